"""What if a number of the content were another? The same deals with each of several values, and what changes.

Games read their content once, when they are imported. So the games with a changed number are played by a process of their own,
started by whoever has the task: a process of the pool or a worker of a cluster.
"""

from __future__ import annotations

import pickle
import subprocess
import sys
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple

from meadhall.engine import MeadhallError
from meadhall.engine.content import CHANGES, ContentError, change, read_toml
from meadhall.games import SHELF, find_rules
from meadhall.lab.balance import say
from meadhall.lab.simulate import Match, Played, play
from meadhall.lab.stats import Estimate, mean, wilson
from meadhall.text import figures

SHARE = 8
"""Games that one process plays before it ends: its start costs about as much as a few games of random bots."""
VALUES = 50


class Vary(NamedTuple):
    """A number of the content, and what to put in its place: `cards.battle.tyrs_bash.bonus`, `board.rounds.value`."""

    game: str
    path: str
    values: tuple[int, ...]
    printed: int

    @property
    def cards(self) -> frozenset[str]:
        """Words of the path that may name the card that is changed."""
        return frozenset(self.path.split("."))


def vary(game: str, wish: str) -> Vary:
    """What `PATH=1,2,3` or `PATH=1..3` asks for; refused if there is no such number."""
    find_rules(game)
    path, sign, given = wish.partition("=")
    values: list[int] = []
    try:
        for part in given.split(","):
            low, dots, high = part.partition("..")
            values += range(int(low), int(high) + 1) if dots else [int(low)]
    except ValueError:
        sign = ""
    if not sign or not values or len(values) > VALUES:
        raise MeadhallError(
            f"a number is varied by PATH=1,2,3 or PATH=1..3, with up to {VALUES} values, not {wish!r}"
        )
    file, inside = _place(game, path)
    try:
        printed = change(read_toml(file.parent, file.name), inside, 0)
    except ContentError:
        raise MeadhallError(
            f"{game} has no number {path!r} in its content; docs/command-line.md says how one is named"
        ) from None
    return Vary(game, path, tuple(dict.fromkeys(values)), printed)


def _place(game: str, path: str) -> tuple[Path, str]:
    """The content file that the path begins with, and the rest of it."""
    file, _, inside = path.partition(".")
    return content_of(game) / f"{file}.toml", inside


@cache
def content_of(game: str) -> Path:
    """The folder of a game's content, without importing the game."""
    spec = find_spec(f"meadhall.games.{SHELF[game]}")
    assert spec is not None
    assert spec.origin is not None
    return Path(spec.origin).parent / "content"


@dataclass(frozen=True)
class Trial:
    """Some matches with one value of the number."""

    path: str
    value: int
    matches: tuple[Match, ...]


def trials(varied: Vary, matches: Sequence[Match]) -> list[Trial]:
    """All matches with all values, in shares."""
    return [
        Trial(varied.path, value, tuple(matches[at : at + SHARE]))
        for value in varied.values
        for at in range(0, len(matches), SHARE)
    ]


def play_trial(trial: Trial) -> list[Played]:
    """Play the matches in a process that takes the number to be the trial's."""
    run = subprocess.run(
        [sys.executable, "-c", "from meadhall.lab.sweep import main; main()"],
        input=pickle.dumps((sys.path, trial)),
        capture_output=True,
        check=False,
        start_new_session=True,  # Ctrl-C is for whoever gave out the trial
    )
    if run.returncode:
        last = (run.stderr.decode(errors="replace").strip().splitlines() or [str(run.returncode)])[-1]
        raise MeadhallError(f"with {trial.path} = {trial.value} no game can be played: {last}")
    done: list[Played] | Exception = pickle.loads(run.stdout)
    if isinstance(done, Exception):
        raise MeadhallError(f"with {trial.path} = {trial.value} no game can be played: {done}")
    return done


def main() -> None:
    """The process: a trial from stdin, its games to stdout."""
    path, trial = pickle.load(sys.stdin.buffer)
    sys.path[:] = path
    done: list[Played] | Exception
    try:
        file, inside = _place(trial.matches[0].game, trial.path)
        CHANGES[file] = {inside: trial.value}
        done = [play(match) for match in trial.matches]
    except Exception as error:  # told by whoever asked
        done = MeadhallError(" ".join(str(error).split()))
    sys.stdout.buffer.write(pickle.dumps(done))


class Outcome(NamedTuple):
    """What came of one value."""

    value: int
    games: int
    score: Estimate
    winner: Estimate
    """Score of those who won."""
    first: Estimate
    """How often the first seat wins."""
    length: Estimate
    chosen: Estimate | None
    """How often a seat chose the card that was changed, if it is one."""
    wins: Estimate | None
    """How often such a seat won."""
    tally: tuple[Estimate | None, ...]
    """Means of what was noted of the final positions; None where it is a word."""


def outcome(value: int, done: Sequence[Played], cards: Iterable[str]) -> Outcome:
    """The games of one value, summed up."""
    rows = [row for played in done for row in played.rows]
    names = set(cards)
    took = {
        (number, seat)
        for number, played in enumerate(done)
        for seat, _, card in played.cards
        if card.partition(":")[2] in names
    }
    won = sum(done[number].rows[seat].won for number, seat in took)
    firsts = [played.rows[0].won for played in done]
    notes = zip(*(played.tally for played in done), strict=True)
    return Outcome(
        value,
        len(done),
        mean([row.score for row in rows]),
        mean([row.score for row in rows if row.won]),
        wilson(sum(firsts), len(firsts)),
        mean([played.rows[0].answers for played in done]),
        wilson(len(took), len(rows)) if took else None,
        wilson(won, len(took)) if took else None,
        tuple(
            mean([float(v) for v in note]) if all(isinstance(v, int) for v in note) else None
            for note in notes
        ),
    )


def report(
    title: str, varied: Vary, outcomes: Sequence[Outcome], tally: Sequence[str], again: str, lang: str
) -> str:
    """The sweep as Markdown, with the command that makes it again."""
    heads = [varied.path, *(say(lang, f"sweep-{name}") for name, _ in columns(outcomes)), *tally]
    lines = [f"# {title}", "", say(lang, "again"), "", f"    {again}", ""]
    lines += [say(lang, "sweep-printed", path=varied.path, value=varied.printed), ""]
    lines += [f"| {' | '.join(heads)} |", "|" + "---:|" * len(heads)]
    for each in outcomes:
        cells = [tell(each) for _, tell in columns(outcomes)]
        notes = [_plus_minus(note) for note in each.tally] or [""] * len(tally)
        mark = " *" if each.value == varied.printed else ""
        told = figures(" | ".join([*cells, *notes]), lang)
        lines.append(f"| {each.value}{mark} | {told} |")
    return "\n".join(lines) + "\n"


def columns(outcomes: Sequence[Outcome]) -> list[tuple[str, Callable[[Outcome], str]]]:
    """What is told of each value: the words' key and how it is written."""
    told: list[tuple[str, Callable[[Outcome], str]]] = [
        ("games", lambda each: str(each.games)),
        ("score", lambda each: _plus_minus(each.score)),
        ("winner", lambda each: _plus_minus(each.winner)),
        ("first", lambda each: _percent(each.first)),
        ("length", lambda each: _plus_minus(each.length)),
    ]
    if any(each.chosen for each in outcomes):
        told += [("chosen", lambda each: _percent(each.chosen)), ("wins", lambda each: _percent(each.wins))]
    return told


def _plus_minus(estimate: Estimate | None) -> str:
    if estimate is None or not estimate.n:
        return "-"
    return f"{estimate.value:.1f} ± {estimate.margin:.1f}" if estimate.n > 1 else f"{estimate.value:.1f}"


def _percent(estimate: Estimate | None) -> str:
    return (
        "-"
        if estimate is None
        else f"{estimate.value:.1%} ({100 * estimate.low:.1f}-{100 * estimate.high:.1f})"
    )


def curves(outcomes: Sequence[Outcome], tally: Sequence[str], lang: str) -> list[tuple[str, list[Any], bool]]:
    """What a plot shows: a name, an estimate for each value, and whether it is a share."""
    found: list[tuple[str, list[Any], bool]] = [
        (say(lang, "sweep-score"), [each.score for each in outcomes], False),
        (say(lang, "sweep-first"), [each.first for each in outcomes], True),
        (say(lang, "sweep-length"), [each.length for each in outcomes], False),
    ]
    if any(each.chosen for each in outcomes):
        found.append((say(lang, "sweep-chosen"), [each.chosen for each in outcomes], True))
        found.append((say(lang, "sweep-wins"), [each.wins for each in outcomes], True))
    for number, path in enumerate(tally):
        notes = [each.tally[number] for each in outcomes]
        if any(notes):
            found.append((path, notes, False))
    return found
