"""From the declarations of a state to the places of a vector, and to a function that fills them.

A slot is one number of the vector: it has a name, a least and a most. For every seat that looks a function is written once, as source
text, in which the turned places stand as constants: it goes through each field once and touches only what is not zero.
"""

from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from meadhall.engine import Bits, Count, EngineError, Of, OneOf, Rules, Seat, Seats, State, Text, UpTo
from meadhall.engine.meaning import SEAT, Axis, Meaning
from meadhall.engine.state import Field

HIDDEN = "hidden"


class Slot(NamedTuple):
    """One number of the vector."""

    name: str
    least: float
    most: float


class Overflow(Exception):
    """A value that its declaration does not allow."""


class Lookup(dict[Any, Any]):
    """Value -> what is written for it, worked out when it is met first; a value that cannot be is an error, never cut."""

    def __init__(self, what: Meaning, seats: int, make: Callable[[Any], Any]) -> None:
        self.what, self.seats, self.make = what, seats, make

    def __missing__(self, value: Any) -> Any:
        if self.what.wrong(value, self.seats):
            raise Overflow(f"{value!r}, which is not {self.what}")
        out = self[value] = self.make(value)
        return out


Writer = Callable[[Any, Any], None]


class Places:
    """The slots of a game with so many seats, and the writers that fill them."""

    def __init__(self, rules: Rules[Any], seats: int) -> None:
        self.rules = rules
        self.seats = seats
        self.there = max(seats, rules.state.participants)
        self.slots: list[Slot] = []
        self.definitions = {kind: _definitions(kind, names) for kind, names in rules.kinds.items()}
        self._starts: dict[str, int] = {}
        self._ends: dict[str, int] = {}
        for field in shown(rules.state):
            self._starts[field.name] = len(self.slots)
            self.slots += self._zone_slots(field) if field.role == "zone" else self._plain_slots(field)
            self._ends[field.name] = len(self.slots)
        self._shares = {kind: self._share(kind) for kind in rules.kinds}
        self._writers: dict[int, Writer] = {}

    def write(self, out: array[float], state: State, seat: int) -> None:
        """Fill the slots with what `seat` sees of the state."""
        writer = self._writers.get(seat) or self._writers.setdefault(seat, self._compile(seat))
        try:
            writer(out, state)
        except (Overflow, IndexError, KeyError):
            del self._writers[seat]  # what it remembers may be half done
            wrong = state.misfits(self.seats) or ["a list is longer than declared"]
            raise EngineError(f"{self.rules.id}: {wrong[0]} ({type(state).__module__})") from None

    # seats, counted from the one that looks

    def relative(self, seat: int, looker: int) -> int:
        """How many seats further on; whoever is no seat keeps its number."""
        return (seat - looker) % self.seats if seat < self.seats else seat

    def seat_names(self) -> list[str]:
        """The one that looks is `me`."""
        others = [f"+{n}" for n in range(1, self.seats)]
        return ["me", *others, *(f"other{n}" for n in range(self.seats, self.there))]

    # slots

    def _plain_slots(self, field: Field) -> Iterator[Slot]:
        if isinstance(field.what, Of):
            for part in self._names(field.by, field.stride) or [""]:
                for name in self.definitions[field.what.kind]:
                    yield Slot(f"{field.name}{part}:{name}", 0, 1)
            return
        yield from self._cells(field.name, field.what, field.by, field.stride, 0)

    def _cells(
        self, name: str, what: Meaning | None, by: tuple[Axis, ...], stride: int, at: int
    ) -> Iterator[Slot]:
        if by:
            if isinstance(by[0], UpTo):
                yield Slot(f"{name}.length", 0, 1)
            for n, part in enumerate(self._names(by[:1], stride)):
                yield from self._cells(f"{name}{part}", what, by[1:], 1, n)
        elif isinstance(what, Count):
            scale = _scale(what, at)
            yield Slot(name, what.least / scale, what.most / scale)
        elif isinstance(what, Seat):
            for each in (*self.seat_names(), *what.others):
                yield Slot(f"{name}={each}", 0, 1)
        elif isinstance(what, Seats):
            for each in self.seat_names():
                yield Slot(f"{name}&{each}", 0, 1)
        elif isinstance(what, OneOf):
            for each in what.values:
                yield Slot(f"{name}={each}", 0, 1)
        elif isinstance(what, Bits):
            for bit in range(what.count):
                yield Slot(f"{name}&{bit}", 0, 1)
        else:
            raise EngineError(f"{self.rules.id}: {name} does not say what it holds; declare it in state.py")

    def _zone_slots(self, field: Field) -> Iterator[Slot]:
        for place, part in enumerate(self._names(field.by, field.stride) or [""]):
            if self._named(field, place < field.stride):
                for name in self.definitions[field.kind]:
                    yield Slot(f"{field.name}{part}:{name}", 0, 1)
            if field.ordered:
                for name in self.definitions[field.kind]:
                    yield Slot(f"{field.name}{part}:{name}:first", 0, 1)
            if not self._open(field, place < field.stride):
                yield Slot(f"{field.name}{part}:{HIDDEN}", 0, 1)

    def _open(self, field: Field, mine: bool) -> bool:
        return field.see == "all" or (field.see == "owner" and mine)

    def _named(self, field: Field, mine: bool) -> bool:
        """May a component there be seen or known?"""
        return self._open(field, mine) or field.kind in self.rules.state.knowledge_of

    def _names(self, by: tuple[Axis, ...], stride: int) -> list[str]:
        """The names of the entries along the axes."""
        names = [""]
        for axis in by:
            steps = (
                [
                    f"[{seat}]" + (f"[{n}]" if stride > 1 else "")
                    for seat in self.seat_names()
                    for n in range(stride)
                ]
                if axis == SEAT
                else [f"[{n}]" for n in range(_size(axis))]
            )
            names = [name + step for name in names for step in steps]
            stride = 1
        return names if by else []

    # writers

    def _compile(self, looker: int) -> Writer:
        scope: dict[str, Any] = {"Overflow": Overflow}
        lines = ["def write(out, s):"]
        for known in self.rules.state.knowledge_of.values():
            scope[f"K_{known}"] = [None]
            lines += [f"    same_{known} = s.{known} == K_{known}[0]", f"    K_{known}[0] = s.{known}[:]"]
        for field in shown(self.rules.state):
            make = self._zone_lines if field.role == "zone" else self._plain_lines
            lines += [
                f"    {line}" for line in self._remembered(field, list(make(field, looker, scope)), scope)
            ]
        exec("\n".join([*lines, "    return None"]), scope)  # our own field names only
        return scope["write"]  # type: ignore[no-any-return]

    def _remembered(self, field: Field, lines: list[str], scope: dict[str, Any]) -> Iterator[str]:
        """Most fields are as they were at the last look: then their slots are copied, not made again."""
        name, start, end = field.name, self._starts[field.name], self._ends[field.name]
        if field.depth == 0 or (field.depth > 1 and not field.frozen):
            yield from lines
            return
        scope[f"M_{name}"] = [((None,), None)]
        known = self.rules.state.knowledge_of.get(field.kind, "") if field.see != "all" else ""
        same = f"same_{known} and " if known else ""
        yield f"y = s.{name}"
        yield f"m, c = M_{name}[0]"
        yield f"if {same}(y is m or y == m):"
        yield f"    if c is not None: out[{start}:{end}] = c"
        yield "else:"
        yield from (f"    {line}" for line in lines)
        yield f"    c = out[{start}:{end}]"
        yield f"    M_{name}[0] = {'y' if field.frozen else 'y[:]'}, c if any(c) else None"

    def _order(self, axis: Axis, stride: int, looker: int) -> list[int]:
        """Entry -> its place in the vector."""
        if axis != SEAT:
            return list(range(_size(axis)))
        return [self.relative(seat, looker) * stride + n for seat in range(self.there) for n in range(stride)]

    def _plain_lines(self, field: Field, looker: int, scope: dict[str, Any]) -> Iterator[str]:
        name, what, start = field.name, field.what, self._starts[field.name]
        if isinstance(what, Of):
            bases = (
                [start]
                if not field.by
                else self._bases(field, looker, start, [len(self.definitions[what.kind])])
            )
            yield from self._bag_lines(field, what.kind, bases, scope)
            return
        assert what is not None
        width = self._width(what)
        scope[f"T_{name}"] = self._lookup(what, looker)
        if field.depth == 0:
            yield from _cell(f"s.{name}", str(start), f"T_{name}", what)
            return
        *outer, inner = field.by
        order = self._order(inner, field.stride if not outer else 1, looker)
        length = isinstance(inner, UpTo)
        row = len(order) * width + length
        if not outer:
            yield f"x = s.{name}"
            yield from self._row_lines(name, what, start, order, width, length, scope)
            return
        begin = start + isinstance(outer[0], UpTo)
        rows = [begin + place * row for place in self._order(outer[0], field.stride, looker)]
        scope[f"R_{name}"] = tuple(rows)
        if isinstance(outer[0], UpTo):
            yield f"out[{start}] = len(s.{name}) / {_size(outer[0])}"
        yield f"if len(s.{name}) > {len(rows)}: raise Overflow"
        yield f"for b, x in zip(R_{name}, s.{name}):"
        yield "    if x:"
        for line in self._row_lines(name, what, None, order, width, length, scope):
            yield f"        {line}"

    def _row_lines(
        self,
        name: str,
        what: Meaning,
        start: int | None,
        order: list[int],
        width: int,
        length: bool,
        scope: dict[str, Any],
    ) -> Iterator[str]:
        """A list `x`; without `start` its first slot is `b`."""
        first = (start or 0) + length
        scope[f"I_{name}"] = tuple(first + place * width for place in order)
        base = "" if start is not None else "b + "
        yield f"if len(x) > {len(order)}: raise Overflow"
        if length:
            yield f"out[{base}{start or 0}] = len(x) / {len(order)}"
        if isinstance(what, Count) and isinstance(what.scale, tuple):
            scope[f"T_{name}"] = tuple(self._lookup(what, 0, n) for n in range(len(order)))
            yield f"for i, v, t in zip(I_{name}, x, T_{name}):"
            yield from (f"    {line}" for line in _cell("v", f"{base}i", "t", what))
        else:
            yield f"for i, v in zip(I_{name}, x):"
            yield from (f"    {line}" for line in _cell("v", f"{base}i", f"T_{name}", what))

    def _width(self, what: Meaning) -> int:
        return sum(1 for _ in self._cells("", what, (), 1, 0))

    def _lookup(self, what: Meaning, looker: int, at: int = 0) -> Lookup:
        """Value -> the number written, the place of the 1, or the places of the bits."""
        there = self.there
        if isinstance(what, Count):
            scale = _scale(what, at)
            return Lookup(what, there, lambda value: value / scale)
        if isinstance(what, Seat):
            others = {code: there + n for n, code in enumerate(what.others)}
            return Lookup(what, there, lambda v: others[v] if v in others else self.relative(v, looker))
        if isinstance(what, OneOf):
            return Lookup(what, there, what.values.index)
        if isinstance(what, Seats):
            bits = [self.relative(seat, looker) for seat in range(there)]
        else:
            assert isinstance(what, Bits)
            bits = list(range(what.count))
        return Lookup(what, there, lambda mask: tuple(place for n, place in enumerate(bits) if mask >> n & 1))

    def _bases(self, field: Field, looker: int, start: int, widths: list[int]) -> list[int]:
        """Part -> its first slot. `widths`: of the parts in the order of the vector; the last one repeats."""
        order = self._order(field.by[0], field.stride, looker)
        starts = [start]
        for n in range(len(order) - 1):
            starts.append(starts[-1] + widths[min(n, len(widths) - 1)])
        return [starts[place] for place in order]

    def _bag_lines(self, field: Field, kind: str, bases: list[int], scope: dict[str, Any]) -> Iterator[str]:
        """Components that are seen, counted by definition."""
        scope[f"D_{kind}"], scope[f"W_{kind}"] = self._shares[kind]
        if not field.by:
            yield f"b, x = {bases[0]}, s.{field.name}"
            yield from self._heap_lines(field, kind)
            return
        scope[f"B_{field.name}"] = tuple(bases)
        yield f"if len(s.{field.name}) > {len(bases)}: raise Overflow"
        yield f"for b, x in zip(B_{field.name}, s.{field.name}):"
        yield from (f"    {line}" for line in self._heap_lines(field, kind))

    def _heap_lines(self, field: Field, kind: str) -> Iterator[str]:
        """The components `x` from slot `b` on; where their order matters, also how near to the front each definition lies."""
        yield f"for c in x: out[b + D_{kind}[c]] += W_{kind}[c]"
        if field.ordered:
            yield "for n, c in enumerate(x, 1):"
            yield f"    i = b + {len(self.definitions[kind])} + D_{kind}[c]"
            yield "    out[i] = out[i] or 1.0 / n"

    def _zone_lines(self, field: Field, looker: int, scope: dict[str, Any]) -> Iterator[str]:
        kind, start = field.kind, self._starts[field.name]
        names = len(self.definitions[kind])
        if field.see == "all":
            width = 2 * names if field.ordered else names
            bases = [start] if not field.by else self._bases(field, looker, start, [width])
            yield from self._bag_lines(field, kind, bases, scope)
            return
        scope[f"D_{kind}"], scope[f"W_{kind}"] = self._shares[kind]
        known = self.rules.state.knowledge_of.get(kind, "")
        other = names + 1 if known else 1
        if field.see == "owner":
            bases = self._bases(field, looker, start, [names] * field.stride + [other])
        else:
            bases = [start] if not field.by else self._bases(field, looker, start, [other])
        mine = range(looker * field.stride, (looker + 1) * field.stride) if field.see == "owner" else ()
        scope[f"B_{field.name}"] = tuple((base, n in mine) for n, base in enumerate(bases))
        share = repr(1 / max(len(self.rules.kinds[kind]), 1))
        if known:
            yield f"k = s.{known}"
        if field.by:
            yield f"if len(s.{field.name}) > {len(bases)}: raise Overflow"
        yield f"for (b, own), x in zip(B_{field.name}, {f's.{field.name}' if field.by else f'(s.{field.name},)'}):"
        if field.see == "owner":
            yield "    if own:"
            yield f"        for c in x: out[b + D_{kind}[c]] += W_{kind}[c]"
            yield "        continue"
        if not known:
            yield f"    if x: out[b] = len(x) * {share}"
            return
        yield "    for c in x:"
        yield f"        if k[c] & {1 << looker}: out[b + D_{kind}[c]] += W_{kind}[c]"
        yield f"        else: out[b + {names}] += {share}"

    def _share(self, kind: str) -> tuple[tuple[int, ...], tuple[float, ...]]:
        """Component -> the place of its definition, and what part of its copies it is."""
        names = [f"{kind}:{name.partition('#')[0]}" for name in self.rules.kinds[kind]]
        places = tuple(map(self.definitions[kind].__getitem__, names))
        copies = Counter(names)
        return places, tuple(1 / copies[name] for name in names)


def shown(state: type[State]) -> list[Field]:
    """The fields of which a seat may see something, in the order of declaration; free words are left out."""
    return [
        field
        for field in state.fields
        if field.role == "zone"
        or (field.role == "plain" and field.see == "all" and not isinstance(field.what, Text))
    ]


def _definitions(kind: str, names: tuple[str, ...]) -> dict[str, int]:
    """Definition -> its place; copies of a card are alike."""
    return {name: n for n, name in enumerate(sorted({f"{kind}:{each.partition('#')[0]}" for each in names}))}


def _cell(value: str, place: str, table: str, what: Meaning) -> Iterator[str]:
    if isinstance(what, Count):
        yield f"if {value}: out[{place}] = {table}[{value}]"
    elif isinstance(what, Seats | Bits):
        yield f"if {value}:"
        yield f"    for o in {table}[{value}]: out[{place} + o] = 1.0"
    else:
        yield f"out[{place} + {table}[{value}]] = 1.0"


def _size(axis: Axis) -> int:
    return axis.most if isinstance(axis, UpTo) else int(axis)


def _scale(what: Count, at: int) -> int:
    if isinstance(what.scale, tuple):
        return what.scale[min(at, len(what.scale) - 1)]
    return what.scale or what.most
