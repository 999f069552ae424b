"""Playing at a table over the wire, on SQLite and on PostgreSQL."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from tests.server.halls import Live, Player

People = Callable[..., Player]


def play_out(lives: dict[int, Live], seed: int = 1) -> None:
    """Everybody answers at random until the game is over. `lives`: the connection of each seat that is played here."""
    choose = Random(seed)
    watcher = next(iter(lives.values()))
    while not watcher.view(_eye(watcher))["over"]:
        mine = [seat for seat in watcher.waiting() if seat in lives]
        if not mine:
            watcher.receive()
            continue
        live = lives[mine[0]]
        live.wait(lambda live=live: live.now["row"] >= watcher.now["row"], "the same row")  # type: ignore[misc]
        live.answer(mine[0], live.pick(mine[0], choose))
        watcher.wait(lambda live=live: watcher.now["row"] >= live.now["row"], "the same row")  # type: ignore[misc]


def _eye(live: Live) -> int | None:
    eye: int | None = live.now["seats"][0]["seat"]
    return eye


def test_two_people_and_a_bot_play_to_the_end(player: People) -> None:
    ann, bo = player("Ann"), player("Bo")
    table = ann.lay("me", "open", "random")
    assert table["status"] == "running"
    assert table["commitment"].startswith("sha256:")
    assert table["seed"] is None
    assert bo.join(table)["mine"] == [1]
    with ann.sit(table["id"]) as one, bo.sit(table["id"]) as two:
        play_out({0: one, 1: two})
        for each in (one, two):
            each.wait(lambda each=each: each.table["status"] == "over", "the end")  # type: ignore[misc]
            each.catch_up()
        assert one.view(0)["scores"] == two.view(1)["scores"]
        assert one.view(0)["winners"]
        assert one.table["seed"]
    assert [card["status"] for card in ann.get("/api/tables")] == ["over"]


def test_an_answer_changes_the_view_of_everybody(player: People) -> None:
    ann, bo, eve = player("Ann"), player("Bo"), player()
    table = ann.lay("me", "open")
    bo.join(table)
    with ann.sit(table["id"]) as one, bo.sit(table["id"]) as two, eve.sit(table["id"]) as watcher:
        assert one.waiting() == two.waiting() == watcher.waiting() == [0]
        one.answer(0, "pass")
        two.until(lambda: two.waiting() == [1])
        watcher.until(lambda: watcher.waiting() == [1])
        assert two.view(1)["question"]["key"] == "act"
        assert one.view(0)["question"] is None
        assert watcher.now["seats"][0]["seat"] is None
        assert all(card is None for hand in watcher.view(None)["zones"]["hands"] for card in hand)


def test_a_stale_or_doubled_answer_is_refused_without_harm(player: People) -> None:
    ann = player("Ann")
    table = ann.lay("me", "me")
    with ann.sit(table["id"]) as live:
        decision = live.now["decision"]
        live.answer(0, "pass")
        row = live.now["row"]
        problem = live.refusal("answer", seat=0, decision=decision, value="pass")
        assert problem["key"] == "stale-answer"
        assert problem["params"] == {"given": decision, "open": decision + 1}
        assert str(decision + 1) in problem["sentence"]
        future = live.refusal("answer", seat=1, decision=decision + 7, value="pass")
        assert future["key"] == "stale-answer"
        assert live.now["row"] == row


def test_a_blocked_option_is_refused_with_its_clause(player: People) -> None:
    ann = player("Ann")
    table = ann.lay("me", "me")
    with ann.sit(table["id"]) as live:
        live.answer(0, "buy")
        live.answer(1, "buy")
        clash(live)
        if "buy" in live.view(0)["question"]["options"]:  # who won the clash can afford another card
            live.answer(0, "pass")
        seat = live.waiting()[0]
        reason = next(b for b in live.view(seat)["question"]["blocked"] if b["value"] == "buy")
        assert reason["params"] == {"need": 2, "have": 1}
        problem = live.refusal("answer", seat=seat, decision=live.now["decision"], value="buy")
        assert (
            (problem["key"], problem["clause"]) == (reason["key"], reason["clause"]) == ("too-poor", "TOY-2")
        )
        assert problem["params"] == reason["params"]


def clash(live: Live) -> None:
    """Everybody at this device lays the first card."""
    while live.now["waiting"] and live.view(live.waiting()[0])["question"]["key"] == "clash":
        seat = live.waiting()[0]
        live.answer(seat, live.view(seat)["question"]["options"][0])


def test_hot_seat_holds_several_seats_with_names(player: People) -> None:
    ann = player("Ann")
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Bjorn"}, {"kind": "me"}]
    table = ann.post("/api/tables", {"game": "toy", "seats": seats})
    assert [seat["name"] for seat in table["seats"]] == ["Ann", "Bjorn", ""]
    assert table["mine"] == [0, 1, 2]
    assert table["solo"]
    with ann.sit(table["id"]) as live:
        assert [part["seat"] for part in live.now["seats"]] == [0, 1, 2]
        for seat in range(3):
            hands = live.view(seat)["zones"]["hands"]
            assert all(hands[seat])
            assert not any(card for other, hand in enumerate(hands) if other != seat for card in hand)
        play_out({0: live, 1: live, 2: live})


def test_secret_choices_wait_for_each_other_and_may_be_changed(player: People) -> None:
    ann, bo = player("Ann"), player("Bo")
    table = ann.lay("me", "open")
    bo.join(table)
    with ann.sit(table["id"]) as one, bo.sit(table["id"]) as two:
        one.answer(0, "pass")
        two.until(lambda: two.waiting() == [1])
        two.answer(1, "pass")
        one.until(lambda: one.waiting() == [0, 1])
        first, second, *_ = one.view(0)["question"]["options"]
        one.answer(0, first)
        assert one.view(0)["chosen"] == first
        assert one.waiting() == [1]
        two.until(lambda: two.waiting() == [1])
        assert first not in two.raw[-1]
        decision = one.now["decision"]
        one.answer(0, second)
        assert one.view(0)["chosen"] == second
        assert one.now["decision"] == decision
        one.do("undo", seat=0)
        one.until(lambda: one.waiting() == [0, 1])
        one.answer(0, second)
        two.until(lambda: two.now["row"] == one.now["row"])
        two.answer(1, two.view(1)["question"]["options"][0])
        one.until(lambda: one.now["decision"] > decision)
        shown = {e["params"]["card"] for e in one.events[0] if e["key"] == "clashed"}
        assert second in shown


def test_undo_up_to_the_barrier_and_redo(player: People) -> None:
    ann = player("Ann")
    table = ann.lay("me", "me")
    with ann.sit(table["id"]) as live:
        assert live.part(0)["undo"]["how"] == "no"
        before = live.view(0)
        live.answer(0, "pass")
        assert live.part(0)["undo"]["how"] == "undo"
        live.do("undo", seat=0)
        assert {**live.view(0), "decision": 0} == {**before, "decision": 0}
        assert live.part(0)["redo"]
        live.do("redo", seat=0)
        assert live.waiting() == [1]
        assert not live.part(0)["redo"]
        assert live.refusal("redo", seat=0)["key"] == "redo-nothing"
        live.answer(1, "pass")
        assert live.refusal("undo", seat=0)["key"] == "undo-other-seat"


def test_events_are_taken_back_with_the_answer(player: People) -> None:
    ann = player("Ann")
    table = ann.lay("me", "me")
    with ann.sit(table["id"]) as live:
        live.answer(0, "buy")
        assert [e["key"] for e in live.events[0]] == ["bought"]
        assert "card" in live.events[0][0]["params"]
        assert "card" not in live.events[1][0]["params"]
        assert live.part(0)["undo"]["how"] == "rewind"
        assert live.part(0)["undo"]["reason"]["key"] == "undo-chance"
        live.do("rewind", seat=0)
        assert live.events[0] == live.events[1] == []
        assert live.waiting() == [0]


def test_beyond_the_barrier_the_others_have_to_agree(player: People) -> None:
    ann, bo, cid = player("Ann"), player("Bo"), player("Cid")
    table = ann.lay("me", "open", "open")
    bo.join(table)
    cid.join(table)
    with ann.sit(table["id"]) as one, bo.sit(table["id"]) as two, cid.sit(table["id"]) as three:
        one.answer(0, "buy")
        assert one.refusal("rewind", seat=0)["key"] == "others-must-agree"
        assert two.refusal("agree", seat=1, yes=True)["key"] == "no-request"
        assert one.part(0)["undo"]["how"] == "ask"
        target = one.now["position"] - 2
        one.do("ask", seat=0)
        two.until(lambda: two.now["request"] is not None)
        assert two.now["request"] == {"seat": 0, "to": target, "needs": [1, 2], "agreed": []}
        assert two.refusal("ask", seat=1)["key"] == "request-open"
        assert one.refusal("agree", seat=0, yes=True)["key"] == "not-asked-to-agree"
        two.do("agree", seat=1, yes=True)
        assert two.refusal("agree", seat=1, yes=True)["key"] == "not-asked-to-agree"
        assert two.waiting() == [1]
        three.do("agree", seat=2, yes=True)
        one.until(lambda: one.waiting() == [0] and one.now["request"] is None)
        assert one.now["position"] == target


def test_one_no_or_an_answer_ends_the_request(player: People) -> None:
    ann, bo = player("Ann"), player("Bo")
    table = ann.lay("me", "open")
    bo.join(table)
    with ann.sit(table["id"]) as one, bo.sit(table["id"]) as two:
        one.answer(0, "buy")
        one.do("ask", seat=0)
        two.until(lambda: two.now["request"] is not None)
        two.do("agree", seat=1, yes=False)
        one.until(lambda: one.now["request"] is None and one.now["row"] >= 3)
        assert one.waiting() == [1]
        one.do("ask", seat=0)
        two.until(lambda: two.now["request"] is not None)
        two.answer(1, "pass")
        assert two.now["request"] is None


def test_chat_reaches_everybody_and_stays(player: People) -> None:
    ann, bo = player("Ann"), player("Bo")
    table = ann.lay("me", "open")
    bo.join(table)
    with ann.sit(table["id"]) as one, bo.sit(table["id"]) as two:
        one.do("chat", seat=0, text="  Skål! <b>Zażółć</b>  ")
        two.until(lambda: bool(two.lines))
        assert two.lines[0]["text"] == "Skål! <b>Zażółć</b>"
        assert (two.lines[0]["seat"], two.lines[0]["name"]) == (0, "Ann")
        assert two.refusal("chat", seat=0, text="I am Ann")["key"] == "not-your-seat"
        assert two.refusal("chat", seat=1, text="   ")["key"] == "bad-request"
        assert two.refusal("chat", seat=1, text="x" * 501)["key"] == "bad-request"
    with bo.sit(table["id"]) as again:
        again.catch_up()
        assert [line["text"] for line in again.lines] == ["Skål! <b>Zażółć</b>"]


def test_a_proposal_names_its_author_whom_it_advises_and_an_option_of_the_question(player: People) -> None:
    ann, bo = player("Ann"), player("Bo")
    table = ann.lay("me", "open", game="god-of-war")
    bo.join(table)
    with ann.sit(table["id"]) as one, bo.sit(table["id"]) as two:
        asked = two.view(1)["asked"][0]
        seat, decision = asked["seat"], two.now["decision"]
        one_more = {"seat": 1, "to": seat, "decision": decision}
        value = asked["options"][0]
        assert two.refusal("propose", **one_more, value="no such thing")["key"] == "not-an-option"
        assert two.refusal("propose", **{**one_more, "seat": 0}, value=value)["key"] == "not-your-seat"
        stale = {**one_more, "decision": decision + 1}
        assert two.refusal("propose", **stale, value=value)["key"] == "stale-answer"
        two.do("propose", **one_more, value=value)
        one.until(lambda: bool(one.lines))
        (line,) = one.lines
        assert (line["seat"], line["name"], line["text"]) == (1, "Bo", "")
        assert line["proposal"] == {"value": value, "to": seat, "decision": decision}


def test_nothing_is_proposed_where_options_are_hidden(player: People) -> None:
    ann, bo = player("Ann"), player("Bo")
    table = ann.lay("me", "open")
    bo.join(table)
    with ann.sit(table["id"]) as one, bo.sit(table["id"]) as two:
        question = one.view(0)["question"]
        given = {"seat": 1, "to": 0, "decision": two.now["decision"], "value": question["options"][0]}
        assert two.refusal("propose", **given)["key"] == "not-an-option"


def test_a_hint_is_a_legal_answer(player: People) -> None:
    ann = player("Ann")
    table = ann.lay("me", "random")
    with ann.sit(table["id"]) as live:
        hint = live.send("hint", seat=0)
        assert hint["type"] == "hint"
        assert hint["decision"] == live.now["decision"]
        assert hint["value"] in live.view(0)["question"]["options"]
        assert live.refusal("hint", seat=1)["key"] == "not-your-seat"


def test_presence_is_shown(player: People) -> None:
    ann, bo = player("Ann"), player("Bo")
    table = ann.lay("me", "open")
    bo.join(table)
    with ann.sit(table["id"]) as one:
        one.until(lambda: one.table["seats"][0]["online"])
        assert not one.table["seats"][1]["online"]
        with bo.sit(table["id"]):
            one.until(lambda: one.table["seats"][1]["online"])
        one.until(lambda: not one.table["seats"][1]["online"])


def test_who_is_waited_for_and_since_when(player: People) -> None:
    ann = player("Ann")
    table = ann.lay("me", "me")
    with ann.sit(table["id"]) as live:
        first: Any = live.now["waiting"]
        assert first == [{"seat": 0, "since": table["created"]}]
        live.answer(0, "pass")
        assert live.now["waiting"][0]["seat"] == 1
        assert live.now["waiting"][0]["since"] > first[0]["since"]


def test_all_again_on_request(player: People) -> None:
    ann = player("Ann")
    table = ann.lay("me", "me")
    with ann.sit(table["id"]) as live:
        live.answer(0, "buy")
        live.answer(1, "roll")
        events, count = live.events[0], len(live.positions)
        live.do("sync")
        live.until(lambda: len(live.positions) > count)
        assert live.part(0)["from"] == 0
        assert live.events[0] == events


def test_a_secret_choice_that_was_taken_back_can_be_given_again(player: Callable[..., Player]) -> None:
    ann, bo = player("Ann"), player("Bo")
    table = ann.lay("me", "open")
    bo.join(table)
    with ann.sit(table["id"]) as one, bo.sit(table["id"]) as two:
        one.answer(0, "pass")
        two.until(lambda: two.waiting() == [1])
        two.answer(1, "pass")
        one.until(lambda: one.waiting() == [0, 1])
        secret = one.view(0)["question"]["options"][1]
        one.answer(0, secret)
        one.do("undo", seat=0)
        assert (one.view(0)["chosen"], one.part(0)["redo"]) == (None, True)
        one.do("redo", seat=0)
        assert one.view(0)["chosen"] == secret
        assert one.waiting() == [1]
