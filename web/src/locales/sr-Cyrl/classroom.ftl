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
