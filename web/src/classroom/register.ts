import { verdict, type ClassExercise } from './exercise';
import type { Registered } from '../protocol';

/// What each student has right, and what of the class: null where nobody can say.
export interface Marked {
  name: string;
  answers: { given: string | null; isRight: boolean | null }[];
  right: number;
}

/// Two of the same name are told apart by a number.
function namesOf(students: Registered[]): string[] {
  const seen = new Map<string, number>();
  return students.map(({ name }) => {
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return count > 1 ? `${name} (${count})` : name;
  });
}

export function marked(exercise: ClassExercise, students: Registered[], answers: string[][] | null): Marked[] {
  const names = namesOf(students);
  return students.map((student, place) => {
    const given = student.answers.map((answer, index) => ({
      given: answer,
      isRight: answer === null || !answers ? null : verdict({ questions: exercise.questions, answers }, index, answer),
    }));
    return { name: names[place]!, answers: given, right: given.filter(({ isRight }) => isRight).length };
  });
}

/// A field of a CSV file. What a spreadsheet would take for a formula is marked as text.
function field(text: string): string {
  const isFormula = /^[=+\-@\t\r]/.test(text) && !/^-?\d+([.,]\d+)?$/.test(text);
  const safe = isFormula ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replace(/"/g, '""')}"` : safe;
}

/// Who answered what, for a spreadsheet: a row for each student, and for each question the answer and whether it is right.
export function registerCsv(exercise: ClassExercise, students: Registered[], answers: string[][] | null): string {
  const numbers = exercise.questions.map((_, index) => index + 1);
  const head = ['name', ...numbers.flatMap(number => [`answer ${number}`, `right ${number}`]), 'right', 'last change'];
  const rows = marked(exercise, students, answers).map(({ name, answers: given, right }, place) => [
    name,
    ...given.flatMap(({ given: answer, isRight }) => [answer ?? '', isRight === null ? '' : isRight ? '1' : '0']),
    String(right),
    new Date(students[place]!.changed).toISOString(),
  ]);
  return [head, ...rows].map(row => row.map(field).join(',') + '\r\n').join('');
}
