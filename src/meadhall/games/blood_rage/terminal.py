"""The table of Blood Rage in a terminal: the map as a list around the world, the clan sheets, and what the seat holds."""

from collections.abc import Iterable, Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.markup import escape
from rich.panel import Panel
from rich.table import Table

from meadhall.games.blood_rage.content import CONTENT
from meadhall.text import Texts

COLOURS = {f"clan:{clan}": colour for clan, colour in CONTENT.clans}
SHORT = ("figure:leader", "figure:warrior", "figure:ship")


def board(view: dict[str, Any], texts: Texts, width: int) -> RenderableType:
    """Everything a seat may see, in at most `width` columns."""
    facts = view["facts"]
    parts = [_map(view, texts), "", _sheets(view, texts), *_own(view, texts)]
    title = [
        texts.say("game-title"),
        texts.say("table-age", {"age": facts["age"]}),
        texts.label(facts["phase"]),
        texts.say("table-ragnarok", {"glory": facts["ragnarok_glory"]}),
    ]
    return Panel(Group(*parts), title=escape(" · ".join(title)), title_align="left", width=width)


def _coloured(clan: Mapping[str, Any], text: str) -> str:
    colour = COLOURS.get(clan["clan"] or "")
    return f"[{colour}]{escape(text)}[/]" if colour else escape(text)


def _figures(items: Iterable[tuple[str, int]], texts: Texts) -> str:
    """Leader, Warriors and Ship by their first letter, Monsters by name: `L 2W Troll`."""
    counts = dict(items)
    order = [*(figure for figure in SHORT if figure in counts), *(f for f in counts if f not in SHORT)]
    return " ".join(
        f"{counts[figure] if counts[figure] > 1 else ''}{texts.label(figure)[0] if figure in SHORT else texts.label(figure)}"
        for figure in order
    )


def _head(view: dict[str, Any], texts: Texts, table: Table) -> None:
    for clan in view["facts"]["clans"]:
        seat = clan["seat"]
        marks = ("▶" if seat in view["waiting"] else "") + ("①" if seat == view["facts"]["first"] else "")
        name = f"{marks} {texts.label(f'seat:{seat}')}".strip()
        lead = texts.label(clan["clan"]) if clan["clan"] else ""
        table.add_column(f"{_coloured(clan, name)}\n{_coloured(clan, lead)}", overflow="fold")


def _map(view: dict[str, Any], texts: Texts) -> Table:
    facts = view["facts"]
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), expand=True)
    table.add_column("", no_wrap=True)
    table.add_column(texts.say("table-villages"), no_wrap=True)
    table.add_column(texts.say("table-reward"), overflow="fold")
    _head(view, texts, table)
    shown: set[str] = set()
    for name, province in facts["provinces"].items():
        cells = [
            _clan_at(clan, province["figures"], province["strength"][clan["seat"]], texts)
            for clan in facts["clans"]
        ]
        table.add_row(_province(name, province, texts), _villages(province), _reward(province, texts), *cells)
        shown.add(name)
        fjord = province["fjord"]
        if fjord and set(facts["fjords"][fjord]["supports"]) <= shown:
            table.add_row(*_fjord(fjord, facts, texts))
    return table


def _province(name: str, province: Mapping[str, Any], texts: Texts) -> str:
    label = escape(texts.label(name))
    if province["destroyed"]:
        return f"[dim strike]{label}[/]"
    return f"[bold red]{label} ☠[/]" if province["doomed"] else f"[bold]{label}[/]"


def _villages(province: Mapping[str, Any]) -> str:
    if province["destroyed"]:
        return "[dim]-[/]"
    if province["villages"] is None:
        return "∞"
    villages: int = province["villages"]
    empty: int = province["empty"]
    return "●" * (villages - empty) + "○" * empty


def _reward(province: Mapping[str, Any], texts: Texts) -> str:
    if province["destroyed"]:
        return f"[dim]{escape(texts.say('table-destroyed'))}[/]"
    label = escape(texts.label(province["token"]))
    return f"[dim strike]{label}[/]" if province["pillaged"] else label


def _clan_at(clan: Mapping[str, Any], figures: list[dict[str, Any]], strength: int, texts: Texts) -> str:
    here = _figures(((f["figure"], f["count"]) for f in figures if f["seat"] == clan["seat"]), texts)
    if not here and not strength:
        return ""
    return _coloured(clan, f"{strength}: {here}" if here else f"{strength}")


def _fjord(fjord: str, facts: Mapping[str, Any], texts: Texts) -> list[str]:
    here = facts["fjords"][fjord]
    label = f"  ~ {escape(texts.label(fjord))}"
    cells = [
        _coloured(
            clan,
            _figures(
                ((f["figure"], f["count"]) for f in here["figures"] if f["seat"] == clan["seat"]), texts
            ),
        )
        for clan in facts["clans"]
    ]
    return [f"[blue]{label}[/]" if here["open"] else f"[dim strike]{label}[/]", "", "", *cells]


def _sheets(view: dict[str, Any], texts: Texts) -> Table:
    clans = view["facts"]["clans"]
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), expand=True)
    table.add_column("", no_wrap=True, style="bold")
    _head(view, texts, table)
    table.add_row(texts.say("term-glory"), *(f"[bold]{clan['glory']}[/]" for clan in clans))
    table.add_row(texts.say("term-rage"), *(str(clan["rage"]) for clan in clans))
    table.add_row(texts.say("table-stats"), *(_stats(clan, texts) for clan in clans))
    table.add_row(texts.say("table-on-board"), *(f"{clan['on_board']}/{clan['horns']}" for clan in clans))
    for place in ("reserve", "valhalla"):
        label = texts.say(f"place-{place}")
        table.add_row(
            label[0].upper() + label[1:],
            *(escape(_figures(clan[place].items(), texts)) or "-" for clan in clans),
        )
    table.add_row(
        texts.say("table-cards"),
        *(f"{clan['hand']}" + (f" + {clan['committed']}" if clan["committed"] else "") for clan in clans),
    )
    table.add_row(
        texts.say("table-upgrades"),
        *(_names(view["zones"]["upgrades"][clan["seat"]], texts) for clan in clans),
    )
    if any(view["zones"]["table"]):
        table.add_row(texts.say("table-revealed"), *(_names(part, texts) for part in view["zones"]["table"]))
    if any(clan["ragnarok"] for clan in clans):
        table.add_row(texts.say("term-ragnarok"), *(f"+{clan['ragnarok']}" for clan in clans))
    return table


def _stats(clan: Mapping[str, Any], texts: Texts) -> str:
    """The three values, a star for each legendary level."""
    return "  ".join(
        f"{escape(texts.label(stat)[0])}{here['value']}{'*' if here['legendary'] else ''}"
        for stat, here in clan["stats"].items()
    )


def _names(values: Iterable[str | None], texts: Texts) -> str:
    return escape(", ".join(texts.label(value) if value else "?" for value in values)) or "-"


def _own(view: dict[str, Any], texts: Texts) -> list[RenderableType]:
    """Hand and Quests of the seat that looks."""
    seat, own = view["seat"], view["facts"]["own"]
    if seat is None or not own or not (view["zones"]["hands"][seat] or own["quests"]):
        return []
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_header=False)
    table.add_column(no_wrap=True)
    table.add_column(no_wrap=True)
    table.add_column(style="dim")
    quests = {quest["card"]: quest for quest in own["quests"]}
    committed = [card for card, quest in quests.items() if quest["committed"]]
    for card in (*committed, *view["zones"]["hands"][seat]):
        note = ""
        if card in quests:
            note = texts.say("table-quest", {"glory": quests[card]["glory"]})
            note += " ✓" if quests[card]["met"] else ""
            note += " ▣" if card in committed else ""
        elif card in own["upgrade_costs"]:
            note = texts.say("table-cost", {"rage": own["upgrade_costs"][card]})
        table.add_row(f"[bold]{escape(texts.label(card))}[/]", escape(note), escape(texts.effect(card)))
    return ["", f"[bold]{escape(texts.say('table-hand'))}[/]", table]
