"""SOLO-4 to 9, 13: what a Follower has, its turn, tie-breaks, Prayer, Hero, Runes, bonus and card removal."""

from typing import Any

import pytest

from meadhall.engine import replaced
from meadhall.games.lords_of_ragnarok.content import KINDS
from meadhall.games.lords_of_ragnarok.solo import means, ties
from tests.clauses import clause
from tests.games.lords_of_ragnarok.hall import alone, army, clauses_told, hand, runes, throw, why

ROW = ["basic_a1", "basic_a2", "basic_a3"]  # MIN, MAX, MIN
MAX_ROW = ["basic_a2", "basic_a1", "basic_a3"]


def told_card(name: str) -> str:
    return f"action:{name}"


@clause("SOLO-5.1", "SOLO-5.3", "SOLO-INV3")
@pytest.mark.parametrize(("face", "place"), [(1, 0), (2, 1), (3, 2)])
def test_the_die_selects_a_card(face: int, place: int) -> None:
    t = alone(
        ("follower_turn", 1),
        {"control": [4]},
        {"row": ROW, "at": 10, "armies": {10: [1]}},
        boss=15,
        active=1,
        dice=True,
    )
    throw(t, face)
    assert t.told("follower-card")[0]["params"]["card"] == told_card(ROW[place])
    while t.game.chance:
        throw(t, t.game.chance.values[0])
    keys = [event["key"] for event in t.game.events(None)]
    assert keys.index("follower-card") < keys.index("hero-placed") < keys.index("follower-special")
    assert keys[-1] == "follower-card-off"
    assert list(t.s.selected) == [-1]


@clause("SOLO-5.2", "SOLO-13.8")
def test_a_short_row_selects_the_rightmost_card() -> None:
    t = alone(("follower_turn", 1), {}, {"row": ["basic_a1"], "at": 10}, boss=15, active=1, dice=True)
    throw(t, 3)
    assert t.told("follower-card")[0]["params"]["card"] == told_card("basic_a1")


@clause("SOLO-5.4", "SOLO-16.1", "SOLO-16.2")
def test_a_follower_wins_in_the_middle_of_a_step() -> None:
    t = alone(
        ("follower_maneuvers", 1),
        {"control": [9]},
        {"row": ROW, "selected": 0, "control": [1, 2, 3, 4, 5, 6, 7, 8], "armies": {8: [6]}},
        active=1,
    )
    t.idle()
    assert (t.s.ending, t.s.winner) == (1, 1)
    assert t.game.winners() == []
    assert why(t, "follower-invades") == ["why:only"]


# Section 4


@clause("SOLO-4.1", "SOLO-INV6")
def test_a_followers_hero_takes_no_injury() -> None:
    t = alone(
        ("follower_hunt", 1),
        {},
        {"row": ROW, "selected": 0, "at": 9},
        villain="beowulf",
        monsters={"draugr": 9},
        active=1,
    )
    t.idle()
    assert sum(t.s.injured) == 0, "a Hunt that leaves the prey alive injures nobody"


@clause("SOLO-4.2", "SOLO-7.7", "SOLO-9.30")
def test_armies_grow_anywhere_up_to_six() -> None:
    t = alone(
        ("follower_runes", 1, 0, 0),
        {},
        {
            "row": ["basic_b2", "basic_a3", "basic_a1"],
            "selected": 1,
            "armies": {3: [6], 12: [5]},
            "runes": {"uruz": 4},
        },
        active=1,
    )
    t.idle()
    assert army(t, 1) == [(3, 6), (12, 6)]
    assert why(t, "follower-strengthens") == ["why:only"]


@clause("SOLO-4.3")
def test_follower_armies_ignore_loki() -> None:
    t = alone(
        ("follower_maneuvers", 1),
        {},
        {"row": ROW, "armies": {10: [6]}, "control": [10, 12]},
        boss=11,
        active=1,
    )
    t.idle()
    assert army(t, 1) == [(11, 6)]
    assert t.s.control[11] == 1


@clause("SOLO-4.4", "SOLO-4.5", "SOLO-4.7", "SOLO-INV4", "SOLO-12.25")
def test_runes_of_a_follower() -> None:
    t = alone(
        ("follower_act", 1, 5),
        {"runes": {"algiz": 6}},
        {"row": ROW, "selected": 0, "runes": {"othala": 4}, "attributes": [2, 2, 5]},
        active=1,
    )
    assert runes(t, 1) == [2, 4, 0], "at most 6; the most plentiful kind of the supply"
    assert set(why(t, "follower-rune")) == {"why:most_in_supply"}
    spent = alone(
        ("follower_runes", 1, 0, 0),
        {},
        {
            "row": ["basic_b2", "basic_a3"],
            "selected": 1,
            "runes": {"uruz": 1, "othala": 3},
            "armies": {3: [1]},
        },
        active=1,
    )
    assert runes(spent, 1) == [1, 1, 0], "the kind it holds most of; kinds do not matter for the cost"


@clause("SOLO-4.6", "SOLO-9.50")
def test_a_follower_holds_eight_cards() -> None:
    cards = ["levy", "levy", "hirdmen", "hirdmen", "archers", "archers", "ambush"]
    t = alone(
        ("follower_runes", 1, 0, 0),
        {},
        {
            "row": ["basic_b5", "basic_a3", "basic_a1"],
            "selected": 1,
            "hand": cards,
            "runes": {"uruz": 2},
            "at": 5,
        },
        active=1,
    )
    t.idle()
    assert len(hand(t, 1)) == 8


SIX = ["raiders", "raiders", "raiders", "archers", "archers", "ambush"]


@clause("SOLO-4.8", "SOLO-3.3", "SOLO-12.4")
@pytest.mark.parametrize(
    ("cards", "stock", "reason"),
    [
        ([], {"uruz": 1}, "why:fewer_cards"),
        (["levy"], {"uruz": 1}, "why:fewer_cards"),
        (["levy", "levy"], {"uruz": 1}, "why:fewer_runes"),
        (["levy", "levy"], {"uruz": 6}, "why:fewer_cards"),
        (["levy", "levy", *SIX[:5]], {"uruz": 6}, "why:runes_full"),
    ],
)
def test_the_substitute_for_a_realm_bonus(cards: list[str], stock: dict[str, int], reason: str) -> None:
    t = alone(("put_marker", 0, 0), {}, {"allies": ["vanaheim"], "hand": cards, "runes": stock})
    t.idle()
    assert why(t, "follower-realm") == [reason]
    gained = (len(hand(t, 1)) - len(cards), sum(runes(t, 1)) - sum(stock.values()))
    assert gained == ((0, 1) if reason == "why:fewer_runes" else (1, 0))


@clause("SOLO-4.8", "SOLO-4.6")
def test_at_both_limits_a_realm_gives_nothing_and_says_so() -> None:
    full = {"allies": ["vanaheim"], "hand": ["levy", "levy", *SIX], "runes": {"uruz": 6}}
    t = alone(("put_marker", 0, 0), {}, full)
    t.idle()
    assert (len(hand(t, 1)), sum(runes(t, 1))) == (8, 6)
    assert not t.told("follower-realm")
    assert len(t.told("follower-realm-full")) == 1


@clause("SOLO-4.10")
def test_a_divine_artifact_follows_its_region() -> None:
    t = alone(
        ("follower_maneuvers", 1),
        {"control": [9], "artifacts": ["brisingamen"]},
        {"row": ROW, "armies": {12: [2]}, "control": [12]},
        active=1,
    )
    t.idle()
    assert t.s.holder[2] == 1
    assert means.under(t.s, 1) == 1


@clause("SOLO-4.11", "SOLO-12.28")
def test_a_follower_takes_a_random_gift() -> None:
    t = alone(("gift_draft", 1), {}, {}, gift_deck=["ransom", "seidr", "bifrost"], active=1, dice=True)
    while t.game.chance and t.game.chance.key == "gift-card":
        throw(t, t.game.chance.values[0])
    assert t.game.chance is not None
    assert len(t.game.chance.values) == 3, "the builder first, at random"
    throw(t, "gift:seidr").asked("gift", 0).does(0, "gift:ransom").idle()
    assert [KINDS["gift"][card] for card in t.s.gifts[1]] == ["seidr"]
    assert len(t.s.gift_discard) == 34


@clause("SOLO-4.12")
def test_losses_of_a_follower() -> None:
    wolves: dict[str, Any] = {"monsters": {"hati_skoll": 10}, "rings": {"hati_skoll": 0}, "temples": [2]}
    more_cards = alone(
        ("activation", 2), {}, {"control": [10], "hand": ["levy", "levy"], "runes": {"uruz": 1}}, **wolves
    )
    more_cards.does(0, "attack")
    assert len(hand(more_cards, 1)) == 1
    equal = alone(("activation", 2), {}, {"control": [10], "hand": ["levy"], "runes": {"uruz": 1}}, **wolves)
    equal.does(0, "attack")
    assert sum(runes(equal, 1)) == 0
    assert why(equal, "follower-loses-rune") == ["why:more_runes"]


@clause("SOLO-4.13", "SOLO-14.17", "SOLO-3.10")
def test_a_follower_retreats_by_its_tie_word() -> None:
    for row, place in ((ROW, 9), (MAX_ROW, 12)):
        t = alone(
            ("activation", 4),
            {},
            {"row": row, "armies": {9: [2], 5: [1]}, "control": [9, 12] if place == 12 else [9, 12, 5]},
            monsters={"grendel": 9},
            rings={"grendel": 0},
        )
        t.does(0, "attack").idle()
        expected = {ROW[0]: 5, MAX_ROW[0]: 12}[row[0]]
        assert (expected, 2) in army(t, 1)
    lost = alone(
        ("activation", 4),
        {},
        {"armies": {9: [2]}, "control": [9]},
        monsters={"grendel": 9},
        rings={"grendel": 0},
    )
    lost.does(0, "attack").idle()
    assert army(lost, 1) == []


@clause("SOLO-4.14")
def test_followers_take_control_at_the_end_of_every_step() -> None:
    t = alone(("settle", 0), {}, {"armies": {10: [2]}})
    t.idle()
    assert t.s.control[10] == 1


@clause("SOLO-4.15", "SOLO-2.6")
def test_a_villain_has_no_hero_ability() -> None:
    t = alone(("settle", 0), {}, {"armies": {10: [2]}, "at": 10}, villain="snorri")
    t.idle()
    assert runes(t, 1) == [0, 0, 0], "Snorri would take a Rune for this Settlement"


# Section 6


@clause("SOLO-6.1", "SOLO-6.3", "SOLO-6.4")
def test_the_tie_word() -> None:
    t = alone(("follower_hero", 1), {}, {"row": ROW, "selected": 1, "armies": {3: [2, 4], 9: [1]}})
    assert ties.prefers_max(t.s, 1)
    assert ties.by_region(t.s, 1, [3, 9]) == 9
    assert t.s.army_value[ties.by_army(t.s, 1, [6, 7])] == 4
    t.s.selected = replaced(t.s.selected, 0, -1)
    assert not ties.prefers_max(t.s, 1), "without a selected card the leftmost one"
    assert t.s.army_value[ties.by_army(t.s, 1, [6, 7])] == 2
    assert ties.by_army(t.s, 1, [6, 7, 8]) == 6


@clause("SOLO-6.5", "SOLO-9.20", "SOLO-9.21", "SOLO-9.22")
def test_realms_go_clockwise_from_muspelheim() -> None:
    t = alone(
        ("follower_runes", 1, 0, 0),
        {},
        {"row": ["basic_c1", "basic_a3", "basic_a1"], "selected": 1, "runes": {"uruz": 3}, "at": 16},
        active=1,
    )
    t.idle()
    realms = [event["params"]["realm"] for event in t.told("follower-allies")]
    assert realms == ["realm:muspelheim", "realm:svartalfheim"]
    assert why(t, "follower-allies")[0] == "why:tie_realm"
    assert len(hand(t, 1)) == 2, "the first one there draws a card"
    full = alone(
        ("follower_runes", 1, 0, 0),
        {},
        {
            "row": ["basic_a3", "basic_a2", "basic_b2"],
            "selected": 1,
            "runes": {"uruz": 1},
            "at": 7,
            "allies": ["alfheim", "jotunheim"],
        },
        active=1,
    )
    full.idle()
    assert not full.told("follower-allies")
    assert clauses_told(full, "follower-rune") == ["SOLO-9.5"]


@clause("SOLO-6.6")
def test_monsters_by_region_then_loki_then_the_card_order() -> None:
    t = alone(
        ("follower_hero", 1),
        {},
        {"row": ROW, "selected": 0},
        monsters={"troll": 5, "draugr": 5, "huldra": 9},
        boss=5,
    )
    t.s.pair_top = (
        1,
        0,
        2,
    )
    assert ties.slot_order(t.s) == [1, 0, 2, 3, 5, 4]
    assert ties.by_monster(t.s, 1, [1, 5, 3]) == 1
    assert ties.by_monster(t.s, 1, [5, 6]) == 6
    t.s.selected = replaced(t.s.selected, 0, 1)
    assert ties.by_monster(t.s, 1, [1, 5, 3]) == 3, "MAX: the highest Region first"


# Section 7


def prayer(values: list[int], villain: str = "beowulf", **more: Any) -> list[str]:
    """The Monument a Follower sends its Priest to, and why."""
    t = alone(
        ("follower_prayer", 1),
        {"at": 4},
        {"row": ROW, "selected": 0, "priests": 1, "attributes": values, **more},
        villain=villain,
        active=1,
    )
    t.idle()
    return [t.told("follower-priest")[0]["params"]["god"], *why(t, "follower-priest")]


@clause("SOLO-7.1", "SOLO-7.2", "SOLO-7.3", "SOLO-EX3", "SOLO-EX18")
def test_where_the_priest_goes() -> None:
    # Beowulf prefers Strength, Wisdom, Authority; values are Authority, Strength, Wisdom
    assert prayer([2, 4, 3]) == ["monument:thor", "why:preferred"]
    assert prayer([2, 5, 3]) == ["monument:odin", "why:lowest"]
    assert prayer([2, 5, 2]) == ["monument:freyja", "why:lowest"]


@clause("SOLO-7.4")
def test_attributes_at_six_are_passed_over() -> None:
    assert prayer([6, 6, 5]) == ["monument:freyja", "why:lowest"]
    assert prayer([6, 6, 6]) == ["monument:thor", "why:all_six"]


@clause("SOLO-7.1")
def test_no_priest_or_no_slot_no_prayer() -> None:
    none = alone(("follower_prayer", 1), {}, {"row": ROW, "selected": 0})
    assert not none.told("follower-priest")
    full = alone(
        ("follower_prayer", 1),
        {"sent": {"odin": 3, "thor": 3, "freyja": 3}},
        {"row": ROW, "selected": 0, "priests": 1},
    )
    assert not full.told("follower-priest")


@clause("SOLO-7.5", "SOLO-7.6", "SOLO-7.7")
def test_the_divine_bonus_by_level() -> None:
    base = {"row": ROW, "selected": 0, "priests": 1, "armies": {3: [1], 10: [1]}, "control": [10, 3]}
    thor = alone(
        ("follower_prayer", 1),
        {},
        {**base, "attributes": [2, 2, 2]},
        villain="beowulf",
        monuments={"thor": 2},
        active=1,
    )
    assert len(hand(thor, 1)) == 2
    assert list(thor.s.attribute[3:6]) == [2, 3, 2]
    freyja = alone(
        ("follower_prayer", 1),
        {},
        {**base, "attributes": [2, 2, 2]},
        villain="snorri",
        monuments={"freyja": 3},
        active=1,
    )
    assert sum(runes(freyja, 1)) == 3
    odin = alone(
        ("follower_prayer", 1),
        {},
        {**base, "attributes": [2, 2, 2]},
        villain="ragnar",
        monuments={"odin": 2},
        active=1,
    )
    assert army(odin, 1) == [(3, 3), (10, 1)], "Region 3 has the most foreign neighbours"
    assert why(odin, "follower-strengthens")[0] == "why:most_foreign_neighbours"


@clause("SOLO-7.8", "SOLO-7.9", "SOLO-7.10")
def test_forging_takes_one_rune_in_or_next_to_the_heros_region() -> None:
    t = alone(("follower_prayer", 1), {"at": 8}, {"row": ROW, "selected": 0, "at": 9}, active=1)
    t.idle()
    assert sum(runes(t, 1)) == 1
    assert t.s.forge_rune[7] == 0, "of 5, 7 and 12 Region 7 is nearest to the human's Hero"
    assert why(t, "follower-forges") == ["why:nearest_human_hero"]
    tie = alone(("follower_prayer", 1), {"at": 9}, {"row": ROW, "selected": 1, "at": 9}, active=1)
    assert tie.s.forge_rune[12] == 0
    assert why(tie, "follower-forges") == ["why:tie_max"]
    full = alone(
        ("follower_prayer", 1),
        {"at": 9},
        {"row": ROW, "selected": 1, "at": 9, "runes": {"uruz": 6}},
        active=1,
    )
    assert sum(runes(full, 1)) == 6


# Section 8


@clause("SOLO-8.1", "SOLO-8.2")
def test_the_hero_is_placed_by_the_selected_card() -> None:
    t = alone(("follower_hero", 1), {"at": 3}, {"row": ROW, "selected": 1, "at": 10}, boss=3)
    assert t.s.hero_at == [3, 3]
    big = alone(("follower_hero", 1), {}, {"row": ["hero_ragnar_1", "hero_ragnar_2"], "selected": 1}, {})
    assert big.s.hero_at[1] == 21
