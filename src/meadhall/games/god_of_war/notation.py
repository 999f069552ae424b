"""The notation of Scene cards (GOW-12, GOW-13): a small closed language, read into plain data.

A reader is given the names of a Scene (its Enemies, tokens and Health cards) and turns one line of text into
one object. Anything outside the grammar is refused with the column and what was expected there.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import NoReturn

RUNES = "FUTARK"
POSITIONS = ("U1", "U2", "U3", "U4", "L1", "L2", "L3", "L4")
HERO_SELECTORS = ("me", "each", "one", "weakest", "far")
PILES = ("stun", "poison", "crystal")
CARD_WORDS = ("boost", "recall", "move", "cleanse", "sacrifice")
SCENE_WORDS = [
    "hurt",
    "heal",
    "gain",
    "draw",
    "rage",
    "bonus",
    "hand",
    "push",
    "strike",
    "hit",
    "assault",
    "break",
    "mend",
]
SCENE_WORDS += ["stun", "tok", "flip", "if", "lose"]


class NotationError(Exception):
    """What was expected at which column of a line."""

    def __init__(self, text: str, column: int, expected: str) -> None:
        found = text[column:] or "the end of the line"
        super().__init__(f'expected {expected} at column {column + 1} of "{text}", found "{found}"')


@dataclass(frozen=True, slots=True)
class Num:
    """A number of a card: printed, counted in tokens, or taken from the payment of a spot."""

    n: int = 0
    token: int = -1
    paid: bool = False
    all: bool = False


@dataclass(frozen=True, slots=True)
class Atom:
    """One condition (GOW-12.5)."""

    word: str
    negated: bool = False
    who: int = -1
    compare: str = ""
    n: int = 0


State = tuple[Atom, ...]  # all of them must be true; empty: always
Group = tuple[int, ...] | None  # per position: 1 back, 0 front, -1 leave; None: this card (GOW-12.6)


@dataclass(frozen=True, slots=True)
class Effect:
    """One effect of the vocabulary of GOW-13; only the fields of its word are used."""

    word: str
    hero: str = ""
    cols: tuple[int, ...] = ()
    enemy: str = ""
    enemy_id: int = -1
    n: Num = Num()
    kind: str = ""
    token: int = -1
    step: int = 0
    ranged: bool = False
    group: Group = None
    test: State = ()
    then: tuple[Effect, ...] = ()
    other: tuple[Effect, ...] = ()


Effects = tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class Enemy:
    """The Enemy of a card side (GOW-12.2): its health is printed or kept on a Health card."""

    id: int
    health: int
    health_card: int = -1
    armor: tuple[int, ...] = ()
    defense: Num | None = None


@dataclass(frozen=True, slots=True)
class Attack:
    runes: tuple[int, ...]
    ranged: bool
    strength: Num
    cols: tuple[int, ...]
    adds: str = ""


@dataclass(frozen=True, slots=True)
class Box:
    runes: tuple[int, ...]
    effects: Effects


@dataclass(frozen=True, slots=True)
class When:
    event: str
    enemy: int
    effects: Effects


@dataclass(frozen=True, slots=True)
class While:
    test: State
    reach: bool
    enemy: int = -1
    bonus: int = 0


@dataclass(frozen=True, slots=True)
class Spot:
    name: str
    once: bool
    need: State
    pay: tuple[tuple[str, int], ...]
    effects: Effects


@dataclass(frozen=True, slots=True)
class Flip:
    trigger: str  # defeated, armor, attack, rune, when
    group: Group
    ranged: bool = False
    rune: int = -1
    test: State = ()


@dataclass(frozen=True, slots=True)
class Place:
    token: int
    start: int
    limit: int


@dataclass(slots=True)
class Names:
    """The names a Scene defines; filled before its lines are read."""

    enemies: list[str] = field(default_factory=list)
    tokens: list[str] = field(default_factory=list)
    health_cards: list[str] = field(default_factory=list)


Line = Place | While | Attack | Box | When | Spot | Flip | Effects

_WORD = re.compile(r"[a-z][a-z0-9_]*")
_NUMBER = re.compile(r"[0-9]+")
COLUMNS = {"l": -1, "c": 0, "r": 1}
TURNS = {"r": 1, "w": 0, ".": -1}
DEEPEST = 3


class Reader:
    """Reads one piece of notation from left to right."""

    def __init__(self, text: str, names: Names, cards: bool = False) -> None:
        self.text, self.names, self.cards, self.at, self.depth = text, names, cards, 0, 0

    # --- the smallest pieces

    def fail(self, expected: str, at: int | None = None) -> NoReturn:
        raise NotationError(self.text, self.at if at is None else at, expected)

    def maybe(self, literal: str) -> bool:
        if self.text.startswith(literal, self.at):
            self.at += len(literal)
            return True
        return False

    def need(self, literal: str) -> None:
        if not self.maybe(literal):
            self.fail(f'"{literal}"')

    def one_of(self, *literals: str) -> str:
        for literal in literals:
            if self.maybe(literal):
                return literal
        self.fail("one of " + ", ".join(f'"{x}"' for x in literals))

    def word(self, what: str) -> str:
        found = _WORD.match(self.text, self.at)
        if not found:
            self.fail(what)
        self.at = found.end()
        return found.group()

    def number(self, what: str = "a number") -> int:
        found = _NUMBER.match(self.text, self.at)
        if not found or len(found.group()) > 3:
            self.fail(what if not found else "a number up to 999")
        self.at = found.end()
        return int(found.group())

    def at_least_1(self) -> int:
        start = self.at
        found = self.number("a number of at least 1")
        if not found:
            self.fail("a number of at least 1", start)
        return found

    def end(self) -> None:
        if self.at != len(self.text):
            self.fail("the end of the line")

    def known(self, what: str, among: list[str]) -> int:
        start = self.at
        name = self.word(what)
        if name not in among:
            self.fail(f"{what} ({', '.join(among) or 'this Scene has none'})", start)
        return among.index(name)

    def enemy_name(self) -> int:
        return self.known("an Enemy of this Scene", self.names.enemies)

    def token_name(self) -> int:
        return self.known("a token of this Scene", self.names.tokens)

    def rune(self) -> int:
        for i, letter in enumerate(RUNES):
            if self.maybe(letter):
                return i
        self.fail("a rune (F, U, T, A, R or K)")

    def runes(self) -> tuple[int, ...]:
        found = [self.rune()]
        while self.maybe(","):
            found.append(self.rune())
            if found[-1] in found[:-1]:
                self.fail("every rune once", self.at - 1)
        return tuple(found)

    def cols(self) -> tuple[int, ...]:
        """Columns relative to the card; an empty tuple means all of them."""
        self.need("[")
        if self.maybe("*]"):
            return ()
        found: list[int] = []
        while not self.maybe("]"):
            found.append(COLUMNS[self.one_of("l", "c", "r")])
            if found[-1] in found[:-1]:
                self.fail("every column once", self.at - 1)
        if not found:
            self.fail('"*" or some of "l", "c", "r"', self.at - 1)
        return tuple(found)

    def num(self) -> Num:
        """A number of an effect."""
        if self.maybe("paid"):
            return Num(self.number() if self.maybe("+") else 0, paid=True)
        return self.strength('a number, "tok(...)" or "paid"')

    def strength(self, what: str = 'a number or "tok(...)"') -> Num:
        """A number that stands on the card: it may count tokens."""
        if self.maybe("tok("):
            token = self.token_name()
            self.need(")")
            return Num(self.number() if self.maybe("+") else 0, token=token)
        return Num(self.number(what))

    def group(self) -> Group:
        if self.maybe("self"):
            return None
        found: list[int] = []
        for row in range(2):
            if row:
                self.need("/")
            found += [TURNS[self.one_of("r", "w", ".")] for _ in range(4)]
        return tuple(found)

    # --- states

    def state(self) -> State:
        atoms = [self.atom()]
        while self.maybe(" & "):
            atoms.append(self.atom())
        return tuple(a for a in atoms if a.word != "always")

    def atom(self) -> Atom:
        if self.maybe("always"):
            return Atom("always")
        negated = self.maybe("!")
        word = self.one_of("clear", "killed", "alive", "side", "hp", "tok")
        if word == "clear":
            return Atom(word, negated)
        self.need("(")
        if word == "side":
            who = POSITIONS.index(self.one_of(*POSITIONS))
            self.need(")=")
            return Atom(word, negated, who, n="AB".index(self.one_of("A", "B")))
        who = self.token_name() if word == "tok" else self.enemy_name()
        self.need(")")
        if word in ("killed", "alive"):
            return Atom(word, negated, who)
        return Atom(word, negated, who, self.one_of("<=", ">=", "="), self.number())

    # --- effects

    def effects(self) -> Effects:
        found = [self.effect()]
        while self.maybe(", "):
            found.append(self.effect())
        return tuple(found)

    def effect(self) -> Effect:
        start = self.at
        word = self.word("an effect")
        if word not in SCENE_WORDS and not (self.cards and word in CARD_WORDS):
            allowed = SCENE_WORDS + (list(CARD_WORDS) if self.cards else [])
            self.fail(f"an effect ({', '.join(allowed)})", start)
        if word == "lose":
            return Effect(word)
        self.need("(")
        found = ARGUMENTS[word](self)
        self.need(")")
        return found

    def hero(self) -> tuple[str, tuple[int, ...]]:
        if self.maybe("col"):
            return "col", self.cols()
        return self.one_of(*HERO_SELECTORS), ()

    def enemy_selector(self) -> tuple[str, int]:
        start = self.at
        word = self.word("an Enemy")
        if word == "anyx":
            self.need("(")
            who = self.enemy_name()
            self.need(")")
            return word, who
        if word in ("self", "others", "near", "any", "here"):
            return word, -1
        self.at = start
        return "id", self.enemy_name()

    def enemy_cell(self) -> tuple[str, int, str, tuple[int, ...], Num | None]:
        """Name, health, Health card, armor, defense of an `enemy` cell."""
        name = self.word("the name of an Enemy")
        self.need(" hp ")
        health, card = 0, ""
        if self.maybe("@"):
            card = self.names.health_cards[self.known("a Health card of this Scene", self.names.health_cards)]
        else:
            health = self.number('a number or "@" and a Health card')
        armor: list[int] = []
        if self.maybe(" armor "):
            armor.append(self.at_least_1())
            while self.maybe(">"):
                armor.append(self.at_least_1())
        defense = self.strength() if self.maybe(" def ") else None
        self.end()
        return name, health, card, tuple(armor), defense

    # --- lines

    def line(self) -> tuple[str, Line]:
        """The kind of a line and what it says (GOW-12.2)."""
        if self.maybe("reward: "):
            return self.done("reward", self.effects())
        kind = self.one_of("place ", "while ", "atk ", "act ", "box ", "when ", "spot ", "flip ").strip()
        return self.done(kind, LINES[kind](self))

    def done(self, kind: str, line: Line) -> tuple[str, Line]:
        self.end()
        return kind, line

    def place(self) -> Line:
        token = self.token_name()
        self.need(" ")
        start = self.number()
        self.need("/")
        return Place(token, start, self.number())

    def while_(self) -> Line:
        test = self.state()
        self.need(": ")
        if self.one_of("reach", "str(") == "reach":
            return While(test, True)
        who = self.enemy_name()
        self.need(",+")
        bonus = self.number()
        self.need(")")
        return While(test, False, who, bonus)

    def atk(self) -> Line:
        runes = self.runes()
        ranged = self.one_of(" ranged ", " melee ") == " ranged "
        strength = self.strength()
        cols: tuple[int, ...] = ()
        if not ranged:
            self.need(" ")
            cols = self.cols()
        adds = "stun" if self.maybe(" stun") else "poison" if self.maybe(" poison") else ""
        return Attack(runes, ranged, strength, cols, adds)

    def box(self) -> Line:
        runes = self.runes()
        self.need(": ")
        return Box(runes, self.effects())

    def when(self) -> Line:
        event = self.one_of("attacked", "defeated")
        self.need("(")
        who = self.enemy_name()
        self.need("): ")
        return When(event, who, self.effects())

    def spot(self) -> Line:
        name = self.word("the name of a spot")
        once = self.maybe(" 1/turn")
        need = self.state() if self.maybe(" need ") else ()
        self.need(" pay ")
        pay = [self.item()]
        while self.maybe(","):
            pay.append(self.item())
        self.need(" do ")
        return Spot(name, once, need, tuple(pay), self.effects())

    def item(self) -> tuple[str, int]:
        if self.maybe("N>="):
            return "N>=", self.at_least_1()
        return self.one_of("M", "R", "D", "C", "X", "N"), 0

    def flip(self) -> Line:
        trigger = self.one_of("defeated", "armor", "attack(", "rune(", "when(").rstrip("(")
        ranged, rune = False, -1
        test: State = ()
        if trigger == "attack":
            ranged = self.one_of("melee", "ranged") == "ranged"
        elif trigger == "rune":
            rune = self.rune()
        elif trigger == "when":
            test = self.state()
        if trigger in ("attack", "rune", "when"):
            self.need(")")
        self.need(" -> ")
        return Flip(trigger, self.group(), ranged, rune, test)


LINES: dict[str, Callable[[Reader], Line]] = {
    "place": Reader.place,
    "while": Reader.while_,
    "atk": Reader.atk,
    "act": Reader.box,
    "box": Reader.box,
    "when": Reader.when,
    "spot": Reader.spot,
    "flip": Reader.flip,
}


# --- the arguments of each effect word (GOW-13)


def _hero_n(word: str) -> Callable[[Reader], Effect]:
    def read(r: Reader) -> Effect:
        hero, cols = r.hero()
        r.need(",")
        return Effect(word, hero=hero, cols=cols, n=r.num())

    return read


def _enemy_n(word: str) -> Callable[[Reader], Effect]:
    def read(r: Reader) -> Effect:
        enemy, who = r.enemy_selector()
        r.need(",")
        return Effect(word, enemy=enemy, enemy_id=who, n=r.num())

    return read


def _mend(r: Reader) -> Effect:
    enemy, who = r.enemy_selector()
    r.need(",")
    n = Num(all=True) if r.maybe("all") else r.num()
    return Effect("mend", enemy=enemy, enemy_id=who, n=n)


def _enemy(word: str) -> Callable[[Reader], Effect]:
    def read(r: Reader) -> Effect:
        enemy, who = r.enemy_selector()
        return Effect(word, enemy=enemy, enemy_id=who)

    return read


def _one(word: str, *kinds: str) -> Callable[[Reader], Effect]:
    def read(r: Reader) -> Effect:
        kind = r.one_of(*kinds)
        return Effect(word, hero=kind if kind == "one" else "", kind=kind)

    return read


def _gain(r: Reader) -> Effect:
    kind = r.one_of(*PILES)
    r.need(",")
    hero, cols = r.hero()
    r.need(",")
    return Effect("gain", hero=hero, cols=cols, kind=kind, n=r.num())


def _hand(r: Reader) -> Effect:
    hero, cols = r.hero()
    r.need(",")
    return Effect("hand", hero=hero, cols=cols, step=1 if r.one_of("+1", "-1") == "+1" else -1)


def _push(r: Reader) -> Effect:
    hero, cols = r.hero()
    r.need(",")
    return Effect("push", hero=hero, cols=cols, step=1 if r.one_of("left", "right") == "right" else -1)


def _strike(r: Reader) -> Effect:
    ranged = r.one_of("melee", "ranged") == "ranged"
    r.need(",")
    n = r.num()
    if ranged:
        return Effect("strike", n=n, ranged=True)
    r.need(",")
    return Effect("strike", n=n, cols=r.cols())


def _tok(r: Reader) -> Effect:
    token = r.token_name()
    sign = 1 if r.one_of(",+", ",-") == ",+" else -1
    return Effect("tok", token=token, step=sign * r.number())


def _flip(r: Reader) -> Effect:
    return Effect("flip", group=r.group())


def _if(r: Reader) -> Effect:
    if r.depth == DEEPEST:
        r.fail(f'at most {DEEPEST} "if" within each other', r.at - len("if("))
    r.depth += 1
    test = r.state()
    r.need(": ")
    then = r.effects()
    other = r.effects() if r.maybe(" else ") else ()
    r.depth -= 1
    return Effect("if", test=test, then=then, other=other)


def _boost(r: Reader) -> Effect:
    kind = r.one_of("attack", "defense", "any")
    r.need(",")
    return Effect("boost", kind=kind, n=r.num())


ARGUMENTS: dict[str, Callable[[Reader], Effect]] = {
    "hurt": _hero_n("hurt"),
    "heal": _hero_n("heal"),
    "draw": _hero_n("draw"),
    "rage": _hero_n("rage"),
    "bonus": _hero_n("bonus"),
    "gain": _gain,
    "hand": _hand,
    "push": _push,
    "strike": _strike,
    "hit": _enemy_n("hit"),
    "assault": _enemy_n("assault"),
    "mend": _mend,
    "break": _enemy("break"),
    "stun": _enemy("stun"),
    "tok": _tok,
    "flip": _flip,
    "if": _if,
    "boost": _boost,
    "recall": _one("recall", "attack"),
    "move": _one("move", "one"),
    "cleanse": _one("cleanse", "one"),
    "sacrifice": _one("sacrifice", "one"),
}
