"""The numbers of the player aid, from the content."""

from meadhall.games.blood_rage.content import (
    A_LEADER,
    A_SHIP,
    A_WARRIOR,
    BASE_COST,
    BASE_STRENGTH,
    CONTENT,
    LAST_AGE,
    TOKENS,
    TOP_STEP,
    WARRIORS_PER_CLAN,
)
from meadhall.games.blood_rage.march import COST


def _row(numbers: tuple[int, ...]) -> str:
    return " | ".join(str(number) if number else "-" for number in numbers)


AID = {
    "ages": LAST_AGE,
    "dealt": CONTENT.dealt,
    "kept": CONTENT.kept,
    "ragnarok": ", ".join(map(str, CONTENT.ragnarok_glory)),
    "ragnarok_first": CONTENT.ragnarok_glory[0],
    "march": COST,
    "steps": _row(tuple(range(1, TOP_STEP + 1))),
    **{stat: _row(steps) for stat, steps in zip(CONTENT.stats, CONTENT.steps, strict=True)},
    "legendary": _row(CONTENT.legendary),
    "legend": min(glory for glory in CONTENT.legendary if glory),
    "legend_top": max(CONTENT.legendary),
    "leader": BASE_STRENGTH[A_LEADER],
    "warrior": BASE_STRENGTH[A_WARRIOR],
    "warrior_cost": BASE_COST[A_WARRIOR],
    "ship": BASE_STRENGTH[A_SHIP],
    "ship_cost": BASE_COST[A_SHIP],
    "token_glory": max(token.glory for token in TOKENS),
    "rage_end": CONTENT.rage_end,
    "clans": len(CONTENT.clans),
    "warrior_count": WARRIORS_PER_CLAN,
    "warriors": WARRIORS_PER_CLAN * len(CONTENT.clans),
    "villages": len(CONTENT.villages),
    "ragnarok_tokens": len(CONTENT.provinces) - 1,  # BR-1.4: none for Yggdrasil
}
