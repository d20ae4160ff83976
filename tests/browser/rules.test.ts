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

test('the small board moves, unless somebody wants less motion', async () => {
  const lively = new Person(await house.tab({ reducedMotion: 'no-preference' }), house);
  await lively.visit();
  await lively.page.getByRole('button', { name: 'Rules: Chess', exact: true }).click();
  await lively.page.locator('.rules-demo[data-step="1"]').waitFor();
  await lively.page.locator('.rules-demo[data-step="2"]').waitFor();
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
