"""Where a lesson stands follows from the game: forth, back, and told again from rows."""

from typing import Any

import pytest

from meadhall.engine import Choose, Game, IllegalAnswer, Subset, Value
from meadhall.engine.subset import named
from meadhall.games import find_rules
from meadhall.lessons import Guide, find_lesson
from meadhall.lessons.rehearse import at_random, by_advice, rehearse
from meadhall.table.record import Pin, Record, Wish, Word, last_answer
from meadhall.table.row import Row

RULES = find_rules("blood-rage")
LESSON = find_lesson(RULES, "first")


class Rows:
    """A table as the server keeps it: a record, and the rows that led to it."""

    def __init__(self) -> None:
        game: Game[Any] = Game(RULES, LESSON.seats, dict(LESSON.options), LESSON.seed).begin()
        self.record = Record("t", game, Pin.of(RULES), lesson=LESSON)
        self.rows: list[Row] = [self.record.first(0.0)]
        self.record.follow(self.rows[0])

    @property
    def guide(self) -> Guide:
        guide = self.record.guide
        assert guide is not None
        return guide

    @property
    def step(self) -> str:
        return "" if self.guide.step is None else self.guide.step.id

    def do(self, seat: int, key: str, value: Any, *, automatic: bool = False) -> None:
        self.record, row = self.record.after(Wish(seat, key, value, automatic), 0.0)
        self.rows.append(row)

    def answer(self, value: str) -> None:
        question = self.record.question(LESSON.seat)
        assert question is not None
        self.do(LESSON.seat, question.key, value)
        self.others()

    def others(self) -> None:
        while (seat := next((s for s in self.record.game.waiting if s != LESSON.seat), None)) is not None:
            question = self.record.game.question(seat)
            value = self.guide.bot(self.record.game, seat)
            assert question is not None
            assert value is not None
            self.do(seat, question.key, value)

    def retold(self) -> Record:
        game: Game[Any] = Game(RULES, LESSON.seats, dict(LESSON.options), LESSON.seed).begin()
        record = Record("t", game, Pin.of(RULES))
        for row in self.rows:
            record.follow(row)
        return record


def test_rows_tell_the_lesson_again() -> None:
    rows = Rows()
    rows.do(0, Word.LESSON, "next:welcome")
    rows.answer("clan:bear")
    rows.answer("card:troll#a1-1")
    assert (rows.step, rows.guide.place.act) == ("draft", 1)
    again = rows.retold()
    assert again.lesson is LESSON
    assert again.trail == rows.record.trail


def test_going_back_takes_the_lesson_back() -> None:
    rows = Rows()
    assert rows.step == "welcome"
    rows.do(0, Word.LESSON, "next:welcome")
    rows.answer("clan:bear")
    rows.answer("card:troll#a1-1")
    rows.answer("card:thors_hammer#a1-1")
    assert rows.step == "passed-on"
    target = last_answer(rows.record, 0)
    rows.do(0, Word.REWIND, target)
    assert (rows.step, rows.guide.place.act) == ("draft", 1)
    rows.do(
        0,
        Word.REWIND,
        rows.record.game.all_answers().index(next(e for e in rows.record.game.all_answers() if e.seat == 0)),
    )
    assert rows.step == "clan"
    assert rows.retold().trail == rows.record.trail


def test_a_step_is_carried_out_for_who_skips_it_and_taken_back_whole() -> None:
    rows = Rows()
    rows.do(0, Word.LESSON, "next:welcome")
    rows.answer("clan:bear")
    rows.do(0, Word.LESSON, "skip:draft")
    assert rows.step == "draft"
    while (value := rows.guide.carried(rows.record.game)) is not None:
        rows.do(0, "draft-pick", value, automatic=True)
        rows.others()
    assert rows.step == "passed-on"
    target = last_answer(rows.record, 0)
    assert target is not None
    assert rows.record.game.all_answers()[target].key == "choose-clan"
    rows.do(0, Word.REWIND, target)
    assert rows.step == "clan"
    assert not rows.guide.place.carried


def test_an_automatic_answer_to_a_common_choice_stays_automatic_while_it_waits() -> None:
    rows = Rows()
    rows.do(0, Word.LESSON, "next:welcome")
    rows.do(0, "choose-clan", "clan:bear")
    rows.do(1, "choose-clan", "clan:raven")
    rows.do(0, Word.LESSON, "skip:draft")
    value = rows.guide.carried(rows.record.game)
    rows.do(0, "draft-pick", value, automatic=True)
    assert rows.record.game.pending
    assert rows.record.automatic == {rows.record.game.position}
    rows.others()
    assert len(rows.record.automatic) == 1


def test_a_lesson_that_was_ended_is_over() -> None:
    rows = Rows()
    rows.do(0, Word.LESSON, "end:")
    assert rows.record.guide is None
    assert rows.retold().guide is None
    question = rows.record.question(0)
    assert question is rows.record.game.question(0)


def test_words_about_another_step_change_nothing() -> None:
    guide = Guide(LESSON)
    game: Game[Any] = Game(RULES, LESSON.seats, dict(LESSON.options), LESSON.seed).begin()
    guide.follow(game)
    assert not guide.say(game, "next", "clan")
    assert guide.say(game, "next", "welcome")
    assert not guide.say(game, "next", "welcome")


def test_what_is_not_accepted_yet_has_a_reason_and_the_rules_keep_theirs() -> None:
    rows = Rows()
    rows.do(0, Word.LESSON, "next:welcome")
    rows.answer("clan:bear")
    question = rows.record.question(0)
    assert question is not None
    assert list(question.values) == ["card:troll#a1-1"]
    reason = question.why_not("card:thors_hammer#a1-1")
    assert reason is not None
    assert (reason.key, dict(reason.params)) == ("lesson-later", {"step": "lesson:first-draft"})
    assert rows.guide.advice(rows.record.game) == "card:troll#a1-1"


def test_a_set_is_narrowed_member_by_member() -> None:
    from meadhall.engine import Reason, Subset

    ask = Subset(0, "pick", ["a", "b", "c"], least=1, most=2)
    later = Reason("", "later")
    narrow = ask.narrowed(
        lambda member: None if member in ("a", "b") else later,
        lambda chosen: None if chosen == ("a", "b") else later,
    )
    assert list(narrow.sets()) == [("a", "b")]
    assert narrow.look(()).blocked == [("c", later)]
    assert narrow.given("b+a") == ("a", "b")
    with pytest.raises(IllegalAnswer):
        narrow.given("+a")


def test_a_resumed_game_finds_its_step() -> None:
    games: list[tuple[Game[Any], tuple[int, int]]] = []
    rehearse(
        RULES,
        LESSON,
        by_advice,
        heard=lambda guide, game, *rest: games.append((game.clone(), (guide.place.step, guide.place.act))),
    )
    for game, where in games[::5]:
        place = Guide.retold(LESSON, game).place
        texts = [step.text for step in LESSON.steps[place.step : where[0]]]
        assert all(texts), (place, where)
        assert place.step < where[0] or (place.step, place.act) == where


def test_random_answers_find_what_is_never_left() -> None:
    """The rehearsal itself can fail: a step whose question never comes is named."""
    from dataclasses import replace

    stuck = replace(LESSON.steps[2], acts=(replace(LESSON.steps[2].acts[0], ask="hammers-move"),))
    lesson = replace(LESSON, steps=(*LESSON.steps[:2], stuck))
    out = rehearse(RULES, lesson, at_random(1))
    assert any("draft (line" in fault and "never left" in fault for fault in out.faults)


def test_of_an_order_it_points_at_what_it_accepts_and_at_nothing_else() -> None:
    rules = find_rules("god-of-war")
    pointed: dict[str, list[str]] = {}

    def answered(guide: Guide, game: Game[Any], asked: Choose) -> Value | None:
        if guide.step is not None:
            pointed.setdefault(guide.step.id, guide.points(game))
        return by_advice(guide, game, asked)

    rehearse(rules, find_lesson(rules, "first"), answered, prepared=True)
    assert pointed["attack"] == [
        "attack:kratos",
        "card:leviathan_chop#st_k02",
        "card:strength#st_k12",
        "card:godly_strength#st_k13",
    ]
    assert pointed["move"] == ["front:2"]
    assert pointed["end"] == ["end"]


def test_a_step_about_a_question_that_was_answered_unread_is_passed() -> None:
    """Who prays before the text of the Hunt is put away is not left waiting for a prayer that may be far off."""
    rules = find_rules("lords-of-ragnarok")
    steps: list[tuple[str, str]] = []

    def hasty(guide: Guide, game: Game[Any], asked: Choose) -> Value | None:
        step = "" if guide.step is None else guide.step.id
        steps.append((step, asked.key))
        if step == "hunted" and asked.key == "prayer":
            return named(next(asked.sets())) if isinstance(asked, Subset) else asked.values[0]
        return by_advice(guide, game, asked)

    done = rehearse(rules, find_lesson(rules, "first"), hasty)
    assert not done.faults
    unread = steps.index(("hunted", "prayer"))
    assert steps[unread + 1 : unread + 3] == [("hunted", "hero-phase"), ("heal", "hero-phase")]


def test_no_card_at_all_is_not_one_of_the_cards_that_a_star_accepts() -> None:
    """Lords' Battle wants the Levy: to play nothing would make what the next step says of it false."""
    rules = find_rules("lords-of-ragnarok")
    takes: list[bool] = []

    def answered(guide: Guide, game: Game[Any], asked: Choose) -> Value | None:
        if asked.key == "battle-rest" and isinstance(asked, Subset):
            narrow = guide.question(game, asked.seat)
            assert isinstance(narrow, Subset)
            takes.append(() in set(narrow.sets()))
        return by_advice(guide, game, asked)

    rehearse(rules, find_lesson(rules, "first"), answered, prepared=True)
    assert takes == [False]
