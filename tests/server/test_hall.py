"""The hall over HTTP: people, games, tables, seats."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx

from meadhall.games import SHELF
from meadhall.text import LANGUAGES
from tests.browser.positions import at
from tests.server.halls import Player, Server
from tests.server.test_play import play_out

People = Callable[..., Player]


def problem(response: httpx.Response, status: int, key: str) -> Any:
    assert response.status_code == status, response.text
    found = response.json()["error"]
    assert found["key"] == key, found
    assert found["sentence"][0].isupper()
    assert found["sentence"].endswith((".", "?"))
    return found


def test_health(guest: People) -> None:
    assert guest().get("/health") == {"status": "ok", "version": "0.1.0", "database": "ok"}


def test_a_browser_becomes_a_person_by_its_first_deed(player: People) -> None:
    ann = player()
    assert ann.get("/api/me")["id"] == 0
    assert not ann.http.cookies
    assert ann.get("/api/tables") == []
    response = ann.http.put("/api/me", json={"name": "  Ann  "})
    assert response.json()["name"] == "Ann"
    cookie = response.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=strict" in cookie
    assert "Path=/" in cookie
    assert len(ann.http.cookies["meadhall"]) == 22
    assert ann.get("/api/me")["name"] == "Ann"
    assert ann.put("/api/me", {"name": "Anna"})["id"] == response.json()["id"]


def test_a_name_is_a_name(guest: People) -> None:
    for name in ("", "   ", "x" * 25, "a\nb", 7):
        response = guest().http.put("/api/me", json={"name": name})
        problem(response, 422, "bad-request")


def test_the_shelf(guest: People) -> None:
    games = {game["id"]: game for game in guest().get("/api/games")}
    blood_rage = games["blood-rage"]
    assert blood_rage["seats"] == [2, 3, 4]
    assert blood_rage["title"] == {"en": "Blood Rage", "pl": "Blood Rage"}
    assert blood_rage["options"][0]["title"]["pl"] != blood_rage["options"][0]["title"]["en"]
    assert blood_rage["levels"] == ["random", "easy", "normal", "strong", "master"]
    assert (blood_rage["by_seat"]["glory"], blood_rage["by_seat"]["stats"]) == (1, 3)
    assert not {"decks", "agenda"} & set(blood_rage["by_seat"])
    assert games["toy"]["by_seat"] == {"hands": 1, "gold": 1, "table": 1, "sworn": 1}
    assert games["toy"]["options"] == [
        {
            "name": "long",
            "default": "no",
            "choices": ["no", "yes"],
            "title": {"en": "long", "pl": "long"},
            "text": {"en": "", "pl": ""},
        }
    ]


def test_the_reference_in_both_languages(guest: People) -> None:
    reader = guest()
    rules = reader.get("/api/rules/blood-rage", lang="pl")
    assert rules["lang"] == "pl"
    assert "wygrywa" in rules["markdown"].casefold()
    clauses = {clause["id"]: clause for clause in rules["clauses"]}
    assert clauses["BR-1.3"]["note"]
    assert not clauses["BR-1.2"]["note"]
    assert clauses["BR-1.2"]["section"].startswith("1.")
    assert clauses["BR-10.1.4"]["section"].startswith("10.1 Najazd: ")
    assert "BR-1.2" in rules["markdown"]
    cards = reader.get("/api/cards/blood-rage")
    assert sum(card["copies"] for card in cards if card["kind"] == "card") == 102
    assert all(card["name"]["en"] and card["name"]["pl"] for card in cards)
    for name in ("common", "server", "blood-rage"):
        for lang in LANGUAGES:
            text = reader.http.get(f"/api/text/{name}/{lang}.ftl")
            assert text.status_code == 200
            assert text.headers["content-type"].startswith("text/plain")
            assert " = " in text.text
    problem(reader.http.get("/api/text/common/de.ftl"), 404, "no-such-text")
    problem(reader.http.get("/api/text/toy/en.ftl"), 404, "no-such-text")
    problem(reader.http.get("/api/text/chess/en.ftl"), 404, "no-such-game")
    problem(reader.http.get("/api/rules/chess"), 404, "no-such-game")
    problem(reader.http.get("/api/aid/toy"), 404, "no-such-aid")


def test_errors_speak_the_readers_language(guest: People) -> None:
    reader = guest()
    english = problem(reader.http.get("/api/tables/nowhere"), 404, "no-such-table")
    polish = problem(reader.http.get("/api/tables/nowhere?lang=pl"), 404, "no-such-table")
    browser = reader.http.get("/api/tables/nowhere", headers={"accept-language": "de, pl-PL;q=0.8, en"})
    assert english["sentence"] == "There is no such table."
    assert polish["sentence"] == problem(browser, 404, "no-such-table")["sentence"] == "Nie ma takiego stołu."


def test_a_table_that_cannot_be(guest: People) -> None:
    ann = guest("Ann")

    def refused(status: int, key: str, **body: Any) -> Any:
        return problem(ann.http.post("/api/tables", json=body), status, key)

    me, bot = {"kind": "me"}, {"kind": "bot", "level": "random"}
    refused(404, "no-such-game", game="chess", seats=[me, bot])
    refused(422, "bad-seats", game="toy", seats=[me])
    refused(422, "bad-seats", game="toy", seats=[me, bot, bot, bot, bot])
    refused(422, "no-seat-of-mine", game="toy", seats=[bot, bot])
    refused(422, "bad-level", game="toy", seats=[me, {"kind": "bot", "level": "grandmaster"}])
    refused(422, "bad-character", game="toy", seats=[me, {"kind": "bot", "level": "easy/raider"}])
    refused(422, "bad-level", game="toy", seats=[me, {"kind": "bot", "level": "grandmaster/raider"}])
    refused(422, "bad-request", game="toy", seats=[me, {"kind": "ghost"}])
    refused(422, "bad-request", game="toy", seats="me")
    refused(422, "bad-request", game="toy", seats=[me, bot], seed="7")
    colour = refused(422, "bad-options", game="toy", seats=[me, bot], options={"colour": "red"})
    assert "colour" in colour["sentence"]
    refused(422, "bad-options", game="toy", seats=[me, bot], options={"long": "maybe"})
    assert ann.get("/api/tables") == []


def test_invitations(player: People) -> None:
    ann, bo, cid = player("Ann"), player(), player("Cid")
    table = ann.lay("me", "open", "random")
    path = f"/api/tables/{table['id']}/join"
    assert table["invitation"]["path"] == f"/join#{table['id']}.{table['invitation']['token']}"
    assert bo.get(f"/api/tables/{table['id']}")["invitation"] is None
    problem(bo.http.post(path, json={"token": "x" * 22}), 404, "bad-invitation")
    problem(bo.http.post(path, json={"token": table["invitation"]["token"], "seat": 2}), 409, "seat-taken")
    joined = bo.join(table, name="Bo")
    assert joined["mine"] == [1]
    assert joined["seats"][1]["name"] == "Bo"
    problem(bo.http.post(path, json={"token": table["invitation"]["token"]}), 409, "already-seated")
    problem(cid.http.post(path, json={"token": table["invitation"]["token"]}), 409, "table-full")
    assert ann.get(f"/api/tables/{table['id']}")["invitation"] is None


def test_my_tables_with_my_turn_first(player: People) -> None:
    ann, bo = player("Ann"), player("Bo")
    first, second = ann.lay("me", "open"), ann.lay("open", "me")
    bo.join(second)
    bo.join(first)
    assert [(card["id"], card["my_turn"]) for card in ann.get("/api/tables")] == [
        (first["id"], True),
        (second["id"], False),
    ]
    mine = bo.get("/api/tables")
    assert [card["id"] for card in mine] == [second["id"], first["id"]]
    assert mine[0]["waiting"] == [0]
    assert mine[0]["mine"] == [0]


def test_the_list_says_who_has_won(player: People) -> None:
    ann = player("Ann")
    table = ann.lay("me", "me")
    assert ann.get("/api/tables")[0]["winners"] is None
    with ann.sit(table["id"]) as live:
        play_out({0: live, 1: live})
        view = live.view(0)
    card = ann.get("/api/tables")[0]
    assert (card["status"], card["winners"]) == ("over", view["winners"])
    again = ann.post("/api/import", {"saga": ann.http.get(f"/api/tables/{table['id']}/saga").text}, 201)
    cards = {one["id"]: one for one in ann.get("/api/tables")}
    assert cards[again["id"]]["winners"] == view["winners"]


def test_the_list_says_how_far_a_game_has_come(player: People) -> None:
    ann = player("Ann")
    ann.lay("me", "me")  # the tests' own game has neither Ages nor rounds
    for game in SHELF:
        ann.lay("me", "me", game=game)
    second = at("blood-rage", 2, "stage", lambda game, _: game.s.age == 2, level="random")
    ann.post("/api/import", {"saga": second.saga()}, 201)
    stages = [(card["game"], card["stage"]) for card in ann.get("/api/tables")]
    begun = {"blood-rage": 1, "god-of-war": 1, "lords-of-ragnarok": None, "reavers-of-midgard": 1}
    assert sorted(stages, key=str) == sorted([*begun.items(), ("blood-rage", 2), ("toy", None)], key=str)


def test_an_absent_players_seat_goes_to_a_bot_and_back(player: People) -> None:
    ann, bo, eve = player("Ann"), player("Bo"), player("Eve")
    table = ann.lay("me", "open")
    bo.join(table)
    seat = f"/api/tables/{table['id']}/seats/1"
    problem(eve.http.post(seat, json={"change": "bot"}), 403, "not-your-seat")
    problem(bo.http.post(f"/api/tables/{table['id']}/seats/0", json={"change": "bot"}), 403, "not-your-seat")
    with ann.sit(table["id"]) as live:
        with bo.sit(table["id"]):
            problem(ann.http.post(seat, json={"change": "bot"}), 409, "still-here")
        live.until(lambda: not live.table["seats"][1]["online"], "Bo to leave")
        handed = ann.post(seat, {"change": "bot", "level": "random"}, 200)["seats"][1]
        assert (handed["kind"], handed["stand_in"], handed["name"]) == ("bot", True, "Bo")
        live.until(lambda: bool(live.lines), "word of it")
        assert live.lines[-1]["note"] == {"key": "bot", "params": {"name": "Bo"}}
        live.answer(0, "pass")
        live.until(lambda: live.now["row"] >= 3, "the bot's answers")
        with bo.sit(table["id"]) as away:
            assert away.view(1)["zones"]["hands"][1]
            assert away.refusal("answer", seat=1, decision=0, value="pass")["key"] == "bot-plays"
        back = bo.post(seat, {"change": "person"}, 200)["seats"][1]
        assert (back["kind"], back["stand_in"]) == ("person", False)


def test_everybody_else_may_vote_for_a_bot_and_everybody_hears_of_it(player: People) -> None:
    ann, bo, cid = player("Ann"), player("Bo"), player("Cid")
    table = ann.lay("me", "open", "open")
    bo.join(table)
    cid.join(table)
    seat = f"/api/tables/{table['id']}/seats/2"
    with cid.sit(table["id"]) as live:
        voted = bo.post(seat, {"change": "bot"}, 200)["seats"][2]
        assert (voted["kind"], voted["votes"]) == ("person", 1)
        assert ann.post(seat, {"change": "bot", "level": "random"}, 200)["seats"][2]["kind"] == "bot"
        live.until(lambda: len(live.lines) > 1, "word of it")
        assert [line["note"]["key"] for line in live.lines] == ["vote", "bot"]
        assert cid.post(seat, {"change": "person"}, 200)["seats"][2]["votes"] == 0
        assert cid.post(seat, {"change": "resign"}, 200)["seats"][2]["resigned"]
        live.until(lambda: live.lines[-1]["note"]["key"] == "resigned", "word of the resignation")


def test_who_has_no_name_gets_one(player: People) -> None:
    nobody = player()
    seat = nobody.lay("me", "random")["seats"][0]
    assert seat["name"] == nobody.get("/api/me")["name"] != ""


def test_an_open_seat_becomes_a_bots_and_open_again(player: People) -> None:
    ann = player("Ann")
    table = ann.lay("me", "open")
    seat = f"/api/tables/{table['id']}/seats/1"
    problem(ann.http.post(seat, json={"change": "person"}), 409, "seat-not-person")
    assert ann.post(seat, {"change": "bot", "level": "random"}, 200)["seats"][1]["kind"] == "bot"
    assert ann.get(f"/api/tables/{table['id']}")["solo"]
    assert ann.post(seat, {"change": "open"}, 200)["seats"][1]["kind"] == "open"
    problem(ann.http.post(seat, json={"change": "bot", "level": "x"}), 422, "bad-level")
    problem(ann.http.post(f"/api/tables/{table['id']}/seats/7", json={"change": "bot"}), 404, "no-such-seat")
    own = f"/api/tables/{table['id']}/seats/0"
    problem(ann.http.post(own, json={"change": "open"}), 409, "seat-taken")
    assert ann.post(own, {"change": "rename", "name": "Astrid"}, 200)["seats"][0]["name"] == "Astrid"
    problem(ann.http.post(own, json={"change": "rename"}), 422, "bad-request")


def test_who_resigns_is_played_by_a_bot_and_does_not_come_back(player: People) -> None:
    ann, bo = player("Ann"), player("Bo")
    table = ann.lay("me", "open")
    bo.join(table)
    seat = f"/api/tables/{table['id']}/seats/1"
    problem(ann.http.post(seat, json={"change": "resign"}), 403, "not-your-seat")
    resigned = bo.post(seat, {"change": "resign", "level": "random"}, 200)["seats"][1]
    assert (resigned["kind"], resigned["resigned"]) == ("bot", True)
    problem(bo.http.post(seat, json={"change": "person"}), 409, "seat-resigned")
    with ann.sit(table["id"]) as live:
        play_out({0: live})
    problem(ann.http.post(seat, json={"change": "bot"}), 409, "game-over")


def test_rematch_is_the_same_table_for_everybody(player: People) -> None:
    ann, bo = player("Ann"), player("Bo")
    table = ann.lay("me", "open", "random", options={"long": "yes"})
    bo.join(table)
    path = f"/api/tables/{table['id']}/rematch"
    problem(ann.http.post(path), 409, "game-running")
    with ann.sit(table["id"]) as one, bo.sit(table["id"]) as two:
        play_out({0: one, 1: two})
        proposed = bo.post(path)
        assert (proposed["id"], proposed["rematch"], proposed["again"]) == (table["id"], None, [1])
        one.until(lambda: one.table["again"] == [1], "the proposal")
        accepted = ann.post(path)
        two.until(lambda: two.table["rematch"] == accepted["id"], "word of the rematch")
    again = bo.post(path)
    assert again["id"] == accepted["id"] != table["id"]
    assert again["options"] == {"long": "yes"}
    assert again["commitment"] != table["commitment"]
    assert [(seat["kind"], seat["name"]) for seat in again["seats"]] == [
        ("person", "Ann"),
        ("person", "Bo"),
        ("bot", ""),
    ]
    assert again["mine"] == [1]
    problem(player("Eve").http.post(path), 403, "not-your-seat")


def test_spectators_only_where_they_are_welcome(player: People) -> None:
    ann, eve = player("Ann"), player("Eve")
    closed = ann.lay("me", "open", spectators=False)
    problem(eve.http.get(f"/api/tables/{closed['id']}"), 403, "no-spectators")
    problem(eve.http.get(f"/api/tables/{closed['id']}/replay"), 403, "no-spectators")
    token = closed["invitation"]["token"]
    seen = eve.http.get(f"/api/tables/{closed['id']}?token={token}").json()
    assert [seat["kind"] for seat in seen["seats"]] == ["person", "open"], "who is invited sees who plays"
    assert seen["invitation"] is None
    problem(eve.http.get(f"/api/tables/{closed['id']}?token={token[:-1]}A0"), 403, "no-spectators")
    eve.join(closed)
    assert eve.get(f"/api/tables/{closed['id']}")["mine"] == [1]


def test_a_seat_is_carried_to_another_device(player: People) -> None:
    desk, phone, thief = player("Ann"), player(), player("Eve")
    table = desk.lay("me", "random")
    link = desk.post("/api/me/carry")
    assert link["path"] == f"/carry#{link['token']}"
    accept = "/api/me/carry/accept"
    assert phone.post(accept, {"token": link["token"]}, 200)["name"] == "Ann"
    assert phone.get(f"/api/tables/{table['id']}")["mine"] == [0]
    assert desk.get(f"/api/tables/{table['id']}")["mine"] == [0]
    problem(thief.http.post(accept, json={"token": link["token"]}), 404, "bad-carry")
    thief.lay("me", "random")
    second = desk.post("/api/me/carry")["token"]
    problem(thief.http.post(accept, json={"token": second}), 409, "carry-replaces")
    assert thief.post(accept, {"token": second, "replace": True}, 200)["name"] == "Ann"


def test_a_report_keeps_the_saga_and_the_decision(guest: People, sqlite_server: Server) -> None:
    ann = guest("Ann")
    table = ann.lay("me", "me")
    with ann.sit(table["id"]) as live:
        live.answer(0, "pass")
        decision = live.now["decision"]
    made = ann.post(f"/api/tables/{table['id']}/report", {"text": "My elk\nis missing", "decision": decision})
    folder = sqlite_server.folder / "reports"
    text = (folder / f"{made['id']}.txt").read_text("utf-8")
    assert "My elk" in text
    assert f"decision {decision}" in text
    saga = (folder / f"{made['id']}.saga").read_text("utf-8")
    assert saga.splitlines()[-1].endswith(" 0 act pass")


def test_a_hall_with_a_password(launch: Callable[..., Server]) -> None:
    hall = launch(MEADHALL_PASSWORD="mead and honey")
    ann = Player(hall)
    assert ann.get("/api/me") == {
        "id": 0,
        "name": "",
        "webhook": "",
        "locked": True,
        "admitted": False,
        "seats": 0,
        "protocol": 3,
        "role": "",
        "notice": "",
        "debug": False,
    }
    assert ann.get("/api/games")
    for method, path in (("GET", "/api/tables"), ("PUT", "/api/me"), ("GET", "/api/cards/blood-rage")):
        problem(ann.http.request(method, path, json={"name": "A"}), 401, "hall-locked")
    problem(ann.http.post("/api/login", json={"password": "beer"}), 403, "wrong-password")
    assert ann.post("/api/login", {"password": "mead and honey"}, 200)["admitted"]
    assert ann.lay("me", "random")["mine"] == [0]
    assert "mead and honey" not in hall.log()
    hall.stop()


def test_the_client_is_served(launch: Callable[..., Server], tmp_path: Path) -> None:
    web = tmp_path / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text("<!doctype html><title>Hall</title>")
    (web / "assets" / "app-1.js").write_text("let a = 1;" * 500)
    (tmp_path / "secret.txt").write_text("secret")
    http = httpx.Client(base_url=launch(MEADHALL_WEB=str(web)).url)
    for path in ("/", "/table/abc", "/join", "/index.html"):
        page = http.get(path)
        assert (page.status_code, page.text) == (200, "<!doctype html><title>Hall</title>")
        assert page.headers["cache-control"] == "no-cache"
    script = http.get("/assets/app-1.js")
    assert "immutable" in script.headers["cache-control"]
    assert "javascript" in script.headers["content-type"]
    assert script.headers["content-encoding"] == "gzip"
    problem(http.get("/assets/app-2.js"), 404, "not-found")
    problem(http.get("/api/nothing"), 404, "not-found")
    problem(http.get("/measures"), 404, "not-found")
    lost = http.get("/measures", headers={"accept": "text/html"})
    assert (lost.status_code, lost.text) == (404, "<!doctype html><title>Hall</title>")
    for path in ("/..%2fsecret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt", "/%00"):
        assert "secret" not in http.get(path).text


def test_without_a_client_the_server_says_how_to_build_it(
    launch: Callable[..., Server], tmp_path: Path
) -> None:
    page = httpx.get(launch(MEADHALL_WEB=str(tmp_path / "none")).url)
    assert page.status_code == 503
    assert "make web" in page.text


def test_the_schema_is_complete(guest: People) -> None:
    schema = guest().get("/api/openapi.json")
    shapes = schema["components"]["schemas"]
    for name in ("ServerMessage", "ClientMessage", "PositionMessage", "View", "TableInfo"):
        assert name in shapes
    for path, methods in schema["paths"].items():
        for method, operation in methods.items():
            good = {code: r for code, r in operation["responses"].items() if code.startswith("2")}
            assert len(good) == 1, f"{method} {path}"
            if "204" in good:
                continue  # nothing is said
            (said,) = good.values()
            for content in said["content"].values():
                assert content["schema"], f"{method} {path} has no shape"
    used = set()

    def walk(node: Any) -> None:
        if isinstance(node, dict):
            if isinstance(node.get("$ref"), str):
                used.add(node["$ref"].rpartition("/")[2])
            for value in node.values():
                walk(value)
        elif isinstance(node, list):
            for value in node:
                walk(value)

    walk(schema)
    assert used <= set(shapes)


def test_two_seats_of_one_person_do_not_bear_one_name(player: People) -> None:
    ann = player("Ann")
    own, other = [seat["name"] for seat in ann.lay("me", "me")["seats"]]
    assert own == "Ann"
    assert other not in ("", "Ann")
    named = ann.post("/api/tables", {"game": "toy", "seats": [{"kind": "me", "name": "Bo"}, {"kind": "me"}]})
    assert [seat["name"] for seat in named["seats"]] == ["Bo", "Ann"]
