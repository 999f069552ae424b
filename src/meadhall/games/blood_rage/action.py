"""Action phase (BR-9): turns, the choice of an action, and the end of the phase."""

from meadhall.engine import Choose, Reason, Rule, replaced
from meadhall.engine.values import clockwise
from meadhall.games.blood_rage.board import left_to_pillage
from meadhall.games.blood_rage.cards.clan_upgrades import ACTIONS, Action
from meadhall.games.blood_rage.clan import word
from meadhall.games.blood_rage.content import (
    BATTLE,
    CARD_OF,
    CARD_VALUES,
    COST,
    FIGURE_OF,
    KIND,
    MARCH_VALUES,
    PILLAGE_VALUES,
    PLACE_OF,
    POWER,
    POWER_OF,
    QUEST,
    RAGE,
    SEAT_VALUES,
    STAT_VALUES,
    STEPS,
    TITLE,
    WORD,
)
from meadhall.games.blood_rage.invade import can_invade, closed_invades, goes_to, invade, ready_to_invade
from meadhall.games.blood_rage.march import closed_marches, march, ready_to_march
from meadhall.games.blood_rage.pillage import closed_pillages, declare, ready_to_pillage
from meadhall.games.blood_rage.quest import commit_quest
from meadhall.games.blood_rage.reasons import ONLY_IN_BATTLE
from meadhall.games.blood_rage.state import BloodRage, G
from meadhall.games.blood_rage.upgrade import (
    SLOT_OF,
    choose_upgrade,
    slots_to_clear,
    upgrade,
    why_not_upgrade,
)

TURN_LIMIT = 400  # BR-A49

CARDS = tuple(CARD_VALUES)
GRANTING = sum(POWER[title] for title in ACTIONS)
CHEAPER = sum({POWER_OF[card] for card, number in enumerate(WORD["discount"]) if number})
"""The Upgrades that make others cheaper."""
NEVER = 1_000
PRICE = tuple(
    0 if kind == QUEST else NEVER if kind == BATTLE else COST[card] for card, kind in enumerate(KIND)
)
"""What a card costs that is played from the hand as an action."""


def action_phase(g: G) -> None:
    """BR-9.1, BR-9.2: Rage as high as the Rage stat, then turns from the first player clockwise."""
    s = g.s
    s.phase = "action"
    s.turns = 0
    s.passed = (0,) * g.seats
    g.tell("phase-begins", clause="BR-9.1", phase="phase:action")
    for seat in clockwise(g.seats, s.first):
        s.rage[seat] = STEPS[RAGE][s.stats[seat * 3 + RAGE] - 1]
        g.tell("rage-set", clause="BR-9.1", seat=SEAT_VALUES[seat], after=s.rage[seat], by=STAT_VALUES[RAGE])
    g.push("turn", s.first)


def next_to_act(s: BloodRage, seat: int) -> int:
    """BR-9.6, BR-9.8: from `seat` clockwise the first clan that has Rage and has not passed in this phase; -1 if there is none."""
    rage, passed = s.rage, s.passed
    for clan in clockwise(len(rage), seat):
        if rage[clan] > 0 and not passed[clan]:
            return clan
    return -1


def why_phase_ends(s: BloodRage, acting: int) -> str:
    """BR-9.9: everything is pillaged, or nobody can act any more, or the turn limit is reached; empty if it goes on."""
    if not left_to_pillage(s):
        return "cause:all-pillaged"
    if acting < 0:
        return "cause:no-rage"
    return "cause:turn-limit" if s.turns >= TURN_LIMIT else ""


def turn(g: G, seat: int) -> Rule[None]:
    """The turn comes to `seat`; clans that cannot act are skipped. One action, then the next clan clockwise."""
    s = g.s
    seat = next_to_act(s, seat)
    why = why_phase_ends(s, seat)
    if why:
        g.tell("action-phase-ends", clause="BR-9.9", by=why)
        s.rage = [0] * g.seats
        return
    s.turns += 1
    g.begin("action", clause="BR-9.3", seat=SEAT_VALUES[seat])
    g.next("turn", clockwise(g.seats, seat)[1])
    figures = can_invade(s, seat)
    options = open_actions(s, seat, figures)
    answer: str = yield Choose(
        seat, "action", options, clause="BR-9.3", blocked=lambda: closed_actions(s, seat, options)
    )
    if not g.mute:
        g.result(action=kind_of(answer))
    if answer in FIGURE_OF:
        yield from invade(g, seat, FIGURE_OF[answer])
    elif answer in PLACE_OF:
        place = PLACE_OF[answer]
        yield from invade(g, seat, goes_to(figures, place), place)
    elif answer in MARCH_VALUES.of:
        yield from march(g, seat, MARCH_VALUES.of[answer])
    elif answer in PILLAGE_VALUES.of:
        declare(g, seat, PILLAGE_VALUES.of[answer], "term:pillage")
    elif answer in CARD_OF:
        yield from play(g, seat, CARD_OF[answer])
    elif answer in SLOT_OF:
        card = yield from choose_upgrade(g, seat, SLOT_OF[answer])
        yield from upgrade(g, seat, card, instead=True)
    elif answer == "pass":
        s.rage[seat] = 0
        s.passed = replaced(s.passed, seat, 1)
        g.tell("passed", clause="BR-9.8", seat=SEAT_VALUES[seat])
    else:
        action = next(each for each in granted(s, seat) if each.value == answer)
        yield from action.rule(g, seat)


def kind_of(answer: str) -> str:
    """What an action is told to be: a granted one and passing stand for themselves."""
    if answer in FIGURE_OF or answer in PLACE_OF:
        return "invade"
    if answer in MARCH_VALUES.of:
        return "march"
    if answer in PILLAGE_VALUES.of:
        return "pillage"
    if answer in CARD_OF:
        return "quest" if KIND[CARD_OF[answer]] == QUEST else "upgrade"
    return "upgrade" if answer in SLOT_OF else answer


def play(g: G, seat: int, card: int) -> Rule[None]:
    """A card from the hand: a Quest or an Upgrade."""
    if KIND[card] == QUEST:
        commit_quest(g, seat, card)
    else:
        yield from upgrade(g, seat, card)


def granted(s: BloodRage, seat: int) -> list[Action]:
    """BR-9.3: the actions granted by cards in play."""
    if not s.powers[seat] & GRANTING:
        return []
    return [ACTIONS[TITLE[card]] for card in s.upgrades[seat] if TITLE[card] in ACTIONS]


def why_not_play(s: BloodRage, seat: int, card: int) -> Reason | None:
    """Playing a card from the hand as an action: an Upgrade (BR-12) or a Quest (BR-13)."""
    kind = KIND[card]
    if kind == QUEST:
        return None
    return ONLY_IN_BATTLE if kind == BATTLE else why_not_upgrade(s, seat, card)


def can_play(s: BloodRage, seat: int) -> list[int]:
    """The cards of the hand without such a reason."""
    means = s.rage[seat] + (word(s, seat, "discount") if s.powers[seat] & CHEAPER else 0)
    return [card for card in s.hands[seat] if PRICE[card] <= means]


def open_actions(s: BloodRage, seat: int, figures: list[int]) -> list[str]:
    """BR-9.3: figures or places to Invade, provinces to March from and to pillage, cards in hand and in play, and passing."""
    options = [*ready_to_invade(s, figures), *ready_to_march(s, seat), *ready_to_pillage(s, seat)]
    if s.powers[seat] & GRANTING:
        options += [action.value for action in granted(s, seat) if action.why_not(s, seat) is None]
    playable = can_play(s, seat)
    options += [CARDS[card] for card in playable]
    options += slots_to_clear(s, seat, playable)
    options.append("pass")
    return options


def closed_actions(s: BloodRage, seat: int, options: list[str]) -> list[tuple[str | int, Reason]]:
    """The same that are not allowed now, each with its reason."""
    marches = closed_marches(s, seat)  # a fjord that a Ship cannot leave may be open to another one
    closed = [*closed_invades(s, seat), *(each for each in marches if each[0] not in options)]
    closed += closed_pillages(s, seat)
    for action in granted(s, seat):
        reason = action.why_not(s, seat)
        if reason is not None:
            closed.append((action.value, reason))
    for card in s.hands[seat]:
        reason = why_not_play(s, seat, card)
        if reason is not None:
            closed.append((CARD_VALUES[card], reason))
    return closed
