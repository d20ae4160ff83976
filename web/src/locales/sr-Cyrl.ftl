### Српски. Латиница настаје из овог каталога, слово по слово (shared/transliterate.ts).

## Стране

side-white = Бели
    .dative = Белом
    .accusative = Белог
    .wins = Бели побеђује
side-black = Црни
    .dative = Црном
    .accusative = Црног
    .wins = Црни побеђује
side-sheep = овце
    .label = Овце
    .start = Овце
    .dative = овцама
    .wins = Овце побеђују
side-wolf = вук
    .label = Вук
    .start = Вук
    .dative = вуку
    .accusative = вука
    .wins = Вук побеђује
side-first-team = прва екипа
    .label = Прва екипа
    .start = Прва екипа
    .dative = првој екипи
    .accusative = прву екипу
    .wins = Прва екипа побеђује
side-second-team = друга екипа
    .label = Друга екипа
    .start = Друга екипа
    .dative = другој екипи
    .accusative = другу екипу
    .wins = Друга екипа побеђује
side-max = Макс
    .dative = Максу
    .accusative = Макса
    .wins = Макс побеђује
side-min = Мин
    .dative = Мину
    .accusative = Мина
    .wins = Мин побеђује
side-label = { SIDE($side, form: "label") }

## Места

places = Места
place-play = Игра
place-analyze = Анализа
place-xray = Рендген
place-lab = Лаб
place-train = Вежба
place-games = Партије
place-settings = Подешавања
more = Више
theme-light = Светло
theme-dark = Тамно
sounds = Звуци
keys = Тастери
reload = Учитај поново
close = Затвори
cancel = Откажи
try-again = Покушај поново
part-not-loaded = Овај део странице није могао да се учита.
page-outdated = Ова страница је старија од програма.
connection-lost-move-kept = Веза је прекинута. Ваш потез је запамћен и биће послат.
connection-lost-retrying = Веза је прекинута. Нови покушај …
connection-was-lost = Веза је прекинута.
connection-lost-sending = Веза је прекинута током слања.
no-connection = Тренутно нема везе.
file-refused = Сервер ово не прихвата.
another-device = Други уређај
invite-how = Снимите код телефоном или таблетом у истој мрежи, или укуцајте ову адресу:
invite-note = Важи једном, за један прегледач, док Rookery ради. Ко тако уђе, може да игра, гледа партије и неке увезе, али ниједну да обрише. Пренос није шифрован.
invite-again = За још један
qr-code-of = QR код адресе { $address }
copy = Копирај

## Тастери

key-back = Потез назад
key-forward = Потез напред
key-start = На почетак
key-latest = На последњи потез
key-board = На таблу: стрелице ходају, Enter подиже и спушта
key-type = Упиши потез, нпр. Сf3 или e2e4
key-flip = Окрени таблу
key-hint = Покажи добар потез
key-stop = Прекини размишљање и повуци
key-run = Покрени или заустави (рачунар против рачунара)
key-step = Један корак (рачунар против рачунара)
key-theme = Тамно или светло
key-sounds = Укључи или искључи звуке
key-list = Овај списак
key-variation-before = Претходна варијанта
key-variation-next = Следећа варијанта
key-end-of-line = На крај варијанте
key-engine = Укључи или искључи програм
key-edit = Уреди позицију
key-open = Отвори позицију или партију
key-undo = Поништи последњу измену
key-delete = Обриши потез и све иза њега
key-import = Увези датотеку
key-export = Извези приказане партије
key-undo-delete = Поништи брисање
key-search = Тражи
key-experiment = Покрени оглед
key-stop-it = Заустави оглед
key-search-forward = Корак претраге напред
key-search-back = Корак назад
key-search-over = Преко свега испод, до вредности чвора
key-search-up = На чвор изнад
key-next-cutoff = На следећи рез
key-cutoff-before = На претходни рез
key-search-start = На почетак претраге
key-search-end = На крај претраге
key-run-or-pause = Покрени или заустави
key-unfold = Расклопи или склопи чвор

## Игре

game-title = { $game ->
    [chess] Шах
    [chess960] Шах 960
    [crazyhouse] Crazyhouse
    [atomic] Атомски шах
    [horde] Хорда
    [kingofthehill] Краљ брда
    [three-check] Три шаха
    [antichess] Губитнички шах
    [racingkings] Трка краљева
    [endgame] Завршница
    [pawns-kings] Пешаци и краљеви
    [bughouse] Екипни bughouse
    [wolf-sheep] Вук и овце
   *[other] { $title }
}
game-summary = { $game ->
    [chess] Сама игра, са свим својим правилима.
    [chess960] Шах из једног од 960 измешаних почетних редова (Фишеров шах).
    [crazyhouse] Што узмете, ваше је и можете то ставити на таблу уместо потеза.
    [atomic] Узимање експлодира: нестаје и све унаоколо, осим пешака. Разнесите краља.
    [horde] Војска од 36 пешака против фигура: матирајте краља или узмите целу хорду.
    [kingofthehill] Шах у коме побеђује и краљ који стигне у центар.
    [three-check] Шах у коме трећи шах побеђује.
    [antichess] Побеђује ко изгуби све фигуре; ко може да узме, мора.
    [racingkings] Први доведите краља на последњи ред, а никад не дајте шах.
    [endgame] Краљ и осам пешака на свакој страни, и сва правила шаха.
    [pawns-kings] Осам пешака и краљ који сме да се узме: нема шаха, промоције ни ан пасана.
    [bughouse] Две екипе на више табли: што узмете на једној, можете ставити на другу.
    [wolf-sheep] Четири овце опкољавају вука. Решено: овце увек побеђују, ако знају како.
   *[other] { $summary }
}
evaluation-title = { $evaluation ->
    [tuned] Подешена
    [simplified] Поједностављена
    [material] Материјал
    [distance] Растојање
    [attitudes] Ставови
    [king-attack] Напад на краља
    [king-defence] Одбрана краља
    [pawn-promotion] Промоција пешака
    [external] Спољни програм
    [paths] Путеви
    [smart] Паметна
    [fast] Брза
    [simple] Једноставна
    [solved] Решена
   *[other] { $title }
}
algorithm-title = { $algorithm ->
    [search] Пуна претрага
    [alphabeta] Алфа-бета
    [captures-first] Алфа-бета, узимања прва
    [minimax] Минимакс
   *[other] { $title }
}
algorithm-summary = { $algorithm ->
    [search] Алфа-бета са свиме што је чини јаком.
    [alphabeta] Као у уџбенику: исти потез као минимакс, с мање чворова.
    [minimax] Као у уџбенику: гледа све.
   *[other] { $summary }
}
balance-title = { $balance ->
    [material] Материјал
    [mobility] Покретљивост
    [balance] Однос
   *[other] { $title }
}
measure-title = { $measure ->
    [king-distance] Растојање краљева
    [least-king-distance] Најмање растојање краљева
    [size-of-the-horde] Величина хорде
    [pieces-on-the-board] Фигуре на табли
    [rows-to-go] Редова до циља
    [measure] Мера
   *[other] { $title }
}
option-title = { $option ->
    [start] Почетак
    [size] Табла
    [boards] Табле
    [sides] Боје екипе
    [repetitions] Реми понављањем
   *[other] { $title }
}
choice-title = { $option ->
    [size] { $value } × { $value }
    [boards] { $value ->
        [one] { $value } табла
        [few] { $value } табле
       *[other] { $value } табли
    }
    [sides] { $value ->
        [same] свуда исте
       *[alternate] наизменично
    }
    [repetitions] { $value ->
        [one] иста позиција { $value } пут
        [few] иста позиција { $value } пута
       *[other] иста позиција { $value } пута
    }
   *[other] { $title }
}
choice-start = Бр. { $start }
choice-wolf-start = Вук на { $square }, на потезу { SIDE($side) }
piece = { $piece ->
    [k] краљ
    [q] дама
    [r] топ
    [b] ловац
    [n] скакач
    [s] овца
    [w] вук
   *[p] пешак
}
piece-white = { $piece ->
    [k] бели краљ
    [q] бела дама
    [r] бели топ
    [b] бели ловац
    [n] бели скакач
    [s] овца
    [w] вук
   *[p] бели пешак
}
piece-black = { $piece ->
    [k] црни краљ
    [q] црна дама
    [r] црни топ
    [b] црни ловац
    [n] црни скакач
    [s] овца
    [w] вук
   *[p] црни пешак
}
piece-count = { $piece ->
    [q] { $count ->
        [one] { $count } дама
        [few] { $count } даме
       *[other] { $count } дама
    }
    [r] { $count ->
        [one] { $count } топ
        [few] { $count } топа
       *[other] { $count } топова
    }
    [b] { $count ->
        [one] { $count } ловац
        [few] { $count } ловца
       *[other] { $count } ловаца
    }
    [n] { $count ->
        [one] { $count } скакач
        [few] { $count } скакача
       *[other] { $count } скакача
    }
   *[p] { $count ->
        [one] { $count } пешак
        [few] { $count } пешака
       *[other] { $count } пешака
    }
}
piece-letters = КДТЛС

## Стање и крај

turn = { SIDE($side, form: "start") } на потезу
turn-in-check = { SIDE($side, form: "start") } на потезу, у шаху
outcome-win = { $reason ->
    [checkmate] { SIDE($side, form: "wins") } матом.
    [stalemate] { SIDE($side, form: "wins") } патом.
    [goal] { SIDE($side, form: "wins") }: циљ је достигнут.
    [king-exploded] { SIDE($side, form: "wins") }: краљ је разнет.
    [king-taken] { SIDE($side, form: "wins") }: краљ је узет.
    [checks-given] { SIDE($side, form: "wins") }: дато је довољно шахова.
    [pieces-lost] { SIDE($side, form: "wins") }: све фигуре су изгубљене.
    [no-moves] { SIDE($side, form: "wins") }: нема више потеза.
    [resignation] { SIDE($side, form: "wins") } предајом.
    [time] { SIDE($side, form: "wins") } на време.
    [none] { SIDE($side, form: "wins") }.
   *[other] { $words }
}
outcome-draw = { $reason ->
    [stalemate] Реми патом.
    [repetition] Реми понављањем позиције.
    [fifty-moves] Реми: педесет потеза без узимања и потеза пешаком.
    [insufficient-material] Реми због недовољног материјала.
    [agreement] Реми договором.
    [goal] Реми: обе стране су достигле циљ.
    [none] Реми.
   *[other] { $words }
}
outcome-repeated = { $times ->
    [one] Реми: позиција се појавила { $times } пут.
    [few] Реми: позиција се појавила { $times } пута.
   *[other] Реми: позиција се појавила { $times } пута.
}
exact-win = { $moves ->
    [one] { SIDE($side, form: "wins") } у { $moves } потезу уз најбољу игру.
    [few] { SIDE($side, form: "wins") } у { $moves } потеза уз најбољу игру.
   *[other] { SIDE($side, form: "wins") } у { $moves } потеза уз најбољу игру.
}
exact-win-sometime = { SIDE($side, form: "wins") } уз најбољу игру.
tables-say = Табела завршница: { $what }
exact-draw = Уз најбољу игру биће реми.
draw = Реми
you = Ви
computer = Рачунар
person = Човек
perfect-play = Савршена игра
level-depth = Дубина { $depth }
level-time = { $time } по потезу
level-elo = Ело { $elo }
level-minimax = Минимакс, { $level }
level-alphabeta = Алфа-бета, { $level }
score-win = { $sign }победа у { $moves }
score-wins = { SIDE($side, form: "wins") }
score-wins-in = { SIDE($side, form: "wins") } у { $moves }
milliseconds = { $count } ms
seconds = { $count } s
minutes-seconds = { $minutes } min { $seconds } s
megabytes = { $count } MB
just-now = управо сада
move-count = { $count ->
    [one] { $count } потез
    [few] { $count } потеза
   *[other] { $count } потеза
}

## Rules

rules = Правила
rules-of = Правила: { $game }
game-rules = { $game ->
    [chess] Краљ иде једно поље у било ком смеру; топ право, ловац дијагонално, дама и једно и друго; скакач скаче два поља право и једно у страну.
        Пешаци иду једно поље напред, са почетног поља и два, а узимају дијагонално напред. На последњем реду постају друга фигура.
        Пешак који је управо прешао два поља може се узети као да је прешао једно: ан пасан.
        Једном у партији краљ и топ смеју да рокирају ако се ниједан није померио, између њих не стоји ништа и краљ не прелази нападнуто поље.
        Ко нападне краља тако да се не може спасти, победио је. Без дозвољеног потеза и без шаха партија је нерешена.
    [chess960] Фигуре иза пешака су измешане, обема странама једнако: ловци на различитим бојама, краљ између топова.
        Рокада води на уобичајена поља, где год да су краљ и топ почели: померите краља на његовог топа.
        Све остало је као у шаху.
    [crazyhouse] Што узмете, иде у вашу резерву и мења боју.
        Уместо потеза смете да ставите фигуру из резерве на празно поље, и са шахом или матом; пешаке не на први ни последњи ред.
        Промовисана фигура је кад се узме опет пешак.
        Све остало је као у шаху.
    [atomic] Узимање експлодира: нестају фигура која узима, узета фигура и све око њих, осим пешака.
        Ко дигне у ваздух противничког краља, победио је. Свог не сме нико, па краљеви никад не узимају.
        Краљеви смеју да стоје један до другог; тада ниједан није у шаху.
        Све остало је као у шаху.
    [horde] Бели има 36 пешака и нема краља.
        Бели побеђује матом, црни кад узме све.
        Пешаци на првом реду такође смеју да иду два поља.
        Све остало је као у шаху.
    [kingofthehill] Краљ који дође на једно од четири поља у средини, d4, e4, d5 или e5, одмах побеђује.
        Све остало је као у шаху, и мат.
    [three-check] Ко трећи пут да шах, победио је.
        Све остало је као у шаху, и мат.
    [antichess] Ко може да узме, мора, а сме да бира како.
        Краљ је фигура као и друге: нема шаха ни рокаде, а пешак сме да постане краљ.
        Ко нема више фигура или нема потеза, победио је.
    [racingkings] Обе стране почињу доле, без пешака. Први краљ на осмом реду побеђује.
        Ако бели стигне први, црни сме да га следи следећим потезом: нерешено.
        Ниједан потез не сме да да шах.
    [endgame] Свака страна има краља и осам пешака на местима из шаха.
        Важе сва правила шаха: пешаци се промовишу, а мат побеђује.
    [pawns-kings] Свака страна има краља и осам пешака, који иду као у шаху.
        Нема шаха: краљ сме да се узме, и то је победа.
        Нема промоције, ан пасана ни рокаде. Пешак на последњем реду ту остаје.
        Ко нема потеза, игра нерешено.
    [bughouse] Две екипе на више табли. На реду је један потез, на било којој табли.
        Што екипа узме на једној табли, сме да стави на другу, на празно поље; пешаке не на први ни последњи ред.
        Ниједан краљ екипе не сме да остане у шаху, ни на једној табли.
        Екипа која је у шаху и нема потеза изгубила је.
   *[wolf-sheep] Сви иду једно поље дијагонално; овце само напред. Ништа се не узима.
        Вук побеђује кад дође на први ред оваца.
        Овце побеђују кад вук не може да се помери. Ко нема потеза, губи.
}

## Opponents

opponent-name = { $opponent ->
    [fledgling] Птић
    [sparrow] Врабац
    [robin] Црвендаћ
    [magpie] Сврака
    [woodpecker] Детлић
    [heron] Чапља
    [jackdaw] Чавка
    [kestrel] Ветрушка
    [owl] Сова
    [raven] Гавран
    [rookery] Rookery
   *[other] { $name }
}
opponent-summary = { $opponent ->
    [fledgling] Тек је научио потезе и оставља фигуре без заштите.
    [sparrow] Рано изводи даму и кљуца све што види.
    [robin] Љубазан и брз; види следећи потез, а често не и онај после.
    [magpie] Не може да прође поред ничега што се може узети.
    [woodpecker] Гура пешаке, једног за другим.
    [heron] Стоји мирно, чува краља и чека вашу грешку.
    [jackdaw] Воли скакаче и скочи где најмање очекујете.
    [kestrel] Неко време лебди, а онда се обруши на вашег краља.
    [owl] Стрпљива и темељна; мало шта превиди.
    [raven] Лукав; кажњава готово сваку грешку.
    [rookery] Цела колонија: све што програм може.
   *[other] { $summary }
}
opponent-skill = { $skill ->
    [beginner] Почетник
    [easy] Лако
    [medium] Средње
    [hard] Тешко
   *[perfect] Савршено
}
opponent-elo = око { $elo }
opponent-strongest = пуна снага
opponent-choose = Изаберите противника
against-opponent = противник: { $name }
offer-stronger = То је било прелако, три пута заредом. Неко јачи?
offer-weaker = Три пораза заредом дешавају се свима. Неко блажи?
offer-play = Нови противник: { $name }

## Зашто нешто не иде

refusal = { $code ->
    [game-over] Партија је завршена.
    [game-went-on] Партија је у међувремену настављена.
    [not-your-turn] Нисте на потезу.
    [no-such-move] Таквог потеза овде нема.
    [nothing-to-take-back] Нема потеза који би се вратио.
    [only-people-resign] Само човек може да преда.
    [only-people-offer-draws] Само човек може да понуди реми.
    [no-draws] У овој игри нема ремија.
    [computer-thinking] Рачунар размишља о свом потезу.
    [nobody-thinking] Нико не размишља.
    [nothing-to-count] Са овом проценом нема шта да се броји.
    [over-in-position] У овој позицији партија је завршена.
    [no-piece] На { $square } нема фигуре.
    [other-side-moves] { SIDE($side, form: "start") } на потезу.
    [say-promotion] Изаберите у шта се пешак претвара.
    [castling-is] Рокада се овде пише { $move }.
    [king-would-be-in-check] Краљ би био у шаху.
    [king-in-check] Краљ је у шаху.
    [pinned] { $piece ->
        [queen] Дама је везана.
        [rook] Топ је везан.
        [bishop] Ловац је везан.
        [knight] Скакач је везан.
       *[pawn] Пешак је везан.
    }
    [cannot-go-there] { $piece ->
        [king] Краљ на { $square } не може тамо.
        [queen] Дама на { $square } не може тамо.
        [rook] Топ на { $square } не може тамо.
        [bishop] Ловац на { $square } не може тамо.
        [knight] Скакач на { $square } не може тамо.
       *[pawn] Пешак на { $square } не може тамо.
    }
    [not-legal] Овај потез овде није дозвољен.
    [not-in-hand] Такве фигуре нема у резерви.
    [cannot-drop-there] Не може да се стави тамо.
    [king-on-board-in-check] Краљ на табли { $board } је у шаху.
    [no-such-game] Такве партије нема.
    [not-for-playing] Ова партија није за игру; погледајте је у Анализи.
    [neither-position-nor-game] Ово није ни позиција ни партија.
    [no-games-in-file] У овоме нема партија.
    [too-large] Ово је превелико.
    [disk-full] Диск је пун.
    [no-longer-here] Овога више нема; пошаљите поново.
    [too-much-under-way] Превише тога је у току; покушајте мало касније.
    [too-large-to-solve] Ова игра је превелика да би се решила.
    [no-threat] Овде нема претње.
    [no-threat-in-check] У шаху нема друге претње осим шаха.
    [nothing-to-search] У овој позицији партија је завршена: нема шта да се претражује.
    [tree-too-large] Ово стабло је превелико већ са једним полупотезом.
    [cannot-delete-from-here] Одавде партије не могу да се бришу: Rookery ради на другом рачунару.
    [cannot-start-from-here] Одавде не могу да се покрећу други програми: Rookery ради на другом рачунару.
    [only-looking] Одавде може само да се гледа у претраге.
    [not-the-teacher] То може само наставник, на рачунару на којем Rookery ради.
    [no-class] Тренутно нема вежбе за разред.
    [class-closed] Одговори се више не примају.
    [class-full] Разред је пун.
    [cannot-stop-from-here] Одавде послови не могу да се зауставе: Rookery ради на другом рачунару.
    [no-other-machines] Нема других рачунара.
    [internal] Нешто је пошло наопако; покушајте поново.
   *[none] { $reason }
}

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
usual-both = Двоје људи за једном таблом, { $clock }
usual-watch = Два рачунара, а ви гледате
usual-computer = Ви против рачунара: { $level }, { $clock }
clock-none = без сата
clock-none-title = Без сата
clock-choice = { $minutes } min + { $seconds } s по потезу
clock = Сат
you-play = Играте
random = Насумично
seat-both = Обоје
seat-watch = Гледање
seat-random-note = Жреб одлучује која страна је ваша.
seat-both-note = Двоје људи за једном таблом.
seat-watch-note = Рачунар против рачунара, потез по потез или без заустављања.
opponent = Противник
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

## Табле

boards = Табле
board = Табла
board-name = Табла { $name }
board-of = Табла: { $game }
moved-last = последњи потез
promote-to = Претвори у
square-empty = празно
square-in-check = у шаху
square-last-move = последњи потез
square-target = може овамо
square-can-move = може да се помери
reserve = { $color ->
    [white] Резерва Белог
   *[black] Резерва Црног
}
checks-to-go = { $count ->
    [one] још { $count } шах
    [few] још { $count } шаха
   *[other] још { $count } шахова
}
time-left = Преостало време

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
game-is-over = Партија је завршена
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

## Анализа

analysis = Анализа
open = Отвори
edit = Уреди
copy-fen = Копирај FEN
copy-pgn = Копирај PGN
save-pgn = Сачувај PGN
play-on = Играј даље
report = Извештај
moves-of-analysis = Потези анализе
drop-games-or-positions = Спустите датотеку с партијама или позицијама
line-too-long = { $count ->
    [one] Варијанте дуже од { $count } потеза предуге су.
    [few] Варијанте дуже од { $count } потеза предуге су.
   *[other] Варијанте дуже од { $count } потеза предуге су.
}
nothing-to-undo = Нема шта да се поништи.
deleted-press-u = Обрисано. Тастер u враћа.
editor-board = Табла за уређивање
pieces-of = { $color ->
    [white] Беле фигуре
   *[black] Црне фигуре
}
castling = Рокада
castling-white-short = Бели мала
castling-white-long = Бели велика
castling-black-short = Црни мала
castling-black-long = Црни велика
en-passant = Ан пасан
none = ништа
checks-left = { $color ->
    [white] Шахови које Бели још мора да да
   *[black] Шахови које Црни још мора да да
}
reserve-of = { $piece ->
    [q] { $color ->
        [white] Беле даме у резерви
       *[black] Црне даме у резерви
    }
    [r] { $color ->
        [white] Бели топови у резерви
       *[black] Црни топови у резерви
    }
    [b] { $color ->
        [white] Бели ловци у резерви
       *[black] Црни ловци у резерви
    }
    [n] { $color ->
        [white] Бели скакачи у резерви
       *[black] Црни скакачи у резерви
    }
   *[p] { $color ->
        [white] Бели пешаци у резерви
       *[black] Црни пешаци у резерви
    }
}
position-editor = Уређивање позиције
position-playable = Ова позиција може да се игра.
eraser = Гумица
clear = Очисти
start = Почетак
to-move = На потезу
analyze-position = Анализирај ову позицију
no-threat-in-check = У шаху нема друге претње осим шаха.
engine-off = Искључено
engine-starting = Покреће се …
waiting-for-turn = Чека свој ред …
engine-resting = Дубина { $depth }, мирује
engine-speed = Дубина { $depth }, { $speed } чворова/s
solve-exactly = Тачно реши ову таблу
solving = Решава
number-of-lines = Број варијанти
lines = { $count ->
    [one] { $count } варијанта
    [few] { $count } варијанте
   *[other] { $count } варијанти
}
show-threat = Покажи претњу
threat-facts = Чиме прети друга страна. { $facts }
best-lines = Најбоље варијанте
win-for = Победа за { SIDE($side, form: "accusative") }
win-for-in = { $moves ->
    [one] Победа за { SIDE($side, form: "accusative") } у { $moves } потезу
    [few] Победа за { SIDE($side, form: "accusative") } у { $moves } потеза
   *[other] Победа за { SIDE($side, form: "accusative") } у { $moves } потеза
}
evaluation-equal = Једнако
evaluation-better = { $degree ->
    [slightly] Нешто боље за { SIDE($side, form: "accusative") }
    [better] Боље за { SIDE($side, form: "accusative") }
    [much] Много боље за { SIDE($side, form: "accusative") }
   *[winning] Добијено за { SIDE($side, form: "accusative") }
}
not-evaluated = Још није процењено
inaccuracy = непрецизност
mistake = грешка
blunder = груба грешка
analysis-empty = Вуците потезе на табли или отворите партију. Потези који се гранају постају варијанте.
about-move = О овом потезу
promote-variation = Подигни варијанту
make-main-line = Учини главном варијантом
delete-from-here = Обриши одавде
comment-first = Коментар пре првог потеза
comment-on = Коментар уз { $move }
nag-good = Добар потез
nag-mistake = Грешка
nag-brilliant = Бриљантан потез
nag-blunder = Груба грешка
nag-interesting = Занимљив потез
nag-dubious = Сумњив потез
choose-from = На избор: { $count } ({ $name }).
the-text = текст
first-of-them = { $count ->
    [one] Ово је први од њих.
    [few] Ово су прва { $count }.
   *[other] Ово је првих { $count }.
}
problems-found = { $count ->
    [one] { $count } место није могло да се прочита; остало је ту.
    [few] { $count } места нису могла да се прочитају; остало је ту.
   *[other] { $count } места није могло да се прочита; остало је ту.
}
problem-line = <b>Ред { $line }:</b>{" "}
sending-file = Слање датотеке
reading = Читање
open-label = Позиција (FEN, BFEN) или партија (PGN, BPGN или само потези)
open-hint = Налепите овде. Ctrl+V ради и било где на страници, а датотеке могу тамо да се спусте.
open-text = Отвори текст
choose-file = Изабери датотеку
file-label = Датотека с позицијама или партијама
or-from-start = Или од почетка
begin = Почни
cannot-be-read = Ово не може да се прочита.
cannot-be-opened = Ова партија не може да се отвори.
cannot-be-written = Ово не може да се запише.
report-in-moves = Извештај је сада уз потезе: знакови, процене и варијанте.
report-quick = Брзо
report-usual = Уобичајено
report-thorough = Темељно
about-seconds = { $count ->
    [one] око { $count } секунде
    [few] око { $count } секунде
   *[other] око { $count } секунди
}
about-minutes = { $count ->
    [one] око { $count } минута
    [few] око { $count } минута
   *[other] око { $count } минута
}
average-loss = Просечан губитак
centipawns = { $count } cp
inaccuracies = Непрецизности
mistakes = Грешке
blunders = Грубе грешке
accuracy = <b>{ $value }</b> тачност
no-lapses = Ниједан потез ове партије није много изгубио.
better-was = Боље: { $move }
report-progress = Позиција { $done } од { $all }
report-canceled = Извештај је прекинут: ово се дотле знало.
write-into-moves = Упиши уз потезе
report-about = Претражује сваку позицију партије и каже где су биле грешке и колико је добро свака страна играла.
how-thorough = Колико темељно
report-again = Понови извештај
report-on-game = Извештај о овој партији
report-effort = { $moves ->
    [one] { $moves } потез, { $time }.
    [few] { $moves } потеза, { $time }.
   *[other] { $moves } потеза, { $time }.
}
position-copied = Позиција је у остави.
game-copied = Партија је у остави, с варијантама и коментарима.

## Sharing, learning from mistakes, training

share = Подели
share-position = Позиција
share-game = Партија
share-line = Ова варијанта као анимација
share-speed = Сваки потез се види
share-quick = ½ s
share-usual = 1 s
share-slow = 2 s
save-png = Сачувај PNG
save-svg = Сачувај SVG
save-gif = Сачувај GIF
share-kept = Све што овде радиш чува се само од себе. Наћи ћеш то под Партије.
erase-drawings = Обриши стрелице и кругове
recent-analyses = Последње анализе
looking-back-no-move = Ово је ранија позиција: иди на последњи потез да играш даље или анализирај партију.
learn-from-mistakes = Учи на грешкама
learn-prompt = Овде је одиграно { $move }. Нађи бољи потез.
learn-count = { $number } од { $count }
learn-whose = Чије грешке
learn-both = Обе
learn-again = Још једном
learn-leave = Назад на анализу
learn-done = То је била последња. Нађено из првог покушаја: { $found } од { $count }.
key-next-mistake = следећа грешка
key-other-attempt = покушај поново
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
report-puzzles = { $count ->
    [one] У овој партији је нађен { $count } нови задатак.
    [few] У овој партији су нађена { $count } нова задатка.
   *[other] У овој партији је нађено { $count } нових задатака.
}

## Сачуване партије

tag = Ознака
tag-hint = Ознака, на пример отварања
tag-add = Додај
tag-remove = Уклони
chosen-games = Изабране партије
games-chosen = { $count ->
    [one] Изабрана { $count } партија
    [few] Изабране { $count } партије
   *[other] Изабрано { $count } партија
}
choose-all = Изабери све ({ $count })
choose-none = Поништи избор
export = Извези
import = Увези
bring-back = Врати
delete = Обриши
source-played = Одиграно овде
source-imported = Увезено
source-analyses = Анализе
any-result = Било који резултат
first-side-won = Победа прве стране
second-side-won = Победа друге стране
not-finished = Није завршено
filter = Филтер
filters = Филтери
filter-text = Играчи, догађај или име
result = Резултат
from-where = Извор
everywhere = Сви извори
any-tag = Било која ознака
date-from = Од
date-to = До
not-begun = није започето
no-moves = без потеза
name-of-game = Име партије
goes-on = У току
no-result = Без резултата
choose-named = Изабери { $name }
show-tag = Прикажи партије са ознаком { $tag }
no-date = без датума
imported = увезено
analysis-note = анализа
analyze-named = Анализирај { $name }
rename = Преименуј
pasted-games = Налепљене партије
games-as-pgn = Партије као PGN или BPGN
show-more = Прикажи више
nothing-deleted = Последњег дана ништа није обрисано.
no-game-like-this = Ниједна партија не одговара.
show-all-games = Прикажи све партије
games-empty = Још ничега. Свака одиграна партија остаје сачувана и може поново да се отвори, а датотека с партијама може да се увезе.
choose-a-game = Изабери игру
undo = Поништи
writing = Записује …
writing-games = { $count ->
    [one] Записана { $count } партија од { $total } …
    [few] Записане { $count } партије од { $total } …
   *[other] Записано { $count } партија од { $total } …
}
back-to-games = Назад на партије
deleted-count = Обрисано ({ $count })
deleted-games = Обрисане партије
deleted-note = Обрисане партије чувају се један дан, а онда их више нема.
paste = Налепи
drop-to-import = Спустите датотеку с партијама за увоз
games-imported = { $count ->
    [one] Увезена { $count } партија
    [few] Увезене { $count } партије
   *[other] Увезено { $count } партија
}
import-known = { $count ->
    [one] { $count } је већ била овде
    [few] { $count } су већ биле овде
   *[other] { $count } их је већ било овде
}
import-shortened = { $count ->
    [one] { $count } сачувана докле потези могу да се одиграју
    [few] { $count } сачуване докле потези могу да се одиграју
   *[other] { $count } сачувано докле потези могу да се одиграју
}
import-refused = { $count ->
    [one] { $count } није могла да се прочита
    [few] { $count } нису могле да се прочитају
   *[other] { $count } није могло да се прочита
}
sending-share = Послато { $share }
import-progress = { $words } { $done } од { $all }
waiting-to-be-read = Чека на читање …
import-of = Увоз: { $file }
canceled = Прекинуто.
problem-count = { $count ->
    [one] { $count } проблем
    [few] { $count } проблема
   *[other] { $count } проблема
}
line-number = ред { $line }
save-as-text = Сачувај све као текст
too-many-chosen = { $count ->
    [one] Појединачно може да се изабере највише { $count } партија; употребите филтер.
    [few] Појединачно могу да се изаберу највише { $count } партије; употребите филтер.
   *[other] Појединачно може да се изабере највише { $count } партија; употребите филтер.
}
tag-added = { $count ->
    [one] { $count } партија сада има ознаку „{ $tag }”.
    [few] { $count } партије сада имају ознаку „{ $tag }”.
   *[other] { $count } партија сада има ознаку „{ $tag }”.
}
tag-removed = { $count ->
    [one] { $count } партија више нема ознаку „{ $tag }”.
    [few] { $count } партије више немају ознаку „{ $tag }”.
   *[other] { $count } партија више нема ознаку „{ $tag }”.
}
game-count = { $count ->
    [one] { $count } партија
    [few] { $count } партије
   *[other] { $count } партија
}
games-deleted = { $count ->
    [one] Обрисана { $count } партија.
    [few] Обрисане { $count } партије.
   *[other] Обрисано { $count } партија.
}
games-back = { $count ->
    [one] Враћена { $count } партија.
    [few] Враћене { $count } партије.
   *[other] Враћено { $count } партија.
}
one-file-at-a-time = Једну по једну датотеку, молим.
games-left-out = { $count ->
    [one] { $count } партија није могла да се запише.
    [few] { $count } партије нису могле да се запишу.
   *[other] { $count } партија није могло да се запише.
}
games-saved = { $count ->
    [one] { $count } партија сачувана као { $file }.
    [few] { $count } партије сачуване као { $file }.
   *[other] { $count } партија сачувано као { $file }.
}
games-unreadable = { $count ->
    [one] { $count } партија не може да се прочита
    [few] { $count } партије не могу да се прочитају
   *[other] { $count } партија не може да се прочита
}

## Лабораторија

node-counts = Бројеви чворова
recorded-games = Снимљене партије
experiment = Оглед
experiments = Огледи
results = Резултати
nodes-about = Колико позиција свака претрага погледа, дубину по дубину? Минимакс и алфа-бета у сваком редоследу налазе исту вредност; пуна претрага одговара на своје питање и може наћи другу.
from-depth = Од дубине
to-depth = До дубине
searches = Претраге
most-nodes = Највише чворова за једну претрагу
evaluations = Процене
evaluations-logarithmic = Процене, логаритамски
evaluations-by-depth = Процене по дубини, логаритамски
more-nodes-than-allowed = Више чворова него што је дозвољено
counts = Бројеви
branching-note = Просечан број потеза у стаблу минимакса
regular-column = Правилно
regular-column-note = Колико би алфа-бети требало у правилном стаблу, свуда с b потеза и увек с најбољим првим
no-captures-here = Ова игра не зна за узимање: нема шта да дође прво.
minimum = Најмање
minimum-note = Најмањи број процена који доказује вредност баш овог стабла, у најбољем од свих редоследа; где је довољно мало да се сачува
saved = Уштеда
finding = На дубини { $depth } алфа-бета процењује { $own } позиција, а минимакс { $all }: штеди { $share }, а налази исту вредност.
nodes-empty = Притисните Броји: табела се пуни ред по ред. Уобичајена подешавања трају секунд-два.
count-nodes = Броји чворове
nodes-heading = { $game }, процена: { $evaluation }
counting-search = Броји { $search } на дубини { $depth } …
counting-canceled = Прекинуто; дотле је избројано.
done = Готово.
copied = Копирано.
copying-forbidden = Прегледач овде не дозвољава копирање; означите ред и копирајте га.
same-in-terminal = Исто у терминалу
copy-command = Копирај наредбу
save-as = Сачувај { $format }
run-about = Два играча одиграју партије. Сваки потез се бележи: шта су мислили и колико је стајало.
search-again-with = Сваку позицију претражи поново помоћу
nothing = ништа
random-moves = Насумични потези
seed = Семе
record = Сними
same-move = исти
ply = Полупотез
move = Потез
nodes-of = Чворови: { $search }
its-move = Његов потез
run-results = { $first } { $wins }, реми { $draws }, { $second } { $losses }
run-unfinished = није завршено { $count }
run-work = { $side }: { $nodes } чворова за { $moves } потеза у { $time }
run-compared = { $algorithm }: било би потребно { $nodes } чворова уместо { $own }; уштеђено је { $share }, а { $same } од { $moves } потеза су исти.
at-ply = полупотез { $ply }
finished-after = { $plies ->
    [one] { $end } ({ $plies } полупотез)
    [few] { $end } ({ $plies } полупотеза)
   *[other] { $end } ({ $plies } полупотеза)
}
recording = Партија { $game } од { $games }, полупотез { $ply } …
recording-canceled = Прекинуто; дотле је снимљено.
games-recorded = { $count ->
    [one] Снимљена { $count } партија.
    [few] Снимљене { $count } партије.
   *[other] Снимљено { $count } партија.
}
run-empty = Притисните Сними: два играча играју, а сваки потез се бележи с оним што је стајао.
record-a-game = Сними партију
keep-in-games = Сачувај у Партијама
games-stored-already = Ове партије су већ сачуване.
games-stored = { $count ->
    [one] Сачувана { $count } партија.
    [few] Сачуване { $count } партије.
   *[other] Сачувано { $count } партија.
}

## Рендген

show = Прикажи
searching = Претражује …
compared-counts = <b>{ $nodes }</b> чворова, процењено листова: { $leaves }
compared-result = Резултат { $value }
compared-depth = (дубина { $depth }, највећа која стане)
compared-map-depth = (карта и резултат су дубине { $depth }, највеће која стане)
compare = Упореди
compare-again = Упореди поново
compare-about = Исто са сваким алгоритмом. Карте имају једну размеру: ред за сваки полупотез, а пруге су широке као све што је испод претражено.
compare-note = Чворови како их броји rookery lab nodes. Минимакс и алфа-бета увек налазе исту вредност. Пуна претрага може наћи другу: код узимања иде даље, а изоставља оно што сматра безнадежним.
minimax = Минимакс
this-search = Ова претрага
least-possible = Најмање могуће
minimax-counting = Минимакс броји, ради поређења …
minimax-too-large = <b>{ $nodes } чворова</b>; минимаксу би требало више од { $budget }.
minimax-everything = <b>{ $nodes } чворова</b>: минимакс гледа све.
saved-nodes = <b>Уштеђено { $saved } од { $all } чворова</b> минимакса ({ $share }).
spent-nodes = <b>Потрошено { $spent } више од { $all } чворова</b> минимакса.
least-note = Процењени листови. Да докаже вредност баш овог стабла, ниједна претрага и ниједан редослед потеза не могу с мање од { $minimum }.
regular-tree = Правилно стабло
regular-note = Правилном стаблу свуда с b = { $b } потеза требало би на дубини d = { $depth } b<sup>⌈d/2⌉</sup> + b<sup>⌊d/2⌋</sup> − 1 = { $leaves } листова, када би најбољи потез увек долазио први. Право стабло није тако правилно и можда му треба мање или више.
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

## Много рачунара

many-machines = Рачунари
many-machines-about = Дуг посао започет са --on обављају многи рачунари. Овде се види шта раде.
cluster-none = Овај програм не зна за друге рачунаре. Покрените га са адресом њиховог NATS сервера:
cluster-at = На { $server }.
cluster-away = { $server } не одговара.
cluster-runs = Послови
cluster-no-runs = Ништа није у току.
cluster-workers = Помагачи
cluster-no-workers = Нико се није придружио. На сваком рачунару који треба да помогне: rookery work и адреса сервера.
cluster-name = Име
cluster-kind = Врста
cluster-kind-name = { $kind ->
    [match] Меч
    [selfplay] Партије против себе
    [levels] Нивои
    [analyse] Анализа
    [grid] Дубине једна против друге
    [drill] Мерење
   *[other] { $kind }
}
cluster-progress = Напредак
cluster-of = { $done } од { $total }
cluster-rate = Задатака у минуту
cluster-stop = Заустави
cluster-stopped = заустављено
cluster-version = Верзија
cluster-cores = Језгра
cluster-speed = Чворова у секунди
cluster-jobs = Обављени задаци
cluster-doing = Ради на
cluster-excluded = { $name } је искључен.
cluster-stands-out = Оно што налази { $name } разликује се од онога што налазе други.
cluster-rejected = { $count ->
    [one] { $name }: одбијен { $count } резултат.
    [few] { $name }: одбијена { $count } резултата.
   *[other] { $name }: одбијено { $count } резултата.
}

## Изложба

exhibits = Изложба
exhibits-about = Пет радова из којих је Rookery настао: шта су објавили и исто измерено на овом рачунару.
published = Објављено
measured-here = Измерено овде
measure = Измери
measuring = Мери се …
same-as-published = као објављено
not-as-published = није као објављено
figure-losses = { $losses ->
    [0] никад побеђене, позиција: { $positions }
    [one] пораза: { $losses }, позиција: { $positions }
    [few] пораза: { $losses }, позиција: { $positions }
   *[other] пораза: { $losses }, позиција: { $positions }
}
figure-elo = +{ $elo } Ело од најниже до највише пречке
figure-games = { $games ->
    [one] { $games } партија
    [few] { $games } партије
   *[other] { $games } партија
}
figure-nine-ours = { $all } → { $leaves }; у најбољем случају { $least }
exhibit-xboard = Шаховски програм с XBoard-ом
exhibit-xboard-about = Програм за XBoard с алфа-бетом и статичном проценом у листовима: без смиривања, без табеле. Постизао је 150.000 чворова у секунди и на дубини 5 одговарао у року од 7 секунди. Лестве додају једно по једно побољшање и свако мере партијама.
figure-speed = Брзина и време за дубину 5 од почетка
figure-ladder = Исти програм са сваким побољшањем (кратке лестве: 4 партије по пречки)
exhibit-wolf-sheep = Вук и овце
exhibit-wolf-sheep-about = Четири овце против вука, с минимаксом и алфа-бетом и три процене. Броје се процене на дубинама 2 до 8, с вуком на e7 и овцама на потезу. Рад је нашао да овце с једноставном проценом на дубини 18 никад не губе: да ли икад губе, може се доказати испробавањем сваког одговора.
figure-counts-minimax = Минимакс, процене на дубинама 2 до 8
figure-counts-simple = Алфа-бета, једноставна
figure-counts-fast = Алфа-бета, брза
figure-counts-smart = Алфа-бета, паметна
figure-time-simple = Дубина 18, једноставна: време на лаптопу
figure-time-fast = Дубина 18, брза: време на лаптопу
figure-time-smart = Дубина 18, паметна: време на лаптопу
figure-prove-12 = Овце с једноставном проценом на дубини 12, против сваког одговора
figure-prove-13 = Овце с једноставном проценом на дубини 13, против сваког одговора
exhibit-bughouse = Тимски багхаус
exhibit-bughouse-about = Багхаус без сатова: тим на потезу бира таблу и алфа-бета се може применити. Сваки лист био је питање другом програму с 10 ms за размишљање, па је дубина 3 од почетка била недостижна. Са сопственом проценом није. Као у раду: Evaluation external, External Engine „movetime 10 stockfish“.
figure-bughouse = Дубина 3 од почетка двеју табли
exhibit-captures = Шах с узимањима најпре
exhibit-captures-about = Играч с алфа-бетом који најпре проба узимања и броји материјал од 10 до 900. Слика показује да је од девет листова довољно шест. Текст говори о три, али с три гране од по три листа ниједна претрага не може с мање од пет. Против њега се може играти преко UCI: Algorithm alphabeta, Ordering captures, Evaluation material.
figure-nine = Три гране од по три листа. Слика наводи само колико их је: бројеви у листовима су наши
figure-ordering = Процене на дубини 4: минимакс, алфа-бета, узимања најпре
exhibit-pawns-kings = Пешаци и краљеви
exhibit-pawns-kings-about = Мали шах с краљевима и пешацима за проучавање претраге: процена, пешаци, чворови и удаљеност краљева, потез по потез. Мрежа игра сваку дубину против сваке друге.
figure-grid = Дубине 1 до 4 једна против друге (по 4 партије): бодови, чворови, удаљеност краљева
figure-rules = Исти почетак без промоције, ан пасана и шаха и с њима
rules-before = Пешаци и краљеви: краљ се узима, пешаци остају пешаци
rules-after = Завршница: шах, промоција, ан пасан
figure-rules-ours = { $before } и { $after } полупотеза, обе партије испод

## Лекције

lessons = Лекције
leave-lessons = Изађи из лекција
lessons-done = Решено: { $done } од { $all }
lesson-counter = Погледани листови: <b>{ $seen }</b> од { $all } · уштеђено: <b>{ $saved }</b>
lesson-nodes = Чворови ове претраге: <b>{ $nodes }</b>
lesson-parts = Делови лекције
lesson-part = Део { $number }
lesson-back = Назад
to-exercise = На задатак
next-lesson = Следећа лекција
window-open = α: шта Макс сигурно има. β: на шта Мин може да га сведе.
window-closed = Затворено: α је стигла до β. Остатак није важан.
change-tree = Промени стабло
change-tree-note = Промени број или превуци лист горе или доле. ⇄ замењује две гране.
leaf-value = Лист { $name }
swap = Замени
swap-branches = Замени { $one } и { $other } { $where }
teach-tree = Игра је стабло
teach-tree-1 = Троугао је позиција у којој неко мора да бира. Линије испод њега су потези.
teach-tree-2 = Троуглови с врхом нагоре припадају <b>Максу</b>, који жели велики број. Они с врхом надоле припадају <b>Мину</b>, који жели мали. Играју наизменично.
teach-tree-3 = Квадрат је лист: ту престајемо да гледамо. Његов број каже колико је позиција добра за Макса.
teach-tree-4 = Два потеза и по два одговора, листова укупно: { $all }. Свуда с b потеза и d полупотеза има их b<sup>d</sup>. Шах почиње с 20 потеза, а после четири полупотеза има 197.281 низ.
teach-tree-ask = Свуда три потеза, дубина три полупотеза. Колико листова има ово стабло?
teach-tree-hint = Три пута три пута три.
teach-minimax = Минимакс
teach-minimax-1 = Макс бира грану, затим Мин лист. Шта Макс да игра? Многи кажу c, због 14.
teach-minimax-2 = Испод a бира Мин и узима најмање: 3.
teach-minimax-3 = Испод b Мин узима 2. Макс би радије играо a.
teach-minimax-4 = И испод c Мин узима 2: нико не добија 14. Макс узима највеће од 3, 2 и 2. Стабло вреди <b>{ $value }</b>.
teach-minimax-5 = То је све: Макс узима највеће, Мин најмање, од листова нагоре. Листова: { $leaves }, чворова: { $nodes }. Промени лист и погледај шта се дешава.
teach-minimax-ask = Колико вреди ово стабло?
teach-minimax-hint = Најпре најмањи број испод сваке гране, затим највећи од њих.
teach-cut = Грана која није важна
teach-cut-1 = Исто стабло. Грана a вреди 3: то Макс сигурно има.
teach-cut-2 = Испод b Мин је нашао 2. Дакле b вреди 2 или мање, а Макс, који има 3, неће то играти. <b>Друга два листа не треба гледати.</b>
teach-cut-3 = Шта год били: и с 0 и 1000 на њиховом месту стабло вреди { $value }.
teach-cut-4 = Пробај: промени лист и погледај шта се сада одсеца.
teach-cut-5 = Алфа-бета је погледала { $leaves } од { $all } листова и нашла исту вредност као минимакс. Тако је увек.
teach-cut-ask = Грана a вреди 6, а испод b стоји 4. Шта ће бити с 8?
teach-cut-hint = С 4 Мин држи b на највише 4. Макс већ има 6.
teach-window = Алфа и бета
teach-window-1 = Две ознаке на правој. <b>Алфа</b> је шта Макс сигурно има, <b>бета</b> на шта Мин може да га сведе. На почетку се не зна ништа.
teach-window-2 = Испод a Мин је нашао 6. Више не даје: бета се спушта на 6.
teach-window-3 = Појављује се 7. Макс би је узео, зато Мин не долази овамо: има 6. Алфа је стигла до бете и прозор је затворен.
teach-window-4 = Грана a вреди 6. Одсад је алфа 6, у сваком чвору испод.
teach-window-5 = У b Мин је нашао 3. Бета пада испод алфе: опет затворено.
teach-window-6 = Стабло вреди { $value }, а довољно је било { $leaves } од { $all } листова. Секла су оба краја прозора.
teach-window-ask = Гране a и b су готове. Колика је алфа кад претрага дође до c?
teach-window-hint = Алфа је најбоље што је Макс досад нашао: a даје 4, b даје 5.
teach-order = Редослед потеза
teach-order-1 = Свака грана је боља од претходне. Шта Макс има никад није довољно да се ишта прекине: { $leaves } од { $all } листова.
teach-order-2 = Исте гране, најбоља прва: { $leaves } од { $all }.
teach-order-3 = Мање од { $least } није могуће. Да се покаже да Макс добија своју вредност, требају сви одговори на један потез; да не добија више, по један одговор на сваки потез. Један лист је у оба.
teach-order-4 = У правој игри нико не зна најбољи потез. Погађање помаже: с узимањима најпре, чворови падају са { $before } на { $nodes }.
teach-order-ask = Поређај гране и листове тако да се погледа што мање листова.
teach-order-hint = Најбоља грана долази прва, а у свакој другој лист који је довољно мали.
teach-horizon = Хоризонт
teach-horizon-1 = На дубини једног полупотеза дама узима пешака и задовољна је: { $value }. Да је брањен, то је иза хоризонта.
teach-horizon-2 = На дубини два полупотеза одговор се види и дама оставља пешака: { $value }. Али сада је иза хоризонта други одговор.
teach-horizon-3 = <b>Смиривање</b>: где је дубина потрошена, узимања се одиграју до краја пре процене. Сада је довољан један полупотез: { $value }.
teach-horizon-4 = Овде гледа узимање с оне стране дубине.
teach-horizon-ask = Шта гледа претрага смиривања, где нико није у шаху?
teach-horizon-hint = Жели позицију у којој ништа не виси, ништа више.
teach-horizon-all = Сваки потез
teach-horizon-captures = Узимања и слично
teach-horizon-none = Ниједан потез
teach-deepening = Све дубље
teach-deepening-1 = Ова претрага почиње изнова за сваку дубину: 1, 2, 3 … Свака је овде један корен.
teach-deepening-2 = Кошта мање него што се чини: од { $nodes } чворова сама последња дубина узела је { $last }.
teach-deepening-3 = И исплати се. Најбољи потез једне дубине долази први у следећој, па се више одсеца; а кад време истекне, одговор постоји.
teach-deepening-ask = Зашто претраживати дубине 1 до 4 ако се рачуна само дубина 5?
teach-deepening-hint = Добар редослед штеди више него што мале дубине коштају.
teach-deepening-memory = Треба мање меморије
teach-deepening-order = Нађе добар редослед, и одговор увек постоји
teach-deepening-moves = Види више потеза
teach-table = Табела
teach-table-1 = Многи путеви воде у исту позицију. Без памћења овој претрази треба { $nodes } чворова.
teach-table-2 = С табелом онога што се зна: { $nodes } чворова уместо { $before }.
teach-table-3 = Ево позиције коју је табела знала. Ниједан потез није погледан.
teach-table-ask = Када вредност из табеле сме да заврши чвор?
teach-table-hint = Што је нађено плиће, на овој дубини може бити погрешно.
teach-table-always = Увек
teach-table-never = Никад
teach-table-deep = Ако је нађена једнако дубоко или дубље и одлучује прозор
teach-reductions = Касни потези плиће
teach-reductions-1 = Где потези долазе у добром редоследу, касни су ретко најбољи. Сви у пуној дубини: { $nodes } чворова.
teach-reductions-2 = Кад се касни потези најпре претраже плиће: { $nodes } чворова уместо { $before }.
teach-reductions-3 = Ево једног. Претражен је плиће од потеза пре њега.
teach-reductions-4 = А ево једног који је изненадио: био је бољи од очекиваног, па се претражује још једном у пуној дубини.
teach-reductions-ask = Касни потез покаже се бољим од очекиваног. Шта онда?
teach-reductions-hint = Мала дубина била је само први поглед.
teach-reductions-lost = Изгубљен је: претрага је отишла даље
teach-reductions-again = Претражује се поново у пуној дубини
teach-modern = Модерна претрага
teach-modern-1 = Све заједно, дубина шест полупотеза: { $nodes } чворова, и узимања даље од тога. Обичној алфа-бети треба { $before } за четири.
teach-modern-2 = Овај чвор био је тако добар да га ниједан миран одговор не би променио. Завршио је без потеза.
teach-modern-3 = Овде је страна на потезу прескочила, а и то је било довољно.
teach-modern-4 = Игра { $line }, са { $value }. Већину онога што изоставља не одсеца прозор него процена: зато се њена вредност може разликовати од минимаксове.
teach-modern-ask = Пуна претрага и минимакс налазе различите вредности на истој дубини. Ко греши?
teach-modern-hint = Једна иде даље где има узимања, други свуда стаје на истој дубини. Оба чине што кажу.
teach-modern-wrong = Минимакс
teach-modern-question = Нико: одговарају на различита питања
teach-modern-luck = Пуна претрага

## Подешавања

settings-kept = Све ово остаје само на овом уређају.
settings-look = Табла и фигуре
settings-play = Игра
settings-page = Страница
settings-language = Језик
settings-language-auto = Као у прегледачу ({ $language })
settings-theme = Боје
theme-system = Као у систему
settings-board = Табла
board-wood = Дрво
board-green = Зелена
board-blue = Плава
board-gray = Сива
board-plum = Шљива
settings-pieces = Фигуре
pieces-classic = Класичне
pieces-bold = Крупне
pieces-tokens = Жетони
settings-coordinates = Координате
settings-animation = Анимација
animation-off = Искључена
animation-quick = Брза
animation-slow = Спора
settings-sounds = Звуци
settings-sounds-note = Потез, узимање, шах, крај партије, мало времена.
settings-try-sounds = Послушај
settings-notation = Потези у списку
notation-letters = Енглеска слова (Nf3)
notation-figurines = Фигурице (♘f3)
notation-own = Српска слова ({ $example })
settings-confirm = Потврди сваки потез
settings-confirm-note = Потез чека други клик, против омашки.
settings-premove = Потези унапред
settings-premove-note = Потез одигран на противниково време повлачи се чим дођете на ред.
settings-curves = Криве током игре
settings-curves-note = Откривају шта противник мисли. При гледању и после партије увек су ту.

## Вежбе за разред

class = Разред
class-subject = О чему је реч
class-answer-kept = Ваш одговор: { $answer }
class-solution = Одговор је { $answer }.
class-answered = Одговорено: { $done } од { $all }
class-is-closed = Одговори се више не примају.
class-look-into = Погледај у X-ray
class-your-name = Ваше име
class-join = Придружи се
class-join-note = Наставник види ваше име и ваше одговоре. Они остају на његовом рачунару.
class-none = Тренутно нема вежбе. Кад је наставник започне, појавиће се овде.
class-make = Вежба за разред
class-no-exercise-in-file = У овој датотеци нема вежбе.
class-open-file = Отвори датотеку
class-question = { $number }. питање
class-question-words = Питање
class-answer-kind = Врста одговора
class-kind-number = Број
class-kind-choice = Један од понуђених
class-kind-text = Реч или потез
class-choices = Понуђени одговори, сваки у свом реду
class-right-answer = Тачан одговор
class-right-answer-note = Више тачних одговора одваја се знаком |, као у Nf3 | g1f3.
class-remove-question = Уклони питање
class-title = Наслов
class-allow-xray = Ученици смеју да гледају у X-ray
class-add-question = Додај питање
class-give = Дај разреду
class-not-whole = Сваком питању требају текст и тачан одговор.
class-collect = Прикупљај одговоре овде
class-copy-link = Копирај везу
class-save-sealed = Сачувај за ученике
class-save-answers = Сачувај са одговорима
class-give-note = У вези и у датотеци за ученике одговори су запечаћени: могу да се провере, али не и да се прочитају. Што овде прикупите, остаје на овом рачунару.
class-nobody-can-come = Са других рачунара може да се придружи ако се Rookery покрене са --listen 0.0.0.0. На овом рачунару: { $address }
class-how-to-come = Снимите код у истој мрежи или укуцајте ову адресу:
class-students = { $count ->
    [one] { $count } ученик
    [few] { $count } ученика
   *[other] { $count } ученика
}
class-close = Заустави и покажи одговоре
class-end = Заврши
class-memory-note = Имена и одговори се чувају док ово не завршите или док се Rookery не угаси. Сачувајте их као CSV ако су вам потребни.
class-answers = Одговори
class-name = Име
class-right = Тачно
