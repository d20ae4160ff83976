import type { Page } from 'playwright-core';
import { stillness } from './stillness';

/// Every text on the page of which a part cannot be seen: cut off by what it stands in, spilling out of a button, or beyond
/// the window. What can be scrolled to is not cut off.
export async function cutTexts(page: Page): Promise<string[]> {
  await stillness(page);
  return page.evaluate(() => {
    const slack = 2;
    // Names of players may be of any length, and pictures of trees have a size of their own.
    const isExempt = (element: Element) =>
      element.closest('.visually-hidden, .stored-name, svg, option, code') !== null;
    const problems = new Set<string>();
    // Moves of an engine's line that have no room wrap out of sight, each as a whole, and so does what stands behind a
    // player's name.
    const isLeftOut = (box: DOMRect, around: Element) =>
      around.matches('.engine-moves, .strip-words') && box.top >= around.getBoundingClientRect().bottom - 1;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      const parent = node.parentElement!;
      if (
        !text ||
        isExempt(parent) ||
        getComputedStyle(parent).clipPath !== 'none' ||
        !parent.checkVisibility({ visibilityProperty: true })
      )
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of Array.from(range.getClientRects())) {
        if (box.width === 0 || box.height === 0) continue;
        for (let around: Element | null = parent; around; around = around.parentElement) {
          const style = getComputedStyle(around);
          if (isLeftOut(box, around)) break;
          if (/auto|scroll/.test(style.overflowX + style.overflowY) && around !== document.documentElement) {
            const view = around.getBoundingClientRect();
            // Nobody looks for something at the side of a dialog.
            const isAside = box.left < view.left - slack || box.right > view.right + slack;
            if (around.matches('dialog') && isAside) problems.add(`at the side of a dialog: ${text}`);
            break;
          }
          const isFrame =
            /hidden|clip/.test(style.overflowX + style.overflowY) || around.matches('button, .button, .rail a');
          const frame = around === document.documentElement ? null : around.getBoundingClientRect();
          const isOut = frame
            ? isFrame &&
              (box.left < frame.left - slack ||
                box.right > frame.right + slack ||
                box.top < frame.top - slack - 2 ||
                box.bottom > frame.bottom + slack + 2)
            : box.left < -slack || box.right > window.innerWidth + slack;
          if (isOut) problems.add(`${around.tagName.toLowerCase()}.${around.className}: ${text}`);
          if (style.position !== 'fixed') continue;
          if (box.left < -slack || box.right > window.innerWidth + slack) problems.add(`beyond the window: ${text}`);
          break;
        }
      }
    }
    // A list shows as much of its chosen entry as there is room for.
    for (const list of Array.from(document.querySelectorAll('select'))) {
      if (!list.checkVisibility() || !list.selectedOptions[0]) continue;
      const measure = document.createElement('canvas').getContext('2d')!;
      const style = getComputedStyle(list);
      measure.font = style.font;
      const arrow = 22;
      const room = list.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - arrow;
      const width = measure.measureText(list.selectedOptions[0].text).width;
      if (width > room + 6) problems.add(`select: ${list.selectedOptions[0].text}`);
    }
    return [...problems];
  });
}
