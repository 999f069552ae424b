"""Answers and gestures are counted as a person gives them."""

import json

import pytest

import meadhall
from meadhall.engine import Choose, Subset
from meadhall.engine.subset import named
from tools import gestures
from tools.gestures import Count, Measure


def test_an_option_is_one_gesture_and_a_set_its_members_and_a_confirmation() -> None:
    assert gestures.gestures(Choose(0, "where", ["a", "b"]), "b") == 1
    dice = Subset(0, "dice", ["a", "a", "b", "c"], most=3, suggest=["a", "c"])
    assert gestures.gestures(dice, named(("a", "a", "b"))) == 4
    assert gestures.gestures(dice, named(("b",))) == 2
    assert gestures.gestures(dice, named(())) == 1
    assert gestures.gestures(dice, named(("a", "c"))) == 1, "the proposal is taken by one click"


def test_figures_are_for_one_unit_and_keep_the_windows_apart() -> None:
    found = Count(units=4)
    for _ in range(6):
        found.add(Choose(0, "act", ["a", "b"]), "a")
    found.add(Choose(0, "act", ["a"]), "a")
    found.add(Subset(0, "act", ["a", "b"]), "a+b")
    for key in ("before-card", "propose-hero"):
        found.add(Choose(0, key, ["a", "pass"]), "a")
    assert found.figures() == {
        "answers": 2.0,
        "answers_apart": 0.5,
        "gestures": 2.5,
        "gestures_apart": 0.5,
    }
    assert found.choiceless["act"] == 1
    found += found
    assert found.units == 8
    assert found.figures()["answers"] == 2.0


@pytest.mark.parametrize(
    ("answers", "clicks", "good"), [(7.2, 10.0, True), (7.3, 8.0, False), (5.0, 10.1, False)]
)
def test_the_promise_is_of_answers_and_gestures_may_not_grow(
    answers: float, clicks: float, good: bool
) -> None:
    before = {"answers": 10.0, "gestures": 10.0}
    assert gestures.kept("god-of-war", {"answers": answers, "gestures": clicks}, before) is good


def test_units_are_those_of_all_seats() -> None:
    table = meadhall.new("reavers-of-midgard", 3, "units")
    while not any(event["key"] == "round-begins" for event in table.events(None)):
        question = table.questions[0]
        table.answer(question.seat, question.values[0])
    assert gestures.units(table, gestures.GAMES["reavers-of-midgard"]) == 3
    assert gestures.units(table, Measure(3, 1, "game", "", 0.1)) == 3
    assert gestures.units(table, Measure(3, 1, "own turn", "location-selected", 0.1)) == 0


def test_a_game_is_the_same_each_time() -> None:
    assert gestures.play("blood-rage", 0) == gestures.play("blood-rage", 0)
    assert gestures.play("blood-rage", 0) != gestures.play("blood-rage", 1)


def test_every_game_has_figures_from_before() -> None:
    before = json.loads(gestures.BEFORE.read_text("utf-8"))
    assert before.keys() == gestures.GAMES.keys()
    page = gestures.BEFORE.with_suffix(".md").read_text("utf-8")
    for game, figures in before.items():
        measure = gestures.GAMES[game]
        row = f"| {game} | {measure.seats}, {measure.games} | {measure.unit} | {figures['answers']} |"
        assert row in page
        assert f"| -{measure.promised:.0%} |" in page


def test_a_set_that_begins_as_proposed_costs_what_is_changed_of_it() -> None:
    dice = Subset(0, "pay-dice", ["a", "b", "c"], least=2, most=2, suggest=["a", "b"])
    assert [gestures.gestures(dice, value) for value in ("a+b", "a+c")] == [1, 2]
    free = Subset(0, "abilities", ["a", "b", "c"], suggest=["a", "b"])
    assert [gestures.gestures(free, value) for value in ("a+b", "+a", "a+b+c", "-")] == [1, 2, 2, 3]


def test_a_die_clicked_ahead_is_one_gesture_for_two_answers() -> None:
    count = gestures.Count(units=1)
    count.add(Choose(0, "participate", ["food", "die"]), "die")
    count.add(Choose(0, "set-die", ["die:red_ship"]), "die:red_ship", ("participate", "die"))
    assert (count.figures()["answers"], count.figures()["gestures"]) == (2, 1)
