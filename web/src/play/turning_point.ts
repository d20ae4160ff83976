import { shareOfFirst } from '../analyse/scores';
import type { PlyReport, Side } from '../protocol';

/// Where a game that is over was decided: the move after which the chances of the loser fell most.
export interface TurningPoint {
  /// The number of the move among all, from 1.
  ply: number;
  move: PlyReport;
}

/// A fall of the chances that a person would call a turning point, of 1.
const minFall = 0.1;

/// How much worse a side stood after its own move than with the best one.
function fallOf({ side, score, best }: PlyReport): number {
  if (!score || !best) return 0;
  const fall = shareOfFirst(best.score) - shareOfFirst(score);
  return side === 'first' ? fall : -fall;
}

/// The turning point of the moves of one side, or of both; null if no move stands out.
export function turningPointOf(plies: PlyReport[], whose: Side | null): TurningPoint | null {
  let found: TurningPoint | null = null;
  let maxFall = minFall;
  plies.forEach((move, index) => {
    if (whose && move.side !== whose) return;
    // Of moves that are equally bad the first one counts: afterwards there was less to lose.
    if (fallOf(move) <= maxFall) return;
    maxFall = fallOf(move);
    found = { ply: index + 1, move };
  });
  return found;
}
