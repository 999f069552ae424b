"""A lesson played without anybody: by its own advice, or by whatever it accepts. For tests and for who writes one."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any

from meadhall.engine import Choose, Game, Rules, Subset, Value
from meadhall.engine.history import Answer
from meadhall.engine.subset import fits, named
from meadhall.lessons.read import Lesson
from meadhall.lessons.run import Guide

LIMIT = 600
"""Answers after which a lesson that has not ended never will."""


@dataclass
class Rehearsal:
    """What came of it: the steps that opened, those that were left, and what went wrong."""

    opened: list[str] = field(default_factory=list)
    left: list[str] = field(default_factory=list)
    answers: int = 0
    faults: list[str] = field(default_factory=list)


Learner = Callable[[Guide, Game[Any], Choose], Value | None]
"""What the learner answers to his question; None says the word that leads on: next or skip."""


def by_advice(guide: Guide, game: Game[Any], asked: Choose) -> Value | None:
    """Reads every text, does what is advised, and takes the first way where he is free."""
    step = guide.step
    if step is not None and step.text:
        return None
    advice = guide.advice(game)
    if advice is not None:
        return advice
    return named(asked.suggestion or next(asked.sets())) if isinstance(asked, Subset) else asked.values[0]


def at_random(seed: int) -> Learner:
    """Answers whatever is accepted, reads texts or not."""
    random = Random(seed)

    def answer(guide: Guide, game: Game[Any], asked: Choose) -> Value | None:
        step = guide.step
        if step is not None and not step.acts and random.random() < 0.5:
            return None
        return some(asked, random)

    return answer


def some(asked: Choose, random: Random) -> Value:
    """Any legal answer; a set grows member by member."""
    if not isinstance(asked, Subset):
        return random.choice(list(asked.values))
    chosen: tuple[Value, ...] = ()
    while True:
        look = asked.look(chosen)
        if look.done is None and (not look.fits or random.random() < 0.4):
            return named(asked.canonical(chosen))
        if not look.fits:
            return named(next(asked.sets()))
        chosen = (*chosen, random.choice(look.fits))


def rehearse(
    rules: Rules[Any],
    lesson: Lesson,
    learner: Learner,
    *,
    seed: int = 0,
    prepared: bool = False,
    heard: Callable[[Guide, Game[Any], int, Choose, Value, bool], None] | None = None,
) -> Rehearsal:
    """Play the guided part. `prepared`: a bot that has to find an answer itself is a fault."""
    game: Game[Any] = Game(rules, lesson.seats, dict(lesson.options), lesson.seed).begin()
    guide, out, random = Guide(lesson), Rehearsal(), Random(seed)
    while not guide.over:
        guide.follow(game)
        note(guide, out)
        if guide.over or game.over or out.answers >= LIMIT:
            break
        seat = next((s for s in game.waiting if s != lesson.seat), lesson.seat)
        asked = guide.question(game, seat)
        assert asked is not None
        if seat != lesson.seat:
            ready = guide.bot(game, seat)
            if ready is None and len(asked.values) == 1:
                ready = asked.values[0]
            if ready is None and asked.key in rules.windows:
                ready = rules.windows[asked.key]
            if ready is None and prepared:
                step = guide.lesson.steps[guide.place.step].id
                out.faults.append(f"step {step}: nothing is prepared for {asked.key} of seat {seat}")
            value = some(asked, random) if ready is None else ready
        else:
            ready = learner(guide, game, asked)
            if ready is None:
                step = guide.step.id if guide.step is not None else ""
                guide.say(game, "next" if guide.step is not None and guide.step.text else "skip", step)
                continue
            value = ready
            if not fits(asked, Answer(seat, asked.key, value)):
                out.faults.append(f"{value} is no answer to {asked.key} of the learner")
                break
        if heard is not None:
            heard(guide, game, seat, asked, value, ready is not None)
        game.answer(seat, value)
        out.answers += 1
    note(guide, out)
    if not guide.over:
        at = lesson.steps[guide.place.step]
        how = "is never left" if guide.place.open else "is never reached"
        out.faults.append(
            f"step {at.id} (line {at.line}) {how}: {out.answers} answers, game over: {game.over}"
        )
    return out


def note(guide: Guide, out: Rehearsal) -> None:
    """Which steps have opened and which are behind."""
    now, ids = guide.place.step, [step.id for step in guide.lesson.steps]
    out.left += [name for name in ids[:now] if name not in out.left]
    out.opened += [name for name in ids[:now] if name not in out.opened]
    if guide.step is not None and guide.step.id not in out.opened:
        out.opened.append(guide.step.id)


def advice_faults(rules: Rules[Any], lesson: Lesson) -> list[str]:
    """Advice that is not legal, or not accepted, where it is given."""
    faults: list[str] = []

    def heard(guide: Guide, game: Game[Any], seat: int, asked: Choose, value: Value, ready: bool) -> None:
        found = guide.act(asked) if seat == lesson.seat else None
        if found is None:
            return
        step, act = found
        own = game.question(seat)
        given = str(act.advice)
        whole = given if not isinstance(own, Subset) or given == "-" or "+" in given else f"+{given}"
        asked_for = Answer(
            seat, asked.key, act.advice if not isinstance(own, Subset) and act.advice else whole
        )
        if own is None or not fits(own, asked_for) or not fits(asked, asked_for):
            offered = ", ".join(
                map(str, (own.members if isinstance(own, Subset) else own.values) if own else ())
            )
            faults.append(
                f"step {step.id} (line {step.line}): {given} cannot be answered to {act.ask}; offered: {offered}"
            )

    rehearse(rules, lesson, by_advice, heard=heard)
    return faults
