"""The shelf: games, their options, rules, cards and texts."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request
from fastapi.responses import PlainTextResponse

from meadhall import bots
from meadhall.aid import open_aid
from meadhall.asking import FOR_DEVELOPERS, ask
from meadhall.book import open_book
from meadhall.engine import MeadhallError, Rules
from meadhall.engine.reference import Component, in_a_row, reference
from meadhall.examples import drawn, examples
from meadhall.finding import clauses_of, search
from meadhall.games import SHELF, find_rules
from meadhall.lessons import lessons_of
from meadhall.server.models import (
    AidText,
    CardInfo,
    CharacterInfo,
    ClauseInfo,
    Deed,
    ExampleInfo,
    Fitting,
    GameInfo,
    InBoth,
    LessonInfo,
    OptionInfo,
    RulesText,
    View,
    Wanted,
)
from meadhall.server.people import Guest
from meadhall.server.problems import ERRORS, HERE, language_of
from meadhall.table import deeds
from meadhall.table.laying import rules_of
from meadhall.table.problems import Problem
from meadhall.text import COMMON, LANGUAGES, PARTS, MissingText, Texts, text_id

router = APIRouter(prefix="/api", tags=["games"], responses=ERRORS)

QUESTION = 300
"""A question to the rules has at most so many characters."""


def in_both(rules: Rules[Any], key: str, attribute: str = "", default: str = "") -> InBoth:
    """A text of a game in both languages; the default where there is none."""

    def say(lang: str) -> str:
        try:
            return Texts(rules, lang).say(key, attribute=attribute)
        except MissingText:
            return default

    return InBoth(en=say("en"), pl=say("pl"))


@cache
def game_info(game: str) -> GameInfo:
    """What the hall shows of a game."""
    rules = find_rules(game)
    options = [
        OptionInfo(
            name=name,
            default=option.default,
            choices=list(option.choices),
            title=in_both(rules, f"option-{name}", default=name),
            text=in_both(rules, f"option-{name}", "text"),
        )
        for name, option in rules.options.items()
    ]
    return GameInfo(
        id=game,
        version=rules.version,
        title=in_both(rules, "game-title", default=game),
        blurb=in_both(rules, "game-blurb"),
        seats=list(rules.seats),
        options=options,
        levels=list(bots.LEVELS),
        characters=[
            CharacterInfo(
                name=name,
                title=in_both(rules, f"character-{name}", default=name),
                text=in_both(rules, f"character-{name}", "text"),
            )
            for name in rules.characters
        ],
        lessons=[
            LessonInfo(
                name=lesson.name,
                minutes=lesson.minutes,
                title=in_both(rules, text_id(lesson.key()), default=lesson.name),
                text=in_both(rules, text_id(lesson.key()), "text"),
            )
            for lesson in lessons_of(rules).values()
        ],
        by_seat=rules.state.by_seat(),
    )


@router.get("/games")
async def shelf() -> list[GameInfo]:
    """All games with their options and seats."""
    return [game_info(game) for game in SHELF]


@router.post("/games/{game}/options")
async def fitting(game: str, request: Request, who: Guest, given: Wanted) -> Fitting:
    """Which choices fit a table for so many, with the other options as chosen. Nothing is stored."""
    choices, problem = deeds.fitting(game, given.seats, given.options)
    said = "" if problem is None else problem.info(language_of(request))["sentence"]
    return Fitting(choices=choices, problem=said)


@router.get("/text/{game}/{lang}.ftl", response_class=PlainTextResponse)
async def text(game: str, lang: str) -> PlainTextResponse:
    """The Fluent texts of a game, of all games (`common`) or of the server (`server`)."""
    if lang not in LANGUAGES:
        raise Problem("no-such-text", {"name": game})
    own = {"common": COMMON, "server": HERE / "text"}.get(game)
    folders = [own] if own is not None else [rules_of(game).folder / part for part in PARTS]
    paths = [path for folder in folders if (path := folder / f"{lang}.ftl").is_file()]
    if not paths:
        raise Problem("no-such-text", {"name": game})
    told = "\n".join(path.read_text("utf-8") for path in paths)
    return PlainTextResponse(told, headers={"cache-control": "no-cache"})


@cache
def rules_text(game: str, lang: str) -> RulesText:
    """The rules of a game, clause by clause; in English where there is no translation."""
    book = open_book(find_rules(game).folder, lang)
    told = [
        ClauseInfo(
            id=each.id,
            text=each.text,
            section=each.section,
            note=each.kind == "note",
            kind=each.kind,
            drawn=drawn(game).get(each.id, 0),
        )
        for each in book.clauses
        if each.kind not in FOR_DEVELOPERS
    ]
    return RulesText(game=game, lang=book.lang, markdown=book.markdown, clauses=told)


@router.get("/rules/{game}")
async def rules(game: str, request: Request, who: Guest, lang: str | None = None) -> RulesText:
    """The rules of a game by clause."""
    rules_of(game)
    return rules_text(game, language_of(request))


@router.get("/rules/{game}/answers")
async def answers(
    game: str,
    request: Request,
    who: Guest,
    question: Annotated[str, Query(max_length=QUESTION)],
    lang: str | None = None,
) -> list[str]:
    """The ids of the clauses that answer a question in plain words, the best first; none if the rules do not speak of it."""
    return [clause.id for clause in ask(rules_of(game), question, language_of(request))]


@cache
def example_infos(game: str, clause: str) -> list[ExampleInfo]:
    """The positions that show a clause."""
    return [
        ExampleInfo(
            name=each.name,
            before=View.model_validate(each.before.view(each.seat)),
            answers=[Deed(**answer._asdict()) for answer in each.answers],
            after=View.model_validate(each.after.view(each.seat)),
        )
        for each in examples(game, clause)
    ]


@router.get("/examples/{game}/{clause}")
async def drawn_examples(game: str, clause: str, who: Guest) -> list[ExampleInfo]:
    """A worked example of the rules as positions; empty if nothing shows it."""
    rules_of(game)
    return example_infos(game, clause) if clause in drawn(game) else []


def aid_text(game: str, lang: str) -> AidText:
    """The player aid of a game."""
    try:
        found = open_aid(find_rules(game), lang)
    except MeadhallError as error:
        raise Problem("no-such-aid", {"game": game}) from error
    return AidText(game=game, lang=found.lang, markdown=found.markdown)


@router.get("/aid/{game}")
async def aid(game: str, request: Request, who: Guest, lang: str | None = None) -> AidText:
    """The player aid of a game: a turn, costs, signs and scoring on a page."""
    rules_of(game)
    return aid_text(game, language_of(request))


@cache
def card_infos(game: str) -> list[CardInfo]:
    """Every component of a game, with its name, what it does and how many there are."""
    rules = find_rules(game)
    pools = {
        f"{kind}:{name.partition('#')[0]}": rules.pool(kind, i)
        for kind, names in rules.kinds.items()
        for i, name in enumerate(names)
    }
    return [
        CardInfo(
            value=each.value,
            kind=each.kind,
            id=each.id,
            copies=each.copies,
            pool=pools.get(each.value, each.group),
            group=each.group,
            group_name=in_both(rules, f"group-{each.group}", default=each.group),
            house_made=each.house_made,
            name=in_both(rules, text_id(each.value), default=each.id),
            text=InBoth(en=Texts(rules, "en").effect(each.value), pl=Texts(rules, "pl").effect(each.value)),
            facts=InBoth(en=_facts(rules, each, "en"), pl=_facts(rules, each, "pl")),
            tags=[
                InBoth(en=Texts(rules, "en").say(key, params), pl=Texts(rules, "pl").say(key, params))
                for key, params in each.tags
            ],
            source=each.source,
            clauses=clauses_of(game)[each.value],
        )
        for each in reference(rules)
    ]


def _facts(rules: Rules[Any], component: Component, lang: str) -> str:
    texts = Texts(rules, lang)
    return in_a_row(texts.say(key, params) for key, params in component.facts)


@router.get("/cards/{game}")
async def cards(game: str, who: Guest) -> list[CardInfo]:
    """All cards (and other components) of a game, in both languages."""
    rules_of(game)
    return card_infos(game)


@router.get("/cards/{game}/found")
async def found_cards(
    game: str,
    request: Request,
    who: Guest,
    question: Annotated[str, Query(max_length=QUESTION)],
    lang: str | None = None,
) -> list[str]:
    """The components that have all these words in some form, by their values; those that are called so first."""
    return [each.value for each in search(rules_of(game), question, language_of(request))]
