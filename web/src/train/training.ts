import { batch, signal } from '@preact/signals';
import { ask } from '../connection';
import { say } from '../notice';
import { t } from '../shared/language';
import { begin, leave } from './exercise';
import type { Puzzle, PuzzleCounts } from '../protocol';

/// The collection of puzzles, and the one that is being solved.
export const counts = signal<PuzzleCounts | null>(null);
export const puzzle = signal<Puzzle | null>(null);
/// Only those of one game; empty for all.
export const wantedGame = signal('');
/// Also those that are not due today.
export const isAhead = signal(false);
/// In how many days the last one comes again; null while it is not solved.
export const comesAgain = signal<number | null>(null);

async function reportProblems(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (problem) {
    say((problem as Error).message, true);
  }
}

export async function fetchCounts(): Promise<void> {
  counts.value = await ask({ type: 'puzzles' });
}

/// Tells the server how it went: that decides when the puzzle comes again.
const recordTry = (id: string, wasClean: boolean) =>
  void reportProblems(async () => {
    const { days } = await ask({ type: 'puzzle-tried', id, solved: wasClean });
    if (puzzle.value?.id === id) comesAgain.value = days;
    await fetchCounts();
  });

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
    const { game, position, options, line, id } = found;
    await begin({ query: { game, text: position, options, moves: [] }, best: line, played: null }, wasClean =>
      recordTry(id, wasClean),
    );
    batch(() => {
      puzzle.value = found;
      comesAgain.value = null;
    });
  });

export const arrive = () =>
  reportProblems(async () => {
    await fetchCounts();
    await next();
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
