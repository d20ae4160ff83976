import { parse, type SelectExpression } from '@fluent/syntax';
import { expect, test } from 'vitest';

/// The codes of problems as the program lists them (a `Refusal` with another one does not compile), as its other rooms say
/// them, and as the page knows them.
const sources = import.meta.glob<string>(['../../src/**/*.h', '../../src/**/*.cpp'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const listPath = '../../src/app/api/problem_codes.h';
const catalogue = import.meta.glob<string>('../src/locales/en/answers.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})['../src/locales/en/answers.ftl']!;

const codeForm = /"([a-z]+(?:-[a-z0-9]+)*)"/g;
const listed = [...sources[listPath]!.split('problem_codes =')[1]!.split('});')[0]!.matchAll(codeForm)].map(
  ([, code]) => code!,
);

/// The branches of the message that says why something is not done, but for the one without a code.
function branchesOf(text: string): string[] {
  const message = parse(text, {}).body.find(entry => entry.type === 'Message' && entry.id.name === 'refusal');
  if (message?.type !== 'Message') throw new Error('there is no such message');
  const choice = message.value!.elements[0]!;
  if (choice.type !== 'Placeable') throw new Error('it does not choose');
  return (choice.expression as SelectExpression).variants
    .map(({ key }) => (key.type === 'Identifier' ? key.name : key.value))
    .filter(code => code !== 'none');
}

/// What a source says as data: an explanation in braces, of which the first part is its code and the second its words.
const said =
  /(?:BadPosition\(|IllegalMove\(|\breturn |throw Damage\{[^"]*|[,(]\s*)\{"([a-z]+(?:-[a-z0-9]+)+|pinned)",/g;
const explains = (path: string) => /\/src\/(?:app|bughouse|chess|engine|game|notation|wolfsheep)\//.test(path);
const codesIn = (text: string): string[] => [...text.matchAll(said)].map(([, code]) => code!);

test('each code is listed once', () => {
  expect(listed.length).toBeGreaterThan(100);
  expect([...new Set(listed)]).toEqual(listed);
});

test('each code has a sentence, and each sentence a code', () => {
  expect(branchesOf(catalogue).sort()).toEqual([...listed].sort());
});

test('each code is said somewhere', () => {
  const code = Object.entries(sources)
    .filter(([path]) => path !== listPath)
    .map(([, text]) => text)
    .join('\n');
  expect(listed.filter(name => !code.includes(`"${name}"`))).toEqual([]);
});

test('the rooms that do not see the list say nothing else', () => {
  const found = Object.entries(sources)
    .filter(([path]) => explains(path))
    .flatMap(([path, text]) => codesIn(text).map(code => ({ path, code })));
  // It looks at the right places.
  for (const code of ['position-no-king', 'no-piece', 'not-in-hand', 'pgn-sign', 'king-on-board-in-check', 'pinned'])
    expect(found.map(one => one.code)).toContain(code);
  expect(found.filter(({ code }) => !listed.includes(code))).toEqual([]);
});

test('a code without a sentence, and a sentence without a code, would be seen', () => {
  const text = 'refusal = { $code ->\n    [spoken] Spoken.\n   *[none] None.\n}\n';
  expect(branchesOf(text)).toEqual(['spoken']);
  expect(codesIn('throw BadPosition({"position-odd", "it is odd"}, 0);')).toEqual(['position-odd']);
  expect(codesIn('return {"odd-thing", words, {{"what", what}}};')).toEqual(['odd-thing']);
});
