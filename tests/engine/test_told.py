"""Whoever hears all events knows all public numbers; a number that changes in silence breaks a law."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from meadhall.engine import Game
from meadhall.laws import LawBroken, check
from tests.engine.saga_toy import RAID


def adds_up(known: dict[str, int], event: dict[str, Any]) -> None:
    """A listener who only hears what was gained, never what there is: each event must reach it once."""
    if event["key"] == "gold":
        name = f"gold:{event['params']['seat'].partition(':')[2]}"
        known[name] = known.get(name, 0) + event["params"]["amount"]


def test_every_event_is_heard_once() -> None:
    for seed in range(5):
        check(Game(replace(RAID, retell=adds_up), 2, {}, str(seed)).begin(), Random(seed))


def test_a_number_that_changes_in_silence_breaks_the_law() -> None:
    deaf = replace(RAID, retell=lambda known, event: None)
    with pytest.raises(LawBroken, match=r"retold law .* gold:. is"):
        check(Game(deaf, 2, {}, "1").begin(), Random(1))
