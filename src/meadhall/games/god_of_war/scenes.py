"""Quests and their Scenes as static content, and the states of GOW-12.5 as functions."""

from __future__ import annotations

import operator
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import lru_cache
from typing import TYPE_CHECKING

from meadhall.games.god_of_war import notation as n
from meadhall.games.god_of_war.obstacles import Obstacle

if TYPE_CHECKING:
    from meadhall.games.god_of_war.state import GodOfWar

FAR = 1_000_000  # remaining health of an Enemy that has not been seen yet (GOW-12.5)

Test = Callable[["GodOfWar"], bool]


@dataclass(frozen=True, slots=True)
class Reaction:
    """What a side does when a rune is activated, in the order of GOW-6.2."""

    attacks: tuple[n.Attack, ...]
    acts: tuple[n.Effects, ...]
    boxes: tuple[n.Effects, ...]
    flips: tuple[n.Group, ...]
    of_enemy: bool
    loses: bool  # the game, whatever else is so (GOW-13.17)


@dataclass(slots=True)
class Side:
    """One side of a Scene card."""

    id: str
    value: str
    pos: int
    enemy: n.Enemy | None
    reactions: tuple[Reaction | None, ...]
    attack_flips: tuple[n.Flip, ...] = ()
    defeat_flip: n.Flip | None = None
    armor_flip: n.Flip | None = None
    state_flips: tuple[tuple[Test, n.Group], ...] = ()
    whens: tuple[n.When, ...] = ()
    reach: tuple[Test, ...] = ()
    strength: tuple[tuple[Test, int, int], ...] = ()  # test, Enemy, bonus
    spots: tuple[int, ...] = ()
    places: tuple[n.Place, ...] = ()
    waits_for: tuple[n.State, ...] = ()  # the states of its `flip when` lines that turn this card
    reward: n.Effects = ()


Grid = tuple[tuple[Side, Side], ...]
Watch = tuple[int, int, int, Test, n.Group]
"""A `flip when` line: position, side, its number on the side, state, group."""


@dataclass(slots=True, eq=False)
class Quest:
    """A Quest or Final Boss card with its Scene."""

    id: str
    number: int
    boss: bool
    obstacle: Obstacle
    names: n.Names
    grids: list[Grid] = field(default_factory=list)
    where: list[list[list[tuple[int, int]]]] = field(default_factory=list)  # grid, Enemy -> (position, side)
    watched: list[tuple[Watch, ...]] = field(default_factory=list)  # grid -> its `flip when` lines
    reacting: list[tuple[tuple[tuple[int, int], ...], ...]] = field(
        default_factory=list
    )  # grid, rune -> (position, side) of the sides that show it, in reading order
    strengthened: bool = False  # a side has a `while … str` line
    listens: bool = False  # a side has a `when` line
    healths: list[int] = field(default_factory=list)  # Enemy -> its health
    health: list[int] = field(default_factory=list)
    health_sides: list[str] = field(default_factory=list)
    spots: list[n.Spot] = field(default_factory=list)
    spot_values: list[str] = field(default_factory=list)
    enemy_values: list[str] = field(default_factory=list)
    token_values: list[str] = field(default_factory=list)
    token_limits: list[int] = field(default_factory=list)
    token_starts: list[int] = field(default_factory=list)
    token_homes: list[tuple[int, int, int]] = field(
        default_factory=list
    )  # grid, position, side; (-1, 0, 0): the Quest card
    win: Test = lambda s: False
    lose: Test | None = None
    swap: Test | None = None
    aims: list[n.State] = field(default_factory=list)  # grid -> what the players work towards, for bots
    feared: tuple[int, ...] = ()  # Enemies whose defeat may lose the Quest
    guards: tuple[int, ...] = ()  # tokens that keep a losing box away
    texts: dict[str, dict[str, str]] = field(default_factory=dict)

    @property
    def value(self) -> str:
        return f"quest:{self.id}"


# --- states as functions


def defeated(s: GodOfWar, pos: int, enemy: n.Enemy) -> bool:
    return bool(s.health_dead[enemy.health_card] if enemy.health_card >= 0 else s.dead[pos])


def find_enemy(s: GodOfWar, quest: Quest, who: int) -> int:
    """Position of the visible Enemy with this id, or -1."""
    sides = s.sides
    for pos, side in quest.where[s.grid][who]:
        if sides[pos] == side:
            enemy = quest.grids[s.grid][pos][side].enemy
            if enemy is not None:
                card = enemy.health_card
                if not (s.health_dead[card] if card >= 0 else s.dead[pos]):
                    return pos
    return -1


def is_clear(s: GodOfWar, quest: Quest) -> bool:
    for pair, side in zip(quest.grids[s.grid], s.sides, strict=True):
        enemy = pair[side].enemy
        if enemy is not None and not defeated(s, pair[0].pos, enemy):
            return False
    return True


def health_left(s: GodOfWar, quest: Quest, who: int) -> int:
    pos = find_enemy(s, quest, who)
    if pos < 0:
        return 0 if s.killed >> who & 1 else FAR
    enemy = quest.grids[s.grid][pos][s.sides[pos]].enemy
    assert enemy is not None
    if enemy.health_card >= 0:
        return enemy.health - s.health_damage[enemy.health_card]
    return enemy.health - s.card_damage[pos]


COMPARE = {"=": operator.eq, "<": operator.lt, ">": operator.gt, "<=": operator.le, ">=": operator.ge}


def _condition(quest: Quest, a: n.Atom) -> Test:
    """One condition as a function of the table."""
    who, limit = a.who, a.n
    tests: dict[str, Callable[[], Test]] = {
        "clear": lambda: lambda s: is_clear(s, quest),
        "killed": lambda: lambda s: bool(s.killed >> who & 1),
        "alive": lambda: lambda s: find_enemy(s, quest, who) >= 0,
        "side": lambda: lambda s: s.sides[who] == limit,
        "tok": lambda: _tokens(who, COMPARE[a.compare], limit),
        "hp": lambda: _health(quest, who, COMPARE[a.compare], limit),
    }
    test = tests[a.word]()
    return (lambda s: not test(s)) if a.negated else test


def _tokens(who: int, compare: Callable[[int, int], bool], limit: int) -> Test:
    return lambda s: compare(s.tokens[who], limit)


def _health(quest: Quest, who: int, compare: Callable[[int, int], bool], limit: int) -> Test:
    return lambda s: compare(health_left(s, quest, who), limit)


@lru_cache(maxsize=1024)
def compile_state(quest: Quest, state: n.State) -> Test:
    """The state as a function of the table; all its conditions must be true. Most have one or two, and are asked after every change."""
    match tuple(_condition(quest, a) for a in state):
        case ():
            return lambda s: True
        case (one,):
            return one
        case (one, two):
            return lambda s: one(s) and two(s)
        case many:
            return lambda s: all(test(s) for test in many)
