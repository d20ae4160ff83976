import { expect, test } from 'vitest';
import type { House } from './support/house';
import { Person } from './support/person';
import { withHouse } from './support/stage';

const folder = process.env['ROOKERY_SYZYGY'];

let house: House;
withHouse(opened => (house = opened), folder ? ['--syzygy', folder] : []);

test.skipIf(!folder)('tables say who wins an ending, and which moves keep the result', async () => {
  const person = new Person(await house.tab(), house);
  const facts = person.page.locator('.engine-facts');
  await person.visit('/analyse');
  await person.page.locator('.board').first().waitFor();
  await person.paste('8/8/8/4k3/8/8/8/KBN5 w - - 0 1');
  await person.page.getByRole('switch').check();
  await facts.filter({ hasText: 'Tablebase: White wins' }).waitFor();
  await person.paste('8/8/4k3/8/4K3/4P3/8/8 w - - 0 1');
  await facts.filter({ hasText: 'Tablebase: With best play it is a draw.' }).waitFor();
  // A position that is in no table is searched as ever.
  await person.paste('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1');
  await facts.filter({ hasText: /depth/i }).waitFor();
  await expect.poll(() => facts.textContent()).not.toContain('Tablebase');
});
