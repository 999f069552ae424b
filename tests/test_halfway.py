"""Between two questions the table can be looked at too: the same views, which tell a seat nothing that it does not learn."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import meadhall
from meadhall.engine import Event, Game
from meadhall.engine.ask import Together
from meadhall.engine.halfway import halfway
from meadhall.engine.view import told
from meadhall.games.lords_of_ragnarok.names import HERO

LORDS = "lords-of-ragnarok"

SAGAS = [
    "blood_rage/2-bots",
    "reavers_of_midgard/2-undo",
    "god_of_war/2-undo",
    "lords_of_ragnarok/2-undo",
]


def named(data: Any) -> Iterator[str]:
    """All values that stand somewhere in plain data."""
    if isinstance(data, dict):
        data = [*data.keys(), *data.values()]
    if isinstance(data, list):
        for part in data:
            yield from named(part)
    elif isinstance(data, str) and ":" in data:
        yield data


def open_heroes(game: Game[Any]) -> set[str]:
    """In Lords everybody's Hero lies open as a number of the state; the parts of a Battle call it by its name."""
    return {HERO[hero] for hero in game.s.hero if hero >= 0} if game.rules.id == LORDS else set()


class Watched:
    """A recorded game played again, looked at after every event."""

    def __init__(self, path: Path) -> None:
        self.whole = meadhall.load(path)
        whole = self.whole
        self.game: Game[Any] = meadhall.new(
            whole.rules.id, whole.seats, whole.seeds[0][1], dict(whole.options)
        )
        self.game.explicit_chance = True
        self.eyes: list[int | None] = [None, *range(whole.seats)]
        self.seen: list[tuple[Event, dict[int | None, dict[str, Any]]]] = []

    def look(self, event: Event) -> None:
        ask, pending = self.game.ask, self.game.pending
        self.game.ask, self.game.pending = Together(()), {}
        self.seen.append((event, {eye: json.loads(json.dumps(self.game.view(eye))) for eye in self.eyes}))
        self.game.ask, self.game.pending = ask, pending

    def to_next_question(self) -> None:
        self.seen = []
        self.game.play.listener = self.look
        answers = self.whole.all_answers()
        while not self.game.over:
            answer = answers[self.game.position + len(self.game.pending)]
            self.game.answer(answer.seat, answer.value)
            if not self.game.pending and not self.game.chance:
                return


@pytest.mark.parametrize("name", SAGAS)
def test_what_is_seen_between_two_questions_is_seen_at_them_or_told(name: str) -> None:
    watched = Watched(Path(__file__).parent / "sagas" / f"{name}.saga")
    looked = 0
    while not watched.game.over:
        before = {eye: watched.game.view(eye) for eye in watched.eyes}
        watched.to_next_question()
        for eye in watched.eyes:
            known = {*named(before[eye]), *named(watched.game.view(eye))}
            known |= open_heroes(watched.game)
            known |= {value for event, _ in watched.seen for value in named(told(event, eye)["params"])}
            for event, views in watched.seen:
                extra = {*named(views[eye]["zones"]), *named(views[eye]["facts"])} - known
                assert not extra, f"after {event.key} the view of {eye} shows {extra}"
                assert views[eye]["question"] is None
                looked += 1
    assert looked > 300


def test_the_table_halfway_is_the_table_that_the_rules_left_there() -> None:
    watched = Watched(Path(__file__).parent / "sagas" / "blood_rage" / "2-bots.saga")
    whole, compared, inside = watched.whole, 0, 0
    while not watched.game.over:
        watched.to_next_question()
        shown = {id(event): 0 for event, _ in watched.seen}
        at: dict[int, int] = {}
        for event, _ in watched.seen:
            at[event.at] = shown[id(event)] = at.get(event.at, 0) + 1
        heard = whole.events(None, spans=True)
        for event, views in watched.seen[:: max(1, len(watched.seen) // 3)]:
            # A span in which nothing was told is told to nobody: count what readers have heard.
            same = [one for one in heard if one["n"] == event.at]
            number = shown[id(event)]
            if len(same) != sum(one.at == event.at for one, _ in watched.seen):
                continue
            past = halfway(whole, event.at, number)
            if past is None:
                continue
            inside += 1
            for eye in watched.eyes:
                then = views[eye]
                now = json.loads(json.dumps(past.view(eye)))
                assert {**now, "decision": 0} == {**then, "decision": 0}
                compared += 1
    assert inside > 20
    assert compared == 3 * inside


def test_with_everything_told_the_question_shows_the_table() -> None:
    game = meadhall.load(Path(__file__).parent / "sagas" / "blood_rage" / "2-bots.saga")
    counts: dict[int, int] = {}
    for event in game.events(None, spans=True):
        counts[event["n"]] = counts.get(event["n"], 0) + 1
    assert halfway(game, game.position, counts[game.position]) is None
    assert halfway(game, game.position, counts[game.position] - 1) is not None
    assert halfway(game, 0, 1) is None, "before the first question there is none to begin from"
