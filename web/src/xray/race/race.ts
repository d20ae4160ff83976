import { computed, signal } from '@preact/signals';
import { startJob } from '../../jobs';
import type { CountRow } from '../../protocol';
import { countOf } from '../../lab/experiments';
import { isDrawn, record, requestFor, shown, subject, type Subject } from '../xray_store';

/// The same position for every algorithm. Each runs alone on this machine; here they start together.

export interface Lane {
  search: string;
  nodes: number;
  /// What it took; null if it was given up.
  seconds: number | null;
}

/// Nodes that a search may take to be in the race.
export const raceBudget = 20_000_000;
/// Where a tree drawn by hand has no time of its own, a node takes so long.
const secondsPerNode = 0.1;

export const lanes = signal<Lane[]>([]);
export const isPreparing = signal(false);
export const raceProblem = signal<string | null>(null);
/// What the race is about.
const about = signal<Subject | null>(null);
/// Seconds on the clock of the race, in the time of the machine.
export const clock = signal(0);

const parts: (keyof Subject)[] = ['game', 'text', 'depth', 'evaluation'];
export const isRaceCurrent = computed(() => parts.every(part => about.value?.[part] === subject.value[part]));

const longest = computed(() => Math.max(...lanes.value.map(({ seconds }) => seconds ?? 0), 0.000001));
/// Whoever was given up is at work for as long as anybody watches.
export const end = computed(() => longest.value * 1.15);
export const isOver = computed(() => lanes.value.length > 0 && clock.value >= end.value);

/// The nodes of a lane at a moment.
export function nodesAt({ nodes, seconds }: Lane, at: number): number {
  const whole = seconds ?? end.value;
  return Math.min(nodes, Math.round((nodes * at) / whole));
}

export const hasArrived = ({ seconds }: Lane, at: number): boolean => seconds !== null && at >= seconds;

async function count(wanted: Subject): Promise<Lane[]> {
  const searches = shown.value!.summary.searches;
  if (isDrawn.value) {
    const found = await Promise.all(
      searches.map(async search => ({ search, ...(await record(requestFor(wanted, search))) })),
    );
    return found.map(({ search, summary }) => ({
      search,
      nodes: summary.nodes,
      seconds: summary.nodes * secondsPerNode,
    }));
  }
  const { game, text, depth, evaluation } = wanted;
  let row: CountRow | null = null;
  const job = startJob(
    {
      type: 'lab-nodes',
      game,
      text,
      from: depth,
      to: depth,
      ...(evaluation ? { evaluation } : {}),
      algorithms: searches,
      budget: raceBudget,
    },
    news => {
      if (news.row) row = news.row;
    },
  );
  await job.ended;
  if (!row) throw new Error(job.state.value.reason ?? '');
  return searches.map(search => {
    const counted = countOf(row!, search);
    return counted
      ? { search, nodes: counted.nodes, seconds: counted.seconds }
      : { search, nodes: raceBudget, seconds: null };
  });
}

let frame = 0;

/// Lets the clock run. However fast the machine was, there is time to watch.
export function runRace(): void {
  cancelAnimationFrame(frame);
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
    clock.value = end.value;
    return;
  }
  const duration = Math.max(5, Math.min(12, end.value));
  const began = performance.now();
  clock.value = 0;
  const tick = (now: number) => {
    clock.value = Math.min(end.value, (((now - began) / 1000) * end.value) / duration);
    if (clock.value < end.value) frame = requestAnimationFrame(tick);
  };
  frame = requestAnimationFrame(tick);
}

export async function race(): Promise<void> {
  const wanted = subject.value;
  isPreparing.value = true;
  raceProblem.value = null;
  try {
    const found = await count(wanted);
    about.value = wanted;
    lanes.value = found;
    runRace();
  } catch (error) {
    raceProblem.value = (error as Error).message;
  }
  isPreparing.value = false;
}
