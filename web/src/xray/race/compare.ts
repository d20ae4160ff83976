import { computed, signal } from '@preact/signals';
import { stayAt } from '../../route';
import type { TreeFile, XraySummary } from '../../protocol';
import type { SearchTree } from '../search_tree';
import { addressOf, record, requestFor, show, shown, subject, tab, type Subject } from '../xray_store';

/// One of the searches that are compared, and what it took.
export interface Compared {
  search: string;
  found: { file: TreeFile; tree: SearchTree; summary: XraySummary } | null;
  problem: string | null;
}

export const rows = signal<Compared[]>([]);
export const busy = signal(false);
/// What the rows are about.
const about = signal<Subject | null>(null);

const same: (keyof Subject)[] = ['game', 'text', 'depth', 'evaluation'];
/// Whether the rows are about what is looked into now.
export const isCurrent = computed(() => same.every(part => about.value?.[part] === subject.value[part]));

/// Searches the same with every algorithm, one after the other. The tree of minimax may be too large to keep: then it is
/// less deep than the others, and says so.
export async function compare(): Promise<void> {
  const wanted = subject.value;
  about.value = wanted;
  busy.value = true;
  rows.value = shown.value!.summary.searches.map(search => ({
    search,
    found: null,
    problem: null,
  }));
  for (const { search } of rows.value) {
    let part: Partial<Compared>;
    try {
      part = { found: await record(requestFor(wanted, search)) };
    } catch (error) {
      part = { problem: (error as Error).message };
    }
    if (!isCurrent.value) break;
    rows.value = rows.value.map(row => (row.search === search ? { ...row, ...part } : row));
  }
  busy.value = false;
}

/// What a search took. Where its tree is too large to keep, another search may have counted minimax all the same.
export function countsOf({ search, found }: Compared): { nodes: number; evaluations: number } {
  const { summary } = found!;
  if (search !== 'minimax' || summary.depth === summary.asked) return summary;
  const other = rows.value.find(row => row.found?.summary.minimax && row.found.summary.depth === summary.asked);
  return other?.found?.summary.minimax ?? summary;
}

/// Shows one of them in the large view, and the form follows.
export function open({ search, found }: Compared): void {
  subject.value = {
    ...subject.value,
    algorithm: search === 'captures-first' ? 'alphabeta' : (search as Subject['algorithm']),
    capturesFirst: search === 'captures-first',
  };
  stayAt(addressOf(subject.value));
  show(found!.file, found!.summary);
  tab.value = 'node';
}
