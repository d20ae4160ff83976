## The first screen and the form before a game

motto = One search, many boards.
play = Play
play-chess = Play chess
all-games = All games
continue-game = { $moves ->
    [one] Continue: { $game }, { $moves } move
   *[other] Continue: { $game }, { $moves } moves
}
setup-both = Two people at one board, { $clock }
setup-watch = Two computers, and you watch
setup-computer = You against the computer: { $level }, { $clock }
clock-none = no clock
clock-none-title = No clock
clock-choice = { $minutes } min + { $seconds } s per move
clock-each-move = { $seconds } s for each move
clock = Clock
you-play = You play
random = Random
seat-both = Both
seat-watch = Watch
seat-random-note = A coin decides which side is yours.
seat-both-note = Two people at one board.
seat-watch-note = Computer against computer, move by move or running.
opponent = Opponent
partner = Partner
partner-nobody = Nobody
partner-board = Partner’s board
partner-note = When it is your turn, you may let your partner move on board { $board } instead.
machine-room = Machine room
begin-with-position = Begin with a position
position-as-text = Position as text (FEN)
set-up = Set up
strength = Strength
strength-by = Strength by
depth = Depth
time = Time
elo = Elo
algorithm = Algorithm
evaluation = Evaluation
start-position = Position no. { $number }
shuffle-again = Shuffle again
ponder = Thinks on your time
drop-plies = Drops
drop-plies-all = at every ply
drop-plies-first = { $plies ->
    [one] in the first ply of the search
   *[other] in the first { $plies } plies of the search
}
external-time = Time for each board
external-time-default = one ply deep
