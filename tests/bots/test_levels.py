"""The levels: what they look at, how long they think, and bots from elsewhere."""

from __future__ import annotations

import time
from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

import meadhall
from meadhall.bots import LEVELS, Budget, Outlook, decide, find_level, play_out
from meadhall.bots.action import Step
from meadhall.bots.easy import EasyBot
from meadhall.bots.greedy import GreedyBot, NormalBot
from meadhall.bots.master import MasterBot
from meadhall.bots.strong import Comparison, StrongBot
from meadhall.bots.thought import judged
from meadhall.bots.whole import look
from meadhall.engine import Choose, Game, MeadhallError, Span, Subset
from tests.engine.toy import TOY, Toy

RICH = replace(TOY, value=lambda s, seat: float(s.gold[seat]))
HERE = "tests.bots.strangers"


def laid(frames: dict[str, Any], spans: tuple[str, ...] = (), foresight: float = 0.75) -> Game[Toy]:
    declared = {kind: Span(action=True) for kind in spans}
    rules = replace(RICH, frames={**RICH.frames, **frames}, spans=declared, foresight=foresight)
    return Game(rules, 2, {}, "1").begin()


@pytest.mark.parametrize("level", list(LEVELS))
def test_every_level_plays_a_whole_game(level: str) -> None:
    game = Game(RICH, 3, RICH.parse_options({}), "4").begin()
    limited = level if level in ("random", "easy", "normal") else f"{level}:12"
    assert play_out(game, {0: limited, 1: "random", 2: limited}, seed=3).over


@pytest.mark.parametrize("game", meadhall.shelf())
@pytest.mark.parametrize("level", ["easy", "normal:6", "strong:9", "master:12"])
def test_every_level_answers_in_every_game(game: str, level: str) -> None:
    """At every twelfth decision of a game of dice, what the level answers is legal."""
    table = meadhall.new(game, 2, 11)
    for number in range(60):
        if table.over:
            break
        asked = table.questions[0]
        bot = level if number % 12 == 11 else "random"
        table.answer(asked.seat, decide(bot, table, asked.seat, number))


def test_a_way_that_was_lucky_once_is_not_trusted() -> None:
    """Four ways were tried once each and one of them paid: that is luck as much as merit."""

    def known(caution: float) -> float:
        node = Step()
        for way, outcome in enumerate((0.0, 0.0, 0.0, 12.0)):
            step = node.steps["way", way] = Step()
            step.learn(outcome, caution)
            node.learn(outcome, caution)
        return node.best

    assert known(GreedyBot.style.caution) == 12
    assert 3 < known(NormalBot.style.caution) < 12


def test_others_are_expected_to_answer_well() -> None:
    """The other seat can take everything or leave it: it will not leave it."""

    def turn(g: Any, seat: int) -> Any:
        way: str = yield Choose(seat, "way", ["open", "guarded"])
        g.s.gold[seat] = 10 if way == "open" else 6
        left = ["leave 1", "leave 2", "leave 3", "take"]
        taken: str = yield Choose(1 - seat, "take", left)
        if taken == "take" and way == "open":
            g.s.gold[seat], g.s.gold[1 - seat] = 0, 10

    game = laid({"turn": turn})
    fooled = [GreedyBot().choose(Outlook(game, 0, seed), Budget(8)) for seed in range(10)]
    wary = [NormalBot().choose(Outlook(game, 0, seed), Budget(8)) for seed in range(10)]
    assert fooled.count("open") > 5
    assert wary.count("guarded") == 10


def test_strong_looks_to_its_next_turn() -> None:
    """Leaving the treasure open pays at once; in its next action the other seat takes it."""

    def play_round(g: Any, number: int) -> None:
        g.then(("act", 0), ("act", 1), ("act", 0), ("act", 1))

    def act(g: Any, seat: int) -> Any:
        g.begin("act", seat=f"seat:{seat}")
        if seat == 1 and g.s.gold[0] == 9:
            if (yield Choose(seat, "raid", ["raid", "rest"])) == "raid":
                g.s.gold = [0, 9]
            return
        way: str = yield Choose(seat, "way", ["open", "guarded"])
        if seat == 0 and g.s.gold == [3, 3]:
            g.s.gold[0] = 9 if way == "open" else 6

    game = laid({"round": play_round, "act": act}, ("act",))
    for seed in range(5):
        outlook = Outlook(game, 0, seed)
        assert NormalBot().choose(outlook, Budget(20)) == "open"
        assert StrongBot().choose(outlook, Budget(200)) == "guarded"
        assert MasterBot().choose(outlook, Budget(200)) == "guarded"


def test_where_others_tell_little_strong_looks_to_the_end_of_its_action() -> None:
    """What comes after costs time and brings noise; a game says how much it is to count."""

    def play_round(g: Any, number: int) -> None:
        g.then(("act", 0), ("act", 1), ("act", 0))

    def act(g: Any, seat: int) -> Any:
        g.begin("act", seat=f"seat:{seat}")
        if seat == 1:
            asked.append((yield Choose(seat, "raid", ["raid", "rest"])))
        else:
            g.s.gold[0] += 3 if (yield Choose(seat, "way", ["open", "guarded"])) == "open" else 1

    asked: list[str] = []
    blind = laid({"round": play_round, "act": act}, ("act",), foresight=0.0)
    assert StrongBot().choose(Outlook(blind, 0, 1), Budget(40)) == "open"
    assert not asked
    seeing = laid({"round": play_round, "act": act}, ("act",))
    assert StrongBot().choose(Outlook(seeing, 0, 1), Budget(40)) == "open"
    assert asked


def test_options_are_compared_with_the_same_luck() -> None:
    """Two names for the same deed come to the same in every world, whatever others do and the dice show."""

    def play_round(g: Any, number: int) -> None:
        g.then(("act", 0), ("act", 1), ("act", 0))

    def act(g: Any, seat: int) -> Any:
        g.begin("act", seat=f"seat:{seat}")
        yield Choose(seat, "way", ["this", "that"])
        g.s.gold[seat] += yield from g.roll("luck", (1, 2, 3, 4, 5, 6))

    outlook, budget = Outlook(laid({"round": play_round, "act": act}, ("act",)), 0, 1), Budget(400)
    first, _ = look(outlook, budget, 20, StrongBot.style)
    compared = Comparison(outlook, budget, first, 2)
    compared.run(["this", "that"])
    assert compared.outcomes["this"] == compared.outcomes["that"]
    assert len({*compared.outcomes["this"]}) > 2


def test_strong_names_a_set_as_a_whole() -> None:
    """No member is left to the first try because the one before took all the time."""

    def turn(g: Any, seat: int) -> Any:
        chosen: tuple[str, ...] = yield Subset(seat, "oath", tuple("abcdef"))
        g.s.gold[seat] = len(chosen) - 9 * chosen.count("c")

    game = laid({"turn": turn})
    for level in ("strong:20", "master:20"):
        chosen = str(find_level(level).make().choose(Outlook(game, 0, 1), find_level(level).budget())).split(
            "+"
        )
        assert len(chosen) >= 4
        assert "c" not in chosen


def test_easy_often_takes_what_is_nearly_as_good_and_seldom_what_is_bad() -> None:
    def turn(g: Any, seat: int) -> Any:
        g.s.gold[seat] = yield Choose(seat, "gold", [10, 9, 0])

    game = laid({"turn": turn})
    took = Counter(EasyBot().choose(Outlook(game, 0, seed), Budget(6)) for seed in range(100))
    assert took[10] > took[9] > 10
    assert took[0] < 3


def test_a_thought_says_what_it_found() -> None:
    def turn(g: Any, seat: int) -> Any:
        bonus: int = yield Choose(seat, "bonus", [0, 1, 5])
        g.s.gold[seat] = (yield from g.roll("luck", (1, 2, 3))) + bonus

    outlook = Outlook(laid({"turn": turn}), 0, 1)
    for bot in (NormalBot(), StrongBot(), MasterBot()):
        thought = bot.think(outlook, Budget(60))
        assert thought.choice == 5
        assert thought.options[0].value == 5
        best, worst = thought.of(5), thought.of(0)
        assert best is not None
        assert worst is None or best.mean > worst.mean
        assert best.tries > 1
        assert best.error < 3
    assert judged("x", [1.0]).error == float("inf")


def test_a_level_may_name_its_time() -> None:
    game = meadhall.new("blood-rage", 2, 3)
    start = time.thread_time()
    decide("master:50ms", game, game.waiting[0], 1)
    assert time.thread_time() - start < 1.0
    assert find_level("master:50ms").seconds == pytest.approx(0.05)
    assert find_level("master:50").steps == 50


def test_levels_of_older_tables_are_known_but_not_offered() -> None:
    assert "greedy" not in LEVELS
    assert find_level("greedy:12").steps == 12
    assert isinstance(find_level("greedy").make(), GreedyBot)


def test_bots_from_elsewhere_are_asked_like_any() -> None:
    game = Game(RICH, 2, RICH.parse_options({}), "1").begin()
    seat = game.waiting[0]
    assert decide(f"{HERE}:First", game, seat, 1) == game.questions[0].values[0]


@pytest.mark.parametrize(
    ("level", "text"),
    [
        (f"{HERE}:Nobody", "there is no 'Nobody' in the module"),
        (f"{HERE}:NUMBER", "is no bot: it has no method choose"),
        ("no.such.place:Bot", "cannot be imported"),
        (f"{HERE}:Liar", "which is not offered"),
        ("wise", "there is no bot 'wise'; there are: random, easy, normal, strong, master"),
        ("strong:soon", "after 'strong' and a colon comes a number of tries"),
    ],
)
def test_bad_bots_are_refused_in_a_sentence(level: str, text: str) -> None:
    game = Game(RICH, 2, RICH.parse_options({}), "1").begin()
    with pytest.raises(MeadhallError, match=text):
        decide(level, game, game.waiting[0], 1)
