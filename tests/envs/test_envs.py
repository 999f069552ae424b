"""The environments, held to PettingZoo's own tests and to our laws."""

import os
import subprocess
import sys
import warnings
from pathlib import Path
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

import meadhall
from meadhall import envs
from meadhall.engine import EngineError, InvalidAnswer, MeadhallError
from meadhall.games import find_rules

ROOT = Path(__file__).parent.parent.parent
# Numbers are made from texts: a game that is still being written has an environment once it has words.
GAMES = [game for game in meadhall.games() if (find_rules(game).folder / "text" / "en.ftl").exists()]
TABLES = [(game, seats) for game in GAMES for seats in find_rules(game).seats]


def legal(env: Any, random: Random) -> int:
    mask = env.observe(env.agent_selection)["action_mask"]
    return random.choice([int(n) for n in np.flatnonzero(mask)])


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_accepts_it(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(envs.aec(game), num_cycles=300)
        seed_test(lambda: envs.aec(game), num_cycles=120)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_answer_has_a_number_and_every_vector_the_same_length(game: str, seats: int) -> None:
    env = envs.aec(game, seats=seats)
    space = env.observation_space("seat_0")
    random = Random(seats)
    for seed in (101, 102):
        env.reset(seed=seed)
        while not env.game.over:
            for question in env.game.questions:
                index = env.layout.actions.index_for(question.seat, seats)
                assert all(value in index for value in question.values)
                assert all(value in index for value, _ in question.blocked())
            if random.random() < 0.1:
                assert space.contains(env.observe(random.choice(env.possible_agents)))
            env.step(legal(env, random))


def test_the_game_ends_with_a_win_and_losses() -> None:
    env = envs.aec("blood-rage", seats=3)
    env.reset(seed=1)
    random = Random(1)
    while not env.game.over:
        assert set(env.rewards.values()) == {0.0}
        env.step(legal(env, random))
    assert all(env.terminations.values())
    winners = env.game.winners()
    assert env.rewards == {f"seat_{seat}": 1.0 if seat in winners else -1.0 for seat in range(3)}


def test_rewards_may_be_points() -> None:
    env = envs.aec("blood-rage", seats=2, reward="score")
    env.reset(seed=1)
    random = Random(1)
    total = [0.0, 0.0]
    while not env.game.over:
        env.step(legal(env, random))
        total = [old + env.rewards[f"seat_{seat}"] for seat, old in enumerate(total)]
    assert total == env.game.scores()


def test_a_long_game_may_be_cut() -> None:
    env = envs.aec("blood-rage", seats=2, truncate_after=5)
    env.reset(seed=1)
    for _ in range(5):
        assert not any(env.truncations.values())
        env.step(legal(env, Random(1)))
    assert all(env.truncations.values())
    assert not any(env.terminations.values())


def test_an_action_that_is_not_allowed_changes_nothing() -> None:
    env = envs.aec("blood-rage", seats=2)
    env.reset(seed=1)
    before = env.game.s.digest()
    mask = env.observe(env.agent_selection)["action_mask"]
    wrong = int(np.flatnonzero(mask == 0)[0])
    for action in (wrong, -1, len(mask), None):
        with pytest.raises(InvalidAnswer):
            env.step(action)
    assert env.game.s.digest() == before
    env.step(legal(env, Random(1)))


def test_clone_and_restore() -> None:
    env = envs.aec("blood-rage", seats=2)
    env.reset(seed=1)
    random = Random(1)
    for _ in range(30):
        env.step(legal(env, random))
    saved = env.clone()
    actions, seen = [], []
    for _ in range(20):
        actions.append(legal(env, random))
        env.step(actions[-1])
        seen.append(env.observe(env.agent_selection)["observation"])
    assert saved.game.position < env.game.position
    env.restore(saved)
    for action, vector in zip(actions, seen, strict=True):
        env.step(action)
        assert np.array_equal(env.observe(env.agent_selection)["observation"], vector)
    with pytest.raises(MeadhallError, match="same game with the same seats"):
        env.restore(envs.aec("blood-rage", seats=3))


def test_the_same_seed_is_the_same_game_and_the_next_is_another() -> None:
    env = envs.aec("blood-rage", seats=2)
    deals = []
    for seed in (5, None, 5, None):
        env.reset(seed=seed)
        deals.append(env.game.s.digest())
    assert deals[0] == deals[2]
    assert deals[1] == deals[3]
    assert deals[0] != deals[1]


def test_the_name_and_the_table_are_versioned() -> None:
    env = envs.aec("blood-rage", seats=2)
    assert env.metadata["name"] == "blood_rage_v2"
    assert env.metadata["actions"] == envs.action_table("blood-rage").fingerprint
    said = {
        subprocess.run(
            [
                sys.executable,
                "-c",
                "from meadhall import envs; print(envs.action_table('blood-rage').fingerprint)",
            ],
            env={**os.environ, "PYTHONPATH": str(ROOT / "src"), "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout.strip()
        for seed in ("1", "2")
    }
    assert said == {env.metadata["actions"]}


def test_an_answer_without_a_number_is_our_bug() -> None:
    with pytest.raises(EngineError, match="offers 'dance', which has no text"):
        envs.action_table("blood-rage").number("dance", 0, 2)


def test_one_seat_against_bots() -> None:
    env = envs.gym("blood-rage", seats=3, seat=1, bots="random")
    random = Random(3)
    seen, info = env.reset(seed=3)
    done, reward, steps = False, 0.0, 0
    while not done:
        assert env.observation_space.contains(seen)
        assert np.array_equal(info["action_mask"], seen["action_mask"])
        action = random.choice([int(n) for n in np.flatnonzero(info["action_mask"])])
        seen, reward, done, cut, info = env.step(action)
        assert not cut
        steps += 1
    assert steps > 10
    assert reward == (1 if 1 in env.table.game.winners() else -1)
    assert "over" in env.render()
    with pytest.raises(MeadhallError, match="call reset"):
        env.step(0)


def test_gymnasium_knows_the_games_by_versioned_names() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        env = gymnasium.make("meadhall.envs.single:meadhall/blood-rage-v2", seats=2)
        seen, _ = env.reset(seed=1)
    assert seen["action_mask"].any()


@pytest.mark.parametrize("game", GAMES)
def test_a_state_with_explicit_chance(game: str) -> None:
    state = envs.state(game)
    random = Random(2)
    chances = 0
    while not state.is_terminal():
        actions = state.legal_actions()
        assert actions == sorted(set(actions))
        assert state.legal_actions(99) == []
        if state.is_chance_node():
            chances += 1
            assert state.current_player() == -1
            outcomes = state.chance_outcomes()
            assert sum(share for _, share in outcomes) == pytest.approx(1)
            assert [action for action, _ in outcomes] == actions
        elif random.random() < 0.05:
            before = str(state), state.history()
            after = state.child(actions[-1])
            assert after.history() == [*state.history(), actions[-1]]
            assert (str(state), state.history()) == before
        assert set(state.returns()) == {0.0}
        action = random.choice(actions)
        assert state.action_to_string(action)
        state.apply_action(action)
    assert chances > 5
    assert state.current_player() == -4
    assert state.legal_actions() == []
    assert set(state.returns()) <= {1.0, -1.0}
    assert len(state.returns()) == state.num_players()
    again = envs.state(game)
    for action in state.history():
        again.apply_action(action)
    assert again.game.s.digest() == state.game.s.digest()


def test_what_a_player_knows_does_not_depend_on_what_he_cannot_know() -> None:
    state = envs.state("blood-rage", seats=2)
    while state.is_chance_node():
        state.apply_action(0)
    world = state.game.sample_world(0, 1)
    assert state.game.view(0) == world.view(0)
    assert '"view"' in state.information_state_string(0)
    with pytest.raises(MeadhallError, match="not a chance node"):
        state.chance_outcomes()
    with pytest.raises(InvalidAnswer, match="an action is a number"):
        state.apply_action(-1)


@pytest.mark.parametrize(
    ("make", "sentence"),
    [
        (lambda: envs.aec("chess"), "there is no game 'chess'"),
        (lambda: envs.aec("blood-rage", seats=9), "blood-rage is for 2 to 4 seats, not 9"),
        (lambda: envs.aec("blood-rage", reward="gold"), "the reward is one of win, score, not 'gold'"),
        (lambda: envs.aec("blood-rage", options={"x": 1}), "has no option 'x'"),
        (lambda: envs.aec("blood-rage").render(), r"call reset\(\) before anything else"),
        (lambda: envs.gym("blood-rage", seat=7), "the seat is a number from 0 to 3, not 7"),
        (lambda: envs.gym("blood-rage", bots="genius"), "there is no bot 'genius'"),
    ],
)
def test_bad_wishes(make: Any, sentence: str) -> None:
    with pytest.raises(MeadhallError, match=sentence):
        make()


def test_without_the_extra_one_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pettingzoo", None)
    monkeypatch.delitem(sys.modules, "meadhall.envs.table", raising=False)
    with pytest.raises(MeadhallError, match=r"pip install 'meadhall\[envs\]'"):
        envs.aec("blood-rage")
