"""Scene files: read, checked and made ready for play.

A Scene file is TOML (docs/writing-a-scene.md). Every fault is reported as `file:line: what is wrong, what was expected`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator
from math import inf
from pathlib import Path
from typing import Any, TypeVar

from meadhall.engine import MeadhallError
from meadhall.engine.written import Written
from meadhall.games.god_of_war import notation as n
from meadhall.games.god_of_war.notation import POSITIONS, NotationError, Reader
from meadhall.games.god_of_war.obstacles import read_obstacle
from meadhall.games.god_of_war.scenes import Quest, Reaction, Side, compile_state

T = TypeVar("T")

FOLDER = Path(__file__).parent / "content" / "scenes"
SIDES = ("front", "back")


class SceneError(MeadhallError):
    """A Scene file that cannot be played: file, line and what was expected."""


class _File(Written):
    """A Scene file with the lines its values stand on."""

    error = SceneError

    def keys(
        self, table: dict[str, Any], line: int, what: str, allowed: dict[str, type], needed: tuple[str, ...]
    ) -> None:
        for key, value in table.items():
            if key not in allowed:
                self.fail(
                    self.after(line, key),
                    f'unknown key "{key}" in {what}, expected one of {", ".join(allowed)}',
                )
            if not isinstance(value, allowed[key]) or (allowed[key] is int and isinstance(value, bool)):
                kind = {str: "text", int: "a number", list: "a list", dict: "a table"}[allowed[key]]
                self.fail(self.after(line, key), f'"{key}" of {what} should be {kind}')
        for key in needed:
            if key not in table:
                self.fail(line, f'{what} has no "{key}"')

    def read(self, line: int, text: object, names: n.Names) -> tuple[int, Reader]:
        if not isinstance(text, str):
            self.fail(line, f"expected a line of notation in quotes, found {text!r}")
        return self.after(line, text), Reader(text, names)


_TOP: dict[str, type] = {
    "id": str, "number": int, "role": str, "win": str, "lose": str, "swap": str, "obstacle": str, "src": str,
    "obstacle_src": str, "tokens": list, "card": list, "health": list, "text": dict,
}  # fmt: skip
_CARD: dict[str, type] = {"id": str, "at": str, "part": int, "front": dict, "back": dict}
_SIDE: dict[str, type] = {"enemy": str, "lines": list, "src": str}
_HEALTH: dict[str, type] = {"id": str, "card": str, "health": int, "src": str}
_ID = re.compile(r"[a-z][a-z0-9_]*\Z")


def read_scene(text: str, name: str = "scene", taken: Collection[str] = ()) -> Quest:
    """Check the text of a Scene file and make it ready for play; SceneError names file and line. `taken`: ids of other Scenes."""
    file = _File(text, name)
    data = file.data
    file.keys(data, 1, "the Scene", _TOP, ("id", "number", "role", "win", "obstacle", "card"))
    for key in ("id", "role"):
        if not _ID.match(data[key]):
            file.fail(
                file.after(1, key),
                f'"{key}" should be lower-case letters, digits and "_", found "{data[key]}"',
            )
    if data["id"] in taken:
        file.fail(file.after(1, "id"), f'the id "{data["id"]}" is taken by a printed Scene')
    if data["number"] < 1:
        file.fail(file.after(1, "number"), f'"number" should be at least 1, found {data["number"]}')
    if data["role"] not in ("quest", "boss"):
        file.fail(file.after(1, "role"), f'"role" should be "quest" or "boss", found "{data["role"]}"')
    names = n.Names()
    obstacle = _guard(file, file.after(1, data["obstacle"]), read_obstacle, data["obstacle"])
    quest = Quest(data["id"], data["number"], data["role"] == "boss", obstacle, names)
    _health_cards(file, quest)
    _names(file, quest)
    tables = _layout(file, quest)
    _sides(file, quest, tables)
    states: dict[str, n.State] = {}
    for key in ("win", "lose", "swap"):
        if key in data:
            line, reader = file.read(file.after(1, f"{key} ="), data[key], names)
            states[key] = _guard(file, line, _whole, reader)
            setattr(quest, key, compile_state(quest, states[key]))
    if ("swap" in data) != (len(quest.grids) > 1):
        file.fail(
            file.after(1, "swap"),
            'a "swap" state and a second part belong together; only one of them is there',
        )
    _reachable(file, quest, tables)
    quest.aims = (
        [states["swap"], _means(quest, states["win"])] if "swap" in states else [_means(quest, states["win"])]
    )
    quest.feared = tuple(
        atom.who for atom in states.get("lose", ()) if atom.word == "killed" and not atom.negated
    )
    quest.guards = tuple(_guards(quest))
    quest.texts = _texts(file, quest)
    return quest


def _guards(quest: Quest) -> Iterator[int]:
    """Tokens whose end turns up a side on which a rune loses the game."""
    for grid in quest.grids:
        for front, back in grid:
            boxes = [
                effect for reaction in back.reactions if reaction for box in reaction.boxes for effect in box
            ]
            if any(effect.word == "lose" for effect in boxes):
                for state in front.waits_for:
                    yield from (atom.who for atom in state if atom.word == "tok")


def _means(quest: Quest, win: n.State) -> n.State:
    """A side to be shown stands for the state that flips it, and that one for what the spots need that bring it about."""
    found: list[n.Atom] = []
    for atom in win:
        if atom.word != "side" or atom.n == 0:
            found.append(atom)
            continue
        front = quest.grids[-1][atom.who][0]
        for state in front.waits_for:
            found += state
            tokens = {each.who for each in state if each.word == "tok"}
            for spot in (quest.spots[i] for i in front.spots):
                if any(effect.token in tokens and effect.step > 0 for effect in spot.effects):
                    found += spot.need
    return tuple(found)


def _whole(reader: Reader) -> n.State:
    state = reader.state()
    reader.end()
    return state


def _guard(file: _File, line: int, read: Callable[..., T], *args: object) -> T:
    try:
        return read(*args)
    except NotationError as error:
        file.fail(line, str(error))


# --- the parts of a file


def _health_cards(file: _File, quest: Quest) -> None:
    for i, table in enumerate(file.data.get("health", [])):
        line = file.header("[[health]]", i)
        file.keys(table, line, "a Health card", _HEALTH, ("id", "health"))
        if not table["id"].startswith("hc_") or not _ID.match(table["id"]):
            file.fail(line, f'the id of a Health card should begin with "hc_", found "{table["id"]}"')
        if table["health"] < 1:
            file.fail(line, f"a Health card should have at least 1 health, found {table['health']}")
        quest.names.health_cards.append(table["id"])
        quest.health.append(table["health"])
        quest.health_sides.append(f"side:{table.get('card', table['id'])}")


def _names(file: _File, quest: Quest) -> None:
    """Collect the names of Enemies and tokens, so that every line may use all of them."""
    names = quest.names
    for text in file.data.get("tokens", []):
        found = re.fullmatch(r"([a-z][a-z0-9_]*) (\d+)/(\d+)", text) if isinstance(text, str) else None
        line = file.after(1, "tokens")
        if not found:
            file.fail(line, f'expected "token start/most" in tokens, found {text!r}')
        _token(file, line, quest, found, (-1, 0, 0))
    for i, card in enumerate(file.data["card"]):
        line = file.header("[[card]]", i)
        file.keys(card, line, "a card", _CARD, ("id", "at", "front"))
        if not _ID.match(card["id"]):
            file.fail(line, f'a card id should be lower-case letters, digits and "_", found "{card["id"]}"')
        if card["id"] in [other["id"] for other in file.data["card"][:i]]:
            file.fail(line, f'the card id "{card["id"]}" exists already in this Scene')
        if card["at"] not in POSITIONS:
            file.fail(
                file.after(line, "at"), f'"at" should be one of {", ".join(POSITIONS)}, found "{card["at"]}"'
            )
        for k, side in enumerate(SIDES):
            table = card.get(side, {})
            file.keys(table, line, f"the {side} of {card['id']}", _SIDE, ())
            if "enemy" in table:
                at = file.after(line, table["enemy"])
                reader = Reader(table["enemy"], names)
                enemy = _guard(file, at, reader.word, "the name of an Enemy")
                if enemy not in names.enemies:
                    names.enemies.append(enemy)
            for text in table.get("lines", []):
                found = re.match(r"place ([a-z][a-z0-9_]*) (\d+)/(\d+)\Z", str(text))
                if found:
                    home = (card.get("part", 1) - 1, POSITIONS.index(card["at"]), k)
                    _token(file, file.after(line, str(text)), quest, found, home)
    quest.enemy_values = [f"enemy:{x}" for x in names.enemies]
    quest.healths = [0] * len(names.enemies)


def _token(file: _File, line: int, quest: Quest, found: re.Match[str], home: tuple[int, int, int]) -> None:
    name, start, limit = found.group(1), int(found.group(2)), int(found.group(3))
    if name in quest.names.tokens:
        file.fail(line, f'"{name}" has a place already in this Scene')
    if start > limit:
        file.fail(line, f'"{name}" cannot start with {start} tokens, at most {limit} can lie there')
    quest.names.tokens.append(name)
    quest.token_values.append(f"token:{name}")
    quest.token_starts.append(start)
    quest.token_limits.append(limit)
    quest.token_homes.append(home)


Layout = list[list[tuple[int, dict[str, Any]]]]  # grid, position -> line of the file, table of the card


def _layout(file: _File, quest: Quest) -> Layout:
    parts = sorted({card.get("part", 1) for card in file.data["card"]})
    if parts not in ([1], [1, 2]):
        file.fail(1, f"the parts of a Scene should be 1, or 1 and 2, found {', '.join(map(str, parts))}")
    layout: Layout = []
    for part in parts:
        row: list[tuple[int, dict[str, Any]]] = []
        for pos in POSITIONS:
            here = [
                (file.header("[[card]]", i), card)
                for i, card in enumerate(file.data["card"])
                if card["at"] == pos and card.get("part", 1) == part
            ]
            if len(here) != 1:
                line = here[1][0] if here else 1
                file.fail(line, f"expected exactly one card at {pos}, found {len(here)}")
            row.append(here[0])
        layout.append(row)
    return layout


def _sides(file: _File, quest: Quest, layout: Layout) -> None:
    for row in layout:
        where: list[list[tuple[int, int]]] = [[] for _ in quest.names.enemies]
        grid: list[tuple[Side, Side]] = []
        for pos, (line, card) in enumerate(row):
            front, back = (
                _side(
                    file,
                    quest,
                    pos,
                    card,
                    SIDES[k],
                    file.after(line, f"[card.{SIDES[k]}]") if SIDES[k] in card else line,
                )
                for k in (0, 1)
            )
            for k, side in enumerate((front, back)):
                if side.enemy is not None:
                    where[side.enemy.id].append((pos, k))
                    quest.healths[side.enemy.id] = side.enemy.health
            grid.append((front, back))
        quest.grids.append(tuple(grid))
        quest.where.append(where)
        quest.strengthened = quest.strengthened or any(side.strength for pair in grid for side in pair)
        quest.listens = quest.listens or any(side.whens for pair in grid for side in pair)
        sides = [(pos, k, pair[k]) for pos, pair in enumerate(grid) for k in (0, 1)]
        quest.watched.append(
            tuple((pos, k, i, *flip) for pos, k, side in sides for i, flip in enumerate(side.state_flips))
        )
        quest.reacting.append(
            tuple(tuple((pos, k) for pos, k, side in sides if side.reactions[rune]) for rune in range(6))
        )


def _side(file: _File, quest: Quest, pos: int, card: dict[str, Any], which: str, line: int) -> Side:
    table = card.get(which, {})
    enemy = _enemy(file, quest, table, line) if "enemy" in table else None
    found: dict[str, list[Any]] = {
        k: [] for k in ("place", "while", "atk", "act", "box", "when", "spot", "reward", "flip")
    }
    for text in table.get("lines", []):
        at, reader = file.read(line, text, quest.names)
        kind, read = _guard(file, at, reader.line)
        if kind in ("atk", "act") and enemy is None:
            file.fail(at, f'"{kind}" needs an Enemy on this side, but it has none')
        _check_line(file, at, kind, read, enemy, pos)
        found[kind].append(read)
    if len(found["reward"]) > 1:
        file.fail(line, "a side can have only one reward")
    flips: list[n.Flip] = found["flip"]
    spots = []
    for spot in found["spot"]:
        if f"spot:{spot.name}" in quest.spot_values:
            file.fail(file.after(line, spot.name), f'the spot "{spot.name}" exists already in this Scene')
        spots.append(len(quest.spots))
        quest.spots.append(spot)
        quest.spot_values.append(f"spot:{spot.name}")
    name = f"{card['id']}_{'ab'[SIDES.index(which)]}"
    return Side(
        id=name,
        value=f"side:{name}",
        pos=pos,
        enemy=enemy,
        reactions=tuple(_reaction(found, rune) for rune in range(6)),
        attack_flips=tuple(f for f in flips if f.trigger == "attack"),
        defeat_flip=next((f for f in flips if f.trigger == "defeated"), None),
        armor_flip=next((f for f in flips if f.trigger == "armor"), None),
        state_flips=tuple((compile_state(quest, f.test), f.group) for f in flips if f.trigger == "when"),
        waits_for=tuple(
            f.test for f in flips if f.trigger == "when" and (f.group is None or f.group[pos] == 1)
        ),
        whens=tuple(found["when"]),
        reach=tuple(compile_state(quest, w.test) for w in found["while"] if w.reach),
        strength=tuple(
            (compile_state(quest, w.test), w.enemy, w.bonus) for w in found["while"] if not w.reach
        ),
        spots=tuple(spots),
        places=tuple(found["place"]),
        reward=found["reward"][0] if found["reward"] else (),
    )


def _reaction(found: dict[str, list[Any]], rune: int) -> Reaction | None:
    attacks = tuple(a for a in found["atk"] if rune in a.runes)
    acts = tuple(b.effects for b in found["act"] if rune in b.runes)
    boxes = tuple(b.effects for b in found["box"] if rune in b.runes)
    flips = tuple(f.group for f in found["flip"] if f.trigger == "rune" and f.rune == rune)
    of_enemy = bool(attacks or acts)
    loses = any(effect.word == "lose" for effects in (*acts, *boxes) for effect in effects)
    return Reaction(attacks, acts, boxes, flips, of_enemy, loses) if of_enemy or boxes or flips else None


def _enemy(file: _File, quest: Quest, table: dict[str, Any], line: int) -> n.Enemy:
    at, reader = file.read(line, table["enemy"], quest.names)
    name, health, card, armor, defense = _guard(file, at, reader.enemy_cell)
    place = quest.names.health_cards.index(card) if card else -1
    if list(armor) != sorted(armor, reverse=True):
        file.fail(at, "armor values should go from the highest to the lowest")
    health = quest.health[place] if card else health
    if health < 1:
        file.fail(at, "an Enemy should have at least 1 health")
    return n.Enemy(quest.names.enemies.index(name), health, place, armor, defense)


def _check_line(file: _File, at: int, kind: str, read: Any, enemy: n.Enemy | None, pos: int) -> None:
    """What the grammar cannot see: a flip needs what it waits for, `self` needs an Enemy."""
    if isinstance(read, n.Flip):
        if read.trigger in ("defeated", "armor", "attack") and enemy is None:
            file.fail(at, f'"flip {read.trigger}" needs an Enemy on this side, but it has none')
        if read.trigger == "armor" and enemy is not None and not enemy.armor:
            file.fail(at, '"flip armor" needs an Enemy with armor on this side')
        if read.trigger == "defeated" and read.group is not None and read.group[pos] == -1:
            file.fail(at, '"flip defeated" should turn the card of the Enemy as well')
    effects = list(getattr(read, "effects", read if isinstance(read, tuple) else ()))
    for effect in effects:
        effects += effect.then + effect.other
        if effect.enemy == "self" and enemy is None:
            file.fail(at, '"self" needs an Enemy on this side, but it has none')
        if effect.n.paid and kind != "spot":
            file.fail(at, '"paid" can stand only in a spot')
    if isinstance(read, n.Spot) and not read.once and _drawn(read.effects) >= len(read.pay):
        file.fail(
            at,
            f'the spot "{read.name}" may give back as many cards as it takes and be used for ever; write "1/turn" after its name',
        )


def _drawn(effects: n.Effects) -> float:
    """How many cards a player may draw by these effects at the most; two Heroes of one player both draw for him."""
    most: float = 0
    for effect in effects:
        if effect.word == "if":
            most += max(_drawn(effect.then), _drawn(effect.other))
        elif effect.word == "draw":
            counted = effect.n.token >= 0 or effect.n.paid
            most += inf if counted else effect.n.n * (2 if effect.hero in ("each", "col") else 1)
    return most


def _reachable(file: _File, quest: Quest, layout: Layout) -> None:
    """A back side with something on it that no flip ever turns up is a mistake."""
    for grid, row in zip(quest.grids, layout, strict=True):
        turned = {pos for sides in grid for k in (0, 1) for pos in _turned(quest, sides[k], k)}
        for pos, (line, card) in enumerate(row):
            if card.get("back", {}).get("lines") and pos not in turned:
                file.fail(
                    line, f"no flip of this Scene ever turns up the back of {card['id']} at {POSITIONS[pos]}"
                )


def _turned(quest: Quest, side: Side, which: int) -> list[int]:
    """Positions whose backs this side can turn up; `self` on a back turns up the front."""
    groups: list[n.Group] = [f.group for f in side.attack_flips]
    groups += [f.group for f in (side.defeat_flip, side.armor_flip) if f]
    groups += [group for _, group in side.state_flips]
    lists: list[n.Effects] = (
        [w.effects for w in side.whens] + [quest.spots[i].effects for i in side.spots] + [side.reward]
    )
    for reaction in side.reactions:
        if reaction:
            groups += reaction.flips
            lists += [*reaction.acts, *reaction.boxes]
    while lists:
        for effect in lists.pop():
            if effect.word == "flip":
                groups.append(effect.group)
            lists += [effect.then, effect.other]
    backs = {side.pos} if which == 0 and None in groups else set()
    return sorted(backs | {i for group in groups if group is not None for i in range(8) if group[i] == 1})


def _texts(file: _File, quest: Quest) -> dict[str, dict[str, str]]:
    texts = file.data.get("text", {})
    sides = [side.value for grid in quest.grids for pair in grid for side in pair]
    named = [
        quest.value,
        *sides,
        *quest.health_sides,
        *quest.enemy_values,
        *quest.spot_values,
        *quest.token_values,
    ]
    known = [value.replace(":", "-") for value in named]
    for language, table in texts.items():
        line = file.header(f"[text.{language}]", 0)
        if language not in ("en", "pl"):
            file.fail(line, f'texts can be in "en" and "pl", found "{language}"')
        if not isinstance(table, dict):
            file.fail(line, f'"text.{language}" should be a table of names')
        for key, value in table.items():
            if not isinstance(value, str):
                file.fail(file.after(line, key), f'the text "{key}" should be in quotes')
            if key not in known:
                file.fail(
                    file.after(line, key),
                    f'nothing in this Scene is called "{key}", expected one of {", ".join(known)}',
                )
    return dict(texts)


def load_scene(path: Path) -> Quest:
    """Read a Scene file from disk."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise SceneError(f"{path}: cannot be read: {error}") from None
    return read_scene(text, str(path))


def load_all() -> tuple[Quest, ...]:
    """The ten Scenes of the game, by number."""
    return tuple(load_scene(path) for path in sorted(FOLDER.glob("*.toml")))
