import { useMemo } from 'preact/hooks';
import { countText, durationText, groupedText } from '../format';
import { Button } from '../parts/button';
import { Play, Square } from '../parts/icons';
import { Curve } from '../play/curve';
import type { CurveData } from '../play/curve_data';
import { t } from '../shared/language';
import { algorithmTitle, evaluationTitle, gameTitle } from '../shared/names';
import { fixedText } from '../shared/numbers';
import {
  countOf,
  evaluationFor,
  nodesCommand,
  percentText,
  savedShare,
  searches,
  searchesAsked,
  searchesFor,
  type NodesForm,
} from './experiments';
import { countNodes, nodesForm, nodesWork, type NodesWork } from './lab';
import type { CountRow } from '../protocol';
import { CommandLine, describe, EvaluationField, GameField, NumberField, PositionField, SaveButtons } from './parts';

const deepest = 30;
const budgets = [1_000_000, 10_000_000, 100_000_000, 1_000_000_000];

export function NodesPanel() {
  const form = nodesForm.value;
  const about = describe(form.game);
  const known = searchesFor(about);
  const update = (part: Partial<NodesForm>) => (nodesForm.value = { ...form, ...part });
  const isWorking = nodesWork.value?.job.state.value.phase === 'working';
  const toggle = (name: string, isOn: boolean) =>
    update({
      algorithms: searches
        .map(each => each.name)
        .filter(each => (each === name ? isOn : form.algorithms.includes(each))),
    });
  return (
    <form
      class="lab-form"
      onSubmit={event => {
        event.preventDefault();
        countNodes();
      }}
    >
      <p class="quiet">{t('nodes-about')}</p>
      <GameField
        game={form.game}
        onChange={game => update({ game, text: '', evaluation: evaluationFor(describe(game), form.evaluation) })}
      />
      <div class="fields-row">
        <NumberField
          label={t('from-depth')}
          value={form.from}
          min={1}
          max={deepest}
          onChange={from => update({ from, to: Math.max(from, form.to) })}
        />
        <NumberField
          label={t('to-depth')}
          value={form.to}
          min={1}
          max={deepest}
          onChange={to => update({ to, from: Math.min(to, form.from) })}
        />
      </div>
      <EvaluationField game={form.game} value={form.evaluation} onChange={evaluation => update({ evaluation })} />
      <fieldset class="lab-checks">
        <legend>{t('searches')}</legend>
        {searches.map(({ name, title }) => {
          const isMissing = !known.some(each => each.name === name);
          return (
            <label key={name} class="lab-check">
              <input
                type="checkbox"
                checked={form.algorithms.includes(name) && !isMissing}
                disabled={isMissing}
                onChange={event => toggle(name, event.currentTarget.checked)}
              />
              <span>
                {algorithmTitle({ id: name, title })}
                {isMissing && <span class="note quiet lab-missing">{t('no-captures-here')}</span>}
              </span>
            </label>
          );
        })}
      </fieldset>
      <label class="field">
        <span>{t('max-nodes')}</span>
        <select value={String(form.budget)} onChange={event => update({ budget: Number(event.currentTarget.value) })}>
          {budgets.map(budget => (
            <option key={budget} value={String(budget)} selected={budget === form.budget}>
              {countText(budget).replace(/[.,]0+/, '')}
            </option>
          ))}
        </select>
      </label>
      <PositionField text={form.text} onChange={text => update({ text })} />
      <div class="lab-actions">
        <Button look="main" icon={Play} submit disabled={searchesAsked(form, about).length === 0}>
          {t('count')}
        </Button>
        {isWorking && (
          <Button icon={Square} onClick={() => nodesWork.value!.job.cancel()}>
            {t('cancel')}
          </Button>
        )}
      </div>
      <CommandLine command={nodesCommand(form, about)} />
    </form>
  );
}

const colors = ['danger', 'warm', 'ink', 'accent'];
const colorOf = (name: string): string => colors[searches.findIndex(each => each.name === name)] ?? 'ink';

function chartOf(work: NodesWork): CurveData {
  const { rows, searches: counted } = work;
  const first = rows[0]!.depth;
  const lines = counted.map(({ name }) => rows.map(row => countOf(row, name)?.evaluations ?? null));
  const hasRegular = rows.some(row => row.regular !== null);
  return {
    name: counted.map(each => each.name).join() + hasRegular,
    title: t('evaluations-logarithmic'),
    lines: hasRegular ? [...lines, rows.map(row => row.regular)] : lines,
    look: 'several',
    colors: [...counted.map(({ name }) => colorOf(name)), ...(hasRegular ? ['quiet'] : [])],
    dashed: hasRegular ? counted.length : undefined,
    first,
    isLogarithmic: true,
    text: () => '',
  };
}

function Chart({ work }: { work: NodesWork }) {
  const chart = useMemo(() => chartOf(work), [work.rows, work.searches]);
  return (
    <figure class="lab-chart curve">
      <figcaption>
        <span>{t('evaluations-by-depth')}</span>
        <span class="lab-legend">
          {work.searches.map(({ name, title }) => (
            <span key={name} class={`key ${colorOf(name)}`}>
              {algorithmTitle({ id: name, title })}
            </span>
          ))}
          {chart.dashed !== undefined && <span class="key quiet dashed">{t('regular-tree')}</span>}
        </span>
      </figcaption>
      <Curve curve={chart} shownPly={-1} hasAxis height={220} onLook={() => {}} />
    </figure>
  );
}

function Cells({ row, search }: { row: CountRow; search: string }) {
  const count = countOf(row, search);
  const saved = savedShare(row, search);
  if (!count)
    return (
      <>
        <td title={t('more-nodes-than-allowed')}>–</td>
        <td>–</td>
        <td>–</td>
      </>
    );
  return (
    <>
      <td title={durationText(count.seconds * 1000)}>{groupedText(count.evaluations)}</td>
      <td>{groupedText(count.nodes)}</td>
      <td class="saved">{saved === null ? '' : percentText(saved)}</td>
    </>
  );
}

function Table({ work }: { work: NodesWork }) {
  return (
    <div class="table-frame" tabIndex={0} role="region" aria-label={t('counts')}>
      <table class="lab-table">
        <thead>
          <tr>
            <th rowSpan={2} scope="col">
              {t('depth')}
            </th>
            {work.searches.map(({ name, title }) => (
              <th key={name} colSpan={3} scope="colgroup" class={`key ${colorOf(name)}`}>
                {algorithmTitle({ id: name, title })}
              </th>
            ))}
            <th rowSpan={2} scope="col" title={t('branching-note')}>
              b
            </th>
            <th rowSpan={2} scope="col" title={t('regular-column-note')}>
              {t('regular-column')}
            </th>
            <th rowSpan={2} scope="col" title={t('minimum-note')}>
              {t('minimum')}
            </th>
          </tr>
          <tr>
            {work.searches.map(({ name }) => [
              <th key={`${name} evaluations`} scope="col">
                {t('evaluations')}
              </th>,
              <th key={`${name} nodes`} scope="col">
                {t('nodes')}
              </th>,
              <th key={`${name} saved`} scope="col">
                {name === 'minimax' ? '' : t('saved')}
              </th>,
            ])}
          </tr>
        </thead>
        <tbody>
          {work.rows.map(row => (
            <tr key={row.depth}>
              <th scope="row">{row.depth}</th>
              {work.searches.map(({ name }) => (
                <Cells key={name} row={row} search={name} />
              ))}
              <td>{row.b === null ? '–' : fixedText(row.b, 2)}</td>
              <td>{row.regular === null ? '–' : groupedText(row.regular)}</td>
              <td>{row.minimum === null ? '–' : groupedText(row.minimum)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/// The most telling row in a sentence.
function Finding({ work }: { work: NodesWork }) {
  const row = work.rows.filter(each => savedShare(each, 'alphabeta') !== null).at(-1);
  if (!row) return null;
  const minimax = countOf(row, 'minimax')!;
  const alphabeta = countOf(row, 'alphabeta')!;
  return (
    <p class="lab-finding">
      {t('finding', {
        depth: row.depth,
        own: alphabeta.evaluations,
        all: minimax.evaluations,
        share: percentText(savedShare(row, 'alphabeta')!),
      })}
    </p>
  );
}

export function NodesResults() {
  const work = nodesWork.value;
  if (!work)
    return (
      <div class="lab-empty">
        <p>{t('nodes-empty')}</p>
        <Button look="main" icon={Play} onClick={countNodes}>
          {t('count-nodes')}
        </Button>
      </div>
    );
  const state = work.job.state.value;
  const working = state.news?.working;
  const game = describe(work.form.game);
  return (
    <>
      <header class="lab-head">
        <h2>{t('nodes-heading', { game: gameTitle(game), evaluation: evaluationTitle(work.form.evaluation) })}</h2>
        {state.phase === 'done' && (
          <SaveButtons
            files={[
              ['CSV', state.result!.csv],
              ['JSON', state.result!.json],
            ]}
          />
        )}
      </header>
      <p class="quiet" role="status">
        {state.phase === 'failed'
          ? state.reason
          : state.phase !== 'done'
            ? working
              ? t('counting-search', { search: working.search, depth: working.depth })
              : t('waiting-for-turn')
            : state.result!.canceled
              ? t('counting-canceled')
              : t('done')}
      </p>
      {work.rows.length > 0 && <Finding work={work} />}
      {work.rows.length > 0 && <Chart work={work} />}
      {work.rows.length > 0 && <Table work={work} />}
    </>
  );
}
