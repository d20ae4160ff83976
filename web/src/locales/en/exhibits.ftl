## Exhibits

exhibits = Exhibits
exhibits-about = Five works that Rookery grew out of: what they published, and the same measured on this machine.
published = Published
measured-here = Measured here
measure = Measure
measuring = Measuring …
same-as-published = as published
not-as-published = not as published
reason-counts = The first that differs is at depth { $depth }, where the work has { $published }: the order of moves or the evaluation is another somewhere.
reason-digits = ≈ means: the work prints six digits, and ours are the same to six digits.
reason-counts-alone = At depths { $from } to { $to } ours stand alone: what the work counted there is not at hand.
reason-losses = The work found that this player is never beaten. So it answers otherwise here in some position.
reason-leaves = How many leaves are looked at depends on their order, and the numbers at the leaves are ours.
reason-machine = On another machine, with a search written anew: the counts are the same as far as they can be compared, the time is not.
reason-engine = On another machine, with an engine written anew by the same methods.
reason-own-evaluation = Here our own evaluation values the leaves; there each of them was a question to another engine.
figure-losses = { $losses ->
    [0] never beaten, in { $positions } positions
    [one] beaten in { $losses } way ({ $positions } positions)
   *[other] beaten in { $losses } ways ({ $positions } positions)
}
figure-ladder-ours = +{ $elo } Elo from the lowest rung to the highest; nodes to depth { $depth }: { $first } → { $last }
figure-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
}
figure-nine-ours = { $all } → { $leaves }; at best { $minimum }
exhibit-xboard = Chess engine with XBoard
exhibit-xboard-about = An engine for XBoard with alpha-beta and a static evaluation at the leaves: no quiescence, no table. It made 150,000 nodes per second and answered within 7 seconds at depth 5. The ladder adds one improvement at a time and measures each in games, and in nodes to a fixed depth.
figure-speed = Speed, and the time for depth 5 from the start
figure-ladder = The same engine with each improvement (a short ladder: 4 games a rung)
exhibit-wolf-sheep = Wolf and sheep
exhibit-wolf-sheep-about = Four sheep against a wolf, with minimax and alpha-beta and three evaluations. What is at hand of the figures of the work makes the five tables below: how many positions minimax evaluates (as many with each evaluation), alpha-beta with simple, with fast and with smart, always with the wolf on e7 and the sheep to move; and the times of alpha-beta at depth 18. The counts are compared at depths 2 to 11. The work searched to depth 18, but what it counted beyond depth 11 is not at hand: there ours stand alone. It found that the sheep never lose with the simple evaluation at depth 18: trying every reply proves it, within seconds. Its times on four machines are not reproduced here: only those of one of them, a laptop, are at hand, and stand beside ours.
figure-counts-minimax = Table 1: minimax, evaluated positions by depth
figure-counts-simple = Table 2: alpha-beta with simple, evaluated positions by depth
figure-counts-fast = Table 3: alpha-beta with fast, evaluated positions by depth
figure-counts-smart = Table 4: alpha-beta with smart, evaluated positions by depth
figure-times = Table 5: alpha-beta at depth 18, time by evaluation (published: on a laptop)
figure-times-ours = { $time } for all three
figure-counts-ours = Counts that agree: { $agree } of { $of } (depths { $from } to { $to });
figure-prove-fails = The sheep with simple at depths 10, 11 and 12, against every reply: in how many ways the wolf wins
figure-prove-holds = The same at depths 13 to 16
figure-prove-18 = The sheep with simple at depth 18, against every reply (some seconds: what was searched is remembered)
figure-never-beaten = never beaten
exhibit-bughouse = Team bughouse
exhibit-bughouse-about = Bughouse without clocks: the team to move picks the board, and alpha-beta applies. Every leaf was a question to another engine, with 10 ms to think, so that depth 3 from the start was out of reach. With an evaluation of our own it is not. As published: Evaluation external, External Engine “movetime 10 stockfish”; and drops only in the first plies of the search: Drop Plies, or in the machine room. The sample game that the work prints is not reproduced here: its text is not at hand. There is a game of our own instead, with what both teams think of it.
figure-bughouse = Depth 3 from the start of two boards
figure-bughouse-external = Depth 2, with another engine asked about each board for 10 ms (Stockfish, if it is installed)
figure-a-leaf = { $time } a leaf
figure-bughouse-external-ours = { $leaves } leaves in { $time }, { $each } a leaf: boards that were asked about before are remembered
figure-bughouse-game = A game of our own: Sunsetter’s evaluation against Sjeng’s at depth 4 (some seconds)
figure-bughouse-mate = { $plies } plies; the mate is seen from ply { $ply } on, first by { $evaluation }
figure-bughouse-no-mate = { $plies } plies; nobody saw a mate
figure-bughouse-mark = The mate is seen: ply { $ply }
exhibit-captures = Chess with captures first
exhibit-captures-about = A player with alpha-beta that tries captures first and counts material from 10 to 900. A figure shows that of nine leaves six are enough. The text speaks of three, but with three branches of three leaves no search can do with fewer than five. It can be played against here, and through UCI: Algorithm alphabeta, Ordering captures, Evaluation material.
exhibit-captures-play = Play against it
figure-nine = Three branches of three leaves. The figure gives counts alone: the numbers at the leaves are ours
figure-ordering = Evaluations at depth 4: minimax, alpha-beta, captures first
exhibit-pawns-kings = Pawns and kings
exhibit-pawns-kings-about = A small chess with kings and pawns, to study search: evaluation, pawns, nodes and the distance between the kings, move by move. The rules can be switched one by one; they hold in the second of the two games. The grid plays every depth against every other. Sets of up to four men are solved exactly.
figure-grid = Depths 1 to 6 against each other (10 games each): points, nodes, distance of the kings
grid-points = Points of White, in percent
grid-nodes = Nodes for a move
grid-axes = Rows: depth of White. Columns: depth of Black.
figure-set-pawn = King and pawn against a king, solved by the published rules
figure-set-pawns = King and pawn against king and pawn, solved (some seconds)
figure-set-two-pawns = King and two pawns against a king, solved (some seconds)
figure-set-ours = { $exact } Of all { $positions } positions White wins { $first }, Black { $second }, and { $draws } are drawn.
figure-rules = The same start by the published rules, and by those that are switched on here
rules-before = The published rules: kings are taken, no promotion, no en passant
rules-after = With { $rules }
rules-after-none = the same rules
rules-switches = Rules of the second game
figure-rules-ours = { $before } and { $after } plies, both games below
squares-title = Every square, solved
squares-about = Wherever the wolf stands among these sheep, the solution knows who wins with best play. The number says in how many moves. The game below is one without mistakes.
squares-show = Color the squares
squares-wolf-on = Wolf on { $square }: { $exact }
squares-played = Plies played: { $plies } of { $all }
card-title = This machine beside that of the publication
card-note = Depth 18 with the three evaluations takes a few seconds. Then there is a card to keep or to send.
card-measure = Measure all three
card-machine = Name of this machine
card-this-machine = This machine
card-published = Laptop of the publication
card-about = Alpha-beta to depth 18, time by evaluation
card-times = { $times } times as fast
