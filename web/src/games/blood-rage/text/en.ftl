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
gifts-hint = Choose a card; the rest goes to the left.
battle = Battle for { $province }
pillages = pillages
part-figures = Figures
part-cards = Cards
cards-down = chosen
choosing = choosing…
win-brings = If you win: { $gain }
axes-glory = +{ $glory } Glory
slot-leader = Leader
slot-warrior = Warriors
slot-ship = Ship
slot-monster = Monster
slot-clan = Clan
cost = Costs { $cost } Rage, you have { $rage }
free = Costs nothing
winner = winner

## First game

learn-1 = Welcome to Blood Rage! Ragnarök comes, and the clan with the most Glory wins. Choose a clan, then gifts of the gods: keep a card (with two players two), the rest goes to your neighbour. Red cards fight, green ones are Quests, blue, purple and brown ones are Upgrades. Hold a card to read it large.
learn-2 = Keep choosing until you hold six cards. For a first game take one or two strong red cards, one Quest for a region you like, and a Monster.
learn-3 = Now you act. Every action costs Rage: the flame on your sheet. With no Rage left you are out until the next Age. Start with Invade: your Leader comes for free.
learn-4 = Places that glow may be chosen. Click a dim one and you will be told why not, with the rule. Try a land with a good reward: the round token shows what pillaging it brings.
learn-5 = Bring more figures, or play an upgrade from your hand. Hover over a land, or hold it, to see how strong every clan is there.
learn-6 = Pillage where you are stronger. The others may send help from neighbouring lands; then everybody in the battle plays one card, hidden, and all are turned together. The highest total wins; the losers go to Valhalla, and get their cards back.
learn-7 = Commit a quest while you still have Rage: it costs nothing and scores at the end of the Age if you meet it.
learn-8 = At the end of the Age the doomed land falls. Those who die there bring Glory as well! Then all the dead come back, and a new Age begins with new gifts. You know the game now: play on.
figures-count = figures
cards-count = cards
gifts-hint-two = Choose a card, then a second one; the rest goes to your opponent.
gifts-open = { $count ->
    [one] { $count } card to choose from
   *[other] { $count } cards to choose from
  }
see-board = See the board
unopposed-brings = Nobody opposes: { $gain }
tied = tied
lost = loses
tied-why = A tie for the highest Strength: nobody wins, and everybody’s figures are destroyed.
next-to = Next to { $places }
realms = Regions
legend-head = Legend: Glory at the end of the game
legend-step = step { $step } (value { $value })
quest-met-now = met now
quest-not-met = not met yet
