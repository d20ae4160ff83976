import { describe, expect, test } from 'vitest';
import { languages, makeBundle, type Language } from '../src/shared/language';
import { refusalText } from '../src/shared/names';
import { toLatin } from '../src/shared/transliterate';

const texts = import.meta.glob<string>('../src/locales/*/answers.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const catalogueOf = (language: Language): string =>
  language === 'sr-Latn' ? toLatin(catalogueOf('sr-Cyrl')) : texts[`../src/locales/${language}/answers.ftl`]!;

/// What the page says of a refusal.
function sayingOf(language: Language) {
  const bundle = makeBundle(language, catalogueOf(language));
  const { value } = bundle.getMessage('refusal')!;
  return (parameters: Record<string, string>) => {
    const problems: Error[] = [];
    const text = bundle.formatPattern(value!, { reason: 'The reason in English.', ...parameters }, problems);
    expect(problems.map(String)).toEqual([]);
    return text;
  };
}

const english = sayingOf('en');
const codes = ['evaluation-goes-on', 'evaluation-engine-failed'];
const ways = ['missing', 'ended', 'silent', 'other'];
const positionCodes = [...texts['../src/locales/en/answers.ftl']!.matchAll(/\[(position-[\w-]+)\]/g)].map(
  ([, code]) => code!,
);

/// Those behind the positions: of the store, of engines and of files of games.
const laterCodes = [...texts['../src/locales/en/answers.ftl']!.matchAll(/^ {4}\[([\w-]+)\]/gm)]
  .map(([, code]) => code!)
  .filter((code, at, all) => at >= all.indexOf('store-busy') && !positionCodes.includes(code));

describe.each(Object.keys(languages) as Language[])('in %s', language => {
  const say = sayingOf(language);

  test('the engine of an evaluation that fails is named, and each way to fail is told', () => {
    const given = { engine: 'stockfish', problem: 'it is odd' };
    const sentences = codes.flatMap(code => ways.map(how => ({ code, how, ...given })));
    const said = sentences.map(say);
    expect(new Set(said).size).toBe(sentences.length);
    for (const [at, sentence] of sentences.entries()) {
      expect(said[at]).toContain('stockfish');
      expect(said[at]!.includes('it is odd')).toBe(sentence.how === 'other');
      expect(said[at]!.endsWith('.')).toBe(true);
      if (language !== 'en') expect(said[at]).not.toBe(english(sentence));
    }
  });

  test('what is wrong with a position is said, with what is found there', () => {
    const given = { side: 'black', square: 'e8', rank: '7', found: 'x', where: '23', max: '3' };
    const sentences = positionCodes.map(code => say({ code, ...given }));
    if (language === 'en') return expect(new Set(sentences)).toEqual(new Set(['The reason in English.']));
    expect(new Set(sentences).size).toBe(positionCodes.length);
    for (const sentence of sentences) expect(sentence).toMatch(/\.$/);
    expect(say({ code: 'position-letter', ...given })).toContain('x');
    expect(say({ code: 'position-rank-length', ...given })).toContain('7');
    expect(say({ code: 'position-pawn-rank', ...given })).toContain('e8');
    expect(say({ code: 'position-wrong-at', ...given })).toContain('23');
  });

  test('what is wrong with files, engines and the store is said, with what is found there', () => {
    const given = { engine: 'stockfish', found: 'Qz9', max: '4711', begin: '12', id: 'k3v9', evaluation: 'solved' };
    const named = { ...given, how: 'ended', folder: '/games', problem: 'it is odd' };
    const sentences = laterCodes.map(code => say({ code, ...named }));
    for (const [at, sentence] of sentences.entries()) {
      expect(sentence, laterCodes[at]).toMatch(/\.$/);
      if (language !== 'en') expect(sentence, laterCodes[at]).not.toBe('The reason in English.');
    }
    if (language !== 'en') expect(new Set(sentences).size).toBe(laterCodes.length);
    expect(say({ code: 'no-such-engine', ...named })).toContain('stockfish');
    expect(say({ code: 'pgn-comment-open', ...named })).toContain('12');
    expect(say({ code: 'text-too-long', ...named })).toContain('4711');
    if (language === 'en') return;
    expect(say({ code: 'engine-failed', ...named })).toContain('stockfish');
    expect(say({ code: 'pgn-no-move', ...named })).toContain('Qz9');
    expect(say({ code: 'game-damaged', ...named })).toContain('k3v9');
  });

  test('a refusal without a code is said in English', () => {
    expect(say({ code: 'none' })).toBe('The reason in English.');
  });
});

test('in front of what is wrong with a text stand its line, that the game is left out, and the move', () => {
  const said = (code: string, parameters: Record<string, string>) =>
    refusalText({ reason: 'It is odd.', code, parameters });
  expect(said('move-not-understood', { at: '2. Ke3' })).toBe('Move 2. Ke3: It is odd.');
  expect(said('pgn-comment-open', { begin: '10', 'left-out': 'yes' })).toBe(
    'The game is left out: The comment that begins in line 10 is not closed.',
  );
  expect(said('position-no-king', { side: 'black', line: '1' })).toBe('Line 1: It is odd.');
  expect(said('unheard-of', {})).toBe('It is odd.');
});
