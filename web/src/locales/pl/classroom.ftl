## Ćwiczenia dla klasy

class = Klasa
class-subject = O co chodzi
class-answer-kept = Twoja odpowiedź: { $answer }
class-solution = Odpowiedź to { $answer }.
class-answered = Odpowiedzi: { $done } z { $all }
class-is-closed = Odpowiedzi nie są już przyjmowane.
class-look-into = Zajrzyj z X-ray
class-your-name = Twoje imię
class-join = Dołącz
class-join-note = Nauczyciel widzi twoje imię i odpowiedzi. Zostają na jego komputerze.
class-none = W tej chwili nie ma ćwiczenia. Gdy nauczyciel je rozpocznie, pojawi się tutaj.
class-make = Ćwiczenie dla klasy
class-no-exercise-in-file = W tym pliku nie ma ćwiczenia.
class-open-file = Otwórz plik
class-question = Pytanie { $number }
class-question-words = Pytanie
class-answer-kind = Rodzaj odpowiedzi
class-kind-number = Liczba
class-kind-choice = Jedna z kilku
class-kind-text = Słowo lub ruch
class-choices = Odpowiedzi do wyboru, po jednej w wierszu
class-right-answer = Poprawna odpowiedź
class-right-answer-note = Kilka poprawnych odpowiedzi rozdziela znak |, jak w Nf3 | g1f3.
class-remove-question = Usuń pytanie
class-title = Tytuł
class-allow-xray = Uczniowie mogą zajrzeć z X-ray
class-add-question = Dodaj pytanie
class-give = Daj klasie
class-not-whole = Każde pytanie musi mieć treść i poprawną odpowiedź.
class-collect = Zbieraj odpowiedzi tutaj
class-copy-link = Skopiuj odnośnik
class-save-sealed = Zapisz dla uczniów
class-save-answers = Zapisz z odpowiedziami
class-give-note = W odnośniku i w pliku dla uczniów odpowiedzi są zapieczętowane: można je sprawdzić, ale nie odczytać. To, co tu zbierzesz, zostaje na tym komputerze.
class-nobody-can-come = Z innych komputerów można dołączyć, jeśli Rookery uruchomiono z --listen 0.0.0.0. Na tym komputerze: { $address }
class-how-to-come = Zeskanuj kod w tej samej sieci albo wpisz ten adres:
class-students = { $count ->
    [one] { $count } uczeń
    [few] { $count } uczniów
    [many] { $count } uczniów
   *[other] { $count } ucznia
}
class-close = Zatrzymaj i pokaż odpowiedzi
class-end = Zakończ
class-memory-note = Imiona i odpowiedzi są przechowywane, dopóki tego nie zakończysz lub Rookery się nie zatrzyma. Zapisz je jako CSV, jeśli są potrzebne.
class-answers = Odpowiedzi
class-name = Imię
class-right = Poprawne
