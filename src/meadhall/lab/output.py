"""Rows into a file that is valid whenever somebody stops us: CSV line by line, Parquet in groups of rows."""

from __future__ import annotations

import csv
from collections.abc import Callable, Iterable
from dataclasses import astuple, fields
from pathlib import Path
from types import TracebackType
from typing import Any, Protocol, TypeAlias

from meadhall.engine import MeadhallError
from meadhall.lab.simulate import Played, Row

COLUMNS = tuple(field.name for field in fields(Row))
CARD_COLUMNS = ("number", "seat", "bot", "question", "card", "score", "won")
TEXT_COLUMNS = {"game", "rules", "seed", "bot", "variant", "tally"}
GROUP = 5_000

Lines: TypeAlias = Iterable[tuple[Any, ...]]


class Sink(Protocol):
    """Where games go, row by row."""

    def write(self, played: Played) -> None:
        """Add a game."""
        ...

    def __enter__(self) -> Sink: ...

    def __exit__(self, kind: Any, error: Any, trace: TracebackType | None) -> None: ...


def open_rows(path: Path | None) -> Sink:
    """A row for each seat of a game, in a file by the ending of its name; nothing is written without one."""
    if path is not None and path.suffix not in (".csv", ".parquet"):
        raise MeadhallError(f"rows are written as .csv or .parquet, not as {path.name!r}")
    return _open(path, COLUMNS, _seats)


def open_cards(path: Path | None) -> Sink:
    """A row for every card that a seat chose in a game, as CSV; nothing is written without a path."""
    if path is not None and path.suffix != ".csv":
        raise MeadhallError(f"cards are written as .csv, not as {path.name!r}")
    return _open(path, CARD_COLUMNS, _cards)


def _seats(played: Played) -> Lines:
    return [astuple(row) for row in played.rows]


def _cards(played: Played) -> Lines:
    for seat, question, card in played.cards:
        row = played.rows[seat]
        yield row.number, row.seat, row.bot, question, card, row.score, row.won


def _open(path: Path | None, columns: tuple[str, ...], lines: Callable[[Played], Lines]) -> Sink:
    if path is None:
        return _Nowhere()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        return _Csv(path, columns, lines) if path.suffix == ".csv" else _Parquet(path, columns, lines)
    except OSError as error:
        raise MeadhallError(f"{str(path)!r} cannot be written: {error.strerror}") from None


class _Nowhere:
    def write(self, played: Played) -> None:
        pass

    def __enter__(self) -> Sink:
        return self

    def __exit__(self, kind: Any, error: Any, trace: TracebackType | None) -> None:
        pass


class _Csv:
    def __init__(self, path: Path, columns: tuple[str, ...], lines: Callable[[Played], Lines]) -> None:
        self._file = path.open("w", newline="", encoding="utf-8")
        self._lines = lines
        self._writer = csv.writer(self._file, lineterminator="\n")
        self._writer.writerow(columns)

    def write(self, played: Played) -> None:
        self._writer.writerows(self._lines(played))
        self._file.flush()

    def __enter__(self) -> Sink:
        return self

    def __exit__(self, kind: Any, error: Any, trace: TracebackType | None) -> None:
        self._file.close()


class _Parquet:
    def __init__(self, path: Path, columns: tuple[str, ...], lines: Callable[[Played], Lines]) -> None:
        try:
            import pyarrow
            import pyarrow.parquet
        except ImportError:
            raise MeadhallError(
                "Parquet needs pyarrow: install it with `pip install 'meadhall[lab]'`"
            ) from None
        self._pa = pyarrow
        self._lines = lines
        self._schema = pyarrow.schema(
            [(name, pyarrow.string() if name in TEXT_COLUMNS else pyarrow.int64()) for name in columns]
        )
        self._writer = pyarrow.parquet.ParquetWriter(str(path), self._schema)
        self._rows: list[tuple[Any, ...]] = []

    def write(self, played: Played) -> None:
        self._rows += self._lines(played)
        if len(self._rows) >= GROUP:
            self._flush()

    def _flush(self) -> None:
        if self._rows:
            columns = list(zip(*self._rows, strict=True))
            self._writer.write_table(self._pa.table([list(c) for c in columns], schema=self._schema))
            self._rows = []

    def __enter__(self) -> Sink:
        return self

    def __exit__(self, kind: Any, error: Any, trace: TracebackType | None) -> None:
        self._flush()
        self._writer.close()
