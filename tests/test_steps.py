"""The steps of a replay are those of the moment it was asked for, however long they take to be told."""

import meadhall
from meadhall.engine.pausing import at_once
from meadhall.table.record import as_it_stood
from meadhall.table.steps import following, gathered

STEPS = 6


def test_a_rewind_meanwhile_changes_no_step() -> None:
    game = meadhall.new("god-of-war", seats=2, seed="1")
    for _ in range(12):
        question = game.questions[0]
        game.answer(question.seat, question.values[0])
    begin = as_it_stood(game, 0)
    wanted = at_once(gathered(following(game, begin, None, STEPS)))
    steps = following(game, begin, None, STEPS)
    first = next(steps)
    game.rewind(0)
    assert [first, *steps] == wanted
    assert len(wanted) == STEPS
