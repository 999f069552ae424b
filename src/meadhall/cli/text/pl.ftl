# Co mówi samo polecenie.

games-id = gra
games-title = tytuł
games-seats = miejsca
games-rules = zasady
games-options = opcje (domyślna)

saved = Zapisano w { $path }
saga-open = poprawna: { $game }, miejsc: { $seats }, odpowiedzi: { $answers }, gra trwa
saga-over = poprawna: { $game }, miejsc: { $seats }, odpowiedzi: { $answers }, punkty { $scores }, zwycięża miejsce { $winners }
scenario-holds = { $file }: zgadza się: { $title }

fuzzing = Gry
fuzz-summary =
    Gier: { $games }, decyzji: { $decisions } (odpowiedzi z losem: { $answers }), sprawdzonych praw: { $checks }, { $speed } gier/s: { $broken ->
        [0] każde prawo zachowane
        [one] 1 gra złamała prawo
        [few] { $broken } gry złamały prawo
        [many] { $broken } gier złamało prawo
       *[other] { $broken } gry złamało prawo
    }
fuzz-kept = obejrzyj: `meadhall replay { $path }`
