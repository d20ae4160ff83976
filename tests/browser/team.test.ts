import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { cutTexts } from './support/cut';
import { type House, phone, windows } from './support/house';
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

describe.each(windows.filter(([, { width }]) => width >= 1000))(
  'on %s the bands around several boards are used',
  (_, viewport) => {
    test.each([2, 3, 4, 8])('by the names and reserves of %i boards', async boards => {
      const person = new Person(await house.tab({ viewport }), house);
      const { page } = person;
      await person.begin({ game: 'Team bughouse', seat: 'First team', options: { Boards: `${boards} boards` } });
      await expect.poll(() => page.locator('.boards .board').count()).toBe(boards);
      await expect.poll(() => cutTexts(page)).toEqual([]);
      const seen = await page.evaluate(() => {
        const boxOf = (element: Element) => element.getBoundingClientRect();
        const all = (selector: string) => Array.from(document.querySelectorAll(selector)).map(boxOf);
        const area = boxOf(document.querySelector('.board-area')!);
        const content = boxOf(document.querySelector('.boards')!);
        const [board] = all('.boards .board');
        const [strip] = all('.strip');
        const [pocket] = all('.pocket');
        const [name] = all('.strip-name');
        const rows = new Set(all('.boards .board').map(({ top }) => Math.round(top))).size;
        return {
          square: board!.width / 8,
          besides: strip!.width - board!.width,
          columns: Math.ceil(all('.boards .board').length / rows),
          free: { width: area.width - content.width, height: (area.height - content.height) / rows },
          hasOwnLine: name!.width > 0 && pocket!.top >= name!.bottom - 1 && pocket!.bottom <= board!.top + 1,
          piece: all('.pocket-piece')[0]!.width,
          strip: strip!.width,
          isNameBesideSeat: name!.width === 0 || name!.top < boxOf(document.querySelector('.seat')!).bottom,
          names: all('.strip-player').map(({ width }) => width),
          isBeyond: content.bottom > area.bottom + 1 || content.right > area.right + 1,
        };
      });
      expect(seen.isBeyond).toBe(false);
      expect(seen.isNameBesideSeat).toBe(true);
      // Where there was height for it, reserves have a line of their own, and grow until their pieces are as large as on the board.
      if (seen.hasOwnLine)
        expect(seen.free.height < 4 || seen.piece >= seen.square - 1, JSON.stringify(seen)).toBe(true);
      else expect(seen.free.height, JSON.stringify(seen)).toBeLessThan(2 * 22);
      // Where there is width, strips are wider than their boards.
      if (seen.besides < 159) expect(seen.free.width, JSON.stringify(seen)).toBeLessThan(seen.columns);
      // Everybody has a name, unless a reserve leaves no room for one.
      if (seen.hasOwnLine || seen.strip >= 300) expect(Math.min(...seen.names)).toBeGreaterThan(15);
    });
  },
);

test('in the band above two boards a piece in reserve is as large as on the board', async () => {
  const person = new Person(await house.tab(), house);
  const { page } = person;
  await person.begin({ game: 'Team bughouse', options: { Boards: '2 boards' } });
  const widthOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate(element => element.getBoundingClientRect().width);
  await expect
    .poll(async () => (await widthOf('.pocket-piece')) - (await widthOf('.boards .board')) / 8)
    .toBeGreaterThanOrEqual(0);
});
