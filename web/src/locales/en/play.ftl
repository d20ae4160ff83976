## Playing

resign = Resign
confirm-question = Confirm?
confirm-move = Play { $move }
speed = Speed
speed-fastest = as fast as it goes
speed-delay = { $seconds ->
    [one] a move every { $seconds } second
   *[other] a move every { $seconds } seconds
}
pause = Pause
run = Run
step = Step
take-back = Take back
flip = Flip
new-game = New game
show-me = Hint
partner-move = Let { $name } move
partner-thinking = { $name } is thinking about board { $board } …
partner-sits = Partner: { $name }
offer-draw = Draw
controls = Controls
curves = Curves
show-curves = Show curves
hide-curves = Hide curves
moves-played = Moves played
save-as-csv = Save as CSV
estimate-for = What the search estimates for { SIDE($side) } (the solution knows better)
evaluation-for = Evaluation for { SIDE($side) }
balance-for = { $balance } balance for { SIDE($side) }
nodes-logarithmic = Nodes, logarithmic
no-search-yet = No search yet.
nodes = Nodes
per-second = { $count }/s
score = Score
best-line = Best line
played-by = Played by
count-position = Count this position
count-position-note = How many nodes each algorithm visits at the same depth. Minimax and alpha-beta find the same value; the full search may find another.
stop = Stop
count = Count
xray-position = X-ray this position
counts-caption = { $moves ->
    [one] After { $moves } move, depth { $depth }
   *[other] After { $moves } moves, depth { $depth }
}
changes-next-move = Changes take effect with the next move.
type-move = Type a move
type-move-note = Coordinates or notation, such as e2e4 or Nf3; ? says where everything stands
no-moves-yet = No moves yet.
moves = Moves
earlier-moves = Look at earlier moves
to-start = To the start
back = Back
forward = Forward
to-latest = To the latest move
to-end = To the end
engine = Engine
game = Game
panel = Panel
moves-of-game = Moves of the game
game-heading = { $game }: { $first } against { $second }
looking-back = Looking back at move { $move } of { $moves }
looking-back-start = Looking back at the start
game-over = Game over
looking-for-best = Looking for the best move …
counting = Counting …
waiting-to-think = Waiting for its turn to think …
thinking = Thinking …
thinking-best = Thinking … best so far: { $move }
your-move = Your move
your-move-check = Check. Your move
move-announced = { SIDE($side, form: "start") }: { $move }
rematch = Rematch
hint = { $move } looks best.
that-lost-it = That lost it. { $exact }
draw-accepted = Draw agreed.
draw-declined = The computer plays on.
turning-point = The turning point
turning-words = With { $move } the game turned: { $before } → { $after }.
no-turning-point = No single move decided this game.
try-again-from-here = Try again from here
analyze-from-here = Analyze from here
one-move-any-board = One move per turn, on any board.
low-time = Less than { $seconds } seconds left.
