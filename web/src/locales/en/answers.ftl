## Why something is not done

# What is wrong with a position is said by the server in English, in full, and so is much of what is wrong with the
# stored games or a text. Others are told $rank, $found, $where, $max and $id.
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
    [no-partner] You have no partner in this game.
    [partner-cannot-move] Your partner has no move on board { $board } now.
    [partner-gives-up] Your partner would resign at its board: move yourself.
    [partner-of-computer] Only a person has a partner.
    [no-partner-here] On a single board nobody has a partner.
    [no-such-board] There is no board { $board } in this game.
    [engine-does-not-sit] “{ $engine }” does not sit at one board: add it with --seat.
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
    [evaluation-goes-on] { $how ->
        [missing] The engine “{ $engine }”, which the evaluation asks, could not be found; the built-in evaluation goes on without it.
        [ended] The engine “{ $engine }”, which the evaluation asks, has ended; the built-in evaluation goes on without it.
        [silent] The engine “{ $engine }”, which the evaluation asks, does not answer; the built-in evaluation goes on without it.
       *[other] The engine “{ $engine }”, which the evaluation asks, has failed ({ $problem }); the built-in evaluation goes on without it.
    }
    [evaluation-engine-failed] { $how ->
        [missing] The engine “{ $engine }”, which the evaluation asks, could not be found.
        [ended] The engine “{ $engine }”, which the evaluation asks, has ended.
        [silent] The engine “{ $engine }”, which the evaluation asks, does not answer.
       *[other] The engine “{ $engine }”, which the evaluation asks, has failed ({ $problem }).
    }
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
    [too-many-runs] There are too many runs of learning already; delete some first.
    [still-stopping] It is still stopping; please try again in a moment.
    [no-such-run] There is no such run of learning; it may have been deleted.
    [no-such-generation] There is no such generation yet.
    [network-gone] The network that plays here is gone: what it was learned in was deleted.
    [cannot-learn-from-here] From here learning can only be watched: Rookery runs on another machine.
    [cannot-learn-here] Nothing can be learned here.
    [position-empty-text] { $reason }
    [position-fields] { $reason }
    [position-letter] { $reason }
    [position-ranks] { $reason }
    [position-rank-length] { $reason }
    [position-side-to-move] { $reason }
    [position-no-king] { $reason }
    [position-kings] { $reason }
    [position-only-kings-and-pawns] { $reason }
    [position-too-many-pawns] { $reason }
    [position-too-many-pieces] { $reason }
    [position-both-kings] { $reason }
    [position-empty] { $reason }
    [position-pawn-rank] { $reason }
    [position-no-checks] { $reason }
    [position-king-can-be-taken] { $reason }
    [position-castling] { $reason }
    [position-en-passant] { $reason }
    [position-number] { $reason }
    [position-checks] { $reason }
    [position-rules] { $reason }
    [position-reserve-open] { $reason }
    [position-reserve-piece] { $reason }
    [position-reserve-full] { $reason }
    [position-too-many-alike] { $reason }
    [position-promoted] { $reason }
    [position-horde-king] { $reason }
    [position-boards] { $reason }
    [position-board-fields] { $reason }
    [position-team] { $reason }
    [position-reserve-alone] { $reason }
    [position-reserves] { $reason }
    [position-origins] { $reason }
    [position-size] { $reason }
    [position-no-wolf] { $reason }
    [position-second-wolf] { $reason }
    [position-sheep] { $reason }
    [position-row-length] { $reason }
    [position-wolf-letter] { $reason }
    [position-light] { $reason }
    [position-no-side] { $reason }
    [position-meaningless] { $reason }
    [position-wrong] { $reason }
    [position-wrong-at] { $reason }
    [store-busy] { $reason }
    [store-conflict] { $reason }
    [store-full] { $reason }
    [store-unusable] { $reason }
    [store-damaged] { $reason }
    [store-too-new] { $reason }
    [store-in-use] { $reason }
    [store-unexpected] { $reason }
    [search-not-begun] { $reason }
    [not-understood] { $reason }
    [move-not-understood] { $reason }
    [game-loading] The game is not yet there; please wait.
    [no-game-open] No game is open in this tab.
    [nobody-else-comes-in] Nobody else can come in: for that, start Rookery with --listen 0.0.0.0.
    [folder-not-writable] The folder { $folder } cannot be written to.
    [game-damaged] { $reason }
    [text-too-long] This text is too long: { $max } bytes are the most.
    [class-questions] An exercise has 1 to { $max } questions.
    [class-choices] A choice has 2 to { $max } answers to choose from, and nothing else has.
    [class-name-missing] Somebody who joins has a name.
    [class-not-joined] Somebody who answers has joined the class.
    [no-such-question] There is no such question.
    [neurons-step] The number of neurons is a multiple of 16.
    [run-not-stored] The run cannot be stored.
    [other-game-learned] That run has learned another game.
    [depths-order] The depths go from the smaller to the larger.
    [needs-no-search] The evaluation “{ $evaluation }” needs no search to count.
    [nothing-to-look-into] The evaluation “{ $evaluation }” needs no search to look into.
    [nothing-chosen] Choose something to count.
    [clock-not-alike] A player with a clock does not always answer alike: give it a depth.
    [no-moves-to-report] There are no moves to report on.
    [no-threat-over] The game is over: there is nothing to threaten.
    [too-many-lines] There are too many lines in it for a list of positions.
    [no-such-puzzle] There is no such puzzle.
    [too-many-letters] { $reason }
    [too-many-tags] These are too many tags.
    [tag-name] { $reason }
    [pgn-too-large] { $reason }
    [pgn-encoding] The file is in UTF-16 and not in UTF-8.
    [pgn-comment-open] The comment that begins in line { $begin } is not closed.
    [pgn-variation-open] The variation that begins in line { $begin } is not closed.
    [pgn-tag-form] { $reason }
    [pgn-tag-open] { $reason }
    [pgn-too-many-tags] { $reason }
    [pgn-too-many-moves] { $reason }
    [pgn-too-deep] { $reason }
    [pgn-no-move] { $reason }
    [pgn-comment-end] A comment ends that has not begun.
    [pgn-sign] { $reason }
    [pgn-nothing-to-vary] A variation begins where there is no move to vary.
    [pgn-variation-end] A variation ends that has not begun.
    [tags-wrong] { $reason }
    [only-computers] Only two computers play on by themselves.
    [no-such-option] This game has no option called “{ $found }”.
    [no-such-engine] There is no engine called “{ $engine }”.
    [too-many-engines] Too many other engines are running already.
    [engine-failed] { $reason }
   *[none] { $reason }
}

# What is wrong with a text: in front of the reason stand its move, that the game is left out, and its line.
problem-at-move = Move { $move }: { $problem }
problem-left-out = The game is left out: { $problem }
problem-in-line = Line { $line }: { $problem }
