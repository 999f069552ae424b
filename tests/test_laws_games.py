"""Every law over more than 200 random games: all whole games on the shelf, all seat counts, options of every kind.

A broken law leaves its saga in build/laws, ready for `meadhall check` or the browser.
"""

from pathlib import Path
from random import Random
from typing import Any

import pytest

import meadhall
from meadhall.engine import Value
from meadhall.games import SHELF, find_rules
from meadhall.lab.fuzz import fitting_options
from meadhall.laws import LawBroken, check
from tests.test_ledger import IN_PROGRESS

WHOLE = [game for game in sorted(SHELF) if SHELF[game] not in IN_PROGRESS]
IN_ALL = 240
BATCHES = 5
PER_BATCH = -(-IN_ALL // (BATCHES * len(WHOLE)))
EVERY = 25
SAGAS = Path(__file__).parent.parent / "build" / "laws"


def tables(game: str, batch: int) -> list[tuple[int, dict[str, Value], Random]]:
    """Seat counts in turn, options at random as far as they fit each other."""
    rules = find_rules(game)
    found: list[tuple[int, dict[str, Value], Random]] = []
    for number in range(batch * PER_BATCH, (batch + 1) * PER_BATCH):
        random = Random(f"{game}:{number}")
        seats = rules.seats[number % len(rules.seats)]
        for _ in range(1000):
            options = fitting_options(rules, seats, random)
            if rules.why_not_table(seats, options) is None:
                break
        else:
            pytest.fail(f"{game}: no options fit {seats} seats")
        found.append((seats, options, random))
    return found


@pytest.mark.parametrize("batch", range(BATCHES))
@pytest.mark.parametrize("game", WHOLE)
def test_random_games_obey_every_law(game: str, batch: int) -> None:
    checks = 0
    for number, (seats, options, random) in enumerate(tables(game, batch)):
        table: Any = meadhall.new(game, seats=seats, seed=f"law-{batch}-{number}", options=options)
        try:
            played = check(table, random, every=EVERY, slow=0.004, eager=0.9 * (number % 2))
        except LawBroken as error:
            SAGAS.mkdir(parents=True, exist_ok=True)
            path = SAGAS / f"{game}-{batch}-{number}.saga"
            path.write_text(error.saga, "utf-8")
            pytest.fail(f"{error} ({seats} seats, {options}); the saga is {path}")
        assert table.over
        checks += played.checks
    assert checks > 20 * PER_BATCH


def test_every_seat_count_and_every_game_is_played() -> None:
    assert PER_BATCH * BATCHES * len(WHOLE) >= 200
    for game in WHOLE:
        played = {seats for batch in range(BATCHES) for seats, _, _ in tables(game, batch)}
        assert played == set(find_rules(game).seats)
