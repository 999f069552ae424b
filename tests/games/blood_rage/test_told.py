"""What is told: every change names its cause, nothing is said twice, and whoever hears all knows all numbers."""

from itertools import pairwise
from random import Random
from typing import Any

import pytest

from meadhall.engine import Game
from meadhall.games.blood_rage.told import numbers, retell
from meadhall.text import Texts
from tests.clauses import card, clause
from tests.games.blood_rage.hall import battle, fresh, hall, new

CHANGES = (
    "rage-set",
    "rage-paid",
    "rage-gained",
    "rage-stolen",
    "glory-gained",
    "glory-stolen",
    "stat-raised",
    "stat-stays",
    "figure-invaded",
    "figures-marched",
    "figure-joined",
    "figures-destroyed",
    "figures-protected",
    "figures-released",
    "witch-retreated",
    "leader-moved",
    "monster-joined",
    "monster-left",
    "province-destroyed",
    "card-discarded",
    "card-returned",
    "card-stolen",
    "action-phase-ends",
)


def played(seats: int, seed: int) -> Game[Any]:
    """A whole game of eager random players, told from the setup on."""
    game = new(seats, seed).game
    random = Random(seed)
    known: dict[str, int] = {}
    heard = 0
    while not game.over:
        if not game.pending and not game.drafts:
            for event in game.events(None, heard):
                retell(known, event)
            heard = game.position + 1
            truth = numbers(game.s)
            assert {name: known.get(name, 0) for name in truth} == truth
        question = random.choice(game.questions)
        deeds = [value for value in question.values if value not in ("pass", "no")] or list(question.values)
        game.answer(question.seat, random.choice(deeds))
    return game


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_change_names_its_cause_and_the_numbers_can_be_rebuilt(seats: int) -> None:
    told = [event for seed in range(3) for event in played(seats, seed).events(None)]
    silent = {event["key"] for event in told if event["key"] in CHANGES and not event["params"].get("by")}
    assert not silent
    assert {"glory-gained", "stat-raised", "figures-destroyed", "rage-paid"} <= {e["key"] for e in told}


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_no_line_is_doubled_or_ends_in_two_stops(lang: str) -> None:
    for seed in range(4):
        game = played(3, seed)
        texts = Texts(game.rules, lang)
        for seat in (0, None):
            told = game.events(seat)
            lines = [texts.event(event) for event in told]
            odd = [line for line in lines if line.endswith(("..", "!.", " .", "( )", "()")) or "  " in line]
            assert not odd
            # two Warriors may come to a battle one after the other
            once = [event for event in told if event["key"] != "figure-joined"]
            twice = [a for a, b in pairwise(once) if (a["key"], a["params"]) == (b["key"], b["params"])]
            assert not twice


@clause("BR-8.3", "BR-8.4")
@pytest.mark.parametrize("seats", [2, 3])
def test_a_round_of_the_draft_is_one_line_that_names_the_own_cards(seats: int) -> None:
    t = fresh(seats)
    mine = []
    while t.game.questions[0].key == "draft-pick":
        for question in t.game.questions:
            if question.seat == 0:
                mine.append(question.values[0])
            t.does(question.seat, question.values[0])
    open_lines = t.told("cards-drafted")
    assert len(open_lines) == (3 if seats == 2 else 6)
    assert {event["clause"] for event in open_lines} == {"BR-8.4" if seats == 2 else "BR-8.3"}
    assert all("card" not in event["params"] for event in open_lines)
    own = [event["params"] for event in t.game.events(0) if event["key"] == "cards-drafted"]
    named = [params[name] for params in own for name in ("card", "second") if name in params]
    assert named == mine


@clause("BR-13.2", "BR-16.1")
def test_a_committed_quest_and_a_kept_card_are_named_to_their_owner_alone() -> None:
    t = hall({"rage": 1, "hand": ["quest_alfheim"]}, {})
    t.play(0, "quest_alfheim")
    [own] = [event for event in t.game.events(0) if event["key"] == "quest-committed"]
    assert own["params"]["card"].startswith("card:quest_alfheim")
    assert "card" not in t.told("quest-committed")[0]["params"]


@clause("BR-3.6", "BR-3.7")
def test_a_stat_tells_its_values_and_says_when_nothing_rises() -> None:
    t = hall({"rage": 1, "leader": "gimle"}, {}, tokens={"gimle": "axes"})
    t.does(0, "pillage")
    [raised] = t.told("stat-raised")
    assert (raised["params"]["before"], raised["params"]["after"], raised["params"]["by"]) == (
        3,
        4,
        "term:pillage",
    )
    t = hall({"rage": 1, "leader": "gimle", "stats": {"axes": 6}}, {}, tokens={"gimle": "axes"})
    t.does(0, "pillage")
    assert not t.told("stat-raised")
    assert t.told("stat-stays")[0]["params"]["stat"] == "stat:axes"


@clause("BR-14.5.1")
def test_a_total_tells_its_parts() -> None:
    t = battle({"leader": "gimle", "hand": ["tyrs_crush"]}, {"warriors": {"gimle": 2}})
    t.reveal(s0="tyrs_crush").idle()
    parts = [
        (e["params"]["figures"], e["params"]["cards"], e["params"]["strength"])
        for e in t.told("battle-total")
    ]
    assert parts == [(3, 4, 7), (2, 0, 2)]


@clause("BR-14.4.7")
@card("odins_smite")
@pytest.mark.parametrize(("warriors", "key"), [(1, "text-works"), (0, "text-idle")])
def test_a_text_that_finds_nobody_says_so(warriors: int, key: str) -> None:
    t = battle({"leader": "gimle", "hand": ["odins_smite"]}, {"ship": "nw", "warriors": {"gimle": warriors}})
    t.reveal(s0="odins_smite").idle()
    assert [event["key"] for event in t.game.events(None) if event["key"].startswith("text-")] == [key]


@clause("BR-17.2.1", "BR-17.2.2")
def test_a_quest_tells_the_count_that_decided_it() -> None:
    t = hall(
        {"leader": "gimle", "committed": ["quest_alfheim"]},
        {"ship": "ne", "committed": ["quest_jotunheim"]},
        {"warriors": {"gimle": 1, "valhalla": 3}, "committed": ["quest_glorious_death"]},
        frame=("quest_phase",),
    )
    t.does(0, "pass").idle()
    assert [t.told("quest-met")[0]["params"][name] for name in ("place", "strength", "rival")] == [
        "province:gimle",
        3,
        1,
    ]
    assert t.told("quest-failed")[0]["params"]["strength"] == 0
    assert [t.told("death-failed")[0]["params"][name] for name in ("count", "needed")] == [3, 4]
    t = hall({"committed": ["quest_alfheim"]}, {}, destroyed=["gimle", "andlang"], frame=("quest_phase",))
    assert t.told("quest-gone")


@clause("BR-9.9")
def test_the_end_of_the_phase_tells_why() -> None:
    outer = ["elvagar", "angerboda", "muspelheim", "horgr", "utgard", "andlang", "myrkulor", "yggdrasil"]
    t = hall({"rage": 3, "leader": "gimle"}, {}, pillaged=outer)
    t.does(0, "pillage").idle()
    assert t.told("action-phase-ends")[0]["params"]["by"] == "cause:all-pillaged"


@clause("BR-6.3", "BR-6.4", "BR-20.1")
def test_tokens_are_told_when_they_are_laid_and_turned() -> None:
    t = new(3)
    assert len(t.told("tokens-laid")[0]["params"]) == 9
    assert len(t.told("ragnarok-laid")[0]["params"]) == 3
    t = hall({}, {}, pillaged=["gimle"], frame=("end_of_age",))
    assert len(t.told("tokens-turned")) == 1


@clause("BR-21.2", "BR-21.4")
def test_the_end_is_told_with_the_legendary_stats_and_the_ranking() -> None:
    t = hall(
        {"glory": 5, "stats": {"axes": 4}}, {"glory": 20}, {"glory": 15}, seats=3, frame=("end_of_game",)
    )
    assert t.told("glory-gained")[0]["params"]["by"] == "legend:axes"
    ranking = [(event["params"]["seat"], event["params"]["rank"]) for event in t.told("ranked")]
    assert ranking == [("seat:1", 1), ("seat:0", 2), ("seat:2", 2)]


@pytest.mark.parametrize("seats", [2, 4])
def test_moments_nest_and_tell_their_results(seats: int) -> None:
    game = played(seats, 5)
    told = game.events(None, spans=True)
    kinds = {event["params"]["kind"] for event in told if event["key"] == "@begin"}
    assert kinds == set(game.rules.spans)
    ends = {event["params"]["kind"]: event["params"] for event in told if event["key"] == "@end"}
    assert "winner" in ends["battle"] or "tied" in ends["battle"]
    assert ends["action"]["action"]
    assert ends["quest"]["met"] in (0, 1)
    assert ends["scoring"]["glory_0"] == game.scores()[0]
    open_kinds: list[str] = []
    for event in told:
        if event["key"] == "@begin":
            open_kinds.append(event["params"]["kind"])
            if open_kinds[-1] == "battle":
                assert open_kinds == ["action", "pillage", "battle"]
            if open_kinds[-1] in ("action", "draft", "quests", "ragnarok"):
                assert len(open_kinds) == 1
        elif event["key"] == "@end":
            open_kinds.pop()
