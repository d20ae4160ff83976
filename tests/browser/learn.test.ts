import { expect, test } from 'vitest';
import { problems } from './support/axe';
import { type House, inEveryAppearance } from './support/house';
import { Person } from './support/person';
import { withPerson } from './support/stage';

let house: House;
let person: Person;

withPerson((one, opened) => {
  person = one;
  house = opened;
});

const status = (words: string | RegExp) => person.page.locator('.learn-status', { hasText: words });
const generation = (number: number) => person.page.locator(`.learn-table tr[data-generation="${number}"]`);

async function fill(label: string, value: number): Promise<void> {
  const field = person.page.getByLabel(label, { exact: true });
  await field.fill(String(value));
  await field.press('Tab');
}

/// The run that is shown; nothing if none is.
const shownRun = async () =>
  (await person.page.locator('.learn').evaluateAll(runs => runs.map(each => (each as HTMLElement).dataset['run'])))[0];

/// A run that is as small as they come.
async function beginTiny(generations: number): Promise<void> {
  const { page } = person;
  await person.visit('/lab');
  await page.getByRole('tab', { name: 'Learn' }).click();
  // What was learned before is shown until the new run begins.
  await page.locator('.learn, .lab-empty button').first().waitFor();
  const before = await shownRun();
  await page.getByText('Numbers', { exact: true }).click();
  await fill('Generations (0: until stopped)', generations);
  await fill('Games of each', 40);
  await fill('Games that judge', 2);
  await fill('Nodes per move', 10);
  await fill('Passes of training', 2);
  await page.getByLabel('Neurons', { exact: true }).selectOption('16');
  await page.locator('.lab-panel').getByRole('button', { name: 'Start learning' }).click();
  await page.locator('.learn').waitFor();
  await expect.poll(shownRun).not.toBe(before);
}

test('a game is learned, looked into and played against', async () => {
  const { page } = person;
  await beginTiny(2);
  await generation(1).waitFor();
  await status('All generations are done.').waitFor();
  await generation(2).waitFor();
  // Wolf and sheep is solved: the truth is known of every generation.
  await page.getByRole('img', { name: /by the solved truth/ }).waitFor();
  await expect.poll(() => page.locator('.learn-chart svg').count()).toBe(3);
  await expect.poll(() => generation(0).innerText()).toMatch(/\d%/);

  const cells = page.locator('.heat-map td.better, .heat-map td.worse');
  await cells.first().waitFor();
  const sheep = await cells.allInnerTexts();
  await page.getByLabel('Piece', { exact: true }).selectOption('w');
  await expect.poll(() => cells.allInnerTexts()).not.toEqual(sheep);
  const wolf = await cells.allInnerTexts();
  await page.locator('.learn-maps').getByLabel('Generation').selectOption('0');
  await expect.poll(() => cells.allInnerTexts()).not.toEqual(wolf);
  expect(await problems(page)).toEqual([]);

  await page.locator('.learn-opponent').getByLabel('Generation').selectOption('1');
  await page.getByLabel('You play').selectOption('first');
  await person.press('Play');
  await page.waitForURL(/\/play\//);
  await page.getByText('Generation 1: Depth 3').first().waitFor();
  // The wolf begins.
  await person.waitForPly(1);
});

test('a run goes on after a reload and a restart, and is stopped and deleted', async () => {
  const { page } = person;
  await beginTiny(0);
  await generation(1).waitFor();
  await page.reload();
  await page.getByRole('tab', { name: 'Learn' }).click();
  await page.locator('.learn').waitFor();
  const run = await shownRun();
  await generation(2).waitFor();
  await house.kill();
  await house.start();
  await status('Stopped. Nothing is lost').waitFor();
  await expect.poll(() => page.locator('.learn').getAttribute('data-run')).toBe(run);
  const known = await page.locator('.learn-table tbody tr').count();
  await person.press('Go on');
  await generation(known).waitFor();
  await person.press('Stop');
  await status('Stopped. Nothing is lost').waitFor();
  const runs = page.locator('.learn-runs button[data-run]');
  const before = await runs.count();
  await person.press('Delete');
  await person.press('Delete all its games and networks');
  await expect.poll(() => runs.count()).toBe(before - 1);
  await expect.poll(() => page.locator(`[data-run="${run}"]`).count()).toBe(0);
});

test('nothing serious is wrong for those who use it otherwise', async () => {
  const { page } = person;
  await beginTiny(1);
  await status('All generations are done.').waitFor();
  await page.locator('.heat-map').waitFor();
  await inEveryAppearance(page, async where => {
    expect(await problems(page), where).toEqual([]);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), { message: where })
      .toBeLessThanOrEqual(0);
  });
});
