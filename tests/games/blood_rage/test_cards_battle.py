"""Battle cards: each works, does not, and where the boundary lies."""

import pytest

from tests.clauses import card, clause
from tests.games.blood_rage.hall import Clan, Hall, battle, hall

ALONE: Clan = {"warriors": {"gimle": 1}}


def enemy(strength: int) -> Clan:
    """A clan with that much STR in Gimle: Ship 2, Leader 3, Warriors."""
    clan: Clan = {}
    if strength >= 2:
        clan["ship"], strength = "nw", strength - 2
    if strength >= 3:
        clan["leader"], strength = "gimle", strength - 3
    return clan | {"warriors": {"gimle": strength}}


def totals(t: Hall) -> list[int]:
    return [event["params"]["strength"] for event in t.told("battle-total")]


def winner(t: Hall) -> int | None:
    won = t.told("battle-won")
    return int(won[0]["params"]["seat"][-1]) if won else None


BONUSES = [("tyrs_bash", 2), ("tyrs_smash", 3), ("tyrs_crush", 4), ("tyrs_smite", 5), ("tyrs_rage", 6)]


@card("tyrs_bash", "tyrs_smash", "tyrs_crush", "tyrs_smite", "tyrs_rage")
@pytest.mark.parametrize(("title", "bonus"), BONUSES)
@pytest.mark.parametrize(
    ("more", "expected"), [(0, 0), (1, None), (2, 1)], ids=["wins by one", "ties", "loses by one"]
)
def test_tyr_adds_exactly_his_bonus(title: str, bonus: int, more: int, expected: int | None) -> None:
    """Given a Warrior with the card against STR bonus + 0, 1, 2 / then it wins, ties, loses."""
    t = battle(ALONE | {"hand": [title]}, enemy(bonus + more), age=2)
    t.reveal(s0=title).no_late_cards().idle()
    assert totals(t) == [1 + bonus, bonus + more]
    assert winner(t) == expected
    assert (t.discard() == [title]) == (expected == 0), "the winner discards, others take back"


@card("tyrs_bash", "tyrs_smash", "tyrs_crush", "tyrs_smite", "tyrs_rage")
@pytest.mark.parametrize("title", [title for title, _ in BONUSES])
def test_tyr_does_nothing_outside_of_a_battle(title: str) -> None:
    """Given the card in hand on one's turn, or an unopposed pillage / then it cannot be played and stays in hand."""
    t = hall({"rage": 1, "leader": "gimle", "hand": [title]}, {}, age=2)
    assert t.why_not(0, t.card(0, title)).clause == "BR-5.2"
    t.does(0, "pillage", "pass").idle()
    assert t.hand(0) == [title]


@card("odins_smite")
@pytest.mark.parametrize(
    ("victim", "fallen", "strength"),
    [
        ({"warriors": {"gimle": 3}}, 1, 2),
        ({"warriors": {"gimle": 1}}, 1, 0),
        ({"leader": "gimle"}, 0, 3),
        ({"ship": "nw", "warriors": {"myrkulor": 1}}, 0, 2),
    ],
    ids=["one of three", "the last one", "no Warrior", "Warrior next door"],
)
def test_odins_smite(victim: Clan, fallen: int, strength: int) -> None:
    """Given Smite / then exactly one Warrior in the province falls before STR, none elsewhere, no other figure, none of one's own."""
    t = battle({"warriors": {"gimle": 2}, "hand": ["odins_smite"]}, victim)
    t.reveal(s0="odins_smite").idle()
    assert totals(t) == [2 + 1, strength]
    smitten = [event for event in t.told("figures-destroyed") if event["params"]["by"] == "card:odins_smite"]
    assert len(smitten) == fallen
    assert all(event["params"]["seat"] == "seat:1" for event in smitten)


@card("odins_smite")
def test_two_smites_and_a_cancelled_one() -> None:
    """Given Smite on both sides / then each loses a Warrior; cancelled by Primacy / then none."""
    pair: Clan = {"warriors": {"gimle": 2}, "hand": ["odins_smite"]}
    t = battle(pair, pair)
    t.reveal(s0="odins_smite", s1="odins_smite").idle()
    assert totals(t) == [2, 2]
    t = battle(
        {"warriors": {"gimle": 2}, "hand": ["odins_smite#a1-1"]}, ALONE | {"hand": ["thors_primacy"]}, age=3
    )
    t.reveal(s0="odins_smite", s1="thors_primacy").no_late_cards().idle()
    assert totals(t) == [3, 4]


@card("odins_smite")
def test_smite_is_told_before_what_it_does() -> None:
    t = battle({"warriors": {"gimle": 2}, "hand": ["odins_smite"]}, {"warriors": {"gimle": 1}})
    t.reveal(s0="odins_smite").idle()
    keys = [event["key"] for event in t.game.events(None)]
    assert keys.index("text-works") < keys.index("figures-destroyed")


@card("odins_tide")
def test_odins_tide_leaves_every_clan_one_figure() -> None:
    """Given Tide and three clans / then each keeps one figure of its choice, its owner too, before STR."""
    t = battle(
        {"leader": "gimle", "warriors": {"gimle": 1}, "hand": ["odins_tide"]},
        {"ship": "nw", "warriors": {"gimle": 1, "andlang": 1}},
        {"leader": "gimle"},
        age=2,
    )
    t.reveal(s0="odins_tide").does(0, "figure:leader").does(1, "figure:warrior").idle()
    assert totals(t) == [4, 1, 3]
    assert (t.where(1, "ship"), t.warriors(1, "andlang")) == ("valhalla", 1)


@card("odins_tide")
def test_odins_tide_spares_clans_with_one_figure_and_can_be_cancelled() -> None:
    """Given single figures / then nobody is asked and nothing falls; with Primacy against it neither."""
    t = battle({"leader": "gimle", "hand": ["odins_tide"]}, {"ship": "nw"}, age=2)
    t.reveal(s0="odins_tide").idle()
    assert totals(t) == [4, 2]
    t = battle(enemy(6) | {"hand": ["odins_tide"]}, {"leader": "gimle", "hand": ["thors_primacy"]}, age=3)
    t.reveal(s0="odins_tide", s1="thors_primacy").no_late_cards().idle()
    assert totals(t) == [7, 6]


@card("odins_tide")
def test_odins_tide_does_not_ask_for_identical_warriors() -> None:
    """Given three Warriors / then one stays without a question."""
    t = battle({"leader": "gimle", "hand": ["odins_tide"]}, {"warriors": {"gimle": 3}}, age=2)
    t.reveal(s0="odins_tide").idle()
    assert totals(t) == [4, 1]
    assert t.warriors(1, "valhalla") == 3


@card("odins_judgement")
def test_odins_judgement_pays_won_or_lost_for_every_figure() -> None:
    """Given Judgement / when it wins and when it loses / then 2 Glory for each destroyed figure of any clan."""
    t = battle(enemy(5) | {"hand": ["odins_judgement"]}, {"warriors": {"gimle": 3}}, age=3)
    t.reveal(s0="odins_judgement").idle()
    assert t.glory(0) == 2 * 3 + 3
    t = battle({"warriors": {"gimle": 2}, "hand": ["odins_judgement"]}, enemy(7), age=3)
    t.reveal(s0="odins_judgement").no_late_cards().idle()
    assert (t.glory(0), t.hand(0)) == (2 * 2, ["odins_judgement"])


@card("odins_judgement")
def test_odins_judgement_counts_smite_but_not_saved_figures_and_not_when_cancelled() -> None:
    """Given a smitten and a saved Warrior / then only the destroyed ones; cancelled by Primacy / then nothing."""
    t = battle(
        enemy(5) | {"hand": ["odins_judgement"]},
        {"rage": 1, "warriors": {"gimle": 2}, "upgrades": ["friggas_protection"]},
        age=3,
    )
    t.reveal(s0="odins_judgement").does(1, "figure:warrior").idle()
    assert t.glory(0) == 2 * 1 + 3
    t = battle(ALONE | {"hand": ["odins_judgement"]}, {"leader": "gimle", "hand": ["thors_primacy"]}, age=3)
    t.reveal(s0="odins_judgement", s1="thors_primacy").no_late_cards().idle()
    assert t.glory(0) == 0
    t = battle(
        ALONE | {"hand": ["odins_judgement"]}, {"leader": "gimle", "hand": ["odins_smite#a1-1"]}, age=3
    )
    t.reveal(s0="odins_judgement", s1="odins_smite").no_late_cards().idle()
    assert t.glory(0) == 2, "the smitten Warrior; nothing was left to lose"


@card("heimdalls_sight")
@pytest.mark.parametrize(
    ("title", "x"), [("tyrs_smite", 5), ("thors_hammer", 1), ("troll", 0), ("quest_alfheim", 0)]
)
def test_heimdalls_sight_equals_the_best_card_of_another(title: str, x: int) -> None:
    """Given Sight against a card / then X is its bonus, 0 for Upgrades and Quests."""
    t = battle({"leader": "gimle", "hand": ["heimdalls_sight"]}, ALONE | {"hand": [title]})
    t.reveal(s0="heimdalls_sight", s1=title).idle()
    assert totals(t)[0] == 3 + x


@card("heimdalls_sight")
def test_heimdalls_sight_against_sight_primacy_quests_and_late_cards() -> None:
    """Given nobody else's card / then 0; cancelled / then 0; a Quest as +5 or a late +3 / then that."""
    sight: Clan = {"leader": "gimle", "hand": ["heimdalls_sight#a1-1"]}
    t = battle(sight, ALONE, age=3)
    t.reveal(s0="heimdalls_sight").idle()
    assert totals(t) == [3, 1]
    t = battle(sight, ALONE | {"hand": ["thors_primacy"]}, age=3)
    t.reveal(s0="heimdalls_sight", s1="thors_primacy").no_late_cards().idle()
    assert totals(t) == [3, 4]
    t = battle(sight, ALONE | {"hand": ["quest_alfheim"], "upgrades": ["tyrs_wrath"]}, age=3)
    t.reveal(s0="heimdalls_sight", s1="quest_alfheim").does(1, "plus:5").no_late_cards().idle()
    assert totals(t) == [8, 6]
    t = battle(sight, ALONE | {"hand": ["tyrs_bash#a1-1", "heimdalls_gaze"]}, age=3)
    t.reveal(s0="heimdalls_sight", s1="tyrs_bash").play(1, "heimdalls_gaze").no_late_cards().idle()
    assert totals(t) == [6, 6], "the single best card, not the sum"


@card("heimdalls_eye", "heimdalls_gaze")
@pytest.mark.parametrize(("title", "bonus"), [("heimdalls_eye", 2), ("heimdalls_gaze", 3)])
def test_late_cards_work_face_down_and_after_the_reveal(title: str, bonus: int) -> None:
    """Given a late card / when chosen face down or played late / then its bonus counts, late on top of the first card."""
    t = battle(ALONE | {"hand": [title]}, enemy(2), age=3)
    t.reveal(s0=title).idle()
    assert totals(t) == [1 + bonus, 2]
    t = battle(ALONE | {"hand": ["tyrs_crush", title]}, enemy(2), age=3)
    t.reveal(s0="tyrs_crush").asked("late-card", 0).play(0, title).idle()
    assert totals(t) == [1 + 4 + bonus, 2]
    assert sorted(t.discard()) == sorted(["tyrs_crush", title])


@card("heimdalls_eye", "heimdalls_gaze")
@pytest.mark.parametrize("title", ["heimdalls_eye", "heimdalls_gaze"])
def test_late_cards_may_be_held_back_and_return_to_the_loser(title: str) -> None:
    """Given a late card / when passed / then it stays in hand; played and lost / then it returns; never as an action."""
    t = battle(ALONE | {"hand": ["tyrs_crush", title]}, enemy(2), age=3)
    t.reveal(s0="tyrs_crush").does(0, "pass").idle()
    assert t.hand(0) == [title]
    t = battle(ALONE | {"hand": ["troll", title]}, enemy(7), age=3)
    t.reveal(s0="troll").play(0, title).no_late_cards().idle()
    assert sorted(t.hand(0)) == sorted(["troll", title])
    t = hall({"rage": 1, "hand": [title]}, {}, age=3)
    assert t.why_not(0, t.card(0, title)).clause == "BR-5.2"


@card("heimdalls_eye")
def test_three_eyes_in_one_battle() -> None:
    """Given three Eyes / when all are played / then +6."""
    t = battle(ALONE | {"hand": ["heimdalls_eye"] * 3}, enemy(6), age=2)
    t.reveal(s0="heimdalls_eye").play(0, "heimdalls_eye").play(0, "heimdalls_eye").idle()
    assert totals(t) == [7, 6]


@card("heimdalls_watch")
def test_heimdalls_watch_pays_the_sum_and_new_cards_are_chosen() -> None:
    """Given +4 and +2 and the Watch / then 6 Glory, all cards gone, their texts too, and the next ones are played."""
    t = battle(
        {"leader": "gimle", "hand": ["tyrs_crush", "thors_oath"]},
        ALONE | {"hand": ["heimdalls_watch", "tyrs_rage"]},
        ALONE | {"hand": ["heimdalls_eye", "quest_alfheim"]},
        age=2,
    )
    t.reveal(s0="tyrs_crush", s1="heimdalls_watch", s2="heimdalls_eye")
    assert t.glory(1) == 6 + 3, "the Watch, then the battle"
    t.reveal(s0="thors_oath", s1="tyrs_rage", s2="quest_alfheim").idle()
    assert totals(t) == [4, 7, 1]
    assert "heimdalls_watch" not in t.hand(1)


@card("heimdalls_watch")
def test_heimdalls_watch_without_bonuses_cards_or_when_cancelled() -> None:
    """Given only a Quest to sweep / then 0 Glory and no card left; cancelled / then it is a +0 card."""
    t = battle({"leader": "gimle", "hand": ["quest_alfheim"]}, ALONE | {"hand": ["heimdalls_watch"]}, age=2)
    t.reveal(s0="quest_alfheim", s1="heimdalls_watch").idle()
    assert (t.glory(1), len(t.discard()), totals(t)) == (0, 2, [3, 1])
    t = battle({"leader": "gimle", "hand": ["thors_primacy"]}, ALONE | {"hand": ["heimdalls_watch"]}, age=3)
    t.reveal(s0="thors_primacy", s1="heimdalls_watch").no_late_cards().idle()
    assert (t.glory(1), t.hand(1), totals(t)) == (0, ["heimdalls_watch"], [6, 1])


@card("heimdalls_watch")
def test_a_watch_in_the_second_wave_works_again() -> None:
    """Given a Watch in each of two waves / then both pay, in their own wave."""
    t = battle(
        {"leader": "gimle", "hand": ["tyrs_crush#a2-1", "tyrs_rage#a3-1"]},
        ALONE | {"hand": ["heimdalls_watch#a2-1", "heimdalls_watch#a3-1"]},
        age=3,
    )
    t.play(0, "tyrs_crush").play(1, "heimdalls_watch").idle()
    assert t.glory(1) == 4 + 6


@card("friggas_grace")
def test_friggas_grace_raises_another_stat_for_the_winning_pillager() -> None:
    """Given Grace on a Rage token / then Rage by the token and Axes or Horns by the card."""
    t = battle({"leader": "gimle", "hand": ["friggas_grace"]}, ALONE, tokens={"gimle": "rage"})
    t.reveal(s0="friggas_grace").asked("raise-stat", 0)
    assert t.options(0) == ["stat:axes", "stat:horns"]
    t.does(0, "stat:horns").idle()
    assert (t.steps(0), totals(t)) == ([2, 1, 2], [5, 1])


@card("friggas_grace")
def test_friggas_grace_needs_pillager_victory_and_its_text() -> None:
    """Given a defender who wins, a pillager who loses, or Primacy / then no stat."""
    t = battle(ALONE, {"leader": "gimle", "hand": ["friggas_grace"]})
    t.reveal(s1="friggas_grace").idle()
    assert t.steps(1) == [1, 1, 1]
    t = battle(ALONE | {"hand": ["friggas_grace"]}, enemy(5))
    t.reveal(s0="friggas_grace").idle()
    assert t.steps(0) == [1, 1, 1]
    t = battle(
        {"leader": "gimle", "hand": ["friggas_grace#a1-1"]},
        ALONE | {"hand": ["thors_primacy"]},
        tokens={"gimle": "rage"},
        age=3,
    )
    t.reveal(s0="friggas_grace", s1="thors_primacy").no_late_cards().idle()
    assert t.steps(0) == [2, 1, 1]


@card("friggas_grace")
def test_friggas_grace_with_one_stat_left_is_not_asked() -> None:
    """Given a Rage token, Axes at step 6 / then Horns rise by themselves; all at step 6 / then nothing."""
    t = battle(
        {"leader": "gimle", "hand": ["friggas_grace"], "stats": {"axes": 6}}, ALONE, tokens={"gimle": "rage"}
    )
    t.reveal(s0="friggas_grace").idle()
    assert t.steps(0) == [2, 6, 2]


WINNER: Clan = {"rage": 5, "glory": 5, "leader": "gimle"}


@card("thors_hammer", "thors_ascension")
@pytest.mark.parametrize(("title", "rage", "glory"), [("thors_hammer", 0, 3), ("thors_ascension", 3, 3)])
def test_thor_rewards_the_winner_alone(title: str, rage: int, glory: int) -> None:
    """Given the card / when it wins / then Glory (and Rage) beside the Battle Glory; when it loses, ties or is cancelled / then not."""
    t = battle(WINNER | {"hand": [title]}, enemy(3), age=3)
    t.reveal(s0=title).idle()
    assert (t.rage(0), t.glory(0), totals(t)[0]) == (5 + rage, 5 + glory + 3, 4)
    t = battle(WINNER | {"hand": [title]}, enemy(4), age=3)
    t.reveal(s0=title).no_late_cards().idle()
    assert (t.rage(0), t.glory(0), winner(t)) == (5, 5, None)
    t = battle(WINNER | {"hand": [title]}, enemy(5), age=3)
    t.reveal(s0=title).no_late_cards().idle()
    assert (t.rage(0), t.glory(0), winner(t)) == (5, 5, 1)
    t = battle(
        WINNER | {"warriors": {"gimle": 1}, "hand": [title]}, ALONE | {"hand": ["thors_primacy"]}, age=3
    )
    t.reveal(s0=title, s1="thors_primacy").no_late_cards().idle()
    assert (t.rage(0), t.glory(0), winner(t)) == (5, 5 + 3, 0)


@card("thors_ascension")
@pytest.mark.parametrize(("before", "after"), [(0, 3), (9, 12), (10, 12), (12, 12)])
def test_thors_ascension_stops_at_twelve_rage(before: int, after: int) -> None:
    """Given Rage near the end of the track / then the gain stops at 12."""
    t = battle({"rage": before, "leader": "gimle", "hand": ["thors_ascension"]}, ALONE, age=3)
    t.reveal(s0="thors_ascension").idle()
    assert t.rage(0) == after
    assert [event["params"]["amount"] for event in t.told("rage-gained")] == (
        [after - before] if after > before else []
    )


@card("thors_oath")
def test_thors_oath_raises_a_stat_before_battle_glory() -> None:
    """Given Oath / when it wins and Axes are raised / then Battle Glory 4, also for a defender."""
    t = battle(ALONE, {"leader": "gimle", "hand": ["thors_oath"]}, age=2)
    t.reveal(s1="thors_oath").asked("raise-stat", 1).does(1, "stat:axes").idle()
    assert [event["params"]["step"] for event in t.told("stat-raised")] == [2]
    assert (t.steps(1), t.glory(1)) == ([1, 2, 1], 4)


@card("thors_oath")
def test_thors_oath_does_nothing_for_losers_ties_or_when_cancelled() -> None:
    """Given Oath and a tie, a loss or Primacy / then no stat; with all stats at step 6 / then no question."""
    for strength in (4, 5):
        t = battle({"leader": "gimle", "hand": ["thors_oath"]}, enemy(strength), age=2)
        t.reveal(s0="thors_oath").idle()
        assert t.steps(0) == [1, 1, 1]
    t = battle(
        enemy(6) | {"hand": ["thors_oath"]},
        ALONE | {"hand": ["thors_primacy"]},
        tokens={"gimle": "glory"},
        age=3,
    )
    t.reveal(s0="thors_oath", s1="thors_primacy").no_late_cards().idle()
    assert t.steps(0) == [1, 1, 1]
    top = {"rage": 6, "axes": 6, "horns": 6}
    t = battle({"leader": "gimle", "hand": ["thors_oath"], "stats": top}, ALONE, age=2)
    t.reveal(s0="thors_oath").idle()
    assert t.glory(0) == 8


@card("thors_primacy")
def test_thors_primacy_cancels_texts_and_keeps_bonuses() -> None:
    """Given Smite and Trickery against Primacy / then neither works, Smite's +1 counts."""
    t = battle(
        WINNER | {"hand": ["thors_primacy"], "warriors": {"gimle": 1}},
        ALONE | {"hand": ["odins_smite#a1-1"]},
        ALONE | {"hand": ["lokis_trickery#a1-1"]},
        age=3,
    )
    t.reveal(s0="thors_primacy", s1="odins_smite", s2="lokis_trickery").no_late_cards().idle()
    assert totals(t) == [3 + 1 + 3, 2, 1]
    assert (t.rage(0), t.rage(2)) == (5, 0)


@card("thors_primacy")
def test_thors_primacy_spares_upgrades_in_play_and_later_waves() -> None:
    """Given Thor's Glory in play and a late Gaze / then both work in spite of Primacy."""
    t = battle(
        {"leader": "gimle", "hand": ["thors_primacy"]},
        enemy(5)
        | {
            "hand": ["tyrs_bash#a1-1", "heimdalls_gaze"],
            "upgrades": ["valkyrie"],
            "monsters": {"valkyrie": "gimle"},
        },
        age=3,
    )
    t.reveal(s0="thors_primacy", s1="tyrs_bash").asked("late-card", 1).play(1, "heimdalls_gaze").idle()
    assert totals(t) == [6, 7 + 2 + 3]
    assert t.glory(1) == 2 + 3, "Valkyrie and Battle Glory"


@card("thors_primacy")
def test_two_primacies() -> None:
    """Given Primacy on both sides / then both count +3 and nothing else happens."""
    t = battle(
        {"leader": "gimle", "hand": ["thors_primacy"]}, {"leader": "gimle", "hand": ["thors_primacy"]}, age=3
    )
    t.reveal(s0="thors_primacy", s1="thors_primacy").idle()
    assert (totals(t), len(t.told("primacy"))) == ([6, 6], 1)


@clause("BR-A34")
@card("lokis_trickery", "lokis_backstab")
@pytest.mark.parametrize(
    ("title", "stock", "amounts"),
    [("lokis_trickery", "rage", {0: 0, 1: 1, 5: 1}), ("lokis_backstab", "glory", {0: 0, 1: 1, 2: 2, 5: 2})],
)
def test_loki_steals_from_the_winner(title: str, stock: str, amounts: dict[int, int]) -> None:
    """Given a winner with little or much / when Loki's thief loses / then it takes 1 Rage or 2 Glory, at most what is there."""
    for has, taken in amounts.items():
        t = battle(
            {"leader": "gimle", "glory": 0, stock: has},
            ALONE | {"hand": [title]},
            age=2,
            tokens={"gimle": "horns"},
        )
        t.reveal(s1=title).idle()
        mine, theirs = (t.rage(1), t.rage(0)) if stock == "rage" else (t.glory(1), t.glory(0) - 3)
        assert (mine, theirs) == (taken, has - taken)
        assert t.hand(1) == [title]


@card("lokis_trickery", "lokis_backstab", "lokis_poison")
@pytest.mark.parametrize("title", ["lokis_trickery", "lokis_backstab", "lokis_poison"])
def test_loki_takes_nothing_when_he_wins_ties_or_is_cancelled(title: str) -> None:
    """Given the thief wins, ties, or faces Primacy / then nothing is taken."""
    rich: Clan = {"rage": 5, "glory": 5, "warriors": {"gimle": 1}}
    t = battle(
        {"leader": "gimle", "hand": [title]},
        rich | {"hand": ["tyrs_bash#a1-1"]},
        age=3,
        tokens={"gimle": "horns"},
    )
    t.reveal(s0=title, s1="tyrs_bash").no_late_cards().idle()
    assert (t.rage(1), t.glory(1), winner(t)) == (5, 5, None), "3 against 1 + 2 is a tie"
    t = battle(
        {"leader": "gimle", "hand": [title]},
        rich | {"hand": ["thors_hammer#a1-1"]},
        age=3,
        tokens={"gimle": "horns"},
    )
    t.reveal(s0=title, s1="thors_hammer").no_late_cards().idle()
    assert (t.rage(1), t.glory(1), winner(t), t.hand(1)) == (5, 5, 0, ["thors_hammer"])
    t = battle({"leader": "gimle", "hand": [title]}, rich | {"hand": ["thors_primacy"]}, age=3)
    t.reveal(s0=title, s1="thors_primacy").no_late_cards().idle()
    assert (t.rage(1), t.glory(1), winner(t)) == (5, 5 + 3, 1)
    assert t.hand(0) == [title]


@card("lokis_trickery")
def test_lokis_trickery_at_a_full_rage_track() -> None:
    """Given a thief with 12 Rage / when it takes 1 / then the winner loses it and the thief stays at 12."""
    t = battle({"rage": 2, "leader": "gimle"}, ALONE | {"rage": 12, "hand": ["lokis_trickery#a1-1"]}, age=1)
    t.reveal(s1="lokis_trickery").idle()
    assert (t.rage(0), t.rage(1)) == (1, 12)


@card("lokis_poison")
def test_lokis_poison_takes_all_cards_of_the_winner() -> None:
    """Given a winner with a card and a late card / when Poison loses / then both go into the thief's hand, seen by all."""
    t = battle(
        {"leader": "gimle", "hand": ["tyrs_crush", "heimdalls_gaze", "troll"]},
        ALONE | {"hand": ["lokis_poison"]},
        age=3,
    )
    t.reveal(s0="tyrs_crush", s1="lokis_poison").play(0, "heimdalls_gaze").no_late_cards().idle()
    assert sorted(t.hand(1)) == ["heimdalls_gaze", "lokis_poison", "tyrs_crush"]
    assert (t.discard(), t.hand(0)) == ([], ["troll"])
    assert None not in t.game.view(2)["zones"]["hands"][1]


@card("lokis_poison")
def test_lokis_poison_and_a_winner_without_cards() -> None:
    """Given a winner with an empty hand / then there is nothing to take; cards swept by a Watch are gone as well."""
    t = battle({"leader": "gimle"}, ALONE | {"hand": ["lokis_poison"]}, age=3)
    t.reveal(s1="lokis_poison").idle()
    assert t.hand(1) == ["lokis_poison"]
    t = battle(
        {"leader": "gimle", "hand": ["tyrs_crush"]},
        ALONE | {"hand": ["heimdalls_watch", "lokis_poison"]},
        age=3,
    )
    t.play(1, "heimdalls_watch").idle()
    assert (t.hand(1), sorted(t.discard())) == (["lokis_poison"], ["heimdalls_watch", "tyrs_crush"])
