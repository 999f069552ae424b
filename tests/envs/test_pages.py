"""The pages of the environments say what is declared."""

import pytest

import meadhall
from tools.environments import FOLDER, page


@pytest.mark.parametrize("game", meadhall.shelf())
def test_the_page_of_an_environment_is_up_to_date(game: str) -> None:
    written = (FOLDER / f"{game}.md").read_text("utf-8")
    assert written == page(game), "run `python -m tools.environments`"
