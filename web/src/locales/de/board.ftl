## Bretter

boards = Bretter
board = Brett
board-name = Brett { $name }
board-of = Brett: { $game }
moved-last = zuletzt gezogen
promote-to = Umwandeln in
square-empty = leer
square-in-check = im Schach
square-last-move = letzter Zug
square-target = kann hierher ziehen
square-can-move = kann ziehen
reserve = { $color ->
    [white] Reserve von Weiß
   *[black] Reserve von Schwarz
}
checks-to-go = { $count ->
    [one] noch { $count } Schach
   *[other] noch { $count } Schachs
}
time-left = Restzeit
