### Slovenčina

## Strany

side-white = Biely
    .genitive = Bieleho
    .dative = Bielemu
    .accusative = Bieleho
    .wins = Biely vyhráva
side-black = Čierny
    .genitive = Čierneho
    .dative = Čiernemu
    .accusative = Čierneho
    .wins = Čierny vyhráva
side-sheep = ovce
    .label = Ovce
    .start = Ovce
    .genitive = oviec
    .dative = ovciam
    .wins = Ovce vyhrávajú
side-wolf = vlk
    .label = Vlk
    .start = Vlk
    .genitive = vlka
    .dative = vlkovi
    .accusative = vlka
    .wins = Vlk vyhráva
side-first-team = prvý tím
    .label = Prvý tím
    .start = Prvý tím
    .genitive = prvého tímu
    .dative = prvému tímu
    .wins = Prvý tím vyhráva
side-second-team = druhý tím
    .label = Druhý tím
    .start = Druhý tím
    .genitive = druhého tímu
    .dative = druhému tímu
    .wins = Druhý tím vyhráva
side-max = Max
    .genitive = Maxa
    .dative = Maxovi
    .accusative = Maxa
    .wins = Max vyhráva
side-min = Min
    .genitive = Mina
    .dative = Minovi
    .accusative = Mina
    .wins = Min vyhráva
side-label = { SIDE($side, form: "label") }

## Miesta

places = Miesta
place-play = Hra
place-analyze = Analýza
place-xray = Röntgen
place-lab = Lab
place-train = Tréning
place-games = Partie
place-settings = Nastavenia
more = Viac
theme-light = Svetlé
theme-dark = Tmavé
sounds = Zvuky
keys = Klávesy
reload = Načítať znova
close = Zavrieť
cancel = Zrušiť
try-again = Skúsiť znova
part-not-loaded = Túto časť stránky sa nepodarilo načítať.
page-outdated = Táto stránka je staršia ako program.
connection-lost-move-kept = Spojenie sa prerušilo. Váš ťah je uložený a odošle sa.
connection-lost-retrying = Spojenie sa prerušilo. Skúša sa znova …
connection-was-lost = Spojenie sa prerušilo.
connection-lost-sending = Spojenie sa prerušilo počas odosielania.
no-connection = Momentálne nie je spojenie.
file-refused = Server toto neprijíma.
another-device = Iné zariadenie
invite-how = Odfoťte kód telefónom alebo tabletom v tej istej sieti, alebo napíšte túto adresu:
invite-note = Platí raz, pre jeden prehliadač, kým Rookery beží. Kto takto príde, môže hrať, pozerať si partie a niektoré importovať, ale žiadnu zmazať. Prenos nie je šifrovaný.
invite-again = Pre ďalšie
qr-code-of = QR kód adresy { $address }
copy = Kopírovať

## Klávesy

key-back = O ťah späť
key-forward = O ťah vpred
key-start = Na začiatok
key-latest = Na posledný ťah
key-board = Na šachovnicu: šípky chodia, Enter zdvihne a položí
key-type = Napísať ťah, napr. Jf3 alebo e2e4
key-flip = Otočiť šachovnicu
key-hint = Ukázať dobrý ťah
key-stop = Prestať premýšľať a ťahať
key-run = Spustiť alebo zastaviť (počítač proti počítaču)
key-step = Jeden krok (počítač proti počítaču)
key-theme = Tmavé alebo svetlé
key-sounds = Zapnúť alebo vypnúť zvuky
key-list = Tento zoznam
key-variation-before = Predchádzajúci variant
key-variation-next = Nasledujúci variant
key-end-of-line = Na koniec variantu
key-engine = Zapnúť alebo vypnúť engine
key-edit = Upraviť pozíciu
key-open = Otvoriť pozíciu alebo partiu
key-undo = Vrátiť poslednú zmenu
key-delete = Zmazať ťah a všetko za ním
key-import = Importovať súbor
key-export = Exportovať zobrazené partie
key-undo-delete = Vrátiť zmazanie
key-search = Hľadať
key-experiment = Spustiť pokus
key-stop-it = Zastaviť pokus
key-search-forward = O krok prehľadávania vpred
key-search-back = O krok späť
key-search-over = Cez všetko pod ním k hodnote uzla
key-search-up = Na uzol vyššie
key-next-cutoff = Na ďalší rez
key-cutoff-before = Na predchádzajúci rez
key-search-start = Na začiatok prehľadávania
key-search-end = Na koniec prehľadávania
key-run-or-pause = Spustiť alebo zastaviť
key-unfold = Rozbaliť alebo zbaliť uzol

## Hry

game-title = { $game ->
    [chess] Šach
    [chess960] Šach 960
    [crazyhouse] Crazyhouse
    [atomic] Atómový šach
    [horde] Horda
    [kingofthehill] Kráľ kopca
    [three-check] Tri šachy
    [antichess] Žravý šach
    [racingkings] Preteky kráľov
    [endgame] Koncovka
    [pawns-kings] Pešiaci a králi
    [bughouse] Tímový bughouse
    [wolf-sheep] Vlk a ovce
   *[other] { $title }
}
game-summary = { $game ->
    [chess] Samotná hra so všetkými pravidlami.
    [chess960] Šach z jedného z 960 zamiešaných základných radov (Fischerov šach).
    [crazyhouse] Čo vyhodíte, je vaše a môžete to namiesto ťahu položiť na šachovnicu.
    [atomic] Branie vybuchne: zmizne aj všetko okolo okrem pešiakov. Odpáľte kráľa.
    [horde] Armáda 36 pešiakov proti figúram: dajte mat, alebo vyhoďte celú hordu.
    [kingofthehill] Šach, v ktorom vyhrá aj kráľ, čo príde do stredu.
    [three-check] Šach, v ktorom tretí šach vyhráva.
    [antichess] Vyhrá, kto stratí všetky figúry; kto môže brať, musí.
    [racingkings] Priveďte svojho kráľa prvý na posledný rad a nikdy nedajte šach.
    [endgame] Kráľ a osem pešiakov na každej strane a všetky pravidlá šachu.
    [pawns-kings] Osem pešiakov a kráľ, ktorého možno vziať: bez šachu, bez premeny, bez brania mimochodom.
    [bughouse] Dva tímy na viacerých šachovniciach: čo vyhodíte na jednej, môžete položiť na inú.
    [wolf-sheep] Štyri ovce obkľučujú vlka. Vyriešené: ovce vždy vyhrajú, ak vedia ako.
   *[other] { $summary }
}
evaluation-title = { $evaluation ->
    [tuned] Vyladené
    [simplified] Zjednodušené
    [material] Materiál
    [distance] Vzdialenosť
    [attitudes] Postoje
    [king-attack] Útok na kráľa
    [king-defence] Obrana kráľa
    [pawn-promotion] Premena pešiaka
    [external] Cudzí engine
    [paths] Cesty
    [smart] Chytré
    [fast] Rýchle
    [simple] Jednoduché
    [solved] Vyriešené
   *[other] { $title }
}
algorithm-title = { $algorithm ->
    [search] Plné prehľadávanie
    [alphabeta] Alfa-beta
    [captures-first] Alfa-beta, najprv brania
    [minimax] Minimax
   *[other] { $title }
}
algorithm-summary = { $algorithm ->
    [search] Alfa-beta so všetkým, čo ju robí silnou.
    [alphabeta] Ako v učebnici: rovnaký ťah ako minimax, menej uzlov.
    [minimax] Ako v učebnici: pozrie sa na všetko.
   *[other] { $summary }
}
balance-title = { $balance ->
    [material] Materiál
    [mobility] Pohyblivosť
    [balance] Bilancia
   *[other] { $title }
}
measure-title = { $measure ->
    [king-distance] Vzdialenosť kráľov
    [least-king-distance] Najmenšia vzdialenosť kráľov
    [size-of-the-horde] Veľkosť hordy
    [pieces-on-the-board] Figúry na šachovnici
    [rows-to-go] Radov do cieľa
    [measure] Miera
   *[other] { $title }
}
option-title = { $option ->
    [start] Začiatok
    [size] Šachovnica
    [boards] Šachovnice
    [sides] Farby tímu
    [repetitions] Remíza opakovaním
   *[other] { $title }
}
choice-title = { $option ->
    [size] { $value } × { $value }
    [boards] { $value ->
        [one] { $value } šachovnica
        [few] { $value } šachovnice
        [many] { $value } šachovnice
       *[other] { $value } šachovníc
    }
    [sides] { $value ->
        [same] všade rovnaké
       *[alternate] striedavo
    }
    [repetitions] { $value ->
        [one] rovnaká pozícia { $value }-krát
        [few] rovnaká pozícia { $value }-krát
        [many] rovnaká pozícia { $value }-krát
       *[other] rovnaká pozícia { $value }-krát
    }
   *[other] { $title }
}
choice-start = Č. { $start }
choice-wolf-start = Vlk na { $square }, na ťahu { SIDE($side) }
piece = { $piece ->
    [k] kráľ
    [q] dáma
    [r] veža
    [b] strelec
    [n] jazdec
    [s] ovca
    [w] vlk
   *[p] pešiak
}
piece-white = { $piece ->
    [k] biely kráľ
    [q] biela dáma
    [r] biela veža
    [b] biely strelec
    [n] biely jazdec
    [s] ovca
    [w] vlk
   *[p] biely pešiak
}
piece-black = { $piece ->
    [k] čierny kráľ
    [q] čierna dáma
    [r] čierna veža
    [b] čierny strelec
    [n] čierny jazdec
    [s] ovca
    [w] vlk
   *[p] čierny pešiak
}
piece-count = { $piece ->
    [q] { $count ->
        [one] { $count } dáma
        [few] { $count } dámy
        [many] { $count } dámy
       *[other] { $count } dám
    }
    [r] { $count ->
        [one] { $count } veža
        [few] { $count } veže
        [many] { $count } veže
       *[other] { $count } veží
    }
    [b] { $count ->
        [one] { $count } strelec
        [few] { $count } strelci
        [many] { $count } strelca
       *[other] { $count } strelcov
    }
    [n] { $count ->
        [one] { $count } jazdec
        [few] { $count } jazdci
        [many] { $count } jazdca
       *[other] { $count } jazdcov
    }
   *[p] { $count ->
        [one] { $count } pešiak
        [few] { $count } pešiaci
        [many] { $count } pešiaka
       *[other] { $count } pešiakov
    }
}
piece-letters = KDVSJ

## Stav a koniec

turn = { SIDE($side, form: "start") } na ťahu
turn-in-check = { SIDE($side, form: "start") } na ťahu, v šachu
outcome-win = { $reason ->
    [checkmate] { SIDE($side, form: "wins") } matom.
    [stalemate] { SIDE($side, form: "wins") } patom.
    [goal] { SIDE($side, form: "wins") }: cieľ dosiahnutý.
    [king-exploded] { SIDE($side, form: "wins") }: kráľ vybuchol.
    [king-taken] { SIDE($side, form: "wins") }: kráľ je vzatý.
    [checks-given] { SIDE($side, form: "wins") }: dosť šachov.
    [pieces-lost] { SIDE($side, form: "wins") }: všetky figúry sú preč.
    [no-moves] { SIDE($side, form: "wins") }: žiadny ťah už nie je.
    [resignation] { SIDE($side, form: "wins") } vzdaním sa súpera.
    [time] { SIDE($side, form: "wins") } na čas.
    [none] { SIDE($side, form: "wins") }.
   *[other] { $words }
}
outcome-draw = { $reason ->
    [stalemate] Remíza patom.
    [repetition] Remíza opakovaním pozície.
    [fifty-moves] Remíza: päťdesiat ťahov bez brania a ťahu pešiakom.
    [insufficient-material] Remíza pre nedostatok materiálu.
    [agreement] Remíza dohodou.
    [goal] Remíza: obe strany dosiahli cieľ.
    [none] Remíza.
   *[other] { $words }
}
outcome-repeated = { $times ->
    [one] Remíza: pozícia nastala { $times }-krát.
    [few] Remíza: pozícia nastala { $times }-krát.
    [many] Remíza: pozícia nastala { $times }-krát.
   *[other] Remíza: pozícia nastala { $times }-krát.
}
exact-win = { $moves ->
    [one] { SIDE($side, form: "wins") } pri najlepšej hre v { $moves } ťahu.
    [few] { SIDE($side, form: "wins") } pri najlepšej hre v { $moves } ťahoch.
    [many] { SIDE($side, form: "wins") } pri najlepšej hre v { $moves } ťahu.
   *[other] { SIDE($side, form: "wins") } pri najlepšej hre v { $moves } ťahoch.
}
exact-win-sometime = { SIDE($side, form: "wins") } pri najlepšej hre.
tables-say = Tabuľka koncoviek: { $what }
exact-draw = Pri najlepšej hre je to remíza.
draw = Remíza
you = Vy
computer = Počítač
person = Človek
perfect-play = Dokonalá hra
level-depth = Hĺbka { $depth }
level-time = { $time } na ťah
level-elo = Elo { $elo }
level-minimax = Minimax, { $level }
level-alphabeta = Alfa-beta, { $level }
score-win = { $sign }výhra v { $moves }
score-wins = { SIDE($side, form: "wins") }
score-wins-in = { SIDE($side, form: "wins") } v { $moves }
milliseconds = { $count } ms
seconds = { $count } s
minutes-seconds = { $minutes } min { $seconds } s
megabytes = { $count } MB
just-now = práve teraz
move-count = { $count ->
    [one] { $count } ťah
    [few] { $count } ťahy
    [many] { $count } ťahu
   *[other] { $count } ťahov
}

## Rules

rules = Pravidlá
rules-of = Pravidlá: { $game }
game-rules = { $game ->
    [chess] Kráľ ide o jedno pole ktorýmkoľvek smerom; veža rovno, strelec šikmo, dáma oboje; jazdec skáče dve polia rovno a jedno nabok.
        Pešiaci idú o jedno pole dopredu, zo začiatočného poľa aj o dve, a berú šikmo dopredu. Na poslednom rade sa menia na inú figúru.
        Pešiaka, ktorý práve prešiel dve polia, možno vziať, akoby prešiel jedno: en passant.
        Raz za partiu môžu kráľ a veža rošovať, ak sa žiadny nepohol, nič medzi nimi nestojí a kráľ neprechádza cez napadnuté pole.
        Kto napadne kráľa tak, že sa nedá zachrániť, vyhral. Bez dovoleného ťahu a bez šachu je remíza.
    [chess960] Figúry za pešiakmi sú zamiešané, pre oboch rovnako: strelci na rôznych farbách, kráľ medzi vežami.
        Rošáda vedie na obvyklé polia, kdekoľvek kráľ a veža začali: potiahnite kráľom na jeho vežu.
        Všetko ostatné je ako v šachu.
    [crazyhouse] Čo vyhodíte, ide do vašej zásoby a zmení farbu.
        Namiesto ťahu môžete položiť figúru zo zásoby na prázdne pole, aj so šachom či matom; pešiakov nie na prvý ani posledný rad.
        Premenená figúra je po vzatí opäť pešiakom.
        Všetko ostatné je ako v šachu.
    [atomic] Branie vybuchne: zmizne figúra, ktorá berie, vzatá figúra a všetko okolo, okrem pešiakov.
        Kto vyhodí do vzduchu súperovho kráľa, vyhral. Vlastného nesmie nikto, a preto králi nikdy neberú.
        Králi smú stáť vedľa seba; vtedy žiadny nie je v šachu.
        Všetko ostatné je ako v šachu.
    [horde] Biely má 36 pešiakov a nemá kráľa.
        Biely vyhráva matom, čierny, keď vezme všetko.
        Pešiaci na prvom rade smú ísť tiež o dve polia.
        Všetko ostatné je ako v šachu.
    [kingofthehill] Kráľ, ktorý sa dostane na jedno zo štyroch polí v strede, d4, e4, d5 alebo e5, hneď vyhráva.
        Všetko ostatné je ako v šachu, aj mat.
    [three-check] Kto dá šach tretí raz, vyhral.
        Všetko ostatné je ako v šachu, aj mat.
    [antichess] Kto môže brať, musí, a smie si vybrať ako.
        Kráľ je figúra ako ostatné: niet šachu ani rošády a pešiak sa smie zmeniť na kráľa.
        Kto už nemá figúry alebo nemá ťah, vyhral.
    [racingkings] Obaja začínajú dole, bez pešiakov. Vyhráva prvý kráľ na ôsmom rade.
        Ak je tam biely prvý, čierny smie prísť nasledujúcim ťahom: remíza.
        Žiadny ťah nesmie dať šach.
    [endgame] Každá strana má kráľa a osem pešiakov tam, kde stoja v šachu.
        Platia všetky pravidlá šachu: pešiaci sa menia a mat vyhráva.
    [pawns-kings] Každá strana má kráľa a osem pešiakov, ktorí ťahajú ako v šachu.
        Niet šachu: kráľa možno vziať, a tým sa vyhráva.
        Niet premeny, en passant ani rošády. Pešiak na poslednom rade tam ostane.
        Kto nemá ťah, remizuje.
    [bughouse] Dva tímy na niekoľkých šachovniciach. Na rade je jeden ťah, na ktorejkoľvek šachovnici.
        Čo tím vezme na jednej šachovnici, smie položiť na inú, na prázdne pole; pešiakov nie na prvý ani posledný rad.
        Žiadny kráľ tímu nesmie ostať v šachu, na žiadnej šachovnici.
        Tím, ktorý je v šachu a nemá ťah, prehral.
   *[wolf-sheep] Všetci idú o jedno pole šikmo; ovce len dopredu. Nič sa neberie.
        Vlk vyhráva, keď príde na prvý rad oviec.
        Ovce vyhrávajú, keď sa vlk nemôže pohnúť. Kto nemá ťah, prehráva.
}

## Opponents

opponent-name = { $opponent ->
    [fledgling] Vtáčatko
    [sparrow] Vrabec
    [robin] Červienka
    [magpie] Straka
    [woodpecker] Ďateľ
    [heron] Volavka
    [jackdaw] Kavka
    [kestrel] Sokol
    [owl] Sova
    [raven] Krkavec
    [rookery] Rookery
   *[other] { $name }
}
opponent-summary = { $opponent ->
    [fledgling] Ťahy sa práve naučilo a necháva figúry nekryté.
    [sparrow] Skoro vyvádza dámu a ďobe po všetkom, čo vidí.
    [robin] Priateľská a rýchla; vidí najbližší ťah, no ten ďalší často nie.
    [magpie] Neprejde okolo ničoho, čo sa dá vziať.
    [woodpecker] Tlačí pešiakov, jedného za druhým.
    [heron] Pokojne stojí, stráži kráľa a čaká na vašu chybu.
    [jackdaw] Miluje jazdcov a skočí tam, kde to najmenej čakáte.
    [kestrel] Chvíľu krúži a potom sa vrhne na vášho kráľa.
    [owl] Trpezlivá a dôkladná; prehliadne len málo.
    [raven] Prefíkaný; potrestá takmer každé zaváhanie.
    [rookery] Celá kolónia: všetko, čo program dokáže.
   *[other] { $summary }
}
opponent-skill = { $skill ->
    [beginner] Začiatočník
    [easy] Ľahké
    [medium] Stredné
    [hard] Ťažké
   *[perfect] Dokonalé
}
opponent-elo = asi { $elo }
opponent-strongest = plná sila
opponent-choose = Vybrať súpera
against-opponent = súper: { $name }
offer-stronger = To bolo trikrát po sebe príliš ľahké. Niekto silnejší?
offer-weaker = Tri prehry po sebe sa stanú každému. Niekto miernejší?
offer-play = Nový súper: { $name }

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
   *[none] { $reason }
}

## Prvá obrazovka

motto = Jedno hľadanie, mnoho šachovníc.
play = Hrať
play-chess = Hrať šach
all-games = Všetky hry
continue-game = { $moves ->
    [one] Pokračovať: { $game }, { $moves } ťah
    [few] Pokračovať: { $game }, { $moves } ťahy
    [many] Pokračovať: { $game }, { $moves } ťahu
   *[other] Pokračovať: { $game }, { $moves } ťahov
}
usual-both = Dvaja ľudia pri jednej šachovnici, { $clock }
usual-watch = Dva počítače a vy sa pozeráte
usual-computer = Vy proti počítaču: { $level }, { $clock }
clock-none = bez hodín
clock-none-title = Bez hodín
clock-choice = { $minutes } min + { $seconds } s na ťah
clock = Hodiny
you-play = Hráte za
random = Náhodne
seat-both = Obe strany
seat-watch = Pozerať sa
seat-random-note = O vašej strane rozhodne žreb.
seat-both-note = Dvaja ľudia pri jednej šachovnici.
seat-watch-note = Počítač proti počítaču, ťah po ťahu alebo plynule.
opponent = Súper
machine-room = Strojovňa
begin-with-position = Začať z pozície
position-as-text = Pozícia ako text (FEN)
set-up = Pripraviť
strength = Sila
strength-by = Sila podľa
depth = Hĺbka
time = Čas
elo = Elo
algorithm = Algoritmus
evaluation = Hodnotenie
start-position = Pozícia č. { $number }
shuffle-again = Zamiešať znova

## Šachovnice

boards = Šachovnice
board = Šachovnica
board-name = Šachovnica { $name }
board-of = Šachovnica: { $game }
moved-last = posledný ťah
promote-to = Premeniť na
square-empty = prázdne
square-in-check = v šachu
square-last-move = posledný ťah
square-target = môže sem
square-can-move = môže ťahať
reserve = { $color ->
    [white] Záloha Bieleho
   *[black] Záloha Čierneho
}
checks-to-go = { $count ->
    [one] ešte { $count } šach
    [few] ešte { $count } šachy
    [many] ešte { $count } šachu
   *[other] ešte { $count } šachov
}
time-left = Zostávajúci čas

## Hranie

resign = Vzdať sa
confirm-question = Potvrdiť?
confirm-move = Zahrať { $move }
speed = Rýchlosť
speed-fastest = čo najrýchlejšie
speed-delay = { $seconds ->
    [one] ťah každú { $seconds } sekundu
    [few] ťah každé { $seconds } sekundy
    [many] ťah každých { $seconds } sekundy
   *[other] ťah každých { $seconds } sekúnd
}
pause = Zastaviť
run = Spustiť
step = Krok
take-back = Vrátiť ťah
flip = Otočiť
new-game = Nová partia
show-me = Rada
offer-draw = Ponúknuť remízu
controls = Ovládanie
curves = Krivky
show-curves = Ukázať krivky
hide-curves = Skryť krivky
moves-played = Odohrané ťahy
save-as-csv = Uložiť ako CSV
estimate-for = Odhad prehľadávania pre { SIDE($side, form: "accusative") } (riešenie to vie presne)
evaluation-for = Hodnotenie pre { SIDE($side, form: "accusative") }
balance-for = { $balance }: bilancia pre { SIDE($side, form: "accusative") }
nodes-logarithmic = Uzly, logaritmicky
no-search-yet = Zatiaľ žiadne prehľadávanie.
nodes = Uzly
per-second = { $count }/s
score = Skóre
best-line = Najlepší variant
played-by = Hrá
count-position = Spočítať túto pozíciu
count-position-note = Koľko uzlov navštívi každý algoritmus v tej istej hĺbke. Minimax a alfa-beta nájdu tú istú hodnotu, plné prehľadávanie možno inú.
stop = Stop
count = Počítať
xray-position = Röntgen pozície
counts-caption = { $moves ->
    [one] Po { $moves } ťahu, hĺbka { $depth }
    [few] Po { $moves } ťahoch, hĺbka { $depth }
    [many] Po { $moves } ťahu, hĺbka { $depth }
   *[other] Po { $moves } ťahoch, hĺbka { $depth }
}
changes-next-move = Zmeny platia od ďalšieho ťahu.
type-move = Napísať ťah
type-move-note = Súradnice alebo zápis, napr. e2e4 alebo Jf3; ? povie, kde čo stojí
no-moves-yet = Zatiaľ žiadne ťahy.
moves = Ťahy
earlier-moves = Pozrieť si skoršie ťahy
to-start = Na začiatok
back = Späť
forward = Vpred
to-latest = Na posledný ťah
to-end = Na koniec
engine = Engine
game = Hra
panel = Panel
moves-of-game = Ťahy partie
game-heading = { $game }: { $first } proti { $second }
looking-back = Pohľad na ťah { $move } z { $moves }
looking-back-start = Pohľad na začiatok
game-is-over = Partia sa skončila
game-over = Koniec partie
looking-for-best = Hľadá najlepší ťah …
counting = Počíta …
waiting-to-think = Čaká, kým môže premýšľať …
thinking = Premýšľa …
thinking-best = Premýšľa … zatiaľ najlepšie: { $move }
your-move = Ste na ťahu
your-move-check = Šach. Ste na ťahu
move-announced = { SIDE($side, form: "start") }: { $move }
rematch = Odveta
hint = { $move } vyzerá najlepšie.
that-lost-it = Tým ste prehrali. { $exact }
draw-accepted = Remíza dohodnutá.
draw-declined = Počítač hrá ďalej.

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
engine-off = Vypnutý
engine-starting = Spúšťa sa …
waiting-for-turn = Čaká na svoj rad …
engine-resting = Hĺbka { $depth }, odpočíva
engine-speed = Hĺbka { $depth }, { $speed } uzlov/s
solve-exactly = Presne vyriešiť túto šachovnicu
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
report-usual = Bežne
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

## Sharing, learning from mistakes, training

share = Zdieľať
share-position = Pozícia
share-game = Partia
share-line = Tento variant ako animácia
share-speed = Každý ťah je vidieť
share-quick = ½ s
share-usual = 1 s
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
exercise-hint = Figúra, ktorá má ťahať, je označená.
exercise-judging = Overuje sa { $move } …
exercise-right = { $move } je správne!
exercise-also-good = { $move } je rovnako dobré!
exercise-wrong = { $move } nestačí.
exercise-refutation = Odpoveď je
exercise-solution = Najlepšie je { $move }.
exercise-give-hint = Rada
exercise-show = Ukázať riešenie
exercise-skip = Preskočiť
puzzle = Úloha
puzzles = Úlohy
puzzle-removed = Úloha je odstránená.
train-prompt = Jeden ťah je jasne najlepší. Nájdi ho.
train-due = na dnes
train-total = úloh
train-rate = vyriešené na prvý pokus
train-any-game = Všetky hry
train-from = Z: { $title }
train-again-today = Príde ešte dnes.
train-again = { $count ->
    [one] Príde znova o { $count } deň.
    [few] Príde znova o { $count } dni.
    [many] Príde znova o { $count } dňa.
   *[other] Príde znova o { $count } dní.
}
train-remove = Odstrániť
train-none = Zatiaľ tu nie sú žiadne úlohy. Otvor niektorú zo svojich partií a daj urobiť správu: zbierajú sa tu pozície, v ktorých je jeden ťah jasne najlepší.
train-to-games = K tvojim partiám
train-done = Na dnes je to všetko. Výborne!
train-ahead = Trénovať dopredu
report-puzzles = { $count ->
    [one] V tejto partii sa našla { $count } nová úloha.
    [few] V tejto partii sa našli { $count } nové úlohy.
    [many] V tejto partii sa našlo { $count } novej úlohy.
   *[other] V tejto partii sa našlo { $count } nových úloh.
}

## Uložené partie

tag = Značka
tag-hint = Značka, napríklad otvorenia
tag-add = Pridať
tag-remove = Odobrať
chosen-games = Vybrané partie
games-chosen = { $count ->
    [one] Vybraná { $count } partia
    [few] Vybrané { $count } partie
    [many] Vybraných { $count } partie
   *[other] Vybraných { $count } partií
}
choose-all = Vybrať všetky ({ $count })
choose-none = Zrušiť výber
export = Exportovať
import = Importovať
bring-back = Vrátiť
delete = Zmazať
source-played = Hrané tu
source-imported = Importované
source-analyses = Analýzy
any-result = Akýkoľvek výsledok
first-side-won = Vyhrala prvá strana
second-side-won = Vyhrala druhá strana
not-finished = Nedohrané
filter = Filter
filters = Filtre
filter-text = Hráči, podujatie alebo meno
result = Výsledok
from-where = Pôvod
everywhere = Odkiaľkoľvek
any-tag = Akákoľvek značka
date-from = Od
date-to = Do
not-begun = nezačaté
no-moves = bez ťahov
name-of-game = Meno partie
goes-on = Prebieha
no-result = Bez výsledku
choose-named = Vybrať { $name }
show-tag = Ukázať partie so značkou { $tag }
no-date = bez dátumu
imported = importované
analysis-note = analýza
analyze-named = Analyzovať { $name }
rename = Premenovať
pasted-games = Vložené partie
games-as-pgn = Partie ako PGN alebo BPGN
show-more = Ukázať viac
nothing-deleted = Za posledný deň sa nič nezmazalo.
no-game-like-this = Žiadna partia nevyhovuje.
show-all-games = Ukázať všetky partie
games-empty = Zatiaľ tu nič nie je. Každá odohraná partia sa uloží a dá sa znova otvoriť; súbor s partiami možno importovať.
choose-a-game = Vybrať hru
undo = Vrátiť
writing = Zapisuje sa …
writing-games = { $count ->
    [one] Zapísaná { $count } partia z { $total } …
    [few] Zapísané { $count } partie z { $total } …
    [many] Zapísaných { $count } partie z { $total } …
   *[other] Zapísaných { $count } partií z { $total } …
}
back-to-games = Späť k partiám
deleted-count = Zmazané ({ $count })
deleted-games = Zmazané partie
deleted-note = Zmazané partie sa uchovajú jeden deň, potom sú navždy preč.
paste = Vložiť
drop-to-import = Pustite sem súbor s partiami na import
games-imported = { $count ->
    [one] Importovaná { $count } partia
    [few] Importované { $count } partie
    [many] Importovaných { $count } partie
   *[other] Importovaných { $count } partií
}
import-known = { $count ->
    [one] { $count } tu už bola
    [few] { $count } tu už boli
    [many] { $count } tu už bolo
   *[other] { $count } tu už bolo
}
import-shortened = { $count ->
    [one] { $count } ponechaná, pokiaľ sa ťahy dajú zahrať
    [few] { $count } ponechané, pokiaľ sa ťahy dajú zahrať
    [many] { $count } ponechaných, pokiaľ sa ťahy dajú zahrať
   *[other] { $count } ponechaných, pokiaľ sa ťahy dajú zahrať
}
import-refused = { $count ->
    [one] { $count } sa nedala prečítať
    [few] { $count } sa nedali prečítať
    [many] { $count } sa nedalo prečítať
   *[other] { $count } sa nedalo prečítať
}
sending-share = Odoslané { $share }
import-progress = { $words } { $done } z { $all }
waiting-to-be-read = Čaká na prečítanie …
import-of = Import: { $file }
canceled = Zrušené.
problem-count = { $count ->
    [one] { $count } problém
    [few] { $count } problémy
    [many] { $count } problému
   *[other] { $count } problémov
}
line-number = riadok { $line }
save-as-text = Uložiť všetko ako text
too-many-chosen = { $count ->
    [one] Po jednej možno vybrať najviac { $count } partiu; použite filter.
    [few] Po jednej možno vybrať najviac { $count } partie; použite filter.
    [many] Po jednej možno vybrať najviac { $count } partie; použite filter.
   *[other] Po jednej možno vybrať najviac { $count } partií; použite filter.
}
tag-added = { $count ->
    [one] { $count } partia má teraz značku „{ $tag }“.
    [few] { $count } partie majú teraz značku „{ $tag }“.
    [many] { $count } partie má teraz značku „{ $tag }“.
   *[other] { $count } partií má teraz značku „{ $tag }“.
}
tag-removed = { $count ->
    [one] { $count } partia už nemá značku „{ $tag }“.
    [few] { $count } partie už nemajú značku „{ $tag }“.
    [many] { $count } partie už nemá značku „{ $tag }“.
   *[other] { $count } partií už nemá značku „{ $tag }“.
}
game-count = { $count ->
    [one] { $count } partia
    [few] { $count } partie
    [many] { $count } partie
   *[other] { $count } partií
}
games-deleted = { $count ->
    [one] Zmazaná { $count } partia.
    [few] Zmazané { $count } partie.
    [many] Zmazaných { $count } partie.
   *[other] Zmazaných { $count } partií.
}
games-back = { $count ->
    [one] Vrátená { $count } partia.
    [few] Vrátené { $count } partie.
    [many] Vrátených { $count } partie.
   *[other] Vrátených { $count } partií.
}
one-file-at-a-time = Prosím, jeden súbor po druhom.
games-left-out = { $count ->
    [one] { $count } partia sa nedala zapísať.
    [few] { $count } partie sa nedali zapísať.
    [many] { $count } partie sa nedalo zapísať.
   *[other] { $count } partií sa nedalo zapísať.
}
games-saved = { $count ->
    [one] { $count } partia uložená ako { $file }.
    [few] { $count } partie uložené ako { $file }.
    [many] { $count } partie uložených ako { $file }.
   *[other] { $count } partií uložených ako { $file }.
}
games-unreadable = { $count ->
    [one] { $count } partia sa nedá prečítať
    [few] { $count } partie sa nedajú prečítať
    [many] { $count } partie sa nedá prečítať
   *[other] { $count } partií sa nedá prečítať
}

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

## Röntgen

show = Ukázať
searching = Prehľadáva …
compared-counts = <b>{ $nodes }</b> uzlov, ohodnotené listy: { $leaves }
compared-result = Výsledok { $value }
compared-depth = (hĺbka { $depth }, najväčšia, ktorá sa zmestí)
compared-map-depth = (mapa a výsledok sú z hĺbky { $depth }, najväčšej, ktorá sa zmestí)
compare = Porovnať
compare-again = Porovnať znova
compare-about = To isté s každým algoritmom. Mapy majú jednu mierku: riadok na každý polťah a pruhy také široké ako všetko, čo sa pod nimi prehľadalo.
compare-note = Uzly, ako ich počíta rookery lab nodes. Minimax a alfa-beta nájdu vždy tú istú hodnotu. Plné prehľadávanie môže nájsť inú: pri braniach ide ďalej a vynechá, čo považuje za beznádejné.
minimax = Minimax
this-search = Toto prehľadávanie
least-possible = Najmenej možné
minimax-counting = Minimax počíta na porovnanie …
minimax-too-large = <b>{ $nodes } uzlov</b>; minimax by potreboval viac ako { $budget }.
minimax-everything = <b>{ $nodes } uzlov</b>: minimax sa pozrie na všetko.
saved-nodes = <b>Ušetrených { $saved } z { $all } uzlov</b> minimaxu ({ $share }).
spent-nodes = <b>O { $spent } viac ako { $all } uzlov</b> minimaxu.
least-note = Ohodnotené listy. Na dôkaz hodnoty práve tohto stromu nestačí žiadnemu prehľadávaniu ani poradiu ťahov menej ako { $minimum }.
regular-tree = Pravidelný strom
regular-note = Pravidelný strom všade s b = { $b } ťahmi by v hĺbke d = { $depth } potreboval b<sup>⌈d/2⌉</sup> + b<sup>⌊d/2⌋</sup> − 1 = { $leaves } listov, keby najlepší ťah prišiel vždy prvý. Skutočný strom nie je taký pravidelný a môže potrebovať menej alebo viac.
endings = Prečo uzly končia skôr
ending-decided = Rozhodujú pravidlá: hra sa skončila, opakuje sa alebo je hneď vyhraná.
ending-faster = Inde je známa rýchlejšia výhra alebo pomalšia prehra.
ending-table = Tabuľka pozná pozíciu, v tejto hĺbke alebo hlbšie.
ending-razoring = Také zlé, že by pomohlo iba branie, a to nepomôže (razoring).
ending-futility = Také dobré, že to žiadna pokojná odpoveď nezmení (reverse futility).
ending-null-move = Stačí aj vynechať ťah (prázdny ťah).
ending-probcut = Branie je príliš dobré, ako ukazuje plytké prehľadávanie (ProbCut).
ending-many-moves = Stačí viac ťahov, nielen ten z tabuľky.
ending-stand-pat = Dosť dobré aj bez ďalšieho brania.
ply-by-ply = Polťah po polťahu
leaves = Listy
leaves-valued = Ohodnotené listy
cutoffs = Rezy
not-visited = Nenavštívené
tree-limit = Hĺbka { $asked } má viac ako { $nodes } uzlov, priveľa na uchovanie. Toto je hĺbka { $depth }, najväčšia, ktorá sa zmestí.
drawn = Nakreslené
drawn-note = { $count }: korene každej hĺbky a druhé pohľady sa nerátajú ako uzly
value = Hodnota
answer = Odpovedať
node-at = Uzol { $way }
at-the-root = v koreni
after-moves = po { $moves }
answer-cut = Odrežú sa
answer-goes-on = Prehľadávanie pokračuje
answer-right = Správne.
answer-wrong = Nie celkom.
next = Ďalej
exercise-about = Prehľadávanie prechádza týmto stromom a zastaví sa, kde sa niečo rozhoduje. Povedzte, čo príde: odreže sa zvyšok uzla a akú má hodnotu?
copy-exercise-link = Kopírovať odkaz pre triedu
exercise-link-copied = Odkaz je skopírovaný. Odpovede v ňom nie sú.
predict-cutoff = Predpovedať rez
question-of = Otázka { $number } z { $count }
right-of = Správne { $right } z { $asked }
nothing-to-foresee = V tomto strome niet čo predvídať. Vyberte alfa-betu alebo cvičný strom.
once-more = Ešte raz
lesson = Lekcia
lesson-tree = Cvičný strom
own-tree = Môj vlastný strom
tree-label = Strom (čísla sú listy)
lesson-classic = Tri krát tri
lesson-classic-words = Max vyberie vetvu, potom Min list. Keď má prvá vetva hodnotu 3, dvojka rozhodne o druhej.
lesson-best-order = Najlepší ťah prvý
lesson-best-order-words = Podobný strom v najlepšom poradí: tak málo listov, ako sa len dá, 3 + 3 − 1 = 5 z 9.
lesson-worst-order = Najhoršie poradie
lesson-worst-order-words = Každá vetva je lepšia ako predchádzajúca a v každej je lepší list pre Mina posledný: nič sa neodreže.
lesson-three-plies = Tri polťahy
lesson-three-plies-words = Max, Min a znova Max: tu režú alfa aj beta.
lesson-deep-cutoff = Hlboký rez
lesson-deep-cutoff-words = To, čo má Max v koreni, 5, siaha aj popri inom Maxovi, ktorý ešte nemá nič: pre 3 už na 9 nezáleží.
lesson-negative = Pod nulou
lesson-negative-words = Záleží len na tom, ktoré číslo je väčšie, na oboch stranách nuly.
lesson-min-first = Min začína
lesson-min-first-words = Klasický strom s vymenenými úlohami: Min v koreni, Max pod ním.
lesson-uneven = Nerovnaké vetvy
lesson-uneven-words = Niektoré varianty sa skončia skoro, ako partie.
color-holds = { $color ->
    [white] Biely má { $pieces }
   *[black] Čierny má { $pieces }
}
before-the-pass = (pred vynechaním)
to-choose = Vyberá
nobody-known = nikto: je to známe
nobody-leaf = nikto: list
depth-left = Zvyšná hĺbka
window = Okno
window-at-end = Okno na konci
nodes-below = Uzlov pod ním
cut-off = Odrezané
left-out = Vynechané
left-moves = { $all ->
    [one] { $count } z { $all } ťahu
    [few] { $count } z { $all } ťahov
    [many] { $count } z { $all } ťahu
   *[other] { $count } z { $all } ťahov
}
fold = Zbaliť
unfold = Rozbaliť
unfold-all = Rozbaliť všetko
result-line = Výsledok: { $value } s { $line }
question-value = Vyberá { SIDE($side) }: zatiaľ najlepšie { $value } a niet na čo ďalej pozerať. Akú hodnotu má tento uzol?
question-cut = Vyberá { SIDE($side) }: zatiaľ najlepšie { $value }, okno je teraz { $window }. Čo sa stane s ostatnými ťahmi tohto uzla?
explain-largest = Vyberá { SIDE($side) }: najväčšia z nájdených hodnôt je { $value }.
explain-smallest = Vyberá { SIDE($side) }: najmenšia z nájdených hodnôt je { $value }.
explain-open = Okno { $window } je ešte otvorené: iný ťah by mohol zmeniť výsledok.
position-fen = Pozícia (FEN)
start-of-game = začiatok hry
what-to-look-into = Čo sa skúma
order-of-moves = Poradie ťahov
order-generated = Ako vznikli
order-captures = Najprv brania
order-no-captures = Ako vznikajú (bez brania)
improvements = Vylepšenia
improvements-title = { $improvements ->
    [all] Všetky
    [deepening] Len prehlbovanie
    [quiescence] + upokojenie
    [table] + tabuľka
    [null-move] + prázdne ťahy
    [reductions] + skracovanie
   *[pruning] + vynechávanie
}
point-of-view = Maximalizuje
legend = Legenda
legend-choose = { $goal ->
    [largest] { SIDE($side, form: "start") } na výbere: najväčšia
   *[smallest] { SIDE($side, form: "start") } na výbere: najmenšia
}
legend-leaf = list, ohodnotený
legend-cut = odrezané: na zvyšku nezáleží
legend-ghost = nikdy nepozreté
steps-per-second = { $count ->
    [one] { $count } krok za sekundu
    [few] { $count } kroky za sekundu
    [many] { $count } kroku za sekundu
   *[other] { $count } krokov za sekundu
}
to-beginning = Na začiatok
step-back = Krok späť
step-forward = Krok vpred
next-cutoff = Ďalší rez
search-tree = strom prehľadávania
search-tree-label = Strom prehľadávania. Šípky krokujú prehľadávaním.
value-win = { $plies ->
    [one] výhra pre { SIDE($side, form: "accusative") } v { $plies } polťahu
    [few] výhra pre { SIDE($side, form: "accusative") } v { $plies } polťahoch
    [many] výhra pre { SIDE($side, form: "accusative") } v { $plies } polťahu
   *[other] výhra pre { SIDE($side, form: "accusative") } v { $plies } polťahoch
}
visit-root = Prehľadávanie sa začína nanovo, hlbšie alebo s iným oknom.
visit-scout = Pohľad s prázdnym oknom: len aby sa ukázalo, že ťah nie je lepší.
visit-reduced = Neskorý ťah, najprv prehľadaný menej hlboko.
visit-again = Druhý pohľad: prvý povedal, že ťah je lepší, ako sa čakalo.
visit-pass = Nulový ťah: strana vynechá. Ak stačí aj to, skutočný ťah tiež.
visit-probcut = Plytká skúška brania, ktoré vyzerá až pridobre.
visit-quiescence = Hĺbka je vyčerpaná: pokračujú len brania a podobne, kým sa pozícia neupokojí.
cut-reason-first = { $count ->
    [0] Tu je pre { SIDE($side, form: "accusative") } dosiahnuteľné aspoň { $value }, inde sa dá hodnota udržať na { $limit }, takže sem sa nepríde: nevyhovuje to { SIDE($other, form: "dative") } (β = { $limit } ≤ { $found }).
    [one] Tu je pre { SIDE($side, form: "accusative") } dosiahnuteľné aspoň { $value }, inde sa dá hodnota udržať na { $limit }, takže sem sa nepríde: nevyhovuje to { SIDE($other, form: "dative") }. { $count } ťah možno preskočiť (β = { $limit } ≤ { $found }).
    [few] Tu je pre { SIDE($side, form: "accusative") } dosiahnuteľné aspoň { $value }, inde sa dá hodnota udržať na { $limit }, takže sem sa nepríde: nevyhovuje to { SIDE($other, form: "dative") }. { $count } ťahy možno preskočiť (β = { $limit } ≤ { $found }).
    [many] Tu je pre { SIDE($side, form: "accusative") } dosiahnuteľné aspoň { $value }, inde sa dá hodnota udržať na { $limit }, takže sem sa nepríde: nevyhovuje to { SIDE($other, form: "dative") }. { $count } ťahu možno preskočiť (β = { $limit } ≤ { $found }).
   *[other] Tu je pre { SIDE($side, form: "accusative") } dosiahnuteľné aspoň { $value }, inde sa dá hodnota udržať na { $limit }, takže sem sa nepríde: nevyhovuje to { SIDE($other, form: "dative") }. { $count } ťahov možno preskočiť (β = { $limit } ≤ { $found }).
}
cut-reason-second = { $count ->
    [0] Tu { SIDE($side) } udrží hodnotu najviac na { $value }, inde je pre { SIDE($other, form: "accusative") } { $limit }, takže sem sa nepríde (α = { $limit } ≥ { $found }).
    [one] Tu { SIDE($side) } udrží hodnotu najviac na { $value }, inde je pre { SIDE($other, form: "accusative") } { $limit }, takže sem sa nepríde. { $count } ťah možno preskočiť (α = { $limit } ≥ { $found }).
    [few] Tu { SIDE($side) } udrží hodnotu najviac na { $value }, inde je pre { SIDE($other, form: "accusative") } { $limit }, takže sem sa nepríde. { $count } ťahy možno preskočiť (α = { $limit } ≥ { $found }).
    [many] Tu { SIDE($side) } udrží hodnotu najviac na { $value }, inde je pre { SIDE($other, form: "accusative") } { $limit }, takže sem sa nepríde. { $count } ťahu možno preskočiť (α = { $limit } ≥ { $found }).
   *[other] Tu { SIDE($side) } udrží hodnotu najviac na { $value }, inde je pre { SIDE($other, form: "accusative") } { $limit }, takže sem sa nepríde. { $count } ťahov možno preskočiť (α = { $limit } ≥ { $found }).
}
step-enter = { $goal ->
    [largest] Vyberá { SIDE($side) }: hľadá sa najväčšia hodnota.
   *[smallest] Vyberá { SIDE($side) }: hľadá sa najmenšia hodnota.
}
step-enter-window = { $goal ->
    [largest] Vyberá { SIDE($side) }: hľadá sa najväčšia hodnota v { $window }.
   *[smallest] Vyberá { SIDE($side) }: hľadá sa najmenšia hodnota v { $window }.
}
step-known = Aj bez ťahu je známe dosť: { $value }.
step-leaf = List, hodnota { $value }.
step-done = Všetko dôležité je tu známe: { $value }.
step-cut = { $said } Rez: { $reason }
step-has = Zatiaľ { $value } pre { SIDE($side, form: "accusative") }.
step-keeps = Ostáva { $value } pre { SIDE($side, form: "accusative") }.
step-better = Lepšie pre { SIDE($side, form: "accusative") }: { $value } namiesto { $before }.
search-done = Prehľadávanie je hotové.
line-node = Uzol { $node } z { $size }: { $way }
line-window = okno { $window }
line-value = hodnota { $value }
line-cuts = { $count ->
    [one] odreže { $count } ťah
    [few] odreže { $count } ťahy
    [many] odreže { $count } ťahu
   *[other] odreže { $count } ťahov
}
leaf = list
tree = Strom
tree-title = Uzly: { $nodes } · hĺbka { $depth }
tree-title-limit = (hĺbka { $asked } má viac ako { $nodes })
turn-tree = Otočiť strom
smaller = Menšie
larger = Väčšie
node = Uzol
exercise = Cvičenie
about-search = O prehľadávaní
did-not-work = To sa nepodarilo.
stopped-before-tree = Zastavené skôr, než bol strom.
race = Preteky
race-about = Všetky algoritmy na tej istej pozícii, na jedných hodinách. Stĺpce sú uzly.
race-start = Spustiť preteky
race-preparing = Na miesta …
race-again = Ešte raz
race-note = Každé prehľadávanie beží na tomto počítači samo; tu štartujú spolu. Nakreslený strom nemá vlastný čas: tam trvá každý uzol rovnako.
race-running = uzly: { $nodes } …
race-arrived = { $place }. uzly: { $nodes }, { $time }
race-given-up = ukončené po { $nodes } uzloch
why-that-move = Prečo tento ťah?

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

## Výstava

exhibits = Výstava
exhibits-about = Päť prác, z ktorých Rookery vyrástol: čo uverejnili a to isté namerané na tomto počítači.
published = Uverejnené
measured-here = Namerané tu
measure = Zmerať
measuring = Meria sa …
same-as-published = ako uverejnené
not-as-published = nie ako uverejnené
figure-losses = { $losses ->
    [0] nikdy neporazené, pozícií: { $positions }
    [one] prehier: { $losses }, pozícií: { $positions }
    [few] prehier: { $losses }, pozícií: { $positions }
    [many] prehier: { $losses }, pozícií: { $positions }
   *[other] prehier: { $losses }, pozícií: { $positions }
}
figure-elo = +{ $elo } Elo od najnižšej po najvyššiu priečku
figure-games = { $games ->
    [one] { $games } partia
    [few] { $games } partie
    [many] { $games } partie
   *[other] { $games } partií
}
figure-nine-ours = { $all } → { $leaves }; v najlepšom prípade { $least }
exhibit-xboard = Šachový program s XBoardom
exhibit-xboard-about = Program pre XBoard s alfa-betou a statickým hodnotením v listoch: bez upokojenia, bez tabuľky. Dosahoval 150 000 uzlov za sekundu a v hĺbke 5 odpovedal do 7 sekúnd. Rebrík pridáva po jednom vylepšení a každé meria partiami.
figure-speed = Rýchlosť a čas pre hĺbku 5 od začiatku
figure-ladder = Ten istý program s každým vylepšením (krátky rebrík: 4 partie na priečku)
exhibit-wolf-sheep = Vlk a ovce
exhibit-wolf-sheep-about = Štyri ovce proti vlkovi, s minimaxom a alfa-betou a tromi hodnoteniami. Rátajú sa hodnotenia v hĺbkach 2 až 8, s vlkom na e7 a ovcami na ťahu. Práca zistila, že ovce s jednoduchým hodnotením v hĺbke 18 nikdy neprehrajú: či vôbec niekedy, sa dá dokázať vyskúšaním každej odpovede.
figure-counts-minimax = Minimax, hodnotenia v hĺbkach 2 až 8
figure-counts-simple = Alfa-beta, jednoduché
figure-counts-fast = Alfa-beta, rýchle
figure-counts-smart = Alfa-beta, múdre
figure-time-simple = Hĺbka 18, jednoduché: čas na notebooku
figure-time-fast = Hĺbka 18, rýchle: čas na notebooku
figure-time-smart = Hĺbka 18, múdre: čas na notebooku
figure-prove-12 = Ovce s jednoduchým hodnotením v hĺbke 12, proti každej odpovedi
figure-prove-13 = Ovce s jednoduchým hodnotením v hĺbke 13, proti každej odpovedi
exhibit-bughouse = Tímový bughouse
exhibit-bughouse-about = Bughouse bez hodín: tím na ťahu si vyberie dosku a dá sa použiť alfa-beta. Každý list bol otázkou inému programu s 10 ms na rozmýšľanie, takže hĺbka 3 od začiatku bola nedosiahnuteľná. S vlastným hodnotením už nie. Ako v práci: Evaluation external, External Engine „movetime 10 stockfish“.
figure-bughouse = Hĺbka 3 od začiatku dvoch dosiek
exhibit-captures = Šach s braniami na začiatku
exhibit-captures-about = Hráč s alfa-betou, ktorý najprv skúša brania a ráta materiál od 10 do 900. Obrázok ukazuje, že z deviatich listov stačí šesť. Text hovorí o troch, ale pri troch vetvách po tri listy nestačí žiadnemu prehľadávaniu menej ako päť. Dá sa proti nemu hrať cez UCI: Algorithm alphabeta, Ordering captures, Evaluation material.
figure-nine = Tri vetvy po tri listy. Obrázok uvádza iba ich počet: čísla v listoch sú naše
figure-ordering = Hodnotenia v hĺbke 4: minimax, alfa-beta, brania na začiatku
exhibit-pawns-kings = Pešiaci a králi
exhibit-pawns-kings-about = Malý šach s kráľmi a pešiakmi na štúdium prehľadávania: hodnotenie, pešiaci, uzly a vzdialenosť kráľov, ťah po ťahu. Mriežka hrá každú hĺbku proti každej inej.
figure-grid = Hĺbky 1 až 4 proti sebe (po 4 partie): body, uzly, vzdialenosť kráľov
figure-rules = Ten istý začiatok bez premeny, brania mimochodom a šachu a s nimi
rules-before = Pešiaci a králi: kráľ sa berie, pešiaci ostávajú pešiakmi
rules-after = Koncovka: šach, premena, branie mimochodom
figure-rules-ours = { $before } a { $after } polťahov, obe partie nižšie

## Lekcie

lessons = Lekcie
leave-lessons = Opustiť lekcie
lessons-done = Hotové: { $done } z { $all }
lesson-counter = Pozreté listy: <b>{ $seen }</b> z { $all } · ušetrené: <b>{ $saved }</b>
lesson-nodes = Uzly tohto prehľadávania: <b>{ $nodes }</b>
lesson-parts = Časti lekcie
lesson-part = Časť { $number }
lesson-back = Späť
to-exercise = Na úlohu
next-lesson = Ďalšia lekcia
window-open = α: čo má Max isté. β: na čo to môže Min stlačiť.
window-closed = Zatvorené: α dosiahla β. Na zvyšku nezáleží.
change-tree = Zmeniť strom
change-tree-note = Zmeň číslo alebo potiahni list hore či dole. ⇄ vymení dve vetvy.
leaf-value = List { $name }
swap = Vymeniť
swap-branches = Vymeniť { $one } a { $other } { $where }
teach-tree = Hra je strom
teach-tree-1 = Trojuholník je pozícia, v ktorej si niekto musí vybrať. Čiary pod ním sú ťahy.
teach-tree-2 = Trojuholníky s hrotom hore patria <b>Maxovi</b>, ktorý chce veľké číslo. Tie s hrotom dole patria <b>Minovi</b>, ktorý chce malé. Striedajú sa.
teach-tree-3 = Štvorec je list: tam sa prestávame pozerať. Jeho číslo hovorí, aká dobrá je pozícia pre Maxa.
teach-tree-4 = Dva ťahy a po dve odpovede, listov spolu: { $all }. Všade s b ťahmi a d polťahmi ich je b<sup>d</sup>. Šach sa začína 20 ťahmi a po štyroch polťahoch je 197 281 postupností.
teach-tree-ask = Všade tri ťahy, hĺbka tri polťahy. Koľko listov má tento strom?
teach-tree-hint = Tri krát tri krát tri.
teach-minimax = Minimax
teach-minimax-1 = Max si vyberie vetvu, potom Min list. Čo má Max hrať? Mnohí povedia c, kvôli 14.
teach-minimax-2 = Pod a vyberá Min a vezme najmenšie: 3.
teach-minimax-3 = Pod b vezme Min 2. Max by radšej hral a.
teach-minimax-4 = Aj pod c vezme Min 2: 14 nedostane nikto. Max vezme najväčšie z 3, 2 a 2. Strom má hodnotu <b>{ $value }</b>.
teach-minimax-5 = To je všetko: Max berie najväčšie, Min najmenšie, od listov nahor. Listov: { $leaves }, uzlov: { $nodes }. Zmeň list a pozri sa, čo sa stane.
teach-minimax-ask = Akú hodnotu má tento strom?
teach-minimax-hint = Najprv najmenšie číslo pod každou vetvou, potom najväčšie z nich.
teach-cut = Vetva, na ktorej nezáleží
teach-cut-1 = Ten istý strom. Vetva a má hodnotu 3: to má Max isté.
teach-cut-2 = Pod b našiel Min 2. Takže b má hodnotu 2 alebo menej a Max, ktorý má 3, ju hrať nebude. <b>Na zvyšné dva listy sa netreba pozerať.</b>
teach-cut-3 = Nech sú akékoľvek: aj s 0 a 1000 na ich mieste má strom hodnotu { $value }.
teach-cut-4 = Skús to: zmeň list a pozri sa, čo sa odreže teraz.
teach-cut-5 = Alfa-beta sa pozrela na { $leaves } z { $all } listov a našla tú istú hodnotu ako minimax. Je to tak vždy.
teach-cut-ask = Vetva a má hodnotu 6 a pod b je 4. Čo bude s 8?
teach-cut-hint = So 4 drží Min b najviac na 4. Max už má 6.
teach-window = Alfa a beta
teach-window-1 = Dve značky na osi. <b>Alfa</b> je to, čo má Max isté, <b>beta</b> to, na čo to môže Min stlačiť. Na začiatku nie je známe nič.
teach-window-2 = Pod a našiel Min 6. Viac nedá: beta klesne na 6.
teach-window-3 = Objaví sa 7. Max by ju vzal, preto sem Min nepríde: má 6. Alfa dosiahla betu a okno je zatvorené.
teach-window-4 = Vetva a má hodnotu 6. Odteraz je alfa 6, v každom uzle pod tým.
teach-window-5 = V b našiel Min 3. Beta klesne pod alfu: znova zatvorené.
teach-window-6 = Strom má hodnotu { $value } a stačilo { $leaves } z { $all } listov. Rezali oba konce okna.
teach-window-ask = Vetvy a a b sú hotové. Aká je alfa, keď prehľadávanie príde k c?
teach-window-hint = Alfa je to najlepšie, čo Max zatiaľ našiel: a dáva 4, b dáva 5.
teach-order = Poradie ťahov
teach-order-1 = Každá vetva je lepšia ako predošlá. Čo má Max, nikdy nestačí na prerušenie: { $leaves } z { $all } listov.
teach-order-2 = Tie isté vetvy, najlepšia prvá: { $leaves } z { $all }.
teach-order-3 = Menej ako { $least } sa nedá. Na dôkaz, že Max dostane svoju hodnotu, treba všetky odpovede na jeden ťah; na dôkaz, že nedostane viac, po jednej odpovedi na každý ťah. Jeden list patrí k obom.
teach-order-4 = V skutočnej hre nikto nepozná najlepší ťah. Hádanie pomáha: s braniami na začiatku klesnú uzly z { $before } na { $nodes }.
teach-order-ask = Zoraď vetvy a listy tak, aby sa pozrelo na čo najmenej listov.
teach-order-hint = Najlepšia vetva príde prvá a v každej inej list, ktorý je dosť malý.
teach-horizon = Horizont
teach-horizon-1 = V hĺbke jedného polťahu dáma vezme pešiaka a je spokojná: { $value }. Že je krytý, to leží za horizontom.
teach-horizon-2 = V hĺbke dvoch polťahov je odpoveď na dohľad a dáma pešiaka nechá: { $value }. Ale teraz leží za horizontom iná odpoveď.
teach-horizon-3 = <b>Upokojenie</b>: kde sa hĺbka minie, branie sa dohrá do konca, až potom sa hodnotí. Teraz stačí jeden polťah: { $value }.
teach-horizon-4 = Tu sa pozerá na branie za hĺbkou.
teach-horizon-ask = Na čo sa pozerá upokojujúce prehľadávanie, keď nikto nie je v šachu?
teach-horizon-hint = Chce pozíciu, v ktorej nič nevisí, nič viac.
teach-horizon-all = Na každý ťah
teach-horizon-captures = Na brania a podobne
teach-horizon-none = Na žiadny ťah
teach-deepening = Hlbšie a hlbšie
teach-deepening-1 = Toto prehľadávanie začína odznova pre každú hĺbku: 1, 2, 3 … Každá je tu koreňom.
teach-deepening-2 = Stojí to menej, než sa zdá: z { $nodes } uzlov zabrala samotná posledná hĺbka { $last }.
teach-deepening-3 = A oplatí sa to. Najlepší ťah jednej hĺbky príde v ďalšej prvý, takže sa odreže viac; a keď vyprší čas, odpoveď je.
teach-deepening-ask = Načo prehľadávať hĺbky 1 až 4, ak sa ráta iba hĺbka 5?
teach-deepening-hint = Dobré poradie ušetrí viac, než stoja malé hĺbky.
teach-deepening-memory = Treba menej pamäti
teach-deepening-order = Nájde dobré poradie a odpoveď je vždy
teach-deepening-moves = Vidí viac ťahov
teach-table = Tabuľka
teach-table-1 = Mnohé cesty vedú do tej istej pozície. Bez pamäti potrebuje toto prehľadávanie { $nodes } uzlov.
teach-table-2 = S tabuľkou toho, čo je známe: { $nodes } uzlov namiesto { $before }.
teach-table-3 = Tu je pozícia, ktorú tabuľka poznala. Na žiadny ťah sa nepozrelo.
teach-table-ask = Kedy smie hodnota z tabuľky ukončiť uzol?
teach-table-hint = Čo sa našlo plytšie, môže byť v tejto hĺbke nesprávne.
teach-table-always = Vždy
teach-table-never = Nikdy
teach-table-deep = Ak sa našla rovnako hlboko alebo hlbšie a rozhodne okno
teach-reductions = Neskoré ťahy plytšie
teach-reductions-1 = Kde ťahy prichádzajú v dobrom poradí, neskoré sú zriedka najlepšie. Všetky v plnej hĺbke: { $nodes } uzlov.
teach-reductions-2 = Keď sa neskoré ťahy najprv prehľadajú plytšie: { $nodes } uzlov namiesto { $before }.
teach-reductions-3 = Tu je jeden z nich. Prehľadal sa plytšie ako ťahy pred ním.
teach-reductions-4 = A tu je taký, čo prekvapil: bol lepší, než sa čakalo, preto sa prehľadá ešte raz v plnej hĺbke.
teach-reductions-ask = Neskorý ťah sa ukáže lepší, než sa čakalo. Čo potom?
teach-reductions-hint = Malá hĺbka bola iba prvý pohľad.
teach-reductions-lost = Stratí sa: prehľadávanie išlo ďalej
teach-reductions-again = Prehľadá sa znova v plnej hĺbke
teach-modern = Moderné prehľadávanie
teach-modern-1 = Všetko spolu, hĺbka šesť polťahov: { $nodes } uzlov, a brania ešte ďalej. Obyčajná alfa-beta potrebuje { $before } na štyri.
teach-modern-2 = Tento uzol bol taký dobrý, že by ho žiadna pokojná odpoveď nezmenila. Skončil bez ťahu.
teach-modern-3 = Tu strana na ťahu ťah vynechala a aj to stačilo.
teach-modern-4 = Hrá { $line }, s { $value }. Väčšinu toho, čo vynechá, neodreže okno, ale úsudok: preto sa jeho hodnota môže líšiť od hodnoty minimaxu.
teach-modern-ask = Plné prehľadávanie a minimax nájdu v tej istej hĺbke rôzne hodnoty. Kto sa mýli?
teach-modern-hint = Jedno ide ďalej, kde sú brania, druhý všade skončí v tej istej hĺbke. Obaja robia, čo hovoria.
teach-modern-wrong = Minimax
teach-modern-question = Nikto: odpovedajú na rôzne otázky
teach-modern-luck = Plné prehľadávanie

## Nastavenia

settings-kept = Všetko tu ostáva len na tomto zariadení.
settings-look = Šachovnica a figúry
settings-play = Hra
settings-page = Stránka
settings-language = Jazyk
settings-language-auto = Ako v prehliadači ({ $language })
settings-theme = Farby
theme-system = Ako v systéme
settings-board = Šachovnica
board-wood = Drevo
board-green = Zelená
board-blue = Modrá
board-gray = Sivá
board-plum = Slivková
settings-pieces = Figúry
pieces-classic = Klasické
pieces-bold = Výrazné
pieces-tokens = Žetóny
settings-coordinates = Súradnice
settings-animation = Animácia
animation-off = Vypnutá
animation-quick = Rýchla
animation-slow = Pomalá
settings-sounds = Zvuky
settings-sounds-note = Ťah, branie, šach, koniec partie, málo času.
settings-try-sounds = Vypočuť
settings-notation = Ťahy v zozname
notation-letters = Anglické písmená (Nf3)
notation-figurines = Figúrky (♘f3)
notation-own = Slovenské písmená ({ $example })
settings-confirm = Potvrdiť každý ťah
settings-confirm-note = Ťah čaká na druhé kliknutie, proti preklepom.
settings-premove = Ťahy vopred
settings-premove-note = Ťah zadaný v čase súpera sa zahrá, len čo ste na ťahu.
settings-curves = Krivky počas hry
settings-curves-note = Prezrádzajú, čo si súper myslí. Pri pozeraní a po partii sú tam vždy.

## Cvičenia pre triedu

class = Trieda
class-subject = O čo ide
class-answer-kept = Vaša odpoveď: { $answer }
class-solution = Odpoveď je { $answer }.
class-answered = Zodpovedané: { $done } z { $all }
class-is-closed = Odpovede sa už neprijímajú.
class-look-into = Nazrieť cez X-ray
class-your-name = Vaše meno
class-join = Pridať sa
class-join-note = Učiteľ vidí vaše meno a vaše odpovede. Zostávajú na jeho počítači.
class-none = Práve teraz nie je žiadne cvičenie. Keď ho učiteľ začne, objaví sa tu.
class-make = Cvičenie pre triedu
class-no-exercise-in-file = V tomto súbore nie je cvičenie.
class-open-file = Otvoriť súbor
class-question = Otázka { $number }
class-question-words = Otázka
class-answer-kind = Druh odpovede
class-kind-number = Číslo
class-kind-choice = Jedna z viacerých
class-kind-text = Slovo alebo ťah
class-choices = Odpovede na výber, každá v riadku
class-right-answer = Správna odpoveď
class-right-answer-note = Viac správnych odpovedí oddeľuje |, ako v Nf3 | g1f3.
class-remove-question = Odstrániť otázku
class-title = Názov
class-allow-xray = Žiaci smú nazrieť cez X-ray
class-add-question = Pridať otázku
class-give = Dať triede
class-not-whole = Každá otázka potrebuje znenie a správnu odpoveď.
class-collect = Zbierať odpovede tu
class-copy-link = Kopírovať odkaz
class-save-sealed = Uložiť pre žiakov
class-save-answers = Uložiť s odpoveďami
class-give-note = V odkaze a v súbore pre žiakov sú odpovede zapečatené: dajú sa overiť, ale nie prečítať. Čo tu zozbierate, zostane na tomto počítači.
class-nobody-can-come = Z iných počítačov sa dá pridať, ak sa Rookery spustí s --listen 0.0.0.0. Na tomto počítači: { $address }
class-how-to-come = Odfoťte kód v tej istej sieti, alebo napíšte túto adresu:
class-students = { $count ->
    [one] { $count } žiak
    [few] { $count } žiaci
    [many] { $count } žiaka
   *[other] { $count } žiakov
}
class-close = Zastaviť a ukázať odpovede
class-end = Skončiť
class-memory-note = Mená a odpovede zostávajú, kým to neskončíte alebo kým sa Rookery nezastaví. Uložte si ich ako CSV, ak ich potrebujete.
class-answers = Odpovede
class-name = Meno
class-right = Správne
