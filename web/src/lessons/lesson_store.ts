import { batch, computed, effect, signal } from '@preact/signals';
import { go, stayAt } from '../route';
import { parseDrawn } from '../xray/drawn_tree';
import { drawnTree } from '../xray/drawn_tree';
import type { TreeFile, XraySummary } from '../protocol';
import { boundOf, isCut, isLeaf, standing, unvisitedMoves, type SearchTree } from '../xray/search_tree';
import { doneUntil, type Steps } from '../xray/steps';
import { change, look, playing, record, requestFor, shown, step, subject, type Subject } from '../xray/xray_store';
import { valueText } from '../xray/values';
import { leavesOf } from './edit_tree';
import {
  comparedAt,
  nodeAt,
  stepOf,
  taughtLessons,
  type LessonExercise,
  type LessonPart,
  type TaughtLesson,
  type Target,
} from './script';

/// The lesson that is open, and the part that is shown: the one behind the last is the exercise.
export const lesson = signal<TaughtLesson | null>(null);
export const place = signal(0);
/// Goes from part to part by itself.
export const isRunning = signal(false);
/// What another search of the same position counted.
export const comparedNodes = signal<number | null>(null);

export const isExercise = computed(() => lesson.value !== null && place.value >= lesson.value.parts.length);
export const part = computed<LessonPart | null>(() => lesson.value?.parts[place.value] ?? null);
export const exercise = computed<LessonExercise | null>(() => (isExercise.value ? lesson.value!.exercise : null));
/// Whether the last answer to the exercise was right; null before there is one.
export const verdict = signal<boolean | null>(null);
/// A question waits for its answer: what the search counts or finds would give it away.
export const isAsking = computed(
  () => exercise.value !== null && exercise.value.kind !== 'goal' && verdict.value !== true,
);
/// The tree may be changed: outside lessons, and in those parts whose sentences take their numbers from the changed search.
export const mayEdit = computed(
  () => lesson.value === null || part.value?.edit === true || exercise.value?.kind === 'goal',
);

// Progress -----------------------------------------------------------------------------------------------------------

const storageKey = 'rookery.lessons';

function kept(): string[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(list) ? list.filter((id): id is string => typeof id === 'string') : [];
  } catch {
    return []; // no storage, or something else wrote there
  }
}

/// The lessons whose exercise was solved.
export const finished = signal<string[]>(kept());

export function finish(id: string): void {
  if (finished.value.includes(id)) return;
  finished.value = [...finished.value, id];
  try {
    localStorage.setItem(storageKey, JSON.stringify(finished.value));
  } catch {
    // Private windows may refuse: then it lasts as long as the tab.
  }
}

// Going through a lesson ---------------------------------------------------------------------------------------------

/// What a part shows: what it says itself, or the last one before it that says something.
function subjectAt(of: TaughtLesson, at: number): Partial<Subject> {
  if (at >= of.parts.length) return of.exercise.show;
  for (let each = at; each >= 0; each -= 1) if (of.parts[each]!.show) return of.parts[each]!.show!;
  return {};
}

const targetAt = (of: TaughtLesson, at: number): Target => (at < of.parts.length ? of.parts[at]!.to : of.exercise.to);

/// Where the search is to go as soon as its tree is there.
let wanted: { target: Target; isSlow: boolean } | null = null;

/// The step that the search is walking to while somebody watches, and the timer that walks.
const goal = signal<number | null>(null);
let walk = 0;

const isStill = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
/// More steps than this nobody wants to watch.
const longestWalk = 24;
const stepPause = 650;

function endWalk(): void {
  clearInterval(walk);
  goal.value = null;
}

/// Takes the cursor to a step, one step after the other where somebody watches.
function walkTo(end: number, isSlow: boolean): void {
  endWalk();
  const isNear = end > step.value && end - step.value <= longestWalk;
  if (!isSlow || isStill() || !isNear) {
    step.value = end;
    return;
  }
  goal.value = end;
  walk = window.setInterval(() => {
    if (step.value < end) step.value += 1;
    if (step.value >= end) endWalk();
  }, stepPause);
}

/// A tree that was asked for has come.
effect(() => {
  const now = shown.value;
  if (!now || !wanted || !lesson.peek() || !isReady.value) return;
  const { target, isSlow } = wanted;
  wanted = null;
  walkTo(stepOf(now.tree, now.steps, target), isSlow);
});

/// Whether a tree is not the one that the open lesson asks for.
function isOld(file: TreeFile, summary: XraySummary): boolean {
  const request = requestFor(subject.value);
  const isSame =
    request.search === summary.search &&
    request.text === file.text &&
    (request.depth ?? summary.asked) === summary.asked &&
    (request.improvements ?? 'all') === (file.improvements ?? 'all') &&
    (request.evaluation ?? file.evaluation) === file.evaluation;
  return !isSame;
}

/// The tree that is shown is the one that is spoken of: a question before that would be about another.
export const isReady = computed(() => shown.value !== null && !isOld(shown.value.file, shown.value.summary));

/// The search that was asked for last, to compare with.
let compared: { of: Subject; other: Partial<Subject> } | null = null;

async function compareWith(other: Partial<Subject>, of: Subject): Promise<void> {
  if (compared?.of === of && compared.other === other) return;
  const asked = (compared = { of, other });
  comparedNodes.value = null;
  try {
    const { summary } = await record(requestFor({ ...of, ...other }));
    if (compared === asked && subject.peek() === of) comparedNodes.value = summary.nodes;
  } catch {
    // Then there is nothing to compare with; the next visit asks again.
    if (compared === asked) compared = null;
  }
}

let shownSubject = '';

/// Shows a part. `isSlow` lets the search walk there.
function showPart(isSlow: boolean): void {
  const of = lesson.value!;
  const next: Subject = { ...subject.peek(), improvements: 'all', evaluation: '', ...subjectAt(of, place.value) };
  const target = targetAt(of, place.value);
  playing.value = false;
  verdict.value = null;
  endWalk();
  stayAt({ place: 'xray', lesson: of.id, part: String(place.value + 1) });
  const key = JSON.stringify(next);
  if (key === shownSubject && JSON.stringify(subject.peek()) === key && shown.peek()) {
    walkTo(stepOf(shown.peek()!.tree, shown.peek()!.steps, target), isSlow);
  } else {
    shownSubject = key;
    wanted = { target, isSlow };
    comparedNodes.value = null;
    compared = null;
    subject.value = next;
    void look();
  }
  const other = comparedAt(of, place.value)?.comparedWith;
  if (other) void compareWith(other, subject.peek());
}

export function openLesson(id: string, at = 1): void {
  const next = taughtLessons.find(each => each.id === id) ?? taughtLessons[0]!;
  const last = next.parts.length;
  batch(() => {
    lesson.value = next;
    place.value = Math.max(0, Math.min(last, Math.round(at) - 1 || 0));
    isRunning.value = false;
  });
  shownSubject = '';
  showPart(false);
}

export function goPart(at: number): void {
  const of = lesson.value;
  if (!of) return;
  const next = Math.max(0, Math.min(of.parts.length, at));
  const isForward = next > place.value;
  place.value = next;
  showPart(isForward);
}

/// On to the next part; the first press while the search walks takes it to where it is going.
export function nextPart(): void {
  if (goal.value !== null) walkTo(goal.value, false);
  else if (!isExercise.value) goPart(place.value + 1);
}

export const previousPart = () => goPart(place.value - 1);

export const lessonAfter = (of: TaughtLesson): TaughtLesson | undefined => taughtLessons[taughtLessons.indexOf(of) + 1];

export function leaveLessons(): void {
  endWalk();
  isRunning.value = false;
  lesson.value = null;
  go({ place: 'xray', game: subject.value.game, text: subject.value.text });
}

/// Searches a tree that was changed, and shows what became of it.
export function edit(text: string): void {
  if (!lesson.value) return change({ text }, 'end');
  wanted = null;
  endWalk();
  subject.value = { ...subject.value, text };
  void look('end');
}

/// Time to read what is said.
const readingPause = 5000;

effect(() => {
  if (!isRunning.value || isExercise.value || goal.value !== null || !isReady.value) return;
  const timer = setTimeout(() => goPart(place.value + 1), readingPause);
  return () => clearTimeout(timer);
});

effect(() => {
  if (isExercise.value) isRunning.value = false;
});

// What is said -------------------------------------------------------------------------------------------------------

/// The window that moves at a step: that of the node, or when a node is done, of the one above it.
export function windowAt(tree: SearchTree, steps: Steps, at: number): { low: number; high: number } {
  const node = steps.node[at]!;
  const isDone = steps.leave[node] === at && tree.parent[node]! >= 0;
  return standing(tree, isDone ? tree.parent[node]! : node, doneUntil(tree, steps, at));
}

/// Whether both sides had something to cut off.
function bothEndsCut(tree: SearchTree): boolean {
  const bounds = new Set<string>();
  for (let node = 0; node < tree.size; node += 1)
    if (!isLeaf(tree, node) && isCut(tree, node)) bounds.add(boundOf(tree, node));
  return bounds.size > 1;
}

const unknownNumbers = [
  'value',
  'leaves',
  'nodes',
  'all',
  'least',
  'before',
  'last',
  'line',
  'a',
  'b',
  'c',
  'alpha',
  'beta',
];

/// The numbers for what is said, all of them from the search that is shown.
export function numbers(): Record<string, string | number> {
  const now = shown.value;
  const unknown = '…';
  if (!now || !isReady.value) return { ...Object.fromEntries(unknownNumbers.map(name => [name, unknown])), both: 'no' };
  const { summary, tree, steps, file } = now;
  const branch = (letter: string) => {
    const node = nodeAt(tree, letter);
    return node < 0 ? unknown : valueText(tree.file, tree.value[node]!);
  };
  const window = windowAt(tree, steps, part.value ? stepOf(tree, steps, part.value.to) : step.value);
  return {
    value: valueText(tree.file, tree.file.score),
    leaves: summary.evaluations,
    nodes: summary.nodes,
    all: summary.minimax?.evaluations ?? unknown,
    minimum: summary.minimum ?? unknown,
    before: comparedNodes.value ?? unknown,
    last: comparedNodes.value === null ? unknown : summary.nodes - comparedNodes.value,
    line: file.line.map(([, notation]) => notation).join(' '),
    a: branch('a'),
    b: branch('b'),
    c: branch('c'),
    alpha: valueText(tree.file, window.low),
    beta: valueText(tree.file, window.high),
    both: bothEndsCut(tree) ? 'yes' : 'no',
  };
}

/// What the search that is shown takes, and what one without the part's idea would: null where nothing was saved.
export function nodesSaved(): { nodes: number; all: number; saved: number } | null {
  const now = shown.value;
  const all = comparedNodes.value;
  if (!now || !isReady.value || all === null || !lesson.value) return null;
  const { nodes } = now.summary;
  return comparedAt(lesson.value, place.value)?.saves && all > nodes ? { nodes, all, saved: all - nodes } : null;
}

/// How far the search has come: leaves that it looked at, and leaves of which it knows that it never will.
export function progressOf(
  tree: SearchTree,
  steps: { leave: Int32Array },
  at: number,
): { seen: number; saved: number } {
  let seen = 0;
  let saved = 0;
  for (let node = 0; node < tree.size; node += 1) {
    if (isLeaf(tree, node)) {
      if (steps.leave[node]! <= at) seen += 1;
    } else if (steps.leave[node]! - 1 <= at && tree.file.game === drawnTree) {
      for (const move of unvisitedMoves(tree, node))
        saved += leavesOf(parseDrawn(tree.file.names[move]![1].split('=')[1]!)).length;
    }
  }
  return { seen, saved };
}
