"""The table of Blood Rage in a terminal: the map as a list around the world, the clan sheets, and what the seat holds."""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.markup import escape
from rich.panel import Panel
from rich.table import Table as Grid

from meadhall.engine import Choose, Value
from meadhall.games.blood_rage.content import CONTENT
from meadhall.games.blood_rage.march import COST
from meadhall.text import Texts

COLOURS = {f"clan:{clan}": colour for clan, colour in CONTENT.clans}
SHORT = ("figure:leader", "figure:warrior", "figure:ship")


def board(view: dict[str, Any], texts: Texts, width: int) -> RenderableType:
    """Everything a seat may see, in at most `width` columns."""
    facts = view["facts"]
    parts: list[RenderableType] = [_ragnarok(facts, texts), "", _map(view, texts)]
    parts += [
        _note(texts, "table-adjacent"),
        "",
        *_battle(view, texts),
        _sheets(view, texts),
        *_cards(view, texts),
    ]
    parts += [*_own(view, texts), *_discards(view, texts)]
    age = texts.say("table-age", {"age": facts["age"]})
    title = " · ".join([texts.say("game-title"), age, texts.label(facts["phase"])])
    title += f" · {texts.say('table-turn', {'turn': facts['turns']})}" if facts["turns"] else ""
    return Panel(Group(*parts), title=escape(title), title_align="left", width=width)


def _note(texts: Texts, key: str) -> str:
    return f"[dim]{escape(texts.say(key))}[/]"


def _ragnarok(facts: Mapping[str, Any], texts: Texts) -> str:
    """The Ragnarök tokens on the Age track, with the Glory for each figure they destroy."""
    tokens = [
        texts.say("table-token", {"age": age, "place": place, "glory": glory})
        for age, (place, glory) in enumerate(zip(facts["ragnarok"], CONTENT.ragnarok_glory, strict=True), 1)
    ]
    return escape(f"{texts.say('table-ragnarok')} {'; '.join(tokens)}")


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


def _head(view: dict[str, Any], texts: Texts, grid: Grid) -> None:
    for clan in view["facts"]["clans"]:
        seat = clan["seat"]
        marks = ("▶" if seat in view["waiting"] else "") + ("①" if seat == view["facts"]["first"] else "")
        names = [f"{marks} {texts.label(f'seat:{seat}')}".strip()]
        lead = texts.label(clan["clan"]) if clan["clan"] else ""
        names += [lead] if lead and not names[0].endswith(lead) else []
        grid.add_column("\n".join(_coloured(clan, name) for name in names))


def _map(view: dict[str, Any], texts: Texts) -> Grid:
    """A line for each province in the order of the ring, one for each fjord below the second province it supports."""
    facts = view["facts"]
    grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0), expand=True)
    grid.add_column("", no_wrap=True)
    grid.add_column(texts.say("table-region"), no_wrap=True)
    grid.add_column(texts.say("table-villages"), no_wrap=True)
    grid.add_column(texts.say("table-reward"), min_width=10, max_width=14)
    grid.add_column(texts.say("table-strength"), min_width=18)
    shown: set[str] = set()
    for name, province in facts["provinces"].items():
        region = texts.label(f"region:{province['region']}") if province["region"] else ""
        here = [
            _clan_at(clan, province["figures"], province["strength"][clan["seat"]], texts)
            for clan in facts["clans"]
        ]
        grid.add_row(
            _province(name, province, texts),
            escape(region),
            _villages(province),
            _reward(province, texts),
            "\n".join(filter(None, here)),
        )
        shown.add(name)
        fjord = province["fjord"]
        if fjord and set(facts["fjords"][fjord]["supports"]) <= shown:
            grid.add_row(*_fjord(fjord, facts, texts))
    return grid


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
    return f"[dim]✗ [strike]{label}[/][/]" if province["pillaged"] else label


def _clan(clan: Mapping[str, Any], texts: Texts) -> str:
    """The short name of a clan."""
    return texts.say(f"short-{clan['clan'].partition(':')[2]}") if clan["clan"] else str(clan["seat"] + 1)


def _clan_at(clan: Mapping[str, Any], figures: list[dict[str, Any]], strength: int, texts: Texts) -> str:
    here = _figures(((f["figure"], f["count"]) for f in figures if f["seat"] == clan["seat"]), texts)
    if not here and not strength:
        return ""
    return _coloured(clan, f"{_clan(clan, texts)} {strength}: {here or '~'}")


def _fjord(fjord: str, facts: Mapping[str, Any], texts: Texts) -> list[str]:
    here = facts["fjords"][fjord]
    label = "~ " + escape(texts.say("short-" + fjord.partition(":")[2]))
    ships = [
        (
            clan,
            _figures(
                ((f["figure"], f["count"]) for f in here["figures"] if f["seat"] == clan["seat"]), texts
            ),
        )
        for clan in facts["clans"]
    ]
    cell = "\n".join(_coloured(clan, f"{_clan(clan, texts)}: {own}") for clan, own in ships if own)
    return [f"[blue]{label}[/]" if here["open"] else f"[dim]{label}[/]", "", "", "", cell]


def _sheets(view: dict[str, Any], texts: Texts) -> Grid:
    clans = view["facts"]["clans"]
    grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0), expand=True)
    grid.add_column("", no_wrap=True, style="bold")
    _head(view, texts, grid)
    grid.add_row(texts.say("term-glory"), *(f"[bold]{clan['glory']}[/]" for clan in clans))
    grid.add_row(texts.say("term-rage"), *(_rage(clan, texts) for clan in clans))
    grid.add_row(texts.say("table-stats"), *(_stats(clan, texts) for clan in clans))
    grid.add_row(texts.say("table-on-board"), *(f"{clan['on_board']}/{clan['horns']}" for clan in clans))
    for place in ("reserve", "valhalla"):
        label = texts.say(f"place-{place}")
        grid.add_row(
            label[0].upper() + label[1:],
            *(escape(_figures(clan[place].items(), texts)) or "-" for clan in clans),
        )
    grid.add_row(
        texts.say("table-cards"),
        *(f"{clan['hand']}" + (f" + {clan['committed']}" if clan["committed"] else "") for clan in clans),
    )
    battle = view["facts"]["battle"]
    if battle:
        totals = {side["seat"]: str(side["total"]) for side in battle["clans"]}
        grid.add_row(texts.say("table-battle"), *(totals.get(clan["seat"], "-") for clan in clans))
    if any(clan["ragnarok"] for clan in clans):
        grid.add_row(texts.say("term-ragnarok"), *(f"+{clan['ragnarok']}" for clan in clans))
    return grid


def _battle(view: dict[str, Any], texts: Texts) -> list[RenderableType]:
    """Where is fought, who pillages, whose cards have lost their text, who has lost figures."""
    battle = view["facts"]["battle"]
    if not battle:
        return []
    pillager = texts.label(f"seat:{battle['pillager']}")
    lines = [texts.say("table-fight", {"place": battle["place"], "pillager": pillager})]
    for side in battle["clans"]:
        name = texts.label(f"seat:{side['seat']}")
        if side["fallen"]:
            lines.append(f"{name}: {texts.say('table-fallen', {'count': side['fallen']})}")
        live = [texts.label(card) for card in side["live"]]
        if live:
            lines.append(f"{name}: {texts.say('table-live', {'cards': ', '.join(live)})}")
    return [f"[bold]{escape(lines[0])}[/]", *map(escape, lines[1:]), ""]


def note(view: dict[str, Any], ask: Choose, value: Value, texts: Texts) -> str:
    """What an action costs, which figure it is that invades a place, and what a pillage is for."""
    own = view["facts"]["own"]
    kind, _, name = str(value).partition(":")
    if kind == "pillage" or ask.key == "repillage-province":
        land = view["facts"]["provinces"].get(f"province:{name}")
        return texts.label(land["token"]) if land else ""
    if ask.key != "action" or not own:
        return ""
    figure = own["goes"].get(kind, value)
    costs = {**own["invade_costs"], **own["upgrade_costs"]}
    rage = COST if kind == "march" else costs.get(figure)
    parts = [texts.label(figure)] if figure != value else []
    parts += [] if rage is None else [texts.say("table-cost", {"rage": rage})]
    return ", ".join(parts)


def heading(view: dict[str, Any], ask: Choose, value: Value, texts: Texts) -> str:
    """Options of this game need none."""
    return ""


def _discards(view: dict[str, Any], texts: Texts) -> list[RenderableType]:
    """The face-up discards, and of the face-down ones those of the seat that looks."""
    piles = {"table-discard": view["zones"]["discard"]}
    if view["seat"] is not None:
        piles["table-buried"] = view["zones"]["buried"][view["seat"]]
    return [
        f"\n[dim]{escape(texts.say(key))} {_counted(cards, texts)}[/]"
        for key, cards in piles.items()
        if cards
    ]


def _counted(values: Iterable[str], texts: Texts) -> str:
    counts = Counter(texts.label(value) for value in values)
    return escape(", ".join(f"{name} ×{n}" if n > 1 else name for name, n in counts.items()))


def _cards(view: dict[str, Any], texts: Texts) -> list[RenderableType]:
    """The Upgrades in play and the cards revealed, clan by clan: their names are too long for columns beside each other."""
    lines = []
    for key, zone in (("table-upgrades", "upgrades"), ("table-revealed", "table")):
        for clan in view["facts"]["clans"]:
            cards = view["zones"][zone][clan["seat"]]
            name = _coloured(clan, _clan(clan, texts))
            lines += [f"[bold]{escape(texts.say(key))}[/] {name}: {_names(cards, texts)}"] if cards else []
    return ["", *lines] if lines else []


def _rage(clan: Mapping[str, Any], texts: Texts) -> str:
    return f"{clan['rage']} {texts.say('table-passed')}" if clan["passed"] else str(clan["rage"])


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
    grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_header=False)
    grid.add_column(max_width=22)
    grid.add_column(no_wrap=True)
    grid.add_column(style="dim")
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
        grid.add_row(f"[bold]{escape(texts.label(card))}[/]", escape(note), escape(texts.effect(card)))
    return ["", f"[bold]{escape(texts.say('table-hand'))}[/]", grid]
