"""The laws hold for the toy game, and each law notices when it is broken."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from meadhall.engine import EngineError, Game, Rule
from meadhall.laws import LawBroken, check
from tests.engine.toy import TOY, G, Toy, toy


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_toy_games_obey_all_laws(seats: int) -> None:
    for seed in range(25):
        played = check(toy(seats, seed), Random(seed), slow=0.2)
        assert played.winners
        assert played.choices > 5


def test_a_leak_breaks_the_view_law() -> None:
    leaky = replace(TOY, table_facts=lambda s: {"top": s.deck[:1]})
    game = Game(leaky, 3, {}, "1").begin()
    with pytest.raises(LawBroken, match="view law"):
        check(game, Random(1))


def test_facts_made_from_other_fields_break_the_facts_law() -> None:
    def facts(s: Toy, top: object = None) -> dict[str, object]:
        return {"top": top if top is not None else len(s.deck)}

    hasty = replace(TOY, table_facts=facts, lasting_facts={"top": ("sworn",)})
    with pytest.raises(LawBroken, match=r"facts law.*top"):
        check(Game(hasty, 3, {}, "1").begin(), Random(1))


def test_facts_that_are_mended_wrongly_break_the_facts_law() -> None:
    def facts(s: Toy, top: object = None) -> dict[str, object]:
        return {"top": top if top is not None else len(s.deck)}

    hasty = replace(TOY, table_facts=facts, mended_facts=lambda s, before, changed, facts: dict(facts))
    with pytest.raises(LawBroken, match=r"facts law.*top"):
        check(Game(hasty, 3, {}, "1").begin(), Random(1))


def test_facts_made_from_no_field_are_refused() -> None:
    with pytest.raises(EngineError, match="made from towers, which is no field"):
        replace(TOY, lasting_facts={"top": ("towers",)})


def test_a_frame_that_would_never_be_run_is_refused() -> None:
    def turn(g: G, seat: int) -> Rule[None]:
        return iter(())  # type: ignore[return-value]

    with pytest.raises(EngineError, match="frame 'turn' may ask, but is no generator"):
        replace(TOY, frames={**TOY.frames, "turn": turn})


def test_a_lost_card_breaks_the_invariants() -> None:
    def careless(g: G, seat: int) -> None:
        g.s.hands[seat].pop()

    with pytest.raises(LawBroken, match="a card is lost"):
        check(Game(replace(TOY, frames={**TOY.frames, "turn": careless}), 2, {}, "1").begin(), Random(1))
