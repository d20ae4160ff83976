## Strony

side-white = białe
    .label = Białe
    .start = Białe
    .genitive = białych
    .dative = białym
    .wins = Białe wygrywają
side-black = czarne
    .label = Czarne
    .start = Czarne
    .genitive = czarnych
    .dative = czarnym
    .wins = Czarne wygrywają
side-sheep = owce
    .label = Owce
    .start = Owce
    .genitive = owiec
    .dative = owcom
    .wins = Owce wygrywają
side-wolf = wilk
    .label = Wilk
    .start = Wilk
    .genitive = wilka
    .dative = wilkowi
    .wins = Wilk wygrywa
side-first-team = pierwsza drużyna
    .label = Pierwsza drużyna
    .start = Pierwsza drużyna
    .genitive = pierwszej drużyny
    .dative = pierwszej drużynie
    .wins = Pierwsza drużyna wygrywa
side-second-team = druga drużyna
    .label = Druga drużyna
    .start = Druga drużyna
    .genitive = drugiej drużyny
    .dative = drugiej drużynie
    .wins = Druga drużyna wygrywa
side-max = Max
    .genitive = Maxa
    .dative = Maxowi
    .wins = Max wygrywa
side-min = Min
    .genitive = Mina
    .dative = Minowi
    .wins = Min wygrywa
side-label = { SIDE($side, form: "label") }

## Gry

game-title = { $game ->
    [chess] Szachy
    [chess960] Szachy 960
    [crazyhouse] Crazyhouse
    [atomic] Szachy atomowe
    [horde] Horda
    [kingofthehill] Król wzgórza
    [three-check] Trzy szachy
    [antichess] Antyszachy
    [racingkings] Wyścig królów
    [endgame] Końcówka
    [pawns-kings] Piony i króle
    [bughouse] Drużynowy bughouse
    [wolf-sheep] Wilk i owce
   *[other] { $title }
}
game-summary = { $game ->
    [chess] Sama gra, ze wszystkimi regułami.
    [chess960] Szachy z jednego z 960 potasowanych ustawień (szachy Fischera).
    [crazyhouse] Co zbijesz, jest twoje i możesz to postawić na szachownicy zamiast ruchu.
    [atomic] Bicie wybucha: znika też wszystko dookoła oprócz pionów. Wysadź króla.
    [horde] Armia 36 pionów przeciw figurom: zamatuj króla albo zbij całą hordę.
    [kingofthehill] Szachy, w których wygrywa też król, który dotrze do centrum.
    [three-check] Szachy, w których trzeci szach wygrywa.
    [antichess] Wygrywa, kto straci wszystkie bierki; kto może bić, musi.
    [racingkings] Pierwszy doprowadź króla na ostatnią linię, nigdy nie dając szacha.
    [endgame] Król i osiem pionów po każdej stronie oraz wszystkie reguły szachów.
    [pawns-kings] Osiem pionów i król, którego wolno zbić: bez szacha, bez promocji, bez bicia w przelocie.
    [bughouse] Dwie drużyny na kilku szachownicach, jeden ruch w turze na dowolnej z nich: co zbijesz na jednej, możesz postawić na innej.
    [wolf-sheep] Cztery owce osaczają wilka. Rozwiązane: owce zawsze wygrywają, jeśli wiedzą jak.
   *[other] { $summary }
}
evaluation-title = { $evaluation ->
    [net] Sieć
    [tuned] Dostrojona
    [simplified] Uproszczona
    [material] Materiał
    [distance] Odległość
    [attitudes] Postawy
    [king-attack] Atak na króla
    [king-defense] Obrona króla
    [pawn-promotion] Promocja piona
    [external] Obcy silnik
    [paths] Drogi
    [smart] Sprytna
    [fast] Szybka
    [simple] Prosta
    [solved] Rozwiązana
   *[other] { $title }
}
algorithm-title = { $algorithm ->
    [search] Pełne przeszukiwanie
    [alphabeta] Alfa-beta
    [captures-first] Alfa-beta, najpierw bicia
    [minimax] Minimaks
   *[other] { $title }
}
algorithm-summary = { $algorithm ->
    [search] Alfa-beta ze wszystkim, co czyni ją silną.
    [alphabeta] Jak w podręczniku: ta sama wartość co minimaks, przy tej samej kolejności także ten sam ruch, mniej węzłów.
    [minimax] Jak w podręczniku: ogląda wszystko.
   *[other] { $summary }
}
balance-title = { $balance ->
    [material] Materiał
    [mobility] Ruchliwość
    [balance] Bilans
   *[other] { $title }
}
measure-title = { $measure ->
    [king-distance] Odległość królów
    [least-king-distance] Najmniejsza odległość królów
    [size-of-the-horde] Wielkość hordy
    [pieces-on-the-board] Bierki na szachownicy
    [rows-to-go] Rzędów do celu
    [measure] Miara
   *[other] { $title }
}
option-title = { $option ->
    [start] Początek
    [size] Szachownica
    [boards] Szachownice
    [sides] Kolory drużyny
    [repetitions] Remis przez powtórzenie
    [promotion] Promocja
    [en_passant] Bicie w przelocie
    [double_step] Podwójny krok
    [check] Szach
    [distance] Odległość królów
   *[other] { $title }
}
choice-title = { $option ->
    [size] { $value } × { $value }
    [boards] { $value ->
        [one] { $value } szachownica
        [few] { $value } szachownice
        [many] { $value } szachownic
       *[other] { $value } szachownicy
    }
    [sides] { $value ->
        [same] wszędzie te same
       *[alternate] na przemian
    }
    [repetitions] { $value ->
        [one] ta sama pozycja { $value } raz
        [few] ta sama pozycja { $value } razy
        [many] ta sama pozycja { $value } razy
       *[other] ta sama pozycja { $value } razy
    }
    [distance] { $value ->
        [manhattan] linie i rzędy
        [euclidean] w linii prostej
       *[steps] kroki króla
    }
   *[other] { $title }
}
choice-yes = tak
choice-no = nie
choice-start = Nr { $start }
choice-wolf-start = Wilk na { $square }, ruch: { SIDE($side) }
piece = { $piece ->
    [k] król
    [q] hetman
    [r] wieża
    [b] goniec
    [n] skoczek
    [s] owca
    [w] wilk
   *[p] pion
}
piece-white = { $piece ->
    [k] biały król
    [q] biały hetman
    [r] biała wieża
    [b] biały goniec
    [n] biały skoczek
    [s] owca
    [w] wilk
   *[p] biały pion
}
piece-black = { $piece ->
    [k] czarny król
    [q] czarny hetman
    [r] czarna wieża
    [b] czarny goniec
    [n] czarny skoczek
    [s] owca
    [w] wilk
   *[p] czarny pion
}
piece-count = { $piece ->
    [q] { $count ->
        [one] { $count } hetman
        [few] { $count } hetmany
        [many] { $count } hetmanów
       *[other] { $count } hetmana
    }
    [r] { $count ->
        [one] { $count } wieża
        [few] { $count } wieże
        [many] { $count } wież
       *[other] { $count } wieży
    }
    [b] { $count ->
        [one] { $count } goniec
        [few] { $count } gońce
        [many] { $count } gońców
       *[other] { $count } gońca
    }
    [n] { $count ->
        [one] { $count } skoczek
        [few] { $count } skoczki
        [many] { $count } skoczków
       *[other] { $count } skoczka
    }
   *[p] { $count ->
        [one] { $count } pion
        [few] { $count } piony
        [many] { $count } pionów
       *[other] { $count } piona
    }
}
piece-letters = KHWGS

## Stan i koniec

turn = Ruch: { SIDE($side) }
turn-in-check = Ruch: { SIDE($side) }, szach
outcome-win = { $reason ->
    [checkmate] { SIDE($side, form: "wins") } przez mata.
    [stalemate] { SIDE($side, form: "wins") } przez pata.
    [goal] { SIDE($side, form: "wins") }: cel osiągnięty.
    [king-exploded] { SIDE($side, form: "wins") }: król wysadzony.
    [king-taken] { SIDE($side, form: "wins") }: król zbity.
    [checks-given] { SIDE($side, form: "wins") }: dość szachów.
    [pieces-lost] { SIDE($side, form: "wins") }: wszystkie bierki stracone.
    [no-moves] { SIDE($side, form: "wins") }: brak ruchów.
    [resignation] { SIDE($side, form: "wins") }: przeciwnik się poddał.
    [time] { SIDE($side, form: "wins") } na czas.
    [none] { SIDE($side, form: "wins") }.
   *[other] { $words }
}
outcome-draw = { $reason ->
    [stalemate] Remis przez pata.
    [repetition] Remis przez powtórzenie pozycji.
    [fifty-moves] Remis: pięćdziesiąt ruchów bez bicia i ruchu pionem.
    [insufficient-material] Remis: za mało materiału.
    [agreement] Remis za zgodą stron.
    [goal] Remis: obie strony osiągnęły cel.
    [none] Remis.
   *[other] { $words }
}
outcome-repeated = { $times ->
    [one] Remis: pozycja wystąpiła { $times } raz.
    [few] Remis: pozycja wystąpiła { $times } razy.
    [many] Remis: pozycja wystąpiła { $times } razy.
   *[other] Remis: pozycja wystąpiła { $times } raza.
}
exact-win = { $moves ->
    [one] { SIDE($side, form: "wins") } przy najlepszej grze w { $moves } ruchu.
    [few] { SIDE($side, form: "wins") } przy najlepszej grze w { $moves } ruchach.
    [many] { SIDE($side, form: "wins") } przy najlepszej grze w { $moves } ruchach.
   *[other] { SIDE($side, form: "wins") } przy najlepszej grze w { $moves } ruchu.
}
exact-win-sometime = { SIDE($side, form: "wins") } przy najlepszej grze.
tables-say = Tablica końcówek: { $what }
exact-draw = Przy najlepszej grze jest remis.
draw = Remis
you = Ty
computer = Komputer
person = Człowiek
perfect-play = Gra doskonała
level-depth = Głębokość { $depth }
level-time = { $time } na ruch
level-elo = Elo { $elo }
level-minimax = Minimaks, { $level }
level-alphabeta = Alfa-beta, { $level }
score-win = { $sign }wygrana w { $moves }
score-wins = { SIDE($side, form: "wins") }
score-wins-in = { SIDE($side, form: "wins") } w { $moves }
milliseconds = { $count } ms
seconds = { $count } s
minutes-seconds = { $minutes } min { $seconds } s
megabytes = { $count } MB
just-now = przed chwilą
move-count = { $count ->
    [one] { $count } ruch
    [few] { $count } ruchy
    [many] { $count } ruchów
   *[other] { $count } ruchu
}
