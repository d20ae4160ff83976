## Übungen für eine Klasse

class = Klasse
class-subject = Worum es geht
class-answer-kept = Ihre Antwort: { $answer }
class-solution = Die Antwort ist { $answer }.
class-answered = { $done } von { $all } beantwortet
class-is-closed = Es werden keine Antworten mehr angenommen.
class-look-into = Mit X-ray hineinsehen
class-your-name = Ihr Name
class-join = Mitmachen
class-join-note = Die Lehrkraft sieht Ihren Namen und Ihre Antworten. Sie bleiben auf deren Rechner.
class-none = Zurzeit gibt es keine Übung. Wenn die Lehrkraft eine beginnt, erscheint sie hier.
class-make = Übung für eine Klasse
class-no-exercise-in-file = In dieser Datei ist keine Übung.
class-open-file = Datei öffnen
class-question = Frage { $number }
class-question-words = Frage
class-answer-kind = Art der Antwort
class-kind-number = Eine Zahl
class-kind-choice = Eine von mehreren
class-kind-text = Ein Wort oder ein Zug
class-choices = Antworten zur Auswahl, eine je Zeile
class-right-answer = Richtige Antwort
class-right-answer-note = Mehrere richtige Antworten werden durch | getrennt, wie in Nf3 | g1f3.
class-remove-question = Frage entfernen
class-title = Titel
class-allow-xray = Mit X-ray hineinsehen ist erlaubt
class-add-question = Frage hinzufügen
class-give = Der Klasse geben
class-not-whole = Jede Frage braucht ihren Text und eine richtige Antwort.
class-collect = Antworten hier sammeln
class-copy-link = Link kopieren
class-save-sealed = Für die Klasse speichern
class-save-answers = Mit Antworten speichern
class-give-note = Im Link und in der Datei für die Klasse sind die Antworten versiegelt: Sie lassen sich prüfen, aber nicht lesen. Was Sie hier sammeln, bleibt auf diesem Rechner.
class-nobody-can-come = Von anderen Rechnern kann man mitmachen, wenn Rookery mit --listen 0.0.0.0 gestartet wird. Auf diesem Rechner: { $address }
class-how-to-come = Im selben Netz den Code fotografieren, oder diese Adresse tippen:
class-students = { $count ->
    [one] { $count } Person
   *[other] { $count } Personen
}
class-close = Beenden und Antworten zeigen
class-end = Schließen
class-memory-note = Namen und Antworten bleiben, bis Sie dies schließen oder Rookery endet. Speichern Sie sie als CSV, wenn Sie sie brauchen.
class-answers = Antworten
class-name = Name
class-right = Richtig
