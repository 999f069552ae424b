"""Short words for the tests of Lords of Ragnarok."""

from typing import Any

from meadhall.engine import CHANCE
from tests.table import Table, table

Player = dict[str, Any]


def lay(frame: tuple[Any, ...], *players: Player, seats: int = 3, options: Any = None, **given: Any) -> Table:
    """A table with these players (humans first) at the frame."""
    position = {"players": list(players), **given}
    return table("lords-of-ragnarok", seats, position, frame, options=options or {})


def alone(
    frame: tuple[Any, ...], human: Player, *followers: Player, villain: str = "ragnar", **given: Any
) -> Table:
    """One human against Followers; `villain` is the first one's."""
    count = max(1, len(followers))
    others = [name for name in ("ragnar", "snorri", "beowulf") if name != villain]
    options = {"followers": count, "villain_1": villain, **given.pop("options", {})}
    for n in range(2, count + 1):
        options.setdefault(f"villain_{n}", others[n - 2])
    return lay(frame, human, *followers, seats=1, options=options, **given)


def throw(t: Table, *faces: Any) -> Table:
    """The dice show these faces (positions with `dice = True`)."""
    for face in faces:
        t.game.answer(CHANCE, face)
    return t


def army(t: Table, p: int) -> list[tuple[int, int]]:
    """p's Armies on the board as (Region, value), sorted."""
    return sorted((t.s.army_at[i], t.s.army_value[i]) for i in range(6 * p, 6 * p + 6) if t.s.army_at[i])


def hand(t: Table, p: int) -> list[str]:
    """p's Combat cards by title."""
    names = t.game.rules.kinds["combat"]
    cards = t.s.hands[p] if p < t.s.humans else t.s.follower_hands[p - t.s.humans]
    return sorted(names[card].split("#")[0] for card in cards)


def runes(t: Table, p: int) -> list[int]:
    """p's Runes: Uruz, Othala, Algiz."""
    return list(t.s.runes[3 * p : 3 * p + 3])


def card(t: Table, seat: int, title: str) -> str:
    """The first option of the seat's question that is a card with that title."""
    return next(str(v) for v in t.options(seat) if str(v).split(":")[-1].split("#")[0] == title)


def play(t: Table, seat: int, *titles: str) -> Table:
    """Answer with cards by title, or with plain words."""
    for title in titles:
        t.does(seat, card(t, seat, title))
    return t


def clauses_told(t: Table, key: str) -> list[str]:
    return [event["clause"] for event in t.told(key)]


def why(t: Table, key: str) -> list[str]:
    """The reasons a Follower gave in events of that kind."""
    return [event["params"]["why"] for event in t.told(key)]


def by(t: Table, key: str) -> list[str]:
    """The causes of events of that kind."""
    return [event["params"]["by"] for event in t.told(key)]


def cover(t: Table, *spaces: str, seat: int = 0) -> Table:
    """The hunter covers the spaces with the first cards that are offered."""
    for space in spaces:
        t.does(seat, space)
        while t.game.drafts.get(seat):
            t.does(seat, "done" if "done" in t.options(seat) else t.options(seat)[0])
    return t
