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
minimum-possible = Kleinstmöglich
minimax-counting = Minimax zählt zum Vergleich …
minimax-too-large = <b>{ $nodes } Knoten</b>; Minimax bräuchte mehr als { $budget }.
minimax-everything = <b>{ $nodes } Knoten</b>: Minimax sieht sich alles an.
saved-nodes = <b>{ $saved } von { $all } Knoten</b> von Minimax gespart ({ $share }).
spent-nodes = <b>{ $spent } mehr als die { $all } Knoten</b> von Minimax.
minimum-leaves-note = Bewertete Blätter. Um den Wert genau dieses Baums zu beweisen, kommt keine Suche und keine Reihenfolge der Züge mit weniger als { $minimum } aus.
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
whose-search = { $by ->
    [glance] { $name } übersieht manches, wie Menschen es tun, und hat unter dem gewählt, was auffiel. Hier ist die volle Suche in derselben Stellung.
    [engine] { $name } ist ein eigenes Programm und zeigt keinen Baum. Hier ist Rookerys Suche in derselben Stellung.
    [learned] { $name } urteilt nach dem, was gelernt wurde. Hier ist die Suche in derselben Stellung mit der üblichen Bewertung.
    [drops] { $name } probiert Einsetzen nur in den ersten Halbzügen der Suche. Hier ist dieselbe Suche mit Einsetzen überall; sie kann einen anderen Zug vorziehen.
    [order] { $name } sieht Schlagzüge zuerst an. Hier ist Minimax mit den Zügen, wie sie erzeugt werden: Alle Werte sind dieselben, aber unter gleichwertigen Zügen kann ein anderer vorne liegen.
    [deeper] { $name } hat tiefer gesucht, als Röntgen zeigen kann. Hier ist dieselbe Suche, weniger tief; sie kann einen anderen Zug vorziehen.
   *[memory] { $name } hat das ohne Suche gespielt, aus dem Eröffnungsbuch oder aus einem gelösten Spiel. Hier ist, was eine Suche in der Stellung findet.
}
projector = Ansicht für den Beamer
