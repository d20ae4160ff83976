import { signal } from '@preact/signals';
import { groupedText } from '../format';
import { Button } from '../parts/button';
import { MapView } from './map_view';
import type { XraySummary } from './messages';
import type { SearchTree } from './search_tree';
import { valueText } from './values';
import { record, requestFor, show, shown, subject, type Subject } from './xray_store';

interface Compared {
  search: string;
  title: string;
  found: { tree: SearchTree; summary: XraySummary } | null;
  problem: string | null;
}

const titles: Record<string, string> = {
  minimax: 'Minimax',
  alphabeta: 'Alpha-beta',
  'captures-first': 'Alpha-beta, captures first',
  search: 'Full search',
};

const rows = signal<Compared[]>([]);
/// What the rows are about.
const about = signal<Subject | null>(null);
const busy = signal(false);

/// Searches the same with every algorithm, one after the other. The tree of minimax may be too large to keep: then it is
/// less deep than the others, and says so.
async function compare(): Promise<void> {
  const wanted = subject.value;
  about.value = wanted;
  busy.value = true;
  rows.value = shown.value!.summary.searches.map(search => ({
    search,
    title: titles[search]!,
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
    if (about.value !== wanted) return;
    rows.value = rows.value.map(row => (row.search === search ? { ...row, ...part } : row));
  }
  busy.value = false;
}

/// What a search took. Where its tree is too large to keep, another search may have counted minimax all the same.
function countsOf({ search, found }: Compared): { nodes: number; evaluations: number } {
  const { summary } = found!;
  if (search !== 'minimax' || summary.depth === summary.asked) return summary;
  const other = rows.value.find(row => row.found?.summary.minimax && row.found.summary.depth === summary.asked);
  return other?.found?.summary.minimax ?? summary;
}

function Row({ row, nodes, plies }: { row: Compared; nodes: number; plies: number }) {
  const { found } = row;
  const counted = found && countsOf(row);
  return (
    <li class="xray-compared" data-search={row.search}>
      <div class="xray-compared-head">
        <strong>{row.title}</strong>
        {found && (
          <Button look="quiet" onClick={() => open(row)}>
            Show
          </Button>
        )}
      </div>
      {row.problem && <p class="note">{row.problem}</p>}
      {!found && !row.problem && <p class="note quiet">Searching …</p>}
      {found && counted && (
        <>
          <MapView tree={found.tree} nodes={nodes} plies={plies} />
          <p class="note">
            <strong>{groupedText(counted.nodes)}</strong> nodes, {groupedText(counted.evaluations)} leaves valued,
            result {valueText(found.tree.file, found.tree.file.score)}
            {found.summary.depth < found.summary.asked &&
              ` (${counted === found.summary ? '' : 'the map and the result are of '}depth ${found.summary.depth}, the deepest that fits)`}
          </p>
        </>
      )}
    </li>
  );
}

/// Shows one of them in the large view, and the form follows.
function open({ search, found }: Compared): void {
  subject.value = {
    ...subject.value,
    algorithm: search === 'captures-first' ? 'alphabeta' : (search as Subject['algorithm']),
    capturesFirst: search === 'captures-first',
  };
  about.value = subject.value;
  show(found!.tree, found!.summary);
}

const isSame = (one: Subject | null, other: Subject) =>
  one !== null &&
  one.game === other.game &&
  one.text === other.text &&
  one.depth === other.depth &&
  one.evaluation === other.evaluation;

/// The same position under every algorithm, side by side: maps of one scale, so that the eye sees what is saved.
export function ComparePanel() {
  const isCurrent = isSame(about.value, subject.value);
  const nodes = Math.max(1, ...rows.value.map(row => row.found?.tree.size ?? 0));
  const plies = Math.max(1, ...rows.value.map(row => (row.found?.tree.height ?? 0) + 1));
  return (
    <div class="xray-compare">
      <p>The same under every algorithm, at one scale: a row for each ply, as wide as the nodes below it.</p>
      <Button
        look={isCurrent ? 'plain' : 'main'}
        disabled={!shown.value || (busy.value && isCurrent)}
        onClick={() => void compare()}
      >
        {isCurrent ? 'Compare again' : 'Compare'}
      </Button>
      {isCurrent && (
        <ul>
          {rows.value.map(row => (
            <Row key={row.search} {...{ row, nodes, plies }} />
          ))}
        </ul>
      )}
    </div>
  );
}
