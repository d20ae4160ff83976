## Analiza

analysis = Analiza
open = Otwórz
edit = Edytuj
copy-fen = Kopiuj FEN
copy-pgn = Kopiuj PGN
save-pgn = Zapisz PGN
play-on = Graj dalej
report = Raport
moves-of-analysis = Ruchy analizy
drop-games-or-positions = Upuść plik z partiami lub pozycjami
line-too-long = { $count ->
    [one] Warianty dłuższe niż { $count } ruch są za długie.
    [few] Warianty dłuższe niż { $count } ruchy są za długie.
    [many] Warianty dłuższe niż { $count } ruchów są za długie.
   *[other] Warianty dłuższe niż { $count } ruchu są za długie.
}
nothing-to-undo = Nie ma czego cofać.
deleted-press-u = Usunięto. Klawisz u przywraca.
editor-board = Szachownica do edycji
pieces-of = { $color ->
    [white] Białe bierki
   *[black] Czarne bierki
}
castling = Roszada
castling-white-short = Białe krótka
castling-white-long = Białe długa
castling-black-short = Czarne krótka
castling-black-long = Czarne długa
en-passant = Bicie w przelocie
none = brak
checks-left = { $color ->
    [white] Szachy, które mają dać białe
   *[black] Szachy, które mają dać czarne
}
reserve-of = { $piece ->
    [q] { $color ->
        [white] Białe hetmany w zapasie
       *[black] Czarne hetmany w zapasie
    }
    [r] { $color ->
        [white] Białe wieże w zapasie
       *[black] Czarne wieże w zapasie
    }
    [b] { $color ->
        [white] Białe gońce w zapasie
       *[black] Czarne gońce w zapasie
    }
    [n] { $color ->
        [white] Białe skoczki w zapasie
       *[black] Czarne skoczki w zapasie
    }
   *[p] { $color ->
        [white] Białe piony w zapasie
       *[black] Czarne piony w zapasie
    }
}
position-editor = Edycja pozycji
position-playable = Tę pozycję można grać.
eraser = Gumka
clear = Wyczyść
start = Początek
to-move = Na posunięciu
analyze-position = Analizuj tę pozycję
no-threat-in-check = W szachu nie ma innej groźby niż szach.
engine-choose = Inny silnik obok Rookery
engine-alone = Tylko Rookery
engine-beside = Rookery i { $name }
engine-conversation = Co mówi się silnikowi i co on odpowiada
engine-off = Wyłączony
engine-starting = Uruchamia się …
waiting-for-turn = Czeka na swoją kolej …
engine-resting = Głębokość { $depth }, odpoczywa
engine-speed = Głębokość { $depth }, { $speed } węzłów/s
solve-exactly = Rozwiąż dokładnie tę pozycję
solved-endings-note = Dokładnie, ale bez reguły pięćdziesięciu posunięć: wygrana może trwać dłużej, niż ona pozwala.
solving = Rozwiązuje
number-of-lines = Liczba wariantów
lines = { $count ->
    [one] { $count } wariant
    [few] { $count } warianty
    [many] { $count } wariantów
   *[other] { $count } wariantu
}
show-threat = Pokaż groźbę
threat-facts = Czym grozi druga strona. { $facts }
best-lines = Najlepsze warianty
win-for = Wygrana { SIDE($side, form: "genitive") }
win-for-in = { $moves ->
    [one] Wygrana { SIDE($side, form: "genitive") } w { $moves } ruchu
    [few] Wygrana { SIDE($side, form: "genitive") } w { $moves } ruchach
    [many] Wygrana { SIDE($side, form: "genitive") } w { $moves } ruchach
   *[other] Wygrana { SIDE($side, form: "genitive") } w { $moves } ruchu
}
evaluation-equal = Równo
evaluation-better = { $degree ->
    [slightly] Nieco lepiej dla { SIDE($side, form: "genitive") }
    [better] Lepiej dla { SIDE($side, form: "genitive") }
    [much] Znacznie lepiej dla { SIDE($side, form: "genitive") }
   *[winning] Wygrane dla { SIDE($side, form: "genitive") }
}
not-evaluated = Jeszcze nie oceniono
inaccuracy = niedokładność
mistake = błąd
blunder = gruby błąd
analysis-empty = Wykonuj ruchy na szachownicy albo otwórz partię. Ruchy, które odbiegają, stają się wariantami.
about-move = O tym ruchu
promote-variation = Podnieś wariant
make-main-line = Ustaw jako wariant główny
delete-from-here = Usuń od tego miejsca
comment-first = Komentarz przed pierwszym ruchem
comment-on = Komentarz do { $move }
nag-good = Dobry ruch
nag-mistake = Błąd
nag-brilliant = Świetny ruch
nag-blunder = Gruby błąd
nag-interesting = Ciekawy ruch
nag-dubious = Wątpliwy ruch
choose-from = Do wyboru: { $count } ({ $name }).
the-text = tekst
first-of-them = { $count ->
    [one] To pierwszy z nich.
    [few] To pierwsze { $count }.
    [many] To pierwszych { $count }.
   *[other] To pierwsze { $count }.
}
problems-found = { $count ->
    [one] { $count } miejsca nie dało się odczytać; reszta jest tutaj.
    [few] { $count } miejsc nie dało się odczytać; reszta jest tutaj.
    [many] { $count } miejsc nie dało się odczytać; reszta jest tutaj.
   *[other] { $count } miejsca nie dało się odczytać; reszta jest tutaj.
}
untitled-game = Partia ({ $moves })
problem-line = <b>Wiersz { $line }:</b>{" "}
sending-file = Wysyłanie pliku
reading = Odczytywanie
open-label = Pozycja (FEN, BFEN) albo partia (PGN, BPGN lub same ruchy)
open-hint = Wklej tutaj. Ctrl+V działa też wszędzie na stronie, a pliki można tam upuścić.
open-text = Otwórz tekst
choose-file = Wybierz plik
file-label = Plik z pozycjami lub partiami
or-from-start = Albo od początku
begin = Zacznij
cannot-be-read = Tego nie da się odczytać.
cannot-be-opened = Tej partii nie da się otworzyć.
cannot-be-written = Tego nie da się zapisać.
report-in-moves = Raport jest teraz przy ruchach: znaki, oceny i warianty.
report-quick = Szybko
report-default = Zwykle
report-thorough = Dokładnie
about-seconds = { $count ->
    [one] około { $count } sekundy
    [few] około { $count } sekund
    [many] około { $count } sekund
   *[other] około { $count } sekundy
}
about-minutes = { $count ->
    [one] około { $count } minuty
    [few] około { $count } minut
    [many] około { $count } minut
   *[other] około { $count } minuty
}
average-loss = Średnia strata
centipawns = { $count } cp
loss-in-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
}
inaccuracies = Niedokładności
mistakes = Błędy
blunders = Grube błędy
accuracy = <b>{ $value }</b> dokładność
no-lapses = Żaden ruch tej partii wiele nie stracił.
better-was = Lepiej: { $move }
report-progress = Pozycja { $done } z { $all }
report-canceled = Raport przerwano: tyle było wiadomo do tej chwili.
write-into-moves = Wpisz do ruchów
report-about = Przeszukuje każdą pozycję partii i mówi, gdzie były błędy i jak dobrze grała każda strona.
how-thorough = Jak dokładnie
report-again = Powtórz raport
report-on-game = Raport z tej partii
report-effort = { $moves ->
    [one] { $moves } ruch, { $time }.
    [few] { $moves } ruchy, { $time }.
    [many] { $moves } ruchów, { $time }.
   *[other] { $moves } ruchu, { $time }.
}
position-copied = Pozycja jest w schowku.
game-copied = Partia jest w schowku, z wariantami i komentarzami.
explorer = Partie z tą pozycją
explorer-none = Żadna zapisana partia nie ma tej pozycji.
explorer-not-found = Nie znaleziono tej pozycji.
explorer-depth = W dużych plikach partie są przeszukiwane tylko do { $moves }. ruchu.
explorer-unexplored = { $count ->
    [one] Trwa czytanie jeszcze { $count } partii.
    [few] Trwa czytanie jeszcze { $count } partii.
    [many] Trwa czytanie jeszcze { $count } partii.
   *[other] Trwa czytanie jeszcze { $count } partii.
}
explorer-unexplored-many = Partii, które są jeszcze czytane: ponad { $count }.
explorer-count = Partie
explorer-rating = Ranking
explorer-last = Ostatnio grane
explorer-all = Wszystkie ruchy
explorer-latest = Najnowsze partie
share = Udostępnij
share-position = Pozycja
share-game = Partia
share-line = Ten wariant jako animacja
share-speed = Każdy ruch jest widoczny przez
share-quick = ½ s
share-default = 1 s
share-slow = 2 s
save-png = Zapisz PNG
save-svg = Zapisz SVG
save-gif = Zapisz GIF
share-kept = Wszystko, co tu robisz, zachowuje się samo. Znajdziesz to w Partiach.
erase-drawings = Usuń strzałki i kółka
recent-analyses = Ostatnie analizy
looking-back-no-move = To wcześniejsza pozycja: przejdź do ostatniego ruchu, aby grać dalej, albo przeanalizuj partię.
learn-from-mistakes = Ucz się na błędach
learn-prompt = Zagrano tu { $move }. Znajdź lepszy ruch.
learn-count = { $number } z { $count }
learn-whose = Czyje błędy
learn-both = Obie strony
learn-again = Jeszcze raz
learn-leave = Powrót do analizy
learn-done = To był ostatni. Znalezione za pierwszym razem: { $found } z { $count }.
key-next-mistake = następny błąd
key-other-attempt = spróbuj ponownie
report-puzzles = { $count ->
    [one] W tej partii znaleziono { $count } nowe zadanie.
    [few] W tej partii znaleziono { $count } nowe zadania.
    [many] W tej partii znaleziono { $count } nowych zadań.
   *[other] W tej partii znaleziono { $count } nowego zadania.
}
