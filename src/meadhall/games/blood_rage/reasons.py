"""Every reason why something is not allowed, with its clause. Texts: `no-<key>` in text/*.ftl."""

from meadhall.engine import Reason

# 6 Setup
CLAN_TAKEN = Reason("BR-6.1", "clan-taken")

# 5 Cards, 9 Action phase
ONLY_IN_BATTLE = Reason("BR-5.2", "only-in-battle")
RAGE_SHORT = tuple(
    tuple(Reason("BR-9.5", "rage-short", {"cost": cost, "rage": rage}) for rage in range(13))
    for cost in range(13)
)

# 10 Invade
RESERVE_EMPTY = Reason("BR-10.1.1", "reserve-empty")
ONLY_SHIPS = Reason("BR-2.9", "only-ships")
ONLY_FJORDS = Reason("BR-10.1.5", "only-fjords")
PROVINCE_FULL = Reason("BR-10.1.4", "province-full")
PROVINCE_DESTROYED = Reason("BR-6.7", "province-destroyed")
NOT_YGGDRASIL = Reason("BR-10.1.6", "not-yggdrasil")
NO_LANDING = Reason("BR-10.1.4", "no-landing")
HORNS_REACHED = tuple(Reason("BR-10.1.7", "horns-reached", {"horns": horns}) for horns in range(11))

# 11 March
NOTHING_TO_MARCH = Reason("BR-11.2", "nothing-to-march")
NO_DESTINATION = Reason("BR-11.3", "no-destination")
NO_FIGURES_THERE = Reason("BR-11.2", "no-figures-there")
SAME_PROVINCE = Reason("BR-11.2", "same-province")
NO_VILLAGE = Reason("BR-11.3", "no-village")
CANNOT_MARCH = Reason("BR-11.5", "cannot-march")

# 12 Upgrade
NO_FREE_SLOT = Reason("BR-12.1.1", "no-free-slot")

# 14 Pillage
NOTHING_TO_PILLAGE = Reason("BR-14.1.2", "nothing-to-pillage")
NOT_PRESENT = Reason("BR-14.1.2", "not-present")
ALREADY_PILLAGED = Reason("BR-14.8.5", "already-pillaged")
NOT_YET_PILLAGED = Reason("BR-14.1.3", "not-yet-pillaged")
NOTHING_TO_REPILLAGE = Reason("BR-14.1.3", "nothing-to-repillage")
NOT_ADJACENT = Reason("BR-14.2.1", "not-adjacent")
SHIPS_STAY = Reason("BR-14.2.4", "ships-stay")
NOT_LATE = Reason("BR-14.4.9", "not-late")

# Stats
STAT_AT_TOP = Reason("BR-3.7", "stat-at-top")
STAT_ON_TOKEN = Reason("BR-14.8.3", "stat-on-token")

# 23 Actions of cards
VALHALLA_EMPTY = Reason("BR-23.1", "valhalla-empty")
NO_FIGURE_CAN_RETURN = Reason("BR-23.1", "no-figure-can-return")
TOO_FEW_FIGURES = Reason("BR-23.2", "too-few-figures")
