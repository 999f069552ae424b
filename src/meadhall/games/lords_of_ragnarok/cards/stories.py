"""The six Story cards: a bonus once, in set-up (LOR-3.4.8)."""

from __future__ import annotations

from collections.abc import Callable

from meadhall.engine import Choose, Rule
from meadhall.games.lords_of_ragnarok.armies import grow, on_board, pick_army
from meadhall.games.lords_of_ragnarok.board import REGION_OF, REGION_VALUES, SIDE
from meadhall.games.lords_of_ragnarok.content import BOSS
from meadhall.games.lords_of_ragnarok.names import REALM, REALM_OF, STORY_ID
from meadhall.games.lords_of_ragnarok.resources import (
    allied,
    ally,
    draw_cards,
    take_runes,
    take_runes_of_one_kind,
)
from meadhall.games.lords_of_ragnarok.state import G

STORY = "LOR-3.4.8"
FIRST = STORY_ID.index("odin")  # the first turn of the game belongs to its owner (LOR-3.4.9)


def odin(g: G, p: int) -> None:
    """You take the first turn of the game (LOR-3.4.9)."""


def thor(g: G, p: int) -> Rule[None]:
    """Draw 1 Combat card."""
    yield from draw_cards(g, p, 1, f"{STORY} story:thor")


def freyja(g: G, p: int) -> Rule[None]:
    """Take 2 Runes of one kind of your choice."""
    yield from take_runes_of_one_kind(g, p, 2, f"{STORY} story:freyja")


def heimdall(g: G, p: int) -> Rule[None]:
    """Make an Alliance with any Realm, without the Combat card for being first."""
    realms = [REALM[r] for r in range(6) if not allied(g.s, p, r)]
    answer: str = yield Choose(p, "story-realm", realms, clause=STORY)
    yield from ally(g, p, REALM_OF[answer], f"{STORY} story:heimdall", first_card=False)


def tyr(g: G, p: int) -> Rule[None]:
    """Increase by 1 one of your two starting Armies."""
    i = yield from pick_army(g, p, "army-grow", on_board(g.s, p), f"{STORY} story:tyr")
    grow(g, i, 1, f"{STORY} story:tyr")


def loki(g: G, p: int) -> Rule[None]:
    """Place the Boss in any Region without Armies, then take 1 Rune of your choice."""
    from meadhall.games.lords_of_ragnarok.monsters import place

    free = [REGION_VALUES[r] for r in SIDE[g.s.side].regions if r not in g.s.army_at]
    answer: str = yield Choose(p, "boss-region", free, clause=STORY)
    place(g, BOSS, REGION_OF[answer], f"{STORY} story:loki")
    yield from take_runes(g, p, 1, f"{STORY} story:loki")


STORY_BONUS: dict[str, Callable[[G, int], Rule[None] | None]] = {
    "odin": odin,
    "thor": thor,
    "freyja": freyja,
    "heimdall": heimdall,
    "tyr": tyr,
    "loki": loki,
}
