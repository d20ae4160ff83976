import { batch, effect, signal } from '@preact/signals';
import { ask } from '../connection';
import { say } from '../notice';
import { t } from '../shared/language';
import { remember, remembered } from '../tab_storage';
import { begin, leave, progress, type Progress } from './exercise';
import type { Puzzle, PuzzleCounts } from '../protocol';

/// The tab remembers what is trained and how far somebody has come, so that a reload goes on there.
interface Kept {
  game: string;
  isAhead: boolean;
  puzzle: Puzzle | null;
  progress: Progress | null;
  comesAgain: number | null;
}

const keptKey = 'rookery.training';
/// From before a reload, until it is taken up.
let kept = remembered<Kept>(keptKey);

/// The collection of puzzles, and the one that is being solved.
export const counts = signal<PuzzleCounts | null>(null);
export const puzzle = signal<Puzzle | null>(null);
/// Only those of one game; empty for all.
export const wantedGame = signal(kept?.game ?? '');
/// Also those that are not due today.
export const isAhead = signal(kept?.isAhead ?? false);
/// In how many days the last one comes again; null while it is not solved.
export const comesAgain = signal<number | null>(null);

/// Keeps what is trained. Call what it gives back to end that.
export const keepTraining = () =>
  effect(() => {
    const now: Kept = {
      game: wantedGame.value,
      isAhead: isAhead.value,
      puzzle: puzzle.value,
      progress: progress.value,
      comesAgain: comesAgain.value,
    };
    // While a puzzle is on its way there is nothing new to keep.
    if (!kept && now.progress?.phase !== 'coming') remember(keptKey, now);
  });

async function reportProblems(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (problem) {
    say((problem as Error).message, true);
  }
}

export async function fetchCounts(): Promise<void> {
  const found = await ask({ type: 'puzzles' });
  batch(() => {
    counts.value = found;
    // Nobody can choose a game that there are no puzzles of any more.
    if (!found.games.some(({ game }) => game === wantedGame.value)) wantedGame.value = '';
  });
}

/// Tells the server how it went: that decides when the puzzle comes again.
const recordTry = (id: string, wasClean: boolean) =>
  void reportProblems(async () => {
    const { days } = await ask({ type: 'puzzle-tried', id, solved: wasClean });
    if (puzzle.value?.id === id) comesAgain.value = days;
    await fetchCounts();
  });

/// Shows a puzzle, from its beginning or where somebody was.
async function show(found: Puzzle, before: Kept | null = null): Promise<void> {
  const { game, position, options, line, id } = found;
  await begin(
    { query: { game, text: position, options, moves: [] }, best: line, played: null },
    wasClean => recordTry(id, wasClean),
    before?.progress,
  );
  batch(() => {
    puzzle.value = found;
    comesAgain.value = before?.comesAgain ?? null;
  });
}

/// On to the puzzle that is due next.
export const next = () =>
  reportProblems(async () => {
    const { puzzle: found } = await ask({
      type: 'puzzle',
      ...(wantedGame.value ? { game: wantedGame.value } : {}),
      ...(puzzle.value ? { after: puzzle.value.id } : {}),
      ...(isAhead.value ? { ahead: true } : {}),
    });
    if (!found) {
      batch(() => {
        puzzle.value = null;
        leave();
      });
      return fetchCounts();
    }
    await show(found);
  });

export const arrive = () =>
  reportProblems(async () => {
    await fetchCounts();
    const before = kept;
    kept = null;
    if (before?.puzzle) await show(before.puzzle, before);
    else await next();
  });

export function trainAhead(): void {
  isAhead.value = true;
  void next();
}

export function setGame(game: string): void {
  wantedGame.value = game;
  void next();
}

/// Whoever does not like a puzzle never sees it again.
export const remove = () =>
  reportProblems(async () => {
    await ask({ type: 'puzzle-delete', id: puzzle.value!.id });
    say(t('puzzle-removed'));
    await fetchCounts();
    await next();
  });
