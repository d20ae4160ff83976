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
other-engines = Andere Engines
other-engine = Eine andere Engine auf diesem Rechner
opponent-choose = Gegner wählen
against-opponent = gegen: { $name }
offer-stronger = Das war dreimal hintereinander zu leicht. Jemand Stärkeres?
offer-weaker = Dreimal hintereinander zu verlieren kommt vor. Jemand Sanfteres?
offer-play = Neuer Gegner: { $name }
