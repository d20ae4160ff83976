import type { Arrow } from '../board/board';
import { movesOf, pointsHeight, scoreLimit, scoreText } from '../format';
import type { PerSide, Score, Unit } from '../protocol';
import { t } from '../shared/language';
import { sideCode } from '../shared/names';

/// An arrow, and the board that it is on.
export type BoardArrow = Arrow & { board: number };

/// A move in coordinates as an arrow, and the board that it is on.
export function arrowOf(move: string): BoardArrow {
  const [, prefix, rest] = /^(?:([A-H]):)?(.*)$/.exec(move)!;
  const board = prefix ? prefix.charCodeAt(0) - 65 : 0;
  const drop = /^[A-Za-z]@([a-l]\d+)$/.exec(rest!);
  if (drop) return { board, to: drop[1]! };
  const [, from, to] = /^([a-l]\d+)([a-l]\d+)/.exec(rest!) ?? [];
  return { board, from: from ?? null, to: to ?? 'a1' };
}

/// The share of the board that belongs to the first side: its chance to win, as people do.
export function shareOfFirst(score: Score): number {
  if ('win' in score) return score.win === 'first' ? 1 : 0;
  if ('points' in score) return 0.5 + pointsHeight(score.points) / (2 * scoreLimit);
  return 1 / (1 + Math.exp(-0.00368208 * score.centipawns));
}

/// A score in little room: +0.31, or a forced win in moves as chess players write it, #3 or #−3.
export function compactScore(score: Score): string {
  if (!('win' in score)) return scoreText(score);
  if (score.plies === null) return scoreText(score);
  return `#${score.win === 'first' ? '' : '−'}${Math.ceil(score.plies / 2)}`;
}

/// The same where there is room for words: "win for Black in 3".
export function scoreInWords(score: Score | null | undefined, sides: PerSide<string>): string {
  if (!score || !('win' in score)) return scoreText(score);
  const side = sideCode(sides[score.win]);
  return score.plies ? t('score-wins-in', { side, moves: movesOf(score.plies) }) : t('score-wins', { side });
}

/// What was lost on average, in the unit of the scores.
export const lossText = (loss: number, unit: Unit): string =>
  t(unit === 'points' ? 'loss-in-points' : 'centipawns', { count: Math.round(loss) });
