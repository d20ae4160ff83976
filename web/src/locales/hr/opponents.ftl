## Opponents

opponent-name = { $opponent ->
    [fledgling] Ptić
    [sparrow] Vrabac
    [robin] Crvendać
    [magpie] Svraka
    [woodpecker] Djetlić
    [heron] Čaplja
    [jackdaw] Čavka
    [kestrel] Vjetruša
    [owl] Sova
    [raven] Gavran
    [rookery] Rookery
   *[other] { $name }
}
opponent-summary = { $opponent ->
    [fledgling] Tek je naučio poteze i ostavlja figure nezaštićene.
    [sparrow] Rano izvodi damu i kljuca sve što vidi.
    [robin] Ljubazan i brz; vidi sljedeći potez, a često ne i onaj poslije.
    [magpie] Ne može proći pokraj ničega što se može uzeti.
    [woodpecker] Gura pješake, jednoga za drugim.
    [heron] Stoji mirno, čuva kralja i čeka vašu pogrešku.
    [jackdaw] Voli skakače i skoči kamo najmanje očekujete.
    [kestrel] Neko vrijeme lebdi, a onda se obruši na vašega kralja.
    [owl] Strpljiva i temeljita; malo što previdi.
    [raven] Lukav; kažnjava gotovo svaku pogrešku.
    [rookery] Cijela kolonija: sve što program može.
   *[other] { $summary }
}
opponent-skill = { $skill ->
    [beginner] Početnik
    [easy] Lako
    [medium] Srednje
    [hard] Teško
   *[perfect] Savršeno
}
opponent-elo = oko { $elo }
opponent-strongest = puna snaga
other-engines = Drugi programi
other-engine = Drugi program na ovom računalu
opponent-choose = Odaberite protivnika
against-opponent = protivnik: { $name }
offer-stronger = To je bilo prelako, tri puta zaredom. Netko jači?
offer-weaker = Tri poraza zaredom događaju se svima. Netko blaži?
offer-play = Novi protivnik: { $name }
