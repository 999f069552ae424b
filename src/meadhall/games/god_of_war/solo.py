"""Solo mode (GOW-14.1): the abilities of Atreus and Mimir beside a lone Kratos."""

from __future__ import annotations

from meadhall.engine import Choose, Rule, Value, replaced
from meadhall.games.god_of_war import heroes
from meadhall.games.god_of_war.content import ABILITIES, CARD_OF, CARD_RUNE, CARD_VALUES, KRATOS, RUNE_VALUES
from meadhall.games.god_of_war.state import G, GodOfWar
from meadhall.games.god_of_war.upgrades import look_at_upgrades

ATREUS_1, ATREUS_2, MIMIR_1, MIMIR_2 = range(4)
ATREUS_1A, ATREUS_1B = "ability:atreus_1a", "ability:atreus_1b"
ATREUS_2A, ATREUS_2B = "ability:atreus_2a", "ability:atreus_2b"
MIMIR_1A, MIMIR_1B = "ability:mimir_1a", "ability:mimir_1b"
MIMIR_2A, MIMIR_2B = "ability:mimir_2a", "ability:mimir_2b"
TURN_ABILITIES = {MIMIR_1A: MIMIR_1, MIMIR_2A: MIMIR_2, MIMIR_2B: MIMIR_2}


def can_use(s: GodOfWar, ability: int) -> bool:
    """GOW-14.1.1: once per Quest, one of its two options."""
    return len(s.dashboards) == 1 and not s.abilities_used[ability]


def use(g: G, ability: int, option: str) -> None:
    g.s.abilities_used = replaced(g.s.abilities_used, ability, 1)
    g.tell("ability-used", clause="GOW-14.1.1", ability=option)


def refresh(s: GodOfWar) -> None:
    """GOW-14.1.2: Spartan Rage makes all four available again."""
    s.abilities_used = (0,) * len(ABILITIES)


def turn_abilities(s: GodOfWar) -> list[Value]:
    """Those that may be used in any `turn` window (GOW-14.1.6)."""
    return [value for value, ability in TURN_ABILITIES.items() if can_use(s, ability)]


def use_turn_ability(g: G, value: str) -> Rule[None]:
    use(g, TURN_ABILITIES[value], value)
    if value == MIMIR_1A:
        heroes.heal(g, KRATOS, 2, MIMIR_1A)
    elif value == MIMIR_2A:
        yield from heroes.move(g, 0, KRATOS)
    else:
        yield from peek(g)


def peek(g: G) -> Rule[None]:
    """Mimir 2b: the top two Upgrade cards, each to the top or the bottom, in any order."""
    s = g.s
    yield from look_at_upgrades(g, 2, refill=False)
    seen = s.looked
    bottom: list[int] = []
    top: list[int] = []
    for card in seen:
        where: str = yield Choose(
            0,
            "peek",
            ("top", "bottom"),
            clause="GOW-14.1.6",
            params={"card": CARD_VALUES[card], "rune": RUNE_VALUES[CARD_RUNE[card]]},
        )
        (top if where == "top" else bottom).append(card)
        key = "upgrade-put-on-top" if where == "top" else "upgrade-put-under"
        rune = RUNE_VALUES[CARD_RUNE[card]]
        g.tell(key, clause="GOW-14.1.6", card=CARD_VALUES[card], rune=rune)
    for pile, key in ((top, "peek-first"), (bottom, "peek-first-bottom")):
        if len(pile) == 2:
            first: str = yield Choose(0, key, [CARD_VALUES[card] for card in pile], clause="GOW-14.1.6")
            if CARD_OF[first] != pile[0]:
                pile.reverse()
    s.looked = ()
    s.upgrade_top = (*s.upgrade_top, *reversed(top))
    s.upgrade_bottom = (*s.upgrade_bottom, *bottom)
