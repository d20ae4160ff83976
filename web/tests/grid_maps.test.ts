import { expect, test } from 'vitest';
import { mapsOf } from '../src/lab/grid_maps';
import type { GridCell } from '../src/protocol';

const cell = (part: Partial<GridCell>): GridCell => ({
  first_depth: 1,
  second_depth: 1,
  games: 10,
  first_wins: 0,
  draws: 10,
  second_wins: 0,
  unfinished: 0,
  score: 0.5,
  first: { moves: 1, nodes: 1, seconds: 1 },
  second: { moves: 1, nodes: 1, seconds: 1 },
  plies: 100,
  nodes_per_move: 20,
  measure: 3,
  ...part,
});

test('a grid is three heat maps, each from its smallest to its largest value', () => {
  const cells = [cell({}), cell({ second_depth: 2, score: 0.05, nodes_per_move: 200, measure: 4.26 })];
  const [points, nodes, distance] = mapsOf(cells, 'king distance');
  expect(cells.map(points!.text)).toEqual(['50', '5']);
  expect(cells.map(points!.share)).toEqual([0.5, 0.05]);
  expect(cells.map(nodes!.text)).toEqual(['20', '200']);
  expect(cells.map(nodes!.share)).toEqual([0, 1]);
  expect(cells.map(distance!.text)).toEqual(['3.0', '4.3']);
  expect(cells.map(distance!.share)).toEqual([0, 1]);
});

test('what a game does not measure has no map, and what is all alike no color', () => {
  const cells = [cell({ measure: null }), cell({ measure: null })];
  const maps = mapsOf(cells, '');
  expect(maps.length).toBe(2);
  expect(cells.map(maps[1]!.share)).toEqual([0, 0]);
});
