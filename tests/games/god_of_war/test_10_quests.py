"""Quests, Obstacles, the change of Scene 9, the end (GOW-10)."""

import pytest

from meadhall.games.god_of_war.content import CARDS, PILE, QUESTS
from tests.clauses import clause
from tests.games.god_of_war.scene import Scene, act, names, scene

ROWS = {"quest_row": ["ogre", "alfheim", "travelers"], "boss_row": ["hraezlyr", "magni_modi", "baldur"]}


def frames(t: Scene, *frame: object) -> Scene:
    """Run another frame at the same table, the dice answering for themselves."""
    return t.open_dice(False).goto(*frame)


@clause("GOW-10.1")
@pytest.mark.parametrize("quest", QUESTS, ids=lambda q: q.id)
def test_every_quest_has_a_victory_condition_that_is_not_met_at_the_start(quest: object) -> None:
    t = scene("step", 0, quest=quest.id)  # type: ignore[attr-defined]
    assert not quest.win(t.s) or quest.swap is not None  # type: ignore[attr-defined]
    assert quest.lose is None or not quest.lose(t.s)  # type: ignore[attr-defined]


@clause("GOW-10.2")
def test_completing_a_quest() -> None:
    t = scene(
        "complete_quest",
        discards=[["stun", "grit"], ["crystal"]],
        tops=[["insight"], ["poison"]],
        hands=[["strength"]],
        hand_tokens=[1, -1],
        row=["great_might"],
        heroes={
            "kratos": {"damage": 5, "rage": 3, "attack_bonus": 3},
            "freya": {"column": 0, "freya": 1, "defense_bonus": 2},
        },
    )
    assert t.s.done == 1  # (a): at once, without an Upgrade phase
    assert names(t.s.upgrade_bottom) == ["great_might"]
    assert t.s.row == []
    assert t.s.first == 0
    assert t.s.damage == t.s.rage == [0] * 6  # (c) (e)
    assert t.s.freya == t.s.attack_bonus == t.s.defense_bonus == (0,) * 6  # (f)
    assert t.s.hand_tokens == (0, 0)
    assert [len(pile) for pile in t.s.piles] == [10, 10, 10]  # (d)
    assert (t.s.discards, t.s.tops) == ([[], []], ((), ()))  # (g)
    assert {"insight", "strength", "grit"} <= set(names(t.s.decks[0]))
    assert t.s.box == ()  # nobody had to remove a card
    t.does(1, "pass").asked("choose-quest", t.s.first)


@clause("GOW-10.3")
def test_the_second_quest_is_chosen_and_the_other_is_an_obstacle() -> None:
    t = frames(scene("step", 0, done=1, first=1, **ROWS), "choose_quest")
    t.asked("propose-quest", 0).does(0, "quest:alfheim").asked("choose-quest", 1)
    assert t.options(1) == ["quest:alfheim", "quest:travelers"]
    t.does(1, "quest:travelers")
    assert QUESTS[t.s.quest].id == "travelers"
    frames(t, "obstacles")
    assert [e["params"]["obstacle"] for e in t.told("obstacle")] == ["obstacle:alfheim"]


@clause("GOW-10.4")
def test_the_boss_is_chosen_and_the_other_two_are_obstacles_in_order() -> None:
    rows = {**ROWS, "boss_row": ["sigrun", "hraezlyr", "baldur"]}
    t = frames(scene("step", 0, done=2, **rows), "choose_quest")
    t.passing().does(0, "quest:baldur")
    frames(t, "obstacles")
    assert [e["params"]["obstacle"] for e in t.told("obstacle")] == ["obstacle:hraezlyr", "obstacle:sigrun"]


@clause("GOW-10.5")
def test_obstacles_come_after_the_heroes_are_placed() -> None:
    t = scene("quest", done=1, placed=False, **ROWS)
    t.passing().does(0, "quest:alfheim", "column:1")
    assert t.told("obstacle") == []
    t.does(1, "column:2")
    assert len(t.told("obstacle")) == 1
    assert t.s.round == 1  # and before the first round


@clause("GOW-10.6")
def test_the_obstacles() -> None:
    t = scene("obstacle", 0)  # Travelers: -1 Hand limit
    assert t.s.hand_tokens == (-1, -1)
    t = scene("obstacle", 1)  # Grendels: a Stun card
    assert [names(deck).count("stun") for deck in t.s.decks] == [1, 1]
    t = scene("obstacle", 4, tops=[["insight"]])  # Alfheim: a Poison card; the deck is shuffled
    assert [names(deck).count("poison") for deck in t.s.decks] == [1, 1]
    assert t.s.tops[0] == ()
    t = scene("obstacle", 5)  # Stone Ancient: two cards fewer
    frames(t, "preparation")
    assert [len(hand) for hand in t.s.hands] == [5, 5]
    assert t.s.first_draw == (0, 0)
    t = scene("obstacle", 6, boards=["kratos", "mimir"])  # Hræzlyr: every Hero takes 1 damage
    assert (t.damage("kratos"), t.damage("mimir")) == (1, 1)
    t = scene("obstacle", 2, upgrade_top=["steady_might#up_005"])  # Ogre: a Scene Activation
    assert t.s.row == []
    assert names(t.s.upgrade_bottom) == ["steady_might"]
    assert [e["params"]["rune"] for e in t.told("card-activated")] == ["rune:r"]


@clause("GOW-10.6")
def test_no_two_obstacles_are_alike() -> None:
    assert len({quest.obstacle for quest in QUESTS}) == len(QUESTS)
    t = scene("obstacle", 7)  # Magni and Modi: two Stun cards
    assert [names(deck).count("stun") for deck in t.s.decks] == [2, 2]
    t = scene("obstacle", 8, first=1)  # Baldur: one Hero takes 3 damage
    t.does(0, "hero:freya").asked("choose-hero-hurt", 1).does(1, "hero:kratos")
    assert (t.damage("kratos"), t.damage("freya")) == (3, 0)
    t = scene(
        "obstacle", 9, upgrade_top=["steady_might#up_005", "great_might#up_017"]
    )  # Sigrun: two activations
    t.passing()
    assert names(t.s.upgrade_bottom) == ["great_might", "steady_might"]


@clause("GOW-10.6")
def test_the_highest_number_is_removed() -> None:
    t = scene("obstacle", 3)  # Helheim
    assert names(t.s.box) == ["godly_strength", "old_power"]
    t = scene("obstacle", 3, decks=[["strength", "steady_might", "grit"], ["falcon_strike", "seidr_bolt"]])
    t.asked("remove-highest", 0)
    assert t.options(0) == ["card:strength#st_k11", "card:steady_might#up_001"]
    t.does(0, "card:steady_might#up_001")
    assert "falcon_strike" not in names(
        t.s.decks[1]
    )  # without plain Numbers: the card showing the highest one
    t = scene("obstacle", 3, decks=[["axe_throw"], ["veil"]])
    assert names(t.s.decks[0]) == ["axe_throw"]


@clause("GOW-10.7")
def test_the_third_quest_wins_the_game() -> None:
    t = scene("complete_quest", done=2, quest="hraezlyr")
    assert t.s.won
    assert t.game.winners() == [0, 1]
    t.idle()


@clause("GOW-10.8")
def test_the_second_scene_of_baldur() -> None:
    given = {
        "quest": "baldur",
        "tokens": {"mistletoe": 2},
        "damage": {"L2": 14},
        "hands": [["godly_strength"]],
    }
    t = scene(
        "step", 0, **given, heroes={"kratos": {"column": 1, "damage": 3, "rage": 2}, "freya": {"column": 0}}
    )
    t.does(0, "spot:gather_west")
    assert t.s.grid == 1
    assert t.s.sides == (0,) * 8
    assert t.s.card_damage == (0,) * 8
    assert t.token("mistletoe") == 3
    assert (t.damage("kratos"), t.rage("kratos"), t.damage("freya")) == (3, 2, 0)
    t.asked("place-hero", 1).does(1, "column:4")  # Freya takes part again
    assert t.column(4) == ["freya"]
    t.asked("step", 0)  # the Hero goes on
    given = {**given, "hands": [[], ["runic_blast"]], "tokens": {"mistletoe": 3}, "damage": {"L2": 13}}
    t = act("U", **given, heroes={"freya": {"column": 2}, "kratos": {"column": 4}}, sides={"L2": "B"})
    t.asked("before-scene", 1).does(1, t.card("runic_blast"))
    assert t.s.grid == 1
    assert (
        t.told("enemy-healed") == []
    )  # the activation that follows is one of the new Scene: its Baldur has no damage
    assert t.s.discards[1]


@clause("GOW-10.9")
def test_after_forty_rounds_the_game_is_lost() -> None:
    assert scene("round", round=40).s.lost
    assert not scene("round", round=39).s.lost


def test_between_quests_nothing_is_left_over() -> None:
    t = scene("clean_up", hands=[["strength"]], tops=[["crystal", "insight"]], discards=[[], ["stun"]])
    assert t.s.hands == [[], []]
    held = [card for deck in t.s.decks for card in deck]
    assert not [CARDS[card] for card in held if PILE[card] >= 0]
