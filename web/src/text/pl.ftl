# Własne słowa klienta.

ui-tagline = Cztery nordyckie gry, jeden stół
ui-seat = Miejsce { $number }
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
ui-name = Twoje imię
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
ui-learn-hint = Pierwsza gra z podpowiedziami, około dziesięciu minut
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
ui-table-broken = Rozpoczęta na innych zasadach
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
ui-level-random = Losowy
ui-level-easy = Nowicjusz
ui-level-greedy = Łupieżca
ui-level-search = Skald
ui-level-hard = Jarl
ui-hot-seat = Kilka osób na tym urządzeniu: między ruchami stół jest zakryty, dopóki następna osoba go nie przejmie.
ui-options = Opcje
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
ui-start = Zaczynamy
ui-number-of-players = Gracze

## Stół
ui-undo = Cofnij
ui-redo = Ponów
ui-undo-ask = Poproś o cofnięcie
ui-undo-rewind = Cofnij, choć coś już odsłonięto: grasz tylko z botami
ui-hint = Podpowiedź
ui-hint-says = Bot wybiera: { $option }
ui-rules = Zasady
ui-menu = Menu
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
ui-wait-since = od { $time }
ui-watching = Oglądasz tę grę
ui-possible = { $count ->
    [one] { $count } możliwość
    [few] { $count } możliwości
    [many] { $count } możliwości
   *[other] { $count } możliwości
  }
ui-only-no = Nic innego nie możesz; pytanie pada, by nikt nie poznał twoich kart
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
ui-fold = Zwiń
ui-got-it = Jasne
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
ui-winners = Remis, zwyciężają: { $names }
ui-score = Wynik
ui-rematch = Rewanż
ui-replay = Obejrzyj jeszcze raz
ui-verify = Sprawdź tasowanie
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
ui-commitment = Skrót ziarna losowań
ui-seed = Ziarno losowań
ui-fit = Dopasuj planszę
ui-zoom-in = Przybliż
ui-zoom-out = Oddal
ui-turn-of = Ruch: { $name }
ui-your-turn-title = Twój ruch – Meadhall
ui-notification = { $game }: twój ruch.
ui-open-sheet = Pokaż wszystko: { $name }
ui-deck = Talia
ui-hidden-card = Zakryta karta
ui-legal = można wybrać
ui-blocked = nie można wybrać
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
ui-broken = Ten stół zaczęto na innych zasadach i nie da się go kontynuować.

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
ui-replay-live = Do stołu

## Zasady i karty
ui-rules-title = Zasady: { $game }
ui-chapter = Rozdziały
ui-ruling-short = nasze rozstrzygnięcie
ui-ruling = Wydrukowane zasady tego nie mówią wprost; tak rozstrzygamy ({ $id }).
ui-rules-search = Szukaj w zasadach
ui-rules-found = { $count ->
    [one] { $count } zasada
    [few] { $count } zasady
    [many] { $count } zasad
   *[other] { $count } zasady
  }
ui-rules-english = Te zasady są spisane po angielsku.
ui-cards-title = Karty: { $game }
ui-cards-search = Szukaj wśród kart
ui-copies = { $count ->
    [one] { $count } sztuka
    [few] { $count } sztuki
    [many] { $count } sztuk
   *[other] { $count } sztuki
  }
ui-everything = Wszystkie

## Blood Rage
ui-br-age = Epoka { $age }
ui-br-glory = Chwała
ui-br-rage = Szał
ui-br-rage-left = { $rage } Szału
ui-br-strength = Siła
ui-br-strength-here = Siła klanów
ui-br-nobody = Nikogo tu nie ma.
ui-br-villages = { $free ->
    [one] { $free } wolna wioska z { $all }
    [few] { $free } wolne wioski z { $all }
    [many] { $free } wolnych wiosek z { $all }
   *[other] { $free } wolnej wioski z { $all }
  }
ui-br-unlimited = Miejsce dla wszystkich
ui-br-destroyed = Zniszczona przez Ragnarök
ui-br-doomed = Zagłada: zginie na końcu tej Epoki
ui-br-pillaged = Splądrowana w tej Epoce
ui-br-reward = Nagroda: { $token }
ui-br-reserve = Rezerwa
ui-br-valhalla = Walhalla
ui-br-upgrades = Rozwinięcia
ui-br-quests = Wyprawy
ui-br-figures = Figurki na planszy
ui-br-hand = Karty na ręce
ui-br-first = Pierwszy gracz
ui-br-passed = spasował
ui-br-doom-of = Epoka { $age }: ginie { $province }, { $glory } Chwały za każdą poległą figurkę
ui-br-phase-gods_gifts = Dary bogów
ui-br-phase-action = Akcje
ui-br-phase-discard = Odrzucanie kart
ui-br-phase-quest = Wyprawy
ui-br-phase-ragnarok = Ragnarök
ui-br-phase-release_valhalla = Powrót z Walhalli
ui-br-course = Chwała klanów od początku do końca gry
ui-br-from-battle = Bitwy
ui-br-from-pillage = Plądrowanie
ui-br-from-quest = Wyprawy
ui-br-from-ragnarok = Ragnarök
ui-br-from-release = Walhalla
ui-br-from-legend = Legenda
ui-br-from-card = Karty
ui-br-gods-gifts = Dary bogów
ui-br-gifts-hint = Wybierz kartę; reszta idzie w lewo.
ui-br-battle = Bitwa o Prowincję { $province }
ui-br-pillages = plądruje
ui-br-cards-down = wybrana
ui-br-choosing = wybiera…
ui-br-win-brings = Za wygraną: { $gain }
ui-br-axes-glory = +{ $glory } Chwały
ui-br-slot-leader = Jarl
ui-br-slot-warrior = Wojownicy
ui-br-slot-ship = Drakkar
ui-br-slot-monster = Potwór
ui-br-slot-clan = Klan
ui-br-cost = Koszt w Szale: { $cost }, masz { $rage }
ui-br-free = Nic nie kosztuje
ui-br-winner = zwycięzca

## Pierwsza gra
ui-learn-step = Krok { $step } z { $all }
ui-learn-next = Dalej
ui-learn-end = Zakończ naukę
ui-learn-1 = Witaj w Blood Rage! Nadchodzi Ragnarök, a wygra klan z największą Chwałą. Najpierw bogowie ślą dary: wybierz kartę, resztę dostanie sąsiad. Czerwone karty walczą, zielone to Wyprawy, ciemne wzmacniają twój klan. Przytrzymaj kartę, aby przeczytać ją w powiększeniu.
ui-learn-2 = Wybieraj dalej, aż będziesz mieć sześć kart. Na pierwszą grę weź jedną lub dwie mocne czerwone karty, Wyprawę do krainy, która ci się podoba, i potwora.
ui-learn-3 = Teraz działasz. Akcje kosztują Szał: płomień na twojej planszy klanu. Bez Szału czekasz do następnej Epoki. Zacznij od Najazdu: Jarl przybywa za darmo.
ui-learn-4 = Świecące miejsca można wybrać. Kliknij przygaszone, a dowiesz się, dlaczego nie, wraz z zasadą. Wybierz krainę z dobrą nagrodą: okrągły żeton pokazuje, co daje splądrowanie.
ui-learn-5 = Sprowadź więcej figurek albo zagraj Rozwinięcie z ręki. Najedź na krainę lub ją przytrzymaj, a zobaczysz siłę każdego klanu.
ui-learn-6 = Plądruj tam, gdzie masz przewagę. Inni mogą przysłać wsparcie z sąsiednich krain; potem każdy w bitwie zagrywa jedną zakrytą kartę i wszystkie odkrywa się naraz. Wygrywa najwyższa suma; przegrani idą do Walhalli i odzyskują swoje karty.
ui-learn-7 = Dopóki masz Szał, podejmij Wyprawę: nic nie kosztuje, a na końcu Epoki da Chwałę, jeśli spełnisz jej warunek.
ui-learn-8 = Na końcu Epoki ginie kraina z Żetonem Zagłady. Polegli w niej też przynoszą Chwałę! Potem wszyscy polegli wracają i zaczyna się nowa Epoka z nowymi darami. Znasz już grę: graj dalej.

## Dowolna gra: strefy i fakty
ui-numbers = Wszystko, co liczą zasady
zone-hands = Ręka
zone-hand = Ręka
zone-decks = Talia
zone-discards = Odrzucone
zone-played = Zagrane
zone-combat_deck = Talia walki
zone-combat_discard = Odrzucone karty walki
zone-attack_deck = Talia ataków
zone-attack_discard = Odrzucone ataki
zone-attack_played = Ataki potwora
zone-monster_hand = Karty potworów na ręce
zone-monster_stack = Stos potworów
zone-event_deck = Wydarzenia
zone-event_discard = Minione wydarzenia
zone-event_shown = Wydarzenie
zone-gift_deck = Dary
zone-gift_discard = Odrzucone dary
zone-gift_offer = Dary do wyboru
zone-gifts = Dary
zone-hero_deck = Bohaterowie
zone-hero_offer = Bohaterowie do wyboru
zone-story_deck = Opowieści
zone-story_offer = Opowieści do wyboru
zone-follower_hands = Karty towarzyszy
zone-battle_deck = Talia bitwy
zone-action_rows = Akcje
zone-action_decks = Karty akcji
zone-action_removed = Usunięte akcje
zone-action_box = Akcje w pudełku
zone-reaver_pairs = Łupieżcy do wynajęcia
zone-village_pairs = Wioski
zone-keep_pairs = Twierdze
zone-sea_row = Morze
zone-prophecy_row = Przepowiednie do wyboru
zone-leaders = Przywódcy
zone-slots = Załoga
zone-artifacts = Artefakty
zone-pile = Stos
zone-prophecies = Przepowiednie
zone-recruits = Rekruci
zone-spoils = Łupy
zone-sea = Bitwy morskie
zone-drawn = Dobrane
zone-stacks = Pozostałe terytoria
zone-tiles = Terytoria
zone-flipped = Odwrócone terytoria
zone-tops = Wierzch talii
zone-piles = Stosy
zone-upgrade_top = Ulepszenia na wierzchu
zone-upgrade_deck = Ulepszenia
zone-upgrade_bottom = Ulepszenia na spodzie
zone-row = Ulepszenia do wyboru
zone-looked = Obejrzane
zone-box = Pudełko
zone-unused = Nieużywane
fact-board = Plansza
fact-players = Gracze
fact-conditions = Warunki
fact-track = Tor
fact-pawns = Pionki
fact-market = Targ
fact-boards = Plansze graczy
fact-tokens_left = Pozostałe żetony
fact-upgrades_left = Pozostałe ulepszenia
fact-territories_left = Pozostałe terytoria
fact-used_artifacts = Użyte artefakty
fact-sheets = Dotychczasowa Chwała
fact-quest = Zadanie
fact-quests = Zadania
fact-bosses = Finałowi bossowie
fact-part = Część
fact-cards = Scena
fact-health_cards = Zdrowie
fact-heroes = Bohaterowie
fact-hand_limits = Limity ręki
fact-deck_sizes = Karty w taliach
fact-upgrade_deck_size = Pozostałe ulepszenia
fact-tokens = Żetony
fact-first = Pierwszy gracz
fact-hero = Bohater
fact-regions = Regiony
fact-lands = Krainy
fact-temples = Świątynie
fact-attributes = Atrybuty
fact-damage = Obrażenia
fact-health = Zdrowie
fact-left = Zostało
fact-armor = Pancerz
fact-rage = Szał
fact-stunned = Ogłuszenie
fact-defeated = Pokonanie
fact-card = Karta
fact-token = Żeton
fact-n = Liczba
fact-most = Najwyżej
fact-dice = Kości
fact-stored = Odłożone kości
fact-wild = Dowolny symbol
fact-glory = Chwała
fact-lines = Pozycje
fact-what = Za co
fact-column = Kolumna

## Lords of Ragnarok

ui-lor-turn = Tura { $turn }
ui-lor-phase-1 = Modlitwa
ui-lor-phase-2 = Bohater
ui-lor-phase-3 = Akcja Run
ui-lor-phase-4 = Manewry
ui-lor-phase-5 = Akcja Specjalna
ui-lor-phase-6 = Premia
ui-lor-controls = Kontroluje: { $name }
ui-lor-population-of = Siła Ludności { $count }
ui-lor-needs = Neutralny: przejmą go Armie o sile { $count }
ui-lor-settlement = Osada
ui-lor-shrine = Kapliczka
ui-lor-temple = Świątynia
ui-lor-forge = Kuźnia
ui-lor-at-yggdrasil = przy Yggdrasilu
ui-lor-strength = siła
ui-lor-level = Poziom { $level }
ui-lor-priests = Kapłani
ui-lor-allies = Sojusznicy
ui-lor-markers = Znaczniki
ui-lor-drakkar = Drakkar
ui-lor-fates = Losy świata
ui-lor-ragnarok = Ragnarok
ui-lor-temples = Świątynie
ui-lor-gifts = Boskie Dary
ui-lor-temples-left = Pozostałe Świątynie: { $count }
ui-lor-supply = Zasób Run
ui-lor-monsters = Potwory
ui-lor-slain-by = Pokonany przez: { $name }
ui-lor-last-turns = Nadszedł Ragnarok. Pozostałe tury: { $count }
ui-lor-desolation = Spustoszenie
ui-lor-needed = Wartość potrzebna do oczyszczenia: { $value }
ui-lor-reward-rune = nagroda: Runa
ui-lor-reward-priest = nagroda: Kapłan
ui-lor-reward-army_1 = nagroda: Armia +1
ui-lor-reward-army_2 = nagroda: Armia +2
ui-lor-reward-realm = nagroda: Sojusz
ui-lor-hunt = Polowanie: { $monster }
ui-lor-no-defence = bez obrony
ui-lor-defence = Obrona { $total } przeciw Szałowi { $rage }
ui-lor-weak-spot = Słaby Punkt: { $total } z { $needed }
ui-lor-wounds = Rany: { $count } z { $all }
ui-lor-battle = Bitwa: { $region }
ui-lor-attacks = atakuje
ui-lor-defends = broni się
ui-lor-passed = spasował
ui-lor-choosing = wybiera…
ui-lor-winner = zwycięstwo
ui-lor-offer = Karty do wyboru
ui-lor-injured = zraniony
ui-lor-reserve = Armie w rezerwie
ui-lor-goals = Drogi do zwycięstwa
ui-lor-goal-jarl = Wielki Jarl: Krainy
ui-lor-goal-godi = Wielki Godi: Świątynie
ui-lor-goal-slayer = Pogromca: Potwory przed Lokim
ui-lor-goal-ragnarok = Ragnarok: Regiony przy Yggdrasilu
ui-lor-no-things = Jeszcze bez Artefaktów i Darów
ui-lor-hand = Karty Walki
ui-lor-regions = Regiony
ui-lor-lands = Krainy
ui-lor-slain = Pokonane Potwory
ui-lor-first = Pierwszy gracz
ui-lor-followers = Wyznawcy Surtra
ui-lor-die = Kość: { $face }
ui-lor-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
  }
ui-lor-casualties = { $count ->
    [one] { $count } Ofiara
    [few] { $count } Ofiary
    [many] { $count } Ofiar
   *[other] { $count } Ofiary
  }
ui-lor-cost = Runy do zapłaty: { $count }
ui-propose = Zaproponuj
ui-proposal = proponuje: { $option }
ui-proposes = { $name } proponuje: { $option }
