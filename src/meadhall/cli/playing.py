"""What simulate, tournament, balance and sweep share: they play matches, write files as games come, and can be given again."""

from __future__ import annotations

import platform
import shlex
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import TYPE_CHECKING

import meadhall
from meadhall.cli.host import new_path
from meadhall.cli.many import until_interrupted
from meadhall.cli.progress import Games
from meadhall.cli.shelf import write
from meadhall.cli.speech import Speech, complain
from meadhall.games import find_rules

if TYPE_CHECKING:
    from meadhall.lab import Match, Played
    from meadhall.lab.output import About, Files
    from meadhall.lab.pool import Where


@dataclass(frozen=True)
class Again:
    """A command that plays the same games again: its name, the game, and every wish that makes a difference."""

    command: str
    game: str
    wishes: tuple[tuple[str, object], ...]

    def __str__(self) -> str:
        words = ["meadhall", self.command, self.game]
        for name, value in self.wishes:
            for each in value if isinstance(value, list | tuple) else (value,):
                words += [] if each is None else [f"--{name}", str(each)]
        return shlex.join(words)

    def about(self) -> About:
        """What a file says of itself."""
        now = datetime.now(UTC).replace(microsecond=0)
        wishes = {name: value for name, value in self.wishes if value not in (None, [], ())}
        return {
            "meadhall": meadhall.__version__,
            "game": self.game,
            "rules": find_rules(self.game).version,
            **wishes,
            "date": now.isoformat(),
            "python": platform.python_version(),
            "platform": sys.platform,
            "command": str(self),
        }


def play_all(
    say: Speech,
    matches: list[Match],
    where: Where,
    files: Files,
    again: Again,
    work: Callable[[Match], Played] | None = None,
) -> tuple[list[Played], bool]:
    """Play the matches, write what is wanted of them as they come; what is done, and whether somebody stopped us."""
    from meadhall.lab import BrokenGame, play, pool
    from meadhall.lab.output import Writing

    done: list[Played] = []
    began = time.monotonic()
    with Writing(files, matches[0], again.about()) as writing:

        def take(played: Played) -> None:
            writing.write(played)
            done.append(replace(played, decisions=None, saga=""))

        with Games(say, len(matches)) as bar:
            games = pool.run(work or play, matches, where, bar.done)
            try:
                with until_interrupted() as interrupted:
                    for played in games:
                        with interrupted.whole():
                            take(played)
            except BrokenGame as error:
                path = new_path(matches[0].game)
                write(path, error.saga)
                complain(say("saved", path=str(path)), say.lang)
                raise
            finally:  # whatever happened, what is done is kept
                for played in games.rest():
                    take(played)
    seconds = max(time.monotonic() - began, 1e-9)
    (speed,) = say.figures(f"{len(done) / seconds:.1f}")
    say.print(say("sim-done", games=len(done), of=len(matches), speed=speed))
    for path in files:
        say.print(say("saved", path=str(path)), markup=False, soft_wrap=True)
    return done, bool(interrupted)
