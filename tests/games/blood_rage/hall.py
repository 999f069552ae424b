"""A Blood Rage table in one line, and short words for what stands on it.

t = hall({"rage": 3, "leader": "gimle"}, {"warriors": {"gimle": 2}})     seats 0 and 1, seat 0 to act
t.does(0, "march", "province:gimle", …)        from the one province it can March from; from which of several comes first
assert t.warriors(1, "valhalla") == 2
"""

from __future__ import annotations

from typing import Any

from meadhall.engine import Value
from meadhall.games.blood_rage.board import strength
from meadhall.games.blood_rage.content import (
    CARD_VALUES,
    FIGURE,
    FIGURE_VALUES,
    FIRST_MONSTER,
    PLACE_OF,
    PLACE_VALUES,
    STAT_VALUES,
    STEPS,
    STRIDE,
    TITLE,
)
from meadhall.games.blood_rage.invade import can_invade, goes_to
from meadhall.scenario import lay_out
from tests.table import Table

PLACE = {value.split(":")[1]: place for place, value in enumerate(PLACE_VALUES)}
PLACE_NAME = {place: name for name, place in PLACE.items()}
STAT = {value.split(":")[1]: stat for stat, value in enumerate(STAT_VALUES)}

Clan = dict[str, Any]

# Provinces destroyed, the Doom token, Horns, hands and Rage by phase: a test may lay them out as it likes.
LAID_OUT = ("BR-I06", "BR-I09", "BR-I10", "BR-I12", "BR-I13", "BR-9.10")


SHORT: dict[Value, str] = {"invade": "figure:", "march": "march:", "pillage": "pillage:"}
"""An action by its name alone: with the one figure or in the one province it is open to, else the next answer says which."""


class Hall(Table):
    """The test table of Blood Rage."""

    def does(self, seat: int, *answers: Value) -> Hall:
        left = list(answers)
        while left:
            answer = left.pop(0)
            if answer in SHORT and self.game.questions[0].key == "action":
                kind = SHORT[answer]
                open_ = [value for value in self.options(seat) if str(value).startswith(kind)]
                if answer == "invade" and not open_:
                    continue  # the place that follows stands for its figure
                answer = open_[0] if len(open_) == 1 else kind + str(left.pop(0)).split(":")[1]
            if left and self.stands_for(seat, left[0], answer):
                continue
            super().does(seat, answer)
            self.sound()
        return self

    def stands_for(self, seat: int, place: Value, figure: Value) -> bool:
        """Is the place an action, because no other figure could go there?"""
        return (
            self.game.questions[0].key == "action"
            and place in PLACE_OF
            and place in self.options(seat)
            and FIGURE_VALUES[goes_to(can_invade(self.s, seat), PLACE_OF[place])] == figure
        )

    def sound(self) -> None:
        """The position breaks no invariant but those that positions laid out by hand need not obey."""
        broken = self.game.rules.invariants(self.s)
        assert not [problem for problem in broken if not problem.startswith(LAID_OUT)], broken

    def idle(self) -> None:
        self.sound()
        super().idle()

    def asked(self, key: str, seat: int) -> Hall:
        super().asked(key, seat)
        return self

    def glory(self, seat: int) -> int:
        return int(self.s.glory[seat])

    def rage(self, seat: int) -> int:
        return int(self.s.rage[seat])

    def step(self, seat: int, stat: str) -> int:
        """Step 1 to 6 of a stat."""
        return int(self.s.stats[seat * 3 + STAT[stat]])

    def steps(self, seat: int) -> list[int]:
        """Steps of Rage, Axes and Horns."""
        return list(self.s.stats[seat * 3 : seat * 3 + 3])

    def stat(self, seat: int, stat: str) -> int:
        """Value of a stat."""
        return STEPS[STAT[stat]][self.step(seat, stat) - 1]

    def warriors(self, seat: int, place: str) -> int:
        return int(self.s.warriors[seat * STRIDE + PLACE[place]])

    def figures(self, seat: int, place: str) -> int:
        return int(self.s.figures[seat * STRIDE + PLACE[place]])

    def where(self, seat: int, figure: str) -> str:
        """Where the Leader, the Ship or a Monster is."""
        if figure == "leader":
            return PLACE_NAME[self.s.leaders[seat]]
        if figure == "ship":
            return PLACE_NAME[self.s.ships[seat]]
        monster = FIGURE[figure] - FIRST_MONSTER
        assert self.s.owners[monster] in (seat, -1)
        return PLACE_NAME[self.s.monsters[monster]]

    def strength(self, seat: int, province: str) -> int:
        return strength(self.s, seat, PLACE[province])

    def hand(self, seat: int) -> list[str]:
        return [TITLE[card] for card in self.s.hands[seat]]

    def upgrades(self, seat: int) -> list[str]:
        return [TITLE[card] for card in self.s.upgrades[seat]]

    def discard(self) -> list[str]:
        return [TITLE[card] for card in self.s.discard]

    def card(self, seat: int, title: str) -> str:
        """The value of a card that the seat has in hand, on the table or in play."""
        held: list[int] = [
            *self.s.hands[seat],
            *self.s.table[seat],
            *self.s.upgrades[seat],
            *self.s.packs[seat],
        ]
        return next(CARD_VALUES[card] for card in held if TITLE[card] == title)

    def play(self, seat: int, title: str, *answers: Value) -> Hall:
        """Play a card from the hand as an answer, then give more answers."""
        self.does(seat, self.card(seat, title), *answers)
        return self

    def reveal(self, **cards: str) -> Hall:
        """Every clan in the battle chooses its card: `t.reveal(s0="tyrs_bash", s1="tyrs_crush")`."""
        for name, title in cards.items():
            seat = int(name[1:])
            if any(each.key == "battle-card" and each.seat == seat for each in self.game.questions):
                self.play(seat, title)
            else:
                assert self.shown(seat) == title or self.hand(seat) == [title], "not asked: its only card"
        return self

    def shown(self, seat: int) -> str:
        """The last card that the clan has revealed in a battle."""
        told = [
            str(event["params"]["card"])
            for event in self.game.events(None)
            if event["key"] == "battle-card-revealed" and event["params"]["seat"] == f"seat:{seat}"
        ]
        return told[-1].split(":")[1].split("#")[0] if told else ""

    def no_late_cards(self) -> Hall:
        """Everybody passes in the window for late cards."""
        while self.game.questions and self.game.questions[0].key == "late-card":
            self.game.answer(self.game.questions[0].seat, "pass")
        return self

    def call_passed(self) -> Hall:
        """Everybody passes in the Call to Battle."""
        while self.game.questions and self.game.questions[0].key in ("call-to-battle", "call-figure"):
            self.game.answer(self.game.questions[0].seat, "pass")
        return self

    def destroyed(self, province: str) -> bool:
        return bool(self.s.destroyed[PLACE[province]])

    def pillaged(self, province: str) -> bool:
        return bool(self.s.pillaged[PLACE[province]])

    def to_act(self) -> int:
        """The seat that is asked for an action."""
        [question] = self.game.questions
        assert question.key == "action"
        return question.seat

    def asks(self) -> list[tuple[int, str]]:
        """Who is asked what."""
        return [(question.seat, question.key) for question in self.game.questions]


def hall(*clans: Clan, frame: tuple[Any, ...] = ("turn", 0), seats: int = 4, **given: Any) -> Hall:
    """A table with these clans by seat; `frame` alone is on the agenda. Four seats, so that every card is in the game."""
    game = lay_out({"game": "blood-rage", "seats": seats, "clans": list(clans), **given}, frame)
    return Hall(game)


def battle(*clans: Clan, at: str = "gimle", pillager: int = 0, **given: Any) -> Hall:
    """A battle that is about to begin in a province."""
    return hall(*clans, frame=("battle", pillager, PLACE[at]), **given)


def fresh(seats: int, seed: int = 1, **options: str) -> Hall:
    """A new game in which everybody has taken a clan."""
    t = new(seats, seed, **options)
    while t.game.questions[0].key == "choose-clan":
        t.game.answer(t.game.questions[0].seat, t.game.questions[0].values[0])
    return t


def new(seats: int, seed: int = 1, **options: str) -> Hall:
    """A new game at its first question."""
    return Hall(lay_out({"game": "blood-rage", "seats": seats, "seed": seed, "options": options}))
