"""RM-1, RM-2: components, terms and zones."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import meadhall
from meadhall.games.reavers_of_midgard import content as c
from tests.clauses import clause
from tests.games.reavers_of_midgard.fjord import Fjord, fjord, number


@clause("RM-1.1")
def test_every_component_is_in_the_box() -> None:
    s = meadhall.new("reavers-of-midgard", seats=4, seed=1).s
    lying = [component for _, _, component in s.located("card")]
    assert [sum(c.DECK_OF[x] == deck for x in lying) for deck in range(6)] == [66, 62, 76, 24, 45, 34]
    assert len(list(s.located("tile"))) == 54
    assert [sum(s.supply) + sum(map(sum, s.dice)) + sum(s.market), len(c.COMBAT_FACES)] == [60, 6]
    assert c.UPGRADE_COUNT == (4, 4, 4)
    assert c.TOKEN_COUNT == (15, 15, 15)


@clause("RM-1.3")
def test_food_favor_and_terror_have_no_limit() -> None:
    players = [{"food": 99, "favor": 99, "terror": 20}]
    t = fjord(("spoil", 0, number("farm")), spoils=["farm"], players=players).does(0, "pillage")
    assert (t.s.food[0], t.s.terror[0]) == (103, 21)
    t.idle()


@clause("RM-1.4")
def test_without_a_token_left_the_rest_is_gained() -> None:
    t = fjord(("spoil", 0, number("farm")), spoils=["farm"], players=[{"farms": 7}, {"farms": 8}]).does(
        0, "pillage"
    )
    assert (t.s.food[0], t.s.terror[0], t.s.tokens[0]) == (4, 1, (7, 8))
    t.idle()


@clause("RM-1.5", "RM-6.4")
def test_without_a_die_in_the_supply_none_is_gained() -> None:
    hoard = {"dice": ["red_shield"] * 10}
    t = fjord(
        ("spoil", 0, number("axes_and_spears")),
        seats=3,
        spoils=["axes_and_spears"],
        players=[{}, hoard, hoard],
    )
    t.does(0, "dice").fate("blue_ship")
    assert t.dice(0) == ["blue_ship"]
    t.idle()


@clause("RM-1.5")
def test_a_free_colour_is_one_that_is_left() -> None:
    hoard = {"dice": ["red_shield"] * 10}
    t = fjord(("part", 0), seats=3, location="recruit_reavers", players=[{}, hoard, hoard]).does(0, "rest")
    assert not t.offers(0, "die:red_shield")
    assert t.offers(0, "die:blue_shield")


@clause("RM-1.6")
def test_a_clan_is_a_colour_and_a_symbol() -> None:
    assert [c.DICE[colour * 6 + c.CLAN] for colour in range(3)] == ["red_helmet", "blue_raven", "yellow_tree"]


@clause("RM-2.2")
def test_distance_is_counted_clockwise_from_the_active_player() -> None:
    for seat, picks in ((2, 3), (3, 2), (0, 1), (1, 1)):
        t = fjord(("part", seat), seats=4, active=2, location="trade_with_villages")
        t.does(seat, "activate")
        question = t.game.question(seat)
        assert question is not None
        assert question.params["picks"] == picks


@clause("RM-2.4", "RM-6.10")
def test_paid_dice_return_to_the_supply() -> None:
    player = {"food": 2, "dice": ["red_shield", "red_shield"]}
    t = fjord(("part", 0), location="raid_keeps", players=[player], out=["keep"], keep_pairs=[["art", "art"]])
    assert t.s.supply == [18, 20, 20]
    t.does(0, "activate")
    assert t.s.supply == [20, 20, 20]
    assert (t.s.food[0], t.dice(0)) == (0, [])
    t.idle()


def reavers_leave(t: Fjord) -> Fjord:
    return t.does(0, "seer_a", "rally", "die:yellow_ship", "die:blue_ship", "promote")


def face_famine(t: Fjord) -> Fjord:
    return t.fate("famine").does(0, "pay")


def win_at_sea(t: Fjord) -> Fjord:
    return t.does(0, "merchant_ship_a", "pay")


def take_prophecies(t: Fjord) -> Fjord:
    return t.does(0, "juggernaut", "deck").fate("vanquisher")


ARTIFACTS = ["bodn", "draupnir", "eldhrimnir", "dainsleif"]
SETS = ["treasure", "art", "armor", "tapestry_gorm"]
INTO_THE_PILE: list[
    tuple[str, tuple[str | int, ...], dict[str, Any], Callable[[Fjord], Fjord], list[str]]
] = [
    (
        "rallied Reavers and replaced Leaders",
        ("use-reavers", 0),
        {"recruits": ["seer_a", "veteran_a"], "players": [{"leader": "scout_a"}]},
        reavers_leave,
        ["seer_a", "scout_a"],
    ),
    (
        "Reavers discarded from a slot",
        ("journey", 0),
        {"location": "battle_at_sea", "players": [{"slots": {"raid_keeps": ["hero_a"]}, "food": 9}]},
        face_famine,
        ["hero_a"],
    ),
    (
        "won Sea Battles",
        ("sea-battle", 0),
        {"sea_row": ["merchant_ship_a"], "players": [{"dice": ["red_ship", "red_chest", "blue_chest"]}]},
        win_at_sea,
        ["merchant_ship_a"],
    ),
    (
        "sets",
        ("spoils", 0),
        {"spoils": SETS},
        lambda t: t,
        SETS,
    ),
    (
        "Artifacts removed from the board",
        ("spoils", 0),
        {"spoils": ["skidbladnir"], "players": [{"artifacts": ARTIFACTS}]},
        lambda t: t.does(0, "draupnir"),
        ["draupnir"],
    ),
    (
        "Prophecies",
        ("trade", 0, 2),
        {"location": "trade_with_villages", "prophecy_row": ["juggernaut"]},
        take_prophecies,
        ["juggernaut", "vanquisher"],
    ),
]


@clause("RM-2.5")
@pytest.mark.parametrize(
    ("frame", "given", "act", "pile"),
    [row[1:] for row in INTO_THE_PILE],
    ids=[row[0] for row in INTO_THE_PILE],
)
def test_what_goes_to_the_glory_pile_face_down(
    frame: tuple[str | int, ...], given: dict[str, Any], act: Callable[[Fjord], Fjord], pile: list[str]
) -> None:
    t = act(fjord(frame, **given))
    assert t.cards("pile", 0) == pile
    assert [str(v).partition(":")[2].partition("#")[0] for v in t.game.view(0)["zones"]["pile"][0]] == pile
    for other in (1, None):
        assert t.game.view(other)["zones"]["pile"][0] == [None] * len(pile)
        assert t.game.view(other)["facts"]["face_down"] == [len(pile), 0]


@clause("RM-2.5")
def test_open_piles_are_an_option_of_the_table() -> None:
    position: dict[str, Any] = {
        "recruits": ["seer_a"],
        "prophecy_row": ["juggernaut"],
        "location": "trade_with_villages",
    }
    t = fjord(("use-reavers", 0), options={"open_piles": "yes"}, **position)
    t.does(0, "rally", "die:yellow_ship", "die:blue_ship")
    assert t.game.view(1)["zones"]["open_pile"][0] == ["card:seer_a#1"]
    assert t.heard("to-pile", 1)[0]["card"] == "card:seer_a#1"
    t = fjord(("trade", 0, 2), options={"open_piles": "yes"}, **position)
    take_prophecies(t)
    assert t.game.view(1)["zones"]["open_pile"][0] == ["card:juggernaut#1"]
    assert t.game.view(1)["zones"]["pile"][0] == [None]  # from the deck: still its owner's secret


@clause("RM-2.5")
def test_the_log_names_a_card_put_face_down_to_its_owner_only() -> None:
    t = fjord(("use-reavers", 0), recruits=["seer_a"]).does(0, "rally", "die:yellow_ship", "die:blue_ship")
    assert [t.heard("to-pile", seat)[0]["card"] for seat in (0, 1, None)] == [
        "card:seer_a#1",
        "card:face_down",
        "card:face_down",
    ]


@clause("RM-2.6")
def test_other_discarded_cards_go_to_the_discards_of_their_deck() -> None:
    t = fjord(("spoil", 0, number("keep_wall")), spoils=["keep_wall"])
    assert t.cards("discards", c.KEEP) == ["keep_wall"]
    t.idle()


@clause("RM-2.7")
def test_the_discards_become_the_draw_pile_when_it_is_used_up() -> None:
    t = fjord(("draw-spoils", 0, c.KEEP, 2, "cause:bonus"), decks={"keep": ["armor"]})
    t.fate("armor", "art")
    assert not t.s.discards[c.KEEP]
    assert len(t.s.decks[c.KEEP]) == 74
    assert sorted(t.cards("pile", 0)) == ["armor", "art"]
    t.idle()


@clause("RM-2.7")
def test_with_nothing_to_draw_only_what_exists_is_gained() -> None:
    t = fjord(("draw-spoils", 0, c.KEEP, 2, "cause:bonus"), decks={"keep": ["armor"]}, out=["keep"]).fate(
        "armor"
    )
    assert t.cards("pile", 0) == ["armor"]
    t.idle()
    t = fjord(("take-reavers", 0), reaver_pairs=[["seer_a", "seer_b"]], out=["reaver"])
    assert sorted(t.cards("recruits", 0)) == ["seer_a", "seer_b"]


@clause("RM-2.7", "RM-10.4")
def test_a_secret_draw_after_a_shuffle_is_a_frame_of_its_own() -> None:
    t = fjord(("draw-prophecy", 0, 1, "cause:bonus"), decks={"prophecy": []})
    assert t.game.base.agenda[-1][0] == "draw-prophecy"
    assert t.game.base.discards[c.PROPHECY] == ()
    t.fate("juggernaut")
    assert t.cards("pile", 0) == ["juggernaut"]
    t.idle()


@clause("RM-2.9")
def test_gained_cards_are_resolved_in_the_order_you_choose() -> None:
    spoils = ["farm", "village_wall", "farm", "bundle_of_swords", "art", "armor"]
    t = fjord(("spoils", 0), spoils=spoils)
    assert t.cards("pile", 0) == ["art", "armor"]  # nothing comes of these, whenever they are put away
    assert [
        str(v).partition("#")[0] for v in t.options(0)
    ] == [  # of equal cards one, each with what is done with it
        "pillage:farm",
        "leave:farm",
        "pillage:village_wall",
        "leave:village_wall",
        "dice:bundle_of_swords",
        "glory:bundle_of_swords",
    ]
    t.does(0, "village_wall", "leave", "bundle_of_swords", "glory")
    t.asked("pillage", 0).does(0, "leave", "leave")  # two Farms: in which order is no question
    assert (t.s.food[0], t.s.favor[0]) == (6, 2)
    t.idle()


@clause("RM-2.9")
def test_the_order_of_cards_that_roll_and_draw_nothing_is_asked_only_with_an_artifact() -> None:
    sure = ["farm", "village_wall"]
    assert fjord(("spoils", 0), spoils=sure).asked("pillage", 0).s.food[0] == 3
    harp = {"artifacts": ["ljosalfar_harp"], "dice": ["yellow_tree"]}
    own = fjord(("spoils", 0), acting=0, location="raid_villages", spoils=sure, players=[harp])
    own.asked("next-card", 0)
    t = fjord(("spoils", 0), spoils=sure).does(0, "leave", "leave")
    t.idle()


@clause("RM-2.10")
def test_a_reward_is_drawn_from_the_deck_not_from_the_face_up_cards() -> None:
    t = fjord(("promotion", 0, 0), keep_pairs=[["art", "art"]]).does(0, "deck:keep").fate("armor")
    assert t.cards("pile", 0) == ["armor"]
    assert len(t.s.keep_pairs[0]) == 2
    t.idle()


@clause("RM-2.11")
def test_glory_counts_at_once() -> None:
    t = fjord(("spoil", 0, number("bundle_of_swords")), spoils=["bundle_of_swords"], players=[{"glory": 3}])
    t.does(0, "glory")
    assert t.s.glory[0] == 8
    t.idle()
