"""Action sets (GOW-5.3): one icon and any number of plain Numbers from one hand, chosen together."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from meadhall.engine import Chosen, Params, Reason, Rule, Subset, Value
from meadhall.engine.subset import DONE
from meadhall.games.god_of_war.content import (
    ALONE,
    CARD_OF,
    CARD_VALUES,
    DEFENSE,
    HERO_VALUES,
    MELEE,
    PLAIN,
    RANGED,
)
from meadhall.games.god_of_war.state import SEAT_VALUES, G

NOT_A_NUMBER = Reason("GOW-5.3.3", "not-a-number")
NUMBER_ALONE = Reason("GOW-5.3.5", "number-alone")
NO_ICON = Reason("GOW-5.3.3", "no-attack-icon")
NO_DEFENSE_ICON = Reason("GOW-5.3.4", "no-defense-icon")
NO_NUMBER = Reason("GOW-5.3.3", "no-number-for-icon")
MELEE_TOO_SHORT = Reason("GOW-5.4.1", "melee-too-short")
ICON_MISSING = Reason("GOW-5.3.3", "icon-missing")

ICONS = {
    "melee": tuple(max(m, r) for m, r in zip(MELEE, RANGED, strict=True)),  # either icon reaches
    "ranged": RANGED,
    "defense": DEFENSE,
    "": (-1,) * len(PLAIN),  # an ability is the icon
}
"""What an icon is needed for -> per card the Number joined to it, -1 without a fitting icon."""


ICON_CARDS = {
    need: [frozenset(c for c, n in enumerate(table) if n >= least) for least in (0, 1)]
    for need, table in ICONS.items()
}
"""The same -> the cards that can be its icon with another Number in hand, and without: a bare icon needs one."""
NUMBERS = frozenset(card for card, n in enumerate(PLAIN) if n)
FITTING = {need: NUMBERS | icons[0] for need, icons in ICON_CARDS.items()}
"""The same -> the cards that can be in a set."""
OF_ATTACKS = NUMBERS | ICON_CARDS["melee"][0]
"""What can be in the set of an Attack."""


def _alike(table: tuple[int, ...]) -> tuple[int, ...]:
    first: dict[tuple[int, bool, bool], int] = {}
    kinds = ((min(joined, 1), bool(PLAIN[card]), ALONE[card]) for card, joined in enumerate(table))
    return tuple(first.setdefault(kind, card) for card, kind in enumerate(kinds))


ALIKE = {need: _alike(table) for need, table in ICONS.items()}
"""The same -> per card the first one that can stand in every set in its place, whatever its Number."""


class ActionSet(NamedTuple):
    """The card of the icon (-1: none yet, or an ability), the Numbers, and the Number joined to the icon (-1: no icon yet)."""

    icon: int
    numbers: list[int]
    joined: int

    @property
    def cards(self) -> list[int]:
        return self.numbers if self.icon < 0 else [self.icon, *self.numbers]

    @property
    def strength(self) -> int:
        return max(0, self.joined) + sum([PLAIN[card] for card in self.numbers])


def has_number(hand: list[int]) -> bool:
    return not NUMBERS.isdisjoint(hand)


def has_icon(hand: list[int], need: str) -> bool:
    """Is there anything in `icon_cards`?"""
    return not ICON_CARDS[need][NUMBERS.isdisjoint(hand)].isdisjoint(hand)


def icon_cards(hand: list[int], need: str) -> list[int]:
    """Cards of a hand that can be the icon of a set."""
    fitting = ICON_CARDS[need][NUMBERS.isdisjoint(hand)]
    return [card for card in hand if card in fitting]


def parted(need: str, cards: Sequence[int], ability: int = -1) -> ActionSet | None:
    """These cards as icon and Numbers; None if no set holds them all. `ability`: the Number joined to an ability that is the icon.

    A card that can be either is the icon only where no other card is: every set has one reading.
    """
    table = ICONS[need]
    icon, joined = -1, ability
    numbers = [card for card in cards if PLAIN[card]]
    for card in cards:
        if not PLAIN[card]:
            if joined >= 0 or table[card] < 0:
                return None
            icon, joined = card, table[card]
    if joined < 0:
        icon = next((card for card in numbers if table[card] >= 0), -1)
        if icon >= 0:
            joined = table[icon]
            numbers.remove(icon)
    if len(numbers) > 1 or joined > 0:
        for card in numbers:
            if ALONE[card]:
                return None
    return ActionSet(icon, numbers, joined)


def why_not_add(
    need: str, hand: list[int], cards: Sequence[int], card: int, ability: int = -1
) -> Reason | None:
    """Why a card of a hand cannot join these cards of a set."""
    joined = ICONS[need][card]
    if not PLAIN[card]:
        if joined < 0:
            if need == "defense":
                return NO_DEFENSE_ICON
            return MELEE_TOO_SHORT if need == "ranged" and MELEE[card] >= 0 else NO_ICON
        if not joined and NUMBERS.isdisjoint(hand):
            return NO_NUMBER
    if parted(need, [*cards, card], ability) is not None:
        return None
    return NUMBER_ALONE if PLAIN[card] else NOT_A_NUMBER


def why_not_close(found: ActionSet | None) -> Reason | None:
    """A set needs an icon, and a bare icon a Number (GOW-5.3.3, GOW-5.3.6)."""
    if found is None or found.joined < 0:
        return ICON_MISSING
    return None if found.joined or found.numbers else NO_NUMBER


class Laid(NamedTuple):
    """A hand laid out for a set: what can be in one, and "done"; the kinds of these cards."""

    named: tuple[Value, ...]
    kinds: tuple[int, ...]


RANK = {need: tuple(int(joined < 0) for joined in table) for need, table in ICONS.items()}
RANK["melee"] = RANK["ranged"] = tuple(
    0 if ranged >= 0 else 1 + (melee < 0) for melee, ranged in zip(MELEE, RANGED, strict=True)
)
"""What an icon is needed for -> per card its place in a set: cards with a fitting icon first. The sets of Attacks are all in one order."""


@lru_cache(maxsize=8192)
def laid_out(need: str, hand: tuple[int, ...], ability: Value) -> Laid:
    """An ability that can be the icon first, then the cards with a fitting icon, then the others."""
    fitting = FITTING[need]
    cards = sorted([card for card in hand if card in fitting], key=RANK[need].__getitem__)
    first = (ability,) if ability else ()
    return Laid(
        (*first, *map(CARD_VALUES.__getitem__, cards), DONE), tuple(map(ALIKE[need].__getitem__, cards))
    )


Places = tuple[int, ...]


class Pattern:
    """What can be named after what in the sets of cards of some kinds, by their places; found out once.

    Members are an ability, if `ability` is the Number joined to it and not -1, and the cards, those with a fitting icon first; `sole`
    is the Number of an ability that is the icon anyway, or -1.
    """

    __slots__ = ("_after", "_of", "only")

    def __init__(self, need: str, cards: tuple[int, ...], ability: int, sole: int, optional: bool) -> None:
        self._of = need, cards, ability, sole, optional
        self._after: dict[Places, Places] = {}
        self.only = self._only_set(int(ability >= 0) + len(cards))
        """The one set that can be named, if there is no other."""

    def after(self, chosen: Places) -> Places:
        """What can be named after those `chosen`, in rising order; one more for "done"."""
        known = self._after.get(chosen)
        if known is None:
            self._after[chosen] = known = following(*self._of, chosen)
        return known

    def _only_set(self, end: int) -> Places | None:
        chosen: Places = ()
        while len(steps := self.after(chosen)) == 1:
            if steps[0] == end:
                return chosen
            chosen = (*chosen, steps[0])
        return None


pattern_of = lru_cache(maxsize=16384)(Pattern)


def following(
    need: str, cards: tuple[int, ...], ability: int, sole: int, optional: bool, chosen: Places
) -> Places:
    """What a pattern finds out by trying."""
    before = int(ability >= 0)
    end = before + len(cards)

    def part(places: tuple[int, ...]) -> ActionSet | None:
        if before and places[:1] == (0,):
            return parted(need, [cards[at - 1] for at in places[1:]], ability)
        return parted(need, [cards[at - before] for at in places], sole)

    def leads(places: tuple[int, ...]) -> bool:
        """Does a set begin so? Where no icon is named yet there is none to come, and a bare one needs a Number yet."""
        found = part(places)
        if found is None or found.joined < 0:
            return False
        rest = cards[places[-1] + 1 - before :]
        return bool(found.joined or found.numbers) or not NUMBERS.isdisjoint(rest)

    steps = [at for at in range(chosen[-1] + 1 if chosen else 0, end) if leads((*chosen, at))]
    if (optional and not chosen) or why_not_close(part(chosen)) is None:
        steps.append(end)
    return tuple(steps)


class Making:
    """One set of a seat that is being put together, and what can be in it.

    `need` is what its icon must be ("": nothing but the ability), `ability` one that can be the icon, with the Number `joined` to it;
    `optional`: no set at all is an answer.
    """

    __slots__ = ("_named", "_pattern", "ability", "hand", "joined", "need", "optional", "sole")

    def __init__(
        self, hand: list[int], need: str, *, ability: Value = "", joined: int = 0, optional: bool = False
    ) -> None:
        self.hand, self.need, self.ability, self.joined, self.optional = hand, need, ability, joined, optional
        self._named, kinds = laid_out(need, tuple(hand), ability if need else "")
        self.sole = joined if ability and not need else -1
        """The Number of an ability that is the icon anyway."""
        self._pattern = pattern_of(need, kinds, joined if ability and need else -1, self.sole, optional)

    def parted(self, chosen: Sequence[Value]) -> ActionSet | None:
        return parted(self.need, *self._read(chosen))

    def uses_ability(self, chosen: Sequence[Value]) -> bool:
        return self.sole >= 0 or bool(self.ability and self.ability in chosen)

    def why_not(self, chosen: Sequence[Value], member: Value) -> Reason | None:
        cards, icon = self._read(chosen)
        if member == self.ability:
            return None if parted(self.need, cards, self.joined) is not None else NOT_A_NUMBER
        return why_not_add(self.need, self.hand, cards, CARD_OF[str(member)], icon)

    def done(self, chosen: Sequence[Value]) -> Reason | None:
        return None if self.optional and not chosen else why_not_close(self.parted(chosen))

    def strength(self, chosen: Sequence[Value]) -> int:
        found = self.parted(chosen)
        return found.strength if found is not None else 0

    def steps(self, chosen: Sequence[Value]) -> list[Value]:
        """What can be named next, in the order of the members."""
        named = self._named
        places = tuple(map(named.index, chosen)) if chosen else ()
        return list(map(named.__getitem__, self._pattern.after(places)))

    def members(self) -> list[Value]:
        """The ability, then the whole hand in the order of sets."""
        cards: list[Value] = [
            CARD_VALUES[card] for card in sorted(self.hand, key=RANK[self.need].__getitem__)
        ]
        return [self.ability, *cards] if self.ability and self.need else cards

    def only(self) -> Chosen | None:
        """The one set that can be made, if there is no other."""
        only = self._pattern.only
        return None if only is None else tuple([self._named[at] for at in only])

    def whole(self, chosen: Chosen = ()) -> Iterator[Chosen]:
        """Every set that begins with these members."""
        for value in self.steps(chosen):
            if value != DONE:
                yield from self.whole((*chosen, value))
            elif chosen:
                yield chosen

    def proposed(self, enough: int) -> Chosen | None:
        """The least of the sets that are strong enough, or the strongest; of equal ones that with fewer cards and the shorter reach. An
        ability is kept for when it is wanted."""
        found = [cards for cards in self.whole() if self.ability not in cards]
        strong = [cards for cards in found if self.strength(cards) >= enough]
        sign = 1 if strong else -1

        def spends(cards: Chosen) -> tuple[int, int, int]:
            far = sum(RANGED[CARD_OF[str(value)]] >= 0 for value in cards)
            return sign * self.strength(cards), len(cards), far

        return min(strong or found, key=spends, default=None)

    def _read(self, chosen: Sequence[Value]) -> tuple[list[int], int]:
        if self.ability and self.ability in chosen:
            return [CARD_OF[str(value)] for value in chosen if value != self.ability], self.joined
        return [CARD_OF[str(value)] for value in chosen], self.sole


def choose_set(
    seat: int,
    key: str,
    making: Making,
    enough: int,
    params: Callable[[], Params],
    comes: Callable[[int], Params],
) -> Rule[Chosen]:
    """The cards of one set of a seat; `comes(strength)`: what the set would do; stronger than `enough` does no more."""
    only = making.only()
    if only is not None:
        return only
    chosen: Chosen = yield Subset(
        seat,
        key,
        making.members,
        why_not=making.why_not,
        done=making.done,
        comes=lambda chosen: comes(making.strength(chosen)),
        steps=making.steps,
        suggest=lambda: making.proposed(enough) if enough > 0 else (),
        clause="GOW-5.3.4" if making.need == "defense" else "GOW-5.3.3",
        params=params,
    )
    return chosen


def tell_cards(g: G, seat: int, hero: int, cards: list[int], clause: str) -> None:
    """The cards of a set, one by one."""
    for card in () if g.mute else cards:
        who, name = SEAT_VALUES[seat], CARD_VALUES[card]
        g.tell("set-card", clause=clause, seat=who, hero=HERO_VALUES[hero], card=name)
