# The client's own words.

ui-tagline = Four Norse games, one table
ui-seat = Seat { $number }
ui-loading = One moment…
ui-language = Polski
ui-language-hint = Switch to Polish
ui-theme-light = Light theme
ui-theme-dark = Dark theme
ui-close = Close
ui-cancel = Cancel
ui-back = Back
ui-back-hall = Back to the hall
ui-copy = Copy
ui-copied = Copied
ui-send = Send
ui-more = More
ui-name = Your name
ui-save = Save
ui-no-answer = The hall does not answer. Check your connection and try again.
ui-try-again = Try again
ui-nowhere = There is nothing at this address.
ui-yes = Yes
ui-no = No

## Hall
ui-your-turn = Your turn
ui-play-now = Play now
ui-play-now-hint = You against bots, at once
ui-new-table = New table…
ui-how-to-play = Rules
ui-cards = Cards
ui-learn = Learn to play
ui-learn-hint = A guided first game, about ten minutes
ui-players = { $from }–{ $to } players
ui-players-one = { $count ->
    [one] { $count } player
   *[other] { $count } players
  }
ui-my-tables = My tables
ui-no-tables = No tables yet. Choose a game above: “Play now” seats you against bots.
ui-waiting-for = Waiting for { $names }
ui-table-over = Finished
ui-table-broken = Begun with other rules
ui-table-stopped = The rules have changed: waits for consent
ui-import = Import a saga
ui-import-hint = A saga is a game saved as text. Look at it, or play on.
ui-import-choose = Choose a file
ui-import-paste = …or paste its text here
ui-import-go = Open the saga
ui-line = Line { $line }: { $sentence }
ui-join-title = You are invited to a table
ui-join-go = Sit down
ui-join-watch = Only watch
ui-join-bad = This invitation is not complete. Ask for the link again.
ui-carry = Take my seats to another device
ui-carry-hint = Open this link on the other device within 15 minutes. It works once.
ui-carry-title = Take over your seats on this device
ui-carry-go = This is me
ui-carry-replace = This device already holds seats. They will be replaced.
ui-locked = This hall is locked
ui-locked-hint = Ask the host for the password.
ui-password = Password
ui-enter = Enter

## New table
ui-new-title = A new table: { $game }
ui-seats = Seats
ui-seat-me = Me
ui-seat-bot = Bot
ui-seat-open = Invite
ui-seat-me-hint = You play here. Choose it for several seats to share this device.
ui-seat-bot-hint = The computer plays.
ui-seat-open-hint = You get a link for a friend. Until somebody comes, the game waits.
ui-level = Strength
ui-level-random = Random
ui-level-easy = Novice
ui-level-greedy = Raider
ui-level-search = Skald
ui-level-hard = Jarl
ui-hot-seat = Several players on this device: between turns the table is covered until the next one takes over.
ui-options = Options
ui-more-options = { $count ->
    [one] { $count } more option
   *[other] { $count } more options
  }
ui-choice-random = Random
ui-choice-auto = Automatic
ui-choice-a = Side A
ui-choice-b = Side B
ui-choice-literal = To the letter
ui-choice-finish_lands = Finishes Lands
ui-choice-easy = Easy
ui-choice-normal = Normal
ui-choice-hard = Hard
ui-choice-choose = Players choose
ui-choice-full = Full game
ui-choice-single = One Scene
ui-spectators = Others with the address may watch (they see only what is public)
ui-start = Begin
ui-number-of-players = Players

## Table
ui-undo = Take back
ui-redo = Do again
ui-undo-ask = Ask to take back
ui-undo-rewind = Undo although something was revealed: you play with bots only
ui-hint = Hint
ui-hint-says = A bot would choose: { $option }
ui-rules = Rules
ui-menu = Menu
ui-log = Saga
ui-chat = Chat
ui-clans = Players
ui-board = Board
ui-hand = Your hand
ui-hand-short = Hand
ui-hand-of = Hand of { $name }
ui-no-cards = No cards
ui-question = Question
ui-wait = Waiting for { $names }
ui-wait-since = for { $time }
ui-watching = You are watching
ui-possible = { $count ->
    [one] { $count } possible
   *[other] { $count } possible
  }
ui-only-no = Nothing else is possible; you are asked so that nobody learns what you hold
ui-not-possible = { $count ->
    [one] { $count } not possible
   *[other] { $count } not possible
  }
ui-why-not = Why not?
ui-clause = Rule { $clause }
ui-chosen = You chose { $option }. You may change it until everybody has chosen.
ui-since-short = What’s new
ui-fold = Fold
ui-since = Since your last turn
ui-got-it = Got it
ui-lost = The connection is lost. Trying again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
  }; nothing is lost.
ui-connecting = Connecting…
ui-closed = This table is closed to you.
ui-hand-over = Hand the device to { $name }
ui-hand-over-hint = Nobody else should look now.
ui-hand-over-go = I am { $name }
ui-over = The game is over
ui-winner = { $names } wins
ui-winners = A tie: { $names } win
ui-score = Score
ui-rematch = Rematch
ui-replay = Watch again
ui-verify = Check the shuffles
ui-resign = Resign
ui-resign-sure = Resign? A bot will play on for you.
ui-report = Report a problem
ui-report-hint = Say in your own words what is wrong. The saga and the decision number go with it.
ui-report-thanks = Thank you. The report is kept as { $id }.
ui-saga = Download the saga
ui-invite = Invitation
ui-invite-hint = Send this link to a friend. It gives away an open seat.
ui-bot-takes = Let a bot play
ui-person-back = Give the seat back
ui-stand-in = a bot plays
ui-resigned = resigned
ui-offline = away
ui-open-seat = Open seat
ui-bot-tag = bot
ui-you = you
ui-you-short = Mine
ui-sound = Sounds
ui-notify = Notifications when it is your turn
ui-keys = Keyboard
ui-keys-number = choose the option with that number
ui-keys-arrows = walk over the board
ui-keys-enter = choose the place in focus
ui-keys-undo = take back
ui-keys-hint = hint
ui-keys-log = saga or chat
ui-keys-rules = rules
ui-keys-fit = fit the board
ui-keys-help = this list
ui-keys-escape = close what is open
ui-say = Say something…
ui-chat-empty = Nobody has said anything yet.
ui-log-empty = Nothing has happened yet.
ui-request = { $name } asks to take back. Do you agree?
ui-request-mine = Waiting for the others to agree to your take-back.
ui-agree = Agree
ui-refuse = Refuse
ui-commitment = Commitment of the seed
ui-seed = Seed
ui-fit = Fit the board
ui-zoom-in = Closer
ui-zoom-out = Further away
ui-turn-of = Turn of { $name }
ui-your-turn-title = Your turn – Meadhall
ui-notification = { $game }: it is your turn.
ui-open-sheet = Show everything of { $name }
ui-deck = Deck
ui-hidden-card = A hidden card
ui-legal = can be chosen
ui-blocked = cannot be chosen
ui-consent-title = Begun with rules { $before }; now there are rules { $after }
ui-consent-differs = By the new rules the game stands otherwise (from entry { $row } of its log on). It goes on if everybody agrees.
ui-consent-unknown = Nothing was stored by which the positions could be compared. The game goes on if everybody agrees.
ui-consent-then = as you left it
ui-consent-now = by the new rules
ui-consent-score = { $score } (place { $place })
ui-consent-yes = Go on by the new rules
ui-consent-no = I do not agree
ui-consent-missing = Still to agree: { $names }
ui-consent-refused = Does not agree: { $names }
ui-consent-host = Decide for all as the host
ui-broken = This table was begun with other rules and cannot go on.

## Replay
ui-replay-title = Replay
ui-replay-at = Decision { $at } of { $length }
ui-replay-eyes = Seen by
ui-replay-spectator = a spectator
ui-replay-first = To the start
ui-replay-prev = Back one decision
ui-replay-next = On one decision
ui-replay-play = Play
ui-replay-pause = Pause
ui-replay-fork = Play on from here
ui-replay-live = To the table

## Reference
ui-rules-title = Rules of { $game }
ui-chapter = Chapters
ui-ruling-short = our ruling
ui-ruling = The printed rules do not say; this is how we rule ({ $id }).
ui-rules-search = Search the rules
ui-rules-found = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
  }
ui-rules-english = These rules are written in English.
ui-cards-title = Cards of { $game }
ui-cards-search = Search the cards
ui-copies = { $count ->
    [one] { $count } copy
   *[other] { $count } copies
  }
ui-everything = All

## Blood Rage
ui-br-age = Age { $age }
ui-br-glory = Glory
ui-br-rage = Rage
ui-br-rage-left = { $rage } Rage left
ui-br-strength = Strength
ui-br-strength-here = Strength here
ui-br-nobody = Nobody is here.
ui-br-villages = { $free ->
    [one] { $free } empty village of { $all }
   *[other] { $free } empty villages of { $all }
  }
ui-br-unlimited = Room for everybody
ui-br-destroyed = Destroyed by Ragnarök
ui-br-doomed = Doomed: destroyed at the end of this Age
ui-br-pillaged = Pillaged in this Age
ui-br-reward = Reward: { $token }
ui-br-reserve = Reserve
ui-br-valhalla = Valhalla
ui-br-upgrades = Upgrades
ui-br-quests = Quests committed
ui-br-figures = Figures on the board
ui-br-hand = Cards in hand
ui-br-first = First player
ui-br-passed = passed
ui-br-doom-of = Age { $age }: { $province } falls, { $glory } Glory for each fallen figure
ui-br-phase-gods_gifts = Gods’ Gifts
ui-br-phase-action = Actions
ui-br-phase-discard = Discards
ui-br-phase-quest = Quests
ui-br-phase-ragnarok = Ragnarök
ui-br-phase-release_valhalla = Out of Valhalla
ui-br-course = The Glory of the clans from the beginning to the end of the game
ui-br-from-battle = Battles
ui-br-from-pillage = Pillage
ui-br-from-quest = Quests
ui-br-from-ragnarok = Ragnarök
ui-br-from-release = Valhalla
ui-br-from-legend = Legend
ui-br-from-card = Cards
ui-br-gods-gifts = Gifts of the gods
ui-br-gifts-hint = Choose a card; the rest goes to the left.
ui-br-battle = Battle for { $province }
ui-br-pillages = pillages
ui-br-cards-down = chosen
ui-br-choosing = choosing…
ui-br-win-brings = If you win: { $gain }
ui-br-axes-glory = +{ $glory } Glory
ui-br-slot-leader = Leader
ui-br-slot-warrior = Warriors
ui-br-slot-ship = Ship
ui-br-slot-monster = Monster
ui-br-slot-clan = Clan
ui-br-cost = Costs { $cost } Rage, you have { $rage }
ui-br-free = Costs nothing
ui-br-winner = winner

## First game
ui-learn-step = Step { $step } of { $all }
ui-learn-next = Next
ui-learn-end = End the lesson
ui-learn-1 = Welcome to Blood Rage! Ragnarök comes, and the clan with the most Glory wins. First the gods send gifts: choose a card, the rest goes to your neighbour. Red cards fight, green ones are quests, dark ones make your clan stronger. Hold a card to read it large.
ui-learn-2 = Keep choosing until you hold six cards. For a first game take one or two strong red cards, one quest for a land you like, and a monster.
ui-learn-3 = Now you act. Every action costs Rage: the flame on your sheet. With no Rage left you are out until the next Age. Start with Invade: your Leader comes for free.
ui-learn-4 = Places that glow may be chosen. Click a dim one and you will be told why not, with the rule. Try a land with a good reward: the round token shows what pillaging it brings.
ui-learn-5 = Bring more figures, or play an upgrade from your hand. Hover over a land, or hold it, to see how strong every clan is there.
ui-learn-6 = Pillage where you are stronger. The others may send help from neighbouring lands; then everybody in the battle plays one card, hidden, and all are turned together. The highest total wins; the losers go to Valhalla, and get their cards back.
ui-learn-7 = Commit a quest while you still have Rage: it costs nothing and scores at the end of the Age if you meet it.
ui-learn-8 = At the end of the Age the doomed land falls. Those who die there bring Glory as well! Then all the dead come back, and a new Age begins with new gifts. You know the game now: play on.

## Any game: zones and facts
ui-numbers = Everything the rules keep count of
zone-hands = Hand
zone-hand = Hand
zone-decks = Deck
zone-discards = Discards
zone-played = Played
zone-combat_deck = Combat deck
zone-combat_discard = Discarded combat cards
zone-attack_deck = Attack deck
zone-attack_discard = Discarded attacks
zone-attack_played = Attacks of the monster
zone-monster_hand = Monster cards in hand
zone-monster_stack = Monster stack
zone-event_deck = Events
zone-event_discard = Past events
zone-event_shown = Event
zone-gift_deck = Gifts
zone-gift_discard = Discarded gifts
zone-gift_offer = Gifts on offer
zone-gifts = Gifts
zone-hero_deck = Heroes
zone-hero_offer = Heroes on offer
zone-story_deck = Stories
zone-story_offer = Stories on offer
zone-follower_hands = Cards of followers
zone-battle_deck = Battle deck
zone-action_rows = Actions
zone-action_decks = Action cards
zone-action_removed = Removed actions
zone-action_box = Actions in the box
zone-reaver_pairs = Reavers for hire
zone-village_pairs = Villages
zone-keep_pairs = Keeps
zone-sea_row = The sea
zone-prophecy_row = Prophecies on offer
zone-leaders = Leaders
zone-slots = Crew
zone-artifacts = Artifacts
zone-pile = Pile
zone-prophecies = Prophecies
zone-recruits = Recruits
zone-spoils = Spoils
zone-sea = Battles at sea
zone-drawn = Drawn
zone-stacks = Territories left
zone-tiles = Territories
zone-flipped = Turned territories
zone-tops = Top of the deck
zone-piles = Piles
zone-upgrade_top = Top upgrades
zone-upgrade_deck = Upgrades
zone-upgrade_bottom = Bottom upgrades
zone-row = Upgrades on offer
zone-looked = Looked at
zone-box = Box
zone-unused = Not used
fact-board = Board
fact-players = Players
fact-conditions = Conditions
fact-track = Track
fact-pawns = Pawns
fact-market = Market
fact-boards = Player boards
fact-tokens_left = Tokens left
fact-upgrades_left = Upgrades left
fact-territories_left = Territories left
fact-used_artifacts = Used artifacts
fact-sheets = Glory so far
fact-quest = Quest
fact-quests = Quests
fact-bosses = Final bosses
fact-part = Part
fact-cards = Scene
fact-health_cards = Health
fact-heroes = Heroes
fact-hand_limits = Hand limits
fact-deck_sizes = Cards in decks
fact-upgrade_deck_size = Upgrades left
fact-tokens = Tokens
fact-first = First player
fact-hero = Hero
fact-regions = Regions
fact-lands = Lands
fact-temples = Temples
fact-attributes = Attributes
fact-damage = Damage
fact-health = Health
fact-left = Left
fact-armor = Armor
fact-rage = Rage
fact-stunned = Stunned
fact-defeated = Defeated
fact-card = Card
fact-token = Token
fact-n = Number
fact-most = At most
fact-dice = Dice
fact-stored = Stored dice
fact-wild = Wild
fact-glory = Glory
fact-lines = Lines
fact-what = For
fact-column = Column

## Lords of Ragnarok

ui-lor-turn = Turn { $turn }
ui-lor-phase-1 = Prayer
ui-lor-phase-2 = Hero
ui-lor-phase-3 = Rune Action
ui-lor-phase-4 = Maneuvers
ui-lor-phase-5 = Special Action
ui-lor-phase-6 = Bonus
ui-lor-controls = Controlled by { $name }
ui-lor-population-of = Population Strength { $count }
ui-lor-needs = Neutral: Armies of { $count } take it
ui-lor-settlement = Settlement
ui-lor-shrine = Shrine
ui-lor-temple = Temple
ui-lor-forge = Forge
ui-lor-at-yggdrasil = beside Yggdrasil
ui-lor-strength = strength
ui-lor-level = Level { $level }
ui-lor-priests = Priests
ui-lor-allies = Allies
ui-lor-markers = Markers
ui-lor-drakkar = Drakkar
ui-lor-fates = Fate of the world
ui-lor-ragnarok = Ragnarok
ui-lor-temples = Temples
ui-lor-gifts = Divine Gifts
ui-lor-temples-left = Temples left: { $count }
ui-lor-supply = Rune supply
ui-lor-monsters = Monsters
ui-lor-slain-by = Slain by { $name }
ui-lor-last-turns = Ragnarok has come. Turns left: { $count }
ui-lor-desolation = Desolation
ui-lor-needed = Value needed to cleanse: { $value }
ui-lor-reward-rune = reward: a Rune
ui-lor-reward-priest = reward: a Priest
ui-lor-reward-army_1 = reward: Army +1
ui-lor-reward-army_2 = reward: Army +2
ui-lor-reward-realm = reward: an Alliance
ui-lor-hunt = Hunt: { $monster }
ui-lor-no-defence = no defence yet
ui-lor-defence = Defence { $total } against Rage { $rage }
ui-lor-weak-spot = Weak Spot: { $total } of { $needed }
ui-lor-wounds = Wounds: { $count } of { $all }
ui-lor-battle = Battle: { $region }
ui-lor-attacks = attacks
ui-lor-defends = defends
ui-lor-passed = passed
ui-lor-choosing = choosing…
ui-lor-winner = victory
ui-lor-offer = Cards to choose from
ui-lor-injured = injured
ui-lor-reserve = Armies in reserve
ui-lor-goals = Ways to win
ui-lor-goal-jarl = Great Jarl: Lands
ui-lor-goal-godi = Great Godi: Temples
ui-lor-goal-slayer = Slayer: Monsters before Loki
ui-lor-goal-ragnarok = Ragnarok: Regions at Yggdrasil
ui-lor-no-things = No Artifacts or Gifts yet
ui-lor-hand = Combat cards
ui-lor-regions = Regions
ui-lor-lands = Lands
ui-lor-slain = Monsters slain
ui-lor-first = First player
ui-lor-followers = Surtr's Followers
ui-lor-die = Die: { $face }
ui-lor-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
ui-lor-casualties = { $count ->
    [one] { $count } Casualty
   *[other] { $count } Casualties
  }
ui-lor-cost = Runes to pay: { $count }
ui-propose = Propose
ui-proposal = proposes: { $option }
ui-proposes = { $name } proposes: { $option }
