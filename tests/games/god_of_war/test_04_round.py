"""Goal and round: Preparation, drawing, Stun and Poison (GOW-4)."""

from tests.clauses import clause
from tests.games.god_of_war.scene import names, scene


@clause("GOW-4.1")
def test_all_heroes_down_loses_at_once() -> None:
    t = scene(
        "preparation",
        heroes={"kratos": {"column": 0}, "freya": {"column": 1, "damage": 5}},
        tops=[[], ["poison"]],
    )
    assert t.s.lost
    assert t.game.winners() == []
    t.idle()


@clause("GOW-4.2")
def test_a_round_has_four_phases() -> None:
    t = scene("round")
    t.asked("step", 0)  # cards are drawn, the first turn has begun
    assert [len(hand) for hand in t.s.hands] == [7, 7]
    rest = [(name, *args) for name, args in reversed(t.s.agenda) if name != "@end"]
    assert rest == [
        ("scene_activation", 0),
        ("turn", 1),
        ("scene_activation", 1),
        ("additional_activation",),
        ("upgrade_phase",),
        ("round",),
    ]


@clause("GOW-4.3")
def test_mimir_chooses_a_medium_first() -> None:
    t = scene("preparation", boards=["kratos", "mimir", "freya"])
    t.asked("medium", 1)
    assert t.options(1) == ["hero:kratos", "hero:freya"]
    assert t.s.hands == [[], [], []]
    t = scene("preparation", boards=["kratos", "mimir"], heroes={"mimir": {"column": 0}})
    t.idle()  # Knocked Out: nobody is asked
    assert t.s.medium == -1


@clause("GOW-4.4")
def test_everybody_draws_up_to_the_hand_limit() -> None:
    t = scene("preparation", hand_tokens=[1, -1])
    assert [len(hand) for hand in t.s.hands] == [8, 6]
    t.idle()


@clause("GOW-4.5")
def test_the_discard_pile_becomes_the_deck() -> None:
    t = scene("preparation", decks=[["grit"], []], discards=[["strength", "grit", "axe_throw"], []])
    assert len(t.s.hands[0]) == 4
    assert t.s.decks[0] == t.s.discards[0] == []
    assert t.s.hands[1] == []  # both empty: drawing stops
    assert len(t.told("deck-reshuffled")) == 1
    t.idle()


@clause("GOW-4.11")
def test_cards_that_draw_come_back_in_preparation_only() -> None:
    given = {"decks": [[]], "discards": [["insight", "crystal", "strength"]]}
    t = scene("step", 0, hands=[["insight"]], **given)
    t.does(0, t.card("insight"))
    assert t.hand(0) == ["strength"]  # two cards were to be drawn, one could be shuffled
    assert sorted(names(t.s.discards[0])) == ["crystal", "insight", "insight"]
    assert t.told("deck-reshuffled")[0]["params"]["kept"] == 2
    t = scene("preparation", **given)
    assert sorted(t.hand(0)) == ["crystal", "insight", "strength"]
    assert t.told("deck-reshuffled")[0]["params"]["kept"] == 0


@clause("GOW-4.6")
def test_a_stun_card_is_discarded_and_not_replaced() -> None:
    t = scene("preparation", tops=[["stun"]])
    assert len(t.s.hands[0]) == 6
    assert [len(x) for x in t.s.discards] == [1, 0]


@clause("GOW-4.7")
def test_a_poison_card_hurts_and_is_replaced() -> None:
    t = scene("preparation", tops=[["poison"]])
    assert len(t.s.hands[0]) == 7
    assert t.damage("kratos") == 1
    assert len(t.s.discards[0]) == 1
    t = scene("preparation", boards=["brok_sindri", "kratos"], tops=[["poison"]])
    t.asked("poison-target", 0).does(0, "hero:sindri")
    assert (t.damage("brok"), t.damage("sindri")) == (0, 1)
    t = scene("preparation", heroes={"freya": {"column": 2, "damage": 5}}, tops=[[], ["poison"]])
    assert t.s.hands[1] == []  # her last Hero fell: drawing stops
    assert t.damage("freya") == 6
    assert not t.s.lost


@clause("GOW-4.8", "GOW-13.4")
def test_stun_and_poison_work_however_they_are_drawn() -> None:
    t = scene("step", 0, hands=[["insight"]], tops=[["stun", "poison"]])
    t.does(0, t.card("insight"))
    assert t.damage("kratos") == 1
    assert t.hand(0) == []  # Poison was replaced by the Stun card, and chance still owes one card
    assert t.game.chance is not None


@clause("GOW-4.9")
def test_a_player_without_heroes_draws_nothing() -> None:
    t = scene("preparation", heroes={"freya": {"column": 0}})
    assert [len(hand) for hand in t.s.hands] == [7, 0]


@clause("GOW-4.10")
def test_turns_go_clockwise_and_the_knocked_out_still_reveal() -> None:
    t = scene("round", first=1, heroes={"freya": {"column": 0}})
    t.asked("step", 0)  # Freya's Hero Activation was skipped
    assert len(t.s.row) == 1  # but not her Scene Activation
    assert [e["params"]["seat"] for e in t.told("turn")] == ["seat:1", "seat:0"]


@clause("GOW-7.1")
def test_one_more_card_is_revealed_after_the_last_turn() -> None:
    t = scene(
        "additional_activation", row=["steady_might", "great_might"], upgrade_top=["steady_might#up_005"]
    )
    assert len(t.s.row) == 3
    assert t.told("rune-revealed")[0]["params"]["rune"] == "rune:r"
    assert [e["params"]["card"] for e in t.told("card-activated")] == ["side:sc01_l3_a"]
    t.idle()
