"""Obstacles: the backs of Quest and Final Boss cards that were not chosen (GOW-10.6)."""

from __future__ import annotations

from dataclasses import dataclass

from meadhall.games.god_of_war.notation import PILES, Names, Reader


@dataclass(frozen=True, slots=True)
class Obstacle:
    word: str
    kind: str = ""
    n: int = 0


def read_obstacle(text: str) -> Obstacle:
    """The back of a Quest or Final Boss card."""
    r = Reader(text, Names())
    if r.maybe("each_player: "):
        word = r.one_of("hand(-", "shuffle_in(", "remove_highest_number", "first_draw(-").rstrip("(-")
        if word == "remove_highest_number":
            found = Obstacle(word)
        elif word == "shuffle_in":
            kind = r.one_of(*PILES)
            r.need(",")
            found = Obstacle(word, kind, r.number())
            r.need(")")
        else:
            found = Obstacle(word, n=-r.number())
            r.need(")")
    else:
        word, _, kind = r.one_of("hurt(each,", "hurt(one,", "scene_activation(").partition("(")
        found = Obstacle(word, kind.rstrip(","), r.number())
        r.need(")")
    r.end()
    return found
