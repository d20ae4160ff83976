import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { stillness } from './stillness';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  id: string;
  impact: string;
  nodes: { html: string }[];
}

interface Axe {
  axe: { run(options: object): Promise<{ violations: Violation[] }> };
}

/// What axe-core finds serious or critical.
export async function problems(page: Page): Promise<string[]> {
  await stillness(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const violations = await page.evaluate(async () => {
    // Nobody asks for what is all right.
    const found = await (window as unknown as Axe).axe.run({ resultTypes: ['violations'] });
    return found.violations;
  });
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html.slice(0, 160)).join(' | ')}`);
}
