import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { problems } from './support/axe';
import { inEveryAppearance, program } from './support/house';
import { Person } from './support/person';
import { withPerson } from './support/stage';

let person: Person;

withPerson(one => (person = one));

const status = (words: string | RegExp) => person.page.locator('.lab-results [role="status"]', { hasText: words });

/// The cells of the table, row by row.
const cells = (table: string): Promise<string[][]> =>
  person.page
    .locator(`${table} tbody tr`)
    .evaluateAll(rows => rows.map(row => Array.from(row.children).map(cell => cell.textContent ?? '')));

async function saved(button: string): Promise<string> {
  const [download] = await Promise.all([person.page.waitForEvent('download'), person.press(button)]);
  return readFileSync((await download.path())!, 'utf8');
}

/// Runs the command that the page shows, as a person who copies it.
async function runShownCommand(...more: string[]): Promise<string> {
  const command = (await person.page.locator('.command code').innerText()).replace(/^rookery /, '');
  const words = [...command.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain!);
  return execFileSync(program, [...words, ...more], { maxBuffer: 1 << 28 }).toString();
}

test('the node counts of the usual settings are those of the command line', async () => {
  await person.visit('/lab');
  await person.press('Count nodes');
  await status('Done.').waitFor();
  const rows = await cells('.lab-table');
  expect(rows.map(row => row[0])).toEqual(['2', '3', '4', '5', '6', '7', '8']);
  const told = JSON.parse(await runShownCommand('--json')) as {
    depths: {
      depth: number;
      counts: { minimax: { evaluations: number; nodes: number }; alphabeta: { evaluations: number } };
    }[];
  };
  const number = (text: string) => Number(text.replace(/,/g, ''));
  told.depths.forEach((depth, index) => {
    expect(number(rows[index]![1]!)).toBe(depth.counts.minimax.evaluations);
    expect(number(rows[index]![2]!)).toBe(depth.counts.minimax.nodes);
    expect(number(rows[index]![4]!)).toBe(depth.counts.alphabeta.evaluations);
  });
  const last = told.depths.at(-1)!;
  const share = 1 - last.counts.alphabeta.evaluations / last.counts.minimax.evaluations;
  expect(rows.at(-1)![6]).toBe(`${(share * 100).toFixed(share > 0.99 ? 2 : 1)}%`);
  await person.page.locator('.lab-chart canvas').waitFor();
  const csv = await saved('Save CSV');
  expect(csv.split('\n').length).toBe(9);
  expect(JSON.parse(await saved('Save JSON')).depths.length).toBe(7);
});

test('captures first is no choice where nothing is captured, and it is said why', async () => {
  const { page } = person;
  await person.visit('/lab');
  const choice = page.getByRole('checkbox', { name: /^Alpha-beta, captures first/ });
  const note = page.getByText('This game knows no captures: there is nothing to put first.');
  await note.waitFor();
  await expect.poll(() => choice.isDisabled()).toBe(true);
  await expect.poll(() => choice.isChecked()).toBe(false);
  await expect.poll(() => page.locator('.command code').innerText()).not.toContain('captures-first');
  expect(await problems(page)).toEqual([]);
  await page.getByLabel('Game', { exact: true }).selectOption({ label: 'Chess' });
  await expect.poll(() => choice.isDisabled()).toBe(false);
  await expect.poll(() => choice.isChecked()).toBe(true);
  await expect.poll(() => note.count()).toBe(0);
});

test('a count can be canceled, and what makes no sense is refused', async () => {
  const { page } = person;
  await person.visit('/lab');
  await page.getByLabel('Game', { exact: true }).selectOption('chess');
  await page.getByLabel('To depth').fill('20');
  await page.getByLabel('To depth').press('Tab');
  await page.getByLabel('Most nodes for one search').selectOption('1000000000');
  await person.press('Count');
  await page.locator('.lab-table tbody tr').nth(1).waitFor();
  await person.press('Cancel');
  await status('Canceled').waitFor();
  expect((await cells('.lab-table')).length).toBeGreaterThan(1);
  await page.getByText('Begin with a position').click();
  await page.getByLabel('Position as text').fill('rubbish');
  await person.press('Count');
  await status(/\.$/).filter({ hasNotText: 'Canceled' }).waitFor();
  await expect.poll(() => page.locator('.lab-table').count()).toBe(0);
});

test('a recorded game is that of the command line, and goes to Games and Analyse', async () => {
  const { page } = person;
  await person.visit('/lab');
  await page.getByRole('tab', { name: 'Recorded games' }).click();
  const depths = page.getByLabel('Depth', { exact: true });
  for (const index of [0, 1]) {
    await depths.nth(index).fill('3');
    await depths.nth(index).press('Tab');
  }
  await person.press('Record');
  await status(/\d+ plies/).waitFor();
  const rows = await cells('.lab-table.plies');
  const told = JSON.parse(await runShownCommand('--json')) as {
    games: { plies: { notation: string; nodes: number; compared: { nodes: number } }[] }[];
  };
  expect(rows.map(row => row[1])).toEqual(told.games[0]!.plies.map(ply => ply.notation));
  expect(rows.map(row => row[6])).toEqual(told.games[0]!.plies.map(ply => ply.nodes.toLocaleString('en-US')));
  expect(rows.map(row => row[8])).toEqual(told.games[0]!.plies.map(ply => ply.compared.nodes.toLocaleString('en-US')));
  await page.getByText(/Minimax would have taken/).waitFor();
  await expect.poll(() => page.locator('.lab-curves canvas').count()).toBe(4);
  expect(await saved('Save SVG')).toMatch(/^<svg/);
  expect((await saved('Save CSV')).split('\n').length).toBe(rows.length + 2);

  await person.press('Keep in Games');
  await page.getByText('The game is stored now.').waitFor();
  await person.press('Keep in Games');
  await page.getByText('These games are already stored.').waitFor();
  await person.press('Analyze');
  await page.waitForURL(/\/analyse\//);
  await person.visit('/games');
  await page.locator('.stored', { hasText: 'Recorded in the lab' }).waitFor();
});

test('several games are recorded, and each can be looked at', async () => {
  const { page } = person;
  await person.visit('/lab');
  await page.getByRole('tab', { name: 'Recorded games' }).click();
  await page.getByLabel('Game', { exact: true }).selectOption('wolf-sheep');
  await page.getByLabel('Games', { exact: true }).fill('3');
  await page.getByLabel('Games', { exact: true }).press('Tab');
  await expect.poll(() => page.getByLabel('Random moves').inputValue()).toBe('4');
  await page.getByLabel('Search every position again with').selectOption('');
  await person.press('Record');
  await status('3 games recorded.').waitFor();
  const picker = page.locator('.lab-results').getByLabel('Game', { exact: true });
  const first = await cells('.lab-table.plies');
  await picker.selectOption('2');
  await expect.poll(() => cells('.lab-table.plies')).not.toEqual(first);
  expect(JSON.parse(await saved('Save JSON')).games.length).toBe(3);
});

test('it works by keyboard', async () => {
  const { page } = person;
  await person.visit('/lab');
  await page.keyboard.press('Enter');
  await status('Done.').waitFor();
  await page.keyboard.press('2');
  await page.getByText('Two players play games out.').waitFor();
});

test('nothing serious is wrong for those who use it otherwise', async () => {
  const { page } = person;
  const look = () =>
    inEveryAppearance(page, async where => {
      expect(await problems(page), where).toEqual([]);
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), { message: where })
        .toBeLessThanOrEqual(0);
    });
  await person.visit('/lab');
  await person.press('Count nodes');
  await status('Done.').waitFor();
  await look();
  await page.getByRole('tab', { name: 'Recorded games' }).click();
  await person.press('Record a game');
  await status(/\d+ plies/).waitFor();
  await look();
});
