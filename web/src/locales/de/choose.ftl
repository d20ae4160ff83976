## Erster Bildschirm

motto = Eine Suche, viele Bretter.
play = Spielen
play-chess = Schach spielen
all-games = Alle Spiele
continue-game = { $moves ->
    [one] Weiterspielen: { $game }, { $moves } Zug
   *[other] Weiterspielen: { $game }, { $moves } Züge
}
setup-both = Zwei Menschen an einem Brett, { $clock }
setup-watch = Zwei Computer, und Sie sehen zu
setup-computer = Sie gegen den Computer: { $level }, { $clock }
clock-none = ohne Uhr
clock-none-title = Ohne Uhr
clock-choice = { $minutes } min + { $seconds } s pro Zug
clock-each-move = { $seconds } s für jeden Zug
clock = Uhr
you-play = Sie spielen
random = Zufällig
seat-both = Beide
seat-watch = Zusehen
seat-random-note = Das Los entscheidet, welche Seite Sie spielen.
seat-both-note = Zwei Menschen an einem Brett.
seat-watch-note = Computer gegen Computer, Zug um Zug oder fortlaufend.
opponent = Gegner
partner = Partner
partner-nobody = Niemand
partner-board = Brett des Partners
partner-note = Wenn Sie am Zug sind, können Sie stattdessen Ihren Partner an Brett { $board } ziehen lassen.
machine-room = Maschinenraum
begin-with-position = Mit einer Stellung beginnen
position-as-text = Stellung als Text (FEN)
set-up = Aufbauen
strength = Stärke
strength-by = Stärke nach
depth = Tiefe
time = Zeit
elo = Elo
algorithm = Algorithmus
evaluation = Bewertung
start-position = Stellung Nr. { $number }
shuffle-again = Neu mischen
ponder = Denkt in Ihrer Bedenkzeit weiter
drop-plies = Einsetzen
drop-plies-all = in jedem Halbzug
drop-plies-first = { $plies ->
    [one] im ersten Halbzug der Suche
   *[other] in den ersten { $plies } Halbzügen der Suche
}
external-time = Zeit für jedes Brett
external-time-default = einen Halbzug tief
