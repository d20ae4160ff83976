## Ploče

boards = Ploče
board = Ploča
board-name = Ploča { $name }
board-of = Ploča: { $game }
moved-last = zadnji potez
promote-to = Pretvori u
square-empty = prazno
square-in-check = u šahu
square-last-move = posljednji potez
square-target = može ovamo
square-can-move = može se pomaknuti
reserve = { $color ->
    [white] Pričuva Bijelog
   *[black] Pričuva Crnog
}
checks-to-go = { $count ->
    [one] još { $count } šah
    [few] još { $count } šaha
   *[other] još { $count } šahova
}
time-left = Preostalo vrijeme
