# Własne strony gracza: wyniki, historia, logowanie, powiadomienia, dane; i ściana sag.

me = Ty w tej sali
unnamed = bez imienia

record = Twoje wyniki
record-none = Nie masz jeszcze ukończonych gier. Tu znajdziesz wyniki, rankingi i rywali.
played = { $count ->
    [one] { $count } gra
    [few] { $count } gry
    [many] { $count } gier
   *[other] { $count } gry
  }
won = { $count ->
    [one] { $count } wygrana
    [few] { $count } wygrane
    [many] { $count } wygranych
   *[other] { $count } wygranej
  }
rating = Ranking
rating-none = Jeszcze bez rankingu: liczą się gry z innymi ludźmi, rozegrane do końca.
rank = { $rank }. miejsce w sali, na { $rated }
rating-games = { $count ->
    [one] po { $count } grze
    [few] po { $count } grach
    [many] po { $count } grach
   *[other] po { $count } gry
  }
rating-young = jeszcze niepewny
favourites = Najczęściej grasz
rivals = Z kim się mierzysz
rivals-hint = Kto kogo wyprzedził w grach przeciwko sobie.
rival = Gracz
rival-games = Gry
rival-ahead = Ty wyżej
rival-behind = Rywal wyżej

history = Twoje ukończone gry
history-none = Nie masz jeszcze ukończonej gry.
more = Pokaż więcej
all-games = Wszystkie gry
place = { $place }.
together-won = wspólna wygrana
together-lost = wspólna porażka
bot = bot
counts-rated = liczy się do rankingu
counts-bots = poza rankingiem: grały boty
counts-alone = poza rankingiem: jedna osoba grała na wszystkich miejscach
counts-left = poza rankingiem: ktoś odszedł albo pomógł bot
counts-together = poza rankingiem: graliście razem
counts-fork = poza rankingiem: ciąg dalszy innej gry
counts-seen = poza rankingiem: ktoś widział to, co ukryte
counts-rewound = poza rankingiem: gra została cofnięta
gone = Tego stołu już nie ma.
hang = Powieś na ścianie
unhang = Zdejmij ze ściany
answers = { $count ->
    [one] { $count } decyzja
    [few] { $count } decyzje
    [many] { $count } decyzji
   *[other] { $count } decyzji
  }

wall = Ściana sag
wall-hint = Ukończone gry, które gospodarze stołów pokazują wszystkim w sali.
wall-none = Jeszcze nic tu nie wisi. Gospodarz ukończonego stołu może go tu powiesić: „{ history }”.
wall-new = Najnowsze
wall-high = Najwyższy wynik
wall-close = Najbardziej wyrównane
wall-long = Najdłuższe
look = Obejrzyj

ways = Na innym urządzeniu
ways-hint = Konto nie jest potrzebne. Jeśli chcesz być tą samą osobą na telefonie albo gdy ta przeglądarka straci pamięć, wybierz jeden ze sposobów.
devices = { $count ->
    [one] Jesteś na { $count } urządzeniu.
    [few] Jesteś na { $count } urządzeniach.
    [many] Jesteś na { $count } urządzeniach.
   *[other] Jesteś na { $count } urządzenia.
  }
phrase = Fraza odzyskiwania
phrase-make = Utwórz frazę odzyskiwania
phrase-new = Utwórz nową frazę
phrase-has = Masz już frazę. Jeśli przepadła, utwórz nową: stara przestanie działać.
phrase-once = Zapisz te sześć słów. Widać je tylko teraz, a kto je ma, jest tobą.
phrase-copy = Kopiuj
phrase-copied = Skopiowano
phrase-enter = Mam frazę odzyskiwania
phrase-words = Twoje sześć słów
passkeys = Klucze dostępu
passkeys-hint = Klucz zostaje w urządzeniu, a ono pyta o palec, twarz albo PIN.
passkey-make = Utwórz klucz na tym urządzeniu
passkey-enter = Zaloguj się kluczem dostępu
passkey-made = Utworzono { $when }
passkey-drop = Usuń
passkey-none = Klucze dostępu wymagają https albo adresu localhost na tym komputerze. Tutaj pomoże fraza odzyskiwania.
passkey-failed = Przeglądarka nie utworzyła klucza. Być może anulowano.
replace = To urządzenie ma już własne miejsca przy stołach. Jeśli przejdziesz dalej, straci je.
replace-go = Mimo to dalej
enter = Zaloguj się

word = Gdy cię nie ma
word-hint = Jedna wiadomość, gdy czeka na ciebie decyzja: wspólna dla wszystkich stołów, i żadnej, gdy masz stół przed sobą.
word-channel = Dokąd wysyłać (adres w zapisie Apprise)
word-schemes = Dostępne tutaj: { $schemes }
word-save = Zapisz
word-saved = Zapisano.
word-none = Nic już nie będzie wysyłane.
word-try = Wypróbuj
word-sent = Wiadomość wysłana.
word-nowhere = Do nikogo nie dotarła.
push-begin = Powiadamiaj tę przeglądarkę, także zamkniętą
push-stop = Nie powiadamiaj już tej przeglądarki
push-none = Przeglądarkę można powiadamiać tylko przez https albo pod adresem localhost.
push-refused = Przeglądarka lub jej usługa powiadomień odmówiła.

data = Twoje dane
data-hint = Wszystko, co sala o tobie wie, w jednym pliku. Są w nim odnośniki do sag twoich stołów.
data-get = Pobierz moje dane
erase = Odejdź na zawsze
erase-hint = Znikną twoje imię, słowa, notatki, wyniki i klucze, a z nimi stoły, przy których nie ma nikogo innego. Gry dzielone z innymi zachowają ruchy pod neutralnym imieniem; w trwających zagra bot. Tego nie da się cofnąć.
erase-sure = Na pewno: zapomnijcie o mnie
erase-no = Zostaję
erased = Sala cię nie pamięta.
