"""Every refusal of the server has its words in both languages."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from meadhall.audit import read
from meadhall.server.problems import HERE
from meadhall.table.problems import STATUS, Problem
from meadhall.text import LANGUAGES


def problems_in_code() -> Iterator[tuple[str, set[str]]]:
    """The keys that the server refuses with, and the parameters given where they stand in the call."""
    for path in sorted(
        path for name in ("server", "table", "page") for path in (HERE.parent / name).rglob("*.py")
    ):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in ("Problem", "CutOff"):
                keys = [n.value for n in ast.walk(node.args[0]) if isinstance(n, ast.Constant)]
                given = node.args[1] if len(node.args) > 1 else None
                params = (
                    {k.value for k in given.keys if isinstance(k, ast.Constant)}
                    if isinstance(given, ast.Dict)
                    else set[str]()
                )
                for key in keys:
                    if isinstance(key, str) and key:
                        yield key, {str(p) for p in params}


def test_both_languages_say_the_same() -> None:
    english, polish = (read(HERE / "text" / f"{lang}.ftl") for lang in LANGUAGES)
    assert english[1] == polish[1] == []
    assert english[0] == polish[0]


def test_every_refusal_has_words_and_every_word_a_refusal() -> None:
    shapes, _ = read(HERE / "text" / "en.ftl")
    used = dict(problems_in_code())
    assert len(used) > 40
    for key, params in used.items():
        assert f"no-{key}" in shapes, key
        assert shapes[f"no-{key}"] == params, key
    by_table = {"not-found", "not-allowed", "bad-json"}  # chosen by the status of somebody else's error
    assert {key.removeprefix("no-") for key in shapes} == set(used) | by_table
    assert set(STATUS) <= set(used) | by_table


def test_a_refusal_in_polish() -> None:
    info = Problem("stale-answer", {"given": 3, "open": 5}).info("pl")
    assert (
        info["sentence"] == "To odpowiedź na decyzję 3, a teraz otwarta jest decyzja 5. Nic się nie zmieniło."
    )
