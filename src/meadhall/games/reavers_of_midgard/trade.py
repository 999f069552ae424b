"""RM-10: Trade with Villages."""

from __future__ import annotations

from meadhall.engine import Choose, Reason, Rule, Subset, pick
from meadhall.games.reavers_of_midgard.cards.artifacts import decide
from meadhall.games.reavers_of_midgard.content import NUMBERS, PROPHECY, TRADE
from meadhall.games.reavers_of_midgard.decks import available, lay_on_pile
from meadhall.games.reavers_of_midgard.dice import settle
from meadhall.games.reavers_of_midgard.names import CARD_OF, CARD_VALUE, DIE, LOCATION_VALUE, SEAT, SOURCE_OF
from meadhall.games.reavers_of_midgard.purse import gain_favor, gain_food
from meadhall.games.reavers_of_midgard.state import G, Midgard

NO_DICE = Reason("RM-10.3", "trade-dice")
NO_PROPHECY = Reason("RM-10.3", "trade-prophecy")

HERE = LOCATION_VALUE[TRADE]
FAVOR, FOOD, DICE = (NUMBERS[f"trade.{name}"] for name in ("favor", "food", "dice"))


def why_not_trade(s: Midgard, reward: str) -> Reason | None:
    """RM-10.3: dice and Prophecies only while there are any."""
    if reward == "dice" and not any(s.market):
        return NO_DICE
    if reward == "prophecy" and not available(s, PROPHECY) and not s.prophecy_row:
        return NO_PROPHECY
    return None


REWARDS = ("favor", "food", "dice", "prophecy")


def trade(g: G, seat: int, picks: int) -> Rule[None]:
    """One pick after the other; the same reward may be picked again (RM-10.1)."""
    s = g.s
    answer = yield from decide(
        g,
        Choose(
            seat,
            "trade",
            [r for r in REWARDS if why_not_trade(s, r) is None],
            clause="RM-10.3",
            params={"picks": picks},
            blocked=lambda: [(r, why) for r in REWARDS if (why := why_not_trade(s, r)) is not None],
        ),
        ("trade", seat, picks),
    )
    if not answer:
        return
    if picks > 1:
        g.push("trade", seat, picks - 1)
    if answer == "favor":
        gain_favor(g, seat, FAVOR, HERE)
    elif answer == "food":
        gain_food(g, seat, FOOD, HERE)
    elif answer == "dice":
        yield from take_dice(g, seat)
    else:
        yield from take_prophecy(g, seat)


def take_dice(g: G, seat: int) -> Rule[None]:
    """RM-10.5: any two dice of the market with the faces they show."""
    s = g.s
    there = [DIE[d] for d, count in enumerate(s.market) for _ in range(count)]
    count = min(DICE, len(there))
    chosen: tuple[str, ...] = yield from pick(
        Subset(seat, "trade-dice", there, least=count, most=count, clause="RM-10.3", params={"count": count})
    )
    new = [SOURCE_OF[value] for value in chosen]
    for die in new:
        s.market[die] -= 1
        s.dice[seat][die] += 1
        g.tell("die-traded", clause="RM-10.5", seat=SEAT[seat], die=DIE[die], by=HERE)
    yield from settle(g, seat, new)


def take_prophecy(g: G, seat: int) -> Rule[None]:
    """RM-10.3: a face-up Prophecy, or the top card of the deck."""
    s = g.s
    values = [CARD_VALUE[c] for c in s.prophecy_row]
    if available(s, PROPHECY):
        values.append("deck")
    answer: str = yield from pick(Choose(seat, "trade-prophecy", values, clause="RM-10.3"))
    if answer == "deck":
        g.push("draw-prophecy", seat, 1, HERE)
        return
    card = CARD_OF[answer]
    s.prophecy_row.remove(card)
    lay_on_pile(g, seat, card)
    g.tell("prophecy-taken", clause="RM-10.3", seat=SEAT[seat], card=answer, by=HERE)
