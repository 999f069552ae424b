"""What `make page` packs is all that the page needs, and how the folder is served."""

from __future__ import annotations

import subprocess
import sys
import threading
import zipfile
from collections.abc import Iterator
from http.client import HTTPConnection
from pathlib import Path

import pytest

import meadhall
from meadhall.engine import MeadhallError
from meadhall.pages import POLICY, server_of
from tools import page


def test_the_packs_hold_all_that_the_workers_import(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game's own pack and the core are enough to play it; the words besides, to speak of it."""
    monkeypatch.setattr(page, "PAGE", tmp_path)
    packs = page.packs()
    assert set(packs) == {
        "@core",
        "@words",
        *meadhall.shelf(),
        *(f"@words-{game}" for game in meadhall.shelf()),
    }
    home = tmp_path / "home"

    def runs(code: str, *names: str) -> str:
        for name in names:
            zipfile.ZipFile(tmp_path / packs[name]).extractall(home)
        code = f"import sys; sys.path.insert(0, {str(home)!r}); {code}"
        done = subprocess.run([sys.executable, "-I", "-S", "-c", code], capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
        return done.stdout

    runs("import meadhall.page.engine, meadhall.page.thinker", "@core")
    assert not (home / "meadhall" / "games" / "blood_rage").exists()
    for game in meadhall.shelf():
        runs(f"import meadhall; meadhall.new({game!r}); from meadhall.lessons import lessons_of", game)
    asked = "from meadhall.asking import ask; from meadhall.games import find_rules; from meadhall import reviewed; "
    asked += "print([c.id for c in ask(find_rules('blood-rage'), 'What does a Troll do?', 'en')])"
    assert "BR-" in runs(asked, "@words", "@words-blood-rage")
    found = "from meadhall.finding import search; from meadhall.games import find_rules; "
    found += "print([c.value for c in search(find_rules('blood-rage'), 'Troll', 'pl')])"
    assert "troll" in runs(found)


@pytest.fixture
def served(tmp_path: Path) -> Iterator[int]:
    (tmp_path / "index.html").write_text("<p>here</p>", "utf-8")
    (tmp_path / "index.html.gz").write_bytes(b"packed")
    (tmp_path / "packs").mkdir()
    (tmp_path / "packs" / "core.zip").write_bytes(b"zip")
    server = server_of(tmp_path, "127.0.0.1", 0, "/sub/")
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield int(server.server_address[1])
    server.shutdown()
    server.server_close()


def test_the_folder_is_served_under_a_sub_path(served: int) -> None:
    line = HTTPConnection("127.0.0.1", served, timeout=10)

    def get(path: str, **headers: str) -> tuple[int, dict[str, str], bytes]:
        line.request("GET", path, headers={name.replace("_", "-"): text for name, text in headers.items()})
        answer = line.getresponse()
        return answer.status, {k.lower(): v for k, v in answer.getheaders()}, answer.read()

    status, headers, body = get("/sub/")
    assert (status, body) == (200, b"<p>here</p>")
    assert headers["content-security-policy"].startswith(POLICY)
    status, again, body = get("/sub/", accept_encoding="gzip")
    assert (again["content-encoding"], body) == ("gzip", b"packed")
    assert get("/sub/", if_none_match=headers["etag"])[0] == 304
    assert "immutable" in get("/sub/packs/core.zip")[1]["cache-control"]
    assert get("/sub")[0] == 301
    for path in ("/", "/sub/nothing", "/sub/../index.html", "/sub/%2e%2e/secret", "/sub/packs"):
        assert get(path)[0] == 404
    line.close()


def test_what_is_missing_is_said_in_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(MeadhallError, match="there is no page in"):
        server_of(tmp_path, "127.0.0.1", 0)
