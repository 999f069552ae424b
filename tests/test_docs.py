"""The documentation is true: its links lead somewhere, and its make targets exist."""

import re
from pathlib import Path

ROOT = Path(__file__).parent.parent
PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]


def test_links_lead_to_files() -> None:
    links = [
        (page, link)
        for page in PAGES
        for link in re.findall(r"\]\(([^)#\s]+)[^)]*\)", page.read_text("utf-8"))
    ]
    local = [(page, link) for page, link in links if "://" not in link]
    assert local
    broken = [f"{page.name}: {link}" for page, link in local if not (page.parent / link).exists()]
    assert not broken


def test_make_targets_exist() -> None:
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    named = {
        name
        for page in PAGES
        for name in re.findall(r"(?:`|^    )make ([a-z]+)", page.read_text("utf-8"), re.M)
    }
    assert {"play", "test", "bench", "fuzz", "format", "clean"} <= targets
    assert named <= targets
