import { parse, Visitor, type Message, type SelectExpression, type VariableReference } from '@fluent/syntax';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';
import { chooseLanguage, languages, makeBundle, type Language } from '../src/shared/language';
import { toLatin } from '../src/shared/transliterate';

const texts = import.meta.glob<string>('../src/locales/*/*.ftl', { query: '?raw', import: 'default', eager: true });
const sources = import.meta.glob<string>('../src/**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true });
/// The files of a catalogue: the place of each with its text.
const filesOf = (language: string) =>
  Object.entries(texts).flatMap(([path, text]) => {
    const [, folder, place] = /([\w-]+)\/(\w+)\.ftl$/.exec(path)!;
    return folder === language ? [{ place: place!, text }] : [];
  });
const read = (language: string) =>
  filesOf(language)
    .map(({ text }) => text)
    .join('\n');
const catalogueOf = (language: string) => (language === 'sr-Latn' ? toLatin(read('sr-Cyrl')) : read(language));

/// What a message takes and distinguishes.
class Contents extends Visitor {
  readonly variables = new Set<string>();
  /// What is selected by a word: the parameter with its choices. They must be the same in every language.
  readonly choices = new Set<string>();
  /// What is selected by a number: the plural forms that there are.
  readonly plurals: string[][] = [];

  override visitVariableReference(node: VariableReference): void {
    this.variables.add(node.id.name);
  }

  override visitSelectExpression(node: SelectExpression): void {
    const keys = node.variants.map(({ key }) => (key.type === 'Identifier' ? key.name : key.value));
    const parameter = node.selector.type === 'VariableReference' ? node.selector.id.name : '?';
    const words = keys.filter(key => !/^\d+$/.test(key));
    if (words.every(key => ['zero', 'one', 'two', 'few', 'many', 'other'].includes(key))) this.plurals.push(words);
    else this.choices.add(`${parameter}: ${[...keys].sort().join(' ')}`);
    this.genericVisit(node);
  }
}

interface Entry extends Contents {
  declared: Set<string>;
}

function entriesOf(catalogue: string): Map<string, Entry> {
  const { body } = parse(catalogue, { withSpans: false });
  const broken = body.filter(entry => entry.type === 'Junk');
  expect(broken.map(entry => entry.content)).toEqual([]);
  const messages = body.filter((entry): entry is Message => entry.type === 'Message');
  const entries = messages.map(message => {
    const contents = new Contents() as Entry;
    contents.visit(message);
    const comment = message.comment?.content ?? '';
    contents.declared = new Set([...comment.matchAll(/\$(\w+)/g)].map(([, name]) => name!));
    return [message.id.name, contents] as const;
  });
  expect(namedTwice(entries.map(([id]) => id))).toEqual([]);
  return new Map(entries);
}

const namedTwice = (ids: string[]) => ids.filter((id, at) => ids.indexOf(id) !== at);

/// Each message of a catalogue with the file in which it stands, as in `play/resign`.
const standing = (files: { place: string; text: string }[]) =>
  files.flatMap(({ place, text }) => [...entriesOf(text).keys()].map(id => `${place}/${id}`)).sort();

const english = entriesOf(read('en'));

test('every message is said somewhere', () => {
  const code = Object.values(sources).join('\n');
  const said = new Set([...code.matchAll(/['"]([a-z0-9-]+)['"]/g)].map(([, text]) => text));
  // The sides are asked for by sentences, as { SIDE($side) }.
  const unused = [...english.keys()].filter(id => !said.has(id) && !/^side-(?!label)/.test(id));
  expect(unused).toEqual([]);
});

test('there is a catalogue for every language, and no other; none of its files is long', () => {
  const written = Object.keys(languages).filter(language => language !== 'sr-Latn');
  const folders = Object.keys(texts).map(path => path.split('/').at(-2)!);
  expect([...new Set(folders)].sort()).toEqual(written.sort());
  const long = Object.entries(texts).filter(([, text]) => text.split('\n').length > 400);
  expect(long.map(([path]) => path)).toEqual([]);
});

test.each(Object.keys(languages).filter(language => language !== 'sr-Latn'))(
  'every message of %s stands in the file in which the English one does',
  language => expect(standing(filesOf(language))).toEqual(standing(filesOf('en'))),
);

test('a message in the wrong file, or twice, is seen', () => {
  const right = [
    { place: 'play', text: 'resign = Resign\n' },
    { place: 'board', text: 'square = Square\n' },
  ];
  const moved = [
    { place: 'play', text: 'resign = Aufgeben\nsquare = Feld\n' },
    { place: 'board', text: '' },
  ];
  expect(standing(moved)).not.toEqual(standing(right));
  expect(namedTwice(['resign', 'square', 'resign'])).toEqual(['resign']);
});

describe.each(Object.keys(languages) as Language[])('the catalogue %s', language => {
  const entries = entriesOf(catalogueOf(language));

  test('has every message, and no other', () => {
    expect([...entries.keys()].sort()).toEqual([...english.keys()].sort());
  });

  test('uses the parameters of the English message, and distinguishes the same cases', () => {
    for (const [id, { variables, choices }] of entries) {
      const model = english.get(id)!;
      const wanted = [...model.variables].filter(name => !variables.has(name));
      const unknown = [...variables].filter(name => !model.variables.has(name) && !model.declared.has(name));
      expect({ id, wanted, unknown }).toEqual({ id, wanted: [], unknown: [] });
      expect({ id, choices: [...choices].sort() }).toEqual({ id, choices: [...model.choices].sort() });
    }
  });

  test('has every plural form of the language, wherever something is counted', () => {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories.sort();
    for (const [id, { plurals }] of entries) {
      expect({ id, count: plurals.length }).toEqual({ id, count: english.get(id)!.plurals.length });
      for (const plural of plurals) expect({ id, forms: [...plural].sort() }).toEqual({ id, forms });
    }
  });

  test('says every message without a problem, in every form', () => {
    const bundle = makeBundle(language, catalogueOf(language));
    const numbers = [0, 1, 2, 3, 5, 11, 21, 22, 25, 101, 1.5];
    for (const [id, { variables, choices }] of entries) {
      const message = bundle.getMessage(id)!;
      const words = [...choices].flatMap(choice => choice.replace(/^\w+: /, '').split(' '));
      for (const number of numbers)
        for (const word of words.length > 0 ? words : ['x']) {
          const values = Object.fromEntries([...variables].map(name => [name, isCounted(id, name) ? number : word]));
          const problems: Error[] = [];
          const text = bundle.formatPattern(message.value!, { ...values, side: 'white', other: 'wolf' }, problems);
          expect({ id, problems: problems.map(String) }).toEqual({ id, problems: [] });
          expect(text.trim()).not.toBe('');
        }
    }
  });

  test('has the letters of five pieces, all different', () => {
    const bundle = makeBundle(language, catalogueOf(language));
    const letters = bundle.formatPattern(bundle.getMessage('piece-letters')!.value!);
    expect(new Set(letters).size).toBe(5);
  });
});

/// Whether a parameter is a number in English.
function isCounted(id: string, name: string): boolean {
  const model = english.get(id)!;
  const isChosen = [...model.choices].some(choice => choice.startsWith(`${name}: `));
  return !isChosen && model.plurals.length > 0;
}

test('counts as people do, also 21 and 22', () => {
  const say = (language: Language, count: number) => {
    const bundle = makeBundle(language, catalogueOf(language));
    return bundle.formatPattern(bundle.getMessage('move-count')!.value!, { count });
  };
  const all = (language: Language) => [1, 2, 5, 21, 22, 25].map(count => say(language, count));
  expect(all('en')).toEqual(['1 move', '2 moves', '5 moves', '21 moves', '22 moves', '25 moves']);
  expect(all('de')).toEqual(['1 Zug', '2 Züge', '5 Züge', '21 Züge', '22 Züge', '25 Züge']);
  expect(all('hr')).toEqual(['1 potez', '2 poteza', '5 poteza', '21 potez', '22 poteza', '25 poteza']);
  expect(all('sr-Latn')).toEqual(['1 potez', '2 poteza', '5 poteza', '21 potez', '22 poteza', '25 poteza']);
  expect(all('sk')).toEqual(['1 ťah', '2 ťahy', '5 ťahov', '21 ťahov', '22 ťahov', '25 ťahov']);
  expect(all('pl')).toEqual(['1 ruch', '2 ruchy', '5 ruchów', '21 ruchów', '22 ruchy', '25 ruchów']);
});

/// Behind a number a noun changes with it: there are forms for it, or the noun stands before the number.
describe.each([
  ['hr', /\$(?!move )\w+ \}(<\/b>)? (čvor|potez|polupotez|list|pozicij|partij)/],
  ['sr-Cyrl', /\$(?!move )\w+ \}(<\/b>)? (чвор|потез|полупотез|лист|позициј|партиј)/],
  ['sk', /\$(?!move )\w+ \}(<\/b>)? (uzl|ťah|polťah|list|pozíci|parti)/],
  ['pl', /\$(?!move )\w+ \}(<\/b>)? (węz|ruch|półruch|liśc|pozycj|parti)/],
] as const)('nothing is counted without its plural forms in %s', (language, counted) => {
  // Round numbers, broken ones, the nine leaves of a lesson, and two numbers that are the same in every measurement.
  const always = [
    'engine-speed',
    'tree-limit',
    'race-given-up',
    'regular-note',
    'teach-cut-5',
    'teach-order-1',
    'figure-rules-ours',
  ];
  // A part of many is in the same case whatever the number.
  const parts = ['saved-nodes', 'spent-nodes'];

  test('in any message', () => {
    const messages = read(language).split(/^(?=[a-z][\w-]* =)/m);
    const wrong = messages
      .filter(text => !text.includes('->') && counted.test(text))
      .map(text => /^[\w-]+/.exec(text)![0])
      .filter(id => !always.includes(id) && !parts.includes(id));
    expect(wrong).toEqual([]);
  });
});

test('puts a side into the case that the sentence needs', () => {
  const say = (language: Language, side: string) => {
    const bundle = makeBundle(language, catalogueOf(language));
    return bundle.formatPattern(bundle.getMessage('evaluation-for')!.value!, { side });
  };
  expect(say('en', 'wolf')).toBe('Evaluation for the wolf');
  expect(say('de', 'wolf')).toBe('Bewertung für den Wolf');
  expect(say('hr', 'white')).toBe('Procjena za Bijelog');
  expect(say('pl', 'white')).toBe('Ocena dla białych');
  expect(say('sk', 'first-team')).toBe('Hodnotenie pre prvý tím');
  expect(say('sr-Cyrl', 'wolf')).toBe('Процена за вука');
});

test('Serbian becomes Latin letter by letter', () => {
  expect(toLatin('Љубав, Њива, ЏЕП, џеп, Ђак, ћуп, шах')).toBe('Ljubav, Njiva, DŽEP, džep, Đak, ćup, šah');
  // Nothing Cyrillic is left, and nothing else has changed.
  expect(toLatin(read('sr-Cyrl'))).not.toMatch(/[\u0400-\u04ff]/);
  expect(toLatin(read('de'))).toBe(read('de'));
});

test('the language is that of the reader', () => {
  expect(chooseLanguage(['de-AT', 'en'])).toBe('de');
  expect(chooseLanguage(['fr', 'hr-HR', 'en'])).toBe('hr');
  expect(chooseLanguage(['sr'])).toBe('sr-Cyrl');
  expect(chooseLanguage(['sr-Latn-RS'])).toBe('sr-Latn');
  expect(chooseLanguage(['fr', 'ja'])).toBe('en');
  expect(chooseLanguage([])).toBe('en');
});

test('what is not in a catalogue is seen', () => {
  const broken = entriesOf('a = { $count ->\n    [one] x\n   *[other] y\n}\n');
  expect([...broken.get('a')!.variables]).toEqual(['count']);
  expect(broken.get('a')!.plurals).toEqual([['one', 'other']]);
  const bundle = new FluentBundle('en');
  bundle.addResource(new FluentResource('a = { $b }'));
  const problems: Error[] = [];
  bundle.formatPattern(bundle.getMessage('a')!.value!, {}, problems);
  expect(problems.length).toBe(1);
});

test('German says Sie to everybody', () => {
  const familiar = read('de')
    .split('\n')
    .filter(line => /(^|[^\p{L}])([Dd]u|[Dd]ich|[Dd]ir|[Dd]ein(e[mnrs]?)?)(?!\p{L})/u.test(line));
  expect(familiar).toEqual([]);
});
