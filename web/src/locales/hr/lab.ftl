## Laboratorij

node-counts = Brojevi čvorova
recorded-games = Snimljene partije
experiment = Pokus
experiments = Pokusi
results = Rezultati
nodes-about = Koliko pozicija svaka pretraga pogleda, dubinu po dubinu? Minimaks i alfa-beta u svakom poretku nalaze istu vrijednost; puna pretraga odgovara na svoje pitanje i može naći drugu.
from-depth = Od dubine
to-depth = Do dubine
searches = Pretrage
max-nodes = Najviše čvorova za jednu pretragu
evaluations = Procjene
evaluations-logarithmic = Procjene, logaritamski
evaluations-by-depth = Procjene po dubini, logaritamski
more-nodes-than-allowed = Više čvorova nego što je dopušteno
counts = Brojevi
branching-note = Prosječan broj poteza u stablu minimaksa
regular-column = Pravilno
regular-column-note = Koliko bi alfa-beta trebala u pravilnom stablu, sa svugdje b poteza i uvijek najboljim prvim
no-captures-here = Ova igra ne zna za uzimanje: nema što doći prvo.
minimum = Najmanje
minimum-note = Najmanji broj procjena koji dokazuje vrijednost baš ovog stabla, u najboljem od svih poredaka; gdje je dovoljno malo da se sačuva
saved = Ušteda
finding = Procijenjene pozicije na dubini { $depth }: alfa-beta { $own }, minimaks { $all }. Ušteda je { $share }, a vrijednost je ista.
nodes-empty = Pritisnite Broji: tablica se puni redak po redak. Uobičajene postavke traju sekundu-dvije.
count-nodes = Broji čvorove
nodes-heading = { $game }, procjena: { $evaluation }
counting-search = Broji { $search } na dubini { $depth } …
counting-canceled = Prekinuto; dotle je izbrojeno.
done = Gotovo.
copied = Kopirano.
copying-forbidden = Preglednik ovdje ne dopušta kopiranje; označite redak i kopirajte ga.
same-in-terminal = Isto u terminalu
copy-command = Kopiraj naredbu
save-as = Spremi { $format }
run-about = Dva igrača odigraju partije. Svaki se potez bilježi: što su mislili i koliko je stajalo.
search-again-with = Svaku poziciju pretraži ponovno s
nothing = ničim
random-moves = Nasumični potezi
seed = Sjeme
record = Snimi
same-move = isti
ply = Polupotez
move = Potez
nodes-of = Čvorovi: { $search }
its-move = Njegov potez
run-results = { $first } { $wins }, remi { $draws }, { $second } { $losses }
run-unfinished = nije završeno { $count }
run-work = { $side }: čvorovi { $nodes }, potezi { $moves }, vrijeme { $time }
run-compared = { $algorithm }: čvorovi { $nodes } umjesto { $own }, ušteda { $share }; isti potezi: { $same } od { $moves }.
at-ply = polupotez { $ply }
finished-after = { $plies ->
    [one] { $end } ({ $plies } polupotez)
    [few] { $end } ({ $plies } polupoteza)
   *[other] { $end } ({ $plies } polupoteza)
}
recording = Partija { $game } od { $games }, polupotez { $ply } …
recording-canceled = Prekinuto; dotle je snimljeno.
games-recorded = { $count ->
    [one] Snimljena { $count } partija.
    [few] Snimljene { $count } partije.
   *[other] Snimljeno { $count } partija.
}
run-empty = Pritisnite Snimi: dva igrača igraju, a svaki se potez bilježi s onim što je stajao.
record-a-game = Snimi partiju
keep-in-games = Sačuvaj u Partijama
games-stored-already = Ove su partije već spremljene.
games-stored = { $count ->
    [one] Spremljena { $count } partija.
    [few] Spremljene { $count } partije.
   *[other] Spremljeno { $count } partija.
}
learning = Učenje
learning-about = Program igra igru protiv sebe, iz tih partija podučava malu mrežu i pušta je da igra protiv dosad najbolje: iznova i iznova, i kad nitko ne gleda.
learning-begins-with = Počinje
learning-from-nothing = ni od čega
learning-from-known = od onoga što Rookery zna
learning-details = Brojevi
learning-generations = Generacije
learning-generations-note = Generacije (0: do zaustavljanja)
learning-games = Partija za svaku
learning-match-games = Partija koje prosuđuju
learning-nodes = Čvorova po potezu
learning-passes = Prolaza pri treniranju
learning-neurons = Neurona
learning-begin = Počni učiti
learning-empty = Mreža koja ne zna ništa igra protiv sebe i napreduje dok gledaš. Kod vuka i ovaca vidi se nešto već za minutu.
learning-runs = Učenja
learning-run-words = { $generations ->
    [one] { $generations } generacija, { $state }, { $ago }
    [few] { $generations } generacije, { $state }, { $ago }
   *[other] { $generations } generacija, { $state }, { $ago }
}
learning-state = { $state ->
    [waiting] čeka
    [learning] uči
    [stopping] zaustavlja se
    [finished] gotovo
    [failed] nije uspjelo
   *[paused] zaustavljeno
}
learning-state-sentence = { $state ->
    [waiting] Čeka svoj red.
    [stopping] Zaustavlja se …
    [finished] Sve su generacije gotove.
   *[paused] Zaustavljeno. Ništa nije izgubljeno: može se nastaviti.
}
learning-phase = { $phase ->
    [playing] Generacija { $generation }: partije najbolje mreže protiv sebe
    [training] Generacija { $generation }: treniranje
   *[judging] Generacija { $generation }: meč protiv najbolje mreže
}
learning-stop = Zaustavi
learning-resume = Nastavi
learning-delete-really = Obriši sve njegove partije i mreže
learning-finding = Dosad je najbolja generacija { $generation }: Elo { $elo } ± { $error } prema prvoj.
learning-finding-none = { $count ->
    [one] Još nijedna generacija nije bila bolja od prve ({ $count } pokušaj).
    [few] Još nijedna generacija nije bila bolja od prve ({ $count } pokušaja).
   *[other] Još nijedna generacija nije bila bolja od prve ({ $count } pokušaja).
}
learning-finding-truth = Čuva { $share } dobitaka, prva je čuvala { $first }.
learning-elo = Elo prema prvoj generaciji
learning-elo-words = Generacija { $generation } ima { $elo }.
learning-truth = Dobici koje njezin potez čuva, prema riješenoj istini
learning-truth-words = Najnovija generacija čuva { $share }.
learning-truth-short = Sačuvani dobici
learning-loss = Pogreška
learning-loss-words = Treniranje { $training }, odvojene partije { $validation }.
learning-training = Treniranje
learning-validation = Odvojene partije
learning-generation = Generacija
learning-match = Meč
learning-positions = Pozicije
learning-not-kept = odbačena
learning-map = Što mreža misli o figurama
learning-map-of = Vrijednost po polju: { $piece }
learning-piece = Figura
learning-map-about = { $games ->
    [one] Koliko figura mreži na nekom polju vrijedi više ili manje nego u prosjeku ({ $mean }): koliko se vrijednost za njezina vlasnika promijeni kad se ona makne. Iz pozicija { $games } partije; gdje nikad nije stajala, nema broja.
    [few] Koliko figura mreži na nekom polju vrijedi više ili manje nego u prosjeku ({ $mean }): koliko se vrijednost za njezina vlasnika promijeni kad se ona makne. Iz pozicija { $games } partije; gdje nikad nije stajala, nema broja.
   *[other] Koliko figura mreži na nekom polju vrijedi više ili manje nego u prosjeku ({ $mean }): koliko se vrijednost za njezina vlasnika promijeni kad se ona makne. Iz pozicija { $games } partija; gdje nikad nije stajala, nema broja.
}
learning-play = Igraj protiv nje
learning-play-about = Svaka je generacija protivnik. Što je dubina manja, to se više oslanja na naučeno.
learning-you-play = Ti igraš
learned-player = Generacija { $generation }: { $level }

## Mnogo računala

many-machines = Računala
many-machines-about = Dugotrajan posao započet s --on obavljaju mnoga računala. Ovdje se vidi što rade.
cluster-none = Ovaj program ne zna za druga računala. Pokrenite ga s adresom njihova NATS poslužitelja:
cluster-at = Na { $server }.
cluster-away = { $server } ne odgovara.
cluster-runs = Poslovi
cluster-no-runs = Ništa nije u tijeku.
cluster-workers = Pomagači
cluster-no-workers = Nitko se nije pridružio. Na svakom računalu koje treba pomoći: rookery work i adresa poslužitelja.
cluster-name = Ime
cluster-kind = Vrsta
cluster-kind-name = { $kind ->
    [match] Meč
    [selfplay] Partije protiv sebe
    [levels] Razine
    [analyse] Analiza
    [grid] Dubine jedna protiv druge
    [drill] Mjerenje
   *[other] { $kind }
}
cluster-progress = Napredak
cluster-of = { $done } od { $total }
cluster-rate = Zadataka u minuti
cluster-stop = Zaustavi
cluster-stopped = zaustavljeno
cluster-version = Verzija
cluster-cores = Jezgre
cluster-speed = Čvorova u sekundi
cluster-jobs = Obavljeni zadaci
cluster-doing = Radi na
cluster-excluded = { $name } je isključen.
cluster-stands-out = Ono što nalazi { $name } razlikuje se od onoga što nalaze drugi.
cluster-rejected = { $count ->
    [one] { $name }: odbijen { $count } rezultat.
    [few] { $name }: odbijena { $count } rezultata.
   *[other] { $name }: odbijeno { $count } rezultata.
}
