"""The toy by other rules, as they come with a new version of the software."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from dataclasses import replace
from types import ModuleType

from meadhall.engine import Choose, Reason, Rule, Rules, Subset, Value
from meadhall.games import SHELF, find_rules
from tests.engine.toy import INDEX, TOY, VALUES, G, Toy, setup, turn


def richer(g: G) -> Rule[None]:
    """Everybody begins with a fortune: every answer fits, every position differs."""
    yield from setup(g)
    g.s.gold = [seat + 10 for seat in range(g.seats)]


def busier(g: G, seat: int) -> Rule[None]:
    """Nobody may pass: an answer that was given is not asked for any more."""
    yield Choose(seat, "act", ["buy"])
    yield from turn(g, seat)


def generous(g: G, seat: int) -> Rule[None]:
    """Everybody gives up to two cards away, together worth no more than one of each name."""
    s = g.s
    hand = [VALUES[card] for card in sorted(s.hands[seat])]
    gifts: tuple[str, ...] = yield Subset(seat, "gifts", hand, why_not=why_not_give, most=2, clause="TOY-9")
    for gift in gifts:
        s.hands[seat].remove(INDEX[gift])
        s.table[seat].append(INDEX[gift])


def why_not_give(chosen: tuple[Value, ...], card: str) -> Reason | None:
    name = card.partition("#")[0]
    return Reason("TOY-9", "one-of-each") if any(str(c).startswith(name) for c in chosen) else None


def loud(g: G, seat: int) -> Rule[None]:
    """After every act the others may shout about it."""
    act: str = yield Choose(seat, "act", ["buy", "pass"])
    g.s.gold[seat] -= act == "buy"
    for other in g.clockwise(seat)[1:]:
        word: str = yield Choose(other, "shout", ["shout", "quiet"], params={"about": f"seat:{seat}"})
        g.s.gold[other] += 10 * (word == "shout")


def next_to_me(s: Toy, question: Choose, seat: int) -> bool:
    return question.params["about"] == f"seat:{(seat + 1) % len(s.gold)}"


def why_not_table(seats: int, options: Mapping[str, Value]) -> Reason | None:
    return (
        Reason("TOY-7", "long-for-three", {"seats": seats})
        if options["long"] == "yes" and seats < 3
        else None
    )


def rules(name: str) -> Rules[Toy]:
    """The toy by rules of that name."""
    changed = {
        "": TOY,
        "same": replace(TOY, version="2"),
        "richer": replace(TOY, version="2", frames={**TOY.frames, "setup": richer}),
        "silently-richer": replace(TOY, frames={**TOY.frames, "setup": richer}),
        "busier": replace(TOY, version="2", frames={**TOY.frames, "turn": busier}),
        "generous": replace(TOY, frames={**TOY.frames, "turn": generous}, why_not_table=why_not_table),
        "loud": replace(
            TOY, frames={**TOY.frames, "turn": loud}, windows={"shout": "quiet"}, concerns=next_to_me
        ),
        "other-options": replace(TOY, version="2", options={}),
    }
    return changed[name]


def put_on_shelf(name: str = "") -> None:
    """Put the toy beside the games."""
    SHELF["toy"] = "toy"
    module = ModuleType("meadhall.games.toy")
    module.__dict__["RULES"] = rules(name)
    sys.modules[module.__name__] = module
    find_rules.cache_clear()
