"""The table. Participants are numbered by seat: the humans first, then the Followers of Surtr, clockwise.

Lists "by participant" have one entry for each; flat lists say their stride. A Region is its printed number, 0 is "nowhere",
a participant of -1 is "nobody".
"""

from __future__ import annotations

from typing import ClassVar, TypeAlias

from meadhall.engine import FLAG, Bits, Count, OneOf, Play, Seat, Seats, State, UpTo, public, zone
from meadhall.games.lords_of_ragnarok.content import (
    ARMIES,
    ARMY_MAX,
    ARTIFACTS,
    CHALLENGES,
    HEROES,
    MONUMENT_MAX,
    PRIEST_SLOTS,
    PRIESTS,
    REALMS,
    RUNE_KINDS,
    SLAYER_TOKENS,
    STORIES,
    WHEEL,
)

NOBODY = -1
POOL = 0  # Region of an Army in its owner's pool
UNPLACED = 0  # Region of a Monster that has not come yet
DEFEATED = -1  # Region of a Monster that is a trophy
IN_BOX = -2  # holder of an Artifact that left the game

REGIONS = 22  # Regions are numbered from 1 on the larger side of the board; 0 is nowhere
FOLLOWERS = 3

# endings
GOING_ON, GREAT_JARL, GREAT_GODI, SLAYER, RAGNAROK, MANIFESTATION = range(6)


Ints: TypeAlias = tuple[int, ...]
IntRows: TypeAlias = tuple[Ints, ...]
# What changes seldom is replaced as a whole (`replaced`), never changed, so that checkpoints share it.


class Lords(State):
    participants: ClassVar[int] = 4

    # the table
    side: int = public(OneOf(0, 1))  # 0 = b34, 1 = b2
    players: int = public(Count(4))  # participants: humans and Followers
    humans: int = public(Count(4))
    active: int = public(Seat())
    turn: int = public(Count(99_999, scale=100))  # counted from 1
    phase: int = public(OneOf(range(7)))  # 1-5 (LOR-4.1), 0 before the Prayer phase
    last_turns: int = public(Count(5, least=-1))  # turns left after Ragnarok began; -1 before
    ending: int = public(OneOf(range(6)))
    winner: int = public(Seat())
    first_player: int = public(Seat())
    first_human: int = public(Seat())  # of the humans the one who comes first after the Followers (SOLO-18.2)

    # Regions (by number)
    control: Ints = public(Seat(), by=UpTo(REGIONS))
    temple: Ints = public(FLAG, by=UpTo(REGIONS))
    forge: Ints = public(OneOf(range(4)), by=UpTo(REGIONS))  # Rune kind of the Forge token + 1
    forge_rune: Ints = public(FLAG, by=UpTo(REGIONS))
    fought: int = public(Bits(REGIONS))  # mask of the Regions with a Battle in this phase (LOR-17.5)

    # supplies
    rune_supply: list[int] = public(Count(RUNE_KINDS[0].tokens), by=3)
    temples_left: int = public(Count(7))
    gift_spaces: Ints = public(OneOf(range(1, 8)), by=UpTo(3))  # numbers of the track spaces that say "Gifts"
    slayer_supply: int = public(Count(SLAYER_TOKENS))
    monument: Ints = public(Count(MONUMENT_MAX), by=3)  # level by god
    conditions: Ints = public(FLAG, by=5)  # 1 = face down
    wheel: IntRows = public(Seat(()), by=(len(WHEEL), UpTo(4)))  # markers by space, bottom to top
    allies: Ints = public(Seats(), by=len(REALMS))  # by Realm: mask of participants

    # by participant
    runes: list[int] = public(Count(RUNE_KINDS[0].tokens, scale=4), by="seat", stride=3)  # stride 3
    attribute: Ints = public(Count(6), by="seat", stride=3)  # stride 3, position of the token
    injured: Ints = public(FLAG, by="seat", stride=3)  # stride 3
    army_at: Ints = public(OneOf(range(REGIONS)), by="seat", stride=ARMIES)  # stride 6
    army_value: Ints = public(Count(ARMY_MAX), by="seat", stride=ARMIES)  # stride 6
    hero_at: list[int] = public(OneOf(range(REGIONS)), by="seat")
    drakkar_at: Ints = public(OneOf(range(-1, 6)), by="seat")  # Sea, -1 for a Follower
    priests: Ints = public(Count(PRIESTS), by="seat")  # in the pool
    priests_sent: Ints = public(Count(PRIEST_SLOTS), by="seat", stride=3)  # stride 3, on the Monuments
    slayer_tokens: Ints = public(Count(SLAYER_TOKENS), by="seat")
    hero: Ints = public(OneOf(range(-1, len(HEROES))), by="seat")
    """Hero card, -1 before the choice; a Follower's Villain."""
    story: Ints = public(OneOf(range(-1, len(STORIES))), by="seat")
    once: Ints = public(Bits(1), by="seat")  # mask of "once per turn" effects used

    # Monsters (0-5) and the Boss (6)
    monster_at: list[int] = public(OneOf(range(-1, REGIONS)), by=7)
    ring: Ints = public(Seat(), by=6)
    pair_top: Ints = public(OneOf(range(6)), by=3)  # by Rune kind: the Monster whose card lies on top
    wounds: IntRows = public(Seat(), by=(7, UpTo(8)))  # by creature: owner of the marker on each space
    trophy: Ints = public(Seat(), by=6)  # by Monster: who has the figure

    # Artifacts (0-8)
    holder: Ints = public(Seat((NOBODY, IN_BOX)), by=len(ARTIFACTS))
    charged: Ints = public(FLAG, by=len(ARTIFACTS))

    # a Hunt (LOR-12)
    hunter: int = public(Seat())
    prey: int = public(OneOf(range(-1, 7)))
    hunt_failed: int = public(FLAG)
    hunt_limit: int = public(OneOf(0, 2, 99))  # Wounds allowed in the next Hero round
    hunt_ignored: int = public(Count(9))  # the Injury that Iron Skin ignores is spent
    hunt_new: Ints = public(OneOf(range(8)), by=UpTo(8))  # spaces covered in this Hunt

    # a Battle (LOR-13)
    battle_at: int = public(OneOf(range(REGIONS)))
    attacker: int = public(Seat())
    defender: int = public(Seat())
    battle_bonus: Ints = public(Count(999, scale=10), by="seat")  # by participant
    battle_passed: Ints = public(FLAG, by="seat")
    battle_ignored: Ints = public(Count(999, scale=10), by="seat")  # Casualties that may be ignored

    # cards
    combat_deck: list[int] = zone("combat", see="nobody")
    combat_discard: list[int] = zone("combat", see="all")
    hands: list[list[int]] = zone("combat", see="owner")
    played: IntRows = zone("combat", see="all", by="seat", used=True)
    attack_deck: list[int] = zone("attack", see="nobody")
    attack_discard: Ints = zone("attack", see="all")
    monster_hand: list[list[int]] = zone("attack", see="owner")  # with the seat that runs the Monster
    monster_stack: list[int] = zone("attack", see="nobody")  # solo: nobody runs it
    attack_played: Ints = zone("attack", see="all")
    event_deck: list[int] = zone("event", see="nobody")
    event_discard: Ints = zone("event", see="all")
    event_shown: list[int] = zone("event", see="all")
    gift_deck: list[int] = zone("gift", see="nobody")
    gift_discard: Ints = zone("gift", see="all")
    gift_offer: list[int] = zone("gift", see="all")
    gifts: IntRows = zone("gift", see="all", by="seat")
    hero_deck: list[int] = zone("hero", see="nobody")
    hero_offer: IntRows = zone("hero", see="owner")
    story_deck: list[int] = zone("story", see="nobody")
    story_offer: IntRows = zone("story", see="owner")

    # Followers of Surtr (by Follower: participant - humans)
    follower_hands: list[list[int]] = zone("combat", see="nobody", by=UpTo(FOLLOWERS))
    battle_deck: list[int] = zone("combat", see="nobody")
    action_rows: list[list[int]] = zone("action", see="all", by=UpTo(FOLLOWERS), ordered=True)
    action_decks: list[list[int]] = zone("action", see="nobody", by=UpTo(FOLLOWERS))
    action_removed: IntRows = zone("action", see="all", by=UpTo(FOLLOWERS))
    action_box: list[int] = zone("action", see="nobody")
    selected: Ints = public(OneOf(range(-1, 8)), by=UpTo(FOLLOWERS))  # place in the row, -1 = none
    gained: Ints = public(Count(REGIONS), by=UpTo(FOLLOWERS))  # Regions taken in this turn
    desolation: Ints = public(FLAG, by=UpTo(REGIONS))  # by Region
    respite: Ints = public(Count(99, scale=4), by=2)
    """SOLO-19.6: turns of rest at the beginning, and every which turn after that."""
    block_token: int = public(FLAG)  # a Desolation token was placed in this block of Follower turns
    challenges: Ints = public(OneOf(range(len(CHALLENGES))), by=UpTo(len(CHALLENGES)))
    arbiter: int = public(Seat())
    finish_lands: int = public(FLAG)  # option method3_reading


G: TypeAlias = Play[Lords]
