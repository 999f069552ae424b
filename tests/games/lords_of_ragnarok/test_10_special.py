"""LOR-10, 14 to 16, 19: Special Actions, decks, Artifacts, Gifts, running out."""

import pytest

from meadhall.engine import MeadhallError
from tests.clauses import clause
from tests.games.lords_of_ragnarok.hall import army, lay, play, runes


@clause("LOR-10.1.1", "LOR-19.2", "LOR-EX12")
def test_reinforce_needs_an_army_in_the_pool() -> None:
    t = lay(("special", 0), {"armies": {1: [1, 1, 1], 2: [1, 1, 1]}, "at": 1})
    assert t.why_not(0, "action:reinforce").clause == "LOR-19.2"


@clause("LOR-10.2.1")
def test_mobilize_activates_each_army_once_and_at_least_one() -> None:
    t = lay(("act", 0, 0), {"armies": {1: [1], 9: [2]}})
    for none_or_twice in ("-", "army:1_1+army:1_1+region:2+region:2", "army:1_1+region:2+region:2"):
        with pytest.raises(MeadhallError):
            t.does(0, none_or_twice)
    t.does(0, "army:1_1+region:2").idle()
    assert army(t, 0) == [(2, 1), (9, 2)]
    none = lay(("special", 0), {"at": 2})
    assert none.why_not(0, "action:mobilize").clause == "LOR-10.2.1"


@clause("LOR-10.3.1")
def test_prepare_offers_what_can_be_done_twice() -> None:
    t = lay(("act", 0, 5), {"injured": ["wisdom"], "armies": {2: [1]}, "control": [2]})
    assert t.options(0) == [
        "prepare:draw",
        "attribute:wisdom",
        "rune:uruz",
        "rune:othala",
        "rune:algiz",
        "army:2_1",
    ]
    t.does(0, "army:2_1", "army:2_2")
    t.idle()
    assert army(t, 0) == [(2, 3)]
    healed = lay(("act", 0, 5), {"injured": ["wisdom"]})
    healed.does(0, "attribute:wisdom")
    assert healed.options(0) == ["prepare:draw", "rune:uruz", "rune:othala", "rune:algiz"]


@clause("LOR-10.4.1", "LOR-19.4")
def test_build_temple_needs_a_shrine_and_a_temple() -> None:
    t = lay(("special", 0), {"control": [2], "armies": {2: [1]}, "at": 2})
    assert t.why_not(0, "action:build_temple").clause == "LOR-10.4.1"
    gone = lay(
        ("special", 0),
        {"control": [19], "armies": {2: [1]}, "at": 2},
        temples=[1, 4, 6, 10, 11, 13, 14],
    )
    assert gone.why_not(0, "action:build_temple").clause == "LOR-19.4"


@clause("LOR-10.4.2", "LOR-10.4.3", "LOR-16.1", "LOR-16.2", "LOR-16.4", "LOR-INV7")
def test_a_temple_of_a_gift_space_starts_a_draft() -> None:
    t = lay(("act", 0, 2), {"control": [1, 4]}, temples=[10, 11])
    t.does(0, "region:4")
    assert t.s.temples_left == 4
    assert t.s.priests[0] == 1
    t.asked("gift", 0)
    assert len(t.options(0)) == 4
    assert "pass" not in t.options(0)
    for seat in (0, 1, 2):
        t.asked("gift", seat).does(seat, t.options(seat)[0])
    t.idle()
    assert [len(gifts) for gifts in t.s.gifts] == [1, 1, 1]
    assert len(t.s.gift_discard) == 1
    plain = lay(("act", 0, 2), {"control": [1]}, temples=[10])
    plain.idle()
    assert not any(plain.s.gifts), "the second space says nothing"


@clause("LOR-16.3")
def test_gifts_stay_and_add_up() -> None:
    t = lay(("act", 0, 5), {"gifts": ["winter_stores", "mimirs_well"]})
    play(t, 0, "uruz", "uruz", "uruz")
    t.idle()
    assert runes(t, 0) == [3, 0, 0], "three choices and a Rune limit of 4"


@clause("LOR-10.5.1")
def test_monsters_activates_up_to_two_different_monsters() -> None:
    t = lay(
        ("act", 0, 3),
        {"at": 1},
        monsters={"draugr": 9, "huldra": 5, "troll": 12},
        rings={"draugr": 0, "huldra": 0, "troll": 1},
    )
    assert t.options(0) == ["monster:huldra", "monster:draugr"], "the Troll belongs to somebody else"
    t.does(0, "monster:draugr", "region:8").asked("second-monster", 0)
    assert t.options(0) == ["monster:huldra", "done"]
    t.does(0, "monster:huldra", "region:6").idle()
    assert t.s.monster_at[5] == 8
    assert t.s.monster_at[3] == 6


@clause("LOR-10.5.1")
def test_monsters_with_the_hero_may_be_hunted_whoever_controls_them() -> None:
    t = lay(("act", 0, 3), {"at": 9}, monsters={"draugr": 9, "troll": 9}, rings={"troll": 1, "draugr": 0})
    assert t.options(0) == ["monster:draugr", "hunt:troll", "hunt:draugr"]
    t.does(0, "hunt:troll")
    assert t.s.hunter == 0
    assert t.s.prey == 1


@clause("LOR-10.6.1")
def test_usurp_compares_strength() -> None:
    weak = lay(("special", 0), {"at": 4, "attributes": [2, 4, 2], "armies": {1: [1]}})
    assert weak.why_not(0, "action:usurp").key == "too-weak-to-usurp"
    strong = lay(("special", 0), {"at": 4, "attributes": [2, 5, 2], "armies": {1: [1]}})
    assert "action:usurp" in strong.options(0)
    empty = lay(("special", 0), {"at": 4, "armies": {1: [1]}}, {"control": [4]})
    assert "action:usurp" in empty.options(0), "a foreign Region without Armies is always open"
    held = lay(("special", 0), {"at": 4, "armies": {1: [1]}}, {"control": [4], "armies": {4: [2, 1]}})
    assert held.why_not(0, "action:usurp").key == "too-weak-to-usurp"
    first = lay(("special", 1), {"control": [4], "armies": {4: [1]}}, {"at": 4, "armies": {1: [1]}}, active=1)
    assert "action:usurp" in first.options(1), (
        "the Armies of the first seat count, not the people of its Region"
    )
    own = lay(("special", 0), {"at": 4, "control": [4], "armies": {1: [1]}})
    assert own.why_not(0, "action:usurp").key == "own-region"
    hero = lay(("special", 0), {"at": 4, "armies": {1: [1]}}, {"control": [4], "at": 4})
    assert hero.why_not(0, "action:usurp").key == "foreign-hero"


@clause("LOR-10.6.2", "LOR-10.6.3", "LOR-EX6")
def test_usurp_drives_armies_away_takes_control_and_may_recruit() -> None:
    t = lay(("act", 0, 4), {"at": 5, "attributes": [3, 2, 2]}, {"armies": {5: [6]}, "control": [6], "at": 9})
    t.does(0, "yes").idle()
    assert t.s.control[5] == 0
    assert army(t, 0) == [(5, 3)]
    assert army(t, 1) == [(6, 6)], "an Army in a neutral Region does not raise the limit, it retreats"
    loki = lay(("act", 0, 4), {"at": 5}, boss=5)
    loki.idle()
    assert loki.s.control[5] == 0
    assert army(loki, 0) == []


@clause("LOR-19.2")
def test_usurp_without_an_army_in_the_pool_still_gives_control() -> None:
    t = lay(("act", 0, 4), {"at": 5, "armies": {1: [1, 1, 1], 2: [1, 1, 1]}})
    t.idle()
    assert t.s.control[5] == 0


@clause("LOR-10.7.1", "LOR-10.7.2", "LOR-10.7.3", "LOR-10.7.5", "LOR-10.7.6", "LOR-INV8")
def test_the_steps_of_build_monument() -> None:
    t = lay(
        ("build_monument", 0),
        {
            "control": [1, 4, 3],
            "priests": 1,
            "sent": {"odin": 1},
            "artifacts": ["mjolnir"],
            "exhausted": ["mjolnir"],
            "runes": {"uruz": 1},
        },
        {"sent": {"thor": 2}},
        temples=[1, 4],
        wheel={"prepare": [0, 1], "usurp": [1]},
        forges={3: "othala"},
        monuments={"odin": 3},
        events=["event_02"],
        boss=5,
    )
    assert t.options(0) == ["monument:thor", "monument:freyja"]
    t.does(0, "monument:thor")
    assert list(t.s.monument) == [3, 1, 0]
    assert t.s.conditions[0] == 1
    assert list(t.s.priests_sent) == [0] * 9
    assert t.s.wheel == ((),) * 6
    assert t.s.charged[1] == 1
    assert t.s.priests[0] == 3, "one for each own Temple"
    assert runes(t, 0) == [1, 1, 0]
    assert t.s.forge_rune[3] == 0
    assert [event["params"]["event"] for event in t.told("event-drawn")] == ["event:event_02"]


@clause("LOR-10.7.5")
def test_forge_runes_above_the_limit_go_back() -> None:
    t = lay(
        ("build_monument", 0),
        {"control": [3, 6, 9]},
        forges={3: "uruz", 6: "othala", 9: "algiz"},
        events=["event_02"],
        boss=5,
    )
    t.does(0, "monument:odin").asked("discard-rune", 0).does(0, "rune:othala")
    assert runes(t, 0) == [1, 0, 1]


@clause("LOR-14.1", "LOR-19.5", "LOR-INV2")
def test_an_empty_deck_is_made_of_its_discard_pile() -> None:
    t = lay(("act", 0, 5), {"attributes": [2, 2, 6]}, deck=["levy"])
    play(t, 0, "draw", "draw")
    t.idle()
    assert len(t.s.hands[0]) == 2
    assert len(t.s.combat_deck) == 33
    assert t.s.combat_discard == []
    dry = lay(("act", 0, 5), {"attributes": [2, 2, 6]}, {"hand": []})
    dry.s.combat_deck.clear()
    play(dry, 0, "draw", "draw")
    assert dry.s.hands[0] == [], "nothing is left anywhere"
    event = lay(("event",), {}, events=[], boss=5, dice=True)
    assert len(event.s.event_deck) + len(event.s.event_shown) == 21
    assert list(event.s.event_discard) == []


@clause("LOR-14.2", "LOR-12.1.4")
def test_the_attack_deck_is_formed_anew_for_every_hunt() -> None:
    t = lay(("hunt_start", 0, 5), {"at": 3}, monsters={"draugr": 3}, attack_deck=["claws"])
    assert len(t.s.attack_deck) == 12
    assert list(t.s.attack_discard) == []
    ended = lay(
        ("hunt_end",), {}, monsters={"draugr": 3}, hunt={"hunter": 0, "prey": "draugr"}, attack_deck=["claws"]
    )
    ended.does(0, "attribute:wisdom").idle()
    assert len(ended.s.attack_deck) == 1
    assert len(ended.s.attack_discard) == 13


@clause("LOR-15.1")
def test_an_exhausted_artifact_is_not_offered() -> None:
    t = lay(("turn", 0), {"artifacts": ["mjolnir"], "exhausted": ["mjolnir"], "at": 1})
    t.asked("hero-phase", 0)


@clause("LOR-15.2")
def test_a_neutral_monument_region_leaves_the_artifact_with_its_holder() -> None:
    t = lay(
        ("activation", 4),
        {},
        {"control": [7], "artifacts": ["brisingamen"]},
        monsters={"grendel": 7},
        rings={"grendel": 0},
    )
    t.does(0, "attack").idle()
    assert t.s.control[7] == -1
    assert t.s.holder[2] == 1


@clause("LOR-15.3", "LOR-INV13")
def test_a_monster_artifact_is_kept() -> None:
    t = lay(
        ("build_monument", 0),
        {"artifacts": ["grendels_arm"], "exhausted": ["grendels_arm"]},
        events=["event_02"],
        boss=5,
    )
    t.does(0, "monument:odin")
    assert t.s.holder[8] == 0
    assert t.s.charged[8] == 1


@clause("LOR-19.6")
def test_slayer_tokens_run_out() -> None:
    t = lay(
        ("hunt_end",),
        {},
        {"slayer_tokens": 6},
        {},
        monsters={"troll": 3},
        wounds={"troll": {1: 2, 2: 2, 3: 2, 4: 2, 5: 0, 6: 0}},
        hunt={"hunter": 0, "prey": "troll"},
    )
    t.idle()
    assert list(t.s.slayer_tokens) == [0, 6, 0]
    assert t.s.slayer_supply == 0


@clause("LOR-9.2")
def test_everybody_sees_before_which_actions_the_active_player_could_not_choose() -> None:
    t = lay(("special", 0), {"armies": {1: [1, 1, 1], 2: [1, 1, 1]}, "at": 1})
    closed = {one["value"]: one["clause"] for one in t.game.view(1)["facts"]["closed"]}
    assert closed["action:reinforce"] == "LOR-19.2"
    assert closed == {value: t.why_not(0, value).clause for value in closed}
    assert not closed.keys() & set(t.options(0))
