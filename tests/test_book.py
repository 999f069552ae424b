"""The one reader of RULES.md: what a clause is, and that every clause that is named anywhere can be read."""

import ast
import re
from pathlib import Path

import pytest

from meadhall.asking import FOR_DEVELOPERS
from meadhall.book import CITED, cited, open_book, read

GAMES = Path(__file__).parent.parent / "src" / "meadhall" / "games"
FOLDERS = sorted(path.parent for path in GAMES.glob("*/RULES.md"))

BOOK = """
# Rules
- **BR-1.1** A rule.
  It goes on.
- **BR-1.2** *(note)* Components.
  - **BR-3.7.1** A nested rule.
    - with a list below
  - a list without an id
- **RM-4.2 Tokens:** a rule with a title.
- GOW-5.1 A rule without stars.
- **SOLO-2.3a** A rule with a letter.
- **BR-I01** An invariant.
- **INV-S1** Another.
- **BR-EX1 (Rage stat).** Given: this.
- **EX-D2 Neutral invasion.** Given: that.

A sentence that belongs to nobody.

**E-3 (printed) - sea.** Given: more
of it.

- When: then.

Nobody again.

## 2. Costs
### 2.1 Dear (`dear`)
| id | question | ruling |
|---|---|---|
| BR-A01 | A question? | An answer. |
| R-7 | Another? | Yes. |
| D-04 | a decision | chooser |
| RM-20.1.1 | `zealot` | a rule in a table |
| BR-3.7.1 | a table that sums up | |
The text of BR-9.9 is only mentioned, **BR-9.8** too.
- See BR-9.7.
- **BR-4.1** Costs:

| what | cost |
|---|---|
| *ship* | 2 * |
| hut | - |

- **BR-4.2** Others are clauses:

| clause | cost |
|---|---|
| BR-4.3 | 3 |

A sentence in between.

| whose | table |
|---|---|
| nobody's | at all |
- **BR-5.1** Code:

  ```
  # no heading
    act()
  ```
### Cheap
- **BR-5.2** Nothing.
## Corrections
- **BR-1.1** said something else before.
## 3 More
- **BR-1.1** again.
"""


def test_a_book_is_read_by_kinds() -> None:
    book = read(BOOK)
    rules = [
        "BR-1.1",
        "BR-3.7.1",
        "RM-4.2",
        "GOW-5.1",
        "SOLO-2.3a",
        "RM-20.1.1",
        "BR-4.1",
        "BR-4.2",
        "BR-4.3",
        "BR-5.1",
        "BR-5.2",
    ]
    assert book.of_kind("rule") == rules
    assert book.of_kind("example") == ["BR-EX1", "EX-D2", "E-3"]
    assert book.of_kind("note", "invariant") == ["BR-1.2", "BR-I01", "INV-S1"]
    assert book.of_kind("ruling", "decision") == ["BR-A01", "R-7", "D-04"]
    assert book.twice == ["BR-1.1"]


@pytest.mark.parametrize(
    ("clause", "words"),
    [
        ("BR-1.1", "A rule. It goes on."),
        ("BR-1.2", "Components."),
        ("BR-3.7.1", "A nested rule.\n    - with a list below"),
        ("RM-4.2", "Tokens: a rule with a title."),
        ("BR-EX1", "(Rage stat). Given: this."),
        ("EX-D2", "Neutral invasion. Given: that."),
        ("E-3", "(printed) - sea. Given: more of it.\n- When: then."),
        ("BR-A01", "A question?\nruling: An answer."),
        ("RM-20.1.1", "zealot\nruling: a rule in a table"),
        ("BR-4.1", "Costs:\nwhat | cost\nship | 2 *\nhut | -"),
        ("BR-4.2", "Others are clauses:"),
        ("BR-4.3", "3"),
        ("BR-5.1", "Code:\n  \n  # no heading\n    act()\n  "),
    ],
)
def test_a_clause_is_read_whole(clause: str, words: str) -> None:
    text = read(BOOK).by_id[clause].plain
    assert re.sub(r"\s+", " ", text).strip() == re.sub(r"\s+", " ", words).strip()
    assert len(text.splitlines()) >= len(words.strip().splitlines())


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("folder", FOLDERS, ids=lambda path: path.name)
def test_readers_see_no_code(folder: Path, lang: str) -> None:
    shown = [each for each in open_book(folder, lang).clauses if each.kind not in FOR_DEVELOPERS]
    assert len(shown) > 100
    written = [each.id for each in shown if re.search(r"`|\w_\w|\w\(\w+,|\.toml", each.text)]
    assert not written


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("folder", FOLDERS, ids=lambda path: path.name)
def test_every_table_for_readers_belongs_to_a_clause(folder: Path, lang: str) -> None:
    for_developers = ("Decisions", "Decyzje", "Glossary", "Słowniczek")
    unseen = [each for each in open_book(folder, lang).loose if not each.endswith(for_developers)]
    assert not unseen, f"no reader of {folder.name} ({lang}) sees the tables of {unseen}"
    assert read(BOOK).loose == ["2.1 Costs: Dear"]


def test_a_section_is_named_with_its_chapter() -> None:
    by_id = read(BOOK).by_id
    assert by_id["BR-1.1"].section == "Rules"
    assert by_id["BR-5.1"].section == "2.1 Costs: Dear"
    assert by_id["BR-5.2"].section == "2. Costs: Cheap"


def test_clauses_are_found_by_id_or_by_the_id_above() -> None:
    book = read(BOOK)
    assert [each.id for each in book.look_up("br-1")] == ["BR-1.1", "BR-1.2"]
    assert [each.id for each in book.look_up("3.7.1")] == ["BR-3.7.1"]
    assert book.look_up("") == book.look_up("BR-77") == []
    assert book.knows("BR-5")
    assert not book.knows("BR-77")
    assert read("## RM-17 Differences\n| a | b |\n").knows("RM-17")


def test_the_ids_in_a_text_are_found() -> None:
    assert cited("BR-9.6, see [R: BR-A01] and (A-10); not BR-x.y, UTF-8a-b or A-1-2.") == [
        "BR-9.6",
        "BR-A01",
        "A-10",
    ]


def ids_in_code(folder: Path) -> set[str]:
    """What questions, events and reasons name: strings that are nothing but the id of a clause."""
    return {
        node.value
        for path in folder.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and CITED.fullmatch(node.value)
    }


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("folder", FOLDERS, ids=lambda path: path.name)
def test_every_clause_that_is_named_can_be_read(folder: Path, lang: str) -> None:
    book = open_book(folder, lang)
    assert book.lang == lang
    codes = ids_in_code(folder)
    assert len(codes) > 50
    unread = sorted(each for each in codes if not book.look_up(each))
    assert not unread, f"the code of {folder.name} names {unread}, which RULES ({lang}) does not have"
    prefixes = {each.partition("-")[0] for each in book.by_id}
    sources = [path.read_text("utf-8") for path in folder.rglob("*.py")]
    named = {each for text in [book.markdown, *sources] for each in cited(text)}
    lost = sorted(each for each in named if each.partition("-")[0] in prefixes and not book.knows(each))
    assert not lost, f"{folder.name} speaks of {lost}, which RULES ({lang}) does not have"


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda path: path.name)
def test_examples_and_rulings_are_whole_in_both_languages(folder: Path) -> None:
    english, polish = open_book(folder, "en"), open_book(folder, "pl")
    assert [each.id for each in english.clauses] == [each.id for each in polish.clauses]
    for book in (english, polish):
        for each in book.of_kind("example", "ruling"):
            text = book.by_id[each].plain
            assert len(text) > 40, f"{each} ({book.lang}) says no more than {text!r}"
            if book.by_id[each].kind == "example":
                assert text.rstrip()[-1] in ".:;)!?", (
                    f"{each} ({book.lang}) stops in mid-sentence: {text[-60:]!r}"
                )


def test_words_that_lean_lose_both_their_stars() -> None:
    (clause,) = read("# Rules\n- **RM-16.4** *Tokens:* each *(rare)* token, *most* of them.\n").clauses
    assert clause.plain == "Tokens: each (rare) token, most of them."
