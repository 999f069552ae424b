"""A toy game of raids: sets of figures chosen as sets, spans that nest, successors that come after them."""

from __future__ import annotations

from meadhall.engine import (
    Chosen,
    Game,
    GameOver,
    Keys,
    Play,
    Reason,
    Rule,
    Rules,
    Span,
    State,
    Subset,
    Together,
    public,
)

CREW = ("figure:warrior", "figure:warrior", "figure:jarl", "figure:ship")
ROOM = 3


class Raid(State):
    turns: int = public()
    gold: list[int] = public()
    fallen: int = public()


G = Play[Raid]


def setup(g: G) -> None:
    g.s.gold = [0] * g.seats
    g.push("turn", 0)


def why_not_join(chosen: Chosen, figure: str) -> Reason | None:
    """Three fit aboard, and the ship carries nobody who came alone."""
    if figure == "figure:ship" and chosen.count("figure:warrior") == 2:
        return Reason("RAID-2", "too-full")
    return None


def why_not_sail(chosen: Chosen) -> Reason | None:
    return None if chosen else Reason("RAID-3", "nobody")


def turn(g: G, seat: int) -> Rule[None]:
    g.begin("action", seat=f"seat:{seat}")
    g.s.turns += 1
    crew: tuple[str, ...] = yield Subset(
        seat,
        "crew",
        CREW,
        why_not=why_not_join,
        done=why_not_sail,
        most=ROOM,
        suggest=CREW[:1],
        clause="RAID-1",
    )
    g.tell("sailed", seat=f"seat:{seat}", crew=len(crew))
    if g.s.turns < 6:
        g.next("turn", 1 - seat)
    g.push("fight", seat, len(crew))


def fight(g: G, seat: int, strength: int) -> Rule[None]:
    g.begin("fight", place="sea")
    g.push("loot", seat, strength)
    if strength == 3:
        cards: list[tuple[str, ...]] = yield Together(
            [Subset(x, "cards", ("card:axe", "card:bow"), most=1) for x in range(2)]
        )
        g.result(cards=sum(map(len, cards)))


def loot(g: G, seat: int, strength: int) -> Rule[None]:
    yield from g.within("share", share(g, seat, strength), seat=f"seat:{seat}")
    if g.s.gold[seat] >= 9:
        g.tell("rich", seat=f"seat:{seat}")
        raise GameOver


def share(g: G, seat: int, strength: int) -> Rule[None]:
    face: int = yield from g.roll("die", (1, 2))
    g.s.gold[seat] += face * strength
    g.result(gold=face * strength)
    g.result(of="action", gold=face * strength)
    g.tell("gold", seat=f"seat:{seat}", amount=face * strength, after=g.s.gold[seat])


def numbers(s: Raid) -> dict[str, int]:
    return {f"gold:{seat}": gold for seat, gold in enumerate(s.gold)}


def retell(known: dict[str, int], event: dict[str, object]) -> None:
    params = event["params"]
    assert isinstance(params, dict)
    if event["key"] == "gold":
        known[f"gold:{params['seat'].partition(':')[2]}"] = params["after"]


RAID: Rules[Raid] = Rules(
    id="raid",
    version="1",
    seats=range(2, 3),
    state=Raid,
    frames={"setup": setup, "turn": turn, "fight": fight, "loot": loot},
    scores=lambda s: list(s.gold),
    winners=lambda s: [seat for seat in range(2) if s.gold[seat] == max(s.gold)],
    keys=Keys(asks=("crew", "cards"), tells=("sailed", "gold", "rich"), reasons=("too-full", "nobody")),
    spans={"action": Span(action=True), "fight": Span(), "share": Span()},
    numbers=numbers,
    retell=retell,
)


def raid(seed: int = 1) -> Game[Raid]:
    return Game(RAID, 2, {}, str(seed)).begin()
