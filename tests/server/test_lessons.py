"""A lesson at the wire: its table, its steps, what it refuses, and that it outlives the server."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.server.halls import Live, Player, Server
from tests.server.test_hall import problem

TROLL = "card:troll#a1-1"


def step(live: Live) -> str | None:
    lesson = live.part(0)["lesson"]
    return None if lesson is None else lesson["step"]


def learning(server: Server) -> tuple[Player, Any]:
    learner = Player(server, "Ola")
    return learner, learner.post("/api/tables", {"game": "blood-rage", "lesson": "first"})


def come_to_the_draft(live: Live) -> None:
    live.do("lesson", seat=0, word="next", step="welcome")
    live.answer(0, "clan:bear")
    live.until(lambda: (live.view(0)["question"] or {}).get("key") == "draft-pick", "the draft")


def test_the_hall_tells_of_lessons_and_lays_their_tables(server: Server) -> None:
    learner, table = learning(server)
    (info,) = [game for game in learner.get("/api/games") if game["id"] == "blood-rage"]
    assert next(lesson["name"] for lesson in info["lessons"]) == "first"
    assert table["lesson"] == "first"
    assert [seat["kind"] for seat in table["seats"]] == ["person", "bot"]
    assert table["seats"][1]["level"] == "easy"
    problem(
        learner.http.post("/api/tables", json={"game": "blood-rage", "lesson": "none"}), 422, "bad-request"
    )
    given = {"game": "blood-rage", "lesson": "first", "seats": [{"kind": "me"}]}
    problem(learner.http.post("/api/tables", json=given), 422, "bad-request")
    problem(learner.http.post("/api/tables", json={"game": "blood-rage"}), 422, "no-seat-of-mine")


def test_a_step_refuses_what_comes_later_and_the_hint_agrees(server: Server) -> None:
    learner, table = learning(server)
    with learner.sit(table["id"], "pl") as live:
        assert step(live) == "welcome"
        come_to_the_draft(live)
        assert step(live) == "draft"
        question = live.view(0)["question"]
        assert question["options"] == [TROLL]
        assert {each["key"] for each in question["blocked"]} == {"lesson-later"}
        decision = live.now["decision"]
        refusal = live.refusal("answer", seat=0, decision=decision, value="card:thors_hammer#a1-1")
        assert refusal["key"] == "lesson-later"
        assert refusal["sentence"] == "Później: najpierw weź Trolla, potem Młot Thora."
        assert live.send("hint", seat=0)["value"] == TROLL
        assert live.part(0)["lesson"]["points"] == [TROLL]


def test_a_step_is_done_for_who_skips_it_taken_back_and_ended(server: Server) -> None:
    learner, table = learning(server)
    with learner.sit(table["id"]) as live:
        come_to_the_draft(live)
        live.do("lesson", seat=0, word="skip", step="draft")
        live.until(lambda: step(live) == "passed-on", "the next step")
        live.until(lambda: live.part(0)["undo"]["how"] == "rewind", "a way back")
        live.do("rewind", seat=0)
        live.until(lambda: step(live) == "clan", "the step before")
        live.do("lesson", seat=0, word="skip", step="draft")  # of a step that is not there: nothing
        assert step(live) == "clan"
        live.do("lesson", seat=0, word="end")
        live.until(lambda: live.part(0)["lesson"] is None, "the end of the lesson")
        assert len(live.view(0)["question"]["options"]) == 4


def test_who_goes_back_meets_the_same_dice(server: Server) -> None:
    """The texts tell what they bring: the Traveler strikes with 2."""

    def asked() -> Any:
        return live.view(0)["question"] or {}

    attack = "attack:kratos+card:leviathan_chop#st_k02+card:strength#st_k12+card:godly_strength#st_k13"
    learner = Player(server, "Ola")
    table = learner.post("/api/tables", {"game": "god-of-war", "lesson": "first"})
    with learner.sit(table["id"]) as live:
        live.answer(0, "dashboard:kratos")
        live.until(lambda: asked().get("key") == "step", "the turn")
        live.answer(0, attack)
        live.until(lambda: live.part(0)["undo"]["how"] == "rewind", "a way back")
        live.do("rewind", seat=0)
        live.until(lambda: step(live) in ("scene", "attack"), "the step before")
        for value in (attack, "card:axe_recall#st_k14", "front:2", "spot:strike_seam"):
            live.answer(0, value)
        live.until(lambda: asked().get("key") == "pay", "the payment")
        live.answer(0, "+card:spartan_wrath#st_k06")
        live.until(lambda: asked().get("key") == "step", "the turn again")
        live.answer(0, "end")
        live.until(lambda: asked().get("key") == "defend", "the Attack")
        assert asked()["params"]["strength"] == 2


def test_others_have_no_say_in_a_lesson(server: Server) -> None:
    _, table = learning(server)
    other = Player(server, "Ula")
    problem(other.http.get(f"/api/tables/{table['id']}"), 403, "no-spectators")
    plain = other.lay("me", "easy", game="blood-rage")
    with other.sit(plain["id"]) as live:
        assert live.part(0)["lesson"] is None
        assert live.refusal("lesson", seat=0, word="end")["key"] == "no-lesson-here"


def test_a_lesson_outlives_the_server(tmp_path: Path) -> None:
    running = Server(tmp_path, str(tmp_path / "hall.db"))
    learner, table = learning(running)
    with learner.sit(table["id"]) as live:
        come_to_the_draft(live)
        live.answer(0, TROLL)
        before = live.part(0)["lesson"]
    running.kill()
    running.start()
    with learner.sit(table["id"]) as live:
        live.until(lambda: live.part(0)["lesson"] is not None, "the lesson")
        assert live.part(0)["lesson"] == before
        assert live.view(0)["question"]["options"] == ["card:thors_hammer#a1-1"]
    running.stop()
