import { computed, effect, signal } from '@preact/signals';
import { say } from '../notice';
import type { Side } from '../protocol';
import { forget, remember, remembered } from '../tab_storage';
import { begin, leave, progress, type Progress } from '../train/exercise';
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
  /// With the mistake at hand.
  progress: Progress | null;
}

const keptKey = 'rookery.lesson';
const nameOfAnalysis = (): string => identity.value.id ?? identity.value.from ?? '';

/// The browser keeps how far somebody has got, so that a reload does not begin anew.
export function keepLesson(): () => void {
  return effect(() => {
    const now = lesson.value;
    const soFar = progress.value;
    // While the next mistake is on its way there is nothing new to keep.
    if (!now || soFar?.phase === 'coming') return;
    remember(keptKey, { id: nameOfAnalysis(), now, progress: soFar } satisfies KeptLesson);
  });
}

/// Goes on where somebody was in the mistakes of this game, once its report is there.
export function resumeLesson(): void {
  const kept = remembered<KeptLesson>(keptKey);
  if (!kept || lesson.value || kept.id !== nameOfAnalysis()) return;
  isOn.value = false;
  lesson.value = kept.now;
  if (!kept.now.isOver) void show(kept.now.at, kept.now.isCounted, kept.progress);
}

async function show(at: number, isCounted = false, before: Progress | null = null): Promise<void> {
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
      before,
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
  forget(keptKey);
  leave();
  if (lapse) goTo(lapse.node.id);
}
