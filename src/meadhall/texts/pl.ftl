# Teksty, które nie należą do żadnej z gier.

no-undo-revealed = Od tamtej chwili ujawniono coś ukrytego.
no-undo-chance = Od tamtej chwili rozstrzygnął los.
no-undo-other-seat = Od tamtej chwili zdecydował ktoś inny.
no-undo-nothing = Nie ma czego cofnąć.
no-redo-nothing = Nie ma czego ponowić.

seat-0 = Gracz 1
seat-1 = Gracz 2
seat-2 = Gracz 3
seat-3 = Gracz 4

do-yes = Tak
do-no = Nie
do-pass = Pas
do-done = Gotowe
do-none = Nic

group-card = Karty
no-set-least = Wybierz co najmniej { $least }.
no-set-most = Więcej wybrać nie można: najwyżej { $most }.
no-set-not-yet = Najpierw wskaż, do czego to należy.
no-set-unfinished = Z tym wyborem nie dałoby się wyboru dokończyć.
no-lesson-later = Później: najpierw { $step }.

preview-numbers = { $who }: { $what }
preview-gives = Tracisz: { $what }
preview-gets = Dostajesz: { $what }
preview-nothing = Na razie nic się nie zmienia.
preview-then = Zależnie od tego, co dalej wybierzesz ({ $tries ->
    [one] { $tries } próba
    [few] { $tries } próby
   *[other] { $tries } prób
}): { $what }
preview-all = Cokolwiek dalej wybierzesz ({ $tries ->
    [one] { $tries } próba
    [few] { $tries } próby
   *[other] { $tries } prób
}): { $what }
preview-range = { $name } od { $least } do { $most }
preview-mean = { $name } od { $least } do { $most } (średnio { $mean })
preview-next-you = Potem pytanie do ciebie: { $question }
preview-next-among = Potem pytanie do ciebie: { $question } Do wyboru: { $options }.
preview-next-again = Potem dalsze pytania do ciebie.
preview-next-seats = Potem kolej na: { $who }
preview-next-chance = Potem rozstrzygają kości albo talia.
preview-next-over = Gra może się na tym skończyć.
preview-odds = Wypróbowano { $tries } { $tries ->
    [one] raz
   *[other] razy
}:
preview-odds-answers = Wypróbowano { $tries } { $tries ->
    [one] raz
   *[other] razy
}; wszyscy pytani po drodze odpowiadają losowo:
preview-odds-result = { $count } z { $tries }: { $what }
preview-final = Nie da się cofnąć: { $why ->
    [undo-chance] rozstrzygają kości albo talia
    [undo-revealed] odkrywa się coś zakrytego
   *[other] decyduje ktoś inny
}
preview-loses = Grozi przegraną ({ $count } z { $tries } prób)
preview-loses-short = Grozi przegraną

review-seat = { $name }: { $sound } % dobrych decyzji; pozostałe kosztowały { $cost } punktów na sto; kości i dobór dały { $luck }.
review-best = Najlepszy ruch: { $name }, wybór { $taken }, o { $gain } punktów na sto lepszy od każdego innego.
review-picture = szansa na wygraną
review-points = Co przesądziło o grze:
review-no-points = Żadna pojedyncza decyzja ani żaden rzut nie przesądziły o tej grze.
review-choice = { $name }: wybór { $taken }; lepsze było { $better }, o { $cost } punktów na sto (± { $error }).
review-why = Średnio daje to do następnej tury: { $what }.
review-throw = Kości albo talia: { $what }; { $name } { $gave } punktów na sto względem średniej.
