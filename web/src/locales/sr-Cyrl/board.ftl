## Табле

boards = Табле
board = Табла
board-name = Табла { $name }
board-of = Табла: { $game }
moved-last = последњи потез
promote-to = Претвори у
square-empty = празно
square-in-check = у шаху
square-last-move = последњи потез
square-target = може овамо
square-can-move = може да се помери
reserve = { $color ->
    [white] Резерва Белог
   *[black] Резерва Црног
}
checks-to-go = { $count ->
    [one] још { $count } шах
    [few] још { $count } шаха
   *[other] још { $count } шахова
}
time-left = Преостало време
