"""Pillage (BR-14.1, BR-14.2, BR-14.7, BR-14.8): declaring it, the Call to Battle, and what a success brings.

The battle itself is in battle.py.
"""

from meadhall.engine import Choose, Reason, Rule, Value, replaced
from meadhall.engine.values import clockwise
from meadhall.games.blood_rage.board import figures_at, move, present, unpillaged
from meadhall.games.blood_rage.cards.battle_cards import SUCCESS_TEXTS
from meadhall.games.blood_rage.clan import gain_glory, pay_rage, raise_stat
from meadhall.games.blood_rage.content import (
    ADJACENT,
    FIGURE_OF,
    FIGURE_VALUES,
    FJORD_OF,
    FJORDS,
    PILLAGE_VALUES,
    PLACE_OF,
    PLACE_VALUES,
    PROVINCE_VALUES,
    PROVINCES,
    SEAT_VALUES,
    STRIDE,
    TITLE,
    TOKEN_VALUES,
    TOKENS,
)
from meadhall.games.blood_rage.reactions import react
from meadhall.games.blood_rage.reasons import (
    ALREADY_PILLAGED,
    NO_FIGURES_THERE,
    NOT_ADJACENT,
    NOT_PRESENT,
    NOT_YET_PILLAGED,
    NOTHING_TO_PILLAGE,
    PROVINCE_DESTROYED,
    SHIPS_STAY,
)
from meadhall.games.blood_rage.state import BloodRage, G

PILLAGES = tuple(PILLAGE_VALUES)


def why_not_pillage_province(s: BloodRage, seat: int, province: int, again: bool = False) -> Reason | None:
    """BR-14.1.2; `again` for a province that shows its pillaged side (BR-14.1.3)."""
    if s.destroyed[province]:
        return PROVINCE_DESTROYED
    if s.pillaged[province] and not again:
        return ALREADY_PILLAGED
    if again and not s.pillaged[province]:
        return NOT_YET_PILLAGED
    return None if present(s, seat, province) else NOT_PRESENT


def ready_to_pillage(s: BloodRage, seat: int) -> list[str]:
    """The provinces that the clan may pillage, as `why_not_pillage_province` has it."""
    if not s.fielded[seat]:
        return []
    figures, base = s.figures, seat * STRIDE
    return [
        PILLAGES[place]
        for place in unpillaged(s.pillaged, s.destroyed)
        if figures[base + place] or (place and figures[base + FJORD_OF[place]])
    ]


def closed_pillages(s: BloodRage, seat: int) -> list[tuple[str | int, Reason]]:
    """The other provinces, each with its reason; Pillage itself where none is left."""
    reasons = [(place, why_not_pillage_province(s, seat, place)) for place in PROVINCES]
    if all(reason is not None for _, reason in reasons):
        return [("pillage", NOTHING_TO_PILLAGE)]
    return [(PILLAGE_VALUES[place], reason) for place, reason in reasons if reason is not None]


def can_repillage(s: BloodRage, seat: int) -> bool:
    """BR-14.1.3: is there a province to pillage again in this Age?"""
    return s.fielded[seat] > 0 and any(
        why_not_pillage_province(s, seat, province, again=True) is None for province in PROVINCES
    )


def declare(g: G, pillager: int, province: int, by: str, cost: int = 0) -> None:
    """BR-14.1: from here on it cannot be called off (BR-14.1.4). BR-14.1.5: Call to Battle comes first, from the player to the left of the pillager."""
    place = PROVINCE_VALUES[province]
    token = TOKEN_VALUES[g.s.tokens[province]]
    g.begin("pillage", clause="BR-14.1.4", seat=SEAT_VALUES[pillager], place=place)
    if not g.mute:
        g.tell(
            "pillage-declared",
            clause="BR-14.1.4",
            seat=SEAT_VALUES[pillager],
            place=place,
            token=token,
            by=by,
        )
    pay_rage(g, pillager, cost, by)
    g.push("call_to_battle", pillager, province, clockwise(g.seats, pillager)[1])


def call_to_battle(g: G, pillager: int, province: int, caller: int) -> Rule[None]:
    """BR-14.2: from `caller` clockwise everybody may bring one figure. Ends with the first one that comes, and is called again."""
    s = g.s
    order = clockwise(g.seats, caller)
    if s.room[province] > 0:
        for seat in order:
            came = yield from bring_figure(g, seat, pillager, province)
            if came:
                g.push("call_to_battle", pillager, province, clockwise(g.seats, seat)[1])
                return
    if any(seat != pillager and present(s, seat, province) for seat in order):
        g.push("battle", pillager, province)
    else:
        g.push("unopposed", pillager, province)


def why_not_bring_from(s: BloodRage, seat: int, place: int, province: int) -> Reason | None:
    """BR-14.2.1, BR-14.2.4: from adjacent provinces only, and never from a fjord."""
    if not s.figures[seat * STRIDE + place]:
        return NO_FIGURES_THERE
    if place in FJORDS:
        return SHIPS_STAY
    return None if place in ADJACENT[province] else NOT_ADJACENT


def far_figures(s: BloodRage, seat: int, province: int) -> list[tuple[str | int, Reason]]:
    """Where the clan has figures that cannot come, each with the reason."""
    return [
        (PLACE_VALUES[place], reason)
        for place in (*PROVINCES, *FJORDS)
        if place != province
        and s.figures[seat * STRIDE + place]
        and (reason := why_not_bring_from(s, seat, place, province)) is not None
    ]


def bring_figure(g: G, seat: int, pillager: int, province: int) -> Rule[bool]:
    """BR-14.2.1: one figure from an adjacent province; who has none there passes unasked (BR-14.2.6)."""
    s = g.s
    origins = [
        PROVINCE_VALUES[origin]
        for origin in ADJACENT[province]
        if why_not_bring_from(s, seat, origin, province) is None
    ]
    if not origins:
        return False
    target = PROVINCE_VALUES[province]

    def ask(key: str, values: list[str], **params: Value) -> Choose:
        return Choose(
            seat,
            key,
            values,
            clause="BR-14.2.1",
            params={
                "place": target,
                "pillager": SEAT_VALUES[pillager],
                "token": TOKEN_VALUES[s.tokens[province]],
                **params,
            },
            blocked=lambda: far_figures(s, seat, province),
        )

    origin_value, answer = origins[0], ""
    if len(origins) > 1 or len(figures_at(s, seat, PLACE_OF[origin_value])) == 1:
        answer = yield ask("call-to-battle", [*origins, "pass"])
        if answer == "pass":
            return False
        origin_value = answer
    origin = PLACE_OF[origin_value]
    figures = figures_at(s, seat, origin)
    figure = figures[0]
    if len(figures) > 1:  # with one province to choose from, its figures are the choice
        values = [FIGURE_VALUES[each] for each in figures]
        answer = yield ask("call-figure", values if answer else [*values, "pass"], origin=origin_value)
        if answer == "pass":
            return False
        figure = FIGURE_OF[answer]
    move(s, seat, figure, origin, province)
    if not g.mute:
        g.tell(
            "figure-joined",
            clause="BR-14.2.1",
            seat=SEAT_VALUES[seat],
            figure=FIGURE_VALUES[figure],
            source=origin_value,
            place=target,
            by="term:call_to_battle",
        )
    return True


def unopposed(g: G, pillager: int, province: int) -> Rule[None]:
    """BR-14.7: no enemy in the area, so no cards and no battle."""
    yield from succeed(g, pillager, province)


def succeed(g: G, pillager: int, province: int) -> Rule[None]:
    """BR-14.8.1, in this order."""
    s = g.s
    g.result("pillage", success=1)
    gain_reward(g, pillager, province, "term:pillage")
    yield from react(g, "reward-gained", (pillager,), province)
    yield from react(g, "leader-rewarded", (pillager,), province)
    for card in s.live[pillager]:
        effect = SUCCESS_TEXTS.get(TITLE[card])
        if effect is not None:
            yield from effect(g, pillager, province)
    s.pillaged = replaced(s.pillaged, province, 1)
    if not g.mute:
        g.tell(
            "pillage-succeeded",
            clause="BR-14.8.1",
            seat=SEAT_VALUES[pillager],
            place=PROVINCE_VALUES[province],
            token=TOKEN_VALUES[s.tokens[province]],
        )
    yield from react(g, "token-turned", (pillager,), province)


def gain_reward(g: G, seat: int, province: int, by: str) -> None:
    """BR-14.8.2; `by` is the pillage, or the card that gives its reward once more."""
    token = TOKENS[g.s.tokens[province]]
    for stat in token.raises:
        raise_stat(g, seat, stat, by, "BR-14.8.2")
    gain_glory(g, seat, token.glory, by, "BR-14.8.2")
