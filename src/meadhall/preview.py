"""What an option does, before it is taken: worked out by the rules themselves, in worlds that might be, with chance left open.

Nothing here is asked of the true game but to deal worlds for the seat, and their seed follows from what everybody knows; so a preview
betrays nothing hidden and no die to come. Sure is what happens before anybody is asked again or a die falls, alike in all worlds. What
the seat itself chooses next gives a range; after the first die or another seat's answer come odds, with the number of tries. A set of
which not enough is named yet is tried with what can complete it, each world with another completion.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator
from random import Random
from statistics import fmean
from typing import Any, NamedTuple, TypedDict

from meadhall.engine import CHANCE, Chance, Game, MeadhallError, State, Together, Value
from meadhall.engine import chance as dice
from meadhall.engine.history import BARRED_CHANCE, Event
from meadhall.engine.meaning import SEAT
from meadhall.engine.spans import BEGIN, END
from meadhall.engine.state import leaves
from meadhall.engine.subset import DONE, Chosen, Subset, is_whole, named
from meadhall.engine.view import happened, told

WORLDS = 8
"""What is alike in so many worlds is called sure."""
TRIES = 24
FEW = 8
"""Of no more options is the next question told with its options."""
HORIZON = 40
"""Answers after which a try that is still not over is counted as it stands."""


class Change(TypedDict):
    """What a seat has more (or less) of afterwards; `name` is worded by the text `purse-NAME`."""

    seat: int
    name: str
    by: int


class Spread(TypedDict):
    """The same where it is not sure: what the tries had at least, at most and on average."""

    seat: int
    name: str
    least: int
    most: int
    mean: float


class Next(TypedDict):
    """Who is asked next in the worlds; with a key, its parameters and the few options where all agree. `over`: some are over then, or by
    what the seat itself chooses next."""

    seats: list[int]
    chance: bool
    over: bool
    key: str
    params: dict[str, Value]
    options: list[Value]


UNSAID: Next = {"seats": [], "chance": False, "over": False, "key": "", "params": {}, "options": []}
"""What others have chosen in secret decides it."""


class Result(TypedDict):
    """How a moment ended in `count` tries; worded by `.odds` of the text `moment-KIND`."""

    kind: str
    params: dict[str, Value]
    count: int


class Then(TypedDict):
    """What it comes to with what the seat chooses next, before any die and anybody else."""

    tries: int
    numbers: list[Spread]


class Odds(TypedDict):
    """What came of the tries, to the end of the action. `answers`: others were asked on the way or before, and answered at random."""

    tries: int
    answers: bool
    results: list[Result]
    numbers: list[Spread]
    ends: int
    loses: int


class Preview(TypedDict):
    """An option and what it does. `final`: why it could not be taken back. `loses`: a try lost the game by it."""

    seat: int
    value: Value
    numbers: list[Change]
    gives: list[str]
    gets: list[str]
    events: list[dict[str, Any]]
    next: Next
    then: Then | None
    final: str | None
    loses: bool
    odds: Odds | None


class _Held(NamedTuple):
    """What the seats have, and which components of a seat's own it can name."""

    purses: list[dict[str, int]]
    own: frozenset[str]
    used: frozenset[str]


class _Own:
    """What the seats have by what is chosen in a world: all they have now, or had when something began that comes of itself."""

    def __init__(self, game: Game[Any], seat: int) -> None:
        self.game = game
        self.seat = seat
        self.kept: _Held | None = None
        game.play.listener = self._hear

    def _hear(self, event: Event) -> None:
        if (
            event.key == BEGIN
            and self.kept is None
            and self.game.rules.spans[str(event.params["kind"])].of_itself
        ):
            self.kept = _held(self.game, self.seat)

    def held(self) -> _Held:
        return self.kept or _held(self.game, self.seat)


class _Taken(NamedTuple):
    """The option, taken in one world."""

    game: Game[Any]
    own: _Own
    held: _Held
    events: list[dict[str, Any]]
    next: Next
    final: str | None


class Foresight:
    """The worlds in which a seat's options are tried."""

    def __init__(self, game: Game[Any], seat: int, worlds: int = WORLDS) -> None:
        question = game.question(seat)
        if question is None:
            raise MeadhallError(f"seat {seat} is not asked anything now")
        self.seat = seat
        self.values: list[Value] = list(question.values)
        self.question = question
        self.seed = f"preview:{seat}:{game.position}"
        self.position = game.position
        self.worlds = [self._world(game, number) for number in range(worlds)]
        self.before = [_held(world, seat) for world in self.worlds]
        ask = game.ask
        self.taken: dict[Value, list[_Taken]] = {}
        self.open_ended: dict[Value, bool] = {}
        self.halves: dict[Value, Chosen | None] = {}
        self.completions: dict[Value, list[Value]] = {}
        self.ways: dict[Chosen, list[Value]] = {}
        self.secret = isinstance(ask, Together) and len(ask.asks) > 1

    def _world(self, game: Game[Any], number: int) -> Game[Any]:
        world = game.sample_world(self.seat, f"{self.seed}:{number}")
        world.mute, world.explicit_chance = False, True
        return world

    def sure(self, value: Value) -> Preview:
        """What is sure of an option, and what its next own choices can make of it."""
        half = self._half(value) is not None
        taken = [
            self._stay(number) if half else self._take(world, value)
            for number, world in enumerate(self.worlds)
        ]
        closes = self.secret and taken[0].game.position > self.position
        after = [each.held for each in taken]
        gone = frozenset.intersection(
            *(b.own - a.own - a.used for b, a in zip(self.before, after, strict=True))
        )
        come = frozenset.intersection(
            *(a.own - b.own - b.used for b, a in zip(self.before, after, strict=True))
        )
        out: Preview = {
            "seat": self.seat,
            "value": value,
            "numbers": [] if self.secret else _changes(self.before, after),
            "gives": [] if self.secret else sorted(gone),
            "gets": [] if self.secret else sorted(come),
            "events": [] if self.secret else _common([each.events for each in taken]),
            "next": UNSAID if closes else _agreed([each.next for each in taken]),
            "then": None,
            "final": next((each.final for each in taken if each.final), None),
            "loses": any(self._lost(each.game) for each in taken),
            "odds": None,
        }
        self.taken[value] = taken
        return out

    def then(self, seen: Preview) -> Preview:
        """With what the next own choices can make of it, before any die and anybody else."""
        value, numbers, open_ended, over = seen["value"], [], False, False
        half = self._half(value) is not None
        for number, each in enumerate(self.taken.pop(value)):
            game = each.game.clone() if half else each.game
            own = _Own(game, self.seat) if half else each.own
            end = self._end(self.worlds[number])
            random = Random(f"{self.seed}:{value}:own:{number}")
            if half:
                game.answer(self.seat, self._whole(value, number))
            turn, turns = number, len(self.worlds)
            for _ in range(2):
                if self._goes_on(game, end) and not self._outside(game):
                    turn, turns = self._answer_by_turns(game, turn, turns)
            while self._goes_on(game, end) and not self._outside(game):
                self._answer(game, random)
            open_ended = open_ended or self._goes_on(game, end)
            over = over or game.over
            numbers.append(_by(self.before[number], own.held(), self.seat))
        self.open_ended[value] = open_ended
        if self.secret or seen["next"]["seats"] != [self.seat]:
            return seen
        if over:
            seen = {**seen, "next": {**seen["next"], "over": True}}
        known = {c["name"]: c["by"] for c in seen["numbers"] if c["seat"] == self.seat}
        spread = _spread(self.seat, numbers, known)
        return {**seen, "then": {"tries": len(numbers), "numbers": spread}} if spread else seen

    def complete(self, seen: Preview, tries: int = TRIES) -> Preview:
        """With odds too, where dice or others decide before its action ends, or have decided in secret."""
        value = seen["value"]
        if value in self.taken:
            seen = self.then(seen)
        unsaid = self.secret and seen["next"] == UNSAID
        if not tries or not (self.open_ended[value] or unsaid):
            return seen
        odds = self.odds(value, tries if self.open_ended[value] else min(tries, len(self.worlds)))
        return {**seen, "loses": seen["loses"] or odds["loses"] > 0, "odds": odds}

    def odds(self, value: Value, tries: int = TRIES) -> Odds:
        """What comes of the option to the end of its action, with dice thrown anew in every try and all others answering at random."""
        results: Counter[str] = Counter()
        spreads: list[dict[str, int]] = []
        answers, ends, loses = self.secret, 0, 0
        for number in range(tries):
            which = number % len(self.worlds)
            world = self.worlds[which]
            game, end = world.clone(), self._end(world)
            own = _Own(game, self.seat)
            random = Random(f"{self.seed}:{value}:try:{number}")
            key, _ = dice.random_bytes(f"{self.seed}:{value}:dice:{number}", 0)
            game.answer(self.seat, self._whole(value, number))
            while self._goes_on(game, end):
                if isinstance(game.ask, Chance):
                    game.answer(CHANCE, dice.pick(key, game.thrown, game.ask))
                else:
                    answers = True
                    self._answer(game, random)
            results.update(set(self._results(game)))
            spreads.append(_by(self.before[which], own.held(), self.seat))
            ends += game.over
            loses += self._lost(game)
        return {
            "tries": tries,
            "answers": answers,
            "results": _ranked(results),
            "numbers": _spread(self.seat, spreads, {}),
            "ends": ends,
            "loses": loses,
        }

    def _take(self, world: Game[Any], value: Value) -> _Taken:
        game = world.clone()
        own = _Own(game, self.seat)
        game.answer(self.seat, value)
        events = [told(event, self.seat) for event in self._heard(game) if event.key not in (BEGIN, END)]
        reason = BARRED_CHANCE if isinstance(game.ask, Chance) else game.why_not_undo(self.seat)
        final = reason.key if reason is not None and game.position > self.position else None
        return _Taken(game, own, own.held(), events, _next(game, self.seat), final)

    def _half(self, value: Value) -> Chosen | None:
        """The members that the value names, if it is a set that cannot be closed with them yet."""
        if value not in self.halves:
            question = self.question
            begun = question.begins(value) if isinstance(question, Subset) and is_whole(value) else None
            closed = begun is None or not isinstance(question, Subset) or question.bars(begun) is None
            self.halves[value] = None if closed else begun
        return self.halves[value]

    def _whole(self, value: Value, number: int) -> Value:
        """The value itself, or a set that it begins: another one in every try."""
        half = self._half(value)
        if half is None:
            return value
        if value not in self.completions:
            assert isinstance(self.question, Subset)
            random = Random(f"{self.seed}:{value}:whole")
            self.completions[value] = _completed(self.question, half, random, self.ways)
        known = self.completions[value]
        return known[number % len(known)]

    def _stay(self, number: int) -> _Taken:
        """Nothing happens before a set is whole."""
        world = self.worlds[number]
        return _Taken(world, _Own(world, self.seat), self.before[number], [], _next(world, self.seat), None)

    def _lost(self, game: Game[Any]) -> bool:
        return game.over and self.seat not in game.winners()

    def _heard(self, game: Game[Any]) -> list[Any]:
        return happened(game, self.position + 1)

    def _results(self, game: Game[Any]) -> Iterator[str]:
        """The moments that ended, each with what is declared to tell its endings apart."""
        spans = game.rules.spans
        for event in self._heard(game):
            if event.key == END and "cut" not in event.params:
                kind = str(event.params["kind"])
                names = spans[kind].odds
                if names:
                    params = {name: event.params.get(name, 0) for name in names}
                    yield json.dumps({"kind": kind, "params": params}, sort_keys=True)

    def _end(self, world: Game[Any]) -> tuple[int, int]:
        """Where a try ends: with the action, the innermost span, or the frame."""
        return world.end_of_action(self.seat), world.start

    def _goes_on(self, game: Game[Any], end: tuple[int, int]) -> bool:
        span, start = end
        if game.over or game.position > self.position + HORIZON:
            return False
        return game.start == start or bool(span and game.goes_on(span))

    def _outside(self, game: Game[Any]) -> bool:
        """Is it on the dice or on somebody else?"""
        asked = game.next
        return asked is None or asked.seat != self.seat or isinstance(game.ask, Together)

    def _answer_by_turns(self, game: Game[Any], turn: int, turns: int) -> tuple[int, int]:
        """Of few options every one has its turn, of many the first, the last and some between: left to luck, one that differs was missed.

        What comes back is the turn, and of how many, of the question after it: each of few options goes with each of its.
        """
        asked = game.next
        assert asked is not None
        values = asked.values
        few = len(values) <= turns
        at = turn % len(values) if few else turn * (len(values) - 1) // max(1, turns - 1)
        game.answer(asked.seat, values[at])
        return (turn // len(values), -(-turns // len(values))) if few else (turn, turns)

    def _answer(self, game: Game[Any], random: Random) -> None:
        asked = game.next
        assert asked is not None
        game.answer(asked.seat, random.choice(asked.values))


def preview(
    game: Game[Any],
    seat: int,
    options: Iterable[Value] | None = None,
    *,
    worlds: int = WORLDS,
    tries: int = TRIES,
) -> list[Preview]:
    """What each option of the seat's question does; `tries` 0: only what is sure."""
    foresight = Foresight(game, seat, worlds)
    seen = [foresight.sure(value) for value in (foresight.values if options is None else options)]
    return [foresight.complete(each, tries) for each in seen] if tries else seen


def costs(seen: Preview) -> Preview:
    """The preview where a table allows no more than costs: what the option takes from its seat, and that it cannot be taken back."""
    paid = [change for change in seen["numbers"] if change["seat"] == seen["seat"] and change["by"] < 0]
    bare: Preview = {**seen, "numbers": paid, "gets": [], "events": [], "next": UNSAID, "loses": False}
    return {**bare, "then": None, "odds": None}


def _completed(
    question: Subset, begun: Chosen, random: Random, known: dict[Chosen, list[Value]]
) -> list[Value]:
    """Sets that begin so: of what can be named next every member once before any is taken again."""

    def ways(chosen: Chosen) -> list[Value]:
        if chosen not in known:
            look = question.look(chosen)
            known[chosen] = [*look.fits, *([DONE] if look.done is None else [])]
        return known[chosen]

    first = random.sample(ways(begun), len(ways(begun)))
    out: dict[Value, None] = {}
    for number in range(max(WORLDS, min(len(first), TRIES))):
        chosen = question.canonical((*begun, first[number % len(first)]))
        while (more := random.choice(ways(chosen))) != DONE:
            chosen = question.canonical((*chosen, more))
        out[named(chosen)] = None
    return list(out)


def _held(game: Game[Any], seat: int) -> _Held:
    rules, s = game.rules, game.s
    purse = rules.purse
    purses = [] if purse is None else [purse(s, each) for each in range(game.seats)]
    own, used = (frozenset(_own(rules.values, s, seat, used)) for used in (False, True))
    return _Held(purses, own, used)


def _own(values: dict[str, tuple[str, ...]], s: State, seat: int, used: bool) -> Iterator[str]:
    """The components that lie with the seat, or lie there used; it sees them all."""
    for field in s.zones:
        if field.by[:1] == (SEAT,) and field.see != "nobody" and not field.dead and field.used == used:
            names = values[field.kind]
            place = getattr(s, field.name)
            for part in place[seat * field.stride : (seat + 1) * field.stride]:
                yield from map(names.__getitem__, leaves(part))


def _by(before: _Held, after: _Held, seat: int) -> dict[str, int]:
    if not after.purses or not before.purses:
        return {}
    old = before.purses[seat]
    return {name: value - old.get(name, 0) for name, value in after.purses[seat].items()}


def _changes(before: list[_Held], after: list[_Held]) -> list[Change]:
    """What changed in every purse, alike in all worlds."""
    out: list[Change] = []
    for seat in range(len(before[0].purses)):
        by = [_by(b, a, seat) for b, a in zip(before, after, strict=True)]
        out += [
            {"seat": seat, "name": name, "by": change}
            for name, change in by[0].items()
            if change and all(other.get(name) == change for other in by)
        ]
    return out


def _spread(seat: int, tries: list[dict[str, int]], known: dict[str, int]) -> list[Spread]:
    """The numbers of a seat that the tries changed otherwise than is known."""
    out: list[Spread] = []
    for name in tries[0]:
        by = [each.get(name, 0) for each in tries]
        if {*by} != {known.get(name, 0)}:
            mean = round(fmean(by), 1) + 0.0
            out.append({"seat": seat, "name": name, "least": min(by), "most": max(by), "mean": mean})
    return out


def _common(stories: list[list[dict[str, Any]]]) -> list[dict[str, Any]]:
    """How all of them begin."""
    out = []
    for parts in zip(*stories, strict=False):
        if any(part != parts[0] for part in parts):
            break
        out.append(parts[0])
    return out


def _next(game: Game[Any], seat: int) -> Next:
    asked = game.questions
    alone = asked[0] if len(asked) == 1 else None
    single = alone is not None and alone.seat == seat and not isinstance(alone, Subset)
    own = list(alone.values) if alone is not None and single else []
    return {
        "seats": [each.seat for each in asked],
        "chance": game.chance is not None,
        "over": game.over,
        "key": "" if alone is None else alone.key,
        "params": {} if alone is None else dict(alone.params),
        "options": own if len(own) <= FEW else [],
    }


def _agreed(found: list[Next]) -> Next:
    first = found[0]
    if all(each == first for each in found):
        return first
    if all({**each, "options": []} == {**first, "options": []} for each in found):
        return {**first, "options": []}
    return {
        "seats": sorted({seat for each in found for seat in each["seats"]}),
        "chance": any(each["chance"] for each in found),
        "over": any(each["over"] for each in found),
        "key": "",
        "params": {},
        "options": [],
    }


def _ranked(results: Counter[str]) -> list[Result]:
    out: list[Result] = []
    for said, count in sorted(results.items(), key=lambda item: (-item[1], item[0])):
        ended = json.loads(said)
        out.append({"kind": ended["kind"], "params": ended["params"], "count": count})
    return out
