import { useMemo } from 'preact/hooks';
import { groupedText } from '../format';
import { countsPerPly } from './search_tree';
import { shown } from './xray_store';

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(part / whole < 0.1 ? 1 : 0)} %`;

/// "Saved 402 of 421 nodes", against minimax, and how far that is from the best that is possible.
function Savings() {
  const { summary } = shown.value!;
  const { nodes, evaluations, minimax, minimum, branching, budget, search } = summary;
  if (minimax === undefined) return <p class="quiet">Minimax is counting, to compare with …</p>;
  if (!minimax)
    return (
      <p class="xray-saved">
        <strong>{groupedText(nodes)} nodes</strong>; minimax would take more than {groupedText(budget ?? 0)}.
      </p>
    );
  const saved = minimax.nodes - nodes;
  return (
    <div class="xray-saved">
      {search === 'minimax' ? (
        <p>
          <strong>{groupedText(nodes)} nodes</strong>: minimax looks at everything.
        </p>
      ) : (
        <p>
          <strong>
            {saved >= 0 ? 'Saved' : 'Spent'} {groupedText(Math.abs(saved))} {saved >= 0 ? 'of' : 'more than the'}{' '}
            {groupedText(minimax.nodes)} nodes
          </strong>{' '}
          of minimax{saved >= 0 ? ` (${percent(saved, minimax.nodes)})` : ''}.
        </p>
      )}
      <dl class="xray-bars">
        {[
          ['Minimax', minimax.evaluations],
          ['This search', evaluations],
          ['Least possible', minimum!],
        ].map(([name, count]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <span
                class="xray-bar"
                ref={bar =>
                  bar?.style.setProperty(
                    'width',
                    `${(100 * Number(count)) / Math.max(minimax.evaluations, evaluations)}%`,
                  )
                }
              />
              <span>{groupedText(Number(count))}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p class="note quiet">
        Leaves that were valued. With b = {branching!.toFixed(2)} moves to choose from, alpha-beta needs at least b
        <sup>⌈d/2⌉</sup> + b<sup>⌊d/2⌋</sup> − 1 of them at depth d = {summary.depth}, if the best move always comes
        first in a tree as regular as that.
      </p>
    </div>
  );
}

function PerPly() {
  const { tree } = shown.value!;
  const rows = useMemo(() => countsPerPly(tree), [tree]);
  return (
    <table class="xray-table">
      <caption>Ply by ply</caption>
      <thead>
        <tr>
          <th scope="col">Ply</th>
          <th scope="col">Nodes</th>
          <th scope="col">Leaves</th>
          <th scope="col">Cutoffs</th>
          <th scope="col">Not visited</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(row => (
          <tr key={row.ply}>
            <th scope="row">{row.ply}</th>
            <td>{groupedText(row.nodes)}</td>
            <td>{groupedText(row.leaves)}</td>
            <td>{groupedText(row.cutoffs)}</td>
            <td>{groupedText(row.unvisited)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function CountsPanel() {
  const found = shown.value;
  if (!found) return null;
  const { summary, tree } = found;
  return (
    <div class="xray-counts">
      {summary.depth < summary.asked && (
        <p class="xray-limit" role="status">
          Depth {summary.asked} has more than {groupedText(summary.most_nodes)} nodes, too many to keep. This is depth{' '}
          {summary.depth}, the deepest that fits.
        </p>
      )}
      <dl class="xray-facts">
        <div>
          <dt>Nodes</dt>
          <dd data-count="nodes">{groupedText(summary.nodes)}</dd>
        </div>
        <div>
          <dt>Leaves valued</dt>
          <dd data-count="evaluations">{groupedText(summary.evaluations)}</dd>
        </div>
        {tree.size !== summary.nodes && (
          <div class="wide">
            <dt>Drawn</dt>
            <dd>{groupedText(tree.size)}: the roots of each depth and second looks are not counted as nodes</dd>
          </div>
        )}
      </dl>
      <Savings />
      <PerPly />
    </div>
  );
}
