import { batch, computed, signal } from '@preact/signals';
import type { Judgment, LineMove, PositionMessage, PositionQuery } from '../protocol';
import { ask } from '../connection';
import { startJob } from '../jobs';
import { say } from '../notice';

/// A position with a move to be found, whether it comes from a report or from the collection of puzzles.
export interface Exercise {
  query: PositionQuery & { moves: string[] };
  /// What was found to be best.
  best: LineMove[];
  /// The mistake that was made here, if one was.
  played: LineMove | null;
}

/// What has become of it: the position is on its way, somebody looks for the move, it is being judged, it was wrong, it was
/// found, or it was shown.
export type Phase = 'coming' | 'open' | 'judging' | 'wrong' | 'found' | 'shown';

export const exercise = signal<Exercise | null>(null);
export const phase = signal<Phase>('open');
/// The position of the exercise, and the one on the board: after an attempt that is the position behind it.
export const question = signal<PositionMessage | null>(null);
export const shown = signal<PositionMessage | null>(null);
/// What was tried last, and what is known of it.
export const attempt = signal<LineMove | null>(null);
export const judgment = signal<Judgment | null>(null);
/// How many hints were given: first the piece, then the move.
export const hints = signal(0);
/// Whether every attempt was right, without help.
export const isClean = signal(true);
export const resync = signal(0);

/// How far somebody has come with an exercise.
export interface Progress {
  phase: Phase;
  attempt: LineMove | null;
  judgment: Judgment | null;
  hints: number;
  isClean: boolean;
}

export const progress = computed<Progress | null>(() =>
  exercise.value
    ? {
        phase: phase.value,
        attempt: attempt.value,
        judgment: judgment.value,
        hints: hints.value,
        isClean: isClean.value,
      }
    : null,
);

/// How it ended, for whoever keeps count: once for every exercise.
let ended: (wasClean: boolean) => void = () => {};

function count(wasClean: boolean): void {
  ended(wasClean);
  ended = () => {};
}

/// An attempt was wrong, or help was asked for.
function fail(): void {
  isClean.value = false;
  count(false);
}

function end(next: Phase): void {
  phase.value = next;
  count(next === 'found' && isClean.value);
}

const untouched: Progress = { phase: 'open', attempt: null, judgment: null, hints: 0, isClean: true };

/// Begins with another exercise, or goes on with one where somebody was. Until its position is there nothing can be done to
/// the one before. Fails with a sentence if the position cannot be had.
export async function begin(
  next: Exercise,
  whenEnded: (wasClean: boolean) => void,
  soFar: Progress | null = null,
): Promise<void> {
  const before = phase.value;
  phase.value = 'coming';
  const now = soFar ?? untouched;
  // A move that was being judged is tried once more.
  const isJudging = now.phase === 'judging';
  const tried = isJudging ? null : now.attempt;
  const { query } = next;
  const [asked, seen] = await Promise.all([
    ask({ type: 'position', ...query }),
    tried ? ask({ type: 'position', ...query, moves: [...query.moves, tried.move] }) : null,
  ]).catch((problem: unknown) => {
    phase.value = before;
    throw problem;
  });
  batch(() => {
    exercise.value = next;
    question.value = asked;
    shown.value = seen ?? asked;
    phase.value = isJudging ? 'open' : now.phase;
    attempt.value = tried;
    judgment.value = now.judgment;
    hints.value = now.hints;
    isClean.value = now.isClean;
    resync.value += 1;
    const isCounted = !now.isClean || now.phase === 'found' || now.phase === 'shown';
    ended = isCounted ? () => {} : whenEnded;
  });
  if (isJudging) void tryMove(now.attempt!.move);
}

export function leave(): void {
  batch(() => {
    exercise.value = question.value = shown.value = null;
    ended = () => {};
  });
}

/// Tries a move: what was found to be best is right at once, everything else is searched.
export async function tryMove(move: string): Promise<void> {
  const asked = exercise.value;
  if (!asked || (phase.value !== 'open' && phase.value !== 'wrong')) return;
  const { query, best } = asked;
  try {
    const found = await ask({ type: 'position', ...query, moves: [...query.moves, move] });
    if (exercise.value !== asked) return;
    const played = found.moves.at(-1)!;
    batch(() => {
      shown.value = found;
      attempt.value = { move: played.move, notation: played.notation };
      judgment.value = null;
      phase.value = 'judging';
    });
    if (played.move === best[0]?.move) return end('found');
    const job = startJob({ type: 'judge', ...query, move: played.move });
    await job.ended;
    if (exercise.value !== asked || (phase.value as Phase) !== 'judging') return;
    const { result, reason } = job.state.value;
    if (!result?.best) {
      say(reason ?? '', true);
      return tryAgain();
    }
    batch(() => {
      judgment.value = result;
      // What was called a mistake in the game is none now that it is looked at again.
      if (result.good && played.move !== asked.played?.move) return end('found');
      fail();
      phase.value = 'wrong';
    });
  } catch (problem) {
    say((problem as Error).message, true);
    resync.value += 1;
  }
}

/// Back to the position, to look for another move.
export function tryAgain(): void {
  batch(() => {
    shown.value = question.value;
    attempt.value = null;
    judgment.value = null;
    phase.value = 'open';
    resync.value += 1;
  });
}

/// First which piece, then the move itself.
export function hint(): void {
  if (phase.value === 'wrong') tryAgain();
  if (phase.value !== 'open') return;
  fail();
  hints.value += 1;
  if (hints.value >= 2) showSolution();
}

export function showSolution(): void {
  if (phase.value !== 'open' && phase.value !== 'wrong') return;
  batch(() => {
    fail();
    shown.value = question.value;
    attempt.value = null;
    judgment.value = null;
    hints.value = 2;
    resync.value += 1;
    end('shown');
  });
}
