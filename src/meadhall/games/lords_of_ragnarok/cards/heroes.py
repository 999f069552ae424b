"""The five Heroes: Special Abilities that work for the whole game (LOR-17); those that are numbers stand in numbers.py."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from meadhall.engine import Rule
from meadhall.games.lords_of_ragnarok.armies import armies_in, grow, pick_army
from meadhall.games.lords_of_ragnarok.board import SIDE
from meadhall.games.lords_of_ragnarok.cards.numbers import same_land
from meadhall.games.lords_of_ragnarok.content import ARMY_MAX
from meadhall.games.lords_of_ragnarok.effects import Effect
from meadhall.games.lords_of_ragnarok.resources import draw_cards, healthy, injure, take_runes
from meadhall.games.lords_of_ragnarok.state import G, Lords


def beowulf_injured(g: G, p: int, payload: Any) -> Rule[None]:
    """Every received Injury draws 1 Combat card (LOR-17.3)."""
    yield from draw_cards(g, p, 1, "LOR-17.3 hero:beowulf")


def beowulf_may(s: Lords, p: int, where: Any) -> bool:
    """Right before an own Hunt or Battle in the Land with Beowulf, while a token is unflipped."""
    region = s.battle_at or s.monster_at[s.prey]
    return bool(healthy(s, p)) and same_land(s, s.hero_at[p], region)


def beowulf_self(g: G, p: int, where: Any) -> Rule[None]:
    """Deal yourself 1 Injury."""
    yield from injure(g, p, "LOR-17.3 hero:beowulf")


def snorri(g: G, p: int, region: int) -> Rule[None]:
    """Control of a Settlement Region in the Land with Snorri without a Battle: 1 Rune (LOR-17.5)."""
    s = g.s
    if SIDE[s.side].settlements >> region & 1 and same_land(s, s.hero_at[p], region):
        yield from take_runes(g, p, 1, "LOR-17.5 hero:snorri")


def lagertha(g: G, p: int, payload: tuple[int, int]) -> Rule[None]:
    """After a won Battle in the Land with Lagertha one Army that fought and survived grows by 1 (LOR-17.6)."""
    s = g.s
    region = payload[0]
    armies = [i for i in armies_in(s, region, p) if s.army_value[i] < ARMY_MAX]
    if armies and same_land(s, s.hero_at[p], region):
        i = yield from pick_army(g, p, "army-grow", armies, "LOR-17.6 hero:lagertha")
        grow(g, i, 1, "LOR-17.6 hero:lagertha")


_BEOWULF = Effect("hero:beowulf", beowulf_may, beowulf_self)
MOMENTS: dict[str, dict[str, Effect]] = {
    "use-hunt-start": {"beowulf": _BEOWULF},
    "use-battle-start": {"beowulf": _BEOWULF},
}
LISTENERS: dict[str, dict[str, Callable[..., Rule[None] | None]]] = {
    "injured": {"beowulf": beowulf_injured},
    "control-taken": {"snorri": snorri},
    "battle-won": {"lagertha": lagertha},
}
