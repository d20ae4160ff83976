import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { problems } from '../support/axe';
import { appearances, type House, phone } from '../support/house';
import { Person } from '../support/person';
import { withPerson } from '../support/stage';

let house: House;
let person: Person;
const folder = mkdtempSync(join(tmpdir(), 'rookery-analyse-'));

withPerson(
  (one, opened) => {
    person = one;
    house = opened;
  },
  { permissions: ['clipboard-read', 'clipboard-write'] },
);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/// Comes with nothing in mind: what was analyzed before would be there again.
const visit = async (address = '/analyse') => {
  await person.visit('/');
  await person.page.evaluate(() => sessionStorage.clear());
  await person.visit(address);
  await person.page.locator('.board').first().waitFor();
};
const tree = () => person.page.locator('.moves.tree');
const notations = async () => (await tree().locator('.move').allTextContents()).map(text => text.trim());
const waitForMove = (notation: string) => tree().locator('.move', { hasText: notation }).first().waitFor();
const clipboard = () => person.page.evaluate(() => navigator.clipboard.readText());
const copied = async (button: string) => {
  await person.page.evaluate(() => navigator.clipboard.writeText(''));
  await person.press('Share');
  await person.press(button);
  await person.waitForStatus('on the clipboard');
  await expect.poll(clipboard).not.toBe('');
  return clipboard();
};
const textOfPosition = () => copied('Copy FEN');

/// Moves by clicking, and waits until the move is in the tree.
async function move(move: string, notation: string): Promise<void> {
  const [, from, to] = /^([a-l]\d+)([a-l]\d+)$/.exec(move)!;
  await person.click(from!);
  await person.click(to!);
  await tree().locator('.move.shown', { hasText: notation }).waitFor();
}

const game = `[White "Depth 4"]
[Black "Depth 6"]
[Result "0-1"]

1. e4 {Best by test.} e5 2. Nf3 Nc6 3. Bc4 Nd4 (3... Bc5 4. c3 (4. O-O Nf6) 4... Nf6) 4. Nxe5 $2 Qg5 5. Nxf7 Qxg2 6. Rf1 Qxe4+
7. Be2 Nf3# 0-1`;

describe('a position', () => {
  test('is opened by pasting a FEN, and moved in', async () => {
    await visit();
    await person.paste('8/8/8/8/8/3k4/4p3/4K2R b - - 0 1');
    await person.waitForSquare('e2', 'black pawn');
    await move('d3e3', 'Ke3');
    expect(await textOfPosition()).toBe('8/8/8/8/8/4k3/4p3/4K2R w - - 1 2');
  });

  test('of teams is opened by pasting a BFEN', async () => {
    await visit();
    await person.paste(
      'rnbqkbnr/ppp1pppp/8/3P4/8/8/PPPP1PPP/RNBQKBNR[] b KQkq - 0 2 | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[p] w KQkq - 0 1 t2',
    );
    await person.page.locator('.board').nth(1).waitFor();
    await person.waitForSquare('d5', 'white pawn', 0);
    await person.click('d8', 0);
    await person.click('d5', 0);
    await waitForMove('a:Qxd5');
  });

  test('that is none is refused with a sentence, and nothing is lost', async () => {
    await visit();
    await move('e2e4', 'e4');
    await person.paste('rnbq1bnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1');
    await person.waitForStatus('Black has no king');
    await expect.poll(notations).toEqual(['e4']);
  });

  test('is laid out by hand', async () => {
    await visit();
    await person.press('Edit');
    await person.press('Clear');
    await person.waitForStatus('no king');
    await person.page.getByRole('button', { name: 'white king' }).click();
    await person.click('e1');
    await person.page.getByRole('button', { name: 'black king' }).click();
    await person.click('e8');
    await person.page.getByRole('button', { name: 'white rook' }).click();
    await person.click('h1');
    await person.click('h8');
    await person.waitForStatus('could take the king');
    await person.page.getByRole('button', { name: 'Eraser' }).click();
    await person.click('h8');
    await person.waitForStatus('can be played');
    await person.page.getByLabel('White short').check();
    await person.page.getByRole('button', { name: 'Eraser' }).click();
    await person.drag('e8', 'd8');
    await person.waitForSquare('d8', 'black king');
    await person.page.getByRole('button', { name: 'Analyze this position' }).click();
    await person.page.locator('.analysis-panel').waitFor();
    expect(await textOfPosition()).toBe('3k4/8/8/8/8/8/8/4K2R w K - 0 1');
    await person.page.reload();
    await person.waitForSquare('d8', 'black king');
    await move('e1g1', 'O-O');
  });

  test('of any game is laid out by hand', async () => {
    await visit('/analyse?game=wolf-sheep');
    await person.press('Edit');
    await person.page.getByLabel('Board', { exact: true }).selectOption('6');
    await person.page.locator('[data-square="f6"]').waitFor({ state: 'attached' });
    await person.page.getByRole('radio', { name: 'Sheep' }).check();
    await person.page.getByRole('button', { name: 'Analyze this position' }).click();
    await person.page.locator('.analysis-panel').waitFor();
    expect(await textOfPosition()).toBe('1w4/6/6/6/6/S1S1S1 w');
    for (const title of ['Crazyhouse', 'Three-check', 'Horde', 'Team bughouse', 'Pawns and kings', 'Chess960']) {
      await person.press('Edit');
      await person.page.getByLabel('Game').selectOption({ label: title });
      await expect.poll(() => person.page.getByLabel('Game').locator('option:checked').innerText()).toBe(title);
      await person.waitForStatus('can be played');
      await person.page.getByRole('button', { name: 'Analyze this position' }).click();
      await person.page.locator('.analysis-panel .analysis-title', { hasText: title }).waitFor();
    }
  });
});

describe('a game', () => {
  test('comes with variations and comments, and is walked through with the keyboard', async () => {
    await visit();
    await person.paste(game);
    await waitForMove('Nf3#');
    await person.page.locator('.analysis-title', { hasText: 'Depth 4 – Depth 6' }).waitFor();
    await expect.poll(() => tree().innerText()).toContain('Best by test.');
    const { keyboard } = person.page;
    for (let step = 0; step < 6; step += 1) await keyboard.press('ArrowRight');
    await person.waitForSquare('d4', 'black knight');
    await keyboard.press('ArrowDown');
    await person.waitForSquare('c5', 'black bishop');
    await keyboard.press('End');
    await person.waitForSquare('f6', 'black knight');
    await keyboard.press('Home');
    await person.waitForSquare('e2', 'white pawn');
    await keyboard.press('f');
    await expect.poll(async () => (await person.place('a1')).y < (await person.place('a8')).y).toBe(true);
    await keyboard.press('f');
  });

  test('grows variations by playing, which can be promoted, commented on and deleted', async () => {
    await visit();
    await move('e2e4', 'e4');
    await move('e7e5', 'e5');
    await person.page.keyboard.press('ArrowLeft');
    await move('c7c5', 'c5');
    await expect.poll(notations).toEqual(['e4', 'e5', '1… c5']);
    await person.page.getByLabel('Comment on c5').fill('Sharper.');
    await person.press('Interesting move');
    await person.page.locator('.variation', { hasText: /c5!\?.*Sharper\./ }).waitFor();
    await person.press('Make this the main line');
    await expect.poll(notations).toEqual(['e4', 'c5!? Interesting move', '1… e5']);
    expect(await copied('Copy PGN')).toContain('1. e4 c5 $5 {Sharper.} (1... e5) *');
    await person.press('Delete from here');
    await expect.poll(notations).toEqual(['e4', 'e5']);
    await person.page
      .locator('.board')
      .first()
      .click({ position: { x: 5, y: 5 } });
    await person.page.keyboard.press('u');
    await expect.poll(notations).toEqual(['e4', 'c5!? Interesting move', '1… e5']);
  });

  test('that is broken says where, and keeps the rest', async () => {
    await visit();
    await person.paste('[White "A"]\n\n1. e4 e5 2. Ke3 Nc6 *');
    const box = person.page.locator('.problems-box');
    await box.waitFor();
    await expect.poll(() => box.innerText()).toContain('Line 3:');
    await expect.poll(() => box.innerText()).toContain('Move 2. Ke3');
    await expect.poll(notations).toEqual(['e4', 'e5']);
  });

  test('keeps the unit of evaluations that count no pawns', async () => {
    await visit();
    await person.paste('[Variant "wolf-sheep"]\n\n1. d8e7 {[%eval -12]} a1b2 {[%eval 300]} *');
    await waitForMove('b2');
    const score = () => person.page.locator('.engine-best').innerText();
    await person.page.keyboard.press('End');
    await expect.poll(score).toBe('+300');
    await person.page.keyboard.press('ArrowLeft');
    await expect.poll(score).toBe('−12');
  });

  test('that is longer than anybody plays does not break the conversation', async () => {
    await visit();
    const shuffle = 'Nf3 Nf6 Ng1 Ng8 ';
    const moves = shuffle.repeat(400).trim().split(' ');
    const text = moves.map((each, ply) => (ply % 2 === 0 ? `${ply / 2 + 1}. ${each}` : each)).join(' ');
    await person.paste(text);
    await waitForMove('Nf3');
    await person.page.keyboard.press('End');
    await person.waitForStatus('too long');
    await person.page.keyboard.press('Home');
    await person.page.locator('.pill').waitFor({ state: 'detached' });
    await move('e2e4', 'e4');
  });

  test('is chosen from a file with several, which is dropped on the page', async () => {
    await visit();
    const two = '[White "One"]\n\n1. d4 *\n\n[White "Two"]\n\n1. c4 e5 *\n';
    await person.page.evaluate(text => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([text], 'two.pgn'));
      for (const type of ['dragover', 'drop'])
        document.body.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
    }, two);
    await person.page.locator('.title', { hasText: 'Two' }).click();
    await waitForMove('c4');
    await expect.poll(notations).toEqual(['c4', 'e5']);
  });

  test('is chosen with the file button, and saved as a file', async () => {
    await visit();
    const file = join(folder, 'game.pgn');
    writeFileSync(file, game);
    await person.press('Open');
    await person.page.locator('input[type="file"]').setInputFiles(file);
    await waitForMove('Nf3#');
    await person.press('Share');
    const [download] = await Promise.all([person.page.waitForEvent('download'), person.press('Save PGN')]);
    const saved = readFileSync(await download.path(), 'utf8');
    expect(saved).toContain('[White "Depth 4"]');
    expect(saved.replace(/\s+/g, ' ').replaceAll(' )', ')')).toContain(
      '3. Bc4 Nd4 (3... Bc5 4. c3 (4. O-O Nf6) 4... Nf6) 4. Nxe5 $2 Qg5',
    );
  });

  test('is there again after a reload', async () => {
    await visit();
    await move('d2d4', 'd4');
    await move('g8f6', 'Nf6');
    await person.page.reload();
    await waitForMove('Nf6');
    await person.waitForSquare('f6', 'black knight');
  });

  test('that another one has replaced is brought back', async () => {
    await visit();
    await move('d2d4', 'd4');
    await person.paste('1. c4 c5');
    await waitForMove('c5');
    await person.page.keyboard.press('u');
    await waitForMove('d4');
    await expect.poll(notations).toEqual(['d4']);
  });

  test('survives a server that goes and comes back', async () => {
    await visit();
    await move('e2e4', 'e4');
    await person.page.keyboard.press('Space');
    await person.page.locator('.engine-line').first().waitFor();
    await house.kill();
    await person.page.locator('.pill', { hasText: 'Connection lost' }).waitFor();
    await house.start();
    await person.page.locator('.pill').waitFor({ state: 'detached' });
    await person.page.locator('.engine-line').first().waitFor();
    await move('c7c5', 'c5');
    await expect.poll(notations).toEqual(['e4', 'c5']);
    await person.page.keyboard.press('Space');
  });

  test('that was played is analyzed from its end', async () => {
    await person.begin({ game: 'Chess' });
    await person.moves('f2f3 e7e5 g2g4 d8h4');
    await person.page.locator('.game-over').getByRole('button', { name: 'Analyze', exact: true }).click();
    await waitForMove('Qh4#');
    expect(person.page.url()).toContain('/analyse/');
    await person.page.keyboard.press('End');
    await person.page.locator('.engine-facts', { hasText: 'Black wins by checkmate' }).waitFor();
  });

  test('is kept among the games and opened again', async () => {
    await visit();
    await person.paste('1. e4 e5 (1... c5 {Sicilian}) 2. Nf3');
    await waitForMove('Nf3');
    await person.page.waitForURL(/\/analyse\/\w+/);
    await person.page.locator('main[data-kept="true"]').waitFor();
    const address = person.page.url();
    await visit('/analyse?game=atomic');
    await person.page.goto(address);
    await waitForMove('Nf3');
    await expect.poll(() => tree().innerText()).toContain('Sicilian');
  });

  test('of chess has the name of its opening', async () => {
    await visit();
    await person.paste('1. e4 c5 2. Nf3 d6 3. d4 cxd4 4. Nxd4 Nf6 5. Nc3 a6');
    await waitForMove('a6');
    await person.page.keyboard.press('End');
    await person.page.locator('.opening-name', { hasText: 'Najdorf' }).waitFor();
    await person.page.keyboard.press('Home');
    await person.page.locator('.opening-name').waitFor({ state: 'detached' });
    await person.paste(game);
    await waitForMove('Nf3#');
    await person.page.keyboard.press('End');
    await person.page.locator('.opening-name', { hasText: 'C50 Italian Game: Blackburne-Kostić Gambit' }).waitFor();
  });
});

describe('the engine', () => {
  test('shows several lines, a bar and arrows, and its moves can be played', async () => {
    await visit();
    await person.page.keyboard.press('Space');
    await person.page.getByLabel('Number of lines').selectOption('4');
    await person.page.locator('.engine-line').nth(3).waitFor();
    await person.page.locator('.cg-shapes line').first().waitFor({ state: 'attached' });
    await expect.poll(() => person.page.getByRole('meter').getAttribute('aria-valuetext')).toMatch(/equal|better/i);
    const best = await person.page.locator('.engine-line .move').first().innerText();
    await person.page.locator('.engine-line .move').first().click();
    await tree().locator('.move.shown').waitFor();
    expect(best.trim().length).toBeGreaterThan(1);
    await person.page.keyboard.press('Space');
    await person.page.locator('.engine-facts', { hasText: 'Off' }).waitFor();
  });

  test('finds a mate and says so', async () => {
    await visit();
    await person.paste('6k1/5ppp/8/8/8/8/8/3R2K1 w - - 0 1');
    await person.waitForSquare('d1', 'white rook');
    await person.page.keyboard.press('Space');
    await person.page.locator('.engine-line', { hasText: 'Rd8#' }).waitFor();
    await expect
      .poll(() => person.page.getByRole('meter').getAttribute('aria-valuetext'))
      .toBe('A win for White in 1 move, #1');
    await person.page.keyboard.press('Space');
  });

  test('shows what the other side threatens', async () => {
    await visit();
    await person.paste('6k1/5ppp/8/8/8/8/q4PPP/3R2K1 b - - 0 1');
    await person.waitForSquare('d1', 'white rook');
    await person.page.keyboard.press('x');
    await person.page.locator('.engine-line', { hasText: 'Rd8#' }).waitFor();
    await person.page.locator('.engine-facts', { hasText: 'threatens' }).waitFor();
    await person.page.keyboard.press('x');
    await person.page.keyboard.press('Space');
  });

  test('knows every move where the game is solved', async () => {
    await visit('/analyse?game=wolf-sheep');
    await person.page.keyboard.press('Space');
    await person.page.locator('.engine-facts', { hasText: 'The sheep win in 22 moves with best play.' }).waitFor();
    await expect.poll(() => person.page.locator('.engine-line').count()).toBe(2);
    await expect
      .poll(() => person.page.locator('.engine-line .engine-score').allInnerTexts())
      .toEqual(['Sheep 22', 'Sheep 22']);
    await person.page.keyboard.press('Space');
  });
});

test('a large board is solved when somebody asks for it, until somebody cancels that', async () => {
  const rows = ['3w6', ...Array.from({ length: 8 }, () => '10'), 'S1S1S1S1S1'];
  await visit(`/analyse?game=wolf-sheep&text=${encodeURIComponent(`${rows.join('/')} b`)}`);
  await person.waitForSquare('d10', 'wolf');
  await person.page.keyboard.press('Space');
  await person.page.locator('.engine-line').nth(1).waitFor();
  await person.press('Solve this position exactly');
  await person.page.getByRole('progressbar', { name: 'Solving' }).waitFor();
  await person.press('Cancel');
  await person.page.getByRole('button', { name: 'Solve this position exactly' }).waitFor();
  await person.page.locator('.engine-line').nth(1).waitFor();
  await person.page.keyboard.press('Space');
});

test('an ending with a few men is solved when somebody asks for it', async () => {
  await visit(`/analyse?game=chess&text=${encodeURIComponent('4k3/8/8/8/8/8/8/K6Q w - - 0 1')}`);
  await person.waitForSquare('h1', 'white queen');
  await person.page.keyboard.press('Space');
  await person.press('Solve this position exactly');
  await person.page.locator('.engine-facts', { hasText: 'White wins in 7 moves with best play.' }).waitFor();
  await person.page.getByText('without the fifty-move rule').waitFor();
  await expect.poll(() => person.page.locator('.engine-line').count()).toBe(23);
  await expect.poll(() => person.page.locator('.engine-line .engine-score').first().innerText()).toBe('White 7');
  // A position with more men is not offered.
  await visit('/analyse?game=chess');
  await person.page.keyboard.press('Space');
  await person.page.locator('.engine-line').first().waitFor();
  await expect.poll(() => person.page.getByRole('button', { name: 'Solve this position exactly' }).count()).toBe(0);
  await person.page.keyboard.press('Space');
});

test('an ending of a variant is solved where nothing is ever lost, with what is in hand', async () => {
  const position = '7k/8/6K1/8/8/8/8/8[R] w - - 0 1';
  await visit(`/analyse?game=crazyhouse&text=${encodeURIComponent(position)}`);
  await person.waitForSquare('g6', 'white king');
  await person.page.keyboard.press('Space');
  await person.press('Solve this position exactly');
  await person.page.locator('.engine-facts', { hasText: 'White wins in 1 move with best play.' }).waitFor();
  await expect.poll(() => person.page.locator('.engine-line .engine-score').first().innerText()).toBe('White 1');
  await person.page.keyboard.press('Space');
});

test('an ending is solved until somebody cancels that', async () => {
  // With pawns on both sides, which may become anything, there are dozens of endings to be solved.
  await visit(`/analyse?game=antichess&text=${encodeURIComponent('8/pp6/8/8/8/8/PP6/8 w - - 0 1')}`);
  await person.waitForSquare('a2', 'white pawn');
  await person.page.keyboard.press('Space');
  await person.page.locator('.engine-line').first().waitFor();
  await person.press('Solve this position exactly');
  await person.page.getByRole('progressbar', { name: 'Solving' }).waitFor();
  await person.press('Cancel');
  await person.page.getByRole('button', { name: 'Solve this position exactly' }).waitFor();
  await person.page.locator('.engine-line').first().waitFor();
  await person.page.keyboard.press('Space');
});

test('a report on a whole game: curve, mistakes, accuracy, and marks in the moves', async () => {
  await visit();
  await person.paste(game);
  await waitForMove('Nf3#');
  await person.report(game);
  const report = person.page.locator('.report');
  await report.locator('.player-report').nth(1).waitFor();
  const lapses = report.locator('.lapse');
  await expect
    .poll(() => lapses.allInnerTexts())
    .toEqual(expect.arrayContaining([expect.stringMatching(/^5\. Nxf7\?+/)]));
  await expect.poll(() => report.locator('.accuracy strong').count()).toBe(2);
  const accuracies = (await report.locator('.accuracy strong').allInnerTexts()).map(text => parseInt(text));
  expect(accuracies[1]).toBeGreaterThan(accuracies[0]!);
  await person.page.locator('[data-curve="evaluation"] canvas').waitFor();
  await lapses.first().click();
  await person.page.getByRole('tab', { name: 'Moves' }).click();
  await tree().locator('.move.shown').waitFor();
  await expect.poll(() => tree().locator('.move.mistake, .move.blunder').count()).toBeGreaterThan(0);
  await person.page.getByRole('tab', { name: 'Report' }).click();
  await person.press('Write it into the moves');
  await person.press('Share');
  await person.press('Copy PGN');
  await expect.poll(clipboard).toContain('[%eval');
});

test('the position is played on and looked into elsewhere', async () => {
  await visit();
  await person.paste('6k1/5ppp/8/8/8/8/q4PPP/3R2K1 w - - 0 1');
  await person.waitForSquare('d1', 'white rook');
  await person.press('Play on');
  const form = person.page.getByRole('dialog');
  await form.getByRole('radio', { name: 'Both' }).check();
  await form.getByRole('button', { name: 'Play', exact: true }).click();
  await person.page.waitForURL(/\/play\//);
  await person.move('d1d8');
  await visit('/analyse?game=chess');
  await person.press('X-ray');
  await person.page.waitForURL(/\/xray\?game=chess&text=/);
});

describe.each(appearances)('axe finds nothing serious, %s, %o', (colorScheme, viewport) => {
  test('in an analysis, a report and the editor', async () => {
    const guest = new Person(await house.tab({ colorScheme, viewport }), house);
    const look = async () => expect(await problems(guest.page)).toEqual([]);
    await guest.visit('/analyse');
    await guest.page.locator('.board').first().waitFor();
    await guest.paste(game);
    await guest.page.locator('.tree .move', { hasText: 'Nf3#' }).waitFor();
    await guest.page.keyboard.press('ArrowRight');
    await guest.page.keyboard.press('Space');
    if (viewport === phone) await guest.page.getByRole('tab', { name: 'Engine' }).click();
    await guest.page.locator('.engine-line').first().waitFor();
    await look();
    await guest.report(game);
    await look();
    await guest.press('Open');
    await guest.page.getByRole('dialog').waitFor();
    await look();
    await guest.page.keyboard.press('Escape');
    await guest.page.getByRole('dialog').waitFor({ state: 'detached' });
    await guest.press('Edit');
    await guest.page.locator('.palette').first().waitFor();
    await look();
  });
});

test('on a phone: board, tabs, and no scrolling sideways', async () => {
  const small = new Person(await house.tab({ viewport: phone, hasTouch: true }), house);
  await small.visit('/analyse');
  await small.page.locator('.board').first().waitFor();
  await small.paste(game);
  await small.page.locator('.tree .move', { hasText: 'Nf3#' }).waitFor();
  await small.page.getByRole('tab', { name: 'Engine' }).click();
  await small.page.getByRole('switch').check();
  await small.page.locator('.engine-line').first().waitFor();
  await small.page.getByRole('tab', { name: 'Report' }).click();
  await small.page.getByRole('button', { name: /^Report (on this game|again)$/ }).waitFor();
  await expect
    .poll(() => small.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
    .toBeLessThanOrEqual(0);
});
