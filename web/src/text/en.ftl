# The client's own words.

ui-tagline = Four Norse games, one table
ui-seat = Seat { $number }
ui-player = Player { $number }
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
ui-name = Your name (up to 24 letters)
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
ui-learn-hint = A guided first game, about { $minutes } minutes.
ui-learn-which = Learn: { $lesson }
ui-players = { $from }–{ $to } players
ui-players-one = { $count ->
    [one] { $count } player
   *[other] { $count } players
  }
ui-my-tables = My tables
ui-no-tables = No tables yet. Choose a game above: “Play now” seats you against bots.
ui-waiting-for = Waiting for { $names }
ui-table-over = Finished
ui-table-won = You won
ui-table-won-all = Everybody won
ui-table-lost = Lost
ui-table-broken = Cannot go on
ui-table-closed = Closed by the host of the hall
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
ui-try = Try it out
ui-try-hint = Try a plan in a world that might be: what is hidden from you is dealt anew, the dice are others, and the game is not touched.
ui-trial = You are trying something out. What is hidden from you was dealt anew and the dice are others: this is a world that might be, not the game.
ui-trial-short = Trying out: a world that might be, not the game.
ui-trial-back = Back to the game
ui-level-random = Random
ui-level-easy = Novice
ui-level-normal = Raider
ui-level-strong = Jarl
ui-level-master = Konung
ui-level-greedy = Raider of old
ui-character = Character
ui-character-none = No particular style
ui-level-random-about = Answers at random: to see how a game goes.
ui-level-easy-about = Sees good moves and often takes a lesser one: for a first game.
ui-level-normal-about = Thinks its own action through and expects good answers. Answers at once.
ui-level-strong-about = Looks ahead to its next turn. Answers within a moment.
ui-level-master-about = Thinks up to two seconds about every decision.
ui-hot-seat = Several players on this device: between turns the table is covered until the next one takes over.
ui-inside = From inside
ui-inside-position = Position { $position }, decision { $decision }
ui-inside-agenda = Agenda, the next frame first
ui-inside-spans = Open spans
ui-inside-events = Events, the last first
ui-inside-state = State, and what each seat sees
ui-options = Options
ui-option-file = { $option }: a file
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
ui-previews-costs = Before they are taken, options show only what they cost, and a hint says only what a bot would choose
ui-start = Begin
ui-number-of-players = Players

## Table
ui-undo = Take back
ui-redo = Do again
ui-undo-ask = Ask to take back
ui-hint = Hint
ui-hint-says = A bot would choose: { $option }
ui-hint-chance = { $chance } % to win; next best: { $option }, { $other } %
ui-hint-lesson = The lesson advises: { $option }
ui-hint-options = { $count } options compared
ui-hint-option = { $option }: { $chance } % (± { $error }, { $tries } tries)
ui-hint-why = Compared with the next it has on average, until your next turn: { $what }.
ui-hint-alike = Until your next turn nothing that is counted tells the two apart for sure.
ui-hint-costs = At this table a hint does not say why.
ui-hint-sure = better beyond doubt
ui-hint-likely = probably better
ui-hint-close = a close call
ui-hint-tries = after { $tries } tries
ui-hint-instead = The bot that was asked did not answer; a simpler one ({ $level }) would choose: { $option }
ui-rules = Rules
ui-menu = Menu
ui-settings = Settings
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
ui-wait-open = Waiting for somebody to take the open seat
ui-wait-since = for { $time }
ui-watching = You are watching
ui-asked = { $name } is asked: “{ $question }”
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
ui-since-nav = News
ui-fold = Fold
ui-since = Since your last turn
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
ui-winners = Shared victory: { $names }
ui-score = Score
ui-rematch = Rematch
ui-replay = Watch again
ui-review = Review
ui-review-working = Looking at the game again. This takes a while …
ui-review-failed = This game could not be looked at again.
ui-review-curve = Chance to win
ui-review-open = The game is over, so everything lies open: this review shows what was hidden to everybody who sat at the table or may watch it.
ui-review-picture = Picture to share
ui-review-again = Try again from here
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
ui-keys-aid = player aid
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
ui-on-turn = on turn
ui-open-sheet = Show everything of { $name }
ui-deck = Deck
ui-hidden-card = A hidden card
ui-legal = can be chosen
ui-question-to = { $name }: { $question }
ui-log-older = { $count ->
    [one] Show { $count } older line
   *[other] Show { $count } older lines
  }
ui-invite-later = The invitation stays in the menu
ui-picked = chosen
ui-hold-to-read = hold to read
ui-set-confirm = Confirm ({ $count })
ui-order-confirm = Confirm
ui-order-hint = A click takes back what is chosen.
ui-order-hint-more = A click adds another one of the kind; where no more can be added, it takes back.
ui-set-first = Choose first
ui-set-none = None of them
ui-set-suggestion = Suggested: { $option }
ui-set-hint = { $count ->
    [0] Choose in any order; a second click takes back.
    [one] { $count } chosen; a click takes it back.
   *[other] { $count } chosen; a click takes one back.
  }
ui-set-hint-more = A click adds one more of the same; when no more can be added, it takes them back. Chosen: { $count }.
ui-blocked = cannot be chosen
ui-asks = When shall { $name } be asked to speak up?
ui-ask-less = Ask less often…
ui-asks-always = Always
ui-asks-concerns = When it concerns what is mine
ui-asks-button = Only when I press the button
ui-asks-next = Ask me at the next moment
ui-asks-pressed = You will be asked at the next moment
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
ui-broken = This table is damaged or was begun with other rules, and cannot go on.

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
ui-replay-jump = Moments of the game
ui-replay-jump-back = Back to the moment before
ui-replay-jump-on = On to the next moment
ui-replay-live = To the table

## Reference
ui-rules-title = Rules of { $game }
ui-chapter = Chapters
ui-ruling-short = our ruling
ui-ruling = The printed rules do not say; this is how we rule ({ $id }).
ui-rules-search = Ask the rules, such as “when does a battle end?”
ui-rules-silent = The rules of this game do not speak of it. Try other words.
ui-rules-answers = Best answers
ui-rules-found = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
  }
ui-rules-english = These rules are written in English.
ui-aid = Aid
ui-aid-title = Player aid: { $game }
ui-aid-page = On a page of its own
ui-print = Print
ui-cards-title = Cards and pieces of { $game }
ui-cards-search = Search the cards and pieces
ui-copies = { $count ->
    [one] { $count } copy
   *[other] { $count } copies
  }
ui-everything = All
ui-cards-none = Nothing is called or described so.
ui-source-rulebook = from the rulebook
ui-source-printed = printed, from public lists
ui-source-house = house-made: the printed values are not known
ui-example-show = Show the position
ui-example-hide = Hide the position
ui-example-before = Before
ui-example-after = After
ui-example-then = { $name }: { $option }
ui-example-dice = dice or draw: { $option }

## First game
ui-learn-step = Step { $step } of { $all }
ui-learn-next = Next
ui-learn-skip = Do it for me
ui-learn-pass = Go on without it
ui-learn-why = Why?
ui-learn-wait = Play on; the lesson comes back in a moment.
ui-learn-end = End the lesson

## Any game: zones and facts
ui-numbers = Everything the rules keep count of
zone-hands = Hand
zone-hand = Hand
zone-decks = Deck
zone-discards = Discards
zone-played = Played
fact-board = Board
fact-players = Players
fact-first = First player

ui-propose = Propose
ui-proposal = proposes: { $option }
ui-proposes = { $name } proposes: { $option }
ui-proposes-this = { $names } proposes this

## Moments and their pace

ui-pace = Pace of what happens
ui-pace-instant = at once
ui-pace-brisk = brisk
ui-pace-slow = slow
ui-pace-step = step by step
ui-pace-only = Unfold only what concerns me
ui-stage = What is happening
ui-stage-move = Move to the other edge
ui-stage-fold = Fold
ui-stage-open = Unfold
ui-stage-pause = Pause
ui-stage-go-on = Go on
ui-stage-next = Next
ui-stage-read = Got it
ui-stage-skip = Skip
ui-gains = Changes
ui-moments-to-see = { $count ->
        [one] one moment to see
       *[other] { $count } moments to see
    }
ui-moment-again = shown once more
ui-moment-play = Show this moment again
ui-to-present = to the present
ui-to-present-hint = Leave out what is still to be shown; the log keeps it (End)
ui-keys-next = next step of what is told
ui-keys-skip = skip the moment
ui-keys-pause = pause what is told
ui-keys-present = to the present
ui-replay-kinds = Which moments
ui-replay-all = all moments
ui-replay-mine = my own turns
ui-keys-more = the further options by number
ui-keys-question = to the question
ui-to-question = Go to the question
ui-more-by-key = more numbers
ui-on-table = Choose at the table: what glows, or its number
ui-confirm-turns = Confirm the end of a turn
ui-confirm-again = { $option }: choose it once more to confirm.
ui-undo-undo-hint = Take back your last answer
ui-undo-rewind-hint = Take back your last answer, what others chose at the same time, and all that followed
ui-undo-ask-hint = Ask the other players to agree that your last answer be taken back, and with it what others chose at the same time and all that followed
ui-undo-member = Take the last choice out of this set
ui-note-bot = A bot plays for { $name } now, who was away.
ui-note-hands = { $name } hands the seat to a bot for a while.
ui-note-back = { $name } plays again.
ui-note-resigned = { $name } has resigned; a bot plays on.
ui-note-vote = { $by } wants a bot to play for { $name }; it takes all others.
ui-note-rematch = { $by } proposes a rematch.
ui-note-closed = The host of the hall has closed this table.
ui-note-reopened = The host of the hall has opened this table again.
ui-note-banned = { $name } was shut out of the hall; a bot plays on.
ui-note-hall = The host of the hall: { $text }
ui-closed-table = The host of the hall has closed this table. Nobody can answer until it is opened again.

## Host of the hall
ui-house = Host of the hall
ui-house-become = Become the host of this hall
ui-house-become-hint = You may then close and delete tables, shut people out and say something to everybody.
ui-house-go = I host this hall
ui-house-not = Only the host of the hall can see this page. On the server, “meadhall hall host” prints the link.
ui-house-message = A message to everybody
ui-house-message-hint = It stands on the wall of the hall and is told at every table where something happens.
ui-house-message-down = Take it down
ui-house-told = { $tables ->
    [0] It stands on the wall.
    [one] It stands on the wall and was told at one table.
   *[other] It stands on the wall and was told at { $tables } tables.
  }
ui-house-tables = Tables
ui-house-people = People
ui-house-all-games = All games
ui-house-close = Close
ui-house-open = Open again
ui-house-delete = Delete
ui-house-delete-sure = Delete for good
ui-house-ban = Shut out
ui-house-let-in = Let in
ui-house-banned = shut out
ui-house-more = More
ui-house-none = There is nothing here yet.
ui-house-seats = { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
  }
ui-house-nameless = without a name (no. { $id })
ui-house-present = { $count ->
    [0] nobody there
    [one] 1 there
   *[other] { $count } there
  }
ui-house-running = running
ui-result-resigned = Resigned: { $names }; a bot played on.
ui-rematch-wanted = { $names } would like a rematch.
ui-rematch-accept = Accept the rematch
ui-rematch-waiting = Waiting for the others…
ui-rematch-begun = The rematch has begun.
ui-rematch-watch = Go to its table
ui-bot-for = { $votes ->
        [0] Let a bot play
       *[other] Let a bot play ({ $votes })
    }
ui-take-back = Take my seat back
ui-join-seen-saga = Before you came, the host read the record of this game and may know what is hidden.
ui-join-seen-rewind = Before you came, the host wound this game back and may know what was drawn.
ui-join-about = { $host ->
        [none] The game is { $game }.
       *[other] { $host } invites you to { $game }.
    } { $players ->
        [one] One seat
       *[other] { $players } seats
    }, { $open ->
        [0] none of them free
        [one] one of them free
       *[other] { $open } of them free
    }.
ui-forked = from a stored position
ui-stage-age = Age { $number }
ui-stage-round = Round { $number }
ui-stage-turn = Turn { $number }
ui-stage-quest = Quest { $number }
ui-table-answers = { $count ->
        [one] { $count } answer
       *[other] { $count } answers
    }

## Lobby and clocks
ui-more-tables = More tables
ui-lobby = In the hall
ui-lobby-join = Take a seat
ui-lobby-watch = Watch
ui-lobby-sit = Sit down
ui-lobby-none-join = No table waits for you. Lay one yourself and put it into the lobby.
ui-lobby-none-watch = Nothing is being played that you could watch.
ui-lobby-open = { $open ->
    [0] full
    [one] 1 free seat
   *[other] { $open } free seats
  }
ui-lobby-host = Host: { $host }
ui-lobby-players = Number of players
ui-lobby-any = Any number
ui-lobby-any-pace = Any pace
ui-listed = In the lobby: everybody in the hall sees this table and may take a free seat
ui-join-seats = Seats: { $names }
ui-tempo = Pace
ui-pace-none = No clock
ui-pace-answer = A time for every answer
ui-pace-reserve = A reserve for everybody
ui-pace-none-told = no clock
ui-pace-answer-told = { $time } for every answer
ui-pace-reserve-told = { $time } for everybody, for the whole game
ui-pace-time = Time
ui-pace-then = When it is over
ui-pace-then-answer = A bot gives that one answer
ui-pace-then-seat = A bot plays until its player is back
ui-clock-left = Time left: { $time }
ui-clock-over = time is up
ui-note-clock-answer = { $name } had no time left; a bot has given this answer.
ui-note-clock-seat = { $name } has no time left; a bot plays until { $name } is back.

# In a page without a server.

ui-page-unable = This browser cannot run the rules: it lacks WebAssembly. A newer browser can.
ui-page-unfetched = The rules could not be fetched. Your tables are safe; try again with a network.
ui-page-unlasting = This browser stores nothing for this page. Save a game as a file before you close it.
ui-page-elsewhere = This table was opened in another tab: its bots think there, and what happens there shows here.
ui-page-elsewhere-go = Go on here
ui-page-newer = A newer version of this page has stored your tables. They are safe; load it anew to see them.
ui-page-unread = { $count ->
    [one] One stored table is damaged and cannot be shown. The others are as they were.
   *[other] { $count } stored tables are damaged and cannot be shown. The others are as they were.
}
ui-page-update = A new version of Meadhall is here. Your tables stay as they are.
ui-page-update-go = Take it now
ui-page-storage = This browser could not store it: its space is full or closed to this page. Nothing has changed; save the game as a file from the menu.
ui-page-error = The page failed at this. Nothing has changed; load it anew, and your tables are as they were.
ui-page-rules-broke = The rules failed at this answer. Nothing has changed; the saga in the menu shows what happened.
ui-notes = Notes
ui-notes-empty = For your eyes only: what you want to remember at this table.
ui-notes-kept = Kept. Only you can read it.
ui-me = Results, devices, data
ui-wall = Wall of sagas
ui-page-kept = Your tables are stored in this browser alone. It may clear them when space runs short: save the sagas you want to keep.
ui-page-fresh = Load the program anew (tables stay)
ui-page-thinks = { $level } thinks about { NUMBER($seconds, maximumFractionDigits: 1) } s on this device.
ui-seat-open-page = For a friend on another device: you pass the table on as a link or file.
ui-horn = Pass the table on
ui-horn-hint = Somebody on another device plays next: pass the table on, and get it back the same way.
ui-horn-file = As a file
ui-horn-link = As a link
ui-horn-long = This game is too long for a link. Pass it on as a file.
ui-horn-honest = It holds the whole game, hidden cards too. They cannot be read by accident, but whoever wants to can unpack them: for friends, not for strangers.
ui-horn-title = A table was passed on to you
ui-horn-taking = The game goes on here. When it is no longer your turn, pass it on.
ui-horn-go = Play on
