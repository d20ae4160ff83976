import { describe, expect, test } from 'vitest';
import {
  agoText,
  balanceText,
  clockText,
  countText,
  durationText,
  levelText,
  moveRows,
  scoreHeight,
  scoreText,
} from '../src/format';
import type { PlyRecord } from '../src/protocol';

describe('scores', () => {
  test('are written with a sign, for the first side', () => {
    expect(scoreText({ centipawns: 31 })).toBe('+0.31');
    expect(scoreText({ centipawns: -120 })).toBe('−1.20');
    expect(scoreText({ centipawns: 0 })).toBe('0.00');
    expect(scoreText({ points: 3 })).toBe('+3');
    expect(scoreText({ points: -120 })).toBe('−120');
    expect(scoreText(null)).toBe('–');
  });
  test('say how far a forced win is', () => {
    expect(scoreText({ win: 'first', plies: 5 })).toBe('+win in 3');
    expect(scoreText({ win: 'second', plies: 4 })).toBe('−win in 2');
    expect(scoreText({ win: 'first', plies: null })).toBe('1–0');
  });
  test('stay within the curve', () => {
    expect(scoreHeight({ centipawns: 5000 })).toBe(10);
    expect(scoreHeight({ centipawns: -250 })).toBe(-2.5);
    expect(scoreHeight({ win: 'second', plies: 1 })).toBe(-10);
  });
});

test('counts have three figures', () => {
  expect([0, 999, 1000, 12345, 999499, 999500, 3049000, 2e9].map(countText)).toEqual([
    '0',
    '999',
    '1.00k',
    '12.3k',
    '999k',
    '1.00M',
    '3.05M',
    '2.00G',
  ]);
});

test('a clock shows tenths at the end and hours at the beginning', () => {
  expect([300000, 298750, 59999, 9950, 49, -20, 3600000 + 65000].map(clockText)).toEqual([
    '5:00',
    '4:59',
    '1:00',
    '0:09.9',
    '0:00.0',
    '0:00.0',
    '1:01:05',
  ]);
});

test('durations and balances are short', () => {
  expect([12.4, 1500, 61000].map(durationText)).toEqual(['12 ms', '1.5 s', '1 min 1 s']);
  expect([0, 2, -3, 1.5].map(balanceText)).toEqual(['0', '+2', '−3', '+1.5']);
});

test('a level is said in words', () => {
  expect(levelText({ kind: 'computer', depth: 6 })).toBe('Depth 6');
  expect(levelText({ kind: 'computer', time: 2000 })).toBe('2 s per move');
  expect(levelText({ kind: 'computer', elo: 1500 })).toBe('Elo 1500');
});

test('time passed is said in words', () => {
  const minute = 60000;
  expect([0, 5, 120, 60 * 30, 60 * 24 * 3].map(minutes => agoText(1e12, 1e12 + minutes * minute))).toEqual([
    'just now',
    '5 min. ago',
    '2 hr. ago',
    'yesterday',
    '3 days ago',
  ]);
});

describe('the rows of the move list', () => {
  const record = (ply: number, side: 'first' | 'second', number: number): PlyRecord => ({
    ply,
    side,
    number,
    boards: [],
    balance: 0,
    notation: `m${ply}`,
  });
  const start: PlyRecord = { ply: 0, boards: [], balance: 0 };
  const shape = (records: PlyRecord[], begins: 'first' | 'second') =>
    moveRows(records, begins).map(row => [row.label, row.left?.ply ?? null, row.right?.ply ?? null]);

  test('have the side that begins on the left', () => {
    const records = [start, record(1, 'first', 1), record(2, 'second', 1), record(3, 'first', 2)];
    expect(shape(records, 'first')).toEqual([
      ['1.', 1, 2],
      ['2.', 3, null],
    ]);
  });
  test('leave a gap when the other side moved first', () => {
    const records = [start, record(1, 'second', 30), record(2, 'first', 31)];
    expect(shape(records, 'first')).toEqual([
      ['30.', null, 1],
      ['31.', 2, null],
    ]);
  });
  test('follow games in which the second side begins', () => {
    const records = [start, record(1, 'second', 1), record(2, 'first', 1), record(3, 'second', 2)];
    expect(shape(records, 'second')).toEqual([
      ['1.', 1, 2],
      ['2.', 3, null],
    ]);
  });
});
