import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { type House, windows } from './support/house';
import { speakLongest } from './support/longest';
import { Person } from './support/person';
import { keepPicture } from './support/pictures';
import { withHouse } from './support/stage';

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
    await inSight(page.locator('.usual-opponent'), 'the opponent');
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
    await page.locator('.usual-opponent').click();
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
    if (!isTall) await inSight(page.locator('.game-over .result'), 'the result');
    await inSight(page.locator('.board'), 'the last position');
    await keepPicture(page, 'fold game over');
  });
});
