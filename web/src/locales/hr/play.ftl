## Igranje

resign = Predaj
confirm-question = Potvrditi?
confirm-move = Odigraj { $move }
speed = Brzina
speed-fastest = najbrže moguće
speed-delay = { $seconds ->
    [one] potez svake { $seconds } sekunde
    [few] potez svake { $seconds } sekunde
   *[other] potez svakih { $seconds } sekundi
}
pause = Zaustavi
run = Pokreni
step = Korak
take-back = Vrati potez
flip = Okreni
new-game = Nova partija
show-me = Savjet
partner-move = Neka povuče { $name }
partner-thinking = { $name } razmišlja o ploči { $board } …
partner-sits = Suigrač: { $name }
offer-draw = Ponudi remi
controls = Upravljanje
curves = Krivulje
show-curves = Prikaži krivulje
hide-curves = Sakrij krivulje
moves-played = Odigrani potezi
save-as-csv = Spremi kao CSV
estimate-for = Što pretraga procjenjuje za { SIDE($side, form: "accusative") } (rješenje zna točno)
evaluation-for = Procjena za { SIDE($side, form: "accusative") }
balance-for = { $balance }: omjer za { SIDE($side, form: "accusative") }
nodes-logarithmic = Čvorovi, logaritamski
no-search-yet = Još nema pretrage.
nodes = Čvorovi
per-second = { $count }/s
score = Ocjena
best-line = Najbolja varijanta
played-by = Igra
count-position = Prebroji ovu poziciju
count-position-note = Koliko čvorova svaki algoritam posjeti na istoj dubini. Minimaks i alfa-beta nalaze istu vrijednost, a puna pretraga možda drugu.
stop = Stani
count = Broji
xray-position = Rendgen pozicije
counts-caption = { $moves ->
    [one] Nakon { $moves } poteza, dubina { $depth }
    [few] Nakon { $moves } poteza, dubina { $depth }
   *[other] Nakon { $moves } poteza, dubina { $depth }
}
changes-next-move = Promjene vrijede od sljedećeg poteza.
type-move = Upiši potez
type-move-note = Koordinate ili notacija, npr. e2e4 ili Sf3; ? kaže gdje što stoji
no-moves-yet = Još nema poteza.
moves = Potezi
earlier-moves = Pogledaj ranije poteze
to-start = Na početak
back = Natrag
forward = Naprijed
to-latest = Na posljednji potez
to-end = Na kraj
engine = Program
game = Igra
panel = Ploča s podacima
moves-of-game = Potezi partije
game-heading = { $game }: { $first } protiv { $second }
looking-back = Pogled na potez { $move } od { $moves }
looking-back-start = Pogled na početak
game-over = Kraj partije
looking-for-best = Traži najbolji potez …
counting = Broji …
waiting-to-think = Čeka red za razmišljanje …
thinking = Razmišlja …
thinking-best = Razmišlja … zasad najbolje: { $move }
your-move = Vi ste na potezu
your-move-check = Šah. Vi ste na potezu
move-announced = { SIDE($side, form: "start") }: { $move }
rematch = Uzvrat
hint = { $move } izgleda najbolje.
that-lost-it = To je izgubilo. { $exact }
draw-accepted = Remi je dogovoren.
draw-declined = Računalo igra dalje.
turning-point = Prekretnica
turning-words = Potezom { $move } partija se preokrenula: { $before } → { $after }.
no-turning-point = Nijedan potez sam nije odlučio ovu partiju.
try-again-from-here = Pokušaj ponovno odavde
analyze-from-here = Analiziraj odavde
one-move-any-board = Jedan potez kad ste na redu, na bilo kojoj ploči.
low-time = Ostalo je manje od { $seconds } sekundi.
