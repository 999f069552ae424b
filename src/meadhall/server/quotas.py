"""Quotas: how much of something (what) somebody (who: an address, a person) may still do. All processes of a hall count together."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Protocol

from sqlalchemy import case, delete, select, update
from sqlalchemy.dialects.postgresql import insert as postgresql_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert

from meadhall.server import schema as t

if TYPE_CHECKING:
    from meadhall.server.storage import Store

TRIAL = "@health"
"""Under this name it is tried whether anything can be stored."""
MANY = 100_000
"""So many buckets are remembered in memory; whoever has not spent anything for longest is forgotten."""


class Quotas(Protocol):
    """Everybody's buckets."""

    async def spend(self, who: str, what: str, amount: float, rate: float, size: float) -> bool:
        """Take an amount out of somebody's bucket, which grows by `rate` a second up to `size`; False if there is not enough in it."""

    async def tidy(self, before: float) -> None:
        """Forget buckets that nobody has taken from since then: they are full again."""

    async def load(self) -> None:
        """Read what was kept."""

    async def save(self) -> None:
        """Keep what has been spent since the last time."""


class Own:
    """The buckets of a hall that is one process: in memory. Whoever floods it makes nobody wait for the disk.

    They are kept now and then, so that a restart fills nobody's bucket; what was spent in the last seconds before a crash is forgotten.
    """

    def __init__(self, store: Store) -> None:
        self._store = store
        self._buckets: dict[tuple[str, str], tuple[float, float]] = {}
        self._changed: set[tuple[str, str]] = set()

    async def spend(self, who: str, what: str, amount: float, rate: float, size: float) -> bool:
        now, mine = time.time(), (who, what)
        level, at = self._buckets.get(mine, (size, now))
        level = min(size, level + (now - at) * rate)
        if level < amount:
            return False
        self._buckets.pop(mine, None)  # the last to spend stands at the end
        self._buckets[mine] = level - amount, now
        self._changed.add(mine)
        if len(self._buckets) > MANY:
            oldest = next(iter(self._buckets))
            del self._buckets[oldest]
            self._changed.discard(oldest)
        return True

    async def tidy(self, before: float) -> None:
        self._buckets = {mine: bucket for mine, bucket in self._buckets.items() if bucket[1] >= before}
        self._changed &= self._buckets.keys()
        async with self._store.transaction() as connection:
            await connection.execute(delete(t.quotas).where(t.quotas.c.at < before))

    async def load(self) -> None:
        for row in await self._store.all(
            select(t.quotas).where(t.quotas.c.who != TRIAL).order_by(t.quotas.c.at)
        ):
            self._buckets[row["who"], row["what"]] = row["level"], row["at"]

    async def save(self) -> None:
        changed = list(self._changed)
        if not changed:
            return
        rows = [
            {"who": who, "what": what, "level": level, "at": at}
            for (who, what), (level, at) in ((mine, self._buckets[mine]) for mine in changed)
        ]
        insert = sqlite_insert(t.quotas)
        new = {name: insert.excluded[name] for name in ("level", "at")}
        async with self._store.transaction() as connection:
            await connection.execute(
                insert.on_conflict_do_update(index_elements=["who", "what"], set_=new), rows
            )
        self._changed.difference_update(changed)


class Shared:
    """The buckets of a hall of several processes: in the database."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def spend(self, who: str, what: str, amount: float, rate: float, size: float) -> bool:
        now, mine = time.time(), (t.quotas.c.who == who) & (t.quotas.c.what == what)
        grown = t.quotas.c.level + (now - t.quotas.c.at) * rate
        level = case((grown > size, size), else_=grown)
        take = update(t.quotas).where(mine, level >= amount).values(level=level - amount, at=now)
        async with self._store.transaction() as connection:
            if (await connection.execute(take)).rowcount:
                return True
            if (await connection.execute(select(t.quotas.c.who).where(mine))).first() is not None:
                return False
            full = {"who": who, "what": what, "level": size - amount, "at": now}
            made = await connection.execute(postgresql_insert(t.quotas).values(full).on_conflict_do_nothing())
            return amount <= size and (made.rowcount == 1 or (await connection.execute(take)).rowcount == 1)

    async def tidy(self, before: float) -> None:
        async with self._store.transaction() as connection:
            await connection.execute(delete(t.quotas).where(t.quotas.c.at < before))

    async def load(self) -> None:
        """Everything is there."""

    async def save(self) -> None:
        """Everything is stored."""
