type-melee = Wręcz
type-ranged = na Odległość
type-defense = Obrona
type-number = Liczba
type-universal = Uniwersalna
type-special = Specjalna
type-stun = Ogłuszenie
type-poison = Trucizna
type-crystal = Kryształ
round = Runda { $round }
quest-of = Zadanie { $done } z { $goal }
rune-now = Aktywacja Sceny: { $rune }
health = Zdrowie { $left } z { $health }
rage = Szał { $rage } z { $most }
armor = Pancerz { $n }
defends = Obrona { $n }
stunned = Ogłuszony
defeated = Pokonany
melee = Atak Wręcz o sile { $n }
ranged = Atak na Odległość o sile { $n }
box = efekt specjalny
front = pozycja frontowa
behind = pozycja tylna
knocked-out = { $hero ->
    [Freya] Powalona
   *[other] Powalony
}
no-effect-now = teraz bez efektu
cannot-hurt = bez pomocy nie zrani
proposed-by = Proponuje: { $names }
hand = Ręka { $n } z { $most }
deck = Talia { $n }
discard = Odrzucone { $n }
played = Karty tej akcji
upgrades = Karty Rozwoju do wzięcia
upgrades-left = Talia Rozwoju: { $n }
activated = aktywowana jako { $n }.
empty-column = Nikogo tu nie ma
next-attack = Następny Atak +{ $n }
next-defense = Następna Obrona +{ $n }
freya-token = Żeton Freyi: { $n }
back-side = rewers
attack-set = Zestaw Ataku
defense-set = Zestaw Obrony
strength = Siła { $n }
defense = Obrona { $n }
choose-icon = Wybierz kartę Ataku
tap-icon = Jedna karta z ikoną i dowolne Liczby
tap-defense = Jeszcze bez Obrony
comes-through = { $n ->
    [0] nic się nie przebije
    [one] przebije się { $n } Obrażenie
    [few] przebiją się { $n } Obrażenia
   *[other] przebije się { $n } Obrażeń
}
deals = { $n ->
    [0] bez Obrażeń
    [one] zada { $n } Obrażenie
    [few] zada { $n } Obrażenia
   *[other] zada { $n } Obrażeń
}
deals-between = zada od { $least } do { $most } Obrażeń, zależnie od kości
breaks-armor = przebija pancerz ({ $n })
holds-armor = za słabo na pancerz ({ $n })
step-warded = { $hero } bez Obrażeń
so-far = Już w tej Aktywacji: { $what }
step-recovers = traci znacznik Ogłuszenia
step-down = Powalony Bohater: { $hero }
step-pushed = { $hero }: przesunięcie
step-lost = gra przegrana
loses = przegrana
nothing-activated = żadna karta nie ma tej Runy
take = weź kartę:
remove = usuń kartę:
claim = zażądaj karty:
won = Bohaterowie zwyciężyli
lost = Bohaterowie przegrali
quests-done = Wypełnione Zadania: { $done } z { $goal }
goal = Cel
step-nothing = nikogo nie sięga
with-medium = przy Medium
without-medium = bez Medium
call = Poproś o pomoc: { $name }
knocks-out = { $n ->
    [one] przebije się { $n } Obrażenie: Bohater zostanie Powalony!
    [few] przebiją się { $n } Obrażenia: Bohater zostanie Powalony!
   *[other] przebije się { $n } Obrażeń: Bohater zostanie Powalony!
}
kills = { $least ->
    [one] zada co najmniej { $least } Obrażenie: to wystarczy, by pokonać
    [few] zada co najmniej { $least } Obrażenia: to wystarczy, by pokonać
   *[other] zada co najmniej { $least } Obrażeń: to wystarczy, by pokonać
}
may-kill = zada od { $least } do { $most } Obrażeń, zależnie od kości; do pokonania brakuje { $left }
paying = suma { $sum } z { $total }
payment-set = Zapłata
tap-payment = Wybierz karty, którymi płacisz
hit-melee = Wręcz { $n } → kol. { $columns }
hit-all = Wręcz { $n } → wszystkie kolumny
hit-ranged = Odległość { $n } → najdalsza
adds-stun = + Ogłuszenie
adds-poison = + Trucizna
front-short = front
behind-short = z tyłu
to-front = na front
choose-hero = Plansze Bohaterów
starting-deck = Talia początkowa
choose-quest = Co dalej?
enemies = Przeciwnicy
left-behind = Jeśli wybierzecie coś innego
lose-all = Przegrywacie też, gdy wszyscy Bohaterowie są Powaleni.
ahead = Jeszcze przed wami
done = Za wami
boss = Finałowy Boss
limit-changed = limit { $n }
used-up = użyto w tym Zadaniu
strength-part = siła
die-part = kość
armor-part = pancerz
bonus-part = premia
support-part = wsparcie
before-whom = przed: { $heroes }
behind-whom = za: { $heroes }
flip-on-defeat = Gdy ten Przeciwnik zostanie pokonany: odwróć tę kartę.
flip-on-defeat-short = Pokonany: odwróć kartę.
die = Kość Przeciwnika: { $n }
held = wytrzymuje
laid-out = Połóż tu
laid-room = Miejsce na znaczniki
turned-back = odwróć na rewers: { $at }
turned-front = odwróć na awers: { $at }
turned-here = odwróć tę kartę
revealed = Odkryta karta Rozwoju
step-idle = bez skutku
step-still = zaraz
way = Droga Bohaterów
way-row = { $n ->
    [1] Pierwsze Zadanie
    [2] Drugie Zadanie
   *[other] Finałowy Boss
}
way-done = wypełnione
way-here = trwa
way-left = pozostawione: działa jako Przeszkoda
way-ahead = przed wami
strikes-here = Ataki Wręcz, które tu sięgają:
strikes-none = Żaden Atak Wręcz tu teraz nie sięga.
removes = Na stole leżą odkryte karty Rozwoju: kliknięta trafia na wierzch twojej talii. W miejscu ręki leży twój stos kart odrzuconych: kliknięta zostaje usunięta z gry.
claims = Karty, którą ktoś właśnie wziął, możesz zażądać: rozstrzyga pierwszy gracz.
removed = usuń z gry
setting-up = Przygotowanie
sheet = Plansza Bohatera
note-stun = ogłusza cel
note-rage = +1 Szału
note-alone = tylko sama
out = { $hero ->
    [Freya] Freya jest Powalona i do końca Zadania nie bierze udziału; w fazie Rozwoju jej gracz wybiera dalej.
   *[other] { $hero } jest Powalony i do końca Zadania nie bierze udziału; w fazie Rozwoju jego gracz wybiera dalej.
}
# One click: the Attack with the set that is offered.
strike = { $hero } atakuje: { $card }, siła { $n }
# Below the edge of the Scene, where not all of it has room.
more-below = przewiń: niżej jest więcej
# Before an Enemy who can be named as the target of an Attack.
aim = cel Ataku:
deals-fixed = { $n ->
    [0] Obrona { $defense }: bez Obrażeń
    [one] Obrona { $defense }: zada { $n } Obrażenie
    [few] Obrona { $defense }: zada { $n } Obrażenia
   *[other] Obrona { $defense }: zada { $n } Obrażeń
}
who-attacks = Kto atakuje?
whom-attacks = Kogo atakujesz?
# As the cards say it after the name of an Enemy.
is-defeated = zostaje pokonany
# How the Obstacles that last as long as the Quest begin.
lasting = Przez całe Zadanie
# Whom an attack on that column hits.
struck = cel: { $hero }
# The order of an Attack while its set is put together.
compose = Zestaw Ataku: jedna karta z ikoną i dowolne Liczby. Zmień go kliknięciem kart i zatwierdź.
brief-deals = Obrażenia: { $most }
brief-between = Obrażenia: { $least }–{ $most }
brief-kills = pokona
brief-breaks = przebije pancerz { $n }
brief-holds = za słabo na pancerz { $n }
to-place = Do ustawienia:
first-player = pierwszy gracz
rage-track = Szał
deck-colours = Kolory kart w talii:
board-mimir = Na początku każdej rundy wybierasz mu Medium, Bohatera, przy którym jest, i możesz przyjmować za nie Ataki. Nie ma własnej Aktywacji Bohatera i nie atakuje; Aktywacja Sceny po jego turze się odbywa.
board-brothers = Dwaj Bohaterowie z jedną ręką kart; w każdej rundzie każdy z nich ma swój Ruch. Grasz dalej, póki stoi choć jeden.
turned-at = { $n ->
    [one] odwrócona karta: { $places }
    [few] odwrócone karty: { $places }
    [many] odwrócone karty: { $places }
   *[other] odwrócone karty: { $places }
  }
