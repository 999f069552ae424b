"""RM-16: final scoring, as a score sheet that explains every point."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from meadhall.engine.piles import empty
from meadhall.games.reavers_of_midgard.content import (
    BATTLE,
    CARD,
    CLANS,
    DECK_OF,
    FRONTS,
    KINDS,
    LISTS,
    NUMBERS,
    PROPHECY,
    SETS,
    TILE,
    TOKENS,
    Artifact,
    Prophecy,
    Reaver,
    Spoils,
)
from meadhall.games.reavers_of_midgard.facts import SheetLine, SheetRow
from meadhall.games.reavers_of_midgard.names import CARD_VALUE, SEAT, TOKEN
from meadhall.games.reavers_of_midgard.reavers import reavers_on_board
from meadhall.games.reavers_of_midgard.state import G, Midgard

TERROR_COST, TERROR_BEYOND = LISTS["terror.cost"], NUMBERS["terror.beyond"]
FROM = tuple(LISTS[f"{t}.from"] for t in TOKENS)
EACH = tuple(LISTS[f"{t}.each"] for t in TOKENS)
MAJORITY = tuple(NUMBERS[f"{t}.majority"] for t in TOKENS)
SET_VALUES = tuple(LISTS[f"set.{name}"] for name in SETS)
TAPESTRY = SETS.index("tapestry")
TAPESTRIES = tuple(
    dict.fromkeys(card.id for card in CARD if isinstance(card, Spoils) and card.set == TAPESTRY)
)


# What is yours


def owned_cards(s: Midgard, seat: int, secret: bool = True) -> list[int]:
    """Player board and Glory pile together (A-27); of the pile only what lies face up if not `secret`."""
    cards = [*reavers_on_board(s, seat), *s.artifacts[seat], *s.open_pile[seat]]
    return [*cards, *s.pile[seat]] if secret else cards


def counted(s: Midgard, seat: int, cards: Sequence[int]) -> dict[str, int]:
    """How many of everything that Prophecies count."""
    count = dict.fromkeys((*CLANS, *SETS, *TOKENS, "sea_battle", "artifact", "upgrade", "prophecy"), 0)
    for number in cards:
        card = CARD[number]
        if isinstance(card, Reaver):
            count[CLANS[card.clan]] += 1
        elif isinstance(card, Artifact):
            count["artifact"] += 1
        elif isinstance(card, Spoils):
            if card.set >= 0:
                count[SETS[card.set]] += 1
        elif DECK_OF[number] == BATTLE:
            count["sea_battle"] += 1
        elif DECK_OF[number] == PROPHECY:
            count["prophecy"] += 1
    for i, token in enumerate(TOKENS):
        count[token] = s.tokens[i][seat]
    count["upgrade"] = sum(s.upgrades[seat])
    for i, kind in enumerate(KINDS):
        count[f"{kind}_territory"] = sum(FRONTS[TILE[t].front].kind == i for t in s.tiles[seat])
    return count


# The single scores


def terror_cost(tokens: int) -> int:
    """RM-16.1."""
    last = len(TERROR_COST) - 1
    return TERROR_COST[tokens] if tokens <= last else TERROR_COST[last] + TERROR_BEYOND * (tokens - last)


def set_scores(kind: int, count: int) -> list[int]:
    """RM-16.3: the values of the full sets and of the rest set."""
    values = SET_VALUES[kind]
    full, rest = divmod(count, len(values))
    return [values[-1]] * full + ([values[rest - 1]] if rest else [])


def tapestry_scores(counts: Sequence[int]) -> list[int]:
    """RM-16.3.1: full sets of three different ones, and each other Tapestry by itself."""
    values = SET_VALUES[TAPESTRY]
    full = min(counts)
    return [values[-1]] * full + [values[0]] * (sum(counts) - 3 * full)


def token_value(kind: int, count: int) -> int:
    """RM-16.4: Glory of one token, by how many of the kind you own."""
    return max(
        (each for least, each in zip(FROM[kind], EACH[kind], strict=True) if count >= least), default=0
    )


def majority(s: Midgard, seat: int, kind: int) -> int:
    """RM-16.4: for the most tokens of a kind, all tied players; nobody without a token (A-26)."""
    count = s.tokens[kind][seat]
    return MAJORITY[kind] if count and count == max(s.tokens[kind]) else 0


# The sheet


def sheet(s: Midgard, seat: int, secret: bool = True) -> list[SheetRow]:
    """RM-16.9: the rows in their order, each with the lines that make it up."""
    cards = owned_cards(s, seat, secret)
    count = counted(s, seat, cards)
    rows: list[tuple[str, list[SheetLine]]] = [
        ("track", [{"what": "resource:glory", "glory": s.glory[seat]}]),
        ("terror", _terror_lines(s, seat)),
        ("artifacts", _artifact_lines(cards)),
        ("sets", _set_lines(cards, count)),
        ("tokens", _token_lines(s, seat)),
        ("prophecies", _prophecy_lines(cards, count)),
    ]
    table: list[SheetRow] = [
        {"row": name, "glory": sum(line["glory"] for line in lines), "lines": lines} for name, lines in rows
    ]
    table.append({"row": "total", "glory": sum(row["glory"] for row in table), "lines": []})
    return table


def total(s: Midgard, seat: int, secret: bool = True) -> int:
    """The last row of the sheet."""
    return int(sheet(s, seat, secret)[-1]["glory"])


def _terror_lines(s: Midgard, seat: int) -> list[SheetLine]:
    tokens = s.terror[seat]
    return [{"what": "resource:terror", "count": tokens, "glory": -terror_cost(tokens)}] if tokens else []


def _artifact_lines(cards: Sequence[int]) -> list[SheetLine]:
    return [
        {"what": CARD_VALUE[number], "glory": card.glory}
        for number in cards
        if isinstance(card := CARD[number], Artifact)
    ]


def _set_lines(cards: Sequence[int], count: dict[str, int]) -> list[SheetLine]:
    lines: list[SheetLine] = []
    for kind, name in enumerate(SETS):
        if kind == TAPESTRY:
            ids = [CARD[number].id for number in cards]
            parts = tapestry_scores([ids.count(t) for t in TAPESTRIES])
        else:
            parts = set_scores(kind, count[name])
        if parts:
            lines.append({"what": f"set:{name}", "count": count[name], "sets": parts, "glory": sum(parts)})
    return lines


def _token_lines(s: Midgard, seat: int) -> list[SheetLine]:
    lines: list[SheetLine] = []
    for kind in range(len(TOKENS)):
        count = s.tokens[kind][seat]
        if count:
            each, most = token_value(kind, count), majority(s, seat, kind)
            lines.append(
                {
                    "what": TOKEN[kind],
                    "count": count,
                    "each": each,
                    "majority": most,
                    "glory": count * each + most,
                }
            )
    return lines


def _prophecy_lines(cards: Sequence[int], count: dict[str, int]) -> list[SheetLine]:
    return [
        {
            "what": CARD_VALUE[number],
            "counts": f"counted:{card.counts}",
            "count": count[card.counts],
            "each": card.each,
            "glory": count[card.counts] * card.each,
        }
        for number in cards
        if isinstance(card := CARD[number], Prophecy)
    ]


# The end


def final_scoring(g: G) -> None:
    """RM-16: everything hidden is shown, every row is told, the totals stand."""
    s = g.s
    g.begin("scoring")
    for seat in range(g.seats):
        for card in s.pile[seat]:
            g.tell("pile-shown", clause="RM-16", seat=SEAT[seat], card=CARD_VALUE[card])
    s.open_pile = tuple(shown + hidden for shown, hidden in zip(s.open_pile, s.pile, strict=True))
    s.pile = empty(g.seats)
    s.totals = []
    for seat in range(g.seats):
        rows = sheet(s, seat)
        for row in rows[:-1]:
            if not row["glory"] and row["row"] != "track":
                continue  # nothing to say
            if row["row"] != "track":
                for line in row["lines"]:
                    _tell_line(g, seat, line)
            g.tell("scored", clause="RM-16.9", seat=SEAT[seat], row=f"row:{row['row']}", n=row["glory"])
        s.totals.append(rows[-1]["glory"])
        g.tell("total", clause="RM-16.9", seat=SEAT[seat], n=rows[-1]["glory"])
        totals: dict[str, Any] = {f"total_{seat}": rows[-1]["glory"]}
        g.result(**totals)
    s.over = True
    won = winners(s)
    tied = s.totals.count(max(s.totals)) > len(won)
    for seat in won:
        if tied:
            g.tell(
                "victory-by-favor", clause="RM-16.7", seat=SEAT[seat], n=s.totals[seat], favor=s.favor[seat]
            )
        else:
            g.tell("victory", clause="RM-16.7", seat=SEAT[seat], n=s.totals[seat])
    g.reveal()


def _tell_line(g: G, seat: int, line: SheetLine) -> None:
    """One line of the sheet: a card, a set, a kind of token."""
    count = line.get("count", 0)
    if "counts" in line:
        g.tell(
            "scored-prophecy",
            clause="RM-16.9",
            seat=SEAT[seat],
            what=line["what"],
            counts=line["counts"],
            count=count,
            n=line["glory"],
        )
        return
    majority = line.get("majority", 0)
    key = "scored-majority" if majority else "scored-count" if count else "scored-line"
    values: dict[str, Any] = {"count": count} if count else {}
    if majority:
        values["majority"] = majority
    g.tell(key, clause="RM-16.9", seat=SEAT[seat], what=line["what"], n=line["glory"], **values)


def scores(s: Midgard) -> list[int]:
    """The totals after final scoring, before that the Glory track."""
    return list(s.totals) if s.over else list(s.glory)


def winners(s: Midgard) -> list[int]:
    """RM-16.7: most Glory, then most Favor, then shared."""
    if not s.over:
        return []
    results = list(zip(s.totals, s.favor, strict=True))
    return [seat for seat, result in enumerate(results) if result == max(results)]
