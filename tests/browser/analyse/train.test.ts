import { describe, expect, test } from 'vitest';
import { problems } from '../support/axe';
import { cutTexts } from '../support/cut';
import { desktop, type House, phone } from '../support/house';
import { Person } from '../support/person';
import { withPerson } from '../support/stage';
import { frames, stillness } from '../support/stillness';

// Learning from the mistakes of a game, and the puzzles that reports have collected.

let house: House;
let person: Person;

withPerson((one, opened) => {
  person = one;
  house = opened;
});

/// In both games a blunder in an even position allows a mate, which no search overlooks, however little time it gets: a quick
/// report on a busy machine gets very little.
const game = `[White "Anne"]
[Black "Bert"]

1. f3 e5 2. g4 Qh4# 0-1`;

const otherGame = `[White "Cleo"]
[Black "Dora"]

1. e4 e5 2. Nf3 d6 3. Bc4 Bg4 4. Nc3 g6 5. Nxe5 Bxd1 6. Bxf7+ Ke7 7. Nd5# 1-0`;

const atomic = '[White "Edda"]\n[Black "Finn"]\n[Variant "Atomic"]\n\n1. Nf3 a6 2. Ng5 a5 3. Nxf7 1-0';

const hillGame = '[White "Ida"]\n[Black "Jan"]\n[Variant "King of the Hill"]\n\n1. f3 e5 2. g4 Qh4# 0-1';

const report = async (who: Person, text = game, address = '/analyse') => {
  await who.visit(address);
  await who.page.locator('.board').first().waitFor();
  await who.paste(text);
  await who.page.locator('.tree .move').first().waitFor({ state: 'attached' });
  await who.report(text);
};
const verdict = (words: string | RegExp) => person.page.locator('.exercise-verdict', { hasText: words }).waitFor();
const move = async (text: string) => {
  const [, from, to] = /^([a-l]\d+)([a-l]\d+)$/.exec(text)!;
  await person.click(from!);
  await person.click(to!);
};

/// Only puzzles of this game, where there are others.
const choose = async (game: string) => {
  await verdict('One move is clearly best');
  const games = person.page.getByLabel('Game', { exact: true });
  if (await games.count()) await games.selectOption(game);
};
/// Goes on until the puzzle is there.
const onTo = async (isThere: () => Promise<boolean>) => {
  for (let tries = 0; tries < 12 && !(await isThere()); tries += 1) {
    const before = await person.page.locator('.square-grid').innerHTML();
    await person.press('Skip');
    await expect.poll(() => person.page.locator('.square-grid').innerHTML()).not.toBe(before);
  }
};

test('without puzzles there is a way to some', async () => {
  await person.visit('/train');
  await person.page.getByText('There are no puzzles yet').waitFor();
  expect(await problems(person.page)).toEqual([]);
  await person.press('To your games');
  await person.page.waitForURL(/\/games$/);
});

test('puzzles say how well it goes, and go on after a reload where somebody was', async () => {
  const rate = () => person.page.locator('.exercise-facts dd').nth(2).innerText();
  await report(person);
  await report(person, hillGame);
  await person.page.goto(`${house.address}/train`);
  await choose('kingofthehill');
  await expect.poll(rate).toBe('–');
  await person.page.getByText('From: Ida – Jan').waitFor();
  await onTo(async () => (await person.square('g4')).includes('white pawn'));
  await move('e5e4');
  await verdict('e4 is not good enough');
  await expect.poll(rate).toMatch(/^0\s?%$/);
  await person.page.reload();
  await verdict('e4 is not good enough');
  await person.page.locator('.exercise-refutation').waitFor();
  await person.waitForSquare('e4', 'black pawn');
  expect(await person.page.getByLabel('Game', { exact: true }).inputValue()).toBe('kingofthehill');
  await person.press('Try again');
  await move('d8h4');
  await verdict('Qh4# is right!');
  await person.page.getByText('It comes again today.').waitFor();
  await person.page.reload();
  await verdict('Qh4# is right!');
  // It was not the first attempt, and is counted once.
  await person.page.getByText('It comes again today.').waitFor();
  await expect.poll(rate).toMatch(/^0\s?%$/);
  await person.press('Next');
  await choose('chess');
  await person.page.getByText('From: Anne – Bert').waitFor();
  await onTo(async () => (await person.square('g4')).includes('white pawn'));
  await person.press('Hint');
  await person.page.getByText('is marked').waitFor();
  await person.page.reload();
  await person.page.getByText('is marked').waitFor();
  await move('d8h4');
  await verdict('Qh4# is right!');
  // Solved later, at the first attempt: two were not.
  await person.press('Next');
  await choose('kingofthehill');
  await person.page.getByText('From: Ida – Jan').waitFor();
  await onTo(async () => (await person.square('g4')).includes('white pawn'));
  await move('d8h4');
  await verdict('Qh4# is right!');
  await expect.poll(rate).toMatch(/^33\s?%$/);
});

describe('the mistakes of a game', () => {
  test('are gone through one after the other: wrong, refuted, hinted at, found', async () => {
    await report(person);
    const lapses = await person.page.locator('.lapse').count();
    await person.press('Learn from the mistakes');
    await verdict('Find a better move');
    await person.page.getByText(`1 of ${lapses}`).waitFor();
    // To the mistake that allows the mate.
    for (let tries = 0; tries < lapses; tries += 1) {
      await person.page.locator('.exercise-verdict').waitFor();
      if (await person.page.locator('.exercise-verdict', { hasText: 'g4' }).count()) break;
      await person.press('Skip');
      await person.page.getByText(`${tries + 2} of ${lapses}`).waitFor();
    }
    await verdict('2. g4 was played here');
    await move('g2g4');
    await verdict('g4 is not good enough');
    await person.page.locator('.exercise-refutation', { hasText: 'Qh4#' }).waitFor();
    await person.page.locator('.cg-shapes [stroke="#882020"]').first().waitFor({ state: 'attached' });
    await person.press('Try again');
    await verdict('2. g4 was played here');
    await person.press('Hint');
    await person.page.getByText('is marked').waitFor();
    await person.press('Hint');
    await verdict('is best');
    expect(await problems(person.page)).toEqual([]);
    await person.press('Back to the analysis');
    await person.page.locator('.tree .move.shown', { hasText: 'g4' }).waitFor({ state: 'attached' });
  });

  test('end with how many were found', async () => {
    await report(person, otherGame);
    await person.press('Learn from the mistakes');
    await person.page.getByRole('radio', { name: 'Black' }).check();
    for (;;) {
      await person.page.locator('.exercise-verdict').waitFor();
      if (await person.page.locator('.exercise-verdict', { hasText: 'That was the last one' }).count()) break;
      const shown = await person.page.locator('.learn-progress').innerText();
      await person.press('Show solution');
      await verdict('is best');
      await person.press('Next');
      await expect
        .poll(async () =>
          (await person.page.locator('.learn-progress').count())
            ? person.page.locator('.learn-progress').innerText()
            : 'over',
        )
        .not.toBe(shown);
    }
    await verdict(/Found at the first attempt: 0 of \d+/);
  });

  test('go on after a reload where somebody was', async () => {
    await report(person, otherGame);
    await person.press('Learn from the mistakes');
    await person.page.getByRole('radio', { name: 'Black' }).check();
    const progress = person.page.locator('.learn-progress');
    await verdict('Find a better move');
    const count = Number(/1 of (\d+)/.exec(await progress.innerText())![1]);
    for (let number = 2; number <= count; number += 1) {
      await person.press('Skip');
      await expect.poll(() => progress.innerText()).toContain(`${number} of ${count}`);
    }
    await verdict('Find a better move');
    const question = await person.page.locator('.exercise-verdict').innerText();
    await person.page.reload();
    await verdict(question);
    await expect.poll(() => progress.innerText()).toContain(`${count} of ${count}`);
    expect(await person.page.getByRole('radio', { name: 'Black' }).isChecked()).toBe(true);
    await person.press('Skip');
    await verdict(`Found at the first attempt: 0 of ${count}`);
    await person.page.reload();
    await verdict(`Found at the first attempt: 0 of ${count}`);
    // Whoever left them is in the analysis after a reload.
    await person.press('Back to the analysis');
    await person.page.locator('.tree .move').first().waitFor({ state: 'attached' });
    await person.page.reload();
    await person.page.getByRole('tab', { name: 'Report' }).click();
    await person.page.locator('.lapse').first().waitFor();
    expect(await person.page.locator('.exercise-verdict').count()).toBe(0);
  });

  test('of crazyhouse are learned from with what is in hand', async () => {
    // The queen takes a pawn that the bishop guards.
    await report(person, '[Variant "Crazyhouse"]\n\n1. e4 d5 2. exd5 Qxd5 3. Nf3 Qd6 4. d4 Qg3 5. hxg3 *');
    await person.press('Learn from the mistakes');
    for (;;) {
      await verdict('Find a better move');
      const words = await person.page.locator('.exercise-verdict').innerText();
      if (words.includes('Qg3')) break;
      await person.press('Skip');
      await person.page.locator('.exercise-verdict', { hasNotText: words }).waitFor();
    }
    // A pawn is put where it changes nothing: the queen that is left hanging is taken all the same.
    const pawn = (await person.page.locator('.pocket-piece:enabled').boundingBox())!;
    const square = await person.place('a6');
    await person.page.mouse.move(pawn.x + pawn.width / 2, pawn.y + pawn.height / 2);
    await person.page.mouse.down();
    await person.page.mouse.move(square.x, square.y, { steps: 4 });
    await frames(person.page);
    await person.page.mouse.up();
    await verdict(/@a6/);
    await person.page.locator('.exercise-verdict.good, .exercise-verdict.bad').waitFor();
    await person.page.reload();
    // A reload goes on behind the move.
    await verdict(/@a6/);
    await person.waitForSquare('a6', 'black pawn');
  });

  test('of wolf and sheep are learned from, too', async () => {
    // One sheep goes ahead alone, and the wolf walks through.
    await report(
      person,
      '[Variant "wolf-sheep"]\n\n1. d8e7 a1b2 2. e7f6 b2a3 3. f6e5 a3b4 4. e5d4 b4a5 5. d4c3 *',
      '/analyse?game=wolf-sheep',
    );
    await expect.poll(() => person.page.locator('.player-report dd').first().innerText()).toMatch(/^\d+ points?$/);
    await person.press('Learn from the mistakes');
    await verdict('Find a better move');
    await person.press('Hint');
    await person.page.getByText('is marked').waitFor();
    await person.press('Show solution');
    await verdict('is best');
  });
});

describe('puzzles', () => {
  test('are collected by reports, tried, and come again', async () => {
    await report(person, otherGame);
    await person.page.getByText(/new puzzles? (was|were) found/).waitFor();
    await person.page.getByRole('main').getByRole('link', { name: 'Train' }).click();
    await verdict('One move is clearly best');
    const due = async () => Number(await person.page.locator('.exercise-facts dd').first().innerText());
    await expect.poll(due).toBeGreaterThan(0);
    const before = await due();
    await person.page.getByText(/From: (Anne – Bert|Cleo – Dora)/).waitFor();
    expect(await problems(person.page)).toEqual([]);
    await expect.poll(() => cutTexts(person.page)).toEqual([]);
    await person.press('Show solution');
    await verdict('is best');
    await person.page.getByText('It comes again today.').waitFor();
    await expect.poll(due).toBe(before);
    // Solved at the first attempt it is away for a day.
    const solution = await person.page.locator('.exercise-line').first().innerText();
    expect(solution.length).toBeGreaterThan(1);
    await person.page.keyboard.press('n');
    await verdict('One move is clearly best');
    await person.press('Remove');
    if (before > 1) await verdict('One move is clearly best');
    await person.page.reload();
    await person.page.locator('.exercise-facts, .train-empty').first().waitFor();
  });

  test('are solved with the right move, and the wrong one is refuted', async () => {
    await report(person);
    await person.page.goto(`${house.address}/train`);
    await verdict('One move is clearly best');
    // On to the mate.
    for (let tries = 0; tries < 12; tries += 1) {
      if ((await person.square('g4')).includes('white pawn')) break;
      const before = await person.page.locator('.square-grid').innerHTML();
      await person.press('Skip');
      await expect.poll(() => person.page.locator('.square-grid').innerHTML()).not.toBe(before);
    }
    await person.waitForSquare('g4', 'white pawn');
    await move('d8h4');
    await verdict('Qh4# is right!');
    await person.page.getByText('It comes again in 1 day.').waitFor();
    await person.press('Analyze');
    await person.page.locator('.tree .move', { hasText: 'Qh4#' }).waitFor({ state: 'attached' });
  });

  test('of atomic chess are collected and solved', async () => {
    await report(person, atomic);
    await person.page.goto(`${house.address}/train`);
    await choose('atomic');
    await person.page.getByText('From: Edda – Finn').waitFor();
    await onTo(async () => (await person.square('a5')).includes('black pawn'));
    await move('g5f7');
    await verdict('Nxf7# is right!');
    await person.page.getByText('It comes again in 1 day.').waitFor();
  });

  test('of wolf and sheep are collected and solved', async () => {
    const wolf =
      '[White "Gerd"]\n[Black "Hana"]\n[Variant "wolf-sheep"]\n\n1. d8e7 g1h2 2. e7d6 h2g3 3. d6e5 g3h4 4. e5d4 h4g5 5. d4c3 *';
    await report(person, wolf);
    await person.page.goto(`${house.address}/train`);
    await choose('wolf-sheep');
    // A sheep has gone ahead alone: there is one shortest way for the wolf.
    await onTo(async () => (await person.square('g5')).includes('sheep'));
    await person.page.getByText('From: Gerd – Hana').waitFor();
    expect(await problems(person.page)).toEqual([]);
    await move('d4e3');
    await verdict('e3 is right!');
    await person.press('Analyze');
    await person.page.locator('.tree .move', { hasText: 'g5' }).waitFor({ state: 'attached' });
  });

  test.each([
    ['light', phone],
    ['dark', phone],
    ['dark', { width: 844, height: 390 }],
    ['light', { width: 720, height: 450 }],
    ['dark', desktop],
  ] as const)('can be read and reached, %s, %o', async (colorScheme, viewport) => {
    const other = new Person(await house.tab({ colorScheme, viewport }), house);
    await report(other);
    await other.press('Learn from the mistakes');
    await other.page.locator('.exercise-verdict').waitFor();
    expect(await problems(other.page)).toEqual([]);
    await expect.poll(() => cutTexts(other.page)).toEqual([]);
    const bottomOfHint = async () => {
      const { y, height } = (await other.page.getByRole('button', { name: 'Hint' }).boundingBox())!;
      return y + height;
    };
    await expect.poll(bottomOfHint).toBeLessThanOrEqual(viewport.height);
  });
});

test.each([phone, { width: 320, height: 640 }, { width: 844, height: 390 }, { width: 720, height: 450 }])(
  'the actions of an analysis are within reach, %o',
  async viewport => {
    const other = new Person(await house.tab({ viewport }), house);
    await other.visit('/analyse');
    await other.page.locator('.board').first().waitFor();
    await stillness(other.page);
    for (const name of ['Open', 'Edit', 'Flip', 'Share', 'Play on']) {
      const box = (await other.page
        .getByRole('group', { name: 'Controls' })
        .getByRole('button', { name })
        .boundingBox())!;
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width, name).toBeLessThanOrEqual(viewport.width);
      expect(box.y + box.height, name).toBeLessThanOrEqual(viewport.height);
    }
    await expect.poll(() => cutTexts(other.page)).toEqual([]);
  },
);
