"""Every game on the shelf is played at the table: bots finish it, its reference is complete, its views fit the schema."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable

import pytest

from meadhall.games import SHELF, find_rules
from tests.server.halls import Player
from tests.server.test_play import play_out

People = Callable[..., Player]


@pytest.mark.parametrize("game", SHELF)
def test_a_whole_game_against_a_bot(guest: People, game: str) -> None:
    ann = guest("Ann")
    table = ann.lay("me", "random", game=game)
    with ann.sit(table["id"], lang="pl") as live:
        play_out({0: live})
        live.until(lambda: live.table["status"] == "over", "the end")
    assert ann.get(f"/api/tables/{table['id']}/verify")["ok"]
    replay = ann.get(f"/api/tables/{table['id']}/replay", seat=1, at=0)
    assert replay["at"] == replay["stops"][0]


@pytest.mark.parametrize("game", SHELF)
def test_every_number_of_seats_can_be_laid(guest: People, game: str) -> None:
    ann = guest("Ann")
    for count in find_rules(game).seats:
        table = ann.lay(*["me"] * count, game=game)
        with ann.sit(table["id"]) as live:
            assert len(live.now["seats"]) == count
            assert live.now["waiting"]


def test_the_rules_answer_questions(guest: People) -> None:
    reader = guest()
    path = "/api/rules/blood-rage/answers"
    assert "BR-11.5" in reader.get(path, question="czy Drakkar może maszerować?", lang="pl")[:3]
    assert "BR-11.5" in reader.get(path, question="can a ship march?", lang="en")[:3]
    assert reader.get(path, question="how does a knight move in chess", lang="en") == []


@pytest.mark.parametrize("game", SHELF)
def test_the_reference(guest: People, game: str) -> None:
    reader = guest()
    assert reader.get(f"/api/rules/{game}")["clauses"]
    assert reader.get(f"/api/aid/{game}", lang="pl")["lang"] == "pl"
    cards = reader.get(f"/api/cards/{game}")
    assert all(card["name"]["en"] and card["name"]["pl"] for card in cards)
    kinds = find_rules(game).kinds.items()
    copies = Counter(f"{kind}:{name.partition('#')[0]}" for kind, names in kinds for name in names)
    known = {card["value"]: card["copies"] for card in cards}
    assert {value: known[value] for value in copies} == copies


def test_a_greedy_bot_answers_in_time_and_never_blocks_the_others(guest: People) -> None:
    ann, bo = guest("Ann"), guest("Bo")
    slow = ann.lay("me", "greedy", "greedy", game="blood-rage")
    quick = bo.lay("me", "me")
    with ann.sit(slow["id"]) as one, bo.sit(quick["id"]) as two:
        one.until(lambda: 0 in one.waiting(), "my turn")  # who chooses first is drawn
        one.answer(0, one.view(0)["question"]["options"][0])
        began = time.monotonic()
        two.answer(0, "pass")
        assert time.monotonic() - began < 5
        one.until(lambda: one.waiting() == [0] or one.now["row"] >= 5, "the bots")
