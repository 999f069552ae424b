"""How fast the page is, in Chromium on this machine, beside the native engine, in one run. Build it first: `make page`.

python -m tools.page_speed

Times hang on what else the machine does: the answers are the best of ROUNDS rounds, the load is told, and beside the time of a start stands
the work that the page's processes had with it.
"""

from __future__ import annotations

import json
import os
import sys
import threading
import time
from pathlib import Path
from statistics import median
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

from meadhall import shelf
from meadhall.pages import server_of
from tools.debian import browser as installed_browser

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "dist" / "page"
ANSWERS = 60
ROUNDS = 2
PATIENCE = 120_000

# The same text is run natively and in the page.
WORK = """
import time
from random import Random
import meadhall
from meadhall.bots import decide
from meadhall.engine.subset import Subset, named

def measured(name, seconds=2.0):
    dice, answers, began = Random(1), 0, time.perf_counter()
    while time.perf_counter() - began < seconds:
        game = meadhall.new(name, seed=str(dice.getrandbits(32)))
        while not game.over and time.perf_counter() - began < seconds:
            question = game.questions[0]
            closed = isinstance(question, Subset)
            value = named(question.suggestion or next(question.sets())) if closed else dice.choice(question.values)
            game.answer(question.seat, value)
            answers += 1
    rate = answers / (time.perf_counter() - began)
    game, times = meadhall.new(name, seed="7"), []
    while not game.over and len(times) < 60:
        question = game.questions[0]
        start = time.perf_counter()
        value = decide("greedy", game, question.seat, seed=dice.getrandbits(32))
        times.append(time.perf_counter() - start)
        game.answer(question.seat, value)
    return [rate, 1000 * sum(times) / len(times)]
"""

IN_PAGE = """async ([base, code, games]) => {
  const { loadPyodide } = await import(base + 'python/pyodide.mjs');
  const build = await (await fetch(base + 'build.json')).json();
  const python = await loadPyodide({ indexURL: base + 'python/' });
  python.FS.mkdirTree('/meadhall');
  for (const pack of ['@core', ...games]) {
    const data = await (await fetch(base + build.packs[pack])).arrayBuffer();
    python.unpackArchive(data, 'zip', { extractDir: '/meadhall' });
  }
  python.runPython("import sys; sys.path.insert(0, '/meadhall')\\n" + code);
  return games.map((game) => python.runPython(`measured('${game}')`).toJs());
}"""

# Clicks an option and waits until the question that follows is drawn: the frame after it has changed.
ANSWER = """() => new Promise((resolve) => {
  const bar = document.querySelector('[data-test=question]');
  const buttons = [...document.querySelectorAll('[data-test=options] button:not([disabled])')];
  if (!bar || !bar.classList.contains('mine') || !buttons.length) return resolve(null);
  const confirm = buttons.find((b) => b.dataset.test === 'confirm' && b.getAttribute('aria-disabled') === 'false');
  const free = buttons.filter((b) => b.dataset.value && b.dataset.test !== 'confirm'
    && b.getAttribute('aria-pressed') !== 'true');
  const next = confirm ?? free[0];
  if (!next) return resolve(null);
  const was = bar.dataset.decision, began = performance.now();
  const timer = setTimeout(() => { watch.disconnect(); resolve(null); }, 3000);
  const watch = new MutationObserver(() => {
    const now = document.querySelector('[data-test=question]');
    if (now && now.dataset.decision === was && !document.querySelector('[data-test=over]')) return;
    watch.disconnect(); clearTimeout(timer);
    requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)));
  });
  watch.observe(document.body, { subtree: true, childList: true, attributes: true });
  next.click();
})"""


def small(path: str) -> int:
    """What a file costs to fetch."""
    file = PAGE / (path or "index.html")
    packed = file.with_name(file.name + ".br")
    return (packed if packed.is_file() else file).stat().st_size


def drawers(session: CDPSession) -> list[int]:
    """The processes that draw and run pages."""
    told = session.send("SystemInfo.getProcessInfo")["processInfo"]
    return [process["id"] for process in told if process["type"] == "renderer"]


def memory(session: CDPSession) -> int:
    """What the page holds, in megabytes: the largest of them is the page with its workers."""
    held = []
    for process in drawers(session):
        status = Path(f"/proc/{process}/status").read_text("utf-8")
        held.append(next(int(line.split()[1]) for line in status.splitlines() if line.startswith("RssAnon")))
    return round(max(held) / 1024)


def work(session: CDPSession) -> float:
    """Seconds of work that they have had."""
    ticks = 0
    for process in drawers(session):
        fields = Path(f"/proc/{process}/stat").read_text("utf-8").rsplit(") ", 1)[1].split()
        ticks += int(fields[11]) + int(fields[12])
    return round(ticks / os.sysconf("SC_CLK_TCK"), 1)


def shown(page: Page, what: str) -> None:
    """Wait for something to be drawn. `wait_for_selector` would keep its element, and with it a table that was left, in memory."""
    page.locator(what).first.wait_for(timeout=PATIENCE)


def held(page: Page, session: CDPSession) -> dict[str, int]:
    """Megabytes as the page stands, and once its garbage is collected."""
    stands = memory(session)
    page.context.new_cdp_session(page).send("HeapProfiler.collectGarbage")
    return {"as it stands": stands, "without garbage": memory(session)}


def visit(page: Page, url: str, game: str) -> tuple[float, float]:
    """Seconds to the hall, and to the first decision."""
    began = time.perf_counter()
    page.goto(url)
    shown(page, "[data-game]")
    hall = time.perf_counter() - began
    page.click(f"[data-game={game}] [data-test=play-now]")
    shown(page, "[data-test=question].mine")
    return hall, time.perf_counter() - began


def answers(page: Page, url: str, game: str) -> list[float]:
    """Milliseconds from an answer to the question after it."""
    page.goto(f"{url}#/")
    shown(page, "[data-game]")
    page.click(f"[data-game={game}] [data-test=play-now]")
    shown(page, "[data-test=question]")
    found: list[float] = []
    end = time.monotonic() + 90
    while len(found) < ANSWERS and time.monotonic() < end:
        took = page.evaluate(ANSWER)
        if took is not None:
            found.append(took)
        else:
            page.wait_for_timeout(40)
    return sorted(found)


def measure(browser: Browser, url: str) -> dict[str, Any]:
    context = browser.new_context(locale="en-GB")
    context.add_init_script("localStorage.meadhall ??= JSON.stringify({ pace: 'instant' })")
    fetched: list[str] = []
    base = urlsplit(url).path
    context.on("request", lambda request: fetched.append(urlsplit(request.url).path.removeprefix(base)))
    page = context.new_page()
    session = browser.new_browser_cdp_session()
    before = work(session)
    hall, first = visit(page, url, "blood-rage")
    asked = {path for path in fetched if (PAGE / (path or "index.html")).is_file()}
    told: dict[str, Any] = {
        "hall drawn, s": round(hall, 2),
        "first visit to the first decision, s": round(first, 2),
        "work for it, s": round(work(session) - before, 1),
        "first visit, MB compressed": round(sum(map(small, asked)) / 1e6, 2),
    }
    everything = [p.relative_to(PAGE).as_posix() for p in PAGE.rglob("*") if p.is_file()]
    kept = [path for path in everything if not path.endswith((".br", ".gz"))]
    told["everything, MB compressed"] = round(sum(map(small, kept)) / 1e6, 2)
    page.locator("[data-test=page][data-offline=true]").wait_for(state="attached", timeout=PATIENCE)
    page.close()
    page = context.new_page()
    told["later visit to the first decision, s"] = round(visit(page, url, "blood-rage")[1], 2)
    for game in shelf():
        took = min((answers(page, url, game) for _ in range(ROUNDS)), key=median)
        if "memory after a game, MB" not in told:
            told["memory after a game, MB"] = held(page, session)
        told[f"{game}: answer to next question, ms"] = {
            "p50": round(median(took)),
            "p99": round(took[int(0.99 * (len(took) - 1))]),
            "answers": len(took),
        }
    told["memory after all games, MB"] = held(page, session)
    page.close()
    page = context.new_page()
    page.goto(url)
    ours = page.evaluate(IN_PAGE, [url, WORK, shelf()])
    native: dict[str, Any] = {}
    exec(WORK, native)
    for game, (rate, greedy) in zip(shelf(), ours, strict=True):
        own_rate, own_greedy = native["measured"](game)
        told[f"{game}: engine"] = {
            "answers/s": round(rate),
            "native": round(own_rate),
            "share": round(rate / own_rate, 2),
            "greedy ms": round(greedy, 1),
            "native ms": round(own_greedy, 1),
            "times": round(greedy / own_greedy, 2),
        }
    return told


def main() -> int:
    found = installed_browser()
    if found is None or not (PAGE / "build.json").is_file():
        print("Build the page with `make page`, and install Chromium.", file=sys.stderr)
        return 2
    server = server_of(PAGE, "127.0.0.1", 0, "/meadhall/")
    threading.Thread(target=server.serve_forever, daemon=True).start()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=str(found), args=["--no-sandbox", "--disable-gpu"]
        )
        load = os.getloadavg()[0]
        told = measure(browser, f"http://127.0.0.1:{server.server_address[1]}/meadhall/")
        browser.close()
    server.shutdown()
    told["load of the machine before and after"] = [round(load, 1), round(os.getloadavg()[0], 1)]
    print(json.dumps(told, indent=1))
    return 0


if __name__ == "__main__":
    sys.exit(main())
