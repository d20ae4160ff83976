import { expect, test } from 'vitest';
import { Person } from './support/person';
import { withPerson } from './support/stage';

let person: Person;

withPerson(one => (person = one));

const running = () => person.page.locator('.clock.running').count();

test('the clock starts when both have moved', async () => {
  await person.begin({ game: 'Chess', clock: '1 min + 0 s per move' });
  await expect.poll(running).toBe(0);
  await person.move('e2e4');
  await expect.poll(running).toBe(0);
  await person.move('e7e5');
  await expect.poll(running).toBe(1);
  const clocks = person.page.getByRole('timer');
  await person.move('g1f3');
  // White's stands still, Black's goes down.
  await expect.poll(() => clocks.first().innerText()).toMatch(/^0:[0-5]\d$/);
});

test('that time runs out is said once, for those who do not see the clock', async () => {
  const { page } = person;
  let heard = 0;
  page.on('websocket', socket => socket.on('framereceived', () => (heard += 1)));
  await page.clock.install();
  await person.begin({ game: 'Chess', clock: '1 min + 0 s per move' });
  await person.moves('e2e4 e7e5');
  await expect.poll(running).toBe(1);
  /// After so much silence the page asks the server whether it is there, and must hear that it is before it gives it up for lost.
  const later = async (milliseconds: number) => {
    const before = heard;
    await page.clock.fastForward(milliseconds);
    await expect.poll(() => heard).toBeGreaterThan(before);
  };
  const notice = page.locator('.notice[role="status"]');
  await later(16_000);
  await later(16_000);
  expect(await notice.innerText()).toBe('');
  await later(16_000);
  await page.clock.fastForward(7_000);
  await notice.filter({ hasText: 'Less than 10 seconds left.' }).waitFor();
  await expect.poll(() => page.locator('.clock.short').count()).toBe(1);
});
