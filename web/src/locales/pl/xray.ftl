## Rentgen

show = Pokaż
searching = Przeszukuje …
compared-counts = Węzły: <b>{ $nodes }</b>; ocenione liście: { $leaves }
compared-result = Wynik { $value }
compared-depth = (głębokość { $depth }, największa, jaka się mieści)
compared-map-depth = (mapa i wynik są z głębokości { $depth }, największej, jaka się mieści)
compare = Porównaj
compare-again = Porównaj ponownie
compare-about = To samo każdym algorytmem. Mapy mają jedną skalę: wiersz na każdy półruch, a paski tak szerokie jak wszystko, co poniżej przeszukano.
compare-note = Węzły tak, jak liczy je rookery lab nodes. Minimaks i alfa-beta zawsze znajdują tę samą wartość. Pełne przeszukiwanie może znaleźć inną: przy biciach idzie dalej, a pomija to, co uważa za beznadziejne.
minimax = Minimaks
this-search = To przeszukiwanie
minimum-possible = Najmniej możliwe
minimax-counting = Minimaks liczy dla porównania …
minimax-too-large = <b>Węzły: { $nodes }</b>; minimaks potrzebowałby ich więcej niż { $budget }.
minimax-everything = <b>Węzły: { $nodes }</b>. Minimaks ogląda wszystko.
saved-nodes = <b>Oszczędzono { $saved } z { $all } węzłów</b> minimaksu ({ $share }).
spent-nodes = <b>O { $spent } więcej niż { $all } węzłów</b> minimaksu.
minimum-leaves-note = Ocenione liście. Aby dowieść wartości właśnie tego drzewa, żadne przeszukiwanie i żadna kolejność ruchów nie obejdzie się mniejszą liczbą niż { $minimum }.
regular-tree = Drzewo regularne
regular-note = Drzewo regularne z b = { $b } ruchami wszędzie potrzebowałoby na głębokości d = { $depth } b<sup>⌈d/2⌉</sup> + b<sup>⌊d/2⌋</sup> − 1 liści, czyli { $leaves }, gdyby najlepszy ruch zawsze był pierwszy. Prawdziwe drzewo nie jest tak regularne i może potrzebować mniej albo więcej.
endings = Dlaczego węzły kończą się wcześniej
ending-decided = Rozstrzygają zasady: gra jest skończona, powtarza się albo jest od razu wygrana.
ending-faster = Gdzie indziej znana jest szybsza wygrana albo wolniejsza przegrana.
ending-table = Tablica zna pozycję, na tej głębokości lub głębiej.
ending-razoring = Tak źle, że pomóc mogłoby tylko bicie, a nie pomaga (razoring).
ending-futility = Tak dobrze, że żadna spokojna odpowiedź tego nie zmieni (reverse futility).
ending-null-move = Wystarczy nawet opuścić ruch (ruch pusty).
ending-probcut = Bicie jest o wiele za dobre, jak pokazuje płytkie przeszukiwanie (ProbCut).
ending-many-moves = Wystarcza kilka ruchów, nie tylko ten z tablicy.
ending-stand-pat = Dość dobrze i bez dalszego bicia.
ply-by-ply = Półruch po półruchu
leaves = Liście
leaves-valued = Ocenione liście
cutoffs = Cięcia
not-visited = Nieodwiedzone
tree-limit = Głębokość { $asked } ma więcej niż { $nodes } węzłów, za dużo do przechowania. To głębokość { $depth }, największa, jaka się mieści.
drawn = Narysowano
drawn-note = { $count }: korzenie każdej głębokości i drugie spojrzenia nie liczą się jako węzły
value = Wartość
answer = Odpowiedz
node-at = Węzeł { $way }
at-the-root = w korzeniu
after-moves = po { $moves }
answer-cut = Zostaną odcięte
answer-goes-on = Szukanie trwa dalej
answer-right = Dobrze.
answer-wrong = Nie całkiem.
next = Dalej
exercise-about = Przeszukiwanie idzie przez to drzewo i zatrzymuje się, gdzie coś się rozstrzyga. Powiedz, co dalej: czy reszta węzła zostanie odcięta i ile jest on wart?
copy-exercise-link = Skopiuj odnośnik dla klasy
exercise-link-copied = Odnośnik skopiowany. Nie ma w nim odpowiedzi.
predict-cutoff = Przewidź cięcie
question-of = Pytanie { $number } z { $count }
right-of = Dobrze { $right } z { $asked }
nothing-to-foresee = W tym drzewie nie ma czego przewidywać. Wybierz alfa-betę albo drzewo do ćwiczeń.
once-more = Jeszcze raz
lesson = Lekcja
lesson-tree = Drzewo do ćwiczeń
own-tree = Moje własne drzewo
tree-label = Drzewo (liczby to liście)
lesson-classic = Trzy na trzy
lesson-classic-words = Max wybiera gałąź, potem Min liść. Gdy pierwsza gałąź jest warta 3, dwójka rozstrzyga drugą.
lesson-best-order = Najlepszy ruch pierwszy
lesson-best-order-words = Podobne drzewo w najlepszej kolejności: tak mało liści, jak tylko się da, 3 + 3 − 1 = 5 z 9.
lesson-worst-order = Najgorsza kolejność
lesson-worst-order-words = Każda gałąź jest lepsza od poprzedniej, a w każdej lepszy liść dla Mina jest ostatni: nic nie zostaje odcięte.
lesson-three-plies = Trzy półruchy
lesson-three-plies-words = Max, Min i znów Max: tu tną i alfa, i beta.
lesson-deep-cutoff = Głębokie cięcie
lesson-deep-cutoff-words = To, co Max ma w korzeniu, 5, sięga obok innego Maxa, który jeszcze nic nie ma: przez 3 liść 9 traci znaczenie.
lesson-negative = Poniżej zera
lesson-negative-words = Liczy się tylko, która liczba jest większa, po obu stronach zera.
lesson-min-first = Min zaczyna
lesson-min-first-words = Klasyczne drzewo z zamienionymi rolami: Min w korzeniu, Max niżej.
lesson-uneven = Nierówne gałęzie
lesson-uneven-words = Niektóre warianty kończą się wcześnie, jak partie.
color-holds = { $color ->
    [white] Białe mają { $pieces }
   *[black] Czarne mają { $pieces }
}
before-the-pass = (przed pasem)
to-choose = Wybiera
nobody-known = nikt: wiadomo
nobody-leaf = nikt: liść
depth-left = Pozostała głębokość
window = Okno
window-at-end = Okno na końcu
nodes-below = Węzłów poniżej
cut-off = Odcięte
left-out = Pominięte
left-moves = { $all ->
    [one] { $count } z { $all } ruchu
    [few] { $count } z { $all } ruchów
    [many] { $count } z { $all } ruchów
   *[other] { $count } z { $all } ruchu
}
fold = Zwiń
unfold = Rozwiń
unfold-all = Rozwiń wszystko
result-line = Wynik: { $value } przez { $line }
question-value = Ruch: { SIDE($side) }; na razie najlepsze { $value } i nie ma już na co patrzeć. Ile wart jest ten węzeł?
question-cut = Ruch: { SIDE($side) }; na razie najlepsze { $value }, okno teraz { $window }. Co stanie się z pozostałymi ruchami tego węzła?
explain-largest = Ruch: { SIDE($side) }; największa ze znalezionych wartości to { $value }.
explain-smallest = Ruch: { SIDE($side) }; najmniejsza ze znalezionych wartości to { $value }.
explain-open = Okno { $window } jest jeszcze otwarte: inny ruch mógłby zmienić wynik.
position-fen = Pozycja (FEN)
start-of-game = początek gry
what-to-look-into = Co jest badane
order-of-moves = Kolejność ruchów
order-generated = Jak powstają
order-captures = Najpierw bicia
order-no-captures = Jak powstają (bez bicia)
improvements = Ulepszenia
improvements-title = { $improvements ->
    [all] Wszystkie
    [deepening] Tylko pogłębianie
    [quiescence] + uspokajanie
    [table] + tablica
    [null-move] + ruchy puste
    [reductions] + skracanie
   *[pruning] + pomijanie
}
point-of-view = Maksymalizuje
legend = Legenda
legend-choose = { $goal ->
    [largest] { SIDE($side, form: "start") } przy wyborze: największa
   *[smallest] { SIDE($side, form: "start") } przy wyborze: najmniejsza
}
legend-leaf = liść, oceniony
legend-cut = odcięte: reszta nie ma znaczenia
legend-ghost = nigdy nieoglądane
steps-per-second = { $count ->
    [one] { $count } krok na sekundę
    [few] { $count } kroki na sekundę
    [many] { $count } kroków na sekundę
   *[other] { $count } kroku na sekundę
}
to-beginning = Na początek
step-back = Krok wstecz
step-forward = Krok naprzód
next-cutoff = Następne cięcie
search-tree = drzewo przeszukiwania
search-tree-label = Drzewo przeszukiwania. Strzałki prowadzą przez przeszukiwanie.
value-win = { $plies ->
    [one] wygrana { SIDE($side, form: "genitive") } w { $plies } półruchu
    [few] wygrana { SIDE($side, form: "genitive") } w { $plies } półruchach
    [many] wygrana { SIDE($side, form: "genitive") } w { $plies } półruchach
   *[other] wygrana { SIDE($side, form: "genitive") } w { $plies } półruchu
}
visit-root = Przeszukiwanie zaczyna się od nowa, głębiej albo z innym oknem.
visit-scout = Spojrzenie z pustym oknem: tylko by pokazać, że ruch nie jest lepszy.
visit-reduced = Późny ruch, najpierw przeszukany mniej głęboko.
visit-again = Drugie spojrzenie: pierwsze powiedziało, że ruch jest lepszy, niż sądzono.
visit-pass = Ruch zerowy: strona pasuje. Jeśli nawet to wystarcza, prawdziwy ruch też.
visit-probcut = Płytka próba bicia, które wygląda o wiele za dobrze.
visit-quiescence = Głębokość wyczerpana: dalej idą tylko bicia i podobne, aż pozycja się uspokoi.
cut-reason-first = { $count ->
    [0] Tu dla { SIDE($side, form: "genitive") } jest osiągalne co najmniej { $value }, gdzie indziej wartość da się utrzymać na { $limit }, więc tu się nie dojdzie: nie odpowiada to { SIDE($other, form: "dative") } (β = { $limit } ≤ { $found }).
    [one] Tu dla { SIDE($side, form: "genitive") } jest osiągalne co najmniej { $value }, gdzie indziej wartość da się utrzymać na { $limit }, więc tu się nie dojdzie: nie odpowiada to { SIDE($other, form: "dative") }. { $count } ruch można pominąć (β = { $limit } ≤ { $found }).
    [few] Tu dla { SIDE($side, form: "genitive") } jest osiągalne co najmniej { $value }, gdzie indziej wartość da się utrzymać na { $limit }, więc tu się nie dojdzie: nie odpowiada to { SIDE($other, form: "dative") }. { $count } ruchy można pominąć (β = { $limit } ≤ { $found }).
    [many] Tu dla { SIDE($side, form: "genitive") } jest osiągalne co najmniej { $value }, gdzie indziej wartość da się utrzymać na { $limit }, więc tu się nie dojdzie: nie odpowiada to { SIDE($other, form: "dative") }. { $count } ruchów można pominąć (β = { $limit } ≤ { $found }).
   *[other] Tu dla { SIDE($side, form: "genitive") } jest osiągalne co najmniej { $value }, gdzie indziej wartość da się utrzymać na { $limit }, więc tu się nie dojdzie: nie odpowiada to { SIDE($other, form: "dative") }. { $count } ruchu można pominąć (β = { $limit } ≤ { $found }).
}
cut-reason-second = { $count ->
    [0] Tu można dla { SIDE($side, form: "genitive") } utrzymać wartość najwyżej na { $value }, gdzie indziej jest { $limit } dla { SIDE($other, form: "genitive") }, więc tu się nie dojdzie (α = { $limit } ≥ { $found }).
    [one] Tu można dla { SIDE($side, form: "genitive") } utrzymać wartość najwyżej na { $value }, gdzie indziej jest { $limit } dla { SIDE($other, form: "genitive") }, więc tu się nie dojdzie. { $count } ruch można pominąć (α = { $limit } ≥ { $found }).
    [few] Tu można dla { SIDE($side, form: "genitive") } utrzymać wartość najwyżej na { $value }, gdzie indziej jest { $limit } dla { SIDE($other, form: "genitive") }, więc tu się nie dojdzie. { $count } ruchy można pominąć (α = { $limit } ≥ { $found }).
    [many] Tu można dla { SIDE($side, form: "genitive") } utrzymać wartość najwyżej na { $value }, gdzie indziej jest { $limit } dla { SIDE($other, form: "genitive") }, więc tu się nie dojdzie. { $count } ruchów można pominąć (α = { $limit } ≥ { $found }).
   *[other] Tu można dla { SIDE($side, form: "genitive") } utrzymać wartość najwyżej na { $value }, gdzie indziej jest { $limit } dla { SIDE($other, form: "genitive") }, więc tu się nie dojdzie. { $count } ruchu można pominąć (α = { $limit } ≥ { $found }).
}
step-enter = { $goal ->
    [largest] Ruch: { SIDE($side) }; szukana jest największa wartość.
   *[smallest] Ruch: { SIDE($side) }; szukana jest najmniejsza wartość.
}
step-enter-window = { $goal ->
    [largest] Ruch: { SIDE($side) }; szukana jest największa wartość w { $window }.
   *[smallest] Ruch: { SIDE($side) }; szukana jest najmniejsza wartość w { $window }.
}
step-known = I bez ruchu wiadomo dość: { $value }.
step-leaf = Liść, wartość { $value }.
step-done = Wszystko ważne jest tu wiadome: { $value }.
step-cut = { $said } Cięcie: { $reason }
step-has = Na razie { $value } dla { SIDE($side, form: "genitive") }.
step-keeps = Zostaje { $value } dla { SIDE($side, form: "genitive") }.
step-better = Lepiej dla { SIDE($side, form: "genitive") }: { $value } zamiast { $before }.
search-done = Przeszukiwanie zakończone.
line-node = Węzeł { $node } z { $size }: { $way }
line-window = okno { $window }
line-value = wartość { $value }
line-cuts = { $count ->
    [one] odcina { $count } ruch
    [few] odcina { $count } ruchy
    [many] odcina { $count } ruchów
   *[other] odcina { $count } ruchu
}
leaf = liść
tree = Drzewo
tree-title = Węzły: { $nodes } · głębokość { $depth }
tree-title-limit = (głębokość { $asked } ma więcej niż { $nodes })
turn-tree = Obróć drzewo
smaller = Mniejsze
larger = Większe
node = Węzeł
exercise = Ćwiczenie
about-search = O przeszukiwaniu
did-not-work = To się nie udało.
stopped-before-tree = Zatrzymano, zanim powstało drzewo.
race = Wyścig
race-about = Wszystkie algorytmy na tej samej pozycji, na jednym zegarze. Słupki to węzły.
race-start = Rozpocznij wyścig
race-preparing = Na miejsca …
race-again = Jeszcze raz
race-note = Każde przeszukiwanie działa na tym komputerze samo; tutaj startują razem. Narysowane drzewo nie ma własnego czasu: tam każdy węzeł trwa tyle samo.
race-running = węzły: { $nodes } …
race-arrived = { $place }. węzły: { $nodes }, { $time }
race-given-up = przerwano po { $nodes } węzłach
why-that-move = Dlaczego ten ruch?
whose-search = { $by ->
    [glance] { $name } przeocza to i owo, jak ludzie, i wybiera spośród tego, co dostrzega. Tu jest pełne przeszukiwanie tej samej pozycji.
    [engine] { $name } to osobny program, który nie pokazuje drzewa. Tu jest przeszukiwanie tej samej pozycji przez Rookery.
    [learned] { $name } ocenia na podstawie tego, czego się nauczono. Tu jest przeszukiwanie tej samej pozycji ze zwykłą oceną.
    [drops] { $name } próbuje wstawiania figur tylko w pierwszych półruchach przeszukiwania. Tu jest to samo przeszukiwanie z wstawianiem wszędzie; może ono woleć inny ruch.
    [order] { $name } najpierw ogląda bicia. Tu jest minimaks z ruchami w kolejności, w jakiej powstają: wszystkie wartości są te same, ale spośród równie dobrych ruchów może on woleć inny.
    [deeper] { $name } szuka głębiej, niż Rentgen może pokazać. Tu jest to samo przeszukiwanie, mniej głębokie; może ono woleć inny ruch.
   *[memory] { $name } gra to bez przeszukiwania, z książki debiutowej albo z rozwiązanej gry. Tu jest to, co w tej pozycji znajduje przeszukiwanie.
}
projector = Widok na rzutnik
