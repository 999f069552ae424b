# What is sent to people who are away.

word-title = { $tables ->
    [one] Meadhall: your move
   *[other] Meadhall: your move at { $tables } tables
  }
word-table = { $game }: { $names } – your move
word-alone = { $game }: your move
word-trial-title = Meadhall
word-trial = This is how word of your moves will reach you.
