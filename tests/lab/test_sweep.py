"""Numbers of the content, varied; and the pictures of the lab."""

from pathlib import Path

import pytest

from meadhall import lab
from meadhall.engine import MeadhallError
from meadhall.engine.content import ContentError, change
from meadhall.lab import plots, sweep


def test_a_number_is_found_by_file_table_row_and_place() -> None:
    assert sweep.vary("blood-rage", "cards.battle.tyrs_bash.bonus=1..3,7") == (
        "blood-rage",
        "cards.battle.tyrs_bash.bonus",
        (1, 2, 3, 7),
        2,
    )
    assert sweep.vary("blood-rage", "table.stat.rage.steps.2=5").printed == 7
    assert sweep.vary("reavers-of-midgard", "board.rounds.value=5,5").values == (5,)


@pytest.mark.parametrize(
    ("wish", "sentence"),
    [
        ("cards.battle.tyrs_bash.bonus", "a number is varied by PATH=1,2,3"),
        ("cards.battle.tyrs_bash.bonus=many", "a number is varied by PATH=1,2,3"),
        ("cards.battle.tyrs_bash.bonus=1..99", "with up to 50 values"),
        ("cards.battle.tyrs_bash.bonus=3..1", "a number is varied by PATH=1,2,3"),
        ("cards.battle.tyrs_bash.god=1", r"blood-rage has no number 'cards\.battle\.tyrs_bash\.god'"),
        ("cards.battle.nobody.bonus=1", "has no number"),
        ("chess.king=1", "has no number"),
        ("../content.x=1", "has no number"),
    ],
)
def test_what_cannot_be_varied_is_told(wish: str, sentence: str) -> None:
    with pytest.raises(MeadhallError, match=sentence):
        sweep.vary("blood-rage", wish)


def test_a_change_changes_one_number() -> None:
    data = {"card": [{"id": "a", "cost": 1}, {"id": "b", "cost": 2}], "steps": [1, 2]}
    assert change(data, "card.b.cost", 9) == 2
    assert change(data, "steps.1", 8) == 1
    assert data == {"card": [{"id": "a", "cost": 1}, {"id": "b", "cost": 9}], "steps": [8, 2]}
    with pytest.raises(ContentError, match=r"no number 'steps\.3'"):
        change(data, "steps.3", 1)


def test_the_same_deals_are_played_with_another_number() -> None:
    matches = lab.matches("blood-rage", 2, ["random"], seats=2)
    varied = sweep.vary("blood-rage", "table.stat.rage.steps.1=1,6")
    poor, printed = (sweep.play_trial(trial) for trial in sweep.trials(varied, matches))
    assert printed == [lab.play(match) for match in matches]
    less, usual = (sweep.outcome(0, done, varied.cards) for done in (poor, printed))
    assert less.length.value < usual.length.value  # who has little Rage acts seldom


def test_a_number_that_the_content_cannot_have_is_told() -> None:
    matches = lab.matches("reavers-of-midgard", 1, ["random"], seats=2)
    with pytest.raises(MeadhallError, match=r"with board\.totals\.reaver\.value = 1 no game can be played: "):
        sweep.play_trial(sweep.Trial("board.totals.reaver.value", 1, tuple(matches)))


def test_a_plot_is_drawn_or_says_what_it_needs(tmp_path: Path) -> None:
    base, lines = lab.balance(
        list(lab.simulate(lab.matches("toy", 20, ["random"], seats=2), jobs=1)), least=1
    )
    many = lines * 8
    for lang in ("en", "pl"):
        plots.cards(tmp_path / f"{lang}.svg", "Toy", base, many, lang)
        assert "<svg" in (tmp_path / f"{lang}.svg").read_text()
    with pytest.raises(MeadhallError, match=r"not as 'a\.docx'"):
        plots.check_plot(tmp_path / "a.docx")
    with pytest.raises(MeadhallError, match="there is no folder"):
        plots.check_plot(tmp_path / "none" / "a.svg")
