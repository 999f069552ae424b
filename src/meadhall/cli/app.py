"""The command and its manners: bad input is one sentence and exit code 2, never a traceback."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Annotated, NoReturn

import typer

import meadhall
from meadhall.cli import hall, lab, many, page, play, review, sagas, serve, shelf, sweep
from meadhall.cli.speech import complain, spoken
from meadhall.engine import EngineError, MeadhallError

BAD_INPUT, OUR_BUG, INTERRUPTED = 2, 70, 130

HELP = """
A digital table for Norse board games: play, replay, simulate, and ask the rules.

- `meadhall games`: what is on the shelf
- `meadhall play blood-rage --bots normal`: a game in this terminal
- `meadhall serve --open`: a table in the browser
- `meadhall simulate blood-rage --games 200`: how strong are the bots?
- `meadhall rules blood-rage pillage`: what do the rules say?

A game is a text file, a saga: `play` and `new` write one, `replay`, `check`, `verify` and `play --load` read it.
Every command explains itself: `meadhall COMMAND --help`.
"""

app = typer.Typer(
    help=HELP,
    no_args_is_help=True,
    rich_markup_mode="markdown",
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)


def _version(wanted: bool) -> None:
    if wanted:
        print(f"meadhall {meadhall.__version__}")
        raise typer.Exit


@app.callback()
def top(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Say the version and stop.")
    ] = False,
) -> None:
    """Options that belong to no command."""


for group in (shelf, play, serve, page, hall, sagas, review, lab, sweep, many):
    group.register(app)


def run(arguments: Sequence[str] | None = None) -> int:
    """Run a command line; the exit code."""
    lang = spoken(sys.argv[1:] if arguments is None else arguments)
    try:
        code = app(args=arguments, prog_name="meadhall", standalone_mode=False)
        return code if isinstance(code, int) else 0
    except typer.Exit as exit_:
        return exit_.exit_code
    except (KeyboardInterrupt, typer.Abort):
        complain("interrupted", lang)
        return INTERRUPTED
    except MeadhallError as error:
        complain(error, lang)
        return BAD_INPUT
    except EngineError as error:
        complain(f"the rules broke, which is our fault: {error}", lang)
        return OUR_BUG
    except BrokenPipeError:
        sys.stderr.close()
        return 0
    except typer.TyperException as error:
        text = error.format_message()
        if text:
            complain(text.rstrip("."), lang)
        return error.exit_code
    except Exception as error:
        if os.environ.get("MEADHALL_DEBUG"):
            raise
        complain(f"{type(error).__name__}, which is our fault (MEADHALL_DEBUG=1 shows where): {error}", lang)
        return OUR_BUG


def main() -> NoReturn:
    """The entry point of the command `meadhall`."""
    sys.exit(run())
