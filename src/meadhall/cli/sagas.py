"""Commands that read files: check, verify, replay, scenario."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

import meadhall
from meadhall.cli import screen
from meadhall.cli.speech import LangOption, Speech, Words, complain
from meadhall.engine import EngineError, Game, MeadhallError
from meadhall.engine import saga as sagas
from meadhall.laws import throws

Files = Annotated[list[Path], typer.Argument(metavar="FILE…", help="Sagas to read.")]


def register(app: typer.Typer) -> None:
    """Put the commands into the app."""
    app.command(rich_help_panel="Files")(check)
    app.command(rich_help_panel="Files")(verify)
    app.command(rich_help_panel="Files")(replay)
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
            complain(f"{path}: {error}", say.lang)
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
        winners=", ".join(str(seat + 1) for seat in game.winners()) or "none",
    )


def verify(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A saga.")],
    seed: Annotated[
        str | None, typer.Option("--seed", help="The seed that was published, if the saga is sealed.")
    ] = None,
    lang: LangOption = None,
) -> None:
    """Check the shuffles: does the seed match the hash published at the start, and is every throw the one it gives?

    meadhall verify night.saga

    meadhall verify sealed.saga --seed 7
    """
    say = Speech(lang)
    text = meadhall.read_text(file)
    head, _ = sagas.read_header(text)
    if not head.seeds:
        if seed is None:
            raise MeadhallError(f"{file} is sealed; give the seed that was published with --seed")
        text = text.replace("\n---", f"\nseed {seed}\n---", 1)
    elif seed is not None and seed != head.seeds[0][1]:
        raise MeadhallError(f"{file} was played with another seed than {seed!r}")
    game = meadhall.loads(text)
    say.print(
        say("verified", file=str(file), throws=throws(game), seed=game.seeds[0][1], commit=head.commit),
        markup=False,
        soft_wrap=True,
    )


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A saga.")],
    to: Annotated[int | None, typer.Option("--to", min=0, help="Stop after so many answers.")] = None,
    seat: Annotated[
        int | None, typer.Option("--seat", min=1, help="Look from this seat; without it as a spectator.")
    ] = None,
    lang: LangOption = None,
) -> None:
    """Tell a game again: what happened, and how the table looks after it.

    meadhall replay night.saga

    meadhall replay night.saga --to 120 --seat 2
    """
    say = Speech(lang)
    game = meadhall.load(file)
    if to is not None:
        if to > game.position:
            raise MeadhallError(f"{file} has {game.position} answers, so --to {to} is not in it")
        game = game.replay(to)
    if seat is not None and seat > game.seats:
        raise MeadhallError(f"{file} has no seat {seat}; its seats are 1 to {game.seats}")
    words = Words(game.rules, say.lang)
    viewer = None if seat is None else seat - 1
    for event in game.events(viewer):
        say.print(f"{event['n']:>5}  {words.event(event)}", markup=False)
    screen.board(say, game, viewer, words)
    say.print(outcome(say, game), markup=False)


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
            complain(f"{path}: {error}" if path.name not in str(error) else str(error), say.lang)
        else:
            say.print(say("scenario-holds", file=str(path), title=read.title), markup=False, soft_wrap=True)
    if failed:
        raise typer.Exit(2)
