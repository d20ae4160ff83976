import { expect, test } from 'vitest';
import { firstDifference, publishedCounts, squareCommand, withWolfOn } from '../src/lab/figures';

test('counts are as published if they are printed alike, however far they go on', () => {
  const { simple, minimax } = publishedCounts;
  expect(firstDifference([...simple!, 100_000, 200_000], simple!)).toBeNull();
  // The work prints six digits.
  expect(firstDifference([...minimax!.slice(0, -1), 31_504_603], minimax!)).toBeNull();
  expect(firstDifference([...minimax!.slice(0, -1), 31_504_703], minimax!)).toBe(9);
});

test('where they differ first is known, and a count that is missing is no agreement', () => {
  const { fast } = publishedCounts;
  expect(firstDifference([10, 47, 60, ...fast!.slice(3)], fast!)).toBe(2);
  expect(firstDifference(fast!.slice(0, 4), fast!)).toBe(4);
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
