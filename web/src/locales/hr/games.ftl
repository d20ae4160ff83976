## Spremljene partije

tag = Oznaka
tag-hint = Oznaka, primjerice otvaranja
tag-add = Dodaj
tag-remove = Ukloni
chosen-games = Odabrane partije
games-chosen = { $count ->
    [one] Odabrana { $count } partija
    [few] Odabrane { $count } partije
   *[other] Odabrano { $count } partija
}
choose-all = Odaberi sve ({ $count })
choose-none = Poništi odabir
export = Izvezi
import = Uvezi
bring-back = Vrati
delete = Izbriši
source-played = Odigrano ovdje
source-imported = Uvezeno
source-analyses = Analize
any-result = Bilo koji rezultat
first-side-won = Pobjeda prve strane
second-side-won = Pobjeda druge strane
not-finished = Nije završeno
filter = Filtar
filters = Filtri
filter-text = Igrači, događaj ili ime
result = Rezultat
from-where = Izvor
everywhere = Svi izvori
any-tag = Bilo koja oznaka
date-from = Od
date-to = Do
not-begun = nije započeto
no-moves = bez poteza
name-of-game = Ime partije
goes-on = U tijeku
no-result = Bez rezultata
choose-named = Odaberi { $name }
show-tag = Prikaži partije s oznakom { $tag }
no-date = bez datuma
imported = uvezeno
analysis-note = analiza
analyze-named = Analiziraj { $name }
rename = Preimenuj
pasted-games = Zalijepljene partije
games-as-pgn = Partije kao PGN ili BPGN
show-more = Prikaži više
nothing-deleted = U posljednjem danu ništa nije izbrisano.
no-game-like-this = Nijedna partija ne odgovara.
show-all-games = Prikaži sve partije
games-empty = Još ničega. Svaka odigrana partija ostaje sačuvana i može se ponovno otvoriti, a datoteka s partijama može se uvesti.
choose-a-game = Odaberi igru
undo = Poništi
writing = Zapisuje …
writing-games = { $count ->
    [one] Zapisana { $count } partija od { $total } …
    [few] Zapisane { $count } partije od { $total } …
   *[other] Zapisano { $count } partija od { $total } …
}
back-to-games = Natrag na partije
deleted-count = Izbrisano ({ $count })
deleted-games = Izbrisane partije
deleted-note = Izbrisane partije čuvaju se jedan dan, a onda ih više nema.
paste = Zalijepi
drop-to-import = Ispustite datoteku s partijama za uvoz
games-imported = { $count ->
    [one] Uvezena { $count } partija
    [few] Uvezene { $count } partije
   *[other] Uvezeno { $count } partija
}
import-known = { $count ->
    [one] { $count } je već bila ovdje
    [few] { $count } su već bile ovdje
   *[other] { $count } ih je već bilo ovdje
}
import-shortened = { $count ->
    [one] { $count } sačuvana dokle se potezi mogu odigrati
    [few] { $count } sačuvane dokle se potezi mogu odigrati
   *[other] { $count } sačuvano dokle se potezi mogu odigrati
}
import-refused = { $count ->
    [one] { $count } se nije mogla pročitati
    [few] { $count } se nisu mogle pročitati
   *[other] { $count } ih se nije moglo pročitati
}
sending-share = Poslano { $share }
import-progress = { $words } { $done } od { $all }
waiting-to-be-read = Čeka na čitanje …
import-of = Uvoz: { $file }
canceled = Prekinuto.
problem-count = { $count ->
    [one] { $count } problem
    [few] { $count } problema
   *[other] { $count } problema
}
line-number = redak { $line }
save-as-text = Spremi sve kao tekst
too-many-chosen = { $count ->
    [one] Pojedinačno se može odabrati najviše { $count } partija; upotrijebite filtar.
    [few] Pojedinačno se mogu odabrati najviše { $count } partije; upotrijebite filtar.
   *[other] Pojedinačno se može odabrati najviše { $count } partija; upotrijebite filtar.
}
tag-added = { $count ->
    [one] { $count } partija sada ima oznaku „{ $tag }”.
    [few] { $count } partije sada imaju oznaku „{ $tag }”.
   *[other] { $count } partija sada ima oznaku „{ $tag }”.
}
tag-removed = { $count ->
    [one] { $count } partija više nema oznaku „{ $tag }”.
    [few] { $count } partije više nemaju oznaku „{ $tag }”.
   *[other] { $count } partija više nema oznaku „{ $tag }”.
}
game-count = { $count ->
    [one] { $count } partija
    [few] { $count } partije
   *[other] { $count } partija
}
games-deleted = { $count ->
    [one] Izbrisana { $count } partija.
    [few] Izbrisane { $count } partije.
   *[other] Izbrisano { $count } partija.
}
games-back = { $count ->
    [one] Vraćena { $count } partija.
    [few] Vraćene { $count } partije.
   *[other] Vraćeno { $count } partija.
}
one-file-at-a-time = Jednu po jednu datoteku, molim.
games-left-out = { $count ->
    [one] { $count } partija nije se mogla zapisati.
    [few] { $count } partije nisu se mogle zapisati.
   *[other] { $count } partija nije se moglo zapisati.
}
games-saved = { $count ->
    [one] { $count } partija spremljena kao { $file }.
    [few] { $count } partije spremljene kao { $file }.
   *[other] { $count } partija spremljeno kao { $file }.
}
games-unreadable = { $count ->
    [one] { $count } partija ne može se pročitati
    [few] { $count } partije ne mogu se pročitati
   *[other] { $count } partija ne može se pročitati
}
