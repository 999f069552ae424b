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
gifts-hint = Wybierz kartę; pozostałe dostanie gracz po lewej.
battle = Bitwa o Prowincję { $province }
pillages = plądruje
part-figures = Figurki
part-cards = Karty
cards-down = wybrana
choosing = wybiera…
win-brings = Za wygraną: { $gain }
axes-glory = Chwała +{ $glory }
slot-leader = Jarl
slot-warrior = Wojownicy
slot-ship = Drakkar
slot-monster = Potwór
slot-clan = Klan
cost = Koszt w Punktach Szału: { $cost }, masz { $rage }
free = Nic nie kosztuje
winner = zwycięzca

## First game

learn-1 = Witaj w Blood Rage! Nadchodzi Ragnarök, a wygra Klan z największą liczbą Punktów Chwały. Wybierz Klan, a potem Dary Bogów: zatrzymaj kartę (w grze dwuosobowej dwie), resztę dostanie przeciwnik. Czerwone to Karty Bitwy, zielone Karty Wyprawy, a niebieskie, fioletowe i brązowe to Karty Rozwinięcia. Przytrzymaj kartę, aby przeczytać ją w powiększeniu.
learn-2 = Wybieraj dalej, aż będziesz mieć sześć kart. Na pierwszą grę weź jedną lub dwie mocne Karty Bitwy, Wyprawę do Regionu, który ci odpowiada, i Potwora.
learn-3 = Teraz Faza Akcji. Akcje kosztują Punkty Szału: płomień na twojej Planszy Klanu. Bez Szału czekasz do następnej Epoki. Zacznij od Najazdu: Jarl najeżdża za darmo.
learn-4 = Świecące miejsca można wybrać. Kliknij przygaszone, a dowiesz się, dlaczego nie, wraz z zasadą. Wybierz Prowincję z dobrą nagrodą: okrągły Żeton Plądrowania pokazuje, co daje splądrowanie.
learn-5 = Sprowadź więcej figurek albo zagraj Rozwinięcie z ręki. Wskaż Prowincję lub ją przytrzymaj, a zobaczysz Siłę każdego Klanu.
learn-6 = Plądruj tam, gdzie masz przewagę. Inni mogą przesunąć figurki z sąsiednich Prowincji (Wsparcie); potem każdy w bitwie zagrywa jedną zakrytą kartę i wszystkie odkrywa się naraz. Wygrywa największa Siła; figurki przegranych trafiają do Walhalli, a przegrani biorą swoje karty z powrotem.
learn-7 = Dopóki masz Szał, wyrusz na Wyprawę: nic nie kosztuje, a na końcu Epoki da Punkty Chwały, jeśli spełnisz jej wymagania.
learn-8 = Na końcu Epoki Prowincja z Żetonem Zagłady zostaje zniszczona. Zniszczone w niej figurki też przynoszą Punkty Chwały! Potem wszystkie figurki wracają z Walhalli i zaczyna się nowa Epoka z nowymi Darami Bogów. Znasz już grę: graj dalej.
figures-count = figurki
cards-count = karty
gifts-hint-two = Wybierz kartę, potem drugą; pozostałe dostanie przeciwnik.
gifts-open = { $count ->
    [one] { $count } karta do wyboru
    [few] { $count } karty do wyboru
    [many] { $count } kart do wyboru
   *[other] { $count } karty do wyboru
  }
see-board = Zobacz Planszę
unopposed-brings = Nikt się nie sprzeciwia: { $gain }
tied = remis
lost = przegrywa
tied-why = Remis przy najwyższej Sile: nikt nie wygrywa, figurki wszystkich zostają zniszczone.
next-to = Sąsiaduje z: { $places }
realms = Regiony
legend-head = Poziom legendy: Chwała na koniec gry
legend-step = pole { $step } (wartość { $value })
quest-met-now = teraz spełniona
quest-not-met = jeszcze niespełniona
