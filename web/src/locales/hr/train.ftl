## Training

exercise-hint = Figura koja treba povući označena je.
exercise-judging = Provjerava se { $move } …
exercise-right = { $move } je točno!
exercise-also-good = { $move } je jednako dobro!
exercise-wrong = { $move } nije dovoljno dobro.
exercise-refutation = Odgovor je
exercise-solution = Najbolje je { $move }.
exercise-give-hint = Savjet
exercise-show = Pokaži rješenje
exercise-skip = Preskoči
puzzle = Zadatak
puzzles = Zadaci
puzzle-removed = Zadatak je uklonjen.
train-prompt = Jedan je potez jasno najbolji. Nađi ga.
train-due = na redu danas
train-total = zadataka
train-rate = riješeno iz prvog pokušaja
train-any-game = Sve igre
train-from = Iz: { $title }
train-again-today = Danas dolazi još jednom.
train-again = { $count ->
    [one] Dolazi ponovno za { $count } dan.
    [few] Dolazi ponovno za { $count } dana.
   *[other] Dolazi ponovno za { $count } dana.
}
train-remove = Ukloni
train-none = Još nema zadataka. Otvori jednu od svojih partija i zatraži izvještaj: ovdje se skupljaju pozicije u kojima je jedan potez jasno najbolji.
train-to-games = Na svoje partije
train-done = Danas više ništa nije na redu. Bravo!
train-ahead = Vježbaj unaprijed
