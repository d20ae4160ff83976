import { describe, expect, test } from 'vitest';
import { apply, hasLostIt, isPersonsTurn, latestSearch, opened, type OpenGame } from '../src/open_game';
import type { GameMessage, Hint, Info, PlyMessage, StatusMessage } from '../src/protocol';

const message: GameMessage = {
  type: 'game',
  id: 'one',
  version: 4,
  game: 'chess',
  created: 0,
  options: {},
  start: '',
  layout: [],
  records: [{ ply: 0, boards: [], balance: 0 }],
  position: { ply: 0, to_move: 'first', text: '', legal: [] },
  status: {
    players: { first: { kind: 'person', name: 'You' }, second: { kind: 'computer', depth: 2, name: 'Depth 2' } },
    outcome: null,
    check: false,
    words: '',
    thinking: null,
    can: ['move'],
  },
};
const game = opened(message, null, 100);
const ply = (version: number, number: number): PlyMessage => ({
  type: 'ply',
  id: 'one',
  version,
  record: { ply: number, side: 'first', boards: [], balance: 0, notation: 'e4' },
  position: { ply: number, to_move: 'second', text: '', legal: [] },
  status: { ...message.status, words: 'Black to move' },
});
const info: Info = {
  type: 'info',
  id: 'one',
  ply: 0,
  side: 'second',
  purpose: 'move',
  algorithm: 'search',
  depth: 3,
  selective_depth: 3,
  score: { centipawns: 0 },
  bound: 'exact',
  nodes: 1,
  speed: 1,
  time: 1,
  line: [],
};

function changed(change: ReturnType<typeof apply>): OpenGame {
  if (typeof change === 'string') throw new Error(`expected a change, not ${change}`);
  return change.game;
}

describe('a ply', () => {
  test('is appended and brings its status', () => {
    const next = changed(apply(game, ply(5, 1), 200));
    expect(next.records.map(record => record.ply)).toEqual([0, 1]);
    expect(next.status.words).toBe('Black to move');
    expect(next.arrived).toBe(200);
    expect(game.records.length).toBe(1);
  });
  test('that is known already changes nothing', () => {
    expect(apply(game, ply(4, 1), 200)).toBe('same');
  });
  test('after one that was missed is a gap', () => {
    expect(apply(game, ply(6, 2), 200)).toBe('gap');
    expect(apply(game, ply(5, 2), 200)).toBe('gap');
  });
  test('of another game is not ours', () => {
    expect(apply(game, { ...ply(5, 1), id: 'two' }, 200)).toBe('same');
  });
});

test('a status keeps the records, and the objects that boards compare', () => {
  const status: StatusMessage = { type: 'status', id: 'one', version: 5, status: { ...message.status, words: 'new' } };
  const next = changed(apply(game, status, 300));
  expect(next.status.words).toBe('new');
  expect(next.records).toBe(game.records);
  expect(next.position).toBe(game.position);
});

test('information is kept for each side, and counts are none', () => {
  expect(changed(apply(game, info, 1)).infos.second?.depth).toBe(3);
  expect(apply(game, { ...info, purpose: 'counts' }, 1)).toBe('same');
});

test('a hint for another position is too late', () => {
  const hint = {
    type: 'hint',
    id: 'one',
    ply: 0,
    move: 'e2e4',
    notation: 'e4',
    board: 0,
    from: 'e2',
    to: 'e4',
    score: { centipawns: 20 },
    words: '',
    line: [],
    exact: null,
  } satisfies Hint;
  expect(changed(apply(game, hint, 1)).hint?.move).toBe('e2e4');
  expect(apply(game, { ...hint, ply: 3 }, 1)).toBe('same');
  expect(changed(apply({ ...game, hint }, ply(5, 1), 1)).hint).toBeNull();
});

test('a person is to move only while the game goes on', () => {
  expect(isPersonsTurn(game)).toBe(true);
  const over = { result: '1-0', winner: 'first', reason: 'resignation', words: '' } as const;
  expect(isPersonsTurn({ ...game, status: { ...game.status, outcome: over } })).toBe(false);
  expect(isPersonsTurn({ ...game, position: { ...game.position, to_move: 'second' } })).toBe(false);
});

test('a person who moves from a won position to a lost one is told', () => {
  const exact = (ply: number, winner: 'first' | 'second') =>
    ({ type: 'exact', id: 'one', ply, winner, plies: 9, words: '' }) as const;
  const played = changed(apply(game, { ...ply(5, 1), record: { ...ply(5, 1).record, by: 'person' } }, 1));
  const known = changed(apply(played, exact(0, 'first'), 1));
  expect(hasLostIt(known, exact(1, 'second'))).toBe(true);
  expect(hasLostIt(known, exact(1, 'first'))).toBe(false);
  expect(hasLostIt(played, exact(1, 'second'))).toBe(false);
});

describe('the latest search of a side', () => {
  const searched = (nodes: number): OpenGame => ({
    ...game,
    records: [
      { ply: 0, boards: [], balance: 0 },
      {
        ply: 1,
        side: 'second',
        boards: [],
        balance: 0,
        notation: 'e5',
        depth: 4,
        nodes,
        time: 100,
        score: { centipawns: 5 },
      },
    ],
  });
  test('is what it says while it runs', () => {
    const running = changed(apply(searched(10), { ...info, ply: 2, nodes: 77 }, 1));
    expect(latestSearch(running, 'second')).toMatchObject({ depth: 3, nodes: 77 });
  });
  test('is what it came to when it has moved', () => {
    const moved = changed(
      apply(
        searched(5000),
        {
          ...info,
          line: [
            { move: 'e7e5', notation: 'e5' },
            { move: 'g1f3', notation: 'Nf3' },
          ],
        },
        1,
      ),
    );
    expect(latestSearch(moved, 'second')).toMatchObject({ depth: 4, nodes: 5000, speed: 50000, line: ['e5', 'Nf3'] });
  });
  test('is known of a search that was too quick to tell anything', () => {
    expect(latestSearch(searched(5000), 'second')).toMatchObject({ nodes: 5000, line: ['e5'] });
    expect(latestSearch(searched(5000), 'first')).toBeNull();
  });
});
