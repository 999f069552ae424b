"""`preview`: what the options of a seat's question would do, piece by piece, and no more than the table allows."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random
from typing import Any

import meadhall
from meadhall.engine import Value
from meadhall.server.previews import Previews
from tests.server.halls import Live, Player, Server

People = Callable[..., Player]


def play(live: Live, most: int, choose: Random) -> None:
    for _ in range(most):
        seat = live.waiting()[0]
        live.answer(seat, live.pick(seat, choose))


def preview(live: Live, seat: int, **more: Any) -> list[dict[str, Any]]:
    """The frames of one preview."""
    first = len(live.previews)
    reply = live.send("preview", seat=seat, decision=live.now["decision"], **more)
    assert reply["type"] == "preview", reply
    return live.previews[first:]


def test_what_is_sure_comes_first_and_odds_when_they_are_wanted(guest: People) -> None:
    ann = guest("Ann")
    table = ann.lay("me", "me", game="lords-of-ragnarok")
    with ann.sit(table["id"]) as live:
        play(live, 30, Random(2))
        while live.view(live.waiting()[0])["question"].get("set"):
            play(live, 1, Random(2))
        seat = live.waiting()[0]
        options = live.view(seat)["question"]["options"]
        frames = preview(live, seat)
        assert [frame["done"] for frame in frames] == [False, True]
        assert [[each["value"] for each in frame["options"]] for frame in frames] == [options, options]
        assert all(each["odds"] is None for frame in frames for each in frame["options"])
        full = preview(live, seat, odds=True)
        assert [frame["done"] for frame in full] == [False] * (1 + len(options)) + [True]
        assert [frame["options"][0]["value"] for frame in full[2:]] == options
        assert full[0]["options"] == frames[0]["options"], "the same position gives the same preview"
        row = live.now["row"]
        live.answer(seat, options[0])
        assert live.now["row"] == row + 1, "a preview changes nothing"
        told = [event for event in live.events[seat] if event["key"][0] != "@"]
        foretold = frames[0]["options"][0]["events"]
        assert all(event in told for event in foretold)


def test_a_table_may_show_costs_only(guest: People) -> None:
    ann = guest("Ann")
    table = ann.lay("me", "me", game="blood-rage", previews="costs")
    assert table["previews"] == "costs"
    with ann.sit(table["id"]) as live:
        play(live, 40, Random(5))
        (frame,) = preview(live, live.waiting()[0], odds=True)
        for option in frame["options"]:
            assert not option["events"]
            assert option["then"] is option["odds"] is None
            assert all(change["by"] < 0 for change in option["numbers"])
        hint = live.send("hint", seat=live.waiting()[0])
        assert hint["value"] in live.view(hint["seat"])["question"]["options"]
        assert hint["options"] == hint["why"] == [], "a hint says no more than a preview may"


def test_who_may_ask_and_what(guest: People) -> None:
    ann, bo = guest("Ann"), guest("Bo")
    table = ann.lay("me", "open", game="blood-rage")
    bo.join(table)
    with ann.sit(table["id"]) as live, bo.sit(table["id"]) as other:
        asked = live.waiting()[0]
        mine, not_mine = (live, other) if asked == 0 else (other, live)
        now = {"seat": asked, "decision": live.now["decision"]}
        assert not_mine.refusal("preview", **now)["key"] == "not-your-seat"
        assert not_mine.refusal("preview", **{**now, "seat": 1 - asked})["key"] == "not-asked"
        assert mine.refusal("preview", **{**now, "decision": 999})["key"] == "stale-answer"
        assert mine.refusal("preview", **now, values=["nonsense"])["key"] == "not-an-option"
        first = mine.view(asked)["question"]["options"][0]
        frames = preview(mine, asked, values=[first])
        assert [each["value"] for each in frames[-1]["options"]] == [first]


def test_a_set_that_is_begun_can_be_asked_about_and_nonsense_cannot(guest: People) -> None:
    ann = guest("Ann")
    table = ann.lay("me", "me", game="lords-of-ragnarok")
    with ann.sit(table["id"]) as live:
        while live.view(live.waiting()[0])["question"]["key"] != "start-region":
            play(live, 1, Random(2))
        seat = live.waiting()[0]
        question = live.view(seat)["question"]
        begun = [f"+{value}" for value in question["set"]["fits"]]
        frames = preview(live, seat, values=begun)
        assert [each["value"] for each in frames[-1]["options"]] == begun
        now = {"seat": seat, "decision": live.now["decision"]}
        assert live.refusal("preview", **now, values=["+nonsense"])["key"] == "not-an-option"


def test_previews_are_counted(launch: Callable[..., Server]) -> None:
    ann = Player(launch(MEADHALL_RATE="1"), "Ann")
    table = ann.lay("me", "me", game="toy")
    with ann.sit(table["id"]) as live:
        seat = live.waiting()[0]
        now = {"seat": seat, "decision": live.now["decision"]}
        for _ in range(14):
            if live.send("preview", **now)["type"] == "refused":
                break
        assert live.refused[-1]["problem"]["key"] == "too-fast"


def test_a_preview_is_about_the_question_it_was_asked_for() -> None:
    """Whoever answers at once after asking: the game has gone on before the preview is begun."""
    game = meadhall.new("blood-rage", 2, seed="draft")
    while game.questions[0].key != "draft-pick":
        game.answer(game.questions[0].seat, game.questions[0].values[0])
    values = list(game.questions[0].values)

    async def look() -> list[list[Value]]:
        previews = Previews()
        try:
            pieces = previews.of(game, 0, values, only_costs=False, chances=False)
            for asked in game.questions:
                game.answer(asked.seat, asked.values[0])
            return [[each["value"] for each in options] async for options, _ in pieces]
        finally:
            previews.stop()

    found = asyncio.run(look())
    assert values[0] not in game.questions[0].values
    assert found == [values, values]
