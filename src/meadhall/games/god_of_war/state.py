"""The state of a game and the small questions every chapter asks of it.

Nothing in this game is hidden: hands are open, a deck is a pool whose order does not exist, and what was put on top of a deck was put
there openly. So every zone is seen by all.
"""

from __future__ import annotations

from functools import lru_cache

from meadhall.engine import Play, State, public, zone
from meadhall.games.god_of_war import notation, scene_files
from meadhall.games.god_of_war.content import (
    DASHBOARD_HEROES,
    HEALTH,
    HEROES,
    MIMIR,
    QUESTS,
)
from meadhall.games.god_of_war.custom import unpack
from meadhall.games.god_of_war.scenes import Grid, Quest, Side, defeated

COLUMN_VALUES = ("column:1", "column:2", "column:3", "column:4")
COLUMN_OF = {value: i for i, value in enumerate(COLUMN_VALUES)}
NOBODY = -1
BUILT_IN = len(QUESTS)


class Table(State):
    """Everything that lies on the table. Heroes, seats, columns and positions are counted from 0; -1 is nobody or nowhere.

    What seldom changes is a tuple: copies share it.
    """

    # the course of the game
    won: bool = public()
    lost: bool = public()
    completed: bool = public()  # the Quest at hand is done, its rounds end
    done: int = public()  # Quests completed so far
    goal: int = public()  # Quests to complete (3; 1 for a single Scene)
    round: int = public()
    first: int = public()
    turn: int = public()  # seat whose turn it is, its Scene Activation included
    active: int = public()  # seat in its Hero Activation
    quest: int = public()
    grid: int = public()
    custom: str = public()
    quest_row: tuple[int, ...] = public()  # bottom card, then the middle row
    boss_row: tuple[int, ...] = public()
    hand_base: int = public()

    # Heroes
    dashboards: tuple[int, ...] = public()  # per seat
    owner: tuple[int, ...] = public()  # per Hero
    damage: list[int] = public()
    rage: list[int] = public()
    places: list[int] = public()  # column * 2 (+ 1 behind): the Hero there
    column: list[int] = public()
    medium: int = public()
    mimir_column: int = public()
    moved: tuple[int, ...] = public()
    attack_bonus: tuple[int, ...] = public()
    defense_bonus: tuple[int, ...] = public()
    freya: tuple[int, ...] = public()  # Freya tokens on each Hero
    spots_used: tuple[int, ...] = public()  # bit mask per Hero, this turn
    abilities_used: tuple[int, ...] = public()  # solo
    called: int = public()  # seats that declined help since the last step
    taken: int = public()  # seats whose Upgrade card of this phase another player may still claim
    hand_tokens: tuple[int, ...] = public()  # per seat, sum of the Hand-limit tokens
    first_draw: tuple[int, ...] = public()

    # the Scene
    sides: tuple[int, ...] = public()
    card_damage: tuple[int, ...] = public()
    armor_lost: tuple[int, ...] = public()
    stunned: tuple[int, ...] = public()
    dead: tuple[int, ...] = public()
    fired: tuple[int, ...] = public()
    health_damage: tuple[int, ...] = public()
    health_stunned: tuple[int, ...] = public()
    health_dead: tuple[int, ...] = public()
    killed: int = public()
    tokens: tuple[int, ...] = public()
    flipped: int = public()  # positions flipped in this Scene Activation

    # cards
    hands: list[list[int]] = zone("card", see="all")
    tops: tuple[tuple[int, ...], ...] = zone(
        "card", see="all"
    )  # known cards on top of a deck, the next one last
    decks: list[list[int]] = zone("card", see="all")
    discards: list[list[int]] = zone("card", see="all")
    played: tuple[tuple[int, ...], ...] = zone("card", see="all")  # cards of the action being resolved
    piles: tuple[tuple[int, ...], ...] = zone("card", see="all")  # Stun, Poison, Crystal
    upgrade_top: tuple[int, ...] = zone("card", see="all")
    upgrade_deck: list[int] = zone("card", see="all")
    upgrade_bottom: tuple[int, ...] = zone("card", see="all")  # the next one first
    row: list[int] = zone("card", see="all")  # revealed Upgrade cards
    looked: tuple[int, ...] = zone("card", see="all")  # Upgrade cards somebody is choosing between
    box: tuple[int, ...] = zone("card", see="all")
    unused: tuple[int, ...] = zone("card", see="all")


G = Play[Table]


class Interrupted(Exception):
    """The rest of the effect list and of the activation is dropped (GOW-9.5)."""


class GameLost(Interrupted):
    """A losing condition is met (GOW-4.1)."""


class QuestCompleted(Interrupted):
    """The victory condition of the Quest is met."""


class SceneReplaced(Interrupted):
    """Scene 9A has become 9B (GOW-10.8)."""


@lru_cache(maxsize=32)
def custom_quest(packed: str) -> Quest:
    return scene_files.read_scene(unpack(packed), "scene")


def quest_card(s: Table, index: int) -> Quest:
    return QUESTS[index] if index < BUILT_IN else custom_quest(s.custom)


def quest_of(s: Table) -> Quest:
    """The Quest being played."""
    return QUESTS[s.quest] if s.quest < BUILT_IN else custom_quest(s.custom)


def grid_of(s: Table) -> Grid:
    return quest_of(s).grids[s.grid]


def side_at(s: Table, pos: int) -> Side:
    """The visible side of the card at a position; the only one that counts (GOW-1.4)."""
    return quest_of(s).grids[s.grid][pos][s.sides[pos]]


# --- Heroes


def is_up(s: Table, hero: int) -> bool:
    """In play and not Knocked Out."""
    return s.owner[hero] >= 0 and s.damage[hero] < HEALTH[hero]


def heroes_up(s: Table) -> list[int]:
    return [h for h in range(len(HEROES)) if s.owner[h] >= 0 and s.damage[h] < HEALTH[h]]


def own_heroes(s: Table, seat: int) -> list[int]:
    """The Heroes of a seat that are not Knocked Out."""
    return [h for h in DASHBOARD_HEROES[s.dashboards[seat]] if s.damage[h] < HEALTH[h]]


def seat_up(s: Table, seat: int) -> bool:
    own = DASHBOARD_HEROES[s.dashboards[seat]]
    return s.damage[own[0]] < HEALTH[own[0]] or s.damage[own[-1]] < HEALTH[own[-1]]


def column_of(s: Table, hero: int) -> int:
    """Where a Hero stands; Mimir is where his Medium is (GOW-5.2.7), or was (GOW-11.3.6)."""
    if hero != MIMIR:
        return s.column[hero]
    return s.column[s.medium] if s.medium >= 0 else s.mimir_column


def is_solo(s: Table) -> bool:
    return len(s.dashboards) == 1


# --- Enemies


def enemy_at(s: Table, pos: int) -> notation.Enemy | None:
    """The visible Enemy at a position (GOW-1.5)."""
    quest = QUESTS[s.quest] if s.quest < BUILT_IN else custom_quest(s.custom)
    enemy = quest.grids[s.grid][pos][s.sides[pos]].enemy
    if enemy is None:
        return None
    dead = s.health_dead[enemy.health_card] if enemy.health_card >= 0 else s.dead[pos]
    return None if dead else enemy


def enemy_positions(s: Table) -> list[int]:
    """Positions of all visible Enemies; an Enemy on several cards is listed with each."""
    return [
        pos
        for pos, pair in enumerate(grid_of(s))
        if (enemy := pair[s.sides[pos]].enemy) is not None and not defeated(s, pos, enemy)
    ]


def one_per_enemy(s: Table, positions: list[int]) -> list[int]:
    """One position for every Enemy: those of a Health card are one Enemy (GOW-12.9)."""
    seen: list[int] = []
    out = []
    for pos in positions:
        enemy = enemy_at(s, pos)
        if enemy is None:
            continue
        if enemy.health_card >= 0:
            if enemy.health_card in seen:
                continue
            seen.append(enemy.health_card)
        out.append(pos)
    return out


def enemy_damage(s: Table, pos: int, enemy: notation.Enemy) -> int:
    return s.health_damage[enemy.health_card] if enemy.health_card >= 0 else s.card_damage[pos]


def armor_left(s: Table, pos: int, enemy: notation.Enemy) -> int:
    """The highest remaining armor value, 0 if there is none (GOW-5.5.3)."""
    lost = s.armor_lost[pos]
    return enemy.armor[lost] if lost < len(enemy.armor) else 0


def is_stunned(s: Table, pos: int, enemy: notation.Enemy) -> bool:
    return bool(s.health_stunned[enemy.health_card] if enemy.health_card >= 0 else s.stunned[pos])


def amount(s: Table, num: notation.Num, paid: int = 0) -> int:
    """The value of a number of a card now."""
    n = num.n
    if num.token >= 0:
        n += s.tokens[num.token]
    return n + paid if num.paid else n


# --- small things of the sequence of play


def hand_limit(s: Table, seat: int) -> int:
    return max(1, s.hand_base + s.hand_tokens[seat])  # GOW-15.4


ORDERS = tuple(
    tuple(tuple((first + i) % count for i in range(count)) for first in range(count)) for count in range(5)
)


def seat_order(s: Table) -> tuple[int, ...]:
    """All seats from the first player on, clockwise."""
    return ORDERS[len(s.dashboards)][s.first]


SEAT_VALUES = ("seat:0", "seat:1", "seat:2", "seat:3")
