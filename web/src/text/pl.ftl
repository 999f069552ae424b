# Własne słowa klienta.

ui-tagline = Cztery nordyckie gry, jeden stół
ui-seat = Miejsce { $number }
ui-player = Gracz { $number }
ui-loading = Chwileczkę…
ui-language = English
ui-language-hint = Przełącz na angielski
ui-theme-light = Jasny motyw
ui-theme-dark = Ciemny motyw
ui-close = Zamknij
ui-cancel = Anuluj
ui-back = Wstecz
ui-back-hall = Powrót do sali
ui-copy = Kopiuj
ui-copied = Skopiowano
ui-send = Wyślij
ui-more = Więcej
ui-name = Twoje imię (do 24 znaków)
ui-save = Zapisz
ui-no-answer = Sala nie odpowiada. Sprawdź połączenie i spróbuj ponownie.
ui-try-again = Spróbuj ponownie
ui-nowhere = Pod tym adresem nic nie ma.
ui-yes = Tak
ui-no = Nie

## Sala
ui-your-turn = Twój ruch
ui-play-now = Graj
ui-play-now-hint = Ty przeciw botom, od razu
ui-new-table = Nowy stół…
ui-how-to-play = Zasady
ui-cards = Karty
ui-learn = Naucz się grać
ui-learn-hint = Pierwsza gra krok po kroku, około { $minutes } minut.
ui-learn-which = Nauka: { $lesson }
ui-players = { $from }–{ $to } graczy
ui-players-one = { $count ->
    [one] { $count } gracz
    [few] { $count } graczy
    [many] { $count } graczy
   *[other] { $count } gracza
  }
ui-my-tables = Moje stoły
ui-no-tables = Nie masz jeszcze stołów. Wybierz grę powyżej: „Graj” sadza cię przeciw botom.
ui-waiting-for = Kolej: { $names }
ui-table-over = Zakończona
ui-table-won = Wygrywasz
ui-table-won-all = Wygrywają wszyscy
ui-table-lost = Przegrana
ui-table-broken = Nie da się kontynuować
ui-table-closed = Zamknięty przez gospodarza sali
ui-table-stopped = Zmiana zasad: czeka na zgodę graczy
ui-import = Wczytaj sagę
ui-import-hint = Saga to gra zapisana jako tekst. Obejrzyj ją albo graj dalej.
ui-import-choose = Wybierz plik
ui-import-paste = …albo wklej tu jej tekst
ui-import-go = Otwórz sagę
ui-line = Wiersz { $line }: { $sentence }
ui-join-title = Zaproszenie do stołu
ui-join-go = Siadam
ui-join-watch = Tylko popatrzę
ui-join-bad = To zaproszenie jest niepełne. Poproś o link jeszcze raz.
ui-carry = Przenieś moje miejsca na inne urządzenie
ui-carry-hint = Otwórz ten link na drugim urządzeniu w ciągu 15 minut. Działa raz.
ui-carry-title = Przejmij swoje miejsca na tym urządzeniu
ui-carry-go = To ja
ui-carry-replace = To urządzenie ma już swoje miejsca. Zostaną zastąpione.
ui-locked = Ta sala jest zamknięta
ui-locked-hint = Zapytaj gospodarza o hasło.
ui-password = Hasło
ui-enter = Wejdź

## Nowy stół
ui-new-title = Nowy stół: { $game }
ui-seats = Miejsca
ui-seat-me = Ja
ui-seat-bot = Bot
ui-seat-open = Zaproś
ui-seat-me-hint = Tu grasz ty. Wybierz kilka takich miejsc, aby grać wspólnie na tym urządzeniu.
ui-seat-bot-hint = Gra komputer.
ui-seat-open-hint = Dostaniesz link dla znajomego. Gra czeka, aż ktoś usiądzie.
ui-level = Poziom
ui-try = Wypróbuj
ui-try-hint = Wypróbuj plan w świecie, który jest możliwy: to, co przed tobą ukryte, rozdano na nowo, kości są inne, a sama gra się nie zmienia.
ui-trial = To próba. Ukryte przed tobą rzeczy rozdano na nowo, a kości są inne: to świat możliwy, nie sama gra.
ui-trial-short = Próba: świat możliwy, nie sama gra.
ui-trial-back = Wróć do gry
ui-level-random = Losowy
ui-level-easy = Nowicjusz
ui-level-normal = Łupieżca
ui-level-strong = Jarl
ui-level-master = Konung
ui-level-greedy = Dawny łupieżca
ui-character = Postać
ui-character-none = Bez szczególnego stylu
ui-level-random-about = Odpowiada losowo: żeby zobaczyć, jak gra przebiega.
ui-level-easy-about = Widzi dobre ruchy, ale często wybiera słabszy: na pierwszą grę.
ui-level-normal-about = Przemyśla własną akcję do końca i liczy się z dobrą odpowiedzią. Odpowiada od razu.
ui-level-strong-about = Patrzy naprzód, do swojej następnej tury. Odpowiada po chwili.
ui-level-master-about = Myśli do dwóch sekund nad każdą decyzją.
ui-hot-seat = Kilka osób na tym urządzeniu: między ruchami stół jest zakryty, dopóki następna osoba go nie przejmie.
ui-inside = Od środka
ui-inside-position = Pozycja { $position }, decyzja { $decision }
ui-inside-agenda = Agenda, od następnej ramki
ui-inside-spans = Otwarte odcinki
ui-inside-events = Zdarzenia, od ostatniego
ui-inside-state = Stan i to, co widzi każde miejsce
ui-options = Opcje
ui-option-file = { $option }: plik
ui-more-options = { $count ->
    [one] Jeszcze { $count } opcja
    [few] Jeszcze { $count } opcje
    [many] Jeszcze { $count } opcji
   *[other] Jeszcze { $count } opcji
  }
ui-choice-random = Losowo
ui-choice-auto = Samo się dobierze
ui-choice-a = Strona A
ui-choice-b = Strona B
ui-choice-literal = Dosłownie
ui-choice-finish_lands = Domyka Krainy
ui-choice-easy = Łatwy
ui-choice-normal = Normalny
ui-choice-hard = Trudny
ui-choice-choose = Wybór graczy
ui-choice-full = Pełna gra
ui-choice-single = Jedna Scena
ui-spectators = Kto zna adres, może patrzeć (widzi tylko to, co jawne)
ui-previews-costs = Przed wyborem widać tylko, ile opcje kosztują, a podpowiedź mówi tylko, co wybrałby bot
ui-start = Zaczynamy
ui-number-of-players = Gracze

## Stół
ui-undo = Cofnij
ui-redo = Ponów
ui-undo-ask = Poproś o cofnięcie
ui-hint = Podpowiedź
ui-hint-says = Bot wybiera: { $option }
ui-hint-chance = { $chance } % szans na wygraną; następne: { $option }, { $other } %
ui-hint-lesson = Nauka radzi: { $option }
ui-hint-options = Porównane możliwości: { $count }
ui-hint-option = { $option }: { $chance } % (± { $error }, prób: { $tries })
ui-hint-why = W porównaniu z następną ma średnio, do twojej następnej tury: { $what }.
ui-hint-alike = Do twojej następnej tury nic policzalnego na pewno ich nie różni.
ui-hint-costs = Przy tym stole podpowiedź nie mówi dlaczego.
ui-hint-sure = bez wątpienia lepsze
ui-hint-likely = prawdopodobnie lepsze
ui-hint-close = prawie na równi
ui-hint-tries = po { $tries } próbach
ui-hint-instead = Zapytany bot nie odpowiedział; prostszy ({ $level }) wybiera: { $option }
ui-rules = Zasady
ui-menu = Menu
ui-settings = Ustawienia
ui-log = Saga
ui-chat = Czat
ui-clans = Gracze
ui-board = Plansza
ui-hand = Twoja ręka
ui-hand-short = Ręka
ui-hand-of = Ręka: { $name }
ui-no-cards = Brak kart
ui-question = Pytanie
ui-wait = Kolej: { $names }
ui-wait-open = Czekamy, aż ktoś zajmie wolne miejsce
ui-wait-since = od { $time }
ui-watching = Oglądasz tę grę
ui-asked = { $name } odpowiada na pytanie: „{ $question }”
ui-possible = { $count ->
    [one] { $count } możliwość
    [few] { $count } możliwości
    [many] { $count } możliwości
   *[other] { $count } możliwości
  }
ui-only-no = Nic innego nie możesz zrobić; pytanie pada po to, by nikt nie odgadł twoich kart
ui-not-possible = { $count ->
    [one] { $count } niedozwolona
    [few] { $count } niedozwolone
    [many] { $count } niedozwolonych
   *[other] { $count } niedozwolonej
  }
ui-why-not = Dlaczego nie?
ui-clause = Zasada { $clause }
ui-chosen = Wybór: { $option }. Możesz go zmienić, dopóki wszyscy nie wybiorą.
ui-since = Od twojego ostatniego ruchu
ui-since-short = Co nowego
ui-since-nav = Nowe
ui-fold = Zwiń
ui-lost = Połączenie zerwane. Następna próba za { $seconds ->
    [one] { $seconds } sekundę
    [few] { $seconds } sekundy
    [many] { $seconds } sekund
   *[other] { $seconds } sekundy
  }; nic nie przepadło.
ui-connecting = Łączenie…
ui-closed = Ten stół jest dla ciebie zamknięty.
ui-hand-over = Teraz { $name }: podaj urządzenie
ui-hand-over-hint = Nikt inny nie powinien teraz patrzeć.
ui-hand-over-go = To ja, { $name }
ui-over = Koniec gry
ui-winner = Zwycięża { $names }
ui-winners = Wspólne zwycięstwo: { $names }
ui-score = Wynik
ui-rematch = Rewanż
ui-replay = Obejrzyj jeszcze raz
ui-review = Przegląd gry
ui-review-working = Oglądam grę jeszcze raz. To chwilę potrwa …
ui-review-failed = Nie udało się obejrzeć tej gry jeszcze raz.
ui-review-curve = Szansa na wygraną
ui-review-open = Gra się skończyła, więc wszystko jest jawne: ten przegląd pokazuje rzeczy ukryte każdemu, kto grał przy stole lub może go oglądać.
ui-review-picture = Obrazek do pokazania
ui-review-again = Spróbuj jeszcze raz od tego miejsca
ui-verify = Sprawdź losowania
ui-resign = Poddaj się
ui-resign-sure = Poddać się? Dalej zagra za ciebie bot.
ui-report = Zgłoś problem
ui-report-hint = Napisz własnymi słowami, co jest nie tak. Dołączymy sagę i numer decyzji.
ui-report-thanks = Dziękujemy. Zgłoszenie zapisano jako { $id }.
ui-saga = Pobierz sagę
ui-invite = Zaproszenie
ui-invite-hint = Wyślij ten link znajomej osobie. Daje jej wolne miejsce.
ui-bot-takes = Niech zagra bot
ui-person-back = Oddaj miejsce graczowi
ui-stand-in = gra bot
ui-resigned = poddanie
ui-offline = nieobecność
ui-open-seat = Wolne miejsce
ui-bot-tag = bot
ui-you = ty
ui-you-short = Moje
ui-sound = Dźwięki
ui-notify = Powiadomienia, gdy kolej na ciebie
ui-keys = Klawiatura
ui-keys-number = wybierz możliwość o tym numerze
ui-keys-arrows = chodź po planszy
ui-keys-enter = wybierz wskazane miejsce
ui-keys-undo = cofnij
ui-keys-hint = podpowiedź
ui-keys-log = saga lub czat
ui-keys-rules = zasady
ui-keys-aid = ściąga
ui-keys-fit = dopasuj planszę
ui-keys-help = ta lista
ui-keys-escape = zamknij to, co otwarte
ui-say = Powiedz coś…
ui-chat-empty = Nikt jeszcze nic nie powiedział.
ui-log-empty = Nic się jeszcze nie wydarzyło.
ui-request = { $name } prosi o cofnięcie. Zgoda?
ui-request-mine = Czekamy na zgodę pozostałych na cofnięcie.
ui-agree = Zgoda
ui-refuse = Nie
ui-commitment = Pieczęć losowań
ui-seed = Klucz losowań
ui-fit = Dopasuj planszę
ui-zoom-in = Przybliż
ui-zoom-out = Oddal
ui-turn-of = Ruch: { $name }
ui-your-turn-title = Twój ruch – Meadhall
ui-notification = { $game }: twój ruch.
ui-on-turn = teraz gra
ui-open-sheet = Pokaż wszystko: { $name }
ui-deck = Talia
ui-hidden-card = Zakryta karta
ui-legal = można wybrać
ui-question-to = { $name }: { $question }
ui-log-older = { $count ->
    [one] Pokaż { $count } starszy wpis
    [few] Pokaż { $count } starsze wpisy
    [many] Pokaż { $count } starszych wpisów
   *[other] Pokaż { $count } starszego wpisu
  }
ui-invite-later = Zaproszenie zostaje w menu
ui-picked = wybrane
ui-hold-to-read = przytrzymaj, aby przeczytać
ui-set-confirm = Zatwierdź ({ $count })
ui-order-confirm = Zatwierdź
ui-order-hint = Kliknięcie cofa to, co wybrano.
ui-order-hint-more = Kliknięcie dodaje kolejną taką samą; gdy więcej nie można, cofa wybór.
ui-set-first = Najpierw wybierz
ui-set-none = Nic z tego
ui-set-suggestion = Propozycja: { $option }
ui-set-hint = { $count ->
    [0] Wybieraj w dowolnej kolejności; drugie kliknięcie cofa wybór.
    [one] Wybrano { $count }; kliknięcie cofa wybór.
    [few] Wybrano { $count }; kliknięcie cofa wybór.
    [many] Wybrano { $count }; kliknięcie cofa wybór.
   *[other] Wybrano { $count }; kliknięcie cofa wybór.
  }
ui-set-hint-more = Kliknięcie dodaje kolejną taką samą; gdy więcej nie można, cofa wybór. Wybrano: { $count }.
ui-blocked = nie można wybrać
ui-asks = Kiedy pytać o reakcję: { $name }
ui-ask-less = Pytaj rzadziej…
ui-asks-always = Zawsze
ui-asks-concerns = Gdy chodzi o to, co moje
ui-asks-button = Tylko po naciśnięciu przycisku
ui-asks-next = Zapytaj mnie przy najbliższej okazji
ui-asks-pressed = Padnie pytanie przy najbliższej okazji
ui-consent-title = Gra rozpoczęta na zasadach { $before }; teraz obowiązują zasady { $after }
ui-consent-differs = Według nowych zasad stan gry jest inny (od wpisu { $row } w dzienniku). Gra toczy się dalej, jeśli wszyscy się zgodzą.
ui-consent-unknown = Nie zapisano niczego, z czym można by porównać stan gry. Gra toczy się dalej, jeśli wszyscy się zgodzą.
ui-consent-then = jak było
ui-consent-now = według nowych zasad
ui-consent-score = { $score } (miejsce { $place })
ui-consent-yes = Gramy dalej na nowych zasadach
ui-consent-no = Nie zgadzam się
ui-consent-missing = Brakuje zgody: { $names }
ui-consent-refused = Brak zgody: { $names }
ui-consent-host = Zdecyduj za wszystkich jako gospodarz
ui-broken = Ten stół jest uszkodzony albo zaczęto go na innych zasadach; nie da się go kontynuować.

## Powtórka
ui-replay-title = Powtórka
ui-replay-at = Decyzja { $at } z { $length }
ui-replay-eyes = Widok
ui-replay-spectator = widz
ui-replay-first = Na początek
ui-replay-prev = Decyzja wstecz
ui-replay-next = Następna decyzja
ui-replay-play = Odtwarzaj
ui-replay-pause = Pauza
ui-replay-fork = Graj od tego miejsca
ui-replay-jump = Chwile rozgrywki
ui-replay-jump-back = Do poprzedniej chwili
ui-replay-jump-on = Do następnej chwili
ui-replay-live = Do stołu

## Zasady i karty
ui-rules-title = Zasady: { $game }
ui-chapter = Rozdziały
ui-ruling-short = nasze rozstrzygnięcie
ui-ruling = Wydrukowane zasady tego nie mówią wprost; tak rozstrzygamy ({ $id }).
ui-rules-search = Zapytaj zasady, np. „czy Drakkar może wyruszyć?”
ui-rules-silent = Zasady tej gry nic o tym nie mówią. Spróbuj innych słów.
ui-rules-answers = Najlepsze odpowiedzi
ui-rules-found = { $count ->
    [one] { $count } zasada
    [few] { $count } zasady
    [many] { $count } zasad
   *[other] { $count } zasady
  }
ui-rules-english = Te zasady są spisane po angielsku.
ui-aid = Ściąga
ui-aid-title = Ściąga: { $game }
ui-aid-page = Na osobnej stronie
ui-print = Drukuj
ui-cards-title = Karty i elementy: { $game }
ui-cards-search = Szukaj wśród kart i elementów
ui-copies = { $count ->
    [one] { $count } sztuka
    [few] { $count } sztuki
    [many] { $count } sztuk
   *[other] { $count } sztuki
  }
ui-everything = Wszystkie
ui-cards-none = Nic się tak nie nazywa ani nie opisuje.
ui-source-rulebook = z instrukcji
ui-source-printed = z druku, wg publicznych spisów
ui-source-house = wartości własne: drukowanych nie znamy
ui-example-show = Pokaż pozycję
ui-example-hide = Ukryj pozycję
ui-example-before = Przedtem
ui-example-after = Potem
ui-example-then = { $name }: { $option }
ui-example-dice = kości lub dobranie: { $option }

## Pierwsza gra
ui-learn-step = Krok { $step } z { $all }
ui-learn-next = Dalej
ui-learn-skip = Zrób to za mnie
ui-learn-pass = Dalej bez tego
ui-learn-why = Dlaczego?
ui-learn-wait = Graj dalej; nauka zaraz wróci.
ui-learn-end = Zakończ naukę

## Dowolna gra: strefy i fakty
ui-numbers = Wszystko, co liczą zasady
zone-hands = Ręka
zone-hand = Ręka
zone-decks = Talia
zone-discards = Odrzucone
zone-played = Zagrane
fact-board = Plansza
fact-players = Gracze
fact-first = Pierwszy gracz

ui-propose = Zaproponuj
ui-proposal = proponuje: { $option }
ui-proposes = { $name } proponuje: { $option }
ui-proposes-this = propozycja: { $names }

## Chwile gry i ich tempo

ui-pace = Tempo pokazu
ui-pace-instant = od razu
ui-pace-brisk = żwawo
ui-pace-slow = powoli
ui-pace-step = krok po kroku
ui-pace-only = Rozwijaj tylko to, co mnie dotyczy
ui-stage = Co się dzieje
ui-stage-move = Przesuń na drugi brzeg
ui-stage-fold = Zwiń
ui-stage-open = Rozwiń
ui-stage-pause = Wstrzymaj
ui-stage-go-on = Wznów
ui-stage-next = Dalej
ui-stage-read = Jasne
ui-stage-skip = Pomiń
ui-gains = Zmiany
ui-moments-to-see = do obejrzenia: { $count ->
        [one] { $count } chwila
        [few] { $count } chwile
        [many] { $count } chwil
       *[other] { $count } chwili
    }
ui-moment-again = pokazane jeszcze raz
ui-moment-play = Pokaż tę chwilę jeszcze raz
ui-to-present = do teraźniejszości
ui-to-present-hint = Pomiń to, co jeszcze niepokazane; zostaje w sadze (End)
ui-keys-next = następny krok pokazu
ui-keys-skip = pomiń tę chwilę
ui-keys-pause = wstrzymaj pokaz
ui-keys-present = do teraźniejszości
ui-replay-kinds = Które chwile
ui-replay-all = wszystkie chwile
ui-replay-mine = moje tury
ui-keys-more = dalsze możliwości pod cyframi
ui-keys-question = do pytania
ui-to-question = Przejdź do pytania
ui-more-by-key = dalsze cyfry
ui-on-table = Wybierz na stole: to, co świeci, albo jego cyfrę
ui-confirm-turns = Potwierdzaj koniec tury
ui-confirm-again = { $option }: wybierz jeszcze raz, aby potwierdzić.
ui-undo-undo-hint = Cofnij swoją ostatnią odpowiedź
ui-undo-rewind-hint = Cofnij swoją ostatnią odpowiedź, równoczesne wybory innych i wszystko, co nastąpiło potem
ui-undo-ask-hint = Poproś pozostałych graczy o zgodę na cofnięcie twojej ostatniej odpowiedzi, równoczesnych wyborów innych i wszystkiego, co nastąpiło potem
ui-undo-member = Odznacz ostatni wybór w tym zbiorze
ui-note-bot = Za nieobecną osobę ({ $name }) gra teraz bot.
ui-note-hands = { $name }: na jakiś czas gra bot.
ui-note-back = { $name } znowu gra.
ui-note-resigned = { $name } poddaje się; dalej gra bot.
ui-note-vote = { $by } chce, żeby za gracza { $name } zagrał bot; muszą tego chcieć wszyscy pozostali.
ui-note-rematch = { $by } proponuje rewanż.
ui-note-closed = Gospodarz sali zamknął ten stół.
ui-note-reopened = Gospodarz sali znów otworzył ten stół.
ui-note-banned = { $name } nie ma już wstępu do sali; dalej gra bot.
ui-note-hall = Gospodarz sali: { $text }
ui-closed-table = Gospodarz sali zamknął ten stół. Nikt nie może odpowiadać, dopóki nie otworzy go znowu.

## Gospodarz sali
ui-house = Gospodarz sali
ui-house-become = Zostań gospodarzem tej sali
ui-house-become-hint = Możesz wtedy zamykać i usuwać stoły, nie wpuszczać osób i mówić coś do wszystkich.
ui-house-go = Jestem gospodarzem tej sali
ui-house-not = Tę stronę widzi tylko gospodarz sali. Link wypisuje na serwerze polecenie „meadhall hall host”.
ui-house-message = Wiadomość do wszystkich
ui-house-message-hint = Wisi na ścianie sali i pada przy każdym stole, przy którym coś się dzieje.
ui-house-message-down = Zdejmij
ui-house-told = { $tables ->
    [0] Wiadomość wisi na ścianie.
    [one] Wiadomość wisi na ścianie i padła przy jednym stole.
    [few] Wiadomość wisi na ścianie i padła przy { $tables } stołach.
    [many] Wiadomość wisi na ścianie i padła przy { $tables } stołach.
   *[other] Wiadomość wisi na ścianie i padła przy { $tables } stołu.
  }
ui-house-tables = Stoły
ui-house-people = Osoby
ui-house-all-games = Wszystkie gry
ui-house-close = Zamknij
ui-house-open = Otwórz znowu
ui-house-delete = Usuń
ui-house-delete-sure = Usuń na zawsze
ui-house-ban = Nie wpuszczaj
ui-house-let-in = Wpuść
ui-house-banned = bez wstępu
ui-house-more = Więcej
ui-house-none = Jeszcze nic tu nie ma.
ui-house-seats = { $seats ->
    [one] 1 miejsce
    [few] { $seats } miejsca
    [many] { $seats } miejsc
   *[other] { $seats } miejsca
  }
ui-house-nameless = bez imienia (nr { $id })
ui-house-present = { $count ->
    [0] nikogo nie ma
    [one] obecna 1 osoba
    [few] obecne { $count } osoby
    [many] obecnych { $count } osób
   *[other] obecne { $count } osoby
  }
ui-house-running = trwa
ui-result-resigned = Poddanie: { $names }; dalej grał bot.
ui-rematch-wanted = Rewanżu chce: { $names }.
ui-rematch-accept = Przyjmij rewanż
ui-rematch-waiting = Czekamy na pozostałych…
ui-rematch-begun = Rewanż już trwa.
ui-rematch-watch = Przejdź do tego stołu
ui-bot-for = { $votes ->
        [0] Niech zagra bot
       *[other] Niech zagra bot ({ $votes })
    }
ui-take-back = Wracam na swoje miejsce
ui-join-seen-saga = Zanim tu trafiasz, gospodarz czytał zapis tej gry i może znać to, co ukryte.
ui-join-seen-rewind = Zanim tu trafiasz, gospodarz cofał tę grę i może wiedzieć, co w niej dobrano.
ui-join-about = { $host ->
        [none] Gra: { $game }.
       *[other] { $host } zaprasza do gry: { $game }.
    } { $players ->
        [one] Jedno miejsce
        [few] { $players } miejsca
       *[many] { $players } miejsc
    }, { $open ->
        [0] żadne nie jest wolne
        [one] jedno wolne
        [few] { $open } wolne
       *[many] { $open } wolnych
    }.
ui-forked = od zapisanej pozycji
ui-stage-age = Epoka { $number }
ui-stage-round = Runda { $number }
ui-stage-turn = Tura { $number }
ui-stage-quest = Zadanie { $number }
ui-table-answers = { $count ->
        [one] { $count } odpowiedź
        [few] { $count } odpowiedzi
       *[many] { $count } odpowiedzi
    }

## Poczekalnia i zegary
ui-more-tables = Więcej stołów
ui-lobby = W sali
ui-lobby-join = Zajmij miejsce
ui-lobby-watch = Oglądaj
ui-lobby-sit = Usiądź
ui-lobby-none-join = Żaden stół na ciebie nie czeka. Rozłóż własny i pokaż go w sali.
ui-lobby-none-watch = Nie toczy się żadna gra, którą można oglądać.
ui-lobby-open = { $open ->
    [0] brak miejsc
    [one] 1 wolne miejsce
    [few] { $open } wolne miejsca
    [many] { $open } wolnych miejsc
   *[other] { $open } wolnego miejsca
  }
ui-lobby-host = Gospodarz: { $host }
ui-lobby-players = Liczba graczy
ui-lobby-any = Dowolna liczba
ui-lobby-any-pace = Dowolne tempo
ui-listed = Widoczny w sali: każdy widzi ten stół i może zająć wolne miejsce
ui-join-seats = Miejsca: { $names }
ui-tempo = Tempo
ui-pace-none = Bez zegara
ui-pace-answer = Czas na każdą odpowiedź
ui-pace-reserve = Zapas czasu dla każdego
ui-pace-none-told = bez zegara
ui-pace-answer-told = { $time } na każdą odpowiedź
ui-pace-reserve-told = { $time } dla każdego na całą grę
ui-pace-time = Czas
ui-pace-then = Gdy czas minie
ui-pace-then-answer = Bot odpowiada ten jeden raz
ui-pace-then-seat = Bot gra do powrotu gracza
ui-clock-left = Pozostały czas: { $time }
ui-clock-over = czas minął
ui-note-clock-answer = Czas gracza { $name } minął; tej odpowiedzi udzielił bot.
ui-note-clock-seat = Czas gracza { $name } minął; do jego powrotu gra bot.

# Na stronie bez serwera.

ui-page-unable = Ta przeglądarka nie uruchomi zasad: brakuje jej WebAssembly. Nowsza to potrafi.
ui-page-unfetched = Nie udało się pobrać zasad. Twoje stoły są bezpieczne; spróbuj ponownie, gdy będzie sieć.
ui-page-unlasting = Ta przeglądarka niczego nie zapisuje dla tej strony. Zanim ją zamkniesz, zapisz grę jako plik.
ui-page-elsewhere = Ten stół otwarto w innej karcie: tam myślą jego boty, a co się tam dzieje, widać i tutaj.
ui-page-elsewhere-go = Graj dalej tutaj
ui-page-newer = Twoje stoły zapisała nowsza wersja tej strony. Są bezpieczne; wczytaj ją ponownie, aby je zobaczyć.
ui-page-unread = { $count ->
    [one] Jeden zapisany stół jest uszkodzony i nie da się go pokazać. Pozostałe są takie jak przedtem.
    [few] { $count } zapisane stoły są uszkodzone i nie da się ich pokazać. Pozostałe są takie jak przedtem.
   *[many] { $count } zapisanych stołów jest uszkodzonych i nie da się ich pokazać. Pozostałe są takie jak przedtem.
}
ui-page-update = Jest nowa wersja Meadhall. Twoje stoły zostają takie, jakie są.
ui-page-update-go = Weź ją teraz
ui-page-storage = Przeglądarka nie mogła tego zapisać: brakuje miejsca albo strona nie ma do niego dostępu. Nic się nie zmieniło; zapisz grę jako plik z menu.
ui-page-error = Strona zawiodła. Nic się nie zmieniło; wczytaj ją ponownie, a stoły będą takie jak przedtem.
ui-page-rules-broke = Zasady zawiodły przy tej odpowiedzi. Nic się nie zmieniło; saga w menu pokazuje, co się stało.
ui-notes = Notatki
ui-notes-empty = Tylko dla ciebie: co chcesz zapamiętać przy tym stole.
ui-notes-kept = Zapisano. Czytasz to tylko ty.
ui-me = Wyniki, urządzenia, dane
ui-wall = Ściana sag
ui-page-kept = Twoje stoły są zapisane tylko w tej przeglądarce. Gdy zabraknie miejsca, może je usunąć: zapisz sagi, które chcesz zachować.
ui-page-fresh = Wczytaj program od nowa (stoły zostają)
ui-page-thinks = { $level } myśli na tym urządzeniu około { NUMBER($seconds, maximumFractionDigits: 1) } s.
ui-seat-open-page = Dla znajomego na innym urządzeniu: przekażesz stół jako link lub plik.
ui-horn = Przekaż stół dalej
ui-horn-hint = Teraz gra ktoś na innym urządzeniu: przekaż mu stół, a on odda go w ten sam sposób.
ui-horn-file = Jako plik
ui-horn-link = Jako link
ui-horn-long = Ta gra jest za długa na link. Przekaż ją jako plik.
ui-horn-honest = Jest w tym cała gra, także zakryte karty. Nikt nie przeczyta ich przypadkiem, ale kto zechce, ten je rozpakuje: dla przyjaciół, nie dla obcych.
ui-horn-title = Przekazano ci stół
ui-horn-taking = Gra toczy się dalej tutaj. Gdy minie twoja kolej, przekaż ją dalej.
ui-horn-go = Graj dalej
