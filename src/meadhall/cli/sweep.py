"""The command that varies a number of the content and says what changes."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from meadhall.cli.lab import BotsOption, LabSeed, PlotOption, again, levels, saved, seed_of
from meadhall.cli.many import GamesOption, JobsOption, RayOption, SchedulerOption, until_interrupted
from meadhall.cli.progress import Games
from meadhall.cli.shelf import GameArgument, OptionOption, SeatsOption, parse_options, write
from meadhall.cli.speech import LangOption, Speech, Words
from meadhall.games import find_rules

if TYPE_CHECKING:
    from meadhall.lab import Played
    from meadhall.lab.sweep import Trial


def register(app: typer.Typer) -> None:
    """Put the command into the app."""
    app.command(rich_help_panel="Many games")(sweep)


def sweep(
    game: GameArgument,
    vary: Annotated[
        str,
        typer.Option(
            "--vary",
            metavar="PATH=VALUES",
            help="A number of the content and its values: cards.battle.tyrs_bash.bonus=1..5 or board.rounds.value=4,6,8.",
        ),
    ],
    games: GamesOption = 40,
    bots: BotsOption = "normal",
    seats: SeatsOption = None,
    seed: LabSeed = "1",
    option: OptionOption = None,
    tally: Annotated[
        list[str] | None,
        typer.Option("--tally", metavar="PATH", help="Note a value of the final position; repeatable."),
    ] = None,
    out: Annotated[
        Path | None, typer.Option("--out", metavar="FILE", help="The report as Markdown; without it, here.")
    ] = None,
    rows: Annotated[
        Path | None,
        typer.Option("--rows", metavar="FILE", help="A row for each game and seat, as .csv or .parquet."),
    ] = None,
    plot: PlotOption = None,
    jobs: JobsOption = None,
    scheduler: SchedulerOption = None,
    ray: RayOption = None,
    lang: LangOption = None,
) -> None:
    """What if a number of the content were another? The same deals with each value, and what changes.

    A number is named by its file in the game's content folder, then table, row and field; in a list by its place, from 1.

    meadhall sweep blood-rage --vary cards.battle.tyrs_bash.bonus=1..5 --games 200 --plot bash.png

    meadhall sweep reavers-of-midgard --vary board.rounds.value=4,5,6 --tally state.round
    """
    from meadhall import lab
    from meadhall.lab import plots, pool, sweep
    from meadhall.lab.output import Files, Writing

    say = Speech(lang)
    plots.check_plot(plot)
    where, files = pool.Where(jobs, scheduler, ray), Files(rows)
    varied = sweep.vary(game, vary)
    noted = tally or []
    matches = lab.matches(game, games, levels(bots), seats, seed_of(seed), parse_options(option), noted)
    repeat = again("sweep", game, games, bots, seats, seed, option, vary=vary, tally=noted, lang=say.lang)
    trials = sweep.trials(varied, matches)
    done: dict[int, list[Played]] = {value: [] for value in varied.values}
    # in the file the varied number stands beside what is noted of the final position
    first = replace(matches[0], tally=(*matches[0].tally, varied.path))
    with (
        Games(say, sum(len(trial.matches) for trial in trials)) as bar,
        Writing(files, first, repeat.about()) as writing,
    ):
        results = pool.run(sweep.play_trial, trials, where)
        left = iter(trials)

        def take(trial: Trial, shares: list[Played]) -> None:
            for played in shares:
                writing.write(replace(played, tally=(*played.tally, trial.value)))
                done[trial.value].append(played)
                bar.done()

        with until_interrupted() as interrupted:
            for shares in results:
                with interrupted.whole():
                    take(next(left), shares)
    outcomes = [sweep.outcome(value, those, varied.cards) for value, those in done.items() if those]
    if outcomes:
        words = Words(find_rules(game), say.lang)
        title = lab.say(say.lang, "sweep-title", game=words.say("game-title"), path=varied.path)
        text = sweep.report(title, varied, outcomes, noted, str(repeat), say.lang)
        if out is None:
            say.print(text, markup=False, soft_wrap=True)
        else:
            write(out, text)
            saved(say, out)
        if plot is not None:
            values = [each.value for each in outcomes]
            curves = sweep.curves(outcomes, noted, say.lang)
            plots.lines(plot, title, varied.path, varied.printed, values, curves)
            saved(say, plot)
        for path in files:
            saved(say, path)
    if interrupted:
        raise KeyboardInterrupt
