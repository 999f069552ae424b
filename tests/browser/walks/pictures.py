"""`make pictures`: all walks, with their pictures in build/pictures and what was found in build/pictures/findings.md.

python -m tests.browser.walks.pictures                           all of them
python -m tests.browser.walks.pictures --few                     those of make test
python -m tests.browser.walks.pictures blood-rage phone pl       those that have all of these in their name
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.browser.walks.plan import Walk, every, few
from tests.browser.walks.walker import Finding, walk
from tests.server.halls import Server
from tools.debian import browser as installed_browser

PICTURES = Path(__file__).parent.parent.parent.parent / "build" / "pictures"


def wanted(words: list[str]) -> list[Walk]:
    if words == ["--few"]:
        return few()
    return [way for way in every() if all(word in (*map(str, way), way.name) for word in words)]


def told(found: dict[Walk, list[Finding]]) -> str:
    """Each finding once, with the screens and walks on which it stands."""
    where: dict[tuple[str, str, str], list[tuple[Walk, Finding]]] = {}
    for way, findings in found.items():
        for one in findings:
            where.setdefault((way.game, one.kind, one.where or one.detail[:100]), []).append((way, one))
    lines = []
    for (game, kind, place), all_ in sorted(where.items()):
        texts = " / ".join(sorted({one.text for _, one in all_})[:4])
        screens = ", ".join(sorted({one.screen for _, one in all_}))
        walks = ", ".join(sorted({way.name for way, _ in all_})[:3])
        lines.append(f"- {game} **{kind}** `{place}` {texts!r}: {all_[0][1].detail} ({screens}; {walks})")
    return "\n".join(lines) + "\n"


def main(words: list[str]) -> int:
    ways = wanted(words)
    if not ways:
        print(f"No walk has all of these in its name: {' '.join(words)}.", file=sys.stderr)
        return 2
    shutil.rmtree(PICTURES, ignore_errors=True)
    PICTURES.mkdir(parents=True)
    folder = Path(tempfile.mkdtemp())
    server = Server(folder, str(folder / "hall.db"))
    found: dict[Walk, list[Finding]] = {}
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(
                executable_path=str(installed_browser()), args=["--no-sandbox", "--disable-gpu"]
            )
            for number, way in enumerate(ways, 1):
                found[way] = walk(browser, server.url, way, PICTURES)
                print(f"{number}/{len(ways)} {way.name}: {len(found[way])} findings", flush=True)
            browser.close()
    finally:
        server.kill()
    (PICTURES / "findings.md").write_text(told(found), "utf-8")
    print(f"The pictures and {PICTURES.name}/findings.md are in {PICTURES}.")
    return 1 if any(found.values()) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
