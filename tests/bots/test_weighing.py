"""Hints: what, why and how sure, for sets as for options."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

import meadhall
from meadhall.bots import advise, weighs
from meadhall.bots.action import ActionSearch
from meadhall.bots.base import Budget, Outlook
from meadhall.bots.greedy import NormalBot
from meadhall.bots.weighing import FIRST_LOOK, weigh
from meadhall.bots.weighing import Reason as Why
from meadhall.bots.whole import CANDIDATES, begin, candidates
from meadhall.engine import Answer, Choose, Game, Reason, Rule, Rules, Subset, Value
from meadhall.engine.learned import OWN, RIVAL, Learned, Network
from meadhall.engine.subset import fits, named
from meadhall.engine.winning import by_value, chances
from meadhall.games import find_rules
from meadhall.table.thinking import counsel, pack
from meadhall.text import LANGUAGES, Texts
from tests.bots.test_review import RULES
from tests.browser.positions import at
from tests.engine.toy import G, Toy

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


def play_rounds(g: G, number: int) -> None:
    """The game goes on after the own next turn has come."""
    if number <= 3:
        g.then(("act", 0), ("act", 1), ("round", number + 1))


def contrary(better: bool) -> Rules[Toy]:
    """The loads again, with a value that was learned beside the game's own: it counts gold against whoever has it, and the rival's for him."""
    names = ("own-gold", "rival-gold", "own-stones")
    network = Network((-1.0, 1.0, 0.0), (), (), ())

    def features(s: Toy, seat: int) -> list[float]:
        return [s.gold[seat] / 10, s.gold[1 - seat] / 10, 0.0]

    learned = Learned(names, features, lambda s: 2, network, better, {"gold": ("gold",)})
    return replace(LOADS, learned=learned, frames={**LOADS.frames, "round": play_rounds})


def test_a_hint_goes_by_the_value_that_the_bots_go_by() -> None:
    """Where they play by what was learned, a hint for the game's own value would be worse advice than the bot beside one takes."""
    for better, best in ((False, "gold+gold"), (True, "-")):
        game = Game(contrary(better), 2, {}, "3").begin()
        found = advise(game, 0, 1, SECONDS)
        gold = str(found.choice).count("gold")  # stones are worth nothing to either
        assert gold == best.count("gold"), better
        assert found.thought.options[0].mean >= found.thought.options[-1].mean


def test_a_reason_is_what_the_learned_value_counts_for_the_option_and_one_would_want() -> None:
    game = Game(contrary(True), 2, {}, "3").begin()
    weighing = weigh(game, 0, 1, SECONDS, "gold+gold", "stone+stone")
    assert weighing.lead("stone+stone", "gold+gold")[0] > 0
    assert (
        weighing.why("stone+stone", "gold+gold") == ()
    )  # less gold is no reason that anybody would understand
    assert weighing.why("gold+gold", "stone+stone") == ()  # more of it speaks against the option
    assert weighing.learned is not None
    weighing.learned = replace(weighing.learned, network=Network((1.0, -1.0, 0.0), (), (), ()))
    assert weighing.why("gold+gold", "stone+stone") == (Why(0, "gold", 10.0),)
    weighing.learned = replace(weighing.learned, burdens=frozenset({"gold"}))
    assert weighing.why("gold+gold", "stone+stone") == ()


def test_a_part_is_switched_between_two_positions() -> None:
    network = Network((1.0, 2.0, 4.0, 8.0), ((1.0, 0.0, 0.0, 0.0),), (0.0,), (0.0,))
    names = ("own-gold", "gold-lead", "rival-gold", "own-stones")
    found = Learned(names, lambda s, seat: [], len, network, True, {"gold": ("gold", "gold-lead")})
    assert found.speaks("gold", True, [1.0] * 4, [0.0] * 4) == pytest.approx(3.0)
    assert found.speaks("gold", False, [1.0] * 4, [0.0] * 4) == pytest.approx(6.0)
    assert found.speaks("stones", True, [1.0] * 4, [0.0] * 4) == 0.0


@pytest.mark.parametrize("name", [name for name in meadhall.shelf() if find_rules(name).learned])
def test_hints_and_chances_are_on_one_scale(name: str) -> None:
    game = at(name, 2, "hint", weighs)
    seat, learned = game.questions[0].seat, game.rules.learned
    weighing = weigh(game, seat, 1, 0.01)
    world = weighing.outlook.world(0)
    assert learned is not None
    assert (world.rules.value is not find_rules(name).value) == learned.better
    assert weighing.weigh(world, seat) == chances(world)[seat] == chances(with_rules(world, name))[seat]
    of = learned.chances(world.s)[:2] if learned.better else by_value(with_rules(world, name))
    assert chances(world) == pytest.approx(of)


def with_rules(world: Game[Any], name: str) -> Game[Any]:
    """The same position by the game's own rules, whatever a bot puts in their place."""
    world = world.clone(mute=True)
    world.rules = find_rules(name)
    return world


@pytest.mark.parametrize(
    "name", [n for n in meadhall.shelf() if (r := find_rules(n)).learned and r.learned.better]
)
def test_every_part_that_is_told_is_something_the_network_sees(name: str) -> None:
    rules = find_rules(name)
    learned = rules.learned
    assert learned is not None
    game = at(name, 2, "hint", weighs)
    assert rules.purse is not None
    assert rules.stakes is not None
    assert set(learned.parts) == {*rules.purse(game.s, 0), *rules.stakes(game.s, 0)}
    assert learned.burdens <= set(learned.parts)
    sides = {feature.removeprefix(side) for feature in learned.names for side in (OWN, RIVAL)}
    for part, features in learned.parts.items():
        assert features, part
        assert {*features} <= sides, part
        one, other = [1.0] * len(learned.names), [0.0] * len(learned.names)
        assert learned.speaks(part, True, one, other) != 0, part


def test_a_game_without_a_scale_is_not_weighed() -> None:
    game = Game(replace(LOADS, scale=None), 2, {}, "3").begin()
    assert not weighs(game, game.questions[0])
