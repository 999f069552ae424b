"""The invariants (BR-I01 to BR-I17) hold in whole games and notice when they do not."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from meadhall.games.blood_rage.battle import total_strength
from meadhall.games.blood_rage.content import RESERVE, STRIDE, VALHALLA
from meadhall.games.blood_rage.invariants import invariants
from tests.clauses import clause
from tests.games.blood_rage.hall import PLACE, battle, fresh


def mid_game() -> Any:
    """A state of a real game, in the Action phase of Age 2, with Upgrades and figures on the board."""
    t = fresh(4, seed=3)
    random = Random(3)
    while not (t.s.age == 2 and t.s.phase == "action" and t.s.turns > 6 and any(t.s.fielded)):
        question = random.choice(t.game.questions)
        deeds = [value for value in question.values if value not in ("pass", "none")] or list(question.values)
        t.game.answer(question.seat, random.choice(deeds))
    assert invariants(t.s) == []
    return t.s.copy()


def on_land(s: Any) -> tuple[int, int]:
    """Seat and province of some Warriors."""
    return next(
        (seat, province) for seat in range(4) for province in range(9) if s.warriors[seat * STRIDE + province]
    )


def twice(s: Any) -> None:
    s.discard = (*s.discard, s.decks[2][0])


def lost(s: Any) -> None:
    s.decks = (*s.decks[:2], s.decks[2][1:])


def ninth_warrior(s: Any) -> None:
    s.warriors[RESERVE] += 1


def monster_without_card(s: Any) -> None:
    s.owners = tuple(0 if owner < 0 else owner for owner in s.owners)


def crowded(s: Any) -> None:
    _, province = on_land(s)
    s.room[province] -= 1


def ship_on_land(s: Any) -> None:
    s.ships[0] = PLACE["gimle"]


def too_many_horns(s: Any) -> None:
    seat = next(seat for seat in range(4) if s.fielded[seat])
    extra = 10 - s.fielded[seat] + 1
    s.warriors[seat * STRIDE + PLACE["yggdrasil"]] += extra
    s.figures[seat * STRIDE + PLACE["yggdrasil"]] += extra
    s.fielded[seat] += extra


def rage_off_the_track(s: Any) -> None:
    s.rage[1] = 13


def glory_below_zero(s: Any) -> None:
    s.glory[1] = -1


def step_seven(s: Any) -> None:
    s.stats[4] = 7


def four_clan_upgrades(s: Any) -> None:
    clan = [card for deck in s.decks for card in deck if card >= 0]
    s.upgrades = (tuple(clan[:40]), *s.upgrades[1:])


def yggdrasil_destroyed(s: Any) -> None:
    s.destroyed = (1, *s.destroyed[1:])


def doom_gone(s: Any) -> None:
    s.doom = -1


def wrong_tokens(s: Any) -> None:
    s.tokens = (s.tokens[0], *(0 for _ in s.tokens[1:]))


def quest_zone_with_another_card(s: Any) -> None:
    s.committed = ((0,), *s.committed[1:])


def miscounted(s: Any) -> None:
    s.figures[VALHALLA] += 1


@pytest.mark.parametrize(
    ("spoil", "names"),
    [
        (twice, "BR-I01"),
        (lost, "BR-I01"),
        (ninth_warrior, "BR-I02"),
        (miscounted, "BR-I02"),
        (monster_without_card, "BR-I03"),
        (crowded, "BR-I04"),
        (ship_on_land, "BR-I05"),
        (too_many_horns, "BR-I06"),
        (rage_off_the_track, "BR-I07"),
        (glory_below_zero, "BR-I07"),
        (step_seven, "BR-I07"),
        (four_clan_upgrades, "BR-I08"),
        (yggdrasil_destroyed, "BR-I09"),
        (doom_gone, "BR-I10"),
        (wrong_tokens, "BR-I11"),
        (quest_zone_with_another_card, "BR-13.2"),
    ],
    ids=lambda value: getattr(value, "__name__", value),
)
def test_a_spoiled_position_is_noticed(spoil: Callable[[Any], None], names: str) -> None:
    s = mid_game()
    spoil(s)
    assert [problem for problem in invariants(s) if problem.startswith(f"{names}:")]


@clause("BR-I14", "BR-9.6")
def test_nobody_without_rage_is_asked_for_an_action_in_a_whole_game() -> None:
    """Given a whole game / then every `action` goes to a clan that has Rage and has not passed in the phase."""
    t = fresh(4, seed=8)
    random = Random(8)
    asked = 0
    while not t.game.over:
        question = random.choice(t.game.questions)
        if question.key == "action":
            asked += 1
            assert t.rage(question.seat) > 0
            assert not t.s.passed[question.seat]
        deeds = [value for value in question.values if value != "pass"] or list(question.values)
        t.game.answer(question.seat, random.choice(deeds))
    assert asked > 30


@clause("BR-I16")
def test_the_losers_of_every_battle_leave_its_area_unless_saved() -> None:
    """Given whole games / then whoever is left of a loser in the area was saved, or came by Loki's Blessing."""
    fought = 0
    for seed in range(6):
        t = fresh(4, seed=seed)
        random = Random(seed)
        while not t.game.over:
            before, battlefield = t.game.position, t.s.battlefield
            question = random.choice(t.game.questions)
            deeds = [value for value in question.values if value != "pass"] or list(question.values)
            t.game.answer(question.seat, random.choice(deeds))
            told = {event["key"]: event for event in t.game.events(None, before + 1)}
            if battlefield < 0 or t.s.battlefield >= 0 or "battle-won" not in told:
                continue
            if {"figures-protected", "figure-invaded", "figure-joined", "pillage-declared"} & told.keys():
                continue
            fought += 1
            place = told["battle-won"]["params"]["place"]
            losers = [seat for seat in range(4) if f"seat:{seat}" != told["battle-won"]["params"]["seat"]]
            present = t.game.view(None)["facts"]["provinces"][place]["battle"]["present"]
            assert not set(present) & set(losers)
    assert fought > 10


@clause("BR-I16")
def test_after_a_battle_only_saved_losers_are_left() -> None:
    """Given two losers, one of whom saves a figure / then only that one is left in the area."""
    t = battle(
        {"leader": "gimle", "ship": "nw"},
        {"warriors": {"gimle": 1}, "ship": "nw"},
        {"rage": 1, "warriors": {"gimle": 2}, "upgrades": ["friggas_protection"]},
        age=2,
    )
    t.does(2, "figure:warrior").idle()
    assert [t.figures(seat, "gimle") + t.figures(seat, "nw") for seat in range(3)] == [2, 0, 1]


@clause("BR-I17")
def test_what_one_clan_steals_the_other_loses() -> None:
    """Given Trickery and Backstab against one winner / then the sums of Rage and Glory stay, but for the Battle Glory."""
    t = battle(
        {"rage": 4, "glory": 6, "leader": "gimle", "warriors": {"gimle": 1}},
        {"rage": 1, "glory": 1, "warriors": {"gimle": 1}, "hand": ["lokis_backstab"]},
        {"rage": 2, "glory": 2, "warriors": {"gimle": 1}, "hand": ["lokis_trickery#a1-1"]},
        age=2,
        tokens={"gimle": "horns"},
    )
    t.reveal(s1="lokis_backstab", s2="lokis_trickery").no_late_cards().idle()
    assert ([t.rage(seat) for seat in range(3)], sum(t.s.rage)) == ([3, 1, 3], 7)
    assert ([t.glory(seat) for seat in range(3)], sum(t.s.glory)) == ([4 + 3, 3, 2], 9 + 3)


@clause("BR-4.5", "BR-14.5.1")
def test_the_strength_of_a_clan_is_the_sum_of_the_parts_that_the_table_shows() -> None:
    """Given a whole game / then figures add up to the STR of every province, figures and cards to the total of a battle."""
    t = fresh(4, seed=3)
    random = Random(3)
    fought = 0
    while not t.game.over:
        facts = t.game.view(None)["facts"]
        for land in facts.get("provinces", {}).values():
            sea = facts["fjords"][land["fjord"]]["figures"] if land["fjord"] else []
            shown = [0] * 4
            for each in (*land["figures"], *sea):
                shown[each["seat"]] += each["strength"]
            assert land["destroyed"] or shown == land["strength"]
        if facts.get("battle") and any(t.s.table):  # what is compared, until the table is cleared
            for side in facts["battle"]["clans"]:
                fought += len(side["parts"]) > 2
                assert sum(part["strength"] for part in side["parts"]) == side["total"]
                assert side["total"] == total_strength(t.s, side["seat"])
        question = random.choice(t.game.questions)
        deeds = [value for value in question.values if value != "pass"] or list(question.values)
        t.game.answer(question.seat, random.choice(deeds))
    assert fought
