"""RM-20.5, RM-20.6: Village and Keep Spoils, resolved card by card."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.engine import Choose, Reason, Rule, Value
from meadhall.engine.piles import added, put, raised
from meadhall.games.reavers_of_midgard.cards.artifacts import decide, decide_here, remove_artifact
from meadhall.games.reavers_of_midgard.combat import fight, why_not_fight
from meadhall.games.reavers_of_midgard.content import (
    ARTIFACT_SPACES,
    CARD,
    UPGRADE_COUNT,
    UPGRADE_SPACES,
    Artifact,
    Spoils,
)
from meadhall.games.reavers_of_midgard.decks import DRAW_KEY, discard_card, shuffle, to_pile
from meadhall.games.reavers_of_midgard.dice import roll_dice, settle
from meadhall.games.reavers_of_midgard.names import CARD_OF, CARD_VALUE, DEED, DEED_OF, SEAT, SEAT_OF, UPGRADE
from meadhall.games.reavers_of_midgard.purse import (
    discard_terror,
    gain_favor,
    gain_food,
    gain_glory,
    gain_terror,
    gain_token,
)
from meadhall.games.reavers_of_midgard.state import G, Midgard

NO_TILE = Reason("RM-12.6", "upgrade-tile")
NO_SPACE = Reason("RM-12.6", "upgrade-space")


def resolve_spoils(g: G, seat: int) -> Rule[None]:
    """RM-2.9: the gained cards one by one, in the order their owner chooses."""
    s = g.s
    kept = [c for c in s.spoils if isinstance(card := CARD[c], Spoils) and card.kind == "set"]
    if kept:  # nothing else comes of a card of a set, so nobody is asked when
        for number in kept:
            keep_set(g, seat, number)
        if s.spoils:
            g.push("spoils", seat)
        return
    if order_is_nothing(s, seat):
        number = s.spoils[0]
        if len(s.spoils) > 1:
            g.push("spoils", seat)
        yield from resolve_spoil(g, seat, number)
        return
    first = {CARD[c].id: c for c in reversed(s.spoils)}  # of equal cards the first
    cards = [c for c in s.spoils if c in first.values()]
    if len(cards) == 1:
        number, deed = cards[0], ""
    else:
        ask = Choose(
            seat,
            "next-card",
            [value for c in cards for value in deeds(s, seat, c)],
            clause="RM-2.9",
            blocked=lambda: [stop for c in cards for stop in no_deeds(s, seat, c)],
        )
        answer = yield from decide(g, ask, ("spoils", seat))
        if not answer:
            return
        number, deed = named_deed(answer)
    if len(s.spoils) > 1:
        g.push("spoils", seat)
    yield from resolve_spoil(g, seat, number, deed)


def deeds(s: Midgard, seat: int, number: int) -> Sequence[str]:
    """The answers that name a card: with what is done with it, where nothing is rolled or drawn before that is asked."""
    answers = NAMED[number]
    if len(answers) > 1:
        card = CARD[number]
        if isinstance(card, Spoils):
            if card.kind == "keep_wall" and why_not_fight(s, seat) is not None:
                return answers[1:]
            if card.kind == "upgrade" and why_not_upgrade(s, seat, card.upgrade) is not None:
                return (CARD_VALUE[number],)
    return answers


def no_deeds(s: Midgard, seat: int, number: int) -> list[tuple[Value, Reason]]:
    """What cannot be done with a card now."""
    card = CARD[number]
    why = why_not_fight(s, seat) if isinstance(card, Spoils) and card.kind == "keep_wall" else None
    return [] if why is None else [(DEED["fight"][number], why)]


def named_deed(answer: str) -> tuple[int, str]:
    """The card that an answer names, and what is done with it; "" if that is still to be asked."""
    return DEED_OF[answer] if answer in DEED_OF else (CARD_OF[answer], "")


def draw_two(g: G, seat: int, deck: int, by: str, clause: str) -> Rule[None]:
    """Draw 2, keep and resolve 1, discard the other; a single card is kept (A-25)."""
    s = g.s
    while len(s.drawn[seat]) < 2:
        if not s.decks[deck]:
            if shuffle(g, deck):
                g.push("draw-two", seat, deck, by, clause)
                return
            break
        drawn = yield from g.draw("card", s.decks[deck], DRAW_KEY[deck])
        s.drawn = added(s.drawn, seat, drawn)
    cards = s.drawn[seat]
    if not cards:
        return
    keep, deed = cards[0], ""
    if len(cards) == 2:
        answer: str = yield Choose(
            seat,
            "keep-card",
            [value for c in cards for value in deeds(s, seat, c)],
            clause=clause,
            params={"by": by},
            blocked=lambda: [stop for c in cards for stop in no_deeds(s, seat, c)],
        )
        keep, deed = named_deed(answer)
    for card in cards:
        if card != keep:
            discard_card(s, card)
            g.tell("card-discarded", clause="RM-2.6", seat=SEAT[seat], card=CARD_VALUE[card], by=by)
    s.drawn = put(s.drawn, seat, ())
    s.spoils.append(keep)
    g.tell("card-gained", clause=clause, seat=SEAT[seat], card=CARD_VALUE[keep], by=by)
    g.reveal()
    g.push("spoil", seat, keep, deed)


SURE = frozenset({"pillage", "rune", "upgrade"})
"""Kinds of cards that roll and draw nothing."""


def order_is_nothing(s: Midgard, seat: int) -> bool:
    """Whatever can come of these cards can come of them in every order, and no Artifact could be used between them."""
    artifacts = s.acting == seat and s.artifacts[seat]
    return not artifacts and all(isinstance(card := CARD[c], Spoils) and card.kind in SURE for c in s.spoils)


def keep_set(g: G, seat: int, number: int) -> None:
    """RM-13.3: Treasure, Art, Armor and Tapestries go to the Glory pile."""
    g.s.spoils.remove(number)
    to_pile(g, seat, number, "cause:set")


def resolve_spoil(g: G, seat: int, number: int, deed: str = "") -> Rule[None]:
    """One card: an Artifact is placed, a set card kept, everything else discarded after its effect.

    `deed` is what was said to be done with it when it was named.
    """
    s, card, by = g.s, CARD[number], CARD_VALUE[number]
    if isinstance(card, Artifact):
        yield from place_artifact(g, seat, number)
        return
    assert isinstance(card, Spoils)
    if card.kind == "set":
        keep_set(g, seat, number)
        return
    g.tell("card-resolved", clause="RM-2.9", seat=SEAT[seat], card=by)
    yield from RESOLVE[card.kind](g, seat, card, by, deed)
    s.spoils.remove(number)
    discard_card(s, number)


def pillage(g: G, seat: int, card: Spoils, by: str, deed: str) -> Rule[None]:
    """RM-12.4: Farm and Village Wall - the left side always, the right side with Terror, without combat."""
    if card.food:
        gain_food(g, seat, card.food, by)
    if card.favor:
        gain_favor(g, seat, card.favor, by)
    ask = Choose(seat, "pillage", PILLAGE, clause="RM-12.4", params={"card": by})
    answer = deed or (yield from decide_here(g, lambda: ask))
    if answer == "leave":
        g.tell("spared", clause="RM-12.4", seat=SEAT[seat], card=by)
        return
    g.tell("pillaged", clause="RM-12.4", seat=SEAT[seat], card=by)
    if card.more_food:
        gain_food(g, seat, card.more_food, by)
    if card.more_favor:
        gain_favor(g, seat, card.more_favor, by)
    gain_token(g, seat, card.token, by)
    gain_terror(g, seat, card.terror, by)


PILLAGE = ("pillage", "leave")


def craft(g: G, seat: int, card: Spoils, by: str, deed: str) -> Rule[None]:
    """Two dice rolled, or Glory with Terror."""
    ask = Choose(seat, "craft", CRAFT, clause="RM-12.5", params={"card": by})
    answer = deed or (yield from decide_here(g, lambda: ask))
    if answer == "glory":
        gain_glory(g, seat, card.glory, by)
        gain_terror(g, seat, card.terror, by)
    else:
        new = yield from roll_dice(g, seat, card.dice, by)
        yield from settle(g, seat, new)


CRAFT = ("dice", "glory")


def runic_carvings(g: G, seat: int, card: Spoils, by: str, deed: str) -> Rule[None]:
    """Pass Terror on to another player, or Glory with Terror."""
    others = [SEAT[x] for x in g.clockwise(seat)[1:]]
    ask = Choose(seat, "runes", [*others, "glory"], clause="RM-20.6.6")
    answer = yield from decide_here(g, lambda: ask)
    if answer == "glory":
        gain_glory(g, seat, card.glory, by)
        gain_terror(g, seat, card.terror, by)
        return
    discard_terror(g, seat, by)
    gain_terror(g, SEAT_OF[answer], 1, by)


def upgrades_left(s: Midgard, kind: int) -> int:
    return UPGRADE_COUNT[kind] - sum(u[kind] + u[kind + 3] for u in s.upgrades)


def why_not_upgrade(s: Midgard, seat: int, kind: int) -> Reason | None:
    """RM-12.6: a tile of that kind and a free space are needed."""
    if upgrades_left(s, kind) <= 0:
        return NO_TILE
    return NO_SPACE if sum(s.upgrades[seat]) >= UPGRADE_SPACES else None


def ship_upgrade(g: G, seat: int, card: Spoils, by: str, deed: str) -> Rule[None]:
    """The pictured tile, or Glory."""
    s, kind = g.s, card.upgrade
    why = why_not_upgrade(s, seat, kind)
    answer = "glory"
    if why is None:
        params: dict[str, Value] = {"card": by, "tile": UPGRADE[kind]}
        ask = Choose(seat, "upgrade", UPGRADE_OR_GLORY, clause="RM-12.6", params=params)
        answer = deed or (yield from decide_here(g, lambda: ask))
    if answer == "glory":
        gain_glory(g, seat, card.glory, by)
    else:
        s.upgrades = raised(s.upgrades, seat, kind, 1)
        g.tell("upgrade-placed", clause="RM-12.6", seat=SEAT[seat], tile=UPGRADE[kind], by=by)


UPGRADE_OR_GLORY = ("tile", "glory")


def storm(g: G, seat: int, card: Spoils, by: str, deed: str) -> Rule[None]:
    """RM-13.4: Keep Wall and Tower - the left side always, the right side by combat."""
    s = g.s
    if card.favor:
        gain_favor(g, seat, card.favor, by)
    if card.dice:
        new = yield from roll_dice(g, seat, card.dice, by)
        yield from settle(g, seat, new)

    def ask() -> Choose:
        why = why_not_fight(s, seat)
        params: dict[str, Value] = {"card": by, "defense": card.defense}
        if why is None:
            return Choose(seat, "storm", STORM, clause="RM-13.4", params=params)
        return Choose(
            seat, "storm", ("leave",), clause="RM-13.4", params=params, blocked=lambda: [("fight", why)]
        )

    answer = deed or (yield from decide_here(g, ask, always=True))
    if answer == "leave":
        why = why_not_fight(s, seat)
        key = "spared" if why is None else "unfought"
        g.tell(key, clause="RM-13.4" if why is None else why.clause, seat=SEAT[seat], card=by)
        return
    won = yield from fight(g, seat, card.defense, by)
    if won:
        if card.more_favor:
            gain_favor(g, seat, card.more_favor, by)
        if card.glory:
            gain_glory(g, seat, card.glory, by)
        gain_token(g, seat, card.token, by)


STORM = ("fight", "leave")

AT_ONCE = {"pillage": PILLAGE, "craft": CRAFT, "upgrade": UPGRADE_OR_GLORY, "keep_wall": STORM}
NAMED = tuple(
    tuple(DEED[way][number] for way in AT_ONCE[card.kind])
    if isinstance(card, Spoils) and card.kind in AT_ONCE
    else (CARD_VALUE[number],)
    for number, card in enumerate(CARD)
)
"""By card: what an answer says with it at once, if everything is possible."""

RESOLVE = {
    "pillage": pillage,
    "craft": craft,
    "rune": runic_carvings,
    "upgrade": ship_upgrade,
    "keep_wall": storm,
    "tower": storm,
}


def place_artifact(g: G, seat: int, number: int) -> Rule[None]:
    """RM-12.8, RM-12.8.1: on a free space; if there is none, one of the five goes to the Glory pile."""
    s = g.s
    if len(s.artifacts[seat]) >= ARTIFACT_SPACES:
        values = [CARD_VALUE[c] for c in (*s.artifacts[seat], number)]
        answer: str = yield Choose(seat, "artifact-full", values, clause="RM-12.8.1")
        if CARD_OF[answer] == number:
            s.spoils.remove(number)
            to_pile(g, seat, number, "cause:artifact_spaces")
            return
        yield from remove_artifact(g, seat, CARD_OF[answer], CARD_VALUE[number], (number,))
    s.spoils.remove(number)
    s.artifacts = added(s.artifacts, seat, number)
    g.tell("artifact-placed", clause="RM-12.8", seat=SEAT[seat], card=CARD_VALUE[number])
