"""RM-5.6, RM-12.8, RM-20.7: Artifacts - when they may be used, what they cost, what they do.

An Artifact is an extra option of a decision of its owner's part. Effects that draw cards follow as frames of their own.
"""

from __future__ import annotations

from collections.abc import Callable

from meadhall.engine import Choose, Reason, Rule, Subset, Value, pick
from meadhall.engine.piles import added, removed
from meadhall.games.reavers_of_midgard.cards.abilities import ability_values, why_not_ability
from meadhall.games.reavers_of_midgard.content import (
    CARD,
    CLAN_OF,
    DECK_OF,
    KEEP,
    PROPHECY,
    VILLAGE,
    Artifact,
    Reaver,
)
from meadhall.games.reavers_of_midgard.decks import available, discard_card, leave_board
from meadhall.games.reavers_of_midgard.dice import (
    discard,
    fits,
    held,
    roll_dice,
    set_dice,
    settle,
    take,
)
from meadhall.games.reavers_of_midgard.names import (
    ARTIFACT_CARDS,
    CARD_OF,
    CARD_VALUE,
    COLOUR,
    COLOUR_OF,
    DIE,
    SEAT,
    SOURCE_OF,
)
from meadhall.games.reavers_of_midgard.purse import discard_terror, gain_favor, gain_food
from meadhall.games.reavers_of_midgard.state import G, Midgard

OTHER_LOCATION = Reason("RM-5.6", "artifact-location")
ALREADY_USED = Reason("RM-5.6.1", "artifact-used")
NO_MATCHING_DIE = Reason("RM-12.8.3", "artifact-die")
NOT_ITS_MOMENT = Reason("RM-5.6", "artifact-moment")
DOES_NOTHING = Reason("RM-5.6.2", "artifact-nothing")
MID_EFFECT = Reason("RM-5.6", "artifact-mid-effect")

MOMENTS = frozenset({"dainsleif", "mjolnir_shard", "skidbladnir", "laevateinn"})
"""Artifacts that wait for a moment of their own: a combat, a revealed Journey, a successful attempt."""

IN_PLACE = frozenset({"bodn", "ljosalfar_harp", "draupnir", "eldhrimnir", "friggs_chalice"})
"""Artifacts that draw nothing: they may be used in the middle of a card or a combat."""

COMBAT_DICE = {"dainsleif": 2, "mjolnir_shard": 1}


ARTIFACT_OF = {number: card for number, card in enumerate(CARD) if isinstance(card, Artifact)}


def artifact(card: int) -> Artifact:
    return ARTIFACT_OF[card]


# When


def why_not_ready(s: Midgard, seat: int, card: int) -> Reason | None:
    """Location, once per activation, and a die to discard: what every use needs."""
    a = artifact(card)
    if s.acting != seat or (a.location >= 0 and a.location != s.location):
        return OTHER_LOCATION
    if card in s.used:
        return ALREADY_USED
    dice = s.dice[seat]
    for die in a.stores:
        if dice[die]:
            return None
    return NO_MATCHING_DIE


def why_not_use(s: Midgard, seat: int, card: int, in_place: bool = False) -> Reason | None:
    """May the Artifact be used at an ordinary decision of its owner?"""
    why = why_not_ready(s, seat, card)
    if why is not None:
        return why
    name = artifact(card).id
    if name in MOMENTS:
        return NOT_ITS_MOMENT
    if in_place and name not in IN_PLACE:
        return MID_EFFECT
    test = CAN_DO.get(name)
    return DOES_NOTHING if test is not None and not test(s, seat, card) else None


def _promotable(s: Midgard) -> list[int]:
    """One Reaver gained in this activation for every clan whose promotion bonus brings something."""
    first = {_reaver(c).clan: c for c in reversed(s.gained)}
    spoils = available(s, VILLAGE) or available(s, KEEP)
    return [first[k] for k in sorted(first) if spoils or CLAN_OF[k].promotion != "spoils"]


def _staff_prices(s: Midgard, seat: int, card: int) -> list[int]:
    """The dice whose loss leaves one of the gained Reavers' abilities usable."""
    prices = []
    for die in artifact(card).stores:
        if s.dice[seat][die]:
            discard(s, seat, die)
            if _staff_abilities(s, seat):
                prices.append(die)
            take(s, seat, die)
    return prices


def _staff_abilities(s: Midgard, seat: int) -> list[int]:
    return [c for c in s.gained if why_not_ability(s, seat, _reaver(c).ability) is None]


def _reaver(card: int) -> Reaver:
    found = CARD[card]
    assert isinstance(found, Reaver)
    return found


CAN_DO: dict[str, Callable[[Midgard, int, int], bool]] = {
    "andvarinaut": lambda s, seat, card: available(s, KEEP) > 0,
    "bodn": lambda s, seat, card: sum(s.dice[seat]) > 1,
    "brisingamen": lambda s, seat, card: available(s, PROPHECY) > 0,
    "jarnglofar": lambda s, seat, card: bool(_promotable(s)),
    "friggs_chalice": lambda s, seat, card: s.terror[seat] > 0,
    "sacred_ash_staff": lambda s, seat, card: bool(_staff_prices(s, seat, card)),
}


def usable(s: Midgard, seat: int, in_place: bool = False) -> list[str]:
    """The Artifacts that may be used now, as options."""
    return [CARD_VALUE[c] for c in s.artifacts[seat] if why_not_use(s, seat, c, in_place) is None]


def _with_artifacts(s: Midgard, ask: Choose, in_place: bool) -> Choose:
    """The same question with the Artifacts as further options, or as blocked ones."""
    seat, plain = ask.seat, ask.blocked

    def blocked() -> list[tuple[Value, Reason]]:
        offered = set(ask.values)
        return plain() + [
            (CARD_VALUE[c], why)
            for c in s.artifacts[seat]
            if CARD_VALUE[c] not in offered and (why := why_not_use(s, seat, c, in_place)) is not None
        ]

    more = Choose(
        seat,
        ask.key,
        [*ask.values, *usable(s, seat, in_place)],
        clause=ask.clause,
        params=ask.params,
        blocked=blocked,
    )
    return more


def decide(g: G, ask: Choose, again: tuple[Value, ...], *, always: bool = False) -> Rule[str]:
    """A decision of a player's part: returns the answer, or "" if an Artifact goes first and the frame is asked again.

    A single answer is not asked for, unless an Artifact could open another one (`always`).
    """
    s = g.s
    if s.acting != ask.seat or not s.artifacts[ask.seat]:
        if len(ask.values) == 1:
            return str(ask.values[0])
        plain: str = yield ask
        return plain
    if len(ask.values) == 1 and (not always or not usable(s, ask.seat)):
        return str(ask.values[0])
    answer: str = yield _with_artifacts(s, ask, False)
    if answer in ARTIFACT_CARDS and answer not in ask.values:
        g.then(("artifact", ask.seat, CARD_OF[answer]), again)
        return ""
    return answer


def decide_here(g: G, make: Callable[[], Choose], *, always: bool = False) -> Rule[str]:
    """A decision in the middle of a card: Artifacts that draw nothing are used on the spot, then it is asked again."""
    s = g.s
    while True:
        ask = make()
        if s.acting == ask.seat and s.artifacts[ask.seat]:
            if len(ask.values) == 1 and (not always or not usable(s, ask.seat, True)):
                return str(ask.values[0])
            answer: str = yield _with_artifacts(s, ask, True)
            if answer in ARTIFACT_CARDS and answer not in ask.values:
                yield from use_artifact(g, ask.seat, CARD_OF[answer])
                continue
            return answer
        if len(ask.values) == 1:
            return str(ask.values[0])
        plain: str = yield ask
        return plain


# Using


def pay_price(g: G, seat: int, card: int, among: tuple[int, ...] | list[int] = ()) -> Rule[None]:
    """RM-12.8.3: discard the die on it; by RM-6.3 any die it can store may lie there."""
    s = g.s
    dice = [d for d in among or artifact(card).stores if s.dice[seat][d]]
    value: str = yield from pick(
        Choose(
            seat,
            "artifact-die",
            [DIE[d] for d in dice],
            clause="RM-12.8.3",
            params={"artifact": CARD_VALUE[card]},
        )
    )
    discard(s, seat, SOURCE_OF[value])
    s.used.append(card)
    g.tell("artifact-used", clause="RM-12.8.3", seat=SEAT[seat], artifact=CARD_VALUE[card], die=value)


def use_artifact(g: G, seat: int, card: int) -> Rule[None]:
    """Pay and carry out the effect."""
    name = artifact(card).id
    yield from pay_price(g, seat, card, _staff_prices(g.s, seat, card) if name == "sacred_ash_staff" else ())
    effect = EFFECT[name](g, seat, CARD_VALUE[card])
    if effect is not None:
        yield from effect


def andvarinaut(g: G, seat: int, by: str) -> None:
    """Draw a Keep Spoils card and resolve it."""
    g.push("draw-spoils", seat, KEEP, 1, by, "RM-20.7.1")


def bodn(g: G, seat: int, by: str) -> Rule[None]:
    """Discard a second die; gain a die of its colour on any face (A-13)."""
    value: str = yield from pick(Choose(seat, "bodn-die", held(g.s, seat), clause="RM-20.7.2"))
    die = SOURCE_OF[value]
    discard(g.s, seat, die)
    g.tell("die-paid", clause="RM-20.7.2", seat=SEAT[seat], die=value, by=by)
    new = yield from set_dice(g, seat, (die // 6,), by)
    yield from settle(g, seat, new)


def brisingamen(g: G, seat: int, by: str) -> None:
    """Draw a Prophecy, then discard one, old or new."""
    g.then(("draw-prophecy", seat, 1, by), ("discard-prophecy", seat, by))


def discard_prophecy(g: G, seat: int, by: str) -> Rule[None]:
    """The second half of Brisingamen: the discarded card becomes public."""
    s = g.s
    own = [c for c in (*s.pile[seat], *s.open_pile[seat]) if DECK_OF[c] == PROPHECY]
    values = [CARD_VALUE[c] for c in own]
    answer: str = yield Choose(seat, "discard-prophecy", values, clause="RM-20.7.3", params={"by": by})
    card = CARD_OF[answer]
    s.pile, s.open_pile = removed(s.pile, seat, card), removed(s.open_pile, seat, card)
    discard_card(s, card)
    g.tell("prophecy-discarded", clause="RM-20.7.3", seat=SEAT[seat], card=answer, by=by)
    g.reveal()


def draupnir(g: G, seat: int, by: str) -> None:
    """2 Food."""
    gain_food(g, seat, 2, by)


def eldhrimnir(g: G, seat: int, by: str) -> None:
    """3 Food."""
    gain_food(g, seat, 3, by)


def ljosalfar_harp(g: G, seat: int, by: str) -> None:
    """2 Favor."""
    gain_favor(g, seat, 2, by)


def hringhorni(g: G, seat: int, by: str) -> Rule[None]:
    """Gain and roll 2 dice, each of a colour you choose."""
    there = [COLOUR[c] for c, left in enumerate(g.s.supply) for _ in range(min(2, left))]
    count = min(2, len(there))
    chosen: tuple[str, ...] = yield from pick(
        Subset(seat, "die-colours", there, least=count, most=count, clause="RM-20.7.8")
    )
    colours = [COLOUR_OF[value] for value in chosen]
    new = yield from roll_dice(g, seat, colours, by)
    yield from settle(g, seat, new)


def jarnglofar(g: G, seat: int, by: str) -> Rule[None]:
    """The promotion bonus of the clan of a Reaver gained in this activation."""
    cards = [CARD_VALUE[c] for c in _promotable(g.s)]
    value: str = yield from pick(Choose(seat, "jarnglofar-reaver", cards, clause="RM-20.7.9"))
    g.push("promotion", seat, _reaver(CARD_OF[value]).clan)


def friggs_chalice(g: G, seat: int, by: str) -> None:
    """Discard a Terror token."""
    discard_terror(g, seat, by)


def sacred_ash_staff(g: G, seat: int, by: str) -> Rule[None]:
    """Resolve the ability of a Reaver gained in this activation, wherever the card is now."""
    s = g.s
    cards = [CARD_VALUE[c] for c in _staff_abilities(s, seat)]
    value: str = yield from pick(Choose(seat, "staff-reaver", cards, clause="RM-20.7.14"))
    name = _reaver(CARD_OF[value]).ability
    ways = ability_values(s, seat, name)
    way: str = yield from pick(
        Choose(seat, "ability", ways, clause="RM-20.7.14", params={"ability": f"ability:{name}"})
    )
    g.push("ability", seat, name, way)


EFFECT: dict[str, Callable[[G, int, str], Rule[None] | None]] = {
    "andvarinaut": andvarinaut,
    "bodn": bodn,
    "brisingamen": brisingamen,
    "draupnir": draupnir,
    "eldhrimnir": eldhrimnir,
    "ljosalfar_harp": ljosalfar_harp,
    "hringhorni": hringhorni,
    "jarnglofar": jarnglofar,
    "friggs_chalice": friggs_chalice,
    "sacred_ash_staff": sacred_ash_staff,
}


# Moments


def _ready(s: Midgard, seat: int, name: str) -> int:
    """The Artifact of that name if it may be used at its moment, else -1."""
    for card in s.artifacts[seat]:
        if artifact(card).id == name and why_not_ready(s, seat, card) is None:
            return card
    return -1


def journey_artifact(s: Midgard, seat: int) -> int:
    """RM-20.7.13: Skidbladnir, when it can send the revealed Journey away, else -1."""
    return _ready(s, seat, "skidbladnir")


def raise_level(g: G, seat: int, territory: str, better: str) -> Rule[bool]:
    """RM-20.7.11: Laevateinn, after a success at level 1 or 2 - take the level 3 tile of the same kind instead?"""
    card = _ready(g.s, seat, "laevateinn")
    if card < 0:
        return False
    answer: str = yield Choose(
        seat,
        "laevateinn",
        [CARD_VALUE[card], "decline"],
        clause="RM-20.7.11",
        params={"territory": better},
    )
    if answer == "decline":
        return False
    yield from pay_price(g, seat, card)
    g.tell("territory-raised", clause="RM-20.7.11", seat=SEAT[seat], territory=territory, better=better)
    return True


def combat_artifacts(s: Midgard, seat: int) -> list[int]:
    """RM-7.3: the Artifacts that can add Combat dice now."""
    return [
        c for c in s.artifacts[seat] if artifact(c).id in COMBAT_DICE and why_not_ready(s, seat, c) is None
    ]


# Leaving the board


def remove_artifact(g: G, seat: int, card: int, by: str, instead: tuple[int, ...] = ()) -> Rule[None]:
    """RM-12.8.4: to the Glory pile; a die that can no longer be placed, also not on the card laid `instead`, is discarded first."""
    s = g.s
    before = s.artifacts
    left = removed(before, seat, card)
    s.artifacts = added(left, seat, *instead)
    homeless = not fits(s, seat)
    dice = (
        [d for d in artifact(card).stores if s.dice[seat][d] and _fits_without(s, seat, d)]
        if homeless
        else []
    )
    s.artifacts = before
    if dice:
        value: str = yield from pick(Choose(seat, "discard-die", [DIE[d] for d in dice], clause="RM-12.8.4"))
        discard(s, seat, SOURCE_OF[value])
        g.tell("die-discarded", clause="RM-12.8.4", seat=SEAT[seat], die=value, by=by)
    s.artifacts = left
    leave_board(g, seat, card, by)


def _fits_without(s: Midgard, seat: int, die: int) -> bool:
    discard(s, seat, die)
    fine = fits(s, seat)
    take(s, seat, die)
    return fine
