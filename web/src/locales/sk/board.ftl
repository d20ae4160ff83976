## Šachovnice

boards = Šachovnice
board = Šachovnica
board-name = Šachovnica { $name }
board-of = Šachovnica: { $game }
moved-last = posledný ťah
promote-to = Premeniť na
square-empty = prázdne
square-in-check = v šachu
square-last-move = posledný ťah
square-target = môže sem
square-can-move = môže ťahať
reserve = { $color ->
    [white] Záloha Bieleho
   *[black] Záloha Čierneho
}
checks-to-go = { $count ->
    [one] ešte { $count } šach
    [few] ešte { $count } šachy
    [many] ešte { $count } šachu
   *[other] ešte { $count } šachov
}
time-left = Zostávajúci čas
