"""The state of a game and the small questions every chapter asks of it.

Nothing in this game is hidden: hands are open, a deck is a pool whose order does not exist, and what was put on top of a deck was put
there openly. So every zone is seen by all.
"""

from __future__ import annotations

from functools import lru_cache

from meadhall.engine import (
    FLAG,
    Bits,
    Count,
    OneOf,
    Play,
    Seat,
    Seats,
    State,
    Text,
    UpTo,
    public,
    zone,
)
from meadhall.engine.values import Values
from meadhall.games.god_of_war import notation, scene_files
from meadhall.games.god_of_war.content import (
    ABILITIES,
    DASHBOARD_HEROES,
    DASHBOARDS,
    FREYA_TOKENS,
    HAND_LIMITS,
    HEALTH,
    HEROES,
    MIMIR,
    PILE_KINDS,
    QUESTS,
    RAGE_MAX,
    TOKEN_COUNTS,
)
from meadhall.games.god_of_war.custom import unpack
from meadhall.games.god_of_war.scenes import Grid, Quest, Side, defeated

COLUMN_VALUES, COLUMN_OF = Values("column", range(1, 5)).apart
NOBODY = -1
BUILT_IN = len(QUESTS)
MOST_HEALTH_CARDS = 8
MOST_TOKENS = 8
MOST_ENEMIES = 32  # one on each side of each card of both grids


class GodOfWar(State):
    """Everything that lies on the table. Heroes, seats, columns and positions are counted from 0; -1 is nobody or nowhere.

    What seldom changes is a tuple: copies share it.
    """

    # the course of the game
    won: bool = public(FLAG)
    lost: bool = public(FLAG)
    completed: bool = public(FLAG)  # the Quest at hand is done, its rounds end
    done: int = public(Count(3))  # Quests completed so far
    goal: int = public(Count(3))  # Quests to complete (3; 1 for a single Scene)
    round: int = public(Count(9999, scale=20))
    first: int = public(Seat(()))
    turn: int = public(Seat())  # seat whose turn it is, its Scene Activation included
    active: int = public(Seat())  # seat in its Hero Activation
    quest: int = public(OneOf(range(-1, BUILT_IN + 1)))
    grid: int = public(OneOf(0, 1))
    custom: str = public(Text())
    quest_row: tuple[int, ...] = public(OneOf(range(BUILT_IN + 1)), by=UpTo(3))
    """Bottom card, then the middle row."""
    boss_row: tuple[int, ...] = public(OneOf(range(BUILT_IN + 1)), by=UpTo(3))
    hand_base: int = public(Count(max(HAND_LIMITS.values())))

    # Heroes
    dashboards: tuple[int, ...] = public(OneOf(range(-1, len(DASHBOARDS))), by="seat")  # per seat
    owner: tuple[int, ...] = public(Seat(), by=len(HEROES))  # per Hero
    damage: list[int] = public(Count(max(HEALTH), scale=HEALTH), by=len(HEROES))
    rage: list[int] = public(Count(max(RAGE_MAX), scale=RAGE_MAX), by=len(HEROES))
    places: list[int] = public(OneOf(range(-1, len(HEROES))), by=8)  # column * 2 (+ 1 behind): the Hero there
    column: list[int] = public(OneOf(range(-1, 4)), by=len(HEROES))
    medium: int = public(OneOf(range(-1, len(HEROES))))
    mimir_column: int = public(OneOf(range(-1, 4)))
    moved: tuple[int, ...] = public(FLAG, by=len(HEROES))
    attack_bonus: tuple[int, ...] = public(Count(99, scale=6), by=len(HEROES))
    defense_bonus: tuple[int, ...] = public(Count(99, scale=6), by=len(HEROES))
    freya: tuple[int, ...] = public(Count(FREYA_TOKENS), by=len(HEROES))  # Freya tokens on each Hero
    spots_used: tuple[int, ...] = public(Bits(16), by=len(HEROES))  # bit mask per Hero, this turn
    abilities_used: tuple[int, ...] = public(FLAG, by=len(ABILITIES))  # solo
    called: int = public(Seats())  # seats that declined help since the last step
    taken: int = public(Seats())  # seats whose Upgrade card of this phase another player may still claim
    hand_tokens: tuple[int, ...] = public(Count(12, least=-12, scale=4), by="seat")
    """Per seat, sum of the Hand-limit tokens."""
    first_draw: tuple[int, ...] = public(Count(99, least=-99, scale=4), by="seat")

    # the Scene
    sides: tuple[int, ...] = public(Count(1), by=8)
    card_damage: tuple[int, ...] = public(Count(9999, scale=20), by=8)
    armor_lost: tuple[int, ...] = public(Count(20, scale=2), by=8)
    stunned: tuple[int, ...] = public(FLAG, by=8)
    dead: tuple[int, ...] = public(FLAG, by=8)
    fired: tuple[int, ...] = public(Bits(16), by=8)
    health_damage: tuple[int, ...] = public(Count(9999, scale=20), by=UpTo(MOST_HEALTH_CARDS))
    health_stunned: tuple[int, ...] = public(FLAG, by=UpTo(MOST_HEALTH_CARDS))
    health_dead: tuple[int, ...] = public(FLAG, by=UpTo(MOST_HEALTH_CARDS))
    killed: int = public(Bits(MOST_ENEMIES))
    tokens: tuple[int, ...] = public(Count(TOKEN_COUNTS["common"], scale=4), by=UpTo(MOST_TOKENS))
    flipped: int = public(Bits(8))  # positions flipped in this Scene Activation

    # cards
    hands: list[list[int]] = zone("card", see="all", by="seat")
    tops: tuple[tuple[int, ...], ...] = zone("card", see="all", by="seat", ordered=True)
    """Known cards on top of a deck, the next one last."""
    decks: list[list[int]] = zone("card", see="all", by="seat")
    discards: list[list[int]] = zone("card", see="all", by="seat")
    played: tuple[tuple[int, ...], ...] = zone("card", see="all", by="seat")
    """Cards of the action being resolved."""
    piles: tuple[tuple[int, ...], ...] = zone("card", see="all", by=len(PILE_KINDS))  # Stun, Poison, Crystal
    upgrade_top: tuple[int, ...] = zone("card", see="all", ordered=True)
    upgrade_deck: list[int] = zone("card", see="all")
    upgrade_bottom: tuple[int, ...] = zone("card", see="all", ordered=True)  # the next one first
    row: list[int] = zone("card", see="all")  # revealed Upgrade cards
    looked: tuple[int, ...] = zone("card", see="all")  # Upgrade cards somebody is choosing between
    box: tuple[int, ...] = zone("card", see="all")
    unused: tuple[int, ...] = zone("card", see="all")


G = Play[GodOfWar]


@lru_cache(maxsize=32)
def custom_quest(packed: str) -> Quest:
    return scene_files.read_scene(unpack(packed), "scene")


def quest_card(s: GodOfWar, index: int) -> Quest:
    return QUESTS[index] if index < BUILT_IN else custom_quest(s.custom)


def quest_of(s: GodOfWar) -> Quest:
    """The Quest being played."""
    return QUESTS[s.quest] if s.quest < BUILT_IN else custom_quest(s.custom)


def grid_of(s: GodOfWar) -> Grid:
    return quest_of(s).grids[s.grid]


def side_at(s: GodOfWar, pos: int) -> Side:
    """The visible side of the card at a position; the only one that counts (GOW-1.4)."""
    quest = QUESTS[s.quest] if s.quest < BUILT_IN else custom_quest(s.custom)
    return quest.grids[s.grid][pos][s.sides[pos]]


# --- Heroes


def is_up(s: GodOfWar, hero: int) -> bool:
    """In play and not Knocked Out."""
    return s.owner[hero] >= 0 and s.damage[hero] < HEALTH[hero]


def heroes_up(s: GodOfWar) -> list[int]:
    return [h for h in range(len(HEROES)) if s.owner[h] >= 0 and s.damage[h] < HEALTH[h]]


def own_heroes(s: GodOfWar, seat: int) -> list[int]:
    """The Heroes of a seat that are not Knocked Out."""
    return [h for h in DASHBOARD_HEROES[s.dashboards[seat]] if s.damage[h] < HEALTH[h]]


def own_bodies(s: GodOfWar, seat: int) -> list[int]:
    """The same without Mimir, who has no place in the Scene."""
    return [h for h in DASHBOARD_HEROES[s.dashboards[seat]] if s.damage[h] < HEALTH[h] and h != MIMIR]


def seat_up(s: GodOfWar, seat: int) -> bool:
    own = DASHBOARD_HEROES[s.dashboards[seat]]
    return s.damage[own[0]] < HEALTH[own[0]] or s.damage[own[-1]] < HEALTH[own[-1]]


def column_of(s: GodOfWar, hero: int) -> int:
    """Where a Hero stands; Mimir is where his Medium is (GOW-5.2.7), or was (GOW-11.3.6)."""
    if hero != MIMIR:
        return s.column[hero]
    return s.column[s.medium] if s.medium >= 0 else s.mimir_column


def is_solo(s: GodOfWar) -> bool:
    return len(s.dashboards) == 1


# --- Enemies


def enemy_at(s: GodOfWar, pos: int) -> notation.Enemy | None:
    """The visible Enemy at a position (GOW-1.5)."""
    quest = QUESTS[s.quest] if s.quest < BUILT_IN else custom_quest(s.custom)
    return enemy_on(s, pos, quest.grids[s.grid][pos][s.sides[pos]])


def enemy_on(s: GodOfWar, pos: int, side: Side) -> notation.Enemy | None:
    """The Enemy of the side that is visible at a position."""
    enemy = side.enemy
    if enemy is None:
        return None
    card = enemy.health_card
    return None if (s.health_dead[card] if card >= 0 else s.dead[pos]) else enemy


def enemy_positions(s: GodOfWar) -> list[int]:
    """Positions of all visible Enemies; an Enemy on several cards is listed with each."""
    return [
        pos
        for pos, pair in enumerate(grid_of(s))
        if (enemy := pair[s.sides[pos]].enemy) is not None and not defeated(s, pos, enemy)
    ]


def one_per_enemy(s: GodOfWar, positions: list[int]) -> list[int]:
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


def enemy_damage(s: GodOfWar, pos: int, enemy: notation.Enemy) -> int:
    return s.health_damage[enemy.health_card] if enemy.health_card >= 0 else s.card_damage[pos]


def armor_left(s: GodOfWar, pos: int, enemy: notation.Enemy) -> int:
    """The highest remaining armor value, 0 if there is none (GOW-5.5.3)."""
    lost = s.armor_lost[pos]
    return enemy.armor[lost] if lost < len(enemy.armor) else 0


def is_stunned(s: GodOfWar, pos: int, enemy: notation.Enemy) -> bool:
    return bool(s.health_stunned[enemy.health_card] if enemy.health_card >= 0 else s.stunned[pos])


def amount(s: GodOfWar, num: notation.Num, paid: int = 0) -> int:
    """The value of a number of a card now."""
    n = num.n
    if num.token >= 0:
        n += s.tokens[num.token]
    return n + paid if num.paid else n


# --- small things of the sequence of play


def hand_limit(s: GodOfWar, seat: int) -> int:
    return max(1, s.hand_base + s.hand_tokens[seat])  # GOW-15.4


ORDERS = tuple(
    tuple(tuple((first + i) % count for i in range(count)) for first in range(count)) for count in range(5)
)


def seat_order(s: GodOfWar) -> tuple[int, ...]:
    """All seats from the first player on, clockwise."""
    return ORDERS[len(s.dashboards)][s.first]


SEAT_VALUES = tuple(Values("seat", range(4)))
