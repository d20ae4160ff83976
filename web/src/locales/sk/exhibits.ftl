## Výstava

exhibits = Výstava
exhibits-about = Päť prác, z ktorých Rookery vyrástol: čo uverejnili a to isté namerané na tomto počítači.
published = Uverejnené
measured-here = Namerané tu
measure = Zmerať
measuring = Meria sa …
same-as-published = ako uverejnené
not-as-published = nie ako uverejnené
reason-counts = Prvý, ktorý sa líši, je v hĺbke { $depth }, kde má práca { $published }: poradie ťahov alebo hodnotenie je niekde iné.
reason-digits = ≈ znamená: práca uvádza šesť číslic a na šesť číslic sú naše rovnaké.
reason-counts-alone = V hĺbkach { $from } až { $to } stoja naše samy: to, čo tam práca narátala, nie je k dispozícii.
reason-losses = Práca zistila, že tento hráč nikdy neprehrá. V niektorej pozícii teda tu odpovedá inak.
reason-leaves = Koľko listov sa prezrie, závisí od ich poradia, a čísla v listoch sú naše.
reason-machine = Na inom počítači, s prehľadávaním napísaným odznova: počty sú rovnaké, pokiaľ sa dajú porovnať, čas nie.
reason-engine = Na inom počítači, s programom napísaným odznova tými istými metódami.
reason-own-evaluation = Tu listy hodnotí naše vlastné hodnotenie; tam bol každý z nich otázkou inému programu.
figure-losses = { $losses ->
    [0] nikdy neporazené, pozícií: { $positions }
    [one] prehier: { $losses }, pozícií: { $positions }
    [few] prehier: { $losses }, pozícií: { $positions }
    [many] prehier: { $losses }, pozícií: { $positions }
   *[other] prehier: { $losses }, pozícií: { $positions }
}
figure-ladder-ours = +{ $elo } Elo od najnižšej po najvyššiu priečku; uzly do hĺbky { $depth }: { $first } → { $last }
figure-games = { $games ->
    [one] { $games } partia
    [few] { $games } partie
    [many] { $games } partie
   *[other] { $games } partií
}
figure-nine-ours = { $all } → { $leaves }; v najlepšom prípade { $minimum }
exhibit-xboard = Šachový program s XBoardom
exhibit-xboard-about = Program pre XBoard s alfa-betou a statickým hodnotením v listoch: bez upokojenia, bez tabuľky. Dosahoval 150 000 uzlov za sekundu a v hĺbke 5 odpovedal do 7 sekúnd. Rebrík pridáva po jednom vylepšení a každé meria partiami a uzlami do pevnej hĺbky.
figure-speed = Rýchlosť a čas pre hĺbku 5 od začiatku
figure-ladder = Ten istý program s každým vylepšením (krátky rebrík: 4 partie na priečku)
exhibit-wolf-sheep = Vlk a ovce
exhibit-wolf-sheep-about = Štyri ovce proti vlkovi, s minimaxom a alfa-betou a tromi hodnoteniami. To, čo je z čísel práce k dispozícii, tvorí päť tabuliek nižšie: koľko pozícií ohodnotí minimax (s každým hodnotením rovnako), alfa-beta s jednoduchým, s rýchlym a s chytrým, vždy s vlkom na e7 a ovcami na ťahu; a časy alfa-bety v hĺbke 18. Počty sa porovnávajú v hĺbkach 2 až 11. Práca prehľadávala do hĺbky 18, ale to, čo narátala za hĺbkou 11, nie je k dispozícii: tam stoja naše samy. Zistila, že ovce s jednoduchým hodnotením v hĺbke 18 nikdy neprehrajú: vyskúšanie každej odpovede to dokáže za niekoľko sekúnd. Časy na štyroch počítačoch tu nie sú zopakované: k dispozícii sú len časy jedného z nich, notebooku, a stoja vedľa našich.
figure-counts-minimax = Tabuľka 1: minimax, ohodnotené pozície podľa hĺbky
figure-counts-simple = Tabuľka 2: alfa-beta s jednoduchým hodnotením, ohodnotené pozície podľa hĺbky
figure-counts-fast = Tabuľka 3: alfa-beta s rýchlym hodnotením, ohodnotené pozície podľa hĺbky
figure-counts-smart = Tabuľka 4: alfa-beta s chytrým hodnotením, ohodnotené pozície podľa hĺbky
figure-times = Tabuľka 5: alfa-beta v hĺbke 18, čas podľa hodnotenia (uverejnené: na notebooku)
figure-times-ours = { $time } za všetky tri
figure-counts-ours = Zhodné počty: { $agree } z { $of } (hĺbky { $from } až { $to });
figure-prove-fails = Ovce s jednoduchým hodnotením v hĺbkach 10, 11 a 12, proti každej odpovedi: koľkými spôsobmi vyhrá vlk
figure-prove-holds = To isté v hĺbkach 13 až 16
figure-prove-18 = Ovce s jednoduchým hodnotením v hĺbke 18, proti každej odpovedi (niekoľko sekúnd: čo sa prehľadalo, sa pamätá)
figure-never-beaten = nikdy neporazené
exhibit-bughouse = Tímový bughouse
exhibit-bughouse-about = Bughouse bez hodín: tím na ťahu si vyberie dosku a dá sa použiť alfa-beta. Každý list bol otázkou inému programu s 10 ms na rozmýšľanie, takže hĺbka 3 od začiatku bola nedosiahnuteľná. S vlastným hodnotením už nie. Ako v práci: Evaluation external, External Engine „movetime 10 stockfish“; a nasadzovanie figúr iba v prvých polťahoch prehľadávania: Drop Plies alebo v strojovni. Ukážková partia vytlačená v práci tu nie je zopakovaná: jej text nie je k dispozícii. Namiesto nej je tu naša partia s tým, čo si o nej myslia oba tímy.
figure-bughouse = Hĺbka 3 od začiatku dvoch dosiek
figure-bughouse-external = Hĺbka 2, s otázkou inému programu o každej doske, po 10 ms (Stockfish, ak je nainštalovaný)
figure-a-leaf = { $time } na list
figure-bughouse-external-ours = Listy: { $leaves } za { $time }, { $each } na list: dosky, na ktoré sa už pýtalo, sa pamätajú
figure-bughouse-game = Naša partia: hodnotenie Sunsetteru proti hodnoteniu Sjengu v hĺbke 4 (niekoľko sekúnd)
figure-bughouse-mate = Polťahy: { $plies }; mat je vidieť od polťahu { $ply }, prvý ho vidí { $evaluation }
figure-bughouse-no-mate = Polťahy: { $plies }; nikto nevidel mat
figure-bughouse-mark = Mat je vidieť: polťah { $ply }
exhibit-captures = Šach s braniami na začiatku
exhibit-captures-about = Hráč s alfa-betou, ktorý najprv skúša brania a ráta materiál od 10 do 900. Obrázok ukazuje, že z deviatich listov stačí šesť. Text hovorí o troch, ale pri troch vetvách po tri listy nestačí žiadnemu prehľadávaniu menej ako päť. Dá sa proti nemu hrať tu a cez UCI: Algorithm alphabeta, Ordering captures, Evaluation material.
exhibit-captures-play = Hrať proti nemu
figure-nine = Tri vetvy po tri listy. Obrázok uvádza iba ich počet: čísla v listoch sú naše
figure-ordering = Hodnotenia v hĺbke 4: minimax, alfa-beta, brania na začiatku
exhibit-pawns-kings = Pešiaci a králi
exhibit-pawns-kings-about = Malý šach s kráľmi a pešiakmi na štúdium prehľadávania: hodnotenie, pešiaci, uzly a vzdialenosť kráľov, ťah po ťahu. Pravidlá sa dajú prepínať po jednom; platia v druhej z dvoch partií. Mriežka hrá každú hĺbku proti každej inej. S najviac štyrmi kameňmi je hra presne vyriešená.
figure-grid = Hĺbky 1 až 6 proti sebe (po 10 partií): body, uzly, vzdialenosť kráľov
grid-points = Body bieleho, v percentách
grid-nodes = Uzlov na ťah
grid-axes = Riadky: hĺbka bieleho. Stĺpce: hĺbka čierneho.
figure-set-pawn = Kráľ a pešiak proti kráľovi, vyriešené podľa publikovaných pravidiel
figure-set-pawns = Kráľ a pešiak proti kráľovi a pešiakovi, vyriešené (niekoľko sekúnd)
figure-set-two-pawns = Kráľ a dvaja pešiaci proti kráľovi, vyriešené (niekoľko sekúnd)
figure-set-ours = { $exact } Zo všetkých pozícií ({ $positions }) vyhrá biely { $first }, čierny { $second } a remíza je { $draws }.
figure-rules = Ten istý začiatok podľa publikovaných pravidiel a podľa tých, ktoré sú tu zapnuté
rules-before = Publikované pravidlá: kráľ sa berie, bez premeny, bez brania mimochodom
rules-after = S: { $rules }
rules-after-none = rovnaké pravidlá
rules-switches = Pravidlá druhej partie
figure-rules-ours = { $before } a { $after } polťahov, obe partie nižšie
squares-title = Každé pole, vyriešené
squares-about = Kdekoľvek vlk medzi týmito ovcami stojí, riešenie vie, kto pri najlepšej hre vyhrá. Číslo hovorí, o koľko ťahov. Partia nižšie je bez chýb.
squares-show = Zafarbiť polia
squares-wolf-on = Vlk na { $square }: { $exact }
squares-played = Odohraté polťahy: { $plies } z { $all }
card-title = Tento počítač vedľa počítača z publikácie
card-note = Hĺbka 18 s tromi hodnoteniami trvá niekoľko sekúnd. Potom je tu karta, ktorú možno uložiť alebo poslať.
card-measure = Zmerať všetky tri
card-machine = Názov tohto počítača
card-this-machine = Tento počítač
card-published = Notebook z publikácie
card-about = Alfa-beta do hĺbky 18, čas podľa hodnotenia
card-times = { $times }-krát rýchlejšie
