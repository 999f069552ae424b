"""What can be looked up: cards by kind, stats, tokens and provinces, each with its copies and where its numbers come from."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from meadhall.engine.content import read_toml
from meadhall.engine.reference import Component
from meadhall.games.blood_rage.content import COPIES, FOLDER, KIND_NAMES

Fact = tuple[str, dict[str, Any]]
STAT_CLAUSES = {
    "rage": ("BR-3.3", "BR-3.6", "BR-3.7", "BR-9.1", "BR-21.2"),
    "axes": ("BR-3.4", "BR-3.6", "BR-3.7", "BR-14.6.7", "BR-21.2"),
    "horns": ("BR-3.5", "BR-3.6", "BR-3.7", "BR-10.1.7", "BR-21.2"),
}
"""Rage is named in half the rules: these speak of the stat."""
STEPS = ("one", "two", "three", "four", "five", "six")


def from_where(src: str) -> str:
    """`S (name),P` -> `SP`: the rulebook, the public lists, or both."""
    letters = {part.strip()[:1] for part in src.replace(";", ",").split(",")}
    return "".join(letter for letter in "SP" if letter in letters) or "P"


def component(
    value: str,
    group: str,
    row: dict[str, Any],
    facts: list[Fact],
    copies: int = 1,
    tags: tuple[Fact, ...] = (),
) -> Component:
    """A printed thing with its facts and the source of its numbers."""
    return Component(value, group, copies, "+".join(from_where(row["src"])), tuple(facts), tags)


def reference() -> Iterator[Component]:
    """In the order of the clan sheet's words: cards, stats, tokens, provinces."""
    cards, table, board = (
        read_toml(FOLDER / "content", f"{name}.toml") for name in ("cards", "table", "board")
    )
    for kind in KIND_NAMES:
        for row in cards[kind]:
            copies = [copy for copy in COPIES if copy.card.id == row["id"]]
            decks = Counter((copy.age, copy.players) for copy in copies)
            facts: list[Fact] = [
                ("fact-copies", {"age": age, "players": players, "count": count})
                for (age, players), count in sorted(decks.items())
            ]
            facts += [
                ("fact-glory", {"glory": glory, "age": age})
                for age, glory in enumerate(row.get("glory", ()), 1)
            ]
            ages: tuple[Fact, ...] = tuple(
                ("tag-age", {"age": age}) for age in sorted({age for age, _ in decks})
            )
            yield component(f"card:{row['id']}", kind, row, facts, len(copies), ages)
    for row in table["stat"]:
        steps: Fact = ("fact-steps", dict(zip(STEPS, row["steps"], strict=True)))
        legend: Fact = ("fact-legend", dict(zip(STEPS, table["legendary"]["glory"], strict=True)))
        stat = component(f"stat:{row['id']}", "stat", row, [steps, legend])
        yield stat._replace(copies=len(table["clan"]), clauses=STAT_CLAUSES[row["id"]])
    for row in table["pillage_token"]:
        yield component(f"token:{row['id']}", "token", row, [], row["count"])
    for row in board["province"]:
        places: list[Fact] = [("fact-region", {"region": f"region:{row['region']}"})] if row["region"] else []
        places += [("fact-villages", {"count": row["villages"]})] if row["villages"] else []
        yield component(f"province:{row['id']}", "province", row, places)
