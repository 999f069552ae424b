"""Bots answer what they are asked, know only what they may, and the greedy one is better than dice."""

from __future__ import annotations

import gc
from dataclasses import replace
from types import FunctionType, GeneratorType, ModuleType
from typing import Any

import pytest

from meadhall.bots import Budget, GreedyBot, Outlook, decide, make_bot, play_out
from meadhall.engine import CHANCE, Choose, Game, MeadhallError, Rules, Span, Subset
from tests.engine.toy import TOY, Toy, toy

RICH = replace(TOY, value=lambda s, seat: float(s.gold[seat]))


def rich(seats: int, seed: int) -> Game[Toy]:
    return Game(RICH, seats, RICH.parse_options({}), str(seed)).begin()


def test_bots_play_a_whole_game_and_repeat_themselves() -> None:
    games = [play_out(rich(3, 5), {0: "greedy", 1: "random", 2: "easy"}, seed=9) for _ in range(2)]
    assert games[0].over
    assert games[0].saga() == games[1].saga()


def test_greedy_beats_random_over_rotated_seats() -> None:
    wins = 0
    for seed in range(40):
        greedy = seed % 2
        game = play_out(rich(2, seed), {greedy: "greedy", 1 - greedy: "random"}, seed)
        wins += game.winners() == [greedy]
    assert wins >= 28


def reached(start: object) -> set[int]:
    """Everything that leads on from an object, attribute by attribute; into what functions hold, not into classes and modules."""
    seen: dict[int, object] = {}
    waiting = [start]
    while waiting:
        thing = waiting.pop()
        if id(thing) not in seen and not isinstance(thing, type | ModuleType | GeneratorType | Rules):
            seen[id(thing)] = thing
            waiting += (
                list(thing.__closure__ or ()) if isinstance(thing, FunctionType) else gc.get_referents(thing)
            )
    return set(seen)


def test_a_bot_never_holds_the_true_game() -> None:
    """Neither its outlook nor a world leads to the game, its state, its seed or what others have chosen in secret."""
    game = toy(3, 1)
    game.sample_world(0, "before")
    while not (len(game.questions) > 1 and game.play.answers == []):
        game.answer(game.waiting[0], game.questions[0].values[0])
    game.answer(game.waiting[0], game.questions[0].values[0])
    seat = game.waiting[0]
    outlook = Outlook(game, seat, 1)
    truth = {id(part) for part in (game, game.play, game.s, game.base, game.ask, game.pending, game.seeds)}
    for thing in (outlook, outlook.world(0), outlook.world(1).clone(), outlook.view()):
        assert not reached(thing) & truth
    world = outlook.world(0)
    assert (world.journal, world.past) == (None, None)
    assert world.view(seat) == game.view(seat) == outlook.view()


def test_without_a_seed_every_deal_has_dice_of_its_own() -> None:
    first = [play_out(rich(2, seed), {0: "random", 1: "random"}).all_answers() for seed in range(12)]
    choices = [next(answer.value for answer in answers if answer.key == "act") for answers in first]
    assert len(set(choices)) > 1
    assert first[0] == play_out(rich(2, 0), {0: "random", 1: "random"}).all_answers()


def test_a_level_may_name_its_tries() -> None:
    assert make_bot("normal")[1] > make_bot("easy")[1] > 1
    assert make_bot("greedy:7")[1] == 7
    assert isinstance(make_bot("greedy:7")[0], GreedyBot)


def test_a_spent_budget_still_gives_an_answer() -> None:
    game = rich(3, 2)
    outlook = Outlook(game, game.waiting[0], 1)
    assert GreedyBot().choose(outlook, Budget(10_000, seconds=0.0)) in outlook.question.values


def test_every_option_gets_a_try_however_small_the_budget() -> None:
    """The best of many is found although the budget is one try for all of them together."""
    best = 11

    def number(g: Any, seat: int) -> Any:
        g.s.gold[seat] = yield Choose(seat, "number", [(7 * n) % 12 for n in range(12)])

    rules = replace(RICH, frames={**RICH.frames, "turn": number})
    game = Game(rules, 2, {}, "1").begin()
    for seed in range(5):
        assert GreedyBot().choose(Outlook(game, 0, seed), Budget(1)) == best


def test_an_action_is_followed_through_its_steps() -> None:
    """What the first answer is worth shows only with the right second one: 3 and 3."""

    def steps(g: Any, seat: int) -> Any:
        first: int = yield Choose(seat, "first", [1, 2, 3, 4])
        second: int = yield Choose(seat, "second", [1, 2, 3, 4])
        g.s.gold[seat] = 10 if first == second == 3 else 5 - first

    game = Game(replace(RICH, frames={**RICH.frames, "turn": steps}), 2, {}, "1").begin()
    for seed in range(5):
        assert GreedyBot().choose(Outlook(game, 0, seed), Budget(60)) == 3


def test_an_action_ends_where_the_rules_say_so() -> None:
    """Attacking pays only in the battle that waits behind the phase: an action that holds its battles is judged after them."""

    def play_round(g: Any, number: int) -> None:
        g.push("phase", 0)

    def phase(g: Any, seat: int) -> Any:
        g.begin("phase", seat=f"seat:{seat}")
        attack: str = yield Choose(seat, "attack", ["no", "yes"])
        g.next("noise", seat)
        g.push("battle", seat, attack)

    def battle(g: Any, seat: int, attack: str) -> Any:
        g.s.gold[seat] -= attack == "yes"
        yield Choose(seat, "card", [1, 2])
        g.s.gold[seat] += 5 * (attack == "yes")

    def noise(g: Any, seat: int) -> Any:
        yield Choose(seat, "noise", [1, 2])
        g.s.gold[seat] = 7

    rules: dict[str, Any] = {"round": play_round, "phase": phase, "battle": battle, "noise": noise}
    spans = {"phase": Span(action=True)}
    game = Game(replace(RICH, frames={**RICH.frames, **rules}, spans=spans), 2, {}, "1").begin()
    for seed in range(10):
        assert GreedyBot().choose(Outlook(game, 0, seed), Budget(4)) == "yes"


@pytest.mark.parametrize("level", ["easy", "normal", "strong:5ms"])
def test_a_bot_plays_for_whoever_throws_the_dice_by_hand(level: str) -> None:
    """Also where a running game was read from a saga without its seed."""
    game = rich(2, 5)
    game.explicit_chance = True
    while not game.over:
        if game.chance is not None:
            game.answer(CHANCE, game.chance.values[0])
            continue
        seat = game.waiting[0]
        game.answer(seat, decide(level, game, seat, seed=1))


def test_a_set_is_answered_whole() -> None:
    """The best set is found member by member and given as one answer."""

    def turn(g: Any, seat: int) -> Any:
        chosen: tuple[int, ...] = yield Subset(seat, "set", (1, 2, 4))
        g.s.gold[seat] = 9 if chosen == (1, 4) else len(chosen)

    game = Game(replace(RICH, frames={**RICH.frames, "turn": turn}), 2, {}, "1").begin()
    for seed in range(5):
        assert decide("greedy:60", game, 0, seed) == "1+4"
    assert not game.drafts, "thinking leaves nothing behind"


def test_luck_does_not_decide_between_options() -> None:
    """All options meet the same dice: a small steady lead is seen behind a die that weighs more."""

    def lucky(g: Any, seat: int) -> Any:
        bonus: int = yield Choose(seat, "bonus", [0, 1])
        g.s.gold[seat] = 10 * (yield from g.roll("luck", (1, 2, 3, 4, 5, 6))) + bonus

    game = Game(replace(RICH, frames={**RICH.frames, "turn": lucky}), 2, {}, "1").begin()
    for seed in range(10):
        assert GreedyBot().choose(Outlook(game, 0, seed), Budget(2)) == 1


@pytest.mark.parametrize(
    ("level", "seat", "text"),
    [
        ("wise", 0, "there is no bot 'wise'"),
        ("random", 2, "not asked"),
        ("greedy:", 0, "after 'greedy' and a colon comes a number of tries, not ''"),
        ("greedy:0", 0, "a number of tries, not '0'"),
        ("greedy:many", 0, "a number of tries, not 'many'"),
    ],
)
def test_bad_calls_say_what_is_wrong(level: str, seat: int, text: str) -> None:
    with pytest.raises(MeadhallError, match=text):
        decide(level, toy(3, 1), seat, 1)
