import { expect, test } from 'vitest';
import type { House } from './support/house';
import { type NewGame, Person } from './support/person';
import { withPerson } from './support/stage';

let house: House;
let person: Person;

withPerson((one, opened) => {
  person = one;
  house = opened;
});

/// Plays all the moves and tells how the game ended.
async function play(wanted: NewGame, moves: string): Promise<string> {
  await person.begin(wanted);
  await person.moves(moves);
  return person.outcome();
}

test('chess, with en passant, promotion and castling, up to mate', async () => {
  await person.begin({ game: 'Chess' });
  await person.moves('e2e4 g8f6 e4e5 d7d5 e5d6');
  await person.waitForSquare('d5', 'empty');
  await person.moves('b8c6 d6c7 f6d7 c7d8q');
  await person.waitForSquare('d8', 'white queen');
  await person.moves('c6d8 g1f3 a7a6 f1c4 a6a5 e1g1');
  await person.waitForSquare('f1', 'white rook');
  await person.moves('a5a4 b1c3 h7h6 c3d5 h6h5 d5c7');
  await expect
    .poll(() => person.notations())
    .toEqual('e4 Nf6 e5 d5 exd6 Nc6 dxc7 Nd7 cxd8=Q+ Nxd8 Nf3 a6 Bc4 a5 O-O a4 Nc3 h6 Nd5 h5 Nc7#'.split(' '));
  await expect.poll(() => person.outcome()).toMatch(/White wins.*mate/i);
});

test('chess against the computer, from the large button to giving up', async () => {
  const newcomer = new Person(await house.tab(), house);
  await newcomer.visit();
  await newcomer.press('Play chess');
  await newcomer.page.locator('.board').waitFor();
  await newcomer.drag('e2', 'e4');
  await newcomer.waitForPly(2);
  await newcomer.waitForStatus('Your move');
  await newcomer.resign();
  await newcomer.page.locator('.game-over').waitFor();
  await expect.poll(() => newcomer.outcome()).toMatch(/Black wins/);
  await newcomer.press('Rematch');
  await newcomer.page.locator('.game-over').waitFor({ state: 'detached' });
  await newcomer.waitForPly(1); // the sides are exchanged, and the computer has begun
  await expect.poll(() => newcomer.page.locator('.strip').last().innerText()).toMatch(/You\s+Black/);
});

test('chess960, castling onto the rook', async () => {
  await person.begin({ game: 'Chess960', position: 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1' });
  await person.move('e1h1');
  await expect.poll(() => person.notations()).toEqual(['O-O']);
  await person.waitForSquare('g1', 'white king');
  await person.waitForSquare('f1', 'white rook');
});

test('crazyhouse, mate by a drop', async () => {
  await person.begin({ game: 'Crazyhouse' });
  await person.moves('e2e4 f7f5 e4f5 g7g6 f5g6 h7h6');
  await person.drop('p', 'f7');
  await expect.poll(async () => (await person.notations()).at(-1)).toMatch(/@f7#$/);
  await expect.poll(() => person.outcome()).toMatch(/White wins/);
});

test.each([
  ['Atomic', undefined, 'g1f3 a7a6 f3g5 a6a5 g5f7', /White wins/],
  ['Horde', 'k7/8/8/8/8/8/4r3/4P3 b - - 0 1', 'e2e1', /Black wins/],
  ['King of the hill', undefined, 'e2e4 a7a6 e1e2 a6a5 e2e3 a5a4 e3d4', /White wins/],
  ['Three-check', undefined, 'e2e4 f7f6 d1h5 g7g6 h5g6 h7g6 f1c4 a7a6 c4f7', /White wins/],
  ['Antichess', '8/8/8/8/8/1p6/P7/8 w - - 0 1', 'a2b3', /Black wins/],
  ['Racing kings', '8/K7/8/8/8/8/7k/8 w - - 0 1', 'a7a8', /White wins/],
  ['Endgame', '7k/P7/6K1/8/8/8/8/8 w - - 0 1', 'a7a8q', /White wins.*mate/i],
] as const)('%s', async (game, position, moves, outcome) => {
  expect(await play({ game, position }, moves)).toMatch(outcome);
});

test('pawns and kings, a king is taken', async () => {
  expect(await play({ game: 'Pawns and kings', position: '8/8/8/3k4/3K4/8/8/8 w - - 0 1' }, 'd4d5')).toMatch(
    /White wins/,
  );
});

test('wolf and sheep, won by following the hints of the solution', async () => {
  await person.begin({ game: 'Wolf and sheep', seat: 'Sheep', options: { Board: '4 × 4' } });
  for (let ply = 1; (await person.page.locator('.game-over').count()) === 0; ply += 2) {
    await person.waitForPly(ply);
    await person.waitForStatus('Your move');
    const arrow = person.page.locator('.cg-shapes line');
    // The last hint is gone.
    await expect.poll(() => arrow.count()).toBe(0);
    await person.press('Hint');
    const hint = person.page.locator('.status', { hasText: /sheep win/i });
    await hint.waitFor();
    await arrow.waitFor({ state: 'attached' });
    await person.page.keyboard.press('b');
    await followArrow();
    await person.waitForPly(ply + 1);
    await person.page
      .locator(`.game-over, .move[data-ply="${ply + 2}"]`)
      .first()
      .waitFor({ state: 'attached' });
  }
  await expect.poll(() => person.outcome()).toMatch(/The sheep win/);
});

/// Clicks where the arrow on the board begins and ends.
async function followArrow(): Promise<void> {
  const ends = await person.page.locator('.cg-shapes line').evaluate(line => {
    const matrix = (line as unknown as SVGLineElement).getScreenCTM()!;
    const at = (x: string, y: string) =>
      new DOMPoint(Number(line.getAttribute(x)), Number(line.getAttribute(y))).matrixTransform(matrix);
    const [from, to] = [at('x1', 'y1'), at('x2', 'y2')];
    return { from: { x: from.x, y: from.y }, to: { x: to.x, y: to.y } };
  });
  await person.page.mouse.click(ends.from.x, ends.from.y);
  await person.page.mouse.click(ends.to.x, ends.to.y);
}

test('wolf and sheep on the largest board', async () => {
  await person.begin({ game: 'Wolf and sheep', position: '5w6/12/12/12/12/12/12/12/12/12/12/S1S1S1S1S1S1 b' });
  await person.move('f12e11');
  await person.move('a1b2');
  await person.waitForSquare('e11', 'wolf');
  await person.waitForSquare('b2', 'sheep');
});

test('team bughouse, a capture is dropped on the other board, up to mate', async () => {
  await person.begin({ game: 'Team bughouse' });
  const [a, b] = [0, 1];
  await person.moves('e2e4 e7e5 f1c4', a);
  await person.move('a2a3', b);
  await person.move('d1h5', a);
  await person.move('b2b3', b);
  await person.move('h5h7', a);
  await person.move('c2c3', b);
  await person.drop('p', 'e4', b);
  await person.waitForSquare('e4', 'black pawn', b);
  await person.move('d2d3', b);
  await person.move('h7h5', a);
  await person.move('h2h3', b);
  await person.move('h5f7', a);
  await expect.poll(() => person.outcome()).toMatch(/win/i);
});
