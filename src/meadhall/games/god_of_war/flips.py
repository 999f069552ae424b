"""Flipping cards and the state check (GOW-9.2 to GOW-9.6)."""

from __future__ import annotations

from collections.abc import Iterable

from meadhall.engine import Ask, Rule, replaced
from meadhall.games.god_of_war import effects
from meadhall.games.god_of_war.content import HEALTH, HERO_VALUES
from meadhall.games.god_of_war.interrupts import GameLost, QuestCompleted, SceneReplaced
from meadhall.games.god_of_war.notation import POSITIONS, Group
from meadhall.games.god_of_war.scenes import Quest
from meadhall.games.god_of_war.state import (
    G,
    GodOfWar,
    quest_of,
    side_at,
)


def place_tokens(s: GodOfWar, pos: int) -> None:
    """The `place` lines of a side that was turned up (GOW-12.4.1)."""
    for place in side_at(s, pos).places:
        s.tokens = replaced(s.tokens, place.token, place.start)


def set_tokens(g: G, token: int, n: int, clause: str, by: str) -> None:
    s = g.s
    before = s.tokens[token]
    if n != before:
        s.tokens = replaced(s.tokens, token, n)
        value = quest_of(s).token_values[token]
        g.tell("tokens-changed", clause=clause, token=value, n=n, before=before, after=n, by=by)


def flip_card(g: G, pos: int, side: int, me: int, by: str) -> Rule[None]:
    """GOW-9.2: damage stays, all other tokens go; then the `place` lines and, if a Hero caused it, the reward (GOW-9.3)."""
    s = g.s
    if s.sides[pos] == side:
        return
    hidden = side_at(s, pos)
    for place in hidden.places:
        set_tokens(g, place.token, 0, "GOW-9.2", by)
    s.dead, s.stunned = replaced(s.dead, pos, 0), replaced(s.stunned, pos, 0)
    s.armor_lost, s.fired = replaced(s.armor_lost, pos, 0), replaced(s.fired, pos, 0)
    s.sides = replaced(s.sides, pos, side)
    s.flipped |= 1 << pos
    shown = side_at(s, pos)
    where = POSITIONS[pos]
    cause = 0 if by == hidden.value else by  # nothing else did it
    g.tell("card-flipped", clause="GOW-9.2", card=shown.value, before=hidden.value, at=where, by=cause)
    for place in shown.places:
        set_tokens(g, place.token, place.start, "GOW-12.4.1", shown.value)
    if shown.reward and me >= 0:
        g.tell("reward", clause="GOW-9.3", card=shown.value, hero=HERO_VALUES[me])
        yield from effects.carry_out(g, shown.reward, pos, me)


def flip_group(g: G, group: Group, pos: int, me: int, by: str) -> Rule[None]:
    """GOW-9.4: card by card in reading order; no group means this card to its other side."""
    if group is None:
        yield from flip_card(g, pos, 1 - g.s.sides[pos], me, by)
        return
    for at, side in enumerate(group):
        if side >= 0:
            yield from flip_card(g, at, side, me, by)


def due_flip(s: GodOfWar, quest: Quest) -> tuple[int, int, Group] | None:
    """The first `flip when` line in reading order whose state is true and which has not fired yet."""
    for pos, side, i, test, group in quest.watched[s.grid]:
        if s.sides[pos] == side and not s.fired[pos] >> i & 1 and test(s):
            return pos, i, group
    return None


def check(g: G, me: int) -> Iterable[Ask]:
    """GOW-9.5: flips by state, then losing, the change of Scene 9, winning. `me`: the Hero who caused the change, or nobody.

    Mostly nothing is due, and then nothing can be asked; and often nothing of the Scene has changed since the last time.
    """
    global _at_rest
    s = g.s
    quest = quest_of(s)
    scene = (
        *(quest, s.grid, s.sides, s.fired, s.tokens, s.killed),
        *(s.dead, s.card_damage, s.health_dead, s.health_damage),
    )
    if scene == _at_rest:
        return ()
    if quest.watched[s.grid]:
        due = due_flip(s, quest)
        if due is not None:
            return carry_out_flips(g, due, me)
    check_end(g, quest)
    _at_rest = scene
    return ()


_at_rest: tuple[object, ...] = ()
"""All that states are about (GOW-12.5), as it stood when last nothing was due. To compare what is mostly the very same takes hardly
any time."""


def carry_out_flips(g: G, due: tuple[int, int, Group] | None, me: int) -> Rule[None]:
    """GOW-9.5 (1), as long as any is due; then the end."""
    s = g.s
    while due is not None:
        pos, i, group = due
        s.fired = replaced(s.fired, pos, s.fired[pos] | 1 << i)
        yield from flip_group(g, group, pos, me, side_at(s, pos).value)
        due = due_flip(s, quest_of(s))
    check_end(g, quest_of(s))


def check_end(g: G, quest: Quest) -> None:
    """GOW-9.5 (2) to (4)."""
    s = g.s
    if quest.lose is not None and quest.lose(s):
        raise GameLost(quest.value, "GOW-10.1")
    if quest.swap is not None and s.grid == 0:
        if quest.swap(s):
            replace_scene(g)
            raise SceneReplaced
    elif quest.win(s):
        raise QuestCompleted


def lay_out(s: GodOfWar) -> None:
    """All cards of the grid on their fronts, without tokens, `place` lines carried out (GOW-3.11)."""
    s.sides = s.card_damage = s.armor_lost = s.stunned = s.dead = s.fired = (0,) * 8
    quest = quest_of(s)
    for token, home in enumerate(quest.token_homes):
        if home[0] >= 0:
            s.tokens = replaced(s.tokens, token, 0)
    for pos in range(8):
        place_tokens(s, pos)


def tell_places(g: G) -> None:
    """The tokens with which a Scene begins."""
    quest = quest_of(g.s)
    for token, n in enumerate(g.s.tokens):
        grid, pos, _ = quest.token_homes[token]
        if n and grid >= 0:
            value, by = quest.token_values[token], side_at(g.s, pos).value
            g.tell("tokens-changed", clause="GOW-12.4.1", token=value, n=n, before=0, after=n, by=by)


def replace_scene(g: G) -> None:
    """GOW-10.8: the second grid; Heroes and the tokens of the Quest card keep everything. The Knocked Out take part again, without
    damage; who catches `SceneReplaced` has them placed."""
    s = g.s
    for token, home in enumerate(quest_of(s).token_homes):
        if home[0] >= 0:
            set_tokens(g, token, 0, "GOW-10.8", quest_of(s).value)
    s.grid = 1
    lay_out(s)
    g.tell("scene-replaced", clause="GOW-10.8", quest=quest_of(s).value)
    tell_places(g)
    for hero, owner in enumerate(s.owner):
        if owner >= 0 and s.damage[hero] == HEALTH[hero]:
            s.damage[hero] = 0
            g.tell("hero-returns", clause="GOW-10.8", hero=HERO_VALUES[hero], before=0, after=HEALTH[hero])
