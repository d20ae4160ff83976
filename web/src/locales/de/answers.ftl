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
    [no-partner] Sie haben in dieser Partie keinen Partner.
    [partner-cannot-move] Ihr Partner hat an Brett { $board } jetzt keinen Zug.
    [partner-gives-up] Ihr Partner würde an seinem Brett aufgeben: Ziehen Sie selbst.
    [partner-of-computer] Nur ein Mensch hat einen Partner.
    [no-partner-here] An einem einzigen Brett hat niemand einen Partner.
    [no-such-board] Ein Brett { $board } gibt es in dieser Partie nicht.
    [engine-does-not-sit] „{ $engine }“ sitzt nicht an einem einzelnen Brett: Dazu muss die Engine mit --seat hinzugefügt werden.
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
    [evaluation-goes-on] { $how ->
        [missing] Die Engine „{ $engine }“, auf die sich die Bewertung stützt, wurde nicht gefunden; die eingebaute Bewertung springt ein.
        [ended] Die Engine „{ $engine }“, auf die sich die Bewertung stützt, läuft nicht mehr; die eingebaute Bewertung springt ein.
        [silent] Die Engine „{ $engine }“, auf die sich die Bewertung stützt, antwortet nicht; die eingebaute Bewertung springt ein.
       *[other] Die Engine „{ $engine }“, auf die sich die Bewertung stützt, funktioniert nicht ({ $problem }); die eingebaute Bewertung springt ein.
    }
    [evaluation-engine-failed] { $how ->
        [missing] Die Engine „{ $engine }“, auf die sich die Bewertung stützt, wurde nicht gefunden.
        [ended] Die Engine „{ $engine }“, auf die sich die Bewertung stützt, läuft nicht mehr.
        [silent] Die Engine „{ $engine }“, auf die sich die Bewertung stützt, antwortet nicht.
       *[other] Die Engine „{ $engine }“, auf die sich die Bewertung stützt, funktioniert nicht ({ $problem }).
    }
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
    [too-many-runs] Es gibt schon zu viele Läufe; löschen Sie erst einige.
    [still-stopping] Es hält noch an; bitte gleich noch einmal.
    [no-such-run] Diesen Lauf gibt es nicht; vielleicht wurde er gelöscht.
    [no-such-generation] Diese Generation gibt es noch nicht.
    [network-gone] Das Netz, das hier spielt, gibt es nicht mehr: Der Lauf, in dem es gelernt hat, wurde gelöscht.
    [cannot-learn-from-here] Von hier aus kann man beim Lernen nur zusehen: Rookery läuft auf einem anderen Rechner.
    [cannot-learn-here] Hier kann nichts gelernt werden.
    [position-empty-text] Da steht nichts.
    [position-fields] Eine Stellung (FEN) hat vier oder sechs durch Leerzeichen getrennte Teile.
    [position-letter] „{ $found }“ ist weder eine Figur noch eine Zahl leerer Felder.
    [position-ranks] Das Brett hat nicht acht Reihen.
    [position-rank-length] Die { $rank }. Reihe hat nicht acht Felder.
    [position-side-to-move] Am Zug ist „w“ oder „b“, nicht „{ $found }“.
    [position-no-king] Ein König fehlt: { SIDE($side, form: "start") }.
    [position-kings] Zu viele Könige: { SIDE($side, form: "start") }.
    [position-only-kings-and-pawns] In diesem Spiel gibt es nur Könige und Bauern.
    [position-too-many-pawns] Zu viele Bauern: { SIDE($side, form: "start") }.
    [position-too-many-pieces] Zu viele Figuren: { SIDE($side, form: "start") }.
    [position-both-kings] Beide Könige fehlen.
    [position-empty] Das Brett ist leer.
    [position-pawn-rank] Auf { $square } kann kein Bauer stehen.
    [position-no-checks] Der König auf { $square } steht im Schach, und das ist in diesem Spiel verboten.
    [position-king-can-be-taken] Wer am Zug ist, könnte den König auf { $square } schlagen.
    [position-castling] Die Rechte zur Rochade passen nicht zur Stellung.
    [position-en-passant] Das Feld für en passant passt nicht zur Stellung.
    [position-number] „{ $found }“ ist keine passende Zahl.
    [position-wrong] Das ist keine Stellung dieses Spiels.
    [position-wrong-at] Das ist keine Stellung dieses Spiels: Bei Zeichen { $where } stimmt etwas nicht.
   *[none] { $reason }
}
