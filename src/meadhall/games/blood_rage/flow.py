"""The course of the game (BR-7): three Ages of six phases.

setup, choose_clan for each player
age ×3    1 Gods' Gifts      gods_gifts, draft ×6 (two players: ×3)
          2 Action           action_phase, turn …
                             after a Pillage: call_to_battle …, then battle, play_cards …, late_cards …,
                             resolution; or unopposed
          3 Discard          discard_phase
          4 Quest            quest_phase, quests for each clan
          5 Ragnarök         ragnarok
          6 Release Valhalla release_valhalla
          End of the Age     end_of_age
end_of_game
"""

from collections.abc import Callable
from typing import Any

from meadhall.games.blood_rage.action import action_phase, turn
from meadhall.games.blood_rage.battle import battle, late_cards, play_cards, resolution
from meadhall.games.blood_rage.discard import discard_phase
from meadhall.games.blood_rage.draft import draft, gods_gifts
from meadhall.games.blood_rage.pillage import call_to_battle, unopposed
from meadhall.games.blood_rage.quest import quest_phase, quests
from meadhall.games.blood_rage.ragnarok import end_of_age, ragnarok, release_valhalla
from meadhall.games.blood_rage.scoring import end_of_game
from meadhall.games.blood_rage.setup import choose_clan, setup
from meadhall.games.blood_rage.state import G


def age(g: G, number: int) -> None:
    """BR-7.1: the phases of an Age in their order, each completed by everybody before the next (BR-7.2)."""
    g.s.age = number
    g.tell("age-begins", clause="BR-7.1", age=number)
    g.then(
        ("gods_gifts",),
        ("action_phase",),
        ("discard_phase",),
        ("quest_phase",),
        ("ragnarok",),
        ("release_valhalla",),
        ("end_of_age",),
    )


FRAMES: dict[str, Callable[..., Any]] = {
    rule.__name__: rule
    for rule in (
        setup,
        choose_clan,
        age,
        gods_gifts,
        draft,
        action_phase,
        turn,
        call_to_battle,
        battle,
        play_cards,
        late_cards,
        resolution,
        unopposed,
        discard_phase,
        quest_phase,
        quests,
        ragnarok,
        release_valhalla,
        end_of_age,
        end_of_game,
    )
}
