"""Scenes written by players: the option `scene` carries the whole file, so that a saga needs nothing but itself.

The text is checked when the table is laid and packed into one line without spaces.
"""

from __future__ import annotations

from dataclasses import dataclass

from meadhall.engine import MeadhallError, Option
from meadhall.engine.written import FileText, packed, unpacked
from meadhall.games.god_of_war import scene_files
from meadhall.games.god_of_war.content import QUESTS

NONE = "-"
MARK = "scene."
LONGEST = 200_000
PRINTED = frozenset(quest.id for quest in QUESTS)


def pack(text: str) -> str:
    """The text of a Scene file as one word."""
    return MARK + packed(text)


def unpack(word: str) -> str:
    """The text of a Scene file from its packed form."""
    text = unpacked(word.removeprefix(MARK), LONGEST)
    if not text:
        raise MeadhallError("the option 'scene' is neither a Scene file nor a packed one")
    return text


@dataclass(frozen=True)
class SceneOption(Option):
    """`-`, the text of a Scene file, or a packed Scene file."""

    def parse(self, name: str, given: object) -> str:
        text, source = str(given), given.name if isinstance(given, FileText) else ""
        if text in (NONE, "") and not source:
            return NONE
        if text.startswith(MARK):
            text = unpack(text)
        if len(text) > LONGEST:
            raise MeadhallError(f"a Scene file may have {LONGEST} characters, this one has {len(text)}")
        scene_files.read_scene(text, source or "scene", PRINTED)
        return pack(text)
