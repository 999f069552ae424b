"""The player aid of a game: the course of a turn, costs, icons and scoring on a page, from AID.md in the game's folder."""

from __future__ import annotations

from typing import Any

from rich.markdown import Markdown

from meadhall.engine import MeadhallError, Rules


def aid_text(rules: Rules[Any], lang: str) -> str:
    """The aid as Markdown; in English where there is no translation."""
    for name in (f"AID.{lang}.md", "AID.md"):
        path = rules.folder / name
        if path.is_file():
            return path.read_text("utf-8")
    raise MeadhallError(f"{rules.id} has no player aid to show")


def aid_of(rules: Rules[Any], lang: str) -> Markdown:
    """The aid, ready to be printed."""
    return Markdown(aid_text(rules, lang))
