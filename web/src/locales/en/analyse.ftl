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
engine-choose = Another engine beside Rookery
engine-alone = Rookery alone
engine-beside = Rookery and { $name }
engine-conversation = What is said to the engine and by it
engine-off = Off
engine-starting = Starting …
waiting-for-turn = Waiting for its turn …
engine-resting = Depth { $depth }, resting
engine-speed = Depth { $depth }, { $speed } nodes/s
solve-exactly = Solve this position exactly
solved-endings-note = Exact, but without the fifty-move rule: a win may take longer than it allows.
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
# A game of a text that does not say who played: $moves is how long it is.
untitled-game = A game of { $moves }
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
report-default = Normal
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
loss-in-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
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
explorer = Games with this position
explorer-none = No stored game has this position.
explorer-not-found = This position was not found.
explorer-depth = In large files, games are searched only up to move { $moves }.
explorer-unexplored = { $count ->
    [one] { $count } game is still being read.
   *[other] { $count } games are still being read.
}
explorer-unexplored-many = More than { $count } games are still being read.
explorer-count = Games
explorer-rating = Rating
explorer-last = Last played
explorer-all = All moves
explorer-latest = Latest games
share = Share
share-position = Position
share-game = Game
share-line = This line as an animation
share-speed = Each move is shown for
share-quick = ½ s
share-default = 1 s
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
report-puzzles = { $count ->
    [one] { $count } new puzzle was found in this game.
   *[other] { $count } new puzzles were found in this game.
}
