"""Spans begin, nest and end in the agenda; successors come after them; a reader hears the same story every time."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.engine import EngineError, Game
from meadhall.engine import saga as sagas
from meadhall.laws import span_law
from tests.engine.saga_toy import RAID, raid

CREW_OF_THREE = "figure:warrior+figure:warrior+figure:jarl"


def story(game: Game[Any]) -> list[str]:
    """The span events and the others as short words."""
    out = []
    for event in game.events(None, spans=True):
        params = event["params"]
        if event["key"] in ("@begin", "@end"):
            mark = "+" if event["key"] == "@begin" else "-"
            cut = " cut" if params.get("cut") else ""
            out.append(f"{mark}{params['kind']}{params['span']}{cut}")
        else:
            out.append(event["key"])
    return out


def test_what_a_frame_pushes_is_part_of_its_span_and_its_successor_is_not() -> None:
    game = raid()
    game.answer(0, "+figure:jarl")
    assert story(game) == [
        "+action1",
        "sailed",
        "+fight2",
        "+share3",
        "gold",
        "-share3",
        "-fight2",
        "-action1",
        "+action4",
    ]
    assert [span.kind for span in game.spans] == ["action"]


def test_the_end_tells_the_result_that_the_rules_gave() -> None:
    game = raid()
    game.answer(0, "+figure:jarl")
    ends = {e["params"]["kind"]: e["params"] for e in game.events(None, spans=True) if e["key"] == "@end"}
    assert ends["share"]["gold"] == ends["action"]["gold"] == game.s.gold[0]
    assert "gold" not in ends["fight"]


def test_a_question_inside_is_inside() -> None:
    game = raid()
    game.answer(0, CREW_OF_THREE)
    assert [span.kind for span in game.spans] == ["action", "fight"]
    assert game.end_of_action(0) == 1, "its own action, carried through"
    assert game.end_of_action(1) == 2, (
        "who is asked in somebody else's action looks to the end of the innermost span"
    )
    game.answer(0, "-")
    game.answer(1, "-")
    assert not game.goes_on(1)


def test_the_end_of_the_game_cuts_what_is_open() -> None:
    for seed in range(40):
        game = raid(seed)
        while not game.over:
            for asked in list(game.questions):
                game.answer(asked.seat, CREW_OF_THREE if asked.key == "crew" else "-")
        span_law(game)
        told = story(game)
        if "rich" in told:
            after = told[told.index("rich") + 1 :]
            assert [word[:4] for word in after] == ["-fig", "-act"]
            assert all(word.endswith(" cut") for word in after)
            return
    raise AssertionError("nobody got rich")


def test_undo_clone_and_saga_tell_the_same_spans() -> None:
    game = raid()
    game.answer(0, CREW_OF_THREE)
    game.answer(0, "-")
    told = game.events(None, spans=True)
    assert game.clone().events(None, spans=True) == told
    assert sagas.read(game.saga(), {"raid": RAID}.__getitem__).events(None, spans=True) == told
    before = raid().events(None, spans=True)
    game.rewind(0)
    assert game.events(None, spans=True) == before


def test_without_spans_the_events_are_what_they_were() -> None:
    game = raid()
    game.answer(0, "+figure:jarl")
    assert [event["key"] for event in game.events(None)] == ["sailed", "gold"]


def test_an_undeclared_span_is_a_bug() -> None:
    game = raid()
    with pytest.raises(EngineError, match="declares no span 'batle'"):
        game.play.begin("batle")
