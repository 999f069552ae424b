"""What an option does is told before it is taken: truly, and without betraying anything."""

import dataclasses
import json
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

import meadhall
from meadhall.engine import (
    CHANCE,
    Choose,
    Game,
    GameOver,
    MeadhallError,
    Play,
    Reason,
    Rule,
    Rules,
    Span,
    State,
    Together,
    public,
)
from meadhall.engine.spans import BEGIN
from meadhall.engine.subset import Subset, named
from meadhall.engine.view import events
from meadhall.games import SHELF, find_rules
from meadhall.preview import UNSAID, WORLDS, Foresight, Preview, costs, preview
from meadhall.text import LANGUAGES, Texts
from tests.games.reavers_of_midgard.fjord import fjord

GAMES = sorted(SHELF)


def text(data: object) -> str:
    return json.dumps(data, sort_keys=True)


def walk(name: str, seed: int, every: int, most: int = 400) -> Iterator[tuple[Game[Any], int]]:
    """Positions of a random game in which somebody has a choice."""
    game, random = meadhall.new(name, seats=3, seed=seed), Random(seed)
    for number in range(most):
        if game.over:
            return
        question = random.choice(game.questions)
        if number % every == 0 and len(question.values) > 1:
            yield game, question.seat
        game.answer(question.seat, random.choice(question.values))


@pytest.mark.parametrize("name", GAMES)
def test_a_preview_betrays_nothing_hidden_and_no_die_to_come(name: str) -> None:
    for game, seat in walk(name, seed=3, every=41, most=250):
        seen = text(preview(game, seat, tries=3))
        elsewhere = game.sample_world(seat, "where all that is hidden lies otherwise")
        assert text(preview(elsewhere, seat, tries=3)) == seen
        other_dice = game.clone()
        other_dice.dice_key = b"dice that fall otherwise"
        assert text(preview(other_dice, seat, tries=3)) == seen
        packed = Game.unpack(game.rules, elsewhere.pack())
        assert text(preview(packed, seat, tries=3)) == seen


@pytest.mark.parametrize("name", GAMES)
def test_a_preview_leaves_the_game_as_it_was(name: str) -> None:
    for game, seat in walk(name, seed=4, every=80):
        before = game.digest(), game.saga(), game.thrown, text(game.view(seat))
        preview(game, seat, tries=2)
        assert (game.digest(), game.saga(), game.thrown, text(game.view(seat))) == before


def held(game: Game[Any], seat: int) -> dict[str, int]:
    assert game.rules.purse is not None
    return game.rules.purse(game.s, seat)


@pytest.mark.parametrize("name", GAMES)
def test_what_is_sure_happens_and_what_is_final_stays(name: str) -> None:
    told = 0
    for game, seat in walk(name, seed=5, every=7):
        for seen in preview(game, seat, tries=0):
            true = game.clone()
            true.explicit_chance = True
            true.answer(seat, seen["value"])
            heard = events(true, seat, game.position + 1)
            assert heard[: len(seen["events"])] == seen["events"]
            later = any(
                each["key"] == BEGIN and game.rules.spans[each["params"]["kind"]].of_itself
                for each in events(true, seat, game.position + 1, spans=True)
            )
            for change in [] if later else seen["numbers"]:
                who, what = change["seat"], change["name"]
                assert held(true, who)[what] - held(game, who).get(what, 0) == change["by"], seen
            asked, then = {each.seat for each in true.questions}, seen["next"]
            if not (isinstance(game.ask, Together) and then == UNSAID):
                assert asked <= {*then["seats"]}
                assert true.over <= then["over"]
                assert (true.chance is not None) <= then["chance"]
            told += bool(seen["events"] or seen["numbers"])
            if true.position > game.position and len(game.questions) == 1:
                thrown = game.clone()
                thrown.answer(seat, seen["value"])
                assert bool(seen["final"]) == (thrown.why_not_undo(seat) is not None), seen
    assert told > 20


@pytest.mark.parametrize("name", GAMES)
def test_everything_in_a_preview_has_words(name: str) -> None:
    rules = find_rules(name)
    spoken = [Texts(rules, lang) for lang in LANGUAGES]
    kinds = set()
    for game, seat in walk(name, seed=6, every=43):
        for seen in preview(game, seat, tries=4):
            for texts in spoken:
                for change in (
                    *seen["numbers"],
                    *(seen["then"] or seen["odds"] or {"numbers": []})["numbers"],
                ):
                    assert texts.say(f"purse-{change['name']}")
                for event in seen["events"]:
                    assert texts.event(event)
                for value in (*seen["gives"], *seen["gets"]):
                    assert texts.label(value)
                for result in seen["odds"]["results"] if seen["odds"] else ():
                    kinds.add(result["kind"])
                    assert texts.say(f"moment-{result['kind']}", result["params"], "odds")
    game = meadhall.new(name, seats=3, seed=1)
    while not game.over and not held(game, 0):
        game.answer(game.questions[0].seat, game.questions[0].values[0])
    for texts in spoken:
        assert all(texts.say(f"purse-{what}") for what in held(game, 0))


# a game of a few lines, in which every mark can be foretold by hand


class Purse(State):
    coins: list[int] = public()
    lost: int = public()


def setup(g: Play[Purse]) -> None:
    g.s.coins = [5, 5]
    g.push("turn", 0)


def turn(g: Play[Purse], seat: int) -> Rule[None]:
    g.begin("bet", seat=f"seat:{seat}")
    way = yield Choose(seat, "way", ["save", "buy", "roll", "ask", "quit", "show"])
    if way == "buy":
        price: int = yield Choose(seat, "price", [1, 2])
        g.s.coins[seat] -= price
    elif way == "roll":
        g.s.coins[seat] -= 1
        g.tell("paid")
        face = yield from g.roll("die", (1, 2, 3, 4))
        g.result(won=int(face == 4))
        if face == 1:
            g.s.lost = 1
            raise GameOver
        g.s.coins[seat] += face
    elif way == "ask":
        given: int = yield Choose(1 - seat, "give", [0, 1])
        g.s.coins[seat] += given
    elif way == "quit":
        g.s.lost = 1
        raise GameOver
    elif way == "show":
        g.reveal()
    else:
        g.s.coins[seat] += 1
    g.next("turn", 1 - seat)


TINY: Rules[Purse] = Rules(
    id="tiny",
    version="1",
    seats=range(2, 3),
    state=Purse,
    frames={"setup": setup, "turn": turn},
    spans={"bet": Span(action=True, odds=("won",))},
    scores=lambda s: s.coins,
    winners=lambda s: [] if s.lost else [0, 1],
    purse=lambda s, seat: {"coins": s.coins[seat]},
)


def tiny() -> dict[Any, Preview]:
    game = Game(TINY, 2, {}, "seed").begin()
    return {seen["value"]: seen for seen in preview(game, 0, tries=40)}


def test_a_sure_thing_has_no_odds() -> None:
    seen = tiny()["save"]
    assert seen["numbers"] == [{"seat": 0, "name": "coins", "by": 1}]
    assert seen["next"]["seats"] == [1]
    assert seen["next"]["key"] == "way"
    assert (seen["then"], seen["final"], seen["odds"]) == (None, None, None)


def test_what_comes_of_itself_afterwards_is_no_options_own() -> None:
    def feast(g: Play[Purse], seat: int) -> None:
        g.begin("feast")
        g.s.coins = [coins + 7 for coins in g.s.coins]
        g.next("turn", seat)

    def turn_and_feast(g: Play[Purse], seat: int) -> Rule[None]:
        yield from turn(g, seat)
        name, args = g.s.agenda.pop(0)
        g.s.agenda.insert(0, ("feast", args) if name == "turn" else (name, args))

    frames: dict[str, Callable[..., Any]] = {"setup": setup, "turn": turn_and_feast, "feast": feast}
    for of_itself, more in ((True, 0), (False, 7)):
        spans = {**TINY.spans, "feast": Span(of_itself=of_itself)}
        rules = dataclasses.replace(TINY, frames=frames, spans=spans)
        game = Game(rules, 2, {}, "seed").begin()
        seen = {each["value"]: each for each in preview(game, 0, tries=40)}
        both = [{"seat": 0, "name": "coins", "by": 1 + more}, {"seat": 1, "name": "coins", "by": more}]
        assert seen["save"]["numbers"] == [each for each in both if each["by"]]
        then, odds = seen["buy"]["then"], seen["roll"]["odds"]
        assert then is not None
        assert odds is not None
        assert [(each["least"], each["most"]) for each in then["numbers"]] == [(more - 2, more - 1)]
        assert odds["numbers"][0]["most"] == 3 + more


def test_an_own_choice_gives_a_range() -> None:
    seen = tiny()["buy"]
    assert seen["numbers"] == []
    assert seen["next"]["key"] == "price"
    assert seen["next"]["options"] == [1, 2]
    assert seen["odds"] is None
    assert seen["then"] is not None
    assert seen["then"]["tries"] == WORLDS
    (spread,) = seen["then"]["numbers"]
    assert (spread["least"], spread["most"]) == (-2, -1)


def test_a_die_gives_odds_and_is_final() -> None:
    seen = tiny()["roll"]
    assert seen["numbers"] == [{"seat": 0, "name": "coins", "by": -1}]
    assert [event["key"] for event in seen["events"]] == ["paid"]
    assert seen["next"]["chance"]
    assert seen["final"] == "undo-chance"
    odds = seen["odds"]
    assert odds is not None
    assert odds["tries"] == 40
    assert not odds["answers"]
    assert 0 < odds["loses"] == odds["ends"] < 40
    counts = {result["params"]["won"]: result["count"] for result in odds["results"]}
    assert set(counts) == {0, 1}
    assert sum(counts.values()) + odds["ends"] == 40
    (spread,) = odds["numbers"]
    assert (spread["least"], spread["most"]) == (-1, 3)


def test_another_seat_gives_odds_that_say_so() -> None:
    seen = tiny()["ask"]
    assert seen["numbers"] == []
    assert seen["next"]["seats"] == [1]
    assert seen["final"] is None
    assert seen["odds"] is not None
    assert seen["odds"]["answers"]


def test_what_loses_the_game_and_what_shows_something_is_marked() -> None:
    seen = tiny()
    assert seen["quit"]["next"]["over"]
    assert [value for value in seen if seen[value]["loses"]] == ["roll", "quit"]
    assert seen["show"]["final"] == "undo-revealed"
    assert seen["save"]["final"] is None


def test_costs_alone() -> None:
    seen = tiny()
    assert costs(seen["save"])["numbers"] == []
    bare = costs(seen["roll"])
    assert bare["numbers"] == [{"seat": 0, "name": "coins", "by": -1}]
    assert bare["final"] == "undo-chance"
    assert not bare["events"]
    assert bare["odds"] is None
    assert not bare["next"]["chance"]


def test_a_whole_set_can_be_asked_for_and_nobody_else() -> None:
    for game, seat in walk("god-of-war", seed=1, every=1):
        question = game.question(seat)
        if question is not None and hasattr(question, "sets"):
            chosen = next(question.sets())
            name = "-" if not chosen else "+".join(map(str, chosen)) if len(chosen) > 1 else f"+{chosen[0]}"
            (seen,) = preview(game, seat, [name], tries=0)
            assert seen["value"] == name
            break
    else:
        pytest.fail("no set was asked for")
    other = next(each for each in range(3) if game.question(each) is None)
    with pytest.raises(MeadhallError, match="is not asked anything"):
        Foresight(game, other)
    assert CHANCE not in game.waiting


def test_who_chooses_last_in_secret_is_told_how_a_battle_may_end() -> None:
    """The others' cards lie face down: they are tried as any they may have, and never as the true ones. In Age 1 nobody is asked after it."""
    for game, seat in walk("blood-rage", seed=4, every=1):
        question = game.question(seat)
        if question is not None and question.key == "battle-card" and len(game.waiting) == 1:
            break
    else:
        pytest.fail("nobody was the last to choose a card")
    assert isinstance(game.ask, Together)
    assert game.s.age == 1
    seen = preview(game, seat)
    for one in seen:
        odds = one["odds"]
        assert odds is not None
        assert odds["answers"]
        assert odds["tries"] == WORLDS
        assert "battle" in {result["kind"] for result in odds["results"]}
    assert text(preview(game.sample_world(seat, "other cards"), seat)) == text(seen)


def begun(game: Game[Any], seat: int, most: int = 6) -> list[str]:
    """Sets that are half named: one member, and two where one alone closes nothing."""
    question = game.question(seat)
    if not isinstance(question, Subset):
        return []
    out = []
    for first in question.look(()).fits[:most]:
        out.append(named((first,)))
        out += [named(question.canonical((first, next_))) for next_ in question.look((first,)).fits[:2]]
    return out


@pytest.mark.parametrize("name", GAMES)
def test_a_set_that_is_begun_is_foretold_by_what_completes_it_and_betrays_nothing(name: str) -> None:
    seen_half = 0
    for game, seat in walk(name, seed=8, every=1, most=300):
        values = begun(game, seat)[:: 1 + game.position % 3]
        if not values or game.position % 6:
            continue
        before = game.digest(), game.thrown
        seen = preview(game, seat, values, tries=2)
        assert (game.digest(), game.thrown) == before
        elsewhere = game.sample_world(seat, "where all that is hidden lies otherwise")
        assert text(preview(elsewhere, seat, values, tries=2)) == text(seen)
        other_dice = game.clone()
        other_dice.dice_key = b"dice that fall otherwise"
        assert text(preview(other_dice, seat, values, tries=2)) == text(seen)
        question = game.question(seat)
        assert isinstance(question, Subset)
        for one in seen:
            chosen = question.begins(one["value"])
            assert chosen is not None
            if question.bars(chosen) is not None:
                seen_half += 1
                assert not one["events"], "nothing happens before the set is whole"
                assert not one["numbers"]
                assert one["next"]["key"] == question.key
    assert seen_half > 5 or name == "blood-rage", "its sets can be closed with whatever is named"


def test_what_completes_a_set_gives_the_range() -> None:
    """An order of two parts: whoever names the first sees what the second can make of it."""

    def order(g: Play[Purse], seat: int) -> Rule[None]:
        def bars(chosen: tuple[Any, ...], member: Any) -> Reason | None:
            return Reason("", "one-deed") if any(str(one)[0] == str(member)[0] for one in chosen) else None

        chosen = yield Subset(seat, "order", ["do:buy", "for:1", "for:3"], bars, least=2)
        g.s.coins[seat] -= int(chosen[1][-1])
        g.next("order", 1 - seat)

    def deal(g: Play[Purse]) -> None:
        g.s.coins = [5, 5]
        g.push("order", 0)

    rules: Rules[Purse] = dataclasses.replace(TINY, frames={"setup": deal, "order": order}, spans={})
    game = Game(rules, 2, {}, "seed").begin()
    (half,) = preview(game, 0, ["+do:buy"])
    assert half["numbers"] == []
    assert half["then"] is not None
    assert [(one["least"], one["most"]) for one in half["then"]["numbers"]] == [(-3, -1)]
    (goal,) = preview(game, 0, ["+for:3"])
    assert goal["then"] is not None
    assert [(one["least"], one["most"]) for one in goal["then"]["numbers"]] == [(-3, -3)]
    (whole,) = preview(game, 0, ["do:buy+for:1"])
    assert whole["numbers"] == [{"seat": 0, "name": "coins", "by": -1}]
    assert whole["then"] is None


def test_an_own_choice_among_many_is_tried_with_the_first_and_the_last() -> None:
    """Food or one of eighteen dice: left to luck, the tries met nothing but dice, and they were called certain."""
    table = fjord(("place",), players=[{}])
    (seen,) = preview(table.game, 0, ["location:raid_keeps"], tries=1)
    assert seen["next"]["key"] == "rest-forced"
    assert seen["then"] is not None
    by = {each["name"]: (each["least"], each["most"]) for each in seen["then"]["numbers"]}
    assert by["food"] == (0, 2)
    assert by["dice"] == (0, 1)


def test_a_second_own_choice_among_many_is_tried_with_the_first_and_the_last_too() -> None:
    """Rest was asked after the abilities: the tries met nothing but dice again."""

    def three_steps(g: Play[Purse], seat: int) -> Rule[None]:
        g.begin("bet", seat=f"seat:{seat}")
        yield Choose(seat, "way", ["rest", "stay"])
        yield Choose(seat, "price", [1, 2])
        given: int = yield Choose(seat, "give", list(range(500)))
        g.s.coins[seat] += {0: 1, 499: 2}.get(given, 0)
        g.next("turn", 1 - seat)

    rules = dataclasses.replace(TINY, frames={"setup": setup, "turn": three_steps})
    for seen in preview(Game(rules, 2, {}, "seed").begin(), 0, tries=1):
        assert seen["then"] is not None
        assert [(each["least"], each["most"]) for each in seen["then"]["numbers"]] == [(0, 2)]


def test_what_can_end_the_game_is_marked_before_its_order_is_whole() -> None:
    def order(g: Play[Purse], seat: int) -> Rule[None]:
        def bars(chosen: tuple[Any, ...], member: Any) -> Reason | None:
            return Reason("", "one-deed") if any(str(one)[0] == str(member)[0] for one in chosen) else None

        chosen = yield Subset(seat, "order", ["do:win", "for:1", "for:3"], bars, least=2)
        if chosen[1] == "for:3":
            raise GameOver
        g.next("order", 1 - seat)

    def deal(g: Play[Purse]) -> None:
        g.s.coins = [5, 5]
        g.push("order", 0)

    rules: Rules[Purse] = dataclasses.replace(TINY, frames={"setup": deal, "order": order}, spans={})
    game = Game(rules, 2, {}, "seed").begin()
    seen = {one["value"]: one for one in preview(game, 0, ["+do:win", "do:win+for:1"])}
    assert seen["+do:win"]["next"]["over"]
    assert not seen["do:win+for:1"]["next"]["over"]
