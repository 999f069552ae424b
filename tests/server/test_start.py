"""The hall opens quickly."""

from __future__ import annotations

from collections.abc import Callable

from tests.pace import slowness
from tests.server.halls import Server

SECONDS = 3.0


def test_a_second_start_is_quick(launch: Callable[..., Server]) -> None:
    """Measured in processor time, which other work on the machine does not stretch; the start waits for nothing else."""
    hall = launch(fresh=True)
    hall.stop()
    hall.start()
    assert hall.cpu_seconds() < SECONDS * slowness()
