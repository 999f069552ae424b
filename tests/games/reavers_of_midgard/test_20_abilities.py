"""RM-20.1: the abilities of the Reavers, and every Reaver card."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.games.reavers_of_midgard import content as c
from tests.clauses import card, clause
from tests.games.reavers_of_midgard.fjord import Fjord, fjord


def step2(name: str, **player: Any) -> Fjord:
    """The Reaver lies in a slot and its location has just been selected."""
    player["slots"] = {"raid_keeps": [name]}
    return fjord(("specialist", 0, 0), location="raid_keeps", players=[player])


TWO_CARDS = [("zealot", "keep"), ("axe_chieftain", "village"), ("berserker", "village")]
OF_KIND = {"keep": ("art", "treasure"), "village": ("shield_upgrade", "draupnir")}


@clause("RM-20.1.1", "RM-20.1.6", "RM-20.1.7")
@card("zealot_a", "zealot_b", "zealot_c", "axe_chieftain_a", "axe_chieftain_b", "axe_chieftain_c")
@card("berserker_a", "berserker_b", "berserker_c")
@pytest.mark.parametrize("variant", "abc")
@pytest.mark.parametrize(("name", "deck"), TWO_CARDS)
def test_draw_two_keep_one(name: str, deck: str, variant: str) -> None:
    first, second = OF_KIND[deck]
    t = step2(f"{name}_{variant}").does(0, "use").fate(first, second).asked("keep-card", 0)
    assert t.game.view(1)["zones"]["drawn"][0] == [None, None]
    assert None not in t.game.view(0)["zones"]["drawn"][0]
    t.does(0, second)
    assert t.cards("discards", c.DECKS.index(deck)) == [first]
    assert t.cards("pile", 0) + t.cards("artifacts", 0) == [second]
    t.idle()
    step2(f"{name}_{variant}").does(0, "decline").idle()
    nothing = fjord(
        ("specialist", 0, 0),
        location="raid_keeps",
        players=[{"slots": {"raid_keeps": [f"{name}_{variant}"]}}],
        out=[deck],
    )
    nothing.idle()


@clause("RM-20.1.1")
def test_a_single_card_is_kept() -> None:
    player = {"slots": {"raid_keeps": ["zealot_a"]}}
    t = fjord(
        ("specialist", 0, 0), location="raid_keeps", players=[player], decks={"keep": ["art"]}, out=["keep"]
    )
    t.does(0, "use").fate("art")
    assert t.cards("pile", 0) == ["art"]
    t.idle()


@clause("RM-20.1.1", "RM-2.7")
def test_the_second_card_may_come_after_a_shuffle() -> None:
    player = {"slots": {"raid_keeps": ["zealot_a"]}}
    t = fjord(("specialist", 0, 0), location="raid_keeps", players=[player], decks={"keep": ["art"]}).does(
        0, "use"
    )
    t.fate("art", "armor").does(0, "armor")
    assert t.cards("pile", 0) == ["armor"]
    assert t.cards("discards", c.KEEP) == ["art"]
    t.idle()


@clause("RM-20.1.2", "RM-20.1.3")
@card(
    "pillager_a",
    "pillager_b",
    "pillager_c",
    "pillager_d",
    "arsonist_a",
    "arsonist_b",
    "arsonist_c",
    "arsonist_d",
)
@pytest.mark.parametrize("variant", "abcd")
@pytest.mark.parametrize(("name", "price", "token"), [("pillager", 1, 0), ("arsonist", 2, 1)])
def test_dice_for_a_token(name: str, price: int, token: int, variant: str) -> None:
    dice = ["red_ship", "blue_ship", "yellow_ship"]
    t = step2(f"{name}_{variant}", dice=dice)
    if price == 1:
        assert t.options(0) == ["die:red_ship", "die:blue_ship", "die:yellow_ship", "decline"]
        t.does(0, "die:blue_ship")
    else:
        t.does(0, "use").asked("pay-dice", 0).picks(0, "die:blue_ship", "die:red_ship")
    assert (t.s.tokens[token][0], len(t.dice(0))) == (1, 3 - price)
    t.idle()
    short = step2(f"{name}_{variant}", dice=dice[: price - 1])
    assert short.s.tokens[token][0] == 0
    short.idle()
    tokens = {"farms": 15} if token == 0 else {"walls": 15}
    step2(f"{name}_{variant}", dice=dice, **tokens).idle()


REFACE = [
    ("favored_of_the_gods", "red", "abcd"),
    ("veteran", "blue", "abcd"),
    ("scout", "yellow", "abcd"),
]


@clause("RM-20.1.4", "RM-20.1.10", "RM-20.1.18", "RM-20.1.19")
@card("favored_of_the_gods_a", "favored_of_the_gods_b", "favored_of_the_gods_c", "favored_of_the_gods_d")
@card("veteran_a", "veteran_b", "veteran_c", "veteran_d", "scout_a", "scout_b", "scout_c", "scout_d")
@pytest.mark.parametrize(
    ("name", "colour"), [(f"{name}_{x}", colour) for name, colour, variants in REFACE for x in variants]
)
def test_a_die_of_one_colour_on_another_face(name: str, colour: str) -> None:
    others = [f"{x}_ship" for x in c.COLOURS if x != colour]
    t = step2(name, dice=[*others, f"{colour}_ship"])
    assert t.options(0) == [f"die:{colour}_ship", "decline"]
    t.does(0, f"die:{colour}_ship").asked("set-die", 0)
    assert all(str(v).startswith(f"die:{colour}_") for v in t.options(0))
    t.does(0, f"die:{colour}_double_hammer")
    assert sorted(t.dice(0)) == sorted([*others, f"{colour}_double_hammer"])
    t.idle()
    step2(name, dice=others).idle()


@clause("RM-20.1.13", "RM-20.1.19")
@card("hero_a", "hero_b", "hero_c")
@pytest.mark.parametrize("name", ["hero_a", "hero_b", "hero_c"])
def test_the_hero_turns_any_die(name: str) -> None:
    t = step2(name, dice=["blue_ship", "red_ship"]).does(0, "die:blue_ship", "die:blue_raven")
    assert t.dice(0) == ["red_ship", "blue_raven"]
    t.idle()
    step2(name).idle()


@clause("RM-20.1.19")
def test_the_discarded_die_itself_can_come_back() -> None:
    player = {"slots": {"raid_keeps": ["veteran_a"]}, "dice": ["blue_ship"] * 10}
    other = {"dice": ["blue_ship"] * 10}
    t = fjord(("specialist", 0, 0), location="raid_keeps", players=[player, other])
    assert t.s.supply[1] == 0
    t.does(0, "die:blue_ship", "die:blue_raven")
    assert "blue_raven" in t.dice(0)
    t.idle()


GIVEN_DIE = [
    *[(f"warrior_{x}", "red_helmet") for x in "abcd"],
    *[(f"huskarl_{x}", "blue_raven") for x in "abcd"],
    *[(f"freeman_{x}", "blue_hammer") for x in "abc"],
    *[(f"sword_chieftain_{x}", "yellow_tree") for x in "abcd"],
]


@clause("RM-20.1.5", "RM-20.1.9", "RM-20.1.11", "RM-20.1.17")
@card("warrior_a", "warrior_b", "warrior_c", "warrior_d", "huskarl_a", "huskarl_b", "huskarl_c", "huskarl_d")
@card("freeman_a", "freeman_b", "freeman_c")
@card("sword_chieftain_a", "sword_chieftain_b", "sword_chieftain_c", "sword_chieftain_d")
@pytest.mark.parametrize(("name", "die"), GIVEN_DIE)
def test_a_given_die(name: str, die: str) -> None:
    t = step2(name).does(0, "use")
    assert t.dice(0) == [die]
    t.idle()
    step2(name).does(0, "decline").idle()
    full = step2(name, dice=["red_ship"] * 5 + ["blue_ship"] * 5).does(0, "use").asked("discard-dice", 0)
    full.picks(0, "die:red_ship")
    assert die in full.dice(0)
    colour = die.split("_")[0]
    hoard = {"dice": [f"{colour}_ship"] * 10}
    empty = fjord(
        ("specialist", 0, 0),
        seats=3,
        location="raid_keeps",
        players=[{"slots": {"raid_keeps": [name]}}, hoard, hoard],
    )
    empty.idle()


@clause("RM-20.1.8")
@card("seasoned_hunter_a", "seasoned_hunter_b", "seasoned_hunter_c", "seasoned_hunter_d")
@pytest.mark.parametrize("variant", "abcd")
def test_the_hunter_trades_a_die_for_food(variant: str) -> None:
    name = f"seasoned_hunter_{variant}"
    t = step2(name, dice=["red_ship"])
    assert t.options(0) == ["use", "die:red_ship", "decline"]
    t.does(0, "die:red_ship")
    assert (t.s.food[0], t.dice(0)) == (4, [])
    t.idle()
    plain = step2(name, dice=["red_ship"]).does(0, "use")
    assert (plain.s.food[0], plain.dice(0)) == (1, ["red_ship"])
    plain.idle()
    none = step2(name).does(0, "decline")
    assert none.s.food[0] == 0
    none.idle()


@clause("RM-20.1.12", "RM-20.1.16")
@card("spear_chieftain_a", "spear_chieftain_b", "spear_chieftain_c", "spear_chieftain_d")
@card("lorekeeper_a", "lorekeeper_b", "lorekeeper_c")
@pytest.mark.parametrize(
    ("name", "gain"),
    [*[(f"spear_chieftain_{x}", (2, 0)) for x in "abcd"], *[(f"lorekeeper_{x}", (0, 2)) for x in "abc"]],
)
def test_food_or_glory(name: str, gain: tuple[int, int]) -> None:
    t = step2(name).does(0, "use")
    assert (t.s.food[0], t.s.glory[0]) == gain
    t.idle()
    declined = step2(name).does(0, "decline")
    assert (declined.s.food[0], declined.s.glory[0]) == (0, 0)
    declined.idle()


@clause("RM-20.1.14")
@card("seer_a", "seer_b", "seer_c", "seer_d")
@pytest.mark.parametrize("variant", "abcd")
def test_the_seer_sells_favor(variant: str) -> None:
    t = step2(f"seer_{variant}", favor=1).does(0, "use")
    assert (t.s.favor[0], t.s.glory[0]) == (0, 2)
    t.idle()
    step2(f"seer_{variant}", favor=0).idle()


@clause("RM-20.1.15")
@card("prophetess_a", "prophetess_b", "prophetess_c", "prophetess_d")
@pytest.mark.parametrize("variant", "abcd")
def test_the_prophetess_buys_a_prophecy(variant: str) -> None:
    t = step2(f"prophetess_{variant}", favor=2).does(0, "use").fate("juggernaut")
    assert (t.s.favor[0], t.cards("pile", 0)) == (0, ["juggernaut"])
    assert t.game.view(1)["zones"]["pile"][0] == [None]
    t.idle()
    step2(f"prophetess_{variant}", favor=1).idle()


REAVERS = sorted({x.id for x in c.CARD if isinstance(x, c.Reaver)})


@clause("RM-8.1", "RM-8.3")
@pytest.mark.parametrize("name", REAVERS)
def test_every_reaver_rolls_its_dice_and_rallies_with_its_own(name: str) -> None:
    reaver = next(x for x in c.CARD if x.id == name)
    assert isinstance(reaver, c.Reaver)
    t = fjord(("gain-reavers", 0, 1, "cause:setup")).fate(
        name, *[f"{c.COLOURS[colour]}_ship" for colour in reaver.gain]
    )
    t.does(0, "rally", *[f"die:{c.COLOURS[colour]}_chest" for colour in reaver.rally])
    dice = [f"{c.COLOURS[x]}_ship" for x in reaver.gain] + [f"{c.COLOURS[x]}_chest" for x in reaver.rally]
    assert sorted(t.dice(0)) == sorted(dice)
    assert t.cards("pile", 0) == [name]
    t.idle()
