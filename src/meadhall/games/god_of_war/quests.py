"""Quests (GOW-10): choosing, laying out the Scene, Obstacles, completing."""

from __future__ import annotations

from meadhall.engine import Params, Rule, choose, replaced
from meadhall.games.god_of_war import counsel, decks, effects, flips, heroes
from meadhall.games.god_of_war.content import (
    CARD_DEFINITION,
    CARD_VALUES,
    DASHBOARD_HEROES,
    HERO_OF,
    HERO_VALUES,
    HEROES,
    HIGHEST,
    IS_NUMBER_CARD,
    MIMIR,
    PILE_KINDS,
)
from meadhall.games.god_of_war.obstacles import Obstacle
from meadhall.games.god_of_war.solo import refresh
from meadhall.games.god_of_war.state import (
    COLUMN_OF,
    COLUMN_VALUES,
    NOBODY,
    SEAT_VALUES,
    G,
    GodOfWar,
    heroes_up,
    is_up,
    quest_card,
    quest_of,
    seat_order,
)


def choose_quest(g: G) -> Rule[None]:
    """The bottom Quest, then one of the middle row, then a Final Boss; players decide (GOW-10.3, GOW-10.4)."""
    s = g.s
    row = (s.quest_row[:1], s.quest_row[1:], s.boss_row)[s.done]
    values = {quest_card(s, card).value: card for card in row}
    clause = "GOW-10.3" if s.done == 1 else "GOW-10.4"
    which: Params = {"n": s.done + 1}
    value = yield from counsel.decide(g, "choose-quest", "propose-quest", list(values), clause, which)
    s.quest = values[value]
    set_up_scene(s)
    g.tell("quest-begins", clause="GOW-3.11", quest=value)
    flips.tell_places(g)


def set_up_scene(s: GodOfWar) -> None:
    """GOW-3.11, without the Heroes."""
    quest = quest_of(s)
    s.grid = s.round = s.killed = s.flipped = 0
    s.tokens = tuple(
        start if home[0] < 0 else 0 for start, home in zip(quest.token_starts, quest.token_homes, strict=True)
    )
    s.health_damage = s.health_stunned = s.health_dead = (0,) * len(quest.health)
    flips.lay_out(s)


def place_heroes(g: G) -> Rule[None]:
    """GOW-3.12: every Hero without a column except Mimir below one with fewer than two Heroes, in turn order."""
    s = g.s
    for seat in seat_order(s):
        for hero in DASHBOARD_HEROES[s.dashboards[seat]]:
            if hero != MIMIR and s.column[hero] < 0 and is_up(s, hero):
                free = [column for column in range(4) if heroes.front(s, column) < 0]
                if g.options["first_game"] == "yes" and s.done == 0 and s.grid == 0 and free:
                    value = COLUMN_VALUES[free[0]]  # GOW-3.13
                else:
                    value = yield choose(
                        seat,
                        "place-hero",
                        COLUMN_VALUES,
                        lambda v: None if heroes.has_room(s, COLUMN_OF[v]) else heroes.COLUMN_FULL,
                        clause="GOW-3.12",
                        params={"hero": HERO_VALUES[hero]},
                    )
                heroes.stand_behind(s, hero, COLUMN_OF[value])
                g.tell(
                    "hero-placed",
                    clause="GOW-3.12",
                    hero=HERO_VALUES[hero],
                    column=value,
                    n=COLUMN_OF[value] + 1,
                )


# --- Obstacles


def obstacles(s: GodOfWar) -> list[int]:
    """The cards that were available but not chosen, lower number first (GOW-10.4)."""
    row = ((), s.quest_row[1:], s.boss_row)[s.done]
    return sorted((card for card in row if card != s.quest), key=lambda card: quest_card(s, card).number)


def obstacle(g: G, card: int) -> Rule[None]:
    """GOW-10.6."""
    s = g.s
    quest = quest_card(s, card)
    g.begin("obstacle", clause="GOW-10.6", obstacle=f"obstacle:{quest.id}")
    g.tell("obstacle", clause="GOW-10.5", obstacle=f"obstacle:{quest.id}")
    line = quest.obstacle
    if line.word == "scene_activation":
        for _ in range(line.n):
            g.push("obstacle_activation")
        return
    if line.word == "hurt":
        among = heroes_up(s)
        if line.kind == "one":
            deed: Params = {"deed": "deed:hurt", "tie": 0, "card": f"obstacle:{quest.id}", "n": line.n}
            values = [HERO_VALUES[h] for h in among]
            value = yield from counsel.decide(g, "choose-hero-hurt", "propose-hero", values, "GOW-10.6", deed)
            among = [HERO_OF[value]]
        for hero in among:
            yield from heroes.hurt(g, hero, line.n, "GOW-10.6", f"obstacle:{quest.id}")
        return
    for seat in seat_order(s):
        yield from _for_player(g, seat, line, f"obstacle:{quest.id}")


def _for_player(g: G, seat: int, line: Obstacle, by: str) -> Rule[None]:
    s = g.s
    if line.word == "hand":
        effects.change_hand_limit(g, seat, line.n, "GOW-10.6", by)
    elif line.word == "first_draw":
        s.first_draw = replaced(s.first_draw, seat, s.first_draw[seat] + line.n)
        g.tell("first-draw", clause="GOW-10.6", seat=SEAT_VALUES[seat], n=-s.first_draw[seat], by=by)
    elif line.word == "shuffle_in":
        pile = PILE_KINDS.index(line.kind)
        for _ in range(min(line.n, len(s.piles[pile]))):
            s.decks[seat].append(decks.take_from_pile(s, pile))
        shuffle_deck(s, seat)
        pile_value = f"pile:{line.kind}"
        g.tell("shuffled-in", clause="GOW-10.6", seat=SEAT_VALUES[seat], pile=pile_value, n=line.n, by=by)
    else:
        yield from remove_highest(g, seat, by)


def shuffle_deck(s: GodOfWar, seat: int) -> None:
    """The known cards on top are known no longer."""
    s.decks[seat] += s.tops[seat]
    s.tops = replaced(s.tops, seat, ())


def remove_highest(g: G, seat: int, by: str) -> Rule[None]:
    """The plain Number card with the highest value leaves the deck; without one, the card showing the highest Number."""
    s = g.s
    shuffle_deck(s, seat)
    deck = s.decks[seat]
    among = [card for card in deck if IS_NUMBER_CARD[card]] or [card for card in deck if HIGHEST[card]]
    if not among:
        return
    best = max(HIGHEST[card] for card in among)
    kinds = {CARD_DEFINITION[card]: card for card in sorted(among, reverse=True) if HIGHEST[card] == best}
    card = yield from decks.choose_card(seat, "remove-highest", sorted(kinds.values()), "GOW-10.6")
    deck.remove(card)
    s.box = (*s.box, card)
    g.tell("card-lost", clause="GOW-10.6", seat=SEAT_VALUES[seat], card=CARD_VALUES[card], by=by)


# --- completing


def clean_up(s: GodOfWar) -> None:
    """GOW-10.2 (b) to (h)."""
    s.upgrade_bottom, s.row = (*s.upgrade_bottom, *s.row), []
    s.damage, s.rage = [0] * len(HEROES), [0] * len(HEROES)
    s.freya = s.attack_bonus = s.defense_bonus = (0,) * len(HEROES)
    s.places, s.column = [NOBODY] * 8, [NOBODY] * len(HEROES)
    s.turn = s.active = s.medium = s.mimir_column = NOBODY
    s.hand_tokens = s.first_draw = (0,) * len(s.dashboards)
    refresh(s)
    for seat in range(len(s.dashboards)):
        cards = [*s.tops[seat], *s.decks[seat], *s.discards[seat], *s.hands[seat]]
        s.decks[seat] = sorted(decks.back_to_piles(s, cards))
        s.discards[seat], s.hands[seat] = [], []
    s.tops = ((),) * len(s.dashboards)
