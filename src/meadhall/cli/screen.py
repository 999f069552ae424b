"""The table in the terminal. A game may bring its own `terminal.py` with `board(view, texts, width)`; this one shows any game."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.markup import escape
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from meadhall.cli.speech import Speech, Words
from meadhall.engine import Choose, Game
from meadhall.games import SHELF

WIDEST = 120


def board(say: Speech, game: Game[Any], seat: int | None, words: Words) -> None:
    """Print the table as a seat sees it."""
    view = game.view(seat)
    width = min(say.console.width, WIDEST)
    own = None
    if (game.rules.folder / "terminal.py").exists():
        own = import_module(f"meadhall.games.{SHELF[game.rules.id]}.terminal")
    say.print(own.board(view, words, width) if own else generic(say, view, words), width=width)


def generic(say: Speech, view: dict[str, Any], words: Words) -> RenderableType:
    """Any game: what is public, what lies where, what follows from it."""
    seats: int = view["seats"]
    plain = {**view["state"], **view["facts"]}
    by_seat = {name: value for name, value in plain.items() if _one_per_seat(value, seats)}
    rest = {
        name: value
        for name, value in plain.items()
        if name not in by_seat and value not in ([], (), "", None)
    }
    people = Table(box=None, header_style="bold", pad_edge=False)
    people.add_column("")
    for seat in range(seats):
        people.add_column(_seat(view, seat, words), overflow="fold")
    for name, value in by_seat.items():
        people.add_row(_named(name), *(escape(_short(item, words)) for item in value))
    common = []
    for name, zone in view["zones"].items():
        if len(zone) == seats and all(isinstance(part, list) for part in zone):
            people.add_row(_named(name), *(escape(_pile(say, part, words)) for part in zone))
        elif zone:
            common.append(f"[bold]{_named(name)}[/] {escape(_pile(say, zone, words))}")
    common += [f"[bold]{_named(name)}[/] {escape(_short(value, words))}" for name, value in rest.items()]
    parts: list[RenderableType] = [people]
    if common:
        parts.append(Text())
        parts.append(Text.from_markup("\n".join(common)))
    return Panel(Group(*parts), title=escape(words.say("game-title")), title_align="left")


def _one_per_seat(value: Any, seats: int) -> bool:
    return isinstance(value, list) and len(value) == seats


def _seat(view: dict[str, Any], seat: int, words: Words) -> str:
    mark = "▶ " if seat in view["waiting"] else ""
    return mark + escape(words.label(f"seat:{seat}"))


def _named(name: str) -> str:
    return name.replace("_", " ")


def _short(value: Any, words: Words) -> str:
    """Plain data in a few words; values of the game by their names."""
    if isinstance(value, dict):
        return ", ".join(f"{_named(str(name))} {_short(item, words)}" for name, item in value.items())
    if isinstance(value, list | tuple):
        return " ".join(_short(item, words) for item in value)
    if isinstance(value, str) and ":" in value:
        return words.label(value)
    return str(value)


def _pile(say: Speech, zone: list[Any], words: Words) -> str:
    flat = [item for part in zone for item in (part if isinstance(part, list) else [part])]
    known = [words.label(item) for item in flat if item is not None]
    hidden = len(flat) - len(known)
    return ", ".join(known + ([say("hidden-cards", count=hidden)] if hidden else [])) or "-"


def question(say: Speech, ask: Choose, words: Words) -> None:
    """Print a question with its numbered options; cards with what they do."""
    clause = f"  [dim]{escape(ask.clause)}[/]" if ask.clause else ""
    say.print(f"[bold]{escape(words.question(ask.key, ask.params))}[/]{clause}")
    labels = [words.option(ask.key, value) for value in ask.values]
    effects = [words.effect(value) for value in ask.values]
    numbered = [f"[bold cyan]{n:>2}[/] {escape(label)}" for n, label in enumerate(labels, 1)]
    if not any(effects):
        say.print(
            Columns(numbered, padding=(0, 3), column_first=True) if len(numbered) > 6 else "\n".join(numbered)
        )
        return
    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True)
    table.add_column(style="dim")
    for line, effect in zip(numbered, effects, strict=True):
        table.add_row(line, escape(effect))
    say.print(table)


def blocked(say: Speech, ask: Choose, words: Words) -> None:
    """Print what is not allowed now, with clause and reason."""
    reasons = ask.blocked()
    if not reasons:
        say.print(say("why-nothing"))
        return
    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True)
    table.add_column(no_wrap=True, style="bold")
    table.add_column(style="dim")
    for value, reason in reasons:
        table.add_row(
            escape(words.option(ask.key, value)), escape(reason.clause), escape(words.reason(reason))
        )
    say.print(table)


def result(say: Speech, game: Game[Any], words: Words) -> None:
    """Print the scores, the winners first."""
    winners = game.winners()
    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
    order = sorted(range(game.seats), key=lambda seat: (seat not in winners, -game.scores()[seat], seat))
    for seat in order:
        table.add_row(
            "★" if seat in winners else "",
            escape(words.label(f"seat:{seat}")),
            say("points", count=game.scores()[seat]),
        )
    say.print(table)
