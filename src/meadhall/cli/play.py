"""The command that plays a game in the terminal."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from shutil import get_terminal_size
from typing import Annotated, Any

import typer

import meadhall
from meadhall.bots import DEFAULT, LEVELS, check_level
from meadhall.cli.host import Host, bots_of, new_path
from meadhall.cli.session import Session
from meadhall.cli.shelf import GameArgument, OptionOption, SeatsOption, SeedOption, parse_options
from meadhall.cli.speech import LangOption, Speech
from meadhall.engine import MeadhallError, Rules
from meadhall.engine import saga as sagas
from meadhall.games import find_rules
from meadhall.lessons import Guide, find_lesson

LoadOption = Annotated[Path | None, typer.Option("--load", metavar="FILE", help="Go on with this saga.")]
SaveOption = Annotated[
    Path | None, typer.Option("--save", metavar="FILE", help="Keep the game in this file.")
]
PlainOption = Annotated[
    bool, typer.Option("--plain", help="Lines instead of a full screen, as in a pipe or a small terminal.")
]


def register(app: typer.Typer) -> None:
    """Put the command into the app."""
    app.command(rich_help_panel="Play")(play)
    app.command(rich_help_panel="Play")(learn)


def play(
    game: GameArgument,
    seats: SeatsOption = None,
    as_: Annotated[
        str | None,
        typer.Option(
            "--as", metavar="SEAT,…", help="The seats at this keyboard: 1, or 1,3, or all, or none."
        ),
    ] = None,
    bots: Annotated[
        str | None,
        typer.Option(
            "--bots",
            metavar="LEVEL,…",
            help=f"Who plays the other seats: {', '.join(LEVELS)}, or package.module:Bot.",
        ),
    ] = None,
    seed: SeedOption = None,
    option: OptionOption = None,
    load: LoadOption = None,
    save: SaveOption = None,
    plain: PlainOption = False,
    lang: LangOption = None,
) -> None:
    """Play a game in this terminal, against bots or with others at the same keyboard.

    In a terminal of 80 columns and 24 lines or more the table fills the screen; its last line names the keys. With `--plain`, in a pipe or in a
    smaller terminal it is played line by line: answer with the number of an option (of a set with several: `1 3 4`); `table`, `log`, `aid`,
    `card`, `rules`, `why`, `hint`, `undo`, `redo`, `save` and `quit` do what they say, `help` lists them. The game is saved after every answer.

    meadhall play blood-rage --bots normal

    meadhall play blood-rage --seats 3 --as 1,2 --bots easy --lang pl

    meadhall play blood-rage --bots normal/raider,strong/quester

    meadhall play blood-rage --load night.saga
    """
    say = Speech(lang)
    if load is not None:
        table = meadhall.load(load)
        if table.rules.id != game:
            raise MeadhallError(f"{load} is a game of {table.rules.id}, not of {game}")
        if seats is not None or seed is not None or option:
            raise MeadhallError("a saga brings its own seats, seed and options; leave them out with --load")
        head, _ = sagas.read_header(meadhall.read_text(load))
        known = bots_of(head.names)
        names = {seat: name for seat, name in head.names.items() if seat not in known}
    else:
        table = meadhall.new(game, seats, seed, parse_options(option))
        known, names = {}, {}
    who = seating(table.seats, as_, bots, known, table.rules)
    path = save or load or new_path(game)
    if not plain and len(who) < table.seats and fits_a_screen():
        from meadhall.cli import full

        full.play(Host(table, who, say, path, names))
    else:
        Session(table, who, say, path, names).play()


def learn(
    game: GameArgument,
    lesson: Annotated[
        str | None, typer.Argument(metavar="LESSON", help="Which one, where the game has several.")
    ] = None,
    load: LoadOption = None,
    save: SaveOption = None,
    plain: PlainOption = False,
    lang: LangOption = None,
) -> None:
    """Learn a game by playing it: a guided first game, step by step, then on against an easy bot.

    Enter or `next` reads on, `skip` does the step for you, `enough` ends the lesson; everything else is as in `meadhall play`.

    meadhall learn blood-rage

    meadhall learn blood-rage --lang pl --load night.saga
    """
    say = Speech(lang)
    rules = find_rules(game)
    found = find_lesson(rules, lesson or "")
    if load is None:
        table = meadhall.new(game, found.seats, found.seed, found.options)
    else:
        table = meadhall.load(load)
        if (table.rules.id, table.seats, table.seeds[0][1]) != (game, found.seats, found.seed):
            raise MeadhallError(f"{load} is not a game of this lesson")
    table.fresh = table.fresh and table.rewinds > 0  # whoever goes back meets what the texts tell
    who = {seat: found.bot for seat in range(found.seats) if seat != found.seat}
    guide = Guide.retold(found, table)
    path = save or load or new_path(f"{game}-{found.name}")
    if not plain and fits_a_screen():
        from meadhall.cli import full

        full.play(Host(table, who, say, path, guide=guide))
    else:
        Session(table, who, say, path, guide=guide).play()


def fits_a_screen() -> bool:
    """Is this a real terminal, large enough for a table?"""
    columns, lines = get_terminal_size()
    real = sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM", "dumb") != "dumb"
    return real and columns >= 80 and lines >= 24


def seating(
    seats: int, as_: str | None, bots: str | None, known: dict[int, str], rules: Rules[Any]
) -> dict[int, str]:
    """Which level plays which seat. Without any wish, a person has the first seat and bots that answer at once the others."""
    if as_ is None and bots is None and known:
        return {seat: _level(level, rules) for seat, level in known.items()}
    levels = [_level(level.strip(), rules) for level in (bots or DEFAULT).split(",")]
    people = _people(seats, as_)
    others = [seat for seat in range(seats) if seat not in people]
    return {seat: levels[i % len(levels)] for i, seat in enumerate(others)}


def _people(seats: int, as_: str | None) -> set[int]:
    if as_ is None:
        return {0}
    if as_ in ("all", "none"):
        return set(range(seats)) if as_ == "all" else set()
    people = set()
    for word in as_.split(","):
        if not word.strip().isdigit() or not 1 <= int(word) <= seats:
            raise MeadhallError(f"--as takes seats from 1 to {seats}, all or none, not {word.strip()!r}")
        people.add(int(word) - 1)
    return people


def _level(level: str, rules: Rules[Any]) -> str:
    check_level(level, rules)
    return level
