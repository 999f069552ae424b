"""The values that stand for things outside the state, made once, and the smallest questions."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from meadhall.engine import Choose, Rule, Value
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
from meadhall.games.lords_of_ragnarok.state import Table


def _values(kind: str, ids: Sequence[str]) -> tuple[tuple[str, ...], dict[str, int]]:
    values = tuple(f"{kind}:{name}" for name in ids)
    return values, {value: i for i, value in enumerate(values)}


RUNE, RUNE_OF = _values("rune", RUNES)
ATTRIBUTE, ATTRIBUTE_OF = _values("attribute", ATTRIBUTES)
REALM, REALM_OF = _values("realm", [realm.id for realm in REALMS])
ACTION, ACTION_OF = _values("action", [space.id for space in WHEEL])
GOD, GOD_OF = _values("monument", [god.id for god in GODS])
MONSTER, MONSTER_OF = _values("monster", [monster.id for monster in MONSTERS] + [BOSS_ID])
HUNT, HUNT_OF = _values("hunt", [monster.id for monster in MONSTERS] + [BOSS_ID])
ARTIFACT, ARTIFACT_OF = _values("artifact", [artifact.id for artifact in ARTIFACTS])
CONDITION, CONDITION_OF = _values("condition", [condition.id for condition in CONDITIONS])
CHALLENGE, CHALLENGE_OF = _values("challenge", [challenge.id for challenge in CHALLENGES])
HERO, HERO_OF = _values("hero", KINDS["hero"])
STORY, STORY_OF = _values("story", KINDS["story"])
COMBAT_CARD, COMBAT_OF = _values("combat", KINDS["combat"])
ATTACK, ATTACK_OF = _values("attack", KINDS["attack"])
EVENT, EVENT_OF = _values("event", KINDS["event"])
GIFT, GIFT_OF = _values("gift", KINDS["gift"])
WEAPON, WEAPON_OF = _values("weapon", WEAPONS)
SPACE, SPACE_OF = _values("space", [str(n) for n in range(1, 9)])
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


def who(s: Table, p: int) -> str:
    """The value of a participant: a seat, or the Villain of a Follower."""
    return SEAT[p] if p < s.humans else VILLAIN[s.hero[p]]


def pick(seat: int, key: str, values: Sequence[Value], clause: str = "", **params: Value) -> Rule[Any]:
    """Ask for one of `values`; a choice of one is no question. The question says what it comes from (causes.py)."""
    if len(values) == 1:
        return values[0]
    name, _, by = clause.partition(" ")
    by = by or BY.get(name, "")
    answer = yield Choose(seat, key, values, clause=name, params={**params, "by": by} if by else params)
    return answer


@lru_cache(maxsize=256)
def _around(players: int, humans: int, first_human: int, first: int) -> tuple[int, ...]:
    order = [*range(humans, players), *range(first_human, humans), *range(first_human)]
    at = order.index(first)
    return (*order[at:], *order[:at])


def around(s: Table, first: int) -> tuple[int, ...]:
    """All participants clockwise from `first`. SOLO-18.2: the Followers sit together, then the first human and so on."""
    return _around(s.players, s.humans, s.first_human, first)


def after(s: Table, p: int) -> int:
    """The participant on p's left."""
    return around(s, p)[1]
