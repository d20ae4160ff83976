import type { Side } from '../protocol';
import { t, type PlainMessageId } from '../shared/language';
import { moveText } from '../shared/notation';
import {
  boundOf,
  endingOf,
  endsEarly,
  isLeaf,
  moveName,
  pathTo,
  sideAt,
  standing,
  unvisitedCount,
  visitOf,
  type Ending,
  type SearchTree,
  type Visit,
} from './search_tree';
import { cutAt, phaseAt, type Steps } from './steps';
import { boundText, valueText, valueWords, windowText } from './values';

/// The sides as catalogues know them: white, wolf, max.
export type SideNames = Record<Side, string>;

/// In a tree drawn by hand the sides are called what textbooks call them.
export const bookNames: SideNames = { first: 'max', second: 'min' };

/// The moves that lead to a node, for a person.
export function wayTo(tree: SearchTree, node: number): string {
  const moves = pathTo(tree, node)
    .slice(1)
    .map(at => moveText(moveName(tree, at)));
  return moves.length === 0 ? t('at-the-root') : t('after-moves', { moves: moves.join(' ') });
}

const visitWords: Partial<Record<Visit, PlainMessageId>> = {
  root: 'visit-root',
  scout: 'visit-scout',
  reduced: 'visit-reduced',
  again: 'visit-again',
  pass: 'visit-pass',
  probcut: 'visit-probcut',
  quiescence: 'visit-quiescence',
};

export function visitSentence(tree: SearchTree, node: number): string {
  const words = visitWords[visitOf(tree, node)];
  return words ? t(words) : '';
}

export const endingWords: Record<Ending, PlainMessageId | null> = {
  moves: null,
  decided: 'ending-decided',
  faster: 'ending-faster',
  table: 'ending-table',
  razoring: 'ending-razoring',
  futility: 'ending-futility',
  'null-move': 'ending-null-move',
  probcut: 'ending-probcut',
  'many-moves': 'ending-many-moves',
  'stand-pat': 'ending-stand-pat',
};

/// Why a node ended before its moves; nothing if it did not.
export function endingSentence(tree: SearchTree, node: number): string {
  const words = endingWords[endingOf(tree, node)];
  return words ? t(words) : '';
}

/// Why the rest of a node need not be looked at.
export function cutReason(tree: SearchTree, node: number, names: SideNames): string {
  const side = sideAt(tree, node);
  const other: Side = side === 'first' ? 'second' : 'first';
  const value = valueWords(tree.file, tree.value[node]!, names);
  const left = unvisitedCount(tree, node);
  const limit = valueText(tree.file, side === 'first' ? tree.high[node]! : tree.low[node]!);
  return t(side === 'first' ? 'cut-reason-first' : 'cut-reason-second', {
    side: names[side],
    other: names[other],
    value,
    limit,
    count: left,
    found: valueText(tree.file, tree.value[node]!),
  });
}

/// What happens at a step, in a sentence or two.
export function stepSentence(tree: SearchTree, steps: Steps, step: number, names: SideNames): string {
  const node = steps.node[step]!;
  const { file } = tree;
  const phase = phaseAt(steps, step);
  const side = names[sideAt(tree, node)];
  if (phase === 'enter') {
    const window = windowText(file, tree.low[node]!, tree.high[node]!);
    const goal = sideAt(tree, node) === 'first' ? 'largest' : 'smallest';
    const about =
      file.search === 'minimax' ? t('step-enter', { side, goal }) : t('step-enter-window', { side, goal, window });
    return [about, visitSentence(tree, node)].filter(Boolean).join(' ');
  }
  const value = boundText(file, tree.value[node]!, boundOf(tree, node));
  const what = endsEarly(tree, node)
    ? t('step-known', { value })
    : phase === 'leaf'
      ? t('step-leaf', { value: valueWords(file, tree.value[node]!, names) })
      : t('step-done', { value });
  const said = [what, endingSentence(tree, node)].filter(Boolean).join(' ');
  const cut = cutAt(tree, steps, step);
  if (cut >= 0) return t('step-cut', { said, reason: cutReason(tree, cut, names) });
  const parent = tree.parent[node]!;
  if (parent < 0) return node === tree.roots.at(-1) ? `${said} ${t('search-done')}` : said;
  const before = standing(tree, parent, node).best;
  const after = standing(tree, parent, tree.end[node]!).best;
  const chooser = names[sideAt(tree, parent)];
  if (after === null) return said;
  if (before === null) return `${said} ${t('step-has', { side: chooser, value: valueText(file, after) })}`;
  return before === after
    ? `${said} ${t('step-keeps', { side: chooser, value: valueText(file, after) })}`
    : `${said} ${t('step-better', { side: chooser, value: valueText(file, after), before: valueText(file, before) })}`;
}

/// The line that is read aloud: "Node 17 of 400: after Nf3 e5, window [−3, 5], value 2, cut off".
export function stepLine(tree: SearchTree, steps: Steps, step: number): string {
  const node = steps.node[step]!;
  const { low, high } = tree;
  const parts = [t('line-node', { node: node + 1, size: tree.size, way: wayTo(tree, node) })];
  parts.push(t('line-window', { window: windowText(tree.file, low[node]!, high[node]!) }));
  if (steps.leave[node]! <= step)
    parts.push(t('line-value', { value: boundText(tree.file, tree.value[node]!, boundOf(tree, node)) }));
  const cut = cutAt(tree, steps, step);
  if (cut >= 0) parts.push(t('line-cuts', { count: unvisitedCount(tree, cut) }));
  else if (isLeaf(tree, node)) parts.push(t('leaf'));
  return parts.join(', ');
}
