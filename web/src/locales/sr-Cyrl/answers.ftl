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
    [no-partner] У овој партији немате саиграча.
    [partner-cannot-move] Саиграч сада нема потеза на табли { $board }.
    [partner-gives-up] Саиграч би на својој табли предао: повуците сами.
    [partner-of-computer] Само човек има саиграча.
    [no-partner-here] На једној табли нико нема саиграча.
    [no-such-board] У овој партији нема табле { $board }.
    [engine-does-not-sit] „{ $engine }” не игра за само једном таблом: треба да се дода са --seat.
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
    [evaluation-goes-on] { $how ->
        [missing] Програм „{ $engine }”, на који се процена ослања, није пронађен; наставља се са уграђеном проценом.
        [ended] Програм „{ $engine }”, на који се процена ослања, прекинуо је рад; наставља се са уграђеном проценом.
        [silent] Програм „{ $engine }”, на који се процена ослања, не одговара; наставља се са уграђеном проценом.
       *[other] Програм „{ $engine }”, на који се процена ослања, не ради ({ $problem }); наставља се са уграђеном проценом.
    }
    [evaluation-engine-failed] { $how ->
        [missing] Програм „{ $engine }”, на који се процена ослања, није пронађен.
        [ended] Програм „{ $engine }”, на који се процена ослања, прекинуо је рад.
        [silent] Програм „{ $engine }”, на који се процена ослања, не одговара.
       *[other] Програм „{ $engine }”, на који се процена ослања, не ради ({ $problem }).
    }
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
    [too-many-runs] Већ има превише учења; најпре нека обриши.
    [still-stopping] Још се зауставља; покушај поново за тренутак.
    [no-such-run] Нема таквог учења; можда је обрисано.
    [no-such-generation] Такве генерације још нема.
    [network-gone] Мреже која овде игра више нема: учење из ког је потекла обрисано је.
    [cannot-learn-from-here] Одавде се учење може само гледати: Rookery ради на другом рачунару.
    [cannot-learn-here] Овде се ништа не може учити.
    [position-empty-text] Овде нема ничега.
    [position-fields] Позиција (FEN) има четири или шест делова одвојених размацима.
    [position-letter] „{ $found }” није ни фигура ни број празних поља.
    [position-ranks] Табла нема осам редова.
    [position-rank-length] Ред { $rank } нема осам поља.
    [position-side-to-move] На потезу је „w” или „b”, а не „{ $found }”.
    [position-no-king] Недостаје краљ: { SIDE($side, form: "start") }.
    [position-kings] Превише краљева: { SIDE($side, form: "start") }.
    [position-only-kings-and-pawns] У овој игри постоје само краљеви и пешаци.
    [position-too-many-pawns] Превише пешака: { SIDE($side, form: "start") }.
    [position-too-many-pieces] Превише фигура: { SIDE($side, form: "start") }.
    [position-both-kings] Недостају оба краља.
    [position-empty] Табла је празна.
    [position-pawn-rank] На пољу { $square } не може стајати пешак.
    [position-no-checks] Краљ на { $square } је у шаху, а то у овој игри није дозвољено.
    [position-king-can-be-taken] Ко је на потезу, могао би да узме краља на { $square }.
    [position-castling] Права на рокаду не одговарају позицији.
    [position-en-passant] Поље за ан пасан не одговара позицији.
    [position-number] „{ $found }” није одговарајући број.
    [position-wrong] То није позиција ове игре.
    [position-wrong-at] То није позиција ове игре: нешто не ваља код знака бр. { $where }.
   *[none] { $reason }
}
