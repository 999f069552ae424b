"""What a client makes of the positions it is told: views that come whole, or as changes of the one before."""

from __future__ import annotations

from typing import Any

View = dict[str, Any]
NESTED = ("state", "zones", "facts")


def laid_over(view: View, changes: list[View]) -> View:
    """The view with what has changed; the old one stays as it is."""
    for part in changes:
        assert part.keys() <= view.keys()
        nested = {name: {**view[name], **part[name]} for name in NESTED if name in part}
        assert all(nested[name].keys() == view[name].keys() for name in nested)
        view = {**view, **part, **nested}
    return view


def fill_in(message: dict[str, Any], seen: dict[int | None, View]) -> None:
    """Give every seat of a position its whole view, and remember it."""
    for part in message["seats"]:
        assert ("view" in part) != ("changes" in part)
        if "changes" in part:
            part["view"] = laid_over(seen[part["seat"]], part.pop("changes"))
        seen[part["seat"]] = part["view"]
