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
