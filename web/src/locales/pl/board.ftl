## Szachownice

boards = Szachownice
board = Szachownica
board-name = Szachownica { $name }
board-of = Szachownica: { $game }
moved-last = ostatni ruch
promote-to = Promuj na
square-empty = puste
square-in-check = w szachu
square-last-move = ostatni ruch
square-target = może tu pójść
square-can-move = może się ruszyć
reserve = { $color ->
    [white] Zapas białych
   *[black] Zapas czarnych
}
checks-to-go = { $count ->
    [one] jeszcze { $count } szach
    [few] jeszcze { $count } szachy
    [many] jeszcze { $count } szachów
   *[other] jeszcze { $count } szacha
}
time-left = Pozostały czas
