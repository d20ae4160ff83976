import { expect, test } from 'vitest';
import type { House } from './support/house';
import { Person } from './support/person';
import { withPerson } from './support/stage';

let person: Person;
let house: House;

withPerson((one, its) => {
  person = one;
  house = its;
});

const line = () => person.page.getByRole('textbox', { name: 'Type a move' });
const type = async (text: string) => {
  await line().fill(text);
  await line().press('Enter');
};

test('moves are typed in coordinates and in notation, and told', async () => {
  await person.begin({ game: 'Chess' });
  await person.page.keyboard.press('i');
  await expect.poll(() => line().evaluate(element => element === document.activeElement)).toBe(true);
  await person.page.keyboard.type('e4');
  await person.page.keyboard.press('Enter');
  await person.waitForPly(1);
  await type('e7e5');
  await person.waitForPly(2);
  await type('Nf3');
  await person.waitForPly(3);
  await expect.poll(() => person.notations()).toEqual(['e4', 'e5', 'Nf3']);
  await person.page.getByRole('log').filter({ hasText: 'Nf3' }).waitFor();
});

test('what is no move is refused with a sentence, and stays to be mended', async () => {
  await person.begin({ game: 'Chess' });
  const told = (words: string) => person.page.locator('.notice[role="status"][aria-live="polite"]', { hasText: words });
  await type('Nf6');
  await told('not legal here').waitFor();
  expect(await line().inputValue()).toBe('Nf6');
  // Who comes back to the line hears it from there.
  const description = () =>
    line().evaluate(element => document.getElementById(element.getAttribute('aria-describedby')!)?.textContent);
  expect(await description()).toContain('not legal here');
  await expect.poll(() => line().getAttribute('aria-invalid')).toBe('true');
  await type('hello');
  await told('no such move').waitFor();
  expect(await line().inputValue()).toBe('hello');
  // What is typed next takes its place.
  await person.page.keyboard.type('d4');
  await expect.poll(() => line().inputValue()).toBe('d4');
  await expect.poll(() => line().getAttribute('aria-invalid')).toBe('false');
  await line().press('Enter');
  await person.waitForPly(1);
  await expect.poll(() => line().inputValue()).toBe('');
});

test('the same refusal is read a second time', async () => {
  // A notice stays, so that the second one finds the first.
  await person.page.addInitScript(() => {
    const usual = window.setTimeout;
    const patient = (handler: () => void, time = 0) => usual(handler, time === 6000 ? 1e9 : time);
    window.setTimeout = patient as typeof window.setTimeout;
  });
  await person.begin({ game: 'Chess' });
  const notice = person.page.locator('.notice[role="status"]');
  await type('hello');
  await notice.filter({ hasText: 'no such move' }).waitFor();
  const first = await notice.evaluate(element => element.textContent);
  await line().press('Enter');
  // Screen readers read a region when its text changes.
  await expect.poll(() => notice.evaluate(element => element.textContent)).toBe(`${first}\u00a0`);
});

test('who looks back is told why no move can be typed, and finds it there afterwards', async () => {
  await person.begin({ game: 'Chess' });
  await person.move('e2e4');
  await person.press('To the start');
  await type('e5');
  await person.waitForStatus('Looking back');
  await person.page.locator('.notice[role="status"]', { hasText: /./ }).waitFor();
  expect(await line().inputValue()).toBe('e5');
  await person.press('To the latest move');
  await line().press('Enter');
  await person.waitForPly(2);
});

test('a question mark says where everything stands', async () => {
  await person.begin({ game: 'Chess', position: '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1' });
  await type('?');
  await person.page
    .locator('.typed-move [role="status"]', { hasText: 'black king e8, white pawn e2, white king e1' })
    .waitFor();
});

test('what is held in reserve is said, and whose turn it is', async () => {
  await person.begin({ game: 'Crazyhouse', clock: '30 min + 20 s per move' });
  await person.moves('e2e4 d7d5 e4d5');
  await type('?');
  const said = person.page.locator('.typed-move [role="status"]');
  await said
    .filter({ hasText: /White’s reserve: 1 pawn\. Black to move\. Time left: White 30:\d\d, Black (30:00|29:\d\d)$/ })
    .waitFor();
});

test('each of several boards has its name', async () => {
  await person.begin({ game: 'Team bughouse', options: { Boards: '2 boards' } });
  await type('?');
  const said = person.page.locator('.typed-move [role="status"]');
  await said.filter({ hasText: /^Board A: black rook a8.*Board B: .*\. The first team to move$/ }).waitFor();
});

test('checks that are still to be given are said', async () => {
  await person.begin({ game: 'Three-check' });
  await person.moves('e2e4 f7f5 d1h5');
  await type('?');
  const said = person.page.locator('.typed-move [role="status"]');
  await said.filter({ hasText: 'White: 2 checks to go. Black: 3 checks to go. Black to move, in check' }).waitFor();
});

test('asked a second time, it is said a second time', async () => {
  await person.begin({ game: 'Chess', position: '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1' });
  const region = person.page.locator('.typed-move [role="status"]');
  await type('?');
  await region.filter({ hasText: 'white pawn e2' }).waitFor();
  const said = () => region.evaluate(element => element.textContent);
  const first = await said();
  // Screen readers read a region when its text changes.
  await type('?');
  await expect.poll(said).not.toBe(first);
  await expect.poll(async () => (await said())!.trim()).toBe(first!.trim());
  await type('?');
  await expect.poll(said).toBe(first);
});

test('what the computer plays is told, and how the game ends', async () => {
  await person.begin({
    game: 'Chess',
    seat: 'White',
    depth: 2,
    position: '7k/R7/8/8/8/8/P7/KR6 b - - 0 1',
  });
  const told = person.page.getByRole('log');
  await told.filter({ hasText: /Black.*Kg8/ }).waitFor();
  await type('Rb8');
  await told.filter({ hasText: /White.*Rb8#.*checkmate/ }).waitFor();
});

test('moves are told in the letters of the list', async () => {
  const german = new Person(await house.tab({ locale: 'de-DE' }), house);
  const { page } = german;
  await german.visit();
  await page.locator('.choose-now .button.main').click();
  await page.locator('.board').waitFor();
  await german.drag('g1', 'f3');
  await page.getByRole('log').filter({ hasText: 'Sf3' }).waitFor();
  // And may be typed in them.
  await german.waitForPly(2);
  const typed = page.locator('.typed-move-line');
  await typed.fill('Sc3');
  await typed.press('Enter');
  await page.getByRole('log').filter({ hasText: 'Sc3' }).waitFor();
});

test('several boards and drops are typed, too', async () => {
  await person.begin({ game: 'Crazyhouse' });
  for (const [at, move] of ['e4', 'd5', 'exd5', 'Qxd5', 'P@e4'].entries()) {
    await type(move);
    await person.waitForPly(at + 1);
  }
  await person.waitForSquare('e4', 'white pawn');
});
