"""The table of Reavers of Midgard in a terminal: the locations, what everybody has, and the score sheet with every point explained."""

from collections.abc import Iterable
from typing import Any

from rich.console import Group, RenderableType
from rich.markup import escape
from rich.panel import Panel
from rich.table import Table

from meadhall.text import Texts

TOKENS = ("farm", "wall", "tower")
RESOURCES = ("glory", "food", "favor", "terror")
PILES = ("leaders", "artifacts", "tiles", "pile")
CARDS = {
    "location:recruit_reavers": "reaver_pairs",
    "location:raid_villages": "village_pairs",
    "location:raid_keeps": "keep_pairs",
}


def board(view: dict[str, Any], texts: Texts, width: int) -> RenderableType:
    """Everything on the table, in at most `width` columns."""
    facts = view["facts"]
    title = f"{texts.say('game-title')} · ⟳ {view['state'].get('round', 0)}/6"
    if not facts.get("boards"):
        return Panel("", title=escape(title), title_align="left", width=width)
    parts: list[RenderableType] = [_locations(view, texts), "", _seats(view, texts), "", _sheet(view, texts)]
    return Panel(Group(*parts), title=escape(title), title_align="left", width=width)


def _seat(seat: int, texts: Texts) -> str:
    return escape(texts.label(f"seat:{seat}"))


def _names(values: Iterable[Any], texts: Texts) -> str:
    return ", ".join(escape(texts.label(value)) for value in values if isinstance(value, str))


def _locations(view: dict[str, Any], texts: Texts) -> Table:
    facts = view["facts"]
    table = Table(pad_edge=False, expand=True, show_header=False, box=None)
    table.add_column(ratio=2)
    table.add_column(ratio=1)
    table.add_column(ratio=5, overflow="fold")
    for location, fact in facts["locations"].items():
        pawn = facts["pawns"].get(location)
        pairs = view["zones"].get(CARDS.get(location, ""), [])
        shown = "  |  ".join(_names(pair, texts) for pair in pairs if any(pair))
        if location == "location:battle_at_sea":
            shown = _names(facts["battles"], texts)
        elif location == "location:trade_with_villages":
            shown = _names(facts["market"], texts)
        bonus = "  ".join(f"{_seat(seat, texts)} +{n}" for seat, n in enumerate(fact["bonus"] or ()) if n)
        table.add_row(
            f"[bold]{escape(texts.label(location))}[/]",
            f"[yellow]▶ {_seat(pawn, texts)}[/]" if pawn is not None else "",
            shown + (f"  [dim]{bonus}[/]" if bonus else ""),
        )
    return table


def _seats(view: dict[str, Any], texts: Texts) -> Table:
    facts, state, seats = view["facts"], view["state"], range(view["seats"])
    table = Table(pad_edge=False, expand=True, box=None)
    table.add_column("")
    for seat in seats:
        mark = "▶ " if seat in view["waiting"] else ""
        table.add_column(f"{mark}{_seat(seat, texts)}", overflow="fold", ratio=1)
    for name in RESOURCES:
        if name in state:
            table.add_row(
                escape(texts.label(f"resource:{name}")), *(str(state[name][seat]) for seat in seats)
            )
    for number, name in enumerate(TOKENS):
        row = [str(state["tokens"][number][seat]) for seat in seats]
        table.add_row(escape(texts.label(f"token:{name}")), *row)
    dice = [
        _names([*facts["boards"][seat]["dice"], *(d for d in facts["boards"][seat]["stored"] if d)], texts)
        for seat in seats
    ]
    table.add_row("⚀", *dice)
    for zone in PILES:
        piles = view["zones"][zone]
        if any(piles[seat] for seat in seats):
            table.add_row(
                "",
                *(
                    _names(piles[seat], texts) or ("?" * len(piles[seat]) if piles[seat] else "-")
                    for seat in seats
                ),
            )
    return table


def _sheet(view: dict[str, Any], texts: Texts) -> Table:
    """The score sheet: at the end a row for each category, and in it where every point comes from; before that the sum."""
    sheets = view["facts"]["sheets"]
    table = Table(pad_edge=False, expand=True, show_lines=True)
    table.add_column("")
    for seat in range(view["seats"]):
        table.add_column(_seat(seat, texts), overflow="fold", ratio=1)
    for number, row in enumerate(sheets[0]):
        if not view["over"] and row["row"] not in ("track", "total"):
            continue
        cells = []
        for sheet in sheets:
            lines = [f"[bold]{sheet[number]['glory']}[/]"]
            if row["row"] not in ("track", "total"):
                lines += [f"[dim]{_line(line, texts)}[/]" for line in sheet[number]["lines"]]
            cells.append("\n".join(lines))
        table.add_row(escape(texts.label(f"row:{row['row']}")), *cells)
    return table


def _line(line: dict[str, Any], texts: Texts) -> str:
    """`+4 Wall: 2 x 2, majority 4`."""
    sums = []
    if "each" in line:
        sums.append(f"{line['count']} × {line['each']}")
    if line.get("sets"):
        sums.append(" + ".join(map(str, line["sets"])))
    if line.get("majority"):
        sums.append(f"♛ {line['majority']}")
    what = texts.label(line["what"]) + (f" ({texts.label(line['counts'])})" if "counts" in line else "")
    return f"{line['glory']:+d} {escape(what)}" + (f": {', '.join(sums)}" if sums else "")
