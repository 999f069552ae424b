"""The command that opens the hall to browsers."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType
from typing import Annotated

import typer

from meadhall.cli.speech import LangOption, Speech
from meadhall.engine import MeadhallError


def register(app: typer.Typer) -> None:
    """Put the command into the app."""
    app.command(rich_help_panel="Play")(serve)


def serve(
    host: Annotated[
        str | None,
        typer.Option(
            "--host", help="Address to listen on, 127.0.0.1 unless told otherwise; 0.0.0.0 lets others in."
        ),
    ] = None,
    port: Annotated[
        int | None,
        typer.Option("--port", min=0, max=65535, help="Port to listen on, 8421 or another; 0 takes any."),
    ] = None,
    database: Annotated[
        str | None,
        typer.Option(
            "--database",
            metavar="URL|FILE",
            help="postgresql://… or an SQLite file; without it a file in your home.",
        ),
    ] = None,
    workers: Annotated[
        int,
        typer.Option(
            "--workers",
            min=1,
            envvar="MEADHALL_WORKERS",
            help="Server processes; more than one needs PostgreSQL.",
        ),
    ] = 1,
    open_: Annotated[bool, typer.Option("--open", help="Open the browser.")] = False,
    lang: LangOption = None,
) -> None:
    """Serve the table to browsers.

    meadhall serve --open

    meadhall serve --host 0.0.0.0 --port 8421

    meadhall serve --database postgresql://me@localhost/meadhall --workers 4
    """
    say, server = Speech(lang), part_of_server()
    server.serve(
        host=host,
        port=port,
        database=database,
        workers=workers,
        open_browser=open_,
        opened=say("hall-open"),
        lang=say.lang,
    )


def part_of_server(name: str = "") -> ModuleType:
    """The server, or a module of it; what is missing is said in a sentence."""
    try:
        return import_module(f"meadhall.server.{name}" if name else "meadhall.server")
    except ImportError as error:
        if (error.name or "").startswith("meadhall"):
            raise MeadhallError("this installation holds no server") from None
        raise MeadhallError(
            f"the server needs {error.name}: install it with `pip install 'meadhall[server]'`"
        ) from None
