import { describe, expect, test } from 'vitest';
import { demos } from '../src/rules/demos';

/// How often each piece stands on a board.
function piecesOf(placement: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const letter of placement.replace(/[^a-z]/gi, '')) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  return counts;
}

const colorOf = (letter: string) => (letter === letter.toLowerCase() ? 'black' : 'white');
const otherColor = (letter: string) => (letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase());

/// What has come to a board since the step before, and what has gone.
function changes(before: string, after: string): { come: string[]; gone: string[] } {
  const come: string[] = [];
  const gone: string[] = [];
  const [one, other] = [piecesOf(before), piecesOf(after)];
  for (const letter of new Set([...one.keys(), ...other.keys()])) {
    const more = (other.get(letter) ?? 0) - (one.get(letter) ?? 0);
    for (let count = 0; count < Math.abs(more); count += 1) (more > 0 ? come : gone).push(letter);
  }
  return { come, gone };
}

describe.each(Object.entries(demos))('the small board of %s', (game, steps) => {
  test('moves with every step', () => {
    expect(steps.length).toBeGreaterThan(1);
    for (const [index, boards] of steps.slice(1).entries())
      expect(boards, `step ${index + 1}`).not.toEqual(steps[index]);
  });

  test('has no piece from nowhere', () => {
    // What was taken is in the reserve of whoever may drop it: here in the color of the one who took it, there at the partner's
    // board in its own.
    const reserve: string[] = [];
    let drops = 0;
    for (const [index, boards] of steps.slice(1).entries())
      for (const [board, placement] of boards.entries()) {
        const { come, gone } = changes(steps[index]![board]!, placement);
        const where = `step ${index + 1}, board ${board + 1}: ${placement}`;
        // A pawn that arrives is replaced.
        const isPromotion =
          come.length === 1 && gone.some(letter => /p/i.test(letter) && colorOf(letter) === colorOf(come[0]!));
        if (isPromotion) continue;
        for (const letter of come) {
          const place = reserve.indexOf(letter);
          expect(place, `${letter} comes from nowhere in ${where}`).not.toBe(-1);
          reserve.splice(place, 1);
          drops += 1;
        }
        if (game === 'crazyhouse') reserve.push(...gone.map(otherColor));
        if (game === 'bughouse') reserve.push(...gone);
      }
    expect(drops).toBe(game === 'crazyhouse' || game === 'bughouse' ? 1 : 0);
  });
});
