"""Figures and the map (BR-2, BR-4): where figures are, moving them, and how strong they are."""

from meadhall.engine import replaced
from meadhall.engine.unchanged import unless_changed
from meadhall.games.blood_rage.content import (
    A_LEADER,
    A_SHIP,
    A_WARRIOR,
    BASE_STRENGTH,
    BOX,
    FIRST_MONSTER,
    FJORD_OF,
    FJORDS,
    HOME_STRENGTH,
    HORNS,
    LEADER,
    POWER,
    PROVINCES,
    RESERVE,
    SHIP,
    SHIP_LIKE,
    STEPS,
    STRIDE,
    UPGRADES,
    WARRIOR,
    YGGDRASIL,
)
from meadhall.games.blood_rage.state import BloodRage


def _troops(kind: int) -> dict[int, tuple[int, int]]:
    """Power bit of each troop upgrade of a kind -> (STR of one figure, STR of a pair)."""
    return {
        POWER[card.id]: (card.strength, card.word("warrior_pair") or 2 * card.strength)
        for card in UPGRADES
        if card.kind == kind
    }


WARRIOR_ARMS = _troops(WARRIOR)
LEADER_ARMS = _troops(LEADER)
SHIP_ARMS = _troops(SHIP)
WARRIOR_POWERS = sum(WARRIOR_ARMS)
LEADER_POWERS = sum(LEADER_ARMS)
SHIP_POWERS = sum(SHIP_ARMS)
BASE_ARMS = (BASE_STRENGTH[A_WARRIOR], 2 * BASE_STRENGTH[A_WARRIOR])
SEA_MONSTERS = tuple(figure for figure in range(FIRST_MONSTER, len(SHIP_LIKE)) if SHIP_LIKE[figure])
LAND_MONSTERS = tuple(figure for figure in range(FIRST_MONSTER, len(SHIP_LIKE)) if not SHIP_LIKE[figure])


def on_board(place: int) -> bool:
    """BR-3.5: provinces and fjords count, reserve and Valhalla do not."""
    return place < RESERVE or place in FJORDS


def move(s: BloodRage, seat: int, figure: int, source: int, target: int) -> None:
    """Move one figure from place to place; the only function that does (with `take` and `box` for Monsters)."""
    base = seat * STRIDE
    if figure == A_WARRIOR:
        s.warriors[base + source] -= 1
        s.warriors[base + target] += 1
    elif figure == A_LEADER:
        s.leaders[seat] = target
    elif figure == A_SHIP:
        s.ships[seat] = target
    else:
        s.monsters[figure - FIRST_MONSTER] = target
    s.figures[base + source] -= 1
    s.figures[base + target] += 1
    if source < RESERVE:
        s.room[source] += 1
        s.fielded[seat] -= 1
    elif source in FJORDS:
        s.fielded[seat] -= 1
    if target < RESERVE:
        s.room[target] -= 1
        s.fielded[seat] += 1
    elif target in FJORDS:
        s.fielded[seat] += 1


def take_monster(s: BloodRage, seat: int, figure: int) -> None:
    """BR-12.3.1: the Monster goes from the stock into the clan's reserve."""
    monster = figure - FIRST_MONSTER
    s.owners = replaced(s.owners, monster, seat)
    s.monsters[monster] = RESERVE
    s.figures[seat * STRIDE + RESERVE] += 1


def box_monster(s: BloodRage, seat: int, figure: int) -> None:
    """BR-12.3.2: the Monster leaves the game from wherever it is."""
    monster = figure - FIRST_MONSTER
    place = s.monsters[monster]
    if place != RESERVE:
        move(s, seat, figure, place, RESERVE)
    s.figures[seat * STRIDE + RESERVE] -= 1
    s.monsters[monster] = BOX
    s.owners = replaced(s.owners, monster, -1)


def figures_at(s: BloodRage, seat: int, place: int) -> list[int]:
    """Types of own figures at a place, in canonical order. Warriors are alike and listed once."""
    left = s.figures[seat * STRIDE + place]
    found: list[int] = []
    if left:
        warriors = s.warriors[seat * STRIDE + place]
        if warriors:
            found.append(A_WARRIOR)
            left -= warriors
        if left and s.leaders[seat] == place:
            found.append(A_LEADER)
            left -= 1
        if left and s.ships[seat] == place:
            found.append(A_SHIP)
            left -= 1
        if left:
            owners = s.owners
            for monster, at in enumerate(s.monsters):
                if at == place and owners[monster] == seat:
                    found.append(FIRST_MONSTER + monster)
    return found


def place_of(s: BloodRage, seat: int, figure: int) -> int:
    """Where the clan's Leader, Ship or Monster is; -1 for a Monster of somebody else."""
    if figure == A_LEADER:
        return s.leaders[seat]
    if figure == A_SHIP:
        return s.ships[seat]
    monster = figure - FIRST_MONSTER
    return s.monsters[monster] if s.owners[monster] == seat else -1


def present(s: BloodRage, seat: int, province: int) -> bool:
    """At least one own figure in the area of the province, ship-like figures in its fjord included."""
    base = seat * STRIDE
    return s.figures[base + province] > 0 or (province > 0 and s.figures[base + FJORD_OF[province]] > 0)


def warrior_arms(s: BloodRage, seat: int) -> tuple[int, int]:
    """BR-4.4, BR-4.6: STR of one Warrior and of a pair."""
    power = s.powers[seat] & WARRIOR_POWERS
    return WARRIOR_ARMS[power] if power else BASE_ARMS


def strength_of_one(s: BloodRage, seat: int, figure: int, place: int) -> int:
    """BR-4.3, BR-4.4: STR of a single figure where it stands."""
    if figure == A_WARRIOR:
        return warrior_arms(s, seat)[0]
    if figure == A_LEADER:
        power = s.powers[seat] & LEADER_POWERS
        return LEADER_ARMS[power][0] if power else BASE_STRENGTH[A_LEADER]
    if figure == A_SHIP:
        power = s.powers[seat] & SHIP_POWERS
        return SHIP_ARMS[power][0] if power else BASE_STRENGTH[A_SHIP]
    return (HOME_STRENGTH[figure] if place == YGGDRASIL else 0) or BASE_STRENGTH[figure]


def strength_of_kind(s: BloodRage, seat: int, figure: int, place: int) -> int:
    """BR-4.6: STR of all figures of a kind at a place, pairs of Warriors counted as pairs."""
    if figure != A_WARRIOR:
        return strength_of_one(s, seat, figure, place)
    single, pair = warrior_arms(s, seat)
    warriors = s.warriors[seat * STRIDE + place]
    return warriors // 2 * pair + warriors % 2 * single


def strength(s: BloodRage, seat: int, province: int) -> int:
    """BR-4.5: STR of a clan in a province, its ship-like figures in the fjord included."""
    base = seat * STRIDE
    total = 0
    left = s.figures[base + province]
    if left:
        warriors = s.warriors[base + province]
        if warriors:
            total = strength_of_kind(s, seat, A_WARRIOR, province)
            left -= warriors
        if left and s.leaders[seat] == province:
            total += strength_of_one(s, seat, A_LEADER, province)
            left -= 1
        if left:
            for figure in LAND_MONSTERS:
                if (
                    s.monsters[figure - FIRST_MONSTER] == province
                    and s.owners[figure - FIRST_MONSTER] == seat
                ):
                    total += strength_of_one(s, seat, figure, province)
    if province != YGGDRASIL:
        fjord = FJORD_OF[province]
        if s.figures[base + fjord]:
            if s.ships[seat] == fjord:
                total += strength_of_one(s, seat, A_SHIP, fjord)
            for figure in SEA_MONSTERS:
                if s.monsters[figure - FIRST_MONSTER] == fjord and s.owners[figure - FIRST_MONSTER] == seat:
                    total += BASE_STRENGTH[figure]
    return total


def horns(s: BloodRage, seat: int) -> int:
    """BR-3.5: most own figures on the board."""
    return STEPS[HORNS][s.stats[seat * 3 + HORNS] - 1]


def destroy_province(s: BloodRage, province: int) -> None:
    """BR-6.7: out of the game; nothing can ever be placed there."""
    s.destroyed = replaced(s.destroyed, province, 1)
    s.room[province] = 0


def left_to_pillage(s: BloodRage) -> bool:
    """BR-9.9 (b): some province that is not destroyed still shows its reward side."""
    return bool(unpillaged(s.pillaged, s.destroyed))


@unless_changed  # asked in every turn, and changed by few of them
def unpillaged(pillaged: tuple[int, ...], destroyed: tuple[int, ...]) -> list[int]:
    """The provinces that are not destroyed and show their reward side."""
    return [place for place in PROVINCES if not pillaged[place] and not destroyed[place]]


def outer_room(s: BloodRage) -> bool:
    """Some outer province has an empty village."""
    return max(s.room[1:]) > 0
