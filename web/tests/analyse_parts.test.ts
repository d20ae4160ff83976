import { describe, expect, test } from 'vitest';
import { openingOf, readOpenings } from '../src/analyse/opening_names';
import { placementOf } from '../src/analyse/editor/placement';
import { addMove, emptyTree, nodeOf, pathTo, rootId } from '../src/analyse/move_tree';
import { arrowOf, compactScore, lossText, scoreInWords, shareOfFirst } from '../src/analyse/scores';
import { drawnArrows } from '../src/analyse/shapes';
import { readPlacement } from '../src/board/squares';

describe('placements', () => {
  test('come back the same from their pieces', () => {
    for (const [placement, size] of [
      ['rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR', 8],
      ['5w6/12/12/12/12/12/12/12/12/12/12/S1S1S1S1S1S1', 12],
      ['8/8/8/8/8/8/8/8', 8],
    ] as const)
      expect(placementOf(readPlacement(placement), size, size)).toBe(placement);
  });

  test('mark what was promoted', () => {
    const pieces = new Map([['a8', { letter: 'q', color: 'white' as const, promoted: true }]]);
    expect(placementOf(pieces, 8, 8)).toBe('Q~7/8/8/8/8/8/8/8');
  });
});

describe('names of openings', () => {
  const known = readOpenings('p1 b\tA00\tFirst\np3 b\tB00\tThird\nrubbish');
  const boards = (placement: string) => [{ placement }];
  const move = (side: 'first' | 'second', text: string) => ({ move: text, notation: text, side, number: 1, board: 0 });
  let { tree, id } = addMove(emptyTree(), rootId, move('first', 'one'), boards('p1'));
  ({ tree, id } = addMove(tree, id, move('second', 'two'), boards('p2')));

  test('are those of the last position that has one', () => {
    expect(openingOf(pathTo(tree, id), known)).toEqual({ code: 'A00', name: 'First' });
    const third = addMove(tree, id, move('first', 'three'), boards('p3'));
    expect(openingOf(pathTo(third.tree, third.id), known)).toEqual({ code: 'B00', name: 'Third' });
  });

  test('are none where nothing is known', () => {
    expect(openingOf([nodeOf(tree, rootId)], known)).toBeNull();
  });
});

describe('scores and arrows', () => {
  test('the share of the bar follows the chance to win', () => {
    expect(shareOfFirst({ centipawns: 0 })).toBe(0.5);
    expect(shareOfFirst({ centipawns: 300 })).toBeCloseTo(0.751, 2);
    expect(shareOfFirst({ win: 'second', plies: 3 })).toBe(0);
  });

  test('forced wins are told in moves', () => {
    const sides = { first: 'the sheep', second: 'the wolf' };
    expect(compactScore({ win: 'second', plies: 5 })).toBe('#−3');
    expect(compactScore({ win: 'second', plies: null })).toBe('0–1');
    expect(compactScore({ centipawns: 31 })).toBe('+0.31');
    expect(scoreInWords({ win: 'first', plies: 44 }, sides)).toBe('The sheep win in 22');
    expect(scoreInWords({ win: 'second', plies: 0 }, sides)).toBe('The wolf wins');
    expect(scoreInWords(null, sides)).toBe('–');
  });

  test('losses are told in the unit of the scores', () => {
    expect(lossText(41.6, 'centipawns')).toBe('42 cp');
    expect(lossText(41.6, 'points')).toBe('42 points');
    expect(lossText(1.2, 'points')).toBe('1 point');
  });

  test('moves become arrows on their boards', () => {
    expect(arrowOf('e2e4')).toEqual({ board: 0, from: 'e2', to: 'e4' });
    expect(arrowOf('a7a8q')).toEqual({ board: 0, from: 'a7', to: 'a8' });
    expect(arrowOf('B:N@f3')).toEqual({ board: 1, to: 'f3' });
    expect(arrowOf('d10e11')).toEqual({ board: 0, from: 'd10', to: 'e11' });
  });

  test('arrows of comments are drawn, and what is none is not', () => {
    const commands = [
      { name: 'cal', value: 'Gd2d4,Xe2e4' },
      { name: 'csl', value: 'Re5' },
      { name: 'clk', value: '0:01:00' },
    ];
    expect(drawnArrows(commands)).toEqual([
      { board: 0, brush: 'green', from: 'd2', to: 'd4' },
      { board: 0, brush: 'red', to: 'e5' },
    ]);
  });
});
