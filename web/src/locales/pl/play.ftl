## Granie

resign = Poddaj się
confirm-question = Na pewno?
confirm-move = Zagraj { $move }
speed = Tempo
speed-fastest = najszybciej, jak się da
speed-delay = { $seconds ->
    [one] ruch co { $seconds } sekundę
    [few] ruch co { $seconds } sekundy
    [many] ruch co { $seconds } sekund
   *[other] ruch co { $seconds } sekundy
}
pause = Wstrzymaj
run = Uruchom
step = Krok
take-back = Cofnij ruch
flip = Obróć
new-game = Nowa partia
show-me = Podpowiedź
partner-move = Niech zagra { $name }
partner-thinking = { $name } myśli nad szachownicą { $board } …
partner-sits = Partner: { $name }
offer-draw = Zaproponuj remis
controls = Sterowanie
curves = Wykresy
show-curves = Pokaż wykresy
hide-curves = Ukryj wykresy
moves-played = Wykonane ruchy
save-as-csv = Zapisz jako CSV
estimate-for = Szacunek przeszukiwania dla { SIDE($side, form: "genitive") } (rozwiązanie wie dokładnie)
evaluation-for = Ocena dla { SIDE($side, form: "genitive") }
balance-for = { $balance }: bilans dla { SIDE($side, form: "genitive") }
nodes-logarithmic = Węzły, logarytmicznie
no-search-yet = Jeszcze bez przeszukiwania.
nodes = Węzły
per-second = { $count }/s
score = Wynik
best-line = Najlepszy wariant
played-by = Gra
count-position = Policz tę pozycję
count-position-note = Ile węzłów odwiedza każdy algorytm na tej samej głębokości. Minimaks i alfa-beta znajdują tę samą wartość, a pełne przeszukiwanie może znaleźć inną.
stop = Stop
count = Licz
xray-position = Prześwietl pozycję
counts-caption = { $moves ->
    [one] Po { $moves } ruchu, głębokość { $depth }
    [few] Po { $moves } ruchach, głębokość { $depth }
    [many] Po { $moves } ruchach, głębokość { $depth }
   *[other] Po { $moves } ruchu, głębokość { $depth }
}
changes-next-move = Zmiany działają od następnego ruchu.
type-move = Wpisz ruch
type-move-note = Współrzędne lub notacja, np. e2e4 albo Sf3; ? mówi, gdzie co stoi
no-moves-yet = Jeszcze bez ruchów.
moves = Ruchy
earlier-moves = Obejrzyj wcześniejsze ruchy
to-start = Na początek
back = Wstecz
forward = Naprzód
to-latest = Do ostatniego ruchu
to-end = Na koniec
engine = Silnik
game = Gra
panel = Panel
moves-of-game = Ruchy partii
game-heading = { $game }: { $first } – { $second }
looking-back = Podgląd ruchu { $move } z { $moves }
looking-back-start = Podgląd początku
game-over = Koniec partii
looking-for-best = Szuka najlepszego ruchu …
counting = Liczy …
waiting-to-think = Czeka, aż będzie mógł myśleć …
thinking = Myśli …
thinking-best = Myśli … na razie najlepsze: { $move }
your-move = Twój ruch
your-move-check = Szach. Twój ruch
move-announced = { SIDE($side, form: "start") }: { $move }
rematch = Rewanż
hint = { $move } wygląda najlepiej.
that-lost-it = To przegrało. { $exact }
draw-accepted = Uzgodniono remis.
draw-declined = Komputer gra dalej.
turning-point = Punkt zwrotny
turning-words = Po { $move } partia się odwróciła: { $before } → { $after }.
no-turning-point = Żaden pojedynczy ruch nie rozstrzygnął tej partii.
try-again-from-here = Spróbuj ponownie stąd
analyze-from-here = Analizuj stąd
one-move-any-board = Jeden ruch w turze, na dowolnej szachownicy.
low-time = Zostało mniej niż { $seconds } sekund.
