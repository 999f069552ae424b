"""What breaks off an activation: the rest of the effect list and of the frame is dropped (GOW-9.5)."""

from __future__ import annotations

from meadhall.engine import Interrupt, Value
from meadhall.engine.piles import empty
from meadhall.games.god_of_war.state import G, GodOfWar, quest_of

OF_A_QUEST = frozenset(
    {
        "obstacles",
        "obstacle",
        "obstacle_activation",
        "round",
        "preparation",
        "turn",
        "step",
        "scene_activation",
        "activate",
        "additional_activation",
        "upgrade_phase",
        "end_of_round",
    }
)
"""The frames that do not happen any more once the Quest is over."""


class Interrupted(Interrupt):
    """An interrupted action leaves no card behind."""

    def carry_out(self, g: G) -> None:
        finish_all(g.s)


class GameLost(Interrupted):
    """A losing condition is met (GOW-4.1): `by` is the card or the rule that says so."""

    def __init__(self, by: str, clause: str = "GOW-4.1") -> None:
        super().__init__(by)
        self.by, self.clause = by, clause
        self.rune: Value = 0  # the rune that was activated, if the card says that it loses the game

    def carry_out(self, g: G) -> None:
        super().carry_out(g)
        lose(g, self.by, self.clause, self.rune)


class QuestCompleted(Interrupted):
    """The victory condition of the Quest is met."""

    def carry_out(self, g: G) -> None:
        super().carry_out(g)
        g.s.completed = True
        g.s.agenda[:] = [frame for frame in g.s.agenda if frame[0] not in OF_A_QUEST]


class SceneReplaced(Interrupted):
    """Scene 9A has become 9B (GOW-10.8): the Heroes without a column are placed again."""

    def carry_out(self, g: G) -> None:
        super().carry_out(g)
        g.push("place_heroes")


def finish_all(s: GodOfWar) -> None:
    """Cards that were being played are discarded."""
    for seat, cards in enumerate(s.played):
        s.discards[seat] += cards
    s.played = empty(len(s.played))


def lose(g: G, by: str, clause: str, rune: Value = 0) -> None:
    """GOW-4.1: together and at once; `by` says why, `rune` which one was activated (0: none)."""
    g.s.lost = True
    g.begin("quest-end", clause=clause, quest=quest_of(g.s).value)
    g.result(won=0, by=by)
    g.result(of="quest", quest=quest_of(g.s).value, won=0, by=by)
    g.tell("game-lost", clause=clause, by=by, rune=rune)
    g.cut()
