"""What a mutant showed that no test could see (`make mutate`)."""

from typing import Any

from meadhall.games.blood_rage.content import KIND, QUEST
from meadhall.games.blood_rage.expanding import wrong_quest
from meadhall.games.blood_rage.invariants import invariants
from meadhall.games.blood_rage.state import Hall as State
from meadhall.games.blood_rage.state import lay_out
from meadhall.games.blood_rage.told import forget_turns
from tests.clauses import card, clause
from tests.games.blood_rage.hall import Hall, battle, fresh, hall


def ended(t: Hall, kind: str) -> dict[str, Any]:
    """What came of the last span of that kind."""
    events = t.game.events(None, spans=True)
    found = [e["params"] for e in events if e["key"] == "@end" and e["params"]["kind"] == kind]
    return dict(found[-1])


@clause("BR-14.4.7")
@card("odins_tide")
def test_the_tide_has_swept_before_anybody_keeps_a_figure() -> None:
    both = {"leader": "gimle", "warriors": {"gimle": 1}}
    t = battle(both | {"hand": ["odins_tide"]}, both, age=2).asked("tide-keep", 0)
    assert t.s.tide == 1


@clause("BR-15.4")
@card("friggas_protection")
def test_protection_saves_no_figure_of_somebody_else() -> None:
    """Given Odin's Tide, which takes a Warrior of seat 0 and the Leader of seat 1 / then seat 1 may save its Leader only."""
    mine = {"leader": "gimle", "ship": "nw", "rage": 3, "upgrades": ["friggas_protection"]}
    t = battle({"leader": "gimle", "warriors": {"gimle": 1}, "hand": ["odins_tide"]}, mine, age=2)
    t.reveal(s0="odins_tide").does(0, "figure:leader").does(1, "figure:ship")
    assert t.options(1) == ["figure:leader", "done"]


@clause("BR-14.5.3")
def test_a_tie_is_the_result_of_the_battle() -> None:
    t = battle({"warriors": {"gimle": 1}}, {"warriors": {"gimle": 1}})
    assert ended(t, "battle")["tied"] == 1


@clause("BR-6.1", "BR-6.2")
def test_the_table_is_laid_before_anybody_has_moved() -> None:
    s = State.blank()
    lay_out(s, 2)
    assert (s.age, s.first, s.turns, s.doom) == (1, 0, 0, -1)
    assert (s.glory, s.passed, s.destroyed) == ([0, 0], (0, 0), (0,) * 9)


@clause("BR-I01")
def test_a_deck_of_another_age_is_noticed() -> None:
    s = fresh(2).s
    assert invariants(s) == []
    s.decks = (s.decks[1], s.decks[0], s.decks[2])
    assert "BR-I01: a deck holds a card of another Age" in invariants(s)


@clause("BR-I12")
def test_a_second_card_kept_is_noticed() -> None:
    s = fresh(2).s
    s.phase, s.rage, s.packs = "quest", [0, 0], ((), ())
    s.hands = (s.decks[1][:1], ())
    assert "BR-I12: too many cards were kept" not in invariants(s)
    s.hands = (s.decks[1][:2], ())
    assert "BR-I12: too many cards were kept" in invariants(s)


@clause("BR-I13", "BR-I12")
def test_what_is_left_over_at_the_turn_of_an_age_is_noticed() -> None:
    s = fresh(2).s
    quest = next(card for card, kind in enumerate(KIND) if kind == QUEST)
    s.committed = ((quest,), ())
    assert "BR-I13: a Quest is still committed" in invariants(s)
    s.committed = ((), ())
    s.phase, s.turns, s.packs = "action", 1, ((), ())
    s.hands = (s.decks[1][:8], ())
    assert "BR-I12: a hand is too large at the start of the Action phase" not in invariants(s)
    s.hands = (s.decks[1][:9], ())
    assert "BR-I12: a hand is too large at the start of the Action phase" in invariants(s)
    s.turns = 2
    assert "BR-I12: a hand is too large at the start of the Action phase" not in invariants(s)


@clause("BR-18.3")
def test_the_sheet_says_what_ragnarok_would_bring() -> None:
    plain, twice = (
        hall({"warriors": {"gimle": 2}, "upgrades": upgrades}, doom="gimle").game.view(0)["facts"]["clans"][0]
        for upgrades in ([], ["odins_inspiration"])
    )
    assert plain["ragnarok"] == 2 * 2
    assert twice["ragnarok"] == 2 * plain["ragnarok"]


@clause("BR-9.8")
def test_who_passed_may_act_again_in_the_next_action_phase() -> None:
    known = {"seat:0 passed": 1, "seat:0 rage": 3}
    forget_turns(known, "phase-begins", {"phase": "phase:action"})
    assert known == {"seat:0 passed": 0, "seat:0 rage": 3}
    forget_turns(known, "action-phase-ends", {})
    assert known == {"seat:0 passed": 0, "seat:0 rage": 0}


@clause("BR-17.2.1", "BR-17.2.2")
def test_a_quest_of_an_expansion_names_a_land_or_how_many_have_to_fall() -> None:
    quest = {"place": "valhalla", "fallen": 6, "copies": [1, 0, 0]}
    assert wrong_quest(quest) is None
    assert wrong_quest({"place": "gimle", "copies": [0, 1, 0]}) is None
    for odd in ({"place": "valhalla", "copies": [1, 0, 0]}, {**quest, "place": "gimle"}):
        fault = wrong_quest(odd)
        assert fault is not None
        assert fault[0] == "fallen"
    fault = wrong_quest({**quest, "copies": [0, 0, 0]})
    assert fault is not None
    assert fault[0] == "copies"
