import { expect, test } from 'vitest';
import { scoreLimit } from '../src/format';
import { curvesOf } from '../src/play/curve_data';
import type { GameDescription, PlyRecord } from '../src/protocol';

const game: GameDescription = {
  id: 'chess',
  title: 'Chess',
  summary: '',
  sides: { first: 'White', second: 'Black' },
  moves_first: 'first',
  evaluations: [],
  unit: 'centipawns',
  solved: false,
  captures: true,
  opponents: [],
  measure: 'distance of the kings',
  balance: 'material',
  layout: [],
  boards: [],
  options: [],
};
const records: PlyRecord[] = [
  { ply: 0, boards: [], balance: 0, measure: 7 },
  { ply: 1, side: 'first', boards: [], balance: 0, measure: 7, score: { centipawns: 30 }, nodes: 1200 },
  { ply: 2, side: 'second', boards: [], balance: -1, measure: 6 },
];

test('there are four curves, the nodes apart for each side', () => {
  const curves = curvesOf(records, game);
  expect(curves.map(curve => curve.name)).toEqual(['evaluation', 'balance', 'nodes', 'measure']);
  expect(curves[2]!.lines).toEqual([
    [null, 1200, null],
    [null, null, null],
  ]);
  expect(curves[1]!.title).toBe('Material balance for White');
  expect(curves[3]!.title).toBe('Distance of the kings');
});

test('after a move by a person the last known score holds', () => {
  const [evaluation, balance] = curvesOf(records, game);
  expect(evaluation!.lines[0]).toEqual([null, 0.3, null]);
  expect([0, 1, 2].map(ply => evaluation!.text(ply))).toEqual(['–', '+0.30', '+0.30']);
  expect(balance!.text(2)).toBe('−1');
});

test('a game without a measure has three', () => {
  const bare = records.map(({ measure: _, ...record }) => record);
  expect(curvesOf(bare, { ...game, measure: undefined }).map(curve => curve.name)).toEqual([
    'evaluation',
    'balance',
    'nodes',
  ]);
});

test('of a solved game the curve is an estimate, and says so; a win is at its edge, with its moves', () => {
  const sheep: GameDescription = {
    ...game,
    id: 'wolf-sheep',
    sides: { first: 'Sheep', second: 'Wolf' },
    unit: 'points',
    solved: true,
  };
  const played: PlyRecord[] = [
    { ply: 0, boards: [], balance: 0 },
    { ply: 1, side: 'second', boards: [], balance: 0, score: { points: -3 }, nodes: 10 },
    { ply: 2, side: 'first', boards: [], balance: 0, score: { win: 'first', plies: 43 }, nodes: 20 },
    { ply: 3, side: 'second', boards: [], balance: 0, score: { win: 'second', plies: null } },
  ];
  const [estimate] = curvesOf(played, sheep);
  expect(estimate!.title).toBe('What the search estimates for the sheep (the solution knows better)');
  expect(curvesOf(played, { ...sheep, solved: false })[0]!.title).toBe('Evaluation for the sheep');
  expect([0, 1, 2, 3].map(ply => estimate!.text(ply))).toEqual(['–', '−3', '+win in 22', '0–1']);
  const [none, low, won, lost] = estimate!.lines[0]!;
  expect(none).toBeNull();
  expect(low).toBeLessThan(0);
  expect(low).toBeGreaterThan(-scoreLimit);
  expect([won, lost]).toEqual([scoreLimit, -scoreLimit]);
});
