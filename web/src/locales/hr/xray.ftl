## Rendgen

show = Prikaži
searching = Pretražuje …
compared-counts = Čvorovi: <b>{ $nodes }</b>; procijenjeni listovi: { $leaves }
compared-result = Rezultat { $value }
compared-depth = (dubina { $depth }, najveća koja stane)
compared-map-depth = (karta i rezultat su dubine { $depth }, najveće koja stane)
compare = Usporedi
compare-again = Usporedi ponovno
compare-about = Isto sa svakim algoritmom. Karte imaju jedno mjerilo: red za svaki polupotez, a pruge su široke kao sve što je ispod pretraženo.
compare-note = Čvorovi kako ih broji rookery lab nodes. Minimaks i alfa-beta uvijek nalaze istu vrijednost. Puna pretraga može naći drugu: kod uzimanja ide dalje, a izostavlja ono što smatra beznadnim.
minimax = Minimaks
this-search = Ova pretraga
minimum-possible = Najmanje moguće
minimax-counting = Minimaks broji, radi usporedbe …
minimax-too-large = <b>Čvorovi: { $nodes }</b>; minimaks bi ih trebao više od { $budget }.
minimax-everything = <b>Čvorovi: { $nodes }</b>. Minimaks gleda sve.
saved-nodes = <b>Ušteđeni čvorovi: { $saved } od { $all }</b> u minimaksu ({ $share }).
spent-nodes = <b>Čvorovi: { $spent } više od { $all }</b> u minimaksu.
minimum-leaves-note = Procijenjeni listovi. Da dokaže vrijednost baš ovog stabla, nijedna pretraga i nijedan poredak poteza ne mogu s manje od { $minimum }.
regular-tree = Pravilno stablo
regular-note = Pravilno stablo sa svugdje b = { $b } poteza trebalo bi na dubini d = { $depth } b<sup>⌈d/2⌉</sup> + b<sup>⌊d/2⌋</sup> − 1 listova, to jest { $leaves }, kad bi najbolji potez uvijek dolazio prvi. Pravo stablo nije tako pravilno i možda treba manje ili više.
endings = Zašto čvorovi završavaju rano
ending-decided = Odlučuju pravila: igra je gotova, ponavlja se ili je odmah dobivena.
ending-faster = Drugdje je poznata brža pobjeda ili sporiji poraz.
ending-table = Tablica zna poziciju, na ovoj dubini ili dublje.
ending-razoring = Tako loše da bi pomoglo samo uzimanje, a ne pomaže (razoring).
ending-futility = Tako dobro da nijedan miran odgovor to ne bi promijenio (reverse futility).
ending-null-move = Dovoljno je i preskočiti potez (nulti potez).
ending-probcut = Uzimanje je predobro, kako pokazuje plitka pretraga (ProbCut).
ending-many-moves = Dovoljno je više poteza, ne samo onaj iz tablice.
ending-stand-pat = Dovoljno dobro i bez daljnjeg uzimanja.
ply-by-ply = Polupotez po polupotez
leaves = Listovi
leaves-valued = Procijenjeni listovi
cutoffs = Rezovi
not-visited = Neposjećeno
tree-limit = Dubina { $asked } ima više od { $nodes } čvorova, previše za čuvanje. Ovo je dubina { $depth }, najveća koja stane.
drawn = Nacrtano
drawn-note = { $count }: korijeni svake dubine i drugi pogledi ne broje se kao čvorovi
value = Vrijednost
answer = Odgovori
node-at = Čvor { $way }
at-the-root = u korijenu
after-moves = nakon { $moves }
answer-cut = Odrezani su
answer-goes-on = Pretraga ide dalje
answer-right = Točno.
answer-wrong = Nije tako.
next = Dalje
exercise-about = Pretraga prolazi ovim stablom i staje gdje se nešto odlučuje. Recite što slijedi: reže li se ostatak čvora i koliko on vrijedi?
copy-exercise-link = Kopiraj poveznicu za razred
exercise-link-copied = Poveznica je kopirana. Odgovori nisu u njoj.
predict-cutoff = Predvidi rez
question-of = Pitanje { $number } od { $count }
right-of = Točno { $right } od { $asked }
nothing-to-foresee = U ovom se stablu nema što predvidjeti. Odaberite alfa-betu ili stablo za vježbu.
once-more = Još jednom
lesson = Lekcija
lesson-tree = Stablo za vježbu
own-tree = Moje stablo
tree-label = Stablo (brojevi su listovi)
lesson-classic = Tri puta tri
lesson-classic-words = Max bira granu, zatim Min list. Kad prva grana vrijedi 3, broj 2 odlučuje drugu.
lesson-best-order = Najbolji potez prvi
lesson-best-order-words = Slično stablo u najboljem poretku: listova koliko je najmanje moguće, 3 + 3 − 1 = 5 od 9.
lesson-worst-order = Najgori poredak
lesson-worst-order-words = Svaka je grana bolja od prethodne, a u svakoj je bolji list za Mina zadnji: ništa se ne reže.
lesson-three-plies = Tri polupoteza
lesson-three-plies-words = Max, Min i opet Max: ovdje režu i alfa i beta.
lesson-deep-cutoff = Duboki rez
lesson-deep-cutoff-words = Ono što Max ima u korijenu, 5, seže mimo drugog Maxa koji još nema ništa: zbog 3 broj 9 više nije važan.
lesson-negative = Ispod nule
lesson-negative-words = Važno je samo koji je broj veći, s obje strane nule.
lesson-min-first = Min počinje
lesson-min-first-words = Klasično stablo sa zamijenjenim ulogama: Min u korijenu, Max ispod.
lesson-uneven = Nejednake grane
lesson-uneven-words = Neke varijante završe rano, kao i partije.
color-holds = { $color ->
    [white] Bijeli ima { $pieces }
   *[black] Crni ima { $pieces }
}
before-the-pass = (prije preskakanja)
to-choose = Bira
nobody-known = nitko: poznato je
nobody-leaf = nitko: list
depth-left = Preostala dubina
window = Prozor
window-at-end = Prozor na kraju
nodes-below = Čvorova ispod
cut-off = Odrezano
left-out = Izostavljeno
left-moves = { $all ->
    [one] { $count } od { $all } poteza
    [few] { $count } od { $all } poteza
   *[other] { $count } od { $all } poteza
}
fold = Sklopi
unfold = Rasklopi
unfold-all = Rasklopi sve
result-line = Rezultat: { $value } uz { $line }
question-value = Bira { SIDE($side) }: zasad najbolje { $value }, i više se nema što gledati. Koliko vrijedi ovaj čvor?
question-cut = Bira { SIDE($side) }: zasad najbolje { $value }, prozor je sada { $window }. Što biva s ostalim potezima ovog čvora?
explain-largest = Bira { SIDE($side) }: najveća nađena vrijednost je { $value }.
explain-smallest = Bira { SIDE($side) }: najmanja nađena vrijednost je { $value }.
explain-open = Prozor { $window } još je otvoren: drugi bi potez mogao promijeniti rezultat.
position-fen = Pozicija (FEN)
start-of-game = početak igre
what-to-look-into = Što se promatra
order-of-moves = Poredak poteza
order-generated = Kako nastaju
order-captures = Uzimanja prva
order-no-captures = Kako nastaju (bez uzimanja)
improvements = Poboljšanja
improvements-title = { $improvements ->
    [all] Sva
    [deepening] Samo produbljivanje
    [quiescence] + smirivanje
    [table] + tablica
    [null-move] + nulti potezi
    [reductions] + skraćivanje
   *[pruning] + izostavljanje
}
point-of-view = Maksimizira
legend = Legenda
legend-choose = { $goal ->
    [largest] { SIDE($side, form: "start") } na izboru: najveće
   *[smallest] { SIDE($side, form: "start") } na izboru: najmanje
}
legend-leaf = list, procijenjen
legend-cut = odrezano: ostatak nije važan
legend-ghost = nikad pogledano
steps-per-second = { $count ->
    [one] { $count } korak u sekundi
    [few] { $count } koraka u sekundi
   *[other] { $count } koraka u sekundi
}
to-beginning = Na početak
step-back = Korak natrag
step-forward = Korak naprijed
next-cutoff = Sljedeći rez
search-tree = stablo pretrage
search-tree-label = Stablo pretrage. Strelice vode kroz pretragu.
value-win = { $plies ->
    [one] pobjeda za { SIDE($side, form: "accusative") } u { $plies } polupotezu
    [few] pobjeda za { SIDE($side, form: "accusative") } u { $plies } polupoteza
   *[other] pobjeda za { SIDE($side, form: "accusative") } u { $plies } polupoteza
}
visit-root = Pretraga počinje iznova, dublje ili s drugim prozorom.
visit-scout = Pogled s praznim prozorom: samo da se pokaže da potez nije bolji.
visit-reduced = Kasni potez, isprva pretražen manje duboko.
visit-again = Drugi pogled: prvi je rekao da je potez bolji od očekivanog.
visit-pass = Nulti potez: strana preskače. Ako je i to dovoljno dobro, pravi potez jest pogotovo.
visit-probcut = Plitka proba uzimanja koje izgleda predobro.
visit-quiescence = Dubina je potrošena: dalje idu samo uzimanja i slično, dok se pozicija ne smiri.
cut-reason-first = { $count ->
    [0] Ovdje je za { SIDE($side, form: "accusative") } dostupno barem { $value }, a drugdje se vrijednost može zadržati na { $limit }, pa do ovoga neće doći: to ne odgovara { SIDE($other, form: "dative") } (β = { $limit } ≤ { $found }).
    [one] Ovdje je za { SIDE($side, form: "accusative") } dostupno barem { $value }, a drugdje se vrijednost može zadržati na { $limit }, pa do ovoga neće doći: to ne odgovara { SIDE($other, form: "dative") }. { $count } potez može se preskočiti (β = { $limit } ≤ { $found }).
    [few] Ovdje je za { SIDE($side, form: "accusative") } dostupno barem { $value }, a drugdje se vrijednost može zadržati na { $limit }, pa do ovoga neće doći: to ne odgovara { SIDE($other, form: "dative") }. { $count } poteza mogu se preskočiti (β = { $limit } ≤ { $found }).
   *[other] Ovdje je za { SIDE($side, form: "accusative") } dostupno barem { $value }, a drugdje se vrijednost može zadržati na { $limit }, pa do ovoga neće doći: to ne odgovara { SIDE($other, form: "dative") }. { $count } poteza može se preskočiti (β = { $limit } ≤ { $found }).
}
cut-reason-second = { $count ->
    [0] Ovdje { SIDE($side) } drži vrijednost na najviše { $value }, a drugdje za { SIDE($other, form: "accusative") } ima { $limit }, pa do ovoga neće doći (α = { $limit } ≥ { $found }).
    [one] Ovdje { SIDE($side) } drži vrijednost na najviše { $value }, a drugdje za { SIDE($other, form: "accusative") } ima { $limit }, pa do ovoga neće doći. { $count } potez može se preskočiti (α = { $limit } ≥ { $found }).
    [few] Ovdje { SIDE($side) } drži vrijednost na najviše { $value }, a drugdje za { SIDE($other, form: "accusative") } ima { $limit }, pa do ovoga neće doći. { $count } poteza mogu se preskočiti (α = { $limit } ≥ { $found }).
   *[other] Ovdje { SIDE($side) } drži vrijednost na najviše { $value }, a drugdje za { SIDE($other, form: "accusative") } ima { $limit }, pa do ovoga neće doći. { $count } poteza može se preskočiti (α = { $limit } ≥ { $found }).
}
step-enter = { $goal ->
    [largest] Bira { SIDE($side) }: traži se najveća vrijednost.
   *[smallest] Bira { SIDE($side) }: traži se najmanja vrijednost.
}
step-enter-window = { $goal ->
    [largest] Bira { SIDE($side) }: traži se najveća vrijednost unutar { $window }.
   *[smallest] Bira { SIDE($side) }: traži se najmanja vrijednost unutar { $window }.
}
step-known = I bez poteza zna se dovoljno: { $value }.
step-leaf = List, vrijednost { $value }.
step-done = Sve važno ovdje je poznato: { $value }.
step-cut = { $said } Rez: { $reason }
step-has = Zasad { $value } za { SIDE($side, form: "accusative") }.
step-keeps = Ostaje { $value } za { SIDE($side, form: "accusative") }.
step-better = Bolje za { SIDE($side, form: "accusative") }: { $value } umjesto { $before }.
search-done = Pretraga je gotova.
line-node = Čvor { $node } od { $size }: { $way }
line-window = prozor { $window }
line-value = vrijednost { $value }
line-cuts = { $count ->
    [one] reže { $count } potez
    [few] reže { $count } poteza
   *[other] reže { $count } poteza
}
leaf = list
tree = Stablo
tree-title = Čvorova: { $nodes } · dubina { $depth }
tree-title-limit = (dubina { $asked } ima ih više od { $nodes })
turn-tree = Okreni stablo
smaller = Manje
larger = Veće
node = Čvor
exercise = Vježba
about-search = O pretrazi
did-not-work = To nije uspjelo.
stopped-before-tree = Zaustavljeno prije nego što je stablo nastalo.
race = Utrka
race-about = Svi algoritmi na istoj poziciji, na jednom satu. Stupci su čvorovi.
race-start = Pokreni utrku
race-preparing = Na mjesta …
race-again = Još jednom
race-note = Svaka pretraga radi sama na ovom računalu; ovdje kreću zajedno. Nacrtano stablo nema vlastito vrijeme: tamo svaki čvor traje jednako.
race-running = čvorovi: { $nodes } …
race-arrived = { $place }. čvorovi: { $nodes }, { $time }
race-given-up = prekinuto nakon { $nodes } čvorova
why-that-move = Zašto taj potez?
whose-search = { $by ->
    [glance] { $name } ponešto previdi, kao i ljudi, i bira između onoga što je uočeno. Ovdje je potpuna pretraga iste pozicije.
    [engine] { $name } je zaseban program i ne pokazuje stablo. Ovdje je Rookeryjeva pretraga iste pozicije.
    [learned] { $name } sudi po onome što je naučeno. Ovdje je pretraga iste pozicije s uobičajenom ocjenom.
    [drops] { $name } spuštanja figura proba samo u prvim polupotezima pretrage. Ovdje je ista pretraga sa spuštanjima posvuda; ona može dati prednost drugom potezu.
    [order] { $name } najprije gleda uzimanja. Ovdje je minimaks s potezima kako nastaju: sve su vrijednosti iste, ali od jednako vrijednih poteza može dati prednost drugom.
    [deeper] { $name } gleda dublje nego što Rendgen može pokazati. Ovdje je ista pretraga, manje duboka; ona može dati prednost drugom potezu.
   *[memory] { $name } ovo igra bez pretrage, iz knjige otvaranja ili iz riješene igre. Ovdje je što pretraga nalazi u toj poziciji.
}
projector = Prikaz za projektor
