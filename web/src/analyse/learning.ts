import { computed, signal } from '@preact/signals';
import { say } from '../notice';
import type { Side } from '../protocol';
import { begin, leave } from '../train/exercise';
import { goTo, queryOf } from './analysis';
import { isOn } from './engine';
import { lapses, type Lapse } from './report';

/// Learning from the mistakes of a report: one after the other.
export interface Lesson {
  whose: Side | 'both';
  at: number;
  /// How many were found at the first attempt, of those that were tried.
  found: number;
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

async function show(at: number): Promise<void> {
  const lapse = lessonLapses.value[at];
  if (!lapse) {
    lesson.value = { ...lesson.value!, at, isOver: true };
    return leave();
  }
  const { node, ply } = lapse;
  const { game, text, options, moves = [] } = queryOf(node.parent!);
  lesson.value = { ...lesson.value!, at };
  try {
    const { move, notation } = node.move!;
    await begin(
      { query: { game, text, options, moves }, best: ply.best!.line, played: { move, notation } },
      wasClean => {
        if (lesson.value && wasClean) lesson.value = { ...lesson.value, found: lesson.value.found + 1 };
      },
    );
  } catch (problem) {
    say((problem as Error).message, true);
  }
}

export function startLesson(whose: Lesson['whose'] = 'both'): void {
  isOn.value = false;
  lesson.value = { whose, at: 0, found: 0, isOver: false };
  void show(0);
}

export const nextLapse = () => void show(lesson.value!.at + 1);

/// Back to the analysis, at the mistake that was looked at.
export function endLesson(): void {
  const lapse = lessonLapses.value[lesson.value!.at];
  lesson.value = null;
  leave();
  if (lapse) goTo(lapse.node.id);
}
