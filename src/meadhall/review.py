"""A finished game looked at again: how the chances went, what the dice did, and which decisions cost something.

Everything lies open now: the curve is that of somebody who sees all cards. A decision is judged by what its seat knew then: the option
that was taken and the best ones that a strong bot finds are played on in worlds that looked the same to the seat, and what one of them
has over the other is believed only beyond twice its standard error. Luck is what a throw or a draw gave compared with the mean of what it could
have given.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator, Iterator
from dataclasses import asdict, dataclass, field, replace
from random import Random
from typing import Any

from meadhall.bots.weighing import BELIEVED, Reason, Weighing, weigh, weighs
from meadhall.engine import CHANCE, Answer, Game, MeadhallError, Value
from meadhall.engine.spans import BEGIN
from meadhall.engine.winning import chances

SECONDS = 0.06
"""Work spent on one decision."""
ALTERNATIVES = 6
"""Other throws that a throw is compared with."""
WORTH_TELLING = 0.04
"""What a turning point has to change in somebody's chance to win."""
POINTS = 5
OFTEN = 12
"""Moments of a kind that comes oftener are no marks on the curve."""


@dataclass(frozen=True)
class Choice:
    """A decision: what was taken, what would have been better, what that costs in chance to win, and how sure that is."""

    position: int
    seat: int
    key: str
    params: dict[str, Value]
    taken: Value
    better: Value
    cost: float
    error: float
    why: tuple[Reason, ...] = ()
    gain: float = 0.0
    """What it has over the best other option, where it is the best itself beyond doubt."""

    @property
    def sure(self) -> bool:
        """Is it worse beyond doubt?"""
        return self.better != self.taken and self.cost > BELIEVED * self.error


@dataclass(frozen=True)
class Moment:
    """A battle, a hunt, a scoring: a span of the game that is no action."""

    position: int
    kind: str
    params: dict[str, Value]


@dataclass(frozen=True)
class Throw:
    """A throw or a draw: what it gave each seat, compared with what it could have given on average."""

    position: int
    key: str
    value: Value
    gave: tuple[float, ...]


@dataclass
class Review:
    """What came of it. `curve`: (position, chances by seat) at the start and after every decision."""

    game: str
    seats: int
    winners: list[int]
    curve: list[tuple[int, tuple[float, ...]]] = field(default_factory=list)
    choices: list[Choice] = field(default_factory=list)
    throws: list[Throw] = field(default_factory=list)
    moments: list[Moment] = field(default_factory=list)

    @property
    def best_move(self) -> Choice | None:
        """The decision that no other option came near to."""
        told = [choice for choice in self.choices if choice.gain >= WORTH_TELLING]
        return max(told, key=lambda choice: choice.gain, default=None)

    @property
    def turning_points(self) -> list[Choice | Throw]:
        """The decisions and throws that changed most, in the order of the game."""
        sized: list[tuple[float, int, Choice | Throw]] = [
            (c.cost, c.position, c) for c in self.choices if c.sure
        ]
        sized += [(max(map(abs, t.gave)), t.position, t) for t in self.throws]
        told = sorted((each for each in sized if each[0] >= WORTH_TELLING), key=lambda each: -each[0])[
            :POINTS
        ]
        return [each[2] for each in sorted(told, key=lambda each: each[1])]

    def sound(self, seat: int) -> float:
        """The share of the seat's decisions that no option was better than beyond doubt."""
        own = [choice for choice in self.choices if choice.seat == seat]
        return 1 - sum(choice.sure for choice in own) / max(1, len(own))

    def cost(self, seat: int) -> float:
        """What the decisions that were surely worse cost the seat, added up."""
        return sum(choice.cost for choice in self.choices if choice.seat == seat and choice.sure)

    def luck(self, seat: int) -> float:
        """What dice and draws gave the seat, added up."""
        return sum(throw.gave[seat] for throw in self.throws)

    def data(self) -> dict[str, Any]:
        """Plain data, ready for JSON."""
        sums = [
            {"sound": self.sound(seat), "cost": self.cost(seat), "luck": self.luck(seat)}
            for seat in range(self.seats)
        ]
        points = [{"kind": type(p).__name__.lower(), **asdict(p)} for p in self.turning_points]
        return {
            "game": self.game,
            "winners": self.winners,
            "curve": [[position, *map(_short, each)] for position, each in self.curve],
            "seats": [{name: _short(number) for name, number in each.items()} for each in sums],
            "turning_points": points,
            "best_move": None if self.best_move is None else asdict(self.best_move),
            "moments": [asdict(moment) for moment in self.moments],
        }


def _short(number: float) -> float:
    return round(number, 4)


def review(
    game: Game[Any], seconds: float = SECONDS, progress: Callable[[int, int], None] | None = None
) -> Review:
    """Look at a game again, with so much work for each decision; `progress` is told how many of the answers are done."""
    work = reviewing(game, seconds)
    while True:
        try:
            done = next(work)
        except StopIteration as found:
            made: Review = found.value
            return made
        if progress is not None:
            progress(*done)


def reviewing(game: Game[Any], seconds: float = SECONDS) -> Generator[tuple[int, int], None, Review]:
    """The same with a pause before every answer: how many are done, and of how many."""
    if game.rules.scale is None:
        raise MeadhallError(
            f"{game.rules.id} has no scale for the chance to win, so its games cannot be reviewed"
        )
    answers = game.all_answers()
    if not any(answer.seat != CHANCE for answer in answers):
        raise MeadhallError("nobody has decided anything in this game yet")
    out = Review(game.rules.id, game.seats, game.winners())
    random = Random(game.position)
    for table, answer in replayed(game, answers):
        yield table.position, len(answers)
        if answer.seat == CHANCE:
            if out.curve:
                out.throws.append(thrown(table, answer, random))
            continue
        out.curve.append((table.position, tuple(chances(table))))
        choice = judged(table, answer, seconds)
        if choice is not None:
            out.choices.append(choice)
    out.curve.append((len(answers), tuple(chances(game))))
    out.moments = moments(game)
    return out


def moments(game: Game[Any]) -> list[Moment]:
    """What the game tells as moments, but for those kinds that come so often that they would bury the others."""
    told = [
        Moment(event["n"], str(event["params"]["kind"]), event["params"])
        for event in game.events(None, 0, spans=True)
        if event["key"] == BEGIN and not game.rules.spans[event["params"]["kind"]].action
    ]
    often = Counter(moment.kind for moment in told)
    return [moment for moment in told if often[moment.kind] <= OFTEN]


def replayed(game: Game[Any], answers: list[Answer]) -> Iterator[tuple[Game[Any], Answer]]:
    """The table before every answer, dice included; what was taken back is left out."""
    table: Game[Any] = Game(game.rules, game.seats, game.options, "review")
    table.mute = table.explicit_chance = True
    table.journal = None
    table.begin()
    for answer in answers:
        yield table, answer
        table.answer(answer.seat, answer.value)


def thrown(table: Game[Any], answer: Answer, random: Random) -> Throw:
    """What a throw gave, compared with others that could have been."""
    ask = table.chance
    assert ask is not None
    values, weights = zip(*ask.probabilities(), strict=True)
    few = len(values) <= ALTERNATIVES
    tried = list(values) if few else random.choices(values, weights, k=ALTERNATIVES)
    share = list(weights) if few else [1 / ALTERNATIVES] * ALTERNATIVES
    usual = [0.0] * table.seats
    for value, part in zip(tried, share, strict=True):
        for seat, chance in enumerate(after(table, value)):
            usual[seat] += part * chance
    gave = tuple(chance - mean for chance, mean in zip(after(table, answer.value), usual, strict=True))
    return Throw(table.position, answer.key, answer.value, gave)


def after(table: Game[Any], value: Value) -> list[float]:
    """The chances after a throw."""
    world = table.probe()
    world.answer(CHANCE, value)
    return chances(world)


def judged(table: Game[Any], answer: Answer, seconds: float) -> Choice | None:
    """What was taken beside what a strong bot finds, of a set whole ones; None where there was nothing to choose."""
    asked = table.question(answer.seat)
    if asked is None or not weighs(table, asked):
        return None
    world = table.clone(mute=True)
    world.explicit_chance = False
    weighing = weigh(world, answer.seat, table.position, seconds, answer.value)
    better = weighing.best
    cost, error = weighing.lead(better, answer.value)
    choice = Choice(
        table.position, answer.seat, answer.key, dict(asked.params), answer.value, better, cost, error
    )
    if choice.sure:
        return replace(choice, why=weighing.why(better, answer.value))
    return replace(choice, gain=clear_lead(weighing, answer.value)) if better == answer.value else choice


def clear_lead(weighing: Weighing, best: Value) -> float:
    """What the best option has over the next, if that is beyond doubt; else nothing."""
    others = [value for value in weighing.outcomes if value != best]
    if not others:
        return 0.0
    lead, error = weighing.lead(best, max(others, key=weighing.mean))
    return lead if lead > BELIEVED * error else 0.0
