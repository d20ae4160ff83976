import { expect, test } from 'vitest';
import { turningPointOf } from '../src/play/turning_point';
import type { PlyReport, Score, Side } from '../src/protocol';

const centipawns = (value: number): Score => ({ centipawns: value });
const win = (side: Side): Score => ({ win: side, plies: 3 });

function ply(side: Side, before: Score | null, after: Score | null): PlyReport {
  const best = before && { score: before, depth: 1, line: [{ move: 'a1a2', notation: 'a2' }] };
  return { side, move: 'b1b2', notation: 'b2', score: after, loss: null, mark: null, best };
}

test('the turning point is the move after which the loser’s chances fell most', () => {
  const plies = [
    ply('first', centipawns(30), centipawns(20)),
    ply('second', centipawns(20), centipawns(400)), // the winner’s own mistake does not count
    ply('first', centipawns(400), centipawns(10)),
    ply('second', centipawns(10), centipawns(0)),
    ply('first', centipawns(0), centipawns(-900)),
    ply('second', centipawns(-900), win('second')),
    ply('first', centipawns(-900), win('second')), // it was lost before
  ];
  expect(turningPointOf(plies, 'first')?.ply).toBe(5);
  expect(turningPointOf(plies, 'second')?.ply).toBe(2);
});

test('it is seen for both sides if there is no loser', () => {
  const plies = [ply('first', centipawns(0), centipawns(-150)), ply('second', win('second'), centipawns(0))];
  expect(turningPointOf(plies, null)?.ply).toBe(2);
});

test('small losses are none, and neither is what nobody has searched', () => {
  const plies = [ply('first', centipawns(30), centipawns(-10)), ply('first', null, win('second'))];
  expect(turningPointOf(plies, 'first')).toBeNull();
  expect(turningPointOf([], 'first')).toBeNull();
});

test('of equally bad moves the first one is it', () => {
  const plies = [ply('first', win('first'), win('second')), ply('first', win('first'), win('second'))];
  expect(turningPointOf(plies, 'first')?.ply).toBe(1);
});
