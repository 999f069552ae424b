"""Food, Favor, Glory, Terror and tokens: every gain and loss, told as it happens."""

from __future__ import annotations

from meadhall.games.reavers_of_midgard.content import TOKEN_COUNT
from meadhall.games.reavers_of_midgard.names import SEAT, TOKEN
from meadhall.games.reavers_of_midgard.state import G, Midgard, bump


def gain_food(g: G, seat: int, n: int) -> None:
    g.s.food[seat] += n
    g.tell("food-gained", seat=SEAT[seat], n=n)


def gain_favor(g: G, seat: int, n: int) -> None:
    g.s.favor[seat] += n
    g.tell("favor-gained", seat=SEAT[seat], n=n)


def gain_glory(g: G, seat: int, n: int) -> None:
    """RM-2.11: counted at once, never spent."""
    g.s.glory[seat] += n
    g.tell("glory-gained", clause="RM-2.11", seat=SEAT[seat], n=n)


def gain_terror(g: G, seat: int, n: int) -> None:
    g.s.terror[seat] += n
    g.tell("terror-gained", seat=SEAT[seat], n=n)


def lose_food(g: G, seat: int, n: int) -> None:
    """As far as possible (RM-11.3.1)."""
    lost = min(n, g.s.food[seat])
    g.s.food[seat] -= lost
    g.tell("food-lost", seat=SEAT[seat], n=lost)


def pay_favor(g: G, seat: int, n: int) -> None:
    g.s.favor[seat] -= n
    g.tell("favor-paid", seat=SEAT[seat], n=n)


def pay_food(g: G, seat: int, n: int) -> None:
    g.s.food[seat] -= n
    g.tell("food-paid", seat=SEAT[seat], n=n)


def discard_terror(g: G, seat: int) -> None:
    """One token, if there is any."""
    if g.s.terror[seat]:
        g.s.terror[seat] -= 1
        g.tell("terror-lost", seat=SEAT[seat], n=1)


def tokens_left(s: Midgard, kind: int) -> int:
    return TOKEN_COUNT[kind] - sum(s.tokens[kind])


def gain_token(g: G, seat: int, kind: int) -> None:
    """RM-1.4: without a token left, nothing."""
    if tokens_left(g.s, kind) > 0:
        g.s.tokens = bump(g.s.tokens, kind, seat, 1)
        g.tell("token-gained", clause="RM-1.4", seat=SEAT[seat], token=TOKEN[kind])
