# Reavers of Midgard po polsku. Nazwy elementów za grą; każde zdanie jest nasze.

game-title = Reavers of Midgard
game-blurb = Zbierz załogę, najeżdżaj wioski i twierdze, walcz na morzu i przejmuj terytoria. Sześć rund; wygrywa największa Chwała.

## Opcje stołu

option-first_player = Pierwszy gracz
    .text = Kto ma znacznik Pierwszego Gracza w pierwszej rundzie.
opt-first_player-random = Losowo
option-expansion = Dodatek
    .text = Treść pliku dodatku: karty, których nie ma w pudełku.
option-open_piles = Stosy Chwały
    .text = Według instrukcji leżą zakryte: karty widzi tylko właściciel, inni znają ich liczbę.
opt-open_piles-no = Zakryte
opt-open_piles-yes = Odkryte, poza Przepowiedniami dobranymi z talii

## Pola Akcji

rest-recruit_reavers = { location-recruit_reavers }: odpoczynek
rest-trade_with_villages = { location-trade_with_villages }: odpoczynek
rest-battle_at_sea = { location-battle_at_sea }: odpoczynek
rest-raid_villages = { location-raid_villages }: odpoczynek
rest-raid_keeps = { location-raid_keeps }: odpoczynek
rest-subdue_territories = { location-subdue_territories }: odpoczynek
location-recruit_reavers = Werbunek Łupieżców
    .text = Bez kosztu. Otrzymaj 2 karty Łupieżców; aktywny gracz, jeśli aktywuje pole, otrzymuje też 2 Przysługi.
location-trade_with_villages = Handel z Wioskami
    .text = Bez kosztu. Wybierz 3, 2 lub 1 nagrodę: 2 Przysługi, 3 Żywności, 2 kości albo Przepowiednię. Kto wybiera to pole, bierze znacznik Pierwszego Gracza.
location-battle_at_sea = Bitwa Morska
    .text = Koszt: 4 Żywności. Podróż Morska, potem Bitwa Morska. Kto wybiera to pole, otrzymuje 2 Chwały, także gdy odpoczywa.
location-raid_villages = Najazd na Wioski
    .text = Koszt: 1 Żywności i 2 Skrzynie. 2 karty Łupów Wioski i karty bonusu.
location-raid_keeps = Najazd na Twierdze
    .text = Koszt: 2 Żywności i 2 Tarcze. 2 karty Łupów Twierdzy i karty bonusu.
location-subdue_territories = Przejęcie Terytoriów
    .text = Do 3, 2 lub 1 próby Przejęcia terytorium, Siłą lub Pokojowo. Kto aktywuje, wykonuje co najmniej 1 próbę.
slot-battle_at_sea = Specjalizacja: Bitwa Morska
slot-raid_villages = Specjalizacja: Najazd na Wioski
slot-raid_keeps = Specjalizacja: Najazd na Twierdze
slot-subdue_territories = Specjalizacja: Przejęcie Terytoriów

## Kości i symbole

die-red_shield = czerwona kość (Tarcza)
die-red_chest = czerwona kość (Skrzynia)
die-red_ship = czerwona kość (Okręt)
die-red_hammer = czerwona kość (Młot)
die-red_double_hammer = czerwona kość (podwójny Młot)
die-red_helmet = czerwona kość (Hełm)
die-blue_shield = niebieska kość (Tarcza)
die-blue_chest = niebieska kość (Skrzynia)
die-blue_ship = niebieska kość (Okręt)
die-blue_hammer = niebieska kość (Młot)
die-blue_double_hammer = niebieska kość (podwójny Młot)
die-blue_raven = niebieska kość (Kruk)
die-yellow_shield = żółta kość (Tarcza)
die-yellow_chest = żółta kość (Skrzynia)
die-yellow_ship = żółta kość (Okręt)
die-yellow_hammer = żółta kość (Młot)
die-yellow_double_hammer = żółta kość (podwójny Młot)
die-yellow_tree = żółta kość (Drzewo)
symbol-shield = Tarcza
symbol-chest = Skrzynia
symbol-ship = Okręt
symbol-hammer = Młot
symbol-double_hammer = podwójny Młot
symbol-helmet = Hełm
symbol-raven = Kruk
symbol-tree = Drzewo
colour-red = czerwona
colour-blue = niebieska
colour-yellow = żółta
promotion-helmet = Awans: dobierz 1 kartę Łupów Wioski lub Łupów Twierdzy; kości z Hełmem zastępują potem Tarczę, Skrzynię, Okręt lub pojedynczy Młot.
clan-helmet = Klan Hełmu
promotion-raven = Awans: 4 Żywności; kości z Krukiem zastępują potem Tarczę, Skrzynię, Okręt lub pojedynczy Młot.
clan-raven = Klan Kruka
promotion-tree = Awans: 2 Przysługi; kości z Drzewem zastępują potem Tarczę, Skrzynię, Okręt lub pojedynczy Młot.
clan-tree = Klan Drzewa
result-0 = brak sukcesu
result-1 = 1 sukces
result-2 = 2 sukcesy
upgrade-shield = płytka Ulepszenia Tarczy
upgrade-chest = płytka Ulepszenia Skrzyni
upgrade-ship_hammer = płytka Ulepszenia Okrętu (Okręt lub Młot)

## Rzeczy

resource-food = Żywność
    .text = Płaci się nią za Pola Akcji i za Przejęcie Pokojowe niektórych Terytoriów. Ile jej kto ma, nie jest ograniczone; na koniec nie przynosi Chwały.
resource-favor = Przysługa
    .text = Za 1 Przysługę przerzuca się kości Walki; płaci się nią też za zdolności i za Przejęcie Pokojowe niektórych Terytoriów. Rozstrzyga remis na koniec gry.
resource-glory = Chwała
resource-terror = Przerażenie
    .text = Cena plądrowania i niektórych kart. Na koniec gry kosztuje Chwałę, każdy następny żeton więcej.
token-farm = żeton Farmy
    .text = Nagroda za plądrowanie Farmy, z niektórych płytek i zdolności. Na koniec gry daje Chwałę; kto ma ich najwięcej, dostaje bonus.
token-wall = żeton Muru
    .text = Nagroda za plądrowanie Murów Wioski, za zdobyte Mury Twierdzy, z niektórych płytek i zdolności. Na koniec gry daje Chwałę; kto ma ich najwięcej, dostaje bonus.
token-tower = żeton Wieży
    .text = Nagroda za zdobytą Wieżę i z niektórych płytek. Na koniec gry daje Chwałę; kto ma ich najwięcej, dostaje bonus.
set-treasure = Skarby
set-art = Sztuka
set-armor = Zbroje
set-tapestry = Arrasy
deck-reaver = talia Łupieżców
deck-village = talia Łupów Wioski
deck-keep = talia Łupów Twierdzy
deck-journey = talia Podróży Morskich
deck-battle = talia Bitew Morskich
deck-prophecy = talia Przepowiedni
pair-1 = para 1
pair-2 = para 2
pair-3 = para 3
pair-4 = para 4
row-track = Chwała przed punktowaniem końcowym
row-terror = Przerażenie
row-artifacts = Artefakty
row-sets = Zestawy Łupów
row-tokens = Żetony Farm, Murów i Wież
row-prophecies = Przepowiednie
row-total = Razem
counted-helmet = Łupieżcy z Klanu Hełmu
counted-raven = Łupieżcy z Klanu Kruka
counted-tree = Łupieżcy z Klanu Drzewa
counted-farm = żetony Farmy
counted-wall = żetony Muru
counted-tower = żetony Wieży
counted-treasure = Skarby
counted-art = karty Sztuki
counted-armor = karty Zbroi
counted-tapestry = Arrasy
counted-food_territory = Terytoria Żywności
counted-favor_territory = Terytoria Przysługi
counted-dice_territory = Terytoria Kości
counted-sea_battle = Bitwy Morskie
counted-artifact = Artefakty
counted-upgrade = Ulepszenia Okrętu
counted-prophecy = Przepowiednie

## Terytoria

peace-food_1 = { territory-food_1 }: pokojowo
force-food_1 = { territory-food_1 }: siłą
peace-food_2 = { territory-food_2 }: pokojowo
force-food_2 = { territory-food_2 }: siłą
peace-food_3 = { territory-food_3 }: pokojowo
force-food_3 = { territory-food_3 }: siłą
peace-favor_1 = { territory-favor_1 }: pokojowo
force-favor_1 = { territory-favor_1 }: siłą
peace-favor_2 = { territory-favor_2 }: pokojowo
force-favor_2 = { territory-favor_2 }: siłą
peace-favor_3 = { territory-favor_3 }: pokojowo
force-favor_3 = { territory-favor_3 }: siłą
peace-dice_1 = { territory-dice_1 }: pokojowo
force-dice_1 = { territory-dice_1 }: siłą
peace-dice_2 = { territory-dice_2 }: pokojowo
force-dice_2 = { territory-dice_2 }: siłą
peace-dice_3 = { territory-dice_3 }: pokojowo
force-dice_3 = { territory-dice_3 }: siłą
territory-food_1 = Terytorium Żywności, poziom 1
    .text = Obrona 1 albo pokojowo: 2 Żywności.
territory-food_2 = Terytorium Żywności, poziom 2
    .text = Obrona 2 albo pokojowo: 4 Żywności.
territory-food_3 = Terytorium Żywności, poziom 3
    .text = Obrona 3 albo pokojowo: 6 Żywności.
territory-favor_1 = Terytorium Przysługi, poziom 1
    .text = Obrona 1 albo pokojowo: 1 Przysługa.
territory-favor_2 = Terytorium Przysługi, poziom 2
    .text = Obrona 2 albo pokojowo: 2 Przysługi.
territory-favor_3 = Terytorium Przysługi, poziom 3
    .text = Obrona 3 albo pokojowo: 3 Przysługi.
territory-dice_1 = Terytorium Kości, poziom 1
    .text = Obrona 1 albo pokojowo: 2 kości.
territory-dice_2 = Terytorium Kości, poziom 2
    .text = Obrona 2 albo pokojowo: 3 kości.
territory-dice_3 = Terytorium Kości, poziom 3
    .text = Obrona 3 albo pokojowo: 4 kości.
tile-food_1a = Żywność 1 – 1 żeton Farmy
    .text = Nagroda: 1 żeton Farmy.
tile-food_1b = Żywność 1 – 2 Chwały
    .text = Nagroda: 2 Chwały.
tile-food_2a = Żywność 2 – 1 karta Łupów Wioski
    .text = Nagroda: 1 karta Łupów Wioski.
tile-food_2b = Żywność 2 – 1 żeton Farmy i 1 Przysługa
    .text = Nagroda: 1 żeton Farmy i 1 Przysługa.
tile-food_3a = Żywność 3 – 2 karty Łupów Wioski
    .text = Nagroda: 2 karty Łupów Wioski.
tile-food_3b = Żywność 3 – 1 Łupieżca i 2 Chwały
    .text = Nagroda: 1 Łupieżca i 2 Chwały.
tile-favor_1a = Przysługa 1 – 1 dowolna kość
    .text = Nagroda: 1 kość z dowolnie wybranym wynikiem.
tile-favor_1b = Przysługa 1 – 2 Chwały
    .text = Nagroda: 2 Chwały.
tile-favor_2a = Przysługa 2 – 1 Przepowiednia
    .text = Nagroda: 1 Przepowiednia.
tile-favor_2b = Przysługa 2 – 1 żeton Muru
    .text = Nagroda: 1 żeton Muru.
tile-favor_3a = Przysługa 3 – 2 Przepowiednie
    .text = Nagroda: 2 Przepowiednie.
tile-favor_3b = Przysługa 3 – 1 Przepowiednia i 1 żeton Muru
    .text = Nagroda: 1 Przepowiednia i 1 żeton Muru.
tile-dice_1a = Kości 1 – 2 Żywności
    .text = Nagroda: 2 Żywności.
tile-dice_1b = Kości 1 – 2 Chwały
    .text = Nagroda: 2 Chwały.
tile-dice_2a = Kości 2 – 1 karta Łupów Twierdzy
    .text = Nagroda: 1 karta Łupów Twierdzy.
tile-dice_2b = Kości 2 – 1 żeton Muru
    .text = Nagroda: 1 żeton Muru.
tile-dice_2c = Kości 2 – 1 Łupieżca
    .text = Nagroda: 1 Łupieżca.
tile-dice_3a = Kości 3 – 2 karty Łupów Twierdzy
    .text = Nagroda: 2 karty Łupów Twierdzy.
tile-dice_3b = Kości 3 – 1 żeton Wieży i 1 karta Łupów Twierdzy
    .text = Nagroda: 1 żeton Wieży i 1 karta Łupów Twierdzy.

## Zdolności

ability-zealot = Fanatyk
    .text = Z 2 dobranych kart Łupów Twierdzy jedną zatrzymaj, drugą odrzuć.
ability-pillager = Grabieżca
    .text = Możesz odrzucić 1 kość, aby otrzymać 1 żeton Farmy.
ability-arsonist = Podpalacz
    .text = Możesz odrzucić 2 kości, aby otrzymać 1 żeton Muru.
ability-favored_of_the_gods = Ulubieniec Bogów
    .text = Możesz odrzucić 1 czerwoną kość, aby otrzymać 1 czerwoną kość z dowolnie wybranym wynikiem.
ability-warrior = Wojownik
    .text = Otrzymaj 1 czerwoną kość wskazującą Hełm.
ability-axe_chieftain = Wódz Toporów
    .text = Z 2 dobranych kart Łupów Wioski jedną zatrzymaj, drugą odrzuć.
ability-berserker = Berserker
    .text = Z 2 dobranych kart Łupów Wioski jedną zatrzymaj, drugą odrzuć.
ability-seasoned_hunter = Doświadczony Myśliwy
    .text = Otrzymaj 1 Żywności, a jeśli odrzucisz 1 kość, jeszcze 3.
ability-huskarl = Huskarl
    .text = Otrzymaj 1 niebieską kość wskazującą Kruka.
ability-veteran = Weteran
    .text = Możesz odrzucić 1 niebieską kość, aby otrzymać 1 niebieską kość z dowolnie wybranym wynikiem.
ability-freeman = Wolny Człowiek
    .text = Otrzymaj 1 niebieską kość wskazującą Młot.
ability-spear_chieftain = Wódz Włóczni
    .text = Otrzymaj 2 Żywności.
ability-hero = Bohater
    .text = Możesz odrzucić 1 kość, aby otrzymać 1 kość tego samego koloru z dowolnie wybranym wynikiem.
ability-seer = Jasnowidz
    .text = Możesz odrzucić 1 Przysługę, aby otrzymać 2 Chwały.
ability-prophetess = Prorokini
    .text = Możesz odrzucić 2 Przysługi, aby dobrać 1 Przepowiednię.
ability-lorekeeper = Strażnik Ksiąg
    .text = Otrzymaj 2 Chwały.
ability-sword_chieftain = Wódz Mieczy
    .text = Otrzymaj 1 żółtą kość wskazującą Drzewo.
ability-scout = Zwiadowca
    .text = Możesz odrzucić 1 żółtą kość, aby otrzymać 1 żółtą kość z dowolnie wybranym wynikiem.

## Karty

card-face_down = zakryta karta
card-zealot_a = { ability-zealot }
    .text = Klan Hełmu. Kości: czerwona, czerwona. Przegrupowanie: czerwona. { promotion-helmet } Specjalizacja: { ability-zealot.text }
card-zealot_b = { ability-zealot }
    .text = Klan Hełmu. Kości: czerwona, niebieska. Przegrupowanie: czerwona. { promotion-helmet } Specjalizacja: { ability-zealot.text }
card-zealot_c = { ability-zealot }
    .text = Klan Hełmu. Kości: czerwona, żółta. Przegrupowanie: czerwona. { promotion-helmet } Specjalizacja: { ability-zealot.text }
card-pillager_a = { ability-pillager }
    .text = Klan Hełmu. Kości: czerwona, czerwona, niebieska. Przegrupowanie: czerwona, żółta. { promotion-helmet } Specjalizacja: { ability-pillager.text }
card-pillager_b = { ability-pillager }
    .text = Klan Hełmu. Kości: czerwona, czerwona, żółta. Przegrupowanie: czerwona, niebieska. { promotion-helmet } Specjalizacja: { ability-pillager.text }
card-pillager_c = { ability-pillager }
    .text = Klan Hełmu. Kości: czerwona, niebieska, żółta. Przegrupowanie: czerwona, czerwona. { promotion-helmet } Specjalizacja: { ability-pillager.text }
card-pillager_d = { ability-pillager }
    .text = Klan Hełmu. Kości: czerwona, czerwona, czerwona. Przegrupowanie: czerwona, czerwona. { promotion-helmet } Specjalizacja: { ability-pillager.text }
card-arsonist_a = { ability-arsonist }
    .text = Klan Hełmu. Kości: czerwona, czerwona. Przegrupowanie: czerwona, czerwona. { promotion-helmet } Specjalizacja: { ability-arsonist.text }
card-arsonist_b = { ability-arsonist }
    .text = Klan Hełmu. Kości: czerwona, niebieska. Przegrupowanie: czerwona, żółta. { promotion-helmet } Specjalizacja: { ability-arsonist.text }
card-arsonist_c = { ability-arsonist }
    .text = Klan Hełmu. Kości: czerwona, żółta. Przegrupowanie: czerwona, niebieska. { promotion-helmet } Specjalizacja: { ability-arsonist.text }
card-arsonist_d = { ability-arsonist }
    .text = Klan Hełmu. Kości: czerwona, czerwona. Przegrupowanie: czerwona, niebieska. { promotion-helmet } Specjalizacja: { ability-arsonist.text }
card-favored_of_the_gods_a = { ability-favored_of_the_gods }
    .text = Klan Hełmu. Kości: czerwona, czerwona, niebieska. Przegrupowanie: czerwona, żółta. { promotion-helmet } Specjalizacja: { ability-favored_of_the_gods.text }
card-favored_of_the_gods_b = { ability-favored_of_the_gods }
    .text = Klan Hełmu. Kości: czerwona, czerwona, żółta. Przegrupowanie: czerwona, niebieska. { promotion-helmet } Specjalizacja: { ability-favored_of_the_gods.text }
card-favored_of_the_gods_c = { ability-favored_of_the_gods }
    .text = Klan Hełmu. Kości: czerwona, niebieska, żółta. Przegrupowanie: czerwona, czerwona. { promotion-helmet } Specjalizacja: { ability-favored_of_the_gods.text }
card-favored_of_the_gods_d = { ability-favored_of_the_gods }
    .text = Klan Hełmu. Kości: czerwona, czerwona, czerwona. Przegrupowanie: czerwona, czerwona. { promotion-helmet } Specjalizacja: { ability-favored_of_the_gods.text }
card-warrior_a = { ability-warrior }
    .text = Klan Hełmu. Kości: czerwona, czerwona. Przegrupowanie: czerwona, czerwona. { promotion-helmet } Specjalizacja: { ability-warrior.text }
card-warrior_b = { ability-warrior }
    .text = Klan Hełmu. Kości: czerwona, niebieska. Przegrupowanie: czerwona, żółta. { promotion-helmet } Specjalizacja: { ability-warrior.text }
card-warrior_c = { ability-warrior }
    .text = Klan Hełmu. Kości: czerwona, żółta. Przegrupowanie: czerwona, niebieska. { promotion-helmet } Specjalizacja: { ability-warrior.text }
card-warrior_d = { ability-warrior }
    .text = Klan Hełmu. Kości: czerwona, czerwona. Przegrupowanie: czerwona, niebieska. { promotion-helmet } Specjalizacja: { ability-warrior.text }
card-axe_chieftain_a = { ability-axe_chieftain }
    .text = Klan Hełmu. Kości: czerwona, czerwona. Przegrupowanie: czerwona. { promotion-helmet } Specjalizacja: { ability-axe_chieftain.text }
card-axe_chieftain_b = { ability-axe_chieftain }
    .text = Klan Hełmu. Kości: czerwona, niebieska. Przegrupowanie: czerwona. { promotion-helmet } Specjalizacja: { ability-axe_chieftain.text }
card-axe_chieftain_c = { ability-axe_chieftain }
    .text = Klan Hełmu. Kości: czerwona, żółta. Przegrupowanie: czerwona. { promotion-helmet } Specjalizacja: { ability-axe_chieftain.text }
card-berserker_a = { ability-berserker }
    .text = Klan Kruka. Kości: niebieska, niebieska. Przegrupowanie: niebieska. { promotion-raven } Specjalizacja: { ability-berserker.text }
card-berserker_b = { ability-berserker }
    .text = Klan Kruka. Kości: niebieska, czerwona. Przegrupowanie: niebieska. { promotion-raven } Specjalizacja: { ability-berserker.text }
card-berserker_c = { ability-berserker }
    .text = Klan Kruka. Kości: niebieska, żółta. Przegrupowanie: niebieska. { promotion-raven } Specjalizacja: { ability-berserker.text }
card-seasoned_hunter_a = { ability-seasoned_hunter }
    .text = Klan Kruka. Kości: niebieska, niebieska, czerwona. Przegrupowanie: niebieska, żółta. { promotion-raven } Specjalizacja: { ability-seasoned_hunter.text }
card-seasoned_hunter_b = { ability-seasoned_hunter }
    .text = Klan Kruka. Kości: niebieska, niebieska, żółta. Przegrupowanie: niebieska, czerwona. { promotion-raven } Specjalizacja: { ability-seasoned_hunter.text }
card-seasoned_hunter_c = { ability-seasoned_hunter }
    .text = Klan Kruka. Kości: niebieska, czerwona, żółta. Przegrupowanie: niebieska, niebieska. { promotion-raven } Specjalizacja: { ability-seasoned_hunter.text }
card-seasoned_hunter_d = { ability-seasoned_hunter }
    .text = Klan Kruka. Kości: niebieska, niebieska, niebieska. Przegrupowanie: niebieska, niebieska. { promotion-raven } Specjalizacja: { ability-seasoned_hunter.text }
card-huskarl_a = { ability-huskarl }
    .text = Klan Kruka. Kości: niebieska, niebieska. Przegrupowanie: niebieska, niebieska. { promotion-raven } Specjalizacja: { ability-huskarl.text }
card-huskarl_b = { ability-huskarl }
    .text = Klan Kruka. Kości: niebieska, czerwona. Przegrupowanie: niebieska, żółta. { promotion-raven } Specjalizacja: { ability-huskarl.text }
card-huskarl_c = { ability-huskarl }
    .text = Klan Kruka. Kości: niebieska, żółta. Przegrupowanie: niebieska, czerwona. { promotion-raven } Specjalizacja: { ability-huskarl.text }
card-huskarl_d = { ability-huskarl }
    .text = Klan Kruka. Kości: niebieska, niebieska. Przegrupowanie: niebieska, czerwona. { promotion-raven } Specjalizacja: { ability-huskarl.text }
card-veteran_a = { ability-veteran }
    .text = Klan Kruka. Kości: niebieska, niebieska, czerwona. Przegrupowanie: niebieska, żółta. { promotion-raven } Specjalizacja: { ability-veteran.text }
card-veteran_b = { ability-veteran }
    .text = Klan Kruka. Kości: niebieska, niebieska, żółta. Przegrupowanie: niebieska, czerwona. { promotion-raven } Specjalizacja: { ability-veteran.text }
card-veteran_c = { ability-veteran }
    .text = Klan Kruka. Kości: niebieska, czerwona, żółta. Przegrupowanie: niebieska, niebieska. { promotion-raven } Specjalizacja: { ability-veteran.text }
card-veteran_d = { ability-veteran }
    .text = Klan Kruka. Kości: niebieska, niebieska, niebieska. Przegrupowanie: niebieska, niebieska. { promotion-raven } Specjalizacja: { ability-veteran.text }
card-freeman_a = { ability-freeman }
    .text = Klan Kruka. Kości: niebieska, niebieska. Przegrupowanie: niebieska. { promotion-raven } Specjalizacja: { ability-freeman.text }
card-freeman_b = { ability-freeman }
    .text = Klan Kruka. Kości: niebieska, czerwona. Przegrupowanie: niebieska. { promotion-raven } Specjalizacja: { ability-freeman.text }
card-freeman_c = { ability-freeman }
    .text = Klan Kruka. Kości: niebieska, żółta. Przegrupowanie: niebieska. { promotion-raven } Specjalizacja: { ability-freeman.text }
card-spear_chieftain_a = { ability-spear_chieftain }
    .text = Klan Kruka. Kości: niebieska, niebieska. Przegrupowanie: niebieska, niebieska. { promotion-raven } Specjalizacja: { ability-spear_chieftain.text }
card-spear_chieftain_b = { ability-spear_chieftain }
    .text = Klan Kruka. Kości: niebieska, czerwona. Przegrupowanie: niebieska, żółta. { promotion-raven } Specjalizacja: { ability-spear_chieftain.text }
card-spear_chieftain_c = { ability-spear_chieftain }
    .text = Klan Kruka. Kości: niebieska, żółta. Przegrupowanie: niebieska, czerwona. { promotion-raven } Specjalizacja: { ability-spear_chieftain.text }
card-spear_chieftain_d = { ability-spear_chieftain }
    .text = Klan Kruka. Kości: niebieska, niebieska. Przegrupowanie: niebieska, czerwona. { promotion-raven } Specjalizacja: { ability-spear_chieftain.text }
card-hero_a = { ability-hero }
    .text = Klan Drzewa. Kości: żółta, żółta. Przegrupowanie: żółta. { promotion-tree } Specjalizacja: { ability-hero.text }
card-hero_b = { ability-hero }
    .text = Klan Drzewa. Kości: żółta, czerwona. Przegrupowanie: żółta. { promotion-tree } Specjalizacja: { ability-hero.text }
card-hero_c = { ability-hero }
    .text = Klan Drzewa. Kości: żółta, niebieska. Przegrupowanie: żółta. { promotion-tree } Specjalizacja: { ability-hero.text }
card-seer_a = { ability-seer }
    .text = Klan Drzewa. Kości: żółta, żółta, czerwona. Przegrupowanie: żółta, niebieska. { promotion-tree } Specjalizacja: { ability-seer.text }
card-seer_b = { ability-seer }
    .text = Klan Drzewa. Kości: żółta, żółta, niebieska. Przegrupowanie: żółta, czerwona. { promotion-tree } Specjalizacja: { ability-seer.text }
card-seer_c = { ability-seer }
    .text = Klan Drzewa. Kości: żółta, czerwona, niebieska. Przegrupowanie: żółta, żółta. { promotion-tree } Specjalizacja: { ability-seer.text }
card-seer_d = { ability-seer }
    .text = Klan Drzewa. Kości: żółta, żółta, żółta. Przegrupowanie: żółta, żółta. { promotion-tree } Specjalizacja: { ability-seer.text }
card-prophetess_a = { ability-prophetess }
    .text = Klan Drzewa. Kości: żółta, żółta. Przegrupowanie: żółta, żółta. { promotion-tree } Specjalizacja: { ability-prophetess.text }
card-prophetess_b = { ability-prophetess }
    .text = Klan Drzewa. Kości: żółta, czerwona. Przegrupowanie: żółta, niebieska. { promotion-tree } Specjalizacja: { ability-prophetess.text }
card-prophetess_c = { ability-prophetess }
    .text = Klan Drzewa. Kości: żółta, niebieska. Przegrupowanie: żółta, czerwona. { promotion-tree } Specjalizacja: { ability-prophetess.text }
card-prophetess_d = { ability-prophetess }
    .text = Klan Drzewa. Kości: żółta, żółta. Przegrupowanie: żółta, czerwona. { promotion-tree } Specjalizacja: { ability-prophetess.text }
card-lorekeeper_a = { ability-lorekeeper }
    .text = Klan Drzewa. Kości: żółta, żółta. Przegrupowanie: żółta. { promotion-tree } Specjalizacja: { ability-lorekeeper.text }
card-lorekeeper_b = { ability-lorekeeper }
    .text = Klan Drzewa. Kości: żółta, czerwona. Przegrupowanie: żółta. { promotion-tree } Specjalizacja: { ability-lorekeeper.text }
card-lorekeeper_c = { ability-lorekeeper }
    .text = Klan Drzewa. Kości: żółta, niebieska. Przegrupowanie: żółta. { promotion-tree } Specjalizacja: { ability-lorekeeper.text }
card-sword_chieftain_a = { ability-sword_chieftain }
    .text = Klan Drzewa. Kości: żółta, żółta. Przegrupowanie: żółta, żółta. { promotion-tree } Specjalizacja: { ability-sword_chieftain.text }
card-sword_chieftain_b = { ability-sword_chieftain }
    .text = Klan Drzewa. Kości: żółta, czerwona. Przegrupowanie: żółta, niebieska. { promotion-tree } Specjalizacja: { ability-sword_chieftain.text }
card-sword_chieftain_c = { ability-sword_chieftain }
    .text = Klan Drzewa. Kości: żółta, niebieska. Przegrupowanie: żółta, czerwona. { promotion-tree } Specjalizacja: { ability-sword_chieftain.text }
card-sword_chieftain_d = { ability-sword_chieftain }
    .text = Klan Drzewa. Kości: żółta, żółta. Przegrupowanie: żółta, czerwona. { promotion-tree } Specjalizacja: { ability-sword_chieftain.text }
card-scout_a = { ability-scout }
    .text = Klan Drzewa. Kości: żółta, żółta, czerwona. Przegrupowanie: żółta, niebieska. { promotion-tree } Specjalizacja: { ability-scout.text }
card-scout_b = { ability-scout }
    .text = Klan Drzewa. Kości: żółta, żółta, niebieska. Przegrupowanie: żółta, czerwona. { promotion-tree } Specjalizacja: { ability-scout.text }
card-scout_c = { ability-scout }
    .text = Klan Drzewa. Kości: żółta, czerwona, niebieska. Przegrupowanie: żółta, żółta. { promotion-tree } Specjalizacja: { ability-scout.text }
card-scout_d = { ability-scout }
    .text = Klan Drzewa. Kości: żółta, żółta, żółta. Przegrupowanie: żółta, żółta. { promotion-tree } Specjalizacja: { ability-scout.text }
card-farm = Farma
    .text = 3 Żywności. Plądrowanie: jeszcze 1 Żywności, żeton Farmy i żeton Przerażenia.
card-village_wall = Mury Wioski
    .text = 2 Przysługi. Plądrowanie: jeszcze 1 Przysługa, żeton Muru i żeton Przerażenia.
card-bundle_of_swords = Miecze
    .text = Otrzymaj i rzuć czerwoną i żółtą kością albo otrzymaj 5 Chwały i 1 żeton Przerażenia.
card-bows_and_arrows = Łuki i Strzały
    .text = Otrzymaj i rzuć niebieską i żółtą kością albo otrzymaj 5 Chwały i 1 żeton Przerażenia.
card-axes_and_spears = Topory i Włócznie
    .text = Otrzymaj i rzuć niebieską i czerwoną kością albo otrzymaj 5 Chwały i 1 żeton Przerażenia.
card-runic_carvings = Rzeźby Runiczne
    .text = Odrzuć 1 żeton Przerażenia (jeśli go masz), a wybrany gracz otrzymuje 1 Przerażenie, albo otrzymaj 10 Chwały i 2 żetony Przerażenia.
card-shield_upgrade = Ulepszenie Tarczy
    .text = Płytka Ulepszenia Tarczy na twoją planszę gracza albo 3 Chwały.
card-chest_upgrade = Ulepszenie Skrzyni
    .text = Płytka Ulepszenia Skrzyni na twoją planszę gracza albo 3 Chwały.
card-ship_upgrade_card = Ulepszenie Okrętu
    .text = Płytka Ulepszenia Okrętu (Okręt lub Młot) na twoją planszę gracza albo 3 Chwały.
card-andvarinaut = Andvarinaut
    .text = Najazd na Twierdze, Tarcza: dobierz 1 kartę Łupów Twierdzy. Na koniec 2 Chwały.
card-bodn = Bodn
    .text = Dowolne Pole Akcji, dowolna kość (także z ikoną Klanu): odrzuć drugą kość, aby otrzymać kość jej koloru z dowolnie wybranym wynikiem. Na koniec 4 Chwały.
card-brisingamen = Brisingamen
    .text = Handel z Wioskami, Drzewo: dobierz Przepowiednię, potem odrzuć dowolną swoją Przepowiednię. Na koniec 3 Chwały.
card-dainsleif = Dainsleif
    .text = Bitwa Morska, Młot: otrzymaj 2 kości Walki. Na koniec 2 Chwały.
card-draupnir = Draupnir
    .text = Najazd na Twierdze, Tarcza: 2 Żywności. Na koniec 3 Chwały.
card-eldhrimnir = Eldhrimnir
    .text = Najazd na Wioski, Kruk: 3 Żywności. Na koniec 3 Chwały.
card-ljosalfar_harp = Harfa Ljósálfara
    .text = Dowolne Pole Akcji, Drzewo: 2 Przysługi. Na koniec 2 Chwały.
card-hringhorni = Hringhorni
    .text = Handel z Wioskami, Okręt: otrzymaj i rzuć 2 kośćmi wybranych kolorów. Na koniec 2 Chwały.
card-jarnglofar = Járnglófar
    .text = Werbunek Łupieżców, Kruk: rozpatrz bonus Klanu jednego z Łupieżców otrzymanych w tej turze. Na koniec 2 Chwały.
card-friggs_chalice = Kielich Friggi
    .text = Najazd na Wioski, Skrzynia: odrzuć 1 żeton Przerażenia. Na koniec 3 Chwały.
card-laevateinn = Laevateinn
    .text = Przejęcie Terytoriów, Hełm: przejęte właśnie terytorium poziomu 1 lub 2 zamień na wierzchnie poziomu 3 tego samego rodzaju. Na koniec 3 Chwały.
card-mjolnir_shard = Odłamek Mjölnira
    .text = Przejęcie Terytoriów, Hełm: otrzymaj 1 kość Walki. Na koniec 3 Chwały.
card-skidbladnir = Skidbladnir
    .text = Bitwa Morska, Okręt: odrzuć odkrytą kartę Podróży Morskiej; nic się nie dzieje. Na koniec 2 Chwały.
card-sacred_ash_staff = Święty Kostur z Jesionu
    .text = Werbunek Łupieżców, Skrzynia: rozpatrz zdolność jednego z Łupieżców otrzymanych w tej turze. Na koniec 2 Chwały.
card-treasure = Skarb
    .text = Zestaw 1, 2, 3, 4 kart: 2, 4, 9, 16 Chwały.
card-art = Sztuka
    .text = Zestaw 1, 2, 3 kart: 3, 6, 10 Chwały.
card-armor = Zbroja
    .text = Zestaw od 1 do 6 kart: 1, 2, 6, 12, 20, 30 Chwały.
card-tapestry_dearg = Arras Dearga
    .text = 1, 2, 3 różne Arrasy: 2, 4, 15 Chwały.
card-tapestry_buidhe = Arras Buigha
    .text = 1, 2, 3 różne Arrasy: 2, 4, 15 Chwały.
card-tapestry_gorm = Arras Gorma
    .text = 1, 2, 3 różne Arrasy: 2, 4, 15 Chwały.
card-keep_wall = Mury Twierdzy
    .text = 2 Przysługi. Plądrowanie po wygranej walce (Obrona 2): jeszcze 1 Przysługa i żeton Muru.
card-tower_blue_yellow = Wieża
    .text = Otrzymaj i rzuć niebieską i żółtą kością. Plądrowanie po wygranej walce (Obrona 3): 3 Chwały i 1 żeton Wieży.
card-tower_red_yellow = Wieża
    .text = Otrzymaj i rzuć czerwoną i żółtą kością. Plądrowanie po wygranej walce (Obrona 3): 3 Chwały i 1 żeton Wieży.
card-tower_red_blue = Wieża
    .text = Otrzymaj i rzuć czerwoną i niebieską kością. Plądrowanie po wygranej walce (Obrona 3): 3 Chwały i 1 żeton Wieży.
card-calm_seas = Cisza na Morzu
    .text = Brak efektu.
card-famine = Głód
    .text = Odrzuć 1 kartę Łupieżcy ze swojej planszy albo strać 2 Żywności.
card-kraken = Kraken!
    .text = Odrzuć Okręt i Młot i otrzymaj 3 Chwały albo strać 2 Żywności i 1 kość.
card-viking_raiders = Najeźdźcy Wikingów
    .text = Odrzuć 1 kość z Młotem albo strać 1 kość w kolorze swojego Jarla.
card-rough_seas = Wzburzone Morza
    .text = Odrzuć 1 kość z Okrętem albo odrzuć swojego Jarla.
card-draugr_ambush = Zasadzka Draugrów
    .text = Odrzuć 1 kość z Tarczą albo strać swój Artefakt lub płytkę Ulepszenia Okrętu.
card-spoiled_food = Zepsuta Żywność
    .text = Odrzuć 1 kość ze Skrzynią albo strać 2 Żywności.
card-merchant_ship_a = Statek Kupiecki
    .text = Obrona 2 albo odrzuć: Okręt, Skrzynia, Skrzynia. Nagroda: 2 Żywności i 8 Chwały.
card-merchant_ship_b = Statek Kupiecki
    .text = Obrona 2 albo odrzuć: Okręt, Okręt, Skrzynia. Nagroda: 2 Żywności i 8 Chwały.
card-merchant_ship_c = Statek Kupiecki
    .text = Obrona 2 albo odrzuć: Okręt, Skrzynia, Młot. Nagroda: 2 Żywności i 8 Chwały.
card-draugr_raiders_a = Najeźdźcy Draugrów
    .text = Obrona 2 albo odrzuć: Młot, Młot, Tarcza. Nagroda: odrzuć 1 żeton Przerażenia i otrzymaj 9 Chwały.
card-draugr_raiders_b = Najeźdźcy Draugrów
    .text = Obrona 2 albo odrzuć: Młot, Tarcza, Tarcza. Nagroda: odrzuć 1 żeton Przerażenia i otrzymaj 9 Chwały.
card-draugr_raiders_c = Najeźdźcy Draugrów
    .text = Obrona 2 albo odrzuć: Okręt, Młot, Tarcza. Nagroda: odrzuć 1 żeton Przerażenia i otrzymaj 9 Chwały.
card-boat_a = Łódź
    .text = Obrona 3 albo odrzuć: Okręt, Okręt, Młot. Nagroda: 2 Żywności i 10 Chwały.
card-boat_b = Łódź
    .text = Obrona 3 albo odrzuć: Okręt, Skrzynia, Młot. Nagroda: 2 Żywności i 10 Chwały.
card-boat_c = Łódź
    .text = Obrona 3 albo odrzuć: Okręt, Młot, Tarcza. Nagroda: 2 Żywności i 10 Chwały.
card-knarr_a = Knara
    .text = Obrona 3 albo odrzuć: Okręt, Okręt, Skrzynia, Młot. Nagroda: 1 karta Łupów Twierdzy i 11 Chwały.
card-knarr_b = Knara
    .text = Obrona 3 albo odrzuć: Okręt, Skrzynia, Skrzynia, Tarcza. Nagroda: 1 karta Łupów Twierdzy i 11 Chwały.
card-infamous_outcasts_a = Niesławni Wyrzutkowie
    .text = Obrona 3 albo odrzuć: Okręt, Młot, Młot, Tarcza. Nagroda: odrzuć 1 żeton Przerażenia i otrzymaj 12 Chwały.
card-infamous_outcasts_b = Niesławni Wyrzutkowie
    .text = Obrona 3 albo odrzuć: Okręt, podwójny Młot, Tarcza, Skrzynia. Nagroda: odrzuć 1 żeton Przerażenia i otrzymaj 12 Chwały.
card-enemy_longship_a = Langskip
    .text = Obrona 4 albo odrzuć: Okręt, Okręt, Młot, Tarcza. Nagroda: 1 Łupieżca i 13 Chwały.
card-enemy_longship_b = Langskip
    .text = Obrona 4 albo odrzuć: Okręt, Młot, Młot, Skrzynia. Nagroda: 1 Łupieżca i 13 Chwały.
card-enemy_longship_c = Langskip
    .text = Obrona 4 albo odrzuć: Okręt, Okręt, Tarcza, Skrzynia. Nagroda: 1 Łupieżca i 13 Chwały.
card-lyngbakr_a = Lyngbakr
    .text = Obrona 4 albo odrzuć: Okręt, Okręt, Okręt, Młot, Tarcza. Nagroda: 1 Przepowiednia i 15 Chwały.
card-lyngbakr_b = Lyngbakr
    .text = Obrona 4 albo odrzuć: Okręt, Okręt, podwójny Młot, Młot, Skrzynia. Nagroda: 1 Przepowiednia i 15 Chwały.
card-lyngbakr_c = Lyngbakr
    .text = Obrona 4 albo odrzuć: Okręt, Okręt, Tarcza, Tarcza, Skrzynia. Nagroda: 1 Przepowiednia i 15 Chwały.
card-spawn_of_jormungandr_a = Pomiot Jormungandra
    .text = Obrona 5 albo odrzuć: Okręt, Okręt, Młot, Młot, Tarcza, Tarcza. Nagroda: 1 Przysługa i 19 Chwały.
card-spawn_of_jormungandr_b = Pomiot Jormungandra
    .text = Obrona 5 albo odrzuć: Okręt, Okręt, podwójny Młot, Młot, Tarcza, Skrzynia. Nagroda: 1 Przysługa i 19 Chwały.
card-spawn_of_jormungandr_c = Pomiot Jormungandra
    .text = Obrona 5 albo odrzuć: Okręt, Młot, Młot, Młot, Tarcza, Skrzynia. Nagroda: 1 Przysługa i 19 Chwały.
card-berserkers_glory = Chwała Berserkera
    .text = 1 Chwały za każdego twojego Łupieżcę z Klanu Hełmu.
card-proud_conquerors = Dumni Zdobywcy
    .text = 1 Chwały za każde twoje terytorium Kości.
card-plunderer = Grabieżca
    .text = 1 Chwały za każdy twój żeton Farmy.
card-juggernaut = Juggernaut
    .text = 1 Chwały za każdy twój żeton Muru.
card-treasure_hunter = Łowca Skarbów
    .text = 1 Chwały za każdą kartę Skarbu.
card-master_of_the_sea = Mistrz Morza
    .text = 1 Chwały za każdą wygraną kartę Bitwy Morskiej.
card-champion_of_valhalla = Mistrz Walhalli
    .text = 1 Chwały za każdą kartę Artefaktu.
card-sailors_reward = Nagroda Żeglarza
    .text = 2 Chwały za każde twoje Ulepszenie Okrętu, użyte lub nie.
card-vanquisher = Pogromca
    .text = 1 Chwały za każdy twój żeton Wieży.
card-odins_prophet = Prorok Odyna
    .text = 1 Chwały za każde twoje terytorium Przysługi.
card-stolen_armor = Skradziona Zbroja
    .text = 1 Chwały za każdą kartę Zbroi.
card-world_shaman = Szaman Świata
    .text = 1 Chwały za każdą kartę Przepowiedni (włącznie z tą).
card-feast_of_the_gods = Uczta Bogów
    .text = 1 Chwały za każde twoje terytorium Żywności.
card-odins_warrior = Wojownik Odyna
    .text = 1 Chwały za każdego twojego Łupieżcę z Klanu Kruka.
card-chosen_of_seidr = Wybraniec Seidy
    .text = 1 Chwały za każdego twojego Łupieżcę z Klanu Drzewa.
card-refined_taste = Wyrafinowany Gust
    .text = 1 Chwały za każdą kartę Sztuki.
card-slayer_of_lords = Zabójca Panów
    .text = 1 Chwały za każdą kartę Arrasu.

## Odpowiedzi

do-deck = Talia
do-activate = Aktywuj
do-food = Żywność
do-favor = Przysługi
do-dice = Kości
do-prophecy = Przepowiednia
do-glory = Chwała
do-tile = Płytka
do-pillage = Plądruj
do-leave = Nie plądruj
do-fight = Walcz
do-pay = Zapłać
do-suffer = Ponieś skutki
do-withdraw = Wycofaj się
do-rally = Przegrupowanie
do-promote = Awans na Jarla
do-use = Użyj
do-decline = Zrezygnuj
do-stop = Zostaw kości
do-reroll = Przerzuć za 1 Przysługę
pillage-farm = { card-farm }: plądruj
leave-farm = { card-farm }: nie plądruj
pillage-village_wall = { card-village_wall }: plądruj
leave-village_wall = { card-village_wall }: nie plądruj
dice-bundle_of_swords = { card-bundle_of_swords }: rzuć dwiema kośćmi
glory-bundle_of_swords = { card-bundle_of_swords }: 5 Chwały i 1 żeton Przerażenia
dice-bows_and_arrows = { card-bows_and_arrows }: rzuć dwiema kośćmi
glory-bows_and_arrows = { card-bows_and_arrows }: 5 Chwały i 1 żeton Przerażenia
dice-axes_and_spears = { card-axes_and_spears }: rzuć dwiema kośćmi
glory-axes_and_spears = { card-axes_and_spears }: 5 Chwały i 1 żeton Przerażenia
tile-shield_upgrade = { card-shield_upgrade }: płytka
glory-shield_upgrade = { card-shield_upgrade }: 3 Chwały
tile-chest_upgrade = { card-chest_upgrade }: płytka
glory-chest_upgrade = { card-chest_upgrade }: 3 Chwały
tile-ship_upgrade_card = { card-ship_upgrade_card }: płytka
glory-ship_upgrade_card = { card-ship_upgrade_card }: 3 Chwały
fight-keep_wall = { card-keep_wall }: walcz
leave-keep_wall = { card-keep_wall }: nie atakuj
promote-village = Awans na Jarla: karta z talii Łupów Wioski
promote-keep = Awans na Jarla: karta z talii Łupów Twierdzy
opt-rest-food = 2 Żywności
opt-rest-forced-food = 2 Żywności
opt-participate-die = Odpoczynek: kość z dowolnym wynikiem
opt-participate-food = Odpoczynek: 2 Żywności
opt-trade-deck = Przepowiednia z talii
opt-trade-favor = 2 Przysługi
opt-trade-food = 3 Żywności
opt-trade-dice = 2 kości z pola Handel z Wioskami
opt-storm-leave = Nie atakuj
opt-craft-dice = Rzuć dwiema kośćmi
opt-craft-glory = 5 Chwały i 1 żeton Przerażenia
opt-runes-glory = 10 Chwały i 2 żetony Przerażenia
opt-upgrade-glory = 3 Chwały
opt-upgrade-tile = Płytka na twoją planszę gracza

## Pytania

ask-location = Na którym Polu Akcji umieszczasz { $honor ->
    [1] Honorowy Okręt
   *[other] Langskip
}?
ask-participate = { $location }: aktywujesz czy odpoczywasz?
ask-rest = Odpoczywasz: co bierzesz?
ask-rest-forced = { $location }: nie możesz aktywować tego Pola Akcji, więc odpoczywasz. Co bierzesz?
ask-abilities = Których zdolności używasz? O pozostałe zapytamy jeszcze raz, jeśli któraś odkryje nowe karty.
ask-ability = { $ability }: czy używasz zdolności?
ask-keep-card = { $by }: którą z dwóch kart zatrzymujesz i co z nią robisz?
ask-take-reavers = Których Łupieżców werbujesz?
ask-use-reaver-way = Co robisz z kartą { $card }?
ask-promotion-deck = Z której talii dobierasz kartę za bonus Klanu?
ask-set-die = { $by }: którą kość bierzesz i z jakim wynikiem?
ask-discard-die = Którą kość odrzucasz razem z Artefaktem?
ask-discard-dice = Za dużo kości: które odrzucasz? Nowych możesz odrzucić więcej, niż trzeba.
ask-pay-symbols = { $by }: czym płacisz? { $count ->
    [one] 1 symbol
    [few] { $count } symbole
    [many] { $count } symboli
   *[other] { $count } symbolu
}.
ask-pay-dice = { $by }: { $count ->
    [one] którą kością płacisz
    [few] którymi { $count } kośćmi płacisz
    [many] którymi { $count } kośćmi płacisz
   *[other] którymi kośćmi płacisz
}?
ask-trade = Którą nagrodę wybierasz? { $picks ->
    [one] To twój ostatni wybór.
    [few] Zostały ci { $picks } wybory.
    [many] Zostało ci { $picks } wyborów.
   *[other] Zostało ci { $picks } wyboru.
}
ask-trade-die = Którą drugą kość bierzesz?
ask-journey = Podróż Morska ({ $card }): co robisz?
ask-discard-reaver = { $by }: którego Łupieżcę odrzucasz ze swojej planszy?
ask-lose-die = Podróż Morska ({ $by }): którą kość tracisz?
ask-ambush-loss = Podróż Morska ({ $by }): co tracisz?
ask-sea-battle = Którą Bitwę Morską rozpatrujesz?
ask-engage = { $card }, Obrona { $defense }: co robisz?
ask-commit-hammers = { $against }, Obrona { $defense }: co przeznaczasz do walki?
ask-reroll = { $n ->
    [one] 1 sukces
    [few] { $n } sukcesy
    [many] { $n } sukcesów
   *[other] { $n } sukcesu
}, Obrona { $defense }. Za 1 Przysługę (masz: { $favor }) przerzucisz dowolną liczbę kości Walki. Które?
ask-reroll-or-stop = { $n ->
    [one] 1 sukces
    [few] { $n } sukcesy
    [many] { $n } sukcesów
   *[other] { $n } sukcesu
}, Obrona { $defense }: czy przerzucasz kości Walki?
ask-raid-villages = Które Łupy bierzesz z wiosek?
ask-raid-keeps = Które Łupy bierzesz z twierdz?
ask-next-card = Którą kartę rozpatrujesz teraz i jak?
ask-pillage = { $card }: czy plądrujesz?
ask-craft = { $card }: kości czy Chwała z Przerażeniem?
ask-runes = Rzeźby Runiczne: kto otrzymuje 1 Przerażenie (ty odrzucasz 1)? Czy wolisz 10 Chwały?
ask-upgrade = { $card }: płytka czy 3 Chwały?
ask-storm = { $card }, Obrona { $defense }: czy walczysz?
ask-artifact-full = Wszystkie 4 miejsca na Artefakty są zajęte: którą kartę odrzucasz na Stos Chwały?
ask-artifact-die = Którą kość odrzucasz, aby użyć Artefaktu { $artifact }?
ask-artifacts = Czy używasz jeszcze Artefaktu?
ask-bodn-die = Którą drugą kość odrzucasz, używając Bodn?
ask-discard-prophecy = { $by }: którą Przepowiednię odrzucasz?
ask-die-colours = Kości jakich kolorów otrzymujesz?
ask-jarnglofar-reaver = Bonus Klanu którego Łupieżcy rozpatrujesz?
ask-staff-reaver = Zdolność którego Łupieżcy rozpatrujesz?
ask-territory = Które terytorium próbujesz przejąć i jak? { $attempts ->
    [one] To twoja ostatnia próba.
    [few] Zostały ci { $attempts } próby.
    [many] Zostało ci { $attempts } prób.
   *[other] Zostało ci { $attempts } próby.
}
ask-laevateinn = Czy używasz Artefaktu Laevateinn i bierzesz zamiast tego: { $territory }?
ask-next-territory = Nagrodę którego terytorium otrzymujesz teraz?

## Powody

no-location-taken = To Pole Akcji wybrano już w tej rundzie.
no-location-cost = Nie stać cię na pełny koszt tego Pola Akcji.
no-no-attempt = Nie możesz ani zapłacić za żadne terytorium, ani o nie walczyć.
no-no-die-left = W zasobach nie ma już kości tego koloru.
no-only-new = Reszta już się mieści; możesz odrzucić jeszcze tylko nowe kości.
no-still-too-many = Pozostałe kości się nie zmieszczą.
no-upgrade-used = Ta płytka została już użyta w tej rundzie.
no-already-paid = Tym nie opłacisz już niczego więcej.
no-slot-full = W tym miejscu jest już trzech Łupieżców.
no-ability-die = Masz za mało kości odpowiedniego koloru na tę zdolność.
no-ability-favor = Masz za mało Przysług na tę zdolność.
no-ability-token = Nie ma już żetonów tego rodzaju.
no-ability-supply = W zasobach nie ma już kości tego koloru.
no-ability-cards = Nie ma już kart do dobrania.
no-artifact-location = Tego Artefaktu używa się na innym Polu Akcji, i tylko w swojej części aktywacji.
no-artifact-used = Ten Artefakt został już użyty w tej aktywacji.
no-artifact-die = Nie masz kości, którą przechowuje ten Artefakt.
no-artifact-moment = Tego Artefaktu używa się dopiero w walce, po odkryciu Podróży Morskiej albo po udanym Przejęciu.
no-artifact-nothing = Ten Artefakt nic by teraz nie zrobił.
no-artifact-mid-effect = Ten Artefakt dobiera karty i musi zaczekać, aż ta karta zostanie rozpatrzona.
no-reroll-favor = Przerzut kosztuje 1 Przysługę, a nie masz żadnej.
no-no-hammer = Nie masz niczego, co daje kość Walki.
no-die-needed = Taka kość jest potrzebna jako koszt Artefaktu.
no-trade-dice = Na polu Handel z Wioskami nie ma już kości.
no-trade-prophecy = Nie ma już Przepowiedni.
no-journey-cost = Nie możesz zapłacić kosztu tej Podróży Morskiej.
no-journey-reaver = Nie masz Łupieżcy na swojej planszy.
no-battle-dice = Nie masz wszystkich kości pokazanych na karcie.
no-upgrade-tile = Nie ma już płytek tego rodzaju.
no-upgrade-space = Nie masz wolnego pola na Ulepszenie Okrętu.
no-stack-empty = Ten stos jest pusty.
no-territory-cost = Nie stać cię na to terytorium.
no-first-attempt = Pole Akcji jest aktywowane: wykonaj co najmniej jedną próbę.
no-table-first-player = Pierwszym graczem nie może być miejsce numer { $first }: miejsca mają numery od 0 do { $last }.

## Zdarzenia

log-start-player = { $seat } jest Pierwszym Graczem.
log-honor-ship = { $seat } otrzymuje Honorowy Okręt.
log-honor-placed = { $seat } umieszcza Honorowy Okręt: { $location }.
log-honor-passed = Honorowy Okręt przechodzi dalej: { $seat }.
log-cleanup = Faza czyszczenia: kończy się runda { $round }.
log-pair-laid = { $location }, { $pair }: { $card } i { $other }.
log-card-laid = { $location }, nowa karta: { $card }.
log-die-laid = { $location }, nowa kość: { $die }.
log-round-begins = Zaczyna się runda { $round }.
log-location-selected = { $seat } umieszcza Langskip: { $location }.
log-marker-moved = { $seat } otrzymuje znacznik Pierwszego Gracza.
log-marker-passed = { $seat } otrzymuje znacznik Pierwszego Gracza: { $holder } już go ma i oddaje go dalej.
log-activates = { $seat } aktywuje Pole Akcji: { $location }.
log-rests = { $seat } odpoczywa.
log-ability-used = { $seat } używa zdolności: { $ability }.
log-ability-declined = { $seat } rezygnuje ze zdolności: { $ability }.
log-ability-idle = { $seat }, { $ability }: zdolność nie działa, { $why }.
log-food-gained = { $seat } otrzymuje { $n } Żywności ({ $before } → { $after }): { $by }.
log-favor-gained = { $seat } otrzymuje { $n ->
    [one] 1 Przysługę
    [few] { $n } Przysługi
    [many] { $n } Przysług
   *[other] { $n } Przysługi
} ({ $before } → { $after }): { $by }.
log-glory-gained = { $seat } otrzymuje { $n } Chwały ({ $before } → { $after }): { $by }.
log-terror-gained = { $seat } otrzymuje { $n ->
    [one] 1 żeton Przerażenia
    [few] { $n } żetony Przerażenia
    [many] { $n } żetonów Przerażenia
   *[other] { $n } żetonu Przerażenia
} ({ $before } → { $after }): { $by }.
log-food-lost = { $seat } traci { $n } Żywności ({ $before } → { $after }): { $by }.
log-terror-lost = { $seat } odrzuca { $n ->
    [one] 1 żeton Przerażenia
    [few] { $n } żetony Przerażenia
    [many] { $n } żetonów Przerażenia
   *[other] { $n } żetonu Przerażenia
} ({ $before } → { $after }): { $by }.
log-food-paid = { $seat } płaci { $n } Żywności ({ $before } → { $after }): { $by }.
log-favor-paid = { $seat } płaci { $n ->
    [one] 1 Przysługę
    [few] { $n } Przysługi
    [many] { $n } Przysług
   *[other] { $n } Przysługi
} ({ $before } → { $after }): { $by }.
log-token-gained = { $seat } otrzymuje: { $token } ({ $before } → { $after }), { $by }.
log-token-gone = { $seat } nie otrzymuje żetonu, bo już go nie ma: { $token }, { $by }.
log-nothing-lost = { $seat } nie ma nic do stracenia: { $by }.
log-die-rolled = { $seat } wyrzuca: { $die } – { $by }.
log-die-set = { $seat } bierze: { $die } – { $by }.
log-die-discarded = { $seat } odrzuca: { $die } – { $by }.
log-die-paid = { $seat } odrzuca, aby zapłacić: { $die } – { $by }.
log-die-lost = { $seat } traci: { $die } – { $by }.
log-die-traded = { $seat } bierze: { $die } – { $by }.
log-symbol-paid = { $seat } płaci za symbol: { $symbol }, { $source } – { $by }.
log-deck-chosen = { $seat } dobiera karty: { $deck }.
log-bonus-cards = { $seat } dobiera { $n ->
    [one] 1 kartę bonusu
    [few] { $n } karty bonusu
    [many] { $n } kart bonusu
   *[other] { $n } karty bonusu
}: { $by }.
log-card-gained = { $seat } otrzymuje kartę: { $card } ({ $by }).
log-card-resolved = { $seat } rozpatruje kartę: { $card }.
log-card-discarded = { $seat } odrzuca kartę: { $card } ({ $by }).
log-to-pile = { $seat } odkłada na Stos Chwały: { $card } ({ $by }).
log-leaves-board = { $seat } odrzuca z planszy na Stos Chwały: { $card } ({ $by }).
log-deck-shuffled = Odrzucone karty potasowano na nowo: { $deck }.
log-prophecy-drawn = { $seat } dobiera Przepowiednię na Stos Chwały: { $card } ({ $by }).
log-prophecy-taken = { $seat } bierze odkrytą Przepowiednię na Stos Chwały: { $card } ({ $by }).
log-prophecy-discarded = { $seat } odrzuca Przepowiednię ze Stosu Chwały: { $card } ({ $by }).
log-pile-shown = { $seat } odkrywa kartę ze Stosu Chwały: { $card }.
log-rallied = { $seat }, Przegrupowanie: { $card }.
log-specialized = { $seat } umieszcza kartę { $card } ({ $slot }).
log-promoted = { $seat }, Awans na Jarla: { $card }.
log-artifact-placed = { $seat } umieszcza na planszy Artefakt: { $card }.
log-artifact-used = { $seat } używa Artefaktu: { $artifact }; odrzuca: { $die }.
log-upgrade-placed = { $seat } umieszcza na planszy: { $tile } ({ $by }).
log-upgrade-lost = { $seat } traci: { $tile } ({ $by }).
log-pillaged = { $seat } plądruje: { $card }.
log-spared = { $seat } nie plądruje: { $card }.
log-unfought = { $seat } nie ma czym walczyć, więc nie plądruje: { $card }.
log-journey-revealed = { $seat } odkrywa Podróż Morską: { $card }
log-journey-paid = { $seat } płaci koszt Podróży Morskiej: { $card }
log-journey-suffered = { $seat } ponosi skutki Podróży Morskiej: { $card }
log-battle-begins = { $seat } rozpatruje Bitwę Morską: { $card }.
log-battle-paid = { $seat } wygrywa, odrzucając kości z karty: { $card }.
log-withdrawn = { $seat } wycofuje się z Bitwy Morskiej: { $card }.
log-hammer-committed = { $seat } odrzuca do walki: { $source } – { $by }.
log-combat-odds = { $against }, Obrona { $defense }: { $seat } ma { $dice ->
    [one] 1 kość Walki
    [few] { $dice } kości Walki
    [many] { $dice } kości Walki
   *[other] { $dice } kości Walki
}, szansa { $percent } %.
log-combat-rolled = { $against }: { $seat } rzuca { $dice ->
    [one] 1 kością Walki
    [few] { $dice } kośćmi Walki
    [many] { $dice } kośćmi Walki
   *[other] { $dice } kości Walki
}, { $n ->
    [one] 1 sukces
    [few] { $n } sukcesy
    [many] { $n } sukcesów
   *[other] { $n } sukcesu
} ({ $faces }), Obrona { $defense }.
log-combat-rerolled = { $against }: { $seat } przerzuca { $dice ->
    [one] 1 kość Walki
    [few] { $dice } kości Walki
    [many] { $dice } kości Walki
   *[other] { $dice } kości Walki
}, teraz { $n ->
    [one] 1 sukces
    [few] { $n } sukcesy
    [many] { $n } sukcesów
   *[other] { $n } sukcesu
} ({ $faces }), Obrona { $defense }.
log-combat-won = { $seat } wygrywa walkę: { $against }.
log-combat-lost = { $seat } przegrywa walkę: { $against }.
log-territory-taken = { $seat } przejmuje: { $territory }.
log-territory-raised = { $seat } używa Artefaktu Laevateinn: { $territory } → { $better }.
log-territory-flipped = { $seat } odwraca płytkę: { $tile }.
log-board-cleared = Z planszy znika to, czego nikt nie wziął: { $cards ->
    [one] 1 karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
} i { $dice ->
    [one] 1 kość
    [few] { $dice } kości
    [many] { $dice } kości
   *[other] { $dice } kości
}. Potem rozkładane są nowe.
log-upgrades-ready = { $seat } może znowu używać Ulepszeń Okrętu: { $n }.
log-scored-line = { $seat }, { $what }: { $n } Chwały.
log-scored-count = { $seat }, { $what } × { $count }: { $n } Chwały.
log-scored-prophecy = { $seat }, { $what } ({ $counts } × { $count }): { $n } Chwały.
log-scored-majority = { $seat }, { $what } × { $count }: { $n } Chwały, w tym { $majority } za większość.
log-scored = { $seat }, { $row }: { $n } Chwały.
log-total = { $seat } kończy z wynikiem { $n } Chwały.
log-victory = { $seat } wygrywa: { $n } Chwały.
log-victory-by-favor = { $seat } wygrywa remis ({ $n } Chwały) dzięki największej liczbie Przysług: { $favor }.

## Przyczyny

cause-setup = przygotowanie gry
cause-rest = Odpoczynek
cause-rally = Przegrupowanie
cause-promotion = Awans
cause-surplus = brak miejsca
cause-reroll = przerzut kości Walki
cause-bonus = bonus
cause-territories = po 1 Chwały za płytkę terytorium
cause-set = karta zestawu
cause-battle_won = wygrana Bitwa Morska
cause-artifact_spaces = wszystkie miejsca na Artefakty są zajęte
why-ability-die = za mało kości odpowiedniego koloru
why-ability-favor = za mało Przysług (Artefakty działają później, we własnej części aktywacji)
why-ability-token = nie ma już żetonów tego rodzaju
why-ability-supply = w zasobach ogólnych nie ma kości tego koloru
why-ability-cards = nie ma już kart do dobrania

## Spis elementów

group-location = Pola Akcji
group-reaver = Łupieżcy
group-village = Łupy Wioski
group-artifact = Artefakty
group-keep = Łupy Twierdzy
group-journey = Podróże Morskie
group-battle = Bitwy Morskie
group-prophecy = Przepowiednie
group-territory = Terytoria
group-tile = Rewersy płytek Terytoriów
group-upgrade = Płytki Ulepszeń Okrętu
fact-house_reaver = wartości własne: kości i liczba kart
fact-house_village = wartość własna: liczba kart
fact-house_artifact = wartość własna: Chwała lub liczba kart
fact-house_keep = wartość własna: liczba kart
fact-house_journey = wartość własna: liczba kart
fact-house_battle = wartości własne: kości z karty, liczba kart, większość Obron
fact-house_prophecy = wartość własna: liczba kart
fact-house_territory = wartość własna: koszt Przejęcia Pokojowego
fact-house_tile = wartość własna: nagroda
fact-house_upgrade = wartość własna: liczba płytek

## Stół w terminalu

table-round = Runda { $round } z { $rounds }
table-leader = Jarl
table-dice = Kości
table-specialists = Specjalizacja
table-artifacts = Artefakty
table-upgrades = Ulepszenia Okrętu
table-used = użyta
table-territories = Terytoria
table-pile = Stos Chwały
table-face_down = { $count ->
    [one] 1 zakryta karta
    [few] { $count } zakryte karty
    [many] { $count } zakrytych kart
   *[other] { $count } zakrytej karty
}
table-start = Pierwszy Gracz
table-honor = Honorowy Okręt
table-left = zostało
table-now = Teraz
table-recruits = Łupieżcy do użycia
table-drawn = Dobrane karty
table-sea = Na morzu
table-spoils = Łupy do użycia
table-gained = Nowi Łupieżcy
table-spent = Użyte Artefakty
table-flipped = Odwrócone płytki
table-taken = Przejęte płytki
table-combat = Kości Walki
table-odds = Kości Walki: { $dice }, szansa bez przerzutu { $percent } %
table-force = Obrona { $defense }, kości Walki najwyżej { $dice }, szansa { $percent } %
table-cost-food = koszt { $cost } Żywności
table-cost-favor = koszt { $cost ->
        [one] 1 Przysługa
        [few] { $cost } Przysługi
        [many] { $cost } Przysług
       *[other] { $cost } Przysługi
    }
table-cost-dice = koszt { $cost ->
        [one] 1 kość
        [few] { $cost } kości
        [many] { $cost } kości
       *[other] { $cost } kości
    }
table-supply = Zasoby ogólne:
table-crew = { $colour } kość { $n }
table-discard = Odrzucone

## Chwile gry: o co chodzi, czym się kończą i jak nazywa je powtórka

moment-setup = Przygotowanie gry
    .end = Wszystko rozłożone
moment-action = Akcja: { $seat }
    .end = { $way ->
        [select] { $seat } umieszcza Langskip: { $location }
        [activate] { $seat } aktywuje Pole Akcji: { $location }
        [rest] { $seat } odpoczywa
       *[other] Akcja wykonana: { $seat }
    }
moment-honor-ship = { $seat } wysyła Honorowy Okręt
    .end = { $seat } umieszcza Honorowy Okręt: { $location }
    .stop = Honorowe Okręty
moment-specialists = Specjaliści: { $location }
    .end = Specjaliści wykorzystani: { $location }
moment-recruit = { $seat } werbuje{ $bonus ->
        [0] {""}
       *[other] {" "}(bonus: { $bonus } Przysługi)
    }
    .end = { $seat } kończy werbunek
moment-trade = { $seat } handluje (nagrody do wyboru: { $bonus })
    .end = { $seat } kończy handel
moment-sea-battle = { $seat } na morzu
    .end = { $won ->
        [1] { $seat } wygrywa Bitwę Morską: { $card }
       *[other] { $seat } nie wygrywa Bitwy Morskiej: { $card }
    }
    .stop = Bitwy Morskie
    .odds = { $won ->
        [1] Bitwa Morska wygrana
       *[other] Bitwa Morska niewygrana
    }
moment-raid = Najazd: { $seat }{ $bonus ->
        [0] {""}
       *[other] {" "}(karty bonusu: { $bonus })
    }
    .end = { $seat } kończy najazd
    .stop = Najazdy
moment-bonus = Karty bonusu: { $seat }
    .end = Dobrane karty bonusu: { $seat }, { $n }
moment-subdue = { $seat } przejmuje Terytoria (próby: { $bonus })
    .end = { $seat } kończy przejmowanie; nowe Terytoria: { $tiles }
    .stop = Terytoria
moment-combat = Walka: { $against }, Obrona { $defense }
    .end = { $won ->
        [1] { $seat } wygrywa walkę: sukcesy { $successes }, Obrona { $defense }
       *[other] { $seat } przegrywa walkę: sukcesy { $successes }, Obrona { $defense }
    }
    .stop = Walki
    .odds = { $won ->
        [1] walka wygrana
       *[other] walka przegrana
    }
moment-cleanup = Koniec rundy { $round }
    .end = Koniec rundy { $round }: Chwała za Terytoria policzona, plansza rozłożona na nowo
    .stop = Końce rund
moment-scoring = Punktacja końcowa
    .end = Cała Chwała policzona
    .stop = Punktacja końcowa

## Co się płaci i zyskuje

purse-prospects = spodziewana Chwała
purse-glory = Chwała
purse-food = Żywność
purse-favor = Przysługa
purse-terror = Przerażenie
purse-farm = żetony Farmy
purse-wall = żetony Muru
purse-tower = żetony Wieży
purse-dice = kości
purse-upgrades = Ulepszenia Okrętu
purse-tiles = Terytoria
purse-artifacts = Artefakty
purse-pile = karty na Stosie Chwały
purse-specialists = Łupieżcy na planszy

## Postacie botów

character-seafarer = Svala Burzowy Kil
    .text = Walczy na morzu, kiedy tylko załoga może.
character-plunderer = Grim Popielna Dłoń
    .text = Przywozi Łupy z wiosek i twierdz.
character-settler = Alfhild Osadniczka
    .text = Przejmuje Terytoria i gromadzi ich żetony.
