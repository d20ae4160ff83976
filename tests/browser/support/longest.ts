import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';

/// A language that nobody speaks: of every message the longest of all catalogues. What has room for it has room for all.

const folder = fileURLToPath(new URL('../../../web/src/locales', import.meta.url));
const builtPage = process.env['ROOKERY_PAGE'];

/// The messages of a file, each with everything up to the next.
const entriesOf = (text: string): Map<string, string> =>
  new Map(text.split(/^(?=[a-z][\w-]* =)/m).map(entry => [/^[a-z][\w-]*/.exec(entry)?.[0] ?? '', entry]));

/// How much of it is seen at once: the longest line, without what is filled in.
const lengthOf = (entry: string): number =>
  Math.max(...entry.split('\n').map(line => line.replace(/^\s*[\w-]+ = |^\s*\*?\[[^\]]*\] |\{[^}]*\}/g, '').length));

const languages = readdirSync(folder);

/// The text of a file of the German catalogue, with the longest of each message.
function longestOf(german: string): string {
  const first = [...entriesOf(german).keys()].find(id => id !== '')!;
  // Every message is in one file alone.
  const place = readdirSync(join(folder, 'de')).find(name =>
    entriesOf(readFileSync(join(folder, 'de', name), 'utf8')).has(first),
  );
  if (!place) throw new Error(`there is no file with ${first}`);
  const all = languages.map(language => entriesOf(readFileSync(join(folder, language, place), 'utf8')));
  return [...entriesOf(german)]
    .map(([id, entry]) => {
      const found = all.flatMap(entries => entries.get(id) ?? []);
      return id === '' ? entry : found.reduce((one, other) => (lengthOf(other) > lengthOf(one) ? other : one));
    })
    .join('');
}

/// Whoever asks this tab for German gets the longest words.
export async function speakLongest(page: Page): Promise<void> {
  await page.route('**/assets/de-*.js', async route => {
    const { pathname } = new URL(route.request().url());
    // A connection may be closed just as it is used again: a browser then takes another by itself, this must be told to.
    const fetched = async () => (await route.fetch({ maxRetries: 5 })).text();
    const text = builtPage ? readFileSync(join(builtPage, pathname), 'utf8') : await fetched();
    const catalogue = (await import(`data:text/javascript,${encodeURIComponent(text)}`)) as Record<
      string,
      { default: string }
    >;
    const body = Object.entries(catalogue)
      .map(([name, file], index) => {
        const longest = JSON.stringify(longestOf(file.default));
        return `const file${index} = { default: ${longest} };\nexport { file${index} as ${name} };`;
      })
      .join('\n');
    await route.fulfill({ contentType: 'text/javascript', body });
  });
}
