"""The environments, held to PettingZoo's own tests and to our laws."""

import os
import subprocess
import sys
import warnings
from collections import Counter
from math import sqrt
from pathlib import Path
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

import meadhall
from meadhall import envs
from meadhall.bots import decide
from meadhall.engine import EngineError, InvalidAnswer, MeadhallError
from meadhall.envs import single
from meadhall.envs.table import VERSION
from meadhall.games import find_rules

ROOT = Path(__file__).parent.parent.parent
# Numbers are made from texts: a game that is still being written has an environment once it has words.
GAMES = [game for game in meadhall.shelf() if (find_rules(game).folder / "text" / "en.ftl").exists()]
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
    assert env.metadata["name"] == f"blood_rage_v{VERSION}"
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


@pytest.mark.parametrize("observation", ["dict", "vector"])
@pytest.mark.parametrize("game", GAMES)
def test_gymnasium_accepts_it(game: str, observation: str) -> None:
    env = gymnasium.make(f"meadhall/{game}-v{VERSION}", observation=observation, illegal="end")
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", "(?s).*render")
        check_env(env.unwrapped)


def test_gymnasium_makes_several_at_once() -> None:
    made = gymnasium.make_vec(
        f"meadhall.envs.single:meadhall/blood-rage-v{VERSION}", num_envs=3, seats=2, observation="vector"
    )
    seen, info = made.reset(seed=1)
    assert seen.shape == (3, envs.gym("blood-rage", seats=2).table.layout.length)
    for _ in range(20):
        seen, rewards, _, _, info = made.step(info["action_mask"].argmax(axis=1))
    assert seen.shape[0] == len(rewards) == 3
    made.close()


def test_the_mask_of_sb3_and_the_plain_vector() -> None:
    env = envs.gym("blood-rage", seats=2, observation="vector")
    seen, info = env.reset(seed=3)
    assert env.observation_space.contains(seen)
    assert env.action_masks().dtype == bool
    assert np.array_equal(env.action_masks(), info["action_mask"].astype(bool))


def first_answers(env: Any, seat: int, episodes: int) -> list[tuple[str, Any, int]]:
    """The first answer of a seat that had a choice, in many episodes: question, answer, number of options."""
    asked: list[tuple[str, Any, int]] = []

    def spy(level: str, game: Any, who: int, dice: int) -> Any:
        value = decide(level, game, who, dice)
        if who == seat and len(asked) == episode:
            question = game.question(who)
            asked.append((question.key, list(question.values).index(value), len(question.values)))
        return value

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(single, "decide", spy)
        for episode in range(episodes):
            env.reset(seed=episode if episode == 0 else None)
            while len(asked) == episode:
                env.step(int(env.action_masks().argmax()))
    return asked


def test_the_random_opponent_is_uniform() -> None:
    """Every option about as often as any other: within five standard deviations, and so in every episode anew."""
    env = envs.gym("blood-rage", seats=2, seat=1, bots="random")
    asked = first_answers(env, 0, 400)
    (key, options) = Counter((key, options) for key, _, options in asked).most_common(1)[0][0]
    taken = Counter(index for name, index, count in asked if (name, count) == (key, options))
    total = sum(taken.values())
    share = 1 / options
    assert total >= 150
    assert all(
        abs(taken[n] - total * share) < 5 * sqrt(total * share * (1 - share)) for n in range(options)
    ), taken


def test_the_same_seed_is_the_same_episode_with_the_same_opponents() -> None:
    env = envs.gym("blood-rage", seats=3, seat=1, bots="random")
    stories = []
    for seed in (5, 6, 5):
        env.reset(seed=seed)
        for _ in range(30):
            env.step(int(env.action_masks().argmax()))
        stories.append(env.table.game.all_answers())
    assert stories[0] == stories[2]
    assert stories[0] != stories[1]


def test_opponents_of_every_sort_sit_at_one_table() -> None:
    seen: list[Any] = []

    def policy(observation: dict[str, Any]) -> int:
        seen.append(observation)
        return int(observation["action_mask"].argmax())

    env = envs.gym("blood-rage", seats=4, seat=2, bots=["random", policy, "greedy:1"])
    assert env.bots == {3: "random", 0: policy, 1: "greedy:1"}
    env.reset(seed=1)
    for _ in range(12):
        env.step(int(env.action_masks().argmax()))
    assert seen
    assert all(env.table.observation_space("seat_0").contains(each) for each in seen)
    answers = {answer.seat for answer in env.table.game.all_answers()}
    assert {0, 1, 2, 3} <= answers


def test_a_policy_may_play_against_itself() -> None:
    env = envs.gym("blood-rage", seats=2, bots=lambda seen: int(np.flatnonzero(seen["action_mask"])[-1]))
    _, info = env.reset(seed=2)
    done = False
    while not done:
        _, reward, done, _, info = env.step(int(np.flatnonzero(info["action_mask"])[-1]))
    assert reward in (1, -1)


@pytest.mark.parametrize(("reward", "lost"), [("win", -1), ("score", -18)])
def test_an_illegal_action_may_end_the_episode_with_the_worst_reward(reward: str, lost: float) -> None:
    env = envs.gym("blood-rage", seats=2, reward=reward, illegal="end")
    _, info = env.reset(seed=1)
    env.table.game.s.glory[0] = 17
    _, earned, done, cut, info = env.step(int(info["action_mask"].argmin()))
    assert (earned, done, cut, info["illegal"]) == (lost, True, False, True)
    with pytest.raises(MeadhallError, match="call reset"):
        env.step(0)
    every = envs.aec("blood-rage", seats=2, reward=reward, illegal="end")
    every.reset(seed=1)
    every.game.s.glory[0] = every.game.s.glory[1] = 17
    guilty = every.agent_selection
    other = next(agent for agent in every.agents if agent != guilty)
    every.step(int(every.observe(guilty)["action_mask"].argmin()))
    assert every.rewards == {guilty: lost, other: 0}
    assert all(every.terminations.values())


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
        (lambda: envs.gym("blood-rage", bots="greedy:many"), "a number of tries, not 'many'"),
        (lambda: envs.gym("blood-rage", bots=["random"]), "there are 3 other seats, but 1 bots were named"),
        (lambda: envs.gym("blood-rage", seats=2, bots=[7]), "a bot is a level or a function"),
        (lambda: envs.gym("blood-rage", observation="smell"), "the observation is one of dict, vector"),
        (lambda: envs.gym("blood-rage", illegal="shrug"), "is one of raise, end, not 'shrug'"),
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


def test_a_state_needs_nothing_but_the_standard_library() -> None:
    code = "import sys; from meadhall import envs; envs.state('blood-rage'); print(*sys.modules)"
    loaded = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
        check=True,
    ).stdout.split()
    assert not {"fluent", "numpy", "gymnasium", "pettingzoo", "meadhall.audit", "meadhall.text"} & set(loaded)
