"""Play games of cheap bots, to be fitted to (tools/chances.py): the levels are mixed, and every game is kept as its answers.

    python -m tools.deals MINUTES [GAME…]

They go to build/deals/GAME.jsonl, a game a line. Kept as answers, they can be told again after the values were changed: playing them is what costs.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import meadhall
from meadhall.bots import decide
from meadhall.engine import CHANCE, Game
from meadhall.games import find_rules
from meadhall.review import replayed

ROOT = Path(__file__).resolve().parent.parent
KEPT = ROOT / "build" / "deals"
LEVELS = ("random", "easy:4", "easy:8", "normal:4", "normal:8", "strong:10ms")
SHARES = (1, 3, 4, 3, 5, 4)
"""How often a seat is given each of them."""


def positions(table: Game[Any], every: int) -> Iterator[Game[Any]]:
    """How a game of the past stood at one question in `every` that left somebody a choice."""
    asked = 0
    for then, answer in replayed(table, table.all_answers()):
        question = None if answer.seat == CHANCE else then.question(answer.seat)
        if question is None or len(question.values) < 2:
            continue
        asked += 1
        if asked % every == 0:
            yield then


def play(game: str, number: int) -> dict[str, object]:
    """One game, from its number; seldom more than two seats, for those cost more."""
    random = Random(f"{game}-{number}")
    rules = find_rules(game)
    seats = random.choices((2, 3, 4), (6, 1, 1))[0]
    bots = random.choices(LEVELS, SHARES, k=seats)
    if rules.cooperative:
        bots = bots[:1] * seats
    deal = f"deal-{number}"
    table = meadhall.new(game, seats, deal)
    while not table.over:
        asked = table.questions[0]
        alone = len(asked.values) == 1
        seat = asked.seat
        table.answer(seat, asked.values[0] if alone else decide(bots[seat], table, seat, table.decision))
    return {"deal": deal, "seats": seats, "bots": bots, "saga": table.saga()}


def main() -> int:
    minutes, *games = sys.argv[1:] or ["1"]
    KEPT.mkdir(parents=True, exist_ok=True)
    files = {game: KEPT / f"{game}.jsonl" for game in games or meadhall.shelf()}
    done = {game: len(path.read_text().splitlines()) if path.exists() else 0 for game, path in files.items()}
    end, spent = time.monotonic() + 60 * float(minutes), dict.fromkeys(files, 0.0)
    for _ in count():
        if time.monotonic() > end:
            return 0
        game = min(files, key=lambda each: spent[each])
        began = time.process_time()
        row = play(game, done[game])
        spent[game] += time.process_time() - began
        done[game] += 1
        with files[game].open("a", encoding="utf-8") as file:
            file.write(json.dumps(row) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
