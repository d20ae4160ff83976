import { describe, expect, test } from 'vitest';
import { keyOf, lostPieces, readPlacement, squareOf, squaresInView } from '../src/board/squares';

const start = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR';

test('squares become keys and squares again, on large boards too', () => {
  expect(keyOf('e4')).toBe('e4');
  expect(keyOf('l12')).toBe('l<');
  for (const square of ['a1', 'h8', 'a9', 'j10', 'l12']) expect(squareOf(keyOf(square))).toBe(square);
});

describe('a placement', () => {
  test('is read row by row from the top', () => {
    const pieces = readPlacement(start);
    expect(pieces.size).toBe(32);
    expect(pieces.get('e1')).toEqual({ letter: 'k', color: 'white' });
    expect(pieces.get('d8')).toEqual({ letter: 'q', color: 'black' });
  });
  test('has gaps of two digits and marks of promotion', () => {
    const pieces = readPlacement('11w/12/12/12/12/12/12/12/12/12/12/S1S1S1S1S1S1');
    expect(pieces.get('l12')).toEqual({ letter: 'w', color: 'black' });
    expect(pieces.get('k1')).toEqual({ letter: 's', color: 'white' });
    expect([...readPlacement('4Q~3/8/8/8/8/8/8/8').keys()]).toEqual(['e8']);
  });
});

test('the board is looked at from either side', () => {
  expect(squaresInView(4, 4, 'white')[0]).toEqual(['a4', 'b4', 'c4', 'd4']);
  expect(squaresInView(4, 4, 'black')[0]).toEqual(['d1', 'c1', 'b1', 'a1']);
});

describe('lost pieces', () => {
  const lost = (now: string, color: 'white' | 'black') =>
    lostPieces([{ placement: start }], [{ placement: now }], color);
  test('are those that were there and are gone', () => {
    expect(lost('rnb1kbnr/ppp1pppp/8/8/8/8/PPPPPPPP/RNBQKBNR', 'black')).toEqual(['q', 'p']);
    expect(lost(start, 'white')).toEqual([]);
  });
  test('do not include a pawn that was promoted', () => {
    expect(lost('rnbqkbnQ/ppppppp1/8/8/8/8/PPPPPP1P/RNBQKBNR', 'white')).toEqual([]);
    expect(lost('rnbqkbnQ/ppppppp1/8/8/8/8/PPPPPP1P/RNBQKBNR', 'black')).toEqual(['r', 'p']);
  });
});
