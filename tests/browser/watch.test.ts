import { expect, test } from 'vitest';
import { Person } from './support/person';
import { withPerson } from './support/stage';

let person: Person;

withPerson(one => (person = one));

test('two computers step, run, pause and come to an end', async () => {
  await person.begin({ game: 'Wolf and sheep', seat: 'Watch' });
  await person.press('Step');
  await person.waitForPly(1);
  await person.press('Step');
  await person.waitForPly(2);
  await expect.poll(() => person.plies()).toBe(2);
  await person.page.getByLabel('Speed').fill('0'); // the slowest, so that there is time to press Pause
  await person.press('Run');
  await person.waitForPly(3);
  await person.press('Pause');
  await person.page.getByRole('button', { name: 'Run', exact: true }).waitFor();
  await person.page.getByLabel('Speed').fill('7');
  await person.press('Run');
  await person.page.locator('.game-over').waitFor();
  await expect.poll(() => person.outcome()).toMatch(/wins?/);
});

test('the machine room shows the search and changes it', async () => {
  await person.begin({ game: 'Chess', seat: 'Watch', depth: 3 });
  await person.press('Machine room');
  const white = person.page.locator('.side-room.first');
  await white.getByLabel('Algorithm').selectOption({ index: 1 });
  await expect
    .poll(() => white.getByLabel('Algorithm').evaluate(list => (list as HTMLSelectElement).selectedIndex))
    .toBe(1);
  await person.press('Step');
  await person.waitForPly(1);
  await expect.poll(() => white.locator('.live').innerText()).toMatch(/Depth\s+3/);
  // Not by `check`: who sits there in the end is the server's word.
  await white.getByRole('radio', { name: 'Person' }).click();
  await expect.poll(() => person.page.locator('.strip').last().innerText()).not.toMatch(/Depth/);
  await person.waitForPly(2); // the computer replies; nothing is counted while it thinks
  await person.press('Count');
  await expect.poll(() => person.page.locator('.counts tbody tr').count()).toBe(3);
  const nodes = await person.page.locator('.counts tbody td:nth-child(2)').allInnerTexts();
  const [minimax, alphaBeta] = nodes.map(text => Number(text.replace(/\D/g, '')));
  expect(minimax).toBeGreaterThan(alphaBeta!);
});

test('the curves have a point for each ply, and pressing one looks back', async () => {
  await person.begin({ game: 'Chess', seat: 'Watch', depth: 2 });
  for (let ply = 1; ply <= 4; ply += 1) {
    await person.press('Step');
    await person.waitForPly(ply);
  }
  const names = () =>
    person.page.locator('.curve').evaluateAll(curves => curves.map(curve => (curve as HTMLElement).dataset['curve']));
  await expect.poll(names).toEqual(['evaluation', 'balance', 'nodes', 'measure']);
  await expect.poll(() => person.page.locator('[data-curve="nodes"] output').innerText()).toMatch(/\d/);
  const over = person.page.locator('[data-curve="balance"] .u-over');
  const { width, height } = (await over.boundingBox())!;
  // Twenty plies are always shown: the second is a tenth of the way.
  await over.click({ position: { x: width * 0.1, y: height / 2 } });
  await person.waitForStatus('Looking back at move 1 of 2');
  await person.page.locator('.moves .move').nth(1).and(person.page.locator('[aria-current]')).waitFor();
});
