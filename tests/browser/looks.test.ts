import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { problems } from './support/axe';
import { appearances, type House, phone } from './support/house';
import { Person } from './support/person';
import { stillness } from './support/stillness';
import { withHouse } from './support/stage';

let house: House;

withHouse(opened => (house = opened));

describe.each(appearances)('axe finds nothing serious, %s, %o', (colorScheme, viewport) => {
  test('on any screen', async () => {
    const person = new Person(await house.tab({ colorScheme, viewport }), house);
    const { page } = person;
    await person.visit();
    expect(await problems(page)).toEqual([]);
    await page.locator('.card-button').first().click();
    await page.getByRole('dialog').waitFor();
    expect(await problems(page)).toEqual([]);
    await person.begin({ game: 'Crazyhouse', clock: '5 min + 3 s per move' });
    await person.moves('e2e4 d7d5 e4d5');
    expect(await problems(page)).toEqual([]);
    if (viewport === phone) await page.getByRole('tab', { name: 'Engine' }).click();
    else await person.press('Machine room');
    expect(await problems(page)).toEqual([]);
    await person.resign();
    await page.locator('.game-over').waitFor();
    expect(await problems(page)).toEqual([]);
    await person.visit('/games');
    await page.locator('.stored').first().waitFor();
    expect(await problems(page)).toEqual([]);
  });
});

describe('the layout', () => {
  const overflow = (page: Page) =>
    page.evaluate(() => {
      const { scrollWidth, scrollHeight, clientWidth, clientHeight } = document.documentElement;
      return { right: scrollWidth - clientWidth, bottom: scrollHeight - clientHeight };
    });

  test.each([
    [1440, 900],
    [1280, 720],
    [1024, 768],
  ])('has a large board and never scrolls at %i x %i', async (width, height) => {
    const person = new Person(await house.tab({ viewport: { width, height } }), house);
    await person.begin({ game: 'Chess' });
    await stillness(person.page);
    const before = (await person.page.locator('.board').boundingBox())!;
    const rail = (await person.page.locator('.rail').boundingBox())!.width;
    const panel = (await person.page.locator('.panel').boundingBox())!.width;
    const room = Math.min(height - 140, width - rail - panel);
    // Whole pixels for each square, and a margin at the sides.
    expect(before.width).toBeGreaterThan(room - 50);
    await expect.poll(() => overflow(person.page)).toEqual({ right: 0, bottom: 0 });
    await person.move('e2e4');
    await person.press('Machine room');
    await expect.poll(() => person.page.locator('.board').boundingBox()).toEqual(before);
    await expect.poll(() => overflow(person.page)).toEqual({ right: 0, bottom: 0 });
  });

  test.each([390, 320])('fits on a phone %i pixels wide', async width => {
    const person = new Person(await house.tab({ viewport: { width, height: 640 } }), house);
    await person.visit();
    await expect.poll(async () => (await overflow(person.page)).right).toBe(0);
    await person.page.locator('.card-button').first().click();
    const form = person.page.getByRole('dialog');
    await expect.poll(() => form.evaluate(element => element.scrollWidth - element.clientWidth)).toBe(0);
    await person.begin({ game: 'Chess' });
    await person.move('e2e4');
    await expect.poll(async () => (await overflow(person.page)).right).toBe(0);
    await expect
      .poll(async () => (await person.page.locator('.board').boundingBox())!.width)
      .toBeGreaterThan(width - 8);
  });
});

test('the theme is chosen and remembered', async () => {
  const person = new Person(await house.tab({ colorScheme: 'light' }), house);
  await person.visit();
  const theme = () => person.page.evaluate(() => document.documentElement.dataset['theme']);
  await expect.poll(theme).toBe('light');
  await person.page.keyboard.press('d');
  await expect.poll(theme).toBe('dark');
  await person.page.reload();
  await person.page.locator('.card').first().waitFor();
  await expect.poll(theme).toBe('dark');
});
