import { describe, expect, test } from 'vitest';
import {
  answersIn,
  fromLinkPart,
  linkPart,
  plainAnswer,
  publicPart,
  readExercise,
  sealed,
  solved,
  verdict,
  type ClassExercise,
} from '../src/classroom/exercise';
import { marked, registerCsv } from '../src/classroom/register';

const exercise: ClassExercise = {
  title: 'Minimax – größer als „3“?',
  game: 'tree',
  text: '((3 12 8) (2 4 6) (14 5 2))',
  questions: [
    { words: 'What is the root worth?', kind: 'number' },
    { words: 'Which branch?', kind: 'choice', choices: ['a', 'b', 'c'] },
    { words: 'Which move?', kind: 'text' },
  ],
};
const answers = [['3'], ['a'], ['Nf3', 'g1f3']];

describe('answers', () => {
  test('are the same however they are written', () => {
    const [number, choice, text] = exercise.questions;
    expect(plainAnswer(number!, ' −3,50 ')).toBe('-3.5');
    expect(plainAnswer(number!, '-0')).toBe('0');
    expect(plainAnswer(number!, 'three')).toBe('three');
    expect(plainAnswer(choice!, ' a ')).toBe('a');
    expect(plainAnswer(text!, '  Nf3+! ')).toBe('nf3');
    expect(answersIn('Nf3 | g1f3 |')).toEqual(['Nf3', 'g1f3']);
  });

  test('are judged the same by their text and by their seal', () => {
    for (const file of [solved(exercise, answers), sealed(exercise, answers)]) {
      expect(verdict(file, 0, '3.0')).toBe(true);
      expect(verdict(file, 0, '4')).toBe(false);
      expect(verdict(file, 1, 'a')).toBe(true);
      expect(verdict(file, 1, 'b')).toBe(false);
      expect(verdict(file, 2, 'G1F3')).toBe(true);
      expect(verdict(file, 2, 'e4')).toBe(false);
    }
    expect(verdict({ questions: exercise.questions }, 0, '3')).toBeNull();
  });

  test('are not to be read in a sealed exercise, and two seals of the same differ', () => {
    const one = sealed(exercise, answers);
    const other = sealed(exercise, answers);
    expect(JSON.stringify(one)).not.toContain('g1f3');
    expect(one.answers).toBeUndefined();
    expect(one.seal!.hashes).not.toEqual(other.seal!.hashes);
    // The same answer to two questions does not look the same.
    const twice = sealed({ ...exercise, questions: [exercise.questions[0]!, exercise.questions[0]!] }, [['3'], ['3']]);
    expect(twice.seal!.hashes[0]).not.toEqual(twice.seal!.hashes[1]);
  });
});

describe('an exercise', () => {
  test('goes through a file and through a link', () => {
    const file = sealed(exercise, answers);
    expect(readExercise(JSON.stringify(file))).toEqual(file);
    expect(fromLinkPart(linkPart(file))).toEqual(file);
    expect(linkPart(file)).toMatch(/^[\w-]+$/);
  });

  test('that is none is refused', () => {
    const good = JSON.parse(JSON.stringify(sealed(exercise, answers))) as Record<string, unknown>;
    for (const change of [
      { rookery: 'game' },
      { questions: [] },
      { questions: [{ words: 'x', kind: 'choice' }] },
      { questions: [{ words: 1, kind: 'text' }] },
      { title: 3 },
      { answers: 'a' },
      { seal: { salt: 'x', rounds: 1e9, hashes: [] } },
    ])
      expect(readExercise(JSON.stringify({ ...good, ...change }))).toBeNull();
    expect(readExercise('no JSON')).toBeNull();
    expect(fromLinkPart('%%%')).toBeNull();
  });

  test('has a part that everybody may see', () => {
    expect(JSON.stringify(publicPart(solved(exercise, answers)))).not.toContain('answers');
  });
});

describe('the register', () => {
  const students = [
    { name: 'Anna', answers: ['3', 'a', null], changed: 0 },
    { name: 'Anna', answers: ['=1+1', 'b', 'Nf3, or "g1f3"'], changed: 1000 },
  ];

  test('says who is right, and tells people of the same name apart', () => {
    const rows = marked(exercise, students, answers);
    expect(rows.map(({ name }) => name)).toEqual(['Anna', 'Anna (2)']);
    expect(rows[0]!.answers.map(({ isRight }) => isRight)).toEqual([true, true, null]);
    expect(rows.map(({ right }) => right)).toEqual([2, 0]);
    expect(marked(exercise, students, null)[0]!.answers[0]!.isRight).toBeNull();
  });

  test('is a CSV file in which nothing is a formula', () => {
    const [head, anna, second, end] = registerCsv(exercise, students, answers).split('\r\n');
    expect(head).toBe('name,answer 1,right 1,answer 2,right 2,answer 3,right 3,right,last change');
    expect(anna).toBe('Anna,3,1,a,1,,,2,1970-01-01T00:00:00.000Z');
    expect(second).toContain(',\'=1+1,0,b,0,"Nf3, or ""g1f3""",0,');
    expect(end).toBe('');
  });
});
