import type { Page, WebSocketRoute } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { cutTexts } from './support/cut';
import { desktop, type House, windows } from './support/house';
import { speakLongest } from './support/longest';
import { Person } from './support/person';
import { keepPicture } from './support/pictures';
import { fillExercise, treeIsThere } from './scenes/xray';
import { withHouse } from './support/stage';

let house: House;
/// Who reads the longest of all texts. German is not the longest language everywhere.
let person: Person;
let page: Page;
/// Who sets things up, in English.
let other: Person;

withHouse(opened => (house = opened), ['--listen', '0.0.0.0']);

beforeEach(async () => {
  page = await house.tab({ locale: 'de-DE' });
  await speakLongest(page);
  person = new Person(page, house);
  other = new Person(await house.tab(), house);
});

async function nothingIsCut(where: string): Promise<void> {
  await expect.poll(() => cutTexts(page), { message: where }).toEqual([]);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    where,
  ).toBeLessThanOrEqual(0);
  await keepPicture(page, where);
}

/// In every window, one after the other: a page keeps up with its window. `act` is what is done in each before one looks.
async function nowhereIsAnythingCut(where: string, act?: (look: (what: string) => Promise<void>) => Promise<void>) {
  for (const [name, viewport] of windows) {
    await page.setViewportSize(viewport);
    const look = (what: string) => nothingIsCut(`${what}, on ${name}`);
    await (act ? act(look) : look(where));
  }
  await page.setViewportSize(desktop);
}

/// The parts of a panel that a small window shows one at a time.
const everyTab = (where: string) =>
  nowhereIsAnythingCut(where, async look => {
    await look(where);
    const tabs = page.locator('.panel > .tabs [role="tab"]:visible');
    for (let tab = 0; tab < (await tabs.count()); tab += 1) {
      await tabs.nth(tab).click();
      await look(`${where}, tab ${tab}`);
    }
  });

/// The game that is open at the other's.
async function visitTheSameGame(): Promise<void> {
  await person.visit(new URL(other.page.url()).pathname);
  await page.locator('.board').first().waitFor();
}

/// Picks the opponent with the longest name in a form or in the list of them.
async function pickLongestOpponent(): Promise<void> {
  const names = await page.locator('dialog .opponent-name').allInnerTexts();
  const longest = names.reduce((one, name) => (name.length > one.length ? name : one), '');
  await page.locator('dialog .opponent-row label').nth(names.indexOf(longest)).click();
}

/// The longest of all texts is not cut off, whatever the window.

test('where games are chosen and explained', async () => {
  await person.visit();
  await page.locator('.card').first().waitFor();
  await nowhereIsAnythingCut('games to choose from');
  // On phones the games that only Rookery has are on the first screen, each with its name.
  for (const [name, viewport] of windows.filter(([, { width }]) => width < 500)) {
    await page.setViewportSize(viewport);
    const unseen = () =>
      page.evaluate(() => {
        const rail = document.querySelector('.rail')!.getBoundingClientRect();
        const titles = Array.from(document.querySelectorAll('.card-title')).slice(0, 3);
        return titles
          .filter(title => title.getBoundingClientRect().bottom > rail.top - 20)
          .map(title => title.textContent);
      });
    await expect.poll(unseen, { message: `out of sight on ${name}` }).toEqual([]);
  }
  await page.setViewportSize(desktop);
  const cards = await page.locator('.card').count();
  for (let card = 0; card < cards; card += 1) {
    await page.locator('.card-rules button').nth(card).click();
    await page.locator('dialog .rules li').first().waitFor();
    await nowhereIsAnythingCut(`rules ${card}`);
    await page.keyboard.press('Escape');
    await page.locator('.card-button').nth(card).click();
    await page.locator('dialog .button.main').waitFor();
    await nowhereIsAnythingCut(`form ${card}`);
    await page.keyboard.press('Escape');
  }
  await page.locator('.chosen-opponent').click();
  await page.locator('dialog .opponent').first().waitFor();
  await nowhereIsAnythingCut('opponents');
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await page.locator('dialog').waitFor();
  await nowhereIsAnythingCut('keys');
  await page.keyboard.press('Escape');
  await page.locator('.rail-tools button:has(.lucide-qr-code)').click();
  await page.locator('dialog .invite-address').waitFor();
  await nowhereIsAnythingCut('another device');
});

test('where a position is none, and a game waits to go on', async () => {
  for (const game of ['Chess', 'Team bughouse', 'Wolf and sheep']) {
    await other.visit();
    const titles = await other.page.locator('.card-title').allInnerTexts();
    await person.visit();
    await page.locator('.card-button').nth(titles.indexOf(game)).click();
    await page.locator('dialog .setup-position summary').click();
    await page.locator('dialog input[name="text"]').fill('8/8/8/8/8/8/8/8/8 w - - 0 1');
    await page.locator('dialog .button.main').click();
    await page.locator('dialog .setup-problem').waitFor();
    await nowhereIsAnythingCut(`a form with a position that is none, ${game}`, async look => {
      // Why it is none is in sight without scrolling.
      const isInSight = () =>
        page.locator('dialog .setup-problem').evaluate(element => {
          const { left, top, width, height } = element.getBoundingClientRect();
          return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
        });
      await expect.poll(isInSight).toBe(true);
      await look(`a form with a position that is none, ${game}`);
    });
    await page.keyboard.press('Escape');
  }
  for (const [game, move] of [
    ['Chess', 'e2e4'],
    ['Team bughouse', 'e2e4'],
  ] as const) {
    await other.begin({ game, seat: 'Both' });
    await other.move(move);
    await person.visit();
    await page.locator('.continue').waitFor();
    await nowhereIsAnythingCut(`a game to be continued, ${game}`);
  }
});

test('without a connection, and where the page is older than the program', async () => {
  await other.begin({ game: 'Chess' });
  await visitTheSameGame();
  await house.kill();
  const pill = page.locator('.pill');
  await pill.waitFor();
  await nowhereIsAnythingCut('a lost connection');
  const lost = await pill.innerText();
  // It lies above nothing that says how things stand.
  for (const [name, viewport] of windows) {
    await page.setViewportSize(viewport);
    const overlap = () =>
      page.evaluate(() => {
        const [pill, ...others] = ['.pill', '.status-words', '.controls', '.boards cg-board'].map(part =>
          document.querySelector(part)!.getBoundingClientRect(),
        );
        return others.filter(
          other =>
            pill!.left < other.right &&
            pill!.right > other.left &&
            pill!.top + 2 < other.bottom &&
            pill!.bottom - 2 > other.top,
        ).length;
      });
    await expect.poll(overlap, { message: `what is covered on ${name}` }).toBe(0);
  }
  await page.setViewportSize(desktop);
  await person.click('e2');
  await person.click('e4');
  await expect.poll(() => pill.innerText()).not.toBe(lost);
  await nowhereIsAnythingCut('a lost connection, and a move');
  await house.start();
  await person.waitForPly(1);
  await pill.waitFor({ state: 'detached' });

  // When it comes back there is a program of another version, which refuses the first word of this page.
  let connection: WebSocketRoute | null = null;
  await page.routeWebSocket(/\/ws/, socket => {
    if (connection)
      return socket.onMessage(() => socket.send(JSON.stringify({ type: 'refused', reason: '', reload: true })));
    connection = socket;
    connection.connectToServer();
  });
  await visitTheSameGame();
  await connection!.close();
  await page.locator('.pill[role="alert"]').waitFor();
  await nowhereIsAnythingCut('a page that is too old');
});

test('where somebody gentler is offered', async () => {
  for (let game = 0; game < 3; game += 1) {
    await person.visit();
    await page.locator('.choose-now .button.main').click();
    await page.waitForURL(/\/play\//);
    await page.locator('.board').waitFor();
    await person.move('e2e4');
    await person.waitForPly(2);
    await person.resign();
    await page.locator('.game-over').waitFor();
  }
  await page.locator('.offer').waitFor();
  await everyTab('an offer');
});

test('in a game with clocks, with what is asked in it and what goes on inside', async () => {
  // A question waits until it has been read.
  await page.addInitScript(() => {
    const usual = window.setTimeout;
    const patient = (handler: () => void, time = 0) => usual(handler, time === 4000 ? 1e9 : time);
    window.setTimeout = patient as typeof window.setTimeout;
  });
  await person.visit('/settings');
  await page.locator('.settings').waitFor();
  await nowhereIsAnythingCut('settings');
  await page.locator('section[aria-labelledby="settings-play"] [role="switch"]').first().check();

  await other.begin({ game: 'Chess', seat: 'White', depth: 2, clock: '30 min + 20 s per move' });
  await visitTheSameGame();
  await person.click('e2');
  await person.click('e4');
  await page.locator('.status.proposal').waitFor();
  await nowhereIsAnythingCut('a move to be confirmed');
  await page.locator('.status.proposal .button.main').click();
  await person.waitForPly(2);
  await page.locator('.panel-engine .fold').click();
  await page.locator('.counts-ask .button').click();
  await page.locator('.counts tbody tr').nth(2).waitFor({ state: 'attached' });
  await everyTab('the machine room');
  await page.locator('.strip-opponent, .strip-name').first().waitFor();
  await page.locator('.controls .button').nth(4).click();
  await page.locator('.controls .button.danger').waitFor();
  await nowhereIsAnythingCut('whether to resign');
  await page.locator('.controls .button.danger').click();
  await page.locator('.game-over').waitFor();
  await everyTab('after resigning');
});

test('against an opponent, and where a pawn arrives', async () => {
  await person.visit();
  await page.locator('.chosen-opponent').click();
  await page.locator('dialog .opponent').first().waitFor();
  await pickLongestOpponent();
  await page.keyboard.press('Escape');
  await page.locator('.choose-now .button.main').click();
  await page.locator('.board').waitFor();
  await person.move('e2e4');
  await person.waitForPly(2);
  await everyTab('a game');
  await page.locator('.strip-opponent').click();
  await page.locator('dialog .opponent').first().waitFor();
  await nowhereIsAnythingCut('another opponent');
  await page.keyboard.press('Escape');

  await other.begin({ game: 'Chess', position: '8/P6k/8/8/8/8/7K/8 w - - 0 1' });
  await visitTheSameGame();
  await person.click('a7');
  await person.click('a8');
  await page.locator('.promotion').waitFor();
  await nowhereIsAnythingCut('a promotion');
});

test('where a game has turned', async () => {
  const position = 'rnbqkbnr/pppp1ppp/8/4p3/8/5P2/PPPPP1PP/RNBQKBNR w KQkq - 0 2';
  await other.begin({ game: 'Chess', seat: 'White', depth: 4, position });
  await other.move('g2g4');
  await other.page.locator('.turning-point h3').waitFor();
  await visitTheSameGame();
  await page.locator('.turning-point h3').waitFor();
  await everyTab('the turning point');
});

test('where a wolf and sheep play, and in a game with reserves', async () => {
  await other.begin({ game: 'Wolf and sheep', seat: 'Sheep', options: { Board: '12 × 12' } });
  await other.waitForPly(1);
  await visitTheSameGame();
  await everyTab('wolf and sheep');
  await person.resign();
  await page.locator('.game-over').waitFor();
  await everyTab('wolf and sheep, over');

  await other.begin({ game: 'Crazyhouse', seat: 'White', clock: '5 min + 3 s per move' });
  await visitTheSameGame();
  await everyTab('crazyhouse');
  await other.begin({ game: 'Three-check', seat: 'White', clock: '5 min + 3 s per move' });
  await visitTheSameGame();
  await everyTab('three-check');
});

test('where teams play, on up to eight boards', async () => {
  const setUp = async () => {
    await person.visit();
    await page.locator('.card-button', { hasText: /bughouse|tandem/i }).click();
    await page.locator('dialog .button.main').waitFor();
  };
  const boards = page.locator('dialog select:has(option[value="8"])');
  for (const count of [2, 3, 4, 8]) {
    await setUp();
    await pickLongestOpponent();
    await boards.selectOption(String(count));
    await page.locator('dialog .button.main').click();
    await page
      .locator('.board')
      .nth(count - 1)
      .waitFor();
    await everyTab(`bughouse on ${count} boards`);
  }
  await setUp();
  await page.locator('dialog .setup-partner select').selectOption('ours');
  await boards.selectOption('3');
  await page.locator('dialog .setup-partner select').nth(1).waitFor();
  await nowhereIsAnythingCut('a form with a partner');
  await boards.selectOption('2');
  await page.locator('dialog .button.main').click();
  await page.locator('.partner-control').waitFor();
  await everyTab('bughouse with a partner');
});

test('among the games', async () => {
  for (const game of ['Team bughouse', 'King of the hill', 'Three-check']) {
    await other.begin({ game });
    await other.move('a2a3');
  }
  await person.visit('/games');
  await page.locator('.empty, .stored').first().waitFor();
  await nowhereIsAnythingCut('games that were played');
  await page.locator('.games-tools .button').nth(1).click();
  await page.locator('.paste-form').waitFor();
  await nowhereIsAnythingCut('games to be pasted');
  const many = Array.from(
    { length: 30 },
    (_, at) => `[White "Anna ${at}"]\n[Black "Boris"]\n\n1. e4 e5 2. Nf3 Nc6 1-0\n\n`,
  );
  const wrong = '[White "Carl"]\n[Black "Dora"]\n\n1. d4 d5 2. Qxd5 *\n\n1. e4 {';
  await page.locator('.paste-form textarea').fill(many.join('') + wrong);
  await page.locator('.paste-form .button.main').click();
  await page.locator('.import-problems li').nth(1).waitFor();
  await page.locator('.stored').nth(1).waitFor();
  // What has been in sight in a wide window does not ask for as much room in a narrow one.
  for (const end of ['last', 'first'] as const) await page.locator('.stored')[end]().scrollIntoViewIfNeeded();
  await nowhereIsAnythingCut('games that were imported', async look => {
    const widest = () =>
      page.evaluate(() =>
        Math.max(...Array.from(document.querySelectorAll('.stored'), row => row.getBoundingClientRect().right)),
      );
    await expect.poll(async () => (await widest()) <= page.viewportSize()!.width).toBe(true);
    await look('games that were imported');
  });
  await page.locator('.stored-choice input').first().check();
  await page.locator('.choice-bar').waitFor();
  await nowhereIsAnythingCut('games that were picked');
  await nowhereIsAnythingCut('games by filter', async look => {
    const toggle = page.locator('.filter-toggle[aria-expanded="false"]:visible');
    if ((await toggle.count()) > 0) await toggle.click();
    await look('games by filter');
  });
});

test('where one trains', async () => {
  await person.visit('/train');
  await page.locator('main h1, main h2').first().waitFor();
  await nowhereIsAnythingCut('nothing to train');
  const game = '1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7#';
  await other.visit('/analyse');
  await other.page.locator('.board').waitFor();
  await other.paste(game);
  await other.page.locator('.tree .move').nth(6).waitFor({ state: 'attached' });
  await other.report(game);
  await person.visit('/train');
  await page.locator('.exercise-verdict').waitFor();
  await nowhereIsAnythingCut('an exercise');
});

test('in a class', async () => {
  await person.visit('/class?teach');
  await page.locator('.class-question-fields').first().waitFor();
  await nowhereIsAnythingCut('an exercise of a class');
  await other.visit('/class?teach');
  await fillExercise(other);
  await other.press('Collect answers here');
  await other.page.locator('.invite-address').waitFor();

  await person.visit('/class');
  await page.locator('.class-join input').waitFor();
  await nowhereIsAnythingCut('the door of a class');
  await page.locator('.class-join input').fill('Anna');
  await page.locator('.class-join .button.main').click();
  await page.locator('.class-question').first().waitFor();
  await nowhereIsAnythingCut('a class');
  await page.locator('.class-question').first().locator('input').fill('3');
  await page.locator('.class-question').first().locator('.button.main').click();
  await page.locator('.class-question .class-state').waitFor();
  await nowhereIsAnythingCut('a class with an answer');

  await other.page.locator('.class-table tbody tr').first().waitFor();
  await person.visit('/class?teach');
  await page.locator('.class-table tbody tr').first().waitFor();
  await nowhereIsAnythingCut('the answers of a class');
});

test('in an analysis, with what was played before and what is set up', async () => {
  await person.visit('/analyse');
  await page.locator('.board').waitFor();
  await person.paste('1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7#');
  await page.locator('.tree .move').nth(6).waitFor({ state: 'attached' });
  await nowhereIsAnythingCut('analysis', async look => {
    for (const tab of ['moves', 'engine', 'report', 'games']) {
      const button = page.locator(`.analysis-tabs .tab-${tab}`);
      if (!(await button.isVisible())) continue;
      await button.click();
      // Nobody looks for something at the side of a panel.
      const aside = () =>
        page.evaluate(() =>
          Array.from(document.querySelectorAll('.panel > *, .panel-body > *'))
            .filter(part => part.checkVisibility() && part.scrollWidth > part.clientWidth + 1)
            .map(part => part.className),
        );
      await expect.poll(aside, { message: `at the side of ${tab}` }).toEqual([]);
      await look(tab);
    }
  });
  // Nothing can be shared before the server has told all about the position.
  await page.locator('.controls .button').nth(3).and(page.locator(':enabled')).waitFor();
  for (const [key, name] of [
    ['s', 'share'],
    ['o', 'open'],
  ] as const) {
    await page.keyboard.press(key);
    await page.locator('dialog').waitFor();
    await nowhereIsAnythingCut(name);
    await page.keyboard.press('Escape');
    await page.locator('dialog').waitFor({ state: 'detached' });
  }
  for (const game of ['chess', 'crazyhouse', 'bughouse', 'wolf-sheep']) {
    await person.visit(`/analyse?game=${game}`);
    await page.locator('.controls .button').nth(3).and(page.locator(':enabled')).waitFor();
    await page.locator('.controls .button').nth(1).click();
    await page.locator('.palette').first().waitFor();
    await nowhereIsAnythingCut(`the editor of ${game}`);
  }
});

test('in the lab', async () => {
  await person.visit('/lab');
  const tabs = page.locator('main [role="tab"]');
  await tabs.first().waitFor();
  for (let tab = 0; tab < (await tabs.count()); tab += 1) {
    await tabs.nth(tab).click();
    await nowhereIsAnythingCut(`lab ${tab}`);
    const exhibits = page.locator('.exhibit-list button');
    for (let exhibit = 0; exhibit < (await exhibits.count()); exhibit += 1) {
      await exhibits.nth(exhibit).click();
      await nowhereIsAnythingCut(`exhibit ${exhibit}`);
    }
  }
});

test('in a tree, compared and raced', async () => {
  await person.visit(`/xray?game=tree&text=${encodeURIComponent('((3 12 8) (2 4 6) (14 5 2))')}`);
  await treeIsThere(person);
  const tabs = page.locator('.xray-panel [role="tab"]');
  for (const [tab, name] of ['a node', 'counts', 'compare', 'race', 'an exercise'].entries()) {
    await tabs.nth(tab).click();
    await nowhereIsAnythingCut(name);
  }
  await tabs.nth(2).click();
  await page.locator('.xray-panel .panel-body .button').first().click();
  await page.locator('.xray-bars dd').first().waitFor();
  await nowhereIsAnythingCut('searches that are compared');
  await tabs.nth(3).click();
  await page.locator('.xray-race .button').first().click();
  await page.locator('.race-lane.arrived[data-search="minimax"]').waitFor();
  await nowhereIsAnythingCut('a race');
});

test('in lessons', async () => {
  for (const [lesson, exercise] of [
    ['tree', 5],
    ['minimax', 6],
    ['cut', 6],
    ['window', 7],
    ['order', 5],
    ['horizon', 5],
    ['deepening', 4],
    ['table', 4],
    ['reductions', 5],
    ['modern', 5],
  ] as const)
    for (const part of [1, exercise]) {
      await person.visit(`/xray?lesson=${lesson}&part=${part}`);
      await treeIsThere(person);
      await nowhereIsAnythingCut(`${lesson} ${part}`);
    }
});
