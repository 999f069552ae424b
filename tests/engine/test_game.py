"""The kernel: asking, answering, taking back, copying, running into trouble."""

from __future__ import annotations

import gc
import pickle
import weakref
from dataclasses import replace
from typing import Any

import pytest

from meadhall.engine import (
    CHANCE,
    BadTable,
    CannotUndo,
    Chance,
    Choose,
    EngineError,
    Game,
    GameOver,
    IllegalAnswer,
    InvalidAnswer,
    MeadhallError,
    Reason,
    Rule,
    StaleAnswer,
    Together,
)
from meadhall.engine.chance import throw
from tests.engine.toy import TOY, G, Toy, toy


def with_turn(turn: Any, seats: int = 2, **frames: Any) -> Game[Toy]:
    return Game(replace(TOY, frames={**TOY.frames, "turn": turn, **frames}), seats, {}, "1").begin()


def to_clash(game: Game[Toy]) -> Game[Toy]:
    while game.questions[0].key != "clash":
        game.answer(game.waiting[0], "pass")
    return game


# asking and answering


def test_one_predicate_gives_options_and_reasons() -> None:
    game = toy()
    game.s.gold[0] = 1
    question = game.question(0)
    assert question is not None
    game.answer(0, "pass")
    game = toy()
    game.base.gold[0] = 1
    game._rerun([])
    question = game.question(0)
    assert question is not None
    assert "buy" not in question.values
    reason = question.why_not("buy")
    assert reason is not None
    assert (reason.clause, reason.key, dict(reason.params)) == ("TOY-2", "too-poor", {"need": 2, "have": 1})


def test_reasons_are_not_worked_out_unless_somebody_asks() -> None:
    calls = []
    question = Choose(0, "x", ["a"], blocked=lambda: calls.append(1) or [])  # type: ignore[func-returns-value]
    assert not calls
    question.blocked()
    assert calls


def test_an_illegal_answer_names_its_reason_and_changes_nothing() -> None:
    game = toy()
    game.base.gold[0] = 0
    game._rerun([])
    before = game.saga()
    with pytest.raises(IllegalAnswer) as caught:
        game.answer(0, "buy")
    assert caught.value.reason.clause == "TOY-2"
    assert isinstance(caught.value, ValueError)
    assert game.saga() == before
    game.answer(0, "pass")


@pytest.mark.parametrize(
    ("seat", "value", "text"),
    [
        (0, "fly", "expected one of: "),
        (1, "pass", "waiting for seat 0"),
        (0, 3, "not an answer"),
        (7, "pass", "not asked"),
    ],
)
def test_wrong_answers_say_what_was_expected(seat: int, value: Any, text: str) -> None:
    with pytest.raises(InvalidAnswer, match=text):
        toy().answer(seat, value)


def test_an_answer_for_another_decision_is_stale_and_a_double_click_is_harmless() -> None:
    game = toy()
    number = game.decision
    game.answer(0, "pass", decision=number)
    with pytest.raises(StaleAnswer, match=f"decision {game.decision} is open now"):
        game.answer(0, "pass", decision=number)
    assert game.waiting == [1]


@pytest.mark.parametrize("asks", [True, False])
def test_a_rule_may_end_the_game_in_its_middle(asks: bool) -> None:
    def asking(g: Any) -> Any:
        g.push("never")
        yield Choose(0, "end", ["yes"])
        raise GameOver

    def plain(g: Any) -> None:
        g.push("never")
        raise GameOver

    def never(g: Any) -> None:
        raise AssertionError("the agenda was dropped")

    def setup(g: Any) -> None:
        g.push("end")

    rules = replace(TOY, frames={"setup": setup, "end": asking if asks else plain, "never": never})
    game = Game(rules, 2, {}, "7").begin()
    if asks:
        game.answer(0, "yes")
    assert game.over
    assert not game.s.agenda
    game.rewind(0)
    assert game.over is not asks


def test_nothing_is_asked_when_the_game_is_over() -> None:
    game = toy(2)
    while not game.over:
        game.answer(game.waiting[0], game.questions[0].values[-1])
    assert game.winners()
    with pytest.raises(InvalidAnswer, match="the game is over"):
        game.answer(0, "pass")


# simultaneous questions


def test_answers_come_in_any_order_and_may_be_changed_until_the_last() -> None:
    game = to_clash(toy(3))
    hands = [list(q.values) for q in game.questions]
    game.answer(2, hands[2][0])
    game.answer(0, hands[0][0])
    game.answer(2, hands[2][1])
    assert game.waiting == [1]
    game.answer(1, hands[1][0])
    logged = [answer for answer in game.all_answers() if answer.key == "clash"]
    assert [answer.seat for answer in logged] == [0, 1, 2]
    assert logged[2].value == hands[2][1]


def test_a_waiting_answer_is_seen_by_its_own_seat_only() -> None:
    game = to_clash(toy(3))
    pick = game.questions[1].values[0]
    game.answer(1, pick)
    assert game.view(1)["chosen"] == pick
    for other in (0, 2, None):
        assert str(pick) not in str(game.view(other))
        assert game.view(other)["waiting"] == [0, 2]
        assert [asked["options"] for asked in game.view(other)["asked"]] == [None, None]  # hands are hidden


def test_a_waiting_answer_can_be_taken_back_by_its_owner() -> None:
    game = to_clash(toy(3))
    game.answer(1, game.questions[1].values[0])
    with pytest.raises(CannotUndo):
        game.undo(0)
    game.undo(1)
    assert game.waiting == [0, 1, 2]


def test_a_waiting_answer_survives_clone_and_saga() -> None:
    game = to_clash(toy(3))
    game.answer(1, game.questions[1].values[0])
    assert game.clone().pending == game.pending
    assert "\n~ 1 clash " in game.saga()


def test_a_probe_plays_on_like_a_clone_and_can_do_nothing_else() -> None:
    game = toy(3)
    clone, probe = game.clone(mute=True), game.probe()
    while not clone.over:
        question = clone.questions[0]
        clone.answer(question.seat, question.values[0])
        assert probe.questions[0].values == question.values
        probe.answer(question.seat, question.values[0])
    assert probe.over
    assert probe.s == clone.s
    assert probe.position == clone.position
    assert clone.probe().over, "of a game that is over, too"
    probe = game.probe()
    for forbidden in (probe.clone, lambda: probe.sample_world(0, 1), lambda: probe.rewind(0)):
        with pytest.raises(MeadhallError, match="a probe can only be played on"):
            forbidden()


def test_a_world_does_not_hold_what_another_seat_has_chosen_in_secret() -> None:
    game = to_clash(toy(3))
    everybody = 7
    for state in (game.s, game.base):
        state.seen = [everybody] * len(state.seen)  # even if all cards are known, the choice is not
    pick = game.questions[1].values[0]
    game.answer(1, pick)
    imagined = {game.sample_world(0, seed).pending[1] for seed in range(30)}
    assert imagined == set(game.question(1).values)  # type: ignore[union-attr]
    assert {game.sample_world(1, seed).pending[1] for seed in range(5)} == {pick}


# chance


def test_the_same_seed_gives_the_same_game() -> None:
    assert toy(3, 5).saga() == toy(3, 5).saga()
    assert toy(3, 5).saga() != toy(3, 6).saga()


def test_throws_are_even() -> None:
    counts = [0] * 6
    for index in range(6000):
        counts[throw(b"key", index, 6)] += 1
    assert min(counts) > 850


def test_weights_are_respected() -> None:
    def turn(g: G, seat: int) -> Rule[None]:
        face: int = yield Chance("loaded", (1, 2), weights=(0, 1))
        yield Choose(seat, "act", [f"seen-{face}"])

    assert with_turn(turn).questions[0].values == ["seen-2"]
    assert Chance("loaded", (1, 2), weights=(1, 3)).probabilities() == [(1, 0.25), (2, 0.75)]


def test_chance_can_be_exposed_with_probabilities() -> None:
    game = Game(TOY, 2, {}, "1")
    game.explicit_chance = True
    game.begin()
    assert game.chance is not None
    assert not game.questions
    assert game.chance.probabilities()[0] == ("card:axe#1", 1 / 12)
    game.answer(CHANCE, "card:fox#2")
    assert game.s.hands[0] == [11]
    with pytest.raises(InvalidAnswer, match="the dice cannot show"):
        game.answer(CHANCE, "card:fox#2")


def test_a_probe_throws_without_asking_what_a_game_asks_for() -> None:
    def turn(g: G, seat: int) -> Rule[None]:
        yield Choose(seat, "act", ["go"])
        drawn = yield from g.draws("card", g.s.deck, "card", 2)
        drawn.append((yield from g.draw("card", g.s.deck, "card")))
        g.s.hands[seat] += drawn
        face = yield from g.roll("die", (1, 2, 3, 4, 5, 6))
        loaded: int = yield Chance("loaded", (1, 2), weights=(3, 1))
        yield Choose(seat, "act", [f"{face}-{loaded}"])

    game = with_turn(turn)
    probe, asked, before = game.probe(), game.probe(), game.thrown
    asked.explicit_chance = True
    for each in (game, probe, asked):
        each.answer(0, "go")
    shown = game.all_answers()[-5:]
    while asked.chance is not None:
        assert asked.chance.key == shown[asked.thrown - before].key
        asked.answer(CHANCE, shown[asked.thrown - before].value)
    assert probe.questions[0].values == asked.questions[0].values == game.questions[0].values
    assert probe.s == asked.s == game.s
    for what in ("thrown", "decision", "position"):
        assert getattr(probe, what) == getattr(asked, what) == getattr(game, what)
    other = with_turn(turn).probe()
    other.dice_key = b"other dice"
    other.answer(0, "go")
    assert other.s != probe.s


# undo


def test_undo_restores_and_redo_repeats_and_both_are_written_down() -> None:
    game = toy()
    before = game.s.digest()
    game.answer(0, "pass")
    after = game.s.digest()
    game.undo(0)
    assert game.s.digest() == before
    game.redo(0)
    assert game.s.digest() == after
    assert game.saga().count("@undo") == 1
    assert game.journal is not None
    assert len(game.journal) == game.position + 2


def test_undo_stops_at_dice_reveals_and_other_peoples_decisions() -> None:
    rolled = toy()
    rolled.answer(0, "roll")
    with pytest.raises(CannotUndo) as caught:
        rolled.undo(0)
    assert caught.value.reason.key == "undo-chance"

    other = toy()
    other.answer(0, "pass")
    with pytest.raises(CannotUndo) as caught:
        other.undo(1)
    assert caught.value.reason.key == "undo-other-seat"

    clash = to_clash(toy(2))
    for question in clash.questions:
        clash.answer(question.seat, question.values[0])
    for seat in (0, 1):
        with pytest.raises(CannotUndo) as caught:
            clash.undo(seat)
        assert caught.value.reason.key == "undo-revealed"


def test_a_secret_choice_taken_back_can_be_given_again() -> None:
    game = toy(2)
    for seat in (0, 1):
        game.answer(seat, "pass")
    picks = {seat: game.question(seat).values[0] for seat in (0, 1)}  # type: ignore[union-attr]
    game.answer(0, picks[0])
    game.undo(0)
    assert game.can_redo(1) is None
    game.redo(0)
    assert game.pending == {0: picks[0]}
    assert game.can_redo(0) is None
    game.undo(0)
    game.answer(1, picks[1])
    game.undo(1)
    game.redo(0)  # although the other one has taken something back since
    game.redo(1)
    assert game.decision > 6
    assert game.undone == []


def test_a_new_answer_ends_the_redo() -> None:
    game = toy()
    game.answer(0, "pass")
    game.undo(0)
    game.answer(0, "pass")
    with pytest.raises(CannotUndo, match="nothing to redo"):
        game.redo(0)


def test_rewind_goes_back_past_everything() -> None:
    game = toy()
    start, view = game.position, game.view(0)["zones"]
    game.answer(0, "roll")
    game.rewind(start)
    assert game.view(0)["zones"] == view
    with pytest.raises(MeadhallError, match="cannot rewind"):
        game.rewind(10_000)


# replay and fork


def test_a_replay_leaves_the_game_alone() -> None:
    game = toy()
    start = game.position
    game.answer(0, "roll")
    now = game.saga()
    assert game.replay(start).question(0) is not None
    assert game.saga() == now


def rolled(game: Game[Any]) -> tuple[int, ...]:
    """Whoever is next rolls: what was thrown so far."""
    game.answer(game.questions[0].seat, "roll")
    thrown: tuple[int, ...] = game.s.log
    return thrown


def test_a_fork_has_the_same_past_and_dice_of_its_own() -> None:
    game = toy()
    game.answer(0, "roll")
    start = game.position
    forks = [game.fork(start, seed) for seed in range(12)]
    for fork in forks:
        assert (fork.all_answers(), fork.s) == (game.all_answers(), game.s)
        assert [ask.values for ask in fork.questions] == [ask.values for ask in game.questions]
    thrown = [rolled(fork) for fork in forks]
    assert len(set(thrown)) > 1, "the next throw is not the same in all of them"
    assert rolled(game.fork(start, 5)) == thrown[5], "a seed says what comes"


def test_a_fork_and_its_game_go_on_apart() -> None:
    game = toy()
    game.answer(0, "roll")
    start, now, state = game.position, game.saga(), game.s.copy()
    fork = game.fork(start, "other")
    while not fork.over:
        question = fork.questions[0]
        fork.answer(question.seat, question.values[0])
    assert (game.saga(), game.position, game.s) == (now, start, state)
    ended = fork.saga()
    for _ in range(3):
        question = game.questions[0]
        game.answer(question.seat, question.values[-1])
    assert fork.saga() == ended
    assert fork.all_answers()[:start] == game.all_answers()[:start]
    assert fork.all_answers() != game.all_answers()


def test_a_fork_branches_off_in_the_past_of_its_game() -> None:
    game = toy()
    start = game.position
    for _ in range(4):
        question = game.questions[0]
        game.answer(question.seat, question.values[0])
    fork = game.fork(start, "other")
    assert (fork.position, fork.all_answers()) == (start, game.all_answers()[:start])
    assert (fork.journal, fork.decision) == (fork.all_answers(), len(fork.all_answers())), (
        "it remembers no more than it played"
    )
    assert fork.s == game.replay(start).s


# trouble


def test_a_question_nobody_can_answer_is_an_engine_error_naming_game_and_frame() -> None:
    def turn(g: G, seat: int) -> Rule[None]:
        yield Choose(seat, "hopeless", [])

    with pytest.raises(EngineError, match=r"toy, decision \d+, frame turn\(0,\).*hopeless"):
        with_turn(turn)


def test_an_empty_simultaneous_question_is_an_engine_error() -> None:
    def turn(g: G, seat: int) -> Rule[None]:
        yield Together([])

    with pytest.raises(EngineError, match="without a legal option"):
        with_turn(turn)


def test_a_frame_that_runs_away_is_stopped() -> None:
    def turn(g: G, seat: int) -> Rule[None]:
        while True:
            yield Chance("again", (1, 2))

    def circle(g: G, seat: int) -> None:
        g.push("turn", seat)

    for endless in (turn, circle):
        with pytest.raises(EngineError, match="runs away"):
            with_turn(endless)


def test_a_probe_whose_rules_break_or_run_away_says_so() -> None:
    def turn(g: G, seat: int) -> Rule[None]:
        act: str = yield Choose(seat, "act", ["break", "throw", "roll", "circle"])
        while act == "throw":
            yield Chance("again", (1, 2))
        while act == "roll":
            yield from g.roll("again", (1, 2))
        if act == "break":
            raise KeyError("a bug of ours")
        g.push("quest", seat)

    def quest(g: G, seat: int) -> None:
        g.push("quest", seat)

    game = with_turn(turn, quest=quest)
    away = "runs away"
    for act, what in (("break", "a bug of ours"), ("throw", away), ("roll", away), ("circle", away)):
        with pytest.raises(EngineError, match=rf"toy, decision \d+, .*{what}"):
            game.probe().answer(0, act)


def test_a_rule_that_breaks_leaves_the_game_where_it_was() -> None:
    def turn(g: G, seat: int) -> Rule[None]:
        act: str = yield Choose(seat, "act", ["good", "bad"])
        g.s.gold[seat] += 100
        if act == "bad":
            raise KeyError("a bug of ours")

    game = with_turn(turn)
    before = game.s.digest()
    with pytest.raises(EngineError, match="a bug of ours"):
        game.answer(0, "bad")
    assert game.s.digest() == before
    assert game.waiting == [0]
    game.answer(0, "good")
    assert game.waiting == [1]


def test_something_that_is_no_question_is_an_engine_error() -> None:
    def turn(g: G, seat: int) -> Rule[None]:
        yield "what?"  # type: ignore[misc]

    with pytest.raises(EngineError, match="not a question"):
        with_turn(turn)


def test_a_game_may_refuse_options_that_do_not_fit_the_seats() -> None:
    rules = replace(TOY, why_not_table=lambda seats, options: Reason("TOY-7", "odd") if seats % 2 else None)
    with pytest.raises(BadTable, match=r"options of toy do not fit \(TOY-7: odd\)") as refused:
        Game(rules, 3, {}, "1")
    assert refused.value.reason == Reason("TOY-7", "odd")
    assert str(pickle.loads(pickle.dumps(refused.value))) == str(refused.value), (
        "it comes out of other processes"
    )
    assert not Game(rules, 2, {}, "1").begin().over


def test_seats_and_options_are_checked() -> None:
    with pytest.raises(MeadhallError, match="2 to 4 seats, not 5"):
        toy(5)
    with pytest.raises(MeadhallError, match="no option 'size'; it has: long"):
        TOY.parse_options({"size": 1})
    with pytest.raises(MeadhallError, match="one of: no, yes"):
        TOY.parse_options({"long": "maybe"})
    assert TOY.parse_options({"long": True}) == {"long": "yes"}


def test_listeners_are_asked_in_the_order_given() -> None:
    game = toy(3)
    game.base.table = [[], [6], [7]]
    game.base.deck = [c for c in game.base.deck if c not in (6, 7)]
    game.base.hands = [[c for c in hand if c not in (6, 7)] for hand in game.base.hands]
    game._rerun([])
    game.answer(0, "roll")
    assert [q.key for q in game.questions] == ["dog"]
    assert game.waiting == [1]
    game.answer(1, "no")
    assert game.waiting == [2]


def test_events_show_private_parts_to_their_seat_only() -> None:
    game = toy(2)
    game.answer(0, "buy")
    own = next(event for event in game.events(0) if event["key"] == "bought")
    assert own["params"]["card"].startswith("card:")
    for other in (1, None):
        told = next(event for event in game.events(other) if event["key"] == "bought")
        assert "card" not in told["params"]
    assert [e["key"] for e in game.events(0, since=game.position + 1)] == []


def test_a_game_nobody_holds_is_freed_without_the_garbage_collector() -> None:
    game = toy(3)
    gc.disable()
    try:
        clone, world = weakref.ref(game.clone()), weakref.ref(game.sample_world(0, 1))
        assert clone() is None
        assert world() is None
    finally:
        gc.enable()


def test_a_mute_game_forgets_its_frames_and_says_so() -> None:
    game = toy(2).clone(mute=True)
    start = game.position
    for _ in range(6):
        question = game.next
        assert question is not None
        game.answer(question.seat, question.values[-1])
    assert game.past is None
    assert not game.play.told
    with pytest.raises(MeadhallError, match="does not remember its past"):
        game.rewind(start)
    with pytest.raises(MeadhallError, match="does not remember its past"):
        game.fork(start, 1)
