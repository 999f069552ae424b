"""`make bench`: our speed beside a peer's, measured in turns in one run on one core; the best of all rounds counts on both sides.

Prints a table, writes build/bench.json (a list of {name, ours, unit, peer, peer_name, ratio}), and fails when a promise is not kept.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import meadhall
from tools import hall_load, load
from tools.line import Line

ROOT = Path(__file__).resolve().parent.parent
ROUNDS = 5
SECONDS = 2.0

PROMISED_SPEED = {"blood-rage": 5.0, "lords-of-ragnarok": 4.0, "reavers-of-midgard": 4.0, "god-of-war": 4.0}
PROMISED_CLONE = {"blood-rage": 0.5, "lords-of-ragnarok": 0.6}


def run(*command: str) -> dict[str, Any]:
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(
            f"{' '.join(command[1:])} failed: {(done.stderr or done.stdout).strip().splitlines()[-1]}"
        )
    result: dict[str, Any] = json.loads(done.stdout)
    return result


def ours(what: str, game: str, seats: int, seconds: float = SECONDS) -> dict[str, Any]:
    return run(sys.executable, "-m", "tools.measure", what, game, str(seats), str(seconds))


def peer() -> dict[str, Any]:
    return run(str(ROOT / "build/peers/bin/python"), "tools/peers/catan.py", str(SECONDS))


def best(rounds: list[dict[str, Any]], key: str, *, high: bool) -> float:
    return float((max if high else min)(each[key] for each in rounds))


def measure(games: list[str]) -> tuple[list[Line], dict[str, list[float]]]:
    lines = [*beside_peers(games)]
    curves: dict[str, list[float]] = {}
    for game in games:
        lines += alone(game)
        curves[game] = ours("curve", game, 4)["curve"]
    if "lords-of-ragnarok" in games:
        worst = ours("follower", "lords-of-ragnarok", 1)["worst_answer_ms"]
        lines.append(
            Line("lords-of-ragnarok: follower's whole turn, worst", worst, "ms", promise=5.0, at_least=False)
        )
    return lines, curves


def beside_peers(games: list[str]) -> Iterator[Line]:
    """Speeds and clones, in rounds in which the peer and every game take turns, so that a slow minute is everybody's."""
    peers: list[dict[str, Any]] = []
    speeds: dict[str, list[dict[str, Any]]] = {game: [] for game in games}
    kept: dict[str, list[dict[str, Any]]] = {game: [] for game in games}
    clones: dict[str, list[dict[str, Any]]] = {game: [] for game in games if game in PROMISED_CLONE}
    for number in range(ROUNDS):
        print(f"round {number + 1} of {ROUNDS}", file=sys.stderr)
        peers.append(peer())
        for game in games:
            speeds[game].append(ours("decisions", game, 4))
            kept[game].append(ours("checkpointed", game, 4, SECONDS / 2))
        for game in clones:
            clones[game].append(ours("clone", game, 4, SECONDS / 2))
    peer_speed, peer_copy = best(peers, "decisions", high=True), best(peers, "copy", high=False)
    for game in games:
        for what, rounds, promise in (
            ("real choices, 4 random seats", speeds[game], PROMISED_SPEED[game]),
            ("the same with a checkpoint for every frame", kept[game], None),
        ):
            speed = best(rounds, "decisions", high=True)
            yield Line(f"{game}: {what}", speed, "/s", peer_speed, speed / peer_speed, promise)
    for game, rounds in clones.items():
        early, late = best(rounds, "early", high=False), best(rounds, "late", high=False)
        for when, price in (("early", early), ("late", late)):
            what = f"{game}: clone in mid-battle after ~{int(rounds[0][f'{when}_position'])} answers"
            yield Line(what, price, "µs", peer_copy, price / peer_copy, PROMISED_CLONE[game], False)
        world = best(rounds, "world", high=False)
        yield Line(f"{game}: sampled world, in clones", world / late, "x", promise=3.0, at_least=False)


def alone(game: str) -> Iterator[Line]:
    """What no peer has: views, sagas, bots."""
    view = ours("views", game, 4)["worst"] / 1000
    yield Line(f"{game}: view with all reasons as JSON, worst", view, "ms", promise=1.0, at_least=False)
    told = ours("saga", game, 4)
    what = f"{game}: saga of {int(told['lines'])} lines checked"
    yield Line(what, told["milliseconds"], "ms", promise=100.0, at_least=False)
    bots = ours("bot", game, 4)
    yield Line(f"{game}: bot normal, one decision", bots["normal_ms"], "ms")
    yield Line(f"{game}: bot strong, one decision", bots["strong_ms"], "ms")
    yield Line(f"{game}: playouts to the end of the game", bots["playouts"], "/s")
    share = 100 * ours("ladder", game, 2)["share"]
    what = "campaigns won by normal:6" if game == "god-of-war" else "games won by normal:6 against easy:4"
    yield Line(f"{game}: {what}, 20 deals", share, "%")


def main() -> int:
    games = [game for game in meadhall.shelf() if game in PROMISED_SPEED]
    lines, curves = measure(games)
    lines += load.measure() + hall_load.measure()
    width = max(len(line.name) for line in lines)
    for peer_name in dict.fromkeys(line.peer_name for line in lines):
        print(f"{'':{width}}  {'ours':>12}  {peer_name:>19}  {'ratio':>7}")
        for line in lines:
            if line.peer_name == peer_name:
                print(line.text(width))
        print()
    print(load.HOW)
    print("\nµs per answer by tenth of the game (chance answers included):")
    for game, curve in curves.items():
        print(f"{game:{width}}  {'  '.join(f'{cost:g}' for cost in curve)}")
    out = ROOT / "build" / "bench.json"
    out.parent.mkdir(exist_ok=True)
    table = [line.data() for line in lines]
    out.write_text(json.dumps(table, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    return 0 if all(line.kept for line in lines) else 1


if __name__ == "__main__":
    sys.exit(main())
