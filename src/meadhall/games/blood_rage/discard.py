"""Discard phase (BR-16)."""

from meadhall.engine import Choose, Rule, Together, replaced
from meadhall.engine.piles import added, without
from meadhall.games.blood_rage.content import CARD_OF, CARD_VALUES, LAST_AGE, SEAT_VALUES
from meadhall.games.blood_rage.state import G


def discard_phase(g: G) -> Rule[None]:
    """BR-16.1, BR-16.2: keep at most one card, in secret; in the last Age none."""
    s = g.s
    s.phase = "discard"
    g.tell("phase-begins", clause="BR-16.1", phase="phase:discard")
    clans = [seat for seat in range(g.seats) if s.hands[seat]]
    kept = ["none"] * len(clans)
    if s.age < LAST_AGE and clans:
        kept = yield Together(
            [
                Choose(
                    seat,
                    "keep-card",
                    [*(CARD_VALUES[card] for card in s.hands[seat]), "none"],
                    clause="BR-16.1",
                )
                for seat in clans
            ]
        )
    for seat, answer in zip(clans, kept, strict=True):
        keep = CARD_OF.get(answer, -1)
        for card in s.hands[seat]:
            s.seen[card] = 0  # what was shown in a battle is face down from now on, kept or not
        s.buried = added(s.buried, seat, *without(s.hands[seat], keep))
        if not g.mute:
            g.tell(
                "cards-discarded",
                clause="BR-16.1",
                seat=SEAT_VALUES[seat],
                count=len(s.hands[seat]) - (keep >= 0),
                kept=int(keep >= 0),
                own=0,
                only={seat: {"own": 1, "card": answer}} if keep >= 0 else None,
            )
        s.hands = replaced(s.hands, seat, (keep,) if keep >= 0 else ())
