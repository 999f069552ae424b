"""The state of a game: flat lists of numbers, declared field by field.

Copy, equality, digest and JSON are generated from the declarations, so that no field can be forgotten. A declaration also
says who may see the field; views and world sampling are built from that alone.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import chain, compress
from operator import attrgetter, itemgetter, ne
from typing import (
    Any,
    ClassVar,
    NamedTuple,
    TypeVar,
    get_args,
    get_origin,
    get_type_hints,
)

from meadhall.engine.errors import MeadhallError
from meadhall.engine.meaning import SEAT, Axis, Meaning, Seats, misfits, turned

Frame = tuple[str, tuple[Any, ...]]
"""A rule's name and its plain arguments."""

ROUND = str.maketrans("[]", "()")


class Field(NamedTuple):
    """What a declaration says of a field."""

    name: str
    see: str  # "all", "owner" (first index = seat) or "nobody"
    kind: str  # components it holds ("card"), or "" for plain numbers
    role: str  # "plain", "zone" or "knowledge"
    depth: int  # 0 = scalar, 1 = list, 2 = list of lists …
    frozen: bool  # a tuple (of tuples): replaced, never changed, and so shared by copies
    dead: bool = False  # nothing ever comes back from this zone
    what: Meaning | None = None  # what its numbers mean; None: not said
    by: tuple[Axis, ...] = ()  # how its lists are counted, from the outside in
    stride: int = 1  # entries for each seat in a flat list
    ordered: bool = False  # it matters which of the components in it comes first
    used: bool = False  # what lies here was used, and goes on by itself


class _Mark(NamedTuple):
    see: str
    kind: str
    role: str
    dead: bool = False
    what: Meaning | None = None
    by: tuple[Axis, ...] = ()
    stride: int = 1
    ordered: bool = False
    used: bool = False


def _axes(by: Axis | tuple[Axis, ...] | None) -> tuple[Axis, ...]:
    return () if by is None else by if isinstance(by, tuple) else (by,)


def public(what: Meaning | None = None, *, by: Axis | tuple[Axis, ...] | None = None, stride: int = 1) -> Any:
    """A number or list everybody may see: what it means and how it is counted (meaning.py)."""
    return _Mark("all", "", "plain", False, what, _axes(by), stride)


def private(
    what: Meaning | None = None, *, by: Axis | tuple[Axis, ...] | None = None, stride: int = 1
) -> Any:
    """A number or list that no view shows."""
    return _Mark("nobody", "", "plain", False, what, _axes(by), stride)


def zone(
    kind: str,
    *,
    see: str,
    dead: bool = False,
    by: Axis | tuple[Axis, ...] | None = None,
    stride: int = 1,
    ordered: bool = False,
    used: bool = False,
) -> Any:
    """A place for components of a kind. `see`: "all", "owner" (one list per seat) or "nobody". `dead`: nothing ever comes back. `used`: it goes on by itself.

    `ordered`: it matters which component comes first, and everybody sees it. A list of lists says how it is counted (`by`); what its owner sees is by seat.
    """
    if see not in ("all", "owner", "nobody"):
        raise ValueError(f"a zone is seen by all, owner or nobody, not {see!r}")
    if ordered and see != "all":
        raise ValueError("only a zone that all see is ordered")
    axes = _axes(by) or ((SEAT,) if see == "owner" else ())
    return _Mark(see, kind, "zone", dead, None, axes, stride, ordered, used)


def knowledge(kind: str) -> Any:
    """For every component of the kind a bit mask of the seats that know where it lies, wherever that is."""
    return _Mark("nobody", kind, "knowledge", False, Seats())


Self = TypeVar("Self", bound="State")


class _Declared(type):
    """Makes slots of the declared fields: a state has too many for Python's fast instance dictionaries."""

    def __new__(meta, name: str, bases: tuple[type, ...], body: dict[str, Any]) -> _Declared:
        marks = {key: value for key, value in body.items() if isinstance(value, _Mark)}
        rest = {key: value for key, value in body.items() if key not in marks}
        return super().__new__(meta, name, bases, {"__slots__": tuple(marks), **rest, "marks": marks})


class State(metaclass=_Declared):
    """Base of every game's state. The agenda is the stack of frames still to run, `spun` how many spans have begun."""

    __slots__ = ("agenda", "spun")

    marks: ClassVar[dict[str, _Mark]] = {}
    fields: ClassVar[tuple[Field, ...]] = ()
    zones: ClassVar[tuple[Field, ...]] = ()
    hidden_zones: ClassVar[dict[str, tuple[Field, ...]]] = {}
    knowledge_of: ClassVar[dict[str, str]] = {}
    participants: ClassVar[int] = 0
    """The longest a list by seat can get, where the game itself plays some who are numbered after the seats."""
    _copy: ClassVar[Callable[[Any], Any]]
    _share: ClassVar[Callable[[Any], Any]]
    _names: ClassVar[tuple[str, ...]]
    _values: ClassVar[Callable[[Any], Any]]

    agenda: list[Frame]
    spun: int

    def __init__(self, **values: Any) -> None:
        self.agenda = []
        self.spun = 0
        for field in self.fields:
            setattr(self, field.name, values.pop(field.name) if field.name in values else _empty(field))
        if values:
            raise TypeError(f"{type(self).__name__} has no field {', '.join(values)}")

    def __init_subclass__(cls) -> None:
        hints = get_type_hints(cls)
        stray = [
            name
            for name in cls.__annotations__
            if name not in cls.marks and get_origin(hints[name]) is not ClassVar
        ]
        if stray:
            raise TypeError(f"{cls.__name__}.{stray[0]} needs public(), private(), zone() or knowledge()")
        cls.fields = cls.fields + tuple(_field(name, hints[name], mark) for name, mark in cls.marks.items())
        cls.zones = tuple(field for field in cls.fields if field.role == "zone")
        hidden = [field for field in cls.zones if field.see != "all"]
        cls.hidden_zones = {
            kind: tuple(f for f in hidden if f.kind == kind) for kind in {f.kind for f in hidden}
        }
        cls.knowledge_of = {field.kind: field.name for field in cls.fields if field.role == "knowledge"}
        cls._copy = _copier(cls)
        cls._share = _copier(cls, deep=False)
        names = cls._names = tuple(sorted(field.name for field in cls.fields))
        cls._values = staticmethod(attrgetter(*names)) if names else staticmethod(lambda state: ())

    @classmethod
    def blank(cls: type[Self]) -> Self:
        """An empty state; a copy of the first one made is made sooner."""
        empty: Self | None = cls.__dict__.get("_blank")
        if empty is None:
            empty = cls()
            cls._blank = empty  # type: ignore[attr-defined]
        return empty.copy()

    def copy(self: Self) -> Self:
        """An independent copy; only immutable things are shared."""
        return type(self)._copy(self)  # type: ignore[no-any-return]

    def shared(self: Self) -> Self:
        """A state with the very same lists, for a checkpoint in which only whole fields will be replaced: checkpoints never change."""
        return type(self)._share(self)  # type: ignore[no-any-return]

    def __eq__(self, other: object) -> bool:
        return (
            type(self) is type(other)
            and self.agenda == other.agenda
            and self.spun == other.spun
            and all(getattr(self, field.name) == getattr(other, field.name) for field in self.fields)
        )

    __hash__ = None  # type: ignore[assignment]

    def changed(self, before: Self) -> set[str]:
        """The fields that have another value than they had."""
        kind = type(self)
        if len(kind._names) < 2:
            return {name for name in kind._names if getattr(self, name) != getattr(before, name)}
        return set(compress(kind._names, map(ne, kind._values(self), kind._values(before))))

    def digest(self) -> str:
        """A hash of the declared fields that is the same on every machine and in every run.

        The agenda is left out: how the rules are cut into frames is not what has happened at the table. Nor does it matter whether
        a field is a list or a tuple.
        """
        text = repr(type(self)._values(self)).translate(ROUND).replace(",)", ")")
        return hashlib.blake2b(text.encode(), digest_size=12).hexdigest()

    def to_json(self) -> dict[str, Any]:
        """Plain data; `from_json` gives back an equal state."""
        data: dict[str, Any] = {field.name: _plain(getattr(self, field.name)) for field in self.fields}
        data["agenda"] = [[name, list(args)] for name, args in self.agenda]
        data["spun"] = self.spun
        return data

    @classmethod
    def from_json(cls: type[Self], data: dict[str, Any]) -> Self:
        """The state that `to_json` wrote."""
        known = {field.name for field in cls.fields} | {"agenda", "spun"}
        if set(data) != known:
            odd = sorted(set(data) ^ known)
            raise MeadhallError(
                f"the stored position does not fit this version: field {odd[0]!r} is missing or unknown"
            )
        state = cls()
        for field in cls.fields:
            setattr(state, field.name, _tupled(data[field.name]) if field.frozen else data[field.name])
        state.agenda = [(name, tuple(args)) for name, args in data["agenda"]]
        state.spun = data["spun"]
        return state.copy()

    @classmethod
    def by_seat(cls) -> dict[str, int]:
        """The fields that are counted by seat, and how many entries each seat has."""
        return {field.name: field.stride for field in cls.fields if field.by[:1] == (SEAT,)}

    def turned(self: Self, k: int, seats: int) -> Self:
        """The table as it would be if seat `k` sat in seat 0, for looking at: its agenda is empty."""
        new = type(self)()
        for field in self.fields:
            value = turned(getattr(self, field.name), field.what, field.by, field.stride, k, seats)
            setattr(new, field.name, value)
        return new

    def misfits(self, seats: int) -> list[str]:
        """Where the state is not what its fields declare."""
        there = max(seats, self.participants)
        return [
            problem
            for field in self.fields
            for problem in misfits(
                field.name, getattr(self, field.name), field.what, field.by, field.stride, there
            )
        ]

    def components(self, kind: str) -> list[int]:
        """Every component of a kind that lies in a zone, zone by zone."""
        found: list[int] = []
        for field in self.zones:
            if field.kind == kind:
                place = getattr(self, field.name)
                for _ in range(field.depth - 1):
                    place = chain.from_iterable(place)
                found += place
        return found

    def located(self, kind: str) -> Iterator[tuple[Field, int, int]]:
        """Every component of a kind that lies in a zone: (zone, owner or -1, component)."""
        for field in self.zones:
            if field.kind == kind:
                place = getattr(self, field.name)
                for owner, part in [(-1, place)] if field.depth == 1 else enumerate(place):
                    for component in leaves(part):
                        yield field, owner, component


class Refill:
    """A zone whose components are about to be exchanged: prepared once for a position, done for every world.

    The stand-ins come as a row; `place` says where in it the stand-in of each component is.
    """

    __slots__ = ("_frozen", "_lying", "_name", "_parts")

    def __init__(self, state: State, zone: Field, touched: Iterable[int], place: Mapping[int, int]) -> None:
        lying = getattr(state, zone.name)
        self._name, self._frozen = zone.name, zone.frozen
        self._lying = None if zone.depth == 1 else list(lying)
        parts = (lying,) if zone.depth == 1 else lying
        self._parts = [(i, _stand_ins(parts[i], place)) for i in touched]

    def put(self, state: State, row: list[int]) -> None:
        """Replace every component by its stand-in."""
        if self._lying is None:
            setattr(state, self._name, self._parts[0][1](row))
            return
        lying = self._lying.copy()
        for i, stand_ins in self._parts:
            lying[i] = stand_ins(row)
        setattr(state, self._name, tuple(lying) if self._frozen else lying)


def _stand_ins(part: Any, place: Mapping[int, int]) -> Callable[[list[int]], Any]:
    """A function that picks the stand-ins of a part of a zone out of the row."""
    if any(isinstance(item, list | tuple) for item in part):
        inner, kind = [_stand_ins(item, place) for item in part], type(part)
        return lambda row: kind([pick(row) for pick in inner])
    places = [place[component] for component in part]
    if len(places) < 2:
        few = type(part)
        return lambda row: few([row[i] for i in places])
    pick = itemgetter(*places)
    return (lambda row: [*pick(row)]) if isinstance(part, list) else pick


T = TypeVar("T")


def replaced(values: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    """The tuple with another value at `index`."""
    new = list(values)
    new[index] = value
    return tuple(new)


def _field(name: str, hint: Any, mark: _Mark) -> Field:
    depth, frozen = 0, get_origin(hint) is tuple
    while get_origin(hint) is (tuple if frozen else list):
        depth, hint = depth + 1, get_args(hint)[0]
    if get_origin(hint) is not tuple and hint not in (int, str, bool):
        raise TypeError(f"field {name}: a state holds int, str, bool, tuples and lists of them, not {hint}")
    if mark.role == "zone" and (depth == 0 or (mark.see == "owner" and depth < 2)):
        raise TypeError(f"field {name}: a zone is a list, and a list per seat if its owner sees it")
    if len(mark.by) > depth or (mark.stride > 1 and mark.by[:1] != (SEAT,)):
        raise TypeError(f'field {name}: `by` counts its lists from the outside in, `stride` needs by="seat"')
    return Field(
        name,
        mark.see,
        mark.kind,
        mark.role,
        depth,
        frozen,
        mark.dead,
        mark.what,
        mark.by,
        mark.stride,
        mark.ordered,
        mark.used,
    )


def _empty(field: Field) -> Any:
    if field.frozen:
        return ()
    return [] if field.depth else 0


def _copier(cls: type, *, deep: bool = True) -> Callable[[Any], Any]:
    """Source text of a copy that touches every declared field once; measured 10 times faster than a loop over fields."""
    lines = [
        "def copy(old):",
        "    new = make(cls)",
        f"    new.agenda = old.agenda{'.copy()' if deep else ''}",
        "    new.spun = old.spun",
    ]
    for field in cls.fields:  # type: ignore[attr-defined]
        item = f"old.{field.name}"
        lines.append(
            f"    new.{field.name} = {_copy_expression(item, field.depth) if deep and not field.frozen else item}"
        )
    lines.append("    return new")
    scope: dict[str, Any] = {"cls": cls, "make": cls.__new__, "shallow": list.copy}
    exec("\n".join(lines), scope)  # our own field names only
    return scope["copy"]  # type: ignore[no-any-return]


def _copy_expression(item: str, depth: int) -> str:
    if depth == 0:
        return item
    if depth == 1:
        return f"{item}.copy()"
    if depth == 2:
        return f"[*map(shallow, {item})] if {item} else []"
    inner = f"x{depth}"
    return f"[{_copy_expression(inner, depth - 1)} for {inner} in {item}]"


def _plain(value: Any) -> Any:
    return [_plain(item) for item in value] if isinstance(value, list | tuple) else value


def _tupled(value: Any) -> Any:
    return tuple(_tupled(item) for item in value) if isinstance(value, list) else value


def leaves(value: Any) -> Iterator[int]:
    """The numbers in nested lists or tuples."""
    if isinstance(value, list | tuple):
        for item in value:
            yield from leaves(item)
    else:
        yield value
