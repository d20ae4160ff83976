import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { type House, windows } from './support/house';
import { speakLongest } from './support/longest';
import { Person } from './support/person';
import { keepPicture } from './support/pictures';
import { withHouse } from './support/stage';
import { visitXray } from './scenes/xray';

let house: House;

withHouse(opened => (house = opened));

/// Waits until the whole of it can be seen without scrolling.
const inSight = (thing: Locator, name: string) =>
  expect
    .poll(
      () =>
        thing.evaluate(element => {
          const { top, bottom, left, right } = element.getBoundingClientRect();
          const isWhole = top >= -1 && left >= -1 && bottom <= innerHeight + 1 && right <= innerWidth + 1;
          // Nothing lies above it, either.
          const middle = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
          return isWhole && (element.contains(middle) || (middle?.contains(element) ?? false));
        }),
      { message: `${name} in sight` },
    )
    .toBe(true);

/// By how much the page can be pushed to the side.
const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

describe.each(windows)('on %s everything that is needed is above the fold', (_, viewport) => {
  const isTall = viewport.height > viewport.width;

  test('in the longest language, from the first screen to the end of a game', async () => {
    const page = await house.tab({ viewport, locale: 'de-DE' });
    await speakLongest(page);
    const person = new Person(page, house);
    await person.visit();
    const cards = page.locator('.card');
    await cards.first().waitFor();
    await inSight(page.locator('.choose-now .button.main'), 'the way to a game');
    await inSight(page.locator('.chosen-opponent'), 'the opponent');
    // The games that only Rookery has are found without looking for them: their cards begin above the fold.
    for (let card = 0; card < (viewport.height > 700 ? 3 : isTall ? 1 : 2); card += 1)
      await expect
        .poll(() => cards.nth(card).evaluate(element => element.getBoundingClientRect().top + 60 < innerHeight), {
          message: `card ${card} in sight`,
        })
        .toBe(true);
    await keepPicture(page, 'fold first screen');

    // Who only wants to play does not have to go through the form.
    await cards.nth(3).locator('.card-button').click();
    const form = page.locator('dialog');
    await inSight(form.locator('.button.main'), 'the button of the form');
    await keepPicture(page, 'fold form');
    await page.keyboard.press('Escape');
    await page.locator('.chosen-opponent').click();
    await inSight(form.locator('.opponent-row label').first(), 'the weakest opponent');
    await keepPicture(page, 'fold opponents');
    await page.keyboard.press('Escape');

    await page.locator('.choose-now .button.main').click();
    await page.waitForURL(/\/play\//);
    await page.locator('.board').waitFor();
    await person.move('e2e4');
    await person.waitForPly(2);
    await inSight(page.locator('.board'), 'the board');
    await inSight(page.locator('.status-words'), 'how things stand');
    const controls = page.locator('.controls .button');
    for (let button = 0; button < (await controls.count()); button += 1)
      await inSight(controls.nth(button), `button ${button}`);
    await keepPicture(page, 'fold game');

    await person.resign();
    await page.locator('.game-over').waitFor();
    // The line that says how things stand says now how it ended.
    const ending = page.locator('.status-words > p').first();
    await expect.poll(() => page.getByRole('log').textContent()).toContain(await person.outcome());
    await inSight(ending, 'who has won and why');
    if (!isTall) await inSight(page.locator('.game-over .result'), 'the result');
    await inSight(page.locator('.board'), 'the last position');
    await keepPicture(page, 'fold game over');
  });

  test('X-ray: the tree and the way through it, and what is set in a line that unfolds', async () => {
    const page = await house.tab({ viewport, locale: 'de-DE', reducedMotion: 'reduce' });
    await speakLongest(page);
    const person = new Person(page, house);
    const isSmall = viewport.width < 1000;
    for (const [name, query] of [
      ['tree', {}],
      ['chess', { game: 'chess', search: 'captures-first', depth: '3', evaluation: 'material' }],
    ] as const) {
      await visitXray(person, query);
      await inSight(page.locator('.tree-node').first(), 'the root');
      const host = page.locator('.tree-host');
      await expect.poll(() => host.evaluate(element => element.clientHeight)).toBeGreaterThan(viewport.height / 4);
      await inSight(host, 'the tree');
      for (const button of await page.locator('.xray-step-buttons .button').all()) await inSight(button, 'a step');
      const summary = page.locator('.xray-setup-summary');
      await expect.poll(() => summary.isVisible()).toBe(isSmall);
      await keepPicture(page, `fold xray ${name}`);
      if (!isSmall) {
        for (const field of await page.locator('.xray-setup select').all()) await inSight(field, 'a choice');
        continue;
      }
      await inSight(summary, 'what is set');
      await expect.poll(() => page.locator('.xray-setup select:visible').count()).toBe(0);
      // With the keyboard and with the mouse alike.
      await summary.focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => summary.getAttribute('aria-expanded')).toBe('true');
      const fields = page.locator('.xray-setup select');
      // What unfolds is below, and leaves it its room.
      await expect
        .poll(async () => {
          const [line, first] = await Promise.all([summary.boundingBox(), fields.first().boundingBox()]);
          return line!.width > viewport.width / 3 && first!.y > line!.y + line!.height;
        })
        .toBe(true);
      await inSight(fields.first(), 'the game');
      await keepPicture(page, `fold xray ${name} open`);
      await summary.click();
      await expect.poll(() => fields.first().isVisible()).toBe(false);
    }
    await expect.poll(() => sideways(page)).toBe(0);
  });

  test('the lab: the kinds of experiments, and the way to the first of them', async () => {
    const page = await house.tab({ viewport, locale: 'de-DE' });
    await speakLongest(page);
    const person = new Person(page, house);
    await person.visit('/lab');
    for (const tab of await page.locator('.lab-tabs button').all()) await inSight(tab, 'a kind of experiment');
    // Beside or below them the form begins.
    const form = page.locator('.lab-form').first();
    await expect
      .poll(() => form.evaluate(element => element.getBoundingClientRect().top + 40 < innerHeight))
      .toBe(true);
    await keepPicture(page, 'fold lab');
    await person.visit('/lab?exhibit=wolf-sheep');
    const exhibit = page.locator('.exhibit-list [aria-current="true"]');
    await exhibit.waitFor();
    await keepPicture(page, 'fold exhibits');
    await expect.poll(() => sideways(page)).toBe(0);
  });

  test('the stored games: what is searched for, and the first of them', async () => {
    const page = await house.tab({ viewport, locale: 'de-DE' });
    const person = new Person(page, house);
    await person.visit();
    await page.locator('.choose-now .button.main').click();
    await page.waitForURL(/\/play\//);
    await page.locator('.board').waitFor();
    // A game without a move is not kept.
    await person.move('e2e4');
    await person.resign();
    await page.locator('.game-over').waitFor();
    await speakLongest(page);
    await person.visit('/games');
    const first = page.locator('.stored').first();
    await first.waitFor();
    await expect
      .poll(() => first.evaluate(element => element.getBoundingClientRect().top + 40 < innerHeight))
      .toBe(true);
    await keepPicture(page, 'fold stored games');
    await expect.poll(() => sideways(page)).toBe(0);
  });
});
