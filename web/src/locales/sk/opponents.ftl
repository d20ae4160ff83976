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
other-engines = Iné enginy
other-engine = Iný engine na tomto počítači
opponent-choose = Vybrať súpera
against-opponent = súper: { $name }
offer-stronger = To bolo trikrát po sebe príliš ľahké. Niekto silnejší?
offer-weaker = Tri prehry po sebe sa stanú každému. Niekto miernejší?
offer-play = Nový súper: { $name }
