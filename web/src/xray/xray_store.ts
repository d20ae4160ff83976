import { batch, computed, effect, signal } from '@preact/signals';
import { welcome } from '../connection';
import { startJob, type Job } from '../jobs';
import { fetchParcel } from '../parcels';
import { stayAt, type Beginning, type SearchWish } from '../route';
import { lessons } from './lessons';
import { drawnTree, type TreeFile, type XrayRequest, type XraySummary } from './messages';
import { bestLine, isLeaf, readTree, type SearchTree } from './search_tree';
import { nextCut, stepsOf, type Steps } from './steps';
import { openedAtFirst, smallTree, type Direction } from './tree_layout';
import { bookNames, stepLine, type SideNames } from './words';

/// What is to be looked into. The text of a position is empty for the start of the game.
export interface Subject {
  game: string;
  text: string;
  algorithm: 'minimax' | 'alphabeta' | 'search';
  capturesFirst: boolean;
  depth: number;
  evaluation: string;
}

export interface Shown {
  tree: SearchTree;
  steps: Steps;
  summary: XraySummary;
  line: number[];
}

export const subject = signal<Subject>({
  game: drawnTree,
  text: lessons[0]!.text,
  algorithm: 'alphabeta',
  capturesFirst: false,
  depth: 3,
  evaluation: '',
});
export const shown = signal<Shown | null>(null);
export const working = signal(false);
/// Why there is no tree, in a sentence.
export const problem = signal<string | null>(null);
export const step = signal(0);
export const opened = signal<ReadonlySet<number>>(new Set());
export const direction = signal<Direction>('down');
export const zoom = signal(1);
export const playing = signal(false);
/// What the panel is about.
export const tab = signal<'node' | 'counts' | 'compare' | 'exercise'>('node');
export const speed = signal(3);

export const isDrawn = computed(() => subject.value.game === drawnTree);
export const description = computed(() => welcome.value?.games.find(each => each.id === subject.value.game) ?? null);
export const cursor = computed(() => (shown.value ? shown.value.steps.node[step.value]! : 0));
export const names = computed<SideNames>(() => {
  const game = welcome.value?.games.find(each => each.id === shown.value?.tree.file.game);
  return game ? game.sides : bookNames;
});

/// The name under which the lab counts such a search.
export const searchName = ({ algorithm, capturesFirst }: Subject): string =>
  algorithm === 'alphabeta' && capturesFirst ? 'captures-first' : algorithm;

export function requestFor(wanted: Subject, search = searchName(wanted)): XrayRequest {
  const { game, text, depth, evaluation } = wanted;
  if (game === drawnTree) return { game, text, search };
  return { game, text, search, depth, ...(evaluation ? { evaluation } : {}) };
}

// Asking the server --------------------------------------------------------------------------------------------------

async function fetchTree({ parcel }: XraySummary): Promise<SearchTree> {
  return readTree((await (await fetchParcel(parcel)).json()) as TreeFile);
}

type XrayJob = Job<XraySummary, XraySummary>;

const startSearch = (request: XrayRequest, onNews?: (found: XraySummary) => void): XrayJob =>
  startJob<XraySummary, XraySummary>({ type: 'xray', ...request }, onNews);

/// Searches and fetches the tree. Fails with a sentence for the person.
export async function record(request: XrayRequest) {
  const job = startSearch(request);
  await job.ended;
  const { result, reason } = job.state.value;
  if (!result) throw new Error(reason ?? 'That did not work.');
  return { summary: result, tree: await fetchTree(result) };
}

let current: XrayJob | null = null;
let asked = 0;

export const stop = () => current?.cancel();

/// Searches what the form says, and shows the tree as soon as it is there; what minimax counts follows. One at a time: what
/// is no longer wanted ends first.
export async function look(): Promise<void> {
  const number = ++asked;
  const isWanted = () => number === asked;
  batch(() => {
    working.value = true;
    problem.value = null;
    playing.value = false;
  });
  stop();
  await current?.ended;
  if (!isWanted()) return;

  const fail = (reason: string) => {
    if (isWanted()) problem.value = reason;
  };
  let fetched: Promise<void> = Promise.resolve();
  current = startSearch(requestFor(subject.value), found => {
    fetched = fetchTree(found).then(
      tree => {
        if (isWanted()) show(tree, found);
      },
      (error: Error) => fail(error.message),
    );
  });
  const { state, ended } = current;
  await ended;
  await fetched;
  if (!isWanted()) return;
  const { result, reason } = state.value;
  if (!result) fail(reason ?? 'That did not work.');
  else if (!result.parcel) fail('Stopped before there was a tree.');
  else if (shown.value?.summary.parcel === result.parcel) shown.value = { ...shown.value, summary: result };
  working.value = false;
}

export function show(tree: SearchTree, summary: XraySummary): void {
  const steps = stepsOf(tree);
  const line = bestLine(tree);
  const before = shown.value?.tree.file;
  batch(() => {
    shown.value = { tree, steps, summary, line };
    working.value = false;
    step.value = steps.count - 1;
    opened.value = openedAtFirst(tree, line);
    if (before?.game !== tree.file.game || tree.size > smallTree)
      direction.value = tree.file.game === drawnTree ? 'down' : 'right';
    playing.value = false;
  });
}

/// Changes what is looked into, and looks.
export function change(part: Partial<Subject>): void {
  const next = { ...subject.value, ...part };
  if (part.game !== undefined && part.game !== subject.value.game) {
    next.evaluation = '';
    if (part.text === undefined) next.text = part.game === drawnTree ? lessons[0]!.text : '';
  }
  if (next.game === drawnTree && next.algorithm === 'search') next.algorithm = 'alphabeta';
  subject.value = next;
  stayAt(addressOf(next));
  void look();
}

/// An address that leads back to the same search.
export function addressOf(wanted: Subject) {
  const { depth, ...request } = requestFor(wanted);
  return { place: 'xray' as const, ...request, ...(depth ? { depth: String(depth) } : {}) };
}

/// What an address asks for; what it leaves out stays as it is.
function subjectOf({ game, text, search, depth, evaluation }: Beginning & SearchWish): Subject {
  const before = subject.value;
  const isTree = (game ?? before.game) === drawnTree;
  const next: Subject = {
    game: game ?? before.game,
    text: text ?? (isTree ? lessons[0]!.text : ''),
    algorithm: before.algorithm,
    capturesFirst: before.capturesFirst,
    depth: Number(depth) || before.depth,
    evaluation: evaluation ?? (game === before.game ? before.evaluation : ''),
  };
  if (search) {
    next.capturesFirst = search === 'captures-first';
    next.algorithm = search === 'minimax' || search === 'search' ? search : 'alphabeta';
  }
  if (isTree && next.algorithm === 'search') next.algorithm = 'alphabeta';
  return next;
}

/// Begins with what the address says; with nothing, the tree of every textbook.
export function arrive(wanted: Beginning & SearchWish): void {
  if (!wanted.game) {
    if (!shown.value && !working.value) void look();
    return;
  }
  const next = subjectOf(wanted);
  const isShown = shown.value && JSON.stringify(next) === JSON.stringify(subject.value);
  if (isShown) return;
  subject.value = next;
  void look();
}

// Walking through the search -----------------------------------------------------------------------------------------

export function goTo(wanted: number): void {
  const last = (shown.value?.steps.count ?? 1) - 1;
  step.value = Math.max(0, Math.min(last, wanted));
}

export function stepBy(count: number): void {
  playing.value = false;
  goTo(step.value + count);
}

export function toCut(way: 1 | -1): void {
  if (!shown.value) return;
  playing.value = false;
  goTo(nextCut(shown.value.tree, shown.value.steps, step.value, way));
}

/// To the moment at which the node is done, or if it is already, at which it began.
export function toNode(node: number): void {
  if (!shown.value) return;
  playing.value = false;
  const { leave, enter } = shown.value.steps;
  goTo(step.value === leave[node] ? enter[node]! : leave[node]!);
}

/// Over all below the present node, to its value.
export function stepOver(): void {
  if (!shown.value) return;
  playing.value = false;
  const { leave } = shown.value.steps;
  goTo(leave[cursor.value] === step.value ? step.value + 1 : leave[cursor.value]!);
}

export function toParent(): void {
  const parent = shown.value?.tree.parent[cursor.value] ?? -1;
  playing.value = false;
  if (parent >= 0) goTo(shown.value!.steps.enter[parent]!);
}

export function togglePlaying(): void {
  if (!shown.value) return;
  if (!playing.value && step.value === shown.value.steps.count - 1) step.value = 0;
  playing.value = !playing.value;
}

export function toggleNode(node: number): void {
  if (!shown.value || isLeaf(shown.value.tree, node)) return;
  const next = new Set(opened.value);
  if (!next.delete(node)) next.add(node);
  opened.value = next;
}

/// So many nodes may be opened at once: more, nobody can read.
export const mostOpened = 3000;

export function openAll(): void {
  const tree = shown.value?.tree;
  if (!tree || tree.size > mostOpened) return;
  opened.value = new Set(Array.from({ length: tree.size }, (_, node) => node));
}

export function openBest(): void {
  if (shown.value) opened.value = new Set(shown.value.line.filter(node => !isLeaf(shown.value!.tree, node)));
}

/// Steps a second, from slow to as fast as the screen goes.
export const speeds = [0.5, 1, 2, 4, 10, 30, 120, 1000];

effect(() => {
  if (!playing.value) return;
  const rate = speeds[speed.value]!;
  const pause = Math.max(1000 / rate, 33);
  const timer = setInterval(() => {
    const last = shown.value!.steps.count - 1;
    goTo(step.value + Math.max(1, Math.round((rate * pause) / 1000)));
    if (step.value >= last) playing.value = false;
  }, pause);
  return () => clearInterval(timer);
});

/// What is read aloud of the present step; nothing while it runs.
export const stepLineText = computed(() =>
  shown.value && !playing.value ? stepLine(shown.value.tree, shown.value.steps, step.value) : '',
);
