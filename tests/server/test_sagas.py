"""Looking back over HTTP: replays, sagas out and in, forks, and the check of the shuffles."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from meadhall.engine import saga as sagas
from tests.engine.toy import TOY, toy
from tests.overlay import laid_over
from tests.server.halls import Player
from tests.server.test_hall import problem
from tests.server.test_play import play_out

People = Callable[..., Player]
SAGAS = Path(__file__).parent.parent / "sagas"


def finished(player: Player) -> str:
    table = player.lay("me", "me")
    with player.sit(table["id"]) as live:
        play_out({0: live, 1: live})
    table_id: str = table["id"]
    return table_id


def test_a_finished_game_is_replayed_with_every_seats_eyes(player: People) -> None:
    ann, eve = player("Ann"), player("Eve")
    table_id = finished(ann)
    path = f"/api/tables/{table_id}/replay"
    end = eve.get(path)
    assert end["seats"] == [0, 1, None]
    assert end["at"] == end["length"]
    assert end["view"]["over"]
    length = end["length"]
    views = []
    for at in end["stops"]:
        step = eve.get(path, at=at, seat=1)
        assert step["view"]["seat"] == 1
        assert step["at"] <= at
        assert all(event["n"] <= at for event in step["events"])
        views.append(step["view"])
    assert views[0]["waiting"] == [0]
    assert all(views[-1]["zones"]["hands"][1])
    assert views[-1]["scores"] == end["view"]["scores"]
    assert eve.get(path, at=2, seat=1)["view"] == views[0]
    # Many steps with one request are the same views.
    told = eve.get(path, at=0, seat=1, steps=40)
    walked = [told["view"]]
    for step in told["steps"]:
        walked.append(step["view"] or laid_over(walked[-1], [step["changes"]]))
    assert walked == views[: len(walked)]
    assert len(walked) == min(41, len(views))
    assert [step["at"] for step in told["steps"]] == end["stops"][1 : len(walked)]
    assert len(eve.get(path, at=0, seat=1, steps=2)["steps"]) == 2
    assert eve.get(path)["steps"] == []
    problem(eve.http.get(path, params={"steps": 41}), 422, "bad-request")
    late = eve.get(path, seat=0, since=length)
    assert all(event["n"] == length for event in late["events"])
    problem(eve.http.get(path, params={"at": length + 1}), 422, "bad-position")
    problem(eve.http.get(path, params={"seat": 2}), 404, "no-such-seat")


def test_a_running_game_is_replayed_with_ones_own_eyes_only(player: People) -> None:
    ann, bo, eve = player("Ann"), player("Bo"), player("Eve")
    table = ann.lay("me", "open")
    bo.join(table)
    path = f"/api/tables/{table['id']}/replay"
    with ann.sit(table["id"]) as live:
        live.answer(0, "buy")
    own = ann.get(path, seat=0)
    assert own["seats"] == [0, None]
    assert all(own["view"]["zones"]["hands"][0])
    assert own["events"][0]["params"]["card"] in own["view"]["zones"]["hands"][0]
    assert "card" not in bo.get(path, seat=1)["events"][0]["params"]
    problem(bo.http.get(path, params={"seat": 0}), 403, "not-your-seat")
    problem(eve.http.get(path, params={"seat": 0}), 403, "not-your-seat")
    assert not any(card for hand in eve.get(path)["view"]["zones"]["hands"] for card in hand)


def test_a_saga_goes_out_and_comes_in(player: People) -> None:
    ann, bo = player("Ann"), player("Bo")
    table_id = finished(ann)
    response = ann.http.get(f"/api/tables/{table_id}/saga")
    assert response.headers["content-disposition"] == f'attachment; filename="toy-{table_id}.saga"'
    game = sagas.read(response.text, lambda _: TOY)
    assert game.over
    assert "name 0 Ann" in response.text
    named = re.sub("name 1 .*", "name 1 Ragna", response.text)
    copy = bo.post("/api/import", {"saga": named})
    assert [seat["name"] for seat in copy["seats"]][:2] == ["Ann", "Ragna"], "named as they played"
    assert copy["status"] == "over"
    assert copy["seed"] == game.seeds[0][1]
    original = bo.get(f"/api/tables/{table_id}/replay", seat=0)
    assert bo.get(f"/api/tables/{copy['id']}/replay", seat=0)["view"] == original["view"]


def test_a_running_game_alone_is_saved_without_its_seed_and_goes_on(player: People) -> None:
    ann = player("Ann")
    table = ann.lay("me", "random")
    with ann.sit(table["id"]) as live:
        live.answer(0, "buy")
        live.until(lambda: 0 in live.waiting())
        hand = live.view(0)["zones"]["hands"][0]
    saga = ann.http.get(f"/api/tables/{table['id']}/saga").text
    assert "\nseed " not in saga
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    copy = ann.post("/api/import", {"saga": saga, "seats": seats})
    assert copy["status"] == "running"
    with ann.sit(copy["id"]) as live:
        live.until(lambda: 0 in live.waiting())
        assert live.view(0)["zones"]["hands"][0] == hand
        play_out({0: live})
    problem(ann.http.get(f"/api/tables/{copy['id']}/verify"), 409, "seed-unknown")
    again = ann.post("/api/import", {"saga": ann.http.get(f"/api/tables/{copy['id']}/saga").text})
    assert again["status"] == "over"


def test_with_other_people_the_saga_waits_for_the_end(player: People) -> None:
    ann, bo, eve = player("Ann"), player("Bo"), player("Eve")
    table = ann.lay("me", "open")
    bo.join(table)
    for who in (ann, bo):
        problem(who.http.get(f"/api/tables/{table['id']}/saga"), 409, "not-solo")
        problem(who.http.post(f"/api/tables/{table['id']}/fork", json={"at": 3}), 409, "not-solo")
    problem(eve.http.get(f"/api/tables/{table['id']}/saga"), 409, "game-running")
    problem(eve.http.get(f"/api/tables/{table['id']}/verify"), 409, "seed-sealed")


def corrupt() -> list[tuple[str, int | None, str]]:
    game = toy(2)
    game.answer(0, "pass")
    lines = game.saga().splitlines()

    def changed(number: int, line: str) -> str:
        return "\n".join([*lines[: number - 1], line, *lines[number:]])

    start = lines.index("---") + 2
    return [
        ("", 1, "not a saga"),
        ("hello\nworld", 1, "not a saga"),
        (changed(2, "game chess"), 2, "chess"),
        (changed(3, "rules 99"), 3, "99"),
        (changed(5, "seats many"), 5, "many"),
        (changed(5, "seats 40"), 5, "40"),
        (changed(start, "1 * deal card:sword#9"), start, "sword"),
        (changed(start, "1 * deal"), start, "four words"),
        (changed(len(lines), f"{lines[-1].split()[0]} 0 act explode"), len(lines), "explode"),
        (changed(len(lines), f"{lines[-1].split()[0]} 7 act pass"), len(lines), "7"),
    ]


@pytest.mark.parametrize(("saga", "line", "word"), corrupt())
def test_a_corrupt_saga_is_refused_with_its_line(guest: People, saga: str, line: int, word: str) -> None:
    ann = guest("Ann")
    found = problem(ann.http.post("/api/import", json={"saga": saga}), 422, "bad-saga")
    assert found["line"] == line
    assert f"line {line}:" in found["sentence"]
    assert word in found["sentence"]
    assert "\n" not in found["sentence"]
    assert ann.get("/api/tables") == []


def test_a_fork_goes_on_with_other_dice(player: People) -> None:
    ann, eve = player("Ann"), player("Eve")
    table_id = finished(ann)
    stops = ann.get(f"/api/tables/{table_id}/replay")["stops"]
    middle = ann.get(f"/api/tables/{table_id}/replay", at=stops[len(stops) // 2])["at"]
    there = ann.get(f"/api/tables/{table_id}/replay", at=middle, seat=1)["view"]
    branch = eve.post(f"/api/tables/{table_id}/fork", {"at": middle, "seat": 1, "level": "random"})
    assert branch["mine"] == [1]
    assert [seat["kind"] for seat in branch["seats"]] == ["bot", "person"]
    first = eve.get(f"/api/tables/{branch['id']}/replay", at=middle, seat=1)["view"]
    assert first["zones"] == there["zones"]
    assert first["state"] == there["state"]
    with eve.sit(branch["id"]) as live:
        assert live.refusal("rewind", seat=1, to=0)["key"] == "bad-position"
        play_out({1: live})
        live.until(lambda: live.table["seed"] is not None, "the seed")
    assert eve.get(f"/api/tables/{branch['id']}/verify")["ok"]
    assert ann.get(f"/api/tables/{table_id}/replay")["view"]["over"]
    problem(eve.http.post(f"/api/tables/{table_id}/fork", json={"at": 10_000}), 422, "bad-position")
    problem(eve.http.post(f"/api/tables/{table_id}/fork", json={"at": 1, "seat": 5}), 404, "no-such-seat")


def test_a_fork_of_a_running_game_keeps_its_seed_sealed(player: People) -> None:
    ann = player("Ann")
    table = ann.lay("me", "random")
    with ann.sit(table["id"]) as live:
        live.answer(0, "buy")
    branch = ann.post(f"/api/tables/{table['id']}/fork", {"at": 6, "level": "random"})
    assert branch["parent"] == table["id"]
    with ann.sit(branch["id"]) as live:
        play_out({0: live})
    over = ann.get(f"/api/tables/{branch['id']}")
    assert (over["status"], over["seed"]) == ("over", None)
    assert "\nseed " not in ann.http.get(f"/api/tables/{branch['id']}/saga").text
    problem(ann.http.get(f"/api/tables/{branch['id']}/verify"), 409, "seed-sealed")


def test_the_shuffles_are_checked_after_the_end(player: People) -> None:
    ann, bo = player("Ann"), player("Bo")
    table = ann.lay("me", "random")
    path = f"/api/tables/{table['id']}/verify"
    problem(ann.http.get(path), 409, "seed-sealed")
    with ann.sit(table["id"]) as live:
        play_out({0: live})
    verdict = bo.get(path)
    assert verdict["ok"]
    assert verdict["commitment"] == table["commitment"]
    assert str(verdict["throws"]) in verdict["sentence"]
    assert verdict["throws"] >= 6
    assert "losowa" in bo.get(path, lang="pl")["sentence"]


def test_a_finished_game_is_looked_at_again(guest: People) -> None:
    """The first who asks sets it going; in the end there are a curve, a sentence a seat, and what turned the game."""
    ann = guest("Ann")
    saga = (SAGAS / "blood_rage" / "2-bots.saga").read_text(encoding="utf-8")
    table = ann.post("/api/import", {"saga": saga})
    path = f"/api/tables/{table['id']}/review"
    found = ann.get(path)
    assert found["state"] == "working"
    end = time.monotonic() + 250
    while found["state"] == "working" and time.monotonic() < end:
        time.sleep(0.5)
        found = ann.get(path)
    assert found["state"] == "done"
    assert len(found["seats"]) == 2
    assert all(abs(sum(row[1:]) - 1) < 0.01 for row in found["curve"])
    assert found["curve"][-1][1:] in ([0.0, 1.0], [1.0, 0.0], [0.5, 0.5])
    assert all(point["text"] and 0 <= point["at"] <= found["curve"][-1][0] for point in found["points"])
    polish = ann.http.get(path, headers={"Accept-Language": "pl"}).json()
    assert polish["curve"] == found["curve"]
    assert "dobrych decyzji" in polish["seats"][0]


def test_a_game_that_goes_on_is_not_judged(player: People) -> None:
    ann = player("Ann")
    table = ann.lay("me", "me")
    problem(ann.http.get(f"/api/tables/{table['id']}/review"), 409, "game-running")
