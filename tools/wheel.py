"""A hook of the build: no wheel without the browser's client in it."""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientHook(BuildHookInterface):  # type: ignore[type-arg]
    """Stops a build that would leave the client out; an editable install may do without."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Look for the client before anything is packed."""
        index = Path(self.root) / "src" / "meadhall" / "web" / "index.html"
        if version != "editable" and not index.is_file():
            raise SystemExit("the browser's client is not built: run `make web` before you build a wheel")
