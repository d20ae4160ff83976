import { describe, expect, test } from 'vitest';
import { boardSizes } from '../src/play/board_sizes';

const desktop = { width: 940, height: 864, extra: 104, gap: 24 };

describe('board sizes', () => {
  test('one board is limited by the smaller side, in whole pixels for each square', () => {
    expect(boardSizes(desktop, 1, 8)).toEqual({ columns: 1, size: 760 });
    expect(boardSizes(desktop, 1, 12)).toEqual({ columns: 1, size: 756 });
    expect(boardSizes({ ...desktop, width: 500 }, 1, 8)).toEqual({ columns: 1, size: 496 });
  });
  test('two boards stand side by side', () => {
    expect(boardSizes(desktop, 2, 8)).toEqual({ columns: 2, size: 456 });
  });
  test('four boards stand in a square when that makes them larger', () => {
    expect(boardSizes(desktop, 4, 8)).toEqual({ columns: 2, size: 312 });
  });
  test('rows are full when that costs nothing', () => {
    expect(boardSizes({ ...desktop, width: 776, height: 684 }, 4, 8)).toEqual({ columns: 2, size: 224 });
  });
  test('however small the window, there is a board', () => {
    expect(boardSizes({ width: 40, height: 40, extra: 104, gap: 24 }, 1, 8).size).toBeGreaterThan(0);
  });
});
