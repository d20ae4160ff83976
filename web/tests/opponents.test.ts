import { describe, expect, test } from 'vitest';
import { betterOpponent, pointsOf, withResult } from '../src/opponents/results';
import type { GameDescription } from '../src/protocol';
import { settings, setupFor, type Results } from '../src/settings';

const ladder = ['fledgling', 'sparrow', 'robin'];
const after = (points: number[], opponent = 'sparrow'): Results | undefined =>
  points.reduce<Results | undefined>((before, each, at) => withResult(before, String(at), opponent, each), undefined);

describe('a better opponent is offered', () => {
  test('after three games in a row that were too easy or too hard', () => {
    expect(betterOpponent(ladder, after([1, 1, 1]))).toEqual({ opponent: 'robin', way: 'stronger' });
    expect(betterOpponent(ladder, after([0, 0.5, 0]))).toEqual({ opponent: 'fledgling', way: 'weaker' });
  });
  test('not before, and not where the games go either way', () => {
    expect(betterOpponent(ladder, undefined)).toBeNull();
    expect(betterOpponent(ladder, after([1, 1]))).toBeNull();
    expect(betterOpponent(ladder, after([1, 0, 1]))).toBeNull();
  });
  test('only where there is one', () => {
    expect(betterOpponent(ladder, after([1, 1, 1], 'robin'))).toBeNull();
    expect(betterOpponent(ladder, after([0, 0, 0], 'fledgling'))).toBeNull();
  });
});

describe('the results', () => {
  test('are those of the latest games against the same opponent', () => {
    expect(after([0, 1, 1, 1])!.points).toEqual([1, 1, 1]);
    expect(withResult(after([1, 1]), 'x', 'robin', 0)).toEqual({ opponent: 'robin', last: 'x', points: [0] });
  });
  test('count a game once', () => {
    const once = withResult(undefined, 'a', 'robin', 1);
    expect(withResult(once, 'a', 'robin', 1)).toBe(once);
  });
  test('see draws from both sides', () => {
    expect([pointsOf('first', 'first'), pointsOf('second', 'first'), pointsOf(null, 'first')]).toEqual([1, 0, 0.5]);
  });
});

const game = {
  id: 'chess',
  evaluations: [],
  unit: 'centipawns',
  opponents: [{ id: 'robin' }, { id: 'owl' }],
  options: [],
} as unknown as GameDescription;

test('who has chosen nothing plays somebody whom a beginner can beat', () => {
  settings.value = { ...settings.value, setups: {} };
  expect(setupFor(game).computers.second).toEqual({ kind: 'computer', opponent: 'robin' });
});

test('an opponent who does not play this game is replaced', () => {
  const gone = { kind: 'computer', opponent: 'gone' } as const;
  const setup = { ...setupFor(game), computers: { first: gone, second: { ...gone, opponent: 'owl' } } };
  settings.value = { ...settings.value, setups: { chess: setup } };
  expect(setupFor(game).computers.first.opponent).toBe('robin');
  expect(setupFor(game).computers.second.opponent).toBe('owl');
});
