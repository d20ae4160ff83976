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
    [bughouse] Zwei Teams an mehreren Brettern, je ein Zug auf einem beliebigen: Was Sie an einem schlagen, dürfen Sie am anderen einsetzen.
    [wolf-sheep] Vier Schafe kreisen einen Wolf ein. Gelöst: Die Schafe gewinnen immer, wenn sie wissen, wie.
   *[other] { $summary }
}
evaluation-title = { $evaluation ->
    [net] Netz
    [tuned] Abgestimmt
    [simplified] Vereinfacht
    [material] Material
    [distance] Abstand
    [attitudes] Haltungen
    [king-attack] Königsangriff
    [king-defense] Königsschutz
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
    [alphabeta] Wie im Lehrbuch: derselbe Wert wie Minimax, bei gleicher Reihenfolge auch derselbe Zug, mit weniger Knoten.
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
    [promotion] Umwandlung
    [en_passant] En passant
    [double_step] Doppelschritt
    [check] Schach
    [distance] Abstand der Könige
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
    [distance] { $value ->
        [manhattan] Linien und Reihen
        [euclidean] Luftlinie
       *[steps] Schritte eines Königs
    }
   *[other] { $title }
}
choice-yes = ja
choice-no = nein
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
