# God of War: Gra Karciana po polsku. Nazwy za polskim wydaniem, o ile są znane; każde zdanie jest nasze.

game-title = God of War: Gra Karciana
game-blurb = Od jednego do czterech Bohaterów przeciw Scenom z dwustronnych kart. Rozwijajcie talie, rozbijajcie pancerze, korzystajcie z tego, co daje Scena, i wypełnijcie dwa Zadania oraz pokonajcie Finałowego Bossa. Wygrywają wszyscy albo nikt.

option-difficulty = Poziom trudności
    .text = Początkowy limit kart na ręce: 8 (łatwy), 7 (normalny, według zasad) albo 6 (trudny).
option-heroes = Bohaterowie
    .text = Gracze wybierają plansze Bohaterów albo decyduje los.
option-length = Długość
    .text = Pełna gra z dwoma Zadaniami i Finałowym Bossem albo jedna Scena.
option-first_scene = Pierwsza Scena
    .text = Scena pierwszego Zadania, wylosowana albo wybrana.
option-first_game = Pierwsza rozgrywka
    .text = Jak proponuje instrukcja: najpierw Podróżnicy, po jednym Bohaterze przy kolejnych kolumnach od lewej.
option-first_player = Pierwszy gracz
    .text = Losowy albo uzgodniony; według instrukcji ten, kto ostatnio grał w grę z serii God of War.
option-scene = Własna Scena
    .text = Treść pliku Sceny; jest grana jako pierwsza albo do wyboru jako Finałowy Boss.

seat-0 = Gracz 1
seat-1 = Gracz 2
seat-2 = Gracz 3
seat-3 = Gracz 4

## Bohaterowie i plansze

hero-kratos = Kratos
hero-atreus = Atreus
hero-mimir = Mimir
hero-freya = Freya
hero-brok = Brok
hero-sindri = Sindri

dashboard-kratos = Kratos
    .text = Zdrowie 10, Szał 5. Spartański Szał: +3 do następnego Ataku i ulecz 3.
dashboard-atreus = Atreus
    .text = Zdrowie 7, Szał 4. Petrel: najwyżej dwóch Przeciwników otrzymuje po 2 Obrażenia.
dashboard-mimir = Mimir
    .text = Zdrowie 4, Szał 4. Jest przy Medium, wybieranym co rundę Bohaterze, i przyjmuje za nie Ataki. Sam nie atakuje i nie ma Aktywacji Bohatera. Najmądrzejszy: wybór między dwiema Runami.
dashboard-freya = Freya
    .text = Zdrowie 6, Szał 4. Stara Magia: żeton, który chroni przed wszystkimi Obrażeniami z jednego źródła.
dashboard-brok_sindri = Brok i Sindri
    .text = Dwaj Bohaterowie, jedna ręka kart; po 6 zdrowia i po 3 Szału, każdy z własnym Ruchem. Dobór Uzbrojenia: +3 do Ataku. Uzbrojenie: +3 do Obrony.

attack-kratos = Atak: Kratos
attack-atreus = Atak: Atreus
attack-mimir = Atak: Mimir
attack-freya = Atak: Freya
attack-brok = Atak: Brok
attack-sindri = Atak: Sindri
move-kratos = Ruch: Kratos
move-atreus = Ruch: Atreus
move-mimir = Ruch: Mimir
move-freya = Ruch: Freya
move-brok = Ruch: Brok
move-sindri = Ruch: Sindri
rage-kratos = Spartański Szał
    .text = Jego następny Atak ma +3 do siły, a on od razu leczy 3 Obrażenia.
rage-atreus = Petrel
    .text = Najwyżej dwóch różnych Przeciwników w Scenie otrzymuje po 2 Obrażenia.
rage-mimir = Najmądrzejszy
    .text = Odkryj dwie karty Rozwoju i wybierz tę, która zostanie aktywowana.
rage-freya = Stara Magia
    .text = Połóż żeton Freyi na dowolnym Bohaterze; może go zwrócić, by uniknąć wszystkich Obrażeń z jednego źródła.
rage-brok = Dobór Uzbrojenia
    .text = Brok albo Sindri ma +3 do siły swojego następnego Ataku.
rage-sindri = Uzbrojenie
    .text = Brok albo Sindri ma +3 do Obrony przed następnym Atakiem na niego.

ability-atreus_1a = Atreus: ogłuszająca strzała
    .text = Działa jak ikona Ataku na Odległość w kolumnie Kratosa; cel zostaje Ogłuszony.
ability-atreus_1b = Atreus: strzał osłonowy
    .text = +3 do siły Ataku właśnie zadeklarowanego przez Kratosa.
ability-atreus_2a = Atreus: podwójny strzał
    .text = Działa jak ikona Ataku na Odległość przeciw dwóm Przeciwnikom w dowolnym miejscu; jeden rzut dla obu.
ability-atreus_2b = Atreus: osłona
    .text = Działa jak ikona Obrony z Liczbą 1.
ability-mimir_1a = Mimir: dobra rada
    .text = Ulecz Kratosowi 2 Obrażenia.
ability-mimir_1b = Mimir: odmiana losu
    .text = Po rzucie: wynik kości dodaje się do siły, zamiast ją zmniejszać.
ability-mimir_2a = Mimir: skrót
    .text = Kratos wykonuje Ruch, który się nie liczy.
ability-mimir_2b = Mimir: przewidywanie
    .text = Obejrzyj 2 górne karty Rozwoju i każdą połóż na wierzchu albo na spodzie talii.

call-0 = Poproś o pomoc gracza 1
call-1 = Poproś o pomoc gracza 2
call-2 = Poproś o pomoc gracza 3
call-3 = Poproś o pomoc gracza 4

column-1 = Kolumna 1
column-2 = Kolumna 2
column-3 = Kolumna 3
column-4 = Kolumna 4
front-1 = Kolumna 1, pozycja frontowa
front-2 = Kolumna 2, pozycja frontowa
front-3 = Kolumna 3, pozycja frontowa
front-4 = Kolumna 4, pozycja frontowa
opt-defend-done = Bez Obrony
opt-defense-set-done = Bez Obrony
opt-propose-quest-pass = Bez propozycji
opt-propose-column-pass = Bez propozycji
opt-propose-hero-pass = Bez propozycji
opt-step-column-1 = Ruch do kolumny 1
opt-step-column-2 = Ruch do kolumny 2
opt-step-column-3 = Ruch do kolumny 3
opt-step-column-4 = Ruch do kolumny 4
opt-step-front-1 = Ruch do kolumny 1, na pozycję frontową
opt-step-front-2 = Ruch do kolumny 2, na pozycję frontową
opt-step-front-3 = Ruch do kolumny 3, na pozycję frontową
opt-step-front-4 = Ruch do kolumny 4, na pozycję frontową

rune-f = Fé
rune-u = Úr
rune-t = Þurs
rune-a = Óss
rune-r = Reið
rune-k = Kaun

pile-stun = Ogłuszenie
pile-poison = Trucizna
pile-crystal = Kryształ
card-stun = Ogłuszenie
    .text = Gdy dobierzesz tę kartę, natychmiast ją odrzuć i nie dobieraj w zamian.
card-poison = Trucizna
    .text = Gdy dobierzesz tę kartę, natychmiast ją odrzuć, jeden z twoich Bohaterów otrzymuje 1 Obrażenie, a ty dobierasz kolejną kartę.
card-crystal = Kryształ
    .text = Odrzuć tę kartę, by dobrać kartę albo opłacić Kryształ w miejscu Interakcji.

do-end = Zakończ Aktywację Bohatera
    .text = Następuje Aktywacja Sceny: odkryta karta Rozwoju wskazuje Runę i działa każda karta Sceny z tą Runą. Karty z ręki zostają na Obronę.
do-swap = Zamień pozycje w kolumnie
deed-hurt = Jeden Bohater otrzyma Obrażenia.
deed-heal = Jeden Bohater zostanie uleczony.
deed-gain_stun = Jeden gracz położy Ogłuszenie na wierzchu swojej talii.
deed-gain_poison = Jeden gracz położy Truciznę na wierzchu swojej talii.
deed-gain_crystal = Jeden gracz położy Kryształ na wierzchu swojej talii.
deed-draw = Jeden gracz dobierze karty.
deed-rage = Jeden Bohater zyska Szał.
deed-bonus = Jeden Bohater dostanie premię do następnego Ataku.
deed-hand = Jeden gracz weźmie znacznik Limitu Ręki.
deed-push = Jeden Bohater zostanie przesunięty.
phase-preparation = faza Przygotowania
phase-additional = faza Dodatkowej Aktywacji Sceny
phase-upgrade = faza Rozwoju
defeat-knocked_out = wszyscy Bohaterowie są Powaleni
defeat-rounds = Zadania nie wypełniono w ciągu 40 rund
deed-attack = Atak
do-top = Na wierzch
do-bottom = Na spód

## Pytania

ask-dashboard = Którą planszę Bohatera bierzesz?
ask-choose-quest = { $n ->
    [3] Z którym Finałowym Bossem walczycie?
   *[other] Którego Zadania się podejmujecie?
}
ask-place-hero = Przy której kolumnie staje { $hero }?
ask-medium = Kto jest Medium Mimira w tej rundzie?
ask-step = Co robisz teraz?
ask-help = { $seat } prosi o pomoc. Czy czegoś używasz?
ask-before-scene = Czy używasz czegoś przed Aktywacją Sceny?
ask-move-to = Dokąd rusza się { $hero }?
ask-extra-move = Kto wykonuje dodatkowy Ruch?
ask-attack-target = Który Przeciwnik jest celem Ataku?
ask-second-target = Który Przeciwnik jest drugim celem?
ask-attack-set = { $hero } atakuje cel „{ $card }”: którymi kartami?{ $bonus ->
    [0] {""}
   *[other] {" "}Premia: +{ $bonus }.
}
ask-before-card = Runa { $rune } aktywuje kartę „{ $card }”. Czy przedtem czegoś używasz?
ask-under-attack = „{ $card }” atakuje z siłą { $strength }, cel: { $hero }. Czy przedtem czegoś używasz?
ask-boost-attack = { $hero } atakuje z siłą { $strength }, cel: „{ $card }”. Czy czegoś używasz?
ask-propose-quest = { $n ->
    [3] Którego Finałowego Bossa proponujesz?
   *[other] Które Zadanie proponujesz?
} Decyduje pierwszy gracz.
ask-propose-column = „{ $card }”: dwie kolumny są równie daleko. Którą proponujesz? Decyduje pierwszy gracz.
ask-propose-hero = { $card }. { $deed } { $tie ->
    [0] Kogo proponujesz?
   *[other] Najmniej zdrowia mają kilku: kogo proponujesz?
} Decyduje pierwszy gracz.
ask-who-takes = Dwóch graczy chce wziąć kartę „{ $card }”. Kto ją dostaje?
ask-invert-die = „{ $card }”: na kości Przeciwnika wypadło { $n } przeciw sile { $strength }. Użyć umiejętności Mimira (raz na Zadanie) i dodać ten wynik? Obrażenia: { $more } zamiast { $less }.
ask-take-for-medium = „{ $card }” atakuje z siłą { $strength }, cel: { $hero }. Czy Mimir przyjmuje ten Atak?
ask-defend = „{ $card }” atakuje z siłą { $strength }, cel: { $hero }. Jak się bronisz?
ask-boost-defense = „{ $card }” zaraz zada Obrażenia: { $strength }, cel: { $hero }. Zmniejszyć je?
ask-freya-token = { $hero } zaraz otrzyma Obrażenia: { $n }. Użyć żetonu Freyi?
ask-freya-token-to = Kto dostaje żeton Freyi?
ask-petrel = Petrel: którzy Przeciwnicy (najwyżej dwóch) otrzymują po 2 Obrażenia?
ask-choice-of-arms = Kto dostaje +3 do następnego Ataku?
ask-arming = Kto dostaje +3 do Obrony?
ask-playing-hero = Który z braci zagrywa kartę?
ask-spot-hero = Który Bohater korzysta z tego miejsca?
ask-pay = { $spot }: którymi kartami płacisz?{ $melee ->
    [0] {""}
   *[other] {" "}[{ $melee } × ikona Ataku Wręcz]
}{ $ranged ->
    [0] {""}
   *[other] {" "}[{ $ranged } × ikona Ataku na Odległość]
}{ $defense ->
    [0] {""}
   *[other] {" "}[{ $defense } × ikona Obrony]
}{ $number ->
    [0] {""}
   *[other] {" "}[{ $number } × Liczba]
}{ $total ->
    [0] {""}
   *[other] {" "}[Liczby o sumie co najmniej { $total }]
}{ $crystal ->
    [0] {""}
   *[other] {" "}[{ $crystal } × Kryształ]
}{ $any ->
    [0] {""}
   *[other] {" "}[{ $any } × dowolna karta]
}
ask-poison-target = Kto otrzymuje Obrażenie od Trucizny?
ask-far-column = „{ $card }”: dwie kolumny są równie daleko. Która jest celem?
ask-choose-hero-hurt = „{ $card }”: który Bohater otrzymuje Obrażenia ({ $n })?
ask-choose-hero-heal = „{ $card }”: którego Bohatera uleczyć z Obrażeń (do { $n })?
ask-choose-hero-gain = „{ $card }”: na wierzch czyjej talii trafia { $pile } (karty: { $n })?
ask-choose-hero-draw = „{ $card }”: dla którego Bohatera dobiera się karty ({ $n })?
ask-choose-hero-rage = „{ $card }”: który Bohater zyskuje Szał ({ $n })?
ask-choose-hero-bonus = „{ $card }”: który Bohater dostaje premię +{ $n } do następnego Ataku?
ask-choose-hero-hand = „{ $card }”: który Bohater bierze znacznik Limitu Ręki?
ask-choose-hero-push = „{ $card }”: który Bohater zostaje przesunięty?
ask-choose-hero-cleanse = „{ $card }”: czyje karty zostają oczyszczone?
ask-choose-enemy-hit = „{ $card }”: który Przeciwnik otrzymuje Obrażenia ({ $n })?
ask-choose-enemy-assault = „{ $card }”: który Przeciwnik zostaje zaatakowany?
ask-choose-enemy-break = „{ $card }”: czyj pancerz zostaje zniszczony?
ask-choose-enemy-mend = „{ $card }”: który Przeciwnik leczy Obrażenia (do { $n })?
ask-choose-enemy-stun = „{ $card }”: który Przeciwnik zostaje Ogłuszony?
ask-recall = Którą kartę bierzesz z powrotem na rękę?
ask-sacrifice = Którą Liczbę poświęcasz?
ask-mimir-rage = Czy Mimir wybiera między dwiema Runami?
ask-mimir-rune = Która karta zostaje aktywowana? Druga trafia na spód.
ask-peek = { $card }, Runa { $rune }: na wierzch talii Rozwoju czy na spód?
ask-peek-first = Która z dwóch leży na wierzchu?
ask-peek-first-bottom = Która z dwóch jest na spodzie pierwsza?
ask-upgrade = Bierzesz odkrytą kartę czy usuwasz jedną ze swojego stosu kart odrzuconych?
ask-remove-highest = Którą kartę usuwasz ze swojej talii?

table-quests = Zadania z piramidy
table-bosses = Finałowi Bossowie
table-row = Odsłonięte karty Rozwoju
table-first = Pierwszy gracz
table-used = Użyte w tym Zadaniu
table-front = pozycja frontowa
table-back = pozycja tylna
table-defeated = Pokonany
table-loses = { $rune }: przegrana
table-turn = Tura
table-hand = Ręka { $cards }/{ $limit }:
table-first_draw = następne pierwsze dobranie { $n }
table-deck = Talia { $cards }:
table-tops = Na wierzchu talii:
table-played = Zagrane:
table-discards = Odrzucone:
table-upgrade_deck = Talia Rozwoju
table-upgrade_top = na wierzchu
table-upgrade_bottom = na spodzie
table-looked = Oglądane karty Rozwoju
table-piles = Stosy
solo-atreus_1 = Atreus: ogłuszająca strzała lub strzał osłonowy
solo-atreus_2 = Atreus: podwójny strzał lub osłona
solo-mimir_1 = Mimir: dobra rada lub odmiana losu
solo-mimir_2 = Mimir: skrót lub przewidywanie
at-U1 = G1
at-U2 = G2
at-U3 = G3
at-U4 = G4
at-L1 = D1
at-L2 = D2
at-L3 = D3
at-L4 = D4
table-take = Weź na wierzch swojej talii
table-claim = Zażądaj: właśnie wziął ją inny gracz, decyduje pierwszy gracz
table-remove = Usuń z gry ze swojego stosu kart odrzuconych
table-defense = Obrona { $defense } przeciw sile { $strength }: { $through ->
        [0] nic się nie przebije
        [one] przebije się { $through } Obrażenie
        [few] przebiją się { $through } Obrażenia
        [many] przebije się { $through } Obrażeń
       *[other] przebije się { $through } Obrażenia
    }, zostanie zdrowia: { $left }
table-strength = { $card }: Atak o sile { $strength }
table-strength-armor = { $card }: Atak o sile { $strength }, pancerz { $armor }
table-strength-damage = { $card }: Atak o sile { $strength }, Obrażenia od { $least } do { $most }, zostało zdrowia: { $left }

## Dlaczego nie

no-one-deed = Jedno naraz: to w poleceniu już jest.
no-other-deed = To nie należy do tego, co wskazano.
no-only-set = Ten Atak ma tylko jeden możliwy zestaw kart: wystarczy wybrać Atak.
no-deed-missing = Powiedz najpierw, co robisz.
no-attacked-missing = Wskaż Przeciwnika, który jest celem.
no-goal-missing = Wskaż, dokąd prowadzi Ruch.
no-helped-missing = Wskaż, kto to dostaje.
no-same-column = Bohater już tam stoi.
no-column-full = Obie pozycje tej kolumny są zajęte.
no-nobody-to-swap = W tej kolumnie nie ma nikogo innego.
no-nobody-ahead = W tej kolumnie nikogo nie ma: kto tam stanie, i tak jest na froncie.
no-has-moved = Ten Bohater już się ruszył w tej turze.
no-no-enemy-in-column = W tej kolumnie nie ma niepokonanego Przeciwnika.
no-no-attack-set = Na ręce nie ma zestawu z ikoną i Liczbą, który dosięgnie tu Przeciwnika.
no-no-attack-icon = Ta karta nie ma ikony Ataku Wręcz ani na Odległość.
no-no-defense-icon = Ta karta nie ma ikony Obrony.
no-melee-too-short = Atak Wręcz nie sięga górnego rzędu.
no-no-number-for-icon = Na ręce nie ma Liczby do tej ikony.
no-icon-missing = Zestaw nie ma jeszcze ikony: sama Liczba nie jest akcją.
no-not-a-number = Tej karty nie można użyć jako samej Liczby.
no-number-alone = Tej Liczby nie wolno łączyć z inną.
no-not-alone = Sama ikona albo sama Liczba nie jest akcją.
no-boost-later = Tę kartę zagrywa się po zadeklarowaniu Ataku.
no-nothing-to-sacrifice = Nie masz innej karty, której można użyć jako samej Liczby.
no-nothing-to-draw = Nie ma czego dobrać oprócz Kryształów: karty, które pozwalają dobierać, tasuje się dopiero w następnej fazie Przygotowania.
no-rage-not-full = Szał nie jest jeszcze na ostatnim polu.
no-no-freya-token = Oba żetony Freyi są u Bohaterów.
no-all-armored = Każdy widoczny Przeciwnik ma pancerz.
no-spot-used = Ten Bohater już korzystał z tego miejsca w tej turze.
no-spot-need = Warunek tego miejsca nie jest spełniony.
no-spot-pay = Twoja ręka nie wystarcza, by zapłacić za to miejsce.
no-not-payment = Ta karta nie opłaca tego, co trzeba, albo nie starczy wtedy na resztę.
no-paid-otherwise = Wybrane karty już za to płacą; ta może zastąpić jedną z nich.
no-not-paid = To jeszcze nie jest zapłata za to miejsce.
no-table-first-player = Pierwszym graczem nie może być miejsce numer { $first }: miejsca mają numery od 0 do { $last }.

## Co się stało

log-dashboard-chosen = { $seat } bierze planszę: { $dashboard }.
log-quest-begins = Zaczyna się Zadanie: { $quest }.
log-hero-placed = { $hero } staje przy kolumnie { $n }.
log-obstacle = Działa { $obstacle }.
log-shuffled-in = { $seat } wtasowuje do talii { $n ->
    [one] { $n } kartę
    [few] { $n } karty
    [many] { $n } kart
   *[other] { $n } karty
}: { $pile } ({ $by }).
log-round = Runda { $n }.
log-turn = Tura: { $seat }.
log-medium-chosen = Medium Mimira: { $hero }.
log-stun-drawn = { $seat } dobiera kartę Ogłuszenia i ją odrzuca.
log-poison-drawn = { $seat } dobiera kartę Trucizny i ją odrzuca.
log-deck-reshuffled = { $seat } tasuje stos kart odrzuconych w nową talię{ $kept ->
    [0] .
    [one] ; jedna karta, która pozwala dobierać, zostaje na stosie.
    [few] ; { $kept } karty, które pozwalają dobierać, zostają na stosie.
    [many] ; { $kept } kart, które pozwalają dobierać, zostaje na stosie.
   *[other] ; { $kept } kart, które pozwalają dobierać, zostaje na stosie.
}
log-cards-drawn = { $seat } dobiera { $n ->
    [one] { $n } kartę
    [few] { $n } karty
    [many] { $n } kart
   *[other] { $n } karty
} ({ $by }).
log-crystal-spent = { $seat } odrzuca Kryształ, by dobrać kartę.
log-pile-card-gained = { $seat } kładzie na wierzchu talii kartę: { $pile } ({ $by }).
log-card-recalled = { $seat } bierze z powrotem na rękę: { $card }.
log-cleansed = { $n ->
    [0] { $seat } nie ma kart Ogłuszenia ani Trucizny na ręce i stosie kart odrzuconych.
    [one] Na stos wraca { $n } karta Ogłuszenia lub Trucizny ({ $seat }).
    [few] Na stosy wracają { $n } karty Ogłuszenia i Trucizny ({ $seat }).
    [many] Na stosy wraca { $n } kart Ogłuszenia i Trucizny ({ $seat }).
   *[other] Na stosy wraca { $n } karty Ogłuszenia i Trucizny ({ $seat }).
}
log-hero-moved = { $hero } wykonuje Ruch: { $before } → { $column }.
log-hero-in-front = { $hero } zajmuje pozycję frontową; na pozycji tylnej staje { $ally }.
log-hero-swapped = { $hero } i { $ally } zamieniają się pozycjami.
log-hero-pushed = { $hero ->
    [Freya] { $hero } zostaje przesunięta: { $before } → { $column } ({ $by }).
   *[other] { $hero } zostaje przesunięty: { $before } → { $column } ({ $by }).
}
log-attack = { $hero } atakuje z siłą { $n }, cel: { $card }.
log-die-rolled = Na kości Przeciwnika wypada { $n }.
log-attack-boosted = Atak, { $hero }: siła +{ $n } ({ $by }).
log-defense-boosted = Obrona, { $hero }: +{ $n } ({ $by }).
log-special-played = { $seat } zagrywa kartę: { $card } ({ $hero }).
log-ability-used = Użyto: { $ability }.
log-rage-gained = Szał: { $hero } { $before } → { $after } ({ $by }).
log-rage-used = { $hero } używa umiejętności Szału: { $ability }; Szał { $before } → { $after }.
log-freya-token-given = { $hero } dostaje żeton Freyi ({ $by }).
log-freya-token-used = { $hero } odrzuca żeton Freyi i unika Obrażeń: { $n } ({ $by }).
log-armor-destroyed = { $enemy }: pancerz { $n } zniszczony{ $after ->
    [0] {""}
   *[other] , został pancerz { $after }
} ({ $by }).
log-enemy-hurt = { $enemy } otrzymuje { $n ->
    [one] { $n } Obrażenie
    [few] { $n } Obrażenia
    [many] { $n } Obrażeń
   *[other] { $n } Obrażenia
}, zdrowie { $before } → { $after } ({ $by }).
log-enemy-healed = { $enemy } leczy { $n ->
    [one] { $n } Obrażenie
    [few] { $n } Obrażenia
    [many] { $n } Obrażeń
   *[other] { $n } Obrażenia
}, zdrowie { $before } → { $after } ({ $by }).
log-enemy-stunned = { $enemy }: Ogłuszenie ({ $by }).
log-enemy-recovers = { $enemy } traci znacznik Ogłuszenia i nic nie robi.
log-enemy-defeated = Pokonany Przeciwnik: { $enemy } ({ $by }).
log-card-flipped = Odwrócona karta: { $before } → { $card }{ $by ->
    [0] {""}
   *[other] {" "}({ $by })
}.
log-reward = Nagroda z karty: { $card } ({ $hero }).
log-tokens-changed = Znaczniki „{ $token }”: { $before } → { $after } ({ $by }).
log-spot-used = { $hero } korzysta z miejsca: { $spot }.
log-rune-revealed = Odkryta karta Rozwoju: { $card }, Runa { $rune }.
log-rune-drawn = Nie ma już kart Rozwoju; Runa to { $rune }.
log-card-activated = Runa { $rune } aktywuje kartę: { $card }.
log-hero-attacked = { $card } atakuje z siłą { $n }, cel: { $hero }.
log-mimir-takes = Mimir przyjmuje Atak, którego celem jest { $hero }.
log-hero-defends = { $hero } broni się z siłą { $n }.
log-no-defense = { $hero } nie ma kart na zestaw Obrony (ikona Obrony i Liczba).
log-attack-warded = { $hero } otrzymuje 0 Obrażeń ({ $card }).
log-hero-hurt = { $hero } otrzymuje { $n ->
    [one] { $n } Obrażenie
    [few] { $n } Obrażenia
    [many] { $n } Obrażeń
   *[other] { $n } Obrażenia
}, zdrowie { $before } → { $after } ({ $by }).
log-hero-healed = { $hero } leczy { $n ->
    [one] { $n } Obrażenie
    [few] { $n } Obrażenia
    [many] { $n } Obrażeń
   *[other] { $n } Obrażenia
}, zdrowie { $before } → { $after } ({ $by }).
log-hero-knocked-out = { $hero ->
    [Freya] { $hero } zostaje Powalona ({ $by }).
   *[other] { $hero } zostaje Powalony ({ $by }).
}
log-hand-limit-changed = Limit kart na ręce ({ $seat }): { $before } → { $after } ({ $by }).
log-upgrade-taken = { $seat } kładzie na wierzchu talii: { $card }.
log-card-removed = { $seat } usuwa z gry kartę: { $card }.
log-upgrade-claimed = { $seat } też chce kartę: { $card }.
log-upgrade-kept = { $seat } zatrzymuje kartę: { $card }.
log-proposed = { $seat } proponuje: { $what }.
log-hero-returns = { $hero } znów bierze udział w grze, zdrowie { $before } → { $after }.
log-first-player = Pierwszy gracz: { $seat }.
log-scene-replaced = Zaczyna się druga część Zadania: { $quest }.
log-quest-completed = Zadanie wypełnione: { $quest }.
log-first-draw = { $seat } w najbliższej fazie Przygotowania dobierze o { $n ->
    [one] { $n } kartę
    [few] { $n } karty
    [many] { $n } kart
   *[other] { $n } karty
} mniej ({ $by }).
log-phase = Zaczyna się { $phase }.
log-set-card = { $hero } zagrywa kartę: { $card }.
log-attack-two = { $hero } atakuje z siłą { $n } dwa cele naraz: { $card } i { $other }; jeden Atak, jeden rzut dla obu.
log-attack-void = Atak ({ $hero }, siła { $n }) nie ma już celu.
log-attack-bonus = { $hero }: premia do następnego Ataku { $before } → { $after } ({ $by }).
log-attack-bonus-used = { $hero } dodaje do tego Ataku oczekującą premię +{ $n }.
log-defense-bonus = { $hero }: premia do następnej Obrony { $before } → { $after } ({ $by }).
log-defense-bonus-used = { $hero } dodaje do Obrony oczekującą premię +{ $n }.
log-defense-fixed = { $enemy } ma stałą Obronę { $n }; nie rzuca się kością.
log-enemy-unharmed = { $enemy } otrzymuje 0 Obrażeń.
log-armor-holds = { $enemy }: pancerz { $n } wytrzymuje Atak o sile { $strength }.
log-no-effect = { $card }: teraz bez efektu.
log-nothing-left = { $seat } nie może już nic zrobić: koniec Aktywacji Bohatera.
log-abilities-refreshed = Umiejętności Atreusa i Mimira są odnowione ({ $by }).
log-card-paid = { $seat } odrzuca kartę: { $card } ({ $spot }).
log-upgrade-put-under = Na spód talii Rozwoju: { $card } (Runa { $rune }).
log-upgrade-put-on-top = Na wierzch talii Rozwoju: { $card } (Runa { $rune }).
log-card-sacrificed = { $seat } poświęca kartę: { $card } (Liczba { $n }).
log-card-lost = { $seat } traci na stałe kartę: { $card } ({ $by }).
log-cleaned-up = Koniec Sceny: znikają Obrażenia, Szał, znaczniki oraz karty Ogłuszenia, Trucizny i Kryształów, a talie są przetasowane.
log-game-won = Bohaterowie wygrali.
log-defeat-looms = Grozi przegrana: Runa { $rune }, karta „{ $card }”.
log-game-lost = Bohaterowie przegrali: { $by }{ $rune ->
    [0] {""}
   *[other] , Runa { $rune }
}.

## Karty Akcji

card-leviathan_chop = Cięcie Lewiatana
    .text = Ikona Ataku Wręcz.
card-axe_swing_or_throw = Zamach lub rzut toporem
    .text = Albo ikona Ataku Wręcz z Liczbą 1, albo ikona Ataku na Odległość z Liczbą 1.
card-axe_throw = Rzut toporem
    .text = Ikona Ataku na Odległość.
card-spartan_wrath = Spartański gniew
    .text = Ikona Ataku Wręcz, +1 Szału po zagraniu.
card-guardian_shield = Tarcza strażnicza
    .text = Ikona Obrony.
card-raised_shield = Uniesiona tarcza
    .text = Ikona Obrony z Liczbą 1.
card-grit = Zaciętość
    .text = Liczba 1.
card-strength = Siła
    .text = Liczba 2.
card-godly_strength = Boska moc
    .text = Liczba 3.
card-axe_recall = Przywołanie topora
    .text = Weź na rękę ze swojego stosu kart odrzuconych jedną kartę z ikoną Ataku Wręcz lub na Odległość. +1 Szału po zagraniu.
card-talon_bow = Łuk Szpon
    .text = Ikona Ataku na Odległość.
card-quick_shot = Szybki strzał
    .text = Ikona Ataku na Odległość z Liczbą 1.
card-aimed_shot = Mierzony strzał
    .text = Ikona Ataku na Odległość z Liczbą 2.
card-shock_arrow = Strzała gromu
    .text = Ikona Ataku na Odległość z Liczbą 1, cel zostaje Ogłuszony.
card-knife = Nóż
    .text = Ikona Ataku Wręcz.
card-dodge = Unik
    .text = Ikona Obrony.
card-roll = Przewrót
    .text = Ikona Obrony z Liczbą 1.
card-focus = Skupienie
    .text = Liczba 1.
card-resolve = Determinacja
    .text = Liczba 2.
card-heritage = Dziedzictwo
    .text = Liczba 3.
card-light_arrow = Strzała światła
    .text = Połóż znacznik Ogłuszenia na dowolnym niepokonanym Przeciwniku w Scenie. +1 Szału po zagraniu.
card-warning = Ostrzeżenie
    .text = Ikona Obrony.
card-foresight = Przewidywanie
    .text = Ikona Obrony z Liczbą 1.
card-hint = Wskazówka
    .text = Liczba 1.
card-wisdom = Mądrość
    .text = Liczba 2.
card-rousing_tale = Porywająca opowieść
    .text = Przed rzutem kością Przeciwnika: dodaj 2 do siły Ataku właśnie zadeklarowanego przez dowolnego Bohatera. +1 Szału po zagraniu.
card-encouragement = Zachęta
    .text = Przed rzutem kością Przeciwnika: dodaj 2 do siły Ataku właśnie zadeklarowanego przez dowolnego Bohatera.
card-timely_warning = Ostrzeżenie w porę
    .text = Zmniejsz o 2 Obrażenia, które dowolny Bohater ma otrzymać od jednego Ataku Przeciwnika, z innymi kartami Obrony lub bez nich.
card-comforting_word = Słowo otuchy
    .text = Ulecz 1 Obrażenie jednemu Bohaterowi, który nie jest Powalony. +1 Szału po zagraniu.
card-bifrost_eyes = Oczy Bifröstu
    .text = Połóż znacznik Ogłuszenia na dowolnym niepokonanym Przeciwniku w Scenie.
card-ancient_lore = Dawna wiedza
    .text = Gracz wybranego Bohatera, który nie jest Powalony, dobiera 1 kartę. +1 Szału po zagraniu.
card-hidden_path = Ukryta ścieżka
    .text = Wybrany Bohater, który nie jest Powalony (nie Mimir), natychmiast wykonuje Ruch; nie liczy się on jako jego Ruch w tej turze.
card-vanir_blade = Ostrze Wanów
    .text = Ikona Ataku Wręcz.
card-seidr_bolt = Pocisk seiðru
    .text = Ikona Ataku na Odległość.
card-thorn_lash = Ciernisty bicz
    .text = Albo ikona Ataku Wręcz z Liczbą 1, albo ikona Ataku na Odległość z Liczbą 1.
card-falcon_strike = Atak sokoła
    .text = Ikona Ataku na Odległość z Liczbą 1.
card-veil = Zasłona
    .text = Ikona Obrony.
card-bark_skin = Korowa skóra
    .text = Ikona Obrony z Liczbą 1.
card-turtle_shell = Skorupa żółwia
    .text = Ikona Obrony z Liczbą 2.
card-charm = Urok
    .text = Liczba 1.
card-old_power = Dawna moc
    .text = Liczba 2.
card-healing_roots = Uzdrawiające korzenie
    .text = Ulecz 2 Obrażenia jednemu Bohaterowi, który nie jest Powalony. +1 Szału po zagraniu.
card-protective_sigil = Znak ochronny
    .text = Zmniejsz o 2 Obrażenia, które dowolny Bohater ma otrzymać od jednego Ataku Przeciwnika, z innymi kartami Obrony lub bez nich. +1 Szału po zagraniu.
card-hammer = Młot
    .text = Ikona Ataku Wręcz.
card-forge_hammer = Kowalski młot
    .text = Ikona Ataku Wręcz z Liczbą 1.
card-dropped_anvil = Zrzucone kowadło
    .text = Ikona Ataku Wręcz z Liczbą 2.
card-thrown_tools = Rzut narzędziami
    .text = Ikona Ataku na Odległość z Liczbą 1.
card-forged_plate = Kuta płyta
    .text = Ikona Obrony z Liczbą 1.
card-dwarven_shield = Krasnoludzka tarcza
    .text = Ikona Obrony z Liczbą 2.
card-bickering = Sprzeczka
    .text = Liczba 1.
card-craft = Rzemiosło
    .text = Liczba 2.
card-masterwork = Arcydzieło
    .text = Liczba 3.
card-huldra_forge = Kuźnia braci Huldra
    .text = Dodaj 2 do siły Ataku właśnie zadeklarowanego przez Broka lub Sindriego albo zmniejsz o 2 Obrażenia, które Brok lub Sindri ma otrzymać od jednego Ataku Przeciwnika. +1 Szału po zagraniu.
card-steady_might = Pewna siła
    .text = Liczba 2.
card-great_might = Wielka siła
    .text = Liczba 3.
card-divine_might = Boska siła
    .text = Liczba 4, której nie wolno łączyć z żadną inną Liczbą.
card-swift_arrow = Szybka strzała
    .text = Ikona Ataku na Odległość z Liczbą 2.
card-piercing_arrow = Przeszywająca strzała
    .text = Ikona Ataku na Odległość z Liczbą 3.
card-heavy_blow = Ciężki cios
    .text = Ikona Ataku Wręcz z Liczbą 2.
card-crushing_blow = Miażdżący cios
    .text = Ikona Ataku Wręcz z Liczbą 3.
card-leviathan_axe = Topór Lewiatan
    .text = Albo ikona Ataku Wręcz z Liczbą 2, albo ikona Ataku na Odległość z Liczbą 2.
card-shield_bash_guard = Tarcza w gotowości
    .text = Ikona Obrony z Liczbą 2.
card-iron_bulwark = Żelazny bastion
    .text = Ikona Obrony z Liczbą 3.
card-parry_or_press = Parada lub natarcie
    .text = Albo ikona Obrony z Liczbą 1, albo Liczba 2.
card-stunning_hammer = Ogłuszający młot
    .text = Ikona Ataku Wręcz z Liczbą 2, cel zostaje Ogłuszony.
card-thunder_arrow = Strzała pioruna
    .text = Ikona Ataku na Odległość z Liczbą 1, cel zostaje Ogłuszony.
card-spartan_fury = Spartańska furia
    .text = Ikona Ataku Wręcz z Liczbą 2, +1 Szału po zagraniu.
card-wrathful_shot = Gniewny strzał
    .text = Ikona Ataku na Odległość z Liczbą 1, +1 Szału po zagraniu.
card-cleansing_waters = Oczyszczające wody
    .text = Odłóż na stosy wszystkie karty Ogłuszenia i Trucizny z ręki i stosu kart odrzuconych gracza jednego Bohatera, następnie dobierz 1 kartę.
card-offering_of_strength = Ofiara siły
    .text = Odrzuć z ręki jedną inną kartę, którą można zagrać jako samą Liczbę, i ulecz tyle Obrażeń, ile wynosi ta Liczba, jednemu Bohaterowi, który nie jest Powalony.
card-battle_cry = Okrzyk bojowy
    .text = Przed rzutem kością Przeciwnika: dodaj 2 do siły Ataku właśnie zadeklarowanego przez dowolnego Bohatera.
card-warding_rune = Runa ochronna
    .text = Zmniejsz o 3 Obrażenia, które dowolny Bohater ma otrzymać od jednego Ataku Przeciwnika, z innymi kartami Obrony lub bez nich.
card-swift_step = Szybki krok
    .text = Wybrany Bohater, który nie jest Powalony (nie Mimir), natychmiast wykonuje Ruch; nie liczy się on jako jego Ruch w tej turze.
card-insight = Przenikliwość
    .text = Dobierz 2 karty.
card-shock_bolt = Porażenie
    .text = Połóż znacznik Ogłuszenia na dowolnym niepokonanym Przeciwniku w Scenie.
card-runic_blast = Runiczny wybuch
    .text = Jeden Przeciwnik bez pancerza w kolumnie twojego Bohatera otrzymuje 3 Obrażenia bez rzutu kością.
card-sunder_armor = Skruszenie pancerza
    .text = Zniszcz najmocniejszy pancerz jednego Przeciwnika w kolumnie twojego Bohatera.

## Zadania i Finałowi Bossowie

quest-travelers = Podróżnicy
    .text = Pokonajcie obu Podróżników na rewersach ich kart.
    .intro = Dwaj wojownicy w ciężkich zbrojach strzegą drogi i nie ustąpią z niej nikomu.
quest-grendels = Grendele Popiołu i Mrozu
    .text = Pokonajcie obu Grendeli. Na każdym Piedestale leżą 2 znaczniki; ich liczba to siła Ataku i Obrona Grendela.
    .intro = Ogień i mróz mieszkają pod jednym mostem; dopóki stoją Piedestały, bestie są niepokonane.
quest-ogre = Ogr
    .text = Pokonajcie wszystkich Przeciwników, Ogra jako ostatniego: gdy padnie wcześniej, gra jest przegrana. Gdy ma najwyżej 18 zdrowia, ciśnijcie w niego głazem (G2): dosiadany Ogr szarżuje na innych Przeciwników bez rzutu kością.
    .intro = Kto dosiądzie potwora, ma po swojej stronie najsilniejsze pięści w Midgardzie.
quest-helheim = Helheim
    .text = Pokonajcie wszystkich Przeciwników, także drugą falę. Gdy zostanie aktywowana Runa Płonącego Stosu, który zgasł, gra jest przegrana.
    .intro = Tu ciepło nie trwa długo. Pilnujcie Płonących Stosów, zanim zgasną.
quest-alfheim = Alfheim
    .text = Pokonajcie Svartáljǫfurra i zniszczcie Rój.
    .intro = O Światło toczy się wojna, której nikt nie wygrał; dziś rozstrzygnie ją ktoś z zewnątrz.
quest-stone_ancient = Kamienny Pradawny
    .text = Pokonajcie Kamiennego Pradawnego.
    .intro = Skała otwiera oczy. Jej serce bije w odłamkach, które można wyrwać.
quest-hraezlyr = Hræzlyr
    .text = Pokonajcie Łeb. Każda część ciała jest osobnym Przeciwnikiem.
    .intro = Smok przywarł do góry; trzeba zedrzeć go z niej kawałek po kawałku.
quest-magni_modi = Magni i Modi
    .text = Pokonajcie Magniego i Modiego. Brat, który skryje się we mgle, leczy wszystkie Obrażenia; dopóki Latarnia po jego stronie ma znacznik, zamiast tego ubywa jeden znacznik.
    .intro = Synowie Thora walczą we mgle, a Latarnie są jedynym sposobem, by ich nie zgubić z oczu.
quest-baldur = Łaska Baldura
    .text = Uwięźcie Baldura. Gdy zginie, gra jest przegrana. Zbierzcie 3 znaczniki Jemioły i zbijcie go do 18 zdrowia, by przejść do drugiej części.
    .intro = Nie wolno go zabić i nie wolno puścić wolno. Zostaje Jemioła.
quest-sigrun = Sigrun, Królowa Walkirii
    .text = Pokonajcie Sigrun. Uwolnione walkirie zwracają się przeciw królowej.
    .intro = Królowa walkirii postradała zmysły; jej siostry mogą jeszcze stanąć po waszej stronie.
obstacle-travelers = Przeszkoda: Podróżnicy
    .text = Przez całe Zadanie każdy gracz ma jeden znacznik Limitu Ręki -1.
    .intro = Zabierają wszystko, co się przyda; każdy obóz przy drodze jest po nich uboższy.
obstacle-grendels = Przeszkoda: Grendele Popiołu i Mrozu
    .text = Przed pierwszą rundą każdy gracz wtasowuje do talii 1 kartę Ogłuszenia.
    .intro = Nikt nie zatrzymał bestii, a ich oddech wciąż wisi nad ścieżką.
obstacle-ogre = Przeszkoda: Ogr
    .text = Przed pierwszą rundą następuje jedna Aktywacja Sceny; odkryta karta Rozwoju trafia na spód talii Rozwoju.
    .intro = Ogr został sam i znalazł wasz trop.
obstacle-helheim = Przeszkoda: Helheim
    .text = Przed pierwszą rundą każdy gracz usuwa z talii kartę Liczby o najwyższej wartości.
    .intro = Umarli zbierają się, gdy was nie ma; najsilniejszych wzywają pierwszych.
obstacle-alfheim = Przeszkoda: Alfheim
    .text = Przed pierwszą rundą każdy gracz wtasowuje do talii 1 kartę Trucizny.
    .intro = Wojna o Światło toczy się bez was, a jej jad się rozlewa.
obstacle-stone_ancient = Przeszkoda: Kamienny Pradawny
    .text = W pierwszej rundzie każdy gracz dobiera w fazie Przygotowania o 2 karty mniej.
    .intro = Góra się poruszyła i tej nocy nikt nie zmrużył oka.
obstacle-hraezlyr = Przeszkoda: Hræzlyr
    .text = Przed pierwszą rundą każdy Bohater otrzymuje 1 Obrażenie.
    .intro = Bez smoczej skóry kowale nie mają czym łatać waszych zbroi.
obstacle-magni_modi = Przeszkoda: Magni i Modi
    .text = Przed pierwszą rundą każdy gracz wtasowuje do talii 2 karty Ogłuszenia.
    .intro = Synowie Thora spadli na was z mgły i znów w niej zniknęli.
obstacle-baldur = Przeszkoda: Łaska Baldura
    .text = Przed pierwszą rundą jeden Bohater otrzymuje 3 Obrażenia; gracze decydują który.
    .intro = On nic nie czuje, ale jedno z was to poczuło.
obstacle-sigrun = Przeszkoda: Sigrun, Królowa Walkirii
    .text = Przed pierwszą rundą następują dwie Aktywacje Sceny; odkryte karty Rozwoju trafiają na spód talii Rozwoju.
    .intro = Królowa walkirii wypatrzyła was z góry.

## Przeciwnicy

enemy-wulver = Wulver
enemy-stone_ancient = Kamienny Pradawny
enemy-ogre = Ogr
enemy-head = Łeb
enemy-draugr_archer = Draugr łucznik
enemy-draugr_thrower = Draugr miotacz
enemy-draugr = Draugr
enemy-traveler_axe = Podróżnik z toporem
enemy-traveler_sword = Podróżnik z mieczem
enemy-heavy_draugr = Ciężki draugr
enemy-frost_nightmare = Mroźna zmora
enemy-ember_nightmare = Żarowa zmora
enemy-tatzelwurm = Tatzelwurm
enemy-grendel_ash = Grendel Popiołu
enemy-grendel_frost = Grendel Mrozu
enemy-viken = Viken
enemy-draugr_brute = Draugr osiłek
enemy-hel_walker = Kroczący z Helheimu
enemy-revenant = Zjawa
enemy-hel_scout = Zwiadowca z Helheimu
enemy-hel_brute = Osiłek z Helheimu
enemy-mattugr = Máttugr Helson
enemy-hel_guard = Strażnik z Helheimu
enemy-soul_eater = Zamarznięty pożeracz dusz
enemy-svartaljofurr = Svartáljǫfurr
enemy-elf_lord = Władca mrocznych elfów
enemy-swarm = Rój
enemy-elf_warrior = Mroczny elf wojownik
enemy-elf_guard = Mroczny elf strażnik
enemy-frost_revenant = Mroźna zjawa
enemy-reaver = Kamienny grabieżca
enemy-left_wing = Lewe skrzydło
enemy-right_wing = Prawe skrzydło
enemy-tail = Ogon
enemy-left_claw = Lewy szpon
enemy-right_claw = Prawy szpon
enemy-mist_draugr = Draugr z mgły
enemy-magni = Magni
enemy-modi = Modi
enemy-ruin_draugr = Draugr z ruin
enemy-burning_draugr = Płonący draugr
enemy-baldur = Baldur
enemy-ember_draugr = Żarowy draugr
enemy-frozen_draugr = Zamarznięty draugr
enemy-gunnr = Gunnr
enemy-sigrun = Sigrun
enemy-kara = Kara
enemy-rota = Róta
enemy-olrun = Olrun

## Znaczniki Scen

token-ash = Popiół
token-frost = Mróz
token-pyre_west = Ogień zachodni
token-pyre_east = Ogień wschodni
token-heart = Odłamek Serca
token-lantern_west = Latarnia zachodnia
token-lantern_east = Latarnia wschodnia
token-bonds = Więzy
token-mistletoe = Jemioła

## Miejsca Interakcji

spot-strike_seam = Uderz w żyłę
spot-detonate = Zdetonuj
spot-smash_horn = Roztrzaskaj róg
spot-divert_ash = Przekieruj Popiół
spot-quench_ash = Zgaś Popiół
spot-divert_frost = Przekieruj Mróz
spot-quench_frost = Zgaś Mróz
spot-gather_shards = Zbierz odłamki
spot-hurl_stone = Ciśnij głazem
spot-crush_stone = Skrusz kamień
spot-rampage_left = Szarża Ogra: lewy bok
spot-rampage_right = Szarża Ogra: prawy bok
spot-climb_rigging = Wspinaj się po olinowaniu
spot-feed_west = Podsyć zachodni Stos
spot-rekindle_west = Rozpal zachodni Stos
spot-feed_east = Podsyć wschodni Stos
spot-rekindle_east = Rozpal wschodni Stos
spot-draw_light = Zaczerpnij Światła
spot-unveil_light = Odsłoń Światło
spot-burst_span = Rozsadź przęsło
spot-burst_bridge = Rozsadź most
spot-burst_standard = Rozsadź sztandar
spot-burn_root = Spal korzeń
spot-topple_pole = Przewróć pal
spot-hurl_heart = Ciśnij Odłamkiem Serca
spot-regather = Pozbieraj odłamki
spot-mine_vein = Kop w żyle
spot-blast_vein = Wysadź żyłę
spot-mine_growth = Kop w narośli
spot-ignite_growth = Podpal narośl
spot-drop_crane = Zrzuć żurawia
spot-ground_bolt = Uziem piorun
spot-light_west = Rozpal zachodnią Latarnię
spot-mend_west = Napraw zachodnią Latarnię
spot-light_east = Rozpal wschodnią Latarnię
spot-mend_east = Napraw wschodnią Latarnię
spot-torch_west = Unieś pochodnię na zachodzie
spot-torch_east = Unieś pochodnię na wschodzie
spot-gather_west = Zbierz Jemiołę na zachodzie
spot-brace_lintel = Podeprzyj nadproże
spot-gather_east = Zbierz Jemiołę na wschodzie
spot-roots_hold = Niech korzenie trzymają
spot-bridge_chasm = Przerzuć most
spot-gather_frost = Zbierz zmrożoną Jemiołę
spot-bind_baldur = Spętaj Baldura
spot-prop_giant = Podeprzyj olbrzyma
spot-shelter = Schroń się
spot-ice_blast = Lodowy wybuch
spot-taunt_queen = Sprowokuj królową
spot-don_helm = Załóż hełm

## Karty Sceny

side-sc01_u1_a = Draugr łucznik
    .text = Fé: Atak na Odległość o sile 1, cel: najdalsza zajęta kolumna. Gdy ten Przeciwnik zostanie pokonany: odwróć tę kartę.
side-sc01_u1_b = Spalona strażnica
    .text = Nagroda: połóż 1 kartę Kryształu na wierzchu swojej talii. Reið: odwróć tę kartę.
side-sc01_u2_a = Żyła kryształu
    .text = Miejsce Interakcji „Uderz w żyłę”: odrzuć kartę z ikoną Ataku Wręcz: połóż 1 kartę Kryształu na wierzchu swojej talii. Miejsce Interakcji „Zdetonuj”: odrzuć kartę Kryształu i kartę z Liczbą: zniszcz najmocniejszy pancerz wybranego Przeciwnika w tej lub sąsiedniej kolumnie, następnie odwróć na rewers: G2.
side-sc01_u2_b = Wyczerpana żyła
    .text = Þurs: odwróć tę kartę.
side-sc01_u3_a = Róg bojowy
    .text = Þurs: odwróć na awers: G1, D1, D4. Miejsce Interakcji „Roztrzaskaj róg”: odrzuć kartę z ikoną Ataku na Odległość i karty z Liczbami o sumie co najmniej 2: odwróć na rewers: G3.
side-sc01_u3_b = Rozbity róg
    .text = Nagroda: dobierz 1 kartę.
side-sc01_u4_a = Draugr miotacz
    .text = Óss: Atak na Odległość o sile 2, cel: najdalsza zajęta kolumna. Gdy ten Przeciwnik zostanie pokonany: odwróć tę kartę.
side-sc01_u4_b = Porzucone zapasy
    .text = Nagroda: ulecz 3 Obrażenia wybranemu Bohaterowi. Kaun: odwróć tę kartę.
side-sc01_l1_a = Draugr
    .text = Fé: Atak Wręcz o sile 2, cel: ta kolumna i kolumna po prawej. Gdy ten Przeciwnik zostanie pokonany: odwróć tę kartę.
side-sc01_l1_b = Szczątki draugra
    .text = Nagroda: połóż 1 kartę Kryształu na wierzchu swojej talii.
side-sc01_l2_a = Podróżnik z toporem w pancerzu
    .text = Úr: Atak Wręcz o sile 2, cel: ta kolumna i kolumna po lewej. Kaun: Atak Wręcz o sile 3, cel: ta kolumna. Gdy ten Przeciwnik straci ostatni pancerz: odwróć tę kartę.
side-sc01_l2_b = Podróżnik z toporem bez pancerza
    .text = Úr: Atak Wręcz o sile 3, cel: ta kolumna i obie sąsiednie. Kaun: Atak Wręcz o sile 4, cel: ta kolumna i kolumna po lewej; jeśli zada Obrażenia: Ogłuszenie.
side-sc01_l3_a = Podróżnik z mieczem w pancerzu
    .text = Óss: Atak Wręcz o sile 2, cel: ta kolumna i kolumna po prawej. Reið: Atak Wręcz o sile 2, cel: ta kolumna i kolumna po lewej. Gdy ten Przeciwnik straci ostatni pancerz: odwróć tę kartę.
side-sc01_l3_b = Podróżnik z mieczem bez pancerza
    .text = Óss: Atak Wręcz o sile 3, cel: ta kolumna i obie sąsiednie. Reið: Atak Wręcz o sile 3, cel: ta kolumna i kolumna po lewej; jeśli zada Obrażenia: Trucizna.
side-sc01_l4_a = Ciężki draugr
    .text = Þurs: Atak Wręcz o sile 2, cel: ta kolumna i kolumna po lewej. Gdy ten Przeciwnik zostanie pokonany: odwróć tę kartę.
side-sc01_l4_b = Roztrzaskany pancerz
    .text = Nagroda: dobierz 1 kartę.
side-sc02_u1_a = Mroźna zmora
    .text = Fé: Atak na Odległość o sile 2, cel: najdalsza zajęta kolumna; jeśli zada Obrażenia: Ogłuszenie. Gdy ten Przeciwnik zostanie pokonany: odwróć tę kartę.
side-sc02_u1_b = Rozproszony chłód
    .text = Nagroda: połóż 1 kartę Kryształu na wierzchu swojej talii. Þurs: odwróć tę kartę.
side-sc02_u2_a = Piedestał Popiołu
    .text = Połóż tu 2 znaczniki „Popiół” (maksimum 4). Úr (Ramka Aktywacji): dodaj 1 znacznik „Popiół”. Miejsce Interakcji „Przekieruj Popiół”, tylko gdy Grendel Mrozu nie jest jeszcze pokonany: odrzuć kartę z Liczbą: usuń 1 znacznik „Popiół”, następnie dodaj 1 znacznik „Mróz”. Miejsce Interakcji „Zgaś Popiół”: odrzuć kartę Kryształu: usuń 2 znaczniki „Popiół”.
side-sc02_u2_b = Przewrócony Piedestał Popiołu
    .text = Nagroda: każdy Bohater zyskuje 1 Szału.
side-sc02_u3_a = Piedestał Mrozu
    .text = Połóż tu 2 znaczniki „Mróz” (maksimum 4). Óss (Ramka Aktywacji): dodaj 1 znacznik „Mróz”. Miejsce Interakcji „Przekieruj Mróz”, tylko gdy Grendel Popiołu nie jest jeszcze pokonany: odrzuć kartę z Liczbą: usuń 1 znacznik „Mróz”, następnie dodaj 1 znacznik „Popiół”. Miejsce Interakcji „Zgaś Mróz”: odrzuć kartę Kryształu: usuń 2 znaczniki „Mróz”.
side-sc02_u3_b = Przewrócony Piedestał Mrozu
    .text = Nagroda: każdy Bohater zyskuje 1 Szału.
side-sc02_u4_a = Żarowa zmora
    .text = Kaun: Atak na Odległość o sile 2, cel: najdalsza zajęta kolumna; jeśli zada Obrażenia: Trucizna. Gdy ten Przeciwnik zostanie pokonany: odwróć tę kartę.
side-sc02_u4_b = Rozproszony żar
    .text = Nagroda: połóż 1 kartę Kryształu na wierzchu swojej talii. Reið: odwróć tę kartę.
side-sc02_l1_a = Tatzelwurm
    .text = Reið: Atak Wręcz o sile 2, cel: ta kolumna i kolumna po prawej; jeśli zada Obrażenia: Trucizna. Po Ataku Wręcz tego Przeciwnika: odwróć tę kartę. Gdy ten Przeciwnik zostanie pokonany: odwróć tę kartę.
side-sc02_l1_b = Nora
    .text = Nagroda: ulecz 2 Obrażenia Bohaterowi wykonującemu akcję. Úr: odwróć tę kartę.
side-sc02_l2_a = Grendel Popiołu
    .text = Fé: Atak Wręcz o sile równej liczbie znaczników „Popiół”, cel: ta kolumna i kolumna po lewej. Þurs: Atak Wręcz o sile równej liczbie znaczników „Popiół”, cel: ta kolumna i kolumna po prawej. Gdy Grendel Popiołu jest w grze i ma najwyżej 7 zdrowia: odwróć tę kartę. Gdy Grendel Popiołu zostaje pokonany: odwróć na rewers: G2, następnie dodaj 1 znacznik „Mróz”.
side-sc02_l2_b = Rozjuszony Grendel Popiołu
    .text = Fé: Atak Wręcz o sile równej liczbie znaczników „Popiół”, cel: ta kolumna i obie sąsiednie. Þurs: Atak Wręcz o sile równej liczbie znaczników „Popiół”, cel: ta kolumna; jeśli zada Obrażenia: Trucizna. Gdy Grendel Popiołu zostaje pokonany: odwróć na rewers: G2, następnie dodaj 1 znacznik „Mróz”.
side-sc02_l3_a = Grendel Mrozu
    .text = Óss: Atak Wręcz o sile równej liczbie znaczników „Mróz”, cel: ta kolumna i kolumna po prawej. Kaun: Atak Wręcz o sile równej liczbie znaczników „Mróz”, cel: ta kolumna i kolumna po lewej. Gdy Grendel Mrozu jest w grze i ma najwyżej 7 zdrowia: odwróć tę kartę. Gdy Grendel Mrozu zostaje pokonany: odwróć na rewers: G3, następnie dodaj 1 znacznik „Popiół”.
side-sc02_l3_b = Rozjuszony Grendel Mrozu
    .text = Óss: Atak Wręcz o sile równej liczbie znaczników „Mróz”, cel: ta kolumna i obie sąsiednie. Kaun: Atak Wręcz o sile równej liczbie znaczników „Mróz”, cel: ta kolumna; jeśli zada Obrażenia: Ogłuszenie. Gdy Grendel Mrozu zostaje pokonany: odwróć na rewers: G3, następnie dodaj 1 znacznik „Popiół”.
side-sc02_l4_a = Kryształowy wulver
    .text = Þurs: Atak Wręcz o sile 2, cel: ta kolumna i kolumna po lewej. Gdy ten Przeciwnik zostanie pokonany: odwróć tę kartę.
side-sc02_l4_b = Stos odłamków
    .text = Nagroda: połóż 1 kartę Kryształu na wierzchu swojej talii. Miejsce Interakcji „Zbierz odłamki”: odrzuć kartę z ikoną Ataku Wręcz: połóż 1 kartę Kryształu na wierzchu swojej talii.
side-sc03_u1_a = Draugr łucznik
    .text = Úr: Atak na Odległość o sile 2, cel: najdalsza zajęta kolumna. Reið: Atak na Odległość o sile 2, cel: najdalsza zajęta kolumna. Gdy ten Przeciwnik zostanie pokonany: odwróć tę kartę.
side-sc03_u1_b = Zakrwawiona półka
    .text = Nagroda: ulecz 2 Obrażenia wybranemu Bohaterowi.
side-sc03_u2_a = Obluzowany głaz
    .text = Miejsce Interakcji „Ciśnij głazem”, tylko gdy Ogr jest w grze i ma najwyżej 18 zdrowia: odrzuć kartę z ikoną Ataku na Odległość i kartę z Liczbą: odwróć na rewers: G2, D2, D3.
side-sc03_u2_b = Pusta półka
    .text = Þurs (Ramka Aktywacji): każdy Bohater zyskuje 1 Szału.
side-sc03_u3_a = Kamień zdrowia
    .text = Miejsce Interakcji „Skrusz kamień”: odrzuć dowolną kartę: ulecz 2 Obrażenia Bohaterowi wykonującemu akcję, następnie odwróć na rewers: G3.
side-sc03_u3_b = Pył
    .text = Reið: odwróć tę kartę.
side-sc03_u4_a = Viken
    .text = Reið: Atak na Odległość o sile 2, cel: najdalsza zajęta kolumna; jeśli zada Obrażenia: Trucizna. Þurs (Ramka Aktywacji Przeciwnika): każdy inny Przeciwnik leczy 2 Obrażenia. Gdy ten Przeciwnik zostanie pokonany: odwróć tę kartę.
side-sc03_u4_b = Uciszony rytuał
    .text = Nagroda: dobierz 2 karty.
side-sc03_l1_a = Draugr osiłek
    .text = Þurs: Atak Wręcz o sile 3, cel: ta kolumna i kolumna po prawej. Gdy ten Przeciwnik zostanie pokonany: odwróć tę kartę.
side-sc03_l1_b = Złamany mur tarcz
    .text = Nagroda: połóż 1 kartę Kryształu na wierzchu swojej talii.
side-sc03_l2_a = Lewy bok Ogra
    .text = Fé: Atak Wręcz o sile 3, cel: ta kolumna i kolumna po lewej. Kaun: Atak Wręcz o sile 2, cel: ta kolumna; jeśli zada Obrażenia: Ogłuszenie.
side-sc03_l2_b = Lewy bok dosiadanego Ogra
    .text = Miejsce Interakcji „Szarża Ogra: lewy bok” (raz na Bohatera i turę), tylko gdy Ogr jest w grze: odrzuć kartę z Liczbą: wybrany Przeciwnik (nie Ogr) zostaje zaatakowany bez rzutu kością z siłą równą sumie odrzuconych Liczb plus 2. Fé (Ramka Aktywacji Przeciwnika): frontowy Bohater tej kolumny otrzymuje 1 Obrażenie, następnie odwróć na awers: G2, D2, D3.
side-sc03_l3_a = Prawy bok Ogra
    .text = Óss: Atak Wręcz o sile 3, cel: ta kolumna i kolumna po prawej. Kaun: Atak Wręcz o sile 2, cel: ta kolumna.
side-sc03_l3_b = Prawy bok dosiadanego Ogra
    .text = Miejsce Interakcji „Szarża Ogra: prawy bok” (raz na Bohatera i turę), tylko gdy Ogr jest w grze: odrzuć kartę z Liczbą: wybrany Przeciwnik (nie Ogr) zostaje zaatakowany bez rzutu kością z siłą równą sumie odrzuconych Liczb plus 2. Óss (Ramka Aktywacji Przeciwnika): frontowy Bohater tej kolumny otrzymuje 1 Obrażenie, następnie odwróć na awers: G2, D2, D3.
side-sc03_l4_a = Opancerzony wulver
    .text = Óss: Atak Wręcz o sile 2, cel: ta kolumna i kolumna po lewej. Úr: Atak Wręcz o sile 3, cel: ta kolumna. Gdy ten Przeciwnik zostanie pokonany: odwróć tę kartę.
side-sc03_l4_b = Rozdarta skóra
    .text = Nagroda: ulecz 2 Obrażenia wybranemu Bohaterowi.
side-sc03_h_a = Karta Zdrowia: Ogr
    .text = Tu zaznaczaj Obrażenia tego Przeciwnika; zdrowie 36.
side-sc03_h_b = Karta Zdrowia: pokonany Ogr
    .text = Bez efektu.
side-sc04_u1_a = Brama umarłych
    .text = Gdy nie widać żadnego Przeciwnika: odwróć na rewers: G1, G2, G3, G4, D2, D3. Reið (Ramka Aktywacji): każdy Bohater otrzymuje 1 Obrażenie.
side-sc04_u1_b = Wyrwana brama
    .text = Þurs (Ramka Aktywacji): Atak na Odległość o sile 2, cel: najdalsza zajęta kolumna.
side-sc04_u2_a = Kroczący z Helheimu
    .text = Úr: Atak na Odległość o sile 2, cel: najdalsza zajęta kolumna.
side-sc04_u2_b = Dryfujący okręt
    .text = Miejsce Interakcji „Wspinaj się po olinowaniu”: odrzuć kartę z ikoną Ataku na Odległość i kartę z Liczbą: ulecz 1 Obrażenie Bohaterowi wykonującemu akcję, następnie dobierz 1 kartę. Úr (Ramka Aktywacji): frontowy Bohater najdalszej zajętej kolumny otrzymuje 1 Obrażenie.
side-sc04_u3_a = Zjawa
    .text = Óss: Atak na Odległość o sile 1, cel: najdalsza zajęta kolumna; jeśli zada Obrażenia: Trucizna. Þurs (Ramka Aktywacji Przeciwnika): każdy inny Przeciwnik leczy wszystkie Obrażenia.
side-sc04_u3_b = Wyjący wicher
    .text = Óss (Ramka Aktywacji): usuń 1 znacznik „Ogień wschodni”.
side-sc04_u4_a = Zwiadowca z Helheimu
    .text = Fé: Atak na Odległość o sile 1, cel: najdalsza zajęta kolumna; jeśli zada Obrażenia: Ogłuszenie.
side-sc04_u4_b = Czarny lód
    .text = Reið (Ramka Aktywacji): gracz Bohatera z najmniejszym zdrowiem kładzie 1 kartę Ogłuszenia na wierzchu swojej talii.
side-sc04_l1_a = Zachodni Płonący Stos
    .text = Połóż tu 3 znaczniki „Ogień zachodni” (maksimum 3). Kaun (Ramka Aktywacji): usuń 1 znacznik „Ogień zachodni”. Miejsce Interakcji „Podsyć zachodni Stos”: odrzuć karty z Liczbami o sumie co najmniej 2: dodaj 1 znacznik „Ogień zachodni”. Gdy nie ma znaczników „Ogień zachodni”: odwróć tę kartę.
side-sc04_l1_b = Zachodni Zgasły Stos
    .text = Kaun (Ramka Aktywacji): gra jest przegrana. Miejsce Interakcji „Rozpal zachodni Stos”: odrzuć karty z Liczbami o sumie co najmniej 3: odwróć na awers: D1.
side-sc04_l2_a = Osiłek z Helheimu
    .text = Fé: Atak Wręcz o sile 2, cel: ta kolumna i kolumna po lewej. Kaun: Atak Wręcz o sile 2, cel: ta kolumna.
side-sc04_l2_b = Máttugr Helson
    .text = Fé: Atak Wręcz o sile 3, cel: ta kolumna i kolumna po lewej. Óss: Atak Wręcz o sile 3, cel: ta kolumna i kolumna po prawej. Kaun: Atak Wręcz o sile 3, cel: ta kolumna; jeśli zada Obrażenia: Ogłuszenie.
side-sc04_l3_a = Strażnik z Helheimu
    .text = Óss: Atak Wręcz o sile 2, cel: ta kolumna i kolumna po prawej. Úr: Atak Wręcz o sile 2, cel: ta kolumna.
side-sc04_l3_b = Zamarznięty pożeracz dusz
    .text = Úr: Atak na Odległość o sile 2, cel: najdalsza zajęta kolumna. Þurs: Atak Wręcz o sile 3, cel: ta kolumna.
side-sc04_l4_a = Wschodni Płonący Stos
    .text = Połóż tu 3 znaczniki „Ogień wschodni” (maksimum 3). Reið (Ramka Aktywacji): usuń 1 znacznik „Ogień wschodni”. Miejsce Interakcji „Podsyć wschodni Stos”: odrzuć karty z Liczbami o sumie co najmniej 2: dodaj 1 znacznik „Ogień wschodni”. Gdy nie ma znaczników „Ogień wschodni”: odwróć tę kartę.
side-sc04_l4_b = Wschodni Zgasły Stos
    .text = Reið (Ramka Aktywacji): gra jest przegrana. Miejsce Interakcji „Rozpal wschodni Stos”: odrzuć karty z Liczbami o sumie co najmniej 3: odwróć na awers: D4.
side-sc05_u1_a = Światło Alfheimu
    .text = Miejsce Interakcji „Zaczerpnij Światła” (raz na Bohatera i turę): odrzuć karty z Liczbami o sumie co najmniej 2: połóż 1 kartę Kryształu na wierzchu swojej talii. Þurs (Ramka Aktywacji): Svartáljǫfurr leczy 2 Obrażenia.
side-sc05_u1_b = Przesłonięte Światło
    .text = Miejsce Interakcji „Odsłoń Światło”: odrzuć kartę z ikoną Ataku na Odległość i kartę z Liczbą: odwróć na awers: G1.
side-sc05_u2_a = Svartáljǫfurr w powietrzu
    .text = Úr: Atak na Odległość o sile 3, cel: najdalsza zajęta kolumna. Kaun (Ramka Aktywacji Przeciwnika): odwróć na rewers: G2, D2, następnie Atak Wręcz o sile 1, cel: wszystkie kolumny.
side-sc05_u2_b = Kryształowe przęsło
    .text = Miejsce Interakcji „Rozsadź przęsło”: odrzuć kartę Kryształu: Svartáljǫfurr otrzymuje 6 Obrażeń bez rzutu kością. Úr: odwróć na rewers: G1.
side-sc05_u3_a = Władca mrocznych elfów
    .text = Fé: Atak na Odległość o sile 2, cel: najdalsza zajęta kolumna. Gdy ten Przeciwnik zostanie pokonany: odwróć tę kartę.
side-sc05_u3_b = Opuszczone gniazdo
    .text = Nagroda: połóż 1 kartę Kryształu na wierzchu swojej talii. Óss: odwróć tę kartę.
side-sc05_u4_a = Rój
    .text = Reið: Atak na Odległość o sile 2, cel: najdalsza zajęta kolumna; jeśli zada Obrażenia: Trucizna. Óss: Atak na Odległość o sile 2, cel: najdalsza zajęta kolumna. Gdy ten Przeciwnik zostanie pokonany: odwróć tę kartę.
side-sc05_u4_b = Pusty ul
    .text = Nagroda: ulecz 2 Obrażenia wybranemu Bohaterowi.
side-sc05_l1_a = Mroczny elf wojownik
    .text = Þurs: Atak Wręcz o sile 3, cel: ta kolumna i kolumna po prawej. Gdy ten Przeciwnik zostanie pokonany: odwróć tę kartę.
side-sc05_l1_b = Poległy elf
    .text = Nagroda: połóż 1 kartę Kryształu na wierzchu swojej talii. Fé: odwróć tę kartę.
side-sc05_l2_a = Most Światła
    .text = Miejsce Interakcji „Rozsadź most”: odrzuć kartę Kryształu: Svartáljǫfurr otrzymuje 6 Obrażeń bez rzutu kością.
side-sc05_l2_b = Svartáljǫfurr na ziemi
    .text = Úr: Atak Wręcz o sile 2, cel: ta kolumna i obie sąsiednie. Þurs: Atak Wręcz o sile 3, cel: ta kolumna; jeśli zada Obrażenia: Ogłuszenie. Kaun (Ramka Aktywacji Przeciwnika): odwróć na awers: G2, D2.
side-sc05_l3_a = Mroczny elf strażnik
    .text = Óss: Atak Wręcz o sile 3, cel: ta kolumna i kolumna po lewej. Gdy ten Przeciwnik zostanie pokonany: odwróć tę kartę.
side-sc05_l3_b = Elfi sztandar
    .text = Miejsce Interakcji „Rozsadź sztandar”: odrzuć kartę Kryształu: Svartáljǫfurr otrzymuje 6 Obrażeń bez rzutu kością. Kaun: odwróć tę kartę.
side-sc05_l4_a = Korzeń ulu
    .text = Miejsce Interakcji „Spal korzeń”: odrzuć kartę Kryształu: Rój otrzymuje 6 Obrażeń bez rzutu kością, następnie odwróć na rewers: D4. Reið (Ramka Aktywacji): Rój leczy 2 Obrażenia.
side-sc05_l4_b = Zwęglony korzeń
    .text = Reið: odwróć tę kartę.
side-sc05_h_a = Karta Zdrowia: Svartáljǫfurr
    .text = Tu zaznaczaj Obrażenia tego Przeciwnika; zdrowie 50.
side-sc05_h_b = Karta Zdrowia: pokonany Svartáljǫfurr
    .text = Bez efektu.
side-sc06_u1_a = Pal hańby
    .text = Þurs (Ramka Aktywacji): gracz Bohatera z najmniejszym zdrowiem kładzie 1 kartę Trucizny na wierzchu swojej talii. Miejsce Interakcji „Przewróć pal”: odrzuć kartę z ikoną Ataku Wręcz i kartę z Liczbą: +2 do twojego następnego Ataku, następnie odwróć na rewers: G1.
side-sc06_u1_b = Przewrócony pal
    .text = Nagroda: dobierz 1 kartę. Fé: odwróć tę kartę.
side-sc06_u2_a = Głowa Kamiennego Pradawnego
    .text = Fé: Atak na Odległość o sile 3, cel: najdalsza zajęta kolumna. Gdy Kamienny Pradawny ma najwyżej 24 zdrowia: odwróć na rewers: G2, D2, D3.
side-sc06_u2_b = Pęknięta głowa
    .text = Fé: Atak na Odległość o sile 3, cel: najdalsza zajęta kolumna. Úr (Ramka Aktywacji Przeciwnika): Atak na Odległość o sile 2, cel: najdalsza zajęta kolumna.
side-sc06_u3_a = Odłamek Serca Pradawnego
    .text = Miejsce na znaczniki „Odłamek Serca” (maksimum 6). Po każdym Ataku na Kamiennego Pradawnego: dodaj 1 znacznik „Odłamek Serca”. Miejsce Interakcji „Ciśnij Odłamkiem Serca”, tylko gdy jest co najmniej 1 znacznik „Odłamek Serca”, a Kamienny Pradawny jest w grze: odrzuć kartę z Liczbą: usuń 1 znacznik „Odłamek Serca”, następnie Kamienny Pradawny otrzymuje 3 Obrażenia bez rzutu kością. Kaun (Ramka Aktywacji): jeśli są co najmniej 3 znaczniki „Odłamek Serca”: każdy Bohater otrzymuje 1 Obrażenie, następnie odwróć na rewers: G3.
side-sc06_u3_b = Rozrzucone odłamki
    .text = Miejsce Interakcji „Pozbieraj odłamki”: odrzuć kartę z Liczbą: odwróć na awers: G3.
side-sc06_u4_a = Mroźna zjawa
    .text = Reið: Atak na Odległość o sile 1, cel: najdalsza zajęta kolumna; jeśli zada Obrażenia: Ogłuszenie. Po tym Ataku oraz gdy ten Przeciwnik zostanie pokonany: odwróć tę kartę.
side-sc06_u4_b = Szron
    .text = Nagroda: ulecz 2 Obrażenia wybranemu Bohaterowi. Þurs: odwróć tę kartę.
side-sc06_l1_a = Kamienny grabieżca
    .text = Þurs: Atak Wręcz o sile 2, cel: ta kolumna i kolumna po prawej. Gdy ten Przeciwnik zostanie pokonany: odwróć tę kartę.
side-sc06_l1_b = Gruz
    .text = Nagroda: połóż 1 kartę Kryształu na wierzchu swojej talii. Úr: odwróć tę kartę.
side-sc06_l2_a = Lewa pięść Pradawnego
    .text = Úr: Atak Wręcz o sile 3, cel: ta kolumna i kolumna po lewej.
side-sc06_l2_b = Rozbita lewa pięść
    .text = Kaun: Atak Wręcz o sile 3, cel: ta kolumna i obie sąsiednie.
side-sc06_l3_a = Prawa pięść Pradawnego
    .text = Óss: Atak Wręcz o sile 3, cel: ta kolumna i kolumna po prawej.
side-sc06_l3_b = Rozbita prawa pięść
    .text = Óss: Atak Wręcz o sile 3, cel: ta kolumna i obie sąsiednie. Kaun: Atak Wręcz o sile 3, cel: ta kolumna; jeśli zada Obrażenia: Ogłuszenie.
side-sc06_l4_a = Żyła kryształu
    .text = Miejsce Interakcji „Kop w żyle”: odrzuć kartę z ikoną Ataku Wręcz: połóż 1 kartę Kryształu na wierzchu swojej talii. Miejsce Interakcji „Wysadź żyłę”: odrzuć kartę Kryształu: Kamienny Pradawny otrzymuje 5 Obrażeń bez rzutu kością, następnie odwróć na rewers: D4.
side-sc06_l4_b = Pusta żyła
    .text = Óss (Ramka Aktywacji): gracz Bohatera z najmniejszym zdrowiem bierze znacznik Limitu Ręki -1. Fé: odwróć tę kartę.
side-sc06_h_a = Karta Zdrowia: Kamienny Pradawny
    .text = Tu zaznaczaj Obrażenia tego Przeciwnika; zdrowie 46.
side-sc06_h_b = Karta Zdrowia: pokonany Kamienny Pradawny
    .text = Bez efektu.
side-sc07_u1_a = Lewe skrzydło
    .text = Fé (Ramka Aktywacji Przeciwnika): frontowi Bohaterowie tej kolumny i kolumny po prawej otrzymują po 1 Obrażeniu, następnie frontowy Bohater tej kolumny zostaje przesunięty o jedną kolumnę w prawo. Gdy ten Przeciwnik zostanie pokonany: odwróć tę kartę.
side-sc07_u1_b = Rozdarte lewe skrzydło
    .text = Nagroda: połóż 1 kartę Kryształu na wierzchu swojej talii.
side-sc07_u2_a = Uniesiony Łeb
    .text = Kaun: Atak na Odległość o sile 4, cel: najdalsza zajęta kolumna. Úr (Ramka Aktywacji Przeciwnika): Atak Wręcz o sile 2, cel: wszystkie kolumny. Gdy oba szpony są pokonane: odwróć na rewers: G2.
side-sc07_u2_b = Opuszczony Łeb
    .text = Ataki Wręcz mogą celować w tę kartę, choć leży w górnym rzędzie. Kaun: Atak Wręcz o sile 4, cel: ta kolumna i obie sąsiednie. Fé: Atak na Odległość o sile 3, cel: najdalsza zajęta kolumna; jeśli zada Obrażenia: Ogłuszenie. Úr (Ramka Aktywacji Przeciwnika): Atak Wręcz o sile 2, cel: wszystkie kolumny.
side-sc07_u3_a = Narośl kryształu
    .text = Miejsce Interakcji „Kop w narośli”: odrzuć kartę z ikoną Ataku Wręcz: połóż 1 kartę Kryształu na wierzchu swojej talii. Miejsce Interakcji „Podpal narośl”: odrzuć kartę Kryształu i kartę z ikoną Ataku na Odległość: zniszcz najmocniejszy pancerz Łba, następnie Łeb otrzymuje 6 Obrażeń bez rzutu kością, następnie odwróć na rewers: G3.
side-sc07_u3_b = Wypalona narośl
    .text = Reið: odwróć tę kartę.
side-sc07_u4_a = Prawe skrzydło
    .text = Þurs (Ramka Aktywacji Przeciwnika): frontowi Bohaterowie tej kolumny i kolumny po lewej otrzymują po 1 Obrażeniu, następnie frontowy Bohater tej kolumny zostaje przesunięty o jedną kolumnę w lewo. Gdy ten Przeciwnik zostanie pokonany: odwróć tę kartę.
side-sc07_u4_b = Rozdarte prawe skrzydło
    .text = Nagroda: połóż 1 kartę Kryształu na wierzchu swojej talii.
side-sc07_l1_a = Ogon
    .text = Þurs: Atak Wręcz o sile 3, cel: ta kolumna i kolumna po prawej; jeśli zada Obrażenia: Ogłuszenie. Úr (Ramka Aktywacji): przesuń w prawo frontowego Bohatera tej kolumny. Gdy ten Przeciwnik zostanie pokonany: odwróć tę kartę.
side-sc07_l1_b = Odcięty ogon
    .text = Nagroda: ulecz 3 Obrażenia wybranemu Bohaterowi.
side-sc07_l2_a = Lewy szpon
    .text = Óss: Atak Wręcz o sile 3, cel: ta kolumna i kolumna po lewej. Gdy ten Przeciwnik zostanie pokonany: odwróć tę kartę.
side-sc07_l2_b = Zmiażdżony lewy szpon
    .text = Nagroda: dobierz 1 kartę. Óss (Ramka Aktywacji): Atak Wręcz o sile 2, cel: ta kolumna.
side-sc07_l3_a = Prawy szpon
    .text = Reið: Atak Wręcz o sile 3, cel: ta kolumna i kolumna po prawej. Gdy ten Przeciwnik zostanie pokonany: odwróć tę kartę.
side-sc07_l3_b = Zmiażdżony prawy szpon
    .text = Nagroda: dobierz 1 kartę. Reið (Ramka Aktywacji): Atak Wręcz o sile 2, cel: ta kolumna.
side-sc07_l4_a = Wieża z żurawiem
    .text = Miejsce Interakcji „Zrzuć żurawia”: odrzuć kartę Kryształu i karty z Liczbami o sumie co najmniej 3: Łeb otrzymuje 8 Obrażeń bez rzutu kością, następnie odwróć na rewers: D4.
side-sc07_l4_b = Zwalony żuraw
    .text = Þurs (Ramka Aktywacji): Atak Wręcz o sile 2, cel: ta kolumna i kolumna po lewej.
side-sc08_u1_a = Chmura burzowa
    .text = Úr (Ramka Aktywacji): frontowy Bohater najdalszej zajętej kolumny otrzymuje 1 Obrażenie. Miejsce Interakcji „Uziem piorun”: odrzuć kartę z ikoną Obrony i kartę z Liczbą: ulecz 1 Obrażenie Bohaterowi wykonującemu akcję, następnie odwróć na rewers: G1.
side-sc08_u1_b = Czyste niebo
    .text = Þurs: odwróć tę kartę.
side-sc08_u2_a = Latarnia zachodnia
    .text = Połóż tu 1 znacznik „Latarnia zachodnia” (maksimum 2). Miejsce Interakcji „Rozpal zachodnią Latarnię”: odrzuć kartę z Liczbą: dodaj 1 znacznik „Latarnia zachodnia”.
side-sc08_u2_b = Rozbita Latarnia zachodnia
    .text = Miejsce Interakcji „Napraw zachodnią Latarnię”: odrzuć kartę z Liczbą: odwróć na awers: G2.
side-sc08_u3_a = Latarnia wschodnia
    .text = Połóż tu 1 znacznik „Latarnia wschodnia” (maksimum 2). Miejsce Interakcji „Rozpal wschodnią Latarnię”: odrzuć kartę z Liczbą: dodaj 1 znacznik „Latarnia wschodnia”.
side-sc08_u3_b = Rozbita Latarnia wschodnia
    .text = Miejsce Interakcji „Napraw wschodnią Latarnię”: odrzuć kartę z Liczbą: odwróć na awers: G3.
side-sc08_u4_a = Draugr z mgły
    .text = Úr: Atak na Odległość o sile 2, cel: najdalsza zajęta kolumna. Gdy ten Przeciwnik zostanie pokonany: odwróć tę kartę.
side-sc08_u4_b = Rzednąca mgła
    .text = Nagroda: ulecz 2 Obrażenia wybranemu Bohaterowi. Kaun: odwróć tę kartę.
side-sc08_l1_a = Zachodnia mgła
    .text = Kaun (Ramka Aktywacji): Atak na Odległość o sile 2, cel: najdalsza zajęta kolumna.
side-sc08_l1_b = Magni z mgły
    .text = Fé: Atak Wręcz o sile 4, cel: ta kolumna i kolumna po prawej. Kaun: Atak Wręcz o sile 4, cel: ta kolumna. Úr (Ramka Aktywacji Przeciwnika): odwróć na rewers: G2. Þurs (Ramka Aktywacji Przeciwnika): jeśli jest co najmniej 1 znacznik „Latarnia zachodnia”: usuń 1 znacznik „Latarnia zachodnia”; w przeciwnym razie: ten Przeciwnik leczy wszystkie Obrażenia, następnie odwróć na awers: D1, D2. Jeśli Modi jest pokonany: Magni atakuje z siłą większą o 1.
side-sc08_l2_a = Magni
    .text = Fé: Atak Wręcz o sile 3, cel: ta kolumna i obie sąsiednie. Kaun: Atak na Odległość o sile 3, cel: najdalsza zajęta kolumna. Þurs (Ramka Aktywacji Przeciwnika): jeśli jest co najmniej 1 znacznik „Latarnia zachodnia”: usuń 1 znacznik „Latarnia zachodnia”; w przeciwnym razie: ten Przeciwnik leczy wszystkie Obrażenia, następnie odwróć na rewers: D1, D2. Jeśli Modi jest pokonany: Magni atakuje z siłą większą o 1.
side-sc08_l2_b = Mgła po Magnim
    .text = Miejsce Interakcji „Unieś pochodnię na zachodzie”: odrzuć kartę z ikoną Ataku na Odległość i kartę z Liczbą: ulecz 1 Obrażenie Bohaterowi wykonującemu akcję.
side-sc08_l3_a = Modi
    .text = Óss: Atak Wręcz o sile 4, cel: ta kolumna i kolumna po lewej. Úr: Atak na Odległość o sile 2, cel: najdalsza zajęta kolumna; jeśli zada Obrażenia: Ogłuszenie. Reið (Ramka Aktywacji Przeciwnika): jeśli jest co najmniej 1 znacznik „Latarnia wschodnia”: usuń 1 znacznik „Latarnia wschodnia”; w przeciwnym razie: ten Przeciwnik leczy wszystkie Obrażenia, następnie odwróć na rewers: D3, D4. Jeśli Magni jest pokonany: Modi atakuje z siłą większą o 1.
side-sc08_l3_b = Mgła po Modim
    .text = Miejsce Interakcji „Unieś pochodnię na wschodzie”: odrzuć kartę z ikoną Ataku na Odległość i kartę z Liczbą: ulecz 1 Obrażenie Bohaterowi wykonującemu akcję.
side-sc08_l4_a = Wschodnia mgła
    .text = Úr (Ramka Aktywacji): Atak Wręcz o sile 2, cel: ta kolumna i kolumna po lewej.
side-sc08_l4_b = Modi z mgły
    .text = Óss: Atak Wręcz o sile 4, cel: ta kolumna i kolumna po lewej; jeśli zada Obrażenia: Ogłuszenie. Kaun: Atak na Odległość o sile 3, cel: najdalsza zajęta kolumna. Úr (Ramka Aktywacji Przeciwnika): odwróć na rewers: G3. Reið (Ramka Aktywacji Przeciwnika): jeśli jest co najmniej 1 znacznik „Latarnia wschodnia”: usuń 1 znacznik „Latarnia wschodnia”; w przeciwnym razie: ten Przeciwnik leczy wszystkie Obrażenia, następnie odwróć na awers: D3, D4. Jeśli Magni jest pokonany: Modi atakuje z siłą większą o 1.
side-sc09a_u1_a = Gałąź jemioły
    .text = Miejsce Interakcji „Zbierz Jemiołę na zachodzie”: odrzuć karty z Liczbami o sumie co najmniej 2: dodaj 1 znacznik „Jemioła”, następnie odwróć na rewers: G1.
side-sc09a_u1_b = Naga gałąź
    .text = Þurs: odwróć tę kartę.
side-sc09a_u2_a = Strzaskane nadproże
    .text = Óss (Ramka Aktywacji): każdy Bohater otrzymuje 1 Obrażenie. Miejsce Interakcji „Podeprzyj nadproże”: odrzuć kartę z ikoną Obrony i kartę z Liczbą: odwróć na rewers: G2.
side-sc09a_u2_b = Podparte nadproże
    .text = Reið: odwróć tę kartę.
side-sc09a_u3_a = Draugr z ruin
    .text = Úr: Atak na Odległość o sile 2, cel: najdalsza zajęta kolumna. Gdy ten Przeciwnik zostanie pokonany: odwróć tę kartę.
side-sc09a_u3_b = Ciche ruiny
    .text = Nagroda: połóż 1 kartę Kryształu na wierzchu swojej talii. Kaun: odwróć tę kartę.
side-sc09a_u4_a = Wieniec jemioły
    .text = Miejsce Interakcji „Zbierz Jemiołę na wschodzie”: odrzuć karty z Liczbami o sumie co najmniej 2: dodaj 1 znacznik „Jemioła”, następnie odwróć na rewers: G4.
side-sc09a_u4_b = Naga ściana
    .text = Reið: odwróć tę kartę.
side-sc09a_l1_a = Płonący draugr
    .text = Þurs: Atak Wręcz o sile 2, cel: ta kolumna i kolumna po prawej. Gdy ten Przeciwnik zostanie pokonany: odwróć tę kartę.
side-sc09a_l1_b = Kupa popiołu
    .text = Nagroda: ulecz 2 Obrażenia Bohaterowi wykonującemu akcję. Úr: odwróć tę kartę.
side-sc09a_l2_a = Baldur
    .text = Fé: Atak Wręcz o sile 4, cel: ta kolumna i kolumna po lewej. Kaun: Atak na Odległość o sile 3, cel: najdalsza zajęta kolumna. Úr (Ramka Aktywacji Przeciwnika): ten Przeciwnik leczy 2 Obrażenia. Gdy Baldur ma najwyżej 24 zdrowia: odwróć tę kartę.
side-sc09a_l2_b = Roześmiany Baldur
    .text = Fé: Atak Wręcz o sile 4, cel: ta kolumna i obie sąsiednie. Kaun: Atak Wręcz o sile 4, cel: ta kolumna. Úr (Ramka Aktywacji Przeciwnika): ten Przeciwnik leczy 3 Obrażenia.
side-sc09a_l3_a = Popękana ziemia
    .text = Óss (Ramka Aktywacji): frontowy Bohater tej kolumny otrzymuje 1 Obrażenie, następnie odwróć na rewers: D3. Miejsce Interakcji „Niech korzenie trzymają”: odrzuć 2 karty z ikoną Obrony: Baldur otrzymuje znacznik Ogłuszenia.
side-sc09a_l3_b = Otwarta rozpadlina
    .text = Kaun (Ramka Aktywacji): frontowy Bohater tej kolumny otrzymuje 2 Obrażenia. Miejsce Interakcji „Przerzuć most”: odrzuć karty z Liczbami o sumie co najmniej 2: ulecz 1 Obrażenie Bohaterowi wykonującemu akcję, następnie odwróć na awers: D3.
side-sc09a_l4_a = Żarowy draugr
    .text = Óss: Atak Wręcz o sile 2, cel: ta kolumna i kolumna po lewej; jeśli zada Obrażenia: Trucizna. Gdy ten Przeciwnik zostanie pokonany: odwróć tę kartę.
side-sc09a_l4_b = Popioły
    .text = Nagroda: dobierz 1 kartę. Fé: odwróć tę kartę.
side-sc09b_u1_a = Zmrożona jemioła
    .text = Miejsce Interakcji „Zbierz zmrożoną Jemiołę”: odrzuć karty z Liczbami o sumie co najmniej 3: dodaj 1 znacznik „Jemioła”, następnie odwróć na rewers: G1.
side-sc09b_u1_b = Ogołocony pęd
    .text = Þurs: odwróć tę kartę.
side-sc09b_u2_a = Korzenie Freyi
    .text = Miejsce na znaczniki „Więzy” (maksimum 3). Miejsce Interakcji „Spętaj Baldura”, tylko gdy jest co najmniej 1 znacznik „Jemioła”, a Baldur jest w grze i ma najwyżej 12 zdrowia: odrzuć karty z Liczbami o sumie co najmniej 3: usuń 1 znacznik „Jemioła”, następnie dodaj 1 znacznik „Więzy”. Gdy są co najmniej 3 znaczniki „Więzy”: odwróć tę kartę.
side-sc09b_u2_b = Więzienie z korzeni
    .text = Bez efektu.
side-sc09b_u3_a = Zwłoki olbrzyma
    .text = Óss (Ramka Aktywacji): Atak na Odległość o sile 3, cel: najdalsza zajęta kolumna. Miejsce Interakcji „Podeprzyj olbrzyma”: odrzuć kartę z ikoną Obrony i kartę z Liczbą: odwróć na rewers: G3.
side-sc09b_u3_b = Opadła dłoń olbrzyma
    .text = Reið: odwróć tę kartę.
side-sc09b_u4_a = Zamieć
    .text = Reið (Ramka Aktywacji): frontowy Bohater najdalszej zajętej kolumny otrzymuje 1 Obrażenie. Miejsce Interakcji „Schroń się”: odrzuć kartę z ikoną Obrony i kartę z Liczbą: ulecz 2 Obrażenia wybranemu Bohaterowi, następnie odwróć na rewers: G4.
side-sc09b_u4_b = Oko zamieci
    .text = Úr: odwróć tę kartę.
side-sc09b_l1_a = Zamarznięty draugr
    .text = Þurs: Atak Wręcz o sile 2, cel: ta kolumna i kolumna po prawej; jeśli zada Obrażenia: Ogłuszenie. Gdy ten Przeciwnik zostanie pokonany: odwróć tę kartę.
side-sc09b_l1_b = Odłamki lodu
    .text = Nagroda: połóż 1 kartę Kryształu na wierzchu swojej talii. Reið: odwróć tę kartę.
side-sc09b_l2_a = Śnieżne pole
    .text = Miejsce Interakcji „Lodowy wybuch”: odrzuć kartę Kryształu: Baldur otrzymuje 4 Obrażenia bez rzutu kością, następnie odwróć na rewers: D2.
side-sc09b_l2_b = Stratowany śnieg
    .text = Kaun: odwróć tę kartę.
side-sc09b_l3_a = Nietykalny Baldur
    .text = Fé: Atak Wręcz o sile 4, cel: ta kolumna i kolumna po lewej. Kaun: Atak na Odległość o sile 3, cel: najdalsza zajęta kolumna. Úr (Ramka Aktywacji Przeciwnika): ten Przeciwnik leczy 3 Obrażenia, następnie usuń 1 znacznik „Więzy”. Gdy ten Przeciwnik straci ostatni pancerz: odwróć tę kartę.
side-sc09b_l3_b = Śmiertelny Baldur
    .text = Fé: Atak Wręcz o sile 4, cel: ta kolumna i obie sąsiednie. Kaun: Atak Wręcz o sile 4, cel: ta kolumna. Úr (Ramka Aktywacji Przeciwnika): ten Przeciwnik leczy 3 Obrażenia, następnie usuń 1 znacznik „Więzy”.
side-sc09b_l4_a = Mroźna zjawa
    .text = Óss: Atak na Odległość o sile 2, cel: najdalsza zajęta kolumna. Gdy ten Przeciwnik zostanie pokonany: odwróć tę kartę.
side-sc09b_l4_b = Krąg szronu
    .text = Nagroda: ulecz 2 Obrażenia wybranemu Bohaterowi. Fé: odwróć tę kartę.
side-sc10_u1_a = Gunnr
    .text = Fé: Atak na Odległość o sile 2, cel: najdalsza zajęta kolumna. Gdy ten Przeciwnik zostanie pokonany: odwróć tę kartę.
side-sc10_u1_b = Uwolniona Gunnr
    .text = Nagroda: weź znacznik Limitu Ręki +1. Fé (Ramka Aktywacji): Sigrun otrzymuje 4 Obrażenia bez rzutu kością.
side-sc10_u2_a = Sigrun w locie
    .text = Reið: Atak na Odległość o sile 4, cel: najdalsza zajęta kolumna. Kaun (Ramka Aktywacji Przeciwnika): odwróć na rewers: G2, D2, następnie Atak Wręcz o sile 3, cel: wszystkie kolumny.
side-sc10_u2_b = Puste powietrze
    .text = Þurs (Ramka Aktywacji): frontowy Bohater najdalszej zajętej kolumny otrzymuje 1 Obrażenie.
side-sc10_u3_a = Rada walkirii
    .text = Gdy Sigrun ma najwyżej 35 zdrowia: odwróć na rewers: G3, D3. Úr (Ramka Aktywacji): Sigrun leczy 3 Obrażenia.
side-sc10_u3_b = Burza piór
    .text = Úr (Ramka Aktywacji): każdy Bohater otrzymuje 1 Obrażenie. Óss (Ramka Aktywacji): każdy Bohater otrzymuje 1 Obrażenie.
side-sc10_u4_a = Kara
    .text = Úr: Atak na Odległość o sile 2, cel: najdalsza zajęta kolumna; jeśli zada Obrażenia: Ogłuszenie. Gdy ten Przeciwnik zostanie pokonany: odwróć tę kartę.
side-sc10_u4_b = Uwolniona Kara
    .text = Nagroda: ulecz 2 Obrażenia Bohaterowi wykonującemu akcję. Úr (Ramka Aktywacji): Sigrun otrzymuje 4 Obrażenia bez rzutu kością.
side-sc10_l1_a = Róta
    .text = Þurs: Atak Wręcz o sile 3, cel: ta kolumna i kolumna po prawej. Gdy ten Przeciwnik zostanie pokonany: odwróć tę kartę.
side-sc10_l1_b = Uwolniona Róta
    .text = Nagroda: ulecz 2 Obrażenia Bohaterowi wykonującemu akcję. Þurs (Ramka Aktywacji): Sigrun otrzymuje 4 Obrażenia bez rzutu kością.
side-sc10_l2_a = Stopnie tronu
    .text = Miejsce Interakcji „Sprowokuj królową”: odrzuć kartę z ikoną Ataku Wręcz i kartę z Liczbą: odwróć na rewers: G2, D2.
side-sc10_l2_b = Sigrun na ziemi
    .text = Reið: Atak Wręcz o sile 4, cel: ta kolumna i obie sąsiednie. Fé: Atak Wręcz o sile 3, cel: ta kolumna i kolumna po prawej. Kaun (Ramka Aktywacji Przeciwnika): odwróć na awers: G2, D2, następnie Atak Wręcz o sile 3, cel: wszystkie kolumny.
side-sc10_l3_a = Strzaskane hełmy
    .text = Miejsce Interakcji „Załóż hełm”: odrzuć kartę z ikoną Obrony: ulecz 2 Obrażenia Bohaterowi wykonującemu akcję.
side-sc10_l3_b = Cień królowej
    .text = Óss (Ramka Aktywacji): Atak Wręcz o sile 3, cel: ta kolumna i kolumna po lewej.
side-sc10_l4_a = Olrun
    .text = Óss: Atak Wręcz o sile 3, cel: ta kolumna i kolumna po lewej. Gdy ten Przeciwnik zostanie pokonany: odwróć tę kartę.
side-sc10_l4_b = Uwolniona Olrun
    .text = Nagroda: dobierz 2 karty. Óss (Ramka Aktywacji): Sigrun otrzymuje 4 Obrażenia bez rzutu kością.
side-sc10_h_a = Karta Zdrowia: Sigrun
    .text = Tu zaznaczaj Obrażenia tego Przeciwnika; zdrowie 70.
side-sc10_h_b = Karta Zdrowia: pokonana Sigrun
    .text = Bez efektu.

## Wykaz elementów

group-dashboard = Plansze Bohaterów
group-rage = Umiejętności Szału
group-solo = Umiejętności w Trybie Solo
group-melee = Karty Ataku Wręcz
group-ranged = Karty Ataku na Odległość
group-universal = Karty uniwersalne
group-defense = Karty Obrony
group-number = Karty Liczb
group-special = Karty Specjalne
group-pile = Ogłuszenie, Trucizna i Kryształ
group-quest = Zadania
group-boss = Finałowi Bossowie
group-obstacle = Przeszkody
group-scene = Karty Scen
group-health = Karty Zdrowia
group-rune = Runy
group-die = Kość Przeciwnika
die-enemy = Kość Przeciwnika
    .text = Ścianki 0, 1, 1, 2, 2, 3; wynik zmniejsza siłę Ataku.
fact-starting = karta Startowa, { $dashboard }
fact-upgrade = karta Rozwoju
fact-rune = { $rune } ×{ $n }
fact-house_copies = kopie z wartościami domowymi: { $n } z { $of }
fact-number = nr { $n }
fact-scene = Scena: { $quest }
fact-enemy = zdrowie { $health }
fact-armor = pancerz { $n }

## Chwile gry: o co chodzi, czym się kończą i jak nazywa je powtórka

moment-quest = { $n ->
    [3] Finałowy Boss
   *[other] Zadanie { $n }
}
    .end = { $won ->
        [1] Zadanie wykonane: { $quest }
       *[other] Zadanie przegrane: { $quest } ({ $by })
    }
    .stop = Zadania
    .odds = { $won ->
        [1] Zadanie wykonane
       *[other] Zadanie przegrane
    }
moment-obstacle = { $obstacle }
    .end = Zadziałała { $obstacle }
moment-hero-activation = Tura: { $seat }
    .end = Koniec tury: { $seat }
    .stop = Tury
moment-action = Akcja: { $seat }
    .end = { $seat }
moment-poison = Trucizna: { $seat }
    .end = { $damage ->
        [0] Trucizna: { $hero } nie otrzymuje Obrażeń
        [1] Trucizna: { $hero } otrzymuje 1 Obrażenie
       *[other] Trucizna: { $seat }
    }
    .stop = Trucizny
moment-attack = { $hero } atakuje
    .end = { $met ->
        [1] { $came ->
            [holds] { $hero } (siła { $strength }): pancerz { $armor } wytrzymuje, { $card } bez Obrażeń
            [breaks] { $hero } (siła { $strength }) niszczy pancerz { $armor }: { $card }
            [defeated] { $hero } (siła { $strength }, { $by ->
                [die] kość { $less }
                [inverted] kość odwrócona na +{ $less }
               *[other] Obrona { $less }
            }) zadaje { $damage ->
                [one] { $damage } Obrażenie
                [few] { $damage } Obrażenia
                [many] { $damage } Obrażeń
               *[other] { $damage } Obrażeń
            } i pokonuje: { $card }
            [hurt] { $hero } (siła { $strength }, { $by ->
                [die] kość { $less }
                [inverted] kość odwrócona na +{ $less }
               *[other] Obrona { $less }
            }) zadaje { $damage ->
                [0] 0 Obrażeń
                [one] { $damage } Obrażenie
                [few] { $damage } Obrażenia
                [many] { $damage } Obrażeń
               *[other] { $damage } Obrażeń
            }: { $card }
           *[other] { $hero } atakuje z siłą { $strength }, cel: { $card }
        }
       *[other] Koniec Ataku: { $hero }
    }
    .stop = Ataki
moment-interaction = Interakcja: { $spot }
    .end = Interakcja „{ $spot }”
moment-scene-activation = Aktywacja Sceny
    .end = Aktywacja Sceny: Runa { $rune }
    .stop = Aktywacje Sceny
moment-card = { $card }: Runa { $rune }
    .end = Karta aktywowana: { $card }
moment-additional-activation = Dodatkowa Aktywacja Sceny
    .end = Dodatkowa Aktywacja Sceny: Runa { $rune }
    .stop = Dodatkowe Aktywacje
moment-upgrade = Rozwój: { $seat }
    .end = Rozwój zakończony: { $seat }
moment-quest-end = Koniec Zadania: { $quest }
    .end = { $won ->
        [1] Zadanie wypełnione: { $quest }
       *[other] Zadanie przegrane: { $quest }
    }
    .stop = Koniec Zadania: { $quest }

## Co się płaci i zyskuje

purse-damage = Obrażenia
purse-rage = Szał
purse-cards = karty na ręce
purse-attack_bonus = premia do następnego Ataku
purse-defense_bonus = premia do następnej Obrony
purse-freya = żetony Freyi
purse-quests = wykonane Zadania
purse-work = Obrażenia brakujące do celu Zadania
purse-harm = Obrażenia grożące w każdej rundzie

## Postacie botów

character-berserk = Bodvar Czerwony Topór
    .text = Najpierw uderza, o rany pyta później.
character-guardian = Gerd Mur Tarcz
    .text = Chroni Bohaterów, nawet jeśli Przeciwnicy pożyją dłużej.
character-skald = Sindre Skald
    .text = Dodaje ducha Bohaterom: zbiera premie do ataku i obrony, zanim uderzą.
