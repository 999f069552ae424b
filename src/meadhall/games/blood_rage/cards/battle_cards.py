"""Battle cards with a text (BR-5.2). Tables by title; battle.py calls them at the step the rulebook gives them.

Plain numbers (Thor's Hammer, Thor's Ascension, Loki's Trickery, Loki's Backstab, Odin's Judgement, the late cards) are words in
cards.toml and need no function.
"""

from collections.abc import Callable

from meadhall.engine import Choose, Rule, replaced
from meadhall.engine.piles import added
from meadhall.games.blood_rage.clan import choose_stat, gain_glory
from meadhall.games.blood_rage.content import (
    A_WARRIOR,
    CARD_VALUES,
    FIGURE_OF,
    FIGURE_VALUES,
    PROVINCE_VALUES,
    SEAT_VALUES,
    STRIDE,
    TITLE,
    TOKENS,
)
from meadhall.games.blood_rage.destroy import Doomed, all_in_area, destroy
from meadhall.games.blood_rage.state import BloodRage, G

SIGHT = "heimdalls_sight"
WATCH = "card:heimdalls_watch"
SMITE = "card:odins_smite"
TIDE = "card:odins_tide"


def sight(s: BloodRage, seat: int) -> int:
    """Heimdall's Sight is worth the highest single bonus on the table of any other clan."""
    return max([bonus for other in s.fighters if other != seat for bonus in s.bonuses[other]], default=0)


def has_live(s: BloodRage, seat: int, title: str) -> bool:
    return title in [TITLE[card] for card in s.live[seat]]


def first_live(s: BloodRage, title: str) -> int:
    """The first clan in order with this text live, or -1."""
    for seat in s.fighters:
        if has_live(s, seat, title):
            return seat
    return -1


def thors_primacy(g: G) -> None:
    """Right after the reveal: the texts of all cards the other clans revealed in this wave are void, their bonuses stay.

    Step A (BR-14.4.4): the first live Primacy in order, which also voids any other one.
    """
    s = g.s
    owner = first_live(s, "thors_primacy")
    if owner >= 0:
        g.tell("primacy", clause="BR-14.4.4", seat=SEAT_VALUES[owner])
        s.live = replaced(((),) * g.seats, owner, s.live[owner])


def heimdalls_watch(g: G) -> bool:
    """All cards of this wave are discarded without effect, the owner gains the sum of their bonuses, new cards are chosen.

    Step B (BR-14.4.5): the first live Watch in order. True if a new wave is due.
    """
    s = g.s
    owner = first_live(s, "heimdalls_watch")
    if owner < 0:
        return False
    glory = 0
    for seat in s.fighters:
        glory += sum(s.bonuses[seat]) + (sight(s, seat) if has_live(s, seat, SIGHT) else 0)
    g.tell("watch", clause="BR-14.4.5", seat=SEAT_VALUES[owner])
    for seat in s.fighters:
        for card in s.table[seat]:
            g.tell(
                "card-discarded",
                clause="BR-14.4.5",
                seat=SEAT_VALUES[seat],
                card=CARD_VALUES[card],
                by=WATCH,
            )
        s.discard += s.table[seat]
    s.table = s.bonuses = s.live = ((),) * g.seats
    gain_glory(g, owner, glory, WATCH, "BR-14.4.5")
    return True


def odins_smite(g: G, seat: int) -> Rule[None]:
    """Before STR is compared, one Warrior in the province of each other clan in the battle is destroyed."""
    s = g.s
    doomed = [
        Doomed(other, A_WARRIOR, s.battlefield)
        for other in s.fighters
        if other != seat and s.warriors[other * STRIDE + s.battlefield]
    ]
    tell_text(g, seat, SMITE, bool(doomed))
    yield from fall(g, doomed, SMITE)


def odins_tide(g: G, seat: int) -> Rule[None]:
    """Before STR is compared, every clan in the battle keeps one figure there and loses all others. A second Tide does nothing."""
    s = g.s
    if s.tide:
        tell_text(g, seat, TIDE, False)
        return
    s.tide = 1
    crowded = any(sum(each.count for each in all_in_area(s, clan, s.battlefield)) > 1 for clan in s.fighters)
    tell_text(g, seat, TIDE, crowded)
    doomed: list[Doomed] = []
    for clan in s.fighters:
        own = all_in_area(s, clan, s.battlefield)
        if sum([each.count for each in own]) < 2:
            continue
        keep = own[0]
        if len(own) > 1:
            answer: str = yield Choose(
                clan,
                "tide-keep",
                [FIGURE_VALUES[each.figure] for each in own],
                clause="BR-14.4.7",
                params={"place": PROVINCE_VALUES[s.battlefield]},
            )
            keep = next(each for each in own if each.figure == FIGURE_OF[answer])
        g.tell(
            "tide-kept",
            clause="BR-14.4.7",
            seat=SEAT_VALUES[clan],
            figure=FIGURE_VALUES[keep.figure],
            by=TIDE,
        )
        keep.count -= 1
        doomed += own
    yield from fall(g, doomed, TIDE)


def tell_text(g: G, seat: int, card: str, works: bool) -> None:
    """A text that finds nothing to do says so."""
    g.tell("text-works" if works else "text-idle", clause="BR-14.4.7", seat=SEAT_VALUES[seat], card=card)


def fall(g: G, doomed: list[Doomed], by: str) -> Rule[None]:
    """Destroy figures in a battle and count them (BR-14.6.5)."""
    s = g.s
    fallen = yield from destroy(g, s.fighters, doomed, by)
    s.fallen = tuple([before + now for before, now in zip(s.fallen, fallen, strict=True)])


def thors_oath(g: G, seat: int) -> Rule[None]:
    """If you win, raise one clan stat of your choice; it counts for the Battle Glory."""
    yield from choose_stat(g, seat, "card:thors_oath", "BR-14.6.1")


def lokis_poison(g: G, seat: int) -> None:
    """If you lose and somebody won, the winner's cards on the table go into your hand; everybody has seen them."""
    s = g.s
    for card in s.table[s.winner]:
        g.tell(
            "card-stolen",
            clause="BR-14.6.1",
            seat=SEAT_VALUES[seat],
            victim=SEAT_VALUES[s.winner],
            card=CARD_VALUES[card],
            by="card:lokis_poison",
        )
        to_hand(g, seat, card)
    s.table = replaced(s.table, s.winner, ())


def to_hand(g: G, seat: int, card: int) -> None:
    """A card everybody has seen goes into a hand."""
    g.s.hands = added(g.s.hands, seat, card)
    g.s.seen[card] = (1 << g.seats) - 1


def friggas_grace(g: G, seat: int, province: int) -> Rule[None]:
    """If you are the pillager and win, raise one more stat, but not the one on the token (any, if it shows Glory or all stats)."""
    token = TOKENS[g.s.tokens[province]]
    barred = token.raises[0] if len(token.raises) == 1 else -1
    yield from choose_stat(g, seat, "card:friggas_grace", "BR-14.8.3", barred=barred)


BEFORE_COMPARING: dict[str, Callable[[G, int], Rule[None]]] = {
    "odins_smite": odins_smite,
    "odins_tide": odins_tide,
}
WIN_TEXTS: dict[str, Callable[[G, int], Rule[None]]] = {"thors_oath": thors_oath}
LOSE_TEXTS: dict[str, Callable[[G, int], None]] = {"lokis_poison": lokis_poison}
SUCCESS_TEXTS: dict[str, Callable[[G, int, int], Rule[None]]] = {"friggas_grace": friggas_grace}
