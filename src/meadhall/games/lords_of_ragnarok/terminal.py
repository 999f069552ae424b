"""The table of Lords of Ragnarok in a terminal: the Regions by Land, the wheel, Monsters, everybody's board and the own hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.markup import escape
from rich.panel import Panel
from rich.table import Table as Grid

from meadhall.games.lords_of_ragnarok.content import (
    ARMIES,
    ATTRIBUTES,
    BOARDS,
    BOSS,
    BOSS_RUNE,
    BOSS_SPACES,
    COMBAT,
    LANDS,
    MONSTERS,
    REALM_PLACES,
    REALMS,
    REGIONS,
    RUNES,
    SEAS,
    SIDES,
    WEAPONS,
    Region,
)
from meadhall.games.lords_of_ragnarok.names import (
    ACTION,
    ARTIFACT,
    ATTRIBUTE,
    CHALLENGE,
    GOD,
    MONSTER,
    REALM,
    REALM_RUNE,
    RUNE,
    STORY,
    WEAPON,
)
from meadhall.text import Texts

COLOURS = ("red", "blue", "yellow", "magenta")
WORTH = {card.id: card.value for card in COMBAT}
NO_LIMIT = 99
SETTLEMENT, SHRINE, TEMPLE, FORGE, COLD_FORGE, DESOLATION = "⌂", "△", "▲", "⚒", "⚒", "✹"


def board(view: dict[str, Any], texts: Texts, width: int) -> RenderableType:
    """Everything a seat may see, in at most `width` columns."""
    state = view["state"]
    title = [texts.say("game-title"), texts.say("table-turn", {"turn": state["turn"]})]
    if state["phase"]:
        title.append(texts.say("table-phase", {"phase": state["phase"]}))
    if state["active"] >= 0:
        title.append(_plain_name(view, texts, state["active"]))
    if state["last_turns"] >= 0:
        title.append(texts.say("table-last", {"turns": state["last_turns"]}))
    parts = [
        *_struggle(view, texts),
        _map(view, texts),
        f"[dim]{escape(texts.say('table-legend'))}[/]",
        _ways(view, texts),
        "",
        *_beasts(view, texts),
        _wheel(view, texts),
        _fates(view, texts),
        _supplies(view, texts),
        "",
        _people(view, texts),
        *_followers(view, texts),
        _discards(view, texts),
        *_own(view, texts),
    ]
    return Panel(Group(*parts), title=escape(" · ".join(title)), title_align="left", width=width)


def _name(view: Mapping[str, Any], texts: Texts, p: int) -> str:
    """A participant's name in the participant's colour."""
    return f"[{COLOURS[p]}]{escape(_plain_name(view, texts, p))}[/]"


def _plain_name(view: Mapping[str, Any], texts: Texts, p: int) -> str:
    """A person by name, a Follower by the first name of its Villain."""
    if p < view["state"]["humans"]:
        return texts.label(f"seat:{p}")
    return texts.label(f"villain:{view['facts']['players'][p]['hero']}").split(",")[0]


def _participants(view: Mapping[str, Any]) -> range:
    return range(len(view["facts"]["players"]))


# what is being fought out


def _struggle(view: Mapping[str, Any], texts: Texts) -> list[RenderableType]:
    """The Event at hand, the Battle or the Hunt that is going on, with the cards that were played and what they add."""
    state, zones = view["state"], view["zones"]
    lines = []
    if zones["event_shown"]:
        lines.append(_line(texts, "table-event", _listed(zones["event_shown"], texts)))
    if zones["gift_offer"]:
        lines.append(_line(texts, "table-gift_offer", _listed(zones["gift_offer"], texts)))
    if state["battle_at"]:
        sides = {
            "place": f"region:{state['battle_at']}",
            "attacker": _plain_name(view, texts, state["attacker"]),
            "defender": _plain_name(view, texts, state["defender"]),
        }
        lines.append(f"[bold]{escape(texts.say('table-battle', sides))}[/]")
    if state["prey"] >= 0 and state["hunter"] >= 0:
        lines.append(_line(texts, "table-hunt", _hunt(view, texts)))
    for p in _participants(view):
        told = _fighting(view, texts, p)
        lines += [f"{_name(view, texts, p)}: {escape(', '.join(told))}"] if told else []
    seat = view["seat"]
    if seat is not None and any(zones["monster_hand"][seat : seat + 1]):
        lines.append(_line(texts, "table-monster_hand", _listed(zones["monster_hand"][seat], texts)))
    return [*lines, ""] if lines else []


def _line(texts: Texts, key: str, text: str) -> str:
    return f"[bold]{escape(texts.say(key))}[/] {escape(text)}"


def _listed(values: Sequence[str | None], texts: Texts) -> str:
    return ", ".join(texts.label(value) if value else "?" for value in values)


def _hunt(view: Mapping[str, Any], texts: Texts) -> str:
    """Who hunts what, the Monster's Attacks so far, the Wounds of this Hunt, what limits the next round."""
    state = view["state"]
    told = [f"{_plain_name(view, texts, state['hunter'])} → {texts.label(MONSTER[state['prey']])}"]
    if view["zones"]["attack_played"]:
        told.append(texts.say("table-attacks", {"cards": _listed(view["zones"]["attack_played"], texts)}))
    if state["hunt_new"]:
        spaces = ", ".join(str(space + 1) for space in state["hunt_new"])
        told.append(texts.say("table-new_wounds", {"spaces": spaces}))
    if state["hunt_limit"] < NO_LIMIT:
        told.append(texts.say("table-hunt_limit", {"most": state["hunt_limit"]}))
    if state["hunt_ignored"]:
        told.append(texts.say("table-hunt_ignored", {"n": state["hunt_ignored"]}))
    if state["hunt_failed"]:
        told.append(texts.say("table-hunt_failed"))
    return "; ".join(told)


def _fighting(view: Mapping[str, Any], texts: Texts, p: int) -> list[str]:
    """What a participant has put into the Battle or the Hunt."""
    state, told = view["state"], []
    values = view["facts"].get("battle", {}).get("values", {})
    if str(p) in values:
        told.append(texts.say("table-battle_value", {"value": values[str(p)]}))
    played = view["zones"]["played"][p : p + 1]
    if any(played):
        told.append(texts.say("table-played", {"cards": _listed(played[0], texts)}))
    told += [
        texts.say(f"table-{field}", {"n": state[field][p]})
        for field in ("battle_bonus", "battle_ignored")
        if state[field] and state[field][p]
    ]
    if state["battle_at"] and state["battle_passed"][p]:  # it stays as it was until the next Battle
        told.append(texts.say("table-battle_passed"))
    return told


# the map


def _map(view: Mapping[str, Any], texts: Texts) -> Grid:
    grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0), expand=True)
    grid.add_column("", no_wrap=True)
    for key in ("table-region", "table-held"):
        grid.add_column(escape(texts.say(key)), no_wrap=True)
    grid.add_column(escape(texts.say("table-signs")), no_wrap=True)
    grid.add_column(escape(texts.say("table-figures")), overflow="fold", ratio=1)
    side = BOARDS[view["state"]["side"]]
    regions = {region.number: region for region in REGIONS[side]}
    for land in LANDS[side]:
        for i, number in enumerate(sorted(land.regions)):
            name = f"[bold]{escape(texts.label(f'land:{land.name}'))}[/]" if i == 0 else ""
            grid.add_row(name, *_region(view, texts, regions[number]))
    return grid


def _region(view: Mapping[str, Any], texts: Texts, region: Region) -> tuple[str, str, str, str]:
    state, number = view["state"], region.number
    owner = state["control"][number]
    held = _name(view, texts, owner) if owner >= 0 else f"[dim]{region.population}[/]"
    signs = SETTLEMENT if region.settlement else ""
    if state["temple"][number]:
        signs += f"[bold]{TEMPLE}[/]"
    elif region.shrine:
        signs += SHRINE
    if state["forge"][number]:
        rune = escape(texts.label(RUNE[state["forge"][number] - 1]))
        signs += f" {FORGE} {rune}" if state["forge_rune"][number] else f" [dim]{COLD_FORGE}[/]"
    if state["desolation"] and state["desolation"][number]:
        signs += f" [bold red]{DESOLATION}[/]"
    mark = "✦" if region.yggdrasil else " "
    return f"{number:>2}{mark}", held, signs, "  ".join(_figures(view, texts, region))


def _figures(view: Mapping[str, Any], texts: Texts, region: Region) -> list[str]:
    state, number = view["state"], region.number
    found = []
    for p in _participants(view):
        values = sorted(
            (
                value
                for place, value in zip(
                    state["army_at"][ARMIES * p : ARMIES * p + ARMIES],
                    state["army_value"][ARMIES * p : ARMIES * p + ARMIES],
                    strict=True,
                )
                if place == number
            ),
            reverse=True,
        )
        hero = "♞" if state["hero_at"][p] == number else ""
        if values or hero:
            sum_of = f"={sum(values)}" if len(values) > 1 else ""
            armies = "+".join(map(str, values)) + sum_of
            found.append(" ".join(filter(None, (_name(view, texts, p), hero, armies))))
    for m, place in enumerate(state["monster_at"]):
        if place == number:
            wounds = state["wounds"][m]
            covered = sum(owner >= 0 for owner in wounds)
            ring = state["ring"][m] if m < len(state["ring"]) else -1  # nobody tames the Boss
            tamer = f" ({_name(view, texts, ring)})" if ring >= 0 else ""
            found.append(f"[bold]{escape(texts.label(MONSTER[m]))}[/] {covered}/{len(wounds)}{tamer}")
    if region.monument:
        god = next(i for i, value in enumerate(GOD) if value.endswith(f":{region.monument}"))
        priests = "".join(
            f"[{COLOURS[p]}]♟[/]" * state["priests_sent"][3 * p + god] for p in _participants(view)
        )
        level = texts.say("table-level", {"level": state["monument"][god]})
        found.append(f"{escape(texts.label(GOD[god]))} {escape(level)} {priests}".strip())
    return found


def _ways(view: Mapping[str, Any], texts: Texts) -> str:
    """What lies next to what: Regions, Seas, Realms with the Rune of their Alliance."""
    side = view["state"]["side"]
    board = BOARDS[side]

    def regions(numbers: Sequence[int]) -> str:
        return ",".join(map(str, sorted(numbers)))

    land = "  ".join(f"{region.number}→{regions(region.neighbours)}" for region in sorted(REGIONS[board]))
    seas = "; ".join(f"{texts.label(f'sea:{sea.id}')} {regions(sea.regions)}" for sea in SEAS[board])
    places = {place.id: place.regions for place in REALM_PLACES[board]}
    realms = "; ".join(
        f"{texts.label(REALM[r])} ({texts.label(RUNE[REALM_RUNE[side][r]])}) {regions(places[realm.id])}"
        for r, realm in enumerate(REALMS)
    )
    lines = (("table-ways", land), ("table-seas", seas), ("table-realms", realms))
    return "\n".join(f"[bold]{escape(texts.say(key))}[/] [dim]{escape(text)}[/]" for key, text in lines)


def _beasts(view: Mapping[str, Any], texts: Texts) -> list[RenderableType]:
    """Every Monster on the board: its Rune and Region, its Wound spaces with weapons, rewards and markers; first the hunted one."""
    state = view["state"]
    here = [m for m, place in enumerate(state["monster_at"]) if place > 0]
    here.sort(key=lambda m: m != state["prey"])
    if not here:
        return []
    grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0), expand=True)
    grid.add_column(escape(texts.say("table-beasts")), overflow="fold", max_width=24)
    grid.add_column(escape(texts.say("table-wounds")), overflow="fold", ratio=1)
    for m in here:
        rune = BOSS_RUNE if m == BOSS else RUNES.index(MONSTERS[m].rune)
        name = f"[bold]{escape(texts.label(MONSTER[m]))}[/]" + (" ⚔" if m == state["prey"] else "")
        where = f"{escape(texts.label(RUNE[rune]))}, {state['monster_at'][m]}"
        grid.add_row(f"{name} [dim]({where})[/]", "  ".join(_wounds(view, texts, m)))
    return [grid, ""]


def _wounds(view: Mapping[str, Any], texts: Texts, m: int) -> list[str]:
    spaces = []
    for k, owner in enumerate(view["state"]["wounds"][m]):
        weapons = BOSS_SPACES[k] if m == BOSS else (WEAPONS.index(MONSTERS[m].weapons[k]),)
        reward = "" if m == BOSS else MONSTERS[m].rewards[k]
        text = "+".join(texts.label(WEAPON[weapon]) for weapon in weapons)
        text += f" ({texts.say(f'reward-{reward}')})" if reward else ""
        marker = f" ●{_name(view, texts, owner)}" if owner >= 0 else ""
        spaces.append(f"[bold]{k + 1}[/] " + (f"[dim]{escape(text)}[/]" if marker else escape(text)) + marker)
    return spaces


# the wheel and what hangs over everybody


def _wheel(view: Mapping[str, Any], texts: Texts) -> Grid:
    """The spaces of the wheel with their Realm's allies, the markers from bottom to top."""
    state = view["state"]
    grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_header=False)
    for _ in range(2):
        grid.add_column(no_wrap=True, style="bold")
        grid.add_column(overflow="fold")
    cells = [
        (
            escape(texts.label(ACTION[space])),
            " › ".join(_name(view, texts, p) for p in markers) or "[dim]-[/]",
        )
        for space, markers in enumerate(state["wheel"])
    ]
    for left, right in zip(cells[::2], [*cells[1::2], ("", "")], strict=False):
        grid.add_row(*left, *right)
    return grid


def _fates(view: Mapping[str, Any], texts: Texts) -> str:
    state, facts = view["state"], view["facts"]
    met = [
        f"{'☑' if fulfilled else '☐'} {texts.label(f'condition:{name}')}"
        for name, fulfilled in zip(facts["conditions"], state["conditions"], strict=False)
    ]
    lines = [
        f"[bold]{escape(texts.say('table-ragnarok'))}[/] {escape('  '.join(met))}",
        f"[bold]{escape(texts.say('table-temples'))}[/] {state['temples_left']}",
    ]
    if "desolation" in facts:
        tokens = facts["desolation"]["tokens"]
        lines[-1] += f"   [bold red]{escape(texts.say('table-desolation'))}[/] " + "✹" * tokens
        lines[-1] += "·" * (5 - tokens)
    return "\n".join(lines)


def _supplies(view: Mapping[str, Any], texts: Texts) -> str:
    """What is left beside the board, the Monster cards on top of their pairs, the Challenges of a solo game."""
    state = view["state"]
    runes = ", ".join(f"{n} {texts.label(RUNE[i])}" for i, n in enumerate(state["rune_supply"]))
    tops = [texts.label(MONSTER[m]) for m in state["pair_top"] if not state["monster_at"][m]]
    challenges = [texts.label(CHALLENGE[c]) for c in state["challenges"]]
    lines = [
        ("table-supply", texts.say("table-supplies", {"runes": runes, "slayers": state["slayer_supply"]})),
        ("table-gift_spaces", ", ".join(map(str, state["gift_spaces"]))),
        ("table-pair_top", ", ".join(tops)),
        ("table-challenges", ", ".join(challenges)),
    ]
    return "\n".join(_line(texts, key, text) for key, text in lines if text)


# the participants


def _people(view: Mapping[str, Any], texts: Texts) -> Grid:
    state, facts = view["state"], view["facts"]
    grid = Grid(box=None, pad_edge=False, padding=(0, 1, 0, 0), expand=True)
    grid.add_column("", max_width=19, style="dim")
    for p in _participants(view):
        mark = "▶ " if p in view["waiting"] else ""
        mark += "① " if p == state["first_player"] else ""
        hero = facts["players"][p]["hero"]
        called = texts.label(f"hero:{hero}").split(",")[0] if hero and p < state["humans"] else ""
        under = f"\n[dim]{escape(called)}[/]" if called else ""
        grid.add_column(mark + _name(view, texts, p) + under, overflow="fold", ratio=1)
    side = SIDES[state["side"]] if SIDES[state["side"]].board == facts["board"] else SIDES[1 - state["side"]]
    rows: list[tuple[str, list[str]]] = [
        (texts.label(value), [_attribute(state, facts, p, a) for p in _participants(view)])
        for a, value in enumerate(ATTRIBUTE[: len(ATTRIBUTES)])
    ]
    rows.append((texts.say("table-runes"), [_runes(state, texts, p) for p in _participants(view)]))
    rows.append((texts.say("table-cards"), [str(facts["players"][p]["cards"]) for p in _participants(view)]))
    rows.append((texts.say("table-priests"), [str(state["priests"][p]) for p in _participants(view)]))
    rows.append((texts.say("table-drakkar"), [_drakkar(state, texts, p) for p in _participants(view)]))
    rows.append((texts.say("table-allies"), [_allies(state, texts, p) for p in _participants(view)]))
    for key, fact, needed in (
        ("table-lands", "lands", side.lands_for_jarl),
        ("table-godi", "temples", side.temples_for_godi),
        ("table-slain", "slayer", side.monsters_for_boss),
    ):
        rows.append((texts.say(key), [f"{facts['players'][p][fact]}/{needed}" for p in _participants(view)]))
    stories = [texts.label(STORY[story]) if story >= 0 else "-" for story in state["story"]]
    if any(story >= 0 for story in state["story"]):
        rows.append((texts.say("table-story"), [escape(story) for story in stories]))
    rows.append((texts.say("table-things"), [_things(view, texts, p) for p in _participants(view)]))
    for name, cells in rows:
        grid.add_row(escape(name), *cells)
    return grid


def _attribute(state: Mapping[str, Any], facts: Mapping[str, Any], p: int, a: int) -> str:
    now = facts["players"][p]["attributes"][a]
    return f"[red]{now} ✗[/]" if state["injured"][3 * p + a] else str(now)


def _runes(state: Mapping[str, Any], texts: Texts, p: int) -> str:
    held = state["runes"][3 * p : 3 * p + 3]
    return escape(", ".join(f"{n} {texts.label(RUNE[i])}" for i, n in enumerate(held) if n)) or "-"


def _drakkar(state: Mapping[str, Any], texts: Texts, p: int) -> str:
    sea = state["drakkar_at"][p]
    return escape(texts.label(f"sea:{SEAS['b34'][sea].id}")) if sea >= 0 and state["hero_at"][p] else "-"


def _allies(state: Mapping[str, Any], texts: Texts, p: int) -> str:
    realms = [texts.label(REALM[r]) for r, mask in enumerate(state["allies"]) if mask >> p & 1]
    return escape(", ".join(realms)) or "-"


def _things(view: Mapping[str, Any], texts: Texts, p: int) -> str:
    state = view["state"]
    held = [
        texts.label(ARTIFACT[i]) + ("" if state["charged"][i] else " ✗")
        for i, holder in enumerate(state["holder"])
        if holder == p
    ]
    held += [texts.label(gift) for gift in view["zones"]["gifts"][p] if gift]
    held += [texts.label(MONSTER[m]) for m, owner in enumerate(state["trophy"]) if owner == p]
    return escape("\n".join(held)) or "-"


def _followers(view: Mapping[str, Any], texts: Texts) -> list[RenderableType]:
    """The rows of Action cards with what each would do as the table stands."""
    shown: list[RenderableType] = []
    for p, player in enumerate(view["facts"]["players"]):
        if not player["follower"]:
            continue
        follower = p - view["state"]["humans"]
        removed = view["zones"]["action_removed"][follower : follower + 1]
        if any(removed):
            gone = f"{texts.say('table-removed')} {_listed(removed[0], texts)}"
            shown.append(f"{_name(view, texts, p)}: [dim]{escape(gone)}[/]")
        if player["rests"]:
            shown += ["", f"{_name(view, texts, p)}: {escape(texts.say('table-rests'))}"]
        if not player["forecast"]:
            continue
        grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0), expand=True)
        grid.add_column(f"{_name(view, texts, p)}: {escape(texts.say('table-next'))}", no_wrap=True)
        for key in ("table-hero-to", "table-maneuver", "table-special"):
            grid.add_column(escape(texts.say(key)), overflow="fold", ratio=1)
        for entry in player["forecast"]:
            go, act = entry["maneuver"], entry["special"]
            move = texts.say(f"table-{go['do']}") + (f" {texts.label(go['region'])}" if go["region"] else "")
            grid.add_row(
                f"⚅ {entry['faces']}/6 {escape(texts.label(entry['card']))}",
                escape(texts.label(entry["hero"])),
                f"{escape(move)} [dim]({escape(texts.label(go['why']))})[/]",
                f"{escape(texts.label(act['do']))} [dim]({escape(texts.label(act['why']))})[/]",
            )
        shown += ["", grid]
    return shown


def _discards(view: Mapping[str, Any], texts: Texts) -> str:
    """LOR-14.3: every discard pile may be looked through."""
    lines = []
    for zone in ("combat_discard", "event_discard", "gift_discard", "attack_discard"):
        pile = Counter(texts.label(card) for card in view["zones"][zone] if card)
        if pile:
            cards = ", ".join(name if n == 1 else f"{name} ×{n}" for name, n in sorted(pile.items()))
            lines.append(f"[bold]{escape(texts.say(f'table-{zone}'))}[/] [dim]{escape(cards)}[/]")
    return "\n".join(lines)


# the own hand


def _own(view: Mapping[str, Any], texts: Texts) -> list[RenderableType]:
    seat = view["seat"]
    if seat is None:
        return []
    hand: Sequence[str] = [card for card in view["zones"]["hands"][seat] if card]
    if not hand:
        return []
    grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_header=False)
    grid.add_column(no_wrap=True, style="bold")
    grid.add_column(no_wrap=True)
    grid.add_column(style="dim", overflow="fold")
    for card in hand:
        worth = WORTH[card.split(":")[1].split("#")[0]]
        grid.add_row(str(worth), escape(texts.label(card)), escape(texts.effect(card)))
    return ["", f"[bold]{escape(texts.say('table-hand'))}[/]", grid]
