import { beforeEach, describe, expect, test } from 'vitest';
import type { GameDescription } from '../src/protocol';
import { newGameFrom, offeredEngines, settings, setupFor, type Setup } from '../src/settings';

const game: GameDescription = {
  id: 'wolf-sheep',
  title: 'Wolf and sheep',
  summary: '',
  sides: { first: 'the sheep', second: 'the wolf' },
  moves_first: 'second',
  evaluations: ['solved', 'simple'],
  solved: true,
  captures: false,
  balance: '',
  opponents: [{ id: 'robin', skill: 'easy' }],
  layout: [],
  boards: [],
  options: [{ name: 'size', title: 'Board', default_value: 8 }],
};
const four = { kind: 'computer', depth: 4 } as const;
const setup: Setup = { seat: 'first', computers: { first: four, second: four }, clock: null, options: {}, text: '' };

describe('a new game', () => {
  test('has a person where the person sits', () => {
    expect(newGameFrom(game, setup).players).toEqual({ first: { kind: 'person' }, second: four });
    expect(newGameFrom(game, { ...setup, seat: 'both' }).players.second).toEqual({ kind: 'person' });
    expect(newGameFrom(game, { ...setup, seat: 'none' }).players.first).toEqual(four);
  });
  test('lets chance decide when asked to', () => {
    expect(newGameFrom(game, { ...setup, seat: 'random' }, 0.2).players.first.kind).toBe('person');
    expect(newGameFrom(game, { ...setup, seat: 'random' }, 0.7).players.first.kind).toBe('computer');
  });
  test('mentions only what was chosen', () => {
    expect(Object.keys(newGameFrom(game, setup))).toEqual(['type', 'game', 'players']);
    const clock = { initial: 60000, increment: 0 };
    expect(newGameFrom(game, { ...setup, clock, text: ' x ', options: { size: 6 } })).toMatchObject({
      clock,
      text: 'x',
      options: { size: 6 },
    });
  });
});

describe('the last setup', () => {
  beforeEach(() => (settings.value = { ...settings.value, setups: {} }));
  const remember = (part: Partial<Setup>) =>
    (settings.value = { ...settings.value, setups: { [game.id]: { ...setup, ...part } } });

  test('is remembered, but not the position', () => {
    remember({ seat: 'none', text: '3w4/8/8/8/8/8/8/S1S1S1S1 b' });
    expect(setupFor(game)).toMatchObject({ seat: 'none', text: '' });
  });
  test('forgets options and evaluations that the game no longer has', () => {
    remember({
      options: { size: 6, gone: 1 },
      computers: { first: { ...four, evaluation: 'gone' }, second: { ...four, evaluation: 'simple' } },
    });
    const remembered = setupFor(game);
    expect(remembered.options).toEqual({ size: 6 });
    expect(remembered.computers).toEqual({ first: four, second: { ...four, evaluation: 'simple' } });
  });
  test('forgets engines that are no longer offered', () => {
    const engine = (name: string) => ({ kind: 'computer', engine: name }) as const;
    offeredEngines.value = ['There'];
    remember({ computers: { first: engine('There'), second: engine('Gone') } });
    expect(setupFor(game).computers).toEqual({
      first: engine('There'),
      second: { kind: 'computer', opponent: 'robin' },
    });
  });
});
