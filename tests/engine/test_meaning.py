"""What a field means is declared: the table can be turned round, and a field that lies is found."""

from __future__ import annotations

import re
from typing import ClassVar

import pytest

import meadhall
from meadhall.audit import undeclared
from meadhall.engine import (
    FLAG,
    Bits,
    Count,
    Of,
    OneOf,
    Seat,
    Seats,
    State,
    Text,
    UpTo,
    knowledge,
    private,
    public,
    zone,
)
from meadhall.games import find_rules
from meadhall.laws import LawBroken, declared_law
from tests.engine.toy import Toy, toy


class Ring(State):
    participants: ClassVar[int] = 4

    first: int = public(Seat(()))
    winner: int = public(Seat((-1, -2)))
    word: str = public(OneOf("ebb", "flow"))
    letter: str = public(Text())
    gold: list[int] = public(Count(9), by="seat")
    stats: tuple[int, ...] = public(Count(6, least=1), by="seat", stride=2)
    rows: tuple[tuple[int, ...], ...] = public(FLAG, by=(2, "seat"))
    order: list[int] = public(Seat(()), by=UpTo(3))
    allies: tuple[int, ...] = public(Seats(), by=2)
    signs: list[int] = private(Bits(3), by="seat")
    named: list[list[int]] = public(Of("card"), by="seat")
    hands: list[list[int]] = zone("card", see="owner")
    piles: list[list[int]] = zone("card", see="nobody", by=2)
    seen: list[int] = knowledge("card")


def ring() -> Ring:
    """Three seats and one (number 3) whom the game plays."""
    return Ring(
        first=1,
        winner=3,
        word="ebb",
        letter="any",
        gold=[1, 2, 3, 4],
        stats=(1, 2, 3, 4, 5, 6, 1, 1),
        rows=((1, 0, 0, 1), (0, 1, 0, 0)),
        order=[2, 0, 1],
        allies=(0b0001, 0b1110),
        signs=[1, 2, 4, 7],
        named=[[5], [], [1, 2], []],
        hands=[[0], [1], [2], [3]],
        piles=[[4], [5]],
        seen=[0b001, 0b010, 0, 0, 0, 0],
    )


def test_the_table_turns_by_the_declarations_alone() -> None:
    turned = ring().turned(1, 3)
    assert turned.first == 0
    assert turned.winner == 3, "whom the game plays keeps its number"
    assert turned.gold == [2, 3, 1, 4]
    assert turned.stats == (3, 4, 5, 6, 1, 2, 1, 1)
    assert turned.rows == ((0, 0, 1, 1), (1, 0, 0, 0))
    assert turned.order == [1, 2, 0]
    assert turned.allies == (0b0100, 0b1011)
    assert turned.signs == [2, 4, 1, 7]
    assert turned.named == [[], [1, 2], [5], []]
    assert turned.hands == [[1], [2], [0], [3]]
    assert turned.piles == [[4], [5]]
    assert turned.seen == [0b100, 0b001, 0, 0, 0, 0]
    assert (turned.word, turned.letter) == ("ebb", "any")


@pytest.mark.parametrize("k", [0, 1, 2])
def test_turned_all_the_way_round_it_is_the_same(k: int) -> None:
    assert ring().turned(k, 3).turned((3 - k) % 3, 3) == ring()
    assert ring().turned(k, 3).misfits(3) == []


@pytest.mark.parametrize(
    ("name", "value", "sentence"),
    [
        ("first", -1, "first is -1, which is not Seat"),
        ("winner", 4, "winner is 4"),
        ("word", "rain", "word is 'rain'"),
        ("gold", [1, 10], r"gold\[1\] is 10, which is not Count"),
        ("gold", [1, 1, 1, 1, 1], "gold has 5 entries where 4 are declared"),
        ("stats", (0,) * 8, r"stats\[0\] is 0"),
        ("rows", ((), (), ()), "rows has 3 entries where 2 are declared"),
        ("order", [0, 1, 2, 0], "order has 4 entries where 3"),
        ("allies", (16, 0), r"allies\[0\] is 16"),
        ("signs", [8], r"signs\[0\] is 8"),
        ("named", [[-1]], r"named\[0\]\[0\] is -1"),
    ],
)
def test_a_value_that_is_not_declared_is_found(name: str, value: object, sentence: str) -> None:
    state = ring()
    setattr(state, name, value)
    (found,) = state.misfits(3)[:1]
    assert re.search(sentence, found), found


def test_a_field_that_does_not_say_what_it_means_is_named_by_the_audit() -> None:
    class Mute(State):
        number: int = public()
        row: list[int] = public(FLAG)
        heaps: list[list[int]] = zone("card", see="all")
        pool: list[int] = zone("card", see="all")

    said = undeclared(Mute)
    assert [problem.split(" does not ")[0].rpartition(".")[2] for problem in said] == [
        "number",
        "row",
        "heaps",
    ]
    assert undeclared(Ring) == undeclared(Toy) == []


def test_a_declaration_that_cannot_be_is_refused() -> None:
    for mark in (public(Count(1), by="seat"), public(Count(1), stride=3)):
        with pytest.raises(TypeError, match="field x: `by` counts"):
            type("Odd", (State,), {"__annotations__": {"x": int}, "x": mark, "__module__": __name__})


def test_the_law_finds_a_field_that_lies() -> None:
    game = toy()
    declared_law(game)
    game.s.gold[1] = 1000
    with pytest.raises(LawBroken, match=r"gold\[1\] is 1000"):
        declared_law(game)


@pytest.mark.parametrize("game", meadhall.shelf())
def test_every_field_of_every_game_is_declared(game: str) -> None:
    assert undeclared(find_rules(game).state) == []
