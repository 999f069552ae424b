"""Every invariant has its sentence, and says it at the first step too far."""

from collections.abc import Callable
from typing import Any

import pytest

from meadhall.games.blood_rage.content import (
    CARD_NAMES,
    CLAN,
    KIND,
    RESERVE,
    STRIDE,
    VALHALLA,
    YGGDRASIL,
)
from meadhall.games.blood_rage.invariants import invariants
from tests.clauses import clause
from tests.games.blood_rage.hall import PLACE, fresh

Change = Callable[[Any], dict[str, Any]]
GIMLE, FJORD = PLACE["gimle"], PLACE["nw"]


def put(row: Any, at: int, value: Any) -> Any:
    """The row with one entry changed."""
    changed = list(row)
    changed[at] = value
    return tuple(changed) if isinstance(row, tuple) else changed


def moved(s: Any, field: str, start: int, end: int) -> Any:
    """One figure of seat 0 counted at another place."""
    row = getattr(s, field)
    return put(put(row, start, row[start] - 1), end, row[end] + 1)


def clan_cards(s: Any, count: int) -> tuple[int, ...]:
    return tuple(card for card in range(len(KIND)) if KIND[card] == CLAN)[:count]


def after(age: int = 1, **more: Any) -> Change:
    """Past the Action phase, with the packs gone."""
    return lambda s: {"phase": "quest", "packs": ((), ()), "age": age, **more}


BROKEN: list[tuple[str, Change]] = [
    ("BR-6.1: two seats have the same clan", lambda s: {"clans": (0, 0)}),
    ("BR-I02: seat 0 has 7 Warriors", lambda s: {"warriors": put(s.warriors, RESERVE, 7)}),
    (
        "BR-I02: seat 0 has 8 Warriors",
        lambda s: {"warriors": put(put(s.warriors, RESERVE, 9), GIMLE, -1)},
    ),
    ("BR-I02: the count of figures by place is wrong", lambda s: {"figures": put(s.figures, GIMLE, 1)}),
    (
        "BR-I02: the number of figures of seat 1 on the board is wrong",
        lambda s: {"fielded": put(s.fielded, 1, 1)},
    ),
    ("BR-I02: troll is at place 3", lambda s: {"monsters": put(s.monsters, 0, 3)}),
    ("BR-I03: troll belongs to seat 0 without its card", lambda s: {"owners": put(s.owners, 0, 0)}),
    (f"BR-I04: the room of province {GIMLE} is wrong", lambda s: {"room": put(s.room, GIMLE, 4)}),
    (
        f"BR-I04: more figures than villages in province {GIMLE}",
        lambda s: {"room": put(s.room, GIMLE, -1)},
    ),
    (
        "BR-I05: Warriors of seat 0 are in a fjord",
        lambda s: {"warriors": moved(s, "warriors", RESERVE, FJORD)},
    ),
    (f"BR-I05: the Leader of seat 0 is at place {FJORD}", lambda s: {"leaders": put(s.leaders, 0, FJORD)}),
    (f"BR-I05: the Ship of seat 0 is at place {GIMLE}", lambda s: {"ships": put(s.ships, 0, GIMLE)}),
    (
        "BR-I06: seat 0 has 5 figures on the board and 4 Horns",
        lambda s: {"figures": put(s.figures, GIMLE, 5), "fielded": put(s.fielded, 0, 5)},
    ),
    ("BR-I07: seat 0 has 13 Rage", lambda s: {"rage": [13, 0]}),
    ("BR-I07: seat 1 has -1 Rage", lambda s: {"rage": [0, -1]}),
    ("BR-I07: seat 1 has -1 Glory", lambda s: {"glory": [0, -1]}),
    ("BR-I07: a stat of seat 0 is off its track", lambda s: {"stats": put(s.stats, 0, 7)}),
    ("BR-I07: a stat of seat 1 is off its track", lambda s: {"stats": put(s.stats, 3, 0)}),
    ("BR-I08: seat 0 has more than 3 clan upgrades", lambda s: {"upgrades": (clan_cards(s, 4), ())}),
    (
        "BR-12.1.5: the powers of seat 1 are not those of its upgrades",
        lambda s: {"powers": put(s.powers, 1, 1)},
    ),
    (
        "BR-13.2: seat 1 has committed a card that is no Quest",
        lambda s: {"committed": ((), clan_cards(s, 1))},
    ),
    ("BR-I09: Yggdrasil is destroyed", lambda s: {"destroyed": put(s.destroyed, YGGDRASIL, 1)}),
    ("BR-I09: 4 provinces are destroyed, not 3", lambda s: {"destroyed": put(s.destroyed, s.doom, 1)}),
    ("BR-I10: the Doom token is on province -1", lambda s: {"doom": -1}),
    ("BR-I10: the Doom token is not on an outer province", lambda s: {"doom": YGGDRASIL}),
    ("BR-I11: the Pillage tokens are not the eight of the game", lambda s: {"tokens": put(s.tokens, 1, 99)}),
    (
        "BR-I11: a Pillage token shows its pillaged side before the Action phase",
        lambda s: {"pillaged": put(s.pillaged, 1, 1)},
    ),
    ("BR-I13: Valhalla is not empty", lambda s: {"figures": put(s.figures, STRIDE + VALHALLA, 1)}),
    ("BR-I12: too many cards were kept", after(3, hands=((0,), ()))),
    ("BR-9.10: there is Rage after the Action phase", after(rage=[0, 1])),
    ("BR-8.5: draft packs are left after the draft", lambda s: {"phase": "action", "packs": ((0,), ())}),
]


@clause("BR-I01", "BR-I02", "BR-I03", "BR-I04", "BR-I05", "BR-I06", "BR-I07", "BR-I08", "BR-I09", "BR-I10")
@clause("BR-I11", "BR-I12", "BR-I13")
@pytest.mark.parametrize(("sentence", "change"), BROKEN, ids=[each for each, _ in BROKEN])
def test_a_broken_invariant_is_said(sentence: str, change: Change) -> None:
    s = fresh(2).s
    assert invariants(s) == []
    for field, value in change(s).items():
        setattr(s, field, value)
    assert sentence in invariants(s)


@clause("BR-I01")
def test_a_card_in_two_places_is_named() -> None:
    s = fresh(2).s
    twice = s.decks[1][0]
    s.discard = (twice,)
    assert f"BR-I01: {CARD_NAMES[twice]} is in 2 places" in invariants(s)


@clause("BR-I04", "BR-I07", "BR-I08")
@pytest.mark.parametrize(
    ("change", "unsaid"),
    [
        (lambda s: {"rage": [12, 0]}, "BR-I07"),
        (lambda s: {"glory": [0, 0]}, "BR-I07"),
        (lambda s: {"stats": put(put(s.stats, 2, 6), 3, 1)}, "BR-I07"),
        (lambda s: {"upgrades": (clan_cards(s, 3), ())}, "BR-I08"),
        (lambda s: {"clans": (-1, -1)}, "BR-6.1"),
        (after(1, hands=((0,), (1,))), "BR-I12: too many"),
        (
            lambda s: {"figures": put(s.figures, GIMLE, 4), "fielded": put(s.fielded, 0, 4)},
            "BR-I06",
        ),
    ],
)
def test_what_is_just_allowed_is_not_said(change: Change, unsaid: str) -> None:
    s = fresh(2).s
    for field, value in change(s).items():
        setattr(s, field, value)
    assert [each for each in invariants(s) if each.startswith(unsaid)] == []


@clause("BR-I04")
def test_a_destroyed_province_has_neither_figures_nor_room() -> None:
    s = fresh(2).s
    gone = list(s.destroyed).index(1)
    said = f"BR-I04: figures in or room for figures in destroyed province {gone}"
    s.room[gone] = 1
    assert said in invariants(s)
    s.room[gone] = 0
    assert said not in invariants(s)
    s.figures[gone] = 1
    assert said in invariants(s)
