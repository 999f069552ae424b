age = Epoka { $age }
glory = Chwała
rage = Szał
rage-left = { $rage } Szału
strength = Siła
strength-here = Siła klanów
nobody = Nikogo tu nie ma.
villages = { $free ->
    [one] { $free } wolna wioska z { $all }
    [few] { $free } wolne wioski z { $all }
    [many] { $free } wolnych wiosek z { $all }
   *[other] { $free } wolnej wioski z { $all }
  }
unlimited = Miejsce dla wszystkich
destroyed = Zniszczona przez Ragnarök
doomed = Zagłada: zginie na końcu tej Epoki
pillaged = Splądrowana w tej Epoce
reward = Nagroda: { $token }
reserve = Rezerwa
valhalla = Walhalla
upgrades = Rozwinięcia
quests = Wyprawy
figures = Figurki na planszy
hand = Karty na ręce
first = Pierwszy gracz
passed = spasował
doom-of = Epoka { $age }: ginie { $province }, { $glory } Chwały za każdą poległą figurkę
phase-gods_gifts = Dary bogów
phase-action = Akcje
phase-discard = Odrzucanie kart
phase-quest = Wyprawy
phase-ragnarok = Ragnarök
phase-release_valhalla = Powrót z Walhalli
course = Chwała klanów od początku do końca gry
from-battle = Bitwy
from-pillage = Plądrowanie
from-quest = Wyprawy
from-ragnarok = Ragnarök
from-release = Walhalla
from-legend = Legenda
from-card = Karty
gods-gifts = Dary bogów
gifts-hint = Wybierz kartę; reszta idzie w lewo.
battle = Bitwa o Prowincję { $province }
pillages = plądruje
cards-down = wybrana
choosing = wybiera…
win-brings = Za wygraną: { $gain }
axes-glory = +{ $glory } Chwały
slot-leader = Jarl
slot-warrior = Wojownicy
slot-ship = Drakkar
slot-monster = Potwór
slot-clan = Klan
cost = Koszt w Szale: { $cost }, masz { $rage }
free = Nic nie kosztuje
winner = zwycięzca

## First game

learn-1 = Witaj w Blood Rage! Nadchodzi Ragnarök, a wygra klan z największą Chwałą. Najpierw bogowie ślą dary: wybierz kartę, resztę dostanie sąsiad. Czerwone karty walczą, zielone to Wyprawy, ciemne wzmacniają twój klan. Przytrzymaj kartę, aby przeczytać ją w powiększeniu.
learn-2 = Wybieraj dalej, aż będziesz mieć sześć kart. Na pierwszą grę weź jedną lub dwie mocne czerwone karty, Wyprawę do krainy, która ci się podoba, i potwora.
learn-3 = Teraz działasz. Akcje kosztują Szał: płomień na twojej planszy klanu. Bez Szału czekasz do następnej Epoki. Zacznij od Najazdu: Jarl przybywa za darmo.
learn-4 = Świecące miejsca można wybrać. Kliknij przygaszone, a dowiesz się, dlaczego nie, wraz z zasadą. Wybierz krainę z dobrą nagrodą: okrągły żeton pokazuje, co daje splądrowanie.
learn-5 = Sprowadź więcej figurek albo zagraj Rozwinięcie z ręki. Najedź na krainę lub ją przytrzymaj, a zobaczysz siłę każdego klanu.
learn-6 = Plądruj tam, gdzie masz przewagę. Inni mogą przysłać wsparcie z sąsiednich krain; potem każdy w bitwie zagrywa jedną zakrytą kartę i wszystkie odkrywa się naraz. Wygrywa najwyższa suma; przegrani idą do Walhalli i odzyskują swoje karty.
learn-7 = Dopóki masz Szał, podejmij Wyprawę: nic nie kosztuje, a na końcu Epoki da Chwałę, jeśli spełnisz jej warunek.
learn-8 = Na końcu Epoki ginie kraina z Żetonem Zagłady. Polegli w niej też przynoszą Chwałę! Potem wszyscy polegli wracają i zaczyna się nowa Epoka z nowymi darami. Znasz już grę: graj dalej.
