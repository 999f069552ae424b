"""What a mutant showed that no test could see (`make mutate`)."""

from meadhall.games.reavers_of_midgard.content import CARD, CARDS, Battle
from tests.clauses import clause
from tests.games.reavers_of_midgard.fjord import fjord
from tests.games.reavers_of_midgard.test_15_cleanup import cleanup
from tests.games.reavers_of_midgard.test_16_scoring import end
from tests.games.reavers_of_midgard.test_20_artifacts import part


@clause("RM-16.7")
def test_favor_is_named_only_where_it_decided() -> None:
    clear = end({"glory": 5}, {"glory": 4, "favor": 9})
    assert (len(clear.heard("victory")), len(clear.heard("victory-by-favor"))) == (1, 0)
    tied = end({"glory": 5, "favor": 1}, {"glory": 5, "favor": 2})
    assert (len(tied.heard("victory")), len(tied.heard("victory-by-favor"))) == (0, 1)


@clause("RM-16.9")
def test_a_row_is_told_if_there_is_something_to_say() -> None:
    t = end({"glory": 5, "pile": ["boat_a"], "terror": 1}, {})
    rows = [(event["seat"], event["row"]) for event in t.heard("scored")]
    assert ("seat:0", "row:track") in rows
    assert ("seat:0", "row:terror") in rows
    assert [row for seat, row in rows if seat == "seat:1"] == ["row:track"]


@clause("RM-15.6")
def test_every_used_upgrade_is_told_ready() -> None:
    t = cleanup(players=[{"used_upgrades": ["shield"]}, {}])
    assert [event["n"] for event in t.heard("upgrades-ready")] == [1]


@clause("RM-8.2")
def test_the_first_card_gained_is_used_first_unless_another_is_named() -> None:
    """The other one is the very first card of the box, whose number is 0."""
    first, other = "seer_a", CARDS[0].partition("#")[0]
    t = fjord(("use-reavers", 0), recruits=[first, other])
    assert t.game.questions[0].params["card"] == f"card:{first}#1"
    assert f"card:{CARDS[0]}" in t.options(0)
    t.game.answer(0, f"card:{CARDS[0]}")
    assert t.game.questions[0].params["card"] == f"card:{CARDS[0]}"
    assert not [value for value in t.options(0) if str(value).startswith("card:")]


@clause("RM-12.8.4")
def test_the_die_that_is_lost_with_an_artifact_is_told() -> None:
    player = {"food": 4, "dice": ["red_ship"] * 10 + ["blue_shield"], "artifacts": ["draupnir"]}
    t = fjord(("journey", 0), acting=0, location="battle_at_sea", players=[player], out=["battle"])
    t.fate("draugr_ambush").does(0, "suffer")
    assert [event["die"] for event in t.heard("die-discarded")] == ["die:blue_shield"]


@clause("RM-20.7.11")
def test_laevateinn_is_paid_before_the_territory_is_raised() -> None:
    t = part("subdue_territories", "laevateinn", dice=["red_helmet"], food=2).does(0, "activate")
    t.does(0, "laevateinn")
    keys = [event["key"] for event in t.game.events(None)]
    assert keys.index("artifact-used") < keys.index("territory-raised")


SEA = {
    "merchant_ship": (2, 8),
    "draugr_raiders": (2, 9),
    "boat": (3, 10),
    "knarr": (3, 11),
    "infamous_outcasts": (3, 12),
    "enemy_longship": (4, 13),
    "lyngbakr": (4, 15),
    "spawn_of_jormungandr": (5, 19),
}
"""Defense and Glory: the more a Sea Battle brings, the harder it is."""


@clause("RM-20.2.1", "RM-20.2.8")
def test_every_sea_battle_has_the_defense_and_glory_of_its_kind() -> None:
    for card in CARD:
        if isinstance(card, Battle):
            kind = next(name for name in SEA if card.id.startswith(name))
            assert (card.defense, card.reward.glory) == SEA[kind], card.id
