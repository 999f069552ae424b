"""Discard, Ragnarök, Release Valhalla, end of an Age and of the game (BR-16, BR-18 to BR-21), card actions (BR-23)."""

import pytest

from meadhall.engine.spans import BEGIN
from tests.clauses import clause
from tests.games.blood_rage.hall import PLACE, battle, hall

# 16 Discard phase


@clause("BR-16.1", "BR-A27", "BR-A32")
@pytest.mark.parametrize("age", [1, 2])
def test_at_most_one_card_is_kept_in_secret(age: int) -> None:
    """Given hands of three and one / when each keeps one or none / then the rest lies face down, known to its owner alone."""
    t = hall(
        {"hand": ["tyrs_crush", "tyrs_smite", "troll"]},
        {"hand": ["quest_alfheim"]},
        age=age,
        frame=("discard_phase",),
    )
    assert t.asks() == [(0, "keep-card"), (1, "keep-card")]
    assert t.options(0)[-1] == "none"
    t.does(0, t.card(0, "troll"))
    assert "troll" not in str(t.game.view(1))
    t.does(1, "none").idle()
    assert (t.hand(0), t.hand(1)) == (["troll"], [])
    told = [(event["params"]["count"], event["params"]["kept"]) for event in t.told("cards-discarded")]
    assert told == [(2, 1), (1, 0)], "everybody learns how many, nobody which"
    assert t.discard() == []
    assert t.game.view(1)["zones"]["buried"][0] == [None, None]
    assert None not in t.game.view(0)["zones"]["buried"][0]
    assert t.game.view(1)["zones"]["hands"][0] == [None]


@clause("BR-16.2")
def test_in_age_three_all_cards_are_discarded() -> None:
    """Given hands in Age 3 / when the phase comes / then nobody is asked and all hands are empty."""
    t = hall({"hand": ["tyrs_crush", "troll"]}, {"hand": ["quest_alfheim"]}, age=3, frame=("discard_phase",))
    t.idle()
    assert (t.hand(0), t.hand(1)) == ([], [])


@clause("BR-16.3")
def test_committed_quests_are_not_part_of_the_hand() -> None:
    """Given a committed Quest in Age 3 / when all hands are discarded / then it stays committed."""
    t = hall({"hand": ["tyrs_crush"], "committed": ["quest_alfheim"]}, {}, age=3, frame=("discard_phase",))
    t.idle()
    assert len(t.s.committed[0]) == 1


# 18 Ragnarök


@clause("BR-18.1")
def test_the_province_of_the_age_is_destroyed_for_good() -> None:
    """Given Gimle named in Age 2 / when Ragnarök comes / then Gimle is out of the game."""
    t = hall({}, {}, age=2, doom="gimle", frame=("ragnarok",))
    t.idle()
    assert t.destroyed("gimle")
    assert t.s.room[PLACE["gimle"]] == 0
    assert sum(t.s.destroyed) == 1


@clause("BR-18.2", "BR-A41")
def test_all_figures_in_province_and_fjord_are_destroyed() -> None:
    """Given figures in Gimle, its fjord and next door / then those in the area fall, with Monsters and Ships."""
    t = hall(
        {"leader": "gimle", "ship": "nw", "upgrades": ["troll"], "monsters": {"troll": "gimle"}},
        {"warriors": {"gimle": 1, "myrkulor": 1}, "ship": "sw"},
        doom="gimle",
        frame=("ragnarok",),
    )
    t.idle()
    assert [t.where(0, figure) for figure in ("leader", "ship", "troll")] == ["valhalla"] * 3
    assert (t.warriors(1, "valhalla"), t.warriors(1, "myrkulor"), t.where(1, "ship")) == (1, 1, "sw")


@clause("BR-18.3", "BR-A46")
@pytest.mark.parametrize(("age", "each"), [(1, 2), (2, 3), (3, 4)])
def test_glory_for_each_figure_destroyed_now(age: int, each: int) -> None:
    """Given three figures in the area and two in Valhalla before / then 2, 3, 4 Glory for the three only; doubled by Inspiration."""
    clan = {"leader": "gimle", "ship": "nw", "warriors": {"gimle": 1, "valhalla": 2}}
    t = hall(
        clan,
        {"warriors": {"gimle": 1}, "upgrades": ["odins_inspiration"]},
        age=age,
        doom="gimle",
        frame=("ragnarok",),
    )
    t.idle()
    assert (t.glory(0), t.glory(1)) == (3 * each, 2 * each)
    told = [one["params"] for one in t.game.events(None, spans=True) if one["key"] == BEGIN]
    assert [params["each"] for params in told if params["kind"] == "ragnarok"] == [each]


@clause("BR-18.3")
def test_dragons_pay_in_addition_to_ragnarok() -> None:
    """Given Fire Dragons and a Ship in the doomed fjord / then 8 + 2 Glory, and the Inspiration doubles only the 2."""
    t = hall(
        {"ship": "nw", "upgrades": ["fire_dragons", "odins_inspiration"]},
        {},
        doom="gimle",
        frame=("ragnarok",),
    )
    t.idle()
    assert t.glory(0) == 8 + 2 * 2


@clause("BR-18.4")
def test_the_doom_token_moves_on_and_is_gone_in_age_three() -> None:
    """Given Ages 1, 2 and 3 / then the Doom token goes to the next Age's province, at last from the board."""
    names = ["gimle", "horgr", "utgard"]
    for age, following in ((1, "horgr"), (2, "utgard")):
        t = hall({}, {}, age=age, ragnarok=names, frame=("ragnarok",))
        assert t.s.doom == PLACE[following]
    t = hall({}, {}, age=3, ragnarok=names, frame=("ragnarok",))
    assert t.s.doom == -1


# 19 Release Valhalla


@clause("BR-19.1")
def test_all_figures_return_to_the_reserve_and_the_board_stays() -> None:
    """Given figures in Valhalla and on the board / then Valhalla is empty and the board as it was."""
    t = hall(
        {"leader": "valhalla", "ship": "valhalla", "warriors": {"valhalla": 2, "gimle": 1}},
        {"warriors": {"valhalla": 1}, "upgrades": ["troll"], "monsters": {"troll": "valhalla"}},
        frame=("release_valhalla",),
    )
    t.idle()
    assert [t.figures(seat, "valhalla") for seat in (0, 1)] == [0, 0]
    assert [t.figures(seat, "reserve") for seat in (0, 1)] == [9, 11]
    assert t.warriors(0, "gimle") == 1


@clause("BR-19.2")
@pytest.mark.parametrize("age", [1, 2, 3])
def test_loki_pays_for_returning_figures_also_in_age_three(age: int) -> None:
    """Given Domain and Wrath / when three figures return in any Age / then 3 x (1 + 3) Glory."""
    clan = {"warriors": {"valhalla": 2}, "leader": "valhalla", "upgrades": ["lokis_domain", "lokis_wrath"]}
    t = hall(clan, {"warriors": {"valhalla": 2}}, age=age, frame=("release_valhalla",))
    assert (t.glory(0), t.glory(1)) == (12, 0)


@clause("BR-19.2", "BR-23.1", "BR-A28")
def test_friggas_domain_is_not_a_release() -> None:
    """Given Frigga's Domain and Loki's Wrath / when a figure comes back by the action / then no Glory."""
    t = hall({"rage": 1, "leader": "valhalla", "upgrades": ["friggas_domain", "lokis_wrath"]}, {}, age=3)
    t.does(0, "invade_from_valhalla", "province:gimle").idle()
    assert t.glory(0) == 0


# 20 End of an Age


@clause("BR-20.1")
def test_tokens_turn_back_and_stay_where_they_are() -> None:
    """Given pillaged provinces / when the Age ends / then all rewards are open again, at the same places."""
    t = hall({}, {}, pillaged=["gimle", "yggdrasil"], tokens={"gimle": "glory"}, frame=("end_of_age",))
    assert not any(t.s.pillaged)
    assert t.s.tokens[PLACE["gimle"]] == 3


@clause("BR-20.1", "BR-21.1", "BR-7.3")
def test_after_age_three_the_game_ends_instead() -> None:
    """Given the end of Age 3 / then the game is over, no new Age begins."""
    t = hall({"glory": 4}, {}, age=3, frame=("end_of_age",))
    t.idle()
    assert (t.s.age, t.s.phase, t.game.winners()) == (3, "end", [0])


@clause("BR-20.2")
def test_the_first_player_token_goes_to_the_left() -> None:
    """Given seat 3 of four first / when the Age ends / then seat 0 is first."""
    t = hall(seats=4, first=3, frame=("end_of_age",))
    assert t.s.first == 0
    t = hall(seats=3, first=1, frame=("end_of_age",))
    assert t.s.first == 2


@clause("BR-20.3")
def test_the_next_age_begins_with_gods_gifts() -> None:
    """Given the end of Age 1 / then Age 2, Gods' Gifts, a draft is asked."""
    t = hall({}, {}, frame=("end_of_age",))
    assert (t.s.age, t.s.phase) == (2, "gods_gifts")
    assert {key for _, key in t.asks()} == {"draft-pick"}


@clause("BR-20.4")
def test_upgrades_stats_glory_figures_and_saved_cards_carry_over() -> None:
    """Given a clan at the end of Age 1 / when Age 2 begins / then it has what it had."""
    clan = {
        "glory": 7,
        "stats": {"axes": 3},
        "upgrades": ["troll"],
        "monsters": {"troll": "gimle"},
        "hand": ["tyrs_bash"],
        "warriors": {"horgr": 2},
    }
    t = hall(clan, {}, frame=("end_of_age",))
    assert (t.glory(0), t.steps(0), t.upgrades(0), t.hand(0)) == (7, [1, 3, 1], ["troll"], ["tyrs_bash"])
    assert (t.where(0, "troll"), t.warriors(0, "horgr"), t.warriors(0, "reserve")) == ("gimle", 2, 6)


# 21 End of the game


@clause("BR-21.1")
def test_the_game_ends_after_the_release_of_age_three() -> None:
    """Given Age 3 from its Quest phase on / when it runs to the end / then release, then the end."""
    t = hall({"upgrades": ["lokis_wrath"], "leader": "valhalla"}, {}, age=3, frame=("age", 3))
    while not t.game.over:
        question = t.game.questions[0]
        t.does(question.seat, "pass" if "pass" in question.values else question.values[0])
    keys = [event["params"]["phase"] for event in t.told("phase-begins")]
    assert keys[-2:] == ["phase:release_valhalla", "phase:end"]
    assert t.s.phase == "end"
    assert t.glory(0) == 3


@clause("BR-21.2")
def test_each_stat_scores_by_itself() -> None:
    """Given stats on steps 4, 5 and 6 / when the game ends / then 10 + 10 + 20 Glory."""
    t = hall({"stats": {"rage": 4, "axes": 5, "horns": 6}}, {}, age=3, frame=("end_of_game",))
    assert t.glory(0) == 40


@clause("BR-21.3")
def test_thors_conquest_counts_figures_on_the_board() -> None:
    """Given figures in provinces, a fjord, the reserve and Valhalla / then 3 Glory for those on the board only."""
    clan = {
        "leader": "gimle",
        "ship": "nw",
        "warriors": {"yggdrasil": 1, "valhalla": 2},
        "upgrades": ["thors_conquest"],
    }
    t = hall(clan, {"leader": "gimle"}, age=3, frame=("end_of_game",))
    assert (t.glory(0), t.glory(1)) == (9, 0)


@clause("BR-21.4", "BR-A29")
def test_tied_clans_share_the_victory() -> None:
    """Given two clans with 12 Glory / when the game ends / then both win."""
    t = hall({"glory": 12}, {"glory": 3}, {"glory": 12}, age=3, frame=("end_of_game",))
    assert t.game.winners() == [0, 2]
    assert [event["params"]["seat"] for event in t.told("game-won")] == ["seat:0", "seat:2"]


# 23 Actions of cards


@clause("BR-23.1", "BR-A39")
@pytest.mark.parametrize("figure", ["warrior", "leader", "ship", "frost_giant"])
def test_friggas_domain_costs_one_rage_for_every_figure(figure: str) -> None:
    """Given a figure in Valhalla / when it comes back by Frigga's Domain / then exactly 1 Rage, the free Leader too."""
    clan = {
        "rage": 3,
        "upgrades": ["friggas_domain", "frost_giant"],
        "leader": "valhalla",
        "ship": "valhalla",
    }
    clan |= {"warriors": {"valhalla": 1}, "monsters": {"frost_giant": "valhalla"}}
    t = hall(clan, {}, age=3)
    t.does(
        0, "invade_from_valhalla", f"figure:{figure}", "fjord:nw" if figure == "ship" else "province:gimle"
    )
    assert t.rage(0) == 2
    assert t.figures(0, "valhalla") == 3


@clause("BR-23.1")
@pytest.mark.parametrize(
    ("clan", "clause_id"),
    [({}, "BR-23.1"), ({"leader": "valhalla", "warriors": {"gimle": 4}}, "BR-10.1.7")],
    ids=["nobody in Valhalla", "Horns"],
)
def test_friggas_domain_needs_a_figure_and_room(clan: dict[str, object], clause_id: str) -> None:
    """Given nobody in Valhalla or the Horns reached / then the action is blocked."""
    t = hall({"rage": 3, "upgrades": ["friggas_domain"], **clan}, {}, age=3)
    assert t.why_not(0, "invade_from_valhalla").clause == clause_id


@clause("BR-23.1")
def test_friggas_domain_keeps_the_rules_of_invade() -> None:
    """Given a Leader in Valhalla / when he returns / then not to Yggdrasil and not to a full province; the Troll still strikes."""
    t = hall(
        {"rage": 3, "leader": "valhalla", "upgrades": ["friggas_domain"]}, {"warriors": {"utgard": 3}}, age=3
    )
    t.does(0, "invade_from_valhalla")
    assert t.why_not(0, "province:yggdrasil").clause == "BR-10.1.6"
    assert t.why_not(0, "province:utgard").clause == "BR-10.1.4"
    t = hall(
        {"rage": 3, "upgrades": ["friggas_domain", "troll"], "monsters": {"troll": "valhalla"}},
        {"warriors": {"utgard": 2}},
        age=3,
    )
    t.does(0, "invade_from_valhalla", "province:utgard")
    assert t.warriors(1, "valhalla") == 2


@clause("BR-23.2")
def test_friggas_sacrifice_destroys_two_own_figures_for_one_stat() -> None:
    """Given figures in two places, a Ship among them / when two are sacrificed / then both are in Valhalla and a stat rises."""
    t = hall(
        {
            "rage": 1,
            "ship": "nw",
            "leader": "gimle",
            "warriors": {"gimle": 1},
            "upgrades": ["friggas_sacrifice"],
        },
        {},
        age=3,
    )
    t.does(0, "sacrifice").asked("sacrifice-place", 0)
    assert t.options(0) == ["province:gimle", "fjord:nw"]
    t.does(0, "fjord:nw").asked("sacrifice-figure", 0)
    t.does(0, "figure:warrior").asked("raise-stat", 0)
    t.does(0, "stat:horns").asked("action", 0)
    assert (t.where(0, "ship"), t.warriors(0, "valhalla"), t.where(0, "leader")) == ("valhalla", 1, "gimle")
    assert (t.rage(0), t.step(0, "horns")) == (1, 2)


@clause("BR-23.2")
def test_friggas_sacrifice_takes_two_different_figures() -> None:
    """Given a Warrior and a Leader in Gimle and a Ship / when the Warrior is chosen / then it cannot be chosen again."""
    clan = {
        "rage": 1,
        "leader": "gimle",
        "ship": "nw",
        "warriors": {"gimle": 1},
        "upgrades": ["friggas_sacrifice"],
    }
    t = hall(clan, {}, age=3)
    t.does(0, "sacrifice", "province:gimle", "figure:warrior", "province:gimle").asked("raise-stat", 0)
    assert (t.where(0, "leader"), t.warriors(0, "valhalla"), t.where(0, "ship")) == ("valhalla", 1, "nw")


@clause("BR-23.2", "BR-A31")
def test_friggas_sacrifice_needs_two_figures() -> None:
    """Given one figure on the board / then blocked; with all stats at step 6 it is still legal."""
    t = hall({"rage": 1, "leader": "gimle", "upgrades": ["friggas_sacrifice"]}, {}, age=3)
    assert t.why_not(0, "sacrifice").clause == "BR-23.2"
    top = {"rage": 6, "axes": 6, "horns": 6}
    t = hall(
        {"rage": 1, "warriors": {"gimle": 2}, "stats": top, "upgrades": ["friggas_sacrifice"]}, {}, age=3
    )
    t.does(0, "sacrifice").asked("action", 0)
    assert t.warriors(0, "valhalla") == 2


@clause("BR-16.1", "BR-A32")
def test_what_was_shown_in_battle_is_hidden_again_by_the_discard() -> None:
    """Given a card all have seen / when it is kept or discarded / then nobody else knows which it was."""
    for keep in ("tyrs_crush", "troll"):
        t = battle(
            {"leader": "gimle", "hand": ["tyrs_smite"]}, {"ship": "nw", "hand": ["tyrs_crush", "troll"]}
        )
        t.reveal(s0="tyrs_smite", s1="tyrs_crush").idle()
        assert "card:tyrs_crush#a1-1" in t.game.view(0)["zones"]["hands"][1]
        t.s.agenda = [("discard_phase", ())]
        t.game.restart()
        t.play(1, keep).idle()
        assert t.game.view(0)["zones"]["hands"][1] == [None]
        assert t.game.view(0)["zones"]["buried"][1] == [None]
