"""The numbers of the player aid, from the content and the Rune Actions."""

from meadhall.games.lords_of_ragnarok.content import (
    ARMIES,
    ARMY_MAX,
    ATTRIBUTE_MIN,
    DRAKKAR_STEPS,
    GODS,
    HERO_STEPS,
    HEROES,
    MONSTER_DIE,
    MONSTERS,
    MONUMENT_MAX,
    PRIESTS,
    REGIONS,
    RINGS,
    RUNE_KINDS,
    SIDES,
    SLAYER_MARKERS,
    SLAYER_TOKENS,
    SURTR_DIE,
    TRACKS,
)
from meadhall.games.lords_of_ragnarok.rune_actions import ACTIONS
from meadhall.games.lords_of_ragnarok.solo.desolation import TOKENS
from meadhall.games.lords_of_ragnarok.solo.means import CARD_LIMIT, RUNE_LIMIT
from meadhall.games.lords_of_ragnarok.special import PREPARE_CHOICES

PLAYERS = 4  # a colour each
HELP_CARDS = 3  # LOR-3.2.1, for each player
_spaces = {track.board: track.spaces for track in TRACKS}
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
    "attribute_min": ATTRIBUTE_MIN,
    "follower_cards": CARD_LIMIT,
    "follower_runes": RUNE_LIMIT,
    "desolation": TOKENS,
    "players": PLAYERS,
    "army_max": ARMY_MAX,
    "army_count": ARMIES,
    "armies": ARMIES * PLAYERS,
    "priest_count": PRIESTS,
    "priests": PRIESTS * PLAYERS,
    "ring_count": RINGS,
    "rings": RINGS * PLAYERS,
    "heroes": len(HEROES),
    "monster_count": len(MONSTERS),
    "gods": len(GODS),
    "monument_levels": MONUMENT_MAX,
    "monument_parts": len(GODS) * (MONUMENT_MAX + 1),  # with the base
    "temples": _spaces["b34"],
    "temples_two": _spaces["b2"],
    "tracks": len(_spaces),
    "regions": len(REGIONS["b34"]),
    "regions_two": len(REGIONS["b2"]),
    "forges": _many.forges,
    "slayer_tokens": SLAYER_TOKENS,
    "slayer_markers": SLAYER_MARKERS,
    "help_cards": HELP_CARDS * PLAYERS,
    "die_surtur": ", ".join(map(str, SURTR_DIE)),
    **{f"die_{face}": MONSTER_DIE.count(face) for face in set(MONSTER_DIE)},
    **{f"runes_{rune.id}": rune.tokens for rune in RUNE_KINDS},
    **{name.partition(":")[2]: action.cost for name, action in ACTIONS.items()},
}
