"""The log tells causes, values and results; spans hold what belongs together; a defence is a set."""

from typing import Any

import pytest

import meadhall
from meadhall.bots import decide
from meadhall.engine import IllegalAnswer, Subset
from meadhall.engine.subset import named
from meadhall.games.lords_of_ragnarok.causes import BY, cause_of, clause_of
from meadhall.games.lords_of_ragnarok.names import CARD_VALUE, COMBAT_OF
from meadhall.games.lords_of_ragnarok.told import numbers, retell
from meadhall.preview import preview
from tests.clauses import clause
from tests.games.lords_of_ragnarok.hall import alone, by, lay
from tests.table import Table


def defending(*hand: str, **given: Any) -> Table:
    return lay(
        ("monster_round",),
        {"at": 12, "hand": list(hand)},
        {},
        hunt={"hunter": 0, "prey": "draugr"},
        monsters={"draugr": 12},
        attack_hand=["claws"],
        seats=2,
        **given,
    )


@clause("LOR-12.2.3")
def test_a_defence_is_named_in_any_order() -> None:
    t = defending("archers", "levy", "hirdmen")
    cards = [str(value) for value in t.options(0) if str(value).startswith("combat:")]
    last_first = "+".join(reversed(cards))
    t.does(0, last_first)
    assert len(t.told("card-played")) == 3, "the last card named first takes no other away"
    assert (
        t.told("attack-defended")[0]["params"] | {"total": 6, "rage": 3}
        == t.told("attack-defended")[0]["params"]
    )


@clause("LOR-12.2.3", "LOR-12.2.6")
def test_a_shield_blocks_alone() -> None:
    t = defending("shield_wall", "levy")
    question = t.game.question(0)
    assert question is not None
    assert "shield" in question.values
    cards = [str(value) for value in t.options(0) if str(value).startswith("combat:")]
    with pytest.raises(IllegalAnswer):
        t.does(0, f"{cards[0]}+shield")
    t.does(0, "shield")
    t.asked("shield-card", 0).does(0, t.options(0)[0])
    assert t.told("attack-blocked")
    assert not t.told("weak-spot")


@clause("LOR-11.2.1", "LOR-11.2.2")
def test_trampling_is_named_and_so_is_sparing() -> None:
    position: dict[str, Any] = {"monsters": {"draugr": 12}, "active": 0}
    t = lay(
        ("activation", 5),
        {"armies": {10: [3]}},
        {"armies": {11: [2]}},
        rings={"draugr": 0},
        seats=2,
        **position,
    )
    t.does(0, "region:11")
    spare = t.game.clone()
    t.does(0, "army:11_2")
    assert by(t, "army-shrank") == ["cause:trample"]
    spare.answer(0, "spare")
    assert [e["key"] for e in spare.events(None) if e["key"] == "spared"] == ["spared"]


@clause("LOR-13.5", "LOR-13.6", "LOR-13.7")
def test_a_battle_tells_why_armies_shrink_and_what_the_values_are_made_of() -> None:
    t = lay(
        ("settle", 0),
        {"armies": {19: [4]}, "hand": ["hirdmen"]},
        {"armies": {19: [3, 1]}, "control": [19]},
        active=0,
    )
    card = next(str(v) for v in t.options(0) if str(v).startswith("combat:"))
    t.does(0, card)
    while t.game.question(0):
        t.does(0, t.options(0)[-1])
    won = t.told("battle-won")[0]["params"]
    assert (won["attack_armies"], won["attack_cards"], won["attack_more"]) == (4, 3, 0)
    lost = [(e["key"], e["params"]["by"]) for e in t.told("army-shrank") + t.told("army-destroyed")]
    assert ("army-shrank", "cause:lost_battle") in lost or ("army-destroyed", "cause:lost_battle") in lost
    assert ("army-destroyed", "cause:no_retreat") in lost
    assert ("army-shrank", card) in lost, "a Casualty names its card"


@clause("LOR-1.3.6", "LOR-1.3.7")
def test_the_end_tells_every_count_and_the_tie() -> None:
    t = lay(("end_turn", 0), {"control": [1]}, {"control": [2]}, {}, last_turns=1, active=0)
    counts = {e["params"]["seat"]: e["params"]["count"] for e in t.told("ragnarok-count")}
    assert set(counts) == {"seat:0", "seat:1", "seat:2"}
    best = max(counts.values())
    tied = list(counts.values()).count(best) > 1
    assert bool(t.told("ragnarok-tie")) == tied
    assert t.told("won")[0]["clause"] == ("LOR-1.3.7" if tied else "LOR-1.3.6")


@clause("SOLO-9.20", "SOLO-9.21", "SOLO-12.2", "SOLO-7.8")
def test_a_follower_says_nothing_twice() -> None:
    game = meadhall.new("lords-of-ragnarok", 1, "twice", {"followers": 2})
    while not game.over and game.s.turn < 20:
        ask = game.questions[0]
        game.answer(ask.seat, decide("random", game, ask.seat, game.decision, 5.0))
    events = game.events(None)
    villains = [e for e in events if str(e["params"].get("seat", "")).startswith("villain:")]
    assert villains
    assert not [e for e in villains if e["key"] in ("special", "alliance", "temple-built", "monument-built")]
    assert len([e for e in events if e["key"] == "phase"]) > 10


@clause("LOR-4.4")
def test_a_phase_holds_its_battles() -> None:
    t = lay(
        ("phase", 0, 4), {"armies": {18: [4]}, "at": 18}, {"armies": {19: [1]}, "control": [19]}, active=0
    )
    t.does(0, "army:18_4", "region:19")
    told = [e for e in t.game.events(None, spans=True) if e["key"].startswith("@")]
    kinds = [(e["key"], e["params"]["kind"]) for e in told]
    assert kinds[0] == ("@begin", "maneuvers")
    assert ("@begin", "battle") in kinds
    assert kinds.index(("@end", "battle")) < kinds.index(("@end", "maneuvers"))
    result = next(e["params"] for e in told if (e["key"], e["params"]["kind"]) == ("@end", "battle"))
    assert (result["winner"], result["attack"], result["defence"]) == ("seat:0", 4, 1)


def test_turns_do_not_nest() -> None:
    game = meadhall.new("lords-of-ragnarok", 2, "nest")
    deepest = 0
    while not game.over and game.s.turn < 12:
        ask = game.questions[0]
        deepest = max(deepest, len(game.spans))
        game.answer(ask.seat, ask.values[-1])
    assert [span.kind for span in game.spans].count("turn") <= 1
    assert 2 <= deepest <= 5


@pytest.mark.parametrize(("seats", "options"), [(3, {}), (1, {"followers": 1}), (2, {"followers": 2})])
def test_whoever_heard_everything_knows_the_numbers(seats: int, options: dict[str, Any]) -> None:
    game = meadhall.new("lords-of-ragnarok", seats, "told", options)
    while not game.over and game.position < 500:
        ask = game.questions[0]
        game.answer(ask.seat, decide("random", game, ask.seat, game.decision, 5.0))
    known: dict[str, int] = {}
    for event in game.events(None):
        retell(known, event)
    assert {name: known.get(name, 0) for name in numbers(game.s)} == numbers(game.s)


def test_a_reason_is_a_clause_and_a_cause() -> None:
    assert (clause_of("LOR-16.3 gift:bifrost"), cause_of("LOR-16.3 gift:bifrost")) == (
        "LOR-16.3",
        "gift:bifrost",
    )
    assert cause_of("LOR-11.2.1") == BY["LOR-11.2.1"] == "cause:trample"


@clause("SOLO-13.2")
def test_a_bonus_without_effect_says_so() -> None:
    t = alone(
        ("follower_bonus", 1),
        {},
        {"row": ["godi_2", "basic_a1", "basic_a2"], "selected": 0, "armies": {}},
        active=1,
    )
    assert t.told("follower-bonus")
    assert t.told("follower-bonus-void")


@clause("SOLO-13.1")
def test_a_card_without_a_bonus_says_so() -> None:
    row = {"row": ["basic_a3", "basic_a1", "basic_a2"], "selected": 0}
    t = alone(("follower_bonus", 1), {}, row, active=1)
    assert t.told("follower-bonus-none")


@clause("SOLO-7.1")
@pytest.mark.parametrize(("priests", "why"), [(0, "why:no_priest"), (1, "why:no_slot")])
def test_a_prayer_without_a_priest_says_why(priests: int, why: str) -> None:
    t = alone(
        ("follower_prayer", 1),
        {"sent": {"odin": 1, "thor": 1, "freyja": 1}},
        {"sent": {"odin": 2, "thor": 2, "freyja": 2}, "priests": priests},
        active=1,
    )
    assert t.told("follower-no-priest")[0]["params"]["why"] == why


@clause("SOLO-9.2")
def test_a_rune_action_says_why_it_is_this_one() -> None:
    t = alone(
        ("follower_runes", 1, 0, 0),
        {},
        {
            "row": ["basic_a2", "basic_a1", "basic_a4"],
            "selected": 0,
            "runes": {"uruz": 4},
            "armies": {10: [1]},
        },
        active=1,
    )
    assert t.told("follower-rune-action")[0]["params"]["why"] == "why:first_possible"


@pytest.mark.parametrize(("seats", "options"), [(3, {}), (1, {"followers": 2})])
def test_everything_that_counts_in_a_battle_is_told_by_its_name(seats: int, options: dict[str, Any]) -> None:
    """The parts of both sums: Armies, the cards played, and every bonus with its cause."""
    fought, bonuses = 0, set()
    for seed in ("sum-1", "sum-2"):
        game = meadhall.new("lords-of-ragnarok", seats, seed, options)
        while not game.over and game.decision < 500:
            ask = game.questions[0]
            game.answer(ask.seat, decide("greedy", game, ask.seat, game.decision, 5.0))
        parts = 0
        for event in game.events(None):
            key, params = event["key"], event["params"]
            if key == "battle":
                parts = 0
            elif key == "card-played":
                parts += CARD_VALUE[COMBAT_OF[params["card"]]]
            elif key == "battle-bonus":
                bonuses.add(params["by"])
                parts += params["bonus"]
            elif key == "battle-won":
                fought += 1
                armies = params["attack_armies"] + params["defence_armies"]
                assert armies + parts == params["attack"] + params["defence"], (seed, event)
    assert fought > 3
    assert any(not str(name).startswith("combat:") for name in bonuses), bonuses


def test_to_stop_dealing_wounds_costs_no_card_that_is_played_already() -> None:
    t = defending("archers", "levy", "hirdmen")
    t.does(0, "-")
    while (asked := t.game.question(0)) and asked.key != "wound-space":
        t.does(0, t.options(0)[0])
    question = t.game.question(0)
    assert isinstance(question, Subset)
    assert question.key == "wound-space"
    t.does(0, next(named(one) for one in question.sets() if any("space:" in str(member) for member in one)))
    while (asked := t.game.question(0)) and asked.key != "wound-space":
        t.does(0, t.options(0)[0])
    assert t.game.s.played[0], "the card lies there until the round is over"
    assert preview(t.game, 0, ["-"])[0]["gives"] == []
