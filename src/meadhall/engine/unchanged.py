"""What follows from fields that are replaced as a whole need not be worked out again while they stay as they are."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

T = TypeVar("T")


def unless_changed(function: Callable[..., T]) -> Callable[..., T]:
    """Remembers the last result. To compare tuples that are mostly the very same takes no hash of them and hardly any time."""
    known: tuple[Any, ...] | None = None
    result: Any = None

    def again(*args: Any) -> T:
        nonlocal known, result
        if args != known:
            known, result = args, function(*args)
        return result  # type: ignore[no-any-return]

    return again
