"""Derived numbers for the view: the Scene card by card, the Heroes, the tokens."""

from __future__ import annotations

from meadhall.games.god_of_war import attacks
from meadhall.games.god_of_war.cards import specials
from meadhall.games.god_of_war.content import (
    ABILITIES,
    HEALTH,
    HERO_VALUES,
    HEROES,
    MIMIR,
    RAGE_MAX,
    RUNE_VALUES,
)
from meadhall.games.god_of_war.facts import HeroFacts, NoFacts, ReactionFacts, SceneCardFacts, TableFacts
from meadhall.games.god_of_war.notation import POSITIONS
from meadhall.games.god_of_war.scenes import Quest, Side, defeated
from meadhall.games.god_of_war.state import (
    SEAT_VALUES,
    GodOfWar,
    amount,
    armor_left,
    column_of,
    enemy_damage,
    hand_limit,
    is_stunned,
    is_up,
    quest_card,
    quest_of,
    side_at,
)
from meadhall.games.god_of_war.threats import strength_bonus


def table_facts(s: GodOfWar) -> TableFacts | NoFacts:
    """Everything is open in this game, so all seats get the same."""
    if s.quest < 0:
        return {}
    quest = quest_of(s)
    found: TableFacts = {
        "quest": quest.value,
        "part": s.grid,
        "quests": [quest_card(s, card).value for card in s.quest_row],
        "bosses": [quest_card(s, card).value for card in s.boss_row],
        "cards": [_card(s, pos) for pos in range(8)],
        "health_cards": [
            {
                "card": f"{quest.health_sides[i]}_{'b' if s.health_dead[i] else 'a'}",
                "health": health,
                "damage": s.health_damage[i],
                "left": 0 if s.health_dead[i] else health - s.health_damage[i],
                "stunned": bool(s.health_stunned[i]),
                "defeated": bool(s.health_dead[i]),
            }
            for i, health in enumerate(quest.health)
        ],
        "heroes": [_hero(s, hero) for hero in range(len(HEROES)) if s.owner[hero] >= 0],
        "hand_limits": [hand_limit(s, x) for x in range(len(s.dashboards))],
        "deck_sizes": [len(s.decks[x]) + len(s.tops[x]) for x in range(len(s.dashboards))],
        "upgrade_deck_size": len(s.upgrade_top) + len(s.upgrade_deck) + len(s.upgrade_bottom),
        "tokens": [
            {"token": value, "n": s.tokens[i], "most": quest.token_limits[i]}
            for i, value in enumerate(quest.token_values)
        ],
        "first": SEAT_VALUES[s.first],
        "idle": [*specials.idle_cards(s), *attacks.idle_attacks(s)],
        "abilities_used": [
            f"solo:{name}" for name, used in zip(ABILITIES, s.abilities_used, strict=True) if used
        ],
    }
    if s.custom:
        found["texts"] = written_names(quest_card(s, 10))
    return found


def written_names(quest: Quest) -> dict[str, dict[str, str]]:
    """The names of a Scene that somebody wrote. A card without one is called by its Enemy or its place, in every language."""
    plain = {
        text_key(value): spoken(value) for value in (*quest.enemy_values, *quest.spot_values, quest.value)
    }
    named = {key: text for names in quest.texts.values() for key, text in names.items()}
    for grid in quest.grids:
        for side in (side for pair in grid for side in pair):
            enemy = None if side.enemy is None else text_key(quest.enemy_values[side.enemy.id])
            plain[text_key(side.value)] = (
                POSITIONS[side.pos] if enemy is None else named.get(enemy, plain[enemy])
            )
    return {**quest.texts, "en": {**plain, **named, **quest.texts.get("en", {})}}


def text_key(value: str) -> str:
    return value.replace(":", "-", 1)


def spoken(value: str) -> str:
    return value.partition(":")[2].replace("_", " ").capitalize()


def _card(s: GodOfWar, pos: int) -> SceneCardFacts:
    side = side_at(s, pos)
    quest = quest_of(s)
    found: SceneCardFacts = {
        "at": POSITIONS[pos],
        "card": side.value,
        "back": bool(s.sides[pos]),
        "runes": [_reaction(s, side, i) for i, reaction in enumerate(side.reactions) if reaction is not None],
        "spots": [quest.spot_values[spot] for spot in side.spots],
        "tokens": [quest.token_values[place.token] for place in side.places],
        "enemy": None,
    }
    enemy = side.enemy
    if enemy is not None:
        damage = enemy_damage(s, pos, enemy)
        found["enemy"] = {
            "enemy": quest.enemy_values[enemy.id],
            "health": enemy.health,
            "damage": damage,
            "left": 0 if defeated(s, pos, enemy) else enemy.health - damage,
            "armor": armor_left(s, pos, enemy),
            "defense": None if enemy.defense is None else amount(s, enemy.defense),
            "stunned": is_stunned(s, pos, enemy),
            "defeated": defeated(s, pos, enemy),
            "health_card": enemy.health_card,
        }
    return found


def _reaction(s: GodOfWar, side: Side, rune: int) -> ReactionFacts:
    """What a rune does on a side: attacks with their strength now and the columns they reach (empty: the farthest one)."""
    reaction = side.reactions[rune]
    assert reaction is not None
    column = side.pos % 4
    return {
        "rune": RUNE_VALUES[rune],
        "attacks": [
            {
                "ranged": line.ranged,
                "strength": amount(s, line.strength) + strength_bonus(s, side.enemy.id if side.enemy else -1),
                "columns": []
                if line.ranged
                else [c + 1 for c in range(4) if not line.cols or c - column in line.cols],
                "adds": line.adds,
            }
            for line in reaction.attacks
        ],
        "enemy_box": bool(reaction.acts),
        "box": bool(reaction.boxes),
        "flip": bool(reaction.flips),
        "loses": reaction.loses,
    }


def _hero(s: GodOfWar, hero: int) -> HeroFacts:
    column = column_of(s, hero) if is_up(s, hero) else -1
    position = ""
    if hero == MIMIR:
        position = "medium"
    elif column >= 0:
        position = "front" if s.places[2 * column] == hero else "back"
    return {
        "hero": HERO_VALUES[hero],
        "seat": s.owner[hero],
        "health": HEALTH[hero],
        "left": HEALTH[hero] - s.damage[hero],
        "rage": s.rage[hero],
        "rage_max": RAGE_MAX[hero],
        "up": is_up(s, hero),
        "column": column + 1,
        "position": position,
        "freya_tokens": s.freya[hero],
        "attack_bonus": s.attack_bonus[hero],
        "defense_bonus": s.defense_bonus[hero],
        "moved": bool(s.moved[hero]),
    }
