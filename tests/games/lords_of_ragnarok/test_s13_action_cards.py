"""SOLO-13: the Action cards and the words of their bonuses."""

from typing import Any

import pytest

from meadhall.games.lords_of_ragnarok.content import ACTIONS, EVENTS, VILLAINS
from meadhall.games.lords_of_ragnarok.solo import bonuses
from tests.clauses import card, clause
from tests.games.lords_of_ragnarok.hall import alone, army, clauses_told, hand, lay, runes, throw
from tests.table import Table

CARDS = [action.id for action in ACTIONS]


@card(
    "basic_a1",
    "basic_a2",
    "basic_a3",
    "basic_a4",
    "basic_a5",
    "basic_a6",
    "basic_b1",
    "basic_b2",
    "basic_b3",
    "basic_b4",
    "basic_b5",
    "basic_b6",
    "basic_c1",
    "basic_c2",
    "basic_c3",
    "basic_c4",
    "basic_c5",
    "basic_c6",
    "jarl_1",
    "jarl_2",
    "jarl_3",
    "jarl_4",
    "jarl_5",
    "jarl_6",
    "jarl_7",
    "jarl_8",
    "jarl_9",
    "godi_1",
    "godi_2",
    "godi_3",
    "godi_4",
    "godi_5",
    "godi_6",
    "godi_7",
    "godi_8",
    "godi_9",
    "slayer_1",
    "slayer_2",
    "slayer_3",
    "slayer_4",
    "slayer_5",
    "slayer_6",
    "slayer_7",
    "slayer_8",
    "slayer_9",
    "hero_ragnar_1",
    "hero_ragnar_2",
    "hero_lagertha_1",
    "hero_lagertha_2",
    "hero_beowulf_1",
    "hero_beowulf_2",
    "hero_snorri_1",
    "hero_snorri_2",
    "hero_aslaug_1",
    "hero_aslaug_2",
    "hero_herald_1",
    "hero_herald_2",
)
@pytest.mark.parametrize("name", CARDS)
def test_every_action_card_can_be_played(name: str) -> None:
    t = alone(
        ("follower_turn", 1),
        {"control": [4, 5], "armies": {5: [3], 12: [1]}, "at": 5},
        {
            "row": [name],
            "at": 10,
            "armies": {10: [5], 16: [2]},
            "control": [10, 16, 11],
            "runes": {"uruz": 3},
        },
        villain="beowulf",
        monsters={"draugr": 12, "troll": 3},
        boss=7,
        active=1,
    )
    for _ in range(60):
        if t.game.over:
            break
        question = t.game.questions[0]
        t.does(question.seat, question.values[0])
    t.idle()
    assert t.told("follower-card")[0]["params"]["card"] == f"action:{name}"
    assert t.told("follower-card-off")
    assert t.game.rules.invariants(t.s) == []


def bonus(name: str, follower: dict[str, Any], human: dict[str, Any] | None = None, **given: Any) -> Table:
    """Step 6 with that card selected."""
    return alone(
        ("follower_bonus", 1), human or {}, {"row": [name], "selected": 0, **follower}, active=1, **given
    )


CONDITIONS: list[tuple[str, dict[str, Any], dict[str, Any], dict[str, Any]]] = [
    # condition, Follower for which it holds, Follower for which it does not, the rest of the table
    ("army_value_ge(4)", {"armies": {3: [4]}}, {"armies": {3: [3]}}, {}),
    ("armies_ge(2)", {"armies": {3: [1, 1]}}, {"armies": {3: [1]}}, {}),
    ("armies_le(2)", {"armies": {3: [1, 1]}}, {"armies": {3: [1, 1, 1]}}, {}),
    ("regions_ge(2)", {"control": [1, 2]}, {"control": [1]}, {}),
    ("lands_ge(1)", {"control": [1, 2, 3]}, {"control": [1, 2]}, {}),
    ("land_missing_one", {"control": [1, 2]}, {"control": [1, 2, 3]}, {}),
    ("temples_ge(1)", {"control": [2]}, {"control": [4]}, {"temples": [2]}),
    ("free_shrines_ge(1)", {"control": [4]}, {"control": [2]}, {"temples": [2]}),
    ("no_free_shrine", {"control": [2]}, {"control": [4]}, {"temples": [2]}),
    ("hero_region(shrine)", {"at": 2}, {"at": 1}, {"temples": [2]}),
    ("alliances_ge(2)", {"allies": ["alfheim", "vanaheim"]}, {"allies": ["alfheim"]}, {}),
    ("hand_le(1)", {"hand": ["levy"]}, {"hand": ["levy", "levy"]}, {}),
    ("priests_le(0)", {"sent": {"odin": 1}}, {"priests": 1}, {}),
    ("prey_in_range", {"at": 2}, {"at": 7}, {"monsters": {"troll": 3}, "boss": 7}),
    ("no_prey", {"at": 7}, {"at": 2}, {"monsters": {"troll": 3}, "boss": 7}),
    ("slayer_count_ge(1)", {"slayer_tokens": 1}, {}, {}),
    ("gained_region", {"gained": 1}, {"gained": 0}, {}),
    ("no_region_gained", {"gained": 0}, {"gained": 1}, {}),
    ("human_ahead", {"control": [1]}, {"control": [1, 2]}, {"human": {"control": [4, 5]}}),
]


@clause("SOLO-13.1")
@pytest.mark.parametrize(("condition", "met", "unmet", "given"), CONDITIONS)
def test_conditions(
    condition: str, met: dict[str, Any], unmet: dict[str, Any], given: dict[str, Any]
) -> None:
    for follower, expected in ((met, True), (unmet, False)):
        rest = dict(given)
        human = rest.pop("human", {})
        t = alone(
            ("follower_token", 1, "SOLO-12.22"), human, {"row": ["basic_a1"], **follower}, active=1, **rest
        )
        assert bonuses.fulfilled(t.s, 1, condition) is expected, follower


@clause("SOLO-13.1")
def test_conditions_on_tokens_and_monsters() -> None:
    t = alone(
        ("follower_hero", 1),
        {},
        {"row": ["basic_a1"], "selected": 0},
        desolation=[3, 6, 9],
        monsters={"troll": 3},
        rings={"troll": 1},
    )
    assert bonuses.fulfilled(t.s, 1, "tokens_ge(3)")
    assert not bonuses.fulfilled(t.s, 1, "tokens_le(2)")
    assert bonuses.fulfilled(t.s, 1, "monsters_controlled_ge(1)")
    assert not bonuses.fulfilled(t.s, 1, "monsters_controlled_ge(2)")


def test_every_word_on_the_cards_is_known() -> None:
    for action in ACTIONS:
        if action.bonus:
            condition, effect = bonuses.split(action.bonus)
            assert not condition or condition.split("(")[0] in bonuses.CONDITIONS
            assert effect.split("(")[0] in bonuses.EFFECTS
    assert all(v.asset.split("(")[0] in bonuses.EFFECTS for v in VILLAINS if v.asset)


@clause("SOLO-13.2")
def test_effects_that_gain() -> None:
    assert len(hand(bonus("hero_lagertha_2", {}), 1)) == 1
    assert sum(runes(bonus("hero_snorri_1", {}), 1)) == 1
    assert bonus("godi_1", {"control": [2]}, temples=[2]).s.priests[1] == 1
    assert len(bonus("slayer_9", {"slayer_tokens": 1}).s.gifts[1]) == 1
    assert army(bonus("jarl_7", {"control": [1, 2, 3], "armies": {3: [1]}}), 1) == [(3, 3)]
    assert bonus("godi_8", {"allies": ["alfheim", "vanaheim"], "attributes": [3, 2, 2]}).s.attribute[3] == 4
    strong = bonus("slayer_5", {"attributes": [2, 2, 2]}, monsters={"troll": 3}, rings={"troll": 1})
    assert list(strong.s.attribute[3:6]) == [2, 3, 2]


@clause("SOLO-13.2", "SOLO-11.20")
def test_effects_that_invade() -> None:
    anywhere = bonus("jarl_9", {"control": [1, 2, 3], "armies": {3: [6]}}, {"control": [15]})
    assert anywhere.s.control[15] == 1
    missing = bonus("jarl_3", {"control": [1, 2], "armies": {2: [6]}}, {"control": [15]})
    assert missing.s.control[3] == 1
    shrine = bonus("godi_2", {"control": [3], "armies": {3: [6]}}, {"control": [1]})
    assert shrine.s.control[1] == 0
    assert 1 in (shrine.s.control[2], shrine.s.control[6], shrine.s.control[15]), "only Shrines count"


@clause("SOLO-13.2", "SOLO-12.12")
def test_recruit_and_temple_as_bonus() -> None:
    t = bonus("jarl_5", {"control": [12], "armies": {12: [1]}})
    assert army(t, 1) == [(12, 1), (12, 2)]
    assert sum(t.s.desolation) == 0, "never a token"
    temple = bonus("godi_9", {"control": [4]})
    assert temple.s.temple[4] == 1
    assert temple.s.priests[1] == 0
    gifts = bonus("godi_9", {"control": [4]}, temples=[2])
    gifts.asked("gift", 0).does(0, gifts.options(0)[0]).idle()
    assert clauses_told(gifts, "desolation") == ["SOLO-12.28"]


@clause("SOLO-13.2", "LOR-11.4.2")
def test_wounds_as_bonus() -> None:
    t = bonus("slayer_8", {"at": 3}, monsters={"troll": 3, "draugr": 1}, wounds={"troll": {6: 0}}, boss=10)
    assert list(t.s.wounds[1]) == [-1, -1, -1, 1, 1, 0], (
        "the Monster with the fewest open spaces, from the right"
    )
    last = bonus(
        "slayer_3",
        {"at": 3},
        monsters={"troll": 3},
        wounds={"troll": {2: 0, 3: 0, 4: 0, 5: 0, 6: 1}},
        boss=10,
    )
    assert last.s.trophy[1] == 1
    assert last.s.holder[5] == -2


@card(
    "event_01",
    "event_02",
    "event_03",
    "event_04",
    "event_05",
    "event_06",
    "event_07",
    "event_08",
    "event_09",
    "event_10",
    "event_11",
    "event_12",
    "event_13",
    "event_14",
    "event_15",
    "event_16",
    "event_17",
    "event_18",
    "event_19",
    "event_20",
    "event_21",
)
@clause("LOR-11.6.1", "LOR-11.6.2", "LOR-11.6.3")
@pytest.mark.parametrize("event", EVENTS, ids=[event.id for event in EVENTS])
def test_every_event_card(event: Any) -> None:
    t = lay(
        ("event",),
        {},
        events=[event.id, "event_11" if event.id != "event_11" else "event_12"],
        boss=14,
        dice=True,
    )
    throw(t, f"event:{event.id}")
    placed = [e["params"] for e in t.told("monster-placed")]
    assert [p["region"] for p in placed] == [f"region:{event.region}"]
    while t.game.chance or not t.game.over:
        throw(
            t, "attack" if "attack" in t.game.chance.values else t.game.chance.values[0]
        ) if t.game.chance else t.does(0, t.options(0)[0])
    activated = [e["params"]["monster"] for e in t.told("monster-activated")]
    assert len(activated) == event.activate.count(event.place)
    assert (t.s.monster_at[6] != 14) is event.boss
