# Texts that belong to no single game.

no-undo-revealed = Something hidden has been revealed since then.
no-undo-chance = The dice or a deck have spoken since then.
no-undo-other-seat = Somebody else has decided since then.
no-undo-nothing = There is nothing to take back.
no-redo-nothing = There is nothing to do again.

seat-0 = Player 1
seat-1 = Player 2
seat-2 = Player 3
seat-3 = Player 4

do-yes = Yes
do-no = No
do-pass = Pass
do-done = Done
do-none = None

group-card = Cards
no-set-least = Choose at least { $least }.
no-set-most = { $most } are enough: no more can be chosen.
no-set-not-yet = First name what it goes with.
no-set-unfinished = With this one the choice could not be completed.
no-lesson-later = Later: first { $step }.

preview-numbers = { $who }: { $what }
preview-gives = You lose: { $what }
preview-gets = You get: { $what }
preview-nothing = Nothing changes yet.
preview-then = By what you choose next ({ $tries } tries): { $what }
preview-all = Whatever you choose next ({ $tries } tries): { $what }
preview-range = { $name } { $least } to { $most }
preview-mean = { $name } { $least } to { $most } (on average { $mean })
preview-next-you = Then you are asked: { $question }
preview-next-among = Then you are asked: { $question } Open to you: { $options }.
preview-next-again = Then you are asked on.
preview-next-seats = Then it is the turn of: { $who }
preview-next-chance = Then the dice or a deck decide.
preview-next-over = The game may end with it.
preview-odds = Tried out { $tries } { $tries ->
    [one] time
   *[other] times
}:
preview-odds-answers = Tried out { $tries } { $tries ->
    [one] time
   *[other] times
}, everybody asked on the way answering at random:
preview-odds-result = { $count } of { $tries }: { $what }
preview-final = Cannot be taken back: { $why ->
    [undo-chance] the dice or a deck decide
    [undo-revealed] something hidden is shown
   *[other] somebody else decides
}
preview-loses = Can lose the game ({ $count } of { $tries } tries)
preview-loses-short = Can lose the game

review-seat = { $name }: { $sound } % sound decisions; the others cost { $cost } points of a hundred; dice and draws gave { $luck }.
review-best = Best move: { $name } chose { $taken }, { $gain } points of a hundred ahead of anything else.
review-picture = chance to win
review-points = What turned the game:
review-no-points = No single decision and no throw turned this game.
review-choice = { $name } chose { $taken }; better was { $better }, by { $cost } points of a hundred (± { $error }).
review-why = On average that comes to: { $what }, until the next turn.
review-throw = The dice or the deck: { $what }; { $name } { $gave } points of a hundred against the average.
