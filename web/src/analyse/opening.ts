import { signal } from '@preact/signals';
import { startJob, type Job } from '../jobs';
import { say } from '../notice';
import { leaveParcel } from '../parcels';
import { stayAt } from '../route';
import { dialog } from '../store';
import { fetchTree, openPosition, openTree, study } from './analysis';
import type { Problem, ReadResult } from './messages';

interface ReadNews {
  bytes: number;
  total: number;
}

/// A text or a file that is being read, and what was found in it.
export interface Source {
  name: string;
  /// How the server is told of it: in the message itself, or as a parcel.
  request: { text: string } | { parcel: string };
  result: ReadResult | null;
}

/// What somebody has to choose from, if there are several games in it.
export const source = signal<Source | null>(null);
export const reading = signal<Job<ReadNews, ReadResult> | null>(null);
/// The share of a file that has been sent; null when nothing is.
export const sending = signal<number | null>(null);
/// What could not be understood, for the person to read.
export const problems = signal<{ list: Problem[]; count: number } | null>(null);

/// A message bears no more than this.
const longestText = 8000;

/// Reads what was pasted.
export async function readText(text: string): Promise<void> {
  if (!text.trim()) return;
  if (text.length <= longestText) return read({ name: 'the text', request: { text }, result: null });
  return readFile(new Blob([text], { type: 'text/plain' }), 'the text');
}

/// Reads a file: it goes to the server in one piece, however large.
export async function readFile(file: Blob, name: string): Promise<void> {
  sending.value = 0;
  try {
    const parcel = await leaveParcel(file, share => (sending.value = share));
    sending.value = null;
    await read({ name, request: { parcel }, result: null });
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
  const job = startJob<ReadNews, ReadResult>({ type: 'read', ...from.request, game, ...wanted });
  reading.value = job;
  await job.ended;
  if (reading.value === job) reading.value = null;
  const { result, reason, phase } = job.state.value;
  if (phase === 'failed') return say(reason ?? 'This cannot be read.', true);
  if (!result || result.cancelled) return;
  await show({ ...from, result: from.result ?? result }, result);
}

async function show(from: Source, result: ReadResult): Promise<void> {
  problems.value = result.problem_count > 0 ? { list: result.problems, count: result.problem_count } : null;
  try {
    if (result.position) await openPosition(result.position);
    else if (result.tree) openTree(await fetchTree(result.tree));
    else {
      source.value = from;
      dialog.value = { name: 'open' };
      return;
    }
    // Games of a file that has several can be chosen from again.
    source.value = from.result && from.result.count > 1 ? from : null;
    dialog.value = null;
    const { game, start } = study.value!;
    stayAt({ place: 'analyse', game, ...(start.length < 500 ? { text: start } : {}) });
  } catch (problem) {
    say((problem as Error).message, true);
  }
}

/// One of the games of the source.
export const choose = (number: number) => read(source.value!, number);

/// A game of the store. Fails with a sentence if it is not there.
export async function reopen(id: string): Promise<void> {
  const job = startJob<object, { tree: string }>({ type: 'reopen', id });
  await job.ended;
  const { result, reason } = job.state.value;
  if (!result?.tree) throw new Error(reason ?? 'This game cannot be opened.');
  openTree(await fetchTree(result.tree), id);
}
