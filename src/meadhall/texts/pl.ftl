# Teksty, które nie należą do żadnej z gier.

no-undo-revealed = Od tamtej chwili ujawniono coś ukrytego.
no-undo-chance = Od tamtej chwili rozstrzygnął los.
no-undo-other-seat = Od tamtej chwili zdecydował ktoś inny.
no-undo-nothing = Nie ma czego cofnąć.
no-redo-nothing = Nie ma czego ponowić.

seat-0 = Gracz 1
seat-1 = Gracz 2
seat-2 = Gracz 3
seat-3 = Gracz 4

do-yes = Tak
do-no = Nie
do-pass = Pas
do-done = Gotowe
do-none = Nic

group-card = Karty
no-set-least = Wybierz co najmniej { $least }.
no-set-most = Więcej wybrać nie można: najwyżej { $most }.
no-set-unfinished = Z tym wyborem nie dałoby się wyboru dokończyć.
