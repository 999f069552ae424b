# Dlaczego serwer czegoś odmawia.

no-bad-json = To nie jest JSON.
no-bad-request = Żądanie jest błędne w miejscu { $where }: { $detail }.
no-bad-options = Opcje są błędne: { $detail }.
no-bad-saga = Nie można odczytać sagi: { $detail }.
no-bad-seats = Gra { $game } wymaga od { $least } do { $most } miejsc, a nie { $given }.
no-bad-position = Nie ma pozycji { $given }; można wybrać od { $first } do { $last }.
no-bad-level = Nie ma bota na poziomie { $given }; są: { $levels }.
no-bad-character = Ta gra nie ma postaci { $given }; są: { $characters }.
no-bad-webhook = Nie można użyć tego adresu powiadomień: { $detail }.
no-bad-invitation = To zaproszenie jest nieważne albo wygasło. Poproś gospodarza o nowy link.
no-bad-carry = Ten link został już użyty albo wygasł. Utwórz nowy na drugim urządzeniu.
no-carry-replaces = To urządzenie ma już własne miejsca przy stołach. Jeśli przejdziesz dalej, straci je.
no-wrong-phrase = Nikt nie ma takiej frazy odzyskiwania. Sprawdź słowa; nowsza fraza unieważnia starsze.
no-unknown-passkey = Sala nie zna (już) tego klucza dostępu.
no-bad-passkey = Tego klucza dostępu nie można przyjąć: { $detail }.
no-passkeys-many = Masz już tyle kluczy dostępu: { $most }. Najpierw usuń któryś z nich.
no-passkey-place = Klucze dostępu wymagają nazwy: pod samym adresem { $name } nie działają. Na tym komputerze otwórz http://localhost, gdzie indziej adres sali z https.
no-not-sure = Potwierdź, że na pewno tego chcesz.
no-bad-channel = Tego adresu nie można użyć do powiadomień: { $detail }.
no-bad-push = Tej przeglądarki nie można powiadamiać: { $detail }.
no-no-channel = Wiadomość nie wyszła: { $detail }.
no-banned = Gospodarz sali nie wpuszcza cię do środka.
no-not-hall-host = Może to zrobić tylko gospodarz sali.
no-bad-grant = Ten link był już użyty albo wygasł. Nowy wypisze polecenie `meadhall hall host`.
no-no-such-person = Nie ma takiej osoby.
no-not-yourself = Nie możesz zamknąć sali przed sobą.
no-no-metrics = Liczby dostaje tylko ten komputer albo ten, kto poda klucz dostępu.
no-hall-locked = Ta sala jest zamknięta hasłem.
no-wrong-password = To nie jest hasło tej sali.
no-wrong-origin = Żądania z innych stron są odrzucane.
no-wrong-host = Ten serwer nie nazywa się { $host }.
no-not-found = Tu niczego nie ma.
no-not-allowed = Tego nie można tu zrobić.
no-no-such-table = Nie ma takiego stołu.
no-no-such-game = Nie ma gry { $game }; są: { $games }.
no-no-such-aid = Gra { $game } nie ma ściągi.
no-no-such-text = Nie ma tekstów { $name } w tym języku.
no-no-such-seat = Przy tym stole nie ma miejsca { $seat }.
no-no-seat-of-mine = Przynajmniej jedno miejsce musi być twoje.
no-no-spectators = Przy tym stole nie ma miejsca dla widzów.
no-not-your-seat = To nie jest twoje miejsce.
no-no-name = Najpierw wybierz imię; potem możesz rozmawiać.
no-still-here = Bot może zająć to miejsce, gdy gracza nie ma od { $minutes } minut albo gdy chcą tego wszyscy pozostali przy stole.
no-not-debugged = Tego stołu nie można oglądać od środka: sala tego nie robi, przy stole siedzi ktoś jeszcze albo gra się skończyła.
no-not-host = Może to zrobić tylko gospodarz stołu.
no-table-full = Wszystkie miejsca przy tym stole są zajęte.
no-already-seated = Siedzisz już przy tym stole.
no-seat-taken = To miejsce jest zajęte.
no-seat-not-person = Na tym miejscu nie siedział nikt, komu można by je oddać.
no-seat-resigned = Kto się poddał, nie wraca do tej gry.
no-game-running = Gra jeszcze się nie skończyła.
no-game-over = Gra się skończyła; o nic już nie pytamy.
no-table-broken = Tej gry nie da się kontynuować: wpis { $number } w jej dzienniku jest uszkodzony albo nie pasuje już do zasad.
no-table-closed = Gospodarz sali zamknął ten stół.
no-table-stopped = Tę grę rozpoczęto na zasadach { $before }; według zasad { $after } stan gry jest inny. Gra czeka, aż gracze zgodzą się ją kontynuować.
no-not-stopped = Przy tym stole nikt nie pyta o zmianę zasad.
no-grace = Gospodarz może zdecydować za pozostałych { $hours ->
        [0] od razu po zatrzymaniu gry
        [one] po upływie godziny od zatrzymania gry
        [few] po upływie { $hours } godzin od zatrzymania gry
        [many] po upływie { $hours } godzin od zatrzymania gry
       *[other] po upływie { $hours } godziny od zatrzymania gry
    }.
no-older-rules = Tę grę rozegrano na zasadach { $version }; można ją oglądać, ale nie można jej wznowić.
no-no-trial-here = Ten stół pokazuje tylko koszty opcji, więc niczego nie da się wypróbować.
no-no-trial-now = Teraz nie da się tu niczego wypróbować.
no-trial-no-saga = Świat, który się tylko wypróbowuje, nie ma sagi.
no-not-solo = Przy tym stole siedzą też inni; to ujawniłoby rzeczy ukryte, więc musi poczekać do końca gry.
no-review-of-old-rules = Tę grę rozegrano według zasad { $version }, których tu już nie ma; można ją odtworzyć, ale nie ocenić.
no-seed-sealed = Klucz losowań pokazujemy po zakończeniu gry.
no-seed-unknown = Tę grę wczytano bez klucza losowań, więc nie da się ich sprawdzić.
no-stale-answer = To odpowiedź na decyzję { $given }, a teraz otwarta jest decyzja { $open }. Nic się nie zmieniło.
no-not-asked = Gracz { $seat } nie jest teraz o nic pytany.
no-not-an-option = To nie jest odpowiedź na to pytanie.
no-not-a-set = Na to pytanie wybiera się tylko jedną odpowiedź.
no-old-page = Ta strona jest starsza niż serwer. Odśwież ją.
no-bot-plays = Na tym miejscu gra teraz bot.
no-request-open = Ktoś już poprosił o cofnięcie.
no-no-request = Nikt nie prosił o cofnięcie.
no-not-asked-to-agree = Twoja zgoda nie jest potrzebna albo już jej udzielono.
no-nothing-to-take-back = To miejsce nie podjęło jeszcze decyzji, którą można by cofnąć.
no-nobody-to-ask = Nie ma kogo pytać; gospodarz może po prostu cofnąć grę.
no-no-lesson-here = Na tym miejscu nie trwa nauka.
no-others-must-agree = Przy tym stole siedzą też inni; muszą wyrazić zgodę.
no-too-large = Wiadomość jest za duża; czytamy najwyżej { $limit } bajtów.
no-too-slow = Żądanie napływało zbyt długo.
no-too-fast = Za dużo wiadomości w krótkim czasie. Poczekaj chwilę.
no-busy = Przy stole panuje tłok. Spróbuj jeszcze raz.
no-storage = Nie udało się zapisać odpowiedzi. Nic się nie zmieniło; spróbuj jeszcze raz.
no-rules-broke = Zasady zawiodły przy tej odpowiedzi. Nic się nie zmieniło, a zgłoszenie zostało zapisane.
no-server-error = Serwer zawiódł przy tym żądaniu. Zapisano to w dzienniku.

# Co mówi sprawdzenie losowań. Losowanie to i tasowanie, i rzut kością.

no-shuffles-promised = Klucz losowań zgadza się z pieczęcią z początku gry. Same losowania da się sprawdzić tylko na zasadach { $version }.
no-shuffles-true = { $throws ->
        [one] Jedyne losowanie zgadza się z kluczem zapieczętowanym na początku gry.
        [few] Wszystkie { $throws } losowania zgadzają się z kluczem zapieczętowanym na początku gry.
        [many] Wszystkie { $throws } losowań zgadza się z kluczem zapieczętowanym na początku gry.
       *[other] Wszystkie { $throws } losowania zgadzają się z kluczem zapieczętowanym na początku gry.
    }

# Stół przekazany jako plik lub odnośnik (na stronie bez serwera).

no-bad-horn = To nie jest przekazany stół albo brakuje jego części. Poproś o niego jeszcze raz.
no-horn-older = Na tym urządzeniu jest więcej tej gry, niż przekazano. Nic się nie zmieniło.
no-horn-differs = Ta gra potoczyła się inaczej na tym urządzeniu, a inaczej gdzie indziej. Nie przyjęto tego, co przekazano; nic się nie zmieniło.
