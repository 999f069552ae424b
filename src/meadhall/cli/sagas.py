"""Commands that read files: check, verify, replay, scenario."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

import meadhall
from meadhall.cli.speech import LangOption, Speech, complain
from meadhall.engine import EngineError, Game, MeadhallError

Files = Annotated[list[Path], typer.Argument(metavar="FILE…", help="Sagas to read.")]


def register(app: typer.Typer) -> None:
    """Put the commands into the app."""
    app.command(rich_help_panel="Files")(check)
    app.command(rich_help_panel="Files")(scenario)


def check(files: Files, lang: LangOption = None) -> None:
    """Re-validate sagas: play each one again and check every line.

    One line for each file; exit code 2 if any of them does not hold.

    meadhall check night.saga

    meadhall check sagas/*.saga
    """
    say = Speech(lang)
    failed = 0
    for path in files:
        try:
            game = meadhall.load(path)
        except (MeadhallError, EngineError) as error:
            failed += 1
            complain(f"{path}: {error}")
        else:
            say.print(f"{path}: {outcome(say, game)}", markup=False, soft_wrap=True)
    if failed:
        raise typer.Exit(2)


def outcome(say: Speech, game: Game[Any]) -> str:
    """One line on how far a game has come."""
    title = f"{game.rules.id} {game.rules.version}"
    if not game.over:
        return say("saga-open", game=title, seats=game.seats, answers=game.position)
    return say(
        "saga-over",
        game=title,
        seats=game.seats,
        answers=game.position,
        scores=" ".join(map(str, game.scores())),
        winners=", ".join(str(seat + 1) for seat in game.winners()) or "-",
    )


def scenario(
    files: Annotated[list[Path], typer.Argument(metavar="FILE…", help="Scenario files (TOML).")],
    lang: LangOption = None,
) -> None:
    """Play scenarios (given, when, then) and check that they come out as written.

    meadhall scenario tests/scenarios/blood_rage/*.toml
    """
    from meadhall import scenario as scenarios

    say = Speech(lang)
    failed = 0
    for path in files:
        try:
            read = scenarios.read(path)
            scenarios.run(read)
        except (MeadhallError, EngineError) as error:
            failed += 1
            complain(f"{path}: {error}" if path.name not in str(error) else str(error))
        else:
            say.print(say("scenario-holds", file=str(path), title=read.title), markup=False, soft_wrap=True)
    if failed:
        raise typer.Exit(2)
