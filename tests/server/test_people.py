"""Who we are: phrases and passkeys, results and ratings, the wall, private notes, and leaving; on both databases."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import delete, select

from meadhall.server import phrase, results
from meadhall.server import schema as t
from meadhall.server.settings import database_url
from meadhall.server.storage import Store
from tests.server.halls import Player, Server, until
from tests.server.test_hall import problem
from tests.server.test_play import play_out

Come = Callable[..., Player]


def finished(*people: Player, listed: bool = False, seed: int = 1) -> str:
    """A game of the toy that these people have played to its end."""
    host, *others = people
    table = host.lay("me", *("open" for _ in others), listed=listed)
    for other in others:
        table = other.join(host.get(f"/api/tables/{table['id']}"))
    lives = {seat: player.sit(table["id"]) for seat, player in enumerate(people)}
    play_out(lives, seed)
    for live in lives.values():
        live.close()
    table_id: str = table["id"]
    until(lambda: table_id in [g["table"] for g in host.get("/api/me/history")], "the result")
    return table_id


# phrases


def test_a_phrase_makes_another_device_the_same_person(player: Come) -> None:
    ann, other = player("Ann"), player()
    assert ann.get("/api/me/ways") == {"phrase": False, "passkeys": [], "devices": 1}
    words = ann.post("/api/me/phrase")["phrase"]
    assert len(words.split()) == 6
    problem(other.http.post("/api/login/phrase", json={"phrase": "bofar " * 6}), 404, "wrong-phrase")
    typed = words.upper().replace(" ", " -  ")
    assert other.post("/api/login/phrase", {"phrase": typed}, 200)["name"] == "Ann"
    assert ann.get("/api/me/ways") == {"phrase": True, "passkeys": [], "devices": 2}
    ann.post("/api/me/phrase")
    problem(player().http.post("/api/login/phrase", json={"phrase": words}), 404, "wrong-phrase")


def test_a_device_with_seats_is_asked_before_it_becomes_somebody_else(player: Come) -> None:
    ann, bo = player("Ann"), player("Bo")
    bo.lay("me", "random")
    words = ann.post("/api/me/phrase")["phrase"]
    problem(bo.http.post("/api/login/phrase", json={"phrase": words}), 409, "carry-replaces")
    assert bo.post("/api/login/phrase", {"phrase": words, "replace": True}, 200)["name"] == "Ann"


def test_phrases_are_words_one_can_say_and_never_the_same() -> None:
    many = {phrase.made() for _ in range(500)}
    assert len(many) == 500
    assert all(len(word) == 5 and word.isalpha() for each in many for word in each.split())
    assert phrase._word(0) != phrase._word(65535)
    assert len({phrase._word(bits) for bits in range(0, 65536, 7)}) == len(range(0, 65536, 7))


def test_a_phrase_cannot_be_tried_without_end(launch: Callable[..., Server]) -> None:
    hall = launch(MEADHALL_RATE="5")
    bo = Player(hall)
    tried = [bo.http.post("/api/login/phrase", json={"phrase": f"no {n}"}).status_code for n in range(14)]
    assert tried[0] == 404
    assert tried[-1] == 429
    bo.close()


# passkeys (the browser's part is in tests/browser/test_people.py)


def test_passkeys_want_a_name_and_a_challenge_of_the_hall(guest: Come) -> None:
    ann = guest("Ann")
    problem(ann.http.post("/api/me/passkeys/options"), 409, "passkey-place")
    at_home = {"host": f"localhost:{ann.server.port}"}
    made = ann.http.post("/api/me/passkeys/options", headers=at_home).json()
    assert made["rp"] == {"name": "Meadhall", "id": "localhost"}
    for nonsense in ({}, {"response": {"clientDataJSON": "e30"}}, {"response": 7}, {"id": "x"}):
        for path in ("/api/me/passkeys", "/api/login/passkey"):
            got = ann.http.post(path, json={"credential": nonsense}, headers=at_home)
            problem(got, 422, "bad-passkey")
    problem(ann.http.delete("/api/me/passkeys/none", headers=at_home), 404, "unknown-passkey")


# results, ratings, history


def test_a_game_between_people_is_rated(player: Come) -> None:
    ann, bo = player("Ann"), player("Bo")
    table_id = finished(ann, bo)
    (past,) = ann.get("/api/me/history")
    assert (past["table"], past["game"], past["counts"], past["there"]) == (table_id, "toy", "rated", True)
    assert [seat["name"] for seat in past["seats"]] == ["Ann", "Bo"]
    assert [seat["mine"] for seat in past["seats"]] == [True, False]
    for who, seat in ((ann, past["seats"][0]), (bo, past["seats"][1])):
        (game,) = who.get("/api/me/record")["games"]
        assert (game["played"], game["won"], game["games"]) == (1, int(seat["won"]), 1)
        assert game["rating"] == seat["after"] != seat["before"] == 1000
    winner = next(seat for seat in past["seats"] if seat["won"])
    assert winner["after"] > winner["before"]
    (rival,) = ann.get("/api/me/record")["rivals"]
    assert (rival["name"], rival["games"]) == ("Bo", 1)
    assert rival["ahead"] + rival["behind"] <= 1
    finished(ann, bo, seed=2)
    assert ann.get("/api/me/record")["games"][0]["games"] == 2
    assert len(ann.get("/api/me/history", limit=1)) == 1
    assert ann.get("/api/me/history", game="blood-rage") == []


def test_what_is_not_rated(player: Come) -> None:
    ann, bo = player("Ann"), player("Bo")
    against_bots = ann.lay("me", "random")
    with ann.sit(against_bots["id"]) as live:
        play_out({0: live})
    hot_seat = ann.lay("me", "me")
    with ann.sit(hot_seat["id"]) as live:
        play_out({0: live, 1: live})
    left = ann.lay("me", "open")
    bo.join(left)
    with ann.sit(left["id"]) as live:
        bo.post(f"/api/tables/{left['id']}/seats/1", {"change": "resign"}, 200)
        play_out({0: live})
    back = ann.lay("me", "open")
    bo.join(back)
    with ann.sit(back["id"]) as one, bo.sit(back["id"]) as two:
        lives = {0: one, 1: two}
        one.answer(0, "pass")
        one.do("ask", seat=0)
        two.catch_up()
        two.do("agree", seat=1, yes=True)
        one.catch_up()
        play_out(lives)
    until(lambda: len(ann.get("/api/me/history")) == 4, "the results")
    why = {game["table"]: game["counts"] for game in ann.get("/api/me/history")}
    assert why == {
        against_bots["id"]: "bots",
        hot_seat["id"]: "alone",
        left["id"]: "left",
        back["id"]: "rewound",
    }
    assert [game["rating"] for game in ann.get("/api/me/record")["games"]] == [None]


async def test_results_that_were_lost_are_written_later(player: Come, server: Server) -> None:
    ann, bo = player("Ann"), player("Bo")
    table_id = finished(ann, bo)
    store = Store(database_url(server.database))
    await store.open(lambda _: None)
    assert not await results.settle(store, table_id), "once is enough"
    written = select(t.results.c.seat).where(t.results.c.table_id == table_id)
    async with store.transaction() as connection:
        await connection.execute(delete(t.results).where(t.results.c.table_id == table_id))
    assert await results.catch_up(store) > 0
    assert len(await store.all(written)) == 2
    await store.close()


def test_who_played_what() -> None:
    assert results.played({"called": ["clan:bear", None]}, 0) == "clan:bear"
    assert results.played({"called": ["clan:bear", None]}, 1) == ""
    assert results.played({"players": [{"hero": "ragnar"}, {"hero": None}]}, 0) == "hero:ragnar"
    heroes = [{"hero": "hero:kratos", "seat": 0}, {"hero": "hero:mimir", "seat": 0}]
    assert results.played({"heroes": heroes}, 0) == "hero:kratos+hero:mimir"
    assert results.played({}, 3) == ""


@pytest.mark.parametrize("order", ["new", "high", "close", "long"])
def test_the_wall_shows_what_its_hosts_hang_there(player: Come, order: str) -> None:
    ann, bo, eve = player("Ann"), player("Bo"), player("Eve")
    hidden, shown = finished(ann, bo), finished(ann, bo, listed=True)
    there = [game["table"] for game in eve.get("/api/wall", order=order, limit=100)]
    assert shown in there
    assert hidden not in there
    ann.put(f"/api/lobby/{hidden}", {"listed": True})
    assert hidden in [game["table"] for game in eve.get("/api/wall", order=order, limit=100)]
    assert eve.get(f"/api/tables/{shown}")["status"] == "over"


# notes


def test_notes_are_for_their_writer_alone(player: Come) -> None:
    ann, bo = player("Ann"), player("Bo")
    table = ann.lay("me", "open")
    bo.join(table)
    where = f"/api/tables/{table['id']}/notes"
    assert ann.get(where) == {"text": ""}
    ann.put(where, {"text": "Bo bluffs\nalways"})
    ann.put(where, {"text": "Bo bluffs"})
    assert ann.get(where) == {"text": "Bo bluffs"}
    assert bo.get(where) == {"text": ""}
    problem(ann.http.put(where, json={"text": "x" * 4001}), 422, "bad-request")
    problem(ann.http.put(where, json={"text": "a\x00"}), 422, "bad-request")
    problem(ann.http.get("/api/tables/none/notes"), 404, "no-such-table")


# leaving


def test_my_data_are_mine_and_hold_no_secrets(player: Come) -> None:
    ann, bo = player("Ann"), player("Bo")
    table_id = finished(ann, bo)
    ann.put(f"/api/tables/{table_id}/notes", {"text": "a good one"})
    with ann.sit(table_id) as live:
        live.send("chat", seat=0, text="well played")
    words = ann.post("/api/me/phrase")["phrase"]
    got = ann.http.get("/api/me/data")
    assert got.headers["content-disposition"] == 'attachment; filename="meadhall.json"'
    data = got.json()
    assert data["person"]["name"] == "Ann"
    assert [each["id"] for each in data["tables"]] == [table_id]
    assert [each["text"] for each in data["notes"]] == ["a good one"]
    assert [each["text"] for each in data["talk"]] == ["well played"]
    assert [each["game"] for each in data["results"]] == ["toy"]
    for secret in (ann.http.cookies["meadhall"], words, phrase.hashed(words), "hash", "invitation"):
        assert secret not in got.text


def test_who_leaves_is_forgotten_and_the_others_keep_their_games(player: Come) -> None:
    ann, bo = player("Astrid"), player("Bo")
    over, running, alone = finished(ann, bo), ann.lay("me", "open"), ann.lay("me", "random")
    bo.join(running)
    with ann.sit(running["id"]) as live:
        live.send("chat", seat=0, text="my secret plan")
    problem(ann.http.post("/api/me/erase", json={"sure": False}), 422, "not-sure")
    ann.http.post("/api/me/erase", json={"sure": True})
    assert "meadhall" not in ann.http.cookies
    assert ann.get("/api/me")["id"] == 0
    problem(bo.http.get(f"/api/tables/{alone['id']}"), 404, "no-such-table")

    ended: Any = bo.get(f"/api/tables/{over}")
    assert [(seat["kind"], seat["name"]) for seat in ended["seats"]] == [("person", ""), ("person", "Bo")]
    assert bo.get(f"/api/tables/{over}/verify")["ok"]
    saga = bo.http.get(f"/api/tables/{over}/saga").text
    assert "name 1 Bo" in saga
    now = bo.get(f"/api/tables/{running['id']}")
    assert [(seat["kind"], seat["name"]) for seat in now["seats"]] == [("bot", ""), ("person", "Bo")]
    assert now["host"], "somebody else looks after the table"
    with bo.sit(running["id"]) as live:
        live.wait(lambda: live.waiting() == [1], "a bot to go on")
        everything = [*live.raw]
    everything += [saga, json.dumps([bo.get("/api/me/history"), bo.get("/api/me/record"), ended])]
    assert not [text for text in everything if "Astrid" in text or "secret plan" in text]
    (past,) = bo.get("/api/me/history")
    assert past["table"] == over
