"""Thousands of damaged messages and sagas: each is refused in a sentence or does what it says, and nothing stalls or breaks."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from pydantic import ValidationError

import meadhall
from meadhall.engine import SagaError
from meadhall.engine import saga as sagas
from meadhall.games import find_rules
from meadhall.server.messages import CLIENT
from tests.server.halls import Player

ODD = (
    "",
    "²",
    "\u202e",
    "-1",
    "9" * 5000,
    "null",
    "{}",
    "[]",
    "*",
    "~",
    "@undo",
    "@undo 0",
    "1e999",
    "\ud7ff",
    "---",
    "0x1",
)
SAMPLES: list[dict[str, Any]] = [
    {"type": "answer", "seat": 0, "decision": 7, "value": "pass"},
    {"type": "draft", "seat": 0, "decision": 7, "chosen": ["a"]},
    {"type": "undo", "seat": 0, "decision": 7},
    {"type": "rewind", "seat": 0, "decision": 7, "to": 3},
    {"type": "ask", "seat": 0, "decision": 7},
    {"type": "agree", "seat": 0, "yes": True},
    {"type": "chat", "text": "hello", "seat": 0},
    {"type": "propose", "seat": 0, "to": 1, "decision": 7, "value": "pass"},
    {"type": "look", "seat": 0, "at": 3, "told": 1},
    {"type": "preview", "seat": 0, "decision": 7},
    {"type": "consent", "seat": 0, "yes": True},
    {"type": "ping"},
    {"type": "sync"},
]


def damaged(text: str, random: Random) -> str:
    """A text with something else in it."""
    for _ in range(random.choice((1, 1, 1, 2, 5))):
        at, length = random.randrange(len(text) + 1), random.choice((0, 1, 3, 20))
        text = text[:at] + random.choice(ODD) + text[at + length :]
    return text


def mixed(message: dict[str, Any], random: Random) -> str:
    """A message whose fields hold something else, or no message at all."""
    odd: list[Any] = [None, True, -1, 2**70, 1.5, "x", "²", [], {}, [[]], {"a": 1}, "9" * 300, "\0"]
    changed = {name: random.choice([value, value, random.choice(odd)]) for name, value in message.items()}
    text = json.dumps(changed | {"ref": random.choice([1, None, "x", 2**60])})
    return text if random.random() < 0.6 else damaged(text, random)


def test_ten_thousand_messages_are_read_or_refused() -> None:
    random, good = Random(1), 0
    for _ in range(10_000):
        try:
            CLIENT.validate_json(mixed(random.choice(SAMPLES), random))
            good += 1
        except ValidationError:
            pass
    assert 500 < good < 9_500


def test_ten_thousand_messages_on_one_line_break_nothing(guest: Callable[..., Player]) -> None:
    ann, random = guest("Ann"), Random(2)
    table = ann.lay("me", "me")
    with ann.sit(table["id"]) as live:
        for count in range(10_000):
            live.socket.send(mixed(random.choice(SAMPLES), random))
            if count % 100 == 99:
                live.do("ping")
        live.do("ping")
        assert live.now["row"] >= 0


@pytest.mark.parametrize("game", ["blood-rage", "god-of-war", "lords-of-ragnarok", "reavers-of-midgard"])
def test_damaged_sagas_are_refused_in_a_sentence(game: str) -> None:
    random, table = Random(3), meadhall.new(game, 2, 5)
    for _ in range(25):
        seat = table.waiting[0]
        question = table.question(seat)
        assert question is not None
        table.answer(seat, random.choice(list(question.values)))
    text, slowest, longest = table.saga(), 0.0, 0
    for _ in range(2_500):
        began = time.process_time()
        try:
            sagas.read(damaged(text, random), find_rules)
        except SagaError as error:
            longest = max(longest, len(str(error)))
        slowest = max(slowest, time.process_time() - began)
    assert slowest < 2.0
    assert 0 < longest < 4_000
