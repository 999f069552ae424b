"""The audit of texts finds what is missing, unused, unequal and ungrammatical."""

from dataclasses import replace
from pathlib import Path

import pytest

from meadhall.audit import audit
from meadhall.engine import Option, Rules
from tests.engine.toy import TOY, Toy

CODE = """
def rule(g, seat):
    yield Choose(seat, "act", VALUES)
    yield from helper(g, seat, "side-door")
    g.tell("won" if seat else "lost", seat=seat)
    return Reason("TOY-1", "too-poor", {"need": 2})
"""
ENGLISH = """
game-title = Toy
game-blurb = A toy.
option-long = Long
card-axe = Axe
ask-act = Act?
ask-side-door = Enter?
log-won = Won.
log-lost = Lost.
no-too-poor = You need { $need }.
"""
POLISH = """
game-title = Zabawka
game-blurb = Zabawka.
option-long = Długa
card-axe = Topór
ask-act = Co robisz?
ask-side-door = Wchodzisz?
log-won = Wygrana.
log-lost = Przegrana.
no-too-poor = Potrzeba { $need }.
"""


@pytest.fixture
def rules(tmp_path: Path) -> Rules[Toy]:
    (tmp_path / "text").mkdir()
    (tmp_path / "rules.py").write_text(CODE, "utf-8")
    (tmp_path / "text" / "en.ftl").write_text(ENGLISH, "utf-8")
    (tmp_path / "text" / "pl.ftl").write_text(POLISH, "utf-8")
    option = {"long": Option("no", ("no", "yes"))}
    return replace(TOY, folder=tmp_path, kinds={"card": ("axe#1", "axe#2")}, options=option)


def edit(rules: Rules[Toy], lang: str, old: str, new: str) -> list[str]:
    path = rules.folder / "text" / f"{lang}.ftl"
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new), "utf-8")
    return audit(rules)


def test_complete_texts_pass_and_a_key_may_reach_its_question_through_a_helper(rules: Rules[Toy]) -> None:
    assert audit(rules) == []


@pytest.mark.parametrize(
    ("lang", "old", "new", "found"),
    [
        ("pl", "log-lost = Przegrana.\n", "", "log-lost is missing in Polish"),
        ("en", "card-axe = Axe\n", "", "card-axe has no text"),
        ("en", "log-won = Won.\n", "", "log-won is used by the rules but has no text"),
        ("en", "option-long = Long\n", "", "option-long has no text"),
        ("en", "game-blurb = A toy.\n", "", "game-blurb has no text"),
        ("en", "Lost.\n", "Lost.\nlog-drawn = Drawn.\n", "log-drawn is not used by any rule"),
        ("pl", "{ $need }", "dużo", "no-too-poor uses ['need'] in English but [] in Polish"),
        (
            "pl",
            "{ $need }",
            "{ $need ->\n [one] 1\n [few] { $need }\n *[other] x\n }",
            "pl.ftl: no-too-poor lacks the plural form 'many'",
        ),
        (
            "pl",
            "card-axe = Topór\n",
            "card-axe = Topór\ncard-axe = Siekiera\n",
            "pl.ftl: card-axe stands twice",
        ),
        ("en", "ask-act = Act?", "ask act", "en.ftl: cannot be read near 'ask act'"),
    ],
)
def test_what_is_wrong_is_named(rules: Rules[Toy], lang: str, old: str, new: str, found: str) -> None:
    assert found in edit(rules, lang, old, new)
