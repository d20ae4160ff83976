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
