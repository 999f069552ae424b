"""The toy game on the shelf, for tests of what stands above the games."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from types import SimpleNamespace

import pytest

from meadhall.games import SHELF, find_rules
from tests.engine.toy import TOY


@contextmanager
def toy_on_the_shelf() -> Iterator[None]:
    """The toy stands beside the other games, in this process."""
    with pytest.MonkeyPatch.context() as patch:
        find_rules.cache_clear()
        patch.setitem(SHELF, "toy", "toy")
        patch.setitem(sys.modules, "meadhall.games.toy", SimpleNamespace(RULES=TOY))
        yield
    find_rules.cache_clear()
