"""Sagas: a whole game as text, one line per answer.

    meadhall-saga 1
    game blood-rage
    rules 1.0.0
    content 5f0c…
    seats 3
    option first_game no
    name 0 Astrid
    commit sha256:…
    seed 7
    ---
    1 * deal card:tyrs_bash#a1-1
    2 0 draft-pick card:tyrs_bash#a1-1
    3 0 @undo 1
    ~ 2 battle-card card:troll#a1-1
    result 41 39 52
    digest 9a31…

`*` is the dice, `~` an answer that waits for the others, `@undo N` goes back to the position after N answers. The seed is missing
in a sealed saga; then the dice are taken as written. `result` and `digest` stand at the end of a finished game.

In format 2 throws that were taken back are thrown anew, by a seed that follows from the game's seed and how often that has happened; in format 1
they are the same again. A saga in which no throw was ever taken back is the same in both, and is written as format 1.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from meadhall.engine import chance as dice
from meadhall.engine.ask import CHANCE, Value
from meadhall.engine.errors import EngineError, MeadhallError, SagaError
from meadhall.engine.history import UNDO
from meadhall.engine.pausing import at_once
from meadhall.engine.reseeding import SEALED
from meadhall.engine.reseeding import line as line_of
from meadhall.engine.rules import Rules

if TYPE_CHECKING:
    from meadhall.engine.game import Game

FORMAT = "meadhall-saga 1"
FRESH = "meadhall-saga 2"
"""The format of a saga in which dice were thrown anew after a rewind."""
DIGITS = 9
LONGEST = 2_000
"""Letters of a line; the longest that was ever written has some two hundred."""


@dataclass
class Header:
    """The head of a saga."""

    game: str = ""
    rules: str = ""
    content: str = ""
    seats: int = 0
    options: dict[str, str] = field(default_factory=dict)
    names: dict[int, str] = field(default_factory=dict)
    commit: str = ""
    seeds: list[tuple[int, str]] = field(default_factory=list)
    lines: dict[str, int] = field(default_factory=dict)
    fresh: bool = False


def write(game: Game[Any], names: list[str], *, sealed: bool) -> str:
    """The saga of a game."""
    if game.journal is None:
        raise MeadhallError("an imagined world has no saga")
    rules = game.rules
    first_seed = game.seeds[0][1]
    out = [
        FRESH if game.fresh and game.rewinds else FORMAT,
        f"game {rules.id}",
        f"rules {rules.version}",
        f"content {rules.content_hash or '-'}",
        f"seats {game.seats}",
        *(f"option {name} {value}" for name, value in game.options.items() if _worth_telling(game, name)),
        *(f"name {seat} {_one_line(name)}" for seat, name in enumerate(names) if name),
        f"commit {dice.commitment(rules.id, first_seed)}",
    ]
    if not sealed:
        out.append(f"seed {first_seed}")
        out += [f"reseed {index} {seed}" for index, seed in game.seeds[1:]]
    out.append("---")
    for number, answer in enumerate(game.journal, 1):
        out.append(f"{number} {_seat(answer.seat)} {answer.key} {answer.value}")
    for seat, value in sorted(game.pending.items()):
        question = game.question(seat)
        out.append(f"~ {seat} {question.key if question else '?'} {value}")
    if game.over:
        out.append("result " + " ".join(map(str, game.scores())))
        out.append(f"digest {game.digest()}")
    return "\n".join(out) + "\n"


def _number(text: str) -> int | None:
    """A number in plain digits, as sagas are written; None for anything else."""
    return int(text) if len(text) <= DIGITS and text.isascii() and text.isdigit() else None


def _cut(text: str) -> str:
    return text if len(text) <= 40 else text[:39] + "…"


def _one_line(name: str) -> str:
    return " ".join(name.split())


def _seat(seat: int) -> str:
    return "*" if seat == CHANCE else str(seat)


def read_header(text: str) -> tuple[Header, list[tuple[int, str]]]:
    """The head, and the numbered lines of the body."""
    lines = text.splitlines()
    if "\0" in text:
        at = next(number for number, line in enumerate(lines, 1) if "\0" in line)
        raise SagaError("a saga is plain text, without control characters", at)
    if not lines or lines[0].strip() not in (FORMAT, FRESH):
        if lines and lines[0].startswith(FORMAT.partition(" ")[0] + " "):
            raise SagaError(f"not a saga that this version reads: {lines[0].strip()!r}, not {FORMAT!r}", 1)
        raise SagaError(f"not a saga: the first line should be {FORMAT!r}", 1)
    head = Header(fresh=lines[0].strip() == FRESH)
    for number, line in enumerate(lines[1:], 2):
        if len(line) > LONGEST and not line.startswith("option "):  # an option may hold a whole file
            raise SagaError(f"a line has at most {LONGEST} letters", number)
        if line.strip() == "---":
            missing = [
                name for name in ("game", "rules", "content", "seats", "commit") if name not in head.lines
            ]
            if missing:
                raise SagaError(f"the head has no line {missing[0]!r}", number)
            return head, [(n, body) for n, body in enumerate(lines[number:], number + 1) if body.strip()]
        _head_line(head, line, number)
    raise SagaError("the head is not closed by a line '---'", len(lines))


def _head_line(head: Header, line: str, number: int) -> None:
    word, _, rest = line.strip().partition(" ")
    if not rest:
        raise SagaError(f"{line.strip()!r} is not a line of the head", number)
    if word in ("option", "name", "reseed"):
        name, _, value = rest.partition(" ")
        said = f"{word} {name}"
        if said in head.lines:
            raise SagaError(f"{_cut(said)!r} stands twice in the head", number)
        head.lines[said] = number
        if word == "option":
            head.options[name] = value
        elif (count := _number(name)) is None:
            raise SagaError(f"{word} needs a number, not {_cut(name)!r}", number)
        elif word == "name":
            head.names[count] = value
        else:
            head.seeds.append((count, value))
        return
    if word in head.lines:
        raise SagaError(f"{word!r} stands twice in the head", number)
    head.lines[word] = number
    if word in ("game", "rules", "content", "commit"):
        setattr(head, word, rest)
    elif word == "seed":
        head.seeds.insert(0, (0, rest))
    elif word == "seats":
        seats = _number(rest)
        if seats is None:
            raise SagaError(f"seats should be a number, not {_cut(rest)!r}", number)
        head.seats = seats
    else:
        raise SagaError(f"{word!r} is not a line of the head", number)


def _worth_telling(game: Game[Any], name: str) -> bool:
    option = game.rules.options[name]
    return not option.silent or game.options[name] != option.default


def read(text: str, find_rules: Callable[[str], Rules[Any]], *, strict: bool = True) -> Game[Any]:
    """The game a saga tells, replayed and checked line by line.

    `strict`: a saga of other rules or other content is refused; otherwise it is tried and stops at the first line that does not fit.
    """
    return at_once(reading(text, find_rules, strict=strict))


def reading(
    text: str, find_rules: Callable[[str], Rules[Any]], *, strict: bool = True
) -> Generator[int, None, Game[Any]]:
    """The same, pausing after every line, whose number it yields."""
    from meadhall.engine.game import Game

    head, body = read_header(text)
    try:
        rules = find_rules(head.game)
    except MeadhallError as error:
        raise SagaError(str(error), head.lines["game"]) from None
    if strict and head.rules != rules.version:
        raise SagaError(
            f"made with rules {head.rules} of {rules.id}, but this is {rules.version}", head.lines["rules"]
        )
    try:
        options = rules.parse_options(head.options)
    except MeadhallError as error:
        raise SagaError(str(error), head.lines["seats"]) from None
    if strict and head.content != (rules.at(options).content_hash or "-"):
        raise SagaError(
            f"made with other cards or components of {rules.id} than these", head.lines["content"]
        )
    seed = head.seeds[0][1] if head.seeds and head.seeds[0][0] == 0 else SEALED
    if seed != SEALED and dice.commitment(rules.id, seed) != head.commit:
        raise SagaError("the seed does not match its commitment", head.lines["commit"])
    try:
        game = Game(rules, head.seats, options, seed)
    except MeadhallError as error:
        raise SagaError(str(error), head.lines["seats"]) from None
    for seat in head.names:
        if seat >= head.seats:
            raise SagaError(f"there is no seat {str(seat)!r}", head.lines[f"name {seat}"])
    count = sum(line.split()[1:2] == ["*"] for _, line in body)
    for index, _ in head.seeds:
        if index > count:
            raise SagaError(f"there is no throw {index} to reseed", head.lines[f"reseed {index}"])
    game.explicit_chance, game.fresh = True, head.fresh
    if seed != SEALED:
        game.seeds = tuple(head.seeds)
    game.begin()
    throws = _Throws(head.seeds)
    for number, line in body:
        _body_line(game, line, number, throws)
        yield number
    game.fresh = head.fresh or not game.rewinds
    if seed == SEALED:
        return game
    game.dice_key = dice.key_of(line_of(game)[-1][1])
    resume_dice(game)
    return game


def resume_dice(game: Game[Any]) -> None:
    """Let the dice answer by themselves from now on."""
    game.explicit_chance = False
    if game.chance is not None:
        game.answer(CHANCE, dice.pick(game.dice_key, game.thrown, game.chance))


class _Throws:
    """Checks what the dice are said to have shown against the seeds."""

    def __init__(self, seeds: list[tuple[int, str]]) -> None:
        self.keys = [(index, dice.key_of(seed)) for index, seed in seeds]

    def check(self, game: Game[Any], value: Value, number: int) -> None:
        key = next((key for index, key in reversed(self.keys) if index <= game.thrown), None)
        if game.again:
            key = game.dice_key
        if key is None or game.chance is None:
            return
        true = dice.pick(key, game.thrown, game.chance)
        if true != value:
            raise SagaError(f"the dice gave {true} here, not {value}", number)


def _body_line(game: Game[Any], line: str, number: int, throws: _Throws) -> None:
    if len(line) > LONGEST:
        raise SagaError(f"a line has at most {LONGEST} letters", number)
    words = line.split()
    if words[0] in ("result", "digest"):
        _closing_line(game, words, number)
        return
    if len(words) != 4:
        raise SagaError(
            f"an answer has four words (number, seat, question, answer), not {line.strip()!r}", number
        )
    count, who, key, text = words
    expected = game.decision + 1 + len(game.pending)
    if count not in ("~", str(expected)):
        raise SagaError(f"answer {expected} should come next, not {count}", number)
    seat = CHANCE if who == "*" else _number(who)
    if seat is None or seat >= game.seats:
        raise SagaError(f"there is no seat {_cut(who)!r}", number)
    if key == UNDO:
        target = _number(text)
        if target is None:
            raise SagaError(f"{UNDO} needs a position, not {_cut(text)!r}", number)
        if (
            target == game.position and not game.pending
        ):  # each line that goes back undoes one that came before
            raise SagaError(f"{UNDO} {target} takes nothing back", number)
        _try(lambda: game.rewind(target, seat), number)
        return
    question = game.chance if seat == CHANCE else game.question(seat)
    if question is None or question.key != key:
        open_now = ", ".join(f"{each.key} of seat {each.seat}" for each in game.questions) or (
            game.chance.key if game.chance else "nothing"
        )
        raise SagaError(
            f"{key!r} of {'the dice' if seat == CHANCE else f'seat {seat}'} is not asked here, but {open_now}",
            number,
        )
    value: Value = next((option for option in question.values if str(option) == text), text)
    if seat == CHANCE:
        throws.check(game, value, number)
    _try(lambda: game.answer(seat, value), number)


def _try(action: Callable[[], None], number: int) -> None:
    try:
        action()
    except MeadhallError as error:
        raise SagaError(str(error), number) from None
    except EngineError as error:
        raise SagaError(f"the rules broke here: {error}", number) from error


def _closing_line(game: Game[Any], words: list[str], number: int) -> None:
    if not game.over:
        raise SagaError("the saga ends here, but the game does not", number)
    true = " ".join(map(str, game.scores())) if words[0] == "result" else game.digest()
    if " ".join(words[1:]) != true:
        raise SagaError(f"the {words[0]} should be {true}, not {' '.join(words[1:])}", number)
