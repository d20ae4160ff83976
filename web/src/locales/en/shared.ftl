### The texts of the page. The English catalogue is complete: TypeScript knows its messages, and a test compares the
### others with it. A comment with a parameter names one that English does not need and other languages may.

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
    [bughouse] Two teams on several boards, one move per turn on any of them: what you capture on one you may drop on another.
    [wolf-sheep] Four sheep hem in a wolf. Solved: the sheep always win, if they know how.
   *[other] { $summary }
}
evaluation-title = { $evaluation ->
    [net] Network
    [tuned] Tuned
    [simplified] Simplified
    [material] Material
    [distance] Distance
    [attitudes] Attitudes
    [king-attack] King attack
    [king-defense] King defense
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
    [alphabeta] The textbook algorithm: the same value as minimax, in the same order of moves the same move, with fewer nodes.
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
    [promotion] Promotion
    [en_passant] En passant
    [double_step] Double step
    [check] Check
    [distance] Distance of the kings
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
    [distance] { $value ->
        [manhattan] files and ranks
        [euclidean] as the crow flies
       *[steps] steps of a king
    }
   *[other] { $title }
}
choice-yes = yes
choice-no = no
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
