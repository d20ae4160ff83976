## Training

exercise-hint = The piece to move is marked.
exercise-judging = Checking { $move } …
exercise-right = { $move } is right!
exercise-also-good = { $move } is just as good!
exercise-wrong = { $move } is not good enough.
exercise-refutation = The answer is
exercise-solution = { $move } is best.
exercise-give-hint = Hint
exercise-show = Show solution
exercise-skip = Skip
puzzle = Puzzle
puzzles = Puzzles
puzzle-removed = The puzzle is removed.
train-prompt = One move is clearly best. Find it.
train-due = due today
train-total = puzzles
train-rate = solved at the first attempt
train-any-game = All games
train-from = From: { $title }
train-again-today = It comes again today.
train-again = { $count ->
    [one] It comes again in { $count } day.
   *[other] It comes again in { $count } days.
}
train-remove = Remove
train-none = There are no puzzles yet. Open one of your games and run a report: positions in which one move is clearly best are collected here.
train-to-games = To your games
train-done = Nothing more is due today. Well done!
train-ahead = Train ahead
