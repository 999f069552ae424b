"""A game in the terminal."""

from __future__ import annotations

import typer


def register(app: typer.Typer) -> None:
    """Put the command into the app."""
