"""Everything printed that can be looked up, with its facts and which values are the house's because no source prints them."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

from meadhall.engine import Params
from meadhall.engine.content import read_toml
from meadhall.engine.reference import Component
from meadhall.games.god_of_war.content import FOLDER, QUESTS, RUNE_VALUES
from meadhall.games.god_of_war.scene_files import SIDES
from meadhall.games.god_of_war.scenes import Quest

Fact = tuple[str, Params]
TYPES = ("melee", "ranged", "universal", "defense", "number", "special")


def sources(*marks: str) -> str:
    """`S (health), H (rage)` -> `S+H`: the letters of all marks, each once."""
    return "+".join(dict.fromkeys(letter for mark in marks for letter in re.findall(r"\b[SPH]\b", mark)))


def reference() -> Iterator[Component]:
    """Hero boards and solo abilities, cards by type, Quests with their Obstacles and Scenes, the runes and the die."""
    cards, heroes = read_toml(FOLDER, "cards.toml"), read_toml(FOLDER, "heroes.toml")
    yield from _boards(heroes)
    for kind in TYPES:
        for card in cards["card"]:
            if card["type"] == kind:
                yield _action_card(card)
    for pile in cards["pile"]:
        yield Component(f"card:{pile['id']}", "pile", pile["count"], sources(pile["src"]))
    scenes = {row["id"]: row for row in (read_toml(p.parent, p.name) for p in FOLDER.glob("scenes/*.toml"))}
    for boss, group in ((False, "quest"), (True, "boss")):
        for quest in QUESTS:
            if quest.boss == boss:
                number: Fact = ("fact-number", {"n": quest.number})
                yield Component(quest.value, group, 1, sources(scenes[quest.id]["src"]), (number,))
    for quest in QUESTS:
        src = sources(scenes[quest.id]["obstacle_src"])
        yield Component(f"obstacle:{quest.id}", "obstacle", 1, src)
    for quest in QUESTS:
        yield from _scene(quest, scenes[quest.id])
    for quest in QUESTS:
        yield from _health_cards(quest, scenes[quest.id])
    for rune in RUNE_VALUES:
        yield Component(rune, "rune", 1, sources(heroes["runes"]["src"]))
    yield Component("die:enemy", "die", 1, sources(heroes["die"]["src"]))


def _boards(heroes: dict[str, Any]) -> Iterator[Component]:
    for board in dict.fromkeys(hero["dashboard"] for hero in heroes["hero"]):
        marks = [hero["src"] for hero in heroes["hero"] if hero["dashboard"] == board]
        yield Component(f"dashboard:{board}", "dashboard", 1, sources(*marks))
    for hero in heroes["hero"]:
        yield Component(f"rage:{hero['id']}", "rage", 1, "S")  # the H of some boards is for health or Rage
    for solo in heroes["solo"]:
        for option in "ab":
            yield Component(f"ability:{solo['id']}{option}", "solo", 1, sources(solo["src"]))


def _action_card(card: dict[str, Any]) -> Component:
    copies = len(card["copies"])
    house = sum("H" in src for _, _, src in card["copies"])
    deck = card["deck"]
    facts: list[Fact] = [
        ("fact-upgrade", {}) if deck == "upgrade" else ("fact-starting", {"dashboard": f"dashboard:{deck}"})
    ]
    runes = Counter(f"rune:{rune.lower()}" for _, rune, _ in card["copies"] if rune)
    facts += [("fact-rune", {"rune": rune, "n": n}) for rune, n in runes.items()]
    if 0 < house < copies:
        facts.append(("fact-house_copies", {"n": house, "of": copies}))
    source = sources(*sorted((src for _, _, src in card["copies"]), reverse=True))
    return Component(f"card:{card['id']}", card["type"], copies, source, tuple(facts))


def _scene(quest: Quest, row: dict[str, Any]) -> Iterator[Component]:
    """Both sides of every card of a Scene."""
    marks = {
        f"side:{card['id']}_{'ab'[i]}": card[side]["src"]
        for card in row["card"]
        for i, side in enumerate(SIDES)
        if side in card
    }
    for side in (side for grid in quest.grids for pair in grid for side in pair):
        facts: list[Fact] = [("fact-scene", {"quest": quest.value})]
        if side.enemy is not None:
            facts.append(("fact-enemy", {"health": side.enemy.health}))
            facts += [("fact-armor", {"n": n}) for n in side.enemy.armor]
        yield Component(side.value, "scene", 1, sources(marks.get(side.value, "")), tuple(facts))


def _health_cards(quest: Quest, row: dict[str, Any]) -> Iterator[Component]:
    fact: Fact = ("fact-scene", {"quest": quest.value})
    for health, value in zip(row.get("health", []), quest.health_sides, strict=True):
        yield Component(f"{value}_a", "health", 1, sources(health["src"]), (fact,))
