"""The command that plays random games under every law, and what all commands that play many games share."""

from __future__ import annotations

import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import current_thread, main_thread
from typing import TYPE_CHECKING, Annotated

import typer

import meadhall
from meadhall.cli.progress import Games
from meadhall.cli.speech import LangOption, Speech, complain
from meadhall.engine import MeadhallError
from meadhall.games import find_rules

if TYPE_CHECKING:
    from meadhall.lab.fuzz import Fuzzed

FUZZ_FOLDER = Path("build/fuzz")

GamesOption = Annotated[int, typer.Option("--games", "-n", min=1, help="How many games to play.")]
JobsOption = Annotated[
    int | None, typer.Option("--jobs", "-j", min=1, help="Processes; without it one per core.")
]
SchedulerOption = Annotated[
    str | None,
    typer.Option("--scheduler", metavar="ADDRESS", help="Let a Dask cluster play, such as tcp://host:8786."),
]
RayOption = Annotated[
    str | None,
    typer.Option(
        "--ray", metavar="ADDRESS", help="Let a Ray cluster play: host:6379, ray://host:10001 or auto."
    ),
]


def register(app: typer.Typer) -> None:
    """Put the commands into the app."""
    app.command(rich_help_panel="Many games")(fuzz)


class Interruption:
    """Whether somebody stopped us, and a place where nobody can."""

    def __init__(self) -> None:
        self.happened = False
        self._busy = False

    def __bool__(self) -> bool:
        return self.happened

    def stop(self, *_: object) -> None:
        """What Ctrl-C does: at once, or after what must not be left half done."""
        self.happened = True
        if not self._busy:
            raise KeyboardInterrupt

    @contextmanager
    def whole(self) -> Iterator[None]:
        """A block that is done whole or not at all."""
        self._busy = True
        try:
            yield
        finally:
            self._busy = False
        if self.happened:
            raise KeyboardInterrupt


@contextmanager
def until_interrupted() -> Iterator[Interruption]:
    """Ctrl-C or a polite kill ends the block, not the command."""
    interruption = Interruption()
    signals = (signal.SIGINT, signal.SIGTERM) if current_thread() is main_thread() else ()
    before = {number: signal.signal(number, interruption.stop) for number in signals}
    try:
        yield interruption
    except KeyboardInterrupt:
        interruption.happened = True
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def fuzz(
    games: GamesOption = 200,
    game: Annotated[str | None, typer.Option("--game", help="One game; without it all of them.")] = None,
    seed: Annotated[int, typer.Option("--seed", help="Another seed plays other games.")] = 1,
    jobs: JobsOption = None,
    scheduler: SchedulerOption = None,
    ray: RayOption = None,
    every: Annotated[
        int, typer.Option("--every", min=1, help="Hold the costly laws at one decision in so many.")
    ] = 25,
    lang: LangOption = None,
) -> None:
    """Play random games and hold every law of the engine on the way.

    Seats and options are random too. A game that breaks a law is written to build/fuzz as a saga, and the exit code is 1.

    meadhall fuzz --games 20000

    meadhall fuzz --game blood-rage --games 50 --every 1
    """
    from meadhall.lab import fuzz as lab
    from meadhall.lab import pool

    say = Speech(lang)
    ids = [find_rules(game).id] if game else meadhall.shelf()
    if not ids:
        raise MeadhallError("there is no game on the shelf to fuzz")
    tasks = [lab.FuzzTask(ids[n % len(ids)], seed, n, every) for n in range(games)]
    done: list[lab.Fuzzed] = []
    began = time.monotonic()
    with Games(say, games) as bar:
        results = pool.run(lab.fuzz, tasks, pool.Where(jobs, scheduler, ray), bar.done)

        def take(result: Fuzzed) -> None:
            done.append(result)
            if result.broken:
                bar.broken()
                _keep(say, result)

        with until_interrupted() as interrupted:
            for result in results:
                with interrupted.whole():
                    take(result)
        for result in results.rest():
            take(result)
    seconds = time.monotonic() - began
    broken = sum(1 for result in done if result.broken)
    say.print(
        say(
            "fuzz-summary",
            games=len(done),
            decisions=sum(result.choices for result in done),
            answers=sum(result.answers for result in done),
            checks=sum(result.checks for result in done),
            speed=round(len(done) / max(seconds, 1e-9), 1),
            broken=broken,
        )
    )
    if interrupted:
        raise KeyboardInterrupt
    if broken:
        raise typer.Exit(1)


def _keep(say: Speech, result: Fuzzed) -> None:
    complain(result.broken, say.lang)
    if result.saga:
        FUZZ_FOLDER.mkdir(parents=True, exist_ok=True)
        path = FUZZ_FOLDER / f"{result.name}.saga"
        path.write_text(result.saga, encoding="utf-8")
        complain(say("fuzz-kept", path=str(path)), say.lang)
