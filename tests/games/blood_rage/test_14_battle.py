"""Battle: choosing cards, reveal, STR, resolution (BR-14.3 to BR-14.6)."""

import pytest

from tests.clauses import clause
from tests.games.blood_rage.hall import battle, hall

# 14.3 Choosing cards


@clause("BR-14.3.1")
def test_one_card_of_any_kind_from_every_hand_in_the_battle() -> None:
    """Given a hand of all kinds and an empty one / then the first must choose one of all its cards, the second plays none."""
    hand = ["tyrs_bash", "quest_alfheim", "troll"]
    t = battle({"leader": "gimle", "hand": hand}, {"ship": "nw"})
    assert t.asks() == [(0, "battle-card")]
    assert t.options(0) == [t.card(0, title) for title in hand]
    t.reveal(s0="troll").idle()
    assert t.told("battle-won")


@clause("BR-14.3.1")
def test_a_battle_without_any_cards() -> None:
    """Given empty hands / then STR on the board decides at once."""
    t = battle({"warriors": {"gimle": 2}}, {"leader": "gimle"})
    t.idle()
    assert t.told("battle-won")[0]["params"]["seat"] == "seat:1"


@clause("BR-14.3.2")
def test_clans_outside_the_battle_play_nothing() -> None:
    """Given a third clan with a hand elsewhere / then it is not asked."""
    t = battle(
        {"leader": "gimle", "hand": ["tyrs_bash", "tyrs_crush"]},
        {"ship": "nw"},
        {"leader": "andlang", "hand": ["tyrs_smash", "tyrs_smite"]},
    )
    assert t.asks() == [(0, "battle-card")]


@clause("BR-14.3.3")
def test_cards_are_revealed_together() -> None:
    """Given one clan has chosen / then nobody sees the card, and the choice may be changed, until the other has chosen."""
    t = battle(
        {"leader": "gimle", "hand": ["tyrs_bash", "tyrs_smash"]},
        {"ship": "nw", "hand": ["tyrs_smite", "tyrs_crush"]},
    )
    t.play(0, "tyrs_bash")
    for seat in (1, 2, None):
        assert "tyrs_bash" not in str(t.game.view(seat))
        assert not t.game.view(seat)["zones"]["table"][0]
    t.play(0, "tyrs_smash").play(1, "tyrs_smite").idle()
    assert [event["params"]["card"] for event in t.told("battle-card-revealed")] == [
        "card:tyrs_smash#a1-1",
        "card:tyrs_smite#a1-1",
    ]


@clause("BR-14.3.1")
def test_the_last_card_of_a_hand_is_played_without_a_question() -> None:
    """Given one card against two / then only the clan that has a choice is asked, and the other card stays hidden until then."""
    t = battle(
        {"leader": "gimle", "hand": ["tyrs_bash"]}, {"ship": "nw", "hand": ["tyrs_smite", "tyrs_crush"]}
    )
    assert t.asks() == [(1, "battle-card")]
    assert "tyrs_bash" not in str(t.game.view(1))
    t.play(1, "tyrs_crush").idle()
    assert t.shown(0) == "tyrs_bash"


@clause("BR-14.4.9")
def test_a_hand_that_everybody_has_seen_is_not_asked_for_late_cards() -> None:
    """Given a loser whose two cards were shown in two battles / when it fights again / then only the other clan is asked."""
    t = hall(
        {
            "rage": 3,
            "leader": "gimle",
            "warriors": {"horgr": 2, "elvagar": 2},
            "hand": ["tyrs_smash", "tyrs_crush", "tyrs_smite", "tyrs_rage"],
        },
        {"warriors": {"gimle": 1, "horgr": 1, "elvagar": 1}, "hand": ["tyrs_bash", "lokis_trickery"]},
        age=2,
    )
    for place, ours, theirs in (
        ("gimle", "tyrs_smash", "tyrs_bash"),
        ("horgr", "tyrs_crush", "lokis_trickery"),
    ):
        t.does(0, f"pillage:{place}").reveal(s0=ours, s1=theirs).no_late_cards()
        if t.asks() == [(1, "action")]:  # the Trickery has stolen a Rage
            t.does(1, "pass")
    t.does(0, "pillage:elvagar").reveal(s0="tyrs_smite", s1="tyrs_bash")
    t.asked("late-card", 0).does(0, "pass")
    assert t.told("battle-won")[-1]["params"]["place"] == "province:elvagar"


# 14.4 Reveal and effects


@clause("BR-14.4.1", "BR-14.5.1", "BR-14.5.2")
def test_a_battle_card_adds_its_bonus() -> None:
    """Given Leader 3 + 2 against Warriors 2 + 5 / then 5 against 7, and the Warriors win."""
    t = battle({"leader": "gimle", "hand": ["tyrs_bash"]}, {"warriors": {"gimle": 2}, "hand": ["tyrs_smite"]})
    t.reveal(s0="tyrs_bash", s1="tyrs_smite").idle()
    assert [event["params"]["strength"] for event in t.told("battle-total")] == [5, 7]
    assert t.told("battle-won")[0]["params"]["seat"] == "seat:1"
    assert t.where(0, "leader") == "valhalla"


@clause("BR-14.4.2")
@pytest.mark.parametrize("title", ["troll", "quest_alfheim", "friggas_charm"])
def test_other_cards_add_nothing(title: str) -> None:
    """Given an Upgrade or a Quest revealed / then it adds nothing and does nothing."""
    t = battle({"leader": "gimle", "hand": [title]}, {"warriors": {"gimle": 2}, "hand": ["tyrs_bash"]})
    t.reveal(s0=title, s1="tyrs_bash").idle()
    assert [event["params"]["strength"] for event in t.told("battle-total")] == [3, 4]
    assert (t.where(0, "troll"), t.upgrades(0)) == ("stock", [])


@clause("BR-14.4.3", "BR-A18")
def test_steps_a_to_e_in_this_order() -> None:
    """Given a Quest of Tyr's Domain, Odin's Tide and a late card / then the Quest is decided, the Tide, then the late card."""
    t = battle(
        {"leader": "gimle", "hand": ["quest_alfheim", "tyrs_crush"], "upgrades": ["tyrs_domain"]},
        {"leader": "gimle", "ship": "nw", "hand": ["odins_tide", "heimdalls_eye"]},
        age=2,
    )
    t.reveal(s0="quest_alfheim", s1="odins_tide").asked("quest-as-battle", 0)
    t.does(0, "plus:3").asked("tide-keep", 1)
    t.does(1, "figure:leader").asked("late-card", 0)
    t.does(0, "pass").asked("late-card", 1).play(1, "heimdalls_eye").no_late_cards().idle()
    assert [event["params"]["strength"] for event in t.told("battle-total")] == [6, 6]


@clause("BR-14.4.4")
def test_primacy_cancels_the_texts_of_the_others() -> None:
    """Given Primacy against Thor's Hammer and Sight / then Hammer pays nothing, Sight counts 0, bonuses stay."""
    t = battle(
        {"warriors": {"gimle": 1}, "hand": ["thors_primacy"]},
        {"leader": "gimle", "ship": "nw", "hand": ["thors_hammer#a1-1"]},
        {"warriors": {"gimle": 1}, "hand": ["heimdalls_sight#a1-1"]},
        age=3,
    )
    t.reveal(s0="thors_primacy", s1="thors_hammer", s2="heimdalls_sight").no_late_cards().idle()
    assert [event["params"]["strength"] for event in t.told("battle-total")] == [1 + 3, 5 + 1, 1 + 0]
    assert t.glory(1) == 3, "Battle Glory only"


@clause("BR-14.4.4")
def test_the_first_primacy_in_order_cancels_the_other() -> None:
    """Given two Primacies and a Watch / then the pillager's counts, and the Watch is cancelled too."""
    t = battle(
        {"leader": "gimle", "hand": ["heimdalls_watch"]},
        {"leader": "gimle", "hand": ["thors_primacy"]},
        {"warriors": {"gimle": 1}, "hand": ["thors_primacy"]},
        pillager=2,
        age=3,
    )
    t.reveal(s0="heimdalls_watch", s1="thors_primacy", s2="thors_primacy").no_late_cards().idle()
    assert [event["params"]["seat"] for event in t.told("primacy")] == ["seat:2"]
    assert not t.told("watch")


@clause("BR-14.4.5")
def test_watch_sweeps_the_table_and_pays_the_sum() -> None:
    """Given +6, a Quest, Sight (X = 6) and the Watch / then 12 Glory, all discarded; the clans that still have a card play it."""
    t = battle(
        {"leader": "gimle", "hand": ["tyrs_rage", "tyrs_smash"]},
        {"ship": "nw", "hand": ["heimdalls_watch", "tyrs_crush"]},
        {"warriors": {"gimle": 1}, "hand": ["heimdalls_sight#a1-1"]},
        {"warriors": {"gimle": 1}, "hand": ["quest_alfheim"]},
        age=2,
    )
    t.reveal(s0="tyrs_rage", s1="heimdalls_watch", s2="heimdalls_sight", s3="quest_alfheim")
    assert t.glory(1) == 6 + 6
    assert sorted(t.discard()) == ["heimdalls_sight", "heimdalls_watch", "quest_alfheim", "tyrs_rage"]
    t.reveal(s0="tyrs_smash", s1="tyrs_crush").idle()
    assert [event["params"]["strength"] for event in t.told("battle-total")] == [6, 6, 1, 1]


@clause("BR-14.4.5", "BR-A19")
def test_a_second_watch_is_discarded_without_effect() -> None:
    """Given two Watches and +4 / then only the first in order pays, 4 Glory."""
    t = battle(
        {"leader": "gimle", "hand": ["tyrs_crush"]},
        {"ship": "nw", "hand": ["heimdalls_watch#a2-1"]},
        {"ship": "nw", "hand": ["heimdalls_watch#a3-1"]},
        age=3,
    )
    t.reveal(s0="tyrs_crush", s1="heimdalls_watch", s2="heimdalls_watch").idle()
    assert (t.glory(1), t.glory(2)) == (4, 0)
    assert [event["params"]["strength"] for event in t.told("battle-total")] == [3, 2, 2]


@clause("BR-14.4.6")
def test_a_quest_may_count_as_a_battle_card() -> None:
    """Given Tyr's Wrath and a revealed Quest / then the owner decides openly; Primacy does not touch it."""
    clans = (
        {"leader": "gimle", "hand": ["quest_alfheim"], "upgrades": ["tyrs_wrath"]},
        {"leader": "gimle", "hand": ["thors_primacy"]},
    )
    t = battle(*clans, age=3)
    t.reveal(s0="quest_alfheim", s1="thors_primacy").asked("quest-as-battle", 0)
    t.does(0, "plus:5").no_late_cards().idle()
    assert [event["params"]["strength"] for event in t.told("battle-total")] == [8, 6]
    t = battle(*clans, age=3)
    t.reveal(s0="quest_alfheim", s1="thors_primacy").does(0, "no").no_late_cards().idle()
    assert [event["params"]["strength"] for event in t.told("battle-total")] == [3, 6]


@clause("BR-14.4.7")
def test_smite_kills_one_warrior_of_each_other_clan_before_strength() -> None:
    """Given Odin's Smite / then each other clan loses one Warrior in the province, and the STR is lower."""
    t = battle(
        {"warriors": {"gimle": 1}, "hand": ["odins_smite"]},
        {"warriors": {"gimle": 2, "andlang": 1}},
        {"leader": "gimle"},
    )
    t.reveal(s0="odins_smite").idle()
    assert [event["params"]["strength"] for event in t.told("battle-total")] == [2, 1, 3]
    assert t.warriors(1, "andlang") == 1


@clause("BR-14.4.7", "BR-A20")
def test_tide_leaves_one_figure_each_and_a_second_tide_does_nothing() -> None:
    """Given two Tides / then every clan keeps one figure of province and fjord once."""
    t = battle(
        {"leader": "gimle", "ship": "nw", "hand": ["odins_tide"]},
        {"warriors": {"gimle": 3}, "hand": ["odins_tide"]},
        age=2,
    )
    t.reveal(s0="odins_tide", s1="odins_tide").asked("tide-keep", 0)
    assert t.options(0) == ["figure:leader", "figure:ship"]
    t.does(0, "figure:ship").idle()
    assert [event["params"]["strength"] for event in t.told("battle-total")] == [3, 2]
    assert (t.where(0, "leader"), t.where(0, "ship")) == ("valhalla", "nw")


@clause("BR-14.4.7")
def test_smite_and_tide_in_the_order_of_their_owners() -> None:
    """Given the pillager's Tide and another's Smite / then the Tide comes first: the last Warrior then falls to the Smite."""
    t = battle(
        {"warriors": {"gimle": 2}, "hand": ["odins_tide"]},
        {"leader": "gimle", "hand": ["odins_smite#a1-1"]},
        age=2,
    )
    t.reveal(s0="odins_tide", s1="odins_smite").idle()
    assert t.warriors(0, "valhalla") == 2
    assert [event["params"]["by"] for event in t.told("figures-destroyed")] == [
        "card:odins_tide",
        "card:odins_smite",
    ]


@clause("BR-14.4.8", "BR-A37")
def test_a_clan_without_figures_stays_in_the_battle_and_can_win() -> None:
    """Given the pillager's only Warrior falls to Smite / when its card is higher / then it wins, pillages and gains Battle Glory."""
    t = battle(
        {"warriors": {"gimle": 1}, "hand": ["tyrs_smite"]},
        {"warriors": {"gimle": 1}, "hand": ["odins_smite"]},
        tokens={"gimle": "glory"},
    )
    t.reveal(s0="tyrs_smite", s1="odins_smite").idle()
    assert t.figures(0, "gimle") == 0
    assert (t.glory(0), t.pillaged("gimle")) == (8, True)


@clause("BR-14.4.9", "BR-A21")
def test_late_cards_go_round_until_all_pass_in_a_row() -> None:
    """Given Eye and Gaze in two hands / when the pillager passes first and the other plays / then the pillager is asked again."""
    t = battle(
        {"leader": "gimle", "hand": ["tyrs_crush", "heimdalls_eye"]},
        {"leader": "gimle", "hand": ["tyrs_rage", "heimdalls_gaze", "heimdalls_eye", "troll#a1-1"]},
        age=3,
    )
    t.reveal(s0="tyrs_crush", s1="tyrs_rage").asked("late-card", 0)
    t.does(0, "pass").asked("late-card", 1).play(1, "heimdalls_gaze")
    t.asked("late-card", 0).play(0, "heimdalls_eye")
    t.asked("late-card", 1)
    assert t.why_not(1, t.card(1, "troll")).clause == "BR-14.4.9"
    t.play(1, "heimdalls_eye").asked("late-card", 1)
    t.does(1, "pass").idle()
    assert [event["params"]["strength"] for event in t.told("battle-total")] == [3 + 4 + 2, 3 + 6 + 3 + 2]


@clause("BR-14.4.9")
def test_every_hand_is_asked_so_that_nobody_learns_who_holds_a_late_card() -> None:
    """Given a hand without a late card / then it is asked all the same, with pass as its only option."""
    t = battle({"leader": "gimle", "hand": ["tyrs_crush", "troll"]}, {"ship": "nw"}, age=2)
    t.reveal(s0="tyrs_crush").asked("late-card", 0)
    assert t.options(0) == ["pass"]


@clause("BR-14.4.9")
def test_a_clan_without_figures_may_play_late_cards() -> None:
    """Given the only Warrior fell to Smite / when the window opens / then its clan may play a late card and win."""
    t = battle(
        {"warriors": {"gimle": 1}, "hand": ["tyrs_bash#a1-1", "heimdalls_eye"]},
        {"warriors": {"gimle": 1}, "hand": ["odins_smite#a1-1"]},
        age=2,
    )
    t.reveal(s0="tyrs_bash", s1="odins_smite").asked("late-card", 0).play(0, "heimdalls_eye").idle()
    assert t.told("battle-won")[0]["params"]["seat"] == "seat:0"


@clause("BR-14.4.10", "BR-A36")
def test_a_late_card_adds_to_what_was_played_and_escapes_primacy() -> None:
    """Given Primacy against a late Gaze / then the Gaze counts +3 on top of the first card."""
    t = battle(
        {"leader": "gimle", "hand": ["thors_primacy"]},
        {"leader": "gimle", "hand": ["tyrs_bash#a1-1", "heimdalls_gaze"]},
        age=3,
    )
    t.reveal(s0="thors_primacy", s1="tyrs_bash").asked("late-card", 1).play(1, "heimdalls_gaze").idle()
    assert [event["params"]["strength"] for event in t.told("battle-total")] == [6, 3 + 2 + 3]
    assert t.discard() == ["tyrs_bash", "heimdalls_gaze"], "both counted as played by the winner"


# 14.5 Comparing STR


@clause("BR-14.5.1", "BR-A35")
def test_sight_is_worth_the_highest_single_card_of_another_clan() -> None:
    """Given Sight against +4 with a late +3, and +5 / then X is 5, not 7."""
    t = battle(
        {"leader": "gimle", "hand": ["heimdalls_sight#a1-1"]},
        {"warriors": {"gimle": 1}, "hand": ["tyrs_crush", "heimdalls_gaze"]},
        {"warriors": {"gimle": 1}, "hand": ["tyrs_smite"]},
        age=3,
    )
    t.reveal(s0="heimdalls_sight", s1="tyrs_crush", s2="tyrs_smite")
    sides = t.game.view(None)["facts"]["battle"]["clans"]
    assert [(part["value"], part["strength"]) for part in sides[0]["parts"]] == [
        ("figure:leader", 3),
        ("card:heimdalls_sight#a1-1", 5),
    ]
    t.play(1, "heimdalls_gaze").no_late_cards().idle()
    assert [event["params"]["strength"] for event in t.told("battle-total")] == [3 + 5, 1 + 7, 1 + 5]


@clause("BR-14.5.2")
def test_the_highest_total_wins_and_all_others_lose() -> None:
    """Given totals 4, 5 and 3 / then the second wins, the others lose everything in the area."""
    t = battle(
        {"leader": "gimle", "warriors": {"gimle": 1}},
        {"leader": "gimle", "ship": "nw"},
        {"warriors": {"gimle": 2}},
    )
    t.idle()
    assert [t.figures(seat, "valhalla") for seat in range(3)] == [2, 0, 2]
    assert t.glory(1) == 3


@clause("BR-14.5.3")
def test_a_tie_for_the_highest_has_no_winner() -> None:
    """Given totals 3, 3 and 1 / then all three lose, nobody gains Battle Glory, the token stays."""
    t = battle({"leader": "gimle"}, {"leader": "gimle"}, {"warriors": {"gimle": 1}})
    t.idle()
    assert [t.figures(seat, "valhalla") for seat in range(3)] == [1, 1, 1]
    assert [t.glory(seat) for seat in range(3)] == [0, 0, 0]
    assert not t.pillaged("gimle")


@clause("BR-14.5.3", "BR-A22")
def test_a_tie_below_the_highest_does_not_matter() -> None:
    """Given totals 3, 1 and 1 / then the first wins."""
    t = battle({"leader": "gimle"}, {"warriors": {"gimle": 1}}, {"warriors": {"gimle": 1}})
    t.idle()
    assert t.glory(0) == 3
    assert t.pillaged("gimle")


# 14.6 Resolution


@clause("BR-14.6.1")
def test_a_thief_before_the_winner_cannot_take_what_the_winner_is_about_to_gain() -> None:
    """Given a poor winner with Hammer and a Backstab / then the thief who comes first gets 0, the one who comes later 2."""
    for pillager, stolen in ((0, 0), (1, 2)):
        t = battle(
            {"warriors": {"gimle": 1}, "hand": ["lokis_backstab"]},
            {"leader": "gimle", "hand": ["thors_hammer#a1-1"]},
            pillager=pillager,
            age=2,
        )
        t.reveal(s0="lokis_backstab", s1="thors_hammer").idle()
        assert t.glory(0) == stolen
        assert t.told("battle-won")[0]["params"]["seat"] == "seat:1"


@clause("BR-14.6.1", "BR-A33")
def test_lose_texts_need_a_winner() -> None:
    """Given a tie and all three thieves of Loki / then nothing is taken."""
    t = battle(
        {"rage": 3, "glory": 5, "leader": "gimle", "hand": ["lokis_backstab"]},
        {"rage": 3, "glory": 5, "leader": "gimle", "hand": ["lokis_poison"]},
        {"warriors": {"gimle": 1}, "hand": ["lokis_trickery#a1-1"]},
        age=3,
    )
    t.reveal(s0="lokis_backstab", s1="lokis_poison", s2="lokis_trickery").no_late_cards().idle()
    assert [t.glory(seat) for seat in range(3)] == [5, 5, 0]
    assert [t.rage(seat) for seat in range(3)] == [3, 3, 0]
    assert [t.hand(seat) for seat in range(3)] == [["lokis_backstab"], ["lokis_poison"], ["lokis_trickery"]]


@clause("BR-14.6.2")
def test_the_winner_discards_the_losers_take_back() -> None:
    """Given a battle with a winner / then its card is discarded face up, the loser's is back in the hand, known to all."""
    t = battle({"leader": "gimle", "hand": ["tyrs_smash"]}, {"ship": "nw", "hand": ["tyrs_bash"]})
    t.reveal(s0="tyrs_smash", s1="tyrs_bash").idle()
    assert (t.discard(), t.hand(0), t.hand(1)) == (["tyrs_smash"], [], ["tyrs_bash"])
    assert t.game.view(2)["zones"]["hands"][1] == ["card:tyrs_bash#a1-1"]


@clause("BR-14.6.2")
def test_without_a_winner_everybody_takes_back() -> None:
    """Given a tie / then both cards are back in their hands."""
    t = battle({"leader": "gimle", "hand": ["tyrs_smash"]}, {"leader": "gimle", "hand": ["tyrs_smash"]})
    t.reveal(s0="tyrs_smash", s1="tyrs_smash").idle()
    assert (t.discard(), t.hand(0), t.hand(1)) == ([], ["tyrs_smash"], ["tyrs_smash"])


@clause("BR-14.6.2")
def test_live_texts_stay_live_after_their_cards_left_the_table() -> None:
    """Given the loser's Judgement back in hand / when figures fall / then it still pays 2 Glory each."""
    t = battle(
        {"leader": "gimle", "hand": ["tyrs_rage"]},
        {"warriors": {"gimle": 3}, "hand": ["odins_judgement"]},
        age=3,
    )
    t.reveal(s0="tyrs_rage", s1="odins_judgement").no_late_cards().idle()
    assert (t.hand(1), t.glory(1)) == (["odins_judgement"], 6)


@clause("BR-14.6.3", "BR-A23")
def test_trickery_and_poison_come_before_prowess() -> None:
    """Given the winner with Prowess and 1 Rage / when Trickery takes it / then no card can be kept; Poison leaves none to keep."""
    winner = {"rage": 1, "leader": "gimle", "hand": ["tyrs_rage"], "upgrades": ["tyrs_prowess"]}
    t = battle(winner, {"ship": "nw", "hand": ["lokis_trickery#a1-1"]}, age=2)
    t.reveal(s0="tyrs_rage", s1="lokis_trickery").no_late_cards().idle()
    assert (t.rage(0), t.rage(1), t.discard()) == (0, 1, ["tyrs_rage"])
    t = battle(winner, {"ship": "nw", "hand": ["lokis_poison"]}, age=3)
    t.reveal(s0="tyrs_rage", s1="lokis_poison").no_late_cards().idle()
    assert (t.rage(0), t.discard(), sorted(t.hand(1))) == (1, [], ["lokis_poison", "tyrs_rage"])


@clause("BR-14.6.4")
def test_all_figures_of_the_losers_in_the_area_fall() -> None:
    """Given losers in province and fjord / then all fall; the winner's stay, and figures elsewhere too."""
    t = battle(
        {"leader": "gimle", "warriors": {"gimle": 1}, "ship": "nw"},
        {"warriors": {"gimle": 1, "myrkulor": 1}, "ship": "nw"},
    )
    t.idle()
    assert (t.warriors(1, "valhalla"), t.where(1, "ship"), t.warriors(1, "myrkulor")) == (1, "valhalla", 1)
    assert (t.figures(0, "gimle"), t.where(0, "ship")) == (2, "nw")


@clause("BR-14.6.5")
def test_glory_for_destroyed_figures() -> None:
    """Given Judgement, Valkyrie and Thor's Glory / when Smite and the losses kill four / then each counts its own."""
    t = battle(
        {
            "leader": "gimle",
            "upgrades": ["valkyrie"],
            "monsters": {"valkyrie": "gimle"},
            "hand": ["odins_judgement"],
        },
        {"warriors": {"gimle": 2}, "ship": "nw", "upgrades": ["thors_glory"], "hand": ["tyrs_crush"]},
        age=3,
    )
    t.reveal(s0="odins_judgement", s1="tyrs_crush").no_late_cards().idle()
    assert [event["params"]["strength"] for event in t.told("battle-total")] == [7, 8]
    assert t.glory(0) == 2 * 2 + 0, (
        "Judgement for the own Leader and Valkyrie; no enemy fell for the Valkyrie"
    )
    assert t.glory(1) == 2 + 3, "Thor's Glory for two enemies, and Battle Glory"


@clause("BR-14.6.5")
@pytest.mark.parametrize(("enemies", "glory"), [(1, 3), (2, 5), (3, 5)])
def test_thors_glory_needs_two_enemies_and_pays_once(enemies: int, glory: int) -> None:
    """Given one, two or three destroyed enemies / then 0, 2 and 2 Glory beside the Battle Glory of 3."""
    t = battle(
        {"leader": "gimle", "ship": "nw", "upgrades": ["thors_glory"]}, {"warriors": {"gimle": enemies}}
    )
    t.idle()
    assert t.glory(0) == glory


@clause("BR-14.6.5")
def test_saved_and_retreated_figures_do_not_count() -> None:
    """Given two losers' figures, one saved / then Thor's Glory sees only one destroyed."""
    t = battle(
        {"leader": "gimle", "upgrades": ["thors_glory"]},
        {"rage": 1, "warriors": {"gimle": 2}, "upgrades": ["friggas_protection"]},
        age=2,
    )
    t.asked("protect", 1).does(1, "figure:warrior").idle()
    assert (t.glory(0), t.warriors(1, "gimle")) == (3, 1)


@clause("BR-14.6.6")
def test_if_the_pillager_loses_the_token_stays_for_later() -> None:
    """Given the pillager loses / then no reward, and the winner may pillage the province on its own turn."""
    t = hall({"rage": 1, "warriors": {"gimle": 1}}, {"rage": 1, "leader": "gimle"}, tokens={"gimle": "glory"})
    t.does(0, "pillage")
    assert (t.pillaged("gimle"), t.glory(1)) == (False, 3)
    t.does(1, "pillage")
    assert (t.pillaged("gimle"), t.glory(1)) == (True, 8)


@clause("BR-14.6.7")
def test_battle_glory_is_the_current_axes_value_for_any_winner() -> None:
    """Given a defender with Axes on step 3 who wins / then 5 Glory; a pillager with Oath on Axes gets the raised value."""
    t = battle({"warriors": {"gimle": 1}}, {"leader": "gimle", "stats": {"axes": 3}})
    t.idle()
    assert t.glory(1) == 5
    t = battle({"leader": "gimle", "hand": ["thors_oath"]}, {"ship": "nw"}, tokens={"gimle": "axes"}, age=2)
    t.reveal(s0="thors_oath").no_late_cards().does(0, "stat:axes").idle()
    assert (t.step(0, "axes"), t.glory(0)) == (3, 5)


@clause("BR-14.6.8")
def test_lokis_blessing_brings_a_warrior_after_a_lost_battle() -> None:
    """Given a loser with the Blessing / then after the battle one Warrior may come for nothing, where the rules of Invade allow it."""
    t = battle({"leader": "gimle"}, {"warriors": {"gimle": 1}, "upgrades": ["lokis_blessing"]})
    t.asked("blessing", 1)
    assert t.glory(0) == 3, "the battle is fully resolved before"
    t.does(1, "yes").idle()
    assert (t.warriors(1, "gimle"), t.warriors(1, "valhalla")) == (1, 1)


@clause("BR-14.6.8")
@pytest.mark.parametrize("case", ["Yggdrasil", "full", "Horns", "no Warrior"])
def test_lokis_blessing_keeps_the_rules_of_invade(case: str) -> None:
    """Given Yggdrasil, no village, no Horns or no Warrior / then the Blessing is not offered."""
    loser = {"warriors": {"gimle": 1}, "upgrades": ["lokis_blessing"]}
    winner = {"leader": "gimle"}
    at = "gimle"
    if case == "Yggdrasil":
        loser["warriors"], winner["leader"], at = {"yggdrasil": 1}, "yggdrasil", "yggdrasil"
    elif case == "full":
        loser["warriors"], at = {}, "utgard"
        loser["ship"] = "sw"
        winner = {"leader": "utgard", "warriors": {"utgard": 2}}  # type: ignore[dict-item]
    elif case == "Horns":
        loser["warriors"] = {"gimle": 1, "horgr": 4}
        loser["stats"] = {"horns": 1}
    else:
        loser["warriors"] = {"gimle": 1, "valhalla": 7}
    battle(winner, loser, at=at).idle()


@clause("BR-14.6.9")
def test_after_the_battle_the_next_turn_or_the_end_of_the_phase() -> None:
    """Given a battle on seat 0's turn / when it is over / then the end of the phase is checked, else seat 1 acts."""
    t = hall({"rage": 1, "leader": "gimle"}, {"rage": 1, "ship": "nw"})
    t.does(0, "pillage")
    assert t.to_act() == 1
    others = ["yggdrasil", "elvagar", "angerboda", "muspelheim", "horgr", "utgard", "andlang", "myrkulor"]
    t = hall({"rage": 1, "leader": "gimle"}, {"rage": 1, "ship": "nw"}, pillaged=others)
    t.does(0, "pillage").idle()
    assert t.told("action-phase-ends")


@clause("BR-14.4.5")
def test_the_watch_of_any_seat_works() -> None:
    """Given the Watch of each of three seats in turn / then its owner gains the sum of the others' bonuses."""
    for owner in range(3):
        clans = [
            {"warriors": {"gimle": 1}, "hand": ["tyrs_bash#a1-1"]},
            {"warriors": {"gimle": 1}, "hand": ["tyrs_smite"]},
        ]
        clans.insert(owner, {"warriors": {"gimle": 1}, "hand": ["heimdalls_watch"]})
        t = battle(*clans, age=2)
        assert t.glory(owner) == 7
        t.idle()


@clause("BR-14.6.2")
def test_a_card_shown_in_battle_stays_known_in_the_hand() -> None:
    """Given a loser with a hidden and a shown card / then the others see the shown one, and the hidden one as a back."""
    t = battle({"leader": "gimle", "hand": ["tyrs_smite"]}, {"ship": "nw", "hand": ["tyrs_bash", "troll"]})
    t.reveal(s0="tyrs_smite", s1="tyrs_bash").idle()
    assert sorted(t.game.view(0)["zones"]["hands"][1], key=str) == [None, "card:tyrs_bash#a1-1"]
