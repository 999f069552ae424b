"""Quotas of a hall that is one process are kept in memory, and on the disk now and then."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from meadhall.server import quotas
from meadhall.server.storage import Store


def opened(path: Path, work: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        store = Store(f"sqlite+aiosqlite:///{path}")
        await store.open(lambda _: None)
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(run())


def test_a_bucket_grows_to_its_size_and_not_beyond(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr(time, "time", lambda: now)

    async def work(store: Store) -> None:
        nonlocal now
        spend = store.quotas.spend
        assert not await spend("a", "tables", 11, 1.0, 10.0)
        assert await spend("a", "tables", 10, 1.0, 10.0)
        assert not await spend("a", "tables", 1, 1.0, 10.0)
        assert await spend("b", "tables", 1, 1.0, 10.0)
        assert await spend("a", "reports", 1, 1.0, 10.0)
        now += 3
        assert await spend("a", "tables", 3, 1.0, 10.0)
        assert not await spend("a", "tables", 1, 1.0, 10.0)
        now += 100
        assert not await spend("a", "tables", 11, 1.0, 10.0)
        assert await spend("a", "tables", 10, 1.0, 10.0)

    opened(tmp_path / "hall.db", work)


def test_a_restart_fills_no_bucket(tmp_path: Path) -> None:
    async def use_up(store: Store) -> None:
        assert await store.quotas.spend("a", "tables", 10, 0.0, 10.0)

    async def again(store: Store) -> None:
        assert not await store.quotas.spend("a", "tables", 1, 0.0, 10.0)
        assert await store.quotas.spend("b", "tables", 1, 0.0, 10.0)

    opened(tmp_path / "hall.db", use_up)
    opened(tmp_path / "hall.db", again)


def test_what_is_full_again_is_forgotten_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quotas, "MANY", 2)

    async def work(store: Store) -> None:
        spend = store.quotas.spend
        for who in ("a", "b", "a", "c"):
            assert await spend(who, "tables", 5, 0.0, 10.0)
        assert await spend("b", "tables", 10, 0.0, 10.0)  # forgotten, so full
        assert not await spend("c", "tables", 6, 0.0, 10.0)

    opened(tmp_path / "hall.db", work)
