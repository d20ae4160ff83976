## Opponents

opponent-name = { $opponent ->
    [fledgling] Fledgling
    [sparrow] Sparrow
    [robin] Robin
    [magpie] Magpie
    [woodpecker] Woodpecker
    [heron] Heron
    [jackdaw] Jackdaw
    [kestrel] Kestrel
    [owl] Owl
    [raven] Raven
    [rookery] Rookery
   *[other] { $name }
}
opponent-summary = { $opponent ->
    [fledgling] Has just learned the moves, and leaves things lying about.
    [sparrow] Brings the queen out early and pecks at whatever it sees.
    [robin] Friendly and quick; sees the next move and often misses the one after.
    [magpie] Cannot pass by anything that can be taken.
    [woodpecker] Pushes its pawns, one after another.
    [heron] Stands still, keeps the king safe and waits for your mistake.
    [jackdaw] Loves knights, and hops to where you least expect it.
    [kestrel] Hovers for a while, then dives at your king.
    [owl] Patient and thorough; overlooks little.
    [raven] Cunning; punishes almost every slip.
    [rookery] The whole colony: everything the program can do.
   *[other] { $summary }
}
opponent-skill = { $skill ->
    [beginner] Beginner
    [easy] Easy
    [medium] Medium
    [hard] Hard
   *[perfect] Perfect
}
opponent-elo = about { $elo }
opponent-strongest = full strength
other-engines = Other engines
other-engine = Another engine on this machine
opponent-choose = Choose an opponent
against-opponent = against { $name }
offer-stronger = That was too easy, three times in a row. Somebody stronger?
offer-weaker = Three lost in a row happens to everybody. Somebody gentler?
offer-play = Play { $name }
