# What the command itself says.

games-id = game
games-title = title
games-seats = seats
games-rules = rules
games-options = options (default)

saved = Saved in { $path }
saga-open = good: { $game }, { $seats } seats, { $answers } answers, still open
saga-over = good: { $game }, { $seats } seats, { $answers } answers, scores { $scores }, won by seat { $winners }
scenario-holds = { $file }: holds: { $title }

fuzzing = Playing
fuzz-summary =
    { $games } games, { $decisions } decisions ({ $answers } answers with the dice), { $checks } laws checked, { $speed } games/s: { $broken ->
        [0] every law holds
        [one] 1 game broke a law
       *[other] { $broken } games broke a law
    }
fuzz-kept = see it with `meadhall replay { $path }`
