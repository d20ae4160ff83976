## Izložba

exhibits = Izložba
exhibits-about = Pet radova iz kojih je Rookery nastao: što su objavili i isto izmjereno na ovom računalu.
published = Objavljeno
measured-here = Izmjereno ovdje
measure = Izmjeri
measuring = Mjeri se …
same-as-published = kao objavljeno
not-as-published = nije kao objavljeno
reason-counts = Prvi koji se razlikuje je na dubini { $depth }, gdje rad ima { $published }: poredak poteza ili procjena negdje je drukčija.
reason-digits = ≈ znači: rad ispisuje šest znamenki, a na šest znamenki naši su isti.
reason-counts-alone = Na dubinama { $from } do { $to } naši stoje sami: ono što je rad ondje brojio nije dostupno.
reason-losses = Rad je našao da taj igrač nikad ne gubi. Dakle ovdje u nekoj poziciji odgovara drukčije.
reason-leaves = Koliko se listova pogleda ovisi o njihovu poretku, a brojevi u listovima su naši.
reason-machine = Na drugom računalu, s iznova napisanom pretragom: brojevi su isti koliko se mogu usporediti, vrijeme nije.
reason-engine = Na drugom računalu, s programom iznova napisanim istim metodama.
reason-own-evaluation = Ovdje listove vrednuje naša procjena; ondje je svaki bio pitanje drugom programu.
figure-losses = { $losses ->
    [0] nikad pobijeđene, pozicija: { $positions }
    [one] poraza: { $losses }, pozicija: { $positions }
    [few] poraza: { $losses }, pozicija: { $positions }
   *[other] poraza: { $losses }, pozicija: { $positions }
}
figure-ladder-ours = +{ $elo } Elo od najniže do najviše prečke; čvorovi do dubine { $depth }: { $first } → { $last }
figure-games = { $games ->
    [one] { $games } partija
    [few] { $games } partije
   *[other] { $games } partija
}
figure-nine-ours = { $all } → { $leaves }; u najboljem slučaju { $minimum }
exhibit-xboard = Šahovski program s XBoardom
exhibit-xboard-about = Program za XBoard s alfa-betom i statičnom procjenom u listovima: bez smirivanja, bez tablice. Postizao je 150.000 čvorova u sekundi i na dubini 5 odgovarao unutar 7 sekundi. Ljestve dodaju jedno po jedno poboljšanje i svako mjere partijama i čvorovima do zadane dubine.
figure-speed = Brzina i vrijeme za dubinu 5 od početka
figure-ladder = Isti program sa svakim poboljšanjem (kratke ljestve: 4 partije po prečki)
exhibit-wolf-sheep = Vuk i ovce
exhibit-wolf-sheep-about = Četiri ovce protiv vuka, s minimaksom i alfa-betom i tri procjene. Ono što je od brojeva iz rada dostupno čini pet tablica niže: koliko pozicija procjenjuje minimaks (sa svakom procjenom jednako), alfa-beta s jednostavnom, s brzom i s pametnom, uvijek s vukom na e7 i ovcama na potezu; i vremena alfa-bete na dubini 18. Brojevi se uspoređuju na dubinama 2 do 11. Rad je pretraživao do dubine 18, ali ono što je brojio nakon dubine 11 nije dostupno: ondje naši brojevi stoje sami. Našao je da ovce s jednostavnom procjenom na dubini 18 nikad ne gube: isprobavanje svakog odgovora to dokazuje u nekoliko sekundi. Vremena na četirima računalima ovdje nisu ponovljena: dostupna su samo ona jednoga od njih, prijenosnika, i stoje pokraj naših.
figure-counts-minimax = Tablica 1: minimaks, procijenjene pozicije po dubini
figure-counts-simple = Tablica 2: alfa-beta s jednostavnom procjenom, procijenjene pozicije po dubini
figure-counts-fast = Tablica 3: alfa-beta s brzom procjenom, procijenjene pozicije po dubini
figure-counts-smart = Tablica 4: alfa-beta s pametnom procjenom, procijenjene pozicije po dubini
figure-times = Tablica 5: alfa-beta na dubini 18, vrijeme po procjeni (objavljeno: na prijenosniku)
figure-times-ours = { $time } za sve tri
figure-counts-ours = Brojevi koji se slažu: { $agree } od { $of } (dubine { $from } do { $to });
figure-prove-fails = Ovce s jednostavnom procjenom na dubinama 10, 11 i 12, protiv svakog odgovora: na koliko načina vuk pobjeđuje
figure-prove-holds = Isto na dubinama od 13 do 16
figure-prove-18 = Ovce s jednostavnom procjenom na dubini 18, protiv svakog odgovora (nekoliko sekundi: ono što je pretraženo pamti se)
figure-never-beaten = nikad pobijeđene
exhibit-bughouse = Timski bughouse
exhibit-bughouse-about = Bughouse bez satova: tim na potezu bira ploču i alfa-beta se može primijeniti. Svaki je list bio pitanje drugom programu s 10 ms za razmišljanje, pa je dubina 3 od početka bila nedostižna. S vlastitom procjenom nije. Kao u radu: Evaluation external, External Engine „movetime 10 stockfish“; i spuštanje figura samo u prvim polupotezima pretrage: Drop Plies ili u strojarnici. Ogledna partija otisnuta u radu ovdje nije ponovljena: njezin tekst nije dostupan. Umjesto nje tu je naša partija, s onim što oba tima o njoj misle.
figure-bughouse = Dubina 3 od početka dviju ploča
figure-bughouse-external = Dubina 2, uz pitanje drugom programu o svakoj ploči, po 10 ms (Stockfish, ako je instaliran)
figure-a-leaf = { $time } po listu
figure-bughouse-external-ours = Listova: { $leaves } za { $time }, { $each } po listu: ploče o kojima se već pitalo pamte se
figure-bughouse-game = Naša partija: Sunsetterova procjena protiv Sjengove na dubini 4 (nekoliko sekundi)
figure-bughouse-mate = Polupotezi: { $plies }; mat se vidi od polupoteza { $ply }, prvi ga vidi { $evaluation }
figure-bughouse-no-mate = Polupotezi: { $plies }; nitko nije vidio mat
figure-bughouse-mark = Mat se vidi: polupotez { $ply }
exhibit-captures = Šah s uzimanjima prvo
exhibit-captures-about = Igrač s alfa-betom koji najprije proba uzimanja i broji materijal od 10 do 900. Slika pokazuje da je od devet listova dovoljno šest. Tekst govori o tri, ali s tri grane od po tri lista nijedna pretraga ne može s manje od pet. Protiv njega se može igrati ovdje i preko UCI-ja: Algorithm alphabeta, Ordering captures, Evaluation material.
exhibit-captures-play = Igraj protiv njega
figure-nine = Tri grane od po tri lista. Slika navodi samo koliko ih je: brojevi u listovima su naši
figure-ordering = Procjene na dubini 4: minimaks, alfa-beta, uzimanja prvo
exhibit-pawns-kings = Pješaci i kraljevi
exhibit-pawns-kings-about = Mali šah s kraljevima i pješacima za proučavanje pretrage: procjena, pješaci, čvorovi i udaljenost kraljeva, potez po potez. Pravila se mogu uključivati jedno po jedno; vrijede u drugoj od dviju partija. Mreža igra svaku dubinu protiv svake druge. S najviše četiri figure igra je točno riješena.
figure-grid = Dubine 1 do 6 jedna protiv druge (po 10 partija): bodovi, čvorovi, udaljenost kraljeva
grid-points = Bodovi bijelog, u postocima
grid-nodes = Čvorova po potezu
grid-axes = Redci: dubina bijelog. Stupci: dubina crnog.
figure-set-pawn = Kralj i pješak protiv kralja, riješeno po objavljenim pravilima
figure-set-pawns = Kralj i pješak protiv kralja i pješaka, riješeno (nekoliko sekundi)
figure-set-two-pawns = Kralj i dva pješaka protiv kralja, riješeno (nekoliko sekundi)
figure-set-ours = { $exact } Od svih pozicija ({ $positions }) bijeli dobiva { $first }, crni { $second }, a remi je { $draws }.
figure-rules = Isti početak po objavljenim pravilima i po onima koja su ovdje uključena
rules-before = Objavljena pravila: kralj se uzima, bez promocije, bez en passanta
rules-after = Uz: { $rules }
rules-after-none = ista pravila
rules-switches = Pravila druge partije
figure-rules-ours = { $before } i { $after } polupoteza, obje partije ispod
squares-title = Svako polje, riješeno
squares-about = Gdje god vuk stajao među ovim ovcama, rješenje zna tko pobjeđuje uz najbolju igru. Broj kaže u koliko poteza. Partija ispod je bez pogrešaka.
squares-show = Oboji polja
squares-wolf-on = Vuk na { $square }: { $exact }
squares-played = Odigrano polupoteza: { $plies } od { $all }
card-title = Ovo računalo pokraj onoga iz objavljenog rada
card-note = Dubina 18 s tri procjene traje nekoliko sekundi. Zatim dobivate karticu koju možete spremiti ili poslati.
card-measure = Izmjeri sve tri
card-machine = Ime ovog računala
card-this-machine = Ovo računalo
card-published = Prijenosnik iz rada
card-about = Alfa-beta do dubine 18, vrijeme po procjeni
card-times = { $times } puta brže
