"""A view is made of a part that all share and a part for one seat; together they are the whole, and neither overlays the other."""

from random import Random
from typing import Any

import pytest

import meadhall
from meadhall.engine import Game
from meadhall.engine.view import own_part, shared_part, view
from meadhall.games import SHELF
from tests.engine.toy import TOY


def positions(game: Game[Any], choose: Random) -> list[Game[Any]]:
    found = [game.clone()]
    while not game.over:
        question = game.next
        assert question is not None
        game.answer(question.seat, choose.choice(question.values))
        if choose.random() < 0.1:
            found.append(game.clone())
    return [*found, game]


@pytest.mark.parametrize("name", ["toy", *SHELF])
def test_the_two_parts_share_no_name_and_make_the_whole(name: str) -> None:
    game = Game(TOY, 3, {}, "1").begin() if name == "toy" else meadhall.new(name, seats=2, seed=1)
    for position in positions(game, Random(1)):
        shared = shared_part(position)
        for seat in (None, *range(position.seats)):
            own, whole = own_part(position, seat), view(position, seat)
            assert shared.keys() & own.keys() == {"zones", "facts"}
            assert whole.keys() == shared.keys() | own.keys()
            assert list(whole["zones"]) == [field.name for field in position.s.zones]
            for nested in ("zones", "facts"):
                assert not shared[nested].keys() & own[nested].keys()
                assert whole[nested] == {**shared[nested], **own[nested]}
