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

async function importGames(text = games): Promise<void> {
  const file = join(mkdtempSync(join(tmpdir(), 'rookery-explorer-')), 'games.pgn');
  writeFileSync(file, text);
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

test('a game that was played here is among them, with its result', async () => {
  await importGames();
  const count = async (move: string) => Number(await row(move).locator('td').first().innerText());
  const all = () => explorer().locator('.explorer-all td').first().innerText();
  const toExplorer = async () => {
    await person.visit('/analyse');
    await person.page.getByRole('tab', { name: 'Games' }).click();
    await row('d4').waitFor();
  };
  await toExplorer();
  const before = Number(await all());
  expect(await row('f3').count()).toBe(0);
  for (const moves of ['f2f3 e7e5 g2g4 d8h4', 'f2f3 e7e6 g2g4 d8h4']) {
    await person.begin({ game: 'Chess' });
    await person.moves(moves);
    await person.waitForStatus('Black wins by checkmate.');
  }
  await toExplorer();
  await row('f3').waitFor();
  await expect.poll(() => count('f3')).toBe(2);
  await expect.poll(async () => Number(await all())).toBe(before + 2);
  await expect.poll(() => row('f3').getByRole('img').getAttribute('aria-label')).toMatch(/Black 100/);
  await row('f3').getByRole('button').click();
  await row('e5').waitFor();
  expect([await count('e5'), await count('e6')]).toEqual([1, 1]);
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

test('of atomic chess as well, apart from chess', async () => {
  const played = (moves: string, result: string) =>
    `[White "Edda"]\n[Black "Finn"]\n[Variant "Atomic"]\n[Result "${result}"]\n\n${moves} ${result}\n\n`;
  await importGames(
    games + played('1. Nf3 e6 2. Ng5 h6 3. Nxf7', '1-0') + played('1. Nf3 f6 2. e3 d5', '0-1') + played('1. h4', '*'),
  );
  await person.visit('/analyse?game=atomic');
  await person.page.getByRole('tab', { name: 'Games' }).click();
  await row('Nf3').waitFor();
  await row('h4').waitFor();
  await expect.poll(() => row('d4').count()).toBe(0);
  await row('Nf3').getByRole('button').click();
  await expect.poll(() => row('e6').getByRole('img').getAttribute('aria-label')).toMatch(/White 100/);
  await expect.poll(() => row('f6').getByRole('img').getAttribute('aria-label')).toMatch(/Black 100/);
  await row('e6').getByRole('button').click();
  await row('Ng5').getByRole('button').click();
  await row('h6').getByRole('button').click();
  // The move that ends the game, and the end.
  await row('Nxf7').getByRole('button').click();
  await explorer().getByRole('link', { name: 'Edda – Finn' }).waitFor();
  await expect.poll(() => explorer().locator('.explorer-moves .move').count()).toBe(0);
});

test('of wolf and sheep, by their names', async () => {
  await importGames(
    '[White "Edda"]\n[Black "Finn"]\n[Variant "wolf-sheep"]\n[Result "0-1"]\n\n1. d8e7 a1b2 2. e7f6 b2a3 0-1\n\n' +
      '[White "Gerd"]\n[Black "Hana"]\n[Variant "wolf-sheep"]\n[Result "1-0"]\n\n1. d8e7 c1d2 2. e7d6 a1b2 1-0\n\n',
  );
  await person.visit('/analyse?game=wolf-sheep');
  await person.page.getByRole('tab', { name: 'Games' }).click();
  await row('e7').getByRole('button').click();
  await expect.poll(() => explorer().locator('.explorer-moves .move').count()).toBe(2);
  await expect.poll(() => row('d2').getByRole('img').getAttribute('aria-label')).toMatch(/Sheep 100/);
  await expect.poll(() => row('b2').getByRole('img').getAttribute('aria-label')).toMatch(/Wolf 100/);
  await expect.poll(() => explorer().locator('.explorer-games li').count()).toBe(2);
  expect(await problems(person.page)).toEqual([]);
  await row('d2').getByRole('button').click();
  await explorer().getByRole('link', { name: 'Gerd – Hana' }).waitFor();
  await expect.poll(() => explorer().locator('.explorer-games li').count()).toBe(1);
});

test('a position that nobody had says so', async () => {
  await person.visit('/analyse?game=chess&text=8%2F8%2F8%2F4k3%2F8%2F8%2F4K3%2F7R%20w%20-%20-%200%201');
  await person.page.getByRole('tab', { name: 'Games' }).click();
  await explorer().getByText('No stored game has this position.').waitFor();
});

test('what lies behind the known moves of large files is said', async () => {
  // Knights go to and fro for 22 moves, which is further than the last of so many games is known.
  const steps = Array.from({ length: 22 }, (_, turn) => (turn % 2 === 0 ? 'Nf3 Nf6' : 'Ng1 Ng8')).join(' ');
  const file = Array.from(
    { length: 2001 },
    (_, number) => `[White "Ida"]\n[Black "Jan"]\n[Round "${number}"]\n\n${number < 2000 ? 'a3' : `${steps} h4`} *\n\n`,
  );
  await importGames(file.join(''));
  await person.visit('/analyse');
  await person.page.getByRole('tab', { name: 'Games' }).click();
  await row('a3').waitFor();
  await explorer().getByRole('status').waitFor({ state: 'detached' });
  await person.click('h2');
  await person.click('h4');
  await explorer().getByText('This position was not found.').waitFor();
  await explorer().getByText('In large files, games are searched only up to move 20.').waitFor();
  expect(await problems(person.page)).toEqual([]);
});
