import type { GameDescription } from '../protocol';

/// The games that only Rookery has come first; the others follow as the server lists them.
const originals = ['wolf-sheep', 'bughouse', 'pawns-kings'];

export function inOrder(games: GameDescription[]): GameDescription[] {
  const placeOf = ({ id }: GameDescription) => (originals.includes(id) ? originals.indexOf(id) : originals.length);
  return [...games].sort((one, other) => placeOf(one) - placeOf(other));
}

/// A position that says what a game is about, where the start looks like that of chess.
const typicalPlacements: Record<string, string[]> = {
  'wolf-sheep': ['8/8/8/2w5/1S1S1S2/6S1/8/8'],
  bughouse: [
    'r1bqk2r/pppp1ppp/2n2n2/2b1p3/2B1P3/5N2/PPPP1PPP/RNBQ1RK1',
    'rnb1kb1r/ppp2ppp/5n2/3qN3/8/2N5/PPPP1PPP/R1BQKB1R',
  ],
  'pawns-kings': ['8/pp1k2pp/2p2p2/3pp3/2P1PK2/1P4P1/P2P1P1P/8'],
  chess: ['r2q1bnr/ppp1kBpp/2np4/3NN3/4P3/8/PPPP1PPP/R1BbK2R'],
  chess960: ['qnrbbkrn/pppppppp/8/8/8/8/PPPPPPPP/QNRBBKRN'],
  crazyhouse: ['r1b2rk1/ppp2pNp/2n2N2/3qp3/8/8/PPPP1PPP/R1BQK2R'],
  atomic: ['rnb1k2r/ppp2ppp/8/8/8/8/PPP2PPP/RN2KB1R'],
  kingofthehill: ['r1bq1bnr/pppk1ppp/2np4/4p3/4K3/3P1N2/PPP2PPP/RNBQ1B1R'],
  '3check': ['rnb1kbnr/pppp1ppp/8/4p3/4P2q/5P2/PPPP2PP/RNBQKBNR'],
  antichess: ['rnb1k1nr/p1pp1ppp/8/8/8/8/P6P/2B2K2'],
  racingkings: ['8/5K2/1k6/8/8/2b2N2/1r1n1BR1/qrbnN2Q'],
  endgame: ['8/pp3ppp/3k4/3pp3/2PPP3/3K4/PP3PPP/8'],
};

/// The boards for the card of a game.
export function pictureOf(game: GameDescription) {
  const placements = typicalPlacements[game.id];
  return game.boards.map((board, index) => ({ ...board, placement: placements?.[index] ?? board.placement }));
}
