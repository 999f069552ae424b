"""Cards with a condition: the cases beside the first ones."""

from typing import Any

import pytest

from meadhall.games.lords_of_ragnarok.board import SIDE
from tests.clauses import card, clause
from tests.games.lords_of_ragnarok.hall import alone, army, cover, hand, lay, play, runes
from tests.games.lords_of_ragnarok.test_12_hunt import monster_round
from tests.games.lords_of_ragnarok.test_13_battle import battle, result
from tests.table import Table

# Monster Attack cards


DECK = ["furious_attack", "withdrawal", "thick_hide", "claws", "claws", "crushing_blow"]


@card("roar", "tail_sweep", "destruction", "regeneration")
@pytest.mark.parametrize(
    ("attack", "drawn"), [("roar", 3), ("tail_sweep", 3), ("destruction", 2), ("regeneration", 3)]
)
def test_the_monster_draws_no_more_than_the_card_says(attack: str, drawn: int) -> None:
    assert len(monster_round(attack, {}, attack_deck=DECK).s.monster_hand[2]) == drawn


@card("destruction", "iron_skin")
@pytest.mark.parametrize(
    ("injured", "spares"), [(["wisdom"], True), (["wisdom", "strength"], False)], ids=["two", "one"]
)
def test_who_spares_one_attribute_is_asked_only_where_two_are_left(injured: list[str], spares: bool) -> None:
    t = monster_round("destruction", {"gifts": ["iron_skin"], "injured": injured})
    if spares:
        t.asked("spare-attribute", 0).does(0, "attribute:strength")
    t.asked("wound-space", 0)
    assert list(t.s.injured[:3]) == ([1, 0, 1] if spares else [0, 1, 1])


@card("regeneration")
@pytest.mark.parametrize(("hunter", "runner"), [(1, 0), (2, 1)])
def test_whoever_runs_the_monster_chooses_what_regenerates(hunter: int, runner: int) -> None:
    players: list[dict[str, Any]] = [{}, {}, {}]
    players[hunter] = {"at": 9, "hand": ["huskarls", "levy"]}
    t = lay(
        ("hero_round",),
        *players,
        monsters={"draugr": 9},
        hunt={"hunter": hunter, "prey": "draugr"},
        attack_hand=["regeneration"],
        attack_deck=DECK,
    )
    cover(t, "space:1", "space:3", seat=hunter)
    t.asked("regeneration", runner).does(runner, "space:1")
    assert t.s.wounds[5][:3] == (-1, -1, hunter)
    assert t.s.hunt_new == (2,)
    assert len(t.s.monster_hand[runner]) == 3
    assert [event["params"]["space"] for event in t.told("wound-healed")] == ["space:1"]


# Monsters


@card("special_attack")
def test_fafnir_injures_twice_and_takes_one_rune_of_choice() -> None:
    t = monster_round("special_attack", {"runes": {"uruz": 1, "algiz": 1}}, "fafnir")
    t.does(0, "attribute:authority", "attribute:strength").asked("discard-rune", 0)
    assert t.game.questions[0].params["count"] == 1
    t.does(0, "rune:uruz").asked("wound-space", 0)
    assert (runes(t, 0), list(t.s.injured[:3])) == ([0, 0, 1], [1, 1, 0])


@card("special_attack")
@pytest.mark.parametrize(("cards", "lost"), [(2, 1), (3, 2), (4, 2)])
def test_the_wolves_take_half_of_the_cards_rounded_up(cards: int, lost: int) -> None:
    names = ["levy", "archers", "hirdmen", "huskarls"][:cards]
    t = monster_round("special_attack", {"hand": names}, "hati_skoll")
    t.does(0, "done", "attribute:wisdom", "attribute:strength")
    play(t, 0, *names[:lost])
    t.asked("wound-space", 0)
    assert [name for name in names if name in hand(t, 0)] == names[lost:]


@card("special_attack")
def test_who_is_no_longer_wise_enough_discards_the_rune_too_many() -> None:
    t = monster_round("special_attack", {"attributes": [3, 2, 3], "runes": {"uruz": 3}}, "grendel")
    t.does(0, "attribute:strength", "attribute:wisdom")
    assert runes(t, 0) == [2, 0, 0]
    keys = [event["key"] for event in t.game.events(None)]
    assert keys.index("attribute-lowered") < keys.index("rune-returned")


# Gifts


@card("ransom")
def test_a_ransom_counts_for_the_rune_limit_of_whoever_won() -> None:
    held = {"attributes": [2, 2, 2], "runes": {"uruz": 2}, "gifts": ["ransom"], "control": [19]}
    t = battle({"armies": [1], "runes": {"algiz": 1}}, {"armies": [4], **held})
    t.asked("discard-rune", 1).does(1, "rune:uruz").idle()
    assert (runes(t, 0), runes(t, 1)) == ([0, 0, 0], [1, 0, 1])
    keys = [event["key"] for event in t.game.events(None)]
    assert keys.index("ransom") < keys.index("rune-returned")


def norns(**held: int) -> Table:
    """Seat 1 may use the Thread at the start of its Rune actions."""
    me = {"at": 20, "gifts": ["thread_of_the_norns"], "runes": held}
    return lay(("rune_phase", 1), {}, me, {"runes": {"uruz": 1}}, active=1)


@card("thread_of_the_norns")
def test_the_thread_gives_back_one_of_the_own_runes() -> None:
    t = norns(uruz=1, othala=1).does(1, "gift:thread_of_the_norns")
    assert t.options(1) == ["rune:uruz", "rune:othala"]
    assert t.game.questions[0].params["count"] == 1
    t.does(1, "rune:uruz").asked("rune-kind", 1).does(1, "rune:algiz")
    assert runes(t, 1) == [0, 1, 1]


@card("thread_of_the_norns")
@pytest.mark.parametrize(("supply", "offered"), [([0, 0, 3], False), ([0, 1, 3], True)])
def test_the_thread_is_offered_if_the_supply_has_another_kind(supply: list[int], offered: bool) -> None:
    t = norns(algiz=2)
    t.s.rune_supply = supply
    t.s.agenda = [("rune_phase", (1,))]
    t.game.restart()
    question = t.game.question(1)
    assert (question is not None and question.key == "use-rune-phase") == offered


@card("skirmishers")
def test_skirmishers_give_one_rune_back_before_they_draw() -> None:
    me = {"armies": [3], "gifts": ["skirmishers"], "runes": {"uruz": 1, "algiz": 1}}
    t = battle(me, {"armies": [1]}).does(0, "gift:skirmishers").asked("discard-rune", 0)
    assert t.game.questions[0].params["count"] == 1
    t.does(0, "rune:algiz")
    assert (runes(t, 0), len(t.s.hands[0])) == ([1, 0, 0], 1)
    keys = [event["key"] for event in t.game.events(None)]
    assert keys.index("rune-returned") < keys.index("cards-drawn")


@card("sap_of_the_world_tree")
def test_the_sap_is_paid_for_before_it_heals() -> None:
    me = {"at": 1, "gifts": ["sap_of_the_world_tree"], "runes": {"algiz": 1}, "injured": ["wisdom"]}
    t = lay(("rune_phase", 0), me).does(0, "rune_action:sap")
    keys = [event["key"] for event in t.game.events(None)]
    assert keys.index("runes-paid") < keys.index("healed")


@card("poisoned_arrows")
def test_poisoned_arrows_do_not_reach_the_boss() -> None:
    me = {"at": 9, "gifts": ["poisoned_arrows"], "runes": {"uruz": 1, "algiz": 1}}
    both = lay(("rune_phase", 0), me, monsters={"draugr": 9}, boss=9).does(0, "rune_action:arrows")
    both.asked("arrows-space", 0)
    alone_there = lay(("rune_phase", 0), me, boss=9)
    assert alone_there.why_not(0, "rune_action:arrows").key == "no-monster-here"


# Heroes


@card("lagertha")
def test_lagertha_names_no_army_that_cannot_grow() -> None:
    t = battle({"armies": [6, 2], "hero": "lagertha", "at": 21}, {"armies": [1]})
    t.idle()
    assert army(t, 0) == [(19, 3), (19, 6)]


@card("ragnar")
def test_a_hero_in_the_first_region_is_in_its_land() -> None:
    side = SIDE[0]
    region = next(r for r in side.regions if r > 1 and side.land[r] == side.land[1])
    t = lay(
        ("battle", region),
        {"armies": {region: [3]}, "hero": "ragnar", "at": 1},
        {"armies": {region: [1]}, "control": [region], "at": 12},
    )
    assert result(t)[1] == 3 + 2


# Artifacts


@clause("LOR-15.1")
def test_an_artifact_is_exhausted_before_it_works() -> None:
    blood = battle(
        {"armies": [6, 6]}, {"armies": [3, 1], "control": [19, 18], "artifacts": ["blood_of_the_undead"]}
    )
    draught = lay(("hero_phase", 0), {"at": 9, "artifacts": ["sleeping_draught"]}, {"armies": {9: [3]}})
    arm = lay(("hunt_start", 0, 5), {"at": 9, "artifacts": ["grendels_arm"]}, monsters={"draugr": 9})
    blood.does(1, "artifact:blood_of_the_undead")
    draught.does(0, "artifact:sleeping_draught")
    arm.does(0, "artifact:grendels_arm")
    for t in (blood, draught, arm):
        assert list(t.s.charged).count(0) == 1
        assert len(t.told("artifact-used")) == 1
    keys = [event["key"] for event in arm.game.events(None)]
    assert keys.index("artifact-used") < keys.index("cards-drawn")


# Combat cards


@card("reserves")
def test_reserves_bring_the_first_army_too() -> None:
    t = lay(
        ("settle", 0),
        {"armies": {18: [4], 19: [2]}, "hand": ["reserves"]},
        {"armies": {19: [5]}, "control": [19]},
        active=0,
    )
    play(t, 0, "reserves")
    t.does(0, "army:18_4")
    assert army(t, 0)[0][0] == 19


# Challenges


@clause("SOLO-15.9", "SOLO-19.2")
@pytest.mark.parametrize(("tokens", "needed"), [([9], 6), ([9, 3], 5), ([9, 3, 6], 4)])
def test_scorched_earth_asks_for_one_more(tokens: list[int], needed: int) -> None:
    for value in (needed - 1, needed):
        t = alone(
            ("maneuvers", 0),
            {"armies": {9: [value]}, "control": [9]},
            {},
            desolation=tokens,
            options={"challenge_scorched_earth": "yes"},
        )
        assert ("cleanse" in t.does(0, f"army:9_{value}").options(0)) == (value == needed)
