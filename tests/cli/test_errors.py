"""With --lang pl everything that goes wrong is said in Polish."""

import ast
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from meadhall.sentences import FOLDER, translated
from tests.cli.conftest import Command

SOURCE = Path(__file__).parent.parent.parent / "src" / "meadhall"
FILES = (
    "__init__.py", "games/__init__.py", "bots/play.py", "engine/saga.py", "engine/rules.py", "text.py",
    "cli/components.py", "cli/lab.py", "cli/many.py", "cli/play.py", "cli/rulebook.py", "cli/sagas.py", "cli/shelf.py",
    "cli/speech.py", "games/god_of_war/custom.py", "cli/hall.py", "cli/serve.py", "server/__init__.py", "server/keeping.py", "server/service.py",
    "server/settings.py", "server/storage.py", "lab/balance.py", "lab/cluster.py", "lab/plots.py", "lab/sweep.py", "lab/trace.py", "lab/output.py", "lab/pool.py", "lab/simulate.py", "lab/tournament.py",
)  # fmt: skip
"""Where the sentences arise that the command can meet."""

OURS = {"EngineError", "TypeError"}
"""Errors of ours that a person cannot cause."""


def sentences(node: ast.expr) -> list[str]:
    """The sentences that an expression can be, with a word for everything that is filled in; none if it is only a name."""
    match node:
        case ast.Constant(value=str(text)):
            return [text]
        case ast.JoinedStr(values=parts):
            return ["".join(p.value if isinstance(p, ast.Constant) else "xyz" for p in parts)]  # type: ignore[misc]
        case ast.BinOp(left=left, right=right):
            return [a + b for a in sentences(left) for b in sentences(right)]
        case ast.IfExp(body=body, orelse=other):
            return sentences(body) + sentences(other)
    return []


def raised(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call) and node.exc.args:
            name = ast.unparse(node.exc.func)
            if name.endswith("Error") and name not in OURS:
                yield from sentences(node.exc.args[0])


@pytest.mark.parametrize("file", FILES)
def test_every_sentence_of_a_refusal_has_a_polish_one(file: str) -> None:
    missing = [each for each in raised(SOURCE / file) if translated(each, "pl") == each]
    assert not missing, f"texts/errors.pl.toml lacks: {missing}"


def test_the_polish_sentences_fill_in_what_the_english_ones_do() -> None:
    for english, polish in tomllib.loads((FOLDER / "errors.pl.toml").read_text("utf-8")).items():
        assert sorted(_holes(english)) == sorted(_holes(polish)), english


def _holes(text: str) -> list[str]:
    return [part.partition("}")[0] for part in text.split("{")[1:]]


def faults(path: Path) -> Iterator[str]:
    """What a reader of Scenes says by its own `fail`."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Call) and ast.unparse(node.func) in ("self.fail", "file.fail", "r.fail"):
            for argument in node.args:
                yield from sentences(argument)


@pytest.mark.parametrize("file", ["scene_files.py", "notation.py"])
def test_every_fault_of_a_written_scene_has_a_polish_sentence(file: str) -> None:
    found = list(faults(SOURCE / "games" / "god_of_war" / file))
    assert len(found) > 8
    missing = [each for each in found if "xyz" not in each.split()[0] and translated(each, "pl") == each]
    assert not missing, f"texts/errors.pl.toml lacks: {missing}"


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["play", "chess"], "nie ma gry „chess”; są: "),
        (["play", "toy", "--seats", "7"], "przy stole gry toy może usiąść od 2 do 4 graczy, nie 7"),
        (["play", "toy", "--option", "short=1"], "gra toy nie ma opcji „short”"),
        (["play", "toy", "--bots", "genius"], "nie ma bota „genius”"),
        (["check", "none.saga"], "none.saga: nie ma pliku „none.saga”"),
        (["cards", "toy", "zebra"], "gra toy nie ma elementu „zebra”"),
        (["rules", "toy", "sing"], "gra toy nie ma zasad do pokazania"),
        (["simulate", "toy", "--games", "0"], "oczekiwano liczby nie mniejszej niż 1"),
        (["play"], "brakuje argumentu „GAME”"),
        (["dance"], "nie ma polecenia „dance”"),
        (
            ["play", "lords-of-ragnarok", "--seats", "1", "-o", "followers=0"],
            "musi być razem od 2 do 4, a jest 1",
        ),
        (["play", "god-of-war", "-o", "scene=id = 1"], "scene:1: pole „id” (Scena) powinno zawierać: tekst"),
    ],
)
def test_refusals_in_polish(command: Command, arguments: list[str], sentence: str) -> None:
    said = command(*arguments, "--lang", "pl") if arguments != ["dance"] else command("dance", "--lang=pl")
    assert said.code == 2
    assert len(said.err.splitlines()) == 1
    assert sentence in said.err


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["hall", "tables", "--database", "none.db"], "nie ma bazy danych "),
        (["hall", "check", "--database", "mysql://db/hall"], "bazy danych „mysql” nie znamy; oczekiwano "),
        (
            ["hall", "tables", "--database", "postgresql://me@127.0.0.1:1/hall"],
            "brak połączenia z serwerem bazy",
        ),
        (["hall", "delete"], "brakuje argumentu „TABLE"),
        (["hall", "dance"], "nie ma polecenia „dance”"),
        (["serve", "--port", "0", "--database", "."], "nie da się otworzyć: nie da się otworzyć pliku bazy"),
        (["serve", "--workers", "2"], "kilka procesów serwera wymaga PostgreSQL"),
        (["serve", "--host", "192.0.2.1", "--port", "0"], "ten komputer nie ma takiego adresu"),
        (
            ["serve", "--port", "70000"],
            "zła wartość „--port”: oczekiwano liczby nie większej niż 65535",
        ),
    ],
)
def test_the_hall_refuses_in_polish(
    command: Command, arguments: list[str], sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("MEADHALL_DATA", str(tmp_path))
    said = command(*arguments, "--lang", "pl")
    assert said.code == 2
    assert len(said.err.splitlines()) == 1
    assert sentence in said.err


def test_a_saga_that_does_not_hold_is_refused_in_polish(command: Command, tmp_path: Path) -> None:
    saga = tmp_path / "night.saga"
    saga.write_text("once upon a time\n")
    said = command("check", str(saga), "--lang", "pl")
    assert "wiersz 1: to nie jest saga: pierwszy wiersz powinien brzmieć" in said.err


def test_what_has_no_polish_sentence_stays_as_it_is() -> None:
    assert translated("who knows", "pl") == "who knows"
    assert translated("interrupted", "en") == "interrupted"
