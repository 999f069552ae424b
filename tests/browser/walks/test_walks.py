"""Recorded games on every kind of screen, in both themes and languages, with 2 to 4 seats: everything can be read and hit."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser

from meadhall.table.laying import NAMES, OPPONENTS
from tests.browser.walks.plan import MOMENTS, Walk, every, few, opened, pairs
from tests.browser.walks.walker import LONGEST, Finding, walk
from tests.server.halls import Server


class Excuse(NamedTuple):
    """What may stay as it is for now, where, and why. It has to be there: who mends it strikes it off."""

    game: str
    kind: str
    where: str
    why: str

    def excuses(self, way: Walk, found: Finding) -> bool:
        return (self.game, self.kind) == (
            way.game,
            found.kind,
        ) and self.where in f"{found.where} {found.detail}"


SEATS = Path(__file__).parent.parent.parent.parent / "web" / "src" / "hall" / "seats.ts"
"""Where the names of bots stand, in its first line."""
EXCEPTIONS: tuple[Excuse, ...] = ()
WALKS = few()
seen: dict[Walk, list[Finding]] = {}


@pytest.mark.parametrize("way", WALKS, ids=lambda way: way.name)
def test_everything_can_be_read_and_hit(way: Walk, server: Server, chromium: Browser) -> None:
    seen[way] = walk(chromium, server.url, way)
    bad = [found for found in seen[way] if not any(each.excuses(way, found) for each in EXCEPTIONS)]
    assert not bad, "\n".join(map(str, bad))


def test_every_exception_is_still_needed() -> None:
    found = [(way, each) for way, all_ in seen.items() for each in all_]
    idle = [
        each
        for each in EXCEPTIONS
        if seen.keys() >= {way for way in WALKS if way.game == each.game}
        and not any(each.excuses(*one) for one in found)
    ]
    assert idle == []


def test_the_walks_meet_every_pair_of_choices() -> None:
    met = set().union(*map(pairs, WALKS))
    assert met == set().union(*map(pairs, every()))
    assert len(WALKS) <= 20


def test_nobody_gets_a_longer_name_than_the_walks_look_at() -> None:
    given = {*NAMES, *OPPONENTS, *re.findall(r"'(\w+)'", SEATS.read_text("utf-8").splitlines()[0])}
    assert len(given) > 20
    assert sorted(map(len, given))[-3:] == sorted(map(len, LONGEST))


@pytest.mark.parametrize("game", MOMENTS)
def test_a_recorded_game_opens_at_its_moments(game: str) -> None:
    sagas = [opened(game, 3, moment)[0] for moment in (*MOMENTS[game], "end")]
    assert sorted(map(len, sagas)) == list(map(len, sagas)), "one after the other"
