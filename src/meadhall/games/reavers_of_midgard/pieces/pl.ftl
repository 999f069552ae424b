## Elementy gry poza kartami i płytkami

group-die = Kości
group-token = Żetony
group-ship = Okręty i znaczniki
group-board = Plansze i karty pomocy

fact-crew = wartość własna: każdy wynik na jednej ściance
fact-combat = wartość własna: sukcesy na ściankach { $combat }
fact-farm = 1-3, 4-5 i 6 lub więcej żetonów: po { $farm_each } Chwały
fact-wall = 1-3, 4-5 i 6 lub więcej żetonów: po { $wall_each } Chwały
fact-tower = 1-3, 4-5 i 6 lub więcej żetonów: po { $tower_each } Chwały
fact-terror = Chwała za kolejne liczby żetonów: { $terror }
fact-food = 30 małych i 10 dużych, wartych 5
fact-favor = 20 małych i 5 dużych, wartych 5
fact-longship = po 2 w każdym kolorze
fact-honor = tylko w grze trzyosobowej
fact-rounds = pola od 1 do { $rounds }
fact-sides = dwustronna: na 2 osoby oraz na 3 i 4

piece-crew_red = Czerwona kość Załogi
    .text = Wyniki: Tarcza, Skrzynia, Okręt, Młot, podwójny Młot i Hełm, symbol Klanu Hełmu. Leży na planszy gracza i zachowuje wynik, dopóki nie zostanie odrzucona jako zapłata. Jeśli Jarl jest z Klanu Hełmu, Hełm zastępuje Tarczę, Skrzynię, Okręt lub Młot.
piece-crew_blue = Niebieska kość Załogi
    .text = Wyniki: Tarcza, Skrzynia, Okręt, Młot, podwójny Młot i Kruk, symbol Klanu Kruka. Leży na planszy gracza i zachowuje wynik, dopóki nie zostanie odrzucona jako zapłata. Jeśli Jarl jest z Klanu Kruka, Kruk zastępuje Tarczę, Skrzynię, Okręt lub Młot.
piece-crew_yellow = Żółta kość Załogi
    .text = Wyniki: Tarcza, Skrzynia, Okręt, Młot, podwójny Młot i Drzewo, symbol Klanu Drzewa. Leży na planszy gracza i zachowuje wynik, dopóki nie zostanie odrzucona jako zapłata. Jeśli Jarl jest z Klanu Drzewa, Drzewo zastępuje Tarczę, Skrzynię, Okręt lub Młot.
piece-combat = Kość Walki
    .text = Za każdy Młot przeznaczony do walki rzuca się jedną. Sukcesów musi być co najmniej tyle, ile wynosi Obrona. Za 1 Przysługę można przerzucić dowolne z nich, także kilka razy.
piece-longship = Langskip
    .text = Gracz umieszcza go na Polu Akcji, na którym w tej rundzie nie stoi jeszcze żaden Okręt, i aktywuje je dla wszystkich. W grze dwuosobowej każdy ma dwa.
piece-honor = Honorowy Okręt
    .text = Dodatkowy Langskip: kto go ma, wybiera nim czwarte Pole Akcji rundy. W Fazie czyszczenia przechodzi na następnego gracza.
piece-score = Znacznik Punktów
    .text = Stoi na torze Chwały, na początku na 0, i przesuwa się od razu, gdy gracz zdobywa Chwałę.
piece-first = Znacznik Pierwszego Gracza
    .text = Kto go ma na początku rundy, pierwszy wybiera Pole Akcji. Bierze go ten, kto wybiera Handel z Wioskami; jeśli już go ma, dostaje go następny gracz.
piece-round = Znacznik Rundy
    .text = Wskazuje rundę. W Fazie czyszczenia przesuwa się o pole; po ostatniej rundzie następuje punktowanie końcowe.
board-main = Plansza główna
    .text = Sześć Pól Akcji z kartami i płytkami, które można na nich zdobyć, tor rund i tor Chwały.
board-player = Plansza gracza
    .text = Miejsca na Jarla, na Łupieżców wyspecjalizowanych w czterech Polach Akcji, na kości, Artefakty i Ulepszenia Okrętu.
board-aid = Karta pomocy
    .text = Jedna mówi, co może być na rewersach płytek Terytoriów, druga, ile Chwały przynoszą na koniec żetony.
