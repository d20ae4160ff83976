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
max-nodes = Највише чворова за једну претрагу
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
finding = Процењене позиције на дубини { $depth }: алфа-бета { $own }, минимакс { $all }. Уштеда је { $share }, а вредност је иста.
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
run-work = { $side }: чворови { $nodes }, потези { $moves }, време { $time }
run-compared = { $algorithm }: чворови { $nodes } уместо { $own }, уштеда { $share }; исти потези: { $same } од { $moves }.
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
learning = Учење
learning-about = Програм игра игру против себе, из тих партија подучава малу мрежу и пушта је да игра против досад најбоље: изнова и изнова, и кад нико не гледа.
learning-begins-with = Почиње
learning-from-nothing = ни од чега
learning-from-known = од онога што Rookery зна
learning-details = Бројеви
learning-generations = Генерације
learning-generations-note = Генерације (0: до заустављања)
learning-games = Партија за сваку
learning-match-games = Партија које пресуђују
learning-nodes = Чворова по потезу
learning-passes = Пролаза при тренирању
learning-neurons = Неурона
learning-begin = Почни учење
learning-empty = Мрежа која не зна ништа игра против себе и напредује док гледаш. Код вука и оваца види се нешто већ за минут.
learning-runs = Учења
learning-run-words = { $generations ->
    [one] { $generations } генерација, { $state }, { $ago }
    [few] { $generations } генерације, { $state }, { $ago }
   *[other] { $generations } генерација, { $state }, { $ago }
}
learning-state = { $state ->
    [waiting] чека
    [learning] учи
    [stopping] зауставља се
    [finished] готово
    [failed] није успело
   *[paused] заустављено
}
learning-state-sentence = { $state ->
    [waiting] Чека свој ред.
    [stopping] Зауставља се …
    [finished] Све генерације су готове.
   *[paused] Заустављено. Ништа није изгубљено: може се наставити.
}
learning-phase = { $phase ->
    [playing] Генерација { $generation }: партије најбоље мреже против себе
    [training] Генерација { $generation }: тренирање
   *[judging] Генерација { $generation }: меч против најбоље мреже
}
learning-stop = Заустави
learning-resume = Настави
learning-delete-really = Обриши све његове партије и мреже
learning-finding = Досад је најбоља генерација { $generation }: Ело { $elo } ± { $error } према првој.
learning-finding-none = { $count ->
    [one] Још ниједна генерација није била боља од прве ({ $count } покушај).
    [few] Још ниједна генерација није била боља од прве ({ $count } покушаја).
   *[other] Још ниједна генерација није била боља од прве ({ $count } покушаја).
}
learning-finding-truth = Чува { $share } добитака, прва је чувала { $first }.
learning-elo = Ело према првој генерацији
learning-elo-words = Генерација { $generation } има { $elo }.
learning-truth = Добици које њен потез чува, према решеној истини
learning-truth-words = Најновија генерација чува { $share }.
learning-truth-short = Сачувани добици
learning-loss = Грешка
learning-loss-words = Тренирање { $training }, одвојене партије { $validation }.
learning-training = Тренирање
learning-validation = Одвојене партије
learning-generation = Генерација
learning-match = Меч
learning-positions = Позиције
learning-not-kept = одбачена
learning-map = Шта мрежа мисли о фигурама
learning-map-of = Вредност по пољу: { $piece }
learning-piece = Фигура
learning-map-about = { $games ->
    [one] Колико фигура мрежи на неком пољу вреди више или мање него у просеку ({ $mean }): колико се вредност за њеног власника промени кад се она уклони. Из позиција { $games } партије; где никад није стајала, нема броја.
    [few] Колико фигура мрежи на неком пољу вреди више или мање него у просеку ({ $mean }): колико се вредност за њеног власника промени кад се она уклони. Из позиција { $games } партије; где никад није стајала, нема броја.
   *[other] Колико фигура мрежи на неком пољу вреди више или мање него у просеку ({ $mean }): колико се вредност за њеног власника промени кад се она уклони. Из позиција { $games } партија; где никад није стајала, нема броја.
}
learning-play = Играј против ње
learning-play-about = Свака генерација је противник. Што је дубина мања, то се више ослања на научено.
learning-you-play = Ти играш
learned-player = Генерација { $generation }: { $level }

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
