"""Commands of the lab: simulate, tournament, balance."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.markup import escape
from rich.table import Table as Grid

from meadhall.bots import LEVELS
from meadhall.cli.many import GamesOption, JobsOption, RayOption, SchedulerOption
from meadhall.cli.playing import Again, play_all
from meadhall.cli.shelf import GameArgument, OptionOption, SeatsOption, parse_options, write
from meadhall.cli.speech import LangOption, Speech, Words
from meadhall.engine import MeadhallError, Value
from meadhall.games import find_rules

if TYPE_CHECKING:
    from meadhall.lab import Estimate, Played

BotsOption = Annotated[
    str,
    typer.Option(
        "--bots",
        metavar="LEVEL,…",
        help=f"Who plays: {', '.join(LEVELS)}; in turn around the table. normal:12 thinks in 12 tries, master:400ms for 0.4 s, package.module:Bot is yours.",
    ),
]
LabSeed = Annotated[str, typer.Option("--seed", help="The same seed gives the same games.")]
PlotOption = Annotated[
    Path | None, typer.Option("--plot", metavar="FILE", help="A picture of it, as .png, .svg or .pdf.")
]
RowsOption = Annotated[
    Path | None,
    typer.Option("--out", metavar="FILE", help="A row for each game and seat, as .csv or .parquet."),
]


def register(app: typer.Typer) -> None:
    """Put the commands into the app."""
    for command in (simulate, tournament, balance):
        app.command(rich_help_panel="Many games")(command)


def levels(bots: str) -> list[str]:
    """The bots that a command names."""
    return [bot.strip() for bot in bots.split(",") if bot.strip()]


def seed_of(seed: str) -> str:
    """A seed that can stand in a saga."""
    if not seed or seed != "".join(seed.split()):
        raise MeadhallError("a seed is a number or a word without spaces")
    return seed


def simulate(
    game: GameArgument,
    games: GamesOption = 100,
    bots: BotsOption = "normal",
    seats: SeatsOption = None,
    seed: LabSeed = "1",
    option: OptionOption = None,
    out: RowsOption = None,
    cards: Annotated[
        Path | None,
        typer.Option(
            "--cards", metavar="FILE", help="A row for each card that a seat chose, as .csv or .parquet."
        ),
    ] = None,
    decisions: Annotated[
        Path | None,
        typer.Option(
            "--decisions",
            metavar="FILE",
            help="A row for each decision, as .parquet: observation, mask, action, reward.",
        ),
    ] = None,
    sagas: Annotated[
        Path | None, typer.Option("--sagas", metavar="FOLDER", help="The saga of each game, in a folder.")
    ] = None,
    plot: PlotOption = None,
    tally: Annotated[
        list[str] | None,
        typer.Option(
            "--tally",
            metavar="PATH",
            help="Sum up a value of the final position, such as state.turn; repeatable.",
        ),
    ] = None,
    jobs: JobsOption = None,
    scheduler: SchedulerOption = None,
    ray: RayOption = None,
    lang: LangOption = None,
) -> None:
    """Let bots play many games, on all cores, and sum up who wins how often.

    The bots move on by one seat from game to game. Ctrl-C stops early: what is done is in the file and in the summary.

    meadhall simulate blood-rage --games 200 --bots normal,random,random,random

    meadhall simulate blood-rage --games 1000 --bots random --out games.csv

    meadhall simulate blood-rage --games 100000 --out games.parquet --scheduler tcp://host:8786

    meadhall simulate lords-of-ragnarok --games 50 --tally facts.ending --tally state.turn
    """
    from meadhall import lab
    from meadhall.lab import plots
    from meadhall.lab.output import Files
    from meadhall.lab.pool import Where

    say = Speech(lang)
    plots.check_plot(plot)
    where, files = Where(jobs, scheduler, ray), Files(out, cards, decisions, sagas)
    wanted = parse_options(option)
    tasks = lab.matches(
        game,
        games,
        levels(bots),
        seats,
        seed_of(seed),
        wanted,
        tally or (),
        decisions is not None,
        sagas is not None,
    )
    repeat = again("simulate", game, games, bots, seats, seed, option, tally=tally)
    done, interrupted = play_all(say, tasks, where, files, repeat)
    if done:
        words = Words(find_rules(game), say.lang)
        groups = _summary(say, done)
        if plot is not None:
            plots.groups(plot, words.say("game-title"), groups, say.lang)
            saved(say, plot)
        for number, path in enumerate(tally or ()):
            _tally(say, path, [played.tally[number] for played in done], words)
    if interrupted:
        raise KeyboardInterrupt


def again(
    command: str,
    game: str,
    games: int,
    bots: str,
    seats: int | None,
    seed: str,
    option: list[str] | None,
    count: str = "games",
    **more: object,
) -> Again:
    """The command, with every wish that makes a difference."""
    wishes = {count: games, "bots": bots, "seats": seats, "seed": seed, "option": option or [], **more}
    return Again(command, game, tuple(wishes.items()))


def saved(say: Speech, path: Path) -> None:
    """Say where something is."""
    say.print(say("saved", path=str(path)), markup=False, soft_wrap=True)


def percent(estimate: Estimate) -> str:
    """`25.0% (20.1-30.6)`."""
    return f"{estimate.value:.1%} ({100 * estimate.low:.1f}-{100 * estimate.high:.1f})"


def plus_minus(estimate: Estimate) -> str:
    """`41.3 ± 2.0`."""
    return f"{estimate.value:.1f} ± {estimate.margin:.1f}" if estimate.n > 1 else f"{estimate.value:.1f}"


def _grid() -> Grid:
    return Grid(box=None, header_style="bold", pad_edge=False, padding=(0, 3, 0, 0))


def _tally(say: Speech, path: str, values: list[Value], words: Words) -> None:
    """Numbers by their mean and range, words by their shares."""
    from meadhall.lab import mean, wilson

    numbers = [value for value in values if isinstance(value, int)]
    if len(numbers) == len(values):
        span, (average,) = f"{min(numbers)}-{max(numbers)}", say.figures(plus_minus(mean(numbers)))
        say.print(say("tally-mean", path=path, mean=average, span=span), markup=False)
        return
    grid = _grid()
    grid.add_column(path)
    grid.add_column(say("sim-games"), justify="right")
    grid.add_column(say("tally-share"), justify="right")
    for value in sorted(set(values), key=lambda each: (-values.count(each), str(each))):
        count = values.count(value)
        grid.add_row(
            escape(words.label(value)), *say.figures(str(count), percent(wilson(count, len(values))))
        )
    say.print(grid)


def _summary(say: Speech, done: list[Played]) -> list[tuple[str, Estimate, list[int]]]:
    from meadhall.lab import mean, wilson

    rows = [row for played in done for row in played.rows]
    grid = _grid()
    grid.add_column("")
    for column in ("games", "wins", "score", "decisions", "options"):
        grid.add_column(say(f"sim-{column}"), justify="right")
    groups = [(bot, [row for row in rows if row.bot == bot]) for bot in sorted({row.bot for row in rows})]
    groups += [
        (say("sim-seat", seat=seat), [row for row in rows if row.seat == seat])
        for seat in sorted({row.seat for row in rows})
    ]
    for name, group in groups:
        decisions = sum(row.decisions for row in group)
        grid.add_row(
            escape(name),
            *say.figures(
                str(len(group)),
                percent(wilson(sum(row.won for row in group), len(group))),
                plus_minus(mean([row.score for row in group])),
                f"{decisions / len(group):.1f}",
                f"{sum(row.options for row in group) / max(1, decisions):.1f}",
            ),
        )
    say.print(grid)
    (length,) = say.figures(plus_minus(mean([played.rows[0].answers for played in done])))
    say.print(say("sim-length", length=length))
    return [
        (name, wilson(sum(row.won for row in group), len(group)), [row.score for row in group])
        for name, group in groups
    ]


def tournament(
    game: GameArgument,
    bots: BotsOption = "random,easy,normal",
    deals: Annotated[
        int, typer.Option("--deals", min=1, help="Deals for every pair; each is played from every seat.")
    ] = 10,
    seats: Annotated[
        int | None, typer.Option("--seats", help="Seats at the table; without it the fewest.")
    ] = None,
    seed: LabSeed = "1",
    option: OptionOption = None,
    out: RowsOption = None,
    plot: PlotOption = None,
    jobs: JobsOption = None,
    scheduler: SchedulerOption = None,
    ray: RayOption = None,
    lang: LangOption = None,
) -> None:
    """Every bot against every other, on the same deals, from every seat; then their ratings.

    meadhall tournament blood-rage --bots random,normal --deals 20
    """
    from meadhall import lab
    from meadhall.lab import plots
    from meadhall.lab.output import Files
    from meadhall.lab.pool import Where
    from meadhall.lab.tournament import check_ratings, pairings

    say = Speech(lang)
    check_ratings()
    plots.check_plot(plot)
    names = levels(bots)
    tasks = lab.tournament(game, names, deals, seats, seed_of(seed), parse_options(option))
    repeat = again("tournament", game, deals, bots, seats, seed, option, "deals")
    done, interrupted = play_all(say, tasks, Where(jobs, scheduler, ray), Files(out), repeat)
    if done:
        shares = pairings(done)
        grid = _grid()
        for column in ("bot", "rating", "wins"):
            grid.add_column(say(f"cup-{column}"))
        for level in names:
            grid.add_column(say("cup-against", bot=level))
        for standing in lab.ratings(done):
            cells = [
                percent(shares[standing.bot, level]) if (standing.bot, level) in shares else "-"
                for level in names
            ]
            rating = f"{standing.rating:.1f} ({standing.mu:.1f} ± {3 * standing.sigma:.1f})"
            grid.add_row(standing.bot, *say.figures(rating, percent(standing.wins), *cells))
        say.print(grid)
        if plot is not None:
            words = Words(find_rules(game), say.lang)
            plots.meetings(plot, words.say("game-title"), names, shares, say.lang)
            saved(say, plot)
    if interrupted:
        raise KeyboardInterrupt


def balance(
    game: GameArgument,
    games: GamesOption = 200,
    bots: BotsOption = "normal",
    seats: SeatsOption = None,
    seed: LabSeed = "1",
    option: OptionOption = None,
    out: Annotated[
        Path | None, typer.Option("--out", metavar="FILE", help="The report as Markdown; without it, here.")
    ] = None,
    plot: Annotated[
        Path | None, typer.Option("--plot", metavar="FILE", help="The report as a picture, .png or .svg.")
    ] = None,
    least: Annotated[int, typer.Option("--least", min=1, help="Leave out cards chosen less often.")] = 10,
    jobs: JobsOption = None,
    scheduler: SchedulerOption = None,
    ray: RayOption = None,
    lang: LangOption = None,
) -> None:
    """Which card is too strong? The win rate of the seats that chose it, for every card and question.

    meadhall balance blood-rage --games 500 --bots random --out balance.md --plot balance.png
    """
    from meadhall import lab
    from meadhall.lab import plots
    from meadhall.lab.output import Files
    from meadhall.lab.pool import Where

    say = Speech(lang)
    plots.check_plot(plot)
    tasks = lab.matches(game, games, levels(bots), seats, seed_of(seed), parse_options(option))
    repeat = again("balance", game, games, bots, seats, seed, option, least=least, lang=say.lang)
    done, interrupted = play_all(say, tasks, Where(jobs, scheduler, ray), Files(), repeat)
    if done:
        words = Words(find_rules(game), say.lang)
        title = say("balance-title", game=words.say("game-title"))
        text = lab.report(title, done, least, say.lang, words.label, words.heading, str(repeat))
        if out is None:
            say.print(text, markup=False, soft_wrap=True)
        else:
            write(out, text)
            saved(say, out)
        if plot is not None:
            base, lines = lab.balance(done, least)
            if lines:
                plots.cards(plot, title, base, lines, say.lang, words.label, words.heading)
                saved(say, plot)
    if interrupted:
        raise KeyboardInterrupt
