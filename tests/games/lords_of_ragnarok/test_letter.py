"""Printed sentences that were played otherwise once: each is kept by a test of its own."""

import meadhall
from meadhall.games.lords_of_ragnarok.solo.forecast import forecast, rests_next
from meadhall.games.lords_of_ragnarok.solo.invasion import may_invade
from tests.clauses import card, clause
from tests.games.lords_of_ragnarok.hall import alone, lay

ROW = ["basic_a1", "basic_a2", "basic_a3"]
SNORRI = {"hero": "snorri", "at": 12, "attributes": [2, 2, 4]}


@card("snorri")
@clause("LOR-17.5", "SOLO-4.14")
def test_a_battle_of_a_followers_step_does_not_cost_snorri_his_rune() -> None:
    t = alone(
        ("follower_step", 1, 4),
        {**SNORRI, "armies": {10: [1]}, "control": [10]},
        {"row": ROW, "selected": 0, "armies": {12: [3]}, "control": [12]},
        active=1,
    )
    assert t.told("battle"), "the Follower fought in this step"
    t.idle()
    assert t.s.fought == 0


@clause("SOLO-19.6")
def test_the_forecast_says_that_a_follower_will_rest() -> None:
    game = meadhall.new("lords-of-ragnarok", 1, "rest", {"respite": "lasting"})
    while not game.over and game.s.turn < 14:
        ask = game.questions[0]
        known = game.view(0)["facts"]["players"][1]
        turn = game.s.turn
        if turn and game.s.active == 0:
            round_after = turn // 2 + 1
            rests = round_after <= 4 or round_after % 2 == 0
            assert known["rests"] == rests
            assert bool(known["forecast"]) != rests
        game.answer(ask.seat, ask.values[-1])
    rested = [e for e in game.events(None) if e["key"] == "follower-rests"]
    assert len(rested) >= 4


@clause("SOLO-19.6")
def test_without_a_respite_nobody_rests() -> None:
    t = alone(("turn", 0), {"armies": {4: [2]}, "control": [4]}, {"row": ROW, "armies": {10: [3]}, "at": 10})
    assert not t.game.view(0)["facts"]["players"][1]["rests"]
    assert len(forecast(t.s, 1)) == 3


@clause("SOLO-19.6")
def test_the_next_turn_of_rest_is_counted_from_the_set_up_and_from_another_followers_turn() -> None:
    fresh = meadhall.new("lords-of-ragnarok", 1, "rest", {"followers": 2})
    assert fresh.s.turn == 0
    assert not any(rests_next(fresh.s, p) for p in (1, 2)), "without a respite there is none from the start"
    t = alone(("turn", 0), {}, {}, {}, options={"respite": "short"})
    s = t.s.copy()
    s.active, s.turn = 1, 4  # the second round
    assert rests_next(s, 2), "its second turn is the very next one"
    assert not rests_next(s, 1), "its third is after everybody's"


@clause("SOLO-18.2", "LOR-3.4.1")
def test_the_first_chooser_is_drawn_also_with_followers() -> None:
    firsts = set()
    for seed in range(12):
        game = meadhall.new("lords-of-ragnarok", 3, f"first-{seed}", {"followers": 1})
        first = game.questions[0].seat
        firsts.add(first)
        assert game.s.first_human == first
        assert game.s.arbiter == (first - 1) % 3, "the token is with the last human of the round"
    assert firsts == {0, 1, 2}


@clause("SOLO-18.2")
def test_turns_go_from_the_followers_to_the_first_chooser_and_on() -> None:
    game = meadhall.new("lords-of-ragnarok", 3, "order-4", {"followers": 1, "respite": "long"})
    first = game.questions[0].seat
    order: list[int] = []
    while game.s.turn < 9 and not game.over:
        ask = game.questions[0]
        if game.s.turn and (not order or order[-1] != game.s.active):
            order.append(game.s.active)
        game.answer(ask.seat, ask.values[-1])
    assert order[:6] == [first, (first + 1) % 3, (first + 2) % 3] * 2
    turns = [e["params"]["seat"] for e in game.events(None) if e["key"] == "turn"]
    assert [seat.split(":")[0] for seat in turns[:8]] == ["villain", "seat", "seat", "seat"] * 2


@clause("SOLO-2.3")
def test_the_first_follower_holds_the_story_of_odin() -> None:
    game = meadhall.new("lords-of-ragnarok", 1, "odin", {"followers": 2})
    names = game.rules.kinds["story"]
    assert [names[story] if story >= 0 else "" for story in game.s.story[1:]] == ["odin", ""]


@card("beachhead")
@clause("LOR-16.3")
def test_beachhead_works_once_in_every_turn_also_in_anothers() -> None:
    t = lay(
        ("turn", 1),
        {"gifts": ["beachhead"], "drakkar": "whale_road", "armies": {1: [2]}},
        {"armies": {5: [1]}},
        active=0,
    )
    t.game.s.once = (1, 0, 0)
    t.game.s.agenda.append(("turn", (1,)))
    t.game.restart()
    assert t.s.once == (0, 0, 0), "used in the own turn, it is ready again in the next player's"


@clause("LOR-3.1.1", "LOR-18.1")
def test_niflheim_and_jotunheim_have_tokens_of_their_own_for_two() -> None:
    for kind, seats, region, offered in (
        ("uruz", 2, 1, True),
        ("algiz", 2, 1, False),
        ("algiz", 3, 3, True),
        ("uruz", 3, 3, False),
    ):
        t = lay(("rune_phase", 0), {"at": region, "runes": {kind: 1}}, seats=seats)
        asked = t.game.question(0)
        options = list(asked.values) if asked else []
        assert ("rune_action:alliance" in options) == offered, (kind, seats)


@clause("SOLO-17.23", "SOLO-14.18")
def test_a_neutral_region_with_armies_of_another_follower_is_no_target() -> None:
    row = {"selected": 0, "armies": {9: [6]}, "control": [9]}
    free = alone(("follower_hero", 1), {}, row, {}, active=1)
    assert may_invade(free.s, 1, 6, 10)
    held = alone(("follower_hero", 1), {}, row, {"armies": {10: [1]}}, active=1)
    assert not may_invade(held.s, 1, 6, 10)
