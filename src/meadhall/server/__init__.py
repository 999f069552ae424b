"""The server: REST for the hall, a WebSocket for each table, a log in a database as the truth.

Imported lightly: the bots' worker processes come through here and need none of the web.
"""

from __future__ import annotations

from meadhall.engine import MeadhallError

__all__ = ["OPENED", "serve"]

OPENED = "Meadhall is open:"
"""What is said before the address when the hall is open."""


def serve(
    host: str | None = None,
    port: int | None = None,
    database: str | None = None,
    workers: int = 1,
    open_browser: bool = False,
    opened: str = OPENED,
    lang: str = "en",
) -> None:
    """Serve until interrupted; what is not given comes from the settings. Port 0 takes any free one. `lang`: of what is said at the start."""
    try:
        from meadhall.server.service import run
    except ImportError as error:
        raise MeadhallError(
            f"the server needs {error.name}: install it with `pip install 'meadhall[server]'`"
        ) from None
    run(host, port, database, workers, open_browser, opened, lang)
