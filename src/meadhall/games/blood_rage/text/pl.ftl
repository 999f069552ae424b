# Blood Rage po polsku. Nazwy elementów za instrukcją; każde zdanie jest nasze.

game-title = Blood Rage
game-blurb = Nadchodzi Ragnarök. Poprowadź Klan Wikingów przez trzy Epoki: wybieraj Dary Bogów, najeżdżaj, plądruj i giń w chwale. Wygrywa, kto ma najwięcej Punktów Chwały.

## Klany

clan-wolf = Klan Wilka
    .text = Klan czerwony. Zasady wszystkich Klanów są te same.
clan-raven = Klan Kruka
    .text = Klan niebieski. Zasady wszystkich Klanów są te same.
clan-serpent = Klan Wija
    .text = Klan żółty. Zasady wszystkich Klanów są te same.
clan-bear = Klan Niedźwiedzia
    .text = Klan brązowy. Zasady wszystkich Klanów są te same.

## Mapa

province-yggdrasil = Yggdrasil
    .text = Środek świata. Mieści dowolną liczbę figurek; tylko Mroczny Elf może go najechać. Nagroda za splądrowanie podnosi wszystkie trzy Statystyki.
province-elvagar = Elvagar
province-angerboda = Angerboda
province-muspelheim = Muspelheim
province-horgr = Horgr
province-utgard = Utgard
province-andlang = Andlang
province-gimle = Gimle
province-myrkulor = Myrkulor

fjord-ne = Fiord północno-wschodni
    .text = Wspiera Elvagar i Angerboda.
fjord-se = Fiord południowo-wschodni
    .text = Wspiera Muspelheim i Horgr.
fjord-sw = Fiord południowo-zachodni
    .text = Wspiera Utgard i Andlang.
fjord-nw = Fiord północno-zachodni
    .text = Wspiera Gimle i Myrkulor.

region-manheim = Manheim
    .text = Elvagar, Angerboda i Myrkulor.
region-jotunheim = Jotunheim
    .text = Muspelheim, Horgr i Utgard.
region-alfheim = Alfheim
    .text = Andlang i Gimle.

place-reserve = Rezerwa
place-valhalla = Walhalla
place-stock = obok Planszy
place-box = pudełko

## Figurki

figure-warrior = Wojownik
    .text = Siła 1, o ile Rozwinięcie nie mówi inaczej; Najazd kosztuje tyle Punktów Szału, ile wynosi jego Siła.
figure-leader = Jarl
    .text = Siła 3, najeżdża za darmo.
figure-ship = Drakkar
    .text = Siła 2, koszt Najazdu: 2 Punkty Szału. Staje tylko w Fiordach i wspiera obie Prowincje swojego Fiordu.
figure-troll = Troll
    .text = Siła 2. Gdy najeżdża Prowincję, wszyscy wrodzy Wojownicy w niej zostają zniszczeni.
figure-dwarf_chieftain = Wódz Krasnoludów
    .text = Siła 2. Zagranie karty i Najazd nic nie kosztują.
figure-sea_serpent = Wąż Morski
    .text = Siła 3. Jest jednocześnie Drakkarem i Potworem: staje tylko w Fiordach, wspiera obie Prowincje i nie może się przemieszczać.
figure-valkyrie = Walkiria
    .text = Siła 2. Po każdej bitwie z jej udziałem: 2 Punkty Chwały za każdą zniszczoną w niej wrogą figurkę.
figure-dark_elf = Mroczny Elf
    .text = Siła 1, ale w Yggdrasil 3; tylko on może najechać Yggdrasil.
figure-fire_giant = Ognisty Olbrzym
    .text = Siła 4. Gdy najeżdża Prowincję, wszystkie wrogie figurki w niej i w jej Fiordzie oprócz Potworów zostają zniszczone.
figure-frost_giant = Lodowy Olbrzym
    .text = Siła 4. Gdy plądrujesz Prowincję, w której stoi, otrzymujesz nagrodę dwa razy.
figure-soldier_of_hel = Żołnierz Hel
    .text = Siła 3. Zagranie karty i Najazd nic nie kosztują.
figure-volur_witch = Wiedźma Völva
    .text = Siła 3. Gdy ma zostać zniszczona poza Yggdrasil, możesz ją zamiast tego przenieść do Yggdrasil.

## Plansza Klanu

stat-rage = Szał
    .text = Ile Punktów Szału otrzymujesz na początku każdej Fazy Akcji.
stat-axes = Topory
    .text = Ile Punktów Chwały zdobywasz za wygraną bitwę.
stat-horns = Rogi
    .text = Ile twoich figurek może być naraz na Planszy.

slot-warrior = wolne pole na Rozwinięcie Wojowników
slot-leader = wolne pole na Rozwinięcie Jarla
slot-ship = wolne pole na Rozwinięcie Drakkara
slot-monster = wolne pole na Rozwinięcie Potwora
slot-clan = wolne pole na Rozwinięcie Klanu

kind-battle = Karta Bitwy
kind-quest = Karta Wyprawy
kind-monster = Rozwinięcie Potwora
kind-leader = Rozwinięcie Jarla
kind-warrior = Rozwinięcie Wojowników
kind-ship = Rozwinięcie Drakkara
kind-clan = Rozwinięcie Klanu

god-odin = Odyn
    .text = Karze, w bitwie i poza nią.
god-thor = Thor
    .text = Chwała dla zwycięzców.
god-loki = Loki
    .text = Zysk z porażek.
god-frigga = Frigga
    .text = Szał, figurki i pomoc.
god-heimdall = Heimdall
    .text = Przewidywanie i zaskoczenie.
god-tyr = Tyr
    .text = Siła w bitwie.

## Fazy i żetony

phase-gods_gifts = Faza Darów Bogów
    .text = Draft: wybieraj karty z krążących zestawów.
phase-action = Faza Akcji
    .text = Tury trwają, aż nikt nie ma Szału albo wszystko jest splądrowane.
phase-discard = Faza Odrzucania Kart
    .text = Zachowaj najwyżej jedną kartę na następną Epokę.
phase-quest = Faza Wypraw
    .text = Odkryj swoje Wyprawy i sprawdź, które się powiodły.
phase-ragnarok = Faza Ragnaröku
    .text = Prowincja z Żetonem Zagłady zostaje zniszczona wraz ze wszystkimi figurkami. Każda z nich przynosi swojemu Klanowi Punkty Chwały.
phase-release_valhalla = Faza Powrotu z Walhalli
    .text = Wszystkie figurki z Walhalli wracają do Rezerw.

token-rage = +1 Szał
token-axes = +1 Topory
token-horns = +1 Rogi
token-glory = +5 Punktów Chwały
token-all = +1 do wszystkich Statystyk

## Karty Bitwy

card-tyrs_bash = Cios Tyra
    .text = +2 do Siły.
card-tyrs_smash = Roztrzaskanie Tyra
    .text = +3 do Siły.
card-tyrs_crush = Uścisk Tyra
    .text = +4 do Siły.
card-tyrs_smite = Uderzenie Tyra
    .text = +5 do Siły.
card-tyrs_rage = Szał Tyra
    .text = +6 do Siły.
card-odins_smite = Uderzenie Odyna
    .text = +1 do Siły. Przed porównaniem Siły każdy inny Klan biorący udział w bitwie traci jednego Wojownika w tej Prowincji: zostaje on zniszczony.
card-odins_tide = Fala Odyna
    .text = +1 do Siły. Przed porównaniem Siły każdy Klan w bitwie, twój także, zachowuje jedną wybraną figurkę; jego pozostałe figurki w tej bitwie zostają zniszczone.
card-odins_judgement = Wyrok Odyna
    .text = +2 do Siły. Bez względu na wynik: 2 Punkty Chwały za każdą figurkę dowolnego Klanu zniszczoną w tej bitwie.
card-heimdalls_sight = Wzrok Heimdalla
    .text = +X do Siły, gdzie X to najwyższa premia pojedynczej karty zagranej w tej bitwie przez inny Klan.
card-heimdalls_eye = Oko Heimdalla
    .text = +2 do Siły. Można zagrać także z ręki po odkryciu kart, dodatkowo do tego, co już zagrano.
card-heimdalls_gaze = Spojrzenie Heimdalla
    .text = +3 do Siły. Można zagrać także z ręki po odkryciu kart, dodatkowo do tego, co już zagrano.
card-heimdalls_watch = Straż Heimdalla
    .text = +0 do Siły. Zaraz po odkryciu wszystkie odkryte karty przepadają bez efektu. Zdobywasz tyle Punktów Chwały, ile wynosi suma ich premii, po czym wszyscy wybierają nowe karty.
card-friggas_grace = Łaska Friggi
    .text = +2 do Siły. Jeśli plądrujesz i wygrasz: oprócz nagrody podnieś jeszcze jedną Statystykę, inną niż na żetonie.
card-thors_hammer = Młot Thora
    .text = +1 do Siły. Jeśli wygrasz: 3 Punkty Chwały.
card-thors_oath = Przysięga Thora
    .text = +1 do Siły. Jeśli wygrasz: podnieś jedną wybraną Statystykę.
card-thors_ascension = Wyniesienie Thora
    .text = +1 do Siły. Jeśli wygrasz: 3 Punkty Szału i 3 Punkty Chwały.
card-thors_primacy = Prymat Thora
    .text = +3 do Siły. Zaraz po odkryciu, przed wszystkim innym, anuluje teksty kart odkrytych przez pozostałe Klany. Ich premie nadal się liczą.
card-lokis_trickery = Podstęp Lokiego
    .text = +0 do Siły. Jeśli przegrasz: zabierz zwycięzcy 1 Punkt Szału.
card-lokis_backstab = Cios w Plecy Lokiego
    .text = +0 do Siły. Jeśli przegrasz: zabierz zwycięzcy 2 Punkty Chwały.
card-lokis_poison = Trucizna Lokiego
    .text = +0 do Siły. Jeśli przegrasz: weź na rękę wszystkie karty, które zwycięzca zagrał w tej bitwie.

## Wyprawy

card-quest_alfheim = Alfheim!
    .text = W Fazie Wypraw masz najwięcej Siły w co najmniej jednej Prowincji Regionu Alfheim. { $copy ->
        [a1] 5 Punktów Chwały
        [a2] 7 Punktów Chwały
        [a3] 9 Punktów Chwały
       *[all] 5/7/9 Punktów Chwały (Epoka tej karty)
    } i podniesienie Statystyki.
card-quest_jotunheim = Jotunheim!
    .text = W Fazie Wypraw masz najwięcej Siły w co najmniej jednej Prowincji Regionu Jotunheim. { $copy ->
        [a1] 5 Punktów Chwały
        [a2] 7 Punktów Chwały
        [a3] 9 Punktów Chwały
       *[all] 5/7/9 Punktów Chwały (Epoka tej karty)
    } i podniesienie Statystyki.
card-quest_manheim = Manheim!
    .text = W Fazie Wypraw masz najwięcej Siły w co najmniej jednej Prowincji Regionu Manheim. { $copy ->
        [a1] 5 Punktów Chwały
        [a2] 7 Punktów Chwały
        [a3] 9 Punktów Chwały
       *[all] 5/7/9 Punktów Chwały (Epoka tej karty)
    } i podniesienie Statystyki.
card-quest_yggdrasil = Yggdrasil!
    .text = W Fazie Wypraw masz najwięcej Siły w Yggdrasil. { $copy ->
        [a1] 6 Punktów Chwały
        [a2] 8 Punktów Chwały
        [a3] 11 Punktów Chwały
       *[all] 6/8/11 Punktów Chwały (Epoka tej karty)
    } i podniesienie Statystyki.
card-quest_glorious_death = Chwalebna Śmierć!
    .text = W Fazie Wypraw co najmniej 4 twoje figurki są w Walhalli. { $copy ->
        [a1] 6 Punktów Chwały
        [a2] 8 Punktów Chwały
        [a3] 11 Punktów Chwały
       *[all] 6/8/11 Punktów Chwały (Epoka tej karty)
    } i podniesienie Statystyki.

## Potwory

card-troll = Troll
    .text = Siła 2, koszt 2. Gdy najeżdża Prowincję, wszyscy wrodzy Wojownicy w niej zostają zniszczeni.
card-dwarf_chieftain = Wódz Krasnoludów
    .text = Siła 2. Zagranie karty i Najazd nic nie kosztują.
card-sea_serpent = Wąż Morski
    .text = Siła 3, koszt 3. Jednocześnie Drakkar i Potwór: staje tylko w Fiordach, wspiera obie Prowincje i nie może się przemieszczać.
card-valkyrie = Walkiria
    .text = Siła 2, koszt 2. Po każdej bitwie z jej udziałem, wygranej czy przegranej: 2 Punkty Chwały za każdą zniszczoną w niej wrogą figurkę.
card-dark_elf = Mroczny Elf
    .text = Siła 1, koszt 1. Może najechać Yggdrasil i ma tam Siłę 3.
card-fire_giant = Ognisty Olbrzym
    .text = Siła 4, koszt 4. Gdy najeżdża Prowincję, wszystkie wrogie figurki w niej i w jej Fiordzie oprócz Potworów zostają zniszczone.
card-frost_giant = Lodowy Olbrzym
    .text = Siła 4, koszt 4. Gdy uda ci się splądrować Prowincję, w której stoi, otrzymujesz nagrodę drugi raz.
card-soldier_of_hel = Żołnierz Hel
    .text = Siła 3. Zagranie karty i Najazd nic nie kosztują.
card-volur_witch = Wiedźma Völva
    .text = Siła 3, koszt 3. Gdy ma zostać zniszczona poza Yggdrasil, możesz ją zamiast tego przenieść do Yggdrasil.

## Rozwinięcia Jarla

card-lord_of_hammers = Pan Młotów
    .text = Siła Jarla 3, koszt 3. Gdy splądrujesz Prowincję, w której stoi twój Jarl, może on przejść do sąsiedniej Prowincji.
card-lord_of_axes = Pan Toporów
    .text = Siła Jarla 3, koszt 3. Gdy splądrujesz Prowincję, w której stoi twój Jarl, podnieś jedną wybraną Statystykę.
card-lord_of_spears = Pan Włóczni
    .text = Siła Jarla 3, koszt 3. Gdy splądrujesz Prowincję, w której stoi twój Jarl, podnieś wszystkie trzy Statystyki.

## Rozwinięcia Wojowników

card-brothers_in_arms = Bracia w Boju
    .text = Koszt 1. Twoi Wojownicy mają Siłę 1; każda para w tej samej Prowincji liczy się za 3.
card-experts_in_arms = Eksperci w Boju
    .text = Koszt 2. Twoi Wojownicy mają Siłę 2, a Najazd jednym z nich kosztuje 2 Punkty Szału.
card-masters_in_arms = Mistrzowie w Boju
    .text = Koszt 2. Twoi Wojownicy mają Siłę 2, a Najazd jednym z nich kosztuje 2 Punkty Szału; każda para w tej samej Prowincji liczy się za 6.

## Rozwinięcia Drakkara

card-lokis_dragons = Smoki Lokiego
    .text = Siła Drakkara 2, koszt 2. Zawsze, gdy twój Drakkar zostaje zniszczony: 4 Punkty Chwały. Wąż Morski też jest Drakkarem.
card-fire_dragons = Ogniste Smoki
    .text = Siła Drakkara 2, koszt 2. Zawsze, gdy twój Drakkar zostaje zniszczony: 8 Punktów Chwały. Wąż Morski też jest Drakkarem.
card-eternal_dragons = Wieczne Smoki
    .text = Siła Drakkara 2, koszt 2. Zawsze, gdy twój Drakkar zostaje zniszczony: 12 Punktów Chwały. Wąż Morski też jest Drakkarem.

## Rozwinięcia Klanu

card-lokis_domain = Domena Lokiego
    .text = Koszt 1. W każdej Fazie Powrotu z Walhalli: 1 Punkt Chwały za każdą twoją powracającą figurkę.
card-lokis_eminence = Sława Lokiego
    .text = Koszt 2. W każdej Fazie Powrotu z Walhalli: 2 Punkty Chwały za każdą twoją powracającą figurkę.
card-lokis_wrath = Gniew Lokiego
    .text = Koszt 3. W każdej Fazie Powrotu z Walhalli: 3 Punkty Chwały za każdą twoją powracającą figurkę.
card-lokis_blessing = Błogosławieństwo Lokiego
    .text = Koszt 1. Po przegranej bitwie możesz za darmo najechać jej Prowincję jednym Wojownikiem.
card-friggas_charm = Urok Friggi
    .text = Koszt 0. Każde twoje Rozwinięcie kosztuje o 1 Punkt Szału mniej (co najmniej 0).
card-friggas_succor = Posiłki Friggi
    .text = Koszt 2. Gdy najeżdżasz Prowincję inną niż Yggdrasil, możesz za darmo najechać ją także jednym Wojownikiem.
card-friggas_protection = Ochrona Friggi
    .text = Koszt 0. Gdy twoje figurki mają zostać zniszczone, możesz ocalić dowolne z nich, płacąc za każdą 1 Punkt Szału. Nie chroni przed Ragnarökiem ani przed własną Ofiarą Friggi.
card-friggas_domain = Domena Friggi
    .text = Koszt 0. Jako akcję zapłać 1 Punkt Szału i najedź jedną swoją figurką z Walhalli, bez względu na jej Siłę.
card-friggas_sacrifice = Ofiara Friggi
    .text = Koszt 1. Jako akcję zniszcz dwie swoje figurki na Planszy, aby podnieść jedną Statystykę.
card-thors_glory = Chwała Thora
    .text = Koszt 2. Po bitwie z twoim udziałem: 2 Punkty Chwały, jeśli zniszczono w niej co najmniej dwie wrogie figurki.
card-thors_domain = Domena Thora
    .text = Koszt 1. Po Najeździe na Prowincję możesz zapłacić 2 Punkty Szału i od razu ją splądrować.
card-thors_conquest = Podbój Thora
    .text = Koszt 3. Na koniec gry: 3 Punkty Chwały za każdą twoją figurkę na Planszy.
card-tyrs_domain = Domena Tyra
    .text = Koszt 0. Wyprawa odkryta przez ciebie w bitwie może się liczyć jako Karta Bitwy +3. Sumuje się z Gniewem Tyra.
card-tyrs_wrath = Gniew Tyra
    .text = Koszt 1. Wyprawa odkryta przez ciebie w bitwie może się liczyć jako Karta Bitwy +5. Sumuje się z Domeną Tyra.
card-tyrs_challenge = Wyzwanie Tyra
    .text = Koszt 0. Jako akcję zapłać 2 Punkty Szału i plądruj Prowincję, którą już splądrowano.
card-tyrs_prowess = Kunszt Tyra
    .text = Koszt 2. Gdy wygrasz bitwę, możesz zabrać zagrane w niej karty z powrotem na rękę, płacąc za każdą 1 Punkt Szału.
card-odins_inspiration = Natchnienie Odyna
    .text = Koszt 2. Zdobywasz dwa razy więcej Punktów Chwały za swoje figurki zniszczone w Fazie Ragnaröku.
card-odins_throne = Tron Odyna
    .text = Koszt 2. Zdobywasz dwa razy więcej Punktów Chwały za swoje Wyprawy.

## Słowniczek

term-glory = Chwała
    .text = Punkty Chwały. Kto ma ich najwięcej po Trzeciej Epoce, wygrywa.
term-rage = Szał
    .text = Punktami Szału płaci się za akcje. Kto ich nie ma, nie wykonuje tur.
term-str = Siła
    .text = Suma Siły twoich figurek w Prowincji i twoich Drakkarów w jej Fiordzie. W bitwie dochodzą karty.
term-area = obszar
    .text = Prowincja razem ze swoim Fiordem.
term-legendary = poziom legendy
    .text = Trzy ostatnie pola Statystyki: 10, 10 i 20 Punktów Chwały na koniec gry.
term-invade = Najazd
    .text = Połóż figurkę z Rezerwy na Planszę za tyle Punktów Szału, ile wynosi jej Siła.
term-march = Wymarsz
    .text = Za 1 Punkt Szału przenieś dowolną liczbę swoich figurek z jednej Prowincji do drugiej.
term-upgrade = Rozwinięcie
    .text = Zagraj Kartę Rozwinięcia na pole na Rozwinięcie na Planszy Klanu za tyle Punktów Szału, ile wynosi jej Siła.
term-quest = Wyprawa
    .text = Połóż zakrytą Kartę Wyprawy; sprawdza się ją w Fazie Wypraw.
term-pillage = Plądrowanie
    .text = Walka o nagrodę Prowincji. Sąsiedzi mogą się dołączyć, a wtedy dochodzi do bitwy.
term-call_to_battle = Wsparcie
    .text = Klany po kolei przesuwają figurki z sąsiednich Prowincji do plądrowanej, aż wszyscy spasują albo zabraknie wolnych Wiosek.
term-late_card = Karta Specjalna
    .text = Karta, którą można zagrać także po odkryciu kart: Oko Heimdalla i Spojrzenie Heimdalla.
term-battle_glory = Punkty Chwały za wygraną bitwę
    .text = Zwycięzca bitwy zdobywa tyle Punktów Chwały, ile wynoszą jego Topory.
term-ragnarok = Ragnarök
    .text = Na koniec każdej Epoki jedna Prowincja zostaje zniszczona na zawsze.
term-doom = Żeton Zagłady
    .text = Leży na Prowincji, którą zniszczy ta Epoka.
term-valhalla = Walhalla
    .text = Tu zniszczone figurki czekają na koniec Epoki.

## Opcje stołu

option-first_game = Pierwsza rozgrywka
    .text = W Pierwszej Epoce bez draftu: każdy dostaje 8 losowych kart.
opt-first_game-no = Draft w każdej Epoce
opt-first_game-yes = 8 losowych kart w Pierwszej Epoce
option-first_player = Pierwszy gracz
    .text = Kto trzyma Żeton Pierwszego Gracza w Pierwszej Epoce. W pudełku dostaje go osoba urodzona najdalej na północ.
opt-first_player-random = Losowo
option-expansion = Dodatek
    .text = Treść pliku dodatku: karty, których nie ma w pudełku.

## Akcje

do-invade = Najazd
do-march = Wymarsz
do-pillage = Plądrowanie
do-repillage = Wyzwanie Tyra
do-invade_from_valhalla = Domena Friggi
do-sacrifice = Ofiara Friggi
march-yggdrasil = { do-march }: { province-yggdrasil } →
march-elvagar = { do-march }: { province-elvagar } →
march-angerboda = { do-march }: { province-angerboda } →
march-muspelheim = { do-march }: { province-muspelheim } →
march-horgr = { do-march }: { province-horgr } →
march-utgard = { do-march }: { province-utgard } →
march-andlang = { do-march }: { province-andlang } →
march-gimle = { do-march }: { province-gimle } →
march-myrkulor = { do-march }: { province-myrkulor } →
pillage-yggdrasil = { do-pillage }: { province-yggdrasil }
pillage-elvagar = { do-pillage }: { province-elvagar }
pillage-angerboda = { do-pillage }: { province-angerboda }
pillage-muspelheim = { do-pillage }: { province-muspelheim }
pillage-horgr = { do-pillage }: { province-horgr }
pillage-utgard = { do-pillage }: { province-utgard }
pillage-andlang = { do-pillage }: { province-andlang }
pillage-gimle = { do-pillage }: { province-gimle }
pillage-myrkulor = { do-pillage }: { province-myrkulor }

## Pytania

ask-choose-clan = Wybierz Klan: różni je nazwa i kolor.
ask-draft-pick = Draft, runda { $number }: wybierz kartę.
ask-action = Twoja tura: wybierz akcję, miejsce Najazdu albo kartę z ręki (Rozwinięcie, Wyprawa).
opt-action-pass = Spasuj: koniec akcji, Szał przepada
opt-action-figure-warrior = { do-invade }: { figure-warrior }
opt-action-figure-leader = { do-invade }: { figure-leader }
opt-action-figure-ship = { do-invade }: { figure-ship }
opt-action-figure-troll = { do-invade }: { figure-troll }
opt-action-figure-dwarf_chieftain = { do-invade }: { figure-dwarf_chieftain }
opt-action-figure-sea_serpent = { do-invade }: { figure-sea_serpent }
opt-action-figure-valkyrie = { do-invade }: { figure-valkyrie }
opt-action-figure-dark_elf = { do-invade }: { figure-dark_elf }
opt-action-figure-fire_giant = { do-invade }: { figure-fire_giant }
opt-action-figure-frost_giant = { do-invade }: { figure-frost_giant }
opt-action-figure-soldier_of_hel = { do-invade }: { figure-soldier_of_hel }
opt-action-figure-volur_witch = { do-invade }: { figure-volur_witch }
opt-action-province-yggdrasil = { do-invade } → { province-yggdrasil }
opt-action-province-elvagar = { do-invade } → { province-elvagar }
opt-action-province-angerboda = { do-invade } → { province-angerboda }
opt-action-province-muspelheim = { do-invade } → { province-muspelheim }
opt-action-province-horgr = { do-invade } → { province-horgr }
opt-action-province-utgard = { do-invade } → { province-utgard }
opt-action-province-andlang = { do-invade } → { province-andlang }
opt-action-province-gimle = { do-invade } → { province-gimle }
opt-action-province-myrkulor = { do-invade } → { province-myrkulor }
opt-action-fjord-ne = { do-invade } → { fjord-ne }
opt-action-fjord-se = { do-invade } → { fjord-se }
opt-action-fjord-sw = { do-invade } → { fjord-sw }
opt-action-fjord-nw = { do-invade } → { fjord-nw }
opt-action-slot-monster = Wymień Rozwinięcie Potwora
opt-action-slot-clan = Wymień Rozwinięcie Klanu
ask-invade-place = Gdzie najeżdża { $figure }?
ask-march-to = Wymarsz z Prowincji { $origin }: dokąd?
ask-march-figure = Wymarsz { $origin } → { $target }: kto rusza?
opt-march-figure-done = Nikt więcej
ask-upgrade-card = Które Rozwinięcie z ręki zastąpi inne?
ask-upgrade-slot = Którą kartę zastępuje { $card }? Tamta zostanie odrzucona.
ask-free-invade-figure = Nowe Rozwinięcie: która figurka najeżdża za darmo?
opt-free-invade-figure-pass = Bez Najazdu
ask-free-invade = Nowe Rozwinięcie: gdzie za darmo najeżdża { $figure }?
opt-free-invade-pass = Bez Najazdu
ask-succor = Posiłki Friggi: czy jeszcze jeden Wojownik najeżdża za darmo? ({ $place })
ask-thors-domain = Domena Thora: zapłacić 2 Punkty Szału i od razu plądrować? ({ $place })
ask-repillage-province = Wyzwanie Tyra: którą splądrowaną Prowincję plądrujesz ponownie?
ask-valhalla-figure = Domena Friggi: która figurka wraca z Walhalli?
ask-sacrifice-place = Ofiara Friggi: gdzie stoi poświęcana figurka?
ask-sacrifice-figure = Ofiara Friggi: którą figurkę poświęcasz? ({ $place })
ask-call-to-battle = Wsparcie: { $pillager } plądruje { $place } ({ $token }). Czy przesuwasz tam figurkę z sąsiedniej Prowincji?
opt-call-to-battle-pass = Na razie nikogo nie przesuwam
ask-call-figure = Wsparcie: { $pillager } plądruje { $place } ({ $token }). Która figurka rusza tam z { $origin }?
opt-call-figure-pass = Na razie nikogo nie przesuwam
ask-battle-card = Bitwa ({ $place }): wybierz kartę. Zwycięzca swoją odrzuca, przegrani biorą swoje z powrotem na rękę.
ask-quest-as-battle = Czy { $card } liczy się jako Karta Bitwy?
opt-quest-as-battle-no = Nie, +0
plus-3 = Tak, +3 ({ card-tyrs_domain })
plus-5 = Tak, +5 ({ card-tyrs_wrath })
plus-8 = Tak, +8 ({ card-tyrs_domain } i { card-tyrs_wrath })
ask-tide-keep = Fala Odyna ({ $place }): którą swoją figurkę zachowujesz?
ask-late-card = Karty odkryte: czy dokładasz Kartę Specjalną (zagrywaną po odkryciu)?
opt-late-card-pass = Nie zagrywam
ask-prowess-keep = Kunszt Tyra: które karty bierzesz z powrotem, po 1 Punkcie Szału za kartę?
opt-prowess-keep-done = Pozostałe odrzucam
ask-hammers-move = Pan Młotów: dokąd idzie twój Jarl?
opt-hammers-move-pass = Zostaje
ask-blessing = Błogosławieństwo Lokiego: czy Wojownik najeżdża za darmo? ({ $place })
ask-witch-retreat = Wiedźma Völva ma zostać zniszczona ({ $place }). Czy zamiast tego uchodzi do Yggdrasil?
ask-protect = Ochrona Friggi ({ $cause }): które figurki ocalasz, po 1 Punkcie Szału za figurkę?
opt-protect-done = Pozostałe tracę
ask-keep-card = Którą kartę zachowujesz na następną Epokę? Pozostałe odrzucasz.
opt-keep-card-none = Żadnej
ask-raise-stat = { $cause }: którą Statystykę podnosisz?
opt-raise-stat-pass = Żadnej

## Powody

no-clan-taken = Ten Klan prowadzi inny gracz.
no-only-in-battle = Karty Bitwy można zagrać tylko w bitwie.
no-rage-short = To kosztuje { $cost ->
        [one] 1 Punkt Szału
        [few] { $cost } Punkty Szału
        [many] { $cost } Punktów Szału
       *[other] { $cost } Punktu Szału
    }, a masz { $rage }.
no-reserve-empty = Twoja Rezerwa jest pusta.
no-only-ships = Po Fiordach pływają tylko Drakkary i Wąż Morski.
no-only-fjords = Drakkar ustawia się w Fiordzie.
no-province-full = Wszystkie Wioski tej Prowincji są zajęte.
no-province-destroyed = Ta Prowincja jest zniszczona.
no-not-yggdrasil = Tylko Mroczny Elf może najechać Yggdrasil.
no-no-landing = Dla tej figurki nie ma już miejsca.
no-horns-reached = Twoje Rogi pozwalają na { $horns ->
        [one] 1 figurkę
        [few] { $horns } figurki
        [many] { $horns } figurek
       *[other] { $horns } figurki
    } na Planszy i tyle już masz.
no-nothing-to-march = W żadnej Prowincji nie masz figurki.
no-no-destination = Żadna inna Prowincja nie ma wolnej Wioski.
no-no-figures-there = W tej Prowincji nie masz figurki.
no-same-province = Figurki już są w tej Prowincji.
no-no-village = W tej Prowincji nie ma wolnej Wioski.
no-cannot-march = Drakkary nie mogą wykonywać akcji Wymarszu.
no-no-free-slot = Wszystkie pola na takie Rozwinięcie są zajęte; trzeba zastąpić kartę.
no-nothing-to-pillage = W żadnej Prowincji z odkrytą nagrodą ani w jej Fiordzie nie masz figurki.
no-not-present = W tej Prowincji ani w jej Fiordzie nie masz figurki.
no-already-pillaged = Tę Prowincję już splądrowano w tej Epoce.
no-not-yet-pillaged = Wyzwanie Tyra dotyczy tylko Prowincji, którą już splądrowano.
no-nothing-to-repillage = W żadnej splądrowanej Prowincji ani w jej Fiordzie nie masz figurki.
no-not-adjacent = Ta Prowincja nie sąsiaduje z plądrowaną.
no-ships-stay = Drakkary nie opuszczają swojego Fiordu.
no-not-late = Po odkryciu kart można zagrać tylko Karty Specjalne: Oko Heimdalla i Spojrzenie Heimdalla.
no-stat-at-top = Ta Statystyka jest już na ostatnim polu.
no-stat-on-token = Łaska Friggi nie może podnieść Statystyki z Żetonu Plądrowania.
no-valhalla-empty = Nie masz figurek w Walhalli.
no-no-figure-can-return = Dla żadnej z twoich figurek w Walhalli nie ma miejsca.
no-too-few-figures = Do ofiary potrzeba dwóch figurek na Planszy.
no-table-first-player = Pierwszym graczem nie może być miejsce numer { $first }: miejsca mają numery od 0 do { $last }.

## Co się stało

cause-battle = bitwa
cause-ragnarok = Ragnarök
cause-won = wygrana bitwa
cause-lost = przegrana bitwa
cause-free = za darmo
cause-setup = przygotowanie gry
cause-lot = losowo
cause-choice = wskazany przy zakładaniu stołu
cause-end-of-age = koniec Epoki
cause-all-pillaged = wszystkie Prowincje są splądrowane
cause-no-rage = nikt nie może już wykonać akcji
cause-turn-limit = osiągnięto limit 400 tur

legend-rage = poziom legendy: Szał
legend-axes = poziom legendy: Topory
legend-horns = poziom legendy: Rogi

phase-end = Koniec gry

log-age-begins = { $age ->
        [1] Pierwsza Epoka
        [2] Druga Epoka
       *[3] Trzecia Epoka
    }
log-phase-begins = { $phase }
log-sheets-laid = Początek gry. Każdy Klan ma 8 Wojowników, Jarla i Drakkar w Rezerwie, Szał { $rage }, Topory { $axes }, Rogi { $horns }.
log-tokens-laid = Żetony Plądrowania: Yggdrasil { $yggdrasil }; Elvagar { $elvagar }; Angerboda { $angerboda }; Muspelheim { $muspelheim }; Horgr { $horgr }; Utgard { $utgard }; Andlang { $andlang }; Gimle { $gimle }; Myrkulor { $myrkulor }.
log-ragnarok-laid = Żetony Ragnaröku: Pierwsza Epoka { $first }, Druga Epoka { $second }, Trzecia Epoka { $third }.
log-tokens-turned = Wszystkie Żetony Plądrowania wracają na stronę nagrody.
log-clan-chosen = { $clan }: prowadzi { $seat }.
log-first-player = Żeton Pierwszego Gracza: { $seat } ({ $by }).
log-doom-placed = Żeton Zagłady leży na Prowincji { $place }.
log-province-destroyed = Prowincja { $place } zostaje zniszczona ({ $by }).
log-cards-drafted = Draft, runda { $number }: { $own ->
        [1] wybierasz kartę { $card }
        [2] wybierasz karty { $card } i { $second }
       *[0] wszyscy wybrali karty
    }
log-rage-set = { $seat } zaczyna z { $after ->
        [one] 1 Punktem Szału
        [few] { $after } Punktami Szału
        [many] { $after } Punktami Szału
       *[other] { $after } Punktami Szału
    } (Statystyka: { $by }).
log-rage-paid = { $seat } płaci { $amount ->
        [one] 1 Punkt Szału
        [few] { $amount } Punkty Szału
        [many] { $amount } Punktów Szału
       *[other] { $amount } Punktu Szału
    } ({ $by }), zostaje { $after }.
log-rage-gained = { $seat } zyskuje { $amount ->
        [one] 1 Punkt Szału
        [few] { $amount } Punkty Szału
        [many] { $amount } Punktów Szału
       *[other] { $amount } Punktu Szału
    } ({ $by }) i ma { $after }{ $passed ->
        [1] , ale po spasowaniu nie wykona już akcji
       *[0] {""}
    }.
log-rage-stolen = { $seat } zabiera { $amount ->
        [one] 1 Punkt Szału
        [few] { $amount } Punkty Szału
        [many] { $amount } Punktów Szału
       *[other] { $amount } Punktu Szału
    } ({ $by }) i ma { $after }. Traci { $victim }, zostaje { $left }.
log-nothing-to-steal = { $by }: { $victim } nie ma nic, co { $seat } może zabrać.
log-glory-gained = { $seat } zdobywa { $amount ->
        [one] 1 Punkt Chwały
        [few] { $amount } Punkty Chwały
        [many] { $amount } Punktów Chwały
       *[other] { $amount } Punktu Chwały
    } ({ $by }), razem { $after }.
log-glory-stolen = { $seat } zabiera { $amount ->
        [one] 1 Punkt Chwały
        [few] { $amount } Punkty Chwały
        [many] { $amount } Punktów Chwały
       *[other] { $amount } Punktu Chwały
    } ({ $by }), razem { $after }. Traci { $victim }, zostaje { $left }.
log-stat-raised = { $seat }: { $stat } { $step ->
        [6] na ostatnim polu (pole 6, wartość { $after }; { $by })
       *[other] { $before } → { $after } (pole { $step }; { $by })
    }.
log-stat-stays = { $seat }: { $stat } już na ostatnim polu, nic nie rośnie ({ $by }).
log-stats-stay = { $seat }: każda Statystyka do wyboru jest już na ostatnim polu ({ $by }).
log-passed = { $seat } pasuje, traci cały Szał i w tej fazie nie wykona już akcji.
log-action-phase-ends = Koniec Fazy Akcji: { $by }.
log-figure-invaded = { $seat }: { $figure }{ $away ->
        [1] , { $source }
       *[0] {""}
    } → { $place } ({ $by }).
log-figures-marched = { $seat }: { $figure }{ $count ->
        [1] {""}
       *[other] {" "}× { $count }
    }, { $source } → { $place } ({ $by }).
log-upgrade-played = { $seat } zagrywa Rozwinięcie: { $card }.
log-upgrade-replaced = { $seat } odrzuca Rozwinięcie: { $card } (nowa karta: { $by }).
log-monster-joined = { $seat } werbuje Potwora: { $figure }.
log-monster-left = { $seat } traci Potwora, który opuszcza grę: { $figure } ({ $place }; nowa karta: { $by }).
log-quest-committed = { $seat } wyrusza na Wyprawę{ $own ->
        [1] : { $card }
       *[0] .
    }
log-quest-revealed = { $seat } odkrywa Kartę Wyprawy: { $card }
log-quest-met = { $seat } spełnia wymagania Wyprawy { $card } ({ $place }: Siła { $strength }, najsilniejszy rywal { $rival }).
log-quest-failed = { $seat } nie spełnia wymagań Wyprawy { $card } ({ $place }: Siła { $strength }, najsilniejszy rywal { $rival }).
log-death-met = { $seat } spełnia wymagania Wyprawy { $card } (figurki w Walhalli: { $count }, potrzeba: { $needed }).
log-death-failed = { $seat } nie spełnia wymagań Wyprawy { $card } (figurki w Walhalli: { $count }, potrzeba: { $needed }).
log-quest-gone = { $seat } nie spełnia wymagań Wyprawy { $card } (wszystkie jej Prowincje są zniszczone).
log-pillage-declared = { $seat } plądruje: { $place } ({ $by }). Do zdobycia: { $token }.
log-pillage-succeeded = Prowincja { $place } splądrowana: { $seat } ({ $token }).
log-figure-joined = { $seat }: { $figure }, { $source } → { $place } ({ $by }).
log-battle-begins = Bitwa: { $place }! Plądruje { $seat }.
log-battle-card-revealed = { $seat } odkrywa kartę: { $card } ({ $sight ->
        [1] +X: najwyższa premia na kartach innych Klanów
       *[0] { $bonus ->
            [0] bez premii
           *[other] +{ $bonus }
        }
    }).
log-late-card-played = { $seat } zagrywa po odkryciu kart: { $card } (+{ $bonus }).
log-primacy = { $seat } ma Prymat Thora: teksty wszystkich innych kart są anulowane.
log-watch = { $seat } ma Straż Heimdalla: wszystkie odkryte karty przepadają.
log-quest-as-battle = { $seat }: { $card } liczy się jako Karta Bitwy (+{ $bonus }).
log-text-works = { $seat }: działa { $card }.
log-text-idle = { $seat }: { $card } nikogo nie niszczy.
log-tide-kept = { $seat } zachowuje figurkę: { $figure } ({ $by }).
log-battle-total = { $seat }: Siła { $strength } (figurki { $figures } + karty { $cards }).
log-battle-won = { $seat } wygrywa bitwę ({ $place }).
log-battle-tied = Bitwa ({ $place }) bez zwycięzcy: remis przy Sile { $strength }, wszyscy przegrywają.
log-card-discarded = { $seat } odrzuca kartę: { $card } ({ $by }).
log-card-returned = { $seat } bierze kartę z powrotem na rękę: { $card } ({ $by }).
log-card-stolen = { $seat } bierze na rękę cudzą kartę: { $card } ({ $by }). Traci { $victim }.
log-figures-destroyed = { $seat } traci { $count ->
        [one] figurkę
        [few] { $count } figurki
        [many] { $count } figurek
       *[other] { $count } figurki
    } ({ $figure }): { $place }, { $by }.
log-figures-protected = { $seat } ocala { $count ->
        [one] figurkę
        [few] { $count } figurki
        [many] { $count } figurek
       *[other] { $count } figurki
    } ({ $figure }): { $place }, { $by }.
log-witch-retreated = { $seat }: { $figure } uchodzi, { $source } → { $place } ({ $by }).
log-leader-moved = { $seat }: { $figure }, { $source } → { $place } ({ $by }).
log-cards-discarded = { $seat } { $count ->
        [0] niczego nie odrzuca
        [one] odrzuca 1 kartę
        [few] odrzuca { $count } karty
        [many] odrzuca { $count } kart
       *[other] odrzuca { $count } karty
    } { $kept ->
        [one] i zachowuje jedną
        [few] i zachowuje { $kept }
        [many] i żadnej nie zachowuje
       *[other] i zachowuje { $kept }
    }{ $own ->
        [1] : { $card }.
       *[0] .
    }
log-figures-released = { $seat } odzyskuje z Walhalli { $count ->
        [one] 1 figurkę
        [few] { $count } figurki
        [many] { $count } figurek
       *[other] { $count } figurki
    }.
log-ranked = { $rank }. { $seat }: { $glory ->
        [one] 1 Punkt Chwały
        [few] { $glory } Punkty Chwały
        [many] { $glory } Punktów Chwały
       *[other] { $glory } Punktu Chwały
    }.
log-game-won = { $seat } wygrywa: { $glory ->
        [one] 1 Punkt Chwały
        [few] { $glory } Punkty Chwały
        [many] { $glory } Punktów Chwały
       *[other] { $glory } Punktu Chwały
    }.

## Stół w terminalu

table-age = Epoka { $age }
table-ragnarok = Żetony Ragnaröku:
table-villages = Wioski
table-reward = nagroda
table-destroyed = zniszczona
table-stats = Statystyki
table-on-board = Na Planszy
table-cards = Ręka + Wyprawy
table-upgrades = Rozwinięcia
table-revealed = Odkryte
table-quest = Chwała { $glory }
table-cost = Szał { $rage }
table-hand = Twoje karty (✓ spełniona teraz, ▣ zagrana)
table-token = Epoka { $age } { $place } (za figurkę { $glory })
table-adjacent = Prowincja sąsiaduje z tą nad sobą i pod sobą (ostatnia z pierwszą) oraz z Yggdrasil; zniszczona z żadną. ~ Fiord dwóch Prowincji przed nim, ☠ Żeton Zagłady, ✗ splądrowana.
table-region = Region
table-strength = Siła: figurki
table-passed = (spasował)
table-battle = Bitwa
table-turn = tura { $turn }
table-fight = Bitwa: { $place }, plądruje { $pillager }
table-fallen = figurki zniszczone w tej bitwie: { $count }
table-live = karty, których tekst działa: { $cards }
table-discard = Odrzucone odkryte:
table-buried = Odrzucone przez ciebie, zakryte:
short-wolf = Wilk
short-raven = Kruk
short-serpent = Wij
short-bear = Niedźwiedź
short-ne = Fiord pn.-wsch.
short-se = Fiord pd.-wsch.
short-sw = Fiord pd.-zach.
short-nw = Fiord pn.-zach.

## Spis

group-battle = Karty Bitwy
group-quest = Karty Wyprawy
group-monster = Rozwinięcia Potworów
group-leader = Rozwinięcia Jarla
group-warrior = Rozwinięcia Wojowników
group-ship = Rozwinięcia Drakkara
group-clan = Rozwinięcia Klanu
group-stat = Statystyki Klanu
group-token = Żetony Plądrowania
group-province = Prowincje
tag-age = Epoka { $age }
fact-copies = Epoka { $age }{ $players ->
        [2] {""}
       *[other] {" "}({ $players }+)
    } ×{ $count }
fact-steps = pola: { $one }, { $two }, { $three }, { $four }, { $five }, { $six }
fact-legend = Chwała na koniec gry na polach 4, 5, 6: { $four }, { $five }, { $six }
fact-villages = Wioski: { $count }
fact-region = { $region }
fact-glory = Chwała { $glory } w Epoce { $age }

## Chwile gry: o co chodzi, czym się kończą i jak nazywa je powtórka

moment-draft = Draft, runda { $number }
    .end = Draft, runda { $number }: wszyscy wybrali karty
moment-action = Akcja: { $seat }
    .end = { $seat }: { $action ->
        [invade] Najazd
        [march] Wymarsz
        [pillage] Plądrowanie
        [quest] nowa Wyprawa
        [upgrade] Rozwinięcie
        [pass] pas
       *[other] akcja z karty
    }
moment-pillage = { $seat } plądruje: { $place }
    .end = { $success ->
        [1] Prowincja { $place } splądrowana: { $seat }
       *[other] Plądrowanie nieudane: { $seat }, { $place }
    }
    .stop = Plądrowania
    .odds = { $success ->
        [1] plądrowanie się udaje
       *[other] plądrowanie się nie udaje
    }
moment-battle = Bitwa: { $place }
    .end = { $tied ->
        [1] Bitwa ({ $place }) bez zwycięzcy: remis, wszyscy przegrywają
       *[other] { $winner } wygrywa bitwę ({ $place })
    }
    .stop = Bitwy
    .odds = { $tied ->
        [1] bitwa kończy się remisem
       *[other] { $winner } wygrywa bitwę
    }
moment-quests = Faza Wypraw
    .end = Wszystkie Wyprawy rozpatrzone
    .stop = Fazy Wypraw
moment-quest = { $seat }: { $card }
    .end = { $met ->
        [1] { $seat } spełnia wymagania Wyprawy { $card }
       *[other] { $seat } nie spełnia wymagań Wyprawy { $card }
    }
    .odds = { $met ->
        [1] wymagania Wyprawy spełnione
       *[other] wymagania Wyprawy niespełnione
    }
moment-ragnarok = Ragnarök: { $place }; za każdą zniszczoną figurkę { $each ->
        [one] 1 Punkt Chwały
        [few] { $each } Punkty Chwały
        [many] { $each } Punktów Chwały
       *[other] { $each } Punktu Chwały
    }
    .end = Ragnarök niszczy Prowincję { $place }
    .stop = Ragnarök
moment-release = Powrót z Walhalli
    .end = Zniszczone figurki wracają z Walhalli
moment-end_of_age = Koniec Epoki { $age }
    .end = Epoka { $age } dobiegła końca
    .stop = Końce Epok
moment-scoring = Punktacja końcowa
    .end = Cała Chwała policzona
    .stop = Punktacja końcowa

## Co się płaci i zyskuje

purse-prospects = spodziewana Chwała
purse-glory = Chwała
purse-rage = Szał
purse-stat_rage = Statystyka Szał
purse-stat_axes = Statystyka Topory
purse-stat_horns = Statystyka Rogi
purse-cards = karty na ręce
purse-quests = wyłożone Wyprawy
purse-upgrades = Rozwinięcia
purse-figures = figurki na Planszy
purse-fallen = figurki w Walhalli

## Postacie botów

character-raider = Hrafn Żagiew
    .text = Szuka bitwy: plądruje tam, gdzie można pokonać rywali i posłać ich do Walhalli.
character-builder = Asvald Dębowa Dłoń
    .text = Wzmacnia Klan: zagrywa wiele Rozwinięć i wzywa Potwory.
character-quester = Solveig Wierna Słowu
    .text = Żyje dla Wypraw: zbiera je, podejmuje i maszeruje tam, gdzie prowadzą.
