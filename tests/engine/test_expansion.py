"""Expansions: files that add cards to a table, refused with file and line where they are wrong."""

import gc
import re
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

import meadhall
from meadhall.bots import decide
from meadhall.engine import Game, MeadhallError
from meadhall.engine.expansion import _editions
from meadhall.engine.written import FileText
from meadhall.envs.table import AecTable
from meadhall.games import find_rules
from meadhall.games.blood_rage.content import PROVINCE_VALUES
from meadhall.laws import check
from meadhall.scenario import lay_out
from meadhall.text import Texts

PAGE = (Path(__file__).parent.parent.parent / "docs" / "writing-an-expansion.md").read_text("utf-8")
FILES = dict(re.findall(r"^```toml (\S+)\n(.*?)^```", PAGE, re.M | re.S))
WINTER, SHORES = FILES["winter_gifts.toml"], FILES["far_shores.toml"]
BOTH = [("blood-rage", WINTER), ("reavers-of-midgard", SHORES)]

GIMLE = PROVINCE_VALUES.named["gimle"]


def table(text: str, seats: int = 3, seed: int = 5) -> Game[Any]:
    return meadhall.new("blood-rage", seats=seats, seed=seed, options={"expansion": text})


def played(game: Game[Any]) -> Game[Any]:
    dice = Random(1)
    while not game.over:
        seat = game.questions[0].seat
        game.answer(seat, decide("random", game, seat, seed=dice.getrandbits(32)))
    return game


@pytest.mark.parametrize(("game", "text"), BOTH, ids=["blood-rage", "reavers-of-midgard"])
def test_every_kind_of_card_that_can_be_added_is_shown_once(game: str, text: str) -> None:
    grows = {each.table for each in find_rules(game).options["expansion"].grows}  # type: ignore[attr-defined]
    assert set(re.findall(r"^\[\[(\S+)\]\]", text, re.M)) == grows


@pytest.mark.parametrize(("game", "text"), BOTH, ids=["blood-rage", "reavers-of-midgard"])
def test_a_game_with_an_expansion_keeps_every_law(game: str, text: str) -> None:
    for seats in (2, 3):
        new = meadhall.new(game, seats=seats, seed=seats, options={"expansion": text})
        assert check(new, Random(seats), every=8, eager=0.5).checks > 100


def test_the_new_cards_are_dealt_and_have_names() -> None:
    game = table(WINTER)
    cards = game.rules.kinds["card"]
    assert [name for name in cards if name.startswith("hods_arrow")] == [
        "hods_arrow#a1-1",
        "hods_arrow#a2-1",
    ]
    assert cards.index("hods_arrow#a1-1") in {
        card for pack in (*game.s.packs, *game.s.decks[:1], game.s.box, *game.s.hands) for card in pack
    }
    assert Texts(game.rules, "pl").label("card:hods_arrow#a1-1") == "Strzała Hoda"
    assert (
        Texts(game.rules).effect("card:hods_arrow#a1-1")
        == "+2 STR. If you lose: steal 1 Glory from the winner."
    )
    assert Texts(game.rules).effect("card:lord_of_snow#a3-1") == ""


def test_a_player_mark_keeps_a_card_from_a_smaller_table() -> None:
    two, three = (
        {game.rules.kinds["card"][card] for deck in game.s.decks for card in deck}
        for game in (table(WINTER, 2), table(WINTER, 3))
    )
    assert "ullrs_ambush#a2-1" in three
    assert "ullrs_ambush#a2-1" not in two


def test_the_table_tells_what_the_browser_cannot_know() -> None:
    facts = table(WINTER).view(0)["facts"]
    assert facts["added"]["hods_arrow"]["bonus"] == 2
    assert facts["added"]["hods_arrow"]["list"] == "battle"
    assert facts["texts"]["en"]["card-hods_arrow"] == "Hod's Arrow"
    assert "added" not in meadhall.new("blood-rage", seats=3).view(0)["facts"]


def test_a_number_of_the_new_card_counts() -> None:
    """Hod's Arrow: a loser steals 1 Glory, as with the printed card that has the word."""
    game = lay_out(
        {
            "game": "blood-rage",
            "seats": 2,
            "age": 2,
            "options": {"expansion": WINTER},
            "clans": {
                "0": {"glory": 5, "warriors": {"gimle": 2}, "hand": ["tyrs_rage"]},
                "1": {"glory": 5, "warriors": {"gimle": 1}, "hand": ["hods_arrow"]},
            },
        },
        ("battle", 0, GIMLE),
    )
    assert game.over, "with one card each nobody has a choice"
    assert game.s.glory[1] == 6


def test_the_box_stays_as_it_was_printed() -> None:
    game = table(WINTER)
    box = find_rules("blood-rage")
    assert len(box.kinds["card"]) == 102
    assert len(game.rules.kinds["card"]) == 113
    assert sys.modules["meadhall.games.blood_rage"].RULES is box


def test_a_saga_carries_the_expansion() -> None:
    game = played(table(WINTER))
    saga = game.saga()
    assert re.search(r"^option expansion winter_gifts\.[0-9a-f]{8}\.", saga, re.M)
    again = meadhall.loads(saga)
    assert (again.scores(), again.digest()) == (game.scores(), game.digest())


def test_another_expansion_is_another_content() -> None:
    weaker = WINTER.replace("bonus = 2", "bonus = 3")
    hashes = [
        meadhall.new("blood-rage", seats=3).rules.content_hash,
        table(WINTER).rules.content_hash,
        table(weaker).rules.content_hash,
    ]
    assert len(set(hashes)) == 3
    assert table(WINTER.replace("\n", "\r\n")).rules.content_hash == hashes[1]


def test_a_saga_without_its_expansion_says_what_is_missing() -> None:
    saga = table(WINTER).saga()
    cut = re.sub(r"^(option expansion winter_gifts\.[0-9a-f]{8})\..*$", r"\1", saga, flags=re.M)
    with pytest.raises(MeadhallError, match=r"the expansion 'winter_gifts' \([0-9a-f]{8}\) is missing here"):
        meadhall.loads(cut)


def test_a_saga_with_another_file_under_the_same_name_is_refused() -> None:
    other = table(WINTER.replace("bonus = 2", "bonus = 3")).options["expansion"]
    mine = str(table(WINTER).options["expansion"]).split(".")[1]
    forged = f"winter_gifts.{mine}.{str(other).rpartition('.')[2]}"
    with pytest.raises(MeadhallError, match=r"said to be the expansion 'winter_gifts'"):
        table(forged)


def test_a_packed_position_is_taken_up_by_the_same_edition() -> None:
    game = table(WINTER)
    assert Game.unpack(find_rules("blood-rage"), game.pack()).rules is game.rules


def test_an_edition_lives_as_long_as_its_tables() -> None:
    text = WINTER.replace("bonus = 2", "bonus = 7")
    before = len(_editions)
    game = table(text)
    assert len(_editions) == before + 1
    del game
    gc.collect()
    assert len(_editions) <= before


def test_an_environment_knows_the_box_only() -> None:
    with pytest.raises(MeadhallError, match="no expansion"):
        AecTable("blood-rage", 3, {"expansion": WINTER})


FAULTS = {
    "no id": (("id =", "idd ="), r"more\.toml:1: the expansion has no \"id\""),
    "no TOML": (("bonus = 2", "bonus = "), r"more\.toml:8: not TOML"),
    "another game": (('"blood-rage"', '"chess"'), r"more\.toml:3: this expansion is for 'chess'"),
    "too high": (("bonus = 2", "bonus = 12"), r"more\.toml:8: .*12; expected a whole number from 0 to 9"),
    "a misspelt word": (
        ("steal_glory", "steal_glry"),
        r"more\.toml:9: unknown field \"steal_glry\" in \[\[cards\.battle\]\]",
    ),
    "an unknown god": (
        ('god = "loki"', 'god = "zeus"'),
        r"more\.toml:7: .*'zeus'; expected one of tyr, odin",
    ),
    "a printed id": (("hods_arrow", "troll"), r"more\.toml:6: the id \"troll\" is taken"),
    "an id twice": (
        ("ullrs_ambush", "hods_arrow"),
        r"more\.toml:17: the id \"hods_arrow\" is taken",
    ),
    "in no deck": (
        ("copies = [1, 1, 0]", "copies = [0, 0, 0]"),
        r"more\.toml:10: .*expected a copy in one of the three decks",
    ),
    "a field is missing": (("bonus = 2\n", ""), r"more\.toml:5: \"hods_arrow\" has no \"bonus\""),
    "no name": (
        ('name.en = "Lord of Snow"\nname.pl = "Pan Śniegu"\n', ""),
        r"more\.toml:\d+: \"name\" of \"lord_of_snow\"",
    ),
    "a quest of two minds": (
        ("fallen = 6 ", "# "),
        r"more\.toml:\d+: \"fallen\" of \"quest_long_winter\" is None; expected a number",
    ),
    "a list that cannot grow": (
        ("[[cards.leader]]", "[[cards.monster]]"),
        r"more\.toml:\d+: \"cards\.monster\" cannot grow; expected one of \[\[cards\.battle\]\]",
    ),
    "nothing": ((WINTER[WINTER.index("[[") :], ""), r"more\.toml:1: there is nothing new in it"),
}


def written(text: str) -> FileText:
    """A text that came from a file."""
    made = FileText(text)
    made.name = "more.toml"
    return made


@pytest.mark.parametrize("name", FAULTS)
def test_a_fault_names_file_line_and_expectation(name: str) -> None:
    (before, after), told = FAULTS[name]
    assert before in WINTER
    with pytest.raises(MeadhallError, match=told):
        table(written(WINTER.replace(before, after, 1)))


def test_a_reaver_has_the_clan_of_its_ability() -> None:
    wrong = written(SHORES.replace('clan = "tree"', 'clan = "raven"'))
    with pytest.raises(MeadhallError, match=r"more\.toml:8: .*expected 'tree', as its ability"):
        meadhall.new("reavers-of-midgard", options={"expansion": wrong})


def test_a_file_may_be_only_so_long() -> None:
    with pytest.raises(MeadhallError, match="may have 20000 characters"):
        table(WINTER + "#" * 20_000)
    many = "\n".join(
        f'[[cards.leader]]\nid = "lord_{n}"\nstrength = 1\ncopies = [1, 0, 0]\nname.en = "Lord"'
        for n in range(41)
    )
    with pytest.raises(MeadhallError, match="may add 40 things, this one adds 41"):
        table(f'id = "many"\ngame = "blood-rage"\n{many}')
