## Први екран

motto = Једна претрага, много табли.
play = Играј
play-chess = Играј шах
all-games = Све игре
continue-game = { $moves ->
    [one] Настави: { $game }, { $moves } потез
    [few] Настави: { $game }, { $moves } потеза
   *[other] Настави: { $game }, { $moves } потеза
}
setup-both = Двоје људи за једном таблом, { $clock }
setup-watch = Два рачунара, а ви гледате
setup-computer = Ви против рачунара: { $level }, { $clock }
clock-none = без сата
clock-none-title = Без сата
clock-choice = { $minutes } min + { $seconds } s по потезу
clock-each-move = { $seconds } s за сваки потез
clock = Сат
you-play = Играте
random = Насумично
seat-both = Обоје
seat-watch = Гледање
seat-random-note = Жреб одлучује која страна је ваша.
seat-both-note = Двоје људи за једном таблом.
seat-watch-note = Рачунар против рачунара, потез по потез или без заустављања.
opponent = Противник
partner = Саиграч
partner-nobody = Нико
partner-board = Табла саиграча
partner-note = Кад сте на потезу, можете да га препустите саиграчу на табли { $board }.
machine-room = Машинска соба
begin-with-position = Почни од позиције
position-as-text = Позиција као текст (FEN)
set-up = Постави
strength = Снага
strength-by = Снага према
depth = Дубина
time = Време
elo = Ело
algorithm = Алгоритам
evaluation = Процена
start-position = Позиција бр. { $number }
shuffle-again = Промешај поново
ponder = Размишља и у ваше време
drop-plies = Спуштање фигура
drop-plies-all = у сваком полупотезу
drop-plies-first = { $plies ->
    [one] у првом полупотезу претраге
    [few] у прва { $plies } полупотеза претраге
   *[other] у првих { $plies } полупотеза претраге
}
external-time = Време за сваку таблу
external-time-default = један полупотез
