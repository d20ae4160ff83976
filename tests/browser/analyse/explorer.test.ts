import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { problems } from '../support/axe';
import { Person } from '../support/person';
import { withPerson } from '../support/stage';

let person: Person;

withPerson(one => (person = one));

const games = `[White "Anna"]
[Black "Boris"]
[WhiteElo "2000"]
[BlackElo "1900"]
[Date "2021.03.04"]
[Result "1-0"]

1. d4 Nf6 2. c4 e6 3. Nc3 Bb4 1-0

[White "Clara"]
[Black "David"]
[Date "2019.01.02"]
[Result "0-1"]

1. c4 e6 2. d4 Nf6 3. Nf3 d5 0-1
`;

async function importGames(): Promise<void> {
  const file = join(mkdtempSync(join(tmpdir(), 'rookery-explorer-')), 'games.pgn');
  writeFileSync(file, games);
  await person.visit('/games');
  const [chooser] = await Promise.all([person.page.waitForEvent('filechooser'), person.press('Import')]);
  await chooser.setFiles(file);
  await person.page.locator('.import-words').waitFor();
}

const explorer = () => person.page.getByRole('region', { name: 'Games with this position' });
const row = (move: string) => explorer().locator('.explorer-moves tr', { hasText: move });

test('the explorer knows what was played, however a position was reached', async () => {
  await importGames();
  await person.visit('/analyse');
  await person.page.getByRole('tab', { name: 'Games' }).click();
  await row('d4').waitFor();
  await row('c4').waitFor();
  await row('d4').getByRole('button').click();
  await row('Nf6').getByRole('button').click();
  await row('c4').getByRole('button').click();
  await row('e6').getByRole('button').click();
  // Both games have been here.
  await row('Nc3').waitFor();
  await expect.poll(() => row('Nc3').innerText()).toContain('1950');
  await expect.poll(() => row('Nc3').innerText()).toContain('2021.03.04');
  await expect.poll(() => row('Nf3').getByRole('img').getAttribute('aria-label')).toMatch(/Black 100/);
  await expect.poll(() => explorer().locator('.explorer-games li').count()).toBe(2);
  expect(await problems(person.page)).toEqual([]);
});

test('a game in the list opens at the position', async () => {
  await importGames();
  await person.visit('/analyse');
  await person.page.getByRole('tab', { name: 'Games' }).click();
  await row('c4').getByRole('button').click();
  await explorer().getByRole('link', { name: 'Clara – David' }).click();
  await person.page.locator('.analysis-title', { hasText: 'Clara – David' }).waitFor();
  // After 1. c4, whose continuation the explorer shows again.
  await row('e6').waitFor();
  await expect.poll(() => row('Nf6').count()).toBe(0);
  expect(new URL(person.page.url()).search).toBe('');
});

test('a position that nobody had says so', async () => {
  await person.visit('/analyse?game=chess&text=8%2F8%2F8%2F4k3%2F8%2F8%2F4K3%2F7R%20w%20-%20-%200%201');
  await person.page.getByRole('tab', { name: 'Games' }).click();
  await explorer().getByText('No stored game has this position.').waitFor();
});
