"""The client answers the same sets by themselves that the rules declare to be orders."""

import re
from pathlib import Path

import pytest

import meadhall
from meadhall.games import find_rules

GAMES = Path(__file__).resolve().parent.parent / "web" / "src" / "games"


@pytest.mark.parametrize("game", meadhall.shelf())
def test_the_client_knows_the_orders_of_the_rules(game: str) -> None:
    found = re.search(r"\n  orders: \[(.*?)\]", (GAMES / game / "index.ts").read_text("utf-8"), re.DOTALL)
    assert set(re.findall(r"'([\w-]+)'", found[1] if found else "")) == find_rules(game).orders
