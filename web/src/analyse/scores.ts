import type { Arrow } from '../board/board';
import { scoreText } from '../format';
import type { PerSide, Score } from '../protocol';
import type { Command } from './move_tree';

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

const brushes: Record<string, string> = { G: 'green', R: 'red', B: 'blue', Y: 'yellow' };

/// Arrows and squares that somebody has drawn in a comment: [%cal Gd2d4] and [%csl Re5].
export function drawnArrows(commands: Command[]): BoardArrow[] {
  const shapes = commands
    .filter(command => command.name === 'cal' || command.name === 'csl')
    .flatMap(command => command.value.split(','));
  return shapes.flatMap(shape => {
    const [, color, from, to] = /^([GRBY])([a-l]\d+)([a-l]\d+)?$/.exec(shape.trim()) ?? [];
    if (!color || !from) return [];
    return [{ board: 0, brush: brushes[color], ...(to ? { from, to } : { to: from }) }];
  });
}

/// The share of the board that belongs to the first side: its chance to win, as people do.
export function shareOfFirst(score: Score): number {
  if ('win' in score) return score.win === 'first' ? 1 : 0;
  return 1 / (1 + Math.exp(-0.00368208 * score.centipawns));
}

/// A score in little room: +0.31, or a forced win in moves as chess players write it, #3 or #−3.
export function compactScore(score: Score): string {
  if (!('win' in score)) return scoreText(score);
  return `#${score.win === 'first' ? '' : '−'}${Math.ceil(score.plies / 2)}`;
}

/// The same where there is room for words: "win for Black in 3".
export function scoreInWords(score: Score | null | undefined, sides: PerSide<string>): string {
  if (!score || !('win' in score)) return scoreText(score);
  const moves = Math.ceil(score.plies / 2);
  return `win for ${sides[score.win]}${moves > 0 ? ` in ${moves}` : ''}`;
}
