## Zapisane partie

tag = Etykieta
tag-hint = Etykieta, na przykład debiuty
tag-add = Dodaj
tag-remove = Zdejmij
chosen-games = Zaznaczone partie
games-chosen = { $count ->
    [one] Zaznaczono { $count } partię
    [few] Zaznaczono { $count } partie
    [many] Zaznaczono { $count } partii
   *[other] Zaznaczono { $count } partii
}
choose-all = Zaznacz wszystkie ({ $count })
choose-none = Odznacz
export = Eksportuj
import = Importuj
bring-back = Przywróć
delete = Usuń
source-played = Grane tutaj
source-imported = Importowane
source-analyses = Analizy
any-result = Dowolny wynik
first-side-won = Wygrana pierwszej strony
second-side-won = Wygrana drugiej strony
not-finished = Niedokończone
filter = Filtr
filters = Filtry
filter-text = Gracze, wydarzenie lub nazwa
result = Wynik
from-where = Źródło
everywhere = Wszystkie źródła
any-tag = Dowolna etykieta
date-from = Od
date-to = Do
not-begun = nierozpoczęta
no-moves = bez ruchów
name-of-game = Nazwa partii
goes-on = W toku
no-result = Bez wyniku
choose-named = Zaznacz { $name }
show-tag = Pokaż partie z etykietą { $tag }
no-date = bez daty
imported = importowana
analysis-note = analiza
analyze-named = Analizuj { $name }
rename = Zmień nazwę
pasted-games = Wklejone partie
games-as-pgn = Partie jako PGN lub BPGN
show-more = Pokaż więcej
nothing-deleted = W ciągu ostatniego dnia nic nie usunięto.
no-game-like-this = Żadna partia nie pasuje.
show-all-games = Pokaż wszystkie partie
games-empty = Jeszcze nic tu nie ma. Każda rozegrana partia zostaje zachowana i można ją znów otworzyć, a plik z partiami można zaimportować.
choose-a-game = Wybierz grę
undo = Cofnij
writing = Zapisuje …
writing-games = { $count ->
    [one] Zapisano { $count } partię z { $total } …
    [few] Zapisano { $count } partie z { $total } …
    [many] Zapisano { $count } partii z { $total } …
   *[other] Zapisano { $count } partii z { $total } …
}
back-to-games = Wróć do partii
deleted-count = Usunięte ({ $count })
deleted-games = Usunięte partie
deleted-note = Usunięte partie są przechowywane przez jeden dzień, potem znikają na dobre.
paste = Wklej
drop-to-import = Upuść plik z partiami, aby go zaimportować
games-imported = { $count ->
    [one] Zaimportowano { $count } partię
    [few] Zaimportowano { $count } partie
    [many] Zaimportowano { $count } partii
   *[other] Zaimportowano { $count } partii
}
import-known = { $count ->
    [one] { $count } już tu była
    [few] { $count } już tu były
    [many] { $count } już tu było
   *[other] { $count } już tu było
}
import-shortened = { $count ->
    [one] { $count } zachowano, dokąd ruchy dają się wykonać
    [few] { $count } zachowano, dokąd ruchy dają się wykonać
    [many] { $count } zachowano, dokąd ruchy dają się wykonać
   *[other] { $count } zachowano, dokąd ruchy dają się wykonać
}
import-refused = { $count ->
    [one] { $count } nie dało się odczytać
    [few] { $count } nie dało się odczytać
    [many] { $count } nie dało się odczytać
   *[other] { $count } nie dało się odczytać
}
sending-share = Wysłano { $share }
import-progress = { $words } { $done } z { $all }
waiting-to-be-read = Czeka na odczytanie …
import-of = Import: { $file }
canceled = Przerwano.
problem-count = { $count ->
    [one] { $count } problem
    [few] { $count } problemy
    [many] { $count } problemów
   *[other] { $count } problemu
}
line-number = wiersz { $line }
save-as-text = Zapisz wszystko jako tekst
too-many-chosen = { $count ->
    [one] Pojedynczo można zaznaczyć najwyżej { $count } partię; użyj filtra.
    [few] Pojedynczo można zaznaczyć najwyżej { $count } partie; użyj filtra.
    [many] Pojedynczo można zaznaczyć najwyżej { $count } partii; użyj filtra.
   *[other] Pojedynczo można zaznaczyć najwyżej { $count } partii; użyj filtra.
}
tag-added = { $count ->
    [one] { $count } partia ma teraz etykietę „{ $tag }”.
    [few] { $count } partie mają teraz etykietę „{ $tag }”.
    [many] { $count } partii ma teraz etykietę „{ $tag }”.
   *[other] { $count } partii ma teraz etykietę „{ $tag }”.
}
tag-removed = { $count ->
    [one] { $count } partia nie ma już etykiety „{ $tag }”.
    [few] { $count } partie nie mają już etykiety „{ $tag }”.
    [many] { $count } partii nie ma już etykiety „{ $tag }”.
   *[other] { $count } partii nie ma już etykiety „{ $tag }”.
}
game-count = { $count ->
    [one] { $count } partia
    [few] { $count } partie
    [many] { $count } partii
   *[other] { $count } partii
}
games-deleted = { $count ->
    [one] Usunięto { $count } partię.
    [few] Usunięto { $count } partie.
    [many] Usunięto { $count } partii.
   *[other] Usunięto { $count } partii.
}
games-back = { $count ->
    [one] Przywrócono { $count } partię.
    [few] Przywrócono { $count } partie.
    [many] Przywrócono { $count } partii.
   *[other] Przywrócono { $count } partii.
}
one-file-at-a-time = Proszę, jeden plik naraz.
games-left-out = { $count ->
    [one] { $count } partii nie dało się zapisać.
    [few] { $count } partii nie dało się zapisać.
    [many] { $count } partii nie dało się zapisać.
   *[other] { $count } partii nie dało się zapisać.
}
games-saved = { $count ->
    [one] Zapisano { $count } partię jako { $file }.
    [few] Zapisano { $count } partie jako { $file }.
    [many] Zapisano { $count } partii jako { $file }.
   *[other] Zapisano { $count } partii jako { $file }.
}
games-unreadable = { $count ->
    [one] { $count } partii nie da się odczytać
    [few] { $count } partii nie da się odczytać
    [many] { $count } partii nie da się odczytać
   *[other] { $count } partii nie da się odczytać
}
