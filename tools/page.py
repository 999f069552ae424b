"""`make page`: the hall as a folder of static files, dist/page: the client, Python, and our package in packs.

python -m tools.page            the whole page
python -m tools.page --quick    without the compressed files beside the originals
"""

from __future__ import annotations

import hashlib
import importlib.util
import io
import json
import os
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from meadhall import __version__, shelf
from meadhall.games import SHELF, find_rules
from meadhall.pages import POLICY
from meadhall.table.record import Pin
from tools.npm import path_with_node

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "meadhall"
PAGE = ROOT / "dist" / "page"
WEB = ROOT / "web"

PYODIDE_HOME = WEB / "node_modules" / "pyodide"
PYODIDE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
CORE = ("engine", "bots", "lessons", "table", "page")
CORE_FILES = (
    "__init__.py",
    "preview.py",
    "review.py",
    "sentences.py",
    "games/__init__.py",
    "texts/errors.pl.toml",
)
WORDS_FILES = (
    *("text.py", "reviewed.py", "picture.py", "asking.py", "finding.py", "book.py"),
    *("texts/en.ftl", "texts/pl.ftl"),
)
TOLD = ("RULES.md", "RULES.pl.md", "register.en.toml", "register.pl.toml")
UNCOMPRESSED = (".png", ".woff2", ".br", ".gz")
NOT_FETCHED_AHEAD = ("fresh.html", "fresh.js", "sw.js")
SLOW = (
    '<p id="slow">Meadhall has not started. <a href="./fresh.html">Load the program anew</a>; your tables stay.<br />'
    '<span lang="pl">Meadhall nie wystartował. <a href="./fresh.html">Wczytaj program od nowa</a>; stoły zostają.</span></p>'
)
WHEN = (2020, 1, 1, 0, 0, 0)


def built_client() -> None:
    """The client, built for a page."""
    env = {**os.environ, "PATH": path_with_node(), "MEADHALL_PAGE": "1"}
    npx = shutil.which("npx", path=env["PATH"]) or "npx"
    subprocess.run([npx, "vite", "build", "--logLevel", "warn"], cwd=WEB, env=env, check=True)


def sources(folder: Path, skip: Iterable[str] = ()) -> Iterator[Path]:
    """What a pack holds of a folder."""
    for path in sorted(folder.rglob("*")):
        inside = path.relative_to(folder).parts
        if path.is_file() and "__pycache__" not in inside and inside[0] not in skip and path.name not in skip:
            yield path


def pack(name: str, files: dict[str, bytes]) -> str:
    """Writes a pack and says where it lies. The same files give the same bytes."""
    held = io.BytesIO()
    with zipfile.ZipFile(held, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for inside, data in sorted(files.items()):
            archive.writestr(zipfile.ZipInfo(inside, WHEN), data, zipfile.ZIP_DEFLATED)
    path = f"packs/{name}.zip"
    (PAGE / "packs").mkdir(exist_ok=True)
    (PAGE / path).write_bytes(held.getvalue())
    return path


def ours(paths: Iterable[Path]) -> dict[str, bytes]:
    return {f"meadhall/{path.relative_to(PACKAGE).as_posix()}": path.read_bytes() for path in paths}


def packs() -> dict[str, str]:
    """All packs by what is asked for: the core, each game, and the words that reviews and questions need."""
    core = [PACKAGE / name for name in CORE_FILES]
    for folder in CORE:
        core += sources(PACKAGE / folder)
    found = {"@core": pack("core", ours(core))}
    for game, folder in SHELF.items():
        home = PACKAGE / "games" / folder
        apart = (*TOLD, "AID.md", "AID.pl.md", "terminal.py", "text")
        found[game] = pack(game, ours(path for path in sources(home, apart) if path.suffix != ".ftl"))
        told = [path for path in sources(home) if path.suffix == ".ftl" or path.name in TOLD]
        found[f"@words-{game}"] = pack(f"words-{game}", ours(told))
    words = ours([*(PACKAGE / name for name in WORDS_FILES), *(PACKAGE / "texts").glob("words.*.toml")])
    for module in (
        "fluent.runtime",
        "fluent.syntax",
        "babel",
        "pytz",
        "attr",
        "typing_extensions",
        "snowballstemmer",
    ):
        words |= foreign(module)
    found["@words"] = pack("words", words)
    return found


def foreign(module: str) -> dict[str, bytes]:
    """A package of somebody else, cut to what English and Polish need."""
    spec = importlib.util.find_spec(module)
    assert spec is not None
    assert spec.origin is not None
    origin = Path(spec.origin)
    if origin.name != "__init__.py":
        return {origin.name: origin.read_bytes()}
    folder, prefix = origin.parent, module.replace(".", "/")
    kept = {}
    for path in sources(folder, ("messages", "zoneinfo")):
        inside = path.relative_to(folder).as_posix()
        of_language = path.parent.name == "locale-data" and path.stem not in ("root", "en", "pl")
        stemmer = path.stem.endswith("_stemmer") and path.stem not in ("english_stemmer", "polish_stemmer")
        if path.suffix in (".py", ".dat", ".txt") and not of_language and not stemmer:
            kept[f"{prefix}/{inside}"] = path.read_bytes()
    if module == "snowballstemmer":
        kept["snowballstemmer/__init__.py"] = STEMMERS
    return kept


STEMMERS = b'''"""The stemmers of two languages; the others are left out of the page."""

from .english_stemmer import EnglishStemmer
from .polish_stemmer import PolishStemmer


def stemmer(lang):
    return {"english": EnglishStemmer, "polish": PolishStemmer}[lang]()
'''


def compiled(found: dict[str, str]) -> dict[str, str]:
    """The packs and the standard library as bytecode of the Python in the page; the packs under names that tell their content.

    Words are seldom wanted, and larger as bytecode: they stay as they are.
    """
    node = shutil.which("node", path=path_with_node()) or "node"
    played = [str(PAGE / path) for name, path in found.items() if not name.startswith("@words")]
    words = [str(PAGE / path) for name, path in found.items() if name.startswith("@words")]
    library = str(PAGE / "python" / "python_stdlib.zip")
    script = str(ROOT / "tools" / "page_bytecode.mjs")
    subprocess.run([node, script, str(PYODIDE_HOME), library, *played, "--", *words], check=True)
    named = {}
    for name, path in found.items():
        made = PAGE / path
        digest = hashlib.sha256(made.read_bytes()).hexdigest()[:10]
        named[name] = f"packs/{made.stem}-{digest}.zip"
        made.rename(PAGE / named[name])
    return named


def data() -> None:
    """What never changes, as files: the answers of a hall to the requests that need no rules."""
    from meadhall.examples import drawn
    from meadhall.server.problems import HERE
    from meadhall.server.routes import games as infos
    from meadhall.text import COMMON, LANGUAGES, PARTS

    def write(path: str, told: Any) -> None:
        text = told if isinstance(told, str) else json.dumps(told, ensure_ascii=False, separators=(",", ":"))
        (PAGE / "data" / path).parent.mkdir(parents=True, exist_ok=True)
        (PAGE / "data" / path).write_text(text, "utf-8")

    write("games.json", [infos.game_info(game).model_dump() for game in shelf()])
    for lang in LANGUAGES:
        for name, folder in (("common", COMMON), ("server", HERE / "text")):
            write(f"text/{name}.{lang}.ftl", (folder / f"{lang}.ftl").read_text("utf-8"))
    for game in shelf():
        write(f"cards/{game}.json", [each.model_dump() for each in infos.card_infos(game)])
        told = {
            clause: [each.model_dump() for each in infos.example_infos(game, clause)]
            for clause in drawn(game)
        }
        write(f"examples/{game}.json", told)
        for lang in LANGUAGES:
            parts = [find_rules(game).folder / part / f"{lang}.ftl" for part in PARTS]
            write(f"text/{game}.{lang}.ftl", "\n".join(p.read_text("utf-8") for p in parts if p.is_file()))
            write(f"rules/{game}.{lang}.json", infos.rules_text(game, lang).model_dump())
            write(f"aid/{game}.{lang}.json", infos.aid_text(game, lang).model_dump())


def page_files() -> None:
    """Manifest, icons, the service worker and the way out of it, which is offered when nothing else comes."""
    for path in (WEB / "page").iterdir():
        shutil.copy(path, PAGE / path.name)
    index = PAGE / "index.html"
    app = '<div id="app"></div>'
    head = (
        f'<meta http-equiv="content-security-policy" content="{POLICY}" />\n    '
        '<link rel="manifest" href="./manifest.webmanifest" />\n    '
        '<link rel="apple-touch-icon" href="./icon-192.png" />\n    '
        '<link rel="stylesheet" href="./slow.css" />\n  </head>'
    )
    text = index.read_text("utf-8")
    assert "</head>" in text
    assert app in text
    index.write_text(text.replace("</head>", head).replace(app, f"{app}\n    {SLOW}"), "utf-8")


def service_worker() -> None:
    """It knows every file of this build, and a new build by another name."""
    names = sorted(path.relative_to(PAGE).as_posix() for path in PAGE.rglob("*") if path.is_file())
    files = [name for name in names if name not in NOT_FETCHED_AHEAD]
    digest = hashlib.sha256()
    for name in files:
        digest.update(name.encode() + (PAGE / name).read_bytes())
    worker = PAGE / "sw.js"
    text = worker.read_text("utf-8").replace("__BUILD__", digest.hexdigest()[:12])
    worker.write_text(text.replace("['__FILES__']", json.dumps(files)), "utf-8")


COMPRESS = """
const { readFileSync, writeFileSync } = require('node:fs'), z = require('node:zlib');
for (const name of process.argv.slice(1)) {
  const data = readFileSync(name);
  const quality = data.length > 4e6 ? 9 : 11;
  const small = z.brotliCompressSync(data, { params: {
    [z.constants.BROTLI_PARAM_QUALITY]: quality, [z.constants.BROTLI_PARAM_SIZE_HINT]: data.length,
    [z.constants.BROTLI_PARAM_LGWIN]: 24 } });
  if (small.length < data.length * 0.98) writeFileSync(name + '.br', small);
  const gz = z.gzipSync(data, { level: 9 });
  if (gz.length < data.length * 0.98) writeFileSync(name + '.gz', gz);
}
"""


def compress() -> None:
    """Brotli and gzip beside every file that gets smaller by it."""
    node = shutil.which("node", path=path_with_node()) or "node"
    files = [str(p) for p in PAGE.rglob("*") if p.is_file() and p.suffix not in UNCOMPRESSED]
    subprocess.run([node, "-e", COMPRESS, *files], check=True)


def main(arguments: list[str]) -> int:
    built_client()
    (PAGE / "python").mkdir()
    for name in PYODIDE:
        shutil.copy(PYODIDE_HOME / name, PAGE / "python" / name)
    lock = json.loads((PYODIDE_HOME / "pyodide-lock.json").read_text("utf-8"))
    told = json.dumps({"info": lock["info"], "packages": {}})  # no package is ever fetched
    (PAGE / "python" / "pyodide-lock.json").write_text(told, "utf-8")
    data()
    rules = {game: list(Pin.of(find_rules(game))) for game in shelf()}
    build = {"version": __version__, "rules": rules, "packs": compiled(packs())}
    (PAGE / "build.json").write_text(json.dumps(build, indent=1) + "\n", "utf-8")
    page_files()
    service_worker()
    if "--quick" not in arguments:
        compress()
    size = sum(
        path.stat().st_size
        for path in PAGE.rglob("*")
        if path.suffix not in (".br", ".gz") and path.is_file()
    )
    print(f"dist/page holds the page: {size / 1e6:.1f} MB; look at it with: meadhall page --serve")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
