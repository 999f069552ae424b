"""What a mutant showed that no test could see (`make mutate`)."""

from tests.clauses import clause
from tests.games.god_of_war.scene import Scene, scene
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
