import { describe, expect, test } from 'vitest';
import {
  curveValue,
  nodesCommand,
  percentText,
  recordsOf,
  runCommand,
  savedShare,
  searchesAsked,
  defaultNodes,
  defaultRun,
} from '../src/lab/experiments';
import type { CountRow, RecordedPly } from '../src/protocol';

describe('the command that does the same', () => {
  test('counts nodes', () => {
    const sheep = { captures: false };
    expect(nodesCommand(defaultNodes, sheep)).toBe(
      'rookery lab nodes --game wolf-sheep --depths 2-8 --evaluation simple',
    );
    expect(nodesCommand({ ...defaultNodes, text: "a'b", algorithms: ['minimax'], budget: 1000 }, sheep)).toBe(
      "rookery lab nodes --game wolf-sheep --fen 'a'\\''b' --depths 2-8 --evaluation simple --algorithms minimax --budget 1000",
    );
  });
  test('names no search that the game does not have', () => {
    const form = { ...defaultNodes, algorithms: ['minimax', 'captures-first', 'search'] };
    const last = (captures: boolean) => nodesCommand(form, { captures }).split(' ').at(-1);
    expect(last(false)).toBe('minimax,search');
    expect(last(true)).toBe('minimax,captures-first,search');
    expect(searchesAsked(form, { captures: false })).toEqual(['minimax', 'search']);
    // All that there are need not be named, even where those without captures are fewer.
    const all = { ...defaultNodes, algorithms: ['minimax', 'alphabeta', 'search'] };
    expect(nodesCommand(all, { captures: false })).not.toContain('--algorithms');
    expect(nodesCommand(all, { captures: true })).toContain('--algorithms minimax,alphabeta,search');
  });
  test('records games', () => {
    expect(runCommand({ ...defaultRun, games: 3, randomPlies: 4, seed: 7 })).toBe(
      "rookery lab run --game pawns-kings --white 'algorithm=alphabeta depth=4 evaluation=material' " +
        "--black 'algorithm=alphabeta depth=4 evaluation=tuned' --compare minimax --games 3 --random-plies 4 --seed 7",
    );
    expect(runCommand({ ...defaultRun, compared: '' })).not.toContain('--compare');
  });
});

test('what a search saves is a share of the evaluations of minimax', () => {
  const row: CountRow = {
    depth: 4,
    b: 3,
    regular: 17,
    minimum: 14,
    counts: {
      minimax: { evaluations: 200, nodes: 300, seconds: 0 },
      alphabeta: { evaluations: 50, nodes: 90, seconds: 0 },
      search: null,
    },
  };
  expect(savedShare(row, 'alphabeta')).toBe(0.75);
  expect(savedShare(row, 'minimax')).toBeNull();
  expect(savedShare(row, 'search')).toBeNull();
  expect(percentText(0.75)).toBe('75.0%');
  expect(percentText(0.99961)).toBe('99.96%');
  expect(percentText(-0.5)).toBe('\u221250.0%');
});

test('plies become records for the curves', () => {
  const ply: RecordedPly = {
    side: 'second',
    move: 'e7e5',
    notation: 'e5',
    evaluation: -31,
    unit: 'centipawns',
    balance: 0,
    measure: 7,
    depth: 4,
    nodes: 100,
    seconds: 0.25,
  };
  const records = recordsOf([ply, { ...ply, evaluation: null, win_in_plies: -5 }]);
  expect(records.map(record => record.ply)).toEqual([0, 1, 2]);
  expect(records[1]!.score).toEqual({ centipawns: -31 });
  expect(recordsOf([{ ...ply, unit: 'points' }])[1]!.score).toEqual({ points: -31 });
  expect(curveValue(ply)).toBeCloseTo(-0.31);
  expect(curveValue({ ...ply, unit: 'points' })).toBe(-31);
  expect(curveValue({ ...ply, evaluation: null })).toBeNull();
  expect(records[1]!.time).toBe(250);
  expect(records[2]!.score).toEqual({ win: 'second', plies: 5 });
});
