"""RM-20.1: the specialisation abilities of the Reavers.

An ability is offered with its price: the answer is the die to discard, `use`, or `decline`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from meadhall.engine import Reason, Rule
from meadhall.games.reavers_of_midgard.content import CLAN, FARM, HAMMER, KEEP, PROPHECY, VILLAGE, WALL
from meadhall.games.reavers_of_midgard.decks import available
from meadhall.games.reavers_of_midgard.dice import ANY_COLOUR, discard, held, pay_dice, set_dice, settle, take
from meadhall.games.reavers_of_midgard.names import DIE, SEAT, SOURCE_OF
from meadhall.games.reavers_of_midgard.purse import (
    gain_food,
    gain_glory,
    gain_token,
    pay_favor,
    tokens_left,
)
from meadhall.games.reavers_of_midgard.state import G, Midgard

RED, BLUE, YELLOW = range(3)

NO_DIE = Reason("RM-6.10", "ability-die")
NO_FAVOR = Reason("RM-6.10", "ability-favor")
NO_TOKEN = Reason("RM-1.4", "ability-token")
NO_SUPPLY = Reason("RM-1.5", "ability-supply")
NO_CARDS = Reason("RM-2.7", "ability-cards")


class Spec(NamedTuple):
    """One ability in words of a small vocabulary: what is discarded, then what is gained."""

    dice: int = 0  # dice to discard ...
    colour: int = ANY_COLOUR  # ... of this colour
    favor: int = 0  # Favor to discard
    reface: bool = False  # gain a die of the discarded die's colour on any face
    token: int = -1
    die: int = -1  # gain exactly this die
    two: int = -1  # draw 2 cards of this deck, keep 1
    prophecy: int = 0
    glory: int = 0
    food: int = 0
    food_for_die: int = 0  # on top of the food, for one more discarded die


ABILITY = {
    "zealot": Spec(two=KEEP),
    "pillager": Spec(dice=1, token=FARM),
    "arsonist": Spec(dice=2, token=WALL),
    "favored_of_the_gods": Spec(dice=1, colour=RED, reface=True),
    "warrior": Spec(die=RED * 6 + CLAN),
    "axe_chieftain": Spec(two=VILLAGE),
    "berserker": Spec(two=VILLAGE),
    "seasoned_hunter": Spec(food=1, food_for_die=3),
    "huskarl": Spec(die=BLUE * 6 + CLAN),
    "veteran": Spec(dice=1, colour=BLUE, reface=True),
    "freeman": Spec(die=BLUE * 6 + HAMMER),
    "spear_chieftain": Spec(food=2),
    "hero": Spec(dice=1, reface=True),
    "seer": Spec(favor=1, glory=2),
    "prophetess": Spec(favor=2, prophecy=1),
    "lorekeeper": Spec(glory=2),
    "sword_chieftain": Spec(die=YELLOW * 6 + CLAN),
    "scout": Spec(dice=1, colour=YELLOW, reface=True),
}


CLAUSE = {name: f"RM-20.1.{number}" for number, name in enumerate(ABILITY, 1)}
"""The abilities stand in the order of RM-20.1."""


def why_not_ability(s: Midgard, seat: int, ability: str) -> Reason | None:
    """An ability that cannot be paid or could do nothing is not offered."""
    spec = ABILITY[ability]
    if spec.dice:
        dice = s.dice[seat]
        owned = sum(dice) if spec.colour == ANY_COLOUR else sum(dice[spec.colour * 6 : spec.colour * 6 + 6])
        if owned < spec.dice:
            return NO_DIE
    if s.favor[seat] < spec.favor:
        return NO_FAVOR
    if spec.token >= 0 and not tokens_left(s, spec.token):
        return NO_TOKEN
    if spec.die >= 0 and not s.supply[spec.die // 6]:
        return NO_SUPPLY
    if (spec.two >= 0 and not available(s, spec.two)) or (spec.prophecy and not available(s, PROPHECY)):
        return NO_CARDS
    return None


def ability_values(s: Midgard, seat: int, ability: str) -> list[str]:
    """The ways to use an ability that is allowed."""
    spec = ABILITY[ability]
    if spec.dice == 1:
        return held(s, seat, spec.colour)
    if spec.food_for_die:
        return ["use", *held(s, seat)]
    return ["use"]


def together(s: Midgard, seat: int, names: Sequence[str]) -> list[str]:
    """Those of the abilities that could be used now and need no die: nothing but "yes" is to be said about them."""
    return [
        name
        for name in names
        if not (ABILITY[name].dice or ABILITY[name].food_for_die) and why_not_ability(s, seat, name) is None
    ]


def why_not_together(s: Midgard, seat: int, chosen: Sequence[str]) -> Reason | None:
    """Favor and dice of the supply must do for all of them."""
    specs = [ABILITY[value.removeprefix("ability:")] for value in chosen]
    if sum(spec.favor for spec in specs) > s.favor[seat]:
        return NO_FAVOR
    dice = [spec.die // 6 for spec in specs if spec.die >= 0]
    if any(dice.count(colour) > left for colour, left in enumerate(s.supply)):
        return NO_SUPPLY
    return None


def draws(name: str) -> bool:
    """Does the ability show its owner something new?"""
    return ABILITY[name].two >= 0 or ABILITY[name].prophecy > 0


def ability(g: G, seat: int, name: str, answer: str) -> Rule[None]:
    """Pay and gain; effects that draw cards follow as frames of their own."""
    s, spec, by = g.s, ABILITY[name], f"ability:{name}"
    g.tell("ability-used", clause="RM-5.2", seat=SEAT[seat], ability=by)
    if spec.food:
        gain_food(g, seat, spec.food, by)
    if answer != "use":
        die = SOURCE_OF[answer]
        discard(s, seat, die)
        g.tell("die-paid", clause="RM-6.8", seat=SEAT[seat], die=answer, by=by)
        if spec.reface:
            new = yield from set_dice(g, seat, (die // 6,), by)
            yield from settle(g, seat, new)
        if spec.food_for_die:
            gain_food(g, seat, spec.food_for_die, by)
    elif spec.dice:
        yield from pay_dice(g, seat, spec.dice, by)
    if spec.favor:
        pay_favor(g, seat, spec.favor, by)
    if spec.token >= 0:
        gain_token(g, seat, spec.token, by)
    if spec.die >= 0:
        take(s, seat, spec.die)
        g.tell("die-set", clause="RM-6.4", seat=SEAT[seat], die=DIE[spec.die], by=by)
        yield from settle(g, seat, [spec.die])
    if spec.glory:
        gain_glory(g, seat, spec.glory, by)
    if spec.two >= 0:
        g.push("draw-two", seat, spec.two, by, CLAUSE[name])
    if spec.prophecy:
        g.push("draw-prophecy", seat, spec.prophecy, by)
