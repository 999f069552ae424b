"""The toy by other rules, as they come with a new version of the software."""

from __future__ import annotations

import sys
from dataclasses import replace
from types import ModuleType

from meadhall.engine import Choose, Rule, Rules
from meadhall.games import SHELF, find_rules
from tests.engine.toy import TOY, G, Toy, setup, turn


def richer(g: G) -> Rule[None]:
    """Everybody begins with a fortune: every answer fits, every position differs."""
    yield from setup(g)
    g.s.gold = [seat + 10 for seat in range(g.seats)]


def busier(g: G, seat: int) -> Rule[None]:
    """Nobody may pass: an answer that was given is not asked for any more."""
    yield Choose(seat, "act", ["buy"])
    yield from turn(g, seat)


def rules(name: str) -> Rules[Toy]:
    """The toy by rules of that name."""
    changed = {
        "": TOY,
        "same": replace(TOY, version="2"),
        "richer": replace(TOY, version="2", frames={**TOY.frames, "setup": richer}),
        "silently-richer": replace(TOY, frames={**TOY.frames, "setup": richer}),
        "busier": replace(TOY, version="2", frames={**TOY.frames, "turn": busier}),
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
