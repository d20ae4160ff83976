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
partner-move = Nech ťahá { $name }
partner-thinking = { $name } premýšľa o šachovnici { $board } …
partner-sits = Spoluhráč: { $name }
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
turning-point = Bod obratu
turning-words = Ťahom { $move } sa partia obrátila: { $before } → { $after }.
no-turning-point = O tejto partii nerozhodol žiadny jednotlivý ťah.
try-again-from-here = Skúsiť znova odtiaľto
analyze-from-here = Analyzovať odtiaľto
one-move-any-board = Jeden ťah, keď je váš tím na rade, na ktorejkoľvek šachovnici.
low-time = Zostáva menej ako { $seconds } sekúnd.
