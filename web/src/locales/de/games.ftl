## Gespeicherte Partien

tag = Schlagwort
tag-hint = Ein Schlagwort, etwa Eröffnungen
tag-add = Hinzufügen
tag-remove = Entfernen
chosen-games = Ausgewählte Partien
games-chosen = { $count ->
    [one] { $count } Partie ausgewählt
   *[other] { $count } Partien ausgewählt
}
choose-all = Alle { $count } auswählen
choose-none = Auswahl aufheben
export = Exportieren
import = Importieren
bring-back = Zurückholen
delete = Löschen
source-played = Hier gespielt
source-imported = Importiert
source-analyses = Analysen
any-result = Beliebig
first-side-won = Erste Seite gewann
second-side-won = Zweite Seite gewann
not-finished = Nicht beendet
filter = Filter
filters = Filter
filter-text = Spieler, Ereignis oder Name
result = Ergebnis
from-where = Herkunft
everywhere = Überall
any-tag = Beliebig
date-from = Von
date-to = Bis
not-begun = nicht begonnen
no-moves = keine Züge
name-of-game = Name der Partie
goes-on = Läuft noch
no-result = Kein Ergebnis
choose-named = { $name } auswählen
show-tag = Partien mit dem Schlagwort { $tag } zeigen
no-date = ohne Datum
imported = importiert
analysis-note = Analyse
analyze-named = { $name } analysieren
rename = Umbenennen
pasted-games = Eingefügte Partien
games-as-pgn = Partien als PGN oder BPGN
show-more = Mehr zeigen
nothing-deleted = Am letzten Tag wurde nichts gelöscht.
no-game-like-this = Keine Partie passt dazu.
show-all-games = Alle Partien zeigen
games-empty = Noch nichts hier. Jede gespielte Partie wird aufbewahrt und lässt sich wieder öffnen; auch Dateien mit Partien lassen sich importieren.
choose-a-game = Spiel wählen
undo = Rückgängig
writing = Wird geschrieben …
writing-games = { $count ->
    [one] { $count } Partie von { $total } geschrieben …
   *[other] { $count } Partien von { $total } geschrieben …
}
back-to-games = Zurück zu den Partien
deleted-count = Gelöscht ({ $count })
deleted-games = Gelöschte Partien
deleted-note = Gelöschte Partien bleiben einen Tag lang, dann sind sie endgültig weg.
paste = Einfügen
drop-to-import = Datei mit Partien zum Importieren hier ablegen
games-imported = { $count ->
    [one] { $count } Partie importiert
   *[other] { $count } Partien importiert
}
import-known = { $count ->
    [one] { $count } war schon da
   *[other] { $count } waren schon da
}
import-shortened = { $count ->
    [one] { $count } behalten, soweit die Züge spielbar sind
   *[other] { $count } behalten, soweit die Züge spielbar sind
}
import-refused = { $count ->
    [one] { $count } war nicht lesbar
   *[other] { $count } waren nicht lesbar
}
sending-share = { $share } gesendet
import-progress = { $words } { $done } von { $all }
waiting-to-be-read = Wartet darauf, gelesen zu werden …
import-of = Import von { $file }
canceled = Abgebrochen.
problem-count = { $count ->
    [one] Ein Problem
   *[other] { $count } Probleme
}
line-number = Zeile { $line }
save-as-text = Alle als Text sichern
too-many-chosen = { $count ->
    [one] Einzeln lässt sich höchstens { $count } Partie auswählen; nutzen Sie den Filter.
   *[other] Einzeln lassen sich höchstens { $count } Partien auswählen; nutzen Sie den Filter.
}
tag-added = { $count ->
    [one] { $count } Partie hat jetzt das Schlagwort „{ $tag }“.
   *[other] { $count } Partien haben jetzt das Schlagwort „{ $tag }“.
}
tag-removed = { $count ->
    [one] { $count } Partie hat das Schlagwort „{ $tag }“ nicht mehr.
   *[other] { $count } Partien haben das Schlagwort „{ $tag }“ nicht mehr.
}
game-count = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}
games-deleted = { $count ->
    [one] { $count } Partie gelöscht.
   *[other] { $count } Partien gelöscht.
}
games-back = { $count ->
    [one] { $count } Partie ist wieder da.
   *[other] { $count } Partien sind wieder da.
}
one-file-at-a-time = Bitte eine Datei nach der anderen.
games-left-out = { $count ->
    [one] { $count } Partie ließ sich nicht schreiben.
   *[other] { $count } Partien ließen sich nicht schreiben.
}
games-saved = { $count ->
    [one] { $count } Partie als { $file } gesichert.
   *[other] { $count } Partien als { $file } gesichert.
}
games-unreadable = { $count ->
    [one] { $count } Partie ist nicht lesbar
   *[other] { $count } Partien sind nicht lesbar
}
