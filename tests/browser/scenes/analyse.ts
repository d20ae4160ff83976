import type { Person, Scene } from '../support/person';

const game = `[Event "Casual game"]
[White "Depth 4"]
[Black "Depth 6"]
[Date "2026.11.16"]
[Result "1-0"]

1. e4 {Best by test.} e5 2. Nf3 Nc6 3. Bc4 Nd4 (3... Bc5 4. c3 Nf6 5. d3 (5. d4 exd4 6. cxd4 Bb4+) 5... d6) (3... Nf6 4. Ng5 d5)
4. Nxe5 $2 {A trap.} Qg5 5. Nxf7 Qxg2 6. Rf1 Qxe4+ 7. Be2 Nf3# 0-1`;

const storedGames = ['1. e4 e5 2. Nf3 Nc6', '1. e4 c5 2. Nf3 d6', '1. d4 d5 2. c4 e6', '1. d4 Nf6 2. c4 g6', '1. c4 e5']
  .map(
    (moves, index) =>
      `[White "Anna"]\n[Black "Boris"]\n[WhiteElo "${1900 + 40 * index}"]\n[Date "202${index}.03.04"]\n` +
      `[Result "${['1-0', '0-1', '1/2-1/2'][index % 3]}"]\n\n${moves} ${['1-0', '0-1', '1/2-1/2'][index % 3]}\n`,
  )
  .join('\n');

const isPhone = (person: Person) => person.page.viewportSize()!.width < 1000;

async function open(person: Person, text: string): Promise<void> {
  await person.visit('/analyse');
  await person.page.locator('.board').first().waitFor();
  await person.paste(text);
  await person.page.locator('.tree .move').first().waitFor({ state: 'attached' });
}

export const analyseScenes: Record<string, Scene> = {
  analyse: async person => {
    await open(person, game);
    for (let step = 0; step < 7; step += 1) await person.page.keyboard.press('ArrowRight');
    await person.page.keyboard.press('Space');
    if (isPhone(person)) await person.page.getByRole('tab', { name: 'Engine' }).click();
    await person.page.locator('.engine-line').nth(2).waitFor();
    await person.page.waitForTimeout(1500);
  },
  'analyse-moves': async person => {
    await open(person, game);
    for (let step = 0; step < 5; step += 1) await person.page.keyboard.press('ArrowRight');
  },
  'analyse-report': async person => {
    await open(person, game);
    await person.report(game);
    await person.page.locator('.lapse').first().click();
  },
  'analyse-edit': async person => {
    await person.visit('/analyse?game=crazyhouse');
    await person.page.locator('.board').first().waitFor();
    await person.press('Edit');
    await person.page.locator('.palette').first().waitFor();
  },
  'analyse-edit-bughouse': async person => {
    await person.visit('/analyse?game=bughouse');
    await person.page.locator('.board').first().waitFor();
    await person.press('Edit');
    await person.page.locator('.palette').first().waitFor();
  },
  'analyse-solved': async person => {
    await person.visit('/analyse?game=wolf-sheep');
    await person.page.locator('.board').first().waitFor();
    await person.click('d8');
    await person.click('e7');
    await person.page.locator('.tree .move').first().waitFor({ state: 'attached' });
    await person.page.keyboard.press('Space');
    await person.page.locator('.engine-line').first().waitFor({ state: 'attached' });
  },
  'analyse-bughouse-four': async person => {
    await person.visit('/analyse?game=bughouse');
    await person.page.locator('.board').first().waitFor();
    await person.press('Edit');
    await person.page.getByRole('combobox', { name: 'Boards' }).selectOption('4');
    await person.page
      .locator('.board')
      .nth(isPhone(person) ? 0 : 3)
      .waitFor();
    await person.page.getByRole('button', { name: 'Analyze this position' }).click();
    await person.page.locator('.analysis-panel').waitFor();
    await person.click('e2');
    await person.click('e4');
    await person.page.keyboard.press('Space');
    await person.page.locator('.engine-line').first().waitFor({ state: 'attached' });
  },
  'analyse-large': async person => {
    const rows = ['5w6', ...Array.from({ length: 10 }, () => '12'), 'S1S1S1S1S1S1'];
    await person.visit(`/analyse?game=wolf-sheep&text=${encodeURIComponent(`${rows.join('/')} b`)}`);
    await person.page.locator('.board').first().waitFor();
    await person.page.keyboard.press('Space');
    await person.page.locator('.engine-line').first().waitFor({ state: 'attached' });
  },
  'analyse-share': async person => {
    await open(person, game);
    for (let step = 0; step < 5; step += 1) await person.page.keyboard.press('ArrowRight');
    await person.press('Share');
  },
  'analyse-learn': async person => {
    await open(person, game);
    await person.report(game);
    await person.press('Learn from the mistakes');
    for (;;) {
      const prompt = person.page.locator('.exercise-verdict');
      await prompt.waitFor();
      const words = await prompt.innerText();
      if (words.includes('Be2')) break;
      await person.press('Skip');
      await person.page.locator('.exercise-verdict', { hasNotText: words }).waitFor();
    }
    await person.click('c4');
    await person.click('e2');
    await person.page.locator('.exercise-refutation').waitFor();
  },
  train: async person => {
    await open(person, game);
    await person.report(game);
    await person.visit('/train');
    await person.page.locator('.exercise-verdict').waitFor();
  },
  'analyse-games': async person => {
    await person.visit('/games');
    const [chooser] = await Promise.all([person.page.waitForEvent('filechooser'), person.press('Import')]);
    await chooser.setFiles({ name: 'games.pgn', mimeType: 'application/x-chess-pgn', buffer: Buffer.from(storedGames) });
    await person.page.locator('.import-words').waitFor();
    await person.visit('/analyse');
    await person.page.locator('.board').first().waitFor();
    await person.page.getByRole('tab', { name: 'Games' }).click();
    await person.page.locator('.explorer-moves .move').first().waitFor();
    await person.page.locator('.explorer [role="status"]').waitFor({ state: 'detached' });
  },
  'analyse-engines': async person => {
    await open(person, game);
    for (let step = 0; step < 7; step += 1) await person.page.keyboard.press('ArrowRight');
    await person.page.keyboard.press('Space');
    if (isPhone(person)) await person.page.getByRole('tab', { name: 'Engine' }).click();
    await person.page.getByLabel('Another engine beside Rookery').selectOption('Twin');
    await person.page.locator('.engine-findings').nth(1).locator('.engine-line').first().waitFor();
    await person.page.locator('.engine-conversation summary').click();
  },
  'analyse-open': async person => {
    await person.visit('/analyse');
    await person.page.locator('.board').first().waitFor();
    await person.press('Open');
  },
};
