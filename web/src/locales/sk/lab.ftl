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
max-nodes = Najviac uzlov na jedno prehľadávanie
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
finding = Ohodnotené pozície v hĺbke { $depth }: alfa-beta { $own }, minimax { $all }. Ušetrí sa { $share } a hodnota je rovnaká.
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
run-work = { $side }: uzly { $nodes }, ťahy { $moves }, čas { $time }
run-compared = { $algorithm }: uzly { $nodes } namiesto { $own }, ušetrené { $share }; rovnaké ťahy: { $same } z { $moves }.
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
learning = Učenie
learning-about = Program hrá hru sám so sebou, z tých partií učí malú sieť a necháva ju hrať proti doteraz najlepšej: znova a znova, aj keď sa nikto nepozerá.
learning-begins-with = Začína
learning-from-nothing = od ničoho
learning-from-known = od toho, čo Rookery vie
learning-details = Čísla
learning-generations = Generácie
learning-generations-note = Generácie (0: až do zastavenia)
learning-games = Partií pre každú
learning-match-games = Partií, ktoré rozhodnú
learning-nodes = Uzlov na ťah
learning-passes = Prechodov pri trénovaní
learning-neurons = Neurónov
learning-begin = Začať učenie
learning-empty = Sieť, ktorá nič nevie, hrá sama so sebou a pred tvojimi očami sa zlepšuje. Pri vlkovi a ovciach niečo vidno už za minútu.
learning-runs = Behy učenia
learning-run-words = { $generations ->
    [one] { $generations } generácia, { $state }, { $ago }
    [few] { $generations } generácie, { $state }, { $ago }
    [many] { $generations } generácie, { $state }, { $ago }
   *[other] { $generations } generácií, { $state }, { $ago }
}
learning-state = { $state ->
    [waiting] čaká
    [learning] učí sa
    [stopping] zastavuje sa
    [finished] hotovo
    [failed] nepodarilo sa
   *[paused] zastavené
}
learning-state-sentence = { $state ->
    [waiting] Čaká, kým naň príde rad.
    [stopping] Zastavuje sa …
    [finished] Všetky generácie sú hotové.
   *[paused] Zastavené. Nič sa nestratilo: dá sa pokračovať.
}
learning-phase = { $phase ->
    [playing] Generácia { $generation }: partie najlepšej siete so sebou
    [training] Generácia { $generation }: trénovanie
   *[judging] Generácia { $generation }: zápas proti najlepšej sieti
}
learning-stop = Zastaviť
learning-resume = Pokračovať
learning-delete-really = Vymazať všetky jeho partie a siete
learning-finding = Doteraz je najlepšia generácia { $generation }: Elo { $elo } ± { $error } oproti prvej.
learning-finding-none = { $count ->
    [one] Zatiaľ žiadna generácia nebola lepšia ako prvá ({ $count } pokus).
    [few] Zatiaľ žiadna generácia nebola lepšia ako prvá ({ $count } pokusy).
    [many] Zatiaľ žiadna generácia nebola lepšia ako prvá ({ $count } pokusu).
   *[other] Zatiaľ žiadna generácia nebola lepšia ako prvá ({ $count } pokusov).
}
learning-finding-truth = Udrží { $share } výhier, prvá udržala { $first }.
learning-elo = Elo oproti prvej generácii
learning-elo-words = Generácia { $generation } má { $elo }.
learning-truth = Výhry, ktoré jej ťah udrží, podľa vyriešenej hry
learning-truth-words = Najnovšia generácia udrží { $share }.
learning-truth-short = Udržané výhry
learning-loss = Chyba
learning-loss-words = Trénovanie { $training }, odložené partie { $validation }.
learning-training = Trénovanie
learning-validation = Odložené partie
learning-generation = Generácia
learning-match = Zápas
learning-positions = Pozície
learning-not-kept = zahodená
learning-map = Čo si sieť myslí o figúrach
learning-map-of = Hodnota podľa poľa: { $piece }
learning-piece = Figúra
learning-map-about = { $games ->
    [one] O koľko viac alebo menej má figúra pre sieť na danom poli hodnotu než v priemere ({ $mean }): o koľko sa zmení hodnota pre jej majiteľa, keď sa odoberie. Z pozícií { $games } partie; kde nikdy nestála, nie je číslo.
    [few] O koľko viac alebo menej má figúra pre sieť na danom poli hodnotu než v priemere ({ $mean }): o koľko sa zmení hodnota pre jej majiteľa, keď sa odoberie. Z pozícií { $games } partií; kde nikdy nestála, nie je číslo.
    [many] O koľko viac alebo menej má figúra pre sieť na danom poli hodnotu než v priemere ({ $mean }): o koľko sa zmení hodnota pre jej majiteľa, keď sa odoberie. Z pozícií { $games } partie; kde nikdy nestála, nie je číslo.
   *[other] O koľko viac alebo menej má figúra pre sieť na danom poli hodnotu než v priemere ({ $mean }): o koľko sa zmení hodnota pre jej majiteľa, keď sa odoberie. Z pozícií { $games } partií; kde nikdy nestála, nie je číslo.
}
learning-play = Hrať proti nej
learning-play-about = Každá generácia je súper. Čím menšia hĺbka, tým viac sa spolieha na to, čo sa naučila.
learning-you-play = Hráš za
learned-player = Generácia { $generation }: { $level }

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
