import { expect, test } from 'vitest';
import { markOf, publishedCounts, squareCommand, withWolfOn } from '../src/lab/figures';

test('a count is the same, the same as printed with six digits, or another', () => {
  const { simple, minimax } = publishedCounts;
  expect(markOf(64_504, simple!.at(-1)!)).toBe('=');
  // The work prints six digits: that many are compared, and no more are claimed.
  expect(markOf(31_504_639, minimax!.at(-1)!)).toBe('≈');
  expect(markOf(31_504_600, minimax!.at(-1)!)).toBe('=');
  expect(markOf(31_504_703, minimax!.at(-1)!)).toBe('≠');
  expect(markOf(228_866, 228_865)).toBe('≠');
});

test('a count that is missing is no agreement', () => {
  expect(markOf(undefined, 10)).toBe('≠');
});

test('what was published is at hand for depths 2 to 11, in four tables', () => {
  expect(Object.values(publishedCounts).map(counts => counts.length)).toEqual([10, 10, 10, 10]);
});

test('the command for a square has the wolf on it, and the sheep where they are', () => {
  const start = '3w4/8/8/8/8/8/8/S1S1S1S1 b';
  expect(withWolfOn(start, 'd8')).toBe(start);
  expect(withWolfOn(start, 'b2')).toBe('8/8/8/8/8/8/1w6/S1S1S1S1 b');
  expect(withWolfOn(start, 'h8')).toBe('7w/8/8/8/8/8/8/S1S1S1S1 b');
  expect(withWolfOn('8/8/8/8/8/2w5/1S1S4/S1S5 w', 'b4')).toBe('8/8/8/8/1w6/8/1S1S4/S1S5 w');
  expect(withWolfOn('5w6/12/12/12/12/12/12/12/12/12/12/S1S1S1S1S1S1 b', 'l12')).toBe(
    '11w/12/12/12/12/12/12/12/12/12/12/S1S1S1S1S1S1 b',
  );
  expect(squareCommand(start, 'd8')).toBe(`rookery solve wolf-sheep --fen '${start}'`);
});
