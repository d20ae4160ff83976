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
    [no-partner] W tej partii nie masz partnera.
    [partner-cannot-move] Partner nie ma teraz ruchu na szachownicy { $board }.
    [partner-gives-up] Partner poddałby się na swojej szachownicy: wykonaj ruch samodzielnie.
    [partner-of-computer] Tylko człowiek ma partnera.
    [no-partner-here] Przy jednej szachownicy nikt nie ma partnera.
    [no-such-board] W tej partii nie ma szachownicy { $board }.
    [engine-does-not-sit] „{ $engine }” nie gra przy pojedynczej szachownicy: trzeba go dodać z --seat.
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
    [evaluation-goes-on] { $how ->
        [missing] Silnik „{ $engine }”, na którym opiera się ocena, nie został znaleziony; dalej działa ocena wbudowana.
        [ended] Silnik „{ $engine }”, na którym opiera się ocena, zakończył działanie; dalej działa ocena wbudowana.
        [silent] Silnik „{ $engine }”, na którym opiera się ocena, nie odpowiada; dalej działa ocena wbudowana.
       *[other] Silnik „{ $engine }”, na którym opiera się ocena, nie działa ({ $problem }); dalej działa ocena wbudowana.
    }
    [evaluation-engine-failed] { $how ->
        [missing] Silnik „{ $engine }”, na którym opiera się ocena, nie został znaleziony.
        [ended] Silnik „{ $engine }”, na którym opiera się ocena, zakończył działanie.
        [silent] Silnik „{ $engine }”, na którym opiera się ocena, nie odpowiada.
       *[other] Silnik „{ $engine }”, na którym opiera się ocena, nie działa ({ $problem }).
    }
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
    [too-many-runs] Jest już za dużo przebiegów nauki; najpierw usuń kilka.
    [still-stopping] Jeszcze się zatrzymuje; spróbuj za chwilę.
    [no-such-run] Nie ma takiego przebiegu nauki; mógł zostać usunięty.
    [no-such-generation] Takiego pokolenia jeszcze nie ma.
    [network-gone] Sieci, która tu gra, już nie ma: przebieg nauki, w którym powstała, został usunięty.
    [cannot-learn-from-here] Stąd naukę można tylko oglądać: Rookery działa na innym komputerze.
    [cannot-learn-here] Tutaj niczego nie można się nauczyć.
    [position-empty-text] Nic tu nie ma.
    [position-fields] Pozycja (FEN) ma cztery albo sześć części oddzielonych spacjami.
    [position-letter] „{ $found }” nie jest ani bierką, ani liczbą pustych pól.
    [position-ranks] Szachownica nie ma ośmiu rzędów.
    [position-rank-length] Rząd { $rank } nie ma ośmiu pól.
    [position-side-to-move] Na posunięciu jest „w” albo „b”, a nie „{ $found }”.
    [position-no-king] Brakuje króla: { SIDE($side, form: "start") }.
    [position-kings] Za dużo królów: { SIDE($side, form: "start") }.
    [position-only-kings-and-pawns] W tej grze są tylko króle i pionki.
    [position-too-many-pawns] Za dużo pionków: { SIDE($side, form: "start") }.
    [position-too-many-pieces] Za dużo bierek: { SIDE($side, form: "start") }.
    [position-both-kings] Brakuje obu króli.
    [position-empty] Szachownica jest pusta.
    [position-pawn-rank] Na polu { $square } nie może stać pionek.
    [position-no-checks] Król na { $square } jest szachowany, a to w tej grze zabronione.
    [position-king-can-be-taken] Strona na posunięciu mogłaby zbić króla na { $square }.
    [position-castling] Prawa do roszady nie pasują do pozycji.
    [position-en-passant] Pole bicia w przelocie nie pasuje do pozycji.
    [position-number] „{ $found }” nie jest właściwą liczbą.
    [position-checks] Liczniki szachów mają od 0 do { $max }, a nie „{ $found }”.
    [position-rules] „{ $found }” to nie zasady, które można uzgodnić.
    [position-reserve-open] Za bierkami w zapasie brakuje „]”.
    [position-reserve-piece] „{ $found }” nie może być w zapasie.
    [position-reserve-full] W zapasie jest za dużo bierek.
    [position-too-many-alike] Na szachownicy i w zapasie jest za dużo bierek jednego rodzaju; najwięcej: { $max }.
    [position-promoted] „~” stoi za bierką, która była pionkiem.
    [position-horde-king] Horda nie ma króla.
    [position-boards] Szachownic jest od 1 do { $max }.
    [position-board-fields] Szachownica ma 4, 6 lub 8 części oddzielonych spacjami.
    [position-team] Kto jest na posunięciu na szachownicy A, nie należy do drużyny na posunięciu.
    [position-reserve-alone] Przy jednej szachownicy nikt nie ma bierek w zapasie.
    [position-reserves] Zapasy szachownic nie pasują do siebie.
    [position-origins] Bierki w zapasie nie pochodzą stąd: „{ $found }”.
    [position-size] Plansza ma 4, 6, 8, 10 lub 12 rzędów.
    [position-no-wolf] Brakuje wilka.
    [position-second-wolf] Jest więcej niż jeden wilk.
    [position-sheep] Liczba owiec nie pasuje do planszy.
    [position-row-length] Rząd { $rank } nie ma tylu pól co plansza.
    [position-wolf-letter] „{ $found }” nie jest ani owcą (S), ani wilkiem (w).
    [position-light] Gra się tylko na ciemnych polach.
    [position-no-side] Nie podano, kto jest na posunięciu: „w” to owce, „b” to wilk.
    [position-meaningless] „{ $found }” nic tu nie znaczy.
    [position-wrong] To nie jest pozycja tej gry.
    [position-wrong-at] To nie jest pozycja tej gry: coś się nie zgadza przy znaku nr { $where }.
    [store-busy] Plik z partiami jest zablokowany przez inny program; spróbuj ponownie.
    [store-conflict] Inny program zmienił tę partię; załaduj stronę ponownie.
    [store-full] Dysk jest pełny: nic więcej nie da się zapisać.
    [store-unusable] Pliku z partiami nie można odczytać lub zapisać.
    [store-damaged] Plik z partiami jest uszkodzony; „rookery repair” ratuje to, co da się odczytać.
    [store-too-new] Partie zapisał nowszy Rookery; ten nie może ich odczytać.
    [store-in-use] Inny Rookery ma otwarte te partie; użyj tamtego albo wskaż inny folder przez --data.
    [store-unexpected] Pliku z partiami nie można użyć.
    [search-not-begun] Przeszukiwanie nie mogło się rozpocząć: { $reason }
    [not-understood] To niemożliwe: { $reason }
    [move-not-understood] Tego ruchu nie da się zrozumieć.
    [game-loading] Partii jeszcze tu nie ma; proszę czekać.
    [no-game-open] Na tej karcie nie jest otwarta żadna partia.
    [nobody-else-comes-in] Nikt inny nie może wejść: w tym celu uruchom Rookery z --listen 0.0.0.0.
    [folder-not-writable] Do folderu { $folder } nie można zapisywać.
    [game-damaged] Partia „{ $id }” jest uszkodzona.
    [text-too-long] Ten tekst jest za długi; najwięcej bajtów: { $max }.
    [class-questions] Ćwiczenie ma od 1 do { $max } pytań.
    [class-choices] Pytanie z wyborem ma od 2 do { $max } odpowiedzi, a inne pytania nie mają żadnej.
    [class-name-missing] Kto dołącza, musi mieć imię.
    [class-not-joined] Kto odpowiada, musi najpierw dołączyć do klasy.
    [no-such-question] Nie ma takiego pytania.
    [neurons-step] Liczba neuronów jest wielokrotnością 16.
    [run-not-stored] Tego przebiegu nauki nie można zapisać.
    [other-game-learned] W tym przebiegu nauczono się innej gry.
    [depths-order] Głębokości idą od mniejszej do większej.
    [needs-no-search] Ocena „{ $evaluation }” nie wymaga przeszukiwania, które można by zliczać.
    [nothing-to-look-into] Ocena „{ $evaluation }” nie wymaga przeszukiwania, w które można by zajrzeć.
    [nothing-chosen] Wybierz coś do zliczania.
    [clock-not-alike] Gracz z zegarem nie zawsze odpowiada tak samo: podaj mu głębokość.
    [no-moves-to-report] Nie ma ruchów do opisania.
    [no-threat-over] Partia jest skończona: nie ma czym grozić.
    [too-many-lines] Jak na listę pozycji jest tu za dużo wierszy.
    [no-such-puzzle] Nie ma takiego zadania.
    [too-many-letters] To jest za długie; najwięcej liter: { $max }.
    [too-many-tags] Tych znaczników jest za dużo.
    [tag-name] „{ $found }” nie jest nazwą znacznika PGN: litery, cyfry i podkreślenia, z literą na początku.
    [pgn-too-large] Partia jest za duża; najwięcej bajtów: { $max }.
    [pgn-encoding] Plik jest w UTF-16, a nie w UTF-8.
    [pgn-comment-open] Komentarz, który zaczyna się w wierszu { $begin }, nie jest zamknięty.
    [pgn-variation-open] Wariant, który zaczyna się w wierszu { $begin }, nie jest zamknięty.
    [pgn-tag-form] Znacznik PGN zapisuje się jak [Event "..."], a nie jak „{ $found }”.
    [pgn-tag-open] Znacznik PGN „{ $found }” nie jest zamknięty.
    [pgn-too-many-tags] Partia ma za dużo znaczników PGN; najwięcej: { $max }.
    [pgn-too-many-moves] Partia ma za dużo ruchów; najwięcej: { $max }.
    [pgn-too-deep] Warianty są zagnieżdżone zbyt głęboko; największa głębokość: { $max }.
    [pgn-no-move] „{ $found }” nie jest ruchem.
    [pgn-comment-end] Kończy się komentarz, który się nie zaczął.
    [pgn-sign] „{ $found }” nie jest znakiem takim jak $1.
    [pgn-nothing-to-vary] Wariant zaczyna się tam, gdzie nie ma ruchu.
    [pgn-variation-end] Kończy się wariant, który się nie zaczął.
    [tags-wrong] Znaczniki PGN partii są nieprawidłowe: { $reason }
    [only-computers] Tylko dwa komputery grają dalej same.
    [no-such-option] Ta gra nie ma ustawienia „{ $found }”.
    [no-such-engine] Nie ma silnika o nazwie „{ $engine }”.
    [too-many-engines] Działa już za dużo innych silników.
    [engine-failed] { $how ->
        [missing] Silnik „{ $engine }” nie został znaleziony.
        [ended] Silnik „{ $engine }” zakończył działanie.
        [silent] Silnik „{ $engine }” nie odpowiada.
       *[other] Silnik „{ $engine }” nie działa ({ $problem }).
    }
   *[none] { $reason }
}

problem-at-move = Ruch { $move }: { $problem }
problem-left-out = Partia jest pominięta: { $problem }
problem-in-line = Wiersz { $line }: { $problem }
