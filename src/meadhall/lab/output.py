"""Rows into a file that is valid whenever somebody stops us: CSV line by line, Parquet in groups of rows."""

from __future__ import annotations

import csv
from collections.abc import Sequence
from dataclasses import astuple, fields
from pathlib import Path
from types import TracebackType
from typing import Any, Protocol

from meadhall.engine import MeadhallError
from meadhall.lab.simulate import Played, Row

COLUMNS = tuple(field.name for field in fields(Row))
TEXT_COLUMNS = {"game", "rules", "seed", "bot", "variant", "tally"}
GROUP = 5_000


class Sink(Protocol):
    """Where rows go."""

    def write(self, rows: Sequence[Row]) -> None:
        """Add rows."""
        ...

    def __enter__(self) -> Sink: ...

    def __exit__(self, kind: Any, error: Any, trace: TracebackType | None) -> None: ...


def open_sink(path: Path | None) -> Sink:
    """The file for the rows, by the ending of its name; nothing is written without one."""
    if path is None:
        return _Nowhere()
    if path.suffix not in (".csv", ".parquet"):
        raise MeadhallError(f"rows are written as .csv or .parquet, not as {path.name!r}")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        return _Csv(path) if path.suffix == ".csv" else _Parquet(path)
    except OSError as error:
        raise MeadhallError(f"{str(path)!r} cannot be written: {error.strerror}") from None


CARD_COLUMNS = ("number", "seat", "bot", "question", "card", "score", "won")


class CardSink:
    """A line for every card that a seat chose in a game, as CSV; nothing is written without a path."""

    def __init__(self, path: Path | None) -> None:
        self._file = None
        if path is None:
            return
        if path.suffix != ".csv":
            raise MeadhallError(f"cards are written as .csv, not as {path.name!r}")
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._file = path.open("w", newline="", encoding="utf-8")
        except OSError as error:
            raise MeadhallError(f"{str(path)!r} cannot be written: {error.strerror}") from None
        self._writer = csv.writer(self._file, lineterminator="\n")
        self._writer.writerow(CARD_COLUMNS)

    def write(self, played: Played) -> None:
        """Add the cards of a game."""
        if self._file is not None:
            for seat, question, card in played.cards:
                row = played.rows[seat]
                self._writer.writerow((row.number, row.seat, row.bot, question, card, row.score, row.won))
            self._file.flush()

    def __enter__(self) -> CardSink:
        return self

    def __exit__(self, kind: Any, error: Any, trace: TracebackType | None) -> None:
        if self._file is not None:
            self._file.close()


class _Nowhere:
    def write(self, rows: Sequence[Row]) -> None:
        pass

    def __enter__(self) -> Sink:
        return self

    def __exit__(self, kind: Any, error: Any, trace: TracebackType | None) -> None:
        pass


class _Csv:
    def __init__(self, path: Path) -> None:
        self._file = path.open("w", newline="", encoding="utf-8")
        self._writer = csv.writer(self._file, lineterminator="\n")
        self._writer.writerow(COLUMNS)

    def write(self, rows: Sequence[Row]) -> None:
        self._writer.writerows(astuple(row) for row in rows)
        self._file.flush()

    def __enter__(self) -> Sink:
        return self

    def __exit__(self, kind: Any, error: Any, trace: TracebackType | None) -> None:
        self._file.close()


class _Parquet:
    def __init__(self, path: Path) -> None:
        try:
            import pyarrow
            import pyarrow.parquet
        except ImportError:
            raise MeadhallError(
                "Parquet needs pyarrow: install it with `pip install 'meadhall[lab]'`"
            ) from None
        self._pa = pyarrow
        self._schema = pyarrow.schema(
            [(name, pyarrow.string() if name in TEXT_COLUMNS else pyarrow.int64()) for name in COLUMNS]
        )
        self._writer = pyarrow.parquet.ParquetWriter(str(path), self._schema)
        self._rows: list[Row] = []

    def write(self, rows: Sequence[Row]) -> None:
        self._rows += rows
        if len(self._rows) >= GROUP:
            self._flush()

    def _flush(self) -> None:
        if self._rows:
            columns = list(zip(*(astuple(row) for row in self._rows), strict=True))
            self._writer.write_table(self._pa.table([list(c) for c in columns], schema=self._schema))
            self._rows = []

    def __enter__(self) -> Sink:
        return self

    def __exit__(self, kind: Any, error: Any, trace: TracebackType | None) -> None:
        self._flush()
        self._writer.close()
