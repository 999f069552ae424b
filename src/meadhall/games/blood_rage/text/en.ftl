# Blood Rage in English. Names of components follow the rulebook; every sentence is ours.

game-title = Blood Rage
game-blurb = Ragnarök is coming. Lead a Viking clan through three Ages: draft gifts of the gods, invade, pillage, and die gloriously. Most Glory wins.

## Clans

clan-wolf = Wolf clan
    .text = The red clan. The rules are the same for all clans.
clan-raven = Raven clan
    .text = The blue clan. The rules are the same for all clans.
clan-serpent = Serpent clan
    .text = The yellow clan. The rules are the same for all clans.
clan-bear = Bear clan
    .text = The brown clan. The rules are the same for all clans.

## The map

province-yggdrasil = Yggdrasil
    .text = The centre of the world. Any number of figures fits; only the Dark Elf may Invade it. Its pillage reward raises all three stats.
province-elvagar = Elvagar
province-angerboda = Angerboda
province-muspelheim = Muspelheim
province-horgr = Horgr
province-utgard = Utgard
province-andlang = Andlang
province-gimle = Gimle
province-myrkulor = Myrkulor

fjord-ne = North-east fjord
    .text = Supports Elvagar and Angerboda.
fjord-se = South-east fjord
    .text = Supports Muspelheim and Horgr.
fjord-sw = South-west fjord
    .text = Supports Utgard and Andlang.
fjord-nw = North-west fjord
    .text = Supports Gimle and Myrkulor.

region-manheim = Manheim
    .text = Elvagar, Angerboda and Myrkulor.
region-jotunheim = Jotunheim
    .text = Muspelheim, Horgr and Utgard.
region-alfheim = Alfheim
    .text = Andlang and Gimle.

place-reserve = reserve
place-valhalla = Valhalla
place-stock = stock
place-box = box

## Figures

figure-warrior = Warrior
    .text = STR 1 unless an Upgrade says otherwise; to Invade costs as much Rage as its STR.
figure-leader = Leader
    .text = STR 3, Invades for free.
figure-ship = Ship
    .text = STR 2, Invade cost 2 Rage. Lives in fjords only and supports both provinces of its fjord.
figure-troll = Troll
    .text = STR 2. When it Invades a province, all enemy Warriors there are destroyed.
figure-dwarf_chieftain = Dwarf Chieftain
    .text = STR 2. Costs no Rage to play and none to Invade with.
figure-sea_serpent = Sea Serpent
    .text = STR 3. Is a Ship and a Monster at once: fjords only, supports both provinces, never moves.
figure-valkyrie = Valkyrie
    .text = STR 2. After each battle she was in: 2 Glory for every enemy figure destroyed in it.
figure-dark_elf = Dark Elf
    .text = STR 1, but STR 3 in Yggdrasil, which it alone may Invade.
figure-fire_giant = Fire Giant
    .text = STR 4. When it Invades a province, all enemy figures there and in the fjord are destroyed, except Monsters.
figure-frost_giant = Frost Giant
    .text = STR 4. When you pillage the province it is in, you gain the reward twice.
figure-soldier_of_hel = Soldier of Hel
    .text = STR 3. Costs no Rage to play and none to Invade with.
figure-volur_witch = Volur Witch
    .text = STR 3. When she would be destroyed outside Yggdrasil, you may move her to Yggdrasil instead.

## Clan sheet

stat-rage = Rage
    .text = How much Rage you receive at the start of each Action phase.
stat-axes = Axes
    .text = How much Glory you gain for winning a battle.
stat-horns = Horns
    .text = How many of your figures may be on the board at once.

slot-warrior = the free Warrior slot
slot-leader = the free Leader slot
slot-ship = the free Ship slot
slot-monster = a free Monster slot
slot-clan = a free Clan slot

kind-battle = Battle card
kind-quest = Quest
kind-monster = Monster upgrade
kind-leader = Leader upgrade
kind-warrior = Warrior upgrade
kind-ship = Ship upgrade
kind-clan = Clan upgrade

god-odin = Odin
    .text = Punishes, in battle and beyond it.
god-thor = Thor
    .text = Glory for those who win.
god-loki = Loki
    .text = Gain from losing.
god-frigga = Frigga
    .text = Resources and support.
god-heimdall = Heimdall
    .text = Foresight and surprise.
god-tyr = Tyr
    .text = Strength in battle.

## Phases and tokens

phase-gods_gifts = Gods' Gifts
    .text = Draft: pick cards from the hands that go round.
phase-action = Action
    .text = Take turns until nobody has Rage or everything is pillaged.
phase-discard = Discard
    .text = Keep at most one card for the next Age.
phase-quest = Quest
    .text = Reveal your Quests and see which of them you have met.
phase-ragnarok = Ragnarök
    .text = The doomed province is destroyed with everybody in it. Those who fall gain Glory.
phase-release_valhalla = Release Valhalla
    .text = All figures in Valhalla return to the reserves.

token-rage = +1 Rage stat
token-axes = +1 Axes stat
token-horns = +1 Horns stat
token-glory = +5 Glory
token-all = +1 to all stats

## Battle cards

card-tyrs_bash = Tyr's Bash
    .text = +2 STR.
card-tyrs_smash = Tyr's Smash
    .text = +3 STR.
card-tyrs_crush = Tyr's Crush
    .text = +4 STR.
card-tyrs_smite = Tyr's Smite
    .text = +5 STR.
card-tyrs_rage = Tyr's Rage
    .text = +6 STR.
card-odins_smite = Odin's Smite
    .text = +1 STR. Before STR is compared, one Warrior of each other clan in the battle is destroyed in the province.
card-odins_tide = Odin's Tide
    .text = +1 STR. Before STR is compared, every clan in the battle, yours too, keeps one figure of its choice; its other figures in the battle are destroyed.
card-odins_judgement = Odin's Judgement
    .text = +2 STR. Win or lose: 2 Glory for every figure of any clan destroyed in this battle.
card-heimdalls_sight = Heimdall's Sight
    .text = +X STR, where X is the highest single bonus that another clan has played in this battle.
card-heimdalls_eye = Heimdall's Eye
    .text = +2 STR. May also be played from your hand after the reveal, on top of what you have played.
card-heimdalls_gaze = Heimdall's Gaze
    .text = +3 STR. May also be played from your hand after the reveal, on top of what you have played.
card-heimdalls_watch = Heimdall's Watch
    .text = +0 STR. Right after the reveal all revealed cards are discarded without effect. Gain Glory equal to the sum of their bonuses; then everybody chooses a new card.
card-friggas_grace = Frigga's Grace
    .text = +2 STR. If you win as the pillager: besides the reward, raise one more stat, other than the one on the token.
card-thors_hammer = Thor's Hammer
    .text = +1 STR. If you win: 3 Glory.
card-thors_oath = Thor's Oath
    .text = +1 STR. If you win: raise one stat of your choice.
card-thors_ascension = Thor's Ascension
    .text = +1 STR. If you win: 3 Rage and 3 Glory.
card-thors_primacy = Thor's Primacy
    .text = +3 STR. Right after the reveal, before anything else, the texts of all cards the others have revealed are cancelled. Their bonuses still count.
card-lokis_trickery = Loki's Trickery
    .text = +0 STR. If you lose: take 1 Rage from the winner.
card-lokis_backstab = Loki's Backstab
    .text = +0 STR. If you lose: take 2 Glory from the winner.
card-lokis_poison = Loki's Poison
    .text = +0 STR. If you lose: take all cards the winner has played in this battle into your hand.

## Quests

card-quest_alfheim = Alfheim!
    .text = In the Quest phase you have the most STR in at least one province of Alfheim. { $copy ->
        [a1] 5 Glory
        [a2] 7 Glory
        [a3] 9 Glory
       *[all] 5/7/9 Glory (by the Age of this card)
    }, and raise one stat.
card-quest_jotunheim = Jotunheim!
    .text = In the Quest phase you have the most STR in at least one province of Jotunheim. { $copy ->
        [a1] 5 Glory
        [a2] 7 Glory
        [a3] 9 Glory
       *[all] 5/7/9 Glory (by the Age of this card)
    }, and raise one stat.
card-quest_manheim = Manheim!
    .text = In the Quest phase you have the most STR in at least one province of Manheim. { $copy ->
        [a1] 5 Glory
        [a2] 7 Glory
        [a3] 9 Glory
       *[all] 5/7/9 Glory (by the Age of this card)
    }, and raise one stat.
card-quest_yggdrasil = Yggdrasil!
    .text = In the Quest phase you have the most STR in Yggdrasil. { $copy ->
        [a1] 6 Glory
        [a2] 8 Glory
        [a3] 11 Glory
       *[all] 6/8/11 Glory (by the Age of this card)
    }, and raise one stat.
card-quest_glorious_death = Glorious Death!
    .text = In the Quest phase at least 4 of your figures are in Valhalla. { $copy ->
        [a1] 6 Glory
        [a2] 8 Glory
        [a3] 11 Glory
       *[all] 6/8/11 Glory (by the Age of this card)
    }, and raise one stat.

## Monsters

card-troll = Troll
    .text = STR 2, cost 2. When it Invades a province, all enemy Warriors there are destroyed.
card-dwarf_chieftain = Dwarf Chieftain
    .text = STR 2. Costs no Rage to play and none to Invade with.
card-sea_serpent = Sea Serpent
    .text = STR 3, cost 3. A Ship and a Monster at once: it lives in fjords, supports both provinces there, and never moves.
card-valkyrie = Valkyrie
    .text = STR 2, cost 2. After each battle she was in, won or lost: 2 Glory for every enemy figure destroyed in it.
card-dark_elf = Dark Elf
    .text = STR 1, cost 1. May Invade Yggdrasil and has STR 3 there.
card-fire_giant = Fire Giant
    .text = STR 4, cost 4. When it Invades a province, all enemy figures there and in its fjord are destroyed, except Monsters.
card-frost_giant = Frost Giant
    .text = STR 4, cost 4. When you successfully pillage the province it is in, you gain the reward a second time.
card-soldier_of_hel = Soldier of Hel
    .text = STR 3. Costs no Rage to play and none to Invade with.
card-volur_witch = Volur Witch
    .text = STR 3, cost 3. When she would be destroyed outside Yggdrasil, you may move her to Yggdrasil instead.

## Leader upgrades

card-lord_of_hammers = Lord of Hammers
    .text = Leader STR 3, cost 3. When you pillage the province your Leader is in, he may move to an adjacent province.
card-lord_of_axes = Lord of Axes
    .text = Leader STR 3, cost 3. When you pillage the province your Leader is in, raise one stat of your choice.
card-lord_of_spears = Lord of Spears
    .text = Leader STR 3, cost 3. When you pillage the province your Leader is in, raise all three stats.

## Warrior upgrades

card-brothers_in_arms = Brothers in Arms
    .text = Cost 1. Your Warriors have STR 1; two of them in the same province count 3 together.
card-experts_in_arms = Experts in Arms
    .text = Cost 2. Your Warriors have STR 2, and Invading with one costs 2 Rage.
card-masters_in_arms = Masters in Arms
    .text = Cost 2. Your Warriors have STR 2, and Invading with one costs 2 Rage; two of them in the same province count 6 together.

## Ship upgrades

card-lokis_dragons = Loki's Dragons
    .text = Ship STR 2, cost 2. Whenever a Ship of yours is destroyed: 4 Glory. The Sea Serpent counts as a Ship.
card-fire_dragons = Fire Dragons
    .text = Ship STR 2, cost 2. Whenever a Ship of yours is destroyed: 8 Glory. The Sea Serpent counts as a Ship.
card-eternal_dragons = Eternal Dragons
    .text = Ship STR 2, cost 2. Whenever a Ship of yours is destroyed: 12 Glory. The Sea Serpent counts as a Ship.

## Clan upgrades

card-lokis_domain = Loki's Domain
    .text = Cost 1. In each Release Valhalla phase: 1 Glory for every figure you get back.
card-lokis_eminence = Loki's Eminence
    .text = Cost 2. In each Release Valhalla phase: 2 Glory for every figure you get back.
card-lokis_wrath = Loki's Wrath
    .text = Cost 3. In each Release Valhalla phase: 3 Glory for every figure you get back.
card-lokis_blessing = Loki's Blessing
    .text = Cost 1. After a battle you lost you may Invade its province with one Warrior for free.
card-friggas_charm = Frigga's Charm
    .text = Cost 0. Every Upgrade you play costs 1 Rage less.
card-friggas_succor = Frigga's Succor
    .text = Cost 2. When you Invade an outer province, you may also Invade it with one Warrior for free.
card-friggas_protection = Frigga's Protection
    .text = Cost 0. When figures of yours would be destroyed, you may save them for 1 Rage each. Not from Ragnarök, not from your own sacrifice.
card-friggas_domain = Frigga's Domain
    .text = Cost 0. As your action, pay 1 Rage to Invade with one of your figures from Valhalla, whatever its STR.
card-friggas_sacrifice = Frigga's Sacrifice
    .text = Cost 1. As your action, destroy two of your figures on the board to raise one stat.
card-thors_glory = Thor's Glory
    .text = Cost 2. After a battle you were in: 2 Glory if at least two enemy figures were destroyed in it.
card-thors_domain = Thor's Domain
    .text = Cost 1. After you Invade a province you may pay 2 Rage to pillage it at once.
card-thors_conquest = Thor's Conquest
    .text = Cost 3. At the end of the game: 3 Glory for every figure you have on the board.
card-tyrs_domain = Tyr's Domain
    .text = Cost 0. A Quest you reveal in battle may count as a Battle card of +3. Adds up with Tyr's Wrath.
card-tyrs_wrath = Tyr's Wrath
    .text = Cost 1. A Quest you reveal in battle may count as a Battle card of +5. Adds up with Tyr's Domain.
card-tyrs_challenge = Tyr's Challenge
    .text = Cost 0. As your action, pay 2 Rage to pillage a province that has already been pillaged.
card-tyrs_prowess = Tyr's Prowess
    .text = Cost 2. When you win a battle, you may take cards you played back into your hand for 1 Rage each.
card-odins_inspiration = Odin's Inspiration
    .text = Cost 2. You gain twice the Glory for your figures destroyed in the Ragnarök phase.
card-odins_throne = Odin's Throne
    .text = Cost 2. You gain twice the Glory for your Quests.

## Glossary

term-glory = Glory
    .text = The points of the game. Most Glory after the Third Age wins.
term-rage = Rage
    .text = What actions are paid with. Without Rage you take no turns.
term-str = STR
    .text = Strength: the sum over your figures in a province and your Ships in its fjord. In battle cards add to it.
term-area = area
    .text = A province together with its fjord.
term-legendary = legendary level
    .text = The last three steps of a stat: 10, 10 and 20 Glory at the end of the game.
term-invade = Invade
    .text = Place a figure from the reserve on the board, for Rage equal to its STR.
term-march = March
    .text = For 1 Rage, move any number of your figures from one province to another.
term-upgrade = Upgrade
    .text = Play an Upgrade card into a slot of your clan sheet, for Rage equal to its STR.
term-quest = Quest
    .text = Commit a Quest face down; it is checked in the Quest phase.
term-pillage = Pillage
    .text = Try to win the reward of a province. Neighbours may join, and then there is a battle.
term-call_to_battle = Call to Battle
    .text = Clans take turns moving figures from adjacent provinces into the pillaged one, until all pass or it is full.
term-late_card = late card
    .text = A card that may be played after the reveal: Heimdall's Eye and Heimdall's Gaze.
term-battle_glory = Battle Glory
    .text = Glory for the winner of a battle, equal to its Axes.
term-ragnarok = Ragnarök
    .text = At the end of each Age one province is destroyed for good.
term-doom = Doom token
    .text = Marks the province that this Age will destroy.
term-valhalla = Valhalla
    .text = Where destroyed figures wait until the end of the Age.

## Options of the table

option-first_game = First game
    .text = Skip the draft in the First Age: everybody gets 8 random cards.
opt-first_game-no = Draft in every Age
opt-first_game-yes = 8 random cards in the First Age
option-first_player = First player
    .text = Who holds the First Player token in the First Age. The box gives it to the player born furthest north.
opt-first_player-random = By lot
option-expansion = Expansion
    .text = The text of an expansion file: cards that the box does not hold.

## Actions

do-invade = Invade
do-march = March
do-pillage = Pillage
do-repillage = Tyr's Challenge
do-invade_from_valhalla = Frigga's Domain
do-sacrifice = Frigga's Sacrifice
march-yggdrasil = { do-march }: { province-yggdrasil } →
march-elvagar = { do-march }: { province-elvagar } →
march-angerboda = { do-march }: { province-angerboda } →
march-muspelheim = { do-march }: { province-muspelheim } →
march-horgr = { do-march }: { province-horgr } →
march-utgard = { do-march }: { province-utgard } →
march-andlang = { do-march }: { province-andlang } →
march-gimle = { do-march }: { province-gimle } →
march-myrkulor = { do-march }: { province-myrkulor } →
pillage-yggdrasil = { do-pillage }: { province-yggdrasil }
pillage-elvagar = { do-pillage }: { province-elvagar }
pillage-angerboda = { do-pillage }: { province-angerboda }
pillage-muspelheim = { do-pillage }: { province-muspelheim }
pillage-horgr = { do-pillage }: { province-horgr }
pillage-utgard = { do-pillage }: { province-utgard }
pillage-andlang = { do-pillage }: { province-andlang }
pillage-gimle = { do-pillage }: { province-gimle }
pillage-myrkulor = { do-pillage }: { province-myrkulor }

## Questions

ask-choose-clan = Choose a clan: name and colour only.
ask-draft-pick = Draft, round { $number }: pick a card.
ask-action = Your turn: choose an action, a place to Invade, or a card from your hand (Upgrade, Quest).
opt-action-pass = Pass: no more actions, Rage is lost
opt-action-figure-warrior = { do-invade }: { figure-warrior }
opt-action-figure-leader = { do-invade }: { figure-leader }
opt-action-figure-ship = { do-invade }: { figure-ship }
opt-action-figure-troll = { do-invade }: { figure-troll }
opt-action-figure-dwarf_chieftain = { do-invade }: { figure-dwarf_chieftain }
opt-action-figure-sea_serpent = { do-invade }: { figure-sea_serpent }
opt-action-figure-valkyrie = { do-invade }: { figure-valkyrie }
opt-action-figure-dark_elf = { do-invade }: { figure-dark_elf }
opt-action-figure-fire_giant = { do-invade }: { figure-fire_giant }
opt-action-figure-frost_giant = { do-invade }: { figure-frost_giant }
opt-action-figure-soldier_of_hel = { do-invade }: { figure-soldier_of_hel }
opt-action-figure-volur_witch = { do-invade }: { figure-volur_witch }
opt-action-province-yggdrasil = { do-invade } → { province-yggdrasil }
opt-action-province-elvagar = { do-invade } → { province-elvagar }
opt-action-province-angerboda = { do-invade } → { province-angerboda }
opt-action-province-muspelheim = { do-invade } → { province-muspelheim }
opt-action-province-horgr = { do-invade } → { province-horgr }
opt-action-province-utgard = { do-invade } → { province-utgard }
opt-action-province-andlang = { do-invade } → { province-andlang }
opt-action-province-gimle = { do-invade } → { province-gimle }
opt-action-province-myrkulor = { do-invade } → { province-myrkulor }
opt-action-fjord-ne = { do-invade } → { fjord-ne }
opt-action-fjord-se = { do-invade } → { fjord-se }
opt-action-fjord-sw = { do-invade } → { fjord-sw }
opt-action-fjord-nw = { do-invade } → { fjord-nw }
opt-action-slot-monster = Replace a Monster upgrade
opt-action-slot-clan = Replace a Clan upgrade
ask-invade-place = { $figure }: where does it invade?
ask-march-to = Where do the figures from { $origin } march?
ask-march-figure = Who marches from { $origin } to { $target }?
opt-march-figure-done = Nobody else
ask-upgrade-card = Which Upgrade from your hand replaces another one?
ask-upgrade-slot = Which card does { $card } replace? That one is discarded.
ask-free-invade-figure = New Upgrade: which figure invades for free?
opt-free-invade-figure-pass = No Invade
ask-free-invade = New Upgrade, { $figure }: where does it invade for free?
opt-free-invade-pass = No Invade
ask-succor = Frigga's Succor: invade { $place } with one more Warrior for free?
ask-thors-domain = Thor's Domain: pay 2 Rage and pillage { $place } at once?
ask-repillage-province = Tyr's Challenge: which pillaged province do you pillage again?
ask-valhalla-figure = Frigga's Domain: which figure returns from Valhalla?
ask-sacrifice-place = Frigga's Sacrifice: where is the figure you sacrifice?
ask-sacrifice-figure = Frigga's Sacrifice: which figure in { $place } do you sacrifice?
ask-call-to-battle = { $pillager } pillages { $place } ({ $token }). Bring a figure there from an adjacent province?
opt-call-to-battle-pass = Bring nobody for now
ask-call-figure = { $pillager } pillages { $place } ({ $token }). Which figure joins from { $origin }?
opt-call-figure-pass = Bring nobody for now
ask-battle-card = Battle in { $place }: choose your card. The winner discards it, losers take theirs back into the hand.
ask-quest-as-battle = Does { $card } count as a Battle card?
opt-quest-as-battle-no = No, +0
plus-3 = Yes, +3 ({ card-tyrs_domain })
plus-5 = Yes, +5 ({ card-tyrs_wrath })
plus-8 = Yes, +8 ({ card-tyrs_domain } and { card-tyrs_wrath })
ask-tide-keep = Odin's Tide in { $place }: which of your figures do you keep?
ask-late-card = Cards are revealed: do you add a late card (one played after the reveal)?
opt-late-card-pass = Play none
ask-prowess-keep = Tyr's Prowess: which card do you take back for 1 Rage?
opt-prowess-keep-done = Discard the others
ask-hammers-move = Lord of Hammers: where does your Leader go?
opt-hammers-move-pass = He stays
ask-blessing = Loki's Blessing: invade { $place } with a Warrior for free?
ask-witch-retreat = The Volur Witch in { $place } is about to be destroyed. Does she go to Yggdrasil instead?
ask-protect = Frigga's Protection ({ $cause }): which figure do you save for 1 Rage?
opt-protect-done = Lose the others
ask-keep-card = Which card do you keep for the next Age? You discard the rest.
opt-keep-card-none = Keep none
ask-raise-stat = { $cause }: which stat do you raise?
opt-raise-stat-pass = Raise none

## Reasons

no-clan-taken = Another player leads this clan.
no-only-in-battle = Battle cards can only be played in a battle.
no-rage-short = This costs { $cost } Rage, and you have { $rage }.
no-reserve-empty = Your reserve is empty.
no-only-ships = Only Ships and the Sea Serpent sail in fjords.
no-only-fjords = A Ship is placed in a fjord.
no-province-full = Every village of this province is taken.
no-province-destroyed = This province is destroyed.
no-not-yggdrasil = Only the Dark Elf can invade Yggdrasil.
no-no-landing = There is no place left for this figure.
no-horns-reached = Your Horns allow { $horns } figures on the board, and you have as many.
no-nothing-to-march = You have no figure in a province.
no-no-destination = No other province has an empty village.
no-no-figures-there = You have no figure in this province.
no-same-province = The figures are already in this province.
no-no-village = This province has no empty village.
no-cannot-march = Ships do not march.
no-no-free-slot = All slots of this kind are taken; a card must be replaced.
no-nothing-to-pillage = You have no figure in or beside a province that still shows its reward.
no-not-present = You have no figure in this province or in its fjord.
no-already-pillaged = This province has already been pillaged in this Age.
no-not-yet-pillaged = Tyr's Challenge is only for a province that has already been pillaged.
no-nothing-to-repillage = You have no figure in or beside a pillaged province.
no-not-adjacent = This province is not adjacent to the pillaged one.
no-ships-stay = Ships do not leave their fjord.
no-not-late = Only Heimdall's Eye and Heimdall's Gaze can be played after the reveal.
no-stat-at-top = This stat is already at its last step.
no-stat-on-token = Frigga's Grace cannot raise the stat that is on the pillage token.
no-valhalla-empty = You have no figure in Valhalla.
no-no-figure-can-return = There is no place for any of your figures in Valhalla.
no-too-few-figures = You need two figures on the board to sacrifice.
no-table-first-player = The first player cannot be seat { $first }: the seats are numbered from 0 to { $last }.

## What happened

cause-battle = battle
cause-ragnarok = Ragnarök
cause-won = battle won
cause-lost = battle lost
cause-free = for free
cause-setup = setup
cause-lot = by lot
cause-choice = named with the table
cause-end-of-age = end of the Age
cause-all-pillaged = every province has been pillaged
cause-no-rage = nobody can act any more
cause-turn-limit = the limit of 400 turns is reached

legend-rage = legendary level: Rage
legend-axes = legendary level: Axes
legend-horns = legendary level: Horns

phase-end = End of the game

log-age-begins = { $age ->
        [1] The First Age
        [2] The Second Age
       *[3] The Third Age
    }
log-phase-begins = { $phase }
log-sheets-laid = The game begins. Every clan has 8 Warriors, a Leader and a Ship in reserve, Rage { $rage }, Axes { $axes }, Horns { $horns }.
log-tokens-laid = Pillage tokens: Yggdrasil { $yggdrasil }; Elvagar { $elvagar }; Angerboda { $angerboda }; Muspelheim { $muspelheim }; Horgr { $horgr }; Utgard { $utgard }; Andlang { $andlang }; Gimle { $gimle }; Myrkulor { $myrkulor }.
log-ragnarok-laid = Ragnarök tokens: First Age { $first }, Second Age { $second }, Third Age { $third }.
log-tokens-turned = All Pillage tokens are turned back to their reward side.
log-clan-chosen = { $clan }: led by { $seat }.
log-first-player = First Player token: { $seat } ({ $by }).
log-doom-placed = The Doom token lies on { $place }.
log-province-destroyed = { $place } is destroyed ({ $by }).
log-cards-drafted = Draft, round { $number }: { $own ->
        [1] you pick { $card }
        [2] you pick { $card } and { $second }
       *[0] everybody has picked
    }
log-rage-set = { $seat } starts with { $after } Rage (stat: { $by }).
log-rage-paid = { $seat } pays { $amount } Rage ({ $by }), { $after } left.
log-rage-gained = { $seat } gains { $amount } Rage ({ $by }) and has { $after }{ $passed ->
        [1] , but has passed and takes no more actions
       *[0] {""}
    }.
log-rage-stolen = { $seat } takes { $amount } Rage ({ $by }) and has { $after }. { $victim } has { $left } left.
log-nothing-to-steal = { $by }: { $victim } has nothing that { $seat } could take.
log-glory-gained = { $seat } gains { $amount } Glory ({ $by }), { $after } in all.
log-glory-stolen = { $seat } takes { $amount } Glory ({ $by }), { $after } in all. { $victim } has { $left } left.
log-stat-raised = { $seat }: { $stat } { $step ->
        [6] on the last step (step 6, value { $after }; { $by })
       *[other] { $before } → { $after } (step { $step }; { $by })
    }.
log-stat-stays = { $seat }: { $stat } is at its last step, nothing rises ({ $by }).
log-stats-stay = { $seat }: every stat that could rise is at its last step ({ $by }).
log-passed = { $seat } passes, loses all Rage and takes no more actions in this phase.
log-action-phase-ends = The Action phase is over: { $by }.
log-figure-invaded = { $seat }: { $figure }{ $away ->
        [1] , { $source }
       *[0] {""}
    } → { $place } ({ $by }).
log-figures-marched = { $seat }: { $figure }{ $count ->
        [1] {""}
       *[other] {" "}× { $count }
    }, { $source } → { $place } ({ $by }).
log-upgrade-played = { $seat } plays an Upgrade: { $card }.
log-upgrade-replaced = { $seat } discards an Upgrade: { $card } (replaced by { $by }).
log-monster-joined = A Monster joins { $seat }: { $figure }.
log-monster-left = { $figure } leaves { $seat } and the game ({ $place }); it makes room for { $by }.
log-quest-committed = { $seat } commits a Quest{ $own ->
        [1] : { $card }
       *[0] .
    }
log-quest-revealed = { $seat } reveals a Quest: { $card }
log-quest-met = { $seat } has met { $card } ({ $place }: STR { $strength }, the strongest rival { $rival }).
log-quest-failed = { $seat } has not met { $card } ({ $place }: STR { $strength }, the strongest rival { $rival }).
log-death-met = { $seat } has met { $card } (figures in Valhalla: { $count }, needed: { $needed }).
log-death-failed = { $seat } has not met { $card } (figures in Valhalla: { $count }, needed: { $needed }).
log-quest-gone = { $seat } has not met { $card } (all its provinces are destroyed).
log-pillage-declared = { $seat } pillages { $place } ({ $by }). At stake: { $token }.
log-pillage-succeeded = { $seat } has pillaged { $place } ({ $token }).
log-figure-joined = { $seat }: { $figure }, { $source } → { $place } ({ $by }).
log-battle-begins = Battle in { $place }! The pillager: { $seat }.
log-battle-card-revealed = { $seat } reveals { $card } ({ $sight ->
        [1] +X: the highest bonus on the cards of other clans
       *[0] { $bonus ->
            [0] no bonus
           *[other] +{ $bonus }
        }
    }).
log-late-card-played = { $seat } plays after the reveal: { $card } (+{ $bonus }).
log-primacy = Thor's Primacy of { $seat } cancels the texts of all other cards.
log-watch = Heimdall's Watch of { $seat } sweeps all revealed cards away.
log-quest-as-battle = { $seat }: { $card } counts as a Battle card (+{ $bonus }).
log-text-works = { $seat }: { $card } works.
log-text-idle = { $seat }: { $card } destroys nobody.
log-tide-kept = { $seat } keeps one figure: { $figure } ({ $by }).
log-battle-total = { $seat }: STR { $strength } (figures { $figures } + cards { $cards }).
log-battle-won = { $seat } wins the battle in { $place }.
log-battle-tied = The battle in { $place } has no winner: a tie at STR { $strength }, everybody loses.
log-card-discarded = { $seat } discards { $card } ({ $by }).
log-card-returned = { $seat } takes back { $card } ({ $by }).
log-card-stolen = { $seat } takes { $card } from { $victim } ({ $by }).
log-figures-destroyed = { $seat } loses { $count ->
        [one] a figure
       *[other] { $count } figures
    } ({ $figure }): { $place }, { $by }.
log-figures-protected = { $seat } saves { $count ->
        [one] a figure
       *[other] { $count } figures
    } ({ $figure }): { $place }, { $by }.
log-witch-retreated = { $seat }: { $figure } retreats, { $source } → { $place } ({ $by }).
log-leader-moved = { $seat }: { $figure }, { $source } → { $place } ({ $by }).
log-cards-discarded = { $seat } { $count ->
        [0] discards nothing
        [one] discards one card
       *[other] discards { $count } cards
    } { $kept ->
        [one] and keeps one
       *[other] and keeps none
    }{ $own ->
        [1] : { $card }.
       *[0] .
    }
log-figures-released = { $seat } gets { $count ->
        [one] one figure
       *[other] { $count } figures
    } back from Valhalla.
log-ranked = { $rank }. { $seat }: { $glory } Glory.
log-game-won = { $seat } wins with { $glory } Glory.

## The table in the terminal

table-age = Age { $age }
table-ragnarok = Ragnarök:
table-villages = villages
table-reward = reward
table-destroyed = destroyed
table-stats = Stats
table-on-board = On board
table-cards = Hand + Quests
table-upgrades = Upgrades
table-revealed = Revealed
table-quest = { $glory } Glory
table-cost = { $rage } Rage
table-hand = Your cards (✓ met now, ▣ committed)
table-token = Age { $age } { $place } ({ $glory } Glory a figure)
table-adjacent = Each province is adjacent to the one above and below it (the last to the first) and to Yggdrasil; a destroyed one to none. ~ fjord of the two provinces before it, ☠ doomed, ✗ pillaged.
table-region = region
table-strength = strength: figures
table-passed = (passed)
table-battle = Battle
table-turn = turn { $turn }
table-fight = Battle: { $place }, pillaged by { $pillager }
table-fallen = figures destroyed in this battle: { $count }
table-live = cards whose text works: { $cards }
table-discard = Discarded face up:
table-buried = Discarded by you face down:
short-wolf = Wolf
short-raven = Raven
short-serpent = Serpent
short-bear = Bear
short-ne = NE fjord
short-se = SE fjord
short-sw = SW fjord
short-nw = NW fjord

## The reference

group-battle = Battle cards
group-quest = Quests
group-monster = Monster upgrades
group-leader = Leader upgrades
group-warrior = Warrior upgrades
group-ship = Ship upgrades
group-clan = Clan upgrades
group-stat = Clan stats
group-token = Pillage tokens
group-province = Provinces
tag-age = Age { $age }
fact-copies = Age { $age }{ $players ->
        [2] {""}
       *[other] {" "}({ $players }+)
    } ×{ $count }
fact-steps = steps: { $one }, { $two }, { $three }, { $four }, { $five }, { $six }
fact-legend = Glory at the end of the game on steps 4, 5, 6: { $four }, { $five }, { $six }
fact-villages = villages: { $count }
fact-region = { $region }
fact-glory = { $glory } Glory in Age { $age }

## Moments: what they are about, how they ended, and their kind in the replay

moment-draft = Draft, round { $number }
    .end = Draft, round { $number }: everybody has picked
moment-action = { $seat } acts
    .end = { $seat }: { $action ->
        [invade] Invade
        [march] March
        [pillage] Pillage
        [quest] a Quest is committed
        [upgrade] Upgrade
        [pass] pass
       *[other] an action of a card
    }
moment-pillage = { $seat } pillages { $place }
    .end = { $success ->
        [1] { $seat } has pillaged { $place }
       *[other] { $seat } has not pillaged { $place }
    }
    .stop = Pillages
    .odds = { $success ->
        [1] the Pillage succeeds
       *[other] the Pillage fails
    }
moment-battle = Battle in { $place }
    .end = { $tied ->
        [1] The battle in { $place } has no winner: a tie, everybody loses
       *[other] { $winner } wins the battle in { $place }
    }
    .stop = Battles
    .odds = { $tied ->
        [1] the battle is tied
       *[other] { $winner } wins the battle
    }
moment-quests = Quest phase
    .end = All Quests are checked
    .stop = Quest phases
moment-quest = { $seat }: { $card }
    .end = { $met ->
        [1] { $seat } has met { $card }
       *[other] { $seat } has not met { $card }
    }
    .odds = { $met ->
        [1] a Quest is met
       *[other] a Quest is not met
    }
moment-ragnarok = Ragnarök: { $place }; { $each } Glory for each destroyed figure
    .end = Ragnarök has destroyed { $place }
    .stop = Ragnarök
moment-release = Release of Valhalla
    .end = The fallen are back from Valhalla
moment-end_of_age = End of Age { $age }
    .end = Age { $age } is over
    .stop = Ends of Ages
moment-scoring = Final scoring
    .end = All Glory is counted
    .stop = Final scoring

## What a seat pays and wins

purse-prospects = expected Glory
purse-glory = Glory
purse-rage = Rage
purse-stat_rage = Rage stat
purse-stat_axes = Axes stat
purse-stat_horns = Horns stat
purse-cards = cards in hand
purse-quests = committed Quests
purse-upgrades = upgrades
purse-figures = figures on the board
purse-fallen = figures in Valhalla

## Characters of bots

character-raider = Hrafn the Torch
    .text = Seeks battle: pillages where rivals can be beaten and sends them to Valhalla.
character-builder = Asvald Oakhand
    .text = Strengthens the clan: plays many Upgrades and calls Monsters.
character-quester = Solveig Oathbound
    .text = Lives for Quests: drafts them, commits to them, and marches where they lead.
