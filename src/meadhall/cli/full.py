"""The table as a full screen: panes for the table, the log, the aid and what was looked up, and the question below them."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from textwrap import wrap
from typing import Any, ClassVar

from rich.console import Group, RenderableType
from rich.text import Text
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.events import Resize
from textual.screen import ModalScreen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from meadhall.cli import ordering, rulebook, screen
from meadhall.cli.components import Shown, find
from meadhall.cli.host import Host, numbers_of
from meadhall.cli.ordering import is_order
from meadhall.engine import (
    CannotUndo,
    Choose,
    EngineError,
    IllegalAnswer,
    MeadhallError,
    Subset,
    Value,
)
from meadhall.engine.subset import named, options

PANES = ("table", "log", "aid", "look")
WIDE, HIGH = 120, 30
"""From this size on the log stands beside the table."""
TABLE = 80
"""The columns that a table is drawn for."""
NEWS = 4
"""Rows for what has just happened, as in the style of #said."""

LOG_LINES = 400

TEACHING = {"next": "n", "skip": "k", "enough": "x"}
"""What a learner says of a lesson, and its keys."""
DOING = {**TEACHING, "pass": TEACHING["skip"]}
"""The same by what they do at a step: the key that does it for the learner passes over what has no answers of its own."""

BACK = "Esc"
"""The key that leads from a pane back to the question."""

KEYS = ("table", "log", "aid", "card", "rules", "why", "what", "hint", "undo", "redo", "quit")
LETTERS = dict(zip(KEYS, "tlacrwehuyq", strict=True))
LINES = {"card": "card-line", "rules": "rules-line"}
"""What the line at the bottom asks to be typed."""


class HandOver(ModalScreen[None]):
    """Nobody sees another's cards: the screen is covered until the right person presses Enter."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,space", "dismiss", show=False)]

    def __init__(self, who: str, key: str) -> None:
        super().__init__()
        self.text = f"{who}\n\n{key}"

    def compose(self) -> ComposeResult:
        yield Static(Content(self.text), id="hand-over")


class Desk(App[None]):
    """One game on a full screen. Everything it knows of the game it asks of its host."""

    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(LETTERS[name], name) for name in KEYS),
        *(Binding(letter, f"of_lesson('{name}')") for name, letter in TEACHING.items()),
        Binding("d", "done"),
        Binding("space", "mark"),
        Binding("escape", "to_question", priority=True),
        Binding("enter", "to_question"),
        Binding("ctrl+c", "quit", priority=True),
        Binding("tab", "focus_next", priority=True),
        *(Binding(str(digit), f"digit({digit})") for digit in range(10)),
    ]
    CSS = """
    Screen { layout: vertical; }
    #title { height: 1; background: $primary-background; color: $text; padding: 0 1; }
    #panes { height: 1fr; }
    .pane { display: none; scrollbar-size-vertical: 1; }
    .pane.shown { display: block; }
    .pane:focus { background-tint: $foreground 4%; }
    #ask { height: auto; max-height: 50%; border-top: solid $primary; }
    #lesson { display: none; height: auto; padding: 0 1; color: $accent; border-bottom: dashed $primary; }
    #lesson.shown { display: block; }
    #ask.taught { max-height: 66%; }
    #question { height: auto; padding: 0 1; }
    #options { height: auto; max-height: 8; border: none; padding: 0; background: $background; }
    #options.tall { max-height: 14; }
    #detail { height: auto; max-height: 3; padding: 0 1; color: $text-muted; }
    #said { height: auto; max-height: 4; padding: 0 1; color: $warning; }
    #line { display: none; height: 1; border: none; padding: 0 1; }
    #line.shown { display: block; }
    #keys { height: auto; max-height: 2; color: $text-muted; padding: 0 1; }
    HandOver { align: center middle; }
    #hand-over { width: 60; height: auto; border: round $primary; padding: 1 2; text-align: center; background: $surface; }
    """

    def __init__(self, host: Host) -> None:
        super().__init__()
        self.host = host
        self.say = host.say
        self.ask: Choose | None = None
        self.viewer: int | None = host.only_person
        self.chosen: list[int] = []  # places of the members of a set that are marked
        self.typed = ""
        self.wanted = ""  # what the line at the bottom is for: card or rules
        self.thinking = False
        self.looking = False  # the keys are a pane's or the line's, not the question's
        self.failure: EngineError | None = None
        self.room = self.size

    # what is there

    def compose(self) -> ComposeResult:
        yield Static(id="title")
        with Horizontal(id="panes"):
            for name in PANES:
                with VerticalScroll(id=f"{name}-pane", classes="pane"):
                    yield Static(id=name)
        with Vertical(id="ask"):
            yield Static(id="lesson")
            yield Static(id="question")
            yield OptionList(id="options", markup=False, compact=True)
            yield Static(id="detail")
            yield Static(id="said")
            yield Input(id="line", compact=True)
        yield Static(id="keys")

    def on_mount(self) -> None:
        self.name_keys()
        self.put("aid", self.tried(lambda: rulebook.aid_of(self.host.game.rules, self.say.lang)))
        self.put("look", Text(self.say("look-nothing"), style="dim"))
        self.show("table")
        self.host.keep()
        self.go_on()

    def on_resize(self, event: Resize) -> None:
        self.room = event.size
        self.show(next((name for name in PANES if self.pane(name).has_class("front")), "table"))
        self.call_after_refresh(self.draw)

    def pane(self, name: str) -> VerticalScroll:
        return self.query_one(f"#{name}-pane", VerticalScroll)

    def put(self, name: str, what: RenderableType) -> None:
        self.query_one(f"#{name}", Static).update(what)

    def show(self, front: str) -> None:
        """Bring a pane to the front; on a large screen the log stays beside it."""
        wide = self.room.width >= WIDE and self.room.height >= HIGH
        for name in PANES:
            pane = self.pane(name)
            pane.set_class(name == front, "front")
            pane.set_class(name == front or (wide and name == "log" and front != "log"), "shown")
        beside = wide and front != "log"
        room = self.room.width
        self.pane("log").styles.width = min(room - TABLE, room * 36 // 100) if beside else "1fr"

    def tried(self, make: Any) -> RenderableType:
        """What `make` gives, or the sentence that refuses it."""
        try:
            drawn: RenderableType = make()
        except MeadhallError as error:
            return Text(self.say.error(error), style="yellow")
        return drawn

    def draw(self) -> None:
        """Everything anew from the game."""
        host, game, seat = self.host, self.host.game, self.viewer
        pane = self.pane("table")
        width = (pane.size.width or self.size.width) - 1
        self.put("table", screen.board_of(self.say, game, seat, host.words, width))
        log = self.pane("log")
        stay = log.scroll_y < log.max_scroll_y - 1 and log.max_scroll_y > 0
        self.put("log", Text("\n".join(host.log(seat, LOG_LINES))))
        if not stay:
            log.scroll_end(animate=False)
        who = " · ".join(host.words.label(f"seat:{each}") for each in game.waiting)
        state = self.say("game-over") if game.over else self.say("waiting", who=who)
        self.put("title", Text(f"{host.words.say('game-title')} · {state}", no_wrap=True))

    def name_keys(self) -> None:
        """The keys that do something; those of a lesson, and Enter for who plays for the first time, as long as there is one."""
        words = self.host.lesson_words
        letters = {"choose": "Enter"} if words else {}
        letters |= {word: DOING[word] for word in words}
        letters |= {"back": BACK} if self.looking else {}
        letters |= {name: LETTERS[name] for name in KEYS if name != "redo"}
        keys = [
            part for name in letters for part in ((letters[name], "bold"), f" {self.say(f'key-{name}')} ")
        ]
        self.put("keys", Text.assemble(*keys))

    # the course of the game

    def go_on(self) -> None:
        """Let bots answer, then ask the next person."""
        self.run_worker(self._go_on(), exclusive=True)

    async def _go_on(self) -> None:
        host = self.host
        self.thinking = True
        try:
            while (bot := host.asked_bot()) is not None:
                self.nothing_to_ask(self.say("thinking", who=host.words.label(f"seat:{bot.seat}")))
                value = await asyncio.to_thread(host.bot_value, bot)
                host.game.answer(bot.seat, value)
                host.keep()
        except EngineError as error:
            host.keep()
            self.failure = error
            self.exit()
            return
        finally:
            self.thinking = False
        if host.game.over:
            self.finish()
            return
        ask = host.asked()
        if len(host.people) > 1 and ask.seat != self.viewer:
            who = host.words.label(f"seat:{ask.seat}")
            self.nothing_to_ask("")
            self.viewer = None
            self.draw()
            cover = HandOver(self.say("hand-over", who=who), self.say("hand-over-key"))
            await self.push_screen_wait(cover)
        self.viewer = ask.seat
        self.ask_person(ask)

    def teach(self) -> None:
        """What the lesson says now."""
        lines = self.host.lesson_lines(letter=TEACHING["next"])
        self.put(
            "lesson",
            Text.assemble(*(f"{line}\n" for line in lines[:-1]), (lines[-1], "bold") if lines else ""),
        )
        self.query_one("#lesson").set_class(bool(lines), "shown")
        self.query_one("#ask").set_class(bool(lines), "taught")
        self.name_keys()

    def action_of_lesson(self, word: str) -> None:
        """Read, do it for me, or no more of it."""
        if self.ask is not None and self.host.say_of_lesson("end" if word == "enough" else word):
            self.go_on()

    def nothing_to_ask(self, line: str) -> None:
        self.ask = None
        self.put("question", Text(line, style="dim"))
        self.query_one("#options", OptionList).clear_options()
        self.put("detail", "")

    def ask_person(self, ask: Choose) -> None:
        """Show the table and a question to its seat."""
        news = self.host.news(ask.seat)
        self.ask, self.typed = ask, ""
        self.chosen = []
        if isinstance(ask, Subset) and ask.suggestion is not None:
            self.chosen = [number - 1 for number in numbers_of(ask, ask.suggestion)]
        told = latest([f"· {line}" for line in news], self.room.width - 2, NEWS)
        if self.host.lesson is None and self.query_one("#lesson").has_class("shown"):
            told = [self.say("lesson-over"), *told[-NEWS + 1 :]]
        self.tell("\n".join(told), style="dim")
        self.teach()
        self.draw()
        listed = self.query_one("#options", OptionList)
        listed.clear_options()  # what was highlighted belongs to the question before
        self.fill()
        self.action_to_question()

    def finish(self) -> None:
        """The result, and the whole table."""
        self.viewer = self.host.only_person
        self.draw()
        game, words = self.host.game, self.host.words
        self.nothing_to_ask("")
        self.put(
            "question", Group(Text(self.say("game-over"), style="bold"), screen.places(self.say, game, words))
        )
        self.tell(self.say("saved", path=str(self.host.path)))

    def offered(self) -> list[Value]:
        return [] if self.ask is None else [options(self.ask)[place] for place in self.rows(self.ask)]

    def rows(self, ask: Choose) -> list[int]:
        """The places that are shown: all, but of an order what is marked and what can follow."""
        places = list(range(len(options(ask))))
        if not isinstance(ask, Subset) or not is_order(self.host.game, ask):
            return places
        fits = ordering.offered(self.host.game, ask, ask.canonical(self.marked(ask)))
        return [place for place in places if place in self.chosen or ask.members[place] in fits]

    def fill(self) -> None:
        """The question and its options; of a set also what is marked and what no longer fits."""
        ask, words = self.ask, self.host.words
        if ask is None:
            return
        title = Text(words.question(ask.key, ask.params), style="bold")
        if ask.clause:
            title.append(f"  {ask.clause}", style="dim")
        listed = self.query_one("#options", OptionList)
        at = listed.highlighted
        values = self.offered()
        marked = self.marked(ask)
        look = ask.look(marked) if isinstance(ask, Subset) else None
        listed.clear_options()
        shown = screen.lines(self.host.game, ask, words, values)
        for row, (place, value, option) in enumerate(zip(self.rows(ask), values, shown, strict=True), 1):
            mark = ("[x] " if place in self.chosen else "[ ] ") if look else ""
            dim = look is not None and place not in self.chosen and value not in look.fits
            line = Text.assemble((f"{row:>2} ", "bold cyan"), mark, option.label)
            if option.heading:
                line.append(f"  {option.heading}", style="italic")
            if dim:
                line.stylize("dim")
            listed.add_option(Option(line, id=str(place)))
        if look is not None and isinstance(ask, Subset):
            keys = "order-keys" if is_order(self.host.game, ask) else "set-keys"
            title.append(
                f"\n{self.say(keys, least=ask.least, most=ask.most, chosen=len(marked))}", style="dim"
            )
            own = screen.terminal_of(self.host.game)
            comes = own.comes(look.comes, words) if look.comes and hasattr(own, "comes") else ""
            if comes:
                title.append(f"\n{comes}", style="dim")
            ready = look.done is None
            end = screen.ending(ask, words, marked) if ready else ""
            done = self.say("set-end", name=end) if end else self.say("set-done")
            listed.add_option(Option(Text(f"   {done}", style="bold" if ready else "dim"), id="done"))
        self.put("question", title)
        listed.set_class(self.room.height >= HIGH, "tall")
        listed.highlighted = min(at or 0, listed.option_count - 1)

    def marked(self, ask: Choose) -> list[Value]:
        return [ask.members[place] for place in sorted(self.chosen)] if isinstance(ask, Subset) else []

    def tell(self, sentence: str, style: str = "") -> None:
        self.put("said", Text(sentence, style=style))

    def try_to(self, act: Any) -> bool:
        """Do something that the rules may refuse; the reason is shown."""
        try:
            act()
        except (IllegalAnswer, CannotUndo) as error:
            self.tell(self.host.words.why(error.reason))
        except MeadhallError as error:
            self.tell(self.say.error(error))
        except EngineError as error:
            self.host.keep()
            self.failure = error
            self.exit()
        else:
            return True
        return False

    def answer(self, value: Value) -> None:
        ask = self.ask
        if ask is not None and self.try_to(lambda: self.host.answer(ask, value)):
            self.host.keep()
            self.go_on()

    # keys

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """What the highlighted option does."""
        values, place = self.offered(), event.option_index
        self.put("detail", Text(self.host.words.effect(values[place]) if place < len(values) else ""))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        ask, self.typed = self.ask, ""
        if ask is None:
            return
        if event.option_id == "done":
            self.action_done()
            return
        place = int(event.option_id or 0)
        if isinstance(ask, Subset):
            self.toggle(ask, place)
        else:
            self.answer(ask.values[place])

    def toggle(self, ask: Subset, place: int) -> None:
        """Mark a member, or take it back."""
        if place in self.chosen:
            self.chosen.remove(place)
        else:
            look, value = ask.look(self.marked(ask)), ask.members[place]
            if value not in look.fits:
                reason = next((why for each, why in look.blocked if each == value), None)
                self.tell(self.host.words.why(reason) if reason else "")
                return
            self.chosen.append(place)
            if is_order(self.host.game, ask) and self.followed(ask):
                return
        self.tell("")
        self.fill()

    def followed(self, ask: Subset) -> bool:
        """Mark what alone can follow in an order; True if nothing can be added, and so the order is given."""
        chosen = ordering.added(ask, ask.canonical(self.marked(ask)), ())
        self.chosen = [number - 1 for number in numbers_of(ask, chosen)]
        if not ordering.complete(ask, chosen):
            return False
        self.answer(named(chosen))
        return True

    def action_done(self) -> None:
        """Close the set."""
        if isinstance(self.ask, Subset):
            self.answer(named(self.ask.canonical(self.marked(self.ask))))

    def action_mark(self) -> None:
        self.query_one("#options", OptionList).action_select()

    def action_digit(self, digit: int) -> None:
        """A number leads to its option; Enter takes it."""
        options = self.query_one("#options", OptionList)
        count = len(self.offered())
        self.typed = next(
            (typed for typed in (f"{self.typed}{digit}", str(digit)) if 1 <= int(typed) <= count), ""
        )
        if self.typed:
            options.highlighted = int(self.typed) - 1
            options.focus()

    def action_table(self) -> None:
        self.look_at("table")

    def action_log(self) -> None:
        self.look_at("log")

    def action_aid(self) -> None:
        self.look_at("aid")

    def look_at(self, name: str) -> None:
        """Bring a pane to the front; the arrows scroll it, Escape goes back to the question."""
        self.show(name)
        self.looking = True
        self.name_keys()
        self.pane(name).focus()

    def action_to_question(self) -> None:
        line = self.query_one("#line", Input)
        line.remove_class("shown")
        if not self.pane("table").has_class("front"):
            self.show("table")
            self.call_after_refresh(self.redraw)
        self.looking = False
        self.name_keys()
        self.query_one("#options", OptionList).focus()

    def redraw(self) -> None:
        """The table anew, and the log beside it at its end: narrower it is longer, and would stay where it no longer ends."""
        self.draw()
        self.pane("log").scroll_end(animate=False)

    def action_card(self) -> None:
        self.want("card")

    def action_rules(self) -> None:
        self.want("rules")

    def want(self, what: str) -> None:
        """Ask for a word to look up."""
        self.wanted = what
        line = self.query_one("#line", Input)
        line.value = self.ask.clause if what == "rules" and self.ask is not None else ""
        line.placeholder = self.say(LINES[what])
        line.add_class("shown")
        self.looking = True
        self.name_keys()
        line.focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        wanted = event.value.strip()
        event.input.remove_class("shown")
        if not wanted:
            self.action_to_question()
            return
        make = self.cards if self.wanted == "card" else self.clauses
        self.put("look", self.tried(lambda: make(wanted)))
        self.look_at("look")
        self.pane("look").scroll_home(animate=False)

    def cards(self, wanted: str) -> RenderableType:
        return Group(*(self.card(each) for each in find(self.host.game.rules, self.host.words, wanted)))

    def card(self, each: Shown) -> Text:
        text = Text.assemble((each.title, "bold"), f" ×{each.copies}" if each.copies > 1 else "")
        if each.facts:
            text.append(f" {each.facts}")
        if each.component.house_made:
            text.append(f" {self.say('cards-house')}", style="dim")
        return text.append(f"\n    {each.effect}" if each.effect else "")

    def clauses(self, wanted: str) -> RenderableType:
        found = rulebook.look_up(self.host.game.rules, wanted, self.say.lang)
        return Group(*(part for each in found for part in (Text(each.id, "bold"), rulebook.words_of(each))))

    def action_why(self) -> None:
        """What is not allowed now, by which clause."""
        ask, words = self.ask, self.host.words
        if ask is None:
            return
        barred = ask.look(self.marked(ask)).blocked if isinstance(ask, Subset) else ask.blocked()
        lines = [
            Text.assemble((words.option(ask.key, value), "bold"), f"  {words.why(reason)}")
            for value, reason in barred
        ]
        taught = [Text(f"{self.host.lesson_why()}\n")] if self.host.lesson_why() else []
        self.put("look", Group(*taught, *lines) if lines or taught else Text(self.say("why-nothing")))
        self.look_at("look")

    def action_what(self) -> None:
        """What the highlighted option does, or the set that is marked."""
        ask, place = self.ask, self.query_one("#options", OptionList).highlighted
        if ask is None or place is None:
            return
        whole = isinstance(ask, Subset)
        value = named(ask.canonical(self.marked(ask))) if isinstance(ask, Subset) else ask.values[place]
        name = "" if whole else self.host.words.option(ask.key, value)
        self.put("look", self.tried(lambda: self.foretold(ask, name, value)))
        self.look_at("look")

    def foretold(self, ask: Choose, name: str, value: Value) -> RenderableType:
        head = [Text(name, style="bold")] if name else []
        return Group(*head, *(Text(line) for line in self.host.what(ask, value)))

    def action_hint(self) -> None:
        if self.ask is not None:
            self.run_worker(self._hint(self.ask), exclusive=True)

    async def _hint(self, ask: Choose) -> None:
        self.tell(self.say("thinking", who=""), style="dim")
        sentence = await asyncio.to_thread(self.host.hint, ask)
        if self.ask is ask:
            self.tell(sentence)

    def action_undo(self) -> None:
        if isinstance(self.ask, Subset) and self.chosen:
            self.chosen.pop()
            self.fill()
        elif not self.thinking and self.try_to(lambda: self.host.undo(self.ask)):
            self.host.keep()
            self.go_on()

    def action_redo(self) -> None:
        ask = self.ask
        if ask is not None and self.try_to(lambda: self.host.game.redo(ask.seat)):
            self.host.keep()
            self.go_on()

    async def action_quit(self) -> None:
        self.host.keep()
        self.exit()


def latest(lines: Sequence[str], width: int, rows: int) -> list[str]:
    """The last lines that fit into so many rows, each of them whole."""
    kept: list[str] = []
    for line in reversed(lines):
        rows -= len(wrap(line, width))
        if rows < 0:
            break
        kept.insert(0, line)
    return kept


def play(host: Host) -> None:
    """Play on the full screen until the game is over or somebody leaves."""
    desk = Desk(host)
    desk.run()
    if desk.failure is not None:
        raise desk.failure
    key = "saved" if host.game.over else "left" if host.lesson is None else "left-lesson"
    host.say.print(host.say(key, path=str(host.path)), markup=False, soft_wrap=True)
