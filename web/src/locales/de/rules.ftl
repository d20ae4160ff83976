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
