"""SOLO-16.5, 16.6, 17.51, 18.6: who wins at Ragnarok with Followers at the table."""

from __future__ import annotations

from meadhall.games.lords_of_ragnarok import control
from meadhall.games.lords_of_ragnarok.names import after, around, who
from meadhall.games.lords_of_ragnarok.solo import desolation
from meadhall.games.lords_of_ragnarok.state import RAGNAROK, G, Lords


def ragnarok_count(s: Lords, p: int) -> int:
    """Regions at Yggdrasil; every Desolation token counts as one more for each Follower."""
    return control.wheel_regions(s, p) + (desolation.tokens(s) if p >= s.humans else 0)


def ragnarok(g: G) -> None:
    """A Follower with at least as many as every human beats them; else the best human, the earliest last turn on ties."""
    s = g.s
    order = around(s, after(s, s.active))
    best_human = max(ragnarok_count(s, p) for p in range(s.humans))
    followers = [p for p in order if p >= s.humans and ragnarok_count(s, p) >= best_human]
    for p in order:
        g.tell("ragnarok-count", clause="SOLO-16.5", seat=who(s, p), count=ragnarok_count(s, p))
    if followers:
        top = max(followers, key=lambda p: (ragnarok_count(s, p), -order.index(p)))
        control.end_game(g, top, RAGNAROK, "SOLO-16.6")
    humans = [p for p in order if p < s.humans]
    winner = max(humans, key=lambda p: (ragnarok_count(s, p), -order.index(p)))
    control.end_game(g, winner, RAGNAROK, "SOLO-16.5")
