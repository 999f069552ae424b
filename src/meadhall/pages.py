"""Serves the folder of the page (`make page`) as any static host would: files, compressed where that is offered, and a strict policy."""

from __future__ import annotations

import errno
from functools import partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import unquote, urlsplit

from meadhall.engine import MeadhallError

POLICY = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data:; object-src 'none'; "
    "base-uri 'none'; form-action 'none'"
)
"""What the page may do; nothing leaves its origin. It stands in the page itself, too."""
TYPES = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".css": "text/css",
    ".json": "application/json",
    ".wasm": "application/wasm",
    ".zip": "application/zip",
    ".ftl": "text/plain; charset=utf-8",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
}
YEAR = "public, max-age=31536000, immutable"
LASTING = ("assets/", "packs/")
"""These files have their content in their names."""


class Files(SimpleHTTPRequestHandler):
    """Files of a folder, under a sub-path if one is given."""

    protocol_version = "HTTP/1.1"

    def __init__(self, *given: object, under: str = "/", **more: object) -> None:
        self.under = under
        super().__init__(*given, **more)  # type: ignore[arg-type]

    def do_HEAD(self) -> None:
        self._give(body=False)

    def do_GET(self) -> None:
        self._give(body=True)

    def _give(self, *, body: bool) -> None:
        folder = Path(self.directory)
        path = unquote(urlsplit(self.path).path)
        if path + "/" == self.under:
            self.send_response(HTTPStatus.MOVED_PERMANENTLY)
            self.send_header("location", self.under)
            self.send_header("content-length", "0")
            self.end_headers()
            return
        inside = path.removeprefix(self.under) or "index.html"
        try:
            wanted = (folder / inside).resolve()
            found = path.startswith(self.under) and wanted.is_relative_to(folder) and wanted.is_file()
        except (OSError, ValueError):
            found = False
        if not found:
            self.send_error(HTTPStatus.NOT_FOUND)
            return
        kind = TYPES.get(wanted.suffix, "application/octet-stream")
        packed, how = self._smallest(wanted)
        data = packed.read_bytes()
        tag = f'"{packed.stat().st_mtime_ns:x}-{len(data):x}"'
        known = self.headers.get("if-none-match") == tag
        self.send_response(HTTPStatus.NOT_MODIFIED if known else HTTPStatus.OK)
        self.send_header("content-type", kind)
        if how:
            self.send_header("content-encoding", how)
        self.send_header("vary", "accept-encoding")
        self.send_header("etag", tag)
        self.send_header("cache-control", YEAR if inside.startswith(LASTING) else "no-cache")
        self.send_header("content-security-policy", f"{POLICY}; frame-ancestors 'none'")
        self.send_header("x-content-type-options", "nosniff")
        self.send_header("referrer-policy", "no-referrer")
        self.send_header("content-length", "0" if known else str(len(data)))
        self.end_headers()
        if body and not known:
            self.wfile.write(data)

    def _smallest(self, file: Path) -> tuple[Path, str]:
        """The file, or what lies compressed beside it if the browser takes that."""
        accepted = self.headers.get("accept-encoding", "")
        for how, ending in (("br", ".br"), ("gzip", ".gz")):
            packed = file.with_name(file.name + ending)
            if how in accepted and packed.is_file():
                return packed, how
        return file, ""

    def log_message(self, format: str, *args: object) -> None:
        """Nothing is logged."""


def server_of(folder: Path, host: str, port: int, under: str = "/") -> ThreadingHTTPServer:
    """A server of the folder; what is wrong is said in one sentence."""
    home = folder.resolve()
    if not (home / "index.html").is_file():
        raise MeadhallError(f"there is no page in {str(folder)!r}; build it with `make page`")
    handler = partial(Files, directory=str(home), under=under)
    try:
        server = ThreadingHTTPServer((host, port), handler)
    except (OSError, OverflowError) as error:
        raise cannot_listen(host, port, error) from None
    server.daemon_threads = True
    return server


def cannot_listen(host: str, port: int, error: OSError | OverflowError) -> MeadhallError:
    """Why nobody can be served there, in one sentence."""
    if isinstance(error, OSError) and error.errno == errno.EADDRINUSE:
        why = "something else listens there; choose another --port"
    else:
        why = getattr(error, "strerror", None) or str(error)
    return MeadhallError(f"cannot listen on {host}:{port}: {why}")
