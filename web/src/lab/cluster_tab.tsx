import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { ask } from '../connection';
import { groupedText } from '../format';
import { say } from '../notice';
import { Button } from '../parts/button';
import { Square } from '../parts/icons';
import { t } from '../shared/language';
import { gameTitle } from '../shared/names';
import type { ClusterMessage, ClusterRun, ClusterWorker } from '../protocol';
import { describe } from './parts';

/// How things stand; null before the first answer.
const cluster = signal<ClusterMessage | null>(null);
const pause = 1000;

async function stop(run: string): Promise<void> {
  try {
    cluster.value = await ask({ type: 'lab-stop-run', run });
  } catch (error) {
    say((error as Error).message, true);
  }
}

/// Asks again and again, each time a while after the last answer, as long as somebody looks.
function watch(): () => void {
  let isOver = false;
  const look = async () => {
    try {
      const answer = await ask({ type: 'lab-cluster' });
      if (!isOver) cluster.value = answer;
    } catch {
      // The connection is lost: the page says so elsewhere, and it comes back by itself.
    }
    if (!isOver) timer = window.setTimeout(() => void look(), pause);
  };
  let timer = 0;
  void look();
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}

export function ClusterPanel() {
  useEffect(watch, []);
  const state = cluster.value;
  return (
    <div class="cluster-panel">
      <p class="quiet">{t('many-machines-about')}</p>
      {state?.server && (
        <p role="status">{t(state.problem ? 'cluster-away' : 'cluster-at', { server: state.server })}</p>
      )}
      {state?.problem && <p class="quiet">{state.problem}</p>}
    </div>
  );
}

const progressText = ({ done, total }: ClusterRun): string =>
  done === undefined ? '–' : total === undefined ? String(done) : t('cluster-of', { done, total });

function RunRow({ run }: { run: ClusterRun }) {
  const notes = (run.workers ?? []).flatMap(({ name, rejected, stands_out, excluded }) => [
    ...(excluded ? [t('cluster-excluded', { name })] : []),
    ...(stands_out && !excluded ? [t('cluster-stands-out', { name })] : []),
    ...(rejected > 0 ? [t('cluster-rejected', { name, count: rejected })] : []),
  ]);
  return (
    <>
      <tr data-run={run.run}>
        <td class="mover">{run.title}</td>
        <td>{t('cluster-kind-name', { kind: run.kind })}</td>
        <td>{gameTitle(describe(run.game))}</td>
        <td>
          {run.total !== undefined && run.done !== undefined && (
            <progress value={run.done} max={Math.max(run.total, 1)} aria-label={t('cluster-progress')} />
          )}{' '}
          {progressText(run)}
        </td>
        <td>{run.per_minute === undefined ? '–' : Math.round(run.per_minute)}</td>
        <td>
          {run.stopped ? (
            t('cluster-stopped')
          ) : (
            <Button icon={Square} look="danger" onClick={() => void stop(run.run)}>
              {t('cluster-stop')}
            </Button>
          )}
        </td>
      </tr>
      {[...(run.failures ?? []), ...notes].map(note => (
        <tr key={note} class="cluster-note">
          <td class="mover" colSpan={6}>
            {note}
          </td>
        </tr>
      ))}
    </>
  );
}

function WorkerRow({ worker }: { worker: ClusterWorker }) {
  return (
    <tr data-worker={worker.name}>
      <td class="mover">{worker.name}</td>
      <td>{worker.version}</td>
      <td>{worker.cores}</td>
      <td>{groupedText(Math.round(worker.speed))}</td>
      <td>{worker.jobs}</td>
      <td>{[...worker.doing, ...worker.refused.map(({ why }) => why)].join('; ') || '–'}</td>
    </tr>
  );
}

const head = (titles: string[]) => (
  <thead>
    <tr>
      {titles.map((title, number) => (
        <th key={number} scope="col">
          {title}
        </th>
      ))}
    </tr>
  </thead>
);

/// The runs and the workers of a server, live.
export function ClusterResults() {
  const state = cluster.value;
  if (!state) return null;
  if (!state.server)
    return (
      <article class="cluster">
        <h2>{t('many-machines')}</h2>
        <p>{t('cluster-none')}</p>
        <p>
          <code>rookery play --on nats://HOST</code>
        </p>
      </article>
    );
  return (
    <article class="cluster">
      <h2>{t('cluster-runs')}</h2>
      {state.runs.length === 0 ? (
        <p class="quiet">{t('cluster-no-runs')}</p>
      ) : (
        <div class="cluster-scroll">
          <table class="lab-table cluster-runs">
            {head([t('cluster-name'), t('cluster-kind'), t('game'), t('cluster-progress'), t('cluster-rate'), ''])}
            <tbody>
              {state.runs.map(run => (
                <RunRow key={run.run} run={run} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      <h2>{t('cluster-workers')}</h2>
      {state.workers.length === 0 ? (
        <p class="quiet">{t('cluster-no-workers')}</p>
      ) : (
        <div class="cluster-scroll">
          <table class="lab-table cluster-workers">
            {head([
              t('cluster-name'),
              t('cluster-version'),
              t('cluster-cores'),
              t('cluster-speed'),
              t('cluster-jobs'),
              t('cluster-doing'),
            ])}
            <tbody>
              {state.workers.map(worker => (
                <WorkerRow key={worker.name} worker={worker} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </article>
  );
}
