## Prečo niečo nejde

refusal = { $code ->
    [game-over] Partia sa skončila.
    [game-went-on] Partia medzitým pokračovala.
    [not-your-turn] Nie ste na ťahu.
    [no-such-move] Taký ťah tu nie je.
    [nothing-to-take-back] Niet ťahu, ktorý by sa dal vrátiť.
    [only-people-resign] Vzdať sa môže iba človek.
    [only-people-offer-draws] Remízu môže ponúknuť iba človek.
    [no-draws] V tejto hre niet remízy.
    [computer-thinking] Počítač premýšľa o svojom ťahu.
    [nobody-thinking] Nikto nepremýšľa.
    [no-partner] V tejto partii nemáte spoluhráča.
    [partner-cannot-move] Spoluhráč teraz nemá na šachovnici { $board } žiadny ťah.
    [partner-gives-up] Spoluhráč by na svojej šachovnici vzdal: ťahajte sami.
    [partner-of-computer] Spoluhráča má iba človek.
    [no-partner-here] Na jedinej šachovnici nemá nikto spoluhráča.
    [no-such-board] Šachovnica { $board } v tejto partii nie je.
    [engine-does-not-sit] „{ $engine }“ nehrá iba pri jednej šachovnici: treba ho pridať s --seat.
    [nothing-to-count] Pri tomto hodnotení niet čo počítať.
    [over-in-position] V tejto pozícii je partia na konci.
    [no-piece] Na { $square } nie je figúra.
    [other-side-moves] { SIDE($side, form: "start") } na ťahu.
    [say-promotion] Vyberte, na čo sa pešiak premení.
    [castling-is] Rošáda sa tu píše { $move }.
    [king-would-be-in-check] Kráľ by bol v šachu.
    [king-in-check] Kráľ je v šachu.
    [pinned] { $piece ->
        [queen] Dáma je vo väzbe.
        [rook] Veža je vo väzbe.
        [bishop] Strelec je vo väzbe.
        [knight] Jazdec je vo väzbe.
       *[pawn] Pešiak je vo väzbe.
    }
    [cannot-go-there] { $piece ->
        [king] Kráľ z { $square } tam nemôže.
        [queen] Dáma z { $square } tam nemôže.
        [rook] Veža z { $square } tam nemôže.
        [bishop] Strelec z { $square } tam nemôže.
        [knight] Jazdec z { $square } tam nemôže.
       *[pawn] Pešiak z { $square } tam nemôže.
    }
    [not-legal] Tento ťah tu nie je dovolený.
    [not-in-hand] Takú figúru v zálohe nemáte.
    [cannot-drop-there] Tam sa položiť nedá.
    [king-on-board-in-check] Kráľ na šachovnici { $board } je v šachu.
    [no-such-game] Taká partia neexistuje.
    [not-for-playing] Táto partia nie je na hranie; pozrite si ju v Analýze.
    [neither-position-nor-game] Toto nie je ani pozícia, ani partia.
    [no-games-in-file] Nie sú v tom žiadne partie.
    [too-large] Toto je priveľké.
    [disk-full] Disk je plný.
    [no-longer-here] Toto tu už nie je; pošlite to znova.
    [too-much-under-way] Prebieha priveľa vecí; skúste to o chvíľu.
    [too-large-to-solve] Táto hra je priveľká na vyriešenie.
    [evaluation-goes-on] { $how ->
        [missing] Engine „{ $engine }“, o ktorý sa hodnotenie opiera, sa nenašiel; pokračuje sa so vstavaným hodnotením.
        [ended] Engine „{ $engine }“, o ktorý sa hodnotenie opiera, skončil; pokračuje sa so vstavaným hodnotením.
        [silent] Engine „{ $engine }“, o ktorý sa hodnotenie opiera, neodpovedá; pokračuje sa so vstavaným hodnotením.
       *[other] Engine „{ $engine }“, o ktorý sa hodnotenie opiera, nefunguje ({ $problem }); pokračuje sa so vstavaným hodnotením.
    }
    [evaluation-engine-failed] { $how ->
        [missing] Engine „{ $engine }“, o ktorý sa hodnotenie opiera, sa nenašiel.
        [ended] Engine „{ $engine }“, o ktorý sa hodnotenie opiera, skončil.
        [silent] Engine „{ $engine }“, o ktorý sa hodnotenie opiera, neodpovedá.
       *[other] Engine „{ $engine }“, o ktorý sa hodnotenie opiera, nefunguje ({ $problem }).
    }
    [no-threat] Tu niet hrozby.
    [no-threat-in-check] V šachu niet inej hrozby ako šach.
    [nothing-to-search] V tejto pozícii je partia na konci: niet čo prehľadávať.
    [tree-too-large] Tento strom je priveľký už s jedným polťahom.
    [cannot-delete-from-here] Odtiaľto sa partie nedajú mazať: Rookery beží na inom počítači.
    [cannot-start-from-here] Odtiaľto sa nedajú spúšťať iné enginy: Rookery beží na inom počítači.
    [only-looking] Odtiaľto sa dá iba nazerať do prehľadávaní.
    [not-the-teacher] To môže iba učiteľ, na počítači, na ktorom Rookery beží.
    [no-class] Práve teraz nie je cvičenie pre triedu.
    [class-closed] Odpovede sa už neprijímajú.
    [class-full] Trieda je plná.
    [cannot-stop-from-here] Odtiaľto sa úlohy nedajú zastaviť: Rookery beží na inom počítači.
    [no-other-machines] Iné počítače tu nie sú.
    [internal] Niečo sa pokazilo; skúste to znova.
    [too-many-runs] Behov učenia je už príliš veľa; najprv niektoré vymaž.
    [still-stopping] Ešte sa zastavuje; skús to o chvíľu znova.
    [no-such-run] Taký beh učenia neexistuje; možno bol vymazaný.
    [no-such-generation] Taká generácia ešte nie je.
    [network-gone] Sieť, ktorá tu hrá, už neexistuje: beh učenia, v ktorom vznikla, bol vymazaný.
    [cannot-learn-from-here] Odtiaľto sa dá učenie iba sledovať: Rookery beží na inom počítači.
    [cannot-learn-here] Tu sa nedá nič naučiť.
    [position-empty-text] Nič tu nie je.
    [position-fields] Pozícia (FEN) má štyri alebo šesť častí oddelených medzerami.
    [position-letter] „{ $found }“ nie je ani figúra, ani počet prázdnych polí.
    [position-ranks] Šachovnica nemá osem radov.
    [position-rank-length] { $rank }. rad nemá osem polí.
    [position-side-to-move] Na ťahu je „w“ alebo „b“, nie „{ $found }“.
    [position-no-king] Chýba kráľ: { SIDE($side, form: "start") }.
    [position-kings] Priveľa kráľov: { SIDE($side, form: "start") }.
    [position-only-kings-and-pawns] V tejto hre sú len králi a pešiaci.
    [position-too-many-pawns] Priveľa pešiakov: { SIDE($side, form: "start") }.
    [position-too-many-pieces] Priveľa figúr: { SIDE($side, form: "start") }.
    [position-both-kings] Chýbajú obaja králi.
    [position-empty] Šachovnica je prázdna.
    [position-pawn-rank] Na { $square } nemôže stáť pešiak.
    [position-no-checks] Kráľ na { $square } je v šachu, a to je v tejto hre zakázané.
    [position-king-can-be-taken] Kto je na ťahu, mohol by vziať kráľa na { $square }.
    [position-castling] Práva na rošádu nezodpovedajú pozícii.
    [position-en-passant] Pole pre en passant nezodpovedá pozícii.
    [position-number] „{ $found }“ nie je vhodné číslo.
    [position-checks] Počítadlá šachov idú od 0 do { $max }, nie „{ $found }“.
    [position-rules] „{ $found }“ nie sú pravidlá, na ktorých sa dá dohodnúť.
    [position-reserve-open] Za figúrami v zálohe chýba „]“.
    [position-reserve-piece] „{ $found }“ nemôže byť v zálohe.
    [position-reserve-full] V zálohe je priveľa figúr.
    [position-too-many-alike] Na šachovnici a v zálohe je priveľa figúr jedného druhu; najviac: { $max }.
    [position-promoted] „~“ stojí za figúrou, ktorá bola pešiakom.
    [position-horde-king] Horda nemá kráľa.
    [position-boards] Šachovníc je 1 až { $max }.
    [position-board-fields] Šachovnica má 4, 6 alebo 8 častí oddelených medzerami.
    [position-team] Kto je na ťahu na šachovnici A, nepatrí k tímu, ktorý je na ťahu.
    [position-reserve-alone] Pri jedinej šachovnici nemá nikto figúry v zálohe.
    [position-reserves] Zálohy šachovníc sa k sebe nehodia.
    [position-origins] Figúry v zálohe nepochádzajú odtiaľto: „{ $found }“.
    [position-size] Šachovnica má 4, 6, 8, 10 alebo 12 radov.
    [position-no-wolf] Chýba vlk.
    [position-second-wolf] Je tu viac než jeden vlk.
    [position-sheep] Počet oviec nezodpovedá šachovnici.
    [position-row-length] { $rank }. rad nemá toľko polí ako šachovnica.
    [position-wolf-letter] „{ $found }“ nie je ani ovca (S), ani vlk (w).
    [position-light] Hrá sa len na tmavých poliach.
    [position-no-side] Nie je tu, kto je na ťahu: „w“ sú ovce, „b“ vlk.
    [position-meaningless] „{ $found }“ tu nič neznamená.
    [position-wrong] Toto nie je pozícia tejto hry.
    [position-wrong-at] Toto nie je pozícia tejto hry: pri znaku č. { $where } niečo nesedí.
    [store-busy] Súbor s partiami má uzamknutý iný program; skúste to znova.
    [store-conflict] Túto partiu zmenil iný program; načítajte stránku znova.
    [store-full] Disk je plný: nič sa už nedá uložiť.
    [store-unusable] Súbor s partiami sa nedá čítať alebo doň zapisovať.
    [store-damaged] Súbor s partiami je poškodený; „rookery repair“ zachráni, čo sa dá prečítať.
    [store-too-new] Partie uložilo novšie Rookery; toto ich nevie prečítať.
    [store-in-use] Tieto partie má otvorené iné Rookery; použite to, alebo pomocou --data zadajte iný priečinok.
    [store-unexpected] Súbor s partiami sa nedá použiť.
    [search-not-begun] Prehľadávanie sa nemohlo začať: { $reason }
    [not-understood] Toto sa nedá: { $reason }
    [move-not-understood] Tento ťah sa nedá pochopiť.
    [game-loading] Partia tu ešte nie je; počkajte, prosím.
    [no-game-open] Na tejto karte nie je otvorená žiadna partia.
    [nobody-else-comes-in] Nikto iný nemôže vstúpiť: na to treba spustiť Rookery s --listen 0.0.0.0.
    [folder-not-writable] Do priečinka { $folder } sa nedá zapisovať.
    [game-damaged] Partia „{ $id }“ je poškodená.
    [text-too-long] Tento text je pridlhý; najviac bajtov: { $max }.
    [class-questions] Cvičenie má 1 až { $max } otázok.
    [class-choices] Otázka s výberom ponúka 2 až { $max } odpovedí, ostatné otázky neponúkajú žiadnu.
    [class-name-missing] Kto sa pripája, musí mať meno.
    [class-not-joined] Kto odpovedá, musí byť pripojený k triede.
    [no-such-question] Taká otázka neexistuje.
    [neurons-step] Počet neurónov je násobok čísla 16.
    [run-not-stored] Beh učenia sa nedá uložiť.
    [other-game-learned] Tento beh sa naučil inú hru.
    [depths-order] Hĺbky idú od menšej k väčšej.
    [needs-no-search] Hodnotenie „{ $evaluation }“ nepotrebuje prehľadávanie, ktoré by sa dalo počítať.
    [nothing-to-look-into] Hodnotenie „{ $evaluation }“ nepotrebuje prehľadávanie, do ktorého by sa dalo nazrieť.
    [nothing-chosen] Vyberte, čo sa má počítať.
    [clock-not-alike] Hráč s hodinami neodpovedá vždy rovnako: zadajte mu hĺbku.
    [no-moves-to-report] Nie sú tu ťahy, o ktorých by bolo čo povedať.
    [no-threat-over] Partia sa skončila: nie je čím hroziť.
    [too-many-lines] Na zoznam pozícií je to priveľa riadkov.
    [no-such-puzzle] Taká úloha neexistuje.
    [too-many-letters] Toto je pridlhé; najviac písmen: { $max }.
    [too-many-tags] Toto je priveľa značiek.
    [tag-name] „{ $found }“ nie je názov značky PGN: písmená, číslice a podčiarkovníky, na začiatku písmeno.
    [pgn-too-large] Partia je priveľká; najviac bajtov: { $max }.
    [pgn-encoding] Súbor je v UTF-16, a nie v UTF-8.
    [pgn-comment-open] Komentár, ktorý sa začína v riadku { $begin }, nie je uzavretý.
    [pgn-variation-open] Variant, ktorý sa začína v riadku { $begin }, nie je uzavretý.
    [pgn-tag-form] Značka PGN sa píše ako [Event "..."], nie ako „{ $found }“.
    [pgn-tag-open] Značka PGN „{ $found }“ nie je uzavretá.
    [pgn-too-many-tags] Partia má priveľa značiek PGN; najviac: { $max }.
    [pgn-too-many-moves] Partia má priveľa ťahov; najviac: { $max }.
    [pgn-too-deep] Varianty sú vnorené prihlboko; najväčšia hĺbka: { $max }.
    [pgn-no-move] „{ $found }“ nie je ťah.
    [pgn-comment-end] Končí sa komentár, ktorý sa nezačal.
    [pgn-sign] „{ $found }“ nie je znak ako $1.
    [pgn-nothing-to-vary] Variant sa začína tam, kde nie je ťah.
    [pgn-variation-end] Končí sa variant, ktorý sa nezačal.
    [tags-wrong] Značky PGN partie nie sú v poriadku: { $reason }
    [only-computers] Len dva počítače hrajú ďalej samy.
    [no-such-option] Táto hra nemá nastavenie „{ $found }“.
    [no-such-engine] Program s názvom „{ $engine }“ neexistuje.
    [too-many-engines] Beží už priveľa iných programov.
    [engine-failed] { $how ->
        [missing] Program „{ $engine }“ sa nenašiel.
        [ended] Program „{ $engine }“ sa ukončil.
        [silent] Program „{ $engine }“ neodpovedá.
       *[other] Program „{ $engine }“ nefunguje ({ $problem }).
    }
   *[none] { $reason }
}

problem-at-move = Ťah { $move }: { $problem }
problem-left-out = Partia je vynechaná: { $problem }
problem-in-line = Riadok { $line }: { $problem }
