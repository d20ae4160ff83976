import { countText } from '../format';
import { boundOf, isCut, standing, type SearchTree } from './search_tree';
import type { Steps } from './steps';
import type { Direction, Item, Placed } from './tree_layout';
import { boundText, valueText, windowLabel } from './values';

/// How far the search is with something at a step: not there yet, at work, done, or never coming.
export type State = 'future' | 'open' | 'done' | 'ghost';

export function stateOf(item: Item, steps: Steps, step: number): State {
  if (item.node >= 0) {
    if (steps.leave[item.node]! <= step) return 'done';
    return steps.enter[item.node]! <= step ? 'open' : 'future';
  }
  if (item.of < 0) return 'open';
  // It is settled that a move is left out when the last child of its node is done, just before the node itself is.
  return steps.leave[item.of]! - 1 <= step ? 'ghost' : 'future';
}

export interface NodeText {
  name: string;
  value: string;
  window: string;
  /// How much is folded up below it.
  hidden: string;
}

/// What is written at a node when all up to another one is done. Leaves of drawn trees show their number from the beginning, as on paper.
export function textOf(tree: SearchTree, item: Item, state: State, until: number): NodeText {
  const { file } = tree;
  const { node, ghost } = item;
  const isRoot = item.of < 0 && file.game === 'tree';
  const words = {
    name: isRoot ? '' : item.name,
    value: '',
    window: '',
    hidden: item.hidden > 0 ? `+${countText(item.hidden)}` : '',
  };
  if (ghost) return { ...words, value: ghost.value === undefined ? '' : valueText(file, ghost.value) };
  if (node < 0) return words;
  const prunes = file.search !== 'minimax' && !item.isLeaf;
  if (state === 'open') {
    // What has come up so far, and the window that is left.
    const { low, high, best } = standing(tree, node, until);
    const value = best === null ? '…' : `${valueText(file, best)} …`;
    return { ...words, value, window: prunes ? windowLabel(file, low, high) : '' };
  }
  const isKnown = state === 'done' || (item.isLeaf && file.game === 'tree');
  if (isKnown) words.value = boundText(file, tree.value[node]!, boundOf(tree, node));
  if (state === 'done' && prunes) words.window = windowLabel(file, tree.low[node]!, tree.high[node]!);
  return words;
}

/// Max points up and Min down; a leaf is a square, and what hides something below it has a shadow.
export function shapePath(item: Item): string {
  if (item.isLeaf) return 'M-7-7H7V7H-7Z';
  return item.side === 'first' ? 'M0-10 11 8H-11Z' : 'M0 10-11-8H11Z';
}

export function linePath(place: Placed, direction: Direction): string {
  const { x, y, parent } = place;
  if (!parent) return '';
  if (direction === 'down') return `M${parent.x} ${parent.y + 10}L${x} ${y - 10}`;
  // All lines of a node share one upright, between the words of the node and its children.
  return `M${parent.x + 12} ${parent.y}H${x - 34}V${y}H${x - 12}`;
}

/// Where the words of a node stand, seen from its middle.
const wordPlaces = {
  down: { name: [-21, -6, 'end'], value: [21, -1, 'start'], window: [21, 14, 'start'], hidden: [0, 26, 'middle'] },
  leaf: { name: [-15, -6, 'end'], value: [0, 25, 'middle'], window: [0, 40, 'middle'], hidden: [0, 40, 'middle'] },
  right: { name: [22, -5, 'start'], value: [22, -5, 'start'], window: [22, 14, 'start'], hidden: [22, 14, 'start'] },
} as const;

export const wordPlacesOf = (item: Item, direction: Direction) =>
  wordPlaces[item.isLeaf && direction === 'down' ? 'leaf' : direction];

export const marksCut = (tree: SearchTree, item: Item, state: State): boolean =>
  item.node >= 0 && state === 'done' && isCut(tree, item.node);
