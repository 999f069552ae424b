"""SOLO-0, 2, 17.1 to 17.5, 18.1, 18.2, 19: conventions and the set-up of the Followers."""

from itertools import pairwise
from typing import Any

import pytest

import meadhall
from meadhall.engine import CHANCE, Game, MeadhallError
from meadhall.games.lords_of_ragnarok.board import B2, B34, FAR, SIDE
from meadhall.games.lords_of_ragnarok.content import ACTIONS, HEROES
from meadhall.games.lords_of_ragnarok.names import VILLAIN_CARD
from meadhall.games.lords_of_ragnarok.solo.invasion import dist_human
from meadhall.games.lords_of_ragnarok.solo.means import under
from tests.clauses import clause
from tests.games.lords_of_ragnarok.hall import alone, army, lay, runes

VILLAINS = [hero.id for hero in HEROES]


def new(seats: int = 1, seed: int = 3, **options: Any) -> Game[Any]:
    return meadhall.new("lords-of-ragnarok", seats=seats, seed=seed, options=options)


def to_first_turn(game: Game[Any]) -> Game[Any]:
    """Answer the set-up with the first options."""
    while game.s.turn == 0:
        question = game.questions[0]
        game.answer(question.seat, question.values[0])
    return game


@clause("SOLO-0.6", "SOLO-0.7")
def test_distances_go_over_land_only() -> None:
    t = alone(("follower_hero", 1), {"control": [5], "drakkar": "amber_sea"}, {"selected": 0})
    distance = SIDE[B2].distance
    assert (distance[5][5], distance[5][9], distance[5][10]) == (0, 1, 3)
    assert [dist_human(t.s, r) for r in (5, 4, 10)] == [0, 1, 3]
    nobody = alone(("follower_hero", 1), {}, {"selected": 0})
    assert dist_human(nobody.s, 5) == FAR


@clause("SOLO-0.8", "SOLO-4.9")
def test_gifts_and_artifacts_lie_under_the_board() -> None:
    t = alone(
        ("follower_hero", 1), {}, {"selected": 0, "gifts": ["ransom", "seidr"], "artifacts": ["mjolnir"]}
    )
    assert under(t.s, 1) == 3
    assert t.game.view(0)["facts"]["players"][1]["under"] == 3


@clause("SOLO-0.9", "SOLO-INV12")
def test_a_follower_is_never_asked() -> None:
    games = [to_first_turn(new(seed=5)) for _ in range(2)]
    for game in games:
        while not game.over and game.s.turn < 12:
            question = game.questions[0]
            assert question.seat == 0
            game.answer(0, question.values[0])
    assert games[0].s == games[1].s


@clause("SOLO-0.10", "SOLO-2.1", "SOLO-17.2", "SOLO-18.1")
def test_one_follower_plays_on_the_small_board_more_on_the_big_one() -> None:
    assert new().s.side == B2
    assert len(new().s.event_deck) + len(new().s.event_discard) == 16
    assert new(followers=2).s.side == B34
    assert new(followers=2).view(0)["facts"]["conditions"][0].startswith("rc34")
    assert new(2, followers=1).s.side == B34
    assert new(2, followers=1).s.players == 3


@clause("SOLO-2.2", "SOLO-2.3", "SOLO-2.6", "SOLO-2.13")
def test_a_villain_is_no_hero_for_humans() -> None:
    game = new(villain_1="snorri")
    s = game.s
    assert HEROES[s.hero[1]].id == "snorri"
    question = game.questions[0]
    assert question.key == "keep-hero"
    assert "hero:snorri" not in question.values
    assert len(question.values) == 2
    game.answer(0, question.values[0])
    assert "story:odin" not in game.questions[0].values
    assert len({HEROES[new(seed=n).s.hero[1]].id for n in range(20)}) > 2, "drawn at random"


@clause("SOLO-2.4", "SOLO-2.7", "SOLO-2.8", "SOLO-2.9", "SOLO-2.10", "SOLO-2.5", "SOLO-15.3")
@pytest.mark.parametrize("villain", VILLAINS)
def test_the_follower_on_the_board(villain: str) -> None:
    for options, side in (({}, B2), ({"followers": 2}, B34)):
        s = new(villain_1=villain, **options).s
        p = s.humans
        card = VILLAIN_CARD[s.hero[p]]
        region = card.b2 if side == B2 else card.b34
        assert s.hero_at[p] == region
        assert sorted(at for at in s.army_at[6 * p : 6 * p + 6] if at) == [region, region]
        assert s.control[region] == p
        assert s.drakkar_at[p] == -1
        assert [r for r, token in enumerate(s.desolation) if token] == [region]
        assert sorted(s.attribute[3 * p : 3 * p + 3]) == sorted(card.values)
        assert len(s.follower_hands[0]) == (3 if villain == "lagertha" else 1)


@clause("SOLO-2.10", "SOLO-2.11", "SOLO-17.3", "SOLO-INV2")
def test_the_action_decks() -> None:
    game = new(followers=3)
    s = game.s
    sets = []
    for f in range(3):
        villain = VILLAIN_CARD[s.hero[1 + f]]
        cards = [ACTIONS[c] for c in s.action_rows[f] + s.action_decks[f]]
        assert len(s.action_rows[f]) == 3
        assert len(cards) == 14
        decks = [card.deck for card in cards]
        assert (decks.count("jarl"), decks.count("godi"), decks.count("slayer")) == (
            villain.jarl,
            villain.godi,
            villain.slayer,
        )
        assert {card.id for card in cards if card.deck == "hero"} == set(villain.cards)
        assert all(ACTIONS[c].deck not in ("jarl", "godi", "slayer") for c in s.action_rows[f])
        sets += [deck for deck in set(decks) if deck.startswith("basic")]
    assert sorted(sets) == ["basic_a", "basic_b", "basic_c"], "without replacement"
    view = game.view(0)
    assert view["zones"]["action_rows"][0][0] is not None
    assert set(view["zones"]["action_decks"][0]) == {None}
    assert set(view["zones"]["follower_hands"][0]) == {None}


@clause("SOLO-2.12")
def test_starting_assets() -> None:
    ragnar, snorri, beowulf = (new(villain_1=name).s for name in ("ragnar", "snorri", "beowulf"))
    assert sorted(ragnar.army_value[6:8]) == [1, 2]
    assert sum(snorri.runes[3:6]) == 2
    assert sum(beowulf.runes[3:6]) == 0
    assert sorted(beowulf.army_value[6:8]) == [1, 1]


@clause("SOLO-2.14", "SOLO-2.15", "SOLO-2.16", "SOLO-2.17")
def test_the_human_starts_away_from_the_follower() -> None:
    t = alone(("start_region", 0), {"story": "freyja"}, {"at": 1, "control": [2]}, boss=15)
    assert len(t.s.hands[0]) == 1
    assert t.why_not(0, "sea:whale_road").key == "sea-no-start"
    t.does(0, "sea:amber_sea", "region:4", "rune:uruz").idle()
    assert army(t, 0) == [(4, 1), (4, 1)]
    assert t.s.control[4] == 0
    assert runes(t, 0) == [2, 0, 0]


@clause("SOLO-2.20", "SOLO-3.1")
def test_the_follower_takes_the_first_turn() -> None:
    game = to_first_turn(new())
    turns = [event["params"]["seat"] for event in game.events(None) if event["key"] == "turn"]
    assert turns[0].startswith("villain:")
    assert turns[1] == "seat:0"


@clause("SOLO-17.1", "SOLO-17.4", "SOLO-17.5", "SOLO-18.2")
def test_several_followers_then_the_humans() -> None:
    game = to_first_turn(new(2, followers=2))
    assert sum(game.s.desolation) >= 1
    turns = [event["params"]["seat"] for event in game.events(None) if event["key"] == "turn"]
    assert [turn.split(":")[0] for turn in turns[:2]] == ["villain", "villain"]
    assert game.s.arbiter == 1, "the last human of the round"
    fresh = new(2, followers=2)
    assert sum(fresh.s.desolation) == 1, "only the first Follower puts a token"
    assert new(followers=2).s.arbiter == -1
    with pytest.raises(MeadhallError, match="cannot have the same Villain"):
        new(followers=2, villain_1="ragnar", villain_2="ragnar")


@clause("SOLO-2.19", "SOLO-19.1", "SOLO-19.2", "SOLO-19.3")
def test_challenge_cards() -> None:
    iron = new(followers=2, villain_1="beowulf", villain_2="aslaug", challenge_iron_vanguard="yes").s
    assert [v for v in iron.army_value if v] == [2, 2, 2, 2], "each Follower"
    heralds = new(followers=2, challenge_heralds="yes").s
    assert [len(deck) for deck in heralds.action_decks] == [13, 11], "only the first Follower"
    assert sum(new(challenge_red_dawn="yes").s.desolation) == 2
    rules = new(challenge_long_night="yes", challenge_relentless="yes", challenge_scorched_earth="yes").s
    assert len(rules.challenges) == 3
    assert new().s.challenges == ()


@clause("SOLO-19.5")
def test_the_easy_start() -> None:
    game = new(easy_start="yes", villain_1="snorri")
    assert sum(game.s.desolation) == 0
    assert sum(game.s.runes) == 0
    while game.questions[0].key != "easy-attribute":
        game.answer(0, game.questions[0].values[0])
    game.answer(0, "attribute:wisdom")
    assert list(game.s.attribute[:3]) == [2, 2, 3]


@pytest.mark.parametrize(
    ("respite", "resting"),
    [("none", []), ("short", [1, 2]), ("long", [1, 2, 3, 4]), ("lasting", [1, 2, 3, 4, 6, 8])],
)
@pytest.mark.parametrize("followers", [1, 2])
@clause("SOLO-19.6")
def test_the_respite(respite: str, resting: list[int], followers: int) -> None:
    players = 1 + followers
    game = to_first_turn(new(followers=followers, respite=respite))
    while game.s.turn <= 8 * players and not game.over:
        question = game.questions[0]
        game.answer(question.seat, question.values[-1])
    events = game.events(None)
    began = [
        (event["params"]["turn"], after["key"])
        for event, after in pairwise(events)
        if event["key"] == "turn" and after["key"] in ("follower-rests", "follower-card")
    ]
    turns = [turn for turn in range(1, game.s.turn) if turn % players]
    assert len(turns) >= 6 * followers
    assert [turn for turn, _ in began if turn < game.s.turn] == turns, "the human comes last in every round"
    rested = [turn for turn, key in began if key == "follower-rests" and turn < game.s.turn]
    assert rested == [turn for turn in turns if (turn - 1) // players + 1 in resting]


@clause("SOLO-18.16", "SOLO-3.7", "SOLO-3.8")
def test_who_runs_the_monster_in_a_humans_hunt() -> None:
    solo = alone(("hunt_start", 0, 5), {"at": 9}, {}, monsters={"draugr": 9}, dice=True)
    while solo.game.chance and solo.game.chance.key != "monster-attack":
        solo.game.answer(CHANCE, solo.game.chance.values[0])
    assert solo.game.chance is not None
    assert len(solo.game.chance.values) == 2, "a random one of the two cards it holds"
    thrown = alone(
        ("monster_round",),
        {"at": 1},
        {"row": ["basic_a1", "basic_a2", "basic_a3"]},
        monsters={"troll": 1},
        hunt={"hunter": 0, "prey": "troll"},
        attack_hand=["special_attack"],
        attack_deck=["claws"],
    )
    thrown.does(0, "attribute:wisdom")
    assert thrown.s.hero_at[0] == 7, "7, 8 and 10 are farthest; MIN takes 7"
    two = lay(
        ("hunt_start", 0, 5), {"at": 9}, {}, {}, seats=2, options={"followers": 1}, monsters={"draugr": 9}
    )
    two.asked("monster-attack", 1)
