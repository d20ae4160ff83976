import { describe, expect, test } from 'vitest';
import { parseDrawn } from '../src/xray/drawn_tree';
import type { TreeFile } from '../src/protocol';
import { explanation, questionsFor } from '../src/xray/predict';
import {
  bestLine,
  boundOf,
  childrenOf,
  countsPerPly,
  isCut,
  moveName,
  movesTo,
  pathTo,
  readTree,
  sideAt,
  standing,
  unvisitedCount,
} from '../src/xray/search_tree';
import { cutAt, enteredAt, nextCut, phaseAt, stepsOf } from '../src/xray/steps';
import { darkColor, lightColor } from '../src/shared/palette';
import { svgText } from '../src/xray/svg_export';
import { layOut, openedAtFirst, placesIn, visibleTree } from '../src/xray/tree_layout';
import { nodeOnMap } from '../src/xray/tree_map';
import { valueText, windowText } from '../src/xray/values';
import { bookNames, cutReason, stepLine, stepSentence } from '../src/xray/words';

/// What the server says of ((3 12 8) (2 4 6) (14 5 2)) under alpha-beta.
const classic: TreeFile = {
  format: 'rookery search tree',
  version: 1,
  game: 'tree',
  text: '((3 12 8) (2 4 6) (14 5 2))',
  moves: [],
  search: 'alphabeta',
  evaluation: '',
  depth: 2,
  to_move: 'first',
  plain_values: true,
  score: 3,
  nodes: 11,
  evaluations: 7,
  line: [
    ['a', 'a=(3 12 8)'],
    ['a', 'a=3'],
  ],
  names: [
    ['', ''],
    ['a', 'a=(3 12 8)'],
    ['a', 'a=3'],
    ['b', 'b=12'],
    ['c', 'c=8'],
    ['b', 'b=(2 4 6)'],
    ['a', 'a=2'],
    ['b', 'b=4'],
    ['c', 'c=6'],
    ['c', 'c=(14 5 2)'],
    ['a', 'a=14'],
    ['b', 'b=5'],
    ['c', 'c=2'],
  ],
  unvisited: { 5: [7, 8] },
  columns: {
    ply: [0, 1, 2, 2, 2, 1, 2, 1, 2, 2, 2],
    move: [0, 1, 2, 3, 4, 5, 6, 9, 10, 11, 12],
    depth: [2, 1, 0, 0, 0, 1, 0, 1, 0, 0, 0],
    low: [null, null, null, null, null, 3, 3, 3, 3, 3, 3],
    high: [null, null, null, 3, 3, null, null, null, null, 14, 5],
    value: [3, 3, 3, 12, 8, 2, 2, 2, 14, 5, 2],
    bound: [0, 0, 0, 1, 1, 2, 2, 2, 0, 0, 2],
    visit: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    ending: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    cut: [0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0],
    legal: [3, 3, 0, 0, 0, 3, 0, 3, 0, 0, 0],
  },
};

const tree = readTree(classic);
const steps = stepsOf(tree);

describe('a recorded search', () => {
  test('knows who is whose child', () => {
    expect(tree.roots).toEqual([0]);
    expect(childrenOf(tree, 0)).toEqual([1, 5, 7]);
    expect(childrenOf(tree, 5)).toEqual([6]);
    expect(childrenOf(tree, 7)).toEqual([8, 9, 10]);
    expect([...tree.parent]).toEqual([-1, 0, 1, 1, 1, 0, 5, 0, 7, 7, 7]);
    expect(pathTo(tree, 9)).toEqual([0, 7, 9]);
    expect(sideAt(tree, 0)).toBe('first');
    expect(sideAt(tree, 5)).toBe('second');
    expect(bestLine(tree)).toEqual([0, 1, 2]);
  });

  test('tells what was cut off, and what only could have been', () => {
    expect(isCut(tree, 5)).toBe(true);
    expect(isCut(tree, 7)).toBe(false);
    expect(unvisitedCount(tree, 5)).toBe(2);
    expect(boundOf(tree, 5)).toBe('upper');
    expect(boundOf(tree, 3)).toBe('exact');
  });

  test('counts ply by ply', () => {
    expect(countsPerPly(tree)).toEqual([
      { ply: 0, nodes: 1, leaves: 0, cutoffs: 0, unvisited: 0 },
      { ply: 1, nodes: 3, leaves: 0, cutoffs: 1, unvisited: 0 },
      { ply: 2, nodes: 7, leaves: 7, cutoffs: 0, unvisited: 2 },
    ]);
  });

  test('knows how a node stands before it is done', () => {
    expect(standing(tree, 0, 5)).toEqual({ low: 3, high: Infinity, best: 3 });
    expect(standing(tree, 7, 9)).toEqual({ low: 3, high: 14, best: 14 });
    expect(standing(tree, 7, 7)).toEqual({ low: 3, high: Infinity, best: null });
  });

  test('of the full search has several roots, passes and second looks', () => {
    const { columns } = classic;
    const full = readTree({
      ...classic,
      game: 'chess',
      search: 'search',
      unvisited: {},
      names: [
        ['', ''],
        ['e2e4', 'e4'],
      ],
      columns: {
        ...columns,
        ply: [0, 1, 0, 1, 1, 2],
        move: [0, 1, 0, 1, 1, 0],
        depth: [1, 0, 2, 1, 1, 0],
        low: [null, null, null, 0, 0, 0],
        high: [null, null, null, 1, 9, 1],
        value: [5, 5, 7, 4, 7, 7],
        visit: [1, 0, 1, 3, 4, 5],
      },
    });
    expect(full.roots).toEqual([0, 2]);
    expect(moveName(full, 2)).toBe('Depth 2');
    expect(moveName(full, 5)).toBe('pass');
    expect(movesTo(full, 5)).toEqual({ moves: ['e2e4'], passes: true });
    expect(standing(full, 2, 4).best).toBeNull();
    expect(standing(full, 2, 6).best).toBe(7);
    expect(visibleTree(full, new Set(), 5).children.map(item => item.node)).toEqual([0, 2]);
  });
});

describe('the steps', () => {
  test('enter and leave in the true order; a leaf is one step', () => {
    expect(steps.count).toBe(15);
    expect([...steps.node]).toEqual([0, 1, 2, 3, 4, 1, 5, 6, 5, 7, 8, 9, 10, 7, 0]);
    expect([0, 2, 5].map(step => phaseAt(steps, step))).toEqual(['enter', 'leaf', 'leave']);
    expect([0, 4, 5, 6, 14].map(step => enteredAt(steps, step))).toEqual([1, 5, 5, 6, 11]);
  });

  test('find the cutoffs both ways', () => {
    expect(cutAt(tree, steps, 7)).toBe(5);
    expect(cutAt(tree, steps, 12)).toBe(-1);
    expect(nextCut(tree, steps, 0, 1)).toBe(7);
    expect(nextCut(tree, steps, 7, 1)).toBe(14);
    expect(nextCut(tree, steps, 14, -1)).toBe(7);
    expect(nextCut(tree, steps, 7, -1)).toBe(0);
  });
});

describe('words', () => {
  test('values of every kind', () => {
    const chess = { ...classic, plain_values: false };
    expect(valueText(classic, -9)).toBe('−9');
    expect(valueText(chess, 31)).toBe('+0.31');
    expect(valueText(chess, -31997)).toBe('−#3');
    expect(windowText(classic, -Infinity, 3)).toBe('α = −∞, β = 3');
  });

  test('say why a branch is cut', () => {
    expect(cutReason(tree, 5, bookNames)).toBe(
      'Min can hold it to 2 or less here, but Max can have 3 elsewhere and will not come here, so 2 moves can be skipped (α = 3 ≥ 2).',
    );
    expect(stepSentence(tree, steps, 7, bookNames)).toContain('A leaf, worth 2. Cut off: Min can hold it to 2');
    expect(stepSentence(tree, steps, 11, bookNames)).toBe('A leaf, worth 5. Better for Min: 5 instead of 14.');
    expect(stepSentence(tree, steps, 14, bookNames)).toContain('The search is done.');
  });

  test('read aloud where the search is', () => {
    expect(stepLine(tree, steps, 7)).toBe('Node 7 of 11: after b a, window α = 3, β = ∞, value 2, cuts off 2 moves');
    expect(stepLine(tree, steps, 0)).toBe('Node 1 of 11: at the root, window α = −∞, β = ∞');
  });
});

describe('the picture', () => {
  test('shows what was opened, with the moves that were never made', () => {
    const all = visibleTree(tree, openedAtFirst(tree, bestLine(tree)), 0);
    expect(all.children.map(item => item.name)).toEqual(['a', 'b', 'c']);
    expect(all.children[1]!.children.map(item => [item.name, item.node, item.ghost?.value])).toEqual([
      ['a', 6, undefined],
      ['b', -1, 4],
      ['c', -1, 6],
    ]);
    const folded = visibleTree(tree, new Set([0]), 0);
    expect(folded.children.map(item => item.hidden)).toEqual([3, 1, 3]);
    expect(visibleTree(tree, new Set(), 9).children.map(item => item.children.length)).toEqual([0, 0, 3]);
  });

  test('lays out without overlaps, both ways, and finds what is in sight', () => {
    const root = visibleTree(tree, openedAtFirst(tree, []), 0);
    for (const direction of ['down', 'right'] as const) {
      const layout = layOut(root, direction);
      expect(layout.places).toHaveLength(13);
      const seen = new Set(layout.places.map(({ x, y }) => `${x} ${y}`));
      expect(seen.size).toBe(13);
      for (const { x, y } of layout.places) {
        expect(x).toBeGreaterThan(0);
        expect(x).toBeLessThan(layout.width);
        expect(y).toBeGreaterThan(0);
        expect(y).toBeLessThan(layout.height);
      }
      expect(placesIn(layout, { left: 0, top: 0, right: layout.width, bottom: layout.height })).toHaveLength(13);
      expect(placesIn(layout, { left: 9000, top: 9000, right: 9999, bottom: 9999 })).toHaveLength(0);
    }
  });

  test('of a subtree that was cut off is drawn as it was written', () => {
    expect(parseDrawn('((8 -1) 7)')).toEqual([[8, -1], 7]);
  });

  test('is exported as it is shown', () => {
    const layout = layOut(visibleTree(tree, openedAtFirst(tree, []), 0), 'down');
    const text = svgText(tree, steps, 14, layout, bestLine(tree), 'a < b');
    expect(text.match(/class="ghost/g)).toHaveLength(2);
    expect(text).toContain('<title>a &lt; b</title>');
    expect(text).toContain('≤ 2');
    const [byDay, byNight] = text.split('prefers-color-scheme: dark') as [string, string];
    for (const name of ['paper', 'ink', 'accent', 'danger']) {
      expect(byDay).toContain(lightColor(name));
      expect(byNight).toContain(darkColor(name));
    }
    expect(text.match(/<g /g)!.length).toBe(text.match(/<\/g>/g)!.length);
  });

  test('is pressed on the map', () => {
    expect(nodeOnMap(tree, 0.99, 0.1)).toBe(0);
    expect(nodeOnMap(tree, 0.99, 0.5)).toBe(7);
    expect(nodeOnMap(tree, 0.99, 0.99)).toBe(10);
  });
});

describe('the exercise', () => {
  const questions = questionsFor(tree, steps);

  test('asks about every decision of a tree drawn by hand', () => {
    const cuts = questions.filter(({ kind }) => kind === 'cut');
    expect(cuts.map(({ node, child, answer }) => [node, child, answer])).toEqual([
      [1, 2, 0],
      [1, 3, 0],
      [0, 1, 0],
      [5, 6, 1],
      [0, 5, 0],
      [7, 8, 0],
      [7, 9, 0],
    ]);
    const values = questions.filter(({ kind }) => kind === 'value');
    expect(values.map(({ node, answer }) => [node, answer])).toEqual([
      [1, 3],
      [5, 2],
      [7, 2],
      [0, 3],
    ]);
    const order = questions.map(({ step }) => step);
    expect(order).toEqual([...order].sort((one, other) => one - other));
  });

  test('explains', () => {
    const [cut] = questions.filter(({ answer, kind }) => kind === 'cut' && answer === 1);
    expect(explanation(tree, cut!, bookNames)).toContain('α = 3 ≥ 2');
    expect(explanation(tree, questions[0]!, bookNames)).toContain('α = −∞, β = 3 is still open');
  });

  test('asks about cutoffs alone in a real search', () => {
    const real = questionsFor(readTree({ ...classic, game: 'chess' }), steps);
    expect(real.map(({ kind }) => kind)).toEqual(['cut', 'cut']);
    expect(real.map(({ answer }) => answer).sort()).toEqual([0, 1]);
  });
});
