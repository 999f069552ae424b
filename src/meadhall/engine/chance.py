"""The dice. The n-th throw of a seed depends on the seed and n alone, so anybody who has the seed can check every throw."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from functools import lru_cache
from hashlib import blake2b

from meadhall.engine.ask import Chance, Value
from meadhall.engine.errors import EngineError


def key_of(seed: str) -> bytes:
    """The key from which all throws of a seed are made."""
    return hashlib.sha256(seed.encode()).digest()


def again(seed: str, rewinds: int) -> str:
    """The seed after throws were taken back for the `rewinds`th time: nobody can go back and wait for better dice."""
    return hashlib.sha256(f"meadhall-rewind:{seed}:{rewinds}".encode()).hexdigest()[:32]


def throw(key: bytes, index: int, below: int) -> int:
    """The throw number `index`: a number from 0 to `below` - 1. 128 bits make the bias of the modulo unmeasurable."""
    die = _fresh_die(key)()
    die.update(index.to_bytes(8, "big"))
    return _number(die.digest(), "big") % below


def throw_once(key: bytes, index: int, below: int) -> int:
    """The same as `throw`, for a key of which few throws are wanted: a hash kept for more would cost as much again."""
    return _number(blake2b(index.to_bytes(8, "big"), digest_size=16, key=key).digest(), "big") % below


_number = int.from_bytes


@lru_cache(maxsize=256)
def _fresh_die(key: bytes) -> Callable[[], blake2b]:
    """Copies a hash that has the key in it: that is quicker than to begin anew."""
    return blake2b(digest_size=16, key=key).copy


def pick(key: bytes, index: int, chance: Chance) -> Value:
    """What the dice answer to the chance question number `index`."""
    values, weights = chance.values, chance.weights
    if weights is None:
        return values[throw(key, index, len(values))]
    return weighed(values, weights, throw(key, index, sum(weights)))


def weighed(values: Sequence[Value], weights: Sequence[int], left: int) -> Value:
    """The value that a throw below the sum of the weights comes to."""
    for value, weight in zip(values, weights, strict=True):
        left -= weight
        if left < 0:
            return value
    raise AssertionError("the weights do not add up")


class Dice:
    """The dice of a game whose throws nobody looks at: a rule need not ask for them, which takes longer than to throw them."""

    __slots__ = ("_fresh_die", "_key", "most", "thrown")

    def __init__(self, key: bytes, thrown: int, most: int) -> None:
        self.key = key
        self.thrown = thrown
        self.most = thrown + most
        """More throws than any game has."""

    @property
    def key(self) -> bytes:
        """The key from which the throws are made."""
        return self._key

    @key.setter
    def key(self, key: bytes) -> None:
        self._key, self._fresh_die = key, _fresh_die(key)

    def throw(self, below: int) -> int:
        """The next throw, a number from 0 to `below` - 1. It is `throw` written out: half of a throw is calling."""
        thrown = self.thrown
        if thrown == self.most:
            raise EngineError("a game runs away: it has too many throws")
        self.thrown = thrown + 1
        die = self._fresh_die()
        die.update(thrown.to_bytes(8, "big"))
        return _number(die.digest(), "big") % below

    def pick(self, chance: Chance) -> Value:
        """What the next throw answers to a chance question."""
        values, weights = chance.values, chance.weights
        if weights is None:
            return values[self.throw(len(values))]
        return weighed(values, weights, self.throw(sum(weights)))


def random_bytes(seed: str, count: int) -> tuple[bytes, bytes]:
    """A key for dice and `count` random bytes, made in one go: for imagined worlds, where speed counts."""
    digest = hashlib.shake_128(seed.encode()).digest(16 + count)
    return digest[:16], digest[16:]


def commitment(game: str, seed: str) -> str:
    """The hash shown when a game starts; the seed shown at its end must give the same hash."""
    return "sha256:" + hashlib.sha256(f"meadhall:{game}:{seed}".encode()).hexdigest()
