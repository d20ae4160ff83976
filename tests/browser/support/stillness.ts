import type { Page } from 'playwright-core';

/// Lets the page draw what it has to draw: what is done with the next frame is done then, and what follows from that.
export function frames(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) {
      await new Promise(requestAnimationFrame);
      // Effects come behind the frame.
      await new Promise(done => setTimeout(done, 0));
    }
  });
}

/// Waits until the page looks as it is going to: its fonts are there, it has been drawn, and nothing is on its way from one
/// place or color to another. What goes on for ever, such as the light of somebody who thinks, is not waited for.
export async function stillness(page: Page): Promise<void> {
  await frames(page);
  await page.evaluate(async () => {
    await document.fonts.ready;
    const ends = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
      .map(animation => animation.finished.catch(() => {}));
    await Promise.all(ends);
  });
}
