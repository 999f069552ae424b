type-melee = Wręcz
type-ranged = Dystans
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
melee = atak wręcz o sile { $n }
ranged = atak dystansowy o sile { $n }
box = efekt specjalny
flips = odwraca się
front = z przodu
behind = z tyłu
knocked-out = Powalenie
hand = Ręka { $n } z { $most }
deck = Talia { $n }
discard = Odrzucone { $n }
played = Karty tej akcji
upgrades = Rozwinięcia do wzięcia
upgrades-left = Pozostałe karty Rozwinięć: { $n }
activated = aktywowana jako { $n }.
empty-column = Nikogo tu nie ma
next-attack = Następny atak +{ $n }
next-defense = Następna obrona +{ $n }
freya-token = Żeton Frei: { $n }
back-side = rewers
attack-set = Składany atak
defense-set = Składana obrona
strength = Siła { $n }
defense = Obrona { $n }
choose-icon = Wybierz kartę ciosu
tap-icon = Dotknij karty na ręce
tap-defense = Jeszcze bez obrony
comes-through = { $n ->
    [0] nic się nie przebije
    [one] przebije się { $n } obrażenie
    [few] przebiją się { $n } obrażenia
   *[other] przebije się { $n } obrażeń
}
deals = { $n ->
    [0] bez obrażeń
    [one] zada { $n } obrażenie
    [few] zada { $n } obrażenia
   *[other] zada { $n } obrażeń
}
deals-between = zada od { $least } do { $most } obrażeń, zależnie od kości
breaks-armor = przebija pancerz ({ $n })
holds-armor = za słabo na pancerz ({ $n })
step-warded = { $hero } bez obrażeń
step-recovers = otrząsa się z ogłuszenia
step-down = { $hero }: powalenie
step-pushed = { $hero }: przesunięcie
step-card = zła karta
nothing-activated = żadna karta nie ma tej runy
take = weź kartę:
remove = usuń kartę:
claim = zażądaj karty:
won = Bohaterowie zwyciężyli
lost = Bohaterowie przegrali
quests-done = Ukończone zadania: { $done } z { $goal }
goal = Cel
reaches = kolumny { $columns }
reaches-far = najdalsza zajęta kolumna
step-nothing = nikogo nie sięga
medium = medium
call = Poproś o pomoc: { $name }
