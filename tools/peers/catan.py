"""Measures catanatron: four random players at Catan. Runs with the Python of build/peers and needs nothing of ours.

    python tools/peers/catan.py SECONDS

prints {"decisions": real choices per second of CPU time, "copy": microseconds per game.copy()}.
"""

import json
import random
import sys
import time

from catanatron import Color, Game, RandomPlayer

COLOURS = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)


def new_game(seed: int) -> Game:
    return Game([RandomPlayer(colour) for colour in COLOURS], seed=seed)


def actions(game: Game) -> list[object]:
    found: list[object] = getattr(game, "playable_actions", None) or game.state.playable_actions
    return found


def play(seed: int) -> int:
    """One whole game; how many choices were real."""
    game, count = new_game(seed), 0
    while game.winning_color() is None and game.state.num_turns < 1000:
        count += len(actions(game)) > 1
        game.play_tick()
    return count


def decisions(seconds: float) -> float:
    play(0)  # a warm start, on both sides
    count, seed = 0, 1
    start = time.process_time()
    while time.process_time() - start < seconds:
        count += play(seed)
        seed += 1
    return count / (time.process_time() - start)


def copy_cost(seconds: float) -> float:
    game = new_game(3)
    for _ in range(300):
        game.play_tick()
    count, start = 0, time.process_time()
    while time.process_time() - start < seconds:
        for _ in range(100):
            game.copy()
        count += 100
    return (time.process_time() - start) / count * 1e6


if __name__ == "__main__":
    random.seed(1)
    limit = float(sys.argv[1])
    print(json.dumps({"decisions": decisions(limit), "copy": copy_cost(limit / 3)}))
