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
