import { describe, expect, test } from 'vitest';
import { cutTexts } from './support/cut';
import { desktop, type House, phone } from './support/house';
import { Person } from './support/person';
import { unfoldSetup, visitXray } from './scenes/xray';
import { withHouse } from './support/stage';

let house: House;

withHouse(opened => (house = opened));

/// German has the longest words.
describe.each([
  ['a desktop', desktop],
  ['a small desktop', { width: 1024, height: 768 }],
  ['a phone', phone],
  ['a phone on its side', { width: 844, height: 390 }],
])('in German nothing is cut off, on %s', (_, viewport) => {
  const isPhone = viewport.width < 1000;
  const visit = async () => new Person(await house.tab({ viewport, locale: 'de-DE' }), house);

  test('where games are chosen and played', async () => {
    const person = await visit();
    const { page } = person;
    await person.visit();
    await page.getByText('Wolf und Schafe').waitFor();
    await expect.poll(() => cutTexts(page)).toEqual([]);
    const forms = await page.locator('.card-button').count();
    for (const place of [0, 1, 2, 4, forms - 1]) {
      await page.locator('.card-button').nth(place).click();
      await page.locator('dialog summary').first().click();
      await expect.poll(() => cutTexts(page)).toEqual([]);
      await page.keyboard.press('Escape');
    }
    await page.locator('.choose-now .button.main').click();
    await page.locator('.board').waitFor();
    await person.move('e2e4');
    await person.waitForPly(2);
    await expect.poll(() => cutTexts(page)).toEqual([]);
    await page.getByRole('button', { name: 'Tipp' }).click();
    await page.locator('.status', { hasText: 'sieht am besten aus' }).waitFor();
    await expect.poll(() => cutTexts(page)).toEqual([]);
    await person.click('a1');
    await person.click('a5');
    await page.locator('.status', { hasText: 'Der Turm auf a1 kann dort nicht hin.' }).waitFor();
    await expect.poll(() => cutTexts(page)).toEqual([]);
    if (isPhone) await page.getByRole('tab').nth(1).click();
    else await page.locator('.panel-engine .fold').click();
    await expect.poll(() => cutTexts(page)).toEqual([]);
    if (isPhone) await page.getByRole('tab').nth(2).click();
    await page.locator('.panel-curves .fold').click();
    await page.locator('.curve').first().waitFor();
    await expect.poll(() => cutTexts(page)).toEqual([]);
    await page.getByRole('button', { name: 'Aufgeben' }).click();
    await page.getByRole('button', { name: 'Sicher?' }).waitFor();
    await expect.poll(() => cutTexts(page)).toEqual([]);
    await person.resign();
    await page.locator('.game-over').waitFor();
    expect(await person.outcome()).toBe('Schwarz gewinnt durch Aufgabe.');
    await expect.poll(() => cutTexts(page)).toEqual([]);
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Tasten' }).waitFor();
    await expect.poll(() => cutTexts(page)).toEqual([]);
  });

  test('in the settings and among the games', async () => {
    const person = await visit();
    const { page } = person;
    await person.visit('/settings');
    await page.getByRole('heading', { name: 'Einstellungen' }).waitFor();
    await expect.poll(() => cutTexts(page)).toEqual([]);
    await person.visit('/games');
    await person.paste('[White "Anderssen"]\n[Black "Kieseritzky"]\n\n1. e4 e5 2. f4 exf4 1-0');
    await page.locator('.stored').first().waitFor();
    await page.locator('.import-words', { hasText: 'importiert' }).waitFor();
    await page.locator('.stored').first().getByRole('checkbox').check();
    await expect.poll(() => cutTexts(page)).toEqual([]);
  });

  test('in an analysis', async () => {
    const person = await visit();
    const { page } = person;
    await person.visit('/analyse');
    await page.locator('.board').waitFor();
    await person.paste('1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7#');
    await page.locator('.tree .move', { hasText: 'Dxf7#' }).waitFor();
    await expect.poll(() => cutTexts(page)).toEqual([]);
    if (isPhone) await page.getByRole('tab').nth(1).click();
    await page.getByRole('switch').check();
    await page.locator('.engine-line').first().waitFor();
    await expect.poll(() => cutTexts(page)).toEqual([]);
    await page.getByRole('switch').uncheck();
    for (const tab of ['report', 'games']) {
      await page.locator(`.analysis-tabs .tab-${tab}`).click();
      await expect.poll(() => cutTexts(page)).toEqual([]);
    }
    await page.keyboard.press('e');
    await page.locator('.editor-panel').waitFor();
    await expect.poll(() => cutTexts(page)).toEqual([]);
    await page.locator('.editor-actions .button').first().click();
    await page.keyboard.press('o');
    await page.getByRole('dialog').waitFor();
    await expect.poll(() => cutTexts(page)).toEqual([]);
  });

  test('in X-ray and in the lab', async () => {
    const person = await visit();
    const { page } = person;
    await person.visit('/xray');
    await page.locator('.tree-node').first().waitFor();
    for (let tab = 0; tab < 4; tab += 1) {
      await page.locator('.xray-panel [role="tab"]').nth(tab).click();
      await expect.poll(() => cutTexts(page)).toEqual([]);
    }
    await person.visit('/lab');
    await expect.poll(() => cutTexts(page)).toEqual([]);
    await page.locator('.lab-empty .button').click();
    await page.locator('.lab-results [role="status"]', { hasText: 'Fertig.' }).waitFor();
    await expect.poll(() => cutTexts(page)).toEqual([]);
  });
});

test.each(['en-US', 'de-DE', 'hr-HR', 'sr', 'sk-SK', 'pl-PL'])(
  '%s: X-ray of a game without captures says all that is set, and the exhibits all of their tables',
  async locale => {
    for (const viewport of [desktop, { width: 1280, height: 720 }, { width: 844, height: 390 }, phone]) {
      const person = new Person(await house.tab({ viewport, locale }), house);
      const { page } = person;
      await visitXray(person, { game: 'wolf-sheep', depth: '4' });
      await unfoldSetup(person);
      await expect.poll(() => cutTexts(page)).toEqual([]);
      await person.visit('/lab?exhibit=wolf-sheep');
      await page.locator('.exhibit-table').first().waitFor();
      await expect.poll(() => cutTexts(page)).toEqual([]);
    }
  },
);

test.each([
  ['hr-HR', 'hr', 'Igraj šah'],
  ['sr', 'sr-Cyrl', 'Играј шах'],
  ['sr-Latn-RS', 'sr-Latn', 'Igraj šah'],
  ['sk-SK', 'sk', 'Hrať šach'],
  ['pl-PL', 'pl', 'Graj w szachy'],
  ['de-AT', 'de', 'Schach spielen'],
  ['fr-FR', 'en', 'Play chess'],
])('somebody who reads %s is spoken to in %s', async (locale, language, words) => {
  const person = new Person(await house.tab({ locale }), house);
  await person.visit();
  await person.page.getByRole('button', { name: words, exact: true }).waitFor();
  await expect.poll(() => person.page.evaluate(() => document.documentElement.lang)).toBe(language);
});

test.each(['hr-HR', 'sr', 'sr-Latn-RS', 'sk-SK', 'pl-PL'])('%s fits where one plays, too', async locale => {
  for (const viewport of [desktop, phone]) {
    const person = new Person(await house.tab({ viewport, locale }), house);
    const { page } = person;
    await person.visit('/settings');
    await page.locator('.settings').waitFor();
    await expect.poll(() => cutTexts(page)).toEqual([]);
    await person.visit();
    await page.locator('.card').first().waitFor();
    await expect.poll(() => cutTexts(page)).toEqual([]);
    await page.locator('.choose-now .button.main').click();
    await page.locator('.board').waitFor();
    await person.move('e2e4');
    await person.waitForPly(2);
    await expect.poll(() => cutTexts(page)).toEqual([]);
    await person.visit('/analyse');
    await page.locator('.board').waitFor();
    await expect.poll(() => cutTexts(page)).toEqual([]);
  }
});

test('what the server refuses is said in the language of the reader', async () => {
  const person = new Person(await house.tab({ locale: 'pl-PL' }), house);
  const { page } = person;
  await person.visit();
  await page.locator('.choose-now .button.main').click();
  await page.locator('.board').waitFor();
  await person.click('a1');
  await person.click('a5');
  await page.locator('.status', { hasText: 'Wieża z a1 nie może tam pójść.' }).waitFor();
});

test('what is wrong with a position is said in the language of the reader', async () => {
  const person = new Person(await house.tab({ locale: 'hr-HR' }), house);
  const { page } = person;
  const problemOf = async (game: RegExp, text: string) => {
    await person.visit();
    await page.locator('.card-button', { has: page.getByText(game) }).click();
    const form = page.getByRole('dialog');
    await form.locator('.setup-position summary').click();
    await form.locator('input[name="text"]').fill(text);
    await form.locator('.button.main').click();
    return form.getByRole('alert').innerText();
  };
  expect(await problemOf(/^Šah$/, '4k3/8/8/8/8/8/8/8 w - - 0 1')).toBe('Nedostaje kralj: Bijeli.');
  expect(await problemOf(/^Šah$/, '4k3/8/8/3x4/8/8/8/4K3 w - - 0 1')).toBe('„x” nije ni figura ni broj praznih polja.');
  expect(await problemOf(/^Vuk i ovce$/, '3w4/8/8/8/8/8/8/S1S1S1Q1 b')).toBe('„Q” nije ni ovca (S) ni vuk (w).');
});
