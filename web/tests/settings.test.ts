import { beforeEach, describe, expect, test } from 'vitest';
import type { GameDescription } from '../src/protocol';
import {
  boardCount,
  newGameFrom,
  offeredEngines,
  seatedEngines,
  settings,
  setupFor,
  type Setup,
} from '../src/settings';

const game: GameDescription = {
  id: 'wolf-sheep',
  title: 'Wolf and sheep',
  summary: '',
  sides: { first: 'the sheep', second: 'the wolf' },
  moves_first: 'second',
  evaluations: ['solved', 'simple'],
  unit: 'centipawns',
  solved: true,
  captures: false,
  balance: '',
  opponents: [{ id: 'robin', skill: 'easy' }],
  layout: [],
  boards: [],
  options: [{ name: 'size', title: 'Board', default_value: 8 }],
};
const four = { kind: 'computer', depth: 4 } as const;
const setup: Setup = {
  seat: 'first',
  computers: { first: four, second: four },
  partner: null,
  clock: null,
  options: {},
  text: '',
};
const team: GameDescription = {
  ...game,
  id: 'bughouse',
  layout: ['A', 'B'].map(name => ({ name, files: 8, ranks: 8, first: 'white' })),
  options: [{ name: 'boards', title: 'Boards', default_value: 2 }],
};

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

describe('a partner', () => {
  const partner = { board: 2, engine: 'Seat' };

  test('sits where there are several boards, at one of them', () => {
    expect(newGameFrom(team, { ...setup, partner, options: { boards: 4 } }).players.first).toEqual({
      kind: 'person',
      partner,
    });
    expect(newGameFrom(team, { ...setup, partner }).players.first.partner).toEqual({ board: 1, engine: 'Seat' });
    expect(newGameFrom(team, { ...setup, partner, options: { boards: 1 } }).players.first).toEqual({ kind: 'person' });
    expect(newGameFrom(game, { ...setup, partner }).players.first).toEqual({ kind: 'person' });
  });
  test('sits beside one person, whichever side that is', () => {
    expect(newGameFrom(team, { ...setup, partner, seat: 'second' }).players).toEqual({
      first: four,
      second: { kind: 'person', partner: { board: 1, engine: 'Seat' } },
    });
    expect(newGameFrom(team, { ...setup, partner, seat: 'both' }).players.first).toEqual({ kind: 'person' });
    expect(newGameFrom(team, { ...setup, partner, seat: 'none' }).players.first).toEqual(four);
  });
  test('knows how many boards a position has', () => {
    expect(boardCount(team, { text: '', options: {} })).toBe(2);
    expect(boardCount(team, { text: ' ', options: { boards: 5 } })).toBe(5);
    expect(boardCount(team, { text: 'one | two | three t1', options: { boards: 5 } })).toBe(3);
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
  test('knows evaluations by the names that they once had', () => {
    const bughouse = { ...game, evaluations: ['tuned', 'king-defense'] };
    remember({ computers: { first: { ...four, evaluation: 'king-defence' }, second: four } });
    expect(setupFor(bughouse).computers.first).toEqual({ ...four, evaluation: 'king-defense' });
  });
  test('forgets a partner who no longer sits at boards', () => {
    const remembered = (engine?: string) => {
      settings.value = { ...settings.value, setups: { [team.id]: { ...setup, partner: { board: 1, engine } } } };
      return setupFor(team).partner;
    };
    seatedEngines.value = ['There'];
    expect(remembered('There')).toEqual({ board: 1, engine: 'There' });
    expect(remembered('Gone')).toBe(null);
    expect(remembered()).toEqual({ board: 1 });
    const { partner: _partner, ...old } = setup;
    settings.value = { ...settings.value, setups: { [team.id]: old as Setup } };
    expect(setupFor(team).partner).toBe(null);
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
