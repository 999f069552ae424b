"""Everything printed that can be looked up, with where its values come from."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from meadhall.engine import Value
from meadhall.engine.ask import Params
from meadhall.engine.reference import Component
from meadhall.games.lords_of_ragnarok.content import (
    ACTIONS,
    ARTIFACTS,
    ATTACKS,
    BOARDS,
    BOSS_ID,
    CHALLENGES,
    COMBAT,
    CONDITIONS,
    EVENTS,
    GIFTS,
    GODS,
    HEROES,
    LANDS,
    MONSTERS,
    REALM_PLACES,
    REALMS,
    REGIONS,
    SEAS,
    STORIES,
    VILLAINS,
    WHEEL,
)

GROUPS: tuple[tuple[str, str, tuple[Any, ...]], ...] = (
    # kind of the value, group it stands under, rows
    ("hero", "heroes", HEROES),
    ("story", "stories", STORIES),
    ("combat", "combat", COMBAT),
    ("gift", "gifts", GIFTS),
    ("artifact", "artifacts", ARTIFACTS),
    ("monster", "monsters", MONSTERS),
    ("attack", "attacks", ATTACKS),
    ("event", "events", EVENTS),
    ("condition", "conditions", CONDITIONS),
    ("monument", "gods", GODS),
    ("realm", "realms", REALMS),
    ("action", "wheel", WHEEL),
    ("villain", "villains", VILLAINS),
    ("action", "action_cards", ACTIONS),
    ("challenge", "challenges", CHALLENGES),
)


def reference() -> Iterator[Component]:
    """The components, group by group; the Boss is printed but for his Wound spaces."""
    for kind, group, rows in GROUPS:
        for row in rows:
            facts = _around("realm", row.id, REALM_PLACES) if kind == "realm" else ()
            yield Component(f"{kind}:{row.id}", group, getattr(row, "copies", 1), row.src, facts)
        if group == "monsters":
            yield Component(f"monster:{BOSS_ID}", group, 1, "S+H")
    yield from places()


def places() -> Iterator[Component]:
    """The Regions, Lands and Seas of the map, with what each side of the board says of them."""
    names = {(board, land.id): land.name for board in BOARDS for land in LANDS[board]}
    for row in REGIONS["b34"]:
        sides = [(board, r) for board in BOARDS for r in REGIONS[board] if r.number == row.number]
        facts: list[tuple[str, Params]] = []
        for board, region in sides:
            signs: dict[str, Value] = {
                sign: "yes" if getattr(region, sign) else "no"
                for sign in ("settlement", "shrine", "forge", "monument", "yggdrasil")
            }
            said: dict[str, Value] = {
                "side": board,
                "land": f"land:{names[board, region.land]}",
                "population": region.population,
                "near": _numbers(region.neighbours),
            }
            facts.append(("fact-region", said | signs))
        yield Component(
            f"region:{row.number}", "places", 1, row.src, tuple(facts), clauses=("LOR-2.1.4", "LOR-2.2.1")
        )
    for land in LANDS["b34"]:
        lands = tuple(
            ("fact-land", {"side": board, "regions": _numbers(each.regions)})
            for board in BOARDS
            for each in LANDS[board]
            if each.name == land.name
        )
        yield Component(f"land:{land.name}", "places", 1, land.src, lands, clauses=("LOR-1.2.1", "LOR-2.1.3"))
    for sea in SEAS["b34"]:
        shores = _around("sea", sea.id, SEAS)
        yield Component(
            f"sea:{sea.id}", "places", 1, sea.src, shores, clauses=("LOR-2.1.9", "LOR-2.1.12", "LOR-2.5.6")
        )


def _around(what: str, name: str, by_board: Mapping[str, Sequence[Any]]) -> tuple[tuple[str, Params], ...]:
    """The Regions next to a Realm or a Sea, on each side of the board that has it."""
    return tuple(
        (f"fact-{what}", {"side": board, "regions": _numbers(each.regions)})
        for board in BOARDS
        for each in by_board[board]
        if each.id == name
    )


def _numbers(regions: Sequence[int]) -> str:
    return ", ".join(map(str, sorted(regions)))
