"""Learn Blood Rage for two against dice, with numpy alone: python docs/examples/train.py

A linear softmax policy, trained by REINFORCE: after every game each answer given becomes more or less likely by how much more or less
Glory than usual came after it. Then 200 paired games decide: 100 deals, each played from both seats. It takes less than a minute.
"""

from __future__ import annotations

import sys
from math import sqrt

import numpy as np
import numpy.typing as npt

from meadhall import envs

Array = npt.NDArray[np.floating]
Numbers = npt.NDArray[np.integer]

GAME, SEATS = "blood-rage", 2
EPISODES, DEALS = 150, 100
RATE, SEED = 0.5, 7


class Policy:
    """What is seen, times a weight for each answer; only legal answers count."""

    def __init__(self, actions: int, slots: int) -> None:
        self.weights = np.zeros((actions, slots), dtype=np.float32)

    def probabilities(self, seen: Array, legal: Numbers) -> Array:
        """How likely each legal answer is."""
        there = np.flatnonzero(seen)
        logits = self.weights[np.ix_(legal, there)] @ seen[there]
        shares = np.exp(logits - logits.max())
        return shares / shares.sum()

    def best(self, seen: Array, mask: Numbers) -> int:
        """The answer it believes in most."""
        legal = np.flatnonzero(mask)
        return int(legal[self.probabilities(seen, legal).argmax()])

    def learn(self, seen: Array, legal: Numbers, taken: int, advantage: float) -> None:
        """Make the answer taken more likely, or less so."""
        there = np.flatnonzero(seen)
        push = -self.probabilities(seen, legal)
        push[taken] += 1
        self.weights[np.ix_(legal, there)] += RATE * advantage / len(there) * np.outer(push, seen[there])


def train(episodes: int = EPISODES) -> Policy:
    """Play from either seat in turn and learn from every game."""
    tables = [
        envs.gym(GAME, seats=SEATS, seat=seat, bots="random", reward="score", observation="vector")
        for seat in range(SEATS)
    ]
    policy = Policy(int(tables[0].action_space.n), tables[0].observation_space.shape[0])
    dice = np.random.default_rng(SEED)
    usual, spread = 0.0, 1.0
    for episode in range(episodes):
        env = tables[episode % SEATS]
        seen, info = env.reset(seed=SEED + episode)
        story, done = [], False
        while not done:
            legal = np.flatnonzero(info["action_mask"])
            taken = int(dice.choice(len(legal), p=policy.probabilities(seen, legal)))
            after, reward, done, _, info = env.step(int(legal[taken]))
            story.append((seen, legal, taken, reward))
            seen = after
        to_come = 0.0
        for seen, legal, taken, reward in reversed(story):
            to_come += reward
            advantage = (to_come - usual) / spread
            usual += 0.002 * (to_come - usual)
            spread += 0.002 * (abs(to_come - usual) - spread)
            if len(legal) > 1:
                policy.learn(seen, legal, taken, advantage)
    return policy


def evaluate(policy: Policy, deals: int = DEALS) -> tuple[int, int]:
    """Games won and games played against dice, every deal from every seat."""
    won = 0
    for seat in range(SEATS):
        env = envs.gym(GAME, seats=SEATS, seat=seat, bots="random", observation="vector")
        for deal in range(deals):
            seen, info = env.reset(seed=1_000_000 + deal)
            done = False
            while not done:
                seen, reward, done, _, info = env.step(policy.best(seen, info["action_mask"]))
            won += reward > 0
    return won, deals * SEATS


def lower_bound(won: int, played: int, z: float = 1.96) -> float:
    """Of the 95 % interval of Wilson for the share of games won."""
    share = won / played
    middle = share + z * z / (2 * played)
    width = z * sqrt(share * (1 - share) / played + z * z / (4 * played * played))
    return (middle - width) / (1 + z * z / played)


if __name__ == "__main__":
    won, played = evaluate(train())
    bound = lower_bound(won, played)
    print(f"won {won} of {played} games against dice; at least {bound:.0%} with 95 % confidence")
    sys.exit(0 if bound > 0.5 else 1)
