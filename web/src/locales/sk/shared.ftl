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
    [bughouse] Dva tímy na viacerých šachovniciach, po jednom ťahu na ktorejkoľvek: čo vyhodíte na jednej, môžete položiť na inú.
    [wolf-sheep] Štyri ovce obkľučujú vlka. Vyriešené: ovce vždy vyhrajú, ak vedia ako.
   *[other] { $summary }
}
evaluation-title = { $evaluation ->
    [net] Sieť
    [tuned] Vyladené
    [simplified] Zjednodušené
    [material] Materiál
    [distance] Vzdialenosť
    [attitudes] Postoje
    [king-attack] Útok na kráľa
    [king-defense] Obrana kráľa
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
    [alphabeta] Ako v učebnici: rovnaká hodnota ako minimax, pri rovnakom poradí aj rovnaký ťah, menej uzlov.
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
    [promotion] Premena
    [en_passant] Branie mimochodom
    [double_step] Dvojkrok
    [check] Šach
    [distance] Vzdialenosť kráľov
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
    [distance] { $value ->
        [manhattan] stĺpce a rady
        [euclidean] vzdušnou čiarou
       *[steps] kroky kráľa
    }
   *[other] { $title }
}
choice-yes = áno
choice-no = nie
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
