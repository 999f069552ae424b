"""The numbers of the content are those that were written down, and what the texts of the Scene cards say is what their notation does."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from meadhall.games.god_of_war import RULES
from meadhall.text import Texts
from tests import printed

SCENES = Path(__file__).parents[3] / "src" / "meadhall" / "games" / "god_of_war" / "content" / "scenes"
ATTACK = re.compile(r"^atk \w (?:melee|ranged) (\d+)")
AMOUNT = re.compile(r"\b(?:strike|hit|mend|hurt|heal|tok|gain|draw|bonus|rage)\(([^()]*)")


def amounts(line: str) -> list[str]:
    """The numbers that this line deals, heals, pays or adds."""
    found = [n for inside in AMOUNT.findall(line) for n in re.findall(r"(?<!\w)\d+", inside.split("[")[0])]
    return [*ATTACK.findall(line), *found, *re.findall(r"\bN>=(\d+)", line)]


def sides() -> list[tuple[str, list[str]]]:
    found = []
    for file in sorted(SCENES.glob("*.toml")):
        for card in tomllib.loads(file.read_text("utf-8"))["card"]:
            for side, letter in (("front", "a"), ("back", "b")):
                numbers = [n for line in card.get(side, {}).get("lines", ()) for n in amounts(line)]
                if numbers:
                    found.append((f"side-{card['id']}_{letter}", numbers))
    return found


def test_every_number_of_the_content_is_the_one_written_down() -> None:
    assert printed.numbers("god_of_war") == printed.written("god_of_war")


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_a_side_says_the_numbers_that_it_plays_by(lang: str) -> None:
    words = Texts(RULES, lang)
    read = sides()
    assert len(read) > 100
    wrong = {}
    for side, numbers in read:
        said = re.findall(r"(?<!\w)\d+", words.say(side, attribute="text"))
        missing = {n for n in numbers if numbers.count(n) > said.count(n)}
        if missing:
            wrong[side] = missing
    assert wrong == {}
