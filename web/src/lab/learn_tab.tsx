import { useEffect, useState } from 'preact/hooks';
import { agoText, groupedText } from '../format';
import { Button } from '../parts/button';
import { Choice } from '../parts/choice';
import { Play, Square, Swords, Trash2 } from '../parts/icons';
import { Select } from '../parts/select';
import type { LearnedGeneration, LearningRun, LearningSummary, Side } from '../protocol';
import { t } from '../shared/language';
import { gameTitle, refusalText, sideLabel } from '../shared/names';
import { fixedText, numberText, percentText } from '../shared/numbers';
import { HeatMaps } from './heat_map';
import {
  beginLearning,
  deleteLearning,
  isUnderWay,
  learnForm,
  learning,
  mayLearn,
  playAgainst,
  resumeLearning,
  showRun,
  stopLearning,
  watchLearning,
} from './learn';
import { Chart } from './learn_charts';
import {
  bestOf,
  eloPoints,
  learnCommand,
  lossPoints,
  truthPoints,
  defaultLearning,
  type LearnForm,
} from './learn_figures';
import { CommandLine, describe, GameField, NumberField } from './parts';

const signed = (value: number): string =>
  numberText(Math.round(value), { signDisplay: 'exceptZero' }).replace('-', '\u2212');

function RunList({ runs, shown }: { runs: LearningSummary[]; shown: string | undefined }) {
  if (runs.length === 0) return null;
  return (
    <nav class="exhibit-list learn-runs" aria-label={t('learning-runs')}>
      <h2>{t('learning-runs')}</h2>
      <ul>
        {runs.map(({ run, game, created, state, generations }) => (
          <li key={run}>
            <button
              type="button"
              data-run={run}
              aria-current={run === shown ? 'true' : undefined}
              onClick={() => showRun(run)}
            >
              <span>{gameTitle(describe(game))}</span>
              <span class="quiet">
                {t('learning-run-words', {
                  generations,
                  state: t('learning-state', { state }),
                  ago: agoText(created, Date.now()),
                })}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function LearnPanel() {
  useEffect(watchLearning, []);
  const form = learnForm.value;
  const update = (part: Partial<LearnForm>) => (learnForm.value = { ...form, ...part });
  const number = (label: string, name: keyof LearnForm & string, min: number, max: number) => (
    <NumberField
      label={label}
      value={form[name] as number}
      min={min}
      max={max}
      onChange={value => update({ [name]: value })}
    />
  );
  return (
    <>
      <form
        class="lab-form"
        onSubmit={event => {
          event.preventDefault();
          beginLearning();
        }}
      >
        <p class="quiet">{t('learning-about')}</p>
        <GameField game={form.game} onChange={game => (learnForm.value = defaultLearning(game))} />
        <Choice
          label={t('learning-begins-with')}
          value={form.fromNothing ? 'nothing' : 'known'}
          choices={[
            { value: 'nothing', title: t('learning-from-nothing') },
            { value: 'known', title: t('learning-from-known') },
          ]}
          onChange={value => update({ fromNothing: value === 'nothing' })}
        />
        <details class="lab-position">
          <summary>{t('learning-details')}</summary>
          <div class="fields-row learn-numbers">
            {number(t('learning-generations-note'), 'generations', 0, 100_000)}
            {number(t('learning-games'), 'games', 40, 1_000_000)}
            {number(t('learning-match-games'), 'matchGames', 2, 100_000)}
            {number(t('learning-nodes'), 'nodes', 1, 1_000_000)}
            {number(t('learning-passes'), 'passes', 1, 1000)}
            <Select
              label={t('learning-neurons')}
              value={String(form.neurons)}
              choices={[16, 32, 64, 128, 256].map(each => ({ value: String(each), title: String(each) }))}
              onChange={value => update({ neurons: Number(value) })}
            />
          </div>
        </details>
        <div class="lab-actions">
          <Button look="main" icon={Play} submit disabled={!mayLearn()}>
            {t('learning-begin')}
          </Button>
        </div>
        <CommandLine command={learnCommand(form)} />
      </form>
      <RunList runs={learning.value?.runs ?? []} shown={learning.value?.shown?.run} />
    </>
  );
}

function statusOf(run: LearningRun): string {
  if (run.state === 'learning') return t('learning-phase', { phase: run.phase, generation: String(run.generation) });
  if (run.state === 'failed') return run.problem ? refusalText(run.problem) : '';
  return t('learning-state-sentence', { state: run.state });
}

function Actions({ run }: { run: LearningRun }) {
  const [isSure, setSure] = useState<string | null>(null);
  if (!mayLearn()) return null;
  if (isSure === run.run)
    return (
      <span class="save-buttons">
        <Button look="danger" icon={Trash2} isFirst onClick={() => void deleteLearning(run.run)}>
          {t('learning-delete-really')}
        </Button>
        <Button onClick={() => setSure(null)}>{t('cancel')}</Button>
      </span>
    );
  return (
    <span class="save-buttons">
      {isUnderWay(run) || run.state === 'stopping' ? (
        <Button icon={Square} disabled={run.state === 'stopping'} onClick={() => stopLearning(run.run)}>
          {t('learning-stop')}
        </Button>
      ) : (
        <Button icon={Play} onClick={() => resumeLearning(run.run)}>
          {t('learning-resume')}
        </Button>
      )}
      <Button icon={Trash2} onClick={() => setSure(run.run)}>
        {t('delete')}
      </Button>
    </span>
  );
}

const truthShare = ({ truth }: LearnedGeneration): string => (truth ? percentText(truth.kept / truth.positions) : '–');

/// What has come of it, in a sentence.
function Finding({ list }: { list: LearnedGeneration[] }) {
  const best = bestOf(list);
  const first = list[0];
  if (!best || !first || list.length < 2) return null;
  if (best.number === 0) return <p class="lab-finding">{t('learning-finding-none', { count: list.length - 1 })}</p>;
  return (
    <p class="lab-finding">
      {t('learning-finding', {
        generation: String(best.number),
        elo: signed(best.elo),
        error: numberText(Math.round(best.elo_error)),
      })}
      {best.truth && ` ${t('learning-finding-truth', { share: truthShare(best), first: truthShare(first) })}`}
    </p>
  );
}

function Charts({ run }: { run: LearningRun }) {
  const truths = truthPoints(run.list);
  const best = bestOf(run.list);
  const latest = run.passes.at(-1);
  const training = lossPoints(run, 'training_loss');
  return (
    <div class="learn-charts">
      <Chart
        title={t('learning-elo')}
        description={best ? t('learning-elo-words', { generation: String(best.number), elo: signed(best.elo) }) : ''}
        axis={t('learning-generation')}
        lines={[{ name: t('elo'), color: 'accent', points: eloPoints(run.list) }]}
        range={[0, 100]}
        text={signed}
      />
      {truths.length > 0 && (
        <Chart
          title={t('learning-truth')}
          description={t('learning-truth-words', { share: percentText(truths.at(-1)!.y) })}
          axis={t('learning-generation')}
          lines={[{ name: t('learning-truth'), color: 'accent', points: truths }]}
          range={[0, 1]}
          text={value => percentText(value)}
        />
      )}
      {training.length > 0 && (
        <Chart
          title={t('learning-loss')}
          description={
            latest
              ? t('learning-loss-words', {
                  training: fixedText(latest.training_loss, 4),
                  validation: fixedText(latest.validation_loss, 4),
                })
              : ''
          }
          axis={t('learning-generation')}
          lines={[
            { name: t('learning-training'), color: 'warm', points: training },
            {
              name: t('learning-validation'),
              color: 'accent',
              isDashed: true,
              points: lossPoints(run, 'validation_loss'),
            },
          ]}
          range={null}
          text={value => fixedText(value, 3)}
        />
      )}
    </div>
  );
}

function Table({ list }: { list: LearnedGeneration[] }) {
  const hasTruth = list.some(({ truth }) => truth);
  return (
    <div class="table-frame" tabIndex={0} role="region" aria-label={t('learning-generations')}>
      <table class="lab-table learn-table">
        <thead>
          <tr>
            {[
              t('learning-generation'),
              t('elo'),
              t('learning-match'),
              ...(hasTruth ? [t('learning-truth-short')] : []),
              t('learning-training'),
              t('learning-validation'),
              t('learning-positions'),
            ].map(title => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {list.toReversed().map(one => (
            <tr key={one.number} data-generation={one.number}>
              <th scope="row">
                {one.number}
                {one.kept ? '' : ` (${t('learning-not-kept')})`}
              </th>
              <td>{one.number === 0 ? '0' : `${signed(one.elo)} ± ${numberText(Math.round(one.elo_error))}`}</td>
              <td>{one.number === 0 ? '–' : `+${one.wins} =${one.draws} −${one.losses}`}</td>
              {hasTruth && <td>{truthShare(one)}</td>}
              <td>{one.number === 0 ? '–' : fixedText(one.training_loss, 4)}</td>
              <td>{one.number === 0 ? '–' : fixedText(one.validation_loss, 4)}</td>
              <td>{one.number === 0 ? '–' : groupedText(one.positions)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Opponent({ run }: { run: LearningRun }) {
  const game = describe(run.game);
  const [chosen, setChosen] = useState<{ run: string; generation: number } | null>(null);
  const [seat, setSeat] = useState<Side>('first');
  const [depth, setDepth] = useState(3);
  const generation = chosen?.run === run.run ? chosen.generation : (bestOf(run.list)?.number ?? 0);
  return (
    <section class="learn-opponent" aria-labelledby="learn-opponent">
      <h3 id="learn-opponent">{t('learning-play')}</h3>
      <p class="quiet">{t('learning-play-about')}</p>
      <div class="fields-row">
        <Select
          label={t('learning-generation')}
          value={String(generation)}
          choices={run.list.map(({ number, elo }) => ({ value: String(number), title: `${number} (${signed(elo)})` }))}
          onChange={value => setChosen({ run: run.run, generation: Number(value) })}
        />
        <Select
          label={t('learning-you-play')}
          value={seat}
          choices={(['first', 'second'] as const).map(side => ({ value: side, title: sideLabel(game.sides[side]) }))}
          onChange={value => setSeat(value as Side)}
        />
        <NumberField label={t('depth')} value={depth} min={1} max={18} onChange={setDepth} />
      </div>
      <div class="lab-actions">
        <Button icon={Swords} onClick={() => void playAgainst(run, generation, seat, depth)}>
          {t('play')}
        </Button>
      </div>
    </section>
  );
}

export function LearnResults() {
  const run = learning.value?.shown;
  if (!run)
    return (
      <div class="lab-empty">
        <p>{t('learning-empty')}</p>
        {learning.value && mayLearn() && (
          <Button look="main" icon={Play} onClick={beginLearning}>
            {t('learning-begin')}
          </Button>
        )}
      </div>
    );
  return (
    <article class="learn" data-run={run.run}>
      <header class="lab-head">
        <h2>{gameTitle(describe(run.game))}</h2>
        <Actions run={run} />
      </header>
      <p class="quiet learn-status" role="status">
        {statusOf(run)}
      </p>
      {run.state === 'learning' && <progress value={run.done} max={1} aria-label={t('cluster-progress')} />}
      <Finding list={run.list} />
      {run.list.length > 0 && <Charts run={run} />}
      {run.list.length > 1 && <HeatMaps key={run.run} run={run} />}
      {run.list.length > 0 && <Opponent key={run.run} run={run} />}
      {run.list.length > 0 && <Table list={run.list} />}
    </article>
  );
}
