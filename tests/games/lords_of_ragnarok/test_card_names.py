"""CONTRIBUTING: the name of a card stands only with its card."""

import ast
from collections.abc import Iterable
from pathlib import Path

from meadhall.games.lords_of_ragnarok import RULES
from meadhall.games.lords_of_ragnarok.cards import registry
from meadhall.games.lords_of_ragnarok.cards.numbers import MODIFIERS
from meadhall.games.lords_of_ragnarok.content import ARTIFACTS, CHALLENGES, GIFTS, HEROES, KINDS
from meadhall.games.lords_of_ragnarok.keys import KEYS

CARDS = (
    {gift.id for gift in GIFTS} | {artifact.id for artifact in ARTIFACTS} | {card.id for card in CHALLENGES}
)
CARDS |= {name.partition("#")[0] for kind in ("combat", "attack", "hero") for name in KINDS[kind]}
CARDS -= {"monsters", *KEYS.asks, *KEYS.tells}


def words(path: Path) -> set[str]:
    """What stands in the strings of a file that are no docstrings."""
    texts = [
        node.value
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and "\n" not in node.value
    ]
    return {word for text in texts if len(text) < 60 for word in text.replace(":", " ").split()}


def test_no_rule_names_a_card() -> None:
    assert len(CARDS) > 70
    found = [
        (path.name, name)
        for path in sorted(RULES.folder.rglob("*.py"))
        if path.parent.name != "cards"
        for name in sorted(words(path) & CARDS)
    ]
    assert found == []


def test_every_table_by_card_names_cards_that_exist() -> None:
    known = {card.id for cards in (GIFTS, HEROES, ARTIFACTS) for card in cards}
    tables: list[Iterable[str]] = [
        *MODIFIERS.values(),
        *registry.MOMENTS.values(),
        *registry.LISTENERS.values(),
    ]
    assert {card for table in tables for card in table} <= known
    assert {action.gift for action in registry.RUNE_ACTIONS.values()} <= known
