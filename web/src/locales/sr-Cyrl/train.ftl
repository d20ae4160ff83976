## Training

exercise-hint = Фигура која треба да повуче је означена.
exercise-judging = Проверава се { $move } …
exercise-right = { $move } је тачно!
exercise-also-good = { $move } је једнако добро!
exercise-wrong = { $move } није довољно добро.
exercise-refutation = Одговор је
exercise-solution = Најбоље је { $move }.
exercise-give-hint = Савет
exercise-show = Покажи решење
exercise-skip = Прескочи
puzzle = Задатак
puzzles = Задаци
puzzle-removed = Задатак је уклоњен.
train-prompt = Један потез је јасно најбољи. Нађи га.
train-due = на реду данас
train-total = задатака
train-rate = решено из првог покушаја
train-any-game = Све игре
train-from = Из: { $title }
train-again-today = Данас долази још једном.
train-again = { $count ->
    [one] Долази поново за { $count } дан.
    [few] Долази поново за { $count } дана.
   *[other] Долази поново за { $count } дана.
}
train-remove = Уклони
train-none = Још нема задатака. Отвори једну од својих партија и затражи извештај: овде се скупљају позиције у којима је један потез јасно најбољи.
train-to-games = На своје партије
train-done = Данас више ништа није на реду. Браво!
train-ahead = Вежбај унапред
