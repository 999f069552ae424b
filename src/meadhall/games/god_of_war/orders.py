"""One step of the Hero Activation as one order (GOW-5.1.1): a deed and all that belongs to it.

The Enemy and the cards of an Attack, where a Move leads, which brother a Rage ability helps: they are named together, in any order, and
are one answer. What there is no choice of is not named.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from meadhall.engine import Chosen, Params, Reason, Subset, Value
from meadhall.engine.ask import NO_PARAMS
from meadhall.engine.subset import DONE
from meadhall.engine.values import Values
from meadhall.games.god_of_war import abilities, attacks, heroes, sets, solo
from meadhall.games.god_of_war.content import CARD_OF, HERO_VALUES, HEROES
from meadhall.games.god_of_war.state import GodOfWar, side_at

ATTACK_VALUES, ATTACKER = Values("attack", HEROES).apart
MOVE_VALUES, MOVER = Values("move", HEROES).apart
RAGING = abilities.RAGE_VALUES.of
CLOSED: list[Value] = [DONE]

ONE_DEED = Reason("GOW-5.1.1", "one-deed")
DEED_MISSING = Reason("GOW-5.1.1", "deed-missing")
OTHER_DEED = Reason("GOW-5.1.1", "other-deed")
ONLY_SET = Reason("GOW-5.3.3", "only-set")
ATTACKED_MISSING = Reason("GOW-5.4.1", "attacked-missing")
GOAL_MISSING = Reason("GOW-5.2.1", "goal-missing")
HELPED_MISSING = Reason("GOW-11.5", "helped-missing")

Aims = dict[int, list[int]]
"""Hero -> the cards that he can attack."""
Blocked = Callable[[], list[tuple[Value, Reason]]]


class Strike(NamedTuple):
    """An Attack that is ordered: who, whom, the set, and how many names come before its cards."""

    hero: int
    pos: int
    making: sets.Making
    names: int


class Order:
    """What the active player may order now: the deeds, and what each of them needs. `blocked`: deeds that cannot be done, and why."""

    __slots__ = ("_barred", "_blocked", "_strike", "aims", "deeds", "s", "seat")

    def __init__(self, s: GodOfWar, seat: int, deeds: list[Value], aims: Aims, blocked: Blocked) -> None:
        self.s, self.seat, self.deeds, self.aims, self._blocked = s, seat, deeds, aims, blocked
        self._barred: dict[Value, Reason] | None = None
        self._strike: tuple[Chosen, Strike] | None = None

    def ask(self) -> Subset:
        return Subset(
            self.seat,
            "step",
            self.members,
            why_not=self.why_not,
            done=self.done,
            comes=self.comes,
            offer=self.offer,
            steps=self.steps,
            clause="GOW-5.1.1",
        )

    # what belongs to a deed

    def details(self, deed: Value) -> Sequence[Value]:
        """What has to be chosen for a deed beside the cards of a set: one of these, if there are any."""
        if deed in MOVER:
            return heroes.moves(self.s, MOVER[deed])
        if deed in ATTACKER:
            found = self.aims[ATTACKER[deed]]
            return [side_at(self.s, pos).value for pos in found] if len(found) > 1 else ()
        if deed in RAGING:
            among = abilities.helped(self.s, RAGING[deed])
            return [HERO_VALUES[hero] for hero in among] if len(among) > 1 else ()
        return ()

    def strike(self, chosen: Chosen) -> Strike | None:
        """The Attack that is ordered so far; None while its Enemy is not named."""
        known = self._strike
        if known is not None and chosen[: known[1].names] == known[0]:
            return known[1]
        hero = ATTACKER[str(chosen[0])]
        found = self.aims[hero]
        pos, names = found[0], 1
        if len(found) > 1:
            at = [side_at(self.s, each).value for each in found]
            if len(chosen) < 2 or chosen[1] not in at:
                return None
            pos, names = found[at.index(str(chosen[1]))], 2
        strike = Strike(
            hero, pos, attacks.attack_set(self.s, self.seat, attacks.need_for(self.s, pos)), names
        )
        self._strike = chosen[:names], strike
        return strike

    # step by step

    def steps(self, chosen: Chosen) -> Sequence[Value]:
        """What can be named next: the deed, then what belongs to it."""
        if not chosen:
            return self.deeds
        if chosen[0] in ATTACKER:
            strike = self.strike(chosen)
            if strike is None:
                return self.details(chosen[0])
            if len(chosen) == strike.names and strike.making.only() is not None:
                return CLOSED
            return strike.making.steps(chosen[strike.names :])
        return CLOSED if len(chosen) > 1 else self.details(chosen[0]) or CLOSED

    # as a whole

    @property
    def barred(self) -> dict[Value, Reason]:
        """What cannot be done now, and why."""
        if self._barred is None:
            self._barred = {value: why for value, why in self._blocked() if value not in self.deeds}
        return self._barred

    def members(self) -> list[Value]:
        """Deeds, those that cannot be done, what belongs to the others, the cards of the hand."""
        found = dict.fromkeys([*self.deeds, *(value for value in self.barred if value not in CARD_OF)])
        parts = dict.fromkeys(part for deed in self.deeds for part in self.details(deed))
        places = [place for place in heroes.MOVES if place in parts]
        found.update(dict.fromkeys([*places, *parts]))
        hand = attacks.attack_set(self.s, self.seat, "melee").members()
        return [*found, *(value for value in hand if value not in found)]

    def why_not(self, chosen: Chosen, member: Value) -> Reason | None:
        """A deed is named first; before that, whatever belongs to some deed may be."""
        if member in self.deeds:
            return ONE_DEED if chosen else None
        if not chosen or chosen[0] not in self.deeds:
            return self._of_no_deed(member)
        if member in self.details(chosen[0]):
            return ONE_DEED if len(chosen) > 1 else None
        if chosen[0] not in ATTACKER or not self._of_a_set(member):
            return OTHER_DEED
        strike = self.strike(chosen)
        if strike is None:  # of any of its Enemies
            aims = self.aims[ATTACKER[chosen[0]]]
            needs = {attacks.need_for(self.s, pos) for pos in aims}
            loosest = "melee" if "melee" in needs else "ranged"
            return attacks.attack_set(self.s, self.seat, loosest).why_not(chosen[1:], member)
        if strike.making.only() is not None:
            return OTHER_DEED
        return strike.making.why_not(chosen[strike.names :], member)

    def _of_no_deed(self, member: Value) -> Reason | None:
        if self._of_a_set(member) and any(deed in ATTACKER for deed in self.deeds):
            return self._of_the_only_sets(member)
        if any(member in self.details(deed) for deed in self.deeds):
            return None
        return self.barred.get(member, OTHER_DEED)

    def _of_the_only_sets(self, member: Value) -> Reason | None:
        """No card is named where no Attack leaves a choice of cards."""
        makings = []
        for deed in self.deeds:
            if deed in ATTACKER:
                strike = self.strike((deed,))
                if strike is None or strike.making.only() is None:
                    return None
                makings.append(strike.making)
        if any(member in (making.only() or ()) for making in makings):
            return ONLY_SET
        if member == solo.ATREUS_1A:
            return OTHER_DEED
        return makings[0].why_not((), member) or ONLY_SET

    def _of_a_set(self, member: Value) -> bool:
        if member == solo.ATREUS_1A:
            return True
        card = CARD_OF.get(str(member), -1)
        return card in self.s.hands[self.seat] and card in sets.OF_ATTACKS

    def done(self, chosen: Chosen) -> Reason | None:
        if not chosen or chosen[0] not in self.deeds:
            return DEED_MISSING
        if chosen[0] in ATTACKER:
            strike = self.strike(chosen)
            if strike is None:
                return ATTACKED_MISSING
            return None if strike.making.only() is not None else strike.making.done(chosen[strike.names :])
        if len(chosen) > 1 or not self.details(chosen[0]):
            return None
        return GOAL_MISSING if chosen[0] in MOVER else HELPED_MISSING

    def offer(self, chosen: Chosen) -> Sequence[Value] | None:
        """An Enemy is named: the Attack of the one Hero who can reach him, with a set that is strong enough, or the strongest. Cards are
        named: they are for the Attack of the one Hero who can make one, if it is clear whom he attacks."""
        if chosen and self._of_a_set(chosen[-1]) and not any(deed in self.deeds for deed in chosen):
            return self._meant(chosen)
        aimed = len(chosen) == 1 and chosen[0] not in self.deeds
        if aimed:
            by = [deed for deed in self.deeds if chosen[0] in self.details(deed)]
            chosen = (by[0], *chosen) if len(by) == 1 else ()
        if not chosen or chosen[0] not in self.deeds or chosen[0] not in ATTACKER:
            return None
        strike = self.strike(chosen)
        if strike is None or len(chosen) > strike.names:
            return None
        if strike.making.only() is not None:
            return chosen if aimed else None
        cards = strike.making.proposed(attacks.enough(self.s, strike.pos) - self.s.attack_bonus[strike.hero])
        return None if cards is None else [*chosen, *cards]

    def _meant(self, chosen: Chosen) -> Sequence[Value] | None:
        by = [deed for deed in self.deeds if deed in ATTACKER]
        if len(by) != 1:
            return None
        strike = self.strike((by[0], *chosen))
        return None if strike is None or strike.making.only() is not None else (by[0], *chosen)

    def comes(self, chosen: Chosen) -> Params:
        """Who attacks whom with what, and what it would do."""
        if not chosen or chosen[0] not in ATTACKER or chosen[0] not in self.deeds:
            return NO_PARAMS
        strike = self.strike(chosen)
        if strike is None:
            return NO_PARAMS
        hero, pos, making, names = strike
        bonus = self.s.attack_bonus[hero]
        named: dict[str, Value] = {
            "hero": HERO_VALUES[hero],
            "card": side_at(self.s, pos).value,
            "bonus": bonus,
        }
        only = () if chosen[names:] else making.only() or ()
        if only:
            named["set"] = "+".join(map(str, only))
        strength = making.strength(chosen[names:] or only)
        return {**named, **attacks.prospect(self.s, pos, strength + bonus)}
