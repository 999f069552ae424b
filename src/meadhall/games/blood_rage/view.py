"""Facts of a position (what can be worked out from the table), as plain data by id."""

from typing import Any

from meadhall.games.blood_rage.state import Hall


def facts(s: Hall, seat: int | None) -> dict[str, Any]:
    return {}
