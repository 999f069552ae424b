# What the command itself says.

games-about = { $seats ->
        [1] 1 seat
       *[other] { $seats } seats
    }, rules { $rules }

saved = Saved in { $path }
saga-open = good: { $game }, { $seats ->
        [one] 1 seat
       *[other] { $seats } seats
    }, { $answers ->
        [one] 1 answer
       *[other] { $answers } answers
    }, still open
saga-over = good: { $game }, { $seats ->
        [one] 1 seat
       *[other] { $seats } seats
    }, { $answers ->
        [one] 1 answer
       *[other] { $answers } answers
    }, scores { $scores }, { $winners ->
        [none] nobody has won
       *[other] won by player { $winners }
    }
scenario-holds = { $file }: holds: { $title }

hall-open = Meadhall is open:
page-here = The page lies in { $folder }: put this folder on any web server, or look at it with `meadhall page --serve`.
page-open = The page is open:
hall-table = { $id }  { $game }, { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }, { $rows ->
        [one] { $rows } row
       *[other] { $rows } rows
    }, { $moved } UTC, { $status ->
        [running] running
        [stopped] stopped
       *[over] over
    }
hall-tables = { $tables ->
        [one] 1 table
       *[other] { $tables } tables
    }
hall-fits = as it stood
hall-goes-on = goes on by the rules of today, as it stood
hall-asks = stands otherwise from row { $row } on (scores { $then }, now { $now }); its people will be asked
hall-unknown = fits, but nothing says how it stood; its people will be asked
hall-breaks = breaks at row { $row }
hall-kept = over, kept as it ended
hall-checked = { hall-tables }: { $fits } go on or are kept, { $asks } will ask their people, { $breaks } break
hall-exported = { $path }
hall-exported-part = { $path } (up to the row that no longer fits)
hall-backed-up = { $path }: { hall-tables }
hall-restored = restored from { $path }: { hall-tables }
hall-host = Open this link in your browser within a quarter of an hour to become the host of the hall: { $link }
hall-gone = deleted: { hall-tables }
hall-would-go = would be deleted: { hall-tables }

playing = Playing
playing-line = { $games } of { $of } games
playing-pace = { $speed } games/s, { $left } left
playing-broken = { $games } broken
fuzz-summary =
    { $games } games, { $decisions } decisions ({ $answers } answers with the dice), { $checks } laws checked, { $speed } games/s: { $broken ->
        [0] every law holds
        [one] 1 game broke a law
       *[other] { $broken } games broke a law
    }
fuzz-kept = see it with `meadhall replay { $path }`
verified = { $file }: { $throws } throws checked; the seed { $seed } gives the hash that was published ({ $commit })

rules-section = { $title } ({ $count } { $count ->
        [one] clause
       *[other] clauses
    })
cards-house = (house-made)
cards-total = { $kinds } different, { $cards } in all
hidden-cards = { $count } hidden
points = { $count ->
        [one] 1 point
       *[other] { $count } points
    }

left = The game is kept in { $path }; go on with `meadhall play GAME --load FILE`
hand-over = { $who }, it is your turn
hand-over-key = Press Enter when nobody else is looking.
prompt-next = next: read on
prompt-skip = skip: the lesson does this step
prompt-pass = skip: go on without it
prompt-enough = enough: end the lesson, the game goes on
prompt-help = A number answers. table · log · aid · card · rules · why · what N · hint · undo · help
set-help = Several numbers answer at once, such as 1 3 ({ $least ->
        [0] { $most } at most; 0 for none of them
       *[other] { $least } to { $most }
    }).
order-so-far = So far: { $names }.
order-done = 0 is done.
order-none = 0 is none of it.
order-end = 0 is: { $name }.
set-suggested = ok takes: { $names }
set-nothing = nothing
table-high = (table shows the table)
not-a-number = The options are numbered from 1 to { $last }.
not-understood = “{ $line }” is neither an option nor a command; type a number, or help.
save-one = Name one file to save in.
why-nothing = Nothing is blocked: every option of this question is open to you.
hint = A bot in your place would take { $number }: { $option }
rules-what = Which clause or word? For example: rules 9.6
rules-line = The number of a clause or a word, then Enter.
card-line = A part of the name of a card, then Enter.
card-what = Which card? Type card and a part of its name.
help-number-word = 1, 2, 3 …
help-number = take that option; its name will do too
help-why-word = why, ?
help-why = what is not allowed now, by which clause
help-what-word = what N, ?N
help-what = what an option does: cost, what is sure, odds, marks
what-number = Which option? Give its number, such as: what 2
help-undo-word = undo
help-undo = take the last answer back
help-redo-word = redo
help-redo = give it again
help-save-word = save [FILE]
help-save = save now, and keep on saving in that file
help-hint-word = hint
help-hint = what a bot would do with what you know
help-log-word = log [N]
help-log = what happened last
help-rules-word = rules [CLAUSE]
help-rules = a clause, or every clause with a word in it
help-card-word = card NAME
help-card = what a card does
help-table-word = table
help-table = show the table
help-aid-word = aid
help-aid = the player aid: course of a turn, costs, scoring
help-help-word = help
help-help = this list
help-quit-word = quit
help-quit = leave; the game is kept

sim-done = { $games } of { $of } games played, { $speed } games/s
sim-games = games
sim-wins = wins (95 %)
sim-score = score (95 %)
sim-decisions = decisions
sim-options = options each
sim-seat = seat { $seat }
sim-length = Answers in a game: { $length }
tally-mean = { $path }: { $mean } on average, { $span }
tally-share = share (95 %)
cup-bot = bot
cup-rating = rating (mu ± 3 sigma)
cup-wins = wins (95 %)
cup-against = against { $bot }
balance-title = Balance of { $game }

game-over = The game is over
waiting = { $who }
thinking = { $who } is thinking …
key-choose = choose
key-table = table
key-log = log
key-aid = aid
key-card = card
key-rules = rules
key-why = why
key-what = what
key-hint = hint
key-undo = undo
key-redo = redo
key-quit = quit
key-back = back
look-nothing = Nothing looked up yet.
set-keys = Space or Enter marks, d is done ({ $least } to { $most }, marked: { $chosen }).
order-keys = Space or Enter takes (once more: takes back), d is done. What alone can follow is added.
set-done = d  Done
set-end = d  { $name }

lesson-step = Lesson, step { $step } of { $all }
lesson-wait = Play on; the lesson comes back in a moment.
lesson-do = To do: { $what }.
lesson-read = Enter or next reads on; you may also answer at once.
lesson-read-key = The key { $letter } reads on; you may also answer at once.
lesson-over = The lesson is over. The game goes on, and now it is all yours.
lesson-none = The lesson shows nothing just now: answer as you like.
help-next-word = next, Enter
help-next = read on in the lesson
help-skip-word = skip
help-skip = let the lesson do this step; where it has no answers of its own, go on without it
help-enough-word = enough
help-enough = end the lesson; the game goes on
key-next = next
key-skip = do it
key-pass = go on without it
key-enough = end
hint-lesson = The lesson advises { $number }: { $option }
left-lesson = The game is kept in { $path }; go on with `meadhall learn GAME --load FILE`

review-working = Looking at the game again … { $done } %
review-curve = Chance to win, from the first decision to the end:
hint-chance = That comes to a { $chance } % chance to win.
hint-next = Next best: { $option } ({ $chance } %).
hint-sure = That is beyond doubt.
hint-likely = Probably.
hint-close = A close call.
hint-why = It has on average, until your next turn: { $what }.
hint-alike = Until your next turn nothing that is counted tells the two apart for sure.
cards-clauses = Rules: { $ids }
example-before = Before
example-after = After
cards-from-rulebook = from the rulebook
cards-from-printed = printed, from public lists
cards-from-house = house-made: the printed values are not known
