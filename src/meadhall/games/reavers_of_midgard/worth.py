"""What crew dice are worth, by judgement: a greedy bot goes by it, and so does the payment or discard that a table proposes."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.games.reavers_of_midgard.content import CLAN, COLOURS, DICE

# Worth of the first, second ... of a kind on your board.
SYMBOL = (
    (3.0, 3.4, 1.4, 1.2, 0.6, 0.4),  # shields raid keeps
    (2.4, 2.8, 1.4, 1.0, 0.6, 0.4),  # chests raid villages
    (2.0, 2.0, 1.4, 0.8, 0.5, 0.3),  # ships
    (2.0, 2.0, 1.8, 1.4, 1.0, 0.8),  # hammers
    (3.4, 3.2, 2.6, 2.0, 1.4, 1.0),  # double hammers
)
WILD = (3.2, 3.0, 2.6, 2.2, 1.6, 1.2)
IDLE_DIE = 0.9

FACES = len(DICE) // len(COLOURS)


def dice_worth(dice: Sequence[int], wild: int) -> float:
    """All dice of a seat, given as counts; `wild` is the die of its Leader's clan."""
    worth = 0.0
    for face, each in enumerate(SYMBOL):
        worth += sum(each[: dice[face] + dice[FACES + face] + dice[2 * FACES + face]])
    for die in (CLAN, FACES + CLAN, 2 * FACES + CLAN):
        worth += sum(WILD[: dice[die]]) if die == wild else IDLE_DIE * dice[die]
    return worth


def missed(dice: Sequence[int], wild: int, die: int) -> float:
    """How much less the dice are worth without this one: the last of its kind goes."""
    face = die % FACES
    if face != CLAN:
        each, count = SYMBOL[face], dice[face] + dice[FACES + face] + dice[2 * FACES + face]
    elif die == wild:
        each, count = WILD, dice[die]
    else:
        return IDLE_DIE
    return each[count - 1] if count <= len(each) else 0.0
