/// A few positions of each game that show what it is about, one after the other. The page holds no rules: these were played out
/// by the program.
export const demos: Record<string, string[][]> = {
  chess: [
    ['rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR'],
    ['rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR'],
    ['rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR'],
    ['rnbqkbnr/pppp1ppp/8/4p3/2B1P3/8/PPPP1PPP/RNBQK1NR'],
    ['r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/8/PPPP1PPP/RNBQK1NR'],
    ['r1bqkbnr/pppp1ppp/2n5/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR'],
    ['r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR'],
    ['r1bqkb1r/pppp1Qpp/2n2n2/4p3/2B1P3/8/PPPP1PPP/RNB1K1NR'],
  ],
  chess960: [
    ['r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R'],
    ['r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R4RK1'],
    ['2kr3r/pppppppp/8/8/8/8/PPPPPPPP/R4RK1'],
  ],
  crazyhouse: [
    ['r5k1/2p2ppp/8/8/4B3/8/5PPP/6K1'],
    ['B5k1/2p2ppp/8/8/8/8/5PPP/6K1'],
    ['B5k1/5ppp/8/2p5/8/8/5PPP/6K1'],
    ['B2R2k1/5ppp/8/2p5/8/8/5PPP/6K1'],
  ],
  atomic: [['rnbqkbnr/ppp2ppp/8/3pN3/4p3/8/PPPP1PPP/RNBQKB1R'], ['rnbq3r/ppp3pp/8/3p4/4p3/8/PPPP1PPP/RNBQKB1R']],
  horde: [
    ['4k3/8/8/pp6/1PP2PP1/PP1PPPPP/PPPPPPPP/PPPPPPPP'],
    ['4k3/8/8/p7/1Pp2PP1/PP1PPPPP/PPPPPPPP/PPPPPPPP'],
    ['4k3/8/8/p7/1PP2PP1/P2PPPPP/PPPPPPPP/PPPPPPPP'],
    ['8/3k4/8/p7/1PP2PP1/P2PPPPP/PPPPPPPP/PPPPPPPP'],
  ],
  kingofthehill: [
    ['4k3/pppp1ppp/8/4p3/8/5K2/PPP2PPP/8'],
    ['4k3/pppp1ppp/8/4p3/6K1/8/PPP2PPP/8'],
    ['8/ppppkppp/8/4p3/6K1/8/PPP2PPP/8'],
    ['8/ppppkppp/8/4pK2/8/8/PPP2PPP/8'],
    ['8/pppp1ppp/3k4/4pK2/8/8/PPP2PPP/8'],
    ['8/pppp1ppp/3k4/4p3/4K3/8/PPP2PPP/8'],
  ],
  '3check': [
    ['rnbqkbnr/pppp1ppp/8/4p3/2B1P3/8/PPPP1PPP/RNBQK1NR'],
    ['rnbqkbnr/pppp1Bpp/8/4p3/4P3/8/PPPP1PPP/RNBQK1NR'],
  ],
  antichess: [
    ['8/8/8/3p4/8/4P3/1r6/B7'],
    ['8/8/8/3p4/8/4P3/1B6/8'],
    ['8/8/8/8/3p4/4P3/1B6/8'],
    ['8/8/8/8/3B4/4P3/8/8'],
  ],
  racingkings: [
    ['8/8/4k1K1/8/8/8/1r1nN1R1/1r1nN1R1'],
    ['8/7K/4k3/8/8/8/1r1nN1R1/1r1nN1R1'],
    ['8/4k2K/8/8/8/8/1r1nN1R1/1r1nN1R1'],
    ['7K/4k3/8/8/8/8/1r1nN1R1/1r1nN1R1'],
  ],
  endgame: [
    ['8/5k2/8/2P5/8/4K3/8/8'],
    ['8/5k2/2P5/8/8/4K3/8/8'],
    ['8/4k3/2P5/8/8/4K3/8/8'],
    ['8/2P1k3/8/8/8/4K3/8/8'],
    ['8/2Pk4/8/8/8/4K3/8/8'],
    ['2Q5/3k4/8/8/8/4K3/8/8'],
  ],
  'pawns-kings': [
    ['8/8/3k4/3p4/4P3/3K4/8/8'],
    ['8/8/3k4/3P4/8/3K4/8/8'],
    ['8/8/8/3k4/8/3K4/8/8'],
    ['8/8/8/3k4/3K4/8/8/8'],
    ['8/8/8/8/3k4/8/8/8'],
  ],
  'wolf-sheep': [
    ['8/8/8/2w5/1S1S4/4S1S1/8/8'],
    ['8/8/3w4/8/1S1S4/4S1S1/8/8'],
    ['8/8/3w4/8/1S1S1S2/6S1/8/8'],
    ['8/8/8/2w5/1S1S1S2/6S1/8/8'],
  ],
  bughouse: [
    ['rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR', 'rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR'],
    ['rnbqkbnr/ppp1pppp/8/3P4/8/8/PPPP1PPP/RNBQKBNR', 'rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR'],
    ['rnb1kbnr/ppp1pppp/8/3q4/8/8/PPPP1PPP/RNBQKBNR', 'rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR'],
    ['rnb1kbnr/ppp1pppp/8/3q4/8/8/PPPP1PPP/RNBQKBNR', 'rnbqkbnr/pppp1ppp/8/4p3/4P3/3p4/PPPP1PPP/RNBQKBNR'],
  ],
};
