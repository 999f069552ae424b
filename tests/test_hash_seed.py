"""A game does not depend on the order in which Python keeps sets and dictionaries: two hash seeds, the same games."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from meadhall.games import SHELF

ROOT = Path(__file__).parent.parent

PLAY = """
import hashlib, json, sys
from random import Random
import meadhall

game, seats = sys.argv[1], int(sys.argv[2])
table = meadhall.new(game, seats, "hash-seed")
random = Random(5)
seen = hashlib.sha256()
while not table.over:
    if random.randrange(10) == 0:
        seats_and_all = (*range(seats), None)
        seen.update(json.dumps([table.view(seat) for seat in seats_and_all]).encode())
        world = table.sample_world(0, "w")
        seen.update(world.s.digest().encode())
    question = random.choice(table.questions)
    table.answer(question.seat, random.choice(list(question.values)))
seen.update(json.dumps(table.events(None)).encode())
print(table.saga(), seen.hexdigest())
"""


def played(game: str, seats: int, hash_seed: str) -> str:
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(ROOT / "src")}
    command = [sys.executable, "-c", PLAY, game, str(seats)]
    run = subprocess.run(command, capture_output=True, text=True, env=environment, check=False)
    assert run.returncode == 0, run.stderr
    return run.stdout


@pytest.mark.parametrize("game", sorted(SHELF))
def test_two_hash_seeds_play_the_same_game(game: str) -> None:
    first = played(game, 3, "1")
    assert first.startswith("meadhall-saga")
    assert first == played(game, 3, "4242")
