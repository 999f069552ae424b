"""One PostgreSQL for all tests, one server per database."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.halls import Player, Postgres, Server


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    running = Postgres()
    yield running
    running.stop()


@pytest.fixture(scope="session", params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that the tests share, once on each database. It must not have logged an error in the end."""
    folder = tmp_path_factory.mktemp("hall")
    if request.param == "sqlite":
        database = str(folder / "hall.db")
    else:
        database = request.getfixturevalue("postgres").database()
    running = Server(folder, database)
    yield running
    running.stop()
    assert running.errors() == []


@pytest.fixture(scope="session")
def sqlite_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """For what does not depend on the database."""
    folder = tmp_path_factory.mktemp("hall")
    running = Server(folder, str(folder / "hall.db"))
    yield running
    running.stop()
    assert running.errors() == []


@pytest.fixture
def launch(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """Servers of a test's own; ended after it."""
    running: list[Server] = []

    def start(
        database: str | None = None, workers: int = 1, *, fresh: bool = False, **environment: str
    ) -> Server:
        made = Server(tmp_path, database or str(tmp_path / "hall.db"), workers, fresh=fresh, **environment)
        running.append(made)
        return made

    yield start
    for server in running:
        server.kill()


@pytest.fixture
def player(server: Server) -> Iterator[Callable[..., Player]]:
    yield from _players(server)


@pytest.fixture
def guest(sqlite_server: Server) -> Iterator[Callable[..., Player]]:
    yield from _players(sqlite_server)


def _players(server: Server) -> Iterator[Callable[..., Player]]:
    made: list[Player] = []

    def come(name: str = "", where: Server | None = None) -> Player:
        made.append(Player(where or server, name))
        return made[-1]

    yield come
    for each in made:
        each.close()
