anywhere = anywhere
artifacts = Artifacts
at-end = at the end
attempts-left = { $count ->
    [one] Last attempt
   *[other] { $count } attempts left
}
become-wild = { $clan }: { $count ->
    [0] none of your dice shows its icon now
    [one] 1 of your dice becomes wild
   *[other] { $count } of your dice become wild
}
board-of = Board of { $name }
bonus = Bonus by seat
bonus-attempts = { $count ->
    [one] 1 attempt
   *[other] { $count } attempts
}
bonus-cards = { $count ->
    [0] no bonus card
    [one] 1 bonus card
   *[other] { $count } bonus cards
}
bonus-favor = { $count ->
    [0] no bonus
   *[other] { $count } Favor
}
bonus-glory = { $count ->
    [0] no bonus
   *[other] { $count } Glory
}
bonus-if = Bonus by seat, if { $name } sails here
bonus-picks = { $count ->
    [one] 1 pick
   *[other] { $count } picks
}
can-pay = You can pay for this now
cannot-pay = You cannot pay for this now
cards-left = { $count ->
    [one] 1 card left
   *[other] { $count } cards left
}
chance = { $dice ->
    [one] 1 Combat die
   *[other] { $dice } Combat dice
}: { $percent } % to win
chance-all = with everything you have, { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}: { $percent } %
commit = Click your hammers to commit them.
commit-so = Discard the proposed ({ $count })
crew = { $count ->
    [one] 1 Reaver specialised here
   *[other] { $count } Reavers specialised here
}
defense = Defense
dice = Dice { $count }/{ $spaces }
die-clan = Pays nothing but “any die” and an Artifact with this icon, unless your Leader is of the { $clan }.
die-double = Two hammers in combat, one hammer in a cost; the only die for a double hammer.
die-hammer = One hammer, in combat and in costs.
die-pays = Pays one { $symbol }.
die-wild = Wild: pays shield, chest, ship or one hammer.
discard-least = { $count } named, at least { $least } needed
end-relief = +{ $glory } Glory for you at the end
end-terror = −{ $glory } Glory at the end for Terror
gains-terror = gains 1 Terror
end-token = +{ $glory } Glory at the end for the token
favor-left = { $count ->
    [one] 1 Favor left for rerolls
   *[other] { $count } Favor left for rerolls
}
first-reavers = First Reavers
fold = Show the board
free = free
glory-track = Glory track
hammers = { $count ->
    [one] 1 Combat die
   *[other] { $count } Combat dice
}
honor = Honor Ship
kind-artifact = Artifact
kind-battle = Sea Battle
kind-journey = Sea Journey
kind-keep = Keep Spoils
kind-prophecy = Prophecy
kind-reaver = Reaver
kind-village = Village Spoils
later = Then:
leader = Leader
lost = Lost
majority = most
market = Dice of the market
market-empty = The market is empty.
no-leader = No Leader
no-reroll = Leave the dice
only-rest = You cannot pay: you can only Rest here
only-rest-subdue = You have no means for an attempt: you can only Rest here
order = Pawns of this round
paid-of = { $count } of { $needed } chosen
pair = Pair { $number }
pawn-of = Longship of { $name }
pay-so = Pay
picks-left = { $count ->
    [one] Last pick
   *[other] { $count } picks left
}
pile = Glory pile: { $count }
possible-rewards = Possible rewards on the tiles of this stack
replaces = Your Leader so far goes to your Glory pile
reroll-so = { $count ->
    [one] Reroll the weakest die
   *[other] Reroll the { $count } weakest dice
}
rest-short = Rest
rest-here = Rest here
rest-only = only a rest
round = Round
round-of = Round { $round } of { $rounds }
score-hint = As it stands now; cards face down in the Glory piles of others are left out.
score-now = Score sheet
score-open = Open the score sheet
secret = { $count ->
    [one] 1 card face down
   *[other] { $count } cards face down
}
slot-taken = Taken: { $count }/{ $spaces }
specialise = Specialize
slot-works = whenever anybody chooses that location
start-player = Start Player
successes = successes on the dice
sum-cards = { $count ->
    [one] card
   *[other] cards
}
sum-dice = { $count ->
    [one] die
   *[other] dice
}
sum-farm = { $count ->
    [one] Farm token
   *[other] Farm tokens
}
sum-favor = { $count ->
   *[other] Favor
}
sum-food = { $count ->
   *[other] Food
}
sum-glory = { $count ->
   *[other] Glory
}
sum-territories = { $count ->
    [one] Territory
   *[other] Territories
}
sum-terror = { $count ->
   *[other] Terror
}
sum-tower = { $count ->
    [one] Tower token
   *[other] Tower tokens
}
sum-wall = { $count ->
    [one] Wall token
   *[other] Wall tokens
}
supply = In the supply
territories = Territories
tile-does = Once a round it stands for: { $symbols }
tiles-left = { $count ->
    [one] 1 tile left.
   *[other] { $count } tiles left.
}
to-pile = The card goes to your Glory pile
total-now = { $total } with everything you own
two-dice = one pick: two dice
unfold = Show the question
upgrades = Ship Upgrades
used = used in this round
varies = varies
wild = shield, chest, ship or hammer
wild-is = { $clan }: shield, chest, ship or hammer
won = Won
this-first = This card first
bonus-after = { $count ->
    [one] And 1 bonus card from the deck
   *[other] And { $count } bonus cards from the deck
}
after-reroll = { $percent } % chance after the reroll
dice-spent = discarded dice are lost in any case
stop-loses = you lose the combat
withdraw-does = you lose and spend nothing
now-this = This card now
next-that = Later
nothing-to-lose = you have nothing to lose
