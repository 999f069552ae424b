"""The numbers of the player aid, from the content and the Rune Actions."""

from meadhall.games.lords_of_ragnarok.content import DRAKKAR_STEPS, HERO_STEPS, SIDES
from meadhall.games.lords_of_ragnarok.rune_actions import ACTIONS
from meadhall.games.lords_of_ragnarok.special import PREPARE_CHOICES

_many, _two = (next(side for side in SIDES if side.board == board) for board in ("b34", "b2"))

AID: dict[str, object] = {
    "jarl": _many.lands_for_jarl,
    "godi": _many.temples_for_godi,
    "godi_two": _two.temples_for_godi,
    "slayer": _many.monsters_for_boss,
    "slayer_two": _two.monsters_for_boss,
    "hero_steps": HERO_STEPS,
    "drakkar_steps": DRAKKAR_STEPS,
    "prepare": PREPARE_CHOICES,
    **{name.partition(":")[2]: action.cost for name, action in ACTIONS.items()},
}
