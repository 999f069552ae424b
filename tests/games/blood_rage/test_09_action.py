"""Action phase in general (BR-9)."""

import pytest

from meadhall.games.blood_rage.action import TURN_LIMIT
from meadhall.games.blood_rage.content import PROVINCES
from tests.clauses import clause
from tests.games.blood_rage.hall import PLACE_NAME, Hall, hall

ALL = [PLACE_NAME[place] for place in PROVINCES]


@clause("BR-9.1")
def test_rage_is_set_to_the_stat_and_left_overs_are_not_added() -> None:
    """Given 5 Rage left and Rage stats on steps 1, 3 and 5 / when the phase begins / then 6, 8 and 12 Rage."""
    t = hall({"rage": 5}, {"stats": {"rage": 3}}, {"rage": 1, "stats": {"rage": 5}}, frame=("action_phase",))
    assert [t.rage(seat) for seat in range(3)] == [6, 8, 12]


@clause("BR-9.2")
def test_the_first_player_begins() -> None:
    """Given the First Player token at seat 1 / when the phase begins / then seat 1 acts, then seat 2."""
    t = hall({}, {}, {}, first=1, frame=("action_phase",))
    assert t.to_act() == 1
    t.does(1, "pass")
    assert t.to_act() == 2


@clause("BR-9.3")
def test_exactly_one_action_of_the_list() -> None:
    """Given everything one can have / then all actions are offered, and after one of them the next player is asked."""
    clan = {
        "rage": 6,
        "leader": "gimle",
        "warriors": {"horgr": 1, "valhalla": 1},
        "hand": ["quest_alfheim", "troll", "tyrs_crush"],
        "upgrades": ["tyrs_challenge", "friggas_domain", "friggas_sacrifice"],
    }
    t = hall(clan, {"rage": 1}, pillaged=["horgr"], age=3)
    actions = {
        "march:gimle",
        "march:horgr",
        "pillage:gimle",
        "repillage",
        "invade_from_valhalla",
        "sacrifice",
    }
    outer = ("elvagar", "angerboda", "muspelheim", "horgr", "utgard", "andlang", "gimle", "myrkulor")
    invades = {f"province:{name}" for name in outer} | {f"fjord:{name}" for name in ("ne", "se", "sw", "nw")}
    cards = {t.card(0, "quest_alfheim"), t.card(0, "troll")}
    assert set(t.options(0)) == actions | invades | cards | {"pass"}
    t.does(0, "figure:warrior", "province:utgard")
    assert t.to_act() == 1


@clause("BR-9.3")
def test_actions_of_cards_need_the_card() -> None:
    """Given no such Upgrade / then its action is not even on the list."""
    t = hall({"rage": 6, "warriors": {"gimle": 2, "valhalla": 1}}, {}, pillaged=["gimle"])
    question = t.game.question(0)
    assert question is not None
    known = {*question.values, *(value for value, _ in question.blocked())}
    assert not known & {"repillage", "invade_from_valhalla", "sacrifice"}


@clause("BR-9.4")
def test_the_same_action_turn_after_turn() -> None:
    """Given one clan with Rage / when it invades three turns in a row / then all three are allowed."""
    t = hall({"rage": 3}, {})
    for place in ("gimle", "gimle", "horgr"):
        t.does(0, "figure:warrior", f"province:{place}")
    assert (t.warriors(0, "gimle"), t.warriors(0, "horgr"), t.rage(0)) == (2, 1, 0)
    t.idle()


@clause("BR-9.5")
def test_a_cost_that_cannot_be_paid_in_full_makes_the_action_illegal() -> None:
    """Given 3 Rage and the Fire Giant (4) / then it is refused with cost and Rage; with 4 Rage it may be played."""
    t = hall({"rage": 3, "hand": ["fire_giant"]}, {}, age=2)
    reason = t.why_not(0, t.card(0, "fire_giant"))
    assert (reason.clause, dict(reason.params)) == ("BR-9.5", {"cost": 4, "rage": 3})
    t = hall({"rage": 4, "hand": ["fire_giant"]}, {}, age=2)
    t.play(0, "fire_giant", "pass")
    assert t.rage(0) == 0
    t.idle()


@clause("BR-9.5")
def test_a_cost_is_paid_before_the_action_is_carried_out() -> None:
    """Given Tyr's Challenge / when the Call to Battle is asked / then its 2 Rage are gone."""
    clan = {"rage": 2, "leader": "gimle", "upgrades": ["tyrs_challenge"]}
    t = hall(clan, {"warriors": {"andlang": 1}}, pillaged=["gimle"], age=2)
    t.does(0, "repillage").asked("call-to-battle", 1)
    assert t.rage(0) == 0


@clause("BR-9.6")
def test_without_rage_no_turn_not_even_for_free_but_battles_and_calls() -> None:
    """Given seat 1 at 0 Rage with a free Leader and a Quest / then it gets no turn, yet it is called to battle and plays a card."""
    t = hall(
        {"rage": 1, "leader": "gimle", "hand": ["tyrs_bash"]},
        {"warriors": {"andlang": 1}, "hand": ["quest_alfheim"]},
    )
    assert t.to_act() == 0
    t.does(0, "pillage").asked("call-to-battle", 1)
    t.does(1, "province:andlang")
    t.reveal(s0="tyrs_bash", s1="quest_alfheim")
    assert t.to_act() == 0
    t.does(0, "pass").idle()


@clause("BR-9.6", "BR-A47")
@pytest.mark.parametrize(
    ("clan", "answers", "place"),
    [
        ({"rage": 2, "hand": ["troll"]}, ["card:troll#a1-1", "province:gimle"], "gimle"),
        (
            {"rage": 1, "upgrades": ["friggas_succor"]},
            ["figure:warrior", "province:gimle", "yes"],
            "gimle",
        ),
        (
            {"rage": 3, "upgrades": ["thors_domain"], "stats": {"horns": 2}},
            ["figure:warrior", "province:gimle", "yes"],
            "gimle",
        ),
    ],
    ids=["free Invade", "Succor", "Thor's Domain"],
)
def test_an_action_begun_is_finished_at_zero_rage(
    clan: dict[str, object], answers: list[str], place: str
) -> None:
    """Given an action that takes the last Rage / then its free parts still happen."""
    t = hall(clan, {}, tokens={"gimle": "glory"})
    t.does(0, *answers)
    assert t.rage(0) == 0
    assert t.figures(0, place) >= 1
    assert t.figures(0, place) == 2 or t.pillaged(place) or t.where(0, "troll") == place
    t.idle()


def ascending(rage: int) -> Hall:
    """Seat 1 will win the battle that seat 0 can start, and gain 3 Rage by it."""
    return hall(
        {"rage": 2, "leader": "gimle", "hand": ["tyrs_crush"]},
        {
            "rage": rage,
            "leader": "gimle",
            "ship": "nw",
            "warriors": {"gimle": 2},
            "hand": ["thors_ascension"],
        },
        {"rage": 1},
        age=3,
        frame=("turn", 1),
    )


@clause("BR-9.7")
def test_who_ran_out_of_rage_and_gains_some_takes_turns_again() -> None:
    """Given seat 1 has no Rage left / when it wins with Thor's Ascension / then it has 3 Rage and its next turn."""
    t = ascending(rage=0)
    t.does(2, "pass")
    t.does(0, "pillage").reveal(s0="tyrs_crush", s1="thors_ascension").no_late_cards()
    assert t.rage(1) == 3
    assert t.to_act() == 1


@clause("BR-9.7", "BR-9.8")
def test_who_has_passed_takes_no_more_actions_in_this_phase() -> None:
    """Given seat 1 has passed / when it gains 3 Rage / then the others go on without it, and everybody sees why."""
    t = ascending(rage=1)
    t.does(1, "pass")
    t.does(2, "figure:leader", "province:horgr")
    t.does(0, "pillage").reveal(s0="tyrs_crush", s1="thors_ascension").no_late_cards()
    assert t.rage(1) == 3
    assert t.to_act() == 2
    assert [clan["passed"] for clan in t.game.view(None)["facts"]["clans"]] == [False, True, False, False]
    t.does(2, "pass")
    assert t.to_act() == 0
    t.does(0, "pass").idle()


@clause("BR-9.8", "BR-9.9", "BR-A51")
def test_a_clan_that_passed_does_not_keep_the_phase_open() -> None:
    """Given only clans that passed have Rage / then the phase is over and says why; in the next one they act again."""
    t = hall({"rage": 1}, {"rage": 3, "passed": True})
    t.does(0, "figure:warrior", "province:gimle").idle()
    assert [event["params"]["by"] for event in t.told("action-phase-ends")] == ["cause:no-rage"]
    t = hall({}, {"passed": True}, first=1, frame=("action_phase",))
    assert t.to_act() == 1


@clause("BR-9.6", "BR-9.8")
def test_who_has_passed_still_pays_for_reactions() -> None:
    """Given a clan that passed and gained Rage / when its figure would be destroyed / then it may save it."""
    t = hall(
        {"rage": 2, "hand": ["troll"]},
        {"rage": 1, "passed": True, "warriors": {"gimle": 1}, "upgrades": ["friggas_protection"]},
        age=2,
    )
    t.play(0, "troll", "province:gimle").asked("protect", 1)


@clause("BR-9.8")
def test_pass_is_always_allowed_and_loses_all_rage() -> None:
    """Given nothing else to do / then pass is the only option, and it takes all Rage."""
    t = hall({"rage": 5, "ship": "valhalla", "leader": "valhalla", "warriors": {"valhalla": 8}}, {})
    assert t.options(0) == ["pass"]
    t.does(0, "pass").idle()
    assert t.rage(0) == 0


@clause("BR-9.9")
def test_the_phase_ends_when_nobody_has_rage() -> None:
    """Given one Rage in all / when it is spent / then the phase is over."""
    t = hall({"rage": 1}, {})
    t.does(0, "figure:warrior", "province:gimle").idle()
    assert len(t.told("action-phase-ends")) == 1


@clause("BR-9.9", "BR-9.10", "BR-A09")
def test_the_phase_ends_when_everything_is_pillaged_and_rage_is_lost() -> None:
    """Given one province left / when it is pillaged in a battle / then the battle is finished first, and all Rage is lost."""
    left = [name for name in ALL if name not in ("gimle", "horgr")]
    t = hall({"rage": 3, "leader": "gimle"}, {"rage": 4, "ship": "nw"}, destroyed=["horgr"], pillaged=left)
    t.does(0, "pillage").idle()
    assert t.glory(0) >= 3, "the Battle Glory came before the end of the phase"
    assert [t.rage(seat) for seat in range(2)] == [0, 0]


@clause("BR-9.9")
def test_the_phase_goes_on_while_yggdrasil_is_not_pillaged() -> None:
    """Given all but Yggdrasil pillaged / when a turn ends / then the next begins."""
    t = hall({"rage": 2}, {}, pillaged=[name for name in ALL if name != "yggdrasil"])
    t.does(0, "figure:warrior", "province:gimle")
    assert t.to_act() == 0


@clause("BR-9.9", "BR-A49")
def test_turns_are_counted_from_the_start_of_each_phase() -> None:
    """Given many turns in the Age before / when the phase begins / then its first turn is number 1, its second 2."""
    t = hall({}, {}, turns=399, frame=("action_phase",))
    assert t.s.turns == 1
    t.does(0, "pass")
    assert t.s.turns == 2


@clause("BR-9.9", "BR-A49")
def test_the_turn_limit_ends_the_phase() -> None:
    """Given the last turn allowed / when it is over / then the phase ends although there is Rage."""
    t = hall({"rage": 6}, {"rage": 6}, turns=TURN_LIMIT - 1)
    assert t.to_act() == 0
    t.does(0, "figure:leader", "province:gimle").idle()
    assert [t.rage(0), t.rage(1)] == [0, 0]


@clause("BR-9.10")
def test_rage_has_no_use_after_the_phase() -> None:
    """Given Frigga's Protection and unspent Rage / when the phase has ended / then no Rage is left to pay with."""
    left = [name for name in ALL if name != "gimle"]
    t = hall(
        {"rage": 3, "leader": "gimle"}, {"rage": 6, "upgrades": ["friggas_protection"]}, pillaged=left, age=2
    )
    t.does(0, "pillage").idle()
    assert t.rage(1) == 0
