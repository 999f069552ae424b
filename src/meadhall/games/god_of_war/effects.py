"""The effect vocabulary (GOW-13): what Scene cards, spots, rewards and Special cards can do.

Every word is one small function. `pos` is the card that speaks (-1: none), `me` the Hero who caused it (-1: nobody), `seat` the
player who decides (-1: the players, so the first player).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from meadhall.engine import Choose, Params, Rule, pick, replaced
from meadhall.engine.ask import NO_PARAMS
from meadhall.games.god_of_war import counsel, decks, enemies, flips, heroes, threats
from meadhall.games.god_of_war.content import HEALTH, HERO_OF, HERO_VALUES, PILE_KINDS
from meadhall.games.god_of_war.interrupts import GameLost
from meadhall.games.god_of_war.notation import Effect, Effects
from meadhall.games.god_of_war.scenes import compile_state, find_enemy
from meadhall.games.god_of_war.state import (
    NOBODY,
    SEAT_VALUES,
    G,
    GodOfWar,
    amount,
    armor_left,
    column_of,
    enemy_at,
    enemy_damage,
    enemy_positions,
    hand_limit,
    heroes_up,
    is_up,
    one_per_enemy,
    quest_of,
    side_at,
)

HERO_QUESTIONS = {
    "hurt": "choose-hero-hurt",
    "heal": "choose-hero-heal",
    "gain": "choose-hero-gain",
    "draw": "choose-hero-draw",
    "rage": "choose-hero-rage",
    "bonus": "choose-hero-bonus",
    "hand": "choose-hero-hand",
    "push": "choose-hero-push",
}
ENEMY_QUESTIONS = {
    "hit": "choose-enemy-hit",
    "assault": "choose-enemy-assault",
    "break": "choose-enemy-break",
    "mend": "choose-enemy-mend",
    "stun": "choose-enemy-stun",
}


@dataclass(frozen=True, slots=True)
class Cause:
    """Who speaks and who acts."""

    pos: int
    me: int
    seat: int
    paid: int
    by: str


def carry_out(g: G, effects: Effects, pos: int, me: int, by: str = "", paid: int = 0) -> Rule[None]:
    """GOW-13.24: from left to right, each completely; then the state check. `by`: what speaks, if not the card."""
    cause = Cause(pos, me, NOBODY, paid, by or side_at(g.s, pos).value)
    for effect in effects:
        yield from apply(g, effect, cause)
    yield from flips.check(g, me)


def apply(g: G, effect: Effect, cause: Cause) -> Rule[None]:
    """One effect, without the state check."""
    rest = WORDS[effect.word](g, effect, cause)
    if rest is not None:
        yield from rest


# --- whom it concerns


def selected_heroes(g: G, e: Effect, c: Cause) -> Rule[list[int]]:
    """GOW-12.7."""
    s = g.s
    if e.hero == "me":
        return [c.me] if c.me >= 0 and is_up(s, c.me) else []
    if e.hero == "col":
        columns = [c.pos % 4 + d for d in e.cols] if e.cols else [0, 1, 2, 3]
        return [s.places[2 * x] for x in sorted(columns) if 0 <= x < 4 and s.places[2 * x] >= 0]
    if e.hero == "far":
        column = yield from heroes.far_column(g, c.pos)
        return [s.places[2 * column]] if column >= 0 else []
    up = heroes_up(s)
    if e.hero == "each":
        return up
    if e.hero == "weakest":
        least = min(HEALTH[h] - s.damage[h] for h in up)
        up = [h for h in up if HEALTH[h] - s.damage[h] == least]
    elif c.seat >= 0:
        key, why = HERO_QUESTIONS[e.word], cause_of(g, e, c)
        return [(yield from heroes.choose_hero(g, c.seat, key, up, "GOW-12.7", why))]
    why = cause_of(g, e, c)
    what = str(why.get("pile", "")).partition(":")[2]
    deed = {
        "deed": f"deed:{e.word}_{what}" if what else f"deed:{e.word}",
        "tie": int(e.hero == "weakest"),
        **why,
    }
    values = [HERO_VALUES[h] for h in up]
    value = yield from counsel.decide(g, HERO_QUESTIONS[e.word], "propose-hero", values, "GOW-12.7", deed)
    return [HERO_OF[value]]


def cause_of(g: G, e: Effect, c: Cause) -> Params:
    """What speaks, and of how much: whoever is asked knows what for."""
    named: Params = {"card": c.by, "n": amount(g.s, e.n, c.paid)}
    return {**named, "pile": decks.PILE_VALUES[PILE_KINDS.index(e.kind)]} if e.word == "gain" else named


def acting_seat(s: GodOfWar, c: Cause) -> int:
    if c.seat >= 0:
        return c.seat
    return s.owner[c.me] if c.me >= 0 else s.first


def selected_enemies(g: G, e: Effect, c: Cause) -> Rule[list[int]]:
    """GOW-12.8, as positions of cards."""
    s = g.s
    if e.enemy == "self":
        return [c.pos] if enemy_at(s, c.pos) is not None else []
    if e.enemy == "id":
        pos = find_enemy(s, quest_of(s), e.enemy_id)
        return [pos] if pos >= 0 else []
    if e.enemy == "others":
        return other_enemies(s, c.pos)
    among = _candidates(s, e, c)
    if not among:
        return []
    key, why = ENEMY_QUESTIONS[e.word], cause_of(g, e, c)
    return [(yield from choose_enemy(g, acting_seat(s, c), key, among, "GOW-12.8", why))]


def other_enemies(s: GodOfWar, pos: int) -> list[int]:
    """Every visible Enemy except that of this card."""
    own = enemy_at(s, pos)
    return [
        p
        for p in one_per_enemy(s, enemy_positions(s))
        if p != pos
        and not (own is not None and own.health_card >= 0 and own.health_card == _health_card(s, p))
    ]


def _health_card(s: GodOfWar, pos: int) -> int:
    enemy = enemy_at(s, pos)
    return NOBODY if enemy is None else enemy.health_card


def _candidates(s: GodOfWar, e: Effect, c: Cause) -> list[int]:
    """The Enemies a choice is among: `break` needs armor, `hit` does nothing to armor."""
    positions = enemy_positions(s)
    if e.enemy == "near":
        positions = [p for p in positions if abs(p % 4 - c.pos % 4) <= 1]
    elif e.enemy == "here":
        column = column_of(s, c.me) if c.me >= 0 else NOBODY
        positions = [p for p in positions if p % 4 == column]
    elif e.enemy == "anyx":
        positions = [p for p in positions if (x := enemy_at(s, p)) is not None and x.id != e.enemy_id]
    if e.word == "break":
        return [p for p in positions if (x := enemy_at(s, p)) is not None and armor_left(s, p, x)]
    if e.word == "hit":
        positions = [p for p in positions if (x := enemy_at(s, p)) is not None and not armor_left(s, p, x)]
    return one_per_enemy(s, positions)


def choose_enemy(
    g: G, seat: int, key: str, among: list[int], clause: str, params: Params = NO_PARAMS
) -> Rule[int]:
    """One of several Enemies, by the visible side of a card."""
    if len(among) == 1:
        return among[0]
    values = {side_at(g.s, p).value: p for p in among}
    return values[(yield from pick(Choose(seat, key, list(values), clause=clause, params=params)))]


# --- the words


def _hurt(g: G, e: Effect, c: Cause) -> Rule[None]:
    for hero in (yield from selected_heroes(g, e, c)):
        yield from heroes.hurt(g, hero, amount(g.s, e.n, c.paid), "GOW-13.1", c.by)


def _heal(g: G, e: Effect, c: Cause) -> Rule[None]:
    for hero in (yield from selected_heroes(g, e, c)):
        heroes.heal(g, hero, amount(g.s, e.n, c.paid), c.by)


def _gain(g: G, e: Effect, c: Cause) -> Rule[None]:
    for hero in (yield from selected_heroes(g, e, c)):
        decks.gain(g, g.s.owner[hero], PILE_KINDS.index(e.kind), amount(g.s, e.n, c.paid), c.by)


def _draw(g: G, e: Effect, c: Cause) -> Rule[None]:
    for hero in (yield from selected_heroes(g, e, c)):
        yield from decks.draw(g, g.s.owner[hero], amount(g.s, e.n, c.paid), c.by)


def _rage(g: G, e: Effect, c: Cause) -> Rule[None]:
    for hero in (yield from selected_heroes(g, e, c)):
        heroes.gain_rage(g, hero, amount(g.s, e.n, c.paid), c.by)


def _bonus(g: G, e: Effect, c: Cause) -> Rule[None]:
    """GOW-13.26: for the next Attack, in this or a later round."""
    for hero in (yield from selected_heroes(g, e, c)):
        heroes.add_attack_bonus(g, hero, amount(g.s, e.n, c.paid), "GOW-13.26", c.by)


def _hand(g: G, e: Effect, c: Cause) -> Rule[None]:
    for hero in (yield from selected_heroes(g, e, c)):
        change_hand_limit(g, g.s.owner[hero], e.step, "GOW-13.6", c.by)


def change_hand_limit(g: G, seat: int, step: int, clause: str, by: str) -> None:
    before = hand_limit(g.s, seat)
    g.s.hand_tokens = replaced(g.s.hand_tokens, seat, g.s.hand_tokens[seat] + step)
    after = hand_limit(g.s, seat)
    g.tell(
        "hand-limit-changed", clause=clause, seat=SEAT_VALUES[seat], n=step, before=before, after=after, by=by
    )


def _push(g: G, e: Effect, c: Cause) -> Rule[None]:
    for hero in (yield from selected_heroes(g, e, c)):
        heroes.push(g, hero, e.step, c.by)


def _strike(g: G, e: Effect, c: Cause) -> Rule[None]:
    yield from threats.attack(g, c.pos, e.ranged, amount(g.s, e.n, c.paid), e.cols, "", c.by)


def _hit(g: G, e: Effect, c: Cause) -> Rule[None]:
    for pos in (yield from selected_enemies(g, e, c)):
        yield from enemies.hit(g, pos, amount(g.s, e.n, c.paid), c.me, c.by)


def _assault(g: G, e: Effect, c: Cause) -> Rule[None]:
    for pos in (yield from selected_enemies(g, e, c)):
        yield from enemies.assault(g, pos, amount(g.s, e.n, c.paid), c.me, c.by)


def _break(g: G, e: Effect, c: Cause) -> Rule[None]:
    for pos in (yield from selected_enemies(g, e, c)):
        yield from enemies.destroy_armor(g, pos, c.me, c.by)


def _mend(g: G, e: Effect, c: Cause) -> Rule[None]:
    for pos in (yield from selected_enemies(g, e, c)):
        enemy = enemy_at(g.s, pos)
        if enemy is not None:
            everything = enemy_damage(g.s, pos, enemy)
            enemies.mend(g, pos, everything if e.n.all else amount(g.s, e.n, c.paid), c.by)


def _stun(g: G, e: Effect, c: Cause) -> Rule[None]:
    for pos in (yield from selected_enemies(g, e, c)):
        enemies.stun(g, pos, c.by)


def _tok(g: G, e: Effect, c: Cause) -> None:
    """GOW-13.14: within 0 and the maximum; no effect if the token has no place in play."""
    s, quest = g.s, quest_of(g.s)
    grid, pos, side = quest.token_homes[e.token]
    if grid >= 0 and (s.grid != grid or s.sides[pos] != side):
        return
    n = max(0, min(quest.token_limits[e.token], s.tokens[e.token] + e.step))
    flips.set_tokens(g, e.token, n, "GOW-13.14", c.by)


def _flip(g: G, e: Effect, c: Cause) -> Rule[None]:
    yield from flips.flip_group(g, e.group, c.pos, c.me, c.by)


def _if(g: G, e: Effect, c: Cause) -> Rule[None]:
    for effect in e.then if compile_state(quest_of(g.s), e.test)(g.s) else e.other:
        yield from apply(g, effect, c)


def _lose(g: G, e: Effect, c: Cause) -> None:
    raise GameLost(c.by, "GOW-13.17")


WORDS: dict[str, Callable[[G, Effect, Cause], Rule[None] | None]] = {
    "hurt": _hurt,
    "heal": _heal,
    "gain": _gain,
    "draw": _draw,
    "rage": _rage,
    "bonus": _bonus,
    "hand": _hand,
    "push": _push,
    "strike": _strike,
    "hit": _hit,
    "assault": _assault,
    "break": _break,
    "mend": _mend,
    "stun": _stun,
    "tok": _tok,
    "flip": _flip,
    "if": _if,
    "lose": _lose,
}
