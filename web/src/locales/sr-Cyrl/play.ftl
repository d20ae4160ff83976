## Играње

resign = Предај
confirm-question = Потврди?
confirm-move = Одиграј { $move }
speed = Брзина
speed-fastest = најбрже могуће
speed-delay = { $seconds ->
    [one] потез сваке { $seconds } секунде
    [few] потез сваке { $seconds } секунде
   *[other] потез сваких { $seconds } секунди
}
pause = Заустави
run = Покрени
step = Корак
take-back = Врати потез
flip = Окрени
new-game = Нова партија
show-me = Савет
partner-move = Нека повуче { $name }
partner-thinking = { $name } размишља о табли { $board } …
partner-sits = Саиграч: { $name }
offer-draw = Понуди реми
controls = Управљање
curves = Криве
show-curves = Прикажи криве
hide-curves = Сакриј криве
moves-played = Одиграни потези
save-as-csv = Сачувај као CSV
estimate-for = Шта претрага процењује за { SIDE($side, form: "accusative") } (решење зна тачно)
evaluation-for = Процена за { SIDE($side, form: "accusative") }
balance-for = { $balance }: однос за { SIDE($side, form: "accusative") }
nodes-logarithmic = Чворови, логаритамски
no-search-yet = Још нема претраге.
nodes = Чворови
per-second = { $count }/s
score = Оцена
best-line = Најбоља варијанта
played-by = Игра
count-position = Преброј ову позицију
count-position-note = Колико чворова сваки алгоритам посети на истој дубини. Минимакс и алфа-бета налазе исту вредност, а пуна претрага можда другу.
stop = Стани
count = Броји
xray-position = Рендген позиције
counts-caption = { $moves ->
    [one] После { $moves } потеза, дубина { $depth }
    [few] После { $moves } потеза, дубина { $depth }
   *[other] После { $moves } потеза, дубина { $depth }
}
changes-next-move = Промене важе од следећег потеза.
type-move = Упиши потез
type-move-note = Координате или нотација, нпр. e2e4 или Сf3; ? каже где шта стоји
no-moves-yet = Још нема потеза.
moves = Потези
earlier-moves = Погледај раније потезе
to-start = На почетак
back = Назад
forward = Напред
to-latest = На последњи потез
to-end = На крај
engine = Програм
game = Игра
panel = Табла са подацима
moves-of-game = Потези партије
game-heading = { $game }: { $first } против { $second }
looking-back = Поглед на потез { $move } од { $moves }
looking-back-start = Поглед на почетак
game-over = Крај партије
looking-for-best = Тражи најбољи потез …
counting = Броји …
waiting-to-think = Чека ред за размишљање …
thinking = Размишља …
thinking-best = Размишља … засад најбоље: { $move }
your-move = Ви сте на потезу
your-move-check = Шах. Ви сте на потезу
move-announced = { SIDE($side, form: "start") }: { $move }
rematch = Реванш
hint = { $move } изгледа најбоље.
that-lost-it = То је изгубило. { $exact }
draw-accepted = Реми је договорен.
draw-declined = Рачунар игра даље.
turning-point = Прекретница
turning-words = Потезом { $move } партија се преокренула: { $before } → { $after }.
no-turning-point = Ниједан потез сам није одлучио ову партију.
try-again-from-here = Покушај поново одавде
analyze-from-here = Анализирај одавде
one-move-any-board = Један потез кад сте на реду, на било којој табли.
low-time = Остало је мање од { $seconds } секунди.
