"""Terms, components, setup (GOW-1 to GOW-3)."""

from collections import Counter

import pytest

import meadhall
from meadhall.engine import MeadhallError
from meadhall.games.god_of_war import content
from meadhall.games.god_of_war.content import BOSS_CARDS, CARDS, HEROES, QUEST_CARDS, QUESTS
from meadhall.games.god_of_war.notation import POSITIONS
from tests.clauses import clause
from tests.games.god_of_war.scene import Scene, act, names, scene


def fresh(seats: int = 2, seed: int = 1, *dashboards: str, **options: object) -> Scene:
    t = Scene(meadhall.new("god-of-war", seats=seats, seed=seed, options=options))
    for seat, name in enumerate(dashboards):
        t.asked("dashboard", seat).does(seat, f"dashboard:{name}")
    return t


# --- GOW-1 Terms


@clause("GOW-1.1")
def test_one_player_controls_the_heroes_of_one_dashboard() -> None:
    t = scene("step", 0, boards=["brok_sindri", "kratos"])
    assert {"move:brok", "move:sindri"} <= set(t.options(0))
    assert "move:kratos" not in t.options(0)
    assert [HEROES[h] for h, owner in enumerate(t.s.owner) if owner == 0] == ["brok", "sindri"]


@clause("GOW-1.3")
def test_a_scene_has_four_columns_and_two_rows() -> None:
    assert POSITIONS == ("U1", "U2", "U3", "U4", "L1", "L2", "L3", "L4")
    t = act(
        "F", heroes={"kratos": {"column": 1}, "freya": {"column": 2}}
    )  # L1 strikes its own and the next column
    assert (t.damage("kratos"), t.damage("freya")) == (2, 3)  # U1 shoots at the farthest column as well


@clause("GOW-1.4")
def test_only_the_visible_side_counts() -> None:
    t = act("F", sides={"U1": "B", "L1": "B"})
    assert t.told("card-activated") == []
    assert t.damage("kratos") == t.damage("freya") == 0


@clause("GOW-1.5")
def test_a_defeated_enemy_is_not_visible() -> None:
    hand = [["axe_throw", "strength"]]
    assert "attack:kratos" in scene("step", 0, hands=hand).options(0)
    t = scene("step", 0, quest="helheim", heroes={"kratos": {"column": 2}}, dead=["U2", "L2"], hands=hand)
    assert t.why_not(0, "attack:kratos").key == "no-enemy-in-column"


@clause("GOW-1.6")
def test_strength_is_the_sum_of_numbers_and_bonuses() -> None:
    t = scene("step", 0, heroes={"kratos": {"attack_bonus": 3}}, hands=[["axe_swing_or_throw", "strength"]])
    t.does(0, "attack:kratos", "side:sc01_l1_a", t.whole("axe_swing_or_throw", "strength")).die(3)
    assert [e["params"]["n"] for e in t.told("attack")] == [6]  # 1 + 2 + 3
    assert t.told("enemy-hurt")[0]["params"]["n"] == 3
    t = scene("step", 0, damage={"L1": 1})
    assert t.game.rules.facts(t.s, 0)["cards"][4]["enemy"]["left"] == 3


@clause("GOW-1.7")
def test_the_first_player_decides_for_the_players() -> None:
    t = act("U", quest="helheim", first=1, heroes={"kratos": {"column": 1}, "freya": {"column": 3}})
    t.asked("propose-column", 0).does(0, "column:3")  # any player may propose
    assert t.told("proposed")[0]["params"] == {"seat": "seat:0", "what": "column:3"}
    t.asked("far-column", 1)
    assert t.options(1) == ["column:1", "column:3"]
    t.does(1, "column:1")  # the first player decides all the same
    assert t.told("hero-attacked")[0]["params"]["hero"] == "hero:kratos"


@clause("GOW-1.9")
def test_the_final_boss_counts_as_a_quest() -> None:
    t = scene("complete_quest", done=2, quest="sigrun")
    assert t.s.done == 3
    assert t.s.won


# --- GOW-2 Components


@clause("GOW-2.1")
def test_counts() -> None:
    assert len(CARDS) == 70 + 88 + 30
    assert [len(cards) for cards in content.STARTING] == [14] * 5
    assert Counter(content.CARD_RUNE[card] for card in content.UPGRADES) == {
        0: 15,
        1: 15,
        2: 15,
        3: 15,
        4: 14,
        5: 14,
    }
    assert sum(8 * len(quest.grids) + len(quest.health) for quest in QUESTS) == 92
    assert (len(QUEST_CARDS), len(BOSS_CARDS)) == (6, 4)
    assert [len(pile) for pile in content.PILES] == [10, 10, 10]
    assert content.TOKEN_COUNTS == {"stun": 6, "freya": 2, "common": 20, "death": 10, "hand_limit": 12}
    assert content.DIE == (0, 1, 1, 2, 2, 3)


@clause("GOW-2.2")
def test_damage_is_a_number_without_a_limit() -> None:
    t = scene("step", 0, quest="sigrun", heroes={"kratos": {"column": 2}}, health_damage={"hc_sigrun": 60})
    assert t.game.rules.invariants(t.s) == []
    assert t.game.rules.facts(t.s, 0)["health_cards"][0]["left"] == 10


# --- GOW-3 Setup


@clause("GOW-3.1", "GOW-3.2")
def test_every_player_takes_a_different_dashboard_and_its_cards() -> None:
    t = fresh(3, 1, "kratos", "mimir")
    assert "dashboard:kratos" not in t.options(2)
    assert "dashboard:mimir" not in t.options(2)
    t.does(2, "dashboard:brok_sindri")
    for seat, dashboard in enumerate((0, 2, 4)):
        assert t.s.decks[seat] == list(content.STARTING[dashboard])
        assert t.s.hands[seat] == t.s.discards[seat] == []
    assert len(t.s.unused) == 28


@clause("GOW-3.3", "GOW-3.8", "GOW-3.10")
def test_the_table_at_the_start() -> None:
    t = fresh(2, 1, "freya", "kratos")
    assert t.s.rage == [0] * 6
    assert t.s.freya == (0,) * 6  # both lie beside her board, on nobody
    assert [len(pile) for pile in t.s.piles] == [10, 10, 10]
    assert t.game.rules.facts(t.s, 0)["hand_limits"] == [7, 7]


@clause("GOW-3.3")
def test_freya_begins_with_two_tokens() -> None:
    t = scene("step", 0, boards=["freya", "kratos"], heroes={"freya": {"rage": 4}})
    for given in (1, 2):
        t.does(0, "rage:freya", "hero:kratos")
        assert t.s.freya[HEROES.index("kratos")] == given
        t.s.rage[HEROES.index("freya")] = 4
        t.goto("step", 0)
    assert t.why_not(0, "rage:freya").key == "no-freya-token"  # there is no third one
    assert t.s.freya == tuple(2 * (hero == "kratos") for hero in HEROES)


@clause("GOW-3.4", "GOW-3.5")
def test_the_pyramid_is_drawn() -> None:
    rows, bosses = set(), set()
    for seed in range(60):
        s = fresh(2, seed, "freya", "kratos").s
        assert len(set(s.quest_row)) == len(set(s.boss_row)) == 3
        assert all(card in QUEST_CARDS for card in s.quest_row)
        assert all(card in BOSS_CARDS for card in s.boss_row)
        rows.add(s.quest_row[0])
        bosses.update(s.boss_row)
    assert rows == set(QUEST_CARDS)
    assert bosses == set(BOSS_CARDS)


@clause("GOW-3.6", "GOW-3.11")
def test_the_scene_of_the_bottom_quest_is_laid_out() -> None:
    t = fresh(2, 5, "freya", "kratos", first_scene="helheim")
    assert QUESTS[t.s.quest].id == "helheim"
    assert t.s.quest == t.s.quest_row[0]
    assert t.s.sides == (0,) * 8
    assert (t.token("pyre_west"), t.token("pyre_east")) == (3, 3)
    t = fresh(2, 5, "freya", "kratos", first_scene="ogre")
    assert t.s.health_damage == (0,)


@clause("GOW-3.7")
def test_the_upgrade_deck_has_all_cards() -> None:
    t = fresh(2, 1, "freya", "kratos")
    assert sorted(t.s.upgrade_deck) == list(content.UPGRADES)
    assert t.s.row == []


@clause("GOW-3.9")
def test_the_first_player_is_random() -> None:
    assert {fresh(2, seed, "freya", "kratos").s.first for seed in range(12)} == {0, 1}


@clause("GOW-3.12")
def test_heroes_are_placed_in_turn_order() -> None:
    t = next(t for seed in range(9) if (t := fresh(3, seed, "brok_sindri", "mimir", "kratos")).s.first == 2)
    t.asked("place-hero", 2).does(2, "column:1")
    t.asked("place-hero", 0).does(0, "column:1")
    assert t.column(1) == ["kratos", "brok"]  # the later one stands behind
    assert t.why_not(0, "column:1").clause == "GOW-5.2.1"
    t.does(0, "column:2")
    assert t.game.questions[0].key == "medium"  # Mimir has no standee to place
    assert t.s.column[2] == -1


@clause("GOW-3.13")
def test_a_first_game_may_begin_with_the_travelers() -> None:
    for seed in range(4):
        assert QUESTS[fresh(2, seed, "kratos", "freya", first_scene="travelers").s.quest].id == "travelers"


@clause("GOW-14.3")
@pytest.mark.parametrize(("difficulty", "limit"), [("easy", 8), ("normal", 7), ("hard", 6)])
def test_difficulty_sets_the_hand_limit(difficulty: str, limit: int) -> None:
    t = fresh(2, 1, "kratos", "freya", difficulty=difficulty)
    for _ in range(2):
        t.does(t.game.waiting[0], "column:1")
    assert [len(hand) for hand in t.s.hands] == [limit, limit]


def test_a_wrong_option_is_refused_in_a_sentence() -> None:
    with pytest.raises(MeadhallError, match="option 'difficulty' cannot be 'mad'"):
        fresh(2, 1, difficulty="mad")
    with pytest.raises(MeadhallError, match="for 1 to 4 seats"):
        fresh(5)


@clause("GOW-14.5")
def test_a_single_scene_is_won_with_its_quest() -> None:
    t = fresh(2, 1, "kratos", "freya", length="single")
    assert t.s.goal == 1
    assert fresh(2, 1, "kratos", "freya").s.goal == 3


@clause("GOW-14.6")
def test_a_fixed_first_scene_is_not_drawn_again() -> None:
    for seed in range(8):
        s = fresh(2, seed, "kratos", "freya", first_scene="ogre").s
        assert QUESTS[s.quest_row[0]].id == "ogre"
        assert len(set(s.quest_row)) == 3
        s = fresh(2, seed, "kratos", "freya", first_scene="sigrun").s
        assert QUESTS[s.quest_row[0]].id == "sigrun"
        assert s.quest_row[0] not in s.boss_row


@clause("GOW-14.8")
def test_dashboards_may_be_dealt() -> None:
    seen = set()
    for seed in range(10):
        t = fresh(2, seed, heroes="random")
        assert t.game.questions[0].key in ("place-hero", "medium")
        seen.update(t.s.dashboards)
    assert seen == {0, 1, 2, 3, 4}


def test_starting_decks_are_those_of_the_content() -> None:
    t = fresh(2, 1, "kratos", "freya")
    assert sorted(names(t.s.decks[0]))[:3] == ["axe_recall", "axe_swing_or_throw", "axe_swing_or_throw"]


@clause("GOW-3.13", "GOW-14.9")
def test_the_first_game_is_laid_out_as_the_book_suggests() -> None:
    t = Scene(meadhall.new("god-of-war", 3, 5, {"first_game": "yes", "first_player": 2, "heroes": "random"}))
    assert t.told("quest-begins")[0]["params"]["quest"] == "quest:travelers"
    assert [e["params"]["column"] for e in t.told("hero-placed")][:2] == ["column:1", "column:2"]
    assert t.s.first == 2


@clause("GOW-3.9")
def test_the_first_player_may_be_agreed_on() -> None:
    for seed in range(4):
        game = meadhall.new("god-of-war", 2, seed, {"first_player": 1, "heroes": "random"})
        assert game.s.first == 1
    with pytest.raises(MeadhallError, match="cannot be seat 3: the seats are numbered from 0 to 1"):
        meadhall.new("god-of-war", 2, 1, {"first_player": 3})
