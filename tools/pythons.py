"""`make pythons`: the quick checks under every Python that we promise and that is found here.

    python -m tools.pythons             all that are found
    python -m tools.pythons 3.12 3.13   these; one that is missing is a failure

A Python is found by its name on the path, or by `uv` or `pyenv` where they are installed. Each gets an environment of its own in build/pythons with the
pinned packages, and runs the tests of engine, games, bots, command line and texts, which need neither browser nor database.
"""

import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TESTS = (
    "tests/engine",
    "tests/games",
    "tests/bots",
    "tests/cli",
    "tests/lab",
    "tests/envs",
    "tests/server/test_settings.py",
)
NEEDS = ("-r", "requirements/all.txt")


def promised() -> list[str]:
    """The versions that pyproject.toml names."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    start = "Programming Language :: Python :: 3."
    return [f"3.{each.removeprefix(start)}" for each in project["classifiers"] if each.startswith(start)]


def is_version(python: str, version: str) -> bool:
    """Does the command run, and is it that Python?"""
    ask = [python, "-c", "import sys; print('%d.%d' % sys.version_info[:2])"]
    try:
        return subprocess.run(ask, capture_output=True, text=True, check=False).stdout.strip() == version
    except OSError:
        return False


def candidates(version: str) -> list[str]:
    """Where a Python of that version may be."""
    found = [shutil.which(f"python{version}"), sys.executable, shutil.which("python3")]
    if uv := shutil.which("uv"):
        asked = subprocess.run([uv, "python", "find", version], capture_output=True, text=True, check=False)
        found.append(asked.stdout.strip())
    homes = [Path(os.environ.get("PYENV_ROOT", "~/.pyenv")).expanduser() / "versions"]
    found += [str(path) for home in homes for path in sorted(home.glob(f"{version}.*/bin/python"))]
    return [each for each in found if each]


def find(version: str) -> str | None:
    """The command of a Python of that version, if there is one."""
    return next((each for each in candidates(version) if is_version(each, version)), None)


def environment(version: str, python: str) -> Path:
    """The Python of an environment with everything installed; it is made anew when the pins change."""
    folder = ROOT / "build" / "pythons" / version
    own, stamp = folder / "bin" / "python", folder / "pins.txt"
    pins = (ROOT / "requirements" / "all.txt").read_text("utf-8")
    if not stamp.is_file() or stamp.read_text("utf-8") != pins:
        subprocess.run([python, "-m", "venv", "--clear", str(folder)], check=True)
        pip = [str(own), "-m", "pip", "install", "-qq", "--disable-pip-version-check"]
        subprocess.run([*pip, *NEEDS], cwd=ROOT, check=True)
        stamp.write_text(pins, "utf-8")
    return own


def main(wanted: list[str]) -> int:
    failed: list[str] = []
    missing: list[str] = []
    for version in wanted or promised():
        python = find(version)
        if python is None:
            missing.append(version)
            continue
        print(f"== Python {version}: {python}", flush=True)
        try:
            own = environment(version, python)
        except subprocess.CalledProcessError:
            failed.append(version)
            continue
        told = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
        done = subprocess.run(
            [str(own), "-m", "pytest", "-q", "-n", "2", *TESTS], cwd=ROOT, env=told, check=False
        )
        if done.returncode:
            failed.append(version)
    if missing:
        print(f"not found on this machine: Python {', '.join(missing)}")
    if failed:
        print(f"FAILED under Python {', '.join(failed)}")
    return 1 if failed or (wanted and missing) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
