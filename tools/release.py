"""`make release`: build the wheel with the client, try it in an empty environment, date the changelog, tag.

    python -m tools.release --dry-run     everything but the commit and the tag
    python -m tools.release

The version stands in src/meadhall/__init__.py; the changelog has an entry for it that says "unreleased".
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
import tempfile
import venv
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TRIAL = """
from pathlib import Path
import meadhall
from meadhall.server.app import create_app
assert (Path(meadhall.__file__).parent / "web" / "index.html").is_file(), "the client is missing"
create_app()
game = meadhall.new("blood-rage", seats=2, seed=1)
while not game.over:
    game.answer(game.questions[0].seat, game.questions[0].values[0])
print(meadhall.__version__, game.scores())
"""
"""What the wheel must be able to do on its own: make the server with its client, and play a game."""


class Unready(SystemExit):
    """Why there is no release, in one sentence."""


def version_of(root: Path) -> str:
    found = re.search(
        r'^__version__ = "(\d+\.\d+\.\d+)"$', (root / "src/meadhall/__init__.py").read_text("utf-8"), re.M
    )
    if found is None:
        raise Unready('src/meadhall/__init__.py has no line __version__ = "1.2.3"')
    return found[1]


def dated(changelog: str, version: str, day: str) -> str:
    """The changelog with the day of the release."""
    heading = f"## [{version}] - unreleased"
    if changelog.count(heading) != 1:
        raise Unready(
            f"CHANGELOG.md has no heading {heading!r}; the version in src/meadhall/__init__.py is {version}"
        )
    entry = changelog.partition(heading)[2].partition("\n## [")[0]
    if "\n- " not in entry:
        raise Unready(f"CHANGELOG.md says nothing of {version}")
    return changelog.replace(heading, f"## [{version}] - {day}")


def git(root: Path, *words: str) -> str:
    done = subprocess.run(["git", *words], cwd=root, capture_output=True, text=True, check=False)
    if done.returncode:
        raise Unready(f"git {words[0]}: {done.stderr.strip()}")
    return done.stdout.strip()


def ready(root: Path, version: str) -> None:
    """Raises unless everything is committed and the tag is free."""
    if git(root, "status", "--porcelain"):
        raise Unready("something is not committed: a release is made from what the history holds")
    if git(root, "tag", "--list", f"v{version}"):
        raise Unready(f"there is a tag v{version} already: raise the version in src/meadhall/__init__.py")


def run(*words: str | Path) -> str:
    done = subprocess.run(
        [str(word) for word in words], cwd=ROOT, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise Unready(f"{words[-1]} failed:\n{done.stdout[-2000:]}{done.stderr[-2000:]}")
    return done.stdout


def build(out: Path) -> Path:
    """The wheel; the build itself refuses to leave the client out (tools/wheel.py)."""
    run(sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", out, ROOT)
    return max(out.glob("*.whl"), key=lambda path: path.stat().st_mtime)


def tried(wheel: Path, folder: Path) -> str:
    """What the wheel says of itself in an environment that has nothing but it and the server's pinned packages."""
    venv.create(folder, with_pip=True)
    python = folder / "bin" / "python"
    pip = (python, "-m", "pip", "install", "-qq", "--disable-pip-version-check")
    run(*pip, "-r", ROOT / "requirements" / "server.txt")
    run(*pip, "--no-deps", wheel)
    return run(python, "-I", "-c", TRIAL).strip()


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="tools.release", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--dry-run", action="store_true", help="commit and tag nothing")
    asked = parser.parse_args(arguments)
    version = version_of(ROOT)
    changelog = ROOT / "CHANGELOG.md"
    text = dated(changelog.read_text("utf-8"), version, datetime.now(UTC).strftime("%Y-%m-%d"))
    ready(ROOT, version)
    wheel = build(ROOT / "dist")
    with tempfile.TemporaryDirectory() as folder:
        print(f"{wheel.name}: {tried(wheel, Path(folder) / 'venv')}")
    if asked.dry_run:
        print(f"dry run: CHANGELOG.md would be dated, committed and tagged v{version}")
        return 0
    changelog.write_text(text, "utf-8")
    git(ROOT, "commit", "-m", f"Release {version}", "CHANGELOG.md")
    git(ROOT, "tag", "-a", f"v{version}", "-m", f"Meadhall {version}")
    print(f"tagged v{version}; push it with: git push --follow-tags")
    return 0


if __name__ == "__main__":
    sys.exit(main())
