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
