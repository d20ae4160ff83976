## Analiza

analysis = Analiza
open = Otvori
edit = Uredi
copy-fen = Kopiraj FEN
copy-pgn = Kopiraj PGN
save-pgn = Spremi PGN
play-on = Igraj dalje
report = Izvještaj
moves-of-analysis = Potezi analize
drop-games-or-positions = Ispustite datoteku s partijama ili pozicijama
line-too-long = { $count ->
    [one] Varijante dulje od { $count } poteza preduge su.
    [few] Varijante dulje od { $count } poteza preduge su.
   *[other] Varijante dulje od { $count } poteza preduge su.
}
nothing-to-undo = Nema se što poništiti.
deleted-press-u = Izbrisano. Tipka u vraća.
editor-board = Ploča za uređivanje
pieces-of = { $color ->
    [white] Bijele figure
   *[black] Crne figure
}
castling = Rokada
castling-white-short = Bijeli mala
castling-white-long = Bijeli velika
castling-black-short = Crni mala
castling-black-long = Crni velika
en-passant = En passant
none = ništa
checks-left = { $color ->
    [white] Šahovi koje Bijeli još mora dati
   *[black] Šahovi koje Crni još mora dati
}
reserve-of = { $piece ->
    [q] { $color ->
        [white] Bijele dame u pričuvi
       *[black] Crne dame u pričuvi
    }
    [r] { $color ->
        [white] Bijeli topovi u pričuvi
       *[black] Crni topovi u pričuvi
    }
    [b] { $color ->
        [white] Bijeli lovci u pričuvi
       *[black] Crni lovci u pričuvi
    }
    [n] { $color ->
        [white] Bijeli skakači u pričuvi
       *[black] Crni skakači u pričuvi
    }
   *[p] { $color ->
        [white] Bijeli pješaci u pričuvi
       *[black] Crni pješaci u pričuvi
    }
}
position-editor = Uređivanje pozicije
position-playable = Ova se pozicija može igrati.
eraser = Gumica
clear = Očisti
start = Početak
to-move = Na potezu
analyze-position = Analiziraj ovu poziciju
no-threat-in-check = U šahu nema druge prijetnje osim šaha.
engine-choose = Još jedan program uz Rookery
engine-alone = Samo Rookery
engine-beside = Rookery i { $name }
engine-conversation = Što se govori programu i što on odgovara
engine-off = Isključeno
engine-starting = Pokreće se …
waiting-for-turn = Čeka svoj red …
engine-resting = Dubina { $depth }, miruje
engine-speed = Dubina { $depth }, { $speed } čvorova/s
solve-exactly = Točno riješi ovu poziciju
solved-endings-note = Točno, ali bez pravila pedeset poteza: dobitak može trajati dulje nego što ono dopušta.
solving = Rješava
number-of-lines = Broj varijanti
lines = { $count ->
    [one] { $count } varijanta
    [few] { $count } varijante
   *[other] { $count } varijanti
}
show-threat = Pokaži prijetnju
threat-facts = Čime prijeti druga strana. { $facts }
best-lines = Najbolje varijante
win-for = Pobjeda za { SIDE($side, form: "accusative") }
win-for-in = { $moves ->
    [one] Pobjeda za { SIDE($side, form: "accusative") } u { $moves } potezu
    [few] Pobjeda za { SIDE($side, form: "accusative") } u { $moves } poteza
   *[other] Pobjeda za { SIDE($side, form: "accusative") } u { $moves } poteza
}
evaluation-equal = Jednako
evaluation-better = { $degree ->
    [slightly] Nešto bolje za { SIDE($side, form: "accusative") }
    [better] Bolje za { SIDE($side, form: "accusative") }
    [much] Mnogo bolje za { SIDE($side, form: "accusative") }
   *[winning] Dobiveno za { SIDE($side, form: "accusative") }
}
not-evaluated = Još nije procijenjeno
inaccuracy = nepreciznost
mistake = pogreška
blunder = gruba pogreška
analysis-empty = Vucite poteze na ploči ili otvorite partiju. Potezi koji se granaju postaju varijante.
about-move = O ovom potezu
promote-variation = Podigni varijantu
make-main-line = Učini glavnom varijantom
delete-from-here = Izbriši odavde
comment-first = Komentar prije prvog poteza
comment-on = Komentar uz { $move }
nag-good = Dobar potez
nag-mistake = Pogreška
nag-brilliant = Briljantan potez
nag-blunder = Gruba pogreška
nag-interesting = Zanimljiv potez
nag-dubious = Dvojben potez
choose-from = Na izbor: { $count } ({ $name }).
the-text = tekst
first-of-them = { $count ->
    [one] Ovo je prvi od njih.
    [few] Ovo su prva { $count }.
   *[other] Ovo je prvih { $count }.
}
problems-found = { $count ->
    [one] { $count } mjesto nije se moglo pročitati; ostalo je tu.
    [few] { $count } mjesta nisu se mogla pročitati; ostalo je tu.
   *[other] { $count } mjesta nije se moglo pročitati; ostalo je tu.
}
untitled-game = Partija ({ $moves })
problem-line = <b>Redak { $line }:</b>{" "}
sending-file = Slanje datoteke
reading = Čitanje
open-label = Pozicija (FEN, BFEN) ili partija (PGN, BPGN ili samo potezi)
open-hint = Zalijepite ovamo. Ctrl+V radi i bilo gdje na stranici, a datoteke se onamo mogu ispustiti.
open-text = Otvori tekst
choose-file = Odaberi datoteku
file-label = Datoteka s pozicijama ili partijama
or-from-start = Ili od početka
begin = Počni
cannot-be-read = Ovo se ne može pročitati.
cannot-be-opened = Ova se partija ne može otvoriti.
cannot-be-written = Ovo se ne može zapisati.
report-in-moves = Izvještaj je sada uz poteze: znakovi, procjene i varijante.
report-quick = Brzo
report-default = Uobičajeno
report-thorough = Temeljito
about-seconds = { $count ->
    [one] oko { $count } sekunde
    [few] oko { $count } sekunde
   *[other] oko { $count } sekundi
}
about-minutes = { $count ->
    [one] oko { $count } minute
    [few] oko { $count } minute
   *[other] oko { $count } minuta
}
average-loss = Prosječan gubitak
centipawns = { $count } cp
loss-in-points = { $count ->
    [one] { $count } bod
    [few] { $count } boda
   *[other] { $count } bodova
}
inaccuracies = Nepreciznosti
mistakes = Pogreške
blunders = Grube pogreške
accuracy = <b>{ $value }</b> točnost
no-lapses = Nijedan potez ove partije nije mnogo izgubio.
better-was = Bolje: { $move }
report-progress = Pozicija { $done } od { $all }
report-canceled = Izvještaj je prekinut: ovo se dotad znalo.
write-into-moves = Upiši uz poteze
report-about = Pretražuje svaku poziciju partije i kaže gdje su bile pogreške i koliko je dobro svaka strana igrala.
how-thorough = Koliko temeljito
report-again = Ponovi izvještaj
report-on-game = Izvještaj o ovoj partiji
report-effort = { $moves ->
    [one] { $moves } potez, { $time }.
    [few] { $moves } poteza, { $time }.
   *[other] { $moves } poteza, { $time }.
}
position-copied = Pozicija je u međuspremniku.
game-copied = Partija je u međuspremniku, s varijantama i komentarima.
explorer = Partije s ovom pozicijom
explorer-none = Nijedna spremljena partija nema ovu poziciju.
explorer-not-found = Ova pozicija nije pronađena.
explorer-depth = U velikim datotekama partije se pretražuju samo do { $moves }. poteza.
explorer-unexplored = { $count ->
    [one] Još se čita { $count } partija.
    [few] Još se čitaju { $count } partije.
   *[other] Još se čita { $count } partija.
}
explorer-unexplored-many = Partija koje se još čitaju: više od { $count }.
explorer-count = Partije
explorer-rating = Rejting
explorer-last = Zadnji put
explorer-all = Svi potezi
explorer-latest = Najnovije partije
share = Podijeli
share-position = Pozicija
share-game = Partija
share-line = Ova varijanta kao animacija
share-speed = Svaki se potez vidi
share-quick = ½ s
share-default = 1 s
share-slow = 2 s
save-png = Spremi PNG
save-svg = Spremi SVG
save-gif = Spremi GIF
share-kept = Sve što ovdje radiš čuva se samo od sebe. Naći ćeš to pod Partije.
erase-drawings = Obriši strelice i krugove
recent-analyses = Posljednje analize
looking-back-no-move = Ovo je ranija pozicija: idi na posljednji potez da igraš dalje ili analiziraj partiju.
learn-from-mistakes = Uči na pogreškama
learn-prompt = Ovdje je odigrano { $move }. Nađi bolji potez.
learn-count = { $number } od { $count }
learn-whose = Čije pogreške
learn-both = Obje
learn-again = Još jednom
learn-leave = Natrag na analizu
learn-done = To je bila posljednja. Nađeno iz prvog pokušaja: { $found } od { $count }.
key-next-mistake = sljedeća pogreška
key-other-attempt = pokušaj ponovno
report-puzzles = { $count ->
    [one] U ovoj je partiji nađen { $count } novi zadatak.
    [few] U ovoj su partiji nađena { $count } nova zadatka.
   *[other] U ovoj je partiji nađeno { $count } novih zadataka.
}
