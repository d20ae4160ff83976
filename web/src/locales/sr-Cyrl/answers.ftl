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
    [position-checks] Бројачи шахова иду од 0 до { $max }, а не „{ $found }”.
    [position-rules] „{ $found }” нису правила која се могу договорити.
    [position-reserve-open] Иза фигура у резерви недостаје „]”.
    [position-reserve-piece] „{ $found }” не може бити у резерви.
    [position-reserve-full] У резерви је превише фигура.
    [position-too-many-alike] На табли и у резерви превише је фигура исте врсте; највише: { $max }.
    [position-promoted] „~” стоји иза фигуре која је била пешак.
    [position-horde-king] Хорда нема краља.
    [position-boards] Табли је од 1 до { $max }.
    [position-board-fields] Табла има 4, 6 или 8 делова одвојених размацима.
    [position-team] Ко је на потезу на табли A, није из екипе која је на потезу.
    [position-reserve-alone] На само једној табли нико нема фигура у резерви.
    [position-reserves] Резерве табли се не слажу међу собом.
    [position-origins] Фигуре у резерви не долазе одатле: „{ $found }”.
    [position-size] Табла има 4, 6, 8, 10 или 12 редова.
    [position-no-wolf] Недостаје вук.
    [position-second-wolf] Има више од једног вука.
    [position-sheep] Број оваца не одговара табли.
    [position-row-length] Ред { $rank } нема толико поља колико табла.
    [position-wolf-letter] „{ $found }” није ни овца (S) ни вук (w).
    [position-light] Игра се само на тамним пољима.
    [position-no-side] Не пише ко је на потезу: „w” за овце, „b” за вука.
    [position-meaningless] „{ $found }” овде ништа не значи.
    [position-wrong] То није позиција ове игре.
    [position-wrong-at] То није позиција ове игре: нешто не ваља код знака бр. { $where }.
    [store-busy] Други програм држи датотеку са партијама закључану; покушајте поново.
    [store-conflict] Други програм је изменио ову партију; поново учитајте страницу.
    [store-full] Диск је пун: ништа више не може да се сачува.
    [store-unusable] Датотека са партијама не може да се чита или пише.
    [store-damaged] Датотека са партијама је оштећена; „rookery repair” спасава оно што може да се прочита.
    [store-too-new] Партије је сачувао новији Rookery; овај не може да их прочита.
    [store-in-use] Други Rookery има отворене ове партије; користите њега или са --data наведите другу фасциклу.
    [store-unexpected] Датотека са партијама не може да се користи.
    [search-not-begun] Претрага није могла да почне: { $reason }
    [not-understood] То није могуће: { $reason }
    [move-not-understood] Овај потез није разумљив.
    [game-loading] Партија још није овде; сачекајте.
    [no-game-open] У овој картици ниједна партија није отворена.
    [nobody-else-comes-in] Нико други не може да уђе: за то покрените Rookery са --listen 0.0.0.0.
    [folder-not-writable] У фасциклу { $folder } не може да се пише.
    [game-damaged] Партија „{ $id }” је оштећена.
    [text-too-long] Овај текст је предугачак; највише бајтова: { $max }.
    [class-questions] Вежба има од 1 до { $max } питања.
    [class-choices] Питање са избором нуди од 2 до { $max } одговора, а остала питања не нуде ниједан.
    [class-name-missing] Ко се придружује, мора да има име.
    [class-not-joined] Ко одговара, мора да се придружи разреду.
    [no-such-question] Таквог питања нема.
    [neurons-step] Број неурона је умножак броја 16.
    [run-not-stored] Учење не може да се сачува.
    [other-game-learned] То учење је научило другу игру.
    [depths-order] Дубине иду од мање ка већој.
    [needs-no-search] Процени „{ $evaluation }” не треба претрага која би се бројала.
    [nothing-to-look-into] Процени „{ $evaluation }” не треба претрага у коју би се гледало.
    [nothing-chosen] Изаберите шта треба бројати.
    [clock-not-alike] Играч са сатом не одговара увек исто: задајте му дубину.
    [no-moves-to-report] Нема потеза о којима би се известило.
    [no-threat-over] Партија је завршена: нема претње.
    [too-many-lines] За списак позиција ово је превише редова.
    [no-such-puzzle] Таквог задатка нема.
    [too-many-letters] Ово је предугачко; највише слова: { $max }.
    [too-many-tags] Ово је превише ознака.
    [tag-name] „{ $found }” није име PGN-ознаке: слова, цифре и доње црте, са словом на почетку.
    [pgn-too-large] Партија је превелика; највише бајтова: { $max }.
    [pgn-encoding] Датотека је у UTF-16, а не у UTF-8.
    [pgn-comment-open] Коментар који почиње у реду { $begin } није затворен.
    [pgn-variation-open] Варијанта која почиње у реду { $begin } није затворена.
    [pgn-tag-form] PGN-ознака се пише као [Event "..."], а не као „{ $found }”.
    [pgn-tag-open] PGN-ознака „{ $found }” није затворена.
    [pgn-too-many-tags] Партија има превише PGN-ознака; највише: { $max }.
    [pgn-too-many-moves] Партија има превише потеза; највише: { $max }.
    [pgn-too-deep] Варијанте су предубоко угнежђене; највећа дубина: { $max }.
    [pgn-no-move] „{ $found }” није потез.
    [pgn-comment-end] Завршава се коментар који није почео.
    [pgn-sign] „{ $found }” није знак попут $1.
    [pgn-nothing-to-vary] Варијанта почиње тамо где нема потеза.
    [pgn-variation-end] Завршава се варијанта која није почела.
    [tags-wrong] PGN-ознаке партије нису исправне: { $reason }
    [only-computers] Само два рачунара играју даље сама.
    [no-such-option] Ова игра нема поставку „{ $found }”.
    [no-such-engine] Нема програма са именом „{ $engine }”.
    [too-many-engines] Већ ради превише других програма.
    [engine-failed] { $how ->
        [missing] Програм „{ $engine }” није пронађен.
        [ended] Програм „{ $engine }” прекинуо је рад.
        [silent] Програм „{ $engine }” не одговара.
       *[other] Програм „{ $engine }” не ради ({ $problem }).
    }
   *[none] { $reason }
}

problem-at-move = Потез { $move }: { $problem }
problem-left-out = Партија је изостављена: { $problem }
problem-in-line = Ред { $line }: { $problem }
