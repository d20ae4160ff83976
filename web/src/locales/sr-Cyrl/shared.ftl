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
    [bughouse] Две екипе на више табли, по један потез на било којој: што узмете на једној, можете ставити на другу.
    [wolf-sheep] Четири овце опкољавају вука. Решено: овце увек побеђују, ако знају како.
   *[other] { $summary }
}
evaluation-title = { $evaluation ->
    [net] Мрежа
    [tuned] Подешена
    [simplified] Поједностављена
    [material] Материјал
    [distance] Растојање
    [attitudes] Ставови
    [king-attack] Напад на краља
    [king-defense] Одбрана краља
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
    [alphabeta] Као у уџбенику: иста вредност као минимакс, уз исти редослед и исти потез, с мање чворова.
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
    [promotion] Промоција
    [en_passant] Ан пасан
    [double_step] Двоструки корак
    [check] Шах
    [distance] Удаљеност краљева
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
    [distance] { $value ->
        [manhattan] линије и редови
        [euclidean] ваздушном линијом
       *[steps] кораци краља
    }
   *[other] { $title }
}
choice-yes = да
choice-no = не
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
