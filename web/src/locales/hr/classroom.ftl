## Vježbe za razred

class = Razred
class-subject = O čemu je riječ
class-answer-kept = Vaš odgovor: { $answer }
class-solution = Odgovor je { $answer }.
class-answered = Odgovoreno: { $done } od { $all }
class-is-closed = Odgovori se više ne primaju.
class-look-into = Pogledaj u X-ray
class-your-name = Vaše ime
class-join = Pridruži se
class-join-note = Nastavnik vidi vaše ime i vaše odgovore. Oni ostaju na njegovu računalu.
class-none = Trenutačno nema vježbe. Kad je nastavnik započne, pojavit će se ovdje.
class-make = Vježba za razred
class-no-exercise-in-file = U ovoj datoteci nema vježbe.
class-open-file = Otvori datoteku
class-question = { $number }. pitanje
class-question-words = Pitanje
class-answer-kind = Vrsta odgovora
class-kind-number = Broj
class-kind-choice = Jedan od ponuđenih
class-kind-text = Riječ ili potez
class-choices = Ponuđeni odgovori, svaki u svom retku
class-right-answer = Točan odgovor
class-right-answer-note = Više točnih odgovora odvaja se znakom |, kao u Nf3 | g1f3.
class-remove-question = Ukloni pitanje
class-title = Naslov
class-allow-xray = Učenici smiju gledati u X-ray
class-add-question = Dodaj pitanje
class-give = Daj razredu
class-not-whole = Svako pitanje treba svoj tekst i točan odgovor.
class-collect = Prikupljaj odgovore ovdje
class-copy-link = Kopiraj poveznicu
class-save-sealed = Spremi za učenike
class-save-answers = Spremi s odgovorima
class-give-note = U poveznici i u datoteci za učenike odgovori su zapečaćeni: mogu se provjeriti, ali ne i pročitati. Što ovdje prikupite, ostaje na ovom računalu.
class-nobody-can-come = S drugih se računala može pridružiti ako se Rookery pokrene s --listen 0.0.0.0. Na ovom računalu: { $address }
class-how-to-come = Snimite kod u istoj mreži ili upišite ovu adresu:
class-students = { $count ->
    [one] { $count } učenik
    [few] { $count } učenika
   *[other] { $count } učenika
}
class-close = Zaustavi i pokaži odgovore
class-end = Završi
class-memory-note = Imena i odgovori čuvaju se dok ovo ne završite ili dok se Rookery ne ugasi. Spremite ih kao CSV ako vam trebaju.
class-answers = Odgovori
class-name = Ime
class-right = Točno
