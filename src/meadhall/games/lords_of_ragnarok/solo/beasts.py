"""SOLO-10, 3.8: Monsters activated by a Follower, and the choices inside their attacks."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.engine import Rule
from meadhall.games.lords_of_ragnarok import armies as army_rules
from meadhall.games.lords_of_ragnarok import monsters
from meadhall.games.lords_of_ragnarok.board import FAR, REGION_VALUES, SIDE
from meadhall.games.lords_of_ragnarok.cards import creatures
from meadhall.games.lords_of_ragnarok.causes import tell
from meadhall.games.lords_of_ragnarok.content import ARMIES, MONSTERS
from meadhall.games.lords_of_ragnarok.names import MONSTER, carried, who
from meadhall.games.lords_of_ragnarok.solo import means, ties
from meadhall.games.lords_of_ragnarok.state import NOBODY, G, Lords

# looking


def human_armies(s: Lords, region: int) -> list[int]:
    return [i for i in range(ARMIES * s.humans) if s.army_at[i] == region]


def human_army_near(s: Lords, region: int) -> bool:
    near = SIDE[s.side].near[region]
    return any(at and near >> at & 1 for at in s.army_at[: ARMIES * s.humans])


def follower_army_in(s: Lords, region: int) -> bool:
    return region in s.army_at[ARMIES * s.humans :]


def strongest_human(s: Lords, region: int) -> int:
    """Value of the strongest single human Army there, 0 if there is none."""
    return max((s.army_value[i] for i in human_armies(s, region)), default=0)


def human_total(s: Lords, region: int) -> int:
    return sum(s.army_value[i] for i in human_armies(s, region))


def to_human_army(s: Lords, region: int) -> int:
    """Distance to the nearest Region with a human's Army."""
    row = SIDE[s.side].distance[region]
    return min((row[at] for at in s.army_at[: ARMIES * s.humans] if at), default=FAR)


def human_controlled(s: Lords, region: int) -> bool:
    return 0 <= s.control[region] < s.humans


def attack_harms(s: Lords, m: int) -> bool:
    """SOLO-10.3."""
    return creatures.HARMS[m](s, s.monster_at[m])


def harmful(s: Lords, m: int) -> bool:
    """SOLO-10.2."""
    return attack_harms(s, m) or human_army_near(s, s.monster_at[m])


def harmful_monsters(s: Lords, p: int) -> list[int]:
    """SOLO-10.1: neutral or its own."""
    return [m for m in monsters.may_activate(s, p) if harmful(s, m)]


def threatened_by(s: Lords, m: int) -> int:
    """The one human whose Armies or Region the Monster threatens, -1 if none or several."""
    zone = SIDE[s.side].near[s.monster_at[m]] | 1 << s.monster_at[m]
    owners = {i // ARMIES for i in range(ARMIES * s.humans) if s.army_at[i] and zone >> s.army_at[i] & 1}
    if human_controlled(s, s.monster_at[m]):
        owners.add(s.control[s.monster_at[m]])
    return owners.pop() if len(owners) == 1 else NOBODY


def choose_monster(g: G, p: int) -> Rule[tuple[int, str]]:
    """SOLO-10.4, 10.5: its own before neutral ones, the nearest to a human Army first."""
    s = g.s
    options = harmful_monsters(s, p)
    own = [m for m in options if s.ring[m] == p]
    if own:
        nearest = ("nearest_human_army", lambda m: to_human_army(s, s.monster_at[m]))
        chosen = yield from ties.best_monster(g, p, own, [nearest], lambda m: threatened_by(s, m))
    else:
        chosen = yield from ties.best_monster(g, p, options, (), lambda m: threatened_by(s, m))
    return chosen


# activation


def activate(g: G, p: int, m: int, because: str) -> Rule[None]:
    """SOLO-10.10 to 10.16: an attack that harms, else towards human Armies; neutral Monsters roll first."""
    s = g.s
    tell(g, "monster-activated", because, monster=MONSTER[m], seat=who(s, p))
    harms = attack_harms(s, m)
    if s.ring[m] == p:
        attack, why = harms, "why:attack_harms" if harms else "why:attack_harmless"
        clause = "SOLO-10.10" if harms else "SOLO-10.11"
    else:
        face = yield from monsters.roll_die(g, m)
        attack = face == "attack" or (face == "choice" and harms)
        clause = {"attack": "SOLO-10.14", "move": "SOLO-10.15", "choice": "SOLO-10.16"}[face]
        why = (
            f"why:die_{face}"
            if face != "choice"
            else ("why:attack_harms" if harms else "why:attack_harmless")
        )
    if attack:
        region = REGION_VALUES[s.monster_at[m]]
        g.tell(
            "follower-monster",
            clause=clause,
            seat=who(s, p),
            monster=MONSTER[m],
            region=region,
            effect=f"region_attack:{MONSTERS[m].id}",
            why=why,
        )
        yield from carried(creatures.REGION_ATTACK[MONSTERS[m].id](g, p, m))
    else:
        yield from monster_move(g, p, m)


def monster_move(g: G, p: int, m: int) -> Rule[None]:
    """SOLO-10.11, 10.12, 10.15: to the strongest human Army next door and trample it, else nearer to one."""
    s = g.s
    regions = list(SIDE[s.side].neighbours[s.monster_at[m]])
    if s.ring[m] != p:
        regions = [r for r in regions if not follower_army_in(s, r)]
    hit = [r for r in regions if human_armies(s, r)]
    if hit:
        strongest = ("strongest_army", lambda r: -strongest_human(s, r))
        to, why = yield from ties.best_region(
            g, p, hit, [strongest], lambda r: human_armies(s, r)[0] // ARMIES
        )
    elif regions:
        criteria: list[ties.Criterion[int]] = [
            ("nearest_human_army", lambda r: to_human_army(s, r)),
            ("human_region", lambda r: 0 if human_controlled(s, r) else 1),
        ]
        to, why = yield from ties.best_region(g, p, regions, criteria)
    else:
        g.tell("follower-monster-stays", clause="SOLO-10.15", monster=MONSTER[m])
        return
    yield from monsters.move(g, p, m, to, f"SOLO-10.11 {why}" if hit else f"SOLO-10.12 {why}")


def trample(g: G, p: int, m: int, armies: list[int]) -> Rule[None]:
    """SOLO-10.11, 10.12: the strongest human Army; Armies of Followers only where a neutral Monster must."""
    s = g.s
    human = [i for i in armies if i < ARMIES * s.humans]
    if not human and s.ring[m] == p:
        return
    i = yield from victim(g, p, armies)
    army_rules.lose(g, i, 1, "LOR-11.2.1")


# choices inside Region Attacks (SOLO-10.20)


def victim(g: G, p: int, armies: list[int]) -> Rule[int]:
    """A human's Army first, the strongest; then another Follower's, last its own."""
    s = g.s

    def group(i: int) -> int:
        owner = i // ARMIES
        return 0 if owner < s.humans else 2 if owner == p else 1

    criteria: list[ties.Criterion[int]] = [
        ("human_first", group),
        ("strongest_army", lambda i: -s.army_value[i] if i < ARMIES * s.humans else 0),
    ]
    i, _ = yield from ties.best_army(g, p, armies, criteria, attack=True)
    return i


def beneficiary(g: G, p: int, armies: list[int]) -> int:
    """A gain: its own Army by SOLO-7.7, then another Follower's, last the weakest human Army."""
    s = g.s
    own = [i for i in armies if i // ARMIES == p]
    if own:
        return means.strongest_frontier(s, p, own)[0]
    others = [i for i in armies if i >= ARMIES * s.humans]
    if others:
        left, _ = ties.narrow(others, [("strongest", lambda i: -s.army_value[i])])
    else:
        left, _ = ties.narrow(armies, [("weakest", lambda i: s.army_value[i])])
    return ties.by_army(s, p, left)


def region_for(g: G, p: int, m: int, regions: Sequence[int]) -> Rule[int]:
    """A Region for the Monster: human-controlled, the greatest total of human Armies, then neutral, then Followers'.

    One that looks for an Army: the Region with the strongest human Army, then another Follower's, last its own.
    """
    s = g.s
    if m == creatures.SEEKER:
        criteria: list[ties.Criterion[int]] = [
            ("strongest_army", lambda r: -strongest_human(s, r)),
            ("other_follower", lambda r: 1 if any(s.army_at[i] == r for i in range(6 * p, 6 * p + 6)) else 0),
        ]
    else:
        criteria = [
            ("human_region", lambda r: 0 if human_controlled(s, r) else 1),
            ("strongest_total", lambda r: -human_total(s, r)),
            ("neutral_first", lambda r: 0 if s.control[r] < s.humans else 1),
        ]
    options = [r for r in regions if r != s.monster_at[m]] or regions
    to, _ = yield from ties.best_region(
        g, p, options, criteria, lambda r: ties.owner_if_human(s, s.control[r])
    )
    return to


def farthest_region(g: G, start: int) -> int:
    """SOLO-3.8: a Region named for the Monster in a human's Hunt; tie word of the first Follower."""
    s = g.s
    row = SIDE[s.side].distance[start]
    far = max(row[r] for r in SIDE[s.side].regions)
    return ties.by_region(s, s.humans, [r for r in SIDE[s.side].regions if row[r] == far])
