## What lies in the box besides cards

group-figure = Figures
group-clans = Clans
group-board = Boards and tracks
group-place = Regions, fjords and villages
group-piece = Tokens and bases

fact-per_clan = 1 for each clan
fact-per_clan_warriors = { $warrior_count } for each clan
fact-per_clan_tokens = 4 for each clan
fact-per_clan_bases = 11 for each clan
fact-per_clan_large = 2 for each clan
fact-rage_track = spaces 0 to { $rage_end }
fact-ragnarok = 1 for each outer province; Glory per figure in the three Ages: { $ragnarok }

board-map = Game board
    .text = The world: Yggdrasil in the middle, eight provinces with villages around it, four fjords between them, the Glory track along the edge. Every province has room for a Pillage token.
board-clan = Clan sheet
    .text = Shows the Rage track, the three clan stats with six steps each, eight slots for Upgrades, the STR of the clan's figures and the list of actions. Face-down cards lie on the clan symbol.
board-ages = Age track
    .text = Three Ages of six phases. The Saga token marks the phase; the Ragnarök tokens tell in advance which province each Age will destroy.
board-valhalla = Valhalla board
    .text = Destroyed figures lie here. At the end of every Age they return to the reserves of their clans.
track-rage = Rage track
    .text = How much Rage the clan still has to spend. At the beginning of the Action phase it is set to the value of the Rage stat; what is gained beyond the last space is lost.
track-glory = Glory track
    .text = Runs around the board and shows the Glory of all clans. Nobody falls below 0.

piece-village = Village
    .text = Room for one figure. A province holds as many figures as it has villages; Yggdrasil has none and holds any number.
piece-ragnarok = Ragnarök token
    .text = Names a province. Three of them say what Ragnarök destroys in each Age; some destroy provinces before the game begins, the more the fewer players there are. Nobody enters a province under a token.
piece-doom = Doom token
    .text = Lies on the province that this Age's Ragnarök will destroy. Figures that perish there bring their clans Glory.
piece-clan = Clan token
    .text = Marks the value of a stat or the Rage. Every clan has one for each of its three stats and one for the Rage track.
piece-glory = Glory marker
    .text = Stands on the Glory track and shows the Glory of a clan. It starts on 0.
piece-saga = Saga token
    .text = Marks on the Age track which phase of which Age is being played.
piece-first = First Player token
    .text = Its holder begins the Action phase. At the end of an Age it goes to the player on the left.
piece-base = Small base
    .text = Its colour says which clan a figure belongs to. At this table every player also has a base of a shape of their own.
piece-large_base = Large base
    .text = For Monsters: it says which clan leads the Monster. Two for each clan, because a clan sheet has two slots for Monster Upgrades.
