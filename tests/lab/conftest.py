"""The toy game is on the shelf in all tests of the lab."""

from collections.abc import Iterator

import pytest

from tests.shelf import toy_on_the_shelf


@pytest.fixture(autouse=True)
def _toy_shelf() -> Iterator[None]:
    with toy_on_the_shelf():
        yield
