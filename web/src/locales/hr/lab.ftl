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
most-nodes = Najviše čvorova za jednu pretragu
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
finding = Na dubini { $depth } alfa-beta procjenjuje { $own } pozicija, a minimaks { $all }: štedi { $share }, a nalazi istu vrijednost.
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
run-work = { $side }: { $nodes } čvorova za { $moves } poteza u { $time }
run-compared = { $algorithm } bi trebao { $nodes } čvorova umjesto { $own }: ušteđeno je { $share }, a { $same } od { $moves } poteza su isti.
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
