"""A toy game with everything the engine promises: secret simultaneous choices, draws, dice, interrupts, known cards, frames."""

from __future__ import annotations

from meadhall.engine import (
    Choose,
    Count,
    Game,
    Keys,
    Option,
    Play,
    Reason,
    Rule,
    Rules,
    State,
    Together,
    UpTo,
    choose,
    knowledge,
    public,
    zone,
)

CARDS = tuple(f"{name}#{copy}" for name in ("axe", "bow", "cup", "dog", "elk", "fox") for copy in (1, 2))
TOO_POOR = Reason("TOY-2", "too-poor")


class Toy(State):
    round: int = public(Count(4))
    gold: list[int] = public(Count(999, scale=10), by="seat")
    log: tuple[int, ...] = public(Count(3), by=UpTo(99))
    deck: list[int] = zone("card", see="nobody")
    hands: list[list[int]] = zone("card", see="owner")
    sworn: list[list[int]] = zone("card", see="owner")
    table: list[list[int]] = zone("card", see="all", by="seat")
    seen: list[int] = knowledge("card")


G = Play[Toy]
VALUES = tuple(f"card:{name}" for name in CARDS)
INDEX = {value: i for i, value in enumerate(VALUES)}


def setup(g: G) -> Rule[None]:
    s = g.s
    s.gold = [3] * g.seats
    s.hands = [[] for _ in range(g.seats)]
    s.sworn = [[] for _ in range(g.seats)]
    s.table = [[] for _ in range(g.seats)]
    s.seen = [0] * len(CARDS)
    s.deck = list(range(len(CARDS)))
    for seat in range(g.seats):
        for _ in range(3):
            s.hands[seat].append((yield from g.draw("card", s.deck, "deal")))
    g.push("round", 1)


def play_round(g: G, number: int) -> None:
    g.s.round = number
    if number <= 3:
        g.then(*(("turn", seat) for seat in range(g.seats)), ("clash",), ("round", number + 1))


def why_not_act(s: Toy, seat: int, value: str) -> Reason | None:
    if value == "buy" and s.gold[seat] < 2:
        return Reason("TOY-2", "too-poor", {"need": 2, "have": s.gold[seat]})
    if value == "buy" and not s.deck:
        return Reason("TOY-3", "deck-empty")
    if value == "swear" and not any(CARDS[c].startswith("a") for c in s.hands[seat]):
        return Reason("TOY-4", "nothing-to-swear")
    return None


def turn(g: G, seat: int) -> Rule[None]:
    s = g.s
    act: str = yield choose(
        seat, "act", ["buy", "swear", "roll", "pass"], lambda v: why_not_act(s, seat, v), clause="TOY-1"
    )
    if act == "buy":
        s.gold[seat] -= 2
        card = yield from g.draw("card", s.deck, "buy")
        s.hands[seat].append(card)
        g.tell("bought", clause="TOY-2", seat=f"seat:{seat}", only={seat: {"card": VALUES[card]}})
    elif act == "swear":
        oath: str = yield Choose(seat, "oath", [VALUES[c] for c in s.hands[seat] if CARDS[c].startswith("a")])
        s.hands[seat].remove(INDEX[oath])
        s.sworn[seat].append(INDEX[oath])
    elif act == "roll":
        face: int = yield from g.roll("die", (1, 2, 3))
        s.gold[seat] += face
        s.log = (*s.log, face)
        yield from g.emit("rolled", g.clockwise(seat), face)


def clash(g: G) -> Rule[None]:
    s = g.s
    seats = [seat for seat in range(g.seats) if s.hands[seat]]
    if not seats:
        return
    picks: list[str] = yield Together([Choose(x, "clash", [VALUES[c] for c in s.hands[x]]) for x in seats])
    g.reveal()
    best = max(picks)
    for seat, pick in zip(seats, picks, strict=True):
        card = INDEX[pick]
        s.hands[seat].remove(card)
        s.table[seat].append(card)
        g.tell("clashed", seat=f"seat:{seat}", card=pick)
        if pick == best:
            s.gold[seat] += 1
            s.table[seat].remove(card)
            s.hands[seat].append(card)
            s.seen[card] = (1 << g.seats) - 1


def dog_listens(g: G, seat: int, face: int) -> Rule[None]:
    take: str = yield Choose(seat, "dog", ["yes", "no"])
    if take == "yes":
        g.s.gold[seat] += face


def in_play(s: Toy, seat: int) -> list[str]:
    return [CARDS[card].partition("#")[0] for card in s.table[seat]]


def fits(zone_name: str, kind: str, card: int) -> bool:
    return zone_name != "sworn" or CARDS[card].startswith("a")


def winners(s: Toy) -> list[int]:
    return [seat for seat, gold in enumerate(s.gold) if gold == max(s.gold)]


TOY: Rules[Toy] = Rules(
    id="toy",
    version="1",
    seats=range(2, 5),
    state=Toy,
    frames={"setup": setup, "round": play_round, "turn": turn, "clash": clash},
    scores=lambda s: list(s.gold),
    winners=winners,
    keys=Keys(
        asks=("act", "oath", "clash", "dog"),
        tells=("bought", "clashed"),
        emits=("rolled",),
        reasons=("too-poor", "deck-empty", "nothing-to-swear"),
    ),
    kinds={"card": CARDS},
    options={"long": Option("no", ("no", "yes"))},
    fits=fits,
    in_play=in_play,
    listeners={"rolled": {"dog": dog_listens}},
    invariants=lambda s: (
        []
        if sum(len(x) for x in (s.deck, *s.hands, *s.sworn, *s.table)) == len(CARDS)
        else ["a card is lost"]
    ),
)


def toy(seats: int = 3, seed: int = 1) -> Game[Toy]:
    return Game(TOY, seats, TOY.parse_options({}), str(seed)).begin()
