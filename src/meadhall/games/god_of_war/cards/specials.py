"""Playing a Special card, and the effects that only cards have (GOW-13.18 to GOW-13.22)."""

from __future__ import annotations

from collections.abc import Callable

from meadhall.engine import Choose, Params, Reason, Rule, Value
from meadhall.games.god_of_war import decks, effects, flips, heroes
from meadhall.games.god_of_war.content import (
    BROK,
    CARD_OF,
    CARD_VALUES,
    CRYSTAL_CARD,
    HERO_OF,
    HERO_VALUES,
    MELEE,
    MIMIR,
    PILE,
    PLAIN,
    POISON_CARD,
    RAGE_MAX,
    RAGES,
    RANGED,
    SINDRI,
    SPECIAL,
    STUN_CARD,
    WINDOW,
)
from meadhall.games.god_of_war.notation import Effect
from meadhall.games.god_of_war.state import (
    SEAT_VALUES,
    G,
    GodOfWar,
    armor_left,
    column_of,
    enemy_at,
    enemy_positions,
    heroes_up,
    is_stunned,
    own_heroes,
    seat_up,
)

NOTHING_TO_SACRIFICE = Reason("GOW-13.22", "nothing-to-sacrifice")
NOTHING_TO_DRAW = Reason("GOW-5.6.6", "nothing-to-draw")

TURN = frozenset(c for c, window in enumerate(WINDOW) if window == "turn" or PILE[c] == CRYSTAL_CARD)
BOOST = frozenset(c for c, window in enumerate(WINDOW) if window == "boost")
PLAYABLE = TURN | BOOST
"""Nobody can speak up whose hand holds none of these, but by Rage and by abilities."""


def playable(s: GodOfWar, seat: int) -> list[Value]:
    """Special cards without `boost` and Crystals: a seat may play them at any moment (GOW-5.6.2, GOW-5.6.6)."""
    hand = s.hands[seat]
    if TURN.isdisjoint(hand) or not seat_up(s, seat):
        return []
    return [CARD_VALUES[card] for card in hand if card in TURN and why_not_play(s, seat, card) is None]


def of_use(s: GodOfWar, seat: int) -> list[Value]:
    """Those of them that would do something now: nobody is asked for the others (GOW-5.6.7)."""
    found = playable(s, seat)
    return [value for value in found if not _idle(s, seat, CARD_OF[str(value)])] if found else found


def _idle(s: GodOfWar, seat: int, card: int) -> bool:
    """Would the card do nothing at all?"""
    if PILE[card] == CRYSTAL_CARD:
        return False
    if RAGES[card]:
        for hero in own_heroes(s, seat):
            if s.rage[hero] < RAGE_MAX[hero]:
                return False
    return _without_effect(s, seat, card)


def idle_cards(s: GodOfWar) -> list[str]:
    """The Special cards of all hands that would do nothing now but give Rage."""
    return [
        str(CARD_VALUES[card])
        for seat, hand in enumerate(s.hands)
        for card in hand
        if card in TURN and PILE[card] != CRYSTAL_CARD and _without_effect(s, seat, card)
    ]


def _without_effect(s: GodOfWar, seat: int, card: int) -> bool:
    """Would the card do nothing but give Rage?"""
    own = own_heroes(s, seat)
    for effect in SPECIAL[card]:
        test = IDLE.get(effect.word)
        if test is None or not test(s, effect, seat, own):
            return False
    return True


def _nobody_hurt(s: GodOfWar, effect: Effect, seat: int, own: list[int]) -> bool:
    return not any(s.damage[h] for h in heroes_up(s))


def _nothing_to_recall(s: GodOfWar, effect: Effect, seat: int, own: list[int]) -> bool:
    return not any(MELEE[card] >= 0 or RANGED[card] >= 0 for card in s.discards[seat])


def _nobody_to_stun(s: GodOfWar, effect: Effect, seat: int, own: list[int]) -> bool:
    return all(is_stunned(s, pos, enemy) for pos in enemy_positions(s) if (enemy := enemy_at(s, pos)))


def _nothing_to_draw(s: GodOfWar, effect: Effect, seat: int, own: list[int]) -> bool:
    drawing = own if effect.hero == "me" else heroes_up(s)
    return not any(decks.can_draw(s, s.owner[hero]) for hero in drawing)


def _nothing_to_cleanse(s: GodOfWar, effect: Effect, seat: int, own: list[int]) -> bool:
    return all(decks.ACTS_AT_ONCE.isdisjoint(s.discards[s.owner[hero]]) for hero in heroes_up(s))


def _armor_here(s: GodOfWar, own: list[int]) -> list[bool]:
    """Per visible Enemy in a column of these Heroes: has it armor?"""
    columns = [column_of(s, hero) for hero in own]
    found = []
    for pos in enemy_positions(s):
        enemy = enemy_at(s, pos)
        if enemy is not None and pos % 4 in columns:
            found.append(bool(armor_left(s, pos, enemy)))
    return found


IDLE: dict[str, Callable[[GodOfWar, Effect, int, list[int]], bool]] = {
    "heal": _nobody_hurt,
    "sacrifice": _nobody_hurt,
    "recall": _nothing_to_recall,
    "stun": _nobody_to_stun,
    "draw": _nothing_to_draw,
    "cleanse": _nothing_to_cleanse,
    "hit": lambda s, effect, seat, own: all(_armor_here(s, own)),
    "break": lambda s, effect, seat, own: not any(_armor_here(s, own)),
}


def why_not_play(s: GodOfWar, seat: int, card: int) -> Reason | None:
    """A sacrifice needs another card usable as a plain Number (GOW-13.22), a Crystal one to draw that is no Crystal (R-40)."""
    if PILE[card] == CRYSTAL_CARD:
        return None if decks.can_draw(s, seat, beside=decks.CRYSTALS) else NOTHING_TO_DRAW
    if SPECIAL[card][0].word == "sacrifice" and not any(PLAIN[x] for x in s.hands[seat]):
        return NOTHING_TO_SACRIFICE
    return None


def play(g: G, seat: int, card: int) -> Rule[None]:
    """A Special card without `boost`, or a Crystal for a card (GOW-5.6.6)."""
    s = g.s
    if PILE[card] == CRYSTAL_CARD:
        decks.discard(s, seat, card)
        g.tell("crystal-spent", clause="GOW-5.6.6", seat=SEAT_VALUES[seat])
        yield from decks.draw(g, seat, 1, "pile:crystal")
        return
    hero = yield from playing_hero(g, seat, card)
    lay(g, seat, card, hero)
    cause = effects.Cause(-1, hero, seat, 0, CARD_VALUES[card])
    if not g.mute and _without_effect(s, seat, card):
        g.tell("no-effect", clause="GOW-5.6.1", card=CARD_VALUES[card])
    for effect in SPECIAL[card]:
        word = CARD_WORDS.get(effect.word)
        if word is not None:
            yield from word(g, seat, CARD_VALUES[card])
        else:
            yield from effects.apply(g, effect, cause)
    decks.finish(s, seat, [card])
    yield from flips.check(g, hero)


def playing_hero(g: G, seat: int, card: int) -> Rule[int]:
    """GOW-5.6.4: of Brok and Sindri the player names one, where it makes a difference."""
    own = own_heroes(g.s, seat)
    if len(own) == 1 or not (RAGES[card] or any(effect.enemy == "here" for effect in SPECIAL[card])):
        return own[0]
    return (yield from heroes.choose_hero(g, seat, "playing-hero", own, "GOW-5.6.4"))


def lay(g: G, seat: int, card: int, hero: int) -> None:
    """The card lies open; the Rage symbol counts for the Hero who plays it (GOW-5.6.5)."""
    decks.put_into_play(g.s, seat, [card])
    if not g.mute:
        who, name = HERO_VALUES[hero], CARD_VALUES[card]
        g.tell("special-played", clause="GOW-5.6.1", seat=SEAT_VALUES[seat], hero=who, card=name)
    if RAGES[card]:
        heroes.gain_rage(g, hero, 1, CARD_VALUES[card])


# --- boost


def boosts(s: GodOfWar, seat: int, kind: str, hero: int) -> list[int]:
    """Boost cards of a hand for an Attack of, or on, this Hero (GOW-13.18)."""
    hand = s.hands[seat]
    if BOOST.isdisjoint(hand) or not seat_up(s, seat):
        return []
    return [card for card in hand if card in BOOST and fits(SPECIAL[card][0], kind, hero)]


def fits(effect: Effect, kind: str, hero: int) -> bool:
    return effect.kind == kind or (effect.kind == "any" and hero in (BROK, SINDRI))


def play_boost(g: G, seat: int, card: int, key: str, helped: int) -> Rule[int]:
    """How much the card adds or takes away."""
    hero = yield from playing_hero(g, seat, card)
    lay(g, seat, card, hero)
    decks.finish(g.s, seat, [card])
    return boosted(g, key, helped, SPECIAL[card][0].n.n, CARD_VALUES[card])


def boosted(g: G, key: str, hero: int, n: int, by: str) -> int:
    g.tell(key, clause="GOW-13.18", hero=HERO_VALUES[hero], n=n, by=by)
    return n


# --- the words only cards have


def recall(g: G, seat: int, by: str) -> Rule[None]:
    """GOW-13.19: one card with a Melee or Ranged icon from the own discard pile into the hand."""
    s = g.s
    among = sorted(card for card in s.discards[seat] if MELEE[card] >= 0 or RANGED[card] >= 0)
    if not among:
        return
    card = yield from decks.choose_card(seat, "recall", among, "GOW-13.19")
    s.discards[seat].remove(card)
    s.hands[seat].append(card)
    s.hands[seat].sort()
    g.tell("card-recalled", clause="GOW-13.19", seat=SEAT_VALUES[seat], card=CARD_VALUES[card])


def move_one(g: G, seat: int, by: str) -> Rule[None]:
    """GOW-13.20: one Hero other than Mimir makes a Move that does not count; it may be declined (D23)."""
    s = g.s
    values = [HERO_VALUES[h] for h in heroes_up(s) if h != MIMIR]
    value: str = yield Choose(seat, "extra-move", [*values, "pass"], clause="GOW-13.20")
    if value != "pass":
        yield from heroes.move(g, seat, HERO_OF[value])


def cleanse(g: G, seat: int, by: str) -> Rule[None]:
    """GOW-13.21: Stun and Poison cards in hand and discard pile of one Hero's player go back to their piles."""
    s = g.s
    among, why = heroes_up(s), {"card": by}
    hero = yield from heroes.choose_hero(g, seat, "choose-hero-cleanse", among, "GOW-13.21", why)
    owner, gone = s.owner[hero], 0
    for cards in (s.hands[owner], s.discards[owner]):
        for card in [x for x in cards if PILE[x] in (STUN_CARD, POISON_CARD)]:
            cards.remove(card)
            decks.back_to_pile(s, card)
            gone += 1
    g.tell("cleansed", clause="GOW-13.21", seat=SEAT_VALUES[owner], n=gone)


def sacrifice(g: G, seat: int, by: str) -> Rule[None]:
    """GOW-13.22: discard one other card usable as a plain Number, heal one Hero by it."""
    s = g.s
    among = [card for card in s.hands[seat] if PLAIN[card]]
    card = yield from decks.choose_card(seat, "sacrifice", among, "GOW-13.22")
    decks.discard(s, seat, card)
    g.tell(
        "card-sacrificed", clause="GOW-13.22", seat=SEAT_VALUES[seat], card=CARD_VALUES[card], n=PLAIN[card]
    )
    why: Params = {"card": by, "n": PLAIN[card]}
    hero = yield from heroes.choose_hero(g, seat, "choose-hero-heal", heroes_up(s), "GOW-13.22", why)
    heroes.heal(g, hero, PLAIN[card], by)


CARD_WORDS: dict[str, Callable[[G, int, str], Rule[None]]] = {
    "recall": recall,
    "move": move_one,
    "cleanse": cleanse,
    "sacrifice": sacrifice,
}
