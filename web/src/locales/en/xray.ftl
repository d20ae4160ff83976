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
minimum-possible = Least possible
minimax-counting = Minimax is counting, to compare with …
minimax-too-large = <b>{ $nodes } nodes</b>; minimax would take more than { $budget }.
minimax-everything = <b>{ $nodes } nodes</b>: minimax looks at everything.
saved-nodes = <b>Saved { $saved } of { $all } nodes</b> of minimax ({ $share }).
spent-nodes = <b>Spent { $spent } more than the { $all } nodes</b> of minimax.
minimum-leaves-note = Leaves that were valued. To prove the value of this very tree, no search and no order of moves can do with fewer than { $minimum }.
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
whose-search = { $by ->
    [glance] { $name } overlooks things, as people do, and chose among what it noticed. Here is the full search of the same position.
    [engine] { $name } is a program of its own and shows no tree. Here is Rookery’s search of the same position.
    [learned] { $name } judges by what it has learned. Here is the search of the same position with the usual evaluation.
    [drops] { $name } tries drops in the first plies of its search alone. Here is the same search with drops everywhere; it may prefer another move.
    [order] { $name } looks at captures first. Here is minimax with the moves as they are generated: all values are the same, but of moves of equal value it may prefer another.
    [deeper] { $name } looked deeper than X-ray can show. Here is the same search, less deep; it may prefer another move.
   *[memory] { $name } played this without a search, from its opening book or from a solved game. Here is what a search makes of the position.
}
projector = Projector view
