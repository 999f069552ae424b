"""LOR-1: aim and end of the game."""

from meadhall.games.lords_of_ragnarok.state import GREAT_GODI, GREAT_JARL, RAGNAROK, SLAYER
from tests.clauses import clause
from tests.games.lords_of_ragnarok.hall import cover, lay

LANDS_A_AND_B = [1, 2, 3, 4, 5, 6, 7]
NEARLY = {"control": [*LANDS_A_AND_B, 8, 9], "armies": {8: [4]}, "at": 1}


@clause("LOR-1.1.2", "LOR-1.2.1", "LOR-2.1.3", "LOR-INV17")
def test_three_whole_lands_win_at_once() -> None:
    t = lay(("turn", 0), NEARLY)
    t.does(0, "pass", "army:8_4", "region:10").idle()
    assert (t.s.ending, t.s.winner, t.game.winners()) == (GREAT_JARL, 0, [0])
    assert t.s.phase == 4, "the Special Action was not asked any more"


@clause("LOR-1.1.2")
def test_a_victory_also_ends_the_last_turns() -> None:
    t = lay(("turn", 0), NEARLY, last_turns=2)
    t.does(0, "pass", "army:8_4", "region:10").idle()
    assert t.s.ending == GREAT_JARL


@clause("LOR-1.2.1")
def test_two_lands_and_a_piece_are_not_enough() -> None:
    t = lay(("turn", 0), {**NEARLY, "control": [*LANDS_A_AND_B, 8]})
    t.does(0, "pass", "army:8_4", "region:10")
    assert t.s.ending == 0
    assert t.s.control[10] == 0


@clause("LOR-1.1.3")
def test_of_several_winners_the_active_one_is_first() -> None:
    lands = {"control": [*LANDS_A_AND_B, 8, 9, 10]}
    rest = {"control": [11, 12, 13, 14, 15, 16, 17, 18, 19, 20], "armies": {19: [6]}}
    t = lay(("phase", 1, 4), lands, rest, active=1)
    t.does(1, "army:19_6", "region:21").idle()
    assert t.s.winner == 1, "both hold three Lands; the active player is asked first"


@clause("LOR-1.2.2", "LOR-10.4.4")
def test_five_temples_win_before_the_priest_comes() -> None:
    t = lay(("act", 0, 2), {"control": [1, 4, 6, 10, 11]}, temples=[1, 4, 6, 10])
    t.idle()
    assert (t.s.ending, t.s.winner, t.s.priests[0]) == (GREAT_GODI, 0, 0)


@clause("LOR-1.2.2", "LOR-18.1")
def test_four_temples_win_with_two_players_whoever_built_them() -> None:
    t = lay(
        ("phase", 0, 4),
        {"control": [2, 4, 6], "armies": {13: [6]}},
        {"control": [14]},
        seats=2,
        temples=[2, 4, 6, 14],
    )
    t.does(0, "army:13_6", "region:14").idle()
    assert (t.s.ending, t.s.winner) == (GREAT_GODI, 0)


@clause("LOR-1.2.2", "LOR-18.2")
def test_four_temples_do_not_win_with_three_players() -> None:
    t = lay(("act", 0, 2), {"control": [1, 4, 6, 10]}, temples=[1, 4, 6])
    t.idle()
    assert t.s.ending == 0
    assert t.s.priests[0] == 1


@clause("LOR-1.2.3")
def test_the_last_space_of_the_boss_wins() -> None:
    t = lay(
        ("hero_round",),
        {"at": 5, "hand": ["huskarls", "hirdmen"]},
        boss=5,
        wounds={"loki": {2: 0, 3: 0, 4: 0}},
        hunt={"hunter": 0, "prey": "loki"},
    )
    cover(t, "space:1")
    t.idle()
    assert (t.s.ending, t.s.winner) == (SLAYER, 0)


@clause("LOR-1.2.4", "LOR-18.1")
def test_the_right_to_hunt_the_boss() -> None:
    hunter = {"at": 5, "trophies": ["troll"]}
    three = lay(("act", 0, 3), hunter, boss=5, monsters={"draugr": 9})
    assert three.why_not(0, "hunt:loki").clause == "LOR-1.2.4"
    with_token = lay(("act", 0, 3), {**hunter, "slayer_tokens": 1}, boss=5, monsters={"draugr": 9})
    assert "hunt:loki" in with_token.options(0)
    two = lay(("act", 0, 3), hunter, seats=2, boss=5, monsters={"draugr": 9})
    assert "hunt:loki" in two.options(0)


@clause("LOR-1.3.1", "LOR-INV14")
def test_conditions_are_tested_when_a_monument_is_built_and_stay_flipped() -> None:
    t = lay(("build_monument", 0), {"control": [5, 6, 7]}, events=["event_02"], boss=5)
    t.does(0, "monument:odin")
    assert list(t.s.conditions) == [0, 1, 0, 0, 0]
    assert t.s.last_turns == -1
    again = lay(("build_monument", 0), {}, conditions=["rc34_land"], events=["event_02"], boss=5)
    again.does(0, "monument:odin")
    assert list(again.s.conditions) == [0, 1, 0, 0, 0], (
        "nobody holds a Land any more, the card stays face down"
    )


@clause("LOR-1.3.2")
def test_the_third_card_brings_ragnarok_at_once() -> None:
    t = lay(
        ("build_monument", 0),
        {"control": [5, 6, 7]},
        conditions=["rc34_temples", "rc34_realms"],
        events=["event_02"],
        boss=5,
    )
    t.does(0, "monument:odin")
    assert t.s.last_turns == t.s.players + 1
    assert [event["clause"] for event in t.told("ragnarok")] == ["LOR-1.3.2"]


@clause("LOR-1.3.3", "LOR-19.7", "LOR-9.7")
def test_the_ninth_level_brings_ragnarok() -> None:
    t = lay(
        ("build_monument", 0),
        {},
        monuments={"odin": 3, "thor": 3, "freyja": 2},
        events=["event_02"],
        boss=5,
    )
    assert list(t.s.monument) == [3, 3, 3]
    assert t.s.last_turns == 4
    assert [event["clause"] for event in t.told("ragnarok")] == ["LOR-1.3.3"]
    after = lay(
        ("special", 0),
        {"armies": {9: [2]}},
        monuments={"odin": 3, "thor": 3, "freyja": 3},
        wheel={"prepare": [0]},
        last_turns=3,
    )
    assert after.why_not(0, "action:build_monument").clause == "LOR-9.7"


@clause("LOR-1.3.4", "LOR-1.3.5", "LOR-INV15", "LOR-EX13")
def test_everybody_has_one_more_turn_and_the_builder_the_last() -> None:
    t = lay(("end_turn", 1), {}, {}, {}, {}, seats=4, active=1, last_turns=5)
    seen: list[int] = []
    while not t.game.over:
        question = t.game.questions[0]
        if not seen or seen[-1] != t.s.active:
            seen.append(t.s.active)
        prefer = [
            v for v in question.values if v in ("pass", "done", "action:build_monument", "action:prepare")
        ]
        t.game.answer(question.seat, prefer[0] if prefer else question.values[0])
    assert seen == [2, 3, 0, 1]
    assert t.s.ending == RAGNAROK


@clause("LOR-1.3.6", "LOR-1.3.7", "LOR-EX13")
def test_most_regions_at_yggdrasil_win_and_the_builder_loses_ties() -> None:
    t = lay(
        ("end_turn", 1), {"control": [4]}, {"control": [7]}, {"control": [1, 2, 3]}, active=1, last_turns=1
    )
    t.idle()
    assert t.s.winner == 0, "seat 2 has none at Yggdrasil; of 0 and 1 the builder (1) ended later"
    more = lay(("end_turn", 1), {"control": [4]}, {"control": [7, 8]}, {}, active=1, last_turns=1)
    more.idle()
    assert more.s.winner == 1
    assert more.game.scores() == [1, 2, 0]
