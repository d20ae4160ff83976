import type { NewGame, Person, Scene } from '../support/person';

const middle: Record<string, { wanted: NewGame; moves: string; board?: number }> = {
  chess: {
    wanted: { game: 'Chess', clock: '5 min + 3 s per move' },
    moves: 'e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 b5c6 d7c6 e1g1 f7f6 d2d4 e5d4 f3d4 c6c5',
  },
  crazyhouse: { wanted: { game: 'Crazyhouse' }, moves: 'e2e4 d7d5 e4d5 d8d5 b1c3 d5d8 c3d5 c7c6 d5f6 g8f6' },
  'three-check': { wanted: { game: 'Three-check' }, moves: 'e2e4 e7e5 f1c4 b8c6 c4f7' },
  'wolf-sheep': { wanted: { game: 'Wolf and sheep', options: { Board: '8 × 8' } }, moves: 'd8e7 c1d2 e7f6 d2e3' },
  bughouse: { wanted: { game: 'Team bughouse', options: { Boards: '2 boards' } }, moves: 'e2e4 d7d5 e4d5 d8d5 b1c3' },
};

async function watch(person: Person): Promise<void> {
  await person.begin({ game: 'Chess', seat: 'Watch', depth: 3 });
  await person.page.getByLabel('Speed').fill('7');
  await person.press('Run');
  await person.waitForPly(30);
  await person.page.keyboard.press('Space');
}

const engineOf = (person: Person) =>
  person.page.viewportSize()!.width < 1000
    ? person.page.getByRole('tab', { name: 'Engine' }).click()
    : person.press('Machine room');

export const playScenes: Record<string, Scene> = {
  choose: person => person.visit(),
  setup: async person => {
    await person.visit();
    await person.page.locator('.card-button').nth(1).click();
  },
  'setup-rules': async person => {
    await person.visit();
    await person.page.locator('.card-button', { hasText: 'Pawns and kings' }).click();
    await person.page.getByLabel('Distance of the kings').scrollIntoViewIfNeeded();
  },
  'setup-watch': async person => {
    await person.visit();
    await person.page.locator('.card-button', { hasText: 'Wolf' }).click();
    await person.page.getByRole('radio', { name: 'Watch' }).check();
  },
  'setup-partner': async person => {
    await person.visit();
    await person.page.locator('.card-button', { hasText: 'Team bughouse' }).click();
    await person.page.getByLabel('Boards').selectOption({ label: '3 boards' });
    await person.page.getByLabel('Partner', { exact: true }).selectOption('Rookery');
    await person.page.getByLabel('Partner’s board').scrollIntoViewIfNeeded();
  },
  partner: async person => {
    await person.begin({
      game: 'Team bughouse',
      seat: 'First team',
      depth: 1,
      options: { Boards: '2 boards', Partner: 'Rookery' },
    });
    await person.press('Let Rookery move');
    await person.waitForPly(2);
    await person.page.getByRole('button', { name: 'Let Rookery move' }).and(person.page.locator(':enabled')).waitFor();
  },
  watch,
  curves: async person => {
    await watch(person);
    if (person.page.viewportSize()!.width < 1000) await person.page.getByRole('tab', { name: 'Curves' }).click();
    await person.page.keyboard.press('ArrowLeft');
    await person.page.keyboard.press('ArrowLeft');
  },
  'machine-room': async person => {
    await watch(person);
    for (let step = 0; step < 9; step += 1) await person.page.keyboard.press('ArrowLeft');
    await engineOf(person);
    await person.press('Count');
    await person.page.locator('.counts tbody tr').nth(2).waitFor();
  },
  hint: async person => {
    await person.begin({ game: 'Wolf and sheep', seat: 'Sheep', options: { Board: '8 × 8' } });
    await person.waitForPly(1);
    await person.press('Hint');
    await person.page.locator('.cg-shapes line').waitFor({ state: 'attached' });
  },
  thinking: async person => {
    await person.begin({ game: 'Chess', seat: 'White', isSlow: true });
    await person.move('e2e4');
    await person.waitForStatus('Thinking');
  },
  promotion: async person => {
    await person.begin({ game: 'Chess', position: '8/P6k/8/8/8/8/7K/8 w - - 0 1' });
    await person.click('a7');
    await person.click('a8');
    await person.page.locator('.promotion').waitFor();
  },
  check: async person => {
    await person.begin({ game: 'Chess' });
    await person.moves('e2e4 f7f5 d1h5');
    await person.click('g7');
  },
  over: async person => {
    await person.begin({ game: 'Chess' });
    await person.moves('e2e4 e7e5 f1c4 b8c6 d1h5 g8f6 h5f7');
    await person.page.locator('.game-over').waitFor();
  },
  'turning-point': async person => {
    const position = 'rnbqkbnr/pppp1ppp/8/4p3/8/5P2/PPPPP1PP/RNBQKBNR w KQkq - 0 2';
    await person.begin({ game: 'Chess', seat: 'White', depth: 4, position });
    await person.move('g2g4');
    await person.page.locator('.turning-point').scrollIntoViewIfNeeded();
  },
  'bughouse-four': async person => {
    await person.begin({ game: 'Team bughouse', options: { Boards: '4 boards' } });
    await person.move('e2e4');
  },
  'bughouse-eight': async person => {
    await person.begin({ game: 'Team bughouse', options: { Boards: '8 boards' } });
    await person.move('e2e4');
  },
  opponents: async person => {
    await person.visit();
    await person.page.locator('.chosen-opponent').first().click();
  },
  rules: async person => {
    await person.visit();
    await person.page.getByRole('button', { name: 'Rules: Atomic', exact: true }).click();
  },
  settings: person => person.visit('/settings'),
  'large-board': person => person.begin({ game: 'Wolf and sheep', options: { Board: '12 × 12' } }),
  games: async person => {
    await person.visit('/games');
    await person.page.locator('.stored, .empty').first().waitFor();
  },
  keys: async person => {
    await person.visit();
    await person.page.keyboard.press('?');
  },
};
for (const [name, { wanted, moves }] of Object.entries(middle))
  playScenes[name] = async person => {
    await person.begin(wanted);
    await person.moves(moves);
  };
