"""Battle cards with a text (BR-5.2). Tables by title; battle.py calls them at the step the rulebook gives them.

Plain numbers (Thor's Hammer, Thor's Ascension, Loki's Trickery, Loki's Backstab, Odin's Judgement, the late cards) are words in
cards.toml and need no function.
"""

from collections.abc import Callable

from meadhall.engine import Choose, Rule
from meadhall.games.blood_rage.clan import choose_stat, gain_glory
from meadhall.games.blood_rage.content import (
    A_WARRIOR,
    CARD_VALUES,
    FIGURE_OF,
    FIGURE_VALUES,
    PROVINCE_VALUES,
    SEAT_VALUES,
    STRIDE,
    TOKENS,
)
from meadhall.games.blood_rage.destroy import SMITE, TIDE, Doomed, all_in_area, destroy
from meadhall.games.blood_rage.state import G, added, replaced

SIGHT = "heimdalls_sight"


class Battle:
    """One battle while it is fought: who is in it, what they have on the table, who fell. Lists are by seat."""

    __slots__ = (
        "bonuses",
        "fallen",
        "order",
        "pillager",
        "province",
        "texts",
        "tide_over",
        "winner",
        "witnesses",
    )

    def __init__(self, pillager: int, province: int, order: list[int], seats: int) -> None:
        self.pillager = pillager
        self.province = province
        self.order = order
        """The clans in the battle, from the pillager clockwise."""
        self.bonuses: list[list[int]] = [[] for _ in range(seats)]
        """Bonus of each card on the table."""
        self.texts: list[list[str]] = [[] for _ in range(seats)]
        """Titles of the live Battle cards."""
        self.fallen = [0] * seats
        """Figures destroyed in this battle."""
        self.witnesses: list[int] = []
        """Seats whose Valkyrie was there when cards were first chosen."""
        self.tide_over = False
        self.winner = -1

    def sight(self, seat: int) -> int:
        """Highest single bonus on the table of any other clan."""
        return max(
            (bonus for other in self.order if other != seat for bonus in self.bonuses[other]), default=0
        )

    def first_live(self, title: str) -> int:
        """The first seat in order with this text live, or -1."""
        return next((seat for seat in self.order if title in self.texts[seat]), -1)


def thors_primacy(g: G, battle: Battle) -> None:
    """Right after the reveal: the texts of all cards the other clans revealed in this wave are void, their bonuses stay.

    Step A (BR-14.4.4): the first live Primacy in order, which also voids any other one.
    """
    owner = battle.first_live("thors_primacy")
    if owner >= 0:
        g.tell("primacy", clause="BR-14.4.4", seat=SEAT_VALUES[owner])
        for seat in battle.order:
            if seat != owner:
                battle.texts[seat] = []


def heimdalls_watch(g: G, battle: Battle) -> bool:
    """All cards of this wave are discarded without effect, the owner gains the sum of their bonuses, new cards are chosen.

    Step B (BR-14.4.5): the first live Watch in order. True if a new wave is due.
    """
    owner = battle.first_live("heimdalls_watch")
    if owner < 0:
        return False
    s = g.s
    glory = 0
    for seat in battle.order:
        glory += sum(battle.bonuses[seat])
        if SIGHT in battle.texts[seat]:
            glory += battle.sight(seat)
    g.tell("watch", clause="BR-14.4.5", seat=SEAT_VALUES[owner])
    for seat in battle.order:
        for card in s.table[seat]:
            g.tell("card-discarded", clause="BR-14.4.5", seat=SEAT_VALUES[seat], card=CARD_VALUES[card])
        s.discard += s.table[seat]
        s.table = replaced(s.table, seat, ())
        battle.bonuses[seat] = []
        battle.texts[seat] = []
    gain_glory(g, owner, glory, "card:heimdalls_watch", "BR-14.4.5")
    return True


def odins_smite(g: G, battle: Battle, seat: int) -> Rule[None]:
    """Before STR is compared, one Warrior in the province of each other clan in the battle is destroyed."""
    warriors = g.s.warriors
    doomed = [
        Doomed(other, A_WARRIOR, battle.province)
        for other in battle.order
        if other != seat and warriors[other * STRIDE + battle.province]
    ]
    yield from fall(g, battle, doomed, SMITE)


def odins_tide(g: G, battle: Battle, seat: int) -> Rule[None]:
    """Before STR is compared, every clan in the battle keeps one figure there and loses all others. A second Tide does nothing."""
    if battle.tide_over:
        return
    battle.tide_over = True
    s = g.s
    doomed: list[Doomed] = []
    for clan in battle.order:
        own = all_in_area(s, clan, battle.province)
        if sum(each.count for each in own) < 2:
            continue
        keep = own[0]
        if len(own) > 1:
            answer: str = yield Choose(
                clan,
                "tide-keep",
                [FIGURE_VALUES[each.figure] for each in own],
                clause="BR-14.4.7",
                params={"place": PROVINCE_VALUES[battle.province]},
            )
            keep = next(each for each in own if each.figure == FIGURE_OF[answer])
        g.tell("tide-kept", clause="BR-14.4.7", seat=SEAT_VALUES[clan], figure=FIGURE_VALUES[keep.figure])
        keep.count -= 1
        doomed += own
    yield from fall(g, battle, doomed, TIDE)


def fall(g: G, battle: Battle, doomed: list[Doomed], cause: str) -> Rule[None]:
    """Destroy figures in a battle and count them (BR-14.6.5)."""
    fallen = yield from destroy(g, battle.order, doomed, cause)
    for seat in battle.order:
        battle.fallen[seat] += fallen[seat]


def thors_oath(g: G, battle: Battle, seat: int) -> Rule[None]:
    """If you win, raise one clan stat of your choice; it counts for the Battle Glory."""
    yield from choose_stat(g, seat, "card:thors_oath", "BR-14.6.1")


def lokis_poison(g: G, battle: Battle, seat: int) -> None:
    """If you lose and somebody won, the winner's cards on the table go into your hand; everybody has seen them."""
    s = g.s
    for card in s.table[battle.winner]:
        g.tell(
            "card-stolen",
            clause="BR-14.6.1",
            seat=SEAT_VALUES[seat],
            victim=SEAT_VALUES[battle.winner],
            card=CARD_VALUES[card],
        )
        to_hand(g, seat, card)
    s.table = replaced(s.table, battle.winner, ())


def to_hand(g: G, seat: int, card: int) -> None:
    """A card everybody has seen goes into a hand."""
    g.s.hands = added(g.s.hands, seat, card)
    g.s.seen[card] = (1 << g.seats) - 1


def friggas_grace(g: G, seat: int, province: int) -> Rule[None]:
    """If you are the pillager and win, raise one more stat, but not the one on the token (any, if it shows Glory or all stats)."""
    token = TOKENS[g.s.tokens[province]]
    barred = token.raises[0] if len(token.raises) == 1 else -1
    yield from choose_stat(g, seat, "card:friggas_grace", "BR-14.8.3", barred=barred)


BEFORE_COMPARING: dict[str, Callable[[G, Battle, int], Rule[None]]] = {
    "odins_smite": odins_smite,
    "odins_tide": odins_tide,
}
WIN_TEXTS: dict[str, Callable[[G, Battle, int], Rule[None]]] = {"thors_oath": thors_oath}
LOSE_TEXTS: dict[str, Callable[[G, Battle, int], None]] = {"lokis_poison": lokis_poison}
SUCCESS_TEXTS: dict[str, Callable[[G, int, int], Rule[None]]] = {"friggas_grace": friggas_grace}
