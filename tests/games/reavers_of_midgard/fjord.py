"""A table at a given position where the test answers for chance: `fjord(("part", 0), location="raid_keeps", ...)`."""

from __future__ import annotations

from typing import Any

from meadhall.engine import CHANCE, Subset
from meadhall.games.reavers_of_midgard import RULES
from meadhall.games.reavers_of_midgard.content import CARDS, DICE, TILES
from meadhall.scenario import lay_out
from tests.table import Table


class Fjord(Table):
    """A table with words for dice, draws and cards."""

    def fate(self, *names: str | int) -> Fjord:
        """Chance answers: a card or tile by its definition, a crew die by its face, a Combat die by its successes."""
        for name in names:
            chance = self.game.chance
            assert chance is not None, f"chance is not asked for {name}; open: {self.game.questions}"
            values = [v for v in chance.values if v == name or _plain(v) == name]
            assert values, f"{name} cannot come up in {chance}"
            self.game.answer(CHANCE, values[0])
        return self

    def does(self, seat: int, *answers: str | int) -> Fjord:
        """`seat` gives these answers, in the steps of the rulebook; a card may be named by its definition."""
        said = False
        for i, answer in enumerate(answers):
            if said:  # with the answer before
                said = False
                continue
            question = self.game.question(seat)
            both = self._both(seat, answer, answers[i + 1 : i + 2])
            if both:
                self.game.answer(seat, both)
                said = True
                continue
            joined = self._joined(seat, answer, answers[i + 1 : i + 2])
            if joined == "":
                continue
            assert question is not None, f"seat {seat} is asked nothing for {answer}; open: {self.game.ask}"
            full = [v for v in question.values if str(v).startswith(f"card:{joined}#")]
            self.game.answer(seat, full[0] if full else joined)
        return self

    def _both(self, seat: int, answer: str | int, more: tuple[str | int, ...]) -> str:
        """A card and what is done with it, or a promotion and its deck, are one answer: that one, if the question is so."""
        question = self.game.question(seat)
        if question is None or not more:
            return ""
        wanted = (
            f"promote:{str(more[0]).removeprefix('deck:')}" if answer == "promote" else f"{more[0]}:{answer}"
        )
        return next((str(v) for v in question.values if str(v).partition("#")[0] == wanted), "")

    def _joined(self, seat: int, answer: str | int, more: tuple[str | int, ...]) -> str | int:
        """Two steps of the rulebook can be one question: the answer to it, or "" for a step that was answered before."""
        question = self.game.question(seat)
        values = [] if question is None else question.values
        kind, _, name = str(answer).partition(":")
        if kind == "location" and more == ("rest",) and f"rest:{name}" in values:
            return f"rest:{name}"
        if answer in values or question is None:
            return answer
        if answer == "rest" and "die" in values and more != ("food",):
            return "die"
        if answer in ("rest", "peaceful", "force", "activate", "prophecy"):
            return ""
        if kind == "territory":
            ways = [f"{way}:{name}" for way in ("peace", "force") if f"{way}:{name}" in values]
            return f"force:{name}" if more == ("force",) else ways[0] if ways else answer
        card = str(question.params.get("card", "")).partition(":")[2].split("#")[0]
        return "" if question.key == "use-reaver-way" and answer == card else answer

    def picks(self, seat: int, *members: str) -> Fjord:
        """`seat` names a whole set; a card may be named by its definition."""
        question = self.game.question(seat)
        assert isinstance(question, Subset), f"seat {seat} is asked no set; open: {self.game.ask}"
        full = [
            next((str(v) for v in question.members if str(v).startswith(f"card:{each}#")), each)
            for each in members
        ]
        whole = f"+{full[0]}" if len(full) == 1 else "+".join(full) or "-"
        self.game.answer(seat, whole)
        return self

    def asked(self, key: str, seat: int) -> Fjord:
        super().asked(key, seat)
        return self

    def cards(self, place: str, seat: int | None = None) -> list[str]:
        """The definitions in a zone, or in a seat's part of it."""
        zone = getattr(self.s, place)
        row = zone if seat is None else zone[seat]
        return [CARDS[c].split("#")[0] for c in row]

    def tiles(self, seat: int) -> list[str]:
        return [TILES[t].split("#")[0] for t in self.s.tiles[seat]]

    def dice(self, seat: int) -> list[str]:
        return [DICE[d] for d, n in enumerate(self.s.dice[seat]) for _ in range(n)]

    def row(self, seat: int, name: str) -> dict[str, Any]:
        """A row of the score sheet."""
        sheet = RULES.facts(self.s, seat)["sheets"][seat]
        return next(row for row in sheet if row["row"] == name)

    def heard(self, key: str, seat: int | None = None) -> list[dict[str, Any]]:
        """What `seat` (None: a spectator) was told under that key."""
        return [event["params"] for event in self.game.events(seat) if event["key"] == key]

    def offers(self, seat: int, answer: str) -> bool:
        """Is the option (a card by its definition) open to the seat?"""
        return any(v == answer or str(v).startswith(f"card:{answer}#") for v in self.options(seat))

    def blocked(self, seat: int, answer: str) -> str:
        """The clause that blocks the option."""
        question = self.game.question(seat)
        assert question is not None
        for value, reason in question.blocked():
            if value == answer or str(value).startswith(f"card:{answer}#"):
                return reason.clause
        raise AssertionError(f"{answer} is not blocked in {question}")


def _plain(value: str | int) -> str | int:
    return str(value).partition(":")[2].split("#")[0] if isinstance(value, str) else value


def fjord(frame: tuple[str | int, ...], seats: int = 2, **given: Any) -> Fjord:
    """The position with nothing but the frame on the agenda."""
    return Fjord(lay_out({"game": "reavers-of-midgard", "seats": seats, "dice": True, **given}, frame))


def number(name: str) -> int:
    """The first copy of a card."""
    return next(i for i, each in enumerate(CARDS) if each.split("#")[0] == name)
