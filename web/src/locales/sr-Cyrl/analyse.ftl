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
engine-choose = Још један програм уз Rookery
engine-alone = Само Rookery
engine-beside = Rookery и { $name }
engine-conversation = Шта се говори програму и шта он одговара
engine-off = Искључено
engine-starting = Покреће се …
waiting-for-turn = Чека свој ред …
engine-resting = Дубина { $depth }, мирује
engine-speed = Дубина { $depth }, { $speed } чворова/s
solve-exactly = Тачно реши ову позицију
solved-endings-note = Тачно, али без правила педесет потеза: добитак може трајати дуже него што оно дозвољава.
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
untitled-game = Партија ({ $moves })
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
report-default = Уобичајено
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
loss-in-points = { $count ->
    [one] { $count } поен
    [few] { $count } поена
   *[other] { $count } поена
}
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
explorer = Партије са овом позицијом
explorer-none = Ниједна сачувана партија нема ову позицију.
explorer-not-found = Ова позиција није пронађена.
explorer-depth = У великим датотекама партије се претражују само до { $moves }. потеза.
explorer-unexplored = { $count ->
    [one] Још се чита { $count } партија.
    [few] Још се читају { $count } партије.
   *[other] Још се чита { $count } партија.
}
explorer-unexplored-many = Партија које се још читају: више од { $count }.
explorer-count = Партије
explorer-rating = Рејтинг
explorer-last = Последњи пут
explorer-all = Сви потези
explorer-latest = Најновије партије
share = Подели
share-position = Позиција
share-game = Партија
share-line = Ова варијанта као анимација
share-speed = Сваки потез се види
share-quick = ½ s
share-default = 1 s
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
report-puzzles = { $count ->
    [one] У овој партији је нађен { $count } нови задатак.
    [few] У овој партији су нађена { $count } нова задатка.
   *[other] У овој партији је нађено { $count } нових задатака.
}
