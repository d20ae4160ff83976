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
setup-both = Dvaja ľudia pri jednej šachovnici, { $clock }
setup-watch = Dva počítače a vy sa pozeráte
setup-computer = Vy proti počítaču: { $level }, { $clock }
clock-none = bez hodín
clock-none-title = Bez hodín
clock-choice = { $minutes } min + { $seconds } s na ťah
clock-each-move = { $seconds } s na každý ťah
clock = Hodiny
you-play = Hráte za
random = Náhodne
seat-both = Obe strany
seat-watch = Pozerať sa
seat-random-note = O vašej strane rozhodne žreb.
seat-both-note = Dvaja ľudia pri jednej šachovnici.
seat-watch-note = Počítač proti počítaču, ťah po ťahu alebo plynule.
opponent = Súper
partner = Spoluhráč
partner-nobody = Nikto
partner-board = Šachovnica spoluhráča
partner-note = Keď ste na ťahu, môžete ho prenechať spoluhráčovi na šachovnici { $board }.
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
ponder = Premýšľa aj vo vašom čase
drop-plies = Nasadzovanie figúr
drop-plies-all = v každom polťahu
drop-plies-first = { $plies ->
    [one] v prvom polťahu prehľadávania
    [few] v prvých { $plies } polťahoch prehľadávania
    [many] v prvých { $plies } polťahoch prehľadávania
   *[other] v prvých { $plies } polťahoch prehľadávania
}
external-time = Čas na každú dosku
external-time-default = jeden polťah
