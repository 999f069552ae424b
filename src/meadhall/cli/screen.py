"""The table in the terminal. A game may bring its own `terminal.py` with `board(view, texts, width)`; this one shows any game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from importlib import import_module
from typing import Any, NamedTuple

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.constrain import Constrain
from rich.markup import escape
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from meadhall.cli.ordering import is_order, offered
from meadhall.cli.speech import Speech, Words
from meadhall.engine import Choose, Game, Subset, Value
from meadhall.engine.subset import Chosen
from meadhall.games import SHELF

WIDEST = 120


def board(say: Speech, game: Game[Any], seat: int | None, words: Words) -> None:
    """Print the table as a seat sees it."""
    say.print(board_of(say, game, seat, words))


def board_of(say: Speech, game: Game[Any], seat: int | None, words: Words, width: int = 0) -> RenderableType:
    """The table as a seat sees it, so many columns wide."""
    view = game.view(seat)
    words.learn(view["facts"])
    columns = min(width or say.console.width, WIDEST)
    own = terminal_of(game)
    drawn: RenderableType = own.board(view, words, columns) if own else generic(say, game, view, words)
    return Constrain(drawn, columns)


def terminal_of(game: Game[Any]) -> Any:
    """The module with which a game draws itself, if it has one."""
    if (game.rules.folder / "terminal.py").exists():
        return import_module(f"meadhall.games.{SHELF[game.rules.id]}.terminal")
    return None


def generic(say: Speech, game: Game[Any], view: dict[str, Any], words: Words) -> RenderableType:
    """Any game: a column for each seat, then what is common, then everything that is a list of things as a table of its own."""
    seats: int = view["seats"]
    declared = {name for name, stride in game.s.by_seat().items() if stride == 1}

    def by_seat(name: str, value: Any) -> bool:
        """Fields say whether they are counted by seat; of facts, those are whose entries each name their seat."""
        return _name_seats(value) if name in facts else name in declared

    facts = {name: value for name, value in view["facts"].items() if not _empty(value)}
    state = {
        name: value
        for name, value in view["state"].items()
        if name not in facts and not _empty(value) and (not facts or _plain(value) or by_seat(name, value))
    }
    plain = {**state, **facts}
    people = _grid(["", *(_seat(view, seat, words) for seat in range(seats))])
    for name, value in plain.items():
        if by_seat(name, value):
            for row, items in _seat_rows(name, list(value[:seats])):
                people.add_row(_named(row), *(escape(_short(item, words)) for item in items))
    common = []
    for name, zone in view["zones"].items():
        if name in declared:
            if any(zone):
                people.add_row(_named(name), *(escape(_pile(say, part, words)) for part in zone[:seats]))
        elif _pile(say, zone, words) != "-":
            common.append(f"[bold]{_named(name)}[/] {escape(_pile(say, zone, words))}")
    tables: list[RenderableType] = []
    numbers = [
        f"{_named(name)} {escape(_short(value, words))}".strip()
        for name, value in plain.items()
        if _plain(value) and value is not False and value != -1
    ]
    for name, value in plain.items():
        if by_seat(name, value) or _plain(value):
            continue
        if rows := _rows(value):
            tables += [Text(), _grid_of_rows(name, rows, words)]
        else:
            common.append(f"[bold]{_named(name)}[/] {escape(_short(value, words))}")
    parts: list[RenderableType] = [Text.from_markup(" · ".join(numbers)), Text(), people, *tables]
    if common:
        parts += [Text(), Text.from_markup("\n".join(common))]
    return Panel(Group(*parts), title=escape(words.say("game-title")), title_align="left")


def _grid(columns: list[str]) -> Grid:
    grid = Grid(box=None, header_style="bold", pad_edge=False, padding=(0, 2, 0, 0))
    for column in columns:
        grid.add_column(column, overflow="fold")
    return grid


def _empty(value: Any) -> bool:
    return value is None or (isinstance(value, str | list | tuple | dict) and not value)


def _plain(value: Any) -> bool:
    return isinstance(value, int | str)


def _name_seats(value: Any) -> bool:
    return isinstance(value, list) and all(
        isinstance(item, dict) and item.get("seat") == seat for seat, item in enumerate(value)
    )


def _seat_rows(name: str, value: list[Any]) -> list[tuple[str, list[Any]]]:
    """One row, or a row for each key if every seat has a mapping."""
    if not all(isinstance(item, dict) for item in value):
        return [(name, value)]
    keys = list(dict.fromkeys(key for item in value for key in item if key != "seat"))
    return [
        (key, [item.get(key) for item in value])
        for key in keys
        if any(not _empty(item.get(key)) for item in value)
    ]


def _rows(value: Any) -> list[tuple[Any, dict[str, Any]]]:
    """Mappings in a list or by name, as named rows; nothing if it is something else."""
    items = (
        list(value.items())
        if isinstance(value, dict)
        else [("", item) for item in value]
        if isinstance(value, list)
        else []
    )
    return items if items and all(isinstance(item, dict) for _, item in items) else []


def _grid_of_rows(name: str, rows: list[tuple[Any, dict[str, Any]]], words: Words) -> Grid:
    """A column for each key that says something in any row."""
    keys = [
        key
        for key in dict.fromkeys(key for _, row in rows for key in row)
        if any(row.get(key) not in (None, "", 0, False, [], {}) for _, row in rows)
    ]
    grid = _grid([_named(name), *map(_named, keys)])
    for label, row in rows:
        grid.add_row(escape(_short(label, words)), *(escape(_short(row.get(key), words)) for key in keys))
    return grid


def _seat(view: dict[str, Any], seat: int, words: Words) -> str:
    mark = "▶ " if seat in view["waiting"] else ""
    return mark + escape(words.label(f"seat:{seat}"))


def _named(name: Any) -> str:
    return escape(str(name).replace("_", " "))


def _short(value: Any, words: Words) -> str:
    """Plain data in a few words; values of the game by their names."""
    if value is None:
        return ""
    if isinstance(value, bool):
        return "✓" if value else ""
    if isinstance(value, dict):
        shown = {name: item for name, item in value.items() if item not in (None, "", False, [], {})}
        return ", ".join(
            f"{_short(name, words)} {_short(item, words)}".strip() for name, item in shown.items()
        )
    if isinstance(value, list | tuple):
        if value and all(isinstance(item, str) for item in value):
            return _counted([_short(item, words) for item in value])
        return " ".join(_short(item, words) for item in value)
    if isinstance(value, str) and ":" in value:
        return words.label(value)
    return str(value).replace("_", " ")


def _counted(names: list[str]) -> str:
    """Names with commas, the same ones counted."""
    return ", ".join(f"{name} ×{count}" if count > 1 else name for name, count in Counter(names).items())


def _pile(say: Speech, zone: list[Any], words: Words) -> str:
    flat = _flat(zone)
    known = [words.label(item) for item in flat if item is not None]
    hidden = len(flat) - len(known)
    return (
        ", ".join(filter(None, [_counted(known), say("hidden-cards", count=hidden) if hidden else ""])) or "-"
    )


def _flat(zone: list[Any]) -> list[Any]:
    return [leaf for item in zone for leaf in (_flat(item) if isinstance(item, list) else [item])]


class Line(NamedTuple):
    """An option as it is shown: its words, what it does, and what stands above it and the next ones like it."""

    label: str
    effect: str
    heading: str


def lines(game: Game[Any], ask: Choose, words: Words, values: Sequence[Value]) -> list[Line]:
    """What can be named, in order.

    The `terminal.py` of a game may add a `note(view, ask, value, words)` to an option, and a `heading(...)` above the options that
    share it.
    """
    own = terminal_of(game)
    view = game.view(ask.seat) if hasattr(own, "note") else None
    out = []
    for value in values:
        label = words.option(ask.key, value)
        note = "" if view is None else own.note(view, ask, value, words)
        heading = "" if view is None else own.heading(view, ask, value, words)
        out.append(Line(f"{label} ({note})" if note else label, words.effect(value), heading))
    return out


def question(say: Speech, ask: Choose, words: Words, game: Game[Any], draft: Chosen = ()) -> None:
    """Print a question with what can be named; cards with what they do. A set says how many may be named, an order what it is so far."""
    clause = f"  [dim]{escape(ask.clause)}[/]" if ask.clause else ""
    say.print(f"[bold]{escape(words.question(ask.key, ask.params))}[/]{clause}")
    options = lines(game, ask, words, offered(game, ask, draft))
    numbered = [f"[bold cyan]{n:>2}[/] {escape(line.label)}" for n, line in enumerate(options, 1)]
    if not any(line.effect or line.heading for line in options):
        say.print(
            Columns(numbered, padding=(0, 3), column_first=True) if len(numbered) > 6 else "\n".join(numbered)
        )
    else:
        _print_options(say, numbered, options)
    if isinstance(ask, Subset):
        for line in set_lines(say, ask, words, game, draft):
            say.print(escape(line), style="dim")


def ending(ask: Subset, words: Words, draft: Sequence[Value]) -> str:
    """What a game calls it to name nothing of a set, such as "No Maneuver"; texts and lessons call it that too."""
    own_word = f"opt-{ask.key}-done"
    return words.say(own_word) if not draft and words.has(own_word) else ""


def set_lines(say: Speech, ask: Subset, words: Words, game: Game[Any], draft: Chosen) -> list[str]:
    """How a set is answered; of an order what is named so far, what it comes to, and whether it is complete."""

    def names(chosen: Sequence[Value]) -> str:
        return ", ".join(words.option(ask.key, value) for value in chosen)

    offer, out = ask.suggestion, []
    if not is_order(game, ask):
        out.append(say("set-help", least=ask.least, most=ask.most))
    else:
        look, own = ask.look(draft), terminal_of(game)
        offer = look.offer
        if draft:
            out.append(say("order-so-far", names=names(draft)))
            if hasattr(own, "comes") and look.comes:
                out.append(own.comes(look.comes, words))
        if look.done is None:
            end = ending(ask, words, draft)
            out.append(say("order-end", name=end) if end else say("order-done" if draft else "order-none"))
    if offer:
        out.append(say("set-suggested", names=names(offer)))
    return out


def _print_options(say: Speech, numbered: list[str], options: list[Line]) -> None:
    grid = Grid(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column(style="dim")
    shown = ""
    for number, line in zip(numbered, options, strict=True):
        if line.heading != shown:
            grid.add_row(f"[bold]{escape(line.heading)}[/]" if line.heading else "")
            shown = line.heading
        grid.add_row(number, escape(line.effect))
    say.print(grid)


def blocked(say: Speech, ask: Choose, words: Words) -> None:
    """Print what is not allowed now, with clause and reason."""
    reasons = ask.blocked()
    if not reasons:
        say.print(say("why-nothing"))
        return
    grid = Grid(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column(no_wrap=True, style="bold")
    grid.add_column(style="dim")
    for value, reason in reasons:
        grid.add_row(
            escape(words.option(ask.key, value)), escape(reason.clause), escape(words.reason(reason))
        )
    say.print(grid)


def places(say: Speech, game: Game[Any], words: Words) -> Grid:
    """The scores, the winners first."""
    winners = game.winners()
    grid = Grid(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
    order = sorted(range(game.seats), key=lambda seat: (seat not in winners, -game.scores()[seat], seat))
    for seat in order:
        grid.add_row(
            "★" if seat in winners else "",
            escape(words.label(f"seat:{seat}")),
            say("points", count=game.scores()[seat]),
        )
    return grid


def result(say: Speech, game: Game[Any], words: Words) -> None:
    """Print the scores, the winners first."""
    say.print(places(say, game, words))
