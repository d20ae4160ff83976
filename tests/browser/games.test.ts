import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { problems } from './support/axe';
import { manyGames, substance, twoHundredGames } from './support/game_files';
import { appearances, type House } from './support/house';
import { Person } from './support/person';
import { withPerson } from './support/stage';

let house: House;
let person: Person;

withPerson((one, opened) => {
  person = one;
  house = opened;
});

const rows = () => person.page.locator('.stored');
const total = () => person.page.locator('.games-count');
const importWords = () => person.page.locator('.import-words');

/// Hands a file to the page as a person does with the button. It lies on the disk, as a person's does: to send a large
/// one through the browser's own wires takes minutes on a busy machine.
async function importFile(name: string, text: string, who = person): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'rookery-import-'));
  writeFileSync(join(folder, name), text);
  const [chooser] = await Promise.all([who.page.waitForEvent('filechooser'), who.press('Import')]);
  await chooser.setFiles(join(folder, name));
}

/// Presses the button and reads the file that is saved.
async function saved(button: string): Promise<string> {
  const [download] = await Promise.all([person.page.waitForEvent('download'), person.press(button)]);
  return readFileSync((await download.path())!, 'utf8');
}

test('an empty list says what to do', async () => {
  await person.visit('/games');
  await person.page.getByText('Nothing here yet.').waitFor();
  await person.page.getByRole('button', { name: 'Choose a game' }).click();
  await person.page.locator('.card').first().waitFor();
});

test('a file of 200 games comes in and goes out unchanged in substance', async () => {
  const file = twoHundredGames();
  await person.visit('/games');
  await importFile('tournament.pgn', file);
  await importWords().waitFor();
  await expect.poll(() => importWords().innerText()).toBe('200 games imported.');
  await person.page.locator('.games-count', { hasText: '200 games' }).waitFor();
  const written = await saved('Export');
  const [before, after] = [substance(file), substance(written)];
  expect(after.length).toBe(200);
  expect(after).toEqual(before);

  await person.press('Close');
  await importFile('tournament.pgn', file);
  await person.page.getByText('200 were here already').waitFor();
  await expect.poll(() => total().innerText()).toBe('200 games');
  await person.press('Close');
});

test('the list goes on as one scrolls', async () => {
  await person.visit('/games');
  await rows().first().waitFor();
  await expect.poll(() => rows().count()).toBeLessThan(200);
  const countFurtherDown = async () => {
    await person.page.mouse.wheel(0, 20000);
    return rows().count();
  };
  await expect.poll(countFurtherDown).toBe(200);
  await person.page.mouse.wheel(0, -200000);
});

test('filters narrow the list down', async () => {
  const { page } = person;
  await person.visit('/games');
  await rows().first().waitFor();
  await page.getByLabel('Game', { exact: true }).selectOption('wolf-sheep');
  await page.locator('.games-count', { hasText: /^20 games$/ }).waitFor();
  await person.press('Clear');
  await page.getByLabel('Players, event or name').fill('player 77');
  await page.locator('.games-count', { hasText: /^2 games$/ }).waitFor();
  await page.getByLabel('Players, event or name').fill('no such person');
  await page.getByText('No game matches.').waitFor();
  await person.press('Show all games');
  await page.getByLabel('From', { exact: true }).fill('2015-01-01');
  await page.getByLabel('To', { exact: true }).fill('2015-12-31');
  await page.locator('.games-count', { hasText: /^20 games$/ }).waitFor();
  await page.getByLabel('Result').selectOption('*');
  const unfinished = Number((await total().innerText()).split(' ')[0]);
  expect(unfinished).toBeGreaterThan(0);
  await person.press('Clear');
  await page.locator('.games-count', { hasText: '200 games' }).waitFor();
});

test('a broken file says what is wrong and keeps the rest', async () => {
  const { page } = person;
  await person.visit('/games');
  const good = '[Event "Good"]\n[White "Zugzwang"]\n[Black "Fianchetto"]\n\n1. d4 d5 1/2-1/2\n\n';
  const broken =
    '[Event "Stops"]\n\n1. e4 e5 2. Qxe5 Nf6 1-0\n\n[Event "Torn"]\n\n1. e4 {never closed\n\n' +
    `${good}[Event "Odd"]\n[Variant "Ludo"]\n\n1. e4 *\n`;
  await importFile('broken.pgn', broken);
  await importWords().waitFor();
  await expect
    .poll(() => importWords().innerText())
    .toBe('2 games imported, 1 kept as far as the moves can be played, 2 could not be read.');
  await expect.poll(() => page.locator('.import-problems li').count()).toBe(3);
  const said = await page.locator('.import-problems li').allInnerTexts();
  expect(said[0]).toMatch(/^line 3 Move 2\. Qxe5: .+\.$/);
  expect(said[1]).toMatch(/line 7 The game is left out: .+comment.+\.$/);
  expect(said[2]).toMatch(/line 15 The game is left out: .+\.$/);
  const report = await saved('Save all as a text');
  expect(report.trim().split('\n').length).toBe(3);
  await page.getByText('Zugzwang – Fianchetto').waitFor();
  await page.locator('.stored', { hasText: 'Stops' }).getByText('1 move').waitFor();

  await importFile('letter.txt', 'Dear aunt, thank you for the socks.');
  await page.locator('.import-problem', { hasText: 'There are no games in this' }).waitFor();
  await person.press('Close');
});

test('games are pasted and dropped', async () => {
  const { page } = person;
  await person.visit('/games');
  await person.press('Paste');
  await page.getByLabel('Games as PGN or BPGN').fill('1. e4 e5 2. Nf3 *');
  await page.locator('.paste-form').getByRole('button', { name: 'Import' }).click();
  await page.locator('.import-words', { hasText: '1 game imported.' }).waitFor();
  await person.press('Close');
  const transfer = await page.evaluateHandle(() => {
    const data = new DataTransfer();
    data.items.add(new File(['[Event "Dropped"]\n\n1. c4 *\n'], 'dropped.pgn'));
    return data;
  });
  await page.dispatchEvent('.games', 'dragover', { dataTransfer: transfer });
  await page.getByText('Drop a file of games').waitFor();
  await page.dispatchEvent('.games', 'drop', { dataTransfer: transfer });
  await page.locator('.stored', { hasText: 'Dropped' }).waitFor();
  await person.press('Close');
});

test('a game is named, tagged, deleted and brought back', async () => {
  const { page } = person;
  await person.begin({ game: 'Chess' });
  await person.moves('e2e4 e7e5');
  const address = page.url();
  await person.visit('/games');
  const first = rows().first();
  await first.getByText('In progress').waitFor();
  await first.getByRole('button', { name: 'Rename' }).click();
  await page.getByLabel('Name of the game').fill('The evening game');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'The evening game', exact: true }).waitFor();

  await first.getByRole('checkbox').check();
  await page.locator('.choice-bar').getByRole('button', { name: 'Tag' }).click();
  await page.locator('.tag-form input').fill('evenings');
  await page.keyboard.press('Enter');
  await first.getByRole('button', { name: 'evenings' }).click();
  await page.locator('.games-count', { hasText: /^1 game$/ }).waitFor();

  await first.getByRole('button', { name: 'Delete' }).click();
  await page.getByText('No game matches.').waitFor();
  await page.locator('.undo').getByRole('button', { name: 'Undo' }).click();
  await first.getByText('The evening game').waitFor();

  await first.getByRole('button', { name: 'Delete' }).click();
  await page.locator('.undo').waitFor();
  await page.reload();
  await person.press('Deleted (1)');
  await page.getByRole('heading', { name: 'Deleted games' }).waitFor();
  // Until the answer comes, the games that are left are still there.
  await rows().filter({ hasText: 'The evening game' }).getByRole('checkbox').check();
  await person.press('Bring back');
  await page.getByText('1 game is back.').waitFor();
  await person.press('Back to the games');
  await page.getByRole('link', { name: 'The evening game', exact: true }).click();
  await person.waitForPly(2);
  expect(page.url()).toBe(address);
});

test('what is over or imported opens for analysis', async () => {
  const { page } = person;
  await person.visit('/games');
  await page.getByLabel('Players, event or name').fill('Zugzwang');
  await page.locator('.games-count', { hasText: /^1 game$/ }).waitFor();
  const id = await rows().first().getAttribute('data-id');
  await rows().first().locator('.stored-name').click();
  await page.waitForURL(new RegExp(`/analyse/${id}`));
});

test('several are chosen, exported and deleted', async () => {
  const { page } = person;
  await person.visit('/games');
  await page.getByLabel('Game', { exact: true }).selectOption('bughouse');
  await page.locator('.games-count', { hasText: /^20 games$/ }).waitFor();
  await rows().nth(0).getByRole('checkbox').check();
  await rows().nth(1).getByRole('checkbox').check();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('.choice-bar').getByRole('button', { name: 'Export' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('games.bpgn');
  expect(substance(readFileSync((await download.path())!, 'utf8')).length).toBe(2);
  await person.press('Select all 20');
  await page.locator('.choice-bar').getByRole('button', { name: 'Delete' }).click();
  await page.getByText('20 games deleted.').waitFor();
  await page.getByText('No game matches.').waitFor();
  await page.keyboard.press('u');
  await page.locator('.games-count', { hasText: /^20 games$/ }).waitFor();
});

/// Enough to be busy with it while somebody does other things.
const largeCount = 40000;

test('a large file leaves the page and the server free, and can be canceled', async () => {
  const { page } = person;
  const other = new Person(await house.tab(), house);
  await other.begin({ game: 'Chess', seat: 'White', depth: 1 });
  await person.visit('/games');
  await importFile('large.pgn', manyGames(largeCount));
  await page.locator('.import-card progress').waitFor();
  await page.locator('.import-card', { hasText: /games imported/ }).waitFor();
  // In the middle of it another tab plays, and this one goes where it likes.
  await other.move('e2e4');
  await other.waitForPly(2);
  await page.getByRole('link', { name: 'Play', exact: true }).click();
  await page.locator('.card').first().waitFor();
  await page.getByRole('link', { name: 'Games' }).click();
  const card = page.locator('.import-card');
  await card.getByRole('button', { name: 'Cancel' }).click();
  await importWords().waitFor();
  await expect.poll(() => importWords().innerText()).toMatch(/^Canceled\. [\d,]+ games imported/);
  const kept = Number(/([\d,]+) games/.exec(await importWords().innerText())![1]!.replace(/,/g, ''));
  expect(kept).toBeGreaterThan(0);
  expect(kept).toBeLessThan(largeCount);
  await person.press('Close');
});

test.each(appearances)(
  'nothing serious is wrong for those who use it otherwise, %s, %o',
  async (colorScheme, viewport) => {
    const visitor = new Person(await house.tab({ colorScheme, viewport }), house);
    await visitor.visit('/games');
    await visitor.page.locator('.stored').first().waitFor();
    await visitor.page.locator('.stored').first().getByRole('checkbox').check();
    await visitor.page.locator('.choice-bar').waitFor();
    expect(await problems(visitor.page)).toEqual([]);
    await expect
      .poll(() => visitor.page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(viewport.width);
  },
);
