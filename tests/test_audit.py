"""The audit of texts finds what is missing, unused, unequal and ungrammatical."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from meadhall.audit import audit
from meadhall.engine import EngineError, Game, Keys, Option, Rules
from meadhall.laws import LawBroken, keys_law
from tests.engine.toy import TOY, Toy, toy

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
    keys = Keys(asks=("act", "side-door"), tells=("won", "lost"), reasons=("too-poor",))
    kinds = {"card": ("axe#1", "axe#2")}
    return replace(TOY, folder=tmp_path, keys=keys, kinds=kinds, listeners={}, options=option)


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
        ("en", "log-won = Won.\n", "", "log-won is declared in keys.py but has no text"),
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


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ('yield Choose(seat, "actt", VALUES)', "'actt' is not declared among the asks of toy"),
        ('g.tell("wonn" if seat else "lost")', "'wonn' is not declared among the tells of toy"),
        ('return Reason("TOY-1", "poor")', "'poor' is not declared among the reasons of toy"),
        ('yield from g.emit("roled", order)', "'roled' is not declared among the emits of toy"),
        ('yield from react(g, "roled", order)', "'roled' is not declared among the emits of toy"),
        ('g.push("trun", seat)', "'trun' is not declared among the frames of toy"),
        ('g.next("trun", seat)', "'trun' is not declared among the frames of toy"),
        ('g.then(("turn", 0), ("rond", 2))', "'rond' is not declared among the frames of toy"),
        ('g.then(*(("trun", seat) for seat in order))', "'trun' is not declared among the frames of toy"),
        ('g.begin("batle", seat=seat)', "'batle' is not declared among the spans of toy"),
    ],
)
def test_a_misspelt_name_is_found_with_its_file_and_line(rules: Rules[Toy], line: str, found: str) -> None:
    (rules.folder / "cards").mkdir()
    (rules.folder / "cards" / "odd.py").write_text(f"def odd(g, seat):\n    {line}\n", "utf-8")
    assert audit(rules) == [f"cards/odd.py:2: {found}"]


def test_loose_pieces_have_a_name_a_text_and_clauses_and_no_text_is_left_over(rules: Rules[Toy]) -> None:
    folder = rules.folder / "pieces"
    folder.mkdir()
    row = '[[piece]]\nvalue = "piece:die"\ngroup = "dice"\nsrc = "S"\nfacts = ["fact-die"]\n'
    (folder / "pieces.toml").write_text(row, "utf-8")
    for lang in ("en", "pl"):
        (folder / f"{lang}.ftl").write_text("piece-die = Die\npiece-cup = Cup\ncard-axe = Axe\n", "utf-8")
    found = audit(replace(rules, reference=lambda: ()))
    assert [problem.removeprefix("pieces: ") for problem in found] == [
        "piece-die.text has no text",
        "group-dice has no text",
        "fact-die has no text",
        "piece:die names no clause",
        "card-axe is a text of the game already",
        "piece-cup is used by no piece",
        "card-axe is used by no piece",
    ]


def test_pythons_own_next_is_no_frame(rules: Rules[Toy]) -> None:
    (rules.folder / "odd.py").write_text('first = next("abc", None)\n', "utf-8")
    assert audit(rules) == []


def test_a_name_that_no_rule_says_is_declared_in_vain(rules: Rules[Toy]) -> None:
    vain = replace(rules, keys=replace(rules.keys, emits=("rolled",)))
    assert audit(vain) == ["keys.py: 'rolled' is declared among the emits, but no rule of toy names it"]


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (
            {"listeners": {"roled": {"dog": print}}},
            "cards listen to 'roled', which is not among the keys it emits",
        ),
        ({"listeners": {"rolled": {"dgo": print}}}, "'dgo' listens to 'rolled', but there is no such card"),
        ({"frames": {}}, "there is no frame 'setup'"),
        ({"kinds": {"crad": ("axe",)}, "listeners": {}}, "is for 'card', which is no kind"),
    ],
)
def test_rules_that_name_what_is_not_there_cannot_be_made(change: dict[str, Any], sentence: str) -> None:
    with pytest.raises(EngineError, match=sentence):
        replace(TOY, **change)


def test_a_key_is_declared_once() -> None:
    with pytest.raises(ValueError, match="'act' is declared twice among asks"):
        Keys(asks=("act", "oath", "act"))


@pytest.mark.parametrize(
    ("field", "sentence"),
    [
        ("asks", "it asks 'act'"),
        ("reasons", "it refuses for 'nothing-to-swear'"),
        ("tells", "it tells 'bought'"),
    ],
)
def test_the_law_finds_what_comes_up_undeclared(field: str, sentence: str) -> None:
    rules = replace(TOY, keys=replace(TOY.keys, **{field: ()}))
    game = Game(rules, 2, rules.parse_options({}), "1").begin()
    if field == "tells":
        game.answer(game.questions[0].seat, "buy")
    with pytest.raises(LawBroken, match=sentence):
        keys_law(game, 0)
    keys_law(toy(), 0)


def test_the_law_finds_a_frame_that_does_not_exist() -> None:
    game = toy()
    game.s.agenda.append(("trun", ()))
    with pytest.raises(LawBroken, match="it has on its agenda 'trun'"):
        keys_law(game, 0)


def test_only_facts_of_loose_pieces_know_numbers(rules: Rules[Toy]) -> None:
    folder = rules.folder / "pieces"
    folder.mkdir()
    row = '[[piece]]\nvalue = "piece:bead"\ngroup = "bead"\nsrc = "S"\nclauses = ["TOY-1"]\nfacts = ["fact-beads"]\n'
    (folder / "pieces.toml").write_text(row, "utf-8")
    text = "group-bead = Beads\nfact-beads = { $beads } beads\npiece-bead = Bead\n    .text = One of { $beads }.\n"
    for lang in ("en", "pl"):
        (folder / f"{lang}.ftl").write_text(text, "utf-8")
    numbered = replace(rules, reference=lambda: (), aid={"beads": 3})
    assert audit(numbered) == ["pieces: piece-bead.text uses $beads; only facts know the numbers of aid.py"]
