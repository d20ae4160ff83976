## Ausstellung

exhibits = Ausstellung
exhibits-about = Fünf Arbeiten, aus denen Rookery entstanden ist: was sie veröffentlicht haben und dasselbe, auf diesem Rechner gemessen.
published = Veröffentlicht
measured-here = Hier gemessen
measure = Messen
measuring = Wird gemessen …
same-as-published = wie veröffentlicht
not-as-published = nicht wie veröffentlicht
reason-counts = Die erste abweichende steht bei Tiefe { $depth }, wo die Arbeit { $published } hat: Die Zugreihenfolge oder die Bewertung ist irgendwo anders.
reason-digits = ≈ bedeutet: Die Arbeit druckt sechs Stellen, und auf sechs Stellen sind unsere dieselben.
reason-counts-alone = In den Tiefen { $from } bis { $to } stehen unsere allein: Was die Arbeit dort gezählt hat, liegt nicht vor.
reason-losses = Die Arbeit fand, dass dieser Spieler nie verliert. Also antwortet er hier in einer Stellung anders.
reason-leaves = Wie viele Blätter angesehen werden, hängt von ihrer Reihenfolge ab, und die Zahlen an den Blättern sind unsere.
reason-machine = Auf einem anderen Rechner, mit einer neu geschriebenen Suche: Die Anzahlen sind dieselben, soweit sie sich vergleichen lassen, die Zeit ist es nicht.
reason-engine = Auf einem anderen Rechner, mit einer Engine, die nach denselben Methoden neu geschrieben ist.
reason-own-evaluation = Hier bewertet unsere eigene Bewertung die Blätter; dort war jedes eine Frage an eine andere Engine.
figure-losses = { $losses ->
    [0] nie geschlagen, in { $positions } Stellungen
    [one] auf { $losses } Art geschlagen ({ $positions } Stellungen)
   *[other] auf { $losses } Arten geschlagen ({ $positions } Stellungen)
}
figure-ladder-ours = +{ $elo } Elo von der untersten bis zur obersten Sprosse; Knoten bis Tiefe { $depth }: { $first } → { $last }
figure-games = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}
figure-nine-ours = { $all } → { $leaves }; bestenfalls { $minimum }
exhibit-xboard = Schachengine mit XBoard
exhibit-xboard-about = Eine Engine für XBoard mit Alpha-Beta und statischer Bewertung an den Blättern: keine Ruhesuche, keine Tabelle. Sie schaffte 150.000 Knoten pro Sekunde und antwortete in Tiefe 5 binnen 7 Sekunden. Die Leiter fügt eine Verbesserung nach der anderen hinzu und misst jede in Partien und in Knoten bis zu einer festen Tiefe.
figure-speed = Geschwindigkeit und die Zeit für Tiefe 5 vom Anfang an
figure-ladder = Dieselbe Engine mit jeder Verbesserung (eine kurze Leiter: 4 Partien je Sprosse)
exhibit-wolf-sheep = Wolf und Schafe
exhibit-wolf-sheep-about = Vier Schafe gegen einen Wolf, mit Minimax und Alpha-Beta und drei Bewertungen. Was von den Zahlen der Arbeit vorliegt, ergibt die fünf Tabellen unten: wie viele Stellungen Minimax bewertet (mit jeder Bewertung gleich viele), Alpha-Beta mit der einfachen, der schnellen und der klugen, stets mit dem Wolf auf e7 und den Schafen am Zug; und die Zeiten von Alpha-Beta in Tiefe 18. Verglichen werden die Anzahlen in den Tiefen 2 bis 11. Die Arbeit suchte bis Tiefe 18, aber was sie jenseits von Tiefe 11 gezählt hat, liegt nicht vor: Dort stehen unsere Zahlen allein. Sie fand, dass die Schafe mit der einfachen Bewertung in Tiefe 18 nie verlieren: Jede Antwort zu probieren beweist es, in Sekunden. Die Zeiten auf vier Rechnern sind hier nicht wiedergegeben: Nur die von einem, einem Laptop, liegen vor und stehen neben unseren.
figure-counts-minimax = Tabelle 1: Minimax, bewertete Stellungen nach Tiefe
figure-counts-simple = Tabelle 2: Alpha-Beta mit der einfachen Bewertung, bewertete Stellungen nach Tiefe
figure-counts-fast = Tabelle 3: Alpha-Beta mit der schnellen Bewertung, bewertete Stellungen nach Tiefe
figure-counts-smart = Tabelle 4: Alpha-Beta mit der klugen Bewertung, bewertete Stellungen nach Tiefe
figure-times = Tabelle 5: Alpha-Beta in Tiefe 18, Zeit nach Bewertung (veröffentlicht: auf einem Laptop)
figure-times-ours = { $time } für alle drei
figure-counts-ours = Übereinstimmende Anzahlen: { $agree } von { $of } (Tiefen { $from } bis { $to });
figure-prove-fails = Die Schafe mit der einfachen Bewertung in den Tiefen 10, 11 und 12, gegen jede Antwort: auf wie viele Arten der Wolf gewinnt
figure-prove-holds = Dasselbe in den Tiefen 13 bis 16
figure-prove-18 = Die Schafe mit der einfachen Bewertung in Tiefe 18, gegen jede Antwort (einige Sekunden: Was durchsucht wurde, bleibt im Gedächtnis)
figure-never-beaten = nie geschlagen
exhibit-bughouse = Team-Tandem
exhibit-bughouse-about = Tandemschach ohne Uhren: Das Team am Zug wählt das Brett, und Alpha-Beta lässt sich anwenden. Jedes Blatt war eine Frage an eine andere Engine mit 10 ms Bedenkzeit, so dass Tiefe 3 vom Anfang an unerreichbar war. Mit einer eigenen Bewertung ist sie es nicht. Wie veröffentlicht: Evaluation external, External Engine „movetime 10 stockfish“; und Einsetzen nur in den ersten Halbzügen der Suche: Drop Plies, oder im Maschinenraum. Die Beispielpartie, die die Arbeit abdruckt, ist hier nicht wiedergegeben: Ihr Text liegt nicht vor. Stattdessen gibt es eine eigene Partie mit dem, was beide Teams von ihr halten.
figure-bughouse = Tiefe 3 vom Anfang zweier Bretter an
figure-bughouse-external = Tiefe 2, wobei eine andere Engine zu jedem Brett 10 ms lang befragt wird (Stockfish, falls vorhanden)
figure-a-leaf = { $time } je Blatt
figure-bughouse-external-ours = { $leaves } Blätter in { $time }, { $each } je Blatt: Bretter, nach denen schon gefragt wurde, bleiben im Gedächtnis
figure-bughouse-game = Eine eigene Partie: Sunsetters Bewertung gegen Sjengs in Tiefe 4 (einige Sekunden)
figure-bughouse-mate = { $plies } Halbzüge; das Matt wird ab Halbzug { $ply } gesehen, zuerst von { $evaluation }
figure-bughouse-no-mate = { $plies } Halbzüge; niemand sah ein Matt
figure-bughouse-mark = Das Matt wird gesehen: Halbzug { $ply }
exhibit-captures = Schach mit Schlagzügen zuerst
exhibit-captures-about = Ein Spieler mit Alpha-Beta, der Schlagzüge zuerst probiert und Material von 10 bis 900 zählt. Eine Abbildung zeigt, dass von neun Blättern sechs genügen. Der Text spricht von dreien, aber bei drei Zweigen mit drei Blättern kommt keine Suche mit weniger als fünf aus. Man kann hier gegen ihn spielen, und über UCI: Algorithm alphabeta, Ordering captures, Evaluation material.
exhibit-captures-play = Gegen ihn spielen
figure-nine = Drei Zweige mit drei Blättern. Die Abbildung nennt nur Anzahlen: Die Zahlen an den Blättern sind unsere
figure-ordering = Bewertungen in Tiefe 4: Minimax, Alpha-Beta, Schlagzüge zuerst
exhibit-pawns-kings = Bauern und Könige
exhibit-pawns-kings-about = Ein kleines Schach mit Königen und Bauern, um Suche zu studieren: Bewertung, Bauern, Knoten und der Abstand der Könige, Zug um Zug. Die Regeln lassen sich einzeln umschalten; sie gelten in der zweiten der beiden Partien. Das Gitter spielt jede Tiefe gegen jede andere. Mit bis zu vier Steinen ist das Spiel exakt gelöst.
figure-grid = Tiefen 1 bis 6 gegeneinander (je 10 Partien): Punkte, Knoten, Abstand der Könige
grid-points = Punkte von Weiß, in Prozent
grid-nodes = Knoten je Zug
grid-axes = Zeilen: Tiefe von Weiß. Spalten: Tiefe von Schwarz.
figure-set-pawn = König und Bauer gegen König, nach den veröffentlichten Regeln gelöst
figure-set-pawns = König und Bauer gegen König und Bauer, gelöst (einige Sekunden)
figure-set-two-pawns = König und zwei Bauern gegen König, gelöst (einige Sekunden)
figure-set-ours = { $exact } Von allen { $positions } Stellungen gewinnt Weiß { $first }, Schwarz { $second }, und { $draws } sind remis.
figure-rules = Derselbe Anfang nach den veröffentlichten Regeln und nach denen, die hier eingeschaltet sind
rules-before = Die veröffentlichten Regeln: Könige werden geschlagen, keine Umwandlung, kein En passant
rules-after = Mit { $rules }
rules-after-none = denselben Regeln
rules-switches = Regeln der zweiten Partie
figure-rules-ours = { $before } und { $after } Halbzüge, beide Partien darunter
squares-title = Jedes Feld, gelöst
squares-about = Wo immer der Wolf zwischen diesen Schafen steht: Die Lösung weiß, wer bei bestem Spiel gewinnt. Die Zahl sagt, in wie vielen Zügen. Die Partie darunter ist eine ohne Fehler.
squares-show = Felder färben
squares-wolf-on = Wolf auf { $square }: { $exact }
squares-played = Gespielte Halbzüge: { $plies } von { $all }
card-title = Dieser Rechner neben dem der Veröffentlichung
card-note = Tiefe 18 mit den drei Bewertungen dauert ein paar Sekunden. Dann gibt es eine Karte zum Aufheben oder Verschicken.
card-measure = Alle drei messen
card-machine = Name dieses Rechners
card-this-machine = Dieser Rechner
card-published = Laptop der Veröffentlichung
card-about = Alpha-Beta bis Tiefe 18, Zeit je Bewertung
card-times = { $times }-mal so schnell
