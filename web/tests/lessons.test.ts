import { describe, expect, test } from 'vitest';
import { drawnText, leavesOf, withLeaf, withSwap } from '../src/lessons/edit_tree';
import { taughtLessons } from '../src/lessons/script';
import { parseDrawn } from '../src/xray/drawn_tree';
import type { TreeFile } from '../src/protocol';
import { mirrored } from '../src/xray/point_of_view';

const classic = '((3 12 8) (2 4 6) (14 5 2))';

describe('a tree is changed', () => {
  test('and keeps its text otherwise', () => {
    expect(drawnText(parseDrawn(classic))).toBe(classic);
    expect(leavesOf(parseDrawn(classic))).toEqual([3, 12, 8, 2, 4, 6, 14, 5, 2]);
  });

  test('at a leaf', () => {
    expect(withLeaf(classic, [1, 0], -7)).toBe('((3 12 8) (-7 4 6) (14 5 2))');
    expect(withLeaf('min (1 (2 3))', [1, 1], 9)).toBe('min (1 (2 9))');
    expect(withLeaf(classic, [1], 9)).toBe(classic); // that is no leaf
  });

  test('in its order', () => {
    expect(withSwap(classic, [0])).toBe('((2 4 6) (3 12 8) (14 5 2))');
    expect(withSwap(classic, [2, 1])).toBe('((3 12 8) (2 4 6) (14 2 5))');
    expect(withSwap(classic, [2])).toBe(classic); // there is nothing behind it
  });
});

describe('the lessons', () => {
  test('are ten, each with something to do at its end', () => {
    expect(taughtLessons.length).toBe(10);
    expect(new Set(taughtLessons.map(({ id }) => id)).size).toBe(10);
    for (const { parts } of taughtLessons) {
      expect(parts.length).toBeGreaterThanOrEqual(3);
      expect(parts[0]!.show).toBeDefined();
    }
  });
});

describe('the point of view', () => {
  const file = {
    game: 'wolf-sheep',
    to_move: 'second',
    score: -3,
    columns: { low: [null, 2], high: [5, null], value: [-3, 0], bound: [0, 1], ply: [0, 1] },
  } as unknown as TreeFile;

  test('of the other side: windows change their ends, values their signs, bounds their sense', () => {
    const other = mirrored(file);
    expect(other.to_move).toBe('first');
    expect(other.score).toBe(3);
    expect(other.columns.low).toEqual([-5, null]);
    expect(other.columns.high).toEqual([null, -2]);
    expect(other.columns.value).toEqual([3, 0]);
    expect(other.columns.bound).toEqual([0, 2]);
  });

  test('twice is once', () => {
    expect(mirrored(mirrored(file))).toEqual(file);
  });
});
