"""LOR-12.3.1, 12.4: a Wound in a Hunt and its reward."""

from __future__ import annotations

from meadhall.engine import Rule, replaced
from meadhall.games.lords_of_ragnarok.armies import grow_one
from meadhall.games.lords_of_ragnarok.causes import tell
from meadhall.games.lords_of_ragnarok.content import BOSS, BOSS_SPACES, MONSTERS
from meadhall.games.lords_of_ragnarok.control import end_game
from meadhall.games.lords_of_ragnarok.names import MONSTER, REALM, REALM_OF, SEAT, pick
from meadhall.games.lords_of_ragnarok.resources import allied, ally, gain_priests, take_runes
from meadhall.games.lords_of_ragnarok.state import NOBODY, SLAYER, G, Lords
from meadhall.games.lords_of_ragnarok.wounds import symbols_told

REWARDS = tuple(tuple(monster.rewards) for monster in MONSTERS) + (("",) * len(BOSS_SPACES),)


def open_reward_spaces_only(s: Lords, m: int) -> bool:
    """All spaces without a reward are covered."""
    return all(reward or owner != NOBODY for reward, owner in zip(REWARDS[m], s.wounds[m], strict=True))


def wound(g: G, p: int, m: int, space: int) -> Rule[None]:
    """A marker on the space and its reward at once; the Boss's last space wins (LOR-1.2.3)."""
    s = g.s
    s.wounds = replaced(s.wounds, m, replaced(s.wounds[m], space, p))
    s.hunt_new = (*s.hunt_new, space)
    where = {"monster": MONSTER[m], "space": f"space:{space + 1}", **symbols_told(m, space)}
    tell(g, "wound", "LOR-12.3.1", seat=SEAT[p], **where)
    if m == BOSS and NOBODY not in s.wounds[m]:
        end_game(g, p, SLAYER, "LOR-1.2.3")
    yield from reward(g, p, REWARDS[m][space])


def reward(g: G, p: int, what: str) -> Rule[None]:
    """LOR-12.4.1; 12.4.2: what cannot be used is lost."""
    clause = "LOR-12.4.1"
    if what == "rune":
        yield from take_runes(g, p, 1, clause)
    elif what == "priest":
        gain_priests(g, p, 1, clause)
    elif what in ("army_1", "army_2"):
        yield from grow_one(g, p, int(what[-1]), clause)
    elif what == "realm":
        realms = [REALM[r] for r in range(6) if not allied(g.s, p, r)]
        if realms:
            answer: str = yield from pick(p, "reward-realm", realms, clause)
            yield from ally(g, p, REALM_OF[answer], clause)
