import type { PlainMessageId } from '../shared/language';

/// Trees for lessons. Each shows one thing; docs/teaching.md walks through them.
export interface Lesson {
  id: string;
  title: PlainMessageId;
  text: string;
  words: PlainMessageId;
}

export const lessons: Lesson[] = [
  {
    id: 'classic',
    title: 'lesson-classic',
    text: '((3 12 8) (2 4 6) (14 5 2))',
    words: 'lesson-classic-words',
  },
  {
    id: 'best-order',
    title: 'lesson-best-order',
    text: '((3 12 8) (2 14 5) (1 6 4))',
    words: 'lesson-best-order-words',
  },
  {
    id: 'worst-order',
    title: 'lesson-worst-order',
    text: '((2 1) (4 3) (6 5) (8 7))',
    words: 'lesson-worst-order-words',
  },
  {
    id: 'three-plies',
    title: 'lesson-three-plies',
    text: '(((5 6) (7 4 5)) ((3 2) (6 9)) ((5 7) (9 8 6)))',
    words: 'lesson-three-plies-words',
  },
  {
    id: 'deep-cutoff',
    title: 'lesson-deep-cutoff',
    text: '(5 (((3 9) 4) 8))',
    words: 'lesson-deep-cutoff-words',
  },
  {
    id: 'negative',
    title: 'lesson-negative',
    text: '((-4 -2 -9) (-12 -1 -6) (-3 -5 -8))',
    words: 'lesson-negative-words',
  },
  {
    id: 'min-first',
    title: 'lesson-min-first',
    text: 'min ((3 12 8) (2 4 6) (14 5 2))',
    words: 'lesson-min-first-words',
  },
  {
    id: 'uneven',
    title: 'lesson-uneven',
    text: '(4 (6 (3 9 2) 5) ((8 1) 7))',
    words: 'lesson-uneven-words',
  },
];
