"""Scene Activation (GOW-6.1, GOW-6.2) and the windows before it."""

from __future__ import annotations

from meadhall.engine import Chance, Choose, Rule
from meadhall.games.god_of_war import (
    abilities,
    decks,
    effects,
    enemies,
    flips,
    heroes,
    quests,
    solo,
    threats,
    upgrades,
    windows,
)
from meadhall.games.god_of_war.cards import specials
from meadhall.games.god_of_war.content import (
    CARD_RUNE,
    CARD_VALUES,
    MIMIR,
    RAGE_MAX,
    RUNE_VALUES,
)
from meadhall.games.god_of_war.interrupts import GameLost, SceneReplaced, finish_all
from meadhall.games.god_of_war.notation import Enemy
from meadhall.games.god_of_war.scenes import Reaction, Side
from meadhall.games.god_of_war.state import (
    NOBODY,
    G,
    GodOfWar,
    amount,
    enemy_at,
    enemy_on,
    is_solo,
    is_stunned,
    is_up,
    quest_of,
    seat_order,
    side_at,
)


def window(g: G, skip: int) -> Rule[None]:
    """Directly before a reveal. After something was used everybody is asked again, also who just ended an activation (`skip`)."""
    s = g.s
    alone = is_solo(s)
    again = True
    while again:
        again = False
        for seat in seat_order(s):
            if seat == skip or (s.turn != seat and not alone and specials.TURN.isdisjoint(s.hands[seat])):
                continue
            values = windows.values(s, seat)
            if alone:
                values += solo.turn_abilities(s)
            if values:
                value: str = yield Choose(seat, "before-scene", [*values, "pass"], clause="GOW-5.6.2")
                if value != "pass":
                    try:
                        yield from windows.use(g, seat, value)
                    except SceneReplaced:  # the Scene Activation still takes place, in the new Scene
                        finish_all(s)
                        yield from quests.place_heroes(g)
                    again, skip = True, NOBODY
                    break


def mimir_may_choose(g: G, seat: int) -> bool:
    s = g.s
    return seat >= 0 and s.owner[MIMIR] == seat and is_up(s, MIMIR) and s.rage[MIMIR] == RAGE_MAX[MIMIR]


def reveal(g: G, seat: int) -> Rule[int]:
    """GOW-6.1.1: reveal an Upgrade card, lay it beside the Scene; its rune. Mimir may choose between two (GOW-11.3.7)."""
    if mimir_may_choose(g, seat):
        use: str = yield Choose(seat, "mimir-rage", heroes.YES_NO, clause="GOW-11.3.7")
        if use == "yes":
            heroes.spend_rage(g, MIMIR, abilities.RAGE_VALUES[MIMIR])
            yield from upgrades.look_at_upgrades(g, 2)
            return (yield from _choose_rune(g, seat))
    card = yield from upgrades.next_upgrade(g)
    if card < 0:
        return (yield from random_rune(g))
    return lay_beside(g, card)


def random_rune(g: G) -> Rule[int]:
    """GOW-15.2: no Upgrade card is left anywhere, chance names the rune."""
    rune: str = yield Chance("rune", RUNE_VALUES)
    g.tell("rune-drawn", clause="GOW-15.2", rune=rune)
    return RUNE_VALUES.index(rune)


def lay_beside(g: G, card: int) -> int:
    g.s.row.append(card)
    if not g.mute:
        g.tell("rune-revealed", clause="GOW-6.1.1", rune=RUNE_VALUES[CARD_RUNE[card]], card=CARD_VALUES[card])
    return CARD_RUNE[card]


def _choose_rune(g: G, seat: int) -> Rule[int]:
    s = g.s
    if not s.looked:
        return (yield from random_rune(g))
    card = yield from decks.choose_card(seat, "mimir-rune", s.looked, "GOW-11.3.7")
    for other in s.looked:
        if other != card:
            s.upgrade_bottom = (*s.upgrade_bottom, other)
            rune = RUNE_VALUES[CARD_RUNE[other]]
            g.tell("upgrade-put-under", clause="GOW-11.3.7", card=CARD_VALUES[other], rune=rune)
    s.looked = ()
    return lay_beside(g, card)


def activate_all(g: G, rune: int) -> Rule[None]:
    """GOW-6.1.2, GOW-6.1.3: every card that shows the rune and was not flipped in this activation, in reading order."""
    s = g.s
    s.flipped = 0
    recovered: list[int] = []
    quest = quest_of(s)
    grid = quest.grids[s.grid]
    for pos, side in quest.reacting[s.grid][rune]:
        shown = grid[pos][side]
        reaction = shown.reactions[rune]
        assert reaction is not None
        if not acts(s, shown, reaction, pos, side):
            continue
        params = {"card": shown.value, "rune": RUNE_VALUES[rune]}
        if reaction.loses:
            g.tell("defeat-looms", clause="GOW-13.17", card=shown.value, rune=RUNE_VALUES[rune])
        while True:
            if not (yield from windows.ask_once(g, "before-card", params)):
                rule = activate(g, rune, pos, recovered)
                try:
                    yield from g.within("card", rule, clause="GOW-6.2", **({} if g.mute else params))
                except GameLost as lost:
                    lost.rune = params["rune"] if lost.by == params["card"] else 0
                    raise
                break
            if not acts(s, shown, reaction, pos, side):
                break


def acts(s: GodOfWar, shown: Side, reaction: Reaction, pos: int, side: int) -> bool:
    """Does the card still show this side, unturned in this activation, and has it anything to do (GOW-6.2.5)?"""
    if s.sides[pos] != side or s.flipped >> pos & 1:
        return False
    return bool(reaction.boxes or reaction.flips or enemy_on(s, pos, shown) is not None)


def activate(g: G, rune: int, pos: int, recovered: list[int]) -> Rule[None]:
    """GOW-6.2: Enemy lines, boxes, rune flips; a card flipped on the way does nothing further (GOW-6.1.3).

    `recovered`: Enemies with a Health card that have lost their Stun token in this Scene Activation.
    """
    s = g.s
    side = side_at(s, pos)
    reaction = side.reactions[rune]
    assert reaction is not None
    if not g.mute:
        g.tell("card-activated", clause="GOW-6.2.2", card=side.value, rune=RUNE_VALUES[rune])
    enemy = enemy_on(s, pos, side)
    if enemy is not None and reaction.of_enemy:
        yield from _enemy_lines(g, pos, side, enemy, reaction, recovered)
    for box in reaction.boxes:
        if not s.flipped >> pos & 1:
            yield from effects.carry_out(g, box, pos, NOBODY)
    for group in reaction.flips:
        if not s.flipped >> pos & 1:
            yield from flips.flip_group(g, group, pos, NOBODY, RUNE_VALUES[rune])
    yield from flips.check(g, NOBODY)


def _enemy_lines(
    g: G, pos: int, side: Side, enemy: Enemy, reaction: Reaction, recovered: list[int]
) -> Rule[None]:
    """GOW-6.2.1, GOW-6.2.2: a Stun token is removed instead of all lines of the Enemy, on all its cards (GOW-6.4.2)."""
    s = g.s
    if is_stunned(s, pos, enemy):
        enemies.unstun(g, pos, enemy)
        recovered.append(enemy.health_card)
        return
    if enemy.health_card >= 0 and enemy.health_card in recovered:
        return
    for i, line in enumerate(reaction.attacks):
        if i and (s.flipped >> pos & 1 or enemy_at(s, pos) is None):
            return
        strength = amount(s, line.strength) + threats.strength_bonus(s, enemy.id)
        yield from threats.attack(
            g, pos, line.ranged, strength, line.cols, line.adds, side.value, fresh=i == 0
        )
        for flip in side.attack_flips:
            if flip.ranged == line.ranged and not s.flipped >> pos & 1:
                yield from flips.flip_group(g, flip.group, pos, NOBODY, side.value)
    for act in reaction.acts:
        if not s.flipped >> pos & 1 and enemy_at(s, pos) is not None:
            yield from effects.carry_out(g, act, pos, NOBODY)
