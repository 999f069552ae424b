"""LOR-13: a Battle, step by step. Who is a Follower fights by SOLO-14 (solo/battles.py)."""

from __future__ import annotations

from meadhall.engine import Choose, Reason, Rule, Subset, replaced
from meadhall.engine.piles import added
from meadhall.games.lords_of_ragnarok import moments
from meadhall.games.lords_of_ragnarok.armies import (
    armies_in,
    army_named,
    army_options,
    lose,
    pick_army,
    retreat,
    total,
)
from meadhall.games.lords_of_ragnarok.board import REGION_VALUES
from meadhall.games.lords_of_ragnarok.cards import combat
from meadhall.games.lords_of_ragnarok.causes import tell
from meadhall.games.lords_of_ragnarok.content import ARMIES
from meadhall.games.lords_of_ragnarok.control import (
    NOTHING,
    armies_by_owner,
    battles_waiting,
    check_control,
    claims,
    population_for,
    take_control,
)
from meadhall.games.lords_of_ragnarok.modifiers import changed_by, modified
from meadhall.games.lords_of_ragnarok.names import (
    CARD_CASUALTIES,
    CARD_ID,
    CARD_VALUE,
    COMBAT_CARD,
    COMBAT_OF,
    PASS,
    carried,
    pick,
    who,
)
from meadhall.games.lords_of_ragnarok.resources import take_runes
from meadhall.games.lords_of_ragnarok.solo import battles as solo_battles
from meadhall.games.lords_of_ragnarok.state import NOBODY, G, Lords

SYMBOL = "symbol"
ALL = 99

TOO_MANY_CASUALTIES = Reason("LOR-13.3", "too-many-casualties")


# the end of a phase (LOR-4.4)


def end_of_phase(g: G, p: int) -> None:
    """Control in Regions without a waiting Battle, then the Battles, then control once more."""
    if claims(g.s) != NOTHING:
        g.push("settle", p)
    else:
        g.s.fought = 0


def settle(g: G, p: int) -> Rule[None]:
    """The active player chooses the order of the Battles; each is a frame."""
    s = g.s
    yield from check_control(g)
    waiting = battles_waiting(s)
    if waiting:
        regions = [REGION_VALUES[r] for r in waiting]
        answer: str = yield from pick(p, "battle-order", regions, "LOR-4.4")
        g.then(("battle", waiting[regions.index(answer)]), ("settle", p))
    else:
        s.fought = 0


# values


def opponent(s: Lords, p: int) -> int:
    return s.defender if p == s.attacker else s.attacker


def symbols(s: Lords, p: int, *more: int) -> int:
    """Casualty symbols on p's played cards (and on `more`)."""
    count = sum([CARD_CASUALTIES[card] for card in (*s.played[p], *more)])
    return max(0, count - modified(s, p, "fewer-symbols")) if count else 0


def battle_value(s: Lords, p: int) -> int:
    """LOR-13.4."""
    if p >= s.humans:
        return solo_battles.battle_value(s, p)
    cards = sum([CARD_VALUE[card] for card in s.played[p]])
    return total(s, s.battle_at, p) + cards + s.battle_bonus[p] + modified(s, p, "battle-value")


def has_stand(s: Lords, p: int) -> bool:
    """LOR-13.10; SOLO-14.7: an Army, or a Temple that a Follower defends."""
    if s.battle_at in s.army_at[ARMIES * p : ARMIES * p + ARMIES]:
        return True
    return p >= s.humans and p == s.defender and bool(s.temple[s.battle_at])


def why_not_play(s: Lords, p: int, card: int, *more: int) -> Reason | None:
    """LOR-13.3: a card, after `more` that are played before it."""
    if CARD_CASUALTIES[card] and symbols(s, p, card, *more) > total(s, s.battle_at, p):
        return TOO_MANY_CASUALTIES
    return None


# the Battle


def battle(g: G, region: int) -> Rule[None]:
    """LOR-13.1: the active player attacks."""
    s = g.s
    others = [p for p, value in enumerate(armies_by_owner(s, region)) if value and p != s.active]
    defender = others[0] if others else s.control[region]
    if defender >= s.humans and not solo_battles.defence_value(s, defender, region):
        yield from take_control(g, s.active, region, "SOLO-3.6")
        return
    open_battle(s, region, s.active, defender)
    g.begin("battle", seat=who(s, s.attacker), other=who(s, s.defender), region=REGION_VALUES[region])
    if not g.mute:
        g.tell(
            "battle",
            clause="LOR-13.1",
            region=REGION_VALUES[region],
            seat=who(s, s.attacker),
            other=who(s, s.defender),
            attack=total(s, region, s.attacker),
            defence=total(s, region, s.defender),
        )
    yield from solo_battles.prepare(g)
    for p in (s.attacker, s.defender):
        yield from moments.offer(g, p, "use-battle-start", "LOR-13.11")
    yield from play_cards(g)
    winner, loser = decide(g)
    yield from casualties(g, loser, lost=True)
    yield from retreat(g, loser, region, armies_in(s, region, loser), "LOR-13.6")
    yield from casualties(g, winner, lost=False)
    yield from take_the_field(g, winner)
    close_battle(g, winner, loser)


def open_battle(s: Lords, region: int, attacker: int, defender: int) -> None:
    s.battle_at, s.attacker, s.defender = region, attacker, defender
    s.fought |= 1 << region
    for p in (attacker, defender):
        s.battle_passed = replaced(s.battle_passed, p, 0)
        if s.battle_bonus[p]:
            s.battle_bonus = replaced(s.battle_bonus, p, 0)
        if s.battle_ignored[p]:
            s.battle_ignored = replaced(s.battle_ignored, p, 0)


def play_cards(g: G) -> Rule[None]:
    """LOR-13.2: alternately, the defender first, until both have passed or (LOR-13.10) one has nothing left."""
    s = g.s
    p = s.defender
    while not (s.battle_passed[s.attacker] and s.battle_passed[s.defender]):
        if not s.battle_passed[p]:
            if p >= s.humans:
                yield from solo_battles.play_or_pass(g, p)
            else:
                yield from play_or_pass(g, p)
            if not (has_stand(s, s.attacker) and has_stand(s, s.defender)):
                return
        p = opponent(s, p)


def play_or_pass(g: G, p: int) -> Rule[None]:
    """One card; but who is alone after the other has passed names all the cards at once."""
    s = g.s
    hand = s.hands[p]
    if hand and s.battle_passed[opponent(s, p)]:
        yield from play_the_rest(g, p)
        return
    answer: str = PASS
    if hand:
        playable = [COMBAT_CARD[card] for card in hand if why_not_play(s, p, card) is None]
        answer = yield Choose(
            p,
            "battle-card",
            [*playable, PASS],
            clause="LOR-13.2",
            params={"region": REGION_VALUES[s.battle_at]},
            blocked=lambda: [
                (COMBAT_CARD[c], why) for c in hand if (why := why_not_play(s, p, c)) is not None
            ],
        )
    if answer == PASS:
        pass_on(g, p)
    else:
        yield from play_card(g, p, COMBAT_OF[answer])


def play_the_rest(g: G, p: int) -> Rule[None]:
    """Nothing that comes between these cards is unknown, and no order is better than one (`combat.BEST_FIRST`).

    Reserves may carry more Casualty symbols: after them more cards can be named.
    """
    s = g.s
    hand = sorted(s.hands[p], key=lambda card: (combat.BEST_FIRST.get(CARD_ID[card], ALL), card))
    picked: tuple[str, ...] = yield Subset(
        p,
        "battle-rest",
        [COMBAT_CARD[card] for card in hand],
        why_not=lambda chosen, card: why_not_play(s, p, *(COMBAT_OF[str(c)] for c in (card, *chosen))),
        clause="LOR-13.2",
        params={"region": REGION_VALUES[s.battle_at]},
    )
    for name in picked:
        yield from play_card(g, p, COMBAT_OF[name])
        if not (has_stand(s, s.attacker) and has_stand(s, s.defender)):
            return
    if not any(CARD_ID[COMBAT_OF[name]] == combat.RESERVES for name in picked):
        pass_on(g, p)


def pass_on(g: G, p: int) -> None:
    g.s.battle_passed = replaced(g.s.battle_passed, p, 1)
    if not g.mute:
        g.tell("battle-pass", clause="LOR-13.2", seat=who(g.s, p))


def play_card(g: G, p: int, card: int) -> Rule[None]:
    s = g.s
    s.hands[p].remove(card)
    s.played = added(s.played, p, card)
    g.reveal()
    if not g.mute:
        tell(g, "card-played", "LOR-13.2", seat=who(s, p), card=COMBAT_CARD[card])
    yield from carried(combat.EFFECT[CARD_ID[card]](g, p))
    yield from moments.offer(g, p, "use-card-played", "LOR-13.2")


def decide(g: G) -> tuple[int, int]:
    """LOR-13.4, 13.10: the higher Battle value wins, the defender wins ties; who has nothing left loses."""
    s = g.s
    attack, defence = battle_value(s, s.attacker), battle_value(s, s.defender)
    if not has_stand(s, s.attacker):
        attacker_wins = False
    elif not has_stand(s, s.defender):
        attacker_wins = True
    else:
        attacker_wins = attack > defence
    winner, loser = (s.attacker, s.defender) if attacker_wins else (s.defender, s.attacker)
    if not g.mute:
        tell_outcome(g, winner, loser, attack, defence)
    return winner, loser


def tell_outcome(g: G, winner: int, loser: int, attack: int, defence: int) -> None:
    """The Battle values and what they are made of."""
    s = g.s
    for p in (s.attacker, s.defender):
        for by, count in lasting(s, p):
            tell(g, "battle-bonus", f"LOR-13.4 {by}", seat=who(s, p), bonus=count)
    g.result("battle", winner=who(s, winner), attack=attack, defence=defence)
    g.tell(
        "battle-won",
        clause="LOR-13.4",
        seat=who(s, winner),
        other=who(s, loser),
        attack=attack,
        defence=defence,
        only=None,
        **parts(s, "attack", s.attacker, attack),
        **parts(s, "defence", s.defender, defence),
    )


def lasting(s: Lords, p: int) -> list[tuple[str, int]]:
    """What adds to p's Battle value without a card being played, by its cause: a Hero, Gifts; for a Follower SOLO-14.7."""
    return changed_by(s, p, "battle-value") if p < s.humans else solo_battles.lasting(s, p)


def value_parts(s: Lords, p: int, value: int) -> tuple[int, int, int]:
    """What a Battle value is made of: Armies, cards, everything else."""
    armies = total(s, s.battle_at, p)
    cards = sum(CARD_VALUE[card] for card in s.played[p])
    return armies, cards, value - armies - cards


def parts(s: Lords, name: str, p: int, value: int) -> dict[str, int]:
    """The parts of a Battle value as the log tells them."""
    armies, cards, more = value_parts(s, p, value)
    return {f"{name}_armies": armies, f"{name}_cards": cards, f"{name}_more": more}


def casualties(g: G, p: int, *, lost: bool) -> Rule[None]:
    """LOR-13.5, 13.7: 1 for each Army of the loser, then the Casualty symbols, freely distributed."""
    s = g.s
    if p >= s.humans:
        solo_battles.casualties(g, p, lost=lost)
        return
    region = s.battle_at
    clause = "LOR-13.5" if lost else "LOR-13.7"
    struck = armies_in(s, region, p) if lost and not modified(s, p, "no-loss-for-losing") else []
    left = symbols(s, p)
    if not armies_in(s, region, p) or not (struck or left):
        return
    yield from moments.offer(g, p, "use-casualties", clause)
    if s.battle_ignored[p] >= len(struck) + left:
        return
    for _ in range(s.battle_ignored[p]):
        options = army_options(s, struck) + ([SYMBOL] if left else [])
        answer: str = yield from pick(p, "ignore-loss", options, clause)
        if answer == SYMBOL:
            left -= 1
        else:
            struck.remove(army_named(s, struck, answer))
    for i in struck:
        lose(g, i, 1, f"{clause} cause:lost_battle")
    marks = [card for card in s.played[p] for _ in range(CARD_CASUALTIES[card])]
    for card in marks[len(marks) - left :]:
        armies = armies_in(s, region, p)
        if not armies:
            break
        i = yield from pick_army(g, p, "battle-loss", armies, clause)
        lose(g, i, 1, f"{clause} {COMBAT_CARD[card]}")


def take_the_field(g: G, winner: int) -> Rule[None]:
    """LOR-13.8; SOLO-14.18: the same for a Follower."""
    s = g.s
    strength = total(s, s.battle_at, winner)
    if strength and strength >= population_for(s, winner, s.battle_at):
        yield from take_control(g, winner, s.battle_at, "LOR-13.8")


def close_battle(g: G, winner: int, loser: int) -> None:
    """LOR-13.9; what follows a victory is a frame of its own, after the cards are discarded."""
    s = g.s
    spoils = sum(combat.RUNES_AFTER_WINNING.get(CARD_ID[card], 0) for card in s.played[winner])
    for p in (winner, loser):
        s.combat_discard += s.played[p]
        s.played = replaced(s.played, p, ())
    solo_battles.return_battle_deck(s)
    region = s.battle_at
    s.battle_at, s.attacker, s.defender = 0, NOBODY, NOBODY
    if winner < s.humans:
        g.push("after_battle", winner, loser, region, spoils)


def after_battle(g: G, winner: int, loser: int, region: int, spoils: int) -> Rule[None]:
    """LOR-13.11: effects "after you win"; some cards take Runes."""
    yield from g.emit("battle-won", (winner,), (region, loser))
    if spoils:
        yield from take_runes(g, winner, spoils, combat.SPOILS)
