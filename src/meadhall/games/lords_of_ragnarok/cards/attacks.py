"""The ten Monster Attack cards: what happens if the attack is not defended. Each returns how many extra cards the Monster draws."""

from __future__ import annotations

from collections.abc import Callable

from meadhall.engine import Choose, Rule, replaced
from meadhall.engine.piles import without
from meadhall.games.lords_of_ragnarok import hunt
from meadhall.games.lords_of_ragnarok.cards import creatures
from meadhall.games.lords_of_ragnarok.causes import tell
from meadhall.games.lords_of_ragnarok.content import STRENGTH
from meadhall.games.lords_of_ragnarok.names import ATTRIBUTE, ATTRIBUTE_OF, MONSTER, SPACE, SPACE_OF, carried
from meadhall.games.lords_of_ragnarok.resources import attribute, discard_random, flip, healthy
from meadhall.games.lords_of_ragnarok.rewards import REWARDS
from meadhall.games.lords_of_ragnarok.state import NOBODY, G

ATTACK = "LOR-12.2.4"
FURY_STRENGTH, FURY_CARDS = 4, 2
THICK_HIDE_WOUNDS = 2
OF_THE_MONSTER = "special_attack"


def special_attack(g: G, p: int) -> Rule[int]:
    """The Special Attack of the hunted Monster or Boss."""
    yield from carried(creatures.SPECIAL_ATTACK[g.s.prey](g, p))
    return 0


def furious_attack(g: G, p: int) -> Rule[int]:
    """1 Injury; a Hero with Strength below 4 lets the Monster draw 2 more cards."""
    yield from hunt.deal_injuries(g, p, 1)
    return FURY_CARDS if attribute(g.s, p, STRENGTH) < FURY_STRENGTH else 0


def destruction(g: G, p: int) -> Rule[int]:
    """Every unflipped Attribute token is flipped; that cannot end the Hunt (LOR-R26)."""
    left = healthy(g.s, p)
    if left and hunt.spared(g, p):
        if len(left) > 1:
            answer: str = yield Choose(p, "spare-attribute", [ATTRIBUTE[a] for a in left], clause="LOR-16.3")
            left.remove(ATTRIBUTE_OF[answer])
        else:
            left = []
    for a in left:
        yield from flip(g, p, a, f"{ATTACK} attack:destruction")
    return 0


def withdrawal(g: G, p: int) -> int:
    """The Hunt ends."""
    hunt.fail(g, f"{ATTACK} attack:withdrawal")
    return 0


def claws(g: G, p: int) -> Rule[int]:
    """1 Injury."""
    yield from hunt.deal_injuries(g, p, 1)
    return 0


def crushing_blow(g: G, p: int) -> Rule[int]:
    """2 Injuries."""
    yield from hunt.deal_injuries(g, p, 2)
    return 0


def roar(g: G, p: int) -> Rule[int]:
    """The hunter discards 1 random Combat card."""
    yield from discard_random(g, p, f"{ATTACK} attack:roar")
    return 0


def tail_sweep(g: G, p: int) -> Rule[int]:
    """The hunter discards 2 Combat cards of their choice."""
    yield from hunt.discard_chosen(g, p, 2)
    return 0


def thick_hide(g: G, p: int) -> int:
    """In the next Hero round at most 2 Wounds may be dealt."""
    g.s.hunt_limit = THICK_HIDE_WOUNDS
    return 0


def regeneration(g: G, p: int) -> Rule[int]:
    """The Monster player removes a marker of the hunter, put there in this Hunt, from a space without a reward."""
    s = g.s
    m = s.prey
    spaces = [k for k in s.hunt_new if s.wounds[m][k] == p and not REWARDS[m][k]]
    if not spaces:
        return 0
    values = [SPACE[k] for k in sorted(spaces)]
    runner = hunt.monster_player(s)
    if len(values) == 1:
        answer = values[0]
    elif runner < 0:
        answer = yield from g.roll("regeneration", tuple(values))
    else:
        answer = yield Choose(runner, "regeneration", values, clause=ATTACK)
    space = SPACE_OF[answer]
    s.wounds = replaced(s.wounds, m, replaced(s.wounds[m], space, NOBODY))
    s.hunt_new = without(s.hunt_new, space)
    tell(
        g, "wound-healed", f"{ATTACK} attack:regeneration", seat=f"seat:{p}", monster=MONSTER[m], space=answer
    )
    return 0


EFFECT: dict[str, Callable[[G, int], Rule[int] | int]] = {
    "special_attack": special_attack,
    "furious_attack": furious_attack,
    "destruction": destruction,
    "withdrawal": withdrawal,
    "claws": claws,
    "crushing_blow": crushing_blow,
    "roar": roar,
    "tail_sweep": tail_sweep,
    "thick_hide": thick_hide,
    "regeneration": regeneration,
}
