"""Who listens to what: the reactions of all cards in play, by event and title (see Rules.listeners)."""

from collections.abc import Callable
from typing import Any

from meadhall.games.blood_rage.cards import clan_upgrades, monsters, troop_upgrades

LISTENERS: dict[str, dict[str, Callable[..., Any]]] = {}
for _module in (monsters, troop_upgrades, clan_upgrades):
    for _event, _cards in _module.LISTENERS.items():
        LISTENERS.setdefault(_event, {}).update(_cards)
