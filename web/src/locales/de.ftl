### Deutsch

## Seiten

side-white = Weiß
    .wins = Weiß gewinnt
side-black = Schwarz
    .wins = Schwarz gewinnt
side-sheep = die Schafe
    .label = Schafe
    .start = Die Schafe
    .dative = den Schafen
    .wins = Die Schafe gewinnen
side-wolf = der Wolf
    .label = Wolf
    .start = Der Wolf
    .accusative = den Wolf
    .dative = dem Wolf
    .wins = Der Wolf gewinnt
side-first-team = das erste Team
    .label = Erstes Team
    .start = Das erste Team
    .dative = dem ersten Team
    .wins = Das erste Team gewinnt
side-second-team = das zweite Team
    .label = Zweites Team
    .start = Das zweite Team
    .dative = dem zweiten Team
    .wins = Das zweite Team gewinnt
side-max = Max
    .wins = Max gewinnt
side-min = Min
    .wins = Min gewinnt
side-label = { SIDE($side, form: "label") }

## Orte

places = Orte
place-play = Spielen
place-analyze = Analyse
place-xray = Röntgen
place-lab = Labor
place-train = Training
place-games = Partien
place-settings = Einstellungen
more = Mehr
theme-light = Hell
theme-dark = Dunkel
sounds = Töne
keys = Tasten
reload = Neu laden
close = Schließen
cancel = Abbrechen
try-again = Noch einmal versuchen
part-not-loaded = Dieser Teil der Seite konnte nicht geladen werden.
page-outdated = Diese Seite ist älter als das Programm.
connection-lost-move-kept = Verbindung verloren. Ihr Zug ist gemerkt und wird gesendet.
connection-lost-retrying = Verbindung verloren. Neuer Versuch …
connection-was-lost = Die Verbindung ist abgebrochen.
connection-lost-sending = Die Verbindung ist während des Sendens abgebrochen.
no-connection = Im Moment besteht keine Verbindung.
file-refused = Der Server nimmt das nicht an.
another-device = Anderes Gerät
invite-how = Fotografieren Sie den Code mit einem Handy oder Tablet im selben Netz, oder tippen Sie diese Adresse:
invite-note = Er gilt einmal, für einen Browser, bis Rookery endet. Wer so hereinkommt, kann spielen, die Partien sehen und welche importieren, aber keine löschen. Die Übertragung ist nicht verschlüsselt.
invite-again = Noch ein Gerät
qr-code-of = QR-Code von { $address }
copy = Kopieren

## Tasten

key-back = Einen Zug zurück
key-forward = Einen Zug vor
key-start = Zum Anfang
key-latest = Zum letzten Zug
key-board = Zum Brett: Pfeile bewegen, Eingabe hebt auf und setzt ab
key-type = Einen Zug eintippen, etwa Sf3 oder e2e4
key-flip = Brett drehen
key-hint = Einen guten Zug zeigen
key-stop = Nachdenken beenden und ziehen
key-run = Laufen lassen oder anhalten (Computer gegen Computer)
key-step = Ein Schritt (Computer gegen Computer)
key-theme = Dunkel oder hell
key-sounds = Töne an oder aus
key-list = Diese Liste
key-variation-before = Vorherige Variante
key-variation-next = Nächste Variante
key-end-of-line = Zum Ende der Variante
key-engine = Engine an oder aus
key-edit = Stellung bearbeiten
key-open = Stellung oder Partie öffnen
key-undo = Letzte Änderung rückgängig machen
key-delete = Zug und alles danach löschen
key-import = Datei importieren
key-export = Angezeigte Partien exportieren
key-undo-delete = Löschen rückgängig machen
key-search = Suchen
key-experiment = Versuch starten
key-stop-it = Versuch beenden
key-search-forward = Ein Schritt der Suche vor
key-search-back = Ein Schritt zurück
key-search-over = Über alles darunter hinweg, zum Wert des Knotens
key-search-up = Zum Knoten darüber
key-next-cutoff = Zum nächsten Schnitt
key-cutoff-before = Zum vorherigen Schnitt
key-search-start = Zum Anfang der Suche
key-search-end = Zum Ende der Suche
key-run-or-pause = Laufen lassen oder anhalten
key-unfold = Knoten auf- oder zuklappen

## Spiele

game-title = { $game ->
    [chess] Schach
    [chess960] Schach960
    [crazyhouse] Einsetzschach
    [atomic] Atomschach
    [horde] Horde
    [kingofthehill] König des Hügels
    [three-check] Dreimal Schach
    [antichess] Räuberschach
    [racingkings] Königsrennen
    [endgame] Endspiel
    [pawns-kings] Bauern und Könige
    [bughouse] Tandemschach
    [wolf-sheep] Wolf und Schafe
   *[other] { $title }
}
game-summary = { $game ->
    [chess] Das Spiel selbst, mit allen seinen Regeln.
    [chess960] Schach aus einer von 960 gemischten Grundreihen (Fischer-Schach).
    [crazyhouse] Was Sie schlagen, gehört Ihnen und darf statt eines Zuges eingesetzt werden.
    [atomic] Schlagen sprengt alles ringsum, nur Bauern nicht. Sprengen Sie den König.
    [horde] Ein Heer von 36 Bauern gegen die Figuren: Setzen Sie matt, oder schlagen Sie die ganze Horde.
    [kingofthehill] Schach, und ein König im Zentrum gewinnt.
    [three-check] Schach, und das dritte Schachgebot gewinnt.
    [antichess] Wer alle Steine verliert, gewinnt; wer schlagen kann, muss.
    [racingkings] Bringen Sie Ihren König als Erster auf die letzte Reihe, ohne je Schach zu geben.
    [endgame] Ein König und acht Bauern auf jeder Seite, und alle Regeln des Schachs.
    [pawns-kings] Acht Bauern und ein König, der geschlagen werden darf: kein Schach, keine Umwandlung, kein En passant.
    [bughouse] Zwei Teams an mehreren Brettern: Was Sie an einem schlagen, dürfen Sie am anderen einsetzen.
    [wolf-sheep] Vier Schafe kreisen einen Wolf ein. Gelöst: Die Schafe gewinnen immer, wenn sie wissen, wie.
   *[other] { $summary }
}
evaluation-title = { $evaluation ->
    [tuned] Abgestimmt
    [simplified] Vereinfacht
    [material] Material
    [distance] Abstand
    [attitudes] Haltungen
    [king-attack] Königsangriff
    [king-defence] Königsschutz
    [pawn-promotion] Umwandlung
    [external] Fremde Engine
    [paths] Wege
    [smart] Klug
    [fast] Schnell
    [simple] Einfach
    [solved] Gelöst
   *[other] { $title }
}
algorithm-title = { $algorithm ->
    [search] Volle Suche
    [alphabeta] Alpha-Beta
    [captures-first] Alpha-Beta, Schlagzüge zuerst
    [minimax] Minimax
   *[other] { $title }
}
algorithm-summary = { $algorithm ->
    [search] Alpha-Beta mit allem, was es stark macht.
    [alphabeta] Wie im Lehrbuch: derselbe Zug wie Minimax, mit weniger Knoten.
    [minimax] Wie im Lehrbuch: sieht sich alles an.
   *[other] { $summary }
}
balance-title = { $balance ->
    [material] Material
    [mobility] Beweglichkeit
    [balance] Bilanz
   *[other] { $title }
}
measure-title = { $measure ->
    [king-distance] Abstand der Könige
    [least-king-distance] Kleinster Königsabstand
    [size-of-the-horde] Größe der Horde
    [pieces-on-the-board] Steine auf dem Brett
    [rows-to-go] Reihen bis zum Ziel
    [measure] Maß
   *[other] { $title }
}
option-title = { $option ->
    [start] Anfang
    [size] Brett
    [boards] Bretter
    [sides] Farben eines Teams
    [repetitions] Remis durch Wiederholung
   *[other] { $title }
}
choice-title = { $option ->
    [size] { $value } × { $value }
    [boards] { $value ->
        [one] { $value } Brett
       *[other] { $value } Bretter
    }
    [sides] { $value ->
        [same] überall gleich
       *[alternate] abwechselnd
    }
    [repetitions] { $value ->
        [one] eine Stellung einmal
       *[other] eine Stellung { $value }-mal
    }
   *[other] { $title }
}
choice-start = Nr. { $start }
choice-wolf-start = Wolf auf { $square }, { SIDE($side) } am Zug
piece = { $piece ->
    [k] König
    [q] Dame
    [r] Turm
    [b] Läufer
    [n] Springer
    [s] Schaf
    [w] Wolf
   *[p] Bauer
}
piece-white = { $piece ->
    [k] weißer König
    [q] weiße Dame
    [r] weißer Turm
    [b] weißer Läufer
    [n] weißer Springer
    [s] Schaf
    [w] Wolf
   *[p] weißer Bauer
}
piece-black = { $piece ->
    [k] schwarzer König
    [q] schwarze Dame
    [r] schwarzer Turm
    [b] schwarzer Läufer
    [n] schwarzer Springer
    [s] Schaf
    [w] Wolf
   *[p] schwarzer Bauer
}
piece-count = { $piece ->
    [q] { $count ->
        [one] { $count } Dame
       *[other] { $count } Damen
    }
    [r] { $count ->
        [one] { $count } Turm
       *[other] { $count } Türme
    }
    [b] { $count ->
        [one] { $count } Läufer
       *[other] { $count } Läufer
    }
    [n] { $count ->
        [one] { $count } Springer
       *[other] { $count } Springer
    }
   *[p] { $count ->
        [one] { $count } Bauer
       *[other] { $count } Bauern
    }
}
piece-letters = KDTLS

## Stand und Ende

turn = { SIDE($side, form: "start") } am Zug
turn-in-check = { SIDE($side, form: "start") } am Zug, im Schach
outcome-win = { $reason ->
    [checkmate] { SIDE($side, form: "wins") } durch Matt.
    [stalemate] { SIDE($side, form: "wins") } durch Patt.
    [goal] { SIDE($side, form: "wins") }: Ziel erreicht.
    [king-exploded] { SIDE($side, form: "wins") }: Der König ist gesprengt.
    [king-taken] { SIDE($side, form: "wins") }: Der König ist geschlagen.
    [checks-given] { SIDE($side, form: "wins") }: oft genug Schach geboten.
    [pieces-lost] { SIDE($side, form: "wins") }: alle Steine verloren.
    [no-moves] { SIDE($side, form: "wins") }: kein Zug mehr möglich.
    [resignation] { SIDE($side, form: "wins") } durch Aufgabe.
    [time] { SIDE($side, form: "wins") } durch Zeitüberschreitung.
    [none] { SIDE($side, form: "wins") }.
   *[other] { $words }
}
outcome-draw = { $reason ->
    [stalemate] Remis durch Patt.
    [repetition] Remis durch Stellungswiederholung.
    [fifty-moves] Remis: fünfzig Züge ohne Schlagen oder Bauernzug.
    [insufficient-material] Remis: zu wenig Material.
    [agreement] Remis durch Vereinbarung.
    [goal] Remis: Beide haben das Ziel erreicht.
    [none] Remis.
   *[other] { $words }
}
outcome-repeated = { $times ->
    [one] Remis: Die Stellung kam { $times } Mal vor.
   *[other] Remis: Die Stellung kam { $times } Mal vor.
}
exact-win = { $moves ->
    [one] { SIDE($side, form: "wins") } bei bestem Spiel in { $moves } Zug.
   *[other] { SIDE($side, form: "wins") } bei bestem Spiel in { $moves } Zügen.
}
exact-win-sometime = { SIDE($side, form: "wins") } bei bestem Spiel.
tables-say = Endspieltabelle: { $what }
exact-draw = Bei bestem Spiel wird es remis.
draw = Remis
you = Sie
computer = Computer
person = Mensch
perfect-play = Perfektes Spiel
level-depth = Tiefe { $depth }
level-time = { $time } pro Zug
level-elo = Elo { $elo }
level-minimax = Minimax, { $level }
level-alphabeta = Alpha-Beta, { $level }
score-win = { $sign }Gewinn in { $moves }
score-wins = { SIDE($side, form: "wins") }
score-wins-in = { SIDE($side, form: "wins") } in { $moves }
milliseconds = { $count } ms
seconds = { $count } s
minutes-seconds = { $minutes } min { $seconds } s
megabytes = { $count } MB
just-now = gerade eben
move-count = { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
}

## Rules

rules = Regeln
rules-of = Regeln: { $game }
game-rules = { $game ->
    [chess] Der König geht ein Feld in jede Richtung; der Turm gerade, der Läufer schräg, die Dame beides; der Springer springt zwei Felder gerade und eines zur Seite.
        Bauern gehen ein Feld vor, vom Ausgangsfeld auch zwei, und schlagen schräg nach vorn. Auf der letzten Reihe werden sie zu einer anderen Figur.
        Ein Bauer, der gerade zwei Felder gegangen ist, darf geschlagen werden, als wäre es eines gewesen: en passant.
        Einmal in der Partie dürfen König und Turm rochieren, wenn beide noch nicht gezogen haben, nichts dazwischen steht und der König kein angegriffenes Feld überquert.
        Wer den König so angreift, dass er nicht zu retten ist, hat gewonnen. Ohne erlaubten Zug und ohne Schach ist es remis.
    [chess960] Die Figuren hinter den Bauern sind gemischt, für beide gleich: die Läufer auf verschiedenen Farben, der König zwischen den Türmen.
        Die Rochade führt auf die üblichen Felder, wo König und Turm auch begannen: Ziehen Sie den König auf seinen Turm.
        Alles andere ist wie im Schach.
    [crazyhouse] Was Sie schlagen, kommt in Ihre Reserve und wechselt die Farbe.
        Statt zu ziehen, dürfen Sie eine Figur aus der Reserve auf ein leeres Feld setzen, auch mit Schach oder Matt; Bauern nicht auf die erste oder letzte Reihe.
        Was umgewandelt war, ist geschlagen wieder ein Bauer.
        Alles andere ist wie im Schach.
    [atomic] Schlagen explodiert: Die schlagende und die geschlagene Figur und alles ringsum verschwinden, außer Bauern.
        Wer den gegnerischen König sprengt, hat gewonnen. Den eigenen darf niemand sprengen, und so schlagen Könige nie.
        Könige dürfen nebeneinander stehen; dann steht keiner im Schach.
        Alles andere ist wie im Schach.
    [horde] Weiß hat 36 Bauern und keinen König.
        Weiß gewinnt durch Matt, Schwarz, wenn alles geschlagen ist.
        Bauern auf der ersten Reihe dürfen auch zwei Felder gehen.
        Alles andere ist wie im Schach.
    [kingofthehill] Ein König, der eines der vier Felder in der Mitte erreicht, d4, e4, d5 oder e5, gewinnt sofort.
        Alles andere ist wie im Schach, auch das Matt.
    [three-check] Wer zum dritten Mal Schach gibt, hat gewonnen.
        Alles andere ist wie im Schach, auch das Matt.
    [antichess] Wer schlagen kann, muss es, und darf wählen, wie.
        Der König ist eine Figur wie die anderen: kein Schach, keine Rochade, und ein Bauer darf König werden.
        Wer keine Figuren mehr hat oder keinen Zug, hat gewonnen.
    [racingkings] Beide beginnen unten, ohne Bauern. Der erste König auf der achten Reihe gewinnt.
        Ist Weiß zuerst da, darf Schwarz mit dem nächsten Zug folgen: remis.
        Kein Zug darf Schach geben.
    [endgame] Jede Seite hat einen König und acht Bauern, wo sie im Schach stehen.
        Alle Regeln des Schachs gelten: Bauern werden umgewandelt, und Matt gewinnt.
    [pawns-kings] Jede Seite hat einen König und acht Bauern, die wie im Schach ziehen.
        Es gibt kein Schach: Ein König darf geschlagen werden, und das gewinnt.
        Es gibt keine Umwandlung, kein en passant und keine Rochade. Ein Bauer auf der letzten Reihe bleibt dort.
        Wer keinen Zug hat, spielt remis.
    [bughouse] Zwei Teams auf mehreren Brettern. Wer dran ist, macht einen Zug, auf einem beliebigen Brett.
        Was ein Team auf einem Brett schlägt, darf es auf einem anderen auf ein leeres Feld setzen; Bauern nicht auf die erste oder letzte Reihe.
        Kein König des Teams darf im Schach bleiben, auf keinem Brett.
        Ein Team, das im Schach steht und keinen Zug hat, hat verloren.
   *[wolf-sheep] Alle gehen ein Feld schräg; die Schafe nur vorwärts. Geschlagen wird nicht.
        Der Wolf gewinnt, wenn er die erste Reihe der Schafe erreicht.
        Die Schafe gewinnen, wenn der Wolf nicht mehr ziehen kann. Wer keinen Zug hat, verliert.
}

## Opponents

opponent-name = { $opponent ->
    [fledgling] Küken
    [sparrow] Spatz
    [robin] Rotkehlchen
    [magpie] Elster
    [woodpecker] Specht
    [heron] Reiher
    [jackdaw] Dohle
    [kestrel] Turmfalke
    [owl] Eule
    [raven] Rabe
    [rookery] Rookery
   *[other] { $name }
}
opponent-summary = { $opponent ->
    [fledgling] Hat gerade die Züge gelernt und lässt vieles stehen.
    [sparrow] Holt früh die Dame heraus und pickt nach allem, was es sieht.
    [robin] Freundlich und flink; sieht den nächsten Zug und oft nicht den danach.
    [magpie] Kann an nichts vorbeigehen, was sich schlagen lässt.
    [woodpecker] Schiebt seine Bauern vor, einen nach dem anderen.
    [heron] Steht still, schützt den König und wartet auf Ihren Fehler.
    [jackdaw] Liebt Springer und hüpft dorthin, wo Sie es nicht erwarten.
    [kestrel] Rüttelt eine Weile, dann stößt er auf Ihren König herab.
    [owl] Geduldig und gründlich; übersieht wenig.
    [raven] Gerissen; bestraft fast jeden Fehltritt.
    [rookery] Die ganze Kolonie: alles, was das Programm kann.
   *[other] { $summary }
}
opponent-skill = { $skill ->
    [beginner] Anfänger
    [easy] Leicht
    [medium] Mittel
    [hard] Schwer
   *[perfect] Perfekt
}
opponent-elo = etwa { $elo }
opponent-strongest = volle Stärke
opponent-choose = Gegner wählen
against-opponent = gegen: { $name }
offer-stronger = Das war dreimal hintereinander zu leicht. Jemand Stärkeres?
offer-weaker = Dreimal hintereinander zu verlieren kommt vor. Jemand Sanfteres?
offer-play = Neuer Gegner: { $name }

## Warum etwas nicht geht

refusal = { $code ->
    [game-over] Die Partie ist zu Ende.
    [game-went-on] Die Partie ist inzwischen weitergegangen.
    [not-your-turn] Sie sind nicht am Zug.
    [no-such-move] Einen solchen Zug gibt es hier nicht.
    [nothing-to-take-back] Es gibt keinen Zug zum Zurücknehmen.
    [only-people-resign] Nur ein Mensch kann aufgeben.
    [only-people-offer-draws] Nur ein Mensch kann Remis anbieten.
    [no-draws] In diesem Spiel gibt es kein Remis.
    [computer-thinking] Der Computer denkt über seinen Zug nach.
    [nobody-thinking] Niemand denkt nach.
    [nothing-to-count] Mit dieser Bewertung gibt es nichts zu zählen.
    [over-in-position] In dieser Stellung ist die Partie zu Ende.
    [no-piece] Auf { $square } steht keine Figur.
    [other-side-moves] { SIDE($side, form: "start") } am Zug.
    [say-promotion] Wählen Sie, was aus dem Bauern wird.
    [castling-is] Die Rochade schreibt sich hier { $move }.
    [king-would-be-in-check] Der König stünde im Schach.
    [king-in-check] Der König steht im Schach.
    [pinned] { $piece ->
        [queen] Die Dame ist gefesselt.
        [rook] Der Turm ist gefesselt.
        [bishop] Der Läufer ist gefesselt.
        [knight] Der Springer ist gefesselt.
       *[pawn] Der Bauer ist gefesselt.
    }
    [cannot-go-there] { $piece ->
        [king] Der König auf { $square } kann dort nicht hin.
        [queen] Die Dame auf { $square } kann dort nicht hin.
        [rook] Der Turm auf { $square } kann dort nicht hin.
        [bishop] Der Läufer auf { $square } kann dort nicht hin.
        [knight] Der Springer auf { $square } kann dort nicht hin.
       *[pawn] Der Bauer auf { $square } kann dort nicht hin.
    }
    [not-legal] Dieser Zug ist hier nicht erlaubt.
    [not-in-hand] Diese Figur ist nicht in der Reserve.
    [cannot-drop-there] Dort kann sie nicht eingesetzt werden.
    [king-on-board-in-check] Der König an Brett { $board } steht im Schach.
    [no-such-game] Diese Partie gibt es nicht.
    [not-for-playing] Diese Partie ist nicht zum Spielen; sehen Sie sie unter Analyse an.
    [neither-position-nor-game] Das ist weder eine Stellung noch eine Partie.
    [no-games-in-file] Darin sind keine Partien.
    [too-large] Das ist zu groß.
    [disk-full] Die Festplatte ist voll.
    [no-longer-here] Das ist nicht mehr hier; bitte noch einmal senden.
    [too-much-under-way] Es ist zu viel in Arbeit; bitte später noch einmal versuchen.
    [too-large-to-solve] Dieses Spiel ist zu groß, um gelöst zu werden.
    [no-threat] Hier gibt es keine Drohung zu zeigen.
    [no-threat-in-check] Im Schach gibt es keine andere Drohung zu zeigen.
    [nothing-to-search] In dieser Stellung ist die Partie zu Ende: Es gibt nichts zu suchen.
    [tree-too-large] Dieser Baum ist schon mit einem Halbzug zu groß.
    [cannot-delete-from-here] Von hier aus lassen sich keine Partien löschen: Rookery läuft auf einem anderen Rechner.
    [cannot-start-from-here] Von hier aus lassen sich keine fremden Engines starten: Rookery läuft auf einem anderen Rechner.
    [only-looking] Von hier aus kann man nur in Suchen hineinsehen.
    [not-the-teacher] Das kann nur die Lehrkraft, auf dem Rechner, auf dem Rookery läuft.
    [no-class] Zurzeit gibt es keine Übung für eine Klasse.
    [class-closed] Es werden keine Antworten mehr angenommen.
    [class-full] Die Klasse ist voll.
    [cannot-stop-from-here] Von hier aus lassen sich keine Läufe anhalten: Rookery läuft auf einem anderen Rechner.
    [no-other-machines] Es gibt keine anderen Rechner.
    [internal] Hier ist etwas schiefgegangen; bitte noch einmal versuchen.
   *[none] { $reason }
}

## Erster Bildschirm

motto = Eine Suche, viele Bretter.
play = Spielen
play-chess = Schach spielen
all-games = Alle Spiele
continue-game = { $moves ->
    [one] Weiterspielen: { $game }, { $moves } Zug
   *[other] Weiterspielen: { $game }, { $moves } Züge
}
usual-both = Zwei Menschen an einem Brett, { $clock }
usual-watch = Zwei Computer, und Sie sehen zu
usual-computer = Sie gegen den Computer: { $level }, { $clock }
clock-none = ohne Uhr
clock-none-title = Ohne Uhr
clock-choice = { $minutes } min + { $seconds } s pro Zug
clock = Uhr
you-play = Sie spielen
random = Zufällig
seat-both = Beide
seat-watch = Zusehen
seat-random-note = Das Los entscheidet, welche Seite Sie spielen.
seat-both-note = Zwei Menschen an einem Brett.
seat-watch-note = Computer gegen Computer, Zug um Zug oder fortlaufend.
opponent = Gegner
machine-room = Maschinenraum
begin-with-position = Mit einer Stellung beginnen
position-as-text = Stellung als Text (FEN)
set-up = Aufbauen
strength = Stärke
strength-by = Stärke nach
depth = Tiefe
time = Zeit
elo = Elo
algorithm = Algorithmus
evaluation = Bewertung
start-position = Stellung Nr. { $number }
shuffle-again = Neu mischen

## Bretter

boards = Bretter
board = Brett
board-name = Brett { $name }
board-of = Brett: { $game }
moved-last = zuletzt gezogen
promote-to = Umwandeln in
square-empty = leer
square-in-check = im Schach
square-last-move = letzter Zug
square-target = kann hierher ziehen
square-can-move = kann ziehen
reserve = { $color ->
    [white] Reserve von Weiß
   *[black] Reserve von Schwarz
}
checks-to-go = { $count ->
    [one] noch { $count } Schach
   *[other] noch { $count } Schachs
}
time-left = Restzeit

## Spielen

resign = Aufgeben
confirm-question = Sicher?
confirm-move = { $move } spielen
speed = Tempo
speed-fastest = so schnell wie möglich
speed-delay = { $seconds ->
    [one] ein Zug alle { $seconds } Sekunde
   *[other] ein Zug alle { $seconds } Sekunden
}
pause = Anhalten
run = Laufen
step = Schritt
take-back = Zug zurück
flip = Drehen
new-game = Neue Partie
show-me = Tipp
offer-draw = Remis anbieten
controls = Bedienung
curves = Kurven
show-curves = Kurven zeigen
hide-curves = Kurven verbergen
moves-played = Gespielte Züge
save-as-csv = Als CSV sichern
estimate-for = Schätzung der Suche für { SIDE($side, form: "accusative") } (die Lösung weiß es genau)
evaluation-for = Bewertung für { SIDE($side, form: "accusative") }
balance-for = { $balance }: Bilanz für { SIDE($side, form: "accusative") }
nodes-logarithmic = Knoten, logarithmisch
no-search-yet = Noch keine Suche.
nodes = Knoten
per-second = { $count }/s
score = Wert
best-line = Beste Variante
played-by = Gespielt von
count-position = Diese Stellung zählen
count-position-note = Wie viele Knoten jeder Algorithmus in derselben Tiefe besucht. Minimax und Alpha-Beta finden denselben Wert, die volle Suche vielleicht einen anderen.
stop = Halt
count = Zählen
xray-position = Stellung röntgen
counts-caption = { $moves ->
    [one] Nach { $moves } Zug, Tiefe { $depth }
   *[other] Nach { $moves } Zügen, Tiefe { $depth }
}
changes-next-move = Änderungen gelten ab dem nächsten Zug.
type-move = Zug eintippen
type-move-note = Koordinaten oder Notation, etwa e2e4 oder Sf3; ? sagt, wo alles steht
no-moves-yet = Noch keine Züge.
moves = Züge
earlier-moves = Frühere Züge ansehen
to-start = Zum Anfang
back = Zurück
forward = Vor
to-latest = Zum letzten Zug
to-end = Zum Ende
engine = Engine
game = Spiel
panel = Seitenleiste
moves-of-game = Züge der Partie
game-heading = { $game }: { $first } gegen { $second }
looking-back = Rückblick auf Zug { $move } von { $moves }
looking-back-start = Rückblick auf den Anfang
game-is-over = Die Partie ist zu Ende
game-over = Partie beendet
looking-for-best = Sucht den besten Zug …
counting = Zählt …
waiting-to-think = Wartet, bis es nachdenken darf …
thinking = Denkt nach …
thinking-best = Denkt nach … bisher am besten: { $move }
your-move = Sie sind am Zug
your-move-check = Schach. Sie sind am Zug
move-announced = { SIDE($side, form: "start") }: { $move }
rematch = Revanche
hint = { $move } sieht am besten aus.
that-lost-it = Das hat verloren. { $exact }
draw-accepted = Remis vereinbart.
draw-declined = Der Computer spielt weiter.

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
engine-off = Aus
engine-starting = Startet …
waiting-for-turn = Wartet …
engine-resting = Tiefe { $depth }, ruht
engine-speed = Tiefe { $depth }, { $speed } Knoten/s
solve-exactly = Dieses Brett exakt lösen
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
report-usual = Normal
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

## Sharing, learning from mistakes, training

share = Teilen
share-position = Stellung
share-game = Partie
share-line = Diese Variante als Animation
share-speed = Jeder Zug ist zu sehen für
share-quick = ½ s
share-usual = 1 s
share-slow = 2 s
save-png = PNG sichern
save-svg = SVG sichern
save-gif = GIF sichern
share-kept = Alles, was du hier tust, wird von selbst aufgehoben. Du findest es unter Partien wieder.
erase-drawings = Pfeile und Kreise löschen
recent-analyses = Letzte Analysen
looking-back-no-move = Das ist eine frühere Stellung: Geh zum letzten Zug, um weiterzuspielen, oder analysiere die Partie.
learn-from-mistakes = Aus den Fehlern lernen
learn-prompt = Hier wurde { $move } gespielt. Finde einen besseren Zug.
learn-count = { $number } von { $count }
learn-whose = Wessen Fehler
learn-both = Beide
learn-again = Noch einmal
learn-leave = Zurück zur Analyse
learn-done = Das war der letzte. Beim ersten Versuch gefunden: { $found } von { $count }.
key-next-mistake = nächster Fehler
key-other-attempt = noch ein Versuch
exercise-hint = Die Figur, die ziehen soll, ist markiert.
exercise-judging = { $move } wird geprüft …
exercise-right = { $move } ist richtig!
exercise-also-good = { $move } ist genauso gut!
exercise-wrong = { $move } ist nicht gut genug.
exercise-refutation = Die Antwort ist
exercise-solution = { $move } ist am besten.
exercise-give-hint = Tipp
exercise-show = Lösung zeigen
exercise-skip = Weiter
puzzle = Aufgabe
puzzles = Aufgaben
puzzle-removed = Die Aufgabe ist entfernt.
train-prompt = Ein Zug ist klar der beste. Finde ihn.
train-due = heute fällig
train-total = Aufgaben
train-rate = beim ersten Versuch gelöst
train-any-game = Alle Spiele
train-from = Aus: { $title }
train-again-today = Sie kommt heute noch einmal.
train-again = { $count ->
    [one] Sie kommt in { $count } Tag wieder.
   *[other] Sie kommt in { $count } Tagen wieder.
}
train-remove = Entfernen
train-none = Es gibt noch keine Aufgaben. Öffne eine deiner Partien und lass einen Bericht machen: Stellungen, in denen ein Zug klar der beste ist, werden hier gesammelt.
train-to-games = Zu deinen Partien
train-done = Heute ist nichts mehr fällig. Gut gemacht!
train-ahead = Vorausüben
report-puzzles = { $count ->
    [one] In dieser Partie wurde { $count } neue Aufgabe gefunden.
   *[other] In dieser Partie wurden { $count } neue Aufgaben gefunden.
}

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
most-nodes = Höchstens Knoten für eine Suche
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

## Röntgen

show = Zeigen
searching = Sucht …
compared-counts = <b>{ $nodes }</b> Knoten, { $leaves } Blätter bewertet
compared-result = Ergebnis { $value }
compared-depth = (Tiefe { $depth }, die größte, die hineinpasst)
compared-map-depth = (Karte und Ergebnis sind von Tiefe { $depth }, der größten, die hineinpasst)
compare = Vergleichen
compare-again = Neu vergleichen
compare-about = Dasselbe mit jedem Algorithmus. Die Karten haben einen Maßstab: eine Reihe je Halbzug, und Balken so breit wie alles, was darunter durchsucht wurde.
compare-note = Knoten, wie rookery lab nodes sie zählt. Minimax und Alpha-Beta finden immer denselben Wert. Die volle Suche findet vielleicht einen anderen: Sie geht bei Schlagzügen weiter und lässt weg, was sie für aussichtslos hält.
minimax = Minimax
this-search = Diese Suche
least-possible = Kleinstmöglich
minimax-counting = Minimax zählt zum Vergleich …
minimax-too-large = <b>{ $nodes } Knoten</b>; Minimax bräuchte mehr als { $budget }.
minimax-everything = <b>{ $nodes } Knoten</b>: Minimax sieht sich alles an.
saved-nodes = <b>{ $saved } von { $all } Knoten</b> von Minimax gespart ({ $share }).
spent-nodes = <b>{ $spent } mehr als die { $all } Knoten</b> von Minimax.
least-note = Bewertete Blätter. Um den Wert genau dieses Baums zu beweisen, kommt keine Suche und keine Reihenfolge der Züge mit weniger als { $minimum } aus.
regular-tree = Regelmäßiger Baum
regular-note = Ein regelmäßiger Baum mit überall b = { $b } Zügen brauchte in Tiefe d = { $depth } b<sup>⌈d/2⌉</sup> + b<sup>⌊d/2⌋</sup> − 1 = { $leaves } Blätter, wenn der beste Zug immer zuerst käme. Ein wirklicher Baum ist nicht so regelmäßig und braucht vielleicht weniger oder mehr.
endings = Warum Knoten früh enden
ending-decided = Die Regeln entscheiden: Das Spiel ist aus, wiederholt sich oder ist sofort gewonnen.
ending-faster = Anderswo ist ein schnellerer Sieg oder eine langsamere Niederlage bekannt.
ending-table = Die Tabelle kennt die Stellung, in dieser Tiefe oder tiefer.
ending-razoring = So schlecht, dass nur Schlagen helfen könnte, und das hilft nicht (Razoring).
ending-futility = So gut, dass keine ruhige Antwort etwas änderte (Reverse Futility).
ending-null-move = Selbst Aussetzen genügt (Nullzug).
ending-probcut = Ein Schlagzug ist viel zu gut, wie eine flache Suche zeigt (ProbCut).
ending-many-moves = Mehrere Züge genügen, nicht nur der aus der Tabelle.
ending-stand-pat = Gut genug, auch ohne weiteres Schlagen.
ply-by-ply = Halbzug um Halbzug
leaves = Blätter
leaves-valued = Bewertete Blätter
cutoffs = Schnitte
not-visited = Nicht besucht
tree-limit = Tiefe { $asked } hat mehr als { $nodes } Knoten, zu viele zum Aufbewahren. Dies ist Tiefe { $depth }, die größte, die hineinpasst.
drawn = Gezeichnet
drawn-note = { $count }: Die Wurzeln jeder Tiefe und zweite Blicke zählen nicht als Knoten
value = Wert
answer = Antworten
node-at = Knoten { $way }
at-the-root = an der Wurzel
after-moves = nach { $moves }
answer-cut = Sie werden abgeschnitten
answer-goes-on = Die Suche geht weiter
answer-right = Richtig.
answer-wrong = Nicht ganz.
next = Weiter
exercise-about = Die Suche geht durch diesen Baum und hält an, wo sich etwas entscheidet. Sagen Sie, was kommt: Wird der Rest eines Knotens abgeschnitten, und was ist er wert?
copy-exercise-link = Link für eine Klasse kopieren
exercise-link-copied = Der Link ist kopiert. Die Antworten stehen nicht darin.
predict-cutoff = Schnitt vorhersagen
question-of = Frage { $number } von { $count }
right-of = { $right } von { $asked } richtig
nothing-to-foresee = In diesem Baum gibt es nichts vorherzusehen. Wählen Sie Alpha-Beta oder einen Übungsbaum.
once-more = Noch einmal
lesson = Lektion
lesson-tree = Übungsbaum
own-tree = Mein eigener Baum
tree-label = Baum (Zahlen sind Blätter)
lesson-classic = Drei mal drei
lesson-classic-words = Max wählt einen Zweig, dann Min ein Blatt. Ist der erste Zweig 3 wert, entscheidet die 2 den zweiten.
lesson-best-order = Bester Zug zuerst
lesson-best-order-words = Ein ähnlicher Baum in der besten Reihenfolge: so wenige Blätter wie überhaupt möglich, 3 + 3 − 1 = 5 von 9.
lesson-worst-order = Schlechteste Reihenfolge
lesson-worst-order-words = Jeder Zweig ist besser als der vorige, und in jedem kommt das bessere Blatt für Min zuletzt: Nichts wird abgeschnitten.
lesson-three-plies = Drei Halbzüge
lesson-three-plies-words = Max, Min und wieder Max: Hier schneiden sowohl Alpha als auch Beta.
lesson-deep-cutoff = Tiefer Schnitt
lesson-deep-cutoff-words = Was Max an der Wurzel hat, die 5, reicht an einem anderen Max vorbei, der noch nichts hat: Die 3 macht die 9 sinnlos.
lesson-negative = Unter null
lesson-negative-words = Es zählt nur, welche Zahl größer ist, auf beiden Seiten der Null.
lesson-min-first = Min beginnt
lesson-min-first-words = Der klassische Baum mit vertauschten Rollen: Min an der Wurzel, Max darunter.
lesson-uneven = Ungleiche Zweige
lesson-uneven-words = Manche Varianten enden früh, wie Partien auch.
color-holds = { $color ->
    [white] Weiß hat { $pieces }
   *[black] Schwarz hat { $pieces }
}
before-the-pass = (vor dem Aussetzen)
to-choose = Es wählt
nobody-known = niemand: bekannt
nobody-leaf = niemand: ein Blatt
depth-left = Resttiefe
window = Fenster
window-at-end = Fenster am Ende
nodes-below = Knoten darunter
cut-off = Abgeschnitten
left-out = Ausgelassen
left-moves = { $all ->
    [one] { $count } von { $all } Zug
   *[other] { $count } von { $all } Zügen
}
fold = Zuklappen
unfold = Aufklappen
unfold-all = Alles aufklappen
result-line = Ergebnis: { $value } mit { $line }
question-value = { SIDE($side, form: "start") } am Zug: bisher am besten { $value }, und nichts mehr anzusehen. Was ist dieser Knoten wert?
question-cut = { SIDE($side, form: "start") } am Zug: bisher am besten { $value }, Fenster jetzt { $window }. Was geschieht mit den anderen Zügen dieses Knotens?
explain-largest = { SIDE($side, form: "start") } am Zug: Der größte der gefundenen Werte ist { $value }.
explain-smallest = { SIDE($side, form: "start") } am Zug: Der kleinste der gefundenen Werte ist { $value }.
explain-open = Das Fenster { $window } ist noch offen: Ein anderer Zug könnte das Ergebnis ändern.
position-fen = Stellung (FEN)
start-of-game = Anfang des Spiels
what-to-look-into = Was untersucht wird
order-of-moves = Zugreihenfolge
order-generated = Wie erzeugt
order-captures = Schlagzüge zuerst
order-no-captures = Wie erzeugt (kein Schlagen)
improvements = Verbesserungen
improvements-title = { $improvements ->
    [all] Alle
    [deepening] Nur Vertiefung
    [quiescence] + Ruhesuche
    [table] + Tabelle
    [null-move] + Nullzüge
    [reductions] + Verkürzungen
   *[pruning] + Weglassen
}
point-of-view = Maximiert
legend = Legende
legend-choose = { $goal ->
    [largest] { SIDE($side, form: "start") } wählt: den größten Wert
   *[smallest] { SIDE($side, form: "start") } wählt: den kleinsten Wert
}
legend-leaf = ein Blatt, bewertet
legend-cut = abgeschnitten: Der Rest ist gleichgültig
legend-ghost = nie angesehen
steps-per-second = { $count ->
    [one] { $count } Schritt pro Sekunde
   *[other] { $count } Schritte pro Sekunde
}
to-beginning = Zum Anfang
step-back = Schritt zurück
step-forward = Schritt vor
next-cutoff = Nächster Schnitt
search-tree = Suchbaum
search-tree-label = Suchbaum. Pfeiltasten gehen durch die Suche.
value-win = { $plies ->
    [one] ein Gewinn für { SIDE($side, form: "accusative") } in { $plies } Halbzug
   *[other] ein Gewinn für { SIDE($side, form: "accusative") } in { $plies } Halbzügen
}
visit-root = Die Suche beginnt neu, tiefer oder mit einem anderen Fenster.
visit-scout = Ein Blick mit leerem Fenster: nur um zu zeigen, dass der Zug nicht besser ist.
visit-reduced = Ein später Zug, zunächst weniger tief durchsucht.
visit-again = Ein zweiter Blick: Der erste sagte, dass der Zug besser ist als erwartet.
visit-pass = Ein Nullzug: Die Seite setzt aus. Ist selbst das gut genug, ist es ein echter Zug auch.
visit-probcut = Eine flache Probe eines Schlagzugs, der viel zu gut aussieht.
visit-quiescence = Die Tiefe ist aufgebraucht: Nur Schlagzüge und Ähnliches gehen weiter, bis die Stellung ruhig ist.
cut-reason-first = { $count ->
    [0] Hier ist für { SIDE($side, form: "accusative") } mindestens { $value } zu erreichen; anderswo ist der Wert auf { $limit } zu drücken, und das lässt die Gegenseite, { SIDE($other) }, nicht zu (β = { $limit } ≤ { $found }).
    [one] Hier ist für { SIDE($side, form: "accusative") } mindestens { $value } zu erreichen; anderswo ist der Wert auf { $limit } zu drücken, und das lässt die Gegenseite, { SIDE($other) }, nicht zu. { $count } Zug kann entfallen (β = { $limit } ≤ { $found }).
   *[other] Hier ist für { SIDE($side, form: "accusative") } mindestens { $value } zu erreichen; anderswo ist der Wert auf { $limit } zu drücken, und das lässt die Gegenseite, { SIDE($other) }, nicht zu. { $count } Züge können entfallen (β = { $limit } ≤ { $found }).
}
cut-reason-second = { $count ->
    [0] Hier ist der Wert für { SIDE($side, form: "accusative") } auf höchstens { $value } zu drücken; anderswo gibt es { $limit } für { SIDE($other, form: "accusative") }, also kommt es nicht dazu (α = { $limit } ≥ { $found }).
    [one] Hier ist der Wert für { SIDE($side, form: "accusative") } auf höchstens { $value } zu drücken; anderswo gibt es { $limit } für { SIDE($other, form: "accusative") }, also kommt es nicht dazu. { $count } Zug kann entfallen (α = { $limit } ≥ { $found }).
   *[other] Hier ist der Wert für { SIDE($side, form: "accusative") } auf höchstens { $value } zu drücken; anderswo gibt es { $limit } für { SIDE($other, form: "accusative") }, also kommt es nicht dazu. { $count } Züge können entfallen (α = { $limit } ≥ { $found }).
}
step-enter = { $goal ->
    [largest] { SIDE($side, form: "start") } am Zug: gesucht ist der größte Wert.
   *[smallest] { SIDE($side, form: "start") } am Zug: gesucht ist der kleinste Wert.
}
step-enter-window = { $goal ->
    [largest] { SIDE($side, form: "start") } am Zug: gesucht ist der größte Wert in { $window }.
   *[smallest] { SIDE($side, form: "start") } am Zug: gesucht ist der kleinste Wert in { $window }.
}
step-known = Auch ohne Zug ist genug bekannt: { $value }.
step-leaf = Ein Blatt, Wert { $value }.
step-done = Alles Wichtige ist hier bekannt: { $value }.
step-cut = { $said } Abgeschnitten: { $reason }
step-has = Bisher { $value } für { SIDE($side, form: "accusative") }.
step-keeps = Es bleibt bei { $value } für { SIDE($side, form: "accusative") }.
step-better = Besser für { SIDE($side, form: "accusative") }: { $value } statt { $before }.
search-done = Die Suche ist fertig.
line-node = Knoten { $node } von { $size }: { $way }
line-window = Fenster { $window }
line-value = Wert { $value }
line-cuts = { $count ->
    [one] schneidet { $count } Zug ab
   *[other] schneidet { $count } Züge ab
}
leaf = Blatt
tree = Baum
tree-title = { $nodes } Knoten · Tiefe { $depth }
tree-title-limit = (Tiefe { $asked } hat mehr als { $nodes })
turn-tree = Baum drehen
smaller = Kleiner
larger = Größer
node = Knoten
exercise = Übung
about-search = Über die Suche
did-not-work = Das hat nicht geklappt.
stopped-before-tree = Angehalten, bevor es einen Baum gab.
race = Rennen
race-about = Jeder Algorithmus auf derselben Stellung, auf einer Uhr. Die Balken sind Knoten.
race-start = Rennen starten
race-preparing = Auf die Plätze …
race-again = Noch einmal
race-note = Jede Suche läuft auf diesem Rechner für sich allein; hier starten sie gemeinsam. Ein gezeichneter Baum hat keine eigene Zeit: Dort dauert jeder Knoten gleich lang.
race-running = { $nodes } Knoten …
race-arrived = { $place }. { $nodes } Knoten, { $time }
race-given-up = nach { $nodes } Knoten aufgegeben
why-that-move = Warum dieser Zug?

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

## Ausstellung

exhibits = Ausstellung
exhibits-about = Fünf Arbeiten, aus denen Rookery entstanden ist: was sie veröffentlicht haben und dasselbe, auf diesem Rechner gemessen.
published = Veröffentlicht
measured-here = Hier gemessen
measure = Messen
measuring = Wird gemessen …
same-as-published = wie veröffentlicht
not-as-published = nicht wie veröffentlicht
figure-losses = { $losses ->
    [0] nie geschlagen, in { $positions } Stellungen
    [one] auf { $losses } Art geschlagen ({ $positions } Stellungen)
   *[other] auf { $losses } Arten geschlagen ({ $positions } Stellungen)
}
figure-elo = +{ $elo } Elo von der untersten bis zur obersten Sprosse
figure-games = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}
figure-nine-ours = { $all } → { $leaves }; bestenfalls { $least }
exhibit-xboard = Schachengine mit XBoard
exhibit-xboard-about = Eine Engine für XBoard mit Alpha-Beta und statischer Bewertung an den Blättern: keine Ruhesuche, keine Tabelle. Sie schaffte 150.000 Knoten pro Sekunde und antwortete in Tiefe 5 binnen 7 Sekunden. Die Leiter fügt eine Verbesserung nach der anderen hinzu und misst jede in Partien.
figure-speed = Geschwindigkeit und die Zeit für Tiefe 5 vom Anfang an
figure-ladder = Dieselbe Engine mit jeder Verbesserung (eine kurze Leiter: 4 Partien je Sprosse)
exhibit-wolf-sheep = Wolf und Schafe
exhibit-wolf-sheep-about = Vier Schafe gegen einen Wolf, mit Minimax und Alpha-Beta und drei Bewertungen. Gezählt sind Bewertungen in den Tiefen 2 bis 8, mit dem Wolf auf e7 und den Schafen am Zug. Die Arbeit fand, dass die Schafe mit der einfachen Bewertung in Tiefe 18 nie verlieren: Ob sie es je tun, lässt sich beweisen, indem man jede Antwort probiert.
figure-counts-minimax = Minimax, Bewertungen in den Tiefen 2 bis 8
figure-counts-simple = Alpha-Beta, einfach
figure-counts-fast = Alpha-Beta, schnell
figure-counts-smart = Alpha-Beta, klug
figure-time-simple = Tiefe 18, einfach: Zeit auf einem Laptop
figure-time-fast = Tiefe 18, schnell: Zeit auf einem Laptop
figure-time-smart = Tiefe 18, klug: Zeit auf einem Laptop
figure-prove-12 = Die Schafe mit der einfachen Bewertung in Tiefe 12, gegen jede Antwort
figure-prove-13 = Die Schafe mit der einfachen Bewertung in Tiefe 13, gegen jede Antwort
exhibit-bughouse = Team-Tandem
exhibit-bughouse-about = Tandemschach ohne Uhren: Das Team am Zug wählt das Brett, und Alpha-Beta lässt sich anwenden. Jedes Blatt war eine Frage an eine andere Engine mit 10 ms Bedenkzeit, so dass Tiefe 3 vom Anfang an unerreichbar war. Mit einer eigenen Bewertung ist sie es nicht. Wie veröffentlicht: Evaluation external, External Engine „movetime 10 stockfish“.
figure-bughouse = Tiefe 3 vom Anfang zweier Bretter an
exhibit-captures = Schach mit Schlagzügen zuerst
exhibit-captures-about = Ein Spieler mit Alpha-Beta, der Schlagzüge zuerst probiert und Material von 10 bis 900 zählt. Eine Abbildung zeigt, dass von neun Blättern sechs genügen. Der Text spricht von dreien, aber bei drei Zweigen mit drei Blättern kommt keine Suche mit weniger als fünf aus. Über UCI kann man gegen ihn spielen: Algorithm alphabeta, Ordering captures, Evaluation material.
figure-nine = Drei Zweige mit drei Blättern. Die Abbildung nennt nur Anzahlen: Die Zahlen an den Blättern sind unsere
figure-ordering = Bewertungen in Tiefe 4: Minimax, Alpha-Beta, Schlagzüge zuerst
exhibit-pawns-kings = Bauern und Könige
exhibit-pawns-kings-about = Ein kleines Schach mit Königen und Bauern, um Suche zu studieren: Bewertung, Bauern, Knoten und der Abstand der Könige, Zug um Zug. Das Gitter spielt jede Tiefe gegen jede andere.
figure-grid = Tiefen 1 bis 4 gegeneinander (je 4 Partien): Punkte, Knoten, Abstand der Könige
figure-rules = Derselbe Anfang ohne und mit Umwandlung, En passant und Schach
rules-before = Bauern und Könige: Könige werden geschlagen, Bauern bleiben Bauern
rules-after = Endspiel: Schach, Umwandlung, En passant
figure-rules-ours = { $before } und { $after } Halbzüge, beide Partien darunter

## Lektionen

lessons = Lektionen
leave-lessons = Lektionen verlassen
lessons-done = { $done } von { $all } geschafft
lesson-counter = Angesehene Blätter: <b>{ $seen }</b> von { $all } · gespart: <b>{ $saved }</b>
lesson-nodes = Knoten dieser Suche: <b>{ $nodes }</b>
lesson-parts = Teile der Lektion
lesson-part = Teil { $number }
lesson-back = Zurück
to-exercise = Zur Aufgabe
next-lesson = Nächste Lektion
window-open = α: was Max sicher hat. β: worauf Min es drücken kann.
window-closed = Geschlossen: α hat β erreicht. Der Rest ist gleichgültig.
change-tree = Den Baum ändern
change-tree-note = Eine Zahl ändern oder ein Blatt nach oben oder unten ziehen. ⇄ vertauscht zwei Zweige.
leaf-value = Blatt { $name }
swap = Vertauschen
swap-branches = { $one } und { $other } vertauschen { $where }
teach-tree = Ein Spiel ist ein Baum
teach-tree-1 = Ein Dreieck ist eine Stellung, in der jemand wählen muss. Die Linien darunter sind die Züge.
teach-tree-2 = Dreiecke mit der Spitze nach oben gehören <b>Max</b>, der eine große Zahl will. Die mit der Spitze nach unten gehören <b>Min</b>, der eine kleine will. Sie wechseln sich ab.
teach-tree-3 = Ein Quadrat ist ein Blatt: Dort sehen wir nicht weiter. Seine Zahl sagt, wie gut die Stellung für Max ist.
teach-tree-4 = Zwei Züge und je zwei Antworten: { $all } Blätter. Mit überall b Zügen und d Halbzügen sind es b<sup>d</sup>. Schach beginnt mit 20 Zügen, und nach vier Halbzügen gibt es 197.281 Zugfolgen.
teach-tree-ask = Überall drei Züge, drei Halbzüge tief. Wie viele Blätter hat dieser Baum?
teach-tree-hint = Drei mal drei mal drei.
teach-minimax = Minimax
teach-minimax-1 = Max wählt einen Zweig, dann Min ein Blatt. Was soll Max spielen? Viele sagen c, wegen der 14.
teach-minimax-2 = Unter a wählt Min, und Min nimmt die kleinste Zahl: 3.
teach-minimax-3 = Unter b nimmt Min die 2. Max spielt lieber a.
teach-minimax-4 = Unter c nimmt Min auch 2: Die 14 bekommt niemand. Max nimmt die größte von 3, 2 und 2. Der Baum ist <b>{ $value }</b> wert.
teach-minimax-5 = Das ist alles: Max nimmt die größte Zahl, Min die kleinste, von den Blättern nach oben. Es brauchte { $leaves } Blätter und { $nodes } Knoten. Ändere ein Blatt und sieh, was daraus wird.
teach-minimax-ask = Was ist dieser Baum wert?
teach-minimax-hint = Erst die kleinste Zahl unter jedem Zweig, dann die größte von diesen.
teach-cut = Ein Zweig, der gleichgültig ist
teach-cut-1 = Derselbe Baum. Zweig a ist 3 wert: Das hat Max sicher.
teach-cut-2 = Unter b hat Min eine 2 gefunden. Also ist b höchstens 2 wert, und Max, der 3 hat, spielt es nicht. <b>Die beiden anderen Blätter braucht niemand anzusehen.</b>
teach-cut-3 = Was immer sie sind: Auch mit 0 und 1000 an ihrer Stelle ist der Baum { $value } wert.
teach-cut-4 = Probier es: Ändere ein Blatt und sieh, was jetzt abgeschnitten wird.
teach-cut-5 = Alpha-Beta hat { $leaves } von { $all } Blättern angesehen und denselben Wert gefunden wie Minimax. Das ist immer so.
teach-cut-ask = Zweig a ist 6 wert, und unter b steht eine 4. Was geschieht mit der 8?
teach-cut-hint = Mit der 4 hält Min b auf höchstens 4. Max hat schon 6.
teach-window = Alpha und Beta
teach-window-1 = Zwei Marken auf einer Linie. <b>Alpha</b> ist, was Max sicher hat, <b>Beta</b>, worauf Min es drücken kann. Am Anfang ist nichts bekannt.
teach-window-2 = Unter a hat Min eine 6 gefunden. Mehr gibt es nicht her: Beta sinkt auf 6.
teach-window-3 = Eine 7 taucht auf. Max nähme sie, also kommt Min nicht hierher: Es hat die 6. Alpha hat Beta erreicht, das Fenster ist zu.
teach-window-4 = Zweig a ist 6 wert. Von nun an ist Alpha 6, in jedem Knoten darunter.
teach-window-5 = In b hat Min eine 3 gefunden. Beta fällt unter Alpha: wieder zu.
teach-window-6 = Der Baum ist { $value } wert, und { $leaves } von { $all } Blättern genügten. Beide Enden des Fensters haben geschnitten.
teach-window-ask = Die Zweige a und b sind fertig. Wie groß ist Alpha, wenn die Suche zu c kommt?
teach-window-hint = Alpha ist das Beste, was Max bisher gefunden hat: a gibt 4, b gibt 5.
teach-order = Die Reihenfolge der Züge
teach-order-1 = Jeder Zweig ist besser als der davor. Was Max hat, genügt nie, um etwas abzubrechen: { $leaves } von { $all } Blättern.
teach-order-2 = Dieselben Zweige, der beste zuerst: { $leaves } von { $all }.
teach-order-3 = Weniger als { $least } sind unmöglich. Um zu zeigen, dass Max seinen Wert bekommt, braucht es alle Antworten auf einen Zug; um zu zeigen, dass es nicht mehr wird, eine Antwort auf jeden Zug. Ein Blatt ist in beiden.
teach-order-4 = Im wirklichen Spiel kennt niemand den besten Zug. Raten hilft: Mit Schlagzügen zuerst sinken die Knoten von { $before } auf { $nodes }.
teach-order-ask = Bring Zweige und Blätter in eine Reihenfolge, in der so wenige Blätter wie möglich angesehen werden.
teach-order-hint = Der beste Zweig kommt zuerst, und in jedem anderen ein Blatt, das klein genug ist.
teach-horizon = Der Horizont
teach-horizon-1 = Einen Halbzug tief schlägt die Dame einen Bauern und ist zufrieden: { $value }. Dass er gedeckt ist, liegt hinter dem Horizont.
teach-horizon-2 = Zwei Halbzüge tief ist die Antwort in Sicht, und die Dame lässt den Bauern stehen: { $value }. Aber nun liegt eine andere Antwort hinter dem Horizont.
teach-horizon-3 = <b>Ruhesuche</b>: Wo die Tiefe verbraucht ist, wird zu Ende geschlagen, bevor bewertet wird. Nun genügt ein Halbzug: { $value }.
teach-horizon-4 = Hier sieht sie sich einen Schlagzug jenseits der Tiefe an.
teach-horizon-ask = Was sieht sich die Ruhesuche an, wo niemand im Schach steht?
teach-horizon-hint = Sie will eine Stellung, in der nichts hängt, mehr nicht.
teach-horizon-all = Jeden Zug
teach-horizon-captures = Schlagzüge und Ähnliches
teach-horizon-none = Gar keinen Zug
teach-deepening = Tiefer und tiefer
teach-deepening-1 = Diese Suche beginnt für jede Tiefe von vorn: 1, 2, 3 … Jede ist hier eine Wurzel.
teach-deepening-2 = Das kostet weniger, als es scheint: Von { $nodes } Knoten brauchte allein die letzte Tiefe { $last }.
teach-deepening-3 = Und es lohnt sich. Der beste Zug einer Tiefe kommt in der nächsten zuerst, so dass mehr abgeschnitten wird; und wenn die Zeit um ist, gibt es eine Antwort.
teach-deepening-ask = Warum die Tiefen 1 bis 4 durchsuchen, wenn nur Tiefe 5 zählt?
teach-deepening-hint = Eine gute Reihenfolge spart mehr, als die kleinen Tiefen kosten.
teach-deepening-memory = Es braucht weniger Speicher
teach-deepening-order = Es findet eine gute Reihenfolge, und es gibt immer eine Antwort
teach-deepening-moves = Es sieht mehr Züge
teach-table = Die Tabelle
teach-table-1 = Viele Wege führen zur selben Stellung. Ohne Gedächtnis braucht diese Suche { $nodes } Knoten.
teach-table-2 = Mit einer Tabelle dessen, was bekannt ist: { $nodes } Knoten statt { $before }.
teach-table-3 = Hier ist eine Stellung, die die Tabelle kannte. Kein Zug wurde angesehen.
teach-table-ask = Wann darf ein Wert aus der Tabelle einen Knoten beenden?
teach-table-hint = Was weniger tief gefunden wurde, kann in dieser Tiefe falsch sein.
teach-table-always = Immer
teach-table-never = Nie
teach-table-deep = Wenn er ebenso tief oder tiefer gefunden wurde und das Fenster entscheidet
teach-reductions = Späte Züge weniger tief
teach-reductions-1 = Wo Züge in guter Reihenfolge kommen, sind die späten selten die besten. Alle in voller Tiefe: { $nodes } Knoten.
teach-reductions-2 = Wenn späte Züge zuerst weniger tief durchsucht werden: { $nodes } Knoten statt { $before }.
teach-reductions-3 = Hier ist einer davon. Er wurde weniger tief durchsucht als die Züge vor ihm.
teach-reductions-4 = Und hier ist einer, der überrascht hat: Er war besser als erwartet und wird noch einmal in voller Tiefe durchsucht.
teach-reductions-ask = Ein später Zug ist besser als erwartet. Was dann?
teach-reductions-hint = Die kleine Tiefe war nur ein erster Blick.
teach-reductions-lost = Er ist verloren: Die Suche ist weitergegangen
teach-reductions-again = Er wird noch einmal in voller Tiefe durchsucht
teach-modern = Eine moderne Suche
teach-modern-1 = Alles zusammen, sechs Halbzüge tief: { $nodes } Knoten, und Schlagzüge darüber hinaus. Einfaches Alpha-Beta braucht { $before } für vier.
teach-modern-2 = Dieser Knoten war so gut, dass keine ruhige Antwort etwas änderte. Er endete ohne Zug.
teach-modern-3 = Hier hat die Seite am Zug ausgesetzt, und selbst das genügte.
teach-modern-4 = Sie spielt { $line }, mit { $value }. Das meiste, was sie weglässt, schneidet nicht das Fenster ab, sondern ihr Urteil: Darum kann ihr Wert von dem von Minimax abweichen.
teach-modern-ask = Die volle Suche und Minimax finden in derselben Tiefe verschiedene Werte. Wer hat unrecht?
teach-modern-hint = Die eine geht weiter, wo geschlagen werden kann, der andere hört überall in derselben Tiefe auf. Beide tun, was sie sagen.
teach-modern-wrong = Minimax
teach-modern-question = Keiner: Sie beantworten verschiedene Fragen
teach-modern-luck = Die volle Suche

## Einstellungen

settings-kept = Alles hier bleibt nur auf diesem Gerät.
settings-look = Brett und Figuren
settings-play = Spielen
settings-page = Seite
settings-language = Sprache
settings-language-auto = Wie im Browser ({ $language })
settings-theme = Farben
theme-system = Wie im System
settings-board = Brett
board-wood = Holz
board-green = Grün
board-blue = Blau
board-gray = Grau
board-plum = Pflaume
settings-pieces = Figuren
pieces-classic = Klassisch
pieces-bold = Kräftig
pieces-tokens = Spielmarken
settings-coordinates = Koordinaten
settings-animation = Bewegung
animation-off = Aus
animation-quick = Schnell
animation-slow = Langsam
settings-sounds = Töne
settings-sounds-note = Zug, Schlagen, Schach, Ende der Partie, knappe Zeit.
settings-try-sounds = Anhören
settings-notation = Züge in der Liste
notation-letters = Englische Buchstaben (Nf3)
notation-figurines = Figurensymbole (♘f3)
notation-own = Deutsche Buchstaben ({ $example })
settings-confirm = Jeden Zug bestätigen
settings-confirm-note = Der Zug wartet auf einen zweiten Klick, gegen Versehen.
settings-premove = Vorauszüge
settings-premove-note = Ein Zug während der Bedenkzeit des Gegners wird gespielt, sobald Sie am Zug sind.
settings-curves = Kurven beim Spielen
settings-curves-note = Sie verraten, was der Gegner denkt. Beim Zusehen und nach der Partie sind sie immer da.

## Übungen für eine Klasse

class = Klasse
class-subject = Worum es geht
class-answer-kept = Ihre Antwort: { $answer }
class-solution = Die Antwort ist { $answer }.
class-answered = { $done } von { $all } beantwortet
class-is-closed = Es werden keine Antworten mehr angenommen.
class-look-into = Mit X-ray hineinsehen
class-your-name = Ihr Name
class-join = Mitmachen
class-join-note = Die Lehrkraft sieht Ihren Namen und Ihre Antworten. Sie bleiben auf deren Rechner.
class-none = Zurzeit gibt es keine Übung. Wenn die Lehrkraft eine beginnt, erscheint sie hier.
class-make = Übung für eine Klasse
class-no-exercise-in-file = In dieser Datei ist keine Übung.
class-open-file = Datei öffnen
class-question = Frage { $number }
class-question-words = Frage
class-answer-kind = Art der Antwort
class-kind-number = Eine Zahl
class-kind-choice = Eine von mehreren
class-kind-text = Ein Wort oder ein Zug
class-choices = Antworten zur Auswahl, eine je Zeile
class-right-answer = Richtige Antwort
class-right-answer-note = Mehrere richtige Antworten werden durch | getrennt, wie in Nf3 | g1f3.
class-remove-question = Frage entfernen
class-title = Titel
class-allow-xray = Mit X-ray hineinsehen ist erlaubt
class-add-question = Frage hinzufügen
class-give = Der Klasse geben
class-not-whole = Jede Frage braucht ihren Text und eine richtige Antwort.
class-collect = Antworten hier sammeln
class-copy-link = Link kopieren
class-save-sealed = Für die Klasse speichern
class-save-answers = Mit Antworten speichern
class-give-note = Im Link und in der Datei für die Klasse sind die Antworten versiegelt: Sie lassen sich prüfen, aber nicht lesen. Was Sie hier sammeln, bleibt auf diesem Rechner.
class-nobody-can-come = Von anderen Rechnern kann man mitmachen, wenn Rookery mit --listen 0.0.0.0 gestartet wird. Auf diesem Rechner: { $address }
class-how-to-come = Im selben Netz den Code fotografieren, oder diese Adresse tippen:
class-students = { $count ->
    [one] { $count } Person
   *[other] { $count } Personen
}
class-close = Beenden und Antworten zeigen
class-end = Schließen
class-memory-note = Namen und Antworten bleiben, bis Sie dies schließen oder Rookery endet. Speichern Sie sie als CSV, wenn Sie sie brauchen.
class-answers = Antworten
class-name = Name
class-right = Richtig
