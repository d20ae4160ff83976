## Röntgen

show = Ukázať
searching = Prehľadáva …
compared-counts = Uzly: <b>{ $nodes }</b>; ohodnotené listy: { $leaves }
compared-result = Výsledok { $value }
compared-depth = (hĺbka { $depth }, najväčšia, ktorá sa zmestí)
compared-map-depth = (mapa a výsledok sú z hĺbky { $depth }, najväčšej, ktorá sa zmestí)
compare = Porovnať
compare-again = Porovnať znova
compare-about = To isté s každým algoritmom. Mapy majú jednu mierku: riadok na každý polťah a pruhy také široké ako všetko, čo sa pod nimi prehľadalo.
compare-note = Uzly, ako ich počíta rookery lab nodes. Minimax a alfa-beta nájdu vždy tú istú hodnotu. Plné prehľadávanie môže nájsť inú: pri braniach ide ďalej a vynechá, čo považuje za beznádejné.
minimax = Minimax
this-search = Toto prehľadávanie
minimum-possible = Najmenej možné
minimax-counting = Minimax počíta na porovnanie …
minimax-too-large = <b>Uzly: { $nodes }</b>; minimax by ich potreboval viac ako { $budget }.
minimax-everything = <b>Uzly: { $nodes }</b>. Minimax sa pozrie na všetko.
saved-nodes = <b>Ušetrených { $saved } z { $all } uzlov</b> minimaxu ({ $share }).
spent-nodes = <b>O { $spent } viac ako { $all } uzlov</b> minimaxu.
minimum-leaves-note = Ohodnotené listy. Na dôkaz hodnoty práve tohto stromu nestačí žiadnemu prehľadávaniu ani poradiu ťahov menej ako { $minimum }.
regular-tree = Pravidelný strom
regular-note = Pravidelný strom všade s b = { $b } ťahmi by v hĺbke d = { $depth } potreboval b<sup>⌈d/2⌉</sup> + b<sup>⌊d/2⌋</sup> − 1 listov, čiže { $leaves }, keby najlepší ťah prišiel vždy prvý. Skutočný strom nie je taký pravidelný a môže potrebovať menej alebo viac.
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
whose-search = { $by ->
    [glance] { $name } občas niečo prehliadne, ako ľudia, a vyberá z toho, čo sa podarilo postrehnúť. Tu je úplné prehľadávanie tej istej pozície.
    [engine] { $name } je samostatný program a strom neukazuje. Tu je prehľadávanie tej istej pozície od Rookery.
    [learned] { $name } posudzuje podľa toho, čo bolo naučené. Tu je prehľadávanie tej istej pozície s obvyklým hodnotením.
    [drops] { $name } skúša nasadenie figúr iba v prvých polťahoch prehľadávania. Tu je to isté prehľadávanie s nasadením všade; môže uprednostniť iný ťah.
    [order] { $name } skúša najprv brania. Tu je minimax s ťahmi v poradí, v akom vznikajú: všetky hodnoty sú rovnaké, ale z rovnako dobrých ťahov môže uprednostniť iný.
    [deeper] { $name } hľadá hlbšie, než Röntgen dokáže ukázať. Tu je to isté prehľadávanie, menej hlboké; môže uprednostniť iný ťah.
   *[memory] { $name } to hrá bez prehľadávania, z knihy otvorení alebo z vyriešenej hry. Tu je to, čo v pozícii nájde prehľadávanie.
}
projector = Zobrazenie pre projektor
