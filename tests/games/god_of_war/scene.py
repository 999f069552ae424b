"""A God of War table in one line, and short words for what lies on it.

t = scene("step", 0, quest="travelers", boards=["kratos", "freya"], heroes={"kratos": {"column": 1}}, hands=[["strength"]])
t.does(0, "attack:kratos", t.whole("axe_throw", "strength")).die(2)
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from meadhall.engine import CHANCE, Subset, Value
from meadhall.engine.subset import is_whole, members_of, named
from meadhall.games.god_of_war.content import CARD_RUNE, CARDS, HEROES, UPGRADES
from meadhall.games.god_of_war.notation import POSITIONS, RUNES
from meadhall.games.god_of_war.state import quest_of
from meadhall.games.god_of_war.windows import WINDOWS
from meadhall.scenario import lay_out
from tests.table import Table

LAB = (Path(__file__).parent / "lab.toml").read_text("utf-8")

AT = {name: i for i, name in enumerate(POSITIONS)}
RUNE = {letter: i for i, letter in enumerate(RUNES)}
HERO = {name: i for i, name in enumerate(HEROES)}


class Scene(Table):
    """The test table of God of War."""

    def does(self, seat: int, *answers: Value) -> Scene:
        """Answers one after the other; a whole set goes on with what is named already: "attack:kratos", then its cards."""
        for answer in answers:
            question = self.game.question(seat)
            if isinstance(question, Subset) and question.chosen and is_whole(answer):
                answer = named((*question.chosen, *members_of(answer)))
            super().does(seat, answer)
        return self

    def asked(self, key: str, seat: int) -> Scene:
        super().asked(key, seat)
        return self

    def passing(self) -> Scene:
        """Everybody who may speak up now lets it go."""
        while (question := self.game.next) is not None and question.key in WINDOWS:
            self.game.answer(question.seat, WINDOWS[question.key])
        return self

    def goto(self, *frame: Any) -> Scene:
        """Run another frame at the same table."""
        self.s.agenda = [(str(frame[0]), tuple(frame[1:]))]
        self.game.restart()
        return self

    def die(self, face: Value) -> Scene:
        """Chance answers; the table was laid with open dice."""
        assert self.game.chance is not None, f"chance is not asked; open: {self.game.questions}"
        self.game.answer(CHANCE, face)
        return self

    def draws(self, *names: str) -> Scene:
        """Chance deals these cards."""
        for name in names:
            chance = self.game.chance
            assert chance is not None, f"chance is not asked; open: {self.game.questions}"
            self.die(next(v for v in chance.values if str(v).startswith(f"card:{name}#")))
        return self

    def card(self, name: str, nth: int = 0) -> str:
        """The value of a card in somebody's hand, by its definition."""
        return self.cards(name)[nth]

    def whole(self, *names: str) -> str:
        """A set of cards in somebody's hand as one answer, in any order."""
        return "+" + "+".join(self.card(name, names[:i].count(name)) for i, name in enumerate(names))

    def cards(self, name: str) -> list[str]:
        hands = [card for hand in self.s.hands for card in hand]
        return [f"card:{CARDS[card]}" for card in hands if CARDS[card].startswith(f"{name}#")]

    def hand(self, seat: int) -> list[str]:
        return names(self.s.hands[seat])

    def damage(self, where: str) -> int:
        """Damage on a card of the Scene or on a Hero."""
        return int(self.s.card_damage[AT[where]] if where in AT else self.s.damage[HERO[where]])

    def rage(self, hero: str) -> int:
        return int(self.s.rage[HERO[hero]])

    def side(self, pos: str) -> str:
        return "AB"[self.s.sides[AT[pos]]]

    def token(self, name: str) -> int:
        return int(self.s.tokens[quest_of(self.s).names.tokens.index(name)])

    def column(self, number: int) -> list[str]:
        """The Heroes of a column, front first."""
        return [HEROES[h] for h in self.s.places[2 * number - 2 : 2 * number] if h >= 0]

    def killed(self, enemy: str) -> bool:
        return bool(self.s.killed >> quest_of(self.s).names.enemies.index(enemy) & 1)

    def open_dice(self, yes: bool = True) -> Scene:
        """From now on chance waits for `die` and `draws`, or answers for itself again."""
        self.game.explicit_chance = yes
        return self


def names(cards: Iterable[int]) -> list[str]:
    return [CARDS[card].partition("#")[0] for card in cards]


def scene(*frame: Any, **given: Any) -> Scene:
    """A table at a frame. Without `boards`: Kratos and Freya. Without columns Heroes stand one per column from the left."""
    boards = given.pop("boards", ["kratos", "freya"])
    if "hands" in given:
        given["hands"] = given["hands"] + [[]] * (len(boards) - len(given["hands"]))
    found = {"game": "god-of-war", "seats": len(boards), "dashboards": boards, **given}
    return Scene(lay_out(found, frame)).open_dice()


def act(rune: str, **given: Any) -> Scene:
    """A Scene Activation of seat 0 in which this rune is revealed."""
    return scene("scene_activation", 0, upgrade_top=[UPGRADE_WITH[rune]], **given)


def lab(*frame: Any, **given: Any) -> Scene:
    """The same in a Scene made for tests, with words that no printed card uses."""
    return scene(*frame, quest="custom", options={"scene": LAB}, **given)


UPGRADE_WITH = {RUNES[CARD_RUNE[card]]: CARDS[card] for card in reversed(UPGRADES)}
"""Rune -> an Upgrade card that shows it."""
