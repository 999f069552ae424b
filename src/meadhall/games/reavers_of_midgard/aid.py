"""The numbers of the player aid, from the content."""

from meadhall.games.reavers_of_midgard.content import (
    CLAN_OF,
    COMBAT_FACES,
    FRONTS,
    LISTS,
    LOCATION,
    NUMBERS,
    SEA,
    SETS,
    SLOT_POSITIONS,
    TOKENS,
)
from meadhall.games.reavers_of_midgard.raids import CARDS_PER_RAID


def _list(numbers: tuple[int, ...]) -> str:
    return ", ".join(map(str, numbers))


AID: dict[str, object] = {
    **NUMBERS,
    "raid": CARDS_PER_RAID,
    "battle_at_sea.now": LOCATION[SEA].by_distance[0],
    "slot": SLOT_POSITIONS,
    "combat": _list(COMBAT_FACES),
    **{f"{place.id}.food": place.food for place in LOCATION},
    **{f"{place.id}.symbols": len(place.symbols) for place in LOCATION},
    **{f"{place.id}.by": " / ".join(str(n) if n else "-" for n in place.by_distance) for place in LOCATION},
    **{f"{place.id}.more": " / ".join(map(str, place.by_distance)) for place in LOCATION},
    **{f"{clan.id}.promotion": clan.amount for clan in CLAN_OF},
    **{f"{front.id}.cost": front.cost for front in FRONTS},
    "terror": ", ".join(str(-cost) for cost in LISTS["terror.cost"][1:]),
    "terror.most": len(LISTS["terror.cost"]) - 1,
    **{name: _list(LISTS[f"set.{name}"]) for name in SETS},
    **{f"{name}.most": len(LISTS[f"set.{name}"]) for name in SETS},
    "tapestry.all": LISTS["set.tapestry"][-1],
    "tapestry.one": LISTS["set.tapestry"][0],
    **{f"{token}.each": _list(LISTS[f"{token}.each"]) for token in TOKENS},
    **{f"{token}_each": _list(LISTS[f"{token}.each"]) for token in TOKENS},
    "token.from": ", ".join(f"{n}+" for n in LISTS["farm.from"]),
    **{
        f"{name}.seats": " | ".join(map(str, LISTS[f"spaces.{name}"]))
        for name in ("reaver_pairs", "sea_battles", "prophecies")
    },
    "start": " | ".join(_list(LISTS["start.food"][:seats]) for seats in (2, 3, 4)),
}
