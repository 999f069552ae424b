turn-of-followers = Tura Wyznawców
earlier = Wcześniej
later = Dalej
nothing = nic do zrobienia
step-1 = Modlitwa
step-2 = Bohater
step-3 = Runy
step-4 = Manewry
step-5 = Akcja Specjalna
step-6 = Premia i karta
hunts = { $who } prowadzi Łowy: { $monster }
no-wounds = Żadna karta nie pasuje do pola Ran
read-turn = Co zrobili
open-sheet = Otwórz planszę: { $name }
prefers = Preferowane Cechy
under = { $count ->
    [one] { $count } Dar lub Artefakt pod planszą
    [few] { $count } Dary i Artefakty pod planszą
    [many] { $count } Darów i Artefaktów pod planszą
   *[other] { $count } Daru i Artefaktu pod planszą
}
goal-ragnarok = Ragnarok: Regiony przy Yggdrasilu i Spustoszenie
next = Co zrobi w następnej turze
next-hint = Kość wybiera kartę z rzędu. Przy obecnym układzie stołu:
next-rests = W następnej turze odpoczywa (opcja Wytchnienie).
next-now = Jego tura właśnie trwa.
chance = { $faces } z 6
do-priest = wysyła Kapłana: { $god }
do-no-priest = nie wysyła Kapłana
do-no-runes = bierze 1 Runę
do-invade = najeżdża { $region }
do-grow = wzmacnia Armię albo maszeruje
do-recruit = werbuje Armię
do-hunt = prowadzi Łowy na Potwora
tie-max = remis: najwyższy numer
tie-min = remis: najniższy numer
leaves = karta opuszcza grę
reshuffled = karta wraca do talii
action-deck = Karty Akcji w talii: { $count }
at-turn = właśnie gra
method = Jak wybiera cel inwazji
method-1 = Najpierw Kapliczka bez Świątyni, potem najmniejsza trudność inwazji, potem najbliżej waszych Regionów.
method-2 = Najpierw najbliżej waszych Regionów, potem najmniejsza trudność inwazji, potem Kapliczka bez Świątyni.
method-3 = Najpierw według Krain, potem Świątynie przed Kapliczkami, potem najmniejsza trudność inwazji.
manifestation = Gdy miałby się pojawić szósty żeton, nadchodzi Surtur i nikt nie wygrywa.
challenges = Wyzwania
no-challenges = Brak
ending-great_jarl = Dość Krain w jednym ręku: reszta kłania się Wielkiemu Jarlowi.
ending-great_godi = Dość Świątyń w jednym ręku: bogowie słuchają Wielkiego Godiego.
ending-slayer = Loki został pokonany.
ending-ragnarok = Świat się kończy; liczą się Regiony wokół Yggdrasila.
ending-manifestation = Nadszedł sam Surtur. Na jego karcie nie ma szóstego miejsca.
part-armies = z Armii
part-more = inne
part-rage = Szał
part-shield = Tarcza blokuje atak
part-regions = Regiony przy Yggdrasilu
hero-here = Bohater: { $name }
coast = Wybrzeże: Regiony { $list }
neighbours = Sąsiednie Regiony: { $list }
near-seas = Morza: { $list }
near-realms = Domeny: { $list }
you-lost = Przegrywasz.
all-lost = Wszyscy gracze przegrywają.

## Board

turn = Tura { $turn }
phase-1 = Modlitwa
phase-2 = Bohater
phase-3 = Akcja Runiczna
phase-4 = Manewry
phase-5 = Akcja Specjalna
phase-6 = Premia
controls = Kontroluje: { $name }
population-of = Siła Ludności { $count }
needs = Neutralny: przejmą go Armie o łącznej Sile { $count }
settlement = Osada
shrine = Kapliczka
temple = Świątynia
forge = Kuźnia
at-yggdrasil = przy Yggdrasilu
strength = Siła
level = Poziom { $level }
priests = Kapłani
allies = Sojusze
markers = Znaczniki
drakkar = Drakkar
fates = Losy świata
ragnarok = Ragnarok
temples = Świątynie
gifts = Boskie Dary
temples-left = Pozostałe Świątynie: { $count }
supply = Zapas Run
monsters = Potwory
slain-by = Pokonany przez: { $name }
turns-left = Ostatnie tury: { $count }
last-turns = Nadszedł Ragnarok. Pozostałe tury: { $count }
desolation = Spustoszenie
needed = Siła Armii potrzebna do usunięcia żetonu: { $value }
reward-rune = nagroda: Runa
reward-priest = nagroda: Kapłan
reward-army_1 = nagroda: Armia +1
reward-army_2 = nagroda: Armia +2
covered-by = zakrywa: { $name }
gain-rune = Runa
gain-priest = Kapłan
gain-army_1 = Armia +1
gain-army_2 = Armia +2
gain-realm = Domena
pairs = Na pole kładziesz kartę z jego bronią. Para zadaje Ranę dowolnego rodzaju: Topór lub Saks z Tarczą, dwa Miecze, dwie Włócznie.
reward-realm = nagroda: Domena
hunt = Łowy: { $monster }
wounds-limit = W tej rundzie zadasz najwyżej { $count } Rany.
no-defence = bez obrony
defence = Obrona { $total }: odpiera atak od { $needed }
weak-spot = Z Mądrością { $total }: Słaby Punkt od { $needed } daje kartę
wounds = Rany: { $count } z { $all }
battle = Bitwa: { $region }
attacks = atakuje
defends = broni się, remis wygrywa
passed = pas
choosing = wybiera…
winner = zwycięstwo
offer = Karty do wyboru
injured = Ranny
reserve = Armie w puli
goals = Drogi do zwycięstwa
goal-jarl = Wielki Jarl: Krainy
goal-godi = Wielki Godi: Świątynie
goal-slayer = Pogromca: Potwory przed Lokim
goal-yggdrasil = Ragnarok: Regiony przy Yggdrasilu
no-things = Jeszcze bez Artefaktów i Darów
hand = Karty Walki
regions = Regiony
lands = Krainy
slain = Pokonane Potwory
first = Pierwszy gracz
followers = Wyznawcy Surtura
die = Kość: { $face }
cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
  }
casualties = { $count ->
    [one] { $count } Ofiara
    [few] { $count } Ofiary
    [many] { $count } Ofiar
   *[other] { $count } Ofiary
  }
cost = Runy do zapłaty: { $count }
decks = Talie
deck-combat = Karty Walki
deck-attack = Ataki Potworów
deck-event = Zdarzenia
deck-gift = Boskie Dary
discarded = odrzucone: { $count }
condition-met = spełniony
condition-open = niespełniony
artifact-of = Artefakt, gdy zakryte są wszystkie pola bez nagrody: { $name }
asks-reinforce = Posiłki: gdzie werbujesz Armię?
asks-build_temple = Budowa Świątyni: w którym Regionie?
asks-build_monument = Budowa Posągu: który Posąg rośnie o poziom?
asks-monsters = Potwory: którego Potwora aktywujesz albo na którego polujesz?
asks-where = Manewry: dokąd idzie ta Armia lub co robi?
asks-which-army = Manewry: która Armia to robi?
asks-start-region = A gdzie zaczynają Bohater i Armie? W Regionie przy tym Morzu.
asks-start-sea = A na którym Morzu przy tym Regionie zaczyna twój Drakkar?
asks-mobilize = Mobilizacja: które Armie i dokąd każda z nich idzie lub co robi?
asks-mobilize-where = Mobilizacja: dokąd idzie ta Armia lub co robi?
asks-mobilize-which = Mobilizacja: która Armia to robi?
asks-mobilize-more = Mobilizacja: jeszcze jedna Armia? Jeśli nie, zatwierdź.
asks-prayer-army = Modlitwa do Odyna: która Armia zwiększa Siłę?
asks-prayer-rune = Modlitwa do Frei: którą Runę bierzesz?
asks-prayer-forge = Modlitwa do Thora: wykuwasz też Runę? Jeśli nie, zatwierdź.
asks-rune-back = Masz już tyle Run, na ile pozwala Mądrość: którą zwracasz po wykuciu?
asks-trample = Kogo Tratuje Potwór w tym Regionie?
asks-wound-card = Jaką kartą lub parą kart zakrywasz to pole Ran?
asks-wound-pair = Która karta dopełnia parę?
asks-wound-space = Które pole Ran zakrywasz tą kartą?
asks-story = A którą Historię zachowujesz?
asks-hero = A którego Bohatera zachowujesz?
part-effect = { $name } (efekt)
