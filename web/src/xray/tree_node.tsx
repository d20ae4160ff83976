import { boundOf, isCut, type SearchTree } from './search_tree';
import type { Steps } from './steps';
import type { Direction, Item, Placed } from './tree_layout';
import { boundText, valueText, windowText } from './values';

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
}

/// What is written at a node. Leaves of drawn trees show their number from the beginning, as on paper.
export function textOf(tree: SearchTree, item: Item, state: State): NodeText {
  const { file } = tree;
  const { node, ghost } = item;
  if (ghost)
    return { name: item.name, value: ghost.value === undefined ? '' : valueText(file, ghost.value), window: '' };
  if (node < 0) return { name: item.name, value: '', window: '' };
  const isKnown = state === 'done' || (item.isLeaf && file.game === 'tree');
  return {
    name: item.name,
    value: isKnown ? boundText(file, tree.value[node]!, boundOf(tree, node)) : state === 'open' ? '…' : '',
    window:
      state === 'future' || file.search === 'minimax' || item.isLeaf
        ? ''
        : windowText(file, tree.low[node]!, tree.high[node]!),
  };
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
  const middle = (parent.x + x) / 2 + 30;
  return `M${parent.x + 12} ${parent.y}L${middle - 50} ${parent.y}L${middle - 20} ${y}L${x - 12} ${y}`;
}

/// Where the words of a node stand, seen from its middle.
export const wordPlaces = {
  down: { name: [-13, -6, 'end'], value: [0, 25, 'middle'], window: [0, 40, 'middle'], hidden: [14, 4, 'start'] },
  right: { name: [16, -3, 'start'], value: [16, 12, 'start'], window: [16, 12, 'start'], hidden: [0, 24, 'middle'] },
} as const;

export const marksCut = (tree: SearchTree, item: Item, state: State): boolean =>
  item.node >= 0 && state === 'done' && isCut(tree, item.node);
