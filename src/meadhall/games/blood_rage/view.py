"""Facts of a position: what anybody can work out from the table, and a seat from its own cards. Plain data, by value."""

from collections.abc import Mapping, Set
from functools import lru_cache

from meadhall.games.blood_rage.action import TURN_LIMIT
from meadhall.games.blood_rage.battle import strength_of_cards
from meadhall.games.blood_rage.board import (
    figures_at,
    horns,
    present,
    strength,
    strength_of_kind,
    strength_of_one,
)
from meadhall.games.blood_rage.clan import word
from meadhall.games.blood_rage.content import (
    A_WARRIOR,
    ADJACENT,
    AXES,
    BONUS,
    CARD_VALUES,
    CLAN_VALUES,
    CONTENT,
    FIGURE_VALUES,
    FJORD_OF,
    FJORDS,
    HORNS,
    KIND,
    KIND_NAMES,
    MONSTER,
    PLACE_VALUES,
    PROVINCE_VALUES,
    PROVINCES,
    QUEST,
    QUEST_GLORY,
    RAGE,
    RESERVE,
    SHIP_LIKE,
    STAT_VALUES,
    STEPS,
    STRIDE,
    SUPPORTS,
    TOKEN_VALUES,
    TOKENS,
    TOP_STEP,
    VALHALLA,
    VILLAGES,
    YGGDRASIL,
)
from meadhall.games.blood_rage.facts import (
    BattleFacts,
    ClanFacts,
    FighterFacts,
    FigureFacts,
    FjordFacts,
    NoFacts,
    OwnFacts,
    PartFacts,
    ProvinceFacts,
    RewardFacts,
    SeatFacts,
    SlotFacts,
    StatFacts,
    TableFacts,
)
from meadhall.games.blood_rage.invade import by_way, can_invade, invade_cost
from meadhall.games.blood_rage.quest import quest_met
from meadhall.games.blood_rage.scoring import LEGENDARY
from meadhall.games.blood_rage.state import BloodRage
from meadhall.games.blood_rage.upgrade import upgrade_cost

REWARDS: tuple[RewardFacts, ...] = tuple(
    {"stats": tuple(STAT_VALUES[stat] for stat in token.raises), "glory": token.glory} for token in TOKENS
)
REGIONS = tuple(CONTENT.provinces[province].region or None for province in PROVINCES)
FJORD_VALUES = tuple(PLACE_VALUES[fjord] if fjord >= 0 else None for fjord in FJORD_OF)
BESIDE = tuple([PROVINCE_VALUES[other] for other in others] for others in ADJACENT)
"""The values of the provinces beside each, while none is destroyed."""
STAT_FACTS: tuple[tuple[StatFacts, ...], ...] = tuple(
    tuple(
        {
            "step": step,
            "value": STEPS[stat][step - 1],
            "next": STEPS[stat][step] if step < TOP_STEP else None,
            "legendary": LEGENDARY[step - 1],
        }
        for step in range(1, TOP_STEP + 1)
    )
    for stat in (RAGE, AXES, HORNS)
)
FIGURES = ("figures", "warriors", "leaders", "ships", "monsters", "owners", "powers", "destroyed")
CARDS = ("hands", "committed", "upgrades")
LASTING = {
    "provinces": (*FIGURES, "room", "doom", "pillaged", "tokens", "stats"),
    "fjords": ("ships", "monsters", "owners", "powers", "destroyed"),  # nobody else is ever at sea
    "clans": (*FIGURES, *CARDS, "clans", "glory", "rage", "passed", "stats", "fielded", "doom", "age"),
    "own": (*FIGURES, *CARDS, "rage", "stats", "fielded", "room"),
}
"""Facts that change only where one of these fields has changed."""
EVERYWHERE = frozenset(("stats", "destroyed"))
"""A change of these may concern every province; any other only where it happens, and beside it."""
AROUND = tuple((place, *ADJACENT[place]) for place in PROVINCES)
ASHORE = {fjord: SUPPORTS[fjord] for fjord in FJORDS}
UPGRADE_KINDS = tuple(
    (kind, KIND_NAMES[kind], CONTENT.slots[kind]) for kind in range(MONSTER, len(KIND_NAMES))
)


def seat_facts(s: BloodRage, seat: int | None) -> SeatFacts:
    """What only a seat knows."""
    return {"own": own_facts(s, seat) if seat is not None and s.glory else None}


def table_facts(
    s: BloodRage,
    provinces: dict[str, ProvinceFacts] | None = None,
    fjords: dict[str, FjordFacts] | None = None,
    clans: list[ClanFacts] | None = None,
) -> TableFacts | NoFacts:
    """The whole table in readable form."""
    if not s.glory:
        return {}
    seats = range(len(s.glory))
    worth, raised = glory_of_battles(s)
    return {
        "age": s.age,
        "phase": f"phase:{s.phase}",
        "first": s.first,
        "turns": s.turns,
        "turn_limit": TURN_LIMIT,
        "doom": PROVINCE_VALUES[s.doom] if s.doom >= 0 else None,
        "ragnarok": [PROVINCE_VALUES[province] for province in s.ragnarok],
        "ragnarok_glory": CONTENT.ragnarok_glory[s.age - 1],
        "clans": clans or [clan_facts(s, clan) for clan in seats],
        "called": [CLAN_VALUES[clan] if clan >= 0 else None for clan in s.clans],
        "provinces": provinces
        or {PROVINCE_VALUES[p]: province_facts(s, p, worth, raised) for p in PROVINCES if s.tokens},
        "fjords": fjords or fjords_facts(s),
        "battle": battle_facts(s) if s.fighters else None,
    }


def mended_facts(
    s: BloodRage, before: BloodRage, changed: Set[str], facts: Mapping[str, object]
) -> dict[str, object]:
    """The provinces, if only some of them have changed."""
    if not EVERYWHERE.isdisjoint(changed) or changed.isdisjoint(LASTING["provinces"]):
        return {}
    touched: set[int] = set()
    for place in moved(s, before, changed):
        touched.update(AROUND[place] if place < RESERVE else ASHORE.get(place, ()))
    for name in ("room", "tokens", "pillaged"):
        if name in changed:
            now, then = getattr(s, name), getattr(before, name)
            touched.update([place for place in PROVINCES if now[place] != then[place]])
    if "doom" in changed:
        touched.update([place for place in (s.doom, before.doom) if place >= 0])
    known = facts["provinces"]
    assert isinstance(known, dict)
    worth, raised = glory_of_battles(s)
    return {
        "provinces": {
            **known,
            **{PROVINCE_VALUES[place]: province_facts(s, place, worth, raised) for place in touched},
        }
    }


def moved(s: BloodRage, before: BloodRage, changed: Set[str]) -> set[int]:
    """Where figures have come or gone, also where one has taken the place of another, or stand that an Upgrade makes stronger."""
    places: set[int] = set()
    for name in ("figures", "warriors"):
        if name in changed:
            now, then = getattr(s, name), getattr(before, name)
            places.update([n % STRIDE for n, count in enumerate(now) if count != then[n]])
    for name in ("leaders", "ships", "monsters"):
        if name in changed:
            for now, then in zip(getattr(s, name), getattr(before, name), strict=True):
                if now != then:
                    places.update((now, then))
    if "powers" in changed:
        for seat, powers in enumerate(s.powers):
            if powers != before.powers[seat]:
                places.update([place for place in range(STRIDE) if s.figures[seat * STRIDE + place]])
    return places


def glory_of_battles(s: BloodRage) -> tuple[list[int], list[int]]:
    """What a battle won brings each clan, and with Axes one step on."""
    steps = [s.stats[seat * 3 + AXES] for seat in range(len(s.glory))]
    return [STEPS[AXES][step - 1] for step in steps], [STEPS[AXES][min(step, TOP_STEP - 1)] for step in steps]


def fjords_facts(s: BloodRage) -> dict[str, FjordFacts]:
    return {
        PLACE_VALUES[fjord]: {
            "open": not (s.destroyed[one] and s.destroyed[other]),
            "supports": [PROVINCE_VALUES[one], PROVINCE_VALUES[other]],
            "figures": figures_facts(s, fjord),
        }
        for fjord, (one, other) in SUPPORTS.items()
    }


def figures_facts(s: BloodRage, place: int) -> list[FigureFacts]:
    """Who stands at a place, Warriors counted."""
    return [
        {
            "seat": seat,
            "figure": FIGURE_VALUES[figure],
            "count": s.warriors[seat * STRIDE + place] if figure == A_WARRIOR else 1,
            "each": strength_of_one(s, seat, figure, place),
            "strength": strength_of_kind(s, seat, figure, place),
        }
        for seat in range(len(s.glory))
        if s.figures[seat * STRIDE + place]
        for figure in figures_at(s, seat, place)
    ]


def clan_facts(s: BloodRage, seat: int) -> ClanFacts:
    steps = s.stats[seat * 3 : seat * 3 + 3]

    def at(place: int) -> dict[str, int]:
        return {
            FIGURE_VALUES[figure]: s.warriors[seat * STRIDE + place] if figure == A_WARRIOR else 1
            for figure in figures_at(s, seat, place)
        }

    return {
        "seat": seat,
        "clan": CLAN_VALUES[s.clans[seat]] if s.clans[seat] >= 0 else None,
        "glory": s.glory[seat],
        "rage": s.rage[seat],
        "passed": bool(s.passed[seat]),
        "stats": {
            STAT_VALUES[RAGE]: STAT_FACTS[RAGE][steps[RAGE] - 1],
            STAT_VALUES[AXES]: STAT_FACTS[AXES][steps[AXES] - 1],
            STAT_VALUES[HORNS]: STAT_FACTS[HORNS][steps[HORNS] - 1],
        },
        "on_board": s.fielded[seat],
        "horns": horns(s, seat),
        "reserve": at(RESERVE),
        "valhalla": at(VALHALLA),
        "hand": len(s.hands[seat]),
        "committed": len(s.committed[seat]),
        "slots": slots_facts(s.upgrades[seat]),
        "legendary": sum(LEGENDARY[step - 1] for step in steps),
        "conquest": word(s, seat, "final_glory") * s.fielded[seat],
        "ragnarok": ragnarok_glory(s, seat),
    }


@lru_cache(maxsize=1000)
def slots_facts(upgrades: tuple[int, ...]) -> dict[str, SlotFacts]:
    """How many slots of each kind of Upgrade a clan has filled."""
    kinds = [KIND[card] for card in upgrades]
    return {name: {"taken": kinds.count(kind), "of": slots} for kind, name, slots in UPGRADE_KINDS}


def ragnarok_glory(s: BloodRage, seat: int) -> int:
    """Glory the clan would gain if Ragnarök came now (BR-18.3), Dragons included."""
    if s.doom < 0:
        return 0
    fjord = FJORD_OF[s.doom]
    fallen = s.figures[seat * STRIDE + s.doom] + s.figures[seat * STRIDE + fjord]
    factor = word(s, seat, "ragnarok_factor") or 1
    ships = s.figures[seat * STRIDE + fjord]
    return fallen * factor * CONTENT.ragnarok_glory[s.age - 1] + ships * word(s, seat, "ship_fallen_glory")


def province_facts(s: BloodRage, province: int, worth: list[int], raised: list[int]) -> ProvinceFacts:
    """A province as it lies; `worth` is the Glory that a battle won brings each clan, `raised` with Axes one step on."""
    destroyed, token, seats = s.destroyed, s.tokens[province], range(len(worth))
    gone = destroyed[province]
    there = [seat for seat in seats if present(s, seat, province)]
    strengths, leads = [0] * len(worth), None
    if there and not gone:
        for seat in there:
            strengths[seat] = strength(s, seat, province)
        best = max(strengths)
        leads = strengths.index(best) if best and strengths.count(best) == 1 else None
    beside = BESIDE[province] if not gone else []
    if 1 in destroyed and not gone:
        beside = [PROVINCE_VALUES[other] for other in ADJACENT[province] if not destroyed[other]]
    return {
        "region": REGIONS[province],
        "villages": VILLAGES[province] if province != YGGDRASIL else None,
        "empty": s.room[province] if province != YGGDRASIL else None,
        "destroyed": bool(gone),
        "doomed": province == s.doom,
        "pillaged": bool(s.pillaged[province]),
        "fjord": FJORD_VALUES[province],
        "adjacent": beside,
        "figures": figures_facts(s, province) if there else [],
        "strength": strengths,
        "leads": leads,
        "token": TOKEN_VALUES[token],
        "reward": REWARDS[token],
        "battle": {
            "present": [] if gone else there,
            "can_join": [neighbours(s, seat, province) if s.fielded[seat] else 0 for seat in seats]
            if s.room[province] > 0
            else [0] * len(worth),
            "glory": worth if len(there) > 1 else [0] * len(worth),
            "pillager_glory": (raised if raises_axes(s, province) else worth)
            if len(there) > 1
            else [0] * len(worth),
        },
    }


def raises_axes(s: BloodRage, province: int) -> bool:
    """BR-14.6.6 comes before BR-14.6.7: Axes from the token count in the pillager's battle already."""
    return AXES in TOKENS[s.tokens[province]].raises


def neighbours(s: BloodRage, seat: int, province: int) -> int:
    """How many figures of a clan stand in the provinces beside this one."""
    figures, base, count = s.figures, seat * STRIDE, 0
    for other in ADJACENT[province]:
        count += figures[base + other]
    return count


def battle_facts(s: BloodRage) -> BattleFacts:
    """The battle that is being fought: who leads with what lies on the table."""
    worth, raised = glory_of_battles(s)
    own = raised if raises_axes(s, s.battlefield) else worth
    return {
        "place": PROVINCE_VALUES[s.battlefield],
        "pillager": s.pillager,
        "clans": [
            fighter_facts(s, seat, (own if seat == s.pillager else worth)[seat]) for seat in s.fighters
        ],
    }


def fighter_facts(s: BloodRage, seat: int, glory: int) -> FighterFacts:
    """A clan in the battle, which brings it so much `glory` if it wins."""
    parts = parts_facts(s, seat)
    return {
        "seat": seat,
        "cards": [CARD_VALUES[card] for card in s.table[seat]],
        "live": [CARD_VALUES[card] for card in s.live[seat]],
        "strength": strength(s, seat, s.battlefield),
        "parts": parts,
        "total": sum(part["strength"] for part in parts),
        "glory": glory,
        "fallen": s.fallen[seat],
    }


def parts_facts(s: BloodRage, seat: int) -> list[PartFacts]:
    """What the strength of a clan in the battle is made of: figures in the area, then cards."""
    fjord = FJORD_OF[s.battlefield]
    places = [s.battlefield] if fjord < 0 else [s.battlefield, fjord]
    figures: list[PartFacts] = [
        {"value": each["figure"], "count": each["count"], "strength": each["strength"]}
        for place in places
        for each in figures_facts(s, place)
        if each["seat"] == seat
    ]
    cards: list[PartFacts] = [
        {"value": CARD_VALUES[card], "count": 1, "strength": worth}
        for card, worth in strength_of_cards(s, seat)
    ]
    return figures + cards


def own_facts(s: BloodRage, seat: int) -> OwnFacts:
    """What a seat can work out from its own cards and sheet."""
    factor = word(s, seat, "quest_factor") or 1
    return {
        "upgrade_costs": {
            CARD_VALUES[card]: upgrade_cost(s, seat, card) for card in s.hands[seat] if KIND[card] >= MONSTER
        },
        "invade_costs": {
            FIGURE_VALUES[figure]: invade_cost(s, seat, figure) for figure in figures_at(s, seat, RESERVE)
        },
        "strengths": {
            FIGURE_VALUES[figure]: strength_of_one(s, seat, figure, RESERVE)
            for figure in figures_at(s, seat, RESERVE)
        },
        "goes": {
            "fjord" if SHIP_LIKE[group[0]] else "province": FIGURE_VALUES[group[0]]
            for group in by_way(can_invade(s, seat))
            if len(group) == 1
        },
        "quests": [
            {
                "card": CARD_VALUES[card],
                "committed": card in s.committed[seat],
                "glory": factor * QUEST_GLORY[card],
                "met": quest_met(s, seat, card),
            }
            for card in (*s.committed[seat], *s.hands[seat])
            if KIND[card] == QUEST
        ],
        "bonuses": {CARD_VALUES[card]: BONUS[card] for card in s.hands[seat]},
        "quest_bonus": word(s, seat, "quest_bonus"),
        "ships": [PLACE_VALUES[fjord] for fjord in FJORDS if s.figures[seat * STRIDE + fjord]],
    }
