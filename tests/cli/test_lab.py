"""The lab on the command line."""

import csv
import os
import pickle
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pyarrow.parquet
import pytest

from meadhall.engine import EngineError
from meadhall.lab import BrokenGame
from tests.cli.conftest import Command

ROOT = Path(__file__).parent.parent.parent


def test_simulate_sums_up_and_writes_rows(command: Command, tmp_path: Path) -> None:
    out = tmp_path / "games.csv"
    said = command("simulate", "toy", "-n", "12", "--bots", "greedy,random", "--jobs", "1", "--out", str(out))
    assert said.code == 0, said.err
    assert "12 of 12 games played" in said.out
    for name in ("greedy", "random", "seat 1", "seat 4"):
        assert f"\n{name} " in said.out
    assert "±" in said.out
    assert "%" in said.out
    with out.open() as file:
        assert len(list(csv.DictReader(file))) == 48


def test_simulate_tallies_the_final_position(command: Command) -> None:
    tally = ("--tally", "state.round", "--tally", "events.-1")
    said = command("simulate", "toy", "-n", "5", "--bots", "random", "--jobs", "1", *tally)
    assert said.code == 0, said.err
    assert "state.round: 4.0 ± 0.0 on average, 4-4" in said.out
    _, _, shares = said.out.partition("events.-1")
    counts = [int(count) for count in re.findall(r"^\S+ +(\d) +\d+\.\d% \(", shares, re.MULTILINE)]
    assert sum(counts) == 5


def test_simulate_writes_the_cards_that_were_chosen(command: Command, tmp_path: Path) -> None:
    cards = tmp_path / "cards.csv"
    said = command("simulate", "toy", "-n", "5", "--bots", "random", "--jobs", "1", "--cards", str(cards))
    assert said.code == 0, said.err
    with cards.open() as file:
        rows = list(csv.DictReader(file))
    assert {row["question"] for row in rows} >= {"clash"}
    assert all(row["card"].startswith("card:") for row in rows)


def test_a_broken_rule_saves_the_game(
    command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def breaks(*_: object) -> None:
        raise EngineError("toy, decision 9: a bug")

    monkeypatch.setenv("MEADHALL_DATA", str(tmp_path))
    monkeypatch.setattr(sys.modules["meadhall.lab.simulate"], "decide", breaks)
    said = command("simulate", "toy", "-n", "5", "--bots", "random", "--jobs", "1")
    assert said.code == 70
    assert "toy, decision 9: a bug" in said.err
    [path] = (tmp_path / "sagas").iterdir()
    assert str(path) in said.err
    assert command("check", str(path)).code == 0


def test_a_broken_game_comes_through_from_another_process() -> None:
    error = pickle.loads(pickle.dumps(BrokenGame("a bug", "saga")))
    assert (str(error), error.saga) == ("a bug", "saga")


def test_simulate_in_polish(command: Command) -> None:
    said = command("simulate", "toy", "-n", "2", "--bots", "random", "--jobs", "1", "--lang", "pl")
    assert "wygrane" in said.out
    assert re.search("\\d,\\d\N{NO-BREAK SPACE}%", said.out)
    assert not re.search(r"\d\.\d", said.out)


def test_tournament_ranks_the_bots(command: Command) -> None:
    said = command("tournament", "toy", "--bots", "random,greedy", "--deals", "6", "--jobs", "1")
    assert said.code == 0, said.err
    assert said.out.index("\ngreedy ") < said.out.index("\nrandom ")


def test_balance_writes_a_report(command: Command, tmp_path: Path) -> None:
    out = tmp_path / "balance.md"
    said = command("balance", "toy", "-n", "30", "--bots", "random", "--jobs", "1", "--out", str(out))
    assert said.code == 0, said.err
    assert "## clash" in out.read_text()
    assert "| fox |" in command("balance", "toy", "-n", "30", "--bots", "random", "--jobs", "1").out


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["simulate", "chess"], "there is no game 'chess'"),
        (["simulate", "toy", "--bots", "genius"], "there is no bot 'genius'"),
        (["simulate", "toy", "--seats", "1"], "toy is for 2 to 4 seats, not 1"),
        (
            ["simulate", "toy", "--out", "games.xls"],
            "rows are written as .csv or .parquet, not as 'games.xls'",
        ),
        (["simulate", "toy", "--out", "/proc/none/a.csv"], "cannot be written"),
        (
            ["simulate", "toy", "--cards", "cards.txt"],
            "cards are written as .csv or .parquet, not as 'cards.txt'",
        ),
        (["simulate", "toy", "--seed", "a b"], "a seed is a number or a word without spaces"),
        (["simulate", "toy", "--scheduler", "a", "--ray", "b"], "by Dask or by Ray, not by both"),
        (["simulate", "toy", "--cards", "a.docx"], "cards are written as .csv or .parquet, not as 'a.docx'"),
        (["simulate", "toy", "--decisions", "a.csv"], "decisions are written as .parquet, not as 'a.csv'"),
        (["simulate", "toy", "--jobs", "1", "--tally", "state.none"], "there is no 'state.none' when a game"),
        (["tournament", "toy", "--bots", "random"], "at least two different bots"),
        (["tournament", "toy", "--seats", "8"], "needs 2 to 4 seats, not 8"),
        (["balance", "toy", "--plot", "a.docx"], "a plot is written as .png, .svg or .pdf, not as 'a.docx'"),
        (["balance", "toy", "-o", "long=perhaps"], "option 'long' cannot be 'perhaps'"),
    ],
)
def test_bad_input(command: Command, arguments: list[str], sentence: str) -> None:
    said = command(*arguments)
    assert said.code == 2
    assert len(said.err.splitlines()) == 1
    assert sentence in said.err


@pytest.mark.parametrize("name", ["games.csv", "games.parquet"])
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interrupted_simulation_loses_nothing(tmp_path: Path, name: str, jobs: str) -> None:
    out, cards = tmp_path / name, tmp_path / "cards.csv"
    command = [
        sys.executable,
        "-m",
        "meadhall",
        "simulate",
        "blood-rage",
        "--games",
        "100000",
        "--seats",
        "2",
    ]
    command += ["--bots", "random", "--jobs", jobs, "--out", str(out), "--cards", str(cards)]
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "LC_ALL": "C.UTF-8"}
    with subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment,
        start_new_session=True,
    ) as process:
        try:
            started = time.monotonic()
            while time.monotonic() - started < 120 and not (cards.exists() and cards.stat().st_size > 1000):
                time.sleep(0.1)
            os.killpg(process.pid, signal.SIGINT)
            said, complained = process.communicate(timeout=120)
        finally:
            process.kill()
    assert process.returncode == 130, complained
    assert "of 100,000 games played" in said
    assert "Traceback" not in complained
    done = int(said.split(" of ")[0].replace(",", ""))
    assert done > 0
    assert re.search(rf"^random +{2 * done} ", said, re.MULTILINE), said
    if name == "games.csv":
        assert len(out.read_text().splitlines()) == 1 + 2 * done
    else:
        assert pyarrow.parquet.read_table(out).num_rows == 2 * done


def test_progress_is_told_without_a_terminal(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    from meadhall.cli import progress

    monkeypatch.setattr(progress, "FIRST_LINE", 0.0)
    said = command("simulate", "toy", "-n", "5", "--bots", "random", "--jobs", "1")
    assert re.fullmatch(r"(\d of 5 games, [\d.]+ games/s, \d\d:\d\d:\d\d left\n)+", said.err), said.err
    assert said.err.startswith("1 of 5")
    polish = command("simulate", "toy", "-n", "5", "--bots", "random", "--jobs", "1", "--lang", "pl")
    assert polish.err.startswith("Gry: 1 z 5")


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_a_report_repeats_itself_from_its_own_head(command: Command, tmp_path: Path, lang: str) -> None:
    first = tmp_path / "first.md"
    wishes = (
        "-n",
        "30",
        "--bots",
        "random,greedy",
        "--seats",
        "2",
        "--seed",
        "x",
        "-o",
        "long=yes",
        "--least",
        "3",
    )
    assert command("balance", "toy", *wishes, "--jobs", "1", "--lang", lang, "--out", str(first)).code == 0
    [again] = re.findall(r"^    meadhall (.*)$", first.read_text(), re.MULTILINE)
    second = tmp_path / "second.md"
    assert command(*again.split(), "--jobs", "1", "--out", str(second)).code == 0
    assert second.read_text() == first.read_text()


def test_every_command_draws(command: Command, tmp_path: Path) -> None:
    usual = ("toy", "--jobs", "1", "--seats", "2", "--bots", "random,greedy")
    for name, more in (
        ("simulate", ("-n", "4")),
        ("tournament", ("--deals", "1")),
        ("balance", ("-n", "4", "--least", "1")),
    ):
        path = tmp_path / f"{name}.svg"
        said = command(name, *usual, *more, "--plot", str(path))
        assert said.code == 0, said.err
        assert "<svg" in path.read_text()


def test_the_command_reports_and_draws(command: Command, tmp_path: Path) -> None:
    plot, rows = tmp_path / "a.svg", tmp_path / "rows.csv"
    wishes = (
        "--vary",
        "table.stat.rage.steps.1=1,6",
        "-n",
        "1",
        "--bots",
        "random",
        "--seats",
        "2",
        "--tally",
        "state.age",
    )
    said = command("sweep", "blood-rage", *wishes, "--jobs", "1", "--plot", str(plot), "--rows", str(rows))
    assert said.code == 0, said.err
    assert re.search(r"^\| 6 \* \| 1 \|", said.out, re.MULTILINE), said.out
    assert "meadhall sweep blood-rage --games 1 --bots random --seats 2 --seed 1 --vary table" in said.out
    assert "<svg" in plot.read_text()
    assert rows.read_text().splitlines()[0].endswith(",tally.state.age,tally.table.stat.rage.steps.1")
    assert [line.rpartition(",")[2] for line in rows.read_text().splitlines()[1:]] == ["1", "1", "6", "6"]
