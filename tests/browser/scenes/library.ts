import { manyGames, twoHundredGames } from '../support/game_files';
import type { Person, Scene } from '../support/person';

/// Games and the lab.

async function importFile(person: Person, name: string, text: string): Promise<void> {
  const [chooser] = await Promise.all([person.page.waitForEvent('filechooser'), person.press('Import')]);
  await chooser.setFiles({ name, mimeType: 'application/x-chess-pgn', buffer: Buffer.from(text) });
}

const settled = (person: Person, words: string | RegExp) =>
  person.page.locator('.lab-results [role="status"]', { hasText: words }).waitFor();

const broken =
  '[Event "Club evening"]\n[White "Depth 4"]\n[Black "Depth 6"]\n\n1. e4 e5 2. Qxe5 Nf6 1-0\n\n' +
  '[Event "Club evening"]\n\n1. e4 {never closed\n\n[Event "Club evening"]\n[Variant "Ludo"]\n\n1. e4 *\n';

let games = '';

async function openExhibit(person: Person, name = 'Wolf and sheep'): Promise<void> {
  await person.visit('/lab');
  await person.page.getByRole('tab', { name: 'Exhibits' }).click();
  await person.page.getByRole('button', { name }).click();
}

async function measureFigure(person: Person, figure: string): Promise<void> {
  const row = person.page.locator(`[data-figure="${figure}"]`);
  await row.getByRole('button', { name: 'Measure' }).click();
  await row.getByRole('status').waitFor();
}

export const libraryScenes: Record<string, Scene> = {
  'games-list': async person => {
    // The names of the tests are there to be difficult.
    games ||= twoHundredGames()
      .replace(/Größe \\"6\\"/g, 'Depth 6')
      .replace(/Tiefe\\\\4/g, 'Depth 4');
    await person.visit('/games');
    await importFile(person, 'tournament.pgn', games);
    await person.page.locator('.import-words').waitFor();
    await person.press('Close');
    await person.page.locator('.stored').nth(5).waitFor();
  },
  'games-chosen': async person => {
    await person.visit('/games');
    const filters = person.page.getByRole('button', { name: 'Filters' });
    if (await filters.isVisible()) await filters.click();
    await person.page.getByLabel('Game', { exact: true }).selectOption('wolf-sheep');
    for (const row of [0, 2]) await person.page.locator('.stored').nth(row).getByRole('checkbox').check();
    await person.page.locator('.choice-bar').getByRole('button', { name: 'Tag' }).click();
    await person.page.locator('.tag-form input').fill('for the lesson');
    await person.page.keyboard.press('Enter');
    await person.page.locator('.tag').first().waitFor();
  },
  'games-import': async person => {
    await person.visit('/games');
    await importFile(person, 'club.pgn', broken);
    await person.page.locator('.import-problems').waitFor();
  },
  'games-importing': async person => {
    await person.visit('/games');
    await importFile(person, 'large.pgn', manyGames(6000));
    await person.page.locator('.import-card', { hasText: 'games imported' }).waitFor();
  },
  'games-deleted': async person => {
    await person.visit('/games');
    await person.page.locator('.stored').first().getByRole('button', { name: 'Delete' }).click();
    await person.page.locator('.undo').waitFor();
  },
  'lab-nodes': async person => {
    await person.visit('/lab');
    await person.press('Count nodes');
    await settled(person, 'Done.');
  },
  'exhibit-squares': async person => {
    await openExhibit(person);
    const squares = person.page.locator('.squares');
    await squares.getByRole('button', { name: 'Color the squares' }).click();
    await squares.getByRole('slider').fill('20');
    await squares.getByText('Plies played: 20 of 44').waitFor();
    await person.page.locator('.squares[aria-busy="false"]').scrollIntoViewIfNeeded();
  },
  'exhibit-card': async person => {
    await openExhibit(person);
    const card = person.page.locator('.machine-card');
    await card.getByRole('button', { name: 'Measure all three' }).click();
    await card.getByRole('button', { name: 'Save PNG' }).scrollIntoViewIfNeeded();
  },
  'exhibit-rules': async person => {
    await openExhibit(person, 'Pawns and kings');
    const figure = person.page.locator('[data-figure="pawns-kings/rules"]');
    await figure.getByRole('button', { name: 'Measure' }).click();
    await figure.locator('.overlay-plot').first().waitFor();
    await figure.getByRole('group').scrollIntoViewIfNeeded();
  },
  'exhibit-xboard': async person => {
    await openExhibit(person, 'Chess engine with XBoard');
    await measureFigure(person, 'xboard/speed');
  },
  'exhibit-ladder': async person => {
    await openExhibit(person, 'Chess engine with XBoard');
    await measureFigure(person, 'xboard/ladder');
    await person.page.locator('.exhibit-picture').scrollIntoViewIfNeeded();
  },
  'exhibit-counts': async person => {
    await openExhibit(person);
    await measureFigure(person, 'wolf-sheep/counts-minimax');
    await measureFigure(person, 'wolf-sheep/counts-simple');
    await person.page.locator('[data-figure="wolf-sheep/counts-minimax"] h3').scrollIntoViewIfNeeded();
  },
  'exhibit-proof': async person => {
    await openExhibit(person);
    await measureFigure(person, 'wolf-sheep/prove-18');
    await person.page.locator('.exhibit-picture').scrollIntoViewIfNeeded();
  },
  'exhibit-sets': async person => {
    await openExhibit(person, 'Pawns and kings');
    await measureFigure(person, 'pawns-kings/set-pawn');
    await person.page.locator('[data-figure="pawns-kings/set-pawn"]').scrollIntoViewIfNeeded();
  },
  'exhibit-pawns-kings': person => openExhibit(person, 'Pawns and kings'),
  'exhibit-captures': async person => {
    await openExhibit(person, 'Chess with captures first');
    await measureFigure(person, 'captures-first/nine');
  },
  'exhibit-bughouse': person => openExhibit(person, 'Team bughouse'),
  'lab-run': async person => {
    await person.visit('/lab');
    await person.page.getByRole('tab', { name: 'Recorded games' }).click();
    await person.press('Record a game');
    await settled(person, /\d+ plies/);
  },
  'lab-learn': async person => {
    await person.visit('/lab');
    await person.page.getByRole('tab', { name: 'Learn' }).click();
    await person.page.locator('.lab-empty, .learn').waitFor();
    if (await person.page.locator('.lab-empty').isVisible())
      await person.page.locator('.lab-panel').getByRole('button', { name: 'Start learning' }).click();
    await person.page.locator('.learn-table tr[data-generation="3"]').waitFor();
    await person.page.locator('.heat-map').waitFor();
  },
  'lab-learn-map': async person => {
    await libraryScenes['lab-learn']!(person);
    await person.page.locator('.learn-maps').scrollIntoViewIfNeeded();
  },
};
