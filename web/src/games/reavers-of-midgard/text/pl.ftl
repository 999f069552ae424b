anywhere = dowolne Pole Akcji
artifacts = Artefakty
at-end = na koniec
attempts-left = { $count ->
    [one] Ostatnia próba
    [few] Pozostały { $count } próby
   *[other] Pozostało { $count } prób
}
become-wild = { $clan }: { $count ->
    [0] żadna z twoich kości nie wskazuje teraz jego ikony
    [one] 1 twoja kość zastąpi Tarczę, Skrzynię, Okręt lub Młot
    [few] { $count } twoje kości zastąpią Tarczę, Skrzynię, Okręt lub Młot
   *[other] { $count } twoich kości zastąpi Tarczę, Skrzynię, Okręt lub Młot
}
board-of = Plansza: { $name }
bonus = Bonus według miejsca
bonus-attempts = { $count ->
    [one] 1 próba
    [few] { $count } próby
   *[other] { $count } prób
}
bonus-cards = { $count ->
    [0] bez karty dodatkowej
    [one] 1 karta dodatkowa
    [few] { $count } karty dodatkowe
   *[other] { $count } kart dodatkowych
}
bonus-favor = { $count ->
    [0] bez bonusu
    [one] 1 Przysługa
    [few] { $count } Przysługi
   *[other] { $count } Przysług
}
bonus-glory = { $count ->
    [0] bez bonusu
   *[other] { $count } Chwały
}
bonus-if = Bonus według miejsca, jeśli przypłynie tu { $name }
bonus-picks = { $count ->
    [one] 1 wybór
    [few] { $count } wybory
   *[other] { $count } wyborów
}
can-pay = Możesz teraz zapłacić
cannot-pay = Nie możesz teraz zapłacić
cards-left = { $count ->
    [one] Została 1 karta
    [few] Zostały { $count } karty
   *[other] Zostało { $count } kart
}
chance = { $dice ->
    [one] 1 kość Walki
    [few] { $dice } kości Walki
   *[other] { $dice } kości Walki
}: { $percent } % szans
chance-all = ze wszystkim, co masz, { $dice ->
    [one] 1 kość
    [few] { $dice } kości
   *[other] { $dice } kości
}: { $percent } %
commit = Wskaż swoje Młoty, aby odrzucić je do walki.
commit-so = Odrzuć proponowane ({ $count })
crew = { $count ->
    [one] 1 wyspecjalizowany Łupieżca
    [few] { $count } wyspecjalizowanych Łupieżców
   *[other] { $count } wyspecjalizowanych Łupieżców
}
defense = Obrona
dice = Kości { $count }/{ $spaces }
die-clan = Płaci tylko jako „dowolna kość” i za Artefakt z tą ikoną, chyba że twój Jarl jest z tego Klanu ({ $clan }).
die-double = Dwa Młoty w walce, jeden Młot w koszcie; tylko ta kość płaci za podwójny Młot.
die-hammer = Jeden Młot, w walce i w kosztach.
die-pays = Płaci jeden symbol: { $symbol }.
die-wild = Ikona Klanu twojego Jarla: Tarcza, Skrzynia, Okręt lub pojedynczy Młot.
discard-least = Wskazano { $count }, trzeba co najmniej { $least }
end-relief = tobie +{ $glory } Chwały na koniec
end-terror = −{ $glory } Chwały na koniec za Przerażenie
gains-terror = otrzymuje 1 Przerażenie
end-token = +{ $glory } Chwały na koniec za żeton
favor-left = { $count ->
    [one] 1 Przysługa na przerzuty
    [few] { $count } Przysługi na przerzuty
   *[other] { $count } Przysług na przerzuty
}
first-reavers = Pierwsi Łupieżcy
fold = Pokaż planszę
free = bez kosztu
glory-track = Tor Chwały
hammers = { $count ->
    [one] 1 kość Walki
    [few] { $count } kości Walki
   *[other] { $count } kości Walki
}
honor = Honorowy Okręt
kind-artifact = Artefakt
kind-battle = Bitwa Morska
kind-journey = Podróż Morska
kind-keep = Łupy Twierdzy
kind-prophecy = Przepowiednia
kind-reaver = Łupieżca
kind-village = Łupy Wioski
later = Potem:
leader = Jarl
lost = Przegrana
majority = bonus za większość
market = Kości na polu Handel z Wioskami
market-empty = Na polu Handel z Wioskami nie ma kości.
no-leader = Brak Jarla
no-reroll = Nie przerzucaj
only-rest = Nie stać cię: możesz tu tylko odpocząć
only-rest-subdue = Nie masz jak podjąć próby: możesz tu tylko odpocząć
order = Langskipy w tej rundzie
paid-of = Wskazano { $count } z { $needed }
pair = Para { $number }
pawn-of = Langskip: { $name }
pay-so = Zapłać
picks-left = { $count ->
    [one] Ostatni wybór
    [few] Pozostały { $count } wybory
   *[other] Pozostało { $count } wyborów
}
pile = Stos Chwały: { $count }
possible-rewards = Możliwe nagrody na płytkach tego stosu
replaces = Dotychczasowy Jarl trafia na twój Stos Chwały
reroll-so = { $count ->
    [one] Przerzuć najsłabszą kość
    [few] Przerzuć { $count } najsłabsze kości
   *[other] Przerzuć { $count } najsłabszych kości
}
rest-short = Odpocznij
rest-here = Odpocznij tutaj
rest-only = tylko odpoczynek
round = Runda
round-of = Runda { $round } z { $rounds }
score-hint = Stan na teraz; bez zakrytych kart na Stosach Chwały innych graczy.
score-now = Tabela punktacji
score-open = Otwórz tabelę punktacji
secret = { $count ->
    [one] 1 zakryta karta
    [few] { $count } zakryte karty
   *[other] { $count } zakrytych kart
}
slot-taken = Zajęte: { $count }/{ $spaces }
specialise = Specjalizacja
slot-works = zawsze, gdy ktoś wybierze to pole
start-player = Pierwszy Gracz
successes = sukcesy na kościach
sum-cards = { $count ->
    [one] karta
    [few] karty
   *[other] kart
}
sum-dice = { $count ->
    [one] kość
    [few] kości
   *[other] kości
}
sum-farm = { $count ->
    [one] żeton Farmy
    [few] żetony Farmy
   *[other] żetonów Farmy
}
sum-favor = { $count ->
    [one] Przysługa
    [few] Przysługi
   *[other] Przysług
}
sum-food = { $count ->
    [one] Żywność
    [few] Żywności
   *[other] Żywności
}
sum-glory = { $count ->
    [one] Chwała
    [few] Chwały
   *[other] Chwały
}
sum-territories = { $count ->
    [one] Terytorium
    [few] Terytoria
   *[other] Terytoriów
}
sum-terror = { $count ->
    [one] Przerażenie
    [few] Przerażenia
   *[other] Przerażenia
}
sum-tower = { $count ->
    [one] żeton Wieży
    [few] żetony Wieży
   *[other] żetonów Wieży
}
sum-wall = { $count ->
    [one] żeton Muru
    [few] żetony Muru
   *[other] żetonów Muru
}
supply = W zasobach
territories = Terytoria
tile-does = Raz na rundę zastępuje symbol: { $symbols }
tiles-left = { $count ->
    [one] Została 1 płytka.
    [few] Zostały { $count } płytki.
   *[other] Zostało { $count } płytek.
}
to-pile = Karta trafia na twój Stos Chwały
total-now = { $total } ze wszystkim, co masz
two-dice = jeden wybór: dwie kości
unfold = Pokaż pytanie
upgrades = Ulepszenia Okrętu
used = użyte w tej rundzie
varies = różny
wild = Tarcza, Skrzynia, Okręt lub Młot
wild-is = { $clan }: Tarcza, Skrzynia, Okręt lub Młot
won = Wygrana
this-first = Najpierw tę kartę
bonus-after = { $count ->
    [one] Do tego 1 karta bonusu z talii
    [few] Do tego { $count } karty bonusu z talii
   *[other] Do tego { $count } kart bonusu z talii
}
after-reroll = po przerzucie { $percent } % szans
dice-spent = odrzucone kości tracisz w każdym razie
stop-loses = przegrywasz walkę
withdraw-does = przegrywasz, niczego nie wydając
now-this = Teraz ta karta
next-that = Potem
nothing-to-lose = nie masz nic do stracenia
