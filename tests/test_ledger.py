"""Every clause that states a rule has a test, every card has a test, and no test names what does not exist."""

import importlib
from pathlib import Path

from meadhall.book import read
from meadhall.games import SHELF
from tests.ledger import Proofs, collect, in_order, read_scenario, read_tests, unknown, unproved

TESTS = Path(__file__).parent
GAMES = TESTS.parent / "src" / "meadhall" / "games"

# Games that are still being built: unknown ids fail, missing tests do not yet. Take a game out when it is whole.
IN_PROGRESS: dict[str, str] = {}


def games() -> list[str]:
    """The folders of the games that have their rules written down."""
    return sorted({path.parent.name for path in GAMES.glob("*/RULES*.md")})


def english(game: str) -> list[Path]:
    """The rules as the clauses are proved by; a translation such as RULES.pl.md says the same again."""
    return sorted(path for path in (GAMES / game).glob("RULES*.md") if len(path.suffixes) == 1)


def card_definitions(game: str) -> tuple[set[str], set[str]]:
    """The definitions of the game's cards, and of the components of every kind."""
    kinds: dict[str, tuple[str, ...]] = importlib.import_module(f"meadhall.games.{game}").RULES.kinds
    by_kind = {kind: {name.split("#")[0] for name in names} for kind, names in kinds.items()}
    return by_kind.get("card", set()), set().union(*by_kind.values())


def report(problems: list[str]) -> str:
    return "\n".join(["", *problems, f"{len(problems)} problems in the ledger"])


def test_every_clause_has_a_test_and_exists() -> None:
    problems: list[str] = []
    for game in games():
        book = read("\n".join(p.read_text("utf-8") for p in english(game)))
        rules, examples, known = book.of_kind("rule"), book.of_kind("example"), set(book.by_id)
        proofs = collect(TESTS, game)
        missing = unproved({*rules, *examples}, proofs.clauses, "clause")
        print(
            f"{game}: {len(rules)} rules and {len(examples)} examples, {len(missing)} without a test;"
            f" {len(known) - len(rules) - len(examples)} notes, rulings and invariants"
        )
        found = [f"clause {each} is defined twice" for each in book.twice]
        found += proofs.unreadable + unknown(proofs.clauses, known, "clause")
        if not rules:
            found.append("RULES.md defines no clause: a rule begins with `- **XX-1.2** `")
        if game not in IN_PROGRESS:
            found += missing
        problems += [f"{game}: {each}" for each in found]
    assert not problems, report(problems)


def test_every_card_has_a_test_and_exists() -> None:
    problems: list[str] = []
    for game in games():
        if game not in SHELF.values():
            if game not in IN_PROGRESS:
                problems.append(f"{game}: is not on the shelf of meadhall.games")
            continue
        cards, known = card_definitions(game)
        claimed = collect(TESTS, game).cards
        missing = unproved(cards, claimed, "card")
        print(f"{game}: {len(cards)} cards, {len(missing)} without a test")
        found = unknown(claimed, known, "card")
        if game not in IN_PROGRESS:
            found += missing
        problems += [f"{game}: {each}" for each in found]
    assert not problems, report(problems)


def test_tests_and_scenarios_lie_in_a_games_folder() -> None:
    folders = [*TESTS.glob("games/*/"), *TESTS.glob("scenarios/*/")]
    strangers = [p for p in folders if p.name != "__pycache__" and not (GAMES / p.name).is_dir()]
    assert not strangers, report([f"{p.relative_to(TESTS)} is no game's folder" for p in strangers])


# The ledger's own reading.


def test_decorators_are_read_from_functions_methods_and_classes() -> None:
    proofs = Proofs()
    source = """
@clause("BR-1.1", "BR-1.2")
def test_one(): ...
@card("mead")
class TestMead:
    @clause("BR-2.1")
    async def test_two(self): ...
@clause(IDS)
def test_three(): ...
@other("BR-7.7")
def test_four(): ...
"""
    read_tests(source, "a.py", proofs)
    assert list(proofs.clauses) == ["BR-1.1", "BR-1.2", "BR-2.1"]
    assert proofs.cards == {"mead": "a.py:5"}
    assert proofs.unreadable == ["a.py:9 @clause takes ids in quotes"]


def test_scenarios_name_their_clauses() -> None:
    proofs = Proofs()
    read_scenario('title = "x"\nclauses = ["BR-EX1"]', "a.toml", proofs)
    read_scenario('clauses = "BR-EX2"', "b.toml", proofs)
    assert proofs.clauses == {"BR-EX1": "a.toml"}
    assert proofs.unreadable == ["b.toml clauses must be a list of ids in quotes"]


def test_gaps_and_strangers_are_named() -> None:
    claimed = {"BR-1.1": "a.py:3", "BR-8.8": "b.py:4"}
    assert unknown(claimed, {"BR-1.1"}, "clause") == ["b.py:4 names clause BR-8.8, which does not exist"]
    needed = ["BR-10.1", "BR-9.6", "BR-1.1"]
    assert unproved(needed, claimed, "clause") == ["clause BR-9.6 has no test", "clause BR-10.1 has no test"]
    assert sorted(["BR-10.1", "BR-EX2", "BR-9.6"], key=in_order) == ["BR-EX2", "BR-9.6", "BR-10.1"]
