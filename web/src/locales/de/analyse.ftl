## Analyse

analysis = Analyse
open = Öffnen
edit = Bearbeiten
copy-fen = FEN kopieren
copy-pgn = PGN kopieren
save-pgn = PGN sichern
play-on = Spielen
report = Bericht
moves-of-analysis = Züge der Analyse
drop-games-or-positions = Datei mit Partien oder Stellungen hier ablegen
line-too-long = { $count ->
    [one] Varianten mit mehr als { $count } Zug sind zu lang.
   *[other] Varianten mit mehr als { $count } Zügen sind zu lang.
}
nothing-to-undo = Es gibt nichts rückgängig zu machen.
deleted-press-u = Gelöscht. Die Taste u holt es zurück.
editor-board = Brett zum Bearbeiten
pieces-of = { $color ->
    [white] Weiße Figuren
   *[black] Schwarze Figuren
}
castling = Rochade
castling-white-short = Weiß kurz
castling-white-long = Weiß lang
castling-black-short = Schwarz kurz
castling-black-long = Schwarz lang
en-passant = En passant
none = keines
checks-left = { $color ->
    [white] Schachs, die Weiß noch geben muss
   *[black] Schachs, die Schwarz noch geben muss
}
reserve-of = { $piece ->
    [q] { $color ->
        [white] Weiße Damen in Reserve
       *[black] Schwarze Damen in Reserve
    }
    [r] { $color ->
        [white] Weiße Türme in Reserve
       *[black] Schwarze Türme in Reserve
    }
    [b] { $color ->
        [white] Weiße Läufer in Reserve
       *[black] Schwarze Läufer in Reserve
    }
    [n] { $color ->
        [white] Weiße Springer in Reserve
       *[black] Schwarze Springer in Reserve
    }
   *[p] { $color ->
        [white] Weiße Bauern in Reserve
       *[black] Schwarze Bauern in Reserve
    }
}
position-editor = Stellung bearbeiten
position-playable = Diese Stellung ist spielbar.
eraser = Radierer
clear = Leeren
start = Anfang
to-move = Am Zug
analyze-position = Diese Stellung analysieren
no-threat-in-check = Im Schach gibt es keine andere Drohung zu zeigen.
engine-choose = Eine weitere Engine neben Rookery
engine-alone = Rookery allein
engine-beside = Rookery und { $name }
engine-conversation = Was zur Engine und von ihr gesagt wird
engine-off = Aus
engine-starting = Startet …
waiting-for-turn = Wartet …
engine-resting = Tiefe { $depth }, ruht
engine-speed = Tiefe { $depth }, { $speed } Knoten/s
solve-exactly = Diese Stellung exakt lösen
solved-endings-note = Genau, aber ohne die Fünfzig-Züge-Regel: Ein Gewinn kann länger dauern, als sie erlaubt.
solving = Löst
number-of-lines = Anzahl der Varianten
lines = { $count ->
    [one] { $count } Variante
   *[other] { $count } Varianten
}
show-threat = Drohung zeigen
threat-facts = Was die andere Seite droht. { $facts }
best-lines = Beste Varianten
win-for = Gewinn für { SIDE($side, form: "accusative") }
win-for-in = { $moves ->
    [one] Gewinn für { SIDE($side, form: "accusative") } in { $moves } Zug
   *[other] Gewinn für { SIDE($side, form: "accusative") } in { $moves } Zügen
}
evaluation-equal = Ausgeglichen
evaluation-better = { $degree ->
    [slightly] Etwas besser für { SIDE($side, form: "accusative") }
    [better] Besser für { SIDE($side, form: "accusative") }
    [much] Viel besser für { SIDE($side, form: "accusative") }
   *[winning] Gewonnen für { SIDE($side, form: "accusative") }
}
not-evaluated = Noch nicht bewertet
inaccuracy = Ungenauigkeit
mistake = Fehler
blunder = grober Fehler
analysis-empty = Ziehen Sie auf dem Brett, oder öffnen Sie eine Partie. Abzweigende Züge werden zu Varianten.
about-move = Zu diesem Zug
promote-variation = Variante aufwerten
make-main-line = Zur Hauptvariante machen
delete-from-here = Ab hier löschen
comment-first = Kommentar vor dem ersten Zug
comment-on = Kommentar zu { $move }
nag-good = Guter Zug
nag-mistake = Fehler
nag-brilliant = Brillanter Zug
nag-blunder = Grober Fehler
nag-interesting = Interessanter Zug
nag-dubious = Zweifelhafter Zug
choose-from = { $count } zur Auswahl in { $name }.
the-text = diesem Text
first-of-them = { $count ->
    [one] Dies ist der erste Eintrag.
   *[other] Dies sind die ersten { $count }.
}
problems-found = { $count ->
    [one] Eine Stelle war nicht lesbar; der Rest ist da.
   *[other] { $count } Stellen waren nicht lesbar; der Rest ist da.
}
untitled-game = Partie ({ $moves })
problem-line = <b>Zeile { $line }:</b>{" "}
sending-file = Datei wird gesendet
reading = Wird gelesen
open-label = Eine Stellung (FEN, BFEN) oder eine Partie (PGN, BPGN oder nur die Züge)
open-hint = Hier einfügen. Strg+V geht auch überall auf der Seite, und Dateien kann man dort ablegen.
open-text = Text öffnen
choose-file = Datei wählen
file-label = Datei mit Stellungen oder Partien
or-from-start = Oder von Anfang an
begin = Beginnen
cannot-be-read = Das ist nicht lesbar.
cannot-be-opened = Diese Partie lässt sich nicht öffnen.
cannot-be-written = Das lässt sich nicht schreiben.
report-in-moves = Der Bericht steht jetzt bei den Zügen: Zeichen, Bewertungen und Varianten.
report-quick = Schnell
report-default = Normal
report-thorough = Gründlich
about-seconds = { $count ->
    [one] etwa { $count } Sekunde
   *[other] etwa { $count } Sekunden
}
about-minutes = { $count ->
    [one] etwa { $count } Minute
   *[other] etwa { $count } Minuten
}
average-loss = Mittlerer Verlust
centipawns = { $count } cp
loss-in-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
inaccuracies = Ungenauigkeiten
mistakes = Fehler
blunders = Grobe Fehler
accuracy = <b>{ $value }</b> Genauigkeit
no-lapses = Kein Zug dieser Partie hat viel verloren.
better-was = Besser: { $move }
report-progress = Stellung { $done } von { $all }
report-canceled = Der Bericht wurde abgebrochen: So viel war bis dahin bekannt.
write-into-moves = Zu den Zügen schreiben
report-about = Durchsucht jede Stellung der Partie und sagt, wo die Fehler waren und wie gut jede Seite gespielt hat.
how-thorough = Wie gründlich
report-again = Bericht erneuern
report-on-game = Bericht über diese Partie
report-effort = { $moves ->
    [one] { $moves } Zug, { $time }.
   *[other] { $moves } Züge, { $time }.
}
position-copied = Die Stellung ist in der Zwischenablage.
game-copied = Die Partie ist in der Zwischenablage, mit Varianten und Kommentaren.
explorer = Partien mit dieser Stellung
explorer-none = Keine gespeicherte Partie hat diese Stellung.
explorer-not-found = Diese Stellung wurde nicht gefunden.
explorer-depth = In großen Dateien werden Partien nur bis zum { $moves }. Zug durchsucht.
explorer-unexplored = { $count ->
    [one] { $count } Partie wird noch gelesen.
   *[other] { $count } Partien werden noch gelesen.
}
explorer-unexplored-many = Mehr als { $count } Partien werden noch gelesen.
explorer-count = Partien
explorer-rating = Wertung
explorer-last = Zuletzt gespielt
explorer-all = Alle Züge
explorer-latest = Die neuesten Partien
share = Teilen
share-position = Stellung
share-game = Partie
share-line = Diese Variante als Animation
share-speed = Jeder Zug ist zu sehen für
share-quick = ½ s
share-default = 1 s
share-slow = 2 s
save-png = PNG sichern
save-svg = SVG sichern
save-gif = GIF sichern
share-kept = Alles, was Sie hier tun, wird von selbst aufgehoben. Sie finden es unter Partien wieder.
erase-drawings = Pfeile und Kreise löschen
recent-analyses = Letzte Analysen
looking-back-no-move = Das ist eine frühere Stellung: Geh zum letzten Zug, um weiterzuspielen, oder analysiere die Partie.
learn-from-mistakes = Aus den Fehlern lernen
learn-prompt = Hier wurde { $move } gespielt. Finden Sie einen besseren Zug.
learn-count = { $number } von { $count }
learn-whose = Wessen Fehler
learn-both = Beide
learn-again = Noch einmal
learn-leave = Zurück zur Analyse
learn-done = Das war der letzte. Beim ersten Versuch gefunden: { $found } von { $count }.
key-next-mistake = nächster Fehler
key-other-attempt = noch ein Versuch
report-puzzles = { $count ->
    [one] In dieser Partie wurde { $count } neue Aufgabe gefunden.
   *[other] In dieser Partie wurden { $count } neue Aufgaben gefunden.
}
