"""The moments at which everybody may speak up (GOW-5.6.2): Special cards, Crystals, Rage, solo abilities.

A seat is asked only if it holds something that would do something there. Who does not want to be asked so often may let the table
pass for it: `WINDOWS` names the answer that passes, `concerns` says whether the moment is about the Heroes of a seat.
"""

from __future__ import annotations

from collections.abc import Callable

from meadhall.engine import Choose, Params, Rule, Value
from meadhall.games.god_of_war import abilities, heroes, solo
from meadhall.games.god_of_war.cards import specials
from meadhall.games.god_of_war.content import (
    CARD_OF,
    CARD_VALUES,
    HEALTH,
    HERO_OF,
    HERO_VALUES,
    MIMIR,
    RUNE_VALUES,
)
from meadhall.games.god_of_war.notation import Effects
from meadhall.games.god_of_war.state import (
    COLUMN_OF,
    G,
    GodOfWar,
    enemy_at,
    heroes_up,
    is_stunned,
    seat_order,
    side_at,
)

PASS = "pass"
WINDOWS = {
    "before-scene": PASS,
    "before-card": PASS,
    "help": PASS,
    "under-attack": PASS,
    "boost-attack": PASS,
    "boost-defense": PASS,
    "propose-quest": PASS,
    "propose-column": PASS,
    "propose-hero": PASS,
}


# --- what may be used


def step_values(s: GodOfWar, seat: int) -> list[Value]:
    """What a seat may use between two steps of a Hero Activation, beside its own actions."""
    values = specials.playable(s, seat)
    return values + solo.turn_abilities(s) if len(s.dashboards) == 1 else values


def values(s: GodOfWar, seat: int) -> list[Value]:
    """What a seat may use at any moment; its Rage in its own turn only (GOW-5.7.2)."""
    found = specials.of_use(s, seat)
    return found + abilities.rage_values(s, seat) if s.turn == seat else found


def use(g: G, seat: int, value: str) -> Rule[None]:
    if value in solo.TURN_ABILITIES:
        yield from solo.use_turn_ability(g, value)
    elif value.startswith("rage:"):
        yield from abilities.use_rage(g, seat, abilities.RAGE_VALUES.index(value))
    else:
        yield from specials.play(g, seat, CARD_OF[value])


# --- the windows


def ask_once(g: G, key: str, params: Params) -> Rule[bool]:
    """Ask every seat that has something to use, until one uses it. False: nobody did."""
    s = g.s
    hands, idle = s.hands, specials.TURN.isdisjoint
    for seat in seat_order(s):
        if not idle(hands[seat]):
            found = values(s, seat)
        elif s.turn == seat:
            found = abilities.rage_values(s, seat)
        else:
            continue
        if found:
            value: str = yield Choose(seat, key, [*found, PASS], clause="GOW-5.6.2", params=params)
            if value != PASS:
                yield from use(g, seat, value)
                return True
    return False


def boost_attack(
    g: G, seat_of_hero: int, hero: int, target: str, strength: int, shown: Callable[[int], Params]
) -> Rule[int]:
    """An Attack of a Hero is declared: boost cards of everybody, in solo games Atreus 1b; the others may play anything. `shown`:
    what an Attack of some strength does. Returns what is added."""
    s = g.s
    added = 0
    for seat in seat_order(s):
        if specials.PLAYABLE.isdisjoint(s.hands[seat]) and len(s.dashboards) > 1:
            continue
        while True:
            found: list[Value] = [CARD_VALUES[card] for card in specials.boosts(s, seat, "attack", hero)]
            if solo.can_use(s, solo.ATREUS_1):
                found.append(solo.ATREUS_1B)
            if seat != seat_of_hero:
                found += specials.of_use(s, seat)
            if not found:
                break
            value: str = yield Choose(
                seat,
                "boost-attack",
                [*found, PASS],
                clause="GOW-5.6.2",
                params={"hero": HERO_VALUES[hero], "card": target, **shown(strength + added)},
            )
            if value == PASS:
                break
            if value == solo.ATREUS_1B:
                solo.use(g, solo.ATREUS_1, value)
                added += specials.boosted(g, "attack-boosted", hero, 3, value)
            elif CARD_OF[value] in specials.BOOST:
                added += yield from specials.play_boost(g, seat, CARD_OF[value], "attack-boosted", hero)
            else:
                yield from specials.play(g, seat, CARD_OF[value])
    return added


def boost_defense(g: G, enemy: str, hero: int, damage: int) -> Rule[int]:
    """An Attack on a Hero would do damage: boost cards of everybody. Returns what they take away."""
    s = g.s
    added = 0
    for seat in seat_order(s):
        if specials.BOOST.isdisjoint(s.hands[seat]):
            continue
        while added < damage and (cards := specials.boosts(s, seat, "defense", hero)):
            value: str = yield Choose(
                seat,
                "boost-defense",
                [*(CARD_VALUES[card] for card in cards), PASS],
                clause="GOW-5.6.2",
                params={
                    "hero": HERO_VALUES[hero],
                    "strength": damage - added,
                    "card": enemy,
                    "left": max(0, HEALTH[hero] - s.damage[hero] - damage + added),
                },
            )
            if value == PASS:
                break
            added += yield from specials.play_boost(g, seat, CARD_OF[value], "defense-boosted", hero)
    return added


# --- whom they concern


def concerns(s: GodOfWar, question: Choose, seat: int) -> bool:
    """Is the moment about the Heroes of this seat?"""
    if question.key == "before-scene":
        return s.turn == seat
    if question.key == "before-card":
        pos = next(pos for pos in range(8) if side_at(s, pos).value == question.params["card"])
        reached = in_reach(s, pos, RUNE_VALUES.index(str(question.params["rune"])))
        return any(s.owner[hero] == seat or (hero == s.medium and s.owner[MIMIR] == seat) for hero in reached)
    if question.key in ("propose-quest", "help"):
        return True
    if question.key == "propose-column":
        columns = [COLUMN_OF[str(value)] for value in question.values if value != PASS]
        return any(s.owner[heroes.front(s, column)] == seat for column in columns)
    if question.key == "propose-hero":
        return any(s.owner[HERO_OF[str(value)]] == seat for value in question.values if value != PASS)
    hero = HERO_OF[str(question.params["hero"])]
    return s.owner[hero] == seat or (hero == s.medium and s.owner[MIMIR] == seat)


def in_reach(s: GodOfWar, pos: int, rune: int) -> set[int]:
    """The Heroes that a card may hurt when it is activated by this rune."""
    side = side_at(s, pos)
    reaction = side.reactions[rune]
    if reaction is None:
        return set()
    found: set[int] = set()
    enemy = enemy_at(s, pos)
    if enemy is not None and not is_stunned(s, pos, enemy):
        for line in reaction.attacks:
            found |= _aimed_at(s, pos, line.ranged, line.cols)
        for act in reaction.acts:
            found |= _hurt_by(s, pos, act)
    for box in reaction.boxes:
        found |= _hurt_by(s, pos, box)
    return found


def _aimed_at(s: GodOfWar, pos: int, ranged: bool, cols: tuple[int, ...]) -> set[int]:
    columns = [pos % 4 + d for d in cols] if cols else [0, 1, 2, 3]
    if ranged:
        columns = heroes.far_columns(s, pos % 4)
    return {s.places[2 * column] for column in columns if 0 <= column < 4 and s.places[2 * column] >= 0}


def _hurt_by(s: GodOfWar, pos: int, effects: Effects) -> set[int]:
    found: set[int] = set()
    for effect in effects:
        if effect.word == "strike" or (effect.word in ("hurt", "push") and effect.hero in ("col", "far")):
            found |= _aimed_at(s, pos, effect.ranged or effect.hero == "far", effect.cols)
        elif effect.word in ("hurt", "gain", "hand", "push"):
            found |= set(heroes_up(s))
        found |= _hurt_by(s, pos, effect.then) | _hurt_by(s, pos, effect.other)
    return found
