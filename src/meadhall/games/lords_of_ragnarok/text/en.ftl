# Lords of Ragnarok in English. Every sentence is ours.


## The game

game-title = Lords of Ragnarok
game-blurb = The end of the world is near. Lead a Hero and armies, ally with the Realms, build temples and monuments, hunt monsters and Loki himself - alone against the Followers of Surtr or against up to three rivals.
option-followers = Followers of Surtr
    .text = How many Followers take part. Somebody alone plays against at least one; "automatic" gives one to somebody alone and none to others.
opt-followers-auto = Automatic
opt-followers-0 = No Followers
opt-followers-1 = 1 Follower
opt-followers-2 = 2 Followers
opt-followers-3 = 3 Followers
option-ladder = Difficulty
    .text = Only in games with Followers. Begin with the first step and go up a rung after each win. Who wants to mix a difficulty of their own leaves "The printed game" here and uses the single options below.
opt-ladder-first_step = First step: easy start, lasting respite
opt-ladder-second_step = Second step: easy start, long respite
opt-ladder-third_step = Third step: easy start, short respite
opt-ladder-fourth_step = Fourth step: easy start
opt-ladder-printed = The printed game
opt-ladder-challenges_1 = 1 Challenge, drawn
opt-ladder-challenges_2 = 2 Challenges, drawn
opt-ladder-challenges_3 = 3 Challenges, drawn
opt-ladder-challenges_4 = 4 Challenges, drawn
opt-ladder-challenges_5 = 5 Challenges, drawn
opt-ladder-challenges_6 = All 6 Challenges
option-temple_track = Temple track
    .text = Which side of the Temple track is used: side A has two spaces with Gifts, side B three.
opt-temple_track-a = Side A (two Gift spaces)
opt-temple_track-b = Side B (three Gift spaces)
option-ninth_level = Ninth Monument level
    .text = Whether finishing the last Monument begins Ragnarok (the house rule LOR-R03) or, as printed, only the third Condition card turned. Without the house rule Build Monument stays possible without a new level, so that Conditions are looked at.
opt-ninth_level-ragnarok = Begins Ragnarok
opt-ninth_level-printed = As printed: only the third card
option-own_cards = Your Hero and your Story
    .text = Only for one player against Followers: draw two of each and keep one (recommended), or choose any.
opt-own_cards-drawn = One of two drawn, each
opt-own_cards-free = Free choice
option-villain_1 = Villain 1
    .text = The Villain of the first Follower.
option-villain_2 = Villain 2
    .text = The Villain of the second Follower.
option-villain_3 = Villain 3
    .text = The Villain of the third Follower.
opt-villain_1-random = Random
opt-villain_1-aslaug = Aslaug, Volva of the Black Sun
opt-villain_1-beowulf = Beowulf, the Flame-Scarred
opt-villain_1-ragnar = Ragnar, Chieftain of Ash
opt-villain_1-snorri = Snorri, Skald of the Last Song
opt-villain_1-lagertha = Lagertha, Shieldmaiden of Cinders
opt-villain_2-random = Random
opt-villain_2-aslaug = Aslaug, Volva of the Black Sun
opt-villain_2-beowulf = Beowulf, the Flame-Scarred
opt-villain_2-ragnar = Ragnar, Chieftain of Ash
opt-villain_2-snorri = Snorri, Skald of the Last Song
opt-villain_2-lagertha = Lagertha, Shieldmaiden of Cinders
opt-villain_3-random = Random
opt-villain_3-aslaug = Aslaug, Volva of the Black Sun
opt-villain_3-beowulf = Beowulf, the Flame-Scarred
opt-villain_3-ragnar = Ragnar, Chieftain of Ash
opt-villain_3-snorri = Snorri, Skald of the Last Song
opt-villain_3-lagertha = Lagertha, Shieldmaiden of Cinders
option-method3_reading = Aslaug's method
    .text = How the third way of choosing a target reads the Lands: to the letter (first the Lands with the fewest Regions of the Follower) or the other way round (first the Lands that are nearly won).
opt-method3_reading-literal = To the letter
opt-method3_reading-finish_lands = Finishes Lands
option-easy_start = Easy start
    .text = For learners: the Followers begin without a Desolation token and without their asset, and one Attribute of every player begins at 3.
option-respite = Respite from the Followers
    .text = For learners: the Followers rest in their first two turns (short), in their first four (long), or in their first four and then in every second one (lasting).
opt-respite-none = None
opt-respite-short = Short
opt-respite-long = Long
opt-respite-lasting = Lasting
option-challenges_drawn = Drawn Challenges
    .text = How many Challenge cards to draw beside those chosen below.
opt-challenges_drawn-0 = 0
opt-challenges_drawn-1 = 1
opt-challenges_drawn-2 = 2
opt-challenges_drawn-3 = 3
opt-challenges_drawn-4 = 4
opt-challenges_drawn-5 = 5
opt-challenges_drawn-6 = 6
option-challenge_iron_vanguard = Challenge: Iron Vanguard
    .text = Increase by 1 the value of both starting Armies of each Follower.
challenge-iron_vanguard = Iron Vanguard
    .text = Increase by 1 the value of both starting Armies of each Follower.
option-challenge_heralds = Challenge: Heralds of Muspelheim
    .text = Shuffle the two Herald cards into the Action deck of the first Follower after its row has been dealt.
challenge-heralds = Heralds of Muspelheim
    .text = Shuffle the two Herald cards into the Action deck of the first Follower after its row has been dealt.
option-challenge_red_dawn = Challenge: Red Dawn
    .text = The first Follower places one more Desolation token.
challenge-red_dawn = Red Dawn
    .text = The first Follower places one more Desolation token.
option-challenge_long_night = Challenge: The Long Night
    .text = In step 3 each Follower performs up to three possible Rune Actions instead of two.
challenge-long_night = The Long Night
    .text = In step 3 each Follower performs up to three possible Rune Actions instead of two.
option-challenge_relentless = Challenge: Relentless
    .text = A Follower that wins a Battle does not reduce any Army.
challenge-relentless = Relentless
    .text = A Follower that wins a Battle does not reduce any Army.
option-challenge_scorched_earth = Challenge: Scorched Earth
    .text = To remove a Desolation token a human needs an Army with a value at least 1 higher than the lowest open number (never more than 6).
challenge-scorched_earth = Scorched Earth
    .text = To remove a Desolation token a human needs an Army with a value at least 1 higher than the lowest open number (never more than 6).

## Board

region-1 = Region 1
region-2 = Region 2
region-3 = Region 3
region-4 = Region 4
region-5 = Region 5
region-6 = Region 6
region-7 = Region 7
region-8 = Region 8
region-9 = Region 9
region-10 = Region 10
region-11 = Region 11
region-12 = Region 12
region-13 = Region 13
region-14 = Region 14
region-15 = Region 15
region-16 = Region 16
region-17 = Region 17
region-18 = Region 18
region-19 = Region 19
region-20 = Region 20
region-21 = Region 21
army-1_1 = Army of strength 1 in Region 1
army-1_2 = Army of strength 2 in Region 1
army-1_3 = Army of strength 3 in Region 1
army-1_4 = Army of strength 4 in Region 1
army-1_5 = Army of strength 5 in Region 1
army-1_6 = Army of strength 6 in Region 1
army-2_1 = Army of strength 1 in Region 2
army-2_2 = Army of strength 2 in Region 2
army-2_3 = Army of strength 3 in Region 2
army-2_4 = Army of strength 4 in Region 2
army-2_5 = Army of strength 5 in Region 2
army-2_6 = Army of strength 6 in Region 2
army-3_1 = Army of strength 1 in Region 3
army-3_2 = Army of strength 2 in Region 3
army-3_3 = Army of strength 3 in Region 3
army-3_4 = Army of strength 4 in Region 3
army-3_5 = Army of strength 5 in Region 3
army-3_6 = Army of strength 6 in Region 3
army-4_1 = Army of strength 1 in Region 4
army-4_2 = Army of strength 2 in Region 4
army-4_3 = Army of strength 3 in Region 4
army-4_4 = Army of strength 4 in Region 4
army-4_5 = Army of strength 5 in Region 4
army-4_6 = Army of strength 6 in Region 4
army-5_1 = Army of strength 1 in Region 5
army-5_2 = Army of strength 2 in Region 5
army-5_3 = Army of strength 3 in Region 5
army-5_4 = Army of strength 4 in Region 5
army-5_5 = Army of strength 5 in Region 5
army-5_6 = Army of strength 6 in Region 5
army-6_1 = Army of strength 1 in Region 6
army-6_2 = Army of strength 2 in Region 6
army-6_3 = Army of strength 3 in Region 6
army-6_4 = Army of strength 4 in Region 6
army-6_5 = Army of strength 5 in Region 6
army-6_6 = Army of strength 6 in Region 6
army-7_1 = Army of strength 1 in Region 7
army-7_2 = Army of strength 2 in Region 7
army-7_3 = Army of strength 3 in Region 7
army-7_4 = Army of strength 4 in Region 7
army-7_5 = Army of strength 5 in Region 7
army-7_6 = Army of strength 6 in Region 7
army-8_1 = Army of strength 1 in Region 8
army-8_2 = Army of strength 2 in Region 8
army-8_3 = Army of strength 3 in Region 8
army-8_4 = Army of strength 4 in Region 8
army-8_5 = Army of strength 5 in Region 8
army-8_6 = Army of strength 6 in Region 8
army-9_1 = Army of strength 1 in Region 9
army-9_2 = Army of strength 2 in Region 9
army-9_3 = Army of strength 3 in Region 9
army-9_4 = Army of strength 4 in Region 9
army-9_5 = Army of strength 5 in Region 9
army-9_6 = Army of strength 6 in Region 9
army-10_1 = Army of strength 1 in Region 10
army-10_2 = Army of strength 2 in Region 10
army-10_3 = Army of strength 3 in Region 10
army-10_4 = Army of strength 4 in Region 10
army-10_5 = Army of strength 5 in Region 10
army-10_6 = Army of strength 6 in Region 10
army-11_1 = Army of strength 1 in Region 11
army-11_2 = Army of strength 2 in Region 11
army-11_3 = Army of strength 3 in Region 11
army-11_4 = Army of strength 4 in Region 11
army-11_5 = Army of strength 5 in Region 11
army-11_6 = Army of strength 6 in Region 11
army-12_1 = Army of strength 1 in Region 12
army-12_2 = Army of strength 2 in Region 12
army-12_3 = Army of strength 3 in Region 12
army-12_4 = Army of strength 4 in Region 12
army-12_5 = Army of strength 5 in Region 12
army-12_6 = Army of strength 6 in Region 12
army-13_1 = Army of strength 1 in Region 13
army-13_2 = Army of strength 2 in Region 13
army-13_3 = Army of strength 3 in Region 13
army-13_4 = Army of strength 4 in Region 13
army-13_5 = Army of strength 5 in Region 13
army-13_6 = Army of strength 6 in Region 13
army-14_1 = Army of strength 1 in Region 14
army-14_2 = Army of strength 2 in Region 14
army-14_3 = Army of strength 3 in Region 14
army-14_4 = Army of strength 4 in Region 14
army-14_5 = Army of strength 5 in Region 14
army-14_6 = Army of strength 6 in Region 14
army-15_1 = Army of strength 1 in Region 15
army-15_2 = Army of strength 2 in Region 15
army-15_3 = Army of strength 3 in Region 15
army-15_4 = Army of strength 4 in Region 15
army-15_5 = Army of strength 5 in Region 15
army-15_6 = Army of strength 6 in Region 15
army-16_1 = Army of strength 1 in Region 16
army-16_2 = Army of strength 2 in Region 16
army-16_3 = Army of strength 3 in Region 16
army-16_4 = Army of strength 4 in Region 16
army-16_5 = Army of strength 5 in Region 16
army-16_6 = Army of strength 6 in Region 16
army-17_1 = Army of strength 1 in Region 17
army-17_2 = Army of strength 2 in Region 17
army-17_3 = Army of strength 3 in Region 17
army-17_4 = Army of strength 4 in Region 17
army-17_5 = Army of strength 5 in Region 17
army-17_6 = Army of strength 6 in Region 17
army-18_1 = Army of strength 1 in Region 18
army-18_2 = Army of strength 2 in Region 18
army-18_3 = Army of strength 3 in Region 18
army-18_4 = Army of strength 4 in Region 18
army-18_5 = Army of strength 5 in Region 18
army-18_6 = Army of strength 6 in Region 18
army-19_1 = Army of strength 1 in Region 19
army-19_2 = Army of strength 2 in Region 19
army-19_3 = Army of strength 3 in Region 19
army-19_4 = Army of strength 4 in Region 19
army-19_5 = Army of strength 5 in Region 19
army-19_6 = Army of strength 6 in Region 19
army-20_1 = Army of strength 1 in Region 20
army-20_2 = Army of strength 2 in Region 20
army-20_3 = Army of strength 3 in Region 20
army-20_4 = Army of strength 4 in Region 20
army-20_5 = Army of strength 5 in Region 20
army-20_6 = Army of strength 6 in Region 20
army-21_1 = Army of strength 1 in Region 21
army-21_2 = Army of strength 2 in Region 21
army-21_3 = Army of strength 3 in Region 21
army-21_4 = Army of strength 4 in Region 21
army-21_5 = Army of strength 5 in Region 21
army-21_6 = Army of strength 6 in Region 21
sail-whale_road = First sail to Whale Road
sail-amber_sea = First sail to Amber Sea
sail-serpent_sound = First sail to Serpent Sound
sail-ember_sea = First sail to Ember Sea
sail-raven_bay = First sail to Raven Bay
sail-ice_sea = First sail to Ice Sea
sea-whale_road = Whale Road
sea-amber_sea = Amber Sea
sea-serpent_sound = Serpent Sound
sea-ember_sea = Ember Sea
sea-raven_bay = Raven Bay
sea-ice_sea = Ice Sea
land-halogaland = Halogaland
land-svealand = Svealand
land-gotaland = Gotaland
land-zealand = Zealand
land-jutland = Jutland
land-hordaland = Hordaland
rune-uruz = Uruz
    .text = Pays for Rune Actions and Alliances.
rune-othala = Othala
    .text = Pays for Rune Actions and Alliances.
rune-algiz = Algiz
    .text = Pays for Rune Actions and Alliances.
attribute-authority = Authority
    .text = The value of the Armies you recruit.
attribute-strength = Strength
    .text = The number of Combat cards drawn for a Hunt; the limit for Usurp.
attribute-wisdom = Wisdom
    .text = The most Combat cards and the most Runes you may hold.
realm-muspelheim = Muspelheim
    .text = Recruit an Army of value 1 in a Region you control. An Alliance costs the Rune Uruz.
realm-svartalfheim = Svartalfheim
    .text = Draw 1 Combat card. An Alliance costs the Rune Othala.
realm-niflheim = Niflheim
    .text = Move your Drakkar up to 3 Seas, or place one of your Armies on the board in any Region you control. An Alliance costs the Rune Algiz (Uruz with two players).
realm-vanaheim = Vanaheim
    .text = Take 1 Rune of your choice. An Alliance costs the Rune Othala.
realm-alfheim = Alfheim
    .text = Place your Hero in any Region, or heal 1 Injury. An Alliance costs the Rune Algiz.
realm-jotunheim = Jotunheim
    .text = Increase one of your Armies by 1. An Alliance costs the Rune Uruz (Algiz with two players).
action-mobilize = Mobilize
    .text = Activate any number of your Armies, each once.
action-reinforce = Reinforce
    .text = Recruit an Army with a value equal to your Authority.
action-build_temple = Build Temple
    .text = Build a Temple at a Shrine you control and take a Priest.
action-monsters = Monsters
    .text = Activate up to two Monsters, or hunt one in the Region with your Hero.
action-usurp = Usurp
    .text = Take control of the Region with your Hero.
action-prepare = Prepare
    .text = Choose two: heal, draw, take a Rune, grow an Army in a Settlement.
action-build_monument = Build Monument
    .text = Raise a Monument, test the Ragnarok Conditions, clear the wheel, draw an Event.
action-usurp_alone = Usurp without an Army
    .text = You take control of the Region with your Hero and recruit no Army there.
action-usurp_with_tail = Usurp with Huldra's Tail
monument-odin = Monument of Odin
    .text = Authority +1; your Armies grow by the level of the Monument in total.
monument-thor = Monument of Thor
    .text = Strength +1; draw as many Combat cards as the level of the Monument.
monument-freyja = Monument of Freyja
    .text = Wisdom +1; take as many Runes of one kind as the level of the Monument.

## Creatures

monster-fafnir = Fafnir
    .text = Region Attack: If any Army is in the Region with Fafnir, reduce one Army there by 2. If there is none, move Fafnir to an adjacent Region that contains any Army (this move Tramples); if no adjacent Region has one, nothing happens. Special Attack: Deal 2 Injuries. The hunting player discards 1 Rune of their choice (if they have any).
monster-troll = Troll
    .text = Region Attack: Reduce by 1 one Army in the Region with the Troll, and reduce by 1 one Army in any one adjacent Region (each part is resolved if possible). Special Attack: Deal 1 Injury. The Hunt ends at once. The Monster player places the hunting Hero in any Region.
monster-hati_skoll = Hati and Skoll
    .text = Region Attack: The player who controls the Region with Hati and Skoll discards 1 Combat card or 1 Rune of their choice (nothing if they have neither or if the Region is neutral). Then place Hati and Skoll in another Region that has a Monument or a Temple (no Trample). Special Attack: Deal 2 Injuries. The hunting player chooses and discards half of their Combat cards, rounded up.
monster-huldra = Huldra
    .text = Region Attack: Increase by 1 the value of one Army (of any player) in the Region with Huldra or in an adjacent Region. Special Attack: The Hunt ends at once. The hunting player discards all their Combat cards.
monster-grendel = Grendel
    .text = Region Attack: All Armies retreat from the Region with Grendel. If the Region has a control marker, remove it (the Region is neutral again). If it had none, place Grendel in any Region of the same Land (no Trample). Special Attack: Deal 1 Injury. The hunting player lowers one Attribute of their choice by 1 (its token must stand above 2, if any does). Then the Hunt ends.
monster-draugr = Draugr
    .text = Region Attack: Reduce by 1 every Army in the Region with the Draugr. Special Attack: Deal 1 Injury. The hunting player discards 2 random Combat cards (all of them if they have fewer).
monster-loki = Loki
    .text = Armies may not enter the Region with Loki, nor be placed or recruited in it, nor retreat to it (Followers may). Only a player who has defeated 2 Monsters (1 with two players), Slayer tokens counted, may hunt Loki. Rune Othala: a player whose Hero is in this Region places Loki in any Region (no Trample). Event activation: draw the next Event card and place Loki in the Region it names. Special Attack: 2 Injuries; if the Wisdom of the hunting player is below 4, the Hunt ends.
hunt-fafnir = Hunt: Fafnir
hunt-troll = Hunt: Troll
hunt-hati_skoll = Hunt: Hati and Skoll
hunt-huldra = Hunt: Huldra
hunt-grendel = Hunt: Grendel
hunt-draugr = Hunt: Draugr
hunt-loki = Hunt: Loki
space-1 = Wound space 1
space-2 = Wound space 2
space-3 = Wound space 3
space-4 = Wound space 4
space-5 = Wound space 5
space-6 = Wound space 6
space-7 = Wound space 7
space-8 = Wound space 8
weapon-axe = Axe
weapon-seax = Seax
weapon-sword = Sword
weapon-spear = Spear
weapon-bow = Bow
weapon-shield = Shield
face-move = Move
face-attack = Attack
face-choice = Choice

## Heroes and Stories

hero-aslaug = Aslaug, the Volva
    .text = Whenever a Realm bonus is being applied, you may count as allied with that Realm if it is adjacent to the Region with Aslaug.
hero-beowulf = Beowulf, the Berserk
    .text = Whenever you receive an Injury (an Attribute token is actually flipped), draw 1 Combat card. Right before a Hunt you conduct, or a Battle you take part in, in the Land with Beowulf, you may deal yourself 1 Injury.
hero-ragnar = Ragnar, the Chieftain
    .text = When you are the attacker in a Battle in the Land with Ragnar, add 1 to your Battle value for each Army that takes part in it, the defender's too.
hero-snorri = Snorri, the Skald
    .text = When you take control, without a Battle, of a Region with a Settlement in the Land with Snorri, take 1 Rune of your choice from the supply.
hero-lagertha = Lagertha, the Shieldmaiden
    .text = After you win a Battle in the Land with Lagertha, increase by 1 the value of one of your Armies that took part in it and is still on the board.
named-aslaug = Aslaug
named-beowulf = Beowulf
named-ragnar = Ragnar
named-snorri = Snorri
named-lagertha = Lagertha
story-odin = Odinsson
    .text = You take the first turn of the game.
story-thor = Thorsson
    .text = Draw 1 Combat card.
story-freyja = Freyasson
    .text = Take 2 Runes of one kind of your choice.
story-heimdall = Heimdallsson
    .text = Make an Alliance with 1 Realm of your choice, without a Rune, without adjacency and without the Combat card for being first.
story-tyr = Tyrsson
    .text = Increase by 1 the value of one of your two starting Armies.
story-loki = Lokisson
    .text = Place the Boss in any Region without Armies, then take 1 Rune of your choice.
villain-ragnar = Ragnar
    .text = Chieftain of Ash. Priority Action: Mobilize. Invades the players' Regions and their neighbourhood first.
villain-lagertha = Lagertha
    .text = Shieldmaiden of Cinders. Priority Action: Reinforce. Invades the players' Regions and their neighbourhood first.
villain-beowulf = Beowulf
    .text = The Flame-Scarred. Priority Action: Monsters. Takes Shrines and hunts.
villain-snorri = Snorri
    .text = Skald of the Last Song. Priority Action: Build Temple. Takes Shrines first.
villain-aslaug = Aslaug
    .text = Volva of the Black Sun. Priority Action: Usurp. Spreads over the Lands.

## Artifacts

artifact-gungnir = Gungnir
    .text = At the start of your turn: increase one of your Armies by 1.
artifact-mjolnir = Mjolnir
    .text = At the start of your turn: draw 1 Combat card.
artifact-brisingamen = Brisingamen
    .text = At the start of your turn: take 1 Rune of your choice.
artifact-ulfhednar_cloak = Ulfhednar Cloak
    .text = In a Battle, when you play a Combat card: add 2 to your Battle value in this Battle.
artifact-blood_of_the_undead = Blood of the Undead
    .text = In a Battle, when your Casualties are assigned: ignore all of them, both those from Combat cards and those for losing.
artifact-sleeping_draught = Sleeping Draught
    .text = At the start or at the end of your Hero phase: reduce by 2 the value of one Army (of any player) in the Region with your Hero.
artifact-andvaris_ring = Andvari's Ring
    .text = When you pay for a Rune action: this card counts as 1 Rune of any kind you name.
artifact-huldras_tail = Huldra's Tail
    .text = When you choose the Usurp action: treat your Strength as 2 higher for this action (it may be used to make the action legal).
artifact-grendels_arm = Grendel's Arm
    .text = At the start of a Hunt you conduct: draw 2 Combat cards.

## Combat cards

combat-shieldmaidens = Shieldmaidens
    .text = Shield, value 1. Hunt: use it to defend against a Monster's attack (not a Special Attack; then without the Weak Spot), or with an Axe or a Seax to deal a Wound of any type. Battle: when your Casualties are resolved in this Battle, ignore 2 of them (from symbols or from losing, your choice; several copies add up).
combat-shield_wall = Shield Wall
    .text = Shield, value 1. Hunt: use it to defend against a Monster's attack (not a Special Attack; then without the Weak Spot), or with an Axe or a Seax to deal a Wound of any type. Battle: if you are the defender, add 2 to your Battle value.
combat-huskarls = Huskarls
    .text = Axe, value 2. Hunt: deal a Wound with the Axe symbol, or with a Shield one of any type. Battle: add 1 to your Battle value if the Battle is in the Land with your Hero, or 2 instead if it is in the Region with your Hero.
combat-raiders = Raiders
    .text = Axe, value 2, Casualties 1. Hunt: deal a Wound with the Axe symbol, or with a Shield one of any type. Battle: if you win this Battle, take 1 Rune of your choice after the Battle.
combat-hirdmen = Hirdmen
    .text = Sword, value 3, Casualties 1. Hunt: deal a Wound with the Sword symbol, or with a second Sword one of any type. Battle: no effect.
combat-champions = Champions
    .text = Sword, value 2. Hunt: deal a Wound with the Sword symbol, or with a second Sword one of any type. Battle: if your Authority is higher than the Authority of your opponent, add 2 to your Battle value.
combat-oathsworn = Oathsworn
    .text = Sword, value 1, Casualties 1. Hunt: deal a Wound with the Sword symbol, or with a second Sword one of any type. Battle: add half of your Authority, rounded up, to your Battle value.
combat-levy = Levy
    .text = Spear, value 2. Hunt: deal a Wound with the Spear symbol, or with a second Spear one of any type. Battle: no effect.
combat-flankers = Flankers
    .text = Spear, value 2, Casualties 1. Hunt: deal a Wound with the Spear symbol, or with a second Spear one of any type. Battle: if you have more Armies in this Battle than your opponent, add 2 to your Battle value.
combat-reserves = Reserves
    .text = Spear, value 1. Hunt: deal a Wound with the Spear symbol, or with a second Spear one of any type. Battle: you may move one of your Armies from an adjacent Region (your Drakkar may be used; not from a Region that is waiting for another Battle) into this Battle; it takes part from now on.
combat-berserkers = Berserkers
    .text = Seax, value 3, Casualties 1. Hunt: deal a Wound with the Seax symbol, or with a Shield one of any type. Battle: if you are the attacker, add 2 to your Battle value.
combat-ulfhednar = Ulfhednar
    .text = Seax, value 4, Casualties 2. Hunt: deal a Wound with the Seax symbol, or with a Shield one of any type. Battle: no effect.
combat-archers = Archers
    .text = Bow, value 1. Hunt: deal a Wound with the Bow symbol, or, once in a Hero round, discard it to draw 1 Combat card. Battle: if the total value of your Armies in this Battle is higher than that of your opponent, reduce by 1 one opposing Army in this Battle, chosen by you.
combat-trackers = Trackers
    .text = Bow, value 1. Hunt: deal a Wound with the Bow symbol, or, once in a Hero round, discard it to draw 1 Combat card. Battle: if the Region of the Battle is adjacent to a Realm you are allied with, add 2 to your Battle value.
combat-ambush = Ambush
    .text = Bow, value 2. Hunt: deal a Wound with the Bow symbol, or, once in a Hero round, discard it to draw 1 Combat card. Battle: your opponent discards 1 random Combat card from their hand.

## Monster Attack cards

attack-special_attack = Special Attack
    .text = Rage 3, Weak Spot 7. Resolve the Special Attack of the hunted Monster or Boss. A Shield cannot block this card. Then the Monster draws 3 cards.
attack-furious_attack = Furious Attack
    .text = Rage 2, Weak Spot 6. Deal 1 Injury. If the Strength of the Hero is lower than 4, the Monster draws 2 cards more at the end of this Monster round. Then the Monster draws 4 cards.
attack-destruction = Destruction
    .text = Rage 5, Weak Spot 5. Flip to the Injured side every Attribute token of the Hero that is not flipped yet. Then the Monster draws 2 cards.
attack-withdrawal = Withdrawal
    .text = Rage 4, Weak Spot 8. The Hunt ends at once (as a failure). Then the Monster draws 3 cards.
attack-claws = Claws
    .text = Rage 3, Weak Spot 6. Deal 1 Injury. Then the Monster draws 3 cards.
attack-crushing_blow = Crushing Blow
    .text = Rage 4, Weak Spot 8. Deal 2 Injuries. Then the Monster draws 2 cards.
attack-roar = Roar
    .text = Rage 2, Weak Spot 5. The hunting player discards 1 random Combat card. Then the Monster draws 3 cards.
attack-tail_sweep = Sweeping Strike
    .text = Rage 3, Weak Spot 7. The hunting player discards 2 Combat cards of their choice (all if they have fewer). Then the Monster draws 3 cards.
attack-thick_hide = Thick Hide
    .text = Rage 4, Weak Spot 6. In the next Hero round of this Hunt at most 2 Wounds may be dealt. Then the Monster draws 2 cards.
attack-regeneration = Regeneration
    .text = Rage 3, Weak Spot 7. The Monster player removes 1 control marker of the hunting player from a Wound space without a reward that was covered during this Hunt (nothing if there is none). Then the Monster draws 3 cards.

## Event cards

event-event_01 = Event 1
    .text = Place the Monster with the Rune Uruz in Region 1; activate the Monsters with the Rune Algiz, then those with Othala; activate Loki.
event-event_02 = Event 2
    .text = Place the Monster with the Rune Othala in Region 2; activate the Monsters with the Rune Uruz, then those with Othala.
event-event_03 = Event 3
    .text = Place the Monster with the Rune Algiz in Region 3; activate the Monsters with the Rune Uruz, then those with Othala.
event-event_04 = Event 4
    .text = Place the Monster with the Rune Uruz in Region 4; activate the Monsters with the Rune Algiz, then those with Uruz.
event-event_05 = Event 5
    .text = Place the Monster with the Rune Othala in Region 5; activate the Monsters with the Rune Uruz, then those with Othala; activate Loki.
event-event_06 = Event 6
    .text = Place the Monster with the Rune Algiz in Region 6; activate the Monsters with the Rune Algiz, then those with Uruz.
event-event_07 = Event 7
    .text = Place the Monster with the Rune Uruz in Region 7; activate the Monsters with the Rune Othala, then those with Algiz.
event-event_08 = Event 8
    .text = Place the Monster with the Rune Othala in Region 8; activate the Monsters with the Rune Uruz, then those with Algiz.
event-event_09 = Event 9
    .text = Place the Monster with the Rune Algiz in Region 9; activate the Monsters with the Rune Uruz, then those with Algiz; activate Loki.
event-event_10 = Event 10
    .text = Place the Monster with the Rune Uruz in Region 10; activate the Monsters with the Rune Uruz, then those with Othala; activate Loki.
event-event_11 = Event 11
    .text = Place the Monster with the Rune Othala in Region 11; activate the Monsters with the Rune Othala, then those with Uruz.
event-event_12 = Event 12
    .text = Place the Monster with the Rune Algiz in Region 12; activate the Monsters with the Rune Othala, then those with Algiz.
event-event_13 = Event 13
    .text = Place the Monster with the Rune Uruz in Region 13; activate the Monsters with the Rune Uruz, then those with Algiz.
event-event_14 = Event 14
    .text = Place the Monster with the Rune Othala in Region 14; activate the Monsters with the Rune Othala, then those with Algiz; activate Loki.
event-event_15 = Event 15
    .text = Place the Monster with the Rune Algiz in Region 15; activate the Monsters with the Rune Othala, then those with Algiz.
event-event_16 = Event 16
    .text = Place the Monster with the Rune Uruz in Region 16; activate the Monsters with the Rune Algiz, then those with Uruz.
event-event_17 = Event 17
    .text = Place the Monster with the Rune Othala in Region 17; activate the Monsters with the Rune Algiz, then those with Othala.
event-event_18 = Event 18
    .text = Place the Monster with the Rune Algiz in Region 18; activate the Monsters with the Rune Othala, then those with Uruz; activate Loki.
event-event_19 = Event 19
    .text = Place the Monster with the Rune Uruz in Region 19; activate the Monsters with the Rune Algiz, then those with Othala.
event-event_20 = Event 20
    .text = Place the Monster with the Rune Othala in Region 20; activate the Monsters with the Rune Algiz, then those with Uruz; activate Loki.
event-event_21 = Event 21
    .text = Place the Monster with the Rune Algiz in Region 21; activate the Monsters with the Rune Othala, then those with Uruz.

## Divine Gifts

gift-victory_feast = Victory Feast
    .text = After a Hunt you conducted ends, whatever its result, heal 1 Injury.
gift-songs_and_legends = Songs and Legends
    .text = When you activate a Monster you control with a Rune action, you may first move it to an adjacent Region (this move may Trample) and then activate it.
gift-runecarver = Runecarver
    .text = When you take a Rune from a Forge in your Prayer phase, also take 1 Rune of the same kind from the supply.
gift-mimirs_well = Mimir's Well
    .text = Your Rune limit is your Wisdom + 2 (your Combat card limit does not change).
gift-seidr = Seidr
    .text = When you pay for a Rune action that costs 2 Runes, the two Runes may be of the same kind.
gift-thread_of_the_norns = Thread of the Norns
    .text = Once per turn, at the start of your Rune Action phase, you may return 1 Rune to the supply and take 1 Rune of another kind.
gift-dwarven_debt = Dwarven Debt
    .text = When another player covers your top marker on the Action Wheel, take 2 Runes of your choice instead of 1.
gift-sap_of_the_world_tree = Sap of the World Tree
    .text = Rune action for you only: spend 1 Rune of any kind to heal up to 2 Injuries.
gift-forced_march = Forced March
    .text = In your Maneuvers phase an Army you activate to move may move up to 2 Regions; it stops on entering a Region that contains an Army of another player.
gift-thing_assembly = Thing Assembly
    .text = At the end of your Maneuvers phase you may increase by 1 one Army of yours that was not activated in this phase and stands in a Region with a Settlement you control.
gift-mead_hall = Mead Hall
    .text = When you activate an Army to increase its value in a Settlement, increase it by 2 instead of 1.
gift-raven_banner = Raven Banner
    .text = When you recruit an Army with a value equal to your Authority, its value is 1 higher (at most 6).
gift-shipwrights = Shipwrights
    .text = When you move your Hero in your Hero phase, you may also move your Drakkar by 1 Sea, before or after the move of the Hero.
gift-beachhead = Beachhead
    .text = Once per turn, when one of your Armies moves into a Region by means of your Drakkar, increase its value by 1 before any Battle.
gift-usurpers_tongue = Usurper's Tongue
    .text = When you check whether you may Usurp, treat your Strength as 1 higher.
gift-freemen = Freemen
    .text = For your Armies the Population Strength of every neutral Region is 1 lower (at least 1) when control is checked; this does not affect Usurp.
gift-winter_stores = Winter Stores
    .text = When you perform Prepare, choose three options instead of two.
gift-einherjar = Einherjar
    .text = When you lose a Battle, your Armies do not lose 1 value each for losing; Casualty symbols still apply.
gift-odins_favour = Odin's Favour
    .text = When you are the attacker in a Battle, add 1 to your Battle value.
gift-earthen_ramparts = Earthen Ramparts
    .text = When you are the defender in a Battle in a Region with a Settlement or a Temple, add 2 to your Battle value.
gift-twin_altars = Twin Altars
    .text = In your Prayer phase you may send 2 Priests instead of 1, to two different Monuments.
gift-spoils_of_war = Spoils of War
    .text = After you win a Battle, draw 1 Combat card.
gift-battle_fury = Battle Fury
    .text = In each Battle the first Combat card with at least 1 Casualty symbol that you play counts as having 1 symbol fewer, both for the limit and for the losses.
gift-ransom = Ransom
    .text = After you win a Battle, the loser gives you 1 Rune of your choice from their pool, if they have any.
gift-skirmishers = Skirmishers
    .text = At the start of a Battle you take part in, before any card is played, you may return 1 Rune to the supply to draw 1 Combat card.
gift-hunters_eye = Hunter's Eye
    .text = At the start of a Hunt you conduct, draw 1 Combat card more.
gift-iron_skin = Iron Skin
    .text = Ignore the first Injury in each Hunt you conduct.
gift-beast_lore = Beast Lore
    .text = In your Hunts add 2 to the total you compare with the Weak Spot value.
gift-poisoned_arrows = Poisoned Arrows
    .text = Rune action for you only: spend 2 Runes of different kinds to deal 1 Wound of any type to a Monster (not the Boss) in the Region with your Hero; it is a Wound dealt outside a Hunt.
gift-unyielding = Unyielding
    .text = When your Hunt fails, you do not receive the Injury for failing.
gift-sleipnirs_gallop = Sleipnir's Gallop
    .text = In your Hero phase your Hero may move up to 3 Regions instead of 2.
gift-eirs_touch = Eir's Touch
    .text = In your Hero phase, if you choose another option than healing, you may also heal 1 Injury.
gift-envoy_of_the_realms = Envoy of the Realms
    .text = When you make an Alliance with a Rune action, you may pay 1 Rune of any kind.
gift-bifrost = Bifrost
    .text = When you make an Alliance in a Realm where you are not the first player, draw 1 Combat card.
gift-high_priest = High Priest
    .text = When you build a Temple, take 2 Priests instead of 1.
gift-beast_tamer = Beast Tamer
    .text = With the Rune action that takes control of a neutral Monster you may also choose a Monster in a Region adjacent to the Region with your Hero (your Drakkar does not count).

## Ragnarok Conditions

condition-rc34_monument = Wrath of the Gods
    .text = At least 1 Monument is at level 3.
condition-rc34_land = Iron Rule
    .text = At least 1 Land has all its Regions controlled by one and the same player.
condition-rc34_monsters = Blood of Beasts
    .text = At least 2 Monsters have been defeated in this game, by all players together.
condition-rc34_temples = Voice of the Godi
    .text = One player controls at least 4 Regions with a Temple.
condition-rc34_realms = Shaking Branches
    .text = Each of the 6 Realms holds at least 1 Alliance marker.
condition-rc2_monument = Wrath of the Gods
    .text = At least 1 Monument is at level 3.
condition-rc2_lands = Iron Rule
    .text = At least 2 Lands have all their Regions controlled by one player each (the same player or different ones).
condition-rc2_monsters = Blood of Beasts
    .text = At least 1 Monster has been defeated in this game.
condition-rc2_temples = Voice of the Godi
    .text = One player controls at least 3 Regions with a Temple.
condition-rc2_realms = Shaking Branches
    .text = At least 5 of the 6 Realms hold at least 1 Alliance marker.

## Action cards of the Followers

action-basic_a1 = First Spark
    .text = Runes: Ally with a Realm, Strengthen an Army. Special: Reinforce.
action-basic_a2 = Marching Fires
    .text = Runes: Control a neutral Monster, Strengthen an Army. Special: Mobilize.
action-basic_a3 = Gathered Ash
    .text = Runes: Ally with a Realm. Special: Prepare.
action-basic_a4 = Black Altar
    .text = Runes: Ally with a Realm, Draw Combat cards. Special: Build Temple.
action-basic_a5 = Howl in the Smoke
    .text = Runes: Control a neutral Monster, Activate a Monster. Special: Monsters. Bonus: If you have 3 or fewer Combat cards in hand: draw 1 Combat card.
action-basic_a6 = Broken Oaths
    .text = Runes: Draw Combat cards. Special: Usurp. Bonus: If you took control of no Region this turn: do Strengthen once.
action-basic_b1 = War Horns
    .text = Runes: Strengthen an Army, Ally with a Realm. Special: Mobilize.
action-basic_b2 = Iron Levy
    .text = Runes: Strengthen an Army. Special: Reinforce.
action-basic_b3 = Burning Longhall
    .text = Runes: Draw Combat cards, Ally with a Realm. Special: Usurp.
action-basic_b4 = Second Wave
    .text = Runes: Control a neutral Monster, Strengthen an Army. Special: Mobilize. Bonus: If you have at least one Army of value 4 or more on the board: draw 1 Combat card.
action-basic_b5 = Sharpened Steel
    .text = Runes: Draw Combat cards. Special: Prepare.
action-basic_b6 = Blood Tribute
    .text = Runes: Ally with a Realm, Recruit an Army. Special: Reinforce. Bonus: If you have 2 or fewer Armies on the board: do Strengthen once.
action-basic_c1 = Whispering Runes
    .text = Runes: Ally with a Realm, Ally with a Realm. Special: Prepare.
action-basic_c2 = Smoke Offering
    .text = Runes: Ally with a Realm, Strengthen an Army. Special: Build Temple.
action-basic_c3 = Crimson Sky
    .text = Runes: Control a neutral Monster, Activate a Monster. Special: Monsters.
action-basic_c4 = Preachers of Fire
    .text = Runes: Draw Combat cards. Special: Usurp. Bonus: If you have no Priest in your pool: gain 1 Rune.
action-basic_c5 = Ash Pilgrims
    .text = Runes: Strengthen an Army, Ally with a Realm. Special: Build Temple. Bonus: If you control no Region with a Shrine and without a Temple: do Strengthen once.
action-basic_c6 = Chains of the Beast
    .text = Runes: Control a neutral Monster, Draw Combat cards. Special: Monsters.
action-jarl_1 = Jarl of Cinders
    .text = Runes: Strengthen an Army, Recruit an Army. Special: Reinforce. Bonus: If you control 5 or more Regions: do Strengthen 2 times.
action-jarl_2 = Shield Wall Advances
    .text = Runes: Strengthen an Army, Draw Combat cards. Special: Mobilize. Bonus: If you have at least one Army of value 5 or more on the board: draw 3 Combat cards.
action-jarl_3 = Close the Ring
    .text = Runes: Strengthen an Army. Special: Mobilize. Bonus: If there is a Land in which you control all Regions but one: do Invade a Region once against the missing Region of such a Land, if one of these is a target.
action-jarl_4 = Hostages
    .text = Runes: Draw Combat cards, Ally with a Realm. Special: Usurp. Bonus: If you took control of at least one Region this turn: gain 1 Rune.
action-jarl_5 = Torchlit Muster
    .text = Runes: Recruit an Army, Ally with a Realm. Special: Reinforce. Bonus: If you have 3 or fewer Armies on the board: place an Army of value 2 from your pool, without a Desolation token.
action-jarl_6 = Scorched Borders
    .text = Runes: Strengthen an Army, Activate a Monster. Special: Mobilize. Bonus: If some human controls more Regions than you: do Invade a Region once if there is a target.
action-jarl_7 = Tribute of Weapons
    .text = Runes: Raise an Attribute. Special: Prepare. Bonus: If you control at least one whole Land: do Strengthen 2 times.
action-jarl_8 = Bend the Knee
    .text = Runes: Ally with a Realm, Strengthen an Army. Special: Usurp. Bonus: If there is a Land in which you control all Regions but one: do Invade a Region once against the missing Region of such a Land, if one of these is a target.
action-jarl_9 = Surtr's Vanguard
    .text = Runes: Strengthen an Army, Strengthen an Army. Special: Reinforce. Bonus: If you control at least one whole Land: do Invade a Region once if there is a target.
action-godi_1 = Temple of Embers
    .text = Runes: Ally with a Realm, Raise an Attribute. Special: Build Temple. Bonus: If you control at least one Region with a Temple: gain 1 Priest.
action-godi_2 = Sacred Flame
    .text = Runes: Ally with a Realm, Strengthen an Army. Special: Build Temple. Bonus: If you control no Region with a Shrine and without a Temple: do Invade a Region once against a Region with a Shrine (with or without a Temple), if one of these is a target.
action-godi_3 = Sermon at the Roots
    .text = Runes: Ally with a Realm, Draw Combat cards. Special: Usurp. Bonus: If your Hero is in a Region with a Shrine (with or without a Temple): gain 1 Priest.
action-godi_4 = Sworn Guardians
    .text = Runes: Strengthen an Army, Ally with a Realm. Special: Reinforce. Bonus: If you control at least two Regions with a Temple: do Strengthen 2 times.
action-godi_5 = Gift of Muspelheim
    .text = Runes: Ally with a Realm, Raise an Attribute. Special: Build Temple. Bonus: If you control at least two Regions with a Temple: gain a Gift (tuck one random Gift card).
action-godi_6 = Converts
    .text = Runes: Draw Combat cards, Strengthen an Army. Special: Usurp. Bonus: If you control no Region with a Shrine and without a Temple: do Invade a Region once against a Region with a Shrine (with or without a Temple), if one of these is a target.
action-godi_7 = Ashen Procession
    .text = Runes: Strengthen an Army. Special: Mobilize. Bonus: If you control at least one Region with a Shrine and without a Temple: gain 2 Runes.
action-godi_8 = Reading the Embers
    .text = Runes: Ally with a Realm, Raise an Attribute. Special: Prepare. Bonus: If you are allied with 2 or more Realms: raise one Attribute by 1.
action-godi_9 = Consecration
    .text = Runes: Ally with a Realm, Recruit an Army. Special: Build Temple. Bonus: If you control at least one Region with a Shrine and without a Temple: build a Temple in one of them without a Wheel marker and without a Priest.
action-slayer_1 = Blood Trail
    .text = Runes: Draw Combat cards, Control a neutral Monster. Special: Monsters. Bonus: If no Monster (the Boss does not count) is within your Hunt range: draw 2 Combat cards.
action-slayer_2 = The Great Hunt
    .text = Runes: Draw Combat cards, Raise an Attribute. Special: Monsters. Bonus: If your trophies and Slayer tokens together number 1 or more: draw 1 Combat card.
action-slayer_3 = Spear of Fire
    .text = Runes: Draw Combat cards, Activate a Monster. Special: Monsters. Bonus: If at least one Monster (the Boss does not count) is within your Hunt range: deal 1 Wound outside a Hunt to a Monster in range.
action-slayer_4 = Trophy Hall
    .text = Runes: Strengthen an Army, Draw Combat cards. Special: Reinforce. Bonus: If your trophies and Slayer tokens together number 1 or more: do Strengthen 2 times.
action-slayer_5 = Master of Beasts
    .text = Runes: Control a neutral Monster, Activate a Monster. Special: Monsters. Bonus: If you control at least one Monster: raise your Strength by 1 (at most 6).
action-slayer_6 = Poisoned Blades
    .text = Runes: Draw Combat cards, Raise an Attribute. Special: Prepare. Bonus: If you have 4 or fewer Combat cards in hand: draw 1 Combat card.
action-slayer_7 = Hunters' Road
    .text = Runes: Strengthen an Army, Control a neutral Monster. Special: Mobilize. Bonus: If you took control of at least one Region this turn: draw 1 Combat card.
action-slayer_8 = Rune of Slaughter
    .text = Runes: Raise an Attribute. Special: Prepare. Bonus: If at least one Monster (the Boss does not count) is within your Hunt range: deal 2 Wounds outside a Hunt to a Monster in range.
action-slayer_9 = Lord of the Cull
    .text = Runes: Draw Combat cards, Ally with a Realm. Special: Usurp. Bonus: If your trophies and Slayer tokens together number 1 or more: gain a Gift (tuck one random Gift card).
action-hero_ragnar_1 = Sons of Ragnar
    .text = Runes: Strengthen an Army, Recruit an Army. Special: Mobilize. Bonus: If you took control of at least one Region this turn: do Strengthen once.
action-hero_ragnar_2 = The Great Army
    .text = Runes: Strengthen an Army, Ally with a Realm. Special: Reinforce. Bonus: If you have 5 or more Armies on the board: do Invade a Region once if there is a target.
action-hero_lagertha_1 = Maidens of the Burning Shield
    .text = Runes: Draw Combat cards, Strengthen an Army. Special: Usurp. Bonus: If you took control of no Region this turn: draw 2 Combat cards.
action-hero_lagertha_2 = Earl of Hedeby
    .text = Runes: Strengthen an Army, Ally with a Realm. Special: Mobilize. Bonus: Draw 1 Combat card.
action-hero_beowulf_1 = Grip of Thirty Men
    .text = Runes: Draw Combat cards, Raise an Attribute. Special: Monsters. Bonus: If at least one Monster (the Boss does not count) is within your Hunt range: draw 1 Combat card.
action-hero_beowulf_2 = Fury of the Geats
    .text = Runes: Draw Combat cards, Strengthen an Army. Special: Usurp. Bonus: If no Monster (the Boss does not count) is within your Hunt range: draw 1 Combat card.
action-hero_snorri_1 = Verses of Power
    .text = Runes: Ally with a Realm, Raise an Attribute. Special: Build Temple. Bonus: Gain 1 Rune.
action-hero_snorri_2 = Lawspeaker
    .text = Runes: Ally with a Realm, Draw Combat cards. Special: Usurp. Bonus: If you control at least two Regions with a Shrine and without a Temple: build a Temple in one of them without a Wheel marker and without a Priest.
action-hero_aslaug_1 = Vision of the Serpent
    .text = Runes: Ally with a Realm, Activate a Monster. Special: Usurp. Bonus: If you control at least one Region with a Temple: gain 1 Priest.
action-hero_aslaug_2 = Banner of the Black Sun
    .text = Runes: Ally with a Realm, Strengthen an Army. Special: Build Temple. Bonus: If you control no Region with a Shrine and without a Temple: do Invade a Region once against a Region with a Shrine (with or without a Temple), if one of these is a target.
action-hero_herald_1 = Herald of Fire
    .text = Runes: Strengthen an Army, Raise an Attribute. Special: Mobilize. Bonus: If 3 or more Desolation tokens are on the map: do Strengthen 2 times.
action-hero_herald_2 = Herald of Ash
    .text = Runes: Draw Combat cards, Recruit an Army. Special: Usurp. Bonus: If 2 or fewer Desolation tokens are on the map: gain 2 Runes.
follower_rune-control_monster = Control a neutral Monster
follower_rune-alliance = Ally with a Realm
follower_rune-strengthen_army = Strengthen an Army
follower_rune-activate_monster = Activate a Monster
follower_rune-draw_combat = Draw Combat cards
follower_rune-raise_attribute = Raise an Attribute
follower_rune-recruit_army = Recruit an Army

## Ways to win

ending-great_jarl = Great Jarl
ending-great_godi = Great Godi
ending-slayer = Slayer
ending-ragnarok = Ragnarok
ending-manifestation = Surtr's Manifestation

## Rune actions and payments

rune_action-boss = Call the Boss
    .text = Place Loki in any Region.
rune_action-control_monster = Control a Monster
    .text = Take control of a neutral Monster in the Region with your Hero.
rune_action-alliance = Alliance
    .text = Ally with a Realm next to the Region with your Hero.
rune_action-army = Strengthen an Army
    .text = One of your Armies grows by 1.
rune_action-activate_monster = Activate a Monster
    .text = Activate a neutral Monster or one of yours.
rune_action-draw_1 = Draw a Combat card
    .text = Draw 1 Combat card.
rune_action-place_hero = Place the Hero
    .text = Place your Hero in any Region.
rune_action-attribute = Raise the lowest Attribute
    .text = One of your lowest Attributes rises by 1.
rune_action-draw_2 = Draw two Combat cards
    .text = Draw 2 Combat cards.
rune_action-sap = Sap of the World Tree
    .text = Heal up to 2 Injuries.
rune_action-arrows = Poisoned Arrows
    .text = Deal 1 Wound to a Monster in the Region with your Hero.
swap-uruz_othala = Take Uruz, return Othala
swap-uruz_algiz = Take Uruz, return Algiz
swap-othala_uruz = Take Othala, return Uruz
swap-othala_algiz = Take Othala, return Algiz
swap-algiz_uruz = Take Algiz, return Uruz
swap-algiz_othala = Take Algiz, return Othala
pay-uruz = Uruz
pay-othala = Othala
pay-algiz = Algiz
pay-ring = Andvari's Ring
pay-uruz_othala = Uruz, Othala
pay-uruz_algiz = Uruz, Algiz
pay-othala_algiz = Othala, Algiz
pay-uruz_uruz = Uruz, Uruz
pay-othala_othala = Othala, Othala
pay-algiz_algiz = Algiz, Algiz
pay-uruz_ring = Uruz, Andvari's Ring
pay-othala_ring = Othala, Andvari's Ring
pay-algiz_ring = Algiz, Andvari's Ring
pay-uruz_othala_algiz = Uruz, Othala, Algiz
pay-uruz_othala_ring = Uruz, Othala, Andvari's Ring
pay-uruz_algiz_ring = Uruz, Algiz, Andvari's Ring
pay-othala_algiz_ring = Othala, Algiz, Andvari's Ring
prepare-draw = Draw a Combat card
opt-prepare-attribute-authority = Heal Authority
opt-prepare-attribute-strength = Heal Strength
opt-prepare-attribute-wisdom = Heal Wisdom
opt-prepare-rune-uruz = Take Uruz
opt-prepare-swap-uruz_othala = Take Uruz, return Othala
opt-prepare-swap-uruz_algiz = Take Uruz, return Algiz
opt-prepare-rune-othala = Take Othala
opt-prepare-swap-othala_uruz = Take Othala, return Uruz
opt-prepare-swap-othala_algiz = Take Othala, return Algiz
opt-prepare-rune-algiz = Take Algiz
opt-prepare-swap-algiz_uruz = Take Algiz, return Uruz
opt-prepare-swap-algiz_othala = Take Algiz, return Othala
opt-battle-rest-done = No further cards
opt-defend-done = No defence
opt-maneuver-done = No Maneuver
opt-prayer-done = No Prayer
opt-wound-space-done = No more Wounds

## Short answers

do-move = Move
do-attack = Attack
do-spare = Do not trample
do-grow = Grow in the Settlement
do-cleanse = Remove the Desolation token
do-keep = Keep your Runes (you are at the limit)
do-forge = Forge the Rune
do-shield = Block with a Shield
    .text = You discard one Shield card and ignore this attack; the Weak Spot is not checked then.
do-bow = Discard a Bow for a card
do-symbol = A Casualty symbol

## Questions

ask-activate-monster = Which Monster do you activate?
ask-alliance-realm = With which Realm do you make an Alliance?
ask-arbiter = You are the Arbiter: where does the Follower strike?
ask-archers = Archers: which opposing Army loses 1?
ask-army-further = { $army }: does it march on?
ask-army-grow = Which Army grows? ({ $by })
ask-arrows-monster = Which Monster do the arrows hit?
ask-arrows-space = Which Wound space do the arrows cover?
ask-attack-army = { $by }, Region attack: which Army loses Strength?
ask-battle-card = Battle in { $region }: play a Combat card or pass.
ask-battle-rest = Battle in { $region }: the other side has passed. Which cards do you still play?
ask-battle-loss = Which Army takes the loss? ({ $by })
ask-battle-order = Which Battle is fought first?
ask-bonus-alfheim = Bonus of an allied Realm, Alfheim: place your Hero or heal an Injury.
ask-bonus-jotunheim = Bonus of an allied Realm, Jotunheim: which Army do you increase by 1?
ask-bonus-muspelheim = Bonus of an allied Realm, Muspelheim: where do you recruit an Army of value 1?
ask-bonus-niflheim = Bonus of an allied Realm, Niflheim: move your Drakkar or an Army.
ask-bonus-niflheim-region = Niflheim: where is the Army placed?
ask-bonus-svartalfheim = Bonus of an allied Realm, Svartalfheim: draw a Combat card?
ask-bonus-vanaheim = Bonus of an allied Realm, Vanaheim: which Rune do you take?
ask-boss-region = Where is Loki placed?
ask-defend = { $attack } (Rage { $rage }): which cards do you defend with?
ask-desolation-gift = Take a random Gift?
ask-discard-card =
    { $count ->
        [one] Which Combat card do you discard? ({ $by })
       *[other] Which { $count } Combat cards do you discard? ({ $by })
    }
ask-discard-rune =
    { $count ->
        [one] Which Rune do you return? ({ $by })
       *[other] Which { $count } Runes do you return? ({ $by })
    }
ask-draught-army = Sleeping Draught: which Army loses 2?
ask-easy-attribute = Which of your Attributes starts at 3?
ask-free-monster = Which of your Monsters do you set free?
ask-gift = { $by }. Which Gift do you take?
ask-heal = Which Injury do you heal?
ask-heal-too = Eir's Touch: heal an Injury as well?
opt-hero-phase-attribute-authority = Heal: Authority
opt-hero-phase-attribute-strength = Heal: Strength
opt-hero-phase-attribute-wisdom = Heal: Wisdom
ask-hero-phase = Hero: where does your Hero go or your Drakkar sail?{ $hurt ->
    [0] {""}
   *[other] {" "}Or heal an injury instead.
  }
ask-huldra-army = Huldra: which Army grows by 1?
ask-ignore-loss = Which Casualty do you ignore?
ask-injure = Which Attribute takes the Injury? ({ $by })
ask-keep-hero = Which Hero and which Story do you keep?
ask-lower-attribute = Which Attribute is lowered by 1?
ask-maneuver = Maneuvers: which one Army do you activate, and where does it go or what does it do?
ask-maneuver-recruit = You have no Army on the board. Where do you recruit one?
ask-mobilize = Mobilize: which Armies, and where does each of them go or what does it do?
ask-mobilize-goal = Mobilize: where does { $army } go, or what does it do?
ask-monster-attack = { $other } hunts, and you on the right run the Monster ({ $monster }): which attack does it make?
ask-monster-do = { $monster }: where does it move and whom does it trample, or does it attack its Region? Attack: { $effect }
ask-monster-move = { $monster }: where does it move, and whom does it trample?
ask-monster-place = Region attack: where is { $monster } placed?
ask-monsters = Monsters: activate one, or start a Hunt.
ask-monument = Which Monument do you raise?
ask-pay = { $by }: how do you pay?
ask-place-hero = Where do you place your Hero?
ask-prayer = Prayer: send a Priest or forge a Rune.{ $full ->
    [0] {""}
   *[other] {" "}You hold as many Runes as your Wisdom allows: after forging you return one.
  }
ask-prepare = Prepare: what do you choose?
ask-raise-attribute = Which Attribute do you raise?
ask-ransom = Ransom: which Rune do you take?
ask-recruit-region = { $by }: where do you recruit the Army?
ask-regeneration = Regeneration: which Wound heals?
ask-reserves = Reserves: which Army joins the Battle?
ask-retreat = { $region }: where do your Armies retreat to? ({ $by })
ask-reward-realm = Reward: with which Realm do you make an Alliance?
ask-rune-kind = Which Rune do you take? ({ $by })
ask-rune-phase = Rune action: which one?
ask-sail-with-hero = Shipwrights: sail your Drakkar along?
ask-second-monster = Activate a second Monster?
ask-shield-card = Which Shield do you discard?
ask-songs-move = { $monster }: move it first?
ask-spare-attribute = Iron Skin: which Attribute stays healthy?
ask-special = Special Action: which one?
ask-start-region = On which Sea does your Drakkar start, and where your Hero and Armies?
ask-story-realm = Your Story: with which Realm are you allied?
ask-tame = Which Monster do you take control of?
ask-temple-region = Where do you build the Temple?
ask-thing-army = Thing Assembly: which Army grows by 1?
ask-throw-hero = Where is the hunting Hero thrown?
ask-trample = Which Army is trampled?
ask-use-turn-start = Start of your turn: use an Artifact?
ask-use-hero-start = Start of the Hero phase: use an Artifact?
ask-use-hero-end = End of the Hero phase: use an Artifact?
ask-use-rune-phase = Start of the Rune Action phase: use a Gift?
ask-use-hunt-start = Before the Hunt: use an Ability, a Gift or an Artifact?
ask-use-battle-start = Before the Battle: use an Ability, a Gift or an Artifact?
ask-use-card-played = Use an Artifact with this card?
ask-use-casualties = Casualties: use an Artifact?
ask-usurp-recruit = Usurp: recruit an Army in your Hero's Region?
ask-wolves-discard = Hati and Skoll: what do you discard?
ask-wound-space = { $monster }: which Wound space do you cover, and with which card or pair?

## Reasons

no-attributes-full = None of your lowest Attributes can rise.
no-foreign-hero = The Hero of another player stands there.
no-monuments-complete = All Monuments are complete.
no-no-army-in-pool = All your Armies are on the board.
no-no-army-to-activate = Your Armies have nothing to do.
no-no-army-to-grow = You have no Army on the board below 6.
no-no-injury = You have no Injury.
no-no-marker-on-wheel = You have no marker on the Action Wheel.
no-no-monster = No neutral or own Monster is on the board.
no-no-monster-here = No Monster is in the Region with your Hero.
no-no-monster-to-use = There is no Monster to activate or to hunt.
no-no-neutral-monster = No neutral Monster is with your Hero.
no-no-priest = You have no Priest in your pool.
no-no-realm = No Realm without your marker is next to your Hero.
no-no-recruit-region = There is no Region where you may recruit.
no-no-right-to-boss = You have not defeated enough Monsters to hunt Loki.
no-no-rune-of = It costs the Rune { $rune }, which you do not have.
no-no-rune-of-two = It costs the Rune { $rune } or { $other }; you have neither.
no-no-runes = { $cost ->
    [1] It costs 1 Rune, and you have none.
   *[other] It costs { $cost } Runes, each of another kind; you do not have as many kinds.
}
no-no-shrine = You control no Shrine without a Temple.
no-no-slot = All Priest places of this Monument are taken.
no-no-tail = Huldra's Tail is not yours or is exhausted.
no-no-temple-left = No Temple is left on the track.
no-not-with-boss = Your Hero is not in the Region with Loki.
no-own-marker = Your marker already lies there.
no-own-region = You already control this Region.
no-priest-sent = You have sent your Priest of this turn.
no-same-monument = The second Priest goes to another Monument.
no-sea-no-start = No Region at this Sea is free for a start.
no-start-foreign = Another player is already there.
no-start-loki = Loki is there.
no-too-many-casualties = Its Casualty symbols exceed the total value of your Armies here.
no-too-weak-to-usurp = Your Strength is too low for this Region.
no-shield-alone = A Shield that blocks the attack is not combined with other cards.
no-half-a-wound = This Wound still needs its space or a second card: a card with another symbol deals a Wound only in a pair.
no-goal-of-another = That does not belong to it.
no-out-of-reach = This Army cannot do that.
no-half-an-order = Say what is done and with what.
no-no-wound-so = These cards deal no Wound on that space.
no-table-participants = Players and Followers must be 2 to 4 together, not { $count }.
no-table-same-villain = Two Followers cannot have the same Villain; choose different ones.
no-table-villain = The option “{ $option }” is about a Follower who does not take part; Followers in this game: { $count }.
no-table-needs-followers = The option “{ $option }” is only for games with Followers.
no-table-one-player = The option “{ $option }” is only for one player against Followers.
no-table-ladder = The difficulty you chose settles everything already; leave the option “{ $option }” as it is.
no-table-challenges = There are { $most } Challenges; { $count } chosen and drawn are too many.

## Log

log-action-row = { $seat } lays out its row of Action cards.
log-all-lost = All players lose: { $ending }.
log-alliance = { $seat } makes an Alliance with { $realm } ({ $by }).
log-arbiter-moves = { $seat } holds the Arbiter token.
log-army-destroyed = { $seat } loses an Army of value { $before } in { $region } ({ $by }).
log-army-grew = Army of { $seat } in { $region }: { $before } → { $after } ({ $by }).
log-army-moved = { $seat } moves an Army of value { $value } from { $region } to { $to } ({ $by }).
log-army-recruited = { $seat } recruits an Army of value { $value } in { $region } ({ $by }).
log-army-shrank = Army of { $seat } in { $region }: { $before } → { $after } ({ $by }).
log-artifact-taken = { $seat } takes { $artifact } ({ $by }).
log-artifact-used = { $seat } uses { $artifact }.
log-attack-defended = { $seat } defends against { $attack } (cards { $total }, Rage { $rage }).
log-attack-hits = { $attack } hits { $seat } (cards { $total }, Rage { $rage }).
log-attack-played = { $monster } attacks: { $attack }.
log-attribute-lowered = { $seat }: { $attribute } { $before } → { $after } ({ $by }).
log-attribute-raised = { $seat }: { $attribute } { $before } → { $after } ({ $by }).
log-battle = Battle: { $region }. { $seat } (Armies { $attack }) attacks { $other } (Armies { $defence }).
log-battle-bonus = { $seat } adds { $bonus } to the Battle value ({ $by }).
log-battle-deck =
    { $seat }'s battle deck: { $count ->
        [one] { $count } card.
       *[other] { $count } cards.
    }
log-battle-pass = { $seat } passes.
log-battle-won = { $seat } wins against { $other }: attack { $attack } (Armies { $attack_armies }{ $attack_cards ->
        [0] {""}
       *[other] , cards { $attack_cards }
    }{ $attack_more ->
        [0] {""}
       *[other] , effects { $attack_more }
    }), defence { $defence } (Armies { $defence_armies }{ $defence_cards ->
        [0] {""}
       *[other] , cards { $defence_cards }
    }{ $defence_more ->
        [0] {""}
       *[other] , effects { $defence_more }
    }).
log-boss-recovers = { $monster } recovers from all Wounds ({ $by }).
log-card-discarded = { $seat } discards { $card } ({ $by }).
log-card-played = { $seat } plays { $card }.
log-cards-drawn =
    { $count ->
        [one] { $seat } draws { $count } Combat card
       *[other] { $seat } draws { $count } Combat cards
    } ({ $by }) and holds { $after }.
log-challenge = Challenge in play: { $challenge }.
log-condition-met = Ragnarok Condition card turned: { $condition } ({ $count } of 3).
log-control = { $seat } takes control of { $region } ({ $by }).
log-control-lost = { $seat } loses control of { $region } ({ $by }).
log-desolation = { $seat } places a Desolation token in { $region } (number { $count }; { $by }): { $why }.
log-desolation-removed = { $seat } removes the Desolation token in { $region } (space { $space }).
log-desolation-spared = { $seat } would place a Desolation token, but one was placed in this round already.
log-drakkar-sailed = The Drakkar of { $seat } sails: { $sea } ({ $by }).
log-event-drawn = Event card: { $event }.
log-event-for-boss = { $monster }: the next card shows the new Region, { $event }.
log-first-chooser = { $seat } chooses first.
log-forge-placed = The Forge in { $region }: { $rune }.
log-game-begins = { $seat } takes the first turn.
log-gift-taken = { $seat } takes the Gift { $gift } ({ $by }).
log-healed = { $seat } heals an Injury: { $attribute } ({ $by }).
log-hero-chosen = { $seat } leads { $hero } ({ $story }).
log-hero-placed = The Hero of { $seat } is in { $region } ({ $by }).
log-hunt-begins = { $seat } hunts { $monster }.
log-hunt-fails = The Hunt of { $seat } fails ({ $by }).
log-injured = { $seat } takes an Injury: { $attribute } ({ $by }).
log-injury-ignored = { $seat } ignores an Injury ({ $by }).
log-monster-activated = { $monster } is activated; { $seat } decides ({ $by }).
log-monster-controlled = { $seat } takes control of { $monster } ({ $by }).
log-monster-defeated = { $seat } defeats { $monster }.
log-monster-die = { $monster } rolls: { $face }.
log-monster-freed = { $seat } sets { $monster } free ({ $by }).
log-monster-moved = { $monster } moves from { $region } to { $to } ({ $by }).
log-monster-placed = { $monster } is placed in { $region } ({ $by }).
log-monster-placed-anew = Placed anew: { $monster }, { $region } → { $to } ({ $by }).
log-monument-built = { $seat } raises the { $god }: level { $before } → { $after }.
log-priest-sent = { $seat } sends a Priest to the { $god }.
log-priests-gained =
    { $count ->
        [one] { $seat } gains { $count } Priest
       *[other] { $seat } gains { $count } Priests
    } ({ $by }).
log-ragnarok = Ragnarok begins! Everybody takes one more turn, { $seat } the last one.
log-ransom = { $other } gives { $seat } a Rune: { $rune } ({ $by }).
log-region-attack =
    Region Attack: { $monster }, { $region }{ $armies ->
        [0] {" (no Armies)"}
       *[other] {""}
    }. { $effect }
log-retreated = { $seat } retreats from { $region } to { $to } ({ $by }).
log-rune-action = { $seat } performs a Rune action: { $action }.
log-rune-forged = { $seat } takes { $rune } from the Forge in { $region } ({ $by }).
log-rune-returned = { $seat } returns { $rune } ({ $by }).
log-runes-paid = { $seat } pays { $pay }.
log-runes-taken =
    { $count ->
        [one] { $seat } takes { $count } Rune
       *[other] { $seat } takes { $count } Runes
    }: { $rune } ({ $by }), now { $after } of it.
log-slayer-token = { $seat } gains a Slayer token ({ $monster }).
log-special = { $seat } chooses { $action }.
log-special-skipped = { $seat } has no Special Action.
log-story-told = { $seat } tells the Story of { $story }.
log-temple-built = { $seat } builds a Temple in { $region }.
log-turn = Turn { $turn }: { $seat }.
log-villain = A Follower of Surtr joins: { $villain }.
log-weak-spot = { $seat } finds the Weak Spot (sum { $total }, Weak Spot { $needed }).
log-wheel-cleared = Priests leave the Monuments, control markers the wheel; Artifacts are charged.
log-won = { $seat } wins: { $ending }.
log-wound = { $seat } deals a Wound: { $monster }, { $space } ({ $weapon }{ $pair ->
    [0] {""}
   *[other] {" + "}{ $second }
  }).
log-wound-healed = A Wound of { $monster } heals: { $space } ({ $by }).
log-follower-allies = { $seat } allies with { $realm } ({ $by }): { $why }.
log-follower-attribute = { $seat }: { $attribute } { $before } → { $after } ({ $by }): { $why }.
log-follower-bonus = { $seat } gets the bonus of { $card }.
log-follower-rests = { $seat } rests.
log-follower-card = { $seat } rolls { $face }: { $card }.
log-follower-card-off = { $card } leaves the row of { $seat }.
log-follower-forges = { $seat } takes { $rune } from the Forge in { $region }: { $why }.
log-follower-hunt =
    { $seat } hunts { $monster } with { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }: { $why }.
log-follower-invades = { $seat } invades { $region } from { $before } with an Army of value { $value } (difficulty { $difficulty }): { $why }.
log-follower-loses-rune = { $seat } loses a Rune ({ $by }): { $why }.
log-follower-marches = { $seat } marches from { $region } to { $to } ({ $by }): { $why }.
log-follower-monster = Region Attack: { $monster }, { $region } – { $why }. { $effect }
log-follower-monster-stays = { $monster } stays: Followers stand all around.
log-follower-monument = { $seat } raises the { $god }, level { $before } → { $after }: { $why }.
log-follower-no-bonus = { $seat } gets no bonus from { $card }; the condition is not met: { $need }.
log-follower-no-priest = { $seat } sends no Priest: { $why }.
log-follower-passes = { $seat } passes: { $why }.
log-follower-prey = { $seat } chooses { $monster }: { $why }.
log-follower-priest = { $seat } sends a Priest to the { $god }: { $why }.
log-follower-realm = { $realm } favours { $seat }: { $why }.
log-follower-realm-full = { $realm } favours { $seat }, but in vain (limits of Combat cards and Runes reached).
log-follower-recruits = { $seat } recruits an Army of value { $value } in { $region } ({ $by }): { $why }.
log-follower-retreats = { $seat } retreats from { $region } to { $to }: { $why }.
log-follower-rune = { $seat } gains { $rune } ({ $by }): { $why }.
log-follower-rune-action =
    { $seat } pays { $cost ->
        [one] { $cost } Rune
       *[other] { $cost } Runes
    }: { $action } ({ $why }).
log-follower-special = { $seat } chooses { $action }: { $why }.
log-follower-step = { $seat }, step { $step }: { $step ->
    [1] Prayer
    [2] Hero
    [3] Runes
    [4] Maneuvers
    [5] Special Action
   *[other] bonus and new card
  }
log-follower-strengthens = Army of { $seat } in { $region }: { $before } → { $after } ({ $by }): { $why }.
log-follower-supports = { $seat } sends an Army of value { $value } from { $region } to defend { $to }: { $why }.
log-follower-tames = { $seat } takes control of { $monster }: { $why }.
log-follower-temple = { $seat } builds a Temple in { $region }: { $why }.
log-follower-usurps = { $seat } usurps { $region }: { $why }.
log-attack-blocked = { $seat } blocks { $attack } with a Shield.
log-attribute-set = { $seat }: { $attribute } { $after } ({ $by }).
log-conquered = { $seat } takes control of { $region } from { $other } ({ $by }).
log-drakkar-placed = The Drakkar of { $seat }: { $sea }.
log-event-places-nothing = { $event }: no Monster of that Rune is left, nothing is placed.
log-forge-refilled = The Forge in { $region } is refilled: { $rune }.
log-no-rune-action = { $seat }: no Rune action is possible now.
log-phase = { $seat }: { $phase ->
    [1] Prayer
    [2] Hero
    [3] Rune Action
    [4] Maneuvers
   *[other] Special Action
  } phase.
log-ragnarok-count = Regions at Yggdrasil: { $seat } { $count }.
log-ragnarok-tie = A tie at { $count }: { $seat } wins, whose last turn ended earlier.
log-spared = { $seat } does without Trampling: { $monster }, { $region }.
log-follower-bonus-none = { $card } has no bonus for { $seat }.
log-follower-bonus-void = { $seat }: the bonus of { $card } has no effect.
log-follower-hand-back =
    { $seat } shuffles { $count ->
        [one] { $count } unused Combat card
       *[other] { $count } unused Combat cards
    } into the deck.

## Why a Follower did it

why-only = there is no other choice
why-tie_max = a tie, the word "Max." decides
why-tie_min = a tie, the word "Min." decides
why-tie_realm = the first one clockwise from Muspelheim
why-tie_monster = equal otherwise, the order of the Monsters decides
why-arbiter = the Arbiter chose
why-ahead = it is ahead and the other side has passed
why-all_six = all open Attributes are 6, so the first preferred one
why-attack_harmless = its Region Attack would harm no human
why-attack_harms = its Region Attack harms a human
why-die_attack = the die says attack
why-die_move = the die says move
why-card = it is the action of the selected card
why-priority = it is the Priority Action
why-last_wheel_action = neither card nor priority is possible
why-nothing_else = neither the card nor the Priority Action nor Prepare is possible
why-first_possible = the first possible one, counting the row from the left
why-no_priest = there is none in its pool
why-no_slot = no Monument has a free slot
why-fewer_cards = a Combat card, because it has fewer or equally many of them
why-fewer_runes = a Rune, because it has fewer of them
why-runes_full = a Combat card, because it has 6 Runes already
why-more_runes = it has at least as many Runes as cards
why-most_in_supply = the most plentiful kind in the supply
why-hero_region = its Hero stands there
why-lowest = the lowest Attribute
why-preferred = the preferred Attribute
why-printed = the card says so
why-no_army = it has no Army on the board
why-no_cards = its battle deck is empty
why-no_region = no Region can be taken
why-start_region = the start Region
why-winning_blow = taking it wins the game
why-desolation_owner = its own Regions come first, then other Followers', neutral, human ones
why-fewest_left = it leaves the fewest Wound spaces open
why-fewest_open = the fewest open Wound spaces
why-most_open = the most open Wound spaces
why-free_shrine = a Shrine without a Temple
why-human_first = Armies of humans come first
why-human_region = a Region of a human
why-land_spread = the Land counts by its own Regions there
why-least_defence = the lowest Defence value
why-least_difficulty = the lowest difficulty
why-most_foreign_neighbours = next to the most foreign Regions
why-most_human_neighbours = next to the most Regions of humans
why-nearest_frontier = nearest to the frontier
why-nearest_human_army = nearest to a human Army
why-nearest_human_hero = nearest to a human Hero
why-nearest_human_region = nearest to a Region of a human
why-neutral_first = neutral Regions before those of Followers
why-other_follower = another Follower before itself
why-strongest = the strongest Army
why-strongest_army = the strongest human Army
why-strongest_total = the greatest total of human Armies
why-temple_then_shrine = a Temple before a Shrine before neither
why-weakest = the weakest Army

table-turn = Turn { $turn }
table-phase = { $phase ->
    [1] Prayer
    [2] Hero
    [3] Runes
    [4] Maneuvers
    [5] Special Action
   *[other] bonus
}
table-region = Region
table-held = held / people
table-signs = signs
table-figures = Armies, Heroes, Monsters, Monuments
table-legend = ✦ at Yggdrasil  ⌂ Settlement  △ Shrine  ▲ Temple  ⚒ Forge  ✹ Desolation  ♞ Hero  ♟ Priest
table-level = level { $level }
table-ragnarok = Ragnarok
table-temples = Temples left
table-desolation = Desolation
table-runes = Runes
table-cards = Combat cards
table-priests = Priests
table-drakkar = Drakkar
table-allies = Allies
table-lands = Great Jarl: Lands
table-godi = Great Godi: Temples
table-slain = Slayer: Monsters
table-things = Artifacts, Gifts
table-next = next turn
table-rests = rests in its next turn
table-hero-to = Hero
table-maneuver = Maneuver
table-special = Special Action
table-invade = invades
table-grow = grows or marches
table-recruit = recruits
table-hand = Your Combat cards
table-ways = Adjacent Regions
table-seas = Seas
table-realms = Realms
table-beasts = Monsters
table-wounds = Wound spaces: weapon, reward, marker
table-combat_discard = Discarded Combat cards
table-event_discard = Discarded Events
table-gift_discard = Discarded Gifts
table-attack_discard = Discarded Monster Attacks
table-last = turns left { $turns }
table-event = Event:
table-gift_offer = Gifts on offer:
table-battle = Battle, { $place }: { $attacker } attacks { $defender }
table-hunt = Hunt:
table-attacks = Attacks { $cards }
table-new_wounds = Wounds of this Hunt on spaces { $spaces }
table-hunt_limit = at most { $most } Wounds in the next round
table-hunt_ignored = Injuries ignored { $n }
table-hunt_failed = failed
table-battle_value = Battle value { $value }
table-played = played { $cards }
table-battle_bonus = bonus { $n }
table-battle_ignored = Casualties to ignore { $n }
table-battle_passed = passed
table-monster_hand = Attacks of the Monster in your hand:
table-supply = Supply:
table-supplies = { $runes }; Slayer tokens { $slayers }
table-gift_spaces = Gifts on the spaces of the Temple track:
table-pair_top = Next Monsters:
table-challenges = Challenges:
table-story = Story
table-removed = removed Action cards

## Causes

cause-action_card = Action card
cause-activation = activation
cause-all_injured = all Attributes injured
cause-asset = asset of the Villain
cause-battle = Battle
cause-bow = Bow
cause-card_bonus = bonus of the Action card
cause-casualty = Casualties
cause-challenge = Challenge
cause-cleanse = Desolation removed
cause-covered = covered marker on the wheel
cause-defence = defence
cause-easy_start = easy start
cause-event = Event
cause-first_ally = first Alliance in this Realm
cause-follower_conflict = conflict of Followers
cause-forge = Forge
cause-gift_draft = Divine Gifts: the Temple uncovered their space of the track
cause-hand_back = new cards after the Hunt
cause-hero = Hero phase
cause-hunt = Hunt
cause-hunt_failed = failed Hunt
cause-hunt_round = Monster round
cause-hunt_start = start of the Hunt
cause-invasion = invasion
cause-limit = limit by Wisdom
cause-lost_battle = lost Battle
cause-maneuver = Maneuvers
cause-monster = Monster
cause-monument_region = Region of the Monument
cause-no_attacks = no Monster Attack card left
cause-no_retreat = no place to retreat
cause-no_rune_action = no Rune Action was possible
cause-no_wound = no Wound dealt
cause-prayer = Prayer
cause-recruit = recruiting
cause-retreat = retreat
cause-reward = reward of the Wound
cause-rings = only two rings
cause-rune_action = Rune Action
cause-setup = set-up
cause-strength = Armies in the Region
cause-support = supporting Army
cause-temple = Temple: the Follower's Authority
cause-trample = Trample
cause-under = Gifts and Artifacts under the board
cause-undefended = undefended Region
cause-weak_spot = Weak Spot
cause-wound = Wounds dealt

reward-army_1 = Army +1
reward-army_2 = Army +2
reward-rune = Rune
reward-priest = Priest
reward-realm = Realm

group-heroes = Heroes
group-stories = Stories
group-combat = Combat cards
group-gifts = Divine Gifts
group-artifacts = Artifacts
group-monsters = Monsters and Boss
group-attacks = Monster Attack cards
group-events = Events
group-conditions = Ragnarok Conditions
group-gods = Monuments
group-realms = Realms
group-wheel = Action Wheel
group-villains = Villains
group-action_cards = Followers' Action cards
group-challenges = Challenges
group-places = Regions, Lands and Seas
fact-region = { $side ->
        [b34] board for 3-4 players
       *[other] board for 2 players
    }: { $land }, Population { $population }{ $settlement ->
        [yes] {", Settlement"}
       *[no] {""}
    }{ $shrine ->
        [yes] {", Shrine"}
       *[no] {""}
    }{ $forge ->
        [yes] {", Forge"}
       *[no] {""}
    }{ $monument ->
        [yes] {", Monument"}
       *[no] {""}
    }{ $yggdrasil ->
        [yes] {", next to Yggdrasil"}
       *[no] {""}
    }, adjacent Regions { $near }
fact-land = { $side ->
        [b34] board for 3-4 players
       *[other] board for 2 players
    }: Regions { $regions }
fact-sea = { $side ->
        [b34] board for 3-4 players
       *[other] board for 2 players
    }: Regions on its shore { $regions }
fact-realm = { $side ->
        [b34] board for 3-4 players
       *[other] board for 2 players
    }: next to Regions { $regions }

## Moments: what they are about, how they ended, and their kind in the replay

moment-start = { $seat } makes ready
    .end = { $seat } is ready
moment-turn = Turn { $turn }: { $seat }
    .end = Turn { $turn } of { $seat } is over
    .stop = Turns
moment-prayer = { $seat }: Prayer
    .end = { $seat }: Prayer phase
moment-hero = { $seat }: Hero
    .end = { $seat }: Hero phase
moment-rune_action = { $seat }: Rune Action
    .end = { $chosen ->
        [1] { $seat }: { $action }
       *[other] { $seat }: no Rune Action
    }
moment-maneuvers = { $seat }: Maneuvers
    .end = { $seat }: Maneuvers phase
moment-special = { $seat }: Special Action
    .end = { $chosen ->
        [1] { $seat }: { $action }
       *[other] { $seat }: no Special Action
    }
moment-step = { $seat }, step { $step }: { $step ->
    [1] Prayer
    [2] Hero
    [3] Runes
    [4] Maneuvers
    [5] Special Action
   *[other] bonus and new card
  }
    .end = { $seat }, step { $step }: { $step ->
    [1] Prayer
    [2] Hero
    [3] Runes
    [4] Maneuvers
    [5] Special Action
   *[other] bonus and new card
  }
moment-battle = Battle in { $region }: { $seat } against { $other }
    .end = { $winner } wins the battle in { $region } (attack { $attack }, defence { $defence })
    .stop = Battles
    .odds = { $winner } wins the Battle
moment-hunt = Hunt: { $seat }
    .end = { $won ->
        [1] { $seat } defeats { $monster }
       *[other] { $seat } does not defeat { $monster }
    } (new Wounds: { $wounds })
    .stop = Hunts
    .odds = { $won ->
        [1] the Monster is defeated
       *[other] the Monster is not defeated
    }
moment-attack = Attack of { $monster }
    .end = { $attack }: cards { $total } against Rage { $rage }{ $shielded ->
        [0] {""}
       *[other] , a Shield blocks
    }
moment-monster = { $monster } is activated
    .end = { $monster } has acted
moment-event = Event
    .end = Event resolved: { $event }
    .stop = Events
moment-monument = { $seat } builds a Monument
    .end = { $raised ->
        [1] { $seat } raises the { $god } to level { $level }
       *[other] { $seat } clears the wheel
    }
    .stop = Monuments
moment-gifts = Gifts
    .end = The Gifts are chosen
moment-end = The end
    .end = The game is over
    .stop = The end
region_attack-fafnir = One Army in the Region loses 2; if there is none, Fafnir moves to an adjacent Region with an Army and Tramples it.
region_attack-troll = One Army in the Region and one in an adjacent Region lose 1 each.
region_attack-hati_skoll = Whoever controls the Region discards a Combat card or a Rune; then Hati and Skoll go to another Region with a Monument or a Temple.
region_attack-huldra = One Army in the Region or in an adjacent one grows by 1.
region_attack-grendel = All Armies retreat and the control marker is removed; if there was none, Grendel goes to any Region of that Land.
region_attack-draugr = Every Army in the Region loses 1.
log-event-says = { $event }: a new Monster with the Rune { $rune } → { $region }; Monsters with the Rune { $first } are activated, then { $second }{ $boss ->
    [0] {""}
   *[other] , at last Loki
  }.
moment-follower = A Follower's turn: { $seat }
    .end = The Follower's turn is over: { $seat }
    .stop = Followers' turns

## What a seat pays and wins

purse-rune_uruz = Uruz
purse-rune_othala = Othala
purse-rune_algiz = Algiz
purse-cards = Combat cards
purse-priests = Priests
purse-armies = value of Armies
purse-regions = Regions
purse-attribute_authority = Authority
purse-attribute_strength = Strength
purse-attribute_wisdom = Wisdom
purse-injuries = Injuries
purse-slayer = Monsters slain
purse-gifts = Gifts
purse-artifacts = Artifacts
purse-allies = Alliances
purse-jarl = Regions missing for the Great Jarl
purse-temples = Temples
purse-wounds = Wounds on Monsters

## Characters of bots

character-conqueror = Toke Landtaker
    .text = Takes Regions and keeps large Armies.
character-gothi = Vigdis of the Grove
    .text = Builds Temples and calls Priests.
character-hunter = Orm Beastbane
    .text = Hunts Monsters, wounded or not.
need-alliances_ge_2 = it is allied with at least 2 Realms
need-armies_ge_5 = it has at least 5 Armies on the board
need-armies_le_2 = it has at most 2 Armies on the board
need-armies_le_3 = it has at most 3 Armies on the board
need-army_value_ge_4 = it has an Army of Strength 4 or more on the board
need-army_value_ge_5 = it has an Army of Strength 5 or more on the board
need-free_shrines_ge_1 = it controls a Shrine without a Temple
need-free_shrines_ge_2 = it controls at least 2 Shrines without a Temple
need-gained_region = it took a Region this turn
need-hand_le_3 = it has at most 3 Combat cards
need-hand_le_4 = it has at most 4 Combat cards
need-hero_region_shrine = its Hero is in a Region with a Shrine
need-human_ahead = a player controls more Regions
need-land_missing_one = exactly one Region is missing of a Land
need-lands_ge_1 = it controls a whole Land
need-monsters_controlled_ge_1 = it controls a Monster
need-no_free_shrine = it controls no Shrine without a Temple
need-no_prey = no Monster is within Hunt range
need-no_region_gained = it took no Region this turn
need-prey_in_range = a Monster is within Hunt range
need-priests_le_0 = it has no Priest in its pool
need-regions_ge_5 = it controls at least 5 Regions
need-slayer_count_ge_1 = it has a trophy or a Slayer token
need-temples_ge_1 = it controls a Region with a Temple
need-temples_ge_2 = it controls at least 2 Regions with a Temple
need-tokens_ge_3 = at least 3 Desolation tokens lie on the map
need-tokens_le_2 = at most 2 Desolation tokens lie on the map
