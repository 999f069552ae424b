age = Age { $age }
actions = Actions and their costs
glory = Glory
glory-track = Glory track
rage = Rage
rage-left = { $rage } Rage left
strength = Strength
strength-here = Strength here
nobody = Nobody is here.
villages = { $free ->
    [one] { $free } empty village of { $all }
   *[other] { $free } empty villages of { $all }
  }
unlimited = Room for everybody
destroyed = Destroyed
doomed = Doomed: destroyed at the end of this Age
pillaged = Pillaged in this Age
reward = Reward: { $token }
reserve = Reserve
valhalla = Valhalla
upgrades = Upgrades
quests = Quests committed
figures = Figures on the board
hand = Cards in hand
first = First player
passed = passed
doom-of = Age { $age }: { $province } falls, { $glory } Glory for each figure destroyed by Ragnarök
phase-gods_gifts = Gods’ Gifts
phase-action = Actions
phase-discard = Discards
phase-quest = Quests
phase-ragnarok = Ragnarök
phase-release_valhalla = Out of Valhalla
course = The Glory of the clans from the beginning to the end of the game
from-battle = Battles
from-pillage = Pillage
from-quest = Quests
from-ragnarok = Ragnarök
from-release = Valhalla
from-legend = Legend
from-card = Cards
gods-gifts = Gifts of the gods
gifts-hint = Choose a card; the rest goes to { $name } on your left.
gifts-hint-last = The last choice: the rest is discarded.
pillage = Pillage: { $province }
battle = Battle for { $province }
pillages = pillages
part-figures = Figures
part-cards = Cards
cards-down = chosen
choosing = choosing…
no-card = no card
win-brings = If you win: { $gain }
axes-glory = +{ $glory } Glory
slot-leader = Leader
slot-warrior = Warriors
slot-ship = Ship
slot-monster = Monster
slot-clan = Clan
strength-now = Strength now: { $strength }
cost = Costs { $cost } Rage, you have { $rage }
click-fjord = Click the fjord it is to invade
click-province = Click the province it is to invade
free = Costs nothing
winner = winner

## First game

figures-count = figures
cards-count = cards
gifts-hint-two = Choose a card, then a second one; the rest goes to { $name }.
gifts-open = { $count ->
    [one] { $count } card to choose from
   *[other] { $count } cards to choose from
  }
see-board = See the board
unopposed-brings = Nobody opposes: { $gain }
swept = Heimdall's Watch ({ $name }): the revealed cards are gone, everybody chooses others.
tied = tied
lost = loses
tied-why = A tie for the highest Strength: nobody wins, and everybody’s figures are destroyed.
next-to = Next to { $places }
realms = Regions
at-the-end = at the end
step = step { $step }
legend-head = Legend: Glory at the end of the game
legend-step = step { $step } (value { $value })
quest-met-now = met now
quest-not-met = not met yet
fell = { $by } destroys: { $figures }
came-glory = Glory { $gains }
