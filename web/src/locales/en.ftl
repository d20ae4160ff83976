### The texts of the page. This catalogue is complete: TypeScript knows its messages, and a test compares the others with it.
### A comment with a parameter names one that English does not need and other languages may.

## Sides. A sentence asks for the form that it needs: { SIDE($side, form: "start") }

side-white = White
    .wins = White wins
side-black = Black
    .wins = Black wins
side-sheep = the sheep
    .label = Sheep
    .start = The sheep
    .wins = The sheep win
side-wolf = the wolf
    .label = Wolf
    .start = The wolf
    .wins = The wolf wins
side-first-team = the first team
    .label = First team
    .start = The first team
    .wins = The first team wins
side-second-team = the second team
    .label = Second team
    .start = The second team
    .wins = The second team wins
side-max = Max
    .wins = Max wins
side-min = Min
    .wins = Min wins
side-label = { SIDE($side, form: "label") }

## Places

places = Places
place-play = Play
place-analyze = Analyze
place-xray = X-ray
place-lab = Lab
place-train = Train
place-games = Games
place-settings = Settings
more = More
theme-light = Light
theme-dark = Dark
sounds = Sounds
keys = Keys
reload = Reload
close = Close
cancel = Cancel
try-again = Try again
part-not-loaded = This part of the page could not be loaded.
page-outdated = This page is older than the program.
connection-lost-move-kept = Connection lost. Your move is kept and will be sent.
connection-lost-retrying = Connection lost. Trying again …
connection-was-lost = The connection was lost.
connection-lost-sending = The connection was lost while this was being sent.
no-connection = There is no connection at the moment.
file-refused = The server does not accept this.
another-device = Another device
invite-how = Scan the code with a phone or tablet in the same network, or type this address:
invite-note = It works once, for one browser, until Rookery ends. Whoever comes in that way can play, see the games and import some, but not delete any. What is sent is not encrypted.
invite-again = For one more
qr-code-of = QR code of { $address }
copy = Copy

## Keys

key-back = One move back
key-forward = One move forward
key-start = To the start
key-latest = To the latest move
key-board = To the board: arrows walk, Enter picks up and puts down
key-type = Type a move, such as Nf3 or e2e4
key-flip = Flip the board
key-hint = Show me a good move
key-stop = Stop thinking and move
key-run = Run or pause (computer against computer)
key-step = One step (computer against computer)
key-theme = Dark or light
key-sounds = Sounds on or off
key-list = This list
key-variation-before = The previous variation
key-variation-next = The next variation
key-end-of-line = To the end of the line
key-engine = Engine on or off
key-edit = Edit the position
key-open = Open a position or a game
key-undo = Undo the last change
key-delete = Delete the move and what follows
key-import = Import a file
key-export = Export what is listed
key-undo-delete = Undo the deletion
key-search = Search
key-experiment = Begin the experiment
key-stop-it = Stop it
key-search-forward = One step of the search forward
key-search-back = One step back
key-search-over = Over everything below, to the value of the node
key-search-up = To the node above
key-next-cutoff = To the next cutoff
key-cutoff-before = To the previous cutoff
key-search-start = To the beginning of the search
key-search-end = To the end of the search
key-run-or-pause = Run or pause
key-unfold = Unfold or fold the node

## Games and their parts

game-title = { $game ->
    [chess] Chess
    [chess960] Chess960
    [crazyhouse] Crazyhouse
    [atomic] Atomic
    [horde] Horde
    [kingofthehill] King of the Hill
    [three-check] Three-check
    [antichess] Antichess
    [racingkings] Racing Kings
    [endgame] Endgame
    [pawns-kings] Pawns and kings
    [bughouse] Team bughouse
    [wolf-sheep] Wolf and sheep
   *[other] { $title }
}
game-summary = { $game ->
    [chess] The game itself, with all of its rules.
    [chess960] Chess from one of 960 shuffled back ranks (Fischer random chess).
    [crazyhouse] What you capture is yours, to drop on the board instead of moving.
    [atomic] Captures explode: everything around them goes too, except pawns. Blow up the king.
    [horde] An army of 36 pawns against the pieces: mate the king, or capture the whole horde.
    [kingofthehill] Chess, and a king that reaches the center wins.
    [three-check] Chess, and the third check wins.
    [antichess] Lose all your pieces to win; whoever can capture must.
    [racingkings] Be the first to bring your king to the last rank, without ever giving check.
    [endgame] A king and eight pawns on each side, and all the rules of chess.
    [pawns-kings] Eight pawns and a king that may be taken: no check, no promotion, no en passant.
    [bughouse] Two teams on several boards: what you capture on one you may drop on another.
    [wolf-sheep] Four sheep hem in a wolf. Solved: the sheep always win, if they know how.
   *[other] { $summary }
}
evaluation-title = { $evaluation ->
    [tuned] Tuned
    [simplified] Simplified
    [material] Material
    [distance] Distance
    [attitudes] Attitudes
    [king-attack] King attack
    [king-defence] King defense
    [pawn-promotion] Pawn promotion
    [external] External engine
    [paths] Paths
    [smart] Smart
    [fast] Fast
    [simple] Simple
    [solved] Solved
   *[other] { $title }
}
algorithm-title = { $algorithm ->
    [search] Full search
    [alphabeta] Alpha-beta
    [captures-first] Alpha-beta, captures first
    [minimax] Minimax
   *[other] { $title }
}
algorithm-summary = { $algorithm ->
    [search] Alpha-beta with everything that makes it strong.
    [alphabeta] The textbook algorithm: the same move as minimax, with fewer nodes.
    [minimax] The textbook algorithm that looks at everything.
   *[other] { $summary }
}
balance-title = { $balance ->
    [material] Material
    [mobility] Mobility
    [balance] Balance
   *[other] { $title }
}
measure-title = { $measure ->
    [king-distance] King distance
    [least-king-distance] Least king distance
    [size-of-the-horde] Size of the horde
    [pieces-on-the-board] Pieces on the board
    [rows-to-go] Rows to go
    [measure] Measure
   *[other] { $title }
}
option-title = { $option ->
    [start] Start
    [size] Board
    [boards] Boards
    [sides] Colors of a team
    [repetitions] Draw by repetition
   *[other] { $title }
}
choice-title = { $option ->
    [size] { $value } × { $value }
    [boards] { $value ->
        [one] { $value } board
       *[other] { $value } boards
    }
    [sides] { $value ->
        [same] the same everywhere
       *[alternate] alternating
    }
    [repetitions] { $value ->
        [one] a position once
       *[other] a position { $value } times
    }
   *[other] { $title }
}
choice-start = No. { $start }
choice-wolf-start = Wolf on { $square }, { SIDE($side) } to move
piece = { $piece ->
    [k] king
    [q] queen
    [r] rook
    [b] bishop
    [n] knight
    [s] sheep
    [w] wolf
   *[p] pawn
}
piece-white = { $piece ->
    [k] white king
    [q] white queen
    [r] white rook
    [b] white bishop
    [n] white knight
    [s] sheep
    [w] wolf
   *[p] white pawn
}
piece-black = { $piece ->
    [k] black king
    [q] black queen
    [r] black rook
    [b] black bishop
    [n] black knight
    [s] sheep
    [w] wolf
   *[p] black pawn
}
piece-count = { $piece ->
    [q] { $count ->
        [one] { $count } queen
       *[other] { $count } queens
    }
    [r] { $count ->
        [one] { $count } rook
       *[other] { $count } rooks
    }
    [b] { $count ->
        [one] { $count } bishop
       *[other] { $count } bishops
    }
    [n] { $count ->
        [one] { $count } knight
       *[other] { $count } knights
    }
   *[p] { $count ->
        [one] { $count } pawn
       *[other] { $count } pawns
    }
}
# The letters of king, queen, rook, bishop and knight in moves.
piece-letters = KQRBN

## How games stand and end

turn = { SIDE($side, form: "start") } to move
turn-in-check = { SIDE($side, form: "start") } to move, in check
outcome-win = { $reason ->
    [checkmate] { SIDE($side, form: "wins") } by checkmate.
    [stalemate] { SIDE($side, form: "wins") } by stalemate.
    [goal] { SIDE($side, form: "wins") }: goal reached.
    [king-exploded] { SIDE($side, form: "wins") }: the king is blown up.
    [king-taken] { SIDE($side, form: "wins") }: the king is taken.
    [checks-given] { SIDE($side, form: "wins") }: enough checks given.
    [pieces-lost] { SIDE($side, form: "wins") }: all pieces lost.
    [no-moves] { SIDE($side, form: "wins") }: no move left.
    [resignation] { SIDE($side, form: "wins") } by resignation.
    [time] { SIDE($side, form: "wins") } on time.
    [none] { SIDE($side, form: "wins") }.
   *[other] { $words }
}
outcome-draw = { $reason ->
    [stalemate] Draw by stalemate.
    [repetition] Draw by repetition.
    [fifty-moves] Draw: fifty moves without capture or pawn move.
    [insufficient-material] Draw by insufficient material.
    [agreement] Draw by agreement.
    [goal] Draw: both have reached the goal.
    [none] Draw.
   *[other] { $words }
}
outcome-repeated = { $times ->
    [one] Draw: the position came { $times } time.
   *[other] Draw: the position came { $times } times.
}
exact-win = { $moves ->
    [one] { SIDE($side, form: "wins") } in { $moves } move with best play.
   *[other] { SIDE($side, form: "wins") } in { $moves } moves with best play.
}
exact-win-sometime = { SIDE($side, form: "wins") } with best play.
tables-say = Tablebase: { $what }
exact-draw = With best play it is a draw.
draw = Draw
you = You
computer = Computer
person = Person
perfect-play = Perfect play
level-depth = Depth { $depth }
level-time = { $time } per move
level-elo = Elo { $elo }
level-minimax = Minimax, { $level }
level-alphabeta = Alpha-beta, { $level }
score-win = { $sign }win in { $moves }
score-wins = { SIDE($side, form: "wins") }
score-wins-in = { SIDE($side, form: "wins") } in { $moves }
milliseconds = { $count } ms
seconds = { $count } s
minutes-seconds = { $minutes } min { $seconds } s
megabytes = { $count } MB
just-now = just now
move-count = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}

## Rules

rules = Rules
rules-of = Rules: { $game }
game-rules = { $game ->
    [chess] The king goes one square in any direction; the rook straight, the bishop diagonally, the queen both; the knight jumps two squares straight and one aside.
        Pawns go forward one square, or two from where they began, and take diagonally forward. On the last rank they become another piece.
        A pawn that has just gone two squares may be taken as if it had gone one: en passant.
        Once in a game king and rook may castle, if neither has moved, nothing stands between them and the king crosses no attacked square.
        Whoever attacks the king so that it cannot be saved has won. Without a legal move and without check it is a draw.
    [chess960] The pieces behind the pawns are shuffled, the same for both: bishops on different colors, the king between the rooks.
        Castling leads to the usual squares, wherever king and rook began: move the king onto its rook.
        Everything else is as in chess.
    [crazyhouse] What you capture goes into your reserve and changes its color.
        Instead of moving you may drop a piece from the reserve on any empty square, also with check or mate; pawns not on the first or last rank.
        What was promoted is a pawn again when it is captured.
        Everything else is as in chess.
    [atomic] A capture explodes: the piece that takes, the one that is taken and all around them vanish, except pawns.
        Whoever blows up the enemy king has won. Nobody may blow up their own, and so kings never capture.
        Kings may stand side by side; neither is in check then.
        Everything else is as in chess.
    [horde] White has 36 pawns and no king.
        White wins by checkmate, Black by capturing everything.
        Pawns on the first rank may also go two squares.
        Everything else is as in chess.
    [kingofthehill] A king that reaches one of the four squares in the center, d4, e4, d5 or e5, wins at once.
        Everything else is as in chess, checkmate too.
    [three-check] Whoever gives check for the third time has won.
        Everything else is as in chess, checkmate too.
    [antichess] Whoever can capture must, and may choose how.
        The king is a piece like the others: there is no check and no castling, and a pawn may become a king.
        Whoever has no pieces left, or no move, has won.
    [racingkings] Both begin below, without pawns. The first king on the eighth rank wins.
        If White gets there first, Black may follow with the next move: a draw.
        No move may give check.
    [endgame] Each side has a king and eight pawns where they stand in chess.
        All the rules of chess hold: pawns are promoted, and checkmate wins.
    [pawns-kings] Each side has a king and eight pawns, which move as in chess.
        There is no check: a king may be taken, and that wins.
        There is no promotion, no en passant and no castling. A pawn on the last rank stays there.
        Whoever has no move draws.
    [bughouse] Two teams on several boards. A turn is one move, on any board.
        What a team captures on one board it may drop on another, on any empty square; pawns not on the first or last rank.
        No king of the team may be left in check, on any board.
        A team that is in check and has no move has lost.
   *[wolf-sheep] Everybody moves one square diagonally; the sheep only forward. Nothing is captured.
        The wolf wins when it reaches the first row of the sheep.
        The sheep win when the wolf cannot move. Whoever has no move loses.
}

## Opponents

opponent-name = { $opponent ->
    [fledgling] Fledgling
    [sparrow] Sparrow
    [robin] Robin
    [magpie] Magpie
    [woodpecker] Woodpecker
    [heron] Heron
    [jackdaw] Jackdaw
    [kestrel] Kestrel
    [owl] Owl
    [raven] Raven
    [rookery] Rookery
   *[other] { $name }
}
opponent-summary = { $opponent ->
    [fledgling] Has just learned the moves, and leaves things lying about.
    [sparrow] Brings the queen out early and pecks at whatever it sees.
    [robin] Friendly and quick; sees the next move and often misses the one after.
    [magpie] Cannot pass by anything that can be taken.
    [woodpecker] Pushes its pawns, one after another.
    [heron] Stands still, keeps the king safe and waits for your mistake.
    [jackdaw] Loves knights, and hops to where you least expect it.
    [kestrel] Hovers for a while, then dives at your king.
    [owl] Patient and thorough; overlooks little.
    [raven] Cunning; punishes almost every slip.
    [rookery] The whole colony: everything the program can do.
   *[other] { $summary }
}
opponent-skill = { $skill ->
    [beginner] Beginner
    [easy] Easy
    [medium] Medium
    [hard] Hard
   *[perfect] Perfect
}
opponent-elo = about { $elo }
opponent-strongest = full strength
opponent-choose = Choose an opponent
against-opponent = against { $name }
offer-stronger = That was too easy, three times in a row. Somebody stronger?
offer-weaker = Three lost in a row happens to everybody. Somebody gentler?
offer-play = Play { $name }

## Why something is not done

refusal = { $code ->
    [game-over] The game is over.
    [game-went-on] The game has gone on in the meantime.
    [not-your-turn] It is not your turn.
    [no-such-move] There is no such move here.
    [nothing-to-take-back] There is no move to take back.
    [only-people-resign] Only a person can resign.
    [only-people-offer-draws] Only a person can offer a draw.
    [no-draws] There are no draws in this game.
    [computer-thinking] The computer is thinking about its move.
    [nobody-thinking] Nobody is thinking.
    [nothing-to-count] With this evaluation there is nothing to count.
    [over-in-position] In this position the game is over.
    [no-piece] There is no piece on { $square }.
    [other-side-moves] { SIDE($side, form: "start") } to move.
    [say-promotion] Say what the pawn becomes.
    [castling-is] Castling is written { $move } here.
    [king-would-be-in-check] The king would be in check.
    [king-in-check] The king is in check.
    [pinned] { $piece ->
        [queen] The queen is pinned to its king.
        [rook] The rook is pinned to its king.
        [bishop] The bishop is pinned to its king.
        [knight] The knight is pinned to its king.
       *[pawn] The pawn is pinned to its king.
    }
    [cannot-go-there] { $piece ->
        [king] The king on { $square } cannot go there.
        [queen] The queen on { $square } cannot go there.
        [rook] The rook on { $square } cannot go there.
        [bishop] The bishop on { $square } cannot go there.
        [knight] The knight on { $square } cannot go there.
       *[pawn] The pawn on { $square } cannot go there.
    }
    [not-legal] This move is not legal here.
    [not-in-hand] There is no such piece in hand.
    [cannot-drop-there] It cannot be dropped there.
    [king-on-board-in-check] The king on board { $board } is in check.
    [no-such-game] There is no such game.
    [not-for-playing] This game is not for playing; look at it under Analyze.
    [neither-position-nor-game] This is neither a position nor a game.
    [no-games-in-file] There are no games in this.
    [too-large] This is too large.
    [disk-full] The disk is full.
    [no-longer-here] This is no longer here; please send it again.
    [too-much-under-way] There is too much under way; please try again in a while.
    [too-large-to-solve] This game is too large to be solved.
    [no-threat] There is no threat to show here.
    [no-threat-in-check] In check there is no threat to show, but the check.
    [nothing-to-search] The game is over in this position: there is nothing to search.
    [tree-too-large] This tree is too large even one ply deep.
    [cannot-delete-from-here] From here no games can be deleted: Rookery runs on another machine.
    [cannot-start-from-here] From here no other engines can be started: Rookery runs on another machine.
    [only-looking] From here one can only look into searches.
    [not-the-teacher] Only the teacher can do this, on the machine where Rookery runs.
    [no-class] There is no exercise for a class at the moment.
    [class-closed] No more answers are taken.
    [class-full] The class is full.
    [cannot-stop-from-here] From here no runs can be stopped: Rookery runs on another machine.
    [no-other-machines] There are no other machines.
    [internal] Something went wrong here; please try again.
   *[none] { $reason }
}

## The first screen and the form before a game

motto = One search, many boards.
play = Play
play-chess = Play chess
all-games = All games
continue-game = { $moves ->
    [one] Continue: { $game }, { $moves } move
   *[other] Continue: { $game }, { $moves } moves
}
usual-both = Two people at one board, { $clock }
usual-watch = Two computers, and you watch
usual-computer = You against the computer: { $level }, { $clock }
clock-none = no clock
clock-none-title = No clock
clock-choice = { $minutes } min + { $seconds } s per move
clock = Clock
you-play = You play
random = Random
seat-both = Both
seat-watch = Watch
seat-random-note = A coin decides which side is yours.
seat-both-note = Two people at one board.
seat-watch-note = Computer against computer, move by move or running.
opponent = Opponent
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
game-is-over = The game is over
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

## Analyze

analysis = Analysis
open = Open
edit = Edit
copy-fen = Copy FEN
copy-pgn = Copy PGN
save-pgn = Save PGN
play-on = Play on
report = Report
moves-of-analysis = Moves of the analysis
drop-games-or-positions = Drop a file with games or positions
line-too-long = { $count ->
    [one] Lines of more than { $count } move are too long to look into.
   *[other] Lines of more than { $count } moves are too long to look into.
}
nothing-to-undo = There is nothing to undo.
deleted-press-u = Deleted. Press u to bring it back.
editor-board = Editor board
pieces-of = { $color ->
    [white] White pieces
   *[black] Black pieces
}
castling = Castling
castling-white-short = White short
castling-white-long = White long
castling-black-short = Black short
castling-black-long = Black long
en-passant = En passant
none = none
checks-left = { $color ->
    [white] Checks White has to give
   *[black] Checks Black has to give
}
reserve-of = { $piece ->
    [q] { $color ->
        [white] White queens in reserve
       *[black] Black queens in reserve
    }
    [r] { $color ->
        [white] White rooks in reserve
       *[black] Black rooks in reserve
    }
    [b] { $color ->
        [white] White bishops in reserve
       *[black] Black bishops in reserve
    }
    [n] { $color ->
        [white] White knights in reserve
       *[black] Black knights in reserve
    }
   *[p] { $color ->
        [white] White pawns in reserve
       *[black] Black pawns in reserve
    }
}
position-editor = Position editor
position-playable = This position can be played.
eraser = Eraser
clear = Clear
start = Start
to-move = To move
analyze-position = Analyze this position
no-threat-in-check = In check there is no threat to show, but the check.
engine-off = Off
engine-starting = Starting …
waiting-for-turn = Waiting for its turn …
engine-resting = Depth { $depth }, resting
engine-speed = Depth { $depth }, { $speed } nodes/s
solve-exactly = Solve this board exactly
solving = Solving
number-of-lines = Number of lines
lines = { $count ->
    [one] { $count } line
   *[other] { $count } lines
}
show-threat = Show the threat
threat-facts = What the other side threatens. { $facts }
best-lines = Best lines
win-for = A win for { SIDE($side) }
win-for-in = { $moves ->
    [one] A win for { SIDE($side) } in { $moves } move
   *[other] A win for { SIDE($side) } in { $moves } moves
}
evaluation-equal = Equal
evaluation-better = { $degree ->
    [slightly] Slightly better for { SIDE($side) }
    [better] Better for { SIDE($side) }
    [much] Much better for { SIDE($side) }
   *[winning] Winning for { SIDE($side) }
}
not-evaluated = Not evaluated yet
inaccuracy = inaccuracy
mistake = mistake
blunder = blunder
analysis-empty = Play moves on the board, or open a game. Moves that branch off become variations.
about-move = About this move
promote-variation = Promote this variation
make-main-line = Make this the main line
delete-from-here = Delete from here
comment-first = Comment before the first move
comment-on = Comment on { $move }
nag-good = Good move
nag-mistake = Mistake
nag-brilliant = Brilliant move
nag-blunder = Blunder
nag-interesting = Interesting move
nag-dubious = Dubious move
choose-from = { $count } to choose from in { $name }.
the-text = the text
first-of-them = { $count ->
    [one] This is the first one.
   *[other] These are the first { $count }.
}
problems-found = { $count ->
    [one] One thing could not be read; the rest is here.
   *[other] { $count } things could not be read; the rest is here.
}
problem-line = <b>Line { $line }:</b>{" "}
sending-file = Sending the file
reading = Reading
open-label = A position (FEN, BFEN) or a game (PGN, BPGN, or just its moves)
open-hint = Paste it here. Ctrl+V anywhere on the page does it too, and files can be dropped there.
open-text = Open the text
choose-file = Choose a file
file-label = File with positions or games
or-from-start = Or from the start
begin = Begin
cannot-be-read = This cannot be read.
cannot-be-opened = This game cannot be opened.
cannot-be-written = This cannot be written.
report-in-moves = The report is in the moves now, as signs, evaluations and variations.
report-quick = Quick
report-usual = Normal
report-thorough = Thorough
about-seconds = { $count ->
    [one] about { $count } second
   *[other] about { $count } seconds
}
about-minutes = { $count ->
    [one] about { $count } minute
   *[other] about { $count } minutes
}
average-loss = Average loss
centipawns = { $count } cp
inaccuracies = Inaccuracies
mistakes = Mistakes
blunders = Blunders
accuracy = <b>{ $value }</b> accuracy
no-lapses = No move of this game lost much.
better-was = Better: { $move }
report-progress = Position { $done } of { $all }
report-canceled = The report was canceled: this is what was known by then.
write-into-moves = Write it into the moves
report-about = Searches every position of the game, and tells where the mistakes were and how well each side played.
how-thorough = How thorough
report-again = Report again
report-on-game = Report on this game
report-effort = { $moves ->
    [one] { $moves } move, { $time }.
   *[other] { $moves } moves, { $time }.
}
position-copied = The position is on the clipboard.
game-copied = The game is on the clipboard, with variations and comments.

## Sharing, learning from mistakes, training

share = Share
share-position = Position
share-game = Game
share-line = This line as an animation
share-speed = Each move is shown for
share-quick = ½ s
share-usual = 1 s
share-slow = 2 s
save-png = Save PNG
save-svg = Save SVG
save-gif = Save GIF
share-kept = Everything you do here is kept by itself. You find it again under Games.
erase-drawings = Erase arrows and circles
recent-analyses = Recent analyses
looking-back-no-move = This is an earlier position: go to the latest move to play on, or analyze the game.
learn-from-mistakes = Learn from the mistakes
learn-prompt = { $move } was played here. Find a better move.
learn-count = { $number } of { $count }
learn-whose = Whose mistakes
learn-both = Both
learn-again = Once more
learn-leave = Back to the analysis
learn-done = That was the last one. Found at the first attempt: { $found } of { $count }.
key-next-mistake = next mistake
key-other-attempt = try again
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
report-puzzles = { $count ->
    [one] { $count } new puzzle was found in this game.
   *[other] { $count } new puzzles were found in this game.
}

## Stored games

tag = Tag
tag-hint = A tag, such as openings
tag-add = Add
tag-remove = Remove
chosen-games = Selected games
games-chosen = { $count ->
    [one] { $count } game selected
   *[other] { $count } games selected
}
choose-all = Select all { $count }
choose-none = Select none
export = Export
import = Import
bring-back = Bring back
delete = Delete
source-played = Played here
source-imported = Imported
source-analyses = Analyses
any-result = Any result
first-side-won = First side won
second-side-won = Second side won
not-finished = Not finished
filter = Filter
filters = Filters
filter-text = Players, event or name
result = Result
from-where = Source
everywhere = All sources
any-tag = Any tag
date-from = From
date-to = To
not-begun = not started
no-moves = no moves
name-of-game = Name of the game
goes-on = In progress
no-result = No result
choose-named = Select { $name }
show-tag = Show games with the tag { $tag }
no-date = no date
imported = imported
analysis-note = analysis
analyze-named = Analyze { $name }
rename = Rename
pasted-games = Pasted games
games-as-pgn = Games as PGN or BPGN
show-more = Show more
nothing-deleted = Nothing was deleted within the last day.
no-game-like-this = No game matches.
show-all-games = Show all games
games-empty = Nothing here yet. Every game you play is kept and can be opened again, and a file of games can be imported.
choose-a-game = Choose a game
undo = Undo
writing = Writing …
writing-games = { $count ->
    [one] Writing { $count } game of { $total } …
   *[other] Writing { $count } games of { $total } …
}
back-to-games = Back to the games
deleted-count = Deleted ({ $count })
deleted-games = Deleted games
deleted-note = Deleted games are kept for a day, then they are gone for good.
paste = Paste
drop-to-import = Drop a file of games to import it
games-imported = { $count ->
    [one] { $count } game imported
   *[other] { $count } games imported
}
import-known = { $count ->
    [one] { $count } was here already
   *[other] { $count } were here already
}
import-shortened = { $count ->
    [one] { $count } kept as far as the moves can be played
   *[other] { $count } kept as far as the moves can be played
}
import-refused = { $count ->
    [one] { $count } could not be read
   *[other] { $count } could not be read
}
sending-share = Sending { $share }
import-progress = { $words } { $done } of { $all }
waiting-to-be-read = Waiting to be read …
import-of = Import of { $file }
canceled = Canceled.
problem-count = { $count ->
    [one] One problem
   *[other] { $count } problems
}
line-number = line { $line }
save-as-text = Save all as a text
too-many-chosen = { $count ->
    [one] At most { $count } game can be selected one by one; use the filter.
   *[other] At most { $count } games can be selected one by one; use the filter.
}
tag-added = { $count ->
    [one] { $count } game now has the tag “{ $tag }”.
   *[other] { $count } games now have the tag “{ $tag }”.
}
tag-removed = { $count ->
    [one] { $count } game no longer has the tag “{ $tag }”.
   *[other] { $count } games no longer have the tag “{ $tag }”.
}
game-count = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
games-deleted = { $count ->
    [one] { $count } game deleted.
   *[other] { $count } games deleted.
}
games-back = { $count ->
    [one] { $count } game is back.
   *[other] { $count } games are back.
}
one-file-at-a-time = One file at a time, please.
games-left-out = { $count ->
    [one] { $count } game could not be written.
   *[other] { $count } games could not be written.
}
games-saved = { $count ->
    [one] { $count } game saved as { $file }.
   *[other] { $count } games saved as { $file }.
}
games-unreadable = { $count ->
    [one] { $count } game cannot be read
   *[other] { $count } games cannot be read
}

## Lab

node-counts = Node counts
recorded-games = Recorded games
experiment = Experiment
experiments = Experiments
results = Results
nodes-about = How many positions does each search look at, depth by depth? Minimax and alpha-beta in any order find the same value; the full search answers a question of its own and may find another.
from-depth = From depth
to-depth = To depth
searches = Searches
most-nodes = Most nodes for one search
evaluations = Evaluations
evaluations-logarithmic = Evaluations, logarithmic
evaluations-by-depth = Evaluations by depth, logarithmic
more-nodes-than-allowed = More nodes than allowed
counts = Counts
branching-note = The mean number of moves in the tree of minimax
regular-column = Regular
regular-column-note = What alpha-beta would need in a regular tree, with b moves everywhere and the best one always first
no-captures-here = This game knows no captures: there is nothing to put first.
minimum = Minimum
minimum-note = The fewest evaluations that prove the value of this very tree, in the best of all orders; where it is small enough to be kept
saved = Saved
finding = At depth { $depth } alpha-beta evaluates { $own } positions where minimax evaluates { $all }: it saves { $share }, and still finds the same value.
nodes-empty = Press Count: the table fills row by row. The usual settings take a second or two.
count-nodes = Count nodes
nodes-heading = { $game }, evaluation: { $evaluation }
counting-search = Counting { $search } at depth { $depth } …
counting-canceled = Canceled; this is what was counted.
done = Done.
copied = Copied.
copying-forbidden = The browser does not allow copying here; select the line and copy it.
same-in-terminal = The same in a terminal
copy-command = Copy the command
save-as = Save { $format }
run-about = Two players play games out. Every move is recorded: what they thought, and what it took.
search-again-with = Search every position again with
nothing = nothing
random-moves = Random moves
seed = Seed
record = Record
same-move = same
ply = Ply
move = Move
nodes-of = { $search } nodes
its-move = Its move
run-results = { $first } { $wins }, drawn { $draws }, { $second } { $losses }
run-unfinished = not finished { $count }
run-work = { $side }: { $nodes } nodes for { $moves } moves in { $time }
run-compared = { $algorithm } would have taken { $nodes } nodes instead of { $own }: { $share } were saved, and { $same } of { $moves } moves are the same.
at-ply = ply { $ply }
finished-after = { $plies ->
    [one] { $end } ({ $plies } ply)
   *[other] { $end } ({ $plies } plies)
}
recording = Game { $game } of { $games }, ply { $ply } …
recording-canceled = Canceled; this is what was recorded.
games-recorded = { $count ->
    [one] { $count } game recorded.
   *[other] { $count } games recorded.
}
run-empty = Press Record: two players play, and every move is written down with what it took.
record-a-game = Record a game
keep-in-games = Keep in Games
games-stored-already = These games are already stored.
games-stored = { $count ->
    [one] The game is stored now.
   *[other] { $count } games are stored now.
}

## X-ray

show = Show
searching = Searching …
compared-counts = <b>{ $nodes }</b> nodes, { $leaves } leaves valued
compared-result = Result { $value }
compared-depth = (depth { $depth }, the deepest that fits)
compared-map-depth = (the map and the result are of depth { $depth }, the deepest that fits)
compare = Compare
compare-again = Compare again
compare-about = The same under every algorithm. The maps have one scale: a row for each ply, and bars as wide as all that was searched below.
compare-note = Nodes, as rookery lab nodes counts them. Minimax and alpha-beta always agree on the value. The full search may find another: it goes on where there are captures and leaves out what it judges hopeless.
minimax = Minimax
this-search = This search
least-possible = Least possible
minimax-counting = Minimax is counting, to compare with …
minimax-too-large = <b>{ $nodes } nodes</b>; minimax would take more than { $budget }.
minimax-everything = <b>{ $nodes } nodes</b>: minimax looks at everything.
saved-nodes = <b>Saved { $saved } of { $all } nodes</b> of minimax ({ $share }).
spent-nodes = <b>Spent { $spent } more than the { $all } nodes</b> of minimax.
least-note = Leaves that were valued. To prove the value of this very tree, no search and no order of moves can do with fewer than { $minimum }.
regular-tree = Regular tree
regular-note = A regular tree with b = { $b } moves everywhere would need b<sup>⌈d/2⌉</sup> + b<sup>⌊d/2⌋</sup> − 1 = { $leaves } leaves at depth d = { $depth }, if the best move always came first. A real tree is not so regular and may need fewer, or more.
endings = Why nodes ended early
ending-decided = The rules decide it: the game is over, repeats itself, or is won at once.
ending-faster = A faster win, or a slower loss, is known elsewhere.
ending-table = The table knows the position, at this depth or deeper.
ending-razoring = So bad that only captures could help, and they do not (razoring).
ending-futility = So good that no quiet answer would change it (reverse futility).
ending-null-move = Even passing is good enough (null move).
ending-probcut = A capture is far too good, as a shallow search shows (ProbCut).
ending-many-moves = Several moves are good enough, not only the one from the table.
ending-stand-pat = Good enough without another capture.
ply-by-ply = Ply by ply
leaves = Leaves
leaves-valued = Leaves valued
cutoffs = Cutoffs
not-visited = Not visited
tree-limit = Depth { $asked } has more than { $nodes } nodes, too many to keep. This is depth { $depth }, the deepest that fits.
drawn = Drawn
drawn-note = { $count }: the roots of each depth and second looks are not counted as nodes
value = Value
answer = Answer
node-at = Node { $way }
at-the-root = at the root
after-moves = after { $moves }
answer-cut = They are cut off
answer-goes-on = The search goes on
answer-right = Right.
answer-wrong = Not quite.
next = Next
exercise-about = The search goes through this tree and stops where something is decided. Say what comes next: is the rest of a node cut off, and what is it worth?
copy-exercise-link = Copy a link for a class
exercise-link-copied = The link is copied. The answers are not in it.
predict-cutoff = Predict the cutoff
question-of = Question { $number } of { $count }
right-of = { $right } of { $asked } right
nothing-to-foresee = There is nothing to foresee in this tree. Choose alpha-beta, or a tree for a lesson.
once-more = Once more
lesson = Lesson
lesson-tree = Tree for a lesson
own-tree = My own tree
tree-label = Tree (numbers are leaves)
lesson-classic = Three by three
lesson-classic-words = Max picks a branch, then Min picks a leaf. Once the first branch is worth 3, the 2 settles the second one.
lesson-best-order = Best move first
lesson-best-order-words = The same kind of tree in the best order: as few leaves as any order allows, 3 + 3 − 1 = 5 of 9.
lesson-worst-order = Worst order
lesson-worst-order-words = Every branch is better than the one before, and in each the better leaf for Min comes last: nothing is cut.
lesson-three-plies = Three plies
lesson-three-plies-words = Max, Min and Max again: both alpha and beta cut here.
lesson-deep-cutoff = Deep cutoff
lesson-deep-cutoff-words = What Max has at the root, 5, reaches down past another Max that has nothing yet: the 3 makes the 9 pointless.
lesson-negative = Below zero
lesson-negative-words = All that counts is which number is larger, on both sides of zero.
lesson-min-first = Min begins
lesson-min-first-words = The classic tree with the parts exchanged: Min at the root, Max below.
lesson-uneven = Uneven branches
lesson-uneven-words = Some lines end early, as games do.
color-holds = { $color ->
    [white] White holds { $pieces }
   *[black] Black holds { $pieces }
}
before-the-pass = (before the pass)
to-choose = To choose
nobody-known = nobody: it is known
nobody-leaf = nobody: a leaf
depth-left = Depth left
window = Window
window-at-end = Window at the end
nodes-below = Nodes below
cut-off = Cut off
left-out = Left out
left-moves = { $all ->
    [one] { $count } of { $all } move
   *[other] { $count } of { $all } moves
}
fold = Fold
unfold = Unfold
unfold-all = Unfold all
result-line = Result: { $value } with { $line }
question-value = { SIDE($side, form: "start") } to choose: best so far { $value }, and nothing more to look at. What is this node worth?
question-cut = { SIDE($side, form: "start") } to choose: best so far { $value }, window now { $window }. What happens to the other moves of this node?
explain-largest = { SIDE($side, form: "start") } to choose: the largest of the values found is { $value }.
explain-smallest = { SIDE($side, form: "start") } to choose: the smallest of the values found is { $value }.
explain-open = The window { $window } is still open: another move could change the result.
position-fen = Position (FEN)
start-of-game = the start of the game
what-to-look-into = What to look into
order-of-moves = Order of moves
order-generated = As generated
order-captures = Captures first
order-no-captures = As generated (no captures)
improvements = Improvements
improvements-title = { $improvements ->
    [all] All
    [deepening] Deepening only
    [quiescence] + quiescence
    [table] + table
    [null-move] + null moves
    [reductions] + reductions
   *[pruning] + pruning
}
point-of-view = Maximizes
legend = Legend
legend-choose = { $goal ->
    [largest] { SIDE($side, form: "start") } to choose: the largest
   *[smallest] { SIDE($side, form: "start") } to choose: the smallest
}
legend-leaf = a leaf, valued
legend-cut = cut off: the rest cannot matter
legend-ghost = never looked at
steps-per-second = { $count ->
    [one] { $count } step per second
   *[other] { $count } steps per second
}
to-beginning = To the beginning
step-back = Step back
step-forward = Step forward
next-cutoff = Next cutoff
search-tree = search tree
search-tree-label = Search tree. Arrow keys step through the search.
value-win = { $plies ->
    [one] a win for { SIDE($side) } in { $plies } ply
   *[other] a win for { SIDE($side) } in { $plies } plies
}
visit-root = The search begins anew, deeper or with another window.
visit-scout = A look with an empty window: only to show that the move is not better.
visit-reduced = A late move, searched less deeply at first.
visit-again = A second look: the first one said that the move is better than expected.
visit-pass = A null move: the side passes. If even that is good enough, a real move is too.
visit-probcut = A shallow test of a capture that looks far too good.
visit-quiescence = The depth is used up: only captures and the like go on, until the position is quiet.
cut-reason-first = { $count ->
    [0] { SIDE($side, form: "start") } can reach at least { $value } here, but { SIDE($other) } can hold it to { $limit } elsewhere and will not allow this (β = { $limit } ≤ { $found }).
    [one] { SIDE($side, form: "start") } can reach at least { $value } here, but { SIDE($other) } can hold it to { $limit } elsewhere and will not allow this, so { $count } move can be skipped (β = { $limit } ≤ { $found }).
   *[other] { SIDE($side, form: "start") } can reach at least { $value } here, but { SIDE($other) } can hold it to { $limit } elsewhere and will not allow this, so { $count } moves can be skipped (β = { $limit } ≤ { $found }).
}
cut-reason-second = { $count ->
    [0] { SIDE($side, form: "start") } can hold it to { $value } or less here, but { SIDE($other) } can have { $limit } elsewhere and will not come here (α = { $limit } ≥ { $found }).
    [one] { SIDE($side, form: "start") } can hold it to { $value } or less here, but { SIDE($other) } can have { $limit } elsewhere and will not come here, so { $count } move can be skipped (α = { $limit } ≥ { $found }).
   *[other] { SIDE($side, form: "start") } can hold it to { $value } or less here, but { SIDE($other) } can have { $limit } elsewhere and will not come here, so { $count } moves can be skipped (α = { $limit } ≥ { $found }).
}
step-enter = { $goal ->
    [largest] { SIDE($side, form: "start") } to choose: the search looks for the largest value.
   *[smallest] { SIDE($side, form: "start") } to choose: the search looks for the smallest value.
}
step-enter-window = { $goal ->
    [largest] { SIDE($side, form: "start") } to choose: the search looks for the largest value within { $window }.
   *[smallest] { SIDE($side, form: "start") } to choose: the search looks for the smallest value within { $window }.
}
step-known = Enough is known without a move: { $value }.
step-leaf = A leaf, worth { $value }.
step-done = All that matters here is known: { $value }.
step-cut = { $said } Cut off: { $reason }
step-has = So far { $value } for { SIDE($side) }.
step-keeps = It remains { $value } for { SIDE($side) }.
step-better = Better for { SIDE($side) }: { $value } instead of { $before }.
search-done = The search is done.
line-node = Node { $node } of { $size }: { $way }
line-window = window { $window }
line-value = value { $value }
line-cuts = { $count ->
    [one] cuts off { $count } move
   *[other] cuts off { $count } moves
}
leaf = leaf
tree = Tree
tree-title = { $nodes } nodes · depth { $depth }
tree-title-limit = (depth { $asked } has more than { $nodes })
turn-tree = Turn the tree
smaller = Smaller
larger = Larger
node = Node
exercise = Exercise
about-search = About the search
did-not-work = That did not work.
stopped-before-tree = Stopped before there was a tree.
race = Race
race-about = Every algorithm on the same position, on one clock. The bars are nodes.
race-start = Start the race
race-preparing = On your marks …
race-again = Once more
race-note = Each search runs alone on this machine; here they start together. A tree drawn by hand has no time of its own: there every node takes as long as any other.
race-running = { $nodes } nodes …
race-arrived = { $place }. { $nodes } nodes, { $time }
race-given-up = given up after { $nodes } nodes
why-that-move = Why that move?

## Many machines

many-machines = Machines
many-machines-about = Long work that was begun with --on is done by many machines. Here you see what they are doing.
cluster-none = This program knows of no other machines. Start it with the address of their NATS server:
cluster-at = At { $server }.
cluster-away = { $server } does not answer.
cluster-runs = Runs
cluster-no-runs = Nothing is under way.
cluster-workers = Workers
cluster-no-workers = Nobody has joined. On every machine that shall help: rookery work, and the address of the server.
cluster-name = Name
cluster-kind = Work
cluster-kind-name = { $kind ->
    [match] Match
    [selfplay] Self-play
    [levels] Levels
    [analyse] Analysis
    [grid] Grid
    [drill] Measurement
   *[other] { $kind }
}
cluster-progress = Progress
cluster-of = { $done } of { $total }
cluster-rate = Jobs a minute
cluster-stop = Stop
cluster-stopped = stopped
cluster-version = Version
cluster-cores = Cores
cluster-speed = Nodes a second
cluster-jobs = Jobs done
cluster-doing = At work on
cluster-excluded = { $name } is excluded.
cluster-stands-out = What { $name } finds differs from what the others find.
cluster-rejected = { $count ->
    [one] { $name }: one result was refused.
   *[other] { $name }: { $count } results were refused.
}

## Exhibits

exhibits = Exhibits
exhibits-about = Five works that Rookery grew out of: what they published, and the same measured on this machine.
published = Published
measured-here = Measured here
measure = Measure
measuring = Measuring …
same-as-published = as published
not-as-published = not as published
figure-losses = { $losses ->
    [0] never beaten, in { $positions } positions
    [one] beaten in { $losses } way ({ $positions } positions)
   *[other] beaten in { $losses } ways ({ $positions } positions)
}
figure-elo = +{ $elo } Elo from the lowest rung to the highest
figure-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
}
figure-nine-ours = { $all } → { $leaves }; at best { $least }
exhibit-xboard = Chess engine with XBoard
exhibit-xboard-about = An engine for XBoard with alpha-beta and a static evaluation at the leaves: no quiescence, no table. It made 150,000 nodes per second and answered within 7 seconds at depth 5. The ladder adds one improvement at a time and measures each in games.
figure-speed = Speed, and the time for depth 5 from the start
figure-ladder = The same engine with each improvement (a short ladder: 4 games a rung)
exhibit-wolf-sheep = Wolf and sheep
exhibit-wolf-sheep-about = Four sheep against a wolf, with minimax and alpha-beta and three evaluations. The counts are evaluations at depths 2 to 8, with the wolf on e7 and the sheep to move. The work found that the sheep never lose with the simple evaluation at depth 18: whether they ever do can be proved by trying every reply.
figure-counts-minimax = Minimax, evaluations at depths 2 to 8
figure-counts-simple = Alpha-beta, simple
figure-counts-fast = Alpha-beta, fast
figure-counts-smart = Alpha-beta, smart
figure-time-simple = Depth 18, simple: time on a laptop
figure-time-fast = Depth 18, fast: time on a laptop
figure-time-smart = Depth 18, smart: time on a laptop
figure-prove-12 = The sheep with simple at depth 12, against every reply
figure-prove-13 = The sheep with simple at depth 13, against every reply
exhibit-bughouse = Team bughouse
exhibit-bughouse-about = Bughouse without clocks: the team to move picks the board, and alpha-beta applies. Every leaf was a question to another engine, with 10 ms to think, so that depth 3 from the start was out of reach. With an evaluation of our own it is not. As published: Evaluation external, External Engine “movetime 10 stockfish”.
figure-bughouse = Depth 3 from the start of two boards
exhibit-captures = Chess with captures first
exhibit-captures-about = A player with alpha-beta that tries captures first and counts material from 10 to 900. A figure shows that of nine leaves six are enough. The text speaks of three, but with three branches of three leaves no search can do with fewer than five. It can be played against through UCI: Algorithm alphabeta, Ordering captures, Evaluation material.
figure-nine = Three branches of three leaves. The figure gives counts alone: the numbers at the leaves are ours
figure-ordering = Evaluations at depth 4: minimax, alpha-beta, captures first
exhibit-pawns-kings = Pawns and kings
exhibit-pawns-kings-about = A small chess with kings and pawns, to study search: evaluation, pawns, nodes and the distance between the kings, move by move. The grid plays every depth against every other.
figure-grid = Depths 1 to 4 against each other (4 games each): points, nodes, distance of the kings
figure-rules = The same start without and with promotion, en passant and check
rules-before = Pawns and kings: a king may be taken, pawns stay pawns
rules-after = Endgame: check, promotion, en passant
figure-rules-ours = { $before } and { $after } plies, both games below

## Lessons

lessons = Lessons
leave-lessons = Leave the lessons
lessons-done = { $done } of { $all } done
lesson-counter = Leaves looked at: <b>{ $seen }</b> of { $all } · saved: <b>{ $saved }</b>
lesson-nodes = Nodes of this search: <b>{ $nodes }</b>
lesson-parts = Parts of the lesson
lesson-part = Part { $number }
lesson-back = Back
to-exercise = To the exercise
next-lesson = Next lesson
window-open = α: what Max has for certain. β: what Min can hold it to.
window-closed = Closed: α has met β. The rest cannot matter.
change-tree = Change the tree
change-tree-note = Change a number, or drag a leaf up or down. ⇄ exchanges two branches.
leaf-value = Leaf { $name }
swap = Exchange
swap-branches = Exchange { $one } and { $other } { $where }
teach-tree = A game is a tree
teach-tree-1 = A triangle is a position in which somebody has to choose. The lines below it are the moves.
teach-tree-2 = Triangles that point up belong to <b>Max</b>, who wants a large number. Those that point down belong to <b>Min</b>, who wants a small one. They take turns.
teach-tree-3 = A square is a leaf: there we stop looking. Its number says how good the position is for Max.
teach-tree-4 = Two moves and two answers each: { $all } leaves. With b moves everywhere and d plies there are b<sup>d</sup>. Chess begins with 20 moves, and after four plies there are 197,281 lines.
teach-tree-ask = Three moves everywhere, three plies deep. How many leaves has this tree?
teach-tree-hint = Three times three times three.
teach-minimax = Minimax
teach-minimax-1 = Max chooses a branch, then Min a leaf. What should Max play? Many say c, for the 14.
teach-minimax-2 = Below a it is Min who chooses, and Min takes the smallest: 3.
teach-minimax-3 = Below b Min takes 2. Max would rather play a.
teach-minimax-4 = Below c Min takes 2 as well: nobody gets the 14. Max takes the largest of 3, 2 and 2. The tree is worth <b>{ $value }</b>.
teach-minimax-5 = That is all: Max takes the largest, Min the smallest, from the leaves up. It took { $leaves } leaves and { $nodes } nodes. Change a leaf and see what becomes of it.
teach-minimax-ask = What is this tree worth?
teach-minimax-hint = First the smallest number below each branch, then the largest of these.
teach-cut = A branch that cannot matter
teach-cut-1 = The same tree. Branch a is worth 3: Max has that for certain.
teach-cut-2 = Min has found a 2 below b. So b is worth 2 or less, and Max, who has 3, will not play it. <b>The other two leaves need no look.</b>
teach-cut-3 = Whatever they are: with 0 and 1000 in their place the tree is still worth { $value }.
teach-cut-4 = Try it: change a leaf, and see what is cut off now.
teach-cut-5 = Alpha-beta looked at { $leaves } of { $all } leaves and found the same value as minimax. That is always so.
teach-cut-ask = Branch a is worth 6, and below b there is a 4. What happens to the 8?
teach-cut-hint = With the 4, Min keeps b at 4 or less. Max has 6 already.
teach-window = Alpha and beta
teach-window-1 = Two marks on a line. <b>Alpha</b> is what Max has for certain, <b>beta</b> what Min can hold it to. At first nothing is known.
teach-window-2 = Below a, Min has found a 6. More than that it will not give: beta moves down to 6.
teach-window-3 = A 7 turns up. Max would take it, so Min will not come here: it has the 6. Alpha has met beta, and the window is closed.
teach-window-4 = Branch a is worth 6. From now on alpha is 6, in every node below.
teach-window-5 = In b Min has found a 3. Beta falls below alpha: closed again.
teach-window-6 = The tree is worth { $value }, and { $leaves } of { $all } leaves were enough. Both ends of the window have cut.
teach-window-ask = Branches a and b are done. What is alpha when the search comes to c?
teach-window-hint = Alpha is the best that Max has found so far: a gives 4, b gives 5.
teach-order = The order of moves
teach-order-1 = Each branch is better than the one before. What Max has is never enough to stop anything: { $leaves } of { $all } leaves.
teach-order-2 = The same branches, the best one first: { $leaves } of { $all }.
teach-order-3 = Fewer than { $least } are impossible. To show that Max gets its value, all answers to one move are needed; to show that it gets no more, one answer to every move. One leaf is in both.
teach-order-4 = In a real game nobody knows the best move. A guess helps: with captures first, the nodes go down from { $before } to { $nodes }.
teach-order-ask = Put the branches and leaves into an order in which as few leaves as possible are looked at.
teach-order-hint = The best branch comes first, and in each of the others a leaf that is small enough.
teach-horizon = The horizon
teach-horizon-1 = One ply deep, the queen takes a pawn and is content: { $value }. That the pawn is protected lies behind the horizon.
teach-horizon-2 = Two plies deep the answer is in sight, and the queen leaves the pawn alone: { $value }. But now another answer lies behind the horizon.
teach-horizon-3 = <b>Quiescence</b>: where the depth is used up, captures are played out before anything is valued. Now one ply is enough: { $value }.
teach-horizon-4 = Here it looks at a capture beyond the depth.
teach-horizon-ask = What does the quiescence search look at, where nobody is in check?
teach-horizon-hint = It wants a position in which nothing hangs, no more.
teach-horizon-all = Every move
teach-horizon-captures = Captures and the like
teach-horizon-none = No move at all
teach-deepening = Deeper and deeper
teach-deepening-1 = This search begins anew for each depth: 1, 2, 3 … Each of them is a root here.
teach-deepening-2 = It costs less than it seems: of { $nodes } nodes, the last depth alone took { $last }.
teach-deepening-3 = And it pays. The best move of one depth comes first in the next, so that more is cut off; and whenever time is up, there is an answer.
teach-deepening-ask = Why search depths 1 to 4, if only depth 5 counts?
teach-deepening-hint = A good order saves more than the small depths cost.
teach-deepening-memory = It needs less memory
teach-deepening-order = It finds a good order of moves, and there is always an answer
teach-deepening-moves = It sees more moves
teach-table = The table
teach-table-1 = Many ways lead to the same position. Without a memory, this search takes { $nodes } nodes.
teach-table-2 = With a table of what is known: { $nodes } nodes instead of { $before }.
teach-table-3 = Here is one that the table knew. No move was looked at.
teach-table-ask = When may a value from the table end a node?
teach-table-hint = What was found less deep might be wrong at this depth.
teach-table-always = Always
teach-table-never = Never
teach-table-deep = If it was found as deep or deeper, and settles the window
teach-reductions = Late moves less deep
teach-reductions-1 = Where moves come in a good order, the late ones are seldom best. All of them at full depth: { $nodes } nodes.
teach-reductions-2 = With late moves searched less deep at first: { $nodes } nodes instead of { $before }.
teach-reductions-3 = Here is one of them. It was searched with less depth than the moves before it.
teach-reductions-4 = And here is one that surprised: it was better than expected, so it is searched once more, with its full depth.
teach-reductions-ask = A late move turns out to be better than expected. What then?
teach-reductions-hint = The small depth was only a first look.
teach-reductions-lost = It is lost: the search has moved on
teach-reductions-again = It is searched again at full depth
teach-modern = A modern search
teach-modern-1 = All of it together, six plies deep: { $nodes } nodes, and captures beyond. Plain alpha-beta takes { $before } for four.
teach-modern-2 = This node was so good that no quiet answer would change it. It ended without a move.
teach-modern-3 = Here the side to move passed, and even that was good enough.
teach-modern-4 = It plays { $line }, with { $value }. Most of what it leaves out is not cut off by the window but by judgment: that is why its value may differ from that of minimax.
teach-modern-ask = The full search and minimax find different values at the same depth. Which of them is wrong?
teach-modern-hint = One goes on where there are captures, the other stops everywhere at the same depth. Both do what they say.
teach-modern-wrong = Minimax
teach-modern-question = Neither: they answer different questions
teach-modern-luck = The full search

## Settings

settings-kept = Everything here is kept on this machine only.
settings-look = Board and pieces
settings-play = Playing
settings-page = Page
settings-language = Language
settings-language-auto = As in the browser ({ $language })
settings-theme = Theme
theme-system = As in the system
settings-board = Board
board-wood = Wood
board-green = Green
board-blue = Blue
board-gray = Gray
board-plum = Plum
settings-pieces = Pieces
pieces-classic = Classic
pieces-bold = Bold
pieces-tokens = Tokens
settings-coordinates = Coordinates
settings-animation = Animation
animation-off = Off
animation-quick = Quick
animation-slow = Slow
settings-sounds = Sounds
settings-sounds-note = Move, capture, check, end of the game, little time left.
settings-try-sounds = Listen
settings-notation = Moves in the list
notation-letters = Letters (Nf3)
notation-figurines = Figurines (♘f3)
notation-own = Own letters ({ $example })
settings-confirm = Confirm each move
settings-confirm-note = The move waits for a second click, against slips of the hand.
settings-premove = Premoves
settings-premove-note = A move made on the opponent’s time is played as soon as it is your turn.
settings-curves = Curves while playing
settings-curves-note = They show what the opponent thinks. When watching and after the game they are always there.

## Exercises for a class

class = Class
class-subject = What it is about
class-answer-kept = Your answer: { $answer }
class-solution = The answer is { $answer }.
class-answered = { $done } of { $all } answered
class-is-closed = No more answers are taken.
class-look-into = Look into it with X-ray
class-your-name = Your name
class-join = Join
class-join-note = Your teacher sees your name and your answers. They stay on the teacher’s machine.
class-none = There is no exercise at the moment. When your teacher begins one, it appears here.
class-make = Exercise for a class
class-no-exercise-in-file = There is no exercise in this file.
class-open-file = Open a file
class-question = Question { $number }
class-question-words = Question
class-answer-kind = Kind of answer
class-kind-number = A number
class-kind-choice = One of several
class-kind-text = A word or a move
class-choices = Answers to choose from, one per line
class-right-answer = Right answer
class-right-answer-note = Several right answers are separated by |, as in Nf3 | g1f3.
class-remove-question = Remove the question
class-title = Title
class-allow-xray = Students may look into it with X-ray
class-add-question = Add a question
class-give = Give it to the class
class-not-whole = Every question needs its words and a right answer.
class-collect = Collect answers here
class-copy-link = Copy the link
class-save-sealed = Save for students
class-save-answers = Save with answers
class-give-note = In the link and in the file for students the answers are sealed: they can be checked, but not read. What you collect here stays on this machine.
class-nobody-can-come = Students on other machines can join if Rookery is started with --listen 0.0.0.0. On this machine: { $address }
class-how-to-come = Scan the code in the same network, or type this address:
class-students = { $count ->
    [one] { $count } student
   *[other] { $count } students
}
class-close = Stop and show the answers
class-end = End
class-memory-note = Names and answers are kept until you end this or Rookery stops. Save them as CSV if you need them.
class-answers = Answers
class-name = Name
class-right = Right
