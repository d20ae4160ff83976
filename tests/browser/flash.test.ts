import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { type House, windows } from './support/house';
import { Person } from './support/person';
import { stillness } from './support/stillness';
import { withHouse } from './support/stage';

let house: House;

withHouse(opened => (house = opened));

/// How bright the corner of a picture is, from 0 to 255: a corner has nothing but the color of the page.
const brightness = (page: Page, picture: string): Promise<number> =>
  page.evaluate(async data => {
    const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
    const canvas = new OffscreenCanvas(1, 1).getContext('2d')!;
    canvas.drawImage(image, image.width - 2, image.height - 2, 1, 1, 0, 0, 1, 1);
    const [red, green, blue] = canvas.getImageData(0, 0, 1, 1).data;
    return (red! + green! + blue!) / 3;
  }, picture);

/// Every picture that the browser shows while something happens.
async function film(page: Page, act: () => Promise<unknown>): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const pictures: string[] = [];
  session.on('Page.screencastFrame', ({ data, sessionId }) => {
    pictures.push(data);
    void session.send('Page.screencastFrameAck', { sessionId }).catch(() => {});
  });
  await session.send('Page.startScreencast', { format: 'png', everyNthFrame: 1 });
  await act();
  await stillness(page);
  // A page that stands still has been shown when a picture is there.
  await expect.poll(() => pictures.length).toBeGreaterThan(0);
  await session.send('Page.stopScreencast');
  await session.detach();
  return pictures;
}

describe.each(['light', 'dark'] as const)('a page that is %s by choice', theme => {
  // The system wants it the other way round: what was chosen must be there before anything is painted.
  const colorScheme = theme === 'dark' ? 'light' : 'dark';

  test.each(windows)('is never seen otherwise on %s', async (_, viewport) => {
    const page = await house.tab({ viewport, colorScheme });
    await page.addInitScript(chosen => {
      const settings = { theme: chosen, language: 'sk', board: 'blue', pieces: 'bold' };
      localStorage.setItem('rookery.settings', JSON.stringify(settings));
    }, theme);
    const person = new Person(page, house);
    await person.visit();
    const judge = await house.tab();
    for (const path of ['/', '/settings', '/games']) {
      const pictures = await film(page, async () => {
        await person.visit(path);
        await page.reload();
        await page.locator('main:not([aria-busy])').waitFor();
      });
      for (const picture of pictures) {
        const light = await brightness(judge, picture);
        if (theme === 'dark') expect(light, path).toBeLessThan(80);
        else expect(light, path).toBeGreaterThan(180);
      }
    }
  });
});

test('no other language is seen before the chosen one', async () => {
  const page = await house.tab({ locale: 'en-US' });
  await page.addInitScript(() => {
    localStorage.setItem('rookery.settings', JSON.stringify({ language: 'sk' }));
    const seen = new Set<string>();
    Object.assign(window, { seen });
    const look = () => {
      for (const element of Array.from(document.querySelectorAll('h1, h2, p, button, a, .card-title')))
        seen.add(element.textContent.trim());
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
  });
  const person = new Person(page, house);
  await person.visit();
  await page.locator('.card-title', { hasText: 'Vlk a ovce' }).waitFor();
  const seen = await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);
  expect(seen).toContain('Hrať šach');
  expect(seen.filter(text => /Play chess|Wolf and sheep|One search/.test(text))).toEqual([]);
});

test.each(windows)('nothing jumps about while the page loads, on %s', async (_, viewport) => {
  const page = await house.tab({ viewport });
  await page.addInitScript(() => {
    let jumps = 0;
    Object.assign(window, { jumps: () => jumps });
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) jumps += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const person = new Person(page, house);
  const jumps = () => page.evaluate(() => (window as unknown as { jumps(): number }).jumps());
  await person.visit();
  await page.locator('.card').first().waitFor();
  await stillness(page);
  expect(await jumps(), 'first screen').toBeLessThan(0.05);
  await page.locator('.choose-now .button.main').click();
  await page.waitForURL(/\/play\//);
  await page.reload();
  await page.locator('.board piece').first().waitFor();
  await stillness(page);
  expect(await jumps(), 'a game').toBeLessThan(0.05);
});
