"""LOR-2.3, 2.6, 2.7: Attributes and Injuries, Combat cards, Runes, Priests, Alliances, and their limits."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from meadhall.engine import Choose, Rule, Subset, Value, replaced
from meadhall.games.lords_of_ragnarok.cards.numbers import BECAUSE
from meadhall.games.lords_of_ragnarok.causes import cause_of, tell
from meadhall.games.lords_of_ragnarok.content import ATTRIBUTE_MAX, ATTRIBUTE_MIN, PRIESTS, WISDOM
from meadhall.games.lords_of_ragnarok.modifiers import modified
from meadhall.games.lords_of_ragnarok.names import (
    ATTRIBUTE,
    ATTRIBUTE_OF,
    COMBAT_CARD,
    COMBAT_OF,
    REALM,
    RUNE,
    RUNE_OF,
    SWAP,
    SWAP_OF,
    pick,
    question,
    who,
)
from meadhall.games.lords_of_ragnarok.solo import means
from meadhall.games.lords_of_ragnarok.state import G, Lords

KEEP = "keep"


def attribute(s: Lords, p: int, a: int) -> int:
    """LOR-2.3.9: a flipped token counts 2 wherever it stands."""
    i = 3 * p + a
    return ATTRIBUTE_MIN if s.injured[i] else s.attribute[i]


def raise_attribute(g: G, p: int, a: int, clause: str, why: str = "") -> None:
    """LOR-2.3.2, SOLO-2.9: an increase beyond 6 is lost. A Follower says why it is this one."""
    s = g.s
    if s.attribute[3 * p + a] < ATTRIBUTE_MAX:
        before = s.attribute[3 * p + a]
        s.attribute = replaced(s.attribute, 3 * p + a, before + 1)
        params: dict[str, Value] = {"seat": who(s, p), "attribute": ATTRIBUTE[a]}
        params |= {"before": before, "after": before + 1}
        if why:
            tell(g, "follower-attribute", clause, **params, why=why)
        else:
            tell(g, "attribute-raised", clause, **params)


# Combat cards


def card_limit(s: Lords, p: int) -> int:
    return attribute(s, p, WISDOM)


def hand_of(s: Lords, p: int) -> list[int]:
    return s.hands[p] if p < s.humans else s.follower_hands[p - s.humans]


def refill_combat_deck(s: Lords) -> None:
    """LOR-14.1: an empty deck is made of its discard pile."""
    if not s.combat_deck and s.combat_discard:
        s.combat_deck, s.combat_discard = s.combat_discard, []


def deal_cards(g: G, p: int, count: int, clause: str) -> Rule[int]:
    """Up to `count` cards into p's hand, no limit applied; how many came."""
    s = g.s
    came = 0
    while came < count:
        refill_combat_deck(s)
        if not s.combat_deck:
            break
        card = yield from g.draw("combat", s.combat_deck, "combat-card")
        hand_of(s, p).append(card)
        came += 1
    if came and not g.mute:
        after = len(hand_of(s, p))
        tell(g, "cards-drawn", clause, seat=who(s, p), count=came, before=after - came, after=after)
    return came


def draw_cards(g: G, p: int, count: int, clause: str) -> Rule[None]:
    """LOR-2.3.6: take them all, then discard down to the limit."""
    if p >= g.s.humans:
        yield from means.draw_combat(g, p, count, clause)
        return
    yield from deal_cards(g, p, count, clause)
    yield from keep_card_limit(g, p)


def keep_card_limit(g: G, p: int) -> Rule[None]:
    """LOR-2.3.6, 2.3.7: down to Wisdom at once, but not while the player hunts."""
    s = g.s
    if s.hunter == p:
        return
    over = len(s.hands[p]) - card_limit(s, p)
    if over > 0:
        values = [COMBAT_CARD[card] for card in s.hands[p]]
        for card in (yield from give_up(p, "discard-card", values, over)):
            discard_card(g, p, COMBAT_OF[card], "LOR-2.3.6")


def give_up(p: int, key: str, values: list[str], count: int) -> Rule[tuple[str, ...]]:
    """So many of these, in one answer."""
    params: dict[str, Value] = {"by": cause_of("LOR-2.3.6"), "count": count}
    if count == 1:
        return ((yield Choose(p, key, values, clause="LOR-2.3.6", params=params)),)
    chosen: tuple[str, ...] = yield Subset(
        p, key, values, least=count, most=count, clause="LOR-2.3.6", params=params
    )
    return chosen


def discard_card(g: G, p: int, card: int, clause: str) -> None:
    s = g.s
    hand_of(s, p).remove(card)
    s.combat_discard.append(card)
    tell(g, "card-discarded", clause, seat=who(s, p), card=COMBAT_CARD[card])


def discard_random(g: G, p: int, clause: str) -> Rule[bool]:
    """A random card of p's hand; False if there is none."""
    hand = hand_of(g.s, p)
    if not hand:
        return False
    card = yield from g.draw("combat", hand, "random-discard")
    g.s.combat_discard.append(card)
    tell(g, "card-discarded", clause, seat=who(g.s, p), card=COMBAT_CARD[card])
    return True


# Runes


def rune_count(s: Lords, p: int) -> int:
    i = 3 * p
    return s.runes[i] + s.runes[i + 1] + s.runes[i + 2]


def rune_limit(s: Lords, p: int) -> int:
    return attribute(s, p, WISDOM) + modified(s, p, "rune-limit")


def rune_kinds_left(s: Lords) -> list[str]:
    return [RUNE[kind] for kind in range(3) if s.rune_supply[kind]]


def rune_choices(s: Lords, p: int) -> Sequence[str]:
    """LOR-2.3.6: the kinds of which one Rune can be taken. Where it is one too many, with it the one that goes back: what changes
    nothing is one choice, KEEP."""
    if rune_count(s, p) < rune_limit(s, p):
        return rune_kinds_left(s)
    return _swaps(tuple(s.runes[3 * p : 3 * p + 3]), tuple(map(bool, s.rune_supply)))


@lru_cache(maxsize=4096)
def _swaps(have: tuple[int, ...], supply: tuple[bool, ...]) -> Sequence[str]:
    swaps = [
        SWAP[3 * new + old]
        for new in range(3)
        for old in range(3)
        if supply[new] and have[old] and new != old
    ]
    return [*swaps, KEEP] if any(supply) else swaps


def take_choice(g: G, p: int, choice: str, clause: str) -> None:
    """Take the Rune that was chosen, and return the one that it takes the place of."""
    if choice in SWAP_OF:
        new, old = divmod(SWAP_OF[choice], 3)
        take_rune_kind(g, p, new, 1, clause)
        return_rune(g, p, old, "LOR-2.3.6")
    elif choice != KEEP:
        take_rune_kind(g, p, RUNE_OF[choice], 1, clause)


def take_runes(g: G, p: int, count: int, clause: str) -> Rule[None]:
    """LOR-2.7.1: each of a kind of the player's choice."""
    if p >= g.s.humans:
        means.gain_runes(g, p, count, clause)
        return
    for _ in range(count):
        choices = rune_choices(g.s, p)
        if not choices:
            break
        only = len(choices) == 1
        choice: str = choices[0] if only else (yield question(p, "rune-kind", choices, clause))
        take_choice(g, p, choice, clause)


def take_runes_of_one_kind(g: G, p: int, count: int, clause: str, kind: str = "") -> Rule[None]:
    """Several Runes that are all of one kind of the player's choice (Freyja, her Story)."""
    kinds = rune_kinds_left(g.s)
    if kinds and count:
        kind = kind or (yield from pick(p, "rune-kind", kinds, clause))
        take_rune_kind(g, p, RUNE_OF[kind], count, clause)
        yield from keep_rune_limit(g, p)


def take_rune_kind(g: G, p: int, kind: int, count: int, clause: str) -> None:
    """LOR-2.6.3: what is not there cannot be taken."""
    s = g.s
    count = min(count, s.rune_supply[kind])
    if count:
        s.rune_supply[kind] -= count
        s.runes[3 * p + kind] += count
        held = s.runes[3 * p + kind]
        if not g.mute:
            tell(
                g,
                "runes-taken",
                clause,
                seat=who(s, p),
                rune=RUNE[kind],
                count=count,
                before=held - count,
                after=held,
            )


def take_forge_rune(g: G, p: int, region: int, clause: str, why: str = "") -> int:
    """LOR-2.7.1: the token that lies on the Forge. Its kind is returned. A Follower says why it is this one."""
    s = g.s
    kind = s.forge[region] - 1
    s.forge_rune = replaced(s.forge_rune, region, 0)
    s.runes[3 * p + kind] += 1
    params = {"seat": who(s, p), "rune": RUNE[kind], "region": f"region:{region}"}
    if why:
        tell(g, "follower-forges", clause, **params, why=why)
    else:
        tell(g, "rune-forged", clause, **params)
    return kind


def return_rune(g: G, p: int, kind: int, clause: str) -> None:
    s = g.s
    s.runes[3 * p + kind] -= 1
    s.rune_supply[kind] += 1
    if not g.mute:
        tell(g, "rune-returned", clause, seat=who(s, p), rune=RUNE[kind])


def runes_held(s: Lords, p: int) -> list[str]:
    return [RUNE[kind] for kind in range(3) if s.runes[3 * p + kind]]


def keep_rune_limit(g: G, p: int, first: str = "") -> Rule[None]:
    """LOR-2.3.6: the owner chooses, also among the new ones; the first one may have been named before."""
    s = g.s
    over = rune_count(s, p) - rune_limit(s, p)
    if over > 0 and first:
        return_rune(g, p, RUNE_OF[first], "LOR-2.3.6")
        over -= 1
    if over > 0:
        held = runes_held(s, p)
        if len(held) == 1:
            gone: tuple[str, ...] = (held[0],) * over
        else:
            each = (
                held if over == 1 else [kind for kind in held for _ in range(s.runes[3 * p + RUNE_OF[kind]])]
            )
            gone = yield from give_up(p, "discard-rune", each, over)
        for kind in gone:
            return_rune(g, p, RUNE_OF[kind], "LOR-2.3.6")


def keep_limits(g: G, p: int) -> Rule[None]:
    """After Wisdom dropped."""
    if p < g.s.humans:
        yield from keep_rune_limit(g, p)
        yield from keep_card_limit(g, p)


# Injuries


def healthy(s: Lords, p: int) -> list[int]:
    return [a for a in range(3) if not s.injured[3 * p + a]]


def flip(g: G, p: int, a: int, clause: str) -> Rule[None]:
    """A token is flipped: that is a received Injury (LOR-17.3)."""
    s = g.s
    s.injured = replaced(s.injured, 3 * p + a, 1)
    tell(g, "injured", clause, seat=who(s, p), attribute=ATTRIBUTE[a])
    yield from g.emit("injured", (p,))
    yield from keep_limits(g, p)


def injure(g: G, p: int, clause: str) -> Rule[bool]:
    """LOR-2.3.8: the injured player flips a token of their choice. False if all are flipped already."""
    if p >= g.s.humans:
        return False  # SOLO-4.1
    choices = healthy(g.s, p)
    if not choices:
        return False
    answer: str = yield from pick(p, "injure", [ATTRIBUTE[a] for a in choices], clause)
    yield from flip(g, p, ATTRIBUTE_OF[answer], clause)
    return True


def injuries(s: Lords, p: int) -> list[str]:
    injured = s.injured[3 * p : 3 * p + 3]
    return [ATTRIBUTE[a] for a in range(3) if injured[a]] if 1 in injured else []


def heal_attribute(g: G, p: int, a: int, clause: str) -> None:
    g.s.injured = replaced(g.s.injured, 3 * p + a, 0)
    tell(g, "healed", clause, seat=who(g.s, p), attribute=ATTRIBUTE[a])


def heal(g: G, p: int, clause: str) -> Rule[None]:
    """LOR-2.3.10."""
    flipped = injuries(g.s, p)
    if flipped:
        answer: str = yield from pick(p, "heal", flipped, clause)
        heal_attribute(g, p, ATTRIBUTE_OF[answer], clause)


# Priests


def priest_supply(s: Lords, p: int) -> int:
    """LOR-2.4.5: a Priest is in the supply, in the pool or on a Monument."""
    return PRIESTS - s.priests[p] - sum(s.priests_sent[3 * p : 3 * p + 3])


def gain_priests(g: G, p: int, count: int, clause: str) -> None:
    """LOR-19.3: no more than the supply holds."""
    count = min(count, priest_supply(g.s, p))
    if count > 0:
        before = g.s.priests[p]
        g.s.priests = replaced(g.s.priests, p, before + count)
        tell(
            g,
            "priests-gained",
            clause,
            seat=who(g.s, p),
            count=count,
            before=before,
            after=before + count,
        )


# Alliances


def allied(s: Lords, p: int, realm: int) -> bool:
    return bool(s.allies[realm] >> p & 1)


def ally(g: G, p: int, realm: int, clause: str, *, first_card: bool = True, why: str = "") -> Rule[None]:
    """LOR-2.7.3, 2.7.4: a marker in the Realm; the very first one there brings a Combat card. A Follower says why."""
    s = g.s
    first = not s.allies[realm]
    s.allies = replaced(s.allies, realm, s.allies[realm] | 1 << p)
    if why:
        tell(g, "follower-allies", clause, seat=who(s, p), realm=REALM[realm], why=why)
    else:
        tell(g, "alliance", clause, seat=who(s, p), realm=REALM[realm])
    if first and first_card:
        yield from draw_cards(g, p, 1, "LOR-2.7.4")
    elif not first:
        count = modified(s, p, "later-ally-cards")
        if count:
            yield from draw_cards(g, p, count, BECAUSE["later-ally-cards"])
