age = Epoka { $age }
actions = Akcje i ich koszt
glory = Chwała
glory-track = Tor Chwały
rage = Szał
rage-left = Punkty Szału: { $rage }
strength = Siła
strength-here = Siła Klanów
nobody = Nikogo tu nie ma.
villages = { $free ->
    [one] { $free } wolna Wioska z { $all }
    [few] { $free } wolne Wioski z { $all }
    [many] { $free } wolnych Wiosek z { $all }
   *[other] { $free } wolnej Wioski z { $all }
  }
unlimited = Miejsce dla wszystkich
destroyed = Zniszczona
doomed = Żeton Zagłady: zostanie zniszczona na końcu tej Epoki
pillaged = Splądrowana w tej Epoce
reward = Nagroda: { $token }
reserve = Rezerwa
valhalla = Walhalla
upgrades = Rozwinięcia
quests = Wyprawy
figures = Figurki na Planszy
hand = Karty na ręce
first = Pierwszy gracz
passed = spasował
doom-of = Epoka { $age }: zniszczona zostanie Prowincja { $province }, Punkty Chwały za każdą figurkę zniszczoną przez Ragnarök: { $glory }
phase-gods_gifts = Dary Bogów
phase-action = Akcje
phase-discard = Odrzucanie Kart
phase-quest = Wyprawy
phase-ragnarok = Ragnarök
phase-release_valhalla = Powrót z Walhalli
course = Punkty Chwały Klanów od początku do końca gry
from-battle = Bitwy
from-pillage = Plądrowanie
from-quest = Wyprawy
from-ragnarok = Ragnarök
from-release = Walhalla
from-legend = Poziom legendy
from-card = Karty
gods-gifts = Dary Bogów
gifts-hint = Wybierz kartę; pozostałe dostanie { $name } (po lewej).
gifts-hint-last = Ostatni wybór: pozostałe karty zostaną odrzucone.
pillage = Plądrowanie: { $province }
battle = Bitwa o Prowincję { $province }
pillages = plądruje
part-figures = Figurki
part-cards = Karty
cards-down = wybrana
choosing = wybiera…
no-card = bez karty
win-brings = Za wygraną: { $gain }
axes-glory = Chwała +{ $glory }
slot-leader = Jarl
slot-warrior = Wojownicy
slot-ship = Drakkar
slot-monster = Potwór
slot-clan = Klan
strength-now = Siła teraz: { $strength }
cost = Koszt w Punktach Szału: { $cost }, masz { $rage }
click-fjord = Kliknij Fiord, na który ma wypłynąć
click-province = Kliknij Prowincję, którą ma najechać
free = Nic nie kosztuje
winner = zwycięzca

## First game

figures-count = figurki
cards-count = karty
gifts-hint-two = Wybierz kartę, potem drugą; pozostałe dostanie { $name }.
gifts-open = { $count ->
    [one] { $count } karta do wyboru
    [few] { $count } karty do wyboru
    [many] { $count } kart do wyboru
   *[other] { $count } karty do wyboru
  }
see-board = Zobacz Planszę
unopposed-brings = Nikt się nie sprzeciwia: { $gain }
swept = Straż Heimdalla ({ $name }): odkryte karty przepadły, wszyscy wybierają nowe.
tied = remis
lost = przegrywa
tied-why = Remis przy najwyższej Sile: nikt nie wygrywa, figurki wszystkich zostają zniszczone.
next-to = Sąsiaduje z: { $places }
realms = Regiony
at-the-end = na koniec
step = pole { $step }
legend-head = Poziom legendy: Chwała na koniec gry
legend-step = pole { $step } (wartość { $value })
quest-met-now = teraz spełniona
quest-not-met = jeszcze niespełniona
fell = { $by } niszczy: { $figures }
came-glory = Chwała { $gains }
