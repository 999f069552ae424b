"""Measure the ladder of bots: pairs of levels on the same deals from every seat, with a sequential test.

    python -m tools.ladder play GAME FIRST SECOND [--seats 2] [--deals 100] [--low 0.5] [--high 0.6] [--tag NAME] [--whole]
    python -m tools.ladder all [--deals 100] [--minutes 60] [--tag NAME]
    python -m tools.ladder table [--tag NAME]

`play` measures one pairing, with `--whole` on all deals whatever the test says. `all` goes round every rung of every game, two deals at a time, until all are decided or the minutes are over, and
writes the table; `table` only writes it (docs/bots.md). Every deal played is kept in build/ladder.jsonl and never played again for the same tag.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterable
from pathlib import Path

import meadhall
from meadhall.lab.paired import Meeting, SequentialTest, duel, milliseconds, share

ROOT = Path(__file__).resolve().parent.parent
KEPT = ROOT / "build" / "ladder.jsonl"
PAGE = ROOT / "docs" / "bots.md"
BEGIN, END = "<!-- ladder -->", "<!-- /ladder -->"

RUNGS = (
    ("easy", "random"),
    ("normal", "easy"),
    ("strong:30ms", "normal:8"),
    ("master:200ms", "strong:15ms"),
)
"""The upper levels with a fifth and a tenth of their time, both of them."""


def kept(tag: str) -> list[Meeting]:
    """All meetings of a tag."""
    if not KEPT.exists():
        return []
    rows = [json.loads(line) for line in KEPT.read_text().splitlines()]
    return [Meeting(**row["met"]) for row in rows if row["tag"] == tag]


def of(meetings: Iterable[Meeting], game: str, first: str, second: str, seats: int) -> list[Meeting]:
    """Those of one pairing."""
    wanted = (game, seats, first, second)
    return [m for m in meetings if (m.game, m.seats, m.first, m.second) == wanted]


def play(
    game: str,
    first: str,
    second: str,
    seats: int,
    deals: int,
    test: SequentialTest | None,
    tag: str,
    seed: str,
) -> None:
    """Play until the test is decided or the deals are used up; say how it stands after each."""
    KEPT.parent.mkdir(exist_ok=True)
    done = of(kept(tag), game, first, second, seats)[:deals]
    for met in duel(game, first, second, seats, (f"{seed}-{n}" for n in range(deals)), done, test):
        done.append(met)
        with KEPT.open("a") as file:
            file.write(json.dumps({"tag": tag, "met": met.data()}) + "\n")
        print(line(done, test), flush=True)
    if done:
        print("=", line(done, test), flush=True)


def line(done: list[Meeting], test: SequentialTest | None) -> str:
    """How a pairing stands."""
    now, m = share(done), done[0]
    verdict = (
        ""
        if test is None
        else {1: "  better", -1: "  not better", 0: ""}[test.verdict([d.share for d in done])]
    )
    return (
        f"{m.game} {m.seats}: {m.first} over {m.second}: {now.value:.0%} ({now.low:.0%} to {now.high:.0%}) of {now.n} games, "
        f"{milliseconds(done, 0):.1f} and {milliseconds(done, 1):.1f} ms{verdict}"
    )


def table(meetings: list[Meeting]) -> str:
    """All pairings as Markdown."""
    out = [
        "| game | seats | pairing | games | share of the first | 95 % | ms a decision |",
        "|---|---:|---|---:|---:|---|---:|",
    ]
    pairings = dict.fromkeys((m.game, m.first, m.second, m.seats) for m in meetings)
    order = list(meadhall.shelf())
    for game, first, second, seats in sorted(pairings, key=lambda p: order.index(p[0])):
        done = of(meetings, game, first, second, seats)
        now = share(done)
        out.append(
            f"| {game} | {seats} | `{first}` over `{second}` | {now.n} | {now.value:.0%} | {now.low:.0%} to {now.high:.0%} "
            f"| {milliseconds(done, 0):.1f} / {milliseconds(done, 1):.1f} |"
        )
    return "\n".join(out)


def climb(deals: int, minutes: float, test: SequentialTest, tag: str, seed: str) -> None:
    """Every rung of every game, round by round, so that all of them grow alike."""
    end = time.monotonic() + 60 * minutes
    for upto in range(2, deals + 1, 2):
        for first, second in RUNGS:
            for game in meadhall.shelf():
                if time.monotonic() > end:
                    return
                play(game, first, second, 2, upto, test, tag, seed)


def write(tag: str) -> None:
    """The table of docs/bots.md."""
    head, rest = PAGE.read_text(encoding="utf-8").split(BEGIN)
    tail = rest.split(END)[1]
    PAGE.write_text(f"{head}{BEGIN}\n{table(kept(tag))}\n{END}{tail}", encoding="utf-8")


def main() -> int:
    parser = argparse.ArgumentParser(prog="tools.ladder")
    parser.add_argument("what", choices=("play", "all", "table"))
    parser.add_argument("names", nargs="*", help="GAME FIRST SECOND")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--low", type=float, default=0.5)
    parser.add_argument("--high", type=float, default=0.6)
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--tag", default=meadhall.__version__)
    parser.add_argument("--seed", default="ladder")
    parser.add_argument("--whole", action="store_true")
    given = parser.parse_args()
    test = SequentialTest(given.low, given.high)
    if given.what == "play":
        if len(given.names) != 3:
            parser.error("play takes a game and two bots")
        game, first, second = given.names
        tested = None if given.whole else test
        play(game, first, second, given.seats, given.deals, tested, given.tag, given.seed)
    elif given.what == "all":
        climb(given.deals, given.minutes, test, given.tag, given.seed)
        write(given.tag)
    else:
        write(given.tag)
    return 0


if __name__ == "__main__":
    sys.exit(main())
