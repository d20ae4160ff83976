### Polski

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

## Miejsca

places = Miejsca
place-play = Gra
place-analyze = Analiza
place-xray = Rentgen
place-lab = Pracownia
place-train = Trening
place-games = Partie
place-settings = Ustawienia
more = Więcej
theme-light = Jasno
theme-dark = Ciemno
sounds = Dźwięki
keys = Klawisze
reload = Wczytaj ponownie
close = Zamknij
cancel = Anuluj
try-again = Spróbuj ponownie
part-not-loaded = Nie udało się wczytać tej części strony.
page-outdated = Ta strona jest starsza niż program.
connection-lost-move-kept = Utracono połączenie. Twój ruch jest zapamiętany i zostanie wysłany.
connection-lost-retrying = Utracono połączenie. Ponowna próba …
connection-was-lost = Utracono połączenie.
connection-lost-sending = Utracono połączenie podczas wysyłania.
no-connection = W tej chwili nie ma połączenia.
file-refused = Serwer tego nie przyjmuje.
another-device = Inne urządzenie
invite-how = Zeskanuj kod telefonem lub tabletem w tej samej sieci albo wpisz ten adres:
invite-note = Działa raz, dla jednej przeglądarki, dopóki Rookery działa. Kto tak wejdzie, może grać, oglądać partie i importować nowe, ale żadnej nie usunie. Transmisja nie jest szyfrowana.
invite-again = Dla kolejnego
qr-code-of = Kod QR adresu { $address }
copy = Kopiuj

## Klawisze

key-back = Ruch wstecz
key-forward = Ruch naprzód
key-start = Na początek
key-latest = Do ostatniego ruchu
key-board = Na szachownicę: strzałki chodzą, Enter podnosi i kładzie
key-type = Wpisz ruch, np. Sf3 albo e2e4
key-flip = Obróć szachownicę
key-hint = Pokaż dobry ruch
key-stop = Przerwij myślenie i wykonaj ruch
key-run = Uruchom lub wstrzymaj (komputer z komputerem)
key-step = Jeden krok (komputer z komputerem)
key-theme = Ciemno lub jasno
key-sounds = Włącz lub wyłącz dźwięki
key-list = Ta lista
key-variation-before = Poprzedni wariant
key-variation-next = Następny wariant
key-end-of-line = Na koniec wariantu
key-engine = Włącz lub wyłącz silnik
key-edit = Edytuj pozycję
key-open = Otwórz pozycję lub partię
key-undo = Cofnij ostatnią zmianę
key-delete = Usuń ruch i wszystko po nim
key-import = Importuj plik
key-export = Eksportuj wyświetlone partie
key-undo-delete = Cofnij usunięcie
key-search = Szukaj
key-experiment = Rozpocznij doświadczenie
key-stop-it = Zatrzymaj doświadczenie
key-search-forward = Krok przeszukiwania naprzód
key-search-back = Krok wstecz
key-search-over = Ponad wszystkim poniżej, do wartości węzła
key-search-up = Do węzła powyżej
key-next-cutoff = Do następnego cięcia
key-cutoff-before = Do poprzedniego cięcia
key-search-start = Na początek przeszukiwania
key-search-end = Na koniec przeszukiwania
key-run-or-pause = Uruchom lub wstrzymaj
key-unfold = Rozwiń lub zwiń węzeł

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
    [bughouse] Dwie drużyny na kilku szachownicach: co zbijesz na jednej, możesz postawić na innej.
    [wolf-sheep] Cztery owce osaczają wilka. Rozwiązane: owce zawsze wygrywają, jeśli wiedzą jak.
   *[other] { $summary }
}
evaluation-title = { $evaluation ->
    [tuned] Dostrojona
    [simplified] Uproszczona
    [material] Materiał
    [distance] Odległość
    [attitudes] Postawy
    [king-attack] Atak na króla
    [king-defence] Obrona króla
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
    [alphabeta] Jak w podręczniku: ten sam ruch co minimaks, mniej węzłów.
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
   *[other] { $title }
}
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

## Rules

rules = Zasady
rules-of = Zasady: { $game }
game-rules = { $game ->
    [chess] Król idzie o jedno pole w dowolnym kierunku; wieża prosto, goniec na ukos, hetman tak i tak; skoczek skacze o dwa pola prosto i jedno w bok.
        Pionki idą o jedno pole do przodu, z pola początkowego także o dwa, a biją na ukos do przodu. Na ostatniej linii stają się inną figurą.
        Pionka, który właśnie przeszedł dwa pola, można zbić, jakby przeszedł jedno: bicie w przelocie.
        Raz w partii król i wieża mogą się zroszować, jeśli żadne się nie ruszyło, nic między nimi nie stoi i król nie przechodzi przez atakowane pole.
        Kto atakuje króla tak, że nie da się go uratować, wygrywa. Bez dozwolonego ruchu i bez szacha jest remis.
    [chess960] Figury za pionkami są wymieszane, tak samo dla obu stron: gońce na polach różnego koloru, król między wieżami.
        Roszada prowadzi na zwykłe pola, gdziekolwiek król i wieża zaczęły: przesuń króla na jego wieżę.
        Wszystko inne jak w szachach.
    [crazyhouse] Co zbijesz, trafia do twojej rezerwy i zmienia kolor.
        Zamiast ruchu możesz postawić bierkę z rezerwy na pustym polu, także z szachem lub matem; pionków nie na pierwszej ani ostatniej linii.
        Promowana figura po zbiciu znów jest pionkiem.
        Wszystko inne jak w szachach.
    [atomic] Bicie wybucha: znika bierka bijąca, zbita i wszystko wokół, oprócz pionków.
        Kto wysadzi króla przeciwnika, wygrywa. Własnego nie wolno wysadzić, dlatego króle nigdy nie biją.
        Króle mogą stać obok siebie; żaden nie jest wtedy szachowany.
        Wszystko inne jak w szachach.
    [horde] Białe mają 36 pionków i nie mają króla.
        Białe wygrywają matem, czarne, gdy zbiją wszystko.
        Pionki na pierwszej linii też mogą iść o dwa pola.
        Wszystko inne jak w szachach.
    [kingofthehill] Król, który stanie na jednym z czterech pól w środku, d4, e4, d5 lub e5, od razu wygrywa.
        Wszystko inne jak w szachach, mat też.
    [three-check] Kto da szacha po raz trzeci, wygrywa.
        Wszystko inne jak w szachach, mat też.
    [antichess] Kto może bić, musi, i może wybrać jak.
        Król jest bierką jak inne: nie ma szacha ani roszady, a pionek może stać się królem.
        Kto nie ma już bierek albo nie ma ruchu, wygrywa.
    [racingkings] Obie strony zaczynają na dole, bez pionków. Wygrywa pierwszy król na ósmej linii.
        Jeśli białe dojdą pierwsze, czarne mogą dojść następnym ruchem: remis.
        Żaden ruch nie może dać szacha.
    [endgame] Każda strona ma króla i osiem pionków tam, gdzie stoją w szachach.
        Obowiązują wszystkie zasady szachów: pionki są promowane, a mat wygrywa.
    [pawns-kings] Każda strona ma króla i osiem pionków, które chodzą jak w szachach.
        Nie ma szacha: króla można zbić, i to wygrywa.
        Nie ma promocji, bicia w przelocie ani roszady. Pionek na ostatniej linii tam zostaje.
        Kto nie ma ruchu, remisuje.
    [bughouse] Dwie drużyny na kilku szachownicach. Tura to jeden ruch, na dowolnej szachownicy.
        Co drużyna zbije na jednej szachownicy, może postawić na innej, na pustym polu; pionków nie na pierwszej ani ostatniej linii.
        Żaden król drużyny nie może pozostać szachowany, na żadnej szachownicy.
        Drużyna, która jest szachowana i nie ma ruchu, przegrywa.
   *[wolf-sheep] Wszyscy idą o jedno pole na ukos; owce tylko do przodu. Nic się nie bije.
        Wilk wygrywa, gdy dojdzie do pierwszego rzędu owiec.
        Owce wygrywają, gdy wilk nie może się ruszyć. Kto nie ma ruchu, przegrywa.
}

## Opponents

opponent-name = { $opponent ->
    [fledgling] Pisklę
    [sparrow] Wróbel
    [robin] Rudzik
    [magpie] Sroka
    [woodpecker] Dzięcioł
    [heron] Czapla
    [jackdaw] Kawka
    [kestrel] Pustułka
    [owl] Sowa
    [raven] Kruk
    [rookery] Rookery
   *[other] { $name }
}
opponent-summary = { $opponent ->
    [fledgling] Dopiero poznało ruchy i zostawia bierki bez obrony.
    [sparrow] Wcześnie wyprowadza hetmana i dziobie wszystko, co zobaczy.
    [robin] Miły i szybki; widzi następny ruch, a często przeocza kolejny.
    [magpie] Nie przejdzie obok niczego, co można zbić.
    [woodpecker] Pcha pionki, jeden po drugim.
    [heron] Stoi spokojnie, chroni króla i czeka na twój błąd.
    [jackdaw] Kocha skoczki i skacze tam, gdzie najmniej się spodziewasz.
    [kestrel] Przez chwilę zawisa w powietrzu, po czym spada na twojego króla.
    [owl] Cierpliwa i dokładna; niewiele przeocza.
    [raven] Przebiegły; karze niemal każde potknięcie.
    [rookery] Cała kolonia: wszystko, co program potrafi.
   *[other] { $summary }
}
opponent-skill = { $skill ->
    [beginner] Początkujący
    [easy] Łatwy
    [medium] Średni
    [hard] Trudny
   *[perfect] Doskonały
}
opponent-elo = około { $elo }
opponent-strongest = pełna siła
opponent-choose = Wybierz przeciwnika
against-opponent = przeciwnik: { $name }
offer-stronger = Trzy razy z rzędu było za łatwo. Ktoś silniejszy?
offer-weaker = Trzy porażki z rzędu zdarzają się każdemu. Ktoś łagodniejszy?
offer-play = Nowy przeciwnik: { $name }

## Dlaczego coś się nie uda

refusal = { $code ->
    [game-over] Partia jest skończona.
    [game-went-on] Partia toczy się już dalej.
    [not-your-turn] To nie twój ruch.
    [no-such-move] Takiego ruchu tu nie ma.
    [nothing-to-take-back] Nie ma ruchu do cofnięcia.
    [only-people-resign] Poddać się może tylko człowiek.
    [only-people-offer-draws] Remis może zaproponować tylko człowiek.
    [no-draws] W tej grze nie ma remisów.
    [computer-thinking] Komputer myśli nad swoim ruchem.
    [nobody-thinking] Nikt nie myśli.
    [nothing-to-count] Przy tej ocenie nie ma czego liczyć.
    [over-in-position] W tej pozycji partia jest skończona.
    [no-piece] Na { $square } nie ma bierki.
    [other-side-moves] Ruch: { SIDE($side) }.
    [say-promotion] Wybierz, czym staje się pion.
    [castling-is] Roszadę zapisuje się tu { $move }.
    [king-would-be-in-check] Król byłby w szachu.
    [king-in-check] Król jest w szachu.
    [pinned] { $piece ->
        [queen] Hetman jest związany.
        [rook] Wieża jest związana.
        [bishop] Goniec jest związany.
        [knight] Skoczek jest związany.
       *[pawn] Pion jest związany.
    }
    [cannot-go-there] { $piece ->
        [king] Król z { $square } nie może tam pójść.
        [queen] Hetman z { $square } nie może tam pójść.
        [rook] Wieża z { $square } nie może tam pójść.
        [bishop] Goniec z { $square } nie może tam pójść.
        [knight] Skoczek z { $square } nie może tam pójść.
       *[pawn] Pion z { $square } nie może tam pójść.
    }
    [not-legal] Ten ruch jest tu niedozwolony.
    [not-in-hand] Nie ma takiej bierki w zapasie.
    [cannot-drop-there] Nie można jej tam postawić.
    [king-on-board-in-check] Król na szachownicy { $board } jest w szachu.
    [no-such-game] Nie ma takiej partii.
    [not-for-playing] Ta partia nie jest do grania; obejrzyj ją w Analizie.
    [neither-position-nor-game] To nie jest ani pozycja, ani partia.
    [no-games-in-file] Nie ma w tym partii.
    [too-large] To jest za duże.
    [disk-full] Dysk jest pełny.
    [no-longer-here] Tego już tu nie ma; wyślij ponownie.
    [too-much-under-way] Za dużo jest w toku; spróbuj za chwilę.
    [too-large-to-solve] Ta gra jest za duża, by ją rozwiązać.
    [no-threat] Nie ma tu groźby do pokazania.
    [no-threat-in-check] W szachu nie ma innej groźby niż szach.
    [nothing-to-search] W tej pozycji partia jest skończona: nie ma czego szukać.
    [tree-too-large] To drzewo jest za duże już przy jednym półruchu.
    [cannot-delete-from-here] Stąd nie można usuwać partii: Rookery działa na innym komputerze.
    [cannot-start-from-here] Stąd nie można uruchamiać innych silników: Rookery działa na innym komputerze.
    [only-looking] Stąd można tylko zaglądać w przeszukiwania.
    [not-the-teacher] To może tylko nauczyciel, na komputerze, na którym działa Rookery.
    [no-class] W tej chwili nie ma ćwiczenia dla klasy.
    [class-closed] Odpowiedzi nie są już przyjmowane.
    [class-full] Klasa jest pełna.
    [cannot-stop-from-here] Stąd nie można zatrzymywać zadań: Rookery działa na innym komputerze.
    [no-other-machines] Nie ma innych komputerów.
    [internal] Coś poszło nie tak; spróbuj ponownie.
   *[none] { $reason }
}

## Pierwszy ekran

motto = Jedno przeszukiwanie, wiele szachownic.
play = Graj
play-chess = Graj w szachy
all-games = Wszystkie gry
continue-game = { $moves ->
    [one] Kontynuuj: { $game }, { $moves } ruch
    [few] Kontynuuj: { $game }, { $moves } ruchy
    [many] Kontynuuj: { $game }, { $moves } ruchów
   *[other] Kontynuuj: { $game }, { $moves } ruchu
}
usual-both = Dwie osoby przy jednej szachownicy, { $clock }
usual-watch = Dwa komputery, a ty patrzysz
usual-computer = Ty przeciw komputerowi: { $level }, { $clock }
clock-none = bez zegara
clock-none-title = Bez zegara
clock-choice = { $minutes } min + { $seconds } s na ruch
clock = Zegar
you-play = Grasz
random = Losowo
seat-both = Obie strony
seat-watch = Oglądanie
seat-random-note = O twojej stronie decyduje los.
seat-both-note = Dwie osoby przy jednej szachownicy.
seat-watch-note = Komputer z komputerem, ruch po ruchu albo bez przerwy.
opponent = Przeciwnik
machine-room = Maszynownia
begin-with-position = Zacznij od pozycji
position-as-text = Pozycja jako tekst (FEN)
set-up = Ustaw
strength = Siła
strength-by = Siła według
depth = Głębokość
time = Czas
elo = Elo
algorithm = Algorytm
evaluation = Ocena
start-position = Pozycja nr { $number }
shuffle-again = Potasuj ponownie

## Szachownice

boards = Szachownice
board = Szachownica
board-name = Szachownica { $name }
board-of = Szachownica: { $game }
moved-last = ostatni ruch
promote-to = Promuj na
square-empty = puste
square-in-check = w szachu
square-last-move = ostatni ruch
square-target = może tu pójść
square-can-move = może się ruszyć
reserve = { $color ->
    [white] Zapas białych
   *[black] Zapas czarnych
}
checks-to-go = { $count ->
    [one] jeszcze { $count } szach
    [few] jeszcze { $count } szachy
    [many] jeszcze { $count } szachów
   *[other] jeszcze { $count } szacha
}
time-left = Pozostały czas

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
game-is-over = Partia jest skończona
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
engine-off = Wyłączony
engine-starting = Uruchamia się …
waiting-for-turn = Czeka na swoją kolej …
engine-resting = Głębokość { $depth }, odpoczywa
engine-speed = Głębokość { $depth }, { $speed } węzłów/s
solve-exactly = Rozwiąż dokładnie tę szachownicę
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
report-usual = Zwykle
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

## Sharing, learning from mistakes, training

share = Udostępnij
share-position = Pozycja
share-game = Partia
share-line = Ten wariant jako animacja
share-speed = Każdy ruch jest widoczny przez
share-quick = ½ s
share-usual = 1 s
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
exercise-hint = Bierka, która ma się ruszyć, jest zaznaczona.
exercise-judging = Sprawdzanie { $move } …
exercise-right = { $move } jest dobrze!
exercise-also-good = { $move } jest równie dobre!
exercise-wrong = { $move } nie wystarcza.
exercise-refutation = Odpowiedź to
exercise-solution = Najlepsze jest { $move }.
exercise-give-hint = Wskazówka
exercise-show = Pokaż rozwiązanie
exercise-skip = Pomiń
puzzle = Zadanie
puzzles = Zadania
puzzle-removed = Zadanie usunięto.
train-prompt = Jeden ruch jest wyraźnie najlepszy. Znajdź go.
train-due = na dziś
train-total = zadań
train-rate = za pierwszym razem
train-any-game = Wszystkie gry
train-from = Z: { $title }
train-again-today = Wróci jeszcze dzisiaj.
train-again = { $count ->
    [one] Wróci za { $count } dzień.
    [few] Wróci za { $count } dni.
    [many] Wróci za { $count } dni.
   *[other] Wróci za { $count } dnia.
}
train-remove = Usuń
train-none = Nie ma jeszcze zadań. Otwórz jedną ze swoich partii i zrób raport: zbierają się tu pozycje, w których jeden ruch jest wyraźnie najlepszy.
train-to-games = Do twoich partii
train-done = Na dziś to wszystko. Brawo!
train-ahead = Ćwicz na zapas
report-puzzles = { $count ->
    [one] W tej partii znaleziono { $count } nowe zadanie.
    [few] W tej partii znaleziono { $count } nowe zadania.
    [many] W tej partii znaleziono { $count } nowych zadań.
   *[other] W tej partii znaleziono { $count } nowego zadania.
}

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
most-nodes = Najwięcej węzłów na jedno przeszukiwanie
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
finding = Na głębokości { $depth } alfa-beta ocenia { $own } pozycji, a minimaks { $all }: oszczędza { $share } i znajduje tę samą wartość.
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
run-work = { $side }: { $nodes } węzłów na { $moves } ruchów w { $time }
run-compared = { $algorithm }: byłoby { $nodes } węzłów zamiast { $own }; oszczędzono { $share }, a { $same } z { $moves } ruchów jest takich samych.
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

## Rentgen

show = Pokaż
searching = Przeszukuje …
compared-counts = <b>{ $nodes }</b> węzłów, ocenione liście: { $leaves }
compared-result = Wynik { $value }
compared-depth = (głębokość { $depth }, największa, jaka się mieści)
compared-map-depth = (mapa i wynik są z głębokości { $depth }, największej, jaka się mieści)
compare = Porównaj
compare-again = Porównaj ponownie
compare-about = To samo każdym algorytmem. Mapy mają jedną skalę: wiersz na każdy półruch, a paski tak szerokie jak wszystko, co poniżej przeszukano.
compare-note = Węzły tak, jak liczy je rookery lab nodes. Minimaks i alfa-beta zawsze znajdują tę samą wartość. Pełne przeszukiwanie może znaleźć inną: przy biciach idzie dalej, a pomija to, co uważa za beznadziejne.
minimax = Minimaks
this-search = To przeszukiwanie
least-possible = Najmniej możliwe
minimax-counting = Minimaks liczy dla porównania …
minimax-too-large = <b>{ $nodes } węzłów</b>; minimaks potrzebowałby więcej niż { $budget }.
minimax-everything = <b>{ $nodes } węzłów</b>: minimaks ogląda wszystko.
saved-nodes = <b>Oszczędzono { $saved } z { $all } węzłów</b> minimaksu ({ $share }).
spent-nodes = <b>O { $spent } więcej niż { $all } węzłów</b> minimaksu.
least-note = Ocenione liście. Aby dowieść wartości właśnie tego drzewa, żadne przeszukiwanie i żadna kolejność ruchów nie obejdzie się mniejszą liczbą niż { $minimum }.
regular-tree = Drzewo regularne
regular-note = Drzewo regularne z b = { $b } ruchami wszędzie potrzebowałoby na głębokości d = { $depth } b<sup>⌈d/2⌉</sup> + b<sup>⌊d/2⌋</sup> − 1 = { $leaves } liści, gdyby najlepszy ruch zawsze był pierwszy. Prawdziwe drzewo nie jest tak regularne i może potrzebować mniej albo więcej.
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

## Wystawa

exhibits = Wystawa
exhibits-about = Pięć prac, z których wyrósł Rookery: co opublikowały i to samo zmierzone na tym komputerze.
published = Opublikowano
measured-here = Zmierzono tutaj
measure = Zmierz
measuring = Mierzenie …
same-as-published = jak opublikowano
not-as-published = inaczej niż opublikowano
figure-losses = { $losses ->
    [0] nigdy niepokonane, pozycji: { $positions }
    [one] porażek: { $losses }, pozycji: { $positions }
    [few] porażek: { $losses }, pozycji: { $positions }
    [many] porażek: { $losses }, pozycji: { $positions }
   *[other] porażek: { $losses }, pozycji: { $positions }
}
figure-elo = +{ $elo } Elo od najniższego do najwyższego szczebla
figure-games = { $games ->
    [one] { $games } partia
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
}
figure-nine-ours = { $all } → { $leaves }; w najlepszym razie { $least }
exhibit-xboard = Program szachowy z XBoardem
exhibit-xboard-about = Program dla XBoardu z alfa-betą i statyczną oceną w liściach: bez uspokajania, bez tablicy. Osiągał 150 000 węzłów na sekundę i na głębokości 5 odpowiadał w ciągu 7 sekund. Drabina dodaje po jednym ulepszeniu i mierzy każde w partiach.
figure-speed = Szybkość i czas dla głębokości 5 od początku
figure-ladder = Ten sam program z każdym ulepszeniem (krótka drabina: 4 partie na szczebel)
exhibit-wolf-sheep = Wilk i owce
exhibit-wolf-sheep-about = Cztery owce przeciw wilkowi, z minimaksem, alfa-betą i trzema ocenami. Liczone są oceny na głębokościach od 2 do 8, z wilkiem na e7 i owcami na posunięciu. Praca stwierdziła, że owce z prostą oceną na głębokości 18 nigdy nie przegrywają: czy kiedykolwiek przegrają, można dowieść, próbując każdej odpowiedzi.
figure-counts-minimax = Minimaks, oceny na głębokościach od 2 do 8
figure-counts-simple = Alfa-beta, prosta
figure-counts-fast = Alfa-beta, szybka
figure-counts-smart = Alfa-beta, mądra
figure-time-simple = Głębokość 18, prosta: czas na laptopie
figure-time-fast = Głębokość 18, szybka: czas na laptopie
figure-time-smart = Głębokość 18, mądra: czas na laptopie
figure-prove-12 = Owce z prostą oceną na głębokości 12, przeciw każdej odpowiedzi
figure-prove-13 = Owce z prostą oceną na głębokości 13, przeciw każdej odpowiedzi
exhibit-bughouse = Drużynowy bughouse
exhibit-bughouse-about = Bughouse bez zegarów: drużyna na posunięciu wybiera szachownicę i można zastosować alfa-betę. Każdy liść był pytaniem do innego programu z 10 ms namysłu, więc głębokość 3 od początku była nieosiągalna. Z własną oceną już nie. Jak w pracy: Evaluation external, External Engine „movetime 10 stockfish”.
figure-bughouse = Głębokość 3 od początku dwóch szachownic
exhibit-captures = Szachy z biciami na początku
exhibit-captures-about = Gracz z alfa-betą, który najpierw próbuje bić i liczy materiał od 10 do 900. Rysunek pokazuje, że z dziewięciu liści wystarcza sześć. Tekst mówi o trzech, ale przy trzech gałęziach po trzy liście żadne przeszukiwanie nie obejdzie się mniej niż pięcioma. Można z nim grać przez UCI: Algorithm alphabeta, Ordering captures, Evaluation material.
figure-nine = Trzy gałęzie po trzy liście. Rysunek podaje tylko ich liczbę: wartości w liściach są nasze
figure-ordering = Oceny na głębokości 4: minimaks, alfa-beta, bicia na początku
exhibit-pawns-kings = Pionki i króle
exhibit-pawns-kings-about = Małe szachy z królami i pionkami do badania przeszukiwania: ocena, pionki, węzły i odległość królów, ruch po ruchu. Siatka gra każdą głębokość przeciw każdej innej.
figure-grid = Głębokości od 1 do 4 przeciw sobie (po 4 partie): punkty, węzły, odległość królów
figure-rules = Ten sam początek bez promocji, bicia w przelocie i szacha oraz z nimi
rules-before = Pionki i króle: króla się bije, pionki pozostają pionkami
rules-after = Końcówka: szach, promocja, bicie w przelocie
figure-rules-ours = { $before } i { $after } półruchów, obie partie poniżej

## Lekcje

lessons = Lekcje
leave-lessons = Wyjdź z lekcji
lessons-done = Ukończone: { $done } z { $all }
lesson-counter = Obejrzane liście: <b>{ $seen }</b> z { $all } · zaoszczędzone: <b>{ $saved }</b>
lesson-nodes = Węzły tego przeszukiwania: <b>{ $nodes }</b>
lesson-parts = Części lekcji
lesson-part = Część { $number }
lesson-back = Wstecz
to-exercise = Do zadania
next-lesson = Następna lekcja
window-open = α: co Max ma na pewno. β: do czego Min może to sprowadzić.
window-closed = Zamknięte: α spotkała β. Reszta nie ma znaczenia.
change-tree = Zmień drzewo
change-tree-note = Zmień liczbę albo przeciągnij liść w górę lub w dół. ⇄ zamienia dwie gałęzie.
leaf-value = Liść { $name }
swap = Zamień
swap-branches = Zamień { $one } i { $other } { $where }
teach-tree = Gra jest drzewem
teach-tree-1 = Trójkąt to pozycja, w której ktoś musi wybrać. Linie pod nim to ruchy.
teach-tree-2 = Trójkąty skierowane w górę należą do <b>Maxa</b>, który chce dużej liczby. Te skierowane w dół należą do <b>Mina</b>, który chce małej. Grają na przemian.
teach-tree-3 = Kwadrat to liść: tu przestajemy patrzeć. Jego liczba mówi, jak dobra jest pozycja dla Maxa.
teach-tree-4 = Dwa ruchy i po dwie odpowiedzi, razem liści: { $all }. Przy b ruchach wszędzie i d posunięciach jest ich b<sup>d</sup>. Szachy zaczynają się 20 ruchami, a po czterech posunięciach jest 197 281 wariantów.
teach-tree-ask = Wszędzie trzy ruchy, głębokość trzy posunięcia. Ile liści ma to drzewo?
teach-tree-hint = Trzy razy trzy razy trzy.
teach-minimax = Minimaks
teach-minimax-1 = Max wybiera gałąź, potem Min liść. Co powinien zagrać Max? Wielu mówi c, dla 14.
teach-minimax-2 = Pod a wybiera Min i bierze najmniejszą: 3.
teach-minimax-3 = Pod b Min bierze 2. Max woli zagrać a.
teach-minimax-4 = Pod c Min też bierze 2: nikt nie dostanie 14. Max bierze największą z 3, 2 i 2. Drzewo jest warte <b>{ $value }</b>.
teach-minimax-5 = To wszystko: Max bierze największą, Min najmniejszą, od liści w górę. Liści: { $leaves }, węzłów: { $nodes }. Zmień liść i zobacz, co z tego wyniknie.
teach-minimax-ask = Ile jest warte to drzewo?
teach-minimax-hint = Najpierw najmniejsza liczba pod każdą gałęzią, potem największa z nich.
teach-cut = Gałąź, która nie ma znaczenia
teach-cut-1 = To samo drzewo. Gałąź a jest warta 3: to Max ma na pewno.
teach-cut-2 = Pod b Min znalazł 2. Więc b jest warte 2 lub mniej, a Max, który ma 3, tego nie zagra. <b>Dwóch pozostałych liści nie trzeba oglądać.</b>
teach-cut-3 = Cokolwiek tam jest: nawet z 0 i 1000 na ich miejscu drzewo jest warte { $value }.
teach-cut-4 = Spróbuj: zmień liść i zobacz, co zostaje teraz odcięte.
teach-cut-5 = Alfa-beta obejrzała { $leaves } z { $all } liści i znalazła tę samą wartość co minimaks. Tak jest zawsze.
teach-cut-ask = Gałąź a jest warta 6, a pod b stoi 4. Co stanie się z 8?
teach-cut-hint = Mając 4, Min trzyma b na najwyżej 4. Max ma już 6.
teach-window = Alfa i beta
teach-window-1 = Dwa znaki na osi. <b>Alfa</b> to, co Max ma na pewno, <b>beta</b> to, do czego Min może to sprowadzić. Na początku nic nie wiadomo.
teach-window-2 = Pod a Min znalazł 6. Więcej nie da: beta schodzi do 6.
teach-window-3 = Pojawia się 7. Max by ją wziął, więc Min tu nie przyjdzie: ma 6. Alfa spotkała betę i okno jest zamknięte.
teach-window-4 = Gałąź a jest warta 6. Odtąd alfa wynosi 6, w każdym węźle poniżej.
teach-window-5 = W b Min znalazł 3. Beta spada poniżej alfy: znów zamknięte.
teach-window-6 = Drzewo jest warte { $value }, a wystarczyło { $leaves } z { $all } liści. Odcinały oba końce okna.
teach-window-ask = Gałęzie a i b są gotowe. Ile wynosi alfa, gdy przeszukiwanie dochodzi do c?
teach-window-hint = Alfa to najlepsze, co Max dotąd znalazł: a daje 4, b daje 5.
teach-order = Kolejność ruchów
teach-order-1 = Każda gałąź jest lepsza od poprzedniej. To, co Max ma, nigdy nie wystarcza, by coś przerwać: { $leaves } z { $all } liści.
teach-order-2 = Te same gałęzie, najlepsza pierwsza: { $leaves } z { $all }.
teach-order-3 = Mniej niż { $least } się nie da. By pokazać, że Max dostaje swoją wartość, trzeba wszystkich odpowiedzi na jeden ruch; by pokazać, że nie więcej, po jednej odpowiedzi na każdy ruch. Jeden liść należy do obu.
teach-order-4 = W prawdziwej grze nikt nie zna najlepszego ruchu. Zgadywanie pomaga: z biciami na początku liczba węzłów spada z { $before } do { $nodes }.
teach-order-ask = Ustaw gałęzie i liście w kolejności, w której ogląda się jak najmniej liści.
teach-order-hint = Najlepsza gałąź jest pierwsza, a w każdej innej liść, który jest dość mały.
teach-horizon = Horyzont
teach-horizon-1 = Na głębokości jednego posunięcia hetman bije pionka i jest zadowolony: { $value }. To, że pionek jest broniony, leży za horyzontem.
teach-horizon-2 = Na głębokości dwóch posunięć odpowiedź jest widoczna i hetman zostawia pionka: { $value }. Ale teraz za horyzontem leży inna odpowiedź.
teach-horizon-3 = <b>Uspokajanie</b>: gdzie głębokość się kończy, bicia rozgrywa się do końca przed oceną. Teraz wystarcza jedno posunięcie: { $value }.
teach-horizon-4 = Tutaj ogląda bicie poza głębokością.
teach-horizon-ask = Co ogląda przeszukiwanie uspokajające, gdy nikt nie jest w szachu?
teach-horizon-hint = Chce pozycji, w której nic nie wisi, niczego więcej.
teach-horizon-all = Każdy ruch
teach-horizon-captures = Bicia i podobne ruchy
teach-horizon-none = Żadnego ruchu
teach-deepening = Coraz głębiej
teach-deepening-1 = To przeszukiwanie zaczyna od nowa dla każdej głębokości: 1, 2, 3 … Każda jest tu osobnym korzeniem.
teach-deepening-2 = Kosztuje to mniej, niż się wydaje: z { $nodes } węzłów sama ostatnia głębokość zajęła { $last }.
teach-deepening-3 = I opłaca się. Najlepszy ruch jednej głębokości jest pierwszy w następnej, więc odcina się więcej; a gdy czas się skończy, odpowiedź jest.
teach-deepening-ask = Po co przeszukiwać głębokości od 1 do 4, jeśli liczy się tylko 5?
teach-deepening-hint = Dobra kolejność oszczędza więcej, niż kosztują małe głębokości.
teach-deepening-memory = Potrzeba mniej pamięci
teach-deepening-order = Znajduje dobrą kolejność i zawsze jest odpowiedź
teach-deepening-moves = Widzi więcej ruchów
teach-table = Tablica
teach-table-1 = Wiele dróg prowadzi do tej samej pozycji. Bez pamięci to przeszukiwanie potrzebuje { $nodes } węzłów.
teach-table-2 = Z tablicą tego, co wiadomo: { $nodes } węzłów zamiast { $before }.
teach-table-3 = Oto pozycja, którą tablica znała. Nie obejrzano żadnego ruchu.
teach-table-ask = Kiedy wartość z tablicy może zakończyć węzeł?
teach-table-hint = To, co znaleziono płycej, na tej głębokości może być błędne.
teach-table-always = Zawsze
teach-table-never = Nigdy
teach-table-deep = Gdy znaleziono ją równie głęboko lub głębiej i rozstrzyga okno
teach-reductions = Późne ruchy płycej
teach-reductions-1 = Gdy ruchy są w dobrej kolejności, późne rzadko są najlepsze. Wszystkie na pełnej głębokości: { $nodes } węzłów.
teach-reductions-2 = Gdy późne ruchy przeszukuje się najpierw płycej: { $nodes } węzłów zamiast { $before }.
teach-reductions-3 = Oto jeden z nich. Przeszukano go płycej niż ruchy przed nim.
teach-reductions-4 = A oto taki, który zaskoczył: był lepszy, niż oczekiwano, więc przeszukuje się go jeszcze raz na pełnej głębokości.
teach-reductions-ask = Późny ruch okazuje się lepszy, niż oczekiwano. Co wtedy?
teach-reductions-hint = Mała głębokość była tylko pierwszym spojrzeniem.
teach-reductions-lost = Przepada: przeszukiwanie poszło dalej
teach-reductions-again = Przeszukuje się go ponownie na pełnej głębokości
teach-modern = Nowoczesne przeszukiwanie
teach-modern-1 = Wszystko razem, głębokość sześć posunięć: { $nodes } węzłów, a bicia jeszcze dalej. Zwykła alfa-beta potrzebuje { $before } na cztery.
teach-modern-2 = Ten węzeł był tak dobry, że żadna spokojna odpowiedź by go nie zmieniła. Skończył się bez ruchu.
teach-modern-3 = Tutaj strona na posunięciu opuściła ruch, i nawet to wystarczyło.
teach-modern-4 = Gra { $line }, z oceną { $value }. Większości tego, co pomija, nie odcina okno, lecz osąd: dlatego jego wartość może różnić się od wartości minimaksu.
teach-modern-ask = Pełne przeszukiwanie i minimaks znajdują różne wartości na tej samej głębokości. Kto się myli?
teach-modern-hint = Jedno idzie dalej tam, gdzie są bicia, drugi wszędzie staje na tej samej głębokości. Oba robią to, co mówią.
teach-modern-wrong = Minimaks
teach-modern-question = Nikt: odpowiadają na różne pytania
teach-modern-luck = Pełne przeszukiwanie

## Ustawienia

settings-kept = Wszystko tutaj zostaje tylko na tym urządzeniu.
settings-look = Szachownica i bierki
settings-play = Gra
settings-page = Strona
settings-language = Język
settings-language-auto = Jak w przeglądarce ({ $language })
settings-theme = Barwy
theme-system = Jak w systemie
settings-board = Szachownica
board-wood = Drewno
board-green = Zielona
board-blue = Niebieska
board-gray = Szara
board-plum = Śliwkowa
settings-pieces = Bierki
pieces-classic = Klasyczne
pieces-bold = Wyraziste
pieces-tokens = Żetony
settings-coordinates = Współrzędne
settings-animation = Animacja
animation-off = Wyłączona
animation-quick = Szybka
animation-slow = Wolna
settings-sounds = Dźwięki
settings-sounds-note = Ruch, bicie, szach, koniec partii, mało czasu.
settings-try-sounds = Posłuchaj
settings-notation = Ruchy na liście
notation-letters = Angielskie litery (Nf3)
notation-figurines = Figurki (♘f3)
notation-own = Polskie litery ({ $example })
settings-confirm = Potwierdzaj każdy ruch
settings-confirm-note = Ruch czeka na drugie kliknięcie, przeciw pomyłkom.
settings-premove = Ruchy z wyprzedzeniem
settings-premove-note = Ruch wykonany w czasie przeciwnika zostanie zagrany, gdy przyjdzie twoja kolej.
settings-curves = Wykresy podczas gry
settings-curves-note = Zdradzają, co myśli przeciwnik. Podczas oglądania i po partii są zawsze.

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
