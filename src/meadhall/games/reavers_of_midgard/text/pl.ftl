# Reavers of Midgard po polsku. Nazwy elementów za grą; każde zdanie jest nasze.

game-title = Reavers of Midgard
game-blurb = Zbierz załogę, najeżdżaj wioski i twierdze, walcz na morzu i przejmuj terytoria. Sześć rund; wygrywa największa Chwała.

## Opcje stołu

option-first_player = Pierwszy gracz
    .text = Kto ma znacznik Pierwszego Gracza w pierwszej rundzie.
opt-first_player-random = Losowo
option-open_piles = Stosy Chwały
    .text = Według instrukcji leżą zakryte: karty widzi tylko właściciel, inni znają ich liczbę.
opt-open_piles-no = Zakryte
opt-open_piles-yes = Odkryte, poza Przepowiedniami dobranymi z talii

## Pola Akcji

location-recruit_reavers = Werbunek Łupieżców
    .text = Zyskaj 2 Łupieżców; aktywny gracz zyskuje też 2 Przysługi.
location-trade_with_villages = Handel z Wioskami
    .text = Wybierz 3, 2 lub 1 nagrodę: 2 Przysługi, 3 Żywności, 2 kości lub Przepowiednię.
location-battle_at_sea = Bitwa Morska
    .text = Kosztuje 4 Żywności. Podróż Morska, potem Bitwa Morska.
location-raid_villages = Najazd na Wioski
    .text = Kosztuje 1 Żywność i 2 Skrzynie. 2 Łupy Wioski i karty premii.
location-raid_keeps = Najazd na Twierdze
    .text = Kosztuje 2 Żywności i 2 Tarcze. 2 Łupy Twierdzy i karty premii.
location-subdue_territories = Przejęcie Terytoriów
    .text = Do 3, 2 lub 1 próby na Terytoriach, siłą lub pokojowo.
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
clan-helmet = Hełm
clan-raven = Kruk
clan-tree = Drzewo
result-0 = brak sukcesu
result-1 = 1 sukces
result-2 = 2 sukcesy
upgrade-shield = płytka Ulepszenia Tarczy
upgrade-chest = płytka Ulepszenia Skrzyni
upgrade-ship_hammer = płytka Ulepszenia Okrętu (Okręt lub Młot)

## Rzeczy

resource-food = Żywność
resource-favor = Przysługa
resource-glory = Chwała
resource-terror = Przerażenie
token-farm = żeton Farmy
token-wall = żeton Muru
token-tower = żeton Wieży
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
pair-1 = Para 1
pair-2 = Para 2
pair-3 = Para 3
pair-4 = Para 4
row-track = Chwała przed punktowaniem końcowym
row-terror = Przerażenie
row-artifacts = Artefakty
row-sets = Zestawy Łupów
row-tokens = Żetony Farm, Murów i Wież
row-prophecies = Przepowiednie
row-total = Razem
counted-helmet = Łupieżcy z klanu Hełmu
counted-raven = Łupieżcy z klanu Kruka
counted-tree = Łupieżcy z klanu Drzewa
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
tile-food_1a = { territory-food_1 }: 1 żeton Farmy
    .text = Nagroda: 1 żeton Farmy.
tile-food_1b = { territory-food_1 }: 2 punkty Chwały
    .text = Nagroda: 2 punkty Chwały.
tile-food_2a = { territory-food_2 }: 1 Łup Wioski
    .text = Nagroda: 1 Łup Wioski.
tile-food_2b = { territory-food_2 }: 1 żeton Farmy i 1 Przysługa
    .text = Nagroda: 1 żeton Farmy i 1 Przysługa.
tile-food_3a = { territory-food_3 }: 2 Łupy Wioski
    .text = Nagroda: 2 Łupy Wioski.
tile-food_3b = { territory-food_3 }: 1 Łupieżca i 2 punkty Chwały
    .text = Nagroda: 1 Łupieżca i 2 punkty Chwały.
tile-favor_1a = { territory-favor_1 }: 1 kość na dowolnej ściance
    .text = Nagroda: 1 kość na dowolnej ściance.
tile-favor_1b = { territory-favor_1 }: 2 punkty Chwały
    .text = Nagroda: 2 punkty Chwały.
tile-favor_2a = { territory-favor_2 }: 1 Przepowiednia
    .text = Nagroda: 1 Przepowiednia.
tile-favor_2b = { territory-favor_2 }: 1 żeton Muru
    .text = Nagroda: 1 żeton Muru.
tile-favor_3a = { territory-favor_3 }: 2 Przepowiednie
    .text = Nagroda: 2 Przepowiednie.
tile-favor_3b = { territory-favor_3 }: 1 Przepowiednia i 1 żeton Muru
    .text = Nagroda: 1 Przepowiednia i 1 żeton Muru.
tile-dice_1a = { territory-dice_1 }: 2 Żywności
    .text = Nagroda: 2 Żywności.
tile-dice_1b = { territory-dice_1 }: 2 punkty Chwały
    .text = Nagroda: 2 punkty Chwały.
tile-dice_2a = { territory-dice_2 }: 1 Łup Twierdzy
    .text = Nagroda: 1 Łup Twierdzy.
tile-dice_2b = { territory-dice_2 }: 1 żeton Muru
    .text = Nagroda: 1 żeton Muru.
tile-dice_2c = { territory-dice_2 }: 1 Łupieżca
    .text = Nagroda: 1 Łupieżca.
tile-dice_3a = { territory-dice_3 }: 2 Łupy Twierdzy
    .text = Nagroda: 2 Łupy Twierdzy.
tile-dice_3b = { territory-dice_3 }: 1 żeton Wieży i 1 Łup Twierdzy
    .text = Nagroda: 1 żeton Wieży i 1 Łup Twierdzy.

## Zdolności

ability-zealot = Fanatyk
    .text = Dobierz 2 Łupy Twierdzy, zachowaj i rozpatrz 1, drugi odrzuć.
ability-pillager = Grabieżca
    .text = Możesz odrzucić 1 kość, aby zyskać 1 żeton Farmy.
ability-arsonist = Podpalacz
    .text = Możesz odrzucić 2 kości, aby zyskać 1 żeton Muru.
ability-favored_of_the_gods = Ulubieniec Bogów
    .text = Możesz odrzucić 1 czerwoną kość, aby zyskać 1 czerwoną kość na dowolnej ściance.
ability-warrior = Wojownik
    .text = Zyskaj 1 czerwoną kość z Hełmem.
ability-axe_chieftain = Wódz Toporów
    .text = Dobierz 2 Łupy Wioski, zachowaj i rozpatrz 1, drugi odrzuć.
ability-berserker = Berserker
    .text = Dobierz 2 Łupy Wioski, zachowaj i rozpatrz 1, drugi odrzuć.
ability-seasoned_hunter = Doświadczony Myśliwy
    .text = Zyskaj 1 Żywność; możesz odrzucić 1 kość, aby zyskać jeszcze 3.
ability-huskarl = Huskarl
    .text = Zyskaj 1 niebieską kość z Krukiem.
ability-veteran = Weteran
    .text = Możesz odrzucić 1 niebieską kość, aby zyskać 1 niebieską kość na dowolnej ściance.
ability-freeman = Wolny Człowiek
    .text = Zyskaj 1 niebieską kość z Młotem.
ability-spear_chieftain = Wódz Włóczni
    .text = Zyskaj 2 Żywności.
ability-hero = Bohater
    .text = Możesz odrzucić 1 kość, aby zyskać 1 kość tego samego koloru na dowolnej ściance.
ability-seer = Jasnowidz
    .text = Możesz odrzucić 1 Przysługę za 2 punkty Chwały.
ability-prophetess = Prorokini
    .text = Możesz odrzucić 2 Przysługi, aby dobrać 1 Przepowiednię.
ability-lorekeeper = Strażnik Ksiąg
    .text = Zyskaj 2 punkty Chwały.
ability-sword_chieftain = Wódz Mieczy
    .text = Zyskaj 1 żółtą kość z Drzewem.
ability-scout = Zwiadowca
    .text = Możesz odrzucić 1 żółtą kość, aby zyskać 1 żółtą kość na dowolnej ściance.

## Karty

card-face_down = zakryta karta
card-zealot_a = { ability-zealot }
    .text = Kości do rzutu: czerwona, czerwona. Przegrupowanie: czerwona. { ability-zealot.text }
card-zealot_b = { ability-zealot }
    .text = Kości do rzutu: czerwona, niebieska. Przegrupowanie: czerwona. { ability-zealot.text }
card-zealot_c = { ability-zealot }
    .text = Kości do rzutu: czerwona, żółta. Przegrupowanie: czerwona. { ability-zealot.text }
card-pillager_a = { ability-pillager }
    .text = Kości do rzutu: czerwona, czerwona, niebieska. Przegrupowanie: czerwona, żółta. { ability-pillager.text }
card-pillager_b = { ability-pillager }
    .text = Kości do rzutu: czerwona, czerwona, żółta. Przegrupowanie: czerwona, niebieska. { ability-pillager.text }
card-pillager_c = { ability-pillager }
    .text = Kości do rzutu: czerwona, niebieska, żółta. Przegrupowanie: czerwona, czerwona. { ability-pillager.text }
card-pillager_d = { ability-pillager }
    .text = Kości do rzutu: czerwona, czerwona, czerwona. Przegrupowanie: czerwona, czerwona. { ability-pillager.text }
card-arsonist_a = { ability-arsonist }
    .text = Kości do rzutu: czerwona, czerwona. Przegrupowanie: czerwona, czerwona. { ability-arsonist.text }
card-arsonist_b = { ability-arsonist }
    .text = Kości do rzutu: czerwona, niebieska. Przegrupowanie: czerwona, żółta. { ability-arsonist.text }
card-arsonist_c = { ability-arsonist }
    .text = Kości do rzutu: czerwona, żółta. Przegrupowanie: czerwona, niebieska. { ability-arsonist.text }
card-arsonist_d = { ability-arsonist }
    .text = Kości do rzutu: czerwona, czerwona. Przegrupowanie: czerwona, niebieska. { ability-arsonist.text }
card-favored_of_the_gods_a = { ability-favored_of_the_gods }
    .text = Kości do rzutu: czerwona, czerwona, niebieska. Przegrupowanie: czerwona, żółta. { ability-favored_of_the_gods.text }
card-favored_of_the_gods_b = { ability-favored_of_the_gods }
    .text = Kości do rzutu: czerwona, czerwona, żółta. Przegrupowanie: czerwona, niebieska. { ability-favored_of_the_gods.text }
card-favored_of_the_gods_c = { ability-favored_of_the_gods }
    .text = Kości do rzutu: czerwona, niebieska, żółta. Przegrupowanie: czerwona, czerwona. { ability-favored_of_the_gods.text }
card-favored_of_the_gods_d = { ability-favored_of_the_gods }
    .text = Kości do rzutu: czerwona, czerwona, czerwona. Przegrupowanie: czerwona, czerwona. { ability-favored_of_the_gods.text }
card-warrior_a = { ability-warrior }
    .text = Kości do rzutu: czerwona, czerwona. Przegrupowanie: czerwona, czerwona. { ability-warrior.text }
card-warrior_b = { ability-warrior }
    .text = Kości do rzutu: czerwona, niebieska. Przegrupowanie: czerwona, żółta. { ability-warrior.text }
card-warrior_c = { ability-warrior }
    .text = Kości do rzutu: czerwona, żółta. Przegrupowanie: czerwona, niebieska. { ability-warrior.text }
card-warrior_d = { ability-warrior }
    .text = Kości do rzutu: czerwona, czerwona. Przegrupowanie: czerwona, niebieska. { ability-warrior.text }
card-axe_chieftain_a = { ability-axe_chieftain }
    .text = Kości do rzutu: czerwona, czerwona. Przegrupowanie: czerwona. { ability-axe_chieftain.text }
card-axe_chieftain_b = { ability-axe_chieftain }
    .text = Kości do rzutu: czerwona, niebieska. Przegrupowanie: czerwona. { ability-axe_chieftain.text }
card-axe_chieftain_c = { ability-axe_chieftain }
    .text = Kości do rzutu: czerwona, żółta. Przegrupowanie: czerwona. { ability-axe_chieftain.text }
card-berserker_a = { ability-berserker }
    .text = Kości do rzutu: niebieska, niebieska. Przegrupowanie: niebieska. { ability-berserker.text }
card-berserker_b = { ability-berserker }
    .text = Kości do rzutu: niebieska, czerwona. Przegrupowanie: niebieska. { ability-berserker.text }
card-berserker_c = { ability-berserker }
    .text = Kości do rzutu: niebieska, żółta. Przegrupowanie: niebieska. { ability-berserker.text }
card-seasoned_hunter_a = { ability-seasoned_hunter }
    .text = Kości do rzutu: niebieska, niebieska, czerwona. Przegrupowanie: niebieska, żółta. { ability-seasoned_hunter.text }
card-seasoned_hunter_b = { ability-seasoned_hunter }
    .text = Kości do rzutu: niebieska, niebieska, żółta. Przegrupowanie: niebieska, czerwona. { ability-seasoned_hunter.text }
card-seasoned_hunter_c = { ability-seasoned_hunter }
    .text = Kości do rzutu: niebieska, czerwona, żółta. Przegrupowanie: niebieska, niebieska. { ability-seasoned_hunter.text }
card-seasoned_hunter_d = { ability-seasoned_hunter }
    .text = Kości do rzutu: niebieska, niebieska, niebieska. Przegrupowanie: niebieska, niebieska. { ability-seasoned_hunter.text }
card-huskarl_a = { ability-huskarl }
    .text = Kości do rzutu: niebieska, niebieska. Przegrupowanie: niebieska, niebieska. { ability-huskarl.text }
card-huskarl_b = { ability-huskarl }
    .text = Kości do rzutu: niebieska, czerwona. Przegrupowanie: niebieska, żółta. { ability-huskarl.text }
card-huskarl_c = { ability-huskarl }
    .text = Kości do rzutu: niebieska, żółta. Przegrupowanie: niebieska, czerwona. { ability-huskarl.text }
card-huskarl_d = { ability-huskarl }
    .text = Kości do rzutu: niebieska, niebieska. Przegrupowanie: niebieska, czerwona. { ability-huskarl.text }
card-veteran_a = { ability-veteran }
    .text = Kości do rzutu: niebieska, niebieska, czerwona. Przegrupowanie: niebieska, żółta. { ability-veteran.text }
card-veteran_b = { ability-veteran }
    .text = Kości do rzutu: niebieska, niebieska, żółta. Przegrupowanie: niebieska, czerwona. { ability-veteran.text }
card-veteran_c = { ability-veteran }
    .text = Kości do rzutu: niebieska, czerwona, żółta. Przegrupowanie: niebieska, niebieska. { ability-veteran.text }
card-veteran_d = { ability-veteran }
    .text = Kości do rzutu: niebieska, niebieska, niebieska. Przegrupowanie: niebieska, niebieska. { ability-veteran.text }
card-freeman_a = { ability-freeman }
    .text = Kości do rzutu: niebieska, niebieska. Przegrupowanie: niebieska. { ability-freeman.text }
card-freeman_b = { ability-freeman }
    .text = Kości do rzutu: niebieska, czerwona. Przegrupowanie: niebieska. { ability-freeman.text }
card-freeman_c = { ability-freeman }
    .text = Kości do rzutu: niebieska, żółta. Przegrupowanie: niebieska. { ability-freeman.text }
card-spear_chieftain_a = { ability-spear_chieftain }
    .text = Kości do rzutu: niebieska, niebieska. Przegrupowanie: niebieska, niebieska. { ability-spear_chieftain.text }
card-spear_chieftain_b = { ability-spear_chieftain }
    .text = Kości do rzutu: niebieska, czerwona. Przegrupowanie: niebieska, żółta. { ability-spear_chieftain.text }
card-spear_chieftain_c = { ability-spear_chieftain }
    .text = Kości do rzutu: niebieska, żółta. Przegrupowanie: niebieska, czerwona. { ability-spear_chieftain.text }
card-spear_chieftain_d = { ability-spear_chieftain }
    .text = Kości do rzutu: niebieska, niebieska. Przegrupowanie: niebieska, czerwona. { ability-spear_chieftain.text }
card-hero_a = { ability-hero }
    .text = Kości do rzutu: żółta, żółta. Przegrupowanie: żółta. { ability-hero.text }
card-hero_b = { ability-hero }
    .text = Kości do rzutu: żółta, czerwona. Przegrupowanie: żółta. { ability-hero.text }
card-hero_c = { ability-hero }
    .text = Kości do rzutu: żółta, niebieska. Przegrupowanie: żółta. { ability-hero.text }
card-seer_a = { ability-seer }
    .text = Kości do rzutu: żółta, żółta, czerwona. Przegrupowanie: żółta, niebieska. { ability-seer.text }
card-seer_b = { ability-seer }
    .text = Kości do rzutu: żółta, żółta, niebieska. Przegrupowanie: żółta, czerwona. { ability-seer.text }
card-seer_c = { ability-seer }
    .text = Kości do rzutu: żółta, czerwona, niebieska. Przegrupowanie: żółta, żółta. { ability-seer.text }
card-seer_d = { ability-seer }
    .text = Kości do rzutu: żółta, żółta, żółta. Przegrupowanie: żółta, żółta. { ability-seer.text }
card-prophetess_a = { ability-prophetess }
    .text = Kości do rzutu: żółta, żółta. Przegrupowanie: żółta, żółta. { ability-prophetess.text }
card-prophetess_b = { ability-prophetess }
    .text = Kości do rzutu: żółta, czerwona. Przegrupowanie: żółta, niebieska. { ability-prophetess.text }
card-prophetess_c = { ability-prophetess }
    .text = Kości do rzutu: żółta, niebieska. Przegrupowanie: żółta, czerwona. { ability-prophetess.text }
card-prophetess_d = { ability-prophetess }
    .text = Kości do rzutu: żółta, żółta. Przegrupowanie: żółta, czerwona. { ability-prophetess.text }
card-lorekeeper_a = { ability-lorekeeper }
    .text = Kości do rzutu: żółta, żółta. Przegrupowanie: żółta. { ability-lorekeeper.text }
card-lorekeeper_b = { ability-lorekeeper }
    .text = Kości do rzutu: żółta, czerwona. Przegrupowanie: żółta. { ability-lorekeeper.text }
card-lorekeeper_c = { ability-lorekeeper }
    .text = Kości do rzutu: żółta, niebieska. Przegrupowanie: żółta. { ability-lorekeeper.text }
card-sword_chieftain_a = { ability-sword_chieftain }
    .text = Kości do rzutu: żółta, żółta. Przegrupowanie: żółta, żółta. { ability-sword_chieftain.text }
card-sword_chieftain_b = { ability-sword_chieftain }
    .text = Kości do rzutu: żółta, czerwona. Przegrupowanie: żółta, niebieska. { ability-sword_chieftain.text }
card-sword_chieftain_c = { ability-sword_chieftain }
    .text = Kości do rzutu: żółta, niebieska. Przegrupowanie: żółta, czerwona. { ability-sword_chieftain.text }
card-sword_chieftain_d = { ability-sword_chieftain }
    .text = Kości do rzutu: żółta, żółta. Przegrupowanie: żółta, czerwona. { ability-sword_chieftain.text }
card-scout_a = { ability-scout }
    .text = Kości do rzutu: żółta, żółta, czerwona. Przegrupowanie: żółta, niebieska. { ability-scout.text }
card-scout_b = { ability-scout }
    .text = Kości do rzutu: żółta, żółta, niebieska. Przegrupowanie: żółta, czerwona. { ability-scout.text }
card-scout_c = { ability-scout }
    .text = Kości do rzutu: żółta, czerwona, niebieska. Przegrupowanie: żółta, żółta. { ability-scout.text }
card-scout_d = { ability-scout }
    .text = Kości do rzutu: żółta, żółta, żółta. Przegrupowanie: żółta, żółta. { ability-scout.text }
card-farm = Farma
    .text = 3 Żywności. Plądrowanie: jeszcze 1 Żywność, 1 żeton Farmy i 1 żeton Przerażenia.
card-village_wall = Mury Wioski
    .text = 2 Przysługi. Plądrowanie: jeszcze 1 Przysługa, 1 żeton Muru i 1 żeton Przerażenia.
card-bundle_of_swords = Miecze
    .text = Zyskaj i rzuć czerwoną i żółtą kość albo 5 punktów Chwały z 1 żetonem Przerażenia.
card-bows_and_arrows = Łuki i Strzały
    .text = Zyskaj i rzuć niebieską i żółtą kość albo 5 punktów Chwały z 1 żetonem Przerażenia.
card-axes_and_spears = Topory i Włócznie
    .text = Zyskaj i rzuć niebieską i czerwoną kość albo 5 punktów Chwały z 1 żetonem Przerażenia.
card-runic_carvings = Rzeźby Runiczne
    .text = Odrzuć 1 żeton Przerażenia i daj 1 innemu graczowi albo 10 punktów Chwały z 2 żetonami Przerażenia.
card-shield_upgrade = Ulepszenie Tarczy
    .text = Płytka Tarczy na twój okręt albo 3 punkty Chwały.
card-chest_upgrade = Ulepszenie Skrzyni
    .text = Płytka Skrzyni na twój okręt albo 3 punkty Chwały.
card-ship_upgrade_card = Ulepszenie Okrętu
    .text = Płytka Okrętu i Młota na twój okręt albo 3 punkty Chwały.
card-andvarinaut = Andvarinaut
    .text = Najazd na Twierdze, Tarcza: dobierz i rozpatrz 1 Łup Twierdzy. Na koniec 2 punkty Chwały.
card-bodn = Bodn
    .text = Wszędzie, dowolna kość: odrzuć drugą kość, aby zyskać kość jej koloru na dowolnej ściance. Na koniec 4 punkty Chwały.
card-brisingamen = Brisingamen
    .text = Handel, Drzewo: dobierz 1 Przepowiednię, potem odrzuć 1. Na koniec 3 punkty Chwały.
card-dainsleif = Dainsleif
    .text = Bitwa Morska, Młot: 2 dodatkowe kości Walki. Na koniec 2 punkty Chwały.
card-draupnir = Draupnir
    .text = Najazd na Twierdze, Tarcza: 2 Żywności. Na koniec 3 punkty Chwały.
card-eldhrimnir = Eldhrimnir
    .text = Najazd na Wioski, Kruk: 3 Żywności. Na koniec 3 punkty Chwały.
card-ljosalfar_harp = Harfa Ljósálfara
    .text = Wszędzie, Drzewo: 2 Przysługi. Na koniec 2 punkty Chwały.
card-hringhorni = Hringhorni
    .text = Handel, Okręt: zyskaj i rzuć 2 kości wybranych kolorów. Na koniec 2 punkty Chwały.
card-jarnglofar = Járnglófar
    .text = Werbunek, Kruk: premia za Awans zwerbowanego teraz Łupieżcy. Na koniec 2 punkty Chwały.
card-friggs_chalice = Kielich Friggi
    .text = Najazd na Wioski, Skrzynia: odrzuć 1 żeton Przerażenia. Na koniec 3 punkty Chwały.
card-laevateinn = Laevateinn
    .text = Przejęcie Terytoriów, Hełm: po sukcesie na poziomie 1 lub 2 weź zamiast tego płytkę poziomu 3 tego samego rodzaju. Na koniec 3 punkty Chwały.
card-mjolnir_shard = Odłamek Mjölnira
    .text = Przejęcie Terytoriów, Hełm: 1 dodatkowa kość Walki. Na koniec 3 punkty Chwały.
card-skidbladnir = Skidbladnir
    .text = Bitwa Morska, Okręt: odrzuć odsłoniętą Podróż bez żadnych skutków. Na koniec 2 punkty Chwały.
card-sacred_ash_staff = Święty Kostur z Jesionu
    .text = Werbunek, Skrzynia: zdolność zwerbowanego teraz Łupieżcy. Na koniec 2 punkty Chwały.
card-treasure = Skarb
    .text = Zestaw 1, 2, 3, 4 kart: 2, 4, 9, 16 punktów Chwały.
card-art = Sztuka
    .text = Zestaw 1, 2, 3 kart: 3, 6, 10 punktów Chwały.
card-armor = Zbroja
    .text = Zestaw od 1 do 6 kart: 1, 2, 6, 12, 20, 30 punktów Chwały.
card-tapestry_dearg = Arras Dearga
    .text = 1, 2, 3 różne Arrasy: 2, 4, 15 punktów Chwały.
card-tapestry_buidhe = Arras Buigha
    .text = 1, 2, 3 różne Arrasy: 2, 4, 15 punktów Chwały.
card-tapestry_gorm = Arras Gorma
    .text = 1, 2, 3 różne Arrasy: 2, 4, 15 punktów Chwały.
card-keep_wall = Mury Twierdzy
    .text = 2 Przysługi. Plądrowanie po walce z Obroną 2: jeszcze 1 Przysługa i 1 żeton Muru.
card-tower_blue_yellow = Wieża
    .text = Zyskaj i rzuć niebieską i żółtą kość. Plądrowanie po walce z Obroną 3: 3 punkty Chwały i 1 żeton Wieży.
card-tower_red_yellow = Wieża
    .text = Zyskaj i rzuć czerwoną i żółtą kość. Plądrowanie po walce z Obroną 3: 3 punkty Chwały i 1 żeton Wieży.
card-tower_red_blue = Wieża
    .text = Zyskaj i rzuć czerwoną i niebieską kość. Plądrowanie po walce z Obroną 3: 3 punkty Chwały i 1 żeton Wieży.
card-calm_seas = Cisza na Morzu
    .text = Nic się nie dzieje.
card-famine = Głód
    .text = Odrzuć Łupieżcę ze swojej planszy albo strać 2 Żywności.
card-kraken = Kraken!
    .text = Zapłać Okręt i Młot i zyskaj 3 punkty Chwały albo strać 2 Żywności i kość.
card-viking_raiders = Najeźdźcy Wikingów
    .text = Zapłać Młot albo strać kość w kolorze swojego Jarla.
card-rough_seas = Wzburzone Morza
    .text = Zapłać Okręt albo strać swojego Jarla.
card-draugr_ambush = Zasadzka Draugrów
    .text = Zapłać Tarczę albo strać Artefakt lub Ulepszenie Okrętu.
card-spoiled_food = Zepsuta Żywność
    .text = Zapłać Skrzynię albo strać 2 Żywności.
card-merchant_ship_a = Statek Kupiecki
    .text = Obrona 2 albo odrzuć: Okręt, Skrzynia, Skrzynia. Nagroda: 2 Żywności i 8 punktów Chwały.
card-merchant_ship_b = Statek Kupiecki
    .text = Obrona 2 albo odrzuć: Okręt, Okręt, Skrzynia. Nagroda: 2 Żywności i 8 punktów Chwały.
card-merchant_ship_c = Statek Kupiecki
    .text = Obrona 2 albo odrzuć: Okręt, Skrzynia, Młot. Nagroda: 2 Żywności i 8 punktów Chwały.
card-draugr_raiders_a = Najeźdźcy Draugrów
    .text = Obrona 2 albo odrzuć: Młot, Młot, Tarcza. Nagroda: odrzuć 1 żeton Przerażenia i zyskaj 9 punktów Chwały.
card-draugr_raiders_b = Najeźdźcy Draugrów
    .text = Obrona 2 albo odrzuć: Młot, Tarcza, Tarcza. Nagroda: odrzuć 1 żeton Przerażenia i zyskaj 9 punktów Chwały.
card-draugr_raiders_c = Najeźdźcy Draugrów
    .text = Obrona 2 albo odrzuć: Okręt, Młot, Tarcza. Nagroda: odrzuć 1 żeton Przerażenia i zyskaj 9 punktów Chwały.
card-boat_a = Łódź
    .text = Obrona 3 albo odrzuć: Okręt, Okręt, Młot. Nagroda: 2 Żywności i 10 punktów Chwały.
card-boat_b = Łódź
    .text = Obrona 3 albo odrzuć: Okręt, Skrzynia, Młot. Nagroda: 2 Żywności i 10 punktów Chwały.
card-boat_c = Łódź
    .text = Obrona 3 albo odrzuć: Okręt, Młot, Tarcza. Nagroda: 2 Żywności i 10 punktów Chwały.
card-knarr_a = Knara
    .text = Obrona 3 albo odrzuć: Okręt, Okręt, Skrzynia, Młot. Nagroda: 1 Łup Twierdzy i 11 punktów Chwały.
card-knarr_b = Knara
    .text = Obrona 3 albo odrzuć: Okręt, Skrzynia, Skrzynia, Tarcza. Nagroda: 1 Łup Twierdzy i 11 punktów Chwały.
card-infamous_outcasts_a = Niesławni Wyrzutkowie
    .text = Obrona 3 albo odrzuć: Okręt, Młot, Młot, Tarcza. Nagroda: odrzuć 1 żeton Przerażenia i zyskaj 12 punktów Chwały.
card-infamous_outcasts_b = Niesławni Wyrzutkowie
    .text = Obrona 3 albo odrzuć: Okręt, podwójny Młot, Tarcza, Skrzynia. Nagroda: odrzuć 1 żeton Przerażenia i zyskaj 12 punktów Chwały.
card-enemy_longship_a = Langskip
    .text = Obrona 4 albo odrzuć: Okręt, Okręt, Młot, Tarcza. Nagroda: 1 Łupieżca i 13 punktów Chwały.
card-enemy_longship_b = Langskip
    .text = Obrona 4 albo odrzuć: Okręt, Młot, Młot, Skrzynia. Nagroda: 1 Łupieżca i 13 punktów Chwały.
card-enemy_longship_c = Langskip
    .text = Obrona 4 albo odrzuć: Okręt, Okręt, Tarcza, Skrzynia. Nagroda: 1 Łupieżca i 13 punktów Chwały.
card-lyngbakr_a = Lyngbakr
    .text = Obrona 4 albo odrzuć: Okręt, Okręt, Okręt, Młot, Tarcza. Nagroda: 1 Przepowiednia i 15 punktów Chwały.
card-lyngbakr_b = Lyngbakr
    .text = Obrona 4 albo odrzuć: Okręt, Okręt, podwójny Młot, Młot, Skrzynia. Nagroda: 1 Przepowiednia i 15 punktów Chwały.
card-lyngbakr_c = Lyngbakr
    .text = Obrona 4 albo odrzuć: Okręt, Okręt, Tarcza, Tarcza, Skrzynia. Nagroda: 1 Przepowiednia i 15 punktów Chwały.
card-spawn_of_jormungandr_a = Pomiot Jormungandra
    .text = Obrona 5 albo odrzuć: Okręt, Okręt, Młot, Młot, Tarcza, Tarcza. Nagroda: 1 Przysługa i 19 punktów Chwały.
card-spawn_of_jormungandr_b = Pomiot Jormungandra
    .text = Obrona 5 albo odrzuć: Okręt, Okręt, podwójny Młot, Młot, Tarcza, Skrzynia. Nagroda: 1 Przysługa i 19 punktów Chwały.
card-spawn_of_jormungandr_c = Pomiot Jormungandra
    .text = Obrona 5 albo odrzuć: Okręt, Młot, Młot, Młot, Tarcza, Skrzynia. Nagroda: 1 Przysługa i 19 punktów Chwały.
card-berserkers_glory = Chwała Berserkera
    .text = 1 punkt Chwały za każdego twojego Łupieżcę z klanu Hełmu.
card-proud_conquerors = Dumni Zdobywcy
    .text = 1 punkt Chwały za każde twoje Terytorium Kości.
card-plunderer = Grabieżca
    .text = 1 punkt Chwały za każdy twój żeton Farmy.
card-juggernaut = Juggernaut
    .text = 1 punkt Chwały za każdy twój żeton Muru.
card-treasure_hunter = Łowca Skarbów
    .text = 1 punkt Chwały za każdy twój Skarb.
card-master_of_the_sea = Mistrz Morza
    .text = 1 punkt Chwały za każdą wygraną Bitwę Morską.
card-champion_of_valhalla = Mistrz Walhalli
    .text = 1 punkt Chwały za każdy twój Artefakt.
card-sailors_reward = Nagroda Żeglarza
    .text = 2 punkty Chwały za każde Ulepszenie Okrętu na twojej planszy.
card-vanquisher = Pogromca
    .text = 1 punkt Chwały za każdy twój żeton Wieży.
card-odins_prophet = Prorok Odyna
    .text = 1 punkt Chwały za każde twoje Terytorium Przysługi.
card-stolen_armor = Skradziona Zbroja
    .text = 1 punkt Chwały za każdą twoją Zbroję.
card-world_shaman = Szaman Świata
    .text = 1 punkt Chwały za każdą twoją Przepowiednię, łącznie z tą.
card-feast_of_the_gods = Uczta Bogów
    .text = 1 punkt Chwały za każde twoje Terytorium Żywności.
card-odins_warrior = Wojownik Odyna
    .text = 1 punkt Chwały za każdego twojego Łupieżcę z klanu Kruka.
card-chosen_of_seidr = Wybraniec Seidy
    .text = 1 punkt Chwały za każdego twojego Łupieżcę z klanu Drzewa.
card-refined_taste = Wyrafinowany Gust
    .text = 1 punkt Chwały za każdą twoją Sztukę.
card-slayer_of_lords = Zabójca Panów
    .text = 1 punkt Chwały za każdy twój Arras.

## Odpowiedzi

do-deck = Talia
do-activate = Aktywuj
do-rest = Odpocznij
do-food = Żywność
do-favor = Przysługi
do-dice = Kości
do-prophecy = Przepowiednia
do-glory = Chwała
do-terror = Przekaż Przerażenie
do-tile = Płytka
do-pillage = Plądruj
do-leave = Zostaw
do-fight = Walcz
do-pay = Zapłać
do-suffer = Ponieś skutki
do-withdraw = Wycofaj się
do-peaceful = Pokojowo
do-force = Siłą
do-rally = Przegrupowanie
do-promote = Awans na Jarla
do-use = Użyj
do-decline = Zrezygnuj
do-stop = Zostaw kości
do-reroll = Przerzuć za 1 Przysługę
opt-rest-food = 2 Żywności
opt-trade-favor = 2 Przysługi
opt-trade-food = 3 Żywności
opt-trade-dice = 2 kości z targu
opt-craft-dice = Rzuć dwiema kośćmi
opt-craft-glory = 5 punktów Chwały i 1 żeton Przerażenia
opt-runes-terror = Odrzuć 1 żeton Przerażenia i daj 1 innemu graczowi
opt-runes-glory = 10 punktów Chwały i 2 żetony Przerażenia
opt-upgrade-glory = 3 punkty Chwały
opt-upgrade-tile = Płytka na twój okręt

## Pytania

ask-location = Gdzie stawiasz pionek?
ask-participate = { $location }: aktywujesz czy odpoczywasz?
ask-rest = Odpoczywasz: co bierzesz?
ask-ability = { $ability }: czy używasz zdolności?
ask-keep-card = Którą z dwóch kart zachowujesz?
ask-take-reavers = Których Łupieżców werbujesz?
ask-use-reaver = Którego Łupieżcę wykorzystujesz teraz?
ask-use-reaver-way = Co robisz z kartą: { $card }?
ask-promotion-deck = Z której talii dobierasz premię za Awans?
ask-set-die = Którą kość bierzesz i na jakiej ściance?
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
ask-trade = Co bierzesz z handlu? { $picks ->
    [one] To twój ostatni wybór.
    [few] Zostały ci { $picks } wybory.
    [many] Zostało ci { $picks } wyborów.
   *[other] Zostało ci { $picks } wyboru.
}
ask-trade-dice = { $count ->
    [one] Którą kość bierzesz
    [few] Które { $count } kości bierzesz
    [many] Które { $count } kości bierzesz
   *[other] Które kości bierzesz
} z pola Handel z Wioskami?
ask-trade-prophecy = Którą Przepowiednię bierzesz?
ask-journey = { $card }: co robisz?
ask-discard-reaver = Którego Łupieżcę odrzucasz ze swojej planszy?
ask-lose-die = Którą kość tracisz?
ask-ambush-loss = Co tracisz w zasadzce?
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
ask-next-card = Którą kartę rozpatrujesz teraz?
ask-pillage = { $card }: czy plądrujesz?
ask-craft = { $card }: kości czy Chwała z Przerażeniem?
ask-runes = Przekazujesz Przerażenie czy bierzesz Chwałę z Przerażeniem?
ask-terror-target = Kto zyskuje żeton Przerażenia?
ask-upgrade = { $tile } czy Chwała?
ask-storm = { $card }, Obrona { $defense }: czy walczysz?
ask-artifact-full = Wszystkie pola Artefaktów są zajęte: która karta trafia na twój Stos Chwały?
ask-artifact-die = Którą kość odrzucasz z karty { $artifact }?
ask-artifacts = Czy używasz jeszcze Artefaktu?
ask-bodn-die = Którą drugą kość odrzucasz do karty Bodn?
ask-discard-prophecy = Którą Przepowiednię odrzucasz?
ask-die-colours = Kości jakich kolorów otrzymujesz?
ask-jarnglofar-reaver = Premię za Awans którego Łupieżcy zyskujesz?
ask-staff-reaver = Zdolności którego Łupieżcy używasz?
ask-territory = Które Terytorium próbujesz przejąć? { $attempts ->
    [one] To twoja ostatnia próba.
    [few] Zostały ci { $attempts } próby.
    [many] Zostało ci { $attempts } prób.
   *[other] Zostało ci { $attempts } próby.
}
ask-subdue-way = { $territory }, Obrona { $defense }: pokojowo czy siłą?
ask-laevateinn = Czy dzięki Laevateinnowi bierzesz zamiast tego: { $territory }?
ask-next-territory = Nagrodę którego Terytorium zyskujesz teraz?

## Powody

no-location-taken = Na tym polu stoi już pionek w tej rundzie.
no-location-cost = Nie stać cię na pełny koszt tego pola.
no-no-attempt = Nie możesz ani zapłacić za żadne Terytorium, ani o nie walczyć.
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
no-artifact-location = Ten Artefakt działa na innym polu albo nie w tym kroku.
no-artifact-used = Ten Artefakt został już użyty w tej aktywacji.
no-artifact-die = Nie masz kości, którą przechowuje ten Artefakt.
no-artifact-moment = Ten Artefakt czeka na własną chwilę.
no-artifact-nothing = Ten Artefakt nic by teraz nie zrobił.
no-artifact-mid-effect = Ten Artefakt dobiera karty i musi zaczekać, aż ta karta zostanie rozpatrzona.
no-reroll-favor = Przerzut kosztuje 1 Przysługę, a nie masz żadnej.
no-no-hammer = Nie masz niczego, co daje kość Walki.
no-die-needed = Taka kość jest potrzebna jako koszt Artefaktu.
no-trade-dice = Na targu nie ma już kości.
no-trade-prophecy = Nie ma już Przepowiedni.
no-journey-cost = Nie możesz zapłacić kosztu tej Podróży.
no-journey-reaver = Nie masz Łupieżcy na swojej planszy.
no-battle-dice = Nie możesz zapłacić pełnej kombinacji.
no-upgrade-tile = Nie ma już płytek tego rodzaju.
no-upgrade-space = Nie masz wolnego pola Ulepszenia Okrętu.
no-stack-empty = Ten stos jest pusty.
no-territory-method = Nie możesz ani zapłacić za to Terytorium, ani o nie walczyć.
no-territory-cost = Nie stać cię na to Terytorium.
no-first-attempt = To pole jest aktywowane: wykonaj co najmniej jedną próbę.

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
log-die-rolled = { $seat } wyrzuca: { $die } ({ $by }).
log-die-set = { $seat } bierze: { $die } ({ $by }).
log-die-discarded = { $seat } odrzuca: { $die } ({ $by }).
log-die-paid = { $seat } odrzuca, aby zapłacić: { $die } ({ $by }).
log-die-lost = { $seat } traci: { $die } ({ $by }).
log-die-traded = { $seat } bierze: { $die } ({ $by }).
log-symbol-paid = { $seat } płaci za symbol: { $symbol }, { $source } ({ $by }).
log-deck-chosen = { $seat } dobiera z talii: { $deck }.
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
log-deck-shuffled = Odrzucone karty tworzą nową talię: { $deck }.
log-prophecy-drawn = { $seat } dobiera Przepowiednię na Stos Chwały: { $card } ({ $by }).
log-prophecy-taken = { $seat } bierze odkrytą Przepowiednię na Stos Chwały: { $card } ({ $by }).
log-prophecy-discarded = { $seat } odrzuca Przepowiednię ze Stosu Chwały: { $card } ({ $by }).
log-pile-shown = { $seat } odkrywa kartę ze Stosu Chwały: { $card }.
log-rallied = { $seat }, Przegrupowanie: { $card }.
log-specialized = { $seat }, { $slot }: { $card }.
log-promoted = { $seat }, Awans na Jarla: { $card }.
log-artifact-placed = { $seat } umieszcza na planszy Artefakt: { $card }.
log-artifact-used = { $seat } używa Artefaktu: { $artifact }; odrzuca: { $die }.
log-upgrade-placed = { $seat } umieszcza na planszy: { $tile } ({ $by }).
log-upgrade-lost = { $seat } traci: { $tile } ({ $by }).
log-pillaged = { $seat } plądruje: { $card }.
log-spared = { $seat } nie plądruje: { $card }.
log-journey-revealed = { $seat } odkrywa Podróż Morską: { $card }
log-journey-paid = { $seat } płaci koszt Podróży Morskiej: { $card }
log-journey-suffered = { $seat } ponosi skutki Podróży Morskiej: { $card }
log-battle-begins = { $seat } rozpatruje Bitwę Morską: { $card }.
log-battle-paid = { $seat } wygrywa, odrzucając kości z karty: { $card }.
log-withdrawn = { $seat } wycofuje się z Bitwy Morskiej: { $card }.
log-hammer-committed = { $seat } odrzuca do walki: { $source } ({ $by }).
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
}, Obrona { $defense }.
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
}, Obrona { $defense }.
log-combat-won = { $seat } wygrywa walkę: { $against }.
log-combat-lost = { $seat } przegrywa walkę: { $against }.
log-territory-taken = { $seat } przejmuje: { $territory }.
log-territory-raised = { $seat } używa Laevateinna: { $territory } → { $better }.
log-territory-flipped = { $seat } odwraca: { $tile }.
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
cause-artifact_spaces = wszystkie miejsca na Artefakty są zajęte
why-ability-die = za mało kości odpowiedniego koloru
why-ability-favor = za mało Przysług (Artefakty działają później, w twojej części aktywacji: RM-5.6)
why-ability-token = nie ma już żetonów tego rodzaju
why-ability-supply = w zasobach ogólnych nie ma kości tego koloru
why-ability-cards = nie ma już kart do dobrania
