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
    [position-checks] Die Zähler der Schachs gehen von 0 bis { $max }, nicht „{ $found }“.
    [position-rules] „{ $found }“ sind keine Regeln, die man vereinbaren kann.
    [position-reserve-open] Hinter den Figuren in Reserve fehlt „]“.
    [position-reserve-piece] „{ $found }“ kann nicht in Reserve sein.
    [position-reserve-full] Zu viele Figuren sind in Reserve.
    [position-too-many-alike] Auf dem Brett und in Reserve sind zu viele Figuren einer Art; höchstens erlaubt: { $max }.
    [position-promoted] „~“ steht hinter einer Figur, die ein Bauer war.
    [position-horde-king] Die Horde hat keinen König.
    [position-boards] Es gibt 1 bis { $max } Bretter.
    [position-board-fields] Ein Brett hat 4, 6 oder 8 durch Leerzeichen getrennte Teile.
    [position-team] Wer auf Brett A am Zug ist, gehört nicht zum Team am Zug.
    [position-reserve-alone] Mit einem Brett allein hat niemand Figuren in Reserve.
    [position-reserves] Die Reserven der Bretter passen nicht zueinander.
    [position-origins] Die Figuren in Reserve kommen nicht von „{ $found }“.
    [position-size] Das Brett hat 4, 6, 8, 10 oder 12 Reihen.
    [position-no-wolf] Der Wolf fehlt.
    [position-second-wolf] Es gibt mehr als einen Wolf.
    [position-sheep] Die Zahl der Schafe passt nicht zum Brett.
    [position-row-length] Die { $rank }. Reihe hat nicht so viele Felder wie das Brett.
    [position-wolf-letter] „{ $found }“ ist weder ein Schaf (S) noch der Wolf (w).
    [position-light] Gespielt wird nur auf dunklen Feldern.
    [position-no-side] Es steht nicht da, wer am Zug ist: „w“ für die Schafe, „b“ für den Wolf.
    [position-meaningless] „{ $found }“ bedeutet hier nichts.
    [position-wrong] Das ist keine Stellung dieses Spiels.
    [position-wrong-at] Das ist keine Stellung dieses Spiels: Bei Zeichen { $where } stimmt etwas nicht.
    [store-busy] Ein anderes Programm hält die Datei mit den Partien fest; bitte noch einmal versuchen.
    [store-conflict] Ein anderes Programm hat diese Partie verändert; bitte die Seite neu laden.
    [store-full] Die Festplatte ist voll: Es lässt sich nichts mehr speichern.
    [store-unusable] Die Datei mit den Partien lässt sich nicht lesen oder nicht beschreiben.
    [store-damaged] Die Datei mit den Partien ist beschädigt; „rookery repair“ rettet, was noch lesbar ist.
    [store-too-new] Die Partien hat ein neueres Rookery gespeichert; dieses hier kann sie nicht lesen.
    [store-in-use] Ein anderes Rookery hat diese Partien geöffnet; benutzen Sie jenes, oder wählen Sie mit --data einen anderen Ordner.
    [store-unexpected] Die Datei mit den Partien lässt sich nicht benutzen.
    [search-not-begun] Die Suche konnte nicht beginnen: { $reason }
    [not-understood] Das geht nicht: { $reason }
    [move-not-understood] Dieser Zug ist nicht zu verstehen.
    [game-loading] Die Partie ist noch nicht da; bitte warten.
    [no-game-open] In diesem Tab ist keine Partie offen.
    [nobody-else-comes-in] Sonst kann niemand hereinkommen: Dazu muss Rookery mit --listen 0.0.0.0 gestartet werden.
    [folder-not-writable] In den Ordner { $folder } lässt sich nichts schreiben.
    [game-damaged] Die Partie „{ $id }“ ist beschädigt.
    [text-too-long] Dieser Text ist zu lang; höchstens erlaubte Bytes: { $max }.
    [class-questions] Eine Übung hat 1 bis { $max } Fragen.
    [class-choices] Eine Auswahlfrage hat 2 bis { $max } Antworten zur Auswahl, andere Fragen haben keine.
    [class-name-missing] Wer mitmacht, braucht einen Namen.
    [class-not-joined] Wer antwortet, muss der Klasse beigetreten sein.
    [no-such-question] Eine solche Frage gibt es nicht.
    [neurons-step] Die Zahl der Neuronen ist ein Vielfaches von 16.
    [run-not-stored] Der Lauf lässt sich nicht speichern.
    [other-game-learned] Dieser Lauf hat ein anderes Spiel gelernt.
    [depths-order] Die Tiefen gehen von der kleineren zur größeren.
    [needs-no-search] Die Bewertung „{ $evaluation }“ braucht keine Suche, die sich zählen ließe.
    [nothing-to-look-into] Die Bewertung „{ $evaluation }“ braucht keine Suche, in die man hineinsehen könnte.
    [nothing-chosen] Wählen Sie etwas aus, das gezählt werden soll.
    [clock-not-alike] Ein Spieler mit Uhr antwortet nicht immer gleich: Geben Sie ihm eine Tiefe.
    [no-moves-to-report] Es gibt keine Züge, über die zu berichten wäre.
    [no-threat-over] Die Partie ist zu Ende: Es gibt nichts zu drohen.
    [too-many-lines] Für eine Liste von Stellungen sind das zu viele Zeilen.
    [no-such-puzzle] Eine solche Aufgabe gibt es nicht.
    [too-many-letters] Das ist zu lang; höchstens erlaubte Buchstaben: { $max }.
    [too-many-tags] Das sind zu viele Schlagwörter.
    [tag-name] „{ $found }“ ist kein Name für ein Tag: Buchstaben, Ziffern und Unterstriche, vorn ein Buchstabe.
    [pgn-too-large] Die Partie ist zu groß; höchstens erlaubte Bytes: { $max }.
    [pgn-encoding] Die Datei ist in UTF-16 und nicht in UTF-8.
    [pgn-comment-open] Der Kommentar, der in Zeile { $begin } beginnt, ist nicht geschlossen.
    [pgn-variation-open] Die Variante, die in Zeile { $begin } beginnt, ist nicht geschlossen.
    [pgn-tag-form] Ein Tag schreibt sich wie [Event "..."], nicht wie „{ $found }“.
    [pgn-tag-open] Das Tag „{ $found }“ ist nicht geschlossen.
    [pgn-too-many-tags] Die Partie hat zu viele Tags; höchstens erlaubt: { $max }.
    [pgn-too-many-moves] Die Partie hat zu viele Züge; höchstens erlaubt: { $max }.
    [pgn-too-deep] Die Varianten sind zu tief verschachtelt; höchstens erlaubte Tiefe: { $max }.
    [pgn-no-move] „{ $found }“ ist kein Zug.
    [pgn-comment-end] Ein Kommentar endet, der nicht begonnen hat.
    [pgn-sign] „{ $found }“ ist kein Zeichen wie $1.
    [pgn-nothing-to-vary] Eine Variante beginnt, wo es keinen Zug gibt.
    [pgn-variation-end] Eine Variante endet, die nicht begonnen hat.
    [tags-wrong] Die Tags der Partie stimmen nicht: { $reason }
    [only-computers] Nur zwei Computer spielen von selbst weiter.
    [no-such-option] Dieses Spiel hat keine Einstellung „{ $found }“.
    [no-such-engine] Es gibt keine Engine namens „{ $engine }“.
    [too-many-engines] Es laufen schon zu viele andere Engines.
    [engine-failed] { $how ->
        [missing] Die Engine „{ $engine }“ wurde nicht gefunden.
        [ended] Die Engine „{ $engine }“ läuft nicht mehr.
        [silent] Die Engine „{ $engine }“ antwortet nicht.
       *[other] Die Engine „{ $engine }“ funktioniert nicht ({ $problem }).
    }
   *[none] { $reason }
}

problem-at-move = Zug { $move }: { $problem }
problem-left-out = Die Partie wird ausgelassen: { $problem }
problem-in-line = Zeile { $line }: { $problem }
