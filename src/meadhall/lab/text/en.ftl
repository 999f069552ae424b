# The words of the lab's reports.

balance-played = { $games ->
        [one] 1 game
       *[other] { $games } games
    } of { $game }, rules { $rules }, Meadhall { $version }, { $seats } seats, bots { $bots }, seed { $seed }{ $options ->
        [none] {""}
       *[other] , options { $options }
    }; { $date }.
balance-base = Any seat wins { $share } of its games; a shared victory counts for each of the winners. A card is marked when the interval of its win rate, widened for looking at { $cards } cards at once, leaves that out.
balance-caution = A card that is chosen late or by whoever is ahead anyway wins more often without being the cause; compare cards that answer the same question at the same time.
balance-too-few = No card was chosen { $least } times. Play more games, or name a smaller number with --least.
balance-head = | card | chosen | wins | 95 % | score | |
balance-strong = strong
balance-weak = weak
balance-range = { $low } to { $high }

again = The same games are played again by:

plot-wins = wins (95 %)
plot-scores = score
plot-against = against
plot-strong = too strong
plot-weak = too weak
plot-untold = cannot be told
plot-base = any seat: { $share }
plot-between = (without { $cards } in between)

sweep-title = { $game }: what { $path } changes
sweep-printed = The content says { $path } = { $value } (marked *). All values were played with the same seeds and bots.
sweep-games = games
sweep-score = score
sweep-winner = winner's score
sweep-first = first seat wins
sweep-length = answers in a game
sweep-chosen = seats that chose it
sweep-wins = wins of those seats
