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
flips = odwraca się
front = pozycja frontowa
behind = pozycja tylna
knocked-out = Powalenie
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
tap-icon = Dotknij karty na ręce
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
step-recovers = traci znacznik Ogłuszenia
step-down = Powalony Bohater: { $hero }
step-pushed = { $hero }: przesunięcie
step-lost = gra przegrana
loses = przegrana
step-card = karta Stanu
nothing-activated = żadna karta nie ma tej Runy
take = weź kartę:
remove = usuń kartę:
claim = zażądaj karty:
won = Bohaterowie zwyciężyli
lost = Bohaterowie przegrali
quests-done = Wypełnione Zadania: { $done } z { $goal }
goal = Cel
reaches = kolumny { $columns }
reaches-far = najdalsza zajęta kolumna
step-nothing = nikogo nie sięga
medium = Medium
call = Poproś o pomoc: { $name }
