"""Positions for scenarios and tests.

    active = 0, phase = 5, turn = 9, boss = 14, last_turns = 3, temples = [2, 4], monuments = { thor = 3 }
    monsters = { draugr = 12 }, rings = { draugr = 0 }, wounds = { draugr = { 1 = 0, 2 = 1 } }, defeated = ["troll"]
    forges = { 3 = "uruz" }, empty_forges = [3], wheel = { monsters = [0, 1] }, conditions = ["rc34_land"]
    deck = ["hirdmen"], events = ["event_07"], gift_deck = ["ransom"], attack_hand = ["claws"], attack_deck = ["claws"]
    desolation = [4], arbiter = 0, dice = true     (the dice wait for the test), hunt = { hunter = 0, prey = "troll" }
    players = [ { hero = "ragnar", at = 5, drakkar = "whale_road", hand = ["levy"], runes = { uruz = 1 }, attributes = [3, 2, 2],
                  injured = ["wisdom"], armies = { 19 = [4, 2] }, control = [1, 2], allies = ["muspelheim"], priests = 1,
                  sent = { odin = 1 }, gifts = [], artifacts = [], exhausted = [], trophies = ["troll"], slayer_tokens = 1,
                  row = ["basic_a1"], selected = 0 }, … ]

`players` are the participants in order, humans first. Without a word: no Hero, nobody on the board but the Hero figures in
Region 1, no hands, every Forge full, Loki and the Monsters beside the board.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from meadhall.engine import ScenarioError, replaced
from meadhall.engine.arranging import find, index, known, number
from meadhall.engine.piles import added, empty, put
from meadhall.games.lords_of_ragnarok.board import SEA_NAMES, SIDE
from meadhall.games.lords_of_ragnarok.content import (
    ARMIES,
    ARMY_MAX,
    ARTIFACTS,
    ATTRIBUTES,
    BOSS,
    CONDITIONS,
    GODS,
    KINDS,
    MONSTERS,
    MONUMENT_MAX,
    PRIEST_SLOTS,
    PRIESTS,
    REALMS,
    RUNE_KINDS,
    RUNES,
    SLAYER_TOKENS,
    WHEEL,
)
from meadhall.games.lords_of_ragnarok.hunt import NO_LIMIT
from meadhall.games.lords_of_ragnarok.monsters import pair_of
from meadhall.games.lords_of_ragnarok.monument import condition_cards
from meadhall.games.lords_of_ragnarok.names import VILLAIN_CARD
from meadhall.games.lords_of_ragnarok.state import DEFEATED, NOBODY, POOL, UNPLACED, G, Lords

NUMBERS = ("active", "phase", "turn", "last_turns", "arbiter", "block_token", "first_player", "first_human")
TABLE = (
    *NUMBERS,
    "boss",
    "monsters",
    "rings",
    "wounds",
    "defeated",
    "temples",
    "monuments",
    "forges",
    "empty_forges",
    "wheel",
    "conditions",
    "deck",
    "events",
    "gift_deck",
    "attack_deck",
    "attack_hand",
    "desolation",
    "dice",
    "hunt",
    "players",
)
PLAYER = (
    "hero",
    "story",
    "at",
    "drakkar",
    "hand",
    "runes",
    "attributes",
    "injured",
    "armies",
    "control",
    "allies",
    "priests",
    "sent",
    "gifts",
    "artifacts",
    "exhausted",
    "trophies",
    "slayer_tokens",
    "row",
    "selected",
    "gained",
)
MONSTER_NAMES = [monster.id for monster in MONSTERS] + ["loki"]
NAMES: dict[str, list[str]] = {
    "Monster": MONSTER_NAMES,
    "Rune": list(RUNES),
    "Attribute": list(ATTRIBUTES),
    "Realm": [realm.id for realm in REALMS],
    "wheel space": [space.id for space in WHEEL],
    "god": [god.id for god in GODS],
    "Artifact": [artifact.id for artifact in ARTIFACTS],
    "Sea": list(SEA_NAMES),
    "Hero": list(KINDS["hero"]),
    "Story": list(KINDS["story"]),
}


def arrange(g: G, given: Mapping[str, Any]) -> None:
    s = g.s
    known(given, TABLE, "a position")
    clear(s)
    for name in NUMBERS:
        if name in given:
            setattr(s, name, number(given[name], NOBODY, 99_999, name))
    _monsters(s, given)
    if "hunt" in given:
        s.hunter, s.prey = _participant(s, given["hunt"]["hunter"]), _index("Monster", given["hunt"]["prey"])
        s.hunt_limit = NO_LIMIT
    for region in given.get("temples", ()):
        s.temple = replaced(s.temple, _region(s, region), 1)
        s.temples_left -= 1
    for god, level in given.get("monuments", {}).items():
        s.monument = replaced(s.monument, _index("god", god), number(level, 0, MONUMENT_MAX, "a level"))
    for region, kind in given.get("forges", {}).items():
        s.forge = replaced(s.forge, _region(s, region), _index("Rune", kind) + 1)
    for region in given.get("empty_forges", ()):
        s.forge_rune = replaced(s.forge_rune, _region(s, region), 0)
    for space, stack in given.get("wheel", {}).items():
        s.wheel = put(s.wheel, _index("wheel space", space), [_participant(s, p) for p in stack])
    _conditions(s, given.get("conditions", ()))
    for region in given.get("desolation", ()):
        s.desolation = replaced(s.desolation, _region(s, region), 1)
    players = given.get("players", ())
    if len(players) > s.players:
        raise ScenarioError(f"the position has {len(players)} players, but the table has {s.players}")
    for p, player in enumerate(players):
        _player(s, p, player)
    for kind, rune in enumerate(RUNE_KINDS):
        forged = sum(1 for r, token in enumerate(s.forge) if token == kind + 1 and s.forge_rune[r])
        s.rune_supply[kind] = rune.tokens - forged - sum(s.runes[kind::3])
    _decks(s, given)


def clear(s: Lords) -> None:
    """The table without figures, cards in hand and history."""
    n = s.players
    s.active = s.phase = s.fought = s.block_token = s.first_human = 0
    s.turn = 1
    s.hands, s.monster_hand = [[] for _ in range(s.humans)], [[] for _ in range(s.humans)]
    s.hero_offer = s.story_offer = ()
    s.hero_deck, s.story_deck = [], []
    s.hero = (NOBODY,) * s.humans + s.hero[s.humans :]
    s.story = (NOBODY,) * n
    s.combat_deck, s.combat_discard = list(range(len(KINDS["combat"]))), []
    s.event_deck += s.event_discard
    s.event_discard = ()
    s.gift_deck, s.gifts = list(range(len(KINDS["gift"]))), empty(n)
    s.army_at, s.army_value = (POOL,) * ARMIES * n, (0,) * ARMIES * n
    s.control = (NOBODY,) * len(s.control)
    s.desolation = (0,) * len(s.desolation)
    s.hero_at = [1] * n
    s.drakkar_at = (0,) * s.humans + (NOBODY,) * (n - s.humans)
    s.runes, s.priests = [0] * 3 * n, (0,) * n
    s.attribute = (2,) * 3 * n
    for p in range(s.humans, n):
        villain = VILLAIN_CARD[s.hero[p]]
        for name, value in zip(villain.preference, villain.values, strict=True):
            s.attribute = replaced(s.attribute, 3 * p + ATTRIBUTES.index(name), value)
    s.allies = (0,) * 6
    s.holder, s.charged = (NOBODY,) * len(ARTIFACTS), (1,) * len(ARTIFACTS)
    s.monster_at, s.ring = [UNPLACED] * 7, (NOBODY,) * 6
    s.pair_top = tuple([pair_of(kind)[0] for kind in range(3)])
    s.follower_hands = [[] for _ in range(n - s.humans)]
    forges = SIDE[s.side].forges
    for place, region in enumerate(forges):
        s.forge = replaced(
            s.forge, region, place * len(RUNES) // len(forges) + 1 if len(forges) > 4 else place % 3 + 1
        )
        s.forge_rune = replaced(s.forge_rune, region, 1)


def _monsters(s: Lords, given: Mapping[str, Any]) -> None:
    if "boss" in given:
        s.monster_at[BOSS] = _region(s, given["boss"])
    for name, region in given.get("monsters", {}).items():
        s.monster_at[_index("Monster", name)] = _region(s, region)
    for name, p in given.get("rings", {}).items():
        s.ring = replaced(s.ring, _index("Monster", name), _participant(s, p))
    for name, spaces in given.get("wounds", {}).items():
        for space, p in spaces.items():
            m = _index("Monster", name)
            place = number(space, 1, len(s.wounds[m]), "a space of the Monster") - 1
            s.wounds = replaced(s.wounds, m, replaced(s.wounds[m], place, _participant(s, p)))
    for name in given.get("defeated", ()):
        m = _index("Monster", name)
        s.monster_at[m], s.trophy = DEFEATED, replaced(s.trophy, m, 0)


def _conditions(s: Lords, names: Sequence[str]) -> None:
    ids = [CONDITIONS[card].id for card in condition_cards(s)]
    for name in names:
        s.conditions = replaced(s.conditions, index(name, ids, "condition on this board"), 1)


def _player(s: Lords, p: int, given: Mapping[str, Any]) -> None:
    known(given, PLAYER, f"player {p}")
    if "hero" in given:
        s.hero = replaced(s.hero, p, _index("Hero", given["hero"]))
    if "story" in given:
        s.story = replaced(s.story, p, _index("Story", given["story"]))
    if "at" in given:
        s.hero_at[p] = _region(s, given["at"])
    if "drakkar" in given:
        s.drakkar_at = replaced(s.drakkar_at, p, _index("Sea", given["drakkar"]))
    for kind, count in given.get("runes", {}).items():
        s.runes[3 * p + _index("Rune", kind)] = number(count, 0, RUNE_KINDS[0].tokens, "a number of Runes")
    if "attributes" in given:
        s.attribute = (
            *s.attribute[: 3 * p],
            *[number(value, 1, 6, "an Attribute") for value in given["attributes"]],
            *s.attribute[3 * p + 3 :],
        )
    for name in given.get("injured", ()):
        s.injured = replaced(s.injured, 3 * p + _index("Attribute", name), 1)
    place = ARMIES * p
    for region, values in given.get("armies", {}).items():
        for value in values:
            if place == ARMIES * (p + 1):
                raise ScenarioError(f"player {p} has more than {ARMIES} Armies")
            s.army_at = replaced(s.army_at, place, _region(s, region))
            s.army_value = replaced(s.army_value, place, number(value, 1, ARMY_MAX, "an Army"))
            place += 1
    for region in given.get("control", ()):
        s.control = replaced(s.control, _region(s, region), p)
    for realm in given.get("allies", ()):
        s.allies = replaced(s.allies, _index("Realm", realm), s.allies[_index("Realm", realm)] | 1 << p)
    s.priests = replaced(s.priests, p, number(given.get("priests", 0), 0, PRIESTS, "priests"))
    for god, count in given.get("sent", {}).items():
        s.priests_sent = replaced(
            s.priests_sent, 3 * p + _index("god", god), number(count, 0, PRIEST_SLOTS, "sent")
        )
    for name in given.get("gifts", ()):
        s.gifts = added(s.gifts, p, _take(s.gift_deck, "gift", name))
    for name in given.get("artifacts", ()):
        s.holder = replaced(s.holder, _index("Artifact", name), p)
    for name in given.get("exhausted", ()):
        s.charged = replaced(s.charged, _index("Artifact", name), 0)
    for name in given.get("trophies", ()):
        m = _index("Monster", name)
        s.monster_at[m], s.trophy = DEFEATED, replaced(s.trophy, m, p)
    s.slayer_tokens = replaced(
        s.slayer_tokens, p, number(given.get("slayer_tokens", 0), 0, SLAYER_TOKENS, "slayer_tokens")
    )
    s.slayer_supply -= s.slayer_tokens[p]
    hand = s.hands[p] if p < s.humans else s.follower_hands[p - s.humans]
    for name in given.get("hand", ()):
        hand.append(_take(s.combat_deck, "combat", name))
    if p >= s.humans:
        _follower(s, p - s.humans, given)


def _follower(s: Lords, f: int, given: Mapping[str, Any]) -> None:
    if "row" in given:
        for card in s.action_rows[f]:
            s.action_decks[f].append(card)
        s.action_rows[f] = []
        for name in given["row"]:
            card = find(name, range(len(KINDS["action"])), KINDS["action"], "action card")
            zones = [s.action_box, *s.action_decks]
            zone = next((place for place in zones if card in place), None)
            if zone is None:
                raise ScenarioError(f"the Action card {name!r} is already in a row")
            zone.remove(card)
            if zone is not s.action_decks[f]:
                zone.append(s.action_decks[f].pop())
            s.action_rows[f].append(card)
    if "selected" in given:
        s.selected = replaced(s.selected, f, number(given["selected"], NOBODY, 7, "selected"))
    if "gained" in given:
        s.gained = replaced(s.gained, f, number(given["gained"], 0, len(SIDE[s.side].regions), "gained"))


def _decks(s: Lords, given: Mapping[str, Any]) -> None:
    """A deck that is named holds these cards only; the others lie in the discard pile."""
    if "deck" in given:
        deck = [_take(s.combat_deck, "combat", name) for name in given["deck"]]
        s.combat_discard, s.combat_deck = s.combat_deck, deck
    if "events" in given:
        deck = [_take(s.event_deck, "event", name) for name in given["events"]]
        s.event_discard, s.event_deck = tuple(s.event_deck), deck
    if "gift_deck" in given:
        deck = [_take(s.gift_deck, "gift", name) for name in given["gift_deck"]]
        s.gift_discard, s.gift_deck = tuple(s.gift_deck), deck
    if "attack_hand" in given:
        hand = [_take(s.attack_deck, "attack", name) for name in given["attack_hand"]]
        if s.humans > 1:
            s.monster_hand[(max(s.hunter, 0) - 1) % s.humans] = hand
        else:
            s.monster_stack = hand
    if "attack_deck" in given:
        deck = [_take(s.attack_deck, "attack", name) for name in given["attack_deck"]]
        s.attack_discard, s.attack_deck = tuple(s.attack_deck), deck


def _index(what: str, name: object) -> int:
    return index(name, NAMES[what], what)


def _participant(s: Lords, given: object) -> int:
    return number(given, 0, s.players - 1, "a participant")


def _region(s: Lords, given: object) -> int:
    return number(given, 1, len(SIDE[s.side].regions), "a Region of this board")


def _take(pile: list[int], kind: str, name: object) -> int:
    """A copy of the card out of the pile."""
    card = find(name, pile, KINDS[kind], f"{kind} card")
    pile.remove(card)
    return card
