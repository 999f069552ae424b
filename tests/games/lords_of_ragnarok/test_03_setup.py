"""LOR-3, 18, 22: the set-up."""

from typing import Any

import pytest

import meadhall
from meadhall.engine import Game, Subset
from meadhall.games.lords_of_ragnarok.board import SIDE
from meadhall.games.lords_of_ragnarok.monsters import pair_of
from tests.clauses import card, clause
from tests.games.lords_of_ragnarok.hall import army, hand, lay, runes

NUMBERS = {2: (5, 16, 4, 16), 3: (7, 21, 6, 21), 4: (7, 21, 6, 21)}


def new(seats: int, seed: int = 3, **options: Any) -> Game[Any]:
    return meadhall.new("lords-of-ragnarok", seats=seats, seed=seed, options=options)


@clause("LOR-3.1.1", "LOR-3.1.2", "LOR-3.1.3", "LOR-3.1.4", "LOR-3.1.8", "LOR-3.1.9", "LOR-18.1", "LOR-18.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_table_by_player_count(seats: int) -> None:
    for seed in range(5):
        s = new(seats, seed).s
        temples, regions, forges, events = NUMBERS[seats]
        assert (s.temples_left, len(s.control) - 1, sum(s.forge_rune)) == (temples, regions, forges)
        assert len(s.event_deck) + len(s.event_discard) == events
        kinds = sorted(kind for kind in s.forge if kind)
        assert kinds == [1, 1, 2, 2, 3, 3] if seats > 2 else {1, 2, 3} == set(kinds)
        assert sum(s.rune_supply) == 36 - forges
        assert s.wheel == ((),) * 6
        assert list(s.allies) == [0] * 6


@clause("LOR-3.1.3", "LOR-18.3")
def test_the_sides_of_the_temple_track() -> None:
    assert [new(3, temple_track=side).s.gift_spaces for side in "ab"] == [(3, 5), (2, 4, 6)]
    assert [new(2, temple_track=side).s.gift_spaces for side in "ab"] == [(2, 4), (1, 3, 4)]
    assert new(4).s.gift_spaces == (3, 5), "two words are the default"


@clause("LOR-3.1.5", "LOR-3.1.10")
def test_monuments_artifacts_and_conditions() -> None:
    game = new(4)
    assert list(game.s.monument) == [0, 0, 0]
    assert set(game.s.holder) == {-1}
    assert list(game.s.conditions) == [0] * 5
    assert game.view(None)["facts"]["conditions"][0] == "rc34_monument"
    assert new(2).view(None)["facts"]["conditions"][0] == "rc2_monument"


@clause("LOR-3.1.6")
def test_the_monsters_form_pairs_in_random_order() -> None:
    tops = {tuple(new(2, seed).s.pair_top) for seed in range(12)}
    assert len(tops) > 2
    for top in tops:
        assert [m in pair_of(kind) for kind, m in enumerate(top)] == [True] * 3


@clause("LOR-3.1.7", "LOR-3.3.1", "LOR-11.5.1")
def test_the_boss_comes_to_the_region_of_the_first_event() -> None:
    game = new(3)
    placed = game.events(None)
    first = next(event for event in placed if event["key"] == "monster-placed")
    assert first["params"]["monster"] == "monster:loki"
    assert first["clause"] == "LOR-3.3.1"
    assert game.s.monster_at[6] == game.s.event_discard[0] + 1


@clause("LOR-3.3.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_as_many_events_as_players_place_monsters_without_activation(seats: int) -> None:
    without_effect = 0
    for seed in range(20):
        game = new(seats, seed)
        standing = sum(at > 0 for at in game.s.monster_at[:6])
        assert len(game.s.event_discard) == seats + 1
        assert standing <= seats
        without_effect += standing < seats
        assert not [event for event in game.events(None) if event["key"] == "monster-activated"]
    assert seats == 2 or without_effect, "a card whose Monsters both stand is not replaced"


@clause("LOR-3.3.2")
def test_the_top_card_of_the_pair_is_placed_first() -> None:
    for seed in range(10):
        s = new(4, seed).s
        for kind in range(3):
            top = s.pair_top[kind]
            bottom = next(m for m in pair_of(kind) if m != top)
            assert s.monster_at[top] > 0 or s.monster_at[bottom] == 0


@clause("LOR-3.4.1", "LOR-3.4.2", "LOR-3.4.3")
def test_choosing_heroes_goes_round_from_a_random_chooser() -> None:
    firsts = {new(4, seed).waiting[0] for seed in range(12)}
    assert len(firsts) > 1
    game = new(4, 1)
    first = game.waiting[0]
    order = []
    while not game.over and game.s.turn == 0:
        question = game.questions[0]
        chosen = question.chosen if isinstance(question, Subset) else ()
        if question.key == "keep-hero" and not chosen:
            order.append(question.seat)
            assert len(question.values) == 2
            assert game.view(question.seat)["zones"]["hero_offer"][question.seat] != [None, None]
            other = (question.seat + 1) % 4
            assert game.view(other)["zones"]["hero_offer"][question.seat] == [None, None]
        if question.key == "keep-hero" and chosen:
            assert len(question.values) == 3
            assert "story:odin" in question.values, "nobody keeps it: it is handed on"
        values = [value for value in question.values if value != "story:odin"]
        game.answer(question.seat, values[0])
    assert order == [(first + n) % 4 for n in range(4)]
    assert game.s.first_player == first, "LOR-3.4.9: nobody kept the Odin Story"
    assert len(set(game.s.hero)) == 4


@clause("LOR-3.4.3", "LOR-3.4.9")
def test_who_keeps_odin_begins_and_nobody_else_sees_it() -> None:
    game = new(3, 2)
    second = (game.waiting[0] + 1) % 3
    while game.s.turn == 0:
        question = game.questions[0]
        keeps = "story:odin" in question.values and question.seat == second
        if question.seat == (second + 1) % 3:
            assert "story:odin" not in question.values
        value = "story:odin" if keeps else next(v for v in question.values if v != "story:odin")
        game.answer(question.seat, value)
    assert game.s.active == second == game.s.first_player


@clause("LOR-3.4.4", "LOR-3.4.5", "LOR-3.4.6", "LOR-3.4.7")
def test_the_start_of_a_player() -> None:
    t = lay(("start_region", 0), {"story": "odin"}, {"control": [5], "armies": {6: [1]}}, boss=2)
    assert len(t.s.hands[0]) == 1
    assert list(t.s.attribute[:3]) == [2, 2, 2]
    t.does(0, "sea:whale_road", "region:1")
    t.idle()
    assert t.s.control[1] == 0
    assert army(t, 0) == [(1, 1), (1, 1)]
    assert t.s.hero_at[0] == 1


@clause("LOR-3.4.6")
def test_foreign_regions_and_loki_are_no_start() -> None:
    t = lay(("start_region", 0), {"story": "odin"}, {"control": [9], "armies": {6: [1]}}, boss=10)
    assert t.why_not(0, "sea:amber_sea").key == "sea-no-start"
    t.does(0, "sea:whale_road")
    assert t.options(0) == ["region:1", "region:2", "region:5"]
    assert t.why_not(0, "region:6").key == "start-foreign"


@clause("LOR-3.4.7", "LOR-3.4.8")
def test_a_stronger_region_is_not_controlled_at_the_start() -> None:
    t = lay(("start_region", 0), {"story": "odin"}, boss=14)
    t.does(0, "sea:whale_road", "region:2").idle()
    assert t.s.control[2] == -1
    tyr = lay(("start_region", 0), {"story": "tyr"}, boss=14)
    tyr.does(0, "sea:whale_road", "region:2").idle()
    assert tyr.s.control[2] == 0
    assert army(tyr, 0) == [(2, 1), (2, 2)], "1 + 2 reach the Population Strength 3"


@card("odin")
def test_odin_brings_nothing_but_the_first_turn() -> None:
    t = lay(("start_region", 0), {"story": "odin"}, boss=14)
    t.does(0, "sea:whale_road", "region:1").idle()
    assert len(t.s.hands[0]) == 1
    assert runes(t, 0) == [0, 0, 0]


@card("thor")
def test_thor_draws_a_card() -> None:
    t = lay(("start_region", 0), {"story": "thor"}, boss=14)
    t.does(0, "sea:whale_road", "region:1").idle()
    assert len(hand(t, 0)) == 2


@card("freyja")
def test_freyja_takes_two_runes_of_one_kind() -> None:
    t = lay(("start_region", 0), {"story": "freyja"}, boss=14)
    t.does(0, "sea:whale_road", "region:1", "rune:algiz").idle()
    assert runes(t, 0) == [0, 0, 2]


@card("heimdall")
def test_heimdall_allies_without_the_card_for_being_first() -> None:
    t = lay(("start_region", 0), {"story": "heimdall"}, boss=14)
    t.does(0, "sea:whale_road", "region:1", "realm:muspelheim").idle()
    assert t.s.allies[0] == 1
    assert len(hand(t, 0)) == 1


@card("tyr")
def test_tyr_strengthens_one_of_two_equal_armies() -> None:
    t = lay(("start_region", 0), {"story": "tyr"}, boss=14)
    t.does(0, "sea:whale_road", "region:1").idle()
    assert army(t, 0) == [(1, 1), (1, 2)]


@card("loki")
@clause("LOR-11.5.2")
def test_loki_moves_the_boss_to_a_region_without_armies() -> None:
    t = lay(("start_region", 0), {"story": "loki"}, {"armies": {9: [1]}}, boss=14)
    t.does(0, "sea:whale_road", "region:1")
    assert not {"region:1", "region:9"} & set(t.options(0))
    t.does(0, "region:2", "rune:uruz").idle()
    assert t.s.monster_at[6] == 2
    assert runes(t, 0) == [1, 0, 0]


@clause("LOR-3.4.6")
def test_a_shared_sea_is_allowed() -> None:
    t = lay(("start_region", 0), {"story": "odin"}, {"drakkar": "whale_road", "control": [1]}, boss=14)
    assert t.options(0) == [f"sea:{name}" for name in SIDE[0].seas]
