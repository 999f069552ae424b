"""LOR-12: the Hunt, round by round, and the Monster Attack cards."""

from typing import Any

from meadhall.engine import replaced
from tests.clauses import card, clause
from tests.games.lords_of_ragnarok.hall import cover, hand, lay, play, runes, throw
from tests.table import Table

DRAUGR = {"hunter": 0, "prey": "draugr"}
ALL = ["authority", "strength", "wisdom"]


def monster_round(attack: str, hunter: dict[str, Any], prey: str = "draugr", **given: Any) -> Table:
    """The Monster plays this card against the hunter (seat 0 of 3)."""
    rest = ["furious_attack", "withdrawal", "regeneration", "thick_hide"]
    given.setdefault("attack_deck", [name for name in rest if name != attack])
    return lay(
        ("monster_round",),
        {"at": 9, **hunter},
        monsters={} if prey == "loki" else {prey: 9},
        hunt={"hunter": 0, "prey": prey},
        attack_hand=[attack],
        boss=9 if prey == "loki" else 14,
        **given,
    )


def hero_round(cards: list[str], prey: str = "draugr", **given: Any) -> Table:
    return lay(
        ("hero_round",),
        {"at": 9, "hand": cards, **given.pop("hunter", {})},
        monsters={} if prey == "loki" else {prey: 9},
        hunt={"hunter": 0, "prey": prey},
        boss=9 if prey == "loki" else 14,
        attack_hand=["claws", "claws"],
        **given,
    )


@clause("LOR-12.1.1", "LOR-12.1.5")
def test_the_player_on_the_right_runs_the_monster_and_begins() -> None:
    t = lay(("hunt_start", 1, 5), {}, {"at": 9}, {}, monsters={"draugr": 9}, rings={"draugr": 2}, active=1)
    t.asked("monster-attack", 0)
    assert t.game.view(0)["zones"]["monster_hand"][0] != [None, None]
    assert t.game.view(1)["zones"]["monster_hand"][0] == [None, None]
    two = lay(("hunt_start", 0, 5), {"at": 9}, {}, seats=2, monsters={"draugr": 9})
    two.asked("monster-attack", 1)


@clause("LOR-12.1.2", "LOR-2.3.7")
@card("hunters_eye")
def test_effects_at_the_start_come_before_the_cards_for_strength() -> None:
    t = lay(("hunt_start", 0, 5), {"at": 9, "artifacts": ["grendels_arm"]}, monsters={"draugr": 9})
    t.asked("use-hunt-start", 0).does(0, "artifact:grendels_arm").asked("monster-attack", 2)
    assert len(t.s.hands[0]) == 4, "2 for the Artifact, 2 for Strength; the limit sleeps"
    eye = lay(("hunt_start", 0, 5), {"at": 9, "gifts": ["hunters_eye"]}, monsters={"draugr": 9})
    assert len(eye.s.hands[0]) == 3
    other = lay(("hunt_start", 0, 5), {"at": 9}, {"gifts": ["hunters_eye"]}, monsters={"draugr": 9})
    assert len(other.s.hands[0]) == 2
    assert other.s.hands[1] == []


@clause("LOR-12.2.1", "LOR-12.6.2")
def test_an_empty_attack_deck_ends_the_hunt() -> None:
    t = monster_round("claws", {"hand": ["levy"]}, attack_deck=[])
    t.asked("injure", 0)
    assert t.s.hunt_failed == 1


@clause("LOR-12.2.2")
def test_the_other_cards_of_the_monster_hand_are_discarded() -> None:
    t = lay(
        ("monster_round",),
        {"at": 9, "hand": ["levy"]},
        monsters={"draugr": 9},
        hunt=DRAUGR,
        attack_hand=["claws", "roar", "thick_hide"],
        attack_deck=["claws", "withdrawal"],
    )
    assert len(t.options(2)) == 3
    play(t, 2, "roar")
    assert t.s.monster_hand == [[], [], []]
    assert len(t.s.attack_discard) == 9 + 2
    t.asked("defend", 0)


@clause("LOR-12.2.3", "LOR-12.2.4", "LOR-12.2.5", "LOR-12.2.6", "LOR-12.2.7", "LOR-12.2.8", "LOR-EX8")
def test_defence_weak_spot_and_new_cards() -> None:
    t = monster_round("special_attack", {"hand": ["levy", "huskarls"], "attributes": [2, 2, 3]})
    play(t, 0, "huskarls", "levy")
    t.asked("wound-space", 0)
    assert list(t.s.injured[:3]) == [0, 0, 0], "4 beats the Rage 3"
    assert len(t.s.hands[0]) == 2, "1 card, and 4 + 3 reach the Weak Spot 7"
    assert len(t.s.monster_hand[2]) == 3
    assert len(t.s.combat_discard) == 2


@clause("LOR-12.2.3")
def test_equal_to_the_rage_is_not_enough() -> None:
    t = monster_round("claws", {"hand": ["hirdmen"]})
    play(t, 0, "hirdmen")
    t.asked("injure", 0)


@clause("LOR-12.2.3", "LOR-12.2.6")
def test_a_shield_blocks_without_weak_spot_but_not_a_special_attack() -> None:
    t = monster_round("crushing_blow", {"hand": ["shield_wall"], "attributes": [2, 2, 6]})
    assert "shield" in t.options(0)
    t.does(0, "shield", "combat:shield_wall#1")
    assert list(t.s.injured[:3]) == [0, 0, 0]
    assert len(t.s.hands[0]) == 1, "one card, no Weak Spot check"
    special = monster_round("special_attack", {"hand": ["shield_wall"]})
    assert "shield" not in special.options(0)
    played = monster_round("roar", {"hand": ["shield_wall", "levy"]})
    play(played, 0, "shield_wall")
    assert "shield" not in played.options(0), "played for its value it is no Shield any more"


@clause("LOR-12.2.3", "LOR-12.2.6")
def test_a_failed_defence_still_counts_for_the_weak_spot() -> None:
    t = monster_round("roar", {"hand": ["archers"], "attributes": [2, 2, 4]})
    play(t, 0, "archers")
    assert len(t.s.hands[0]) == 2, "1 does not beat the Rage 2, but 1 + 4 reach the Weak Spot 5"


@clause("LOR-12.2.7")
def test_fewer_cards_left_are_all_drawn() -> None:
    t = monster_round("claws", {}, attack_deck=["roar"])
    t.does(0, "attribute:wisdom")
    assert len(t.s.monster_hand[2]) == 1
    assert t.s.attack_deck == []


@clause("LOR-12.3.1", "LOR-12.3.2", "LOR-12.3.5", "LOR-INV12")
def test_a_plain_wound_takes_one_card_with_the_symbol() -> None:
    t = hero_round(["huskarls", "archers"])
    assert t.options(0) == ["space:1", "space:4", "space:5", "bow", "done"], "axe on 1 and 4, bow on 5"
    cover(t, "space:1")
    assert t.s.wounds[5][0] == 0
    assert hand(t, 0) == ["archers"]
    assert t.options(0) == ["space:5", "bow", "done"]


@clause("LOR-12.3.3")
def test_a_boss_space_takes_both_symbols() -> None:
    t = hero_round(["huskarls", "levy"], "loki")
    assert t.options(0) == ["space:4", "done"]
    cover(t, "space:4")
    assert list(t.s.wounds[6]) == [-1, -1, -1, 0]


@clause("LOR-12.3.4")
def test_combinations_cover_any_space() -> None:
    for pair in (
        ["huskarls", "shield_wall"],
        ["berserkers", "shield_wall"],
        ["hirdmen", "hirdmen"],
        ["levy", "levy"],
    ):
        t = cover(hero_round(pair), "space:5")
        assert t.s.wounds[5][4] == 0
        assert t.s.hands[0] == [], pair
        boss = cover(hero_round(pair, "loki"), "space:2")
        assert boss.s.wounds[6][1] == 0, pair
    bows = hero_round(["archers", "shield_wall"])
    assert bows.options(0) == ["space:5", "bow", "done"]


@clause("LOR-12.3.2")
def test_a_bow_may_be_changed_for_a_card_once_a_round() -> None:
    t = hero_round(["archers", "trackers"], deck=["levy"])
    t.does(0, "bow")
    play(t, 0, "archers")
    assert "levy" in hand(t, 0)
    assert "bow" not in t.options(0)


@clause("LOR-12.3.6", "LOR-12.6.2", "LOR-12.6.3")
def test_no_wound_ends_the_hunt_and_injures() -> None:
    t = hero_round(["shield_wall"])
    assert t.options(0) == ["done"]
    t.does(0, "done").asked("injure", 0).does(0, "attribute:strength").idle()
    assert list(t.s.injured[:3]) == [0, 1, 0]
    assert t.s.hunter == -1


@clause("LOR-12.3.6", "LOR-12.1.5")
def test_stopping_after_a_wound_goes_on_with_the_monster() -> None:
    t = cover(hero_round(["huskarls", "levy"]), "space:1")
    t.does(0, "done")
    t.asked("monster-attack", 2)
    assert t.s.wounds[5][0] == 0


@clause("LOR-12.3.6", "LOR-12.6.1", "LOR-12.7.1", "LOR-12.7.2", "LOR-12.7.3", "LOR-12.6.5")
def test_the_last_space_defeats_the_monster() -> None:
    t = hero_round(
        ["huskarls"],
        wounds={"draugr": {2: 1, 3: 1, 4: 1, 5: 1, 6: 0, 7: 0}},
        rings={"draugr": 2},
    )
    cover(t, "space:1").idle()
    assert t.s.trophy[5] == 0
    assert t.s.monster_at[5] == -1
    assert t.s.ring[5] == -1
    assert list(t.s.slayer_tokens) == [0, 1, 0]
    assert set(t.s.wounds[5]) == {-1}
    assert t.s.holder[4] == 0, "the Artifact too"
    assert list(t.s.injured[:3]) == [0, 0, 0]


@clause("LOR-12.4.1", "LOR-12.4.2")
def test_rewards() -> None:
    rune = hero_round(["hirdmen"])
    cover(rune, "space:2").does(0, "rune:algiz")
    assert runes(rune, 0) == [0, 0, 1]
    priest = hero_round(["huskarls"])
    cover(priest, "space:4")
    assert priest.s.priests[0] == 1
    realm = hero_round(["hirdmen"], wounds={"draugr": {2: 1}})
    cover(realm, "space:7").does(0, "realm:alfheim")
    assert realm.s.allies[4] == 1
    assert len(realm.s.hands[0]) == 1
    grown = hero_round(["hirdmen"], "fafnir", hunter={"armies": {3: [2]}})
    cover(grown, "space:2")
    assert grown.s.army_value[0] == 3
    two = hero_round(["huskarls"], "grendel", hunter={"armies": {3: [5]}})
    cover(two, "space:2")
    assert two.s.army_value[0] == 6
    lost = hero_round(["hirdmen"], "fafnir")
    cover(lost, "space:2")
    assert lost.s.wounds[0][1] == 0


@clause("LOR-12.5.1", "LOR-12.6.2", "LOR-12.5.2")
def test_an_injury_too_many_ends_the_hunt_after_the_text() -> None:
    t = monster_round("special_attack", {"injured": ALL, "runes": {"uruz": 1}}, "fafnir")
    t.idle()
    assert runes(t, 0) == [0, 0, 0], "the Rune is still discarded"
    assert t.s.hunter == -1
    assert len(t.told("hunt-fails")) == 1


@clause("LOR-12.6.4")
def test_a_failed_boss_hunt_heals_him_a_monster_keeps_its_wounds() -> None:
    t = hero_round(["shield_wall"], "loki", wounds={"loki": {1: 0}})
    t.does(0, "done", "attribute:wisdom")
    assert set(t.s.wounds[6]) == {-1}
    monster = hero_round(["shield_wall"], wounds={"draugr": {1: 0}})
    monster.does(0, "done", "attribute:wisdom")
    assert monster.s.wounds[5][0] == 0


@clause("LOR-12.6.5")
def test_the_artifact_comes_also_after_a_failure() -> None:
    plain = {1: 1, 3: 1, 5: 2, 6: 0}
    t = hero_round(["shield_wall"], wounds={"draugr": plain})
    t.does(0, "done", "attribute:wisdom").idle()
    assert t.s.holder[4] == 0
    assert t.s.charged[4] == 1
    not_yet = hero_round(["shield_wall"], wounds={"draugr": {1: 1, 3: 1, 5: 2}})
    not_yet.does(0, "done", "attribute:wisdom")
    assert not_yet.s.holder[4] == -1
    taken = hero_round(["shield_wall"], wounds={"draugr": plain}, hunter={})
    taken.s.holder = replaced(taken.s.holder, 4, 1)
    taken.does(0, "done", "attribute:wisdom")
    assert taken.s.holder[4] == 1


@clause("LOR-12.6.6", "LOR-2.3.7")
def test_the_order_at_the_end() -> None:
    t = hero_round(["shield_wall", "shieldmaidens", "archers"], hunter={"gifts": ["victory_feast"]})
    t.does(0, "done", "attribute:wisdom")
    t.asked("discard-card", 0)
    assert list(t.s.injured[:3]) == [0, 0, 0], "the Feast heals before the hand is cut down"
    assert t.s.hunter == -1
    assert all(not cards for cards in t.s.monster_hand)
    assert len(t.s.attack_discard) == 2


# the Monster Attack cards


@card("special_attack")
@clause("LOR-12.2.4")
def test_special_attack_by_monster() -> None:
    troll = monster_round("special_attack", {}, "troll")
    troll.does(0, "attribute:wisdom").asked("throw-hero", 2).does(2, "region:20").does(
        0, "attribute:strength"
    ).idle()
    assert troll.s.hero_at[0] == 20
    wolves = monster_round("special_attack", {"hand": ["levy", "levy", "archers"]}, "hati_skoll")
    wolves.does(0, "done", "attribute:wisdom", "attribute:strength")
    play(wolves, 0, "levy", "levy")
    assert "archers" in hand(wolves, 0)
    huldra = monster_round("special_attack", {"hand": ["levy", "levy"]}, "huldra")
    huldra.does(0, "done").asked("injure", 0)
    assert huldra.s.hands[0] == []
    grendel = monster_round("special_attack", {"attributes": [3, 2, 4]}, "grendel")
    grendel.does(0, "attribute:strength")
    assert grendel.options(0) == ["attribute:authority", "attribute:wisdom"]
    grendel.does(0, "attribute:wisdom").asked("injure", 0)
    assert list(grendel.s.attribute[:3]) == [3, 2, 3]
    draugr = monster_round("special_attack", {"hand": ["levy", "levy", "archers"]})
    draugr.does(0, "done", "attribute:wisdom").asked("wound-space", 0)
    assert len(draugr.s.hands[0]) == 2, "two random cards lost, one drawn"


@card("special_attack")
def test_special_attack_of_loki_looks_at_wisdom_after_the_injuries() -> None:
    wise = monster_round("special_attack", {"attributes": [2, 2, 4]}, "loki")
    wise.does(0, "attribute:authority", "attribute:strength").asked("wound-space", 0)
    fool = monster_round("special_attack", {"attributes": [2, 2, 4]}, "loki")
    fool.does(0, "attribute:wisdom", "attribute:strength").idle()
    assert fool.s.hunter == -1
    assert sum(fool.s.injured[:3]) == 3


@card("furious_attack")
def test_furious_attack() -> None:
    weak = monster_round(
        "furious_attack",
        {"attributes": [2, 3, 2]},
        attack_deck=["claws"] * 2 + ["roar", "withdrawal", "destruction", "thick_hide", "regeneration"],
    )
    weak.does(0, "attribute:wisdom")
    assert len(weak.s.monster_hand[2]) == 6
    strong = monster_round(
        "furious_attack",
        {"attributes": [2, 4, 2]},
        attack_deck=["claws"] * 2 + ["roar", "withdrawal", "destruction", "thick_hide", "regeneration"],
    )
    strong.does(0, "attribute:wisdom")
    assert len(strong.s.monster_hand[2]) == 4


@card("destruction")
def test_destruction_flips_everything_but_does_not_end_the_hunt() -> None:
    t = monster_round("destruction", {"injured": ["wisdom"]})
    t.asked("wound-space", 0)
    assert list(t.s.injured[:3]) == [1, 1, 1]
    assert t.s.hunt_failed == 0
    again = monster_round("destruction", {"injured": ALL})
    again.asked("wound-space", 0)


@card("withdrawal")
def test_withdrawal_ends_the_hunt() -> None:
    t = monster_round("withdrawal", {})
    t.asked("injure", 0)
    assert t.s.hunt_failed == 1
    assert t.s.hands[0] == [], "no card is drawn any more"


@card("claws", "crushing_blow")
def test_claws_and_crushing_blow_injure() -> None:
    one = monster_round("claws", {})
    one.does(0, "attribute:wisdom").asked("wound-space", 0)
    assert sum(one.s.injured[:3]) == 1
    two = monster_round("crushing_blow", {})
    two.does(0, "attribute:wisdom", "attribute:strength").asked("wound-space", 0)
    assert sum(two.s.injured[:3]) == 2
    end = monster_round("crushing_blow", {"injured": ["wisdom", "strength"]})
    end.idle()
    assert end.s.hunter == -1


@card("roar")
def test_roar_takes_a_random_card() -> None:
    t = monster_round("roar", {"hand": ["levy", "archers"]})
    t.does(0, "done")
    assert len(t.s.hands[0]) == 2
    assert len(t.s.combat_discard) == 1
    empty = monster_round("roar", {})
    assert len(empty.s.hands[0]) == 1


@card("tail_sweep")
def test_sweeping_strike_takes_two_chosen_cards() -> None:
    t = monster_round("tail_sweep", {"hand": ["levy", "archers", "hirdmen"]})
    t.does(0, "done")
    play(t, 0, "levy", "archers")
    assert "hirdmen" in hand(t, 0)
    assert len(t.s.hands[0]) == 2
    one = monster_round("tail_sweep", {"hand": ["levy"]})
    one.does(0, "done").asked("wound-space", 0)


@card("thick_hide")
def test_thick_hide_allows_two_wounds_in_the_next_round() -> None:
    t = monster_round(
        "thick_hide",
        {"hand": ["huskarls", "huskarls", "levy", "hirdmen"]},
        attack_deck=["claws", "roar", "claws"],
    )
    cover(t.does(0, "done"), "space:1")
    cover(t, "space:3").asked("monster-attack", 2)
    assert t.s.wounds[5].count(0) == 2
    assert t.s.hunt_limit > 2


@card("regeneration")
def test_regeneration_takes_back_a_new_marker_without_reward() -> None:
    t = lay(
        ("hero_round",),
        {"at": 9, "hand": ["huskarls", "levy", "hirdmen"]},
        monsters={"draugr": 9},
        hunt=DRAUGR,
        attack_hand=["regeneration"],
        attack_deck=["claws", "roar"],
    )
    cover(t, "space:1", "space:3", "space:2").does(0, "rune:uruz")
    t.asked("regeneration", 2)
    assert t.options(2) == ["space:1", "space:3"], "space 2 shows a reward"
    t.does(2, "space:3")
    assert t.s.wounds[5][:3] == (0, 0, -1)
    none = monster_round("regeneration", {}, wounds={"draugr": {1: 0}})
    assert none.s.wounds[5][0] == 0, "covered in an earlier Hunt"


@clause("LOR-12.1.1")
def test_the_dice_stay_out_of_hunts() -> None:
    t = lay(("hunt_start", 0, 5), {"at": 9, "attributes": [2, 2, 2]}, monsters={"draugr": 9}, dice=True)
    for _ in range(2):
        throw(t, t.game.chance.values[0])  # type: ignore[union-attr]
    assert t.game.chance is not None
    assert t.game.chance.key == "attack-card"


def test_worlds_can_be_sampled_when_an_answer_betrays_a_hand() -> None:
    t = monster_round("claws", {"hand": ["shield_wall"]})
    t.does(0, "shield").asked("shield-card", 0)
    weapons = set()
    for seed in range(30):
        world = t.game.sample_world(1, seed)
        weapons |= {str(card).split("#")[0] for card in world.questions[0].values}
    assert weapons == {"combat:shield_wall", "combat:shieldmaidens"}, "only a Shield blocks"
