import { signal } from '@preact/signals';
import { startJob, type Job } from '../jobs';
import { say } from '../notice';
import { go } from '../route';
import { t } from '../shared/language';
import type { CountRow, Finished, RecordedPly } from '../protocol';
import { defaultNodes, defaultRun, searchesAsked, type NodesForm, type RunForm } from './experiments';
import { describe } from './parts';

/// The experiments of this tab: what is asked for, and what has come of it.
export const experiment = signal<'nodes' | 'run' | 'exhibits' | 'cluster' | 'learn'>('nodes');
export const nodesForm = signal<NodesForm>(defaultNodes);
export const runForm = signal<RunForm>(defaultRun);

export interface NodesWork {
  form: NodesForm;
  searches: { name: string; title: string }[];
  rows: CountRow[];
  job: Job<'lab-nodes'>;
}

export interface RecordedGame {
  plies: RecordedPly[];
  finished: Finished | null;
}

export interface RunWork {
  form: RunForm;
  games: RecordedGame[];
  job: Job<'lab-run'>;
}

export const nodesWork = signal<NodesWork | null>(null);
export const runWork = signal<RunWork | null>(null);
/// The game of the run that is looked at, and the ply of it; null follows.
export const shownGame = signal(0);
export const lookedAt = signal<number | null>(null);

export function countNodes(): void {
  const form = nodesForm.value;
  nodesWork.value?.job.cancel();
  const job = startJob(
    {
      type: 'lab-nodes',
      game: form.game,
      text: form.text,
      from: form.from,
      to: form.to,
      evaluation: form.evaluation,
      algorithms: searchesAsked(form, describe(form.game)),
      budget: form.budget,
    },
    news => {
      const work = nodesWork.value;
      if (!work || work.job !== job) return;
      if (news.searches) nodesWork.value = { ...work, searches: news.searches };
      if (news.row) nodesWork.value = { ...work, rows: [...work.rows, news.row] };
    },
  );
  nodesWork.value = { form, searches: [], rows: [], job };
}

export function recordGames(): void {
  const form = runForm.value;
  runWork.value?.job.cancel();
  const job = startJob(
    {
      type: 'lab-run',
      game: form.game,
      text: form.text,
      first: form.first,
      second: form.second,
      compared: form.compared,
      games: form.games,
      random_plies: form.randomPlies,
      seed: form.seed,
    },
    news => {
      const work = runWork.value;
      if (!work || work.job !== job) return;
      const games = [...work.games];
      const before = games[news.game] ?? { plies: [], finished: null };
      games[news.game] = {
        plies: news.plies ? [...before.plies, ...news.plies] : before.plies,
        finished: news.finished ?? before.finished,
      };
      runWork.value = { ...work, games };
    },
  );
  shownGame.value = 0;
  lookedAt.value = null;
  runWork.value = { form, games: [], job };
}

/// Puts games of the run among the stored ones: all, or the one of that number.
export async function keepGames(pgn: string, only?: number): Promise<string | null> {
  const job = startJob({
    type: 'import',
    transfer: pgn,
    file: 'Lab',
    keep: true,
    ...(only === undefined ? {} : { only }),
  });
  await job.ended;
  const { result, reason } = job.state.value;
  if (!result) {
    say(reason ?? '', true);
    return null;
  }
  if (only === undefined)
    say(result.games === 0 ? t('games-stored-already') : t('games-stored', { count: result.games }));
  return result.first ?? null;
}

export async function analyseGame(pgn: string, game: number): Promise<void> {
  const id = await keepGames(pgn, game);
  if (id) go({ place: 'analyse', id });
}
