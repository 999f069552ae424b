"""How the chances of a game went, as a picture (SVG) that needs nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap
from xml.sax.saxutils import escape

WIDTH, HEIGHT = 860, 280
LEFT, TOP = 30, 64
LETTERS = 118
"""So many letters of a sentence fit on a line."""
LINE = 20
COLOURS = ("#b8372e", "#2f6f9f", "#8f6a10", "#4d6b3c")
"""Those of the seats in a hall."""


def picture(
    title: str,
    names: Sequence[str],
    sentences: Sequence[str],
    curve: Sequence[tuple[int, Sequence[float]]],
    marks: Sequence[int],
) -> str:
    """`curve`: position and chances by seat; `marks`: positions of what happened on the way."""
    last = max(1, curve[-1][0]) if curve else 1
    inner = WIDTH - 2 * LEFT

    def x(at: int) -> str:
        return f"{LEFT + inner * at / last:.1f}"

    def y(chance: float) -> str:
        return f"{TOP + HEIGHT * (1 - chance):.1f}"

    lines = [line for each in sentences for line in wrap(each, LETTERS)]
    height = TOP + HEIGHT + 52 + LINE * len(lines)
    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}" '
        'font-family="Georgia, serif" fill="#2a2118">',
        f'<rect width="{WIDTH}" height="{height}" fill="#efe6d6"/>',
        f'<text x="{LEFT}" y="38" font-size="22" font-weight="bold">{escape(title)}</text>',
        f'<rect x="{LEFT}" y="{TOP}" width="{inner}" height="{HEIGHT}" fill="#faf6ec" stroke="#c9b79a"/>',
    ]
    out += [f'<path d="M{LEFT} {y(share)}h{inner}" stroke="#d8cab2"/>' for share in (0.25, 0.5, 0.75)]
    out += [f'<path d="M{x(at)} {TOP + HEIGHT - 8}v8" stroke="#7a6a52" stroke-width="1.5"/>' for at in marks]
    for seat in range(len(names)):
        points = " ".join(f"{x(at)},{y(chances[seat])}" for at, chances in curve)
        colour = COLOURS[seat % len(COLOURS)]
        out.append(f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2.5"/>')
    for seat, name in enumerate(names):
        at = LEFT + seat * inner // max(1, len(names))
        out.append(
            f'<rect x="{at}" y="{TOP + HEIGHT + 14}" width="14" height="14" fill="{COLOURS[seat % 4]}"/>'
        )
        out.append(f'<text x="{at + 20}" y="{TOP + HEIGHT + 26}" font-size="15">{escape(name)}</text>')
    for number, line in enumerate(lines):
        at = TOP + HEIGHT + 54 + LINE * number
        out.append(f'<text x="{LEFT}" y="{at}" font-size="14">{escape(line)}</text>')
    return "".join([*out, "</svg>"])
