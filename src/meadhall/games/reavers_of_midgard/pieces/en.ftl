## What lies in the box besides cards and tiles

group-die = Dice
group-token = Tokens
group-ship = Ships and markers
group-board = Boards and aid cards

fact-crew = house value: every result on one face
fact-combat = house value: successes on the faces { $combat }
fact-farm = 1-3, 4-5 and 6 or more tokens: { $farm_each } Glory each
fact-wall = 1-3, 4-5 and 6 or more tokens: { $wall_each } Glory each
fact-tower = 1-3, 4-5 and 6 or more tokens: { $tower_each } Glory each
fact-terror = Glory for that many tokens in turn: { $terror }
fact-food = 30 small and 10 large, worth 5
fact-favor = 20 small and 5 large, worth 5
fact-longship = 2 of each colour
fact-honor = with three players only
fact-rounds = spaces 1 to { $rounds }
fact-sides = two sides: for 2 players, and for 3 and 4

piece-crew_red = Red crew die
    .text = Results: Shield, Chest, Ship, Hammer, double Hammer and Helmet, the symbol of the Helmet Clan. It lies on a player board and keeps its result until it is discarded as payment. If your Leader is of the Helmet Clan, a Helmet stands for a Shield, Chest, Ship or Hammer.
piece-crew_blue = Blue crew die
    .text = Results: Shield, Chest, Ship, Hammer, double Hammer and Raven, the symbol of the Raven Clan. It lies on a player board and keeps its result until it is discarded as payment. If your Leader is of the Raven Clan, a Raven stands for a Shield, Chest, Ship or Hammer.
piece-crew_yellow = Yellow crew die
    .text = Results: Shield, Chest, Ship, Hammer, double Hammer and Tree, the symbol of the Tree Clan. It lies on a player board and keeps its result until it is discarded as payment. If your Leader is of the Tree Clan, a Tree stands for a Shield, Chest, Ship or Hammer.
piece-combat = Combat die
    .text = One is rolled for every Hammer committed to a combat. There must be at least as many successes as the Defense. For 1 Favor any of them may be rerolled, more than once too.
piece-longship = Longship
    .text = You place it on a location where no ship stands yet this round, and activate that location for everybody. With two players everybody has two.
piece-honor = Honor Ship
    .text = A further longship: whoever has it selects the fourth location of the round with it. In the Cleanup it passes to the next player.
piece-score = Score marker
    .text = It stands on the Glory track, on 0 at first, and moves as soon as the player gains Glory.
piece-first = Start Player marker
    .text = Whoever has it when a round begins is the first to select a location. It goes to whoever selects Trade with Villages; if that is its holder, to the next player.
piece-round = Round marker
    .text = It shows the round. In the Cleanup it moves on by one space; after the last round comes the final scoring.
board-main = Main board
    .text = Six locations with the cards and tiles that can be won there, the round track and the Glory track.
board-player = Player board
    .text = Spaces for the Leader, for the Reavers specialised in four locations, for dice, Artifacts and Ship Upgrades.
board-aid = Aid card
    .text = One tells what the backs of the Territory tiles may be, the other how much Glory tokens bring in the end.
