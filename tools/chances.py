"""Fit the chance to win (src/meadhall/games/GAME/chances.json) to games of bots, and keep games that it was not fitted to for its test.

    python -m tools.chances [GAME…] [--tags 1,2] [--more]
    python -m tools.chances --compare [GAME…]

The games are those of build/ladder.jsonl (tools/ladder.py) and build/deals (tools/deals.py). Of every deal all games go to one side: a third of the deals is fitted
to, the others go to tests/bots/chances/GAME.json, with the positions nearest to 25, 50, 75 and 90 % of each game. `--more`: beside those that
are kept there already, as long as the values are the same. Where a learned value foretells better, its numbers are kept beside, only games of build/deals are
looked at, for only their positions can be told again, and the fit is for the comparison alone. `--compare` says how well the games that were kept are foretold (docs/bots.md).
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Sequence
from math import log
from pathlib import Path
from random import Random
from typing import Any
from zlib import crc32

import meadhall
from meadhall.bots.policy import worth
from meadhall.engine.learned import EXPONENTIAL, Learned
from meadhall.engine.winning import FILE, Scale
from meadhall.games import find_rules
from meadhall.lab.paired import EVERY
from tools.deals import KEPT as DEALS
from tools.deals import positions
from tools.ladder import KEPT

ROOT = Path(__file__).resolve().parent.parent
HELD_OUT = ROOT / "tests" / "bots" / "chances"
SHARES = (0.25, 0.5, 0.75, 0.9)
VALUE, SCORE, TOLD = range(3)
"""What is kept of a position beside how much of the game is over: by seat the own value, the score, what the network makes of it."""
UNIT = {"god-of-war": 100.0}
FLAT = 0.02
"""What a steep curve costs in the fit, so that few games do not make it certain."""


class Position:
    """A position of a game and how it ended."""

    def __init__(self, over: float, values: list[float], scores: list[float], shares: list[float]) -> None:
        self.over, self.values, self.scores, self.shares = over, values, scores, shares
        self.weight = 1.0


def learned(game: str) -> Learned | None:
    """What was learned, if chances go by it."""
    found = find_rules(game).learned
    return found if found is not None and found.better else None


def games(game: str, tags: Sequence[str]) -> list[dict[str, object]]:
    """All traces of a game."""
    out = told(game)
    if learned(game) is not None:
        return out
    for line in KEPT.read_text().splitlines() if KEPT.exists() else ():
        row = json.loads(line)
        if row["met"]["game"] == game and (not tags or row["tag"] in tags):
            deal = f"{row['met']['deal']}-{row['met']['seats']}"
            out += [{**trace, "deal": deal} for trace in row["met"].get("traces", ())]
    return out


def told(game: str) -> list[dict[str, object]]:
    """The traces of the games that were kept as their answers."""
    path, network = DEALS / f"{game}.jsonl", learned(game)
    out: list[dict[str, object]] = []
    for line in path.read_text(encoding="utf-8").splitlines() if path.exists() else ():
        row = json.loads(line)
        table = meadhall.loads(row["saga"])
        of: list[list[object]] = []
        for then in positions(table, EVERY):
            values = [round(worth(then, seat), 2) for seat in range(then.seats)]
            of.append([then.position, round(then.rules.progress(then.s), 3), values, then.scores()])  # type: ignore[misc]
            if network is not None:
                of[-1].append([round(each, 3) for each in network.told(then.s)[: then.seats]])
        kept = {"rows": of, "winners": table.winners(), "length": table.position, "bots": row["bots"]}
        out.append({**kept, "deal": f"{row['deal']}-{row['seats']}"})
    return out


def positions_of(traces: Sequence[dict[str, object]], together: bool) -> list[Position]:
    """The positions of games; every game weighs the same."""
    out = []
    for trace in traces:
        of: list[Position] = []
        winners: list[int] = trace["winners"]  # type: ignore[assignment]
        for _, over, values, scores, *_ in trace["rows"]:  # type: ignore[attr-defined]
            won = 1.0 if together else 1 / max(1, len(winners))
            shares = [won if seat in winners else 0.0 for seat in range(len(values))]
            few = 1 if together else len(values)
            of.append(Position(over, values[:few], scores[:few], shares[:few]))
        for row in of:
            row.weight = 1 / len(of)
        out += of
    return out


def loss(scale: Scale, positions: list[Position], by: Callable[[Position], list[float]]) -> float:
    """How badly the chances foretell the winners."""
    total = 0.0
    for row in positions:
        for chance, share in zip(scale.of(by(row), row.over), row.shares, strict=True):
            chance = min(1 - 1e-6, max(1e-6, chance))
            total -= row.weight * (share * log(chance) + (1 - share) * log(1 - chance))
    steep = sum(each * each for each in scale.slopes)
    return total / max(1e-9, sum(row.weight for row in positions)) + FLAT * steep / 100


def fit(
    positions: list[Position], by: Callable[[Position], list[float]], unit: float, together: bool
) -> Scale:
    """The scale with the least loss, by steps along one number after another that get smaller."""
    numbers = [0.1, 0.0, 0.0, *([0.0, 0.0] if together else [])]

    def scale(of: list[float]) -> Scale:
        return Scale(unit, tuple(of[:3]), tuple(of[3:]))

    best, step = loss(scale(numbers), positions, by), 1.0
    while step > 0.004:
        moved = False
        for place in range(len(numbers)):
            for way in (step, -step):
                tried = numbers[:]
                tried[place] += way
                found = loss(scale(tried), positions, by)
                if found < best - 1e-7:
                    best, numbers, moved = found, tried, True
        if not moved:
            step /= 2
    return Scale(unit, tuple(round(n, 3) for n in numbers[:3]), tuple(round(n, 3) for n in numbers[3:]))


def thin(trace: dict[str, object]) -> dict[str, object]:
    """A game with only the positions nearest to the shares that the test looks at."""
    length: int = trace["length"]  # type: ignore[assignment]
    every: list[list[object]] = trace["rows"]  # type: ignore[assignment]
    kept = [min(every, key=lambda row: abs(row[0] - share * length)) for share in SHARES]  # type: ignore[operator]
    return {"bots": trace["bots"], "deal": trace["deal"], "winners": trace["winners"], "rows": kept}


def kept_of(game: str) -> dict[str, Any]:
    """What was kept for the test."""
    found: dict[str, Any] = json.loads((HELD_OUT / f"{game}.json").read_text(encoding="utf-8"))
    return found


def of_kept(fitted: dict[str, Any]) -> Scale:
    """A scale that was fitted to the other games."""
    return Scale(fitted["unit"], tuple(fitted["slopes"]), tuple(fitted["bias"]))


def missed(game: dict[str, Any], scale: Scale | None, place: int, column: int, together: bool) -> float:
    """The mean square of chance less outcome over a game's seats; without a scale, of seats that are all alike."""
    _, over, *numbers = game["rows"][place]
    values = numbers[column][:1] if together else numbers[column]
    chances = [1 / len(values)] * len(values) if scale is None else scale.of(values, over)
    share = 1.0 if together else 1 / max(1, len(game["winners"]))
    won = [share if seat in game["winners"] else 0.0 for seat in range(len(values))]
    return sum((chance - what) ** 2 for chance, what in zip(chances, won, strict=True)) / len(values)


def bounds(leads: Sequence[float], drawn: int = 2000) -> tuple[float, float]:
    """The 95 % interval of a mean over games, by games drawn anew."""
    random = Random(1)
    means = sorted(sum(random.choices(leads, k=len(leads))) / len(leads) for _ in range(drawn))
    return means[drawn // 40], means[-drawn // 40]


def compare(game: str) -> None:
    """Brier scores of the games that were kept: the chances that the game tells, the own value's, the score's, and those of seats that are all
    alike (where all win together: how often they do)."""
    kept, rules, network = kept_of(game), find_rules(game), learned(game)
    together = rules.cooperative
    own = of_kept(kept["own"]) if "own" in kept else rules.scale
    told, column = (EXPONENTIAL, TOLD) if network is not None else (own, VALUE)
    alike = [each for each in kept["games"] if len({level_of(bot) for bot in each["bots"]}) == 1]
    for name, games in (("all", kept["games"]), ("bots that go by the same value", alike)):
        print(f"{game}, {name}: {len(games)} games")
        for place, share in enumerate(SHARES):
            by = [
                [missed(each, scale, place, of, together) for each in games]
                for scale, of in ((told, column), (own, VALUE), (of_kept(kept["score"]), SCORE))
            ]
            if together:
                by.append([(kept["base"] - bool(each["winners"])) ** 2 for each in games])
            else:
                by.append([missed(each, None, place, VALUE, False) for each in games])
            over = [bounds([b - a for a, b in zip(by[0], other, strict=True)]) for other in by[1:3]]
            means = " / ".join(f"{sum(each) / max(1, len(each)):.3f}" for each in by)
            ahead = ", ".join(f"{low:+.3f} to {high:+.3f}" for low, high in over)
            print(f"  {share:.0%}: {means}; ahead of own value and score by {ahead}")


def level_of(bot: str) -> str:
    """What a bot goes by: `normal` and above by what was learned."""
    name = bot.partition(":")[0]
    return "learned" if name in ("normal", "strong", "master") else name


def main() -> int:
    parser = argparse.ArgumentParser(prog="tools.chances")
    parser.add_argument("games", nargs="*")
    parser.add_argument("--tags", default="")
    parser.add_argument("--more", action="store_true")
    parser.add_argument("--compare", action="store_true")
    given = parser.parse_args()
    for game in given.games or meadhall.shelf():
        if given.compare:
            compare(game)
            continue
        rules = find_rules(game)
        traces = [t for t in games(game, [tag for tag in given.tags.split(",") if tag]) if t["rows"]]
        held = [crc32(str(trace["deal"]).encode()) % 3 > 0 for trace in traces]
        fitted = [trace for trace, out in zip(traces, held, strict=True) if not out]
        others = [trace for trace, out in zip(traces, held, strict=True) if out]
        positions, unit = positions_of(fitted, rules.cooperative), UNIT.get(game, 10.0)
        scale = fit(positions, lambda row: row.values, unit, rules.cooperative)
        score = fit(positions, lambda row: row.scores, unit, rules.cooperative)
        base = sum(row.weight * row.shares[0] for row in positions) / sum(row.weight for row in positions)
        kept = {"unit": unit, "slopes": scale.slopes, "bias": scale.bias, "games": len(fitted)}
        if learned(game) is None:
            (rules.folder / FILE).write_text(json.dumps(kept) + "\n", encoding="utf-8")
        HELD_OUT.mkdir(parents=True, exist_ok=True)
        path = HELD_OUT / f"{game}.json"
        had = json.loads(path.read_text(encoding="utf-8"))["games"] if given.more and path.exists() else []
        seen = {trace["deal"] for trace in fitted}
        had = [trace for trace in had if trace["deal"] not in seen]
        test = {
            "score": {"unit": unit, "slopes": score.slopes, "bias": score.bias},
            "own": {"unit": unit, "slopes": scale.slopes, "bias": scale.bias},
            "base": round(base, 3),
            "games": [*had, *(thin(trace) for trace in others)],
        }
        lines = json.dumps(test).replace('{"bots"', '\n{"bots"') + "\n"
        path.write_text(lines, encoding="utf-8")
        print(
            f"{game}: fitted to {len(fitted)} games, {len(had) + len(others)} kept for the test: {scale}; score {score}"
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
