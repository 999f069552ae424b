"""Recorded games on every kind of screen, in both themes and languages, with 2 to 4 seats: everything can be read and hit."""

from __future__ import annotations

from typing import NamedTuple

import pytest
from playwright.sync_api import Browser

from tests.browser.walks.plan import MOMENTS, Walk, every, few, opened, pairs
from tests.browser.walks.walker import Finding, walk
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


@pytest.mark.parametrize("game", MOMENTS)
def test_a_recorded_game_opens_at_its_moments(game: str) -> None:
    sagas = [opened(game, 3, moment)[0] for moment in (*MOMENTS[game], "end")]
    assert sorted(map(len, sagas)) == list(map(len, sagas)), "one after the other"
