import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { cutTexts } from './support/cut';
import { type House, phone } from './support/house';
import { Person } from './support/person';
import { withHouse } from './support/stage';

let house: House;

withHouse(opened => (house = opened));

/// A finger that slides sideways over something.
async function swipe(page: Page, over: Locator, across: number): Promise<void> {
  const box = (await over.boundingBox())!;
  const y = box.y + box.height / 2;
  const x = box.x + box.width / 2 - across / 2;
  const session = await page.context().newCDPSession(page);
  const touch = (type: string, points: object[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points } as never);
  await touch('touchStart', [{ x, y }]);
  for (let step = 1; step <= 4; step += 1) await touch('touchMove', [{ x: x + (across * step) / 4, y }]);
  await touch('touchEnd', []);
}

test('the rule that surprises is said on the card and beside the boards', async () => {
  const person = new Person(await house.tab(), house);
  await person.visit();
  const card = person.page.locator('.card', { hasText: 'Team bughouse' });
  await expect.poll(() => card.innerText()).toContain('one move per turn on any of them');
  await person.begin({ game: 'Team bughouse', options: { Boards: '2 boards' } });
  await person.page.getByText('One move per turn, on any board.').waitFor();
  await expect.poll(() => cutTexts(person.page)).toEqual([]);
});

test('on a phone a finger beside the board takes the next one', async () => {
  const person = new Person(await house.tab({ viewport: phone, hasTouch: true, isMobile: true }), house);
  const { page } = person;
  await person.begin({ game: 'Team bughouse', options: { Boards: '3 boards' } });
  const front = () => page.locator('.board-tabs [aria-pressed="true"]').getAttribute('aria-label');
  const strip = page.locator('.strip').last();
  await expect.poll(front).toBe('Board A');
  await swipe(page, strip, -160);
  await expect.poll(front).toBe('Board B');
  await swipe(page, strip, -160);
  await expect.poll(front).toBe('Board C');
  // There is none behind the last.
  await swipe(page, strip, -160);
  await swipe(page, strip, 160);
  await expect.poll(front).toBe('Board B');
  // On the board a finger moves pieces.
  await swipe(page, page.locator('.board').first(), -160);
  await expect.poll(front).toBe('Board B');
  await expect.poll(() => cutTexts(page)).toEqual([]);
});

test('eight boards are played on one page', async () => {
  const person = new Person(await house.tab(), house);
  await person.begin({ game: 'Team bughouse', options: { Boards: '8 boards' } });
  await expect.poll(() => person.page.locator('.boards .board').count()).toBe(8);
  await person.move('e2e4', 0);
  // The other team has White on the last board.
  await person.move('d2d4', 7);
  await expect.poll(() => person.plies()).toBe(2);
  await expect.poll(() => cutTexts(person.page)).toEqual([]);
});
