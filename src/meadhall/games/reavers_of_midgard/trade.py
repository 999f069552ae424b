"""RM-10: Trade with Villages."""

from __future__ import annotations

from meadhall.engine import Choose, Reason, Rule, Value, pick
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


def rewards(s: Midgard) -> list[str]:
    """RM-10.3: what can be picked; a die or a Prophecy is picked where it lies."""
    return [
        "favor",
        "food",
        *[DIE[d] for d, count in enumerate(s.market) if count],
        *[CARD_VALUE[c] for c in s.prophecy_row],
        *(["deck"] if available(s, PROPHECY) else []),
    ]


def missing(s: Midgard) -> list[tuple[Value, Reason]]:
    """RM-10.3: dice and Prophecies only while there are any."""
    out: list[tuple[Value, Reason]] = [] if any(s.market) else [("dice", NO_DICE)]
    return out if available(s, PROPHECY) or s.prophecy_row else [*out, ("prophecy", NO_PROPHECY)]


def trade(g: G, seat: int, picks: int) -> Rule[None]:
    """One pick after the other; the same reward may be picked again (RM-10.1)."""
    s = g.s
    answer = yield from decide(
        g,
        Choose(
            seat,
            "trade",
            rewards(s),
            clause="RM-10.3",
            params={"picks": picks},
            blocked=lambda: missing(s),
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
    elif answer in SOURCE_OF:
        yield from take_dice(g, seat, answer)
    else:
        take_prophecy(g, seat, answer)


def take_dice(g: G, seat: int, first: str) -> Rule[None]:
    """RM-10.5: any two dice of the market with the faces they show."""
    s = g.s
    new = [trade_die(g, seat, first)]
    while len(new) < DICE and any(s.market):
        values = [DIE[d] for d, count in enumerate(s.market) if count]
        more: str = yield from pick(Choose(seat, "trade-die", values, clause="RM-10.3"))
        new.append(trade_die(g, seat, more))
    yield from settle(g, seat, new)


def trade_die(g: G, seat: int, value: str) -> int:
    """One die of the market."""
    s, die = g.s, SOURCE_OF[value]
    s.market[die] -= 1
    s.dice[seat][die] += 1
    g.tell("die-traded", clause="RM-10.5", seat=SEAT[seat], die=value, by=HERE)
    return die


def take_prophecy(g: G, seat: int, answer: str) -> None:
    """RM-10.3: a face-up Prophecy, or the top card of the deck."""
    s = g.s
    if answer == "deck":
        g.push("draw-prophecy", seat, 1, HERE)
        return
    card = CARD_OF[answer]
    s.prophecy_row.remove(card)
    lay_on_pile(g, seat, card)
    g.tell("prophecy-taken", clause="RM-10.3", seat=SEAT[seat], card=answer, by=HERE)
