"""LOR-9: phase 5, choosing a Special Action: the Action Wheel, its Realms and their bonuses."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import chain

from meadhall.engine import Choose, Reason, Rule, replaced
from meadhall.games.lords_of_ragnarok import monument, special
from meadhall.games.lords_of_ragnarok.armies import (
    army_named,
    army_options,
    grow,
    growing,
    in_pool,
    loki_bars,
    new_army,
    on_board,
    pick_army,
)
from meadhall.games.lords_of_ragnarok.board import (
    ARMY_OF,
    REGION_OF,
    REGION_VALUES,
    SEA_OF,
    SEA_VALUES,
    SIDE,
    region_values,
)
from meadhall.games.lords_of_ragnarok.cards.artifacts import USURPING
from meadhall.games.lords_of_ragnarok.causes import tell
from meadhall.games.lords_of_ragnarok.content import ARMIES, BOSS, MONUMENT_MAX, REALMS
from meadhall.games.lords_of_ragnarok.control import controlled
from meadhall.games.lords_of_ragnarok.effects import exhaust, has_charged
from meadhall.games.lords_of_ragnarok.hero_phase import place_drakkar, place_hero
from meadhall.games.lords_of_ragnarok.mobilize import Marches
from meadhall.games.lords_of_ragnarok.modifiers import changers, modified
from meadhall.games.lords_of_ragnarok.names import (
    ACTION,
    ACTION_OF,
    ATTRIBUTE_OF,
    HUNT,
    MOBILIZE,
    NO,
    PASS,
    REALM,
    REALM_OF_SPACE,
    USURP,
    YES,
    after,
    around,
    pick,
    who,
)
from meadhall.games.lords_of_ragnarok.orders import END, an_order, several
from meadhall.games.lords_of_ragnarok.resources import (
    KEEP,
    allied,
    draw_cards,
    heal_attribute,
    injuries,
    rune_choices,
    take_choice,
    take_runes,
)
from meadhall.games.lords_of_ragnarok.solo import means
from meadhall.games.lords_of_ragnarok.state import G, Lords

MONUMENT_ACTION = "action:build_monument"
USURP_WITH_TAIL = "action:usurp_with_tail"
USURP_ALONE = "action:usurp_alone"  # and no Army is recruited
MOST = 1 + 2 * ARMIES
ACTIONS = (*ACTION, MONUMENT_ACTION)

OWN_MARKER = Reason("LOR-9.2", "own-marker")
NO_MARKER = Reason("LOR-9.7", "no-marker-on-wheel")
ALL_BUILT = Reason("LOR-9.7", "monuments-complete")


def why_not_choose(s: Lords, p: int, value: str) -> Reason | None:
    """LOR-9.2, 9.7: no own marker there, and the action can be carried out now."""
    if value == MONUMENT_ACTION:
        if p not in chain.from_iterable(s.wheel):
            return NO_MARKER
        return ALL_BUILT if min(s.monument) >= MONUMENT_MAX and s.last_turns >= 0 else None
    if value == USURP_WITH_TAIL:
        return OWN_MARKER if p in s.wheel[USURP] else special.why_not_usurp(s, p, tail=True)
    space = ACTION_OF[value]
    if p in s.wheel[space]:
        return OWN_MARKER
    return special.WHY_NOT[space](s, p)


def comes_next(s: Lords, space: int) -> bool:
    """Is a Rune for a covered marker all that comes between the choice and the action? Realm bonuses can change what is possible."""
    if s.wheel[space]:
        return True
    realm = REALM_OF_SPACE[s.side][space]
    near = changers(s, "ally-nearby")
    return not s.allies[realm] and not (near and any(modified(s, p, "ally-nearby", realm) for p in near))


def possible(s: Lords, p: int) -> list[str]:
    """Those of the seven that nothing bars."""
    wheel = s.wheel
    found = [
        ACTION[space]
        for space, why_not in special.WHY_NOT.items()
        if p not in wheel[space] and why_not(s, p) is None
    ]
    if ACTION[USURP] not in found:
        if has_charged(s, p, USURPING) and why_not_choose(s, p, USURP_WITH_TAIL) is None:
            found.append(USURP_WITH_TAIL)
    elif special.may_settle(s, p) and comes_next(s, USURP):
        found.append(USURP_ALONE)
    if why_not_choose(s, p, MONUMENT_ACTION) is None:
        found.append(MONUMENT_ACTION)
    return found


def follows(s: Lords, p: int, action: str, *chosen: str) -> Sequence[str]:
    """What is named with an action, if it is carried out before anything can change that."""
    if action == MONUMENT_ACTION:
        return () if chosen else several(monument.open_gods(s))
    space = ACTION_OF.get(action, USURP)
    goals = special.GOALS.get(space)
    return goals(s, p, *chosen) if goals is not None and comes_next(s, space) else ()


def barred(s: Lords, p: int) -> list[tuple[str, Reason]]:
    """The actions that cannot be chosen, and the Hunt of the Boss that one has no right to."""
    found = [(value, why) for value in ACTIONS if (why := why_not_choose(s, p, value)) is not None]
    if special.why_not_hunt_boss(s, p) is special.NO_RIGHT:
        found.append((HUNT[BOSS], special.NO_RIGHT))
    return found


def choose_special(g: G, p: int) -> Rule[None]:
    """LOR-9.1: one of the seven, and its goal; 9.8: the phase is skipped if none is legal."""
    s = g.s
    legal = possible(s, p)
    if not legal:
        g.tell("special-skipped", clause="LOR-9.8", seat=who(s, p))
        return
    known: list[Marches | None] = []

    def marches() -> Marches | None:
        if not known:
            now = Marches.deed in legal and comes_next(s, MOBILIZE)
            known.append(Marches(s, p) if now else None)
        return known[0]

    def next_after(chosen: tuple[str, ...]) -> Sequence[str]:
        if not chosen:
            return legal
        if chosen[0] == Marches.deed and (armies := marches()) is not None:
            return armies.steps(chosen[1:])
        return follows(s, p, *chosen) or END

    picked: tuple[str, ...] = (legal[0],)
    if len(legal) > 1 or next_after(picked) != END:
        picked = yield an_order(
            p,
            "special",
            next_after,
            clause="LOR-9.1",
            most=MOST,
            barred=lambda: barred(s, p),
            many=marches,
        )
    answer, goals = picked[0], picked[1:]
    if answer == MONUMENT_ACTION:
        g.tell("special", clause="LOR-9.7", seat=who(s, p), action=answer)
        g.result("special", action=answer, chosen=1)
        g.push("build_monument", p, *goals)
        return
    if answer == USURP_WITH_TAIL:
        exhaust(g, p, USURPING)
    space = ACTION_OF.get(answer, USURP)
    if space == USURP and USURP_ALONE in legal:
        goals = (NO if answer == USURP_ALONE else YES,)
    if not g.mute:
        g.result("special", action=ACTION[space], chosen=1)
    g.then(("put_marker", p, space), ("act", p, space, *goals))


def put_marker(g: G, p: int, space: int) -> None:
    """LOR-9.3 to 9.6: the marker; the Realm's bonus if the space was empty, else a Rune for the covered marker."""
    s = g.s
    stack = s.wheel[space]
    under = stack[-1] if stack else -1
    s.wheel = replaced(s.wheel, space, (*stack, p))
    if p < s.humans and not g.mute:
        g.tell("special", clause="LOR-9.3", seat=who(s, p), action=ACTION[space])
    if under >= 0:
        g.push("covered", under)
        return
    realm = REALM_OF_SPACE[s.side][space]
    if s.allies[realm] or changers(s, "ally-nearby"):
        order = around(s, after(s, p))
        g.then(*[("realm_bonus", other, realm) for other in order if counts_as_allied(s, other, realm)])


def covered(g: G, p: int) -> Rule[None]:
    """LOR-9.5."""
    yield from take_runes(g, p, 1 + modified(g.s, p, "covered-runes"), "LOR-9.5")


def realm_bonus(g: G, p: int, realm: int) -> Rule[None]:
    """LOR-9.4; SOLO-4.8."""
    if p >= g.s.humans:
        yield from means.realm_substitute(g, p, realm)
    else:
        yield from REALM_BONUS[REALMS[realm].id](g, p)


def counts_as_allied(s: Lords, p: int, realm: int) -> bool:
    """LOR-9.4, 17.2."""
    return allied(s, p, realm) or bool(modified(s, p, "ally-nearby", realm))


def act(g: G, p: int, space: int, *goals: str) -> Rule[None]:
    """LOR-9.9: what the bonuses made impossible is left out. A goal that was not named with the action is asked for now."""
    yield from special.PERFORM[space](g, p, *goals)


# Realm bonuses: every allied player may use them


def muspelheim(g: G, p: int) -> Rule[None]:
    """Recruit an Army of value 1 in a Region you control."""
    s = g.s
    regions = region_values(controlled(s, p) & ~loki_bars(s, p))
    if in_pool(s, p) < 0 or not regions:
        return
    answer: str = yield Choose(p, "bonus-muspelheim", [*regions, PASS], clause="LOR-9.4")
    if answer != PASS:
        new_army(g, p, REGION_OF[answer], 1, "LOR-9.4 realm:muspelheim")


def svartalfheim(g: G, p: int) -> Rule[None]:
    """Draw 1 Combat card."""
    answer: str = yield Choose(p, "bonus-svartalfheim", (YES, PASS), clause="LOR-9.4")
    if answer == YES:
        yield from draw_cards(g, p, 1, "LOR-9.4 realm:svartalfheim")


def niflheim(g: G, p: int) -> Rule[None]:
    """Move the Drakkar up to 3 Seas (that reaches every Sea), or place an Army of the board in a Region you control."""
    s = g.s
    armies = on_board(s, p)
    seas = [SEA_VALUES[sea] for sea in range(len(SIDE[s.side].seas)) if sea != s.drakkar_at[p]]
    mine = controlled(s, p) & ~loki_bars(s, p)
    movable = [i for i in armies if mine & ~(1 << s.army_at[i])]
    answer: str = yield Choose(
        p, "bonus-niflheim", [*seas, *army_options(s, movable), PASS], clause="LOR-9.4"
    )
    if answer == PASS:
        return
    if answer in SEA_OF:
        place_drakkar(g, p, SEA_OF[answer], "LOR-9.4 realm:niflheim")
        return
    i = army_named(s, movable, answer)
    regions = region_values(mine & ~(1 << ARMY_OF[answer][0]))
    place: str = yield from pick(p, "bonus-niflheim-region", regions, "LOR-9.4 realm:niflheim")
    tell(
        g,
        "army-moved",
        "LOR-9.4 realm:niflheim",
        seat=who(s, p),
        value=s.army_value[i],
        region=REGION_VALUES[s.army_at[i]],
        to=place,
    )
    s.army_at = replaced(s.army_at, i, REGION_OF[place])


def vanaheim(g: G, p: int) -> Rule[None]:
    """Take 1 Rune of your choice."""
    choices = [choice for choice in rune_choices(g.s, p) if choice != KEEP]
    if choices:
        answer: str = yield Choose(p, "bonus-vanaheim", [*choices, PASS], clause="LOR-9.4")
        if answer != PASS:
            take_choice(g, p, answer, "LOR-9.4 realm:vanaheim")


def alfheim(g: G, p: int) -> Rule[None]:
    """Place your Hero in any Region, or heal 1 Injury."""
    regions = [REGION_VALUES[r] for r in SIDE[g.s.side].regions]
    values = [*injuries(g.s, p), *regions, PASS]
    answer: str = yield Choose(p, "bonus-alfheim", values, clause="LOR-9.4")
    if answer == PASS:
        return
    if answer in ATTRIBUTE_OF:
        heal_attribute(g, p, ATTRIBUTE_OF[answer], "LOR-9.4 realm:alfheim")
    else:
        place_hero(g, p, REGION_OF[answer], "LOR-9.4 realm:alfheim")


def jotunheim(g: G, p: int) -> Rule[None]:
    """Increase one of your Armies by 1."""
    armies = growing(g.s, p)
    if armies:
        i = yield from pick_army(g, p, "bonus-jotunheim", armies, "LOR-9.4 realm:jotunheim", PASS)
        if i >= 0:
            grow(g, i, 1, "LOR-9.4 realm:jotunheim")


REALM_BONUS: dict[str, Callable[[G, int], Rule[None]]] = {
    "muspelheim": muspelheim,
    "svartalfheim": svartalfheim,
    "niflheim": niflheim,
    "vanaheim": vanaheim,
    "alfheim": alfheim,
    "jotunheim": jotunheim,
}
assert all(realm.split(":")[1] in REALM_BONUS for realm in REALM)
