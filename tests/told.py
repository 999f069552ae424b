"""The recorded games are told as they were: every event in its place, while the table stands as it stood.

That is what a reader sees: the board is shown as it was when an event was told. The games' own folders hold the tests.
"""

from itertools import zip_longest

from meadhall.games import SHELF
from tools.record import BEHAVIOUR, stored_sagas, told


def told_as_before(game: str) -> None:
    """Fails at the first turn before which something else is told, or at another moment."""
    recorded = (BEHAVIOUR / f"{SHELF[game]}.told.txt").read_text("utf-8").splitlines()
    for before, after in zip_longest(
        recorded, told(game, stored_sagas(game)).splitlines(), fillvalue="nothing"
    ):
        assert before == after, (
            f"{game} tells something else than recorded, or at another moment; if that is meant: "
            f"python -m tools.record --digests {game}"
        )
