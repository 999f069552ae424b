"""Monsters with a text (BR-12.3). Listeners by event; numbers and permissions are words in cards.toml."""

from meadhall.engine import Choose, Rule
from meadhall.engine.values import clockwise
from meadhall.games.blood_rage.board import move, place_of
from meadhall.games.blood_rage.clan import gain_glory, word
from meadhall.games.blood_rage.content import (
    A_WARRIOR,
    FIGURE,
    FIGURE_VALUES,
    FIRST_MONSTER,
    PLACE_VALUES,
    SEAT_VALUES,
    STRIDE,
    YGGDRASIL,
)
from meadhall.games.blood_rage.destroy import Destruction, Doomed, all_in_area, destroy
from meadhall.games.blood_rage.pillage import gain_reward
from meadhall.games.blood_rage.state import G

TROLL = "figure:troll"
FIRE_GIANT = "figure:fire_giant"
FROST_GIANT = "figure:frost_giant"
VALKYRIE = "figure:valkyrie"
VOLUR_WITCH = "figure:volur_witch"


def troll(g: G, seat: int, placed: tuple[int, int]) -> Rule[None]:
    """When the Troll invades a province, all enemy Warriors in it are destroyed."""
    figure, place = placed
    if figure == FIGURE["troll"]:
        warriors = g.s.warriors
        order = clockwise(g.seats, seat)
        doomed = [
            Doomed(other, A_WARRIOR, place, warriors[other * STRIDE + place])
            for other in order[1:]
            if warriors[other * STRIDE + place]
        ]
        yield from destroy(g, order, doomed, TROLL)


def fire_giant(g: G, seat: int, placed: tuple[int, int]) -> Rule[None]:
    """When the Fire Giant invades a province, all enemy figures but Monsters in it and in its fjord are destroyed."""
    figure, place = placed
    if figure == FIGURE["fire_giant"]:
        order = clockwise(g.seats, seat)
        doomed = [
            each
            for other in order[1:]
            for each in all_in_area(g.s, other, place)
            if each.figure < FIRST_MONSTER
        ]
        yield from destroy(g, order, doomed, FIRE_GIANT)


def frost_giant(g: G, seat: int, province: int) -> None:
    """When you pillage the province the Frost Giant is in, gain the reward of the token a second time."""
    if place_of(g.s, seat, FIGURE["frost_giant"]) == province:
        gain_reward(g, seat, province, FROST_GIANT)


def valkyrie_arrives(g: G, seat: int, payload: None) -> None:
    """The Valkyrie must be in the area when cards are first chosen."""
    s = g.s
    if place_of(s, seat, FIGURE["valkyrie"]) == s.battlefield:
        s.witnesses = (*s.witnesses, seat)


def valkyrie(g: G, seat: int, payload: None) -> None:
    """After a battle she was in, gain 2 Glory for each enemy figure destroyed in it, won or lost."""
    s = g.s
    if seat in s.witnesses:
        enemies = sum(s.fallen) - s.fallen[seat]
        gain_glory(g, seat, word(s, seat, "enemy_fallen_glory") * enemies, VALKYRIE, "BR-14.6.5")


def volur_witch(g: G, seat: int, destruction: Destruction) -> Rule[None]:
    """Would the Witch be destroyed in an outer province, you may move her to Yggdrasil instead."""
    witch = FIGURE["volur_witch"]
    for each in destruction.doomed:
        if each.seat == seat and each.figure == witch and each.count and each.place != YGGDRASIL:
            answer: str = yield Choose(
                seat,
                "witch-retreat",
                ["yes", "no"],
                clause="BR-15.3",
                params={"place": PLACE_VALUES[each.place]},
            )
            if answer == "yes":
                each.count = 0
                move(g.s, seat, witch, each.place, YGGDRASIL)
                g.tell(
                    "witch-retreated",
                    clause="BR-15.3",
                    seat=SEAT_VALUES[seat],
                    figure=FIGURE_VALUES[witch],
                    source=PLACE_VALUES[each.place],
                    place=PLACE_VALUES[YGGDRASIL],
                    by=VOLUR_WITCH,
                )


LISTENERS = {
    "figure-invaded": {"troll": troll, "fire_giant": fire_giant},
    "reward-gained": {"frost_giant": frost_giant},
    "battle-begins": {"valkyrie": valkyrie_arrives},
    "battle-fought": {"valkyrie": valkyrie},
    "would-retreat": {"volur_witch": volur_witch},
}
