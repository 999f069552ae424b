"""Heroes in the Scene: positions and Moves (GOW-5.2), Rage (GOW-5.7), damage and Knock Out (GOW-6.5)."""

from __future__ import annotations

from meadhall.engine import Choose, Params, Reason, Rule, Value, replaced
from meadhall.engine.ask import NO_PARAMS
from meadhall.engine.values import Values
from meadhall.games.god_of_war import counsel
from meadhall.games.god_of_war.content import HEALTH, HERO_OF, HERO_VALUES, MIMIR, RAGE_MAX
from meadhall.games.god_of_war.interrupts import GameLost
from meadhall.games.god_of_war.state import (
    COLUMN_OF,
    COLUMN_VALUES,
    NOBODY,
    G,
    GodOfWar,
    heroes_up,
    is_up,
    side_at,
)

YES_NO = ("yes", "no")
FRONT_VALUES, FRONT_OF = Values("front", range(1, 5)).apart
MOVES = (*COLUMN_VALUES, *FRONT_VALUES, "swap")
"""Where a Move may lead: behind whoever stands in a column, before him, or past the other Hero of the own column."""
IS_MOVE = frozenset(MOVES)
OTHERS = tuple(tuple(column for column in range(4) if column != here) for here in range(4))
"""Column -> the other ones."""

SAME_COLUMN = Reason("GOW-5.2.1", "same-column")
COLUMN_FULL = Reason("GOW-5.2.1", "column-full")
NOBODY_TO_SWAP = Reason("GOW-5.2.4", "nobody-to-swap")
NOBODY_AHEAD = Reason("GOW-5.2.3", "nobody-ahead")


# --- positions


def front(s: GodOfWar, column: int) -> int:
    """The Hero in front of a column, or nobody."""
    return s.places[2 * column]


def has_room(s: GodOfWar, column: int) -> bool:
    return s.places[2 * column + 1] < 0


def stand_behind(s: GodOfWar, hero: int, column: int) -> None:
    """Put a Hero on the back-most free position; alone in a column means in front (GOW-5.2.2)."""
    at = 2 * column
    s.places[at if s.places[at] < 0 else at + 1] = hero
    s.column[hero] = column


def leave_column(s: GodOfWar, hero: int) -> None:
    """The Hero behind, if any, becomes the front Hero (GOW-5.2.6)."""
    at = 2 * s.column[hero]
    if s.places[at] == hero:
        s.places[at] = s.places[at + 1]
    s.places[at + 1] = NOBODY
    s.column[hero] = NOBODY


def exchange(s: GodOfWar, column: int) -> None:
    at = 2 * column
    s.places[at], s.places[at + 1] = s.places[at + 1], s.places[at]


def occupied_columns(s: GodOfWar) -> list[int]:
    return [c for c in range(4) if s.places[2 * c] >= 0]


# --- Move


def why_not_move(s: GodOfWar, hero: int, value: str) -> Reason | None:
    if value == "swap":
        return NOBODY_TO_SWAP if has_room(s, s.column[hero]) else None
    column = COLUMN_OF.get(value, -1)
    before = column < 0
    if before:
        column = FRONT_OF[value]
    if column == s.column[hero]:
        return SAME_COLUMN
    if not has_room(s, column):
        return COLUMN_FULL
    return NOBODY_AHEAD if before and front(s, column) < 0 else None


def moves(s: GodOfWar, hero: int) -> list[Value]:
    """All that a Move of this Hero may be."""
    here, places = s.column[hero], s.places
    values: list[Value] = []
    before: list[Value] = []
    for column in OTHERS[here]:
        if places[2 * column + 1] < 0:
            values.append(COLUMN_VALUES[column])
            if places[2 * column] >= 0:
                before.append(FRONT_VALUES[column])
    values += before
    if places[2 * here + 1] >= 0:
        values.append("swap")
    return values


def blocked_moves(s: GodOfWar, hero: int) -> list[tuple[Value, Reason]]:
    """The columns that are closed to him."""
    return [
        (value, reason) for value in COLUMN_VALUES if (reason := why_not_move(s, hero, value)) is not None
    ]


def move(g: G, seat: int, hero: int) -> Rule[None]:
    """GOW-5.2: to any column with a free position, or exchange positions in the column."""
    s = g.s
    value: str = yield Choose(
        seat,
        "move-to",
        moves(s, hero),
        clause="GOW-5.2.1",
        params={"hero": HERO_VALUES[hero]},
        blocked=lambda: blocked_moves(s, hero),
    )
    go(g, hero, value)


def go(g: G, hero: int, value: str) -> None:
    """GOW-5.2.2 to GOW-5.2.4."""
    s, who = g.s, HERO_VALUES[hero]
    if value == "swap":
        ahead, behind = s.places[2 * s.column[hero]], s.places[2 * s.column[hero] + 1]
        exchange(s, s.column[hero])
        other = behind if ahead == hero else ahead
        g.tell("hero-swapped", clause="GOW-5.2.4", hero=who, ally=HERO_VALUES[other])
        return
    before = COLUMN_VALUES[s.column[hero]]
    column = FRONT_OF[value] if value in FRONT_OF else COLUMN_OF[value]
    leave_column(s, hero)
    ally = front(s, column)
    stand_behind(s, hero, column)
    g.tell("hero-moved", clause="GOW-5.2.1", hero=who, before=before, column=COLUMN_VALUES[column])
    if value in FRONT_OF:
        exchange(s, column)
        g.tell("hero-in-front", clause="GOW-5.2.3", hero=who, ally=HERO_VALUES[ally])


def push(g: G, hero: int, step: int, by: str) -> None:
    """GOW-13.7: one column aside, to the back-most free position; not a Move."""
    s = g.s
    column = s.column[hero] + step
    if s.column[hero] >= 0 and 0 <= column < 4 and has_room(s, column):
        before = COLUMN_VALUES[s.column[hero]]
        leave_column(s, hero)
        stand_behind(s, hero, column)
        where = COLUMN_VALUES[column]
        g.tell("hero-pushed", clause="GOW-13.7", hero=HERO_VALUES[hero], before=before, column=where, by=by)


# --- choosing Heroes


def choose_hero(
    g: G, seat: int, key: str, among: list[int], clause: str, params: Params = NO_PARAMS
) -> Rule[int]:
    """One of several Heroes; nobody is asked where there is nothing to choose."""
    if len(among) == 1:
        return among[0]
    return HERO_OF[(yield Choose(seat, key, [HERO_VALUES[h] for h in among], clause=clause, params=params))]


def far_columns(s: GodOfWar, column: int) -> list[int]:
    """The occupied columns farthest from this one: none, one or two."""
    occupied = occupied_columns(s)
    distance = max((abs(c - column) for c in occupied), default=0)
    return [c for c in occupied if abs(c - column) == distance]


def far_column(g: G, pos: int) -> Rule[int]:
    """GOW-6.3.2: the occupied column farthest from the card there; players decide between equals. -1 if all are empty."""
    far = far_columns(g.s, pos % 4)
    if len(far) < 2:
        return far[0] if far else NOBODY
    values = [COLUMN_VALUES[c] for c in far]
    by = {"card": side_at(g.s, pos).value}
    return COLUMN_OF[(yield from counsel.decide(g, "far-column", "propose-column", values, "GOW-6.3.2", by))]


# --- Rage, healing, damage


def gain_rage(g: G, hero: int, n: int, by: str) -> None:
    """GOW-5.7.1: at most to the last space of the track."""
    s = g.s
    before, after = s.rage[hero], min(RAGE_MAX[hero], s.rage[hero] + n)
    if after != before:
        s.rage[hero] = after
        if not g.mute:
            g.tell(
                "rage-gained", clause="GOW-5.7.1", hero=HERO_VALUES[hero], before=before, after=after, by=by
            )


def add_attack_bonus(g: G, hero: int, n: int, clause: str, by: str) -> None:
    """A bonus for the next Attack of a Hero."""
    s = g.s
    before, after = s.attack_bonus[hero], s.attack_bonus[hero] + n
    s.attack_bonus = replaced(s.attack_bonus, hero, after)
    g.tell("attack-bonus", clause=clause, hero=HERO_VALUES[hero], before=before, after=after, by=by)


def spend_rage(g: G, hero: int, ability: str) -> None:
    """GOW-5.7.2: Rage returns to 0."""
    before, g.s.rage[hero] = g.s.rage[hero], 0
    g.tell("rage-used", clause="GOW-5.7.2", hero=HERO_VALUES[hero], ability=ability, before=before, after=0)


def heal(g: G, hero: int, n: int, by: str) -> None:
    s = g.s
    healed = min(n, s.damage[hero])
    if healed and is_up(s, hero):
        before = HEALTH[hero] - s.damage[hero]
        s.damage[hero] -= healed
        g.tell(
            "hero-healed",
            clause="GOW-13.2",
            hero=HERO_VALUES[hero],
            n=healed,
            before=before,
            after=before + healed,
            by=by,
        )


def hurt(g: G, hero: int, n: int, clause: str, by: str) -> Rule[int]:
    """Damage from one source; a Freya token may avoid all of it (GOW-11.4). Returns the damage taken."""
    s = g.s
    if n <= 0 or not is_up(s, hero):
        return 0
    if s.freya[hero]:
        use: str = yield Choose(
            s.owner[hero],
            "freya-token",
            YES_NO,
            clause="GOW-11.4",
            params={"hero": HERO_VALUES[hero], "n": n},
        )
        if use == "yes":
            s.freya = replaced(s.freya, hero, s.freya[hero] - 1)
            g.tell("freya-token-used", clause="GOW-11.4", hero=HERO_VALUES[hero], n=n, by=by)
            return 0
    before = HEALTH[hero] - s.damage[hero]
    taken = min(n, before)
    s.damage[hero] += taken
    after = before - taken
    if not g.mute:
        g.tell("hero-hurt", clause=clause, hero=HERO_VALUES[hero], n=n, before=before, after=after, by=by)
    if not after:
        knock_out(g, hero, by)
    return taken


def knock_out(g: G, hero: int, by: str) -> None:
    """GOW-6.5.1: the standee leaves, tokens and pending bonuses are gone; without a body in the Scene the game is lost."""
    s = g.s
    g.tell("hero-knocked-out", clause="GOW-6.5.1", hero=HERO_VALUES[hero], by=by)
    s.freya = replaced(s.freya, hero, 0)
    s.attack_bonus = replaced(s.attack_bonus, hero, 0)
    s.defense_bonus = replaced(s.defense_bonus, hero, 0)
    if hero == MIMIR:
        s.medium = s.mimir_column = NOBODY
    else:
        if s.medium == hero:
            s.medium, s.mimir_column = NOBODY, s.column[hero]
        leave_column(s, hero)
    if all(h == MIMIR for h in heroes_up(s)):
        raise GameLost("defeat:knocked_out", "GOW-6.5.4")
