"""What can be chosen when the table is laid: the ladder, single options, what is refused and why."""

from typing import Any

import pytest

import meadhall
from meadhall.engine import BadTable
from meadhall.games.lords_of_ragnarok import RULES
from meadhall.games.lords_of_ragnarok.content import CHALLENGES, HEROES
from meadhall.games.lords_of_ragnarok.options import OPTIONS, RUNGS, difficulty
from meadhall.text import LANGUAGES, Texts
from tests.clauses import clause
from tests.games.lords_of_ragnarok.hall import lay


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_choice_has_a_name(lang: str) -> None:
    texts = Texts(RULES, lang)
    for name, option in OPTIONS.items():
        assert texts.say(f"option-{name}")
        for choice in option.choices:
            assert texts.say(f"do-{choice}" if choice in ("yes", "no") else f"opt-{name}-{choice}")


@clause("SOLO-19.7")
def test_the_ladder_has_named_rungs_from_the_first_step_to_all_challenges() -> None:
    names = list(RUNGS)
    assert names[0] == "first_step"
    assert names.index("printed") == 4
    assert names[-1] == "challenges_6"
    first = difficulty(RULES.parse_options({"ladder": "first_step"}))
    same = difficulty(RULES.parse_options({"easy_start": "yes", "respite": "lasting"}))
    assert first == same
    assert difficulty(RULES.parse_options({})) == RUNGS["printed"]


@clause("SOLO-19.7", "SOLO-19.5", "SOLO-19.6")
def test_a_rung_plays_like_its_single_options() -> None:
    rung = meadhall.new("lords-of-ragnarok", 1, "rung", {"ladder": "first_step"})
    single = meadhall.new("lords-of-ragnarok", 1, "rung", {"easy_start": "yes", "respite": "lasting"})
    assert rung.s.respite == (4, 2)
    assert rung.s == single.s


@clause("SOLO-2.19", "SOLO-19.1")
def test_challenges_are_drawn() -> None:
    seen = set()
    for seed in range(8):
        game = meadhall.new("lords-of-ragnarok", 1, f"draw-{seed}", {"challenges_drawn": 2})
        told = [e["params"]["challenge"] for e in game.events(None) if e["key"] == "challenge"]
        assert len(told) == len(set(told)) == 2
        seen.update(told)
    assert len(seen) > 3
    both = {"challenges_drawn": 5, "challenge_relentless": "yes"}
    game = meadhall.new("lords-of-ragnarok", 1, "all", both)
    assert len([e for e in game.events(None) if e["key"] == "challenge"]) == len(CHALLENGES)


@clause("SOLO-2.13")
def test_hero_and_story_may_be_chosen_freely() -> None:
    game = meadhall.new("lords-of-ragnarok", 1, "free", {"own_cards": "free", "villain_1": "ragnar"})
    offered = {str(value) for value in game.questions[0].values}
    assert offered == {f"hero:{hero.id}" for hero in HEROES if hero.id != "ragnar"}
    game.answer(0, "hero:snorri")
    stories = {str(value) for value in game.questions[0].values}
    assert stories == {"story:thor", "story:freyja", "story:heimdall", "story:tyr", "story:loki"}
    drawn = meadhall.new("lords-of-ragnarok", 1, "free", {"villain_1": "ragnar"})
    assert len(drawn.questions[0].values) == 2


@clause("LOR-1.3.3", "LOR-1.3.2")
def test_the_ninth_level_begins_ragnarok_or_only_the_third_card() -> None:
    eight: dict[str, Any] = {
        "monuments": {"odin": 3, "thor": 3, "freyja": 2},
        "conditions": ["rc34_monument"],
    }
    house = lay(("build_monument", 0), {"armies": {5: [1]}}, **eight)
    assert [e["clause"] for e in house.told("ragnarok")] == ["LOR-1.3.3"]
    printed = lay(("build_monument", 0), {"armies": {5: [1]}}, options={"ninth_level": "printed"}, **eight)
    assert not printed.told("ragnarok")
    assert printed.s.last_turns == -1
    two = {**eight, "conditions": ["rc34_monument", "rc34_monsters"], "defeated": []}
    third = lay(("build_monument", 0), {"control": [1, 2, 3, 4]}, options={"ninth_level": "printed"}, **two)
    assert [e["clause"] for e in third.told("ragnarok")] == ["LOR-1.3.2"]


@pytest.mark.parametrize(
    ("seats", "options", "key"),
    [
        (1, {"followers": 0}, "table-participants"),
        (3, {"followers": 2}, "table-participants"),
        (1, {"followers": 2, "villain_1": "ragnar", "villain_2": "ragnar"}, "table-same-villain"),
        (1, {"villain_2": "ragnar"}, "table-villain"),
        (2, {"villain_1": "ragnar"}, "table-villain"),
        (2, {"ladder": "first_step"}, "table-needs-followers"),
        (3, {"respite": "long"}, "table-needs-followers"),
        (3, {"challenge_heralds": "yes"}, "table-needs-followers"),
        (4, {"method3_reading": "finish_lands"}, "table-needs-followers"),
        (2, {"own_cards": "free", "followers": 1}, "table-one-player"),
        (1, {"ladder": "first_step", "respite": "long"}, "table-ladder"),
        (1, {"challenges_drawn": 6, "challenge_heralds": "yes"}, "table-challenges"),
    ],
)
def test_impossible_tables_are_refused_with_a_reason(seats: int, options: dict[str, Any], key: str) -> None:
    with pytest.raises(BadTable) as refused:
        meadhall.new("lords-of-ragnarok", seats=seats, seed=1, options=options)
    assert refused.value.reason.key == key
    for lang in LANGUAGES:
        assert Texts(RULES, lang).reason(refused.value.reason).endswith(".")


@clause("LOR-19.7")
def test_without_the_ninth_level_monuments_are_looked_at_without_a_new_level() -> None:
    full: dict[str, Any] = {"monuments": {"odin": 3, "thor": 3, "freyja": 3}, "wheel": {"prepare": [0]}}
    t = lay(("special", 0), {"armies": {5: [1]}}, options={"ninth_level": "printed"}, **full)
    assert "action:build_monument" in t.options(0)
    t.does(0, "action:build_monument")
    assert t.told("wheel-cleared")
    assert t.s.monument == (3, 3, 3)
    begun = lay(("special", 0), {"armies": {5: [1]}}, last_turns=2, **full)
    assert begun.why_not(0, "action:build_monument").key == "monuments-complete"
