"""The command that shows the page without a server behind it."""

from __future__ import annotations

import webbrowser
from contextlib import suppress
from pathlib import Path
from typing import Annotated

import typer

from meadhall.cli.speech import LangOption, Speech
from meadhall.engine import MeadhallError
from meadhall.pages import server_of


def register(app: typer.Typer) -> None:
    """Put the command into the app."""
    app.command(rich_help_panel="Play")(page)


def page(
    serve: Annotated[
        bool, typer.Option("--serve", help="Show the page in a browser on this machine.")
    ] = False,
    folder: Annotated[Path, typer.Option("--folder", help="Where the page was built.")] = Path("dist/page"),
    host: Annotated[str, typer.Option("--host", help="Address to listen on.")] = "127.0.0.1",
    port: Annotated[
        int, typer.Option("--port", min=0, max=65535, help="Port to listen on; 0 takes any.")
    ] = 8422,
    under: Annotated[str, typer.Option("--under", help="The sub-path at which it is found.")] = "/",
    open_: Annotated[bool, typer.Option("--open", help="Open the browser.")] = False,
    lang: LangOption = None,
) -> None:
    """The hall as a page of static files, without a server: `make page` builds it.

    meadhall page

    meadhall page --serve --open
    """
    say = Speech(lang)
    if not serve:
        if not (folder / "index.html").is_file():
            raise MeadhallError(f"there is no page in {str(folder)!r}; build it with `make page`")
        print(say("page-here", folder=str(folder)))
        return
    path = f"/{under.strip('/')}/" if under.strip("/") else "/"
    server = server_of(folder, host, port, path)
    address = f"http://{f'[{host}]' if ':' in host else host}:{server.server_address[1]}{path}"
    print(f"{say('page-open')} {address}", flush=True)
    if open_:
        webbrowser.open(address)
    with suppress(KeyboardInterrupt):
        server.serve_forever()
    server.server_close()
