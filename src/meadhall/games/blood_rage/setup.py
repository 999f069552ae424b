"""Setup (BR-6)."""

from collections.abc import Mapping
from typing import Any

from meadhall.engine import Chance, Reason, Rule, Value, choose, pick, replaced
from meadhall.engine.values import clockwise
from meadhall.games.blood_rage.board import destroy_province
from meadhall.games.blood_rage.content import (
    CLAN_VALUES,
    CONTENT,
    FIXED_TOKEN,
    LAST_AGE,
    OUTER,
    PLACE_OF,
    PROVINCE_VALUES,
    SEAT_VALUES,
    SHUFFLED_TOKENS,
    STEPS,
    TOKEN_VALUES,
)
from meadhall.games.blood_rage.reasons import CLAN_TAKEN
from meadhall.games.blood_rage.state import BloodRage, G, lay_out


def why_not_table(seats: int, options: Mapping[str, Value]) -> Reason | None:
    """BR-6.12: the host names a seat that is at the table, or leaves it to chance."""
    first = options["first_player"]
    if first != "random" and int(first) >= seats:
        return Reason("BR-6.12", "table-first-player", {"first": first, "last": seats - 1})
    return None


def setup(g: G) -> Rule[None]:
    """BR-6.1 to BR-6.13."""
    s = g.s
    lay_out(s, g.seats)
    rage, axes, horns = (steps[0] for steps in STEPS)
    g.tell("sheets-laid", clause="BR-6.2", count=g.seats, rage=rage, axes=axes, horns=horns)
    yield from place_pillage_tokens(g)
    yield from place_ragnarok_tokens(g)
    chosen = g.options["first_player"]
    if chosen == "random":
        seat: str = yield from g.roll("first-player", SEAT_VALUES[: g.seats])
        s.first = SEAT_VALUES.index(seat)
        g.tell("first-player", clause="BR-6.12", seat=seat, by="cause:lot")
    else:
        s.first = int(chosen)
        g.tell("first-player", clause="BR-6.12", seat=SEAT_VALUES[s.first], by="cause:choice")
    g.then(*(("choose_clan", seat) for seat in clockwise(g.seats, s.first)), ("age", 1))


def why_not_clan(s: BloodRage, value: str) -> Reason | None:
    """BR-6.1: every clan belongs to one player at most."""
    return CLAN_TAKEN if CLAN_VALUES.index(value) in s.clans else None


def choose_clan(g: G, seat: int) -> Rule[None]:
    """BR-6.1: any clan that is still free; the last of four players takes what is left."""
    s = g.s
    ask = choose(seat, "choose-clan", CLAN_VALUES, lambda v: why_not_clan(s, v), clause="BR-6.1")
    clan = yield from pick(ask)
    s.clans = replaced(s.clans, seat, CLAN_VALUES.index(clan))
    g.tell("clan-chosen", clause="BR-6.1", seat=SEAT_VALUES[seat], clan=clan)


def place_pillage_tokens(g: G) -> Rule[None]:
    """BR-6.3: the token of Yggdrasil is fixed, one of the others goes at random on each outer province."""
    left = list(SHUFFLED_TOKENS)
    placed = [FIXED_TOKEN]
    for _ in OUTER:
        kinds = sorted(set(left))
        value: str = yield Chance(
            "pillage-token", [TOKEN_VALUES[k] for k in kinds], [left.count(k) for k in kinds]
        )
        placed.append(TOKEN_VALUES.index(value))
        left.remove(placed[-1])
    g.s.tokens = tuple(placed)
    by_province: dict[str, Any] = {
        province.id: TOKEN_VALUES[token] for province, token in zip(CONTENT.provinces, placed, strict=True)
    }
    g.tell("tokens-laid", clause="BR-6.3", **by_province)


def place_ragnarok_tokens(g: G) -> Rule[None]:
    """BR-6.4 to BR-6.6: three tokens on the Age track, the Doom token on the first, some provinces destroyed at once."""
    s = g.s
    left = [PROVINCE_VALUES[province] for province in OUTER]
    drawn: list[int] = []
    for _ in range(LAST_AGE + CONTENT.destroyed[g.seats]):
        value: str = yield from g.roll("ragnarok-token", tuple(left))
        left.remove(value)
        drawn.append(PLACE_OF[value])
    s.ragnarok = tuple(drawn[:LAST_AGE])
    s.doom = drawn[0]
    first, second, third = (PROVINCE_VALUES[province] for province in s.ragnarok)
    g.tell("ragnarok-laid", clause="BR-6.4", first=first, second=second, third=third)
    g.tell("doom-placed", clause="BR-6.5", place=first)
    for province in drawn[LAST_AGE:]:
        destroy_province(s, province)
        g.tell("province-destroyed", clause="BR-6.6", place=PROVINCE_VALUES[province], by="cause:setup")
