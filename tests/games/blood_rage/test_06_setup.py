"""Setup, course of the game, Gods' Gifts (BR-6 to BR-8) and the first-game option (BR-22)."""

from random import Random

import pytest

from meadhall.engine import MeadhallError
from meadhall.games.blood_rage.content import AGE, CARD_VALUES, COPIES, OUTER, TOKENS, YGGDRASIL
from tests.clauses import clause
from tests.games.blood_rage.hall import PLACE_NAME, Hall, battle, fresh, hall, new


def play_on(t: Hall, seed: int = 1) -> Hall:
    """Random answers to the end."""
    random = Random(seed)
    while not t.game.over:
        question = random.choice(t.game.questions)
        t.game.answer(question.seat, random.choice(list(question.values)))
    return t


def draft(t: Hall) -> list[list[int]]:
    """Everybody picks the first card offered; returns the packs before the pick."""
    before = [list(pack) for pack in t.s.packs]
    for question in t.game.questions:
        t.does(question.seat, question.values[0])
    return before


# 6 Setup


@clause("BR-6.1", "BR-6.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_clan_starts_with_its_figures_stats_and_rage(seats: int) -> None:
    """Given a new game / then 8 Warriors, Leader and Ship in reserve, 0 Glory, all stats on step 1, 6 Rage."""
    t = fresh(seats)
    for seat in range(seats):
        assert (t.warriors(seat, "reserve"), t.figures(seat, "reserve"), t.glory(seat)) == (8, 10, 0)
        assert [t.stat(seat, stat) for stat in ("rage", "axes", "horns")] == [6, 3, 4]
        assert t.rage(seat) == 6


@clause("BR-6.1", "BR-A50")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_player_chooses_a_clan(seats: int) -> None:
    """Given a new game / then from the first player clockwise each chooses a free clan; a taken one is refused."""
    t = new(seats, first_player="1")
    order = [(1 + step) % seats for step in range(seats)]
    wanted = ["clan:bear", "clan:serpent", "clan:raven"]
    for seat, clan in zip(order[:3], wanted, strict=False):
        assert t.asks() == [(seat, "choose-clan")]
        assert t.game.view(None)["facts"]["clans"][seat]["clan"] is None
        for taken in wanted[: order.index(seat)]:
            assert t.why_not(seat, taken).clause == "BR-6.1"
        t.does(seat, clan)
        assert t.game.view(None)["facts"]["clans"][seat]["clan"] == clan
    assert {key for _, key in t.asks()} == {"draft-pick"}, (
        "the fourth clan goes to the last without a question"
    )
    assert sorted(t.s.clans) == {2: [2, 3], 3: [1, 2, 3], 4: [0, 1, 2, 3]}[seats]


@clause("BR-6.1")
def test_a_choice_of_clan_may_be_taken_back_until_the_next_answers() -> None:
    """Given the first player took the Wolf / when it takes that back / then it may take the Bear."""
    t = new(2, first_player="0")
    t.does(0, "clan:wolf")
    t.game.undo(0)
    t.does(0, "clan:bear")
    assert t.s.clans == (3, -1)


@clause("BR-6.1")
def test_two_seats_cannot_be_laid_out_with_one_clan() -> None:
    """Given a scenario with two Bears / then it is refused in one sentence."""
    with pytest.raises(MeadhallError, match="two seats cannot have one clan: bear, raven, serpent, bear"):
        hall({"clan": "bear"})
    assert hall({"clan": "bear"}, {}, {}, {"clan": "wolf"}).s.clans == (3, 1, 2, 0)


@clause("BR-6.3")
def test_pillage_tokens_are_shuffled_but_for_yggdrasil() -> None:
    """Given many seeds / then Yggdrasil's token is fixed, the other eight are 3 Rage, 2 Axes, 2 Horns, 1 Glory in many orders."""
    orders = set()
    for seed in range(12):
        t = fresh(4, seed)
        names = [TOKENS[token].id for token in t.s.tokens]
        assert names[YGGDRASIL] == "all"
        assert sorted(names[1:]) == ["axes"] * 2 + ["glory"] + ["horns"] * 2 + ["rage"] * 3
        assert not any(t.s.pillaged)
        orders.add(tuple(names))
    assert len(orders) > 6


@clause("BR-6.4", "BR-6.5", "BR-6.6")
@pytest.mark.parametrize(("seats", "destroyed"), [(2, 3), (3, 2), (4, 1)])
def test_ragnarok_tokens(seats: int, destroyed: int) -> None:
    """Given 2, 3, 4 players / then three tokens are open on the Age track, the first doomed, 3, 2, 1 other provinces destroyed."""
    for seed in range(5):
        t = fresh(seats, seed)
        gone = [place for place in OUTER if t.s.destroyed[place]]
        assert len(set(t.s.ragnarok)) == 3
        assert len(gone) == destroyed == sum(t.s.destroyed)
        assert not set(gone) & set(t.s.ragnarok)
        assert t.s.doom == t.s.ragnarok[0]
        assert t.game.view(None)["state"]["ragnarok"] == t.s.ragnarok


@clause("BR-6.7", "BR-14.1.2", "BR-17.2.1")
def test_a_destroyed_province_is_out_of_the_game() -> None:
    """Given Gimle destroyed / then no Invade, March, Pillage or Quest reaches it."""
    t = hall({"rage": 6, "ship": "nw", "warriors": {"myrkulor": 1}}, {}, destroyed=["gimle"])
    t.does(0, "figure:warrior")
    assert t.why_not(0, "province:gimle").clause == "BR-6.7"
    t.does(0, "province:horgr", "march", "province:horgr")
    assert t.why_not(0, "province:gimle").clause == "BR-6.7"
    t.does(0, "province:andlang")
    assert t.why_not(0, "pillage:gimle").clause == "BR-6.7"
    t = hall({"ship": "nw", "committed": ["quest_alfheim"]}, {}, destroyed=["gimle"], frame=("quest_phase",))
    t.idle()
    assert t.glory(0) == 0


@clause("BR-6.8", "BR-22.1")
@pytest.mark.parametrize(("seats", "size"), [(2, 20), (3, 26), (4, 34)])
def test_decks_by_player_mark(seats: int, size: int) -> None:
    """Given 2, 3, 4 players / then decks of 20, 26, 34 cards without the marks that ask for more players."""
    t = fresh(seats)
    assert [len(deck) for deck in t.s.decks] == [0, size, size]
    assert sum(len(pack) for pack in t.s.packs) + len(t.s.box) == size
    in_game = [*t.s.box, *(card for pile in (*t.s.decks, *t.s.packs) for card in pile)]
    assert max(COPIES[card].players for card in in_game) == seats
    assert sorted(AGE[card] for card in in_game) == [1] * size + [2] * size + [3] * size


@clause("BR-6.9")
def test_decks_lie_face_down() -> None:
    """Given a new game / then nobody sees a card of a deck, everybody its size."""
    t = fresh(4)
    for seat in (0, 3, None):
        assert t.game.view(seat)["zones"]["decks"] == [[], [None] * 34, [None] * 34]


@clause("BR-6.10")
def test_monsters_lie_in_the_stock() -> None:
    """Given a new game / then nine Monsters in the stock, nobody's."""
    t = fresh(2)
    assert [PLACE_NAME[place] for place in t.s.monsters] == ["stock"] * 9
    assert list(t.s.owners) == [-1] * 9


@clause("BR-6.11")
def test_the_saga_starts_with_gods_gifts() -> None:
    """Given a new game / then Age 1, Gods' Gifts."""
    t = fresh(3)
    assert (t.s.age, t.s.phase) == (1, "gods_gifts")


@clause("BR-6.12", "BR-A06")
def test_first_player_by_lot_or_by_choice() -> None:
    """Given many seeds / then every seat may come first; the option names one."""
    assert {fresh(3, seed).s.first for seed in range(20)} == {0, 1, 2}
    assert {fresh(3, seed, first_player="2").s.first for seed in range(5)} == {2}


@clause("BR-6.13", "BR-9.2")
def test_turns_go_clockwise_in_seat_order() -> None:
    """Given seat 2 first / when everybody passes once / then 2, 3, 0, 1 were asked."""
    t = hall({}, {}, {}, {}, first=2, frame=("action_phase",))
    order = []
    while not t.game.over:
        order.append(t.to_act())
        t.does(order[-1], "pass")
    assert order == [2, 3, 0, 1]


# 7 Course of the game


@clause("BR-7.1", "BR-7.2", "BR-7.3")
def test_three_ages_of_six_phases() -> None:
    """Given a whole game / then its phases come in order, and every question belongs to its phase."""
    belongs = {
        "draft-pick": "gods_gifts",
        "action": "action",
        "call-to-battle": "action",
        "battle-card": "action",
        "keep-card": "discard",
    }
    t = fresh(3, seed=5)
    random = Random(5)
    while not t.game.over:
        question = random.choice(t.game.questions)
        if question.key in belongs:
            assert t.s.phase == belongs[question.key]
        t.game.answer(question.seat, random.choice(list(question.values)))
    phases = [event["params"]["phase"].split(":")[1] for event in t.told("phase-begins")]
    ages = ["gods_gifts", "action", "discard", "quest", "ragnarok", "release_valhalla"] * 3
    assert phases == [*ages, "end"]
    assert [event["params"]["age"] for event in t.told("age-begins")] == [1, 2, 3]
    assert t.s.phase == "end"


@clause("BR-7.4", "BR-14.4.7", "BR-A07")
def test_in_a_battle_the_order_is_from_the_pillager_clockwise() -> None:
    """Given seat 1 pillages against 0 and 2 / when Odin's Tide asks all / then 1, 2, 0."""
    pair = {"leader": "gimle", "warriors": {"gimle": 1}}
    t = battle(
        {"ship": "nw", "warriors": {"gimle": 1}},
        {**pair, "hand": ["odins_tide"]},
        {"ship": "nw", "leader": "gimle"},
        pillager=1,
        age=2,
    )
    t.reveal(s1="odins_tide")
    order = []
    while t.game.questions and t.game.questions[0].key == "tide-keep":
        order.append(t.game.questions[0].seat)
        t.does(order[-1], t.options(order[-1])[0])
    assert order == [1, 2, 0]


@clause("BR-7.4", "BR-15.2")
def test_on_a_turn_the_order_is_from_the_active_player_clockwise() -> None:
    """Given the Fire Giant of seat 1 strikes 0 and 2 / then 2 comes before 0, and all falls at once after the reactions."""
    t = hall(
        {"rage": 1, "leader": "gimle", "upgrades": ["friggas_protection"]},
        {"rage": 4, "upgrades": ["fire_giant"]},
        {"leader": "gimle"},
        age=2,
        frame=("turn", 1),
    )
    t.does(1, "figure:fire_giant", "province:gimle").asked("protect", 0)
    assert t.where(2, "leader") == "gimle", "nothing falls before all have decided"
    t.does(0, "done")
    assert [event["params"]["seat"] for event in t.told("figures-destroyed")] == ["seat:2", "seat:0"]


@clause("BR-7.4", "BR-17.1.2")
def test_in_other_phases_the_order_is_from_the_first_player_clockwise() -> None:
    """Given three met Quests and seat 2 first / when stats are raised / then 2, 0, 1 are asked."""
    t = hall(
        {"leader": "gimle", "committed": ["quest_alfheim"]},
        {"leader": "horgr", "committed": ["quest_jotunheim"]},
        {"leader": "elvagar", "committed": ["quest_manheim"]},
        first=2,
        frame=("quest_phase",),
    )
    order = []
    while not t.game.over:
        order.append(t.game.questions[0].seat)
        t.does(order[-1], "pass")
    assert order == [2, 0, 1]


# 8 Gods' Gifts


@clause("BR-8.1", "BR-8.7")
def test_a_saved_card_takes_no_part_in_the_draft() -> None:
    """Given a card saved from Age 1 / when Age 2 is drafted / then it stays with its owner, who ends with 7 cards."""
    t = hall({"hand": ["tyrs_bash#a1-1"]}, {}, frame=("gods_gifts",), age=2)
    saved = t.s.hands[0][0]
    assert all(saved not in pack for pack in t.s.packs)
    while not t.game.over:
        draft(t)
    assert saved in t.s.hands[0]
    assert [len(hand) for hand in t.s.hands] == [7, 6, 6, 6]


@clause("BR-8.2")
@pytest.mark.parametrize(("seats", "left"), [(2, 4), (3, 2), (4, 2)])
def test_eight_cards_each_and_the_rest_unseen_to_the_box(seats: int, left: int) -> None:
    """Given 2, 3, 4 players / when an Age is dealt / then 8 cards each and 4, 2, 2 in the box, seen by nobody."""
    t = fresh(seats)
    assert [len(pack) for pack in t.s.packs] == [8] * seats
    assert len(t.s.box) == left
    for seat in (*range(seats), None):
        assert t.game.view(seat)["zones"]["box"] == [None] * left


@clause("BR-8.3", "BR-8.6")
@pytest.mark.parametrize("age", [1, 2, 3])
def test_everybody_picks_one_in_secret_and_passes_the_rest_to_the_left(age: int) -> None:
    """Given three players in any Age / when all have picked / then seat 0's rest is with seat 1, and so on, six times."""
    t = hall(seats=3, age=age, frame=("gods_gifts",))
    for number in range(1, 7):
        assert t.asks() == [(seat, "draft-pick") for seat in range(3)]
        assert {question.params["number"] for question in t.game.questions} == {number}
        packs = [list(pack) for pack in t.s.packs]
        t.does(0, CARD_VALUES[packs[0][0]])
        assert t.game.view(1)["question"]["options"] == [CARD_VALUES[card] for card in packs[1]], (
            "nothing is shown yet"
        )
        t.does(1, CARD_VALUES[packs[1][0]])
        t.does(2, CARD_VALUES[packs[2][0]])
        if number < 6:
            assert [sorted(pack) for pack in t.s.packs] == [sorted(packs[seat - 1][1:]) for seat in range(3)]
    t.idle()
    assert [len(hand) for hand in t.s.hands] == [6, 6, 6]


@clause("BR-8.4", "BR-22.1")
def test_two_players_pick_two_cards_three_times() -> None:
    """Given two players / when drafting / then two picks from 8, two from 6, two from 4 cards."""
    t = fresh(2)
    sizes = []
    while t.game.questions[0].key == "draft-pick":
        sizes.append(len(draft(t)[0]))
    assert sizes == [8, 7, 6, 5, 4, 3]
    assert [len(hand) for hand in t.s.hands] == [6, 6]
    t = fresh(2)
    mine = set(t.s.packs[0])
    draft(t)
    assert set(t.s.packs[0]) < mine, "the pack stays for the second pick"
    draft(t)
    assert set(t.s.packs[1]) < mine, "then it goes to the opponent"


@clause("BR-8.5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_last_two_cards_are_discarded_face_down(seats: int) -> None:
    """Given the last pick / then two cards lie face down before each player, known to that player alone."""
    t = fresh(seats)
    while t.game.questions[0].key == "draft-pick":
        draft(t)
    assert [len(part) for part in t.s.buried] == [2] * seats
    zones = t.game.view(0)["zones"]["buried"]
    assert None not in zones[0]
    assert zones[1] == [None, None]
    assert not any(t.s.packs)


@clause("BR-8.7", "BR-8.8")
def test_hands_and_picks_are_secret_but_their_owner_may_look() -> None:
    """Given two picks and a saved card / then the owner sees all three, the others three backs."""
    t = hall({"hand": ["tyrs_bash#a1-1"]}, {}, frame=("gods_gifts",), age=2)
    draft(t)
    draft(t)
    own = t.game.view(0)["zones"]["hands"][0]
    assert own == [CARD_VALUES[card] for card in t.s.hands[0]]
    assert len(own) == 3
    assert t.game.view(1)["zones"]["hands"][0] == [None] * 3
    assert t.game.view(None)["zones"]["hands"][0] == [None] * 3
    assert t.game.view(1)["zones"]["packs"][0] == [None] * 6


# 22 Variants


@clause("BR-22.1")
def test_two_players_follow_the_other_rules_unchanged() -> None:
    """Given two players / when a whole game is played / then it ends like any other, with 6 provinces destroyed."""
    t = play_on(fresh(2, seed=3))
    assert (t.s.age, t.s.phase, sum(t.s.destroyed)) == (3, "end", 6)


@clause("BR-22.2", "BR-A30")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_first_game_without_a_draft_in_age_one(seats: int) -> None:
    """Given the first-game option / then 8 random cards are the hand of Age 1, and Age 2 is drafted."""
    t = fresh(seats, first_game="yes")
    assert t.to_act() == t.s.first
    assert [len(hand) for hand in t.s.hands] == [8] * seats
    assert {AGE[card] for hand in t.s.hands for card in hand} == {1}
    while t.game.questions[0].key != "draft-pick":
        question = t.game.questions[0]
        t.does(question.seat, "pass" if "pass" in question.values else question.values[-1])
    assert (t.s.age, t.s.phase) == (2, "gods_gifts")
