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
    [no-partner] U ovoj partiji nemate suigrača.
    [partner-cannot-move] Suigrač sada nema poteza na ploči { $board }.
    [partner-gives-up] Suigrač bi na svojoj ploči predao: povucite sami.
    [partner-of-computer] Samo čovjek ima suigrača.
    [no-partner-here] Na jednoj ploči nitko nema suigrača.
    [no-such-board] U ovoj partiji nema ploče { $board }.
    [engine-does-not-sit] „{ $engine }” ne igra za samo jednom pločom: treba ga dodati s --seat.
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
    [evaluation-goes-on] { $how ->
        [missing] Program „{ $engine }”, na koji se procjena oslanja, nije pronađen; nastavlja se s ugrađenom procjenom.
        [ended] Program „{ $engine }”, na koji se procjena oslanja, prekinuo je rad; nastavlja se s ugrađenom procjenom.
        [silent] Program „{ $engine }”, na koji se procjena oslanja, ne odgovara; nastavlja se s ugrađenom procjenom.
       *[other] Program „{ $engine }”, na koji se procjena oslanja, ne radi ({ $problem }); nastavlja se s ugrađenom procjenom.
    }
    [evaluation-engine-failed] { $how ->
        [missing] Program „{ $engine }”, na koji se procjena oslanja, nije pronađen.
        [ended] Program „{ $engine }”, na koji se procjena oslanja, prekinuo je rad.
        [silent] Program „{ $engine }”, na koji se procjena oslanja, ne odgovara.
       *[other] Program „{ $engine }”, na koji se procjena oslanja, ne radi ({ $problem }).
    }
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
    [too-many-runs] Već ima previše učenja; najprije neka obriši.
    [still-stopping] Još se zaustavlja; pokušaj ponovno za trenutak.
    [no-such-run] Nema takvog učenja; možda je obrisano.
    [no-such-generation] Takve generacije još nema.
    [network-gone] Mreže koja ovdje igra više nema: učenje iz kojeg je potekla obrisano je.
    [cannot-learn-from-here] Odavde se učenje može samo gledati: Rookery radi na drugom računalu.
    [cannot-learn-here] Ovdje se ništa ne može učiti.
    [position-empty-text] Ovdje nema ničega.
    [position-fields] Pozicija (FEN) ima četiri ili šest dijelova odvojenih razmacima.
    [position-letter] „{ $found }” nije ni figura ni broj praznih polja.
    [position-ranks] Ploča nema osam redova.
    [position-rank-length] Red { $rank } nema osam polja.
    [position-side-to-move] Na potezu je „w” ili „b”, a ne „{ $found }”.
    [position-no-king] Nedostaje kralj: { SIDE($side, form: "start") }.
    [position-kings] Previše kraljeva: { SIDE($side, form: "start") }.
    [position-only-kings-and-pawns] U ovoj igri postoje samo kraljevi i pješaci.
    [position-too-many-pawns] Previše pješaka: { SIDE($side, form: "start") }.
    [position-too-many-pieces] Previše figura: { SIDE($side, form: "start") }.
    [position-both-kings] Nedostaju oba kralja.
    [position-empty] Ploča je prazna.
    [position-pawn-rank] Na polju { $square } ne može stajati pješak.
    [position-no-checks] Kralj na { $square } je u šahu, a to u ovoj igri nije dopušteno.
    [position-king-can-be-taken] Tko je na potezu, mogao bi uzeti kralja na { $square }.
    [position-castling] Prava na rokadu ne odgovaraju poziciji.
    [position-en-passant] Polje za en passant ne odgovara poziciji.
    [position-number] „{ $found }” nije odgovarajući broj.
    [position-checks] Brojači šahova idu od 0 do { $max }, a ne „{ $found }”.
    [position-rules] „{ $found }” nisu pravila koja se mogu dogovoriti.
    [position-reserve-open] Iza figura u pričuvi nedostaje „]”.
    [position-reserve-piece] „{ $found }” ne može biti u pričuvi.
    [position-reserve-full] U pričuvi je previše figura.
    [position-too-many-alike] Na ploči i u pričuvi previše je figura iste vrste; najviše: { $max }.
    [position-promoted] „~” stoji iza figure koja je bila pješak.
    [position-horde-king] Horda nema kralja.
    [position-boards] Ploča je od 1 do { $max }.
    [position-board-fields] Ploča ima 4, 6 ili 8 dijelova odvojenih razmacima.
    [position-team] Tko je na potezu na ploči A, nije iz ekipe koja je na potezu.
    [position-reserve-alone] Na samo jednoj ploči nitko nema figura u pričuvi.
    [position-reserves] Pričuve ploča ne slažu se među sobom.
    [position-origins] Figure u pričuvi ne dolaze odande: „{ $found }”.
    [position-size] Ploča ima 4, 6, 8, 10 ili 12 redova.
    [position-no-wolf] Nedostaje vuk.
    [position-second-wolf] Ima više od jednog vuka.
    [position-sheep] Broj ovaca ne odgovara ploči.
    [position-row-length] Red { $rank } nema toliko polja koliko ploča.
    [position-wolf-letter] „{ $found }” nije ni ovca (S) ni vuk (w).
    [position-light] Igra se samo na tamnim poljima.
    [position-no-side] Ne piše tko je na potezu: „w” za ovce, „b” za vuka.
    [position-meaningless] „{ $found }” ovdje ništa ne znači.
    [position-wrong] To nije pozicija ove igre.
    [position-wrong-at] To nije pozicija ove igre: nešto ne valja kod znaka br. { $where }.
    [store-busy] Drugi program drži datoteku s partijama zaključanom; pokušajte ponovno.
    [store-conflict] Drugi program je promijenio ovu partiju; ponovno učitajte stranicu.
    [store-full] Disk je pun: ništa se više ne može spremiti.
    [store-unusable] Datoteka s partijama ne može se čitati ili pisati.
    [store-damaged] Datoteka s partijama je oštećena; „rookery repair” spašava ono što se može pročitati.
    [store-too-new] Partije je spremio noviji Rookery; ovaj ih ne može pročitati.
    [store-in-use] Drugi Rookery ima otvorene ove partije; koristite njega ili s --data navedite drugu mapu.
    [store-unexpected] Datoteka s partijama ne može se koristiti.
    [search-not-begun] Pretraga nije mogla početi: { $reason }
    [not-understood] To nije moguće: { $reason }
    [move-not-understood] Ovaj potez nije razumljiv.
    [game-loading] Partija još nije ovdje; pričekajte.
    [no-game-open] U ovoj kartici nijedna partija nije otvorena.
    [nobody-else-comes-in] Nitko drugi ne može ući: za to pokrenite Rookery s --listen 0.0.0.0.
    [folder-not-writable] U mapu { $folder } ne može se pisati.
    [game-damaged] Partija „{ $id }” je oštećena.
    [text-too-long] Ovaj je tekst predug; najviše bajtova: { $max }.
    [class-questions] Vježba ima od 1 do { $max } pitanja.
    [class-choices] Pitanje s izborom nudi od 2 do { $max } odgovora, a ostala pitanja ne nude nijedan.
    [class-name-missing] Tko se pridružuje, mora imati ime.
    [class-not-joined] Tko odgovara, mora se pridružiti razredu.
    [no-such-question] Takvog pitanja nema.
    [neurons-step] Broj neurona je višekratnik broja 16.
    [run-not-stored] Učenje se ne može spremiti.
    [other-game-learned] To je učenje naučilo drugu igru.
    [depths-order] Dubine idu od manje prema većoj.
    [needs-no-search] Procjena „{ $evaluation }” ne treba pretragu koja bi se brojila.
    [nothing-to-look-into] Procjena „{ $evaluation }” ne treba pretragu u koju bi se gledalo.
    [nothing-chosen] Odaberite što treba brojiti.
    [clock-not-alike] Igrač sa satom ne odgovara uvijek jednako: zadajte mu dubinu.
    [no-moves-to-report] Nema poteza o kojima bi se izvijestilo.
    [no-threat-over] Partija je završena: nema prijetnje.
    [too-many-lines] Za popis pozicija ovo je previše redaka.
    [no-such-puzzle] Takvog zadatka nema.
    [too-many-letters] Ovo je predugo; najviše slova: { $max }.
    [too-many-tags] Ovo je previše oznaka.
    [tag-name] „{ $found }” nije ime PGN-oznake: slova, znamenke i podvlake, sa slovom na početku.
    [pgn-too-large] Partija je prevelika; najviše bajtova: { $max }.
    [pgn-encoding] Datoteka je u UTF-16, a ne u UTF-8.
    [pgn-comment-open] Komentar koji počinje u retku { $begin } nije zatvoren.
    [pgn-variation-open] Varijanta koja počinje u retku { $begin } nije zatvorena.
    [pgn-tag-form] PGN-oznaka piše se kao [Event "..."], a ne kao „{ $found }”.
    [pgn-tag-open] PGN-oznaka „{ $found }” nije zatvorena.
    [pgn-too-many-tags] Partija ima previše PGN-oznaka; najviše: { $max }.
    [pgn-too-many-moves] Partija ima previše poteza; najviše: { $max }.
    [pgn-too-deep] Varijante su preduboko ugniježđene; najveća dubina: { $max }.
    [pgn-no-move] „{ $found }” nije potez.
    [pgn-comment-end] Završava komentar koji nije počeo.
    [pgn-sign] „{ $found }” nije znak poput $1.
    [pgn-nothing-to-vary] Varijanta počinje ondje gdje nema poteza.
    [pgn-variation-end] Završava varijanta koja nije počela.
    [tags-wrong] PGN-oznake partije nisu ispravne: { $reason }
    [only-computers] Samo dva računala igraju dalje sama.
    [no-such-option] Ova igra nema postavku „{ $found }”.
    [no-such-engine] Nema programa s imenom „{ $engine }”.
    [too-many-engines] Već radi previše drugih programa.
    [engine-failed] { $how ->
        [missing] Program „{ $engine }” nije pronađen.
        [ended] Program „{ $engine }” prekinuo je rad.
        [silent] Program „{ $engine }” ne odgovara.
       *[other] Program „{ $engine }” ne radi ({ $problem }).
    }
   *[none] { $reason }
}

problem-at-move = Potez { $move }: { $problem }
problem-left-out = Partija je izostavljena: { $problem }
problem-in-line = Redak { $line }: { $problem }
