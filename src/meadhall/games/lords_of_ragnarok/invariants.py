"""INV of RULES.md: what is true at every decision of every game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from meadhall.games.lords_of_ragnarok.board import B2, SIDE
from meadhall.games.lords_of_ragnarok.content import (
    ACTIONS,
    ARMIES,
    KINDS,
    PRIEST_SLOTS,
    PRIESTS,
    RUNE_KINDS,
    SLAYER_TOKENS,
)
from meadhall.games.lords_of_ragnarok.resources import priest_supply, rune_count
from meadhall.games.lords_of_ragnarok.solo.means import CARD_LIMIT, RUNE_LIMIT
from meadhall.games.lords_of_ragnarok.state import IN_BOX, NOBODY, Lords

Check = Callable[[bool, str], None]


def invariants(s: Lords) -> list[str]:
    """One sentence for everything that is wrong."""
    found: list[str] = []

    def must(true: bool, sentence: str) -> None:
        if not true:
            found.append(sentence)

    _supplies(s, must)
    _cards(s, must)
    for p in range(s.players):
        _participant(s, p, must)
    _board(s, must)
    if s.players > s.humans and s.action_rows:
        _followers(s, must)
    return found


def _supplies(s: Lords, check: Check) -> None:
    for kind, rune in enumerate(RUNE_KINDS):
        on_forges = sum(1 for r, token in enumerate(s.forge) if token == kind + 1 and s.forge_rune[r])
        total = s.rune_supply[kind] + on_forges + sum(s.runes[kind::3])
        placed = sum(s.forge) > 0
        check(not placed or total == rune.tokens, f"INV-1: {total} {rune.id} Runes instead of {rune.tokens}")
    check(
        all(token or not rune for token, rune in zip(s.forge, s.forge_rune, strict=True)),
        "INV-18: a Rune without Forge",
    )
    check(s.slayer_supply + sum(s.slayer_tokens) == SLAYER_TOKENS, "INV-16: Slayer tokens")
    spaces = 5 if s.side == B2 else 7
    check(s.temples_left + sum(s.temple) == spaces, "INV-7: Temples on track and board")


def _cards(s: Lords, check: Check) -> None:
    zones = {
        "combat": [s.combat_deck, s.combat_discard, *s.hands, *s.played, *s.follower_hands, s.battle_deck],
        "attack": [s.attack_deck, s.attack_discard, *s.monster_hand, s.monster_stack, s.attack_played],
        "event": [s.event_deck, s.event_discard, s.event_shown],
        "gift": [s.gift_deck, s.gift_discard, s.gift_offer, *s.gifts],
    }
    for kind, places in zones.items():
        cards = [card for place in places for card in place]
        full = SIDE[s.side].events if kind == "event" else len(KINDS[kind])
        check(len(cards) == full == len(set(cards)), f"INV-2: {len(cards)} {kind} cards instead of {full}")


def _participant(s: Lords, p: int, check: Check) -> None:
    for i in range(ARMIES * p, ARMIES * p + ARMIES):
        value = s.army_value[i]
        check(1 <= value <= 6 if s.army_at[i] else value == 0, f"INV-4: Army {i} has value {value}")
    check(0 <= priest_supply(s, p) <= PRIESTS, f"INV-3: Priests of {p}")
    check(all(2 <= a <= 6 for a in s.attribute[3 * p : 3 * p + 3]), f"INV-4: Attributes of {p}")
    check(all(runes >= 0 for runes in s.runes[3 * p : 3 * p + 3]), f"INV-1: Runes of {p}")
    check(s.ring.count(p) <= 2, f"INV-10: {p} controls more than 2 Monsters")
    check(all(stack.count(p) <= 1 for stack in s.wheel), f"INV-8: two markers of {p} on a wheel space")
    if p < s.humans:
        if s.turn:
            check(s.hero_at[p] > 0 and s.drakkar_at[p] >= 0, f"INV-3: Hero or Drakkar of {p} is missing")
    else:
        check(s.drakkar_at[p] == NOBODY and not any(s.injured[3 * p : 3 * p + 3]), f"INV-S6: {p}")


def _board(s: Lords, check: Check) -> None:
    shrines = SIDE[s.side].shrines
    check(
        all(shrines >> r & 1 for r, temple in enumerate(s.temple) if temple), "INV-7: a Temple without Shrine"
    )
    check(all(0 <= level <= 3 for level in s.monument), "INV-4: Monument levels")
    check(
        all(sum(s.priests_sent[god::3]) <= PRIEST_SLOTS for god in range(3)), "INV-9: Priests on a Monument"
    )
    check(
        all(at != -1 or s.trophy[m] >= 0 for m, at in enumerate(s.monster_at[:6])), "INV-16: a lost Monster"
    )
    check(
        s.hunter >= 0 or s.ending > 0 or s.wounds[6].count(NOBODY) == len(s.wounds[6]),
        "INV-12: the Boss is wounded outside a Hunt",
    )
    check(all(IN_BOX <= holder < s.players for holder in s.holder), "INV-13: an Artifact")
    check(all(0 <= mask < 1 << s.players for mask in s.allies), "INV-11: Alliances")
    if not s.battle_at and s.phase in (1, 2, 3):
        owners: dict[int, int] = {}
        for i, region in enumerate(s.army_at):
            if region:
                check(
                    owners.setdefault(region, i // ARMIES) == i // ARMIES,
                    f"INV-6: two players in Region {region}",
                )
    check(s.last_turns <= s.players + 1, "INV-15: turns after Ragnarok")


def _followers(s: Lords, check: Check) -> None:
    check(sum(s.desolation) <= 5, "INV-S1: Desolation tokens")
    cards = Counter(
        c
        for places in (s.action_rows, s.action_decks, s.action_removed, [s.action_box])
        for place in places
        for c in place
    )
    check(len(cards) == len(ACTIONS) and set(cards.values()) == {1}, "INV-S13: Action cards")
    for f in range(s.players - s.humans):
        p = s.humans + f
        own = len(s.action_rows[f]) + len(s.action_decks[f]) + len(s.action_removed[f])
        check(not s.turn or own in (14, 16), f"INV-S2: {own} Action cards of Follower {f}")
        check(rune_count(s, p) <= RUNE_LIMIT, f"INV-S4: Runes of Follower {f}")
        check(len(s.follower_hands[f]) <= CARD_LIMIT, f"INV-S4: hand of Follower {f}")
        check(s.active == p or s.selected[f] == NOBODY, f"INV-S3: Follower {f} has a selected card")
