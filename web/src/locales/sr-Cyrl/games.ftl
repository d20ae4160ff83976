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
