"""The tables of docs/balance/god-of-war.md."""

from tools.campaigns import Campaign, play, tables


def test_a_campaign_knows_its_scenes() -> None:
    game = play(1, 0, 1)
    assert game == play(1, 0, 1)
    assert 1 <= len(game.scenes) <= 3
    assert game.won <= (len(game.scenes) == 3)
    assert play(1, 0, 1, "sigrun").scenes == ["sigrun"]


def test_the_tables_count_games_and_scenes() -> None:
    games = [
        Campaign(1, False, ["ogre"]),
        Campaign(2, False, ["ogre", "helheim"]),
        Campaign(2, True, ["ogre", "helheim", "baldur"]),
    ]
    text = tables(games)
    assert "| 2 | 2 | 1 | 50% | 9% to 91% |" in text
    assert "| all | 3 | 1 | 33% |" in text
    assert "| ogre | 3 | 2 | 67% |" in text
    assert "| helheim | 2 | 1 | 50% |" in text
    assert "| baldur | 1 | 1 | 100% |" in text
    assert "| sigrun | 0 | 0 | - | - |" in text
