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
max-nodes = Most nodes for one search
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
learning = Learn
learning-about = The program plays a game against itself, teaches a small network from those games, and lets it play against the best one so far: again and again, also when nobody looks.
learning-begins-with = Begins with
learning-from-nothing = nothing
learning-from-known = what Rookery knows
learning-details = Numbers
learning-generations = Generations
learning-generations-note = Generations (0: until stopped)
learning-games = Games of each
learning-match-games = Games that judge
learning-nodes = Nodes per move
learning-passes = Passes of training
learning-neurons = Neurons
learning-begin = Start learning
learning-empty = A network that knows nothing plays against itself and gets better while you watch. Wolf and sheep shows something within a minute.
learning-runs = Runs
learning-run-words = { $generations ->
    [one] { $generations } generation, { $state }, { $ago }
   *[other] { $generations } generations, { $state }, { $ago }
}
learning-state = { $state ->
    [waiting] waiting
    [learning] learning
    [stopping] stopping
    [finished] finished
    [failed] failed
   *[paused] stopped
}
learning-state-sentence = { $state ->
    [waiting] It waits for its turn.
    [stopping] It is stopping …
    [finished] All generations are done.
   *[paused] Stopped. Nothing is lost: it can go on.
}
learning-phase = { $phase ->
    [playing] Generation { $generation }: games of the best network against itself
    [training] Generation { $generation }: training
   *[judging] Generation { $generation }: a match against the best network
}
learning-stop = Stop
learning-resume = Go on
learning-delete-really = Delete all its games and networks
learning-finding = Generation { $generation } is the best so far: Elo { $elo } ± { $error } against the first.
learning-finding-none = { $count ->
    [one] No generation was better than the first yet ({ $count } attempt).
   *[other] No generation was better than the first yet ({ $count } attempts).
}
learning-finding-truth = It keeps { $share } of the wins; the first kept { $first }.
learning-elo = Elo against the first generation
learning-elo-words = Generation { $generation } has { $elo }.
learning-truth = Wins that its move keeps, by the solved truth
learning-truth-words = The latest generation keeps { $share }.
learning-truth-short = Wins kept
learning-loss = Loss
learning-loss-words = Training { $training }, games kept aside { $validation }.
learning-training = Training
learning-validation = Games kept aside
learning-generation = Generation
learning-match = Match
learning-positions = Positions
learning-not-kept = not kept
learning-map = What the network thinks of the pieces
learning-map-of = Worth by square: { $piece }
learning-piece = Piece
learning-map-about = { $games ->
    [one] How much more or less the piece is worth to the network on a square than on average ({ $mean }): what the value for its owner changes when it is taken away. From the positions of { $games } game; where it never stood there is no number.
   *[other] How much more or less the piece is worth to the network on a square than on average ({ $mean }): what the value for its owner changes when it is taken away. From the positions of { $games } games; where it never stood there is no number.
}
learning-play = Play against it
learning-play-about = Every generation is an opponent. The smaller the depth, the more it relies on what it has learned.
learning-you-play = You play
learned-player = Generation { $generation }: { $level }

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
