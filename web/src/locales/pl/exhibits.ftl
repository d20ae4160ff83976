## Wystawa

exhibits = Wystawa
exhibits-about = Pięć prac, z których wyrósł Rookery: co opublikowały i to samo zmierzone na tym komputerze.
published = Opublikowano
measured-here = Zmierzono tutaj
measure = Zmierz
measuring = Mierzenie …
same-as-published = jak opublikowano
not-as-published = inaczej niż opublikowano
reason-counts = Pierwsza, która się różni, jest na głębokości { $depth }, gdzie praca podaje { $published }: kolejność ruchów lub ocena jest gdzieś inna.
reason-digits = ≈ znaczy: praca podaje sześć cyfr, a do sześciu cyfr nasze są takie same.
reason-counts-alone = Na głębokościach od { $from } do { $to } nasze stoją same: to, co praca tam naliczyła, nie jest dostępne.
reason-losses = Praca stwierdziła, że ten gracz nigdy nie przegrywa. Tutaj zatem w jakiejś pozycji odpowiada inaczej.
reason-leaves = To, ile liści się ogląda, zależy od ich kolejności, a liczby w liściach są nasze.
reason-machine = Na innym komputerze, z przeszukiwaniem napisanym od nowa: liczby są te same, o ile można je porównać, czas nie.
reason-engine = Na innym komputerze, z programem napisanym od nowa tymi samymi metodami.
reason-own-evaluation = Tutaj liście wycenia nasza własna ocena; tam każdy z nich był pytaniem do innego programu.
figure-losses = { $losses ->
    [0] nigdy niepokonane, pozycji: { $positions }
    [one] porażek: { $losses }, pozycji: { $positions }
    [few] porażek: { $losses }, pozycji: { $positions }
    [many] porażek: { $losses }, pozycji: { $positions }
   *[other] porażek: { $losses }, pozycji: { $positions }
}
figure-ladder-ours = +{ $elo } Elo od najniższego do najwyższego szczebla; węzły do głębokości { $depth }: { $first } → { $last }
figure-games = { $games ->
    [one] { $games } partia
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
}
figure-nine-ours = { $all } → { $leaves }; w najlepszym razie { $minimum }
exhibit-xboard = Program szachowy z XBoardem
exhibit-xboard-about = Program dla XBoardu z alfa-betą i statyczną oceną w liściach: bez uspokajania, bez tablicy. Osiągał 150 000 węzłów na sekundę i na głębokości 5 odpowiadał w ciągu 7 sekund. Drabina dodaje po jednym ulepszeniu i mierzy każde w partiach i w węzłach do stałej głębokości.
figure-speed = Szybkość i czas dla głębokości 5 od początku
figure-ladder = Ten sam program z każdym ulepszeniem (krótka drabina: 4 partie na szczebel)
exhibit-wolf-sheep = Wilk i owce
exhibit-wolf-sheep-about = Cztery owce przeciw wilkowi, z minimaksem, alfa-betą i trzema ocenami. To, co z liczb pracy jest dostępne, tworzy pięć tabel poniżej: ile pozycji ocenia minimaks (z każdą oceną tyle samo), alfa-beta z prostą, z szybką i z sprytną, zawsze z wilkiem na e7 i owcami na posunięciu; oraz czasy alfa-bety na głębokości 18. Liczby są porównywane na głębokościach od 2 do 11. Praca przeszukiwała do głębokości 18, ale to, co naliczyła poza głębokością 11, nie jest dostępne: tam nasze stoją same. Praca stwierdziła, że owce z prostą oceną na głębokości 18 nigdy nie przegrywają: wypróbowanie każdej odpowiedzi dowodzi tego w kilka sekund. Czasy na czterech komputerach nie są tu powtórzone: dostępne są tylko czasy jednego z nich, laptopa, i stoją obok naszych.
figure-counts-minimax = Tabela 1: minimaks, ocenione pozycje według głębokości
figure-counts-simple = Tabela 2: alfa-beta z prostą oceną, ocenione pozycje według głębokości
figure-counts-fast = Tabela 3: alfa-beta z szybką oceną, ocenione pozycje według głębokości
figure-counts-smart = Tabela 4: alfa-beta z sprytną oceną, ocenione pozycje według głębokości
figure-times = Tabela 5: alfa-beta na głębokości 18, czas według oceny (opublikowano: na laptopie)
figure-times-ours = { $time } za wszystkie trzy
figure-counts-ours = Zgodne liczby: { $agree } z { $of } (głębokości od { $from } do { $to });
figure-prove-fails = Owce z prostą oceną na głębokościach 10, 11 i 12, przeciw każdej odpowiedzi: na ile sposobów wygrywa wilk
figure-prove-holds = To samo na głębokościach od 13 do 16
figure-prove-18 = Owce z prostą oceną na głębokości 18, przeciw każdej odpowiedzi (kilka sekund: to, co przeszukano, jest pamiętane)
figure-never-beaten = nigdy niepokonane
exhibit-bughouse = Drużynowy bughouse
exhibit-bughouse-about = Bughouse bez zegarów: drużyna na posunięciu wybiera szachownicę i można zastosować alfa-betę. Każdy liść był pytaniem do innego programu z 10 ms namysłu, więc głębokość 3 od początku była nieosiągalna. Z własną oceną już nie. Jak w pracy: Evaluation external, External Engine „movetime 10 stockfish”; a wstawianie figur tylko w pierwszych półruchach przeszukiwania: Drop Plies albo w maszynowni. Przykładowa partia wydrukowana w pracy nie jest tu powtórzona: jej tekst nie jest dostępny. Zamiast niej jest nasza partia z tym, co sądzą o niej obie drużyny.
figure-bughouse = Głębokość 3 od początku dwóch szachownic
figure-bughouse-external = Głębokość 2, z pytaniem innego programu o każdą szachownicę, po 10 ms (Stockfish, jeśli jest zainstalowany)
figure-a-leaf = { $time } na liść
figure-bughouse-external-ours = Liście: { $leaves } w { $time }, { $each } na liść: szachownice, o które już pytano, są pamiętane
figure-bughouse-game = Nasza partia: ocena Sunsettera przeciw ocenie Sjenga na głębokości 4 (kilka sekund)
figure-bughouse-mate = Półruchy: { $plies }; mata widać od półruchu { $ply }, najpierw widzi go { $evaluation }
figure-bughouse-no-mate = Półruchy: { $plies }; nikt nie widział mata
figure-bughouse-mark = Mata widać: półruch { $ply }
exhibit-captures = Szachy z biciami na początku
exhibit-captures-about = Gracz z alfa-betą, który najpierw próbuje bić i liczy materiał od 10 do 900. Rysunek pokazuje, że z dziewięciu liści wystarcza sześć. Tekst mówi o trzech, ale przy trzech gałęziach po trzy liście żadne przeszukiwanie nie obejdzie się mniej niż pięcioma. Można z nim grać tutaj i przez UCI: Algorithm alphabeta, Ordering captures, Evaluation material.
exhibit-captures-play = Graj przeciw niemu
figure-nine = Trzy gałęzie po trzy liście. Rysunek podaje tylko ich liczbę: wartości w liściach są nasze
figure-ordering = Oceny na głębokości 4: minimaks, alfa-beta, bicia na początku
exhibit-pawns-kings = Pionki i króle
exhibit-pawns-kings-about = Małe szachy z królami i pionkami do badania przeszukiwania: ocena, pionki, węzły i odległość królów, ruch po ruchu. Zasady można przełączać pojedynczo; obowiązują w drugiej z dwóch partii. Siatka gra każdą głębokość przeciw każdej innej. Z najwyżej czterema bierkami gra jest rozwiązana dokładnie.
figure-grid = Głębokości od 1 do 6 przeciw sobie (po 10 partii): punkty, węzły, odległość królów
grid-points = Punkty białych, w procentach
grid-nodes = Węzłów na ruch
grid-axes = Wiersze: głębokość białych. Kolumny: głębokość czarnych.
figure-set-pawn = Król i pionek przeciw królowi, rozwiązane według opublikowanych zasad
figure-set-pawns = Król i pionek przeciw królowi i pionkowi, rozwiązane (kilka sekund)
figure-set-two-pawns = Król i dwa pionki przeciw królowi, rozwiązane (kilka sekund)
figure-set-ours = { $exact } Ze wszystkich pozycji ({ $positions }) białe wygrywają { $first }, czarne { $second }, a remisem jest { $draws }.
figure-rules = Ten sam początek według opublikowanych zasad i według tych, które są tu włączone
rules-before = Opublikowane zasady: króla się bije, bez promocji, bez bicia w przelocie
rules-after = Z: { $rules }
rules-after-none = te same zasady
rules-switches = Zasady drugiej partii
figure-rules-ours = { $before } i { $after } półruchów, obie partie poniżej
squares-title = Każde pole, rozwiązane
squares-about = Gdziekolwiek wilk stoi wśród tych owiec, rozwiązanie wie, kto wygrywa przy najlepszej grze. Liczba mówi, w ilu ruchach. Partia poniżej jest bez błędów.
squares-show = Pokoloruj pola
squares-wolf-on = Wilk na { $square }: { $exact }
squares-played = Rozegrane półruchy: { $plies } z { $all }
card-title = Ten komputer obok komputera z publikacji
card-note = Głębokość 18 z trzema ocenami zajmuje kilka sekund. Potem powstaje karta, którą można zachować lub wysłać.
card-measure = Zmierz wszystkie trzy
card-machine = Nazwa tego komputera
card-this-machine = Ten komputer
card-published = Laptop z publikacji
card-about = Alfa-beta do głębokości 18, czas według oceny
card-times = { $times } razy szybciej
