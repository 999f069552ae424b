"""A set is chosen as a set over the wire; a table is laid with options that fit."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.server.halls import Live, Player, Server
from tests.server.test_hall import problem
from tests.server.test_pins import rows_of
from tests.server.test_play import play_out


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("generous")
    running = Server(folder, str(folder / "hall.db"), MEADHALL_TOY="generous")
    yield running
    running.stop()
    assert running.errors() == []


def members(live: Live, seat: int) -> list[str]:
    found: list[str] = live.view(seat)["question"]["set"]["members"]
    return found


def test_a_set_is_looked_at_answered_whole_and_taken_back(hall: Server) -> None:
    ann = Player(hall, "Ann")
    table = ann.lay("me", "me")
    with ann.sit(table["id"]) as live:
        question = live.view(0)["question"]
        assert (question["set"]["least"], question["set"]["most"], question["set"]["chosen"]) == (0, 2, [])
        hand, decision = members(live, 0), live.now["decision"]
        first, *_, last = hand
        look = live.send("draft", seat=0, decision=decision, chosen=[last])
        assert look["type"] == "draft"
        assert look["chosen"] == [last]
        assert look["done"] is None
        blocked = {each["value"]: each["key"] for each in look["blocked"]}
        assert set(look["fits"]) | set(blocked) == set(hand) - {last}
        assert set(blocked.values()) <= {"one-of-each"}
        free = next(card for card in hand if card in look["fits"])
        row = live.now["row"]
        assert (
            live.refusal("draft", seat=0, decision=decision, chosen=["card:none"])["key"] == "not-an-option"
        )
        assert live.refusal("draft", seat=0, decision=decision + 1, chosen=[])["key"] == "stale-answer"
        assert live.refusal("draft", seat=1, decision=decision, chosen=[])["key"] == "not-asked"
        live.catch_up()
        assert live.now["row"] == row, "nothing is stored of a draft"
        for wrong, key in (
            ("+".join(hand), "set-most"),
            (f"{first}+nothing", "not-an-option"),
        ):
            assert live.refusal("answer", seat=0, decision=decision, value=wrong)["key"] in (
                key,
                "one-of-each",
            )
        live.answer(0, f"{last}+{free}")  # in any order
        assert live.waiting() == [1]
        live.do("undo", seat=0)
        assert members(live, 0) == hand
        assert live.view(0)["question"]["set"]["chosen"] == []
        live.do("redo", seat=0)
        live.answer(1, "-")
        saga = ann.http.get(f"/api/tables/{table['id']}/saga").text
        given = sorted([last, free], key=hand.index)
        assert f" 0 gifts {'+'.join(given)}\n" in saga
        assert " 1 gifts -\n" in saga
        assert live.refusal("draft", seat=0, decision=live.now["decision"], chosen=[])["key"] == "not-a-set"
    stored = [json.loads(row.value) for row in rows_of(str(hall.folder / "hall.db"), table["id"])]
    assert stored[1] == "+".join(given)


def test_a_bare_member_is_a_set_of_one_and_bots_choose_sets(hall: Server) -> None:
    ann = Player(hall, "Ann")
    table = ann.lay("me", "random", "greedy")
    with ann.sit(table["id"]) as live:
        live.until(lambda: 0 in live.waiting())
        card = members(live, 0)[0]
        live.answer(0, card)
        assert card not in live.view(0)["zones"]["hands"][0]
        play_out({0: live})


def test_a_doubled_undo_goes_back_once(hall: Server) -> None:
    ann = Player(hall, "Ann")
    table = ann.lay("me", "me")
    with ann.sit(table["id"]) as live:
        live.answer(0, "-")
        decision = live.now["decision"]
        live.do("undo", seat=0)
        assert live.refusal("undo", seat=0, decision=decision)["key"] == "stale-answer"
        redone = live.now["decision"]
        live.do("redo", seat=0)
        assert live.refusal("redo", seat=0, decision=redone)["key"] == "stale-answer"
        assert live.waiting() == [1]


def test_a_secret_choice_taken_back_can_be_given_again(hall: Server) -> None:
    ann = Player(hall, "Ann")
    table = ann.lay("me", "me")
    with ann.sit(table["id"]) as live:
        live.answer(0, "-")
        live.answer(1, "-")
        card, other = live.view(0)["question"]["options"][:2]
        live.answer(0, card)
        live.do("undo", seat=0)
        assert live.part(0)["redo"]
        assert not live.part(1)["redo"]
        live.do("redo", seat=0)
        assert live.view(0)["chosen"] == card
        assert not live.part(0)["redo"]
        live.do("undo", seat=0)
        live.answer(0, other)
        assert not live.part(0)["redo"], "a new answer ends the redo"


def test_options_fit_the_number_of_seats(hall: Server) -> None:
    ann = Player(hall, "Ann")
    path = "/api/games/toy/options"
    assert ann.post(path, {"seats": 3}, 200) == {"choices": {"long": ["no", "yes"]}, "problem": ""}
    assert ann.post(path, {"seats": 2}, 200)["choices"] == {"long": ["no"]}
    assert ann.post(path, {"seats": 2, "options": {"long": "yes"}}, 200)["problem"] == "long-for-three"
    problem(ann.http.post(path, json={"seats": 9}), 422, "bad-seats")
    problem(ann.http.post(path, json={"seats": 2, "options": {"wide": "yes"}}), 422, "bad-options")
    two = {"game": "toy", "seats": [{"kind": "me"}, {"kind": "bot"}], "options": {"long": "yes"}}
    refused = ann.http.post("/api/tables", json=two)
    assert (refused.status_code, refused.json()["error"]["key"]) == (422, "long-for-three")


@pytest.mark.parametrize(("lang", "sentence"), [
    ("en", "Players and Followers must be 2 to 4 together, not 1."),
    ("pl", "Graczy i Wyznawców musi być razem od 2 do 4, a jest 1."),
])  # fmt: skip
def test_a_table_that_cannot_be_is_refused_in_the_language_of_the_request(
    hall: Server, lang: str, sentence: str
) -> None:
    ann = Player(hall, "Ann")
    alone = {"seats": 1, "options": {"followers": 0}}
    path = f"/api/games/lords-of-ragnarok/options?lang={lang}"
    assert ann.post(path, alone, 200)["problem"] == sentence
    one = {"game": "lords-of-ragnarok", "seats": [{"kind": "me"}], "options": {"followers": 0}}
    assert (
        problem(ann.http.post(f"/api/tables?lang={lang}", json=one), 422, "table-participants")["sentence"]
        == sentence
    )


def test_a_fault_of_a_written_scene_is_told_in_the_language_of_the_request(hall: Server) -> None:
    ann = Player(hall, "Ann")
    path = "/api/games/god-of-war/options?lang=pl"
    said = problem(
        ann.http.post(path, json={"seats": 2, "options": {"scene": "id = 'x'"}}), 422, "bad-options"
    )
    assert said["sentence"] == "Opcje są błędne: scene:1: brakuje pola „number” (Scena)."


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_choice_offered_for_blood_rage_can_be_laid(hall: Server, seats: int) -> None:
    """VT-1: the fourth seat cannot begin where three sit."""
    ann = Player(hall, "Ann")
    bots = [{"kind": "me"}, *({"kind": "open"} for _ in range(seats - 1))]
    shelf = next(game for game in ann.get("/api/games") if game["id"] == "blood-rage")
    offered = ann.post("/api/games/blood-rage/options", {"seats": seats}, 200)["choices"]
    for option in shelf["options"]:
        for choice in option["choices"]:
            given = {"game": "blood-rage", "seats": bots, "options": {option["name"]: choice}}
            status = ann.http.post("/api/tables", json=given).status_code
            assert status == (201 if choice in offered[option["name"]] else 422), (option["name"], choice)


def test_an_old_page_is_told_to_reload(hall: Server) -> None:
    ann = Player(hall, "Ann")
    table = ann.lay("me", "me")
    assert ann.get("/api/me")["protocol"] == 3
    for query in ("", "?protocol=1", "?protocol=2"):
        url = f"{hall.url.replace('http', 'ws', 1)}/api/tables/{table['id']}/live{query}"
        with connect(url, additional_headers={"Cookie": ann.cookie()}) as socket:
            said = json.loads(socket.recv(30))
            assert said["problem"]["sentence"] == "This page is older than the server. Reload it."
            with suppress(ConnectionClosed):
                socket.recv(30)
            assert socket.close_code == 4426
