## Opponents

opponent-name = { $opponent ->
    [fledgling] Птић
    [sparrow] Врабац
    [robin] Црвендаћ
    [magpie] Сврака
    [woodpecker] Детлић
    [heron] Чапља
    [jackdaw] Чавка
    [kestrel] Ветрушка
    [owl] Сова
    [raven] Гавран
    [rookery] Rookery
   *[other] { $name }
}
opponent-summary = { $opponent ->
    [fledgling] Тек је научио потезе и оставља фигуре без заштите.
    [sparrow] Рано изводи даму и кљуца све што види.
    [robin] Љубазан и брз; види следећи потез, а често не и онај после.
    [magpie] Не може да прође поред ничега што се може узети.
    [woodpecker] Гура пешаке, једног за другим.
    [heron] Стоји мирно, чува краља и чека вашу грешку.
    [jackdaw] Воли скакаче и скочи где најмање очекујете.
    [kestrel] Неко време лебди, а онда се обруши на вашег краља.
    [owl] Стрпљива и темељна; мало шта превиди.
    [raven] Лукав; кажњава готово сваку грешку.
    [rookery] Цела колонија: све што програм може.
   *[other] { $summary }
}
opponent-skill = { $skill ->
    [beginner] Почетник
    [easy] Лако
    [medium] Средње
    [hard] Тешко
   *[perfect] Савршено
}
opponent-elo = око { $elo }
opponent-strongest = пуна снага
other-engines = Други програми
other-engine = Други програм на овом рачунару
opponent-choose = Изаберите противника
against-opponent = противник: { $name }
offer-stronger = То је било прелако, три пута заредом. Неко јачи?
offer-weaker = Три пораза заредом дешавају се свима. Неко блажи?
offer-play = Нови противник: { $name }
