"""LOR-3: the set-up, in the order of the rulebook."""

from __future__ import annotations

from meadhall.engine import Reason, Rule, replaced
from meadhall.engine.piles import added, empty
from meadhall.games.lords_of_ragnarok import monsters
from meadhall.games.lords_of_ragnarok.armies import foreign_armies, new_army
from meadhall.games.lords_of_ragnarok.board import (
    B2,
    B34,
    REGION_OF,
    REGION_VALUES,
    SEA_OF,
    SEA_VALUES,
    SIDE,
    members,
)
from meadhall.games.lords_of_ragnarok.cards.stories import FIRST, STORY_BONUS
from meadhall.games.lords_of_ragnarok.causes import tell
from meadhall.games.lords_of_ragnarok.content import (
    ARMIES,
    ARTIFACTS,
    ATTRIBUTE_MIN,
    BOSS,
    BOSS_SPACES,
    EVENTS,
    KINDS,
    MONSTERS,
    RUNE_KINDS,
    RUNES,
    SLAYER_TOKENS,
    TRACKS,
    WHEEL,
)
from meadhall.games.lords_of_ragnarok.control import check_control, take_control
from meadhall.games.lords_of_ragnarok.names import (
    EVENT,
    HERO,
    HERO_OF,
    MONSTER,
    SEAT,
    STORY,
    STORY_ID,
    STORY_OF,
    carried,
    who,
)
from meadhall.games.lords_of_ragnarok.options import follower_count
from meadhall.games.lords_of_ragnarok.orders import END, an_order
from meadhall.games.lords_of_ragnarok.resources import draw_cards
from meadhall.games.lords_of_ragnarok.solo import setup as solo_setup
from meadhall.games.lords_of_ragnarok.state import NOBODY, UNPLACED, G, Lords

START_POPULATION = 2

FOREIGN = Reason("LOR-3.4.6", "start-foreign")
LOKI_THERE = Reason("LOR-3.4.6", "start-loki")
NO_START = Reason("LOR-3.4.6", "sea-no-start")


def setup(g: G) -> Rule[None]:
    """LOR-3.1 to 3.3, then the Followers, then the humans one by one."""
    lay_table(g, g.seats + follower_count(g.seats, g.options))
    yield from place_forges(g)
    yield from stack_monsters(g)
    yield from place_boss_and_monsters(g)
    s = g.s
    if s.humans > 1:
        s.first_human = yield from g.roll("first-chooser", tuple(range(s.humans)))
    s.story_deck.remove(FIRST)
    if s.players > s.humans:
        yield from solo_setup.followers(g)
    g.push("humans", s.first_human, int(s.players == s.humans))


def humans(g: G, first: int, odin: int) -> None:
    """LOR-3.4.1: clockwise from the first chooser."""
    s = g.s
    s.first_player = first if s.players == s.humans else s.humans
    g.tell("first-chooser", clause="LOR-3.4.1", seat=SEAT[first])
    g.then(("choose_hero", first, s.humans, odin), ("begin",))


def lay_table(g: G, players: int) -> None:
    """LOR-3.1, 3.2: everything that needs no dice."""
    s = g.s
    n = s.players = players
    s.humans = g.seats
    s.side = B2 if n == 2 else B34
    regions = len(SIDE[s.side].regions) + 1
    s.active, s.last_turns, s.winner, s.arbiter = 0, -1, NOBODY, NOBODY
    s.control = (NOBODY,) * regions
    s.temple = s.forge = s.forge_rune = s.desolation = (0,) * regions
    s.rune_supply = [kind.tokens for kind in RUNE_KINDS]
    track = next(t for t in TRACKS if t.board == SIDE[s.side].id and t.side == g.options["temple_track"])
    s.temples_left, s.gift_spaces = track.spaces, tuple(track.gifts)
    s.slayer_supply = SLAYER_TOKENS
    s.monument, s.conditions = (0,) * 3, (0,) * 5
    s.wheel, s.allies = empty(len(WHEEL)), (0,) * 6
    s.runes, s.injured, s.priests_sent = [0] * 3 * n, (0,) * 3 * n, (0,) * 3 * n
    s.attribute = (ATTRIBUTE_MIN,) * 3 * n
    s.army_at = s.army_value = (0,) * ARMIES * n
    s.hero_at, s.drakkar_at = [0] * n, (NOBODY,) * n
    s.priests = s.slayer_tokens = s.once = (0,) * n
    s.hero = s.story = (NOBODY,) * n
    s.monster_at, s.ring, s.trophy = [UNPLACED] * 7, (NOBODY,) * 6, (NOBODY,) * 6
    s.wounds = (*((NOBODY,) * len(monster.weapons) for monster in MONSTERS), (NOBODY,) * len(BOSS_SPACES))
    s.holder, s.charged = (NOBODY,) * len(ARTIFACTS), (1,) * len(ARTIFACTS)
    s.hunter, s.prey, s.attacker, s.defender = NOBODY, NOBODY, NOBODY, NOBODY
    s.battle_bonus = s.battle_passed = s.battle_ignored = (0,) * n
    s.combat_deck = list(range(len(KINDS["combat"])))
    s.attack_deck = list(range(len(KINDS["attack"])))
    s.event_deck = [i for i, event in enumerate(EVENTS) if event.region <= SIDE[s.side].events]
    s.gift_deck = list(range(len(KINDS["gift"])))
    s.hero_deck, s.story_deck = list(range(len(KINDS["hero"]))), list(range(len(KINDS["story"])))
    s.hands = [[] for _ in range(s.humans)]
    s.hero_offer = s.story_offer = empty(s.humans)
    s.played = s.gifts = empty(n)


def place_forges(g: G) -> Rule[None]:
    """LOR-3.1.4: at random; with 2 players one of each kind and one of the other three."""
    s = g.s
    board = SIDE[s.side]
    if s.side == B2:
        fourth: int = yield from g.roll("fourth-forge", (0, 1, 2))
        tokens = [0, 1, 2, fourth]
    else:
        tokens = [0, 0, 1, 1, 2, 2]
    for region in board.forges:
        kind: int = yield from g.roll("forge-token", tuple(tokens))
        tokens.remove(kind)
        s.forge, s.forge_rune = replaced(s.forge, region, kind + 1), replaced(s.forge_rune, region, 1)
        s.rune_supply[kind] -= 1
        tell(g, "forge-placed", "LOR-3.1.4", region=REGION_VALUES[region], rune=f"rune:{RUNES[kind]}")


def stack_monsters(g: G) -> Rule[None]:
    """LOR-3.1.6: which card of each pair lies on top."""
    for kind in range(3):
        pair = monsters.pair_of(kind)
        place: int = yield from g.roll("top-monster", (0, 1))
        g.s.pair_top = (*g.s.pair_top, pair[place])


def place_boss_and_monsters(g: G) -> Rule[None]:
    """LOR-3.3: Event cards say where; a card whose Monsters both stand already has no effect."""
    s = g.s
    card = yield from g.draw("event", s.event_deck, "event-card")
    s.monster_at[BOSS] = EVENTS[card].region
    s.event_discard = (*s.event_discard, card)
    tell(
        g,
        "monster-placed",
        f"LOR-3.3.1 {EVENT[card]}",
        monster=MONSTER[BOSS],
        region=REGION_VALUES[EVENTS[card].region],
    )
    for _ in range(s.players):
        card = yield from g.draw("event", s.event_deck, "event-card")
        g.tell("event-drawn", clause="LOR-3.3.2", event=EVENT[card])
        monsters.place_by_event(g, EVENTS[card], "LOR-3.3.2")
        s.event_discard = (*s.event_discard, card)


# LOR-3.4


def choose_hero(g: G, p: int, left: int, odin: int) -> Rule[None]:
    """Two Heroes and two Stories; the Odin Story is handed on by who does not keep it. `left` choosers to go."""
    s = g.s
    g.begin("start", seat=SEAT[p])
    if g.options["own_cards"] == "free":
        s.hero_offer, s.hero_deck = replaced(s.hero_offer, p, tuple(s.hero_deck)), []
        s.story_offer, s.story_deck = replaced(s.story_offer, p, tuple(s.story_deck)), []
    else:
        yield from draw_offer(g, p)
    if odin:
        s.story_offer = added(s.story_offer, p, FIRST)
    heroes, stories = [HERO[card] for card in s.hero_offer[p]], [STORY[card] for card in s.story_offer[p]]
    answer, story = yield an_order(
        p, "keep-hero", lambda chosen: (heroes, stories, END)[len(chosen)], clause="LOR-3.4.3"
    )
    s.hero, s.story = replaced(s.hero, p, HERO_OF[answer]), replaced(s.story, p, STORY_OF[story])
    s.hero_deck += [card for card in s.hero_offer[p] if card != s.hero[p]]
    s.story_deck += [card for card in s.story_offer[p] if card not in (s.story[p], FIRST)]
    s.hero_offer, s.story_offer = replaced(s.hero_offer, p, ()), replaced(s.story_offer, p, ())
    g.tell("hero-chosen", clause="LOR-3.4.3", seat=SEAT[p], hero=HERO[s.hero[p]], story=STORY[s.story[p]])
    if s.story[p] == FIRST:
        odin, s.first_player = 0, p
    if left > 1:
        g.next("choose_hero", (p + 1) % s.humans, left - 1, odin)
    g.push("start_region", p)


def draw_offer(g: G, p: int) -> Rule[None]:
    """LOR-3.4.2: two of each."""
    s = g.s
    for _ in range(2):
        card = yield from g.draw("hero", s.hero_deck, "hero-card")
        s.hero_offer = added(s.hero_offer, p, card)
    for _ in range(2):
        card = yield from g.draw("story", s.story_deck, "story-card")
        s.story_offer = added(s.story_offer, p, card)


def why_not_start(s: Lords, p: int, region: int) -> Reason | None:
    """LOR-3.4.6: no Armies, no marker of others, no Loki. SOLO-2.15: nor a Follower's Hero."""
    if s.monster_at[BOSS] == region:
        return LOKI_THERE
    if s.control[region] not in (NOBODY, p) or foreign_armies(s, region, p):
        return FOREIGN
    if region in s.hero_at[s.humans :]:
        return FOREIGN
    return None


def start_regions(s: Lords, p: int, sea: int) -> list[int]:
    shore = members(SIDE[s.side].sea_regions[sea])
    return [region for region in shore if why_not_start(s, p, region) is None]


def barred_starts(s: Lords, p: int, legal: list[str]) -> list[tuple[str, Reason]]:
    """The Seas without a place to start, and the Regions at Seas that are none."""
    board = SIDE[s.side]
    coast = sorted({r for sea in range(len(board.seas)) for r in members(board.sea_regions[sea])})
    seas = [(value, NO_START) for value in SEA_VALUES[: len(board.seas)] if value not in legal]
    return seas + [(REGION_VALUES[r], why) for r in coast if (why := why_not_start(s, p, r)) is not None]


def start_region(g: G, p: int) -> Rule[None]:
    """LOR-3.4.5 to 3.4.8: a Combat card, the Drakkar, Hero and two Armies, the Story."""
    s = g.s
    yield from solo_setup.easy_start(g, p)
    yield from draw_cards(g, p, 1, "LOR-3.4.5")
    seas = SEA_VALUES[: len(SIDE[s.side].seas)]
    starts = {value: start_regions(s, p, SEA_OF[value]) for value in seas}
    legal = [value for value in seas if starts[value]]
    picked: tuple[str, ...] = yield an_order(
        p,
        "start-region",
        lambda chosen: (
            [REGION_VALUES[r] for r in starts[chosen[0]]] if len(chosen) == 1 else END if chosen else legal
        ),
        clause="LOR-3.4.6",
        barred=lambda: barred_starts(s, p, legal),
    )
    sea, region = SEA_OF[picked[0]], REGION_OF[picked[1]]
    s.drakkar_at = replaced(s.drakkar_at, p, sea)
    tell(g, "drakkar-placed", "LOR-3.4.6", seat=SEAT[p], sea=SEA_VALUES[sea])
    s.hero_at[p] = region
    tell(g, "hero-placed", "LOR-3.4.6", seat=who(s, p), region=REGION_VALUES[region])
    new_army(g, p, region, 1, "LOR-3.4.6")
    new_army(g, p, region, 1, "LOR-3.4.6")
    if SIDE[s.side].population[region] <= START_POPULATION:
        yield from take_control_at_start(g, p, region)
    g.tell("story-told", clause="LOR-3.4.8", seat=SEAT[p], story=STORY[s.story[p]])
    yield from carried(STORY_BONUS[STORY_ID[s.story[p]]](g, p))
    if s.control[region] != p:
        s.active = p
        yield from check_control_at_start(g)


def take_control_at_start(g: G, p: int, region: int) -> Rule[None]:
    """LOR-2.3.1: Hero abilities sleep during set-up, so the marker is placed as if after a Battle."""
    g.s.fought = 1 << region
    yield from take_control(g, p, region, "LOR-3.4.7")
    g.s.fought = 0


def check_control_at_start(g: G) -> Rule[None]:
    g.s.fought = -1
    yield from check_control(g)
    g.s.fought = 0


def begin(g: G) -> None:
    """LOR-3.4.9: the Odin Story (or the first chooser) begins; SOLO-2.20: the first Follower."""
    s = g.s
    s.active = s.first_player
    s.hero_offer = s.story_offer = ()
    g.tell("game-begins", clause="LOR-3.4.9", seat=who(s, s.first_player))
    g.push("turn", s.first_player)
