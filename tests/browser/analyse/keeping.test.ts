import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { problems } from '../support/axe';
import { cutTexts } from '../support/cut';
import { type House } from '../support/house';
import { Person } from '../support/person';
import { withPerson } from '../support/stage';

// An analysis is kept by itself, with everything in it, and leaves the page in many forms.

let house: House;
let person: Person;

withPerson(
  (one, opened) => {
    person = one;
    house = opened;
  },
  { permissions: ['clipboard-read', 'clipboard-write'] },
);

const visit = async (address = '/analyse') => {
  await person.visit(address);
  await person.page.locator('.board').first().waitFor();
};
const tree = () => person.page.locator('.moves.tree');
const waitForMove = (notation: string) => tree().locator('.move', { hasText: notation }).first().waitFor();
const idInAddress = async () => {
  await person.page.waitForURL(/\/analyse\/\w+/);
  return /\/analyse\/(\w+)/.exec(person.page.url())![1]!;
};
const clipboard = () => person.page.evaluate(() => navigator.clipboard.readText());
const pgn = async () => {
  await person.page.evaluate(() => navigator.clipboard.writeText(''));
  await person.press('Share');
  await person.press('Copy PGN');
  await expect.poll(clipboard).toContain('[Result');
  return clipboard();
};
/// Draws with the right button.
const draw = async (from: string, to: string) => {
  const [start, end] = [await person.place(from), await person.place(to)];
  await person.page.mouse.move(start.x, start.y);
  await person.page.mouse.down({ button: 'right' });
  await person.page.mouse.move(end.x, end.y, { steps: 3 });
  await person.page.mouse.up({ button: 'right' });
};
/// The shapes that somebody has drawn, as the board shows them.
const drawn = () => person.page.locator('.cg-shapes > g > *');
/// What the store has, whatever the page shows.
const isStored = async (id: string) => {
  const other = new Person(await house.tab(), house);
  await expect
    .poll(async () => {
      await other.visit('/games');
      await other.page.locator('.stored, .empty').first().waitFor();
      return other.page.locator(`.stored[data-id="${id}"]`).count();
    })
    .toBe(1);
  await other.page.close();
};

describe('an analysis', () => {
  test('has an address of its own, and another one does not take it away', async () => {
    await visit();
    await person.paste('[White "Anne"]\n[Black "Bert"]\n\n1. e4 e5 2. Nf3');
    await waitForMove('Nf3');
    const first = await idInAddress();
    await tree().locator('.move', { hasText: 'Nf3' }).click();
    await person.page.getByRole('button', { name: 'Good move' }).click();
    await waitForMove('Nf3!');
    await person.paste('1. c4 c5 2. g3');
    await waitForMove('g3');
    await expect.poll(idInAddress).not.toBe(first);
    const second = await idInAddress();
    // At once: nothing waits for the store.
    await person.page.reload();
    await waitForMove('g3');
    await expect.poll(idInAddress).toBe(second);
    await isStored(first);
    await isStored(second);
    // The way back leads to the first, with what was said about it.
    await person.page.goto(`${house.address}/analyse/${first}`);
    await waitForMove('Nf3!');
    await person.press('Open');
    await person.page.getByRole('region', { name: 'Recent analyses' }).locator('.title').first().click();
    await waitForMove('g3');
  });

  test('keeps a report that was made of it', async () => {
    await visit();
    await person.paste('1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7#');
    await waitForMove('Qxf7#');
    await person.page.getByRole('tab', { name: 'Report' }).click();
    await person.page.getByRole('radio', { name: 'Quick' }).check();
    await person.press('Report on this game');
    const accuracies = person.page.locator('.player-report');
    await accuracies.nth(1).waitFor();
    const said = await accuracies.allInnerTexts();
    await isStored(await idInAddress());
    await person.page.reload();
    await tree().locator('.move', { hasText: 'Qxf7#' }).waitFor({ state: 'attached' });
    await expect.poll(() => accuracies.allInnerTexts()).toEqual(said);
    // So does another browser, after the server was gone: it is in the store.
    await house.kill();
    await house.start();
    const other = new Person(await house.tab(), house);
    await other.visit(`/analyse/${await idInAddress()}`);
    await other.page.getByRole('tab', { name: 'Report' }).click();
    await expect.poll(() => other.page.locator('.player-report').allInnerTexts()).toEqual(said);
    // Another game has none.
    await person.paste('1. c4 c5 2. g3');
    await tree().locator('.move', { hasText: 'g3' }).waitFor({ state: 'attached' });
    await expect.poll(() => accuracies.count()).toBe(0);
  });

  test('goes on with a report that was under way', async () => {
    await visit();
    await person.paste('1. e4 e5 2. Nf3 f6 3. Nxe5 fxe5 4. Qh5+ Ke7 5. Qxe5+ Kf7 6. Bc4+ d5 7. Bxd5+ Kg6');
    await waitForMove('Kg6');
    await isStored(await idInAddress());
    await person.page.getByRole('tab', { name: 'Report' }).click();
    await person.page.getByRole('radio', { name: 'Thorough' }).check();
    await person.press('Report on this game');
    await person.page.locator('.report progress').waitFor();
    await person.page.reload();
    await person.page.getByRole('tab', { name: 'Report' }).click();
    await person.page.locator('.report progress').waitFor();
    await person.page.locator('.player-report').nth(1).waitFor();
    await expect.poll(() => person.page.getByText('The report was canceled').count()).toBe(0);
    // Whoever cancels it does not want it after a reload either.
    await person.press('Report again');
    await person.page.locator('.report').getByRole('button', { name: 'Cancel' }).click();
    await person.page.locator('.player-report').nth(1).waitFor();
    await person.page.reload();
    await person.page.getByRole('tab', { name: 'Report' }).click();
    await person.page.locator('.player-report').nth(1).waitFor();
    await expect.poll(() => person.page.locator('.report progress').count()).toBe(0);
  });

  test('keeps a position that is half laid out', async () => {
    await visit();
    await person.press('Edit');
    await person.page.locator('.editor-panel').waitFor();
    await person.press('Clear');
    await person.waitForSquare('e1', 'empty');
    await person.page.reload();
    await person.page.locator('.editor-panel').waitFor();
    await person.waitForSquare('e1', 'empty');
    await person.press('Cancel');
    await person.waitForSquare('e1', 'white king');
    await person.page.reload();
    await person.waitForSquare('e1', 'white king');
    await expect.poll(() => person.page.locator('.editor-panel').count()).toBe(0);
  });

  test('survives a reload at any moment, and a browser that is gone', async () => {
    await visit();
    await person.click('e2');
    await person.click('e4');
    await waitForMove('e4');
    await person.page.reload();
    await waitForMove('e4');
    await person.waitForSquare('e4', 'white pawn');
    await person.page.locator('.comment-field').fill('Best by test.');
    await person.page.reload();
    await tree().getByText('Best by test.').waitFor();
    const id = await idInAddress();
    await isStored(id);
    const other = new Person(await house.tab(), house);
    await expect
      .poll(async () => {
        await other.visit(`/analyse/${id}`);
        await other.page.locator('.moves.tree .move').first().waitFor();
        return other.page.locator('.moves.tree').innerText();
      })
      .toContain('Best by test.');
  });

  test('survives a server that dies in the middle', async () => {
    await visit();
    await person.paste('1. d4 d5');
    await waitForMove('d5');
    const id = await idInAddress();
    await house.kill();
    await person.page.locator('.comment-field').fill('written without a server');
    await house.start();
    await person.page.locator('.pill').waitFor({ state: 'detached' });
    const other = new Person(await house.tab(), house);
    await expect
      .poll(async () => {
        await other.visit(`/analyse/${id}`);
        await other.page.locator('.analysis-panel').waitFor();
        return other.page.locator('main').innerText();
      })
      .toContain('written without a server');
  });

  test('of a position that a link names has an address of its own, and keeps what is played', async () => {
    await visit(`/analyse?game=atomic&text=${encodeURIComponent('4k3/8/8/8/8/8/4P3/4K3 w - - 0 1')}`);
    const id = await idInAddress();
    expect(new URL(person.page.url()).search).toBe('');
    await isStored(id);
    await person.page.reload();
    await person.waitForSquare('e2', 'white pawn');
    await person.click('e2');
    await person.click('e4');
    await waitForMove('e4');
    await person.page.reload();
    await waitForMove('e4');
    await person.waitForSquare('e4', 'white pawn');
    expect(await idInAddress()).toBe(id);
  });

  test('is looked at after a reload as it was before', async () => {
    await visit();
    await person.paste('1. e4 e5 2. Nf3');
    await waitForMove('Nf3');
    const engine = () => person.page.getByRole('switch');
    const isFlipped = async () => (await person.place('a1')).y < (await person.place('a8')).y;
    const curve = () => person.page.locator('figure[data-curve="evaluation"]').waitFor();
    await person.page.keyboard.press('Space');
    await person.page.locator('.engine-line .move').first().waitFor();
    await person.page.keyboard.press('ArrowRight');
    await curve();
    await person.page.keyboard.press('f');
    await expect.poll(isFlipped).toBe(true);
    await person.page.getByRole('tab', { name: 'Games' }).click();
    await person.page.reload();
    await person.page.locator('.engine-line .move').first().waitFor();
    await expect.poll(isFlipped).toBe(true);
    expect(await engine().isChecked()).toBe(true);
    const games = person.page.getByRole('tab', { name: 'Games' });
    await expect.poll(() => games.getAttribute('aria-selected')).toBe('true');
    // What the engine has found is known without it.
    await engine().uncheck();
    await person.page.reload();
    await curve();
    expect(await engine().isChecked()).toBe(false);
  });

  test('of a game that was played leaves the game as it was', async () => {
    await person.begin({ game: 'Chess' });
    await person.moves('f2f3 e7e5 g2g4 d8h4');
    await person.page.locator('.game-over').getByRole('button', { name: 'Analyze', exact: true }).click();
    await waitForMove('Qh4#');
    const played = await idInAddress();
    await tree().locator('.move', { hasText: 'g4' }).click();
    await person.page.getByRole('button', { name: 'Blunder' }).click();
    await waitForMove('g4??');
    await expect.poll(idInAddress).not.toBe(played);
    const analysis = await idInAddress();
    await isStored(analysis);
    await isStored(played);
    await person.page.goto(`${house.address}/analyse/${played}`);
    await waitForMove('Qh4#');
    await expect.poll(() => tree().innerText()).not.toContain('??');
  });
});

describe('arrows and circles', () => {
  test('stay with their move, and are in the PGN as lichess writes them', async () => {
    await visit();
    await draw('e2', 'e4');
    await expect.poll(() => drawn().count()).toBe(1);
    await person.click('e2');
    await person.click('e4');
    await waitForMove('e4');
    await expect.poll(() => drawn().count()).toBe(0);
    await draw('g8', 'f6');
    await draw('d5', 'd5');
    await expect.poll(() => drawn().count()).toBe(2);
    await person.page.keyboard.press('ArrowLeft');
    await expect.poll(() => drawn().count()).toBe(1);
    await person.page.keyboard.press('ArrowRight');
    await expect.poll(() => drawn().count()).toBe(2);
    const text = (await pgn()).replace(/\s+/g, ' ');
    expect(text).toContain('{[%cal Ge2e4]} 1. e4 {[%csl Gd5][%cal Gg8f6]}');
    await person.page.reload();
    await expect.poll(() => drawn().count()).toBe(2);
    await person.press('Erase arrows and circles');
    await expect.poll(() => drawn().count()).toBe(0);
    // ... and come from one.
    await person.paste(text);
    await waitForMove('e4');
    await expect.poll(() => drawn().count()).toBe(1);
    await person.page.keyboard.press('End');
    await expect.poll(() => drawn().count()).toBe(2);
  });

  test('are drawn with the keyboard', async () => {
    await visit();
    await person.page.keyboard.press('b');
    await person.page.keyboard.press('Shift+Enter');
    await person.page.keyboard.press('ArrowUp');
    await person.page.keyboard.press('Shift+Enter');
    await expect.poll(() => drawn().count()).toBe(1);
    expect(await pgn()).toContain('[%cal Ga1a2]');
  });

  test('of a threat have a color that nobody draws with', async () => {
    await visit();
    await person.paste('6k1/5ppp/8/8/8/8/q4PPP/3R2K1 b - - 0 1');
    await person.waitForSquare('d1', 'white rook');
    await person.page.keyboard.press('x');
    await person.page.locator('.cg-shapes [stroke="#7d3fb0"]').first().waitFor({ state: 'attached' });
    await person.page.keyboard.press('Space');
  });
});

describe('the board', () => {
  test('is walked through with the wheel', async () => {
    await visit();
    await person.paste('1. e4 e5 2. Nf3');
    await waitForMove('Nf3');
    const { x, y } = await person.place('e4');
    await person.page.mouse.move(x, y);
    for (const notation of ['e4', 'e5', 'Nf3']) {
      await person.page.mouse.wheel(0, 100);
      await tree().locator('.move.shown', { hasText: notation }).waitFor();
    }
    await person.page.mouse.wheel(0, -100);
    await tree().locator('.move.shown', { hasText: 'e5' }).waitFor();
  });

  test('castles when the king is moved onto its rook, by dragging and by clicking', async () => {
    await visit(`/analyse?game=chess&text=${encodeURIComponent('r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1')}`);
    await person.waitForSquare('e1', 'white king');
    await person.drag('e1', 'h1');
    await waitForMove('O-O');
    await person.waitForSquare('g1', 'white king');
    await person.click('e8');
    await person.click('a8');
    await waitForMove('O-O-O');
    await person.waitForSquare('c8', 'black king');
  });

  test('takes a variation while looking back, even before the server has spoken', async () => {
    await visit();
    await person.paste('1. e4 e5 2. Nf3 Nc6');
    await waitForMove('Nc6');
    await person.page.keyboard.press('ArrowRight');
    await person.drag('c7', 'c5');
    await waitForMove('c5');
  });

  test('of a game that goes on says why an earlier position cannot be changed', async () => {
    await person.begin({ game: 'Chess' });
    await person.moves('e2e4 e7e5');
    await person.page.keyboard.press('ArrowLeft');
    await person.drag('d7', 'd5');
    await person.waitForStatus('earlier position');
  });
});

describe('sharing', () => {
  const download = async (button: string) => {
    await person.press('Share');
    const [file] = await Promise.all([person.page.waitForEvent('download'), person.press(button)]);
    return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
  };

  test('makes pictures of the position, and an animation of the line', async () => {
    await visit();
    await person.paste('1. e4 {[%cal Rg8f6]} e5 2. Nf3 Nc6');
    await waitForMove('Nc6');
    await person.page.keyboard.press('ArrowRight');
    const png = await download('Save PNG');
    expect(png.name).toBe('chess.png');
    expect(png.bytes.subarray(1, 4).toString()).toBe('PNG');
    expect(png.bytes.readUInt32BE(16)).toBe(720);
    const svg = await download('Save SVG');
    const text = svg.bytes.toString();
    expect(text).toContain('<symbol id="white-k"');
    expect(text.match(/<use /g)!.length).toBe(32);
    expect(text).toContain('#882020');
    const gif = await download('Save GIF');
    expect(gif.name).toBe('chess.gif');
    expect(gif.bytes.subarray(0, 6).toString()).toBe('GIF89a');
    // One picture for the start and one for each move.
    expect(gif.bytes.toString('latin1').split('\x21\xf9\x04').length - 1).toBe(5);
    await person.press('Share');
    expect(await problems(person.page)).toEqual([]);
    await expect.poll(() => cutTexts(person.page)).toEqual([]);
  });

  test('makes pictures of other games and of several boards', async () => {
    await visit('/analyse?game=wolf-sheep');
    expect((await download('Save SVG')).bytes.toString()).toContain('<symbol id="white-s"');
    await visit('/analyse?game=bughouse');
    await person.page.locator('.board').nth(1).waitFor();
    const text = (await download('Save SVG')).bytes.toString();
    expect(text.match(/<use /g)!.length).toBe(64);
  });
});

test('a game of teams in which one has White everywhere, and who plays it', async () => {
  await visit();
  await person.paste(
    '[WhiteA "Anne"]\n[BlackA "Bert"]\n[WhiteB "Cleo"]\n[BlackB "Dora"]\n\n1A. e4 1a. e5 1B. d4 1b. d5 *',
  );
  await waitForMove('b:d5');
  await person.waitForStatus('Anne & Cleo – Bert & Dora');
  await expect.poll(() => person.page.locator('.strip-player').allTextContents()).toContain('Dora');
});

test('exports of lichess and chess.com are opened as they come', async () => {
  const file = (name: string) => new URL(`../../app/exports/${name}`, import.meta.url).pathname;
  for (const [name, game, move] of [
    ['lichess.pgn', 'otter77', '@d4'],
    ['chess_com.pgn', 'Crazyhouse', '@d6'],
    ['chess_com.pgn', 'Bughouse', 'A:N@f5'],
    ['lichess.pgn', 'atomic', 'Nxf7'],
  ]) {
    await visit();
    await person.press('Open');
    await person.page.getByLabel('File with positions or games').setInputFiles(file(name!));
    await person.page.locator('.titles .title', { hasText: game! }).first().click();
    await waitForMove(move!);
    await person.page.keyboard.press('End');
    await person.page.locator('.clock').first().waitFor();
    await expect.poll(() => person.page.locator('.problems-box').count()).toBe(0);
  }
});
