# Słowa raportów laboratorium.

balance-played = Rozegranych partii: { $games }; { $game }, zasady { $rules }, miejsc: { $seats }, boty { $bots }, ziarno { $seed }{ $options ->
        [none] {""}
       *[other] , opcje { $options }
    }; { $date }.
balance-base = Dowolne miejsce wygrywa { $share } swoich partii; wspólne zwycięstwo liczy się każdemu ze zwycięzców. Karta jest oznaczona, gdy przedział jej odsetka zwycięstw, poszerzony ze względu na jednoczesne badanie wielu kart ({ $cards }), nie obejmuje tej wartości.
balance-caution = Karta wybierana późno albo przez tego, kto i tak prowadzi, wygrywa częściej, choć nie jest tego przyczyną; porównuj karty, które odpowiadają na to samo pytanie w tym samym czasie.
balance-too-few = Żadnej karty nie wybrano { $least } razy. Rozegraj więcej partii albo podaj mniejszą liczbę przez --least.
balance-head = | karta | wybrana | zwycięstwa | 95 % | wynik | |
balance-strong = mocna
balance-weak = słaba
balance-range = od { $low } do { $high }
