import { capital } from '../format';
import type { Side } from '../protocol';
import {
  boundOf,
  endsEarly,
  isLeaf,
  moveName,
  pathTo,
  sideAt,
  standing,
  unvisitedCount,
  visitOf,
  type SearchTree,
  type Visit,
} from './search_tree';
import { cutAt, phaseAt, type Steps } from './steps';
import { boundText, valueText, valueWords, windowText } from './values';

export type SideNames = Record<Side, string>;

/// In a tree drawn by hand the sides are called what textbooks call them.
export const bookNames: SideNames = { first: 'Max', second: 'Min' };

const numberOf = (count: number, one: string, many: string) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;

/// The moves that lead to a node, for a person.
export function wayTo(tree: SearchTree, node: number): string {
  const moves = pathTo(tree, node)
    .slice(1)
    .map(at => moveName(tree, at));
  return moves.length === 0 ? 'at the root' : `after ${moves.join(' ')}`;
}

const visitWords: Record<Visit, string> = {
  plain: '',
  root: 'The search begins anew, deeper or with another window.',
  scout: 'A look with an empty window: only to show that the move is not better.',
  reduced: 'A late move, looked at less deeply at first.',
  again: 'A second look: the first said that the move is better than thought.',
  pass: 'A null move: the side passes. If even that is good enough, a real move is too.',
  probcut: 'A shallow test of a capture that looks far too good.',
  quiescence: 'The depth is used up: only captures and the like go on, until the position is quiet.',
};

export const visitSentence = (tree: SearchTree, node: number): string => visitWords[visitOf(tree, node)];

/// Why the rest of a node need not be looked at.
export function cutReason(tree: SearchTree, node: number, names: SideNames): string {
  const side = sideAt(tree, node);
  const other: Side = side === 'first' ? 'second' : 'first';
  const value = valueWords(tree.file, tree.value[node]!, names);
  const left = unvisitedCount(tree, node);
  const rest = left > 0 ? `, so ${numberOf(left, 'move needs', 'moves need')} no look` : '';
  const limit = side === 'first' ? tree.high[node]! : tree.low[node]!;
  const limitText = valueText(tree.file, limit);
  const sign =
    side === 'first'
      ? `β = ${limitText} ≤ ${valueText(tree.file, tree.value[node]!)}`
      : `α = ${limitText} ≥ ${valueText(tree.file, tree.value[node]!)}`;
  const reaches = side === 'first' ? `gets at least ${value}` : `holds it to ${value} or less`;
  const has = side === 'first' ? `can hold it to ${limitText}` : `already has ${limitText}`;
  return `${capital(names[side])} ${reaches} here, but ${names[other]} ${has} elsewhere and will not come here${rest} (${sign}).`;
}

/// What happens at a step, in a sentence or two.
export function stepSentence(tree: SearchTree, steps: Steps, step: number, names: SideNames): string {
  const node = steps.node[step]!;
  const { file } = tree;
  const phase = phaseAt(steps, step);
  const side = names[sideAt(tree, node)];
  if (phase === 'enter') {
    const window = windowText(file, tree.low[node]!, tree.high[node]!);
    const goal = sideAt(tree, node) === 'first' ? 'the largest value' : 'the smallest value';
    const about = file.search === 'minimax' ? `looks for ${goal}` : `looks for ${goal} within ${window}`;
    return [`${capital(side)} ${about}.`, visitSentence(tree, node)].filter(Boolean).join(' ');
  }
  const value = boundText(file, tree.value[node]!, boundOf(tree, node));
  const said = endsEarly(tree, node)
    ? `Enough is known without a move: ${value}, from the table or because nothing could change it.`
    : phase === 'leaf'
      ? `A leaf, worth ${valueWords(file, tree.value[node]!, names)}.`
      : `All that matters here is known: ${value}.`;
  const cut = cutAt(tree, steps, step);
  if (cut >= 0) return `${said} Cut off: ${cutReason(tree, cut, names)}`;
  const parent = tree.parent[node]!;
  if (parent < 0) return node === tree.roots.at(-1) ? `${said} The search is done.` : said;
  const before = standing(tree, parent, node).best;
  const after = standing(tree, parent, tree.end[node]!).best;
  const chooser = capital(names[sideAt(tree, parent)]);
  if (after === null) return said;
  if (before === null) return `${said} ${chooser} has ${valueText(file, after)} for now.`;
  return before === after
    ? `${said} ${chooser} keeps ${valueText(file, after)}.`
    : `${said} ${chooser} likes that better: ${valueText(file, after)} instead of ${valueText(file, before)}.`;
}

/// The line that is read aloud: "Node 17 of 400: after Nf3 e5, window [−3, 5], value 2, cut off".
export function stepLine(tree: SearchTree, steps: Steps, step: number): string {
  const node = steps.node[step]!;
  const { low, high } = tree;
  const parts = [`Node ${node + 1} of ${tree.size}: ${wayTo(tree, node)}`];
  parts.push(`window ${windowText(tree.file, low[node]!, high[node]!)}`);
  if (steps.leave[node]! <= step) parts.push(`value ${boundText(tree.file, tree.value[node]!, boundOf(tree, node))}`);
  const cut = cutAt(tree, steps, step);
  if (cut >= 0) parts.push(`cuts off ${numberOf(unvisitedCount(tree, cut), 'move', 'moves')}`);
  else if (isLeaf(tree, node)) parts.push('leaf');
  return parts.join(', ');
}
