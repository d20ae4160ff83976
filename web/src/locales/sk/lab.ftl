## Laboratórium

node-counts = Počty uzlov
recorded-games = Zaznamenané partie
experiment = Pokus
experiments = Pokusy
results = Výsledky
nodes-about = Na koľko pozícií sa pozrie každé prehľadávanie, hĺbka po hĺbke? Minimax a alfa-beta nájdu v každom poradí tú istú hodnotu; plné prehľadávanie odpovedá na vlastnú otázku a môže nájsť inú.
from-depth = Od hĺbky
to-depth = Do hĺbky
searches = Prehľadávania
most-nodes = Najviac uzlov na jedno prehľadávanie
evaluations = Hodnotenia
evaluations-logarithmic = Hodnotenia, logaritmicky
evaluations-by-depth = Hodnotenia podľa hĺbky, logaritmicky
more-nodes-than-allowed = Viac uzlov, ako je dovolené
counts = Počty
branching-note = Priemerný počet ťahov v strome minimaxu
regular-column = Pravidelný
regular-column-note = Koľko by alfa-beta potrebovala v pravidelnom strome, všade s b ťahmi a vždy s najlepším prvým
no-captures-here = Táto hra nepozná branie: niet čo dať na začiatok.
minimum = Minimum
minimum-note = Najmenej hodnotení, ktoré dokážu hodnotu práve tohto stromu, v najlepšom zo všetkých poradí; kde je dosť malý na uchovanie
saved = Ušetrené
finding = V hĺbke { $depth } alfa-beta ohodnotí { $own } pozícií, minimax { $all }: ušetrí { $share } a nájde rovnakú hodnotu.
nodes-empty = Stlačte Počítať: tabuľka sa plní riadok po riadku. Bežné nastavenia trvajú sekundu-dve.
count-nodes = Počítať uzly
nodes-heading = { $game }, hodnotenie: { $evaluation }
counting-search = Počíta { $search } v hĺbke { $depth } …
counting-canceled = Zrušené; toľko sa spočítalo.
done = Hotovo.
copied = Skopírované.
copying-forbidden = Prehliadač tu kopírovanie nedovolí; označte riadok a skopírujte ho.
same-in-terminal = To isté v termináli
copy-command = Kopírovať príkaz
save-as = Uložiť { $format }
run-about = Dvaja hráči dohrajú partie. Každý ťah sa zaznamená: čo si mysleli a čo to stálo.
search-again-with = Každú pozíciu prehľadať znova pomocou
nothing = ničoho
random-moves = Náhodné ťahy
seed = Semienko
record = Zaznamenať
same-move = rovnaký
ply = Polťah
move = Ťah
nodes-of = Uzly: { $search }
its-move = Jeho ťah
run-results = { $first } { $wins }, remízy { $draws }, { $second } { $losses }
run-unfinished = nedohrané { $count }
run-work = { $side }: { $nodes } uzlov na { $moves } ťahov za { $time }
run-compared = { $algorithm } by potreboval { $nodes } uzlov namiesto { $own }: ušetrilo sa { $share } a { $same } z { $moves } ťahov je rovnakých.
at-ply = polťah { $ply }
finished-after = { $plies ->
    [one] { $end } ({ $plies } polťah)
    [few] { $end } ({ $plies } polťahy)
    [many] { $end } ({ $plies } polťahu)
   *[other] { $end } ({ $plies } polťahov)
}
recording = Partia { $game } z { $games }, polťah { $ply } …
recording-canceled = Zrušené; toľko sa zaznamenalo.
games-recorded = { $count ->
    [one] Zaznamenaná { $count } partia.
    [few] Zaznamenané { $count } partie.
    [many] Zaznamenaných { $count } partie.
   *[other] Zaznamenaných { $count } partií.
}
run-empty = Stlačte Zaznamenať: dvaja hráči hrajú a každý ťah sa zapíše s tým, čo stál.
record-a-game = Zaznamenať partiu
keep-in-games = Ponechať v Partiách
games-stored-already = Tieto partie sú už uložené.
games-stored = { $count ->
    [one] Uložená { $count } partia.
    [few] Uložené { $count } partie.
    [many] Uložených { $count } partie.
   *[other] Uložených { $count } partií.
}

## Veľa počítačov

many-machines = Počítače
many-machines-about = Dlhú prácu začatú s --on vykonáva veľa počítačov. Tu vidno, čo robia.
cluster-none = Tento program nepozná iné počítače. Spustite ho s adresou ich servera NATS:
cluster-at = Server: { $server }.
cluster-away = { $server } neodpovedá.
cluster-runs = Úlohy
cluster-no-runs = Nič neprebieha.
cluster-workers = Pomocníci
cluster-no-workers = Nikto sa nepripojil. Na každom počítači, ktorý má pomáhať: rookery work a adresa servera.
cluster-name = Názov
cluster-kind = Druh
cluster-kind-name = { $kind ->
    [match] Zápas
    [selfplay] Partie proti sebe
    [levels] Úrovne
    [analyse] Analýza
    [grid] Hĺbky proti sebe
    [drill] Meranie
   *[other] { $kind }
}
cluster-progress = Priebeh
cluster-of = { $done } z { $total }
cluster-rate = Častí za minútu
cluster-stop = Zastaviť
cluster-stopped = zastavené
cluster-version = Verzia
cluster-cores = Jadrá
cluster-speed = Uzly za sekundu
cluster-jobs = Hotové časti
cluster-doing = Pracuje na
cluster-excluded = { $name } je vylúčený.
cluster-stands-out = To, čo nachádza { $name }, sa líši od toho, čo nachádzajú ostatní.
cluster-rejected = { $count ->
    [one] { $name }: odmietnutý { $count } výsledok.
    [few] { $name }: odmietnuté { $count } výsledky.
    [many] { $name }: odmietnutých { $count } výsledku.
   *[other] { $name }: odmietnutých { $count } výsledkov.
}
