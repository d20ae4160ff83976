## Prvi zaslon

motto = Jedna pretraga, mnogo ploča.
play = Igraj
play-chess = Igraj šah
all-games = Sve igre
continue-game = { $moves ->
    [one] Nastavi: { $game }, { $moves } potez
    [few] Nastavi: { $game }, { $moves } poteza
   *[other] Nastavi: { $game }, { $moves } poteza
}
setup-both = Dvoje ljudi za jednom pločom, { $clock }
setup-watch = Dva računala, a vi gledate
setup-computer = Vi protiv računala: { $level }, { $clock }
clock-none = bez sata
clock-none-title = Bez sata
clock-choice = { $minutes } min + { $seconds } s po potezu
clock-each-move = { $seconds } s za svaki potez
clock = Sat
you-play = Igrate
random = Nasumično
seat-both = Oboje
seat-watch = Gledanje
seat-random-note = Ždrijeb odlučuje koja je strana vaša.
seat-both-note = Dvoje ljudi za jednom pločom.
seat-watch-note = Računalo protiv računala, potez po potez ili bez zaustavljanja.
opponent = Protivnik
partner = Suigrač
partner-nobody = Nitko
partner-board = Ploča suigrača
partner-note = Kad ste na potezu, možete ga prepustiti suigraču na ploči { $board }.
machine-room = Strojarnica
begin-with-position = Počni od pozicije
position-as-text = Pozicija kao tekst (FEN)
set-up = Postavi
strength = Snaga
strength-by = Snaga prema
depth = Dubina
time = Vrijeme
elo = Elo
algorithm = Algoritam
evaluation = Procjena
start-position = Pozicija br. { $number }
shuffle-again = Promiješaj ponovno
ponder = Razmišlja i u vaše vrijeme
drop-plies = Spuštanje figura
drop-plies-all = u svakom polupotezu
drop-plies-first = { $plies ->
    [one] u prvom polupotezu pretrage
    [few] u prva { $plies } polupoteza pretrage
   *[other] u prvih { $plies } polupoteza pretrage
}
external-time = Vrijeme za svaku ploču
external-time-default = jedan polupotez
