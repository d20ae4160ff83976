## Рендген

show = Прикажи
searching = Претражује …
compared-counts = Чворови: <b>{ $nodes }</b>; процењени листови: { $leaves }
compared-result = Резултат { $value }
compared-depth = (дубина { $depth }, највећа која стане)
compared-map-depth = (карта и резултат су дубине { $depth }, највеће која стане)
compare = Упореди
compare-again = Упореди поново
compare-about = Исто са сваким алгоритмом. Карте имају једну размеру: ред за сваки полупотез, а пруге су широке као све што је испод претражено.
compare-note = Чворови како их броји rookery lab nodes. Минимакс и алфа-бета увек налазе исту вредност. Пуна претрага може наћи другу: код узимања иде даље, а изоставља оно што сматра безнадежним.
minimax = Минимакс
this-search = Ова претрага
minimum-possible = Најмање могуће
minimax-counting = Минимакс броји, ради поређења …
minimax-too-large = <b>Чворови: { $nodes }</b>; минимаксу би их требало више од { $budget }.
minimax-everything = <b>Чворови: { $nodes }</b>. Минимакс гледа све.
saved-nodes = <b>Уштеђени чворови: { $saved } од { $all }</b> у минимаксу ({ $share }).
spent-nodes = <b>Чворови: { $spent } више од { $all }</b> у минимаксу.
minimum-leaves-note = Процењени листови. Да докаже вредност баш овог стабла, ниједна претрага и ниједан редослед потеза не могу с мање од { $minimum }.
regular-tree = Правилно стабло
regular-note = Правилном стаблу свуда с b = { $b } потеза требало би на дубини d = { $depth } b<sup>⌈d/2⌉</sup> + b<sup>⌊d/2⌋</sup> − 1 листова, то јест { $leaves }, када би најбољи потез увек долазио први. Право стабло није тако правилно и можда му треба мање или више.
endings = Зашто чворови рано завршавају
ending-decided = Одлучују правила: игра је готова, понавља се или је одмах добијена.
ending-faster = Другде је позната бржа победа или спорији пораз.
ending-table = Табела зна позицију, на овој дубини или дубље.
ending-razoring = Тако лоше да би помогло само узимање, а не помаже (razoring).
ending-futility = Тако добро да ниједан миран одговор то не би променио (reverse futility).
ending-null-move = Довољно је и прескочити потез (нулти потез).
ending-probcut = Узимање је предобро, како показује плитка претрага (ProbCut).
ending-many-moves = Довољно је више потеза, не само онај из табеле.
ending-stand-pat = Довољно добро и без даљег узимања.
ply-by-ply = Полупотез по полупотез
leaves = Листови
leaves-valued = Процењени листови
cutoffs = Резови
not-visited = Непосећено
tree-limit = Дубина { $asked } има више од { $nodes } чворова, превише за чување. Ово је дубина { $depth }, највећа која стане.
drawn = Нацртано
drawn-note = { $count }: корени сваке дубине и други погледи не броје се као чворови
value = Вредност
answer = Одговори
node-at = Чвор { $way }
at-the-root = у корену
after-moves = после { $moves }
answer-cut = Одсечени су
answer-goes-on = Претрага иде даље
answer-right = Тачно.
answer-wrong = Није тако.
next = Даље
exercise-about = Претрага пролази овим стаблом и стаје где се нешто одлучује. Реците шта следи: да ли се остатак чвора одсеца и колико он вреди?
copy-exercise-link = Копирај везу за разред
exercise-link-copied = Веза је копирана. Одговори нису у њој.
predict-cutoff = Предвиди рез
question-of = Питање { $number } од { $count }
right-of = Тачно { $right } од { $asked }
nothing-to-foresee = У овом стаблу нема шта да се предвиди. Изаберите алфа-бету или стабло за вежбу.
once-more = Још једном
lesson = Лекција
lesson-tree = Стабло за вежбу
own-tree = Моје стабло
tree-label = Стабло (бројеви су листови)
lesson-classic = Три пута три
lesson-classic-words = Макс бира грану, затим Мин лист. Кад прва грана вреди 3, број 2 одлучује другу.
lesson-best-order = Најбољи потез први
lesson-best-order-words = Слично стабло у најбољем редоследу: листова колико је најмање могуће, 3 + 3 − 1 = 5 од 9.
lesson-worst-order = Најгори редослед
lesson-worst-order-words = Свака грана је боља од претходне, а у свакој је бољи лист за Мина последњи: ништа се не одсеца.
lesson-three-plies = Три полупотеза
lesson-three-plies-words = Макс, Мин и опет Макс: овде секу и алфа и бета.
lesson-deep-cutoff = Дубоки рез
lesson-deep-cutoff-words = Оно што Макс има у корену, 5, допире мимо другог Макса који још нема ништа: због 3 број 9 више није важан.
lesson-negative = Испод нуле
lesson-negative-words = Важно је само који је број већи, с обе стране нуле.
lesson-min-first = Мин почиње
lesson-min-first-words = Класично стабло са замењеним улогама: Мин у корену, Макс испод.
lesson-uneven = Неједнаке гране
lesson-uneven-words = Неке варијанте заврше рано, као и партије.
color-holds = { $color ->
    [white] Бели има { $pieces }
   *[black] Црни има { $pieces }
}
before-the-pass = (пре прескакања)
to-choose = Бира
nobody-known = нико: познато је
nobody-leaf = нико: лист
depth-left = Преостала дубина
window = Прозор
window-at-end = Прозор на крају
nodes-below = Чворова испод
cut-off = Одсечено
left-out = Изостављено
left-moves = { $all ->
    [one] { $count } од { $all } потеза
    [few] { $count } од { $all } потеза
   *[other] { $count } од { $all } потеза
}
fold = Склопи
unfold = Расклопи
unfold-all = Расклопи све
result-line = Резултат: { $value } уз { $line }
question-value = Бира { SIDE($side) }: засад најбоље { $value }, и више нема шта да се гледа. Колико вреди овај чвор?
question-cut = Бира { SIDE($side) }: засад најбоље { $value }, прозор је сада { $window }. Шта бива са осталим потезима овог чвора?
explain-largest = Бира { SIDE($side) }: највећа нађена вредност је { $value }.
explain-smallest = Бира { SIDE($side) }: најмања нађена вредност је { $value }.
explain-open = Прозор { $window } је још отворен: други потез би могао да промени резултат.
position-fen = Позиција (FEN)
start-of-game = почетак игре
what-to-look-into = Шта се посматра
order-of-moves = Редослед потеза
order-generated = Како настају
order-captures = Узимања прва
order-no-captures = Како настају (без узимања)
improvements = Побољшања
improvements-title = { $improvements ->
    [all] Сва
    [deepening] Само продубљивање
    [quiescence] + смиривање
    [table] + табела
    [null-move] + нулти потези
    [reductions] + скраћивање
   *[pruning] + изостављање
}
point-of-view = Максимизује
legend = Легенда
legend-choose = { $goal ->
    [largest] { SIDE($side, form: "start") } на избору: највеће
   *[smallest] { SIDE($side, form: "start") } на избору: најмање
}
legend-leaf = лист, процењен
legend-cut = одсечено: остатак није важан
legend-ghost = никад погледано
steps-per-second = { $count ->
    [one] { $count } корак у секунди
    [few] { $count } корака у секунди
   *[other] { $count } корака у секунди
}
to-beginning = На почетак
step-back = Корак назад
step-forward = Корак напред
next-cutoff = Следећи рез
search-tree = стабло претраге
search-tree-label = Стабло претраге. Стрелице воде кроз претрагу.
value-win = { $plies ->
    [one] победа за { SIDE($side, form: "accusative") } у { $plies } полупотезу
    [few] победа за { SIDE($side, form: "accusative") } у { $plies } полупотеза
   *[other] победа за { SIDE($side, form: "accusative") } у { $plies } полупотеза
}
visit-root = Претрага почиње изнова, дубље или с другим прозором.
visit-scout = Поглед с празним прозором: само да се покаже да потез није бољи.
visit-reduced = Касни потез, испрва претражен мање дубоко.
visit-again = Други поглед: први је рекао да је потез бољи од очекиваног.
visit-pass = Нулти потез: страна прескаче. Ако је и то довољно добро, прави потез јесте поготово.
visit-probcut = Плитка проба узимања које изгледа предобро.
visit-quiescence = Дубина је потрошена: даље иду само узимања и слично, док се позиција не смири.
cut-reason-first = { $count ->
    [0] Овде је за { SIDE($side, form: "accusative") } доступно бар { $value }, а другде вредност може да се задржи на { $limit }, па до овога неће доћи: то не одговара { SIDE($other, form: "dative") } (β = { $limit } ≤ { $found }).
    [one] Овде је за { SIDE($side, form: "accusative") } доступно бар { $value }, а другде вредност може да се задржи на { $limit }, па до овога неће доћи: то не одговара { SIDE($other, form: "dative") }. { $count } потез може да се прескочи (β = { $limit } ≤ { $found }).
    [few] Овде је за { SIDE($side, form: "accusative") } доступно бар { $value }, а другде вредност може да се задржи на { $limit }, па до овога неће доћи: то не одговара { SIDE($other, form: "dative") }. { $count } потеза могу да се прескоче (β = { $limit } ≤ { $found }).
   *[other] Овде је за { SIDE($side, form: "accusative") } доступно бар { $value }, а другде вредност може да се задржи на { $limit }, па до овога неће доћи: то не одговара { SIDE($other, form: "dative") }. { $count } потеза може да се прескочи (β = { $limit } ≤ { $found }).
}
cut-reason-second = { $count ->
    [0] Овде { SIDE($side) } држи вредност на највише { $value }, а другде за { SIDE($other, form: "accusative") } има { $limit }, па до овога неће доћи (α = { $limit } ≥ { $found }).
    [one] Овде { SIDE($side) } држи вредност на највише { $value }, а другде за { SIDE($other, form: "accusative") } има { $limit }, па до овога неће доћи. { $count } потез може да се прескочи (α = { $limit } ≥ { $found }).
    [few] Овде { SIDE($side) } држи вредност на највише { $value }, а другде за { SIDE($other, form: "accusative") } има { $limit }, па до овога неће доћи. { $count } потеза могу да се прескоче (α = { $limit } ≥ { $found }).
   *[other] Овде { SIDE($side) } држи вредност на највише { $value }, а другде за { SIDE($other, form: "accusative") } има { $limit }, па до овога неће доћи. { $count } потеза може да се прескочи (α = { $limit } ≥ { $found }).
}
step-enter = { $goal ->
    [largest] Бира { SIDE($side) }: тражи се највећа вредност.
   *[smallest] Бира { SIDE($side) }: тражи се најмања вредност.
}
step-enter-window = { $goal ->
    [largest] Бира { SIDE($side) }: тражи се највећа вредност унутар { $window }.
   *[smallest] Бира { SIDE($side) }: тражи се најмања вредност унутар { $window }.
}
step-known = И без потеза зна се довољно: { $value }.
step-leaf = Лист, вредност { $value }.
step-done = Све важно овде је познато: { $value }.
step-cut = { $said } Рез: { $reason }
step-has = Засад { $value } за { SIDE($side, form: "accusative") }.
step-keeps = Остаје { $value } за { SIDE($side, form: "accusative") }.
step-better = Боље за { SIDE($side, form: "accusative") }: { $value } уместо { $before }.
search-done = Претрага је готова.
line-node = Чвор { $node } од { $size }: { $way }
line-window = прозор { $window }
line-value = вредност { $value }
line-cuts = { $count ->
    [one] одсеца { $count } потез
    [few] одсеца { $count } потеза
   *[other] одсеца { $count } потеза
}
leaf = лист
tree = Стабло
tree-title = Чворова: { $nodes } · дубина { $depth }
tree-title-limit = (дубина { $asked } има их више од { $nodes })
turn-tree = Окрени стабло
smaller = Мање
larger = Веће
node = Чвор
exercise = Вежба
about-search = О претрази
did-not-work = То није успело.
stopped-before-tree = Заустављено пре него што је стабло настало.
race = Трка
race-about = Сви алгоритми на истој позицији, на једном сату. Стубови су чворови.
race-start = Покрени трку
race-preparing = На места …
race-again = Још једном
race-note = Свака претрага ради сама на овом рачунару; овде крећу заједно. Нацртано стабло нема своје време: тамо сваки чвор траје једнако.
race-running = чворови: { $nodes } …
race-arrived = { $place }. чворови: { $nodes }, { $time }
race-given-up = прекинуто после { $nodes } чворова
why-that-move = Зашто тај потез?
whose-search = { $by ->
    [glance] { $name } понешто превиди, као и људи, и бира између онога што је уочено. Овде је потпуна претрага исте позиције.
    [engine] { $name } је засебан програм и не показује стабло. Овде је претрага исте позиције програма Rookery.
    [learned] { $name } суди по ономе што је научено. Овде је претрага исте позиције с уобичајеном оценом.
    [drops] { $name } спуштања фигура проба само у првим полупотезима претраге. Овде је иста претрага са спуштањима свуда; она може дати предност другом потезу.
    [order] { $name } најпре гледа узимања. Овде је минимакс с потезима како настају: све вредности су исте, али од једнако вредних потеза може дати предност другом.
    [deeper] { $name } гледа дубље него што Рендген може да покаже. Овде је иста претрага, мање дубока; она може дати предност другом потезу.
   *[memory] { $name } ово игра без претраге, из књиге отварања или из решене игре. Овде је шта претрага налази у тој позицији.
}
projector = Приказ за пројектор
