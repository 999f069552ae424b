# Reavers of Midgard in English. Names of components follow the game; every sentence is ours.

game-title = Reavers of Midgard
game-blurb = Gather a crew, raid villages and keeps, fight at sea and subdue territories. Six rounds; the greatest Glory wins.

## Options of the table

option-first_player = First player
    .text = Who holds the Start Player marker in the first round.
opt-first_player-random = By lot
option-expansion = Expansion
    .text = The text of an expansion file: cards that the box does not hold.
option-open_piles = Glory piles
    .text = In the rulebook they lie face down: only the owner sees the cards, the others their number.
opt-open_piles-no = Face down
opt-open_piles-yes = Open, except Prophecies drawn from the deck

## Locations

rest-recruit_reavers = { location-recruit_reavers }: Rest there
rest-trade_with_villages = { location-trade_with_villages }: Rest there
rest-battle_at_sea = { location-battle_at_sea }: Rest there
rest-raid_villages = { location-raid_villages }: Rest there
rest-raid_keeps = { location-raid_keeps }: Rest there
rest-subdue_territories = { location-subdue_territories }: Rest there
location-recruit_reavers = Recruit Reavers
    .text = No cost. Gain 2 Reavers; the active player, if activating, also gains 2 Favor.
location-trade_with_villages = Trade with Villages
    .text = No cost. Pick 3, 2 or 1 rewards: 2 Favor, 3 Food, 2 dice or a Prophecy. Whoever selects it takes the Start Player marker.
location-battle_at_sea = Battle at Sea
    .text = Costs 4 Food. A Sea Journey, then a Sea Battle. Whoever selects it gains 2 Glory, also when Resting.
location-raid_villages = Raid Villages
    .text = Costs 1 Food and 2 chests. 2 Village Spoils cards, and bonus cards.
location-raid_keeps = Raid Keeps
    .text = Costs 2 Food and 2 shields. 2 Keep Spoils cards, and bonus cards.
location-subdue_territories = Subdue Territories
    .text = Up to 3, 2 or 1 attempts at territories, by force or in peace. Whoever activates makes at least 1 attempt.
slot-battle_at_sea = Specialize: Battle at Sea
slot-raid_villages = Specialize: Raid Villages
slot-raid_keeps = Specialize: Raid Keeps
slot-subdue_territories = Specialize: Subdue Territories

## Dice and symbols

die-red_shield = red die (shield)
die-red_chest = red die (chest)
die-red_ship = red die (ship)
die-red_hammer = red die (hammer)
die-red_double_hammer = red die (double hammer)
die-red_helmet = red die (helmet)
die-blue_shield = blue die (shield)
die-blue_chest = blue die (chest)
die-blue_ship = blue die (ship)
die-blue_hammer = blue die (hammer)
die-blue_double_hammer = blue die (double hammer)
die-blue_raven = blue die (raven)
die-yellow_shield = yellow die (shield)
die-yellow_chest = yellow die (chest)
die-yellow_ship = yellow die (ship)
die-yellow_hammer = yellow die (hammer)
die-yellow_double_hammer = yellow die (double hammer)
die-yellow_tree = yellow die (tree)
symbol-shield = shield
symbol-chest = chest
symbol-ship = ship
symbol-hammer = hammer
symbol-double_hammer = double hammer
symbol-helmet = helmet
symbol-raven = raven
symbol-tree = tree
colour-red = red
colour-blue = blue
colour-yellow = yellow
promotion-helmet = Promote: draw 1 Village Spoils or Keep Spoils card; Helmet dice then stand for shield, chest, ship or a single hammer.
clan-helmet = Helmet clan
promotion-raven = Promote: 4 Food; Raven dice then stand for shield, chest, ship or a single hammer.
clan-raven = Raven clan
promotion-tree = Promote: 2 Favor; Tree dice then stand for shield, chest, ship or a single hammer.
clan-tree = Tree clan
result-0 = no success
result-1 = 1 success
result-2 = 2 successes
upgrade-shield = Shield Upgrade tile
upgrade-chest = Chest Upgrade tile
upgrade-ship_hammer = Ship Upgrade tile (ship or hammer)

## Things

resource-food = Food
    .text = Pays for locations and for subduing some Territories peacefully. There is no limit to what you hold; it brings no Glory in the end.
resource-favor = Favor
    .text = 1 Favor rerolls Combat dice; it also pays for abilities and for subduing some Territories peacefully. It breaks ties at the end of the game.
resource-glory = Glory
resource-terror = Terror
    .text = The price of pillaging and of some cards. It costs Glory at the end of the game, every further token more.
token-farm = Farm token
    .text = A reward for pillaging a Farm, of some tiles and abilities. It brings Glory at the end of the game; whoever has the most of them gets a bonus.
token-wall = Wall token
    .text = A reward for pillaging a Village Wall, for a Keep Wall that was won, of some tiles and abilities. It brings Glory at the end of the game; whoever has the most of them gets a bonus.
token-tower = Tower token
    .text = A reward for a Tower that was won, and of some tiles. It brings Glory at the end of the game; whoever has the most of them gets a bonus.
set-treasure = Treasure
set-art = Art
set-armor = Armor
set-tapestry = Tapestries
deck-reaver = Reaver deck
deck-village = Village Spoils deck
deck-keep = Keep Spoils deck
deck-journey = Sea Journey deck
deck-battle = Sea Battle deck
deck-prophecy = Prophecy deck
pair-1 = Pair 1
pair-2 = Pair 2
pair-3 = Pair 3
pair-4 = Pair 4
row-track = Glory before final scoring
row-terror = Terror
row-artifacts = Artifacts
row-sets = Spoils sets
row-tokens = Farm, Wall and Tower tokens
row-prophecies = Prophecies
row-total = Total
counted-helmet = Helmet Reavers
counted-raven = Raven Reavers
counted-tree = Tree Reavers
counted-farm = Farm tokens
counted-wall = Wall tokens
counted-tower = Tower tokens
counted-treasure = Treasures
counted-art = Art cards
counted-armor = Armor cards
counted-tapestry = Tapestries
counted-food_territory = Food territories
counted-favor_territory = Favor territories
counted-dice_territory = Dice territories
counted-sea_battle = Sea Battles
counted-artifact = Artifacts
counted-upgrade = Ship Upgrade tiles
counted-prophecy = Prophecies

## Territories

peace-food_1 = { territory-food_1 }: in peace
force-food_1 = { territory-food_1 }: by force
peace-food_2 = { territory-food_2 }: in peace
force-food_2 = { territory-food_2 }: by force
peace-food_3 = { territory-food_3 }: in peace
force-food_3 = { territory-food_3 }: by force
peace-favor_1 = { territory-favor_1 }: in peace
force-favor_1 = { territory-favor_1 }: by force
peace-favor_2 = { territory-favor_2 }: in peace
force-favor_2 = { territory-favor_2 }: by force
peace-favor_3 = { territory-favor_3 }: in peace
force-favor_3 = { territory-favor_3 }: by force
peace-dice_1 = { territory-dice_1 }: in peace
force-dice_1 = { territory-dice_1 }: by force
peace-dice_2 = { territory-dice_2 }: in peace
force-dice_2 = { territory-dice_2 }: by force
peace-dice_3 = { territory-dice_3 }: in peace
force-dice_3 = { territory-dice_3 }: by force
territory-food_1 = Food territory, level 1
    .text = Defense 1, or 2 Food in peace.
territory-food_2 = Food territory, level 2
    .text = Defense 2, or 4 Food in peace.
territory-food_3 = Food territory, level 3
    .text = Defense 3, or 6 Food in peace.
territory-favor_1 = Favor territory, level 1
    .text = Defense 1, or 1 Favor in peace.
territory-favor_2 = Favor territory, level 2
    .text = Defense 2, or 2 Favor in peace.
territory-favor_3 = Favor territory, level 3
    .text = Defense 3, or 3 Favor in peace.
territory-dice_1 = Dice territory, level 1
    .text = Defense 1, or 2 dice in peace.
territory-dice_2 = Dice territory, level 2
    .text = Defense 2, or 3 dice in peace.
territory-dice_3 = Dice territory, level 3
    .text = Defense 3, or 4 dice in peace.
tile-food_1a = Food 1: 1 Farm token
    .text = Reward: 1 Farm token.
tile-food_1b = Food 1: 2 Glory
    .text = Reward: 2 Glory.
tile-food_2a = Food 2: 1 Village Spoils card
    .text = Reward: 1 Village Spoils card.
tile-food_2b = Food 2: 1 Farm token and 1 Favor
    .text = Reward: 1 Farm token and 1 Favor.
tile-food_3a = Food 3: 2 Village Spoils cards
    .text = Reward: 2 Village Spoils cards.
tile-food_3b = Food 3: 1 Reaver and 2 Glory
    .text = Reward: 1 Reaver and 2 Glory.
tile-favor_1a = Favor 1: 1 die of any kind
    .text = Reward: 1 die on any face.
tile-favor_1b = Favor 1: 2 Glory
    .text = Reward: 2 Glory.
tile-favor_2a = Favor 2: 1 Prophecy
    .text = Reward: 1 Prophecy.
tile-favor_2b = Favor 2: 1 Wall token
    .text = Reward: 1 Wall token.
tile-favor_3a = Favor 3: 2 Prophecies
    .text = Reward: 2 Prophecies.
tile-favor_3b = Favor 3: 1 Prophecy and 1 Wall token
    .text = Reward: 1 Prophecy and 1 Wall token.
tile-dice_1a = Dice 1: 2 Food
    .text = Reward: 2 Food.
tile-dice_1b = Dice 1: 2 Glory
    .text = Reward: 2 Glory.
tile-dice_2a = Dice 2: 1 Keep Spoils card
    .text = Reward: 1 Keep Spoils card.
tile-dice_2b = Dice 2: 1 Wall token
    .text = Reward: 1 Wall token.
tile-dice_2c = Dice 2: 1 Reaver
    .text = Reward: 1 Reaver.
tile-dice_3a = Dice 3: 2 Keep Spoils cards
    .text = Reward: 2 Keep Spoils cards.
tile-dice_3b = Dice 3: 1 Tower token and 1 Keep Spoils card
    .text = Reward: 1 Tower token and 1 Keep Spoils card.

## Abilities

ability-zealot = Zealot
    .text = Draw 2 Keep Spoils, keep and resolve 1, discard the other.
ability-pillager = Pillager
    .text = You may discard 1 die for 1 Farm token.
ability-arsonist = Arsonist
    .text = You may discard 2 dice for 1 Wall token.
ability-favored_of_the_gods = Favored of the Gods
    .text = You may discard 1 red die to gain 1 red die on any face.
ability-warrior = Warrior
    .text = Gain 1 red die showing a helmet.
ability-axe_chieftain = Axe Chieftain
    .text = Draw 2 Village Spoils, keep and resolve 1, discard the other.
ability-berserker = Berserker
    .text = Draw 2 Village Spoils, keep and resolve 1, discard the other.
ability-seasoned_hunter = Seasoned Hunter
    .text = Gain 1 Food; you may discard 1 die for 3 more Food.
ability-huskarl = Huskarl
    .text = Gain 1 blue die showing a raven.
ability-veteran = Veteran
    .text = You may discard 1 blue die to gain 1 blue die on any face.
ability-freeman = Freeman
    .text = Gain 1 blue die showing a hammer.
ability-spear_chieftain = Spear Chieftain
    .text = Gain 2 Food.
ability-hero = Hero
    .text = You may discard 1 die to gain 1 die of the same colour on any face.
ability-seer = Seer
    .text = You may discard 1 Favor for 2 Glory.
ability-prophetess = Prophetess
    .text = You may discard 2 Favor to draw 1 Prophecy.
ability-lorekeeper = Lorekeeper
    .text = Gain 2 Glory.
ability-sword_chieftain = Sword Chieftain
    .text = Gain 1 yellow die showing a tree.
ability-scout = Scout
    .text = You may discard 1 yellow die to gain 1 yellow die on any face.

## Cards

card-face_down = a face-down card
card-zealot_a = { ability-zealot }
    .text = Helmet clan. Dice: red, red. Rally: red. { promotion-helmet } Specialize: { ability-zealot.text }
card-zealot_b = { ability-zealot }
    .text = Helmet clan. Dice: red, blue. Rally: red. { promotion-helmet } Specialize: { ability-zealot.text }
card-zealot_c = { ability-zealot }
    .text = Helmet clan. Dice: red, yellow. Rally: red. { promotion-helmet } Specialize: { ability-zealot.text }
card-pillager_a = { ability-pillager }
    .text = Helmet clan. Dice: red, red, blue. Rally: red, yellow. { promotion-helmet } Specialize: { ability-pillager.text }
card-pillager_b = { ability-pillager }
    .text = Helmet clan. Dice: red, red, yellow. Rally: red, blue. { promotion-helmet } Specialize: { ability-pillager.text }
card-pillager_c = { ability-pillager }
    .text = Helmet clan. Dice: red, blue, yellow. Rally: red, red. { promotion-helmet } Specialize: { ability-pillager.text }
card-pillager_d = { ability-pillager }
    .text = Helmet clan. Dice: red, red, red. Rally: red, red. { promotion-helmet } Specialize: { ability-pillager.text }
card-arsonist_a = { ability-arsonist }
    .text = Helmet clan. Dice: red, red. Rally: red, red. { promotion-helmet } Specialize: { ability-arsonist.text }
card-arsonist_b = { ability-arsonist }
    .text = Helmet clan. Dice: red, blue. Rally: red, yellow. { promotion-helmet } Specialize: { ability-arsonist.text }
card-arsonist_c = { ability-arsonist }
    .text = Helmet clan. Dice: red, yellow. Rally: red, blue. { promotion-helmet } Specialize: { ability-arsonist.text }
card-arsonist_d = { ability-arsonist }
    .text = Helmet clan. Dice: red, red. Rally: red, blue. { promotion-helmet } Specialize: { ability-arsonist.text }
card-favored_of_the_gods_a = { ability-favored_of_the_gods }
    .text = Helmet clan. Dice: red, red, blue. Rally: red, yellow. { promotion-helmet } Specialize: { ability-favored_of_the_gods.text }
card-favored_of_the_gods_b = { ability-favored_of_the_gods }
    .text = Helmet clan. Dice: red, red, yellow. Rally: red, blue. { promotion-helmet } Specialize: { ability-favored_of_the_gods.text }
card-favored_of_the_gods_c = { ability-favored_of_the_gods }
    .text = Helmet clan. Dice: red, blue, yellow. Rally: red, red. { promotion-helmet } Specialize: { ability-favored_of_the_gods.text }
card-favored_of_the_gods_d = { ability-favored_of_the_gods }
    .text = Helmet clan. Dice: red, red, red. Rally: red, red. { promotion-helmet } Specialize: { ability-favored_of_the_gods.text }
card-warrior_a = { ability-warrior }
    .text = Helmet clan. Dice: red, red. Rally: red, red. { promotion-helmet } Specialize: { ability-warrior.text }
card-warrior_b = { ability-warrior }
    .text = Helmet clan. Dice: red, blue. Rally: red, yellow. { promotion-helmet } Specialize: { ability-warrior.text }
card-warrior_c = { ability-warrior }
    .text = Helmet clan. Dice: red, yellow. Rally: red, blue. { promotion-helmet } Specialize: { ability-warrior.text }
card-warrior_d = { ability-warrior }
    .text = Helmet clan. Dice: red, red. Rally: red, blue. { promotion-helmet } Specialize: { ability-warrior.text }
card-axe_chieftain_a = { ability-axe_chieftain }
    .text = Helmet clan. Dice: red, red. Rally: red. { promotion-helmet } Specialize: { ability-axe_chieftain.text }
card-axe_chieftain_b = { ability-axe_chieftain }
    .text = Helmet clan. Dice: red, blue. Rally: red. { promotion-helmet } Specialize: { ability-axe_chieftain.text }
card-axe_chieftain_c = { ability-axe_chieftain }
    .text = Helmet clan. Dice: red, yellow. Rally: red. { promotion-helmet } Specialize: { ability-axe_chieftain.text }
card-berserker_a = { ability-berserker }
    .text = Raven clan. Dice: blue, blue. Rally: blue. { promotion-raven } Specialize: { ability-berserker.text }
card-berserker_b = { ability-berserker }
    .text = Raven clan. Dice: blue, red. Rally: blue. { promotion-raven } Specialize: { ability-berserker.text }
card-berserker_c = { ability-berserker }
    .text = Raven clan. Dice: blue, yellow. Rally: blue. { promotion-raven } Specialize: { ability-berserker.text }
card-seasoned_hunter_a = { ability-seasoned_hunter }
    .text = Raven clan. Dice: blue, blue, red. Rally: blue, yellow. { promotion-raven } Specialize: { ability-seasoned_hunter.text }
card-seasoned_hunter_b = { ability-seasoned_hunter }
    .text = Raven clan. Dice: blue, blue, yellow. Rally: blue, red. { promotion-raven } Specialize: { ability-seasoned_hunter.text }
card-seasoned_hunter_c = { ability-seasoned_hunter }
    .text = Raven clan. Dice: blue, red, yellow. Rally: blue, blue. { promotion-raven } Specialize: { ability-seasoned_hunter.text }
card-seasoned_hunter_d = { ability-seasoned_hunter }
    .text = Raven clan. Dice: blue, blue, blue. Rally: blue, blue. { promotion-raven } Specialize: { ability-seasoned_hunter.text }
card-huskarl_a = { ability-huskarl }
    .text = Raven clan. Dice: blue, blue. Rally: blue, blue. { promotion-raven } Specialize: { ability-huskarl.text }
card-huskarl_b = { ability-huskarl }
    .text = Raven clan. Dice: blue, red. Rally: blue, yellow. { promotion-raven } Specialize: { ability-huskarl.text }
card-huskarl_c = { ability-huskarl }
    .text = Raven clan. Dice: blue, yellow. Rally: blue, red. { promotion-raven } Specialize: { ability-huskarl.text }
card-huskarl_d = { ability-huskarl }
    .text = Raven clan. Dice: blue, blue. Rally: blue, red. { promotion-raven } Specialize: { ability-huskarl.text }
card-veteran_a = { ability-veteran }
    .text = Raven clan. Dice: blue, blue, red. Rally: blue, yellow. { promotion-raven } Specialize: { ability-veteran.text }
card-veteran_b = { ability-veteran }
    .text = Raven clan. Dice: blue, blue, yellow. Rally: blue, red. { promotion-raven } Specialize: { ability-veteran.text }
card-veteran_c = { ability-veteran }
    .text = Raven clan. Dice: blue, red, yellow. Rally: blue, blue. { promotion-raven } Specialize: { ability-veteran.text }
card-veteran_d = { ability-veteran }
    .text = Raven clan. Dice: blue, blue, blue. Rally: blue, blue. { promotion-raven } Specialize: { ability-veteran.text }
card-freeman_a = { ability-freeman }
    .text = Raven clan. Dice: blue, blue. Rally: blue. { promotion-raven } Specialize: { ability-freeman.text }
card-freeman_b = { ability-freeman }
    .text = Raven clan. Dice: blue, red. Rally: blue. { promotion-raven } Specialize: { ability-freeman.text }
card-freeman_c = { ability-freeman }
    .text = Raven clan. Dice: blue, yellow. Rally: blue. { promotion-raven } Specialize: { ability-freeman.text }
card-spear_chieftain_a = { ability-spear_chieftain }
    .text = Raven clan. Dice: blue, blue. Rally: blue, blue. { promotion-raven } Specialize: { ability-spear_chieftain.text }
card-spear_chieftain_b = { ability-spear_chieftain }
    .text = Raven clan. Dice: blue, red. Rally: blue, yellow. { promotion-raven } Specialize: { ability-spear_chieftain.text }
card-spear_chieftain_c = { ability-spear_chieftain }
    .text = Raven clan. Dice: blue, yellow. Rally: blue, red. { promotion-raven } Specialize: { ability-spear_chieftain.text }
card-spear_chieftain_d = { ability-spear_chieftain }
    .text = Raven clan. Dice: blue, blue. Rally: blue, red. { promotion-raven } Specialize: { ability-spear_chieftain.text }
card-hero_a = { ability-hero }
    .text = Tree clan. Dice: yellow, yellow. Rally: yellow. { promotion-tree } Specialize: { ability-hero.text }
card-hero_b = { ability-hero }
    .text = Tree clan. Dice: yellow, red. Rally: yellow. { promotion-tree } Specialize: { ability-hero.text }
card-hero_c = { ability-hero }
    .text = Tree clan. Dice: yellow, blue. Rally: yellow. { promotion-tree } Specialize: { ability-hero.text }
card-seer_a = { ability-seer }
    .text = Tree clan. Dice: yellow, yellow, red. Rally: yellow, blue. { promotion-tree } Specialize: { ability-seer.text }
card-seer_b = { ability-seer }
    .text = Tree clan. Dice: yellow, yellow, blue. Rally: yellow, red. { promotion-tree } Specialize: { ability-seer.text }
card-seer_c = { ability-seer }
    .text = Tree clan. Dice: yellow, red, blue. Rally: yellow, yellow. { promotion-tree } Specialize: { ability-seer.text }
card-seer_d = { ability-seer }
    .text = Tree clan. Dice: yellow, yellow, yellow. Rally: yellow, yellow. { promotion-tree } Specialize: { ability-seer.text }
card-prophetess_a = { ability-prophetess }
    .text = Tree clan. Dice: yellow, yellow. Rally: yellow, yellow. { promotion-tree } Specialize: { ability-prophetess.text }
card-prophetess_b = { ability-prophetess }
    .text = Tree clan. Dice: yellow, red. Rally: yellow, blue. { promotion-tree } Specialize: { ability-prophetess.text }
card-prophetess_c = { ability-prophetess }
    .text = Tree clan. Dice: yellow, blue. Rally: yellow, red. { promotion-tree } Specialize: { ability-prophetess.text }
card-prophetess_d = { ability-prophetess }
    .text = Tree clan. Dice: yellow, yellow. Rally: yellow, red. { promotion-tree } Specialize: { ability-prophetess.text }
card-lorekeeper_a = { ability-lorekeeper }
    .text = Tree clan. Dice: yellow, yellow. Rally: yellow. { promotion-tree } Specialize: { ability-lorekeeper.text }
card-lorekeeper_b = { ability-lorekeeper }
    .text = Tree clan. Dice: yellow, red. Rally: yellow. { promotion-tree } Specialize: { ability-lorekeeper.text }
card-lorekeeper_c = { ability-lorekeeper }
    .text = Tree clan. Dice: yellow, blue. Rally: yellow. { promotion-tree } Specialize: { ability-lorekeeper.text }
card-sword_chieftain_a = { ability-sword_chieftain }
    .text = Tree clan. Dice: yellow, yellow. Rally: yellow, yellow. { promotion-tree } Specialize: { ability-sword_chieftain.text }
card-sword_chieftain_b = { ability-sword_chieftain }
    .text = Tree clan. Dice: yellow, red. Rally: yellow, blue. { promotion-tree } Specialize: { ability-sword_chieftain.text }
card-sword_chieftain_c = { ability-sword_chieftain }
    .text = Tree clan. Dice: yellow, blue. Rally: yellow, red. { promotion-tree } Specialize: { ability-sword_chieftain.text }
card-sword_chieftain_d = { ability-sword_chieftain }
    .text = Tree clan. Dice: yellow, yellow. Rally: yellow, red. { promotion-tree } Specialize: { ability-sword_chieftain.text }
card-scout_a = { ability-scout }
    .text = Tree clan. Dice: yellow, yellow, red. Rally: yellow, blue. { promotion-tree } Specialize: { ability-scout.text }
card-scout_b = { ability-scout }
    .text = Tree clan. Dice: yellow, yellow, blue. Rally: yellow, red. { promotion-tree } Specialize: { ability-scout.text }
card-scout_c = { ability-scout }
    .text = Tree clan. Dice: yellow, red, blue. Rally: yellow, yellow. { promotion-tree } Specialize: { ability-scout.text }
card-scout_d = { ability-scout }
    .text = Tree clan. Dice: yellow, yellow, yellow. Rally: yellow, yellow. { promotion-tree } Specialize: { ability-scout.text }
card-farm = Farm
    .text = 3 Food. Pillage: 1 more Food, 1 Farm token and 1 Terror.
card-village_wall = Village Wall
    .text = 2 Favor. Pillage: 1 more Favor, 1 Wall token and 1 Terror.
card-bundle_of_swords = Bundle of Swords
    .text = Gain and roll a red and a yellow die, or 5 Glory with 1 Terror.
card-bows_and_arrows = Bows and Arrows
    .text = Gain and roll a blue and a yellow die, or 5 Glory with 1 Terror.
card-axes_and_spears = Axes and Spears
    .text = Gain and roll a blue and a red die, or 5 Glory with 1 Terror.
card-runic_carvings = Runic Carvings
    .text = Discard 1 Terror (if you have any) and another player of your choice gains 1, or gain 10 Glory and 2 Terror.
card-shield_upgrade = Shield Upgrade
    .text = The shield tile for your ship, or 3 Glory.
card-chest_upgrade = Chest Upgrade
    .text = The chest tile for your ship, or 3 Glory.
card-ship_upgrade_card = Ship Upgrade
    .text = The tile with ship and hammer for your ship, or 3 Glory.
card-andvarinaut = Andvarinaut
    .text = Raid Keeps, shield: draw and resolve 1 Keep Spoils card. 2 Glory at the end.
card-bodn = Bodn
    .text = Any location, any die (also with a clan icon): discard a second die to gain a die of its colour on any face. 4 Glory at the end.
card-brisingamen = Brisingamen
    .text = Trade, tree: draw 1 Prophecy, then discard 1. 3 Glory at the end.
card-dainsleif = Dainsleif
    .text = Battle at Sea, hammer: 2 more Combat dice. 2 Glory at the end.
card-draupnir = Draupnir
    .text = Raid Keeps, shield: 2 Food. 3 Glory at the end.
card-eldhrimnir = Eldhrimnir
    .text = Raid Villages, raven: 3 Food. 3 Glory at the end.
card-ljosalfar_harp = Harp of the Ljósálfar
    .text = Anywhere, tree: 2 Favor. 2 Glory at the end.
card-hringhorni = Hringhorni
    .text = Trade, ship: gain and roll 2 dice of colours you choose. 2 Glory at the end.
card-jarnglofar = Járnglófar
    .text = Recruit, raven: the promotion bonus of a Reaver gained now. 2 Glory at the end.
card-friggs_chalice = Frigg's Chalice
    .text = Raid Villages, chest: discard 1 Terror. 3 Glory at the end.
card-laevateinn = Laevateinn
    .text = Subdue, helmet: after a success at level 1 or 2 take the level 3 tile of the same kind instead. 3 Glory at the end.
card-mjolnir_shard = Shard of Mjölnir
    .text = Subdue, helmet: 1 more Combat die. 3 Glory at the end.
card-skidbladnir = Skidbladnir
    .text = Battle at Sea, ship: discard the revealed Journey without consequences. 2 Glory at the end.
card-sacred_ash_staff = Sacred Ash Staff
    .text = Recruit, chest: the ability of a Reaver gained now. 2 Glory at the end.
card-treasure = Treasure
    .text = Set of 1, 2, 3, 4: 2, 4, 9, 16 Glory.
card-art = Art
    .text = Set of 1, 2, 3: 3, 6, 10 Glory.
card-armor = Armor
    .text = Set of 1 to 6: 1, 2, 6, 12, 20, 30 Glory.
card-tapestry_dearg = Tapestry (Dearg, red)
    .text = 1, 2, 3 different Tapestries: 2, 4, 15 Glory.
card-tapestry_buidhe = Tapestry (Buidhe, yellow)
    .text = 1, 2, 3 different Tapestries: 2, 4, 15 Glory.
card-tapestry_gorm = Tapestry (Gorm, blue)
    .text = 1, 2, 3 different Tapestries: 2, 4, 15 Glory.
card-keep_wall = Keep Wall
    .text = 2 Favor. Pillage by combat against 2: 1 more Favor and 1 Wall token.
card-tower_blue_yellow = Tower
    .text = Gain and roll a blue and a yellow die. Pillage by combat against 3: 3 Glory and 1 Tower token.
card-tower_red_yellow = Tower
    .text = Gain and roll a red and a yellow die. Pillage by combat against 3: 3 Glory and 1 Tower token.
card-tower_red_blue = Tower
    .text = Gain and roll a red and a blue die. Pillage by combat against 3: 3 Glory and 1 Tower token.
card-calm_seas = Calm Seas
    .text = Nothing happens.
card-famine = Famine
    .text = Discard a Reaver from your board, or lose 2 Food.
card-kraken = Kraken!
    .text = Pay ship and hammer and gain 3 Glory, or lose 2 Food and a die.
card-viking_raiders = Viking Raiders
    .text = Pay a hammer, or lose a die of your Leader's colour.
card-rough_seas = Rough Seas
    .text = Pay a ship, or lose your Leader.
card-draugr_ambush = Draugr Ambush
    .text = Pay a shield, or lose an Artifact or a Ship Upgrade tile.
card-spoiled_food = Spoiled Food
    .text = Pay a chest, or lose 2 Food.
card-merchant_ship_a = Merchant Ship
    .text = Defense 2, or discard ship, chest, chest. Reward: 2 Food and 8 Glory.
card-merchant_ship_b = Merchant Ship
    .text = Defense 2, or discard ship, ship, chest. Reward: 2 Food and 8 Glory.
card-merchant_ship_c = Merchant Ship
    .text = Defense 2, or discard ship, chest, hammer. Reward: 2 Food and 8 Glory.
card-draugr_raiders_a = Draugr Raiders
    .text = Defense 2, or discard hammer, hammer, shield. Reward: discard 1 Terror, and 9 Glory.
card-draugr_raiders_b = Draugr Raiders
    .text = Defense 2, or discard hammer, shield, shield. Reward: discard 1 Terror, and 9 Glory.
card-draugr_raiders_c = Draugr Raiders
    .text = Defense 2, or discard ship, hammer, shield. Reward: discard 1 Terror, and 9 Glory.
card-boat_a = Boat
    .text = Defense 3, or discard ship, ship, hammer. Reward: 2 Food and 10 Glory.
card-boat_b = Boat
    .text = Defense 3, or discard ship, chest, hammer. Reward: 2 Food and 10 Glory.
card-boat_c = Boat
    .text = Defense 3, or discard ship, hammer, shield. Reward: 2 Food and 10 Glory.
card-knarr_a = Knarr
    .text = Defense 3, or discard ship, ship, chest, hammer. Reward: 1 Keep Spoils card and 11 Glory.
card-knarr_b = Knarr
    .text = Defense 3, or discard ship, chest, chest, shield. Reward: 1 Keep Spoils card and 11 Glory.
card-infamous_outcasts_a = Infamous Outcasts
    .text = Defense 3, or discard ship, hammer, hammer, shield. Reward: discard 1 Terror, and 12 Glory.
card-infamous_outcasts_b = Infamous Outcasts
    .text = Defense 3, or discard ship, double hammer, shield, chest. Reward: discard 1 Terror, and 12 Glory.
card-enemy_longship_a = Longship
    .text = Defense 4, or discard ship, ship, hammer, shield. Reward: 1 Reaver and 13 Glory.
card-enemy_longship_b = Longship
    .text = Defense 4, or discard ship, hammer, hammer, chest. Reward: 1 Reaver and 13 Glory.
card-enemy_longship_c = Longship
    .text = Defense 4, or discard ship, ship, shield, chest. Reward: 1 Reaver and 13 Glory.
card-lyngbakr_a = Lyngbakr
    .text = Defense 4, or discard ship, ship, ship, hammer, shield. Reward: 1 Prophecy and 15 Glory.
card-lyngbakr_b = Lyngbakr
    .text = Defense 4, or discard ship, ship, double hammer, hammer, chest. Reward: 1 Prophecy and 15 Glory.
card-lyngbakr_c = Lyngbakr
    .text = Defense 4, or discard ship, ship, shield, shield, chest. Reward: 1 Prophecy and 15 Glory.
card-spawn_of_jormungandr_a = Spawn of Jormungandr
    .text = Defense 5, or discard ship, ship, hammer, hammer, shield, shield. Reward: 1 Favor and 19 Glory.
card-spawn_of_jormungandr_b = Spawn of Jormungandr
    .text = Defense 5, or discard ship, ship, double hammer, hammer, shield, chest. Reward: 1 Favor and 19 Glory.
card-spawn_of_jormungandr_c = Spawn of Jormungandr
    .text = Defense 5, or discard ship, hammer, hammer, hammer, shield, chest. Reward: 1 Favor and 19 Glory.
card-berserkers_glory = Berserker's Glory
    .text = 1 Glory for each of your Helmet Reavers.
card-proud_conquerors = Proud Conquerors
    .text = 1 Glory for each of your Dice territories.
card-plunderer = Plunderer
    .text = 1 Glory for each of your Farm tokens.
card-juggernaut = Juggernaut
    .text = 1 Glory for each of your Wall tokens.
card-treasure_hunter = Treasure Hunter
    .text = 1 Glory for each of your Treasures.
card-master_of_the_sea = Master of the Sea
    .text = 1 Glory for each Sea Battle you have won.
card-champion_of_valhalla = Champion of Valhalla
    .text = 1 Glory for each of your Artifacts.
card-sailors_reward = Sailor's Reward
    .text = 2 Glory for each Ship Upgrade tile on your board.
card-vanquisher = Vanquisher
    .text = 1 Glory for each of your Tower tokens.
card-odins_prophet = Odin's Prophet
    .text = 1 Glory for each of your Favor territories.
card-stolen_armor = Stolen Armor
    .text = 1 Glory for each of your Armor cards.
card-world_shaman = World Shaman
    .text = 1 Glory for each of your Prophecies, this one included.
card-feast_of_the_gods = Feast of the Gods
    .text = 1 Glory for each of your Food territories.
card-odins_warrior = Odin's Warrior
    .text = 1 Glory for each of your Raven Reavers.
card-chosen_of_seidr = Chosen of Seidr
    .text = 1 Glory for each of your Tree Reavers.
card-refined_taste = Refined Taste
    .text = 1 Glory for each of your Art cards.
card-slayer_of_lords = Slayer of Lords
    .text = 1 Glory for each of your Tapestries.

## Answers

do-deck = The deck
do-activate = Activate
do-food = Food
do-favor = Favor
do-dice = Dice
do-prophecy = A Prophecy
do-glory = Glory
do-tile = The tile
do-pillage = Pillage
do-leave = Do not pillage
do-fight = Fight
do-pay = Pay
do-suffer = Suffer the effect
do-withdraw = Withdraw
do-rally = Rally
do-promote = Promote to Leader
do-use = Use it
do-decline = Decline
do-stop = Leave the dice
do-reroll = Reroll for 1 Favor
pillage-farm = { card-farm }: pillage
leave-farm = { card-farm }: do not pillage
pillage-village_wall = { card-village_wall }: pillage
leave-village_wall = { card-village_wall }: do not pillage
dice-bundle_of_swords = { card-bundle_of_swords }: roll two dice
glory-bundle_of_swords = { card-bundle_of_swords }: 5 Glory and 1 Terror
dice-bows_and_arrows = { card-bows_and_arrows }: roll two dice
glory-bows_and_arrows = { card-bows_and_arrows }: 5 Glory and 1 Terror
dice-axes_and_spears = { card-axes_and_spears }: roll two dice
glory-axes_and_spears = { card-axes_and_spears }: 5 Glory and 1 Terror
tile-shield_upgrade = { card-shield_upgrade }: the tile
glory-shield_upgrade = { card-shield_upgrade }: 3 Glory
tile-chest_upgrade = { card-chest_upgrade }: the tile
glory-chest_upgrade = { card-chest_upgrade }: 3 Glory
tile-ship_upgrade_card = { card-ship_upgrade_card }: the tile
glory-ship_upgrade_card = { card-ship_upgrade_card }: 3 Glory
fight-keep_wall = { card-keep_wall }: fight
leave-keep_wall = { card-keep_wall }: do not attack
promote-village = Promote to Leader: a card from the Village Spoils deck
promote-keep = Promote to Leader: a card from the Keep Spoils deck
opt-rest-food = 2 Food
opt-rest-forced-food = 2 Food
opt-participate-die = Rest: a die on any face
opt-participate-food = Rest: 2 Food
opt-trade-deck = A Prophecy from the deck
opt-trade-favor = 2 Favor
opt-trade-food = 3 Food
opt-trade-dice = 2 dice from the market
opt-storm-leave = Do not attack
opt-craft-dice = Roll two dice
opt-craft-glory = 5 Glory and 1 Terror
opt-runes-glory = 10 Glory and 2 Terror
opt-upgrade-glory = 3 Glory
opt-upgrade-tile = The tile for your ship

## Questions

ask-location = Where do you place { $honor ->
    [1] the Honor Ship
   *[other] your pawn
}?
ask-participate = { $location }: activate it or Rest?
ask-rest = You Rest: what do you take?
ask-rest-forced = { $location }: you cannot activate it, so you Rest. What do you take?
ask-abilities = Which abilities do you use? You are asked again for the others if one of them shows new cards.
ask-ability = { $ability }: do you use the ability?
ask-keep-card = { $by }: which of the two cards do you keep, and what do you do with it?
ask-take-reavers = Which Reavers do you recruit?
ask-use-reaver-way = What becomes of { $card }?
ask-promotion-deck = From which deck do you draw your promotion bonus?
ask-set-die = { $by }: which die do you take, and on which face?
ask-discard-die = Which die do you discard with the Artifact that leaves?
ask-discard-dice = Too many dice: which ones do you discard? You may discard further new ones.
ask-pay-symbols = { $by }: what do you pay with? { $count ->
    [one] 1 symbol
   *[other] { $count } symbols
}.
ask-pay-dice = { $by }: which { $count ->
    [one] die
   *[other] { $count } dice
} do you pay?
ask-trade = What do you trade for? { $picks ->
    [one] This is your last pick.
   *[other] You have { $picks } picks left.
}
ask-trade-die = Which second die do you take?
ask-journey = Sea Journey ({ $card }): what do you do?
ask-discard-reaver = { $by }: which Reaver do you discard from your board?
ask-lose-die = Sea Journey ({ $by }): which die do you lose?
ask-ambush-loss = Sea Journey ({ $by }): what do you lose?
ask-sea-battle = Which Sea Battle do you resolve?
ask-engage = { $card }, Defense { $defense }: how do you face it?
ask-commit-hammers = { $against }, Defense { $defense }: what do you commit to the combat?
ask-reroll = { $n ->
    [one] 1 success
   *[other] { $n } successes
} against Defense { $defense }. For 1 Favor (you have { $favor }) you reroll any number of dice: which ones?
ask-reroll-or-stop = { $n ->
    [one] 1 success
   *[other] { $n } successes
} against Defense { $defense }: do you reroll?
ask-raid-villages = Which spoils do you take from the villages?
ask-raid-keeps = Which spoils do you take from the keeps?
ask-next-card = Which card do you resolve next, and how?
ask-pillage = { $card }: do you pillage it?
ask-craft = { $card }: dice, or Glory with Terror?
ask-runes = Runic Carvings: who gains 1 Terror (and you discard 1)? Or you take 10 Glory and 2 Terror.
ask-upgrade = { $card }: the tile or 3 Glory?
ask-storm = { $card }, Defense { $defense }: do you fight?
ask-artifact-full = All your Artifact spaces are taken: which card goes to your Glory pile?
ask-artifact-die = Which die do you discard to use { $artifact }?
ask-artifacts = Do you use another Artifact?
ask-bodn-die = Which second die do you discard for Bodn?
ask-discard-prophecy = { $by }: which Prophecy do you discard?
ask-die-colours = Which colours of dice do you gain?
ask-jarnglofar-reaver = The promotion bonus of which Reaver do you gain?
ask-staff-reaver = The ability of which Reaver do you use?
ask-territory = Which territory do you try to subdue, and how? { $attempts ->
    [one] This is your last attempt.
   *[other] You have { $attempts } attempts left.
}
ask-laevateinn = Do you take { $territory } instead, with Laevateinn?
ask-next-territory = Which territory's reward do you gain next?

## Reasons

no-location-taken = This location has been selected already in this round.
no-location-cost = You cannot pay the full cost of this location.
no-no-attempt = You can neither pay for a territory nor fight for one.
no-no-die-left = The supply has no die of this colour left.
no-only-new = The rest fits already; only new dice may be discarded as well.
no-still-too-many = There is not enough space for the dice that are left.
no-upgrade-used = This tile has been used in this round.
no-already-paid = This pays nothing that is not paid already.
no-slot-full = This slot already holds three Reavers.
no-ability-die = You have not enough dice of the right colour for this ability.
no-ability-favor = You have not enough Favor for this ability.
no-ability-token = There is no token of this kind left.
no-ability-supply = The supply has no die of this colour left.
no-ability-cards = There is no card left to draw.
no-artifact-location = This Artifact works at another location, and only in your own part of the activation.
no-artifact-used = This Artifact has been used in this activation.
no-artifact-die = You have no die that this Artifact stores.
no-artifact-moment = This Artifact is used in a combat, at a revealed Journey or after a success at a territory.
no-artifact-nothing = This Artifact could do nothing now.
no-artifact-mid-effect = This Artifact draws cards and must wait until this card is resolved.
no-reroll-favor = A reroll costs 1 Favor, and you have none.
no-no-hammer = You have nothing that gives a Combat die.
no-die-needed = An Artifact needs a die of this kind as its price.
no-trade-dice = There are no dice left at Trade with Villages.
no-trade-prophecy = There is no Prophecy left.
no-journey-cost = You cannot pay the cost of this Journey.
no-journey-reaver = You have no Reaver on your board.
no-battle-dice = You cannot pay the complete combination.
no-upgrade-tile = There is no tile of this kind left.
no-upgrade-space = You have no free Ship Upgrade space.
no-stack-empty = This stack is empty.
no-territory-cost = You cannot pay the price of this territory.
no-first-attempt = You have activated this location: make at least one attempt.
no-table-first-player = The first player cannot be seat { $first }: the seats are numbered from 0 to { $last }.

## Events

log-start-player = { $seat } is the Start Player.
log-honor-ship = { $seat } receives the Honor Ship.
log-honor-placed = { $seat } places the Honor Ship: { $location }.
log-honor-passed = The Honor Ship passes to { $seat }.
log-cleanup = Cleanup: round { $round } ends.
log-pair-laid = { $location }, { $pair }: { $card } and { $other }.
log-card-laid = { $location }, new card: { $card }.
log-die-laid = { $location }, new die: { $die }.
log-round-begins = Round { $round } begins.
log-location-selected = { $seat } selects { $location }.
log-marker-moved = { $seat } receives the Start Player marker.
log-marker-passed = { $seat } receives the Start Player marker: { $holder } holds it already and passes it on.
log-activates = { $seat } activates { $location }.
log-rests = { $seat } rests.
log-ability-used = { $seat } uses an ability: { $ability }.
log-ability-declined = { $seat } does not use the ability: { $ability }.
log-ability-idle = { $seat }, { $ability }: no use now, { $why }.
log-food-gained = { $seat } gains { $n } Food ({ $before } → { $after }): { $by }.
log-favor-gained = { $seat } gains { $n } Favor ({ $before } → { $after }): { $by }.
log-glory-gained = { $seat } gains { $n } Glory ({ $before } → { $after }): { $by }.
log-terror-gained = { $seat } gains { $n } Terror ({ $before } → { $after }): { $by }.
log-food-lost = { $seat } loses { $n } Food ({ $before } → { $after }): { $by }.
log-terror-lost = { $seat } discards { $n } Terror ({ $before } → { $after }): { $by }.
log-food-paid = { $seat } pays { $n } Food ({ $before } → { $after }): { $by }.
log-favor-paid = { $seat } pays { $n } Favor ({ $before } → { $after }): { $by }.
log-token-gained = { $seat } gains: { $token } ({ $before } → { $after }), { $by }.
log-token-gone = There is no { $token } left for { $seat }: { $by }.
log-nothing-lost = { $seat } has nothing to lose: { $by }.
log-die-rolled = { $seat } rolls a { $die }: { $by }.
log-die-set = { $seat } takes a { $die }: { $by }.
log-die-discarded = { $seat } discards a { $die }: { $by }.
log-die-paid = { $seat } pays a { $die }: { $by }.
log-die-lost = { $seat } loses a { $die }: { $by }.
log-die-traded = { $seat } takes a { $die }: { $by }.
log-symbol-paid = { $seat } pays { $symbol } with: { $source } ({ $by }).
log-deck-chosen = { $seat } draws from the deck: { $deck }.
log-bonus-cards = { $seat } draws { $n ->
    [one] 1 bonus card
   *[other] { $n } bonus cards
}: { $by }.
log-card-gained = { $seat } gains: { $card } ({ $by }).
log-card-resolved = { $seat } resolves: { $card }.
log-card-discarded = { $seat } discards: { $card } ({ $by }).
log-to-pile = Into the Glory pile of { $seat }: { $card } ({ $by }).
log-leaves-board = From the board into the Glory pile of { $seat }: { $card } ({ $by }).
log-deck-shuffled = The discards become the new draw pile: { $deck }.
log-prophecy-drawn = { $seat } draws a Prophecy into the Glory pile: { $card } ({ $by }).
log-prophecy-taken = { $seat } takes a face-up Prophecy into the Glory pile: { $card } ({ $by }).
log-prophecy-discarded = { $seat } discards a Prophecy from the Glory pile: { $card } ({ $by }).
log-pile-shown = { $seat } shows from the Glory pile: { $card }.
log-rallied = { $seat } rallies: { $card }.
log-specialized = { $seat } specializes { $card }: { $slot }.
log-promoted = { $seat } promotes { $card } to Leader.
log-artifact-placed = { $seat } owns a new Artifact: { $card }.
log-artifact-used = { $seat } uses { $artifact } and discards a { $die }.
log-upgrade-placed = { $seat } improves the ship: { $tile } ({ $by }).
log-upgrade-lost = { $seat } loses: { $tile } ({ $by }).
log-pillaged = { $seat } pillages: { $card }.
log-spared = { $seat } does not pillage: { $card }.
log-unfought = { $seat } has nothing to fight with and does not pillage: { $card }.
log-journey-revealed = { $seat } reveals a Sea Journey: { $card }
log-journey-paid = { $seat } pays for the Journey: { $card }
log-journey-suffered = { $seat } suffers from the Journey: { $card }
log-battle-begins = { $seat } resolves a Sea Battle: { $card }.
log-battle-paid = { $seat } wins with the dice of the card: { $card }.
log-withdrawn = { $seat } withdraws from { $card }.
log-hammer-committed = { $seat } commits: { $source } ({ $by }).
log-combat-odds = { $against }, Defense { $defense }: { $seat } has { $dice ->
    [one] 1 Combat die
   *[other] { $dice } Combat dice
}, chance { $percent } %.
log-combat-rolled = { $against }: { $seat } rolls { $dice ->
    [one] 1 Combat die
   *[other] { $dice } Combat dice
}, { $n ->
    [one] 1 success
   *[other] { $n } successes
} ({ $faces }), Defense { $defense }.
log-combat-rerolled = { $against }: { $seat } rerolls { $dice ->
    [one] 1 Combat die
   *[other] { $dice } Combat dice
}, now { $n ->
    [one] 1 success
   *[other] { $n } successes
} ({ $faces }), Defense { $defense }.
log-combat-won = { $seat } wins the combat: { $against }.
log-combat-lost = { $seat } loses the combat: { $against }.
log-territory-taken = { $seat } subdues: { $territory }.
log-territory-raised = { $seat } exchanges with Laevateinn: { $territory } → { $better }.
log-territory-flipped = { $seat } flips: { $tile }.
log-board-cleared = What nobody took leaves the board: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} and { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}. New ones are laid out.
log-upgrades-ready = { $seat } can use Ship Upgrades again: { $n }.
log-scored-line = { $seat }, { $what }: { $n } Glory.
log-scored-count = { $seat }, { $what } × { $count }: { $n } Glory.
log-scored-prophecy = { $seat }, { $what } ({ $counts } × { $count }): { $n } Glory.
log-scored-majority = { $seat }, { $what } × { $count }: { $n } Glory, { $majority } of it for the majority.
log-scored = { $seat }, { $row }: { $n }.
log-total = { $seat } ends with { $n } Glory.
log-victory = { $seat } wins with { $n } Glory.
log-victory-by-favor = { $seat } wins the tie at { $n } Glory with the most Favor: { $favor }.

## What caused it

cause-setup = setup
cause-rest = Rest
cause-rally = Rally
cause-promotion = Promotion
cause-surplus = no space for it
cause-reroll = reroll of Combat dice
cause-bonus = seat bonus
cause-territories = 1 Glory for each territory
cause-set = card of a set
cause-battle_won = won Battle at Sea
cause-artifact_spaces = all Artifact spaces are taken
why-ability-die = not enough dice of the right colour
why-ability-favor = not enough Favor (Artifacts work later, in one’s own part)
why-ability-token = no token of this kind is left
why-ability-supply = the supply has no die of this colour
why-ability-cards = no card is left to draw

## The reference

group-location = Locations
group-reaver = Reavers
group-village = Village Spoils
group-artifact = Artifacts
group-keep = Keep Spoils
group-journey = Sea Journeys
group-battle = Sea Battles
group-prophecy = Prophecies
group-territory = Territories
group-tile = Backs of the territories
group-upgrade = Ship Upgrade tiles
fact-house_reaver = house values: dice and number of copies
fact-house_village = house value: number of copies
fact-house_artifact = house value: Glory or number of copies
fact-house_keep = house value: number of copies
fact-house_journey = house value: number of copies
fact-house_battle = house values: the dice of the card, number of copies, most Defenses
fact-house_prophecy = house value: number of copies
fact-house_territory = house value: the peaceful price
fact-house_tile = house value: the reward
fact-house_upgrade = house value: number of tiles

## The table in the terminal

table-round = Round { $round } of { $rounds }
table-leader = Leader
table-dice = Dice
table-specialists = Specialized
table-artifacts = Artifacts
table-upgrades = Ship Upgrades
table-used = used
table-territories = Territories
table-pile = Glory pile
table-face_down = { $count ->
    [one] 1 card face down
   *[other] { $count } cards face down
}
table-start = Start Player
table-honor = Honor Ship
table-left = left
table-now = Now
table-recruits = Reavers to use
table-drawn = Drawn
table-sea = At sea
table-spoils = Spoils to resolve
table-gained = Reavers gained
table-spent = Artifacts used
table-flipped = Tiles turned
table-taken = Tiles taken
table-combat = Combat dice
table-odds = Combat dice: { $dice }, chance without a reroll { $percent } %
table-force = Defense { $defense }, at most { $dice ->
        [one] 1 Combat die
       *[other] { $dice } Combat dice
    }, chance { $percent } %
table-cost-food = cost { $cost } Food
table-cost-favor = cost { $cost } Favor
table-cost-dice = cost { $cost ->
        [one] 1 die
       *[other] { $cost } dice
    }
table-supply = Supply:
table-crew = { $colour } dice { $n }
table-discard = Discarded

## Moments: what they are about, how they ended, and their kind in the replay

moment-setup = Setup
    .end = Everything is laid out
moment-action = { $seat } acts
    .end = { $way ->
        [select] { $seat } selects { $location }
        [activate] { $seat } activates { $location }
        [rest] { $seat } rests
       *[other] { $seat } has acted
    }
moment-honor-ship = { $seat } sends the Honor Ship
    .end = { $seat } sends the Honor Ship: { $location }
    .stop = Honor Ships
moment-specialists = Specialists: { $location }
    .end = The Specialists have acted: { $location }
moment-recruit = { $seat } recruits{ $bonus ->
        [0] {""}
       *[other] {" "}(bonus: { $bonus } Favor)
    }
    .end = { $seat } has recruited
moment-trade = { $seat } trades (rewards to choose: { $bonus })
    .end = { $seat } has traded
moment-sea-battle = { $seat } at sea
    .end = { $won ->
        [1] { $seat } wins the Sea Battle: { $card }
       *[other] { $seat } does not win the Sea Battle: { $card }
    }
    .stop = Sea Battles
    .odds = { $won ->
        [1] the Sea Battle is won
       *[other] the Sea Battle is not won
    }
moment-raid = Raid: { $seat }{ $bonus ->
        [0] {""}
       *[other] {" "}(bonus cards: { $bonus })
    }
    .end = { $seat } has raided
    .stop = Raids
moment-bonus = Bonus cards: { $seat }
    .end = Bonus cards drawn by { $seat }: { $n }
moment-subdue = { $seat } subdues territories (attempts: { $bonus })
    .end = Territories taken by { $seat }: { $tiles }
    .stop = Territories
moment-combat = Combat: { $against }, Defense { $defense }
    .end = { $won ->
        [1] { $seat } wins the combat: successes { $successes }, Defense { $defense }
       *[other] { $seat } loses the combat: successes { $successes }, Defense { $defense }
    }
    .stop = Combats
    .odds = { $won ->
        [1] the combat is won
       *[other] the combat is lost
    }
moment-cleanup = End of round { $round }
    .end = End of round { $round }: Glory for Territories is counted, the board is laid out anew
    .stop = Ends of rounds
moment-scoring = Final scoring
    .end = All Glory is counted
    .stop = Final scoring

## What a seat pays and wins

purse-prospects = expected Glory
purse-glory = Glory
purse-food = Food
purse-favor = Favor
purse-terror = Terror
purse-farm = Farm tokens
purse-wall = Wall tokens
purse-tower = Tower tokens
purse-dice = dice
purse-upgrades = Ship Upgrades
purse-tiles = Territories
purse-artifacts = Artifacts
purse-pile = cards in the Glory pile
purse-specialists = Reavers on the board

## Characters of bots

character-seafarer = Svala Stormkeel
    .text = Fights at sea whenever the crew can.
character-plunderer = Grim Cinderhand
    .text = Brings home the Spoils of villages and keeps.
character-settler = Alfhild Landwise
    .text = Subdues territories and gathers their tokens.
