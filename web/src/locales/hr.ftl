### Hrvatski

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

## Mjesta

places = Mjesta
place-play = Igra
place-analyze = Analiza
place-xray = Rendgen
place-lab = Lab
place-train = Vježba
place-games = Partije
place-settings = Postavke
more = Više
theme-light = Svijetlo
theme-dark = Tamno
sounds = Zvukovi
keys = Tipke
reload = Učitaj ponovno
close = Zatvori
cancel = Odustani
try-again = Pokušaj ponovno
part-not-loaded = Ovaj dio stranice nije se mogao učitati.
page-outdated = Ova je stranica starija od programa.
connection-lost-move-kept = Veza je prekinuta. Vaš je potez zapamćen i bit će poslan.
connection-lost-retrying = Veza je prekinuta. Novi pokušaj …
connection-was-lost = Veza je prekinuta.
connection-lost-sending = Veza je prekinuta tijekom slanja.
no-connection = Trenutačno nema veze.
file-refused = Poslužitelj ovo ne prihvaća.
another-device = Drugi uređaj
invite-how = Snimite kod mobitelom ili tabletom u istoj mreži, ili upišite ovu adresu:
invite-note = Vrijedi jednom, za jedan preglednik, dok Rookery radi. Tko tako uđe, može igrati, gledati partije i neke uvesti, ali nijednu izbrisati. Prijenos nije šifriran.
invite-again = Za još jedan
qr-code-of = QR kod adrese { $address }
copy = Kopiraj

## Tipke

key-back = Potez natrag
key-forward = Potez naprijed
key-start = Na početak
key-latest = Na posljednji potez
key-board = Na ploču: strelice hodaju, Enter podiže i spušta
key-type = Upiši potez, npr. Sf3 ili e2e4
key-flip = Okreni ploču
key-hint = Pokaži dobar potez
key-stop = Prekini razmišljanje i povuci
key-run = Pokreni ili zaustavi (računalo protiv računala)
key-step = Jedan korak (računalo protiv računala)
key-theme = Tamno ili svijetlo
key-sounds = Uključi ili isključi zvukove
key-list = Ovaj popis
key-variation-before = Prethodna varijanta
key-variation-next = Sljedeća varijanta
key-end-of-line = Na kraj varijante
key-engine = Uključi ili isključi program
key-edit = Uredi poziciju
key-open = Otvori poziciju ili partiju
key-undo = Poništi posljednju promjenu
key-delete = Izbriši potez i sve iza njega
key-import = Uvezi datoteku
key-export = Izvezi prikazane partije
key-undo-delete = Poništi brisanje
key-search = Traži
key-experiment = Pokreni pokus
key-stop-it = Zaustavi pokus
key-search-forward = Korak pretrage naprijed
key-search-back = Korak natrag
key-search-over = Preko svega ispod, do vrijednosti čvora
key-search-up = Na čvor iznad
key-next-cutoff = Na sljedeći rez
key-cutoff-before = Na prethodni rez
key-search-start = Na početak pretrage
key-search-end = Na kraj pretrage
key-run-or-pause = Pokreni ili zaustavi
key-unfold = Rasklopi ili sklopi čvor

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
    [bughouse] Dvije ekipe na više ploča: što uzmete na jednoj, možete staviti na drugu.
    [wolf-sheep] Četiri ovce opkoljavaju vuka. Riješeno: ovce uvijek pobjeđuju, ako znaju kako.
   *[other] { $summary }
}
evaluation-title = { $evaluation ->
    [tuned] Ugođena
    [simplified] Pojednostavljena
    [material] Materijal
    [distance] Udaljenost
    [attitudes] Stavovi
    [king-attack] Napad na kralja
    [king-defence] Obrana kralja
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
    [alphabeta] Kao u udžbeniku: isti potez kao minimaks, s manje čvorova.
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
   *[other] { $title }
}
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

## Rules

rules = Pravila
rules-of = Pravila: { $game }
game-rules = { $game ->
    [chess] Kralj ide jedno polje u bilo kojem smjeru; top ravno, lovac dijagonalno, dama oboje; skakač skače dva polja ravno i jedno u stranu.
        Pješaci idu jedno polje naprijed, s početnoga polja i dva, a uzimaju dijagonalno naprijed. Na zadnjem redu postaju druga figura.
        Pješak koji je upravo prešao dva polja može se uzeti kao da je prešao jedno: en passant.
        Jednom u partiji kralj i top smiju rokirati ako se nijedan nije pomaknuo, među njima ne stoji ništa i kralj ne prelazi napadnuto polje.
        Tko napadne kralja tako da se ne može spasiti, pobijedio je. Bez dopuštenoga poteza i bez šaha partija je neriješena.
    [chess960] Figure iza pješaka izmiješane su, objema stranama jednako: lovci na različitim bojama, kralj između topova.
        Rokada vodi na uobičajena polja, gdje god kralj i top počeli: pomaknite kralja na njegova topa.
        Sve je ostalo kao u šahu.
    [crazyhouse] Što uzmete, ide u vašu pričuvu i mijenja boju.
        Umjesto poteza smijete staviti figuru iz pričuve na prazno polje, i sa šahom ili matom; pješake ne na prvi ni zadnji red.
        Promovirana je figura kad se uzme opet pješak.
        Sve je ostalo kao u šahu.
    [atomic] Uzimanje eksplodira: nestaju figura koja uzima, uzeta figura i sve oko njih, osim pješaka.
        Tko digne u zrak protivničkoga kralja, pobijedio je. Svojega ne smije nitko, pa kraljevi nikad ne uzimaju.
        Kraljevi smiju stajati jedan do drugoga; tada nijedan nije u šahu.
        Sve je ostalo kao u šahu.
    [horde] Bijeli ima 36 pješaka i nema kralja.
        Bijeli pobjeđuje matom, crni kad uzme sve.
        Pješaci na prvom redu također smiju ići dva polja.
        Sve je ostalo kao u šahu.
    [kingofthehill] Kralj koji dođe na jedno od četiri središnja polja, d4, e4, d5 ili e5, odmah pobjeđuje.
        Sve je ostalo kao u šahu, i mat.
    [three-check] Tko treći put da šah, pobijedio je.
        Sve je ostalo kao u šahu, i mat.
    [antichess] Tko može uzeti, mora, a smije birati kako.
        Kralj je figura kao i druge: nema šaha ni rokade, a pješak smije postati kralj.
        Tko nema više figura ili nema poteza, pobijedio je.
    [racingkings] Obje strane počinju dolje, bez pješaka. Prvi kralj na osmom redu pobjeđuje.
        Ako bijeli stigne prvi, crni ga smije slijediti sljedećim potezom: neriješeno.
        Nijedan potez ne smije dati šah.
    [endgame] Svaka strana ima kralja i osam pješaka na mjestima iz šaha.
        Vrijede sva pravila šaha: pješaci se promoviraju, a mat pobjeđuje.
    [pawns-kings] Svaka strana ima kralja i osam pješaka, koji idu kao u šahu.
        Nema šaha: kralj se smije uzeti, i to je pobjeda.
        Nema promocije, en passanta ni rokade. Pješak na zadnjem redu ondje ostaje.
        Tko nema poteza, igra neriješeno.
    [bughouse] Dvije ekipe na više ploča. Na redu je jedan potez, na bilo kojoj ploči.
        Što ekipa uzme na jednoj ploči, smije staviti na drugu, na prazno polje; pješake ne na prvi ni zadnji red.
        Nijedan kralj ekipe ne smije ostati u šahu, ni na jednoj ploči.
        Ekipa koja je u šahu i nema poteza izgubila je.
   *[wolf-sheep] Svi idu jedno polje dijagonalno; ovce samo naprijed. Ništa se ne uzima.
        Vuk pobjeđuje kad dođe na prvi red ovaca.
        Ovce pobjeđuju kad se vuk ne može pomaknuti. Tko nema poteza, gubi.
}

## Opponents

opponent-name = { $opponent ->
    [fledgling] Ptić
    [sparrow] Vrabac
    [robin] Crvendać
    [magpie] Svraka
    [woodpecker] Djetlić
    [heron] Čaplja
    [jackdaw] Čavka
    [kestrel] Vjetruša
    [owl] Sova
    [raven] Gavran
    [rookery] Rookery
   *[other] { $name }
}
opponent-summary = { $opponent ->
    [fledgling] Tek je naučio poteze i ostavlja figure nezaštićene.
    [sparrow] Rano izvodi damu i kljuca sve što vidi.
    [robin] Ljubazan i brz; vidi sljedeći potez, a često ne i onaj poslije.
    [magpie] Ne može proći pokraj ničega što se može uzeti.
    [woodpecker] Gura pješake, jednoga za drugim.
    [heron] Stoji mirno, čuva kralja i čeka vašu pogrešku.
    [jackdaw] Voli skakače i skoči kamo najmanje očekujete.
    [kestrel] Neko vrijeme lebdi, a onda se obruši na vašega kralja.
    [owl] Strpljiva i temeljita; malo što previdi.
    [raven] Lukav; kažnjava gotovo svaku pogrešku.
    [rookery] Cijela kolonija: sve što program može.
   *[other] { $summary }
}
opponent-skill = { $skill ->
    [beginner] Početnik
    [easy] Lako
    [medium] Srednje
    [hard] Teško
   *[perfect] Savršeno
}
opponent-elo = oko { $elo }
opponent-strongest = puna snaga
opponent-choose = Odaberite protivnika
against-opponent = protivnik: { $name }
offer-stronger = To je bilo prelako, tri puta zaredom. Netko jači?
offer-weaker = Tri poraza zaredom događaju se svima. Netko blaži?
offer-play = Novi protivnik: { $name }

## Zašto nešto ne ide

refusal = { $code ->
    [game-over] Partija je završena.
    [game-went-on] Partija je u međuvremenu nastavljena.
    [not-your-turn] Niste na potezu.
    [no-such-move] Takvoga poteza ovdje nema.
    [nothing-to-take-back] Nema poteza koji bi se vratio.
    [only-people-resign] Predati može samo čovjek.
    [only-people-offer-draws] Remi može ponuditi samo čovjek.
    [no-draws] U ovoj igri nema remija.
    [computer-thinking] Računalo razmišlja o svom potezu.
    [nobody-thinking] Nitko ne razmišlja.
    [nothing-to-count] S ovom procjenom nema što brojiti.
    [over-in-position] U ovoj je poziciji partija završena.
    [no-piece] Na { $square } nema figure.
    [other-side-moves] { SIDE($side, form: "start") } na potezu.
    [say-promotion] Odaberite u što se pješak pretvara.
    [castling-is] Rokada se ovdje piše { $move }.
    [king-would-be-in-check] Kralj bi bio u šahu.
    [king-in-check] Kralj je u šahu.
    [pinned] { $piece ->
        [queen] Dama je vezana.
        [rook] Top je vezan.
        [bishop] Lovac je vezan.
        [knight] Skakač je vezan.
       *[pawn] Pješak je vezan.
    }
    [cannot-go-there] { $piece ->
        [king] Kralj na { $square } ne može onamo.
        [queen] Dama na { $square } ne može onamo.
        [rook] Top na { $square } ne može onamo.
        [bishop] Lovac na { $square } ne može onamo.
        [knight] Skakač na { $square } ne može onamo.
       *[pawn] Pješak na { $square } ne može onamo.
    }
    [not-legal] Ovaj potez ovdje nije dopušten.
    [not-in-hand] Takve figure nema u pričuvi.
    [cannot-drop-there] Ne može se staviti onamo.
    [king-on-board-in-check] Kralj na ploči { $board } je u šahu.
    [no-such-game] Takve partije nema.
    [not-for-playing] Ova partija nije za igru; pogledajte je u Analizi.
    [neither-position-nor-game] Ovo nije ni pozicija ni partija.
    [no-games-in-file] U ovome nema partija.
    [too-large] Ovo je preveliko.
    [disk-full] Disk je pun.
    [no-longer-here] Ovoga više nema; pošaljite ponovno.
    [too-much-under-way] Previše je toga u tijeku; pokušajte malo poslije.
    [too-large-to-solve] Ova je igra prevelika da bi se riješila.
    [no-threat] Ovdje nema prijetnje.
    [no-threat-in-check] U šahu nema druge prijetnje osim šaha.
    [nothing-to-search] U ovoj je poziciji partija završena: nema što pretraživati.
    [tree-too-large] Ovo je stablo preveliko već s jednim polupotezom.
    [cannot-delete-from-here] Odavde se partije ne mogu brisati: Rookery radi na drugom računalu.
    [cannot-start-from-here] Odavde se ne mogu pokretati drugi programi: Rookery radi na drugom računalu.
    [only-looking] Odavde se može samo gledati u pretrage.
    [not-the-teacher] To može samo nastavnik, na računalu na kojem Rookery radi.
    [no-class] Trenutačno nema vježbe za razred.
    [class-closed] Odgovori se više ne primaju.
    [class-full] Razred je pun.
    [cannot-stop-from-here] Odavde se poslovi ne mogu zaustaviti: Rookery radi na drugom računalu.
    [no-other-machines] Nema drugih računala.
    [internal] Nešto je pošlo po zlu; pokušajte ponovno.
   *[none] { $reason }
}

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
usual-both = Dvoje ljudi za jednom pločom, { $clock }
usual-watch = Dva računala, a vi gledate
usual-computer = Vi protiv računala: { $level }, { $clock }
clock-none = bez sata
clock-none-title = Bez sata
clock-choice = { $minutes } min + { $seconds } s po potezu
clock = Sat
you-play = Igrate
random = Nasumično
seat-both = Oboje
seat-watch = Gledanje
seat-random-note = Ždrijeb odlučuje koja je strana vaša.
seat-both-note = Dvoje ljudi za jednom pločom.
seat-watch-note = Računalo protiv računala, potez po potez ili bez zaustavljanja.
opponent = Protivnik
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

## Ploče

boards = Ploče
board = Ploča
board-name = Ploča { $name }
board-of = Ploča: { $game }
moved-last = zadnji potez
promote-to = Pretvori u
square-empty = prazno
square-in-check = u šahu
square-last-move = posljednji potez
square-target = može ovamo
square-can-move = može se pomaknuti
reserve = { $color ->
    [white] Pričuva Bijelog
   *[black] Pričuva Crnog
}
checks-to-go = { $count ->
    [one] još { $count } šah
    [few] još { $count } šaha
   *[other] još { $count } šahova
}
time-left = Preostalo vrijeme

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
game-is-over = Partija je završena
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
engine-off = Isključeno
engine-starting = Pokreće se …
waiting-for-turn = Čeka svoj red …
engine-resting = Dubina { $depth }, miruje
engine-speed = Dubina { $depth }, { $speed } čvorova/s
solve-exactly = Točno riješi ovu ploču
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
report-usual = Uobičajeno
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

## Sharing, learning from mistakes, training

share = Podijeli
share-position = Pozicija
share-game = Partija
share-line = Ova varijanta kao animacija
share-speed = Svaki se potez vidi
share-quick = ½ s
share-usual = 1 s
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
exercise-hint = Figura koja treba povući označena je.
exercise-judging = Provjerava se { $move } …
exercise-right = { $move } je točno!
exercise-also-good = { $move } je jednako dobro!
exercise-wrong = { $move } nije dovoljno dobro.
exercise-refutation = Odgovor je
exercise-solution = Najbolje je { $move }.
exercise-give-hint = Savjet
exercise-show = Pokaži rješenje
exercise-skip = Preskoči
puzzle = Zadatak
puzzles = Zadaci
puzzle-removed = Zadatak je uklonjen.
train-prompt = Jedan je potez jasno najbolji. Nađi ga.
train-due = na redu danas
train-total = zadataka
train-rate = riješeno iz prvog pokušaja
train-any-game = Sve igre
train-from = Iz: { $title }
train-again-today = Danas dolazi još jednom.
train-again = { $count ->
    [one] Dolazi ponovno za { $count } dan.
    [few] Dolazi ponovno za { $count } dana.
   *[other] Dolazi ponovno za { $count } dana.
}
train-remove = Ukloni
train-none = Još nema zadataka. Otvori jednu od svojih partija i zatraži izvještaj: ovdje se skupljaju pozicije u kojima je jedan potez jasno najbolji.
train-to-games = Na svoje partije
train-done = Danas više ništa nije na redu. Bravo!
train-ahead = Vježbaj unaprijed
report-puzzles = { $count ->
    [one] U ovoj je partiji nađen { $count } novi zadatak.
    [few] U ovoj su partiji nađena { $count } nova zadatka.
   *[other] U ovoj je partiji nađeno { $count } novih zadataka.
}

## Spremljene partije

tag = Oznaka
tag-hint = Oznaka, primjerice otvaranja
tag-add = Dodaj
tag-remove = Ukloni
chosen-games = Odabrane partije
games-chosen = { $count ->
    [one] Odabrana { $count } partija
    [few] Odabrane { $count } partije
   *[other] Odabrano { $count } partija
}
choose-all = Odaberi sve ({ $count })
choose-none = Poništi odabir
export = Izvezi
import = Uvezi
bring-back = Vrati
delete = Izbriši
source-played = Odigrano ovdje
source-imported = Uvezeno
source-analyses = Analize
any-result = Bilo koji rezultat
first-side-won = Pobjeda prve strane
second-side-won = Pobjeda druge strane
not-finished = Nije završeno
filter = Filtar
filters = Filtri
filter-text = Igrači, događaj ili ime
result = Rezultat
from-where = Izvor
everywhere = Svi izvori
any-tag = Bilo koja oznaka
date-from = Od
date-to = Do
not-begun = nije započeto
no-moves = bez poteza
name-of-game = Ime partije
goes-on = U tijeku
no-result = Bez rezultata
choose-named = Odaberi { $name }
show-tag = Prikaži partije s oznakom { $tag }
no-date = bez datuma
imported = uvezeno
analysis-note = analiza
analyze-named = Analiziraj { $name }
rename = Preimenuj
pasted-games = Zalijepljene partije
games-as-pgn = Partije kao PGN ili BPGN
show-more = Prikaži više
nothing-deleted = U posljednjem danu ništa nije izbrisano.
no-game-like-this = Nijedna partija ne odgovara.
show-all-games = Prikaži sve partije
games-empty = Još ničega. Svaka odigrana partija ostaje sačuvana i može se ponovno otvoriti, a datoteka s partijama može se uvesti.
choose-a-game = Odaberi igru
undo = Poništi
writing = Zapisuje …
writing-games = { $count ->
    [one] Zapisana { $count } partija od { $total } …
    [few] Zapisane { $count } partije od { $total } …
   *[other] Zapisano { $count } partija od { $total } …
}
back-to-games = Natrag na partije
deleted-count = Izbrisano ({ $count })
deleted-games = Izbrisane partije
deleted-note = Izbrisane partije čuvaju se jedan dan, a onda ih više nema.
paste = Zalijepi
drop-to-import = Ispustite datoteku s partijama za uvoz
games-imported = { $count ->
    [one] Uvezena { $count } partija
    [few] Uvezene { $count } partije
   *[other] Uvezeno { $count } partija
}
import-known = { $count ->
    [one] { $count } je već bila ovdje
    [few] { $count } su već bile ovdje
   *[other] { $count } ih je već bilo ovdje
}
import-shortened = { $count ->
    [one] { $count } sačuvana dokle se potezi mogu odigrati
    [few] { $count } sačuvane dokle se potezi mogu odigrati
   *[other] { $count } sačuvano dokle se potezi mogu odigrati
}
import-refused = { $count ->
    [one] { $count } se nije mogla pročitati
    [few] { $count } se nisu mogle pročitati
   *[other] { $count } ih se nije moglo pročitati
}
sending-share = Poslano { $share }
import-progress = { $words } { $done } od { $all }
waiting-to-be-read = Čeka na čitanje …
import-of = Uvoz: { $file }
canceled = Prekinuto.
problem-count = { $count ->
    [one] { $count } problem
    [few] { $count } problema
   *[other] { $count } problema
}
line-number = redak { $line }
save-as-text = Spremi sve kao tekst
too-many-chosen = { $count ->
    [one] Pojedinačno se može odabrati najviše { $count } partija; upotrijebite filtar.
    [few] Pojedinačno se mogu odabrati najviše { $count } partije; upotrijebite filtar.
   *[other] Pojedinačno se može odabrati najviše { $count } partija; upotrijebite filtar.
}
tag-added = { $count ->
    [one] { $count } partija sada ima oznaku „{ $tag }”.
    [few] { $count } partije sada imaju oznaku „{ $tag }”.
   *[other] { $count } partija sada ima oznaku „{ $tag }”.
}
tag-removed = { $count ->
    [one] { $count } partija više nema oznaku „{ $tag }”.
    [few] { $count } partije više nemaju oznaku „{ $tag }”.
   *[other] { $count } partija više nema oznaku „{ $tag }”.
}
game-count = { $count ->
    [one] { $count } partija
    [few] { $count } partije
   *[other] { $count } partija
}
games-deleted = { $count ->
    [one] Izbrisana { $count } partija.
    [few] Izbrisane { $count } partije.
   *[other] Izbrisano { $count } partija.
}
games-back = { $count ->
    [one] Vraćena { $count } partija.
    [few] Vraćene { $count } partije.
   *[other] Vraćeno { $count } partija.
}
one-file-at-a-time = Jednu po jednu datoteku, molim.
games-left-out = { $count ->
    [one] { $count } partija nije se mogla zapisati.
    [few] { $count } partije nisu se mogle zapisati.
   *[other] { $count } partija nije se moglo zapisati.
}
games-saved = { $count ->
    [one] { $count } partija spremljena kao { $file }.
    [few] { $count } partije spremljene kao { $file }.
   *[other] { $count } partija spremljeno kao { $file }.
}
games-unreadable = { $count ->
    [one] { $count } partija ne može se pročitati
    [few] { $count } partije ne mogu se pročitati
   *[other] { $count } partija ne može se pročitati
}

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

## Rendgen

show = Prikaži
searching = Pretražuje …
compared-counts = <b>{ $nodes }</b> čvorova, procijenjeno listova: { $leaves }
compared-result = Rezultat { $value }
compared-depth = (dubina { $depth }, najveća koja stane)
compared-map-depth = (karta i rezultat su dubine { $depth }, najveće koja stane)
compare = Usporedi
compare-again = Usporedi ponovno
compare-about = Isto sa svakim algoritmom. Karte imaju jedno mjerilo: red za svaki polupotez, a pruge su široke kao sve što je ispod pretraženo.
compare-note = Čvorovi kako ih broji rookery lab nodes. Minimaks i alfa-beta uvijek nalaze istu vrijednost. Puna pretraga može naći drugu: kod uzimanja ide dalje, a izostavlja ono što smatra beznadnim.
minimax = Minimaks
this-search = Ova pretraga
least-possible = Najmanje moguće
minimax-counting = Minimaks broji, radi usporedbe …
minimax-too-large = <b>{ $nodes } čvorova</b>; minimaks bi ih trebao više od { $budget }.
minimax-everything = <b>{ $nodes } čvorova</b>: minimaks gleda sve.
saved-nodes = <b>Ušteđeno { $saved } od { $all } čvorova</b> minimaksa ({ $share }).
spent-nodes = <b>Potrošeno { $spent } više od { $all } čvorova</b> minimaksa.
least-note = Procijenjeni listovi. Da dokaže vrijednost baš ovog stabla, nijedna pretraga i nijedan poredak poteza ne mogu s manje od { $minimum }.
regular-tree = Pravilno stablo
regular-note = Pravilno stablo sa svugdje b = { $b } poteza trebalo bi na dubini d = { $depth } b<sup>⌈d/2⌉</sup> + b<sup>⌊d/2⌋</sup> − 1 = { $leaves } listova, kad bi najbolji potez uvijek dolazio prvi. Pravo stablo nije tako pravilno i možda treba manje ili više.
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

## Izložba

exhibits = Izložba
exhibits-about = Pet radova iz kojih je Rookery nastao: što su objavili i isto izmjereno na ovom računalu.
published = Objavljeno
measured-here = Izmjereno ovdje
measure = Izmjeri
measuring = Mjeri se …
same-as-published = kao objavljeno
not-as-published = nije kao objavljeno
figure-losses = { $losses ->
    [0] nikad pobijeđene, pozicija: { $positions }
    [one] poraza: { $losses }, pozicija: { $positions }
    [few] poraza: { $losses }, pozicija: { $positions }
   *[other] poraza: { $losses }, pozicija: { $positions }
}
figure-elo = +{ $elo } Elo od najniže do najviše prečke
figure-games = { $games ->
    [one] { $games } partija
    [few] { $games } partije
   *[other] { $games } partija
}
figure-nine-ours = { $all } → { $leaves }; u najboljem slučaju { $least }
exhibit-xboard = Šahovski program s XBoardom
exhibit-xboard-about = Program za XBoard s alfa-betom i statičnom procjenom u listovima: bez smirivanja, bez tablice. Postizao je 150.000 čvorova u sekundi i na dubini 5 odgovarao unutar 7 sekundi. Ljestve dodaju jedno po jedno poboljšanje i svako mjere partijama.
figure-speed = Brzina i vrijeme za dubinu 5 od početka
figure-ladder = Isti program sa svakim poboljšanjem (kratke ljestve: 4 partije po prečki)
exhibit-wolf-sheep = Vuk i ovce
exhibit-wolf-sheep-about = Četiri ovce protiv vuka, s minimaksom i alfa-betom i tri procjene. Broje se procjene na dubinama 2 do 8, s vukom na e7 i ovcama na potezu. Rad je našao da ovce s jednostavnom procjenom na dubini 18 nikad ne gube: gube li ikad, može se dokazati isprobavanjem svakog odgovora.
figure-counts-minimax = Minimaks, procjene na dubinama 2 do 8
figure-counts-simple = Alfa-beta, jednostavna
figure-counts-fast = Alfa-beta, brza
figure-counts-smart = Alfa-beta, pametna
figure-time-simple = Dubina 18, jednostavna: vrijeme na prijenosniku
figure-time-fast = Dubina 18, brza: vrijeme na prijenosniku
figure-time-smart = Dubina 18, pametna: vrijeme na prijenosniku
figure-prove-12 = Ovce s jednostavnom procjenom na dubini 12, protiv svakog odgovora
figure-prove-13 = Ovce s jednostavnom procjenom na dubini 13, protiv svakog odgovora
exhibit-bughouse = Timski bughouse
exhibit-bughouse-about = Bughouse bez satova: tim na potezu bira ploču i alfa-beta se može primijeniti. Svaki je list bio pitanje drugom programu s 10 ms za razmišljanje, pa je dubina 3 od početka bila nedostižna. S vlastitom procjenom nije. Kao u radu: Evaluation external, External Engine „movetime 10 stockfish“.
figure-bughouse = Dubina 3 od početka dviju ploča
exhibit-captures = Šah s uzimanjima prvo
exhibit-captures-about = Igrač s alfa-betom koji najprije proba uzimanja i broji materijal od 10 do 900. Slika pokazuje da je od devet listova dovoljno šest. Tekst govori o tri, ali s tri grane od po tri lista nijedna pretraga ne može s manje od pet. Protiv njega se može igrati preko UCI-ja: Algorithm alphabeta, Ordering captures, Evaluation material.
figure-nine = Tri grane od po tri lista. Slika navodi samo koliko ih je: brojevi u listovima su naši
figure-ordering = Procjene na dubini 4: minimaks, alfa-beta, uzimanja prvo
exhibit-pawns-kings = Pješaci i kraljevi
exhibit-pawns-kings-about = Mali šah s kraljevima i pješacima za proučavanje pretrage: procjena, pješaci, čvorovi i udaljenost kraljeva, potez po potez. Mreža igra svaku dubinu protiv svake druge.
figure-grid = Dubine 1 do 4 jedna protiv druge (po 4 partije): bodovi, čvorovi, udaljenost kraljeva
figure-rules = Isti početak bez promocije, en passanta i šaha i s njima
rules-before = Pješaci i kraljevi: kralj se uzima, pješaci ostaju pješaci
rules-after = Završnica: šah, promocija, en passant
figure-rules-ours = { $before } i { $after } polupoteza, obje partije ispod

## Lekcije

lessons = Lekcije
leave-lessons = Izađi iz lekcija
lessons-done = Riješeno: { $done } od { $all }
lesson-counter = Pogledani listovi: <b>{ $seen }</b> od { $all } · ušteđeno: <b>{ $saved }</b>
lesson-nodes = Čvorovi ove pretrage: <b>{ $nodes }</b>
lesson-parts = Dijelovi lekcije
lesson-part = Dio { $number }
lesson-back = Natrag
to-exercise = Na zadatak
next-lesson = Sljedeća lekcija
window-open = α: što Max sigurno ima. β: na što ga Min može svesti.
window-closed = Zatvoreno: α je stigla do β. Ostatak nije važan.
change-tree = Promijeni stablo
change-tree-note = Promijeni broj ili povuci list gore ili dolje. ⇄ zamjenjuje dvije grane.
leaf-value = List { $name }
swap = Zamijeni
swap-branches = Zamijeni { $one } i { $other } { $where }
teach-tree = Igra je stablo
teach-tree-1 = Trokut je pozicija u kojoj netko mora birati. Crte ispod njega su potezi.
teach-tree-2 = Trokuti s vrhom prema gore pripadaju <b>Maxu</b>, koji želi velik broj. Oni s vrhom prema dolje pripadaju <b>Minu</b>, koji želi malen. Igraju naizmjence.
teach-tree-3 = Kvadrat je list: tu prestajemo gledati. Njegov broj kaže koliko je pozicija dobra za Maxa.
teach-tree-4 = Dva poteza i po dva odgovora, listova ukupno: { $all }. Sa svugdje b poteza i d polupoteza ima ih b<sup>d</sup>. Šah počinje s 20 poteza, a nakon četiri polupoteza ima 197.281 niz.
teach-tree-ask = Svugdje tri poteza, dubina tri polupoteza. Koliko listova ima ovo stablo?
teach-tree-hint = Tri puta tri puta tri.
teach-minimax = Minimaks
teach-minimax-1 = Max bira granu, zatim Min list. Što da Max igra? Mnogi kažu c, zbog 14.
teach-minimax-2 = Ispod a bira Min i uzima najmanje: 3.
teach-minimax-3 = Ispod b Min uzima 2. Max bi radije igrao a.
teach-minimax-4 = I ispod c Min uzima 2: nitko ne dobiva 14. Max uzima najveće od 3, 2 i 2. Stablo vrijedi <b>{ $value }</b>.
teach-minimax-5 = To je sve: Max uzima najveće, Min najmanje, od listova prema gore. Listova: { $leaves }, čvorova: { $nodes }. Promijeni list i pogledaj što se događa.
teach-minimax-ask = Koliko vrijedi ovo stablo?
teach-minimax-hint = Najprije najmanji broj ispod svake grane, zatim najveći od njih.
teach-cut = Grana koja nije važna
teach-cut-1 = Isto stablo. Grana a vrijedi 3: to Max sigurno ima.
teach-cut-2 = Ispod b Min je našao 2. Dakle b vrijedi 2 ili manje, a Max, koji ima 3, neće to igrati. <b>Druga dva lista ne treba gledati.</b>
teach-cut-3 = Što god bili: i s 0 i 1000 na njihovu mjestu stablo vrijedi { $value }.
teach-cut-4 = Probaj: promijeni list i pogledaj što se sada odreže.
teach-cut-5 = Alfa-beta je pogledala { $leaves } od { $all } listova i našla istu vrijednost kao minimaks. Tako je uvijek.
teach-cut-ask = Grana a vrijedi 6, a ispod b stoji 4. Što će biti s 8?
teach-cut-hint = S 4 Min drži b na najviše 4. Max već ima 6.
teach-window = Alfa i beta
teach-window-1 = Dvije oznake na pravcu. <b>Alfa</b> je što Max sigurno ima, <b>beta</b> na što ga Min može svesti. Na početku se ne zna ništa.
teach-window-2 = Ispod a Min je našao 6. Više ne daje: beta se spušta na 6.
teach-window-3 = Pojavljuje se 7. Max bi je uzeo, zato Min ne dolazi ovamo: ima 6. Alfa je stigla do bete i prozor je zatvoren.
teach-window-4 = Grana a vrijedi 6. Odsad je alfa 6, u svakom čvoru ispod.
teach-window-5 = U b Min je našao 3. Beta pada ispod alfe: opet zatvoreno.
teach-window-6 = Stablo vrijedi { $value }, a dovoljno je bilo { $leaves } od { $all } listova. Rezala su oba kraja prozora.
teach-window-ask = Grane a i b su gotove. Kolika je alfa kad pretraga dođe do c?
teach-window-hint = Alfa je najbolje što je Max dosad našao: a daje 4, b daje 5.
teach-order = Poredak poteza
teach-order-1 = Svaka je grana bolja od prethodne. Što Max ima nikad nije dovoljno da se išta prekine: { $leaves } od { $all } listova.
teach-order-2 = Iste grane, najbolja prva: { $leaves } od { $all }.
teach-order-3 = Manje od { $least } nije moguće. Da se pokaže da Max dobiva svoju vrijednost, trebaju svi odgovori na jedan potez; da ne dobiva više, po jedan odgovor na svaki potez. Jedan list je u oba.
teach-order-4 = U pravoj igri nitko ne zna najbolji potez. Pogađanje pomaže: s uzimanjima prvo čvorovi padaju s { $before } na { $nodes }.
teach-order-ask = Poredaj grane i listove tako da se pogleda što manje listova.
teach-order-hint = Najbolja grana dolazi prva, a u svakoj drugoj list koji je dovoljno malen.
teach-horizon = Horizont
teach-horizon-1 = Na dubini jednog polupoteza dama uzima pješaka i zadovoljna je: { $value }. Da je branjen, to je iza horizonta.
teach-horizon-2 = Na dubini dva polupoteza odgovor se vidi i dama ostavlja pješaka: { $value }. Ali sada je iza horizonta drugi odgovor.
teach-horizon-3 = <b>Smirivanje</b>: gdje je dubina potrošena, uzimanja se odigraju do kraja prije procjene. Sada je dovoljan jedan polupotez: { $value }.
teach-horizon-4 = Ovdje gleda uzimanje s onu stranu dubine.
teach-horizon-ask = Što gleda pretraga smirivanja, gdje nitko nije u šahu?
teach-horizon-hint = Želi poziciju u kojoj ništa ne visi, ništa više.
teach-horizon-all = Svaki potez
teach-horizon-captures = Uzimanja i slično
teach-horizon-none = Nijedan potez
teach-deepening = Sve dublje
teach-deepening-1 = Ova pretraga počinje iznova za svaku dubinu: 1, 2, 3 … Svaka je ovdje jedan korijen.
teach-deepening-2 = Stoji manje nego što se čini: od { $nodes } čvorova sama je zadnja dubina uzela { $last }.
teach-deepening-3 = I isplati se. Najbolji potez jedne dubine dolazi prvi u sljedećoj, pa se više odreže; a kad vrijeme istekne, odgovor postoji.
teach-deepening-ask = Zašto pretraživati dubine 1 do 4 ako se računa samo dubina 5?
teach-deepening-hint = Dobar poredak štedi više nego što male dubine stoje.
teach-deepening-memory = Treba manje memorije
teach-deepening-order = Nađe dobar poredak, i odgovor uvijek postoji
teach-deepening-moves = Vidi više poteza
teach-table = Tablica
teach-table-1 = Mnogi putovi vode u istu poziciju. Bez pamćenja ova pretraga treba { $nodes } čvorova.
teach-table-2 = S tablicom onoga što se zna: { $nodes } čvorova umjesto { $before }.
teach-table-3 = Evo pozicije koju je tablica znala. Nijedan potez nije pogledan.
teach-table-ask = Kada vrijednost iz tablice smije završiti čvor?
teach-table-hint = Što je nađeno pliće, na ovoj dubini može biti krivo.
teach-table-always = Uvijek
teach-table-never = Nikad
teach-table-deep = Ako je nađena jednako duboko ili dublje i odlučuje prozor
teach-reductions = Kasni potezi pliće
teach-reductions-1 = Gdje potezi dolaze u dobrom poretku, kasni su rijetko najbolji. Svi u punoj dubini: { $nodes } čvorova.
teach-reductions-2 = Kad se kasni potezi najprije pretraže pliće: { $nodes } čvorova umjesto { $before }.
teach-reductions-3 = Evo jednoga. Pretražen je pliće od poteza prije njega.
teach-reductions-4 = A evo jednoga koji je iznenadio: bio je bolji od očekivanog, pa se pretražuje još jednom u punoj dubini.
teach-reductions-ask = Kasni potez pokaže se boljim od očekivanog. Što onda?
teach-reductions-hint = Mala je dubina bila samo prvi pogled.
teach-reductions-lost = Izgubljen je: pretraga je otišla dalje
teach-reductions-again = Pretražuje se ponovno u punoj dubini
teach-modern = Moderna pretraga
teach-modern-1 = Sve zajedno, dubina šest polupoteza: { $nodes } čvorova, i uzimanja dalje od toga. Obična alfa-beta treba { $before } za četiri.
teach-modern-2 = Ovaj je čvor bio tako dobar da ga nijedan miran odgovor ne bi promijenio. Završio je bez poteza.
teach-modern-3 = Ovdje je strana na potezu preskočila, a i to je bilo dovoljno.
teach-modern-4 = Igra { $line }, s { $value }. Većinu onoga što izostavlja ne reže prozor nego prosudba: zato se njezina vrijednost može razlikovati od minimaksove.
teach-modern-ask = Puna pretraga i minimaks nalaze različite vrijednosti na istoj dubini. Tko griješi?
teach-modern-hint = Jedna ide dalje gdje ima uzimanja, drugi svugdje staje na istoj dubini. Oboje čine što kažu.
teach-modern-wrong = Minimaks
teach-modern-question = Nitko: odgovaraju na različita pitanja
teach-modern-luck = Puna pretraga

## Postavke

settings-kept = Sve ovo ostaje samo na ovom uređaju.
settings-look = Ploča i figure
settings-play = Igra
settings-page = Stranica
settings-language = Jezik
settings-language-auto = Kao u pregledniku ({ $language })
settings-theme = Boje
theme-system = Kao u sustavu
settings-board = Ploča
board-wood = Drvo
board-green = Zelena
board-blue = Plava
board-gray = Siva
board-plum = Šljiva
settings-pieces = Figure
pieces-classic = Klasične
pieces-bold = Krupne
pieces-tokens = Žetoni
settings-coordinates = Koordinate
settings-animation = Animacija
animation-off = Isključena
animation-quick = Brza
animation-slow = Spora
settings-sounds = Zvukovi
settings-sounds-note = Potez, uzimanje, šah, kraj partije, malo vremena.
settings-try-sounds = Poslušaj
settings-notation = Potezi u popisu
notation-letters = Engleska slova (Nf3)
notation-figurines = Figurice (♘f3)
notation-own = Hrvatska slova ({ $example })
settings-confirm = Potvrdi svaki potez
settings-confirm-note = Potez čeka drugi klik, protiv omaški.
settings-premove = Potezi unaprijed
settings-premove-note = Potez odigran na protivnikovo vrijeme povlači se čim dođete na red.
settings-curves = Krivulje tijekom igre
settings-curves-note = Otkrivaju što protivnik misli. Pri gledanju i nakon partije uvijek su tu.

## Vježbe za razred

class = Razred
class-subject = O čemu je riječ
class-answer-kept = Vaš odgovor: { $answer }
class-solution = Odgovor je { $answer }.
class-answered = Odgovoreno: { $done } od { $all }
class-is-closed = Odgovori se više ne primaju.
class-look-into = Pogledaj u X-ray
class-your-name = Vaše ime
class-join = Pridruži se
class-join-note = Nastavnik vidi vaše ime i vaše odgovore. Oni ostaju na njegovu računalu.
class-none = Trenutačno nema vježbe. Kad je nastavnik započne, pojavit će se ovdje.
class-make = Vježba za razred
class-no-exercise-in-file = U ovoj datoteci nema vježbe.
class-open-file = Otvori datoteku
class-question = { $number }. pitanje
class-question-words = Pitanje
class-answer-kind = Vrsta odgovora
class-kind-number = Broj
class-kind-choice = Jedan od ponuđenih
class-kind-text = Riječ ili potez
class-choices = Ponuđeni odgovori, svaki u svom retku
class-right-answer = Točan odgovor
class-right-answer-note = Više točnih odgovora odvaja se znakom |, kao u Nf3 | g1f3.
class-remove-question = Ukloni pitanje
class-title = Naslov
class-allow-xray = Učenici smiju gledati u X-ray
class-add-question = Dodaj pitanje
class-give = Daj razredu
class-not-whole = Svako pitanje treba svoj tekst i točan odgovor.
class-collect = Prikupljaj odgovore ovdje
class-copy-link = Kopiraj poveznicu
class-save-sealed = Spremi za učenike
class-save-answers = Spremi s odgovorima
class-give-note = U poveznici i u datoteci za učenike odgovori su zapečaćeni: mogu se provjeriti, ali ne i pročitati. Što ovdje prikupite, ostaje na ovom računalu.
class-nobody-can-come = S drugih se računala može pridružiti ako se Rookery pokrene s --listen 0.0.0.0. Na ovom računalu: { $address }
class-how-to-come = Snimite kod u istoj mreži ili upišite ovu adresu:
class-students = { $count ->
    [one] { $count } učenik
    [few] { $count } učenika
   *[other] { $count } učenika
}
class-close = Zaustavi i pokaži odgovore
class-end = Završi
class-memory-note = Imena i odgovori čuvaju se dok ovo ne završite ili dok se Rookery ne ugasi. Spremite ih kao CSV ako vam trebaju.
class-answers = Odgovori
class-name = Ime
class-right = Točno
