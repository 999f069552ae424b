"""The laws hold for the toy game, and each law notices when it is broken."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from meadhall.engine import Game
from meadhall.laws import LawBroken, check
from tests.engine.toy import TOY, G, toy


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_toy_games_obey_all_laws(seats: int) -> None:
    for seed in range(25):
        played = check(toy(seats, seed), Random(seed), slow=0.2)
        assert played.winners
        assert played.choices > 5


def test_a_leak_breaks_the_view_law() -> None:
    leaky = replace(TOY, table_facts=lambda s: {"top": s.deck[:1]})
    game = Game(leaky, 3, {}, "1").begin()
    with pytest.raises(LawBroken, match="view law"):
        check(game, Random(1))


def test_a_lost_card_breaks_the_invariants() -> None:
    def careless(g: G, seat: int) -> None:
        g.s.hands[seat].pop()

    with pytest.raises(LawBroken, match="a card is lost"):
        check(Game(replace(TOY, frames={**TOY.frames, "turn": careless}), 2, {}, "1").begin(), Random(1))
