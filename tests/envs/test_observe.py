"""The observation says what is there, from the seat that looks, and nothing that is hidden: laws held in games of every size."""

from __future__ import annotations

import gc
import re
import time
from random import Random
from typing import Any

import numpy as np
import pytest

import meadhall
from meadhall.engine import Choose, EngineError, Game, Subset, zone
from meadhall.envs.actions import action_table, turned
from meadhall.envs.observe import Layout, layout
from meadhall.envs.slots import shown
from meadhall.games import find_rules

GAMES = meadhall.shelf()
TABLES = [(game, seats) for game in GAMES for seats in find_rules(game).seats]


def positions(game: str, seats: int, share: float, seeds: int = 1, **options: Any) -> Any:
    """Some positions of games played at random."""
    for seed in range(seeds):
        table = meadhall.new(game, seats, f"look-{seed}", options)
        random = Random(seed)
        while not table.over:
            if random.random() < share:
                yield table
            question = random.choice(table.questions)
            table.answer(question.seat, random.choice(question.values))
        yield table


def turned_question(ask: Choose, k: int, seats: int) -> Choose:
    """The question as it is asked when seat `k` sits in seat 0."""
    seat = (ask.seat - k) % seats
    params = {name: turned(value, k, seats) for name, value in ask.params.items()}
    if not isinstance(ask, Subset):
        return Choose(seat, ask.key, [turned(v, k, seats) for v in ask.values], params=params)
    new = Subset(seat, ask.key, [turned(v, k, seats) for v in ask.members], params=params)
    new.draft(tuple(turned(v, k, seats) for v in ask.chosen))
    new._values = [turned(v, k, seats) for v in ask.values]
    return new


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_table_turned_round_looks_the_same_from_the_turned_seat(game: str, seats: int) -> None:
    made = layout(game, seats)
    for table in positions(game, seats, 0.06):
        for k in range(seats):
            state = table.s.turned(k, seats)
            questions = [turned_question(ask, k, seats) for ask in table.questions]
            for seat in range(seats):
                other = (seat + k) % seats
                assert np.array_equal(made.look(state, questions, seat), made.vector(table, other))
                assert np.array_equal(made.mask_of(questions, seat), made.mask(table, other))


@pytest.mark.parametrize(("seats", "followers"), [(1, 3), (2, 2), (3, 1)])
def test_followers_keep_their_places_when_the_seats_are_turned(seats: int, followers: int) -> None:
    made = layout("lords-of-ragnarok", seats)
    for table in positions("lords-of-ragnarok", seats, 0.04, followers=followers):
        for k in range(seats):
            state = table.s.turned(k, seats)
            assert state.army_at[6 * seats :] == table.s.army_at[6 * seats :]
            assert np.array_equal(made.look(state, [], 0), made.look(table.s, [], k))


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_what_looks_the_same_is_the_same_vector(game: str, seats: int) -> None:
    """A world dealt anew for a seat has the same view, byte for byte; nothing hidden enters the vector."""
    made = layout(game, seats)
    for table in positions(game, seats, 0.06):
        for seat in range(seats):
            world = table.sample_world(seat, table.decision)
            assert np.array_equal(made.vector(world, seat), made.vector(table, seat))
            assert np.array_equal(made.mask(world, seat), made.mask(table, seat))


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_number_keeps_its_bounds_and_every_question_has_its_own_slot(game: str, seats: int) -> None:
    made = layout(game, seats)
    least, most = made.bounds()
    assert len({slot.name for slot in made.slots}) == made.length
    slots = {slot.name: n for n, slot in enumerate(made.slots)}
    asks = {key: slots[f"asked={key}"] for key in find_rules(game).keys.asks}
    for table in positions(game, seats, 0.3):
        for seat in range(seats):
            vector = made.vector(table, seat)
            assert ((least <= vector) & (vector <= most)).all()
            asked = [ask.key for ask in table.questions if ask.seat == seat]
            assert [key for key, n in asks.items() if vector[n]] == asked
            waiting = {ask.seat for ask in table.questions}
            assert bool(vector[slots["waiting&me"]]) == (seat in waiting)


@pytest.mark.parametrize("game", GAMES)
def test_a_field_writes_its_own_slots_and_no_others(game: str) -> None:
    seats = find_rules(game).seats[-1]
    made = layout(game, seats)
    far = [table.s.copy() for table in positions(game, seats, 0.05)]
    seen = set()
    for one, other in zip(far, far[len(far) // 2 :], strict=False):
        before = made.look(one, [], 1)
        for field in shown(type(one)):
            mixed = one.copy()
            setattr(mixed, field.name, getattr(other, field.name))
            changed = np.flatnonzero(made.look(mixed, [], 1) != before)
            names = {made.slots[n].name for n in changed}
            assert {re.split(r"[.=&:\[]", name)[0] for name in names} <= {field.name}
            if field.role == "plain" and getattr(one, field.name) != getattr(other, field.name):
                assert names, field.name
                seen.add(field.name)
    assert len(seen) > 10


def drafting(seats: int) -> Game[Any]:
    """Blood Rage when everybody holds a pack."""
    table = meadhall.new("blood-rage", seats=seats, seed=4)
    while not table.s.packs[0]:
        table.answer(table.questions[0].seat, table.questions[0].values[0])
    return table


def at(made: Layout, vector: Any, name: str) -> float:
    return float(vector[next(n for n, slot in enumerate(made.slots) if slot.name == name)])


def test_the_vector_tells_what_is_seen() -> None:
    table = drafting(3)
    made = layout("blood-rage", 3)
    s = table.s
    s.glory = [0, 17, 30]
    s.first = 2
    s.phase = "action"
    s.owners = (1, *s.owners[1:])
    s.warriors[15 * 1 + 4] = 2
    for seat, me, left in ((0, 0.0, 0.17), (1, 0.17, 0.3), (2, 0.3, 0.0)):
        seen = made.vector(table, seat)
        assert at(made, seen, "glory[me]") == pytest.approx(me)
        assert at(made, seen, "glory[+1]") == pytest.approx(left)
    seen = made.vector(table, 1)
    assert (at(made, seen, "first=+1"), at(made, seen, "first=me")) == (1, 0)
    assert (at(made, seen, "phase=action"), at(made, seen, "phase=quest")) == (1, 0)
    assert at(made, seen, "owners[0]=me") == 1
    assert at(made, seen, "warriors[me][4]") == pytest.approx(2 / 8)
    own = sum(at(made, seen, slot.name) > 0 for slot in made.slots if slot.name.startswith("packs[me]"))
    assert own >= 6
    assert not any(slot.name.startswith("packs[me]:hidden") for slot in made.slots)
    assert at(made, seen, "packs[+1]:hidden") == pytest.approx(8 / 102)
    asked = [slot.name for slot, x in zip(made.slots, seen, strict=True) if slot.name[:5] == "asked" and x]
    question = table.question(1)
    assert question is not None
    assert asked == [f"asked={question.key}"]


def test_a_card_that_a_seat_knows_is_seen_in_a_strange_hand() -> None:
    table = drafting(2)
    made = layout("blood-rage", 2)
    card = table.s.packs[1][0]
    name = f"packs[+1]:card:{table.rules.kinds['card'][card].partition('#')[0]}"
    assert at(made, made.vector(table, 0), name) == 0
    table.s.seen[card] = 0b01
    assert at(made, made.vector(table, 0), name) > 0
    assert at(made, made.vector(table, 0), "packs[+1]:hidden") == pytest.approx(7 / 102)


@pytest.mark.parametrize(
    ("game", "zone", "kind"),
    [
        ("god-of-war", "upgrade_top", "card"),
        ("god-of-war", "tops", "card"),
        ("reavers-of-midgard", "slots", "card"),
        ("lords-of-ragnarok", "action_rows", "action"),
    ],
)
def test_the_order_is_seen_where_it_matters(game: str, zone: str, kind: str) -> None:
    table = meadhall.new(game, 2, 1)
    names = [name.partition("#")[0] for name in table.rules.kinds[kind]]
    first, second = 0, next(i for i, name in enumerate(names) if name != names[0])
    flat = next(field for field in table.s.fields if field.name == zone).depth == 1
    seen = []
    for heap in ((first, second), (second, first)):
        setattr(table.s, zone, heap if flat else (heap,))
        seen.append(layout(game, 2).look(table.s, [], 0))
    slots = [slot.name for slot in layout(game, 2).slots]
    changed = {slots[i] for i in np.flatnonzero(seen[0] != seen[1])}
    assert len(changed) == 2
    assert all(name.startswith(zone) and name.endswith(":first") for name in changed)


def test_only_what_all_see_is_ordered() -> None:
    with pytest.raises(ValueError, match="only a zone that all see"):
        zone("card", see="owner", ordered=True)


def test_what_is_chosen_so_far_of_a_set_is_seen() -> None:
    made = layout("blood-rage", 2)
    table = meadhall.new("blood-rage", seats=2, seed=4)
    ask = Subset(0, "action", ["seat:0", "seat:1", "seat:1"])
    ask.draft(("seat:1",))
    assert at(made, made.look(table.s, [ask], 0), "chosen=seat:1") == pytest.approx(1 / 2)
    assert at(made, made.look(table.s, [ask], 0), "chosen=seat:0") == 0
    assert at(made, made.look(table.s, [ask], 1), "chosen=seat:1") == 0, "nobody else sees it"


def test_what_does_not_fit_is_an_error_that_names_the_field() -> None:
    table = drafting(2)
    made = layout("blood-rage", 2)
    table.s.rage[1] = 13
    with pytest.raises(EngineError, match=r"blood-rage: rage\[1\] is 13, which is not Count"):
        made.vector(table, 0)
    table.s.rage[1] = 12
    table.s.fighters = (0, 1, 0, 1, 0)
    with pytest.raises(EngineError, match="fighters has 5 entries where 4 are declared"):
        made.vector(table, 0)
    table.s.fighters = ()
    with pytest.raises(EngineError, match="asks 'dance'"):
        made.look(table.s, [Choose(0, "dance", ["yes"])], 0)
    with pytest.raises(EngineError, match="numbers that no vector holds"):
        made.look(table.s, [Choose(0, "action", ["yes"], params={"n": -1})], 0)


@pytest.mark.parametrize("game", GAMES)
def test_a_layout_is_made_at_once(game: str) -> None:
    """The best of three counts: a machine that is busy makes a layout slower, never faster."""
    table = meadhall.new(game)

    def seconds() -> float:
        action_table.cache_clear()
        start = time.process_time()
        made = Layout(game, table.seats)
        for seat in range(table.seats):
            made.vector(table, seat)
        return time.process_time() - start

    gc.collect()
    gc.disable()
    try:
        assert min(seconds() for _ in range(3)) < 0.2
    finally:
        gc.enable()
