"""Gods' Gifts phase (BR-8): deal and draft."""

from meadhall.engine import Choose, Rule, Together, Value, replaced
from meadhall.engine.piles import without
from meadhall.engine.values import clockwise
from meadhall.games.blood_rage.content import CARD_OF, CARD_VALUES, CONTENT
from meadhall.games.blood_rage.state import G

CARDS = tuple(CARD_VALUES)


def gods_gifts(g: G) -> Rule[None]:
    """BR-8.2: deal 8 cards to each player; the undealt ones go unseen to the box. Saved cards stay out of it (BR-8.1)."""
    s = g.s
    s.phase = "gods_gifts"
    g.tell("phase-begins", clause="BR-8.2", phase="phase:gods_gifts")
    drafted = s.age > 1 or g.options["first_game"] == "no"
    deck = list(s.decks[s.age - 1])
    for seat in clockwise(g.seats, s.first):
        dealt: list[int] = []
        for _ in range(CONTENT.dealt):
            card = yield from g.draw("card", deck, "deal")
            dealt.append(card)
        if drafted:
            s.packs = replaced(s.packs, seat, tuple(dealt))
        else:  # BR-22.2: the 8 cards are the hand
            s.hands = replaced(s.hands, seat, tuple(dealt))
    s.box += tuple(deck)
    s.decks = replaced(s.decks, s.age - 1, ())
    if drafted:
        passes = CONTENT.passes[g.seats]
        g.then(*(("draft", number) for number in range(1, passes + 1)))


def draft(g: G, number: int) -> Rule[None]:
    """BR-8.3, BR-8.4: everybody picks in secret, then hands the rest to the left; after the last pick it is discarded (BR-8.5)."""
    s = g.s
    seats = range(g.seats)
    clause = "BR-8.3" if CONTENT.picks[g.seats] == 1 else "BR-8.4"
    g.begin("draft", clause=clause, number=number)
    picked: list[dict[str, Value]] = [] if g.mute else [{"own": CONTENT.picks[g.seats]} for _ in seats]
    for name in ("card", "second")[: CONTENT.picks[g.seats]]:
        answers: list[str] = yield Together(
            [
                Choose(
                    seat,
                    "draft-pick",
                    [CARDS[card] for card in s.packs[seat]],
                    clause=clause,
                    params={"number": number},
                )
                for seat in seats
            ]
        )
        cards = [CARD_OF[answer] for answer in answers]
        s.packs = tuple([without(pack, card) for pack, card in zip(s.packs, cards, strict=True)])
        s.hands = tuple([(*hand, card) for hand, card in zip(s.hands, cards, strict=True)])
        for told, answer in zip(picked, answers, strict=False):
            told[name] = answer
    if not g.mute:
        g.tell("cards-drafted", clause=clause, number=number, own=0, only=dict(enumerate(picked)))
    if number < CONTENT.passes[g.seats]:
        s.packs = (s.packs[-1], *s.packs[:-1])
    else:
        s.buried = tuple(own + left for own, left in zip(s.buried, s.packs, strict=True))
        s.packs = ((),) * g.seats
