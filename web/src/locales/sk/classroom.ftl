## Cvičenia pre triedu

class = Trieda
class-subject = O čo ide
class-answer-kept = Vaša odpoveď: { $answer }
class-solution = Odpoveď je { $answer }.
class-answered = Zodpovedané: { $done } z { $all }
class-is-closed = Odpovede sa už neprijímajú.
class-look-into = Nazrieť cez X-ray
class-your-name = Vaše meno
class-join = Pridať sa
class-join-note = Učiteľ vidí vaše meno a vaše odpovede. Zostávajú na jeho počítači.
class-none = Práve teraz nie je žiadne cvičenie. Keď ho učiteľ začne, objaví sa tu.
class-make = Cvičenie pre triedu
class-no-exercise-in-file = V tomto súbore nie je cvičenie.
class-open-file = Otvoriť súbor
class-question = Otázka { $number }
class-question-words = Otázka
class-answer-kind = Druh odpovede
class-kind-number = Číslo
class-kind-choice = Jedna z viacerých
class-kind-text = Slovo alebo ťah
class-choices = Odpovede na výber, každá v riadku
class-right-answer = Správna odpoveď
class-right-answer-note = Viac správnych odpovedí oddeľuje |, ako v Nf3 | g1f3.
class-remove-question = Odstrániť otázku
class-title = Názov
class-allow-xray = Žiaci smú nazrieť cez X-ray
class-add-question = Pridať otázku
class-give = Dať triede
class-not-whole = Každá otázka potrebuje znenie a správnu odpoveď.
class-collect = Zbierať odpovede tu
class-copy-link = Kopírovať odkaz
class-save-sealed = Uložiť pre žiakov
class-save-answers = Uložiť s odpoveďami
class-give-note = V odkaze a v súbore pre žiakov sú odpovede zapečatené: dajú sa overiť, ale nie prečítať. Čo tu zozbierate, zostane na tomto počítači.
class-nobody-can-come = Z iných počítačov sa dá pridať, ak sa Rookery spustí s --listen 0.0.0.0. Na tomto počítači: { $address }
class-how-to-come = Odfoťte kód v tej istej sieti, alebo napíšte túto adresu:
class-students = { $count ->
    [one] { $count } žiak
    [few] { $count } žiaci
    [many] { $count } žiaka
   *[other] { $count } žiakov
}
class-close = Zastaviť a ukázať odpovede
class-end = Skončiť
class-memory-note = Mená a odpovede zostávajú, kým to neskončíte alebo kým sa Rookery nezastaví. Uložte si ich ako CSV, ak ich potrebujete.
class-answers = Odpovede
class-name = Meno
class-right = Správne
