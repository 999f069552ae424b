"""Files that players write: TOML whose faults are told with file and line, and the same text as one word for options and sagas."""

from __future__ import annotations

import base64
import re
import tomllib
import zlib
from typing import Any, NoReturn

from meadhall.engine.errors import MeadhallError


class FileText(str):
    """The text of a file that knows which file it is, for complaints about what stands in it."""

    name: str = ""


class Written:
    """A file with the lines its values stand on."""

    error: type[MeadhallError] = MeadhallError

    def __init__(self, text: str, name: str) -> None:
        self.name, self.lines = name, text.splitlines()
        try:
            self.data: dict[str, Any] = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            place = re.search(r"line (\d+)", str(error))
            self.fail(int(place.group(1)) if place else len(self.lines) or 1, f"not TOML: {error}")

    def fail(self, line: int, what: str) -> NoReturn:
        raise self.error(f"{self.name}:{line}: {what}")

    def header(self, header: str, count: int) -> int:
        """Line of the count-th header (from 0)."""
        found = [i for i, line in enumerate(self.lines, 1) if line.split("#")[0].strip() == header]
        return found[count] if count < len(found) else 1

    def after(self, start: int, text: str) -> int:
        """First line from `start` on that contains the text."""
        for i in range(start, len(self.lines) + 1):
            if text in self.lines[i - 1]:
                return i
        return start

    def field(self, start: int, key: str) -> int:
        """The line of a field of the table that begins at `start`; that line itself where the field is written otherwise."""
        named = re.compile(rf"\s*[\"']?{re.escape(key)}[\"']?\s*[=.]")
        for i in range(start, len(self.lines) + 1):
            line = self.lines[i - 1]
            if i > start and line.startswith("["):
                break
            if named.match(line):
                return i
        return start


def packed(text: str) -> str:
    """The text of a file as one word."""
    return base64.urlsafe_b64encode(zlib.compress(text.encode(), 9)).decode()


def unpacked(word: str, longest: int) -> str:
    """The text again; empty if the word is none, or one of more than so many letters (it may have one more)."""
    try:
        code = base64.b64decode(word.encode(), altchars=b"-_", validate=True)
        return zlib.decompressobj().decompress(code, longest + 1).decode()
    except (ValueError, zlib.error):
        return ""
