import { groupedText } from '../../format';
import { Button } from '../../parts/button';
import { t } from '../../shared/language';
import { Marked } from '../../shared/marked';
import { algorithmTitle } from '../../shared/names';
import { busy, compare, countsOf, isCurrent, open, rows, type Compared } from './compare';
import { MapView } from '../map_view';
import { valueText } from '../values';
import { shown } from '../xray_store';

function Card({ row, nodes, plies }: { row: Compared; nodes: number; plies: number }) {
  const { found } = row;
  const counted = found && countsOf(row);
  return (
    <li class="xray-compared" data-search={row.search}>
      <div class="xray-compared-head">
        <h2>{algorithmTitle({ id: row.search, title: row.search })}</h2>
        {found && <Button onClick={() => open(row)}>{t('show')}</Button>}
      </div>
      {row.problem && <p>{row.problem}</p>}
      {!found && !row.problem && <p class="quiet">{t('searching')}</p>}
      {found && counted && (
        <>
          <MapView tree={found.tree} nodes={nodes} plies={plies} />
          <p>
            <Marked text={t('compared-counts', { nodes: counted.nodes, leaves: counted.evaluations })} />
          </p>
          <p class="note quiet">
            {t('compared-result', { value: valueText(found.tree.file, found.tree.file.score) })}
            {found.summary.depth < found.summary.asked &&
              ` ${t(counted === found.summary ? 'compared-depth' : 'compared-map-depth', { depth: found.summary.depth })}`}
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
  const maximum = Math.max(1, ...done.map(row => countsOf(row).nodes));
  return (
    <div class="xray-compare">
      <p>{t('compare-about')}</p>
      <Button
        look={isCurrent.value ? 'plain' : 'main'}
        disabled={!shown.value || (busy.value && isCurrent.value)}
        onClick={() => void compare()}
      >
        {t(isCurrent.value ? 'compare-again' : 'compare')}
      </Button>
      {done.length > 0 && (
        <dl class="xray-bars">
          {done.map(row => (
            <div key={row.search}>
              <dt>{algorithmTitle({ id: row.search, title: row.search })}</dt>
              <dd>
                <span
                  class="xray-bar"
                  ref={bar => bar?.style.setProperty('width', `${(100 * countsOf(row).nodes) / maximum}%`)}
                />
                <span>{groupedText(countsOf(row).nodes)}</span>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {done.length > 0 && <p class="note quiet">{t('compare-note')}</p>}
    </div>
  );
}
