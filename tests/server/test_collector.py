"""Full garbage collections wait for a quiet moment, but not for ever."""

import gc
import time
import weakref
from collections.abc import Iterator

import pytest

from meadhall.server import collector
from meadhall.server.collector import DUE, Collector


class Knot:
    def __init__(self) -> None:
        self.self = self


@pytest.fixture
def tidier() -> Iterator[Collector]:
    before = gc.get_threshold()
    collector = Collector()
    yield collector
    collector.close()
    gc.set_threshold(*before)
    gc.unfreeze()


def old_garbage() -> weakref.ref[Knot]:
    """A cycle that has outlived the young collections and is dead now."""
    knot = Knot()
    for _ in range(DUE):
        gc.collect(0)
    return weakref.ref(knot)


def test_old_garbage_is_left_while_people_play(tidier: Collector, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(collector, "GROWN_MB", 1e9)  # the test itself makes the process grow
    knot = old_garbage()
    seen: list[int] = []
    gc.callbacks.append(lambda _, told: seen.append(told["generation"]))
    kept = [[] for _ in range(40 * collector.YOUNG)]  # type: ignore[var-annotated]
    gc.callbacks.pop()
    assert set(seen) == {0}, "Python has looked at old objects by itself"
    assert knot() is not None
    assert not tidier.tidy(quiet=False)
    assert knot() is not None
    assert tidier.tidy(quiet=True)
    assert knot() is None
    assert len(kept) == 40 * collector.YOUNG


def test_a_full_collection_is_not_put_off_for_ever(
    tidier: Collector, monkeypatch: pytest.MonkeyPatch
) -> None:
    knot = old_garbage()
    later = time.monotonic() + collector.OVERDUE_SECONDS + 1
    monkeypatch.setattr(time, "monotonic", lambda: later)
    assert tidier.tidy(quiet=False)
    assert knot() is None


def test_nothing_is_done_without_need(tidier: Collector) -> None:
    assert not tidier.tidy(quiet=True)


def test_a_process_that_grows_is_tidied_also_while_people_play(
    tidier: Collector, monkeypatch: pytest.MonkeyPatch
) -> None:
    knot = old_garbage()
    size = collector._megabytes()
    assert size > 0
    monkeypatch.setattr(collector, "_megabytes", lambda: size + collector.GROWN_MB + 1)
    assert tidier.tidy(quiet=False)
    assert knot() is None
    assert not tidier.tidy(quiet=False), "once is enough until it grows again"


def test_who_grows_by_people_and_not_by_garbage_is_tidied_less_often(
    tidier: Collector, monkeypatch: pytest.MonkeyPatch
) -> None:
    size, step = collector._megabytes(), collector.GROWN_MB + 1
    monkeypatch.setattr(collector, "_megabytes", lambda: size)
    size += step
    assert tidier.tidy(quiet=False)
    size += step
    assert not tidier.tidy(quiet=False)
    size += step
    monkeypatch.setattr(gc, "collect", lambda: 10**6)
    assert tidier.tidy(quiet=False)
    size += step
    assert tidier.tidy(quiet=False), "it was garbage the last time"


def test_new_objects_are_seldom_looked_at_while_there_is_no_garbage_among_them(tidier: Collector) -> None:
    kept = [[] for _ in range(collector.YOUNG)]  # type: ignore[var-annotated]
    tidier._spare = 0
    gc.collect(0)
    knots = [weakref.ref(Knot()) for _ in range(3)]
    for _ in range(collector.SPARED):
        gc.collect(0)
    assert all(knot() is not None for knot in knots), "they were looked at"
    fresh = weakref.ref(Knot())
    gc.collect(0)
    assert fresh() is None, "nobody looks any more"
    many = [weakref.ref(Knot()) for _ in range(collector.FEW + 1)]
    for _ in range(collector.SPARED + 1):
        gc.collect(0)
        many += [weakref.ref(Knot()) for _ in range(collector.FEW + 1)]
    gc.collect(0)
    again = weakref.ref(Knot())
    gc.collect(0)
    assert again() is None, "where there is garbage, it is looked for at once"
    assert len(kept) == collector.YOUNG
