"""Positions for scenarios and tests.

    age = 2, phase = "action", first = 0, turns = 0
    doom = "gimle"                        the province of this Age's Ragnarök token
    ragnarok = ["gimle", "horgr", "utgard"]
    destroyed = ["andlang"], pillaged = ["yggdrasil"], tokens = { gimle = "axes" }
    discard = ["tyrs_crush"]
    clans = [ { clan = "bear", passed = true, glory, rage, stats = { rage, axes, horns }, hand = [...], committed = [...], upgrades = [...], table = [...],
                leader = "gimle", ship = "nw", warriors = { gimle = 2, valhalla = 1 }, monsters = { troll = "gimle" } }, ... ]

`clans` is a list by seat, or a table by seat number. Cards are named by title (any copy, this Age's first) or in full
(`heimdalls_eye#a2-1`). Without a word everything is as after the setup, but nobody has Rage, nothing is destroyed, and the
figures are in the reserve. A Monster comes with its Upgrade.
"""

from collections.abc import Iterable, Mapping
from typing import Any

from meadhall.engine import ScenarioError, replaced
from meadhall.engine.arranging import index, known, number, one_of
from meadhall.engine.piles import Pile, removed
from meadhall.games.blood_rage.board import destroy_province, move, take_monster
from meadhall.games.blood_rage.content import (
    A_LEADER,
    A_SHIP,
    A_WARRIOR,
    AGE,
    CARD_NAMES,
    CLAN_VALUES,
    CONTENT,
    FIGURE,
    FIRST_MONSTER,
    FIXED_TOKEN,
    FJORDS,
    KIND,
    LAST_AGE,
    MONSTER,
    MONSTER_OF,
    OUTER,
    PLACE_VALUES,
    POWER_OF,
    PROVINCES,
    RESERVE,
    SHIP_LIKE,
    SHUFFLED_TOKENS,
    STRIDE,
    TITLE,
    TOKENS,
    TOP_STEP,
    VALHALLA,
    YGGDRASIL,
)
from meadhall.games.blood_rage.state import BloodRage, G, lay_out

PLACES = {value.split(":")[1]: place for place, value in enumerate(PLACE_VALUES[:STRIDE])}
TABLE = (
    "age",
    "phase",
    "first",
    "turns",
    "doom",
    "ragnarok",
    "destroyed",
    "pillaged",
    "tokens",
    "discard",
    "clans",
)
CLAN = (
    "clan",
    "passed",
    "glory",
    "rage",
    "stats",
    "hand",
    "committed",
    "upgrades",
    "table",
    "leader",
    "ship",
    "warriors",
    "monsters",
)


def arrange(game: G, given: dict[str, Any]) -> None:
    """Lay out the given position; what cannot be is refused with one sentence."""
    known(given, TABLE, "Blood Rage")
    s = game.s
    lay_out(s, game.seats)
    s.age = number(given.get("age", 1), 1, LAST_AGE, "age")
    s.phase = one_of(str(given.get("phase", "action")), CONTENT.phases, "phase")
    s.first = number(given.get("first", 0), 0, game.seats - 1, "first")
    s.turns = number(given.get("turns", 0), 0, 10_000, "turns")
    s.rage = [0] * game.seats
    s.clans = tuple(range(game.seats))
    arrange_map(s, given)
    for age in range(1, s.age):
        s.box += s.decks[age - 1]
        s.decks = replaced(s.decks, age - 1, ())
    clans = given.get("clans", [])
    by_seat = clans.items() if isinstance(clans, Mapping) else enumerate(clans)
    for seat, clan in by_seat:
        arrange_clan(s, number(seat, 0, game.seats - 1, "seat"), clan)
    if len(set(s.clans)) < game.seats:
        raise ScenarioError(
            f"two seats cannot have one clan: {', '.join(CLAN_VALUES.names[c] for c in s.clans)}"
        )
    s.discard = take_cards(s, given.get("discard", []))


def arrange_map(s: BloodRage, given: Mapping[str, Any]) -> None:
    for name in given.get("destroyed", []):
        destroy_province(s, province(name, OUTER))
    standing = [place for place in OUTER if not s.destroyed[place]]
    drawn = [province(name, OUTER) for name in given.get("ragnarok", [])]
    doom = province(given["doom"], OUTER) if "doom" in given else -1
    if doom >= 0 and not drawn:
        rest = [place for place in standing if place != doom]
        drawn = [*rest[: s.age - 1], doom, *rest[s.age - 1 :]]
    s.ragnarok = tuple((drawn or standing)[:LAST_AGE])
    if len(s.ragnarok) < LAST_AGE or (doom >= 0 and s.ragnarok[s.age - 1] != doom):
        raise ScenarioError(
            f"ragnarok must name {LAST_AGE} provinces, the one of Age {s.age} being the doomed one"
        )
    s.doom = s.ragnarok[s.age - 1]
    for name in given.get("pillaged", []):
        s.pillaged = replaced(s.pillaged, province(name, PROVINCES), 1)
    left = list(SHUFFLED_TOKENS)
    placed = {YGGDRASIL: FIXED_TOKEN}
    kinds = {token.id: kind for kind, token in enumerate(TOKENS)}
    for name, token in given.get("tokens", {}).items():
        kind = kinds[one_of(str(token), kinds, "token")]
        if kind not in left:
            raise ScenarioError(f"there is no {token} token left for {name}")
        left.remove(kind)
        placed[province(name, OUTER)] = kind
    s.tokens = tuple(placed[place] if place in placed else left.pop(0) for place in PROVINCES)


def arrange_clan(s: BloodRage, seat: int, clan: Mapping[str, Any]) -> None:
    known(clan, CLAN, f"the clan of seat {seat}")
    if "clan" in clan:
        s.clans = replaced(s.clans, seat, index(clan["clan"], CLAN_VALUES.names, "clan"))
    s.passed = replaced(s.passed, seat, int(bool(clan.get("passed", False))))
    s.glory[seat] = number(clan.get("glory", 0), 0, 10_000, "glory")
    s.rage[seat] = number(clan.get("rage", 0), 0, CONTENT.rage_end, "rage")
    for stat, step in clan.get("stats", {}).items():
        s.stats[seat * 3 + index(stat, CONTENT.stats, "stat")] = number(step, 1, TOP_STEP, "step")
    s.hands = replaced(s.hands, seat, take_cards(s, clan.get("hand", [])))
    s.committed = replaced(s.committed, seat, take_cards(s, clan.get("committed", [])))
    s.table = replaced(s.table, seat, take_cards(s, clan.get("table", [])))
    s.upgrades = replaced(s.upgrades, seat, take_cards(s, clan.get("upgrades", [])))
    for card in s.upgrades[seat]:
        s.powers = replaced(s.powers, seat, s.powers[seat] | POWER_OF[card])
        if KIND[card] == MONSTER:
            take_monster(s, seat, MONSTER_OF[card])
    if "leader" in clan:
        put(s, seat, A_LEADER, clan["leader"])
    if "ship" in clan:
        put(s, seat, A_SHIP, clan["ship"])
    for place, count in clan.get("warriors", {}).items():
        for _ in range(number(count, 0, s.warriors[seat * STRIDE + RESERVE], "number of warriors")):
            put(s, seat, A_WARRIOR, place)
    for monster, place in clan.get("monsters", {}).items():
        figure = FIGURE.get(monster, -1)
        if figure < FIRST_MONSTER or s.owners[figure - FIRST_MONSTER] != seat:
            raise ScenarioError(f"seat {seat} has no Monster {monster!r} among its upgrades")
        put(s, seat, figure, place)


def put(s: BloodRage, seat: int, figure: int, name: object) -> None:
    """Move a figure from the reserve to a named place that can hold it."""
    place = PLACES[one_of(str(name).split(":")[-1], PLACES, "place")]
    if place == RESERVE:
        return
    if place != VALHALLA and (place in FJORDS) != SHIP_LIKE[figure]:
        raise ScenarioError(f"a {PLACE_VALUES[place]} cannot hold that figure of seat {seat}")
    if place in PROVINCES and s.room[place] < 1:
        raise ScenarioError(f"{PLACE_VALUES[place]} has no room for the figures of seat {seat}")
    move(s, seat, figure, RESERVE, place)


def take_cards(s: BloodRage, names: Iterable[object]) -> Pile:
    return tuple([take_card(s, str(name).removeprefix("card:")) for name in names])


def take_card(s: BloodRage, name: str) -> int:
    """A copy of the card that lies in no other place yet: of this Age, else of the latest, else of a coming one."""
    if name not in TITLE and name not in CARD_NAMES:
        raise ScenarioError(f"there is no card {name!r} in Blood Rage")
    free = [card for pile in (s.box, *s.decks) for card in pile if name in (TITLE[card], CARD_NAMES[card])]
    if not free:
        raise ScenarioError(f"no copy of {name} is left for this number of players")
    card = max(free, key=lambda card: (AGE[card] == s.age, AGE[card] < s.age, -card))
    s.box = tuple(each for each in s.box if each != card)
    s.decks = removed(s.decks, AGE[card] - 1, card)
    return card


def province(name: object, among: tuple[int, ...]) -> int:
    names = {PLACE_VALUES[place].split(":")[1]: place for place in among}
    return names[one_of(str(name).split(":")[-1], names, "province")]
