import { computed, effect, signal } from '@preact/signals';
import { say } from '../notice';
import type { Side } from '../protocol';
import { begin, leave } from '../train/exercise';
import { goTo, identity, queryOf } from './analysis';
import { isOn } from './engine';
import { lapses, type Lapse } from './report';

/// Learning from the mistakes of a report: one after the other.
export interface Lesson {
  whose: Side | 'both';
  at: number;
  /// How many were found at the first attempt, of those that were tried.
  found: number;
  /// Whether it is settled how the mistake at hand went.
  isCounted: boolean;
  isOver: boolean;
}

export const lesson = signal<Lesson | null>(null);

/// The mistakes that there is something better for.
export const lessonLapses = computed<Lapse[]>(() =>
  lapses.value.filter(
    ({ node, ply }) =>
      ply.best && node.parent !== null && (lesson.value?.whose === 'both' || ply.side === lesson.value?.whose),
  ),
);

export const canLearn = computed(() => lapses.value.some(({ ply }) => ply.best));

interface KeptLesson {
  /// Of the analysis.
  id: string;
  now: Lesson;
}

const keptKey = 'rookery.lesson';
const nameOfAnalysis = (): string => identity.value.id ?? identity.value.from ?? '';

/// The browser keeps how far somebody has got, so that a reload does not begin anew.
export function keepLesson(): () => void {
  return effect(() => {
    const now = lesson.value;
    if (!now) return;
    try {
      sessionStorage.setItem(keptKey, JSON.stringify({ id: nameOfAnalysis(), now } satisfies KeptLesson));
    } catch {
      // No storage: then it ends with the page.
    }
  });
}

function forgetLesson(): void {
  try {
    sessionStorage.removeItem(keptKey);
  } catch {
    // There was nothing to forget.
  }
}

function keptLesson(): KeptLesson | null {
  try {
    return JSON.parse(sessionStorage.getItem(keptKey) ?? 'null') as KeptLesson | null;
  } catch {
    return null; // whatever it is, it is not ours
  }
}

/// Goes on where somebody was in the mistakes of this game, once its report is there.
export function resumeLesson(): void {
  const kept = keptLesson();
  if (!kept || lesson.value || kept.id !== nameOfAnalysis()) return;
  isOn.value = false;
  lesson.value = kept.now;
  if (!kept.now.isOver) void show(kept.now.at, kept.now.isCounted);
}

async function show(at: number, isCounted = false): Promise<void> {
  const lapse = lessonLapses.value[at];
  if (!lapse) {
    lesson.value = { ...lesson.value!, at, isOver: true };
    return leave();
  }
  const { node, ply } = lapse;
  const { game, text, options, moves = [] } = queryOf(node.parent!);
  lesson.value = { ...lesson.value!, at, isCounted };
  try {
    const { move, notation } = node.move!;
    await begin(
      { query: { game, text, options, moves }, best: ply.best!.line, played: { move, notation } },
      wasClean => {
        const now = lesson.value;
        if (now && !now.isCounted) lesson.value = { ...now, found: now.found + (wasClean ? 1 : 0), isCounted: true };
      },
    );
  } catch (problem) {
    say((problem as Error).message, true);
  }
}

export function startLesson(whose: Lesson['whose'] = 'both'): void {
  isOn.value = false;
  lesson.value = { whose, at: 0, found: 0, isCounted: false, isOver: false };
  void show(0);
}

export const nextLapse = () => void show(lesson.value!.at + 1);

/// Back to the analysis, at the mistake that was looked at.
export function endLesson(): void {
  const lapse = lessonLapses.value[lesson.value!.at];
  lesson.value = null;
  forgetLesson();
  leave();
  if (lapse) goTo(lapse.node.id);
}
