"""The rules do what they did: the recorded games stand, turn by turn, as tests/behaviour says for this rules version.

A refactoring leaves them as they are (the digest knows the state and the questions, not the agenda). A change of what the rules do raises the rules
version, and `python -m tools.record GAME` writes the files anew.
"""

from itertools import zip_longest
from pathlib import Path

import pytest

from meadhall.games import SHELF, find_rules
from tools.record import BEHAVIOUR, behaviour, main, stored_sagas


@pytest.mark.parametrize("game", SHELF)
def test_the_rules_do_what_they_did(game: str) -> None:
    recorded = (BEHAVIOUR / f"{SHELF[game]}.txt").read_text("utf-8").splitlines()
    version = find_rules(game).version
    assert recorded[0] == f"rules {version}", f"new rules: python -m tools.record {game}"
    now = behaviour(game, stored_sagas(game)).splitlines()
    for before, after in zip_longest(recorded, now, fillvalue="nothing"):
        assert before == after, (
            f"{game} does something else than rules {version} did: raise its version, then python -m tools.record {game}"
        )


def test_digests_are_not_recorded_anew_without_a_new_version(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    game = next(iter(SHELF))
    before = (BEHAVIOUR / f"{SHELF[game]}.txt").read_text("utf-8")
    sagas = dict(list(stored_sagas(game).items())[:1])
    monkeypatch.setattr("tools.record.stored_sagas", lambda _: sagas)
    assert main(["--digests", game]) == 1
    assert "raise the version" in capsys.readouterr().err
    assert (BEHAVIOUR / f"{SHELF[game]}.txt").read_text("utf-8") == before


def test_other_games_of_the_same_rules_are_recorded(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    game = next(iter(SHELF))
    (kept, saga), (other, of_new_bots) = list(stored_sagas(game).items())[:2]
    for place in ("TESTS", "SAGAS", "PLAYTHROUGHS", "BEHAVIOUR"):
        monkeypatch.setattr(f"tools.record.{place}", tmp_path)
    monkeypatch.setattr("tools.record.stored_sagas", lambda _: {kept: saga})
    monkeypatch.setattr("tools.record.recorded_sagas", lambda _: [(other, of_new_bots)])
    monkeypatch.setattr("tools.record.recorded_playthroughs", lambda _: [])
    (tmp_path / f"{SHELF[game]}.txt").write_text(behaviour(game, {kept: saga}), "utf-8")
    assert main([game]) == 0
    assert (tmp_path / f"{SHELF[game]}.txt").read_text("utf-8") == behaviour(game, {other: of_new_bots})
