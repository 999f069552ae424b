"""The sequence of play, in the order of the rulebook."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from meadhall.engine import Chance, Choose, Chosen, Reason, Rule, Span, Value, replaced
from meadhall.engine.values import Values
from meadhall.games.god_of_war import (
    abilities,
    activation,
    attacks,
    decks,
    heroes,
    orders,
    quests,
    solo,
    spots,
    upgrades,
    windows,
)
from meadhall.games.god_of_war.cards import specials
from meadhall.games.god_of_war.content import (
    BOSS_CARDS,
    CARD_RUNE,
    CARD_VALUES,
    DASHBOARD_HEROES,
    DASHBOARD_VALUES,
    HAND_LIMITS,
    HERO_OF,
    HERO_VALUES,
    HEROES,
    KRATOS,
    MIMIR,
    PILES,
    QUEST_CARDS,
    QUESTS,
    RAGE_MAX,
    RUNE_VALUES,
    STARTING,
    UPGRADES,
    WINDOW,
)
from meadhall.games.god_of_war.interrupts import lose
from meadhall.games.god_of_war.state import (
    NOBODY,
    SEAT_VALUES,
    G,
    GodOfWar,
    custom_quest,
    hand_limit,
    heroes_up,
    is_up,
    own_bodies,
    quest_of,
    seat_order,
    seat_up,
)

LAST_ROUND = 40  # GOW-10.9

CALL_VALUES = Values("call", range(4))

HAS_MOVED = Reason("GOW-5.2.5", "has-moved")
NOT_ALONE = Reason("GOW-5.3.7", "not-alone")
BOOST_LATER = Reason("GOW-5.6.2", "boost-later")


# --- GOW-3 Setup


def setup(g: G) -> Rule[None]:
    prepare(g)
    yield from choose_dashboards(g)
    yield from lay_pyramid(g)
    yield from choose_first_player(g)
    g.push("quest")


def choose_first_player(g: G) -> Rule[None]:
    """GOW-3.9: the one the players have agreed on, or chance."""
    agreed = g.options["first_player"]
    if agreed != "random":
        g.s.first = int(agreed)
    elif g.seats > 1:
        g.s.first = yield from g.roll("first-player", tuple(range(g.seats)))


def prepare(g: G) -> None:
    """An empty table: piles, decks and tracks (GOW-3.3, GOW-3.7, GOW-3.8, GOW-3.10)."""
    s, seats = g.s, g.seats
    s.custom = "" if g.options["scene"] == "-" else str(g.options["scene"])
    s.won = s.lost = s.completed = False
    s.goal = 1 if g.options["length"] == "single" else 3
    s.hand_base = HAND_LIMITS[str(g.options["difficulty"])]
    s.dashboards, s.owner = (NOBODY,) * seats, (NOBODY,) * len(HEROES)
    s.moved = s.spots_used = (0,) * len(HEROES)
    s.quest = NOBODY
    for zone in ("hands", "discards", "decks"):
        setattr(s, zone, [[] for _ in range(seats)])
    s.piles, s.played, s.tops = PILES, ((),) * seats, ((),) * seats
    s.upgrade_deck = list(UPGRADES)
    s.unused = starting_cards(s.dashboards)
    quests.clean_up(s)


def choose_dashboards(g: G) -> Rule[None]:
    """GOW-3.1, GOW-3.2; one player always has Kratos (GOW-14.1)."""
    free = list(DASHBOARD_VALUES)
    for seat in range(g.seats):
        value = DASHBOARD_VALUES[KRATOS]
        if g.seats > 1 and g.options["heroes"] == "random":
            value = yield Chance("dashboard", free[:])
        elif g.seats > 1:
            value = yield Choose(seat, "dashboard", free[:], clause="GOW-3.1")
        free.remove(value)
        take_dashboard(g.s, seat, DASHBOARD_VALUES.index(value))
        g.tell("dashboard-chosen", clause="GOW-3.1", seat=SEAT_VALUES[seat], dashboard=value)


@cache
def starting_cards(taken: tuple[int, ...]) -> tuple[int, ...]:
    """Those of the dashboards that nobody has taken."""
    return tuple(card for dashboard, cards in enumerate(STARTING) if dashboard not in taken for card in cards)


def take_dashboard(s: GodOfWar, seat: int, dashboard: int) -> None:
    s.dashboards = replaced(s.dashboards, seat, dashboard)
    s.decks[seat] = list(STARTING[dashboard])
    s.unused = starting_cards(s.dashboards)
    for hero in DASHBOARD_HEROES[dashboard]:
        s.owner = replaced(s.owner, hero, seat)


def lay_pyramid(g: G) -> Rule[None]:
    """GOW-3.4, GOW-3.5: three of six Quests, three of four Final Bosses; options may fix the first card."""
    s = g.s
    first, bosses = _fixed_cards(g)
    free = [card for card in QUEST_CARDS if card not in first]
    s.quest_row = (*first, *(yield from _draw_quests(free, 3 - len(first))))
    free = [card for card in BOSS_CARDS if card not in first]
    s.boss_row = (*bosses, *(yield from _draw_quests(free, 3 - len(bosses))))


def _fixed_cards(g: G) -> tuple[list[int], list[int]]:
    """The bottom card and the boss that options ask for."""
    s = g.s
    if s.custom:
        own = len(QUESTS)
        return ([], [own]) if custom_quest(s.custom).boss and s.goal == 3 else ([own], [])
    name = "travelers" if g.options["first_game"] == "yes" else g.options["first_scene"]
    return [card for card, quest in enumerate(QUESTS) if quest.id == name], []


def _draw_quests(free: list[int], n: int) -> Rule[list[int]]:
    drawn: list[int] = []
    for _ in range(n):
        value: str = yield Chance("quest", [QUESTS[card].value for card in free])
        card = next(card for card in free if QUESTS[card].value == value)
        free.remove(card)
        drawn.append(card)
    return drawn


# --- GOW-10 Quests


def quest(g: G) -> None:
    """One Quest: the Scene, the Obstacles, rounds until it is completed."""
    g.begin("quest", clause="GOW-10.1", n=g.s.done + 1)
    g.then(("choose_quest",), ("place_heroes",), ("obstacles",), ("round",), ("complete_quest",))


def obstacles(g: G) -> None:
    g.then(*(("obstacle", card) for card in quests.obstacles(g.s)))


def obstacle_activation(g: G) -> Rule[None]:
    """GOW-10.6: a Scene Activation before the first round; its card goes to the bottom of the Upgrade deck."""
    s = g.s
    card = yield from upgrades.next_upgrade(g)
    if card < 0:
        yield from activation.activate_all(g, (yield from activation.random_rune(g)))
        return
    s.upgrade_bottom = (*s.upgrade_bottom, card)
    g.tell("rune-revealed", clause="GOW-10.6", card=CARD_VALUES[card], rune=RUNE_VALUES[CARD_RUNE[card]])
    yield from activation.activate_all(g, CARD_RUNE[card])


def complete_quest(g: G) -> None:
    """GOW-10.2, GOW-10.7."""
    s = g.s
    s.completed = False
    s.done += 1
    quest = quest_of(s).value
    g.begin("quest-end", clause="GOW-10.2", quest=quest)
    g.result(won=1)
    g.tell("quest-completed", clause="GOW-10.2", quest=quest)
    g.result(of="quest", quest=quest, won=1)
    if s.done == s.goal:
        s.won = True
        g.tell("game-won", clause="GOW-10.7")
    else:
        g.push("clean_up")
        g.next("quest", after="quest" if any(span.kind == "quest" for span in g.spans) else "")


def clean_up(g: G) -> None:
    quests.clean_up(g.s)
    g.tell("cleaned-up", clause="GOW-10.2")


# --- GOW-4 The round


def round_(g: G) -> None:
    """Preparation, Activation, Additional Scene Activation, Upgrade (GOW-4.2)."""
    s = g.s
    if s.round == LAST_ROUND:
        lose(g, "defeat:rounds", "GOW-10.9")
        return
    s.round += 1
    g.tell("round", clause="GOW-4.2", n=s.round)
    g.tell("phase", clause="GOW-4.4", phase="phase:preparation")
    turns: list[tuple[Any, ...]] = []
    for seat in seat_order(s):
        turns += [("turn", seat), ("scene_activation", seat)]
    g.then(("preparation",), *turns, ("additional_activation",), ("upgrade_phase",), ("round",))


def preparation(g: G) -> Rule[None]:
    """GOW-4.3, GOW-4.4: Mimir chooses his Medium, everybody with a Hero in the Scene draws up to the hand limit."""
    s = g.s
    if is_up(s, MIMIR):
        among = [hero for hero in heroes_up(s) if hero != MIMIR]
        s.medium = yield from heroes.choose_hero(g, s.owner[MIMIR], "medium", among, "GOW-11.3.1")
        g.tell("medium-chosen", clause="GOW-11.3.1", hero=HERO_VALUES[s.medium])
    for seat in seat_order(s):
        yield from decks.draw(
            g, seat, hand_limit(s, seat) + s.first_draw[seat], "phase:preparation", prepares=True
        )
    s.first_draw = (0,) * g.seats


# --- GOW-5 Hero Activation


def turn(g: G, seat: int) -> None:
    """GOW-4.10: every turn begins with a Hero Activation; once per turn means from here on (GOW-5.2.5, GOW-5.8.3)."""
    s = g.s
    s.moved = s.spots_used = (0,) * len(HEROES)
    s.called, s.turn = 0, seat
    g.begin("hero-activation", clause="GOW-4.10", seat=SEAT_VALUES[seat])
    if not g.mute:
        g.tell("turn", clause="GOW-4.10", seat=SEAT_VALUES[seat])
    if s.dashboards[seat] != MIMIR and seat_up(s, seat):
        g.push("step", seat)


def step_values(s: GodOfWar, seat: int, own: list[int], aims: orders.Aims) -> list[Value]:
    """Everything the active player may do next (GOW-5.1.1). Who has one Hero names at once where he moves to. `aims` gets the cards
    that each Hero can attack."""
    values: list[Value] = []
    for hero in own:
        aims[hero] = found = attacks.targets(s, seat, hero)
        if found:
            values.append(orders.ATTACK_VALUES[hero])
        if not s.moved[hero]:
            values += heroes.moves(s, hero) if len(own) == 1 else [orders.MOVE_VALUES[hero]]
        if s.rage[hero] >= RAGE_MAX[hero] and abilities.why_not_rage(s, hero) is None:
            values.append(abilities.RAGE_VALUES[hero])
    values += spots.spot_values(s, seat, own)
    values += specials.playable(s, seat)
    if len(s.dashboards) == 1:
        values += solo.turn_abilities(s)
        if attacks.can_attack_two(s, seat):
            values.append(solo.ATREUS_2A)
    else:
        mimir, hands, idle = s.owner[MIMIR], s.hands, specials.TURN.isdisjoint
        for x in seat_order(s):
            if x != seat and (x == mimir or not idle(hands[x])) and can_help(s, x, seat):
                values.append(CALL_VALUES[x])
    values.append("end")
    return values


def blocked_steps(s: GodOfWar, seat: int, own: list[int]) -> list[tuple[Value, Reason]]:
    """What the active player might want to do and cannot, with the reason."""
    blocked: list[tuple[Value, Reason]] = []
    for hero in own:
        reason = attacks.why_not_attack(s, seat, hero)
        if reason is not None:
            blocked.append((orders.ATTACK_VALUES[hero], reason))
        if s.moved[hero]:
            blocked.append((orders.MOVE_VALUES[hero], HAS_MOVED))
        elif len(own) == 1:
            blocked += heroes.blocked_moves(s, hero)
        reason = abilities.why_not_rage(s, hero)
        if reason is not None:
            blocked.append((abilities.RAGE_VALUES[hero], reason))
    blocked += spots.blocked_spots(s, seat, own)
    free = windows.step_values(s, seat)
    for card in s.hands[seat]:
        if CARD_VALUES[card] not in free:
            reason = BOOST_LATER if WINDOW[card] == "boost" else NOT_ALONE
            if card in specials.TURN:
                reason = specials.why_not_play(s, seat, card)
            if reason is not None:
                blocked.append((CARD_VALUES[card], reason))
    return blocked


def step(g: G, seat: int) -> Rule[None]:
    """GOW-5.1: one step of the Hero Activation; Mimir and the Knocked Out have none (GOW-4.10)."""
    s = g.s
    own = own_bodies(s, seat)
    if not own:
        s.active = NOBODY
        return
    s.turn = s.active = seat
    aims: orders.Aims = {}
    values = step_values(s, seat, own, aims)
    if len(values) == 1:
        g.tell("nothing-left", clause="GOW-5.1.1", seat=SEAT_VALUES[seat])
        s.active = NOBODY
        return
    g.begin("action", clause="GOW-5.1.1", seat=SEAT_VALUES[seat])
    order = orders.Order(s, seat, values, aims, lambda: blocked_steps(s, seat, own))
    chosen: Chosen = yield order.ask()
    value = str(chosen[0])
    if value == "end":
        s.active = NOBODY
        return
    g.next("step", seat)
    if value in heroes.IS_MOVE:
        s.called = 0
        s.moved = replaced(s.moved, own[0], 1)
        heroes.go(g, own[0], value)
        return
    kind, _, name = value.partition(":")
    if kind == "call":
        yield from ask_for_help(g, int(name), seat)
        return
    s.called = 0
    if kind == "attack":
        strike = order.strike(chosen)
        assert strike is not None
        hero, pos, making, names = strike
        attack = attacks.attack(g, seat, hero, pos, making, chosen[names:] or making.only() or ())
        yield from g.within("attack", attack, clause="GOW-5.4", hero=HERO_VALUES[hero])
    elif kind == "move":
        hero = HEROES.index(name)
        s.moved = replaced(s.moved, hero, 1)
        heroes.go(g, hero, str(chosen[1]))
    elif kind == "rage":
        to = HERO_OF[str(chosen[1])] if len(chosen) > 1 else NOBODY
        yield from abilities.use_rage(g, seat, HEROES.index(name), to)
    elif kind == "spot":
        yield from g.within("interaction", spots.use_spot(g, seat, own, value), clause="GOW-5.8", spot=value)
    elif value == solo.ATREUS_2A:
        pair = attacks.attack_two(g, seat)
        yield from g.within("attack", pair, clause="GOW-14.1.4", hero=HERO_VALUES[KRATOS])
    else:
        yield from windows.use(g, seat, value)


def can_help(s: GodOfWar, seat: int, active: int) -> bool:
    """Is there anything in `help_values`?"""
    if s.called >> seat & 1:
        return False
    return bool(specials.playable(s, seat)) or (
        beside_medium(s, seat, active) and bool(spots.spot_values(s, seat, [MIMIR]))
    )


def beside_medium(s: GodOfWar, seat: int, active: int) -> bool:
    """Has the seat Mimir, and the active one his Medium?"""
    return s.medium >= 0 and s.owner[MIMIR] == seat and s.owner[s.medium] == active


def help_values(s: GodOfWar, seat: int, active: int) -> list[Value]:
    """What another player may do between two steps: `turn` cards, and Mimir's spots beside his Medium (GOW-5.8.5)."""
    if s.called >> seat & 1:
        return []
    values = windows.step_values(s, seat)
    if beside_medium(s, seat, active):
        values += spots.spot_values(s, seat, [MIMIR])
    return values


def ask_for_help(g: G, seat: int, active: int) -> Rule[None]:
    """GOW-5.6.2: the active player turns to another one, who may play a card or decline."""
    s = g.s
    value: str = yield Choose(
        seat,
        "help",
        [*help_values(s, seat, active), "pass"],
        clause="GOW-5.6.2",
        params={"seat": SEAT_VALUES[active]},
    )
    if value == "pass":
        s.called |= 1 << seat
        return
    s.called = 0
    if value.startswith("spot:"):
        yield from spots.use_spot(g, seat, [MIMIR], value)
    else:
        yield from windows.use(g, seat, value)


# --- GOW-6 Scene Activation, GOW-7 Additional Scene Activation


def scene_activation(g: G, seat: int) -> Rule[None]:
    """GOW-6.1: everybody may use something, then the rune of the next Upgrade card; every card that shows it is activated."""
    g.begin("scene-activation", clause="GOW-6.1", seat=SEAT_VALUES[seat])
    yield from _activation(g, seat)


def _activation(g: G, seat: int) -> Rule[None]:
    g.s.turn = seat
    yield from activation.window(g, seat)
    rune = yield from activation.reveal(g, seat)
    if not g.mute:
        g.result(rune=RUNE_VALUES[rune])
    yield from activation.activate_all(g, rune)


def additional_activation(g: G) -> Rule[None]:
    """GOW-7.1: one more, after the last turn; nobody has just ended an activation, so everybody is asked before it."""
    g.begin("additional-activation", clause="GOW-7.1")
    g.tell("phase", clause="GOW-7.1", phase="phase:additional")
    yield from _activation(g, NOBODY)


def activate(g: G, rune: int, pos: int) -> Rule[None]:
    """One card alone, for scenarios."""
    g.s.flipped = 0
    yield from activation.activate(g, rune, pos, [])


# --- GOW-8 Upgrade phase


def upgrade_phase(g: G) -> None:
    g.tell("phase", clause="GOW-8.1", phase="phase:upgrade")
    upgrades.discard_hands(g)
    g.then(*(("upgrade", seat) for seat in seat_order(g.s)), ("end_of_round",))


def end_of_round(g: G) -> None:
    upgrades.end_upgrade_phase(g)


SPANS = {
    "quest": Span(odds=("won",)),
    "quest-end": Span(),
    "obstacle": Span(),
    "poison": Span(),
    "hero-activation": Span(),
    "action": Span(action=True),
    "attack": Span(),
    "interaction": Span(),
    "scene-activation": Span(),
    "card": Span(),
    "additional-activation": Span(),
    "upgrade": Span(action=True),
}

FRAMES: dict[str, Callable[..., Any]] = {
    "setup": setup,
    "quest": quest,
    "choose_quest": quests.choose_quest,
    "place_heroes": quests.place_heroes,
    "obstacles": obstacles,
    "obstacle": quests.obstacle,
    "obstacle_activation": obstacle_activation,
    "round": round_,
    "preparation": preparation,
    "turn": turn,
    "step": step,
    "scene_activation": scene_activation,
    "activate": activate,
    "additional_activation": additional_activation,
    "upgrade_phase": upgrade_phase,
    "upgrade": upgrades.upgrade,
    "end_of_round": end_of_round,
    "complete_quest": complete_quest,
    "clean_up": clean_up,
}
