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
