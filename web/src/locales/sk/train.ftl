## Training

exercise-hint = Figúra, ktorá má ťahať, je označená.
exercise-judging = Overuje sa { $move } …
exercise-right = { $move } je správne!
exercise-also-good = { $move } je rovnako dobré!
exercise-wrong = { $move } nestačí.
exercise-refutation = Odpoveď je
exercise-solution = Najlepšie je { $move }.
exercise-give-hint = Rada
exercise-show = Ukázať riešenie
exercise-skip = Preskočiť
puzzle = Úloha
puzzles = Úlohy
puzzle-removed = Úloha je odstránená.
train-prompt = Jeden ťah je jasne najlepší. Nájdi ho.
train-due = na dnes
train-total = úloh
train-rate = vyriešené na prvý pokus
train-any-game = Všetky hry
train-from = Z: { $title }
train-again-today = Príde ešte dnes.
train-again = { $count ->
    [one] Príde znova o { $count } deň.
    [few] Príde znova o { $count } dni.
    [many] Príde znova o { $count } dňa.
   *[other] Príde znova o { $count } dní.
}
train-remove = Odstrániť
train-none = Zatiaľ tu nie sú žiadne úlohy. Otvor niektorú zo svojich partií a daj urobiť správu: zbierajú sa tu pozície, v ktorých je jeden ťah jasne najlepší.
train-to-games = K tvojim partiám
train-done = Na dnes je to všetko. Výborne!
train-ahead = Trénovať dopredu
