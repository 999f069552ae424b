type-melee = Melee
type-ranged = Ranged
type-defense = Defense
type-number = Number
type-universal = Universal
type-special = Special
type-stun = Stun
type-poison = Poison
type-crystal = Crystal
round = Round { $round }
quest-of = Quest { $done } of { $goal }
rune-now = Scene Activation: { $rune }
health = { $left } of { $health } health
rage = Rage { $rage } of { $most }
armor = Armor { $n }
defends = Defense { $n }
stunned = Stunned
defeated = Defeated
melee = melee attack, strength { $n }
ranged = ranged attack, strength { $n }
box = a special effect
front = front
behind = behind
knocked-out = { $hero ->
   *[other] Knocked Out
}
no-effect-now = no effect now
cannot-hurt = cannot hurt without help
proposed-by = Proposed by { $names }
hand = Hand { $n } of { $most }
deck = Deck { $n }
discard = Discard { $n }
played = Cards of this action
upgrades = Upgrades on offer
upgrades-left = { $n } Upgrade cards left
activated = activated as number { $n }
empty-column = Nobody stands here
next-attack = Next attack +{ $n }
next-defense = Next defense +{ $n }
freya-token = Freya token: { $n }
back-side = back side
attack-set = Attack being built
defense-set = Defense being built
strength = Strength { $n }
defense = Defense { $n }
choose-icon = Choose the card that strikes
tap-icon = One card with an icon and any Numbers
tap-defense = No defense yet
comes-through = { $n ->
    [0] nothing comes through
   *[other] { $n } damage comes through
}
deals = { $n ->
    [0] no damage
   *[other] deals { $n } damage
}
deals-between = deals { $least } to { $most } damage, by the die
breaks-armor = breaks the armor ({ $n })
holds-armor = too weak for the armor ({ $n })
step-warded = { $hero } unhurt
so-far = So far in this activation: { $what }
step-recovers = recovers from the Stun
step-down = { $hero } is down
step-pushed = { $hero } pushed
step-lost = the game is lost
loses = loses the game
nothing-activated = no card has this rune
take = take
remove = remove
claim = claim
won = The Heroes have won
lost = The Heroes have lost
quests-done = Quests completed: { $done } of { $goal }
goal = Goal
step-nothing = reaches nobody
with-medium = with the Medium
without-medium = without a Medium
call = Ask { $name } for help
knocks-out = { $n } damage comes through: the Hero is Knocked Out!
kills = deals at least { $least } damage: enough to defeat it
may-kill = deals { $least } to { $most } damage, by the die; { $left } would defeat it
paying = { $sum } of { $total } paid
payment-set = Payment
tap-payment = Choose the cards you pay with
hit-melee = Melee { $n } → col. { $columns }
hit-all = Melee { $n } → all columns
hit-ranged = Ranged { $n } → farthest
adds-stun = + Stun
adds-poison = + Poison
front-short = front
behind-short = behind
to-front = in front
choose-hero = Hero boards
starting-deck = Starting deck
choose-quest = What next?
enemies = Enemies
left-behind = If you choose another
lose-all = You also lose when all Heroes are Knocked Out.
ahead = Still ahead
done = Behind you
boss = Final Boss
limit-changed = limit { $n }
used-up = used in this Quest
strength-part = strength
die-part = die
armor-part = armor
bonus-part = bonus
support-part = support
before-whom = before { $heroes }
behind-whom = behind { $heroes }
flip-on-defeat = When this Enemy is defeated: flip this card.
flip-on-defeat-short = Defeated: flip the card.
die = Enemy die: { $n }
held = holds
laid-out = Place
laid-room = Room for
turned-back = turn { $at } to the back
turned-front = turn { $at } to the front
turned-here = flip this card
revealed = Upgrade card revealed
step-idle = no effect
step-still = next
way = The Heroes’ road
way-row = { $n ->
    [1] First Quest
    [2] Second Quest
   *[other] Final Boss
}
way-done = completed
way-here = now
way-left = left behind: its Obstacle is at work
way-ahead = ahead of you
strikes-here = Melee attacks that reach here:
strikes-none = No Melee attack reaches here now.
removes = The revealed Upgrade cards lie on the table: the one you click goes on top of your deck. Your discard pile lies where the hand was: the card you click is removed from the game.
claims = A card that somebody has just taken can be demanded: the first player decides.
removed = remove
setting-up = Preparation
sheet = Hero board
note-stun = stuns the target
note-rage = +1 Rage
note-alone = only alone
out = { $hero } is Knocked Out until the Quest ends; in the Upgrade phase the player still chooses.
# One click: the Attack with the set that is offered.
strike = { $hero } attacks: { $card }, strength { $n }
# Below the edge of the Scene, where not all of it has room.
more-below = scroll: there is more below
# Before an Enemy who can be named as the target of an Attack.
aim = target:
deals-fixed = Defense { $defense }: { $n ->
    [0] no damage
   *[other] deals { $n } damage
}
who-attacks = Who attacks?
whom-attacks = Whom do you attack?
# As the cards say it after the name of an Enemy.
is-defeated = is defeated
# How the Obstacles that last as long as the Quest begin.
lasting = For the whole Quest
# Whom an attack on that column hits.
struck = hits { $hero }
# The order of an Attack while its set is put together.
compose = Attack set: one card with an icon and any Numbers. Change it by clicking cards, then confirm.
brief-deals = damage { $most }
brief-between = damage { $least }–{ $most }
brief-kills = defeats it
brief-breaks = breaks armor { $n }
brief-holds = too weak for armor { $n }
to-place = To be placed:
first-player = first player
rage-track = Rage
deck-colours = Colours of the cards in a deck:
board-mimir = At the beginning of every round you choose a Medium for him, the Hero he is with, and may take Attacks for them. He has no Hero Activation and does not attack; the Scene Activation after his turn takes place.
board-brothers = Two Heroes with one hand of cards; in every round each of them has a Move of his own. You go on as long as one of them stands.
turned-at = { $n ->
    [one] card turned: { $places }
   *[other] cards turned: { $places }
  }
