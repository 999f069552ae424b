"""The built client: files from the package, and its first page for every path of its own."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import FileResponse, HTMLResponse, Response
from starlette.exceptions import HTTPException

from meadhall.engine import MeadhallError
from meadhall.games import SHELF, find_rules
from meadhall.table.problems import Problem
from meadhall.table.record import Pin

router = APIRouter(include_in_schema=False)

PAGES = ("", "new", "table", "replay", "rules", "aid", "cards", "join", "carry", "house", "me", "wall")
"""How the addresses of the client's own pages begin (web/src/lib/router.svelte.ts). Elsewhere it says, with 404, that nothing is there."""
KINDS = {".mjs": "text/javascript", ".wasm": "application/wasm", ".json": "application/json"}
YEAR = "public, max-age=31536000, immutable"
NOT_BUILT = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Meadhall</title></head><body>
<h1>The client has not been built yet</h1>
<p>The server runs, but the page is missing. Build it with <code>make web</code> in the project's folder, then reload.</p>
<p>Serwer działa, ale brakuje strony. Zbuduj ją poleceniem <code>make web</code> w katalogu projektu i odśwież.</p>
</body></html>
"""


def methods(schema: dict[str, Any], path: str) -> list[str]:
    """What can be done at a path of the interface; it came here because it was asked for by another method."""
    for shape, deeds in schema["paths"].items():
        pattern = re.sub(r"\\\{\w+\\\}", "[^/]+", re.escape(shape))
        if re.fullmatch(pattern, path):
            return sorted(deed.upper() for deed in deeds)
    return []


def file_of(web: Path, path: str) -> Path | None:
    """The file of the client with that path."""
    try:
        wanted = (web / path).resolve()
        return wanted if wanted.is_relative_to(web) and wanted.is_file() else None
    except (OSError, ValueError):  # longer than a file name can be, or no name at all
        return None


def check_rules(folder: Path) -> None:
    """Browsers think by the rules of the page in that folder: they must be those of this hall."""
    try:
        told = json.loads((folder / "build.json").read_text("utf-8"))["rules"]
    except (OSError, ValueError, KeyError):
        raise MeadhallError(f"there is no page in {folder}; build it with `make page`") from None
    if any(told.get(game) not in (None, list(Pin.of(find_rules(game)))) for game in SHELF):
        raise MeadhallError(
            f"the page in {folder} was built from other rules; build it anew with `make page`"
        )


@router.get("/thinking/{path:path}")
async def thinking(request: Request, path: str) -> Response:
    """Python and the rules, for browsers that think for themselves; compressed, if that lies beside."""
    folder = request.app.state.hall.settings.thinking
    known = path == "build.json" or path.startswith(("python/", "packs/"))
    wanted = file_of(folder.resolve(), path) if folder is not None and known else None
    if wanted is None:
        raise Problem("not-found")
    headers = {"cache-control": YEAR if path.startswith("packs/") else "no-cache", "vary": "accept-encoding"}
    kind = KINDS.get(wanted.suffix, "application/octet-stream")
    packed = wanted.with_name(f"{wanted.name}.br")
    if "br" in request.headers.get("accept-encoding", "") and packed.is_file():
        return FileResponse(packed, headers={**headers, "content-encoding": "br"}, media_type=kind)
    return FileResponse(wanted, headers=headers, media_type=kind)


@router.get("/{path:path}")
async def client(request: Request, path: str) -> Response:
    """A file of the client, or its first page."""
    if path == "api" or path.startswith("api/"):
        allowed = methods(request.app.openapi(), f"/{path}")
        if allowed:
            raise HTTPException(405, headers={"allow": ", ".join(allowed)})
        raise Problem("not-found")
    web = request.app.state.hall.settings.web.resolve()
    index = web / "index.html"
    if not index.is_file():
        return HTMLResponse(NOT_BUILT, status_code=503, headers={"cache-control": "no-store"})
    wanted = file_of(web, path) if path else index
    if wanted is not None:
        cache = YEAR if path.startswith("assets/") else "no-cache"
        return FileResponse(wanted, headers={"cache-control": cache})
    page = path.partition("/")[0] in PAGES and "." not in path.rpartition("/")[2]
    if not page and "text/html" not in request.headers.get("accept", ""):
        raise Problem("not-found")
    return FileResponse(index, status_code=200 if page else 404, headers={"cache-control": "no-cache"})
