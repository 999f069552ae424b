"""The browser's types of facts and state are those that the games declare."""

from typing import NotRequired, TypedDict, get_type_hints

import pytest

import meadhall
from meadhall.bots import decide
from meadhall.games import SHELF, find_rules
from tools import facts


class Thing(TypedDict):
    """Something that lies on the table."""

    name: str
    count: NotRequired[int]


def test_a_type_of_python_in_typescript() -> None:
    assert facts.in_typescript(dict[str, list[int | None]]) == "Record<string, (number | null)[]>"
    assert facts.in_typescript(tuple[str, ...]) == "string[]"
    assert facts.in_typescript(tuple[str, int]) == "[string, number]"
    assert facts.in_typescript(Thing) == "Thing"
    with pytest.raises(TypeError):
        facts.in_typescript(set[int])
    lines = facts.declared("Thing", get_type_hints(Thing), Thing.__required_keys__, "Said.")
    assert list(lines) == [
        "",
        "/** Said. */",
        "export type Thing = {",
        "  name: string;",
        "  count?: number;",
        "};",
    ]


def test_the_types_in_the_browser_are_made_anew() -> None:
    stale = [str(path) for path, text in facts.wanted().items() if path.read_text("utf-8") != text]
    assert stale == [], "run: python -m tools.facts"
    assert len(facts.wanted()) == len(SHELF)


@pytest.mark.parametrize("game", sorted(SHELF))
def test_a_position_has_the_facts_that_are_declared(game: str) -> None:
    """mypy holds every part to its form; here the whole, as a game goes on."""
    text = facts.types_of(find_rules(game))
    played = meadhall.new(game, max(find_rules(game).seats), "facts")
    for _ in range(60):
        view = played.view(0)
        for name in (*view["facts"], *view["state"]):
            assert f"  {name}: " in text or f"  {name}?: " in text, name
        if played.over:
            break
        ask = played.questions[0]
        played.answer(ask.seat, decide("random", played, ask.seat, played.decision, 1.0))
