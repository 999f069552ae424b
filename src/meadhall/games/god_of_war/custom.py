"""Scenes written by players: the option `scene` carries the whole file, so that a saga needs nothing but itself.

The text is checked when the table is laid and packed into one line without spaces.
"""

from __future__ import annotations

import base64
import zlib
from dataclasses import dataclass

from meadhall.engine import MeadhallError, Option
from meadhall.games.god_of_war import scene_files
from meadhall.games.god_of_war.content import QUESTS

NONE = "-"
MARK = "scene."
LONGEST = 200_000
PRINTED = frozenset(quest.id for quest in QUESTS)


def pack(text: str) -> str:
    """The text of a Scene file as one word."""
    return MARK + base64.urlsafe_b64encode(zlib.compress(text.encode(), 9)).decode()


def unpack(packed: str) -> str:
    """The text of a Scene file from its packed form."""
    try:
        decoder = zlib.decompressobj()
        code = base64.b64decode(packed.removeprefix(MARK).encode(), altchars=b"-_", validate=True)
        data = decoder.decompress(code, LONGEST + 1)
        if data:
            return data.decode()
    except (ValueError, zlib.error):
        pass
    raise MeadhallError("the option 'scene' is neither a Scene file nor a packed one")


@dataclass(frozen=True)
class SceneOption(Option):
    """`-`, the text of a Scene file, or a packed Scene file."""

    def parse(self, name: str, given: object) -> str:
        text, source = str(given), getattr(given, "name", "")  # a text may know its file
        if text in (NONE, "") and not source:
            return NONE
        if text.startswith(MARK):
            text = unpack(text)
        if len(text) > LONGEST:
            raise MeadhallError(f"a Scene file may have {LONGEST} characters, this one has {len(text)}")
        scene_files.read_scene(text, source or "scene", PRINTED)
        return pack(text)
