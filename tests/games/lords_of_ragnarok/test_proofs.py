"""Clauses whose first test could not see them broken: each of these fails if the rule is left out."""

from random import Random
from typing import Any

import meadhall
from meadhall.games.lords_of_ragnarok.solo.invasion import attack_strength, wins_by_taking
from tests.clauses import card, clause
from tests.games.lords_of_ragnarok.hall import alone, lay, play
from tests.table import Table

ROW = ["basic_a1", "basic_a2", "basic_a3"]


def steps(t: Table) -> list[tuple[str, str]]:
    """What happened to whom, in order, from the result of the Battle on."""
    events = t.game.events(None)
    start = next(i for i, event in enumerate(events) if event["key"] == "battle-won")
    return [(event["key"], str(event["params"].get("seat", ""))) for event in events[start:]]


@clause("LOR-13.5", "LOR-13.6", "LOR-13.7", "LOR-13.2")
def test_the_loser_falls_and_retreats_before_the_winner_counts_casualties() -> None:
    t = lay(
        ("settle", 0),
        {"armies": {19: [4]}, "hand": ["hirdmen"]},
        {"armies": {19: [3]}, "control": [19, 18]},
        active=0,
    )
    play(t, 0, "hirdmen")
    t.idle()
    assert steps(t) == [
        ("battle-won", "seat:0"),
        ("army-shrank", "seat:1"),
        ("retreated", "seat:1"),
        ("army-shrank", "seat:0"),
        ("conquered", "seat:0"),
    ]


@clause("SOLO-14.20")
def test_the_steps_of_a_battle_with_a_follower() -> None:
    t = alone(
        ("settle", 0),
        {"at": 1, "armies": {10: [6]}, "hand": ["hirdmen"]},
        {"row": ROW, "armies": {10: [2], 12: [1]}, "control": [10, 11, 12]},
        active=0,
    )
    play(t, 0, "hirdmen")
    t.idle()
    keys = [event["key"] for event in t.game.events(None)]
    order = [
        "battle-deck",
        "follower-supports",
        "card-played",
        "battle-won",
        "army-shrank",
        "follower-retreats",
    ]
    assert [keys.index(key) for key in order] == sorted(keys.index(key) for key in order)
    assert steps(t)[-2:] == [("army-shrank", "seat:0"), ("conquered", "seat:0")]


@clause("SOLO-9.71")
def test_recruiting_is_impossible_without_a_place_at_authority_six() -> None:
    row = {"row": ["jarl_5", "basic_a3"], "selected": 1, "at": 2, "runes": {"uruz": 3}}
    all_regions = list(range(1, 22))
    for authority, done in ((5, True), (6, False)):
        t = alone(
            ("follower_runes", 1, 0, 0),
            {},
            {**row, "attributes": [authority, 2, 2]},
            {"control": all_regions},
            active=1,
        )
        acts = [event["params"]["action"] for event in t.told("follower-rune-action")]
        assert ("follower_rune:recruit_army" in acts) == done, authority
    full = alone(
        ("follower_runes", 1, 0, 0),
        {},
        {**row, "control": [12], "armies": {12: [1] * 6}},
        {},
        active=1,
    )
    acts = [event["params"]["action"] for event in full.told("follower-rune-action")]
    assert "follower_rune:recruit_army" not in acts, "all six Armies are on the board"


@clause("LOR-19.1", "LOR-10.7.4")
def test_a_kind_that_ran_out_leaves_its_forges_empty() -> None:
    position: dict[str, Any] = {
        "forges": {3: "uruz"},
        "empty_forges": [3],
        "events": ["event_02"],
        "boss": 20,
    }
    t = lay(("build_monument", 0), {}, {"runes": {"uruz": 6}}, {"runes": {"uruz": 5}}, **position)
    out = t.s.rune_supply[0]
    t.does(0, "monument:odin")
    assert (t.s.forge_rune[3] == 1) == (out > 0)
    none = lay(("build_monument", 0), {}, {"runes": {"uruz": 6}}, {"runes": {"uruz": 5 + out}}, **position)
    assert none.s.rune_supply[0] == 0
    none.does(0, "monument:odin")
    assert none.s.forge_rune[3] == 0
    assert not [e for e in none.told("forge-refilled") if e["params"]["region"] == "region:3"]


@clause("LOR-2.7.3")
def test_alliances_last_to_the_end() -> None:
    game = meadhall.new("lords-of-ragnarok", 3, "allies")
    random, before = Random(3), game.s.allies
    while not game.over:
        ask = game.questions[0]
        game.answer(ask.seat, random.choice(list(ask.values)))
        assert all(old & new == old for old, new in zip(before, game.s.allies, strict=True))
        before = game.s.allies
    assert any(before)


@clause("SOLO-16.4", "LOR-1.3.4")
def test_everybody_takes_one_more_turn_and_who_began_ragnarok_the_last() -> None:
    t = alone(("end_turn", 1), {"armies": {4: [2]}, "control": [4]}, {"row": ROW}, active=1, last_turns=3)
    while not t.game.over:
        t.does(0, t.options(0)[-1])
    turns = [event["params"]["seat"] for event in t.told("turn")]
    assert turns == ["seat:0", "villain:ragnar"]
    assert t.s.last_turns == 0


@clause("SOLO-11.7")
def test_no_more_cards_count_than_wisdom() -> None:
    for cards, wisdom, strength in ((1, 3, 4), (3, 3, 6), (4, 3, 6)):
        t = alone(
            ("follower_hero", 1),
            {},
            {"row": ROW, "selected": 0, "hand": ["raiders", "archers", "levy", "ambush"][:cards]},
        )
        t.s.attribute = (*t.s.attribute[:5], wisdom)
        assert attack_strength(t.s, 1, 3) == strength


@clause("SOLO-11.8")
def test_a_winning_blow_is_the_last_region_or_temple_and_not_the_one_before() -> None:
    godi = alone(
        ("follower_hero", 1),
        {"control": [2, 4]},
        {"row": ROW, "selected": 0, "control": [6, 11, 14]},
        temples=[2, 4, 6, 11, 14],
    )
    assert wins_by_taking(godi.s, 1, 2), "the fourth Temple"
    one_less = alone(
        ("follower_hero", 1),
        {"control": [2, 4]},
        {"row": ROW, "selected": 0, "control": [6, 11]},
        temples=[2, 4, 6, 11],
    )
    assert not wins_by_taking(one_less.s, 1, 2)


@card("destruction")
@clause("LOR-12.2.6")
def test_destruction_has_the_weak_spot_five() -> None:
    for cards, spotted in (((), False), (("hirdmen",), True)):
        t = lay(
            ("monster_round",),
            {"at": 12, "hand": list(cards), "injured": ["authority", "strength"], "attributes": [2, 2, 2]},
            {},
            hunt={"hunter": 0, "prey": "draugr"},
            monsters={"draugr": 12},
            attack_hand=["destruction"],
            seats=2,
        )
        if cards:
            t.does(0, str(t.options(0)[0]))
            if t.game.question(0) and t.game.questions[0].key == "defend":
                t.does(0, "done")
        assert bool(t.told("weak-spot")) == spotted, "3 + 2 is 5"
