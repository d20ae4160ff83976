import { beforeEach, expect, test } from 'vitest';
import { problems } from './axe';
import { Person } from './person';
import { withPerson } from './stage';

let person: Person;

withPerson(one => (person = one));

beforeEach(async () => {
  await person.visit('/lab');
  await person.page.getByRole('tab', { name: 'Exhibits' }).click();
});

async function measure(exhibit: string, figure: string): Promise<string> {
  await person.page.getByRole('navigation', { name: 'Exhibits' }).getByRole('button', { name: exhibit }).click();
  const row = person.page.locator(`[data-figure="${figure}"]`);
  await row.getByRole('button', { name: 'Measure' }).click();
  return row.getByRole('status').innerText();
}

test('the quick figures of wolf and sheep are those that were published', async () => {
  for (const name of ['simple', 'fast', 'smart'])
    expect(await measure('Wolf and sheep', `wolf-sheep/counts-${name}`)).toMatch(/(?<!not )as published/);
});

test('of nine leaves six are looked at, five at best, and whose numbers they are is said', async () => {
  expect(await measure('Chess with captures first', 'captures-first/nine')).toMatch(/^9 → 6; at best 5/);
  await person.page.getByText('the numbers at the leaves are ours').waitFor();
});

test('the same start without and with the rules of chess is drawn on one picture', async () => {
  const { page } = person;
  await measure('Pawns and kings', 'pawns-kings/rules');
  const plots = page.locator('.overlay-plot');
  expect(await plots.locator('figcaption').allInnerTexts()).toEqual([
    'Evaluation',
    'Material',
    'Nodes',
    'King distance',
  ]);
  for (const curve of ['before', 'after'])
    for (const path of await plots.locator(`.overlay-curve.${curve}`).all())
      expect(await path.getAttribute('d')).toMatch(/^M[\d.]+ [\d.]+L/);
  expect(await problems(page)).toEqual([]);
});
