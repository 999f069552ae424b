"""The dice. The n-th throw of a seed depends on the seed and n alone, so anybody who has the seed can check every throw."""

from __future__ import annotations

import hashlib
from functools import lru_cache
from hashlib import blake2b

from meadhall.engine.ask import Chance, Value


def key_of(seed: str) -> bytes:
    """The key from which all throws of a seed are made."""
    return hashlib.sha256(seed.encode()).digest()


def again(seed: str, rewinds: int) -> str:
    """The seed after throws were taken back for the `rewinds`th time: nobody can go back and wait for better dice."""
    return hashlib.sha256(f"meadhall-rewind:{seed}:{rewinds}".encode()).hexdigest()[:32]


def throw(key: bytes, index: int, below: int) -> int:
    """The throw number `index`: a number from 0 to `below` - 1. 128 bits make the bias of the modulo unmeasurable."""
    die = _die(key).copy()
    die.update(index.to_bytes(8, "big"))
    return int.from_bytes(die.digest(), "big") % below


@lru_cache(maxsize=256)
def _die(key: bytes) -> blake2b:
    """A hash that has the key in it: to copy it is quicker than to begin anew."""
    return blake2b(digest_size=16, key=key)


def pick(key: bytes, index: int, chance: Chance) -> Value:
    """What the dice answer to the chance question number `index`."""
    values = chance.values
    if chance.weights is None:
        return values[throw(key, index, len(values))]
    left = throw(key, index, sum(chance.weights))
    for value, weight in zip(values, chance.weights, strict=True):
        left -= weight
        if left < 0:
            return value
    raise AssertionError("the weights do not add up")


def random_bytes(seed: str, count: int) -> tuple[bytes, bytes]:
    """A key for dice and `count` random bytes, made in one go: for imagined worlds, where speed counts."""
    digest = hashlib.shake_128(seed.encode()).digest(16 + count)
    return digest[:16], digest[16:]


def commitment(game: str, seed: str) -> str:
    """The hash shown when a game starts; the seed shown at its end must give the same hash."""
    return "sha256:" + hashlib.sha256(f"meadhall:{game}:{seed}".encode()).hexdigest()
