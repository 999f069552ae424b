"""What the games share beside the kernel: name tables, piles, positions written down, content files, the reference."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from meadhall.engine import MeadhallError, ScenarioError
from meadhall.engine.arranging import Stock, find, index, known, listed, number, one_of
from meadhall.engine.content import (
    ContentError,
    Item,
    content_hash,
    demand,
    items,
    named,
    nothing_left,
    read_toml,
    records,
)
from meadhall.engine.piles import added, empty, put, raised, removed, without
from meadhall.engine.reference import in_a_row, pieces, reference
from meadhall.engine.values import Values, clockwise
from meadhall.games import SHELF, find_rules
from tests.engine.toy import TOY as RULES


def test_a_name_table_leads_to_the_values_and_back() -> None:
    figure = Values("figure", ["warrior", "leader"])
    assert tuple(figure) == ("figure:warrior", "figure:leader")
    assert figure[figure.of["figure:leader"]] == "figure:leader"
    assert figure.named == {"warrior": 0, "leader": 1}
    assert figure.names == ("warrior", "leader")
    assert Values("seat", range(2)).of == {"seat:0": 0, "seat:1": 1}


def test_name_tables_can_be_joined_and_pickled() -> None:
    both = Values.joined(Values("die", ["red"]), Values("upgrade", ["oars"]))
    assert both.of == {"die:red": 0, "upgrade:oars": 1}
    again = pickle.loads(pickle.dumps(both))
    assert again == both
    assert again.of == both.of


def test_clockwise_begins_with_the_first_seat() -> None:
    assert clockwise(3, 1) == (1, 2, 0)


def test_piles_are_replaced_never_changed() -> None:
    piles = ((1, 2), (), (7,))
    assert empty(3) == ((), (), ())
    assert put(piles, 1, [5, 6]) == ((1, 2), (5, 6), (7,))
    assert added(piles, 0, 3, 4) == ((1, 2, 3, 4), (), (7,))
    assert removed(piles, 0, 1) == ((2,), (), (7,))
    assert without((1, 2, 3), 2) == (1, 3)
    assert raised(piles, 0, 1, -5) == ((1, -3), (), (7,))
    assert piles == ((1, 2), (), (7,))


def test_a_position_is_read_as_it_is_written() -> None:
    assert known({"age": 1}, ("age", "first"), "the table") == {"age": 1}
    assert listed([1, 2], "pawns", 2) == [1, 2]
    assert one_of("axes", ("rage", "axes"), "stat") == "axes"
    assert index("axes", ("rage", "axes"), "stat") == 1
    assert [number(3, 0, 5, "rage"), number("2", 0, 5, "seat"), number(-1, -1, 5, "active")] == [3, 2, -1]
    stock = Stock(("farm#1", "farm#2", "wall"), "tile")
    assert stock.all(["farm", "wall"]) == [0, 2]
    assert stock.take("tile:farm#2") == 1
    assert stock.free == []
    assert find("farm", [1], stock.names, "tile") == 1


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        (lambda: known({"agee": 1}, ("age", "first"), "the table"), "the table has no 'agee'; it has: age, first"),
        (lambda: known([], ("age",), "the table"), "the table must be a table, not []"),
        (lambda: listed("x", "pawns"), "pawns must be a list, not 'x'"),
        (lambda: listed([1, 2], "pawns", 1), "pawns must be a list of at most 1, not [1, 2]"),
        (lambda: one_of("ax", ("rage", "axes"), "stat"), "there is no stat 'ax'; there are: rage, axes"),
        (lambda: number(7, 0, 5, "rage"), "rage must be a number from 0 to 5, not 7"),
        (lambda: number("x", 0, 5, "rage"), "rage must be a number from 0 to 5, not 'x'"),
        (lambda: number(True, 0, 5, "rage"), "rage must be a number from 0 to 5, not True"),
        (lambda: find("barn", [0], ("farm#1",), "tile"), "there is no tile 'barn'"),
        (lambda: find("farm", [], ("farm#1",), "tile"), "there is no tile 'farm' left to place"),
    ],
)  # fmt: skip
def test_a_position_that_cannot_be_is_refused(wrong: Callable[[], object], sentence: str) -> None:
    with pytest.raises(ScenarioError) as caught:
        wrong()
    assert str(caught.value) == sentence


def row(**data: Any) -> Item:
    return Item("cards.toml", "card x", {"src": "S+H", **data})


def test_a_row_gives_what_it_has() -> None:
    given = row(id="troll", n=3, list=[1, 2], kind="b", kinds=["a", "c"], big=True, glory=1)
    assert given.src == "S+H"
    assert given.word("id") == "troll"
    assert (given.number("n"), given.number("m", 4)) == (3, 4)
    assert given.numbers("list", 2) == (1, 2)
    assert given.index("kind", ("a", "b", "c")) == 1
    assert given.indexes("kinds", ("a", "b", "c")) == (0, 2)
    assert given.flag("big") is True
    assert given.amounts(("glory", "food")) == {"glory": 1}
    given.end()


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        (lambda: row(n=0).number("n", least=1), "cards.toml: card x: n is 0; expected a whole number of at least 1"),
        (lambda: row(n=True).number("n"), "cards.toml: card x: n is True; expected a whole number of at least 0"),
        (lambda: row(n=[]).numbers("n"), "cards.toml: card x: n is []; expected a list of whole numbers"),
        (lambda: row(n=[1]).numbers("n", 2), "cards.toml: card x: n is [1]; expected 2 numbers"),
        (lambda: row().word("id"), "cards.toml: card x: id is None; expected a word"),
        (lambda: row(k="z").index("k", ("a", "b")), "cards.toml: card x: k is 'z'; expected one of a, b"),
        (lambda: row(k=["z"]).indexes("k", ("a", "b")), "cards.toml: card x: k is ['z']; expected a list of a, b"),
        (lambda: row(b=1).flag("b"), "cards.toml: card x: b is 1; expected true or false"),
        (lambda: row(glory="1").amounts(["glory"]), "cards.toml: card x: glory is '1'; expected a whole number"),
        (lambda: row(odd=1).end(), "cards.toml: card x has the unknown field 'odd'"),
        (lambda: Item("a.toml", "x", 3), "a.toml: x is 3; expected a table"),
        (lambda: Item("a.toml", "x", {}), "a.toml: x has the source None; expected S, P or H, joined by '+'"),
        (lambda: items("a.toml", {}, "card"), "a.toml has no list 'card'"),
        (lambda: named("a.toml", {"t": {"x": {}}}, "t", "xy"), "a.toml: the table [t] must have exactly the rows x, y"),
        (lambda: nothing_left({"a.toml": {}, "b.toml": {"z": 1}}), "b.toml has the unknown table 'z'"),
        (lambda: demand(1 > 2, "Blood Rage", "61 cards expected"), "Blood Rage: 61 cards expected"),
    ],
)  # fmt: skip
def test_a_row_that_cannot_be_names_its_file_and_what_was_expected(
    wrong: Callable[[], object], sentence: str
) -> None:
    with pytest.raises(ContentError) as caught:
        wrong()
    assert str(caught.value) == sentence
    assert isinstance(caught.value, MeadhallError)


class Rune(NamedTuple):
    id: str
    tokens: int
    src: str


def test_rows_are_taken_out_of_their_file_as_rows_or_as_named_tuples() -> None:
    data: dict[str, Any] = {"rune": [{"id": "uruz", "tokens": 4, "src": "S"}], "t": {"y": {"src": "P"}, "x": {"src": "P"}}}  # fmt: skip
    assert records("a.toml", data, "rune", Rune) == (Rune("uruz", 4, "S"),)
    assert [each.where for each in items("a.toml", data, "rune")] == ["a.toml: rune uruz"]
    assert [each.where for each in named("a.toml", data, "t", ("x", "y"))] == ["a.toml: t.x", "a.toml: t.y"]
    nothing_left({"a.toml": data})
    with pytest.raises(ContentError, match=r"a\.toml: rune row 1: field 'tokens' is missing or unknown"):
        records("a.toml", {"rune": [{"id": "uruz", "src": "S"}]}, "rune", Rune)


def test_a_file_is_read_or_named(tmp_path: Path) -> None:
    (tmp_path / "a.toml").write_text("x = 1\n")
    (tmp_path / "b.toml").write_text("x = \n")
    assert read_toml(tmp_path, "a.toml") == {"x": 1}
    with pytest.raises(ContentError, match=r"b\.toml is not valid TOML"):
        read_toml(tmp_path, "b.toml")
    with pytest.raises(ContentError, match=r"the content file c\.toml is missing"):
        read_toml(tmp_path, "c.toml")


def test_the_hash_of_the_content_does_not_depend_on_the_ends_of_lines(tmp_path: Path) -> None:
    (tmp_path / "scenes").mkdir()
    (tmp_path / "a.toml").write_bytes(b"x = 1\ny = 2\n")
    (tmp_path / "scenes" / "b.toml").write_bytes(b"z = 3\n")
    here = content_hash(tmp_path)
    (tmp_path / "a.toml").write_bytes(b"x = 1\r\ny = 2\r\n")
    assert content_hash(tmp_path) == here
    (tmp_path / "scenes" / "b.toml").write_bytes(b"z = 4\n")
    assert content_hash(tmp_path) != here


@pytest.mark.parametrize("game", SHELF)
def test_a_game_written_with_other_ends_of_lines_has_the_same_content(game: str, tmp_path: Path) -> None:
    """Every game, with all its files: a saga must not be refused because of how a checkout writes lines."""
    rules = find_rules(game)
    folder = Path(import_module(f"meadhall.games.{SHELF[game]}").__file__ or "").parent / "content"
    files = sorted(folder.rglob("*.toml"))
    for path in files:
        copy = tmp_path / path.relative_to(folder)
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_bytes(path.read_bytes().replace(b"\r\n", b"\n").replace(b"\n", b"\r\n"))
    assert files
    assert content_hash(tmp_path) == rules.content_hash


def test_a_game_that_declares_no_reference_has_the_kinds_of_its_components() -> None:
    found = reference(RULES)
    assert {each.kind for each in found} == set(RULES.kinds)
    assert sum(each.copies for each in found) == sum(len(names) for names in RULES.kinds.values())
    assert not any(each.house_made for each in found)


PIECE = """
[[piece]]
value = "piece:doom"
group = "token"
src = "S"
clauses = ["T-1", "T-2"]
"""


def with_pieces(folder: Path, text: str) -> Path:
    (folder / "pieces").mkdir(exist_ok=True)
    (folder / "pieces" / "pieces.toml").write_text(text, "utf-8")
    return folder


def test_loose_pieces_take_their_numbers_from_the_player_aid(tmp_path: Path) -> None:
    assert pieces(tmp_path, {}) == []
    one, many = pieces(
        with_pieces(
            tmp_path, PIECE + PIECE.replace("doom", "base") + 'copies = "bases"\nfacts = ["fact-base"]\n'
        ),
        {"bases": 44, "row": "1 | 2"},
    )
    assert (one.value, one.group, one.copies, one.clauses) == ("piece:doom", "token", 1, ("T-1", "T-2"))
    assert (many.copies, many.facts) == (44, (("fact-base", {"bases": 44, "row": "1 | 2"}),))


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ('copies = "row"', "the player aid has no such whole number"),
        ("copies = 0", "expected a whole number of at least 1"),
        ("facts = [1]", "expected a list of words"),
        ("colour = 1", "unknown field 'colour'"),
    ],
)
def test_a_piece_that_cannot_be_read_says_where(tmp_path: Path, line: str, complaint: str) -> None:
    with pytest.raises(ContentError, match=f"pieces.toml: piece 2.*{complaint}"):
        pieces(with_pieces(tmp_path, PIECE + PIECE + line), {"row": "1 | 2"})


def test_facts_with_commas_are_parted_by_semicolons() -> None:
    assert in_a_row(["Age 1", "Age 2"]) == "Age 1, Age 2"
    assert in_a_row(["next to 2, 4", "shore"]) == "next to 2, 4; shore"
