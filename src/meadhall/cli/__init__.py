"""The command `meadhall`."""

from meadhall.cli.app import main, run

__all__ = ["main", "run"]
