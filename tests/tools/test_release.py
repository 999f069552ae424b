"""A release is refused in one sentence where something is missing; a dry run changes nothing. `make full` makes one dry run whole."""

import subprocess
from pathlib import Path

import pytest

from tools import release

LOG = (
    "# Changelog\n\n## [0.2.0] - unreleased\n\n### Added\n\n- A horn.\n\n## [0.1.0] - 2026-01-02\n\n- All.\n"
)


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A small project with everything committed."""
    (tmp_path / "src" / "meadhall").mkdir(parents=True)
    (tmp_path / "src" / "meadhall" / "__init__.py").write_text('__version__ = "0.2.0"\n', "utf-8")
    (tmp_path / "CHANGELOG.md").write_text(LOG, "utf-8")
    for words in (
        ["init", "-q"],
        ["config", "user.name", "Aslaug"],
        ["config", "user.email", "aslaug@example.org"],
        ["add", "-A"],
        ["commit", "-qm", "All"],
    ):
        subprocess.run(["git", *words], cwd=tmp_path, check=True)
    return tmp_path


@pytest.fixture
def quick(root: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The same, with a wheel that is not built anew."""
    monkeypatch.setattr(release, "ROOT", root)
    monkeypatch.setattr(release, "build", lambda out: out / "meadhall-0.2.0.whl")
    monkeypatch.setattr(release, "tried", lambda wheel, folder: "0.2.0 [1, 2]")
    return root


def git(root: Path, *words: str) -> str:
    return subprocess.run(
        ["git", *words], cwd=root, capture_output=True, text=True, check=True
    ).stdout.strip()


def test_the_changelog_gets_its_day() -> None:
    assert "## [0.2.0] - 2026-11-18\n" in release.dated(LOG, "0.2.0", "2026-11-18")
    with pytest.raises(SystemExit, match=r"no heading '## \[0\.3\.0\] - unreleased'"):
        release.dated(LOG, "0.3.0", "2026-11-18")
    with pytest.raises(SystemExit, match=r"says nothing of 0\.2\.0"):
        release.dated(LOG.replace("- A horn.", ""), "0.2.0", "2026-11-18")


def test_a_release_is_made_from_what_is_committed(quick: Path) -> None:
    (quick / "odd.txt").write_text("odd", "utf-8")
    with pytest.raises(SystemExit, match="not committed"):
        release.main([])


def test_a_tag_is_given_once(quick: Path) -> None:
    git(quick, "tag", "v0.2.0")
    with pytest.raises(SystemExit, match=r"a tag v0\.2\.0 already"):
        release.main([])


def test_a_dry_run_changes_nothing(quick: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert release.main(["--dry-run"]) == 0
    assert "tagged v0.2.0" in capsys.readouterr().out
    assert (git(quick, "tag"), git(quick, "status", "--porcelain")) == ("", "")


def test_a_release_dates_commits_and_tags(quick: Path) -> None:
    assert release.main([]) == 0
    assert git(quick, "tag") == "v0.2.0"
    assert git(quick, "log", "-1", "--format=%s") == "Release 0.2.0"
    assert "unreleased" not in (quick / "CHANGELOG.md").read_text("utf-8")


def test_the_version_is_found_or_missed(root: Path) -> None:
    assert release.version_of(root) == "0.2.0"
    (root / "src" / "meadhall" / "__init__.py").write_text("", "utf-8")
    with pytest.raises(SystemExit, match="no line __version__"):
        release.version_of(root)
