## Pracownia

node-counts = Liczby węzłów
recorded-games = Nagrane partie
experiment = Doświadczenie
experiments = Doświadczenia
results = Wyniki
nodes-about = Ile pozycji ogląda każde przeszukiwanie, głębokość po głębokości? Minimaks i alfa-beta w każdej kolejności znajdują tę samą wartość; pełne przeszukiwanie odpowiada na własne pytanie i może znaleźć inną.
from-depth = Od głębokości
to-depth = Do głębokości
searches = Przeszukiwania
max-nodes = Najwięcej węzłów na jedno przeszukiwanie
evaluations = Oceny
evaluations-logarithmic = Oceny, logarytmicznie
evaluations-by-depth = Oceny według głębokości, logarytmicznie
more-nodes-than-allowed = Więcej węzłów, niż wolno
counts = Liczby
branching-note = Średnia liczba ruchów w drzewie minimaksu
regular-column = Regularne
regular-column-note = Ile alfa-beta potrzebowałaby w drzewie regularnym, z b ruchami wszędzie i najlepszym zawsze pierwszym
no-captures-here = Ta gra nie zna bicia: nie ma czego dać na początek.
minimum = Minimum
minimum-note = Najmniej ocen, które dowodzą wartości właśnie tego drzewa, w najlepszej z kolejności; gdy jest dość małe, by je zachować
saved = Oszczędność
finding = Ocenione pozycje na głębokości { $depth }: alfa-beta { $own }, minimaks { $all }. Oszczędność wynosi { $share }, a wartość jest ta sama.
nodes-empty = Naciśnij Licz: tabela wypełnia się wiersz po wierszu. Zwykłe ustawienia zajmują sekundę lub dwie.
count-nodes = Licz węzły
nodes-heading = { $game }, ocena: { $evaluation }
counting-search = Liczy { $search } na głębokości { $depth } …
counting-canceled = Przerwano; tyle policzono.
done = Gotowe.
copied = Skopiowano.
copying-forbidden = Przeglądarka nie pozwala tu kopiować; zaznacz wiersz i skopiuj go.
same-in-terminal = To samo w terminalu
copy-command = Kopiuj polecenie
save-as = Zapisz { $format }
run-about = Dwaj gracze rozgrywają partie. Każdy ruch jest nagrywany: co myśleli i ile to kosztowało.
search-again-with = Każdą pozycję przeszukaj ponownie za pomocą
nothing = niczego
random-moves = Losowe ruchy
seed = Ziarno
record = Nagraj
same-move = ten sam
ply = Półruch
move = Ruch
nodes-of = Węzły: { $search }
its-move = Jego ruch
run-results = { $first } { $wins }, remisy { $draws }, { $second } { $losses }
run-unfinished = niedokończone { $count }
run-work = { $side }: węzły { $nodes }, ruchy { $moves }, czas { $time }
run-compared = { $algorithm }: węzły { $nodes } zamiast { $own }, oszczędność { $share }; takie same ruchy: { $same } z { $moves }.
at-ply = półruch { $ply }
finished-after = { $plies ->
    [one] { $end } ({ $plies } półruch)
    [few] { $end } ({ $plies } półruchy)
    [many] { $end } ({ $plies } półruchów)
   *[other] { $end } ({ $plies } półruchu)
}
recording = Partia { $game } z { $games }, półruch { $ply } …
recording-canceled = Przerwano; tyle nagrano.
games-recorded = { $count ->
    [one] Nagrano { $count } partię.
    [few] Nagrano { $count } partie.
    [many] Nagrano { $count } partii.
   *[other] Nagrano { $count } partii.
}
run-empty = Naciśnij Nagraj: dwaj gracze grają, a każdy ruch jest zapisywany razem z kosztem.
record-a-game = Nagraj partię
keep-in-games = Zachowaj w Partiach
games-stored-already = Te partie są już zapisane.
games-stored = { $count ->
    [one] Zapisano { $count } partię.
    [few] Zapisano { $count } partie.
    [many] Zapisano { $count } partii.
   *[other] Zapisano { $count } partii.
}
learning = Nauka
learning-about = Program gra sam ze sobą, z tych partii uczy małą sieć i każe jej grać z najlepszą dotąd: wciąż od nowa, także gdy nikt nie patrzy.
learning-begins-with = Zaczyna
learning-from-nothing = od zera
learning-from-known = od tego, co Rookery już wie
learning-details = Liczby
learning-generations = Pokolenia
learning-generations-note = Pokolenia (0: aż do zatrzymania)
learning-games = Partie na każde
learning-match-games = Partie, które rozstrzygają
learning-nodes = Węzły na ruch
learning-passes = Przebiegi treningu
learning-neurons = Neurony
learning-begin = Zacznij naukę
learning-empty = Sieć, która nic nie wie, gra sama ze sobą i na twoich oczach staje się lepsza. W wilku i owcach widać coś już po minucie.
learning-runs = Przebiegi nauki
learning-run-words = { $generations ->
    [one] { $generations } pokolenie, { $state }, { $ago }
    [few] { $generations } pokolenia, { $state }, { $ago }
    [many] { $generations } pokoleń, { $state }, { $ago }
   *[other] { $generations } pokolenia, { $state }, { $ago }
}
learning-state = { $state ->
    [waiting] czeka
    [learning] uczy się
    [stopping] zatrzymuje się
    [finished] gotowe
    [failed] nie udało się
   *[paused] zatrzymane
}
learning-state-sentence = { $state ->
    [waiting] Czeka na swoją kolej.
    [stopping] Zatrzymuje się …
    [finished] Wszystkie pokolenia są gotowe.
   *[paused] Zatrzymane. Nic nie przepadło: można kontynuować.
}
learning-phase = { $phase ->
    [playing] Pokolenie { $generation }: partie najlepszej sieci z samą sobą
    [training] Pokolenie { $generation }: trening
   *[judging] Pokolenie { $generation }: mecz z najlepszą siecią
}
learning-stop = Zatrzymaj
learning-resume = Kontynuuj
learning-delete-really = Usuń wszystkie partie i sieci
learning-finding = Najlepsze dotąd jest pokolenie { $generation }: Elo { $elo } ± { $error } wobec pierwszego.
learning-finding-none = { $count ->
    [one] Żadne pokolenie nie było jeszcze lepsze od pierwszego ({ $count } próba).
    [few] Żadne pokolenie nie było jeszcze lepsze od pierwszego ({ $count } próby).
    [many] Żadne pokolenie nie było jeszcze lepsze od pierwszego ({ $count } prób).
   *[other] Żadne pokolenie nie było jeszcze lepsze od pierwszego ({ $count } próby).
}
learning-finding-truth = Zachowuje { $share } wygranych, pierwsze zachowywało { $first }.
learning-elo = Elo wobec pierwszego pokolenia
learning-elo-words = Pokolenie { $generation } ma { $elo }.
learning-truth = Wygrane, które zachowuje jego ruch, według rozwiązanej gry
learning-truth-words = Najnowsze pokolenie zachowuje { $share }.
learning-truth-short = Zachowane wygrane
learning-loss = Błąd
learning-loss-words = Trening { $training }, odłożone partie { $validation }.
learning-training = Trening
learning-validation = Odłożone partie
learning-generation = Pokolenie
learning-match = Mecz
learning-positions = Pozycje
learning-not-kept = odrzucone
learning-map = Co sieć sądzi o figurach
learning-map-of = Wartość według pola: { $piece }
learning-piece = Figura
learning-map-about = { $games ->
    [one] O ile więcej lub mniej figura jest dla sieci warta na danym polu niż średnio ({ $mean }): o ile zmienia się wartość dla jej właściciela, gdy się ją zabierze. Z pozycji { $games } partii; gdzie nigdy nie stała, nie ma liczby.
    [few] O ile więcej lub mniej figura jest dla sieci warta na danym polu niż średnio ({ $mean }): o ile zmienia się wartość dla jej właściciela, gdy się ją zabierze. Z pozycji { $games } partii; gdzie nigdy nie stała, nie ma liczby.
    [many] O ile więcej lub mniej figura jest dla sieci warta na danym polu niż średnio ({ $mean }): o ile zmienia się wartość dla jej właściciela, gdy się ją zabierze. Z pozycji { $games } partii; gdzie nigdy nie stała, nie ma liczby.
   *[other] O ile więcej lub mniej figura jest dla sieci warta na danym polu niż średnio ({ $mean }): o ile zmienia się wartość dla jej właściciela, gdy się ją zabierze. Z pozycji { $games } partii; gdzie nigdy nie stała, nie ma liczby.
}
learning-play = Zagraj z nią
learning-play-about = Każde pokolenie jest przeciwnikiem. Im mniejsza głębokość, tym bardziej polega na tym, czego się nauczyło.
learning-you-play = Grasz jako
learned-player = Pokolenie { $generation }: { $level }

## Wiele komputerów

many-machines = Komputery
many-machines-about = Długą pracę rozpoczętą z opcją --on wykonuje wiele komputerów. Tutaj widać, co robią.
cluster-none = Ten program nie zna innych komputerów. Uruchom go z adresem ich serwera NATS:
cluster-at = Serwer: { $server }.
cluster-away = { $server } nie odpowiada.
cluster-runs = Zadania
cluster-no-runs = Nic nie jest w toku.
cluster-workers = Pomocnicy
cluster-no-workers = Nikt się nie przyłączył. Na każdym komputerze, który ma pomagać: rookery work i adres serwera.
cluster-name = Nazwa
cluster-kind = Rodzaj
cluster-kind-name = { $kind ->
    [match] Mecz
    [selfplay] Partie ze sobą
    [levels] Poziomy
    [analyse] Analiza
    [grid] Głębokości przeciw sobie
    [drill] Pomiar
   *[other] { $kind }
}
cluster-progress = Postęp
cluster-of = { $done } z { $total }
cluster-rate = Części na minutę
cluster-stop = Zatrzymaj
cluster-stopped = zatrzymane
cluster-version = Wersja
cluster-cores = Rdzenie
cluster-speed = Węzły na sekundę
cluster-jobs = Wykonane części
cluster-doing = Pracuje nad
cluster-excluded = { $name } jest wykluczony.
cluster-stands-out = To, co znajduje { $name }, różni się od tego, co znajdują inni.
cluster-rejected = { $count ->
    [one] { $name }: odrzucono { $count } wynik.
    [few] { $name }: odrzucono { $count } wyniki.
    [many] { $name }: odrzucono { $count } wyników.
   *[other] { $name }: odrzucono { $count } wyniku.
}
