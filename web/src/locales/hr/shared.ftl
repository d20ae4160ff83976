## Strane

side-white = Bijeli
    .genitive = Bijelog
    .dative = Bijelom
    .accusative = Bijelog
    .wins = Bijeli pobjeđuje
side-black = Crni
    .genitive = Crnog
    .dative = Crnom
    .accusative = Crnog
    .wins = Crni pobjeđuje
side-sheep = ovce
    .label = Ovce
    .start = Ovce
    .genitive = ovaca
    .dative = ovcama
    .wins = Ovce pobjeđuju
side-wolf = vuk
    .label = Vuk
    .start = Vuk
    .genitive = vuka
    .dative = vuku
    .accusative = vuka
    .wins = Vuk pobjeđuje
side-first-team = prva ekipa
    .label = Prva ekipa
    .start = Prva ekipa
    .genitive = prve ekipe
    .dative = prvoj ekipi
    .accusative = prvu ekipu
    .wins = Prva ekipa pobjeđuje
side-second-team = druga ekipa
    .label = Druga ekipa
    .start = Druga ekipa
    .genitive = druge ekipe
    .dative = drugoj ekipi
    .accusative = drugu ekipu
    .wins = Druga ekipa pobjeđuje
side-max = Max
    .genitive = Maxa
    .dative = Maxu
    .accusative = Maxa
    .wins = Max pobjeđuje
side-min = Min
    .genitive = Mina
    .dative = Minu
    .accusative = Mina
    .wins = Min pobjeđuje
side-label = { SIDE($side, form: "label") }

## Igre

game-title = { $game ->
    [chess] Šah
    [chess960] Šah 960
    [crazyhouse] Crazyhouse
    [atomic] Atomski šah
    [horde] Horda
    [kingofthehill] Kralj brijega
    [three-check] Tri šaha
    [antichess] Gubitnički šah
    [racingkings] Utrka kraljeva
    [endgame] Završnica
    [pawns-kings] Pješaci i kraljevi
    [bughouse] Ekipni bughouse
    [wolf-sheep] Vuk i ovce
   *[other] { $title }
}
game-summary = { $game ->
    [chess] Sama igra, sa svim svojim pravilima.
    [chess960] Šah iz jednog od 960 izmiješanih početnih redova (Fischerov šah).
    [crazyhouse] Što uzmete, vaše je i možete to staviti na ploču umjesto poteza.
    [atomic] Uzimanje eksplodira: nestaje i sve uokolo, osim pješaka. Raznesite kralja.
    [horde] Vojska od 36 pješaka protiv figura: matirajte kralja ili uzmite cijelu hordu.
    [kingofthehill] Šah u kojem pobjeđuje i kralj koji stigne u središte.
    [three-check] Šah u kojem treći šah pobjeđuje.
    [antichess] Pobjeđuje tko izgubi sve figure; tko može uzeti, mora.
    [racingkings] Prvi dovedite kralja na zadnji red, a nikad ne dajte šah.
    [endgame] Kralj i osam pješaka na svakoj strani, i sva pravila šaha.
    [pawns-kings] Osam pješaka i kralj koji se smije uzeti: nema šaha, promocije ni en passanta.
    [bughouse] Dvije ekipe na više ploča, po jedan potez na bilo kojoj: što uzmete na jednoj, možete staviti na drugu.
    [wolf-sheep] Četiri ovce opkoljavaju vuka. Riješeno: ovce uvijek pobjeđuju, ako znaju kako.
   *[other] { $summary }
}
evaluation-title = { $evaluation ->
    [net] Mreža
    [tuned] Ugođena
    [simplified] Pojednostavljena
    [material] Materijal
    [distance] Udaljenost
    [attitudes] Stavovi
    [king-attack] Napad na kralja
    [king-defense] Obrana kralja
    [pawn-promotion] Promocija pješaka
    [external] Vanjski program
    [paths] Putovi
    [smart] Pametna
    [fast] Brza
    [simple] Jednostavna
    [solved] Riješena
   *[other] { $title }
}
algorithm-title = { $algorithm ->
    [search] Puna pretraga
    [alphabeta] Alfa-beta
    [captures-first] Alfa-beta, uzimanja prva
    [minimax] Minimaks
   *[other] { $title }
}
algorithm-summary = { $algorithm ->
    [search] Alfa-beta sa svime što je čini jakom.
    [alphabeta] Kao u udžbeniku: ista vrijednost kao minimaks, uz isti redoslijed i isti potez, s manje čvorova.
    [minimax] Kao u udžbeniku: gleda sve.
   *[other] { $summary }
}
balance-title = { $balance ->
    [material] Materijal
    [mobility] Pokretljivost
    [balance] Omjer
   *[other] { $title }
}
measure-title = { $measure ->
    [king-distance] Udaljenost kraljeva
    [least-king-distance] Najmanja udaljenost kraljeva
    [size-of-the-horde] Veličina horde
    [pieces-on-the-board] Figure na ploči
    [rows-to-go] Redova do cilja
    [measure] Mjera
   *[other] { $title }
}
option-title = { $option ->
    [start] Početak
    [size] Ploča
    [boards] Ploče
    [sides] Boje ekipe
    [repetitions] Remi ponavljanjem
    [promotion] Promocija
    [en_passant] En passant
    [double_step] Dvostruki korak
    [check] Šah
    [distance] Udaljenost kraljeva
   *[other] { $title }
}
choice-title = { $option ->
    [size] { $value } × { $value }
    [boards] { $value ->
        [one] { $value } ploča
        [few] { $value } ploče
       *[other] { $value } ploča
    }
    [sides] { $value ->
        [same] svugdje iste
       *[alternate] naizmjence
    }
    [repetitions] { $value ->
        [one] ista pozicija { $value } put
        [few] ista pozicija { $value } puta
       *[other] ista pozicija { $value } puta
    }
    [distance] { $value ->
        [manhattan] linije i redovi
        [euclidean] zračnom linijom
       *[steps] koraci kralja
    }
   *[other] { $title }
}
choice-yes = da
choice-no = ne
choice-start = Br. { $start }
choice-wolf-start = Vuk na { $square }, na potezu { SIDE($side) }
piece = { $piece ->
    [k] kralj
    [q] dama
    [r] top
    [b] lovac
    [n] skakač
    [s] ovca
    [w] vuk
   *[p] pješak
}
piece-white = { $piece ->
    [k] bijeli kralj
    [q] bijela dama
    [r] bijeli top
    [b] bijeli lovac
    [n] bijeli skakač
    [s] ovca
    [w] vuk
   *[p] bijeli pješak
}
piece-black = { $piece ->
    [k] crni kralj
    [q] crna dama
    [r] crni top
    [b] crni lovac
    [n] crni skakač
    [s] ovca
    [w] vuk
   *[p] crni pješak
}
piece-count = { $piece ->
    [q] { $count ->
        [one] { $count } dama
        [few] { $count } dame
       *[other] { $count } dama
    }
    [r] { $count ->
        [one] { $count } top
        [few] { $count } topa
       *[other] { $count } topova
    }
    [b] { $count ->
        [one] { $count } lovac
        [few] { $count } lovca
       *[other] { $count } lovaca
    }
    [n] { $count ->
        [one] { $count } skakač
        [few] { $count } skakača
       *[other] { $count } skakača
    }
   *[p] { $count ->
        [one] { $count } pješak
        [few] { $count } pješaka
       *[other] { $count } pješaka
    }
}
piece-letters = KDTLS

## Stanje i kraj

turn = { SIDE($side, form: "start") } na potezu
turn-in-check = { SIDE($side, form: "start") } na potezu, u šahu
outcome-win = { $reason ->
    [checkmate] { SIDE($side, form: "wins") } matom.
    [stalemate] { SIDE($side, form: "wins") } patom.
    [goal] { SIDE($side, form: "wins") }: cilj je dosegnut.
    [king-exploded] { SIDE($side, form: "wins") }: kralj je raznesen.
    [king-taken] { SIDE($side, form: "wins") }: kralj je uzet.
    [checks-given] { SIDE($side, form: "wins") }: dano je dovoljno šahova.
    [pieces-lost] { SIDE($side, form: "wins") }: sve su figure izgubljene.
    [no-moves] { SIDE($side, form: "wins") }: nema više poteza.
    [resignation] { SIDE($side, form: "wins") } predajom.
    [time] { SIDE($side, form: "wins") } na vrijeme.
    [none] { SIDE($side, form: "wins") }.
   *[other] { $words }
}
outcome-draw = { $reason ->
    [stalemate] Remi patom.
    [repetition] Remi ponavljanjem pozicije.
    [fifty-moves] Remi: pedeset poteza bez uzimanja i poteza pješakom.
    [insufficient-material] Remi zbog nedovoljnog materijala.
    [agreement] Remi dogovorom.
    [goal] Remi: obje su strane dosegnule cilj.
    [none] Remi.
   *[other] { $words }
}
outcome-repeated = { $times ->
    [one] Remi: pozicija se pojavila { $times } put.
    [few] Remi: pozicija se pojavila { $times } puta.
   *[other] Remi: pozicija se pojavila { $times } puta.
}
exact-win = { $moves ->
    [one] { SIDE($side, form: "wins") } u { $moves } potezu uz najbolju igru.
    [few] { SIDE($side, form: "wins") } u { $moves } poteza uz najbolju igru.
   *[other] { SIDE($side, form: "wins") } u { $moves } poteza uz najbolju igru.
}
exact-win-sometime = { SIDE($side, form: "wins") } uz najbolju igru.
tables-say = Tablica završnica: { $what }
exact-draw = Uz najbolju igru bit će remi.
draw = Remi
you = Vi
computer = Računalo
person = Čovjek
perfect-play = Savršena igra
level-depth = Dubina { $depth }
level-time = { $time } po potezu
level-elo = Elo { $elo }
level-minimax = Minimaks, { $level }
level-alphabeta = Alfa-beta, { $level }
score-win = { $sign }pobjeda u { $moves }
score-wins = { SIDE($side, form: "wins") }
score-wins-in = { SIDE($side, form: "wins") } u { $moves }
milliseconds = { $count } ms
seconds = { $count } s
minutes-seconds = { $minutes } min { $seconds } s
megabytes = { $count } MB
just-now = upravo sada
move-count = { $count ->
    [one] { $count } potez
    [few] { $count } poteza
   *[other] { $count } poteza
}
