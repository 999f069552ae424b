## Elementy gry poza kartami

group-figure = Figurki
group-clans = Klany
group-board = Plansze i tory
group-place = Regiony, Fiordy i Wioski
group-piece = Żetony i podstawki

fact-per_clan = po 1 na Klan
fact-per_clan_warriors = po { $warrior_count } na Klan
fact-per_clan_tokens = po 4 na Klan
fact-per_clan_bases = po 11 na Klan
fact-per_clan_large = po 2 na Klan
fact-rage_track = pola od 0 do { $rage_end }
fact-ragnarok = po 1 na każdą zewnętrzną Prowincję; Chwała za figurkę w kolejnych Epokach: { $ragnarok }

board-map = Plansza
    .text = Świat: Yggdrasil w środku, wokół osiem Prowincji z Wioskami, między nimi cztery Fiordy, dookoła Tor Chwały. Pole każdej Prowincji ma miejsce na Żeton Plądrowania.
board-clan = Plansza Klanu
    .text = Pokazuje Tor Szału, trzy Statystyki Klanu po sześć pól, osiem pól na Rozwinięcia, Siłę własnych figurek i listę akcji. Na symbolu Klanu leżą zakryte karty.
board-ages = Plansza Epok
    .text = Trzy Epoki po sześć faz. Żeton Sagi wskazuje fazę, Żetony Ragnaröku mówią z góry, która Prowincja zostanie zniszczona w każdej Epoce.
board-valhalla = Plansza Walhalli
    .text = Tu leżą zniszczone figurki. Na koniec każdej Epoki wracają do Rezerwy swoich Klanów.
track-rage = Tor Szału
    .text = Wskazuje, ile Punktów Szału Klan ma jeszcze do wydania. Na początku Fazy Akcji ustawia się go na wartość Statystyki Szał; zysk ponad ostatnie pole przepada.
track-glory = Tor Chwały
    .text = Biegnie dookoła Planszy i wskazuje Punkty Chwały wszystkich Klanów. Nikt nie spada poniżej 0.

piece-village = Wioska
    .text = Miejsce dla jednej figurki. Prowincja mieści tyle figurek, ile ma Wiosek; Yggdrasil nie ma Wiosek i mieści ich dowolnie wiele.
piece-ragnarok = Żeton Ragnaröku
    .text = Wskazuje Prowincję. Trzy mówią, co zniszczy Ragnarök w każdej Epoce; kilka niszczy Prowincje jeszcze przed grą, tym więcej, im mniej graczy. Do Prowincji pod żetonem nikt nie wchodzi.
piece-doom = Żeton Zagłady
    .text = Leży na Prowincji, którą zniszczy Ragnarök tej Epoki. Figurki, które tam zginą, przynoszą swoim Klanom Chwałę.
piece-clan = Żeton Klanu
    .text = Wskazuje wartość Statystyki albo Szał. Każdy Klan ma jeden na każdą z trzech Statystyk i jeden na Tor Szału.
piece-glory = Znacznik Chwały
    .text = Stoi na Torze Chwały i wskazuje Punkty Chwały Klanu. Zaczyna na polu 0.
piece-saga = Żeton Sagi
    .text = Wskazuje na Planszy Epok, która faza której Epoki trwa.
piece-first = Żeton Pierwszego Gracza
    .text = Jego posiadacz zaczyna Fazę Akcji. Na koniec Epoki żeton przechodzi do gracza po lewej.
piece-base = Mała podstawka
    .text = Jej kolor mówi, do którego Klanu należy figurka. Przy tym stole każdy gracz ma też własny kształt podstawki.
piece-large_base = Duża podstawka
    .text = Dla Potworów: mówi, który Klan prowadzi Potwora. Dwie na Klan, bo Plansza Klanu ma dwa pola na Rozwinięcie Potwora.
