"""Count what a player is asked: the answers of fixed bot games, and the gestures a person makes to give them.

    python -m tools.gestures                     the four games beside what docs/gestures.json keeps
    python -m tools.gestures --keys blood-rage   this game, question by question
    python -m tools.gestures --check             fails where less is saved than was promised
    python -m tools.gestures --json              the figures as docs/gestures.json has them

It runs with the code of other commits too: `PYTHONPATH=OTHER/src python tools/gestures.py --json`.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from itertools import permutations
from pathlib import Path
from typing import Any

import meadhall
from meadhall.bots import decide

BEFORE = Path(__file__).resolve().parent.parent / "docs" / "gestures.json"
LEVEL = "greedy:6"
APART = ("before-card", "before-scene", "boost-attack", "boost-defense", "propose-", "under-attack")
"""The moments at which everybody may speak up (GOW-5.6.2): counted apart, a player says how often to be asked there."""

WORLDS = 6
"""In which the offered and the bot's own order are compared."""

PROPOSED = ("abilities", "defend", "pay", "petrel", "discard-dice", "pay-dice", "pay-symbols")
"""Sets that the browser begins with the proposed members (`proposes` in a game's index.ts): a click adds a member, takes one back, or
puts it in the place of a proposed one where no more fit."""

CLICKED_AHEAD = ("maneuver", "special")
"""Questions of Lords whose Armies and Special Actions lie on the map all the time: a click on one passes the phases before."""
PASSES = {("prayer", "-"), ("hero-phase", "pass"), ("rune-phase", "pass"), ("maneuver", "-")}
DEEDS_FIRST = ("monster-do", "monster-move", "prayer", "special")
"""Orders whose goals can only be clicked after their deed."""

AHEAD = {("participate", "die", "set-die")}
"""Question, answer, next question: both are answered by one click on what the second one asks for (`ahead` in a game's index.ts)."""


@dataclass(frozen=True)
class Measure:
    """How a game is counted: its seats, the number of games, in what (an event; none: the game), how much less was promised."""

    seats: int
    games: int
    unit: str
    event: str
    promised: float


GAMES = {
    "blood-rage": Measure(3, 30, "game", "", 0.10),
    "lords-of-ragnarok": Measure(3, 8, "own turn", "turn", 0.35),
    "reavers-of-midgard": Measure(3, 6, "round", "round-begins", 0.30),
    "god-of-war": Measure(2, 24, "own turn", "turn", 0.28),
}


@dataclass
class Count:
    """Answers and gestures by question, and in how many units they were given."""

    answers: Counter[str] = field(default_factory=Counter)
    gestures: Counter[str] = field(default_factory=Counter)
    choiceless: Counter[str] = field(default_factory=Counter)
    units: int = 0

    def add(
        self, question: Any, value: Any, before: tuple[str, Any] = ("", ""), *, order: bool = False
    ) -> None:
        """`before`: what the seat was asked last, and what it answered. `order`: the browser answers it as soon as nothing can be added."""
        self.answers[question.key] += 1
        ahead = (*before, question.key) in AHEAD
        self.gestures[question.key] += 0 if ahead else gestures(question, value, order=order)
        self.choiceless[question.key] += len(question.values) == 1

    def __iadd__(self, other: Count) -> Count:
        self.answers.update(other.answers)
        self.gestures.update(other.gestures)
        self.choiceless.update(other.choiceless)
        self.units += other.units
        return self

    def figures(self) -> dict[str, float]:
        """For one unit of one seat; the windows of God of War apart."""
        parts = {"answers": self.answers, "gestures": self.gestures}
        return {
            name + suffix: round(sum(n for key, n in part.items() if apart(key) == wanted) / self.units, 1)
            for name, part in parts.items()
            for suffix, wanted in (("", False), ("_apart", True))
        }


def apart(key: str) -> bool:
    return key.startswith(APART)


def gestures(question: Any, value: Any, *, order: bool = False) -> int:
    """Clicks for an answer: one for an option; one for each member of a set and one that confirms it; one for the proposed set.

    A set that begins with the proposal costs what is changed of it. An order needs no confirmation, and what alone fits to what is
    chosen is added by itself.
    """
    if not hasattr(question, "members"):
        return 1
    chosen = question.given(value)
    if order and chosen:
        offer = offered(question, chosen)
        if offer is None:
            return order_clicks(question, chosen)
        return 1 if chosen == offer else 2 + changes(question, chosen, offer)
    if question.key in PROPOSED and question.suggestion is not None:
        return changes(question, chosen, question.suggestion) + 1
    return 1 if chosen == question.suggestion else len(chosen) + 1


def offered(question: Any, chosen: tuple[Any, ...]) -> tuple[Any, ...] | None:
    """The set that lies there after one click, on what is attacked, for whoever wants the chosen one; it is confirmed by another."""
    if question.key != "step" or not str(chosen[0]).startswith("attack:"):
        return None
    first = chosen[1:2] if str(chosen[1:2]).startswith("('side:") else chosen[:1]
    offer: tuple[Any, ...] | None = question.look(first).offer
    return offer


def changes(question: Any, chosen: tuple[Any, ...], begun: tuple[Any, ...]) -> int:
    """Clicks that make the chosen set of the one that it begins with."""
    now, wanted = Counter(begun), Counter(chosen)
    clicks = 0
    for member in (wanted - now).elements():
        clicks += 1
        if member not in question.look(tuple(now.elements())).fits:
            others = (now - wanted).elements()
            gone = next((o for o in others if fits_without(question, now, o, member)), None)
            if gone is None:
                return len(chosen)
            now[gone] -= 1
        now[member] += 1
    return clicks + len(now - wanted)


def fits_without(question: Any, now: Counter[Any], gone: Any, member: Any) -> bool:
    return member in question.look(tuple((now - Counter([gone])).elements())).fits


def order_clicks(question: Any, chosen: tuple[Any, ...]) -> int:
    """The fewest clicks, whichever member is clicked first; a deed before its goals. Of a long order, its Armies one by one."""
    first = chosen[:1] if question.key in DEEDS_FIRST else ()
    rest = chosen[len(first) :]
    ways = permutations(rest) if len(rest) < 4 else (rest,)
    best = min(clicks_for(question, (*first, *way)) for way in ways)
    return best + (1 if question.look(chosen).fits else 0)


def clicks_for(question: Any, order: tuple[Any, ...]) -> int:
    """Clicks in this order; in a long one each Army, then a goal for it. What alone fits is added by itself."""
    left, named = [*order], [*order[:0]]
    clicks = 0
    look = question.look(())
    while left:
        member = left[0] if len(order) < 5 or not named else pair_up(left, named, look.fits)
        left.remove(member)
        named.append(member)
        clicks += 1
        look = question.look(named)
        while look.done is not None and len(look.fits) == 1 and look.fits[0] in left:
            left.remove(look.fits[0])
            named.append(look.fits[0])
            look = question.look(named)
    return clicks


def pair_up(left: list[Any], named: list[Any], fits: list[Any]) -> Any:
    """The goal of an Army that has none yet, else the next Army."""
    there = [member for member in left if member in fits]
    goals = [member for member in there if not is_army(member)]
    armies = sum(map(is_army, named))
    waits = armies > len(named) - armies - 1
    return goals[0] if goals and waits else there[-1]


def is_army(member: Any) -> bool:
    return str(member).startswith("army:")


def play(game: str, number: int) -> Count:
    """The same game each time: its deal and the dice of its bots follow from its number."""
    measure, found = GAMES[game], Count()
    table = meadhall.new(game, measure.seats, f"gestures-{number}")
    last: dict[int, tuple[str, Any]] = {}
    passed: dict[int, list[str]] = {}
    while not table.over:
        question = table.questions[0]
        value = person(table, question, decide(LEVEL, table, question.seat, 1000 * number + table.decision))
        order = question.key in getattr(table.rules, "orders", ())
        found.add(question, value, last.get(question.seat, ("", "")), order=order)
        last[question.seat] = question.key, value
        skipped = passed.setdefault(question.seat, [])
        if (question.key, value) in PASSES:
            skipped.append(question.key)
        else:
            if question.key in CLICKED_AHEAD:
                found.gestures.subtract(skipped)
            skipped.clear()
        table.answer(question.seat, value)
    found.units = units(table, measure)
    return found


def person(table: Any, question: Any, value: Any) -> Any:
    """The bot's answer; but of a set that stands there as proposed a person takes what the bot's is no better than.

    A bot that tries six ways through an action finds its dice almost by chance.
    """
    proposed = getattr(question, "suggestion", None) if question.key in PROPOSED else None
    if question.key == "step":
        proposed = offered(question, question.given(value))
    if proposed is None:
        return value
    whole = "+".join(map(str, proposed)) if len(proposed) > 1 else f"+{proposed[0]}" if proposed else "-"
    return whole if worth(table, question.seat, whole) >= worth(table, question.seat, value) else value


def worth(table: Any, seat: int, value: Any) -> float:
    """What the position after an answer is worth to the seat, by the game's own judgement; of an order, which dice follow, in the
    average of some worlds that might be, for nobody knows the next throw."""
    if table.questions[0].key != "step":
        return judged(table.clone(), seat, value)
    return sum(judged(table.sample_world(seat, f"worth-{n}"), seat, value) for n in range(WORLDS)) / WORLDS


def judged(then: Any, seat: int, value: Any) -> float:
    then.answer(seat, value)
    return float(then.rules.value(then.s, seat))


def count(games: list[str]) -> dict[str, Count]:
    """The games on all cores."""
    found = {game: Count() for game in games}
    asked = [(game, number) for game in games for number in range(GAMES[game].games)]
    with ProcessPoolExecutor() as processes:
        for (game, _), each in zip(asked, processes.map(play, *zip(*asked, strict=True)), strict=True):
            found[game] += each
    return found


def units(table: Any, measure: Measure) -> int:
    """Units that seats have had in this game, all seats together."""
    if not measure.event:
        return measure.seats
    events = [event for event in table.events(None) if event["key"] == measure.event]
    named = sum("seat" in event["params"] for event in events)
    return named or len(events) * measure.seats


def saved(before: float, now: float) -> float:
    return 1 - now / before


def kept(game: str, now: dict[str, float], before: dict[str, float]) -> bool:
    """As many answers fewer as promised, and not by more gestures."""
    fewer = saved(before["answers"], now["answers"]) >= GAMES[game].promised
    return fewer and now["gestures"] <= before["gestures"]


def told(game: str, now: dict[str, float], before: dict[str, float]) -> str:
    lines = [f"{game}, by {GAMES[game].unit}, promised -{GAMES[game].promised:.0%}"]
    for name, figure in now.items():
        if figure or before[name]:
            less = f"{-saved(before[name], figure):+.0%}" if before[name] else "new"
            lines.append(f"  {name:16} {before[name]:6.1f} -> {figure:6.1f}  {less}")
    return "\n".join(lines)


def by_key(found: Count) -> str:
    """Question by question: answers, gestures, and the answers that were no choice."""
    lines = [f"    {'':28} answers gestures no choice"]
    for key, answers in found.answers.most_common():
        row = [n / found.units for n in (answers, found.gestures[key], found.choiceless[key])]
        lines.append(f"    {key:28} {row[0]:7.2f} {row[1]:8.2f} {row[2]:9.2f}")
    return "\n".join(lines)


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.gestures", description=__doc__)
    parser.add_argument("game", nargs="*", metavar="GAME", help=", ".join(GAMES))
    parser.add_argument("--keys", action="store_true")
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args(arguments)
    unknown = set(asked.game) - set(GAMES)
    if unknown:
        parser.error(f"no game is called {', '.join(unknown)}; there are: {', '.join(GAMES)}")
    counts = count(asked.game or list(GAMES))
    if asked.json:
        print(json.dumps({game: each.figures() for game, each in counts.items()}, indent=2))
        return 0
    before = json.loads(BEFORE.read_text("utf-8"))
    short = []
    for game, each in counts.items():
        now = each.figures()
        print(told(game, now, before[game]))
        if asked.keys:
            print(by_key(each))
        if not kept(game, now, before[game]):
            short.append(game)
    if asked.check and short:
        print(f"Less is saved than was promised: {', '.join(short)}.", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
