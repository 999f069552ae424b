"""The player aid of a game: the course of a turn, costs, signs and scoring on a page, from AID.md in the game's folder.

`{name}` in it is a number of the game's content (`Rules.aid`), so that no number is typed twice. `[[rage]]` is a sign that the browser
draws; `[[health=♥]]` says besides which character the terminal has for it. Lists with stars are the legend of the signs: the terminal
leaves out those it has no character for.
"""

from __future__ import annotations

import re
from typing import Any, NamedTuple

from meadhall.engine import MeadhallError, Rules

LANGUAGE = "en"
NUMBER = re.compile(r"\{([^{}]*)\}")
LEGEND = re.compile(r"^\* \[\[[^\]=]+\]\].*\n", re.MULTILINE)
EMPTY = re.compile(r"^##.*\n\s*(?=##|\Z)", re.MULTILINE)
SIGN = re.compile(r"\[\[(?P<name>[^\]=]+)(?:=(?P<character>[^\]]+))?\]\](?P<gap> ?)")


class Aid(NamedTuple):
    """An aid as Markdown with its numbers and signs, and the language it is in."""

    lang: str
    markdown: str

    @property
    def plain(self) -> str:
        """With characters for the signs, as the terminal shows it."""
        known = EMPTY.sub("", LEGEND.sub("", self.markdown))
        return SIGN.sub(lambda sign: f"{sign['character']}{sign['gap']}" if sign["character"] else "", known)

    @property
    def signs(self) -> list[str]:
        """The names of all signs in it."""
        return [sign["name"] for sign in SIGN.finditer(self.markdown)]


def open_aid(rules: Rules[Any], lang: str) -> Aid:
    """The aid of a game; in English where there is no translation."""

    def number(found: re.Match[str]) -> str:
        if found[1] not in rules.aid:
            raise MeadhallError(
                f"{rules.id}: the player aid names the number {found[1]!r}, which is not among its numbers"
            )
        return str(rules.aid[found[1]])

    for name, told in ((f"AID.{lang}.md", lang), ("AID.md", LANGUAGE)):
        path = rules.folder / name
        if path.is_file():
            return Aid(told, NUMBER.sub(number, path.read_text("utf-8")))
    raise MeadhallError(f"{rules.id} has no player aid to show")
