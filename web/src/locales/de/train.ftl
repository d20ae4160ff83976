## Training

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
train-prompt = Ein Zug ist klar der beste. Finden Sie ihn.
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
train-none = Es gibt noch keine Aufgaben. Öffnen Sie eine Ihrer Partien und lassen Sie einen Bericht machen: Stellungen, in denen ein Zug klar der beste ist, werden hier gesammelt.
train-to-games = Zu Ihren Partien
train-done = Heute ist nichts mehr fällig. Gut gemacht!
train-ahead = Vorausüben
