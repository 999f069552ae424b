"""What a mutant showed that no test could see (`make mutate`)."""

from types import SimpleNamespace
from typing import Any

import pytest

from meadhall.games.blood_rage import fits, reactions
from meadhall.games.blood_rage.board import strength_of_one
from meadhall.games.blood_rage.content import (
    A_LEADER,
    A_SHIP,
    A_WARRIOR,
    CARD_NAMES,
    CARD_VALUES,
    KIND,
    QUEST,
)
from meadhall.games.blood_rage.expanding import wrong_quest
from meadhall.games.blood_rage.invade import why_not_invade_with, why_not_land
from meadhall.games.blood_rage.invariants import invariants
from meadhall.games.blood_rage.march import why_not_march_from
from meadhall.games.blood_rage.reasons import (
    CANNOT_MARCH,
    NO_FIGURES_THERE,
    ONLY_FJORDS,
    ONLY_SHIPS,
    PROVINCE_DESTROYED,
)
from meadhall.games.blood_rage.setup import why_not_table
from meadhall.games.blood_rage.state import BloodRage as State
from meadhall.games.blood_rage.state import lay_out
from meadhall.games.blood_rage.told import forget_turns
from tests.clauses import card, clause
from tests.games.blood_rage.hall import PLACE, Hall, battle, fresh, hall, new

LAID = (
    "age",
    "phase",
    "first",
    "turns",
    "doom",
    "clans",
    "glory",
    "rage",
    "passed",
    "stats",
    "warriors",
    "figures",
    "owners",
)
"""What lies on the table and before the clans."""


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
    """Over whatever lay there."""
    s = fresh(2).s
    s.first, s.turns, s.phase, s.discard = 1, 9, "quest", (3,)
    lay_out(s, 2)
    clean = State.blank()
    lay_out(clean, 2)
    assert {field: getattr(s, field) for field in LAID} == {field: getattr(clean, field) for field in LAID}
    assert (s.age, s.phase, s.first, s.turns, s.doom) == (1, "gods_gifts", 0, 0, -1)
    assert (s.tokens, s.ragnarok, s.box, s.discard) == ((), (), (), ())
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


@clause("BR-6.12")
def test_the_last_seat_that_may_begin_is_named() -> None:
    reason = why_not_table(3, {"first_player": "3"})
    assert reason is not None
    assert (reason.clause, reason.params["last"]) == ("BR-6.12", 2)
    assert why_not_table(3, {"first_player": "2"}) is None


@clause("BR-6.2")
def test_the_sheets_are_told_with_their_first_steps() -> None:
    told = fresh(2).told("sheets-laid")[0]["params"]
    assert (told["count"], told["rage"], told["axes"], told["horns"]) == (2, 6, 3, 4)


@clause("BR-14.8.1")
@card("lord_of_hammers")
def test_lord_of_hammers_needs_a_single_free_village() -> None:
    """Given a neighbour with one village left / then the Leader may go there."""
    t = hall(
        {"rage": 1, "leader": "gimle", "upgrades": ["lord_of_hammers"]},
        {"warriors": {"andlang": 2}},
    )
    t.does(0, "pillage").does(1, "pass").asked("hammers-move", 0)
    assert "province:andlang" in t.options(0)
    assert "province:andlang" not in [value for value, _ in t.game.questions[0].blocked()]
    found = t.looking("leader-moved", lambda: t.where(0, "leader"))
    t.does(0, "province:andlang")
    assert found == ["andlang"]  # he stands there when it is told


@clause("BR-18.3")
def test_ships_in_the_fjord_of_the_doomed_province_count_too() -> None:
    t = hall({"warriors": {"gimle": 1}, "ship": "nw"}, doom="gimle")
    assert t.game.view(0)["facts"]["clans"][0]["ragnarok"] == 2 * 2


@clause("BR-23.1", "BR-10.2.3")
@card("friggas_domain")
def test_who_comes_back_from_valhalla_stands_there_before_anything_follows() -> None:
    upgrades = ["friggas_succor", "friggas_domain"]
    t = hall({"rage": 4, "leader": "valhalla", "upgrades": upgrades}, {}, age=3)
    t.does(0, "invade_from_valhalla", "province:gimle").asked("succor", 0)
    assert (t.where(0, "leader"), t.rage(0)) == ("gimle", 3)


@clause("BR-14.4.6")
@card("tyrs_domain")
def test_a_quest_that_fights_is_told_with_its_bonus() -> None:
    fighter = {"leader": "gimle", "hand": ["quest_alfheim"], "upgrades": ["tyrs_domain"]}
    t = battle(fighter, {"warriors": {"gimle": 1}})
    t.reveal(s0="quest_alfheim").asked("quest-as-battle", 0).does(0, "plus:3")
    assert [event["params"]["bonus"] for event in t.told("quest-as-battle")] == [3]


@clause("BR-6.2", "BR-6.3", "BR-6.4", "BR-6.5", "BR-6.6", "BR-6.12")
def test_the_setup_is_told_in_its_order() -> None:
    laid = ["sheets-laid", "tokens-laid", "ragnarok-laid", "doom-placed"]
    for first, cause in (("random", "cause:lot"), ("1", "cause:choice")):
        events = new(2, first_player=first).game.events(None)
        keys = [event["key"] for event in events]
        assert keys == [
            *laid,
            "province-destroyed",
            "province-destroyed",
            "province-destroyed",
            "first-player",
        ]
        assert events[-1]["params"]["by"] == cause


@clause("BR-12.1.5")
def test_an_upgrade_that_was_shown_is_not_taken_back() -> None:
    t = hall({"rage": 4, "hand": ["troll"]}, {}).play(0, "troll").asked("free-invade", 0)
    assert t.game.why_not_undo(0) is not None


@clause("BR-14.3.1", "BR-14.4.6")
def test_a_battle_card_that_was_revealed_is_not_taken_back() -> None:
    """Nobody else has a card, so nothing but the reveal bars it."""
    fighter = {"leader": "gimle", "hand": ["quest_alfheim", "tyrs_bash"], "upgrades": ["tyrs_domain"]}
    t = battle(fighter, {"warriors": {"gimle": 1}}).asked("battle-card", 0)
    t.play(0, "quest_alfheim").asked("quest-as-battle", 0)
    assert t.game.why_not_undo(0) is not None


@clause("BR-14.4.9")
def test_a_late_card_that_was_played_is_not_taken_back() -> None:
    fighter = {"leader": "gimle", "hand": ["tyrs_bash", "heimdalls_eye", "heimdalls_gaze"]}
    t = battle(fighter, {"warriors": {"gimle": 1}}, age=3).play(0, "tyrs_bash").asked("late-card", 0)
    t.play(0, "heimdalls_eye").asked("late-card", 0)
    assert t.game.why_not_undo(0) is not None


@clause("BR-18.3")
def test_ragnarok_counts_the_clan_that_is_asked_for() -> None:
    """Of the second clan: a Warrior in the doomed province and a Ship in its fjord, whose Dragons bring 4 more."""
    other = {"warriors": {"gimle": 1}, "ship": "nw", "upgrades": ["lokis_dragons"]}
    t = hall({}, other, doom="gimle")
    assert [clan["ragnarok"] for clan in t.game.view(0)["facts"]["clans"][:2]] == [0, 2 * 2 + 4]


@clause("BR-14.4.7")
@card("odins_tide")
def test_a_tide_that_finds_nobody_to_sweep_is_told_idle() -> None:
    alone = {"leader": "gimle", "hand": ["odins_tide"]}
    t = battle(alone, {"leader": "gimle"}, age=2)
    assert [event["key"] for event in t.game.events(None) if event["key"].startswith("text-")] == [
        "text-idle"
    ]
    t = battle(alone, alone | {"warriors": {"gimle": 1}}, age=2)
    keys = [event["key"] for event in t.game.events(None) if event["key"].startswith("text-")]
    assert keys[:1] == ["text-works"]
    t.does(1, "figure:leader")
    keys = [event["key"] for event in t.game.events(None) if event["key"].startswith("text-")]
    assert keys == ["text-works", "text-idle"]  # the second does nothing


@clause("BR-14.6.1")
@card("lokis_trickery")
def test_a_thief_who_finds_nothing_is_told() -> None:
    t = battle(
        {"leader": "gimle", "rage": 0}, {"warriors": {"gimle": 1}, "hand": ["lokis_trickery"], "rage": 0}
    )
    assert [event["params"]["seat"] for event in t.told("nothing-to-steal")] == ["seat:1"]


@clause("BR-15.4")
@card("friggas_protection")
def test_what_is_protected_is_told() -> None:
    saved = {"leader": "gimle", "rage": 3, "upgrades": ["friggas_protection"]}
    t = (
        battle({"leader": "gimle", "hand": ["tyrs_rage"]}, saved, age=2)
        .reveal(s0="tyrs_rage")
        .asked("protect", 1)
    )
    t.does(1, "+figure:leader")
    assert [event["params"]["count"] for event in t.told("figures-protected")] == [1]


@clause("BR-14.6.2")
@card("tyrs_prowess")
def test_a_card_that_comes_back_is_told() -> None:
    winner = {"leader": "gimle", "rage": 2, "hand": ["tyrs_rage"], "upgrades": ["tyrs_prowess"]}
    t = battle(winner, {"warriors": {"gimle": 1}}, age=2).asked("prowess-keep", 0)
    found = t.looking("card-returned", lambda: t.hand(0))
    t.does(0, f"+{t.options(0)[0]}")
    assert found == [["tyrs_rage"]]


@clause("BR-10.1.3", "BR-10.1.4")
def test_a_figure_invades_for_its_exact_cost_and_only_ships_a_fjord() -> None:
    s = hall({"rage": 1}, {}).s
    assert why_not_invade_with(s, 0, A_WARRIOR) is None
    assert why_not_invade_with(s, 0, A_SHIP) is not None
    assert why_not_land(s, A_WARRIOR, PLACE["nw"]) == ONLY_SHIPS
    assert why_not_land(s, A_SHIP, PLACE["nw"]) is None
    assert why_not_land(s, A_SHIP, PLACE["gimle"]) == ONLY_FJORDS


@clause("BR-11.2", "BR-11.5")
def test_where_nobody_can_march_from() -> None:
    s = hall({"warriors": {"gimle": 1}, "ship": "nw"}, destroyed=["horgr"]).s
    reasons = [why_not_march_from(s, 0, PLACE[place]) for place in ("gimle", "nw", "utgard", "horgr")]
    assert reasons == [None, CANNOT_MARCH, NO_FIGURES_THERE, PROVINCE_DESTROYED]


@clause("BR-13.2")
def test_only_a_quest_may_lie_among_the_committed_cards_of_a_world() -> None:
    quest, other = (
        next(c for c, kind in enumerate(KIND) if (kind == QUEST) is is_one) for is_one in (True, False)
    )
    assert fits("committed", "card", quest)
    assert not fits("committed", "card", other)
    assert fits("hands", "card", other)


@clause("BR-16.1")
def test_the_first_card_of_the_box_can_be_kept() -> None:
    """Its number is 0."""
    t = hall({"hand": [CARD_NAMES[0], "tyrs_bash"]}, {}, frame=("discard_phase",))
    t.does(0, CARD_VALUES[0])
    told = t.told("cards-discarded")[0]["params"]
    assert (told["count"], told["kept"]) == (1, 1)
    assert t.s.hands[0] == (0,)


@clause("BR-18.3")
def test_nothing_is_to_be_had_when_the_last_ragnarok_is_over() -> None:
    t = hall({"warriors": {"gimle": 1}}, {}, doom="gimle")
    t.s.doom = -1
    assert t.game.view(0)["facts"]["clans"][0]["ragnarok"] == 0


@clause("BR-16.1")
def test_who_keeps_a_card_is_told_which() -> None:
    t = hall({"hand": [CARD_NAMES[0], "tyrs_bash"]}, {}, frame=("discard_phase",)).does(0, CARD_VALUES[0])
    mine, others = (
        next(e for e in t.game.events(seat) if e["key"] == "cards-discarded")["params"] for seat in (0, 1)
    )
    assert (mine["own"], mine["card"]) == (1, CARD_VALUES[0])
    assert (others["own"], others.get("card")) == (0, None)


@clause("BR-4.3", "BR-4.4")
def test_a_leader_with_an_upgrade_has_its_strength() -> None:
    s = hall({"leader": "gimle", "upgrades": ["lord_of_axes"]}, {"leader": "gimle"}, age=2).s
    assert [strength_of_one(s, seat, A_LEADER, PLACE["gimle"]) for seat in (0, 1)] == [3, 3]


@clause("BR-15.3")
@card("volur_witch")
def test_the_witch_is_in_yggdrasil_when_her_retreat_is_told() -> None:
    witch = {"upgrades": ["volur_witch"], "monsters": {"volur_witch": "gimle"}}
    t = hall(witch, {}, age=3, doom="gimle", frame=("ragnarok",)).asked("witch-retreat", 0)
    found = t.looking("witch-retreated", lambda: t.where(0, "volur_witch"))
    t.does(0, "yes")
    assert found == ["yggdrasil"]


TOKENS = {"gimle": "axes", "horgr": "rage"}


@clause("BR-14.6.6", "BR-14.6.7")
def test_a_battle_is_worth_raised_axes_to_who_pillages_them() -> None:
    there = {"warriors": {"gimle": 1, "horgr": 1}}
    t = hall(there, {**there, "stats": {"axes": 6}}, tokens=TOKENS)
    lands = t.game.view(0)["facts"]["provinces"]
    worth = [lands[f"province:{place}"]["battle"] for place in ("gimle", "horgr")]
    assert [each["glory"][:2] for each in worth] == [[3, 8], [3, 8]]
    assert [each["pillager_glory"][:2] for each in worth] == [[4, 8], [3, 8]]


@clause("BR-14.7.2")
def test_who_stands_alone_wins_no_battle() -> None:
    fight = hall({"warriors": {"gimle": 1}}, {}, tokens=TOKENS).game.view(0)["facts"]["provinces"][
        "province:gimle"
    ]["battle"]
    assert fight["present"] == [0]
    assert fight["glory"] == fight["pillager_glory"] == [0] * len(fight["glory"])


@clause("BR-14.6.7")
@pytest.mark.parametrize(("token", "glory"), [("axes", {0: 4, 1: 3}), ("rage", {0: 3, 1: 3})])
def test_a_battle_says_what_each_clan_gains_by_winning(token: str, glory: dict[int, int]) -> None:
    there: dict[str, object] = {"rage": 1, "warriors": {"gimle": 1}}
    me, rival = {**there, "hand": ["tyrs_bash", "tyrs_smash"]}, {**there, "hand": ["lokis_poison"]}
    t = battle(me, rival, tokens={"gimle": token}).asked("battle-card", 0)
    clans = t.game.view(None)["facts"]["battle"]["clans"]
    assert {clan["seat"]: clan["glory"] for clan in clans} == glory


def test_a_card_of_an_expansion_that_is_not_played_listens_to_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(reactions, "LISTENING", {})
    rules = SimpleNamespace(listeners={"reward-gained": {"sifs_harvest": None}})
    game: Any = SimpleNamespace(rules=rules, s=SimpleNamespace(powers=(-1, -1)))
    assert reactions.react(game, "reward-gained", [0, 1]) == ()


@clause("BR-2.4", "BR-4.8", "BR-14.1.2", "BR-14.6.6")
def test_nothing_is_to_be_fought_for_in_a_destroyed_province() -> None:
    """The Ship stands in the fjord of both provinces."""
    ship, near = {"ship": "nw"}, {"warriors": {"horgr": 1, "andlang": 1}}
    facts = hall(ship, near, {}, {}, destroyed=["gimle"], tokens={"gimle": "axes"}).game.view(0)["facts"]
    gone, left = (facts["provinces"][f"province:{place}"] for place in ("gimle", "myrkulor"))
    assert (gone["strength"], gone["leads"], gone["adjacent"]) == ([0, 0, 0, 0], None, [])
    assert (gone["battle"]["present"], gone["battle"]["can_join"]) == ([], [0, 0, 0, 0])
    assert (left["strength"], left["leads"], left["battle"]["present"]) == ([2, 0, 0, 0], 0, [0])
    assert "province:gimle" not in left["adjacent"]
