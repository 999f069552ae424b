"""Marks that tie a test to a clause of a RULES.md or to a card.

`tests/test_ledger.py` reads these decorators from the source, so the ids must be string literals.
"""

from collections.abc import Callable
from typing import Any, TypeVar

import pytest

Test = TypeVar("Test", bound=Callable[..., Any])


def clause(*ids: str) -> Callable[[Test], Test]:
    """Name the clauses that a test proves: `@clause("BR-9.6", "BR-9.7")`."""
    return _mark("clause", ids)


def card(*ids: str) -> Callable[[Test], Test]:
    """Name the card definitions that a test proves: `@card("heimdalls_eye")`."""
    return _mark("card", ids)


def _mark(name: str, ids: tuple[str, ...]) -> Callable[[Test], Test]:
    if not ids or not all(isinstance(each, str) for each in ids):
        raise TypeError(f"@{name} takes one or more ids in quotes")

    def apply(test: Test) -> Test:
        marked: Test = getattr(pytest.mark, name)(*ids)(test)
        return marked

    return apply
