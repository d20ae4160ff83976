import { batch, computed, effect, signal } from '@preact/signals';
import { welcome } from '../connection';
import { startJob, type Job } from '../jobs';
import { fetchTransfer } from '../transfers';
import { t } from '../shared/language';
import { sideCode } from '../shared/names';
import { drawnTree } from './drawn_tree';
import type { Side, TreeFile, Xray, XraySummary } from '../protocol';
import { stayAt, type Beginning, type SearchRequest } from '../route';
import { lessons } from './lessons';
import { mirrored } from './point_of_view';
import { bestLine, childrenOf, isLeaf, readTree, type SearchTree } from './search_tree';
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
  /// How much of the full search takes part.
  improvements: string;
  /// Nobody wants to know what minimax would take.
  isAlone?: boolean;
}

export interface Shown {
  /// As the server left it: for the first side.
  file: TreeFile;
  /// The same for whoever maximizes.
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
  improvements: 'all',
});
/// For whom large values are good. Books on wolf and sheep let the wolf maximize.
export const maximizer = signal<Side>('first');
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
export const tab = signal<'node' | 'counts' | 'compare' | 'race' | 'exercise'>('node');
export const speed = signal(3);

export const isDrawn = computed(() => subject.value.game === drawnTree);
export const description = computed(() => welcome.value?.games.find(each => each.id === subject.value.game) ?? null);
export const cursor = computed(() => (shown.value ? shown.value.steps.node[step.value]! : 0));
export const names = computed<SideNames>(() => {
  const game = welcome.value?.games.find(each => each.id === shown.value?.tree.file.game);
  if (!game) return bookNames;
  const [max, min] = isMirrored.value ? (['second', 'first'] as const) : (['first', 'second'] as const);
  return { first: sideCode(game.sides[max]), second: sideCode(game.sides[min]) };
});

/// In trees drawn by hand Max is Max.
export const isMirrored = computed(() => maximizer.value === 'second' && shown.value?.file.game !== drawnTree);

/// The name under which the lab counts such a search.
export const searchName = ({ algorithm, capturesFirst }: Subject): string =>
  algorithm === 'alphabeta' && capturesFirst ? 'captures-first' : algorithm;

export function requestFor(wanted: Subject, search = searchName(wanted)): XrayRequest {
  const { game, text, depth, evaluation, improvements } = wanted;
  if (game === drawnTree) return { game, text, search };
  const stage = search === 'search' && improvements !== 'all' ? { improvements } : {};
  const alone = wanted.isAlone ? { compare: false } : {};
  return { game, text, search, depth, ...(evaluation ? { evaluation } : {}), ...stage, ...alone };
}

// Asking the server --------------------------------------------------------------------------------------------------

const fetchTree = async ({ transfer }: XraySummary): Promise<TreeFile> =>
  (await (await fetchTransfer(transfer)).json()) as TreeFile;

/// Where a search is opened: at its beginning, at its end, or where a move of the root was settled.
export type OpensAt = 'start' | 'end' | { move: string };

type XrayRequest = Omit<Xray, 'type'>;
type XrayJob = Job<'xray'>;

const startSearch = (request: XrayRequest, onNews?: (found: XraySummary) => void): XrayJob =>
  startJob({ type: 'xray', ...request }, onNews);

/// Searches and fetches the tree. Fails with a sentence for the person.
export async function record(request: XrayRequest) {
  const job = startSearch(request);
  await job.ended;
  const { result, reason } = job.state.value;
  if (!result) throw new Error(reason ?? t('did-not-work'));
  const file = await fetchTree(result);
  return { summary: result, file, tree: readTree(file) };
}

let current: XrayJob | null = null;
let asked = 0;

export const stop = () => current?.cancel();

/// Searches what the form says, and shows the tree as soon as it is there; what minimax counts follows. One at a time: what
/// is no longer wanted ends first.
export async function look(opensAt: OpensAt = 'start'): Promise<void> {
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
      file => {
        if (isWanted()) show(file, found, opensAt);
      },
      (error: Error) => fail(error.message),
    );
  });
  const { state, ended } = current;
  await ended;
  await fetched;
  if (!isWanted()) return;
  const { result, reason } = state.value;
  if (!result) fail(reason ?? t('did-not-work'));
  else if (!result.transfer) fail(t('stopped-before-tree'));
  else if (shown.value?.summary.transfer === result.transfer) shown.value = { ...shown.value, summary: result };
  working.value = false;
}

/// The step at which a move of the root was settled, the last time that it was looked at; the end if it never was.
function settledAt(tree: SearchTree, steps: Steps, move: string): number {
  const root = tree.roots.at(-1)!;
  const visits = childrenOf(tree, root).filter(child => tree.file.names[tree.file.columns.move[child]!]?.[0] === move);
  return visits.length > 0 ? steps.leave[visits.at(-1)!]! : steps.count - 1;
}

/// Shows a search at its first step, where everything is still to come.
export function show(file: TreeFile, summary: XraySummary, opensAt: OpensAt = 'start'): void {
  const isOther = maximizer.value === 'second' && file.game !== drawnTree;
  const tree = readTree(isOther ? mirrored(file) : file);
  const steps = stepsOf(tree);
  const line = bestLine(tree);
  const before = shown.value?.tree.file;
  batch(() => {
    shown.value = { file, tree, steps, summary, line };
    working.value = false;
    step.value = opensAt === 'start' ? 0 : opensAt === 'end' ? steps.count - 1 : settledAt(tree, steps, opensAt.move);
    opened.value = openedAtFirst(tree, line);
    if (before?.game !== tree.file.game || tree.size > smallTree)
      direction.value = tree.file.game === drawnTree ? 'down' : 'right';
    playing.value = false;
  });
}

/// Shows the same search from the other side; the cursor stays where it is.
export function takeSide(side: Side): void {
  maximizer.value = side;
  stayAt(addressOf(subject.value));
  const now = shown.value;
  if (!now || now.file.game === drawnTree) return;
  shown.value = { ...now, tree: readTree(side === 'second' ? mirrored(now.file) : now.file) };
}

/// Changes what is looked into, and looks.
export function change(part: Partial<Subject>, opensAt: OpensAt = 'start'): void {
  const next: Subject = { ...subject.value, isAlone: false, ...part };
  if (part.game !== undefined && part.game !== subject.value.game) {
    next.evaluation = '';
    next.capturesFirst = false;
    if (part.text === undefined) next.text = part.game === drawnTree ? lessons[0]!.text : '';
  }
  if (next.game === drawnTree && next.algorithm === 'search') next.algorithm = 'alphabeta';
  subject.value = next;
  stayAt(addressOf(next));
  void look(opensAt);
}

/// An address that leads back to the same search.
export function addressOf(wanted: Subject) {
  const { depth, compare: _compare, ...request } = requestFor(wanted);
  const side = maximizer.value === 'second' && wanted.game !== drawnTree ? { max: 'second' } : {};
  return { place: 'xray' as const, ...request, ...(depth ? { depth: String(depth) } : {}), ...side };
}

/// What an address asks for; what it leaves out stays as it is.
function subjectOf({ game, text, search, depth, evaluation, improvements }: Beginning & SearchRequest): Subject {
  const before = subject.value;
  const isTree = (game ?? before.game) === drawnTree;
  const next: Subject = {
    game: game ?? before.game,
    text: text ?? (isTree ? lessons[0]!.text : ''),
    algorithm: before.algorithm,
    capturesFirst: before.capturesFirst,
    depth: Number(depth) || before.depth,
    evaluation: evaluation ?? (game === before.game ? before.evaluation : ''),
    improvements: improvements ?? 'all',
  };
  if (search) {
    next.capturesFirst = search === 'captures-first';
    next.algorithm = search === 'minimax' || search === 'search' ? search : 'alphabeta';
  }
  if (isTree && next.algorithm === 'search') next.algorithm = 'alphabeta';
  return next;
}

/// Begins with what the address says; with nothing, the tree of every textbook.
export function arrive(wanted: Beginning & SearchRequest): void {
  if (!wanted.game) {
    if (!shown.value && !working.value) void look();
    return;
  }
  if (wanted.max) maximizer.value = wanted.max === 'second' ? 'second' : 'first';
  const next = subjectOf(wanted);
  const isShown = shown.value && JSON.stringify(next) === JSON.stringify(subject.value);
  if (isShown) return;
  subject.value = next;
  void look(wanted.at ? { move: wanted.at } : 'start');
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
export const maxOpened = 3000;

export function openAll(): void {
  const tree = shown.value?.tree;
  if (!tree || tree.size > maxOpened) return;
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
