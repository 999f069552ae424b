"""Nothing that goes to a seat over the wire holds what is hidden from it: the view law at the level of bytes.

Afterwards the saga tells where every card lay at every moment; each message is held against that.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

import pytest

import meadhall
from meadhall.engine import CHANCE, Game
from meadhall.engine import saga as sagas
from meadhall.games import SHELF, find_rules
from meadhall.table.record import as_it_stood
from tests.engine.toy import TOY
from tests.overlay import View, fill_in
from tests.server.halls import Live, Player, Server
from tests.server.test_processes import reached

People = Callable[..., Player]


def hidden_from(game: Game[Any], seat: int | None) -> set[str]:
    """The components that lie where the seat cannot see them, straight from the state."""
    state, out = game.s, set()
    masks = {f.kind: getattr(state, f.name) for f in state.fields if f.role == "knowledge"}
    for kind, values in game.rules.values.items():
        for field, owner, component in state.located(kind):
            own = field.see == "owner" and owner == seat
            known = seat is not None and kind in masks and masks[kind][component] >> seat & 1
            if field.see != "all" and not own and not known:
                out.add(values[component])
    return out


def secret_from(game: Game[Any], seat: int | None) -> set[str]:
    """What a message may not name: a spectator may see a card that went back into a hand if all seats know it."""
    seats = range(game.seats) if seat is None else [seat]
    return set().union(*(hidden_from(game, each) for each in seats))


def values_in(data: Any) -> set[str]:
    if isinstance(data, dict):
        return set().union(*map(values_in, data.values())) if data else set()
    if isinstance(data, list):
        return set().union(*map(values_in, data)) if data else set()
    return {data} if isinstance(data, str) else set()


def read(saga: str) -> Game[Any]:
    return sagas.read(saga, lambda game: TOY if game == "toy" else find_rules(game))


@pytest.mark.parametrize("game", ["toy", *SHELF])
def test_no_message_holds_what_is_hidden(guest: People, sqlite_server: Server, game: str) -> None:
    people = [guest(name) for name in ("Ann", "Bo", "Cid")]
    table = people[0].lay("me", "open", "open", game=game)
    for joining in people[1:]:
        joining.join(table)
    watcher = guest().sit(table["id"])
    lives: list[Live] = [person.sit(table["id"]) for person in people]
    play(lives, people, table["id"])
    for live in (*lives, watcher):
        live.until(partial(reached, live, lives[0].now["row"]))
    made = people[0].post(f"/api/tables/{table['id']}/report", {"text": "for the record"})
    end = read((sqlite_server.folder / "reports" / f"{made['id']}.saga").read_text("utf-8"))
    stood = dict[int, Game[Any]]()
    checked = sum(check(live, eye, end, stood) for eye, live in [*enumerate(lives), (None, watcher)])
    assert checked > (60 if game == "toy" else 200)
    seed = end.seeds[0][1]
    texts = [text for live in (*lives, watcher) for text in live.raw if '"status":"over"' not in text]
    assert not any(seed in text for text in texts)
    for live in (*lives, watcher):
        live.close()


def play(lives: list[Live], people: list[Player], table_id: str, most: int = 150) -> None:
    """Everybody answers at random, and now and then tries what is not allowed."""
    choose = Random(5)
    for _ in range(most):
        if lives[0].view(0)["over"]:
            return
        seat = lives[0].waiting()[0]
        live = lives[seat]
        live.until(partial(reached, live, lives[0].now["row"]))
        question = live.view(seat)["question"]
        if choose.random() < 0.1 and question["blocked"]:
            blocked = choose.choice(question["blocked"])["value"]
            assert live.refusal("answer", seat=seat, decision=live.now["decision"], value=blocked)
        if choose.random() < 0.05:
            neighbour = people[(seat + 1) % 3]
            replay = neighbour.http.get(f"/api/tables/{table_id}/replay", params={"seat": seat})
            assert replay.status_code == 403
        live.answer(seat, live.pick(seat, choose))
        lives[0].until(partial(reached, lives[0], live.now["row"]))


def check(live: Live, eye: int | None, end: Game[Any], stood: dict[int, Game[Any]]) -> int:
    """Hold every message that came to an eye against the truth of its moment; how many there were."""
    position, checked, seen = 0, 0, dict[int | None, View]()
    for text in live.raw:
        message = json.loads(text)
        if message["type"] == "position":
            position = message["position"]
            fill_in(message, seen)
            for part in message["seats"]:
                assert part["seat"] == eye
                chosen = part["view"]["chosen"]
                assert chosen is None or (
                    eye is not None and chosen == own_answer(end, eye, position, chosen)
                )
        if message["type"] == "table" and message["table"]["status"] != "over":
            assert message["table"]["seed"] is None
        events = [event for part in message.get("seats", []) for event in part.pop("events")]
        told = [(event["n"], event["n"] - 1, event) for event in events]
        for after, before, shown in [(position, position, message), *told]:
            # an event may name what lay open when the answer was given, wherever it went
            truths = [
                stood.get(at) or stood.setdefault(at, as_it_stood(end, at)) for at in {after, max(before, 0)}
            ]
            secrets = set.intersection(*(set() if t.over else secret_from(t, eye) for t in truths))
            drawn = openly_drawn(end, after) if shown is not message else set()
            leaked = values_in(shown) & secrets - drawn
            assert not leaked, f"seat {eye} at position {after}: {leaked} in {str(shown)[:300]}"
        checked += 1
    return checked


OPENLY = {f"draw-{deck}" for deck in ("village", "keep", "battle", "reaver", "journey")}
"""Draws of Reavers of Midgard that everybody sees, though the card may end in a pile that lies face down."""


def openly_drawn(end: Game[Any], at: int) -> set[str]:
    return {
        str(answer.value)
        for answer in end.all_answers()[:at]
        if answer.seat == CHANCE and answer.key in OPENLY
    }


def own_answer(end: Game[Any], seat: int, position: int, chosen: Any) -> Any:
    """What the seat finally answered to the question open at that position (nobody changes an answer here)."""
    answers = end.all_answers()[position:]
    return next((answer.value for answer in answers if answer.seat == seat), chosen)


def test_the_reader_of_hidden_cards_sees_them(guest: People) -> None:
    """The check itself can fail: a card of my hand is hidden from my neighbour."""
    game = meadhall.new("blood-rage", seats=3, seed=3)
    while game.questions[0].key == "choose-clan":
        game.answer(game.waiting[0], game.questions[0].values[0])
    mine = {value for value in values_in(game.view(0)["zones"]) if value.startswith("card:")}
    assert mine
    assert mine <= hidden_from(game, 1)
    assert not mine & hidden_from(game, 0)
