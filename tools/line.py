"""One line of the bench's table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass
class Line:
    """A figure of ours beside a peer's. `promise`: what must be kept, by the ratio to the peer; by our own figure if there is no
    peer or `absolute` is set."""

    name: str
    ours: float
    unit: str
    peer: float | None = None
    ratio: float | None = None
    promise: float | None = None
    at_least: bool = True
    peer_name: str = "catanatron"
    absolute: bool = False

    @property
    def kept(self) -> bool:
        measured = self.ours if self.ratio is None or self.absolute else self.ratio
        if self.promise is None:
            return True
        return measured >= self.promise if self.at_least else measured <= self.promise

    def text(self, width: int) -> str:
        """The line as it is printed."""
        other = f"{self.peer:,.1f}" if self.peer is not None else "-"
        ratio = f"{self.ratio:.2f}" if self.ratio is not None else "-"
        bound = "at least" if self.at_least else "at most"
        sign = "" if self.kept else f"  NOT KEPT: promised {bound} {self.promise}"
        return f"{self.name:{width}}  {self.ours:>9,.1f} {self.unit:2}  {other:>19}  {ratio:>7}{sign}"

    def data(self) -> dict[str, Any]:
        """The line as it is kept in build/bench.json."""
        return {
            "name": self.name,
            "ours": self.ours,
            "unit": self.unit,
            "peer": self.peer,
            "peer_name": self.peer_name if self.peer is not None else None,
            "ratio": self.ratio,
        }
