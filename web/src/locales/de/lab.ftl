## Labor

node-counts = Knotenzahlen
recorded-games = Aufgezeichnete Partien
experiment = Versuch
experiments = Versuche
results = Ergebnisse
nodes-about = Wie viele Stellungen sieht sich jede Suche Tiefe um Tiefe an? Minimax und Alpha-Beta finden in jeder Reihenfolge denselben Wert; die volle Suche beantwortet eine eigene Frage und findet vielleicht einen anderen.
from-depth = Von Tiefe
to-depth = Bis Tiefe
searches = Suchen
max-nodes = Höchstens Knoten für eine Suche
evaluations = Bewertungen
evaluations-logarithmic = Bewertungen, logarithmisch
evaluations-by-depth = Bewertungen je Tiefe, logarithmisch
more-nodes-than-allowed = Mehr Knoten als erlaubt
counts = Zahlen
branching-note = Die mittlere Zahl der Züge im Baum von Minimax
regular-column = Regelmäßig
regular-column-note = Was Alpha-Beta in einem regelmäßigen Baum brauchte, mit überall b Zügen und immer dem besten zuerst
no-captures-here = Dieses Spiel kennt kein Schlagen: Es gibt nichts, was zuerst kommen könnte.
minimum = Minimum
minimum-note = Mit so wenigen Bewertungen lässt sich der Wert genau dieses Baums beweisen, in der besten aller Reihenfolgen; wo er klein genug ist, um aufgehoben zu werden
saved = Gespart
finding = In Tiefe { $depth } bewertet Alpha-Beta { $own } Stellungen, Minimax { $all }: Es spart { $share } und findet doch denselben Wert.
nodes-empty = Mit „Zählen“ füllt sich die Tabelle Zeile um Zeile. Die üblichen Einstellungen brauchen ein bis zwei Sekunden.
count-nodes = Knoten zählen
nodes-heading = { $game }, Bewertung: { $evaluation }
counting-search = Zählt { $search } in Tiefe { $depth } …
counting-canceled = Abgebrochen; so weit wurde gezählt.
done = Fertig.
copied = Kopiert.
copying-forbidden = Der Browser erlaubt hier kein Kopieren; markieren Sie die Zeile und kopieren Sie sie.
same-in-terminal = Dasselbe im Terminal
copy-command = Befehl kopieren
save-as = { $format } sichern
run-about = Zwei Spieler spielen Partien aus. Jeder Zug wird aufgezeichnet: was sie dachten und was es kostete.
search-again-with = Jede Stellung noch einmal durchsuchen mit
nothing = nichts
random-moves = Zufallszüge
seed = Startwert
record = Aufzeichnen
same-move = gleich
ply = Halbzug
move = Zug
nodes-of = Knoten: { $search }
its-move = Dessen Zug
run-results = { $first } { $wins }, remis { $draws }, { $second } { $losses }
run-unfinished = nicht beendet { $count }
run-work = { $side }: { $nodes } Knoten für { $moves } Züge in { $time }
run-compared = { $algorithm } hätte { $nodes } statt { $own } Knoten gebraucht: { $share } gespart, und { $same } von { $moves } Zügen sind gleich.
at-ply = Halbzug { $ply }
finished-after = { $plies ->
    [one] { $end } ({ $plies } Halbzug)
   *[other] { $end } ({ $plies } Halbzüge)
}
recording = Partie { $game } von { $games }, Halbzug { $ply } …
recording-canceled = Abgebrochen; so weit wurde aufgezeichnet.
games-recorded = { $count ->
    [one] { $count } Partie aufgezeichnet.
   *[other] { $count } Partien aufgezeichnet.
}
run-empty = Mit „Aufzeichnen“ spielen zwei Spieler, und jeder Zug wird mit seinem Aufwand festgehalten.
record-a-game = Partie aufzeichnen
keep-in-games = Zu den Partien
games-stored-already = Diese Partien sind schon gespeichert.
games-stored = { $count ->
    [one] Die Partie ist jetzt gespeichert.
   *[other] { $count } Partien sind jetzt gespeichert.
}
learning = Lernen
learning-about = Das Programm spielt ein Spiel gegen sich selbst, bringt einem kleinen Netz etwas aus diesen Partien bei und lässt es gegen das bisher beste spielen: immer wieder, auch wenn niemand zusieht.
learning-begins-with = Beginnt mit
learning-from-nothing = nichts
learning-from-known = dem, was Rookery weiß
learning-details = Zahlen
learning-generations = Generationen
learning-generations-note = Generationen (0: bis zum Anhalten)
learning-games = Partien für jede
learning-match-games = Partien, die urteilen
learning-nodes = Knoten pro Zug
learning-passes = Durchgänge beim Training
learning-neurons = Neuronen
learning-begin = Lernen lassen
learning-empty = Ein Netz, das nichts weiß, spielt gegen sich selbst und wird besser, während man zusieht. Bei Wolf und Schafe sieht man nach einer Minute etwas.
learning-runs = Läufe
learning-run-words = { $generations ->
    [one] { $generations } Generation, { $state }, { $ago }
   *[other] { $generations } Generationen, { $state }, { $ago }
}
learning-state = { $state ->
    [waiting] wartet
    [learning] lernt
    [stopping] hält an
    [finished] fertig
    [failed] gescheitert
   *[paused] angehalten
}
learning-state-sentence = { $state ->
    [waiting] Wartet, bis es an der Reihe ist.
    [stopping] Hält an …
    [finished] Alle Generationen sind fertig.
   *[paused] Angehalten. Nichts ist verloren: Es kann weitergehen.
}
learning-phase = { $phase ->
    [playing] Generation { $generation }: Partien des besten Netzes gegen sich selbst
    [training] Generation { $generation }: Training
   *[judging] Generation { $generation }: Wettkampf gegen das beste Netz
}
learning-stop = Anhalten
learning-resume = Weiter
learning-delete-really = Mit allen Partien und Netzen löschen
learning-finding = Generation { $generation } ist bisher die beste: Elo { $elo } ± { $error } gegen die erste.
learning-finding-none = { $count ->
    [one] Noch war keine Generation besser als die erste ({ $count } Versuch).
   *[other] Noch war keine Generation besser als die erste ({ $count } Versuche).
}
learning-finding-truth = Sie behält { $share } der Gewinne, die erste behielt { $first }.
learning-elo = Elo gegen die erste Generation
learning-elo-words = Generation { $generation } hat { $elo }.
learning-truth = Gewinne, die ihr Zug behält, nach der gelösten Wahrheit
learning-truth-words = Die neueste Generation behält { $share }.
learning-truth-short = Behaltene Gewinne
learning-loss = Fehler
learning-loss-words = Training { $training }, zurückgelegte Partien { $validation }.
learning-training = Training
learning-validation = Zurückgelegte Partien
learning-generation = Generation
learning-match = Wettkampf
learning-positions = Stellungen
learning-not-kept = verworfen
learning-map = Was das Netz von den Figuren hält
learning-map-of = Wert nach Feld: { $piece }
learning-piece = Figur
learning-map-about = { $games ->
    [one] Wie viel mehr oder weniger die Figur dem Netz auf einem Feld wert ist als im Mittel ({ $mean }): um wie viel sich der Wert für ihren Besitzer ändert, wenn man sie wegnimmt. Aus den Stellungen von { $games } Partie; wo sie nie stand, steht keine Zahl.
   *[other] Wie viel mehr oder weniger die Figur dem Netz auf einem Feld wert ist als im Mittel ({ $mean }): um wie viel sich der Wert für ihren Besitzer ändert, wenn man sie wegnimmt. Aus den Stellungen von { $games } Partien; wo sie nie stand, steht keine Zahl.
}
learning-play = Dagegen spielen
learning-play-about = Jede Generation ist ein Gegner. Je kleiner die Tiefe, desto mehr verlässt sie sich auf das Gelernte.
learning-you-play = Sie spielen
learned-player = Generation { $generation }: { $level }

## Viele Rechner

many-machines = Rechner
many-machines-about = Lange Arbeit, die mit --on begonnen wurde, erledigen viele Rechner. Hier sieht man, was sie tun.
cluster-none = Dieses Programm kennt keine anderen Rechner. Man startet es mit der Adresse ihres NATS-Servers:
cluster-at = Bei { $server }.
cluster-away = { $server } antwortet nicht.
cluster-runs = Läufe
cluster-no-runs = Es ist nichts im Gange.
cluster-workers = Helfer
cluster-no-workers = Niemand hilft mit. Auf jedem Rechner, der helfen soll: rookery work und die Adresse des Servers.
cluster-name = Name
cluster-kind = Arbeit
cluster-kind-name = { $kind ->
    [match] Wettkampf
    [selfplay] Partien gegen sich selbst
    [levels] Spielstärken
    [analyse] Analyse
    [grid] Tiefen gegeneinander
    [drill] Messung
   *[other] { $kind }
}
cluster-progress = Fortschritt
cluster-of = { $done } von { $total }
cluster-rate = Aufträge pro Minute
cluster-stop = Anhalten
cluster-stopped = angehalten
cluster-version = Version
cluster-cores = Kerne
cluster-speed = Knoten pro Sekunde
cluster-jobs = Erledigte Aufträge
cluster-doing = Arbeitet an
cluster-excluded = { $name } ist ausgeschlossen.
cluster-stands-out = Was { $name } findet, weicht von dem ab, was die anderen finden.
cluster-rejected = { $count ->
    [one] { $name }: ein Ergebnis wurde abgelehnt.
   *[other] { $name }: { $count } Ergebnisse wurden abgelehnt.
}
