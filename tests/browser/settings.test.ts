import { expect, test } from 'vitest';
import { type House, phone } from './support/house';
import { Person } from './support/person';
import { withPerson } from './support/stage';
import { hearTones, tones, tonesOf } from './support/tones';

let person: Person;
let house: House;

withPerson((fresh, opened) => {
  person = fresh;
  house = opened;
});

const root = (name: string) => person.page.evaluate(key => document.documentElement.dataset[key], name);
const kept = () => person.page.evaluate(() => JSON.parse(localStorage.getItem('rookery.settings') ?? '{}') as object);

test('boards, pieces and colors are chosen, and are there before anything is painted', async () => {
  const { page } = person;
  await person.visit('/settings');
  await page.getByRole('radio', { name: 'Blue' }).check({ force: true });
  await page.getByRole('radio', { name: 'Tokens' }).check({ force: true });
  await page.getByRole('radio', { name: 'Dark' }).check({ force: true });
  await expect.poll(kept).toMatchObject({ board: 'blue', pieces: 'tokens', theme: 'dark' });

  // The page's own script never comes: what is seen until then is right all the same.
  await page.route(/assets\/index-.*\.js/, () => {});
  await page.goto(`${house.address}/settings`, { waitUntil: 'commit' });
  await page.locator('head link[rel="stylesheet"]').waitFor({ state: 'attached' });
  await expect.poll(() => root('theme')).toBe('dark');
  await expect.poll(() => root('board')).toBe('blue');
  await expect.poll(() => root('pieces')).toBe('tokens');
  await expect
    .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor))
    .toBe('rgb(20, 23, 26)');
});

test('each set of pieces has twelve pictures of its own', async () => {
  const { page } = person;
  await person.visit('/settings');
  const pictures = await page.evaluate(() =>
    ['classic', 'bold', 'tokens'].flatMap(set => {
      const host = document.querySelector(`[data-pieces="${set}"] .mini-board`)!;
      return ['white', 'black'].flatMap(color =>
        [...'pnbrqk'].map(letter => {
          const piece = document.createElement('span');
          piece.className = `piece ${color} ${letter}-piece`;
          host.append(piece);
          const { backgroundImage } = getComputedStyle(piece);
          piece.remove();
          return backgroundImage;
        }),
      );
    }),
  );
  expect(pictures.every(picture => picture.startsWith('url("data:image/svg+xml'))).toBe(true);
  expect(new Set(pictures).size).toBe(36);
});

test('the language changes at once, and with it the letters of the pieces', async () => {
  const { page } = person;
  await person.begin({ game: 'Chess' });
  await person.move('g1f3');
  await expect.poll(() => person.notations()).toEqual(['Nf3']);
  await page.keyboard.press(',');
  await page.getByLabel('Language').selectOption('de');
  await page.getByRole('heading', { name: 'Einstellungen' }).waitFor();
  await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('de');
  await page.goBack();
  await page.locator('.move', { hasText: 'Sf3' }).waitFor();
  await page.goForward();
  await page.getByLabel('Züge in der Liste').selectOption('figurines');
  await page.goBack();
  await page.locator('.move', { hasText: '♘f3' }).waitFor();
});

/// A game in which e2–e4 waits to be confirmed.
async function propose(): Promise<void> {
  await person.visit('/settings');
  await person.page.getByLabel('Confirm each move').check();
  await person.begin({ game: 'Chess' });
  await person.click('e2');
  await person.click('e4');
}

test('a move waits to be confirmed, if that is wanted', async () => {
  await propose();
  await person.press('Cancel');
  await person.waitForSquare('e2', 'white pawn');
  await expect.poll(() => person.plies()).toBe(0);
  await person.click('e2');
  await person.click('e4');
  await person.press('Play e2–e4');
  await person.waitForPly(1);
});

test('a move that waits to be confirmed goes when the game ends meanwhile', async () => {
  const { page } = person;
  await propose();
  await person.waitForStatus('Play e2–e4');
  // The other side gives up on another screen.
  const other = new Person(await house.tab(), house);
  await other.visit(new URL(page.url()).pathname);
  await other.page.locator('.board').waitFor();
  await other.resign();
  await expect.poll(() => person.outcome()).toMatch(/resign/i);
  await expect.poll(() => page.locator('.status.proposal').count()).toBe(0);
  // The board shows what was played, and that is nothing.
  await expect
    .poll(() =>
      page
        .locator('cg-board piece.white.p-piece')
        .evaluateAll(pawns => new Set(pawns.map(pawn => pawn.getBoundingClientRect().y)).size),
    )
    .toBe(1);
  await expect.poll(() => person.plies()).toBe(0);
});

test('there are no curves before the first move', async () => {
  const { page } = person;
  await person.begin({ game: 'Chess', seat: 'White', depth: 1 });
  const curves = page.getByRole('button', { name: 'Curves' });
  await curves.click();
  await expect.poll(() => curves.getAttribute('aria-expanded')).toBe('true');
  expect(await page.locator('.curve').count()).toBe(0);
  await person.move('e2e4');
  await page.locator('.curve').first().waitFor();
});

test('what the opponent thinks is shown when somebody asks for it, and that is remembered', async () => {
  const { page } = person;
  await person.begin({ game: 'Chess', seat: 'White', depth: 1 });
  await person.move('e2e4');
  await person.waitForPly(2);
  await expect.poll(() => page.locator('.curve').count()).toBe(0);
  await person.press('Curves');
  await page.locator('.curve').first().waitFor();
  await page.reload();
  await page.locator('.curve').first().waitFor();
});

test('coordinates can be left out', async () => {
  const { page } = person;
  await person.begin({ game: 'Chess' });
  await page.locator('coords').first().waitFor();
  await page.keyboard.press(',');
  await page.getByLabel('Coordinates').uncheck();
  await page.goBack();
  await page.locator('.board').waitFor();
  await expect.poll(() => page.locator('coords').first().isVisible()).toBe(false);
});

test('a position that is none keeps the form and what was typed', async () => {
  const { page } = person;
  await person.visit();
  await page.locator('.card-button', { has: page.getByText(/^Chess$/) }).click();
  const form = page.getByRole('dialog');
  await form.getByText('Begin with a position').click();
  await form.getByLabel('Position as text').fill('8/8/8/8/8/8/8/8 w - - 0 1');
  await form.getByRole('button', { name: 'Play', exact: true }).click();
  await form.getByRole('alert').waitFor();
  await expect.poll(() => form.getByLabel('Position as text').inputValue()).toBe('8/8/8/8/8/8/8/8 w - - 0 1');
  await form.getByLabel('Position as text').fill('4k3/8/8/8/8/8/8/R3K3 w Q - 0 1');
  await form.getByRole('button', { name: 'Play', exact: true }).click();
  await page.waitForURL(/\/play\//);
});

test('Chess960 draws its start, shows the number, and shuffles again', async () => {
  const { page } = person;
  await person.visit();
  await page.locator('.card-button', { has: page.getByText('Chess960', { exact: true }) }).click();
  const number = page.getByRole('dialog').getByLabel('Start');
  const drawn = new Set<string>();
  for (let time = 0; time < 8; time += 1) {
    drawn.add(await number.inputValue());
    await person.press('Shuffle again');
  }
  expect(drawn.size).toBeGreaterThan(4);
  const last = await number.inputValue();
  await page.getByRole('dialog').getByRole('button', { name: 'Play', exact: true }).click();
  await page.getByText(`Position no. ${last}`).waitFor();
});

test('the games that only Rookery has come first, and the last game is one click away', async () => {
  const { page } = person;
  await person.begin({ game: 'Chess' });
  await person.moves('e2e4 e7e5 g1f3');
  await person.visit();
  const titles = await page.locator('.card-title').allInnerTexts();
  expect(titles.slice(0, 3)).toEqual(['Wolf and sheep', 'Team bughouse', 'Pawns and kings']);
  // No card looks like another.
  const pictures = await page.locator('.card-boards').evaluateAll(list => list.map(each => each.innerHTML));
  expect(new Set(pictures).size).toBe(titles.length);
  await page.getByRole('link', { name: 'Continue: Chess, 2 moves' }).click();
  await person.waitForPly(3);
});

test('a notice does not hide how things stand, and goes when the game is over', async () => {
  const { page } = person;
  await person.begin({ game: 'Chess', seat: 'White', depth: 1 });
  await person.move('e2e4');
  await person.waitForPly(2);
  await person.press('Draw');
  await page.locator('.status .notice', { hasText: 'The computer plays on.' }).waitFor();
  await expect.poll(() => person.status()).toContain('Your move');
  await person.resign();
  await page.locator('.game-over').waitFor();
  await expect.poll(() => person.status()).toBe('Black wins by resignation.');
});

test.each([
  ['a phone on its side', { width: 844, height: 390 }],
  ['a desktop at 200 % zoom', { width: 720, height: 450 }],
])('%s has the board and everything to do above the fold', async (_, viewport) => {
  const low = new Person(await house.tab({ viewport }), house);
  await low.begin({ game: 'Chess', clock: '5 min + 3 s per move' });
  await low.move('e2e4');
  await expect
    .poll(async () => (await low.page.locator('.board').boundingBox())!.height)
    .toBeGreaterThan(viewport.height - 90);
  for (const name of ['Take back', 'Hint', 'Resign', 'New game'])
    await expect
      .poll(() =>
        low.page.getByRole('button', { name, exact: true }).evaluate(button => {
          const { top, bottom } = button.getBoundingClientRect();
          return top >= 0 && bottom <= window.innerHeight;
        }),
      )
      .toBe(true);
  await expect.poll(() => low.page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)).toBe(0);
});

test('on a phone the letters of the files stand above the pieces', async () => {
  const small = new Person(await house.tab({ viewport: phone }), house);
  await small.begin({ game: 'Chess' });
  for (const part of ['coords.bottom', 'cg-board piece'])
    await small.page.locator(part).first().waitFor({ state: 'attached' });
  const layers = await small.page.evaluate(() =>
    ['coords.bottom', 'cg-board piece'].map(name => Number(getComputedStyle(document.querySelector(name)!).zIndex)),
  );
  expect(layers[0]).toBeGreaterThan(layers[1]!);
});

test('what the opponent thinks best so far is its own, until somebody wants the curves', async () => {
  const { page } = person;
  await person.begin({ game: 'Chess', seat: 'White', isSlow: true });
  await person.move('e2e4');
  await person.waitForStatus('Thinking');
  // The search has told something, and none of it is on the screen.
  await page.getByRole('button', { name: 'Machine room' }).click();
  await page.locator('.live dd', { hasText: /\d/ }).first().waitFor();
  expect(await person.status()).not.toContain('best so far');
  await page.getByRole('button', { name: 'Curves' }).click();
  await person.waitForStatus('best so far');
  await person.press('Stop');
});

test('a premove is played when the turn comes; without premoves a move out of turn is none', async () => {
  const { page } = person;
  const answerToMoveOutOfTurn = async (isOn: boolean) => {
    await person.visit('/settings');
    await page.getByRole('switch', { name: /^Premoves/ }).setChecked(isOn);
    await person.begin({ game: 'Chess', seat: 'White', isSlow: true });
    await person.move('e2e4');
    await person.waitForStatus('Thinking');
    await person.click('d2');
    await person.click('d4');
    await person.press('Stop');
    await person.waitForPly(2);
  };
  await answerToMoveOutOfTurn(true);
  await person.waitForPly(3);
  await expect.poll(() => person.square('d4')).toContain('pawn');
  await answerToMoveOutOfTurn(false);
  await person.waitForStatus('Your move');
  await expect.poll(() => person.plies()).toBe(2);
});

test('moves and captures are heard if sounds are on, and only then', async () => {
  const { page } = person;
  await hearTones(page);
  await person.begin({ game: 'Chess' });
  await person.move('e2e4');
  expect(await tonesOf(page)).toEqual([]);
  await page.keyboard.press('m');
  await person.move('d7d5');
  await expect.poll(() => tonesOf(page)).toEqual(tones.move);
  await person.move('e4d5');
  await expect.poll(() => tonesOf(page)).toEqual([...tones.move, ...tones.capture]);
  await page.keyboard.press('m');
  await person.move('d8d5');
  expect(await tonesOf(page)).toEqual([...tones.move, ...tones.capture]);
});

test('a check and the end have sounds of their own, and all can be tried', async () => {
  const { page } = person;
  await hearTones(page);
  await person.begin({ game: 'Chess' });
  await person.moves('e2e4 f7f5');
  await page.keyboard.press('m');
  await person.move('d1h5');
  await expect.poll(() => tonesOf(page)).toEqual(tones.check);
  await person.resign();
  await expect.poll(() => tonesOf(page)).toEqual([...tones.check, ...tones.end]);
  await person.visit('/settings');
  await person.press('Listen');
  const { move, capture, check, lowTime, end } = tones;
  await expect.poll(() => tonesOf(page)).toEqual([...move, ...capture, ...check, ...lowTime, ...end]);
});

test('there are five boards, each with colors of its own', async () => {
  await person.visit('/settings');
  const boards = person.page.getByRole('group', { name: 'Board', exact: true }).locator('[data-board]');
  await expect.poll(() => boards.count()).toBe(5);
  const colors = await boards.evaluateAll(list =>
    list.map(board => getComputedStyle(board.querySelector('.mini-board')!).background),
  );
  expect(new Set(colors).size).toBe(5);
});

test('pieces glide or jump, as wanted', async () => {
  const lively = new Person(await house.tab({ reducedMotion: 'no-preference' }), house);
  const { page } = lively;
  const glides = async (animation: string) => {
    await lively.visit('/settings');
    await page.getByRole('radio', { name: animation, exact: true }).check({ force: true });
    await lively.begin({ game: 'Chess' });
    await page.evaluate(() => {
      const seen = { glided: false };
      Object.assign(window, { seen });
      const look = () => (seen.glided ||= document.querySelector('piece.anim') !== null);
      new MutationObserver(look).observe(document.querySelector('.board')!, { subtree: true, attributes: true });
    });
    await lively.move('e2e4');
    await lively.waitForSquare('e4', 'white pawn');
    return page.evaluate(() => (window as unknown as { seen: { glided: boolean } }).seen.glided);
  };
  expect(await glides('Slow')).toBe(true);
  expect(await glides('Off')).toBe(false);
});
