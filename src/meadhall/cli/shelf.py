"""Commands about the games themselves: games, rules, cards, new."""

from __future__ import annotations

from pathlib import Path
from textwrap import wrap
from typing import Annotated

import typer
from rich.markup import escape
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

import meadhall
from meadhall.cli import rulebook, screen
from meadhall.cli.components import Shown, clauses, components, find, group_title
from meadhall.cli.speech import LangOption, Speech, Words
from meadhall.engine import MeadhallError
from meadhall.engine.written import FileText
from meadhall.examples import examples
from meadhall.games import find_rules

GameArgument = Annotated[
    str,
    typer.Argument(
        metavar="GAME", help="A game's id; `meadhall games` lists them.", autocompletion=meadhall.shelf
    ),
]
SeatsOption = Annotated[int | None, typer.Option("--seats", help="Seats at the table; without it the most.")]
SeedOption = Annotated[
    str | None, typer.Option("--seed", help="The same seed deals the same cards; without it nobody knows.")
]
OptionOption = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        "-o",
        metavar="NAME=VALUE",
        help="A variant of the game; may be repeated. `NAME=@FILE` takes the text of a file.",
    ),
]


def register(app: typer.Typer) -> None:
    """Put the commands into the app."""
    app.command(rich_help_panel="Games")(games)
    app.command(rich_help_panel="Games")(rules)
    app.command(rich_help_panel="Games")(cards)
    app.command(rich_help_panel="Games")(aid)
    app.command(rich_help_panel="Play")(new)


def _read(path: str) -> FileText:
    try:
        text = FileText(Path(path).read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        raise MeadhallError(
            f"{path!r} cannot be read: {getattr(error, 'strerror', None) or 'not a text file'}"
        ) from None
    text.name = path
    return text


def parse_options(given: list[str] | None) -> dict[str, object]:
    """`name=value` words as a mapping; `name=@file` stands for the text of the file."""
    out: dict[str, object] = {}
    for word in given or []:
        name, sign, value = word.partition("=")
        if not sign or not name or not value:
            raise MeadhallError(f"an option is written name=value, not {word!r}")
        out[name] = _read(value[1:]) if value.startswith("@") and len(value) > 1 else value
    return out


def seats_text(seats: range) -> str:
    """`2-4`, or `3` if there is only one possibility."""
    last = seats.stop - 1
    return str(last) if seats.start == last else f"{seats.start}-{last}"


def games(lang: LangOption = None) -> None:
    """List the games, their seats and their options."""
    say = Speech(lang)
    for game in meadhall.shelf():
        book = find_rules(game)
        words = Words(book, say.lang)
        about = say("games-about", seats=seats_text(book.seats), rules=book.version)
        say.print(f"[bold]{game}[/]  {escape(words.say('game-title'))}, {about}")
        for name in book.characters:
            liked = f"{words.say(f'character-{name}')}: {words.say(f'character-{name}', attribute='text')}"
            line = Text.assemble(("  LEVEL/" + name, "cyan"), "  ", liked)
            say.print(line)
        for name, option in book.options.items():
            whole = f"{name}={' |'.join(map(str, option.choices))} ({option.default})"
            parts = wrap(whole, say.console.width - 6, break_long_words=False, break_on_hyphens=False)
            for i, part in enumerate(parts):  # broken between two values, never inside one
                line = Text(("      " if i else "  ") + part.replace(" |", "|"))
                if not i:
                    line.stylize("cyan", 2, 2 + len(name))
                say.print(line, soft_wrap=True)


def rules(
    game: GameArgument,
    wanted: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="[CLAUSE|WORD|QUESTION]", help="BR-9.6, BR-9, a word to look for, or a question."
        ),
    ] = None,
    lang: LangOption = None,
) -> None:
    """Ask the rules: the table of contents, a clause, a section, every clause with a word in it, or what answers a question.

    meadhall rules blood-rage

    meadhall rules blood-rage BR-14.1

    meadhall rules blood-rage "Call to Battle"

    meadhall rules blood-rage can a ship march
    """
    say = Speech(lang)
    book = find_rules(game)
    grid = Grid(box=None, show_header=False, pad_edge=False)
    grid.add_column(no_wrap=True, style="bold")
    grid.add_column()
    if not wanted:
        for title, first, count in rulebook.sections(book, say.lang):
            grid.add_row(escape(first), say("rules-section", title=escape(title), count=count))
    else:
        found = rulebook.look_up(book, " ".join(wanted), say.lang)
        for clause in found:
            grid.add_row(escape(clause.id), rulebook.words_of(clause))
    say.print(grid)
    if wanted and len(found) == 1:
        draw_example(say, game, found[0].id)


def draw_example(say: Speech, game: str, clause: str) -> None:
    """The positions of a worked example, as the terminal draws a table."""
    for each in examples(game, clause):
        for title, position in (("example-before", each.before), ("example-after", each.after)):
            say.print(f"\n[bold]{escape(say(title))}[/]")
            screen.board(say, position, each.seat, Words(position.rules, say.lang))


def cards(
    game: GameArgument,
    name: Annotated[
        str | None,
        typer.Argument(metavar="[NAME]", help="A card, a Monster, a tile …, or a word of its name."),
    ] = None,
    lang: LangOption = None,
) -> None:
    """List the cards and all other printed things with their number of copies and what they do.

    meadhall cards blood-rage

    meadhall cards blood-rage "tyr" --lang pl
    """
    say = Speech(lang)
    book = find_rules(game)
    words = Words(book, say.lang)
    found = components(book, words) if name is None else find(book, words, name)
    group = ""
    for each in found:
        if each.component.group != group:
            group = each.component.group
            say.print(f"\n[bold underline]{escape(group_title(words, group))}[/]")
        print_component(say, each)
        told = clauses(book, each) if name is not None else []
        if name is not None:
            say.print(Padding(Text(say(f"cards-from-{each.component.origin}"), style="dim"), (0, 0, 0, 4)))
        if told:
            say.print(
                Padding(
                    Text(say("cards-clauses", ids=", ".join(told)), style="dim"), (0, 0, 0, 4), expand=False
                )
            )
    if name is None:
        say.print()
        say.print(say("cards-total", kinds=len(found), cards=sum(each.copies for each in found)))


def print_component(say: Speech, each: Shown) -> None:
    """A component as a short paragraph: its name and copies, then what it does."""
    marks = [f"×{each.copies}"] if each.copies > 1 else []
    marks += [each.facts] if each.facts else []
    # Some say themselves which of their values are house-made.
    said = any(key.startswith("fact-house_") for key, _ in each.component.facts)
    marks += [say("cards-house")] if each.component.house_made and not said else []
    say.print(Text.assemble((each.title, "bold"), *(f" {mark}" for mark in marks)))
    if each.effect:
        say.print(Padding(Text(each.effect), (0, 0, 0, 4), expand=False))


def aid(game: GameArgument, lang: LangOption = None) -> None:
    """Show the player aid: the course of a turn, costs, signs and scoring on a page.

    meadhall aid blood-rage --lang pl
    """
    say = Speech(lang)
    say.print(rulebook.aid_of(find_rules(game), say.lang))


def new(
    game: GameArgument,
    out: Annotated[Path, typer.Argument(metavar="FILE", help="The saga to write.")],
    seats: SeatsOption = None,
    seed: SeedOption = None,
    option: OptionOption = None,
    lang: LangOption = None,
) -> None:
    """Lay a table and write it to a saga, to be played later or elsewhere.

    meadhall new blood-rage night.saga --seats 3

    meadhall play blood-rage --load night.saga
    """
    say = Speech(lang)
    table = meadhall.new(game, seats, seed, parse_options(option))
    write(out, table.saga())
    say.print(say("saved", path=str(out)), markup=False, soft_wrap=True)


def write(path: Path, text: str) -> None:
    """Write a file; a bad path is one sentence."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise MeadhallError(f"{str(path)!r} cannot be written: {error.strerror}") from None
