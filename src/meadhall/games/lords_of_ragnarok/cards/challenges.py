"""The six Challenge cards (SOLO-19.2): three change the set-up, three are rules that stay for the game."""

from __future__ import annotations

from collections.abc import Callable

from meadhall.engine import Rule
from meadhall.games.lords_of_ragnarok import armies
from meadhall.games.lords_of_ragnarok.content import ACTIONS, ARMIES, CHALLENGES
from meadhall.games.lords_of_ragnarok.solo import desolation
from meadhall.games.lords_of_ragnarok.state import G, Lords

SETUP = "SOLO-19.2"
LONG_NIGHT, RELENTLESS, SCORCHED_EARTH = (
    next(i for i, card in enumerate(CHALLENGES) if card.id == name)
    for name in ("long_night", "relentless", "scorched_earth")
)


def iron_vanguard(g: G) -> None:
    """Every Army of the Followers grows by 1."""
    s = g.s
    for i in range(ARMIES * s.humans, ARMIES * s.players):
        if s.army_at[i]:
            armies.grow(g, i, 1, SETUP)


def heralds(g: G) -> None:
    """The Herald cards join the first Follower's deck."""
    s = g.s
    for card in [card for card in s.action_box if ACTIONS[card].deck == "herald"]:
        s.action_box.remove(card)
        s.action_decks[0].append(card)


def red_dawn(g: G) -> Rule[None]:
    """A Desolation token at once."""
    yield from desolation.place_desolation(g, g.s.humans, SETUP)


IN_SETUP: dict[str, Callable[[G], Rule[None] | None]] = {
    "iron_vanguard": iron_vanguard,
    "heralds": heralds,
    "red_dawn": red_dawn,
}


def more_rune_actions(s: Lords) -> int:
    """The Long Night: one more in a Follower's turn."""
    return 1 if LONG_NIGHT in s.challenges else 0


def winners_unhurt(s: Lords) -> bool:
    """Relentless: a Follower that wins a Battle loses nothing in it."""
    return RELENTLESS in s.challenges


def dearer_cleansing(s: Lords) -> int:
    """Scorched Earth: an Army must be stronger by 1 to remove a Desolation token."""
    return 1 if SCORCHED_EARTH in s.challenges else 0
