# Słowa raportów laboratorium.

balance-played = Rozegranych gier: { $games }; { $game }, zasady { $rules }, Meadhall { $version }, miejsc: { $seats }, boty { $bots }, klucz losowań { $seed }{ $options ->
        [none] {""}
       *[other] , opcje { $options }
    }; { $date }.
balance-base = Dowolne miejsce wygrywa { $share } swoich gier; wspólne zwycięstwo liczy się każdemu ze zwycięzców. Karta jest oznaczona, gdy przedział jej odsetka zwycięstw, poszerzony ze względu na jednoczesne badanie wielu kart ({ $cards }), nie obejmuje tej wartości.
balance-caution = Karta wybierana późno albo przez tego, kto i tak prowadzi, wygrywa częściej, choć nie jest tego przyczyną; porównuj karty, które odpowiadają na to samo pytanie w tym samym czasie.
balance-too-few = Żadnej karty nie wybrano { $least } razy. Rozegraj więcej gier albo podaj mniejszą liczbę przez --least.
balance-head = | karta | wybrana | zwycięstwa | 95 % | wynik | |
balance-strong = mocna
balance-weak = słaba
balance-range = od { $low } do { $high }

again = Te same gry rozegra polecenie:

plot-wins = zwycięstwa (95 %)
plot-scores = wynik
plot-against = przeciw
plot-strong = za mocna
plot-weak = za słaba
plot-untold = nie da się powiedzieć
plot-base = dowolne miejsce: { $share }
plot-between = (bez pośrednich: { $cards })

sweep-title = { $game }: co zmienia { $path }
sweep-printed = Dane gry mówią: { $path } = { $value } (oznaczone *). Wszystkie wartości rozegrano z tymi samymi kluczami losowań i botami.
sweep-games = gry
sweep-score = wynik
sweep-winner = wynik zwycięzcy
sweep-first = wygrywa pierwsze miejsce
sweep-length = odpowiedzi w grze
sweep-chosen = miejsca, które ją wybrały
sweep-wins = ich zwycięstwa
