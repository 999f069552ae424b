"""Food, Favor, Glory, Terror and tokens: every gain and loss, told as it happens with its cause and what it makes."""

from __future__ import annotations

from meadhall.engine.piles import raised
from meadhall.games.reavers_of_midgard.content import TOKEN_COUNT
from meadhall.games.reavers_of_midgard.names import SEAT, TOKEN
from meadhall.games.reavers_of_midgard.state import G, Midgard


def _change(g: G, key: str, of: list[int], seat: int, n: int, by: str, clause: str = "") -> None:
    """The number of a seat grows by `n` (or shrinks), and everybody hears why."""
    before = of[seat]
    of[seat] += n
    g.tell(key, clause=clause, seat=SEAT[seat], n=abs(n), by=by, before=before, after=of[seat])


def gain_food(g: G, seat: int, n: int, by: str) -> None:
    _change(g, "food-gained", g.s.food, seat, n, by)


def gain_favor(g: G, seat: int, n: int, by: str) -> None:
    _change(g, "favor-gained", g.s.favor, seat, n, by)


def gain_glory(g: G, seat: int, n: int, by: str) -> None:
    """RM-2.11: counted at once, never spent."""
    _change(g, "glory-gained", g.s.glory, seat, n, by, "RM-2.11")


def gain_terror(g: G, seat: int, n: int, by: str) -> None:
    _change(g, "terror-gained", g.s.terror, seat, n, by)


def pay_favor(g: G, seat: int, n: int, by: str) -> None:
    _change(g, "favor-paid", g.s.favor, seat, -n, by)


def pay_food(g: G, seat: int, n: int, by: str) -> None:
    _change(g, "food-paid", g.s.food, seat, -n, by)


def lose_food(g: G, seat: int, n: int, by: str) -> bool:
    """As far as possible (RM-11.3.1); False if there was none."""
    lost = min(n, g.s.food[seat])
    if lost:
        _change(g, "food-lost", g.s.food, seat, -lost, by, "RM-11.3.1")
    return lost > 0


def discard_terror(g: G, seat: int, by: str) -> None:
    """One token, if there is any."""
    if g.s.terror[seat]:
        _change(g, "terror-lost", g.s.terror, seat, -1, by)


def tokens_left(s: Midgard, kind: int) -> int:
    return TOKEN_COUNT[kind] - sum(s.tokens[kind])


def gain_token(g: G, seat: int, kind: int, by: str) -> None:
    """RM-1.4: without a token left, nothing."""
    before = g.s.tokens[kind][seat]
    if tokens_left(g.s, kind) > 0:
        g.s.tokens = raised(g.s.tokens, kind, seat, 1)
        g.tell(
            "token-gained",
            clause="RM-1.4",
            seat=SEAT[seat],
            token=TOKEN[kind],
            by=by,
            before=before,
            after=before + 1,
        )
    else:
        g.tell("token-gone", clause="RM-1.4", seat=SEAT[seat], token=TOKEN[kind], by=by)
