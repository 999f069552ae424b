"""The numbers of the player aid and of the loose pieces, from the content."""

from meadhall.games.god_of_war.content import DIE, HAND_LIMITS, HEALTH, HEROES, RAGE_MAX, TOKEN_COUNTS

AID: dict[str, object] = {
    "hand_limit": HAND_LIMITS["normal"],
    "die": ", ".join(map(str, DIE)),
    "heroes": len(HEROES),
    **{f"{token}_tokens": count for token, count in TOKEN_COUNTS.items()},
    **{f"{hero}_health": HEALTH[i] for i, hero in enumerate(HEROES)},
    **{f"{hero}_rage": RAGE_MAX[i] for i, hero in enumerate(HEROES)},
}
