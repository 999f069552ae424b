"""A hall whose people's browsers think: for a hint they get a world as it might be, for a review the saga."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import meadhall
from meadhall.engine import Game, MeadhallError
from meadhall.games import find_rules
from meadhall.page.thinker import Thinker
from meadhall.server.client import check_rules
from meadhall.table.record import Pin
from meadhall.table.thinking import of_text
from tests.server.halls import Player, Server


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """As much of a page as the server looks at."""
    rules = {game: list(Pin.of(find_rules(game))) for game in meadhall.shelf()}
    (tmp_path / "page" / "packs").mkdir(parents=True)
    (tmp_path / "page" / "build.json").write_text(json.dumps({"rules": rules, "packs": {}}), "utf-8")
    (tmp_path / "page" / "packs" / "core.zip").write_bytes(b"zip")
    (tmp_path / "page" / "packs" / "core.zip.br").write_bytes(b"br")
    (tmp_path / "page" / "index.html").write_text("the page itself", "utf-8")
    return tmp_path / "page"


async def _no_packs(pack: str) -> None:
    """All games are here already."""


def thought(work: dict[str, object]) -> object:
    return json.loads(asyncio.run(Thinker(_no_packs).do(json.dumps(work))))


def test_a_browser_thinks_about_a_world_that_might_be(launch: Callable[..., Server], built: Path) -> None:
    server = launch(MEADHALL_THINKING=str(built))
    ann = Player(server, "Ann")
    table = ann.lay("me", "random", game="blood-rage", options={"first_player": 0})
    with ann.sit(table["id"]) as live:
        live.answer(0, live.view(0)["question"]["options"][0])  # a clan
        live.until(lambda: 0 in live.waiting())
        question = live.view(0)["question"]
        world = live.send("hint", seat=0)
        assert world["type"] == "world"
        assert world["decision"] == live.now["decision"]
        packed = of_text(world["data"])
        might_be: Game[Any] = Game.unpack(find_rules("blood-rage"), packed)
        assert might_be.view(0)["question"]["options"] == question["options"]
        assert might_be.view(0)["zones"] == live.view(0)["zones"]
        again = of_text(live.send("hint", seat=0)["data"])
        assert (again.seed, again.base) != (packed.seed, packed.base), "dealt anew each time"
        asked = {name: world[name] for name in ("kind", "game", "level", "seed", "data", "seat")}
        hint = thought(asked)
        value = hint["value"] if isinstance(hint, dict) else hint
        assert value in question["options"]
        assert live.send("hint", seat=0, here=True)["type"] == "hint", "who cannot think asks the hall"
    ann.close()


def test_a_browser_reviews_what_is_over(launch: Callable[..., Server], built: Path) -> None:
    server = launch(MEADHALL_THINKING=str(built))
    ann = Player(server, "Ann")
    saga = (Path(__file__).parent.parent / "sagas" / "blood_rage" / "2-bots.saga").read_text("utf-8")
    table = ann.post("/api/import", {"saga": saga})
    told = ann.get(f"/api/tables/{table['id']}/review")
    assert told["state"] == "yours"
    assert told["work"]["saga"] == saga
    assert len(told["work"]["names"]) == len(told["work"]["called"]) == 2
    assert ann.get(f"/api/tables/{table['id']}/review", here=True)["state"] in ("working", "done")
    ann.close()


def test_what_browsers_fetch_for_it(launch: Callable[..., Server], built: Path) -> None:
    server = launch(MEADHALL_THINKING=str(built))
    ann = Player(server, "Ann")
    plain = ann.http.get("/thinking/packs/core.zip", headers={"accept-encoding": "identity"})
    assert plain.content == b"zip"
    assert "'wasm-unsafe-eval'" in plain.headers["content-security-policy"]
    packed = ann.http.head("/thinking/packs/core.zip", headers={"accept-encoding": "br"})
    assert packed.status_code in (200, 405)
    assert ann.http.get("/thinking/build.json").json()["packs"] == {}
    for path in ("index.html", "packs/../index.html", "packs/nothing.zip", ""):
        assert ann.http.get(f"/thinking/{path}").status_code == 404
    ann.close()


def test_without_the_setting_the_hall_thinks(guest: Callable[..., Player]) -> None:
    ann = guest("Ann")
    answer = ann.http.get("/thinking/build.json")
    assert answer.status_code == 404
    assert "wasm" not in answer.headers["content-security-policy"]


def test_a_page_of_other_rules_is_refused_in_one_sentence(built: Path, tmp_path: Path) -> None:
    check_rules(built)
    with pytest.raises(MeadhallError, match="there is no page in"):
        check_rules(tmp_path)
    told = json.loads((built / "build.json").read_text("utf-8"))
    told["rules"]["blood-rage"] = ["0.0.1", "x"]
    (built / "build.json").write_text(json.dumps(told), "utf-8")
    with pytest.raises(MeadhallError, match="was built from other rules"):
        check_rules(built)


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("THINKING", "{folder}", "there is no page in"),
        ("BOTS", "nobody:Bot", "the bot 'nobody:Bot' cannot be imported"),
    ],
)
def test_a_hall_that_cannot_open_says_why_in_one_sentence(
    tmp_path: Path, name: str, value: str, said: str
) -> None:
    environment = {**os.environ, f"MEADHALL_{name}": value.format(folder=tmp_path)}
    command = [
        sys.executable,
        "-m",
        "meadhall",
        "serve",
        "--port",
        "0",
        "--database",
        str(tmp_path / "hall.db"),
    ]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60)
    assert done.returncode == 2
    assert said in done.stderr
    assert "Traceback" not in done.stderr + done.stdout
    assert len(done.stderr.strip().splitlines()) == 1
