"""LOR-12: a Hunt. Monster rounds and Hero rounds are frames; the Monster hand is with the player on the hunter's right."""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias

from meadhall.engine import Choose, Reason, Rule, Subset, Value, Ways, replaced
from meadhall.games.lords_of_ragnarok import moments, monsters
from meadhall.games.lords_of_ragnarok.cards import attacks
from meadhall.games.lords_of_ragnarok.cards.numbers import BECAUSE
from meadhall.games.lords_of_ragnarok.causes import tell
from meadhall.games.lords_of_ragnarok.content import (
    ATTACKS,
    BOSS,
    KINDS,
    MONSTER_HAND,
    SHIELD,
    STRENGTH,
    WISDOM,
)
from meadhall.games.lords_of_ragnarok.modifiers import modified
from meadhall.games.lords_of_ragnarok.names import (
    ARTIFACT,
    ATTACK,
    ATTACK_OF,
    CARD_VALUE,
    CARD_WEAPON,
    COMBAT_CARD,
    COMBAT_OF,
    MONSTER,
    SEAT,
    SPACE,
    carried,
    pick,
    who,
)
from meadhall.games.lords_of_ragnarok.resources import (
    attribute,
    deal_cards,
    discard_card,
    draw_cards,
    injure,
    keep_card_limit,
)
from meadhall.games.lords_of_ragnarok.rewards import open_reward_spaces_only, wound
from meadhall.games.lords_of_ragnarok.state import NOBODY, G, Ints, Lords
from meadhall.games.lords_of_ragnarok.wounds import BOW, payments, play

ATTACK_CARD = tuple(next(a for a in ATTACKS if a.id == name.split("#")[0]) for name in KINDS["attack"])
SHIELD_EFFECT, BOW_EFFECT = "shield", "bow"
NO_LIMIT = 99
SHIELD_ALONE = Reason("LOR-12.2.3", "shield-alone")
NO_WOUND_SO = Reason("LOR-12.3.2", "no-wound-so")
HALF_A_WOUND = Reason("LOR-12.3.4", "half-a-wound")

Deal: TypeAlias = tuple[int, tuple[int, ...]]
"""A space and the cards that pay for it; NOBODY for the effect of a Bow."""


def monster_player(s: Lords) -> int:
    """LOR-12.1.1: the nearest human on the hunter's right (SOLO-18.16); nobody if there is one human."""
    return (s.hunter - 1) % s.humans if s.humans > 1 else NOBODY


def monster_hand(s: Lords) -> list[int]:
    runner = monster_player(s)
    return s.monster_stack if runner < 0 else s.monster_hand[runner]


# start (LOR-12.1)


def hunt_start(g: G, p: int, m: int) -> Rule[None]:
    """Effects before a Hunt; then all 14 Monster Attack cards are shuffled, which ends the frame."""
    s = g.s
    s.hunter, s.prey, s.hunt_failed, s.hunt_ignored, s.hunt_new = p, m, 0, 0, ()
    s.hunt_limit = NO_LIMIT
    s.monster_hand = [[] for _ in range(s.humans)]
    g.begin("hunt", seat=SEAT[p], monster=MONSTER[m])
    g.tell("hunt-begins", clause="LOR-12.1.1", seat=SEAT[p], monster=MONSTER[m])
    yield from g.emit("hunt-begins", (p,))
    yield from moments.offer(g, p, "use-hunt-start", "LOR-12.1.2")
    s.attack_deck, s.attack_discard = list(range(len(ATTACK_CARD))), ()
    g.push("hunt_deal", p)


def hunt_deal(g: G, p: int) -> Rule[None]:
    """LOR-12.1.3, 12.1.4."""
    s = g.s
    yield from deal_cards(g, p, attribute(s, p, STRENGTH), "LOR-12.1.3")
    yield from draw_attacks(g, MONSTER_HAND)
    g.push("monster_round")


def draw_attacks(g: G, count: int) -> Rule[None]:
    """LOR-12.2.7: all that are left if there are fewer."""
    s = g.s
    for _ in range(min(count, len(s.attack_deck))):
        card = yield from g.draw("attack", s.attack_deck, "attack-card")
        monster_hand(s).append(card)


# Monster round (LOR-12.2)


def monster_round(g: G) -> Rule[None]:
    """An attack, the defence, what comes of it: each a frame, as they hold many answers."""
    if not g.s.attack_deck:
        fail(g, "LOR-12.2.1")
        g.push("hunt_end")
        return
    g.begin("attack", seat=SEAT[g.s.hunter], monster=MONSTER[g.s.prey])
    g.next("hunt_goes_on")
    yield from play_attack(g)
    g.push("defence")


def hunt_goes_on(g: G) -> None:
    """LOR-12.2.4: after the attack the hunter's round, unless the Hunt is over."""
    g.push("hunt_end" if g.s.hunt_failed else "hero_round")


def defence(g: G) -> Rule[None]:
    total, shielded = yield from defend(g, g.s.hunter, g.s.attack_played[-1])
    g.push("attack_outcome", total, int(shielded))


def attack_outcome(g: G, total: int, shielded: int) -> Rule[None]:
    """LOR-12.2.4 to 12.2.8."""
    s = g.s
    p, card = s.hunter, s.attack_played[-1]
    attack = ATTACK_CARD[card]
    extra = 0
    if shielded or total > attack.rage:
        if shielded:
            g.tell("attack-blocked", clause="LOR-12.2.4", seat=SEAT[p], attack=ATTACK[card])
        else:
            g.tell(
                "attack-defended",
                clause="LOR-12.2.4",
                seat=SEAT[p],
                attack=ATTACK[card],
                total=total,
                rage=attack.rage,
            )
    else:
        g.tell(
            "attack-hits",
            clause="LOR-12.2.4",
            seat=SEAT[p],
            attack=ATTACK[card],
            total=total,
            rage=attack.rage,
        )
        extra = yield from carried(attacks.EFFECT[attack.id](g, p))
    if not s.hunt_failed:
        yield from deal_cards(g, p, 1, "LOR-12.2.5")
        spotted = total + attribute(s, p, WISDOM) + modified(s, p, "weak-spot")
        if not shielded and spotted >= attack.weak_spot:
            g.tell("weak-spot", clause="LOR-12.2.6", seat=SEAT[p], total=spotted, needed=attack.weak_spot)
            yield from deal_cards(g, p, 1, "LOR-12.2.6")
        yield from draw_attacks(g, attack.cards + extra)
    discard_played(s, p)
    s.attack_discard += s.attack_played
    s.attack_played = ()
    g.result("attack", attack=ATTACK[card], total=total, rage=attack.rage, shielded=shielded)


def play_attack(g: G) -> Rule[int]:
    """LOR-12.2.2: one card is played, the others of the hand are discarded. SOLO-3.7: at random."""
    s = g.s
    hand, runner = monster_hand(s), monster_player(s)
    if runner < 0:
        card: int = yield from g.draw("attack", hand, "monster-attack")
    else:
        answer: str = yield from pick(
            runner,
            "monster-attack",
            [ATTACK[c] for c in hand],
            "LOR-12.2.2",
            monster=MONSTER[s.prey],
            other=who(s, s.hunter),
        )
        card = ATTACK_OF[answer]
        hand.remove(card)
    s.attack_played = (*s.attack_played, card)
    s.attack_discard += tuple(hand)
    hand.clear()
    g.reveal()
    g.tell("attack-played", clause="LOR-12.2.2", monster=MONSTER[s.prey], attack=ATTACK[card])
    return card


def defend(g: G, p: int, attack: int) -> Rule[tuple[int, bool]]:
    """LOR-12.2.3: any cards, or one Shield for its effect. Total value, Shield used."""
    s = g.s
    hand = sorted(s.hands[p])
    if not hand:
        return 0, False
    members: list[Value] = [COMBAT_CARD[card] for card in hand]
    shields = [COMBAT_CARD[card] for card in hand if CARD_WEAPON[card] == SHIELD]
    if shields and ATTACK_CARD[attack].id != attacks.OF_THE_MONSTER:
        members.append(SHIELD_EFFECT)
    picked: tuple[str, ...] = yield Subset(
        p,
        "defend",
        members,
        why_not=why_not_defend_too,
        free=1,
        clause="LOR-12.2.3",
        params={"attack": ATTACK[attack], "rage": ATTACK_CARD[attack].rage},
    )
    if SHIELD_EFFECT in picked:
        shield: str = yield Choose(p, "shield-card", shields, clause="LOR-12.2.3")
        play(g, p, COMBAT_OF[shield], "LOR-12.2.3")
        return 0, True
    for name in picked:
        play(g, p, COMBAT_OF[name], "LOR-12.2.3")
    return sum(CARD_VALUE[COMBAT_OF[name]] for name in picked), False


def why_not_defend_too(chosen: tuple[Value, ...], member: Value) -> Reason | None:
    """A Shield that blocks the attack is not added up with other cards."""
    return SHIELD_ALONE if chosen and SHIELD_EFFECT in (member, *chosen) else None


def discard_played(s: Lords, p: int) -> None:
    """LOR-12.2.8, 12.3.5: when the round is over."""
    s.combat_discard += s.played[p]
    s.played = replaced(s.played, p, ())


# Hero round (LOR-12.3)


def hero_round(g: G, dealt: int = 0, bow_used: int = 0) -> Rule[None]:
    """Wound after Wound, each a frame, until the hunter stops or the last space is covered."""
    s = g.s
    p, m = s.hunter, s.prey
    picked: tuple[str, ...] = ()
    deals: dict[frozenset[str], Deal] = {}
    if s.hands[p] and NOBODY in s.wounds[m] and dealt < s.hunt_limit:
        deals, ways = dealing(tuple(sorted(s.hands[p])), m, s.wounds[m], bow_used)
        picked = yield wound_question(p, m, ways)
    if not picked:
        end_hero_round(g, dealt)
        return
    space, cards = deals[frozenset(picked)]
    for card in cards:
        play(g, p, card, "LOR-12.3.2" if space == NOBODY else "LOR-12.3.1")
    if space == NOBODY:
        yield from draw_cards(g, p, 1, "LOR-12.3.2")
        g.push("hero_round", dealt, 1)
    else:
        yield from wound(g, p, m, space)
        g.push("hero_round", dealt + 1, bow_used)


@lru_cache(maxsize=4096)
def dealing(hand: Ints, m: int, wounds: Ints, bow_used: int) -> tuple[dict[frozenset[str], Deal], Ways]:
    """What the cards of a hand can do in a Hero round: a Wound, or a Bow for its effect; and the sets that name it.

    A Hunt is searched over and over with the same cards.
    """
    deals: dict[frozenset[str], Deal] = {
        frozenset((SPACE[space], *(COMBAT_CARD[card] for card in cards))): (space, cards)
        for space, cards in payments(hand, m, wounds)
    }
    if not bow_used:
        bows = [card for card in hand if CARD_WEAPON[card] == BOW]
        deals |= {frozenset((BOW_EFFECT, COMBAT_CARD[card])): (NOBODY, (card,)) for card in bows}
    parts = {part for deal in deals for part in deal}
    members = [part for part in (*SPACE, BOW_EFFECT, *(COMBAT_CARD[card] for card in hand)) if part in parts]
    return deals, Ways(members, [(), *deals])


def wound_question(p: int, m: int, ways: Ways) -> Subset:
    """A space and the cards that pay for it, in one answer.

    It is asked even if nothing or one way is left: that nothing is asked would tell the others what is not in the hand.
    """
    return Subset(
        p,
        "wound-space",
        ways.members,
        why_not=ways.why_not(NO_WOUND_SO),
        most=3,
        free=1,
        done=ways.done(HALF_A_WOUND),
        steps=ways.steps,
        clause="LOR-12.3.1",
        params={"monster": MONSTER[m]},
    )


def end_hero_round(g: G, dealt: int) -> None:
    """LOR-12.3.5, 12.3.6: without a Wound the Hunt fails."""
    s = g.s
    s.hunt_limit = NO_LIMIT
    discard_played(s, s.hunter)
    if NOBODY not in s.wounds[s.prey]:
        g.push("hunt_end")
    elif dealt == 0:
        fail(g, "LOR-12.3.6")
        g.push("hunt_end")
    else:
        g.push("monster_round")


# Injuries and end (LOR-12.5, 12.6)


def fail(g: G, clause: str) -> None:
    if not g.s.hunt_failed:
        g.s.hunt_failed = 1
        tell(g, "hunt-fails", clause, seat=SEAT[g.s.hunter])


def spared(g: G, p: int) -> bool:
    """An Injury that a card lets the hunter ignore."""
    s = g.s
    if s.hunt_ignored < modified(s, p, "injuries-ignored"):
        s.hunt_ignored += 1
        tell(g, "injury-ignored", BECAUSE["injuries-ignored"], seat=SEAT[p])
        return True
    return False


def deal_injuries(g: G, p: int, count: int) -> Rule[None]:
    """LOR-12.5.1; 12.6.2 (a): an Injury that finds all three tokens flipped ends the Hunt."""
    for _ in range(count):
        if spared(g, p):
            continue
        taken = yield from injure(g, p, f"LOR-12.5.1 {striking(g.s)}")
        if not taken:
            fail(g, "LOR-12.6.2")


def striking(s: Lords) -> str:
    """What strikes the hunter: the attack card, or the Monster itself with its Special Attack."""
    if not s.attack_played:
        return MONSTER[s.prey]
    card = s.attack_played[-1]
    return MONSTER[s.prey] if ATTACK_CARD[card].id == attacks.OF_THE_MONSTER else ATTACK[card]


def discard_chosen(g: G, p: int, count: int) -> Rule[None]:
    s = g.s
    because = f"LOR-12.2.4 {striking(s)}"
    for _ in range(min(count, len(s.hands[p]))):
        answer: str = yield from pick(
            p, "discard-card", [COMBAT_CARD[c] for c in s.hands[p]], because, count=1
        )
        discard_card(g, p, COMBAT_OF[answer], because)


def hunt_end(g: G) -> Rule[None]:
    """LOR-12.6.6: result, Artifact, the defeated Monster leaves, effects after a Hunt, limits, the Monster hand."""
    s = g.s
    p, m = s.hunter, s.prey
    defeated = NOBODY not in s.wounds[m]
    g.result("hunt", won=int(defeated), wounds=len(s.hunt_new))
    if defeated:
        monsters.defeat(g, p, m)
    else:
        if not modified(s, p, "no-injury-for-failing") and not spared(g, p):
            yield from injure(g, p, "LOR-12.6.3")
        if m == BOSS:
            s.wounds = replaced(s.wounds, m, (NOBODY,) * len(s.wounds[m]))
            tell(g, "boss-recovers", "LOR-12.6.4", monster=MONSTER[m])
    if m != BOSS:
        claim_artifact(g, p, m, "LOR-12.6.5")
        if defeated:
            monsters.leave(g, m)
    s.attack_discard += tuple(monster_hand(s))
    monster_hand(s).clear()
    g.reveal()
    g.push("hunt_over", p)


def claim_artifact(g: G, p: int, m: int, clause: str) -> None:
    """LOR-12.6.5: when all spaces without a reward are covered, by whomever."""
    s = g.s
    artifact = monsters.MONSTER_ARTIFACT[m]
    if s.holder[artifact] == NOBODY and open_reward_spaces_only(s, m):
        s.holder, s.charged = replaced(s.holder, artifact, p), replaced(s.charged, artifact, 1)
        tell(g, "artifact-taken", clause, seat=who(s, p), artifact=ARTIFACT[artifact])


def hunt_over(g: G, p: int) -> Rule[None]:
    """Effects after a Hunt, then the card limit again (LOR-2.3.7)."""
    s = g.s
    yield from g.emit("hunt-over", (p,))
    s.hunter, s.prey, s.hunt_new, s.monster_hand = NOBODY, NOBODY, (), []
    yield from keep_card_limit(g, p)
