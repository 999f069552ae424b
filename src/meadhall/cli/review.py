"""`meadhall review`: a finished game looked at again."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

import meadhall
from meadhall import reviewed
from meadhall.cli.shelf import write
from meadhall.cli.speech import LangOption, Speech, Words
from meadhall.engine import saga as sagas
from meadhall.review import Review
from meadhall.review import review as look

BARS = " ▁▂▃▄▅▆▇█"
WIDTH = 60


def register(app: typer.Typer) -> None:
    """Put the command into the app."""
    app.command(rich_help_panel="Files")(review)


def review(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A saga.")],
    seconds: Annotated[
        float, typer.Option("--seconds", min=0.01, max=10.0, help="Work for each decision.")
    ] = 0.06,
    out: Annotated[
        Path | None, typer.Option("--out", metavar="FILE", help="All of it as JSON, besides.")
    ] = None,
    picture: Annotated[
        Path | None, typer.Option("--picture", metavar="FILE", help="The curve as a picture (SVG), besides.")
    ] = None,
    lang: LangOption = None,
) -> None:
    """Look at a game again: how the chances went, what the dice did, which decisions cost most, and what would have been better.

    meadhall review night.saga

    meadhall review night.saga --seconds 0.3 --out night.json --picture night.svg
    """
    say = Speech(lang)
    head, _ = sagas.read_header(meadhall.read_text(file))
    game = meadhall.load(file)
    with say.console.status(say("review-working", done=0)) as status:
        found = look(
            game,
            seconds,
            lambda at, of: status.update(say("review-working", done=round(100 * at / max(1, of)))),
        )
    names = [head.names.get(seat, "") for seat in range(game.seats)]
    words = Words(game.rules, say.lang, names)
    words.learn(game.view(None)["facts"])
    for line in lines(say, words, found):
        say.print(line, markup=False, soft_wrap=True)
    if picture is not None:
        write(picture, reviewed.draw(words, found))
        say.print(say("saved", path=str(picture)), markup=False, soft_wrap=True)
    if out is not None:
        write(out, json.dumps(found.data(), ensure_ascii=False, indent=1) + "\n")
        say.print(say("saved", path=str(out)), markup=False, soft_wrap=True)


def lines(say: Speech, words: Words, found: Review) -> list[str]:
    """The review as lines of text."""
    out = [say("review-curve")]
    who = [words.label(f"seat:{seat}") for seat in range(found.seats)]
    width = max(map(len, who))
    for seat, name in enumerate(who):
        out.append(f"  {name:{width}} {curve([each[seat] for _, each in found.curve])}")
    told = reviewed.turning_points(words, found)
    best = reviewed.best_move(words, found)
    out += ["", *reviewed.seats(words, found), *([] if best is None else [best.text]), ""]
    out.append(words.say("review-points" if told else "review-no-points"))
    for point in told:
        out.append(f"{point.at:>5}  {point.text}")
        if point.why:
            out.append(f"       {point.why}")
    return out


def curve(chances: list[float]) -> str:
    """A line of bars, one for each stretch of the game."""
    step = max(1.0, len(chances) / WIDTH)
    heights = [
        chances[min(len(chances) - 1, int((i + 1) * step) - 1)] for i in range(int(len(chances) / step))
    ]
    return "".join(BARS[min(8, round(8 * chance))] for chance in heights) + f" {100 * chances[-1]:.0f} %"
