"""Sagas on the command line: new, check, fuzz."""

import re
from pathlib import Path

import pytest

import meadhall
from meadhall.games import find_rules
from meadhall.lab import fuzz as lab
from tests.cli.conftest import Command


def test_at_80_columns_every_option_and_value_of_a_game_can_be_read_whole(
    command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    said = command("games").out
    assert max(map(len, said.splitlines())) <= 80
    words = set(re.findall(r"\w+", said))
    for game in meadhall.shelf():
        for name, option in find_rules(game).options.items():
            assert {name, *map(str, option.choices)} - {"-"} <= words


def test_games_lists_the_shelf(command: Command) -> None:
    said = command("games")
    assert said.code == 0
    assert "toy" in said.out
    assert "2-4" in said.out
    assert "long=no|yes (no)" in said.out


def test_new_writes_a_saga_that_checks(command: Command, tmp_path: Path) -> None:
    path = tmp_path / "deep" / "night.saga"
    assert command("new", "toy", str(path), "--seats", "3", "--seed", "7", "-o", "long=yes").code == 0
    assert "option long yes" in path.read_text()
    said = command("check", str(path))
    assert said.code == 0
    assert said.out == f"{path}: good: toy 1, 3 seats, 9 answers, still open\n"


def test_check_names_the_line_and_goes_on(command: Command, tmp_path: Path) -> None:
    good, bad = tmp_path / "good.saga", tmp_path / "bad.saga"
    command("new", "toy", str(good), "--seed", "7")
    bad.write_text(good.read_text().replace("seats 4", "seats 5"))
    said = command("check", str(bad), str(good), str(tmp_path / "none.saga"))
    assert said.code == 2
    assert "line 5: toy is for 2 to 4 seats, not 5" in said.err
    assert "there is no file" in said.err
    assert len(said.err.splitlines()) == 2
    assert said.out.startswith(f"{good}: good")


def test_fuzz_counts_what_it_did(command: Command) -> None:
    said = command("fuzz", "--game", "toy", "--games", "3", "--jobs", "1", "--every", "5")
    assert said.code == 0, said.err
    assert said.out.startswith("3 games, ")
    assert "every law holds" in said.out


def test_fuzz_keeps_a_game_that_breaks_a_law(
    command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    saga = tmp_path / "any.saga"
    command("new", "toy", str(saga), "--seed", "7")
    broken = lab.Fuzzed("toy", "toy-1-0", broken="view law at decision 3", saga=saga.read_text())
    monkeypatch.setattr(lab, "fuzz", lambda task: broken)
    said = command("fuzz", "--game", "toy", "--games", "1", "--jobs", "1")
    assert said.code == 1
    assert "view law at decision 3" in said.err
    assert command("check", "build/fuzz/toy-1-0.saga").code == 0


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["new", "chess", "x.saga"], "there is no game 'chess'"),
        (["new", "toy", "x.saga", "--seats", "9"], "toy is for 2 to 4 seats, not 9"),
        (["new", "toy", "x.saga", "-o", "short=yes"], "toy has no option 'short'; it has: long"),
        (
            ["new", "toy", "x.saga", "-o", "long=maybe"],
            "option 'long' cannot be 'maybe'; it is one of: no, yes",
        ),
        (["new", "toy", "x.saga", "-o", "long"], "an option is written name=value, not 'long'"),
        (["new", "toy", "x.saga", "--seed", "a b"], "a seed is a number or a word without spaces"),
        (["new", "toy", "/proc/none/x.saga"], "cannot be written"),
        (["new", "toy"], "Missing argument 'FILE'"),
        (["fuzz", "--game", "chess"], "there is no game 'chess'"),
        (["fuzz", "--games", "0"], "Invalid value for '--games'"),
        (["games", "--lang", "de"], "there is no language 'de'; there are: en, pl"),
        (["dance"], "No such command 'dance'"),
        (["games", "--loud"], "No such option"),
    ],
)
def test_bad_input_is_one_sentence(
    command: Command, arguments: list[str], sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    said = command(*arguments)
    assert said.code == 2
    assert said.out == ""
    assert len(said.err.splitlines()) == 1
    assert said.err.startswith("meadhall: ")
    assert sentence in said.err


def finished(path: Path, seed: int = 7) -> Path:
    game = meadhall.new("toy", seats=2, seed=seed)
    while not game.over:
        game.answer(game.questions[0].seat, game.questions[0].values[-1])
    game.save(path)
    return path


def test_a_game_that_nobody_has_won_says_so(command: Command) -> None:
    sagas = Path(__file__).resolve().parent.parent / "sagas"
    assert command("check", str(sagas / "god_of_war" / "1-bots.saga")).out.endswith("nobody has won\n")
    assert "won by player 2" in command("check", str(sagas / "blood_rage" / "2-bots.saga")).out


def test_replay_tells_the_story_and_shows_the_table(command: Command, tmp_path: Path) -> None:
    path = finished(tmp_path / "a.saga")
    said = command("replay", str(path))
    assert said.code == 0
    assert "clashed" in said.out
    assert "won by player" in said.out
    early = command("replay", str(path), "--to", "6", "--seat", "2")
    assert "clashed" not in early.out
    assert "still open" in early.out
    hands = next(line for line in early.out.splitlines() if "hands" in line)
    assert hands.count("hidden") == 1


def test_replay_refuses_what_is_not_there(command: Command, tmp_path: Path) -> None:
    path = finished(tmp_path / "a.saga")
    assert "so --to 999 is not in it" in command("replay", str(path), "--to", "999").err
    said = command("replay", str(path), "--seat", "3")
    assert said.code == 2
    assert "has no seat 3; its seats are 1 to 2" in said.err


def test_verify_checks_the_shuffles(command: Command, tmp_path: Path) -> None:
    path = finished(tmp_path / "a.saga")
    said = command("verify", str(path))
    assert said.code == 0
    assert "6 throws checked; the seed 7" in said.out
    assert command("verify", str(path), "--seed", "8").code == 2


def test_verify_a_sealed_saga(command: Command, tmp_path: Path) -> None:
    path = tmp_path / "sealed.saga"
    path.write_text(meadhall.load(finished(tmp_path / "a.saga")).saga(sealed=True))
    assert "is sealed" in command("verify", str(path)).err
    assert "does not match its commitment" in command("verify", str(path), "--seed", "8").err
    assert command("verify", str(path), "--seed", "7").code == 0


def test_a_loaded_die_is_found(command: Command, tmp_path: Path) -> None:
    path = finished(tmp_path / "a.saga")
    lines = path.read_text().splitlines()
    at = lines.index("---") + 1
    first, other = lines[at].split(), lines[at + 1].split()
    lines[at] = " ".join([*first[:3], other[3]])
    path.write_text("\n".join(lines))
    said = command("verify", str(path))
    assert said.code == 2
    assert f"line {at + 1}: the dice gave {first[3]} here, not {other[3]}" in said.err


SCENARIO = """
title = "A pass changes nothing"
[given]
game = "toy"
seats = 2
[[when]]
seat = 0
ask = "act"
answer = "pass"
[then]
"state.gold.0" = 3
"""


def test_scenario(command: Command, tmp_path: Path) -> None:
    good, bad, odd = (tmp_path / f"{name}.toml" for name in ("good", "bad", "odd"))
    good.write_text(SCENARIO)
    bad.write_text(SCENARIO.replace("= 3", "= 4"))
    odd.write_text(SCENARIO.replace("seats = 2", 'seats = 2\nprovince = "nowhere"'))
    said = command("scenario", str(good), str(bad), str(odd), str(tmp_path / "none.toml"))
    assert said.code == 2
    assert said.out == f"{good}: holds: A pass changes nothing\n"
    assert "bad.toml: state.gold.0 is 3, expected 4" in said.err
    assert "toy cannot be arranged" in said.err
    assert "there is no scenario file" in said.err
    assert len(said.err.splitlines()) == 3


def test_a_saga_that_is_not_text(command: Command, tmp_path: Path) -> None:
    path = tmp_path / "noise.saga"
    path.write_bytes(b"\xff\xfe\x00")
    for name in ("check", "verify", "replay"):
        said = command(name, str(path))
        assert said.code == 2
        assert "not a text file" in said.err


def test_cards(command: Command) -> None:
    said = command("cards", "toy")
    assert "6 different, 12 in all" in said.out
    assert command("cards", "toy", "AX").out.split()[:3] == ["Cards", "axe", "×2"]
    assert command("cards", "toy", "zebra").code == 2


def test_a_card_says_once_what_is_house_made(command: Command) -> None:
    shown = " ".join(command("cards", "reavers-of-midgard", "--lang", "pl").out.split())
    assert "wartości własne: kości i liczba kart" in shown
    assert "liczba kart (wartość własna)" not in shown


def test_rules_of_a_game_with_a_book(
    command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    book = """# Toy
## 1. Turns
- **TOY-1** Act once.
- **TOY-1.1** *(note)* Or pass.
- **TOY-10** Ten.
| TOY-2 | buy | costs **2** |
"""
    (tmp_path / "RULES.md").write_text(book)
    monkeypatch.chdir(tmp_path)  # the toy's folder is wherever we are
    assert command("rules", "toy").out.split() == ["TOY-1", "1.", "Turns", "(4", "clauses)"]
    assert command("rules", "toy", "toy-1").out == "TOY-1    Act once.\nTOY-1.1  Or pass. \n"
    assert "costs 2" in command("rules", "toy", "2").out
    assert "TOY-10" in command("rules", "toy", "TEN").out
    said = command("rules", "toy", "sing")
    assert said.code == 2
    assert "no clause, no word and no answer for 'sing'; clauses look like TOY-1" in said.err


def test_rules_in_polish_where_they_are_translated(
    command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "RULES.md").write_text("## 1. Turns\n- **TOY-1** Act once.\n")
    monkeypatch.chdir(tmp_path)
    assert "Act once." in command("rules", "toy", "1", "--lang", "pl").out
    (tmp_path / "RULES.pl.md").write_text("## 1. Tury\n- **TOY-1** Zagraj raz.\n", encoding="utf-8")
    assert "Zagraj raz." in command("rules", "toy", "1", "--lang", "pl").out
    assert "Tury" in command("rules", "toy", "--lang", "pl").out
    assert "Act once." in command("rules", "toy", "1", "--lang", "en").out


def test_an_option_may_come_from_a_file(command: Command, tmp_path: Path) -> None:
    choice, saga = tmp_path / "choice.txt", tmp_path / "night.saga"
    choice.write_text("yes")
    assert command("new", "toy", str(saga), "-o", f"long=@{choice}").code == 0
    assert "option long yes" in saga.read_text()
    said = command("new", "toy", str(saga), "-o", f"long=@{tmp_path / 'none.txt'}")
    assert said.code == 2
    assert "cannot be read: No such file" in said.err


def test_a_faulty_scene_is_refused_with_file_and_line(command: Command, tmp_path: Path) -> None:
    scene = tmp_path / "my_scene.toml"
    scene.write_text('id = "gate"\nrole = "chapter"\n')
    said = command("new", "god-of-war", str(tmp_path / "x.saga"), "-o", f"scene=@{scene}")
    assert said.code == 2
    assert said.err == f'meadhall: {scene}:1: the Scene has no "number"\n'
