import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { Person } from './support/person';
import { withPerson } from './support/stage';

let person: Person;

withPerson(one => (person = one));

const dialog = () => person.page.getByRole('dialog');
const opponent = (name: string) => dialog().getByRole('radio', { name: new RegExp(`^${name}\\b`) });

test('one click begins a game against somebody whom a beginner can beat', async () => {
  await person.visit();
  await person.press('Play chess');
  await person.page.locator('.strip', { hasText: 'Robin' }).waitFor();
  await expect.poll(() => person.page.locator('.strip', { hasText: 'Robin' }).innerText()).toContain('800');
  await person.move('e2e4');
  await person.waitForPly(2);
});

test('two clicks choose another opponent, who stays', async () => {
  await person.visit();
  await person.page.getByRole('button', { name: /against Robin/ }).click();
  await opponent('Fledgling').click({ force: true });
  await dialog().waitFor({ state: 'detached' });
  await person.page.getByRole('button', { name: /against Fledgling/ }).waitFor();
  await person.page.reload();
  await person.page.getByRole('button', { name: /against Fledgling/ }).waitFor();
  await person.press('Play chess');
  await person.page.locator('.strip', { hasText: 'Fledgling' }).waitFor();
});

test('the form has all opponents with a sentence, and the machine room below', async () => {
  await person.visit();
  await person.page.locator('.card-button', { hasText: /^Crazyhouse/ }).click();
  await expect.poll(() => dialog().locator('.opponent').count()).toBe(11);
  await opponent('Heron').check({ force: true });
  await dialog().getByText('waits for your mistake').waitFor();
  await dialog().getByText('Machine room').click();
  await dialog().getByRole('radio', { name: 'Time', exact: true }).check();
  // A machine that was set up by hand is none of them.
  await expect.poll(() => dialog().locator('.opponent-row input:checked').count()).toBe(0);
  await opponent('Owl').check({ force: true });
  await expect.poll(() => dialog().getByRole('slider').count()).toBe(0);
  await dialog().getByRole('button', { name: 'Play' }).click();
  await person.page.locator('.strip', { hasText: 'Owl' }).waitFor();
});

test('where ratings mean nothing there are words', async () => {
  await person.visit();
  await person.page.locator('.card-button', { hasText: /^Wolf and sheep/ }).click();
  await expect
    .poll(() => dialog().locator('.opponent-strength').allInnerTexts())
    .toEqual(['Beginner', 'Easy', 'Medium', 'Hard', 'Perfect']);
  await opponent('Rookery').check({ force: true });
  await dialog().getByRole('radio', { name: 'Wolf', exact: true }).check();
  await dialog().getByRole('button', { name: 'Play' }).click();
  await person.page.locator('.strip', { hasText: 'Perfect' }).waitFor();
  await person.page.locator('.status', { hasText: 'Your move' }).waitFor();
});

test('during a game the opponent changes with two clicks, and goes on playing', async () => {
  await person.visit();
  await person.press('Play chess');
  await person.move('e2e4');
  await person.waitForPly(2);
  await person.page.locator('.strip-opponent').click();
  await opponent('Magpie').click({ force: true });
  await person.page.locator('.strip', { hasText: 'Magpie' }).waitFor();
  await person.move('a2a3');
  await person.waitForPly(4);
});

test('games differ', async () => {
  const replies = new Set<string>();
  for (let game = 0; game < 12 && replies.size < 2; ++game) {
    await person.visit();
    await person.press('Play chess');
    await person.page.waitForURL(/\/play\//);
    await person.move('e2e4');
    await person.waitForPly(2);
    replies.add((await person.notations())[1]!);
  }
  expect(replies.size).toBeGreaterThan(1);
});

test('the strongest opponent varies its openings from game to game, not within one', async () => {
  await person.visit();
  await person.page.locator('.chosen-opponent').first().click();
  await opponent('Rookery').click({ force: true });
  await person.page.locator('.chosen-opponent', { hasText: 'Rookery' }).first().waitFor();
  const reply = async () => {
    await person.move('e2e4');
    await person.waitForPly(2);
    return (await person.notations())[1]!;
  };
  const replies = new Set<string>();
  // By its own calculation it would answer alike each time: of its book it takes now this, now that.
  for (let game = 0; game < 30 && replies.size < 2; ++game) {
    await person.visit();
    await person.press('Play chess');
    await person.page.waitForURL(/\/play\//);
    const first = await reply();
    replies.add(first);
    await person.press('Take back');
    await person.page.locator('.move').first().waitFor({ state: 'detached' });
    expect(await reply()).toBe(first);
  }
  expect(replies.size).toBeGreaterThan(1);
});

test('after three lost games somebody gentler is offered, and plays', async () => {
  await person.visit();
  for (let game = 0; game < 3; ++game) {
    await person.visit();
    await person.press('Play chess');
    await person.page.waitForURL(/\/play\//);
    await person.move('e2e4');
    await person.waitForPly(2);
    expect(await person.page.locator('.offer').count()).toBe(0);
    await person.resign();
    await person.page.locator('.game-over').waitFor();
  }
  const offer = person.page.locator('.offer');
  await offer.getByRole('button', { name: 'Play Sparrow' }).click();
  await person.page.locator('.strip', { hasText: 'Sparrow' }).waitFor();
  await person.page.locator('.game-over').waitFor({ state: 'detached' });
});

test('every opponent has a face of its own', async () => {
  await person.visit();
  await person.page.locator('.chosen-opponent').click();
  const faces = dialog().locator('.opponent-row .face');
  await expect.poll(() => faces.count()).toBe(11);
  // Each is drawn, and none looks like another.
  const pictures = await faces.evaluateAll(list =>
    list.map(face => ({ width: face.getBoundingClientRect().width, drawn: face.querySelector('g')!.innerHTML })),
  );
  expect(pictures.every(({ width }) => width > 20)).toBe(true);
  expect(new Set(pictures.map(({ drawn }) => drawn)).size).toBe(11);
});

test('after three games that were won somebody stronger is offered, and plays', async () => {
  for (let game = 0; game < 3; ++game) {
    await person.begin({ game: 'Chess', seat: 'White', position: '7k/R7/8/8/8/8/P7/KR6 w - - 0 1' });
    await person.page.locator('.strip', { hasText: 'Robin' }).waitFor();
    expect(await person.page.locator('.offer').count()).toBe(0);
    await person.move('b1b8');
    await person.page.locator('.game-over').waitFor();
  }
  const offer = person.page.locator('.offer');
  await offer.getByText('stronger').waitFor();
  await offer.getByRole('button', { name: 'Play Magpie' }).click();
  await person.page.locator('.strip', { hasText: 'Magpie' }).waitFor();
  await person.page.locator('.game-over').waitFor({ state: 'detached' });
});

/** Begins the game of the open form, with a move and the reply to it. */
async function playFromForm() {
  await dialog().getByRole('button', { name: 'Play' }).click();
  await person.page.waitForURL(/\/play\//);
  await person.move('e2e4');
  await person.waitForPly(2);
}

test('where there are drops, a machine may try them in the first plies alone', async () => {
  await person.visit();
  await person.page.locator('.card-button', { hasText: /^Crazyhouse/ }).click();
  await dialog().getByRole('radio', { name: 'White', exact: true }).check();
  await dialog().getByText('Machine room').click();
  await dialog().getByLabel('Drops').selectOption({ label: 'in the first 2 plies of the search' });
  await playFromForm();
  // The server remembers it.
  await person.page.reload();
  await person.press('Machine room');
  const drops = person.page.locator('.machine-room .side-room.second').getByLabel('Drops');
  await expect.poll(() => drops.inputValue()).toBe('2');
  await drops.selectOption({ label: 'at every ply' });
  await expect.poll(() => drops.inputValue()).toBe('all');
});

test('where an evaluation asks another engine, its time for each board is chosen', async () => {
  await person.visit();
  await person.page.locator('.card-button', { hasText: /^Team bughouse/ }).click();
  await dialog().getByRole('radio', { name: 'First team', exact: true }).check();
  await dialog().getByText('Machine room').click();
  const time = dialog().getByLabel('Time for each board');
  await expect.poll(() => time.count()).toBe(0);
  await dialog().getByLabel('Evaluation').selectOption({ label: 'External engine' });
  await expect.poll(() => time.inputValue()).toBe('ply');
  await time.selectOption({ label: '10 ms' });
  await dialog().getByRole('button', { name: 'Play' }).click();
  await person.page.waitForURL(/\/play\//);
  // The server remembers it.
  await person.page.reload();
  await person.press('Machine room');
  const room = person.page.locator('.machine-room .side-room.second');
  await expect.poll(() => room.getByLabel('Time for each board').inputValue()).toBe('10');
  await room.getByLabel('Evaluation').selectOption({ label: 'Material' });
  await expect.poll(() => room.getByLabel('Time for each board').count()).toBe(0);
});

test('who plays by a rating is not asked to think on your time, nor is a machine by depth', async () => {
  await person.visit();
  await person.page.locator('.card-button', { has: person.page.getByText('Chess', { exact: true }) }).click();
  await dialog().getByText('Machine room').click();
  const ponder = dialog().getByRole('checkbox', { name: 'Thinks on your time' });
  for (const [name, count] of [
    ['Rookery', 1],
    ['Robin', 0],
  ] as const) {
    await opponent(name).check({ force: true });
    await expect.poll(() => ponder.count(), { message: name }).toBe(count);
  }
});

test('an opponent may think on your time, where that makes a difference', async () => {
  await person.visit();
  await person.page.locator('.card-button', { has: person.page.getByText('Chess', { exact: true }) }).click();
  await dialog().getByRole('radio', { name: 'White', exact: true }).check();
  await dialog().getByText('Machine room').click();
  const ponder = (place: Locator) => place.getByRole('checkbox', { name: 'Thinks on your time' });
  await dialog().getByRole('radio', { name: 'Depth', exact: true }).check();
  await expect.poll(() => ponder(dialog()).count()).toBe(0);
  await dialog().getByRole('radio', { name: 'Time', exact: true }).check();
  await ponder(dialog()).check();
  await playFromForm();
  // What it was told holds on the server, and can be changed there.
  await person.page.reload();
  await person.press('Machine room');
  const room = person.page.locator('.machine-room');
  await expect.poll(() => ponder(room).isChecked()).toBe(true);
  await person.move('d2d4');
  await person.waitForPly(4);
  // Not by `uncheck`: what the box shows in the end is the server's word.
  await ponder(room).click();
  await expect.poll(() => ponder(room).isChecked()).toBe(false);
});
