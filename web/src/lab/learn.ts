import { signal } from '@preact/signals';
import { ask, listen, onWelcome, trySend, welcome } from '../connection';
import { startJob, type Job } from '../jobs';
import { say } from '../notice';
import type { LearningMessage, LearningRun, MapResult, Side } from '../protocol';
import { beginGame } from '../store';
import { defaultLearning, type LearnForm } from './learn_figures';

/// The games that are being learned on the server. They go on when nobody looks.

export const learnForm = signal<LearnForm>(defaultLearning('wolf-sheep'));
/// How things stand; null before the first answer.
export const learning = signal<LearningMessage | null>(null);

let isWatching = false;

async function take(request: Promise<LearningMessage>): Promise<void> {
  try {
    learning.value = await request;
  } catch (error) {
    say((error as Error).message, true);
  }
}

listen('learning', message => {
  if (isWatching) learning.value = message;
});
onWelcome(() => {
  if (isWatching) void look(learning.value?.shown?.run);
});

/// Looks at a run, or at the latest if none is named.
async function look(run: string | undefined): Promise<void> {
  await take(ask({ type: 'lab-learning', ...(run ? { run } : {}) }));
  const latest = learning.value?.runs[0]?.run;
  if (isWatching && !learning.value?.shown && latest && latest !== run) await look(latest);
}

export const showRun = (run: string) => void look(run);

/// As long as somebody looks.
export function watchLearning(): () => void {
  isWatching = true;
  void look(learning.value?.shown?.run);
  return () => {
    isWatching = false;
    trySend({ type: 'lab-learning', watch: false });
  };
}

export function beginLearning(): void {
  const { game, fromNothing, generations, games, matchGames, nodes, neurons, passes } = learnForm.value;
  void take(
    ask({
      type: 'lab-learn',
      game,
      from_nothing: fromNothing,
      generations,
      games,
      match_games: matchGames,
      nodes,
      neurons,
      passes,
    }),
  );
}

export const isUnderWay = ({ state }: Pick<LearningRun, 'state'>): boolean =>
  state === 'learning' || state === 'waiting';

export const stopLearning = (run: string) => void take(ask({ type: 'lab-learn-stop', run }));
export const resumeLearning = (run: string) => void take(ask({ type: 'lab-learn-resume', run }));
export async function deleteLearning(run: string): Promise<void> {
  await take(ask({ type: 'lab-learn-delete', run }));
  await look(undefined);
}

/// Stops what is shown, if it learns.
export function stopShown(): void {
  const shown = learning.value?.shown;
  if (shown && isUnderWay(shown)) stopLearning(shown.run);
}

// What a network thinks of pieces ------------------------------------------------------------------------------------

export interface PieceMaps {
  run: string;
  generation: number;
  /// How many generations there were when it was asked: all of them are judged by the games of the latest.
  of: number;
  job: Job<'lab-learn-map'>;
  /// What was known before, until there is something newer.
  before: MapResult | null;
}

export const pieceMaps = signal<PieceMaps | null>(null);

export const mapsOf = (maps: PieceMaps | null): MapResult | null =>
  maps?.job.state.value.result ?? maps?.before ?? null;

export function mapPieces(run: string, generation: number, of: number): void {
  const known = pieceMaps.value;
  if (known?.run === run && known.generation === generation && known.of === of) return;
  known?.job.cancel();
  const before = known?.run === run ? mapsOf(known) : null;
  pieceMaps.value = {
    run,
    generation,
    of,
    before,
    job: startJob({ type: 'lab-learn-map', run, generation }),
  };
}

// Playing against it -------------------------------------------------------------------------------------------------

export async function playAgainst(
  { run, game }: LearningRun,
  generation: number,
  seat: Side,
  depth: number,
): Promise<void> {
  const network = { kind: 'computer', depth, learned: { run, generation } } as const;
  const person = { kind: 'person' } as const;
  const players = seat === 'first' ? { first: person, second: network } : { first: network, second: person };
  try {
    await beginGame({ type: 'new', game, players });
  } catch (error) {
    say((error as Error).message, true);
  }
}

export const mayLearn = (): boolean => welcome.value?.rights.may_delete ?? false;
