"""Whatever lies open on the table is told on the terminal's table: derived from the declarations of the state.

A recorded game is played again. Each public field is changed, and from each zone that somebody may look into a component is taken away, at
positions where it holds something: what the terminal shows must become something else. `KEPT` names the fields that nobody needs to see.
"""

from __future__ import annotations

import io
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.console import Console

import meadhall
from meadhall.cli import screen
from meadhall.cli.speech import Speech, Words
from meadhall.engine import Bits, Count, Game, Of, OneOf, Seat, Seats
from meadhall.engine.state import Field
from meadhall.games import find_rules

SAGAS = Path(__file__).parent.parent / "sagas"
WIDTH = 120
TRIES = 20
"""How often a field is tried before it counts as not shown."""
EVERY = 25
"""At every such position a field is tried although it holds what it held before."""

PLAYED: dict[str, list[str | dict[str, str]]] = {
    "blood-rage": ["blood_rage/4-bots"],
    "god-of-war": ["god_of_war/3-bots", "god_of_war/1-bots"],
    "lords-of-ragnarok": [
        "lords_of_ragnarok/1-bots",
        "lords_of_ragnarok/3-bots",
        {"challenge_relentless": "yes"},
    ],
    "reavers-of-midgard": ["reavers_of_midgard/3-bots", {"open_piles": "yes"}],
}
"""Recorded games; options stand for a game with them that is played at random, with the fewest seats."""

AT_THE_END = "the game is over then: the result says it"
BY_WHY = "what is used up is not offered, and `why` says so"
AS_OPTIONS = "they are the options of the question"
KEPT: dict[str, dict[str, str]] = {
    "blood-rage": {
        "packs": AS_OPTIONS,
        "witnesses": "where the Valkyries stood when the battle began",
    },
    "god-of-war": {
        "won": AT_THE_END,
        "lost": AT_THE_END,
        "completed": "the Quest ends at once and the next one lies there",
        "active": "the seat that is asked, or whose turn it is",
        "grid": "the Scene cards themselves",
        "custom": "the Scene itself, as somebody wrote it",
        "dashboards": "the Heroes of a seat",
        "medium": "Mimir stands in the column of his Medium",
        "mimir_column": "Mimir stands in it",
        "spots_used": BY_WHY,
        "called": "who has declined to help is not asked",
        "taken": BY_WHY,
        "fired": "told when it happens",
        "killed": "the Scene cards say who is defeated",
        "flipped": "which cards have been flipped by this rune is told when it happens",
        "box": "removed from the game",
        "unused": "not in this game",
    },
    "lords-of-ragnarok": {
        "winner": AT_THE_END,
        "ending": AT_THE_END,
        "humans": "the names of the participants",
        "first_human": "the order of the participants",
        "fought": BY_WHY,
        "once": BY_WHY,
        "gained": "told when it happens",
        "block_token": "told when it happens",
        "arbiter": "who is asked for the Followers",
        "finish_lands": "an option of the table",
        "hero_offer": AS_OPTIONS,
        "story_offer": AS_OPTIONS,
    },
    "reavers-of-midgard": {
        "active": "whose pawn lies on the location that is activated",
        "over": AT_THE_END,
        "totals": AT_THE_END,
    },
}


def told(say: Speech, game: Game[Any], words: Words) -> str:
    """The table and the question, as the seat that is asked sees them."""
    out = io.StringIO()
    say.console = Console(file=out, width=WIDTH, highlight=False)
    ask = game.questions[0]
    screen.board(say, game, ask.seat, words)
    screen.question(say, ask, words, game)
    return out.getvalue()


def played(name: str, how: str | dict[str, str]) -> Iterator[Game[Any]]:
    """The positions of a game, one after the other."""
    if isinstance(how, str):
        record = meadhall.load(SAGAS / f"{how}.saga")
        game = meadhall.new(name, record.seats, record.seeds[0][1], record.options)
        for answer in record.all_answers():
            if answer.seat >= 0:
                yield game
                game.answer(answer.seat, answer.value)
    else:
        game, random = meadhall.new(name, find_rules(name).seats.start, 4, how), Random(4)
        while not game.over:
            yield game
            game.answer(game.questions[0].seat, random.choice(game.questions[0].values))


def leaves(value: Any, path: tuple[int, ...] = ()) -> Iterator[tuple[tuple[int, ...], Any]]:
    if isinstance(value, list | tuple):
        for i, item in enumerate(value):
            yield from leaves(item, (*path, i))
    else:
        yield path, value


def piles(value: Any, path: tuple[int, ...] = ()) -> Iterator[tuple[int, ...]]:
    """Where the lists of components are that are not empty."""
    if value and isinstance(value[0], list | tuple):
        for i, item in enumerate(value):
            yield from piles(item, (*path, i))
    elif value:
        yield path


def with_(value: Any, path: tuple[int, ...], new: Any) -> Any:
    """The same lists with something else at one place."""
    if not path:
        return new
    items = list(value)
    items[path[0]] = with_(items[path[0]], path[1:], new)
    return type(value)(items)


def at(value: Any, path: tuple[int, ...]) -> Any:
    for i in path:
        value = value[i]
    return value


def others(field: Field, value: Any, seats: int) -> list[Any]:
    """What else a number may be, by its meaning."""
    what = field.what
    if isinstance(what, Count):
        return [new for new in (value + 1, value - 1) if what.least <= new <= what.most]
    if isinstance(what, Seat):
        return [new for new in (*range(seats), *what.others) if new != value]
    if isinstance(what, Seats | Bits):
        return [value ^ 1, value ^ 2]
    if isinstance(what, OneOf):
        return [new for new in what.values if new != value][:3]
    return []


def changed(field: Field, value: Any, seats: int) -> Iterator[Any]:
    """The value of a field with one thing in it changed."""
    if field.role == "zone" or isinstance(field.what, Of):
        for path in list(piles(value))[:4]:
            pile = at(value, path)
            yield with_(value, path, type(pile)(list(pile)[1:]))
    else:
        some = list(leaves(value))
        for path, number in [*some[:3], *some[3 :: max(1, len(some) // 6)]]:
            for new in others(field, number, seats):
                yield with_(value, path, new)


def to_be_shown(game: Game[Any]) -> list[Field]:
    """Public fields, and zones into which somebody may look."""
    return [
        field
        for field in game.s.fields
        if (field.role == "plain" and field.see == "all") or (field.role == "zone" and field.see != "nobody")
    ]


def unseen(name: str) -> tuple[set[str], set[str]]:
    """The fields whose change nobody sees, and those that never held anything."""
    say = Speech("en")
    fields = {field.name: field for field in to_be_shown(meadhall.new(name, seed=1))}
    missing = {key: field for key, field in fields.items() if key not in KEPT[name]}
    tries = dict.fromkeys(missing, 0)
    for how in PLAYED[name]:
        last: dict[str, Any] = {}
        for position, game in enumerate(played(name, how)):
            words, base = Words(game.rules, "en"), ""
            for field in list(missing.values()):
                value = getattr(game.s, field.name)
                if tries[field.name] >= TRIES or (last.get(field.name) == repr(value) and position % EVERY):
                    continue
                last[field.name] = repr(value)
                ways = list(changed(field, value, game.seats))
                base = base or (told(say, game, words) if ways else "")
                tries[field.name] += bool(ways)
                if any(shows(say, game, words, field.name, new, base) for new in ways):
                    del missing[field.name]
            if all(tries[each] >= TRIES for each in missing):
                break
    return {each for each in missing if tries[each]}, {each for each in missing if not tries[each]}


def shows(say: Speech, game: Game[Any], words: Words, name: str, new: Any, base: str) -> bool:
    """Does the terminal show something else when a field is changed?"""
    value = getattr(game.s, name)
    setattr(game.s, name, new)
    try:
        return told(say, game, words) != base
    except (IndexError, KeyError, ValueError, AssertionError):
        return False  # a position that cannot be
    finally:
        setattr(game.s, name, value)


@pytest.mark.parametrize("name", sorted(PLAYED))
def test_every_public_fact_is_on_the_table_of_the_terminal(name: str) -> None:
    silent, empty = unseen(name)
    assert not silent, "changed, and the terminal shows the same"
    assert not empty, "never filled in the recorded games: add one that fills it"


@pytest.mark.parametrize("name", sorted(PLAYED))
def test_what_is_kept_from_the_table_exists(name: str) -> None:
    fields = {field.name for field in to_be_shown(meadhall.new(name, seed=1))}
    assert set(KEPT[name]) <= fields
