"""What the look at a page finds, on pages made for it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.walks.walker import look


@pytest.fixture(scope="module")
def page(chromium: Browser) -> Iterator[Page]:
    context = chromium.new_context(viewport={"width": 600, "height": 400})
    yield context.new_page()
    context.close()


def kinds(page: Page, html: str, *, touch: bool = True) -> list[str]:
    page.set_content(f"<body style='margin: 8px; font: 16px/1.4 sans-serif'>{html}</body>")
    return sorted({found.kind for found in look(page, "", touch)})


@pytest.mark.parametrize(
    ("html", "found"),
    [
        ("<p style='width: 300px'>Nothing is wrong with a text that has room to be read.</p>", []),
        ("<p style='height: 20px; overflow: hidden; width: 90px'>It goes on below its box</p>", ["cut"]),
        ("<p style='height: 20px; overflow: auto; width: 90px'>It goes on below its box</p>", []),
        (
            "<p style='width: 60px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis'>Long names</p>",
            ["cut"],
        ),
        ("<p style='width: 60px; overflow-wrap: anywhere'>Ulfhednarowie</p>", ["broken"]),
        ("<p style='width: 70px'>Ulf&shy;hed&shy;na&shy;rowie</p>", []),
        ("<p style='width: 70px'>one two-three</p>", []),
        ("<p>Under</p><p style='position: absolute; top: 16px; margin: 0'>Over</p>", ["overlap"]),
        ("<p>Under</p><p style='position: absolute; top: 16px; margin: 0; background: #fff'>Over</p>", []),
        ("<svg><text y=20>Under</text><text y=20>Over</text></svg>", ["overlap"]),
        (
            "<svg><text y=20>Under</text><circle cx=20 cy=16 r=20 fill=white /><text y=20>Over</text></svg>",
            [],
        ),
        (
            "<svg><text y=20>Under</text><circle r=50 fill=white fill-opacity=.5 /><text y=20>Over</text></svg>",
            ["overlap"],
        ),
        ("<button style='width: 40px; height: 50px'>x</button>", ["small"]),
        ("<button style='width: 44px; height: 44px'>x</button>", []),
        ("<main class=board><button data-value=a style='width: 24px; height: 24px'>x</button></main>", []),
        ("<div style='width: 900px'>wide</div>", ["sideways"]),
        ("<span style='position: absolute; width: 1px; height: 1px; overflow: hidden'>for ears</span>", []),
    ],
)
def test_what_is_found(page: Page, html: str, found: list[str]) -> None:
    assert kinds(page, html) == found


def test_a_mouse_hits_what_is_small(page: Page) -> None:
    assert kinds(page, "<button style='width: 20px; height: 20px'>x</button>", touch=False) == []
