"""Pictures of what the lab found, to be read on a page: percents on the axis, a panel for each question, colours that everybody can tell apart."""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from meadhall.engine import MeadhallError
from meadhall.lab.balance import CardLine, say
from meadhall.lab.stats import Estimate

COLOURS = ("#6b6b6b", "#c44e00", "#0072b2")
"""Cannot be told, too strong, too weak; the number is that of a verdict (-1 is the last)."""
MOST_CARDS = 20
"""Cards in a panel; of more than these the strongest and the weakest are shown."""
COLUMN = 52
"""Lines in a column of panels."""


def check_plot(path: Path | None) -> None:
    """Refuse a picture that could not be drawn in the end, before any game is played for it."""
    if path is None:
        return
    if path.suffix not in (".png", ".svg", ".pdf"):
        raise MeadhallError(f"a plot is written as .png, .svg or .pdf, not as {path.name!r}")
    if not path.parent.is_dir():
        raise MeadhallError(f"there is no folder {str(path.parent)!r}")
    if find_spec("matplotlib") is None:
        raise MeadhallError("a plot needs matplotlib: install it with `pip install 'meadhall[lab]'`")


def _figure(path: Path, width: float, height: float) -> Any:
    check_plot(path)
    from matplotlib.figure import Figure

    return Figure(figsize=(width, height), layout="constrained", dpi=120)


def _percents(axis: Any) -> None:
    from matplotlib.ticker import PercentFormatter

    axis.set_major_formatter(PercentFormatter(1.0, decimals=0))


def cards(
    path: Path,
    title: str,
    base: float,
    lines: Sequence[CardLine],
    lang: str = "en",
    label: Callable[[str], str] = str,
    question: Callable[[str], str] = str,
) -> None:
    """The balance: for each question a panel, for each card a bar of its interval, the usual win rate as a line."""
    panels = [_panel(key, lines) for key in sorted({line.question for line in lines})]
    stacks: list[list[tuple[str, list[CardLine], int]]] = []
    for panel in sorted(panels, key=_height, reverse=True):
        room = (each for each in stacks if sum(map(_height, each)) + _height(panel) <= COLUMN)
        stack = next(room, None)
        if stack is None:
            stacks.append([panel])
        else:
            stack.append(panel)
    tallest = max(sum(_height(panel) for panel in stack) for stack in stacks)
    figure = _figure(path, 6.4 * len(stacks), 1.2 + 0.24 * tallest)
    figure.suptitle(title, fontsize=14)
    shown = [line.wins for _, those, _ in panels for line in those]
    span = (
        max(0.0, min(each.low for each in shown) - 0.02),
        min(1.0, max(each.high for each in shown) + 0.02),
    )
    columns = figure.subfigures(1, len(stacks), squeeze=False)[0]
    for column, stack in zip(columns, stacks, strict=True):
        spare = tallest - sum(_height(panel) for panel in stack)
        ratios = [_height(panel) for panel in stack] + ([spare] if spare else [])
        all_axes = column.subplots(len(ratios), 1, height_ratios=ratios, squeeze=False)[:, 0]
        for axes, (key, those, left_out) in zip(all_axes, stack, strict=False):
            _draw_panel(axes, base, those, span, label)
            name = textwrap.fill(question(key), 60)
            axes.set_title(
                f"{name} {say(lang, 'plot-between', cards=left_out)}" if left_out else name, fontsize=10
            )
            axes.set_xlabel(say(lang, "plot-wins"), fontsize=8)
        if spare:
            all_axes[-1].set_axis_off()
    _legend(figure, base, lang)
    figure.savefig(path)


def _panel(key: str, lines: Sequence[CardLine]) -> tuple[str, list[CardLine], int]:
    those = [line for line in lines if line.question == key]
    left_out = max(0, len(those) - MOST_CARDS)
    if left_out:
        those = those[: MOST_CARDS // 2] + those[-(MOST_CARDS // 2) :]
    return key, those, left_out


def _height(panel: tuple[str, list[CardLine], int]) -> int:
    return len(panel[1]) + 4


def _draw_panel(
    axes: Any, base: float, those: list[CardLine], span: tuple[float, float], label: Callable[[str], str]
) -> None:
    rows = list(reversed(those))
    for y, line in enumerate(rows):
        colour = COLOURS[line.verdict]
        axes.plot([line.wins.low, line.wins.high], [y, y], color=colour, linewidth=2, solid_capstyle="butt")
        axes.plot([line.wins.value], [y], marker="o", color=colour, markersize=5)
    axes.axvline(base, linestyle="--", linewidth=1, color="black")
    axes.set_yticks(range(len(rows)), [f"{label(line.card)} ({line.wins.n})" for line in rows], fontsize=8)
    axes.set_ylim(-0.7, len(rows) - 0.3)
    axes.set_xlim(*span)
    axes.tick_params(axis="x", labelsize=8)
    axes.grid(axis="x", alpha=0.3)
    _percents(axes.xaxis)


def _legend(figure: Any, base: float, lang: str) -> None:
    from matplotlib.lines import Line2D

    marks = [
        Line2D([], [], color=COLOURS[verdict], marker="o", linewidth=2, label=say(lang, f"plot-{word}"))
        for verdict, word in ((1, "strong"), (-1, "weak"), (0, "untold"))
    ]
    marks.append(
        Line2D([], [], color="black", linestyle="--", label=say(lang, "plot-base", share=f"{base:.1%}"))
    )
    figure.legend(handles=marks, loc="outside lower center", ncols=2, fontsize=9, frameon=False)


def groups(path: Path, title: str, named: Sequence[tuple[str, Estimate, list[int]]], lang: str) -> None:
    """A simulation: for each bot and seat how often it wins, and how its scores lie."""
    figure = _figure(path, 10, 1.6 + 0.4 * len(named))
    figure.suptitle(title, fontsize=14)
    left, right = figure.subplots(1, 2, sharey=True)
    rows = list(reversed(named))
    for y, (_, wins, _) in enumerate(rows):
        left.plot([wins.low, wins.high], [y, y], color=COLOURS[-1], linewidth=3, solid_capstyle="butt")
        left.plot([wins.value], [y], marker="o", color=COLOURS[-1], markersize=6)
    left.set_xlabel(say(lang, "plot-wins"))
    left.set_yticks(range(len(rows)), [name for name, _, _ in rows])
    left.set_ylim(-0.6, len(rows) - 0.4)
    left.grid(axis="x", alpha=0.3)
    _percents(left.xaxis)
    right.boxplot(
        [scores for _, _, scores in rows],
        positions=range(len(rows)),
        orientation="horizontal",
        widths=0.5,
        manage_ticks=False,
    )
    right.set_xlabel(say(lang, "plot-scores"))
    right.grid(axis="x", alpha=0.3)
    figure.savefig(path)


def meetings(
    path: Path, title: str, bots: Sequence[str], shares: dict[tuple[str, str], Estimate], lang: str
) -> None:
    """A tournament: what each bot (row) won against each other (column)."""
    figure = _figure(path, 2.5 + 1.3 * len(bots), 1.8 + 0.9 * len(bots))
    axes = figure.subplots()
    values = [[shares[a, b].value if (a, b) in shares else float("nan") for b in bots] for a in bots]
    axes.imshow(values, vmin=0, vmax=1, cmap="PuOr_r", aspect="auto")
    for y, first in enumerate(bots):
        for x, second in enumerate(bots):
            if (first, second) in shares:
                share = shares[first, second]
                dark = abs(share.value - 0.5) > 0.3
                text = f"{share.value:.0%}\n({share.low:.0%}-{share.high:.0%})"
                axes.text(
                    x, y, text, ha="center", va="center", fontsize=9, color="white" if dark else "black"
                )
    axes.set_xticks(range(len(bots)), bots)
    axes.set_yticks(range(len(bots)), bots)
    axes.set_xlabel(say(lang, "plot-against"))
    axes.set_title(title)
    figure.savefig(path)


def lines(
    path: Path,
    title: str,
    name: str,
    printed: int,
    values: Sequence[int],
    curves: Sequence[tuple[str, list[Any], bool]],
) -> None:
    """A sweep: how each thing changes with the number, with its 95 % interval; the printed number as a line."""
    rows = -(-len(curves) // 2)
    figure = _figure(path, 10, 1 + 2.8 * rows)
    figure.suptitle(title, fontsize=14)
    flat = [axes for row in figure.subplots(rows, 2, squeeze=False) for axes in row]
    for axes, (what, estimates, share) in zip(flat, curves, strict=False):
        known = [
            (value, each)
            for value, each in zip(values, estimates, strict=True)
            if each is not None and each.n > 1
        ]
        at, middles = [value for value, _ in known], [each.value for _, each in known]
        bars = [[each.value - each.low for _, each in known], [each.high - each.value for _, each in known]]
        axes.errorbar(at, middles, yerr=bars, color=COLOURS[-1], marker="o", capsize=3)
        axes.axvline(printed, linestyle="--", linewidth=1, color="black")
        axes.set_title(what, fontsize=10)
        axes.set_xlabel(name, fontsize=9)
        axes.set_xticks(values)
        axes.grid(alpha=0.3)
        if share:
            _percents(axes.yaxis)
    for axes in flat[len(curves) :]:
        axes.set_axis_off()
    figure.savefig(path)
