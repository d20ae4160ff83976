## Analýza

analysis = Analýza
open = Otvoriť
edit = Upraviť
copy-fen = Kopírovať FEN
copy-pgn = Kopírovať PGN
save-pgn = Uložiť PGN
play-on = Hrať ďalej
report = Správa
moves-of-analysis = Ťahy analýzy
drop-games-or-positions = Pustite sem súbor s partiami alebo pozíciami
line-too-long = { $count ->
    [one] Varianty dlhšie ako { $count } ťah sú pridlhé.
    [few] Varianty dlhšie ako { $count } ťahy sú pridlhé.
    [many] Varianty dlhšie ako { $count } ťahu sú pridlhé.
   *[other] Varianty dlhšie ako { $count } ťahov sú pridlhé.
}
nothing-to-undo = Niet čo vrátiť.
deleted-press-u = Zmazané. Kláves u to vráti.
editor-board = Šachovnica na úpravy
pieces-of = { $color ->
    [white] Biele figúry
   *[black] Čierne figúry
}
castling = Rošáda
castling-white-short = Biely malá
castling-white-long = Biely veľká
castling-black-short = Čierny malá
castling-black-long = Čierny veľká
en-passant = Branie mimochodom
none = žiadne
checks-left = { $color ->
    [white] Šachy, ktoré má dať Biely
   *[black] Šachy, ktoré má dať Čierny
}
reserve-of = { $piece ->
    [q] { $color ->
        [white] Biele dámy v zálohe
       *[black] Čierne dámy v zálohe
    }
    [r] { $color ->
        [white] Biele veže v zálohe
       *[black] Čierne veže v zálohe
    }
    [b] { $color ->
        [white] Bieli strelci v zálohe
       *[black] Čierni strelci v zálohe
    }
    [n] { $color ->
        [white] Bieli jazdci v zálohe
       *[black] Čierni jazdci v zálohe
    }
   *[p] { $color ->
        [white] Bieli pešiaci v zálohe
       *[black] Čierni pešiaci v zálohe
    }
}
position-editor = Úprava pozície
position-playable = Táto pozícia sa dá hrať.
eraser = Guma
clear = Vyprázdniť
start = Začiatok
to-move = Na ťahu
analyze-position = Analyzovať túto pozíciu
no-threat-in-check = V šachu niet inej hrozby ako šach.
engine-choose = Ďalší engine popri Rookery
engine-alone = Iba Rookery
engine-beside = Rookery a { $name }
engine-conversation = Čo sa hovorí enginu a čo odpovedá
engine-off = Vypnutý
engine-starting = Spúšťa sa …
waiting-for-turn = Čaká na svoj rad …
engine-resting = Hĺbka { $depth }, odpočíva
engine-speed = Hĺbka { $depth }, { $speed } uzlov/s
solve-exactly = Presne vyriešiť túto pozíciu
solved-endings-note = Presne, ale bez pravidla päťdesiatich ťahov: výhra môže trvať dlhšie, než dovoľuje.
solving = Rieši
number-of-lines = Počet variantov
lines = { $count ->
    [one] { $count } variant
    [few] { $count } varianty
    [many] { $count } variantu
   *[other] { $count } variantov
}
show-threat = Ukázať hrozbu
threat-facts = Čím hrozí druhá strana. { $facts }
best-lines = Najlepšie varianty
win-for = Výhra pre { SIDE($side, form: "accusative") }
win-for-in = { $moves ->
    [one] Výhra pre { SIDE($side, form: "accusative") } v { $moves } ťahu
    [few] Výhra pre { SIDE($side, form: "accusative") } v { $moves } ťahoch
    [many] Výhra pre { SIDE($side, form: "accusative") } v { $moves } ťahu
   *[other] Výhra pre { SIDE($side, form: "accusative") } v { $moves } ťahoch
}
evaluation-equal = Vyrovnané
evaluation-better = { $degree ->
    [slightly] O niečo lepšie pre { SIDE($side, form: "accusative") }
    [better] Lepšie pre { SIDE($side, form: "accusative") }
    [much] Oveľa lepšie pre { SIDE($side, form: "accusative") }
   *[winning] Vyhrané pre { SIDE($side, form: "accusative") }
}
not-evaluated = Zatiaľ neohodnotené
inaccuracy = nepresnosť
mistake = chyba
blunder = hrubá chyba
analysis-empty = Ťahajte na šachovnici alebo otvorte partiu. Ťahy, ktoré odbočia, sa stanú variantmi.
about-move = O tomto ťahu
promote-variation = Povýšiť variant
make-main-line = Urobiť hlavným variantom
delete-from-here = Zmazať odtiaľto
comment-first = Komentár pred prvým ťahom
comment-on = Komentár k { $move }
nag-good = Dobrý ťah
nag-mistake = Chyba
nag-brilliant = Brilantný ťah
nag-blunder = Hrubá chyba
nag-interesting = Zaujímavý ťah
nag-dubious = Pochybný ťah
choose-from = Na výber: { $count } ({ $name }).
the-text = text
first-of-them = { $count ->
    [one] Toto je prvý z nich.
    [few] Toto sú prvé { $count }.
    [many] Toto je prvých { $count }.
   *[other] Toto je prvých { $count }.
}
problems-found = { $count ->
    [one] { $count } miesto sa nedalo prečítať; zvyšok je tu.
    [few] { $count } miesta sa nedali prečítať; zvyšok je tu.
    [many] { $count } miesta sa nedalo prečítať; zvyšok je tu.
   *[other] { $count } miest sa nedalo prečítať; zvyšok je tu.
}
untitled-game = Partia ({ $moves })
problem-line = <b>Riadok { $line }:</b>{" "}
sending-file = Odosiela sa súbor
reading = Číta sa
open-label = Pozícia (FEN, BFEN) alebo partia (PGN, BPGN alebo len ťahy)
open-hint = Vložte to sem. Ctrl+V funguje aj kdekoľvek na stránke a súbory tam možno pustiť.
open-text = Otvoriť text
choose-file = Vybrať súbor
file-label = Súbor s pozíciami alebo partiami
or-from-start = Alebo od začiatku
begin = Začať
cannot-be-read = Toto sa nedá prečítať.
cannot-be-opened = Túto partiu nemožno otvoriť.
cannot-be-written = Toto sa nedá zapísať.
report-in-moves = Správa je teraz pri ťahoch: značky, hodnotenia a varianty.
report-quick = Rýchlo
report-default = Bežne
report-thorough = Dôkladne
about-seconds = { $count ->
    [one] asi { $count } sekunda
    [few] asi { $count } sekundy
    [many] asi { $count } sekundy
   *[other] asi { $count } sekúnd
}
about-minutes = { $count ->
    [one] asi { $count } minúta
    [few] asi { $count } minúty
    [many] asi { $count } minúty
   *[other] asi { $count } minút
}
average-loss = Priemerná strata
centipawns = { $count } cp
loss-in-points = { $count ->
    [one] { $count } bod
    [few] { $count } body
    [many] { $count } bodu
   *[other] { $count } bodov
}
inaccuracies = Nepresnosti
mistakes = Chyby
blunders = Hrubé chyby
accuracy = <b>{ $value }</b> presnosť
no-lapses = Žiadny ťah tejto partie nestratil veľa.
better-was = Lepšie: { $move }
report-progress = Pozícia { $done } z { $all }
report-canceled = Správa bola zrušená: toľko bolo dovtedy známe.
write-into-moves = Zapísať k ťahom
report-about = Prehľadá každú pozíciu partie a povie, kde boli chyby a ako dobre ktorá strana hrala.
how-thorough = Ako dôkladne
report-again = Zopakovať správu
report-on-game = Správa o tejto partii
report-effort = { $moves ->
    [one] { $moves } ťah, { $time }.
    [few] { $moves } ťahy, { $time }.
    [many] { $moves } ťahu, { $time }.
   *[other] { $moves } ťahov, { $time }.
}
position-copied = Pozícia je v schránke.
game-copied = Partia je v schránke, s variantmi a komentármi.
explorer = Partie s touto pozíciou
explorer-none = Túto pozíciu nemá žiadna uložená partia.
explorer-not-found = Táto pozícia sa nenašla.
explorer-depth = Vo veľkých súboroch sa partie prehľadávajú iba po { $moves }. ťah.
explorer-unexplored = { $count ->
    [one] Ešte sa číta { $count } partia.
    [few] Ešte sa čítajú { $count } partie.
    [many] Ešte sa číta { $count } partie.
   *[other] Ešte sa číta { $count } partií.
}
explorer-unexplored-many = Partií, ktoré sa ešte čítajú: viac ako { $count }.
explorer-count = Partie
explorer-rating = Rating
explorer-last = Naposledy
explorer-all = Všetky ťahy
explorer-latest = Najnovšie partie
share = Zdieľať
share-position = Pozícia
share-game = Partia
share-line = Tento variant ako animácia
share-speed = Každý ťah je vidieť
share-quick = ½ s
share-default = 1 s
share-slow = 2 s
save-png = Uložiť PNG
save-svg = Uložiť SVG
save-gif = Uložiť GIF
share-kept = Všetko, čo tu robíš, sa uchováva samo. Nájdeš to v Partiách.
erase-drawings = Zmazať šípky a krúžky
recent-analyses = Posledné analýzy
looking-back-no-move = Toto je skoršia pozícia: prejdi na posledný ťah a hraj ďalej, alebo partiu analyzuj.
learn-from-mistakes = Učiť sa z chýb
learn-prompt = Tu sa hralo { $move }. Nájdi lepší ťah.
learn-count = { $number } z { $count }
learn-whose = Čie chyby
learn-both = Oboch
learn-again = Ešte raz
learn-leave = Späť k analýze
learn-done = To bola posledná. Nájdené na prvý pokus: { $found } z { $count }.
key-next-mistake = ďalšia chyba
key-other-attempt = skúsiť znova
report-puzzles = { $count ->
    [one] V tejto partii sa našla { $count } nová úloha.
    [few] V tejto partii sa našli { $count } nové úlohy.
    [many] V tejto partii sa našlo { $count } novej úlohy.
   *[other] V tejto partii sa našlo { $count } nových úloh.
}
