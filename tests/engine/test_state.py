"""Copy, equality, digest and JSON come from the declarations alone."""

from __future__ import annotations

import json
from typing import Any

import pytest

from meadhall.engine import MeadhallError, State, private, public, zone
from meadhall.engine.state import Refill, knowledge
from meadhall.engine.worlds import Hidden


class Small(State):
    number: int = public()
    word: str = private()
    pair: tuple[int, ...] = public()
    row: list[int] = public()
    grid: list[list[int]] = public()
    deep: list[list[list[int]]] = public()
    hands: list[list[int]] = zone("card", see="owner")
    piles: tuple[tuple[int, ...], ...] = zone("card", see="owner")
    seen: list[int] = knowledge("card")


def small() -> Small:
    return Small(
        number=3,
        word="x",
        pair=(1, 2),
        row=[1],
        grid=[[1], [2]],
        deep=[[[1], []], [[2, 3]]],
        hands=[[0], [1, 2]],
        piles=((3,), (4, 5)),
        seen=[1, 2, 4, 0, 0, 0],
    )


def test_a_copy_is_equal_and_shares_nothing_that_can_change() -> None:
    state = small()
    state.agenda.append(("turn", (1,)))
    copy = state.copy()
    assert copy == state
    assert copy.digest() == state.digest()
    copy.row.append(9)
    copy.grid[0].append(9)
    copy.deep[0][0].append(9)
    copy.hands[1].append(9)
    copy.agenda.append(("end", ()))
    assert state.row == [1]
    assert state.grid == [[1], [2]]
    assert state.deep == [[[1], []], [[2, 3]]]
    assert state.hands == [[0], [1, 2]]
    assert state.agenda == [("turn", (1,))]
    assert copy.piles is state.piles


def test_every_field_counts_for_equality_and_digest() -> None:
    for field in Small.fields:
        other = small()
        value: Any = getattr(other, field.name)
        setattr(
            other, field.name, value + (value if field.depth or field.frozen or field.name == "word" else 1)
        )
        assert other != small(), field.name
        assert other.digest() != small().digest(), field.name


def test_json_gives_the_same_state_back() -> None:
    state = small()
    state.agenda.append(("turn", (1, "north")))
    assert Small.from_json(json.loads(json.dumps(state.to_json()))) == state


def test_a_stored_state_with_other_fields_is_refused_in_one_sentence() -> None:
    data = small().to_json()
    del data["row"]
    with pytest.raises(MeadhallError, match="'row' is missing or unknown"):
        Small.from_json(data)


def test_fields_start_empty_and_unknown_ones_are_refused() -> None:
    assert Small().row == []
    assert Small().number == 0
    assert Small().pair == ()
    assert Small().piles == ()
    with pytest.raises(TypeError, match="no field colour"):
        Small(colour=1)


def test_a_declaration_that_cannot_be_kept_is_refused_at_once() -> None:
    with pytest.raises(TypeError, match=r"public\(\), private\(\)"):
        type("Bare", (State,), {"__annotations__": {"x": int}, "__module__": __name__})
    with pytest.raises(TypeError, match="int, str, bool"):
        type("Odd", (State,), {"__annotations__": {"x": dict}, "x": public(), "__module__": __name__})
    with pytest.raises(TypeError, match="a list per seat"):
        type(
            "Flat",
            (State,),
            {"__annotations__": {"x": list[int]}, "x": zone("card", see="owner"), "__module__": __name__},
        )
    with pytest.raises(ValueError, match="all, owner or nobody"):
        zone("card", see="friends")


def test_a_refill_moves_components_in_the_parts_it_was_prepared_for() -> None:
    state, row = small(), [2, 1, 0, 3, 5, 4]
    for each in Small.zones:
        Refill(state, each, [1], place={component: component for component in range(6)}).put(state, row)
    assert state.hands == [[0], [1, 0]]
    assert state.piles == ((3,), (5, 4))
    Refill(state, Small.zones[0], [0], place={0: 4, 1: 0, 2: 1, 3: 2, 4: 3, 5: 5}).put(state, row)
    assert state.hands == [[5], [1, 0]]


def test_what_is_known_of_a_component_moves_with_it() -> None:
    state = small()
    Hidden({0: 0, 1: 1, 2: 2}, [], [], 0, [], "seen").exchange(state, [2, 1, 0, 3, 5, 4])
    assert state.seen == [4, 2, 1, 0, 0, 0]


def test_located_names_zone_owner_and_component() -> None:
    assert small().components("card") == [c for _, _, c in small().located("card")]
    assert [(field.name, owner, c) for field, owner, c in small().located("card")] == [
        ("hands", 0, 0),
        ("hands", 1, 1),
        ("hands", 1, 2),
        ("piles", 0, 3),
        ("piles", 1, 4),
        ("piles", 1, 5),
    ]


def test_the_digest_does_not_know_how_the_rules_are_cut_into_frames() -> None:
    state = small()
    before = state.digest()
    state.agenda.append(("turn", (1,)))
    assert state.digest() == before
