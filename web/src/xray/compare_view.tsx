import { groupedText } from '../format';
import { Button } from '../parts/button';
import { busy, compare, countsOf, isCurrent, open, rows, type Compared } from './compare';
import { MapView } from './map_view';
import { valueText } from './values';
import { shown } from './xray_store';

function Card({ row, nodes, plies }: { row: Compared; nodes: number; plies: number }) {
  const { found } = row;
  const counted = found && countsOf(row);
  return (
    <li class="xray-compared" data-search={row.search}>
      <div class="xray-compared-head">
        <h2>{row.title}</h2>
        {found && <Button onClick={() => open(row)}>Show</Button>}
      </div>
      {row.problem && <p>{row.problem}</p>}
      {!found && !row.problem && <p class="quiet">Searching …</p>}
      {found && counted && (
        <>
          <MapView tree={found.tree} nodes={nodes} plies={plies} />
          <p>
            <strong>{groupedText(counted.nodes)}</strong> nodes, {groupedText(counted.evaluations)} leaves valued
          </p>
          <p class="note quiet">
            Result {valueText(found.tree.file, found.tree.file.score)}
            {found.summary.depth < found.summary.asked &&
              ` (${counted === found.summary ? '' : 'the map and the result are of '}depth ${found.summary.depth}, the deepest that fits)`}
          </p>
        </>
      )}
    </li>
  );
}

/// The same position under every algorithm, side by side: maps of one scale, so that the eye sees what is saved.
export function CompareStage() {
  const nodes = Math.max(1, ...rows.value.map(row => row.found?.tree.size ?? 0));
  const plies = Math.max(1, ...rows.value.map(row => (row.found?.tree.height ?? 0) + 1));
  return (
    <ul class="xray-compare-stage">
      {rows.value.map(row => (
        <Card key={row.search} {...{ row, nodes, plies }} />
      ))}
    </ul>
  );
}

export function ComparePanel() {
  const done = isCurrent.value ? rows.value.filter(row => row.found) : [];
  const most = Math.max(1, ...done.map(row => countsOf(row).nodes));
  return (
    <div class="xray-compare">
      <p>
        The same under every algorithm. The maps have one scale: a row for each ply, and bars as wide as all that was
        searched below.
      </p>
      <Button
        look={isCurrent.value ? 'plain' : 'main'}
        disabled={!shown.value || (busy.value && isCurrent.value)}
        onClick={() => void compare()}
      >
        {isCurrent.value ? 'Compare again' : 'Compare'}
      </Button>
      {done.length > 0 && (
        <dl class="xray-bars">
          {done.map(row => (
            <div key={row.search}>
              <dt>{row.title}</dt>
              <dd>
                <span
                  class="xray-bar"
                  ref={bar => bar?.style.setProperty('width', `${(100 * countsOf(row).nodes) / most}%`)}
                />
                <span>{groupedText(countsOf(row).nodes)}</span>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {done.length > 0 && <p class="note quiet">Nodes, as rookery lab nodes counts them.</p>}
    </div>
  );
}
