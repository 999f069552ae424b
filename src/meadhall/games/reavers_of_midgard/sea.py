"""RM-11: Battle at Sea - first the Journey, then the Battle."""

from __future__ import annotations

from meadhall.engine import Choose, Reason, Rule
from meadhall.games.reavers_of_midgard.cards.artifacts import decide, decide_here, journey_artifact, pay_price
from meadhall.games.reavers_of_midgard.cards.journeys import (
    LOSES,
    SUFFER,
    pay_journey,
    suffer_journey,
    why_not_pay,
)
from meadhall.games.reavers_of_midgard.cards.rewards import gain_reward
from meadhall.games.reavers_of_midgard.combat import fight, why_not_fight
from meadhall.games.reavers_of_midgard.content import BATTLE, CARD, JOURNEY, Battle, Journey
from meadhall.games.reavers_of_midgard.decks import available, discard_card, draw, to_pile
from meadhall.games.reavers_of_midgard.dice import count_symbols, pay, payable
from meadhall.games.reavers_of_midgard.names import CARD_OF, CARD_VALUE, SEAT
from meadhall.games.reavers_of_midgard.state import G, Midgard, sum_up

CANNOT_PAY = Reason("RM-11.4.1", "battle-dice")


def journey(g: G, seat: int) -> Rule[None]:
    """RM-11.3: reveal the top Sea Journey card; pay its cost or suffer its effect."""
    s = g.s
    g.push("sea-battle", seat)
    number = yield from draw(g, JOURNEY)
    if number < 0:
        return
    s.sea = [number]
    card = CARD[number]
    assert isinstance(card, Journey)
    g.tell("journey-revealed", clause="RM-11.3", seat=SEAT[seat], card=CARD_VALUE[number])
    if card.id in SUFFER:
        yield from face_journey(g, seat, number, card)
    s.sea = []
    discard_card(s, number)


def face_journey(g: G, seat: int, number: int, card: Journey) -> Rule[None]:
    """Pay, suffer, or send the card away with an Artifact (RM-20.7.13)."""
    s = g.s

    def ask() -> Choose:
        why = why_not_pay(s, seat, card)
        values = ["suffer"] if why else ["pay", "suffer"]
        ship = journey_artifact(s, seat)
        if ship >= 0:
            values.append(CARD_VALUE[ship])
        return Choose(
            seat,
            "journey",
            values,
            clause="RM-11.3",
            params={"card": CARD_VALUE[number], "loses": int(LOSES[card.id](s, seat))},
            blocked=None if why is None else lambda: [("pay", why)],
        )

    answer = yield from decide_here(g, ask, always=True)
    if answer == "pay":
        g.tell("journey-paid", clause="RM-11.3", seat=SEAT[seat], card=CARD_VALUE[number])
        yield from pay_journey(g, seat, card)
    elif answer == "suffer":
        g.tell("journey-suffered", clause="RM-11.3", seat=SEAT[seat], card=CARD_VALUE[number])
        yield from suffer_journey(g, seat, card)
    else:
        yield from pay_price(g, seat, CARD_OF[answer])


def sea_battle(g: G, seat: int) -> Rule[None]:
    """RM-11.4: a face-up card or the top card of the deck; then pay, fight or withdraw."""
    s = g.s
    values = [CARD_VALUE[c] for c in s.sea_row]
    if available(s, BATTLE):
        values.append("deck")
    if not values:
        return
    answer = yield from decide(g, Choose(seat, "sea-battle", values, clause="RM-11.4"), ("sea-battle", seat))
    if not answer:
        return
    from_deck = answer == "deck"
    if from_deck:
        number = yield from draw(g, BATTLE)
        s.sea = [number]
    else:
        number = CARD_OF[answer]
    g.tell("battle-begins", clause="RM-11.4", seat=SEAT[seat], card=CARD_VALUE[number])
    card = CARD[number]
    assert isinstance(card, Battle)
    won = yield from engage(g, seat, number, card)
    s.sea = []
    sum_up(g, "sea-battle", card=CARD_VALUE[number], won=int(won))
    if won:
        if not from_deck:
            s.sea_row.remove(number)
        yield from gain_reward(g, seat, card.reward, CARD_VALUE[number], "RM-11.5")
        to_pile(g, seat, number, "cause:battle_won")
    elif from_deck:
        discard_card(s, number)


def why_not_combination(s: Midgard, seat: int, card: Battle) -> Reason | None:
    """RM-11.4.1: the complete combination, one source per pictured die."""
    return None if payable(s, seat, count_symbols(card.dice)) else CANNOT_PAY


def engage(g: G, seat: int, number: int, card: Battle) -> Rule[bool]:
    """RM-11.4.1 - RM-11.4.3: pay the combination, fight, or withdraw."""
    s = g.s

    def ask() -> Choose:
        reasons = {"pay": why_not_combination(s, seat, card), "fight": why_not_fight(s, seat)}
        return Choose(
            seat,
            "engage",
            [*[way for way, why in reasons.items() if why is None], "withdraw"],
            clause="RM-11.4",
            params={"card": CARD_VALUE[number], "defense": card.defense},
            blocked=lambda: [(way, why) for way, why in reasons.items() if why is not None],
        )

    answer = yield from decide_here(g, ask, always=True)
    if answer == "withdraw":
        g.tell("withdrawn", clause="RM-11.4.3", seat=SEAT[seat], card=CARD_VALUE[number])
        return False
    if answer == "pay":
        yield from pay(g, seat, card.dice, CARD_VALUE[number])
        g.tell("battle-paid", clause="RM-11.4.1", seat=SEAT[seat], card=CARD_VALUE[number])
        return True
    return (yield from fight(g, seat, card.defense, CARD_VALUE[number]))
