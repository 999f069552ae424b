"""The mutants are faults one would make, and a few of them show that the marks prove something."""

from __future__ import annotations

import ast

import pytest

from tools.mutate.__main__ import declared, games, key
from tools.mutate.mutants import ROOT, Mutant, of_code, of_content, of_game
from tools.mutate.run import run_all

RULE = '''\
def turn(g: G, seat: int = 1) -> Rule[None]:
    """Żagiel: BR-9.6."""
    if g.s.rage[seat] > 2 and not g.s.passed:
        g.s.rage[seat] -= 1
        g.tell("paid")
        yield from ask(g)
'''


def faults(text: str) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for mutant in of_code("toy", "toy.py", text):
        found.setdefault(mutant.kind, []).append(mutant.applied(text))
    return found


def test_every_kind_of_fault_is_made_where_a_clause_is_cited() -> None:
    found = faults(RULE)
    assert set(found) == {"boundary", "and/or", "not", "number", "deleted", "swapped"}
    assert "rage[seat] >= 2" in found["boundary"][0]
    assert len(found["deleted"]) == 3
    assert any("yield from ()" in text for text in found["deleted"])
    assert any(text.index("ask(g)") < text.index("'paid'") for text in found["swapped"])
    assert all("seat: int = 1" in text for texts in found.values() for text in texts)
    for texts in found.values():
        assert all(ast.parse(text) and text != RULE for text in texts)


def test_two_verbs_that_do_not_touch_stay_in_their_order() -> None:
    verbs = ['g.begin("turn")', 'g.tell("paid")', 'g.push("turn")', 'g.push("end")', 'g.begin("end")']
    text = "\n    ".join(["def turn(g: G) -> None:", '"""BR-9.6"""', *verbs]) + "\n"
    told_outside, other_order = faults(text)["swapped"]
    assert told_outside.index("g.tell('paid')") < told_outside.index("g.begin('turn')")
    assert other_order.index("g.push('end')") < other_order.index("g.push('turn')")


def test_nobody_becomes_the_first() -> None:
    text = 'def turn(g: G) -> None:\n    """BR-9.6"""\n    g.s.winner = -1\n'
    assert faults(text)["number"] == [text.replace("-1", "0")]


def test_code_without_a_clause_is_left_alone_unless_it_stands_with_the_cards() -> None:
    rule = RULE.replace("BR-9.6", "the sail")
    assert not faults(rule)
    assert of_code("toy", "games/toy/cards/sails.py", rule)


def test_numbers_of_content_are_raised_but_not_those_in_names() -> None:
    text = '# 4 ways\n[[card]]\nid = "axe_2"\nstrength = 3 # not 5\ncosts = [1, 0]\nx = 804\n'
    after = [mutant.applied(text) for mutant in of_content("toy", "cards.toml", text)]
    assert [line for each in after for line in each.splitlines() if line not in text.splitlines()] == [
        "strength = 4 # not 5",
        "costs = [2, 0]",
        "costs = [1, 1]",
    ]


@pytest.mark.parametrize("game", games())
def test_every_mutant_of_a_game_can_be_read(game: str) -> None:
    mutants = [each for each in of_game(game) if each.path.endswith(".py")]
    assert len(mutants) > 500
    texts = {path: (ROOT / path).read_text("utf-8") for path in {each.path for each in mutants}}
    for mutant in mutants[::40]:
        ast.parse(mutant.applied(texts[mutant.path]))


def test_what_is_declared_equivalent_exists_and_says_why() -> None:
    there = {key(mutant) for game in games() for mutant in of_game(game)}
    for entry, why in declared().items():
        assert entry in there, f"{entry} is no mutant any more"
        assert len(why) > 10


HANDFUL = {
    "blood_rage": ("pay_rage", "tests/games/blood_rage/test_10_invade.py"),
    "god_of_war": ("check_end", "tests/games/god_of_war/test_10_quests.py"),
}
"""A function each, and the tests of its chapter."""


@pytest.mark.parametrize("game", HANDFUL)
def test_a_handful_of_faults_is_noticed(game: str) -> None:
    where, tests = HANDFUL[game]
    chosen = [
        mutant
        for mutant in of_game(game)
        if mutant.where == where and mutant.kind in ("boundary", "deleted") and "tell(" not in mutant.before
    ]
    assert chosen
    outcomes = run_all(chosen[:2], lambda mutant: [tests], 1, lambda outcome: None)
    assert [outcome.mutant.name for outcome in outcomes if outcome.fate != "noticed"] == []


def test_a_fault_that_no_test_reaches_is_told() -> None:
    mutant = Mutant("toy", "toy.py", 1, "turn", "number", 0, 1, "1", "2")
    assert [each.fate for each in run_all([mutant], lambda each: [], 1, lambda each: None)] == ["unreached"]
