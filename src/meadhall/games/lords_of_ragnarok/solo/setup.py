"""SOLO-2, 17, 18: the set-up of the Followers, the Challenge cards, and the easy start."""

from __future__ import annotations

from meadhall.engine import Choose, Rule, replaced
from meadhall.engine.piles import empty
from meadhall.games.lords_of_ragnarok import armies as army_rules
from meadhall.games.lords_of_ragnarok import control, resources
from meadhall.games.lords_of_ragnarok.board import REGION_VALUES, SIDE
from meadhall.games.lords_of_ragnarok.cards.challenges import IN_SETUP
from meadhall.games.lords_of_ragnarok.cards.stories import FIRST
from meadhall.games.lords_of_ragnarok.causes import tell
from meadhall.games.lords_of_ragnarok.content import ACTIONS, ATTRIBUTES, CHALLENGES, HEROES
from meadhall.games.lords_of_ragnarok.names import (
    ATTRIBUTE,
    ATTRIBUTE_OF,
    CHALLENGE,
    CHALLENGE_OF,
    SEAT,
    VILLAIN,
    VILLAIN_CARD,
    around,
    carried,
    who,
)
from meadhall.games.lords_of_ragnarok.options import RESPITES, difficulty
from meadhall.games.lords_of_ragnarok.solo import bonuses, desolation
from meadhall.games.lords_of_ragnarok.state import NOBODY, G, Lords

ROW = 3
BASIC_SETS = ("basic_a", "basic_b", "basic_c")
EASY_VALUE = 3


def easy(g: G) -> bool:
    """SOLO-19.5."""
    return difficulty(g.options).easy_start


def followers(g: G) -> Rule[None]:
    """Follower after Follower in turn order; then the Challenge cards (SOLO-2.19)."""
    s = g.s
    count = s.players - s.humans
    s.follower_hands = [[] for _ in range(count)]
    s.action_rows, s.action_decks = [[] for _ in range(count)], [[] for _ in range(count)]
    s.action_removed = empty(count)
    s.selected, s.gained = (NOBODY,) * count, (0,) * count
    s.action_box = list(range(len(ACTIONS)))
    s.finish_lands = int(g.options["method3_reading"] == "finish_lands")
    s.respite = RESPITES[difficulty(g.options).respite]
    s.story = replaced(s.story, s.humans, FIRST)
    if s.humans > 1:
        s.arbiter = around(s, s.humans)[-1]
        g.tell("arbiter-moves", clause="SOLO-18.2", seat=SEAT[s.arbiter])
    yield from choose_villains(g, count)
    sets = list(BASIC_SETS)
    for p in range(s.humans, s.players):
        yield from follower(g, p, sets)
    yield from challenges(g)
    s.gained = (0,) * count
    s.block_token = 0


def choose_villains(g: G, count: int) -> Rule[None]:
    """SOLO-2.2: chosen or drawn; a Villain is no Hero of a human any more."""
    s = g.s
    named = [str(g.options[f"villain_{n}"]) for n in range(1, count + 1)]
    chosen = [name for name in named if name != "random"]
    ids = [hero.id for hero in HEROES]
    for name in chosen:
        s.hero_deck.remove(ids.index(name))
    for n, name in enumerate(named):
        if name == "random":
            hero = yield from g.draw("hero", s.hero_deck, "villain")
        else:
            hero = ids.index(name)
        s.hero = replaced(s.hero, s.humans + n, hero)
        g.tell("villain", clause="SOLO-2.2", villain=VILLAIN[hero])


def follower(g: G, p: int, sets: list[str]) -> Rule[None]:
    """SOLO-2.7 to 2.12, 17.3, 17.4."""
    s = g.s
    villain = VILLAIN_CARD[s.hero[p]]
    region = villain.b2 if s.side else villain.b34
    s.hero_at[p] = region
    tell(g, "hero-placed", "SOLO-2.7", seat=who(s, p), region=REGION_VALUES[region])
    army_rules.new_army(g, p, region, 1, "SOLO-2.7")
    army_rules.new_army(g, p, region, 1, "SOLO-2.7")
    s.active = p
    if SIDE[s.side].population[region] <= 2 and s.control[region] == NOBODY:
        yield from control.take_control(g, p, region, "SOLO-2.7")
    if p == s.humans and not easy(g):
        desolation.put_token(g, p, region, "SOLO-2.8", "why:start_region")
    for name, value in zip(villain.preference, villain.values, strict=True):
        s.attribute = replaced(s.attribute, 3 * p + ATTRIBUTES.index(name), value)
        tell(g, "attribute-set", "SOLO-2.9", seat=who(s, p), attribute=f"attribute:{name}", after=value)
    yield from resources.deal_cards(g, p, 1, "SOLO-2.10")
    yield from action_deck(g, p, sets)
    if villain.asset and not easy(g):
        yield from bonuses.effect(g, p, villain.asset, "SOLO-2.12")


def action_deck(g: G, p: int, sets: list[str]) -> Rule[None]:
    """SOLO-2.11: eight cards, three of them in the row; then six extended cards are shuffled into the deck."""
    s = g.s
    f = p - s.humans
    villain = VILLAIN_CARD[s.hero[p]]
    basic: str = yield from g.roll("basic-set", tuple(sets))
    sets.remove(basic)
    deck = s.action_decks[f]
    move(
        s.action_box,
        deck,
        [i for i in s.action_box if ACTIONS[i].deck == basic or ACTIONS[i].id in villain.cards],
    )
    for _ in range(ROW):
        card = yield from g.draw("action", deck, "action-card")
        s.action_rows[f].append(card)
    g.tell("action-row", clause="SOLO-2.11", seat=who(s, p))
    for kind, count in (("jarl", villain.jarl), ("godi", villain.godi), ("slayer", villain.slayer)):
        stack = [i for i in s.action_box if ACTIONS[i].deck == kind]
        for _ in range(count):
            card = yield from g.draw("action", stack, "extended-card")
            move(s.action_box, deck, [card])


def move(source: list[int], target: list[int], cards: list[int]) -> None:
    for card in cards:
        source.remove(card)
        target.append(card)


def challenges(g: G) -> Rule[None]:
    """SOLO-2.19, 19.2: chosen or drawn; SETUP cards once, in the order of their ids; RULE cards stay."""
    s = g.s
    how = difficulty(g.options)
    left = [i for i in range(len(CHALLENGES)) if i not in how.chosen]
    for _ in range(how.drawn):
        drawn: str = yield from g.roll("challenge-card", tuple([CHALLENGE[i] for i in left]))
        left.remove(CHALLENGE_OF[drawn])
    for i, card in enumerate(CHALLENGES):
        if i in left:
            continue
        g.tell("challenge", clause="SOLO-19.2", challenge=CHALLENGE[i])
        if card.kind == "rule":
            s.challenges = (*s.challenges, i)
        else:
            yield from carried(IN_SETUP[card.id](g))


def easy_start(g: G, p: int) -> Rule[None]:
    """SOLO-19.5: each human names an Attribute that starts at 3."""
    s: Lords = g.s
    if s.players > s.humans and easy(g):
        answer: str = yield Choose(p, "easy-attribute", ATTRIBUTE, clause="SOLO-19.5")
        s.attribute = replaced(s.attribute, 3 * p + ATTRIBUTE_OF[answer], EASY_VALUE)
        tell(g, "attribute-set", "SOLO-19.5", seat=SEAT[p], attribute=answer, after=EASY_VALUE)
