## Opponents

opponent-name = { $opponent ->
    [fledgling] Pisklę
    [sparrow] Wróbel
    [robin] Rudzik
    [magpie] Sroka
    [woodpecker] Dzięcioł
    [heron] Czapla
    [jackdaw] Kawka
    [kestrel] Pustułka
    [owl] Sowa
    [raven] Kruk
    [rookery] Rookery
   *[other] { $name }
}
opponent-summary = { $opponent ->
    [fledgling] Dopiero poznało ruchy i zostawia bierki bez obrony.
    [sparrow] Wcześnie wyprowadza hetmana i dziobie wszystko, co zobaczy.
    [robin] Miły i szybki; widzi następny ruch, a często przeocza kolejny.
    [magpie] Nie przejdzie obok niczego, co można zbić.
    [woodpecker] Pcha pionki, jeden po drugim.
    [heron] Stoi spokojnie, chroni króla i czeka na twój błąd.
    [jackdaw] Kocha skoczki i skacze tam, gdzie najmniej się spodziewasz.
    [kestrel] Przez chwilę zawisa w powietrzu, po czym spada na twojego króla.
    [owl] Cierpliwa i dokładna; niewiele przeocza.
    [raven] Przebiegły; karze niemal każde potknięcie.
    [rookery] Cała kolonia: wszystko, co program potrafi.
   *[other] { $summary }
}
opponent-skill = { $skill ->
    [beginner] Początkujący
    [easy] Łatwy
    [medium] Średni
    [hard] Trudny
   *[perfect] Doskonały
}
opponent-elo = około { $elo }
opponent-strongest = pełna siła
other-engines = Inne silniki
other-engine = Inny silnik na tym komputerze
opponent-choose = Wybierz przeciwnika
against-opponent = przeciwnik: { $name }
offer-stronger = Trzy razy z rzędu było za łatwo. Ktoś silniejszy?
offer-weaker = Trzy porażki z rzędu zdarzają się każdemu. Ktoś łagodniejszy?
offer-play = Nowy przeciwnik: { $name }
