"""The pinned dependencies name versions only: no host, no link, no path of the machine that made them."""

import json
import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LOCKS = sorted((ROOT / "requirements").glob("*.txt"))


def pins(name: str) -> dict[str, str]:
    lines = (ROOT / "requirements" / f"{name}.txt").read_text("utf-8").splitlines()
    return dict(line.split("==") for line in lines if line and not line.startswith("#"))


def test_every_line_is_a_pin_or_a_plain_comment() -> None:
    assert len(LOCKS) >= 6
    for lock in LOCKS:
        for line in lock.read_text("utf-8").splitlines():
            assert re.fullmatch(r"[a-z0-9][a-z0-9-]*==[\w.]+|#[^/:]*:?|", line), f"{lock.name}: {line}"


def test_the_sets_agree_with_each_other() -> None:
    whole = pins("all")
    for name in ("base", "server", "build"):
        assert pins(name).items() <= whole.items(), f"run `make lock`: {name} and all differ"


def test_everything_that_pyproject_asks_for_is_pinned() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    asked = [
        *project["dependencies"],
        *(each for extra in project["optional-dependencies"].values() for each in extra),
    ]
    names = {re.split(r"[\[<>=;~ ]", each)[0].lower().replace(".", "-").replace("_", "-") for each in asked}
    assert names <= pins("all").keys() | pins("cluster").keys()


@pytest.mark.parametrize("folder", ["web", "tools/peers/boardgameio"])
def test_the_locks_of_node_name_no_host(folder: str) -> None:
    text = (ROOT / folder / "package-lock.json").read_text("utf-8")
    packages = json.loads(text)["packages"]
    resolved = [name for name, package in packages.items() if "://" in package.get("resolved", "")]
    assert not resolved, (
        f"set omit-lockfile-registry-resolved=true in {folder}/.npmrc and make the lock again"
    )
    assert "://" not in text, "drop the addresses for funding"
