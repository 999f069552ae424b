"""The same with Maskable PPO: pip install sb3-contrib, then python docs/examples/train_sb3.py [STEPS]"""

from __future__ import annotations

import sys

from sb3_contrib import MaskablePPO
from train import DEALS, GAME, SEATS, lower_bound

from meadhall import envs


def main(steps: int) -> int:
    """Train from seat 0, then play every deal from both seats against dice."""
    model = MaskablePPO(
        "MlpPolicy",
        envs.gym(GAME, seats=SEATS, bots="random", observation="vector"),
        n_steps=1024,
        batch_size=256,
        gamma=0.999,
        seed=7,
        verbose=1,
    )
    model.learn(steps)
    won = 0
    for seat in range(SEATS):
        env = envs.gym(GAME, seats=SEATS, seat=seat, bots="random", observation="vector")
        for deal in range(DEALS):
            seen, _ = env.reset(seed=1_000_000 + deal)
            done, reward = False, 0.0
            while not done:
                action, _ = model.predict(seen, action_masks=env.action_masks(), deterministic=True)
                seen, reward, done, _, _ = env.step(int(action))
            won += reward > 0
    bound = lower_bound(won, DEALS * SEATS)
    print(f"won {won} of {DEALS * SEATS} games against dice; at least {bound:.0%} with 95 % confidence")
    return 0 if bound > 0.5 else 1


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 10_000))
