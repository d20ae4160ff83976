import { describe, expect, test } from 'vitest';
import { type House, phone } from './support/house';
import { Person } from './support/person';
import { withPerson } from './support/stage';

let house: House;
let person: Person;

withPerson((one, opened) => {
  person = one;
  house = opened;
});

test('moves are taken back', async () => {
  await person.begin({ game: 'Chess' });
  await person.moves('e2e4 e7e5');
  await person.press('Take back');
  await person.page.locator('.move[data-ply="2"]').waitFor({ state: 'detached' });
  await expect.poll(() => person.notations()).toEqual(['e4']);
  await person.waitForSquare('e7', 'black pawn');
  await person.move('c7c5');
  await expect.poll(() => person.notations()).toEqual(['e4', 'c5']);
});

test('the board is flipped and still plays', async () => {
  await person.begin({ game: 'Chess' });
  const before = await person.place('a1');
  await person.press('Flip');
  await expect.poll(async () => (await person.place('h8')).y).toBeCloseTo(before.y, 0);
  await person.move('e2e4');
  await person.waitForSquare('e4', 'white pawn');
});

test('a page that is loaded again finds its game', async () => {
  await person.begin({ game: 'Crazyhouse' });
  await person.moves('e2e4 d7d5 e4d5');
  await person.page.reload();
  await person.waitForPly(3);
  await expect.poll(() => person.notations()).toEqual(['e4', 'd5', 'exd5']);
  await person.waitForSquare('d5', 'white pawn');
  await person.move('d8d5');
});

test('a game is found again in the list of games', async () => {
  await person.begin({ game: 'King of the hill' });
  await person.move('d2d4');
  const address = person.page.url();
  await person.page.getByRole('link', { name: 'Games' }).click();
  const first = person.page.locator('.stored').first();
  // Not by its inner text: of rows that are not yet drawn there is none.
  await first.filter({ hasText: /King of the hill/i }).waitFor();
  await first.click();
  await person.waitForPly(1);
  await expect.poll(() => person.page.url()).toBe(address);
});

test('an illegal attempt goes back and says why', async () => {
  await person.begin({ game: 'Chess', position: '4r2k/8/8/8/8/8/4B3/4K3 w - - 0 1' });
  await person.drag('e2', 'd3');
  await person.waitForStatus('pinned');
  await person.waitForSquare('e2', 'white bishop');
  await expect.poll(() => person.plies()).toBe(0);
  await person.move('e1d2');
});

test('a premove is played when the turn comes', async () => {
  await person.begin({ game: 'Chess', seat: 'White', depth: 9 });
  await person.click('e2');
  await person.click('e4');
  await person.click('d2');
  await person.click('d3');
  await person.waitForPly(3);
  await expect.poll(async () => (await person.notations())[2]).toBe('d3');
});

test('Stop makes the computer move at once', async () => {
  await person.begin({ game: 'Chess', seat: 'White', isSlow: true });
  await person.move('e2e4');
  await person.waitForStatus('Thinking');
  await person.press('Stop');
  await person.waitForPly(2);
});

test('a draw is agreed upon', async () => {
  await person.begin({ game: 'Chess' });
  await person.move('e2e4');
  await person.press('Draw');
  await person.page.locator('.game-over').waitFor();
  await expect.poll(() => person.outcome()).toMatch(/draw/i);
});

test('the clock of the side to move runs, and the other stands', async () => {
  await person.begin({ game: 'Chess', clock: '1 min + 0 s per move' });
  await person.moves('e2e4 e7e5 g1f3');
  const clocks = () => person.page.locator('.clock').allInnerTexts();
  const [, white] = await clocks();
  await expect.poll(async () => (await clocks())[0]).toMatch(/^0:[0-5]\d$/);
  expect((await clocks())[1]).toBe(white);
});

test('the last move stays in sight when the game is over', async () => {
  await person.begin({ game: 'Chess' });
  await person.moves('e2e4 e7e5 d2d3 d7d6 h2h3 h7h6 a2a3 a7a6 b2b3 b7b6 c2c3 c7c6 g2g3 g7g6');
  await person.press('Draw');
  await person.page.locator('.game-over').waitFor();
  const below = () =>
    person.page.evaluate(() => {
      const bottom = (selector: string) => document.querySelector(selector)!.getBoundingClientRect().bottom;
      return bottom('.move.shown') - bottom('.moves');
    });
  await expect.poll(below).toBeLessThanOrEqual(0);
});

test('looking back moves the board and not the game', async () => {
  await person.begin({ game: 'Chess' });
  await person.moves('e2e4 e7e5 g1f3');
  await person.page.keyboard.press('Home');
  await person.waitForSquare('e2', 'white pawn');
  await person.page.keyboard.press('ArrowRight');
  await person.waitForSquare('e4', 'white pawn');
  await person.page.locator('.move[data-ply="2"]').click();
  await person.waitForStatus('Looking back');
  await person.page.keyboard.press('End');
  await person.waitForSquare('f3', 'white knight');
  await person.move('b8c6');
});

describe('a lost connection', () => {
  test('is told and heals, and no move that was shown is lost', async () => {
    await person.begin({ game: 'Chess' });
    await person.moves('e2e4 e7e5 g1f3');
    await house.kill();
    await person.page.locator('.pill', { hasText: 'Connection lost' }).waitFor();
    await person.waitForSquare('f3', 'white knight');
    await house.start();
    await person.page.locator('.pill').waitFor({ state: 'detached' });
    await expect.poll(() => person.notations()).toEqual(['e4', 'e5', 'Nf3']);
    await person.move('b8c6');
  });

  test('keeps a move that is made meanwhile and sends it afterwards', async () => {
    await person.begin({ game: 'Chess' });
    await person.move('e2e4');
    await house.kill();
    await person.page.locator('.pill').waitFor();
    await person.click('c7');
    await person.click('c5');
    await person.page.locator('.pill', { hasText: 'Your move is kept' }).waitFor();
    await house.start();
    await person.waitForPly(2);
    await expect.poll(() => person.notations()).toEqual(['e4', 'c5']);
  });
});

test('a whole game with the keyboard only', async () => {
  const { keyboard } = person.page;
  const go = async (key: string, times: number) => {
    for (let time = 0; time < times; time += 1) await keyboard.press(key);
  };
  /// Walks from one corner of the board, a8 at the top left.
  const walk = async (square: string) => {
    await go('ArrowUp', 7);
    await go('ArrowLeft', 7);
    await go('ArrowRight', square.charCodeAt(0) - 97);
    await go('ArrowDown', 8 - Number(square[1]));
  };
  const move = async (from: string, to: string, ply: number) => {
    await walk(from);
    await keyboard.press('Enter');
    await walk(to);
    await keyboard.press('Enter');
    await person.waitForPly(ply);
  };
  await person.visit();
  const chess = person.page.locator('.card-button', { has: person.page.getByText(/^Chess$/) });
  for (let tabs = 0; !(await chess.evaluate(card => card === document.activeElement)); tabs += 1) {
    expect(tabs).toBeLessThan(40);
    await keyboard.press('Tab');
  }
  await keyboard.press('Enter');
  const seat = person.page.getByRole('dialog').getByRole('radio', { checked: true }).first();
  for (let tabs = 0; !(await seat.evaluate(radio => radio === document.activeElement)); tabs += 1) {
    expect(tabs).toBeLessThan(14);
    await keyboard.press('Tab');
  }
  // White, Black, Random, Both: wherever it stands, it goes there.
  for (let steps = 0; !(await person.page.getByRole('radio', { name: 'Both' }).isChecked()); steps += 1) {
    expect(steps).toBeLessThan(6);
    await keyboard.press('ArrowRight');
  }
  await keyboard.press('Enter');
  await person.page.locator('.board').waitFor();
  await keyboard.press('b');
  await move('f2', 'f3', 1);
  await move('e7', 'e5', 2);
  await move('g2', 'g4', 3);
  await move('d8', 'h4', 4);
  await expect.poll(() => person.outcome()).toMatch(/Black wins.*mate/i);
  await keyboard.press('?');
  await person.page.getByRole('dialog', { name: 'Keys' }).waitFor();
  await keyboard.press('Escape');
  await person.page.getByRole('dialog').waitFor({ state: 'detached' });
});

test('on a phone, by touch', async () => {
  const touch = new Person(await house.tab({ viewport: phone, hasTouch: true, isMobile: true }), house);
  await touch.begin({ game: 'Crazyhouse' });
  const tap = async (square: string) => {
    const { x, y } = await touch.place(square);
    await touch.page.touchscreen.tap(x, y);
  };
  const moves = ['e2 e4', 'd7 d5', 'e4 d5', 'd8 d5'];
  for (const [index, move] of moves.entries()) {
    for (const square of move.split(' ')) await tap(square);
    await touch.waitForPly(index + 1);
  }
  await touch.page.locator('.pocket-piece:enabled[data-color="white"]').tap();
  await tap('e4');
  await touch.waitForPly(5);
  await touch.page.getByRole('tab', { name: 'Curves' }).click();
  // While people play, the curves wait until somebody asks for them.
  await touch.page.getByRole('button', { name: 'Curves' }).click();
  await touch.page.locator('[data-curve="balance"] canvas').waitFor();
  await touch.page.getByRole('tab', { name: 'Engine' }).click();
  await touch.page.getByRole('heading', { name: 'Count this position' }).waitFor();
});
