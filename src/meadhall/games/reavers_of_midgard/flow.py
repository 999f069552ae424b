"""The sequence of play, in the order of the rulebook: rounds, activations, parts, Cleanup."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from meadhall.engine import Choose, Reason, Rule, Span, Subset
from meadhall.games.reavers_of_midgard.cards.abilities import (
    CLAUSE,
    ability,
    ability_values,
    draws,
    together,
    why_not_ability,
    why_not_together,
)
from meadhall.games.reavers_of_midgard.cards.artifacts import decide, discard_prophecy, usable, use_artifact
from meadhall.games.reavers_of_midgard.cards.spoils import draw_two, resolve_spoil, resolve_spoils
from meadhall.games.reavers_of_midgard.content import (
    KEEPS,
    LOCATION,
    NUMBERS,
    PLACEMENTS,
    RECRUIT,
    ROUNDS,
    SEA,
    SLOTS,
    SUBDUE,
    TRADE,
    VILLAGES,
)
from meadhall.games.reavers_of_midgard.decks import draw_prophecy, draw_spoils
from meadhall.games.reavers_of_midgard.dice import count_symbols, pay, payable, settle, take
from meadhall.games.reavers_of_midgard.names import (
    CREW,
    LOCATION_OF,
    LOCATION_VALUE,
    REST_AT,
    REST_AT_OF,
    SEAT,
    SOURCE_OF,
)
from meadhall.games.reavers_of_midgard.purse import gain_favor, gain_food, gain_glory, pay_food
from meadhall.games.reavers_of_midgard.raids import raid
from meadhall.games.reavers_of_midgard.reavers import (
    first_reavers,
    first_use,
    gain_reavers,
    promotion,
    reaver,
    take_reavers,
    use_reavers,
)
from meadhall.games.reavers_of_midgard.scoring import final_scoring
from meadhall.games.reavers_of_midgard.sea import journey, sea_battle
from meadhall.games.reavers_of_midgard.setup import clear_board, fill_board, setup
from meadhall.games.reavers_of_midgard.state import G, Midgard, sum_up
from meadhall.games.reavers_of_midgard.subdue import attempt, attempts, flip, territory_reward
from meadhall.games.reavers_of_midgard.trade import trade

HAS_PAWN = Reason("RM-4.4", "location-taken")
CANNOT_PAY = Reason("RM-5.3.1", "location-cost")
NO_ATTEMPT = Reason("RM-14.1.1", "no-attempt")


# RM-4: rounds


def begin_round(g: G) -> None:
    """RM-4.2: the placement order of the round, fixed now (RM-4.3)."""
    s, n = g.s, g.seats
    seats = g.clockwise(s.start)
    s.order = seats + [s.honor] if n == 3 else (seats * 2)[:PLACEMENTS]
    s.pawns = []
    g.tell("round-begins", clause="RM-4.1", round=s.round)
    g.push("place")


def place(g: G) -> Rule[None]:
    """RM-5.1: the active player places a pawn on a location without one; what happens on selection happens now.

    Where nothing can come between, activating or Resting there is the same answer (RM-5.3).
    """
    s = g.s
    seat = s.order[len(s.pawns)]
    honor = s.honor >= 0 and len(s.pawns) == g.seats
    s.active, s.acting, s.location = seat, -1, -1
    g.begin("honor-ship" if honor else "action", seat=SEAT[seat])
    free = [i for i in range(len(LOCATION)) if i not in s.pawns]
    sure = [i for i in free if nothing_between(g, seat, i)]
    value: str = yield Choose(
        seat,
        "location",
        [*[LOCATION_VALUE[i] for i in free], *[REST_AT[i] for i in sure]],
        clause="RM-4.4",
        params={"honor": int(honor)},
        blocked=lambda: [(LOCATION_VALUE[i], HAS_PAWN) for i in s.pawns],
    )
    rests = value in REST_AT_OF
    s.location = REST_AT_OF[value] if rests else LOCATION_OF[value]
    answer = LOCATION_VALUE[s.location]
    way = "" if s.location not in sure else "rest" if rests else "activate"
    s.pawns.append(s.location)
    g.tell(
        "honor-placed" if honor else "location-selected", clause="RM-5.1", seat=SEAT[seat], location=answer
    )
    g.result(location=answer, way="select")
    if s.location == SEA:
        gain_glory(g, seat, LOCATION[SEA].by_distance[0], answer)  # RM-11.1
    elif s.location == TRADE:
        pass_marker(g, seat)
    g.then(("specialists",), ("part", seat, way))
    for other in g.clockwise(seat)[1:]:
        g.next("part", other)
    g.next("place" if len(s.pawns) < PLACEMENTS else "cleanup")


def nothing_between(g: G, seat: int, number: int) -> bool:
    """The seat could activate the location, and nothing is decided or drawn there before it says whether it does."""
    s = g.s
    crew = number in SLOTS and any(s.slots[x * 4 + SLOTS.index(number)] for x in range(g.seats))
    return not crew and not s.artifacts[seat] and why_not_activate(s, seat, number) is None


def pass_marker(g: G, seat: int) -> None:
    """RM-10.2: the active player takes the Start Player marker, or passes it on when holding it already."""
    s = g.s
    if s.start == seat:
        s.start = (seat + 1) % g.seats
        g.tell("marker-passed", clause="RM-10.2", seat=SEAT[s.start], holder=SEAT[seat])
    else:
        s.start = seat
        g.tell("marker-moved", clause="RM-10.2", seat=SEAT[seat])


# RM-5.2: specialised Reavers


def column(s: Midgard, seat: int) -> tuple[int, ...]:
    """The Reavers of the seat that are specialised in the location of the activation, from top to bottom."""
    return s.slots[seat * 4 + SLOTS.index(s.location)] if s.location in SLOTS else ()


def specialists(g: G) -> None:
    """RM-5.2: step 2, if anybody has a Reaver there."""
    s = g.s
    frames = [("specialist", x, 0) for x in g.clockwise(s.active) if column(s, x)]
    if frames:
        g.begin("specialists", location=LOCATION_VALUE[s.location])
        g.then(*frames)


def specialist(g: G, seat: int, position: int, yes: str = "", no: str = "") -> Rule[None]:
    """RM-5.2.1: a player's whole column, then the next player's; what is no longer possible is told and not asked.

    Abilities that cost no die are one question: `yes` are those that will be used, `no` those that will not. Once an ability has
    drawn something, only `yes` holds: the others are asked for again.
    """
    s = g.s
    names = [reaver(card).ability for card in column(s, seat)[position:]]
    if not position and len(names) > 1:
        offered = together(s, seat, names)
        if len(offered) > 1:
            chosen: tuple[str, ...] = yield which_of(s, seat, offered)
            yes = "+".join(chosen)
            no = "+".join((Counter(f"ability:{name}" for name in offered) - Counter(chosen)).elements())
    name = names[0]
    named = f"ability:{name}"
    why = why_not_ability(s, seat, name)
    uses = refuses = False
    if yes or no:
        agreed, refused = yes.split("+"), no.split("+")
        uses, refuses = named in agreed, named not in agreed and named in refused
        if uses or refuses:
            (agreed if uses else refused).remove(named)
        yes, no = "+".join(agreed), "" if uses and why is None and draws(name) else "+".join(refused)
    if len(names) > 1:
        g.push("specialist", seat, position + 1, yes, no)
    if why is not None:
        g.tell("ability-idle", clause=why.clause, seat=SEAT[seat], ability=named, why=f"why:{why.key}")
        return
    if uses:
        yield from ability(g, seat, name, "use")
        return
    if refuses:
        g.tell("ability-declined", clause="RM-5.2.2", seat=SEAT[seat], ability=named)
        return
    answer: str = yield Choose(
        seat,
        "ability",
        [*ability_values(s, seat, name), "decline"],
        clause=CLAUSE[name],
        params={"ability": named},
    )
    if answer == "decline":
        g.tell("ability-declined", clause="RM-5.2.2", seat=SEAT[seat], ability=named)
    else:
        yield from ability(g, seat, name, answer)


def which_of(s: Midgard, seat: int, names: list[str]) -> Subset:
    """Those of the abilities that are used, in their order; as many as can be paid together are proposed."""
    members = sorted(f"ability:{name}" for name in names)

    def proposal() -> list[str]:
        all_of: list[str] = []
        for member in members:
            if why_not_together(s, seat, [*all_of, member]) is None:
                all_of.append(member)
        return all_of

    if why_not_together(s, seat, members) is None:
        return Subset(seat, "abilities", members, suggest=members, clause="RM-5.2")
    return Subset(
        seat,
        "abilities",
        members,
        why_not=lambda chosen, member: why_not_together(s, seat, [*map(str, chosen), member]),
        suggest=proposal,
        clause="RM-5.2",
    )


# RM-5.3: one player's part


def distance(seats: int, active: int, seat: int) -> int:
    """RM-2.2; RM-5.5.1: with 2 players the other player counts as distance 3."""
    away = (seat - active) % seats
    return 3 if away and seats == 2 else away


def part(g: G, seat: int, way: str = "") -> Rule[None]:
    """A player's whole part begins: no Artifact used, no Reaver gained yet. `way` is what was said with the placement."""
    s = g.s
    g.begin("action", seat=SEAT[seat], location=LOCATION_VALUE[s.location])
    s.acting, s.used, s.gained = seat, [], []
    if way == "activate":
        yield from activate(g, seat)
    elif way == "rest":
        yield from rest(g, seat, (yield Choose(seat, "rest", rest_values(s), clause="RM-5.4")))
    else:
        yield from participate(g, seat)


def why_not_activate(s: Midgard, seat: int, number: int) -> Reason | None:
    """RM-5.3.1: the full cost; Subdue needs a possible attempt (RM-14.1.1)."""
    if number == SUBDUE:
        return None if attempts(s, seat) else NO_ATTEMPT
    place = LOCATION[number]
    if s.food[seat] < place.food or (place.symbols and not payable(s, seat, NEED[number])):
        return CANNOT_PAY
    return None


NEED = tuple(count_symbols(place.symbols) for place in LOCATION)


def participate(g: G, seat: int) -> Rule[None]:
    """RM-5.3: activate, or Rest for Food or a die."""
    s = g.s
    why = why_not_activate(s, seat, s.location)
    answer = yield from decide(
        g,
        Choose(
            seat,
            "rest-forced" if why else "participate",
            rest_values(s) if why else WAYS if any(s.supply) else WAYS[:2],
            clause="RM-5.3.1" if why else "RM-5.3",
            params={"location": LOCATION_VALUE[s.location]},
            blocked=None if why is None else lambda: [("activate", why)],
        ),
        ("participate", seat),
        always=True,
    )
    if not answer:
        return
    if answer == "activate":
        yield from activate(g, seat)
        return
    if answer == "die":
        answer = yield Choose(
            seat, "set-die", rest_values(s)[1:], clause="RM-5.4", params={"by": "cause:rest"}
        )
    yield from rest(g, seat, answer)


WAYS = ("activate", "food", "die")


def activate(g: G, seat: int) -> Rule[None]:
    """Pay the cost; the effect of the location follows, then the last window for Artifacts."""
    s = g.s
    place, here = LOCATION[s.location], LOCATION_VALUE[s.location]
    g.tell("activates", clause="RM-5.3", seat=SEAT[seat], location=here)
    sum_up(g, "action", way="activate")
    if place.food:
        pay_food(g, seat, place.food, here)
    yield from pay(g, seat, place.symbols, here)
    g.then(("effect", seat, place.by_distance[distance(g.seats, s.active, seat)]), ("after", seat))


def effect(g: G, seat: int, bonus: int) -> None:
    """What the location does for the seat, by its distance."""
    s = g.s
    kind, frame = EFFECT[s.location]
    g.begin(kind, seat=SEAT[seat], bonus=bonus)
    if s.location == RECRUIT:
        if bonus:
            gain_favor(g, seat, bonus, LOCATION_VALUE[RECRUIT])  # RM-9.2
        g.push(frame, seat)
    elif s.location == SEA:
        g.push(frame, seat)
    elif s.location == SUBDUE:
        g.push(frame, seat, bonus, 1)
    else:
        g.push(frame, seat, bonus)


EFFECT = {
    RECRUIT: ("recruit", "take-reavers"),
    TRADE: ("trade", "trade"),
    SEA: ("sea-battle", "journey"),
    VILLAGES: ("raid", "raid"),
    KEEPS: ("raid", "raid"),
    SUBDUE: ("subdue", "attempt"),
}
"""Location -> the span its effect makes, and the frame it begins with."""


REST_FOOD = NUMBERS["rest.food"]


def rest_values(s: Midgard) -> list[str]:
    """RM-5.4: 2 Food, or one die of any colour on any face."""
    red, blue, yellow = s.supply
    return RESTS[bool(red) + 2 * bool(blue) + 4 * bool(yellow)]


RESTS = tuple(
    ["food", *[die for colour in range(3) if there >> colour & 1 for die in CREW[colour]]]
    for there in range(8)
)
"""What Resting brings, by the colours that are there."""


def rest(g: G, seat: int, answer: str) -> Rule[None]:
    """RM-5.4."""
    s = g.s
    g.tell("rests", clause="RM-5.4", seat=SEAT[seat])
    sum_up(g, "action", way="rest")
    if answer == "food":
        gain_food(g, seat, REST_FOOD, "cause:rest")
        return  # Food makes no other Artifact usable than those that were offered with the Rest
    offered = usable(s, seat, True) if s.artifacts[seat] else []
    die = SOURCE_OF[answer]
    take(s, seat, die)
    g.tell("die-set", clause="RM-5.4", seat=SEAT[seat], die=answer, by="cause:rest")
    yield from settle(g, seat, [die])
    if s.artifacts[seat] and not set(usable(s, seat)) <= set(offered):
        g.push(
            "after", seat
        )  # what draws nothing and was offered with the Rest could have had no other end now


def after(g: G, seat: int) -> Rule[None]:
    """RM-5.6: the last moment of a part at which Artifacts may be used."""
    s = g.s
    if s.artifacts[seat] and usable(s, seat):
        yield from decide(
            g, Choose(seat, "artifacts", ("done",), clause="RM-5.6"), ("after", seat), always=True
        )


# RM-15: Cleanup


def cleanup(g: G) -> Rule[None]:
    """RM-15: after the fourth activation; round 6 goes straight to final scoring (RM-15.1)."""
    s, n = g.s, g.seats
    s.location, s.acting = -1, -1
    if s.round == ROUNDS:
        g.push("scoring")
        return
    g.begin("cleanup", round=s.round)
    g.tell("cleanup", clause="RM-15", round=s.round)
    s.round += 1
    if n == 3:
        s.honor = (s.honor + 1) % n
        g.tell("honor-passed", clause="RM-15.2", seat=SEAT[s.honor])
    for seat in range(n):
        if s.tiles[seat]:
            gain_glory(g, seat, len(s.tiles[seat]), "cause:territories")  # RM-15.3
    clear_board(g)
    yield from fill_board(g)
    for seat, tiles in enumerate(s.upgrades):
        if sum(tiles[3:]):
            g.tell("upgrades-ready", clause="RM-15.6", seat=SEAT[seat], n=sum(tiles[3:]))
    s.upgrades = tuple((u[0] + u[3], u[1] + u[4], u[2] + u[5], 0, 0, 0) for u in s.upgrades)  # RM-15.6
    g.next("round")


SPANS = {
    "setup": Span(),
    "action": Span(action=True, again=True),
    "honor-ship": Span(action=True),
    "specialists": Span(),
    "recruit": Span(),
    "trade": Span(),
    "sea-battle": Span(odds=("won",)),
    "raid": Span(),
    "bonus": Span(),
    "subdue": Span(),
    "combat": Span(odds=("won",)),
    "cleanup": Span(of_itself=True),
    "scoring": Span(),
}
"""An action is a part carried through; that of the active player lies within the placement of the pawn, which is one too."""


FRAMES: dict[str, Callable[..., Any]] = {
    "setup": setup,
    "first-reavers": first_reavers,
    "first-use": first_use,
    "fill-board": fill_board,
    "round": begin_round,
    "place": place,
    "specialists": specialists,
    "specialist": specialist,
    "ability": ability,
    "part": part,
    "participate": participate,
    "effect": effect,
    "after": after,
    "artifact": use_artifact,
    "discard-prophecy": discard_prophecy,
    "take-reavers": take_reavers,
    "gain-reavers": gain_reavers,
    "use-reavers": use_reavers,
    "promotion": promotion,
    "trade": trade,
    "journey": journey,
    "sea-battle": sea_battle,
    "raid": raid,
    "spoils": resolve_spoils,
    "spoil": resolve_spoil,
    "attempt": attempt,
    "flip": flip,
    "territory-reward": territory_reward,
    "draw-spoils": draw_spoils,
    "draw-two": draw_two,
    "draw-prophecy": draw_prophecy,
    "cleanup": cleanup,
    "scoring": final_scoring,
}
