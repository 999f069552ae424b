"""LOR-2: board, control, Heroes, figures, movement, supplies, Runes and Alliances."""

import pytest

from meadhall.games.lords_of_ragnarok.board import B2, B34, SIDE, members
from meadhall.games.lords_of_ragnarok.content import GODS, REGIONS, RUNE_KINDS
from tests.clauses import clause
from tests.games.lords_of_ragnarok.hall import army, card, hand, lay, play, runes


@clause("LOR-2.1.5", "LOR-2.1.11")
@pytest.mark.parametrize("side", [B34, B2])
def test_every_side_has_three_monuments_and_symmetric_borders(side: int) -> None:
    board = SIDE[side]
    assert sorted(god for god in board.monument if god >= 0) == [0, 1, 2]
    assert [board.monument_region[i] for i in range(3)] == [(g.b2 if side else g.b34) for g in GODS]
    for region in board.regions:
        assert all(region in board.neighbours[other] for other in board.neighbours[region])


@clause("LOR-2.1.5", "LOR-15.2")
def test_the_controller_of_a_monument_region_holds_the_artifact() -> None:
    t = lay(
        ("phase", 0, 4), {"armies": {5: [6]}}, {"artifacts": ["brisingamen"], "exhausted": ["brisingamen"]}
    )
    t.does(0, "army:5_6", "region:7").idle()
    assert t.s.control[7] == 0
    assert t.s.holder[2] == 0
    assert t.s.charged[2] == 1


@clause("LOR-2.1.6", "LOR-8.2", "LOR-EX12")
def test_an_army_grows_only_in_an_own_settlement() -> None:
    own = lay(("maneuvers", 0), {"armies": {2: [3]}, "control": [2]})
    assert "grow" in own.does(0, "army:2_3").options(0)
    own.does(0, "grow").idle()
    assert army(own, 0) == [(2, 4)]
    foreign = lay(("maneuvers", 0), {"armies": {2: [1]}}, {"control": [2]})
    assert "grow" not in foreign.does(0, "army:2_1").options(0)
    plain = lay(("maneuvers", 0), {"armies": {1: [3]}, "control": [1]})
    assert "grow" not in plain.does(0, "army:1_3").options(0)


@clause("LOR-2.1.7", "LOR-INV7")
def test_one_temple_a_region_and_only_at_shrines() -> None:
    t = lay(("act", 0, 2), {"control": [1, 4, 2]}, temples=[1])
    t.idle()
    assert t.s.temple[4] == 1
    assert sum(t.s.temple) == 2, "Region 1 has its Temple, Region 2 has no Shrine"


@clause("LOR-2.1.8", "LOR-INV18", "LOR-10.7.4")
def test_a_forge_holds_one_rune_of_its_kind() -> None:
    t = lay(("build_monument", 0), {}, forges={3: "algiz"}, empty_forges=[3], events=["event_02"], boss=5)
    t.does(0, "monument:odin")
    assert t.s.forge[3] == 3
    assert t.s.forge_rune[3] == 1
    assert sum(t.s.forge_rune) == 6


@clause("LOR-2.1.9", "LOR-2.4.4", "LOR-2.5.6", "LOR-6.1")
def test_a_drakkar_sails_over_two_seas_and_may_share_one() -> None:
    t = lay(("hero_phase", 0), {"drakkar": "whale_road"}, {"drakkar": "amber_sea"})
    seas = [value for value in t.options(0) if str(value).startswith("sea:")]
    assert seas == ["sea:amber_sea", "sea:serpent_sound", "sea:raven_bay", "sea:ice_sea"], "two Seas each way"
    t.does(0, "sea:amber_sea").idle()
    assert t.s.drakkar_at[:2] == (1, 1)


@clause("LOR-2.1.10")
def test_realms_are_no_place_to_go() -> None:
    t = lay(("maneuvers", 0), {"armies": {4: [2]}, "drakkar": "amber_sea"})
    t.does(0, "army:4_2")
    assert t.options(0) == [f"region:{r}" for r in (1, 2, 3, 7, 20, 21)]


@clause("LOR-2.1.12", "LOR-EX2", "LOR-2.5.7")
def test_the_drakkar_bridges_the_regions_of_its_sea_for_hero_and_armies_only() -> None:
    t = lay(("maneuvers", 0), {"armies": {1: [2]}, "drakkar": "whale_road"})
    t.does(0, "army:1_2")
    assert t.options(0) == [f"region:{r}" for r in (2, 4, 5, 6)]
    elsewhere = lay(("maneuvers", 0), {"armies": {1: [2]}, "drakkar": "ember_sea"})
    elsewhere.does(0, "army:1_2")
    assert elsewhere.options(0) == ["region:2", "region:4"]
    monster = lay(("activation", 5), {"drakkar": "whale_road"}, monsters={"draugr": 1}, rings={"draugr": 0})
    assert monster.options(0) == ["attack", "region:2", "region:4"]


@clause("LOR-2.2.1", "LOR-2.2.3", "LOR-EX1", "LOR-2.2.6")
def test_control_by_strength_at_the_end_of_the_phase() -> None:
    t = lay(("phase", 0, 4), {"armies": {18: [4]}, "control": [18]})
    t.does(0, "army:18_4", "region:19").idle()
    assert t.s.control[19] == 0
    assert t.s.control[18] == 0, "markers stay behind"
    weak = lay(("phase", 0, 4), {"armies": {18: [3]}})
    weak.does(0, "army:18_3", "region:19").idle()
    assert weak.s.control[19] == -1
    assert army(weak, 0) == [(19, 3)]


@clause("LOR-2.2.2", "LOR-2.2.4")
def test_a_controlled_region_counts_zero_and_control_stays() -> None:
    t = lay(("phase", 0, 4), {"armies": {18: [1]}}, {"control": [19]})
    t.does(0, "army:18_1", "region:19").idle()
    assert t.s.control[19] == 0
    neutral = lay(("activation", 4), {}, {"control": [19]}, monsters={"grendel": 19}, rings={"grendel": 0})
    neutral.does(0, "attack").idle()
    assert neutral.s.control[19] == -1


@clause("LOR-2.2.5", "LOR-2.5.3", "LOR-INV6")
def test_armies_of_two_players_fight_heroes_and_monsters_share() -> None:
    t = lay(
        ("phase", 0, 4),
        {"armies": {18: [4]}, "at": 19},
        {"armies": {19: [2]}, "at": 19},
        monsters={"troll": 19},
    )
    t.does(0, "army:18_4", "region:19").idle()
    assert len(t.told("battle")) == 1
    assert army(t, 0) == [(19, 4)]
    assert army(t, 1) == []
    assert t.s.hero_at[:2] == [19, 19]
    assert t.s.monster_at[1] == 19


@clause("LOR-2.3.1")
def test_hero_abilities_sleep_in_set_up() -> None:
    t = lay(("start_region", 0), {"hero": "snorri", "story": "odin"}, boss=14)
    t.does(0, "sea:whale_road", "region:5").idle()
    assert t.s.control[5] == 0
    assert runes(t, 0) == [0, 0, 0], "a Settlement, but Snorri's Rune does not come"


@clause("LOR-2.3.2", "LOR-INV4")
def test_attributes_stay_between_two_and_six() -> None:
    t = lay(("prayer", 0), {"priests": 1, "attributes": [6, 2, 2], "at": 1})
    t.does(0, "monument:odin").idle()
    assert t.s.attribute[0] == 6
    low = lay(
        ("monster_round",),
        {"attributes": [2, 2, 2]},
        monsters={"grendel": 1},
        hunt={"hunter": 0, "prey": "grendel"},
        attack_hand=["special_attack"],
        attack_deck=["claws"],
    )
    low.does(0, "attribute:authority")
    assert list(low.s.attribute[:3]) == [2, 2, 2]


@clause("LOR-2.3.3", "LOR-8.3", "LOR-10.1.1")
def test_authority_is_the_value_of_recruits() -> None:
    t = lay(("act", 0, 1), {"attributes": [4, 2, 2], "drakkar": "amber_sea", "control": [2]})
    assert t.options(0) == ["region:2", "region:6", "region:9", "region:10"]
    t.does(0, "region:2").idle()
    assert army(t, 0) == [(2, 4)]


@clause("LOR-2.3.4", "LOR-12.1.3", "LOR-12.1.4")
def test_strength_is_the_number_of_cards_for_a_hunt() -> None:
    t = lay(("hunt_start", 0, 5), {"attributes": [2, 4, 2], "at": 3}, monsters={"draugr": 3})
    t.asked("monster-attack", 2)
    assert len(t.s.hands[0]) == 4
    assert len(t.s.monster_hand[2]) == 2
    assert len(t.s.attack_deck) == 12


@clause("LOR-2.3.5", "LOR-2.3.6", "LOR-EX10", "LOR-INV5")
def test_wisdom_limits_cards_and_runes() -> None:
    t = lay(("act", 0, 5), {"hand": ["levy", "levy"], "runes": {"uruz": 2}}, deck=["hirdmen", "archers"])
    assert "swap:othala_uruz" in t.options(0), "a third Rune is named with the one that goes back"
    play(t, 0, "keep")
    t.asked("prepare", 0)
    assert runes(t, 0) == [2, 0, 0], "a third Uruz would go back itself"
    play(t, 0, "draw")
    t.asked("discard-card", 0)
    assert len(t.options(0)) == 3, "the new card may be discarded too"
    play(t, 0, "levy")
    t.idle()
    assert len(t.s.hands[0]) == 2


@clause("LOR-2.3.6")
def test_the_owner_chooses_the_rune_to_return() -> None:
    t = lay(("act", 0, 5), {"runes": {"uruz": 1, "othala": 1}})
    play(t, 0, "algiz_uruz")
    assert runes(t, 0) == [0, 1, 1]


@clause("LOR-2.3.6", "LOR-2.3.8", "LOR-2.3.9")
def test_an_injury_flips_a_chosen_token_and_its_value_is_two() -> None:
    t = lay(
        ("hunt_end",),
        {"attributes": [5, 4, 4], "hand": ["levy", "levy", "archers"], "runes": {"uruz": 3}},
        monsters={"draugr": 1},
        hunt={"hunter": 0, "prey": "draugr"},
    )
    t.asked("injure", 0).does(0, "attribute:wisdom")
    assert list(t.s.injured[:3]) == [0, 0, 1]
    assert list(t.s.attribute[:3]) == [5, 4, 4]
    assert runes(t, 0) == [2, 0, 0], "the Rune limit is not suspended in a Hunt"
    play(t, 0, "archers")
    t.idle()
    assert hand(t, 0) == ["levy", "levy"]


@clause("LOR-2.3.7", "LOR-12.6.6")
def test_the_card_limit_is_suspended_in_a_hunt() -> None:
    t = lay(("hunt_start", 0, 5), {"attributes": [2, 6, 2], "at": 3}, monsters={"draugr": 3})
    assert len(t.s.hands[0]) == 6
    t.does(2, t.options(2)[0]).asked("defend", 0)


@clause("LOR-2.3.8")
def test_an_injury_without_a_healthy_token_is_ignored() -> None:
    t = lay(
        ("hunt_end",),
        {"injured": ["authority", "strength", "wisdom"]},
        monsters={"draugr": 1},
        hunt={"hunter": 0, "prey": "draugr"},
    )
    t.idle()
    assert list(t.s.injured[:3]) == [1, 1, 1]


@clause("LOR-2.3.9", "LOR-2.3.10")
def test_a_flipped_token_still_moves_and_healing_uncovers_it() -> None:
    t = lay(("prayer", 0), {"priests": 1, "attributes": [3, 2, 2], "injured": ["authority"], "at": 1})
    t.does(0, "monument:odin").idle()
    assert t.s.attribute[0] == 4
    assert t.game.view(0)["facts"]["players"][0]["attributes"][0] == 2
    heal = lay(("hero_phase", 0), {"attributes": [4, 2, 2], "injured": ["authority"], "at": 1})
    heal.does(0, "attribute:authority").idle()
    assert heal.game.view(0)["facts"]["players"][0]["attributes"][0] == 4


@clause("LOR-2.3.11")
def test_a_story_has_no_effect_after_set_up() -> None:
    plain = lay(("turn", 0), {"armies": {1: [1]}, "at": 1})
    told = lay(("turn", 0), {"armies": {1: [1]}, "at": 1, "story": "freyja"})
    assert plain.options(0) == told.options(0)


@clause("LOR-2.4.1", "LOR-2.4.2", "LOR-2.4.3", "LOR-INV3")
def test_armies_have_values_from_one_to_six() -> None:
    t = lay(("maneuvers", 0), {"armies": {2: [6, 5]}, "control": [2]})
    t.does(0, "army:2_5", "grow").idle()
    assert army(t, 0) == [(2, 6), (2, 6)]
    lost = lay(("activation", 5), {"armies": {1: [1, 2]}}, monsters={"draugr": 1}, rings={"draugr": 0})
    lost.does(0, "attack").idle()
    assert army(lost, 0) == [(1, 1)]
    assert lost.s.army_at.count(0) == 17


@clause("LOR-2.4.5", "LOR-19.3")
def test_priests_come_from_the_own_supply_only() -> None:
    t = lay(("act", 0, 2), {"control": [1], "priests": 3, "sent": {"odin": 1}})
    t.idle()
    assert t.s.priests[0] == 3, "all four Priests are out"


@clause("LOR-2.4.6", "LOR-INV16")
def test_a_monster_is_on_the_board_beside_it_or_a_trophy() -> None:
    t = lay(
        ("event",), {"trophies": ["troll"]}, monsters={"draugr": 3}, events=["event_01"], boss=5, dice=True
    )
    assert t.s.monster_at[1] == -1
    assert t.s.monster_at[5] == 3
    assert t.s.monster_at[0] == 0


@clause("LOR-2.4.7")
def test_effects_that_name_monsters_do_not_touch_the_boss() -> None:
    t = lay(("act", 0, 3), {"at": 1}, boss=1, monsters={"draugr": 9, "troll": 8})
    assert sorted(t.options(0)) == ["monster:draugr", "monster:troll"], (
        "Loki is neither activated nor hunted without the right"
    )


@clause("LOR-2.5.1", "LOR-11.2.3")
def test_placing_does_not_trample() -> None:
    t = lay(
        ("activation", 2),
        {},
        {"armies": {7: [3], 15: [3]}, "control": [7]},
        monsters={"hati_skoll": 21},
        rings={"hati_skoll": 0},
    )
    t.does(0, "attack", "region:7").idle()
    assert army(t, 1) == [(7, 3), (15, 3)]
    assert t.s.monster_at[2] == 7


@clause("LOR-2.5.2")
def test_anybody_may_move_anywhere_next_door() -> None:
    t = lay(
        ("hero_phase", 0),
        {"at": 4, "drakkar": "amber_sea"},
        {"armies": {7: [6]}, "control": [7], "at": 7},
        boss=3,
    )
    assert {"region:7", "region:3"} <= set(t.options(0))


@clause("LOR-2.5.4")
def test_no_army_enters_lokis_region() -> None:
    t = lay(("maneuvers", 0), {"armies": {1: [2]}, "drakkar": "whale_road"}, boss=2)
    t.does(0, "army:1_2")
    assert "region:2" not in t.options(0)
    recruit = lay(("act", 0, 1), {"drakkar": "whale_road"}, boss=2)
    assert recruit.options(0) == ["region:1", "region:5", "region:6"]
    stay = lay(("maneuvers", 0), {"armies": {2: [2]}, "control": [2]}, boss=2)
    assert "grow" in stay.does(0, "army:2_2").options(0), "who is there already stays, grows and may leave"


@clause("LOR-2.5.5", "LOR-EX6")
def test_retreat_goes_to_one_own_region_or_the_armies_are_destroyed() -> None:
    lost = lay(
        ("act", 0, 4),
        {"at": 19, "attributes": [2, 6, 2]},
        {"armies": {19: [2, 1]}, "control": [19], "drakkar": "amber_sea"},
    )
    lost.does(0, "no").idle()
    assert army(lost, 1) == []
    saved = lay(
        ("act", 0, 4),
        {"at": 19, "attributes": [2, 6, 2]},
        {"armies": {19: [2, 1]}, "control": [19, 16, 17, 2, 18], "drakkar": "raven_bay"},
        {"armies": {18: [1]}},
    )
    assert saved.options(1) == ["region:16", "region:17"], "18 holds foreign Armies, 2 is at another Sea"
    saved.does(1, "region:17").does(0, "no").idle()
    assert army(saved, 1) == [(17, 1), (17, 2)]


@clause("LOR-2.6.3", "LOR-INV1")
def test_what_is_not_there_cannot_be_taken() -> None:
    t = lay(("act", 0, 5), {}, {"runes": {"uruz": 6}}, {"runes": {"uruz": 4}})
    assert t.s.rune_supply[0] == 0
    assert [v for v in t.options(0) if str(v).startswith("rune:")] == ["rune:othala", "rune:algiz"]
    assert all(kind.tokens == 12 for kind in RUNE_KINDS)


@clause("LOR-2.7.1", "LOR-5.7", "LOR-2.7.2")
def test_a_forge_gives_its_own_token_and_spent_runes_return() -> None:
    t = lay(("prayer", 0), {"at": 3})
    kind = t.s.forge[3] - 1
    t.does(0, "forge").idle()
    assert runes(t, 0)[kind] == 1
    assert t.s.forge_rune[3] == 0
    spent = lay(("rune_phase", 0), {"at": 1, "runes": {"othala": 1}})
    before = spent.s.rune_supply[1]
    spent.does(0, "rune_action:alliance").idle()
    assert spent.s.rune_supply[1] == before + 1


@clause("LOR-2.7.3", "LOR-2.7.4", "LOR-INV11")
def test_the_first_ally_draws_a_card() -> None:
    first = lay(("rune_phase", 0), {"at": 1, "runes": {"othala": 1}})
    first.does(0, "rune_action:alliance").idle()
    assert first.s.allies[3] == 1
    assert len(first.s.hands[0]) == 1
    second = lay(("rune_phase", 0), {"at": 1, "runes": {"othala": 1}}, {"allies": ["vanaheim"]})
    second.does(0, "rune_action:alliance").idle()
    assert second.s.allies[3] == 3
    assert second.s.hands[0] == []
    own = lay(("rune_phase", 0), {"at": 1, "runes": {"othala": 1, "uruz": 1}, "allies": ["vanaheim"]})
    assert own.why_not(0, "rune_action:alliance").key == "no-realm"


def test_the_boards_have_their_regions() -> None:
    assert [len(REGIONS[b]) for b in ("b34", "b2")] == [21, 16]
    assert members(SIDE[B34].yggdrasil) == (4, 7, 8, 13, 15, 21)
    assert card(lay(("act", 0, 5), {}), 0, "draw") == "prepare:draw"
