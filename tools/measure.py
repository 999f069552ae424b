"""Measures one thing of ours on one core and prints it as JSON: `python -m tools.measure WHAT GAME SEATS SECONDS`."""

from __future__ import annotations

import functools
import gc
import json
import sys
import time
from collections.abc import Callable
from random import Random
from statistics import quantiles
from typing import Any

import meadhall
from meadhall.bots import decide, play_out
from meadhall.bots.policy import Playout
from meadhall.engine import Game
from meadhall.engine.subset import DONE, Subset, named
from meadhall.games import find_rules
from meadhall.table.foreseeing import sure

MIDDLE = {
    "blood-rage": ("battle", "play_cards", "late_cards", "resolution"),
    "lords-of-ragnarok": ("hero_round", "monster_round", "defence", "attack_outcome"),
}
"""The frames that are the middle of a battle or a hunt."""


def step(game: Game[Any], pick: Callable[[], float]) -> bool:
    """One random answer; was it a real choice?"""
    question = game.next
    assert question is not None
    values = question.values
    game.answer(question.seat, values[int(pick() * len(values))])
    return len(values) > 1


def finished(game: str, seats: int, seed: int) -> Game[Any]:
    table, pick = meadhall.new(game, seats=seats, seed=seed), Random(seed).random
    while table.ask is not None:
        step(table, pick)
    return table


def decisions(game: str, seats: int, seconds: float) -> dict[str, float]:
    """Real choices per second of CPU time in random play, and games per second. Like the peer's, the games keep no way back."""
    return _random_play(game, seats, seconds, one_way=True)


def checkpointed(game: str, seats: int, seconds: float) -> dict[str, float]:
    """The same with a checkpoint for every frame, as a table keeps them for undo and copies."""
    return _random_play(game, seats, seconds, one_way=False)


def _random_play(game: str, seats: int, seconds: float, *, one_way: bool) -> dict[str, float]:
    count = games = 0
    finished(game, seats, 0)  # a warm start, on both sides
    start = time.process_time()
    while time.process_time() - start < seconds:
        table, pick = meadhall.new(game, seats=seats, seed=games), Random(games).random
        table = table.probe() if one_way else table.clone(mute=True)
        while (question := table.next) is not None:
            values = question.values
            count += len(values) > 1
            table.answer(question.seat, values[int(pick() * len(values))])
        games += 1
    took = time.process_time() - start
    return {"decisions": count / took, "games": games / took}


def timed(action: Callable[[], object], seconds: float) -> float:
    """Microseconds of CPU time per call."""
    count, start = 0, time.process_time()
    while time.process_time() - start < seconds:
        for _ in range(4):
            action()
        count += 4
    return (time.process_time() - start) / count * 1e6


def middle(game: str, seats: int) -> list[Game[Any]]:
    """Every position in the middle of a battle in some random games, early ones first."""
    found: list[Game[Any]] = []
    for seed in range(12):
        table, pick = meadhall.new(game, seats=seats, seed=seed), Random(seed).random
        while table.ask is not None:
            if table.base.agenda[-1][0] in MIDDLE[game]:
                found.append(table.clone())
            step(table, pick)
    return sorted(found, key=lambda table: table.position)


def clone(game: str, seats: int, seconds: float) -> dict[str, float]:
    """Microseconds for a clone in mid-battle: over the earliest and over the latest third of such positions; and for a world."""
    found = middle(game, seats)
    gc.collect()
    gc.freeze()  # a search does not hold a hundred other games
    third = len(found) // 3
    early, late = found[:third], found[-third:]
    numbers = iter(range(1 << 30))

    def clones(tables: list[Game[Any]]) -> None:
        for table in tables:
            table.clone(mute=True)

    asked = [(table, table.waiting[0]) for table in late]

    def worlds() -> None:
        for table, seat in asked:
            table.sample_world(seat, next(numbers))

    return {
        "early": timed(lambda: clones(early), seconds / 3) / third,
        "late": timed(lambda: clones(late), seconds / 3) / third,
        "world": timed(worlds, seconds / 3) / third,
        "early_position": sum(table.position for table in early) / third,
        "late_position": sum(table.position for table in late) / third,
    }


def views(game: str, seats: int, seconds: float) -> dict[str, float]:
    """Microseconds for a seat's view with its question and all reasons as JSON: mean and worst position of a random game."""
    table, pick = meadhall.new(game, seats=seats, seed=2), Random(2).random
    costs: list[float] = []
    while table.ask is not None:
        seat = table.waiting[0]
        if len(costs) < 400 and pick() < 0.5:
            costs.append(min(_once(lambda seat=seat: json.dumps(table.view(seat))) for _ in range(3)))  # type: ignore[misc]
        step(table, pick)
    return {"mean": sum(costs) / len(costs), "worst": max(costs)}


def _once(action: Callable[[], object], clock: Callable[[], float] = time.perf_counter) -> float:
    start = clock()
    action()
    return (clock() - start) * 1e6


def saga(game: str, seats: int, seconds: float) -> dict[str, float]:
    """Milliseconds to read and check the saga of a whole game."""
    text = finished(game, seats, 1).saga()
    return {"milliseconds": timed(lambda: meadhall.loads(text), seconds) / 1000, "lines": text.count("\n")}


def curve(game: str, seats: int, seconds: float) -> dict[str, Any]:
    """Microseconds per decision by tenth of the game: the cost must not grow with the length."""
    totals, counts = [0.0] * 10, [0] * 10
    for seed in range(max(4, int(seconds * 8))):
        length = finished(game, seats, seed).position
        table, pick = meadhall.new(game, seats=seats, seed=seed), Random(seed).random
        table.mute = True
        while table.ask is not None:
            tenth = min(9, table.position * 10 // length)
            before = table.position
            start = time.perf_counter()
            step(table, pick)
            totals[tenth] += time.perf_counter() - start
            counts[tenth] += max(1, table.position - before)
    return {
        "curve": [round(total / count * 1e6, 1) for total, count in zip(totals, counts, strict=True) if count]
    }


def follower(game: str, seats: int, seconds: float) -> dict[str, float]:
    """Milliseconds for the whole turn of an automaton: the answer after which it moves, less an ordinary answer."""
    table, pick = meadhall.new(game, seats=1, seed=1), Random(1).random
    worst = 0.0
    while table.ask is not None:
        worst = max(worst, _once(lambda: step(table, pick)) / 1000)
    return {"worst_answer_ms": worst}


def bot(game: str, seats: int, seconds: float) -> dict[str, float]:
    """Milliseconds that the levels normal and strong think on average, and playouts to the end of the game in a second."""
    normal: list[float] = []
    strong: list[float] = []
    playouts: list[float] = []
    table, dice = meadhall.new(game, seats=seats, seed=5), Random(5)
    while table.ask is not None and len(strong) < 20:
        question = table.questions[0]
        seat = question.seat
        if len(question.values) > 1 and dice.random() < 0.15:
            normal.append(_once(lambda seat=seat: decide("normal", table, seat, 1)) / 1000)  # type: ignore[misc]
            strong.append(_once(lambda seat=seat: decide("strong", table, seat, 1)) / 1000)  # type: ignore[misc]
            world = table.sample_world(seat, 1).clone(mute=True)
            playouts.append(_once(lambda world=world: Playout(dice).to_end(world)) / 1e6)  # type: ignore[misc]
        step(table, dice.random)
    return {
        "normal_ms": sum(normal) / len(normal),
        "strong_ms": sum(strong) / len(strong),
        "playouts": len(playouts) / sum(playouts),
    }


def ladder(game: str, seats: int, seconds: float) -> dict[str, float]:
    """The share of `normal` against `easy`, both with few tries: 20 deals, the seats exchanged from deal to deal."""
    won = 0.0
    for deal in range(20):
        order = ("normal:6", "easy:4") if deal % 2 else ("easy:4", "normal:6")
        if find_rules(game).cooperative:
            won += bool(play_out(meadhall.new(game, 2, deal), dict.fromkeys(range(2), "normal:6")).winners())
            continue
        winners = play_out(meadhall.new(game, 2, deal), dict(enumerate(order))).winners()
        won += sum(order[seat] == "normal:6" for seat in winners) / max(1, len(winners))
    return {"share": won / 20}


def previews(game: str, seats: int, seconds: float) -> dict[str, float]:
    """Milliseconds of its core that a worker needs for what is sure of up to twelve options, its worlds included; and of what goes on with a set."""
    took: list[float] = []
    begun: list[float] = []
    random, start, deal = Random(1), time.process_time(), 0
    while time.process_time() - start < seconds:
        deal += 1
        table = meadhall.new(game, seats, deal)
        while table.next is not None and time.process_time() - start < seconds:
            asked = table.next
            if len(asked.values) > 1 and not random.randrange(7):
                values = list(asked.values)
                data = table.sample_world(asked.seat, 1).pack()
                work = functools.partial(sure, data, f"{len(took)}", asked.seat)
                took.append(_once(functools.partial(work, values[:12]), time.process_time))
                if isinstance(asked, Subset):
                    first = random.choice(asked.look(()).fits or [DONE])
                    more = asked.look((first,)).fits if first != DONE else []
                    wholes = [named(asked.canonical((first, each))) for each in more]
                    if wholes:
                        work = functools.partial(sure, data, f"{len(took)}+", asked.seat)
                        begun.append(_once(functools.partial(work, wholes[:12]), time.process_time))
            table.answer(asked.seat, random.choice(asked.values))
    return {
        "positions": len(took),
        "p50_ms": quantiles(took, n=20)[9] / 1000,
        "p95_ms": quantiles(took, n=20)[18] / 1000,
        "begun": len(begun),
        "begun_p95_ms": quantiles(begun, n=20)[18] / 1000 if len(begun) > 1 else 0.0,
    }


MEASURES: dict[str, Callable[[str, int, float], dict[str, Any]]] = {
    "decisions": decisions,
    "checkpointed": checkpointed,
    "clone": clone,
    "views": views,
    "saga": saga,
    "curve": curve,
    "follower": follower,
    "bot": bot,
    "ladder": ladder,
    "previews": previews,
}

if __name__ == "__main__":
    what, name, count, limit = sys.argv[1:]
    print(json.dumps(MEASURES[what](name, int(count), float(limit))))
