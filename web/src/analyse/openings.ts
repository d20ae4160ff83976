import { computed, signal } from '@preact/signals';
import { study, tree, current } from './analysis';
import { nodeOf, pathTo, rootId } from './move_tree';
import { openingOf, readOpenings, type Opening } from './opening_names';

const openings = signal<ReadonlyMap<string, Opening> | null>(null);
let asked = false;

/// The names come from a list on npm (see docs/page.md), in a file of their own, when somebody analyzes a game of chess.
async function load(): Promise<void> {
  asked = true;
  const { default: text } = await import('virtual:openings');
  openings.value = readOpenings(text);
}

/// What the opening on the board is called; only games of chess have names.
export const opening = computed<Opening | null>(() => {
  if (study.value?.game !== 'chess') return null;
  if (!asked) void load().catch(() => (asked = false));
  if (!openings.value) return null;
  const path = pathTo(tree.value, current.value);
  return openingOf([nodeOf(tree.value, rootId), ...path], openings.value);
});
