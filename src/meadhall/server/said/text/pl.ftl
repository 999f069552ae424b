# Co wysyła się do graczy, których nie ma przy stole.

word-title = { $tables ->
    [one] Meadhall: twój ruch
    [few] Meadhall: twój ruch przy { $tables } stołach
    [many] Meadhall: twój ruch przy { $tables } stołach
   *[other] Meadhall: twój ruch przy { $tables } stołu
  }
word-table = { $game }: { $names } – twój ruch
word-alone = { $game }: twój ruch
word-trial-title = Meadhall
word-trial = Tak dotrze do ciebie wiadomość o twoim ruchu.
