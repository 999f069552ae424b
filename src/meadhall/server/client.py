"""The built client: files from the package, and its first page for every path of its own."""

from __future__ import annotations

from fastapi import APIRouter, Request
from fastapi.responses import FileResponse, HTMLResponse, Response

from meadhall.server.problems import Problem

router = APIRouter(include_in_schema=False)

PAGES = ("", "new", "table", "replay", "rules", "aid", "cards", "join", "carry")
"""How the addresses of the client's own pages begin (web/src/lib/router.svelte.ts). Elsewhere it says, with 404, that nothing is there."""
YEAR = "public, max-age=31536000, immutable"
NOT_BUILT = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Meadhall</title></head><body>
<h1>The client has not been built yet</h1>
<p>The server runs, but the page is missing. Build it with <code>make web</code> in the project's folder, then reload.</p>
<p>Serwer działa, ale brakuje strony. Zbuduj ją poleceniem <code>make web</code> w katalogu projektu i odśwież.</p>
</body></html>
"""


@router.get("/{path:path}")
async def client(request: Request, path: str) -> Response:
    """A file of the client, or its first page."""
    if path == "api" or path.startswith("api/"):
        raise Problem("not-found")
    web = request.app.state.hall.settings.web.resolve()
    index = web / "index.html"
    if not index.is_file():
        return HTMLResponse(NOT_BUILT, status_code=503, headers={"cache-control": "no-store"})
    wanted = (web / path).resolve() if path and "\x00" not in path else index
    if wanted.is_relative_to(web) and wanted.is_file():
        cache = YEAR if path.startswith("assets/") else "no-cache"
        return FileResponse(wanted, headers={"cache-control": cache})
    page = path.partition("/")[0] in PAGES and "." not in path.rpartition("/")[2]
    if not page and "text/html" not in request.headers.get("accept", ""):
        raise Problem("not-found")
    return FileResponse(index, status_code=200 if page else 404, headers={"cache-control": "no-cache"})
