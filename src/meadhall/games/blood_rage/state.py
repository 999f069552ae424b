"""The state of a game of Blood Rage: numbers only. Seats, places, figures and cards are the integers of content.py."""

from typing import TypeAlias

from meadhall.engine import (
    FLAG,
    Bits,
    Count,
    Of,
    OneOf,
    Play,
    Seat,
    State,
    UpTo,
    knowledge,
    private,
    public,
    zone,
)
from meadhall.engine.piles import Pile, Piles
from meadhall.games.blood_rage.content import (
    AGE,
    BONUS,
    BOX,
    CARD_NAMES,
    CONTENT,
    COPIES,
    LAST_AGE,
    MONSTER,
    MONSTERS,
    POWER,
    PROVINCES,
    RESERVE,
    STOCK,
    STRIDE,
    TOP_STEP,
    UNLIMITED,
    VILLAGES,
    WARRIORS_PER_CLAN,
    WORD,
    YGGDRASIL,
)

MOST_CLANS = len(CONTENT.clans)
FIGURES_PER_CLAN = WARRIORS_PER_CLAN + 2 + CONTENT.slots[MONSTER]
"""Warriors, Leader, Ship and as many Monsters as there are slots."""
MOST_BONUS = max(*BONUS, sum(WORD["quest_bonus"]))  # of a card, or of a Quest that Upgrades make one
MOST_REVEALED = 2 * CONTENT.dealt
"""Cards of one clan in one battle: more than a hand can hold."""


class BloodRage(State):
    """Everything on the table. Lists "by seat and place" are flat: seat * STRIDE + place.

    What changes seldom is a tuple, replaced as a whole and shared by all copies of the state.
    """

    age: int = public(Count(LAST_AGE, least=1))
    phase: str = public(OneOf(*CONTENT.phases, "end"))
    first: int = public(Seat(()))
    """Holder of the First Player token."""
    turns: int = public(Count(10_000, scale=40))
    """Turns taken in this Action phase (BR-A49)."""
    doom: int = public(OneOf(range(-1, len(PROVINCES))))
    """Province of the Doom token, -1 when it is gone."""

    clans: tuple[int, ...] = public(OneOf(range(-1, len(CONTENT.clans))), by="seat")
    """Clan by seat, -1 for one that has not chosen yet."""
    glory: list[int] = public(Count(10_000, scale=100), by="seat")
    rage: list[int] = public(Count(CONTENT.rage_end), by="seat")
    passed: tuple[int, ...] = public(FLAG, by="seat")
    """By seat, 1 if it has passed in this Action phase (BR-9.8)."""
    stats: list[int] = public(Count(TOP_STEP), by="seat", stride=3)
    """Steps 1 to 6 of Rage, Axes, Horns: seat * 3 + stat."""

    warriors: list[int] = public(Count(WARRIORS_PER_CLAN), by="seat", stride=STRIDE)
    """Warriors by seat and place."""
    leaders: list[int] = public(OneOf(range(STRIDE)), by="seat")
    ships: list[int] = public(OneOf(range(STRIDE)), by="seat")
    monsters: list[int] = public(OneOf(range(BOX + 1)), by=len(MONSTERS))
    """Place of each of the nine Monsters."""
    owners: tuple[int, ...] = public(Seat(), by=len(MONSTERS))
    """Seat of each of the nine Monsters, -1 for nobody."""
    figures: list[int] = public(Count(FIGURES_PER_CLAN), by="seat", stride=STRIDE)
    """Figures of any type by seat and place: the sum of the four fields above, kept by board.move."""
    fielded: list[int] = public(Count(FIGURES_PER_CLAN), by="seat")
    """Figures on the board by seat, to be held against the Horns."""
    room: list[int] = public(Count(UNLIMITED, scale=(UNLIMITED, *VILLAGES[1:])), by=len(PROVINCES))
    """Empty villages by province; 0 in a destroyed one, UNLIMITED less its figures in Yggdrasil."""

    tokens: tuple[int, ...] = public(OneOf(range(len(CONTENT.tokens))), by=len(PROVINCES))
    """Kind of the Pillage token by province."""
    pillaged: tuple[int, ...] = public(FLAG, by=len(PROVINCES))
    """1 where the token shows its pillaged side."""
    destroyed: tuple[int, ...] = public(FLAG, by=len(PROVINCES))
    """1 where a Ragnarök token lies on the province."""
    ragnarok: tuple[int, ...] = public(OneOf(PROVINCES), by=LAST_AGE)
    """Provinces named by the Ragnarök tokens of Ages 1, 2, 3."""
    powers: tuple[int, ...] = private(Bits(len(POWER)), by="seat")
    """Upgrades in play by seat as a bit mask: the same as the zone, for quick questions."""

    pillager: int = public(Seat())
    """Of the battle that is being fought; -1 if there is none. The same holds for the fields up to `tide`."""
    battlefield: int = public(OneOf(range(-1, len(PROVINCES))))
    winner: int = public(Seat())
    fighters: tuple[int, ...] = public(Seat(()), by=UpTo(MOST_CLANS))
    """The clans in the battle, from the pillager clockwise."""
    bonuses: Piles = public(Count(MOST_BONUS, scale=6), by=("seat", UpTo(MOST_REVEALED)))
    """By seat, the bonus of each of its cards on the table."""
    live: Piles = public(Of("card"), by="seat")
    """By seat, its Battle cards whose text is live."""
    fallen: tuple[int, ...] = public(Count(FIGURES_PER_CLAN), by="seat")
    """By seat, its figures destroyed in this battle."""
    witnesses: tuple[int, ...] = public(Seat(()), by=UpTo(MOST_CLANS))
    """Seats whose Valkyrie was there when cards were first chosen."""
    tide: int = public(FLAG)
    """1 when Odin's Tide has swept the battle."""

    decks: Piles = zone("card", see="nobody", by=LAST_AGE)
    """The undealt decks of Ages 1, 2, 3."""
    box: Pile = zone("card", see="nobody", dead=True)
    """Cards of the Age that nobody was dealt."""
    packs: Piles = zone("card", see="owner")
    """The cards to draft from."""
    hands: Piles = zone("card", see="owner")
    """Hands; while drafting, the picks and the saved card on the clan symbol, which only the owner may look at too."""
    committed: Piles = zone("card", see="owner")
    """Quests on the clan symbol."""
    upgrades: Piles = zone("card", see="all", by="seat")
    """Upgrades in play. Slots of one kind are alike, so only their number counts."""
    table: Piles = zone("card", see="all", by="seat")
    """Cards revealed in a battle or in the Quest phase, until they go elsewhere."""
    discard: Pile = zone("card", see="all")
    """Face-up discards."""
    buried: Piles = zone("card", see="owner", dead=True)
    """Face-down discards, known to the one who discarded them."""
    seen: list[int] = knowledge("card")
    """Cards everybody saw in a battle before they went (back) into a hand."""


G: TypeAlias = Play[BloodRage]


def lay_out(s: BloodRage, seats: int) -> None:
    """BR-6.1, BR-6.2, BR-6.8 to BR-6.11: everything of the setup that needs no chance."""
    s.age = 1
    s.phase = CONTENT.phases[0]
    s.first = s.turns = 0
    s.doom = -1
    s.clans = (-1,) * seats
    s.glory = [0] * seats
    s.rage = [CONTENT.rage_start] * seats
    s.passed = (0,) * seats
    s.stats = [1, 1, 1] * seats
    in_reserve = [0] * STRIDE
    in_reserve[RESERVE] = WARRIORS_PER_CLAN
    s.warriors = in_reserve * seats
    in_reserve[RESERVE] += 2
    s.figures = in_reserve * seats
    s.leaders = [RESERVE] * seats
    s.ships = [RESERVE] * seats
    s.monsters = [STOCK] * len(MONSTERS)
    s.owners = (-1,) * len(MONSTERS)
    s.fielded = [0] * seats
    s.room = [UNLIMITED if province == YGGDRASIL else VILLAGES[province] for province in PROVINCES]
    s.tokens = s.ragnarok = ()
    s.pillaged = (0,) * len(PROVINCES)
    s.destroyed = (0,) * len(PROVINCES)
    s.powers = (0,) * seats
    s.decks = tuple(
        tuple(card for card in range(len(COPIES)) if AGE[card] == age and COPIES[card].players <= seats)
        for age in (1, 2, 3)
    )
    clear_battle(s, seats)
    s.box = s.discard = ()
    s.packs = s.hands = s.committed = s.upgrades = s.table = s.buried = ((),) * seats
    s.seen = [0] * len(CARD_NAMES)


def clear_battle(s: BloodRage, seats: int) -> None:
    """No battle is being fought."""
    s.pillager = s.battlefield = s.winner = -1
    s.fighters = s.witnesses = ()
    s.bonuses = s.live = ((),) * seats
    s.fallen = (0,) * seats
    s.tide = 0
