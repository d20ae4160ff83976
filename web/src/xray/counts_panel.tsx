import { useMemo } from 'preact/hooks';
import { groupedText } from '../format';
import { t } from '../shared/language';
import { Marked } from '../shared/marked';
import { fixedText, percentText } from '../shared/numbers';
import { countsPerPly, endingCounts } from './search_tree';
import { endingWords } from './words';
import { shown } from './xray_store';

const percent = (part: number, whole: number) => percentText(part / whole, part / whole < 0.1 ? 1 : 0);

/// "Saved 402 of 421 nodes", against minimax, and how far that is from the best that is possible.
function Savings() {
  const { summary } = shown.value!;
  const { nodes, evaluations, minimax, minimum, regular, branching, budget, search } = summary;
  if (minimax === undefined) return <p class="quiet">{t('minimax-counting')}</p>;
  if (!minimax)
    return (
      <p class="xray-saved">
        <Marked text={t('minimax-too-large', { nodes, budget: budget ?? 0 })} />
      </p>
    );
  const saved = minimax.nodes - nodes;
  return (
    <div class="xray-saved">
      {search === 'minimax' ? (
        <p>
          <Marked text={t('minimax-everything', { nodes })} />
        </p>
      ) : (
        <p>
          <Marked
            text={
              saved >= 0
                ? t('saved-nodes', { saved, all: minimax.nodes, share: percent(saved, minimax.nodes) })
                : t('spent-nodes', { spent: -saved, all: minimax.nodes })
            }
          />
        </p>
      )}
      <dl class="xray-bars">
        {[
          [t('minimax'), minimax.evaluations],
          [t('this-search'), evaluations],
          minimum === undefined ? [t('regular-tree'), regular!] : [t('minimum-possible'), minimum],
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
      {minimum !== undefined && <p class="note quiet">{t('minimum-leaves-note', { minimum })}</p>}
      <p class="note quiet">
        <Marked text={t('regular-note', { b: fixedText(branching!, 2), depth: summary.depth, leaves: regular ?? 0 })} />
      </p>
    </div>
  );
}

function PerPly() {
  const { tree } = shown.value!;
  const rows = useMemo(() => countsPerPly(tree), [tree]);
  return (
    <table class="xray-table">
      <caption>{t('ply-by-ply')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('ply')}</th>
          <th scope="col">{t('nodes')}</th>
          <th scope="col">{t('leaves')}</th>
          <th scope="col">{t('cutoffs')}</th>
          <th scope="col">{t('not-visited')}</th>
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

/// Why the full search left nodes without going through their moves.
function Endings() {
  const { tree } = shown.value!;
  const rows = useMemo(() => endingCounts(tree), [tree]);
  if (rows.length === 0) return null;
  return (
    <table class="xray-table xray-endings">
      <caption>{t('endings')}</caption>
      <tbody>
        {rows.map(({ ending, count }) => (
          <tr key={ending} data-ending={ending}>
            <th scope="row">{t(endingWords[ending]!)}</th>
            <td>{groupedText(count)}</td>
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
          {t('tree-limit', { asked: summary.asked, nodes: summary.max_nodes, depth: summary.depth })}
        </p>
      )}
      <dl class="xray-facts">
        <div>
          <dt>{t('nodes')}</dt>
          <dd data-count="nodes">{groupedText(summary.nodes)}</dd>
        </div>
        <div>
          <dt>{t('leaves-valued')}</dt>
          <dd data-count="evaluations">{groupedText(summary.evaluations)}</dd>
        </div>
        {tree.size !== summary.nodes && (
          <div class="wide">
            <dt>{t('drawn')}</dt>
            <dd>{t('drawn-note', { count: tree.size })}</dd>
          </div>
        )}
      </dl>
      <Savings />
      <PerPly />
      <Endings />
    </div>
  );
}
