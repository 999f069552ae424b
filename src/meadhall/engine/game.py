"""The kernel. A position is a checkpoint plus the answers given since; everything else follows from that.

A frame is taken from the agenda, its rule runs as a generator until it asks, the answer is sent in, and when it ends the
next frame begins at a new checkpoint. Clone, undo, load and sampled worlds all do the same thing: copy the checkpoint, run the
frame again, feed it the answers.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Generic, NoReturn

from meadhall.engine import chance as dice
from meadhall.engine import history, onward, packed, reseeding, saga, view, winning, worlds
from meadhall.engine.ask import CHANCE, Ask, Chance, Choose, Reason, Rule, Together, Value
from meadhall.engine.errors import (
    BadTable,
    CannotUndo,
    EngineError,
    IllegalAnswer,
    InvalidAnswer,
    MeadhallError,
    StaleAnswer,
)
from meadhall.engine.history import UNDO, Answer, Past, answered
from meadhall.engine.packed import Packed
from meadhall.engine.play import Interrupt, Play
from meadhall.engine.rules import Rules, S
from meadhall.engine.spans import END, Open
from meadhall.engine.subset import Chosen, Subset, fits, is_whole, meant, named, options

RUNAWAY = 20_000
"""Chance answers and frames in a row without a decision of anybody, after which a game is declared broken."""


class Game(Generic[S]):
    """A running game, for everybody but its rules: those see `game.play`."""

    one_way = False
    """Can it only be played on? (A probe.)"""

    def __init__(self, rules: Rules[S], seats: int, options: Mapping[str, Value], seed: str) -> None:
        reason = rules.why_not_table(rules.seated(seats), options)
        if reason is not None:
            raise BadTable(rules.id, reason)
        rules = rules.at(options)
        self.rules = rules
        self.seats = seats
        self.options = options
        self.seeds: tuple[tuple[int, str], ...] = ((0, seed),)
        self.dice_key = dice.key_of(seed)
        self.fresh, self.rewinds = True, 0  # dice that were taken back are thrown anew; how often that was
        self.again: tuple[tuple[int, str], ...] = ()  # the seeds since then, each with its first throw
        self.explicit_chance = False
        self.past: Past | None = None
        self.journal: list[Answer] | None = []
        self.decision = 0
        self.undone: list[Answer] = []
        self.ask: Ask | None = None
        self.pending: dict[int, Value] = {}
        self.thrown = 0
        # what is chosen so far of the sets that are not closed; never changed, but replaced
        self.drafts: dict[int, Chosen] = {}
        self.hidden: dict[int, Any] = {}
        self.hidden_at: tuple[Play[S], int] | None = None
        state = rules.state.blank()
        state.agenda.append(("setup", ()))
        self.play = Play(rules, seats, options, state, 0, False)
        self._begin_frame()

    def _begin_frame(self) -> None:
        """The state as it stands is the new checkpoint."""
        self.base: S = self.play.s.copy()
        self.base_thrown = self.thrown
        self._rule: Rule[Any] | None = None

    @property
    def s(self) -> S:
        """The state."""
        return self.play.s

    @property
    def start(self) -> int:
        """How many answers lead to the checkpoint."""
        return self.play.start

    @property
    def answers(self) -> list[Answer]:
        """The answers since the checkpoint."""
        return self.play.answers

    @property
    def mute(self) -> bool:
        """Does the game tell no events and forget its finished frames? (For search.)"""
        return self.play.mute

    @mute.setter
    def mute(self, mute: bool) -> None:
        self.play.mute = mute

    def begin(self) -> Game[S]:
        """Run to the first question."""
        self._guarded(None, 0)
        return self

    def restart(self) -> None:
        """Begin anew from the state as it stands: for positions laid out by hand. What was before is forgotten."""
        self.past, self.journal, self.undone, self.pending, self.ask = None, None, [], {}, None
        self.drafts = {}
        self.play = Play(self.rules, self.seats, self.options, self.play.s, 0, self.play.mute)
        self._begin_frame()
        self._advance(None)

    # what is asked

    @property
    def over(self) -> bool:
        """Nothing is left to ask."""
        return self.ask is None

    @property
    def questions(self) -> list[Choose]:
        """The open questions to seats; in a simultaneous choice those not yet answered."""
        ask = self.ask
        if isinstance(ask, Choose):
            return [ask]
        if isinstance(ask, Together):
            return [each for each in ask.asks if each.seat not in self.pending]
        return []

    @property
    def next(self) -> Choose | None:
        """The first open question, if any."""
        ask = self.ask
        if ask.__class__ is Choose or ask.__class__ is Subset:
            return ask
        if isinstance(ask, Together):
            for each in ask.asks:
                if each.seat not in self.pending:
                    return each
        return None

    @property
    def waiting(self) -> list[int]:
        """The seats we wait for."""
        ask = self.ask
        return [ask.seat] if isinstance(ask, Choose) else [each.seat for each in self.questions]

    @property
    def chance(self) -> Chance | None:
        """The open chance question, if chance is explicit."""
        return self.ask if isinstance(self.ask, Chance) else None

    def question(self, seat: int) -> Choose | None:
        """The question `seat` may answer now. In a simultaneous choice an answer given may still be changed."""
        ask = self.ask
        if isinstance(ask, Choose):
            return ask if ask.seat == seat else None
        if isinstance(ask, Together):
            for each in ask.asks:
                if each.seat == seat:
                    return each
        return None

    @property
    def position(self) -> int:
        """How many answers, chance included, lead to this position."""
        return self.play.start + len(self.play.answers)

    def digest(self) -> str:
        """A short hash of the position: the state and what is asked. It changes with what the rules do, not with how they are written."""
        asks = self.ask.asks if isinstance(self.ask, Together) else [self.ask] if self.ask else []
        asked = [(getattr(a, "seat", CHANCE), a.key, sorted(map(str, options(a)))) for a in asks]
        return hashlib.blake2b(f"{self.s.digest()}{asked}".encode(), digest_size=12).hexdigest()

    # answering

    def answer(self, seat: int, value: Value, decision: int | None = None) -> None:
        """Give `seat`'s answer. Here it is decided whether it is legal, and nowhere else. A refused answer leaves the game as it was."""
        if decision is not None and decision != self.decision:
            raise StaleAnswer(f"this answers decision {decision}, but decision {self.decision} is open now")
        ask = self.ask
        if ask.__class__ is Choose and ask.seat == seat:
            if value not in ask.values:
                self._refuse(ask, value)
            self._log(seat, ask.key, value)
            self._guarded(value)
        elif ask.__class__ is Subset and ask.seat == seat:
            chosen = self._choose(ask, value)
            if chosen is not None:
                self._log(seat, ask.key, named(chosen))
                self._guarded(chosen)
        elif isinstance(ask, Together):
            self._answer_together(ask, seat, value)
        elif isinstance(ask, Chance) and seat == CHANCE:
            if value not in ask.values:
                raise InvalidAnswer(f"the dice cannot show {value!r} for {ask.key!r}")
            self.thrown += 1
            self._log(CHANCE, ask.key, value)
            self._guarded(value)
        else:
            self._refuse_seat(seat)

    def _choose(self, ask: Subset, value: Value) -> Chosen | None:
        """A whole set, or one step on the way to it; None while the set is not closed."""
        if value in ask.values:
            chosen = ask.step(value)
        elif is_whole(value):
            chosen = ask.given(value)
            ask.draft(())
        else:
            self._refuse(ask, value)
        if ask.chosen or self.drafts:
            self._keep_draft(ask)
        return chosen

    def _keep_draft(self, ask: Subset) -> None:
        drafts = self.drafts.copy()
        if ask.chosen:
            drafts[ask.seat] = ask.chosen
        else:
            drafts.pop(ask.seat, None)
        self.drafts = drafts

    def _answer_together(self, ask: Together, seat: int, value: Value) -> None:
        own = self.question(seat)
        if own is None:
            self._refuse_seat(seat)
        if isinstance(own, Subset):
            chosen = self._choose(own, value)
            if chosen is None:
                return
            value = named(chosen)
        elif value not in own.values:
            self._refuse(own, value)
        self.pending[seat] = value
        self.undone = [each for each in self.undone if each.seat != seat]
        if len(self.pending) == len(ask.asks):
            values = [self.pending[each.seat] for each in ask.asks]
            for each, given in zip(ask.asks, values, strict=True):
                self._log(each.seat, each.key, given)
            self.pending = {}
            if len(values) > 1:
                self.play.reveal()  # from here on somebody else's decision lies in between
            self._guarded(list(map(meant, ask.asks, values)), len(values))

    def _log(self, seat: int, key: str, value: Value) -> None:
        self.decision += 1
        given = answered((seat, key, value))
        self.play.answers.append(given)
        if self.journal is not None:
            self.journal.append(given)
        if self.undone and seat != CHANCE:
            self.undone = []

    def _refuse(self, ask: Choose, value: Value) -> NoReturn:
        reason = ask.why_not(value)
        if reason is not None:
            raise IllegalAnswer(f"{value} is not allowed ({reason.clause}: {reason.key})", reason)
        offered = ", ".join(map(str, ask.values[:12])) + (", …" if len(ask.values) > 12 else "")
        raise InvalidAnswer(f"{value!r} is not an answer to {ask.key!r}; expected one of: {offered}")

    def _refuse_seat(self, seat: int) -> NoReturn:
        if self.over:
            raise InvalidAnswer("the game is over; nothing is asked any more")
        waiting = ", ".join(map(str, self.waiting)) or "the dice"
        raise InvalidAnswer(f"seat {seat} is not asked anything now; waiting for seat {waiting}")

    # running

    def _guarded(self, value: Any, logged: int = 1) -> None:
        """Run on after `logged` new answers; if a rule breaks, go back to before them and say which rule it was."""
        past, kept = self.past, 0 if self.play.mute else len(self.play.answers) - logged
        try:
            self._advance(value)
        except Exception as error:
            broken = self._broken(error)
            if self.ask is not None and not self.play.mute:
                while self.past is not past:
                    self._step_back()
                self._rerun(self.answers[:kept])
                self.decision += 1
                if self.journal is not None:
                    self.journal.append(Answer(CHANCE, UNDO, self.position))
            raise broken from error

    def _broken(self, error: Exception) -> EngineError:
        """Which rule broke, and why."""
        frame = self.base.agenda[-1] if self.base.agenda else ("end", ())
        asked = self.ask.clause if isinstance(self.ask, Choose) else ""
        where = f"{self.rules.id}, decision {self.decision}, frame {frame[0]}{frame[1]}, clause {asked or 'unknown'}"
        return EngineError(f"{where}: {error}")

    def _advance(self, value: Any, known: Sequence[Answer] = (), *, check: bool = False) -> None:
        """Run to the next question. `known` are answers given before: the rule at the checkpoint gets them first.

        `check`: they may not fit, because the world is another one.
        """
        rule, play, frames = self._rule, self.play, self.rules.running
        agenda, mute = play.s.agenda, play.mute
        at_checkpoint = rule is None
        fed, count = 0, len(known) if known else 0
        for _ in range(RUNAWAY):
            if rule is None:
                if not agenda:
                    self.ask = None
                    return
                name, args = agenda[-1]
                if mute and name == END:
                    agenda.pop()
                    at_checkpoint = False
                    continue
                start, asks = frames[name]
                if asks and not at_checkpoint:
                    self._checkpoint()
                at_checkpoint = False
                agenda.pop()
                play.bottom = play.top = len(agenda)
                if asks:
                    rule = self._rule = start(play, *args)
                    value = None
                else:
                    try:
                        start(play, *args)
                    except Interrupt as cut:
                        cut.carry_out(play)
                    continue
            try:
                ask = rule.send(value)
            except StopIteration:
                if fed < count:
                    raise EngineError("a frame ended before its answers did") from None
                rule = self._rule = None
                continue
            except Interrupt as cut:
                cut.carry_out(play)
                rule = self._rule = None
                continue
            if fed < count:
                asked = ask.asks if isinstance(ask, Together) else (ask,)
                given = known[fed : fed + len(asked)]
                if len(given) < len(asked):
                    assert isinstance(ask, Together)
                    self._open_together(ask)
                    return
                if check and not all(map(fits, asked, given)):
                    raise InvalidAnswer("an answer no longer fits")
                fed += len(given)
                play.answers += given
                if isinstance(ask, Together):
                    value = [meant(each, answer.value) for each, answer in zip(asked, given, strict=True)]
                    if len(given) > 1:
                        play.reveal()
                else:
                    value = meant(ask, given[0].value)
                    self.thrown += given[0].seat == CHANCE
            elif ask.__class__ is Chance and not self.explicit_chance:
                value = dice.pick(self.dice_key, self.thrown, ask)
                self.thrown += 1
                self._log(CHANCE, ask.key, value)
            else:
                self._open(ask)
                return
        raise EngineError("a frame runs away: no decision for too long")

    def _open(self, ask: Ask) -> None:
        """A question waits for its answer, if one is possible."""
        if ask.__class__ is Choose or ask.__class__ is Subset:
            if not (ask.answerable if ask.__class__ is Subset else ask.values):
                raise EngineError(f"nobody can answer {ask.key!r}: no legal option")
            self.ask = ask
        elif isinstance(ask, Together):
            self._open_together(ask)
        elif isinstance(ask, Chance):
            self.ask = ask
        else:
            raise EngineError(f"a rule asked {ask!r}, which is not a question")

    def _open_together(self, ask: Together) -> None:
        if not ask.asks or not all(each.values for each in ask.asks):
            raise EngineError(f"a simultaneous question without a legal option: {ask!r}")
        self.ask = ask
        self.pending = {}

    def _checkpoint(self) -> None:
        play = self.play
        self.past = None if play.mute else Past(self)
        play.start += len(play.answers)
        play.answers, play.told, play.barrier = [], [], -1
        self._begin_frame()

    def _step_back(self) -> None:
        """Take up the frame before this one."""
        past = self.past
        if past is None:
            raise MeadhallError("this world does not remember its past")
        self.past, self.base, self.base_thrown = past.prev, past.base, past.thrown
        self.play = Play(self.rules, self.seats, self.options, self.play.s, past.start, self.play.mute)
        self.play.answers = past.answers

    def _rerun(self, answers: list[Answer], *, check: bool = False, mute: bool = False) -> None:
        """Run the frame of the checkpoint again and feed it the answers."""
        old = self.play
        self.play = Play(self.rules, self.seats, self.options, self.base.copy(), old.start, mute or old.mute)
        self.thrown = self.base_thrown
        self.pending, self.drafts = {}, {}
        self._rule = None
        self._advance(None, answers, check=check)

    # copies

    def clone(self, *, mute: bool = False) -> Game[S]:
        """An independent game in the same position. `mute`: it tells no events and forgets its frames and its journal (for search)."""
        journal = None if mute or self.journal is None else self.journal[:]
        new = self._again(self.play.answers, {"journal": journal, "undone": self.undone[:]}, mute=mute)
        new.pending = dict(self.pending)
        if self.drafts:
            new._take_up(self.drafts)
        return new

    def onward(self) -> Game[S]:
        """The game to be played on, for less than a clone; this object keeps the position. Its questions must not be held any longer."""
        return onward.onward(self)

    def _again(
        self, answers: list[Answer], other: dict[str, Any], *, mute: bool, check: bool = False
    ) -> Game[S]:
        """A game from its parts: these answers since the checkpoint, and all else as here but for `other`."""
        new: Game[S] = object.__new__(type(self))
        new.__dict__.update(self.__dict__)
        new.__dict__.update(other)
        new._rerun(answers, check=check, mute=mute)
        return new

    def _take_up(self, drafts: Mapping[int, Chosen]) -> None:
        """Go on with sets that are not closed yet."""
        for seat, chosen in drafts.items():
            question = self.question(seat)
            if isinstance(question, Subset):
                question.draft(chosen)
                self._keep_draft(question)

    def pack(self) -> Packed:
        """The position as plain data: a checkpoint, the answers since, and what is half answered. It has no past."""
        return packed.pack(self)

    @classmethod
    def unpack(cls, rules: Rules[S], data: Packed) -> Game[S]:
        """The position that `pack` wrote, ready to be played on. Mute, and without a past."""
        return packed.unpack(cls(rules, data.seats, data.options, data.seed), data)

    @classmethod
    def begin_in(cls, rules: Rules[S], data: Packed) -> Game[S]:
        """A game that begins in the position that `pack` wrote; what was before is no part of it."""
        return packed.begun_in(cls(rules, data.seats, data.options, data.seed), data)

    def probe(self) -> Game[S]:
        """A mute copy that can only be played on. It takes no checkpoints, so playing on costs less."""
        from meadhall.engine.probe import Probe

        return Probe(self)

    # taking back

    def why_not_undo(self, seat: int) -> Reason | None:
        """What bars `seat` from taking back its last answer."""
        return history.why_not_undo(self, seat)

    def undo(self, seat: int) -> None:
        """Take back the seat's last answer."""
        reason = self.why_not_undo(seat)
        if reason is not None:
            raise CannotUndo(f"seat {seat} cannot take back an answer now ({reason.key})", reason)
        question = self.question(seat)
        if isinstance(question, Subset) and question.chosen:
            question.draft(question.chosen[:-1])
            self._keep_draft(question)
            return
        if seat in self.pending:
            assert question is not None
            self.undone = [*self.undone, Answer(seat, question.key, self.pending.pop(seat))]
            return
        undone = self.undone
        last = self.all_answers()[-1]
        self.rewind(self.position - 1, seat)
        self.undone = [*undone, last]

    def redo(self, seat: int) -> None:
        """Give again the answer that was taken back last."""
        answer = self.can_redo(seat)
        if answer is None:
            raise CannotUndo(f"seat {seat} has nothing to redo", Reason("", "redo-nothing"))
        rest = [each for each in self.undone if each is not answer]
        self.answer(seat, answer.value)
        self.undone = rest

    def can_redo(self, seat: int) -> Answer | None:
        """The answer that `seat` could give again. In a simultaneous choice others may have taken theirs back since."""
        own = [each for each in self.undone if each.seat == seat]
        undone = own if isinstance(self.ask, Together) else self.undone
        return undone[-1] if undone and undone[-1].seat == seat else None

    def rewind(self, to: int, seat: int = CHANCE) -> None:
        """Go back to the position after `to` answers. Nothing is deleted: the journal says so."""
        if not 0 <= to <= self.position:
            raise MeadhallError(f"cannot rewind to {to}: the game has {self.position} answers")
        thrown = self.thrown
        while to < self.start:
            self._step_back()
        kept = self.answers[: to - self.start]
        standing = self.base_thrown + sum(1 for each in kept if each.seat == CHANCE)
        reseeding.taken_back(self, standing, thrown)
        self.undone = []
        self.decision += 1
        if self.journal is not None:
            self.journal.append(Answer(seat, UNDO, to))
        self._rerun(kept)

    def sample_world(self, seat: int, seed: str | int) -> Game[S]:
        """A game that looks to `seat` exactly like this one, with everything hidden from it dealt anew."""
        return worlds.sample_world(self, seat, seed)

    def replay(self, to: int) -> Game[S]:
        """This game as it stood after `to` answers; the game itself stays where it is."""
        past = self.clone()
        past.fresh = False
        past.rewind(to)
        return past

    def fork(self, at: int, seed: str | int) -> Game[S]:
        """A new game that branches off after `at` answers and goes on with other dice."""
        return reseeding.fork(self, at, str(seed))

    def all_answers(self) -> list[Answer]:
        """The answers that led here, without those taken back."""
        parts, past = [self.play.answers], self.past
        while past is not None:
            parts.append(past.answers)
            past = past.prev
        return [answer for part in reversed(parts) for answer in part]

    # what people see

    def view(self, seat: int | None) -> dict[str, Any]:
        """The table as `seat` sees it; None is a spectator. Plain data, ready for JSON."""
        return view.view(self, seat)

    def events(self, seat: int | None, since: int = 0, *, spans: bool = False) -> list[dict[str, Any]]:
        """What happened from position `since` on, as `seat` may know it. `spans`: with where they begin and end."""
        return view.events(self, seat, since, spans=spans)

    def saga(self, names: Iterable[str] = (), *, sealed: bool = False) -> str:
        """The whole game as text. `sealed`: without the seed."""
        return saga.write(self, list(names), sealed=sealed)

    def save(self, path: str | Path) -> None:
        """Write the saga to a file."""
        Path(path).write_text(self.saga(), encoding="utf-8")

    # spans

    @property
    def spans(self) -> list[Open]:
        """The open spans, outermost first."""
        return self.play.spans

    def end_of_action(self, seat: int) -> int:
        """The number of the span that a search for `seat` carries through; 0 if none is open."""
        return self.play.end_of_action(seat)

    def goes_on(self, span: int) -> bool:
        """Is the span of that number still open?"""
        return any(each.number == span for each in self.play.spans)

    # results

    def scores(self) -> list[int]:
        """Points by seat."""
        return self.rules.scores(self.s)

    def win_chances(self, seat: int | None = None) -> list[float]:
        """By seat, how likely it wins, with what `seat` knows; None: with what a spectator knows."""
        return winning.as_seen(self, seat)

    def win_chance(self, seat: int) -> float:
        """How likely `seat` wins, with what it knows itself."""
        return self.win_chances(seat)[seat]

    def winners(self) -> list[int]:
        """The seats that have won; empty while the game goes on."""
        return self.rules.winners(self.s) if self.over else []
