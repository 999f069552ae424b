"""`make mutate`: break the code that cites a clause and name what no test notices.

    python -m tools.mutate --sample 300                 so many over all games, drawn by the commit's hash
    python -m tools.mutate --game blood_rage --list     what there is to be broken

A mutant that changes nothing a player could meet is declared in tools/mutate/equivalent.toml, with its reason.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tomllib
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from random import Random

from tools.mutate.mutants import GAMES, ROOT, Mutant, of_game
from tools.mutate.reach import IMPORT, reached, tests_of
from tools.mutate.run import Outcome, run_all

EQUIVALENT = Path(__file__).with_name("equivalent.toml")


def games() -> list[str]:
    return sorted(path.parent.name for path in GAMES.glob("*/RULES.md"))


def commit() -> str:
    done = subprocess.run(["git", "rev-parse", "HEAD"], cwd=ROOT, capture_output=True, text=True, check=True)
    return done.stdout.strip()


def drawn(names: Sequence[str], sample: int, seed: str) -> list[Mutant]:
    """As many of each game as of any other, content a fifth of them."""
    out: list[Mutant] = []
    for number, game in enumerate(names):
        random, share = Random(f"{seed}:{game}"), sample // len(names) + (number < sample % len(names))
        code = [mutant for mutant in of_game(game) if mutant.path.endswith(".py")]
        content = [mutant for mutant in of_game(game) if not mutant.path.endswith(".py")]
        numbers = min(len(content), share // 5)
        out += random.sample(code, min(len(code), share - numbers)) + random.sample(content, numbers)
    return out


def declared() -> dict[tuple[str, str, str, str], str]:
    """The mutants that are no faults -> why."""
    found = tomllib.loads(EQUIVALENT.read_text("utf-8")).get("equivalent", [])
    return {(each["path"], each["where"], each["before"], each["after"]): each["why"] for each in found}


def key(mutant: Mutant) -> tuple[str, str, str, str]:
    before, after = (" ".join(text.split()) for text in (mutant.before, mutant.after))
    return mutant.path, mutant.where, before, after


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="tools.mutate", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--game", choices=games(), help="this game alone")
    parser.add_argument("--sample", type=int, default=300, help="how many, over all games")
    parser.add_argument(
        "--seed", default="", help="what they are drawn by; the commit's hash if it is not given"
    )
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--least", type=float, default=95.0, help="percent that must be noticed")
    parser.add_argument("--list", action="store_true", help="name them and run nothing")
    asked = parser.parse_args(arguments)
    names = [asked.game] if asked.game else games()
    mutants = drawn(names, asked.sample, asked.seed or commit())
    if asked.list:
        print(*(mutant.name for mutant in mutants), sep="\n")
        return 0
    same = declared()
    equal = [mutant for mutant in mutants if key(mutant) in same]
    lines = {game: reached(game) for game in names}

    def tests(mutant: Mutant) -> Sequence[str]:
        if not mutant.path.endswith(".py"):
            return [IMPORT, f"{tests_of(mutant.game)}/test_printed.py", tests_of(mutant.game)]
        return lines[mutant.game].get(mutant.path, {}).get(mutant.line, [])

    def told(outcome: Outcome) -> None:
        if outcome.fate != "noticed":
            cited = f" ({', '.join(outcome.mutant.clauses)})" if outcome.mutant.clauses else ""
            print(f"{outcome.fate}: {outcome.mutant.name}{cited}", flush=True)

    outcomes = run_all([each for each in mutants if key(each) not in same], tests, asked.jobs, told)
    return report(outcomes, len(equal), asked.least)


def report(outcomes: Sequence[Outcome], equal: int, least: float) -> int:
    """The figures; 1 if too many were not noticed."""
    print()
    for game in sorted({outcome.mutant.game for outcome in outcomes}):
        print(f"{game:20} {_counted([each for each in outcomes if each.mutant.game == game])}")
    for name, code in (("code", True), ("content", False)):
        print(
            f"{name:20} {_counted([each for each in outcomes if each.mutant.path.endswith('.py') == code])}"
        )
    noticed = sum(outcome.fate == "noticed" for outcome in outcomes)
    rate = 100 * noticed / len(outcomes) if outcomes else 100.0
    print(
        f"{noticed} of {len(outcomes)} noticed ({rate:.1f} %, wanted {least:g} %); {equal} more are declared equivalent"
    )
    return 0 if rate >= least else 1


def _counted(outcomes: Sequence[Outcome]) -> str:
    fates = Counter(outcome.fate for outcome in outcomes)
    return f"{fates['noticed']:4} of {len(outcomes):4} noticed, {fates['unreached']} unreached"


if __name__ == "__main__":
    sys.exit(main())
