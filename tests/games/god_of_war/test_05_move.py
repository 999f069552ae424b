"""Hero Activation: its frame and Moves (GOW-5.1, GOW-5.2)."""

from meadhall.engine import Subset
from tests.clauses import clause
from tests.games.god_of_war.scene import scene

FOUR = ["kratos", "freya", "atreus", "brok_sindri"]


@clause("GOW-5.1.1")
def test_steps_may_be_mixed_at_will() -> None:
    t = scene(
        "step",
        0,
        hands=[["axe_throw", "strength", "knife", "axe_swing_or_throw"]],
        heroes={"kratos": {"rage": 4}},
    )
    t.does(0, "attack:kratos", "side:sc01_u1_a", t.whole("axe_throw", "strength")).die(0)
    t.does(0, "rage:kratos", "column:2", "spot:strike_seam", t.card("knife"), "end")
    t.idle()
    assert t.hand(0) == ["axe_swing_or_throw"]  # unplayed cards stay in hand


@clause("GOW-5.1.2")
def test_the_state_is_checked_after_each_step() -> None:
    hand = ["axe_throw", "strength", "godly_strength"]
    t = scene(
        "step",
        0,
        quest="helheim",
        dead=["U3", "U4", "L2", "L3"],
        damage={"U2": 3},
        hands=[hand],
        heroes={"kratos": {"column": 2}},
    )
    t.does(0, "attack:kratos", t.whole("axe_throw", "strength")).die(0)
    assert [t.side(p) for p in ("U1", "U2", "U3", "U4", "L2", "L3")] == ["B"] * 6


@clause("GOW-5.1.3")
def test_an_activation_ends_at_will_or_with_the_last_hero() -> None:
    t = scene("step", 0)
    assert "end" in t.options(0)
    t.does(0, "end").idle()
    t = scene("turn", 0, hands=[["insight"]], heroes={"kratos": {"damage": 9}}, tops=[["poison"]])
    t.does(0, t.card("insight"))
    assert t.s.column[0] == -1
    t.idle()  # no further step is asked


@clause("GOW-5.2.1")
def test_a_move_goes_to_any_other_column_with_room() -> None:
    t = scene("step", 0, boards=FOUR, heroes={
        "kratos": {"column": 1}, "freya": {"column": 3}, "atreus": {"column": 3}, "brok": {"column": 4}, "sindri": {"column": 2},
    })  # fmt: skip
    assert t.options(0) == ["column:2", "column:4", "front:2", "front:4", "end"]  # one Hero: at once
    assert t.why_not(0, "column:1").key == "same-column"
    assert t.why_not(0, "column:3").key == "column-full"
    t = scene("step", 0, boards=["brok_sindri", "kratos"]).does(0, "move:brok").asked("step", 0)
    assert t.options(0) == ["column:2", "column:3", "column:4", "front:2", "front:3"]
    t.does(0, "front:2")  # who and where in one
    assert t.column(2) == ["brok", "sindri"]
    t = scene("step", 0, boards=["brok_sindri", "kratos"])
    question = t.game.questions[0]
    assert isinstance(question, Subset)
    assert question.look(["column:4"]).fits == ["move:brok", "move:sindri"]
    done = question.look(["move:brok"]).done
    assert done is not None
    assert done.key == "goal-missing"


@clause("GOW-5.2.2")
def test_alone_means_in_front() -> None:
    t = scene("step", 0).does(0, "column:4")
    assert t.column(4) == ["kratos"]
    assert t.s.places[6] == 0


@clause("GOW-5.2.3")
def test_front_or_back_beside_an_ally() -> None:
    assert scene("step", 0).does(0, "front:2").column(2) == ["kratos", "freya"]
    assert scene("step", 0).does(0, "column:2").column(2) == ["freya", "kratos"]


@clause("GOW-5.2.4")
def test_exchange_in_the_column() -> None:
    t = scene("step", 0, heroes={"freya": {"column": 3}, "kratos": {"column": 3}})
    assert t.column(3) == ["freya", "kratos"]
    t.does(0, "swap")
    assert t.column(3) == ["kratos", "freya"]
    t.idle()  # he has moved and holds no card


@clause("GOW-5.2.5")
def test_one_move_per_hero_and_turn() -> None:
    t = scene("step", 0, boards=["brok_sindri", "kratos"]).does(0, "move:brok", "column:4")
    assert t.why_not(0, "move:brok").key == "has-moved"
    assert "move:sindri" in t.options(0)
    t = scene("turn", 0, heroes={"kratos": {"moved": 1}})
    assert "column:4" in t.options(0)  # a new turn


@clause("GOW-5.2.6")
def test_the_hero_behind_steps_forward() -> None:
    t = scene("step", 0, heroes={"kratos": {"column": 3}, "freya": {"column": 3}})
    assert t.does(0, "column:1").column(3) == ["freya"]
    assert t.s.places[4] == 3
    t = scene(
        "preparation",
        heroes={"kratos": {"column": 3, "damage": 9}, "freya": {"column": 3}},
        tops=[["poison"]],
    )
    assert t.column(3) == ["freya"]
    assert t.s.places[4] == 3


@clause("GOW-5.2.7")
def test_mimir_is_where_his_medium_is() -> None:
    t = scene("step", 0, boards=["kratos", "mimir"], medium="kratos", hands=[[], ["wisdom"]])
    assert t.s.column[2] == -1
    facts = {h["hero"]: h for h in t.game.rules.facts(t.s, 0)["heroes"]}
    assert facts["hero:mimir"]["column"] == 1
    t.does(0, "column:3")
    facts = {h["hero"]: h for h in t.game.rules.facts(t.s, 0)["heroes"]}
    assert facts["hero:mimir"]["column"] == 3
    assert facts["hero:mimir"]["position"] == "medium"
