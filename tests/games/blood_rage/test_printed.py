"""The numbers of the content are those that were written down."""

from tests.printed import numbers, written


def test_every_number_of_the_content_is_the_one_written_down() -> None:
    assert numbers("blood_rage") == written("blood_rage")
