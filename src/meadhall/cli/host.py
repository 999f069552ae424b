"""A game at one keyboard, without a screen: who sits where, what an answer means, what happened, and the file that keeps it all."""

from __future__ import annotations

import os
import time
from collections.abc import Mapping, Sequence
from math import hypot
from pathlib import Path
from typing import Any

import platformdirs

from meadhall import reviewed
from meadhall.bots import Advice, advise, decide, weighs
from meadhall.cli import foretell, ordering
from meadhall.cli.components import folded
from meadhall.cli.ordering import is_order
from meadhall.cli.speech import Speech, Words
from meadhall.engine import Choose, Game, IllegalAnswer, InvalidAnswer, MeadhallError, Subset, Value
from meadhall.engine.subset import EMPTY, Chosen, is_whole, members_of, named
from meadhall.lessons import Guide
from meadhall.lessons.run import texts
from meadhall.preview import preview
from meadhall.text import text_id

BOT_SECONDS = 5.0
HINT = "strong"
HINT_SECONDS = 0.15
NO_LEAD = 0.0005
"""A lead in the chance to win that no tenth of a percent shows."""
NOTHING = (EMPTY, "none", "nothing", "nic", "0")
"""What people type for the empty set, and when an order is complete."""
SUGGESTED = "ok"
"""What people type for the set that the rules suggest."""


def home() -> Path:
    """Where games are kept that were given no file: beside the server's data."""
    if os.environ.get("MEADHALL_DATA"):
        return Path(os.environ["MEADHALL_DATA"]) / "sagas"
    return Path(platformdirs.user_data_dir("meadhall", appauthor=False)) / "sagas"


def new_path(game: str) -> Path:
    """A file for a new game that no other game has."""
    stamp = time.strftime("%Y%m%d-%H%M%S")
    path = home() / f"{game}-{stamp}.saga"
    number = 1
    while path.exists():
        number += 1
        path = home() / f"{game}-{stamp}-{number}.saga"
    return path


def bot_name(level: str) -> str:
    """How a bot is written into a saga, so that it sits down again when the saga is loaded."""
    return f"bot {level}"


def bots_of(names: Mapping[int, str]) -> dict[int, str]:
    """The bots that a saga names."""
    return {seat: name[4:] for seat, name in names.items() if name.startswith("bot ")}


class Host:
    """`bots` says which level plays which seat; all other seats sit at this keyboard."""

    def __init__(
        self,
        game: Game[Any],
        bots: Mapping[int, str],
        say: Speech,
        path: Path,
        names: Mapping[int, str] | None = None,
        guide: Guide | None = None,
    ) -> None:
        self.game = game
        self.guide = guide
        self.bots = bots
        self.say = say
        self.path = path
        self.names = names or {}
        self.words = Words(game.rules, say.lang, [self.names.get(seat, "") for seat in range(game.seats)])
        self.people = [seat for seat in range(game.seats) if seat not in bots]
        self.shown = dict.fromkeys(range(-1, game.seats), -1)
        self.begun: tuple[int, Chosen] = -1, ()  # the decision, and what is named of its order so far

    @property
    def only_person(self) -> int | None:
        """The one person at this keyboard; None if there are several or none."""
        return self.people[0] if len(self.people) == 1 else None

    def keep(self) -> None:
        """Write the game to its file, whole or not at all."""
        path = self.path
        part = path.with_name(path.name + ".part")
        names = [
            bot_name(self.bots[seat]) if seat in self.bots else self.names.get(seat, "")
            for seat in range(self.game.seats)
        ]
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            part.write_text(self.game.saga(names), encoding="utf-8")
            part.replace(path)
        except OSError as error:
            raise MeadhallError(f"{str(path)!r} cannot be written: {error.strerror}") from None

    def asked_bot(self) -> Choose | None:
        """A question that a bot has to answer, or a lesson for who wants to see it done."""
        lesson = self.lesson
        shows = lesson is not None and lesson.carried(self.game) is not None
        return next(
            (
                ask
                for ask in self.game.questions
                if ask.seat in self.bots or (shows and lesson is not None and ask.seat == lesson.lesson.seat)
            ),
            None,
        )

    def asked(self) -> Choose:
        """What a person is asked, with what a lesson accepts for now."""
        ask = self.game.questions[0]
        return ask if self.lesson is None else self.lesson.question(self.game, ask.seat) or ask

    @property
    def draft(self) -> Chosen:
        """What is named of the order that is asked for."""
        decision, named_so_far = self.begun
        return named_so_far if decision == self.game.decision else ()

    @draft.setter
    def draft(self, chosen: Chosen) -> None:
        self.begun = self.game.decision, chosen

    def offered(self, ask: Choose) -> Sequence[Value]:
        """What can be named now."""
        return ordering.offered(self.game, ask, self.draft)

    def answer(self, ask: Choose, value: Value) -> None:
        """Give a person's answer."""
        if self.lesson is not None:
            if isinstance(ask, Subset):
                ask.given(value)
            elif value not in ask.values and (reason := ask.why_not(value)) is not None:
                raise IllegalAnswer(f"{value} comes later in the lesson", reason)
        self.game.answer(ask.seat, value)

    # the lesson

    @property
    def lesson(self) -> Guide | None:
        """The lesson as the game stands; None if there is none, or it is over."""
        if self.guide is None:
            return None
        self.guide.follow(self.game)
        return None if self.guide.over else self.guide

    def lesson_lines(self, letter: str = "") -> list[str]:
        """Where the lesson stands: the step, what it says, what to do; on a full screen a letter reads on, not Enter."""
        lesson = self.lesson
        if lesson is None:
            return []
        head = self.say("lesson-step", step=lesson.place.step + 1, all=len(lesson.lesson.steps))
        step = lesson.step
        if step is None:
            return [head, self.say("lesson-wait")]
        key, numbers = text_id(lesson.lesson.key(step)), texts(self.game.rules)
        task = self.words.say(key, numbers)
        lines = [head, self.words.say(key, numbers, "text")]
        if not step.text:
            return [*lines, self.say("lesson-do", what=task)]
        return [*lines, self.say("lesson-read-key", letter=letter) if letter else self.say("lesson-read")]

    @property
    def lesson_words(self) -> list[str]:
        """What can be said of the step as it stands: one with answers is done for the learner, one without is passed over, a text is read."""
        shown = None if self.lesson is None else self.lesson.shown(self.game)
        if shown is None:
            return []
        if shown["step"] is None:
            return ["enough"]
        return ["next" if not shown["does"] else "skip" if shown["acts"] else "pass", "enough"]

    def lesson_why(self) -> str:
        """What the lesson has to say for who asks why."""
        step = None if self.lesson is None else self.lesson.step
        if self.lesson is None or step is None:
            return ""
        key = text_id(self.lesson.lesson.key(step))
        return self.words.say(key, texts(self.game.rules), "why") if self.words.attribute(key, "why") else ""

    def say_of_lesson(self, word: str) -> bool:
        """Next, skip or end; False if the lesson does not mind."""
        lesson = self.lesson
        if lesson is None:
            return False
        return lesson.say(self.game, word, "" if lesson.step is None else lesson.step.id)

    def bot_value(self, ask: Choose) -> Value:
        """What the bot in that seat answers."""
        lesson = self.lesson
        if lesson is not None:
            ready = lesson.bot(self.game, ask.seat) if ask.seat in self.bots else lesson.carried(self.game)
            if ready is not None:
                return ready
        if len(ask.values) == 1:
            return ask.values[0]
        return decide(self.bots[ask.seat], self.game, ask.seat, self.game.decision, BOT_SECONDS)

    def bot_answers(self, ask: Choose) -> None:
        """Let the bot in that seat answer."""
        self.game.answer(ask.seat, self.bot_value(ask))

    def news(self, seat: int | None) -> list[str]:
        """What happened since this seat last looked."""
        key = -1 if seat is None else seat
        self.words.learn(self.game.view(seat)["facts"])
        told = [self.words.event(event) for event in self.game.events(seat, self.shown[key] + 1)]
        self.shown[key] = self.game.position
        return told

    def log(self, seat: int | None, count: int | None = None) -> list[str]:
        """What happened, the last lines of it."""
        events = self.game.events(seat)
        last = events if count is None else events[-count:] if count else []
        return [f"{event['n']:>5}  {self.words.event(event)}" for event in last]

    # answers

    def value(self, ask: Choose, line: str) -> Value:
        """What a line means: the number of an option, its value or its name; for a set, several of them. A blocked one gives its reason."""
        if isinstance(ask, Subset):
            return named(self.ordered(ask, line)) if is_order(self.game, ask) else self._set(ask, line)
        known = [*ask.values, *(value for value, _ in ask.blocked())]
        return self._one(ask, line, ask.values, known)

    def _set(self, ask: Subset, line: str) -> Value:
        if line.strip().lower() in NOTHING:
            return EMPTY
        if line.strip().lower() == SUGGESTED and ask.suggestion is not None:
            return named(ask.suggestion)
        if is_whole(line):
            return line
        parts = [part for part in line.replace(",", " ").split() if part]
        if not all(part.isdigit() for part in parts):
            return named((self._one(ask, line, ask.members, ask.members),))
        return named(ask.canonical([self._one(ask, part, ask.members, ask.members) for part in parts]))

    def ordered(self, ask: Subset, line: str) -> Chosen:
        """The order with what a line names in addition."""
        word = line.strip().lower()
        if word in NOTHING:
            return self.draft
        offer = ask.look(self.draft).offer
        if word == SUGGESTED and offer is not None:
            return offer
        if is_whole(line):
            return ask.given(line)
        offered, parts = self.offered(ask), line.replace(",", " ").split()
        lines = parts if all(part.isdigit() for part in parts) else [line]
        return ordering.added(ask, self.draft, [self._one(ask, each, offered, ask.members) for each in lines])

    def _one(self, ask: Choose, line: str, offered: Sequence[Value], known: Sequence[Value]) -> Value:
        if line.isdigit():
            if 1 <= int(line) <= len(offered):
                return offered[int(line) - 1]
            raise InvalidAnswer(self.say("not-a-number", last=len(offered)))
        for value in known:
            if line == str(value) or folded(line) == folded(self.words.option(ask.key, value)):
                return value
        raise InvalidAnswer(self.say("not-understood", line=line))

    def undo(self, ask: Choose | None) -> None:
        """Take back what was last named of an order, or the last answer of a person at this keyboard."""
        if self.draft:
            self.draft = self.draft[:-1]
            return
        seat = ask.seat if ask is not None else self.people[0]
        if not self.game.pending:
            last = self.game.all_answers()[-1:]
            seat = last[0].seat if last and last[0].seat in self.people else seat
        elif len(self.people) > 1:
            seat = next((s for s in self.people if s in self.game.pending), seat)
        if self.lesson is not None and self.game.why_not_undo(seat) is not None:
            self._go_back(seat)
        else:
            self.game.undo(seat)
        for key, position in self.shown.items():
            self.shown[key] = min(position, self.game.position)

    def _go_back(self, seat: int) -> None:
        """In a lesson nobody minds: back to before the last answer, whatever came after it."""
        own = [at for at, answer in enumerate(self.game.all_answers()) if answer.seat == seat]
        if own:
            self.game.rewind(own[-1], seat)
        else:
            self.game.undo(seat)

    def hint(self, ask: Choose) -> str:
        """What a bot would answer with what this seat knows, as a sentence."""
        value = None if self.lesson is None else self.lesson.advice(self.game)
        key, advice = ("hint" if value is None else "hint-lesson"), None
        if value is None and weighs(self.game, ask):
            advice = advise(self.game, ask.seat, self.game.decision, HINT_SECONDS)
            value = advice.choice
        elif value is None:
            value = decide(HINT, self.game, ask.seat, self.game.decision, BOT_SECONDS)
        if isinstance(ask, Subset):
            chosen = ask.canonical(members_of(value)) if is_whole(value) else (value,)
            order = [each for each in chosen if each not in self.draft]
            numbers = (
                str(list(self.offered(ask)).index(order[0]) + 1)
                if is_order(self.game, ask) and order and order[0] in self.offered(ask)
                else " ".join(map(str, numbers_of(ask, chosen))) or EMPTY
            )
            said = self.say(key, number=numbers, option=self.in_words(ask, value))
        else:
            number = list(ask.values).index(value) + 1
            said = self.say(key, number=number, option=self.in_words(ask, value))
        if advice is None:
            return said
        stop = "" if said.endswith(("!", "?", ".")) else "."
        return f"{said}{stop} {self.reasons(ask, advice)}"

    def in_words(self, ask: Choose, value: Value) -> str:
        """An answer in words; of a set its members."""
        if not isinstance(ask, Subset):
            return self.words.option(ask.key, value)
        chosen = ask.canonical(members_of(value)) if is_whole(value) else (value,)
        return ", ".join(self.words.option(ask.key, each) for each in chosen) or self.say("set-nothing")

    def reasons(self, ask: Choose, advice: Advice) -> str:
        """What a hint comes to, beside the next best option, and why."""
        best, *others = advice.thought.options
        said = [self.say("hint-chance", chance=round(100 * best.mean))]
        if others:
            option = self.in_words(ask, others[0].value)
            said.append(self.say("hint-next", option=option, chance=round(100 * others[0].mean)))
            lead, error = best.mean - others[0].mean, hypot(best.error, others[0].error)
            close = lead < NO_LEAD or lead <= error
            said.append(
                self.say("hint-close" if close else "hint-sure" if lead > 2 * error else "hint-likely")
            )
        if advice.why:
            said.append(self.say("hint-why", what=reviewed.reasons(self.words, ask.seat, advice.why)))
        elif others:
            said.append(self.say("hint-alike"))
        return " ".join(said)

    def what(self, ask: Choose, value: Value) -> list[str]:
        """What an answer does, line by line, before it is given."""
        (seen,) = preview(self.game, ask.seat, [value])
        return foretell.lines(self.words, seen)


def numbers_of(ask: Subset, chosen: Sequence[Value]) -> list[int]:
    """The numbers of these members, alike ones counted on."""
    left = list(enumerate(ask.members, 1))
    out = []
    for value in chosen:
        place = next(place for place in left if place[1] == value)
        left.remove(place)
        out.append(place[0])
    return out
