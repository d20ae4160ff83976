import { pbkdf2 } from '@noble/hashes/pbkdf2';
import { sha256 } from '@noble/hashes/sha2';
import { bytesToHex, randomBytes } from '@noble/hashes/utils';
import type { ClassExercise, ClassQuestion } from '../shared/messages';

export type { ClassExercise, ClassQuestion } from '../shared/messages';

/// What keeps the right answers out of sight: they are in the file as salted hashes, so that an answer can be checked and
/// not be read. Who tries every number finds them all the same.
export interface Seal {
  salt: string;
  rounds: number;
  /// Of every right answer, question by question.
  hashes: string[][];
}

/// An exercise as a file or a link has it: for students with a seal, for teachers with the answers themselves.
export interface ExerciseFile extends ClassExercise {
  rookery: 'exercise';
  answers?: string[][];
  seal?: Seal;
}

const rounds = 2000;
const maxQuestions = 30;

/// The same answer in the same letters: 1,50 and 1.5, −3 and -3, Nf3+ and nf3.
export function plainAnswer({ kind }: ClassQuestion, text: string): string {
  const plain = text.trim().replace(/\s+/g, ' ');
  if (kind === 'choice') return plain;
  if (kind === 'text') return plain.toLowerCase().replace(/[+#!?.]+$/, '');
  const value = Number(plain.replace(/[−–]/g, '-').replace(',', '.'));
  return plain !== '' && Number.isFinite(value) ? String(value === 0 ? 0 : value) : plain;
}

/// Several right answers are written with bars between them: Nf3 | g1f3.
export const answersIn = (text: string): string[] =>
  text
    .split('|')
    .map(each => each.trim())
    .filter(Boolean);

const hashOf = (answer: string, question: number, { salt, rounds: times }: Pick<Seal, 'salt' | 'rounds'>): string =>
  bytesToHex(pbkdf2(sha256, answer, `${salt}/${question}`, { c: times, dkLen: 16 }));

export const publicPart = ({ title, game, text, questions, xray }: ClassExercise): ClassExercise => ({
  title,
  game,
  text,
  questions: questions.map(({ words, kind, choices }) => ({ words, kind, ...(choices ? { choices } : {}) })),
  ...(xray ? { xray } : {}),
});

/// For students: the answers are sealed.
export function sealed(exercise: ClassExercise, answers: string[][]): ExerciseFile {
  const seal = { salt: bytesToHex(randomBytes(12)), rounds };
  const hashes = exercise.questions.map((question, index) =>
    (answers[index] ?? []).map(answer => hashOf(plainAnswer(question, answer), index, seal)),
  );
  return { rookery: 'exercise', ...publicPart(exercise), seal: { ...seal, hashes } };
}

/// For teachers.
export const solved = (exercise: ClassExercise, answers: string[][]): ExerciseFile => ({
  rookery: 'exercise',
  ...publicPart(exercise),
  answers,
});

/// Whether an answer is right; null if nobody can say.
export function verdict(
  { questions, answers, seal }: Pick<ExerciseFile, 'questions' | 'answers' | 'seal'>,
  index: number,
  given: string,
): boolean | null {
  const question = questions[index]!;
  const plain = plainAnswer(question, given);
  const known = answers?.[index];
  if (known?.length) return known.some(answer => plainAnswer(question, answer) === plain);
  const hashes = seal?.hashes[index];
  if (!seal || !hashes?.length) return null;
  return hashes.includes(hashOf(plain, index, seal));
}

// Reading ------------------------------------------------------------------------------------------------------------

const isText = (value: unknown): value is string => typeof value === 'string';
const isList = <T>(value: unknown, is: (each: unknown) => each is T): value is T[] =>
  Array.isArray(value) && value.every(is);
const isTexts = (value: unknown): value is string[] => isList(value, isText);

function isQuestion(value: unknown): value is ClassQuestion {
  const { words, kind, choices } = (value ?? {}) as Partial<ClassQuestion>;
  if (!isText(words)) return false;
  if (kind === 'choice') return isTexts(choices) && choices.length >= 2;
  return (kind === 'number' || kind === 'text') && choices === undefined;
}

function isSeal(value: unknown): value is Seal {
  const { salt, rounds: times, hashes } = (value ?? {}) as Partial<Seal>;
  // More rounds than these would stop the page.
  return isText(salt) && Number.isInteger(times) && times! > 0 && times! <= 20000 && isList(hashes, isTexts);
}

/// Null if it is no exercise.
export function readExercise(text: string): ExerciseFile | null {
  try {
    const file = JSON.parse(text) as Partial<ExerciseFile> | null;
    if (file?.rookery !== 'exercise') return null;
    const { title, game, text: subject, questions, answers, seal, xray } = file;
    if (!isText(title) || !isText(game) || !isText(subject) || !isList(questions, isQuestion)) return null;
    if (questions.length === 0 || questions.length > maxQuestions) return null;
    if (answers !== undefined && !isList(answers, isTexts)) return null;
    if (seal !== undefined && !isSeal(seal)) return null;
    const known = { ...(answers ? { answers } : {}), ...(seal ? { seal } : {}) };
    return {
      rookery: 'exercise',
      ...publicPart({ title, game, text: subject, questions, xray: xray === true }),
      ...known,
    };
  } catch {
    return null;
  }
}

// Links --------------------------------------------------------------------------------------------------------------

/// The part of an address behind the #, which no server sees.
export function linkPart(file: ExerciseFile): string {
  const bytes = new TextEncoder().encode(JSON.stringify(file));
  const letters = Array.from(bytes, byte => String.fromCharCode(byte)).join('');
  return btoa(letters).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

/// Null if there is no exercise in it.
export function fromLinkPart(part: string): ExerciseFile | null {
  try {
    const letters = atob(part.replace(/-/g, '+').replace(/_/g, '/'));
    return readExercise(new TextDecoder().decode(Uint8Array.from(letters, letter => letter.charCodeAt(0))));
  } catch {
    return null;
  }
}
