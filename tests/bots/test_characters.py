"""Characters: styles in which bots of any level play."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import meadhall
from meadhall.bots import Outlook, check_level, decide, find_level, within
from meadhall.engine import CHANCE, Game, MeadhallError
from meadhall.engine.characters import FOLDER, Character, characters_of, read_character
from meadhall.engine.content import ContentError
from meadhall.games import SHELF, find_rules
from meadhall.games.blood_rage.traits import TRAITS
from meadhall.review import replayed
from meadhall.text import LANGUAGES, Texts

CHEAP = "normal:16"
SAGAS = Path(__file__).parent.parent / "sagas"
WHERE = {
    "blood-rage": (2, {"action", "draft-pick"}),
    "lords-of-ragnarok": (3, {"hero-phase", "special", "maneuver", "rune-phase"}),
    "reavers-of-midgard": (2, {"location"}),
    "god-of-war": (2, {"step"}),
}
"""Which decisions are tried, and of how many one."""
ALL = [(game, name) for game in meadhall.shelf() for name in find_rules(game).characters]


def begun() -> Game[Any]:
    """A game in which the first seat is asked."""
    game = meadhall.new("blood-rage", 2, 1)
    while 0 not in game.waiting:
        asked = game.questions[0]
        game.answer(asked.seat, asked.values[0])
    return game


def test_every_game_has_a_few() -> None:
    for game in meadhall.shelf():
        assert len(find_rules(game).characters) >= 3


@pytest.mark.parametrize(("game", "name"), ALL)
def test_each_has_a_name_and_a_line_in_both_languages(game: str, name: str) -> None:
    for lang in LANGUAGES:
        words = Texts(find_rules(game), lang)
        assert 3 < len(words.say(f"character-{name}")) <= 24  # it is the name of a seat
        assert words.say(f"character-{name}", attribute="text").endswith(".")


def test_a_level_with_a_character_is_that_level() -> None:
    assert find_level("strong:60ms/raider").seconds == pytest.approx(0.06)
    assert find_level("normal/raider").character == "raider"
    assert find_level("normal").character == ""
    assert find_level("normal/raider").steps == find_level("normal").steps
    assert within("strong/raider", 90) == "strong:90ms/raider"
    assert find_level(within("strong", 90)).seconds == pytest.approx(0.09)


def test_a_character_of_another_game_is_refused() -> None:
    rules = find_rules("blood-rage")
    check_level("easy/quester", rules)
    with pytest.raises(
        MeadhallError, match="no character 'gothi' in blood-rage; there are: builder, quester"
    ):
        check_level("easy/gothi", rules)
    with pytest.raises(MeadhallError, match="no bot 'hard'"):
        check_level("hard/quester", rules)
    with pytest.raises(MeadhallError, match="no character"):
        decide("normal/gothi", begun(), 0, 1)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("likes = 3", r"characters/odd.toml: likes is 3; expected a table of weights"),
        ("[likes]", r"characters/odd.toml: likes is \{\}; expected a table of weights"),
        (
            "[likes]\nmead = 1.0",
            r"characters/odd.toml: nobody can like 'mead'; expected one of pillaged, rage",
        ),
        ("[likes]\naxes = 'many'", r"characters/odd.toml: likes.axes is 'many'; expected a number"),
        (
            "[likes]\naxes = 1\n[hates]\nrage = 1",
            r"characters/odd.toml: hates is unknown; expected the table",
        ),
        ("[likes", r"odd.toml is not valid TOML"),
    ],
)
def test_a_wrong_file_is_told_with_what_was_expected(tmp_path: Path, text: str, expected: str) -> None:
    path = tmp_path / "odd.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(ContentError, match=expected):
        read_character(path, TRAITS)


def test_characters_are_read_from_the_folder_of_the_game(tmp_path: Path) -> None:
    assert characters_of(tmp_path, TRAITS) == {}
    (tmp_path / FOLDER).mkdir()
    (tmp_path / FOLDER / "miser.toml").write_text("[likes]\nrage = 2\n", encoding="utf-8")
    assert list(characters_of(tmp_path, TRAITS)) == ["miser"]


def test_only_the_own_seat_likes_something_and_only_before_the_end() -> None:
    game = meadhall.new("blood-rage", 3, 1)
    rules = game.rules
    one = Character("one", ((lambda s, seat: 1.0, 5.0),))
    liked = one.playing(rules, 1)
    assert liked.value is not None
    assert liked.standings is not None
    assert rules.value is not None
    assert rules.standings is not None
    plain = [rules.value(game.s, seat) for seat in range(3)]
    assert [liked.value(game.s, seat) for seat in range(3)] == pytest.approx(
        [plain[0], plain[1] + 5, plain[2]]
    )
    assert liked.standings(game.s) == pytest.approx([plain[0], plain[1] + 5, plain[2]])
    game.s.age, game.s.phase = 3, "quest"
    assert 0 < one.pleasure(rules, game.s, 1) < 5
    game.s.phase = "end"
    assert liked.standings(game.s) == rules.standings(game.s)


def test_the_game_itself_is_left_alone() -> None:
    game = begun()
    rules = game.rules
    outlook = Outlook(game, game.waiting[0], 1, "raider")
    assert game.rules is rules
    assert outlook.world(0).rules is not rules
    assert outlook.world(0).clone(mute=True).rules.value is outlook.world(1).rules.value


def carried_through(level: str, table: Game[Any], seat: int, seed: int) -> Game[Any]:
    """The position after the seat's action, as a bot of that level does it."""
    game = table.clone(mute=True)
    game.explicit_chance = False
    span, start, limit = game.end_of_action(seat), game.start, game.position + 30
    while not game.over and game.position < limit:
        if game.start != start and not (span and game.goes_on(span)):
            break
        asked = game.questions[0]
        bot = level if asked.seat == seat else CHEAP
        alone = len(asked.values) == 1
        game.answer(
            asked.seat, asked.values[0] if alone else decide(bot, game, asked.seat, seed + game.decision)
        )
    return game


@pytest.mark.parametrize("game", meadhall.shelf())
def test_what_is_liked_is_done_more_often(game: str) -> None:
    """From the same positions of a recorded game each character comes by more of what it likes than the plain level."""
    rules = find_rules(game)
    recorded = meadhall.load(SAGAS / SHELF[game] / "2-bots.saga")
    gained: Counter[tuple[str, str]] = Counter()
    asked, (every, keys) = 0, WHERE[game]
    for table, entry in replayed(recorded, recorded.all_answers()):
        question = None if entry.seat == CHANCE else table.question(entry.seat)
        if question is None or question.key not in keys or len(question.values) < 2:
            continue
        asked += 1
        if asked % every:
            continue
        for level in (CHEAP, *(f"{CHEAP}/{name}" for name in rules.characters)):
            after = carried_through(level, table, entry.seat, asked)
            for name, each in rules.characters.items():
                if level in (CHEAP, f"{CHEAP}/{name}"):
                    more = [w * (t(after.s, entry.seat) - t(table.s, entry.seat)) for t, w in each.likes]
                    gained[name, level] += sum(more)  # type: ignore[assignment]
    liked = {name: (gained[name, CHEAP], gained[name, f"{CHEAP}/{name}"]) for name in rules.characters}
    assert not {n: each for n, each in liked.items() if each[1] <= each[0] + 0.05 * abs(each[0])}, liked
