"""Without any extra the command still plays, checks and simulates."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
EXTRAS = (
    "fastapi", "uvicorn", "websockets", "sqlalchemy", "alembic", "aiosqlite", "asyncpg",
    "joblib", "distributed", "ray", "pyarrow", "openskill", "matplotlib", "gymnasium", "pettingzoo", "numpy",
)  # fmt: skip

BARE = """
import sys
sys.modules.update(dict.fromkeys(sys.argv[1].split(",")))
from meadhall.cli import run
if __name__ == "__main__":
    sys.exit(run(sys.argv[2:]))
"""


def bare(tmp_path: Path, *arguments: str) -> "subprocess.CompletedProcess[str]":
    script = tmp_path / "bare.py"
    script.write_text(BARE)
    environment = {
        **os.environ,
        "PYTHONPATH": str(ROOT / "src"),
        "LC_ALL": "C",
        "XDG_DATA_HOME": str(tmp_path),
    }
    environment.pop("MEADHALL_DATA", None)
    return subprocess.run(
        [sys.executable, str(script), ",".join(EXTRAS), *arguments],
        input="quit\n",
        cwd=tmp_path,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize(
    "arguments",
    [
        ["games"],
        ["cards", "blood-rage", "troll"],
        ["play", "blood-rage", "--bots", "random"],
        ["fuzz", "--game", "blood-rage", "--games", "1"],
        [
            "simulate",
            "blood-rage",
            "--seats",
            "2",
            "--games",
            "2",
            "--bots",
            "random",
            "--jobs",
            "2",
            "--out",
            "a.csv",
        ],
        ["balance", "blood-rage", "--seats", "2", "--games", "2", "--bots", "random", "--jobs", "1"],
    ],
    ids=lambda arguments: arguments[0],
)
def test_it_works_without_extras(tmp_path: Path, arguments: list[str]) -> None:
    said = bare(tmp_path, *arguments)
    assert said.returncode == 0, said.stderr
    assert said.stdout
    if arguments[0] == "play":
        assert str(tmp_path / "meadhall" / "sagas") in said.stdout


@pytest.mark.parametrize(
    ("arguments", "extra"),
    [
        (["serve"], "server"),
        (["simulate", "blood-rage", "--games", "1", "--bots", "random", "--out", "a.parquet"], "lab"),
        (
            ["simulate", "blood-rage", "--games", "1", "--bots", "random", "--scheduler", "tcp://a:1"],
            "cluster",
        ),
        (["simulate", "blood-rage", "--games", "1", "--bots", "random", "--ray", "auto"], "cluster"),
        (["tournament", "blood-rage", "--bots", "random,easy", "--deals", "1"], "lab"),
        (["balance", "blood-rage", "--games", "1", "--plot", "a.png"], "lab"),
    ],
)
def test_what_needs_an_extra_says_so(tmp_path: Path, arguments: list[str], extra: str) -> None:
    said = bare(tmp_path, *arguments)
    assert said.returncode == 2
    assert len(said.stderr.splitlines()) == 1
    assert f"pip install 'meadhall[{extra}]'" in said.stderr
