"""The table of Reavers of Midgard in a terminal: the locations, everything everybody has, and the score sheet with every point explained."""

from collections import Counter
from collections.abc import Iterable
from typing import Any

from rich.console import Group, RenderableType
from rich.markup import escape
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table as Grid

from meadhall.engine import Choose, Params, Value
from meadhall.games.reavers_of_midgard.combat import chance, in_percent
from meadhall.games.reavers_of_midgard.content import COLOURS, FRONTS, KINDS, ROUNDS, UPGRADES
from meadhall.games.reavers_of_midgard.names import (
    CARD_VALUE,
    DECK,
    FORCE_OF,
    LOCATION_VALUE,
    PAIR,
    PEACE_OF,
    SLOT,
    TERRITORY,
    UPGRADE,
)
from meadhall.text import Texts

TOKENS = ("farm", "wall", "tower")
RESOURCES = ("glory", "food", "favor", "terror")
PAIRS = {
    "location:recruit_reavers": "reaver_pairs",
    "location:raid_villages": "village_pairs",
    "location:raid_keeps": "keep_pairs",
}
ASKED_PAIRS = {"take-reavers": "reaver_pairs", "raid-villages": "village_pairs", "raid-keeps": "keep_pairs"}


def board(view: dict[str, Any], texts: Texts, width: int) -> RenderableType:
    """Everything on the table, in at most `width` columns."""
    title = texts.say("game-title")
    if not view["facts"].get("boards"):
        return Panel("", title=escape(title), title_align="left", width=width)
    title += " · " + texts.say("table-round", {"round": view["state"]["round"], "rounds": ROUNDS})
    title += _activation(view, texts)
    parts: list[RenderableType] = [_locations(view, texts), *_now(view, texts)]
    for seat in range(view["seats"]):
        parts += [Rule(_head(view, seat, texts), align="left", style="dim"), _seat(view, seat, texts)]
    parts += ["", _sheet(view, texts), _supply(view, texts), *_discards(view, texts)]
    return Panel(Group(*parts), title=escape(title), title_align="left", width=width)


def note(view: dict[str, Any], ask: Choose, value: Value, texts: Texts) -> str:
    """The cards of a pair, where one is chosen; what a Territory costs, or how likely all Hammers together win it."""
    if value in PEACE_OF:
        front = FRONTS[PEACE_OF[str(value)]]
        return texts.say(f"table-cost-{KINDS[front.kind]}", {"cost": front.cost})
    if value in FORCE_OF:
        level = FRONTS[FORCE_OF[str(value)]].level
        dice = view["facts"]["boards"][ask.seat]["combat_dice"]
        percent = in_percent(chance(dice, level))
        return texts.say("table-force", {"defense": level, "dice": dice, "percent": percent})
    zone = ASKED_PAIRS.get(ask.key)
    if zone is None or value not in PAIR.of:
        return ""
    return " + ".join(texts.label(card) for card in view["zones"][zone][PAIR.of[str(value)]])


def heading(view: dict[str, Any], ask: Choose, value: Value, texts: Texts) -> str:
    """Options of this game need none."""
    return ""


def comes(params: Params, texts: Texts) -> str:
    """What the Hammers that are named for a combat come to so far."""
    return texts.say("table-odds", params)


def _names(values: Iterable[Any], texts: Texts) -> str:
    """Equal things once, with their number."""
    counts = Counter(texts.label(value) for value in values if isinstance(value, str))
    return ", ".join(escape(name) + (f" ×{n}" if n > 1 else "") for name, n in counts.items())


def _rows() -> Grid:
    grid = Grid(pad_edge=False, expand=True, show_header=False, box=None, padding=(0, 1, 0, 0))
    grid.add_column(width=19)
    grid.add_column(ratio=1, overflow="fold")
    return grid


def _locations(view: dict[str, Any], texts: Texts) -> Grid:
    facts, grid = view["facts"], _rows()
    for location, fact in facts["locations"].items():
        pawn = facts["pawns"].get(location)
        mark = "" if pawn is None else f"\n[yellow]▶ {escape(texts.label(f'seat:{pawn}'))}[/]"
        lines = _lying(view, location, texts)
        bonus = "  ".join(
            f"{escape(texts.label(f'seat:{seat}'))} +{n}" for seat, n in enumerate(fact["bonus"] or ()) if n
        )
        if bonus:
            lines.append(f"[dim]{bonus}[/]")
        grid.add_row(f"[bold]{escape(texts.label(location))}[/]{mark}", "\n".join(lines))
    return grid


def _lying(view: dict[str, Any], location: str, texts: Texts) -> list[str]:
    """What lies at a location."""
    facts, zones = view["facts"], view["zones"]
    if location in PAIRS:
        return [
            f"{escape(texts.label(PAIR[i]))}: {_names(pair, texts)}"
            for i, pair in enumerate(zones[PAIRS[location]])
            if pair
        ]
    if location == "location:battle_at_sea":
        return [_names(zones["sea_row"], texts)]
    if location == "location:trade_with_villages":
        return [_names(facts["market"], texts), _names(zones["prophecy_row"], texts)]
    if location == "location:subdue_territories":
        left = [facts["territories_left"][front] for front in TERRITORY]
        kinds = [texts.label(TERRITORY[3 * kind]).rpartition(",")[0] for kind in range(len(KINDS))]
        return [
            f"{escape(name)} 1/2/3: {'/'.join(map(str, left[3 * kind : 3 * kind + 3]))} {texts.say('table-left')}"
            for kind, name in enumerate(kinds)
        ]
    return []


def _activation(view: dict[str, Any], texts: Texts) -> str:
    """The location that is being activated, and whose part of it runs."""
    state = view["state"]
    if state["location"] < 0:
        return ""
    seat = f"seat:{state['acting']}"
    acting = f" ({texts.label(seat)})" if state["acting"] >= 0 else ""
    return f" · {texts.label(LOCATION_VALUE[state['location']])}{acting}"


def _now(view: dict[str, Any], texts: Texts) -> list[RenderableType]:
    """What is being resolved: cards that somebody has gained, dice that have fallen, tiles that were turned."""
    state, zones, grid = view["state"], view["zones"], _rows()
    for seat in range(view["seats"]):
        name = texts.label(f"seat:{seat}")
        for zone in ("recruits", "drawn"):
            cards = zones[zone][seat]
            known = _names(cards, texts)
            down = texts.say("table-face_down", {"count": cards.count(None)}) if None in cards else ""
            if cards:
                said = ", ".join(part for part in (known, escape(down)) if part)
                grid.add_row(escape(texts.say(f"table-{zone}")), f"{escape(name)}: {said}")
    for key, things in (
        ("sea", zones["sea"]),
        ("spoils", zones["spoils"]),
        ("gained", [CARD_VALUE[card] for card in state["gained"]]),
        ("spent", view["facts"]["used_artifacts"]),
        ("flipped", zones["flipped"]),
        ("taken", [TERRITORY[front] for front in state["taken"]]),
        ("combat", [f"result:{n}" for n in state["combat"]]),
    ):
        if things:
            grid.add_row(escape(texts.say(f"table-{key}")), _names(things, texts))
    return [Rule(texts.say("table-now"), align="left", style="dim"), grid] if grid.row_count else []


def _supply(view: dict[str, Any], texts: Texts) -> str:
    """What is left beside the board: Crew dice, tokens, Ship Upgrade tiles."""
    facts = view["facts"]
    dice = zip(COLOURS, view["state"]["supply"], strict=True)
    left = [texts.say("table-crew", {"colour": f"colour:{colour}", "n": n}) for colour, n in dice]
    left += [f"{texts.label(f'token:{name}')} {n}" for name, n in facts["tokens_left"].items()]
    left += [f"{texts.label(f'upgrade:{name}')} {n}" for name, n in facts["upgrades_left"].items()]
    return f"[dim]{escape(texts.say('table-supply'))} {escape(' · '.join(left))}[/]"


def _discards(view: dict[str, Any], texts: Texts) -> list[RenderableType]:
    """RM-2.6: what lies face up under the decks."""
    title = escape(texts.say("table-discard"))
    return [
        f"[dim]{title} ({escape(texts.label(DECK[deck]))}): {_names(cards, texts)}[/]"
        for deck, cards in enumerate(view["zones"]["discards"])
        if cards
    ]


def _head(view: dict[str, Any], seat: int, texts: Texts) -> str:
    """Who it is, who is waited for, who has which marker."""
    state = view["state"]
    marks = [
        texts.say(f"table-{marker}")
        for marker, of in (("start", "start"), ("honor", "honor"))
        if state[of] == seat
    ]
    name = f"[bold]{escape(texts.label(f'seat:{seat}'))}[/]"
    return ("▶ " if seat in view["waiting"] else "") + " · ".join([name, *map(escape, marks)])


def _seat(view: dict[str, Any], seat: int, texts: Texts) -> Grid:
    facts, state, zones, grid = view["facts"]["boards"][seat], view["state"], view["zones"], _rows()

    def row(key: str, text: str) -> None:
        if text:
            grid.add_row(escape(texts.say(f"table-{key}")), text)

    purse = [f"{texts.label(f'resource:{name}')} {state[name][seat]}" for name in RESOURCES]
    purse += [f"{texts.label(f'token:{name}')} {state['tokens'][i][seat]}" for i, name in enumerate(TOKENS)]
    grid.add_row("", escape(" · ".join(purse)))
    row("dice", _names([*facts["dice"], *facts["stored"]], texts))
    leader = _names(zones["leaders"][seat], texts)
    row("leader", f"{leader} ({escape(texts.label(facts['wild']))})" if leader else "")
    for i, slot in enumerate(SLOT):
        men = zones["slots"][seat * len(SLOT) + i]
        if men:
            grid.add_row(escape(texts.label(f"location:{slot.partition(':')[2]}")), _names(men, texts))
    row("artifacts", _names(zones["artifacts"][seat], texts))
    tiles = state["upgrades"][seat]
    fresh = [UPGRADE[k] for k in range(len(UPGRADES)) for _ in range(tiles[k])]
    used = [UPGRADE[k] for k in range(len(UPGRADES)) for _ in range(tiles[k + len(UPGRADES)])]
    worn = f"{_names(used, texts)} ({texts.say('table-used')})" if used else ""
    row("upgrades", ", ".join(part for part in (_names(fresh, texts), worn) if part))
    row("territories", _names(zones["tiles"][seat], texts))
    pile = [*zones["open_pile"][seat], *zones["pile"][seat]]
    hidden = pile.count(None)
    down = escape(texts.say("table-face_down", {"count": hidden})) if hidden else ""
    row("pile", ", ".join(part for part in (_names(pile, texts), down) if part))
    return grid


def _sheet(view: dict[str, Any], texts: Texts) -> Grid:
    """The score sheet: at the end a row for each category, and in it where every point comes from; before that what counts for somebody.

    What others hide in their Glory piles is not in it: `+ ?`.
    """
    sheets = view["facts"]["sheets"]
    grid = Grid(pad_edge=False, expand=True, show_lines=True)
    grid.add_column("", max_width=16, overflow="fold")
    for seat in range(view["seats"]):
        grid.add_column(escape(texts.label(f"seat:{seat}")), overflow="fold", ratio=1)
    for number, row in enumerate(sheets[0]):
        counts = any(sheet[number]["glory"] for sheet in sheets)
        if not (view["over"] or counts or row["row"] in ("track", "total")):
            continue
        cells = []
        for seat, sheet in enumerate(sheets):
            more = " + ?" if row["row"] == "total" and None in view["zones"]["pile"][seat] else ""
            lines = [f"[bold]{sheet[number]['glory']}[/]{more}"]
            if view["over"] and row["row"] not in ("track", "total"):
                lines += [f"[dim]{_line(line, texts)}[/]" for line in sheet[number]["lines"]]
            cells.append("\n".join(lines))
        grid.add_row(escape(texts.label(f"row:{row['row']}")), *cells)
    return grid


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
