"""What is told in the recorded games, and how the table stands at that moment."""

from tests.told import told_as_before


def test_the_recorded_games_are_told_as_they_were() -> None:
    told_as_before("god-of-war")
