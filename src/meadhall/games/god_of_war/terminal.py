"""The table of God of War in a terminal: the grid of Scene cards with the Heroes below their columns, and everybody's cards."""

from collections import Counter
from collections.abc import Iterable
from typing import Any

from rich.console import Group, RenderableType
from rich.markup import escape
from rich.panel import Panel
from rich.table import Table as Grid

from meadhall.engine import Choose, Value
from meadhall.engine.ask import Params
from meadhall.games.god_of_war.content import CARD_OF, CARD_RUNE, PILE_KINDS, RUNE_VALUES
from meadhall.text import Texts

COLUMNS = range(1, 5)


def board(view: dict[str, Any], texts: Texts, width: int) -> RenderableType:
    """Everything on the table, in at most `width` columns. ♥ health, ⛨ defense, ◈ armor, ϟ Rage, ✦ stunned, ❖ Freya token, ⇆ moved."""
    facts, state = view["facts"], view["state"]
    title = [texts.say("game-title")]
    if not facts:
        return Panel("", title=escape(title[0]), title_align="left", width=width)
    title += [texts.label(facts["quest"]), f"★ {state['done']}/{state['goal']}", f"⟳ {state['round']}"]
    beside = [_ahead(view, texts), _beside(view, texts)]
    parts: list[RenderableType] = [
        _quest(view, texts),
        "",
        _scene(facts, texts),
        *beside,
        "",
        _seats(view, texts),
    ]
    own = _own(view, texts)
    return Panel(Group(*parts, *own), title=escape(" · ".join(title)), title_align="left", width=width)


def note(view: dict[str, Any], ask: Choose, value: Value, texts: Texts) -> str:
    """What belongs to an option beside its name: the rune of an Upgrade card that somebody is choosing by it."""
    if ask.key in ("mimir-rune", "peek-first", "peek-first-bottom", "upgrade"):
        rune = CARD_RUNE[CARD_OF[str(value)]] if value in CARD_OF else -1
        if rune >= 0 and value not in view["zones"]["discards"][ask.seat]:
            return texts.label(RUNE_VALUES[rune])
    return ""


def heading(view: dict[str, Any], ask: Choose, value: Value, texts: Texts) -> str:
    """In the Upgrade phase: is the card taken, claimed or removed for good?"""
    if ask.key != "upgrade" or value not in CARD_OF:
        return ""
    if value in view["zones"]["row"]:
        return texts.say("table-take")
    own = value in view["zones"]["discards"][ask.seat]
    return texts.say("table-remove" if own else "table-claim")


def comes(params: Params, texts: Texts) -> str:
    """What an Attack or a Defense that is being put together comes to so far; of a payment nothing: the question names the price."""
    if "through" in params:
        return texts.say("table-defense", params)
    if "card" not in params:
        return ""
    known = "-armor" if "armor" in params else "-damage" if "most" in params else ""
    return texts.say(f"table-strength{known}", params)


def _quest(view: dict[str, Any], texts: Texts) -> str:
    facts = view["facts"]
    tokens = "  ".join(f"{escape(texts.label(t['token']))} {t['n']}/{t['most']}" for t in facts["tokens"])
    lines = [*_introduction(view, texts), f"[dim]{escape(texts.effect(facts['quest']))}[/]"]
    return "\n".join([*lines, f"[bold]{tokens}[/]"] if tokens else lines)


def _introduction(view: dict[str, Any], texts: Texts) -> Iterable[str]:
    """While a Quest begins: what its card tells, and the Obstacles of the cards that were not chosen (GOW-10.5)."""
    facts, state = view["facts"], view["state"]
    if state["round"] > 1:
        return
    key = facts["quest"].replace(":", "-")
    if texts.has(key):
        yield f"[italic]{escape(texts.say(key, attribute='intro'))}[/]"
    row = ((), facts["quests"][1:], facts["bosses"])[min(state["done"], 2)]
    for card in row:
        obstacle = card.replace("quest:", "obstacle:")
        key = obstacle.replace(":", "-")
        if card != facts["quest"] and texts.has(key):
            told = f"{texts.say(key, attribute='intro')} {texts.effect(obstacle)}"
            yield f"[bold]{escape(texts.label(obstacle))}.[/] [italic]{escape(told)}[/]"


def _ahead(view: dict[str, Any], texts: Texts) -> str:
    """The pyramid: the Quests and Final Bosses that lie open (GOW-3.4, GOW-3.5)."""
    facts = view["facts"]
    if view["state"]["goal"] == 1:
        return ""
    rows = (("table-quests", facts["quests"]), ("table-bosses", facts["bosses"]))
    return "\n".join(
        f"[dim]{escape(texts.say(key))}:[/] {escape(', '.join(map(texts.label, cards)))}"
        for key, cards in rows
    )


def _beside(view: dict[str, Any], texts: Texts) -> str:
    """What lies beside the Scene: Health cards, revealed Upgrade cards; who goes first; which allies are used up."""
    facts, lines = view["facts"], []
    for card in facts["health_cards"]:
        left = texts.say("table-defeated") if card["defeated"] else f"♥ {card['left']}/{card['health']}"
        lines.append(f"{texts.label(card['card'])}: {left}" + (" ✦" if card["stunned"] else ""))
    row = [
        f"{texts.label(card)} ({texts.label(RUNE_VALUES[CARD_RUNE[CARD_OF[card]]])})"
        for card in view["zones"]["row"]
    ]
    if row:
        lines.append(f"{texts.say('table-row')}: {', '.join(row)}")
    if view["seats"] > 1:
        lines.append(f"{texts.say('table-first')}: {texts.label(facts['first'])}")
        turn = view["state"]["turn"]
        lines += [f"{texts.say('table-turn')}: {texts.label(f'seat:{turn}')}"] if turn >= 0 else []
    lines += _decks(view, texts)
    used = [texts.label(ability) for ability in facts["abilities_used"]]
    if used:
        lines.append(f"{texts.say('table-used')}: {', '.join(used)}")
    return escape("\n".join(lines))


def _decks(view: dict[str, Any], texts: Texts) -> Iterable[str]:
    """The Upgrade deck with what is known of it, the cards somebody chooses between, the piles of Stun, Poison and Crystal."""
    zones = view["zones"]
    known = [
        f"{texts.say(f'table-{zone}')}: {', '.join(map(texts.label, zones[zone]))}"
        for zone in ("upgrade_top", "upgrade_bottom")
        if zones[zone]
    ]
    size = f"{texts.say('table-upgrade_deck')}: {view['facts']['upgrade_deck_size']}"
    yield "; ".join([size, *known])
    if zones["looked"]:
        yield f"{texts.say('table-looked')}: {', '.join(map(texts.label, zones['looked']))}"
    piles = (f"{texts.label(f'card:{kind}')} {len(zones['piles'][k])}" for k, kind in enumerate(PILE_KINDS))
    yield f"{texts.say('table-piles')}: {', '.join(piles)}"


def _scene(facts: dict[str, Any], texts: Texts) -> Grid:
    grid = Grid(pad_edge=False, expand=True, show_lines=True)
    for column in COLUMNS:
        grid.add_column(escape(texts.label(f"column:{column}")), ratio=1, overflow="fold")
    for row in "UL":
        cards = {card["at"]: card for card in facts["cards"]}
        grid.add_row(*(_card(cards.get(f"{row}{column}"), texts) for column in COLUMNS))
    grid.add_row(*("\n".join(_heroes(facts, column, texts)) for column in COLUMNS))
    return grid


def _card(card: dict[str, Any] | None, texts: Texts) -> str:
    if card is None:
        return ""
    at = texts.say(f"at-{card['at']}")
    lines = [f"[dim]{at}[/] [bold]{escape(texts.label(card['card']))}[/]"]
    enemy = card["enemy"]
    if enemy:
        marks = f"[red]♥ {enemy['left']}/{enemy['health']}[/]"
        if enemy["defeated"]:
            lines.append(f"[dim]{escape(texts.say('table-defeated'))}[/]")
            return "\n".join(lines)
        marks += f" ⛨ {enemy['defense']}" if enemy["defense"] else ""
        marks += f" ◈ {enemy['armor']}" if enemy["armor"] else ""
        marks += " ✦" if enemy["stunned"] else ""
        lines.append(marks)
    deadly = [texts.label(each["rune"]) for each in card["runes"] if each["loses"]]
    lines += [f"[bold red]⚠ {escape(texts.say('table-loses', {'rune': rune}))}[/]" for rune in deadly]
    effect = texts.effect(card["card"])
    return "\n".join([*lines, *([f"[dim]{escape(effect)}[/]"] if effect else [])])


def _heroes(facts: dict[str, Any], column: int, texts: Texts) -> Iterable[str]:
    for hero in facts["heroes"]:
        if hero["column"] == column:
            place = f"table-{hero['position']}"
            where = f" {texts.say(place)}" if texts.has(place) else ""
            yield f"[bold green]{escape(texts.label(hero['hero']))}[/]{escape(where)}\n{_health(hero)}"


def _health(hero: dict[str, Any]) -> str:
    marks = f"[red]♥ {hero['left']}/{hero['health']}[/] ϟ {hero['rage']}/{hero['rage_max']}"
    marks += f" +{hero['attack_bonus']}" if hero["attack_bonus"] else ""
    marks += f" ⛨ {hero['defense_bonus']}" if hero["defense_bonus"] else ""
    marks += " ⇆" if hero["moved"] else ""
    return marks + " ❖" * int(hero["freya_tokens"])


def _seats(view: dict[str, Any], texts: Texts) -> Grid:
    """Heroes, hand, deck and discards of every seat: all of it is open in this game; a deck has no order."""
    facts, zones = view["facts"], view["zones"]
    grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0), expand=True)
    for seat in range(view["seats"]):
        mark = "▶ " if seat in view["waiting"] else ""
        grid.add_column(mark + escape(texts.label(f"seat:{seat}")), ratio=1, overflow="fold")
    grid.add_row(
        *(
            "\n".join(
                f"[green]{escape(texts.label(hero['hero']))}[/] {_health(hero)}"
                for hero in facts["heroes"]
                if hero["seat"] == seat
            )
            for seat in range(view["seats"])
        )
    )
    limits, sizes, extra = facts["hand_limits"], facts["deck_sizes"], view["state"]["first_draw"]
    hands = [
        texts.say("table-hand", {"cards": len(zones["hands"][seat]), "limit": limits[seat]})
        + (f" ({texts.say('table-first_draw', {'n': extra[seat]})})" if extra[seat] else "")
        for seat in range(view["seats"])
    ]
    decks = [texts.say("table-deck", {"cards": size}) for size in sizes]
    for heads, zone, style in (
        (hands, "hands", ""),
        ([texts.say("table-played")] * view["seats"], "played", ""),
        ([texts.say("table-tops")] * view["seats"], "tops", ""),
        (decks, "decks", "dim"),
        ([texts.say("table-discards")] * view["seats"], "discards", "dim"),
    ):
        if any(zones[zone]):
            cells = zip(heads, zones[zone], strict=True)
            grid.add_row(
                *(f"[bold]{escape(head)}[/] {_names(part, texts)}" for head, part in cells), style=style
            )
    return grid


def _names(values: Iterable[str | None], texts: Texts) -> str:
    counts = Counter(texts.label(value) if value else "?" for value in values)
    return escape(", ".join(f"{name} ×{n}" if n > 1 else name for name, n in counts.items())) or "-"


def _own(view: dict[str, Any], texts: Texts) -> list[RenderableType]:
    """The hand of the seat that looks, with what the cards do."""
    seat = view["seat"]
    if seat is None or not view["zones"]["hands"][seat]:
        return []
    grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_header=False)
    grid.add_column(no_wrap=True, style="bold")
    grid.add_column(style="dim")
    for card in view["zones"]["hands"][seat]:
        grid.add_row(escape(texts.label(card)) if card else "?", escape(texts.effect(card)) if card else "")
    return ["", grid]
