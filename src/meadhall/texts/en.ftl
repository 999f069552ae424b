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
no-set-unfinished = With this one the choice could not be completed.
