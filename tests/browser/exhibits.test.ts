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

test('every square of wolf and sheep is in the color of the winner', async () => {
  const { page } = person;
  await page.getByRole('navigation', { name: 'Exhibits' }).getByRole('button', { name: 'Wolf and sheep' }).click();
  const squares = page.getByRole('region', { name: 'Every square, solved' });
  await squares.getByRole('button', { name: 'Color the squares' }).click();
  const wolf = squares.locator('[data-square="d8"]');
  await wolf.waitFor();
  expect(await squares.locator('.solved-square').count()).toBe(28);
  expect(await wolf.getAttribute('class')).toContain('first');
  expect(await squares.getByRole('status').innerText()).toBe('Wolf on d8: The sheep win in 22 moves with best play.');
  await squares.locator('[data-square="b2"]').click();
  expect(await squares.getByRole('status').innerText()).toMatch(/^Wolf on b2: The sheep win in 22 moves /);
  // A position further on in the game.
  await squares.getByRole('slider').fill('20');
  await squares.getByText('Plies played: 20 of 44').waitFor();
  await page.waitForFunction(() => document.querySelector('.squares')?.getAttribute('aria-busy') === 'false');
  await squares.locator('.solved-square.second').last().click();
  expect(await squares.getByRole('status').innerText()).toBe('Wolf on g1: The wolf wins.');
  await squares.locator('.solved-square.second').first().click();
  expect(await squares.getByRole('status').innerText()).toMatch(/: The wolf wins in \d+ moves? with best play\.$/);
  expect(await squares.locator('.solved-square').count()).toBe(28);
  expect(await problems(page)).toEqual([]);
});

test('the times of this machine and of the published one become a card', async () => {
  const { page } = person;
  await page.getByRole('navigation', { name: 'Exhibits' }).getByRole('button', { name: 'Wolf and sheep' }).click();
  const card = page.getByRole('region', { name: 'This machine beside that of the publication' });
  await card.getByRole('button', { name: 'Measure all three' }).click();
  await card.getByLabel('Name of this machine').fill('Ours & <yours>');
  const saved = async (button: string) => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      card.getByRole('button', { name: button }).click(),
    ]);
    const chunks: Buffer[] = [];
    for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
    return { name: download.suggestedFilename(), content: Buffer.concat(chunks) };
  };
  const svg = await saved('Save SVG');
  expect(svg.name).toBe('wolf-sheep-times.svg');
  for (const words of ['2.6 s', '3.7 s', '9.5 s', 'times as fast', 'Ours &#38; &#60;yours&#62;'])
    expect(svg.content.toString()).toContain(words);
  const png = await saved('Save PNG');
  expect(png.name).toBe('wolf-sheep-times.png');
  expect(png.content.subarray(1, 4).toString()).toBe('PNG');
  expect(png.content.readUInt32BE(16)).toBe(1600);
  expect(await problems(page)).toEqual([]);
});
