"""What a test can hold of CONTRIBUTING's house style."""

from pathlib import Path

ROOT = Path(__file__).parent.parent
MOST_LINES = 600
GENERATED = {ROOT / "web" / "src" / "api" / "schema.d.ts"}
WRITTEN = (
    ("src", "*.py"),
    ("tests", "*.py"),
    ("tools", "*.py"),
    ("docs", "*.md"),
    ("web/src", "*.ts"),
    ("web/src", "*.svelte"),
    ("web/src", "*.css"),
)


def test_no_file_is_longer_than_it_may_be() -> None:
    files = {path for folder, kind in WRITTEN for path in (ROOT / folder).rglob(kind)} - GENERATED
    assert len(files) > 1000
    long = {path.relative_to(ROOT): len(path.read_text("utf-8").splitlines()) for path in files}
    assert {str(path): count for path, count in long.items() if count > MOST_LINES} == {}
