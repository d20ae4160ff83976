import { expect, test } from 'vitest';
import {
  bestOf,
  eloPoints,
  learnCommand,
  lossPoints,
  shades,
  ticks,
  truthPoints,
  defaultLearning,
} from '../src/lab/learn_figures';
import type { LearnedGeneration, LearningRun } from '../src/protocol';

const generation = (number: number, more: Partial<LearnedGeneration> = {}): LearnedGeneration => ({
  number,
  games: 10,
  positions: 100,
  training_loss: 0.1 / (number + 1),
  validation_loss: 0.2 / (number + 1),
  wins: 1,
  draws: 0,
  losses: 0,
  elo: 100 * number,
  elo_error: 10 * number,
  kept: true,
  ...more,
});

const run = (more: Partial<LearningRun>): LearningRun => ({
  run: 'k3v9m2xq7a',
  game: 'wolf-sheep',
  created: 0,
  state: 'learning',
  generations: 0,
  settings: { from_nothing: true, generations: 0, games: 40, match_games: 2, nodes: 10, neurons: 16, passes: 2 },
  generation: 1,
  phase: 'playing',
  done: 0,
  list: [],
  passes: [],
  ...more,
});

test('losses are shown pass by pass where they are known, and by generation before', () => {
  const list = [generation(0), generation(1), generation(2)];
  const passes = [1, 2].map(number => ({ generation: 2, number, training_loss: number, validation_loss: 10 * number }));
  expect(lossPoints(run({ list, passes }), 'validation_loss')).toEqual([
    { x: 1, y: 0.1 },
    { x: 1.5, y: 10 },
    { x: 2, y: 20 },
  ]);
  expect(lossPoints(run({ list: [generation(0)] }), 'training_loss')).toEqual([]);
});

test('the best is the last that was kept', () => {
  expect(bestOf([generation(0), generation(1), generation(2, { kept: false })])!.number).toBe(1);
  expect(bestOf([])).toBeUndefined();
  expect(eloPoints([generation(2)])).toEqual([{ x: 2, y: 200, error: 20 }]);
});

test('the truth is shown where it is known', () => {
  const list = [generation(0, { truth: { kept: 1, positions: 4 } }), generation(1)];
  expect(truthPoints(list)).toEqual([{ x: 0, y: 0.25 }]);
});

test('ticks are round numbers within the range', () => {
  expect(ticks(0, 1, 4)).toEqual([0, 0.5, 1]);
  expect(ticks(-30, 320, 4)).toEqual([0, 100, 200, 300]);
  expect(ticks(0.051, 0.074, 4)).toEqual([0.06, 0.07]);
  expect(ticks(3, 3, 4)).toEqual([3]);
});

test('a square is compared with the mean of its piece', () => {
  const shown = shades({ piece: 'P', mean: 100, squares: { e4: 120, a2: 90 } });
  expect(shown.get('e4')).toEqual({ difference: 20, shade: 1 });
  expect(shown.get('a2')).toEqual({ difference: -10, shade: -0.5 });
  expect(shades({ piece: 'P', mean: 0, squares: { e4: 0 } }).get('e4')!.shade).toBe(0);
});

test('the command does the same in a terminal', () => {
  const command = learnCommand(defaultLearning('wolf-sheep'));
  expect(command).toMatch(/^rookery lab learn --game wolf-sheep --from-nothing --generations \d+ --games \d+/);
  expect(command).toMatch(/--folder wolf-sheep$/);
  expect(learnCommand({ ...defaultLearning('chess'), fromNothing: false })).not.toContain('--from-nothing');
});
