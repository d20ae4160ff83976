## Training

exercise-hint = Bierka, która ma się ruszyć, jest zaznaczona.
exercise-judging = Sprawdzanie { $move } …
exercise-right = { $move } jest dobrze!
exercise-also-good = { $move } jest równie dobre!
exercise-wrong = { $move } nie wystarcza.
exercise-refutation = Odpowiedź to
exercise-solution = Najlepsze jest { $move }.
exercise-give-hint = Wskazówka
exercise-show = Pokaż rozwiązanie
exercise-skip = Pomiń
puzzle = Zadanie
puzzles = Zadania
puzzle-removed = Zadanie usunięto.
train-prompt = Jeden ruch jest wyraźnie najlepszy. Znajdź go.
train-due = na dziś
train-total = zadań
train-rate = za pierwszym razem
train-any-game = Wszystkie gry
train-from = Z: { $title }
train-again-today = Wróci jeszcze dzisiaj.
train-again = { $count ->
    [one] Wróci za { $count } dzień.
    [few] Wróci za { $count } dni.
    [many] Wróci za { $count } dni.
   *[other] Wróci za { $count } dnia.
}
train-remove = Usuń
train-none = Nie ma jeszcze zadań. Otwórz jedną ze swoich partii i zrób raport: zbierają się tu pozycje, w których jeden ruch jest wyraźnie najlepszy.
train-to-games = Do twoich partii
train-done = Na dziś to wszystko. Brawo!
train-ahead = Ćwicz na zapas
