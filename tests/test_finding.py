"""Components are found by any form of their words, and know the clauses that speak of them."""

import pytest

from meadhall.asking import FOR_DEVELOPERS
from meadhall.book import cited, open_book
from meadhall.engine.reference import reference
from meadhall.examples import drawn, examples
from meadhall.finding import clauses_of, search
from meadhall.games import SHELF, find_rules
from meadhall.text import LANGUAGES, Texts

GAMES = sorted(SHELF)


@pytest.mark.parametrize(
    ("game", "lang", "wanted", "value"),
    [
        ("blood-rage", "pl", "Trolla", "card:troll"),
        ("blood-rage", "pl", "smoków lokiego", "card:lokis_dragons"),
        ("blood-rage", "en", "trolls", "card:troll"),
        ("lords-of-ragnarok", "pl", "Huldrze", "monster:huldra"),
        ("lords-of-ragnarok", "en", "huldra", "monster:huldra"),
        ("god-of-war", "pl", "Kratosa", "dashboard:kratos"),
        ("reavers-of-midgard", "pl", "twierdze", "location:raid_keeps"),
        ("god-of-war", "en", "krat", "dashboard:kratos"),
    ],
)
def test_any_form_of_a_word_finds_it(game: str, lang: str, wanted: str, value: str) -> None:
    assert value in [each.value for each in search(find_rules(game), wanted, lang)][:12]


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_found_by_nonsense(game: str) -> None:
    assert search(find_rules(game), "qzxqzx", "pl") == []
    assert len(search(find_rules(game), " ", "pl")) == len(list(reference(find_rules(game))))


@pytest.mark.parametrize("game", GAMES)
def test_clauses_of_components_are_for_readers(game: str) -> None:
    book = open_book(find_rules(game).folder)
    shown = {clause.id for clause in book.clauses if clause.kind not in FOR_DEVELOPERS}
    named = clauses_of(game)
    assert set(named) == {each.value for each in reference(find_rules(game))}
    assert sum(map(bool, named.values())) > 30
    assert {clause for ids in named.values() for clause in ids} <= shown
    assert all(ids == sorted(set(ids), key=ids.index) for ids in named.values())


def test_a_card_knows_its_clauses() -> None:
    assert "BR-EX8" in clauses_of("blood-rage")["card:tyrs_crush"]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_id_that_a_reader_meets_leads_to_something_for_readers(game: str, lang: str) -> None:
    rules = find_rules(game)
    book = open_book(rules.folder, lang)
    shown = [clause for clause in book.clauses if clause.kind not in FOR_DEVELOPERS]
    ids = {clause.id for clause in shown}
    lost = [
        f"{clause.id}: {named}"
        for clause in shown
        for named in cited(clause.text)
        if not (
            named in ids or any(each.startswith(f"{named}.") for each in ids) or chapter(book.chapters, named)
        )
    ]
    assert not lost
    texts = Texts(rules, lang)
    effects = [(each.value, texts.effect(each.value)) for each in reference(rules)]
    assert not [(value, named) for value, text in effects for named in cited(text) if not book.knows(named)]


def chapter(chapters: list[str], named: str) -> bool:
    return any(title.split(" ")[0] == named for title in chapters)


@pytest.mark.parametrize("game", GAMES)
def test_every_worked_example_is_drawn(game: str) -> None:
    """The picture is the position of a scenario, which the rules have played."""
    book = open_book(find_rules(game).folder)
    told = [clause.id for clause in book.clauses if clause.kind == "example"]
    assert told
    assert not [clause for clause in told if clause not in drawn(game)]
    for clause in told:
        for example in examples(game, clause):
            assert (
                example.before.view(example.seat) != example.after.view(example.seat) or not example.answers
            )
