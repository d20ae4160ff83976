import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { problems } from './support/axe';
import { cutTexts } from './support/cut';
import { appearances, type House, program, windows } from './support/house';
import { Person } from './support/person';
import { withHouse } from './support/stage';

// The panels of an analysis in every light and on every screen, and without a mouse: what other engines say, what was played
// in stored games, and what leaves the page.

let house: House;

withHouse(opened => {
  house = opened;
  execFileSync(program, ['engine', 'add', 'Twin', program, '--data', house.folder]);
});

const sideways = { width: 844, height: 390 };
const looks = [...appearances, ['light', sideways], ['dark', sideways]] as const;

const games = `[White "Anna"]
[Black "Boris"]
[WhiteElo "2000"]
[BlackElo "1900"]
[Date "2021.03.04"]
[Result "1-0"]

1. d4 Nf6 2. c4 e6 1-0

[White "Clara"]
[Black "David"]
[Date "2019.01.02"]
[Result "1/2-1/2"]

1. d4 d5 2. c4 1/2-1/2
`;

let hasGames = false;
async function importGames(person: Person): Promise<void> {
  if (hasGames) return;
  const file = join(house.folder, 'games.pgn');
  writeFileSync(file, games);
  await person.visit('/games');
  const [chooser] = await Promise.all([person.page.waitForEvent('filechooser'), person.press('Import')]);
  await chooser.setFiles(file);
  await person.page.locator('.import-words').waitFor();
  hasGames = true;
}

let person: Person;
const panel = () => person.page.locator('.engine');
const explorer = () => person.page.getByRole('region', { name: 'Games with this position' });
const row = (move: string) => explorer().locator('.explorer-moves tr', { hasText: move });
const said = () => panel().locator('.engine-conversation');

async function open(options: Parameters<House['tab']>[0] = {}): Promise<void> {
  person = new Person(await house.tab(options), house);
  await importGames(person);
  await person.visit('/analyse');
  await person.page.locator('.board').first().waitFor();
}

/// On a desktop the engine has no tab of its own.
async function toTab(name: string): Promise<void> {
  await person.page.getByRole('tab', { name: 'Games', exact: true }).waitFor();
  const tab = person.page.getByRole('tab', { name, exact: true });
  if (await tab.isVisible()) await tab.click();
}

/// Nothing serious for axe, nothing cut off, and nothing to scroll to the side.
async function looksWell(): Promise<void> {
  expect(await problems(person.page)).toEqual([]);
  await expect.poll(() => cutTexts(person.page)).toEqual([]);
  const beyond = () => person.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.poll(beyond).toBeLessThanOrEqual(0);
}

describe.each(looks)('%s, %o', (colorScheme, viewport) => {
  beforeEach(() => open({ colorScheme, viewport }));

  test('what two engines say can be read', async () => {
    await toTab('Engine');
    await panel().getByRole('switch').check();
    await panel().getByLabel('Another engine beside Rookery').selectOption('Twin');
    for (const name of ['Rookery', 'Twin'])
      await panel().getByRole('region', { name, exact: true }).locator('.engine-line .move').first().waitFor();
    await said().locator('summary').click();
    await said().getByRole('log', { name: 'What is said to the engine and by it' }).waitFor();
    await looksWell();
  });

  test('what was played in stored games can be read', async () => {
    await toTab('Games');
    await row('d4').waitFor();
    await row('d4').getByRole('button').scrollIntoViewIfNeeded();
    await looksWell();
  });

  test('what leaves the page can be reached', async () => {
    await person.page.getByRole('group', { name: 'Controls' }).getByRole('button', { name: 'Share' }).click();
    const dialog = person.page.getByRole('dialog', { name: 'Share' });
    await looksWell();
    const box = (await dialog.boundingBox())!;
    expect(box.y).toBeGreaterThanOrEqual(0);
    expect(box.y + box.height).toBeLessThanOrEqual(viewport.height);
    await dialog.getByRole('button', { name: 'Save GIF' }).scrollIntoViewIfNeeded();
    expect(await dialog.getByRole('button', { name: 'Save GIF' }).isVisible()).toBe(true);
  });
});

describe.each(windows)('on %s', (_, viewport) => {
  const isWithin = async (part: Locator, whole: Locator) => {
    const [inner, outer] = [(await part.boundingBox())!, (await whole.boundingBox())!];
    expect(inner.x).toBeGreaterThanOrEqual(outer.x);
    expect(inner.x + inner.width).toBeLessThanOrEqual(outer.x + outer.width);
  };

  test('the button for the threat stays in the panel, whatever the score', async () => {
    await open({ viewport });
    await toTab('Engine');
    await panel().getByRole('switch').check();
    for (const [position, score] of [
      ['6k1/5ppp/8/8/8/8/8/3R2K1 w - - 0 1', '#1'],
      ['3R2k1/5ppp/8/8/8/8/8/6K1 b - - 1 1', '1–0'],
    ] as const) {
      await person.paste(position);
      const best = panel().locator('.engine-best', { hasText: score });
      await best.waitFor();
      // As wide as −12.34 would be.
      await expect.poll(() => best.evaluate(element => element.clientWidth)).toBeGreaterThanOrEqual(60);
      await isWithin(
        panel().getByRole('button', { name: 'Show the threat' }),
        person.page.locator('.panel-engine-lines'),
      );
      await looksWell();
    }
  });

  test('how fast the engine is, and that the game is on the clipboard, can be read', async () => {
    await open({ viewport, permissions: ['clipboard-read', 'clipboard-write'] });
    await toTab('Engine');
    await panel().getByRole('switch').check();
    await panel().locator('.engine-facts', { hasText: 'nodes/s' }).waitFor();
    await looksWell();
    await person.page.getByRole('group', { name: 'Controls' }).getByRole('button', { name: 'Share' }).click();
    await person.press('Copy PGN');
    await person.waitForStatus('The game is on the clipboard, with variations and comments.');
    await looksWell();
  });

  test('a position can be laid out', async () => {
    await open({ viewport });
    await person.page.getByRole('group', { name: 'Controls' }).getByRole('button', { name: 'Edit' }).click();
    const editor = person.page.getByRole('complementary', { name: 'Position editor' });
    await editor.waitFor();
    for (const game of ['Chess', 'Crazyhouse', 'Three-check']) {
      await editor.getByLabel('Game', { exact: true }).selectOption({ label: game });
      await looksWell();
      for (const name of ['Cancel', 'Analyze this position']) {
        const button = editor.getByRole('button', { name });
        await button.scrollIntoViewIfNeeded();
        const box = (await button.boundingBox())!;
        expect(box.y, name).toBeGreaterThanOrEqual(0);
        expect(box.y + box.height, name).toBeLessThanOrEqual(viewport.height);
      }
    }
    // From the palette to the board, which are both in sight.
    await person.press('Analyze this position');
    await editor.waitFor({ state: 'detached' });
  });
});

describe('with the keyboard alone', () => {
  const press = (key: string) => person.page.keyboard.press(key);
  /// Goes on with the tabulator until it is there.
  const tabTo = async (wanted: Locator) => {
    for (let presses = 0; presses < 400; presses += 1) {
      if (await wanted.evaluate(element => element === document.activeElement)) return;
      await press('Tab');
    }
    throw new Error('the tabulator does not lead there');
  };

  beforeEach(() => open());

  test('another engine is chosen, and its conversation read', async () => {
    await press('Space');
    await tabTo(panel().getByLabel('Another engine beside Rookery'));
    await press('ArrowDown');
    await panel().getByRole('region', { name: 'Twin', exact: true }).locator('.engine-line .move').first().waitFor();
    await said().locator('summary').waitFor();
    await tabTo(said().locator('summary'));
    await press('Enter');
    await tabTo(said().getByRole('log'));
  });

  test('a move of the explorer is played, and a game of it opened', async () => {
    await tabTo(person.page.getByRole('tab', { name: 'Games' }));
    await press('Enter');
    await row('d4').waitFor();
    await tabTo(row('d4').getByRole('button'));
    await press('Enter');
    await row('Nf6').waitFor();
    await tabTo(explorer().getByRole('link', { name: 'Clara – David' }));
    await press('Enter');
    await person.page.locator('.analysis-title', { hasText: 'Clara – David' }).waitFor();
  });

  test('the window for sharing takes the focus and gives it back', async () => {
    const flip = person.page.getByRole('group', { name: 'Controls' }).getByRole('button', { name: 'Flip' });
    await tabTo(flip);
    await press('s');
    const dialog = person.page.getByRole('dialog', { name: 'Share' });
    await dialog.waitFor();
    await tabTo(dialog.getByRole('button', { name: 'Save SVG' }));
    await press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => flip.evaluate(element => element === document.activeElement)).toBe(true);
  });
});
