import { execFileSync } from 'node:child_process';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { problems } from './axe';
import { appearances, type House, phone, program } from './house';
import { Person } from './person';
import { treeIsThere, visitLesson } from './scenes_xray';
import { withHouse } from './stage';

let house: House;

withHouse(opened => (house = opened));

async function at(lesson: string, part: number, options = {}): Promise<Person> {
  const person = new Person(await house.tab({ reducedMotion: 'reduce', ...options }), house);
  await visitLesson(person, lesson, part);
  return person;
}

const words = (page: Page) => page.locator('.lesson-words, .lesson-exercise .xray-sentence').innerText();

/// Waits until what is said has its numbers, and says it.
async function said(page: Page): Promise<string> {
  await page.waitForFunction(() => {
    const text = document.querySelector('.lesson-words')?.textContent ?? '';
    return text !== '' && !text.includes('…');
  });
  return words(page);
}

const grouped = (text: string) => Number(text.replace(/,/g, ''));
const numbersIn = (text: string) => [...text.matchAll(/\d[\d,]*/g)].map(([number]) => grouped(number));

const italian = 'r1bqk1nr/pppp1ppp/2n5/2b1p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4';
const blocked = '8/k7/3p4/p2P1p2/P2P1P2/8/8/K7 w - - 0 1';

/// The nodes that the engine itself counts, spoken to as any program speaks to it.
function engineNodes(fen: string, depth: number, options: Record<string, string>): number {
  const lines = Object.entries(options).map(([name, value]) => `setoption name ${name} value ${value}`);
  const text = execFileSync(program, ['--', ...lines, `position fen ${fen}`, `go depth ${depth}`]).toString();
  return Number(/.* nodes (\d+)/s.exec(text)![1]);
}

describe('lessons 1 to 4, with the keyboard alone', () => {
  test('somebody gets through them, and what is done is kept', async () => {
    const person = await at('tree', 1);
    const { page } = person;
    const next = async () => {
      const before = page.url();
      await page.keyboard.press('ArrowRight');
      await page.waitForURL(url => url.href !== before);
    };
    const answer = async (text: string) => {
      await page.locator('#lesson-number').focus();
      await page.keyboard.type(text);
      // There is nothing to answer before the tree is there.
      await page.waitForFunction(() => !document.querySelector<HTMLButtonElement>('.lesson-exercise button')?.disabled);
      await page.keyboard.press('Enter');
    };
    expect(await words(page)).toContain('A triangle is a position');
    for (let part = 1; part < 5; part += 1) await next();
    await answer('9');
    expect(await page.locator('.xray-verdict.wrong').innerText()).toContain('Three times three times three');
    await page.locator('#lesson-number').fill('');
    await answer('27');
    await page.locator('.xray-verdict.right').waitFor();
    await page.getByRole('button', { name: 'Next lesson' }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(/lesson=minimax/);

    await treeIsThere(person);
    for (let part = 1; part < 6; part += 1) await next();
    await answer('5');
    await page.locator('.xray-verdict.right').waitFor();
    await page.getByRole('button', { name: 'Next lesson' }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(/lesson=cut/);

    for (let part = 1; part < 6; part += 1) await next();
    await page.getByRole('button', { name: 'They are cut off', disabled: false }).focus();
    await page.keyboard.press('Enter');
    await page.locator('.xray-verdict.right').waitFor();
    await page.getByRole('button', { name: 'Next lesson' }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(/lesson=window/);

    for (let part = 1; part < 7; part += 1) await next();
    await answer('5');
    await page.locator('.xray-verdict.right').waitFor();
    expect(await page.locator('.lesson-progress').innerText()).toBe('4 of 10 done');
    await page.reload();
    await treeIsThere(person);
    expect(await page.locator('.lesson-progress').innerText()).toBe('4 of 10 done');
  });
});

describe('on a phone, with taps alone', () => {
  test('the lesson on order is solved by exchanging branches', async () => {
    const person = await at('order', 1, { viewport: phone, hasTouch: true, isMobile: true });
    const { page } = person;
    for (let part = 1; part < 5; part += 1) {
      await page.getByRole('button', { name: /^(Next|To the exercise)$/ }).tap();
      await page.waitForURL(new RegExp(`part=${part + 1}`));
      await treeIsThere(person);
    }
    const editor = page.getByRole('group', { name: 'Change the tree' });
    const swap = async (name: string) => {
      const before = await editor
        .locator('input')
        .evaluateAll(inputs => inputs.map(each => (each as HTMLInputElement).value).join());
      await editor.getByRole('button', { name }).tap();
      await page.waitForFunction(
        text =>
          Array.from(document.querySelectorAll<HTMLInputElement>('.tree-editor input'), each => each.value).join() !==
          text,
        before,
      );
    };
    // The best branch, the third one, comes first.
    await swap('Exchange b and c at the root');
    await swap('Exchange a and b at the root');
    expect(await page.locator('.xray-verdict.right').count()).toBe(0);
    // And 2 comes first in the branch that begins with 14.
    await swap('Exchange b and c after c');
    await swap('Exchange a and b after c');
    await page.locator('.xray-verdict.right').waitFor();
    expect(await page.locator('.lesson-counter').first().innerText()).toContain('5 of 9');
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(sideways).toBe(0);
  });
});

describe('every number that is said comes from the search', () => {
  test('trees drawn by hand', async () => {
    const { page } = await at('tree', 4);
    expect(await said(page)).toContain(': 4 leaves');
    const say = async (lesson: string, part: number) => {
      const person = await at(lesson, part);
      return said(person.page);
    };
    expect(await say('minimax', 4)).toContain('The tree is worth 3.');
    expect(await say('minimax', 5)).toContain('It took 9 leaves and 13 nodes.');
    expect(await say('cut', 3)).toContain('still worth 3.');
    expect(await say('cut', 5)).toContain('looked at 7 of 9 leaves');
    expect(await say('window', 6)).toContain('worth 7, and 8 of 14 leaves');
    expect(await say('order', 1)).toContain('8 of 8 leaves');
    expect(await say('order', 2)).toContain('5 of 8.');
    expect(await say('order', 3)).toContain('Fewer than 5 are impossible');
  });

  test('the number line closes where the search cuts', async () => {
    const { page } = await at('window', 3);
    expect(await page.locator('.number-line').getAttribute('aria-label')).toBe('α = 7, β = 6');
    expect(await page.locator('.number-line.closed').count()).toBe(1);
    const open = await at('window', 2);
    expect(await open.page.locator('.number-line').getAttribute('aria-label')).toBe('α = −∞, β = 6');
  });

  test('real positions: as the engine counts them', async () => {
    const material = { Evaluation: 'material' };
    const stage = (improvements: string) => ({ ...material, Improvements: improvements });
    const order = await at('order', 4);
    const textbook = { ...material, Algorithm: 'alphabeta' };
    expect(numbersIn(await said(order.page)).slice(-2)).toEqual([
      engineNodes(italian, 3, textbook),
      engineNodes(italian, 3, { ...textbook, Ordering: 'captures' }),
    ]);
    const table = await at('table', 2);
    expect(numbersIn(await said(table.page))).toEqual([
      engineNodes(blocked, 8, stage('table')),
      engineNodes(blocked, 8, stage('quiescence')),
    ]);
    const reductions = await at('reductions', 2);
    expect(numbersIn(await said(reductions.page))).toEqual([
      engineNodes(italian, 5, stage('reductions')),
      engineNodes(italian, 5, stage('null-move')),
    ]);
    const deepening = await at('deepening', 2);
    const [nodes, last] = numbersIn(await said(deepening.page));
    expect(nodes).toBe(engineNodes(blocked, 5, stage('deepening')));
    expect(last).toBeLessThan(nodes!);
    const modern = await at('modern', 1);
    expect(numbersIn(await said(modern.page))).toEqual([
      engineNodes(italian, 6, { Evaluation: 'tuned' }),
      engineNodes(italian, 4, { Evaluation: 'tuned', Improvements: 'deepening' }),
    ]);
  });

  test('the horizon: a pawn is taken, and with quiescence it is not', async () => {
    const { page } = await at('horizon', 1);
    const greedy = await said(page);
    const careful = await said((await at('horizon', 3)).page);
    const value = (text: string) => Number(/([+−]\d+(?:\.\d+)?)/.exec(text)![1]!.replace('−', '-'));
    expect(value(greedy)).toBeGreaterThan(value(careful));
  });
});

describe.each(appearances)('axe finds nothing serious, %s, %o', (colorScheme, viewport) => {
  test('in lessons', async () => {
    const person = new Person(await house.tab({ colorScheme, viewport, reducedMotion: 'reduce' }), house);
    for (const [lesson, part] of [
      ['tree', 1],
      ['window', 3],
      ['order', 5],
    ] as const) {
      await visitLesson(person, lesson, part);
      expect(await problems(person.page)).toEqual([]);
    }
  });
});
