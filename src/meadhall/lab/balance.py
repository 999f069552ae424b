"""Which card is too strong? For every card: how often did the seats win that chose it, compared with everybody?"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

from meadhall.engine import MeadhallError
from meadhall.lab.simulate import Played
from meadhall.lab.stats import Estimate, wilson, z_for


@dataclass(frozen=True)
class CardLine:
    """A card as the answer to one question: win rate of the seats that chose it, and what it adds to a score."""

    question: str
    card: str
    wins: Estimate
    score: float
    """Mean score of those seats less the mean score of all seats."""
    verdict: int
    """1 too strong, -1 too weak, 0 cannot be told: by an interval wide enough for all cards together."""


def balance(results: Iterable[Played], least: int = 10) -> tuple[float, list[CardLine]]:
    """The win rate of any seat, and a line for every card that was chosen at least `least` times, the strongest first."""
    seats = wins = total = 0
    won: dict[tuple[str, str], int] = {}
    chosen: dict[tuple[str, str], int] = {}
    scored: dict[tuple[str, str], int] = {}
    for played in results:
        for row in played.rows:
            seats, wins, total = seats + 1, wins + row.won, total + row.score
        for seat, question, card in played.cards:
            key, row = (question, card), played.rows[seat]
            chosen[key] = chosen.get(key, 0) + 1
            won[key] = won.get(key, 0) + row.won
            scored[key] = scored.get(key, 0) + row.score
    if not seats:
        raise MeadhallError("no game has been played, so nothing can be said about its balance")
    base, usual = wins / seats, total / seats
    keys = [key for key, count in chosen.items() if count >= least]
    z = z_for(len(keys))
    lines = []
    for key in keys:
        strict = wilson(won[key], chosen[key], z)
        lines.append(
            CardLine(
                *key,
                wilson(won[key], chosen[key]),
                scored[key] / chosen[key] - usual,
                (strict.low > base) - (strict.high < base),
            )
        )
    return base, sorted(lines, key=lambda line: (line.question, -line.wins.value, line.card))


def report(
    title: str, base: float, lines: list[CardLine], games: int, label: Callable[[str], str] = str
) -> str:
    """The balance as Markdown."""
    out = [
        f"# {title}",
        "",
        f"{games} games. Any seat wins {base:.1%} of its games. A card is marked when the interval of its win rate, widened for looking at "
        f"{len(lines)} cards at once, leaves that out.",
    ]
    for question in sorted({line.question for line in lines}):
        out += [
            "",
            f"## {question}",
            "",
            "| card | chosen | wins | 95 % | score | |",
            "|---|---:|---:|---|---:|---|",
        ]
        out += [
            f"| {label(line.card)} | {line.wins.n} | {line.wins.value:.1%} | {line.wins.low:.1%} to {line.wins.high:.1%} "
            f"| {line.score:+.1f} | {('', 'strong', 'weak')[line.verdict]} |"
            for line in lines
            if line.question == question
        ]
    return "\n".join(out) + "\n"


def check_plot(path: Path) -> None:
    """Refuse a picture that could not be drawn in the end, before any game is played for it."""
    if path.suffix not in (".png", ".svg", ".pdf"):
        raise MeadhallError(f"a plot is written as .png, .svg or .pdf, not as {path.name!r}")
    if not path.parent.is_dir():
        raise MeadhallError(f"there is no folder {str(path.parent)!r}")
    if find_spec("matplotlib") is None:
        raise MeadhallError("a plot needs matplotlib: install it with `pip install 'meadhall[lab]'`")


def plot(
    path: Path, title: str, base: float, lines: list[CardLine], label: Callable[[str], str] = str
) -> None:
    """The same as a picture: a bar of its interval for each card, the usual win rate as a line."""
    check_plot(path)
    from matplotlib.figure import Figure

    rows = list(reversed(lines))
    figure = Figure(figsize=(8, 1.5 + 0.22 * len(rows)), layout="constrained")
    axes = figure.subplots()
    for y, line in enumerate(rows):
        colour = ("tab:gray", "tab:red", "tab:blue")[line.verdict]
        axes.plot([line.wins.low, line.wins.high], [y, y], color=colour)
        axes.plot([line.wins.value], [y], marker="o", color=colour, markersize=4)
    axes.axvline(base, linestyle="--", linewidth=1, color="black")
    axes.set_yticks(range(len(rows)), [f"{label(line.card)} ({line.question})" for line in rows], fontsize=7)
    axes.set_xlim(0, 1)
    axes.set_title(title)
    figure.savefig(path)
