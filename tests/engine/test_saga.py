"""Sagas: what is written can be read, and what was tampered with is refused with its line."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from meadhall.engine import Game, MeadhallError, SagaError
from meadhall.engine import saga as sagas
from tests.engine.toy import TOY, Toy, toy


def find(game: str) -> Any:
    if game != "toy":
        raise MeadhallError(f"there is no game {game!r}; there are: toy")
    return TOY


def finished(seed: int = 1) -> Game[Toy]:
    game, random = toy(3, seed), Random(seed)
    while not game.over:
        question = game.questions[0]
        game.answer(question.seat, random.choice(question.values))
    return game


def line_of(text: str, part: str) -> int:
    return next(number for number, line in enumerate(text.splitlines(), 1) if part in line)


def refused(text: str) -> SagaError:
    with pytest.raises(SagaError) as caught:
        sagas.read(text, find)
    return caught.value


def test_a_finished_game_reads_back_equal() -> None:
    game = finished()
    again = sagas.read(game.saga(["Astrid", "", "Olaf the  Red"]), find)
    assert again.s == game.s
    assert again.saga() == game.saga()
    assert "name 2 Olaf the Red\n" in game.saga(["", "", "Olaf the  Red"])


def test_a_running_game_goes_on_after_reading() -> None:
    game = toy(3)
    game.answer(0, "pass")
    game.undo(0)
    again = sagas.read(game.saga(), find)
    assert again.decision == game.decision
    for _ in range(4):
        for each in (game, again):
            each.answer(each.waiting[0], each.questions[0].values[-2])
    assert again.saga() == game.saga()


def test_a_sealed_saga_hides_the_seed_but_shows_its_commitment() -> None:
    game = finished(7)
    sealed = game.saga(sealed=True)
    assert "\nseed " not in sealed
    assert "\ncommit sha256:" in sealed
    assert sagas.read(sealed, find).s == game.s


def test_a_fork_reads_back_with_both_seeds() -> None:
    game = toy(3)
    start = game.position
    game.answer(0, "roll")
    fork = game.fork(start, "other")
    fork.answer(0, "roll")
    again = sagas.read(fork.saga(), find)
    assert again.s == fork.s
    assert again.saga() == fork.saga()


def test_throws_that_were_taken_back_are_thrown_anew_and_the_saga_proves_every_one() -> None:
    rolled: set[str] = set()
    game = toy(3)
    start = game.position
    for rewinds in range(6):
        assert game.rewinds == rewinds
        game.answer(0, "roll")
        rolled.add(str([answer.value for answer in game.all_answers()[start:]]))
        game.rewind(start)
    assert len(rolled) > 1, "a rewind brings other dice"
    game.answer(0, "roll")
    text = game.saga()
    assert text.startswith("meadhall-saga 2\n")
    again = sagas.read(text, find)
    assert again.s == game.s
    assert again.saga() == text
    assert again.again == game.again
    for one in (again, game):
        one.rewind(start)
        one.answer(0, "roll")
    assert again.s == game.s, "and the dice go on alike"
    branch = game.fork(game.position, "other")
    assert sagas.read(branch.saga(), find).s == branch.s
    with pytest.raises(SagaError, match="the dice gave"):
        sagas.read(text.replace("meadhall-saga 2", "meadhall-saga 1", 1), find)


def test_a_saga_of_former_days_reads_as_it_was_written() -> None:
    game = toy(3)
    game.fresh = False
    start = game.position
    game.answer(0, "roll")
    first = game.all_answers()[start:]
    game.rewind(start)
    game.answer(0, "roll")
    assert game.all_answers()[start:] == first
    text = game.saga()
    assert text.startswith("meadhall-saga 1\n")
    again = sagas.read(text, find)
    assert again.saga() == text
    assert not again.fresh, "it goes on as it began"


def test_nothing_but_taking_back_is_no_saga() -> None:
    game = toy(3)
    head, at = game.saga(), game.position
    lines = "".join(f"{game.decision + n} 0 @undo {at}\n" for n in range(1, 2000))
    error = refused(head + lines)
    assert "takes nothing back" in str(error)
    assert error.line == len(head.splitlines()) + 1


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("seats 3", "seats ²"),
        ("seats 3", "seats " + "3" * 5000),
        ("seed 1", "name ² Ann\nseed 1"),
        ("seed 1", "name 0 Ann\nname 0 Bo\nseed 1"),
        ("seed 1", "reseed ³ x\nseed 1"),
        (" 0 act ", " ² act "),
        (" 0 act ", f" {'0' * 5000} act "),
        ("\n2 ", "\n2 0 @undo ²\n2 "),
        ("\n2 ", f"\n2 0 @undo {'9' * 5000}\n2 "),
        (" act ", " a\0ct "),
    ],
)
def test_odd_digits_and_control_characters_are_refused_in_one_sentence(old: str, new: str) -> None:
    error = refused(finished().saga().replace(old, new, 1))
    assert error.line > 0
    assert len(str(error)) < 200


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("meadhall-saga 1", "meadhall-saga 9", "not a saga"),
        ("game toy", "game chess", "no game 'chess'"),
        ("rules 1", "rules 2", "made with rules 2"),
        ("content -", "content abc", "other cards"),
        ("seats 3", "seats many", "should be a number"),
        ("seats 3", "seats 9", "2 to 4 seats"),
        ("seed 1", "seed 2", "does not match its commitment"),
        ("option long no", "colour red", "not a line of the head"),
        ("\n---\n", "\nname 9 Bo\n---\n", "no seat '9'"),
        ("\n---\n", "\nreseed 9999 other\n---\n", "no throw 9999"),
        ("\n---\n", f"\nname 0 {'x' * 3000}\n---\n", "at most 2000 letters"),
        ("\n---\n", "\n", "not a line of the head"),
    ],
)
def test_a_foreign_or_damaged_head_is_refused_with_its_line(old: str, new: str, message: str) -> None:
    text = finished().saga()
    assert old in text
    error = refused(text.replace(old, new, 1))
    assert message in str(error)
    assert error.line > 0


def test_an_edited_throw_is_found() -> None:
    text = finished().saga()
    first = text.splitlines()[line_of(text, " * deal ") - 1]
    other = first.replace(first.split()[-1], "card:fox#2" if "fox#2" not in first else "card:axe#1")
    error = refused(text.replace(first, other, 1))
    assert "the dice gave" in str(error)
    assert error.line == line_of(text, " * deal ")


def test_an_edited_answer_is_found_with_its_line() -> None:
    text = finished().saga()
    first = text.splitlines()[line_of(text, " 0 act ") - 1]
    error = refused(text.replace(first, first.rsplit(" ", 1)[0] + " fly", 1))
    assert error.line == line_of(text, " 0 act ")
    assert "expected one of" in str(error)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda lines: lines[:-4], "the saga ends here|^$"),
        (lambda lines: [*lines[:-2], "result 1 2 3", lines[-1]], "the result should be"),
        (lambda lines: [*lines[:-1], "digest 0"], "the digest should be"),
        (lambda lines: [*lines[:9], "what is this", *lines[9:]], "four words"),
        (lambda lines: [*lines[:9], *lines[10:]], "should come next"),
        (lambda lines: [*lines[:9], lines[9].replace(" * ", " 8 "), *lines[10:]], "no seat '8'"),
        (lambda lines: [*lines[:9], "1 0 @undo x", *lines[9:]], "needs a position"),
        (lambda lines: [*lines[:9], "1 0 @undo 99", *lines[9:]], "cannot rewind"),
        (lambda lines: [*lines[:9], "1 0 act pass", *lines[9:]], "is not asked here"),
    ],
)
def test_a_damaged_body_is_refused_in_one_sentence(change: Any, message: str) -> None:
    text = "\n".join(change(finished().saga().splitlines())) + "\n"
    if message.startswith("the saga ends"):
        assert not sagas.read(text, find).over
        return
    assert message in str(refused(text))


def test_random_damage_never_gives_anything_but_a_saga_error() -> None:
    text, random = finished().saga(), Random(4)
    for _ in range(300):
        at = random.randrange(len(text))
        broken = (
            text[:at]
            + random.choice(["", "0", " ", "\n", "x", "é", "~ "])
            + text[at + random.randrange(12) :]
        )
        try:
            sagas.read(broken, find)
        except SagaError:
            continue
