"""Positions for scenarios and tests: `[given]` of a scenario file."""

from __future__ import annotations

from typing import Any

from meadhall.engine import ScenarioError, replaced
from meadhall.engine.arranging import index, known, one_of
from meadhall.games.god_of_war import flips, flow, heroes, quests
from meadhall.games.god_of_war.content import (
    ABILITIES,
    CARD_DEFINITION,
    CARDS,
    DASHBOARD_HEROES,
    DASHBOARDS,
    HEALTH,
    HEROES,
    MIMIR,
    PILE_KINDS,
    QUESTS,
)
from meadhall.games.god_of_war.notation import POSITIONS
from meadhall.games.god_of_war.state import G, GodOfWar, quest_of

HERO_KEYS = ("column", "damage", "rage", "freya", "attack_bonus", "defense_bonus", "moved")
KEYS = (
    "dashboards", "quest", "part", "first", "round", "done", "heroes", "medium", "hands", "tops", "discards", "decks", "row",
    "upgrade_top", "upgrade_bottom", "box", "sides", "damage", "armor_lost", "stunned", "dead", "health_damage", "health_stunned",
    "tokens", "killed", "quest_row", "boss_row", "hand_tokens", "abilities_used", "piles", "placed",
)  # fmt: skip


def arrange(g: G, given: dict[str, Any]) -> None:
    """Lay the table as given; what is not given is as at the start of a Quest."""
    known(given, KEYS, "god-of-war")
    s = g.s = g.rules.state()
    flow.prepare(g)
    boards = given.get("dashboards", DASHBOARDS[: g.seats])
    if len(boards) != g.seats:
        raise ScenarioError(f"there are {g.seats} seats but {len(boards)} dashboards")
    for seat, name in enumerate(boards):
        flow.take_dashboard(s, seat, index(name, DASHBOARDS, "dashboard"))
    names = [quest.id for quest in QUESTS] + (["custom"] if s.custom else [])
    s.quest = index(given.get("quest", "travelers"), names, "quest")
    s.done = given.get("done", 0)
    s.quest_row = tuple(index(x, names, "quest") for x in given.get("quest_row", names[:3]))
    s.boss_row = tuple(index(x, names, "quest") for x in given.get("boss_row", names[6:9]))
    quests.set_up_scene(s)
    s.first, s.round = given.get("first", 0), given.get("round", 1)
    _scene(s, given)
    _heroes(s, given)
    _cards(s, given)
    for name in given.get("abilities_used", []):
        s.abilities_used = replaced(s.abilities_used, index(name, ABILITIES, "ability"), 1)
    s.hand_tokens = tuple(given.get("hand_tokens", s.hand_tokens))
    s.agenda = [("complete_quest", ()), ("round", ())]


def _scene(s: GodOfWar, given: dict[str, Any]) -> None:
    if given.get("part", 1) == 2:
        s.grid = 1
        flips.lay_out(s)
    quest = quest_of(s)
    for pos, side in given.get("sides", {}).items():
        at = index(pos, POSITIONS, "position")
        for place in quest.grids[s.grid][at][s.sides[at]].places:
            s.tokens = replaced(s.tokens, place.token, 0)
        s.sides = replaced(s.sides, at, index(side, "AB", "side"))
        flips.place_tokens(s, at)
    for pos, n in given.get("damage", {}).items():
        s.card_damage = replaced(s.card_damage, index(pos, POSITIONS, "position"), n)
    for pos, n in given.get("armor_lost", {}).items():
        s.armor_lost = replaced(s.armor_lost, index(pos, POSITIONS, "position"), n)
    for pos in given.get("stunned", []):
        s.stunned = replaced(s.stunned, index(pos, POSITIONS, "position"), 1)
    for pos in given.get("dead", []):
        s.dead = replaced(s.dead, index(pos, POSITIONS, "position"), 1)
    for card, n in given.get("health_damage", {}).items():
        s.health_damage = replaced(s.health_damage, index(card, quest.names.health_cards, "Health card"), n)
    for card in given.get("health_stunned", []):
        s.health_stunned = replaced(s.health_stunned, index(card, quest.names.health_cards, "Health card"), 1)
    for token, n in given.get("tokens", {}).items():
        s.tokens = replaced(s.tokens, index(token, quest.names.tokens, "token"), n)
    for name in given.get("killed", []):
        s.killed |= 1 << index(name, quest.names.enemies, "Enemy")


def _heroes(s: GodOfWar, given: dict[str, Any]) -> None:
    """In the order given; a Hero who comes second to a column stands behind. A column of 0 means Knocked Out, `placed = false` the moment before
    the Heroes are placed."""
    playing = [HEROES[h] for dashboard in s.dashboards for h in DASHBOARD_HEROES[dashboard]]
    table: dict[str, dict[str, int]] = {**given.get("heroes", {})}
    for name in playing:
        table.setdefault(name, {})
    for name, facts in table.items():
        hero = HEROES.index(one_of(name, playing, "Hero in play"))
        known(facts, HERO_KEYS, name)
        empty = [c + 1 for c in range(4) if heroes.front(s, c) < 0]
        column = facts.get("column", empty[0] if empty else 1)
        if column == 0:
            s.damage[hero] = HEALTH[hero]
        elif hero != MIMIR and given.get("placed", True):
            if not 1 <= column <= 4 or not heroes.has_room(s, column - 1):
                raise ScenarioError(f"{name} cannot stand in column {column}")
            heroes.stand_behind(s, hero, column - 1)
        s.damage[hero] = facts.get("damage", s.damage[hero])
        s.rage[hero] = facts.get("rage", 0)
        for key in ("freya", "attack_bonus", "defense_bonus", "moved"):
            setattr(s, key, replaced(getattr(s, key), hero, facts.get(key, 0)))
    if "medium" in given:
        s.medium = index(given["medium"], HEROES, "Hero")


def _cards(s: GodOfWar, given: dict[str, Any]) -> None:
    s.row = [_take(s, 0, name) for name in given.get("row", [])]
    for key in ("upgrade_top", "upgrade_bottom", "box"):
        setattr(s, key, tuple([_take(s, 0, name) for name in given.get(key, [])]))
    for seat, names in enumerate(given.get("hands", [])):
        s.hands[seat] = sorted([_take(s, seat, name) for name in names])
    for seat, names in enumerate(given.get("tops", [])):
        s.tops = replaced(s.tops, seat, tuple([_take(s, seat, name) for name in names]))
    for seat, names in enumerate(given.get("discards", [])):
        s.discards[seat] = [_take(s, seat, name) for name in names]
    for seat, names in enumerate(given.get("decks", [])):
        kept = [_take(s, seat, name) for name in names]
        s.box = (*s.box, *s.decks[seat])
        s.decks[seat] = kept
    for i, n in enumerate(given.get("piles", [])):
        s.discards[0] += s.piles[i][n:]
        s.piles = replaced(s.piles, i, s.piles[i][:n])


def _take(s: GodOfWar, seat: int, name: str) -> int:
    """A copy of the card, from the player's deck first, then from anywhere it may lie."""
    for pile, cards in enumerate(s.piles):
        if name == PILE_KINDS[pile] and cards:
            s.piles = replaced(s.piles, pile, cards[1:])
            return cards[0]
    for zone in (s.decks[seat], s.upgrade_deck, s.unused, *s.decks, s.box):
        for card in zone:
            if name in (CARDS[card], CARD_DEFINITION[card]):
                if isinstance(zone, list):
                    zone.remove(card)
                else:
                    s.unused = tuple(x for x in s.unused if x != card)
                    s.box = tuple(x for x in s.box if x != card)
                return card
    raise ScenarioError(f"there is no card {name!r} left to lay out")
