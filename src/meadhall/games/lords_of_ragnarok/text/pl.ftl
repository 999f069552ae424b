# Lords of Ragnarok po polsku. Nazwy elementów za instrukcją; każde zdanie jest nasze.


## Gra

game-title = Lords of Ragnarok
game-blurb = Nadchodzi koniec świata. Prowadź Bohatera i armie, zawieraj sojusze z Domenami, wznoś świątynie i posągi, poluj na potwory i samego Lokiego – samotnie przeciw Wyznawcom Surtura albo z maksymalnie trzema rywalami.
option-followers = Wyznawcy Surtura
    .text = Ilu Wyznawców bierze udział. Samotny gracz gra przeciw co najmniej jednemu; „automatycznie” daje jednego samotnemu graczowi, a innym żadnego.
opt-followers-auto = Automatycznie
opt-followers-0 = Bez Wyznawców
opt-followers-1 = 1 Wyznawca
opt-followers-2 = 2 Wyznawców
opt-followers-3 = 3 Wyznawców
option-ladder = Poziom trudności
    .text = Tylko w grze z Wyznawcami. Zacznij od pierwszego kroku i po każdej wygranej wejdź o szczebel wyżej. Kto woli ułożyć własny poziom, zostawia tu „Gra z instrukcji” i używa pojedynczych opcji poniżej.
opt-ladder-first_step = Pierwszy krok: łatwy start, trwałe wytchnienie
opt-ladder-second_step = Drugi krok: łatwy start, długie wytchnienie
opt-ladder-third_step = Trzeci krok: łatwy start, krótkie wytchnienie
opt-ladder-fourth_step = Czwarty krok: łatwy start
opt-ladder-printed = Gra z instrukcji
opt-ladder-challenges_1 = 1 losowe Wyzwanie
opt-ladder-challenges_2 = 2 losowe Wyzwania
opt-ladder-challenges_3 = 3 losowe Wyzwania
opt-ladder-challenges_4 = 4 losowe Wyzwania
opt-ladder-challenges_5 = 5 losowych Wyzwań
opt-ladder-challenges_6 = Wszystkie 6 Wyzwań
option-temple_track = Tor Świątyń
    .text = Która strona Toru Świątyń jest w użyciu: strona A ma dwa pola z Darami, strona B trzy.
opt-temple_track-a = Strona A (dwa pola Darów)
opt-temple_track-b = Strona B (trzy pola Darów)
option-ninth_level = Dziewiąty poziom Posągów
    .text = Czy ukończenie ostatniego Posągu rozpoczyna Ragnarok (zasada własna LOR-R03), czy jak w instrukcji tylko trzecia odwrócona karta Warunku. Bez zasady własnej Budowa Posągu pozostaje możliwa także bez nowego poziomu, aby sprawdzać Warunki.
opt-ninth_level-ragnarok = Rozpoczyna Ragnarok
opt-ninth_level-printed = Jak w instrukcji: tylko trzecia karta
option-own_cards = Twój Bohater i twoja Historia
    .text = Tylko dla jednego gracza przeciw Wyznawcom: wylosować po dwie karty i zachować po jednej (zalecane) albo wybrać dowolne.
opt-own_cards-drawn = Po jednej z dwóch wylosowanych
opt-own_cards-free = Dowolny wybór
option-villain_1 = Nikczemny Bohater 1
    .text = Nikczemny Bohater pierwszego Wyznawcy.
option-villain_2 = Nikczemny Bohater 2
    .text = Nikczemny Bohater drugiego Wyznawcy.
option-villain_3 = Nikczemny Bohater 3
    .text = Nikczemny Bohater trzeciego Wyznawcy.
opt-villain_1-random = Losowo
opt-villain_1-aslaug = Aslaug, Wieszczka Czarnego Słońca
opt-villain_1-beowulf = Beowulf Naznaczony Ogniem
opt-villain_1-ragnar = Ragnar, Wódz Popiołów
opt-villain_1-snorri = Snorri, Skald Ostatniej Pieśni
opt-villain_1-lagertha = Lagertha, Tarczowniczka Zgliszcz
opt-villain_2-random = Losowo
opt-villain_2-aslaug = Aslaug, Wieszczka Czarnego Słońca
opt-villain_2-beowulf = Beowulf Naznaczony Ogniem
opt-villain_2-ragnar = Ragnar, Wódz Popiołów
opt-villain_2-snorri = Snorri, Skald Ostatniej Pieśni
opt-villain_2-lagertha = Lagertha, Tarczowniczka Zgliszcz
opt-villain_3-random = Losowo
opt-villain_3-aslaug = Aslaug, Wieszczka Czarnego Słońca
opt-villain_3-beowulf = Beowulf Naznaczony Ogniem
opt-villain_3-ragnar = Ragnar, Wódz Popiołów
opt-villain_3-snorri = Snorri, Skald Ostatniej Pieśni
opt-villain_3-lagertha = Lagertha, Tarczowniczka Zgliszcz
option-method3_reading = Metoda Aslaug
    .text = Jak trzecia metoda wyboru celu czyta Krainy: dosłownie (najpierw Krainy, w których Wyznawca ma najmniej Regionów) albo odwrotnie (najpierw Krainy niemal zdobyte).
opt-method3_reading-literal = Dosłownie
opt-method3_reading-finish_lands = Domyka Krainy
option-easy_start = Łatwy start
    .text = Dla uczących się: Wyznawcy zaczynają bez żetonu Spustoszenia i bez Zalety, a jedna Cecha każdego gracza zaczyna od 3.
option-respite = Wytchnienie od Wyznawców
    .text = Dla uczących się: Wyznawcy odpoczywają w dwóch pierwszych turach (krótkie), w czterech pierwszych (długie) albo w czterech pierwszych i potem w co drugiej (trwałe).
opt-respite-none = Brak
opt-respite-short = Krótkie
opt-respite-long = Długie
opt-respite-lasting = Trwałe
option-challenges_drawn = Losowe Wyzwania
    .text = Ile kart Wyzwań dolosować, oprócz tych, które wybrano poniżej.
opt-challenges_drawn-0 = 0
opt-challenges_drawn-1 = 1
opt-challenges_drawn-2 = 2
opt-challenges_drawn-3 = 3
opt-challenges_drawn-4 = 4
opt-challenges_drawn-5 = 5
opt-challenges_drawn-6 = 6
option-challenge_iron_vanguard = Wyzwanie: Żelazna straż przednia
    .text = Zwiększ o 1 Siłę obu początkowych Armii każdego Wyznawcy.
challenge-iron_vanguard = Żelazna straż przednia
    .text = Zwiększ o 1 Siłę obu początkowych Armii każdego Wyznawcy.
option-challenge_heralds = Wyzwanie: Heroldowie Muspelheimu
    .text = Po wyłożeniu rzędu wtasuj karty Heroldów do talii Akcji pierwszego Wyznawcy.
challenge-heralds = Heroldowie Muspelheimu
    .text = Po wyłożeniu rzędu wtasuj karty Heroldów do talii Akcji pierwszego Wyznawcy.
option-challenge_red_dawn = Wyzwanie: Czerwony świt
    .text = Pierwszy Wyznawca kładzie jeszcze jeden żeton Spustoszenia.
challenge-red_dawn = Czerwony świt
    .text = Pierwszy Wyznawca kładzie jeszcze jeden żeton Spustoszenia.
option-challenge_long_night = Wyzwanie: Długa noc
    .text = Każdy Wyznawca wykonuje w kroku Run do trzech możliwych Akcji Runicznych zamiast dwóch.
challenge-long_night = Długa noc
    .text = Każdy Wyznawca wykonuje w kroku Run do trzech możliwych Akcji Runicznych zamiast dwóch.
option-challenge_relentless = Wyzwanie: Nieugięci
    .text = Wyznawca, który wygrał Bitwę, nie zmniejsza żadnej Armii.
challenge-relentless = Nieugięci
    .text = Wyznawca, który wygrał Bitwę, nie zmniejsza żadnej Armii.
option-challenge_scorched_earth = Wyzwanie: Spalona ziemia
    .text = Do usunięcia żetonu Spustoszenia potrzebna jest Armia o Sile co najmniej o 1 większej niż najniższa odkryta liczba (nigdy więcej niż 6).
challenge-scorched_earth = Spalona ziemia
    .text = Do usunięcia żetonu Spustoszenia potrzebna jest Armia o Sile co najmniej o 1 większej niż najniższa odkryta liczba (nigdy więcej niż 6).

## Plansza

region-1 = Region 1
region-2 = Region 2
region-3 = Region 3
region-4 = Region 4
region-5 = Region 5
region-6 = Region 6
region-7 = Region 7
region-8 = Region 8
region-9 = Region 9
region-10 = Region 10
region-11 = Region 11
region-12 = Region 12
region-13 = Region 13
region-14 = Region 14
region-15 = Region 15
region-16 = Region 16
region-17 = Region 17
region-18 = Region 18
region-19 = Region 19
region-20 = Region 20
region-21 = Region 21
army-1_1 = Armia o Sile 1 w Regionie 1
army-1_2 = Armia o Sile 2 w Regionie 1
army-1_3 = Armia o Sile 3 w Regionie 1
army-1_4 = Armia o Sile 4 w Regionie 1
army-1_5 = Armia o Sile 5 w Regionie 1
army-1_6 = Armia o Sile 6 w Regionie 1
army-2_1 = Armia o Sile 1 w Regionie 2
army-2_2 = Armia o Sile 2 w Regionie 2
army-2_3 = Armia o Sile 3 w Regionie 2
army-2_4 = Armia o Sile 4 w Regionie 2
army-2_5 = Armia o Sile 5 w Regionie 2
army-2_6 = Armia o Sile 6 w Regionie 2
army-3_1 = Armia o Sile 1 w Regionie 3
army-3_2 = Armia o Sile 2 w Regionie 3
army-3_3 = Armia o Sile 3 w Regionie 3
army-3_4 = Armia o Sile 4 w Regionie 3
army-3_5 = Armia o Sile 5 w Regionie 3
army-3_6 = Armia o Sile 6 w Regionie 3
army-4_1 = Armia o Sile 1 w Regionie 4
army-4_2 = Armia o Sile 2 w Regionie 4
army-4_3 = Armia o Sile 3 w Regionie 4
army-4_4 = Armia o Sile 4 w Regionie 4
army-4_5 = Armia o Sile 5 w Regionie 4
army-4_6 = Armia o Sile 6 w Regionie 4
army-5_1 = Armia o Sile 1 w Regionie 5
army-5_2 = Armia o Sile 2 w Regionie 5
army-5_3 = Armia o Sile 3 w Regionie 5
army-5_4 = Armia o Sile 4 w Regionie 5
army-5_5 = Armia o Sile 5 w Regionie 5
army-5_6 = Armia o Sile 6 w Regionie 5
army-6_1 = Armia o Sile 1 w Regionie 6
army-6_2 = Armia o Sile 2 w Regionie 6
army-6_3 = Armia o Sile 3 w Regionie 6
army-6_4 = Armia o Sile 4 w Regionie 6
army-6_5 = Armia o Sile 5 w Regionie 6
army-6_6 = Armia o Sile 6 w Regionie 6
army-7_1 = Armia o Sile 1 w Regionie 7
army-7_2 = Armia o Sile 2 w Regionie 7
army-7_3 = Armia o Sile 3 w Regionie 7
army-7_4 = Armia o Sile 4 w Regionie 7
army-7_5 = Armia o Sile 5 w Regionie 7
army-7_6 = Armia o Sile 6 w Regionie 7
army-8_1 = Armia o Sile 1 w Regionie 8
army-8_2 = Armia o Sile 2 w Regionie 8
army-8_3 = Armia o Sile 3 w Regionie 8
army-8_4 = Armia o Sile 4 w Regionie 8
army-8_5 = Armia o Sile 5 w Regionie 8
army-8_6 = Armia o Sile 6 w Regionie 8
army-9_1 = Armia o Sile 1 w Regionie 9
army-9_2 = Armia o Sile 2 w Regionie 9
army-9_3 = Armia o Sile 3 w Regionie 9
army-9_4 = Armia o Sile 4 w Regionie 9
army-9_5 = Armia o Sile 5 w Regionie 9
army-9_6 = Armia o Sile 6 w Regionie 9
army-10_1 = Armia o Sile 1 w Regionie 10
army-10_2 = Armia o Sile 2 w Regionie 10
army-10_3 = Armia o Sile 3 w Regionie 10
army-10_4 = Armia o Sile 4 w Regionie 10
army-10_5 = Armia o Sile 5 w Regionie 10
army-10_6 = Armia o Sile 6 w Regionie 10
army-11_1 = Armia o Sile 1 w Regionie 11
army-11_2 = Armia o Sile 2 w Regionie 11
army-11_3 = Armia o Sile 3 w Regionie 11
army-11_4 = Armia o Sile 4 w Regionie 11
army-11_5 = Armia o Sile 5 w Regionie 11
army-11_6 = Armia o Sile 6 w Regionie 11
army-12_1 = Armia o Sile 1 w Regionie 12
army-12_2 = Armia o Sile 2 w Regionie 12
army-12_3 = Armia o Sile 3 w Regionie 12
army-12_4 = Armia o Sile 4 w Regionie 12
army-12_5 = Armia o Sile 5 w Regionie 12
army-12_6 = Armia o Sile 6 w Regionie 12
army-13_1 = Armia o Sile 1 w Regionie 13
army-13_2 = Armia o Sile 2 w Regionie 13
army-13_3 = Armia o Sile 3 w Regionie 13
army-13_4 = Armia o Sile 4 w Regionie 13
army-13_5 = Armia o Sile 5 w Regionie 13
army-13_6 = Armia o Sile 6 w Regionie 13
army-14_1 = Armia o Sile 1 w Regionie 14
army-14_2 = Armia o Sile 2 w Regionie 14
army-14_3 = Armia o Sile 3 w Regionie 14
army-14_4 = Armia o Sile 4 w Regionie 14
army-14_5 = Armia o Sile 5 w Regionie 14
army-14_6 = Armia o Sile 6 w Regionie 14
army-15_1 = Armia o Sile 1 w Regionie 15
army-15_2 = Armia o Sile 2 w Regionie 15
army-15_3 = Armia o Sile 3 w Regionie 15
army-15_4 = Armia o Sile 4 w Regionie 15
army-15_5 = Armia o Sile 5 w Regionie 15
army-15_6 = Armia o Sile 6 w Regionie 15
army-16_1 = Armia o Sile 1 w Regionie 16
army-16_2 = Armia o Sile 2 w Regionie 16
army-16_3 = Armia o Sile 3 w Regionie 16
army-16_4 = Armia o Sile 4 w Regionie 16
army-16_5 = Armia o Sile 5 w Regionie 16
army-16_6 = Armia o Sile 6 w Regionie 16
army-17_1 = Armia o Sile 1 w Regionie 17
army-17_2 = Armia o Sile 2 w Regionie 17
army-17_3 = Armia o Sile 3 w Regionie 17
army-17_4 = Armia o Sile 4 w Regionie 17
army-17_5 = Armia o Sile 5 w Regionie 17
army-17_6 = Armia o Sile 6 w Regionie 17
army-18_1 = Armia o Sile 1 w Regionie 18
army-18_2 = Armia o Sile 2 w Regionie 18
army-18_3 = Armia o Sile 3 w Regionie 18
army-18_4 = Armia o Sile 4 w Regionie 18
army-18_5 = Armia o Sile 5 w Regionie 18
army-18_6 = Armia o Sile 6 w Regionie 18
army-19_1 = Armia o Sile 1 w Regionie 19
army-19_2 = Armia o Sile 2 w Regionie 19
army-19_3 = Armia o Sile 3 w Regionie 19
army-19_4 = Armia o Sile 4 w Regionie 19
army-19_5 = Armia o Sile 5 w Regionie 19
army-19_6 = Armia o Sile 6 w Regionie 19
army-20_1 = Armia o Sile 1 w Regionie 20
army-20_2 = Armia o Sile 2 w Regionie 20
army-20_3 = Armia o Sile 3 w Regionie 20
army-20_4 = Armia o Sile 4 w Regionie 20
army-20_5 = Armia o Sile 5 w Regionie 20
army-20_6 = Armia o Sile 6 w Regionie 20
army-21_1 = Armia o Sile 1 w Regionie 21
army-21_2 = Armia o Sile 2 w Regionie 21
army-21_3 = Armia o Sile 3 w Regionie 21
army-21_4 = Armia o Sile 4 w Regionie 21
army-21_5 = Armia o Sile 5 w Regionie 21
army-21_6 = Armia o Sile 6 w Regionie 21
sail-whale_road = Najpierw Drakkarem na Drogę Wielorybów
sail-amber_sea = Najpierw Drakkarem na Morze Bursztynowe
sail-serpent_sound = Najpierw Drakkarem do Cieśniny Węża
sail-ember_sea = Najpierw Drakkarem na Morze Żaru
sail-raven_bay = Najpierw Drakkarem do Zatoki Kruków
sail-ice_sea = Najpierw Drakkarem na Morze Lodowe
sea-whale_road = Droga Wielorybów
sea-amber_sea = Morze Bursztynowe
sea-serpent_sound = Cieśnina Węża
sea-ember_sea = Morze Żaru
sea-raven_bay = Zatoka Kruków
sea-ice_sea = Morze Lodowe
land-halogaland = Halogaland
land-svealand = Svealand
land-gotaland = Götaland
land-zealand = Zelandia
land-jutland = Jutlandia
land-hordaland = Hordaland
rune-uruz = Uruz
    .text = Płaci się nią za Akcje Runiczne i Sojusze.
rune-othala = Othala
    .text = Płaci się nią za Akcje Runiczne i Sojusze.
rune-algiz = Algiz
    .text = Płaci się nią za Akcje Runiczne i Sojusze.
attribute-authority = Posłuch
    .text = Siła werbowanych Armii.
attribute-strength = Siła
    .text = Liczba kart Walki dobieranych na Łowy; próg Uzurpacji.
attribute-wisdom = Mądrość
    .text = Limit kart Walki i limit Run.
realm-muspelheim = Muspelheim
    .text = Zwerbuj Armię o Sile 1 w jednym z kontrolowanych przez ciebie Regionów. Sojusz kosztuje Runę Uruz.
realm-svartalfheim = Svartalfheim
    .text = Dobierz 1 kartę Walki. Sojusz kosztuje Runę Othala.
realm-niflheim = Niflheim
    .text = Przesuń swój Drakkar o maksymalnie 3 Morza albo umieść jedną ze swoich Armii na planszy w dowolnym kontrolowanym przez siebie Regionie. Sojusz kosztuje Runę Algiz (w grze dla 2 graczy Uruz).
realm-vanaheim = Vanaheim
    .text = Weź 1 wybraną Runę. Sojusz kosztuje Runę Othala.
realm-alfheim = Alfheim
    .text = Umieść swojego Bohatera w dowolnym Regionie albo wylecz 1 Ranę. Sojusz kosztuje Runę Algiz.
realm-jotunheim = Jotunheim
    .text = Zwiększ o 1 Siłę jednej ze swoich Armii. Sojusz kosztuje Runę Uruz (w grze dla 2 graczy Algiz).
action-mobilize = Mobilizacja
    .text = Aktywuj dowolną liczbę swoich Armii, każdą raz.
action-reinforce = Posiłki
    .text = Zwerbuj Armię o Sile równej Posłuchowi.
action-build_temple = Budowa Świątyni
    .text = Zbuduj Świątynię przy kontrolowanej Kapliczce i weź Kapłana.
action-monsters = Potwory
    .text = Aktywuj do dwóch Potworów albo zapoluj na Potwora w Regionie z Bohaterem.
action-usurp = Uzurpacja
    .text = Przejmij kontrolę nad Regionem z Bohaterem.
action-prepare = Przygotowanie
    .text = Wybierz dwa: leczenie, karta, Runa, wzmocnienie Armii w Osadzie.
action-build_monument = Budowa Posągu
    .text = Rozbuduj Posąg, sprawdź Warunki Ragnaroku, opróżnij Koło Akcji, dobierz Zdarzenie.
action-usurp_alone = Uzurpacja bez Armii
    .text = Przejmujesz kontrolę nad Regionem z Bohaterem i nie werbujesz tam Armii.
action-usurp_with_tail = Uzurpacja z Ogonem Huldry
monument-odin = Posąg Odyna
    .text = Posłuch +1; zwiększ Siłę swoich Armii łącznie o poziom Posągu.
monument-thor = Posąg Thora
    .text = Siła +1; dobierz tyle kart Walki, ile wynosi poziom Posągu.
monument-freyja = Posąg Frei
    .text = Mądrość +1; weź tyle Run jednego rodzaju, ile wynosi poziom Posągu.

## Potwory

monster-fafnir = Fafnir
    .text = Atak na Region: jedna Armia w Regionie traci 2 Siły; jeżeli żadnej nie ma, Fafnir przesuwa się do sąsiedniego Regionu z dowolną Armią i ją Tratuje. Atak Specjalny: 2 Rany i odrzucenie 1 wybranej Runy.
monster-troll = Troll
    .text = Atak na Region: jedna Armia w Regionie i jedna Armia w dowolnym sąsiednim Regionie tracą po 1 Sile. Atak Specjalny: 1 Rana, Łowy się kończą, a gracz kierujący Potworem umieszcza Bohatera w wybranym Regionie.
monster-hati_skoll = Hati i Skoll
    .text = Atak na Region: gracz kontrolujący Region odrzuca kartę Walki albo Runę, po czym Hatiego i Skolla umieszcza się w innym Regionie z Posągiem lub Świątynią (bez Tratowania). Atak Specjalny: 2 Rany i odrzucenie połowy kart Walki, zaokrąglając w górę.
monster-huldra = Huldra
    .text = Atak na Region: Siła jednej Armii w Regionie lub w sąsiednim Regionie rośnie o 1. Atak Specjalny: Łowy się kończą, a gracz prowadzący Łowy odrzuca wszystkie swoje karty Walki.
monster-grendel = Grendel
    .text = Atak na Region: wszystkie Armie wycofują się, a znacznik Kontroli zostaje odrzucony; jeżeli znacznika nie było, umieść Grendela w dowolnym Regionie tej samej Krainy (bez Tratowania). Atak Specjalny: 1 Rana, obniżenie wybranej Cechy o 1 i koniec Łowów.
monster-draugr = Draugr
    .text = Atak na Region: każda Armia w Regionie traci 1 Siłę. Atak Specjalny: 1 Rana i odrzucenie 2 losowych kart Walki.
monster-loki = Loki
    .text = Armie nie mogą wchodzić do Regionu z Lokim ani być w nim umieszczane, werbowane ani się do niego wycofywać (nie dotyczy to Wyznawców). Łowy na Lokiego może rozpocząć tylko gracz, który pokonał 2 Potwory (w grze dla 2 graczy 1), licząc żetony Pogromcy. Runa Othala: gracz z Bohaterem w tym Regionie umieszcza Lokiego w dowolnym Regionie (bez Tratowania). Aktywacja Zdarzenia: dobierz kolejną kartę Zdarzeń i umieść Lokiego we wskazanym przez nią Regionie. Atak Specjalny: 2 Rany; jeżeli Mądrość gracza prowadzącego Łowy jest niższa niż 4, Łowy się kończą.
hunt-fafnir = Łowy: Fafnir
hunt-troll = Łowy: Troll
hunt-hati_skoll = Łowy: Hati i Skoll
hunt-huldra = Łowy: Huldra
hunt-grendel = Łowy: Grendel
hunt-draugr = Łowy: Draugr
hunt-loki = Łowy: Loki
space-1 = Pole Ran 1
space-2 = Pole Ran 2
space-3 = Pole Ran 3
space-4 = Pole Ran 4
space-5 = Pole Ran 5
space-6 = Pole Ran 6
space-7 = Pole Ran 7
space-8 = Pole Ran 8
weapon-axe = Topór
weapon-seax = Saks
weapon-sword = Miecz
weapon-spear = Włócznia
weapon-bow = Łuk
weapon-shield = Tarcza
face-move = Ruch
face-attack = Atak
face-choice = Wybór

## Bohaterowie i Historie

hero-aslaug = Aslaug, Wieszczka
    .text = Gdy przyznawana jest premia Domeny sąsiadującej z Regionem Aslaug, możesz z niej skorzystać jak sojusznik.
hero-beowulf = Beowulf, Berserker
    .text = Gdy otrzymujesz Ranę, dobierz 1 kartę Walki. Tuż przed swoimi Łowami lub Bitwą w Krainie z Beowulfem możesz zadać sobie 1 Ranę.
hero-ragnar = Ragnar, Wódz
    .text = Gdy atakujesz w Bitwie w Krainie z Ragnarem, zwiększ swoją Siłę Bitewną o 1 za każdą Armię uczestniczącą w tej Bitwie, także Armie obrońcy.
hero-snorri = Snorri, Skald
    .text = Gdy bez Bitwy przejmujesz kontrolę nad Regionem z Osadą w Krainie ze Snorrim, weź 1 wybraną Runę.
hero-lagertha = Lagertha, Tarczowniczka
    .text = Po wygranej Bitwie w Krainie z Lagerthą zwiększ o 1 Siłę jednej ze swoich Armii, które w niej walczyły.
named-aslaug = Aslaug
named-beowulf = Beowulf
named-ragnar = Ragnar
named-snorri = Snorri
named-lagertha = Lagertha
story-odin = Odinsson
    .text = Rozgrywasz pierwszą turę gry.
story-thor = Thorsson
    .text = Dobierz 1 kartę Walki.
story-freyja = Freyasson
    .text = Weź 2 Runy jednego wybranego rodzaju.
story-heimdall = Heimdallsson
    .text = Zawrzyj Sojusz z wybraną Domeną, bez Runy i bez karty Walki za pierwszeństwo.
story-tyr = Tyrsson
    .text = Zwiększ o 1 Siłę jednej ze swoich początkowych Armii.
story-loki = Lokisson
    .text = Umieść Bossa w dowolnym Regionie bez Armii, po czym weź 1 wybraną Runę.
villain-ragnar = Ragnar
    .text = Wódz Popiołów. Akcja Priorytetowa: Mobilizacja. Najeżdża najpierw Regiony graczy i ich sąsiedztwo.
villain-lagertha = Lagertha
    .text = Tarczowniczka Zgliszcz. Akcja Priorytetowa: Posiłki. Najeżdża najpierw Regiony graczy i ich sąsiedztwo.
villain-beowulf = Beowulf
    .text = Naznaczony Ogniem. Akcja Priorytetowa: Potwory. Zajmuje Kapliczki i prowadzi Łowy.
villain-snorri = Snorri
    .text = Skald Ostatniej Pieśni. Akcja Priorytetowa: Budowa Świątyni. Najpierw zajmuje Kapliczki.
villain-aslaug = Aslaug
    .text = Wieszczka Czarnego Słońca. Akcja Priorytetowa: Uzurpacja. Rozprzestrzenia się po Krainach.

## Artefakty

artifact-gungnir = Gungnir
    .text = Na początku tury: zwiększ Siłę jednej ze swoich Armii o 1.
artifact-mjolnir = Mjölnir
    .text = Na początku tury: dobierz 1 kartę Walki.
artifact-brisingamen = Brisingamen
    .text = Na początku tury: weź 1 wybraną Runę.
artifact-ulfhednar_cloak = Płaszcz Ulfhednarów
    .text = W Bitwie, gdy zagrywasz kartę Walki: dodaj 2 do swojej Siły Bitewnej.
artifact-blood_of_the_undead = Krew Nieumarłych
    .text = W Bitwie, gdy przydzielane są twoje Ofiary: zignoruj wszystkie.
artifact-sleeping_draught = Mikstura nasenna
    .text = Na początku lub na końcu swojego etapu Bohatera: zmniejsz o 2 Siłę jednej Armii (dowolnego gracza) w Regionie z twoim Bohaterem.
artifact-andvaris_ring = Pierścień Andwariego
    .text = Gdy płacisz za Akcję Runiczną: ta karta liczy się jako 1 Runa dowolnego rodzaju.
artifact-huldras_tail = Ogon Huldry
    .text = Gdy wybierasz Uzurpację: twoja Siła jest w tej akcji o 2 większa.
artifact-grendels_arm = Ramię Grendela
    .text = Na początku prowadzonych przez ciebie Łowów: dobierz 2 karty Walki.

## Karty Walki

combat-shieldmaidens = Tarczowniczki
    .text = Tarcza, wartość 1. Łowy: użyj, aby obronić się przed atakiem Potwora (nie przed Atakiem Specjalnym; wtedy bez Słabego Punktu), albo razem z Toporem lub Saksem zadaj Ranę dowolnego rodzaju. Bitwa: zignoruj 2 swoje Ofiary w tej Bitwie, z symboli lub z przegranej.
combat-shield_wall = Mur Tarcz
    .text = Tarcza, wartość 1. Łowy: użyj, aby obronić się przed atakiem Potwora (nie przed Atakiem Specjalnym; wtedy bez Słabego Punktu), albo razem z Toporem lub Saksem zadaj Ranę dowolnego rodzaju. Bitwa: jeśli się bronisz, dodaj 2 do Siły Bitewnej.
combat-huskarls = Huskarlowie
    .text = Topór, wartość 2. Łowy: zadaj Ranę z symbolem Topora albo razem z Tarczą Ranę dowolnego rodzaju. Bitwa: dodaj 1 do Siły Bitewnej w Krainie z twoim Bohaterem albo 2 w Regionie z twoim Bohaterem.
combat-raiders = Łupieżcy
    .text = Topór, wartość 2, Ofiary 1. Łowy: zadaj Ranę z symbolem Topora albo razem z Tarczą Ranę dowolnego rodzaju. Bitwa: jeśli wygrasz tę Bitwę, weź po niej 1 wybraną Runę.
combat-hirdmen = Drużynnicy
    .text = Miecz, wartość 3, Ofiary 1. Łowy: zadaj Ranę z symbolem Miecza albo razem z drugim Mieczem Ranę dowolnego rodzaju. Bitwa: bez efektu.
combat-champions = Zakuci Wojowie
    .text = Miecz, wartość 2. Łowy: zadaj Ranę z symbolem Miecza albo razem z drugim Mieczem Ranę dowolnego rodzaju. Bitwa: jeśli twój Posłuch jest większy niż przeciwnika, dodaj 2 do Siły Bitewnej.
combat-oathsworn = Zaprzysiężeni
    .text = Miecz, wartość 1, Ofiary 1. Łowy: zadaj Ranę z symbolem Miecza albo razem z drugim Mieczem Ranę dowolnego rodzaju. Bitwa: dodaj do Siły Bitewnej połowę swojego Posłuchu, zaokrąglając w górę.
combat-levy = Pospolite Ruszenie
    .text = Włócznia, wartość 2. Łowy: zadaj Ranę z symbolem Włóczni albo razem z drugą Włócznią Ranę dowolnego rodzaju. Bitwa: bez efektu.
combat-flankers = Oskrzydlający
    .text = Włócznia, wartość 2, Ofiary 1. Łowy: zadaj Ranę z symbolem Włóczni albo razem z drugą Włócznią Ranę dowolnego rodzaju. Bitwa: jeśli masz w tej Bitwie więcej Armii niż przeciwnik, dodaj 2 do Siły Bitewnej.
combat-reserves = Odwody
    .text = Włócznia, wartość 1. Łowy: zadaj Ranę z symbolem Włóczni albo razem z drugą Włócznią Ranę dowolnego rodzaju. Bitwa: możesz przesunąć do tej Bitwy jedną swoją Armię z sąsiedniego Regionu (także Drakkarem), który nie czeka na inną Bitwę.
combat-berserkers = Berserkowie
    .text = Saks, wartość 3, Ofiary 1. Łowy: zadaj Ranę z symbolem Saksa albo razem z Tarczą Ranę dowolnego rodzaju. Bitwa: jeśli atakujesz, dodaj 2 do Siły Bitewnej.
combat-ulfhednar = Ulfhednarowie
    .text = Saks, wartość 4, Ofiary 2. Łowy: zadaj Ranę z symbolem Saksa albo razem z Tarczą Ranę dowolnego rodzaju. Bitwa: bez efektu.
combat-archers = Łucznicy
    .text = Łuk, wartość 1. Łowy: zadaj Ranę z symbolem Łuku albo, raz na rundę Bohatera, odrzuć, aby dobrać 1 kartę Walki. Bitwa: jeśli łączna Siła twoich Armii w tej Bitwie jest większa niż przeciwnika, wybrana Armia przeciwnika traci 1 Siłę.
combat-trackers = Tropiciele
    .text = Łuk, wartość 1. Łowy: zadaj Ranę z symbolem Łuku albo, raz na rundę Bohatera, odrzuć, aby dobrać 1 kartę Walki. Bitwa: jeśli Region Bitwy sąsiaduje z Domeną, z którą masz Sojusz, dodaj 2 do Siły Bitewnej.
combat-ambush = Zasadzka
    .text = Łuk, wartość 2. Łowy: zadaj Ranę z symbolem Łuku albo, raz na rundę Bohatera, odrzuć, aby dobrać 1 kartę Walki. Bitwa: przeciwnik odrzuca 1 losową kartę Walki z ręki.

## Karty Ataku Potwora

attack-special_attack = Atak Specjalny
    .text = Szał 3, Słaby Punkt 7. Wykonaj Atak Specjalny ściganego Potwora lub Bossa. Tarcza nie blokuje tej karty. Potwór dobiera potem kart: 3.
attack-furious_attack = Wściekły Atak
    .text = Szał 2, Słaby Punkt 6. 1 Rana. Jeśli Siła Bohatera jest mniejsza niż 4, Potwór dobiera 2 karty więcej. Potwór dobiera potem kart: 4.
attack-destruction = Zniszczenie
    .text = Szał 5, Słaby Punkt 5. Odwróć na stronę Rany wszystkie nieodwrócone żetony Cech Bohatera. Potwór dobiera potem kart: 2.
attack-withdrawal = Odwołanie
    .text = Szał 4, Słaby Punkt 8. Łowy kończą się porażką. Potwór dobiera potem kart: 3.
attack-claws = Szpony
    .text = Szał 3, Słaby Punkt 6. 1 Rana. Potwór dobiera potem kart: 3.
attack-crushing_blow = Miażdżący Cios
    .text = Szał 4, Słaby Punkt 8. 2 Rany. Potwór dobiera potem kart: 2.
attack-roar = Ryk
    .text = Szał 2, Słaby Punkt 5. Gracz prowadzący Łowy odrzuca 1 losową kartę Walki. Potwór dobiera potem kart: 3.
attack-tail_sweep = Zamaszyste Uderzenie
    .text = Szał 3, Słaby Punkt 7. Gracz prowadzący Łowy odrzuca 2 wybrane karty Walki. Potwór dobiera potem kart: 3.
attack-thick_hide = Gruba Skóra
    .text = Szał 4, Słaby Punkt 6. W następnej rundzie Bohatera można zadać najwyżej 2 Rany. Potwór dobiera potem kart: 2.
attack-regeneration = Regeneracja
    .text = Szał 3, Słaby Punkt 7. Gracz kierujący Potworem usuwa z pola Ran bez nagrody 1 znacznik Kontroli gracza prowadzącego Łowy, położony w tych Łowach. Potwór dobiera potem kart: 3.

## Karty Zdarzeń

event-event_01 = Zdarzenie 1
    .text = Umieść Potwora z Runą Uruz w Regionie 1; aktywuj Potwory z Runą Algiz, potem z Runą Othala; aktywuj Lokiego.
event-event_02 = Zdarzenie 2
    .text = Umieść Potwora z Runą Othala w Regionie 2; aktywuj Potwory z Runą Uruz, potem z Runą Othala.
event-event_03 = Zdarzenie 3
    .text = Umieść Potwora z Runą Algiz w Regionie 3; aktywuj Potwory z Runą Uruz, potem z Runą Othala.
event-event_04 = Zdarzenie 4
    .text = Umieść Potwora z Runą Uruz w Regionie 4; aktywuj Potwory z Runą Algiz, potem z Runą Uruz.
event-event_05 = Zdarzenie 5
    .text = Umieść Potwora z Runą Othala w Regionie 5; aktywuj Potwory z Runą Uruz, potem z Runą Othala; aktywuj Lokiego.
event-event_06 = Zdarzenie 6
    .text = Umieść Potwora z Runą Algiz w Regionie 6; aktywuj Potwory z Runą Algiz, potem z Runą Uruz.
event-event_07 = Zdarzenie 7
    .text = Umieść Potwora z Runą Uruz w Regionie 7; aktywuj Potwory z Runą Othala, potem z Runą Algiz.
event-event_08 = Zdarzenie 8
    .text = Umieść Potwora z Runą Othala w Regionie 8; aktywuj Potwory z Runą Uruz, potem z Runą Algiz.
event-event_09 = Zdarzenie 9
    .text = Umieść Potwora z Runą Algiz w Regionie 9; aktywuj Potwory z Runą Uruz, potem z Runą Algiz; aktywuj Lokiego.
event-event_10 = Zdarzenie 10
    .text = Umieść Potwora z Runą Uruz w Regionie 10; aktywuj Potwory z Runą Uruz, potem z Runą Othala; aktywuj Lokiego.
event-event_11 = Zdarzenie 11
    .text = Umieść Potwora z Runą Othala w Regionie 11; aktywuj Potwory z Runą Othala, potem z Runą Uruz.
event-event_12 = Zdarzenie 12
    .text = Umieść Potwora z Runą Algiz w Regionie 12; aktywuj Potwory z Runą Othala, potem z Runą Algiz.
event-event_13 = Zdarzenie 13
    .text = Umieść Potwora z Runą Uruz w Regionie 13; aktywuj Potwory z Runą Uruz, potem z Runą Algiz.
event-event_14 = Zdarzenie 14
    .text = Umieść Potwora z Runą Othala w Regionie 14; aktywuj Potwory z Runą Othala, potem z Runą Algiz; aktywuj Lokiego.
event-event_15 = Zdarzenie 15
    .text = Umieść Potwora z Runą Algiz w Regionie 15; aktywuj Potwory z Runą Othala, potem z Runą Algiz.
event-event_16 = Zdarzenie 16
    .text = Umieść Potwora z Runą Uruz w Regionie 16; aktywuj Potwory z Runą Algiz, potem z Runą Uruz.
event-event_17 = Zdarzenie 17
    .text = Umieść Potwora z Runą Othala w Regionie 17; aktywuj Potwory z Runą Algiz, potem z Runą Othala.
event-event_18 = Zdarzenie 18
    .text = Umieść Potwora z Runą Algiz w Regionie 18; aktywuj Potwory z Runą Othala, potem z Runą Uruz; aktywuj Lokiego.
event-event_19 = Zdarzenie 19
    .text = Umieść Potwora z Runą Uruz w Regionie 19; aktywuj Potwory z Runą Algiz, potem z Runą Othala.
event-event_20 = Zdarzenie 20
    .text = Umieść Potwora z Runą Othala w Regionie 20; aktywuj Potwory z Runą Algiz, potem z Runą Uruz; aktywuj Lokiego.
event-event_21 = Zdarzenie 21
    .text = Umieść Potwora z Runą Algiz w Regionie 21; aktywuj Potwory z Runą Othala, potem z Runą Uruz.

## Boskie Dary

gift-victory_feast = Uczta Zwycięstwa
    .text = Po prowadzonych przez ciebie Łowach, niezależnie od wyniku, wylecz 1 Ranę.
gift-songs_and_legends = Pieśni i Legendy
    .text = Gdy Akcją Runiczną aktywujesz kontrolowanego Potwora, możesz najpierw przesunąć go do sąsiedniego Regionu (może przy tym Tratować).
gift-runecarver = Rzeźbiarz Run
    .text = Gdy na etapie Modlitwy bierzesz Runę z Kuźni, weź też 1 Runę tego samego rodzaju z zapasu.
gift-mimirs_well = Studnia Mimira
    .text = Twój limit Run to Mądrość + 2 (limit kart Walki się nie zmienia).
gift-seidr = Seidr
    .text = Gdy płacisz za Akcję Runiczną o koszcie 2 Run, mogą być tego samego rodzaju.
gift-thread_of_the_norns = Nić Norn
    .text = Na początku etapu Akcji Runicznej możesz zwrócić 1 Runę i wziąć 1 Runę innego rodzaju.
gift-dwarven_debt = Dług Karłów
    .text = Gdy inny gracz zakryje twój wierzchni znacznik na Kole Akcji, weź 2 wybrane Runy zamiast 1.
gift-sap_of_the_world_tree = Sok Drzewa Świata
    .text = Twoja Akcja Runiczna: wydaj 1 dowolną Runę, by wyleczyć do 2 Ran.
gift-forced_march = Forsowny Marsz
    .text = Na etapie Manewrów aktywowana Armia może przejść do 2 Regionów; zatrzymuje się w Regionie z Armią innego gracza.
gift-thing_assembly = Wiec
    .text = Na końcu Manewrów możesz zwiększyć o 1 Siłę jednej swojej nieaktywowanej Armii w kontrolowanym Regionie z Osadą.
gift-mead_hall = Dwór Miodu
    .text = Armia, którą aktywujesz, by zwiększyć jej Siłę w Osadzie, zwiększa ją o 2 zamiast o 1.
gift-raven_banner = Kruczy Sztandar
    .text = Armia werbowana z Siłą równą Posłuchowi ma Siłę o 1 większą (najwyżej 6).
gift-shipwrights = Szkutnicy
    .text = Gdy na etapie Bohatera przesuwasz Bohatera, możesz też przesunąć Drakkar o 1 Morze, przed ruchem lub po nim.
gift-beachhead = Przyczółek
    .text = Raz na turę, gdy twoja Armia wchodzi do Regionu dzięki Drakkarowi, zwiększ o 1 jej Siłę przed ewentualną Bitwą.
gift-usurpers_tongue = Język Uzurpatora
    .text = Przy sprawdzaniu Uzurpacji twoja Siła jest o 1 większa.
gift-freemen = Wolni Kmiecie
    .text = Dla twoich Armii Siła Ludności neutralnych Regionów jest o 1 mniejsza (co najmniej 1); nie dotyczy Uzurpacji.
gift-winter_stores = Zimowe Zapasy
    .text = W akcji Przygotowanie wybierasz trzy opcje zamiast dwóch.
gift-einherjar = Einherjarowie
    .text = Gdy przegrywasz Bitwę, twoje Armie nie tracą po 1 Sile za przegraną; symbole Ofiar nadal działają.
gift-odins_favour = Przychylność Odyna
    .text = Gdy atakujesz w Bitwie, dodaj 1 do Siły Bitewnej.
gift-earthen_ramparts = Ziemne Wały
    .text = Gdy bronisz się w Regionie z Osadą lub Świątynią, dodaj 2 do Siły Bitewnej.
gift-twin_altars = Bliźniacze Ołtarze
    .text = Na etapie Modlitwy możesz wysłać 2 Kapłanów zamiast 1, do dwóch różnych Posągów.
gift-spoils_of_war = Łupy Wojenne
    .text = Po wygranej Bitwie dobierz 1 kartę Walki.
gift-battle_fury = Bojowy Szał
    .text = W każdej Bitwie pierwsza zagrana przez ciebie karta z symbolem Ofiar ma o 1 symbol mniej.
gift-ransom = Okup
    .text = Po wygranej Bitwie przegrany oddaje ci 1 wybraną przez ciebie Runę.
gift-skirmishers = Harcownicy
    .text = Na początku Bitwy możesz zwrócić 1 Runę, by dobrać 1 kartę Walki.
gift-hunters_eye = Oko Łowcy
    .text = Na początku prowadzonych przez ciebie Łowów dobierz 1 kartę Walki więcej.
gift-iron_skin = Żelazna Skóra
    .text = Zignoruj pierwszą Ranę w każdych prowadzonych przez ciebie Łowach.
gift-beast_lore = Wiedza o Bestiach
    .text = W prowadzonych przez ciebie Łowach dodaj 2 do sumy porównywanej ze Słabym Punktem.
gift-poisoned_arrows = Zatrute Strzały
    .text = Twoja Akcja Runiczna: wydaj 2 różne Runy, by zadać 1 Ranę Potworowi w Regionie z Bohaterem (poza Łowami).
gift-unyielding = Nieugięty
    .text = Gdy twoje Łowy się nie powiodą, nie otrzymujesz za to Rany.
gift-sleipnirs_gallop = Galop Sleipnira
    .text = Na etapie Bohatera twój Bohater może przejść do 3 Regionów.
gift-eirs_touch = Dotyk Eir
    .text = Jeśli na etapie Bohatera wybierasz coś innego niż leczenie, możesz też wyleczyć 1 Ranę.
gift-envoy_of_the_realms = Poseł Domen
    .text = Sojusz w Akcji Runicznej możesz opłacić Runą dowolnego rodzaju.
gift-bifrost = Bifrost
    .text = Gdy zawierasz Sojusz w Domenie, w której nie jesteś pierwszy, dobierz 1 kartę Walki.
gift-high_priest = Arcykapłan
    .text = Gdy budujesz Świątynię, weź 2 Kapłanów zamiast 1.
gift-beast_tamer = Poskramiacz Bestii
    .text = Kontrolę nad neutralnym Potworem możesz przejąć także w Regionie sąsiadującym z Regionem Bohatera.

## Warunki Ragnaroku

condition-rc34_monument = Gniew Bogów
    .text = Co najmniej 1 Posąg jest na poziomie 3.
condition-rc34_land = Żelazne Rządy
    .text = Wszystkie Regiony co najmniej 1 Krainy kontroluje jeden gracz.
condition-rc34_monsters = Krew Bestii
    .text = W tej grze pokonano co najmniej 2 Potwory.
condition-rc34_temples = Głos Godiego
    .text = Jeden gracz kontroluje co najmniej 4 Regiony ze Świątynią.
condition-rc34_realms = Drżące Konary
    .text = W każdej z 6 Domen jest co najmniej 1 znacznik Sojuszu.
condition-rc2_monument = Gniew Bogów
    .text = Co najmniej 1 Posąg jest na poziomie 3.
condition-rc2_lands = Żelazne Rządy
    .text = Co najmniej 2 Krainy są w całości kontrolowane, każda przez jednego gracza.
condition-rc2_monsters = Krew Bestii
    .text = W tej grze pokonano co najmniej 1 Potwora.
condition-rc2_temples = Głos Godiego
    .text = Jeden gracz kontroluje co najmniej 3 Regiony ze Świątynią.
condition-rc2_realms = Drżące Konary
    .text = W co najmniej 5 z 6 Domen jest znacznik Sojuszu.

## Karty Akcji Wyznawców

action-basic_a1 = Pierwsza iskra
    .text = Runy: Zawrzyj Sojusz z Domeną, Wzmocnij Armię. Akcja: Posiłki.
action-basic_a2 = Maszerujące ognie
    .text = Runy: Przejmij kontrolę nad neutralnym Potworem, Wzmocnij Armię. Akcja: Mobilizacja.
action-basic_a3 = Zebrany popiół
    .text = Runy: Zawrzyj Sojusz z Domeną. Akcja: Przygotowanie.
action-basic_a4 = Czarny ołtarz
    .text = Runy: Zawrzyj Sojusz z Domeną, Dobierz karty Walki. Akcja: Budowa Świątyni.
action-basic_a5 = Wycie w dymie
    .text = Runy: Przejmij kontrolę nad neutralnym Potworem, Aktywuj Potwora. Akcja: Potwory. Premia: Jeśli ma co najwyżej 3 karty Walki, dobiera 1 kartę Walki.
action-basic_a6 = Złamane przysięgi
    .text = Runy: Dobierz karty Walki. Akcja: Uzurpacja. Premia: Jeśli nie przejął w tej turze żadnego Regionu, wzmacnia Armię raz.
action-basic_b1 = Rogi wojenne
    .text = Runy: Wzmocnij Armię, Zawrzyj Sojusz z Domeną. Akcja: Mobilizacja.
action-basic_b2 = Żelazny zaciąg
    .text = Runy: Wzmocnij Armię. Akcja: Posiłki.
action-basic_b3 = Płonący dwór
    .text = Runy: Dobierz karty Walki, Zawrzyj Sojusz z Domeną. Akcja: Uzurpacja.
action-basic_b4 = Druga fala
    .text = Runy: Przejmij kontrolę nad neutralnym Potworem, Wzmocnij Armię. Akcja: Mobilizacja. Premia: Jeśli ma na planszy Armię o Sile co najmniej 4, dobiera 1 kartę Walki.
action-basic_b5 = Naostrzona stal
    .text = Runy: Dobierz karty Walki. Akcja: Przygotowanie.
action-basic_b6 = Danina krwi
    .text = Runy: Zawrzyj Sojusz z Domeną, Zwerbuj Armię. Akcja: Posiłki. Premia: Jeśli ma na planszy co najwyżej 2 Armie, wzmacnia Armię raz.
action-basic_c1 = Szepczące runy
    .text = Runy: Zawrzyj Sojusz z Domeną, Zawrzyj Sojusz z Domeną. Akcja: Przygotowanie.
action-basic_c2 = Ofiara z dymu
    .text = Runy: Zawrzyj Sojusz z Domeną, Wzmocnij Armię. Akcja: Budowa Świątyni.
action-basic_c3 = Karmazynowe niebo
    .text = Runy: Przejmij kontrolę nad neutralnym Potworem, Aktywuj Potwora. Akcja: Potwory.
action-basic_c4 = Kaznodzieje ognia
    .text = Runy: Dobierz karty Walki. Akcja: Uzurpacja. Premia: Jeśli nie ma Kapłana w puli, zyskuje 1 Runę.
action-basic_c5 = Pielgrzymi popiołu
    .text = Runy: Wzmocnij Armię, Zawrzyj Sojusz z Domeną. Akcja: Budowa Świątyni. Premia: Jeśli nie kontroluje Kapliczki bez Świątyni, wzmacnia Armię raz.
action-basic_c6 = Okowy bestii
    .text = Runy: Przejmij kontrolę nad neutralnym Potworem, Dobierz karty Walki. Akcja: Potwory.
action-jarl_1 = Jarl popiołów
    .text = Runy: Wzmocnij Armię, Zwerbuj Armię. Akcja: Posiłki. Premia: Jeśli kontroluje co najmniej 5 Regionów, wzmacnia Armię 2 razy.
action-jarl_2 = Natarcie muru tarcz
    .text = Runy: Wzmocnij Armię, Dobierz karty Walki. Akcja: Mobilizacja. Premia: Jeśli ma na planszy Armię o Sile co najmniej 5, dobiera 3 karty Walki.
action-jarl_3 = Zamknięcie pierścienia
    .text = Runy: Wzmocnij Armię. Akcja: Mobilizacja. Premia: Jeśli do całej Krainy brakuje mu dokładnie jednego Regionu, najeżdża ten brakujący Region, jeśli może.
action-jarl_4 = Zakładnicy
    .text = Runy: Dobierz karty Walki, Zawrzyj Sojusz z Domeną. Akcja: Uzurpacja. Premia: Jeśli przejął w tej turze Region, zyskuje 1 Runę.
action-jarl_5 = Pobór przy pochodniach
    .text = Runy: Zwerbuj Armię, Zawrzyj Sojusz z Domeną. Akcja: Posiłki. Premia: Jeśli ma na planszy co najwyżej 3 Armie, werbuje Armię o Sile 2.
action-jarl_6 = Spalone pogranicze
    .text = Runy: Wzmocnij Armię, Aktywuj Potwora. Akcja: Mobilizacja. Premia: Jeśli któryś gracz kontroluje więcej Regionów, najeżdża Region, jeśli może.
action-jarl_7 = Danina z broni
    .text = Runy: Zwiększ Cechę. Akcja: Przygotowanie. Premia: Jeśli kontroluje całą Krainę, wzmacnia Armię 2 razy.
action-jarl_8 = Na kolana
    .text = Runy: Zawrzyj Sojusz z Domeną, Wzmocnij Armię. Akcja: Uzurpacja. Premia: Jeśli do całej Krainy brakuje mu dokładnie jednego Regionu, najeżdża ten brakujący Region, jeśli może.
action-jarl_9 = Straż przednia Surtura
    .text = Runy: Wzmocnij Armię, Wzmocnij Armię. Akcja: Posiłki. Premia: Jeśli kontroluje całą Krainę, najeżdża Region, jeśli może.
action-godi_1 = Świątynia żaru
    .text = Runy: Zawrzyj Sojusz z Domeną, Zwiększ Cechę. Akcja: Budowa Świątyni. Premia: Jeśli kontroluje Region ze Świątynią, zyskuje 1 Kapłana.
action-godi_2 = Święty płomień
    .text = Runy: Zawrzyj Sojusz z Domeną, Wzmocnij Armię. Akcja: Budowa Świątyni. Premia: Jeśli nie kontroluje Kapliczki bez Świątyni, najeżdża Region z Kapliczką, jeśli może.
action-godi_3 = Kazanie u korzeni
    .text = Runy: Zawrzyj Sojusz z Domeną, Dobierz karty Walki. Akcja: Uzurpacja. Premia: Jeśli jego Bohater jest w Regionie z Kapliczką, zyskuje 1 Kapłana.
action-godi_4 = Zaprzysiężeni strażnicy
    .text = Runy: Wzmocnij Armię, Zawrzyj Sojusz z Domeną. Akcja: Posiłki. Premia: Jeśli kontroluje co najmniej 2 Regiony ze Świątynią, wzmacnia Armię 2 razy.
action-godi_5 = Dar Muspelheimu
    .text = Runy: Zawrzyj Sojusz z Domeną, Zwiększ Cechę. Akcja: Budowa Świątyni. Premia: Jeśli kontroluje co najmniej 2 Regiony ze Świątynią, zyskuje losowy Dar.
action-godi_6 = Nawróceni
    .text = Runy: Dobierz karty Walki, Wzmocnij Armię. Akcja: Uzurpacja. Premia: Jeśli nie kontroluje Kapliczki bez Świątyni, najeżdża Region z Kapliczką, jeśli może.
action-godi_7 = Popielna procesja
    .text = Runy: Wzmocnij Armię. Akcja: Mobilizacja. Premia: Jeśli kontroluje Kapliczkę bez Świątyni, zyskuje 2 Runy.
action-godi_8 = Wróżba z żaru
    .text = Runy: Zawrzyj Sojusz z Domeną, Zwiększ Cechę. Akcja: Przygotowanie. Premia: Jeśli ma Sojusze z co najmniej 2 Domenami, zwiększa Cechę o 1.
action-godi_9 = Konsekracja
    .text = Runy: Zawrzyj Sojusz z Domeną, Zwerbuj Armię. Akcja: Budowa Świątyni. Premia: Jeśli kontroluje Kapliczkę bez Świątyni, buduje Świątynię bez znacznika i bez Kapłana.
action-slayer_1 = Krwawy trop
    .text = Runy: Dobierz karty Walki, Przejmij kontrolę nad neutralnym Potworem. Akcja: Potwory. Premia: Jeśli żaden Potwór nie jest w zasięgu Łowów, dobiera 2 karty Walki.
action-slayer_2 = Wielkie łowy
    .text = Runy: Dobierz karty Walki, Zwiększ Cechę. Akcja: Potwory. Premia: Jeśli ma trofeum lub żeton Pogromcy, dobiera 1 kartę Walki.
action-slayer_3 = Ognista włócznia
    .text = Runy: Dobierz karty Walki, Aktywuj Potwora. Akcja: Potwory. Premia: Jeśli Potwór jest w zasięgu Łowów, zadaje 1 Ranę Potworowi w zasięgu.
action-slayer_4 = Sala trofeów
    .text = Runy: Wzmocnij Armię, Dobierz karty Walki. Akcja: Posiłki. Premia: Jeśli ma trofeum lub żeton Pogromcy, wzmacnia Armię 2 razy.
action-slayer_5 = Władca bestii
    .text = Runy: Przejmij kontrolę nad neutralnym Potworem, Aktywuj Potwora. Akcja: Potwory. Premia: Jeśli kontroluje Potwora, zwiększa Siłę o 1.
action-slayer_6 = Zatrute ostrza
    .text = Runy: Dobierz karty Walki, Zwiększ Cechę. Akcja: Przygotowanie. Premia: Jeśli ma co najwyżej 4 karty Walki, dobiera 1 kartę Walki.
action-slayer_7 = Szlak łowców
    .text = Runy: Wzmocnij Armię, Przejmij kontrolę nad neutralnym Potworem. Akcja: Mobilizacja. Premia: Jeśli przejął w tej turze Region, dobiera 1 kartę Walki.
action-slayer_8 = Runa rzezi
    .text = Runy: Zwiększ Cechę. Akcja: Przygotowanie. Premia: Jeśli Potwór jest w zasięgu Łowów, zadaje 2 Rany Potworowi w zasięgu.
action-slayer_9 = Pan rzezi
    .text = Runy: Dobierz karty Walki, Zawrzyj Sojusz z Domeną. Akcja: Uzurpacja. Premia: Jeśli ma trofeum lub żeton Pogromcy, zyskuje losowy Dar.
action-hero_ragnar_1 = Synowie Ragnara
    .text = Runy: Wzmocnij Armię, Zwerbuj Armię. Akcja: Mobilizacja. Premia: Jeśli przejął w tej turze Region, wzmacnia Armię raz.
action-hero_ragnar_2 = Wielka Armia
    .text = Runy: Wzmocnij Armię, Zawrzyj Sojusz z Domeną. Akcja: Posiłki. Premia: Jeśli ma na planszy co najmniej 5 Armii, najeżdża Region, jeśli może.
action-hero_lagertha_1 = Panny Płonącej Tarczy
    .text = Runy: Dobierz karty Walki, Wzmocnij Armię. Akcja: Uzurpacja. Premia: Jeśli nie przejął w tej turze żadnego Regionu, dobiera 2 karty Walki.
action-hero_lagertha_2 = Jarl Hedeby
    .text = Runy: Wzmocnij Armię, Zawrzyj Sojusz z Domeną. Akcja: Mobilizacja. Premia: Dobiera 1 kartę Walki.
action-hero_beowulf_1 = Uścisk trzydziestu mężów
    .text = Runy: Dobierz karty Walki, Zwiększ Cechę. Akcja: Potwory. Premia: Jeśli Potwór jest w zasięgu Łowów, dobiera 1 kartę Walki.
action-hero_beowulf_2 = Furia Geatów
    .text = Runy: Dobierz karty Walki, Wzmocnij Armię. Akcja: Uzurpacja. Premia: Jeśli żaden Potwór nie jest w zasięgu Łowów, dobiera 1 kartę Walki.
action-hero_snorri_1 = Strofy mocy
    .text = Runy: Zawrzyj Sojusz z Domeną, Zwiększ Cechę. Akcja: Budowa Świątyni. Premia: Zyskuje 1 Runę.
action-hero_snorri_2 = Głosiciel prawa
    .text = Runy: Zawrzyj Sojusz z Domeną, Dobierz karty Walki. Akcja: Uzurpacja. Premia: Jeśli kontroluje co najmniej 2 Kapliczki bez Świątyni, buduje Świątynię bez znacznika i bez Kapłana.
action-hero_aslaug_1 = Wizja węża
    .text = Runy: Zawrzyj Sojusz z Domeną, Aktywuj Potwora. Akcja: Uzurpacja. Premia: Jeśli kontroluje Region ze Świątynią, zyskuje 1 Kapłana.
action-hero_aslaug_2 = Sztandar Czarnego Słońca
    .text = Runy: Zawrzyj Sojusz z Domeną, Wzmocnij Armię. Akcja: Budowa Świątyni. Premia: Jeśli nie kontroluje Kapliczki bez Świątyni, najeżdża Region z Kapliczką, jeśli może.
action-hero_herald_1 = Herold ognia
    .text = Runy: Wzmocnij Armię, Zwiększ Cechę. Akcja: Mobilizacja. Premia: Jeśli na mapie są co najmniej 3 żetony Spustoszenia, wzmacnia Armię 2 razy.
action-hero_herald_2 = Herold popiołu
    .text = Runy: Dobierz karty Walki, Zwerbuj Armię. Akcja: Uzurpacja. Premia: Jeśli na mapie są co najwyżej 2 żetony Spustoszenia, zyskuje 2 Runy.
follower_rune-control_monster = Przejmij kontrolę nad neutralnym Potworem
follower_rune-alliance = Zawrzyj Sojusz z Domeną
follower_rune-strengthen_army = Wzmocnij Armię
follower_rune-activate_monster = Aktywuj Potwora
follower_rune-draw_combat = Dobierz karty Walki
follower_rune-raise_attribute = Zwiększ Cechę
follower_rune-recruit_army = Zwerbuj Armię

## Sposoby zwycięstwa

ending-great_jarl = Wielki Jarl
ending-great_godi = Wielki Godi
ending-slayer = Pogromca
ending-ragnarok = Ragnarok
ending-manifestation = Manifestacja Surtura

## Akcje Runiczne i zapłata

rune_action-boss = Aktywuj Bossa
    .text = Bohater w Regionie z Lokim: umieść Lokiego w dowolnym Regionie.
rune_action-control_monster = Kontrola Potwora
    .text = Przejmij kontrolę nad neutralnym Potworem w Regionie z Bohaterem.
rune_action-alliance = Sojusz
    .text = Zawrzyj Sojusz z Domeną obok Regionu z Bohaterem.
rune_action-army = Wzmocnij Armię
    .text = Zwiększ o 1 Siłę jednej ze swoich Armii.
rune_action-activate_monster = Aktywuj Potwora
    .text = Aktywuj neutralnego lub swojego Potwora.
rune_action-draw_1 = Dobierz kartę Walki
    .text = Dobierz 1 kartę Walki.
rune_action-place_hero = Umieść Bohatera
    .text = Umieść Bohatera w dowolnym Regionie.
rune_action-attribute = Zwiększ najniższą Cechę
    .text = Zwiększ o 1 jedną ze swoich najniższych Cech.
rune_action-draw_2 = Dobierz dwie karty Walki
    .text = Dobierz 2 karty Walki.
rune_action-sap = Sok Drzewa Świata
    .text = Wylecz do 2 Ran.
rune_action-arrows = Zatrute Strzały
    .text = Zadaj 1 Ranę Potworowi w Regionie z Bohaterem.
swap-uruz_othala = Weź Uruz, zwróć Othalę
swap-uruz_algiz = Weź Uruz, zwróć Algiz
swap-othala_uruz = Weź Othalę, zwróć Uruz
swap-othala_algiz = Weź Othalę, zwróć Algiz
swap-algiz_uruz = Weź Algiz, zwróć Uruz
swap-algiz_othala = Weź Algiz, zwróć Othalę
pay-uruz = Uruz
pay-othala = Othala
pay-algiz = Algiz
pay-ring = Pierścień Andwariego
pay-uruz_othala = Uruz, Othala
pay-uruz_algiz = Uruz, Algiz
pay-othala_algiz = Othala, Algiz
pay-uruz_uruz = Uruz, Uruz
pay-othala_othala = Othala, Othala
pay-algiz_algiz = Algiz, Algiz
pay-uruz_ring = Uruz, Pierścień Andwariego
pay-othala_ring = Othala, Pierścień Andwariego
pay-algiz_ring = Algiz, Pierścień Andwariego
pay-uruz_othala_algiz = Uruz, Othala, Algiz
pay-uruz_othala_ring = Uruz, Othala, Pierścień Andwariego
pay-uruz_algiz_ring = Uruz, Algiz, Pierścień Andwariego
pay-othala_algiz_ring = Othala, Algiz, Pierścień Andwariego
prepare-draw = Dobierz kartę Walki
opt-prepare-attribute-authority = Wylecz: Posłuch
opt-prepare-attribute-strength = Wylecz: Siła
opt-prepare-attribute-wisdom = Wylecz: Mądrość
opt-prepare-rune-uruz = Weź: Uruz
opt-prepare-swap-uruz_othala = Weź Uruz, zwróć Othalę
opt-prepare-swap-uruz_algiz = Weź Uruz, zwróć Algiz
opt-prepare-rune-othala = Weź: Othala
opt-prepare-swap-othala_uruz = Weź Othalę, zwróć Uruz
opt-prepare-swap-othala_algiz = Weź Othalę, zwróć Algiz
opt-prepare-rune-algiz = Weź: Algiz
opt-prepare-swap-algiz_uruz = Weź Algiz, zwróć Uruz
opt-prepare-swap-algiz_othala = Weź Algiz, zwróć Othalę
opt-battle-rest-done = Bez dalszych kart
opt-defend-done = Bez obrony
opt-maneuver-done = Bez Manewru
opt-prayer-done = Bez Modlitwy
opt-wound-space-done = Koniec zadawania Ran

## Krótkie odpowiedzi

do-move = Ruch
do-attack = Atak
do-spare = Nie Tratuj
do-grow = Wzmocnij w Osadzie
do-cleanse = Usuń żeton Spustoszenia
do-keep = Zostaw swoje Runy (masz już ich limit)
do-forge = Wykuj Runę
do-shield = Zablokuj Tarczą
    .text = Odrzucasz jedną kartę Tarczy i ignorujesz ten atak; Słabego Punktu się wtedy nie sprawdza.
do-bow = Odrzuć Łuk za kartę
do-symbol = Symbol Ofiar

## Pytania

ask-activate-monster = Którego Potwora aktywujesz?
ask-alliance-realm = Z którą Domeną zawierasz Sojusz?
ask-arbiter = Masz żeton Arbitra: w kogo uderza Wyznawca?
ask-archers = Łucznicy: która Armia przeciwnika traci 1 Siłę?
ask-army-further = { $army }: czy maszeruje dalej?
ask-army-grow = Która Armia zwiększa Siłę? ({ $by })
ask-arrows-monster = Którego Potwora trafiają strzały?
ask-arrows-space = Które pole Ran zakrywają strzały?
ask-attack-army = { $by }, Atak na Region: która Armia traci Siłę?
ask-battle-card = Bitwa: { $region }. Zagraj kartę Walki albo spasuj.
ask-battle-rest = Bitwa: { $region }. Druga strona spasowała: które karty jeszcze zagrywasz?
ask-battle-loss = Która Armia ponosi stratę? ({ $by })
ask-battle-order = Która Bitwa będzie pierwsza?
ask-bonus-alfheim = Premia sojuszniczej Domeny, Alfheim: umieść Bohatera albo wylecz Ranę.
ask-bonus-jotunheim = Premia sojuszniczej Domeny, Jotunheim: której Armii zwiększasz Siłę o 1?
ask-bonus-muspelheim = Premia sojuszniczej Domeny, Muspelheim: gdzie werbujesz Armię o Sile 1?
ask-bonus-niflheim = Premia sojuszniczej Domeny, Niflheim: przesuń Drakkar albo Armię.
ask-bonus-niflheim-region = Niflheim: gdzie trafia Armia?
ask-bonus-svartalfheim = Premia sojuszniczej Domeny, Svartalfheim: dobierasz kartę Walki?
ask-bonus-vanaheim = Premia sojuszniczej Domeny, Vanaheim: którą Runę bierzesz?
ask-boss-region = Gdzie trafia Loki?
ask-defend = { $attack } (Szał { $rage }): którymi kartami się bronisz?
ask-desolation-gift = Weźmiesz losowy Dar?
ask-discard-card =
    { $count ->
        [one] Którą kartę Walki odrzucasz? ({ $by })
        [few] Które { $count } karty Walki odrzucasz? ({ $by })
        [many] Które { $count } kart Walki odrzucasz? ({ $by })
       *[other] Które { $count } karty Walki odrzucasz? ({ $by })
    }
ask-discard-rune =
    { $count ->
        [one] Którą Runę zwracasz? ({ $by })
        [few] Które { $count } Runy zwracasz? ({ $by })
        [many] Które { $count } Run zwracasz? ({ $by })
       *[other] Które { $count } Runy zwracasz? ({ $by })
    }
ask-draught-army = Mikstura nasenna: która Armia traci 2 Siły?
ask-easy-attribute = Która twoja Cecha zaczyna od 3?
ask-free-monster = Którego ze swoich Potworów uwalniasz?
ask-gift = { $by }. Który Dar bierzesz?
ask-heal = Którą Ranę leczysz?
ask-heal-too = Dotyk Eir: wyleczyć też Ranę?
opt-hero-phase-attribute-authority = Wylecz: Posłuch
opt-hero-phase-attribute-strength = Wylecz: Siła
opt-hero-phase-attribute-wisdom = Wylecz: Mądrość
ask-hero-phase = Bohater: dokąd idzie Bohater albo płynie Drakkar?{ $hurt ->
    [0] {""}
   *[other] {" "}Ranny może zamiast tego się leczyć.
  }
ask-huldra-army = Huldra: której Armii Siła rośnie o 1?
ask-ignore-loss = Którą Ofiarę ignorujesz?
ask-injure = Która Cecha otrzymuje Ranę? ({ $by })
ask-keep-hero = Którego Bohatera i którą Historię zachowujesz?
ask-lower-attribute = Która Cecha spada o 1?
ask-maneuver = Manewry: którą jedną Armię aktywujesz i dokąd idzie lub co robi?
ask-maneuver-recruit = Nie masz Armii na planszy. Gdzie ją werbujesz?
ask-mobilize = Mobilizacja: które Armie i dokąd każda z nich idzie lub co robi?
ask-mobilize-goal = Mobilizacja: dokąd idzie { $army } lub co robi?
ask-monster-attack = Poluje { $other }. Siedzisz po prawej, więc grasz Potworem ({ $monster }): który atak?
ask-monster-do = { $monster }: ruch (dokąd i kogo Tratuje?) czy Atak na Region? Atak: { $effect }
ask-monster-move = Ruch Potwora, { $monster }: dokąd i kogo Tratuje?
ask-monster-place = Atak na Region ({ $monster }): dokąd przenosi się Potwór?
ask-monsters = Potwory: aktywuj jednego albo rozpocznij Łowy.
ask-monument = Który Posąg rozbudowujesz?
ask-pay = { $by }: czym płacisz?
ask-place-hero = Gdzie umieszczasz Bohatera?
ask-prayer = Modlitwa: wyślij Kapłana albo wykuj Runę.{ $full ->
    [0] {""}
   *[other] {" "}Masz już tyle Run, na ile pozwala Mądrość: po wykuciu jedną zwrócisz.
  }
ask-prepare = Przygotowanie: co wybierasz?
ask-raise-attribute = Którą Cechę zwiększasz?
ask-ransom = Okup: którą Runę bierzesz?
ask-recruit-region = { $by }: gdzie werbujesz Armię?
ask-regeneration = Regeneracja: która Rana się goi?
ask-reserves = Odwody: która Armia dołącza do Bitwy?
ask-retreat = { $region }: dokąd wycofują się twoje Armie? ({ $by })
ask-reward-realm = Nagroda: z którą Domeną zawierasz Sojusz?
ask-rune-kind = Którą Runę bierzesz? ({ $by })
ask-rune-phase = Akcja Runiczna: która?
ask-sail-with-hero = Szkutnicy: przesunąć też Drakkar?
ask-second-monster = Aktywować drugiego Potwora?
ask-shield-card = Którą Tarczę odrzucasz?
ask-songs-move = { $monster }: przesunąć najpierw tego Potwora?
ask-spare-attribute = Żelazna Skóra: która Cecha nie otrzymuje Rany?
ask-special = Akcja Specjalna: która?
ask-start-region = Na którym Morzu zaczyna twój Drakkar, a gdzie Bohater i Armie?
ask-story-realm = Twoja Historia: z którą Domeną masz Sojusz?
ask-tame = Nad którym Potworem przejmujesz kontrolę?
ask-temple-region = Gdzie budujesz Świątynię?
ask-thing-army = Wiec: której Armii zwiększasz Siłę o 1?
ask-throw-hero = Troll: gdzie umieszczasz Bohatera gracza prowadzącego Łowy?
ask-trample = Którą Armię Tratuje Potwór?
ask-use-turn-start = Początek tury: użyć Artefaktu?
ask-use-hero-start = Początek etapu Bohatera: użyć Artefaktu?
ask-use-hero-end = Koniec etapu Bohatera: użyć Artefaktu?
ask-use-rune-phase = Początek etapu Akcji Runicznej: użyć Daru?
ask-use-hunt-start = Przed Łowami: użyć Zdolności, Daru lub Artefaktu?
ask-use-battle-start = Przed Bitwą: użyć Zdolności, Daru lub Artefaktu?
ask-use-card-played = Użyć Artefaktu z tą kartą?
ask-use-casualties = Ofiary: użyć Artefaktu?
ask-usurp-recruit = Uzurpacja: zwerbować Armię w Regionie z Bohaterem?
ask-wolves-discard = Hati i Skoll: co odrzucasz?
ask-wound-space = { $monster }: które pole Ran zakrywasz i jaką kartą lub parą kart?

## Powody

no-attributes-full = Żadna z twoich najniższych Cech nie może wzrosnąć.
no-foreign-hero = Stoi tam Bohater innego gracza.
no-monuments-complete = Wszystkie Posągi są ukończone.
no-no-army-in-pool = Wszystkie twoje Armie są na planszy.
no-no-army-to-activate = Żadnej z twoich Armii nie można aktywować.
no-no-army-to-grow = Nie masz na planszy Armii o Sile poniżej 6.
no-no-injury = Nie masz Rany.
no-no-marker-on-wheel = Nie masz znacznika na Kole Akcji.
no-no-monster = Na planszy nie ma neutralnego ani twojego Potwora.
no-no-monster-here = W Regionie z twoim Bohaterem nie ma Potwora.
no-no-monster-to-use = Nie ma Potwora do aktywowania ani do Łowów.
no-no-neutral-monster = Przy twoim Bohaterze nie ma neutralnego Potwora.
no-no-priest = Nie masz Kapłana w puli.
no-no-realm = Obok Bohatera nie ma Domeny bez twojego znacznika.
no-no-recruit-region = Nie ma Regionu, w którym możesz werbować.
no-no-right-to-boss = Nie masz dość pokonanych Potworów, by rozpocząć Łowy na Lokiego.
no-no-rune-of = Kosztuje Runę { $rune }, a jej nie masz.
no-no-rune-of-two = Kosztuje Runę { $rune } albo { $other }, a żadnej z nich nie masz.
no-no-runes = { $cost ->
    [1] Kosztuje 1 Runę, a żadnej nie masz.
   *[other] Kosztuje { $cost } Runy, każdą innego rodzaju; tylu rodzajów nie masz.
}
no-no-shrine = Nie kontrolujesz Kapliczki bez Świątyni.
no-no-slot = Wszystkie miejsca dla Kapłanów przy tym Posągu są zajęte.
no-no-tail = Ogon Huldry nie jest twój albo jest wyczerpany.
no-no-temple-left = Na torze nie ma już Świątyń.
no-not-with-boss = Twój Bohater nie jest w Regionie z Lokim.
no-own-marker = Leży tam już twój znacznik.
no-own-region = Już kontrolujesz ten Region.
no-priest-sent = W tej turze wysłano już Kapłana.
no-same-monument = Drugi Kapłan idzie do innego Posągu.
no-sea-no-start = Przy tym Morzu nie ma wolnego Regionu początkowego.
no-start-foreign = Jest tam już inny gracz.
no-start-loki = Jest tam Loki.
no-too-many-casualties = Symbole Ofiar przekroczyłyby łączną Siłę twoich Armii w tej Bitwie.
no-too-weak-to-usurp = Twoja Siła jest za mała na ten Region.
no-shield-alone = Tarczy użytej do zablokowania ataku nie łączy się z innymi kartami.
no-half-a-wound = Brakuje pola Ran albo drugiej karty: karta z innym symbolem zadaje Ranę tylko w parze.
no-goal-of-another = To do tego nie należy.
no-out-of-reach = Ta Armia nie może tego zrobić.
no-half-an-order = Wskaż, co robisz i z czym.
no-no-wound-so = Te karty nie zadają Rany na tym polu.
no-table-participants = Graczy i Wyznawców musi być razem od 2 do 4, a jest { $count }.
no-table-same-villain = Dwóch Wyznawców nie może mieć tego samego Nikczemnego Bohatera; wybierz różnych.
no-table-villain = Opcja „{ $option }” dotyczy Wyznawcy, który nie bierze udziału; liczba Wyznawców w tej grze: { $count }.
no-table-needs-followers = Opcja „{ $option }” jest tylko dla gier z Wyznawcami.
no-table-one-player = Opcja „{ $option }” jest tylko dla jednego gracza przeciw Wyznawcom.
no-table-ladder = Wybrany poziom trudności rozstrzyga już o wszystkim; opcję „{ $option }” zostaw bez zmian.
no-table-challenges = Wyzwań jest { $most }; wybranych i losowych razem { $count } to za dużo.

## Dziennik

log-action-row = { $seat } wykłada rząd kart Akcji.
log-all-lost = Wszyscy gracze przegrywają: { $ending }.
log-alliance = { $seat } zawiera Sojusz: { $realm } ({ $by }).
log-arbiter-moves = { $seat } ma żeton Arbitra.
log-army-destroyed = { $seat } traci Armię o Sile { $before }: { $region } ({ $by }).
log-army-grew = Armia ({ $seat }, { $region }): Siła { $before } → { $after } ({ $by }).
log-army-moved = { $seat } przesuwa Armię o Sile { $value }: { $region } → { $to } ({ $by }).
log-army-recruited = { $seat } werbuje Armię o Sile { $value }: { $region } ({ $by }).
log-army-shrank = Armia ({ $seat }, { $region }): Siła { $before } → { $after } ({ $by }).
log-artifact-taken = { $seat } bierze Artefakt: { $artifact } ({ $by }).
log-artifact-used = { $seat } używa Artefaktu: { $artifact }.
log-attack-defended = { $seat } broni się przed atakiem: { $attack } (karty { $total }, Szał { $rage }).
log-attack-hits = Atak dochodzi celu: { $attack }, { $seat } (karty { $total }, Szał { $rage }).
log-attack-played = Atak Potwora ({ $monster }): { $attack }.
log-attribute-lowered = { $seat }, Cecha { $attribute }: { $before } → { $after } ({ $by }).
log-attribute-raised = { $seat }, Cecha { $attribute }: { $before } → { $after } ({ $by }).
log-battle = Bitwa: { $region }. { $seat } (Armie { $attack }) atakuje: { $other } (Armie { $defence }).
log-battle-bonus = { $seat } dodaje { $bonus } do Siły Bitewnej ({ $by }).
log-battle-deck =
    Talia bitewna, { $seat }: { $count ->
        [one] { $count } karta.
        [few] { $count } karty.
        [many] { $count } kart.
       *[other] { $count } karty.
    }
log-battle-pass = { $seat } pasuje.
log-battle-won = { $seat } wygrywa Bitwę, przegrywa { $other }: atak { $attack } (Armie { $attack_armies }{ $attack_cards ->
        [0] {""}
       *[other] , karty { $attack_cards }
    }{ $attack_more ->
        [0] {""}
       *[other] , efekty { $attack_more }
    }), obrona { $defence } (Armie { $defence_armies }{ $defence_cards ->
        [0] {""}
       *[other] , karty { $defence_cards }
    }{ $defence_more ->
        [0] {""}
       *[other] , efekty { $defence_more }
    }).
log-boss-recovers = Wszystkie Rany wyleczone: { $monster } ({ $by }).
log-card-discarded = { $seat } odrzuca kartę: { $card } ({ $by }).
log-card-played = { $seat } zagrywa kartę: { $card }.
log-cards-drawn =
    { $count ->
        [one] { $seat } dobiera { $count } kartę Walki
        [few] { $seat } dobiera { $count } karty Walki
        [many] { $seat } dobiera { $count } kart Walki
       *[other] { $seat } dobiera { $count } karty Walki
    } ({ $by }); ma { $after }.
log-challenge = Wyzwanie w grze: { $challenge }.
log-condition-met = Odwrócono kartę Warunku Ragnaroku: { $condition } ({ $count } z 3).
log-control = { $seat } przejmuje kontrolę nad: { $region } ({ $by }).
log-control-lost = { $seat } traci kontrolę nad: { $region } ({ $by }).
log-desolation = { $seat } kładzie żeton Spustoszenia: { $region } (już { $count }; { $by }) – { $why }.
log-desolation-removed = { $seat } usuwa żeton Spustoszenia: { $region } (pole { $space }).
log-desolation-spared = { $seat } nie kładzie żetonu Spustoszenia: w tej rundzie już jeden położono.
log-drakkar-sailed = Drakkar ({ $seat }) płynie: { $sea } ({ $by }).
log-event-drawn = Karta Zdarzeń: { $event }.
log-event-for-boss = { $monster }: nowy Region wskazuje kolejna karta, { $event }.
log-first-chooser = { $seat } wybiera Bohatera w pierwszej kolejności.
log-forge-placed = Kuźnia ({ $region }): { $rune }.
log-game-begins = { $seat } rozpoczyna grę.
log-gift-taken = { $seat } bierze Dar: { $gift } ({ $by }).
log-healed = { $seat } leczy Ranę: { $attribute } ({ $by }).
log-hero-chosen = { $seat } prowadzi: { $hero } ({ $story }).
log-hero-placed = Bohater ({ $seat }): { $region } ({ $by }).
log-hunt-begins = { $seat } rozpoczyna Łowy: { $monster }.
log-hunt-fails = { $seat }: Łowy kończą się niepowodzeniem ({ $by }).
log-injured = { $seat } otrzymuje Ranę: { $attribute } ({ $by }).
log-injury-ignored = { $seat } ignoruje Ranę ({ $by }).
log-monster-activated = Aktywacja Potwora: { $monster }; decyduje { $seat } ({ $by }).
log-monster-controlled = { $seat } przejmuje kontrolę nad Potworem: { $monster } ({ $by }).
log-monster-defeated = { $seat } pokonuje: { $monster }.
log-monster-die = Kość Potworów ({ $monster }): { $face }.
log-monster-freed = { $seat } uwalnia Potwora: { $monster } ({ $by }).
log-monster-moved = Ruch Potwora: { $monster }, { $region } → { $to } ({ $by }).
log-monster-placed = Na planszy: { $monster }, { $region } ({ $by }).
log-monster-placed-anew = Przeniesiono: { $monster }, { $region } → { $to } ({ $by }).
log-monument-built = { $seat } rozbudowuje: { $god }, poziom { $before } → { $after }.
log-priest-sent = { $seat } wysyła Kapłana: { $god }.
log-priests-gained =
    { $count ->
        [one] { $seat } otrzymuje { $count } Kapłana
        [few] { $seat } otrzymuje { $count } Kapłanów
        [many] { $seat } otrzymuje { $count } Kapłanów
       *[other] { $seat } otrzymuje { $count } Kapłanów
    } ({ $by }).
log-ragnarok = Zaczyna się Ragnarok! Każdy rozegra jeszcze jedną turę; jako ostatni uczestnik gra { $seat }.
log-ransom = { $seat } bierze okup: { $rune }; oddaje { $other } ({ $by }).
log-region-attack =
    Atak na Region: { $monster }, { $region }{ $armies ->
        [0] {" (bez Armii)"}
       *[other] {""}
    }. { $effect }
log-retreated = { $seat } wycofuje Armie: { $region } → { $to } ({ $by }).
log-rune-action = { $seat } wykonuje Akcję Runiczną: { $action }.
log-rune-forged = { $seat } bierze Runę z Kuźni: { $rune }, { $region } ({ $by }).
log-rune-returned = { $seat } zwraca Runę: { $rune } ({ $by }).
log-runes-paid = { $seat } płaci: { $pay }.
log-runes-taken =
    { $count ->
        [one] { $seat } bierze { $count } Runę
        [few] { $seat } bierze { $count } Runy
        [many] { $seat } bierze { $count } Run
       *[other] { $seat } bierze { $count } Runy
    }: { $rune } ({ $by }); ma takich { $after }.
log-slayer-token = { $seat } otrzymuje żeton Pogromcy ({ $monster }).
log-special = { $seat } wybiera Akcję Specjalną: { $action }.
log-special-skipped = { $seat } nie ma możliwej Akcji Specjalnej.
log-story-told = { $seat } stosuje premię Historii: { $story }.
log-temple-built = { $seat } buduje Świątynię: { $region }.
log-turn = Tura { $turn }: { $seat }.
log-villain = Dołącza Wyznawca Surtura: { $villain }.
log-weak-spot = { $seat } osiąga Słaby Punkt (suma { $total }, Słaby Punkt { $needed }).
log-wheel-cleared = Kapłani schodzą z Posągów, znaczniki Kontroli z Koła Akcji; Artefakty są znów Naładowane.
log-won = { $seat } wygrywa: { $ending }.
log-wound = { $seat } zadaje Ranę: { $monster }, { $space } ({ $weapon }{ $pair ->
    [0] {""}
   *[other] {" + "}{ $second }
  }).
log-wound-healed = Rana wyleczona: { $monster }, { $space } ({ $by }).
log-follower-allies = { $seat } zawiera Sojusz: { $realm } ({ $by }) – { $why }.
log-follower-attribute = { $seat }: { $attribute } { $before } → { $after } ({ $by }) – { $why }.
log-follower-bonus = { $seat }: premia karty { $card }.
log-follower-rests = { $seat } odpoczywa.
log-follower-card = { $seat }: kość Surtura { $face }, karta Akcji { $card }.
log-follower-card-off = Karta Akcji { $card } opuszcza rząd ({ $seat }).
log-follower-forges = { $seat } bierze Runę z Kuźni: { $rune }, { $region } – { $why }.
log-follower-hunt =
    { $seat } prowadzi Łowy: { $monster }, { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    } – { $why }.
log-follower-invades = { $seat } najeżdża: { $before } → { $region }, Armia o Sile { $value } (trudność inwazji { $difficulty }) – { $why }.
log-follower-loses-rune = { $seat } traci Runę ({ $by }) – { $why }.
log-follower-marches = { $seat } przesuwa Armię: { $region } → { $to } ({ $by }) – { $why }.
log-follower-monster = Atak na Region: { $monster }, { $region } – { $why }. { $effect }
log-follower-monster-stays = Potwór zostaje: { $monster }; dookoła stoją Wyznawcy.
log-follower-monument = { $seat } rozbudowuje: { $god }, poziom { $before } → { $after } – { $why }.
log-follower-no-bonus = { $seat }: karta { $card } nie daje premii; niespełniony warunek: { $need }.
log-follower-no-priest = { $seat } nie wysyła Kapłana: { $why }.
log-follower-passes = { $seat } pasuje – { $why }.
log-follower-prey = { $seat } wybiera Potwora: { $monster } – { $why }.
log-follower-priest = { $seat } wysyła Kapłana: { $god } – { $why }.
log-follower-realm = Premia Domeny zamieniona ({ $realm }, { $seat }) – { $why }.
log-follower-realm-full = Premia Domeny bez skutku ({ $realm }, { $seat }): limit kart Walki i limit Run osiągnięte.
log-follower-recruits = { $seat } werbuje Armię o Sile { $value }: { $region } ({ $by }) – { $why }.
log-follower-retreats = { $seat } wycofuje Armie: { $region } → { $to } – { $why }.
log-follower-rune = { $seat } otrzymuje Runę: { $rune } ({ $by }) – { $why }.
log-follower-rune-action =
    { $seat } płaci { $cost ->
        [one] { $cost } Runę
        [few] { $cost } Runy
        [many] { $cost } Run
       *[other] { $cost } Runy
    }: { $action } – { $why }.
log-follower-special = { $seat } wybiera Akcję Specjalną: { $action } – { $why }.
log-follower-step = { $seat }, krok { $step }: { $step ->
    [1] Modlitwa
    [2] Bohater
    [3] Runy
    [4] Manewry
    [5] Akcja Specjalna
   *[other] premia i nowa karta
  }
log-follower-strengthens = Armia ({ $seat }, { $region }): Siła { $before } → { $after } ({ $by }) – { $why }.
log-follower-supports = { $seat } przesuwa Armię wspierającą o Sile { $value }: { $region } → { $to } – { $why }.
log-follower-tames = { $seat } przejmuje kontrolę nad Potworem: { $monster } – { $why }.
log-follower-temple = { $seat } buduje Świątynię: { $region } – { $why }.
log-follower-usurps = { $seat } wykonuje Uzurpację: { $region } – { $why }.
log-attack-blocked = { $seat } blokuje Tarczą atak: { $attack }.
log-attribute-set = { $seat }, Cecha { $attribute }: { $after } ({ $by }).
log-conquered = { $seat } przejmuje kontrolę nad: { $region }, traci ją { $other } ({ $by }).
log-drakkar-placed = Drakkar ({ $seat }): { $sea }.
log-event-places-nothing = { $event }: żaden Potwór z tą Runą nie jest dostępny, niczego się nie umieszcza.
log-forge-refilled = Uzupełniono Kuźnię ({ $region }): { $rune }.
log-no-rune-action = { $seat }: żadna Akcja Runiczna nie jest teraz możliwa.
log-phase = { $seat }: etap { $phase ->
    [1] Modlitwy
    [2] Bohatera
    [3] Akcji Runicznej
    [4] Manewrów
   *[other] Akcji Specjalnej
  }.
log-ragnarok-count = Regiony przy Yggdrasilu: { $seat } – { $count }.
log-ragnarok-tie = Remis ({ $count }): decyduje wcześniej zakończona ostatnia tura, wygrywa { $seat }.
log-spared = { $seat } rezygnuje z Tratowania: { $monster }, { $region }.
log-follower-bonus-none = { $seat }: karta { $card } nie ma premii.
log-follower-bonus-void = { $seat }: premia karty { $card } nie ma skutku.
log-follower-hand-back =
    { $seat } wtasowuje do talii { $count ->
        [one] { $count } niewykorzystaną kartę Walki
        [few] { $count } niewykorzystane karty Walki
        [many] { $count } niewykorzystanych kart Walki
       *[other] { $count } niewykorzystanej karty Walki
    }.

## Dlaczego Wyznawca tak zrobił

why-only = nie ma innego wyboru
why-tie_max = remis, rozstrzyga słowo „Maks.”
why-tie_min = remis, rozstrzyga słowo „Min.”
why-tie_realm = pierwsza zgodnie z ruchem wskazówek zegara od Muspelheimu
why-tie_monster = remis, rozstrzyga kolejność kart Potworów
why-arbiter = wybór Arbitra
why-ahead = prowadzi, a druga strona spasowała
why-all_six = wszystkie dostępne Cechy mają 6, więc pierwsza preferowana
why-attack_harmless = jego Atak na Region nie zaszkodziłby graczowi
why-attack_harms = jego Atak na Region szkodzi graczowi
why-die_attack = kość wskazuje atak
why-die_move = kość wskazuje ruch
why-card = to akcja wybranej karty
why-priority = to Akcja Priorytetowa
why-last_wheel_action = ani karta, ani priorytet nie są możliwe
why-nothing_else = ani karta, ani Akcja Priorytetowa, ani Przygotowanie nie są możliwe
why-first_possible = pierwsza możliwa, licząc rząd od lewej
why-no_priest = nie ma żadnego w puli
why-no_slot = przy żadnym Posągu nie ma wolnego miejsca
why-fewer_cards = karta Walki, bo ma ich mniej lub tyle samo
why-fewer_runes = Runa, bo ma ich mniej
why-runes_full = karta Walki, bo ma już 6 Run
why-more_runes = ma co najmniej tyle Run co kart
why-most_in_supply = najliczniejszy rodzaj w zapasie
why-hero_region = stoi tam własny Bohater
why-lowest = najniższa Cecha
why-preferred = preferowana Cecha
why-printed = tak mówi karta
why-no_army = nie ma Armii na planszy
why-no_cards = jego talia bitewna jest pusta
why-no_region = żadnego Regionu nie da się zająć
why-start_region = Region początkowy
why-winning_blow = jego zdobycie daje zwycięstwo
why-desolation_owner = najpierw własne Regiony, potem innych Wyznawców, neutralne i graczy
why-fewest_left = zostawia najmniej wolnych pól Ran
why-fewest_open = najmniej wolnych pól Ran
why-most_open = najwięcej wolnych pól Ran
why-free_shrine = Kapliczka bez Świątyni
why-human_first = najpierw Armie graczy
why-human_region = Region gracza
why-land_spread = decyduje liczba własnych Regionów w Krainie
why-least_defence = najniższa Siła Obronna
why-least_difficulty = najmniejsza trudność inwazji
why-most_foreign_neighbours = sąsiaduje z największą liczbą obcych Regionów
why-most_human_neighbours = sąsiaduje z największą liczbą Regionów graczy
why-nearest_frontier = najbliżej granicy
why-nearest_human_army = najbliżej Armii gracza
why-nearest_human_hero = najbliżej Bohatera gracza
why-nearest_human_region = najbliżej Regionu gracza
why-neutral_first = neutralne Regiony przed Regionami Wyznawców
why-other_follower = inny Wyznawca przed nim samym
why-strongest = najsilniejsza Armia
why-strongest_army = najsilniejsza Armia gracza
why-strongest_total = największa łączna Siła Armii graczy
why-temple_then_shrine = Świątynia przed Kapliczką, potem reszta
why-weakest = najsłabsza Armia

table-turn = Tura { $turn }
table-phase = { $phase ->
    [1] Modlitwa
    [2] Bohater
    [3] Runy
    [4] Manewry
    [5] Akcja Specjalna
   *[other] premia
}
table-region = Region
table-held = włada / ludność
table-signs = znaki
table-figures = Armie, Bohaterowie, Potwory, Posągi
table-legend = ✦ przy Yggdrasilu  ⌂ Osada  △ Kapliczka  ▲ Świątynia  ⚒ Kuźnia  ✹ Spustoszenie  ♞ Bohater  ♟ Kapłan
table-level = poziom { $level }
table-ragnarok = Ragnarok
table-temples = Pozostałe Świątynie
table-desolation = Spustoszenie
table-runes = Runy
table-cards = Karty Walki
table-priests = Kapłani
table-drakkar = Drakkar
table-allies = Sojusze
table-lands = Wielki Jarl: Krainy
table-godi = Wielki Godi: Świątynie
table-slain = Pogromca: Potwory
table-things = Artefakty, Dary
table-next = następna tura
table-rests = w następnej turze odpoczywa
table-hero-to = Bohater
table-maneuver = Manewr
table-special = Akcja Specjalna
table-invade = najeżdża:
table-grow = wzmacnia lub maszeruje
table-recruit = werbuje
table-hand = Twoje karty Walki
table-ways = Sąsiednie Regiony
table-seas = Morza
table-realms = Domeny
table-beasts = Potwory
table-wounds = pola Ran: broń, nagroda, znacznik
table-combat_discard = Odrzucone karty Walki
table-event_discard = Odrzucone Zdarzenia
table-gift_discard = Odrzucone Dary
table-attack_discard = Odrzucone karty Ataku Potwora
table-last = pozostałe tury: { $turns }
table-event = Zdarzenie:
table-gift_offer = Dary do wyboru:
table-battle = Bitwa, { $place }: atakuje { $attacker }, broni się { $defender }
table-hunt = Łowy:
table-attacks = ataki: { $cards }
table-new_wounds = Rany w tych Łowach na polach { $spaces }
table-hunt_limit = w następnej rundzie najwyżej { $most } Rany
table-hunt_ignored = zignorowane Rany: { $n }
table-hunt_failed = nieudane
table-battle_value = Siła Bitewna { $value }
table-played = zagrane: { $cards }
table-battle_bonus = premia { $n }
table-battle_ignored = Ofiary do zignorowania: { $n }
table-battle_passed = pas
table-monster_hand = Ataki Potwora na twojej ręce:
table-supply = Zapas:
table-supplies = { $runes }; żetony Pogromcy: { $slayers }
table-gift_spaces = Dary na polach Toru Świątyń:
table-pair_top = Następne Potwory:
table-challenges = Wyzwania:
table-story = Historia
table-removed = usunięte karty Akcji:

## Przyczyny

cause-action_card = karta Akcji
cause-activation = aktywacja
cause-all_injured = wszystkie Cechy mają Rany
cause-asset = Zaleta Nikczemnego Bohatera
cause-battle = Bitwa
cause-bow = Łuk
cause-card_bonus = premia karty Akcji
cause-casualty = Ofiary
cause-challenge = Wyzwanie
cause-cleanse = usunięcie Spustoszenia
cause-covered = zakryty znacznik na Kole Akcji
cause-defence = obrona
cause-easy_start = łatwy start
cause-event = Zdarzenie
cause-first_ally = pierwszy Sojusz z tą Domeną
cause-follower_conflict = konflikt Wyznawców
cause-forge = Kucie Run
cause-gift_draft = Boskie Dary: Świątynia odsłoniła ich pole na torze
cause-hand_back = nowe karty po Łowach
cause-hero = etap Bohatera
cause-hunt = Łowy
cause-hunt_failed = nieudane Łowy
cause-hunt_round = runda Potwora
cause-hunt_start = początek Łowów
cause-invasion = inwazja
cause-limit = limit Mądrości
cause-lost_battle = przegrana Bitwa
cause-maneuver = Manewry
cause-monster = Potwór
cause-monument_region = Region z Posągiem
cause-no_attacks = pusta talia Ataku Potwora
cause-no_retreat = brak miejsca do wycofania
cause-no_rune_action = żadna Akcja Runiczna nie była możliwa
cause-no_wound = bez zadanej Rany
cause-prayer = Modlitwa
cause-recruit = Werbunek
cause-retreat = wycofanie
cause-reward = nagroda za Ranę
cause-rings = tylko dwa pierścienie
cause-rune_action = Akcja Runiczna
cause-setup = przygotowanie gry
cause-strength = Siła Armii w Regionie
cause-support = Armia wspierająca
cause-temple = Świątynia: Posłuch Wyznawcy
cause-trample = Tratowanie
cause-under = Dary i Artefakty pod planszą
cause-undefended = Region bez obrony
cause-weak_spot = Słaby Punkt
cause-wound = zadane Rany

reward-army_1 = Armia +1
reward-army_2 = Armia +2
reward-rune = Runa
reward-priest = Kapłan
reward-realm = Domena

group-heroes = Bohaterowie
group-stories = Historie
group-combat = Karty Walki
group-gifts = Boskie Dary
group-artifacts = Artefakty
group-monsters = Potwory i Boss
group-attacks = Karty Ataku Potwora
group-events = Zdarzenia
group-conditions = Warunki Ragnaroku
group-gods = Posągi
group-realms = Domeny
group-wheel = Koło Akcji
group-villains = Nikczemni Bohaterowie
group-action_cards = Karty Akcji Wyznawców
group-challenges = Wyzwania
group-places = Regiony, Krainy i Morza
fact-region = { $side ->
        [b34] plansza dla 3-4 graczy
       *[other] plansza dla 2 graczy
    }: { $land }, Siła Ludności { $population }{ $settlement ->
        [yes] {", Osada"}
       *[no] {""}
    }{ $shrine ->
        [yes] {", Kapliczka"}
       *[no] {""}
    }{ $forge ->
        [yes] {", Kuźnia"}
       *[no] {""}
    }{ $monument ->
        [yes] {", Posąg"}
       *[no] {""}
    }{ $yggdrasil ->
        [yes] {", przy Yggdrasilu"}
       *[no] {""}
    }, sąsiednie Regiony { $near }
fact-land = { $side ->
        [b34] plansza dla 3-4 graczy
       *[other] plansza dla 2 graczy
    }: Regiony { $regions }
fact-sea = { $side ->
        [b34] plansza dla 3-4 graczy
       *[other] plansza dla 2 graczy
    }: na brzegu Regiony { $regions }
fact-realm = { $side ->
        [b34] plansza dla 3-4 graczy
       *[other] plansza dla 2 graczy
    }: przy Regionach { $regions }

## Chwile gry: o co chodzi, czym się kończą i jak nazywa je powtórka

moment-start = Przygotowania: { $seat }
    .end = Przygotowania zakończone: { $seat }
moment-turn = Tura { $turn }: { $seat }
    .end = Koniec tury { $turn }: { $seat }
    .stop = Tury
moment-prayer = { $seat }: Modlitwa
    .end = { $seat }: etap Modlitwy
moment-hero = { $seat }: Bohater
    .end = { $seat }: etap Bohatera
moment-rune_action = { $seat }: Akcja Runiczna
    .end = { $chosen ->
        [1] { $seat }: { $action }
       *[other] { $seat }: bez Akcji Runicznej
    }
moment-maneuvers = { $seat }: Manewry
    .end = { $seat }: etap Manewrów
moment-special = { $seat }: Akcja Specjalna
    .end = { $chosen ->
        [1] { $seat }: { $action }
       *[other] { $seat }: bez Akcji Specjalnej
    }
moment-step = { $seat }, krok { $step }: { $step ->
    [1] Modlitwa
    [2] Bohater
    [3] Runy
    [4] Manewry
    [5] Akcja Specjalna
   *[other] premia i nowa karta
  }
    .end = { $seat }, krok { $step }: { $step ->
    [1] Modlitwa
    [2] Bohater
    [3] Runy
    [4] Manewry
    [5] Akcja Specjalna
   *[other] premia i nowa karta
  }
moment-battle = Bitwa: { $region }. { $seat } atakuje: { $other }
    .end = { $winner } wygrywa Bitwę: { $region } (atak { $attack }, obrona { $defence })
    .stop = Bitwy
    .odds = { $winner } wygrywa Bitwę
moment-hunt = Łowy: { $seat }
    .end = { $won ->
        [1] { $seat } pokonuje: { $monster }
       *[other] Łowy bez zwycięstwa: { $seat }, { $monster }
    } (nowe Rany: { $wounds })
    .stop = Łowy
    .odds = { $won ->
        [1] Potwór zostaje pokonany
       *[other] Potwór nie zostaje pokonany
    }
moment-attack = Atak Potwora: { $monster }
    .end = { $attack }: karty { $total }, Szał { $rage }{ $shielded ->
        [0] {""}
       *[other] , Tarcza blokuje
    }
moment-monster = Aktywacja Potwora: { $monster }
    .end = Koniec aktywacji: { $monster }
moment-event = Zdarzenie
    .end = Rozpatrzono: { $event }
    .stop = Zdarzenia
moment-monument = Budowa Posągu: { $seat }
    .end = { $raised ->
        [1] { $seat } rozbudowuje: { $god }, poziom { $level }
       *[other] { $seat } opróżnia Koło Akcji
    }
    .stop = Posągi
moment-gifts = Dary
    .end = Dary rozdane
moment-end = Koniec gry
    .end = Gra dobiegła końca
    .stop = Koniec gry
region_attack-fafnir = Jedna Armia w Regionie traci 2 Siły; jeżeli żadnej nie ma, Fafnir przesuwa się do sąsiedniego Regionu z Armią i ją Tratuje.
region_attack-troll = Jedna Armia w Regionie i jedna w sąsiednim Regionie tracą po 1 Sile.
region_attack-hati_skoll = Kto kontroluje Region, odrzuca kartę Walki albo Runę; potem Hati i Skoll trafiają do innego Regionu z Posągiem lub Świątynią.
region_attack-huldra = Siła jednej Armii w Regionie lub w sąsiednim Regionie rośnie o 1.
region_attack-grendel = Wszystkie Armie wycofują się, a znacznik Kontroli znika; jeżeli go nie było, Grendel trafia do dowolnego Regionu tej Krainy.
region_attack-draugr = Każda Armia w Regionie traci 1 Siłę.
log-event-says = { $event }: nowy Potwór z Runą { $rune } → { $region }; aktywacje Potworów z Runą { $first }, potem { $second }{ $boss ->
    [0] {""}
   *[other] , na koniec Loki
  }.
moment-follower = Tura Wyznawcy: { $seat }
    .end = Koniec tury Wyznawcy: { $seat }
    .stop = Tury Wyznawców

## Co się płaci i zyskuje

purse-rune_uruz = Uruz
purse-rune_othala = Othala
purse-rune_algiz = Algiz
purse-cards = karty Walki
purse-priests = Kapłani
purse-armies = Siła Armii
purse-regions = Regiony
purse-attribute_authority = Posłuch
purse-attribute_strength = Siła
purse-attribute_wisdom = Mądrość
purse-injuries = Rany Bohatera
purse-slayer = pokonane Potwory
purse-gifts = Dary
purse-artifacts = Artefakty
purse-allies = Sojusze
purse-jarl = Regiony brakujące do Wielkiego Jarla
purse-temples = Świątynie
purse-wounds = Rany zadane Potworom

## Postacie botów

character-conqueror = Toke Zaborca
    .text = Zajmuje Regiony i utrzymuje duże Armie.
character-gothi = Vigdis z Gaju
    .text = Buduje Świątynie i zbiera Kapłanów.
character-hunter = Orm Zguba Bestii
    .text = Poluje na Potwory, ranne czy nie.
need-alliances_ge_2 = ma Sojusze z co najmniej 2 Domenami
need-armies_ge_5 = ma na planszy co najmniej 5 Armii
need-armies_le_2 = ma na planszy co najwyżej 2 Armie
need-armies_le_3 = ma na planszy co najwyżej 3 Armie
need-army_value_ge_4 = ma na planszy Armię o Sile co najmniej 4
need-army_value_ge_5 = ma na planszy Armię o Sile co najmniej 5
need-free_shrines_ge_1 = kontroluje Kapliczkę bez Świątyni
need-free_shrines_ge_2 = kontroluje co najmniej 2 Kapliczki bez Świątyni
need-gained_region = przejął w tej turze Region
need-hand_le_3 = ma co najwyżej 3 karty Walki
need-hand_le_4 = ma co najwyżej 4 karty Walki
need-hero_region_shrine = jego Bohater jest w Regionie z Kapliczką
need-human_ahead = któryś gracz kontroluje więcej Regionów
need-land_missing_one = do całej Krainy brakuje mu dokładnie jednego Regionu
need-lands_ge_1 = kontroluje całą Krainę
need-monsters_controlled_ge_1 = kontroluje Potwora
need-no_free_shrine = nie kontroluje Kapliczki bez Świątyni
need-no_prey = żaden Potwór nie jest w zasięgu Łowów
need-no_region_gained = nie przejął w tej turze żadnego Regionu
need-prey_in_range = Potwór jest w zasięgu Łowów
need-priests_le_0 = nie ma Kapłana w puli
need-regions_ge_5 = kontroluje co najmniej 5 Regionów
need-slayer_count_ge_1 = ma trofeum lub żeton Pogromcy
need-temples_ge_1 = kontroluje Region ze Świątynią
need-temples_ge_2 = kontroluje co najmniej 2 Regiony ze Świątynią
need-tokens_ge_3 = na mapie są co najmniej 3 żetony Spustoszenia
need-tokens_le_2 = na mapie są co najwyżej 2 żetony Spustoszenia
