## Boards

boards = Boards
board = Board
board-name = Board { $name }
board-of = { $game } board
moved-last = moved last
promote-to = Promote to
square-empty = empty
square-in-check = in check
square-last-move = last move
square-target = can go here
square-can-move = can move
reserve = { $color ->
    [white] White’s reserve
   *[black] Black’s reserve
}
checks-to-go = { $count ->
    [one] { $count } check to go
   *[other] { $count } checks to go
}
time-left = Time left
