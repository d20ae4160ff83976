import { expect, test } from 'vitest';
import type { House } from './support/house';
import { Person } from './support/person';
import { withPerson } from './support/stage';

let person: Person;
let house: House;

withPerson((one, its) => {
  person = one;
  house = its;
});

test('every card has the rules one click away, with a board', async () => {
  await person.visit();
  const cards = person.page.locator('.card');
  const count = await cards.count();
  expect(count).toBeGreaterThan(12);
  for (let card = 0; card < count; card += 1) {
    await cards
      .nth(card)
      .getByRole('button', { name: /^Rules: / })
      .click();
    const dialog = person.page.getByRole('dialog');
    await dialog.locator('.rules-demo .piece').first().waitFor();
    await expect.poll(() => dialog.locator('.rules li').count()).toBeGreaterThan(1);
    await person.page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  }
});

test('the small boards of every game move', async () => {
  const lively = new Person(await house.tab({ reducedMotion: 'no-preference' }), house);
  const { page } = lively;
  await page.clock.install();
  await lively.visit();
  await page.locator('.card').first().waitFor();
  const cards = await page.locator('.card').count();
  const demo = page.locator('.rules-demo');
  const pieces = () => demo.evaluate(element => element.innerHTML);
  for (let card = 0; card < cards; card += 1) {
    await page.locator('.card-rules button').nth(card).click();
    await demo.locator('.piece').first().waitFor();
    const title = await page.locator('dialog h2').innerText();
    const seen = [await pieces()];
    // On it goes until it begins again.
    for (let step = 1; ; step += 1) {
      await page.clock.runFor(1600);
      await page.locator(`.rules-demo[data-step="${step}"], .rules-demo[data-step="0"]`).waitFor();
      const now = await pieces();
      if ((await demo.getAttribute('data-step')) === '0') {
        expect(now, `${title} begins again`).toBe(seen[0]);
        break;
      }
      expect(now, `${title}, step ${step}`).not.toBe(seen.at(-1));
      seen.push(now);
    }
    expect(seen.length, title).toBeGreaterThan(1);
    await page.keyboard.press('Escape');
    await demo.waitFor({ state: 'detached' });
  }
});

test('those who want less motion see where the moves lead', async () => {
  await person.visit();
  await person.page.getByRole('button', { name: 'Rules: Chess', exact: true }).click();
  await person.page.locator('.rules-demo[data-step="7"] .piece').first().waitFor();
});

test('the form and the board have them, too', async () => {
  await person.visit();
  await person.page.locator('.card-button', { hasText: /^Atomic/ }).click();
  const form = person.page.getByRole('dialog');
  await form.getByText('Rules', { exact: true }).click();
  await form.getByText('A capture explodes').waitFor();
  await form.getByRole('button', { name: 'Play' }).click();
  await person.page.waitForURL(/\/play\//);
  const ask = async () => {
    await person.page.locator('.strip').getByRole('button', { name: 'Rules', exact: true }).click();
    await person.page.getByRole('dialog').getByText('A capture explodes').waitFor();
    await person.page.keyboard.press('Escape');
  };
  await ask();
  // They are asked for in the middle of a game more often than before it.
  await person.move('e2e4');
  await person.waitForPly(2);
  await ask();
});
