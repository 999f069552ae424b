"""The windows in which Special cards and solo abilities may be used (GOW-5.6.2)."""

from __future__ import annotations

from meadhall.engine import Choose, Rule, Value
from meadhall.games.god_of_war import solo
from meadhall.games.god_of_war.cards import specials
from meadhall.games.god_of_war.content import CARD_OF, CARD_VALUES, HERO_VALUES
from meadhall.games.god_of_war.state import G, Table, seat_order


def boost_attack(g: G, hero: int, strength: int) -> Rule[int]:
    """The `attack` window: boost cards of everybody, in solo games Atreus 1b. Returns what they add."""
    s = g.s
    added = 0
    for seat in seat_order(s):
        while True:
            values: list[Value] = [CARD_VALUES[card] for card in specials.boosts(s, seat, "attack", hero)]
            if solo.can_use(s, solo.ATREUS_1):
                values.append(solo.ATREUS_1B)
            if not values:
                break
            value: str = yield Choose(
                seat,
                "boost-attack",
                [*values, "pass"],
                clause="GOW-5.6.2",
                params={"hero": HERO_VALUES[hero], "strength": strength + added},
            )
            if value == "pass":
                break
            if value == solo.ATREUS_1B:
                solo.use(g, solo.ATREUS_1, value)
                added += 3
            else:
                added += yield from specials.play_boost(g, seat, CARD_OF[value])
    return added


def boost_defense(g: G, enemy: str, hero: int, strength: int) -> Rule[int]:
    """The `defend` window: boost cards of everybody. Returns what they take away."""
    s = g.s
    added = 0
    for seat in seat_order(s):
        while cards := specials.boosts(s, seat, "defense", hero):
            value: str = yield Choose(
                seat,
                "boost-defense",
                [*(CARD_VALUES[card] for card in cards), "pass"],
                clause="GOW-5.6.2",
                params={"hero": HERO_VALUES[hero], "strength": max(0, strength - added), "card": enemy},
            )
            if value == "pass":
                break
            added += yield from specials.play_boost(g, seat, CARD_OF[value])
    return added


def turn_values(s: Table, seat: int, own: bool) -> list[Value]:
    """What a seat may use in a `turn` window: Special cards, Crystals, solo abilities."""
    values = specials.playable(s, seat, own)
    return values + solo.turn_abilities(s) if len(s.dashboards) == 1 else values


def use_turn_value(g: G, seat: int, value: str) -> Rule[None]:
    if value in solo.TURN_ABILITIES:
        yield from solo.use_turn_ability(g, value)
    else:
        yield from specials.play(g, seat, CARD_OF[value])
