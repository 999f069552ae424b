"""The laws every game must obey at every decision, and the fuzzer that looks for a game that breaks one.

A broken law comes with the saga that shows it.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from itertools import islice
from random import Random
from typing import Any

from meadhall.engine import CHANCE, EngineError, Game, MeadhallError, State, Subset, Value
from meadhall.engine import saga as sagas
from meadhall.engine.keys import NOT_YET, SHARED
from meadhall.engine.spans import BEGIN, END
from meadhall.engine.subset import named
from meadhall.engine.view import events, view
from meadhall.text import LANGUAGES, MissingText, Texts

MAX_ANSWERS = 20_000
LONG_FRAME = 400
UNTIL_NAMED = (NOT_YET, "set-unfinished")
"""Reasons that fall away when more is named."""


class LawBroken(AssertionError):
    """A law does not hold. `saga` is the game up to there."""

    def __init__(self, law: str, game: Game[Any], detail: str) -> None:
        super().__init__(f"{law} at decision {game.decision} of {game.rules.id}: {detail}")
        self.law = law
        self.saga = game.saga()


def _text(data: object) -> str:
    return json.dumps(data, sort_keys=True, ensure_ascii=False)


def all_views(game: Game[Any]) -> list[str]:
    """The views of all seats and of a spectator, as text."""
    return [_text(view(game, seat)) for seat in (*range(game.seats), None)]


def view_law(game: Game[Any], seed: int) -> None:
    """A world dealt anew for a seat shows that seat the same, byte for byte, and can be cloned and sampled again."""
    for seat in range(game.seats):
        world = game.sample_world(seat, f"{seed}:{game.decision}")
        if _text(view(world, seat)) != _text(view(game, seat)):
            raise LawBroken("view law", game, f"seat {seat} can tell a sampled world from the true one")
        if _text(view(world.clone(), seat)) != _text(view(game, seat)):
            raise LawBroken("view law", game, f"a clone of seat {seat}'s world differs")


def clone_law(game: Game[Any]) -> None:
    """A clone is the same game, and what happens to it never changes the original."""
    before, state = all_views(game), game.digest()
    clone = game.clone()
    if all_views(clone) != before or clone.s != game.s:
        raise LawBroken("clone law", game, "the clone differs from its original")
    for question in clone.questions:
        clone.answer(question.seat, question.values[-1])
    if game.digest() != state or all_views(game) != before:
        raise LawBroken("clone law", game, "playing on in a clone changed the original")


def json_law(game: Game[Any]) -> None:
    """State to JSON and back is the same state."""
    for state in (game.s, game.base):
        if type(state).from_json(json.loads(json.dumps(state.to_json()))) != state:
            raise LawBroken("state law", game, "a state does not survive JSON")


def declared_law(game: Game[Any]) -> None:
    """The state is what its fields declare, and is so from every seat: turned round the table it is as sound as before."""
    seats = game.seats
    for problem in game.s.misfits(seats):
        raise LawBroken("declared law", game, f"{problem} (state.py)")
    state = game.s
    for k in range(1, seats):
        turned = state.turned(k, seats)
        for problem in (*turned.misfits(seats), *game.rules.invariants(turned)):
            raise LawBroken("declared law", game, f"seen from seat {k}: {problem}")
        back = turned.turned(seats - k, seats)
        odd = [f.name for f in state.fields if getattr(back, f.name) != getattr(state, f.name)]
        if odd:
            raise LawBroken("declared law", game, f"{odd[0]} does not come back when turned round by {k}")


def facts_law(game: Game[Any], before: State | None) -> State:
    """Facts that are taken over from a position before are those that would be made anew. Returns the position."""
    rules, state = game.rules, game.s
    if before is not None:
        changed, eyes = state.changed(before), (None, *range(game.seats))
        pairs = [
            (rules.table_facts(state), rules.facts_after(state, before, changed, rules.table_facts(before))),
            *(
                (
                    rules.seat_facts(state, seat),
                    rules.seat_facts_after(state, seat, changed, rules.seat_facts(before, seat)),
                )
                for seat in eyes
            ),
        ]
        odd = [name for facts, taken in pairs for name in facts if facts[name] != taken.get(name)]
        if odd:
            raise LawBroken("facts law", game, f"the facts {odd[0]!r} changed though their fields did not")
    kept: State = state.copy()
    return kept


def keys_law(game: Game[Any], since: int) -> None:
    """Whatever the game asks, tells, refuses or puts on its agenda has a name that is declared."""
    rules = game.rules
    keys = rules.keys
    said = [("asks", ask.key, keys.asks) for ask in game.questions]
    said += [
        ("refuses for", reason.key, keys.reasons + SHARED)
        for ask in game.questions
        for _, reason in ask.blocked()
    ]
    said += [("has on its agenda", name, tuple(rules.frames)) for name, _ in game.s.agenda]
    said += [
        ("tells", event["key"], keys.tells) for event in game.events(None, since) if event["key"][0] != "@"
    ]
    for verb, name, declared in said:
        if name not in declared and not name.startswith("@"):
            raise LawBroken("keys law", game, f"it {verb} {name!r}, which is not declared (keys.py)")


def undo_law(game: Game[Any], seat: int, value: Value) -> None:
    """What may be undone restores the position exactly; nothing may be undone past chance, a reveal or another's choice."""
    if game.drafts:
        return  # a set is taken back as a whole, however it was put together
    before, views = game.digest(), all_views(game)
    thrown, position = game.thrown, game.position
    after = game.clone()
    after.answer(seat, value)
    if after.why_not_undo(seat) is not None or after.position == position:
        return
    if after.thrown != thrown or after.position != position + 1:
        raise LawBroken(
            "undo law", game, "an answer is undoable although something was thrown or decided after it"
        )
    done = after.digest()
    after.undo(seat)
    after.decision = game.decision
    if after.digest() != before or all_views(after) != views:
        raise LawBroken("undo law", game, f"undoing {value!r} does not restore the position")
    after.redo(seat)
    if after.digest() != done:
        raise LawBroken("undo law", game, f"redoing {value!r} does not give the same position")


def reason_law(game: Game[Any]) -> None:
    """No option is both allowed and blocked, every blocked one names a clause, and no option stands twice."""
    for question in game.questions:
        if len(set(question.values)) != len(question.values):
            raise LawBroken("reason law", game, f"{question.key} offers an option twice")
        for value, reason in question.blocked():
            if value in question.values:
                raise LawBroken("reason law", game, f"{question.key} both offers and blocks {value!r}")
            if not reason.clause or not reason.key:
                raise LawBroken("reason law", game, f"{question.key} blocks {value!r} without a clause")


def slow_motion(game: Game[Any], find: Callable[[str], Any]) -> None:
    """The saga, read again, is the same game."""
    again = sagas.read(game.saga(), find)
    if again.s != game.s or all_views(again) != all_views(game) or again.saga() != game.saga():
        raise LawBroken("slow motion", game, "the saga read again is another game")
    for seat in (*range(game.seats), None):
        if events(again, seat, spans=True) != events(game, seat, spans=True):
            raise LawBroken("slow motion", game, f"seat {seat} is told another story after loading")


def text_law(game: Game[Any], since: int) -> None:
    """Everything that can be shown has words in every language."""
    for lang in LANGUAGES:
        texts = Texts(game.rules, lang)
        try:
            texts.all_of(game.questions)
            told = {
                _text(event["params"]) + event["key"]: event
                for seat in (*range(game.seats), None)
                for event in game.events(seat, since)
            }
            for event in told.values():
                texts.event(event)
        except MissingText as error:
            raise LawBroken("text law", game, str(error)) from error


def set_law(game: Game[Any], random: Random) -> None:
    """What cannot be added to a set cannot be added to a larger one, and a whole set is taken in any order."""
    for question in game.questions:
        if not isinstance(question, Subset):
            continue
        sets = list(islice(question.sets(), 50))
        if not sets:
            raise LawBroken("set law", game, f"{question.key} has no set that could be the answer")
        whole = random.choice(sets)
        for size in range(len(whole) + 1):
            if list(question.following(whole[:size])) != question.tried(whole[:size]):
                raise LawBroken("set law", game, f"{question.key} misses a step after {whole[:size]}")
        chosen = list(whole)
        small = question.look(chosen[: len(chosen) // 2])
        large = question.look(chosen)
        barred = {value for value, reason in small.blocked if reason.key not in UNTIL_NAMED}
        wrong = barred & {*large.fits, *chosen[len(chosen) // 2 :]}
        if wrong:
            raise LawBroken(
                "set law", game, f"{question.key} bars {wrong} from a set but not from a larger one"
            )
        random.shuffle(chosen)
        name = named(tuple(chosen))
        if question.given(name) != question.canonical(chosen):
            raise LawBroken("set law", game, f"{question.key} takes {name} for another set")


def span_law(game: Game[Any]) -> None:
    """Spans nest, every one that ended began, and what is open is what the agenda says."""
    numbers: list[Any] = []
    for event in game.events(None, spans=True):
        number = event["params"].get("span")
        if event["key"] == BEGIN:
            numbers.append(number)
        elif event["key"] == END and (not numbers or numbers.pop() != number):
            raise LawBroken("span law", game, f"span {number} ends where another one is open")
    if numbers != [span.number for span in game.spans]:
        raise LawBroken("span law", game, f"the spans {numbers} are told as open, but {game.spans} are")


def retold_law(game: Game[Any], known: dict[str, int], since: int) -> None:
    """Whoever heard all events knows all public numbers."""
    rules = game.rules
    if rules.numbers is None or rules.retell is None:
        return
    for event in game.events(None, since):
        rules.retell(known, event)
    numbers = rules.numbers(game.s)
    wrong = [
        f"{name} is {value}, told was {known.get(name, 0)}"
        for name, value in numbers.items()
        if known.get(name, 0) != value
    ]
    if wrong:
        raise LawBroken("retold law", game, "; ".join(wrong[:5]))


@dataclass
class Played:
    """What came of one random game."""

    answers: int
    choices: int
    longest_frame: int
    scores: list[int]
    winners: list[int]
    checks: int = 0
    """How many times a law was held against a position."""


IDLE = ("pass", "done", "no", "none")


def check(
    game: Game[Any], random: Random, *, every: int = 1, slow: float = 0.02, eager: float = 0.0
) -> Played:
    """Play `game` to its end by random answers and hold every law on the way (all of them at one decision in `every`).

    `eager`: how often a player who would pass thinks again; games of eager players are longer and see more of the rules.
    """
    find = {game.rules.id: game.rules}.__getitem__
    choices = longest = told = spoken = checks = heard = 0
    known: dict[str, int] = {}
    before: State | None = None
    speaks = (game.rules.folder / "text" / "en.ftl").exists()
    while not game.over:
        if game.position > MAX_ANSWERS:
            raise LawBroken("end law", game, "the game does not end")
        question = random.choice(game.questions)
        value = random.choice(question.values)
        if eager and value in IDLE and random.random() < eager:
            value = random.choice(question.values)
        choices += len(question.values) > 1
        longest = max(longest, len(game.answers))
        if longest > LONG_FRAME:
            raise LawBroken("frame law", game, f"{longest} answers in one frame")
        broken = game.rules.invariants(game.s)
        if broken:
            raise LawBroken("invariant", game, "; ".join(broken))
        if not game.drafts and not game.pending:
            retold_law(game, known, heard)
            heard = game.position + 1  # what this position told has been heard
        checks += 2
        if every == 1 or random.randrange(every) == 0:
            reason_law(game)
            view_law(game, random.randrange(1 << 30))
            clone_law(game)
            json_law(game)
            declared_law(game)
            keys_law(game, spoken)
            spoken = game.position
            undo_law(game, question.seat, value)
            set_law(game, random)
            span_law(game)
            before = facts_law(game, before)
            if speaks:
                text_law(game, told)
                told = game.position
            checks += 10 + speaks
        if random.random() < slow and not game.drafts:  # a saga holds no draft
            slow_motion(game, find)
            checks += 1
        try:
            game.answer(question.seat, value)
        except EngineError as error:
            raise LawBroken("rule", game, f"seat {question.seat} answered {value!r}: {error}") from error
    broken = game.rules.invariants(game.s)
    if broken:
        raise LawBroken("invariant", game, "; ".join(broken))
    slow_motion(game, find)
    span_law(game)
    retold_law(game, known, heard)
    if not all(0 <= seat < game.seats for seat in game.winners()):
        raise MeadhallError("a winner has no seat")
    return Played(game.position, choices, longest, game.scores(), game.winners(), checks + 2)


def throws(game: Game[Any]) -> int:
    """How many answers of the game the dice gave."""
    return sum(1 for answer in game.all_answers() if answer.seat == CHANCE)
