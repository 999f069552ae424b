"""Hints: what, why and how sure, for sets as for options."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from meadhall.bots import advise, weighs
from meadhall.bots.action import ActionSearch
from meadhall.bots.base import Budget, Outlook
from meadhall.bots.greedy import NormalBot
from meadhall.bots.weighing import FIRST_LOOK
from meadhall.bots.whole import CANDIDATES, begin, candidates
from meadhall.engine import Answer, Choose, Game, Reason, Rule, Subset, Value
from meadhall.engine.subset import fits, named
from meadhall.table.thinking import counsel, pack
from meadhall.text import LANGUAGES, Texts
from tests.bots.test_review import RULES
from tests.browser.positions import at
from tests.engine.toy import G

SECONDS = 0.1


def is_set(key: str) -> Callable[[Game[Any], Choose], bool]:
    return lambda game, ask: ask.key == key and isinstance(ask, Subset) and weighs(game, ask)


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("god-of-war", "step"),
        ("lords-of-ragnarok", "special"),
        ("lords-of-ragnarok", "maneuver"),
        ("reavers-of-midgard", "pay-dice"),
        ("blood-rage", "march-figure"),
    ],
)
def test_a_hint_compares_whole_sets(name: str, key: str) -> None:
    game = at(name, 2, "hint", is_set(key))
    ask = game.questions[0]
    found = advise(game, ask.seat, 1, SECONDS)
    values = [option.value for option in found.thought.options]
    assert len({*values}) == len(values) > 1
    assert found.choice == values[0]
    for option in found.thought.options:
        assert fits(ask, Answer(ask.seat, ask.key, option.value)), option
        assert option.tries > 1
    names = [
        *(game.rules.stakes(game.s, ask.seat) if game.rules.stakes else ()),
        *(r.name for r in found.why),
    ]
    for lang in LANGUAGES:
        assert all(Texts(game.rules, lang).say(f"purse-{each}") for each in names)


def load(g: G, seat: int) -> Rule[None]:
    """Gold and stones, as much as two hands carry; who takes the cart takes nothing else."""

    def why_not(chosen: tuple[Value, ...], member: str) -> Reason | None:
        return Reason("TOY-5", "too-poor") if "cart" in chosen or (chosen and member == "cart") else None

    g.begin("act", seat=f"seat:{seat}")
    chosen: tuple[str, ...] = yield Subset(
        seat, "oath", ("stone", "stone", "stone", "gold", "gold", "cart"), why_not=why_not, most=2
    )
    g.s.gold[seat] += 5 * chosen.count("gold") + 3 * chosen.count("cart")


LOADS = replace(RULES, frames={**RULES.frames, "act": load})


def test_the_best_set_is_found_and_said_why() -> None:
    game = Game(LOADS, 2, {}, "3").begin()
    found = advise(game, 0, 1, SECONDS)
    assert found.choice == "gold+gold"
    assert found.thought.options[0].mean > found.thought.options[1].mean
    (why,) = [reason for reason in found.why if reason.seat == 0]
    assert (why.name, why.by) == ("gold", 5.0)


def test_what_the_rules_propose_is_among_the_sets_that_are_tried() -> None:
    def offers(_: Game[Any], ask: Choose) -> bool:
        return isinstance(ask, Subset) and any(ask.offer((value,)) for value in ask.values if value != "done")

    game = at("god-of-war", 1, "offers", offers)
    ask = game.questions[0]
    assert isinstance(ask, Subset)
    search = ActionSearch(Outlook(game, ask.seat, 1), Budget(FIRST_LOOK), NormalBot.style)
    begin(search, ask)
    tried = candidates(search, ask)
    offered = [named(ask.canonical(offer)) for value in ask.values if (offer := ask.offer((value,)))]
    assert {*offered[:CANDIDATES]} <= {*tried}
    assert len(tried) > len(offered)
    assert all(fits(ask, Answer(ask.seat, ask.key, value)) for value in tried)


def test_how_sure_a_hint_is_survives_the_way_to_the_page() -> None:
    """In God of War a set changes the chance by a thousandth: rounded away, its error would make everything look sure."""
    game = at("god-of-war", 2, "hint", is_set("step"))
    seat = game.questions[0].seat
    hint = counsel(pack(game, seat, 1), seat, 1, SECONDS)
    found = advise(Game.unpack(game.rules, pack(game, seat, 1)), seat, 1, SECONDS)
    assert any(option.error > 0 for option in found.thought.options)
    assert any(option["error"] > 0 for option in hint["options"])
    assert len(hint["options"]) > 1


def test_a_game_without_a_scale_is_not_weighed() -> None:
    game = Game(replace(LOADS, scale=None), 2, {}, "3").begin()
    assert not weighs(game, game.questions[0])
