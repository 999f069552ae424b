"""Sets chosen as sets: any order in, one canonical answer out, each set met once step by step."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from meadhall.engine import Choose, Game, IllegalAnswer, InvalidAnswer, Reason, Subset, Ways, pick
from meadhall.engine import saga as sagas
from meadhall.engine.unchanged import unless_changed
from tests.engine.saga_toy import CREW, RAID, raid

WARRIOR, JARL, SHIP = "figure:warrior", "figure:jarl", "figure:ship"


def question(game: Game[Any], seat: int = 0) -> Subset:
    asked = game.question(seat)
    assert isinstance(asked, Subset)
    return asked


def sets_by_steps(game: Game[Any], seat: int) -> list[str]:
    """Every set that answering step by step can reach, in the order met."""
    met = []
    decision = game.decision
    for value in question(game, seat).values:
        branch = game.clone()
        branch.answer(seat, value)
        if branch.decision == decision:
            met += sets_by_steps(branch, seat)
        else:
            journal = branch.journal or []
            met.append(str(next(answer.value for answer in reversed(journal) if answer.key == "crew")))
    return met


def test_members_may_be_named_in_any_order_and_the_answer_is_canonical() -> None:
    for order in permutations((WARRIOR, JARL, SHIP)):
        game = raid()
        game.answer(0, "+".join(order))
        assert next(e.value for e in game.journal or () if e.seat == 0) == f"{WARRIOR}+{JARL}+{SHIP}"


def test_steps_meet_every_legal_set_once() -> None:
    met = sets_by_steps(raid(), 0)
    assert len(met) == len(set(met))
    whole = set()
    for size in range(1, 4):
        for order in permutations(CREW, size):
            try:
                game = raid()
                game.answer(0, "+" + "+".join(order))
            except IllegalAnswer:
                continue
            whole.add(next(e.value for e in game.journal or () if e.seat == 0))
    assert set(met) == whole
    assert f"{WARRIOR}+{WARRIOR}+{SHIP}" not in whole


def test_steps_change_nothing_until_the_set_is_closed() -> None:
    game = raid()
    decision, digest = game.decision, game.digest()
    game.answer(0, WARRIOR)
    assert (game.decision, game.digest(), len(game.journal or ())) == (decision, digest, 0)
    assert question(game).chosen == (WARRIOR,)
    assert question(game.clone()).chosen == (WARRIOR,)
    assert question(Game.unpack(RAID, game.pack())).chosen == (WARRIOR,)
    assert question(game.sample_world(0, 1)).chosen == (WARRIOR,)
    assert not question(game.sample_world(1, 1), 0).chosen, "nobody else knows what is half chosen"
    view = game.view(0)["question"]
    assert view is not None
    assert view["set"]["chosen"] == [WARRIOR]


def test_a_draft_is_taken_back_member_by_member() -> None:
    game = raid()
    game.answer(0, WARRIOR)
    game.answer(0, JARL)
    game.undo(0)
    assert question(game).chosen == (WARRIOR,)
    game.undo(0)
    assert not question(game).chosen
    assert game.why_not_undo(0) is not None


def test_a_step_that_leaves_nothing_else_closes_the_set() -> None:
    game = raid()
    game.answer(0, SHIP)
    assert [e.value for e in game.journal or () if e.seat == 0] == [f"+{SHIP}"]


def test_done_needs_enough_and_members_must_fit_each_with_a_reason() -> None:
    game = raid()
    assert "done" not in question(game).values
    with pytest.raises(IllegalAnswer, match="RAID-3: nobody"):
        game.answer(0, "-")
    with pytest.raises(IllegalAnswer, match="RAID-3: nobody"):
        game.answer(0, "done")
    with pytest.raises(IllegalAnswer, match="RAID-2: too-full"):
        game.answer(0, f"{SHIP}+{WARRIOR}+{WARRIOR}")
    with pytest.raises(IllegalAnswer, match="RAID-1: set-most"):
        game.answer(0, f"{SHIP}+{WARRIOR}+{WARRIOR}+{JARL}")
    with pytest.raises(InvalidAnswer, match="'figure:troll' cannot be chosen"):
        game.answer(0, f"{JARL}+figure:troll")
    with pytest.raises(InvalidAnswer, match="cannot be chosen"):
        game.answer(0, f"{JARL}+{JARL}")
    assert game.decision == 0


def test_a_look_explains_what_can_be_added_in_any_order() -> None:
    look = question(raid()).look([SHIP, WARRIOR])
    assert look.fits == [JARL]
    assert [(value, reason.key) for value, reason in look.blocked] == [(WARRIOR, "too-full")]
    assert look.done is None
    full = question(raid()).look([SHIP, WARRIOR, JARL])
    assert not full.fits
    assert {reason.key for _, reason in full.blocked} == {"set-most"}


def test_a_set_is_one_line_of_a_saga_and_one_step_of_undo() -> None:
    game = raid()
    game.answer(0, f"+{WARRIOR}")
    text = game.saga()
    assert f"1 0 crew +{WARRIOR}\n" in text
    assert sagas.read(text, {"raid": RAID}.__getitem__).s == game.s


def test_sets_chosen_together_wait_for_each_other() -> None:
    game = raid()
    game.answer(0, f"{WARRIOR}+{WARRIOR}+{JARL}")
    game.answer(1, "card:bow")
    assert game.pending == {1: "+card:bow"}
    game.answer(1, "-")
    assert game.pending == {1: "-"}, "an answer may still be changed"
    game.undo(1)
    assert game.pending == {}
    game.answer(1, "+card:axe")
    game.answer(0, "done")
    assert [answer.value for answer in (game.journal or [])[1:3]] == ["-", "+card:axe"]


def test_a_set_that_would_lead_to_a_dead_end_is_not_offered() -> None:
    ask = Subset(0, "two", ("a", "b", "c"), least=2)
    assert list(ask.values) == ["a", "b"], "c alone could not be completed in canonical order"
    assert ask.look(["c"]).fits == ["a", "b"]
    assert list(Subset(0, "all", (1, 2), least=2).sets()) == [(1, 2)]


def test_pick_asks_only_where_there_is_a_choice() -> None:
    for ask, only in (
        (Choose(0, "one", ["a"]), "a"),
        (Subset(0, "all", ("a", "b"), least=2), ("a", "b")),
        (Subset(0, "none", ()), ()),
    ):
        rule = pick(ask)
        with pytest.raises(StopIteration) as done:
            next(rule)
        assert done.value.value == only
    assert isinstance(next(pick(Subset(0, "some", ("a",)))), Subset)


def test_rules_may_say_what_comes_next_instead_of_every_member_being_tried() -> None:
    ways = Ways(("a", "b", "c", "d"), [("c", "a"), ("a", "b", "d"), ("b",)])
    half, unfit = Reason("RAID-1", "half"), Reason("RAID-1", "unfit")
    ask = Subset(0, "way", ways.members, why_not=ways.why_not(unfit), done=ways.done(half), steps=ways.steps)
    assert list(ask.values) == ["a", "b"]
    assert list(ask.sets()) == [("a", "b", "d"), ("a", "c"), ("b",)]
    for whole in ask.sets():
        for size in range(len(whole) + 1):
            assert list(ask.following(whole[:size])) == ask.tried(whole[:size])
    assert ask.step("a") is None
    assert ask.step("b") is None
    assert ask.step("d") == ("a", "b", "d")
    assert ask.look(["d"]).fits == ["a", "b"]
    assert [(member, reason.key) for member, reason in ask.look(["c"]).blocked] == [
        ("b", "unfit"),
        ("d", "unfit"),
    ]


def test_what_is_unchanged_is_not_worked_out_again() -> None:
    worked: list[tuple[int, ...]] = []

    @unless_changed
    def total(row: tuple[int, ...], factor: int) -> int:
        worked.append(row)
        return sum(row) * factor

    row = (1, 2, 3)
    assert [total(row, 2), total(row, 2), total((4, *row), 2), total(row, 3)] == [12, 12, 20, 18]
    assert worked == [row, (4, *row), row]
