import { describe, expect, test } from 'vitest';
import { drawnText, leavesOf, withLeaf, withSwap } from '../src/lessons/edit_tree';
import { comparedAt, taughtLessons, type TaughtLesson } from '../src/lessons/script';
import { parseDrawn } from '../src/xray/drawn_tree';
import type { TreeFile } from '../src/protocol';
import { foundBy, shownDepth, shownSearch } from '../src/xray/found_by';
import { mirrored } from '../src/xray/point_of_view';

const catalogues = import.meta.glob<string>('../src/locales/*/lessons.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const classic = '((3 12 8) (2 4 6) (14 5 2))';

describe('a tree is changed', () => {
  test('and keeps its text otherwise', () => {
    expect(drawnText(parseDrawn(classic))).toBe(classic);
    expect(leavesOf(parseDrawn(classic))).toEqual([3, 12, 8, 2, 4, 6, 14, 5, 2]);
  });

  test('at a leaf', () => {
    expect(withLeaf(classic, [1, 0], -7)).toBe('((3 12 8) (-7 4 6) (14 5 2))');
    expect(withLeaf('min (1 (2 3))', [1, 1], 9)).toBe('min (1 (2 9))');
    expect(withLeaf(classic, [1], 9)).toBe(classic); // that is no leaf
  });

  test('in its order', () => {
    expect(withSwap(classic, [0])).toBe('((2 4 6) (3 12 8) (14 5 2))');
    expect(withSwap(classic, [2, 1])).toBe('((3 12 8) (2 4 6) (14 2 5))');
    expect(withSwap(classic, [2])).toBe(classic); // there is nothing behind it
  });
});

describe('the lessons', () => {
  test('are ten, each with something to do at its end', () => {
    expect(taughtLessons.length).toBe(10);
    expect(new Set(taughtLessons.map(({ id }) => id)).size).toBe(10);
    for (const { parts } of taughtLessons) {
      expect(parts.length).toBeGreaterThanOrEqual(3);
      expect(parts[0]!.show).toBeDefined();
    }
  });
});

describe('a part is compared', () => {
  const lesson = (id: string) => taughtLessons.find(each => each.id === id)!;

  test('with what it says, or what was said before of the same search', () => {
    expect(comparedAt(lesson('table'), 1)?.saves).toBe(true);
    expect(comparedAt(lesson('table'), 2)?.words).toBe('teach-table-2');
    expect(comparedAt(lesson('table'), 0)).toBeUndefined();
    expect(comparedAt(lesson('deepening'), 1)?.saves).toBeUndefined();
    expect(comparedAt(lesson('deepening'), 2)?.words).toBe('teach-deepening-3');
    expect(comparedAt(lesson('order'), 2)).toBeUndefined();
    // The exercise asks for itself.
    expect(comparedAt(lesson('table'), 3)).toBeUndefined();
  });

  test('with the same depth, where it says that nodes are saved', () => {
    const saving = taughtLessons.flatMap(({ parts }) => parts.filter(({ saves }) => saves));
    expect(saving.length).toBe(4);
    for (const { comparedWith, words } of saving) expect(comparedWith?.depth, words).toBeUndefined();
  });
});

describe.each(Object.entries(catalogues))('%s', (_, catalogue) => {
  /// The numbers that stand in a sentence as they are.
  const literals = (id: string) => {
    const words = new RegExp(`^${id} = (.*)$`, 'm').exec(catalogue)![1]!;
    // Thousands are grouped as the language does it.
    const plain = words.replace(/\{[^}]*\}/g, '').replace(/(?<=\d)[.,\u00a0\u202f ](?=\d{3})/g, '');
    return [...plain.matchAll(/\d+/g)].map(([number]) => Number(number));
  };

  const wordsOf = ({ parts, exercise }: TaughtLesson) => [
    ...parts.map(({ words }) => words),
    exercise.words,
    exercise.hint,
    ...(exercise.kind === 'choice' ? exercise.choices : []),
  ];

  test('names no number but the leaves that are in sight: all others come from the search', () => {
    for (const { parts, exercise } of taughtLessons.slice(1, 4)) {
      let leaves: number[] = [];
      for (const { words, show } of parts) {
        if (show) leaves = leavesOf(parseDrawn(show.text!));
        expect(leaves, words).toEqual(expect.arrayContaining(literals(words)));
      }
      const asked = leavesOf(parseDrawn(exercise.show.text!));
      for (const words of [exercise.words, exercise.hint])
        expect(asked, words).toEqual(expect.arrayContaining(literals(words)));
    }
  });

  test('the first lesson names what chess begins with, and nothing else', () => {
    const [first] = taughtLessons;
    // As `rookery perft` counts them, which the tests of the page in a browser ask.
    expect(wordsOf(first!).flatMap(literals)).toEqual([20, 197_281]);
  });

  test('on real positions only depths are named that are searched', () => {
    for (const each of taughtLessons.slice(4)) {
      const depths = [...each.parts.map(({ show }) => show), each.exercise.show].map(show => show?.depth ?? 0);
      const deepest = Math.max(...depths);
      const named = wordsOf(each).flatMap(literals);
      expect(
        named.filter(number => number > deepest),
        each.id,
      ).toEqual([]);
      expect(named.length > 0, each.id).toBe(each.id === 'deepening');
    }
  });
});

describe('a move of the computer was found', () => {
  const computer = (player: object) => ({ kind: 'computer' as const, name: '', ...player });
  const move = (nodes: number, depth?: number) => ({ ply: 1, nodes, boards: [], balance: 0, depth });
  const by = (player: object, nodes: number, elo?: number, depth?: number) =>
    foundBy(computer(player), move(nodes, depth), elo);

  test('by the search that X-ray shows, or else it is said in what way', () => {
    expect(by({ depth: 3 }, 500)).toBe(null);
    expect(by({ opponent: 'rookery' }, 500)).toBe(null);
    expect(by({ opponent: 'robin' }, 500, 800)).toBe('glance');
    expect(by({ opponent: 'robin' }, 0, 800)).toBe('memory');
    expect(by({ engine: 'Stockfish' }, 500)).toBe('engine');
    expect(by({ learned: { run: 'r', generation: 3 } }, 500)).toBe('learned');
  });

  test('with drops in the first plies alone, where that makes a difference', () => {
    expect(by({ depth: 4, drop_plies: 2 }, 500, undefined, 4)).toBe('drops');
    expect(by({ depth: 4, drop_plies: 2, algorithm: 'alphabeta' }, 500, undefined, 4)).toBe('drops');
    expect(by({ depth: 2, drop_plies: 2, algorithm: 'alphabeta' }, 500, undefined, 2)).toBe(null);
    expect(by({ depth: 2, drop_plies: 2 }, 500, undefined, 2)).toBe('drops'); // it goes on with captures
    expect(by({ depth: 4, drop_plies: 2, opponent: 'robin' }, 500, 800, 4)).toBe('glance');
  });

  test('by captures first: that X-ray has for alpha-beta alone', () => {
    const captures = { ordering: 'captures', depth: 4 };
    expect(shownSearch(computer({ ...captures, algorithm: 'alphabeta' }))).toBe('captures-first');
    expect(by({ ...captures, algorithm: 'alphabeta' }, 500)).toBe(null);
    expect(shownSearch(computer({ ...captures, algorithm: 'minimax' }))).toBe('minimax');
    expect(by({ ...captures, algorithm: 'minimax' }, 500)).toBe('order');
    expect(shownSearch(computer(captures))).toBe('search');
    expect(shownSearch(computer({ algorithm: 'alphabeta' }))).toBe('alphabeta');
  });

  test('in so much time: as deep as it came, or as deep as X-ray goes', () => {
    const timed = { time: 1000 };
    expect(shownDepth(computer(timed), move(500, 11))).toBe(11);
    expect(by(timed, 500, undefined, 11)).toBe(null);
    expect(shownDepth(computer(timed), move(500, 23))).toBe(16);
    expect(by(timed, 500, undefined, 23)).toBe('deeper');
    expect(shownDepth(computer({ ...timed, algorithm: 'minimax' }), move(500, 9))).toBe(8);
    expect(by({ ...timed, algorithm: 'minimax' }, 500, undefined, 9)).toBe('deeper');
    expect(shownDepth(computer({ ...timed, algorithm: 'alphabeta' }), move(500, 5))).toBe(5);
  });
});

describe('the point of view', () => {
  const file = {
    game: 'wolf-sheep',
    to_move: 'second',
    score: -3,
    columns: { low: [null, 2], high: [5, null], value: [-3, 0], bound: [0, 1], ply: [0, 1] },
  } as unknown as TreeFile;

  test('of the other side: windows change their ends, values their signs, bounds their sense', () => {
    const other = mirrored(file);
    expect(other.to_move).toBe('first');
    expect(other.score).toBe(3);
    expect(other.columns.low).toEqual([-5, null]);
    expect(other.columns.high).toEqual([null, -2]);
    expect(other.columns.value).toEqual([3, 0]);
    expect(other.columns.bound).toEqual([0, 2]);
  });

  test('twice is once', () => {
    expect(mirrored(mirrored(file))).toEqual(file);
  });
});
