import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { stillness } from './stillness';

const folder = process.env['ROOKERY_PICTURES'];

/// Keeps a picture of what a test comes by, light and dark, if somebody wants to look at it: with ROOKERY_PICTURES=FOLDER.
export async function keepPicture(page: Page, name: string): Promise<void> {
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  const { width, height } = page.viewportSize()!;
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await stillness(page);
    const file = `${name.replace(/[^a-z0-9]+/gi, '-')}-${width}x${height}-${colorScheme}.png`;
    await page.screenshot({ path: join(folder, file) });
  }
}
