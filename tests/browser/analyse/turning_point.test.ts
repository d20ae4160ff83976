import { beforeEach, expect, test } from 'vitest';
import { problems } from '../support/axe';
import { Person } from '../support/person';
import { withPerson } from '../support/stage';

let person: Person;

withPerson(one => (person = one));

const point = () => person.page.locator('.turning-point');

/// White loses with the next move, if it is g2–g4.
const beforeTheMistake = 'rnbqkbnr/pppp1ppp/8/4p3/8/5P2/PPPPP1PP/RNBQKBNR w KQkq - 0 2';

beforeEach(async () => {
  await person.begin({ game: 'Chess', seat: 'White', depth: 4, position: beforeTheMistake });
  await person.move('g2g4');
  await person.waitForStatus('Black wins by checkmate.');
  await point().getByRole('heading', { name: 'The turning point' }).waitFor();
});

test('after a game that was lost the move that lost it is shown on a small board', async () => {
  const words = () => point().locator('.turning-words').innerText();
  await expect.poll(words).toMatch(/^With 2\. g4 the game turned: .+ → Black wins in 1\./);
  await expect.poll(words).toContain('Better: ');
  const board = point().locator('.mini-board');
  await expect.poll(() => board.locator('.piece').count()).toBe(32);
  await expect.poll(() => board.locator('.mini-arrows .bad').count()).toBe(1);
  await expect.poll(() => board.locator('.mini-arrows .good').count()).toBe(1);
  expect(await problems(person.page)).toEqual([]);
});

test('trying again begins before that move, against the same opponent', async () => {
  const { page } = person;
  const before = page.url();
  await point().getByRole('button', { name: 'Try again from here' }).click();
  await page.waitForURL(url => url.href !== before && /\/play\//.test(url.href));
  await page.locator('.game-over').waitFor({ state: 'detached' });
  await expect.poll(() => person.square('g2')).toContain('white pawn');
  await expect.poll(() => person.square('d8')).toContain('black queen');
  await expect.poll(() => page.locator('.strip', { hasText: 'Depth 4' }).count()).toBe(1);
  await person.move('e2e4');
  await person.waitForPly(2);
});

test('a thread leads to the analysis of that position', async () => {
  const { page } = person;
  await point().getByRole('button', { name: 'Analyze from here' }).click();
  await page.waitForURL(/\/analyse\/\w+$/);
  await page.locator('main.analyse').waitFor();
  await person.waitForSquare('g2', 'white pawn');
  await person.waitForSquare('d8', 'black queen');
  await expect.poll(() => person.notations()).toEqual(['g4', 'Qh4#']);
});

test('a thread leads to the mistakes, without another report', async () => {
  const { page } = person;
  await point().getByRole('button', { name: 'Learn from the mistakes' }).click();
  await page.getByText('g4 was played here. Find a better move.').waitFor();
});

test('a thread leads to the tree, at that move', async () => {
  const { page } = person;
  await point().getByRole('button', { name: 'X-ray' }).click();
  await page.waitForURL(url => url.pathname === '/xray' && url.searchParams.get('at') === 'g2g4');
  await page.locator('main:not([aria-busy])').waitFor();
});
