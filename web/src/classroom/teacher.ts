import { signal } from '@preact/signals';
import { ask, listen, onWelcome, welcome } from '../connection';
import { say } from '../notice';
import { saveText } from '../save_text';
import { t } from '../shared/language';
import { drawnTree } from '../xray/drawn_tree';
import { answersIn, linkPart, publicPart, sealed, solved, type ExerciseFile } from './exercise';
import type { RegisterMessage } from '../protocol';
import { registerCsv } from './register';

/// A question as it is being written: right answers with bars between them, choices line by line.
export interface DraftQuestion {
  words: string;
  kind: 'number' | 'choice' | 'text';
  choices: string;
  answer: string;
}

export interface Draft {
  title: string;
  game: string;
  text: string;
  xray: boolean;
  questions: DraftQuestion[];
}

const storageKey = 'rookery.exercise';
export const emptyQuestion = (): DraftQuestion => ({ words: '', kind: 'number', choices: '', answer: '' });

const firstDraft = (): Draft => ({
  title: '',
  game: drawnTree,
  text: '((3 12 8) (2 4 6) (14 5 2))',
  xray: false,
  questions: [emptyQuestion()],
});

function kept(): Draft {
  try {
    const stored = JSON.parse(localStorage.getItem(storageKey) ?? 'null') as Draft | null;
    if (stored && Array.isArray(stored.questions)) return { ...firstDraft(), ...stored };
  } catch {
    // No storage, or something else wrote there.
  }
  return firstDraft();
}

/// The exercise that is being written. It stays in this browser, with its answers.
export const draft = signal<Draft>(kept());

export function changeDraft(part: Partial<Draft>): void {
  draft.value = { ...draft.value, ...part };
  try {
    localStorage.setItem(storageKey, JSON.stringify(draft.value));
  } catch {
    // Private windows may refuse: then it lasts as long as the tab.
  }
}

export const changeQuestion = (place: number, part: Partial<DraftQuestion>) =>
  changeDraft({
    questions: draft.value.questions.map((each, index) => (index === place ? { ...each, ...part } : each)),
  });

export const choicesOf = ({ choices }: DraftQuestion): string[] =>
  choices
    .split('\n')
    .map(each => each.trim())
    .filter(Boolean);

export const exerciseOf = ({ title, game, text, xray, questions }: Draft) =>
  publicPart({
    title: title.trim() || t('exercise'),
    game,
    text,
    xray,
    questions: questions.map(question => ({
      words: question.words.trim(),
      kind: question.kind,
      ...(question.kind === 'choice' ? { choices: choicesOf(question) } : {}),
    })),
  });

/// Choices are taken as they are: a bar in one of them means nothing.
export const solutionsOf = ({ questions }: Draft): string[][] =>
  questions.map(({ kind, answer }) => (kind === 'choice' ? [answer].filter(Boolean) : answersIn(answer)));

/// What is still missing before it can be given to anybody.
export const isWhole = ({ text, game, questions }: Draft): boolean =>
  (text.trim() !== '' || game !== drawnTree) &&
  questions.length > 0 &&
  questions.every(
    (question, index) =>
      question.words.trim() !== '' &&
      (question.kind !== 'choice' || choicesOf(question).length >= 2) &&
      solutionsOf({ ...draft.value, questions })[index]!.length > 0,
  );

/// A file that a teacher kept is written on; of a sealed one nobody knows the answers.
export function takeUp(file: ExerciseFile): void {
  changeDraft({
    title: file.title,
    game: file.game,
    text: file.text,
    xray: file.xray === true,
    questions: file.questions.map(({ words, kind, choices }, index) => ({
      words,
      kind,
      choices: choices?.join('\n') ?? '',
      answer: file.answers?.[index]?.join(' | ') ?? '',
    })),
  });
}

// Giving it to students ----------------------------------------------------------------------------------------------

const fileName = () =>
  exerciseOf(draft.value)
    .title.toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '') || 'exercise';

const sealedDraft = () => sealed(exerciseOf(draft.value), solutionsOf(draft.value));

const saveFile = (name: string, file: ExerciseFile) =>
  saveText(`${name}.json`, JSON.stringify(file, null, 2) + '\n', 'application/json');

export const saveForStudents = () => saveFile(fileName(), sealedDraft());
export const saveWithAnswers = () =>
  saveFile(`${fileName()}-answers`, solved(exerciseOf(draft.value), solutionsOf(draft.value)));

export const linkFor = (file: ExerciseFile): string => `${location.origin}/class#exercise=${linkPart(file)}`;

export async function copyLink(): Promise<void> {
  try {
    await navigator.clipboard.writeText(linkFor(sealedDraft()));
    say(t('exercise-link-copied'));
  } catch {
    say(t('did-not-work'), true);
  }
}

// Collecting answers -------------------------------------------------------------------------------------------------

/// What the class has answered up to now.
export const register = signal<RegisterMessage['classroom']>(null);
/// Whether the server has said what the class does.
export const isKnown = signal(false);
/// Why something was not done, in a sentence.
export const trouble = signal<string | null>(null);

const take = (request: Promise<RegisterMessage>) =>
  request.then(
    answer => {
      trouble.value = null;
      register.value = answer.classroom;
      isKnown.value = true;
    },
    (error: Error) => void (trouble.value = error.message),
  );

listen('register', message => (register.value = message.classroom));

let isWatching = false;
export function watch(): void {
  isWatching = true;
  if (welcome.value?.rights.may_teach) void take(ask({ type: 'class-watch' }));
}
onWelcome(() => {
  if (isWatching) watch();
});

export const openClass = () => void take(ask({ type: 'class-open', exercise: exerciseOf(draft.value) }));
export const endClass = () => void take(ask({ type: 'class-end' }));
export const closeClass = () => {
  const solutions = currentSolutions();
  void take(ask({ type: 'class-close', ...(solutions ? { solutions } : {}) }));
};

/// The answers to what the class does, if the draft is still that exercise.
export function currentSolutions(): string[][] | null {
  const now = register.value;
  const mine = exerciseOf(draft.value);
  return now && JSON.stringify(publicPart(now.exercise)) === JSON.stringify(mine) ? solutionsOf(draft.value) : null;
}

export function saveRegister(): void {
  const { exercise, students } = register.value!;
  saveText(`${fileName()}.csv`, registerCsv(exercise, students, currentSolutions()), 'text/csv');
}
