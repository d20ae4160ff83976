/// Trees for lessons. Each shows one thing; docs/teaching.md walks through them.
export interface Lesson {
  id: string;
  title: string;
  text: string;
  words: string;
}

export const lessons: Lesson[] = [
  {
    id: 'classic',
    title: 'Three by three',
    text: '((3 12 8) (2 4 6) (14 5 2))',
    words:
      'Max picks a branch, then Min picks a leaf. After the first branch is worth 3, the 2 settles the second one.',
  },
  {
    id: 'best-order',
    title: 'Best move first',
    text: '((3 12 8) (2 14 5) (1 6 4))',
    words: 'The same kind of tree in the best order: as few leaves as any order allows, 3 + 3 − 1 = 5 of 9.',
  },
  {
    id: 'worst-order',
    title: 'Worst order',
    text: '((2 1) (4 3) (6 5) (8 7))',
    words:
      'Every branch is better than the one before, and in each the better leaf for Min comes last: nothing is cut.',
  },
  {
    id: 'three-plies',
    title: 'Three plies',
    text: '(((5 6) (7 4 5)) ((3 2) (6 9)) ((5 7) (9 8 6)))',
    words: 'Max, Min and Max again: both alpha and beta cut here.',
  },
  {
    id: 'deep-cutoff',
    title: 'Deep cutoff',
    text: '(5 (((3 9) 4) 8))',
    words:
      'What Max has at the root, 5, reaches down past another Max that has nothing yet: the 3 makes the 9 pointless.',
  },
  {
    id: 'negative',
    title: 'Below zero',
    text: '((-4 -2 -9) (-12 -1 -6) (-3 -5 -8))',
    words: 'All that counts is which number is larger, on both sides of zero.',
  },
  {
    id: 'min-first',
    title: 'Min begins',
    text: 'min ((3 12 8) (2 4 6) (14 5 2))',
    words: 'The classic tree with the parts exchanged: Min at the root, Max below.',
  },
  {
    id: 'uneven',
    title: 'Uneven branches',
    text: '(4 (6 (3 9 2) 5) ((8 1) 7))',
    words: 'Some lines end early, as games do.',
  },
];
