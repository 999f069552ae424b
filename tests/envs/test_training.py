"""The training example of the documentation learns: it beats dice in 200 paired games."""

import time
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

import pytest

EXAMPLES = Path(__file__).parent.parent.parent / "docs" / "examples"


def example(name: str) -> ModuleType:
    spec = spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_example_beats_dice_in_less_than_a_minute() -> None:
    train = example("train")
    start = time.process_time()
    won, played = train.evaluate(train.train())
    assert played == 200
    assert train.lower_bound(won, played) > 0.5
    assert time.process_time() - start < 60


def test_dice_do_not_beat_dice() -> None:
    """The bound can fail, and the opponents are a fair coin: 200 games of a seat that rolls dice as they do."""
    train = example("train")
    dice = Random(3)

    class Dice:
        def best(self, seen: Any, mask: Any) -> int:
            return dice.choice([n for n, allowed in enumerate(mask) if allowed])

    won, played = train.evaluate(Dice())
    assert train.lower_bound(won, played) < 0.5 < 1 - train.lower_bound(played - won, played)


@pytest.mark.parametrize(("won", "bound"), [(100, 0.431), (120, 0.531), (200, 0.981)])
def test_the_bound_is_wilsons(won: int, bound: float) -> None:
    assert example("train").lower_bound(won, 200) == pytest.approx(bound, abs=0.001)


def test_the_example_with_sb3_can_be_read() -> None:
    """It runs in `make full`, where the library is installed."""
    compile((EXAMPLES / "train_sb3.py").read_text("utf-8"), "train_sb3.py", "exec")
