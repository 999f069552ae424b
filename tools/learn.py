"""Learn the value of a game's positions from games, by temporal differences (src/meadhall/games/GAME/learned.json).

    python -m tools.learn GAME [--games 3000] [--seed 1] [--held 120] [--out FILE]

Whoever acts takes the best of a few actions drawn by the prior: by the game's own value, by what was learned so far, or, now and then, the first
that comes. Where an action ends, every seat's features are noted. From the end of a game backwards, a position's chances are meant to be a
mixture of those that the network gives the next position and of what came of it (TD(lambda)); the network is drawn towards them, with games
from before played over again. The curve is the Brier score on games of mixed bots (tools/deals.py) that nothing was learned from, beside the chances from
the game's own value and those of seats that are all alike; those games are kept in build/held and not played twice. The same seed gives the same weights.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import numpy.typing as npt

import meadhall
from meadhall.bots.policy import Playout, worth
from meadhall.engine import Game
from meadhall.engine.learned import FILE, Network
from meadhall.engine.winning import by_value
from meadhall.games import find_rules
from tools.deals import play as play_deal
from tools.deals import positions

ROOT = Path(__file__).resolve().parent.parent
HELD = ROOT / "build" / "held"
FIRST_HELD = 1_000_000
"""Numbers of deals from here on are not fitted to by anything."""
EVERY = 5
"""Of so many decisions of a game that was held out one is looked at."""

CELLS = 10
LAMBDA = 0.9
CURIOUS = 0.07
"""How often whoever acts takes the first action that comes."""
TRIES = (2, 3, 4)
ROUND = 25
"""Games between two lessons."""
REPLAYED = 150
"""Games that a lesson goes over, those of the round among them."""
STEPS = 24
BATCH = 1024
RATE, LAST_RATE = 0.004, 0.0004
DECAY = 2e-5
DIGITS = 4

Array = npt.NDArray[np.float64]


@dataclass
class Record:
    """A game: at every position the features of all seats, one row a seat; and the shares of the win."""

    seats: int
    rows: list[list[float]] = field(default_factory=list)
    shares: list[float] = field(default_factory=list)
    own: list[float] = field(default_factory=list)
    """The chances by the game's own value, row by row; only of games that were held out."""


@dataclass
class Weights:
    """The network while it learns."""

    straight: Array
    hidden: Array
    bias: Array
    out: Array

    @classmethod
    def fresh(cls, features: int, seed: int) -> Weights:
        """Before anything is known all seats are alike."""
        random = np.random.default_rng(seed)
        hidden = random.normal(0.0, features**-0.5, (CELLS, features))
        return cls(np.zeros(features), hidden, np.zeros(CELLS), random.normal(0.0, 0.05, CELLS))

    @property
    def all(self) -> tuple[Array, ...]:
        return self.straight, self.hidden, self.bias, self.out

    def of(self, x: Array) -> Array:
        """What the rows come to."""
        told: Array = x @ self.straight + np.tanh(x @ self.hidden.T + self.bias) @ self.out
        return told

    def slopes(self, x: Array, error: Array) -> tuple[Array, ...]:
        """How much the loss rises with each weight, `error` being how much it rises with what the rows come to."""
        cells = np.tanh(x @ self.hidden.T + self.bias)
        back = np.outer(error, self.out) * (1.0 - cells * cells)
        return x.T @ error, back.T @ x, back.sum(axis=0), cells.T @ error

    def network(self) -> Network:
        """As it is kept and played with."""
        straight, hidden, bias, out = (np.round(each, DIGITS).tolist() for each in self.all)
        return Network(tuple(straight), tuple(tuple(row) for row in hidden), tuple(bias), tuple(out))


class Descent:
    """Steps down the slopes, each weight with a pace of its own (Adam)."""

    def __init__(self, weights: Weights) -> None:
        self.weights, self.steps = weights, 0
        self.mean = [np.zeros_like(each) for each in weights.all]
        self.square = [np.zeros_like(each) for each in weights.all]

    def step(self, slopes: Sequence[Array], rate: float) -> None:
        self.steps += 1
        for each, slope, mean, square in zip(self.weights.all, slopes, self.mean, self.square, strict=True):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            even = np.sqrt(square / (1 - 0.999**self.steps)) + 1e-8
            each -= rate * (mean / (1 - 0.9**self.steps) / even) + rate * DECAY / RATE * each


def shared(told: Array, seats: int) -> Array:
    """The chances of the seats of each position, from what its rows come to."""
    of = told.reshape(-1, seats)
    weights = np.exp(of - of.max(axis=1, keepdims=True))
    found: Array = weights / weights.sum(axis=1, keepdims=True)
    return found


def play(name: str, number: int, seed: int, network: Network | None) -> Record:
    """One game from its number; seldom more than two seats, for those cost more."""
    random = Random(f"{name}:{seed}:{number}")
    rules = find_rules(name)
    assert rules.learned is not None
    seats = random.choices((2, 3, 4), (6, 1, 1))[0]
    game = meadhall.new(name, seats, f"learn-{seed}-{number}").clone(mute=True)
    record, playout, features = Record(seats), Playout(random), rules.learned.features
    judges: list[Callable[[Game[Any], int], float]] = [worth]
    if network is not None:
        value = replace(rules.learned, network=network).playing(rules).value
        assert value is not None
        judges.append(lambda game, seat: value(game.s, seat))
    ways = [(random.choice(judges), random.choice(TRIES)) for _ in range(seats)]
    while not game.over:
        asked = game.next
        assert asked is not None
        playout.judge, playout.tries = ways[asked.seat]
        if random.random() < CURIOUS:
            playout.tries = 1
        playout.action(game, asked)
        if len(asked.values) > 1 and not game.over:
            for seat in range(seats):
                record.rows.append(features(game.s, seat))
    record.shares = by_value(game)
    return record


def held_out(name: str, count: int) -> list[Record]:
    """Games of mixed bots that nothing is learned from."""
    HELD.mkdir(parents=True, exist_ok=True)
    path = HELD / f"{name}.jsonl"
    kept = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    with path.open("a", encoding="utf-8") as file:
        for number in range(len(kept), count):
            kept.append(json.dumps(play_deal(name, FIRST_HELD + number)))
            file.write(kept[-1] + "\n")
    return [retold(json.loads(line)["saga"]) for line in kept[:count]]


def retold(saga: str) -> Record:
    """Positions of a game that was kept."""
    table = meadhall.loads(saga)
    record, learned = Record(table.seats), table.rules.learned
    assert learned is not None
    for then in positions(table, EVERY):
        record.rows += [learned.features(then.s, seat) for seat in range(then.seats)]
        record.own += by_value(then)
    record.shares = by_value(table)
    return record


def aims(weights: Weights, record: Record, x: Array) -> Array:
    """What the chances of each position are meant to be: from the end backwards, some of what the next one is told, most of what came of it."""
    found = shared(weights.of(x), record.seats)
    aim = np.empty_like(found)
    after = np.array(record.shares)
    for place in range(len(found) - 1, -1, -1):
        aim[place] = after
        after = (1.0 - LAMBDA) * found[place] + LAMBDA * after
    return aim


class Lessons:
    """Games so far, and the network that is drawn towards what came of them."""

    def __init__(self, features: int, seed: int) -> None:
        self.weights = Weights.fresh(features, seed)
        self.descent = Descent(self.weights)
        self.random = Random(seed)
        self.games: list[tuple[Record, Array]] = []

    def add(self, record: Record) -> None:
        self.games.append((record, np.array(record.rows)))

    def lesson(self, fresh: int, rate: float) -> None:
        """The games of the round and some from before, by numbers of seats; every position of a game weighs the same."""
        older = self.games[: -fresh or None]
        chosen = self.games[-fresh:] + self.random.sample(older, min(len(older), REPLAYED - fresh))
        for seats in sorted({record.seats for record, _ in chosen}):
            group = [each for each in chosen if each[0].seats == seats]
            x = np.concatenate([rows for _, rows in group]).reshape(-1, seats, group[0][1].shape[1])
            aim = np.concatenate([aims(self.weights, record, rows) for record, rows in group])
            for _ in range(max(1, STEPS * len(group) // len(chosen))):
                picked = self.random.sample(range(len(x)), min(BATCH, len(x)))
                rows = x[picked].reshape(-1, x.shape[2])
                error = (shared(self.weights.of(rows), seats) - aim[picked]).ravel() / len(picked)
                self.descent.step(self.weights.slopes(rows, error), rate)


def brier(record: Record, chances: Array) -> float:
    """The mean square of chance less outcome over a game's positions."""
    return float(np.mean((chances.reshape(-1, record.seats) - np.array(record.shares)) ** 2))


def mean_brier(records: Sequence[Record], by: Callable[[Record], Array], part: slice) -> float:
    """The mean over games; of each only a part of its positions."""
    found = []
    for record in records:
        told = by(record).reshape(-1, record.seats)
        count = len(told)
        some = told[int(part.start * count) : max(int(part.start * count) + 1, int(part.stop * count))]
        found.append(brier(record, some))
    return float(np.mean(found))


PARTS = tuple(slice(quarter / 4, (quarter + 1) / 4) for quarter in range(4))


def scores(records: Sequence[Record], by: Callable[[Record], Array]) -> list[float]:
    """The Brier score of the whole game and of its four quarters."""
    parts = (slice(0.0, 1.0), *PARTS)
    return [round(mean_brier(records, by, part), 4) for part in parts]


def learn(name: str, games: int, seed: int, held: Sequence[Record], told: int = 250) -> dict[str, object]:
    """Play and learn; the weights with where they come from."""
    rules = find_rules(name)
    assert rules.learned is not None
    names = rules.learned.names
    lessons, network = Lessons(len(names), seed), None
    curve: list[list[float]] = []
    for number in range(games):
        lessons.add(play(name, number, seed, network))
        if (number + 1) % ROUND and number + 1 < games:
            continue
        rate = RATE + (LAST_RATE - RATE) * number / games
        lessons.lesson(number % ROUND + 1, rate)
        network = lessons.weights.network()
        if held and ((number + 1) % told == 0 or number + 1 == games):
            curve.append(
                [
                    number + 1,
                    *scores(held, lambda game: shared(lessons.weights.of(np.array(game.rows)), game.seats)),
                ]
            )
            print(f"{name}: {curve[-1]}", file=sys.stderr, flush=True)
    assert network is not None
    beside = {
        "own": scores(held, lambda game: np.array(game.own)),
        "alike": scores(held, lambda game: np.full(len(game.rows), 1 / game.seats)),
    }
    return {
        "names": names,
        "games": games,
        "seed": seed,
        "held": len(held),
        "curve": curve,
        **(beside if held else {}),
        "straight": network.straight,
        "bias": network.bias,
        "out": network.out,
        "hidden": network.hidden,
    }


def written(found: dict[str, object]) -> str:
    """A key a line, so that a change can be read."""
    rows = [f"{json.dumps(key)}: {json.dumps(value)}" for key, value in found.items()]
    return "{\n" + ",\n".join(rows) + "\n}\n"


def main() -> int:
    parser = argparse.ArgumentParser(prog="tools.learn")
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=3000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--held", type=int, default=120)
    parser.add_argument("--out", type=Path)
    given = parser.parse_args()
    learned = find_rules(given.game).learned
    if learned is None:
        parser.error(f"{given.game} declares nothing that could be learned from")
    began = time.process_time()
    held = held_out(given.game, given.held)
    start = time.process_time()
    found = learn(given.game, given.games, given.seed, held)
    end = time.process_time()
    print(f"{given.game}: own value {found['own']}, all alike {found['alike']}")
    print(
        f"{start - began:.0f} s for the games held out, {end - start:.0f} s of work to learn from {given.games} games"
    )
    path = given.out or find_rules(given.game).folder / FILE
    path.write_text(written(found), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
