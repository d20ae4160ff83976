import type { Side } from '../protocol';
import type { Results } from '../settings';

/// Fewer games against the same opponent say nothing.
const minGames = 3;

/// What a finished game was worth to the side.
export const pointsOf = (winner: Side | null, side: Side): number => (winner === null ? 0.5 : winner === side ? 1 : 0);

/// The results with one more game against an opponent. The same game counts once.
export function withResult(before: Results | undefined, game: string, opponent: string, points: number): Results {
  if (before?.last === game) return before;
  const kept = before?.opponent === opponent ? before.points : [];
  return { opponent, last: game, points: [...kept, points].slice(-minGames) };
}

/// The neighbor on the ladder, weakest first, that may suit the person better: after a few games in a row that were all
/// too easy or all too hard.
export function betterOpponent(
  ladder: string[],
  results: Results | undefined,
): { opponent: string; way: 'stronger' | 'weaker' } | null {
  if (!results || results.points.length < minGames) return null;
  const sum = results.points.reduce((all, each) => all + each, 0);
  const way = sum >= minGames - 0.5 ? 'stronger' : sum <= 0.5 ? 'weaker' : null;
  const at = ladder.indexOf(results.opponent);
  if (!way || at < 0) return null;
  const opponent = ladder[way === 'stronger' ? at + 1 : at - 1];
  return opponent ? { opponent, way } : null;
}
