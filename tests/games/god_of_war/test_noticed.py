"""What a mutant showed that no test could see (`make mutate`)."""

import pytest

import meadhall
from meadhall.engine import BadTable
from tests.clauses import clause
from tests.games.god_of_war.scene import LAB, Scene, act, scene
from tests.games.god_of_war.test_10_quests import ROWS, frames
from tests.games.god_of_war.test_14_solo import SOLO


def clause_of(t: Scene) -> str:
    """The clause of the choice that follows the proposals."""
    return t.passing().game.questions[0].clause


@clause("GOW-10.3", "GOW-10.4")
def test_the_choice_of_a_quest_cites_its_clause() -> None:
    assert clause_of(frames(scene("step", 0, done=1, **ROWS), "choose_quest")) == "GOW-10.3"
    bosses = {**ROWS, "boss_row": ["sigrun", "hraezlyr", "baldur"]}
    assert clause_of(frames(scene("step", 0, done=2, **bosses), "choose_quest")) == "GOW-10.4"


@clause("GOW-14.1.5")
def test_who_may_invert_the_die_sees_both_results() -> None:
    t = scene("step", 0, boards=SOLO, hands=[["leviathan_chop", "strength"]])
    t.does(0, "attack:kratos", "side:sc01_l1_a", t.whole("leviathan_chop", "strength"), "ability:atreus_1b")
    t.die(2).asked("invert-die", 0)
    shown = t.game.questions[0].params
    assert (shown["n"], shown["strength"], shown["more"], shown["less"]) == (2, 5, 7, 3)


@clause("GOW-3.11")
def test_a_new_scene_begins_with_nothing_of_the_last() -> None:
    t = scene("step", 0, done=1, **ROWS)
    t.s.round, t.s.killed, t.s.flipped = 7, 3, 5
    frames(t, "choose_quest").passing().does(0, "quest:alfheim")
    assert (t.s.grid, t.s.round, t.s.killed, t.s.flipped) == (0, 0, 0, 0)


@clause("GOW-3.12", "GOW-3.13")
def test_the_heroes_of_a_first_game_are_placed_in_its_first_scene_only() -> None:
    first = {"options": {"first_game": "yes"}, "placed": False}
    assert [t["params"]["column"] for t in scene("place_heroes", **first).told("hero-placed")] == [
        "column:1",
        "column:2",
    ]
    scene("place_heroes", done=1, **first).asked("place-hero", 0)


@clause("GOW-5.6.6")
def test_a_crystal_draws_a_single_card() -> None:
    t = scene("step", 0, hands=[["crystal"]], tops=[["charm", "strength"]])
    assert t.does(0, t.card("crystal")).hand(0) == ["strength"]


TURNING = LAB.replace('"atk F,U ranged 2",', '"atk F,U ranged 2",\n    "atk F,U melee 1 [*]",').replace(
    'lines = ["reward: rage(one,2)", "flip rune(F) -> self"]',
    'enemy = "ghoul hp 3"\nlines = ["flip rune(F) -> self"]',
)
"""U1 attacks twice with one rune; its first attack turns it, and there is another Enemy behind it."""


@clause("GOW-6.1.3", "GOW-6.2.2")
def test_a_card_that_its_own_attack_has_turned_does_not_attack_again() -> None:
    t = scene("activate", 0, 0, quest="custom", options={"scene": TURNING})
    assert t.side("U1") == "B"
    assert len(t.told("hero-attacked")) == 1


CHAINED = LAB.replace(
    'lines = ["box K: lose"]',
    'lines = ["flip rune(K) -> self"]\n[card.back]\nlines = ["reward: heal(one,1)"]',
).replace(
    'lines = ["spot trap pay N do stun(any), assault(near,paid)", "flip when(tok(doom)=2) -> .r../...."]',
    'lines = ["box K: hurt(each,1)", "flip when(side(U4)=B) -> self"]\n[card.back]\nlines = ["reward: heal(one,1)"]',
)
"""U4 turns itself with a rune; L4 hurts with the same rune, unless the back of U4 has turned it first."""


@clause("GOW-9.5", "GOW-6.1.3")
def test_states_are_checked_after_every_activated_card() -> None:
    t = act("K", quest="custom", options={"scene": CHAINED}).passing()
    assert (t.side("U4"), t.side("L4")) == ("B", "B")
    assert t.damage("kratos") == t.damage("freya") == 0


FAR = LAB.replace('    "atk T melee 1 [*]",\n', "").replace("atk T melee 3 [c] poison", "atk A melee 3 [c]")
"""U3 strikes from afar, and nothing else shows its rune."""


@clause("GOW-6.3.1", "GOW-5.6.2")
def test_who_is_chosen_as_the_target_may_answer_once_that_is_known() -> None:
    apart = {"kratos": {"column": 2}, "freya": {"column": 4}}
    for heroes, keys in (
        (apart, ["far-column", "under-attack"]),
        ({**apart, "freya": {"column": 3}}, []),  # one target: everybody was asked before the card
    ):
        t = act("T", quest="custom", options={"scene": FAR}, heroes=heroes, hands=[["crystal"]])
        t.does(0, "pass")
        found = []
        while (question := t.game.next) is not None and question.key != "before-card":
            found.append(question.key)
            t.does(question.seat, "pass" if "pass" in question.values else question.values[0])
        assert [key for key in found if not key.startswith("propose")] == keys


@clause("GOW-3.9")
def test_the_first_player_is_one_of_the_seats() -> None:
    for seats in (1, 2, 3):
        with pytest.raises(BadTable):
            meadhall.new("god-of-war", seats, 1, options={"first_player": seats})
        assert meadhall.new("god-of-war", seats, 1, options={"first_player": seats - 1})


@clause("GOW-11.3.1")
def test_the_medium_of_mimir_is_told() -> None:
    t = scene("preparation", boards=["kratos", "mimir", "freya"], heroes={"freya": {"column": 0}})
    assert [event["params"]["hero"] for event in t.told("medium-chosen")] == ["hero:kratos"]
