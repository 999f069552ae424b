"""The values that stand for things outside the state, made once, and the smallest questions."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from functools import cache, lru_cache
from typing import Any

from meadhall.engine import Choose, Rule, Value
from meadhall.engine.values import Values
from meadhall.games.lords_of_ragnarok.causes import BY
from meadhall.games.lords_of_ragnarok.content import (
    ARTIFACTS,
    ATTRIBUTES,
    BOSS_ID,
    CHALLENGES,
    COMBAT,
    CONDITIONS,
    GODS,
    HEROES,
    KINDS,
    MONSTERS,
    REALMS,
    RUNES,
    STORIES,
    VILLAINS,
    WEAPONS,
    WHEEL,
)
from meadhall.games.lords_of_ragnarok.state import Lords

RUNE = Values("rune", RUNES)
RUNE_OF = RUNE.of
SWAP = Values(
    "swap", [f"{new}_{old}" for new in RUNES for old in RUNES]
)  # a Rune taken, another returned for it
SWAP_OF = SWAP.of
ATTRIBUTE = Values("attribute", ATTRIBUTES)
ATTRIBUTE_OF = ATTRIBUTE.of
REALM = Values("realm", [realm.id for realm in REALMS])
REALM_OF = REALM.of
ACTION = Values("action", [space.id for space in WHEEL])
ACTION_OF = ACTION.of
GOD = Values("monument", [god.id for god in GODS])
GOD_OF = GOD.of
MONSTER = Values("monster", [monster.id for monster in MONSTERS] + [BOSS_ID])
MONSTER_OF = MONSTER.of
HUNT = Values("hunt", [monster.id for monster in MONSTERS] + [BOSS_ID])
HUNT_OF = HUNT.of
ARTIFACT = Values("artifact", [artifact.id for artifact in ARTIFACTS])
ARTIFACT_OF = ARTIFACT.of
CONDITION = Values("condition", [condition.id for condition in CONDITIONS])
CONDITION_OF = CONDITION.of
CHALLENGE = Values("challenge", [challenge.id for challenge in CHALLENGES])
CHALLENGE_OF = CHALLENGE.of
HERO = Values("hero", KINDS["hero"])
HERO_OF = HERO.of
STORY = Values("story", KINDS["story"])
STORY_OF = STORY.of
COMBAT_CARD = Values("combat", KINDS["combat"])
COMBAT_OF = COMBAT_CARD.of
ATTACK = Values("attack", KINDS["attack"])
ATTACK_OF = ATTACK.of
EVENT = Values("event", KINDS["event"])
EVENT_OF = EVENT.of
GIFT = Values("gift", KINDS["gift"])
GIFT_OF = GIFT.of
WEAPON = Values("weapon", WEAPONS)
WEAPON_OF = WEAPON.of
SPACE = Values("space", [str(n) for n in range(1, 9)])
SPACE_OF = SPACE.of
SEAT = tuple(f"seat:{n}" for n in range(4))
VILLAIN = tuple(f"villain:{hero.id}" for hero in HEROES)  # by Hero card: its Villain side
VILLAIN_CARD = tuple(next(v for v in VILLAINS if v.id == hero.id) for hero in HEROES)

STORY_ID = tuple(story.id for story in STORIES)
WHEEL_OF = {space.id: i for i, space in enumerate(WHEEL)}
_realm_ids = [realm.id for realm in REALMS]
REALM_OF_SPACE = (  # by side of the board (LOR-3.1.2)
    tuple(_realm_ids.index(space.realm) for space in WHEEL),
    tuple(_realm_ids.index(space.realm_b2) for space in WHEEL),
)
REALM_RUNE = (  # by side of the board (LOR-3.1.1)
    tuple(RUNES.index(realm.rune) for realm in REALMS),
    tuple(RUNES.index(realm.rune_b2) for realm in REALMS),
)
MOBILIZE, REINFORCE, BUILD_TEMPLE, MONSTERS_ACTION, USURP, PREPARE = (
    WHEEL_OF[name] for name in ("mobilize", "reinforce", "build_temple", "monsters", "usurp", "prepare")
)

# Combat cards by component: definition, weapon, value, Casualty symbols
_definitions = {card.id: card for card in COMBAT}
CARD_ID = tuple(name.split("#")[0] for name in KINDS["combat"])
CARD_WEAPON = tuple(WEAPONS.index(_definitions[name].weapon) for name in CARD_ID)
CARD_VALUE = tuple(_definitions[name].value for name in CARD_ID)
CARD_CASUALTIES = tuple(_definitions[name].casualties for name in CARD_ID)

PASS, DONE, YES, NO = "pass", "done", "yes", "no"


def who(s: Lords, p: int) -> str:
    """The value of a participant: a seat, or the Villain of a Follower."""
    return SEAT[p] if p < s.humans else VILLAIN[s.hero[p]]


def pick(seat: int, key: str, values: Sequence[Value], clause: str = "", **params: Value) -> Rule[Any]:
    """Ask for one of `values`; a choice of one is no question. The question says what it comes from (causes.py)."""
    return values[0] if len(values) == 1 else (yield question(seat, key, values, clause, **params))


def question(seat: int, key: str, values: Sequence[Value], clause: str, **params: Value) -> Choose:
    """The question of `pick`, for whoever asks often: a rule less on the way to the answer."""
    name, by = _split(clause)
    if by:
        params["by"] = by
    return Choose(seat, key, values, name, params)


@cache
def _split(because: str) -> tuple[str, str]:
    clause, _, by = because.partition(" ")
    return clause, by or BY.get(clause, "")


@lru_cache(maxsize=256)
def _around(players: int, humans: int, first_human: int, first: int) -> tuple[int, ...]:
    order = [*range(humans, players), *range(first_human, humans), *range(first_human)]
    at = order.index(first)
    return (*order[at:], *order[:at])


def carried(rule: Any) -> Rule[Any]:
    """What a card does: a rule that asks, or a plain function that is done already."""
    return (yield from rule) if isinstance(rule, Generator) else rule


def around(s: Lords, first: int) -> tuple[int, ...]:
    """All participants clockwise from `first`. SOLO-18.2: the Followers sit together, then the first human and so on."""
    return _around(s.players, s.humans, s.first_human, first)


def after(s: Lords, p: int) -> int:
    """The participant on p's left."""
    return around(s, p)[1]
