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
partner-move = { $name } ziehen lassen
partner-thinking = { $name } denkt über Brett { $board } nach …
partner-sits = Partner: { $name }
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
turning-point = Der Wendepunkt
turning-words = Mit { $move } kippte die Partie: { $before } → { $after }.
no-turning-point = Kein einzelner Zug hat diese Partie entschieden.
try-again-from-here = Von hier noch einmal
analyze-from-here = Von hier analysieren
one-move-any-board = Ein Zug, wenn Ihr Team dran ist, auf einem beliebigen Brett.
low-time = Weniger als { $seconds } Sekunden übrig.
