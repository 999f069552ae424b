"""SOLO-12: the Special Actions of a Follower."""

from typing import Any

from meadhall.games.lords_of_ragnarok.names import ACTION_OF
from meadhall.games.lords_of_ragnarok.solo import hunts, specials
from meadhall.games.lords_of_ragnarok.state import SLAYER
from tests.clauses import clause
from tests.games.lords_of_ragnarok.hall import alone, army, clauses_told, hand, runes, throw, why
from tests.table import Table

ROW = ["basic_a1", "basic_a2", "basic_a3"]  # reinforce MIN, mobilize MAX, prepare MIN
SPACES = ("mobilize", "reinforce", "build_temple", "monsters", "usurp", "prepare")


def special(
    follower: dict[str, Any], human: dict[str, Any] | None = None, villain: str = "ragnar", **given: Any
) -> Table:
    position = {"row": ROW, "selected": 0, **follower}
    return alone(("follower_special", 1), human or {}, position, villain=villain, active=1, **given)


def act(
    name: str,
    follower: dict[str, Any],
    human: dict[str, Any] | None = None,
    villain: str = "ragnar",
    **given: Any,
) -> Table:
    position = {"row": ROW, "selected": 0, **follower}
    frame = ("follower_act", 1, ACTION_OF[f"action:{name}"])
    return alone(frame, human or {}, position, villain=villain, active=1, **given)


def look(
    follower: dict[str, Any], human: dict[str, Any] | None = None, villain: str = "ragnar", **given: Any
) -> Table:
    """A position to look at: its Hero is placed where it stands."""
    cards = {1: "slayer_9", 9: "hero_lagertha_2", 10: "basic_a1", 14: "basic_a4"}
    at = follower.get("at", 10)
    position = {"row": [cards[at]], "selected": 0, **follower}
    return alone(("follower_hero", 1), human or {}, position, villain=villain, active=1, **given)


@clause("SOLO-12.1", "SOLO-12.2", "SOLO-12.3", "SOLO-12.6", "SOLO-12.7")
def test_the_order_of_choice() -> None:
    full = {"armies": {10: [1, 1, 1], 12: [1, 1, 1]}, "control": [10]}
    chosen = [
        special({"control": [10]}),
        special(full),
        special(full, wheel={"mobilize": [1]}),
        special(full, wheel={"mobilize": [1], "prepare": [1]}, events=["event_02"], boss=5),
    ]
    picks = [(t.told("follower-special")[0]["params"]["action"], *why(t, "follower-special")) for t in chosen]
    assert picks == [
        ("action:reinforce", "why:card"),
        ("action:mobilize", "why:priority"),
        ("action:prepare", "why:last_wheel_action"),
        ("action:build_monument", "why:nothing_else"),
    ]
    assert chosen[0].s.wheel[1] == (1,)
    assert chosen[3].s.wheel == ((),) * 6


@clause("SOLO-12.1")
def test_what_is_possible() -> None:
    full = ["levy"] * 2 + ["archers"] * 2 + ["ambush"] * 2 + ["hirdmen"] * 2
    t = look({"runes": {"uruz": 6}, "hand": full, "control": [12]})
    possible = [name for name in SPACES if specials.possible(t.s, 1, ACTION_OF[f"action:{name}"])]
    assert possible == ["reinforce", "usurp"], "no Army, no Shrine, no Monster, 6 Runes and 8 cards"
    more = look(
        {"control": [14], "armies": {14: [1]}, "at": 14}, {"armies": {13: [1]}}, monsters={"draugr": 13}
    )
    possible = [name for name in SPACES if specials.possible(more.s, 1, ACTION_OF[f"action:{name}"])]
    assert possible == ["mobilize", "reinforce", "build_temple", "monsters", "usurp", "prepare"]


@clause("SOLO-12.4", "SOLO-12.5", "SOLO-3.2", "SOLO-17.40")
def test_markers_and_realms_work_for_everybody() -> None:
    allied = special({"control": [10], "allies": ["alfheim"]}, {"allies": ["alfheim"]})
    allied.asked("bonus-alfheim", 0).does(0, "pass").idle()
    assert why(allied, "follower-realm") == ["why:fewer_cards"], "the Follower comes last"
    covers = special({"control": [10]}, wheel={"reinforce": [0]})
    covers.asked("rune-kind", 0).does(0, "rune:algiz").idle()
    assert runes(covers, 0) == [0, 0, 1]
    covered = alone(("put_marker", 0, 1), {}, {}, wheel={"reinforce": [1]})
    covered.idle()
    assert sum(runes(covered, 1)) == 1


@clause("SOLO-12.10", "SOLO-12.11")
def test_reinforce_in_the_settlement_nearest_to_humans() -> None:
    t = act("reinforce", {"control": [10, 13, 1], "attributes": [4, 2, 2]}, {"control": [8]})
    t.idle()
    assert army(t, 1) == [(10, 4)]
    assert why(t, "follower-recruits") == ["why:nearest_human_region"]
    assert sum(t.s.desolation) == 0
    weakest = act("reinforce", {"control": [10, 13, 16], "armies": {10: [3]}}, {"control": [15]})
    assert (13, 3) in army(weakest, 1)


@clause("SOLO-12.12", "SOLO-12.15", "SOLO-15.1")
def test_without_a_settlement_any_own_region_and_a_token() -> None:
    t = act("reinforce", {"control": [12, 2]}, {"control": [9]})
    t.idle()
    assert army(t, 1) == [(12, 3)]
    assert clauses_told(t, "desolation") == ["SOLO-12.12"]


@clause("SOLO-12.13")
def test_without_a_region_the_army_invades() -> None:
    t = act("reinforce", {"attributes": [3, 2, 2]}, {"control": [9], "armies": {9: [6]}})
    t.idle()
    assert len(army(t, 1)) == 1
    region = army(t, 1)[0][0]
    assert t.s.control[region] == 1
    assert sum(t.s.desolation) == 1
    fight = act(
        "reinforce",
        {"attributes": [3, 2, 2]},
        {"control": list(range(1, 17)), "armies": {9: [2], 5: [6], 1: [6]}, "hand": ["levy"]},
    )
    fight.idle()
    assert fight.s.control.count(1) == 1


@clause("SOLO-12.14")
def test_without_any_region_authority_rises() -> None:
    held = {"control": [1, 4, 7, 10, 13], "armies": {1: [6], 4: [6], 7: [6], 10: [6], 13: [6]}}
    t = act("reinforce", {"attributes": [2, 2, 2]}, held)
    t.idle()
    assert army(t, 1) == []
    assert t.s.attribute[3] == 3
    assert sum(t.s.desolation) == 1
    assert why(t, "follower-attribute") == ["why:no_region"]


@clause("SOLO-12.20", "SOLO-12.21")
def test_mobilize_handles_the_armies_from_weak_to_strong() -> None:
    t = act(
        "mobilize",
        {"armies": {10: [4], 1: [1], 8: [6]}, "control": [10, 11, 12, 1, 2, 3, 8, 7]},
        {"control": [9], "armies": {9: [6, 6]}},
    )
    t.idle()
    assert (3, 1) in army(t, 1), "all neighbours of Region 1 are its own: it marches"
    assert (11, 4) in army(t, 1)
    assert (8, 6) in army(t, 1)
    assert len(hand(t, 1)) == 1, "an Army of 6 at the frontier draws a card"
    order = [event["params"]["region"] for event in t.told("follower-marches")]
    assert order == ["region:1", "region:10"]


@clause("SOLO-12.21", "SOLO-12.22")
def test_mobilize_invades_and_places_a_token_without_gain() -> None:
    gain = act("mobilize", {"armies": {14: [5]}, "control": [14]}, {"control": [13]})
    gain.idle()
    assert gain.s.control[13] == 1
    assert sum(gain.s.desolation) == 0
    grows = act(
        "mobilize", {"armies": {14: [2]}, "control": [14, 16]}, {"control": [13], "armies": {13: [6]}}
    )
    grows.idle()
    assert army(grows, 1) == [(14, 3)]
    assert clauses_told(grows, "desolation") == ["SOLO-12.22"]


@clause("SOLO-12.25")
def test_prepare_gains_runes_by_wisdom_and_two_cards() -> None:
    t = act("prepare", {"attributes": [2, 2, 4]})
    t.idle()
    assert sum(runes(t, 1)) == 4
    assert len(hand(t, 1)) == 2


@clause("SOLO-12.27", "SOLO-12.28", "SOLO-15.1")
def test_build_temple() -> None:
    t = act("build_temple", {"control": [14, 2]}, villain="snorri")
    t.idle()
    assert t.s.temple[2] == 1
    assert t.s.priests[1] == 1
    assert why(t, "follower-temple") == ["why:tie_min"]
    gifts = act("build_temple", {"control": [14]}, temples=[2], villain="snorri", dice=True)
    while gifts.game.chance:
        throw(gifts, gifts.game.chance.values[0])
    gifts.asked("gift", 0).does(0, gifts.options(0)[0]).idle()
    assert clauses_told(gifts, "desolation") == ["SOLO-12.28"]


# Hunts


@clause("SOLO-12.30", "SOLO-12.31", "SOLO-EX5")
def test_hunt_range_grows_with_the_cards_under_the_board() -> None:
    two = {"at": 1, "gifts": ["ransom", "seidr"]}
    t = look(two, villain="beowulf", monsters={"draugr": 5, "troll": 10}, boss=2)
    assert hunts.prey(t.s, 1) == [5], "distance 3 from Region 1; Region 10 is 4 away"
    boss = look({"at": 1, "trophies": ["huldra"]}, villain="beowulf", monsters={"draugr": 3}, boss=2)
    assert hunts.prey(boss.s, 1) == [6], "with a trophy the Boss alone"
    assert hunts.will_hunt(boss.s, 1)
    other = look({"at": 1}, villain="ragnar", monsters={"draugr": 3}, boss=2)
    assert not hunts.will_hunt(other.s, 1), "only with the Priority Action Monsters"


def hunt(cards: list[str], monsters: dict[str, int], strength: int = 2, **given: Any) -> Table:
    follower = {
        "row": ROW,
        "selected": 0,
        "at": 9,
        "hand": cards,
        "attributes": [2, strength, 2],
        **given.pop("follower", {}),
    }
    given.setdefault("deck", ["ambush", "ambush"])
    return alone(("follower_hunt", 1), {}, follower, villain="beowulf", monsters=monsters, active=1, **given)


@clause("SOLO-12.33", "SOLO-12.34", "SOLO-12.36", "SOLO-12.38")
def test_a_hunt_uses_own_icons_first_then_shields() -> None:
    t = hunt(["huskarls", "raiders", "shield_wall"], {"draugr": 9})
    t.idle()
    # axes: 4 (reward) then 1; bow: 5 by a drawn Ambush; the Shield: rightmost reward space left, 7
    assert [k + 1 for k, owner in enumerate(t.s.wounds[5]) if owner == 1] == [1, 4, 5, 7]
    assert t.s.priests[1] == 1, "exactly one Priest, whatever the rewards"
    assert len(t.s.follower_hands[0]) == 1, "one unused Ambush was exchanged"
    played = [event["params"]["card"].split("#")[0] for event in t.told("card-played")]
    assert played.index("combat:shield_wall") == len(played) - 1


@clause("SOLO-12.36")
def test_a_shield_goes_where_no_icon_has_been_used() -> None:
    t = hunt(["hirdmen", "shield_wall"], {"draugr": 9}, deck=["ulfhednar", "ulfhednar"])
    # the sword: 7, the rightmost space with a reward; a drawn seax: 6; the Shield: 4, the next with a reward
    assert [event["params"]["space"] for event in t.told("wound")] == ["space:7", "space:6", "space:4"]


@clause("SOLO-12.35")
def test_the_prey_that_is_left_with_the_fewest_open_spaces() -> None:
    t = hunt(["huskarls", "raiders"], {"draugr": 9, "troll": 9}, wounds={"troll": {2: 0, 4: 0}})
    assert t.told("follower-hunt")[0]["params"]["monster"] == "monster:troll"
    assert why(t, "follower-hunt") == ["why:fewest_left"]


@clause("SOLO-12.37")
def test_boss_spaces_need_both_icons_and_go_from_the_right() -> None:
    t = hunt(
        ["huskarls", "levy", "shield_wall"],
        {},
        boss=9,
        follower={"trophies": ["troll"]},
        deck=["archers", "archers"],
    )
    t.idle()
    assert [event["params"]["space"] for event in t.told("wound")] == ["space:4", "space:2"]
    assert set(t.s.wounds[6]) == {-1}, "a Boss that survives loses all markers"
    assert clauses_told(t, "desolation") == ["SOLO-12.41"]


@clause("SOLO-12.40", "SOLO-16.1")
def test_defeating_the_boss_wins() -> None:
    t = hunt(
        ["huskarls", "hirdmen", "levy"],
        {},
        boss=9,
        follower={"trophies": ["troll"]},
        wounds={"loki": {2: 1, 3: 1, 4: 1}},
    )
    t.idle()
    assert (t.s.ending, t.s.winner) == (SLAYER, 1)


@clause("SOLO-12.39", "SOLO-12.40", "SOLO-3.9", "SOLO-17.42")
def test_artifact_and_defeat() -> None:
    t = hunt(["huskarls"], {"troll": 9}, wounds={"troll": {2: 0, 3: 0, 4: 0, 5: 1, 6: 0}})
    t.idle()
    assert t.s.trophy[1] == 1
    assert t.s.holder[5] == 1, "the Artifact is tucked"
    assert t.s.slayer_tokens[0] == 1, "four markers of the human"
    assert sum(t.s.desolation) == 0
    human = alone(
        ("hunt_end",),
        {},
        {},
        monsters={"troll": 9},
        hunt={"hunter": 0, "prey": "troll"},
        wounds={"troll": {1: 1, 2: 1, 3: 1, 4: 1, 5: 0, 6: 0}},
    )
    human.idle()
    assert human.s.slayer_tokens[1] == 1


@clause("SOLO-12.41")
def test_a_surviving_prey_with_few_markers_brings_a_token() -> None:
    t = hunt(["huskarls"], {"draugr": 9})
    t.idle()
    assert clauses_told(t, "desolation") == ["SOLO-12.41"]
    enough = hunt(["huskarls", "raiders"], {"draugr": 9}, wounds={"draugr": {6: 1, 3: 1}})
    enough.idle()
    assert sum(enough.s.desolation) == 0, "4 markers or more"


@clause("SOLO-12.42", "SOLO-INV7")
def test_the_unused_hand_is_exchanged() -> None:
    cards = ["archers", "archers", "trackers", "trackers", "ambush"]
    t = hunt(cards, {"troll": 9}, deck=["levy", "levy"])
    t.idle()
    assert len(t.s.follower_hands[0]) == 5, "7 cards, the bow space and a spear space took two"
    assert list(t.s.played[1]) == []


# Usurp


@clause("SOLO-12.50", "SOLO-12.51", "SOLO-12.52", "SOLO-3.6a")
def test_usurp() -> None:
    here = act("usurp", {"at": 10, "attributes": [3, 2, 2]}, villain="aslaug")
    here.idle()
    assert here.s.control[10] == 1
    assert army(here, 1) == [(10, 3)]
    assert why(here, "follower-usurps") == ["why:hero_region"]
    near = act(
        "usurp",
        {"at": 12, "control": [12], "attributes": [3, 2, 2]},
        {"control": [9, 11], "armies": {9: [2], 11: [3]}},
        villain="aslaug",
    )
    near.idle()
    assert near.s.control[9] == 1, "Aslaug spreads: of 9 and 10 the Land with the fewest own Regions"
    assert near.s.hero_at[1] == 12, "the Hero stays"
    hero = act("usurp", {"at": 10}, {"at": 10}, villain="aslaug")
    assert hero.s.control[10] == -1, "a human's Hero stands there"
    human = alone(("special", 0), {"at": 10, "armies": {1: [1]}}, {"control": [10], "at": 10})
    assert human.why_not(0, "action:usurp").key == "foreign-hero"


@clause("SOLO-12.52")
def test_armies_of_others_retreat_from_a_usurped_region() -> None:
    t = act(
        "usurp",
        {"at": 10, "attributes": [3, 3, 2]},
        {"armies": {10: [3]}, "control": [10, 11], "at": 1},
        villain="aslaug",
    )
    t.idle()
    assert army(t, 0) == [(11, 3)]


# Build Monument


@clause("SOLO-12.60", "SOLO-12.61", "SOLO-12.63", "SOLO-15.1")
def test_build_monument() -> None:
    t = alone(
        ("follower_monument", 1),
        {"sent": {"odin": 1}, "artifacts": ["mjolnir"], "exhausted": ["mjolnir"]},
        {"row": ROW, "selected": 0, "control": [7, 12, 2], "runes": {"uruz": 5}},
        temples=[2],
        monuments={"odin": 3, "thor": 1},
        wheel={"prepare": [0, 1]},
        events=["event_02"],
        boss=15,
        conditions=["rc2_monument"],
        active=1,
    )
    assert list(t.s.monument) == [3, 2, 0], "Ragnar: Authority is complete, then Strength"
    assert clauses_told(t, "desolation") == ["SOLO-12.61"]
    assert t.s.wheel == ((),) * 6
    assert list(t.s.priests_sent) == [0] * 6
    assert t.s.charged[1] == 1
    assert t.s.priests[1] == 1
    assert sum(runes(t, 1)) == 6
    assert t.s.forge_rune[12] == 1, "MIN: the Rune of Region 7 was the sixth"
    flipped = alone(
        ("follower_monument", 1),
        {},
        {"row": ROW, "selected": 0, "trophies": ["troll"]},
        events=["event_02"],
        boss=15,
        active=1,
    )
    assert sum(flipped.s.desolation) == 0


@clause("SOLO-12.62")
def test_ragnarok_by_a_follower_leaves_it_the_last_turn() -> None:
    t = alone(
        ("follower_monument", 1),
        {},
        {"row": ROW, "selected": 0, "trophies": ["troll"]},
        conditions=["rc2_lands", "rc2_realms"],
        events=["event_02"],
        boss=15,
        active=1,
    )
    assert t.s.last_turns == 3
    assert t.told("ragnarok")[0]["params"]["seat"] == "villain:ragnar"


@clause("SOLO-12.60")
def test_all_monuments_finished_adds_no_level() -> None:
    t = alone(
        ("follower_monument", 1),
        {},
        {"row": ROW, "selected": 0},
        monuments={"odin": 3, "thor": 3, "freyja": 3},
        last_turns=2,
        events=["event_02"],
        boss=15,
        active=1,
    )
    assert list(t.s.monument) == [3, 3, 3]
    assert t.s.last_turns == 2
