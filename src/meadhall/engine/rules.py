"""What a game has to say of itself so that the engine can run it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence, Set
from dataclasses import dataclass, field
from functools import cached_property
from inspect import isgeneratorfunction
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from meadhall.engine.ask import Choose, Reason, Value
from meadhall.engine.errors import EngineError, MeadhallError
from meadhall.engine.keys import Keys
from meadhall.engine.spans import END, Span
from meadhall.engine.state import State
from meadhall.engine.winning import Scale

if TYPE_CHECKING:
    from meadhall.engine.characters import Character
    from meadhall.engine.learned import Learned
    from meadhall.engine.play import Play
    from meadhall.engine.reference import Component

S = TypeVar("S", bound=State)


@dataclass(frozen=True)
class Option:
    """A choice made when the table is laid: a variant, a difficulty, a house rule."""

    default: Value
    choices: tuple[Value, ...]
    silent: bool = False
    """A saga names it only where it is not at its default: it came when there were sagas already."""

    def parse(self, name: str, given: object) -> Value:
        """The choice that `given` names (numbers and yes/no may come as text)."""
        text = {True: "yes", False: "no"}.get(given, given) if isinstance(given, bool) else given
        for choice in self.choices:
            if text == choice or str(text) == str(choice):
                return choice
        allowed = ", ".join(map(str, self.choices))
        raise MeadhallError(f"option {name!r} cannot be {given!r}; it is one of: {allowed}")

    def changed(self, rules: Rules[Any], value: Value) -> Rules[Any]:
        """The rules of a table with this choice: the same for all, but for an expansion (engine/expansion.py)."""
        return rules


def _no_table_facts(state: Any) -> Mapping[str, object]:
    return {}


def _no_seat_facts(state: Any, seat: int | None) -> Mapping[str, object]:
    return {}


def _one_pool(kind: str, component: int) -> str:
    return kind


def _fits_everywhere(zone: str, kind: str, component: int) -> bool:
    return True


def _nothing_in_play(state: Any, seat: int) -> Iterable[str]:
    return ()


def _any_table(seats: int, options: Mapping[str, Value]) -> Reason | None:
    return None


def _always(state: Any, question: Choose, seat: int) -> bool:
    return True


def _no_invariants(state: Any) -> list[str]:
    return []


@dataclass(frozen=True)
class Rules(Generic[S]):
    """A game. `frames` holds every rule that may stand on the agenda; the frame `setup` runs first.

    `numbers` are the public numbers of a position by name; `retell` folds an event into them, so that whoever hears all events
    knows all numbers (a law).
    """

    id: str
    version: str
    seats: range
    state: type[S]
    frames: Mapping[str, Callable[..., Any]]
    scores: Callable[[S], list[int]]
    winners: Callable[[S], list[int]]
    keys: Keys = field(default_factory=Keys)
    kinds: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    options: Mapping[str, Option] = field(default_factory=dict)
    pool: Callable[[str, int], str] = _one_pool
    fits: Callable[[str, str, int], bool] = _fits_everywhere
    in_play: Callable[[S, int], Iterable[str]] = _nothing_in_play
    listeners: Mapping[str, Mapping[str, Callable[..., Any]]] = field(default_factory=dict)
    spans: Mapping[str, Span] = field(default_factory=dict)
    numbers: Callable[[S], dict[str, int]] | None = None
    retell: Callable[[dict[str, int], dict[str, Any]], None] | None = None
    purse: Callable[[S, int], dict[str, int]] | None = None
    """What a seat can pay and win, as everybody can count it; each name has a text `purse-NAME` (meadhall/preview.py)."""
    stakes: Callable[[S, int], Mapping[str, float]] | None = None
    """Parts of `value` that a purse does not hold and a hint speaks of, such as how near a victory is; texts `purse-NAME`, too."""
    table_facts: Callable[..., Mapping[str, object]] = _no_table_facts
    lasting_facts: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Facts -> the fields they are made from. `table_facts` takes such facts over from its keyword arguments; what a seat knows is taken
    over where all of it lasts."""
    mended_facts: Callable[[S, S, Set[str], Mapping[str, object]], Mapping[str, object]] | None = None
    """Position, the one before it, the fields that have changed and its facts -> of those that do not last, what can be mended for less than made anew."""
    seat_facts: Callable[[S, int | None], Mapping[str, object]] = _no_seat_facts
    value: Callable[[S, int], float] | None = None
    """What a position is worth for a seat, for bots."""
    standings: Callable[[S], list[float]] | None = None
    """The same for all seats at once, where that is cheaper."""
    stage: Callable[[S], int] | None = None
    """Which Age, round or turn it is, counted from 1: what a list of tables says of it."""
    progress: Callable[[S], float] | None = None
    """How much of the game is over, from 0 to 1."""
    scale: Scale | None = None
    """What turns values into chances to win."""
    doubt: float = 1.0
    """Differences in value that a beginner hardly sees; the easy bot is made weak by it."""
    foresight: float = 0.75
    """How much what others do after an action counts when bots compare actions by playouts; 0: it tells less than its noise hides."""
    prior: Callable[[S, Choose], Sequence[float]] | None = None
    """How much is to be expected of each option of a question before anything is tried: weights, none of them 0."""
    characters: Mapping[str, Character] = field(default_factory=dict)
    """Styles in which bots of any level can play it, by name; texts `character-NAME`."""
    learned: Learned | None = None
    """What can be learned from and what was: a value beside `value`, which bots go by where it plays better."""
    cooperative: bool = False
    """Does everybody win or lose together?"""
    arrange: Callable[[Play[S], dict[str, Any]], None] | None = None
    invariants: Callable[[S], list[str]] = _no_invariants
    why_not_table: Callable[[int, Mapping[str, Value]], Reason | None] = _any_table
    windows: Mapping[str, Value] = field(default_factory=dict)
    """Key of a question that only offers to speak up -> the answer that lets it go. A table may give that answer for a seat."""
    pleas: frozenset[str] = frozenset()
    """Those of them that open because another seat turns to this one."""
    orders: frozenset[str] = frozenset()
    """Keys of sets that are a deed with all that belongs to it: asked on part by part, answered as soon as nothing can be added."""
    concerns: Callable[[S, Choose, int], bool] = _always
    """Is the moment of such a question about what belongs to the seat?"""
    reference: Callable[[], Iterable[Component]] | None = None
    answers: tuple[str, ...] = ()
    """Answers that name a copy of a component together with what is done with it; a text names them without the copy's number."""
    aid: Mapping[str, object] = field(default_factory=dict)
    """Numbers of the content by the names that the player aid has for them (meadhall/aid.py)."""
    content_hash: str = ""
    folder: Path = Path()
    guests: tuple[str, ...] = ()
    """Cards that only an expansion brings, and that listen to something."""
    texts: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    """Language -> text id -> words that no file of the folder has: those of an expansion."""

    def __post_init__(self) -> None:
        """A name that leads nowhere is misspelt."""
        if "setup" not in self.frames:
            raise EngineError(f"{self.id}: there is no frame 'setup', with which every game begins")
        for name, rule in self.frames.items():
            if str(getattr(rule, "__annotations__", {}).get("return")).startswith("Rule[") and not (
                isgeneratorfunction(rule)
            ):
                raise EngineError(
                    f"{self.id}: frame {name!r} may ask, but is no generator: it would not be run"
                )
        for key in sorted(self.orders.difference(self.keys.asks)):
            raise EngineError(f"{self.id}: {key!r} is to be an order, but is not among the keys it asks")
        fields = {each.name for each in self.state.fields}
        for name, made_from in self.lasting_facts.items():
            if not fields.issuperset(made_from):
                unknown = ", ".join(sorted(set(made_from) - fields))
                raise EngineError(f"{self.id}: the facts {name!r} are made from {unknown}, which is no field")
        for zone in self.state.zones:
            if zone.kind not in self.kinds:
                raise EngineError(f"{self.id}: zone {zone.name} is for {zone.kind!r}, which is no kind")
        cards = {name.partition("#")[0] for names in self.kinds.values() for name in names}
        cards.update(self.guests)
        for event, listeners in self.listeners.items():
            if event not in self.keys.emits:
                raise EngineError(
                    f"{self.id}: cards listen to {event!r}, which is not among the keys it emits"
                )
            for card in listeners:
                if card not in cards:
                    raise EngineError(f"{self.id}: {card!r} listens to {event!r}, but there is no such card")

    def facts_after(
        self, state: S, before: S, changed: Set[str], facts: Mapping[str, object]
    ) -> Mapping[str, object]:
        """The facts of the table, given the position before, its facts, and the fields that have changed since: what lasts is not made again."""
        known = {name: facts[name] for name in facts if self._lasts(name, changed)}
        if self.mended_facts is not None and facts:
            known.update(self.mended_facts(state, before, changed, facts))
        return self.table_facts(state, **known)

    def seat_facts_after(
        self, state: S, seat: int | None, changed: Set[str], facts: Mapping[str, object]
    ) -> Mapping[str, object]:
        """The same for the facts of a seat."""
        if not changed or (facts and all(self._lasts(name, changed) for name in facts)):
            return facts
        return self.seat_facts(state, seat)

    def _lasts(self, name: str, changed: Set[str]) -> bool:
        made_from = self.lasting_facts.get(name)
        return made_from is not None and changed.isdisjoint(made_from)

    def facts(self, state: S, seat: int | None) -> dict[str, Any]:
        """What follows from what `seat` sees (None: a spectator): the facts of the table, which are the same for all, and its own."""
        return {**self.table_facts(state), **self.seat_facts(state, seat)}

    @cached_property
    def running(self) -> dict[str, tuple[Callable[..., Any], bool]]:
        """Frame -> its rule, and may it ask? Plain functions cannot. The end of a span is a frame too."""
        from meadhall.engine.play import Play

        rules = {**self.frames, END: Play.end}
        return {name: (rule, isgeneratorfunction(rule)) for name, rule in rules.items()}

    @cached_property
    def open(self) -> bool:
        """Does everybody see everything?"""
        return all(zone.see == "all" for zone in self.state.zones)

    @cached_property
    def values(self) -> dict[str, tuple[str, ...]]:
        """Kind -> component -> the value that stands for it outside the state."""
        return {kind: tuple(f"{kind}:{name}" for name in names) for kind, names in self.kinds.items()}

    @cached_property
    def components(self) -> dict[str, tuple[str, int]]:
        """Value -> (kind, component)."""
        return {value: (kind, i) for kind, values in self.values.items() for i, value in enumerate(values)}

    @cached_property
    def pools(self) -> dict[str, tuple[int, ...]]:
        """Kind -> component -> number of the pool within which hidden components may be exchanged."""
        out = {}
        for kind, names in self.kinds.items():
            pools = [self.pool(kind, i) for i in range(len(names))]
            numbers = {pool: number for number, pool in enumerate(dict.fromkeys(pools))}
            out[kind] = tuple(numbers[pool] for pool in pools)
        return out

    @cached_property
    def pool_count(self) -> dict[str, int]:
        """Kind -> how many pools there are."""
        return {kind: max(pools, default=0) + 1 for kind, pools in self.pools.items()}

    @cached_property
    def constraints(self) -> dict[str, tuple[bool, ...]]:
        """Zone -> component -> may it lie there, for the hidden zones that do not take everything."""
        tables = {
            zone.name: tuple(self.fits(zone.name, zone.kind, i) for i in range(len(self.kinds[zone.kind])))
            for zone in self.state.zones
            if zone.see != "all"
        }
        return {name: table for name, table in tables.items() if not all(table)}

    def at(self, options: Mapping[str, Value]) -> Rules[S]:
        """The rules of a table with these options."""
        rules = self
        for name, option in self.options.items():
            if name in options:
                rules = option.changed(rules, options[name])
        return rules

    def seated(self, seats: int | None) -> int:
        """So many seats, the most where nothing is wished; more or fewer than the game is for are refused."""
        fewest, most = self.seats.start, self.seats.stop - 1
        if seats is not None and seats not in self.seats:
            raise MeadhallError(f"{self.id} is for {fewest} to {most} seats, not {seats}")
        return most if seats is None else seats

    def parse_options(self, given: Mapping[str, object]) -> dict[str, Value]:
        """All options of the game, the given ones checked, the others at their default."""
        for name in given:
            if name not in self.options:
                known = ", ".join(self.options) or "none"
                raise MeadhallError(f"{self.id} has no option {name!r}; it has: {known}")
        return {
            name: option.parse(name, given[name]) if name in given else option.default
            for name, option in self.options.items()
        }
