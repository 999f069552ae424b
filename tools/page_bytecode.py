"""Run by tools/page_bytecode.mjs within Pyodide: makes bytecode of sources, where it is imported anyway.

A page starts twice as fast without compiling; sources of what it does not import are smaller than their bytecode.
"""

from __future__ import annotations

import shutil
import sys
import zipfile
from importlib._bootstrap_external import _code_to_hash_pyc  # type: ignore[attr-defined]
from pathlib import Path

WHEN = (2020, 1, 1, 0, 0, 0)
NEVER = (
    "_pydatetime _pyio _pyrepl argparse asyncio/proactor asyncio/windows bdb cmd code compileall concurrent/futures/process "
    "configparser ctypes curses dbm difflib doctest email encodings/cp encodings/iso encodings/mac ensurepip fileinput ftplib "
    "getpass gzip html http idlelib imaplib importlib/metadata lib2to3 logging/ mailbox mimetypes modulefinder multiprocessing "
    "optparse pdb pickletools plistlib poplib profile pstats pyclbr pydoc smtplib socketserver sqlite3 tabnanny tarfile timeit "
    "tkinter trace. turtle unittest urllib/request uuid venv wave webbrowser wsgiref xml zipapp"
)
"""Beginnings of what no page has a use for, unless it is imported: other protocols, windows, debuggers, old alphabets."""


def imported(home: Path) -> set[str]:
    """What of the standard library the page imports: all of its modules are, once."""
    sys.path.insert(0, str(home))
    import meadhall
    import meadhall.asking
    import meadhall.finding
    import meadhall.page.engine
    import meadhall.page.thinker
    import meadhall.reviewed
    from meadhall.text import Texts

    for game in meadhall.shelf():
        Texts(meadhall.new(game, seed="1").rules, "pl")
    found = (getattr(module, "__file__", None) for module in sys.modules.values())
    return {path.split(".zip/", 1)[1].removesuffix("c") for path in found if path and ".zip/" in path}


def compiled(archive: Path, wanted: set[str] | None) -> None:
    """Write a zip anew: bytecode for the wanted sources, or for all."""
    source = zipfile.ZipFile(archive)
    files = {name: source.read(name) for name in source.namelist() if not name.endswith("/")}
    source.close()
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as made:
        for name, data in sorted(files.items()):
            used = wanted is None or name in wanted
            if not used and name.startswith(tuple(NEVER.split())):
                continue
            inside, held = name, data
            if used and name.endswith(".py"):
                code = compile(data, name, "exec", dont_inherit=True, optimize=0)
                inside, held = name + "c", bytes(_code_to_hash_pyc(code, bytes(8), False))
            made.writestr(zipfile.ZipInfo(inside, WHEN), held, zipfile.ZIP_DEFLATED)


def compile_all(written: int, count: int) -> None:
    """The first zip is the standard library; those from `written` on are only looked at."""
    home = Path("/home/packs")
    archives = [Path(f"/home/{number}.zip") for number in range(count)]
    for archive in archives[1:]:
        shutil.unpack_archive(archive, home)
    compiled(archives[0], imported(home))
    for archive in archives[1:written]:
        compiled(archive, None)
