# Co mówi samo polecenie.

games-about = graczy: { $seats }, zasady { $rules }

saved = Zapisano w { $path }
saga-open = poprawna: { $game }, miejsc: { $seats }, odpowiedzi: { $answers }, gra trwa
saga-over = poprawna: { $game }, miejsc: { $seats }, odpowiedzi: { $answers }, punkty { $scores }, { $winners ->
        [none] nikt nie zwycięża
       *[other] zwycięża gracz { $winners }
    }
scenario-holds = { $file }: zgadza się: { $title }

hall-open = Meadhall otwarty:
page-here = Strona leży w { $folder }: umieść ten katalog na dowolnym serwerze WWW albo obejrzyj ją poleceniem `meadhall page --serve`.
page-open = Strona otwarta:
hall-table = { $id }  { $game }, miejsc: { $seats }, wpisów: { $rows }, { $moved } UTC, { $status ->
        [running] trwa
        [stopped] wstrzymana
       *[over] skończona
    }
hall-tables = { $tables ->
        [one] 1 stół
        [few] { $tables } stoły
        [many] { $tables } stołów
       *[other] { $tables } stołu
    }
hall-fits = bez zmian
hall-goes-on = toczy się dalej na dzisiejszych zasadach, stan bez zmian
hall-asks = stan jest inny od wpisu { $row } (punkty { $then }, teraz { $now }); gracze zostaną zapytani
hall-unknown = pasuje, ale nie zapisano stanu gry; gracze zostaną zapytani
hall-breaks = przestaje pasować od wpisu { $row }
hall-kept = skończona, zachowana taka, jaka była
hall-checked = { hall-tables }: bez przeszkód { $fits }, z pytaniem do graczy { $asks }, nie pasuje { $breaks }
hall-exported = { $path }
hall-exported-part = { $path } (do wpisu, który już nie pasuje)
hall-backed-up = { $path }: { hall-tables }
hall-restored = odtworzono z { $path }: { hall-tables }
hall-host = Otwórz ten link w przeglądarce w ciągu kwadransa, aby zostać gospodarzem sali: { $link }
hall-gone = usunięto: { hall-tables }
hall-would-go = do usunięcia: { hall-tables }

playing = Gry
playing-line = Gry: { $games } z { $of }
playing-pace = { $speed } gier/s, pozostało { $left }
playing-broken = złamane zasady: { $games }
fuzz-summary =
    Gier: { $games }, decyzji: { $decisions } (odpowiedzi z losem: { $answers }), sprawdzonych praw: { $checks }, { $speed } gier/s: { $broken ->
        [0] każde prawo zachowane
        [one] 1 gra złamała prawo
        [few] { $broken } gry złamały prawo
        [many] { $broken } gier złamało prawo
       *[other] { $broken } gry złamało prawo
    }
fuzz-kept = obejrzyj: `meadhall replay { $path }`
verified = { $file }: sprawdzone losowania: { $throws }; klucz losowań { $seed } pasuje do ogłoszonej pieczęci ({ $commit })

rules-section = { $title } ({ $count } { $count ->
        [one] punkt
        [few] punkty
        [many] punktów
       *[other] punktu
    })
cards-house = (wartość własna)
cards-total = Różnych: { $kinds }, razem: { $cards }
hidden-cards = zakryte: { $count }
points = { $count ->
        [one] 1 punkt
        [few] { $count } punkty
        [many] { $count } punktów
       *[other] { $count } punktu
    }

left = Gra jest zapisana w { $path }; graj dalej: `meadhall play GRA --load PLIK`
hand-over = { $who }: twoja kolej
hand-over-key = Naciśnij Enter, gdy nikt inny nie patrzy.
prompt-next = dalej: czytaj dalej
prompt-skip = pomiń: nauka wykona ten krok
prompt-pass = pomiń: dalej bez tego
prompt-enough = dość: koniec nauki, gra toczy się dalej
prompt-help = Wpisz numer. stół · dziennik · ściąga · karta · zasady · dlaczego · co N · rada · cofnij · pomoc
set-help = Wpisz kilka numerów naraz, np. 1 3 ({ $least ->
        [0] najwyżej { $most }; 0 to nic z tego
       *[other] od { $least } do { $most }
    }).
order-so-far = Wybrano: { $names }.
order-done = 0 to gotowe.
order-none = 0 to nic z tego.
order-end = 0 to: { $name }.
set-suggested = ok wybiera: { $names }
set-nothing = nic
table-high = (polecenie stół pokazuje stół)
not-a-number = Możliwości mają numery od 1 do { $last }.
not-understood = „{ $line }” nie jest ani odpowiedzią, ani poleceniem; wpisz numer albo pomoc.
save-one = Podaj jeden plik do zapisu.
why-nothing = Nic nie jest zablokowane: każda odpowiedź na to pytanie jest dozwolona.
hint = Bot na twoim miejscu wybrałby { $number }: { $option }
rules-what = Który punkt lub słowo? Na przykład: zasady 9.6
rules-line = Numer punktu albo słowo, potem Enter.
card-line = Część nazwy karty, potem Enter.
card-what = Która karta? Wpisz karta i część jej nazwy.
help-number-word = 1, 2, 3 …
help-number = wybiera tę możliwość; wystarczy też jej nazwa
help-why-word = why, dlaczego, ?
help-why = czego teraz nie wolno i według którego punktu zasad
help-what-word = what, co N, ?N
help-what = co zrobi opcja: koszt, to co pewne, szanse, ostrzeżenia
what-number = Która opcja? Podaj jej numer, na przykład: co 2
help-undo-word = undo, cofnij
help-undo = cofa ostatnią odpowiedź
help-redo-word = redo, ponów
help-redo = daje ją jeszcze raz
help-save-word = save, zapisz [PLIK]
help-save = zapisuje teraz i odtąd w tym pliku
help-hint-word = hint, rada
help-hint = co zrobiłby bot, wiedząc to co ty
help-log-word = log, dziennik [N]
help-log = co się ostatnio wydarzyło
help-rules-word = rules, zasady [PUNKT]
help-rules = punkt zasad albo wszystkie punkty z danym słowem
help-card-word = card, karta NAZWA
help-card = jak działa karta
help-table-word = stół, table
help-table = pokazuje stół
help-aid-word = ściąga, aid
help-aid = pomoc gracza: przebieg tury, koszty, punktacja
help-help-word = help, pomoc
help-help = ta lista
help-quit-word = quit, koniec
help-quit = odejście od stołu; gra zostaje zapisana

sim-done = Rozegrane gry: { $games } z { $of }, { $speed } gier/s
sim-games = gry
sim-wins = wygrane (95 %)
sim-score = punkty (95 %)
sim-decisions = decyzje
sim-options = możliwości w każdej
sim-seat = miejsce { $seat }
sim-length = Odpowiedzi w grze: { $length }
tally-mean = { $path }: średnio { $mean }, w granicach { $span }
tally-share = udział (95 %)
cup-bot = bot
cup-rating = ocena (mu ± 3 sigma)
cup-wins = wygrane (95 %)
cup-against = przeciw { $bot }
balance-title = Równowaga gry { $game }

game-over = Koniec gry
waiting = { $who }
thinking = { $who } myśli …
key-choose = wybierz
key-table = stół
key-log = log
key-aid = ściąga
key-card = karta
key-rules = zasady
key-why = czemu
key-what = co
key-hint = rada
key-undo = cofnij
key-redo = ponów
key-quit = koniec
key-back = wróć
look-nothing = Jeszcze niczego nie szukano.
set-keys = Spacja lub Enter zaznacza, d zatwierdza (od { $least } do { $most }, zaznaczono: { $chosen }).
order-keys = Spacja lub Enter wybiera (drugi raz: cofa), d zatwierdza. Jedyny dalszy ciąg dodaje się sam.
set-done = d  Gotowe
set-end = d  { $name }

lesson-step = Nauka, krok { $step } z { $all }
lesson-wait = Graj dalej; nauka zaraz wróci.
lesson-do = Do zrobienia: { $what }.
lesson-read = Enter lub dalej prowadzi naprzód; możesz też od razu odpowiedzieć.
lesson-read-key = Klawisz { $letter } prowadzi naprzód; możesz też od razu odpowiedzieć.
lesson-over = Koniec nauki. Gra toczy się dalej, teraz już całkiem twoja.
lesson-none = Nauka nic teraz nie pokazuje: odpowiedz po swojemu.
help-next-word = next, dalej, Enter
help-next = czytaj dalej w nauce
help-skip-word = skip, pomiń
help-skip = niech nauka wykona ten krok; gdy nie ma on własnych odpowiedzi: dalej bez tego
help-enough-word = enough, dość
help-enough = zakończ naukę; gra toczy się dalej
key-next = dalej
key-skip = zrób
key-pass = dalej bez tego
key-enough = dość
hint-lesson = Nauka radzi { $number }: { $option }
left-lesson = Gra jest zapisana w pliku { $path }; wróć do niej przez `meadhall learn GRA --load PLIK`

review-working = Oglądam grę jeszcze raz … { $done } %
review-curve = Szansa na wygraną, od pierwszej decyzji do końca:
hint-chance = Daje to { $chance } % szans na wygraną.
hint-next = Następne w kolejności: { $option } ({ $chance } %).
hint-sure = To nie budzi wątpliwości.
hint-likely = Prawdopodobnie.
hint-close = Prawie na równi.
hint-why = Ma średnio, do twojej następnej tury: { $what }.
hint-alike = Do twojej następnej tury nic policzalnego na pewno ich nie różni.
cards-clauses = Zasady: { $ids }
example-before = Przedtem
example-after = Potem
cards-from-rulebook = z instrukcji
cards-from-printed = z druku, wg publicznych spisów
cards-from-house = wartości własne: drukowanych nie znamy
