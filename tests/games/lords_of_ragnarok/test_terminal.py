"""The table in a terminal of 80 columns: nothing that lies open on the table is missing, a Hunt is not blind."""

import io

import pytest
from rich.console import Console

from meadhall.engine.reference import reference
from meadhall.games.lords_of_ragnarok import RULES, terminal
from meadhall.text import LANGUAGES, Texts
from tests.clauses import clause
from tests.games.lords_of_ragnarok.hall import lay
from tests.table import Table


def hunting() -> Table:
    return lay(
        ("monster_round",),
        {"at": 12, "hand": ["levy"], "armies": {12: [3]}, "control": [12]},
        {},
        hunt={"hunter": 0, "prey": "draugr"},
        monsters={"draugr": 12},
        wounds={"draugr": {2: 1}},
        attack_hand=["claws"],
        events=["event_01"],
        seats=2,
    )


def shown(t: Table, lang: str) -> str:
    out = io.StringIO()
    Console(file=out, width=80, force_terminal=False).print(
        terminal.board(t.game.view(0), Texts(RULES, lang), 80)
    )
    text = out.getvalue()
    assert max(map(len, text.splitlines())) <= 80
    return " ".join(text.replace("│", " ").split())


@clause("LOR-12.3.2", "LOR-14.3", "LOR-2.1.11")
@pytest.mark.parametrize(
    ("lang", "words"),
    [
        (
            "pl",
            (
                "Draugr ⚔ (Othala, 12)",
                "2 Miecz (Runa) ●Gracz 2",
                "12→9,10,11,16",
                "Odrzucone Zdarzenia",
                "Droga Wielorybów 1,2,15",
            ),
        ),
        (
            "en",
            (
                "2 Sword (Rune) ●Player 2",
                "Niflheim (Uruz) 1,3,15",
                "Discarded Events",
                "Adjacent Regions 1→2,3",
            ),
        ),
    ],
)
def test_a_hunt_shows_weapons_rewards_markers_and_the_board_its_ways(
    lang: str, words: tuple[str, ...]
) -> None:
    text = shown(hunting(), lang)
    for word in words:
        assert word in text, word


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_printed_can_be_looked_up(lang: str) -> None:
    texts = Texts(RULES, lang)
    found = list(reference(RULES))
    names = {texts.label(component.value) for component in found}
    assert {"Fafnir", "Loki", "Gungnir", "Niflheim", "Huldra"} <= names
    assert all(texts.say(f"group-{component.group}") for component in found)
    assert len({component.value for component in found}) == len(found)
    house = {component.value for component in found if component.house_made}
    assert "gift:ransom" in house
    assert "hero:ragnar" not in house
