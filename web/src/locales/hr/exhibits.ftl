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
