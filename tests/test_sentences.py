"""What people read in a recorded game, sentence by sentence: no doubled space or full stop, no gap before a comma, nothing left empty."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import meadhall
from meadhall.engine import Game
from meadhall.games import find_rules
from meadhall.text import LANGUAGES, Texts

SAGAS = Path(__file__).parent / "sagas"
FILES = [SAGAS / name for name in ("blood_rage/4-bots.saga", "god_of_war/3-bots.saga")]
FILES += [SAGAS / name for name in ("lords_of_ragnarok/3-bots.saga", "reavers_of_midgard/3-bots.saga")]
ODD = re.compile(r"  |\.\.(?!\.)|[!?]\.(?!\.)| [,.;:!?](?![.\d])|\(\)|,,|None|[{}]|(?<![\w.,;–-])-\d")


def said(game: Game[Any], texts: Texts) -> Iterator[str]:
    """Everything told to a spectator and to the first seat."""
    for seat in (None, 0):
        for event in game.events(seat):
            yield texts.event(event)


@pytest.mark.parametrize("path", FILES, ids=[path.parent.name for path in FILES])
def test_the_story_of_a_game_is_well_written(path: Path) -> None:
    game = meadhall.load(path)
    for lang in LANGUAGES:
        texts = Texts(game.rules, lang, ["Freydis", "Gunnar", "Ragna", "Ivar"])
        odd = {sentence for sentence in said(game, texts) if ODD.search(sentence)}
        assert not odd, lang


def test_no_full_stop_follows_a_name_that_ends_in_an_exclamation_mark() -> None:
    texts = Texts(find_rules("reavers-of-midgard"), "en")
    assert texts.label("card:kraken") == "Kraken!"
    told = texts.event({"key": "card-resolved", "params": {"seat": "seat:0", "card": "card:kraken"}})
    assert told.endswith("Kraken!")


def test_a_loss_is_printed_with_a_minus() -> None:
    params = {"seat": "seat:0", "row": "row:terror", "n": -6}
    for lang in LANGUAGES:
        texts = Texts(find_rules("reavers-of-midgard"), lang)
        assert "−6" in texts.event({"key": "scored", "params": params})
