"""JSON, as compact as it can be: by orjson where it is installed, which is ten times as fast, else by the standard library."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

try:
    import orjson

    def dumps(data: Any) -> str:
        """Compact JSON."""
        return orjson.dumps(data).decode()

    def loads(text: str | bytes) -> Any:
        """What JSON says."""
        return orjson.loads(text)

except ImportError:
    import json

    _encoder = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"))

    def dumps(data: Any) -> str:
        """Compact JSON."""
        return _encoder.encode(data)

    def loads(text: str | bytes) -> Any:
        """What JSON says."""
        return json.loads(text)


# Text that is JSON already is put together here and nowhere else.


def mapped(texts: Mapping[str, str]) -> str:
    """An object of names and of values that are JSON already."""
    return "{" + ",".join([f'"{name}":{text}' for name, text in texts.items()]) + "}"


def listed(texts: Iterable[str]) -> str:
    """A list of values that are JSON already."""
    return "[" + ",".join(texts) + "]"


def joined(*objects: str) -> str:
    """One object of several, each of them JSON already; no two have a name in common."""
    return "{" + ",".join([text[1:-1] for text in objects if len(text) > 2]) + "}"


def nested(head: str, members: Mapping[str, Mapping[str, str]]) -> Iterator[str]:
    """An object and more members of it, each an object of values that are JSON already: in the pieces they come in."""
    yield head[:-1]
    for name, texts in members.items():
        yield f',"{name}":'
        opening = "{"
        for key, text in texts.items():
            yield f'{opening}"{key}":'
            yield text
            opening = ","
        yield "}"
    yield "}"


def streamed(head: dict[str, Any], name: str, pieces: Iterable[list[Any]]) -> Iterator[str]:
    """`head` with one more member: a long list, in pieces."""
    yield f'{dumps(head)[:-1]},"{name}":['
    comma = ""
    for piece in pieces:
        yield comma + dumps(piece)[1:-1]
        comma = ","
    yield "]}"
