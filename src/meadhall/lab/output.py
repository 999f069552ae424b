"""Games into files that are valid whenever somebody stops us: CSV line by line, Parquet in groups of rows, a saga for each game.

Parquet has a type for every column and, under the key `meadhall` of its schema, what is needed to play the same games again.
"""

from __future__ import annotations

import csv
import json
from collections.abc import Iterable, Iterator, Mapping
from contextlib import ExitStack
from dataclasses import astuple, dataclass, fields
from pathlib import Path
from types import TracebackType
from typing import Any, Protocol, TypeAlias

from meadhall.engine import MeadhallError
from meadhall.lab.simulate import Match, Played, SeatResult
from meadhall.lab.trace import COLUMNS as DECISION_COLUMNS

COLUMNS = tuple(field.name for field in fields(SeatResult))
CARD_COLUMNS = ("game", "rules", "number", "seed", "seat", "bot", "question", "card", "score", "won")
GAME_COLUMNS = ("game", "rules", "number", "seed", "seats")
TABLES = (".csv", ".parquet")
GROUP = 5_000
DECISION_GROUP = 1_000

Line: TypeAlias = tuple[Any, ...]
About: TypeAlias = Mapping[str, object]


@dataclass(frozen=True)
class Files:
    """Where games go: rows and cards by the ending of the name, decisions as Parquet, sagas into a folder."""

    rows: Path | None = None
    cards: Path | None = None
    decisions: Path | None = None
    sagas: Path | None = None

    def __post_init__(self) -> None:
        if self.rows is not None and self.rows.suffix not in TABLES:
            raise MeadhallError(f"rows are written as .csv or .parquet, not as {self.rows.name!r}")
        if self.cards is not None and self.cards.suffix not in TABLES:
            raise MeadhallError(f"cards are written as .csv or .parquet, not as {self.cards.name!r}")
        if self.decisions is not None and self.decisions.suffix != ".parquet":
            raise MeadhallError(f"decisions are written as .parquet, not as {self.decisions.name!r}")

    def __iter__(self) -> Iterator[Path]:
        return filter(None, (self.rows, self.cards, self.decisions, self.sagas))


class Sink(Protocol):
    """Where games go, one by one."""

    def write(self, played: Played) -> None:
        """Add a game."""
        ...

    def close(self) -> None:
        """Nothing comes any more."""
        ...


class Writing:
    """All files of a run. `match`: one of its matches; `about`: what the files say of themselves."""

    def __init__(self, files: Files, match: Match, about: About) -> None:
        extra = (*(f"option.{name}" for name, _ in match.options), *(f"tally.{path}" for path in match.tally))
        self._sinks: list[Sink] = []
        try:
            if files.rows is not None:
                self._sinks.append(_lines(files.rows, (*COLUMNS, *extra), _seats, about))
            if files.cards is not None:
                self._sinks.append(_lines(files.cards, CARD_COLUMNS, _cards, about))
            if files.decisions is not None:
                self._sinks.append(_Decisions(files.decisions, match, about))
            if files.sagas is not None:
                self._sinks.append(_Sagas(files.sagas))
        except OSError as error:
            raise MeadhallError(f"{str(error.filename)!r} cannot be written: {error.strerror}") from None

    def write(self, played: Played) -> None:
        """A game into all of them."""
        for sink in self._sinks:
            sink.write(played)

    def __enter__(self) -> Writing:
        return self

    def __exit__(self, kind: Any, error: Any, trace: TracebackType | None) -> None:
        with ExitStack() as stack:
            for sink in self._sinks:
                stack.callback(sink.close)


class Telling(Protocol):
    """The lines of a game in one of the files."""

    def __call__(self, played: Played) -> Iterable[Line]: ...


def _seats(played: Played) -> Iterable[Line]:
    more = (*(value for _, value in played.match.options), *played.tally)
    return [(*astuple(row), *more) for row in played.rows]


def _cards(played: Played) -> Iterable[Line]:
    for seat, question, card in played.cards:
        row = played.rows[seat]
        yield row.game, row.rules, row.number, row.seed, row.seat, row.bot, question, card, row.score, row.won


def _lines(path: Path, columns: tuple[str, ...], lines: Telling, about: About) -> Sink:
    path.parent.mkdir(parents=True, exist_ok=True)
    return _Csv(path, columns, lines) if path.suffix == ".csv" else _Parquet(path, columns, lines, about)


class _Csv:
    def __init__(self, path: Path, columns: tuple[str, ...], lines: Telling) -> None:
        self._file = path.open("w", newline="", encoding="utf-8")
        self._lines = lines
        self._writer = csv.writer(self._file, lineterminator="\n")
        self._writer.writerow(columns)

    def write(self, played: Played) -> None:
        for line in self._lines(played):
            self._writer.writerow(
                str(value).lower() if value is True or value is False else value for value in line
            )
        self._file.flush()

    def close(self) -> None:
        self._file.close()


def _pyarrow() -> Any:
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        raise MeadhallError("Parquet needs pyarrow: install it with `pip install 'meadhall[lab]'`") from None
    return pyarrow


class _Parquet:
    """Columns get the type of their values. One that turns out to hold words among its numbers is made anew, as words."""

    def __init__(self, path: Path, columns: tuple[str, ...], lines: Telling, about: About) -> None:
        self._pa = _pyarrow()
        self._path, self._columns, self._lines = path, columns, lines
        self._about = {"meadhall": json.dumps(about, ensure_ascii=False)}
        self._rows: list[Line] = []
        self._schema: Any = None
        self._writer: Any = None
        path.open("wb").close()

    def write(self, played: Played) -> None:
        self._rows += self._lines(played)
        if len(self._rows) >= GROUP:
            self._flush()

    def _flush(self) -> None:
        pa = self._pa
        values = [list(column) for column in zip(*self._rows, strict=True)] or [[] for _ in self._columns]
        known = self._schema.types if self._schema is not None else [None] * len(values)
        types = [_type(pa, column, old) for column, old in zip(values, known, strict=True)]
        if self._schema is None or types != self._schema.types:
            self._begin(pa.schema(list(zip(self._columns, types, strict=True)), self._about))
        for number, kind in enumerate(types):
            if kind == pa.string():
                values[number] = [str(value) for value in values[number]]
        self._writer.write_table(pa.table(values, schema=self._schema))
        self._rows = []

    def _begin(self, schema: Any) -> None:
        before = None
        if self._writer is not None:
            self._writer.close()
            before = self._pa.parquet.read_table(self._path).cast(schema)
        self._schema = schema
        self._writer = self._pa.parquet.ParquetWriter(str(self._path), schema, compression="zstd")
        if before is not None:
            self._writer.write_table(before)

    def close(self) -> None:
        if self._rows or self._writer is None:
            self._flush()
        self._writer.close()


def _type(pa: Any, values: list[Any], known: Any) -> Any:
    """The type that holds all of these, and those before."""
    if known == pa.string() or not values:
        return known or pa.string()
    if all(isinstance(value, bool) for value in values):
        return pa.bool_()
    return pa.int64() if all(isinstance(value, int) for value in values) else pa.string()


class _Decisions:
    """One row for each decision; `meadhall.slots` and `meadhall.actions` of the schema name what stands where in the vectors."""

    def __init__(self, path: Path, match: Match, about: About) -> None:
        self._pa = pa = _pyarrow()
        try:
            from meadhall.envs.observe import layout
        except ImportError:
            raise MeadhallError(
                "decisions need numpy: install it with `pip install 'meadhall[envs]'`"
            ) from None
        path.parent.mkdir(parents=True, exist_ok=True)
        path.open("wb").close()
        shape = layout(match.game, len(match.bots))
        words = dict.fromkeys(("game", "rules", "seed", "bot", "question", "value"), pa.string())
        types = {**words, "reward": pa.float32(), "over": pa.bool_()}
        columns = [(name, types.get(name, pa.int64())) for name in (*GAME_COLUMNS, *DECISION_COLUMNS)]
        vectors = [
            ("observation", pa.list_(pa.float32(), shape.length)),
            ("mask", pa.list_(pa.bool_(), len(shape.actions))),
        ]
        told = {
            "meadhall": json.dumps({**about, "actions": shape.actions.fingerprint}, ensure_ascii=False),
            "meadhall.slots": json.dumps([slot.name for slot in shape.slots]),
            "meadhall.actions": json.dumps(shape.actions.values),
        }
        self._schema = pa.schema(columns + vectors, told)
        self._writer = pa.parquet.ParquetWriter(str(path), self._schema, compression="zstd")
        self._waiting: list[Played] = []

    def write(self, played: Played) -> None:
        self._waiting.append(played)
        if sum(len(each.decisions.rows) for each in self._waiting if each.decisions) >= DECISION_GROUP:
            self._flush()

    def _flush(self) -> None:
        import numpy as np

        pa = self._pa
        lines = []
        for played in self._waiting:
            row = played.rows[0]
            head = (row.game, row.rules, row.number, row.seed, row.seats)
            lines += [(*head, *line) for line in played.decisions.rows] if played.decisions else []
        if lines:
            made = [each.decisions for each in self._waiting if each.decisions is not None]
            columns: list[Any] = [list(column) for column in zip(*lines, strict=True)]
            for name in ("observation", "mask"):
                whole = np.concatenate([getattr(each, name) for each in made])
                columns.append(pa.FixedSizeListArray.from_arrays(pa.array(whole.ravel()), whole.shape[1]))
            self._writer.write_table(pa.table(columns, schema=self._schema))
        self._waiting = []

    def close(self) -> None:
        self._flush()
        self._writer.close()


class _Sagas:
    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self._folder = folder

    def write(self, played: Played) -> None:
        path = self._folder / f"{played.match.game}-{played.match.number:06}.saga"
        path.write_text(played.saga, encoding="utf-8")

    def close(self) -> None:
        pass
