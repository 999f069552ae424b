# God of War: The Card Game in English. Names as far as known from public material; every sentence is ours.

game-title = God of War: The Card Game
game-blurb = One to four Heroes against Scenes of double-sided cards. Build your decks, break armor, use what the Scene offers, and bring down two Quests and a Final Boss. Everybody wins or nobody does.

option-difficulty = Difficulty
    .text = Starting hand limit: 8 (easy), 7 (normal, the rule) or 6 (hard).
option-heroes = Heroes
    .text = The players choose their dashboards, or chance deals them.
option-length = Length
    .text = A full game of two Quests and a Final Boss, or a single Scene.
option-first_scene = First Scene
    .text = The Scene of the first Quest, drawn or chosen.
option-first_game = First game
    .text = As the rulebook suggests: the Travelers first, one Hero below each column from the left.
option-first_player = First player
    .text = Chance, or the player you have agreed on; the book says: whoever last played a God of War game.
option-scene = Own Scene
    .text = The text of a Scene file; it is played first, or offered as a Final Boss.

seat-0 = Player 1
seat-1 = Player 2
seat-2 = Player 3
seat-3 = Player 4

## Heroes and dashboards

hero-kratos = Kratos
hero-atreus = Atreus
hero-mimir = Mimir
hero-freya = Freya
hero-brok = Brok
hero-sindri = Sindri

dashboard-kratos = Kratos
    .text = Health 10, Rage 5. Spartan Rage: +3 for the next Attack and heal 3.
dashboard-atreus = Atreus
    .text = Health 7, Rage 4. Petrel: up to two Enemies take 2 damage each.
dashboard-mimir = Mimir
    .text = Health 4, Rage 4. He is with a Medium, a Hero chosen every round, and takes Attacks for them. He does not attack and has no Hero Activation. Smartest Man Alive: a choice between two runes.
dashboard-freya = Freya
    .text = Health 6, Rage 4. Old Magic: a token that avoids all damage from one source.
dashboard-brok_sindri = Brok and Sindri
    .text = Two Heroes, one hand of cards; Health 6 and Rage 3 each, a Move for each. Choice of Arms: +3 for an Attack. Arming: +3 Defense.

attack-kratos = Attack with Kratos
attack-atreus = Attack with Atreus
attack-mimir = Attack with Mimir
attack-freya = Attack with Freya
attack-brok = Attack with Brok
attack-sindri = Attack with Sindri
move-kratos = Move Kratos
move-atreus = Move Atreus
move-mimir = Move Mimir
move-freya = Move Freya
move-brok = Move Brok
move-sindri = Move Sindri
rage-kratos = Spartan Rage
    .text = His next Attack gets +3 strength, and he heals 3 damage at once.
rage-atreus = Petrel
    .text = Up to two different Enemies anywhere in the Scene take 2 damage each.
rage-mimir = Smartest Man Alive
    .text = Reveal two Upgrade cards, choose the one that is activated.
rage-freya = Old Magic
    .text = Put a Freya token on any Hero; its holder may return it to avoid all damage from one source.
rage-brok = Choice of Arms
    .text = Brok or Sindri gets +3 strength for his next Attack.
rage-sindri = Arming
    .text = Brok or Sindri gets +3 Defense against the next Attack on him.

ability-atreus_1a = Atreus: stunning arrow
    .text = Acts as a Ranged icon for an Attack in the column of Kratos; the target is stunned.
ability-atreus_1b = Atreus: covering shot
    .text = +3 strength for the Attack Kratos has just declared.
ability-atreus_2a = Atreus: double shot
    .text = Acts as a Ranged icon for an Attack on two Enemies anywhere; one roll for both.
ability-atreus_2b = Atreus: shield
    .text = Acts as a Defense icon with Number 1.
ability-mimir_1a = Mimir: good counsel
    .text = Heal 2 damage from Kratos.
ability-mimir_1b = Mimir: turn of fate
    .text = After the roll: the die is added to the strength instead of subtracted.
ability-mimir_2a = Mimir: shortcut
    .text = Kratos makes a Move that does not count.
ability-mimir_2b = Mimir: foresight
    .text = Look at the top 2 Upgrade cards and put each on the top or the bottom.

call-0 = Ask player 1 for help
call-1 = Ask player 2 for help
call-2 = Ask player 3 for help
call-3 = Ask player 4 for help

column-1 = Column 1
column-2 = Column 2
column-3 = Column 3
column-4 = Column 4
front-1 = Column 1, in front
front-2 = Column 2, in front
front-3 = Column 3, in front
front-4 = Column 4, in front
opt-defend-done = No Defense
opt-defense-set-done = No Defense
opt-propose-quest-pass = No proposal
opt-propose-column-pass = No proposal
opt-propose-hero-pass = No proposal
opt-step-column-1 = Move to column 1
opt-step-column-2 = Move to column 2
opt-step-column-3 = Move to column 3
opt-step-column-4 = Move to column 4
opt-step-front-1 = Move to column 1, in front
opt-step-front-2 = Move to column 2, in front
opt-step-front-3 = Move to column 3, in front
opt-step-front-4 = Move to column 4, in front

rune-f = Fé
rune-u = Úr
rune-t = Þurs
rune-a = Óss
rune-r = Reið
rune-k = Kaun

pile-stun = Stun
pile-poison = Poison
pile-crystal = Crystal
card-stun = Stun
    .text = When you draw this card, discard it at once and do not replace it.
card-poison = Poison
    .text = When you draw this card, discard it at once, one of your Heroes takes 1 damage, and you draw another card.
card-crystal = Crystal
    .text = Discard it to draw a card, or to pay for a Crystal at an Interaction spot.

do-end = End the activation
    .text = The Scene Activation follows: a revealed Upgrade card shows a rune, and every Scene card with that rune acts. Cards left in hand can defend.
do-swap = Exchange positions in the column
deed-hurt = A Hero takes damage.
deed-heal = A Hero is healed.
deed-gain_stun = A player puts a Stun card on top of the deck.
deed-gain_poison = A player puts a Poison card on top of the deck.
deed-gain_crystal = A player puts a Crystal on top of the deck.
deed-draw = A player draws cards.
deed-rage = A Hero gains Rage.
deed-bonus = A Hero gets a bonus for the next Attack.
deed-hand = A player takes a Hand-limit token.
deed-push = A Hero is pushed.
phase-preparation = Preparation phase
phase-additional = Additional Scene Activation
phase-upgrade = Upgrade phase
defeat-knocked_out = all Heroes are Knocked Out
defeat-rounds = the Quest was not completed in 40 rounds
deed-attack = Attack
do-top = On top
do-bottom = To the bottom

## Questions

ask-dashboard = Which dashboard do you take?
ask-choose-quest = { $n ->
    [3] Which Final Boss do you fight?
   *[other] Which Quest do you take on?
}
ask-place-hero = Below which column does { $hero } stand?
ask-medium = Who is Mimir's Medium this round?
ask-step = What do you do next?
ask-help = { $seat } asks for help. Do you use something?
ask-before-scene = Do you use anything before the Scene is activated?
ask-move-to = Where does { $hero } move?
ask-extra-move = Who makes the extra Move?
ask-attack-target = Which Enemy is attacked?
ask-second-target = Which Enemy is the second target?
ask-attack-set = { $hero } attacks { $card }: with which cards?{ $bonus ->
    [0] {""}
   *[other] {" "}Bonus: +{ $bonus }.
}
ask-before-card = { $rune } activates { $card }. Do you use anything first?
ask-under-attack = { $card } attacks { $hero } with strength { $strength }. Do you use anything first?
ask-boost-attack = { $hero } attacks { $card } with strength { $strength }. Do you use anything?
ask-propose-quest = { $n ->
    [3] Which Final Boss do you propose?
   *[other] Which Quest do you propose?
} The first player decides.
ask-propose-column = { $card }: two columns are equally far. Which one do you propose? The first player decides.
ask-propose-hero = { $card }. { $deed } { $tie ->
    [0] Whom do you propose?
   *[other] Several have the least health: whom do you propose?
} The first player decides.
ask-who-takes = Two players want { $card }. Who gets it?
ask-invert-die = { $card }: the die shows { $n } against strength { $strength }. Use Mimir's ability, once per Quest, to add it: { $more } damage instead of { $less }?
ask-take-for-medium = { $card } attacks { $hero } with strength { $strength }. Does Mimir take the Attack?
ask-defend = { $card } attacks { $hero } with strength { $strength }. How do you defend?
ask-boost-defense = { $card } is about to hurt { $hero } for { $strength }. Reduce it?
ask-freya-token = { $hero } is about to take { $n } damage. Use the Freya token?
ask-freya-token-to = Who gets the Freya token?
ask-petrel = Petrel: which Enemies (at most two) take 2 damage each?
ask-choice-of-arms = Who gets +3 for his next Attack?
ask-arming = Who gets +3 Defense?
ask-playing-hero = Which brother plays the card?
ask-spot-hero = Which Hero uses the spot?
ask-pay = { $spot }: with which cards do you pay?{ $melee ->
    [0] {""}
   *[other] {" "}[{ $melee } × Melee icon]
}{ $ranged ->
    [0] {""}
   *[other] {" "}[{ $ranged } × Ranged icon]
}{ $defense ->
    [0] {""}
   *[other] {" "}[{ $defense } × Defense icon]
}{ $number ->
    [0] {""}
   *[other] {" "}[{ $number } × Number]
}{ $total ->
    [0] {""}
   *[other] {" "}[Numbers totalling at least { $total }]
}{ $crystal ->
    [0] {""}
   *[other] {" "}[{ $crystal } × Crystal]
}{ $any ->
    [0] {""}
   *[other] {" "}[{ $any } × any card]
}
ask-poison-target = Who takes the damage of the Poison?
ask-far-column = { $card }: two columns are equally far. Which one is attacked?
ask-choose-hero-hurt = { $card }: which Hero takes the damage ({ $n })?
ask-choose-hero-heal = { $card }: which Hero is healed (up to { $n })?
ask-choose-hero-gain = { $card }: on top of whose deck goes { $pile } (cards: { $n })?
ask-choose-hero-draw = { $card }: for which Hero are cards drawn ({ $n })?
ask-choose-hero-rage = { $card }: which Hero gains Rage ({ $n })?
ask-choose-hero-bonus = { $card }: which Hero gets +{ $n } for the next Attack?
ask-choose-hero-hand = { $card }: which Hero takes the Hand-limit token?
ask-choose-hero-push = { $card }: which Hero is pushed?
ask-choose-hero-cleanse = { $card }: whose cards are cleansed?
ask-choose-enemy-hit = { $card }: which Enemy is hit (damage: { $n })?
ask-choose-enemy-assault = { $card }: which Enemy is assaulted?
ask-choose-enemy-break = { $card }: whose armor is destroyed?
ask-choose-enemy-mend = { $card }: which Enemy heals (up to { $n })?
ask-choose-enemy-stun = { $card }: which Enemy is stunned?
ask-recall = Which card do you take back into your hand?
ask-sacrifice = Which Number do you sacrifice?
ask-mimir-rage = Does Mimir choose between two runes?
ask-mimir-rune = Which card is activated? The other one goes to the bottom.
ask-peek = { $card }, rune { $rune }: on top of the Upgrade deck or to the bottom?
ask-peek-first = Which of the two lies on top?
ask-peek-first-bottom = Which of the two comes first at the bottom?
ask-upgrade = Take a revealed card, or remove one from your discard pile?
ask-remove-highest = Which card do you remove from your deck?

table-quests = Quests of the pyramid
table-bosses = Final Bosses
table-row = Revealed Upgrade cards
table-first = First player
table-used = Used in this Quest
table-front = in front
table-back = behind
table-defeated = Defeated
table-loses = { $rune } loses the game
table-turn = Turn of
table-hand = Hand { $cards }/{ $limit }:
table-first_draw = next first draw { $n }
table-deck = Deck { $cards }:
table-tops = On top of the deck:
table-played = Played:
table-discards = Discarded:
table-upgrade_deck = Upgrade deck
table-upgrade_top = on top
table-upgrade_bottom = at the bottom
table-looked = Upgrade cards looked at
table-piles = Piles
solo-atreus_1 = Atreus: stunning arrow or covering shot
solo-atreus_2 = Atreus: double shot or shield
solo-mimir_1 = Mimir: good counsel or a turn of fate
solo-mimir_2 = Mimir: shortcut or foresight
at-U1 = U1
at-U2 = U2
at-U3 = U3
at-U4 = U4
at-L1 = L1
at-L2 = L2
at-L3 = L3
at-L4 = L4
table-take = Take on top of your deck
table-claim = Claim: another player has just taken it, the first player decides
table-remove = Remove from the game, from your discard pile
table-defense = Defense { $defense } against strength { $strength }: { $through ->
        [0] nothing comes through
       *[other] { $through } damage comes through
    }, health left: { $left }
table-strength = { $card }: an Attack of strength { $strength }
table-strength-armor = { $card }: an Attack of strength { $strength }, armor { $armor }
table-strength-damage = { $card }: an Attack of strength { $strength }, { $least } to { $most } damage, health left: { $left }

## Why not

no-one-deed = One thing at a time: the order has that already.
no-other-deed = That does not belong to what you have named.
no-only-set = Only one set of cards can make this Attack: naming the Attack is enough.
no-deed-missing = Say first what is to be done.
no-attacked-missing = Name the Enemy who is attacked.
no-goal-missing = Say where the Move leads.
no-helped-missing = Say who gets it.
no-same-column = The Hero already stands there.
no-column-full = Both positions of that column are taken.
no-nobody-to-swap = Nobody else stands in this column.
no-nobody-ahead = Nobody stands in that column: whoever comes is in front.
no-has-moved = This Hero has already moved this turn.
no-no-enemy-in-column = There is no undefeated Enemy in this column.
no-no-attack-set = Your hand has no set of an icon and a Number that reaches an Enemy here.
no-no-attack-icon = This card has no Melee or Ranged icon.
no-no-defense-icon = This card has no Defense icon.
no-melee-too-short = A Melee Attack does not reach the upper row.
no-no-number-for-icon = There is no Number for this icon in your hand.
no-icon-missing = The set has no icon yet: a Number alone is no action.
no-not-a-number = This card cannot be used as a plain Number.
no-number-alone = This Number may not be combined with another one.
no-not-alone = An icon or a Number alone is no action.
no-boost-later = This card is played when an Attack has been declared.
no-nothing-to-sacrifice = You have no other card usable as a plain Number.
no-nothing-to-draw = There is nothing to draw but Crystals: cards that draw are not shuffled before the next Preparation.
no-rage-not-full = Rage is not on the last space yet.
no-no-freya-token = Both Freya tokens are on Heroes.
no-all-armored = Every visible Enemy has armor.
no-spot-used = This Hero has used the spot this turn.
no-spot-need = The condition of the spot is not met.
no-spot-pay = Your hand cannot pay what the spot demands.
no-not-payment = This card does not pay what is demanded, or leaves the rest unpaid.
no-paid-otherwise = The chosen cards pay for this already; this one can take the place of one of them.
no-not-paid = That does not yet pay what the spot demands.
no-table-first-player = The first player cannot be seat { $first }: the seats are numbered from 0 to { $last }.

## What happened

log-dashboard-chosen = { $seat } takes the dashboard { $dashboard }.
log-quest-begins = The Quest { $quest } begins.
log-hero-placed = { $hero } is placed below column { $n }.
log-obstacle = { $obstacle } takes effect.
log-shuffled-in = { $seat } shuffles { $n ->
    [one] a { $pile } card
   *[other] { $n } { $pile } cards
} into the deck ({ $by }).
log-round = Round { $n }.
log-turn = Turn of { $seat }.
log-medium-chosen = { $hero } is Mimir's Medium.
log-stun-drawn = { $seat } draws a Stun card and discards it.
log-poison-drawn = { $seat } draws a Poison card and discards it.
log-deck-reshuffled = { $seat } shuffles the discard pile into a new deck{ $kept ->
    [0] .
    [one] ; one card that draws stays in the pile.
   *[other] ; { $kept } cards that draw stay in the pile.
}
log-cards-drawn = { $seat } draws { $n ->
    [one] { $n } card
   *[other] { $n } cards
} ({ $by }).
log-crystal-spent = { $seat } discards a Crystal to draw a card.
log-pile-card-gained = { $seat } puts a { $pile } card on top of the deck ({ $by }).
log-card-recalled = { $seat } takes { $card } back into the hand.
log-cleansed = { $n ->
    [0] { $seat } has no Stun or Poison card in hand or discard pile.
    [one] { $n } Stun or Poison card of { $seat } goes back to its pile.
   *[other] { $n } Stun and Poison cards of { $seat } go back to their piles.
}
log-hero-moved = { $hero } moves: { $before } → { $column }.
log-hero-in-front = { $hero } stands in front of { $ally }.
log-hero-swapped = { $hero } exchanges positions with { $ally }.
log-hero-pushed = { $hero } is pushed: { $before } → { $column } ({ $by }).
log-attack = { $hero } attacks { $card } with strength { $n }.
log-die-rolled = The Enemy die shows { $n }.
log-attack-boosted = Attack of { $hero }: +{ $n } strength ({ $by }).
log-defense-boosted = Defense of { $hero }: +{ $n } ({ $by }).
log-special-played = { $seat } plays { $card } with { $hero }.
log-ability-used = { $ability } is used.
log-rage-gained = Rage of { $hero }: { $before } → { $after } ({ $by }).
log-rage-used = { $hero } uses { $ability }; Rage { $before } → { $after }.
log-freya-token-given = { $hero } gets a Freya token ({ $by }).
log-freya-token-used = { $hero } returns a Freya token and avoids { $n } damage ({ $by }).
log-armor-destroyed = Armor { $n } of { $enemy } is destroyed{ $after ->
    [0] {""}
   *[other] ; armor { $after } is left
} ({ $by }).
log-enemy-hurt = { $enemy } takes { $n } damage, health { $before } → { $after } ({ $by }).
log-enemy-healed = { $enemy } heals { $n } damage, health { $before } → { $after } ({ $by }).
log-enemy-stunned = { $enemy } is stunned ({ $by }).
log-enemy-recovers = { $enemy } recovers from the Stun and does nothing.
log-enemy-defeated = { $enemy } is defeated ({ $by }).
log-card-flipped = { $before } is flipped: { $card }{ $by ->
    [0] {""}
   *[other] {" "}({ $by })
}.
log-reward = Reward of { $card } for { $hero }.
log-tokens-changed = { $token }: { $before } → { $after } ({ $by }).
log-spot-used = { $hero } uses { $spot }.
log-rune-revealed = { $card } is revealed: { $rune }.
log-rune-drawn = No Upgrade card is left; the rune is { $rune }.
log-card-activated = { $rune } activates { $card }.
log-hero-attacked = { $card } attacks { $hero } with strength { $n }.
log-mimir-takes = Mimir takes the Attack on { $hero }.
log-hero-defends = { $hero } defends with { $n }.
log-no-defense = { $hero } has no cards for a defense set (a Defense icon and a Number).
log-attack-warded = { $hero } takes 0 damage from { $card }.
log-hero-hurt = { $hero } takes { $n } damage, health { $before } → { $after } ({ $by }).
log-hero-healed = { $hero } heals { $n } damage, health { $before } → { $after } ({ $by }).
log-hero-knocked-out = { $hero } is Knocked Out ({ $by }).
log-hand-limit-changed = Hand limit of { $seat }: { $before } → { $after } ({ $by }).
log-upgrade-taken = { $seat } takes { $card } on top of the deck.
log-card-removed = { $seat } removes { $card } from the game.
log-upgrade-claimed = { $seat } claims { $card }.
log-upgrade-kept = { $seat } keeps { $card }.
log-proposed = { $seat } proposes: { $what }.
log-hero-returns = { $hero } takes part again, health { $before } → { $after }.
log-first-player = { $seat } is the first player.
log-scene-replaced = The second part of { $quest } begins.
log-quest-completed = The Quest { $quest } is completed.
log-first-draw = { $seat } will draw { $n ->
    [one] { $n } card
   *[other] { $n } cards
} fewer in the next Preparation phase ({ $by }).
log-phase = The { $phase } begins.
log-set-card = { $hero } plays { $card }.
log-attack-two = { $hero } attacks { $card } and { $other } with strength { $n }: one Attack, one roll for both.
log-attack-void = The Attack of { $hero } (strength { $n }) finds no target any more.
log-attack-bonus = { $hero }: bonus for the next Attack { $before } → { $after } ({ $by }).
log-attack-bonus-used = { $hero } adds the waiting bonus of +{ $n } to this Attack.
log-defense-bonus = { $hero }: bonus for the next Defense { $before } → { $after } ({ $by }).
log-defense-bonus-used = { $hero } adds the waiting bonus of +{ $n } to the Defense.
log-defense-fixed = { $enemy } has a fixed Defense of { $n }; no die is rolled.
log-enemy-unharmed = { $enemy } takes 0 damage.
log-armor-holds = Armor { $n } of { $enemy } holds against strength { $strength }.
log-no-effect = { $card } has no effect now.
log-nothing-left = { $seat } has nothing left to do: the Hero Activation ends.
log-abilities-refreshed = The abilities of Atreus and Mimir can be used again ({ $by }).
log-card-paid = { $seat } discards { $card } for { $spot }.
log-upgrade-put-under = { $card } (rune { $rune }) goes to the bottom of the Upgrade deck.
log-upgrade-put-on-top = { $card } (rune { $rune }) goes on top of the Upgrade deck.
log-card-sacrificed = { $seat } sacrifices { $card } (Number { $n }).
log-card-lost = { $seat } loses { $card } for good ({ $by }).
log-cleaned-up = The Scene is cleared: damage, Rage, tokens, Stun, Poison and Crystal cards are gone, the decks are shuffled.
log-game-won = The Heroes have won.
log-defeat-looms = { $rune } is about to lose the game: { $card }.
log-game-lost = The Heroes have lost: { $by }{ $rune ->
    [0] {""}
   *[other] , rune { $rune }
}.

## Action cards

card-leviathan_chop = Leviathan Chop
    .text = Melee Attack icon.
card-axe_swing_or_throw = Axe Swing or Throw
    .text = Either Melee Attack icon with Number 1 or Ranged Attack icon with Number 1.
card-axe_throw = Axe Throw
    .text = Ranged Attack icon.
card-spartan_wrath = Spartan Wrath
    .text = Melee Attack icon, +1 Rage when played.
card-guardian_shield = Guardian Shield
    .text = Defense icon.
card-raised_shield = Raised Shield
    .text = Defense icon with Number 1.
card-grit = Grit
    .text = Number 1.
card-strength = Strength
    .text = Number 2.
card-godly_strength = Godly Strength
    .text = Number 3.
card-axe_recall = Axe Recall
    .text = Take one card with a Melee or Ranged icon from your own discard pile into your hand. +1 Rage when played.
card-talon_bow = Talon Bow
    .text = Ranged Attack icon.
card-quick_shot = Quick Shot
    .text = Ranged Attack icon with Number 1.
card-aimed_shot = Aimed Shot
    .text = Ranged Attack icon with Number 2.
card-shock_arrow = Shock Arrow
    .text = Ranged Attack icon with Number 1, the target is stunned.
card-knife = Knife
    .text = Melee Attack icon.
card-dodge = Dodge
    .text = Defense icon.
card-roll = Roll
    .text = Defense icon with Number 1.
card-focus = Focus
    .text = Number 1.
card-resolve = Resolve
    .text = Number 2.
card-heritage = Heritage
    .text = Number 3.
card-light_arrow = Light Arrow
    .text = Put a Stun token on one undefeated Enemy anywhere in the Scene. +1 Rage when played.
card-warning = Warning
    .text = Defense icon.
card-foresight = Foresight
    .text = Defense icon with Number 1.
card-hint = Hint
    .text = Number 1.
card-wisdom = Wisdom
    .text = Number 2.
card-rousing_tale = Rousing Tale
    .text = Add 2 to the strength of one Attack that any Hero has just declared, before the Enemy die is rolled. +1 Rage when played.
card-encouragement = Encouragement
    .text = Add 2 to the strength of one Attack that any Hero has just declared, before the Enemy die is rolled.
card-timely_warning = Timely Warning
    .text = Reduce by 2 the damage that any one Hero is about to take from one Enemy Attack, with or without other Defense cards.
card-comforting_word = Comforting Word
    .text = Heal 1 damage from one Hero who is not Knocked Out. +1 Rage when played.
card-bifrost_eyes = Bifröst Eyes
    .text = Put a Stun token on one undefeated Enemy anywhere in the Scene.
card-ancient_lore = Ancient Lore
    .text = The player of one Hero of your choice who is not Knocked Out draws 1 card. +1 Rage when played.
card-hidden_path = Hidden Path
    .text = One Hero of your choice who is not Knocked Out (not Mimir) makes a Move immediately; it does not count as that Hero’s Move of the turn.
card-vanir_blade = Vanir Blade
    .text = Melee Attack icon.
card-seidr_bolt = Seiðr Bolt
    .text = Ranged Attack icon.
card-thorn_lash = Thorn Lash
    .text = Either Melee Attack icon with Number 1 or Ranged Attack icon with Number 1.
card-falcon_strike = Falcon Strike
    .text = Ranged Attack icon with Number 1.
card-veil = Veil
    .text = Defense icon.
card-bark_skin = Bark Skin
    .text = Defense icon with Number 1.
card-turtle_shell = Turtle Shell
    .text = Defense icon with Number 2.
card-charm = Charm
    .text = Number 1.
card-old_power = Old Power
    .text = Number 2.
card-healing_roots = Healing Roots
    .text = Heal 2 damage from one Hero who is not Knocked Out. +1 Rage when played.
card-protective_sigil = Protective Sigil
    .text = Reduce by 2 the damage that any one Hero is about to take from one Enemy Attack, with or without other Defense cards. +1 Rage when played.
card-hammer = Hammer
    .text = Melee Attack icon.
card-forge_hammer = Forge Hammer
    .text = Melee Attack icon with Number 1.
card-dropped_anvil = Dropped Anvil
    .text = Melee Attack icon with Number 2.
card-thrown_tools = Thrown Tools
    .text = Ranged Attack icon with Number 1.
card-forged_plate = Forged Plate
    .text = Defense icon with Number 1.
card-dwarven_shield = Dwarven Shield
    .text = Defense icon with Number 2.
card-bickering = Bickering
    .text = Number 1.
card-craft = Craft
    .text = Number 2.
card-masterwork = Masterwork
    .text = Number 3.
card-huldra_forge = Huldra Forge
    .text = Add 2 to the strength of an Attack that Brok or Sindri has just declared, or reduce by 2 the damage that Brok or Sindri is about to take from one Enemy Attack. +1 Rage when played.
card-steady_might = Steady Might
    .text = Number 2.
card-great_might = Great Might
    .text = Number 3.
card-divine_might = Divine Might
    .text = Number 4, may not be combined with any other Number.
card-swift_arrow = Swift Arrow
    .text = Ranged Attack icon with Number 2.
card-piercing_arrow = Piercing Arrow
    .text = Ranged Attack icon with Number 3.
card-heavy_blow = Heavy Blow
    .text = Melee Attack icon with Number 2.
card-crushing_blow = Crushing Blow
    .text = Melee Attack icon with Number 3.
card-leviathan_axe = Leviathan Axe
    .text = Either Melee Attack icon with Number 2 or Ranged Attack icon with Number 2.
card-shield_bash_guard = Shield Bash Guard
    .text = Defense icon with Number 2.
card-iron_bulwark = Iron Bulwark
    .text = Defense icon with Number 3.
card-parry_or_press = Parry or Press
    .text = Either Defense icon with Number 1 or Number 2.
card-stunning_hammer = Stunning Hammer
    .text = Melee Attack icon with Number 2, the target is stunned.
card-thunder_arrow = Thunder Arrow
    .text = Ranged Attack icon with Number 1, the target is stunned.
card-spartan_fury = Spartan Fury
    .text = Melee Attack icon with Number 2, +1 Rage when played.
card-wrathful_shot = Wrathful Shot
    .text = Ranged Attack icon with Number 1, +1 Rage when played.
card-cleansing_waters = Cleansing Waters
    .text = Return every Stun and Poison card in the hand and discard pile of one Hero’s player to their piles, then you draw 1 card.
card-offering_of_strength = Offering of Strength
    .text = Discard one other card from your hand that can be played as a plain Number and heal one Hero who is not Knocked Out by that Number.
card-battle_cry = Battle Cry
    .text = Add 2 to the strength of one Attack that any Hero has just declared, before the Enemy die is rolled.
card-warding_rune = Warding Rune
    .text = Reduce by 3 the damage that any one Hero is about to take from one Enemy Attack, with or without other Defense cards.
card-swift_step = Swift Step
    .text = One Hero of your choice who is not Knocked Out (not Mimir) makes a Move immediately; it does not count as that Hero’s Move of the turn.
card-insight = Insight
    .text = Draw 2 cards.
card-shock_bolt = Shock Bolt
    .text = Put a Stun token on one undefeated Enemy anywhere in the Scene.
card-runic_blast = Runic Blast
    .text = One unarmored Enemy in the column of your Hero takes 3 unblockable damage.
card-sunder_armor = Sunder Armor
    .text = Destroy the strongest armor of one Enemy in the column of your Hero.

## Quests and Final Bosses

quest-travelers = Travelers
    .text = Defeat both Travelers on the back sides of their cards.
    .intro = Two warriors in heavy armor hold the road and give way to nobody.
quest-grendels = Grendels of Ashes and Frost
    .text = Defeat both Grendels. Two tokens lie on each Pedestal; their number is the Attack strength and the Defense of its Grendel.
    .intro = Fire and frost live under one bridge; while the Pedestals stand the beasts cannot be beaten.
quest-ogre = Ogre
    .text = Defeat all Enemies, the Ogre last: if it falls earlier, the game is lost. At 18 health or less hurl the stone (U2) at it: a ridden Ogre charges at other Enemies without the die.
    .intro = Who rides the monster has the strongest fists of Midgard on their side.
quest-helheim = Helheim
    .text = Defeat all Enemies, the second wave as well. When the rune of a dead Pyre is activated, the game is lost.
    .intro = Warmth does not last here. Mind the Burning Pyres before they go out.
quest-alfheim = Alfheim
    .text = Defeat Svartáljǫfurr and destroy the Swarm.
    .intro = The war for the Light has no winner; today strangers decide it.
quest-stone_ancient = Stone Ancient
    .text = Defeat the Stone Ancient.
    .intro = The rock opens its eyes. Its heart beats in pieces that can be torn out.
quest-hraezlyr = Hræzlyr
    .text = Defeat the Head. Every part of the body is an Enemy of its own.
    .intro = The dragon clings to the mountain and has to be torn from it piece by piece.
quest-magni_modi = Magni and Modi
    .text = Defeat Magni and Modi. A brother who hides in the mist heals all damage; while the Lantern on his side has a token, it loses one instead.
    .intro = Thor’s sons fight in the mist, and only the Lanterns keep them in sight.
quest-baldur = Baldur’s Mercy
    .text = Imprison Baldur. If he dies, the game is lost. Gather 3 Mistletoe and bring him to 18 health to reach the second part.
    .intro = He must not be killed and must not go free. The Mistletoe is left.
quest-sigrun = Sigrun, the Valkyrie Queen
    .text = Defeat Sigrun. Freed Valkyries turn on their queen.
    .intro = The queen of the Valkyries has lost her mind; her sisters may yet stand with you.
obstacle-travelers = Obstacle: Travelers
    .text = For the whole Quest every player has one -1 Hand-limit token.
    .intro = They carry off what they can use, and every camp on the road is poorer for it.
obstacle-grendels = Obstacle: Grendels of Ashes and Frost
    .text = Before the first round every player shuffles 1 Stun card into the deck.
    .intro = Nobody stopped the beasts, and their breath still hangs over the path.
obstacle-ogre = Obstacle: Ogre
    .text = Before the first round one Scene Activation takes place; the revealed Upgrade card then goes to the bottom of the Upgrade deck.
    .intro = The ogre was left alone, and it has found your trail.
obstacle-helheim = Obstacle: Helheim
    .text = Before the first round every player removes the plain Number card with the highest value from the deck.
    .intro = The dead gather while you are elsewhere; the strongest are the first to be called.
obstacle-alfheim = Obstacle: Alfheim
    .text = Before the first round every player shuffles 1 Poison card into the deck.
    .intro = The war for the Light goes on without you, and its poison spreads.
obstacle-stone_ancient = Obstacle: Stone Ancient
    .text = In the first round every player draws 2 cards fewer in the Preparation phase.
    .intro = The mountain moves, and nobody slept that night.
obstacle-hraezlyr = Obstacle: Hræzlyr
    .text = Before the first round every Hero takes 1 damage.
    .intro = Without a dragon’s hide the smiths have little to mend your armor with.
obstacle-magni_modi = Obstacle: Magni and Modi
    .text = Before the first round every player shuffles 2 Stun cards into the deck.
    .intro = The sons of Thor fell upon you from the mist and were gone again.
obstacle-baldur = Obstacle: Baldur’s Mercy
    .text = Before the first round one Hero takes 3 damage; the players decide who.
    .intro = He feels nothing, and one of you has felt it.
obstacle-sigrun = Obstacle: Sigrun, the Valkyrie Queen
    .text = Before the first round two Scene Activations take place; the revealed Upgrade cards then go to the bottom of the Upgrade deck.
    .intro = The queen of the Valkyries has seen you from above.

## Enemies

enemy-wulver = Wulver
enemy-stone_ancient = Stone Ancient
enemy-ogre = Ogre
enemy-head = Head
enemy-draugr_archer = Draugr Archer
enemy-draugr_thrower = Draugr Thrower
enemy-draugr = Draugr
enemy-traveler_axe = Traveler of the Axe
enemy-traveler_sword = Traveler of the Sword
enemy-heavy_draugr = Heavy Draugr
enemy-frost_nightmare = Frost Nightmare
enemy-ember_nightmare = Ember Nightmare
enemy-tatzelwurm = Tatzelwurm
enemy-grendel_ash = Grendel of Ashes
enemy-grendel_frost = Grendel of Frost
enemy-viken = Viken
enemy-draugr_brute = Draugr Brute
enemy-hel_walker = Hel-Walker
enemy-revenant = Revenant
enemy-hel_scout = Hel-Walker Scout
enemy-hel_brute = Hel-Brute
enemy-mattugr = Máttugr Helson
enemy-hel_guard = Hel-Walker Guard
enemy-soul_eater = Frozen Soul Eater
enemy-svartaljofurr = Svartáljǫfurr
enemy-elf_lord = Dark Elf Lord
enemy-swarm = The Swarm
enemy-elf_warrior = Dark Elf Warrior
enemy-elf_guard = Dark Elf Guard
enemy-frost_revenant = Frost Revenant
enemy-reaver = Stone Reaver
enemy-left_wing = Left Wing
enemy-right_wing = Right Wing
enemy-tail = Tail
enemy-left_claw = Left Claw
enemy-right_claw = Right Claw
enemy-mist_draugr = Draugr of the Mist
enemy-magni = Magni
enemy-modi = Modi
enemy-ruin_draugr = Draugr of the Ruin
enemy-burning_draugr = Burning Draugr
enemy-baldur = Baldur
enemy-ember_draugr = Ember Draugr
enemy-frozen_draugr = Frozen Draugr
enemy-gunnr = Gunnr
enemy-sigrun = Sigrun
enemy-kara = Kara
enemy-rota = Róta
enemy-olrun = Olrun

## Tokens of the Scenes

token-ash = Ash
token-frost = Frost
token-pyre_west = West Fire
token-pyre_east = East Fire
token-heart = Heart Piece
token-lantern_west = West Lantern
token-lantern_east = East Lantern
token-bonds = Bond
token-mistletoe = Mistletoe

## Interaction spots

spot-strike_seam = Strike the seam
spot-detonate = Detonate
spot-smash_horn = Smash the horn
spot-divert_ash = Divert the ash
spot-quench_ash = Quench the ash
spot-divert_frost = Divert the frost
spot-quench_frost = Quench the frost
spot-gather_shards = Gather shards
spot-hurl_stone = Hurl the stone
spot-crush_stone = Crush the stone
spot-rampage_left = Rampage to the left
spot-rampage_right = Rampage to the right
spot-climb_rigging = Climb the rigging
spot-feed_west = Feed the western pyre
spot-rekindle_west = Rekindle the western pyre
spot-feed_east = Feed the eastern pyre
spot-rekindle_east = Rekindle the eastern pyre
spot-draw_light = Draw the light
spot-unveil_light = Unveil the light
spot-burst_span = Burst the span
spot-burst_bridge = Burst the bridge
spot-burst_standard = Burst the standard
spot-burn_root = Burn the root
spot-topple_pole = Topple the pole
spot-hurl_heart = Hurl the Heart Piece
spot-regather = Gather the fragments
spot-mine_vein = Mine the vein
spot-blast_vein = Blast the vein
spot-mine_growth = Mine the growth
spot-ignite_growth = Ignite the growth
spot-drop_crane = Drop the crane
spot-ground_bolt = Ground the bolt
spot-light_west = Light the western Lantern
spot-mend_west = Mend the western Lantern
spot-light_east = Light the eastern Lantern
spot-mend_east = Mend the eastern Lantern
spot-torch_west = Raise a torch in the west
spot-torch_east = Raise a torch in the east
spot-gather_west = Gather mistletoe in the west
spot-brace_lintel = Brace the lintel
spot-gather_east = Gather mistletoe in the east
spot-roots_hold = Let the roots hold him
spot-bridge_chasm = Bridge the chasm
spot-gather_frost = Gather frozen mistletoe
spot-bind_baldur = Bind Baldur
spot-prop_giant = Prop the giant
spot-shelter = Take shelter
spot-ice_blast = Ice blast
spot-taunt_queen = Taunt the queen
spot-don_helm = Don a helm

## Scene cards

side-sc01_u1_a = Draugr Archer
    .text = Fé: ranged Attack, strength 1, on the farthest occupied column. When this Enemy is defeated: flip this card.
side-sc01_u1_b = Burnt Watchpost
    .text = Reward: the acting Hero puts 1 Crystal card on top of the deck. Reið: flip this card.
side-sc01_u2_a = Shatter Seam
    .text = Spot “Strike the seam”: discard a card with a Melee icon: the acting Hero puts 1 Crystal card on top of the deck. Spot “Detonate”: discard a Crystal card and a card with a Number: destroy the strongest armor of one Enemy of choice in this or an adjacent column, then turn U2 to the back.
side-sc01_u2_b = Spent Seam
    .text = Þurs: flip this card.
side-sc01_u3_a = War Horn
    .text = Spot “Smash the horn”: discard a card with a Ranged icon and cards with Numbers totalling at least 2: turn U3 to the back. Þurs: turn U1, L1, L4 to the front.
side-sc01_u3_b = Broken Horn
    .text = Reward: the acting Hero draws 1 card.
side-sc01_u4_a = Draugr Thrower
    .text = Óss: ranged Attack, strength 2, on the farthest occupied column. When this Enemy is defeated: flip this card.
side-sc01_u4_b = Abandoned Supplies
    .text = Reward: heal 3 damage from one Hero of the players’ choice. Kaun: flip this card.
side-sc01_l1_a = Draugr
    .text = Fé: melee Attack, strength 2, on this column and the column to the right. When this Enemy is defeated: flip this card.
side-sc01_l1_b = Draugr Remains
    .text = Reward: the acting Hero puts 1 Crystal card on top of the deck.
side-sc01_l2_a = Armored Traveler of the Axe
    .text = Úr: melee Attack, strength 2, on the column to the left and this column. Kaun: melee Attack, strength 3, on this column. When this Enemy’s last armor is destroyed: flip this card.
side-sc01_l2_b = Exposed Traveler of the Axe
    .text = Úr: melee Attack, strength 3, on this column and both neighbouring columns. Kaun: melee Attack, strength 4, on the column to the left and this column; if it damages: Stun.
side-sc01_l3_a = Armored Traveler of the Sword
    .text = Óss: melee Attack, strength 2, on this column and the column to the right. Reið: melee Attack, strength 2, on the column to the left and this column. When this Enemy’s last armor is destroyed: flip this card.
side-sc01_l3_b = Exposed Traveler of the Sword
    .text = Óss: melee Attack, strength 3, on this column and both neighbouring columns. Reið: melee Attack, strength 3, on the column to the left and this column; if it damages: Poison.
side-sc01_l4_a = Heavy Draugr
    .text = Þurs: melee Attack, strength 2, on the column to the left and this column. When this Enemy is defeated: flip this card.
side-sc01_l4_b = Shattered Armor
    .text = Reward: the acting Hero draws 1 card.
side-sc02_u1_a = Frost Nightmare
    .text = Fé: ranged Attack, strength 2, on the farthest occupied column; if it damages: Stun. When this Enemy is defeated: flip this card.
side-sc02_u1_b = Dispersed Chill
    .text = Reward: the acting Hero puts 1 Crystal card on top of the deck. Þurs: flip this card.
side-sc02_u2_a = Pedestal of Ashes
    .text = Place 2 Ash tokens here (maximum 4). Úr (box): add 1 Ash token. Spot “Divert the ash”, only if the Grendel of Frost has not been defeated: discard a card with a Number: remove 1 Ash token, then add 1 Frost token. Spot “Quench the ash”: discard a Crystal card: remove 2 Ash tokens.
side-sc02_u2_b = Toppled Pedestal of Ashes
    .text = Reward: every Hero gains 1 Rage.
side-sc02_u3_a = Pedestal of Frost
    .text = Place 2 Frost tokens here (maximum 4). Óss (box): add 1 Frost token. Spot “Divert the frost”, only if the Grendel of Ashes has not been defeated: discard a card with a Number: remove 1 Frost token, then add 1 Ash token. Spot “Quench the frost”: discard a Crystal card: remove 2 Frost tokens.
side-sc02_u3_b = Toppled Pedestal of Frost
    .text = Reward: every Hero gains 1 Rage.
side-sc02_u4_a = Ember Nightmare
    .text = Kaun: ranged Attack, strength 2, on the farthest occupied column; if it damages: Poison. When this Enemy is defeated: flip this card.
side-sc02_u4_b = Dispersed Embers
    .text = Reward: the acting Hero puts 1 Crystal card on top of the deck. Reið: flip this card.
side-sc02_l1_a = Tatzelwurm
    .text = Reið: melee Attack, strength 2, on this column and the column to the right; if it damages: Poison. After this Enemy makes a melee Attack: flip this card. When this Enemy is defeated: flip this card.
side-sc02_l1_b = Burrow
    .text = Reward: heal 2 damage from the acting Hero. Úr: flip this card.
side-sc02_l2_a = Grendel of Ashes
    .text = Fé: melee Attack, strength the number of Ash tokens, on the column to the left and this column. Þurs: melee Attack, strength the number of Ash tokens, on this column and the column to the right. Whenever the Grendel of Ashes is defeated: turn U2 to the back, then add 1 Frost token. When the Grendel of Ashes has at most 7 health left and is not defeated: flip this card.
side-sc02_l2_b = Furious Grendel of Ashes
    .text = Fé: melee Attack, strength the number of Ash tokens, on this column and both neighbouring columns. Þurs: melee Attack, strength the number of Ash tokens, on this column; if it damages: Poison. Whenever the Grendel of Ashes is defeated: turn U2 to the back, then add 1 Frost token.
side-sc02_l3_a = Grendel of Frost
    .text = Óss: melee Attack, strength the number of Frost tokens, on this column and the column to the right. Kaun: melee Attack, strength the number of Frost tokens, on the column to the left and this column. Whenever the Grendel of Frost is defeated: turn U3 to the back, then add 1 Ash token. When the Grendel of Frost has at most 7 health left and is not defeated: flip this card.
side-sc02_l3_b = Furious Grendel of Frost
    .text = Óss: melee Attack, strength the number of Frost tokens, on this column and both neighbouring columns. Kaun: melee Attack, strength the number of Frost tokens, on this column; if it damages: Stun. Whenever the Grendel of Frost is defeated: turn U3 to the back, then add 1 Ash token.
side-sc02_l4_a = Shard-Back Wulver
    .text = Þurs: melee Attack, strength 2, on the column to the left and this column. When this Enemy is defeated: flip this card.
side-sc02_l4_b = Shard Heap
    .text = Spot “Gather shards”: discard a card with a Melee icon: the acting Hero puts 1 Crystal card on top of the deck. Reward: the acting Hero puts 1 Crystal card on top of the deck.
side-sc03_u1_a = Draugr Archer
    .text = Úr: ranged Attack, strength 2, on the farthest occupied column. Reið: ranged Attack, strength 2, on the farthest occupied column. When this Enemy is defeated: flip this card.
side-sc03_u1_b = Bloodied Ledge
    .text = Reward: heal 2 damage from one Hero of the players’ choice.
side-sc03_u2_a = Loose Boulder
    .text = Spot “Hurl the stone”, only if the Ogre has at most 18 health left and the Ogre is visible and undefeated: discard a card with a Ranged icon and a card with a Number: turn U2, L2, L3 to the back.
side-sc03_u2_b = Empty Ledge
    .text = Þurs (box): every Hero gains 1 Rage.
side-sc03_u3_a = Health Stone
    .text = Spot “Crush the stone”: discard any card: heal 2 damage from the acting Hero, then turn U3 to the back.
side-sc03_u3_b = Dust
    .text = Reið: flip this card.
side-sc03_u4_a = Viken
    .text = Reið: ranged Attack, strength 2, on the farthest occupied column; if it damages: Poison. Þurs (Enemy’s box): every other Enemy heals 2 damage. When this Enemy is defeated: flip this card.
side-sc03_u4_b = Silenced Ritual
    .text = Reward: the acting Hero draws 2 cards.
side-sc03_l1_a = Draugr Brute
    .text = Þurs: melee Attack, strength 3, on this column and the column to the right. When this Enemy is defeated: flip this card.
side-sc03_l1_b = Broken Shield-Wall
    .text = Reward: the acting Hero puts 1 Crystal card on top of the deck.
side-sc03_l2_a = Ogre's left side
    .text = Fé: melee Attack, strength 3, on the column to the left and this column. Kaun: melee Attack, strength 2, on this column; if it damages: Stun.
side-sc03_l2_b = Ridden Ogre's left side
    .text = Fé (Enemy’s box): the front Hero of this column takes 1 damage, then turn U2, L2, L3 to the front. Spot “Rampage to the left” (once per Hero and turn), only if the Ogre is visible and undefeated: discard a card with a Number: one Enemy of choice anywhere in the Scene except the Ogre suffers an Attack of strength the total of the Numbers discarded plus 2 without an Enemy-die roll.
side-sc03_l3_a = Ogre's right side
    .text = Óss: melee Attack, strength 3, on this column and the column to the right. Kaun: melee Attack, strength 2, on this column.
side-sc03_l3_b = Ridden Ogre's right side
    .text = Óss (Enemy’s box): the front Hero of this column takes 1 damage, then turn U2, L2, L3 to the front. Spot “Rampage to the right” (once per Hero and turn), only if the Ogre is visible and undefeated: discard a card with a Number: one Enemy of choice anywhere in the Scene except the Ogre suffers an Attack of strength the total of the Numbers discarded plus 2 without an Enemy-die roll.
side-sc03_l4_a = Armored Wulver
    .text = Óss: melee Attack, strength 2, on the column to the left and this column. Úr: melee Attack, strength 3, on this column. When this Enemy is defeated: flip this card.
side-sc03_l4_b = Torn Pelt
    .text = Reward: heal 2 damage from one Hero of the players’ choice.
side-sc03_h_a = Health Card: Ogre
    .text = Track the damage of this Enemy here; health 36.
side-sc03_h_b = Health Card: fallen Ogre
    .text = No effect.
side-sc04_u1_a = Gate of the Dead
    .text = Reið (box): every Hero takes 1 damage. When no undefeated Enemy is visible: turn U1, U2, U3, U4, L2, L3 to the back.
side-sc04_u1_b = Gate Torn Open
    .text = Þurs (box): Ranged Attack of strength 2 on the farthest occupied column.
side-sc04_u2_a = Hel-Walker
    .text = Úr: ranged Attack, strength 2, on the farthest occupied column.
side-sc04_u2_b = Drifting Ship
    .text = Úr (box): the front Hero of the farthest occupied column takes 1 damage. Spot “Climb the rigging”: discard a card with a Ranged icon and a card with a Number: heal 1 damage from the acting Hero, then the acting Hero draws 1 card.
side-sc04_u3_a = Revenant
    .text = Óss: ranged Attack, strength 1, on the farthest occupied column; if it damages: Poison. Þurs (Enemy’s box): every other Enemy heals all damage.
side-sc04_u3_b = Howling Wind
    .text = Óss (box): remove 1 east Fire token.
side-sc04_u4_a = Hel-Walker Scout
    .text = Fé: ranged Attack, strength 1, on the farthest occupied column; if it damages: Stun.
side-sc04_u4_b = Black Ice
    .text = Reið (box): the Hero with the least remaining health puts 1 Stun card on top of the deck.
side-sc04_l1_a = Western Burning Pyre
    .text = Place 3 west Fire tokens here (maximum 3). Kaun (box): remove 1 west Fire token. Spot “Feed the western pyre”: discard cards with Numbers totalling at least 2: add 1 west Fire token. When no west Fire token is left: flip this card.
side-sc04_l1_b = Western Dead Pyre
    .text = Kaun (box): the game is lost. Spot “Rekindle the western pyre”: discard cards with Numbers totalling at least 3: turn L1 to the front.
side-sc04_l2_a = Hel-Brute
    .text = Fé: melee Attack, strength 2, on the column to the left and this column. Kaun: melee Attack, strength 2, on this column.
side-sc04_l2_b = Máttugr Helson
    .text = Fé: melee Attack, strength 3, on the column to the left and this column. Óss: melee Attack, strength 3, on this column and the column to the right. Kaun: melee Attack, strength 3, on this column; if it damages: Stun.
side-sc04_l3_a = Hel-Walker Guard
    .text = Óss: melee Attack, strength 2, on this column and the column to the right. Úr: melee Attack, strength 2, on this column.
side-sc04_l3_b = Frozen Soul Eater
    .text = Úr: ranged Attack, strength 2, on the farthest occupied column. Þurs: melee Attack, strength 3, on this column.
side-sc04_l4_a = Eastern Burning Pyre
    .text = Place 3 east Fire tokens here (maximum 3). Reið (box): remove 1 east Fire token. Spot “Feed the eastern pyre”: discard cards with Numbers totalling at least 2: add 1 east Fire token. When no east Fire token is left: flip this card.
side-sc04_l4_b = Eastern Dead Pyre
    .text = Reið (box): the game is lost. Spot “Rekindle the eastern pyre”: discard cards with Numbers totalling at least 3: turn L4 to the front.
side-sc05_u1_a = Light of Alfheim
    .text = Þurs (box): Svartáljǫfurr heals 2 damage. Spot “Draw the light” (once per Hero and turn): discard cards with Numbers totalling at least 2: the acting Hero puts 1 Crystal card on top of the deck.
side-sc05_u1_b = Veiled Light
    .text = Spot “Unveil the light”: discard a card with a Ranged icon and a card with a Number: turn U1 to the front.
side-sc05_u2_a = Svartáljǫfurr aloft
    .text = Úr: ranged Attack, strength 3, on the farthest occupied column. Kaun (Enemy’s box): turn U2, L2 to the back, then Melee Attack of strength 1 on every column.
side-sc05_u2_b = Crystal Span
    .text = Spot “Burst the span”: discard a Crystal card: Svartáljǫfurr takes 6 unblockable damage. Úr: turn U1 to the back.
side-sc05_u3_a = Dark Elf Lord
    .text = Fé: ranged Attack, strength 2, on the farthest occupied column. When this Enemy is defeated: flip this card.
side-sc05_u3_b = Abandoned Roost
    .text = Reward: the acting Hero puts 1 Crystal card on top of the deck. Óss: flip this card.
side-sc05_u4_a = The Swarm
    .text = Reið: ranged Attack, strength 2, on the farthest occupied column; if it damages: Poison. Óss: ranged Attack, strength 2, on the farthest occupied column. When this Enemy is defeated: flip this card.
side-sc05_u4_b = Empty Hive
    .text = Reward: heal 2 damage from one Hero of the players’ choice.
side-sc05_l1_a = Dark Elf Warrior
    .text = Þurs: melee Attack, strength 3, on this column and the column to the right. When this Enemy is defeated: flip this card.
side-sc05_l1_b = Fallen Elf
    .text = Reward: the acting Hero puts 1 Crystal card on top of the deck. Fé: flip this card.
side-sc05_l2_a = Bridge of Light
    .text = Spot “Burst the bridge”: discard a Crystal card: Svartáljǫfurr takes 6 unblockable damage.
side-sc05_l2_b = Svartáljǫfurr landed
    .text = Úr: melee Attack, strength 2, on this column and both neighbouring columns. Þurs: melee Attack, strength 3, on this column; if it damages: Stun. Kaun (Enemy’s box): turn U2, L2 to the front.
side-sc05_l3_a = Dark Elf Guard
    .text = Óss: melee Attack, strength 3, on the column to the left and this column. When this Enemy is defeated: flip this card.
side-sc05_l3_b = Elven Standard
    .text = Spot “Burst the standard”: discard a Crystal card: Svartáljǫfurr takes 6 unblockable damage. Kaun: flip this card.
side-sc05_l4_a = Hive Root
    .text = Reið (box): the Swarm heals 2 damage. Spot “Burn the root”: discard a Crystal card: the Swarm takes 6 unblockable damage, then turn L4 to the back.
side-sc05_l4_b = Charred Root
    .text = Reið: flip this card.
side-sc05_h_a = Health Card: Svartáljǫfurr
    .text = Track the damage of this Enemy here; health 50.
side-sc05_h_b = Health Card: fallen Svartáljǫfurr
    .text = No effect.
side-sc06_u1_a = Scorn Pole
    .text = Þurs (box): the Hero with the least remaining health puts 1 Poison card on top of the deck. Spot “Topple the pole”: discard a card with a Melee icon and a card with a Number: +2 to your next Attack, then turn U1 to the back.
side-sc06_u1_b = Toppled Pole
    .text = Reward: the acting Hero draws 1 card. Fé: flip this card.
side-sc06_u2_a = Head of the Stone Ancient
    .text = Fé: ranged Attack, strength 3, on the farthest occupied column. When the Stone Ancient has at most 24 health left: turn U2, L2, L3 to the back.
side-sc06_u2_b = Cracked Head
    .text = Fé: ranged Attack, strength 3, on the farthest occupied column. Úr (Enemy’s box): Ranged Attack of strength 2 on the farthest occupied column.
side-sc06_u3_a = Ancient's Heart Piece
    .text = Place 0 Heart Piece tokens here (maximum 6). Kaun (box): if there are at least 3 Heart Piece tokens: every Hero takes 1 damage, then turn U3 to the back. Whenever the Stone Ancient is attacked: add 1 Heart Piece token. Spot “Hurl the Heart Piece”, only if there is at least 1 Heart Piece token and the Stone Ancient is visible and undefeated: discard a card with a Number: remove 1 Heart Piece token, then the Stone Ancient takes 3 unblockable damage.
side-sc06_u3_b = Scattered Fragments
    .text = Spot “Gather the fragments”: discard a card with a Number: turn U3 to the front.
side-sc06_u4_a = Frost Revenant
    .text = Reið: ranged Attack, strength 1, on the farthest occupied column; if it damages: Stun. After this Attack, and when this Enemy is defeated: flip this card.
side-sc06_u4_b = Rime
    .text = Reward: heal 2 damage from one Hero of the players’ choice. Þurs: flip this card.
side-sc06_l1_a = Stone Reaver
    .text = Þurs: melee Attack, strength 2, on this column and the column to the right. When this Enemy is defeated: flip this card.
side-sc06_l1_b = Rubble
    .text = Reward: the acting Hero puts 1 Crystal card on top of the deck. Úr: flip this card.
side-sc06_l2_a = Left Fist of the Ancient
    .text = Úr: melee Attack, strength 3, on the column to the left and this column.
side-sc06_l2_b = Broken Left Fist
    .text = Kaun: melee Attack, strength 3, on this column and both neighbouring columns.
side-sc06_l3_a = Right Fist of the Ancient
    .text = Óss: melee Attack, strength 3, on this column and the column to the right.
side-sc06_l3_b = Broken Right Fist
    .text = Óss: melee Attack, strength 3, on this column and both neighbouring columns. Kaun: melee Attack, strength 3, on this column; if it damages: Stun.
side-sc06_l4_a = Crystal Vein
    .text = Spot “Mine the vein”: discard a card with a Melee icon: the acting Hero puts 1 Crystal card on top of the deck. Spot “Blast the vein”: discard a Crystal card: the Stone Ancient takes 5 unblockable damage, then turn L4 to the back.
side-sc06_l4_b = Emptied Vein
    .text = Óss (box): the player of the Hero with the least remaining health takes a Hand-limit token -1. Fé: flip this card.
side-sc06_h_a = Health Card: Stone Ancient
    .text = Track the damage of this Enemy here; health 46.
side-sc06_h_b = Health Card: fallen Stone Ancient
    .text = No effect.
side-sc07_u1_a = Left Wing
    .text = Fé (Enemy’s box): each front Hero of this column and the column to the right takes 1 damage, then the front Hero of this column is pushed one column to the right. When this Enemy is defeated: flip this card.
side-sc07_u1_b = Torn Left Wing
    .text = Reward: the acting Hero puts 1 Crystal card on top of the deck.
side-sc07_u2_a = Raised Head
    .text = Kaun: ranged Attack, strength 4, on the farthest occupied column. Úr (Enemy’s box): Melee Attack of strength 2 on every column. When the Left Claw has been defeated and the Right Claw has been defeated: turn U2 to the back.
side-sc07_u2_b = Lowered Head
    .text = Melee Attacks may target this card although it is in the upper row. Kaun: melee Attack, strength 4, on this column and both neighbouring columns. Fé: ranged Attack, strength 3, on the farthest occupied column; if it damages: Stun. Úr (Enemy’s box): Melee Attack of strength 2 on every column.
side-sc07_u3_a = Shatter Crystal Growth
    .text = Spot “Mine the growth”: discard a card with a Melee icon: the acting Hero puts 1 Crystal card on top of the deck. Spot “Ignite the growth”: discard a Crystal card and a card with a Ranged icon: destroy the strongest armor of the Head, then the Head takes 6 unblockable damage, then turn U3 to the back.
side-sc07_u3_b = Burnt-out Growth
    .text = Reið: flip this card.
side-sc07_u4_a = Right Wing
    .text = Þurs (Enemy’s box): each front Hero of the column to the left and this column takes 1 damage, then the front Hero of this column is pushed one column to the left. When this Enemy is defeated: flip this card.
side-sc07_u4_b = Torn Right Wing
    .text = Reward: the acting Hero puts 1 Crystal card on top of the deck.
side-sc07_l1_a = Tail
    .text = Þurs: melee Attack, strength 3, on this column and the column to the right; if it damages: Stun. Úr (box, also after its defeat while this side shows): the front Hero of this column is pushed to the right. When this Enemy is defeated: flip this card.
side-sc07_l1_b = Severed Tail
    .text = Reward: heal 3 damage from one Hero of the players’ choice.
side-sc07_l2_a = Left Claw
    .text = Óss: melee Attack, strength 3, on the column to the left and this column. When this Enemy is defeated: flip this card.
side-sc07_l2_b = Crushed Left Claw
    .text = Óss (box): Melee Attack of strength 2 on this column. Reward: the acting Hero draws 1 card.
side-sc07_l3_a = Right Claw
    .text = Reið: melee Attack, strength 3, on this column and the column to the right. When this Enemy is defeated: flip this card.
side-sc07_l3_b = Crushed Right Claw
    .text = Reið (box): Melee Attack of strength 2 on this column. Reward: the acting Hero draws 1 card.
side-sc07_l4_a = Crane Tower
    .text = Spot “Drop the crane”: discard a Crystal card and cards with Numbers totalling at least 3: the Head takes 8 unblockable damage, then turn L4 to the back.
side-sc07_l4_b = Fallen Crane
    .text = Þurs (box): Melee Attack of strength 2 on the column to the left and this column.
side-sc08_u1_a = Thunderhead
    .text = Úr (box): the front Hero of the farthest occupied column takes 1 damage. Spot “Ground the bolt”: discard a card with a Defense icon and a card with a Number: heal 1 damage from the acting Hero, then turn U1 to the back.
side-sc08_u1_b = Clear Sky
    .text = Þurs: flip this card.
side-sc08_u2_a = West Lantern
    .text = Place 1 west Lantern token here (maximum 2). Spot “Light the western Lantern”: discard a card with a Number: add 1 west Lantern token.
side-sc08_u2_b = Shattered West Lantern
    .text = Spot “Mend the western Lantern”: discard a card with a Number: turn U2 to the front.
side-sc08_u3_a = East Lantern
    .text = Place 1 east Lantern token here (maximum 2). Spot “Light the eastern Lantern”: discard a card with a Number: add 1 east Lantern token.
side-sc08_u3_b = Shattered East Lantern
    .text = Spot “Mend the eastern Lantern”: discard a card with a Number: turn U3 to the front.
side-sc08_u4_a = Draugr of the Mist
    .text = Úr: ranged Attack, strength 2, on the farthest occupied column. When this Enemy is defeated: flip this card.
side-sc08_u4_b = Thinning Mist
    .text = Reward: heal 2 damage from one Hero of the players’ choice. Kaun: flip this card.
side-sc08_l1_a = Western Mist
    .text = Kaun (box): Ranged Attack of strength 2 on the farthest occupied column.
side-sc08_l1_b = Magni from the mist
    .text = While Modi has been defeated, Magni attacks with +1 strength. Fé: melee Attack, strength 4, on this column and the column to the right. Kaun: melee Attack, strength 4, on this column. Úr (Enemy’s box): turn U2 to the back. Þurs (Enemy’s box): if there is at least 1 west Lantern token: remove 1 west Lantern token; otherwise this Enemy heals all damage, then turn L1, L2 to the front.
side-sc08_l2_a = Magni
    .text = While Modi has been defeated, Magni attacks with +1 strength. Fé: melee Attack, strength 3, on this column and both neighbouring columns. Kaun: ranged Attack, strength 3, on the farthest occupied column. Þurs (Enemy’s box): if there is at least 1 west Lantern token: remove 1 west Lantern token; otherwise this Enemy heals all damage, then turn L1, L2 to the back.
side-sc08_l2_b = Mist where Magni stood
    .text = Spot “Raise a torch in the west”: discard a card with a Ranged icon and a card with a Number: heal 1 damage from the acting Hero.
side-sc08_l3_a = Modi
    .text = While Magni has been defeated, Modi attacks with +1 strength. Óss: melee Attack, strength 4, on the column to the left and this column. Úr: ranged Attack, strength 2, on the farthest occupied column; if it damages: Stun. Reið (Enemy’s box): if there is at least 1 east Lantern token: remove 1 east Lantern token; otherwise this Enemy heals all damage, then turn L3, L4 to the back.
side-sc08_l3_b = Mist where Modi stood
    .text = Spot “Raise a torch in the east”: discard a card with a Ranged icon and a card with a Number: heal 1 damage from the acting Hero.
side-sc08_l4_a = Eastern Mist
    .text = Úr (box): Melee Attack of strength 2 on the column to the left and this column.
side-sc08_l4_b = Modi from the mist
    .text = While Magni has been defeated, Modi attacks with +1 strength. Óss: melee Attack, strength 4, on the column to the left and this column; if it damages: Stun. Kaun: ranged Attack, strength 3, on the farthest occupied column. Úr (Enemy’s box): turn U3 to the back. Reið (Enemy’s box): if there is at least 1 east Lantern token: remove 1 east Lantern token; otherwise this Enemy heals all damage, then turn L3, L4 to the front.
side-sc09a_u1_a = Mistletoe Bough
    .text = Spot “Gather mistletoe in the west”: discard cards with Numbers totalling at least 2: add 1 Mistletoe token, then turn U1 to the back.
side-sc09a_u1_b = Bare Bough
    .text = Þurs: flip this card.
side-sc09a_u2_a = Shattered Lintel
    .text = Óss (box): every Hero takes 1 damage. Spot “Brace the lintel”: discard a card with a Defense icon and a card with a Number: turn U2 to the back.
side-sc09a_u2_b = Braced Lintel
    .text = Reið: flip this card.
side-sc09a_u3_a = Draugr of the Ruin
    .text = Úr: ranged Attack, strength 2, on the farthest occupied column. When this Enemy is defeated: flip this card.
side-sc09a_u3_b = Silent Ruin
    .text = Reward: the acting Hero puts 1 Crystal card on top of the deck. Kaun: flip this card.
side-sc09a_u4_a = Mistletoe Wreath
    .text = Spot “Gather mistletoe in the east”: discard cards with Numbers totalling at least 2: add 1 Mistletoe token, then turn U4 to the back.
side-sc09a_u4_b = Bare Wall
    .text = Reið: flip this card.
side-sc09a_l1_a = Burning Draugr
    .text = Þurs: melee Attack, strength 2, on this column and the column to the right. When this Enemy is defeated: flip this card.
side-sc09a_l1_b = Ash Heap
    .text = Reward: heal 2 damage from the acting Hero. Úr: flip this card.
side-sc09a_l2_a = Baldur
    .text = Fé: melee Attack, strength 4, on the column to the left and this column. Kaun: ranged Attack, strength 3, on the farthest occupied column. Úr (Enemy’s box): this Enemy heals 2 damage. When Baldur has at most 24 health left: flip this card.
side-sc09a_l2_b = Laughing Baldur
    .text = Fé: melee Attack, strength 4, on this column and both neighbouring columns. Kaun: melee Attack, strength 4, on this column. Úr (Enemy’s box): this Enemy heals 3 damage.
side-sc09a_l3_a = Cracked Ground
    .text = Óss (box): the front Hero of this column takes 1 damage, then turn L3 to the back. Spot “Let the roots hold him”: discard a card with a Defense icon and a card with a Defense icon: put a Stun token on Baldur.
side-sc09a_l3_b = Open Chasm
    .text = Kaun (box): the front Hero of this column takes 2 damage. Spot “Bridge the chasm”: discard cards with Numbers totalling at least 2: heal 1 damage from the acting Hero, then turn L3 to the front.
side-sc09a_l4_a = Ember Draugr
    .text = Óss: melee Attack, strength 2, on the column to the left and this column; if it damages: Poison. When this Enemy is defeated: flip this card.
side-sc09a_l4_b = Cinders
    .text = Reward: the acting Hero draws 1 card. Fé: flip this card.
side-sc09b_u1_a = Frost-bitten Mistletoe
    .text = Spot “Gather frozen mistletoe”: discard cards with Numbers totalling at least 3: add 1 Mistletoe token, then turn U1 to the back.
side-sc09b_u1_b = Stripped Vine
    .text = Þurs: flip this card.
side-sc09b_u2_a = Freya's Roots
    .text = Place 0 Bond tokens here (maximum 3). Spot “Bind Baldur”, only if there is at least 1 Mistletoe token and Baldur has at most 12 health left and Baldur is visible and undefeated: discard cards with Numbers totalling at least 3: remove 1 Mistletoe token, then add 1 Bond token. When there are at least 3 Bond tokens: flip this card.
side-sc09b_u2_b = Prison of Roots
    .text = No effect.
side-sc09b_u3_a = Giant's Corpse
    .text = Óss (box): Ranged Attack of strength 3 on the farthest occupied column. Spot “Prop the giant”: discard a card with a Defense icon and a card with a Number: turn U3 to the back.
side-sc09b_u3_b = Fallen Giant's Hand
    .text = Reið: flip this card.
side-sc09b_u4_a = Blizzard
    .text = Reið (box): the front Hero of the farthest occupied column takes 1 damage. Spot “Take shelter”: discard a card with a Defense icon and a card with a Number: heal 2 damage from one Hero of the players’ choice, then turn U4 to the back.
side-sc09b_u4_b = Eye of the Storm
    .text = Úr: flip this card.
side-sc09b_l1_a = Frozen Draugr
    .text = Þurs: melee Attack, strength 2, on this column and the column to the right; if it damages: Stun. When this Enemy is defeated: flip this card.
side-sc09b_l1_b = Ice Shards
    .text = Reward: the acting Hero puts 1 Crystal card on top of the deck. Reið: flip this card.
side-sc09b_l2_a = Snow Field
    .text = Spot “Ice blast”: discard a Crystal card: Baldur takes 4 unblockable damage, then turn L2 to the back.
side-sc09b_l2_b = Trampled Snow
    .text = Kaun: flip this card.
side-sc09b_l3_a = Untouchable Baldur
    .text = Fé: melee Attack, strength 4, on the column to the left and this column. Kaun: ranged Attack, strength 3, on the farthest occupied column. Úr (Enemy’s box): this Enemy heals 3 damage, then remove 1 Bond token. When this Enemy’s last armor is destroyed: flip this card.
side-sc09b_l3_b = Mortal Baldur
    .text = Fé: melee Attack, strength 4, on this column and both neighbouring columns. Kaun: melee Attack, strength 4, on this column. Úr (Enemy’s box): this Enemy heals 3 damage, then remove 1 Bond token.
side-sc09b_l4_a = Frost Revenant
    .text = Óss: ranged Attack, strength 2, on the farthest occupied column. When this Enemy is defeated: flip this card.
side-sc09b_l4_b = Rime Circle
    .text = Reward: heal 2 damage from one Hero of the players’ choice. Fé: flip this card.
side-sc10_u1_a = Gunnr
    .text = Fé: ranged Attack, strength 2, on the farthest occupied column. When this Enemy is defeated: flip this card.
side-sc10_u1_b = Freed Gunnr
    .text = Fé (box): Sigrun takes 4 unblockable damage. Reward: the acting Hero takes a +1 Hand-limit token.
side-sc10_u2_a = Sigrun aloft
    .text = Reið: ranged Attack, strength 4, on the farthest occupied column. Kaun (Enemy’s box): turn U2, L2 to the back, then Melee Attack of strength 3 on every column.
side-sc10_u2_b = Empty Air
    .text = Þurs (box): the front Hero of the farthest occupied column takes 1 damage.
side-sc10_u3_a = Valkyrie Council
    .text = Úr (box): Sigrun heals 3 damage. When Sigrun has at most 35 health left: turn U3, L3 to the back.
side-sc10_u3_b = Storm of Feathers
    .text = Úr (box): every Hero takes 1 damage. Óss (box): every Hero takes 1 damage.
side-sc10_u4_a = Kara
    .text = Úr: ranged Attack, strength 2, on the farthest occupied column; if it damages: Stun. When this Enemy is defeated: flip this card.
side-sc10_u4_b = Freed Kara
    .text = Úr (box): Sigrun takes 4 unblockable damage. Reward: heal 2 damage from the acting Hero.
side-sc10_l1_a = Róta
    .text = Þurs: melee Attack, strength 3, on this column and the column to the right. When this Enemy is defeated: flip this card.
side-sc10_l1_b = Freed Róta
    .text = Þurs (box): Sigrun takes 4 unblockable damage. Reward: heal 2 damage from the acting Hero.
side-sc10_l2_a = Throne Steps
    .text = Spot “Taunt the queen”: discard a card with a Melee icon and a card with a Number: turn U2, L2 to the back.
side-sc10_l2_b = Sigrun landed
    .text = Reið: melee Attack, strength 4, on this column and both neighbouring columns. Fé: melee Attack, strength 3, on this column and the column to the right. Kaun (Enemy’s box): turn U2, L2 to the front, then Melee Attack of strength 3 on every column.
side-sc10_l3_a = Broken Helms
    .text = Spot “Don a helm”: discard a card with a Defense icon: heal 2 damage from the acting Hero.
side-sc10_l3_b = Queen's Shadow
    .text = Óss (box): Melee Attack of strength 3 on the column to the left and this column.
side-sc10_l4_a = Olrun
    .text = Óss: melee Attack, strength 3, on the column to the left and this column. When this Enemy is defeated: flip this card.
side-sc10_l4_b = Freed Olrun
    .text = Óss (box): Sigrun takes 4 unblockable damage. Reward: the acting Hero draws 2 cards.
side-sc10_h_a = Health Card: Sigrun
    .text = Track the damage of this Enemy here; health 70.
side-sc10_h_b = Health Card: fallen Sigrun
    .text = No effect.

## Reference

group-dashboard = Hero boards
group-rage = Rage abilities
group-solo = Abilities of the solo game
group-melee = Melee cards
group-ranged = Ranged cards
group-universal = Universal cards
group-defense = Defense cards
group-number = Number cards
group-special = Special cards
group-pile = Stun, Poison and Crystal
group-quest = Quests
group-boss = Final Bosses
group-obstacle = Obstacles
group-scene = Scene cards
group-health = Health cards
group-rune = Runes
group-die = Enemy die
die-enemy = Enemy die
    .text = Faces 0, 1, 1, 2, 2, 3; the result lowers the strength of an Attack.
fact-starting = starting card, { $dashboard }
fact-upgrade = Upgrade card
fact-rune = { $rune } ×{ $n }
fact-house_copies = house-made copies: { $n } of { $of }
fact-number = no. { $n }
fact-scene = Scene: { $quest }
fact-enemy = health { $health }
fact-armor = armor { $n }

## Moments: what they are about, how they ended, and their kind in the replay

moment-quest = { $n ->
    [3] Final Boss
   *[other] Quest { $n }
}
    .end = { $won ->
        [1] The Quest { $quest } is completed
       *[other] The Quest { $quest } is lost ({ $by })
    }
    .stop = Quests
    .odds = { $won ->
        [1] the Quest is completed
       *[other] the Quest is lost
    }
moment-obstacle = { $obstacle }
    .end = { $obstacle } has taken effect
moment-hero-activation = Turn of { $seat }
    .end = The turn of { $seat } is over
    .stop = Turns
moment-action = { $seat } acts
    .end = { $seat }
moment-poison = Poison: { $seat }
    .end = { $damage ->
        [0] Poison: { $hero } takes no damage
        [1] Poison: { $hero } takes 1 damage
       *[other] Poison: { $seat }
    }
    .stop = Poison
moment-attack = { $hero } attacks
    .end = { $met ->
        [1] { $came ->
            [holds] { $hero } (strength { $strength }): armor { $armor } holds, { $card } is unharmed
            [breaks] { $hero } (strength { $strength }) breaks armor { $armor }: { $card }
            [defeated] { $hero } (strength { $strength }, { $by ->
                [die] die { $less }
                [inverted] die turned round to +{ $less }
               *[other] Defense { $less }
            }) deals { $damage } damage and defeats: { $card }
            [hurt] { $hero } (strength { $strength }, { $by ->
                [die] die { $less }
                [inverted] die turned round to +{ $less }
               *[other] Defense { $less }
            }) deals { $damage } damage: { $card }
           *[other] { $hero } attacks with strength { $strength }: { $card }
        }
       *[other] End of the Attack: { $hero }
    }
    .stop = Attacks
moment-interaction = Interaction: { $spot }
    .end = Interaction “{ $spot }”
moment-scene-activation = Scene Activation
    .end = Scene Activation: { $rune }
    .stop = Scene Activations
moment-card = { $card }: { $rune }
    .end = { $card } has been activated
moment-additional-activation = Additional Scene Activation
    .end = Additional Scene Activation: { $rune }
    .stop = Additional Activations
moment-upgrade = Upgrade: { $seat }
    .end = Upgrade done: { $seat }
moment-quest-end = The end of the Quest: { $quest }
    .end = { $won ->
        [1] Quest completed: { $quest }
       *[other] Quest lost: { $quest }
    }
    .stop = End of the Quest: { $quest }

## What a seat pays and wins

purse-damage = damage
purse-rage = Rage
purse-cards = cards in hand
purse-attack_bonus = bonus for the next Attack
purse-defense_bonus = bonus for the next Defense
purse-freya = Freya tokens
purse-quests = Quests completed
purse-work = damage left to deal for the Quest
purse-harm = damage that threatens each round

## Characters of bots

character-berserk = Bodvar Redaxe
    .text = Strikes first and asks about wounds later.
character-guardian = Gerd Shieldwall
    .text = Keeps the Heroes unhurt, even if the Enemies live longer.
character-skald = Sindre the Skald
    .text = Heartens the Heroes: gathers bonuses to attack and defense before they strike.
