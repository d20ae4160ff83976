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
setup-both = Dwie osoby przy jednej szachownicy, { $clock }
setup-watch = Dwa komputery, a ty patrzysz
setup-computer = Ty przeciw komputerowi: { $level }, { $clock }
clock-none = bez zegara
clock-none-title = Bez zegara
clock-choice = { $minutes } min + { $seconds } s na ruch
clock-each-move = { $seconds } s na każdy ruch
clock = Zegar
you-play = Grasz
random = Losowo
seat-both = Obie strony
seat-watch = Oglądanie
seat-random-note = O twojej stronie decyduje los.
seat-both-note = Dwie osoby przy jednej szachownicy.
seat-watch-note = Komputer z komputerem, ruch po ruchu albo bez przerwy.
opponent = Przeciwnik
partner = Partner
partner-nobody = Nikt
partner-board = Szachownica partnera
partner-note = Gdy przypada twój ruch, możesz go oddać partnerowi na szachownicy { $board }.
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
ponder = Myśli także w twoim czasie
drop-plies = Wstawianie figur
drop-plies-all = w każdym półruchu
drop-plies-first = { $plies ->
    [one] w pierwszym półruchu przeszukiwania
    [few] w pierwszych { $plies } półruchach przeszukiwania
    [many] w pierwszych { $plies } półruchach przeszukiwania
   *[other] w pierwszych { $plies } półruchach przeszukiwania
}
external-time = Czas na każdą szachownicę
external-time-default = jeden półruch
