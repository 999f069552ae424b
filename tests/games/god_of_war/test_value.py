"""What bots think of a position: more health, more progress, less threat, better cards."""

import pytest

import meadhall
from meadhall.bots import decide
from meadhall.games.god_of_war.content import QUESTS
from meadhall.games.god_of_war.harm import harms
from meadhall.games.god_of_war.state import GodOfWar
from meadhall.games.god_of_war.value import progress, value, work
from tests.games.god_of_war.scene import scene


def worth(**given: object) -> float:
    return value(scene("step", 0, **given).s, 0)


def test_the_end_counts_most() -> None:
    t = scene("step", 0)
    before = value(t.s, 0)
    t.s.won = True
    assert value(t.s, 0) > before + 1_000
    t.s.won, t.s.lost = False, True
    assert value(t.s, 0) < before


def test_all_seats_want_the_same() -> None:
    t = scene("step", 0)
    assert value(t.s, 0) == value(t.s, 1)


def test_health_progress_and_cards_are_worth_something() -> None:
    plain = worth()
    assert worth(heroes={"kratos": {"damage": 3}}) < plain
    assert worth(heroes={"kratos": {"column": 0}}) < worth(heroes={"kratos": {"damage": 9}})
    assert worth(sides={"L2": "B"}, damage={"L2": 9}) > worth(sides={"L2": "B"})
    assert worth(tops=[["great_might"]]) > worth(tops=[["poison"]])
    assert worth(heroes={"kratos": {"rage": 4}}) > plain


def test_a_stunned_enemy_is_less_of_a_threat() -> None:
    loud, quiet = scene("step", 0), scene("step", 0, stunned=["L1"])
    assert sum(harms(quiet.s, QUESTS[0])[1]) < sum(harms(loud.s, QUESTS[0])[1])


def test_a_dead_pyre_is_feared() -> None:
    assert [QUESTS[3].names.tokens[token] for token in QUESTS[3].guards] == ["pyre_west", "pyre_east"]
    assert worth(quest="helheim", tokens={"pyre_west": 1}) < worth(quest="helheim", tokens={"pyre_west": 2})
    assert worth(quest="helheim", sides={"L1": "B"}) < worth(quest="helheim")


def test_it_is_good_to_stand_where_something_can_be_done() -> None:
    def at(column: int, **given: object) -> float:
        heroes = {"kratos": {"column": column}, "freya": {"column": 0}}
        return worth(heroes=heroes, **given)

    dying = {"quest": "helheim", "sides": {"L1": "B"}, "hands": [["godly_strength"]], "dead": ["L2", "L3"]}
    assert at(1, **dying) > at(4, **dying) + 50  # rekindle the pyre
    armed = {
        "hands": [["axe_swing_or_throw", "godly_strength", "strength", "grit"]]
    }  # 7, as much as its armor
    bare: dict[str, object] = {"hands": [["grit"]]}
    assert at(2, **armed) - at(1, **armed) > at(2, **bare) - at(
        1, **bare
    )  # only who is armed gains by the Traveler


def test_a_lone_hero_in_front_is_in_danger() -> None:
    _, danger = harms(scene("step", 0, heroes={"kratos": {"column": 2}, "freya": {"column": 2}}).s, QUESTS[0])
    assert danger[0] > 0
    assert danger[3] == 0  # behind


@pytest.mark.parametrize("quest", QUESTS, ids=lambda q: q.id)
def test_progress_goes_from_nothing_to_everything(quest: object) -> None:
    name = quest.id  # type: ignore[attr-defined]
    start: GodOfWar = scene("step", 0, quest=name).s
    assert progress(start, QUESTS[start.quest]) < 0.1
    given: dict[str, object] = {"killed": list(QUESTS[start.quest].names.enemies)}
    if name == "baldur":
        given = {
            "part": 2,
            "tokens": {"mistletoe": 1, "bonds": 3},
            "sides": {"L3": "B"},
            "damage": {"L3": 16},
        }
    end: GodOfWar = scene("step", 0, quest=name, **given).s
    assert progress(end, QUESTS[end.quest]) > 0.85


def test_the_ogre_should_not_die_first() -> None:
    def left(damage: int) -> float:
        return work(scene("step", 0, quest="ogre", health_damage={"hc_ogre": damage}).s, QUESTS[2])

    assert left(10) < left(0)
    assert left(30) == left(22)


def test_losing_is_worse_than_any_position() -> None:
    t = scene("step", 0, quest="sigrun", heroes={"kratos": {"damage": 9}, "freya": {"column": 0}})
    before = value(t.s, 0)
    t.s.lost = True
    assert value(t.s, 0) < before - 1_000


def test_a_bot_takes_the_victory_it_sees() -> None:
    t = scene(
        "step",
        0,
        hands=[["leviathan_chop", "divine_might"]],
        sides={"L2": "B", "L3": "B"},
        damage={"L2": 15},
        killed=["traveler_sword"],
        dead=["L3"],
        heroes={"kratos": {"column": 2}},
    ).open_dice(False)
    assert decide("easy", t.game, 0, 1) == "+attack:kratos"


def test_the_value_exists_at_every_question() -> None:
    game = meadhall.new("god-of-war", seats=3, seed=4)
    while not game.over:
        assert isinstance(value(game.s, 0), float)
        question = game.questions[0]
        game.answer(question.seat, question.values[0])
