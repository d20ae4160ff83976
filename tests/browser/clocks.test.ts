import { expect, test } from 'vitest';
import { Person } from './support/person';
import { withPerson } from './support/stage';
import { hearTones, tones, tonesOf } from './support/tones';

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

test('that time runs out is said and heard once, for those who do not see the clock', async () => {
  const { page } = person;
  let heard = 0;
  page.on('websocket', socket => socket.on('framereceived', () => (heard += 1)));
  await hearTones(page);
  await page.clock.install();
  await person.begin({ game: 'Chess', clock: '3 min + 2 s per move' });
  await person.moves('e2e4 e7e5');
  await page.keyboard.press('m');
  await expect.poll(running).toBe(1);
  /// After so much silence the page asks the server whether it is there, and must hear that it is before it gives it up for lost.
  const later = async (milliseconds: number) => {
    const before = heard;
    await page.clock.fastForward(milliseconds);
    await expect.poll(() => heard).toBeGreaterThan(before);
  };
  const notice = page.locator('.notice[role="status"]');
  // The machine's own time runs too: what is left is read, however slow it is.
  const left = async () => {
    const [minutes, seconds] = (await page.getByRole('timer').last().innerText()).split(':');
    return (Number(minutes) * 60 + Number(seconds)) * 1000;
  };
  await later(16_000);
  expect(await notice.innerText()).toBe('');
  while ((await left()) > 26_000) await later(16_000);
  await page.clock.fastForward((await left()) - 9_000);
  await notice.filter({ hasText: 'Less than 10 seconds left.' }).waitFor();
  await expect.poll(() => page.locator('.clock.short').count()).toBe(1);
  await expect.poll(() => tonesOf(page)).toEqual(tones.lowTime);
});

test('a clock may give each move its own time, and a rematch has it again', async () => {
  const { page } = person;
  await page.clock.install();
  await person.begin({ game: 'Chess', clock: '30 s for each move' });
  const clocks = page.getByRole('timer');
  const shown = () => clocks.allInnerTexts();
  await expect.poll(shown).toEqual(['0:30', '0:30']);
  await person.moves('e2e4 e7e5');
  await expect.poll(running).toBe(1);
  await page.clock.fastForward(12_000);
  await expect.poll(() => clocks.last().innerText()).toMatch(/^0:1\d$/);
  // What was left is lost, and the next move has everything again.
  await person.move('g1f3');
  await expect.poll(() => clocks.last().innerText()).toBe('0:30');
  await person.resign();
  await person.press('Rematch');
  await page.locator('.game-over').waitFor({ state: 'detached' });
  await expect.poll(shown).toEqual(['0:30', '0:30']);
});

test('the clocks that people know are offered, from 1+0 to 30+20 and by the move', async () => {
  await person.visit();
  await person.page.locator('.card-button', { has: person.page.getByText(/^Chess$/) }).click();
  const offered = await person.page.getByRole('dialog').getByLabel('Clock').locator('option').allTextContents();
  expect(offered[0]).toBe('No clock');
  for (const clock of [
    '1 min + 0 s per move',
    '5 min + 0 s per move',
    '10 min + 5 s per move',
    '30 min + 20 s per move',
  ])
    expect(offered).toContain(clock);
  expect(offered.at(-1)).toBe('60 s for each move');
});
