"""The table. Participants are numbered by seat: the humans first, then the Followers of Surtr, clockwise.

Lists "by participant" have one entry for each; flat lists say their stride. A Region is its printed number, 0 is "nowhere",
a participant of -1 is "nobody".
"""

from __future__ import annotations

from typing import TypeAlias

from meadhall.engine import Play, State, public, zone

NOBODY = -1
POOL = 0  # Region of an Army in its owner's pool
UNPLACED = 0  # Region of a Monster that has not come yet
DEFEATED = -1  # Region of a Monster that is a trophy
IN_BOX = -2  # holder of an Artifact that left the game

# endings
GOING_ON, GREAT_JARL, GREAT_GODI, SLAYER, RAGNAROK, MANIFESTATION = range(6)


Row: TypeAlias = tuple[int, ...]
Rows: TypeAlias = tuple[Row, ...]
# What changes seldom is replaced as a whole (`replaced`), never changed, so that checkpoints share it.


class Table(State):
    # the table
    side: int = public()  # 0 = b34, 1 = b2
    players: int = public()  # participants: humans and Followers
    humans: int = public()
    active: int = public()
    turn: int = public()  # counted from 1
    phase: int = public()  # 1-5 (LOR-4.1), 0 before the Prayer phase
    last_turns: int = public()  # turns left after Ragnarok began; -1 before
    ending: int = public()
    winner: int = public()
    first_player: int = public()
    first_human: int = public()  # of the humans the one who comes first after the Followers (SOLO-18.2)

    # Regions (by number)
    control: Row = public()
    temple: Row = public()
    forge: Row = public()  # Rune kind of the Forge token + 1
    forge_rune: Row = public()
    fought: int = public()  # mask of the Regions with a Battle in this phase (LOR-17.5)

    # supplies
    rune_supply: list[int] = public()
    temples_left: int = public()
    gift_spaces: Row = public()  # numbers of the track spaces that say "Gifts"
    slayer_supply: int = public()
    monument: Row = public()  # level by god
    conditions: Row = public()  # 1 = face down
    wheel: Rows = public()  # markers by space, bottom to top
    allies: Row = public()  # by Realm: mask of participants

    # by participant
    runes: list[int] = public()  # stride 3
    attribute: Row = public()  # stride 3, position of the token
    injured: Row = public()  # stride 3
    army_at: Row = public()  # stride 6
    army_value: Row = public()  # stride 6
    hero_at: list[int] = public()
    drakkar_at: Row = public()  # Sea, -1 for a Follower
    priests: Row = public()  # in the pool
    priests_sent: Row = public()  # stride 3, on the Monuments
    slayer_tokens: Row = public()
    hero: Row = public()  # Hero card, -1 before the choice; a Follower's Villain
    story: Row = public()
    once: Row = public()  # mask of "once per turn" effects used

    # Monsters (0-5) and the Boss (6)
    monster_at: list[int] = public()
    ring: Row = public()
    pair_top: Row = public()  # by Rune kind: the Monster whose card lies on top
    wounds: Rows = public()  # by creature: owner of the marker on each space
    trophy: Row = public()  # by Monster: who has the figure

    # Artifacts (0-8)
    holder: Row = public()
    charged: Row = public()

    # a Hunt (LOR-12)
    hunter: int = public()
    prey: int = public()
    hunt_failed: int = public()
    hunt_limit: int = public()  # Wounds allowed in the next Hero round
    hunt_ignored: int = public()  # the Injury that Iron Skin ignores is spent
    hunt_new: Row = public()  # spaces covered in this Hunt

    # a Battle (LOR-13)
    battle_at: int = public()
    attacker: int = public()
    defender: int = public()
    battle_bonus: Row = public()  # by participant
    battle_passed: Row = public()
    battle_ignored: Row = public()  # Casualties that may be ignored

    # cards
    combat_deck: list[int] = zone("combat", see="nobody")
    combat_discard: list[int] = zone("combat", see="all")
    hands: list[list[int]] = zone("combat", see="owner")
    played: Rows = zone("combat", see="all")
    attack_deck: list[int] = zone("attack", see="nobody")
    attack_discard: Row = zone("attack", see="all")
    monster_hand: list[list[int]] = zone("attack", see="owner")  # with the seat that runs the Monster
    monster_stack: list[int] = zone("attack", see="nobody")  # solo: nobody runs it
    attack_played: Row = zone("attack", see="all")
    event_deck: list[int] = zone("event", see="nobody")
    event_discard: Row = zone("event", see="all")
    event_shown: list[int] = zone("event", see="all")
    gift_deck: list[int] = zone("gift", see="nobody")
    gift_discard: Row = zone("gift", see="all")
    gift_offer: list[int] = zone("gift", see="all")
    gifts: Rows = zone("gift", see="all")
    hero_deck: list[int] = zone("hero", see="nobody")
    hero_offer: Rows = zone("hero", see="owner")
    story_deck: list[int] = zone("story", see="nobody")
    story_offer: Rows = zone("story", see="owner")

    # Followers of Surtr (by Follower: participant - humans)
    follower_hands: list[list[int]] = zone("combat", see="nobody")
    battle_deck: list[int] = zone("combat", see="nobody")
    action_rows: list[list[int]] = zone("action", see="all")
    action_decks: list[list[int]] = zone("action", see="nobody")
    action_removed: Rows = zone("action", see="all")
    action_box: list[int] = zone("action", see="nobody")
    selected: Row = public()  # place in the row, -1 = none
    gained: Row = public()  # Regions taken in this turn
    desolation: Row = public()  # by Region
    respite: Row = public()  # SOLO-19.6: turns of rest at the beginning, and every which turn after that
    block_token: int = public()  # a Desolation token was placed in this block of Follower turns
    challenges: Row = public()
    arbiter: int = public()
    finish_lands: int = public()  # option method3_reading


G: TypeAlias = Play[Table]
