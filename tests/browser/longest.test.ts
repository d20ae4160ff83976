import { describe, expect, test } from 'vitest';
import { cutTexts } from './support/cut';
import { desktop, type House, windows } from './support/house';
import { speakLongest } from './support/longest';
import { Person } from './support/person';
import { keepPicture } from './support/pictures';
import { treeIsThere } from './scenes/xray';
import { withHouse } from './support/stage';

let house: House;

withHouse(opened => (house = opened));

const lessons = [
  ['tree', 5],
  ['minimax', 6],
  ['cut', 6],
  ['window', 7],
  ['order', 5],
  ['horizon', 5],
  ['deepening', 4],
  ['table', 4],
  ['reductions', 5],
  ['modern', 5],
] as const;

/// In the others people play, too, but hardly do anything else.
const usualWindows = windows.filter(([name]) =>
  ['a desktop', 'a small desktop', 'a phone', 'a phone on its side'].includes(name),
);

/// German is not the longest language everywhere.
async function visitor(viewport: { width: number; height: number }): Promise<Person> {
  const page = await house.tab({ viewport, locale: 'de-DE' });
  await speakLongest(page);
  return new Person(page, house);
}

const nothingIsCut = async ({ page }: Person, where: string) => {
  await expect.poll(() => cutTexts(page), { message: where }).toEqual([]);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    where,
  ).toBeLessThanOrEqual(0);
  await keepPicture(page, where);
};

test('the longest of all texts is not cut off in lessons, whatever the window', async () => {
  const person = await visitor(desktop);
  for (const [lesson, exercise] of lessons)
    for (const part of [1, exercise]) {
      await person.visit(`/xray?lesson=${lesson}&part=${part}`);
      await treeIsThere(person);
      for (const [name, viewport] of usualWindows) {
        await person.page.setViewportSize(viewport);
        await nothingIsCut(person, `${lesson} ${part} on ${name}`);
      }
    }
});

describe.each(windows)('the longest of all texts is not cut off, on %s', (_, viewport) => {
  const visit = () => visitor(viewport);

  test('where games are chosen, explained and played', async () => {
    const person = await visit();
    const { page } = person;
    await person.visit();
    await page.locator('.card').first().waitFor();
    await nothingIsCut(person, 'games');
    const cards = await page.locator('.card').count();
    for (let card = 0; card < cards; card += 1) {
      await page.locator('.card-rules button').nth(card).click();
      await page.locator('dialog .rules li').first().waitFor();
      await nothingIsCut(person, `rules ${card}`);
      await page.keyboard.press('Escape');
    }
    for (let card = 0; card < cards; card += 1) {
      await page.locator('.card-button').nth(card).click();
      await page.locator('dialog .button.main').waitFor();
      await nothingIsCut(person, `form ${card}`);
      await page.keyboard.press('Escape');
    }
    await page.locator('.choose-now button').nth(1).click();
    await page.locator('dialog .opponent').first().waitFor();
    await nothingIsCut(person, 'opponents');
    await page.keyboard.press('Escape');
    await page.locator('.choose-now .button.main').click();
    await page.locator('.board').waitFor();
    await person.move('e2e4');
    await person.waitForPly(2);
    await nothingIsCut(person, 'a game');
    await person.resign();
    await page.locator('.game-over').waitFor();
    await nothingIsCut(person, 'the end of a game');
  });

  test('where teams play', async () => {
    const person = await visit();
    const { page } = person;
    const setUp = async () => {
      await person.visit();
      await page.locator('.card-button', { hasText: /bughouse|tandem/i }).click();
    };
    await setUp();
    await page.locator('dialog .button.main').click();
    await page.locator('.board').first().waitFor();
    await nothingIsCut(person, 'bughouse');
    await setUp();
    await page.locator('dialog .setup-partner select').selectOption('ours');
    const boards = page.locator('dialog select:has(option[value="8"])');
    await boards.selectOption('3');
    await page.locator('dialog .setup-partner select').nth(1).waitFor();
    await nothingIsCut(person, 'a form with a partner');
    await boards.selectOption('2');
    await page.locator('dialog .button.main').click();
    await page.locator('.partner-control').waitFor();
    await nothingIsCut(person, 'bughouse with a partner');
  });

  test('where everything is set up', async () => {
    const person = await visit();
    await person.visit('/settings');
    await person.page.locator('.settings').waitFor();
    await nothingIsCut(person, 'settings');
  });
});

describe.each(usualWindows)('the longest of all texts is not cut off elsewhere, on %s', (_, viewport) => {
  const visit = () => visitor(viewport);

  test('where one trains, and in a class', async () => {
    const person = await visit();
    const { page } = person;
    await person.visit('/train');
    await page.locator('main h1, main h2').first().waitFor();
    await nothingIsCut(person, 'train');
    await person.visit('/class?teach');
    await page.locator('.class-question-fields').first().waitFor();
    await nothingIsCut(person, 'class');
  });

  test('in an analysis, with what was played before, and in the lab', async () => {
    const person = await visit();
    const { page } = person;
    await person.visit('/analyse');
    await page.locator('.board').waitFor();
    await person.paste('1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7#');
    await page.locator('.tree .move').nth(6).waitFor({ state: 'attached' });
    for (const tab of ['moves', 'engine', 'report', 'games']) {
      const button = page.locator(`.analysis-tabs .tab-${tab}`);
      if (!(await button.isVisible())) continue;
      await button.click();
      await nothingIsCut(person, tab);
    }
    // Nothing can be shared before the server has told all about the position.
    await page.locator('.controls .button').nth(3).and(page.locator(':enabled')).waitFor();
    await page.keyboard.press('s');
    await page.locator('dialog').waitFor();
    await nothingIsCut(person, 'share');
    await page.keyboard.press('Escape');
    await person.visit('/lab');
    const tabs = page.locator('main [role="tab"]');
    await tabs.first().waitFor();
    for (let tab = 0; tab < (await tabs.count()); tab += 1) {
      await tabs.nth(tab).click();
      await nothingIsCut(person, `lab ${tab}`);
      const exhibits = page.locator('.exhibit-list button');
      for (let exhibit = 0; exhibit < (await exhibits.count()); exhibit += 1) {
        await exhibits.nth(exhibit).click();
        await nothingIsCut(person, `exhibit ${exhibit}`);
      }
    }
  });
});
