import type { MessageId } from '../shared/language';
import { childrenOf, endingOf, isCut, visitOf, type Ending, type SearchTree, type Visit } from '../xray/search_tree';
import type { Steps } from '../xray/steps';
import { drawnTree } from '../xray/drawn_tree';
import type { XraySummary } from '../protocol';
import type { Subject } from '../xray/xray_store';

/// The lessons: what is shown, where the search stands, and what is said about it. Every number in what is said comes from
/// the search itself.

/// Where in the search a part of a lesson stops.
export type Target =
  | 'start'
  | 'end'
  /// The cutoff of that number, from 1.
  | { cut: number }
  /// The moment at which a node, named by its branches, is done; or at which the search comes to it.
  | { done: string }
  | { enter: string }
  /// The first node that ended, or was visited, for a reason.
  | { ending: Ending }
  | { visit: Visit }
  /// The first move that was searched less deep, and then once more.
  | 'second look';

export interface LessonPart {
  words: MessageId;
  /// What is looked into; what the part before had, if it says nothing.
  show?: Partial<Subject>;
  to: Target;
  /// Another search of the same position, to compare with.
  comparedWith?: Partial<Subject>;
  /// The comparison is with the same depth without what the part is about: what is missing was saved.
  saves?: boolean;
  /// The number line with alpha and beta.
  line?: boolean;
  /// The tree may be changed.
  edit?: boolean;
}

interface Asked {
  words: MessageId;
  show: Partial<Subject>;
  to: Target;
  /// What to think of after a wrong answer.
  hint: MessageId;
}

export type LessonExercise =
  | (Asked & { kind: 'number'; answer(tree: SearchTree, summary: XraySummary): number })
  | (Asked & { kind: 'choice'; choices: MessageId[]; right(tree: SearchTree): number })
  /// To be reached by changing the tree.
  | (Asked & { kind: 'goal'; met(tree: SearchTree, summary: XraySummary): boolean });

export interface TaughtLesson {
  id: string;
  title: MessageId;
  parts: LessonPart[];
  exercise: LessonExercise;
}

const drawn = (text: string, algorithm: Subject['algorithm'] = 'alphabeta'): Partial<Subject> => ({
  game: drawnTree,
  text,
  algorithm,
  capturesFirst: false,
  isAlone: false,
});

const chess = (text: string, part: Partial<Subject>): Partial<Subject> => ({
  game: 'chess',
  text,
  evaluation: 'material',
  algorithm: 'search',
  capturesFirst: false,
  improvements: 'all',
  isAlone: true,
  ...part,
});

/// The part whose comparison holds at a part: its own, or that of one before it with the same search.
export function comparedAt(of: TaughtLesson, at: number): LessonPart | undefined {
  for (let each = at; each >= 0 && each < of.parts.length; each -= 1) {
    const { comparedWith, show } = of.parts[each]!;
    if (comparedWith) return of.parts[each];
    if (show) return undefined;
  }
  return undefined;
}

/// The node that these branches lead to from the root; -1 if the search never came there.
export function nodeAt(tree: SearchTree, branches: string): number {
  let node = tree.roots[0]!;
  for (const letter of branches) {
    const next = childrenOf(tree, node).find(child => tree.file.names[tree.file.columns.move[child]!]![0] === letter);
    if (next === undefined) return -1;
    node = next;
  }
  return node;
}

/// Whether a move is searched again here that was searched with less depth before.
function isSecondLook(tree: SearchTree, node: number): boolean {
  const { move } = tree.file.columns;
  return (
    visitOf(tree, node) === 'again' &&
    childrenOf(tree, tree.parent[node]!).some(
      other => other < node && move[other] === move[node] && visitOf(tree, other) === 'reduced',
    )
  );
}

/// The step at which a part of a lesson stops.
export function stepOf(tree: SearchTree, steps: Steps, target: Target): number {
  const last = steps.count - 1;
  if (target === 'start') return 0;
  if (target === 'end') return last;
  if (target === 'second look') {
    for (let node = 0; node < tree.size; node += 1) if (isSecondLook(tree, node)) return steps.leave[node]!;
    return last;
  }
  if ('cut' in target) {
    let left = target.cut;
    for (let step = 0; step < steps.count; step += 1) {
      const node = steps.node[step]!;
      const parent = tree.parent[node]!;
      const cuts =
        steps.leave[node] === step && parent >= 0 && isCut(tree, parent) && tree.end[node] === tree.end[parent];
      if (cuts && --left === 0) return step;
    }
    return last;
  }
  if ('done' in target || 'enter' in target) {
    const node = nodeAt(tree, 'done' in target ? target.done : target.enter);
    return node < 0 ? last : 'done' in target ? steps.leave[node]! : steps.enter[node]!;
  }
  for (let node = 0; node < tree.size; node += 1) {
    const isIt = 'ending' in target ? endingOf(tree, node) === target.ending : visitOf(tree, node) === target.visit;
    if (isIt) return steps.leave[node]!;
  }
  return last;
}

export const classicTree = '((3 12 8) (2 4 6) (14 5 2))';
const threePlies = '(((5 6) (7 4 5)) ((3 2) (6 9)) ((5 7) (9 8 6)))';
const italian = 'r1bqk1nr/pppp1ppp/2n5/2b1p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4';
/// The pawn on e5 is protected.
const hangingPawn = '4k3/8/3p4/4p3/8/8/4Q3/4K3 w - - 0 1';
/// Kings and blocked pawns: many ways lead to the same position.
const blockedPawns = '8/k7/3p4/p2P1p2/P2P1P2/8/8/K7 w - - 0 1';

/// Few moves, so that each depth is a small tree; and the small depths pay for themselves.
const rooks = 'r3k3/ppp2ppp/8/8/8/8/PPP2PPP/4K2R w - - 0 1';

export const taughtLessons: TaughtLesson[] = [
  {
    id: 'tree',
    title: 'teach-tree',
    parts: [
      { words: 'teach-tree-1', show: drawn('((3 5) (2 9))', 'minimax'), to: 'start' },
      { words: 'teach-tree-2', to: { enter: 'a' } },
      { words: 'teach-tree-3', to: { done: 'aa' } },
      { words: 'teach-tree-4', to: 'end' },
    ],
    exercise: {
      kind: 'number',
      words: 'teach-tree-ask',
      hint: 'teach-tree-hint',
      show: drawn('(((1 2 3) (4 5 6) (7 8 9)) ((1 2 3) (4 5 6) (7 8 9)) ((1 2 3) (4 5 6) (7 8 9)))', 'minimax'),
      to: 'start',
      answer: (_, summary) => summary.evaluations,
    },
  },
  {
    id: 'minimax',
    title: 'teach-minimax',
    parts: [
      { words: 'teach-minimax-1', show: drawn(classicTree, 'minimax'), to: 'start' },
      { words: 'teach-minimax-2', to: { done: 'a' } },
      { words: 'teach-minimax-3', to: { done: 'b' } },
      { words: 'teach-minimax-4', to: 'end' },
      { words: 'teach-minimax-5', to: 'end', edit: true },
    ],
    exercise: {
      kind: 'number',
      words: 'teach-minimax-ask',
      hint: 'teach-minimax-hint',
      show: drawn('((4 7 9) (1 99 50) (6 5 8))', 'minimax'),
      to: 'start',
      answer: tree => tree.file.score,
    },
  },
  {
    id: 'cut',
    title: 'teach-cut',
    parts: [
      { words: 'teach-cut-1', show: drawn(classicTree), to: { done: 'a' } },
      { words: 'teach-cut-2', to: { cut: 1 } },
      { words: 'teach-cut-3', show: drawn('((3 12 8) (2 0 1000) (14 5 2))'), to: 'end' },
      { words: 'teach-cut-4', show: drawn(classicTree), to: 'end', edit: true },
      { words: 'teach-cut-5', to: 'end' },
    ],
    exercise: {
      kind: 'choice',
      words: 'teach-cut-ask',
      hint: 'teach-cut-hint',
      show: drawn('((6 9) (4 8) (7 5))'),
      // Before the 4 is done: with it the 8 is cut off.
      to: { enter: 'b' },
      choices: ['answer-goes-on', 'answer-cut'],
      right: tree => (isCut(tree, nodeAt(tree, 'b')) ? 1 : 0),
    },
  },
  {
    id: 'window',
    title: 'teach-window',
    parts: [
      { words: 'teach-window-1', show: drawn(threePlies), to: 'start', line: true },
      { words: 'teach-window-2', to: { done: 'aa' }, line: true },
      { words: 'teach-window-3', to: { cut: 1 }, line: true },
      { words: 'teach-window-4', to: { enter: 'b' }, line: true },
      { words: 'teach-window-5', to: { cut: 2 }, line: true },
      { words: 'teach-window-6', to: 'end', line: true, edit: true },
    ],
    exercise: {
      kind: 'number',
      words: 'teach-window-ask',
      hint: 'teach-window-hint',
      show: drawn('((4 7) (5 6) (8 3))'),
      to: { done: 'b' },
      answer: tree => tree.low[nodeAt(tree, 'c')]!,
    },
  },
  {
    id: 'order',
    title: 'teach-order',
    parts: [
      { words: 'teach-order-1', show: drawn('((2 1) (4 3) (6 5) (8 7))'), to: 'end' },
      { words: 'teach-order-2', show: drawn('((8 7) (6 5) (4 3) (2 1))'), to: 'end' },
      { words: 'teach-order-3', to: 'end' },
      {
        words: 'teach-order-4',
        show: chess(italian, { algorithm: 'alphabeta', capturesFirst: true, depth: 3 }),
        comparedWith: { capturesFirst: false },
        saves: true,
        to: 'end',
      },
    ],
    exercise: {
      kind: 'goal',
      words: 'teach-order-ask',
      hint: 'teach-order-hint',
      show: drawn('((2 4 6) (14 5 2) (3 12 8))'),
      to: 'end',
      met: (_, summary) => summary.minimum !== undefined && summary.evaluations === summary.minimum,
    },
  },
  {
    id: 'horizon',
    title: 'teach-horizon',
    parts: [
      { words: 'teach-horizon-1', show: chess(hangingPawn, { algorithm: 'alphabeta', depth: 1 }), to: 'end' },
      { words: 'teach-horizon-2', show: chess(hangingPawn, { algorithm: 'alphabeta', depth: 2 }), to: 'end' },
      { words: 'teach-horizon-3', show: chess(hangingPawn, { depth: 1, improvements: 'quiescence' }), to: 'end' },
      { words: 'teach-horizon-4', to: { visit: 'quiescence' } },
    ],
    exercise: {
      kind: 'choice',
      words: 'teach-horizon-ask',
      hint: 'teach-horizon-hint',
      show: chess(hangingPawn, { depth: 1, improvements: 'quiescence' }),
      to: 'end',
      choices: ['teach-horizon-all', 'teach-horizon-captures', 'teach-horizon-none'],
      right: () => 1,
    },
  },
  {
    id: 'deepening',
    title: 'teach-deepening',
    parts: [
      { words: 'teach-deepening-1', show: chess(rooks, { depth: 5, improvements: 'deepening' }), to: 'start' },
      // What it took without the last depth.
      { words: 'teach-deepening-2', comparedWith: { depth: 4 }, to: 'end' },
      // Depth 5 at once.
      {
        words: 'teach-deepening-3',
        comparedWith: { algorithm: 'alphabeta', capturesFirst: true },
        saves: true,
        to: 'end',
      },
    ],
    exercise: {
      kind: 'choice',
      words: 'teach-deepening-ask',
      hint: 'teach-deepening-hint',
      show: chess(rooks, { depth: 5, improvements: 'deepening' }),
      to: 'end',
      choices: ['teach-deepening-memory', 'teach-deepening-order', 'teach-deepening-moves'],
      right: () => 1,
    },
  },
  {
    id: 'table',
    title: 'teach-table',
    parts: [
      { words: 'teach-table-1', show: chess(blockedPawns, { depth: 8, improvements: 'quiescence' }), to: 'end' },
      {
        words: 'teach-table-2',
        show: chess(blockedPawns, { depth: 8, improvements: 'table' }),
        comparedWith: { improvements: 'quiescence' },
        saves: true,
        to: 'end',
      },
      { words: 'teach-table-3', to: { ending: 'table' } },
    ],
    exercise: {
      kind: 'choice',
      words: 'teach-table-ask',
      hint: 'teach-table-hint',
      show: chess(blockedPawns, { depth: 8, improvements: 'table' }),
      to: { ending: 'table' },
      choices: ['teach-table-always', 'teach-table-never', 'teach-table-deep'],
      right: () => 2,
    },
  },
  {
    id: 'reductions',
    title: 'teach-reductions',
    parts: [
      {
        words: 'teach-reductions-1',
        show: chess(italian, { depth: 5, evaluation: 'simplified', improvements: 'null-move' }),
        to: 'end',
      },
      {
        words: 'teach-reductions-2',
        // With material alone, hardly any move is better than another: nothing surprises.
        show: chess(italian, { depth: 5, evaluation: 'simplified', improvements: 'reductions' }),
        comparedWith: { improvements: 'null-move' },
        saves: true,
        to: 'end',
      },
      { words: 'teach-reductions-3', to: { visit: 'reduced' } },
      { words: 'teach-reductions-4', to: 'second look' },
    ],
    exercise: {
      kind: 'choice',
      words: 'teach-reductions-ask',
      hint: 'teach-reductions-hint',
      show: chess(italian, { depth: 5, evaluation: 'simplified', improvements: 'reductions' }),
      to: 'second look',
      choices: ['teach-reductions-lost', 'teach-reductions-again'],
      right: () => 1,
    },
  },
  {
    id: 'modern',
    title: 'teach-modern',
    parts: [
      {
        words: 'teach-modern-1',
        show: chess(italian, { depth: 6, evaluation: 'tuned' }),
        comparedWith: { improvements: 'deepening', depth: 4 },
        to: 'end',
      },
      { words: 'teach-modern-2', to: { ending: 'futility' } },
      { words: 'teach-modern-3', to: { ending: 'null-move' } },
      { words: 'teach-modern-4', to: 'end' },
    ],
    exercise: {
      kind: 'choice',
      words: 'teach-modern-ask',
      hint: 'teach-modern-hint',
      show: chess(italian, { depth: 6, evaluation: 'tuned' }),
      to: 'end',
      choices: ['teach-modern-wrong', 'teach-modern-question', 'teach-modern-luck'],
      right: () => 1,
    },
  },
];
