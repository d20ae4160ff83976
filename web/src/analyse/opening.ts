import { signal } from '@preact/signals';
import { startJob, type Job } from '../jobs';
import { say } from '../notice';
import { leaveTransfer } from '../transfers';
import { t } from '../shared/language';
import { dialog } from '../store';
import { fetchTree, openPosition, openTree, study } from './analysis';
import type { LineProblem, ReadResult } from '../protocol';

/// A text or a file that is being read, and what was found in it.
export interface Source {
  /// The name of a file; null for what was pasted.
  name: string | null;
  /// How the server is told of it: in the message itself, or as a transfer.
  request: { text: string } | { transfer: string };
  result: ReadResult | null;
}

/// What somebody has to choose from, if there are several games in it.
export const source = signal<Source | null>(null);
export const reading = signal<Job<'read'> | null>(null);
/// The share of a file that has been sent; null when nothing is.
export const sending = signal<number | null>(null);
/// What could not be understood, for the person to read.
export const problems = signal<{ list: LineProblem[]; count: number } | null>(null);

/// A message bears no more than this.
const longestText = 8000;

/// Reads what was pasted.
export async function readText(text: string): Promise<void> {
  if (!text.trim()) return;
  if (text.length <= longestText) return read({ name: null, request: { text }, result: null });
  return readFile(new Blob([text], { type: 'text/plain' }), null);
}

/// Reads a file: it goes to the server in one piece, however large.
export async function readFile(file: Blob, name: string | null): Promise<void> {
  sending.value = 0;
  try {
    const transfer = await leaveTransfer(file, share => (sending.value = share));
    sending.value = null;
    await read({ name, request: { transfer }, result: null });
  } catch (problem) {
    say((problem as Error).message, true);
  } finally {
    sending.value = null;
  }
}

/// Reads the source, or one game of it.
async function read(from: Source, number?: number): Promise<void> {
  const wanted = number === undefined ? {} : { number };
  const game = study.value?.game ?? 'chess';
  const job = startJob({ type: 'read', ...from.request, game, ...wanted });
  reading.value = job;
  await job.ended;
  if (reading.value === job) reading.value = null;
  const { result, reason, phase } = job.state.value;
  if (phase === 'failed') return say(reason ?? t('cannot-be-read'), true);
  if (!result || result.canceled) return;
  await show({ ...from, result: from.result ?? result }, result);
}

async function show(from: Source, result: ReadResult): Promise<void> {
  problems.value = result.problem_count > 0 ? { list: result.problems, count: result.problem_count } : null;
  try {
    if (result.position) await openPosition(result.position, true);
    else if (result.tree) openTree(await fetchTree(result.tree));
    else {
      source.value = from;
      dialog.value = { name: 'open' };
      return;
    }
    // Games of a file that has several can be chosen from again.
    source.value = from.result && from.result.count > 1 ? from : null;
    dialog.value = null;
  } catch (problem) {
    say((problem as Error).message, true);
  }
}

/// One of the games of the source.
export const choose = (number: number) => read(source.value!, number);

/// A game of the store, after these moves. Fails with a sentence if it is not there.
export async function reopen(id: string, moves: string[] = []): Promise<void> {
  const job = startJob({ type: 'reopen', id });
  await job.ended;
  const { result, reason } = job.state.value;
  if (!result?.tree) throw new Error(reason ?? t('cannot-be-opened'));
  // A game stays as it was: what is said about it becomes an analysis of its own.
  const stored = result.source === 'analysis' ? { id, from: null } : { id: null, from: id };
  openTree(await fetchTree(result.tree), stored, moves);
}
